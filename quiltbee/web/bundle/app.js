var va=Object.defineProperty;var ds=(t,e)=>{for(var n in e)va(t,n,{get:e[n],enumerable:!0})};var Tt=class extends Error{constructor(e,n){super(e),this.status=n}};async function $(t,e,n){return JSON.parse(await F(t,e,n))}async function F(t,e,n="POST"){let o=await xa(t,e,n),s=await o.text();if(o.ok)return s;let r=Sa(s)??`The server answered with status ${o.status}.`;throw new Tt(r,o.status)}async function xa(t,e,n){try{return await fetch(new URL(t,import.meta.url),e&&{method:n,headers:{"content-type":"application/json"},body:JSON.stringify(e)})}catch(o){throw new Error("The server can’t be reached. Is it still running?",{cause:o})}}function Sa(t){try{let{error:e}=JSON.parse(t);return typeof e=="string"?e:null}catch(e){if(e instanceof SyntaxError)return null;throw e}}function ms(t="/api/patches"){return $(t)}function fs(t){return $(`/api/games/${t}`)}function Ne(t){return $("/api/games",t)}function $s(){return $("/api/solo")}function Ce(t){return $("/api/replay",{text:t})}function gs(t){return $(`/api/games/${t}/replay`)}function U(){return $("/api/me")}function ys(t){return $(`/api/invitations/${t}`)}function bs(t,e){return $(`/api/invitations/${t}`,{name:e})}function ws(t){return $(`/api/games/${t}/invitation`,{})}function Re(t,e){return $(`/api/games/${t}/seat`,{name:e})}function ie(t){return F("/api/qr",{path:t})}function ks(t){return $("/api/reports",t)}var Be=class{constructor(e){this.outside=e,this.socket=null,this.retry=null,this.wait=1e3,this.attempts=0,this.isLive=!1}open(){if(this.retry!==null&&this.outside.forget(this.retry),this.retry=null,this.socket)return;this.attempts+=1;let e=this.outside.open();this.socket=e,e.onopen=()=>{this.wait=1e3,this.attempts=0,this.isLive=!0},e.onmessage=n=>this.received(String(n.data)),e.onclose=()=>this.closed(e)}received(e){let n=JSON.parse(e);n.type==="games"&&this.outside.onWaiting(n.waiting),(n.type==="games"||n.type==="lobby")&&this.outside.onNews(n.type)}closed(e){this.socket===e&&(this.socket=null,this.isLive=!1,!(this.attempts>=8)&&(this.retry=this.outside.later(()=>this.open(),this.wait),this.wait=Math.min(6e4,this.wait*2)))}};var ht=[1,2];function ae(t){return t===1?2:1}function Ta(t){return ht.filter(e=>t[e-1].yours)}function M({seats:t}){return t.some(e=>e.yours)}function Kn({mode:t,seats:e}){let n=Ta(e);return t==="remote"&&n.length===1?n[0]:null}function Bt(t){return ht.find(e=>t[e-1].kind==="open")??null}function ce({seats:t}){let e=Bt(t);return e===null?"":t[e-1].name}function O({stage:t,seats:e}){return t!=="over"&&Bt(e)!==null}function le({stage:t,result:e}){return t==="over"&&e===null}function R([t,e]){return`${"abcdefghi"[e]}${t+1}`}function dt(t){return/^[a-i][1-9]$/.test(t)?[Number(t[1])-1,t.charCodeAt(0)-97]:null}function nt(t,e){return t[0]===e[0]&&t[1]===e[1]}function G(t){return[Math.max(...t.map(e=>e[0]))+1,Math.max(...t.map(e=>e[1]))+1]}function mt(t,[e,n]){return t.map(([o,s])=>[o+e,s+n])}function ue(t,[e,n]){let[o,s]=G(t);return[vs(e,9-o),vs(n,9-s)]}function vs(t,e){return Math.max(0,Math.min(e,t))}function De([t,e],[n,o],s){return s==="right"?[e,n-1-t]:s==="left"?[o-1-e,t]:[t,o-1-e]}function xs(t,e,n){let[o,s]=e,r=n>=4?De(t,e,"flip"):t;for(let i=0;i<n%4;i+=1)r=De(r,[o,s],"right"),[o,s]=[s,o];return r}function ft(t){let[e,n]=G(t),o=([s,r])=>Math.abs(s-(e-1)/2)+Math.abs(r-(n-1)/2);return t.reduce((s,r)=>o(r)<o(s)?r:s)}function je(t){let e=new Set,n=[];for(let o=0;o<t.length;o+=1){if(t[o]!=="."||e.has(o))continue;let s=[],r=[o];e.add(o);for(let i=r.pop();i!==void 0;i=r.pop()){s.push([Math.floor(i/9),i%9]);for(let c of Aa(i))t[c]==="."&&!e.has(c)&&(e.add(c),r.push(c))}n.push(s.sort((i,c)=>i[0]-c[0]||i[1]-c[1]))}return n.sort((o,s)=>s.length-o.length)}function Aa(t){let e=t%9,n=[t-9,t+9];return e>0&&n.push(t-1),e<8&&n.push(t+1),n.filter(o=>o>=0&&o<81)}var Ea=3;function qt(t,e){let n=new Set(je(t).map(String));return je(Ma(t,e)).filter(s=>s.length<=Ea&&!n.has(String(s)))}function Ma(t,e){let n=[...t];for(let[o,s]of e)n[o*9+s]="x";return n.join("")}function Ss(t){let e=49;for(let n=0;n<3;n+=1)for(let o=0;o<3;o+=1){let s=0;for(let r=n;r<n+7;r+=1)s+=t.slice(r*9+o,r*9+o+7).split(".").length-1;e=Math.min(e,s)}return e}function B(t,e,n=0){let o=new Set(t.map(String)),s=new Map;for(let[i,c]of t)for(let l=0;l<4;l+=1){let[p,h]=qe[(l+3)%4];if(o.has(String([i+p,c+h])))continue;let d=La[l],g=[i+d[0],c+d[1]],v=[g[0]+qe[l][0],g[1]+qe[l][1]];s.set(String(g),[...s.get(String(g))??[],{to:v,direction:l}])}let r="";for(;s.size>0;)r+=Oa(s,e,n);return r}var qe=[[0,1],[1,0],[0,-1],[-1,0]],La=[[0,0],[0,1],[1,1],[1,0]];function Oa(t,e,n){let o=t.keys().next().value,s=[],r=o,i=-1;do{let l=t.get(r),p=Math.max(0,l.findIndex(v=>v.direction===(i+1)%4)),h=l.splice(i<0?0:p,1)[0];l.length===0&&t.delete(r);let[d,g]=r.split(",").map(Number);h.direction!==i&&s.push({at:[d,g],direction:h.direction}),i=h.direction,r=String(h.to)}while(r!==o);return s.length>1&&s[0].direction===i&&s.shift(),`M${s.map(({at:l,direction:p},h)=>{let d=s[(h+s.length-1)%s.length].direction,[g,v]=[d,p].map(L=>qe[(L+1)%4]).reduce((L,J)=>[L[0]+J[0],L[1]+J[1]]);return`${l[1]*e+v*n} ${l[0]*e+g*n}`}).join("L")}Z`}function b(t,e){return t===1?`1 ${e}`:`${t} ${/(s|x|ch)$/.test(e)?`${e}es`:`${e}s`}`}function at(t){return t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t[t.length-1]}`}function x(t){return t<0?`−${-t}`:String(t)}function pe(t){let e=t.income?`${t.income} income`:"no income",{name:n,squares:o,buttons:s,time:r}=t,i=`costs ${b(s,"button")}`;return`${n}, ${b(o,"square")}, ${i}, ${r} time, ${e}`}function m(t,e){let{name:n,yours:o,kind:s}=t[e-1];return o&&!t[2-e].yours?"You":s==="open"?n||"Open seat":n==="You"?`Player ${e}`:n}function Dt(t){return t==="You"?"You are":`${t} is`}function At(t,e){if(t.result){let s=m(e,t.result.winner);return s==="You"?"You win":`${s} wins`}if(le(t))return"Game aborted";let n=m(e,t.turn),o=n==="You"?"Your":`${n}’s`;return t.stage==="special_patch"?`${o} special patch`:`${o} turn`}function X(t,e){if(t.result)return _a(t,e);if(le(t))return"It was called off at the start, and nothing is counted.";let n=m(e,t.turn);if(t.stage==="special_patch")return`${n} crossed a special patch: it goes on any empty space.`;let o=t.players[t.turn-1].time,s=t.players[2-t.turn].time;return o===s?o===0?`${Dt(n)} player 1 and begin${n==="You"?"":"s"}.`:`Both are on space ${o}, and ${n==="You"?"your":"this"} token is on top.`:`${Dt(n)} behind: ${o} against ${s}.`}function _a(t,e){if(!t.result)return"";let{winner:n,scores:o,reason:s}=t.result,r=`${x(o[n-1])} to ${x(o[2-n])}`,i=m(e,3-n);return s==="resignation"?`${i} resigned; the scores stood at ${r}.`:s==="time"?`${i} ran out of time; the scores stood at ${r}.`:s==="first to 53"?`${r}: equal scores, and the winner reached space 53 first.`:`The final scores are ${r}.`}function We(t,e){let{consequence:n}=t,o=[`advance ${n.time-e}`,`+${b(n.earned,"button")}`];return n.income_marks.length>0&&o.push(`income ${n.income}`),n.special_patch&&o.push("special patch"),`Pass: ${o.join(", ")}`}function $t(t,e){return t==="pass"?"passed":t==="A:pass"?"advanced":t.startsWith("A:")?`took ${e[t[2]]?.name??t[2]}`:t.startsWith("+")?`special patch on ${t.slice(1)}`:`${e[t[0]]?.name??t[0]} at ${t.slice(2)}`}function ct(t,e,n){let o=t.filter(([s,r])=>e[s*9+r]!==".").map(R);return o.length>0?o.length>4?`overlaps at ${b(o.length,"space")}`:`overlaps at ${at(o)}`:n&&!n.available?n.reason??"can’t be bought now":null}function zn(t){let e=R(t[0]);return t.length===1?`single hole ${e}`:`hole of ${t.length} at ${e}`}function He(t,e,n,o,s){let{consequence:r}=t,i=o.players[o.turn-1],c=[{kind:"buttons",text:`Buttons ${i.buttons} → ${x(r.buttons)}`},{kind:"time",text:`Time ${i.time} → ${r.time}`}];return r.income_marks.length>0&&c.push({kind:"income",text:`Income +${r.income} at ${at(r.income_marks.map(String))}`}),r.special_patch&&c.push({kind:"special",text:"Special patch"}),n&&c.push({kind:"tile",text:"Special tile +7"}),e.length>0&&c.push({kind:"holes",text:`Makes ${at(e.map(zn))}`}),c.push({kind:"next",text:Pa(t,o,s)}),c}function Pa({consequence:t},e,n){if(t.next===null)return"Then the game is over";let o=m(n,t.next);return`Next: ${o==="You"?"you":o}${t.next===e.turn?" again":""}`}function Ts(t,e,n){let o=R(t);return e==="."?`${o}, empty`:e==="*"?`${o}, special patch`:`${o}, ${n[e]?.name??"covered"}`}function Ye(t){let e=je(t),n=e.reduce((i,c)=>i+c.length,0),o=[`${81-n} covered, ${n} empty`],s=e.filter(i=>i.length===1).map(i=>R(i[0]));s.length>0&&o.push(`single ${s.length>1?"holes":"hole"} ${s.join(" ")}`),n>0&&o.push(`largest empty region ${e[0].length}`);let r=Ss(t);return o.push(r===0?"a full 7 by 7":`${b(r,"space")} from a 7 by 7`),`${o.join("; ")}.`}function Et(t,e){let{to_income:n,to_special_patch:o,time:s}=t.players[e-1],r=t.time_board.last-s;if(r===0)return"at the end";let i=[];return n!==null&&i.push(`income in ${n}`),o!==null&&i.push(`special patch in ${o}`),i.push(`end in ${r}`),i.join(", ")}function Fe(t,e){let n=e[t.letter],o=n.orientations[t.orientation],[s,r]=G(o),i=mt(o,[t.row,t.column]),c=R([t.row+s-1,t.column+r-1]),l=R([t.row,t.column]);return`${n.name} (${t.letter}), ${i.length} squares, ${l} to ${c}`}var j=1e3,Mt=60*j,jt=60*Mt,ot=24*jt,Zn=9900,Ia=[10,30,60];function Wt(t){let e=/^(\d+)d$/.exec(t);if(e)return{kind:"days",main:Number(e[1])*ot,extra:0};let[n,o]=t.split(/[+~]/).map(s=>Number(s)*j);return{kind:t.includes("~")?"delay":"increment",main:n,extra:o}}function Ue(t){if(t===null)return"no clock";let{kind:e,main:n,extra:o}=Wt(t);if(e==="days")return`${b(n/ot,"day")} for each turn`;let s=As(n);if(o===0)return`${s} for the whole game`;let r=b(o/j,"second");return e==="delay"?`${s}, and ${r} of delay in each turn`:`${s}, and ${r} more for each turn`}function Ht(t){let{kind:e,main:n,extra:o}=Wt(t);if(e==="days")return`${b(n/ot,"day")} a turn`;let s=n%Mt===0?`${n/Mt} min`:`${n/j} s`;return o===0?s:`${s} ${e==="delay"?"~":"+"} ${o/j} s`}function As(t){return[[Math.floor(t/jt),"hour"],[Math.floor(t%jt/Mt),"minute"],[Math.floor(t%Mt/j),"second"]].filter(([o])=>o>0).map(([o,s])=>b(o,s)).join(" ")||"no time"}function Es(t,{now:e},n){return e===null?null:t?.now===e?t:{now:e,at:n}}function he(t,e,n,o){let s=t.left[e-1];if(t.running!==e)return Math.max(0,s);let{kind:r,extra:i}=Wt(t.control),c=r==="delay"?i:0,l=n.now+(o-n.at)-t.since;return Math.max(0,s-Math.max(0,l-c))}function Ge(t){if(t<=Zn)return`0:0${(Math.ceil(t/100)/10).toFixed(1)}`;if(t>=ot)return`${Math.floor(t/ot)} d ${Math.floor(t%ot/jt)} h`;let e=Math.ceil(t/j),n=[Math.floor(e/60)%60,e%60],o=Math.floor(e/3600),s=n.map((r,i)=>i===0&&o===0?String(r):String(r).padStart(2,"0"));return o?[o,...s].join(":"):s.join(":")}function Ms(t){if(t<=0)return"no time left";if(t>=ot){let e=Math.floor(t%ot/jt),n=b(Math.floor(t/ot),"day");return e?`${n} ${b(e,"hour")}`:n}return As(Math.ceil(t/j)*j)}function Ls(t,e){let{kind:n,main:o}=Wt(t);return n==="days"?e<6*jt:e<Math.max(10*j,Math.min(Mt,o/10))}function Os(t,e){return Ia.find(o=>t>o*j&&e<=o*j&&e>0)??null}function _s(t){return t<=0?null:t>=ot?Mt:t<=Zn?t%100||100:Math.min(t%j||j,t-Zn)}function Ps(t){return t===404?{title:"This invitation is not known",text:"Check the link, or ask for a new one: an earlier link is void once a new one is made."}:t===410?{title:"This invitation is no longer open",text:"It was used already, or it has expired. Ask for a new link."}:null}function Is({board:t,clock:e,takebacks:n,rated:o,seed_chosen:s,seat:r}){return[["You sit as",r===1?"player 1, who begins":"player 2"],["Clock",e===null?"none: take all the time you need":Ue(e)],["Time board",t==="revised"?"revised":"original"],["Circle of patches",s?"chosen by the other player":"drawn by lot"],["Takebacks",n?"when the other player agrees":"none"],["Rating",o?"counts for both ratings":"not rated"]]}function A(t,e){let n=e,o=!1,s=new Set,r=()=>{o=!1;for(let i of[...s])i(n)};return{get:()=>n,dispatch(i){let c=t(n,i);c!==n&&(n=c,o||queueMicrotask(r),o=!0)},watch(i){return s.add(i),()=>s.delete(i)}}}var Yt=class{constructor(e){this.outside=e,this.store=A((n,o)=>({...n,...o}),{name:"",busy:!1,error:""})}get state(){return this.store.get()}async ask(){try{let{name:e}=await this.outside.me();this.state.name===""&&this.store.dispatch({name:e??""})}catch(e){this.store.dispatch({error:Ns(e)})}}write(e){this.store.dispatch({name:e,error:""})}async sit(){let{name:e,busy:n}=this.state;if(!n){this.store.dispatch({busy:!0,error:""});try{let{url:o}=await this.outside.sit(e.trim()||null);this.outside.go(o)}catch(o){this.store.dispatch({busy:!1,error:Ns(o)})}}}};function Ns(t){return t instanceof Error?t.message:String(t)}function Cs(t,e){return[...t].filter(n=>n[0]===String(e)).map(n=>dt(n.slice(1))).sort((n,o)=>n[0]-o[0]||n[1]-o[1])}function Rs(t,e){let n=o=>Math.abs(o[0]-e[0])+Math.abs(o[1]-e[1]);return t.reduce((o,s)=>n(s)<n(o)?s:o,t[0]??e)}function Bs(t,e,[n,o]){let s=i=>(i[0]-e[0])*n+(i[1]-e[1])*o,r=i=>Math.abs((i[0]-e[0])*o+(i[1]-e[1])*n);return t.filter(i=>s(i)>0).sort((i,c)=>r(i)+s(i)-r(c)-s(c)||r(i)-r(c)).at(0)}function qs(t,e,n){let o=r=>(r[0]-e[0])*9+r[1]-e[1];return(n?[...t].reverse().find(r=>o(r)<0):t.find(r=>o(r)>0))??t[n?t.length-1:0]}var js={letter:null,orientations:{},origin:null,set:!1,anchor:[0,0],cursor:[4,4]},Jn={up:[-1,0],down:[1,0],left:[0,-1],right:[0,1]};function Ve(t){return{letter:"+",patch:{orientations:{0:[[0,0]]},turns:{0:{right:0,left:0,flip:0}}},placements:new Set(t.map(e=>`0${e}`))}}function Y(t,e){return t.orientations[e]??0}function gt(t,e){return e.patch.orientations[Y(t,e.letter)]}function tt(t,e){return t.origin?mt(gt(t,e),t.origin):[]}function Ut(t,e){return t.origin?`${Y(t,e.letter)}${R(t.origin)}`:null}function Qe(t,e){let n=Ut(t,e);return n!==null&&e.placements.has(n)}function Ke(t,e){let n=Ut(t,e);return n===null||!e.placements.has(n)?null:e.letter==="+"?`+${n.slice(1)}`:e.letter+n}function Xn(t,e,n){switch(n.type){case"choose":return Ca(t,n.choice,n.anchor);case"cancel":return e?{...t,letter:null,origin:null,set:!1}:t;case"arrow":return e?Ba(t,e,n.direction):{...t,cursor:de(t.cursor,n.direction)};default:return e?Na(t,e,n):t}}function Na(t,e,n){switch(n.type){case"hover":return t.set?t:Ds(t,e,n.cell,!1);case"leave":return t.set||!t.origin?t:{...t,origin:null};case"set":return Ds(t,e,n.cell,!0);case"hold":return{...t,anchor:n.anchor,set:!1};case"put":return Ft({...t,orientations:{...t.orientations,[e.letter]:n.orientation},anchor:ft(e.patch.orientations[n.orientation])},e,n.origin);case"show":return t.origin?{...t,set:!0}:ze(t,e);case"jump":return qa(t,e,n.direction);case"next":return Da(t,e,n.back??!1);case"turn":return ja(t,e,n.how);case"cycle":return Wa(t,e)}}function Ca(t,e,n){let o={...t,letter:e.letter,origin:null,set:!1};return{...o,anchor:n??ft(gt(o,e))}}function Ds(t,e,n,o){let s=gt(t,e),r=ue(s,[n[0]-t.anchor[0],n[1]-t.anchor[1]]),i=Ws(t,e,r);return t.origin&&nt(t.origin,i)&&t.set===o&&nt(t.cursor,n)?t:{...t,origin:i,set:o,cursor:n}}function Ws(t,e,n){let o=Y(t,e.letter),s=[[0,0],[-1,0],[1,0],[0,-1],[0,1],[-1,-1],[-1,1],[1,-1],[1,1]];for(let[r,i]of s){let c=[n[0]+r,n[1]+i];if(Ra(c)&&e.placements.has(o+R(c)))return c}return n}function Ra([t,e]){return t>=0&&e>=0&&t<9&&e<9}function Ft(t,e,n){let o=gt(t,e),s=ue(o,n),r=o.some(i=>nt(i,t.anchor))?t.anchor:ft(o);return{...t,origin:s,set:!0,anchor:r,cursor:[s[0]+r[0],s[1]+r[1]]}}function ze(t,e){let{anchor:n,cursor:o}=t,s=to(t,e),r=[o[0]-n[0],o[1]-n[1]];return Ft(t,e,Rs(s,r))}function to(t,e){return Cs(e.placements,Y(t,e.letter))}function Ba(t,e,n){if(!t.origin)return ze(t,e);let[o,s]=Jn[n];return Ft(t,e,[t.origin[0]+o,t.origin[1]+s])}function de([t,e],n){let[o,s]=Jn[n];return ue([[0,0]],[t+o,e+s])}function qa(t,e,n){if(!t.origin)return ze(t,e);let o=Bs(to(t,e),t.origin,Jn[n]);return o?Ft(t,e,o):{...t,set:!0}}function Da(t,e,n){let o=to(t,e),s=t.origin;return o.length===0?s?{...t,set:!0}:ze(t,e):s?Ft(t,e,qs(o,s,n)):Ft(t,e,o[n?o.length-1:0])}function ja(t,e,n){let o=Y(t,e.letter),s=De(t.anchor,G(gt(t,e)),n);return Hs(t,e,e.patch.turns[o][n],s)}function Wa(t,e){let n=Object.keys(e.patch.orientations).map(Number).sort((s,r)=>s-r),o=n[(n.indexOf(Y(t,e.letter))+1)%n.length];return Hs(t,e,o,ft(e.patch.orientations[o]))}function Hs(t,e,n,o){let s={...t,orientations:{...t.orientations,[e.letter]:n},anchor:o};if(!t.origin)return s;let r=[t.origin[0]+t.anchor[0],t.origin[1]+t.anchor[1]],i=ue(gt(s,e),[r[0]-o[0],r[1]-o[1]]),c=Ws(s,e,i);return{...s,origin:c,cursor:[c[0]+o[0],c[1]+o[1]]}}function yt(t){let e={yours:!1,away:!1,bot:!1,rating:null};return[1,2].map(n=>{if(n===2&&t.frames[0]?.automa)return{...e,name:"Automa",kind:"automa"};let o=t.tags[`Player${n}`],s=o&&o!=="?"?o:`Player ${n}`;return{...e,name:s,kind:"person"}})}function Ys(t){return t.frames.slice(1).map(({move:e,player:n},o)=>({number:o+1,player:n??1,move:e??"pass"}))}var Ze=class{constructor(e,n){this.patches=n;let o={replay:e,index:e.frames.length-1,walks:{1:[4,4],2:[4,4]}};this.store=A((s,r)=>({...s,...r}),o)}look(e){let n=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(n,e))})}walk(e,n){let{walks:o}=this.store.get();this.store.dispatch({walks:{...o,[e]:de(o[e],n)}})}};function Ha(t,e){let[n,,...o]=t.link.split(","),s=t.frames.slice(1,e+1).filter(({move:r})=>!r?.startsWith("A:")).map(({move:r})=>r==="pass"?".":r);return[n,s.join(""),...o].join(",")}var Je=class{constructor(e,n,o){this.replay=e,this.go=n;let s={opponent:this.isSolo?"automa":"computer",strength:o,first:"you",busy:!1,error:""};this.store=A((r,i)=>({...r,...i}),s)}get isSolo(){return this.replay.frames[0].automa!==null}async start(e){this.store.dispatch({busy:!0,error:""});try{let{url:n}=await Ne(this.wanted(e));this.go(n)}catch(n){let o=n instanceof Error?n.message:String(n);this.store.dispatch({busy:!1,error:o})}}wanted(e){let{replay:n}=this,{opponent:o,strength:s,first:r}=this.store.get(),{automa:i}=n.frames[0],c=i&&o==="automa"?{deck:i.deck,level:i.level}:null,l=o==="computer"?{level:s}:null,p=o==="person"?yt(n).map(({name:d})=>d):null,h=Ha(n,e);return{opponent:o,...c,...l,first:r,board:"revised",seed:null,from:h,names:p}}};var eo=[{level:1,numeral:"I",name:"Intern",counts:"only the special tile counts; its marker is on 52"},{level:2,numeral:"II",name:"Apprentice",counts:"the buttons it holds count; marker on 44"},{level:3,numeral:"III",name:"Fellow",counts:"the buttons it holds count, and 1 for each patch with buttons; marker on 41"},{level:4,numeral:"IV",name:"Master",counts:"the buttons it holds and those printed on its patches count; marker on 38"},{level:5,numeral:"V",name:"Legend",counts:"the buttons it holds, those on its patches, and 1 for each patch with buttons count; marker on 35"}],no={normal:"Normal deck",tactical:"Tactical deck"},Fs={normal:"nothing is known of the next card",tactical:"the budget of the next card is shown beforehand"},Us={NO_OVERTAKE:["No overtaking","not past your token"],MOST_BUTTONS:["Most buttons","most printed buttons"],LARGEST:["Largest","most squares"],FURTHEST:["Furthest","furthest from the neutral token"]};function Gs(t){return Us[t]?.[0]??t}function me({score_parts:t}){let e=t;return[["Special tile",e.special_tile],["Buttons it holds",e.buttons_held],["Patches with buttons",e.patches_with_buttons],["Buttons on its patches",e.buttons_on_patches]]}function Xe(t){return t!==null&&t.stage==="card"&&t.seats.some(e=>e.yours)}function tn(t){return t.mode==="solo"&&t.moves.at(-1)?.player===2&&t.result?.reason!=="resignation"}function oo(t,e){return`${e[t]?.name??t} (${t})`}function so(t,e){return at([...t].map(n=>oo(n,e)))}function ro({number:t,budget:e,income:n}){return`Card ${t}: budget ${e}, income ${n}`}function io({affordable:t,choices:e,card:n},o){return t.length===0?`Budget ${n.budget} buys none of the ${e.length}: it advances.`:t.length===1?`Budget ${n.budget} buys only ${oo(t,o)}.`:`Budget ${n.budget} buys ${so(t,o)}.`}function ao({filter:t,left:e,skipped:n},o){let[s,r]=Us[t]??[t,t];return n?`${s}: would leave none, skipped.`:`${s} (${r}): leaves ${so(e,o)}.`}function co(t,e){let{taken:n,start:o,stop:s,income_marks:r,income:i,special_patches:c}=t,l=[n?`Takes ${oo(n,e)}; token ${o} → ${s}.`:`Token ${o} → ${s}, no buttons for it.`],p=i?`+${b(i,"button")}`:"this card gives none";return r.length>0&&l.push(`Income at ${at(r.map(String))}: ${p}.`),c.length>0&&l.push(`The special patch at ${at(c.map(String))} is out of the game.`),t.reaches_marker&&l.push(t.takes_special_tile?"Reaches its marker and gets the special tile, 7 points.":"Reaches its marker; the special tile is gone already."),l}function en(t,e){return[`Automa: ${ro(t.card)}.`,io(t,e),...t.steps.map(n=>ao(n,e)),...co(t,e)].join(" ")}function lo({pile:t,aside:e,discards:n}){let o=[`${b(t,"card")} in the pile`];return e>0&&o.push(`${e} put aside unseen`),o.push(n.length?`turned: ${n.join(", ")}`:"none turned since the shuffle"),`${o.join("; ")}.`}function fe({deck:t,numeral:e,name:n}){return`${no[t]}, level ${e}, ${n}`}function Lt({marker:t,marker_on_board:e}){return e?`Its marker is on space ${t}.`:"Its marker has left the board."}function Ya(t){let e=me(t).filter(([,n])=>n>0).map(([n,o])=>`${n.toLowerCase()} ${o}`);return`Score ${x(t.score)}${e.length?`: ${e.join(", ")}`:""}.`}function nn({players:t,result:e},n,o){let s=[[n.with_buttons,"with buttons"],[n.without_buttons,"without buttons"]].map(([i,c])=>b(i.length,"patch")+(i?` ${c}: ${so(i,o)}`:` ${c}`)),r=n.budget!==null&&!e?`the next one has budget ${n.budget}; `:"";return[`${fe(n)}.`,`It holds ${b(t[1].buttons,"button")}; ${s.join("; ")}.`,Ya(t[1]),Lt(n),`Cards: ${r}${lo(n)}`].join(" ")}function $e(t){return t.stage!=="over"&&!O(t)&&t.seats[t.turn-1].yours}function N(t){return t.table!==null&&!t.looking&&!t.pending&&$e(t.table)}function lt({table:t,looking:e,pending:n}){return Xe(t)&&!e&&!n}function ge(t){return t!==null&&t.mode!=="screen"&&t.mode!=="remote"}function Gt(t){return N(t)&&ge(t.table)}function Ot({table:t,pending:e}){return t!==null&&t.can_undo&&e===null&&M(t)}function uo(t){return t.looking?t.looking.frames[t.looking.index]:t.table}function E(t,e){return t.table?.options.find(n=>n.letter===e)}function Vt(t){return t.options.flatMap(e=>e.letter===null?[]:[e.letter])}function _t(t,e){let n=E(t,e);return n?{letter:e,patch:t.patches[e],placements:new Set(n.placements??[])}:null}function q(t){let{letter:e}=t.placement;return!t.table||e===null?null:e==="+"?Ve(t.table.special_cells):_t(t,e)}function Qt(t){let{table:e}=t;if(!e)return 1;let n=[1,2].filter(o=>e.seats[o-1].yours);return n.length===1?n[0]:n.length===2?uo(t)?.turn??1:1}function on(t,e){let{table:n,placement:o}=t;return!n||o.letter===null?!1:o.letter==="+"?n.special_cells_7x7.includes(e.slice(1)):E(t,o.letter)?.completes_7x7?.includes(e)??!1}function ye(t,e){if(!t||t==="pass"||t.startsWith("A:"))return null;let n=dt(t.slice(-2));return{shape:t.startsWith("+")?[[0,0]]:e[t[0]].orientations[t[1]],origin:n}}var Vs=16;function po(t,e){let n=Kn(e);return n!==null&&Fa(t,e,n)||Va(t,e,n)||{text:t.told||Qa(e),actions:[],urgent:!1}}function Qs(t,e,n){return n==="rematch"?ho(e):po(t,e).actions.some(([o])=>o===n)}function ho(t){let e=Kn(t);return e===null||t.stage!=="over"||Bt(t.seats)!==null?!1:t.rematch.game===null&&!t.rematch.asked.includes(e)}function Fa(t,e,n){return O(e)?null:e.stage==="over"?Ga(e,n):Ua(t,e,n)}function Ua({fallen:t},e,n){let o=mo(e.seats,ae(n));return e.offer&&e.offer.seat!==n?{text:`${o} asks to take back a move.`,actions:[["accept","Accept"],["decline","Decline"]],urgent:!0}:t===ae(n)?{text:`${o}’s time is up.`,actions:[["claim","Claim the win"]],urgent:!0}:t===n?{text:`Your time is up. Until ${o} claims the win you may still move.`,actions:[],urgent:!0}:e.offer?{text:`You asked ${o} to take back your move.`,actions:[],urgent:!1}:null}function Ga({rematch:t,seats:e},n){let o=mo(e,ae(n));return t.game!==null?{text:"The rematch is open.",actions:[],urgent:!1}:t.asked.includes(n)?{text:`You asked ${o} for a rematch.`,actions:[],urgent:!1}:t.asked.includes(ae(n))?{text:`${o} asks for a rematch.`,actions:[["rematch","Play again"]],urgent:!0}:null}function Va(t,e,n){let o=fo(e);if(o===null||e.stage==="over")return null;let s=mo(e.seats,o);return n===null||!t.isLongAway||e.clock?{text:`${Dt(s)} away.`,actions:[],urgent:!1}:{text:`${s} has been away for some time.`,actions:[["handover","Let the computer play"]],urgent:!1}}function mo(t,e){let n=m(t,e);return n.length>Vs?`${n.slice(0,Vs-1).trimEnd()}…`:n}function fo(t){return t.mode!=="remote"?null:ht.find(e=>t.seats[e-1].away&&!t.seats[e-1].yours)??null}function Qa({clock:t,rated:e,takebacks:n}){return`${[t?Ht(t.control):"No clock",e?"rated":"not rated",...n?[]:["no takebacks"]].join(", ")}.`}function V(t){return O(t)?$o(t):At(t,t.seats)}function sn(t){return O(t)?Ka(t):X(t,t.seats)}function $o(t){let e=ce(t);return e?`Waiting for ${e}`:t.access==="public"?"Waiting for another player":M(t)?"Waiting for your friend":"Waiting for a second player"}function Ka(t){let e=ce(t);return e?`The seat is kept for ${e}.`:t.access==="public"?"Whoever takes the open seat plays.":M(t)?"The game begins when your friend opens the link.":"The seat is kept for whoever is invited."}function Ks(t,e){if(!t)return"";let n=t.player===null?"":m(e.seats,t.player),o=n==="You";switch(t.kind){case"join":return o?"You took the seat.":`${n} took the seat.`;case"handover":return`${n} took over the seat and plays on.`;case"ask":return`${n} asked to take back a move.`;case"decline":return`${n} declined to take back.`;case"rematch":return`${n} asked for a rematch.`;case"rematch_opened":return"The rematch is open.";case"takeback":return"A move was taken back.";default:return""}}function zs(t,e){return t!==null&&t.rematch.game===null&&e.rematch.game!==null&&M(e)?e.rematch.game:null}function Zs(t,e,n,o=""){let s=`${V(e)}. ${sn(e)}`;if(!t)return s;let r=t.moves.length;return e.moves.length<r?`Taken back. ${s}`:o?V(t)===V(e)?o:`${o} ${s}`:[...e.moves.slice(r).map(({number:c,player:l,move:p})=>{let h=l===2&&e.automa?.turns.find(d=>d.number===c);return h?en(h,n):`${m(e.seats,l)}: ${$t(p,n)}.`}),...za(t,e),s].join(" ")}function za(t,e){return e.players.flatMap((n,o)=>{if(!n.special_tile||t.players[o].special_tile||e.automa&&o===1)return[];let s=m(e.seats,o===0?1:2);return[`${s} ${s==="You"?"take":"takes"} the special tile, 7 points.`]})}function Js(t,e){let{table:n,placement:o}=t;if(e.type==="hover"||e.type==="leave"||e.type==="hold")return t.ghostText;if(e.type==="cancel")return"Put back.";if(!n)return"";let s=q(t);if(!s)return R(o.cursor);if(!o.origin){let d=E(t,s.letter)?.reason,g=s.letter==="+"?"Special patch":t.patches[s.letter].name;return d?`${g}: ${d}.`:`${g} chosen. Choose a place.`}let r=n.players[n.turn-1].cells,i=tt(o,s),c=ct(i,r,E(t,s.letter)),l=R(o.origin);if(c)return`${l}: ${c}.`;let p=qt(r,i),h=on(t,Ut(o,s)??"")?" Takes the special tile.":"";return`${l}: fits${p.length?`, makes ${at(p.map(zn))}`:""}.${h}`}function Xs(t,e){let{table:n}=t,o=E(t,e);return!n||!o?"":`${He(o,[],!1,n,n.seats).map(r=>r.text).join("; ")}.`}function tr(t,e,n){return[...e.placements].map(o=>{let s=dt(o.slice(1)),r=mt(e.patch.orientations[o[0]],s),i=qt(t,r).length;return{key:o,score:Za(t,r)-6*i}}).sort((o,s)=>s.score-o.score||(o.key<s.key?-1:1)).slice(0,n).map(({key:o})=>o)}function Za(t,e){let n=new Set(e.map(String)),o=0;for(let[s,r]of e)for(let[i,c]of[[s-1,r],[s+1,r],[s,r-1],[s,r+1]])(i<0||c<0||i>=9||c>=9||t[i*9+c]!=="."&&!n.has(`${i},${c}`))&&(o+=1);return o}var bt=[{level:1,name:"Beginner",audience:"a child beats it"},{level:2,name:"Learner",audience:"for a first game"},{level:3,name:"Casual",audience:"for those who know the rules"},{level:4,name:"Regular",audience:"for those who have played a few times"},{level:5,name:"Practised",audience:"for those who play often"},{level:6,name:"Skilled",audience:"for good players"},{level:7,name:"Strong",audience:"for very good players"},{level:8,name:"Expert",audience:"for the best of your club"},{level:9,name:"Master",audience:"nearly all that the computer has"},{level:10,name:"Full strength",audience:"all that it has; it thinks for about a second"}],rn=3,an=65536,er=18e4;function go({table:t,anchor:e},n,o){if(!t?.clock||!e)return null;let s=he(t.clock,n,e,o);return{text:Ge(s),sentence:Ms(s),low:Ls(t.clock.control,s)}}var cn=class{constructor(e){this.outside=e,this.timer=null,this.left=null,this.running=null}consider(e){this.stop();let n=this.outside.now();this.show(e,n);let o=[this.watchClock(e,n),this.watchAway(e,n)].filter(s=>s!==null);o.length!==0&&(this.timer=this.outside.later(()=>this.consider(e),Math.max(1,Math.min(...o))))}show(e,n){for(let o of ht){let s=go(e,o,n);s&&this.outside.show(o,s)}}watchClock({table:e,anchor:n,fallen:o},s){let r=e?.clock,i=r?.running??null,c=i===this.running?this.left:null;if(this.running=i,this.left=null,!e||!r||!n||i===null)return o!==null&&this.outside.onTime({fallen:null}),null;let l=he(r,i,n,s);this.left=l;let p=l===0?i:null;p!==o&&this.outside.onTime({fallen:p,timeSaid:Xa(e,p)});let h=c===null?null:Os(c,l);return h!==null&&this.outside.onTime({timeSaid:Ja(e,i,h)}),_s(l)}watchAway({awayFrom:e,isLongAway:n},o){if(e===null||n)return null;let s=e+er-o;return s>0?s:(this.outside.onTime({isLongAway:!0}),null)}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null}};function Ja({seats:t},e,n){let o=m(t,e);return`${o==="You"?"You have":`${o} has`} ${n} seconds left.`}function Xa({seats:t},e){if(e===null)return"";let n=m(t,e);return n==="You"?"Your time is up.":`${n}’s time is up.`}var ln="Type a move such as X0a7, +d9 or pass, or m, q, o, t, l, s, w 2, fit 2, hint, undo, resign, ?.",or=[["X0a7","patch X, orientation 0, top left on a7"],["+d9","special patch on d9"],["pass","advance and receive buttons"],["m","the three patches on offer"],["q, o","your quilt, the other quilt or the Automa"],["t","time board"],["l, s","last move, scores"],["w 2","what if patch 2 is bought (w pass: the pass)"],["fit 2","places where patch 2 fits, best first"],["hint","a move to consider"],["turn","turn the Automa’s card over"],["undo, resign, ?","take back, give up, help"],["clock","what both players have left"],["accept, decline","answer what the other asks"],["claim, abort, rematch","win on time, call off, play again"]];function sr(t,e,n=0){let{table:o}=t,s=e.trim();if(!o)return{error:"The table is not there yet."};if(s==="")return{error:ln};if(/^\+[a-i][1-9]$|^[A-Za-g][0-7][a-i][1-9]$/.test(s))return oc(t,o,s);let[r,i,...c]=s.toLowerCase().split(/\s+/);if(c.length>0)return{error:ln};switch(r){case"pass":case"p":return nc(t);case"undo":case"u":return Ot(t)?{request:{type:"undo"}}:{error:"There is nothing to take back."};case"turn":return lt(t)?{request:{type:"turn"}}:{error:"There is no card to turn over now."};case"hint":case"h":return Gt(t)?{request:{type:"hint"}}:{error:cc(t)};case"resign":return{dialog:"resign"};case"abort":return o.can_abort?{dialog:"abort"}:{error:"It is too late to abort the game."};case"accept":case"decline":case"claim":case"handover":case"rematch":return tc(t,o,r);case"clock":return{say:ec(t,o,n)};case"help":case"?":return{dialog:"help"};case"m":return{say:ic(t,o)};case"q":return{say:rr(t,o,Qt(t))};case"o":return{say:ac(t,o)};case"t":return{say:lc(o)};case"l":return{say:uc(t,o)};case"s":return{say:pc(o)};case"w":return nr(t,i,l=>({say:Xs(t,l)}));case"fit":return nr(t,i,l=>rc(t,o,l));default:return{error:`“${s}” is no move and no command. ${ln}`}}}function tc(t,e,n){return Qs(t,e,n)?n==="handover"?{dialog:"handover"}:{request:{type:n}}:{error:`There is nothing to ${n} now.`}}function ec(t,e,n){let o=[1,2].map(s=>{let r=s,i=go(t,r,n),c=m(e.seats,r);return i&&`${c}: ${i.sentence}`});return o[0]===null?"This game has no clock.":`${o.join("; ")}.`}function nc(t){let e=E(t,null);return!N(t)||!e?.available?{error:un(t)}:{request:{type:"move",move:"pass"}}}function un(t){let{table:e}=t;return t.looking?"This is an earlier position: go back to the game first.":t.pending?"The last move is still on its way.":e?.stage==="over"?"The game is over.":lt(t)?"The Automa’s card is to be turned over first: type turn.":e&&O(e)?`${$o(e)}.`:e?.stage==="special_patch"?"A special patch is to be placed first: type + and a cell, such as +d9.":"It is not your turn."}function oc(t,e,n){if(!N(t))return{error:un(t)};let o=e.players[e.turn-1].cells,s=dt(n.slice(-2));return s?n.startsWith("+")?e.stage!=="special_patch"?{error:"There is no special patch to place."}:e.special_cells.includes(n.slice(1))?{request:{type:"move",move:n}}:{error:`The special patch ${ct([s],o,void 0)??"can’t go there"}.`}:e.stage==="special_patch"?{error:un(t)}:sc(t,e,n,s):{error:ln}}function sc(t,e,n,o){let s=n[0],r=E(t,s);if(!r)return{error:`Patch ${s} is not on offer; these are: ${Vt(e).join(", ")||"none"}.`};let{name:i,orientations:c}=t.patches[s],l=Object.keys(c).join(", "),p=c[n[1]];if(!p)return{error:`${i} has the orientations ${l}.`};if(!r.available)return{error:`${i}: ${r.reason}.`};if(r.placements?.includes(n.slice(1)))return{request:{type:"move",move:n}};let h=mt(p,o),g=h.some(([v,L])=>v>8||L>8)?"does not lie wholly on the quilt":ct(h,e.players[e.turn-1].cells,r);return{error:`${i} ${g??"can’t go there"}.`}}function nr(t,e,n){let o=t.table?Vt(t.table):[];if(e==="pass"&&E(t,null))return n(null);let s=o[Number(e)-1];return s===void 0?{error:o.length?`Say which patch: 1 to ${o.length}.`:"No patch is on offer now."}:n(s)}function rc(t,e,n){let o=n===null?null:_t(t,n);if(!o)return{error:"Say which patch: fit 1, fit 2 or fit 3."};let s=tr(e.players[e.turn-1].cells,o,8),r=s.map(i=>o.letter+i).join(" ");return{say:s.length?`${b(o.placements.size,"place")}, best first: ${r}.`:"It fits nowhere."}}function ic(t,e){let n=Vt(e);if(n.length===0)return"No patch is on offer now.";let o=n.map((i,c)=>{let l=E(t,i)?.reason,p=`${c+1}: ${pe(t.patches[i])} (${i})`;return l?`${p}, ${l}`:p}),s=E(t,null),{time:r}=e.players[e.turn-1];return`${o.join(". ")}. ${s?We(s,r):""}.`}function rr(t,e,n){let{cells:o,patches:s}=e.players[n-1],r=s.map(i=>Fe(i,t.patches)).join("; ");return`${m(e.seats,n)}: ${Ye(o)} ${r?`${r}.`:""}`}function ac(t,e){return e.automa?`Automa: ${nn(e,e.automa,t.patches)}`:rr(t,e,3-Qt(t))}function cc(t){return ge(t.table)?un(t):"Hints are given alone and against the computer only."}function lc(t){let e=[1,2].map(o=>{let s=o,{time:r}=t.players[o-1];return`${m(t.seats,s)} on ${r}, ${Et(t,s)}`}),n=t.automa?` ${Lt(t.automa)}`:"";return`${e.join("; ")}.${n} ${X(t,t.seats)}`}function uc(t,e){let n=e.moves.at(-1);if(!n)return`No move yet. ${V(e)}.`;let o=t.account.turns.find(r=>r.number===n.number);if(o)return en(o,t.patches);let s=m(e.seats,n.player);return`Move ${n.number}, ${s}: ${$t(n.move,t.patches)}.`}function pc(t){return`If the game ended now: ${[1,2].map(n=>hc(t,n)).join("; ")}.`}function hc({automa:t,players:e,seats:n},o){let{score:s,buttons:r,income:i}=e[o-1],c=`${x(s)}, with ${b(r,"button")}`;return t&&o===2?`Automa ${c}`:`${m(n,o)} ${c}, income ${i}`}var dc=new Set(["presence","ready","thinking"]),mc=["1","2"];function ir(t,e){let{number:n,now:o=null,acknowledges:s,event:r,changed:i,players:c,moves:l}=e;return!(n===t.number+1&&!dc.has(r.kind))&&n!==t.number||l.keep>t.moves.length?null:{...t,...i,number:n,now:o,acknowledges:s,players:t.players.map((h,d)=>({...h,...c[mc[d]]})),moves:[...t.moves.slice(0,l.keep),...l.add]}}var ar=250,fc=2e3,$c=5e3,gc=15e3,pn=class{constructor(e,n){this.outside=e,this.table=n,this.wait=ar,this.pending=null,this.socket=null,this.retry=null,this.watch=null,this.silence=null,this.hasGap=!1}connect(){if(this.stopRetry(),this.socket)return;let e=this.outside.open();this.socket=e,this.hasGap=!1,e.onopen=()=>this.opened(),e.onmessage=n=>this.received(String(n.data)),e.onclose=()=>this.closed(e),this.expectAnswer()}wake(){if(this.socket?.readyState!==1)return this.connect();this.askForState()}leave(){let e=this.socket;this.socket=null,this.stopRetry(),this.stopWatch(),this.stopSilence(),e&&(e.onmessage=null,e.readyState===0?e.onopen=()=>e.close():e.close())}send(e){return this.pending?!1:(this.pending={...e,id:this.outside.newId(),seen:this.table.number},this.outside.onPending(e),this.transmit(),!0)}transmit(){!this.pending||this.socket?.readyState!==1||(this.socket.send(JSON.stringify(this.pending)),this.expectAnswer())}askForState(){this.socket?.send(JSON.stringify({type:"hello",seen:this.table.number})),this.expectAnswer()}expectAnswer(){this.stopWatch(),this.watch=this.outside.later(()=>this.drop(),$c)}drop(){let e=this.socket;e&&(e.onclose=null,e.close(),this.closed(e))}opened(){this.wait=ar,this.outside.onStatus("open"),this.transmit()}received(e){let n=JSON.parse(e);if(n.type==="ping")return this.answerPing(n.n);switch(!this.pending&&!this.hasGap&&this.stopWatch(),n.type){case"state":return this.show(n,n.acknowledges);case"event":return this.advance(n);case"error":return(n.id===null||n.id===this.pending?.id)&&this.settle(),this.outside.onRefusal(n);case"hint":return n.id===this.pending?.id&&this.settle(),this.outside.onHint(n)}}answerPing(e){this.socket?.send(JSON.stringify({type:"pong",n:e})),this.stopSilence(),this.silence=this.outside.later(()=>this.missPing(),gc)}missPing(){this.silence=null,this.table.clock?.running&&this.drop()}advance(e){let n=this.hasGap?null:ir(this.table,e);if(n)return this.show(n,e.acknowledges,e.event);this.acknowledged(e.acknowledges),this.hasGap||this.askForState(),this.hasGap=!0}show(e,n,o=null){this.hasGap=!1,this.pending||this.stopWatch(),this.table=e,this.acknowledged(n),this.outside.onTable(e,o)}acknowledged(e){e!==null&&e===this.pending?.id&&this.settle()}settle(){this.pending=null,this.hasGap||this.stopWatch(),this.outside.onPending(null)}closed(e){this.socket===e&&(this.socket=null,this.stopWatch(),this.stopSilence(),this.outside.onStatus("lost"),this.retry=this.outside.later(()=>this.connect(),this.wait),this.wait=Math.min(fc,this.wait*2))}stopRetry(){this.retry!==null&&this.outside.forget(this.retry),this.retry=null}stopSilence(){this.silence!==null&&this.outside.forget(this.silence),this.silence=null}stopWatch(){this.watch!==null&&this.outside.forget(this.watch),this.watch=null}};function cr(t){return{patches:t,table:null,status:"connecting",pending:null,placement:js,looking:null,walks:{1:[4,4],2:[4,4]},dialog:null,notice:null,peek:!1,said:"",ghostText:"",copied:"",account:{turns:[],run:0},hint:null,told:"",anchor:null,awayFrom:null,fallen:null,isLongAway:!1,timeSaid:""}}function lr(t,e){switch(e.type){case"table":return bc(yc(t,e.table,e.at??0),e.table,e.happened??null);case"told":return{...t,told:e.text,said:e.text};case"time":return{...t,...e.part};case"status":return{...t,status:e.status};case"pending":return{...t,pending:e.request,notice:e.request?null:t.notice};case"refusal":return{...t,notice:{kind:"error",text:e.text}};case"hint":return{...t,hint:e.hint};case"placement":return kc(t,e.event);case"look":return{...t,looking:{frames:e.frames,index:e.index},placement:ur(t)};case"return":return yo({...t,looking:null});case"walk":return{...t,walks:{...t.walks,[e.player]:de(t.walks[e.player],e.direction)}};case"dialog":return{...t,dialog:e.dialog};case"peek":return{...t,peek:!t.peek};case"notice":return{...t,notice:e.notice};case"copied":return{...t,copied:e.text}}}function yc(t,e,n){let o=fo(e)!==null;return{...t,anchor:Es(t.anchor,e,n),awayFrom:o?t.awayFrom??n:null,isLongAway:o&&t.isLongAway}}function bc(t,e,n){let o=t.table;if(o&&o.number===e.number)return{...t,table:e};let s=Ks(n,e),r=Zs(o,e,t.patches,s)||t.said;return o!==null&&o.position===e.position&&s!==""?{...t,table:e,said:r,told:s}:yo({...t,table:e,said:r,told:s,looking:null,ghostText:"",copied:"",hint:null,account:wc(t,e),placement:ur(t)})}function wc({account:t,table:e},n){let{turns:o}=n.automa??t,s=e!==null&&n.moves.length<e.moves.length;if(o.length===0&&!s)return t;let r=o.length>0&&o[0].number===t.turns[0]?.number;return{turns:o,run:r?t.run:t.run+1}}function ur({placement:t}){return{...t,letter:null,origin:null,set:!1}}function yo(t){let{table:e}=t;if(!e||e.stage!=="special_patch"||!$e(e))return t;let n=Ve(e.special_cells);return{...t,placement:Xn(t.placement,null,{type:"choose",choice:n})}}function kc(t,e){if(t.pending)return t;let n=q(t),o=Xn(t.placement,n,e);if(o===t.placement)return t;let s={...t,placement:o,notice:null};return{...e.type==="cancel"?yo(s):s,ghostText:Js(s,e)}}var hn=class{constructor(e,n,o){this.id=e.game,this.store=A(lr,cr(n));let{dispatch:s}=this.store;this.connection=new pn({open:o,later:(r,i)=>Number(setTimeout(r,i)),forget:r=>clearTimeout(r),newId:()=>`${Date.now().toString(36)}-${Math.random().toString(36).slice(2,12)}`,onTable:(r,i)=>s({type:"table",table:r,happened:i,at:performance.now()}),onRefusal:r=>this.refused(r),onHint:({move:r,words:i})=>s({type:"hint",hint:{move:r,words:i}}),onStatus:r=>s({type:"status",status:r}),onPending:r=>s({type:"pending",request:r})},e),s({type:"table",table:e,at:performance.now()}),this.byItself=!1}get state(){return this.store.get()}open(){this.connection.connect()}wake(){this.connection.wake()}close(){this.connection.leave()}placement(e){this.store.dispatch({type:"placement",event:e})}complain(e){this.store.dispatch({type:"notice",notice:{kind:"error",text:e}})}choose(e,n){if(!N(this.state))return;let o=_t(this.state,e);this.state.placement.letter===e&&!n?this.placement({type:"cancel"}):o&&this.placement({type:"choose",choice:o,anchor:n})}chooseAt(e){let{table:n,placement:o}=this.state,s=n?Vt(n)[e]:void 0;s===void 0||!N(this.state)||(o.letter!==s&&this.choose(s),this.placement({type:"show"}))}commit(){let{state:e}=this,{table:n,placement:o}=e,s=q(e);if(!n||!N(e))return;if(!s)return this.complain("Choose a patch first: 1, 2 or 3.");if(!o.origin)return this.placement({type:"show"});let r=E(e,s.letter),i=ct(tt(o,s),n.players[n.turn-1].cells,r),c=Ke(o,s);if(i||!c)return this.complain(i?.startsWith("needs")?`It ${i}.`:`It can’t be placed: it ${i??"does not fit there"}.`);this.placement({type:"show"}),this.send({type:"move",move:c})}pass(){N(this.state)&&E(this.state,null)&&this.send({type:"move",move:"pass"})}undo(){let{table:e}=this.state;if(!(!e||!Ot(this.state))){if(tn(e)&&!e.automa?.practice)return this.dialog("practice");this.send({type:"undo"})}}practise(){this.dialog(null),this.send({type:"undo"})}turnCard(e=!1){lt(this.state)&&(this.send({type:"turn"}),this.byItself=e)}hint(){Gt(this.state)&&this.send({type:"hint"})}refused({kind:e,error:n}){e==="stale"&&this.byItself||this.store.dispatch({type:"refusal",kind:e,text:n})}resign(){this.dialog(null),this.send({type:"resign"})}abort(){this.dialog(null),this.send({type:"abort"})}handOver(e){this.dialog(null),this.send({type:"handover",level:e})}mind(e){e==="handover"?this.dialog("handover"):this.send({type:e})}async report(e,n){this.dialog(null);try{await ks({game:this.id,reason:e,text:n}),this.store.dispatch({type:"told",text:"Whoever runs this server is told. Thank you."})}catch(o){this.complain(o instanceof Error?o.message:String(o))}}send(e){this.byItself=!1,this.connection.send(e)||this.complain("The last move is still on its way.")}command(e){let n=sr(this.state,e,performance.now());"error"in n?this.complain(n.error):"say"in n?this.store.dispatch({type:"notice",notice:{kind:"info",text:n.say}}):"dialog"in n?this.dialog(n.dialog):n.request.type==="undo"?this.undo():this.send(n.request)}dialog(e){this.store.dispatch({type:"dialog",dialog:e})}async look(e){let n=this.state.table?.moves.length??0;if(e>=n)return this.back();try{let o=this.state.looking?.frames??(await gs(this.id)).frames;this.store.dispatch({type:"look",frames:o,index:Math.max(0,e)})}catch(o){this.complain(o instanceof Error?o.message:String(o))}}back(){this.store.dispatch({type:"return"})}};var hr=[["1 2 3","choose a patch"],["Arrows","move it by one space"],["Shift + arrows","to the next place where it fits"],["N, Shift + N","next or previous place where it fits"],["R, Shift + R","rotate right, rotate left"],["F","flip"],["Space","next orientation"],["Enter","place it"],["Esc","put it back"],["P","pass"],["U","undo"],["T, Enter","turn the Automa’s card"],["H","hint"],["/","command line"],["?","this help"]],be={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right"},pr={1:{type:"option",index:0},2:{type:"option",index:1},3:{type:"option",index:2}," ":{type:"placement",event:{type:"cycle"}},f:{type:"placement",event:{type:"turn",how:"flip"}},Enter:{type:"place"},Escape:{type:"cancel"},p:{type:"pass"},u:{type:"undo"},t:{type:"turn"},h:{type:"hint"},"/":{type:"command"},"?":{type:"help"}};function dr({key:t,shiftKey:e,ctrlKey:n,metaKey:o,altKey:s}){if(n||o||s)return null;if(Object.hasOwn(be,t)){let i=be[t];return{type:"placement",event:{type:e?"jump":"arrow",direction:i}}}let r=t.length===1?t.toLowerCase():t;return r==="n"?{type:"placement",event:{type:"next",back:e}}:r==="r"?{type:"placement",event:{type:"turn",how:e?"left":"right"}}:Object.hasOwn(pr,r)?pr[r]:null}var vc=600,dn=class{constructor(e){this.outside=e,this.due=null,this.tried=-1,this.timer=0}consider(e,n){let o=e.table?.number??-1,s=n&&lt(e)&&e.dialog===null&&o!==this.tried?o:null;if(s===this.due||(this.stop(),s===null))return;this.due=s;let r=e.table?.moves.at(-1)?.player===2;this.timer=this.outside.later(()=>{this.due=null,this.tried=s,this.outside.turn()},r?0:vc)}stop(){this.due!==null&&this.outside.forget(this.timer),this.due=null}};var xc=4,Sc=1.5,mn=class{constructor(e,n){this.root=e,this.game=n,this.press=null,this.swallow=!1;let o=new AbortController;this.stop=()=>{this.end(),o.abort()};let s=(r,i,c=!1)=>e.addEventListener(r,l=>i(l),{signal:o.signal,capture:c});s("pointerdown",r=>this.down(r)),s("pointermove",r=>this.move(r)),s("pointerup",r=>this.up(r)),s("pointercancel",()=>this.abandon()),s("pointerleave",()=>this.leave()),s("click",r=>this.click(r),!0),window.addEventListener("keydown",r=>{r.key==="Escape"&&this.press?.dragging&&(r.stopPropagation(),this.abandon())},{signal:o.signal,capture:!0})}cellAt(e,n){let o=this.root.querySelector("[data-quilt=active] .cells");if(!o)return null;let s=o.getBoundingClientRect(),r=s.width/9,[i,c]=[Math.floor((n-s.top)/r),Math.floor((e-s.left)/r)];return i>=-1&&c>=-1&&i<=9&&c<=9?[Math.max(0,Math.min(8,i)),Math.max(0,Math.min(8,c))]:null}isOnQuilt(e){return e.target instanceof Element&&e.target.closest("[data-quilt=active] .cells")!==null}down(e){if(this.swallow=!1,e.button!==0||!e.isPrimary||!N(this.game.state))return;let o=e.target.closest("[data-patch]"),s=o?o.dataset.patch:this.game.state.placement.letter;if(!s||!o&&!this.isOnQuilt(e))return;let r=o?this.grabbed(o,s,e):this.heldCell(e);this.press={pointer:e.pointerId,x:e.clientX,y:e.clientY,letter:s,anchor:r,market:o,touch:e.pointerType==="touch",dragging:!1,image:null}}grabbed(e,n,o){let s=_t(this.game.state,n),r=e.querySelector(".picture");if(!s||!r)return null;let i=s.patch.orientations[Y(this.game.state.placement,n)],[c,l]=G(i),p=r.getBoundingClientRect(),h=Math.floor((o.clientY-p.top)/p.height*c),d=Math.floor((o.clientX-p.left)/p.width*l);return i.find(g=>nt(g,[h,d]))??ft(i)}heldCell(e){let{placement:n}=this.game.state,o=q(this.game.state),s=this.cellAt(e.clientX,e.clientY);return!o||!n.origin||!s||!tt(n,o).some(r=>nt(r,s))?null:[s[0]-n.origin[0],s[1]-n.origin[1]]}move(e){let{press:n}=this;if(!n){e.pointerType!=="touch"&&this.hover(e);return}if(e.pointerId===n.pointer){if(!n.dragging){if(Math.hypot(e.clientX-n.x,e.clientY-n.y)<xc)return;this.startDrag(n)}this.drag(n,e)}}hover(e){let{placement:n}=this.game.state;if(n.letter===null||n.set)return;let o=this.isOnQuilt(e)?this.cellAt(e.clientX,e.clientY):null;o?this.game.placement({type:"hover",cell:o}):this.leave()}leave(){!this.press&&this.game.state.placement.origin&&this.game.placement({type:"leave"})}startDrag(e){e.dragging=!0,this.root.setPointerCapture(e.pointer),e.market&&this.game.choose(e.letter,e.anchor??void 0);let n=q(this.game.state);if(!n)return;let o=gt(this.game.state.placement,n),s=o.filter(i=>i[0]===G(o)[0]-1),r=e.touch?s[Math.floor(s.length/2)]:e.anchor??ft(o);this.game.placement({type:"hold",anchor:r}),e.market&&(e.image=this.dragImage(e.market))}dragImage(e){let n=e.querySelector(".picture");if(!n)return null;let o=document.createElement("div");return o.className="drag-image",o.append(n.cloneNode(!0)),document.body.append(o),o}drag(e,n){let o=this.root.querySelector("[data-quilt=active] .cells"),s=e.touch&&o?o.getBoundingClientRect().width/9*Sc:0,r=this.cellAt(n.clientX,n.clientY-s);if(r?this.game.placement({type:"hover",cell:r}):this.game.placement({type:"leave"}),!e.image)return;e.image.hidden=r!==null;let i=`${n.clientX}px, ${n.clientY-s}px`;e.image.style.transform=`translate(${i}) translate(-50%, -50%)`}up(e){let{press:n}=this;if(!(!n||e.pointerId!==n.pointer)&&(this.end(),!!n.dragging)){if(this.swallow=!0,!this.game.state.placement.origin)return this.game.placement({type:"cancel"});this.game.placement({type:"show"}),n.market&&this.game.commit()}}abandon(){let e=this.press?.dragging??!1;this.end(),this.swallow=e,e&&this.game.placement({type:"cancel"})}end(){this.press?.image?.remove(),this.press=null}click(e){if(this.swallow){this.swallow=!1,e.stopPropagation(),e.preventDefault();return}if(!this.isOnQuilt(e))return;let{game:n}=this,{placement:o}=n.state,s=q(n.state),r=this.cellAt(e.clientX,e.clientY);if(!r||!s)return;let i=[...tt(o,s),o.cursor].some(c=>nt(c,r));o.set&&i?n.commit():n.placement({type:"set",cell:r})}};function fn(t,e){let n=t.target.closest("[data-quilt=shown]");return!n||!Object.hasOwn(be,t.key)||t.shiftKey?!1:(t.preventDefault(),e(n.getAttribute("data-testid")==="quilt-1"?1:2,be[t.key]),!0)}var Tc={title:"Quiltbee",text:"Play Patchwork with me: open the link and sit down."},$n=class{constructor(e){this.outside=e,this.store=A((n,o)=>({...n,...o}),{path:e.memory.get(),picture:null,busy:!1,told:""})}get state(){return this.store.get()}get link(){let{path:e}=this.state;return e===null?null:this.outside.origin+e}get isLocal(){return/^https?:\/\/(localhost|127\.|\[::1\])/.test(this.outside.origin)}get canShare(){return this.outside.share!==null}async draw(){let{path:e}=this.state;if(e!==null)try{this.store.dispatch({picture:await this.outside.draw(e)})}catch(n){this.store.dispatch({picture:null,told:mr(n)})}}async renew(){if(!this.state.busy){this.store.dispatch({busy:!0,told:""});try{let{invitation:e}=await this.outside.renew();this.outside.memory.set(e),this.store.dispatch({path:e,picture:null,busy:!1}),await this.draw()}catch(e){this.store.dispatch({busy:!1,told:mr(e)})}}}async copy(){let{link:e}=this;if(e!==null)try{await this.outside.copy(e),this.store.dispatch({told:"The link is copied."})}catch{this.store.dispatch({told:"This browser doesn’t let pages copy: select the link."})}}async share(){let{link:e}=this;if(!(e===null||this.outside.share===null))try{await this.outside.share({...Tc,url:e}),this.store.dispatch({told:""})}catch(n){let o=n instanceof Error&&n.name==="AbortError";this.store.dispatch({told:o?"":"It could not be shared: copy the link."})}}};function mr(t){return t instanceof Error?t.message:String(t)}var Ac={theme:"auto",look:"cloth",letters:!1,turnCards:!0,strength:rn},Ec=12,gn=new Map;function fr(t){try{return JSON.parse(localStorage.getItem(t)??"null")}catch(e){if(e instanceof SyntaxError||e instanceof DOMException)return JSON.parse(gn.get(t)??"null");throw e}}function bo(t,e){let n=JSON.stringify(e);gn.set(t,n);try{localStorage.setItem(t,n)}catch(o){if(!(o instanceof DOMException))throw o;console.warn("This browser keeps no settings:",o.message)}}function $r(){let t=fr("quiltbee.settings");return{...Ac,...typeof t=="object"?t:null}}function gr(t){bo("quiltbee.settings",t)}function Kt(){let t=fr("quiltbee.games");return Array.isArray(t)?t.filter(e=>typeof e?.id=="string"):[]}function yr(t,e){let n=Kt().filter(o=>o.id!==t);bo("quiltbee.games",[{id:t,title:e,when:Date.now()},...n].slice(0,Ec))}function br(t){bo("quiltbee.games",Kt().filter(e=>e.id!==t))}function yn(t){try{return sessionStorage.getItem(`quiltbee.invitation.${t}`)}catch(e){if(e instanceof DOMException)return gn.get(`invitation.${t}`)??null;throw e}}function Pt(t,e){gn.set(`invitation.${t}`,e);try{sessionStorage.setItem(`quiltbee.invitation.${t}`,e)}catch(n){if(!(n instanceof DOMException))throw n;console.warn("This browser keeps no invitation:",n.message)}}function wr(t,e){let n=new $n({origin:location.origin,renew:()=>ws(t),draw:ie,copy:s=>bn(s),share:"share"in navigator?s=>navigator.share(s):null,memory:{get:()=>yn(t),set:s=>Pt(t,s)}}),o=new Yt({me:U,sit:s=>Re(t,s),go:e});return{inviting:n,joining:o}}async function bn(t){if(!navigator.clipboard)throw new Error("There is no clipboard.");await navigator.clipboard.writeText(t)}function kr({text:t,mine:e},n){let s=n-(e?1:0)>0?`(${n}) `:"",r=t?`${t} – Quiltbee`:"Quiltbee";return`${s}${e?"● ":""}${r}`}function vr({mine:t},e){return t||e>0}var we=document.querySelector("link[rel=icon]"),Mc=[we.href,new URL(we.dataset.waiting??"",we.href).href],wo={text:"",mine:!1},ko=0;function wn(t,e=!1){wo={text:t,mine:e},xr()}function kn(t){ko=t,xr()}function xr(){let t=kr(wo,ko);document.title!==t&&(document.title=t);let e=Mc[vr(wo,ko)?1:0];we.href!==e&&(we.href=e)}var Mo=globalThis,Sr=t=>t,vn=Mo.trustedTypes,Tr=vn?vn.createPolicy("lit-html",{createHTML:t=>t}):void 0,_r="$lit$",wt=`lit$${Math.random().toFixed(9).slice(2)}$`,Pr="?"+wt,Lc=`<${Pr}>`,Ct=document,ve=()=>Ct.createComment(""),xe=t=>t===null||typeof t!="object"&&typeof t!="function",Lo=Array.isArray,Oc=t=>Lo(t)||typeof t?.[Symbol.iterator]=="function",vo=`[ 	
\f\r]`,ke=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Ar=/-->/g,Er=/>/g,It=RegExp(`>|${vo}(?:([^\\s"'>=/]+)(${vo}*=${vo}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Mr=/'/g,Lr=/"/g,Ir=/^(?:script|style|textarea|title)$/i,Oo=t=>(e,...n)=>({_$litType$:t,strings:e,values:n}),a=Oo(1),y=Oo(2),Zd=Oo(3),Se=Symbol.for("lit-noChange"),u=Symbol.for("lit-nothing"),Or=new WeakMap,Nt=Ct.createTreeWalker(Ct,129);function Nr(t,e){if(!Lo(t)||!t.hasOwnProperty("raw"))throw Error("invalid template strings array");return Tr!==void 0?Tr.createHTML(e):e}var _c=(t,e)=>{let n=t.length-1,o=[],s,r=e===2?"<svg>":e===3?"<math>":"",i=ke;for(let c=0;c<n;c++){let l=t[c],p,h,d=-1,g=0;for(;g<l.length&&(i.lastIndex=g,h=i.exec(l),h!==null);)g=i.lastIndex,i===ke?h[1]==="!--"?i=Ar:h[1]!==void 0?i=Er:h[2]!==void 0?(Ir.test(h[2])&&(s=RegExp("</"+h[2],"g")),i=It):h[3]!==void 0&&(i=It):i===It?h[0]===">"?(i=s??ke,d=-1):h[1]===void 0?d=-2:(d=i.lastIndex-h[2].length,p=h[1],i=h[3]===void 0?It:h[3]==='"'?Lr:Mr):i===Lr||i===Mr?i=It:i===Ar||i===Er?i=ke:(i=It,s=void 0);let v=i===It&&t[c+1].startsWith("/>")?" ":"";r+=i===ke?l+Lc:d>=0?(o.push(p),l.slice(0,d)+_r+l.slice(d)+wt+v):l+wt+(d===-2?c:v)}return[Nr(t,r+(t[n]||"<?>")+(e===2?"</svg>":e===3?"</math>":"")),o]},Te=class t{constructor({strings:e,_$litType$:n},o){let s;this.parts=[];let r=0,i=0,c=e.length-1,l=this.parts,[p,h]=_c(e,n);if(this.el=t.createElement(p,o),Nt.currentNode=this.el.content,n===2||n===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(s=Nt.nextNode())!==null&&l.length<c;){if(s.nodeType===1){if(s.hasAttributes())for(let d of s.getAttributeNames())if(d.endsWith(_r)){let g=h[i++],v=s.getAttribute(d).split(wt),L=/([.?@])?(.*)/.exec(g);l.push({type:1,index:r,name:L[2],strings:v,ctor:L[1]==="."?So:L[1]==="?"?To:L[1]==="@"?Ao:Zt}),s.removeAttribute(d)}else d.startsWith(wt)&&(l.push({type:6,index:r}),s.removeAttribute(d));if(Ir.test(s.tagName)){let d=s.textContent.split(wt),g=d.length-1;if(g>0){s.textContent=vn?vn.emptyScript:"";for(let v=0;v<g;v++)s.append(d[v],ve()),Nt.nextNode(),l.push({type:2,index:++r});s.append(d[g],ve())}}}else if(s.nodeType===8)if(s.data===Pr)l.push({type:2,index:r});else{let d=-1;for(;(d=s.data.indexOf(wt,d+1))!==-1;)l.push({type:7,index:r}),d+=wt.length-1}r++}}static createElement(e,n){let o=Ct.createElement("template");return o.innerHTML=e,o}};function zt(t,e,n=t,o){if(e===Se)return e;let s=o!==void 0?n._$Co?.[o]:n._$Cl,r=xe(e)?void 0:e._$litDirective$;return s?.constructor!==r&&(s?._$AO?.(!1),r===void 0?s=void 0:(s=new r(t),s._$AT(t,n,o)),o!==void 0?(n._$Co??=[])[o]=s:n._$Cl=s),s!==void 0&&(e=zt(t,s._$AS(t,e.values),s,o)),e}var xo=class{constructor(e,n){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:n},parts:o}=this._$AD,s=(e?.creationScope??Ct).importNode(n,!0);Nt.currentNode=s;let r=Nt.nextNode(),i=0,c=0,l=o[0];for(;l!==void 0;){if(i===l.index){let p;l.type===2?p=new Ae(r,r.nextSibling,this,e):l.type===1?p=new l.ctor(r,l.name,l.strings,this,e):l.type===6&&(p=new Eo(r,this,e)),this._$AV.push(p),l=o[++c]}i!==l?.index&&(r=Nt.nextNode(),i++)}return Nt.currentNode=Ct,s}p(e){let n=0;for(let o of this._$AV)o!==void 0&&(o.strings!==void 0?(o._$AI(e,o,n),n+=o.strings.length-2):o._$AI(e[n])),n++}},Ae=class t{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(e,n,o,s){this.type=2,this._$AH=u,this._$AN=void 0,this._$AA=e,this._$AB=n,this._$AM=o,this.options=s,this._$Cv=s?.isConnected??!0}get parentNode(){let e=this._$AA.parentNode,n=this._$AM;return n!==void 0&&e?.nodeType===11&&(e=n.parentNode),e}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(e,n=this){e=zt(this,e,n),xe(e)?e===u||e==null||e===""?(this._$AH!==u&&this._$AR(),this._$AH=u):e!==this._$AH&&e!==Se&&this._(e):e._$litType$!==void 0?this.$(e):e.nodeType!==void 0?this.T(e):Oc(e)?this.k(e):this._(e)}O(e){return this._$AA.parentNode.insertBefore(e,this._$AB)}T(e){this._$AH!==e&&(this._$AR(),this._$AH=this.O(e))}_(e){this._$AH!==u&&xe(this._$AH)?this._$AA.nextSibling.data=e:this.T(Ct.createTextNode(e)),this._$AH=e}$(e){let{values:n,_$litType$:o}=e,s=typeof o=="number"?this._$AC(e):(o.el===void 0&&(o.el=Te.createElement(Nr(o.h,o.h[0]),this.options)),o);if(this._$AH?._$AD===s)this._$AH.p(n);else{let r=new xo(s,this),i=r.u(this.options);r.p(n),this.T(i),this._$AH=r}}_$AC(e){let n=Or.get(e.strings);return n===void 0&&Or.set(e.strings,n=new Te(e)),n}k(e){Lo(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,o,s=0;for(let r of e)s===n.length?n.push(o=new t(this.O(ve()),this.O(ve()),this,this.options)):o=n[s],o._$AI(r),s++;s<n.length&&(this._$AR(o&&o._$AB.nextSibling,s),n.length=s)}_$AR(e=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);e!==this._$AB;){let o=Sr(e).nextSibling;Sr(e).remove(),e=o}}setConnected(e){this._$AM===void 0&&(this._$Cv=e,this._$AP?.(e))}},Zt=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(e,n,o,s,r){this.type=1,this._$AH=u,this._$AN=void 0,this.element=e,this.name=n,this._$AM=s,this.options=r,o.length>2||o[0]!==""||o[1]!==""?(this._$AH=Array(o.length-1).fill(new String),this.strings=o):this._$AH=u}_$AI(e,n=this,o,s){let r=this.strings,i=!1;if(r===void 0)e=zt(this,e,n,0),i=!xe(e)||e!==this._$AH&&e!==Se,i&&(this._$AH=e);else{let c=e,l,p;for(e=r[0],l=0;l<r.length-1;l++)p=zt(this,c[o+l],n,l),p===Se&&(p=this._$AH[l]),i||=!xe(p)||p!==this._$AH[l],p===u?e=u:e!==u&&(e+=(p??"")+r[l+1]),this._$AH[l]=p}i&&!s&&this.j(e)}j(e){e===u?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,e??"")}},So=class extends Zt{constructor(){super(...arguments),this.type=3}j(e){this.element[this.name]=e===u?void 0:e}},To=class extends Zt{constructor(){super(...arguments),this.type=4}j(e){this.element.toggleAttribute(this.name,!!e&&e!==u)}},Ao=class extends Zt{constructor(e,n,o,s,r){super(e,n,o,s,r),this.type=5}_$AI(e,n=this){if((e=zt(this,e,n,0)??u)===Se)return;let o=this._$AH,s=e===u&&o!==u||e.capture!==o.capture||e.once!==o.once||e.passive!==o.passive,r=e!==u&&(o===u||s);s&&this.element.removeEventListener(this.name,this,o),r&&this.element.addEventListener(this.name,this,e),this._$AH=e}handleEvent(e){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,e):this._$AH.handleEvent(e)}},Eo=class{constructor(e,n,o){this.element=e,this.type=6,this._$AN=void 0,this._$AM=n,this.options=o}get _$AU(){return this._$AM._$AU}_$AI(e){zt(this,e)}};var Pc=Mo.litHtmlPolyfillSupport;Pc?.(Te,Ae),(Mo.litHtmlVersions??=[]).push("3.3.3");var _=(t,e,n)=>{let o=n?.renderBefore??e,s=o._$litPart$;if(s===void 0){let r=n?.renderBefore??null;o._$litPart$=s=new Ae(e.insertBefore(ve(),r),r,void 0,n??{})}return s._$AI(t),s};var Ic={left:"M4 4v6h6M4.6 10A8 8 0 1 1 4 14",right:"M20 4v6h-6M19.4 10A8 8 0 1 0 20 14",flip:"M12 3v18M9 6L3 18h6zM15 6l6 12h-6z",place:"M4 13l5 5L20 6",cancel:"M6 6l12 12M18 6L6 18",undo:"M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",pass:"M4 12h14M13 6l6 6-6 6",download:"M12 4v11M7 11l5 5 5-5M5 20h14",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",flag:"M6 21V4h11l-2 4 2 4H6",card:"M5 3h10v14H5zM9 21h10V7",bulb:"M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-.9 1.6h-5.2c0-.6-.3-1.1-.9-1.6A6 6 0 0 1 12 3z",help:"M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",first:"M18 5l-8 7 8 7M6 5v14",back:"M15 5l-7 7 7 7",forward:"M9 5l7 7-7 7",last:"M6 5l8 7-8 7M18 5v14",clock:"M12 7v5l3 2M12 4a8 8 0 1 0 .01 0",hurry:"M12 4v10M12 19v.5",eye:"M3 12c4-8 14-8 18 0-4 8-14 8-18 0zM12 9.5a2.5 2.5 0 1 0 .01 0",share:"M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",copy:"M8 8h11v12H8zM16 8V4H5v12h3",person:"M12 4a4 4 0 1 0 .01 0M4 21c1-5 4-7 8-7s7 2 8 7",cup:"M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 20h8",sun:"M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5"};function w(t){return a`<svg class="icon-line" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${Ic[t]}></path>
  </svg>`}function Rr({clock:t},e){if(!t)return u;let n=t.running===e;return a`<div
    class=${n?"clock runs":"clock"}
    data-clock=${e}
    data-testid=${`clock-${e}`}
  >
    <span class="clock-sign">${w("clock")}${w("hurry")}</span>
    <span class="clock-time" aria-hidden="true"></span>
    <span class="visually-hidden"
      >${n?"Clock, running":"Clock"}: <span class="clock-words"></span
    ></span>
  </div>`}function Br(t,e,{text:n,sentence:o,low:s}){let r=t.querySelector(`[data-clock="${e}"]`);r&&(r.dataset.low=s?"true":"false",Cr(r.querySelector(".clock-time"),n),Cr(r.querySelector(".clock-words"),o))}function Cr(t,e){t&&t.textContent!==e&&(t.textContent=e)}function qr(t,e){if(t.dialog===null)return u;let n=()=>e.dialog(null);return a`<dialog
    class="sheet"
    aria-labelledby="dialog-heading"
    @close=${n}
    data-testid=${`dialog-${t.dialog}`}
  >
    ${{help:Nc,resign:Cc,practice:Wc,abort:Bc,handover:qc,report:jc}[t.dialog](e,n)}
  </dialog>`}function Dr(t){let e=t.querySelector("dialog");e&&!e.open&&e.showModal()}function Nc(t,e){return a`<div class="panel-head">
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
      ${hr.map(([n,o])=>a`<div>
            <dt>${n}</dt>
            <dd>${o}</dd>
          </div>`)}
    </dl>
    <h3>Command line</h3>
    <dl class="keys">
      ${or.map(([n,o])=>a`<div>
            <dt>${n}</dt>
            <dd>${o}</dd>
          </div>`)}
    </dl>`}function Cc(t,e){return a`<h2 id="dialog-heading">Resign this game?</h2>
    <p>${Rc(t.state.table)}</p>
    <div class="row">
      <button type="button" class="main" data-testid="resign-confirm" @click=${()=>t.resign()}>
        Resign
      </button>
      <button type="button" @click=${e}>Play on</button>
    </div>`}function Rc(t){return t?.mode!=="remote"?"The other player wins. You can still take it back with Undo.":`The other player wins${t.rated?", and it counts for the ratings":""}.`}function Bc(t,e){let n=t.state.table!==null&&O(t.state.table);return a`<h2 id="dialog-heading">${n?"Close this table?":"Abort this game?"}</h2>
    <p>
      Nobody wins or loses, and ${n?"the invitation becomes void":"the table is closed"}.
    </p>
    <div class="row">
      <button type="button" class="main" data-testid="abort-confirm" @click=${()=>t.abort()}>
        ${n?"Close it":"Abort"}
      </button>
      <button type="button" @click=${e}>${n?"Wait":"Play on"}</button>
    </div>`}function qc(t,e){return a`<form @submit=${o=>{o.preventDefault();let s=o.target;t.handOver(Number(new FormData(s).get("level")))}}>
    <h2 id="dialog-heading">Let the computer play?</h2>
    <p>It takes the other seat for good; the other player may then only watch.</p>
    <p>
      <label
        >Level
        <select name="level" data-testid="handover-level">
          ${bt.map(({level:o,name:s})=>a`<option value=${o} ?selected=${o===rn}>
                ${o}, ${s}
              </option>`)}
        </select></label
      >
    </p>
    <div class="row">
      <button type="submit" class="main" data-testid="handover-confirm">Let it play</button>
      <button type="button" @click=${e}>Wait</button>
    </div>
  </form>`}var Dc=[["name","The name offends"],["cheating","The other player cheats"],["leaving","The other player leaves games"],["other","Something else"]];function jc(t,e){return a`<form @submit=${o=>{o.preventDefault();let s=new FormData(o.target);t.report(s.get("reason"),String(s.get("text")))}}>
    <h2 id="dialog-heading">Report this game</h2>
    <p>Only whoever runs this server reads it.</p>
    <p>
      <label
        >Reason
        <select name="reason" data-testid="report-reason">
          ${Dc.map(([o,s])=>a`<option value=${o}>${s}</option>`)}
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
  </form>`}function Wc(t,e){return a`<h2 id="dialog-heading">Take back a turned card?</h2>
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
    </div>`}function Hc({automa:t}){return t?`${fe(t)}${t.practice?", practice":""}. `:""}function jr(t,e,n,o){let{letters:s}=o.settings;return a`<section class="panel about" aria-labelledby="about-heading">
    <h2 id="about-heading">This game</h2>
    <p class="small">
      ${Hc(e)}${e.board==="revised"?"Revised":"Original"}
      board${e.seed?a`, seed <code data-testid="seed">${e.seed}</code>`:u}${M(e)?"":", you are watching"}${e.seed&&e.seed_chosen?", the seed was chosen":""}
    </p>
    ${Gc(e)}
    <div class="row">
      <a
        class="button"
        data-testid="download-record"
        href=${`/api/games/${e.game}/record.pgr`}
        download
        >${w("download")}<span>Record</span></a
      >
      <button type="button" data-testid="copy-link" @click=${()=>Vc(e,n)}>
        ${w("link")}<span>Copy link</span>
      </button>
      ${Yc(e,n)} ${Fc(e,n)}
      <button type="button" data-testid="new-game" @click=${()=>o.go("/")}>New game</button>
      <button type="button" data-testid="help" @click=${()=>n.dialog("help")}>
        ${w("help")}<span>Help</span>
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
    ${t.copied?a`<p class="small copied" data-testid="copied">${t.copied}</p>`:u}
  </section>`}function Yc(t,e){if(!M(t)||t.stage==="over")return u;let[n,o,s]=t.can_abort?["abort",Uc(t),"cancel"]:["resign","Resign","flag"];return a`<button type="button" data-testid=${n} @click=${()=>e.dialog(n)}>
    ${w(s)}<span>${o}</span>
  </button>`}function Fc(t,e){return t.mode!=="remote"||!M(t)||O(t)?u:a`<button type="button" data-testid="report" @click=${()=>e.dialog("report")}>
    Report
  </button>`}function Uc(t){return O(t)?"Close the table":"Abort"}function Gc({mode:t,clock:e,rated:n,takebacks:o,seats:s}){if(t!=="remote")return u;let r=ht.filter(i=>s[i-1].rating!==null).map(i=>`${m(s,i)} ${s[i-1].rating}`);return a`<p class="small" data-testid="terms">
    ${e?`Clock: ${Ue(e.control)}`:"No clock"};
    ${n?"rated":"not rated"};
    ${o?"decisions are taken back by consent":"no takebacks"}.
    ${r.length?`Ratings: ${r.join(", ")}.`:""}
  </p>`}async function Vc(t,e){let n=`${location.origin}/${t.link}`;try{await navigator.clipboard.writeText(n),e.store.dispatch({type:"copied",text:"The link is copied."})}catch(o){if(!(o instanceof DOMException||o instanceof TypeError))throw o;e.store.dispatch({type:"copied",text:`Copy this link: ${n}`})}}var _o=[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg"],Wr=["M2.5 1.3a1.2 1.2 0 1 0 .01 0M7.5 6.3a1.2 1.2 0 1 0 .01 0","M1.6 0h1.8v10h-1.8zM6.6 0h1.8v10h-1.8z","M0 0h5v5h-5zM5 5h5v5h-5z","M0 8.5L8.5 0H10L0 10zM10 8.5V10H8.5zM0 3.5L3.5 0H5L0 5zM5 10L10 5V3.5L3.5 10z","M2 1h1v1h1v1h-1v1h-1v-1h-1v-1h1zM7 6h1v1h1v1h-1v1h-1v-1h-1v-1h1z","M0 3.2Q2.5 .2 5 3.2T10 3.2V4.6Q7.5 7.2 5 4.6T0 4.6zM0 8.2Q2.5 5.2 5 8.2T10 8.2V9.2Q7.5 11.6 5 9.2T0 9.2z"];function Hr(t){let e=_o.indexOf(t);return{cloth:e%6,weave:(Math.floor(e/6)+e%6)%6}}function Yr(){return a`<svg class="fabrics" aria-hidden="true" width="0" height="0">
    <defs>
      ${_o.map(t=>{let{cloth:e,weave:n}=Hr(t);return y`<pattern id=${`fabric-${t}`} class=${`cloth-${e}`}
          width="10" height="10" patternUnits="userSpaceOnUse">
          <rect class="cloth" width="10" height="10"></rect>
          <path class="thread" d=${Wr[n]}></path></pattern>`})}
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
  </svg>`}function st(t,e,n){let o=n*.3;return y`<g class="disc" transform=${`translate(${t} ${e})`}><circle r=${n}></circle>
    ${[[-1,-1],[1,-1],[-1,1],[1,1]].map(([s,r])=>y`<circle class="hole" cx=${s*o} cy=${r*o} r=${n*.16}></circle>`)}</g>`}function Qc(t){let e=t.orientations[0];return Array.from({length:t.income},(n,o)=>e[Math.floor((o+.5)*e.length/t.income)])}function xn(t,e,n,[o,s],r){let i=e.orientations[n],c=G(e.orientations[0]);return y`<g class="patch" transform=${`translate(${s*10} ${o*10})`}>
    <path class="piece" fill=${`url(#fabric-${t})`} d=${B(i,10,.25)}></path>
    <path class="stitches" d=${B(i,10,1.1)}></path>
    ${Qc(e).map(l=>{let[p,h]=xs(l,c,n);return st((h+.5)*10,(p+.5)*10,2.6)})}
    ${r?Kc(i[0],t):u}
  </g>`}function Kc([t,e],n){let[o,s]=[(e+.5)*10,(t+.5)*10+1.9];return y`<text class="letter" x=${o} y=${s}>${n}</text>`}function Po([t,e]){return y`<g class="patch special" transform=${`translate(${e*10} ${t*10})`}>
    <path class="piece" fill="url(#fabric-special)" d=${B([[0,0]],10,.25)}></path>
    <path class="stitches" d=${B([[0,0]],10,1.4)}></path></g>`}function kt(t,e,n,o){let[s,r]=G(e.orientations[n]);return a`<svg
    class=${`picture w${r} h${s}`}
    viewBox=${`-0.6 -0.6 ${r*10+1.2} ${s*10+1.2}`}
    aria-hidden="true"
  >
    ${xn(t,e,n,[0,0],o)}
  </svg>`}function Io(t,e){return a`<svg class=${`card ${t}`} viewBox="-0.5 -0.5 41 57" aria-hidden="true">
    <rect class="sheet-edge" width="40" height="56" rx="3.5"></rect>
    ${e}
  </svg>`}function Ur(t,e){return t===0?Io("empty",u):Io("back",y`<path class="weave" d="M4 4h32v48h-32zM4 16L36 40M4 40L36 16M4 28h32M20 4v48"></path>
    ${e===null?st(20,28,7):y`<circle class="purse" cx="20" cy="28" r="10"></circle>
      <text class="digits" x="20" y="32.4" font-size="13">${e}</text>`}`)}function Gr({number:t,budget:e,income:n,filters:o}){return Io("face",y`
    <text class="card-number" x="20" y="6.6">${t}</text>
    <circle class="purse" cx="12" cy="16" r="7.4"></circle>
    <text class="digits" x="12" y="19.3" font-size="9.5">${e}</text>
    ${st(30,16,5.6)}<text class="gain" x="30" y="28.4">+${n}</text>
    <text class="card-word" x="12" y="28">budget</text>
    ${o.map((s,r)=>Fr(Gs(s),36+r*7))}
    ${o.length===0?Fr("no choice",42):u}`)}function Fr(t,e){return y`<text class="card-filter" x="20" y=${e}>${t}</text>`}function Vr({turns:t,run:e},n,o){return a`<section
    class=${`account reveal-${e%2}`}
    data-testid="automa-turn"
    aria-labelledby="account-heading"
  >
    <h3 id="account-heading">
      ${t.length>1?`The last ${t.length} turns of the Automa`:"The last turn of the Automa"}
    </h3>
    ${t.length===0?a`<p class="small">No card since the person’s last decision.</p>`:u}
    ${t.map(s=>zc(s,n,o))}
  </section>`}function zc(t,e,n){return a`<div class="card-turn" data-card=${t.card.number} data-taken=${t.taken??""}>
    ${Gr(t.card)}
    <div class="told">
      <p class="told-card">${ro(t.card)}</p>
      <div class="tried" aria-hidden="true">
        ${[...t.choices].map(o=>Zc(o,t,e,n))}
      </div>
      <ol>
        <li>${io(t,e)}</li>
        ${t.steps.map(o=>a`<li class=${o.skipped?"skipped":""}>${ao(o,e)}</li>`)}
        ${co(t,e).map(o=>a`<li class="outcome">${o}</li>`)}
      </ol>
    </div>
  </div>`}function Zc(t,{affordable:e,taken:n},o,s){let r=t===n?"taken":e.includes(t)?"left":"dear",i={taken:"✓",left:"–",dear:"×"}[r];return a`<span class=${`candidate ${r}`}
    >${kt(t,o[t],0,s)}<span class="fate">${i}</span></span
  >`}function Sn(t,e,n){return a`<table class="scores">
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
  </table>`}function Kr(){let t=Jc(8,7).slice(0,54);return t.map(({x:e,y:n},o)=>{let s={x:(e+.5)*12,y:(n+.5)*12},r=o>0?t[o-1]:{x:e-1,y:n},i={x:s.x+(r.x-e)*12/2,y:s.y+(r.y-n)*12/2};return o<53?{centre:s,entry:i,width:12,height:12}:{centre:{x:s.x+12,y:s.y},entry:i,width:36,height:12}})}function Jc(t,e){let n=new Set,o=[],[s,r,i,c]=[0,0,1,0],l=(p,h)=>p>=0&&h>=0&&p<t&&h<e&&!n.has(`${p},${h}`);for(;o.length<t*e;)o.push({x:s,y:r}),n.add(`${s},${r}`),l(s+i,r+c)||([i,c]=[-c,i]),s+=i,r+=c;return o}var Qr=10.3;function zr(){let e=[],n=-Math.PI/2,o=43;for(let s=0;s<=53;s+=1){let r={x:48+Math.cos(n)*o,y:48+Math.sin(n)*o},i=e.at(-1)?.centre??r,c={x:(r.x+i.x)/2,y:(r.y+i.y)/2},l=s===53?9.8:8.6;e.push({centre:r,entry:c,width:l,height:l});let p=Qr/o;n+=p,o-=Qr/(2*Math.PI)*p}return e}var tl={cloth:Kr(),thread:zr()},Jt=[1,2];function Zr(t){return t.time_board.on_top===1?[Jt[1],Jt[0]]:Jt}function Jr(t,e){let[n,o]=t.players.map(c=>c.time),s=n===o?`Both tokens are on space ${n}, ${m(e,t.time_board.on_top)} on top.`:Jt.map(c=>`${Dt(m(e,c))} on space ${t.players[c-1].time}.`).join(" "),r=t.time_board.special_patches_left,i=t.automa?` ${Lt(t.automa)}`:"";return`${s} Special patches left: ${r.length?r.join(", "):"none"}.${i}`}function No(t,e,n,o){let s=o*1.25,r=t===1?y`<circle r=${o}></circle>`:y`<path d=${`M0 ${-s}L${s} 0 0 ${s} ${-s} 0Z`}></path>`;return y`<g class=${`token token-${t}`} transform=${`translate(${e} ${n})`}>${r}
    <text y=${o*.42} font-size=${o*1.2}>${t}</text></g>`}function Xr({numeral:t},e,n,o){let s=Array.from({length:16},(r,i)=>{let c=i%2?o*.78:o,l=i*Math.PI/8;return`${(Math.sin(l)*c).toFixed(2)} ${(-Math.cos(l)*c).toFixed(2)}`});return y`<g class="marker" transform=${`translate(${e} ${n})`}>
    <path d=${`M${s.join("L")}Z`}></path>
    <text y=${o*.3} font-size=${o*.85}>${t}</text></g>`}function ti({automa:t},e,n){if(!t?.marker_on_board)return u;let[o,s]=e(t.marker);return Xr(t,o,s,n)}function Co(t){return a`<svg class="token-picture" viewBox="-6 -6 12 12" aria-hidden="true">
    ${No(t,0,0,4.4)}
  </svg>`}function el(t,e,n){let o=tl[n],s=n==="cloth"?84:96,{income:r,special_patches:i,special_patches_left:c}=t.time_board;return a`<svg
    class="spiral"
    viewBox=${`-1 -1 98 ${s+2}`}
    role="img"
    aria-label=${Jr(t,e)}
  >
    ${n==="thread"?nl(o):u}
    ${o.map((l,p)=>ol(l,p,n))}
    ${r.map(l=>st(o[l].entry.x,o[l].entry.y,2.5))}
    ${i.map(l=>{let{x:p,y:h}=o[l].entry;return Tn(p,h,4.8,c.includes(l))})}
    ${ti(t,l=>[o[l].centre.x,o[l].centre.y],5.4)}
    ${sl(t,o)}
  </svg>`}function nl(t){let e=t.map(({centre:n})=>`${n.x.toFixed(1)} ${n.y.toFixed(1)}`);return y`<path class="strand" d=${`M${e.join("L")}`}></path>`}function ol({centre:t,width:e,height:n},o,s){let r=s==="thread"?"0":"start",i=s==="cloth"?y`<rect x=${t.x-e/2+.3} y=${t.y-n/2+.3}
          width=${e-.6} height=${n-.6} rx="1.2"></rect>`:y`<circle cx=${t.x} cy=${t.y} r=${e/2}></circle>`,c=o===0||o===53?"end":o%2?"odd":"even";return y`<g class=${`space ${c}`}>${i}
    <text x=${t.x} y=${t.y+1.2}>${o===0?r:o}</text></g>`}function Tn(t,e,n,o){return y`<rect class=${o?"mark-special":"mark-special taken"}
    x=${t-n/2} y=${e-n/2} width=${n} height=${n} rx="0.6"
    fill=${o?"url(#fabric-special)":"none"}></rect>`}function sl(t,e){let n=t.players[0].time===t.players[1].time;return Zr(t).map((o,s)=>{let{x:r,y:i}=e[t.players[o-1].time].centre,c=n?s*-2.6+1.3:0;return No(o,r+c*.6,i+c,4)})}function rl(t,e){let{income:n,special_patches:o,special_patches_left:s,last:r}=t.time_board,i=c=>4+c*152/r;return a`<svg
      class="line"
      viewBox="0 0 160 27"
      role="img"
      aria-label=${Jr(t,e)}
    >
      <rect class="track" x="3" y="11.5" width="154" height="4" rx="2"></rect>
      ${Jt.map(c=>y`<rect class=${`gone gone-${c}`} x="3" y=${c===1?11.5:13.5}
        width=${Math.max(2,i(t.players[c-1].time)-3)} height="2"></rect>`)}
      ${n.map(c=>st(i(c-.5),13.5,2.3))}
      ${o.map(c=>Tn(i(c-.5),13.5,4.6,s.includes(c)))}
      ${ti(t,c=>[i(c),13.5],4.2)}
      ${Zr(t).map(c=>{let{time:l}=t.players[c-1];return No(c,i(l),c===1?5.5:21.5,3.8)})}
    </svg>
    <ul class="distances">
      ${Jt.map(c=>a`<li>
            ${Co(c)}
            <span
              ><b>${m(e,c)}</b>, space ${t.players[c-1].time}:
              ${Et(t,c)}</span
            >
          </li>`)}
    </ul>`}function il({automa:t}){let e=[["income",st(0,0,2.4)],["special patch",Tn(0,0,4.6,!0)],["taken",Tn(0,0,4.6,!1)]];if(!t)return e;let{marker:n,marker_on_board:o}=t;return[...e,[o?`the Automa’s marker, on ${n}`:"the Automa’s marker is gone",Xr(t,0,0,2.9)]]}function An(t,e,n,o){return a`<section class="panel time-board" aria-labelledby="time-heading">
    <div class="panel-head">
      <h2 id="time-heading">Time board</h2>
      <button type="button" class="quiet look" data-testid="look" @click=${o}>
        ${n==="cloth"?"Round look":"Square look"}
      </button>
    </div>
    <div class="spiral-box">${el(t,e,n)}</div>
    <div class="line-box">${rl(t,e)}</div>
    <ul class="legend">
      ${il(t).map(([s,r])=>a`<li><svg viewBox="-3 -3 6 6" aria-hidden="true">${r}</svg> ${s}</li>`)}
    </ul>
  </section>`}var al=a`<span class="badge tile" title="Special tile: 7 points"
  ><span aria-hidden="true">7×7</span>
  <span class="visually-hidden">has the special tile, 7 points</span></span
>`;function En(t,e,n,o={}){let{buttons:s,income:r,empty:i,score:c,time:l}=t.players[n-1],p=[["Buttons",s,"buttons"],["Income",r,"income"],["Empty",i,"empty"],["Time",l,"time"],[t.result?"Score":"Score now",x(c),"score"]];return Ro(t,e,n,p,o)}function Ro(t,e,n,o,s){let{aside:r=u,clock:i=u,thumbnail:c=u}=s,l=t.stage!=="over"&&Bt(e)===null&&t.turn===n;return a`<div class=${l?"bar moving":"bar"} data-testid=${`player-${n}`}>
    <div class="bar-name">
      ${Co(n)}
      <h2>${m(e,n)}</h2>
      ${cl(e[n-1])} ${r}
      ${l?a`<span class="badge">to move</span>`:u}
      ${t.players[n-1].special_tile?al:u}
    </div>
    ${i} ${c}
    <dl>
      ${o.map(([p,h,d])=>a`<div class=${`number-${d}`}>
            <dt>${p}</dt>
            <dd data-testid=${`${d}-${n}`}>${h}</dd>
          </div>`)}
    </dl>
  </div>`}function cl({kind:t,yours:e,away:n,bot:o,rating:s}){return t!=="person"&&t!=="open"?u:a`${s===null?u:a`<span class="rating"><span class="visually-hidden">rated </span>${s}</span>`}
  ${o?a`<span class="badge bot">bot</span>`:u}
  ${n&&!e?a`<span class="badge away">away</span>`:u}`}function ei(t,e){let n=t.players.map(o=>o.score_parts);return Sn(t,[m(e,1),m(e,2)],[["Buttons",n.map(o=>o.buttons)],["Special tile",n.map(o=>o.special_tile)],["Empty spaces, −2 each",n.map((o,s)=>`${x(o.empty)} (${b(t.players[s].empty,"space")})`)]])}function Mn(t,e,n){let{buttons:o,time:s,score:r}=t.players[1],i=[["Buttons",o,"buttons"],["Patches",n.with_buttons.length+n.without_buttons.length,"patches"],["Time",s,"time"],[t.result?"Score":"Score now",x(r),"score"]],c=a`<span class="level-name">${n.numeral} ${n.name}</span>`;return Ro(t,e,2,i,{aside:c})}function Ln(t,e,n,o,s,r=u){return a`<section class="panel automa" data-testid="automa" aria-labelledby="automa-heading">
    <div class="panel-head">
      <h2 id="automa-heading">The Automa</h2>
      <span class="small">${fe(e)}</span>
    </div>
    <div class="dealer">
      <div class="pile">${Ur(e.pile,t.result?null:e.budget)}</div>
      <div>
        <p data-testid="automa-cards">
          ${t.result?"No more cards are turned.":ll(e)}
        </p>
        <p class="small">${lo(e)}</p>
        <p class="small">${Lt(e)}</p>
      </div>
    </div>
    ${Vr(n,o,s)}
    <div class="piles">
      ${ni("Patches with buttons",e.with_buttons,"pile-with",o,s)}
      ${ni("Patches without",e.without_buttons,"pile-without",o,s)}
    </div>
    ${ul(t,e)} ${r}
  </section>`}function ll({pile:t,budget:e}){return t===0?"The pile is empty.":e===null?"The next card is face down.":a`The next card can pay up to <b>${b(e,"button")}</b>.`}function ni(t,e,n,o,s){return a`<div class="taken-pile" data-testid=${n}>
    <h3>${t}: ${e.length}</h3>
    <ul>
      ${[...e].map(r=>{let{name:i,income:c}=o[r];return a`<li title=${i}>
          ${kt(r,o[r],0,s)}
          <span class="visually-hidden"
            >${i} (${r})${c?`, ${b(c,"button")}`:""}</span
          >
        </li>`})}
    </ul>
  </div>`}function ul(t,e){let n=(o,s,r)=>a`<div class=${r}>
      <dt>${o}</dt>
      <dd>${s}</dd>
    </div>`;return a`<div class="parts">
    <h3>What level ${e.numeral} counts</h3>
    <dl data-testid="automa-score">
      ${me(t.players[1]).map(([o,s])=>n(o,s,"part"))}
      ${n(t.result?"Score":"Score now",x(t.players[1].score),"sum")}
    </dl>
  </div>`}var pl={hint:"Looking for a hint…",turn:"Turning the card…",move:"Sending the move…"};function oi(t,e){let n=N(t)?q(t):null,o=n!==null&&n.letter!=="+",s=n?E(t,n.letter):void 0,r=n!==null&&Qe(t.placement,n)&&s?.available!==!1,i=[["rotate-left","Rotate left","left",o,()=>e.placement({type:"turn",how:"left"})],["rotate-right","Rotate right","right",o,()=>e.placement({type:"turn",how:"right"})],["flip","Flip","flip",o,()=>e.placement({type:"turn",how:"flip"})],["place","Place","place",r,()=>e.commit()],["cancel","Cancel","cancel",n!==null,()=>e.placement({type:"cancel"})]];return a`<section
    class=${n?"deck held":"deck"}
    aria-label="Placing"
    data-keys
    data-move=${n?Ke(t.placement,n)??"":""}
  >
    ${hl(t)}
    <div class="tools">
      ${i.map(([c,l,p,h,d])=>a`<button
            type="button"
            class=${`tool ${p}`}
            data-testid=${c}
            aria-disabled=${h?"false":"true"}
            @click=${d}
          >
            ${w(p)}<span>${l}</span>
          </button>`)}
    </div>
  </section>`}function hl(t){let{table:e}=t;return a`<div class="strip" data-testid="strip">
    ${e?dl(t,e):u}
  </div>`}function dl(t,e){let n=q(t);if(t.looking)return a`<p>An earlier position. The game goes on where it was.</p>`;if(t.pending)return a`<p>${pl[t.pending.type]??"One moment…"}</p>`;if(e.stage==="over")return a`<p>The game is over.</p>`;if(e.stage==="card")return a`<p>The Automa’s card waits to be turned.</p>`;if(e.thinking)return a`<p>${m(e.seats,e.turn)} is thinking…</p>`;if(!N(t))return a`<p>${V(e)}.</p>`;if(!n)return a`<p>Choose one of the three patches, or pass.</p>`;let o=tt(t.placement,n),s=e.players[e.turn-1].cells,r=E(t,n.letter),i=ct(o,s,r),c=t.notice?.kind==="error"?t.notice.text:null,l=Ut(t.placement,n),p=l!==null&&on(t,l),h=l!==null&&!i?qt(s,o):[],d=r?He(r,h,p,e,e.seats):fl(p,h.length);return a`<p class=${i||c?"verdict no":"verdict yes"}>
      ${ml(l!==null,c??i,n.letter)}
    </p>
    <ul class="effects">
      ${d.map(({kind:g,text:v})=>a`<li class=${g}>${v}</li>`)}
    </ul>`}function ml(t,e,n){return e?a`${w("cancel")} ${e}`:t?a`${w("place")} fits`:n==="+"?"Put the special patch on any empty space.":"Choose a place on the quilt."}function fl(t,e){let n=[{kind:"special",text:"Fills one space, costs nothing"}];return t&&n.push({kind:"tile",text:"Special tile +7"}),e>0&&n.push({kind:"holes",text:"Makes a hole"}),n}function Q(t){return t.target.value}function rt(t){return t.target.checked}function On(t){let{name:e,busy:n,error:o}=t.state;return a`<form class="joining" @submit=${r=>{r.preventDefault(),t.sit()}}>
    <label
      >Your name <span class="small">(as the other player sees it)</span>
      <input
        data-testid="join-name"
        maxlength="40"
        autocomplete="nickname"
        .value=${e}
        @input=${r=>t.write(Q(r))}
    /></label>
    <button type="submit" class="main" data-testid="sit-down" ?disabled=${n}>
      ${n?"Sitting down…":"Sit down"}
    </button>
    <p class="notice" role="alert" ?hidden=${!o} data-testid="join-error">${o}</p>
  </form>`}function si(t,{inviting:e,joining:n}){let o=ce(t);return o?Ee(`${o} is asked to play`,a`<p>${$l(o)}</p>`):t.access==="public"?M(t)?gl():Ee("This seat is open",On(n)):M(t)?Ee("Invite your friend",yl(e)):Ee("This seat is kept",a`<p>Who has the invitation may sit down here. You can watch the game.</p>`)}function $l(t){return`The game begins when ${t} sits down. A refusal closes the table.`}function Ee(t,e){return a`<section
    class="panel inviting"
    data-testid="inviting"
    aria-labelledby="inviting-heading"
  >
    <h2 id="inviting-heading">${t}</h2>
    ${e}
  </section>`}function gl(){return Ee("Your table is in the lobby",a`<p>
      The game begins as soon as somebody sits down. You can go to other pages meanwhile: the tab
      tells you when it is your turn.
    </p>`)}function yl(t){let{busy:e,told:n}=t.state;return a`${t.link===null?u:bl(t,t.link)}
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
    <p class="small told" role="status" data-testid="invitation-told">${n}</p>`}function bl(t,e){let{picture:n}=t.state;return a`<p>Send this link. It works once, for whoever opens it and sits down.</p>
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
        ${w("copy")}<span>Copy</span>
      </button>
      ${t.canShare?a`<button
              type="button"
              data-testid="share-invitation"
              @click=${()=>t.share()}
            >
              ${w("share")}<span>Share…</span>
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
    </div>`}function ri(t,e,n){if(e.mode!=="remote")return u;let{text:o,actions:s,urgent:r}=po(t,e);return a`<section
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
    ${wl(e.spectators)}
  </section>`}function wl(t){let e=t===1?"1 person is watching":`${t} people are watching`;return a`<p
    class=${t>0?"watchers":"watchers none"}
    data-testid="watchers"
    title=${t>0?e:u}
  >
    ${w("eye")}<span aria-hidden="true">${t}</span>
    <span class="visually-hidden">${t>0?e:""}</span>
  </p>`}function _n(t,e,n){return a`<section class="panel ring" aria-labelledby="ring-heading">
    <div class="panel-head">
      <h2 id="ring-heading">Circle of patches</h2>
      <span class="small">${b(t.length,"patch")} left, in choosing order</span>
    </div>
    <ol class="circle" data-testid="ring" tabindex="0" aria-labelledby="ring-heading">
      <li class="neutral" aria-label="Neutral token">
        <svg viewBox="-6 -8 12 16" aria-hidden="true">
          <path d="M0-6.5a3 3 0 0 1 1.7 5.5L4.5 6.5h-9L-1.7-1A3 3 0 0 1 0-6.5z"></path>
        </svg>
      </li>
      ${[...t].map((o,s)=>kl(o,s,e,n))}
    </ol>
  </section>`}function kl(t,e,n,o){let s=n[t];return a`<li class=${e<3?"near":""} title=${pe(s)}>
    ${kt(t,s,0,o)}
    <span class="visually-hidden">${pe(s)}</span>
    <span class="price" aria-hidden="true">${Bo(s.buttons)}${qo(s.time)}</span>
    ${e===2?a`<span class="fence" aria-hidden="true"></span>`:u}
  </li>`}function Bo(t){return a`<span class="cost"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">
      <circle class="icon" r="2.4"></circle>
      <circle class="dot" cx="-.8" r=".5"></circle>
      <circle class="dot" cx=".8" r=".5"></circle></svg
    >${t}</span
  >`}function qo(t){return a`<span class="time"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">
      <path class="glass" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path></svg
    >${t}</span
  >`}function ii(t,e,n){let o=tn(e)&&Ot(t),s=M(e);return a`<div class="turn-buttons">
    ${Xe(e)?a`<button
            type="button"
            class="main turn-card"
            data-testid="turn-card"
            aria-keyshortcuts="T"
            aria-disabled=${lt(t)?"false":"true"}
            @click=${()=>n.turnCard()}
          >
            ${w("card")}<span>Turn the card</span>
          </button>`:u}
    ${!s||!ge(e)||e.stage==="over"?u:a`<button
            type="button"
            class="hint-button"
            data-testid="hint"
            aria-keyshortcuts="H"
            aria-disabled=${Gt(t)?"false":"true"}
            @click=${()=>n.hint()}
          >
            ${w("bulb")}<span>Hint</span>
          </button>`}
    ${s&&(e.mode!=="remote"||e.takebacks)?a`<button
            type="button"
            class="undo"
            data-testid="undo"
            aria-disabled=${Ot(t)?"false":"true"}
            @click=${()=>n.undo()}
          >
            ${w("undo")}<span>${vl(e,o)}</span>
          </button>`:u}
  </div>`}function vl({mode:t},e){return t==="remote"?"Ask to take back":e?"Take back (practice)":"Undo"}function ai({hint:t}){return t?a`<p class="hint-line" data-testid="hint-words">
    ${w("bulb")}<span><b>Hint:</b> ${t.words} <code>${t.move}</code></span>
  </p>`:u}function ci(t){return a`<label class="switch"
    ><input
      type="checkbox"
      data-testid="turn-by-itself"
      .checked=${t.settings.turnCards}
      @change=${e=>t.change({turnCards:rt(e)})}
    />
    <span>Turn cards by themselves</span></label
  >`}function li(t,e,n,o,s){let r=[...e.ring.slice(0,3)],i=t.looking?void 0:E(t,null);return a`<section class="panel market" aria-labelledby="market-heading" data-keys>
    <h2 id="market-heading">${i?"Choose a patch, or pass":"The next patches"}</h2>
    ${ai(t)}
    <div class="offers">
      ${r.map((c,l)=>xl(t,c,l,n,o,s))}
      ${r.length===0?a`<p class="small">The circle is empty.</p>`:u}
    </div>
    <button
      type="button"
      class=${t.hint?.move==="pass"?"pass hinted":"pass"}
      data-testid="pass"
      aria-disabled=${N(t)&&i?"false":"true"}
      @click=${()=>n.pass()}
    >
      ${w("pass")}<span
        >${i?We(i,e.players[e.turn-1].time):"Pass"}</span
      >
    </button>
  </section>`}function Pn(t){return a`<span class="visually-hidden">${t}</span>`}function xl(t,e,n,o,s,r){let i=t.patches[e],c=t.looking?void 0:E(t,e),l=t.placement.letter===e,p=c&&!c.available?c.reason:null,h=t.hint?.move.startsWith(e)??!1,d=["offer",l&&"chosen",p&&"dear",h&&"hinted"].filter(Boolean).join(" ");return a`<button
    type="button"
    class=${d}
    data-testid=${`patch-${n}`}
    data-patch=${e}
    data-orientation=${Y(t.placement,e)}
    aria-pressed=${l?"true":"false"}
    aria-disabled=${N(t)&&c?"false":"true"}
    aria-keyshortcuts=${n+1}
    data-key=${n+1}
    @click=${()=>{o.choose(e),r()}}
  >
    <span class="art"
      >${kt(e,i,Y(t.placement,e),s)}</span
    >
    <span class="facts"
      ><span class="offer-name">${i.name}</span
      >${h?a` <span class="badge">hint</span>`:u}${Pn(`, ${b(i.squares,"square")}, costs `)}
      <span class="price"
        >${Bo(i.buttons)}${Pn(i.buttons===1?" button, ":" buttons, ")}
        ${qo(i.time)}${Pn(" time, ")}<span class="earn"
          >${i.income||"no"} income</span
        ></span
      >
      ${p?a`${Pn(", ")}<span class="reason">${p}</span>`:u}</span
    >
  </button>`}function In(t,e,n,o,s){let r=[["First position","first",0],["Previous position","back",e-1],["Next position","forward",e+1],["Last position","last",t.length]],i=c=>c<0||c>t.length||c===e;return a`<section class="panel moves" aria-labelledby="moves-heading">
    <div class="panel-head">
      <h2 id="moves-heading">Moves</h2>
      <div class="steps">
        ${r.map(([c,l,p])=>a`<button
              type="button"
              class="quiet square"
              aria-label=${c}
              title=${c}
              data-testid=${`step-${l}`}
              aria-disabled=${i(p)?"true":"false"}
              @click=${()=>s(p)}
            >
              ${w(l)}
            </button>`)}
      </div>
    </div>
    <ol class="move-list" data-testid="move-list" tabindex="0" aria-labelledby="moves-heading">
      ${t.map(c=>a`<li>
            <button
              type="button"
              class=${c.number===e?"move now":"move"}
              aria-current=${c.number===e?"step":"false"}
              @click=${()=>s(c.number)}
            >
              <span class="number">${c.number}</span>
              <span class=${`who who-${c.player}`}>${m(n,c.player)}</span>
              <span>${$t(c.move,o)}</span> <code>${c.move}</code>
            </button>
          </li>`)}
    </ol>
    ${t.length===0?a`<p class="small">No move yet.</p>`:""}
  </section>`}var Sl={auto:"light",light:"dark",dark:"auto"};function P(t,e=u){let{theme:n}=t.settings;return a`<header class="head">
    <a class="brand" href="/" data-testid="home" @click=${T(t)}>
      <img src=${t.logo} alt="" width="28" height="28" /><span>Quiltbee</span></a
    >
    <div class="head-middle">${e}</div>
    <a class="quiet button" href="/me" data-testid="to-me" @click=${T(t)}
      >${w("person")}<span>You</span></a
    >
    <button
      type="button"
      class="quiet"
      data-testid="theme"
      @click=${()=>t.change({theme:Sl[n]})}
    >
      ${w("sun")}<span>${{auto:"Auto",light:"Light",dark:"Dark"}[n]}</span
      ><span class="visually-hidden"> colours, change</span>
    </button>
  </header>`}function Xt(t,e){return a`${P(t)}
    <main class="waiting"><p>${e}</p></main>`}function T(t){return e=>{e.metaKey||e.ctrlKey||e.shiftKey||(e.preventDefault(),t.go(e.currentTarget.pathname))}}var it=90,Tl=Array.from({length:8},(t,e)=>{let n=(e+1)*10;return`M${n} 0V${it}M0 ${n}H${it}`}).join(""),te=Array.from({length:9},(t,e)=>e);function Nn(t){let{number:e,active:n,ghost:o,held:s}=t,r=["quilt",n&&"active",s&&"held"].filter(Boolean).join(" ");return a`<div
    class=${r}
    data-testid=${`quilt-${e}`}
    data-quilt=${n?"active":"shown"}
  >
    <div class="columns" aria-hidden="true">
      ${te.map(i=>a`<span>${"abcdefghi"[i]}</span>`)}
    </div>
    <div class="rows" aria-hidden="true">${te.map(i=>a`<span>${i+1}</span>`)}</div>
    <div class="cloths">
      <svg viewBox=${`-0.4 -0.4 ${it+.8} ${it+.8}`} aria-hidden="true">
        <rect class="ground" width=${it} height=${it}></rect>
        <path class="lines" d=${Tl}></path>
        ${pi(t)} ${t.last?Al(t.last):u}
        ${t.hint?El(t.hint):u} ${o?Ml(t,o):u}
      </svg>
      ${Pl(t)}
    </div>
  </div>`}function ui(t,e){return a`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${it+2} ${it+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${it} height=${it}></rect>
    ${pi({player:t,patches:e,lettered:!1,last:null})}
  </svg>`}function pi({player:t,patches:e,lettered:n,last:o}){let s=(i,c)=>o!==null&&nt(o.origin,[i,c]),r=te.flatMap(i=>te.map(c=>[i,c])).filter(([i,c])=>"*x".includes(t.cells[i*9+c]));return[...t.patches.map(i=>y`<g class=${s(i.row,i.column)?"fresh":""}>${xn(i.letter,e[i.letter],i.orientation,[i.row,i.column],n)}</g>`),...r.map(([i,c])=>t.cells[i*9+c]==="*"?Po([i,c]):y`<rect class="piece" fill="url(#fabric-covered)"
            x=${c*10} y=${i*10} width="10" height="10"></rect>`)]}function Al({shape:t,origin:[e,n]}){return y`<g class="last" transform=${`translate(${n*10} ${e*10})`}>
    <path class="halo" d=${B(t,10)}></path>
    <path d=${B(t,10)}></path></g>`}function El({shape:t,origin:[e,n]}){let{x:o,y:s}={x:(t[0][1]+.5)*10,y:(t[0][0]+.5)*10};return y`<g class="hint-mark" transform=${`translate(${n*10} ${e*10})`}>
    <path class="halo" d=${B(t,10,.8)}></path>
    <path class="edge" d=${B(t,10,.8)}></path>
    <circle cx=${o} cy=${s} r="3"></circle><text x=${o} y=${s+1.7}>?</text></g>`}function Ml({patches:t,player:e},n){let[o,s]=n.origin,r=n.letter==="+"?[[0,0]]:t[n.letter].orientations[n.code],i=n.cells.filter(([p,h])=>e.cells[p*9+h]!=="."),c=["ghost",n.legal?"legal":"illegal",n.set&&"set",n.sent&&"sent"],l=B(r,10);return y`<g class=${c.filter(Boolean).join(" ")}>
    <g class="held">${n.letter==="+"?Po(n.origin):xn(n.letter,t[n.letter],n.code,n.origin,!1)}</g>
    <g transform=${`translate(${s*10} ${o*10})`}>
      ${n.legal?u:Ll(l)}
      <path class="halo" d=${l}></path><path class="edge" d=${l}></path></g>
    ${i.map(Ol)}
    ${n.legal||i.length===0?_l(n.cells[0],n.legal):u}
  </g>`}function Ll(t){return y`<path class="hatch" fill="url(#fabric-wrong)" d=${t}></path>`}function Ol([t,e]){let n=`${e*10+3} ${t*10+3}`;return y`<path class="cross" d=${`M${n}l4 4m0-4l-4 4`}></path>`}function _l([t,e],n){let o=`${(e+.5)*10} ${(t+.5)*10}`,s=n?"M-1.7 .1L-.5 1.4 1.8-1.3":"M-1.3-1.3L1.3 1.3M1.3-1.3L-1.3 1.3";return y`<g class="sign" transform=${`translate(${o})`}>
    <circle r="3.1"></circle><path d=${s}></path></g>`}function Pl(t){let{number:e,name:n,player:o,patches:s,cursor:r,ghost:i,active:c}=t,l=(h,d)=>`q${e}-${R([h,d])}`,p=new Set(i?.cells.map(String));return a`<div
    class="cells"
    role="grid"
    id=${`grid-${e}`}
    tabindex="0"
    data-keys
    aria-label=${`${n}: quilt of 9 by 9 spaces`}
    aria-readonly=${c?"false":"true"}
    aria-activedescendant=${r?l(r[0],r[1]):u}
  >
    ${te.map(h=>a`<div role="row" class="row">
          ${te.map(d=>{let g=p.has(`${h},${d}`)?`, ${i?.legal?"fits here":"does not fit"}`:"",v=o.cells[h*9+d],L=r&&r[0]===h&&r[1]===d;return a`<div
              role="gridcell"
              class=${L?"cell here":"cell"}
              id=${l(h,d)}
              data-testid=${`cell-${R([h,d])}`}
              aria-label=${Ts([h,d],v,s)+g}
            ></div>`})}
        </div>`)}
  </div>`}function hi(t,e,n){let[o,s]=t.players,r=o.score_parts,[i,c,l,p]=me(s).map(([,h])=>h);return Sn(t,[m(e,1),`${m(e,2)} ${n.numeral}`],[["Buttons held",[r.buttons,c]],["Special tile",[r.special_tile,i]],["Empty spaces, −2 each",[`${x(r.empty)} (${b(o.empty,"space")})`,"–"]],["Patches with buttons",["–",l]],["Buttons on patches",["–",p]]])}function di({level:t,levels:e},n){return!e||e.length===0?u:a`<h3 id="levels-heading">At each level</h3>
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
        ${e.map(o=>a`<tr
              class=${o.level===t?"this-level":""}
              aria-current=${o.level===t?"true":u}
            >
              <th scope="row">
                ${o.numeral} ${o.name}${o.level===t?" (this game)":""}
              </th>
              ${o.scores.map(s=>a`<td>${x(s)}</td>`)}
              <td>${m(n,o.winner)}</td>
            </tr>`)}
      </tbody>
    </table>`}function Cn(t,e,n){let{automa:o}=t;return a`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">Final scores</h2>
    <p><b>${At(t,e)}.</b> ${X(t,e)}</p>
    ${o?a`${hi(t,e,o)} ${di(o,e)}`:ei(t,e)}
    <div class="row">${n}</div>
  </section>`}function mi(t,e,n){return a`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${At(t,e)}</h2>
    <p>${X(t,e)}</p>
    <div class="row">${n}</div>
  </section>`}function Do(t,e,n){let{table:o}=t;if(!o)return u;let s=Il(t,o,e);return a`${s}
    <button
      type="button"
      class=${s===u?"main":""}
      data-testid="play-again"
      @click=${()=>n.go("/")}
    >
      New game
    </button>
    ${o.moves.length?a`<button type="button" @click=${()=>e.look(0)}>From the start</button>`:u}`}function Il(t,e,n){if(e.mode!=="remote")return u;if(e.rematch.game!==null)return a`<a
      class="button main"
      data-testid="rematch-link"
      href=${`/game/${e.rematch.game}`}
      >To the rematch</a
    >`;if(!M(e))return u;let o=ho(e);return a`<button
    type="button"
    class="main"
    data-testid="ask-rematch"
    aria-disabled=${o&&!t.pending?"false":"true"}
    @click=${()=>{o&&n.mind("rematch")}}
  >
    ${e.rematch.asked.length>0&&!o?"Rematch asked for":"Rematch"}
  </button>`}function Rn(t,e,n){return a`<details class="panel summary" data-testid="summary">
    <summary><h2>In words</h2></summary>
    ${[1,2].map(o=>{let s=o;if(o===2&&t.automa)return a`<h3>${m(e,2)}</h3>
          <p data-testid="summary-2">
            ${nn(t,t.automa,n)} On the time board:
            ${Et(t,2)}.
          </p>`;let{cells:r,patches:i}=t.players[o-1];return a`<h3>${m(e,s)}</h3>
        <p data-testid=${`summary-${o}`}>
          ${Ye(r)} On the time board: ${Et(t,s)}.
        </p>
        ${i.length?a`<ul>
                ${i.map(c=>a`<li>${Fe(c,n)}</li>`)}
              </ul>`:""}`})}
  </details>`}function fi(t,e,n,o,s){let{table:r}=t,i=uo(t);if(!r||!i)return Xt(o,"Opening the table…");let{seats:c}=r,{letters:l,look:p}=o.settings,h=t.looking?t.looking.index:r.moves.length,d=()=>o.change({look:p==="cloth"?"thread":"cloth"}),g=r.mode==="screen"?1:Qt(t),v=I=>Dl(t,r,i,I,l,e),L=In(r.moves,h,c,t.patches,I=>e.look(I)),J=r.mode==="solo";return a`${P(o,Rl(t))}
    <main class=${Nl(t,r)} data-stage=${i.stage} data-number=${r.number}>
      ${Bl(t,r,i,e)} ${ri(t,r,e)}
      <div class="column own">
        ${v(g)} ${M(r)?oi(t,e):u} ${J?L:u}
      </div>
      <div class="column middle">
        ${Cl(t,r,i,e,n,o,s)}
        ${An(i,c,p,d)} ${Hl(t,e)}
      </div>
      <div class="column other">
        ${J?jl(t,i,r,l,o):v(g===1?2:1)}
        ${J?u:L} ${jr(t,r,e,o)}
      </div>
      ${_n(i.ring,t.patches,l)} ${Rn(i,c,t.patches)}
    </main>
    ${Fl(t)} ${qr(t,e)}`}function Nl({peek:t},e){return["table",e.mode,t&&"peek",O(e)&&"awaiting"].filter(Boolean).join(" ")}function Cl(t,e,n,o,s,r,i){return O(e)?si(e,s):n.result?Cn(n,e.seats,Do(t,o,r)):le(n)?mi(n,e.seats,Do(t,o,r)):li(t,n,o,r.settings.letters,i)}function Rl(t){return t.status!=="lost"?u:a`<span class="lost" data-testid="connection"
    ><span class="dot" aria-hidden="true"></span>Connection lost, reconnecting…</span
  >`}function Bl(t,e,n,o){let s=t.looking!==null;return a`<section
    class=${`turn turn-${n.result?.winner??n.turn}`}
    aria-labelledby="turn-heading"
  >
    <div>
      <h1 id="turn-heading" tabindex="-1" data-testid="turn">
        ${s?`After move ${t.looking?.index}`:V(e)}
      </h1>
      <p class="turn-reason" data-testid="turn-reason">
        ${s?X(n,e.seats):sn(e)}
      </p>
      ${e.automa?.practice?a`<p class="badge practice" data-testid="practice">Practice</p>`:u}
      ${ql(t,e)}
      ${e.getting_ready?a`<p class="small" data-testid="getting-ready">
              The computer is getting ready; a simpler one stands in.
            </p>`:u}
    </div>
    ${s?a`<button
            type="button"
            class="main"
            data-testid="back-to-game"
            @click=${()=>o.back()}
          >
            Back to the game
          </button>`:ii(t,e,o)}
    ${t.notice?.kind==="error"?a`<p class="notice" data-testid="notice">${w("cancel")} ${t.notice.text}</p>`:u}
  </section>`}function ql(t,e){let n=e.moves[(t.looking?.index??e.moves.length)-1];return n?a`<p class="last-line" data-testid="last-move">
    ${m(e.seats,n.player)}: ${$t(n.move,t.patches)}
  </p>`:u}function Dl(t,e,n,o,s,r){let i=Qt(t)===o,c=N(t)&&e.turn===o,l=e.moves[(t.looking?.index??e.moves.length)-1],p=m(e.seats,o),h=`${i?"front":"back"} p${o}`,d=Nn({number:o,name:p,player:n.players[o-1],patches:t.patches,lettered:s,active:c,held:c&&t.placement.letter!==null,ghost:Wl(t,e,o),cursor:c?t.placement.cursor:t.walks[o],last:l?.player===o?ye(l.move,t.patches):null,hint:c?ye(t.hint?.move,t.patches):null}),g=i?u:a`<button
        type="button"
        class="peek-button"
        aria-expanded=${t.peek?"true":"false"}
        aria-label=${`Quilt of ${p}`}
        data-testid="peek"
        @click=${()=>r.store.dispatch({type:"peek"})}
      >
        ${ui(n.players[o-1],t.patches)}
      </button>`,v=En(n,e.seats,o,{clock:Rr(e,o),thumbnail:g});return a`<div class=${`seat ${h}`}>${v}</div>
    <div class=${`spread ${h}`}>${d}</div>`}function jl(t,e,n,o,s){let{automa:r}=e;if(!r)return a`<p class="panel small">Nothing more is known of the Automa here.</p>`;let i=t.looking?{turns:r.turns,run:0}:t.account,c=M(n)&&n.stage!=="over"?ci(s):u;return a`<div class="seat back p2">${Mn(e,n.seats,r)}</div>
    ${Ln(e,r,i,t.patches,o,c)}`}function Wl(t,e,n){let{placement:o}=t,s=q(t);return!s||!o.origin||e.turn!==n||t.looking?null:{letter:s.letter,code:Y(o,s.letter),origin:o.origin,cells:tt(o,s),set:o.set,sent:t.pending!==null,legal:Qe(o,s)&&E(t,s.letter)?.available!==!1}}function Hl(t,e){let n=s=>{s.preventDefault();let r=s.target.elements.namedItem("command");e.command(r.value),r.value=""},o=t.notice?.kind==="info"?t.notice.text:"";return a`<form class="panel command" @submit=${n}>
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
        @keydown=${Yl}
      />
      <button type="submit">Do it</button>
    </div>
    <p class="answer" data-testid="command-answer">${o}</p>
  </form>`}function Yl(t){t.key==="Escape"&&document.querySelector(".quilt.active .cells")?.focus()}function Fl(t){let{notice:e,said:n,ghostText:o,status:s,hint:r}=t;return a`<div class="visually-hidden">
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
  </div>`}function $i(t,e,n,o){let s=`${location.origin.replace(/^http/,"ws")}/api/games/${e.game}/play`,r=new hn(e,n,()=>new WebSocket(s)),i=()=>Ul(t),c=new dn({turn:()=>r.turnCard(!0),later:(I,re)=>window.setTimeout(I,re),forget:I=>window.clearTimeout(I)}),l=new cn({now:()=>performance.now(),later:(I,re)=>window.setTimeout(I,re),forget:I=>window.clearTimeout(I),show:(I,re)=>Br(t,I,re),onTime:I=>r.store.dispatch({type:"time",part:I})}),p=wr(r.id,o.go),h=Gl(t,r,p,o,i),d=()=>{h(),c.consider(r.state,o.settings.turnCards),l.consider(r.state)},g=[r.store.watch(d),r.store.watch(Ql(r,e,o)),p.inviting.store.watch(d),p.joining.store.watch(d)],v=new mn(t,r),L=I=>Zl(I,r,i),J=()=>{document.hidden||(r.wake(),l.consider(r.state))};return t.addEventListener("keydown",L),window.addEventListener("online",J),document.addEventListener("visibilitychange",J),gi(r.id,e),Kl(e,p),r.open(),{draw:d,close:()=>{for(let I of g)I();r.close(),v.stop(),c.stop(),l.stop(),t.removeEventListener("keydown",L),window.removeEventListener("online",J),document.removeEventListener("visibilitychange",J)}}}function Ul(t){let e=t.querySelector(".quilt.active .cells");e?.focus({preventScroll:!0}),e?.scrollIntoView({block:"nearest"})}function Gl(t,e,n,o,s){let r=-1,i=-1;return()=>{let{table:c}=e.state,l=document.activeElement;if(_(fi(e.state,e,n,o,s),t),Dr(t),l&&!l.isConnected&&Vl(t,l,s),!c)return;wn(V(c),$e(c)&&c.mode!=="screen"),c.moves.length!==r&&zl(t.querySelector(".move-list")),r=c.moves.length;let p=document.activeElement?.matches("[data-quilt=shown] .cells");c.number!==i&&p&&s(),i=c.number}}function Vl(t,e,n){e.matches(".turn-card")&&t.querySelector(".quilt.active")?n():document.getElementById("turn-heading")?.focus()}function Ql(t,e,n){let o=e;return()=>{let s=t.state.table??o,r=zs(o,s);O(o)&&!O(s)&&gi(s.game,s),o=s,r!==null&&n.go(`/game/${r}`)}}function Kl(t,{inviting:e,joining:n}){O(t)&&(M(t)?e.draw():t.access==="public"&&n.ask())}function zl(t){t&&(t.scrollTop=t.scrollHeight)}function gi(t,{seats:e}){e.some(n=>n.yours)&&yr(t,e.map(n=>n.name||"an open seat").join(" – "))}function Zl(t,e,n){let o=t.target;if(!o.closest("[data-keys]")||o.closest("dialog")||fn(t,(c,l)=>e.store.dispatch({type:"walk",player:c,direction:l})))return;let r=dr(t),i=o instanceof HTMLButtonElement&&[" ","Enter"].includes(t.key);!r||i||(t.preventDefault(),Jl(r,e,n))}function Jl(t,e,n){switch(t.type){case"option":return e.chooseAt(t.index),n();case"placement":return e.placement(t.event);case"place":return e.state.table?.stage==="card"?e.turnCard():e.commit();case"turn":return e.turnCard();case"hint":return e.hint();case"cancel":return e.placement({type:"cancel"});case"pass":return e.pass();case"undo":return e.undo();case"command":return document.getElementById("command")?.focus();case"help":return e.dialog("help")}}function D(t){return t instanceof Error?t.message:String(t)}var ut=[{key:"none",clock:null,label:"No clock",note:"take your time"},{key:"short",clock:"300+5",label:"5 min + 5 s",note:"about 15 minutes"},{key:"long",clock:"900+10",label:"15 min + 10 s",note:"about half an hour"},{key:"days",clock:"3d",label:"3 days a turn",note:"over days or weeks"}];function ee(t){return ut.find(({key:e})=>e===t)?.clock??null}var Xl=`${an/1024} KB`,yi=`This is too long to be a game record: at most ${Xl} can be opened.`;function tu(t,e){return{...t,...e}}var Bn=class{constructor(e,n,o,s){this.keepInvitation=s,this.go=e,this.view=n,this.store=A(tu,{form:{opponent:"computer",strength:o,deck:"normal",level:1,first:"you",board:"revised",seed:"",names:["Anna","Ben"],name:"",speed:"none",takebacks:!0,rated:!1},totals:[],busy:!1,opening:!1,error:"",openError:""})}set(e){this.store.dispatch({form:{...this.store.get().form,...e},error:""})}name(e,n){let[o,s]=this.store.get().form.names;this.set({names:e===0?[n,s]:[o,n]})}async count(){try{let{totals:e}=await $s();this.store.dispatch({totals:e})}catch(e){this.store.dispatch({error:D(e)})}}async start(){let{form:e,busy:n}=this.store.get();if(!n){this.store.dispatch({busy:!0,error:""});try{let{id:o,url:s,invitation:r}=await Ne(eu(e));r&&this.keepInvitation(o,r),this.go(s)}catch(o){this.store.dispatch({busy:!1,error:D(o)})}}}called(e){e!==null&&this.store.get().form.name===""&&this.set({name:e})}get ownName(){return this.store.get().form.name.trim()||null}async open(e){if(e.trim()==="")return this.refuse("Paste a game record, a link or a position first.");if(e.length>an)return this.refuse(yi);this.store.dispatch({opening:!0,openError:""});try{this.view(await Ce(e))}catch(n){this.refuse(D(n))}}async openFile(e){if(e.size>an)return this.refuse(yi);await this.open(await e.text())}refuse(e){this.store.dispatch({opening:!1,openError:e})}};function eu(t){let{opponent:e,strength:n,deck:o,level:s,first:r,board:i}=t,c={board:i,seed:t.seed.trim()||null,from:null};if(e==="automa")return{...c,opponent:e,deck:o,level:s,first:"you",names:null};if(e==="computer")return{...c,opponent:e,level:n,first:r,names:null};if(e==="person"){let[l,p]=t.names.map(h=>h.trim());return{...c,opponent:e,first:r,names:[l||"First",p||"Second"]}}return{...c,...nu(t),opponent:e,first:r}}function nu({name:t,speed:e,takebacks:n,rated:o,seed:s}){return{names:t.trim()?[t.trim()]:null,clock:ee(e),takebacks:n&&!o,rated:o,seed:o?null:s.trim()||null}}var qn=class{constructor(e){this.outside=e,this.store=A((n,o)=>({...n,...o}),{tables:null,busy:null,error:""})}async load(){try{let{tables:e}=await this.outside.fetch(),n=this.store.get().tables===null;this.store.dispatch(n?{tables:e,error:""}:{tables:e})}catch(e){this.store.dispatch({tables:null,error:D(e)})}}async match(e){let n={clock:ee(e),board:"revised",rated:!1};await this.leave(e,()=>this.outside.match({...n,name:this.outside.name()}))}async sit(e){await this.leave(e,()=>this.outside.sit(e,this.outside.name()))}async leave(e,n){if(this.store.get().busy===null){this.store.dispatch({busy:e,error:""});try{let{url:o}=await n();this.outside.go(o)}catch(o){let s=D(o);await this.load(),this.store.dispatch({busy:null,error:s})}}}};function jo({clock:t,rated:e,takebacks:n,board:o,seed_chosen:s}){let r=[t===null?"No clock":Ht(t)];return e&&r.push("rated"),!n&&!e&&r.push("no takebacks"),o==="original"&&r.push("original time board"),s&&r.push("chosen set-up"),r.join(", ")}var Dn=6e4,wi=1440*Dn,bi=[["day",wi],["hour",60*Dn],["minute",Dn]],jn=class{constructor(e){this.outside=e;let n=e.remembered.recent();this.store=A((o,s)=>({...o,...s}),{games:[],waiting:0,next:null,recent:n,at:0,busy:!1,error:""})}async load(){await this.read(null,()=>[])}async more(){let{next:e,busy:n}=this.store.get();e===null||n||await this.read(e,()=>this.store.get().games)}async read(e,n){this.store.dispatch({busy:!0,error:""});try{let{games:o,waiting:s,next:r}=await this.outside.fetch(e),i=[...n(),...o],c=this.outside.now();this.store.dispatch({games:i,waiting:s,next:r,at:c,recent:this.others(i)})}catch(o){this.store.dispatch({error:D(o)})}this.store.dispatch({busy:!1})}others(e){let n=new Set(e.map(({id:o})=>o));return this.outside.remembered.recent().filter(({id:o})=>!n.has(o))}forget(e){this.outside.remembered.forget(e),this.store.dispatch({recent:this.others(this.store.get().games)})}};function ki({variant:t,seats:e}){if(t==="solo")return"Solo (Automa)";let n=e.filter(o=>!o.yours);return n.length===0?e.map(({name:o})=>o).join(" and "):n[0].kind==="open"?"Your open table":n[0].name}function vi(t,e){return t.status==="over"?ru(t):t.status==="open"?"Waiting for somebody to sit down":ou(t)+su(t,e)}function ou({status:t,seats:e,turn:n}){let o=e.every(({yours:r})=>r);if(t==="yours"&&!o)return"Your turn";let s=n===null?null:e[n-1];return s?`${s.name}’s turn`:"Under way"}function su({clock:t,now:e},n){if(!t||t.running===null||e===null||Wt(t.control).kind!=="days")return"";let o=he(t,t.running,{now:e,at:0},n);return o===0?", time is up":`, ${Ge(o)} left`}function ru({seats:t,result:e}){if(e===null)return"Called off";let{winner:n,scores:o,reason:s}=e,r=t.filter(({yours:L})=>L),i=t[n-1].yours,c=r.length===2?t[n-1].name:"You",l=r.length===2||i?"won":"lost";if(s==="resignation")return`${c} ${l}, by resignation`;if(s==="time")return`${c} ${l}, on time`;let[p,h]=n===1?o:[o[1],o[0]],[d,g]=l==="won"?[p,h]:[h,p],v=s==="first to 53"?", first to finish":"";return`${c} ${l} ${x(d)} to ${x(g)}${v}`}function Wo(t,e){let n=Math.max(0,e-t);if(n<Dn)return"just now";if(n>=30*wi)return new Intl.DateTimeFormat("en",{dateStyle:"medium"}).format(t);let[o,s]=bi.find(([,i])=>n>=i)??bi[2];return new Intl.RelativeTimeFormat("en",{numeric:"auto"}).format(-Math.floor(n/s),o)}var Me={};ds(Me,{addPasskey:()=>du,askForPasskey:()=>hu,askWho:()=>fu,changeMe:()=>au,changePassphrase:()=>pu,dropLinks:()=>yu,fetchBots:()=>Qo,fetchLobby:()=>Yo,fetchMyGames:()=>Ho,fetchRatings:()=>Go,fetchStatistics:()=>Vo,findMatch:()=>Fo,lookAtLink:()=>Uo,makeAccount:()=>cu,makeBot:()=>xu,makeLink:()=>gu,makeToken:()=>Tu,removeBot:()=>Su,removeMe:()=>vu,removePasskey:()=>mu,revokeToken:()=>Au,signIn:()=>lu,signInByLink:()=>bu,signInByPasskey:()=>$u,signOut:()=>uu,subscribeToPush:()=>wu,unsubscribeFromPush:()=>ku});var iu=12;function Ho(t=null){let e=t===null?"":`&cursor=${encodeURIComponent(t)}`;return $(`/api/me/games?limit=${iu}${e}`)}function Yo(){return $("/api/lobby")}function Fo(t){return $("/api/match",t)}function au(t){return $("/api/me",t,"PATCH")}function cu(t,e){return $("/api/account",{login:t,passphrase:e})}function lu(t,e,n){return $("/api/sign-in",{login:t,passphrase:e,bring:n})}async function uu(t=!1){await F(t?"/api/sign-out/everywhere":"/api/sign-out",{})}function pu(t,e){return $("/api/me/passphrase",{old:t,new:e})}function hu(t){return $("/api/passkeys/options",{login:t})}function du(t,e,n){return $("/api/passkeys",{ceremony:t,name:e,credential:n})}function mu(t){return $(`/api/passkeys/${encodeURIComponent(t)}`,{},"DELETE")}function fu(){return $("/api/sign-in/passkey/options",{})}function $u(t,e,n){return $("/api/sign-in/passkey",{ceremony:t,credential:e,bring:n})}function gu(){return $("/api/me/link",{})}async function yu(){await F("/api/me/link",{},"DELETE")}function Uo(t){return $("/api/sign-in/link/look",{code:t})}function bu(t,e){return $("/api/sign-in/link",{code:t,bring:e})}async function wu(t){await F("/api/me/push",{subscription:t})}async function ku(t){await F("/api/me/push",{endpoint:t},"DELETE")}function Go(){return $("/api/me/ratings")}function Vo(){return $("/api/me/statistics")}async function vu(t){await F("/api/me",{passphrase:t},"DELETE")}function Qo(){return $("/api/me/bots")}function xu(t){return $("/api/me/bots",{name:t})}async function Su(t){await F(`/api/me/bots/${t}`,{},"DELETE")}function Tu(t){return $(`/api/me/bots/${t}/tokens`,{})}async function Au(t,e){await F(`/api/me/bots/${t}/tokens/${e}`,{},"DELETE")}var Ko=new Set;function xi(t){for(let e of Ko)e(t)}function Wn(t){return Ko.add(t),()=>{Ko.delete(t)}}function K(t,e,n,o,s){return a`<fieldset class=${`pick pick-${t}`}>
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
  </fieldset>`}function Si(t,e){let n=eo[t.level-1];return a`${K("deck","Deck",[["normal","Normal"],["tactical","Tactical"]],t.deck,o=>e.set({deck:o}))}
    <p class="small explain">${no[t.deck]}: ${Fs[t.deck]}.</p>
    ${K("level","Level of the Automa",eo.map(o=>[String(o.level),`${o.numeral} ${o.name}`]),String(t.level),o=>e.set({level:Number(o)}))}
    <p class="small explain" data-testid="level-counts">
      ${n.numeral} ${n.name}: ${n.counts}. You begin.
    </p>`}function Ti({totals:t}){if(t.length===0)return u;let e=n=>n===null?"–":x(Math.round(n*10)/10);return a`<section class="panel totals" aria-labelledby="totals-heading">
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
  </section>`}var Ai=["GGGbbaaaXXX.","EEGbaaffJXVV","EEEbbYYfJVVg","LLLL.YWWJggg"];function Eu(t){return Ai.flatMap((e,n)=>[...e].flatMap((o,s)=>o===t?[[n,s]]:[]))}function Mu(t){let e=Eu(t),n=`url(#fabric-${t})`;return y`<path class="piece" fill=${n} d=${B(e,10,.25)}></path>
    <path class="stitches" d=${B(e,10,1.1)}></path>`}function Le(){let t=[...new Set(Ai.join(""))].filter(e=>e!==".");return a`<svg class="cover" viewBox="-1 -1 122 42" aria-hidden="true">
    <rect class="ground" width="120" height="40" rx="1"></rect>
    ${t.map(Mu)}
    ${[[2,0],[1,2],[6,0],[8,1],[10,2],[2,3]].map(([e,n])=>st((e+.5)*10,(n+.5)*10,2.6))}
  </svg>`}function Ei(t,e){let{tables:n,busy:o,error:s}=t.store.get();return a`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
    <h2 id="lobby-heading">Play anyone</h2>
    <p class="small">
      You sit down with whoever is waiting for such a game. If nobody is, you wait at a new table.
    </p>
    <div class="quick" role="group" aria-label="Quick match">
      ${ut.map(({key:r,label:i,note:c})=>a`<button
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
      ${n?.length?n.map(r=>Ou(r,t,e)):Lu(n)}
    </ul>
    <p class="notice" role="alert" ?hidden=${!s} data-testid="lobby-error">${s}</p>
  </section>`}function Lu(t){return t===null?u:a`<li class="none small">Nobody is waiting at the moment.</li>`}function Ou(t,e,n){let{game:o,name:s,rating:r,yours:i}=t,{busy:c}=e.store.get();return a`<li data-game=${o}>
    <span class="host"
      ><b>${i?"Your table":s}</b>${r===null?u:a` <span class="small">${r}</span>`} <span class="small">${jo(t)}</span></span
    >
    ${i?a`<a class="button" href=${`/game/${o}`} @click=${T(n)}>Open</a>`:a`<button
            type="button"
            data-testid="sit"
            aria-label=${`Sit down with ${s}: ${jo(t)}`}
            aria-disabled=${c===null?"false":"true"}
            @click=${()=>e.sit(o)}
          >
            Sit down
          </button>`}
  </li>`}var Hn=90,_u={"*":"special",x:"covered"};function Mi(t,e,n){let{games:o,recent:s,waiting:r,next:i,busy:c,error:l,at:p}=t.store.get();return o.length===0&&s.length===0&&!l?u:a`<section class="panel my-games" aria-labelledby="games-heading">
    <h2 id="games-heading">
      Your games
      ${r>0?a`<span class="badge" data-testid="waiting">${r} waiting for you</span>`:u}
    </h2>
    <ul data-testid="recent-games">
      ${o.map(h=>Pu(h,e,n-p))}
      ${s.map(h=>Iu(h,t,e))}
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
  </section>`}function Pu(t,e,n){return a`<li class=${`game ${t.status}`} data-status=${t.status}>
    ${Li(t.cells)}
    <a href=${t.url} @click=${T(e)}>${ki(t)}</a>
    <span class="standing">${vi(t,n)}</span>
    <span class="small when">${Wo(t.last,Date.now())}</span>
  </li>`}function Iu(t,e,n){let o=Wo(t.when,Date.now());return a`<li class="game remembered">
    ${Li(".".repeat(81))}
    <a href=${`/game/${t.id}`} @click=${T(n)}>${t.title}</a>
    <span class="standing small">opened here ${o}</span>
    <button
      type="button"
      class="quiet"
      aria-label=${`Remove ${t.title}, ${o}`}
      @click=${()=>e.forget(t.id)}
    >
      Remove
    </button>
  </li>`}function Li(t){let e=new Map;return[...t].forEach((n,o)=>{if(n===".")return;let s=[Math.floor(o/9),o%9];e.set(n,[...e.get(n)??[],s])}),a`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${Hn+2} ${Hn+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${Hn} height=${Hn}></rect>
    ${[...e].flatMap(([n,o])=>Nu(n,o))}
  </svg>`}function Nu(t,e){let n=t==="*"||t==="x",o=n?_u[t]:t;return(n?e.map(s=>[s]):[e]).map(s=>y`<path class="piece" fill=${`url(#fabric-${o})`} d=${B(s,10)}></path>`)}function Oi(t){let{name:e,audience:n}=bt[t-1];return`Level ${t}, ${e}: ${n}.`}var Cu=[["computer","Computer"],["friend","A friend, by link"],["anyone","Anyone online"],["person","Two players, one screen"],["automa","Solo (Automa)"]],Ru={computer:"Start the game",person:"Start the game",automa:"Start the game",friend:"Invite a friend",anyone:"Open the table"};function Pi(t,e,n){let{form:o}=t,s=o.opponent==="friend"||o.opponent==="anyone";return a`<form class="panel new-game" @submit=${i=>{i.preventDefault(),e.start()}} aria-labelledby="new-heading">
    <h2 id="new-heading">New game</h2>
    ${K("opponent","Opponent",Cu,o.opponent,i=>e.set({opponent:i}))}
    ${o.opponent==="computer"?Hu(o,e,n):u}
    ${o.opponent==="person"?Bu(o,e):u}
    ${s?qu(o,e):u}
    ${o.opponent==="automa"?Si(o,e):Du(o,e)}
    ${K("board","Time board",[["revised","Revised"],["original","Original"]],o.board,i=>e.set({board:i}))}
    ${s&&o.rated?u:Wu(o,e)}
    <button type="submit" class="main start" data-testid="start-game" ?disabled=${t.busy}>
      ${t.busy?"Starting…":Ru[o.opponent]}
    </button>
    <p class="notice" role="alert" ?hidden=${!t.error} data-testid="home-error">
      ${t.error}
    </p>
  </form>`}function Bu(t,e){return a`<div class="names">
    ${["First name","Second name"].map((n,o)=>a`<label
          >${n}
          <input
            data-testid=${`name-${o+1}`}
            maxlength="24"
            autocomplete="off"
            .value=${t.names[o]}
            @input=${s=>e.name(o,Q(s))}
        /></label>`)}
  </div>`}function qu(t,e){let n=ut.find(({key:o})=>o===t.speed)??ut[0];return a`<label class="own-name"
      >Your name <span class="small">(as the other player sees it)</span>
      <input
        data-testid="own-name"
        maxlength="40"
        autocomplete="nickname"
        placeholder="Guest"
        .value=${t.name}
        @input=${o=>e.set({name:Q(o)})}
    /></label>
    ${K("clock","Clock",ut.map(({key:o,label:s})=>[o,s]),t.speed,o=>e.set({speed:o}))}
    <p class="small explain" data-testid="clock-words">${n.label}: ${n.note}.</p>
    <div class="ticks">
      ${_i("rated","Rated","counts for both ratings",t.rated,o=>e.set({rated:o}))}
      ${_i("takebacks","Takebacks",t.rated?"never in a rated game":"when the other player agrees",t.takebacks&&!t.rated,o=>e.set({takebacks:o}),t.rated)}
    </div>`}function _i(t,e,n,o,s,r=!1){return a`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${t}
      .checked=${o}
      ?disabled=${r}
      @change=${i=>s(rt(i))}
    /><span>${e} <span class="small">${n}</span></span></label
  >`}function Du(t,e){let[n,o]=ju(t);return K("first","Who goes first?",[["you",n],["opponent",o],["random","Random"]],t.first,s=>e.set({first:s}))}function ju({opponent:t,names:[e,n]}){return t==="person"?[e||"First",n||"Second"]:t==="friend"?["You","Your friend"]:["You",t==="computer"?"Computer":"The other player"]}function Wu(t,e){return a`<label class="seed"
    >Setup code <span class="small">(optional: the same code deals the same patches)</span>
    <input
      data-testid="seed"
      maxlength="64"
      autocomplete="off"
      .value=${t.seed}
      @input=${n=>e.set({seed:Q(n)})}
  /></label>`}function Hu({strength:t},e,n){let o=s=>{e.set({strength:Number(s)}),n.change({strength:Number(s)})};return a`${K("strength","Level of the computer",bt.map(({level:s})=>[String(s),String(s)]),String(t),o)}
    <p class="small explain" data-testid="strength-words">${Oi(t)}</p>`}function Ii({home:t,lobby:e,mine:n,gamesFirst:o},s,r){let i=t.store.get();return a`${P(s)}
    <main class=${o?"home games-first":"home"}>
      <div class="welcome">
        <div>
          <h1>Sew a quilt, patch by patch</h1>
          <p>
            A game for two about buttons, time and empty spaces. Play at once, without an account:
            against the computer, with a friend anywhere, or alone with the Automa’s cards.
          </p>
        </div>
        ${Le()}
      </div>
      ${Pi(i,t,s)}
      <div class="aside">
        ${Mi(n,s,r)} ${Ei(e,s)} ${Yu(s)}
        ${Ti(i)} ${Fu(i,t)}
      </div>
    </main>`}function Yu(t){return a`<nav class="more" aria-label="More">
    <a class="button" href="/tournaments" @click=${T(t)}
      >${w("cup")}<span>Tournaments</span></a
    >
    <a class="button" href="/me" @click=${T(t)}
      >${w("person")}<span>Your account and ratings</span></a
    >
  </nav>`}function Fu(t,e){return a`<form class="panel opener" @submit=${o=>{o.preventDefault();let s=o.target.elements.namedItem("text");e.open(s.value)}} aria-labelledby="open-heading">
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
          @change=${o=>Uu(o,e)}
      /></label>
    </div>
    <p class="notice" role="alert" ?hidden=${!t.openError} data-testid="open-error">
      ${t.openError}
    </p>
  </form>`}async function Uu(t,e){let n=t.target,o=n.files?.[0];o&&(await e.openFile(o),n.value="")}var Gu=5e3,Vu=6e4,Qu=600;async function Ni(t,e,n,o){let s=new Bn(e.go,o,e.settings.strength,Pt),r=new qn({fetch:Yo,match:Fo,sit:Re,name:()=>s.ownName,go:e.go}),i=new jn({fetch:Ho,remembered:{recent:Kt,forget:br},now:()=>performance.now()});await Zu(Qu,Promise.all([s.count(),r.load(),i.load(),zu(s,n)])),kn(i.store.get().waiting);let c={home:s,lobby:r,mine:i,gamesFirst:i.store.get().waiting>0},l=()=>_(Ii(c,e,performance.now()),t);return{draw:l,close:Ku(c,n,l)}}function Ku({home:t,lobby:e,mine:n},o,s){let r=[t,e,n].map(({store:l})=>l.watch(s));r.push(Wn(l=>(l==="lobby"?e:n).load()));let i=setInterval(()=>{!o.isLive&&!document.hidden&&e.load()},Gu),c=setInterval(s,Vu);return()=>{for(let l of r)l();clearInterval(i),clearInterval(c)}}async function zu(t,e){let n=await U().catch(()=>null);t.called(n?.name??null),n?.known&&!document.hidden&&e.open()}async function Zu(t,e){let n=0,o=new Promise(s=>{n=window.setTimeout(s,t)});await Promise.race([e,o]),clearTimeout(n)}var vt={busy:null,told:{},errors:{}};async function et(t,e,n){if(t.get().busy!==null)return!1;t.dispatch({busy:e,told:{},errors:{}});try{let o=await n();return t.dispatch({busy:null,told:{[e]:o}}),!0}catch(o){return t.dispatch({busy:null,errors:{[e]:D(o)}}),!1}}var Yn=class{constructor(e,n){this.outside=e,this.store=A((o,s)=>({...o,...s}),{...vt,...n,link:null,token:null})}get state(){return this.store.get()}rename(e){return this.ask("name",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({name:e})}),"Saved."))}makeAccount(e,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.makeAccount(e,n)}),"Your account is made."))}addPasskey(e){return this.ask("account",async()=>{let{ceremony:n,publicKey:o}=await this.outside.api.askForPasskey(e),s=await this.outside.makePasskey(o),r=this.state.me.name??"Passkey";return this.store.dispatch({me:await this.outside.api.addPasskey(n,r,s)}),e===null?"The passkey is added.":"Your account is made, with a passkey."})}removePasskey(e){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.removePasskey(e)}),"The passkey is removed."))}changePassphrase(e,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.changePassphrase(e,n)}),"Changed. All other browsers are signed out."))}list(e){return this.ask("ratings",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({listed:e})}),e?"Your ratings may be listed.":"Your ratings are not listed."))}signOut(e){return this.ask("account",async()=>(await this.outside.api.signOut(e),this.outside.go("/"),""))}makeLink(){return this.ask("device",async()=>{let{url:e,expires:n}=await this.outside.api.makeLink(),o={address:this.outside.origin+e,expires:n,picture:null};return this.store.dispatch({link:o}),this.store.dispatch({link:{...o,picture:await this.outside.drawQr(e)}}),""})}dropLink(){return this.ask("device",async()=>(await this.outside.api.dropLinks(),this.store.dispatch({link:null}),"The link no longer works."))}copyLink(){return this.ask("device",async()=>(await this.outside.copy(this.state.link?.address??""),"Copied."))}shareLink(){let{link:e}=this.state,{share:n}=this.outside;return e===null||n===null?null:this.ask("device",async()=>{try{await n({title:"Quiltbee on another device",url:e.address})}catch(o){if(!(o instanceof Error&&o.name==="AbortError"))throw o}return""})}notify(e){return this.ask("notices",async()=>(e?await this.startNotices():await this.endNotices(),this.store.dispatch({isNotified:e}),e?"This browser will tell you.":"This browser stays quiet."))}async startNotices(){let{key:e}=this.state.me.push;if(e===null)throw new Error("This server sends no notifications.");await this.outside.api.subscribeToPush(await this.outside.subscribe(e))}async endNotices(){let e=await this.outside.unsubscribe();e!==null&&await this.outside.api.unsubscribeFromPush(e)}makeBot(e){return this.ask("bots",async()=>{let{token:n}=await this.outside.api.makeBot(e);return await this.readBots(),this.store.dispatch({token:{bot:e,token:n}}),""})}removeBot({id:e,name:n}){return this.ask("bots",async()=>(await this.outside.api.removeBot(e),this.store.dispatch({token:null}),await this.readBots(),`${n} is removed. Its games stay.`))}makeToken({id:e,name:n}){return this.ask("bots",async()=>{let{token:o}=await this.outside.api.makeToken(e);return await this.readBots(),this.store.dispatch({token:{bot:n,token:o}}),""})}revokeToken({id:e,name:n},o){return this.ask("bots",async()=>(await this.outside.api.revokeToken(e,o),this.store.dispatch({token:null}),await this.readBots(),`The token of ${n} no longer works.`))}async readBots(){let{bots:e}=await this.outside.api.fetchBots();this.store.dispatch({bots:e})}leave(e){let n=this.state.me.account?.passphrase??!1;return this.ask("leaving",async()=>{if(!n&&e.trim().toLowerCase()!==Fn)throw new Error(`Type the word “${Fn}” first.`);return await this.outside.api.removeMe(n?e:null),this.outside.go("/"),""})}ask(e,n){return et(this.store,e,n)}},Fn="delete";var ne={swiss:"Swiss",round_robin:"Everybody meets once",double_round_robin:"Everybody meets twice"},Ci={swiss:"a few rounds, each against somebody with as many points; up to 64 people",round_robin:"a round robin, up to 16 people",double_round_robin:"a round robin with seats changed, up to 8 people"},Un=class{constructor(e,n){this.outside=e,this.store=A((o,s)=>({...o,...s}),{...vt,listed:n,form:{name:"",kind:"swiss",rounds:"",speed:"none",twice:!0,rated:!1}})}get state(){return this.store.get()}set(e){this.store.dispatch({form:{...this.state.form,...e}})}make(){let{name:e,kind:n,rounds:o,speed:s,twice:r,rated:i}=this.state.form;return et(this.store,"make",async()=>{let{id:c,url:l,invitation:p}=await this.outside.api.makeTournament({name:e.trim(),kind:n,clock:ee(s),board:"revised",twice:r,rated:i,rounds:n==="swiss"&&o?Number(o):null});return this.outside.keepInvitation(c,p),this.outside.go(l),""})}};function Ri({kind:t,state:e,round:n,rounds:o,entrants:s}){let r=e==="open"?"open to join":e==="over"?"over":`round ${n}${o===null?"":` of ${o}`}`;return`${ne[t]}, ${r}, ${b(s,"player")}`}var Gn=class{constructor(e,n){this.outside=e,this.store=A((o,s)=>({...o,...s}),{...vt,...n,picture:null,shown:null})}get state(){return this.store.get()}get link(){let{invitation:e}=this.state;return e===null?null:this.outside.origin+e}async load(){try{let e=await this.outside.api.fetchTournament(this.state.tournament.id);this.store.dispatch({tournament:e,errors:{...this.state.errors,read:""}})}catch(e){this.store.dispatch({errors:{...this.state.errors,read:D(e)}})}}show(e){this.store.dispatch({shown:e})}join(e){let{tournament:n,code:o}=this.state;return this.change("players",()=>this.outside.api.join(n.id,o??"",e.trim()||null))}start(){return this.change("organise",()=>this.outside.api.start(this.state.tournament.id))}withdraw(){return this.change("players",()=>this.outside.api.withdraw(this.state.tournament.id))}removeEntrant(e){return this.change("organise",()=>this.outside.api.removeEntrant(this.state.tournament.id,e))}forfeit(e,n){return this.change("organise",()=>this.outside.api.forfeit(this.state.tournament.id,e,n))}change(e,n){return et(this.store,e,async()=>(this.store.dispatch({tournament:await n()}),""))}invite(){return et(this.store,"organise",async()=>{let{invitation:e}=await this.outside.api.inviteAgain(this.state.tournament.id);return this.outside.keepInvitation(e),this.store.dispatch({invitation:e,picture:null}),""})}copy(){return et(this.store,"organise",async()=>(await this.outside.copy(this.link??""),"Copied."))}remove(){return et(this.store,"organise",async()=>(await this.outside.api.removeTournament(this.state.tournament.id),this.outside.go("/tournaments"),""))}};function zo(t){return/^#join=([\w-]+)$/.exec(t)?.[1]??null}function Bi({kind:t,rounds:e,clock:n,twice:o,rated:s}){let r=[ne[t]];return e!==null&&r.push(e===1?"1 round":`${e} rounds`),r.push(n===null?"no clock":Ht(n)),o&&r.push("each ring twice, with seats changed"),s&&r.push("rated"),r.join(", ")}function pt({entrants:t,you:e},n){let o=t.find(s=>s.entrant===n)?.name??"?";return n===e?`${o} (you)`:o}function qi({tournament:t,shown:e}){let{schedule:n}=t;return n.find(({round:o})=>o===e)??n.at(-1)??null}function Zo(t,e){if(!t.over)return"being played";if(t.winner===null)return"no result";if(t.scores&&(t.reason==="score"||t.reason==="first to 53")){let[o,s]=t.first===e?t.scores:[t.scores[1],t.scores[0]];return`${x(o)} to ${x(s)}`}let n=t.winner===e?"won":"lost";return t.reason==="time"?`${n} on time`:`${n}, resigned`}function Jo({you:t}){return t!==null}var Vn={};ds(Vn,{fetchTournament:()=>ts,fetchTournaments:()=>Xo,forfeit:()=>sp,inviteAgain:()=>Xu,join:()=>tp,makeTournament:()=>Ju,removeEntrant:()=>op,removeTournament:()=>rp,start:()=>ep,withdraw:()=>np});function Xo(){return $("/api/tournaments")}function Ju(t){return $("/api/tournaments",t)}function ts(t){return $(`/api/tournaments/${t}`)}function Xu(t){return $(`/api/tournaments/${t}/invitation`,{})}function tp(t,e,n){return $(`/api/tournaments/${t}/join`,{code:e,name:n})}function ep(t){return $(`/api/tournaments/${t}/start`,{})}function np(t){return $(`/api/tournaments/${t}/withdraw`,{})}function op(t,e){return $(`/api/tournaments/${t}/remove`,{entrant:e})}function sp(t,e,n){return $(`/api/tournaments/${t}/forfeit`,{pairing:e,entrant:n})}async function rp(t){await F(`/api/tournaments/${t}`,{},"DELETE")}var Oe=class{constructor(e,n,o=null){this.outside=e,this.store=A((s,r)=>({...s,...r}),{...vt,me:n,link:o,bring:!0})}get state(){return this.store.get()}get canBring(){let{known:e,account:n}=this.state.me;return e&&n===null}setBring(e){this.store.dispatch({bring:e})}signIn(e,n){return this.enter("passphrase",()=>this.outside.api.signIn(e,n,this.state.bring))}signInByPasskey(){return this.enter("passkey",async()=>{let{ceremony:e,publicKey:n}=await this.outside.api.askWho(),o=await this.outside.usePasskey(n);return this.outside.api.signInByPasskey(e,o,this.state.bring)})}signInByLink(e){return this.enter("link",()=>this.outside.api.signInByLink(e,this.state.bring))}enter(e,n){return et(this.store,e,async()=>(await n(),this.outside.go("/"),""))}};function Di(t){return t===404?"Check the link, or make a new one on the other device.":t===410?"It was used already, or is older than 10 minutes. Make a new one on the other device.":null}function es(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function ji(){return es()&&await Yi()!==null}async function Wi(t){if(await Notification.requestPermission()!=="granted")throw new Error("This browser doesn’t allow notifications here; its settings can change that.");await navigator.serviceWorker.register("/push.js");let e=await navigator.serviceWorker.ready;try{let n={userVisibleOnly:!0,applicationServerKey:t};return(await e.pushManager.subscribe(n)).toJSON()}catch(n){throw new Error("This browser can’t be reached by notifications.",{cause:n})}}async function Hi(){let t=await Yi();return t===null?null:(await t.unsubscribe(),t.endpoint)}async function Yi(){return await(await navigator.serviceWorker.getRegistration("/push.js"))?.pushManager.getSubscription()??null}function ns(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function Fi(t){let e=t;return Ui(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(e)}))}async function os(t){let e=t;return Ui(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(e)}))}async function Ui(t){try{let e=await t;if(e)return e.toJSON()}catch(e){if(!(e instanceof DOMException))throw e;if(e.name==="InvalidStateError")throw new Error("This device has a passkey of this account already.",{cause:e})}throw new Error("No passkey was given. You can try again.")}function C(t,e,n,o){return a`<section
    class=${`panel section-${e}`}
    aria-labelledby=${`${e}-heading`}
    data-testid=${e}
  >
    <h2 id=${`${e}-heading`}>${n}</h2>
    ${o} ${xt(t,e)}
  </section>`}function xt(t,e){let n=t.errors[e]??"",o=t.told[e]??"";return a`<div class="outcome">
    <p class="notice" role="alert" data-testid=${`${e}-error`}>${n||u}</p>
    <p class="small" role="status" data-testid=${`${e}-told`}>${o||u}</p>
  </div>`}function S(t,e,n,o,s=""){return a`<button
    type="button"
    class=${s}
    data-testid=${n}
    aria-disabled=${t.busy===null?"false":"true"}
    @click=${o}
  >
    ${e}
  </button>`}function W(t){return e=>{e.preventDefault();let n=new FormData(e.target);t(o=>String(n.get(o)??""))}}function _e(t,e=""){return a`<label
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
  /></label>`}function St(t,e,n,o=""){return a`<label
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
    <label class="tick"><input type="checkbox" @change=${ip} /><span>Show it</span></label>`}function ip(t){let e=t.target,n=e.closest("label")?.previousElementSibling?.querySelector("input");n&&(n.type=e.checked?"text":"password")}var ap=new Intl.DateTimeFormat("en",{dateStyle:"medium"});function Gi(t,e,n){let{me:o}=t.state,s=n&&o.passkeys_possible,r=o.account?lp(t,o.account,s):cp(t,e,s);return C(t.state,"account","Account",r)}function cp(t,e,n){let{busy:o}=t.state;return a`<p class="small">
      You can play without one. With an account you are the same person on every device; your games
      stay. No e-mail is asked for.
    </p>
    <form
      class="fields"
      @submit=${W(s=>t.makeAccount(s("login"),s("passphrase")))}
    >
      ${_e("username","(never shown to others)")}
      ${St("passphrase","Passphrase","new-password","(8 characters or more)")}
      <button type="submit" class="main" data-testid="make-account" ?disabled=${o!==null}>
        Make an account
      </button>
    </form>
    ${n?a`<details class="fold">
            <summary>Use a passkey instead</summary>
            <form class="fields" @submit=${W(s=>t.addPasskey(s("login")))}>
              ${_e("username")}
              <button type="submit" data-testid="make-passkey" ?disabled=${o!==null}>
                Make an account with a passkey
              </button>
            </form>
          </details>`:u}
    <p class="small">
      Have one already?
      <a href="/sign-in" data-testid="to-sign-in" @click=${T(e)}>Sign in</a>
    </p>`}function lp(t,e,n){let{state:o}=t;return a`<p>Signed in as <b data-testid="signed-in-as">${e.login}</b>.</p>
    <div class="row">
      ${S(o,"Sign out","sign-out",()=>t.signOut(!1))}
      ${S(o,"Sign out on all devices","sign-out-everywhere",()=>t.signOut(!0))}
    </div>
    <details class="fold">
      <summary>${e.passphrase?"Change the passphrase":"Set a passphrase"}</summary>
      <form
        class="fields"
        @submit=${W(s=>t.changePassphrase(e.passphrase?s("old"):null,s("passphrase")))}
      >
        ${e.passphrase?St("old","The passphrase until now","current-password"):u}
        ${St("passphrase","New passphrase","new-password","(8 characters or more)")}
        <button type="submit" data-testid="change-passphrase" ?disabled=${o.busy!==null}>
          Change
        </button>
      </form>
    </details>
    ${n||e.passkeys.length>0?up(t,e,n):u}`}function up(t,e,n){let{state:o}=t;return a`<h3>Passkeys</h3>
    <ul class="things">
      ${e.passkeys.map(s=>pp(t,s))}
    </ul>
    ${n?S(o,"Add a passkey","add-passkey",()=>t.addPasskey(null)):u}
    ${e.fresh?u:a`<p class="small">
            To add or remove a passkey you must have signed in within the last 10 minutes.
          </p>`}`}function pp(t,{id:e,name:n,created:o}){return a`<li>
    <span>${n} <span class="small">since ${ap.format(o)}</span></span>
    <button
      type="button"
      class="quiet"
      aria-label=${`Remove ${n}`}
      @click=${()=>t.removePasskey(e)}
    >
      Remove
    </button>
  </li>`}var hp=new Intl.DateTimeFormat("en",{dateStyle:"medium"});function Vi(t){let{state:e}=t,{bots:n,token:o}=e,s=a`<details class="fold" ?open=${n.length>0||o!==null}>
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
      ${n.map(r=>dp(t,r))}
    </ul>
    <form class="with-button" @submit=${W(r=>t.makeBot(r("bot")))}>
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
  </details>`;return C(e,"bots","Bots",s)}function dp(t,e){let{state:n}=t,o=a`Remove<span class="visually-hidden"> ${e.name}</span>`;return a`<li>
    <span>
      <b>${e.name}</b>
      <span class="small">${e.online?"listening now":"not connected"}</span>
    </span>
    ${S(n,"New token","new-token",()=>t.makeToken(e),"quiet")}
    ${S(n,o,"remove-bot",()=>t.removeBot(e),"quiet")}
    <ul class="tokens">
      ${e.tokens.map(s=>mp(t,e,s))}
    </ul>
  </li>`}function mp(t,e,{id:n,scope:o,created:s}){return a`<li class="small">
    <span>Token of ${hp.format(s)}${o==="read"?", only to look":""}</span>
    ${S(t.state,"Revoke","revoke-token",()=>t.revokeToken(e,n),"quiet")}
  </li>`}function Qi(t){let{state:e}=t,{link:n}=e;return C(e,"device","Use another device",a`<p class="small">
        A link signs your phone or another computer in as you, with your games. It works once,
        within 10 minutes. Give it to nobody else.
      </p>
      ${n?fp(t,n):S(e,"Make a link","make-link",()=>t.makeLink(),"wide")}`)}function fp(t,{address:e,picture:n}){let{state:o}=t,s=t.outside.share?S(o,"Share…","share-device-link",()=>t.shareLink()):u;return a`<label for="device-link" class="visually-hidden">The link</label>
    <input
      id="device-link"
      data-testid="device-link"
      readonly
      .value=${e}
      @focus=${r=>r.target.select()}
    />
    <div class="row">
      ${S(o,"Copy","copy-device-link",()=>t.copyLink(),"main")} ${s}
      ${S(o,"Withdraw it","drop-link",()=>t.dropLink())}
    </div>
    <div class="qr">
      ${n?a`<img
              alt="QR code of the link"
              data-testid="device-qr"
              src=${`data:image/svg+xml,${encodeURIComponent(n)}`}
            />`:u}
    </div>`}function Ki(t,e){let{state:n}=t;return C(n,"notices","Notifications",$p(t,e))}function $p(t,e){let{state:n}=t;return n.me.push.available?e?a`<p class="small">
      This browser can tell you when it is your turn in a game of days, while no page is open.
    </p>
    ${n.isNotified?S(n,"Turn off here","stop-notices",()=>t.notify(!1)):S(n,"Tell me","start-notices",()=>t.notify(!0))}`:a`<p class="small">
      This browser has none. The title of the tab counts your turns.
    </p>`:a`<p class="small">
      This server sends none. The title of the tab counts your turns.
    </p>`}function zi(t){let{state:e}=t,n=e.me.account?.passphrase??!1,o=a`<div class="row">
      <a class="button" href="/api/me/records.zip" download data-testid="records"
        >Download your games</a
      >
      <a class="button" href="/api/me/data.json" download="quiltbee.json" data-testid="data"
        >Download your data</a
      >
    </div>
    <details class="fold">
      <summary data-testid="open-leaving">Delete me</summary>
      <form class="fields" @submit=${W(s=>t.leave(s("leaving")))}>
        <p class="small">
          Your name, account, ratings and bots are removed for good. Games stay with the other
          players, without your name. Download your games first.
        </p>
        ${n?St("leaving","Your passphrase","current-password"):a`<label
                >Type “${Fn}” to confirm
                <input name="leaving" data-testid="leaving" required autocomplete="off"
              /></label>`}
        <button type="submit" class="danger" data-testid="leave" ?disabled=${e.busy!==null}>
          Delete me
        </button>
      </form>
    </details>`;return C(e,"leaving","Your data",o)}var Qn={blitz:"Fast",rapid:"Rapid",correspondence:"Days a turn",untimed:"No clock"};function ss({rating:t,provisional:e}){return`${Math.round(t)}${e?"?":""}`}function Ji({opponent:t,level:e}){return t==="person"?"People":t==="computer"?e===null?"Computer":`Computer, level ${e}`:t==="greedy"?"Greedy":"Random"}function Xi({history:t}){if(t.length<2)return null;let e=t.map(({rating:r})=>r),{low:n,high:o}=gp(e),s=e.map((r,i)=>{let c=i/(e.length-1)*240,l=64-(r-n)/(o-n)*64;return[Zi(c),Zi(l)]});return{path:`M${s.map(r=>r.join(" ")).join("L")}`,end:s.at(-1)??[0,0],low:n,high:o}}function gp(t){let[e,n]=[Math.min(...t),Math.max(...t)],o=Math.max(0,100-(n-e))/2;return{low:Math.round(e-o),high:Math.round(n+o)}}function Zi(t){return Math.round(t*10)/10}function ea(t){let{state:e}=t,{ratings:n,statistics:o,me:s}=e,r=n.length===0&&o.totals.length===0,i=a`${r?a`<p class="small">
          Nothing yet. Rated games with people and games against the computer’s levels count here.
        </p>`:u}
  ${n.length>0?a`<ul class="ratings">
          ${n.map(yp)}
        </ul>`:u}
  ${o.totals.length>0?wp(o.totals):u}
  ${s.account?kp(t,s.account.listed):u}`;return C(e,"ratings","Ratings and results",i)}function yp(t){let{deviation:e,games:n,provisional:o}=t;return a`<li data-class=${t.class}>
    <span class="rating-name">${Qn[t.class]}</span>
    <b class="rating-value">${ss(t)}</b>
    <span class="small"
      >± ${Math.round(2*e)},
      ${b(n,"game")}${o?", not settled yet":""}</span
    >
    ${bp(t)}
  </li>`}function bp(t){let e=Xi(t),n=t.history[0]?.rating;if(e===null)return u;let[o,s]=e.end;return a`<svg
    class="rating-line"
    viewBox=${`-4 -6 ${284} ${76}`}
    role="img"
    aria-label=${`${Qn[t.class]}: from ${n} to ${ss(t)}`}
  >
    <path class="frame" d=${`M0 0H${240}M0 ${64}H${240}`}></path>
    <path class="line-path" d=${e.path}></path>
    ${y`<circle cx=${o} cy=${s} r="3.5"></circle>
      <text x=${246} y="4">${e.high}</text>
      <text x=${246} y=${68}>${e.low}</text>`}
  </svg>`}function wp(t){return a`<div class="scroll" tabindex="0" role="group" aria-labelledby="totals-caption">
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
              <th scope="row">${Ji(e)}</th>
              <td>${Qn[e.class]}</td>
              <td>${e.won} of ${e.played}</td>
              <td>${ta(e.mean_margin)}</td>
              <td>${ta(e.best_margin)}</td>
            </tr>`)}
      </tbody>
    </table>
  </div>`}function ta(t){return t===null?"–":x(Math.round(t*10)/10)}function kp(t,e){return a`<label class="tick"
    ><input
      type="checkbox"
      data-testid="listed"
      .checked=${e}
      @change=${n=>t.list(rt(n))}
    /><span
      >List my settled ratings <span class="small">with my name, for everybody</span></span
    ></label
  >`}function na(t,e,n){let{me:o}=t.state;return a`${P(e)}
    <main class="me">
      <h1 data-testid="me-title">${o.name??"You"}</h1>
      <div class="column">
        ${vp(t)} ${Gi(t,e,n.passkeys)}
        ${o.known?Qi(t):u}
        ${o.known?Ki(t,n.notices):u}
      </div>
      <div class="column">
        ${ea(t)} ${Vi(t)} ${o.known?zi(t):u}
        <p class="small">
          <a href="/" @click=${T(e)}>Back to home</a>
        </p>
      </div>
    </main>`}function vp(t){let{state:e}=t;return C(e,"name","Your name",a`<form class="with-button" @submit=${W(n=>t.rename(n("name")))}>
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
    </form>`)}function oa(t,e,n){let{state:o}=t,{account:s}=o.me;if(s)return Ie(e,"You are signed in",ia(s.login,e));let r=a`<form
      class="fields"
      @submit=${W(i=>t.signIn(i("login"),i("passphrase")))}
    >
      ${_e("username")} ${St("passphrase","Passphrase","current-password")}
      ${aa(t)}
      <button type="submit" class="main" data-testid="sign-in" ?disabled=${o.busy!==null}>
        Sign in
      </button>
    </form>
    ${xt(o,"passphrase")}
    ${n&&o.me.passkeys_possible?a`<div class="or">
            ${S(o,"Sign in with a passkey","sign-in-passkey",()=>t.signInByPasskey())}
            ${xt(o,"passkey")}
          </div>`:u}
    <p class="small">
      Signed in elsewhere? Open <b>You</b> there, choose <b>Use another device</b>, and open the
      link here. No account is needed for that, nor to play:
      <a href="/" @click=${T(e)}>play at once</a>.
    </p>`;return Ie(e,"Sign in",r)}function sa(t,e,n){let{state:o}=t,{account:s}=o.me;if(s)return Ie(e,"You are signed in",ia(s.login,e));let r=o.link?.name,i=a`<p data-testid="link-whom">
      ${r?a`This browser will play as <b>${r}</b>, with the same games.`:"This browser will play as the same person as the other device, with the same games."}
    </p>
    ${aa(t)}
    <div class="row">
      ${S(o,"Sign in here","link-sign-in",()=>t.signInByLink(n),"main")}
      <a class="button" href="/" @click=${T(e)}>Not now</a>
    </div>
    ${xt(o,"link")}`;return Ie(e,"Use this device too",i)}function ra(t,e){return Ie(e,"This link no longer works",a`<p data-testid="problem">${t}</p>
      <a class="button main" href="/" @click=${T(e)}>Back to home</a>`)}function Ie(t,e,n){return a`${P(t)}
    <main class="narrow">
      <section class="panel" aria-labelledby="sign-in-heading">
        <h1 id="sign-in-heading" data-testid="sign-in-title">${e}</h1>
        ${n}
      </section>
    </main>`}function ia(t,e){return a`<p>You are signed in as <b>${t}</b>. Sign out first to be somebody else here.</p>
    <a class="button main" href="/me" @click=${T(e)}>To your page</a>`}function aa(t){return t.canBring?a`<label class="tick"
    ><input
      type="checkbox"
      data-testid="bring"
      .checked=${t.state.bring}
      @change=${e=>t.setBring(rt(e))}
    /><span>Bring the games of this browser along</span></label
  >`:u}var is=[["points","Points","Games won; a bye counts as a match that was won"],["direct","Direct","Points among those with equal points"],["buchholz","Buchholz","Points of all opponents"],["sonneborn_berger","S.-B.","Points of the opponents that were beaten (Sonneborn-Berger)"],["wins","Wins","Games won at a table"],["margin","Margin","By how much games were won, less by how much they were lost"]];function ca(t,e,n){let{tournament:o,errors:s}=t.state;return a`${P(e)}
    <main class="tournament" data-state=${o.state}>
      <div class="tournament-head">
        <h1 data-testid="tournament-title">${o.name}</h1>
        <p class="small">${Bi(o)}</p>
        <p class="notice" role="alert" ?hidden=${!s.read}>${s.read}</p>
      </div>
      ${o.state==="open"?xp(t,n):u}
      ${o.schedule.length>0?Mp(t,e):u}
      ${o.standings.length>0?_p(o):u}
      ${o.schedule.length>0?Pp(o):u}
      ${o.state==="running"?Ip(t):u}
      <p class="small">
        <a href="/tournaments" @click=${T(e)}>All your tournaments</a>
      </p>
    </main>`}function xp(t,e){let{tournament:n}=t.state;return a`${C(t.state,"players","Players",Sp(t,e))}
  ${n.organising?C(t.state,"organise","Invite and start",Ep(t)):u}`}function Sp(t,e){let{tournament:n,code:o,invitation:s}=t.state,r=Jo(n),i=!r&&(o!==null||s!==null);return a`<ol class="things" data-testid="entrants">
      ${n.entrants.map(c=>Tp(t,c))}
    </ol>
    ${n.entrants.length===0?a`<p class="small">Nobody has joined yet.</p>`:u}
    ${i?Ap(t,e):u}
    ${r?a`<p class="small">You play. The tables open by themselves once it starts.</p>
            ${S(t.state,"Withdraw","withdraw",()=>t.withdraw())}`:u}
    ${r||i?u:a`<p class="small">To play, open the link that the organiser passes on.</p>`}`}function Tp(t,{entrant:e,name:n,withdrawn:o}){let{tournament:s}=t.state;return a`<li>
    <span>${n}${e===s.you?" (you)":""}${o?", left":""}</span>
    ${s.organising&&e!==s.you&&!o?S(t.state,a`Remove<span class="visually-hidden"> ${n}</span>`,"remove-entrant",()=>t.removeEntrant(e),"quiet"):u}
  </li>`}function Ap(t,e){return a`<form class="with-button" @submit=${W(n=>t.join(n("name")))}>
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
  </form>`}function Ep(t){let{state:e,link:n}=t;return a`${n===null?a`<p class="small">This browser has no link; an earlier one becomes void.</p>
            ${S(e,"Make a link","tournament-invite",()=>t.invite())}`:a`<label for="tournament-link" class="small">Everybody with this link may join.</label>
            <input
              id="tournament-link"
              data-testid="tournament-link"
              readonly
              .value=${n}
              @focus=${o=>o.target.select()}
            />
            <div class="row">
              ${S(e,"Copy","copy-tournament",()=>t.copy())}
              ${S(e,"New link","tournament-invite",()=>t.invite())}
            </div>`}
    <div class="row">
      ${S(e,"Start the tournament","start-tournament",()=>t.start(),"main")}
      ${S(e,"Delete it","delete-tournament",()=>t.remove(),"danger")}
    </div>`}function Mp(t,e){let{tournament:n}=t.state,o=qi(t.state);return o===null?u:a`<section class="panel pairings" aria-labelledby="pairings-heading">
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
      ${o.pairings.map(s=>Lp(t,s,o.round,e))}
    </ul>
    ${xt(t.state,"organise")}
  </section>`}function Lp(t,e,n,o){let{tournament:s}=t.state,{first:r,second:i,points:c,games:l}=e;if(i===null)return a`<li><span>${pt(s,r)}: a bye</span></li>`;let p=[r,i].includes(s.you??0),h=`${pt(s,r)} and ${pt(s,i)}`;return a`<li class=${p?"mine":""}>
    <span class="who-meets">
      ${pt(s,r)} <b>${c[0]} : ${c[1]}</b> ${pt(s,i)}
    </span>
    <span class="row">
      ${l.map((d,g)=>a`<a
            class=${p&&!d.over?"button main":"button"}
            href=${d.url}
            @click=${T(o)}
            aria-label=${`Game ${g+1} of ${h}: ${Zo(d,r)}`}
            >${p&&!d.over?"Play":Zo(d,r)}</a
          >`)}
    </span>
    ${s.organising&&n===s.round&&l.some(({over:d})=>!d)?Op(t,e,i):u}
  </li>`}function Op(t,{pairing:e,first:n},o){let{tournament:s}=t.state;return a`<details class="fold">
    <summary>Somebody is missing</summary>
    <div class="row">
      ${[n,o].map(r=>S(t.state,`${pt(s,r)} loses`,"forfeit",()=>t.forfeit(e,r)))}
    </div>
  </details>`}function _p(t){return a`<section class="panel" aria-labelledby="standings-heading">
    <h2 id="standings-heading">${t.state==="over"?"Final standings":"Standings"}</h2>
    <div class="scroll" tabindex="0" role="group" aria-labelledby="standings-heading">
      <table class="scores" data-testid="standings">
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">Player</th>
            ${is.map(([,e,n])=>a`<th scope="col" title=${n}>${e}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${t.standings.map(e=>a`<tr class=${e.entrant===t.you?"mine":""}>
                <td>${e.place}</td>
                <th scope="row">${pt(t,e.entrant)}</th>
                ${is.map(([n])=>a`<td>${x(e[n])}</td>`)}
              </tr>`)}
        </tbody>
      </table>
    </div>
    <details class="fold">
      <summary>How equal points are told apart</summary>
      <dl class="small">
        ${is.map(([,e,n])=>a`<div>
              <dt>${e}</dt>
              <dd>${n}.</dd>
            </div>`)}
      </dl>
    </details>
  </section>`}function Pp(t){let{entrants:e,cross_table:n}=t;return a`<section class="panel" aria-labelledby="cross-heading">
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
                <th scope="row">${o}. ${pt(t,o)}</th>
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
  </section>`}function Ip(t){return Jo(t.state.tournament)?a`<details class="fold">
    <summary>Leave the tournament</summary>
    <p class="small">The games that you play now are lost.</p>
    ${S(t.state,"Withdraw","withdraw",()=>t.withdraw(),"danger")}
    ${xt(t.state,"players")}
  </details>`:u}function ua(t,e){let{listed:n}=t.state;return a`${P(e)}
    <main class="me tournaments">
      <h1>Tournaments</h1>
      <div class="column">${C(t.state,"make","New tournament",Cp(t))}</div>
      <div class="column">
        <section class="panel" aria-labelledby="mine-heading">
          <h2 id="mine-heading">Yours</h2>
          <ul class="things" data-testid="tournament-list">
            ${n.map(o=>Np(o,e))}
          </ul>
          ${n.length===0?a`<p class="small">
                  None yet. Make one and pass its link on, or open the link that you were sent.
                </p>`:u}
        </section>
        <p class="small"><a href="/" @click=${T(e)}>Back to home</a></p>
      </div>
    </main>`}function Np(t,e){let{id:n,name:o,organising:s}=t;return a`<li>
    <span>
      <a href=${`/tournaments/${n}`} @click=${T(e)}>${o}</a>
      <span class="small block">${Ri(t)}${s?", yours":""}</span>
    </span>
  </li>`}function Cp(t){let{form:e,busy:n}=t.state;return a`<form class="fields" @submit=${s=>{s.preventDefault(),t.make()}}>
    <label
      >Name
      <input
        data-testid="tournament-name"
        required
        maxlength="60"
        autocomplete="off"
        placeholder="Club evening"
        .value=${e.name}
        @input=${s=>t.set({name:Q(s)})}
    /></label>
    ${K("kind","Who meets whom",Object.entries(ne),e.kind,s=>t.set({kind:s}))}
    <p class="small explain">${ne[e.kind]}: ${Ci[e.kind]}.</p>
    ${e.kind==="swiss"?Rp(t):u}
    ${K("clock","Clock",ut.map(({key:s,label:r})=>[s,r]),e.speed,s=>t.set({speed:s}))}
    <div class="ticks">
      ${la("twice","Each ring twice, with seats changed: the fair form",e.twice,s=>t.set({twice:s}))}
      ${la("tournament-rated","Rated",e.rated,s=>t.set({rated:s}))}
    </div>
    <button type="submit" class="main" data-testid="make-tournament" ?disabled=${n!==null}>
      Make the tournament
    </button>
  </form>`}function Rp(t){return a`<label
    >Rounds <span class="small">(empty: as many as the players ask for)</span>
    <input
      type="number"
      min="1"
      max="15"
      data-testid="rounds"
      .value=${t.state.form.rounds}
      @input=${e=>t.set({rounds:Q(e)})}
  /></label>`}function la(t,e,n,o){return a`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${t}
      .checked=${n}
      @change=${s=>o(rt(s))}
    /><span>${e}</span></label
  >`}var Bp=5e3,qp=[{address:/^\/me()$/,title:"You",open:Dp},{address:/^\/sign-in()$/,title:"Sign in",open:Wp},{address:/^\/s\/([\w-]+)$/,title:"Use this device",open:Hp},{address:/^\/tournaments()$/,title:"Tournaments",open:Yp},{address:/^\/tournaments\/(\w+)$/,title:"Tournament",open:Fp}];function pa(t){for(let{address:e,title:n,open:o}of qp){let s=e.exec(t);if(s)return{title:n,open:(i,c)=>o(i,c,s[1])}}return null}async function Dp(t,e){let n={},[o,{ratings:s},r,{bots:i},c]=await Promise.all([U(),as(Go(),{ratings:[]},"ratings",n),as(Vo(),{totals:[],automa:[]},"ratings",n),as(Qo(),{bots:[]},"bots",n),ji()]),l={api:Me,drawQr:ie,makePasskey:Fi,subscribe:Wi,unsubscribe:Hi,go:cs,copy:bn,origin:location.origin,share:jp()},p=new Yn(l,{me:o,ratings:s,statistics:r,bots:i,isNotified:c,errors:n}),h={passkeys:ns(),notices:es()},d=()=>_(na(p,e,h),t);return{draw:d,close:p.store.watch(d)}}async function as(t,e,n,o){try{return await t}catch(s){return Object.assign(o,{[n]:D(s)}),e}}function cs(t){location.assign(t)}function jp(){return"share"in navigator?t=>navigator.share(t):null}async function Wp(t,e){let n=new Oe({api:Me,usePasskey:os,go:cs},await U()),o=()=>_(oa(n,e,ns()),t);return{draw:o,close:n.store.watch(o)}}async function Hp(t,e,n){try{let[o,s]=await Promise.all([U(),Uo(n)]),r=new Oe({api:Me,usePasskey:os,go:cs},o,s),i=()=>_(sa(r,e,n),t);return{draw:i,close:r.store.watch(i)}}catch(o){let s=o instanceof Tt?Di(o.status):null;if(s===null)throw o;return{draw:()=>_(ra(s,e),t),close:()=>{}}}}async function Yp(t,e){let{tournaments:n}=await Xo(),o=new Un({api:Vn,keepInvitation:Pt,go:e.go},n),s=()=>_(ua(o,e),t);return{draw:s,close:o.store.watch(s)}}async function Fp(t,e,n){let[o,s]=await Promise.all([ts(n),U()]),r=yn(n),i={api:Vn,drawQr:ie,copy:bn,go:e.go,origin:location.origin,keepInvitation:h=>Pt(n,h)},c=zo(location.hash)??zo(r?.replace(/^[^#]*/,"")??""),l=new Gn(i,{tournament:o,code:c,invitation:r}),p=()=>_(ca(l,e,s.name),t);return{draw:p,close:Up(l,p)}}function Up(t,e){let n=()=>{!document.hidden&&t.state.tournament.state!=="over"&&t.load()},o=setInterval(n,Bp),s=[t.store.watch(e),Wn(r=>r==="games"&&n())];return()=>{clearInterval(o);for(let r of s)r()}}function ha(t,e,n){let{yours:o,name:s,game:r}=t;return a`${P(n)}
    <main class="invitation">
      ${Le()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">
          ${o?"This is your own invitation":`${s} invites you to Patchwork`}
        </h1>
        <dl class="terms" data-testid="invitation-terms">
          ${Is(t).map(([i,c])=>a`<div>
                <dt>${i}</dt>
                <dd>${c}</dd>
              </div>`)}
        </dl>
        ${o?Gp(r):On(e)}
      </section>
    </main>`}function Gp(t){return a`<p data-testid="own-invitation">
      Send the address of this page to a friend, who then takes the other seat.
    </p>
    <a class="button main" href=${`/game/${t}`}>To the table</a>`}function da({title:t,text:e},n){return a`${P(n)}
    <main class="invitation">
      ${Le()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">${t}</h1>
        <p data-testid="problem">${e}</p>
        <a class="button main" href="/">Play on your own</a>
      </section>
    </main>`}function ma(t,e){let n=t.store.get(),o=t.isSolo?[["automa","Automa (alone)"]]:[...bt.map(({level:i,name:c})=>[String(i),`Computer, level ${i}: ${c}`]),["person","Two people here"]],s=n.opponent==="computer"?String(n.strength):n.opponent;return a`<form class="panel play-on" @submit=${i=>{i.preventDefault(),t.start(e)}} aria-labelledby="on-heading">
    <h2 id="on-heading">Play on from here</h2>
    <label
      >Against
      <select
        data-testid="on-opponent"
        @change=${i=>t.store.dispatch(Vp(Q(i)))}
      >
        ${o.map(([i,c])=>a`<option value=${i} ?selected=${s===i}>${c}</option>`)}
      </select></label
    >
    ${t.isSolo?u:a`<label
            >You are
            <select
              data-testid="on-first"
              @change=${i=>t.store.dispatch({first:Q(i)})}
            >
              <option value="you" ?selected=${n.first==="you"}>player 1</option>
              <option value="opponent" ?selected=${n.first==="opponent"}>player 2</option>
            </select></label
          >`}
    <button type="submit" class="main" data-testid="play-on" ?disabled=${n.busy}>
      Play on
    </button>
    <p class="notice" role="alert" ?hidden=${!n.error}>${n.error}</p>
  </form>`}function Vp(t){return t==="person"||t==="automa"?{opponent:t}:{opponent:"computer",strength:Number(t)}}function ls(t,e,n,o){let{replay:s,index:r}=t,i=s.frames[r],c=yt(s);if(n===2&&i.automa)return Kp(i,i.automa,c,e,o);let l=`${n===1?"front":"back"} p${n}`;return a`<div class=${`seat ${l}`}>${En(i,c,n)}</div>
    <div class=${`spread ${l}`}>${Qp(t,e,n,o)}</div>`}function Qp({replay:t,index:e,walks:n},o,s,r){let i=t.frames[e];return Nn({number:s,name:yt(t)[s-1].name,player:i.players[s-1],patches:o.patches,lettered:r,active:!1,held:!1,ghost:null,cursor:n[s],last:i.player===s?ye(i.move,o.patches):null})}function Kp(t,e,n,o,s){return a`<div class="seat back p2">${Mn(t,n,e)}</div>
    ${Ln(t,e,{turns:e.turns,run:0},o.patches,s)}`}function fa({replay:t,index:e},n){let o=s=>n.look(s);return In(Ys(t),e,yt(t),n.patches,o)}function $a(t,e,n){let o=t.store.get(),{replay:s,index:r}=o,i=s.frames[r],c=yt(s),{letters:l,look:p}=n.settings,h=()=>n.change({look:p==="cloth"?"thread":"cloth"}),d=fa(o,t),[g,v]=i.automa?[d,u]:[u,d];return a`${P(n)}
    <main class=${`table ${i.automa?"solo":"screen"} viewer`} data-stage=${i.stage}>
      <section class="turn" aria-labelledby="turn-heading">
        <div>
          <h1 id="turn-heading" tabindex="-1" data-testid="turn">
            ${r===0?"First position":`After move ${r}`}: ${At(i,c)}
          </h1>
          <p data-testid="turn-reason">${X(i,c)}</p>
        </div>
        ${s.comment?a`<p class="notice" data-testid="notice">${s.comment}</p>`:u}
      </section>
      <div class="column own">${ls(o,t,1,l)} ${g}</div>
      <div class="column middle">
        ${i.result?Cn(i,c,u):ma(e,r)}
        ${An(i,c,p,h)}
      </div>
      <div class="column other">${ls(o,t,2,l)} ${v}</div>
      ${_n(i.ring,t.patches,l)} ${Rn(i,c,t.patches)}
    </main>`}var Z=document.getElementById("app"),oe=$r(),se=null,H=0,ga=ms(ya("link[as=fetch]")),us=new Be({open:()=>new WebSocket(`${location.origin.replace(/^http/,"ws")}/api/feed`),later:(t,e)=>window.setTimeout(t,e),forget:t=>window.clearTimeout(t),onWaiting:kn,onNews:xi});async function ps(t){Kt().length===0||document.hidden||us.socket||(t??await zp())&&us.open()}async function zp(){return U().then(({known:t})=>t,()=>!1)}var z={get settings(){return oe},logo:ya("link[rel=icon]"),change(t){oe={...oe,...t},gr(oe),ba(),se?.draw()},go(t){history.pushState(null,"",t),hs()}};function ya(t){return document.querySelector(t).href}function ba(){let{theme:t}=oe;t==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=t}function Rt(t,e,n=null){se?.close(),se=t,wn(e),ps(n),window.scrollTo(0,0),t.draw()}function hs(){H+=1;let t=H,e=/^\/game\/([\w-]+)$/.exec(location.pathname),n=r=>{H===t&&wa(r)},o=/^\/i\/([\w-]+)$/.exec(location.pathname),s=pa(location.pathname);e?th(e[1]).catch(n):o?eh(o[1]).catch(n):s?Zp(s).catch(n):location.hash.length>1?Xp(location.hash).catch(n):Jp().catch(n)}function wa(t){let e=t instanceof Error?t.message:String(t);Rt({draw:()=>_(a`${P(z)}
        <main class="waiting">
          <h1>This can’t be shown</h1>
          <p class="notice" role="alert" data-testid="problem">${e}</p>
          <a class="button" href="/">To the first page</a>
        </main>`,Z),close:()=>{}},"")}async function Zp({title:t,open:e}){let n=H;se||_(Xt(z,"One moment…"),Z);let o=await e(Z,z);n===H?Rt(o,t):o.close()}async function Jp(){let t=H,n=await Ni(Z,z,us,o=>{history.pushState(null,"",o.link||location.pathname),ka(o).catch(wa)});t===H?Rt(n,""):n.close()}async function Xp(t){let e=H,n=await Ce(t);e===H&&await ka(n)}async function ka(t){let e=new Ze(t,await ga),n=new Je(t,z.go,oe.strength),o=()=>_($a(e,n,z),Z),s=[e.store.watch(o),n.store.watch(o)],r=c=>fn(c,(l,p)=>e.walk(l,p));Z.addEventListener("keydown",r),Rt({draw:o,close:()=>{for(let c of s)c();Z.removeEventListener("keydown",r)}},"A game")}async function th(t){let e=H;se||_(Xt(z,"Opening the table…"),Z);let[n,o]=await Promise.all([fs(t),ga]);if(e!==H)return;let s=n.seats.some(r=>r.yours);Rt($i(Z,n,o,z),"Game",s)}async function eh(t){let e=H;se||_(Xt(z,"Opening the invitation…"),Z);try{let n=await ys(t);if(e!==H)return;let o=new Yt({me:U,sit:r=>bs(t,r),go:z.go}),s=()=>_(ha(n,o,z),Z);Rt({draw:s,close:o.store.watch(s)},"Invitation"),n.yours||await o.ask()}catch(n){let o=n instanceof Tt?Ps(n.status):null;if(!o)throw n;if(e!==H)return;Rt({draw:()=>_(da(o,z),Z),close:()=>{}},"Invitation")}}_(Yr(),document.getElementById("fabrics"));ba();window.addEventListener("popstate",hs);window.addEventListener("online",()=>ps(null));document.addEventListener("visibilitychange",()=>ps(null));window.addEventListener("pointerdown",()=>{for(let t of document.getAnimations())t.finish()},{capture:!0});hs();
/**
 * @license
 * Copyright 2017 Google LLC
 * SPDX-License-Identifier: BSD-3-Clause
 */
