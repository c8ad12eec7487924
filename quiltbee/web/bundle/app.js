var qt=class extends Error{constructor(e,n){super(e),this.status=n}};async function N(t,e,n){return JSON.parse(await ro(t,e,n))}async function ro(t,e,n="POST"){let o=await Ni(t,e,n),r=await o.text();if(o.ok)return r;let i=Pi(r)??`The server answered with status ${o.status}.`;throw new qt(i,o.status)}async function Ni(t,e,n){try{return await fetch(new URL(t,import.meta.url),e&&{method:n,headers:{"content-type":"application/json"},body:JSON.stringify(e)})}catch(o){throw new Error("The server can’t be reached. Is it still running?",{cause:o})}}function Pi(t){try{let{error:e}=JSON.parse(t);return typeof e=="string"?e:null}catch(e){if(e instanceof SyntaxError)return null;throw e}}function io(t="/api/patches"){return N(t)}function so(t){return N(`/api/games/${t}`)}function ce(t){return N("/api/games",t)}function ao(){return N("/api/solo")}function le(t){return N("/api/replay",{text:t})}function co(t){return N(`/api/games/${t}/replay`)}function ue(){return N("/api/me")}function lo(t){return N(`/api/invitations/${t}`)}function uo(t,e){return N(`/api/invitations/${t}`,{name:e})}function po(t){return N(`/api/games/${t}/invitation`,{})}function ho(t,e){return N(`/api/games/${t}/seat`,{name:e})}function mo(t){return ro("/api/qr",{path:t})}function fo(t){return N("/api/reports",t)}var pe=class{constructor(e){this.outside=e,this.socket=null,this.retry=null,this.wait=1e3,this.attempts=0}open(){if(this.retry!==null&&this.outside.forget(this.retry),this.retry=null,this.socket)return;this.attempts+=1;let e=this.outside.open();this.socket=e,e.onopen=()=>{this.wait=1e3,this.attempts=0},e.onmessage=n=>this.received(String(n.data)),e.onclose=()=>this.closed(e)}received(e){let n=JSON.parse(e);n.type==="games"&&this.outside.onWaiting(n.waiting)}closed(e){this.socket===e&&(this.socket=null,!(this.attempts>=8)&&(this.retry=this.outside.later(()=>this.open(),this.wait),this.wait=Math.min(6e4,this.wait*2)))}};var J=[{level:1,name:"Beginner",audience:"a child beats it"},{level:2,name:"Learner",audience:"for a first game"},{level:3,name:"Casual",audience:"for those who know the rules"},{level:4,name:"Regular",audience:"for those who have played a few times"},{level:5,name:"Practised",audience:"for those who play often"},{level:6,name:"Skilled",audience:"for good players"},{level:7,name:"Strong",audience:"for very good players"},{level:8,name:"Expert",audience:"for the best of your club"},{level:9,name:"Master",audience:"nearly all that the computer has"},{level:10,name:"Full strength",audience:"all that it has; it thinks for about a second"}],he=3,de=65536,go=18e4;function P(t,e){let n=e,o=!1,r=new Set,i=()=>{o=!1;for(let s of[...r])s(n)};return{get:()=>n,dispatch(s){let a=t(n,s);a!==n&&(n=a,o||queueMicrotask(i),o=!0)},watch(s){return r.add(s),()=>r.delete(s)}}}var Ri=`${de/1024} KB`,$o=`This is too long to be a game record: at most ${Ri} can be opened.`;function qi(t,e){return{...t,...e}}var me=class{constructor(e,n,o,r){this.games=r,this.go=e,this.view=n,this.store=P(qi,{form:{opponent:"computer",strength:o,deck:"normal",level:1,first:"you",board:"revised",seed:"",names:["Anna","Ben"]},recent:r.recent(),totals:[],busy:!1,opening:!1,error:"",openError:""})}set(e){this.store.dispatch({form:{...this.store.get().form,...e},error:""})}name(e,n){let[o,r]=this.store.get().form.names;this.set({names:e===0?[n,r]:[o,n]})}async count(){try{let{totals:e}=await ao();this.store.dispatch({totals:e})}catch(e){this.store.dispatch({error:ln(e)})}}async start(){let{form:e,busy:n}=this.store.get();if(!n){this.store.dispatch({busy:!0,error:""});try{let{url:o}=await ce(Bi(e));this.go(o)}catch(o){this.store.dispatch({busy:!1,error:ln(o)})}}}forget(e){this.games.forget(e),this.store.dispatch({recent:this.games.recent()})}async open(e){if(e.trim()==="")return this.refuse("Paste a game record, a link or a position first.");if(e.length>de)return this.refuse($o);this.store.dispatch({opening:!0,openError:""});try{this.view(await le(e))}catch(n){this.refuse(ln(n))}}async openFile(e){if(e.size>de)return this.refuse($o);await this.open(await e.text())}refuse(e){this.store.dispatch({opening:!1,openError:e})}};function Bi({opponent:t,strength:e,deck:n,level:o,first:r,board:i,seed:s,names:a}){let l={board:i,seed:s.trim()||null,from:null};if(t==="automa")return{...l,opponent:t,deck:n,level:o,first:"you",names:null};if(t==="computer")return{...l,opponent:t,level:e,first:r,names:null};let[p,h]=a.map(d=>d.trim());return{...l,opponent:t,first:r,names:[p||"First",h||"Second"]}}function ln(t){return t instanceof Error?t.message:String(t)}var tt=[1,2];function Bt(t){return t===1?2:1}function Wi(t){return tt.filter(e=>t[e-1].yours)}function k({seats:t}){return t.some(e=>e.yours)}function un({mode:t,seats:e}){let n=Wi(e);return t==="remote"&&n.length===1?n[0]:null}function vt(t){return tt.find(e=>t[e-1].kind==="open")??null}function Wt({seats:t}){let e=vt(t);return e===null?"":t[e-1].name}function S({stage:t,seats:e}){return t!=="over"&&vt(e)!==null}function Ht({stage:t,result:e}){return t==="over"&&e===null}function E([t,e]){return`${"abcdefghi"[e]}${t+1}`}function et(t){return/^[a-i][1-9]$/.test(t)?[Number(t[1])-1,t.charCodeAt(0)-97]:null}function U(t,e){return t[0]===e[0]&&t[1]===e[1]}function R(t){return[Math.max(...t.map(e=>e[0]))+1,Math.max(...t.map(e=>e[1]))+1]}function nt(t,[e,n]){return t.map(([o,r])=>[o+e,r+n])}function jt(t,[e,n]){let[o,r]=R(t);return[yo(e,9-o),yo(n,9-r)]}function yo(t,e){return Math.max(0,Math.min(e,t))}function ge([t,e],[n,o],r){return r==="right"?[e,n-1-t]:r==="left"?[o-1-e,t]:[t,o-1-e]}function bo(t,e,n){let[o,r]=e,i=n>=4?ge(t,e,"flip"):t;for(let s=0;s<n%4;s+=1)i=ge(i,[o,r],"right"),[o,r]=[r,o];return i}function ot(t){let[e,n]=R(t),o=([r,i])=>Math.abs(r-(e-1)/2)+Math.abs(i-(n-1)/2);return t.reduce((r,i)=>o(i)<o(r)?i:r)}function $e(t){let e=new Set,n=[];for(let o=0;o<t.length;o+=1){if(t[o]!=="."||e.has(o))continue;let r=[],i=[o];e.add(o);for(let s=i.pop();s!==void 0;s=i.pop()){r.push([Math.floor(s/9),s%9]);for(let a of Hi(s))t[a]==="."&&!e.has(a)&&(e.add(a),i.push(a))}n.push(r.sort((s,a)=>s[0]-a[0]||s[1]-a[1]))}return n.sort((o,r)=>r.length-o.length)}function Hi(t){let e=t%9,n=[t-9,t+9];return e>0&&n.push(t-1),e<8&&n.push(t+1),n.filter(o=>o>=0&&o<81)}var ji=3;function xt(t,e){let n=new Set($e(t).map(String));return $e(Di(t,e)).filter(r=>r.length<=ji&&!n.has(String(r)))}function Di(t,e){let n=[...t];for(let[o,r]of e)n[o*9+r]="x";return n.join("")}function wo(t){let e=49;for(let n=0;n<3;n+=1)for(let o=0;o<3;o+=1){let r=0;for(let i=n;i<n+7;i+=1)r+=t.slice(i*9+o,i*9+o+7).split(".").length-1;e=Math.min(e,r)}return e}function O(t,e,n=0){let o=new Set(t.map(String)),r=new Map;for(let[s,a]of t)for(let l=0;l<4;l+=1){let[p,h]=fe[(l+3)%4];if(o.has(String([s+p,a+h])))continue;let d=Fi[l],g=[s+d[0],a+d[1]],w=[g[0]+fe[l][0],g[1]+fe[l][1]];r.set(String(g),[...r.get(String(g))??[],{to:w,direction:l}])}let i="";for(;r.size>0;)i+=Ui(r,e,n);return i}var fe=[[0,1],[1,0],[0,-1],[-1,0]],Fi=[[0,0],[0,1],[1,1],[1,0]];function Ui(t,e,n){let o=t.keys().next().value,r=[],i=o,s=-1;do{let l=t.get(i),p=Math.max(0,l.findIndex(w=>w.direction===(s+1)%4)),h=l.splice(s<0?0:p,1)[0];l.length===0&&t.delete(i);let[d,g]=i.split(",").map(Number);h.direction!==s&&r.push({at:[d,g],direction:h.direction}),s=h.direction,i=String(h.to)}while(i!==o);return r.length>1&&r[0].direction===s&&r.shift(),`M${r.map(({at:l,direction:p},h)=>{let d=r[(h+r.length-1)%r.length].direction,[g,w]=[d,p].map(A=>fe[(A+1)%4]).reduce((A,W)=>[A[0]+W[0],A[1]+W[1]]);return`${l[1]*e+w*n} ${l[0]*e+g*n}`}).join("L")}Z`}function y(t,e){return t===1?`1 ${e}`:`${t} ${/(s|x|ch)$/.test(e)?`${e}es`:`${e}s`}`}function z(t){return t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t[t.length-1]}`}function T(t){return t<0?`−${-t}`:String(t)}function Dt(t){let e=t.income?`${t.income} income`:"no income",{name:n,squares:o,buttons:r,time:i}=t,s=`costs ${y(r,"button")}`;return`${n}, ${y(o,"square")}, ${s}, ${i} time, ${e}`}function m(t,e){let{name:n,yours:o,kind:r}=t[e-1];return o&&!t[2-e].yours?"You":r==="open"?n||"Open seat":n==="You"?`Player ${e}`:n}function kt(t){return t==="You"?"You are":`${t} is`}function pt(t,e){if(t.result){let r=m(e,t.result.winner);return r==="You"?"You win":`${r} wins`}if(Ht(t))return"Game aborted";let n=m(e,t.turn),o=n==="You"?"Your":`${n}’s`;return t.stage==="special_patch"?`${o} special patch`:`${o} turn`}function H(t,e){if(t.result)return Yi(t,e);if(Ht(t))return"It was called off at the start, and nothing is counted.";let n=m(e,t.turn);if(t.stage==="special_patch")return`${n} crossed a special patch: it goes on any empty space.`;let o=t.players[t.turn-1].time,r=t.players[2-t.turn].time;return o===r?o===0?`${kt(n)} player 1 and begin${n==="You"?"":"s"}.`:`Both are on space ${o}, and ${n==="You"?"your":"this"} token is on top.`:`${kt(n)} behind: ${o} against ${r}.`}function Yi(t,e){if(!t.result)return"";let{winner:n,scores:o,reason:r}=t.result,i=`${T(o[n-1])} to ${T(o[2-n])}`,s=m(e,3-n);return r==="resignation"?`${s} resigned; the scores stood at ${i}.`:r==="time"?`${s} ran out of time; the scores stood at ${i}.`:r==="first to 53"?`${i}: equal scores, and the winner reached space 53 first.`:`The final scores are ${i}.`}function ye(t,e){let{consequence:n}=t,o=[`advance ${n.time-e}`,`+${y(n.earned,"button")}`];return n.income_marks.length>0&&o.push(`income ${n.income}`),n.special_patch&&o.push("special patch"),`Pass: ${o.join(", ")}`}function rt(t,e){return t==="pass"?"passed":t==="A:pass"?"advanced":t.startsWith("A:")?`took ${e[t[2]]?.name??t[2]}`:t.startsWith("+")?`special patch on ${t.slice(1)}`:`${e[t[0]]?.name??t[0]} at ${t.slice(2)}`}function X(t,e,n){let o=t.filter(([r,i])=>e[r*9+i]!==".").map(E);return o.length>0?o.length>4?`overlaps at ${y(o.length,"space")}`:`overlaps at ${z(o)}`:n&&!n.available?n.reason??"can’t be bought now":null}function pn(t){let e=E(t[0]);return t.length===1?`single hole ${e}`:`hole of ${t.length} at ${e}`}function be(t,e,n,o,r){let{consequence:i}=t,s=o.players[o.turn-1],a=[{kind:"buttons",text:`Buttons ${s.buttons} → ${T(i.buttons)}`},{kind:"time",text:`Time ${s.time} → ${i.time}`}];return i.income_marks.length>0&&a.push({kind:"income",text:`Income +${i.income} at ${z(i.income_marks.map(String))}`}),i.special_patch&&a.push({kind:"special",text:"Special patch"}),n&&a.push({kind:"tile",text:"Special tile +7"}),e.length>0&&a.push({kind:"holes",text:`Makes ${z(e.map(pn))}`}),a.push({kind:"next",text:Gi(t,o,r)}),a}function Gi({consequence:t},e,n){if(t.next===null)return"Then the game is over";let o=m(n,t.next);return`Next: ${o==="You"?"you":o}${t.next===e.turn?" again":""}`}function vo(t,e,n){let o=E(t);return e==="."?`${o}, empty`:e==="*"?`${o}, special patch`:`${o}, ${n[e]?.name??"covered"}`}function we(t){let e=$e(t),n=e.reduce((s,a)=>s+a.length,0),o=[`${81-n} covered, ${n} empty`],r=e.filter(s=>s.length===1).map(s=>E(s[0]));r.length>0&&o.push(`single ${r.length>1?"holes":"hole"} ${r.join(" ")}`),n>0&&o.push(`largest empty region ${e[0].length}`);let i=wo(t);return o.push(i===0?"a full 7 by 7":`${y(i,"space")} from a 7 by 7`),`${o.join("; ")}.`}function ht(t,e){let{to_income:n,to_special_patch:o,time:r}=t.players[e-1],i=t.time_board.last-r;if(i===0)return"at the end";let s=[];return n!==null&&s.push(`income in ${n}`),o!==null&&s.push(`special patch in ${o}`),s.push(`end in ${i}`),s.join(", ")}function ve(t,e){let n=e[t.letter],o=n.orientations[t.orientation],[r,i]=R(o),s=nt(o,[t.row,t.column]),a=E([t.row+r-1,t.column+i-1]),l=E([t.row,t.column]);return`${n.name} (${t.letter}), ${s.length} squares, ${l} to ${a}`}var C=1e3,dt=60*C,St=60*dt,Y=24*St,hn=9900,Vi=[10,30,60];function xe(t){let e=/^(\d+)d$/.exec(t);if(e)return{kind:"days",main:Number(e[1])*Y,extra:0};let[n,o]=t.split(/[+~]/).map(r=>Number(r)*C);return{kind:t.includes("~")?"delay":"increment",main:n,extra:o}}function ke(t){if(t===null)return"no clock";let{kind:e,main:n,extra:o}=xe(t);if(e==="days")return`${y(n/Y,"day")} for each turn`;let r=ko(n);if(o===0)return`${r} for the whole game`;let i=y(o/C,"second");return e==="delay"?`${r}, and ${i} of delay in each turn`:`${r}, and ${i} more for each turn`}function xo(t){let{kind:e,main:n,extra:o}=xe(t);if(e==="days")return`${y(n/Y,"day")} a turn`;let r=n%dt===0?`${n/dt} min`:`${n/C} s`;return o===0?r:`${r} ${e==="delay"?"~":"+"} ${o/C} s`}function ko(t){return[[Math.floor(t/St),"hour"],[Math.floor(t%St/dt),"minute"],[Math.floor(t%dt/C),"second"]].filter(([o])=>o>0).map(([o,r])=>y(o,r)).join(" ")||"no time"}function So(t,{now:e},n){return e===null?null:t?.now===e?t:{now:e,at:n}}function dn(t,e,n,o){let r=t.left[e-1];if(t.running!==e)return Math.max(0,r);let{kind:i,extra:s}=xe(t.control),a=i==="delay"?s:0,l=n.now+(o-n.at)-t.since;return Math.max(0,r-Math.max(0,l-a))}function To(t){if(t<=hn)return`0:0${(Math.ceil(t/100)/10).toFixed(1)}`;if(t>=Y)return`${Math.floor(t/Y)} d ${Math.floor(t%Y/St)} h`;let e=Math.ceil(t/C),n=[Math.floor(e/60)%60,e%60],o=Math.floor(e/3600),r=n.map((i,s)=>s===0&&o===0?String(i):String(i).padStart(2,"0"));return o?[o,...r].join(":"):r.join(":")}function Ao(t){if(t<=0)return"no time left";if(t>=Y){let e=Math.floor(t%Y/St),n=y(Math.floor(t/Y),"day");return e?`${n} ${y(e,"hour")}`:n}return ko(Math.ceil(t/C)*C)}function Mo(t,e){let{kind:n,main:o}=xe(t);return n==="days"?e<6*St:e<Math.max(10*C,Math.min(dt,o/10))}function _o(t,e){return Vi.find(o=>t>o*C&&e<=o*C&&e>0)??null}function Eo(t){return t<=0?null:t>=Y?dt:t<=hn?t%100||100:Math.min(t%C||C,t-hn)}function Lo(t){return t===404?{title:"This invitation is not known",text:"Check the link, or ask for a new one: an earlier link is void once a new one is made."}:t===410?{title:"This invitation is no longer open",text:"It was used already, or it has expired. Ask for a new link."}:null}function Oo({board:t,clock:e,takebacks:n,rated:o,seed_chosen:r,seat:i}){return[["You sit as",i===1?"player 1, who begins":"player 2"],["Clock",e===null?"none: take all the time you need":ke(e)],["Time board",t==="revised"?"revised":"original"],["Circle of patches",r?"chosen by the other player":"drawn by lot"],["Takebacks",n?"when the other player agrees":"none"],["Rating",o?"counts for both ratings":"not rated"]]}var Tt=class{constructor(e){this.outside=e,this.store=P((n,o)=>({...n,...o}),{name:"",busy:!1,error:""})}get state(){return this.store.get()}async ask(){try{let{name:e}=await this.outside.me();this.state.name===""&&this.store.dispatch({name:e??""})}catch(e){this.store.dispatch({error:Co(e)})}}write(e){this.store.dispatch({name:e,error:""})}async sit(){let{name:e,busy:n}=this.state;if(!n){this.store.dispatch({busy:!0,error:""});try{let{url:o}=await this.outside.sit(e.trim()||null);this.outside.go(o)}catch(o){this.store.dispatch({busy:!1,error:Co(o)})}}}};function Co(t){return t instanceof Error?t.message:String(t)}function Io(t,e){return[...t].filter(n=>n[0]===String(e)).map(n=>et(n.slice(1))).sort((n,o)=>n[0]-o[0]||n[1]-o[1])}function No(t,e){let n=o=>Math.abs(o[0]-e[0])+Math.abs(o[1]-e[1]);return t.reduce((o,r)=>n(r)<n(o)?r:o,t[0]??e)}function Po(t,e,[n,o]){let r=s=>(s[0]-e[0])*n+(s[1]-e[1])*o,i=s=>Math.abs((s[0]-e[0])*o+(s[1]-e[1])*n);return t.filter(s=>r(s)>0).sort((s,a)=>i(s)+r(s)-i(a)-r(a)||i(s)-i(a)).at(0)}function Ro(t,e,n){let o=i=>(i[0]-e[0])*9+i[1]-e[1];return(n?[...t].reverse().find(i=>o(i)<0):t.find(i=>o(i)>0))??t[n?t.length-1:0]}var Bo={letter:null,orientations:{},origin:null,set:!1,anchor:[0,0],cursor:[4,4]},mn={up:[-1,0],down:[1,0],left:[0,-1],right:[0,1]};function Se(t){return{letter:"+",patch:{orientations:{0:[[0,0]]},turns:{0:{right:0,left:0,flip:0}}},placements:new Set(t.map(e=>`0${e}`))}}function I(t,e){return t.orientations[e]??0}function it(t,e){return e.patch.orientations[I(t,e.letter)]}function j(t,e){return t.origin?nt(it(t,e),t.origin):[]}function Mt(t,e){return t.origin?`${I(t,e.letter)}${E(t.origin)}`:null}function Te(t,e){let n=Mt(t,e);return n!==null&&e.placements.has(n)}function Ae(t,e){let n=Mt(t,e);return n===null||!e.placements.has(n)?null:e.letter==="+"?`+${n.slice(1)}`:e.letter+n}function fn(t,e,n){switch(n.type){case"choose":return Qi(t,n.choice,n.anchor);case"cancel":return e?{...t,letter:null,origin:null,set:!1}:t;case"arrow":return e?Xi(t,e,n.direction):{...t,cursor:Ft(t.cursor,n.direction)};default:return e?Zi(t,e,n):t}}function Zi(t,e,n){switch(n.type){case"hover":return t.set?t:qo(t,e,n.cell,!1);case"leave":return t.set||!t.origin?t:{...t,origin:null};case"set":return qo(t,e,n.cell,!0);case"hold":return{...t,anchor:n.anchor,set:!1};case"put":return At({...t,orientations:{...t.orientations,[e.letter]:n.orientation},anchor:ot(e.patch.orientations[n.orientation])},e,n.origin);case"show":return t.origin?{...t,set:!0}:Me(t,e);case"jump":return Ki(t,e,n.direction);case"next":return Ji(t,e,n.back??!1);case"turn":return ts(t,e,n.how);case"cycle":return es(t,e)}}function Qi(t,e,n){let o={...t,letter:e.letter,origin:null,set:!1};return{...o,anchor:n??ot(it(o,e))}}function qo(t,e,n,o){let r=it(t,e),i=jt(r,[n[0]-t.anchor[0],n[1]-t.anchor[1]]),s=Wo(t,e,i);return t.origin&&U(t.origin,s)&&t.set===o&&U(t.cursor,n)?t:{...t,origin:s,set:o,cursor:n}}function Wo(t,e,n){let o=I(t,e.letter),r=[[0,0],[-1,0],[1,0],[0,-1],[0,1],[-1,-1],[-1,1],[1,-1],[1,1]];for(let[i,s]of r){let a=[n[0]+i,n[1]+s];if(zi(a)&&e.placements.has(o+E(a)))return a}return n}function zi([t,e]){return t>=0&&e>=0&&t<9&&e<9}function At(t,e,n){let o=it(t,e),r=jt(o,n),i=o.some(s=>U(s,t.anchor))?t.anchor:ot(o);return{...t,origin:r,set:!0,anchor:i,cursor:[r[0]+i[0],r[1]+i[1]]}}function Me(t,e){let{anchor:n,cursor:o}=t,r=gn(t,e),i=[o[0]-n[0],o[1]-n[1]];return At(t,e,No(r,i))}function gn(t,e){return Io(e.placements,I(t,e.letter))}function Xi(t,e,n){if(!t.origin)return Me(t,e);let[o,r]=mn[n];return At(t,e,[t.origin[0]+o,t.origin[1]+r])}function Ft([t,e],n){let[o,r]=mn[n];return jt([[0,0]],[t+o,e+r])}function Ki(t,e,n){if(!t.origin)return Me(t,e);let o=Po(gn(t,e),t.origin,mn[n]);return o?At(t,e,o):{...t,set:!0}}function Ji(t,e,n){let o=gn(t,e),r=t.origin;return o.length===0?r?{...t,set:!0}:Me(t,e):r?At(t,e,Ro(o,r,n)):At(t,e,o[n?o.length-1:0])}function ts(t,e,n){let o=I(t,e.letter),r=ge(t.anchor,R(it(t,e)),n);return Ho(t,e,e.patch.turns[o][n],r)}function es(t,e){let n=Object.keys(e.patch.orientations).map(Number).sort((r,i)=>r-i),o=n[(n.indexOf(I(t,e.letter))+1)%n.length];return Ho(t,e,o,ot(e.patch.orientations[o]))}function Ho(t,e,n,o){let r={...t,orientations:{...t.orientations,[e.letter]:n},anchor:o};if(!t.origin)return r;let i=[t.origin[0]+t.anchor[0],t.origin[1]+t.anchor[1]],s=jt(it(r,e),[i[0]-o[0],i[1]-o[1]]),a=Wo(r,e,s);return{...r,origin:a,cursor:[a[0]+o[0],a[1]+o[1]]}}function st(t){let e={yours:!1,away:!1,bot:!1,rating:null};return[1,2].map(n=>{if(n===2&&t.frames[0]?.automa)return{...e,name:"Automa",kind:"automa"};let o=t.tags[`Player${n}`],r=o&&o!=="?"?o:`Player ${n}`;return{...e,name:r,kind:"person"}})}function jo(t){return t.frames.slice(1).map(({move:e,player:n},o)=>({number:o+1,player:n??1,move:e??"pass"}))}var _e=class{constructor(e,n){this.patches=n;let o={replay:e,index:e.frames.length-1,walks:{1:[4,4],2:[4,4]}};this.store=P((r,i)=>({...r,...i}),o)}look(e){let n=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(n,e))})}walk(e,n){let{walks:o}=this.store.get();this.store.dispatch({walks:{...o,[e]:Ft(o[e],n)}})}};function ns(t,e){let[n,,...o]=t.link.split(","),r=t.frames.slice(1,e+1).filter(({move:i})=>!i?.startsWith("A:")).map(({move:i})=>i==="pass"?".":i);return[n,r.join(""),...o].join(",")}var Ee=class{constructor(e,n,o){this.replay=e,this.go=n;let r={opponent:this.isSolo?"automa":"computer",strength:o,first:"you",busy:!1,error:""};this.store=P((i,s)=>({...i,...s}),r)}get isSolo(){return this.replay.frames[0].automa!==null}async start(e){this.store.dispatch({busy:!0,error:""});try{let{url:n}=await ce(this.wanted(e));this.go(n)}catch(n){let o=n instanceof Error?n.message:String(n);this.store.dispatch({busy:!1,error:o})}}wanted(e){let{replay:n}=this,{opponent:o,strength:r,first:i}=this.store.get(),{automa:s}=n.frames[0],a=s&&o==="automa"?{deck:s.deck,level:s.level}:null,l=o==="computer"?{level:r}:null,p=o==="person"?st(n).map(({name:d})=>d):null,h=ns(n,e);return{opponent:o,...a,...l,first:i,board:"revised",seed:null,from:h,names:p}}};var $n=[{level:1,numeral:"I",name:"Intern",counts:"only the special tile counts; its marker is on 52"},{level:2,numeral:"II",name:"Apprentice",counts:"the buttons it holds count; marker on 44"},{level:3,numeral:"III",name:"Fellow",counts:"the buttons it holds count, and 1 for each patch with buttons; marker on 41"},{level:4,numeral:"IV",name:"Master",counts:"the buttons it holds and those printed on its patches count; marker on 38"},{level:5,numeral:"V",name:"Legend",counts:"the buttons it holds, those on its patches, and 1 for each patch with buttons count; marker on 35"}],yn={normal:"Normal deck",tactical:"Tactical deck"},Do={normal:"nothing is known of the next card",tactical:"the budget of the next card is shown beforehand"},Fo={NO_OVERTAKE:["No overtaking","not past your token"],MOST_BUTTONS:["Most buttons","most printed buttons"],LARGEST:["Largest","most squares"],FURTHEST:["Furthest","furthest from the neutral token"]};function Uo(t){return Fo[t]?.[0]??t}function Ut({score_parts:t}){let e=t;return[["Special tile",e.special_tile],["Buttons it holds",e.buttons_held],["Patches with buttons",e.patches_with_buttons],["Buttons on its patches",e.buttons_on_patches]]}function Le(t){return t!==null&&t.stage==="card"&&t.seats.some(e=>e.yours)}function Oe(t){return t.mode==="solo"&&t.moves.at(-1)?.player===2&&t.result?.reason!=="resignation"}function bn(t,e){return`${e[t]?.name??t} (${t})`}function wn(t,e){return z([...t].map(n=>bn(n,e)))}function vn({number:t,budget:e,income:n}){return`Card ${t}: budget ${e}, income ${n}`}function xn({affordable:t,choices:e,card:n},o){return t.length===0?`Budget ${n.budget} buys none of the ${e.length}: it advances.`:t.length===1?`Budget ${n.budget} buys only ${bn(t,o)}.`:`Budget ${n.budget} buys ${wn(t,o)}.`}function kn({filter:t,left:e,skipped:n},o){let[r,i]=Fo[t]??[t,t];return n?`${r}: would leave none, skipped.`:`${r} (${i}): leaves ${wn(e,o)}.`}function Sn(t,e){let{taken:n,start:o,stop:r,income_marks:i,income:s,special_patches:a}=t,l=[n?`Takes ${bn(n,e)}; token ${o} → ${r}.`:`Token ${o} → ${r}, no buttons for it.`],p=s?`+${y(s,"button")}`:"this card gives none";return i.length>0&&l.push(`Income at ${z(i.map(String))}: ${p}.`),a.length>0&&l.push(`The special patch at ${z(a.map(String))} is out of the game.`),t.reaches_marker&&l.push(t.takes_special_tile?"Reaches its marker and gets the special tile, 7 points.":"Reaches its marker; the special tile is gone already."),l}function Ce(t,e){return[`Automa: ${vn(t.card)}.`,xn(t,e),...t.steps.map(n=>kn(n,e)),...Sn(t,e)].join(" ")}function Tn({pile:t,aside:e,discards:n}){let o=[`${y(t,"card")} in the pile`];return e>0&&o.push(`${e} put aside unseen`),o.push(n.length?`turned: ${n.join(", ")}`:"none turned since the shuffle"),`${o.join("; ")}.`}function Yt({deck:t,numeral:e,name:n}){return`${yn[t]}, level ${e}, ${n}`}function mt({marker:t,marker_on_board:e}){return e?`Its marker is on space ${t}.`:"Its marker has left the board."}function os(t){let e=Ut(t).filter(([,n])=>n>0).map(([n,o])=>`${n.toLowerCase()} ${o}`);return`Score ${T(t.score)}${e.length?`: ${e.join(", ")}`:""}.`}function Ie({players:t,result:e},n,o){let r=[[n.with_buttons,"with buttons"],[n.without_buttons,"without buttons"]].map(([s,a])=>y(s.length,"patch")+(s?` ${a}: ${wn(s,o)}`:` ${a}`)),i=n.budget!==null&&!e?`the next one has budget ${n.budget}; `:"";return[`${Yt(n)}.`,`It holds ${y(t[1].buttons,"button")}; ${r.join("; ")}.`,os(t[1]),mt(n),`Cards: ${i}${Tn(n)}`].join(" ")}function Gt(t){return t.stage!=="over"&&!S(t)&&t.seats[t.turn-1].yours}function _(t){return t.table!==null&&!t.looking&&!t.pending&&Gt(t.table)}function K({table:t,looking:e,pending:n}){return Le(t)&&!e&&!n}function Vt(t){return t!==null&&t.mode!=="screen"&&t.mode!=="remote"}function _t(t){return _(t)&&Vt(t.table)}function ft({table:t,pending:e}){return t!==null&&t.can_undo&&e===null&&k(t)}function An(t){return t.looking?t.looking.frames[t.looking.index]:t.table}function x(t,e){return t.table?.options.find(n=>n.letter===e)}function Et(t){return t.options.flatMap(e=>e.letter===null?[]:[e.letter])}function gt(t,e){let n=x(t,e);return n?{letter:e,patch:t.patches[e],placements:new Set(n.placements??[])}:null}function L(t){let{letter:e}=t.placement;return!t.table||e===null?null:e==="+"?Se(t.table.special_cells):gt(t,e)}function Lt(t){let{table:e}=t;if(!e)return 1;let n=[1,2].filter(o=>e.seats[o-1].yours);return n.length===1?n[0]:n.length===2?An(t)?.turn??1:1}function Ne(t,e){let{table:n,placement:o}=t;return!n||o.letter===null?!1:o.letter==="+"?n.special_cells_7x7.includes(e.slice(1)):x(t,o.letter)?.completes_7x7?.includes(e)??!1}function Zt(t,e){if(!t||t==="pass"||t.startsWith("A:"))return null;let n=et(t.slice(-2));return{shape:t.startsWith("+")?[[0,0]]:e[t[0]].orientations[t[1]],origin:n}}var Yo=16;function Mn(t,e){let n=un(e);return n!==null&&rs(t,e,n)||as(t,e,n)||{text:t.told||cs(e),actions:[],urgent:!1}}function Go(t,e,n){return n==="rematch"?_n(e):Mn(t,e).actions.some(([o])=>o===n)}function _n(t){let e=un(t);return e===null||t.stage!=="over"||vt(t.seats)!==null?!1:t.rematch.game===null&&!t.rematch.asked.includes(e)}function rs(t,e,n){return S(e)?null:e.stage==="over"?ss(e,n):is(t,e,n)}function is({fallen:t},e,n){let o=En(e.seats,Bt(n));return e.offer&&e.offer.seat!==n?{text:`${o} asks to take back a move.`,actions:[["accept","Accept"],["decline","Decline"]],urgent:!0}:t===Bt(n)?{text:`${o}’s time is up.`,actions:[["claim","Claim the win"]],urgent:!0}:t===n?{text:`Your time is up. Until ${o} claims the win you may still move.`,actions:[],urgent:!0}:e.offer?{text:`You asked ${o} to take back your move.`,actions:[],urgent:!1}:null}function ss({rematch:t,seats:e},n){let o=En(e,Bt(n));return t.game!==null?{text:"The rematch is open.",actions:[],urgent:!1}:t.asked.includes(n)?{text:`You asked ${o} for a rematch.`,actions:[],urgent:!1}:t.asked.includes(Bt(n))?{text:`${o} asks for a rematch.`,actions:[["rematch","Play again"]],urgent:!0}:null}function as(t,e,n){let o=Ln(e);if(o===null||e.stage==="over")return null;let r=En(e.seats,o);return n===null||!t.isLongAway||e.clock?{text:`${kt(r)} away.`,actions:[],urgent:!1}:{text:`${r} has been away for some time.`,actions:[["handover","Let the computer play"]],urgent:!1}}function En(t,e){let n=m(t,e);return n.length>Yo?`${n.slice(0,Yo-1).trimEnd()}…`:n}function Ln(t){return t.mode!=="remote"?null:tt.find(e=>t.seats[e-1].away&&!t.seats[e-1].yours)??null}function cs({clock:t,rated:e,takebacks:n}){return`${[t?xo(t.control):"No clock",e?"rated":"not rated",...n?[]:["no takebacks"]].join(", ")}.`}function q(t){return S(t)?On(t):pt(t,t.seats)}function Pe(t){return S(t)?ls(t):H(t,t.seats)}function On(t){let e=Wt(t);return e?`Waiting for ${e}`:t.access==="public"?"Waiting for another player":k(t)?"Waiting for your friend":"Waiting for a second player"}function ls(t){let e=Wt(t);return e?`The seat is kept for ${e}.`:t.access==="public"?"Whoever takes the open seat plays.":k(t)?"The game begins when your friend opens the link.":"The seat is kept for whoever is invited."}function Vo(t,e){if(!t)return"";let n=t.player===null?"":m(e.seats,t.player),o=n==="You";switch(t.kind){case"join":return o?"You took the seat.":`${n} took the seat.`;case"handover":return`${n} took over the seat and plays on.`;case"ask":return`${n} asked to take back a move.`;case"decline":return`${n} declined to take back.`;case"rematch":return`${n} asked for a rematch.`;case"rematch_opened":return"The rematch is open.";case"takeback":return"A move was taken back.";default:return""}}function Zo(t,e){return t!==null&&t.rematch.game===null&&e.rematch.game!==null&&k(e)?e.rematch.game:null}function Qo(t,e,n,o=""){let r=`${q(e)}. ${Pe(e)}`;if(!t)return r;let i=t.moves.length;return e.moves.length<i?`Taken back. ${r}`:o?q(t)===q(e)?o:`${o} ${r}`:[...e.moves.slice(i).map(({number:a,player:l,move:p})=>{let h=l===2&&e.automa?.turns.find(d=>d.number===a);return h?Ce(h,n):`${m(e.seats,l)}: ${rt(p,n)}.`}),...us(t,e),r].join(" ")}function us(t,e){return e.players.flatMap((n,o)=>{if(!n.special_tile||t.players[o].special_tile||e.automa&&o===1)return[];let r=m(e.seats,o===0?1:2);return[`${r} ${r==="You"?"take":"takes"} the special tile, 7 points.`]})}function zo(t,e){let{table:n,placement:o}=t;if(e.type==="hover"||e.type==="leave"||e.type==="hold")return t.ghostText;if(e.type==="cancel")return"Put back.";if(!n)return"";let r=L(t);if(!r)return E(o.cursor);if(!o.origin){let d=x(t,r.letter)?.reason,g=r.letter==="+"?"Special patch":t.patches[r.letter].name;return d?`${g}: ${d}.`:`${g} chosen. Choose a place.`}let i=n.players[n.turn-1].cells,s=j(o,r),a=X(s,i,x(t,r.letter)),l=E(o.origin);if(a)return`${l}: ${a}.`;let p=xt(i,s),h=Ne(t,Mt(o,r)??"")?" Takes the special tile.":"";return`${l}: fits${p.length?`, makes ${z(p.map(pn))}`:""}.${h}`}function Xo(t,e){let{table:n}=t,o=x(t,e);return!n||!o?"":`${be(o,[],!1,n,n.seats).map(i=>i.text).join("; ")}.`}function Ko(t,e,n){return[...e.placements].map(o=>{let r=et(o.slice(1)),i=nt(e.patch.orientations[o[0]],r),s=xt(t,i).length;return{key:o,score:ps(t,i)-6*s}}).sort((o,r)=>r.score-o.score||(o.key<r.key?-1:1)).slice(0,n).map(({key:o})=>o)}function ps(t,e){let n=new Set(e.map(String)),o=0;for(let[r,i]of e)for(let[s,a]of[[r-1,i],[r+1,i],[r,i-1],[r,i+1]])(s<0||a<0||s>=9||a>=9||t[s*9+a]!=="."&&!n.has(`${s},${a}`))&&(o+=1);return o}function Cn({table:t,anchor:e},n,o){if(!t?.clock||!e)return null;let r=dn(t.clock,n,e,o);return{text:To(r),sentence:Ao(r),low:Mo(t.clock.control,r)}}var Re=class{constructor(e){this.outside=e,this.timer=null,this.left=null,this.running=null}consider(e){this.stop();let n=this.outside.now();this.show(e,n);let o=[this.watchClock(e,n),this.watchAway(e,n)].filter(r=>r!==null);o.length!==0&&(this.timer=this.outside.later(()=>this.consider(e),Math.max(1,Math.min(...o))))}show(e,n){for(let o of tt){let r=Cn(e,o,n);r&&this.outside.show(o,r)}}watchClock({table:e,anchor:n,fallen:o},r){let i=e?.clock,s=i?.running??null,a=s===this.running?this.left:null;if(this.running=s,this.left=null,!e||!i||!n||s===null)return o!==null&&this.outside.onTime({fallen:null}),null;let l=dn(i,s,n,r);this.left=l;let p=l===0?s:null;p!==o&&this.outside.onTime({fallen:p,timeSaid:ds(e,p)});let h=a===null?null:_o(a,l);return h!==null&&this.outside.onTime({timeSaid:hs(e,s,h)}),Eo(l)}watchAway({awayFrom:e,isLongAway:n},o){if(e===null||n)return null;let r=e+go-o;return r>0?r:(this.outside.onTime({isLongAway:!0}),null)}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null}};function hs({seats:t},e,n){let o=m(t,e);return`${o==="You"?"You have":`${o} has`} ${n} seconds left.`}function ds({seats:t},e){if(e===null)return"";let n=m(t,e);return n==="You"?"Your time is up.":`${n}’s time is up.`}var qe="Type a move such as X0a7, +d9 or pass, or m, q, o, t, l, s, w 2, fit 2, hint, undo, resign, ?.",tr=[["X0a7","patch X, orientation 0, top left on a7"],["+d9","special patch on d9"],["pass","advance and receive buttons"],["m","the three patches on offer"],["q, o","your quilt, the other quilt or the Automa"],["t","time board"],["l, s","last move, scores"],["w 2","what if patch 2 is bought (w pass: the pass)"],["fit 2","places where patch 2 fits, best first"],["hint","a move to consider"],["turn","turn the Automa’s card over"],["undo, resign, ?","take back, give up, help"],["clock","what both players have left"],["accept, decline","answer what the other asks"],["claim, abort, rematch","win on time, call off, play again"]];function er(t,e,n=0){let{table:o}=t,r=e.trim();if(!o)return{error:"The table is not there yet."};if(r==="")return{error:qe};if(/^\+[a-i][1-9]$|^[A-Za-g][0-7][a-i][1-9]$/.test(r))return $s(t,o,r);let[i,s,...a]=r.toLowerCase().split(/\s+/);if(a.length>0)return{error:qe};switch(i){case"pass":case"p":return gs(t);case"undo":case"u":return ft(t)?{request:{type:"undo"}}:{error:"There is nothing to take back."};case"turn":return K(t)?{request:{type:"turn"}}:{error:"There is no card to turn over now."};case"hint":case"h":return _t(t)?{request:{type:"hint"}}:{error:xs(t)};case"resign":return{dialog:"resign"};case"abort":return o.can_abort?{dialog:"abort"}:{error:"It is too late to abort the game."};case"accept":case"decline":case"claim":case"handover":case"rematch":return ms(t,o,i);case"clock":return{say:fs(t,o,n)};case"help":case"?":return{dialog:"help"};case"m":return{say:ws(t,o)};case"q":return{say:nr(t,o,Lt(t))};case"o":return{say:vs(t,o)};case"t":return{say:ks(o)};case"l":return{say:Ss(t,o)};case"s":return{say:Ts(o)};case"w":return Jo(t,s,l=>({say:Xo(t,l)}));case"fit":return Jo(t,s,l=>bs(t,o,l));default:return{error:`“${r}” is no move and no command. ${qe}`}}}function ms(t,e,n){return Go(t,e,n)?n==="handover"?{dialog:"handover"}:{request:{type:n}}:{error:`There is nothing to ${n} now.`}}function fs(t,e,n){let o=[1,2].map(r=>{let i=r,s=Cn(t,i,n),a=m(e.seats,i);return s&&`${a}: ${s.sentence}`});return o[0]===null?"This game has no clock.":`${o.join("; ")}.`}function gs(t){let e=x(t,null);return!_(t)||!e?.available?{error:Be(t)}:{request:{type:"move",move:"pass"}}}function Be(t){let{table:e}=t;return t.looking?"This is an earlier position: go back to the game first.":t.pending?"The last move is still on its way.":e?.stage==="over"?"The game is over.":K(t)?"The Automa’s card is to be turned over first: type turn.":e&&S(e)?`${On(e)}.`:e?.stage==="special_patch"?"A special patch is to be placed first: type + and a cell, such as +d9.":"It is not your turn."}function $s(t,e,n){if(!_(t))return{error:Be(t)};let o=e.players[e.turn-1].cells,r=et(n.slice(-2));return r?n.startsWith("+")?e.stage!=="special_patch"?{error:"There is no special patch to place."}:e.special_cells.includes(n.slice(1))?{request:{type:"move",move:n}}:{error:`The special patch ${X([r],o,void 0)??"can’t go there"}.`}:e.stage==="special_patch"?{error:Be(t)}:ys(t,e,n,r):{error:qe}}function ys(t,e,n,o){let r=n[0],i=x(t,r);if(!i)return{error:`Patch ${r} is not on offer; these are: ${Et(e).join(", ")||"none"}.`};let{name:s,orientations:a}=t.patches[r],l=Object.keys(a).join(", "),p=a[n[1]];if(!p)return{error:`${s} has the orientations ${l}.`};if(!i.available)return{error:`${s}: ${i.reason}.`};if(i.placements?.includes(n.slice(1)))return{request:{type:"move",move:n}};let h=nt(p,o),g=h.some(([w,A])=>w>8||A>8)?"does not lie wholly on the quilt":X(h,e.players[e.turn-1].cells,i);return{error:`${s} ${g??"can’t go there"}.`}}function Jo(t,e,n){let o=t.table?Et(t.table):[];if(e==="pass"&&x(t,null))return n(null);let r=o[Number(e)-1];return r===void 0?{error:o.length?`Say which patch: 1 to ${o.length}.`:"No patch is on offer now."}:n(r)}function bs(t,e,n){let o=n===null?null:gt(t,n);if(!o)return{error:"Say which patch: fit 1, fit 2 or fit 3."};let r=Ko(e.players[e.turn-1].cells,o,8),i=r.map(s=>o.letter+s).join(" ");return{say:r.length?`${y(o.placements.size,"place")}, best first: ${i}.`:"It fits nowhere."}}function ws(t,e){let n=Et(e);if(n.length===0)return"No patch is on offer now.";let o=n.map((s,a)=>{let l=x(t,s)?.reason,p=`${a+1}: ${Dt(t.patches[s])} (${s})`;return l?`${p}, ${l}`:p}),r=x(t,null),{time:i}=e.players[e.turn-1];return`${o.join(". ")}. ${r?ye(r,i):""}.`}function nr(t,e,n){let{cells:o,patches:r}=e.players[n-1],i=r.map(s=>ve(s,t.patches)).join("; ");return`${m(e.seats,n)}: ${we(o)} ${i?`${i}.`:""}`}function vs(t,e){return e.automa?`Automa: ${Ie(e,e.automa,t.patches)}`:nr(t,e,3-Lt(t))}function xs(t){return Vt(t.table)?Be(t):"Hints are given alone and against the computer only."}function ks(t){let e=[1,2].map(o=>{let r=o,{time:i}=t.players[o-1];return`${m(t.seats,r)} on ${i}, ${ht(t,r)}`}),n=t.automa?` ${mt(t.automa)}`:"";return`${e.join("; ")}.${n} ${H(t,t.seats)}`}function Ss(t,e){let n=e.moves.at(-1);if(!n)return`No move yet. ${q(e)}.`;let o=t.account.turns.find(i=>i.number===n.number);if(o)return Ce(o,t.patches);let r=m(e.seats,n.player);return`Move ${n.number}, ${r}: ${rt(n.move,t.patches)}.`}function Ts(t){return`If the game ended now: ${[1,2].map(n=>As(t,n)).join("; ")}.`}function As({automa:t,players:e,seats:n},o){let{score:r,buttons:i,income:s}=e[o-1],a=`${T(r)}, with ${y(i,"button")}`;return t&&o===2?`Automa ${a}`:`${m(n,o)} ${a}, income ${s}`}var Ms=new Set(["presence","ready","thinking"]),_s=["1","2"];function or(t,e){let{number:n,now:o=null,acknowledges:r,event:i,changed:s,players:a,moves:l}=e;return!(n===t.number+1&&!Ms.has(i.kind))&&n!==t.number||l.keep>t.moves.length?null:{...t,...s,number:n,now:o,acknowledges:r,players:t.players.map((h,d)=>({...h,...a[_s[d]]})),moves:[...t.moves.slice(0,l.keep),...l.add]}}var rr=250,Es=2e3,Ls=5e3,Os=15e3,We=class{constructor(e,n){this.outside=e,this.table=n,this.wait=rr,this.pending=null,this.socket=null,this.retry=null,this.watch=null,this.silence=null,this.hasGap=!1}connect(){if(this.stopRetry(),this.socket)return;let e=this.outside.open();this.socket=e,this.hasGap=!1,e.onopen=()=>this.opened(),e.onmessage=n=>this.received(String(n.data)),e.onclose=()=>this.closed(e),this.expectAnswer()}wake(){if(this.socket?.readyState!==1)return this.connect();this.askForState()}leave(){let e=this.socket;this.socket=null,this.stopRetry(),this.stopWatch(),this.stopSilence(),e&&(e.onmessage=null,e.readyState===0?e.onopen=()=>e.close():e.close())}send(e){return this.pending?!1:(this.pending={...e,id:this.outside.newId(),seen:this.table.number},this.outside.onPending(e),this.transmit(),!0)}transmit(){!this.pending||this.socket?.readyState!==1||(this.socket.send(JSON.stringify(this.pending)),this.expectAnswer())}askForState(){this.socket?.send(JSON.stringify({type:"hello",seen:this.table.number})),this.expectAnswer()}expectAnswer(){this.stopWatch(),this.watch=this.outside.later(()=>this.drop(),Ls)}drop(){let e=this.socket;e&&(e.onclose=null,e.close(),this.closed(e))}opened(){this.wait=rr,this.outside.onStatus("open"),this.transmit()}received(e){let n=JSON.parse(e);if(n.type==="ping")return this.answerPing(n.n);switch(!this.pending&&!this.hasGap&&this.stopWatch(),n.type){case"state":return this.show(n,n.acknowledges);case"event":return this.advance(n);case"error":return(n.id===null||n.id===this.pending?.id)&&this.settle(),this.outside.onRefusal(n);case"hint":return n.id===this.pending?.id&&this.settle(),this.outside.onHint(n)}}answerPing(e){this.socket?.send(JSON.stringify({type:"pong",n:e})),this.stopSilence(),this.silence=this.outside.later(()=>this.missPing(),Os)}missPing(){this.silence=null,this.table.clock?.running&&this.drop()}advance(e){let n=this.hasGap?null:or(this.table,e);if(n)return this.show(n,e.acknowledges,e.event);this.acknowledged(e.acknowledges),this.hasGap||this.askForState(),this.hasGap=!0}show(e,n,o=null){this.hasGap=!1,this.pending||this.stopWatch(),this.table=e,this.acknowledged(n),this.outside.onTable(e,o)}acknowledged(e){e!==null&&e===this.pending?.id&&this.settle()}settle(){this.pending=null,this.hasGap||this.stopWatch(),this.outside.onPending(null)}closed(e){this.socket===e&&(this.socket=null,this.stopWatch(),this.stopSilence(),this.outside.onStatus("lost"),this.retry=this.outside.later(()=>this.connect(),this.wait),this.wait=Math.min(Es,this.wait*2))}stopRetry(){this.retry!==null&&this.outside.forget(this.retry),this.retry=null}stopSilence(){this.silence!==null&&this.outside.forget(this.silence),this.silence=null}stopWatch(){this.watch!==null&&this.outside.forget(this.watch),this.watch=null}};function ir(t){return{patches:t,table:null,status:"connecting",pending:null,placement:Bo,looking:null,walks:{1:[4,4],2:[4,4]},dialog:null,notice:null,peek:!1,said:"",ghostText:"",copied:"",account:{turns:[],run:0},hint:null,told:"",anchor:null,awayFrom:null,fallen:null,isLongAway:!1,timeSaid:""}}function sr(t,e){switch(e.type){case"table":return Is(Cs(t,e.table,e.at??0),e.table,e.happened??null);case"told":return{...t,told:e.text,said:e.text};case"time":return{...t,...e.part};case"status":return{...t,status:e.status};case"pending":return{...t,pending:e.request,notice:e.request?null:t.notice};case"refusal":return{...t,notice:{kind:"error",text:e.text}};case"hint":return{...t,hint:e.hint};case"placement":return Ps(t,e.event);case"look":return{...t,looking:{frames:e.frames,index:e.index},placement:ar(t)};case"return":return In({...t,looking:null});case"walk":return{...t,walks:{...t.walks,[e.player]:Ft(t.walks[e.player],e.direction)}};case"dialog":return{...t,dialog:e.dialog};case"peek":return{...t,peek:!t.peek};case"notice":return{...t,notice:e.notice};case"copied":return{...t,copied:e.text}}}function Cs(t,e,n){let o=Ln(e)!==null;return{...t,anchor:So(t.anchor,e,n),awayFrom:o?t.awayFrom??n:null,isLongAway:o&&t.isLongAway}}function Is(t,e,n){let o=t.table;if(o&&o.number===e.number)return{...t,table:e};let r=Vo(n,e),i=Qo(o,e,t.patches,r)||t.said;return o!==null&&o.position===e.position&&r!==""?{...t,table:e,said:i,told:r}:In({...t,table:e,said:i,told:r,looking:null,ghostText:"",copied:"",hint:null,account:Ns(t,e),placement:ar(t)})}function Ns({account:t,table:e},n){let{turns:o}=n.automa??t,r=e!==null&&n.moves.length<e.moves.length;if(o.length===0&&!r)return t;let i=o.length>0&&o[0].number===t.turns[0]?.number;return{turns:o,run:i?t.run:t.run+1}}function ar({placement:t}){return{...t,letter:null,origin:null,set:!1}}function In(t){let{table:e}=t;if(!e||e.stage!=="special_patch"||!Gt(e))return t;let n=Se(e.special_cells);return{...t,placement:fn(t.placement,null,{type:"choose",choice:n})}}function Ps(t,e){if(t.pending)return t;let n=L(t),o=fn(t.placement,n,e);if(o===t.placement)return t;let r={...t,placement:o,notice:null};return{...e.type==="cancel"?In(r):r,ghostText:zo(r,e)}}var He=class{constructor(e,n,o){this.id=e.game,this.store=P(sr,ir(n));let{dispatch:r}=this.store;this.connection=new We({open:o,later:(i,s)=>Number(setTimeout(i,s)),forget:i=>clearTimeout(i),newId:()=>`${Date.now().toString(36)}-${Math.random().toString(36).slice(2,12)}`,onTable:(i,s)=>r({type:"table",table:i,happened:s,at:performance.now()}),onRefusal:i=>this.refused(i),onHint:({move:i,words:s})=>r({type:"hint",hint:{move:i,words:s}}),onStatus:i=>r({type:"status",status:i}),onPending:i=>r({type:"pending",request:i})},e),r({type:"table",table:e,at:performance.now()}),this.byItself=!1}get state(){return this.store.get()}open(){this.connection.connect()}wake(){this.connection.wake()}close(){this.connection.leave()}placement(e){this.store.dispatch({type:"placement",event:e})}complain(e){this.store.dispatch({type:"notice",notice:{kind:"error",text:e}})}choose(e,n){if(!_(this.state))return;let o=gt(this.state,e);this.state.placement.letter===e&&!n?this.placement({type:"cancel"}):o&&this.placement({type:"choose",choice:o,anchor:n})}chooseAt(e){let{table:n,placement:o}=this.state,r=n?Et(n)[e]:void 0;r===void 0||!_(this.state)||(o.letter!==r&&this.choose(r),this.placement({type:"show"}))}commit(){let{state:e}=this,{table:n,placement:o}=e,r=L(e);if(!n||!_(e))return;if(!r)return this.complain("Choose a patch first: 1, 2 or 3.");if(!o.origin)return this.placement({type:"show"});let i=x(e,r.letter),s=X(j(o,r),n.players[n.turn-1].cells,i),a=Ae(o,r);if(s||!a)return this.complain(s?.startsWith("needs")?`It ${s}.`:`It can’t be placed: it ${s??"does not fit there"}.`);this.placement({type:"show"}),this.send({type:"move",move:a})}pass(){_(this.state)&&x(this.state,null)&&this.send({type:"move",move:"pass"})}undo(){let{table:e}=this.state;if(!(!e||!ft(this.state))){if(Oe(e)&&!e.automa?.practice)return this.dialog("practice");this.send({type:"undo"})}}practise(){this.dialog(null),this.send({type:"undo"})}turnCard(e=!1){K(this.state)&&(this.send({type:"turn"}),this.byItself=e)}hint(){_t(this.state)&&this.send({type:"hint"})}refused({kind:e,error:n}){e==="stale"&&this.byItself||this.store.dispatch({type:"refusal",kind:e,text:n})}resign(){this.dialog(null),this.send({type:"resign"})}abort(){this.dialog(null),this.send({type:"abort"})}handOver(e){this.dialog(null),this.send({type:"handover",level:e})}mind(e){e==="handover"?this.dialog("handover"):this.send({type:e})}async report(e,n){this.dialog(null);try{await fo({game:this.id,reason:e,text:n}),this.store.dispatch({type:"told",text:"Whoever runs this server is told. Thank you."})}catch(o){this.complain(o instanceof Error?o.message:String(o))}}send(e){this.byItself=!1,this.connection.send(e)||this.complain("The last move is still on its way.")}command(e){let n=er(this.state,e,performance.now());"error"in n?this.complain(n.error):"say"in n?this.store.dispatch({type:"notice",notice:{kind:"info",text:n.say}}):"dialog"in n?this.dialog(n.dialog):n.request.type==="undo"?this.undo():this.send(n.request)}dialog(e){this.store.dispatch({type:"dialog",dialog:e})}async look(e){let n=this.state.table?.moves.length??0;if(e>=n)return this.back();try{let o=this.state.looking?.frames??(await co(this.id)).frames;this.store.dispatch({type:"look",frames:o,index:Math.max(0,e)})}catch(o){this.complain(o instanceof Error?o.message:String(o))}}back(){this.store.dispatch({type:"return"})}};var lr=[["1 2 3","choose a patch"],["Arrows","move it by one space"],["Shift + arrows","to the next place where it fits"],["N, Shift + N","next or previous place where it fits"],["R, Shift + R","rotate right, rotate left"],["F","flip"],["Space","next orientation"],["Enter","place it"],["Esc","put it back"],["P","pass"],["U","undo"],["T, Enter","turn the Automa’s card"],["H","hint"],["/","command line"],["?","this help"]],Qt={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right"},cr={1:{type:"option",index:0},2:{type:"option",index:1},3:{type:"option",index:2}," ":{type:"placement",event:{type:"cycle"}},f:{type:"placement",event:{type:"turn",how:"flip"}},Enter:{type:"place"},Escape:{type:"cancel"},p:{type:"pass"},u:{type:"undo"},t:{type:"turn"},h:{type:"hint"},"/":{type:"command"},"?":{type:"help"}};function ur({key:t,shiftKey:e,ctrlKey:n,metaKey:o,altKey:r}){if(n||o||r)return null;if(Object.hasOwn(Qt,t)){let s=Qt[t];return{type:"placement",event:{type:e?"jump":"arrow",direction:s}}}let i=t.length===1?t.toLowerCase():t;return i==="n"?{type:"placement",event:{type:"next",back:e}}:i==="r"?{type:"placement",event:{type:"turn",how:e?"left":"right"}}:Object.hasOwn(cr,i)?cr[i]:null}var Rs=600,je=class{constructor(e){this.outside=e,this.due=null,this.tried=-1,this.timer=0}consider(e,n){let o=e.table?.number??-1,r=n&&K(e)&&e.dialog===null&&o!==this.tried?o:null;if(r===this.due||(this.stop(),r===null))return;this.due=r;let i=e.table?.moves.at(-1)?.player===2;this.timer=this.outside.later(()=>{this.due=null,this.tried=r,this.outside.turn()},i?0:Rs)}stop(){this.due!==null&&this.outside.forget(this.timer),this.due=null}};var qs=4,Bs=1.5,De=class{constructor(e,n){this.root=e,this.game=n,this.press=null,this.swallow=!1;let o=new AbortController;this.stop=()=>{this.end(),o.abort()};let r=(i,s,a=!1)=>e.addEventListener(i,l=>s(l),{signal:o.signal,capture:a});r("pointerdown",i=>this.down(i)),r("pointermove",i=>this.move(i)),r("pointerup",i=>this.up(i)),r("pointercancel",()=>this.abandon()),r("pointerleave",()=>this.leave()),r("click",i=>this.click(i),!0),window.addEventListener("keydown",i=>{i.key==="Escape"&&this.press?.dragging&&(i.stopPropagation(),this.abandon())},{signal:o.signal,capture:!0})}cellAt(e,n){let o=this.root.querySelector("[data-quilt=active] .cells");if(!o)return null;let r=o.getBoundingClientRect(),i=r.width/9,[s,a]=[Math.floor((n-r.top)/i),Math.floor((e-r.left)/i)];return s>=-1&&a>=-1&&s<=9&&a<=9?[Math.max(0,Math.min(8,s)),Math.max(0,Math.min(8,a))]:null}isOnQuilt(e){return e.target instanceof Element&&e.target.closest("[data-quilt=active] .cells")!==null}down(e){if(this.swallow=!1,e.button!==0||!e.isPrimary||!_(this.game.state))return;let o=e.target.closest("[data-patch]"),r=o?o.dataset.patch:this.game.state.placement.letter;if(!r||!o&&!this.isOnQuilt(e))return;let i=o?this.grabbed(o,r,e):this.heldCell(e);this.press={pointer:e.pointerId,x:e.clientX,y:e.clientY,letter:r,anchor:i,market:o,touch:e.pointerType==="touch",dragging:!1,image:null}}grabbed(e,n,o){let r=gt(this.game.state,n),i=e.querySelector(".picture");if(!r||!i)return null;let s=r.patch.orientations[I(this.game.state.placement,n)],[a,l]=R(s),p=i.getBoundingClientRect(),h=Math.floor((o.clientY-p.top)/p.height*a),d=Math.floor((o.clientX-p.left)/p.width*l);return s.find(g=>U(g,[h,d]))??ot(s)}heldCell(e){let{placement:n}=this.game.state,o=L(this.game.state),r=this.cellAt(e.clientX,e.clientY);return!o||!n.origin||!r||!j(n,o).some(i=>U(i,r))?null:[r[0]-n.origin[0],r[1]-n.origin[1]]}move(e){let{press:n}=this;if(!n){e.pointerType!=="touch"&&this.hover(e);return}if(e.pointerId===n.pointer){if(!n.dragging){if(Math.hypot(e.clientX-n.x,e.clientY-n.y)<qs)return;this.startDrag(n)}this.drag(n,e)}}hover(e){let{placement:n}=this.game.state;if(n.letter===null||n.set)return;let o=this.isOnQuilt(e)?this.cellAt(e.clientX,e.clientY):null;o?this.game.placement({type:"hover",cell:o}):this.leave()}leave(){!this.press&&this.game.state.placement.origin&&this.game.placement({type:"leave"})}startDrag(e){e.dragging=!0,this.root.setPointerCapture(e.pointer),e.market&&this.game.choose(e.letter,e.anchor??void 0);let n=L(this.game.state);if(!n)return;let o=it(this.game.state.placement,n),r=o.filter(s=>s[0]===R(o)[0]-1),i=e.touch?r[Math.floor(r.length/2)]:e.anchor??ot(o);this.game.placement({type:"hold",anchor:i}),e.market&&(e.image=this.dragImage(e.market))}dragImage(e){let n=e.querySelector(".picture");if(!n)return null;let o=document.createElement("div");return o.className="drag-image",o.append(n.cloneNode(!0)),document.body.append(o),o}drag(e,n){let o=this.root.querySelector("[data-quilt=active] .cells"),r=e.touch&&o?o.getBoundingClientRect().width/9*Bs:0,i=this.cellAt(n.clientX,n.clientY-r);if(i?this.game.placement({type:"hover",cell:i}):this.game.placement({type:"leave"}),!e.image)return;e.image.hidden=i!==null;let s=`${n.clientX}px, ${n.clientY-r}px`;e.image.style.transform=`translate(${s}) translate(-50%, -50%)`}up(e){let{press:n}=this;if(!(!n||e.pointerId!==n.pointer)&&(this.end(),!!n.dragging)){if(this.swallow=!0,!this.game.state.placement.origin)return this.game.placement({type:"cancel"});this.game.placement({type:"show"}),n.market&&this.game.commit()}}abandon(){let e=this.press?.dragging??!1;this.end(),this.swallow=e,e&&this.game.placement({type:"cancel"})}end(){this.press?.image?.remove(),this.press=null}click(e){if(this.swallow){this.swallow=!1,e.stopPropagation(),e.preventDefault();return}if(!this.isOnQuilt(e))return;let{game:n}=this,{placement:o}=n.state,r=L(n.state),i=this.cellAt(e.clientX,e.clientY);if(!i||!r)return;let s=[...j(o,r),o.cursor].some(a=>U(a,i));o.set&&s?n.commit():n.placement({type:"set",cell:i})}};function Fe(t,e){let n=t.target.closest("[data-quilt=shown]");return!n||!Object.hasOwn(Qt,t.key)||t.shiftKey?!1:(t.preventDefault(),e(n.getAttribute("data-testid")==="quilt-1"?1:2,Qt[t.key]),!0)}var Ws={title:"Quiltbee",text:"Play Patchwork with me: open the link and sit down."},Ue=class{constructor(e){this.outside=e,this.store=P((n,o)=>({...n,...o}),{path:e.memory.get(),picture:null,busy:!1,told:""})}get state(){return this.store.get()}get link(){let{path:e}=this.state;return e===null?null:this.outside.origin+e}get isLocal(){return/^https?:\/\/(localhost|127\.|\[::1\])/.test(this.outside.origin)}get canShare(){return this.outside.share!==null}async draw(){let{path:e}=this.state;if(e!==null)try{this.store.dispatch({picture:await this.outside.draw(e)})}catch(n){this.store.dispatch({picture:null,told:pr(n)})}}async renew(){if(!this.state.busy){this.store.dispatch({busy:!0,told:""});try{let{invitation:e}=await this.outside.renew();this.outside.memory.set(e),this.store.dispatch({path:e,picture:null,busy:!1}),await this.draw()}catch(e){this.store.dispatch({busy:!1,told:pr(e)})}}}async copy(){let{link:e}=this;if(e!==null)try{await this.outside.copy(e),this.store.dispatch({told:"The link is copied."})}catch{this.store.dispatch({told:"This browser doesn’t let pages copy: select the link."})}}async share(){let{link:e}=this;if(!(e===null||this.outside.share===null))try{await this.outside.share({...Ws,url:e}),this.store.dispatch({told:""})}catch(n){let o=n instanceof Error&&n.name==="AbortError";this.store.dispatch({told:o?"":"It could not be shared: copy the link."})}}};function pr(t){return t instanceof Error?t.message:String(t)}var Hs={theme:"auto",look:"cloth",letters:!1,turnCards:!0,strength:he},js=12,Ye=new Map;function hr(t){try{return JSON.parse(localStorage.getItem(t)??"null")}catch(e){if(e instanceof SyntaxError||e instanceof DOMException)return JSON.parse(Ye.get(t)??"null");throw e}}function Nn(t,e){let n=JSON.stringify(e);Ye.set(t,n);try{localStorage.setItem(t,n)}catch(o){if(!(o instanceof DOMException))throw o;console.warn("This browser keeps no settings:",o.message)}}function dr(){let t=hr("quiltbee.settings");return{...Hs,...typeof t=="object"?t:null}}function mr(t){Nn("quiltbee.settings",t)}function zt(){let t=hr("quiltbee.games");return Array.isArray(t)?t.filter(e=>typeof e?.id=="string"):[]}function fr(t,e){let n=zt().filter(o=>o.id!==t);Nn("quiltbee.games",[{id:t,title:e,when:Date.now()},...n].slice(0,js))}function gr(t){Nn("quiltbee.games",zt().filter(e=>e.id!==t))}function $r(t){try{return sessionStorage.getItem(`quiltbee.invitation.${t}`)}catch(e){if(e instanceof DOMException)return Ye.get(`invitation.${t}`)??null;throw e}}function yr(t,e){Ye.set(`invitation.${t}`,e);try{sessionStorage.setItem(`quiltbee.invitation.${t}`,e)}catch(n){if(!(n instanceof DOMException))throw n;console.warn("This browser keeps no invitation:",n.message)}}function br(t,e){let n=new Ue({origin:location.origin,renew:()=>po(t),draw:mo,copy:r=>Ds(r),share:"share"in navigator?r=>navigator.share(r):null,memory:{get:()=>$r(t),set:r=>yr(t,r)}}),o=new Tt({me:ue,sit:r=>ho(t,r),go:e});return{inviting:n,joining:o}}async function Ds(t){if(!navigator.clipboard)throw new Error("There is no clipboard.");await navigator.clipboard.writeText(t)}function wr({text:t,mine:e},n){let r=n-(e?1:0)>0?`(${n}) `:"",i=t?`${t} – Quiltbee`:"Quiltbee";return`${r}${e?"● ":""}${i}`}function vr({mine:t},e){return t||e>0}var Xt=document.querySelector("link[rel=icon]"),Fs=[Xt.href,new URL(Xt.dataset.waiting??"",Xt.href).href],Pn={text:"",mine:!1},Rn=0;function Ge(t,e=!1){Pn={text:t,mine:e},kr()}function xr(t){Rn=t,kr()}function kr(){let t=wr(Pn,Rn);document.title!==t&&(document.title=t);let e=Fs[vr(Pn,Rn)?1:0];Xt.href!==e&&(Xt.href=e)}var Fn=globalThis,Sr=t=>t,Ve=Fn.trustedTypes,Tr=Ve?Ve.createPolicy("lit-html",{createHTML:t=>t}):void 0,Or="$lit$",at=`lit$${Math.random().toFixed(9).slice(2)}$`,Cr="?"+at,Us=`<${Cr}>`,bt=document,Jt=()=>bt.createComment(""),te=t=>t===null||typeof t!="object"&&typeof t!="function",Un=Array.isArray,Ys=t=>Un(t)||typeof t?.[Symbol.iterator]=="function",qn=`[ 	
\f\r]`,Kt=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Ar=/-->/g,Mr=/>/g,$t=RegExp(`>|${qn}(?:([^\\s"'>=/]+)(${qn}*=${qn}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),_r=/'/g,Er=/"/g,Ir=/^(?:script|style|textarea|title)$/i,Yn=t=>(e,...n)=>({_$litType$:t,strings:e,values:n}),c=Yn(1),$=Yn(2),Eu=Yn(3),ee=Symbol.for("lit-noChange"),u=Symbol.for("lit-nothing"),Lr=new WeakMap,yt=bt.createTreeWalker(bt,129);function Nr(t,e){if(!Un(t)||!t.hasOwnProperty("raw"))throw Error("invalid template strings array");return Tr!==void 0?Tr.createHTML(e):e}var Gs=(t,e)=>{let n=t.length-1,o=[],r,i=e===2?"<svg>":e===3?"<math>":"",s=Kt;for(let a=0;a<n;a++){let l=t[a],p,h,d=-1,g=0;for(;g<l.length&&(s.lastIndex=g,h=s.exec(l),h!==null);)g=s.lastIndex,s===Kt?h[1]==="!--"?s=Ar:h[1]!==void 0?s=Mr:h[2]!==void 0?(Ir.test(h[2])&&(r=RegExp("</"+h[2],"g")),s=$t):h[3]!==void 0&&(s=$t):s===$t?h[0]===">"?(s=r??Kt,d=-1):h[1]===void 0?d=-2:(d=s.lastIndex-h[2].length,p=h[1],s=h[3]===void 0?$t:h[3]==='"'?Er:_r):s===Er||s===_r?s=$t:s===Ar||s===Mr?s=Kt:(s=$t,r=void 0);let w=s===$t&&t[a+1].startsWith("/>")?" ":"";i+=s===Kt?l+Us:d>=0?(o.push(p),l.slice(0,d)+Or+l.slice(d)+at+w):l+at+(d===-2?a:w)}return[Nr(t,i+(t[n]||"<?>")+(e===2?"</svg>":e===3?"</math>":"")),o]},ne=class t{constructor({strings:e,_$litType$:n},o){let r;this.parts=[];let i=0,s=0,a=e.length-1,l=this.parts,[p,h]=Gs(e,n);if(this.el=t.createElement(p,o),yt.currentNode=this.el.content,n===2||n===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(r=yt.nextNode())!==null&&l.length<a;){if(r.nodeType===1){if(r.hasAttributes())for(let d of r.getAttributeNames())if(d.endsWith(Or)){let g=h[s++],w=r.getAttribute(d).split(at),A=/([.?@])?(.*)/.exec(g);l.push({type:1,index:i,name:A[2],strings:w,ctor:A[1]==="."?Wn:A[1]==="?"?Hn:A[1]==="@"?jn:Ct}),r.removeAttribute(d)}else d.startsWith(at)&&(l.push({type:6,index:i}),r.removeAttribute(d));if(Ir.test(r.tagName)){let d=r.textContent.split(at),g=d.length-1;if(g>0){r.textContent=Ve?Ve.emptyScript:"";for(let w=0;w<g;w++)r.append(d[w],Jt()),yt.nextNode(),l.push({type:2,index:++i});r.append(d[g],Jt())}}}else if(r.nodeType===8)if(r.data===Cr)l.push({type:2,index:i});else{let d=-1;for(;(d=r.data.indexOf(at,d+1))!==-1;)l.push({type:7,index:i}),d+=at.length-1}i++}}static createElement(e,n){let o=bt.createElement("template");return o.innerHTML=e,o}};function Ot(t,e,n=t,o){if(e===ee)return e;let r=o!==void 0?n._$Co?.[o]:n._$Cl,i=te(e)?void 0:e._$litDirective$;return r?.constructor!==i&&(r?._$AO?.(!1),i===void 0?r=void 0:(r=new i(t),r._$AT(t,n,o)),o!==void 0?(n._$Co??=[])[o]=r:n._$Cl=r),r!==void 0&&(e=Ot(t,r._$AS(t,e.values),r,o)),e}var Bn=class{constructor(e,n){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:n},parts:o}=this._$AD,r=(e?.creationScope??bt).importNode(n,!0);yt.currentNode=r;let i=yt.nextNode(),s=0,a=0,l=o[0];for(;l!==void 0;){if(s===l.index){let p;l.type===2?p=new oe(i,i.nextSibling,this,e):l.type===1?p=new l.ctor(i,l.name,l.strings,this,e):l.type===6&&(p=new Dn(i,this,e)),this._$AV.push(p),l=o[++a]}s!==l?.index&&(i=yt.nextNode(),s++)}return yt.currentNode=bt,r}p(e){let n=0;for(let o of this._$AV)o!==void 0&&(o.strings!==void 0?(o._$AI(e,o,n),n+=o.strings.length-2):o._$AI(e[n])),n++}},oe=class t{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(e,n,o,r){this.type=2,this._$AH=u,this._$AN=void 0,this._$AA=e,this._$AB=n,this._$AM=o,this.options=r,this._$Cv=r?.isConnected??!0}get parentNode(){let e=this._$AA.parentNode,n=this._$AM;return n!==void 0&&e?.nodeType===11&&(e=n.parentNode),e}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(e,n=this){e=Ot(this,e,n),te(e)?e===u||e==null||e===""?(this._$AH!==u&&this._$AR(),this._$AH=u):e!==this._$AH&&e!==ee&&this._(e):e._$litType$!==void 0?this.$(e):e.nodeType!==void 0?this.T(e):Ys(e)?this.k(e):this._(e)}O(e){return this._$AA.parentNode.insertBefore(e,this._$AB)}T(e){this._$AH!==e&&(this._$AR(),this._$AH=this.O(e))}_(e){this._$AH!==u&&te(this._$AH)?this._$AA.nextSibling.data=e:this.T(bt.createTextNode(e)),this._$AH=e}$(e){let{values:n,_$litType$:o}=e,r=typeof o=="number"?this._$AC(e):(o.el===void 0&&(o.el=ne.createElement(Nr(o.h,o.h[0]),this.options)),o);if(this._$AH?._$AD===r)this._$AH.p(n);else{let i=new Bn(r,this),s=i.u(this.options);i.p(n),this.T(s),this._$AH=i}}_$AC(e){let n=Lr.get(e.strings);return n===void 0&&Lr.set(e.strings,n=new ne(e)),n}k(e){Un(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,o,r=0;for(let i of e)r===n.length?n.push(o=new t(this.O(Jt()),this.O(Jt()),this,this.options)):o=n[r],o._$AI(i),r++;r<n.length&&(this._$AR(o&&o._$AB.nextSibling,r),n.length=r)}_$AR(e=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);e!==this._$AB;){let o=Sr(e).nextSibling;Sr(e).remove(),e=o}}setConnected(e){this._$AM===void 0&&(this._$Cv=e,this._$AP?.(e))}},Ct=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(e,n,o,r,i){this.type=1,this._$AH=u,this._$AN=void 0,this.element=e,this.name=n,this._$AM=r,this.options=i,o.length>2||o[0]!==""||o[1]!==""?(this._$AH=Array(o.length-1).fill(new String),this.strings=o):this._$AH=u}_$AI(e,n=this,o,r){let i=this.strings,s=!1;if(i===void 0)e=Ot(this,e,n,0),s=!te(e)||e!==this._$AH&&e!==ee,s&&(this._$AH=e);else{let a=e,l,p;for(e=i[0],l=0;l<i.length-1;l++)p=Ot(this,a[o+l],n,l),p===ee&&(p=this._$AH[l]),s||=!te(p)||p!==this._$AH[l],p===u?e=u:e!==u&&(e+=(p??"")+i[l+1]),this._$AH[l]=p}s&&!r&&this.j(e)}j(e){e===u?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,e??"")}},Wn=class extends Ct{constructor(){super(...arguments),this.type=3}j(e){this.element[this.name]=e===u?void 0:e}},Hn=class extends Ct{constructor(){super(...arguments),this.type=4}j(e){this.element.toggleAttribute(this.name,!!e&&e!==u)}},jn=class extends Ct{constructor(e,n,o,r,i){super(e,n,o,r,i),this.type=5}_$AI(e,n=this){if((e=Ot(this,e,n,0)??u)===ee)return;let o=this._$AH,r=e===u&&o!==u||e.capture!==o.capture||e.once!==o.once||e.passive!==o.passive,i=e!==u&&(o===u||r);r&&this.element.removeEventListener(this.name,this,o),i&&this.element.addEventListener(this.name,this,e),this._$AH=e}handleEvent(e){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,e):this._$AH.handleEvent(e)}},Dn=class{constructor(e,n,o){this.element=e,this.type=6,this._$AN=void 0,this._$AM=n,this.options=o}get _$AU(){return this._$AM._$AU}_$AI(e){Ot(this,e)}};var Vs=Fn.litHtmlPolyfillSupport;Vs?.(ne,oe),(Fn.litHtmlVersions??=[]).push("3.3.3");var D=(t,e,n)=>{let o=n?.renderBefore??e,r=o._$litPart$;if(r===void 0){let i=n?.renderBefore??null;o._$litPart$=r=new oe(e.insertBefore(Jt(),i),i,void 0,n??{})}return r._$AI(t),r};var Zs={left:"M4 4v6h6M4.6 10A8 8 0 1 1 4 14",right:"M20 4v6h-6M19.4 10A8 8 0 1 0 20 14",flip:"M12 3v18M9 6L3 18h6zM15 6l6 12h-6z",place:"M4 13l5 5L20 6",cancel:"M6 6l12 12M18 6L6 18",undo:"M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",pass:"M4 12h14M13 6l6 6-6 6",download:"M12 4v11M7 11l5 5 5-5M5 20h14",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",flag:"M6 21V4h11l-2 4 2 4H6",card:"M5 3h10v14H5zM9 21h10V7",bulb:"M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-.9 1.6h-5.2c0-.6-.3-1.1-.9-1.6A6 6 0 0 1 12 3z",help:"M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",first:"M18 5l-8 7 8 7M6 5v14",back:"M15 5l-7 7 7 7",forward:"M9 5l7 7-7 7",last:"M6 5l8 7-8 7M18 5v14",clock:"M12 7v5l3 2M12 4a8 8 0 1 0 .01 0",hurry:"M12 4v10M12 19v.5",eye:"M3 12c4-8 14-8 18 0-4 8-14 8-18 0zM12 9.5a2.5 2.5 0 1 0 .01 0",share:"M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",copy:"M8 8h11v12H8zM16 8V4H5v12h3",sun:"M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5"};function b(t){return c`<svg class="icon-line" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${Zs[t]}></path>
  </svg>`}function Rr({clock:t},e){if(!t)return u;let n=t.running===e;return c`<div
    class=${n?"clock runs":"clock"}
    data-clock=${e}
    data-testid=${`clock-${e}`}
  >
    <span class="clock-sign">${b("clock")}${b("hurry")}</span>
    <span class="clock-time" aria-hidden="true"></span>
    <span class="visually-hidden"
      >${n?"Clock, running":"Clock"}: <span class="clock-words"></span
    ></span>
  </div>`}function qr(t,e,{text:n,sentence:o,low:r}){let i=t.querySelector(`[data-clock="${e}"]`);i&&(i.dataset.low=r?"true":"false",Pr(i.querySelector(".clock-time"),n),Pr(i.querySelector(".clock-words"),o))}function Pr(t,e){t&&t.textContent!==e&&(t.textContent=e)}function Br(t,e){if(t.dialog===null)return u;let n=()=>e.dialog(null);return c`<dialog
    class="sheet"
    aria-labelledby="dialog-heading"
    @close=${n}
    data-testid=${`dialog-${t.dialog}`}
  >
    ${{help:Qs,resign:zs,practice:na,abort:Ks,handover:Js,report:ea}[t.dialog](e,n)}
  </dialog>`}function Wr(t){let e=t.querySelector("dialog");e&&!e.open&&e.showModal()}function Qs(t,e){return c`<div class="panel-head">
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
      ${lr.map(([n,o])=>c`<div>
            <dt>${n}</dt>
            <dd>${o}</dd>
          </div>`)}
    </dl>
    <h3>Command line</h3>
    <dl class="keys">
      ${tr.map(([n,o])=>c`<div>
            <dt>${n}</dt>
            <dd>${o}</dd>
          </div>`)}
    </dl>`}function zs(t,e){return c`<h2 id="dialog-heading">Resign this game?</h2>
    <p>${Xs(t.state.table)}</p>
    <div class="row">
      <button type="button" class="main" data-testid="resign-confirm" @click=${()=>t.resign()}>
        Resign
      </button>
      <button type="button" @click=${e}>Play on</button>
    </div>`}function Xs(t){return t?.mode!=="remote"?"The other player wins. You can still take it back with Undo.":`The other player wins${t.rated?", and it counts for the ratings":""}.`}function Ks(t,e){let n=t.state.table!==null&&S(t.state.table);return c`<h2 id="dialog-heading">${n?"Close this table?":"Abort this game?"}</h2>
    <p>
      Nobody wins or loses, and ${n?"the invitation becomes void":"the table is closed"}.
    </p>
    <div class="row">
      <button type="button" class="main" data-testid="abort-confirm" @click=${()=>t.abort()}>
        ${n?"Close it":"Abort"}
      </button>
      <button type="button" @click=${e}>${n?"Wait":"Play on"}</button>
    </div>`}function Js(t,e){return c`<form @submit=${o=>{o.preventDefault();let r=o.target;t.handOver(Number(new FormData(r).get("level")))}}>
    <h2 id="dialog-heading">Let the computer play?</h2>
    <p>It takes the other seat for good; the other player may then only watch.</p>
    <p>
      <label
        >Level
        <select name="level" data-testid="handover-level">
          ${J.map(({level:o,name:r})=>c`<option value=${o} ?selected=${o===he}>
                ${o}, ${r}
              </option>`)}
        </select></label
      >
    </p>
    <div class="row">
      <button type="submit" class="main" data-testid="handover-confirm">Let it play</button>
      <button type="button" @click=${e}>Wait</button>
    </div>
  </form>`}var ta=[["name","The name offends"],["cheating","The other player cheats"],["leaving","The other player leaves games"],["other","Something else"]];function ea(t,e){return c`<form @submit=${o=>{o.preventDefault();let r=new FormData(o.target);t.report(r.get("reason"),String(r.get("text")))}}>
    <h2 id="dialog-heading">Report this game</h2>
    <p>Only whoever runs this server reads it.</p>
    <p>
      <label
        >Reason
        <select name="reason" data-testid="report-reason">
          ${ta.map(([o,r])=>c`<option value=${o}>${r}</option>`)}
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
  </form>`}function na(t,e){return c`<h2 id="dialog-heading">Take back a turned card?</h2>
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
    </div>`}function oa({automa:t}){return t?`${Yt(t)}${t.practice?", practice":""}. `:""}function Hr(t,e,n,o){let{letters:r}=o.settings;return c`<section class="panel about" aria-labelledby="about-heading">
    <h2 id="about-heading">This game</h2>
    <p class="small">
      ${oa(e)}${e.board==="revised"?"Revised":"Original"}
      board${e.seed?c`, seed <code data-testid="seed">${e.seed}</code>`:u}${k(e)?"":", you are watching"}${e.seed&&e.seed_chosen?", the seed was chosen":""}
    </p>
    ${aa(e)}
    <div class="row">
      <a
        class="button"
        data-testid="download-record"
        href=${`/api/games/${e.game}/record.pgr`}
        download
        >${b("download")}<span>Record</span></a
      >
      <button type="button" data-testid="copy-link" @click=${()=>ca(e,n)}>
        ${b("link")}<span>Copy link</span>
      </button>
      ${ra(e,n)} ${ia(e,n)}
      <button type="button" data-testid="new-game" @click=${()=>o.go("/")}>New game</button>
      <button type="button" data-testid="help" @click=${()=>n.dialog("help")}>
        ${b("help")}<span>Help</span>
      </button>
      <button
        type="button"
        data-testid="letters"
        aria-pressed=${r?"true":"false"}
        @click=${()=>o.change({letters:!r})}
      >
        Letters
      </button>
    </div>
    ${t.copied?c`<p class="small copied" data-testid="copied">${t.copied}</p>`:u}
  </section>`}function ra(t,e){if(!k(t)||t.stage==="over")return u;let[n,o,r]=t.can_abort?["abort",sa(t),"cancel"]:["resign","Resign","flag"];return c`<button type="button" data-testid=${n} @click=${()=>e.dialog(n)}>
    ${b(r)}<span>${o}</span>
  </button>`}function ia(t,e){return t.mode!=="remote"||!k(t)||S(t)?u:c`<button type="button" data-testid="report" @click=${()=>e.dialog("report")}>
    Report
  </button>`}function sa(t){return S(t)?"Close the table":"Abort"}function aa({mode:t,clock:e,rated:n,takebacks:o,seats:r}){if(t!=="remote")return u;let i=tt.filter(s=>r[s-1].rating!==null).map(s=>`${m(r,s)} ${r[s-1].rating}`);return c`<p class="small" data-testid="terms">
    ${e?`Clock: ${ke(e.control)}`:"No clock"};
    ${n?"rated":"not rated"};
    ${o?"decisions are taken back by consent":"no takebacks"}.
    ${i.length?`Ratings: ${i.join(", ")}.`:""}
  </p>`}async function ca(t,e){let n=`${location.origin}/${t.link}`;try{await navigator.clipboard.writeText(n),e.store.dispatch({type:"copied",text:"The link is copied."})}catch(o){if(!(o instanceof DOMException||o instanceof TypeError))throw o;e.store.dispatch({type:"copied",text:`Copy this link: ${n}`})}}var Gn=[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg"],jr=["M2.5 1.3a1.2 1.2 0 1 0 .01 0M7.5 6.3a1.2 1.2 0 1 0 .01 0","M1.6 0h1.8v10h-1.8zM6.6 0h1.8v10h-1.8z","M0 0h5v5h-5zM5 5h5v5h-5z","M0 8.5L8.5 0H10L0 10zM10 8.5V10H8.5zM0 3.5L3.5 0H5L0 5zM5 10L10 5V3.5L3.5 10z","M2 1h1v1h1v1h-1v1h-1v-1h-1v-1h1zM7 6h1v1h1v1h-1v1h-1v-1h-1v-1h1z","M0 3.2Q2.5 .2 5 3.2T10 3.2V4.6Q7.5 7.2 5 4.6T0 4.6zM0 8.2Q2.5 5.2 5 8.2T10 8.2V9.2Q7.5 11.6 5 9.2T0 9.2z"];function Dr(t){let e=Gn.indexOf(t);return{cloth:e%6,weave:(Math.floor(e/6)+e%6)%6}}function Fr(){return c`<svg class="fabrics" aria-hidden="true" width="0" height="0">
    <defs>
      ${Gn.map(t=>{let{cloth:e,weave:n}=Dr(t);return $`<pattern id=${`fabric-${t}`} class=${`cloth-${e}`}
          width="10" height="10" patternUnits="userSpaceOnUse">
          <rect class="cloth" width="10" height="10"></rect>
          <path class="thread" d=${jr[n]}></path></pattern>`})}
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
  </svg>`}function G(t,e,n){let o=n*.3;return $`<g class="disc" transform=${`translate(${t} ${e})`}><circle r=${n}></circle>
    ${[[-1,-1],[1,-1],[-1,1],[1,1]].map(([r,i])=>$`<circle class="hole" cx=${r*o} cy=${i*o} r=${n*.16}></circle>`)}</g>`}function la(t){let e=t.orientations[0];return Array.from({length:t.income},(n,o)=>e[Math.floor((o+.5)*e.length/t.income)])}function Ze(t,e,n,[o,r],i){let s=e.orientations[n],a=R(e.orientations[0]);return $`<g class="patch" transform=${`translate(${r*10} ${o*10})`}>
    <path class="piece" fill=${`url(#fabric-${t})`} d=${O(s,10,.25)}></path>
    <path class="stitches" d=${O(s,10,1.1)}></path>
    ${la(e).map(l=>{let[p,h]=bo(l,a,n);return G((h+.5)*10,(p+.5)*10,2.6)})}
    ${i?ua(s[0],t):u}
  </g>`}function ua([t,e],n){let[o,r]=[(e+.5)*10,(t+.5)*10+1.9];return $`<text class="letter" x=${o} y=${r}>${n}</text>`}function Vn([t,e]){return $`<g class="patch special" transform=${`translate(${e*10} ${t*10})`}>
    <path class="piece" fill="url(#fabric-special)" d=${O([[0,0]],10,.25)}></path>
    <path class="stitches" d=${O([[0,0]],10,1.4)}></path></g>`}function ct(t,e,n,o){let[r,i]=R(e.orientations[n]);return c`<svg
    class=${`picture w${i} h${r}`}
    viewBox=${`-0.6 -0.6 ${i*10+1.2} ${r*10+1.2}`}
    aria-hidden="true"
  >
    ${Ze(t,e,n,[0,0],o)}
  </svg>`}function Zn(t,e){return c`<svg class=${`card ${t}`} viewBox="-0.5 -0.5 41 57" aria-hidden="true">
    <rect class="sheet-edge" width="40" height="56" rx="3.5"></rect>
    ${e}
  </svg>`}function Yr(t,e){return t===0?Zn("empty",u):Zn("back",$`<path class="weave" d="M4 4h32v48h-32zM4 16L36 40M4 40L36 16M4 28h32M20 4v48"></path>
    ${e===null?G(20,28,7):$`<circle class="purse" cx="20" cy="28" r="10"></circle>
      <text class="digits" x="20" y="32.4" font-size="13">${e}</text>`}`)}function Gr({number:t,budget:e,income:n,filters:o}){return Zn("face",$`
    <text class="card-number" x="20" y="6.6">${t}</text>
    <circle class="purse" cx="12" cy="16" r="7.4"></circle>
    <text class="digits" x="12" y="19.3" font-size="9.5">${e}</text>
    ${G(30,16,5.6)}<text class="gain" x="30" y="28.4">+${n}</text>
    <text class="card-word" x="12" y="28">budget</text>
    ${o.map((r,i)=>Ur(Uo(r),36+i*7))}
    ${o.length===0?Ur("no choice",42):u}`)}function Ur(t,e){return $`<text class="card-filter" x="20" y=${e}>${t}</text>`}function Vr({turns:t,run:e},n,o){return c`<section
    class=${`account reveal-${e%2}`}
    data-testid="automa-turn"
    aria-labelledby="account-heading"
  >
    <h3 id="account-heading">
      ${t.length>1?`The last ${t.length} turns of the Automa`:"The last turn of the Automa"}
    </h3>
    ${t.length===0?c`<p class="small">No card since the person’s last decision.</p>`:u}
    ${t.map(r=>pa(r,n,o))}
  </section>`}function pa(t,e,n){return c`<div class="card-turn" data-card=${t.card.number} data-taken=${t.taken??""}>
    ${Gr(t.card)}
    <div class="told">
      <p class="told-card">${vn(t.card)}</p>
      <div class="tried" aria-hidden="true">
        ${[...t.choices].map(o=>ha(o,t,e,n))}
      </div>
      <ol>
        <li>${xn(t,e)}</li>
        ${t.steps.map(o=>c`<li class=${o.skipped?"skipped":""}>${kn(o,e)}</li>`)}
        ${Sn(t,e).map(o=>c`<li class="outcome">${o}</li>`)}
      </ol>
    </div>
  </div>`}function ha(t,{affordable:e,taken:n},o,r){let i=t===n?"taken":e.includes(t)?"left":"dear",s={taken:"✓",left:"–",dear:"×"}[i];return c`<span class=${`candidate ${i}`}
    >${ct(t,o[t],0,r)}<span class="fate">${s}</span></span
  >`}function Qe(t,e,n){return c`<table class="scores">
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
      ${n.map(([o,r])=>c`<tr>
            <th scope="row">${o}</th>
            ${r.map(i=>c`<td>${i}</td>`)}
          </tr>`)}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Score</th>
        ${t.players.map((o,r)=>c`<td data-testid=${`total-${r+1}`}>${T(o.score)}</td>`)}
      </tr>
    </tfoot>
  </table>`}function Qr(){let t=da(8,7).slice(0,54);return t.map(({x:e,y:n},o)=>{let r={x:(e+.5)*12,y:(n+.5)*12},i=o>0?t[o-1]:{x:e-1,y:n},s={x:r.x+(i.x-e)*12/2,y:r.y+(i.y-n)*12/2};return o<53?{centre:r,entry:s,width:12,height:12}:{centre:{x:r.x+12,y:r.y},entry:s,width:36,height:12}})}function da(t,e){let n=new Set,o=[],[r,i,s,a]=[0,0,1,0],l=(p,h)=>p>=0&&h>=0&&p<t&&h<e&&!n.has(`${p},${h}`);for(;o.length<t*e;)o.push({x:r,y:i}),n.add(`${r},${i}`),l(r+s,i+a)||([s,a]=[-a,s]),r+=s,i+=a;return o}var Zr=10.3;function zr(){let e=[],n=-Math.PI/2,o=43;for(let r=0;r<=53;r+=1){let i={x:48+Math.cos(n)*o,y:48+Math.sin(n)*o},s=e.at(-1)?.centre??i,a={x:(i.x+s.x)/2,y:(i.y+s.y)/2},l=r===53?9.8:8.6;e.push({centre:i,entry:a,width:l,height:l});let p=Zr/o;n+=p,o-=Zr/(2*Math.PI)*p}return e}var fa={cloth:Qr(),thread:zr()},It=[1,2];function Xr(t){return t.time_board.on_top===1?[It[1],It[0]]:It}function Kr(t,e){let[n,o]=t.players.map(a=>a.time),r=n===o?`Both tokens are on space ${n}, ${m(e,t.time_board.on_top)} on top.`:It.map(a=>`${kt(m(e,a))} on space ${t.players[a-1].time}.`).join(" "),i=t.time_board.special_patches_left,s=t.automa?` ${mt(t.automa)}`:"";return`${r} Special patches left: ${i.length?i.join(", "):"none"}.${s}`}function Qn(t,e,n,o){let r=o*1.25,i=t===1?$`<circle r=${o}></circle>`:$`<path d=${`M0 ${-r}L${r} 0 0 ${r} ${-r} 0Z`}></path>`;return $`<g class=${`token token-${t}`} transform=${`translate(${e} ${n})`}>${i}
    <text y=${o*.42} font-size=${o*1.2}>${t}</text></g>`}function Jr({numeral:t},e,n,o){let r=Array.from({length:16},(i,s)=>{let a=s%2?o*.78:o,l=s*Math.PI/8;return`${(Math.sin(l)*a).toFixed(2)} ${(-Math.cos(l)*a).toFixed(2)}`});return $`<g class="marker" transform=${`translate(${e} ${n})`}>
    <path d=${`M${r.join("L")}Z`}></path>
    <text y=${o*.3} font-size=${o*.85}>${t}</text></g>`}function ti({automa:t},e,n){if(!t?.marker_on_board)return u;let[o,r]=e(t.marker);return Jr(t,o,r,n)}function zn(t){return c`<svg class="token-picture" viewBox="-6 -6 12 12" aria-hidden="true">
    ${Qn(t,0,0,4.4)}
  </svg>`}function ga(t,e,n){let o=fa[n],r=n==="cloth"?84:96,{income:i,special_patches:s,special_patches_left:a}=t.time_board;return c`<svg
    class="spiral"
    viewBox=${`-1 -1 98 ${r+2}`}
    role="img"
    aria-label=${Kr(t,e)}
  >
    ${n==="thread"?$a(o):u}
    ${o.map((l,p)=>ya(l,p,n))}
    ${i.map(l=>G(o[l].entry.x,o[l].entry.y,2.5))}
    ${s.map(l=>{let{x:p,y:h}=o[l].entry;return ze(p,h,4.8,a.includes(l))})}
    ${ti(t,l=>[o[l].centre.x,o[l].centre.y],5.4)}
    ${ba(t,o)}
  </svg>`}function $a(t){let e=t.map(({centre:n})=>`${n.x.toFixed(1)} ${n.y.toFixed(1)}`);return $`<path class="strand" d=${`M${e.join("L")}`}></path>`}function ya({centre:t,width:e,height:n},o,r){let i=r==="thread"?"0":"start",s=r==="cloth"?$`<rect x=${t.x-e/2+.3} y=${t.y-n/2+.3}
          width=${e-.6} height=${n-.6} rx="1.2"></rect>`:$`<circle cx=${t.x} cy=${t.y} r=${e/2}></circle>`,a=o===0||o===53?"end":o%2?"odd":"even";return $`<g class=${`space ${a}`}>${s}
    <text x=${t.x} y=${t.y+1.2}>${o===0?i:o}</text></g>`}function ze(t,e,n,o){return $`<rect class=${o?"mark-special":"mark-special taken"}
    x=${t-n/2} y=${e-n/2} width=${n} height=${n} rx="0.6"
    fill=${o?"url(#fabric-special)":"none"}></rect>`}function ba(t,e){let n=t.players[0].time===t.players[1].time;return Xr(t).map((o,r)=>{let{x:i,y:s}=e[t.players[o-1].time].centre,a=n?r*-2.6+1.3:0;return Qn(o,i+a*.6,s+a,4)})}function wa(t,e){let{income:n,special_patches:o,special_patches_left:r,last:i}=t.time_board,s=a=>4+a*152/i;return c`<svg
      class="line"
      viewBox="0 0 160 27"
      role="img"
      aria-label=${Kr(t,e)}
    >
      <rect class="track" x="3" y="11.5" width="154" height="4" rx="2"></rect>
      ${It.map(a=>$`<rect class=${`gone gone-${a}`} x="3" y=${a===1?11.5:13.5}
        width=${Math.max(2,s(t.players[a-1].time)-3)} height="2"></rect>`)}
      ${n.map(a=>G(s(a-.5),13.5,2.3))}
      ${o.map(a=>ze(s(a-.5),13.5,4.6,r.includes(a)))}
      ${ti(t,a=>[s(a),13.5],4.2)}
      ${Xr(t).map(a=>{let{time:l}=t.players[a-1];return Qn(a,s(l),a===1?5.5:21.5,3.8)})}
    </svg>
    <ul class="distances">
      ${It.map(a=>c`<li>
            ${zn(a)}
            <span
              ><b>${m(e,a)}</b>, space ${t.players[a-1].time}:
              ${ht(t,a)}</span
            >
          </li>`)}
    </ul>`}function va({automa:t}){let e=[["income",G(0,0,2.4)],["special patch",ze(0,0,4.6,!0)],["taken",ze(0,0,4.6,!1)]];if(!t)return e;let{marker:n,marker_on_board:o}=t;return[...e,[o?`the Automa’s marker, on ${n}`:"the Automa’s marker is gone",Jr(t,0,0,2.9)]]}function Xe(t,e,n,o){return c`<section class="panel time-board" aria-labelledby="time-heading">
    <div class="panel-head">
      <h2 id="time-heading">Time board</h2>
      <button type="button" class="quiet look" data-testid="look" @click=${o}>
        ${n==="cloth"?"Round look":"Square look"}
      </button>
    </div>
    <div class="spiral-box">${ga(t,e,n)}</div>
    <div class="line-box">${wa(t,e)}</div>
    <ul class="legend">
      ${va(t).map(([r,i])=>c`<li><svg viewBox="-3 -3 6 6" aria-hidden="true">${i}</svg> ${r}</li>`)}
    </ul>
  </section>`}var xa=c`<span class="badge tile" title="Special tile: 7 points"
  ><span aria-hidden="true">7×7</span>
  <span class="visually-hidden">has the special tile, 7 points</span></span
>`;function Ke(t,e,n,o={}){let{buttons:r,income:i,empty:s,score:a,time:l}=t.players[n-1],p=[["Buttons",r,"buttons"],["Income",i,"income"],["Empty",s,"empty"],["Time",l,"time"],[t.result?"Score":"Score now",T(a),"score"]];return Xn(t,e,n,p,o)}function Xn(t,e,n,o,r){let{aside:i=u,clock:s=u,thumbnail:a=u}=r,l=t.stage!=="over"&&vt(e)===null&&t.turn===n;return c`<div class=${l?"bar moving":"bar"} data-testid=${`player-${n}`}>
    <div class="bar-name">
      ${zn(n)}
      <h2>${m(e,n)}</h2>
      ${ka(e[n-1])} ${i}
      ${l?c`<span class="badge">to move</span>`:u}
      ${t.players[n-1].special_tile?xa:u}
    </div>
    ${s} ${a}
    <dl>
      ${o.map(([p,h,d])=>c`<div class=${`number-${d}`}>
            <dt>${p}</dt>
            <dd data-testid=${`${d}-${n}`}>${h}</dd>
          </div>`)}
    </dl>
  </div>`}function ka({kind:t,yours:e,away:n,bot:o,rating:r}){return t!=="person"&&t!=="open"?u:c`${r===null?u:c`<span class="rating"><span class="visually-hidden">rated </span>${r}</span>`}
  ${o?c`<span class="badge bot">bot</span>`:u}
  ${n&&!e?c`<span class="badge away">away</span>`:u}`}function ei(t,e){let n=t.players.map(o=>o.score_parts);return Qe(t,[m(e,1),m(e,2)],[["Buttons",n.map(o=>o.buttons)],["Special tile",n.map(o=>o.special_tile)],["Empty spaces, −2 each",n.map((o,r)=>`${T(o.empty)} (${y(t.players[r].empty,"space")})`)]])}function Je(t,e,n){let{buttons:o,time:r,score:i}=t.players[1],s=[["Buttons",o,"buttons"],["Patches",n.with_buttons.length+n.without_buttons.length,"patches"],["Time",r,"time"],[t.result?"Score":"Score now",T(i),"score"]],a=c`<span class="level-name">${n.numeral} ${n.name}</span>`;return Xn(t,e,2,s,{aside:a})}function tn(t,e,n,o,r,i=u){return c`<section class="panel automa" data-testid="automa" aria-labelledby="automa-heading">
    <div class="panel-head">
      <h2 id="automa-heading">The Automa</h2>
      <span class="small">${Yt(e)}</span>
    </div>
    <div class="dealer">
      <div class="pile">${Yr(e.pile,t.result?null:e.budget)}</div>
      <div>
        <p data-testid="automa-cards">
          ${t.result?"No more cards are turned.":Sa(e)}
        </p>
        <p class="small">${Tn(e)}</p>
        <p class="small">${mt(e)}</p>
      </div>
    </div>
    ${Vr(n,o,r)}
    <div class="piles">
      ${ni("Patches with buttons",e.with_buttons,"pile-with",o,r)}
      ${ni("Patches without",e.without_buttons,"pile-without",o,r)}
    </div>
    ${Ta(t,e)} ${i}
  </section>`}function Sa({pile:t,budget:e}){return t===0?"The pile is empty.":e===null?"The next card is face down.":c`The next card can pay up to <b>${y(e,"button")}</b>.`}function ni(t,e,n,o,r){return c`<div class="taken-pile" data-testid=${n}>
    <h3>${t}: ${e.length}</h3>
    <ul>
      ${[...e].map(i=>{let{name:s,income:a}=o[i];return c`<li title=${s}>
          ${ct(i,o[i],0,r)}
          <span class="visually-hidden"
            >${s} (${i})${a?`, ${y(a,"button")}`:""}</span
          >
        </li>`})}
    </ul>
  </div>`}function Ta(t,e){let n=(o,r,i)=>c`<div class=${i}>
      <dt>${o}</dt>
      <dd>${r}</dd>
    </div>`;return c`<div class="parts">
    <h3>What level ${e.numeral} counts</h3>
    <dl data-testid="automa-score">
      ${Ut(t.players[1]).map(([o,r])=>n(o,r,"part"))}
      ${n(t.result?"Score":"Score now",T(t.players[1].score),"sum")}
    </dl>
  </div>`}var Aa={hint:"Looking for a hint…",turn:"Turning the card…",move:"Sending the move…"};function oi(t,e){let n=_(t)?L(t):null,o=n!==null&&n.letter!=="+",r=n?x(t,n.letter):void 0,i=n!==null&&Te(t.placement,n)&&r?.available!==!1,s=[["rotate-left","Rotate left","left",o,()=>e.placement({type:"turn",how:"left"})],["rotate-right","Rotate right","right",o,()=>e.placement({type:"turn",how:"right"})],["flip","Flip","flip",o,()=>e.placement({type:"turn",how:"flip"})],["place","Place","place",i,()=>e.commit()],["cancel","Cancel","cancel",n!==null,()=>e.placement({type:"cancel"})]];return c`<section
    class=${n?"deck held":"deck"}
    aria-label="Placing"
    data-keys
    data-move=${n?Ae(t.placement,n)??"":""}
  >
    ${Ma(t)}
    <div class="tools">
      ${s.map(([a,l,p,h,d])=>c`<button
            type="button"
            class=${`tool ${p}`}
            data-testid=${a}
            aria-disabled=${h?"false":"true"}
            @click=${d}
          >
            ${b(p)}<span>${l}</span>
          </button>`)}
    </div>
  </section>`}function Ma(t){let{table:e}=t;return c`<div class="strip" data-testid="strip">
    ${e?_a(t,e):u}
  </div>`}function _a(t,e){let n=L(t);if(t.looking)return c`<p>An earlier position. The game goes on where it was.</p>`;if(t.pending)return c`<p>${Aa[t.pending.type]??"One moment…"}</p>`;if(e.stage==="over")return c`<p>The game is over.</p>`;if(e.stage==="card")return c`<p>The Automa’s card waits to be turned.</p>`;if(e.thinking)return c`<p>${m(e.seats,e.turn)} is thinking…</p>`;if(!_(t))return c`<p>${q(e)}.</p>`;if(!n)return c`<p>Choose one of the three patches, or pass.</p>`;let o=j(t.placement,n),r=e.players[e.turn-1].cells,i=x(t,n.letter),s=X(o,r,i),a=t.notice?.kind==="error"?t.notice.text:null,l=Mt(t.placement,n),p=l!==null&&Ne(t,l),h=l!==null&&!s?xt(r,o):[],d=i?be(i,h,p,e,e.seats):La(p,h.length);return c`<p class=${s||a?"verdict no":"verdict yes"}>
      ${Ea(l!==null,a??s,n.letter)}
    </p>
    <ul class="effects">
      ${d.map(({kind:g,text:w})=>c`<li class=${g}>${w}</li>`)}
    </ul>`}function Ea(t,e,n){return e?c`${b("cancel")} ${e}`:t?c`${b("place")} fits`:n==="+"?"Put the special patch on any empty space.":"Choose a place on the quilt."}function La(t,e){let n=[{kind:"special",text:"Fills one space, costs nothing"}];return t&&n.push({kind:"tile",text:"Special tile +7"}),e>0&&n.push({kind:"holes",text:"Makes a hole"}),n}function lt(t){return t.target.value}function ri(t){return t.target.checked}function en(t){let{name:e,busy:n,error:o}=t.state;return c`<form class="joining" @submit=${i=>{i.preventDefault(),t.sit()}}>
    <label
      >Your name <span class="small">(as the other player sees it)</span>
      <input
        data-testid="join-name"
        maxlength="40"
        autocomplete="nickname"
        .value=${e}
        @input=${i=>t.write(lt(i))}
    /></label>
    <button type="submit" class="main" data-testid="sit-down" ?disabled=${n}>
      ${n?"Sitting down…":"Sit down"}
    </button>
    <p class="notice" role="alert" ?hidden=${!o} data-testid="join-error">${o}</p>
  </form>`}function ii(t,{inviting:e,joining:n}){let o=Wt(t);return o?re(`${o} is asked to play`,c`<p>${Oa(o)}</p>`):t.access==="public"?k(t)?Ca():re("This seat is open",en(n)):k(t)?re("Invite your friend",Ia(e)):re("This seat is kept",c`<p>Who has the invitation may sit down here. You can watch the game.</p>`)}function Oa(t){return`The game begins when ${t} sits down. A refusal closes the table.`}function re(t,e){return c`<section
    class="panel inviting"
    data-testid="inviting"
    aria-labelledby="inviting-heading"
  >
    <h2 id="inviting-heading">${t}</h2>
    ${e}
  </section>`}function Ca(){return re("Your table is in the lobby",c`<p>
      The game begins as soon as somebody sits down. You can go to other pages meanwhile: the tab
      tells you when it is your turn.
    </p>`)}function Ia(t){let{busy:e,told:n}=t.state;return c`${t.link===null?u:Na(t,t.link)}
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
    <p class="small told" role="status" data-testid="invitation-told">${n}</p>`}function Na(t,e){let{picture:n}=t.state;return c`<p>Send this link. It works once, for whoever opens it and sits down.</p>
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
        ${b("copy")}<span>Copy</span>
      </button>
      ${t.canShare?c`<button
              type="button"
              data-testid="share-invitation"
              @click=${()=>t.share()}
            >
              ${b("share")}<span>Share…</span>
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
    </div>`}function si(t,e,n){if(e.mode!=="remote")return u;let{text:o,actions:r,urgent:i}=Mn(t,e);return c`<section
    class=${i?"line urgent":"line"}
    aria-label="Between the players"
    data-testid="line"
  >
    <p data-testid="line-text">${o}</p>
    <div class="line-actions">
      ${r.map(([s,a],l)=>c`<button
            type="button"
            class=${i&&l===0?"main":""}
            data-testid=${s}
            aria-disabled=${t.pending?"true":"false"}
            @click=${()=>n.mind(s)}
          >
            ${a}
          </button>`)}
    </div>
    ${Pa(e.spectators)}
  </section>`}function Pa(t){let e=t===1?"1 person is watching":`${t} people are watching`;return c`<p
    class=${t>0?"watchers":"watchers none"}
    data-testid="watchers"
    title=${t>0?e:u}
  >
    ${b("eye")}<span aria-hidden="true">${t}</span>
    <span class="visually-hidden">${t>0?e:""}</span>
  </p>`}function nn(t,e,n){return c`<section class="panel ring" aria-labelledby="ring-heading">
    <div class="panel-head">
      <h2 id="ring-heading">Circle of patches</h2>
      <span class="small">${y(t.length,"patch")} left, in choosing order</span>
    </div>
    <ol class="circle" data-testid="ring" tabindex="0" aria-labelledby="ring-heading">
      <li class="neutral" aria-label="Neutral token">
        <svg viewBox="-6 -8 12 16" aria-hidden="true">
          <path d="M0-6.5a3 3 0 0 1 1.7 5.5L4.5 6.5h-9L-1.7-1A3 3 0 0 1 0-6.5z"></path>
        </svg>
      </li>
      ${[...t].map((o,r)=>Ra(o,r,e,n))}
    </ol>
  </section>`}function Ra(t,e,n,o){let r=n[t];return c`<li class=${e<3?"near":""} title=${Dt(r)}>
    ${ct(t,r,0,o)}
    <span class="visually-hidden">${Dt(r)}</span>
    <span class="price" aria-hidden="true">${Kn(r.buttons)}${Jn(r.time)}</span>
    ${e===2?c`<span class="fence" aria-hidden="true"></span>`:u}
  </li>`}function Kn(t){return c`<span class="cost"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">
      <circle class="icon" r="2.4"></circle>
      <circle class="dot" cx="-.8" r=".5"></circle>
      <circle class="dot" cx=".8" r=".5"></circle></svg
    >${t}</span
  >`}function Jn(t){return c`<span class="time"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">
      <path class="glass" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path></svg
    >${t}</span
  >`}function ai(t,e,n){let o=Oe(e)&&ft(t),r=k(e);return c`<div class="turn-buttons">
    ${Le(e)?c`<button
            type="button"
            class="main turn-card"
            data-testid="turn-card"
            aria-keyshortcuts="T"
            aria-disabled=${K(t)?"false":"true"}
            @click=${()=>n.turnCard()}
          >
            ${b("card")}<span>Turn the card</span>
          </button>`:u}
    ${!r||!Vt(e)||e.stage==="over"?u:c`<button
            type="button"
            class="hint-button"
            data-testid="hint"
            aria-keyshortcuts="H"
            aria-disabled=${_t(t)?"false":"true"}
            @click=${()=>n.hint()}
          >
            ${b("bulb")}<span>Hint</span>
          </button>`}
    ${r&&(e.mode!=="remote"||e.takebacks)?c`<button
            type="button"
            class="undo"
            data-testid="undo"
            aria-disabled=${ft(t)?"false":"true"}
            @click=${()=>n.undo()}
          >
            ${b("undo")}<span>${qa(e,o)}</span>
          </button>`:u}
  </div>`}function qa({mode:t},e){return t==="remote"?"Ask to take back":e?"Take back (practice)":"Undo"}function ci({hint:t}){return t?c`<p class="hint-line" data-testid="hint-words">
    ${b("bulb")}<span><b>Hint:</b> ${t.words} <code>${t.move}</code></span>
  </p>`:u}function li(t){return c`<label class="switch"
    ><input
      type="checkbox"
      data-testid="turn-by-itself"
      .checked=${t.settings.turnCards}
      @change=${e=>t.change({turnCards:ri(e)})}
    />
    <span>Turn cards by themselves</span></label
  >`}function ui(t,e,n,o,r){let i=[...e.ring.slice(0,3)],s=t.looking?void 0:x(t,null);return c`<section class="panel market" aria-labelledby="market-heading" data-keys>
    <h2 id="market-heading">${s?"Choose a patch, or pass":"The next patches"}</h2>
    ${ci(t)}
    <div class="offers">
      ${i.map((a,l)=>Ba(t,a,l,n,o,r))}
      ${i.length===0?c`<p class="small">The circle is empty.</p>`:u}
    </div>
    <button
      type="button"
      class=${t.hint?.move==="pass"?"pass hinted":"pass"}
      data-testid="pass"
      aria-disabled=${_(t)&&s?"false":"true"}
      @click=${()=>n.pass()}
    >
      ${b("pass")}<span
        >${s?ye(s,e.players[e.turn-1].time):"Pass"}</span
      >
    </button>
  </section>`}function on(t){return c`<span class="visually-hidden">${t}</span>`}function Ba(t,e,n,o,r,i){let s=t.patches[e],a=t.looking?void 0:x(t,e),l=t.placement.letter===e,p=a&&!a.available?a.reason:null,h=t.hint?.move.startsWith(e)??!1,d=["offer",l&&"chosen",p&&"dear",h&&"hinted"].filter(Boolean).join(" ");return c`<button
    type="button"
    class=${d}
    data-testid=${`patch-${n}`}
    data-patch=${e}
    data-orientation=${I(t.placement,e)}
    aria-pressed=${l?"true":"false"}
    aria-disabled=${_(t)&&a?"false":"true"}
    aria-keyshortcuts=${n+1}
    data-key=${n+1}
    @click=${()=>{o.choose(e),i()}}
  >
    <span class="art"
      >${ct(e,s,I(t.placement,e),r)}</span
    >
    <span class="facts"
      ><span class="offer-name">${s.name}</span
      >${h?c` <span class="badge">hint</span>`:u}${on(`, ${y(s.squares,"square")}, costs `)}
      <span class="price"
        >${Kn(s.buttons)}${on(s.buttons===1?" button, ":" buttons, ")}
        ${Jn(s.time)}${on(" time, ")}<span class="earn"
          >${s.income||"no"} income</span
        ></span
      >
      ${p?c`${on(", ")}<span class="reason">${p}</span>`:u}</span
    >
  </button>`}function rn(t,e,n,o,r){let i=[["First position","first",0],["Previous position","back",e-1],["Next position","forward",e+1],["Last position","last",t.length]],s=a=>a<0||a>t.length||a===e;return c`<section class="panel moves" aria-labelledby="moves-heading">
    <div class="panel-head">
      <h2 id="moves-heading">Moves</h2>
      <div class="steps">
        ${i.map(([a,l,p])=>c`<button
              type="button"
              class="quiet square"
              aria-label=${a}
              title=${a}
              data-testid=${`step-${l}`}
              aria-disabled=${s(p)?"true":"false"}
              @click=${()=>r(p)}
            >
              ${b(l)}
            </button>`)}
      </div>
    </div>
    <ol class="move-list" data-testid="move-list" tabindex="0" aria-labelledby="moves-heading">
      ${t.map(a=>c`<li>
            <button
              type="button"
              class=${a.number===e?"move now":"move"}
              aria-current=${a.number===e?"step":"false"}
              @click=${()=>r(a.number)}
            >
              <span class="number">${a.number}</span>
              <span class=${`who who-${a.player}`}>${m(n,a.player)}</span>
              <span>${rt(a.move,o)}</span> <code>${a.move}</code>
            </button>
          </li>`)}
    </ol>
    ${t.length===0?c`<p class="small">No move yet.</p>`:""}
  </section>`}var Wa={auto:"light",light:"dark",dark:"auto"};function B(t,e=u){let{theme:n}=t.settings;return c`<header class="head">
    <a
      class="brand"
      href="/"
      data-testid="home"
      @click=${o=>Ha(o,t)}
    >
      <img src=${t.logo} alt="" width="28" height="28" /><span>Quiltbee</span></a
    >
    <div class="head-middle">${e}</div>
    <button
      type="button"
      class="quiet"
      data-testid="theme"
      @click=${()=>t.change({theme:Wa[n]})}
    >
      ${b("sun")}<span>${{auto:"Auto",light:"Light",dark:"Dark"}[n]}</span
      ><span class="visually-hidden"> colours, change</span>
    </button>
  </header>`}function ie(t,e){return c`${B(t)}
    <main class="waiting"><p>${e}</p></main>`}function Ha(t,e){t.metaKey||t.ctrlKey||t.shiftKey||(t.preventDefault(),e.go("/"))}var V=90,ja=Array.from({length:8},(t,e)=>{let n=(e+1)*10;return`M${n} 0V${V}M0 ${n}H${V}`}).join(""),Nt=Array.from({length:9},(t,e)=>e);function sn(t){let{number:e,active:n,ghost:o,held:r}=t,i=["quilt",n&&"active",r&&"held"].filter(Boolean).join(" ");return c`<div
    class=${i}
    data-testid=${`quilt-${e}`}
    data-quilt=${n?"active":"shown"}
  >
    <div class="columns" aria-hidden="true">
      ${Nt.map(s=>c`<span>${"abcdefghi"[s]}</span>`)}
    </div>
    <div class="rows" aria-hidden="true">${Nt.map(s=>c`<span>${s+1}</span>`)}</div>
    <div class="cloths">
      <svg viewBox=${`-0.4 -0.4 ${V+.8} ${V+.8}`} aria-hidden="true">
        <rect class="ground" width=${V} height=${V}></rect>
        <path class="lines" d=${ja}></path>
        ${hi(t)} ${t.last?Da(t.last):u}
        ${t.hint?Fa(t.hint):u} ${o?Ua(t,o):u}
      </svg>
      ${Za(t)}
    </div>
  </div>`}function pi(t,e){return c`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${V+2} ${V+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${V} height=${V}></rect>
    ${hi({player:t,patches:e,lettered:!1,last:null})}
  </svg>`}function hi({player:t,patches:e,lettered:n,last:o}){let r=(s,a)=>o!==null&&U(o.origin,[s,a]),i=Nt.flatMap(s=>Nt.map(a=>[s,a])).filter(([s,a])=>"*x".includes(t.cells[s*9+a]));return[...t.patches.map(s=>$`<g class=${r(s.row,s.column)?"fresh":""}>${Ze(s.letter,e[s.letter],s.orientation,[s.row,s.column],n)}</g>`),...i.map(([s,a])=>t.cells[s*9+a]==="*"?Vn([s,a]):$`<rect class="piece" fill="url(#fabric-covered)"
            x=${a*10} y=${s*10} width="10" height="10"></rect>`)]}function Da({shape:t,origin:[e,n]}){return $`<g class="last" transform=${`translate(${n*10} ${e*10})`}>
    <path class="halo" d=${O(t,10)}></path>
    <path d=${O(t,10)}></path></g>`}function Fa({shape:t,origin:[e,n]}){let{x:o,y:r}={x:(t[0][1]+.5)*10,y:(t[0][0]+.5)*10};return $`<g class="hint-mark" transform=${`translate(${n*10} ${e*10})`}>
    <path class="halo" d=${O(t,10,.8)}></path>
    <path class="edge" d=${O(t,10,.8)}></path>
    <circle cx=${o} cy=${r} r="3"></circle><text x=${o} y=${r+1.7}>?</text></g>`}function Ua({patches:t,player:e},n){let[o,r]=n.origin,i=n.letter==="+"?[[0,0]]:t[n.letter].orientations[n.code],s=n.cells.filter(([p,h])=>e.cells[p*9+h]!=="."),a=["ghost",n.legal?"legal":"illegal",n.set&&"set",n.sent&&"sent"],l=O(i,10);return $`<g class=${a.filter(Boolean).join(" ")}>
    <g class="held">${n.letter==="+"?Vn(n.origin):Ze(n.letter,t[n.letter],n.code,n.origin,!1)}</g>
    <g transform=${`translate(${r*10} ${o*10})`}>
      ${n.legal?u:Ya(l)}
      <path class="halo" d=${l}></path><path class="edge" d=${l}></path></g>
    ${s.map(Ga)}
    ${n.legal||s.length===0?Va(n.cells[0],n.legal):u}
  </g>`}function Ya(t){return $`<path class="hatch" fill="url(#fabric-wrong)" d=${t}></path>`}function Ga([t,e]){let n=`${e*10+3} ${t*10+3}`;return $`<path class="cross" d=${`M${n}l4 4m0-4l-4 4`}></path>`}function Va([t,e],n){let o=`${(e+.5)*10} ${(t+.5)*10}`,r=n?"M-1.7 .1L-.5 1.4 1.8-1.3":"M-1.3-1.3L1.3 1.3M1.3-1.3L-1.3 1.3";return $`<g class="sign" transform=${`translate(${o})`}>
    <circle r="3.1"></circle><path d=${r}></path></g>`}function Za(t){let{number:e,name:n,player:o,patches:r,cursor:i,ghost:s,active:a}=t,l=(h,d)=>`q${e}-${E([h,d])}`,p=new Set(s?.cells.map(String));return c`<div
    class="cells"
    role="grid"
    id=${`grid-${e}`}
    tabindex="0"
    data-keys
    aria-label=${`${n}: quilt of 9 by 9 spaces`}
    aria-readonly=${a?"false":"true"}
    aria-activedescendant=${i?l(i[0],i[1]):u}
  >
    ${Nt.map(h=>c`<div role="row" class="row">
          ${Nt.map(d=>{let g=p.has(`${h},${d}`)?`, ${s?.legal?"fits here":"does not fit"}`:"",w=o.cells[h*9+d],A=i&&i[0]===h&&i[1]===d;return c`<div
              role="gridcell"
              class=${A?"cell here":"cell"}
              id=${l(h,d)}
              data-testid=${`cell-${E([h,d])}`}
              aria-label=${vo([h,d],w,r)+g}
            ></div>`})}
        </div>`)}
  </div>`}function di(t,e,n){let[o,r]=t.players,i=o.score_parts,[s,a,l,p]=Ut(r).map(([,h])=>h);return Qe(t,[m(e,1),`${m(e,2)} ${n.numeral}`],[["Buttons held",[i.buttons,a]],["Special tile",[i.special_tile,s]],["Empty spaces, −2 each",[`${T(i.empty)} (${y(o.empty,"space")})`,"–"]],["Patches with buttons",["–",l]],["Buttons on patches",["–",p]]])}function mi({level:t,levels:e},n){return!e||e.length===0?u:c`<h3 id="levels-heading">At each level</h3>
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
              ${o.scores.map(r=>c`<td>${T(r)}</td>`)}
              <td>${m(n,o.winner)}</td>
            </tr>`)}
      </tbody>
    </table>`}function an(t,e,n){let{automa:o}=t;return c`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">Final scores</h2>
    <p><b>${pt(t,e)}.</b> ${H(t,e)}</p>
    ${o?c`${di(t,e,o)} ${mi(o,e)}`:ei(t,e)}
    <div class="row">${n}</div>
  </section>`}function fi(t,e,n){return c`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${pt(t,e)}</h2>
    <p>${H(t,e)}</p>
    <div class="row">${n}</div>
  </section>`}function to(t,e,n){let{table:o}=t;if(!o)return u;let r=Qa(t,o,e);return c`${r}
    <button
      type="button"
      class=${r===u?"main":""}
      data-testid="play-again"
      @click=${()=>n.go("/")}
    >
      New game
    </button>
    ${o.moves.length?c`<button type="button" @click=${()=>e.look(0)}>From the start</button>`:u}`}function Qa(t,e,n){if(e.mode!=="remote")return u;if(e.rematch.game!==null)return c`<a
      class="button main"
      data-testid="rematch-link"
      href=${`/game/${e.rematch.game}`}
      >To the rematch</a
    >`;if(!k(e))return u;let o=_n(e);return c`<button
    type="button"
    class="main"
    data-testid="ask-rematch"
    aria-disabled=${o&&!t.pending?"false":"true"}
    @click=${()=>{o&&n.mind("rematch")}}
  >
    ${e.rematch.asked.length>0&&!o?"Rematch asked for":"Rematch"}
  </button>`}function cn(t,e,n){return c`<details class="panel summary" data-testid="summary">
    <summary><h2>In words</h2></summary>
    ${[1,2].map(o=>{let r=o;if(o===2&&t.automa)return c`<h3>${m(e,2)}</h3>
          <p data-testid="summary-2">
            ${Ie(t,t.automa,n)} On the time board:
            ${ht(t,2)}.
          </p>`;let{cells:i,patches:s}=t.players[o-1];return c`<h3>${m(e,r)}</h3>
        <p data-testid=${`summary-${o}`}>
          ${we(i)} On the time board: ${ht(t,r)}.
        </p>
        ${s.length?c`<ul>
                ${s.map(a=>c`<li>${ve(a,n)}</li>`)}
              </ul>`:""}`})}
  </details>`}function gi(t,e,n,o,r){let{table:i}=t,s=An(t);if(!i||!s)return ie(o,"Opening the table…");let{seats:a}=i,{letters:l,look:p}=o.settings,h=t.looking?t.looking.index:i.moves.length,d=()=>o.change({look:p==="cloth"?"thread":"cloth"}),g=i.mode==="screen"?1:Lt(t),w=M=>ec(t,i,s,M,l,e),A=rn(i.moves,h,a,t.patches,M=>e.look(M)),W=i.mode==="solo";return c`${B(o,Ka(t))}
    <main class=${za(t,i)} data-stage=${s.stage} data-number=${i.number}>
      ${Ja(t,i,s,e)} ${si(t,i,e)}
      <div class="column own">
        ${w(g)} ${k(i)?oi(t,e):u} ${W?A:u}
      </div>
      <div class="column middle">
        ${Xa(t,i,s,e,n,o,r)}
        ${Xe(s,a,p,d)} ${rc(t,e)}
      </div>
      <div class="column other">
        ${W?nc(t,s,i,l,o):w(g===1?2:1)}
        ${W?u:A} ${Hr(t,i,e,o)}
      </div>
      ${nn(s.ring,t.patches,l)} ${cn(s,a,t.patches)}
    </main>
    ${sc(t)} ${Br(t,e)}`}function za({peek:t},e){return["table",e.mode,t&&"peek",S(e)&&"awaiting"].filter(Boolean).join(" ")}function Xa(t,e,n,o,r,i,s){return S(e)?ii(e,r):n.result?an(n,e.seats,to(t,o,i)):Ht(n)?fi(n,e.seats,to(t,o,i)):ui(t,n,o,i.settings.letters,s)}function Ka(t){return t.status!=="lost"?u:c`<span class="lost" data-testid="connection"
    ><span class="dot" aria-hidden="true"></span>Connection lost, reconnecting…</span
  >`}function Ja(t,e,n,o){let r=t.looking!==null;return c`<section
    class=${`turn turn-${n.result?.winner??n.turn}`}
    aria-labelledby="turn-heading"
  >
    <div>
      <h1 id="turn-heading" tabindex="-1" data-testid="turn">
        ${r?`After move ${t.looking?.index}`:q(e)}
      </h1>
      <p class="turn-reason" data-testid="turn-reason">
        ${r?H(n,e.seats):Pe(e)}
      </p>
      ${e.automa?.practice?c`<p class="badge practice" data-testid="practice">Practice</p>`:u}
      ${tc(t,e)}
      ${e.getting_ready?c`<p class="small" data-testid="getting-ready">
              The computer is getting ready; a simpler one stands in.
            </p>`:u}
    </div>
    ${r?c`<button
            type="button"
            class="main"
            data-testid="back-to-game"
            @click=${()=>o.back()}
          >
            Back to the game
          </button>`:ai(t,e,o)}
    ${t.notice?.kind==="error"?c`<p class="notice" data-testid="notice">${b("cancel")} ${t.notice.text}</p>`:u}
  </section>`}function tc(t,e){let n=e.moves[(t.looking?.index??e.moves.length)-1];return n?c`<p class="last-line" data-testid="last-move">
    ${m(e.seats,n.player)}: ${rt(n.move,t.patches)}
  </p>`:u}function ec(t,e,n,o,r,i){let s=Lt(t)===o,a=_(t)&&e.turn===o,l=e.moves[(t.looking?.index??e.moves.length)-1],p=m(e.seats,o),h=`${s?"front":"back"} p${o}`,d=sn({number:o,name:p,player:n.players[o-1],patches:t.patches,lettered:r,active:a,held:a&&t.placement.letter!==null,ghost:oc(t,e,o),cursor:a?t.placement.cursor:t.walks[o],last:l?.player===o?Zt(l.move,t.patches):null,hint:a?Zt(t.hint?.move,t.patches):null}),g=s?u:c`<button
        type="button"
        class="peek-button"
        aria-expanded=${t.peek?"true":"false"}
        aria-label=${`Quilt of ${p}`}
        data-testid="peek"
        @click=${()=>i.store.dispatch({type:"peek"})}
      >
        ${pi(n.players[o-1],t.patches)}
      </button>`,w=Ke(n,e.seats,o,{clock:Rr(e,o),thumbnail:g});return c`<div class=${`seat ${h}`}>${w}</div>
    <div class=${`spread ${h}`}>${d}</div>`}function nc(t,e,n,o,r){let{automa:i}=e;if(!i)return c`<p class="panel small">Nothing more is known of the Automa here.</p>`;let s=t.looking?{turns:i.turns,run:0}:t.account,a=k(n)&&n.stage!=="over"?li(r):u;return c`<div class="seat back p2">${Je(e,n.seats,i)}</div>
    ${tn(e,i,s,t.patches,o,a)}`}function oc(t,e,n){let{placement:o}=t,r=L(t);return!r||!o.origin||e.turn!==n||t.looking?null:{letter:r.letter,code:I(o,r.letter),origin:o.origin,cells:j(o,r),set:o.set,sent:t.pending!==null,legal:Te(o,r)&&x(t,r.letter)?.available!==!1}}function rc(t,e){let n=r=>{r.preventDefault();let i=r.target.elements.namedItem("command");e.command(i.value),i.value=""},o=t.notice?.kind==="info"?t.notice.text:"";return c`<form class="panel command" @submit=${n}>
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
        @keydown=${ic}
      />
      <button type="submit">Do it</button>
    </div>
    <p class="answer" data-testid="command-answer">${o}</p>
  </form>`}function ic(t){t.key==="Escape"&&document.querySelector(".quilt.active .cells")?.focus()}function sc(t){let{notice:e,said:n,ghostText:o,status:r,hint:i}=t;return c`<div class="visually-hidden">
    <div role="status" aria-live="polite" data-testid="live-news">
      ${r==="lost"?"Connection lost, reconnecting.":n}
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
  </div>`}function $i(t,e,n,o){let r=`${location.origin.replace(/^http/,"ws")}/api/games/${e.game}/play`,i=new He(e,n,()=>new WebSocket(r)),s=()=>ac(t),a=new je({turn:()=>i.turnCard(!0),later:(M,Rt)=>window.setTimeout(M,Rt),forget:M=>window.clearTimeout(M)}),l=new Re({now:()=>performance.now(),later:(M,Rt)=>window.setTimeout(M,Rt),forget:M=>window.clearTimeout(M),show:(M,Rt)=>qr(t,M,Rt),onTime:M=>i.store.dispatch({type:"time",part:M})}),p=br(i.id,o.go),h=cc(t,i,p,o,s),d=()=>{h(),a.consider(i.state,o.settings.turnCards),l.consider(i.state)},g=[i.store.watch(d),i.store.watch(uc(i,e,o)),p.inviting.store.watch(d),p.joining.store.watch(d)],w=new De(t,i),A=M=>dc(M,i,s),W=()=>{document.hidden||(i.wake(),l.consider(i.state))};return t.addEventListener("keydown",A),window.addEventListener("online",W),document.addEventListener("visibilitychange",W),yi(i.id,e),pc(e,p),i.open(),{draw:d,close:()=>{for(let M of g)M();i.close(),w.stop(),a.stop(),l.stop(),t.removeEventListener("keydown",A),window.removeEventListener("online",W),document.removeEventListener("visibilitychange",W)}}}function ac(t){let e=t.querySelector(".quilt.active .cells");e?.focus({preventScroll:!0}),e?.scrollIntoView({block:"nearest"})}function cc(t,e,n,o,r){let i=-1,s=-1;return()=>{let{table:a}=e.state,l=document.activeElement;if(D(gi(e.state,e,n,o,r),t),Wr(t),l&&!l.isConnected&&lc(t,l,r),!a)return;Ge(q(a),Gt(a)&&a.mode!=="screen"),a.moves.length!==i&&hc(t.querySelector(".move-list")),i=a.moves.length;let p=document.activeElement?.matches("[data-quilt=shown] .cells");a.number!==s&&p&&r(),s=a.number}}function lc(t,e,n){e.matches(".turn-card")&&t.querySelector(".quilt.active")?n():document.getElementById("turn-heading")?.focus()}function uc(t,e,n){let o=e;return()=>{let r=t.state.table??o,i=Zo(o,r);S(o)&&!S(r)&&yi(r.game,r),o=r,i!==null&&n.go(`/game/${i}`)}}function pc(t,{inviting:e,joining:n}){S(t)&&(k(t)?e.draw():t.access==="public"&&n.ask())}function hc(t){t&&(t.scrollTop=t.scrollHeight)}function yi(t,{seats:e}){e.some(n=>n.yours)&&fr(t,e.map(n=>n.name||"an open seat").join(" – "))}function dc(t,e,n){let o=t.target;if(!o.closest("[data-keys]")||o.closest("dialog")||Fe(t,(a,l)=>e.store.dispatch({type:"walk",player:a,direction:l})))return;let i=ur(t),s=o instanceof HTMLButtonElement&&[" ","Enter"].includes(t.key);!i||s||(t.preventDefault(),mc(i,e,n))}function mc(t,e,n){switch(t.type){case"option":return e.chooseAt(t.index),n();case"placement":return e.placement(t.event);case"place":return e.state.table?.stage==="card"?e.turnCard():e.commit();case"turn":return e.turnCard();case"hint":return e.hint();case"cancel":return e.placement({type:"cancel"});case"pass":return e.pass();case"undo":return e.undo();case"command":return document.getElementById("command")?.focus();case"help":return e.dialog("help")}}function bi(t){let{name:e,audience:n}=J[t-1];return`Level ${t}, ${e}: ${n}.`}var wi=["GGGbbaaaXXX.","EEGbaaffJXVV","EEEbbYYfJVVg","LLLL.YWWJggg"];function fc(t){return wi.flatMap((e,n)=>[...e].flatMap((o,r)=>o===t?[[n,r]]:[]))}function gc(t){let e=fc(t),n=`url(#fabric-${t})`;return $`<path class="piece" fill=${n} d=${O(e,10,.25)}></path>
    <path class="stitches" d=${O(e,10,1.1)}></path>`}function se(){let t=[...new Set(wi.join(""))].filter(e=>e!==".");return c`<svg class="cover" viewBox="-1 -1 122 42" aria-hidden="true">
    <rect class="ground" width="120" height="40" rx="1"></rect>
    ${t.map(gc)}
    ${[[2,0],[1,2],[6,0],[8,1],[10,2],[2,3]].map(([e,n])=>G((e+.5)*10,(n+.5)*10,2.6))}
  </svg>`}function ut(t,e,n,o,r){return c`<fieldset class=${`pick pick-${t}`}>
    <legend>${e}</legend>
    <div class="pick-row">
      ${n.map(([i,s])=>c` <label
            ><input
              type="radio"
              name=${t}
              value=${i}
              data-testid=${`${t}-${i}`}
              .checked=${o===i}
              @change=${()=>r(i)}
            /><span>${s}</span></label
          >`)}
    </div>
  </fieldset>`}function vi(t,e){let n=$n[t.level-1];return c`${ut("deck","Deck",[["normal","Normal"],["tactical","Tactical"]],t.deck,o=>e.set({deck:o}))}
    <p class="small explain">${yn[t.deck]}: ${Do[t.deck]}.</p>
    ${ut("level","Level of the Automa",$n.map(o=>[String(o.level),`${o.numeral} ${o.name}`]),String(t.level),o=>e.set({level:Number(o)}))}
    <p class="small explain" data-testid="level-counts">
      ${n.numeral} ${n.name}: ${n.counts}. You begin.
    </p>`}function xi({totals:t}){if(t.length===0)return u;let e=n=>n===null?"–":T(Math.round(n*10)/10);return c`<section class="panel totals" aria-labelledby="totals-heading">
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
  </section>`}function ki(t,e,n){return c`${B(n)}
    <main class="home">
      <div class="welcome">
        <div>
          <h1>Sew a quilt, patch by patch</h1>
          <p>
            A game for two about buttons, time and empty spaces. Play here at once: against the
            computer, with someone beside you, or alone with the Automa’s cards.
          </p>
        </div>
        ${se()}
      </div>
      ${$c(t,e,n)} ${bc(t,e,n)} ${xi(t)}
      ${wc(t,e)}
    </main>`}function $c(t,e,n){let{form:o}=t,r=o.opponent==="person";return c`<form class="panel new-game" @submit=${s=>{s.preventDefault(),e.start()}} aria-labelledby="new-heading">
    <h2 id="new-heading">New game</h2>
    ${ut("opponent","Opponent",[["computer","Computer"],["person","Two people here"],["automa","Automa (alone)"]],o.opponent,s=>e.set({opponent:s}))}
    ${o.opponent==="computer"?yc(o,e,n):u}
    ${r?c`<div class="names">
            ${["First name","Second name"].map((s,a)=>c`<label
                  >${s}
                  <input
                    data-testid=${`name-${a+1}`}
                    maxlength="24"
                    autocomplete="off"
                    .value=${o.names[a]}
                    @input=${l=>e.name(a,lt(l))}
                /></label>`)}
          </div>`:u}
    ${o.opponent==="automa"?vi(o,e):ut("first","Player 1, who begins",r?[["you",o.names[0]||"First"],["opponent",o.names[1]||"Second"],["random","By lot"]]:[["you","You"],["opponent","Computer"],["random","By lot"]],o.first,s=>e.set({first:s}))}
    ${ut("board","Time board",[["revised","Revised"],["original","Original"]],o.board,s=>e.set({board:s}))}
    <label class="seed"
      >Seed of the circle <span class="small">(any text; empty: a new one)</span>
      <input
        data-testid="seed"
        maxlength="64"
        autocomplete="off"
        .value=${o.seed}
        @input=${s=>e.set({seed:lt(s)})}
    /></label>
    <button type="submit" class="main start" data-testid="start-game" ?disabled=${t.busy}>
      ${t.busy?"Starting…":"Start the game"}
    </button>
    <p class="notice" role="alert" ?hidden=${!t.error} data-testid="home-error">
      ${t.error}
    </p>
  </form>`}function yc({strength:t},e,n){let o=r=>{e.set({strength:Number(r)}),n.change({strength:Number(r)})};return c`${ut("strength","Level of the computer",J.map(({level:r})=>[String(r),String(r)]),String(t),o)}
    <p class="small explain" data-testid="strength-words">${bi(t)}</p>`}function bc(t,e,n){if(t.recent.length===0)return u;let o=new Intl.DateTimeFormat(void 0,{dateStyle:"medium",timeStyle:"short"});return c`<section class="panel recent" aria-labelledby="recent-heading">
    <h2 id="recent-heading">Your games</h2>
    <ul data-testid="recent-games">
      ${t.recent.map(r=>c`<li>
            <a
              href=${`/game/${r.id}`}
              @click=${i=>{i.metaKey||i.ctrlKey||i.shiftKey||(i.preventDefault(),n.go(`/game/${r.id}`))}}
              >${r.title}</a
            >
            <span class="small">${o.format(r.when)}</span>
            <button
              type="button"
              class="quiet"
              aria-label=${`Forget ${r.title}, ${o.format(r.when)}`}
              @click=${()=>e.forget(r.id)}
            >
              Forget
            </button>
          </li>`)}
    </ul>
  </section>`}function wc(t,e){return c`<form class="panel opener" @submit=${o=>{o.preventDefault();let r=o.target.elements.namedItem("text");e.open(r.value)}} aria-labelledby="open-heading">
    <h2 id="open-heading">Open a record, link or position</h2>
    <label for="open-text">Paste the text</label>
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
          @change=${o=>vc(o,e)}
      /></label>
    </div>
    <p class="notice" role="alert" ?hidden=${!t.openError} data-testid="open-error">
      ${t.openError}
    </p>
  </form>`}async function vc(t,e){let n=t.target,o=n.files?.[0];o&&(await e.openFile(o),n.value="")}function Si(t,e,n){let{yours:o,name:r,game:i}=t;return c`${B(n)}
    <main class="invitation">
      ${se()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">
          ${o?"This is your own invitation":`${r} invites you to Patchwork`}
        </h1>
        <dl class="terms" data-testid="invitation-terms">
          ${Oo(t).map(([s,a])=>c`<div>
                <dt>${s}</dt>
                <dd>${a}</dd>
              </div>`)}
        </dl>
        ${o?xc(i):en(e)}
      </section>
    </main>`}function xc(t){return c`<p data-testid="own-invitation">
      Send the address of this page to a friend, who then takes the other seat.
    </p>
    <a class="button main" href=${`/game/${t}`}>To the table</a>`}function Ti({title:t,text:e},n){return c`${B(n)}
    <main class="invitation">
      ${se()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">${t}</h1>
        <p data-testid="problem">${e}</p>
        <a class="button main" href="/">Play on your own</a>
      </section>
    </main>`}function Ai(t,e){let n=t.store.get(),o=t.isSolo?[["automa","Automa (alone)"]]:[...J.map(({level:s,name:a})=>[String(s),`Computer, level ${s}: ${a}`]),["person","Two people here"]],r=n.opponent==="computer"?String(n.strength):n.opponent;return c`<form class="panel play-on" @submit=${s=>{s.preventDefault(),t.start(e)}} aria-labelledby="on-heading">
    <h2 id="on-heading">Play on from here</h2>
    <label
      >Against
      <select
        data-testid="on-opponent"
        @change=${s=>t.store.dispatch(kc(lt(s)))}
      >
        ${o.map(([s,a])=>c`<option value=${s} ?selected=${r===s}>${a}</option>`)}
      </select></label
    >
    ${t.isSolo?u:c`<label
            >You are
            <select
              data-testid="on-first"
              @change=${s=>t.store.dispatch({first:lt(s)})}
            >
              <option value="you" ?selected=${n.first==="you"}>player 1</option>
              <option value="opponent" ?selected=${n.first==="opponent"}>player 2</option>
            </select></label
          >`}
    <button type="submit" class="main" data-testid="play-on" ?disabled=${n.busy}>
      Play on
    </button>
    <p class="notice" role="alert" ?hidden=${!n.error}>${n.error}</p>
  </form>`}function kc(t){return t==="person"||t==="automa"?{opponent:t}:{opponent:"computer",strength:Number(t)}}function eo(t,e,n,o){let{replay:r,index:i}=t,s=r.frames[i],a=st(r);if(n===2&&s.automa)return Tc(s,s.automa,a,e,o);let l=`${n===1?"front":"back"} p${n}`;return c`<div class=${`seat ${l}`}>${Ke(s,a,n)}</div>
    <div class=${`spread ${l}`}>${Sc(t,e,n,o)}</div>`}function Sc({replay:t,index:e,walks:n},o,r,i){let s=t.frames[e];return sn({number:r,name:st(t)[r-1].name,player:s.players[r-1],patches:o.patches,lettered:i,active:!1,held:!1,ghost:null,cursor:n[r],last:s.player===r?Zt(s.move,o.patches):null})}function Tc(t,e,n,o,r){return c`<div class="seat back p2">${Je(t,n,e)}</div>
    ${tn(t,e,{turns:e.turns,run:0},o.patches,r)}`}function Mi({replay:t,index:e},n){let o=r=>n.look(r);return rn(jo(t),e,st(t),n.patches,o)}function _i(t,e,n){let o=t.store.get(),{replay:r,index:i}=o,s=r.frames[i],a=st(r),{letters:l,look:p}=n.settings,h=()=>n.change({look:p==="cloth"?"thread":"cloth"}),d=Mi(o,t),[g,w]=s.automa?[d,u]:[u,d];return c`${B(n)}
    <main class=${`table ${s.automa?"solo":"screen"} viewer`} data-stage=${s.stage}>
      <section class="turn" aria-labelledby="turn-heading">
        <div>
          <h1 id="turn-heading" tabindex="-1" data-testid="turn">
            ${i===0?"First position":`After move ${i}`}: ${pt(s,a)}
          </h1>
          <p data-testid="turn-reason">${H(s,a)}</p>
        </div>
        ${r.comment?c`<p class="notice" data-testid="notice">${r.comment}</p>`:u}
      </section>
      <div class="column own">${eo(o,t,1,l)} ${g}</div>
      <div class="column middle">
        ${s.result?an(s,a,u):Ai(e,i)}
        ${Xe(s,a,p,h)}
      </div>
      <div class="column other">${eo(o,t,2,l)} ${w}</div>
      ${nn(s.ring,t.patches,l)} ${cn(s,a,t.patches)}
    </main>`}var Z=document.getElementById("app"),wt=dr(),ae=null,Q=0,Ei=io(Li("link[as=fetch]")),Ac=new pe({open:()=>new WebSocket(`${location.origin.replace(/^http/,"ws")}/api/feed`),later:(t,e)=>window.setTimeout(t,e),forget:t=>window.clearTimeout(t),onWaiting:xr});function no(){zt().length>0&&!document.hidden&&Ac.open()}var F={get settings(){return wt},logo:Li("link[rel=icon]"),change(t){wt={...wt,...t},mr(wt),Oi(),ae?.draw()},go(t){history.pushState(null,"",t),oo()}};function Li(t){return document.querySelector(t).href}function Oi(){let{theme:t}=wt;t==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=t}function Pt(t,e){ae?.close(),ae=t,Ge(e),no(),window.scrollTo(0,0),t.draw()}function oo(){Q+=1;let t=Q,e=/^\/game\/([\w-]+)$/.exec(location.pathname),n=r=>{Q===t&&Ci(r)},o=/^\/i\/([\w-]+)$/.exec(location.pathname);e?Ec(e[1]).catch(n):o?Lc(o[1]).catch(n):location.hash.length>1?_c(location.hash).catch(n):Mc()}function Ci(t){let e=t instanceof Error?t.message:String(t);Pt({draw:()=>D(c`${B(F)}
        <main class="waiting">
          <h1>This can’t be shown</h1>
          <p class="notice" role="alert" data-testid="problem">${e}</p>
          <a class="button" href="/">To the first page</a>
        </main>`,Z),close:()=>{}},"")}function Mc(){let t=i=>{history.pushState(null,"",i.link||location.pathname),Ii(i).catch(Ci)},e={recent:zt,forget:gr},n=new me(F.go,t,wt.strength,e),o=()=>D(ki(n.store.get(),n,F),Z),r=n.store.watch(o);Pt({draw:o,close:r},""),n.count()}async function _c(t){let e=Q,n=await le(t);e===Q&&await Ii(n)}async function Ii(t){let e=new _e(t,await Ei),n=new Ee(t,F.go,wt.strength),o=()=>D(_i(e,n,F),Z),r=[e.store.watch(o),n.store.watch(o)],i=a=>Fe(a,(l,p)=>e.walk(l,p));Z.addEventListener("keydown",i),Pt({draw:o,close:()=>{for(let a of r)a();Z.removeEventListener("keydown",i)}},"A game")}async function Ec(t){let e=Q;ae||D(ie(F,"Opening the table…"),Z);let[n,o]=await Promise.all([so(t),Ei]);e===Q&&Pt($i(Z,n,o,F),"Game")}async function Lc(t){let e=Q;ae||D(ie(F,"Opening the invitation…"),Z);try{let n=await lo(t);if(e!==Q)return;let o=new Tt({me:ue,sit:i=>uo(t,i),go:F.go}),r=()=>D(Si(n,o,F),Z);Pt({draw:r,close:o.store.watch(r)},"Invitation"),n.yours||await o.ask()}catch(n){let o=n instanceof qt?Lo(n.status):null;if(!o)throw n;if(e!==Q)return;Pt({draw:()=>D(Ti(o,F),Z),close:()=>{}},"Invitation")}}D(Fr(),document.getElementById("fabrics"));Oi();window.addEventListener("popstate",oo);window.addEventListener("online",no);document.addEventListener("visibilitychange",no);window.addEventListener("pointerdown",()=>{for(let t of document.getAnimations())t.finish()},{capture:!0});oo();
/**
 * @license
 * Copyright 2017 Google LLC
 * SPDX-License-Identifier: BSD-3-Clause
 */
