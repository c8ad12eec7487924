async function ut(t,e){let n=await is(t,e),o=await n.text();if(n.ok)return JSON.parse(o);throw new Error(as(o)??`The server answered with status ${n.status}.`)}async function is(t,e){try{return await fetch(new URL(t,import.meta.url),e&&{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(e)})}catch(n){throw new Error("The server can’t be reached. Is it still running?",{cause:n})}}function as(t){try{let{error:e}=JSON.parse(t);return typeof e=="string"?e:null}catch(e){if(e instanceof SyntaxError)return null;throw e}}function mn(t="/api/patches"){return ut(t)}function fn(t){return ut(`/api/games/${t}`)}function qt(t){return ut("/api/games",t)}function $n(){return ut("/api/solo")}function Bt(t){return ut("/api/replay",{text:t})}function gn(t){return ut(`/api/games/${t}/replay`)}var pt=[{level:1,name:"Beginner",audience:"a child beats it"},{level:2,name:"Learner",audience:"for a first game"},{level:3,name:"Casual",audience:"for those who know the rules"},{level:4,name:"Regular",audience:"for those who have played a few times"},{level:5,name:"Practised",audience:"for those who play often"},{level:6,name:"Skilled",audience:"for good players"},{level:7,name:"Strong",audience:"for very good players"},{level:8,name:"Expert",audience:"for the best of your club"},{level:9,name:"Master",audience:"nearly all that the computer has"},{level:10,name:"Full strength",audience:"all that it has; it thinks for about a second"}],yn=3,Rt=65536;function D(t,e){let n=e,o=!1,s=new Set,r=()=>{o=!1;for(let i of[...s])i(n)};return{get:()=>n,dispatch(i){let a=t(n,i);a!==n&&(n=a,o||queueMicrotask(r),o=!0)},watch(i){return s.add(i),()=>s.delete(i)}}}var cs=`${Rt/1024} KB`,bn=`This is too long to be a game record: at most ${cs} can be opened.`;function ls(t,e){return{...t,...e}}var Ht=class{constructor(e,n,o,s){this.games=s,this.go=e,this.view=n,this.store=D(ls,{form:{opponent:"computer",strength:o,deck:"normal",level:1,first:"you",board:"revised",seed:"",names:["Anna","Ben"]},recent:s.recent(),totals:[],busy:!1,opening:!1,error:"",openError:""})}set(e){this.store.dispatch({form:{...this.store.get().form,...e},error:""})}name(e,n){let[o,s]=this.store.get().form.names;this.set({names:e===0?[n,s]:[o,n]})}async count(){try{let{totals:e}=await $n();this.store.dispatch({totals:e})}catch(e){this.store.dispatch({error:Le(e)})}}async start(){let{form:e,busy:n}=this.store.get();if(!n){this.store.dispatch({busy:!0,error:""});try{let{url:o}=await qt(us(e));this.go(o)}catch(o){this.store.dispatch({busy:!1,error:Le(o)})}}}forget(e){this.games.forget(e),this.store.dispatch({recent:this.games.recent()})}async open(e){if(e.trim()==="")return this.refuse("Paste a game record, a link or a position first.");if(e.length>Rt)return this.refuse(bn);this.store.dispatch({opening:!0,openError:""});try{this.view(await Bt(e))}catch(n){this.refuse(Le(n))}}async openFile(e){if(e.size>Rt)return this.refuse(bn);await this.open(await e.text())}refuse(e){this.store.dispatch({opening:!1,openError:e})}};function us({opponent:t,strength:e,deck:n,level:o,first:s,board:r,seed:i,names:a}){let l={board:r,seed:i.trim()||null,from:null};if(t==="automa")return{...l,opponent:t,deck:n,level:o,first:"you",names:null};if(t==="computer")return{...l,opponent:t,level:e,first:s,names:null};let[u,h]=a.map(d=>d.trim());return{...l,opponent:t,first:s,names:[u||"First",h||"Second"]}}function Le(t){return t instanceof Error?t.message:String(t)}function T([t,e]){return`${"abcdefghi"[e]}${t+1}`}function U(t){return/^[a-i][1-9]$/.test(t)?[Number(t[1])-1,t.charCodeAt(0)-97]:null}function N(t,e){return t[0]===e[0]&&t[1]===e[1]}function O(t){return[Math.max(...t.map(e=>e[0]))+1,Math.max(...t.map(e=>e[1]))+1]}function F(t,[e,n]){return t.map(([o,s])=>[o+e,s+n])}function kt(t,[e,n]){let[o,s]=O(t);return[vn(e,9-o),vn(n,9-s)]}function vn(t,e){return Math.max(0,Math.min(e,t))}function Dt([t,e],[n,o],s){return s==="right"?[e,n-1-t]:s==="left"?[o-1-e,t]:[t,o-1-e]}function wn(t,e,n){let[o,s]=e,r=n>=4?Dt(t,e,"flip"):t;for(let i=0;i<n%4;i+=1)r=Dt(r,[o,s],"right"),[o,s]=[s,o];return r}function W(t){let[e,n]=O(t),o=([s,r])=>Math.abs(s-(e-1)/2)+Math.abs(r-(n-1)/2);return t.reduce((s,r)=>o(r)<o(s)?r:s)}function Ut(t){let e=new Set,n=[];for(let o=0;o<t.length;o+=1){if(t[o]!=="."||e.has(o))continue;let s=[],r=[o];e.add(o);for(let i=r.pop();i!==void 0;i=r.pop()){s.push([Math.floor(i/9),i%9]);for(let a of ps(i))t[a]==="."&&!e.has(a)&&(e.add(a),r.push(a))}n.push(s.sort((i,a)=>i[0]-a[0]||i[1]-a[1]))}return n.sort((o,s)=>s.length-o.length)}function ps(t){let e=t%9,n=[t-9,t+9];return e>0&&n.push(t-1),e<8&&n.push(t+1),n.filter(o=>o>=0&&o<81)}var hs=3;function ht(t,e){let n=new Set(Ut(t).map(String));return Ut(ds(t,e)).filter(s=>s.length<=hs&&!n.has(String(s)))}function ds(t,e){let n=[...t];for(let[o,s]of e)n[o*9+s]="x";return n.join("")}function xn(t){let e=49;for(let n=0;n<3;n+=1)for(let o=0;o<3;o+=1){let s=0;for(let r=n;r<n+7;r+=1)s+=t.slice(r*9+o,r*9+o+7).split(".").length-1;e=Math.min(e,s)}return e}function E(t,e,n=0){let o=new Set(t.map(String)),s=new Map;for(let[i,a]of t)for(let l=0;l<4;l+=1){let[u,h]=jt[(l+3)%4];if(o.has(String([i+u,a+h])))continue;let d=ms[l],m=[i+d[0],a+d[1]],y=[m[0]+jt[l][0],m[1]+jt[l][1]];s.set(String(m),[...s.get(String(m))??[],{to:y,direction:l}])}let r="";for(;s.size>0;)r+=fs(s,e,n);return r}var jt=[[0,1],[1,0],[0,-1],[-1,0]],ms=[[0,0],[0,1],[1,1],[1,0]];function fs(t,e,n){let o=t.keys().next().value,s=[],r=o,i=-1;do{let l=t.get(r),u=Math.max(0,l.findIndex(y=>y.direction===(i+1)%4)),h=l.splice(i<0?0:u,1)[0];l.length===0&&t.delete(r);let[d,m]=r.split(",").map(Number);h.direction!==i&&s.push({at:[d,m],direction:h.direction}),i=h.direction,r=String(h.to)}while(r!==o);return s.length>1&&s[0].direction===i&&s.shift(),`M${s.map(({at:l,direction:u},h)=>{let d=s[(h+s.length-1)%s.length].direction,[m,y]=[d,u].map(S=>jt[(S+1)%4]).reduce((S,lt)=>[S[0]+lt[0],S[1]+lt[1]]);return`${l[1]*e+y*n} ${l[0]*e+m*n}`}).join("L")}Z`}function kn(t,e){return[...t].filter(n=>n[0]===String(e)).map(n=>U(n.slice(1))).sort((n,o)=>n[0]-o[0]||n[1]-o[1])}function Sn(t,e){let n=o=>Math.abs(o[0]-e[0])+Math.abs(o[1]-e[1]);return t.reduce((o,s)=>n(s)<n(o)?s:o,t[0]??e)}function An(t,e,[n,o]){let s=i=>(i[0]-e[0])*n+(i[1]-e[1])*o,r=i=>Math.abs((i[0]-e[0])*o+(i[1]-e[1])*n);return t.filter(i=>s(i)>0).sort((i,a)=>r(i)+s(i)-r(a)-s(a)||r(i)-r(a)).at(0)}function Tn(t,e,n){let o=r=>(r[0]-e[0])*9+r[1]-e[1];return(n?[...t].reverse().find(r=>o(r)<0):t.find(r=>o(r)>0))??t[n?t.length-1:0]}var En={letter:null,orientations:{},origin:null,set:!1,anchor:[0,0],cursor:[4,4]},Oe={up:[-1,0],down:[1,0],left:[0,-1],right:[0,1]};function Ft(t){return{letter:"+",patch:{orientations:{0:[[0,0]]},turns:{0:{right:0,left:0,flip:0}}},placements:new Set(t.map(e=>`0${e}`))}}function L(t,e){return t.orientations[e]??0}function G(t,e){return e.patch.orientations[L(t,e.letter)]}function C(t,e){return t.origin?F(G(t,e),t.origin):[]}function mt(t,e){return t.origin?`${L(t,e.letter)}${T(t.origin)}`:null}function Wt(t,e){let n=mt(t,e);return n!==null&&e.placements.has(n)}function Gt(t,e){let n=mt(t,e);return n===null||!e.placements.has(n)?null:e.letter==="+"?`+${n.slice(1)}`:e.letter+n}function Ce(t,e,n){switch(n.type){case"choose":return gs(t,n.choice,n.anchor);case"cancel":return e?{...t,letter:null,origin:null,set:!1}:t;case"arrow":return e?bs(t,e,n.direction):{...t,cursor:St(t.cursor,n.direction)};default:return e?$s(t,e,n):t}}function $s(t,e,n){switch(n.type){case"hover":return t.set?t:_n(t,e,n.cell,!1);case"leave":return t.set||!t.origin?t:{...t,origin:null};case"set":return _n(t,e,n.cell,!0);case"hold":return{...t,anchor:n.anchor,set:!1};case"put":return dt({...t,orientations:{...t.orientations,[e.letter]:n.orientation},anchor:W(e.patch.orientations[n.orientation])},e,n.origin);case"show":return t.origin?{...t,set:!0}:Yt(t,e);case"jump":return vs(t,e,n.direction);case"next":return ws(t,e,n.back??!1);case"turn":return xs(t,e,n.how);case"cycle":return ks(t,e)}}function gs(t,e,n){let o={...t,letter:e.letter,origin:null,set:!1};return{...o,anchor:n??W(G(o,e))}}function _n(t,e,n,o){let s=G(t,e),r=kt(s,[n[0]-t.anchor[0],n[1]-t.anchor[1]]),i=Mn(t,e,r);return t.origin&&N(t.origin,i)&&t.set===o&&N(t.cursor,n)?t:{...t,origin:i,set:o,cursor:n}}function Mn(t,e,n){let o=L(t,e.letter),s=[[0,0],[-1,0],[1,0],[0,-1],[0,1],[-1,-1],[-1,1],[1,-1],[1,1]];for(let[r,i]of s){let a=[n[0]+r,n[1]+i];if(ys(a)&&e.placements.has(o+T(a)))return a}return n}function ys([t,e]){return t>=0&&e>=0&&t<9&&e<9}function dt(t,e,n){let o=G(t,e),s=kt(o,n),r=o.some(i=>N(i,t.anchor))?t.anchor:W(o);return{...t,origin:s,set:!0,anchor:r,cursor:[s[0]+r[0],s[1]+r[1]]}}function Yt(t,e){let{anchor:n,cursor:o}=t,s=Ne(t,e),r=[o[0]-n[0],o[1]-n[1]];return dt(t,e,Sn(s,r))}function Ne(t,e){return kn(e.placements,L(t,e.letter))}function bs(t,e,n){if(!t.origin)return Yt(t,e);let[o,s]=Oe[n];return dt(t,e,[t.origin[0]+o,t.origin[1]+s])}function St([t,e],n){let[o,s]=Oe[n];return kt([[0,0]],[t+o,e+s])}function vs(t,e,n){if(!t.origin)return Yt(t,e);let o=An(Ne(t,e),t.origin,Oe[n]);return o?dt(t,e,o):{...t,set:!0}}function ws(t,e,n){let o=Ne(t,e),s=t.origin;return o.length===0?s?{...t,set:!0}:Yt(t,e):s?dt(t,e,Tn(o,s,n)):dt(t,e,o[n?o.length-1:0])}function xs(t,e,n){let o=L(t,e.letter),s=Dt(t.anchor,O(G(t,e)),n);return Ln(t,e,e.patch.turns[o][n],s)}function ks(t,e){let n=Object.keys(e.patch.orientations).map(Number).sort((s,r)=>s-r),o=n[(n.indexOf(L(t,e.letter))+1)%n.length];return Ln(t,e,o,W(e.patch.orientations[o]))}function Ln(t,e,n,o){let s={...t,orientations:{...t.orientations,[e.letter]:n},anchor:o};if(!t.origin)return s;let r=[t.origin[0]+t.anchor[0],t.origin[1]+t.anchor[1]],i=kt(G(s,e),[r[0]-o[0],r[1]-o[1]]),a=Mn(s,e,i);return{...s,origin:a,cursor:[a[0]+o[0],a[1]+o[1]]}}function Y(t){return[1,2].map(e=>{if(e===2&&t.frames[0]?.automa)return{name:"Automa",kind:"automa",yours:!1};let n=t.tags[`Player${e}`];return{name:n&&n!=="?"?n:`Player ${e}`,kind:"person",yours:!1}})}function On(t){return t.frames.slice(1).map(({move:e,player:n},o)=>({number:o+1,player:n??1,move:e??"pass"}))}var Vt=class{constructor(e,n){this.patches=n;let o={replay:e,index:e.frames.length-1,walks:{1:[4,4],2:[4,4]}};this.store=D((s,r)=>({...s,...r}),o)}look(e){let n=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(n,e))})}walk(e,n){let{walks:o}=this.store.get();this.store.dispatch({walks:{...o,[e]:St(o[e],n)}})}};function Ss(t,e){let[n,,...o]=t.link.split(","),s=t.frames.slice(1,e+1).filter(({move:r})=>!r?.startsWith("A:")).map(({move:r})=>r==="pass"?".":r);return[n,s.join(""),...o].join(",")}var Zt=class{constructor(e,n,o){this.replay=e,this.go=n;let s={opponent:this.isSolo?"automa":"computer",strength:o,first:"you",busy:!1,error:""};this.store=D((r,i)=>({...r,...i}),s)}get isSolo(){return this.replay.frames[0].automa!==null}async start(e){this.store.dispatch({busy:!0,error:""});try{let{url:n}=await qt(this.wanted(e));this.go(n)}catch(n){let o=n instanceof Error?n.message:String(n);this.store.dispatch({busy:!1,error:o})}}wanted(e){let{replay:n}=this,{opponent:o,strength:s,first:r}=this.store.get(),{automa:i}=n.frames[0],a=i&&o==="automa"?{deck:i.deck,level:i.level}:null,l=o==="computer"?{level:s}:null,u=o==="person"?Y(n).map(({name:d})=>d):null,h=Ss(n,e);return{opponent:o,...a,...l,first:r,board:"revised",seed:null,from:h,names:u}}};function v(t,e){return t===1?`1 ${e}`:`${t} ${/(s|x|ch)$/.test(e)?`${e}es`:`${e}s`}`}function B(t){return t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t[t.length-1]}`}function k(t){return t<0?`−${-t}`:String(t)}function At(t){let e=t.income?`${t.income} income`:"no income",{name:n,squares:o,buttons:s,time:r}=t,i=`costs ${v(s,"button")}`;return`${n}, ${v(o,"square")}, ${i}, ${r} time, ${e}`}function $(t,e){let{name:n,yours:o}=t[e-1];return o&&!t[2-e].yours?"You":n==="You"?`Player ${e}`:n}function Qt(t){return t==="You"?"You are":`${t} is`}function M(t,e){if(t.result){let s=$(e,t.result.winner);return s==="You"?"You win":`${s} wins`}let n=$(e,t.turn),o=n==="You"?"Your":`${n}’s`;return t.stage==="special_patch"?`${o} special patch`:`${o} turn`}function I(t,e){if(t.result)return As(t,e);let n=$(e,t.turn);if(t.stage==="special_patch")return`${n} crossed a special patch: it goes on any empty space.`;let o=t.players[t.turn-1].time,s=t.players[2-t.turn].time;return o===s?o===0?`${Qt(n)} player 1 and begin${n==="You"?"":"s"}.`:`Both are on space ${o}, and ${n==="You"?"your":"this"} token is on top.`:`${Qt(n)} behind: ${o} against ${s}.`}function As(t,e){if(!t.result)return"";let{winner:n,scores:o,reason:s}=t.result,r=`${k(o[n-1])} to ${k(o[2-n])}`,i=$(e,3-n);return s==="resignation"?`${i} resigned; the scores stood at ${r}.`:s==="time"?`${i} ran out of time; the scores stood at ${r}.`:s==="first to 53"?`${r}: equal scores, and the winner reached space 53 first.`:`The final scores are ${r}.`}function zt(t,e){let{consequence:n}=t,o=[`advance ${n.time-e}`,`+${v(n.earned,"button")}`];return n.income_marks.length>0&&o.push(`income ${n.income}`),n.special_patch&&o.push("special patch"),`Pass: ${o.join(", ")}`}function V(t,e){return t==="pass"?"passed":t==="A:pass"?"advanced":t.startsWith("A:")?`took ${e[t[2]]?.name??t[2]}`:t.startsWith("+")?`special patch on ${t.slice(1)}`:`${e[t[0]]?.name??t[0]} at ${t.slice(2)}`}function R(t,e,n){let o=t.filter(([s,r])=>e[s*9+r]!==".").map(T);return o.length>0?o.length>4?`overlaps at ${v(o.length,"space")}`:`overlaps at ${B(o)}`:n&&!n.available?n.reason??"can’t be bought now":null}function Ie(t){let e=T(t[0]);return t.length===1?`single hole ${e}`:`hole of ${t.length} at ${e}`}function Xt(t,e,n,o,s){let{consequence:r}=t,i=o.players[o.turn-1],a=[{kind:"buttons",text:`Buttons ${i.buttons} → ${k(r.buttons)}`},{kind:"time",text:`Time ${i.time} → ${r.time}`}];return r.income_marks.length>0&&a.push({kind:"income",text:`Income +${r.income} at ${B(r.income_marks.map(String))}`}),r.special_patch&&a.push({kind:"special",text:"Special patch"}),n&&a.push({kind:"tile",text:"Special tile +7"}),e.length>0&&a.push({kind:"holes",text:`Makes ${B(e.map(Ie))}`}),a.push({kind:"next",text:Ts(t,o,s)}),a}function Ts({consequence:t},e,n){if(t.next===null)return"Then the game is over";let o=$(n,t.next);return`Next: ${o==="You"?"you":o}${t.next===e.turn?" again":""}`}function Cn(t,e,n){let o=T(t);return e==="."?`${o}, empty`:e==="*"?`${o}, special patch`:`${o}, ${n[e]?.name??"covered"}`}function Kt(t){let e=Ut(t),n=e.reduce((i,a)=>i+a.length,0),o=[`${81-n} covered, ${n} empty`],s=e.filter(i=>i.length===1).map(i=>T(i[0]));s.length>0&&o.push(`single ${s.length>1?"holes":"hole"} ${s.join(" ")}`),n>0&&o.push(`largest empty region ${e[0].length}`);let r=xn(t);return o.push(r===0?"a full 7 by 7":`${v(r,"space")} from a 7 by 7`),`${o.join("; ")}.`}function K(t,e){let{to_income:n,to_special_patch:o,time:s}=t.players[e-1],r=t.time_board.last-s;if(r===0)return"at the end";let i=[];return n!==null&&i.push(`income in ${n}`),o!==null&&i.push(`special patch in ${o}`),i.push(`end in ${r}`),i.join(", ")}function Jt(t,e){let n=e[t.letter],o=n.orientations[t.orientation],[s,r]=O(o),i=F(o,[t.row,t.column]),a=T([t.row+s-1,t.column+r-1]),l=T([t.row,t.column]);return`${n.name} (${t.letter}), ${i.length} squares, ${l} to ${a}`}var Pe=[{level:1,numeral:"I",name:"Intern",counts:"only the special tile counts; its marker is on 52"},{level:2,numeral:"II",name:"Apprentice",counts:"the buttons it holds count; marker on 44"},{level:3,numeral:"III",name:"Fellow",counts:"the buttons it holds count, and 1 for each patch with buttons; marker on 41"},{level:4,numeral:"IV",name:"Master",counts:"the buttons it holds and those printed on its patches count; marker on 38"},{level:5,numeral:"V",name:"Legend",counts:"the buttons it holds, those on its patches, and 1 for each patch with buttons count; marker on 35"}],qe={normal:"Normal deck",tactical:"Tactical deck"},Nn={normal:"nothing is known of the next card",tactical:"the budget of the next card is shown beforehand"},In={NO_OVERTAKE:["No overtaking","not past your token"],MOST_BUTTONS:["Most buttons","most printed buttons"],LARGEST:["Largest","most squares"],FURTHEST:["Furthest","furthest from the neutral token"]};function Pn(t){return In[t]?.[0]??t}function Tt({score_parts:t}){let e=t;return[["Special tile",e.special_tile],["Buttons it holds",e.buttons_held],["Patches with buttons",e.patches_with_buttons],["Buttons on its patches",e.buttons_on_patches]]}function te(t){return t!==null&&t.stage==="card"&&t.seats.some(e=>e.yours)}function ee(t){return t.mode==="solo"&&t.moves.at(-1)?.player===2&&t.result?.reason!=="resignation"}function Be(t,e){return`${e[t]?.name??t} (${t})`}function Re(t,e){return B([...t].map(n=>Be(n,e)))}function He({number:t,budget:e,income:n}){return`Card ${t}: budget ${e}, income ${n}`}function je({affordable:t,choices:e,card:n},o){return t.length===0?`Budget ${n.budget} buys none of the ${e.length}: it advances.`:t.length===1?`Budget ${n.budget} buys only ${Be(t,o)}.`:`Budget ${n.budget} buys ${Re(t,o)}.`}function De({filter:t,left:e,skipped:n},o){let[s,r]=In[t]??[t,t];return n?`${s}: would leave none, skipped.`:`${s} (${r}): leaves ${Re(e,o)}.`}function Ue(t,e){let{taken:n,start:o,stop:s,income_marks:r,income:i,special_patches:a}=t,l=[n?`Takes ${Be(n,e)}; token ${o} → ${s}.`:`Token ${o} → ${s}, no buttons for it.`],u=i?`+${v(i,"button")}`:"this card gives none";return r.length>0&&l.push(`Income at ${B(r.map(String))}: ${u}.`),a.length>0&&l.push(`The special patch at ${B(a.map(String))} is out of the game.`),t.reaches_marker&&l.push(t.takes_special_tile?"Reaches its marker and gets the special tile, 7 points.":"Reaches its marker; the special tile is gone already."),l}function ne(t,e){return[`Automa: ${He(t.card)}.`,je(t,e),...t.steps.map(n=>De(n,e)),...Ue(t,e)].join(" ")}function Fe({pile:t,aside:e,discards:n}){let o=[`${v(t,"card")} in the pile`];return e>0&&o.push(`${e} put aside unseen`),o.push(n.length?`turned: ${n.join(", ")}`:"none turned since the shuffle"),`${o.join("; ")}.`}function _t({deck:t,numeral:e,name:n}){return`${qe[t]}, level ${e}, ${n}`}function J({marker:t,marker_on_board:e}){return e?`Its marker is on space ${t}.`:"Its marker has left the board."}function _s(t){let e=Tt(t).filter(([,n])=>n>0).map(([n,o])=>`${n.toLowerCase()} ${o}`);return`Score ${k(t.score)}${e.length?`: ${e.join(", ")}`:""}.`}function oe({players:t,result:e},n,o){let s=[[n.with_buttons,"with buttons"],[n.without_buttons,"without buttons"]].map(([i,a])=>v(i.length,"patch")+(i?` ${a}: ${Re(i,o)}`:` ${a}`)),r=n.budget!==null&&!e?`the next one has budget ${n.budget}; `:"";return[`${_t(n)}.`,`It holds ${v(t[1].buttons,"button")}; ${s.join("; ")}.`,_s(t[1]),J(n),`Cards: ${r}${Fe(n)}`].join(" ")}function We(t){return t.stage!=="over"&&t.seats[t.turn-1].yours}function A(t){return t.table!==null&&!t.looking&&!t.pending&&We(t.table)}function H({table:t,looking:e,pending:n}){return te(t)&&!e&&!n}function ft(t){return A(t)&&t.table?.mode!=="screen"}function tt({table:t,pending:e}){return t!==null&&t.can_undo&&e===null&&t.seats.some(n=>n.yours)}function Ge(t){return t.looking?t.looking.frames[t.looking.index]:t.table}function w(t,e){return t.table?.options.find(n=>n.letter===e)}function $t(t){return t.options.flatMap(e=>e.letter===null?[]:[e.letter])}function et(t,e){let n=w(t,e);return n?{letter:e,patch:t.patches[e],placements:new Set(n.placements??[])}:null}function _(t){let{letter:e}=t.placement;return!t.table||e===null?null:e==="+"?Ft(t.table.special_cells):et(t,e)}function gt(t){let{table:e}=t;if(!e)return 1;let n=[1,2].filter(o=>e.seats[o-1].yours);return n.length===1?n[0]:n.length===2?Ge(t)?.turn??1:1}function se(t,e){let{table:n,placement:o}=t;return!n||o.letter===null?!1:o.letter==="+"?n.special_cells_7x7.includes(e.slice(1)):w(t,o.letter)?.completes_7x7?.includes(e)??!1}function Et(t,e){if(!t||t==="pass"||t.startsWith("A:"))return null;let n=U(t.slice(-2));return{shape:t.startsWith("+")?[[0,0]]:e[t[0]].orientations[t[1]],origin:n}}function qn(t,e,n){let o=`${M(e,e.seats)}. ${I(e,e.seats)}`;if(!t)return o;let s=t.moves.length;return e.moves.length<s?`Taken back. ${o}`:[...e.moves.slice(s).map(({number:i,player:a,move:l})=>{let u=a===2&&e.automa?.turns.find(h=>h.number===i);return u?ne(u,n):`${$(e.seats,a)}: ${V(l,n)}.`}),...Es(t,e),o].join(" ")}function Es(t,e){return e.players.flatMap((n,o)=>{if(!n.special_tile||t.players[o].special_tile||e.automa&&o===1)return[];let s=$(e.seats,o===0?1:2);return[`${s} ${s==="You"?"take":"takes"} the special tile, 7 points.`]})}function Bn(t,e){let{table:n,placement:o}=t;if(e.type==="hover"||e.type==="leave"||e.type==="hold")return t.ghostText;if(e.type==="cancel")return"Put back.";if(!n)return"";let s=_(t);if(!s)return T(o.cursor);if(!o.origin){let d=w(t,s.letter)?.reason,m=s.letter==="+"?"Special patch":t.patches[s.letter].name;return d?`${m}: ${d}.`:`${m} chosen. Choose a place.`}let r=n.players[n.turn-1].cells,i=C(o,s),a=R(i,r,w(t,s.letter)),l=T(o.origin);if(a)return`${l}: ${a}.`;let u=ht(r,i),h=se(t,mt(o,s)??"")?" Takes the special tile.":"";return`${l}: fits${u.length?`, makes ${B(u.map(Ie))}`:""}.${h}`}function Rn(t,e){let{table:n}=t,o=w(t,e);return!n||!o?"":`${Xt(o,[],!1,n,n.seats).map(r=>r.text).join("; ")}.`}function Hn(t,e,n){return[...e.placements].map(o=>{let s=U(o.slice(1)),r=F(e.patch.orientations[o[0]],s),i=ht(t,r).length;return{key:o,score:Ms(t,r)-6*i}}).sort((o,s)=>s.score-o.score||(o.key<s.key?-1:1)).slice(0,n).map(({key:o})=>o)}function Ms(t,e){let n=new Set(e.map(String)),o=0;for(let[s,r]of e)for(let[i,a]of[[s-1,r],[s+1,r],[s,r-1],[s,r+1]])(i<0||a<0||i>=9||a>=9||t[i*9+a]!=="."&&!n.has(`${i},${a}`))&&(o+=1);return o}var re="Type a move such as X0a7, +d9 or pass, or m, q, o, t, l, s, w 2, fit 2, hint, undo, resign, ?.",Dn=[["X0a7","patch X, orientation 0, top left on a7"],["+d9","special patch on d9"],["pass","advance and receive buttons"],["m","the three patches on offer"],["q, o","your quilt, the other quilt or the Automa"],["t","time board"],["l, s","last move, scores"],["w 2","what if patch 2 is bought (w pass: the pass)"],["fit 2","places where patch 2 fits, best first"],["hint","a move to consider"],["turn","turn the Automa’s card over"],["undo, resign, ?","take back, give up, help"]];function Un(t,e){let{table:n}=t,o=e.trim();if(!n)return{error:"The table is not there yet."};if(o==="")return{error:re};if(/^\+[a-i][1-9]$|^[A-Za-g][0-7][a-i][1-9]$/.test(o))return Os(t,n,o);let[s,r,...i]=o.toLowerCase().split(/\s+/);if(i.length>0)return{error:re};switch(s){case"pass":case"p":return Ls(t);case"undo":case"u":return tt(t)?{request:{type:"undo"}}:{error:"There is nothing to take back."};case"turn":return H(t)?{request:{type:"turn"}}:{error:"There is no card to turn over now."};case"hint":case"h":return ft(t)?{request:{type:"hint"}}:{error:qs(t)};case"resign":return{dialog:"resign"};case"help":case"?":return{dialog:"help"};case"m":return{say:Is(t,n)};case"q":return{say:Fn(t,n,gt(t))};case"o":return{say:Ps(t,n)};case"t":return{say:Bs(n)};case"l":return{say:Rs(t,n)};case"s":return{say:Hs(n)};case"w":return jn(t,r,a=>({say:Rn(t,a)}));case"fit":return jn(t,r,a=>Ns(t,n,a));default:return{error:`“${o}” is no move and no command. ${re}`}}}function Ls(t){let e=w(t,null);return!A(t)||!e?.available?{error:ie(t)}:{request:{type:"move",move:"pass"}}}function ie(t){let{table:e}=t;return t.looking?"This is an earlier position: go back to the game first.":t.pending?"The last move is still on its way.":e?.stage==="over"?"The game is over.":H(t)?"The Automa’s card is to be turned over first: type turn.":e?.stage==="special_patch"?"A special patch is to be placed first: type + and a cell, such as +d9.":"It is not your turn."}function Os(t,e,n){if(!A(t))return{error:ie(t)};let o=e.players[e.turn-1].cells,s=U(n.slice(-2));return s?n.startsWith("+")?e.stage!=="special_patch"?{error:"There is no special patch to place."}:e.special_cells.includes(n.slice(1))?{request:{type:"move",move:n}}:{error:`The special patch ${R([s],o,void 0)??"can’t go there"}.`}:e.stage==="special_patch"?{error:ie(t)}:Cs(t,e,n,s):{error:re}}function Cs(t,e,n,o){let s=n[0],r=w(t,s);if(!r)return{error:`Patch ${s} is not on offer; these are: ${$t(e).join(", ")||"none"}.`};let{name:i,orientations:a}=t.patches[s],l=Object.keys(a).join(", "),u=a[n[1]];if(!u)return{error:`${i} has the orientations ${l}.`};if(!r.available)return{error:`${i}: ${r.reason}.`};if(r.placements?.includes(n.slice(1)))return{request:{type:"move",move:n}};let h=F(u,o),m=h.some(([y,S])=>y>8||S>8)?"does not lie wholly on the quilt":R(h,e.players[e.turn-1].cells,r);return{error:`${i} ${m??"can’t go there"}.`}}function jn(t,e,n){let o=t.table?$t(t.table):[];if(e==="pass"&&w(t,null))return n(null);let s=o[Number(e)-1];return s===void 0?{error:o.length?`Say which patch: 1 to ${o.length}.`:"No patch is on offer now."}:n(s)}function Ns(t,e,n){let o=n===null?null:et(t,n);if(!o)return{error:"Say which patch: fit 1, fit 2 or fit 3."};let s=Hn(e.players[e.turn-1].cells,o,8),r=s.map(i=>o.letter+i).join(" ");return{say:s.length?`${v(o.placements.size,"place")}, best first: ${r}.`:"It fits nowhere."}}function Is(t,e){let n=$t(e);if(n.length===0)return"No patch is on offer now.";let o=n.map((i,a)=>{let l=w(t,i)?.reason,u=`${a+1}: ${At(t.patches[i])} (${i})`;return l?`${u}, ${l}`:u}),s=w(t,null),{time:r}=e.players[e.turn-1];return`${o.join(". ")}. ${s?zt(s,r):""}.`}function Fn(t,e,n){let{cells:o,patches:s}=e.players[n-1],r=s.map(i=>Jt(i,t.patches)).join("; ");return`${$(e.seats,n)}: ${Kt(o)} ${r?`${r}.`:""}`}function Ps(t,e){return e.automa?`Automa: ${oe(e,e.automa,t.patches)}`:Fn(t,e,3-gt(t))}function qs(t){return t.table?.mode==="screen"?"Hints are given alone and against the computer only.":ie(t)}function Bs(t){let e=[1,2].map(o=>{let s=o,{time:r}=t.players[o-1];return`${$(t.seats,s)} on ${r}, ${K(t,s)}`}),n=t.automa?` ${J(t.automa)}`:"";return`${e.join("; ")}.${n} ${I(t,t.seats)}`}function Rs(t,e){let n=e.moves.at(-1);if(!n)return`No move yet. ${M(e,e.seats)}.`;let o=t.account.turns.find(r=>r.number===n.number);if(o)return ne(o,t.patches);let s=$(e.seats,n.player);return`Move ${n.number}, ${s}: ${V(n.move,t.patches)}.`}function Hs(t){return`If the game ended now: ${[1,2].map(n=>js(t,n)).join("; ")}.`}function js({automa:t,players:e,seats:n},o){let{score:s,buttons:r,income:i}=e[o-1],a=`${k(s)}, with ${v(r,"button")}`;return t&&o===2?`Automa ${a}`:`${$(n,o)} ${a}, income ${i}`}var Ds=new Set(["ready","thinking"]),Us=["1","2"];function Wn(t,e){let{number:n,acknowledges:o,event:s,changed:r,players:i,moves:a}=e;return!(n===t.number+1&&!Ds.has(s.kind))&&n!==t.number||a.keep>t.moves.length?null:{...t,...r,number:n,acknowledges:o,players:t.players.map((u,h)=>({...u,...i[Us[h]]})),moves:[...t.moves.slice(0,a.keep),...a.add]}}var Gn=250,Fs=2e3,Ws=5e3,ae=class{constructor(e,n){this.outside=e,this.table=n,this.wait=Gn,this.pending=null,this.socket=null,this.retry=null,this.watch=null,this.hasGap=!1}connect(){if(this.stopRetry(),this.socket)return;let e=this.outside.open();this.socket=e,this.hasGap=!1,e.onopen=()=>this.opened(),e.onmessage=n=>this.received(String(n.data)),e.onclose=()=>this.closed(e),this.expectAnswer()}wake(){if(this.socket?.readyState!==1)return this.connect();this.askForState()}leave(){let e=this.socket;this.socket=null,this.stopRetry(),this.stopWatch(),e&&(e.onmessage=null,e.readyState===0?e.onopen=()=>e.close():e.close())}send(e){return this.pending?!1:(this.pending={...e,id:this.outside.newId(),seen:this.table.number},this.outside.onPending(e),this.transmit(),!0)}transmit(){!this.pending||this.socket?.readyState!==1||(this.socket.send(JSON.stringify(this.pending)),this.expectAnswer())}askForState(){this.socket?.send(JSON.stringify({type:"hello",seen:this.table.number})),this.expectAnswer()}expectAnswer(){this.stopWatch(),this.watch=this.outside.later(()=>this.drop(),Ws)}drop(){let e=this.socket;e&&(e.onclose=null,e.close(),this.closed(e))}opened(){this.wait=Gn,this.outside.onStatus("open"),this.transmit()}received(e){let n=JSON.parse(e);switch(!this.pending&&!this.hasGap&&this.stopWatch(),n.type){case"state":return this.show(n,n.acknowledges);case"event":return this.advance(n);case"error":return(n.id===null||n.id===this.pending?.id)&&this.settle(),this.outside.onRefusal(n);case"hint":return n.id===this.pending?.id&&this.settle(),this.outside.onHint(n)}}advance(e){let n=this.hasGap?null:Wn(this.table,e);if(n)return this.show(n,e.acknowledges);this.acknowledged(e.acknowledges),this.hasGap||this.askForState(),this.hasGap=!0}show(e,n){this.hasGap=!1,this.pending||this.stopWatch(),this.table=e,this.acknowledged(n),this.outside.onTable(e)}acknowledged(e){e!==null&&e===this.pending?.id&&this.settle()}settle(){this.pending=null,this.hasGap||this.stopWatch(),this.outside.onPending(null)}closed(e){this.socket===e&&(this.socket=null,this.stopWatch(),this.outside.onStatus("lost"),this.retry=this.outside.later(()=>this.connect(),this.wait),this.wait=Math.min(Fs,this.wait*2))}stopRetry(){this.retry!==null&&this.outside.forget(this.retry),this.retry=null}stopWatch(){this.watch!==null&&this.outside.forget(this.watch),this.watch=null}};function Yn(t){return{patches:t,table:null,status:"connecting",pending:null,placement:En,looking:null,walks:{1:[4,4],2:[4,4]},dialog:null,notice:null,peek:!1,said:"",ghostText:"",copied:"",account:{turns:[],run:0},hint:null}}function Vn(t,e){switch(e.type){case"table":return Gs(t,e.table);case"status":return{...t,status:e.status};case"pending":return{...t,pending:e.request,notice:e.request?null:t.notice};case"refusal":return{...t,notice:{kind:"error",text:e.text}};case"hint":return{...t,hint:e.hint};case"placement":return Vs(t,e.event);case"look":return{...t,looking:{frames:e.frames,index:e.index},placement:Zn(t)};case"return":return Ye({...t,looking:null});case"walk":return{...t,walks:{...t.walks,[e.player]:St(t.walks[e.player],e.direction)}};case"dialog":return{...t,dialog:e.dialog};case"peek":return{...t,peek:!t.peek};case"notice":return{...t,notice:e.notice};case"copied":return{...t,copied:e.text}}}function Gs(t,e){let n=t.table;if(n&&n.number===e.number)return{...t,table:e};let o=qn(n,e,t.patches)||t.said;return Ye({...t,table:e,said:o,looking:null,ghostText:"",copied:"",hint:null,account:Ys(t,e),placement:Zn(t)})}function Ys({account:t,table:e},n){let{turns:o}=n.automa??t,s=e!==null&&n.moves.length<e.moves.length;if(o.length===0&&!s)return t;let r=o.length>0&&o[0].number===t.turns[0]?.number;return{turns:o,run:r?t.run:t.run+1}}function Zn({placement:t}){return{...t,letter:null,origin:null,set:!1}}function Ye(t){let{table:e}=t;if(!e||e.stage!=="special_patch"||!We(e))return t;let n=Ft(e.special_cells);return{...t,placement:Ce(t.placement,null,{type:"choose",choice:n})}}function Vs(t,e){if(t.pending)return t;let n=_(t),o=Ce(t.placement,n,e);if(o===t.placement)return t;let s={...t,placement:o,notice:null};return{...e.type==="cancel"?Ye(s):s,ghostText:Bn(s,e)}}var ce=class{constructor(e,n,o){this.id=e.game,this.store=D(Vn,Yn(n));let{dispatch:s}=this.store;this.connection=new ae({open:o,later:(r,i)=>Number(setTimeout(r,i)),forget:r=>clearTimeout(r),newId:()=>`${Date.now().toString(36)}-${Math.random().toString(36).slice(2,12)}`,onTable:r=>s({type:"table",table:r}),onRefusal:r=>this.refused(r),onHint:({move:r,words:i})=>s({type:"hint",hint:{move:r,words:i}}),onStatus:r=>s({type:"status",status:r}),onPending:r=>s({type:"pending",request:r})},e),s({type:"table",table:e}),this.byItself=!1}get state(){return this.store.get()}open(){this.connection.connect()}wake(){this.connection.wake()}close(){this.connection.leave()}placement(e){this.store.dispatch({type:"placement",event:e})}complain(e){this.store.dispatch({type:"notice",notice:{kind:"error",text:e}})}choose(e,n){if(!A(this.state))return;let o=et(this.state,e);this.state.placement.letter===e&&!n?this.placement({type:"cancel"}):o&&this.placement({type:"choose",choice:o,anchor:n})}chooseAt(e){let{table:n,placement:o}=this.state,s=n?$t(n)[e]:void 0;s===void 0||!A(this.state)||(o.letter!==s&&this.choose(s),this.placement({type:"show"}))}commit(){let{state:e}=this,{table:n,placement:o}=e,s=_(e);if(!n||!A(e))return;if(!s)return this.complain("Choose a patch first: 1, 2 or 3.");if(!o.origin)return this.placement({type:"show"});let r=w(e,s.letter),i=R(C(o,s),n.players[n.turn-1].cells,r),a=Gt(o,s);if(i||!a)return this.complain(i?.startsWith("needs")?`It ${i}.`:`It can’t be placed: it ${i??"does not fit there"}.`);this.placement({type:"show"}),this.send({type:"move",move:a})}pass(){A(this.state)&&w(this.state,null)&&this.send({type:"move",move:"pass"})}undo(){let{table:e}=this.state;if(!(!e||!tt(this.state))){if(ee(e)&&!e.automa?.practice)return this.dialog("practice");this.send({type:"undo"})}}practise(){this.dialog(null),this.send({type:"undo"})}turnCard(e=!1){H(this.state)&&(this.send({type:"turn"}),this.byItself=e)}hint(){ft(this.state)&&this.send({type:"hint"})}refused({kind:e,error:n}){e==="stale"&&this.byItself||this.store.dispatch({type:"refusal",kind:e,text:n})}resign(){this.dialog(null),this.send({type:"resign"})}send(e){this.byItself=!1,this.connection.send(e)||this.complain("The last move is still on its way.")}command(e){let n=Un(this.state,e);"error"in n?this.complain(n.error):"say"in n?this.store.dispatch({type:"notice",notice:{kind:"info",text:n.say}}):"dialog"in n?this.dialog(n.dialog):n.request.type==="undo"?this.undo():this.send(n.request)}dialog(e){this.store.dispatch({type:"dialog",dialog:e})}async look(e){let n=this.state.table?.moves.length??0;if(e>=n)return this.back();try{let o=this.state.looking?.frames??(await gn(this.id)).frames;this.store.dispatch({type:"look",frames:o,index:Math.max(0,e)})}catch(o){this.complain(o instanceof Error?o.message:String(o))}}back(){this.store.dispatch({type:"return"})}};var zn=[["1 2 3","choose a patch"],["Arrows","move it by one space"],["Shift + arrows","to the next place where it fits"],["N, Shift + N","next or previous place where it fits"],["R, Shift + R","rotate right, rotate left"],["F","flip"],["Space","next orientation"],["Enter","place it"],["Esc","put it back"],["P","pass"],["U","undo"],["T, Enter","turn the Automa’s card"],["H","hint"],["/","command line"],["?","this help"]],Mt={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right"},Qn={1:{type:"option",index:0},2:{type:"option",index:1},3:{type:"option",index:2}," ":{type:"placement",event:{type:"cycle"}},f:{type:"placement",event:{type:"turn",how:"flip"}},Enter:{type:"place"},Escape:{type:"cancel"},p:{type:"pass"},u:{type:"undo"},t:{type:"turn"},h:{type:"hint"},"/":{type:"command"},"?":{type:"help"}};function Xn({key:t,shiftKey:e,ctrlKey:n,metaKey:o,altKey:s}){if(n||o||s)return null;if(Object.hasOwn(Mt,t)){let i=Mt[t];return{type:"placement",event:{type:e?"jump":"arrow",direction:i}}}let r=t.length===1?t.toLowerCase():t;return r==="n"?{type:"placement",event:{type:"next",back:e}}:r==="r"?{type:"placement",event:{type:"turn",how:e?"left":"right"}}:Object.hasOwn(Qn,r)?Qn[r]:null}var Zs=600,le=class{constructor(e){this.outside=e,this.due=null,this.tried=-1,this.timer=0}consider(e,n){let o=e.table?.number??-1,s=n&&H(e)&&e.dialog===null&&o!==this.tried?o:null;if(s===this.due||(this.stop(),s===null))return;this.due=s;let r=e.table?.moves.at(-1)?.player===2;this.timer=this.outside.later(()=>{this.due=null,this.tried=s,this.outside.turn()},r?0:Zs)}stop(){this.due!==null&&this.outside.forget(this.timer),this.due=null}};var Qs=4,zs=1.5,ue=class{constructor(e,n){this.root=e,this.game=n,this.press=null,this.swallow=!1;let o=new AbortController;this.stop=()=>{this.end(),o.abort()};let s=(r,i,a=!1)=>e.addEventListener(r,l=>i(l),{signal:o.signal,capture:a});s("pointerdown",r=>this.down(r)),s("pointermove",r=>this.move(r)),s("pointerup",r=>this.up(r)),s("pointercancel",()=>this.abandon()),s("pointerleave",()=>this.leave()),s("click",r=>this.click(r),!0),window.addEventListener("keydown",r=>{r.key==="Escape"&&this.press?.dragging&&(r.stopPropagation(),this.abandon())},{signal:o.signal,capture:!0})}cellAt(e,n){let o=this.root.querySelector("[data-quilt=active] .cells");if(!o)return null;let s=o.getBoundingClientRect(),r=s.width/9,[i,a]=[Math.floor((n-s.top)/r),Math.floor((e-s.left)/r)];return i>=-1&&a>=-1&&i<=9&&a<=9?[Math.max(0,Math.min(8,i)),Math.max(0,Math.min(8,a))]:null}isOnQuilt(e){return e.target instanceof Element&&e.target.closest("[data-quilt=active] .cells")!==null}down(e){if(this.swallow=!1,e.button!==0||!e.isPrimary||!A(this.game.state))return;let o=e.target.closest("[data-patch]"),s=o?o.dataset.patch:this.game.state.placement.letter;if(!s||!o&&!this.isOnQuilt(e))return;let r=o?this.grabbed(o,s,e):this.heldCell(e);this.press={pointer:e.pointerId,x:e.clientX,y:e.clientY,letter:s,anchor:r,market:o,touch:e.pointerType==="touch",dragging:!1,image:null}}grabbed(e,n,o){let s=et(this.game.state,n),r=e.querySelector(".picture");if(!s||!r)return null;let i=s.patch.orientations[L(this.game.state.placement,n)],[a,l]=O(i),u=r.getBoundingClientRect(),h=Math.floor((o.clientY-u.top)/u.height*a),d=Math.floor((o.clientX-u.left)/u.width*l);return i.find(m=>N(m,[h,d]))??W(i)}heldCell(e){let{placement:n}=this.game.state,o=_(this.game.state),s=this.cellAt(e.clientX,e.clientY);return!o||!n.origin||!s||!C(n,o).some(r=>N(r,s))?null:[s[0]-n.origin[0],s[1]-n.origin[1]]}move(e){let{press:n}=this;if(!n){e.pointerType!=="touch"&&this.hover(e);return}if(e.pointerId===n.pointer){if(!n.dragging){if(Math.hypot(e.clientX-n.x,e.clientY-n.y)<Qs)return;this.startDrag(n)}this.drag(n,e)}}hover(e){let{placement:n}=this.game.state;if(n.letter===null||n.set)return;let o=this.isOnQuilt(e)?this.cellAt(e.clientX,e.clientY):null;o?this.game.placement({type:"hover",cell:o}):this.leave()}leave(){!this.press&&this.game.state.placement.origin&&this.game.placement({type:"leave"})}startDrag(e){e.dragging=!0,this.root.setPointerCapture(e.pointer),e.market&&this.game.choose(e.letter,e.anchor??void 0);let n=_(this.game.state);if(!n)return;let o=G(this.game.state.placement,n),s=o.filter(i=>i[0]===O(o)[0]-1),r=e.touch?s[Math.floor(s.length/2)]:e.anchor??W(o);this.game.placement({type:"hold",anchor:r}),e.market&&(e.image=this.dragImage(e.market))}dragImage(e){let n=e.querySelector(".picture");if(!n)return null;let o=document.createElement("div");return o.className="drag-image",o.append(n.cloneNode(!0)),document.body.append(o),o}drag(e,n){let o=this.root.querySelector("[data-quilt=active] .cells"),s=e.touch&&o?o.getBoundingClientRect().width/9*zs:0,r=this.cellAt(n.clientX,n.clientY-s);if(r?this.game.placement({type:"hover",cell:r}):this.game.placement({type:"leave"}),!e.image)return;e.image.hidden=r!==null;let i=`${n.clientX}px, ${n.clientY-s}px`;e.image.style.transform=`translate(${i}) translate(-50%, -50%)`}up(e){let{press:n}=this;if(!(!n||e.pointerId!==n.pointer)&&(this.end(),!!n.dragging)){if(this.swallow=!0,!this.game.state.placement.origin)return this.game.placement({type:"cancel"});this.game.placement({type:"show"}),n.market&&this.game.commit()}}abandon(){let e=this.press?.dragging??!1;this.end(),this.swallow=e,e&&this.game.placement({type:"cancel"})}end(){this.press?.image?.remove(),this.press=null}click(e){if(this.swallow){this.swallow=!1,e.stopPropagation(),e.preventDefault();return}if(!this.isOnQuilt(e))return;let{game:n}=this,{placement:o}=n.state,s=_(n.state),r=this.cellAt(e.clientX,e.clientY);if(!r||!s)return;let i=[...C(o,s),o.cursor].some(a=>N(a,r));o.set&&i?n.commit():n.placement({type:"set",cell:r})}};function pe(t,e){let n=t.target.closest("[data-quilt=shown]");return!n||!Object.hasOwn(Mt,t.key)||t.shiftKey?!1:(t.preventDefault(),e(n.getAttribute("data-testid")==="quilt-1"?1:2,Mt[t.key]),!0)}var Xs={theme:"auto",look:"cloth",letters:!1,turnCards:!0,strength:yn},Ks=12,Kn=new Map;function Jn(t){try{return JSON.parse(localStorage.getItem(t)??"null")}catch(e){if(e instanceof SyntaxError||e instanceof DOMException)return JSON.parse(Kn.get(t)??"null");throw e}}function Ve(t,e){let n=JSON.stringify(e);Kn.set(t,n);try{localStorage.setItem(t,n)}catch(o){if(!(o instanceof DOMException))throw o;console.warn("This browser keeps no settings:",o.message)}}function to(){let t=Jn("quiltbee.settings");return{...Xs,...typeof t=="object"?t:null}}function eo(t){Ve("quiltbee.settings",t)}function he(){let t=Jn("quiltbee.games");return Array.isArray(t)?t.filter(e=>typeof e?.id=="string"):[]}function no(t,e){let n=he().filter(o=>o.id!==t);Ve("quiltbee.games",[{id:t,title:e,when:Date.now()},...n].slice(0,Ks))}function oo(t){Ve("quiltbee.games",he().filter(e=>e.id!==t))}var tn=globalThis,so=t=>t,de=tn.trustedTypes,ro=de?de.createPolicy("lit-html",{createHTML:t=>t}):void 0,po="$lit$",Z=`lit$${Math.random().toFixed(9).slice(2)}$`,ho="?"+Z,Js=`<${ho}>`,st=document,Ot=()=>st.createComment(""),Ct=t=>t===null||typeof t!="object"&&typeof t!="function",en=Array.isArray,tr=t=>en(t)||typeof t?.[Symbol.iterator]=="function",Ze=`[ 	
\f\r]`,Lt=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,io=/-->/g,ao=/>/g,nt=RegExp(`>|${Ze}(?:([^\\s"'>=/]+)(${Ze}*=${Ze}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),co=/'/g,lo=/"/g,mo=/^(?:script|style|textarea|title)$/i,nn=t=>(e,...n)=>({_$litType$:t,strings:e,values:n}),c=nn(1),g=nn(2),qa=nn(3),Nt=Symbol.for("lit-noChange"),p=Symbol.for("lit-nothing"),uo=new WeakMap,ot=st.createTreeWalker(st,129);function fo(t,e){if(!en(t)||!t.hasOwnProperty("raw"))throw Error("invalid template strings array");return ro!==void 0?ro.createHTML(e):e}var er=(t,e)=>{let n=t.length-1,o=[],s,r=e===2?"<svg>":e===3?"<math>":"",i=Lt;for(let a=0;a<n;a++){let l=t[a],u,h,d=-1,m=0;for(;m<l.length&&(i.lastIndex=m,h=i.exec(l),h!==null);)m=i.lastIndex,i===Lt?h[1]==="!--"?i=io:h[1]!==void 0?i=ao:h[2]!==void 0?(mo.test(h[2])&&(s=RegExp("</"+h[2],"g")),i=nt):h[3]!==void 0&&(i=nt):i===nt?h[0]===">"?(i=s??Lt,d=-1):h[1]===void 0?d=-2:(d=i.lastIndex-h[2].length,u=h[1],i=h[3]===void 0?nt:h[3]==='"'?lo:co):i===lo||i===co?i=nt:i===io||i===ao?i=Lt:(i=nt,s=void 0);let y=i===nt&&t[a+1].startsWith("/>")?" ":"";r+=i===Lt?l+Js:d>=0?(o.push(u),l.slice(0,d)+po+l.slice(d)+Z+y):l+Z+(d===-2?a:y)}return[fo(t,r+(t[n]||"<?>")+(e===2?"</svg>":e===3?"</math>":"")),o]},It=class t{constructor({strings:e,_$litType$:n},o){let s;this.parts=[];let r=0,i=0,a=e.length-1,l=this.parts,[u,h]=er(e,n);if(this.el=t.createElement(u,o),ot.currentNode=this.el.content,n===2||n===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(s=ot.nextNode())!==null&&l.length<a;){if(s.nodeType===1){if(s.hasAttributes())for(let d of s.getAttributeNames())if(d.endsWith(po)){let m=h[i++],y=s.getAttribute(d).split(Z),S=/([.?@])?(.*)/.exec(m);l.push({type:1,index:r,name:S[2],strings:y,ctor:S[1]==="."?ze:S[1]==="?"?Xe:S[1]==="@"?Ke:bt}),s.removeAttribute(d)}else d.startsWith(Z)&&(l.push({type:6,index:r}),s.removeAttribute(d));if(mo.test(s.tagName)){let d=s.textContent.split(Z),m=d.length-1;if(m>0){s.textContent=de?de.emptyScript:"";for(let y=0;y<m;y++)s.append(d[y],Ot()),ot.nextNode(),l.push({type:2,index:++r});s.append(d[m],Ot())}}}else if(s.nodeType===8)if(s.data===ho)l.push({type:2,index:r});else{let d=-1;for(;(d=s.data.indexOf(Z,d+1))!==-1;)l.push({type:7,index:r}),d+=Z.length-1}r++}}static createElement(e,n){let o=st.createElement("template");return o.innerHTML=e,o}};function yt(t,e,n=t,o){if(e===Nt)return e;let s=o!==void 0?n._$Co?.[o]:n._$Cl,r=Ct(e)?void 0:e._$litDirective$;return s?.constructor!==r&&(s?._$AO?.(!1),r===void 0?s=void 0:(s=new r(t),s._$AT(t,n,o)),o!==void 0?(n._$Co??=[])[o]=s:n._$Cl=s),s!==void 0&&(e=yt(t,s._$AS(t,e.values),s,o)),e}var Qe=class{constructor(e,n){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:n},parts:o}=this._$AD,s=(e?.creationScope??st).importNode(n,!0);ot.currentNode=s;let r=ot.nextNode(),i=0,a=0,l=o[0];for(;l!==void 0;){if(i===l.index){let u;l.type===2?u=new Pt(r,r.nextSibling,this,e):l.type===1?u=new l.ctor(r,l.name,l.strings,this,e):l.type===6&&(u=new Je(r,this,e)),this._$AV.push(u),l=o[++a]}i!==l?.index&&(r=ot.nextNode(),i++)}return ot.currentNode=st,s}p(e){let n=0;for(let o of this._$AV)o!==void 0&&(o.strings!==void 0?(o._$AI(e,o,n),n+=o.strings.length-2):o._$AI(e[n])),n++}},Pt=class t{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(e,n,o,s){this.type=2,this._$AH=p,this._$AN=void 0,this._$AA=e,this._$AB=n,this._$AM=o,this.options=s,this._$Cv=s?.isConnected??!0}get parentNode(){let e=this._$AA.parentNode,n=this._$AM;return n!==void 0&&e?.nodeType===11&&(e=n.parentNode),e}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(e,n=this){e=yt(this,e,n),Ct(e)?e===p||e==null||e===""?(this._$AH!==p&&this._$AR(),this._$AH=p):e!==this._$AH&&e!==Nt&&this._(e):e._$litType$!==void 0?this.$(e):e.nodeType!==void 0?this.T(e):tr(e)?this.k(e):this._(e)}O(e){return this._$AA.parentNode.insertBefore(e,this._$AB)}T(e){this._$AH!==e&&(this._$AR(),this._$AH=this.O(e))}_(e){this._$AH!==p&&Ct(this._$AH)?this._$AA.nextSibling.data=e:this.T(st.createTextNode(e)),this._$AH=e}$(e){let{values:n,_$litType$:o}=e,s=typeof o=="number"?this._$AC(e):(o.el===void 0&&(o.el=It.createElement(fo(o.h,o.h[0]),this.options)),o);if(this._$AH?._$AD===s)this._$AH.p(n);else{let r=new Qe(s,this),i=r.u(this.options);r.p(n),this.T(i),this._$AH=r}}_$AC(e){let n=uo.get(e.strings);return n===void 0&&uo.set(e.strings,n=new It(e)),n}k(e){en(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,o,s=0;for(let r of e)s===n.length?n.push(o=new t(this.O(Ot()),this.O(Ot()),this,this.options)):o=n[s],o._$AI(r),s++;s<n.length&&(this._$AR(o&&o._$AB.nextSibling,s),n.length=s)}_$AR(e=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);e!==this._$AB;){let o=so(e).nextSibling;so(e).remove(),e=o}}setConnected(e){this._$AM===void 0&&(this._$Cv=e,this._$AP?.(e))}},bt=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(e,n,o,s,r){this.type=1,this._$AH=p,this._$AN=void 0,this.element=e,this.name=n,this._$AM=s,this.options=r,o.length>2||o[0]!==""||o[1]!==""?(this._$AH=Array(o.length-1).fill(new String),this.strings=o):this._$AH=p}_$AI(e,n=this,o,s){let r=this.strings,i=!1;if(r===void 0)e=yt(this,e,n,0),i=!Ct(e)||e!==this._$AH&&e!==Nt,i&&(this._$AH=e);else{let a=e,l,u;for(e=r[0],l=0;l<r.length-1;l++)u=yt(this,a[o+l],n,l),u===Nt&&(u=this._$AH[l]),i||=!Ct(u)||u!==this._$AH[l],u===p?e=p:e!==p&&(e+=(u??"")+r[l+1]),this._$AH[l]=u}i&&!s&&this.j(e)}j(e){e===p?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,e??"")}},ze=class extends bt{constructor(){super(...arguments),this.type=3}j(e){this.element[this.name]=e===p?void 0:e}},Xe=class extends bt{constructor(){super(...arguments),this.type=4}j(e){this.element.toggleAttribute(this.name,!!e&&e!==p)}},Ke=class extends bt{constructor(e,n,o,s,r){super(e,n,o,s,r),this.type=5}_$AI(e,n=this){if((e=yt(this,e,n,0)??p)===Nt)return;let o=this._$AH,s=e===p&&o!==p||e.capture!==o.capture||e.once!==o.once||e.passive!==o.passive,r=e!==p&&(o===p||s);s&&this.element.removeEventListener(this.name,this,o),r&&this.element.addEventListener(this.name,this,e),this._$AH=e}handleEvent(e){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,e):this._$AH.handleEvent(e)}},Je=class{constructor(e,n,o){this.element=e,this.type=6,this._$AN=void 0,this._$AM=n,this.options=o}get _$AU(){return this._$AM._$AU}_$AI(e){yt(this,e)}};var nr=tn.litHtmlPolyfillSupport;nr?.(It,Pt),(tn.litHtmlVersions??=[]).push("3.3.3");var Q=(t,e,n)=>{let o=n?.renderBefore??e,s=o._$litPart$;if(s===void 0){let r=n?.renderBefore??null;o._$litPart$=s=new Pt(e.insertBefore(Ot(),r),r,void 0,n??{})}return s._$AI(t),s};function $o(t,e){if(t.dialog===null)return p;let n=()=>e.dialog(null);return c`<dialog
    class="sheet"
    aria-labelledby="dialog-heading"
    @close=${n}
    data-testid=${`dialog-${t.dialog}`}
  >
    ${{help:or,resign:sr,practice:rr}[t.dialog](e,n)}
  </dialog>`}function go(t){let e=t.querySelector("dialog");e&&!e.open&&e.showModal()}function or(t,e){return c`<div class="panel-head">
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
    <h3>Keys</h3>
    <p>They work while the quilt or the patches have the focus.</p>
    <dl class="keys">
      ${zn.map(([n,o])=>c`<div>
            <dt>${n}</dt>
            <dd>${o}</dd>
          </div>`)}
    </dl>
    <h3>Command line</h3>
    <dl class="keys">
      ${Dn.map(([n,o])=>c`<div>
            <dt>${n}</dt>
            <dd>${o}</dd>
          </div>`)}
    </dl>`}function sr(t,e){return c`<h2 id="dialog-heading">Resign this game?</h2>
    <p>The other player wins. You can still take it back with Undo.</p>
    <div class="row">
      <button type="button" class="main" data-testid="resign-confirm" @click=${()=>t.resign()}>
        Resign
      </button>
      <button type="button" @click=${e}>Play on</button>
    </div>`}function rr(t,e){return c`<h2 id="dialog-heading">Take back a turned card?</h2>
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
    </div>`}var on=[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg"],yo=["M2.5 1.3a1.2 1.2 0 1 0 .01 0M7.5 6.3a1.2 1.2 0 1 0 .01 0","M1.6 0h1.8v10h-1.8zM6.6 0h1.8v10h-1.8z","M0 0h5v5h-5zM5 5h5v5h-5z","M0 8.5L8.5 0H10L0 10zM10 8.5V10H8.5zM0 3.5L3.5 0H5L0 5zM5 10L10 5V3.5L3.5 10z","M2 1h1v1h1v1h-1v1h-1v-1h-1v-1h1zM7 6h1v1h1v1h-1v1h-1v-1h-1v-1h1z","M0 3.2Q2.5 .2 5 3.2T10 3.2V4.6Q7.5 7.2 5 4.6T0 4.6zM0 8.2Q2.5 5.2 5 8.2T10 8.2V9.2Q7.5 11.6 5 9.2T0 9.2z"];function bo(t){let e=on.indexOf(t);return{cloth:e%6,weave:(Math.floor(e/6)+e%6)%6}}function vo(){return c`<svg class="fabrics" aria-hidden="true" width="0" height="0">
    <defs>
      ${on.map(t=>{let{cloth:e,weave:n}=bo(t);return g`<pattern id=${`fabric-${t}`} class=${`cloth-${e}`}
          width="10" height="10" patternUnits="userSpaceOnUse">
          <rect class="cloth" width="10" height="10"></rect>
          <path class="thread" d=${yo[n]}></path></pattern>`})}
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
  </svg>`}function P(t,e,n){let o=n*.3;return g`<g class="disc" transform=${`translate(${t} ${e})`}><circle r=${n}></circle>
    ${[[-1,-1],[1,-1],[-1,1],[1,1]].map(([s,r])=>g`<circle class="hole" cx=${s*o} cy=${r*o} r=${n*.16}></circle>`)}</g>`}function ir(t){let e=t.orientations[0];return Array.from({length:t.income},(n,o)=>e[Math.floor((o+.5)*e.length/t.income)])}function me(t,e,n,[o,s],r){let i=e.orientations[n],a=O(e.orientations[0]);return g`<g class="patch" transform=${`translate(${s*10} ${o*10})`}>
    <path class="piece" fill=${`url(#fabric-${t})`} d=${E(i,10,.25)}></path>
    <path class="stitches" d=${E(i,10,1.1)}></path>
    ${ir(e).map(l=>{let[u,h]=wn(l,a,n);return P((h+.5)*10,(u+.5)*10,2.6)})}
    ${r?ar(i[0],t):p}
  </g>`}function ar([t,e],n){let[o,s]=[(e+.5)*10,(t+.5)*10+1.9];return g`<text class="letter" x=${o} y=${s}>${n}</text>`}function sn([t,e]){return g`<g class="patch special" transform=${`translate(${e*10} ${t*10})`}>
    <path class="piece" fill="url(#fabric-special)" d=${E([[0,0]],10,.25)}></path>
    <path class="stitches" d=${E([[0,0]],10,1.4)}></path></g>`}function z(t,e,n,o){let[s,r]=O(e.orientations[n]);return c`<svg
    class=${`picture w${r} h${s}`}
    viewBox=${`-0.6 -0.6 ${r*10+1.2} ${s*10+1.2}`}
    aria-hidden="true"
  >
    ${me(t,e,n,[0,0],o)}
  </svg>`}function rn(t,e){return c`<svg class=${`card ${t}`} viewBox="-0.5 -0.5 41 57" aria-hidden="true">
    <rect class="sheet-edge" width="40" height="56" rx="3.5"></rect>
    ${e}
  </svg>`}function xo(t,e){return t===0?rn("empty",p):rn("back",g`<path class="weave" d="M4 4h32v48h-32zM4 16L36 40M4 40L36 16M4 28h32M20 4v48"></path>
    ${e===null?P(20,28,7):g`<circle class="purse" cx="20" cy="28" r="10"></circle>
      <text class="digits" x="20" y="32.4" font-size="13">${e}</text>`}`)}function ko({number:t,budget:e,income:n,filters:o}){return rn("face",g`
    <text class="card-number" x="20" y="6.6">${t}</text>
    <circle class="purse" cx="12" cy="16" r="7.4"></circle>
    <text class="digits" x="12" y="19.3" font-size="9.5">${e}</text>
    ${P(30,16,5.6)}<text class="gain" x="30" y="28.4">+${n}</text>
    <text class="card-word" x="12" y="28">budget</text>
    ${o.map((s,r)=>wo(Pn(s),36+r*7))}
    ${o.length===0?wo("no choice",42):p}`)}function wo(t,e){return g`<text class="card-filter" x="20" y=${e}>${t}</text>`}function So({turns:t,run:e},n,o){return c`<section
    class=${`account reveal-${e%2}`}
    data-testid="automa-turn"
    aria-labelledby="account-heading"
  >
    <h3 id="account-heading">
      ${t.length>1?`The last ${t.length} turns of the Automa`:"The last turn of the Automa"}
    </h3>
    ${t.length===0?c`<p class="small">No card since the person’s last decision.</p>`:p}
    ${t.map(s=>cr(s,n,o))}
  </section>`}function cr(t,e,n){return c`<div class="card-turn" data-card=${t.card.number} data-taken=${t.taken??""}>
    ${ko(t.card)}
    <div class="told">
      <p class="told-card">${He(t.card)}</p>
      <div class="tried" aria-hidden="true">
        ${[...t.choices].map(o=>lr(o,t,e,n))}
      </div>
      <ol>
        <li>${je(t,e)}</li>
        ${t.steps.map(o=>c`<li class=${o.skipped?"skipped":""}>${De(o,e)}</li>`)}
        ${Ue(t,e).map(o=>c`<li class="outcome">${o}</li>`)}
      </ol>
    </div>
  </div>`}function lr(t,{affordable:e,taken:n},o,s){let r=t===n?"taken":e.includes(t)?"left":"dear",i={taken:"✓",left:"–",dear:"×"}[r];return c`<span class=${`candidate ${r}`}
    >${z(t,o[t],0,s)}<span class="fate">${i}</span></span
  >`}function fe(t,e,n){return c`<table class="scores">
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
        ${t.players.map((o,s)=>c`<td data-testid=${`total-${s+1}`}>${k(o.score)}</td>`)}
      </tr>
    </tfoot>
  </table>`}function To(){let t=ur(8,7).slice(0,54);return t.map(({x:e,y:n},o)=>{let s={x:(e+.5)*12,y:(n+.5)*12},r=o>0?t[o-1]:{x:e-1,y:n},i={x:s.x+(r.x-e)*12/2,y:s.y+(r.y-n)*12/2};return o<53?{centre:s,entry:i,width:12,height:12}:{centre:{x:s.x+12,y:s.y},entry:i,width:36,height:12}})}function ur(t,e){let n=new Set,o=[],[s,r,i,a]=[0,0,1,0],l=(u,h)=>u>=0&&h>=0&&u<t&&h<e&&!n.has(`${u},${h}`);for(;o.length<t*e;)o.push({x:s,y:r}),n.add(`${s},${r}`),l(s+i,r+a)||([i,a]=[-a,i]),s+=i,r+=a;return o}var Ao=10.3;function _o(){let e=[],n=-Math.PI/2,o=43;for(let s=0;s<=53;s+=1){let r={x:48+Math.cos(n)*o,y:48+Math.sin(n)*o},i=e.at(-1)?.centre??r,a={x:(r.x+i.x)/2,y:(r.y+i.y)/2},l=s===53?9.8:8.6;e.push({centre:r,entry:a,width:l,height:l});let u=Ao/o;n+=u,o-=Ao/(2*Math.PI)*u}return e}var hr={cloth:To(),thread:_o()},vt=[1,2];function Eo(t){return t.time_board.on_top===1?[vt[1],vt[0]]:vt}function Mo(t,e){let[n,o]=t.players.map(a=>a.time),s=n===o?`Both tokens are on space ${n}, ${$(e,t.time_board.on_top)} on top.`:vt.map(a=>`${Qt($(e,a))} on space ${t.players[a-1].time}.`).join(" "),r=t.time_board.special_patches_left,i=t.automa?` ${J(t.automa)}`:"";return`${s} Special patches left: ${r.length?r.join(", "):"none"}.${i}`}function an(t,e,n,o){let s=o*1.25,r=t===1?g`<circle r=${o}></circle>`:g`<path d=${`M0 ${-s}L${s} 0 0 ${s} ${-s} 0Z`}></path>`;return g`<g class=${`token token-${t}`} transform=${`translate(${e} ${n})`}>${r}
    <text y=${o*.42} font-size=${o*1.2}>${t}</text></g>`}function Lo({numeral:t},e,n,o){let s=Array.from({length:16},(r,i)=>{let a=i%2?o*.78:o,l=i*Math.PI/8;return`${(Math.sin(l)*a).toFixed(2)} ${(-Math.cos(l)*a).toFixed(2)}`});return g`<g class="marker" transform=${`translate(${e} ${n})`}>
    <path d=${`M${s.join("L")}Z`}></path>
    <text y=${o*.3} font-size=${o*.85}>${t}</text></g>`}function Oo({automa:t},e,n){if(!t?.marker_on_board)return p;let[o,s]=e(t.marker);return Lo(t,o,s,n)}function cn(t){return c`<svg class="token-picture" viewBox="-6 -6 12 12" aria-hidden="true">
    ${an(t,0,0,4.4)}
  </svg>`}function dr(t,e,n){let o=hr[n],s=n==="cloth"?84:96,{income:r,special_patches:i,special_patches_left:a}=t.time_board;return c`<svg
    class="spiral"
    viewBox=${`-1 -1 98 ${s+2}`}
    role="img"
    aria-label=${Mo(t,e)}
  >
    ${n==="thread"?mr(o):p}
    ${o.map((l,u)=>fr(l,u,n))}
    ${r.map(l=>P(o[l].entry.x,o[l].entry.y,2.5))}
    ${i.map(l=>{let{x:u,y:h}=o[l].entry;return $e(u,h,4.8,a.includes(l))})}
    ${Oo(t,l=>[o[l].centre.x,o[l].centre.y],5.4)}
    ${$r(t,o)}
  </svg>`}function mr(t){let e=t.map(({centre:n})=>`${n.x.toFixed(1)} ${n.y.toFixed(1)}`);return g`<path class="strand" d=${`M${e.join("L")}`}></path>`}function fr({centre:t,width:e,height:n},o,s){let r=s==="thread"?"0":"start",i=s==="cloth"?g`<rect x=${t.x-e/2+.3} y=${t.y-n/2+.3}
          width=${e-.6} height=${n-.6} rx="1.2"></rect>`:g`<circle cx=${t.x} cy=${t.y} r=${e/2}></circle>`,a=o===0||o===53?"end":o%2?"odd":"even";return g`<g class=${`space ${a}`}>${i}
    <text x=${t.x} y=${t.y+1.2}>${o===0?r:o}</text></g>`}function $e(t,e,n,o){return g`<rect class=${o?"mark-special":"mark-special taken"}
    x=${t-n/2} y=${e-n/2} width=${n} height=${n} rx="0.6"
    fill=${o?"url(#fabric-special)":"none"}></rect>`}function $r(t,e){let n=t.players[0].time===t.players[1].time;return Eo(t).map((o,s)=>{let{x:r,y:i}=e[t.players[o-1].time].centre,a=n?s*-2.6+1.3:0;return an(o,r+a*.6,i+a,4)})}function gr(t,e){let{income:n,special_patches:o,special_patches_left:s,last:r}=t.time_board,i=a=>4+a*152/r;return c`<svg
      class="line"
      viewBox="0 0 160 27"
      role="img"
      aria-label=${Mo(t,e)}
    >
      <rect class="track" x="3" y="11.5" width="154" height="4" rx="2"></rect>
      ${vt.map(a=>g`<rect class=${`gone gone-${a}`} x="3" y=${a===1?11.5:13.5}
        width=${Math.max(2,i(t.players[a-1].time)-3)} height="2"></rect>`)}
      ${n.map(a=>P(i(a-.5),13.5,2.3))}
      ${o.map(a=>$e(i(a-.5),13.5,4.6,s.includes(a)))}
      ${Oo(t,a=>[i(a),13.5],4.2)}
      ${Eo(t).map(a=>{let{time:l}=t.players[a-1];return an(a,i(l),a===1?5.5:21.5,3.8)})}
    </svg>
    <ul class="distances">
      ${vt.map(a=>c`<li>
            ${cn(a)}
            <span
              ><b>${$(e,a)}</b>, space ${t.players[a-1].time}:
              ${K(t,a)}</span
            >
          </li>`)}
    </ul>`}function yr({automa:t}){let e=[["income",P(0,0,2.4)],["special patch",$e(0,0,4.6,!0)],["taken",$e(0,0,4.6,!1)]];if(!t)return e;let{marker:n,marker_on_board:o}=t;return[...e,[o?`the Automa’s marker, on ${n}`:"the Automa’s marker is gone",Lo(t,0,0,2.9)]]}function ge(t,e,n,o){return c`<section class="panel time-board" aria-labelledby="time-heading">
    <div class="panel-head">
      <h2 id="time-heading">Time board</h2>
      <button type="button" class="quiet look" data-testid="look" @click=${o}>
        ${n==="cloth"?"Round look":"Square look"}
      </button>
    </div>
    <div class="spiral-box">${dr(t,e,n)}</div>
    <div class="line-box">${gr(t,e)}</div>
    <ul class="legend">
      ${yr(t).map(([s,r])=>c`<li><svg viewBox="-3 -3 6 6" aria-hidden="true">${r}</svg> ${s}</li>`)}
    </ul>
  </section>`}var br=c`<span class="badge tile" title="Special tile: 7 points"
  ><span aria-hidden="true">7×7</span>
  <span class="visually-hidden">has the special tile, 7 points</span></span
>`;function ye(t,e,n,o=p){let{buttons:s,income:r,empty:i,score:a,time:l}=t.players[n-1],u=[["Buttons",s,"buttons"],["Income",r,"income"],["Empty",i,"empty"],["Time",l,"time"],[t.result?"Score":"Score now",k(a),"score"]];return ln(t,e,n,u,p,o)}function ln(t,e,n,o,s,r){let i=!t.result&&t.turn===n;return c`<div class=${i?"bar moving":"bar"} data-testid=${`player-${n}`}>
    <div class="bar-name">
      ${cn(n)}
      <h2>${$(e,n)}</h2>
      ${s} ${i?c`<span class="badge">to move</span>`:p}
      ${t.players[n-1].special_tile?br:p}
    </div>
    ${r}
    <dl>
      ${o.map(([a,l,u])=>c`<div class=${`number-${u}`}>
            <dt>${a}</dt>
            <dd data-testid=${`${u}-${n}`}>${l}</dd>
          </div>`)}
    </dl>
  </div>`}function Co(t,e){let n=t.players.map(o=>o.score_parts);return fe(t,[$(e,1),$(e,2)],[["Buttons",n.map(o=>o.buttons)],["Special tile",n.map(o=>o.special_tile)],["Empty spaces, −2 each",n.map((o,s)=>`${k(o.empty)} (${v(t.players[s].empty,"space")})`)]])}function be(t,e,n){let{buttons:o,time:s,score:r}=t.players[1],i=[["Buttons",o,"buttons"],["Patches",n.with_buttons.length+n.without_buttons.length,"patches"],["Time",s,"time"],[t.result?"Score":"Score now",k(r),"score"]];return ln(t,e,2,i,c`<span class="level-name">${n.numeral} ${n.name}</span>`,p)}function ve(t,e,n,o,s,r=p){return c`<section class="panel automa" data-testid="automa" aria-labelledby="automa-heading">
    <div class="panel-head">
      <h2 id="automa-heading">The Automa</h2>
      <span class="small">${_t(e)}</span>
    </div>
    <div class="dealer">
      <div class="pile">${xo(e.pile,t.result?null:e.budget)}</div>
      <div>
        <p data-testid="automa-cards">
          ${t.result?"No more cards are turned.":vr(e)}
        </p>
        <p class="small">${Fe(e)}</p>
        <p class="small">${J(e)}</p>
      </div>
    </div>
    ${So(n,o,s)}
    <div class="piles">
      ${No("Patches with buttons",e.with_buttons,"pile-with",o,s)}
      ${No("Patches without",e.without_buttons,"pile-without",o,s)}
    </div>
    ${wr(t,e)} ${r}
  </section>`}function vr({pile:t,budget:e}){return t===0?"The pile is empty.":e===null?"The next card is face down.":c`The next card can pay up to <b>${v(e,"button")}</b>.`}function No(t,e,n,o,s){return c`<div class="taken-pile" data-testid=${n}>
    <h3>${t}: ${e.length}</h3>
    <ul>
      ${[...e].map(r=>{let{name:i,income:a}=o[r];return c`<li title=${i}>
          ${z(r,o[r],0,s)}
          <span class="visually-hidden"
            >${i} (${r})${a?`, ${v(a,"button")}`:""}</span
          >
        </li>`})}
    </ul>
  </div>`}function wr(t,e){let n=(o,s,r)=>c`<div class=${r}>
      <dt>${o}</dt>
      <dd>${s}</dd>
    </div>`;return c`<div class="parts">
    <h3>What level ${e.numeral} counts</h3>
    <dl data-testid="automa-score">
      ${Tt(t.players[1]).map(([o,s])=>n(o,s,"part"))}
      ${n(t.result?"Score":"Score now",k(t.players[1].score),"sum")}
    </dl>
  </div>`}var xr={left:"M4 4v6h6M4.6 10A8 8 0 1 1 4 14",right:"M20 4v6h-6M19.4 10A8 8 0 1 0 20 14",flip:"M12 3v18M9 6L3 18h6zM15 6l6 12h-6z",place:"M4 13l5 5L20 6",cancel:"M6 6l12 12M18 6L6 18",undo:"M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",pass:"M4 12h14M13 6l6 6-6 6",download:"M12 4v11M7 11l5 5 5-5M5 20h14",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",flag:"M6 21V4h11l-2 4 2 4H6",card:"M5 3h10v14H5zM9 21h10V7",bulb:"M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-.9 1.6h-5.2c0-.6-.3-1.1-.9-1.6A6 6 0 0 1 12 3z",help:"M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",first:"M18 5l-8 7 8 7M6 5v14",back:"M15 5l-7 7 7 7",forward:"M9 5l7 7-7 7",last:"M6 5l8 7-8 7M18 5v14",sun:"M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5"};function x(t){return c`<svg class="icon-line" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${xr[t]}></path>
  </svg>`}var kr={hint:"Looking for a hint…",turn:"Turning the card…"};function Io(t,e){let n=A(t)?_(t):null,o=n!==null&&n.letter!=="+",s=n?w(t,n.letter):void 0,r=n!==null&&Wt(t.placement,n)&&s?.available!==!1,i=[["rotate-left","Rotate left","left",o,()=>e.placement({type:"turn",how:"left"})],["rotate-right","Rotate right","right",o,()=>e.placement({type:"turn",how:"right"})],["flip","Flip","flip",o,()=>e.placement({type:"turn",how:"flip"})],["place","Place","place",r,()=>e.commit()],["cancel","Cancel","cancel",n!==null,()=>e.placement({type:"cancel"})]];return c`<section
    class=${n?"deck held":"deck"}
    aria-label="Placing"
    data-keys
    data-move=${n?Gt(t.placement,n)??"":""}
  >
    ${Sr(t)}
    <div class="tools">
      ${i.map(([a,l,u,h,d])=>c`<button
            type="button"
            class=${`tool ${u}`}
            data-testid=${a}
            aria-disabled=${h?"false":"true"}
            @click=${d}
          >
            ${x(u)}<span>${l}</span>
          </button>`)}
    </div>
  </section>`}function Sr(t){let{table:e}=t;return c`<div class="strip" data-testid="strip">
    ${e?Ar(t,e):p}
  </div>`}function Ar(t,e){let n=_(t);if(t.looking)return c`<p>An earlier position. The game goes on where it was.</p>`;if(t.pending)return c`<p>${kr[t.pending.type]??"Sending the move…"}</p>`;if(e.stage==="over")return c`<p>The game is over.</p>`;if(e.stage==="card")return c`<p>The Automa’s card waits to be turned.</p>`;if(e.thinking)return c`<p>${$(e.seats,e.turn)} is thinking…</p>`;if(!A(t))return c`<p>${M(e,e.seats)}.</p>`;if(!n)return c`<p>Choose one of the three patches, or pass.</p>`;let o=C(t.placement,n),s=e.players[e.turn-1].cells,r=w(t,n.letter),i=R(o,s,r),a=t.notice?.kind==="error"?t.notice.text:null,l=mt(t.placement,n),u=l!==null&&se(t,l),h=l!==null&&!i?ht(s,o):[],d=r?Xt(r,h,u,e,e.seats):_r(u,h.length);return c`<p class=${i||a?"verdict no":"verdict yes"}>
      ${Tr(l!==null,a??i,n.letter)}
    </p>
    <ul class="effects">
      ${d.map(({kind:m,text:y})=>c`<li class=${m}>${y}</li>`)}
    </ul>`}function Tr(t,e,n){return e?c`${x("cancel")} ${e}`:t?c`${x("place")} fits`:n==="+"?"Put the special patch on any empty space.":"Choose a place on the quilt."}function _r(t,e){let n=[{kind:"special",text:"Fills one space, costs nothing"}];return t&&n.push({kind:"tile",text:"Special tile +7"}),e>0&&n.push({kind:"holes",text:"Makes a hole"}),n}function we(t,e,n){return c`<section class="panel ring" aria-labelledby="ring-heading">
    <div class="panel-head">
      <h2 id="ring-heading">Circle of patches</h2>
      <span class="small">${v(t.length,"patch")} left, in choosing order</span>
    </div>
    <ol class="circle" data-testid="ring" tabindex="0" aria-labelledby="ring-heading">
      <li class="neutral" aria-label="Neutral token">
        <svg viewBox="-6 -8 12 16" aria-hidden="true">
          <path d="M0-6.5a3 3 0 0 1 1.7 5.5L4.5 6.5h-9L-1.7-1A3 3 0 0 1 0-6.5z"></path>
        </svg>
      </li>
      ${[...t].map((o,s)=>Er(o,s,e,n))}
    </ol>
  </section>`}function Er(t,e,n,o){let s=n[t];return c`<li class=${e<3?"near":""} title=${At(s)}>
    ${z(t,s,0,o)}
    <span class="visually-hidden">${At(s)}</span>
    <span class="price" aria-hidden="true">${un(s.buttons)}${pn(s.time)}</span>
    ${e===2?c`<span class="fence" aria-hidden="true"></span>`:p}
  </li>`}function un(t){return c`<span class="cost"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">
      <circle class="icon" r="2.4"></circle>
      <circle class="dot" cx="-.8" r=".5"></circle>
      <circle class="dot" cx=".8" r=".5"></circle></svg
    >${t}</span
  >`}function pn(t){return c`<span class="time"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">
      <path class="glass" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path></svg
    >${t}</span
  >`}function wt(t){return t.target.value}function Po(t){return t.target.checked}function qo(t,e,n){let o=ee(e)&&tt(t),s=e.seats.some(r=>r.yours);return c`<div class="turn-buttons">
    ${te(e)?c`<button
            type="button"
            class="main turn-card"
            data-testid="turn-card"
            aria-keyshortcuts="T"
            aria-disabled=${H(t)?"false":"true"}
            @click=${()=>n.turnCard()}
          >
            ${x("card")}<span>Turn the card</span>
          </button>`:p}
    ${!s||e.mode==="screen"||e.stage==="over"?p:c`<button
            type="button"
            class="hint-button"
            data-testid="hint"
            aria-keyshortcuts="H"
            aria-disabled=${ft(t)?"false":"true"}
            @click=${()=>n.hint()}
          >
            ${x("bulb")}<span>Hint</span>
          </button>`}
    <button
      type="button"
      class="undo"
      data-testid="undo"
      aria-disabled=${tt(t)?"false":"true"}
      @click=${()=>n.undo()}
    >
      ${x("undo")}<span>${o?"Take back (practice)":"Undo"}</span>
    </button>
  </div>`}function Bo({hint:t}){return t?c`<p class="hint-line" data-testid="hint-words">
    ${x("bulb")}<span><b>Hint:</b> ${t.words} <code>${t.move}</code></span>
  </p>`:p}function Ro(t){return c`<label class="switch"
    ><input
      type="checkbox"
      data-testid="turn-by-itself"
      .checked=${t.settings.turnCards}
      @change=${e=>t.change({turnCards:Po(e)})}
    />
    <span>Turn cards by themselves</span></label
  >`}function Ho(t,e,n,o,s){let r=[...e.ring.slice(0,3)],i=t.looking?void 0:w(t,null);return c`<section class="panel market" aria-labelledby="market-heading" data-keys>
    <h2 id="market-heading">${i?"Choose a patch, or pass":"The next patches"}</h2>
    ${Bo(t)}
    <div class="offers">
      ${r.map((a,l)=>Mr(t,a,l,n,o,s))}
      ${r.length===0?c`<p class="small">The circle is empty.</p>`:p}
    </div>
    <button
      type="button"
      class=${t.hint?.move==="pass"?"pass hinted":"pass"}
      data-testid="pass"
      aria-disabled=${A(t)&&i?"false":"true"}
      @click=${()=>n.pass()}
    >
      ${x("pass")}<span
        >${i?zt(i,e.players[e.turn-1].time):"Pass"}</span
      >
    </button>
  </section>`}function xe(t){return c`<span class="visually-hidden">${t}</span>`}function Mr(t,e,n,o,s,r){let i=t.patches[e],a=t.looking?void 0:w(t,e),l=t.placement.letter===e,u=a&&!a.available?a.reason:null,h=t.hint?.move.startsWith(e)??!1,d=["offer",l&&"chosen",u&&"dear",h&&"hinted"].filter(Boolean).join(" ");return c`<button
    type="button"
    class=${d}
    data-testid=${`patch-${n}`}
    data-patch=${e}
    data-orientation=${L(t.placement,e)}
    aria-pressed=${l?"true":"false"}
    aria-disabled=${A(t)&&a?"false":"true"}
    aria-keyshortcuts=${n+1}
    data-key=${n+1}
    @click=${()=>{o.choose(e),r()}}
  >
    <span class="art"
      >${z(e,i,L(t.placement,e),s)}</span
    >
    <span class="facts"
      ><span class="offer-name">${i.name}</span
      >${h?c` <span class="badge">hint</span>`:p}${xe(`, ${v(i.squares,"square")}, costs `)}
      <span class="price"
        >${un(i.buttons)}${xe(i.buttons===1?" button, ":" buttons, ")}
        ${pn(i.time)}${xe(" time, ")}<span class="earn"
          >${i.income||"no"} income</span
        ></span
      >
      ${u?c`${xe(", ")}<span class="reason">${u}</span>`:p}</span
    >
  </button>`}function ke(t,e,n,o,s){let r=[["First position","first",0],["Previous position","back",e-1],["Next position","forward",e+1],["Last position","last",t.length]],i=a=>a<0||a>t.length||a===e;return c`<section class="panel moves" aria-labelledby="moves-heading">
    <div class="panel-head">
      <h2 id="moves-heading">Moves</h2>
      <div class="steps">
        ${r.map(([a,l,u])=>c`<button
              type="button"
              class="quiet square"
              aria-label=${a}
              title=${a}
              data-testid=${`step-${l}`}
              aria-disabled=${i(u)?"true":"false"}
              @click=${()=>s(u)}
            >
              ${x(l)}
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
              <span class=${`who who-${a.player}`}>${$(n,a.player)}</span>
              <span>${V(a.move,o)}</span> <code>${a.move}</code>
            </button>
          </li>`)}
    </ol>
    ${t.length===0?c`<p class="small">No move yet.</p>`:""}
  </section>`}var Lr={auto:"light",light:"dark",dark:"auto"};function j(t,e=p){let{theme:n}=t.settings;return c`<header class="head">
    <a
      class="brand"
      href="/"
      data-testid="home"
      @click=${o=>Or(o,t)}
    >
      <img src=${t.logo} alt="" width="28" height="28" /><span>Quiltbee</span></a
    >
    <div class="head-middle">${e}</div>
    <button
      type="button"
      class="quiet"
      data-testid="theme"
      @click=${()=>t.change({theme:Lr[n]})}
    >
      ${x("sun")}<span>${{auto:"Auto",light:"Light",dark:"Dark"}[n]}</span
      ><span class="visually-hidden"> colours, change</span>
    </button>
  </header>`}function Se(t,e){return c`${j(t)}
    <main class="waiting"><p>${e}</p></main>`}function Or(t,e){t.metaKey||t.ctrlKey||t.shiftKey||(t.preventDefault(),e.go("/"))}var q=90,Cr=Array.from({length:8},(t,e)=>{let n=(e+1)*10;return`M${n} 0V${q}M0 ${n}H${q}`}).join(""),xt=Array.from({length:9},(t,e)=>e);function Ae(t){let{number:e,active:n,ghost:o,held:s}=t,r=["quilt",n&&"active",s&&"held"].filter(Boolean).join(" ");return c`<div
    class=${r}
    data-testid=${`quilt-${e}`}
    data-quilt=${n?"active":"shown"}
  >
    <div class="columns" aria-hidden="true">
      ${xt.map(i=>c`<span>${"abcdefghi"[i]}</span>`)}
    </div>
    <div class="rows" aria-hidden="true">${xt.map(i=>c`<span>${i+1}</span>`)}</div>
    <div class="cloths">
      <svg viewBox=${`-0.4 -0.4 ${q+.8} ${q+.8}`} aria-hidden="true">
        <rect class="ground" width=${q} height=${q}></rect>
        <path class="lines" d=${Cr}></path>
        ${Do(t)} ${t.last?Nr(t.last):p}
        ${t.hint?Ir(t.hint):p} ${o?Pr(t,o):p}
      </svg>
      ${Hr(t)}
    </div>
  </div>`}function jo(t,e){return c`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${q+2} ${q+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${q} height=${q}></rect>
    ${Do({player:t,patches:e,lettered:!1,last:null})}
  </svg>`}function Do({player:t,patches:e,lettered:n,last:o}){let s=(i,a)=>o!==null&&N(o.origin,[i,a]),r=xt.flatMap(i=>xt.map(a=>[i,a])).filter(([i,a])=>"*x".includes(t.cells[i*9+a]));return[...t.patches.map(i=>g`<g class=${s(i.row,i.column)?"fresh":""}>${me(i.letter,e[i.letter],i.orientation,[i.row,i.column],n)}</g>`),...r.map(([i,a])=>t.cells[i*9+a]==="*"?sn([i,a]):g`<rect class="piece" fill="url(#fabric-covered)"
            x=${a*10} y=${i*10} width="10" height="10"></rect>`)]}function Nr({shape:t,origin:[e,n]}){return g`<g class="last" transform=${`translate(${n*10} ${e*10})`}>
    <path class="halo" d=${E(t,10)}></path>
    <path d=${E(t,10)}></path></g>`}function Ir({shape:t,origin:[e,n]}){let{x:o,y:s}={x:(t[0][1]+.5)*10,y:(t[0][0]+.5)*10};return g`<g class="hint-mark" transform=${`translate(${n*10} ${e*10})`}>
    <path class="halo" d=${E(t,10,.8)}></path>
    <path class="edge" d=${E(t,10,.8)}></path>
    <circle cx=${o} cy=${s} r="3"></circle><text x=${o} y=${s+1.7}>?</text></g>`}function Pr({patches:t,player:e},n){let[o,s]=n.origin,r=n.letter==="+"?[[0,0]]:t[n.letter].orientations[n.code],i=n.cells.filter(([u,h])=>e.cells[u*9+h]!=="."),a=["ghost",n.legal?"legal":"illegal",n.set&&"set",n.sent&&"sent"],l=E(r,10);return g`<g class=${a.filter(Boolean).join(" ")}>
    <g class="held">${n.letter==="+"?sn(n.origin):me(n.letter,t[n.letter],n.code,n.origin,!1)}</g>
    <g transform=${`translate(${s*10} ${o*10})`}>
      ${n.legal?p:qr(l)}
      <path class="halo" d=${l}></path><path class="edge" d=${l}></path></g>
    ${i.map(Br)}
    ${n.legal||i.length===0?Rr(n.cells[0],n.legal):p}
  </g>`}function qr(t){return g`<path class="hatch" fill="url(#fabric-wrong)" d=${t}></path>`}function Br([t,e]){let n=`${e*10+3} ${t*10+3}`;return g`<path class="cross" d=${`M${n}l4 4m0-4l-4 4`}></path>`}function Rr([t,e],n){let o=`${(e+.5)*10} ${(t+.5)*10}`,s=n?"M-1.7 .1L-.5 1.4 1.8-1.3":"M-1.3-1.3L1.3 1.3M1.3-1.3L-1.3 1.3";return g`<g class="sign" transform=${`translate(${o})`}>
    <circle r="3.1"></circle><path d=${s}></path></g>`}function Hr(t){let{number:e,name:n,player:o,patches:s,cursor:r,ghost:i,active:a}=t,l=(h,d)=>`q${e}-${T([h,d])}`,u=new Set(i?.cells.map(String));return c`<div
    class="cells"
    role="grid"
    id=${`grid-${e}`}
    tabindex="0"
    data-keys
    aria-label=${`${n}: quilt of 9 by 9 spaces`}
    aria-readonly=${a?"false":"true"}
    aria-activedescendant=${r?l(r[0],r[1]):p}
  >
    ${xt.map(h=>c`<div role="row" class="row">
          ${xt.map(d=>{let m=u.has(`${h},${d}`)?`, ${i?.legal?"fits here":"does not fit"}`:"",y=o.cells[h*9+d],S=r&&r[0]===h&&r[1]===d;return c`<div
              role="gridcell"
              class=${S?"cell here":"cell"}
              id=${l(h,d)}
              data-testid=${`cell-${T([h,d])}`}
              aria-label=${Cn([h,d],y,s)+m}
            ></div>`})}
        </div>`)}
  </div>`}function Uo(t,e,n){let[o,s]=t.players,r=o.score_parts,[i,a,l,u]=Tt(s).map(([,h])=>h);return fe(t,[$(e,1),`${$(e,2)} ${n.numeral}`],[["Buttons held",[r.buttons,a]],["Special tile",[r.special_tile,i]],["Empty spaces, −2 each",[`${k(r.empty)} (${v(o.empty,"space")})`,"–"]],["Patches with buttons",["–",l]],["Buttons on patches",["–",u]]])}function Fo({level:t,levels:e},n){return!e||e.length===0?p:c`<h3 id="levels-heading">At each level</h3>
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
        ${e.map(o=>c`<tr
              class=${o.level===t?"this-level":""}
              aria-current=${o.level===t?"true":p}
            >
              <th scope="row">
                ${o.numeral} ${o.name}${o.level===t?" (this game)":""}
              </th>
              ${o.scores.map(s=>c`<td>${k(s)}</td>`)}
              <td>${$(n,o.winner)}</td>
            </tr>`)}
      </tbody>
    </table>`}function Te(t,e,n){let{automa:o}=t;return c`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">Final scores</h2>
    <p><b>${M(t,e)}.</b> ${I(t,e)}</p>
    ${o?c`${Uo(t,e,o)} ${Fo(o,e)}`:Co(t,e)}
    <div class="row">${n}</div>
  </section>`}function _e(t,e,n){return c`<details class="panel summary" data-testid="summary">
    <summary><h2>In words</h2></summary>
    ${[1,2].map(o=>{let s=o;if(o===2&&t.automa)return c`<h3>${$(e,2)}</h3>
          <p data-testid="summary-2">
            ${oe(t,t.automa,n)} On the time board:
            ${K(t,2)}.
          </p>`;let{cells:r,patches:i}=t.players[o-1];return c`<h3>${$(e,s)}</h3>
        <p data-testid=${`summary-${o}`}>
          ${Kt(r)} On the time board: ${K(t,s)}.
        </p>
        ${i.length?c`<ul>
                ${i.map(a=>c`<li>${Jt(a,n)}</li>`)}
              </ul>`:""}`})}
  </details>`}function Wo(t,e,n,o){let{table:s}=t,r=Ge(t);if(!s||!r)return Se(n,"Opening the table…");let{seats:i}=s,{letters:a,look:l}=n.settings,u=t.looking?t.looking.index:s.moves.length,h=()=>n.change({look:l==="cloth"?"thread":"cloth"}),d=s.mode==="screen"?1:gt(t),m=lt=>Fr(t,s,r,lt,a,e),y=ke(s.moves,u,i,t.patches,lt=>e.look(lt)),S=s.mode==="solo";return c`${j(n,jr(t))}
    <main
      class=${`table ${s.mode}${t.peek?" peek":""}`}
      data-stage=${r.stage}
      data-number=${s.number}
    >
      ${Dr(t,s,r,e)}
      <div class="column own">${m(d)} ${Io(t,e)} ${S?y:p}</div>
      <div class="column middle">
        ${r.result?Te(r,i,Yr(t,e,n)):Ho(t,r,e,a,o)}
        ${ge(r,i,l,h)} ${zr(t,e)}
      </div>
      <div class="column other">
        ${S?Wr(t,r,s,a,n):m(d===1?2:1)}
        ${S?p:y} ${Zr(t,s,e,n)}
      </div>
      ${we(r.ring,t.patches,a)} ${_e(r,i,t.patches)}
    </main>
    ${Kr(t)} ${$o(t,e)}`}function jr(t){return t.status!=="lost"?p:c`<span class="lost" data-testid="connection"
    ><span class="dot" aria-hidden="true"></span>Connection lost, reconnecting…</span
  >`}function Dr(t,e,n,o){let s=t.looking!==null;return c`<section
    class=${`turn turn-${n.result?.winner??n.turn}`}
    aria-labelledby="turn-heading"
  >
    <div>
      <h1 id="turn-heading" tabindex="-1" data-testid="turn">
        ${s?`After move ${t.looking?.index}`:M(n,e.seats)}
      </h1>
      <p data-testid="turn-reason">${I(n,e.seats)}</p>
      ${e.automa?.practice?c`<p class="badge practice" data-testid="practice">Practice</p>`:p}
      ${Ur(t,e)}
      ${e.getting_ready?c`<p class="small" data-testid="getting-ready">
              The computer is getting ready; a simpler one stands in.
            </p>`:p}
    </div>
    ${s?c`<button
            type="button"
            class="main"
            data-testid="back-to-game"
            @click=${()=>o.back()}
          >
            Back to the game
          </button>`:qo(t,e,o)}
    ${t.notice?.kind==="error"?c`<p class="notice" data-testid="notice">${x("cancel")} ${t.notice.text}</p>`:p}
  </section>`}function Ur(t,e){let n=e.moves[(t.looking?.index??e.moves.length)-1];return n?c`<p class="last-line" data-testid="last-move">
    ${$(e.seats,n.player)}: ${V(n.move,t.patches)}
  </p>`:p}function Fr(t,e,n,o,s,r){let i=gt(t)===o,a=A(t)&&e.turn===o,l=e.moves[(t.looking?.index??e.moves.length)-1],u=$(e.seats,o),h=`${i?"front":"back"} p${o}`,d=Ae({number:o,name:u,player:n.players[o-1],patches:t.patches,lettered:s,active:a,held:a&&t.placement.letter!==null,ghost:Gr(t,e,o),cursor:a?t.placement.cursor:t.walks[o],last:l?.player===o?Et(l.move,t.patches):null,hint:a?Et(t.hint?.move,t.patches):null}),m=i?p:c`<button
        type="button"
        class="peek-button"
        aria-expanded=${t.peek?"true":"false"}
        aria-label=${`Quilt of ${u}`}
        data-testid="peek"
        @click=${()=>r.store.dispatch({type:"peek"})}
      >
        ${jo(n.players[o-1],t.patches)}
      </button>`;return c`<div class=${`seat ${h}`}>${ye(n,e.seats,o,m)}</div>
    <div class=${`spread ${h}`}>${d}</div>`}function Wr(t,e,n,o,s){let{automa:r}=e;if(!r)return c`<p class="panel small">Nothing more is known of the Automa here.</p>`;let i=t.looking?{turns:r.turns,run:0}:t.account,a=n.seats.some(l=>l.yours)&&n.stage!=="over"?Ro(s):p;return c`<div class="seat back p2">${be(e,n.seats,r)}</div>
    ${ve(e,r,i,t.patches,o,a)}`}function Gr(t,e,n){let{placement:o}=t,s=_(t);return!s||!o.origin||e.turn!==n||t.looking?null:{letter:s.letter,code:L(o,s.letter),origin:o.origin,cells:C(o,s),set:o.set,sent:t.pending!==null,legal:Wt(o,s)&&w(t,s.letter)?.available!==!1}}function Yr(t,e,n){return c`<button type="button" class="main" data-testid="play-again" @click=${()=>n.go("/")}>
      New game
    </button>
    ${t.table?.moves.length?c`<button type="button" @click=${()=>e.look(0)}>From the start</button>`:p}`}function Vr({automa:t}){return t?`${_t(t)}${t.practice?", practice":""}. `:""}function Zr(t,e,n,o){let{letters:s}=o.settings,r=e.stage==="over",i=e.seats.some(a=>a.yours);return c`<section class="panel about" aria-labelledby="about-heading">
    <h2 id="about-heading">This game</h2>
    <p class="small">
      ${Vr(e)}${e.board==="revised"?"Revised":"Original"}
      board${e.seed?c`, seed <code data-testid="seed">${e.seed}</code>`:p}${i?"":", you are watching"}
    </p>
    <div class="row">
      <a
        class="button"
        data-testid="download-record"
        href=${`/api/games/${e.game}/record.pgr`}
        download
        >${x("download")}<span>Record</span></a
      >
      <button type="button" data-testid="copy-link" @click=${()=>Qr(e,n)}>
        ${x("link")}<span>Copy link</span>
      </button>
      ${i&&!r?c`<button type="button" data-testid="resign" @click=${()=>n.dialog("resign")}>
              ${x("flag")}<span>Resign</span>
            </button>`:p}
      <button type="button" data-testid="new-game" @click=${()=>o.go("/")}>New game</button>
      <button type="button" data-testid="help" @click=${()=>n.dialog("help")}>
        ${x("help")}<span>Help</span>
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
    ${t.copied?c`<p class="small copied" data-testid="copied">${t.copied}</p>`:p}
  </section>`}async function Qr(t,e){let n=`${location.origin}/${t.link}`;try{await navigator.clipboard.writeText(n),e.store.dispatch({type:"copied",text:"The link is copied."})}catch(o){if(!(o instanceof DOMException||o instanceof TypeError))throw o;e.store.dispatch({type:"copied",text:`Copy this link: ${n}`})}}function zr(t,e){let n=s=>{s.preventDefault();let r=s.target.elements.namedItem("command");e.command(r.value),r.value=""},o=t.notice?.kind==="info"?t.notice.text:"";return c`<form class="panel command" @submit=${n}>
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
        @keydown=${Xr}
      />
      <button type="submit">Do it</button>
    </div>
    <p class="answer" data-testid="command-answer">${o}</p>
  </form>`}function Xr(t){t.key==="Escape"&&document.querySelector(".quilt.active .cells")?.focus()}function Kr(t){let{notice:e,said:n,ghostText:o,status:s,hint:r}=t;return c`<div class="visually-hidden">
    <div role="status" aria-live="polite" data-testid="live-news">
      ${s==="lost"?"Connection lost, reconnecting.":n}
    </div>
    <div role="status" aria-live="polite" data-testid="live-ghost">${o}</div>
    <div role="status" aria-live="polite" data-testid="live-hint">
      ${r?`Hint: ${r.words}`:""}
    </div>
    <div role="status" aria-live="polite">
      ${e?.kind==="info"?e.text:t.copied}
    </div>
    <div role="alert" data-testid="live-error">${e?.kind==="error"?e.text:""}</div>
  </div>`}function Go(t,e,n,o){let s=`${location.origin.replace(/^http/,"ws")}/api/games/${e.game}/play`,r=new ce(e,n,()=>new WebSocket(s)),i=()=>Jr(t),a=new le({turn:()=>r.turnCard(!0),later:(y,S)=>window.setTimeout(y,S),forget:y=>window.clearTimeout(y)}),l=ti(t,r,o,a,i),u=r.store.watch(l),h=new ue(t,r),d=y=>si(y,r,i),m=()=>{document.hidden||r.wake()};return t.addEventListener("keydown",d),window.addEventListener("online",m),document.addEventListener("visibilitychange",m),oi(r.id,e),r.open(),{draw:l,close:()=>{u(),r.close(),h.stop(),a.stop(),t.removeEventListener("keydown",d),window.removeEventListener("online",m),document.removeEventListener("visibilitychange",m)}}}function Jr(t){let e=t.querySelector(".quilt.active .cells");e?.focus({preventScroll:!0}),e?.scrollIntoView({block:"nearest"})}function ti(t,e,n,o,s){let r=-1,i=-1;return()=>{let{table:a}=e.state,l=document.activeElement;if(Q(Wo(e.state,e,n,s),t),o.consider(e.state,n.settings.turnCards),go(t),l&&!l.isConnected&&ei(t,l,s),!a)return;document.title=`${M(a,a.seats)} · Quiltbee`,a.moves.length!==r&&ni(t.querySelector(".move-list")),r=a.moves.length;let u=document.activeElement?.matches("[data-quilt=shown] .cells");a.number!==i&&u&&s(),i=a.number}}function ei(t,e,n){e.matches(".turn-card")&&t.querySelector(".quilt.active")?n():document.getElementById("turn-heading")?.focus()}function ni(t){t&&(t.scrollTop=t.scrollHeight)}function oi(t,{seats:e}){e.some(n=>n.yours)&&no(t,e.map(n=>n.name).join(" – "))}function si(t,e,n){let o=t.target;if(!o.closest("[data-keys]")||o.closest("dialog")||pe(t,(a,l)=>e.store.dispatch({type:"walk",player:a,direction:l})))return;let r=Xn(t),i=o instanceof HTMLButtonElement&&[" ","Enter"].includes(t.key);!r||i||(t.preventDefault(),ri(r,e,n))}function ri(t,e,n){switch(t.type){case"option":return e.chooseAt(t.index),n();case"placement":return e.placement(t.event);case"place":return e.state.table?.stage==="card"?e.turnCard():e.commit();case"turn":return e.turnCard();case"hint":return e.hint();case"cancel":return e.placement({type:"cancel"});case"pass":return e.pass();case"undo":return e.undo();case"command":return document.getElementById("command")?.focus();case"help":return e.dialog("help")}}function Yo(t){let{name:e,audience:n}=pt[t-1];return`Level ${t}, ${e}: ${n}.`}var Vo=["GGGbbaaaXXX.","EEGbaaffJXVV","EEEbbYYfJVVg","LLLL.YWWJggg"];function ii(t){return Vo.flatMap((e,n)=>[...e].flatMap((o,s)=>o===t?[[n,s]]:[]))}function ai(t){let e=ii(t),n=`url(#fabric-${t})`;return g`<path class="piece" fill=${n} d=${E(e,10,.25)}></path>
    <path class="stitches" d=${E(e,10,1.1)}></path>`}function Zo(){let t=[...new Set(Vo.join(""))].filter(e=>e!==".");return c`<svg class="cover" viewBox="-1 -1 122 42" aria-hidden="true">
    <rect class="ground" width="120" height="40" rx="1"></rect>
    ${t.map(ai)}
    ${[[2,0],[1,2],[6,0],[8,1],[10,2],[2,3]].map(([e,n])=>P((e+.5)*10,(n+.5)*10,2.6))}
  </svg>`}function X(t,e,n,o,s){return c`<fieldset class=${`pick pick-${t}`}>
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
  </fieldset>`}function Qo(t,e){let n=Pe[t.level-1];return c`${X("deck","Deck",[["normal","Normal"],["tactical","Tactical"]],t.deck,o=>e.set({deck:o}))}
    <p class="small explain">${qe[t.deck]}: ${Nn[t.deck]}.</p>
    ${X("level","Level of the Automa",Pe.map(o=>[String(o.level),`${o.numeral} ${o.name}`]),String(t.level),o=>e.set({level:Number(o)}))}
    <p class="small explain" data-testid="level-counts">
      ${n.numeral} ${n.name}: ${n.counts}. You begin.
    </p>`}function zo({totals:t}){if(t.length===0)return p;let e=n=>n===null?"–":k(Math.round(n*10)/10);return c`<section class="panel totals" aria-labelledby="totals-heading">
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
  </section>`}function Xo(t,e,n){return c`${j(n)}
    <main class="home">
      <div class="welcome">
        <div>
          <h1>Sew a quilt, patch by patch</h1>
          <p>
            A game for two about buttons, time and empty spaces. Play here at once: against the
            computer, with someone beside you, or alone with the Automa’s cards.
          </p>
        </div>
        ${Zo()}
      </div>
      ${ci(t,e,n)} ${ui(t,e,n)} ${zo(t)}
      ${pi(t,e)}
    </main>`}function ci(t,e,n){let{form:o}=t,s=o.opponent==="person";return c`<form class="panel new-game" @submit=${i=>{i.preventDefault(),e.start()}} aria-labelledby="new-heading">
    <h2 id="new-heading">New game</h2>
    ${X("opponent","Opponent",[["computer","Computer"],["person","Two people here"],["automa","Automa (alone)"]],o.opponent,i=>e.set({opponent:i}))}
    ${o.opponent==="computer"?li(o,e,n):p}
    ${s?c`<div class="names">
            ${["First name","Second name"].map((i,a)=>c`<label
                  >${i}
                  <input
                    data-testid=${`name-${a+1}`}
                    maxlength="24"
                    autocomplete="off"
                    .value=${o.names[a]}
                    @input=${l=>e.name(a,wt(l))}
                /></label>`)}
          </div>`:p}
    ${o.opponent==="automa"?Qo(o,e):X("first","Player 1, who begins",s?[["you",o.names[0]||"First"],["opponent",o.names[1]||"Second"],["random","By lot"]]:[["you","You"],["opponent","Computer"],["random","By lot"]],o.first,i=>e.set({first:i}))}
    ${X("board","Time board",[["revised","Revised"],["original","Original"]],o.board,i=>e.set({board:i}))}
    <label class="seed"
      >Seed of the circle <span class="small">(any text; empty: a new one)</span>
      <input
        data-testid="seed"
        maxlength="64"
        autocomplete="off"
        .value=${o.seed}
        @input=${i=>e.set({seed:wt(i)})}
    /></label>
    <button type="submit" class="main start" data-testid="start-game" ?disabled=${t.busy}>
      ${t.busy?"Starting…":"Start the game"}
    </button>
    <p class="notice" role="alert" ?hidden=${!t.error} data-testid="home-error">
      ${t.error}
    </p>
  </form>`}function li({strength:t},e,n){let o=s=>{e.set({strength:Number(s)}),n.change({strength:Number(s)})};return c`${X("strength","Level of the computer",pt.map(({level:s})=>[String(s),String(s)]),String(t),o)}
    <p class="small explain" data-testid="strength-words">${Yo(t)}</p>`}function ui(t,e,n){if(t.recent.length===0)return p;let o=new Intl.DateTimeFormat(void 0,{dateStyle:"medium",timeStyle:"short"});return c`<section class="panel recent" aria-labelledby="recent-heading">
    <h2 id="recent-heading">Your games</h2>
    <ul data-testid="recent-games">
      ${t.recent.map(s=>c`<li>
            <a
              href=${`/game/${s.id}`}
              @click=${r=>{r.metaKey||r.ctrlKey||r.shiftKey||(r.preventDefault(),n.go(`/game/${s.id}`))}}
              >${s.title}</a
            >
            <span class="small">${o.format(s.when)}</span>
            <button
              type="button"
              class="quiet"
              aria-label=${`Forget ${s.title}, ${o.format(s.when)}`}
              @click=${()=>e.forget(s.id)}
            >
              Forget
            </button>
          </li>`)}
    </ul>
  </section>`}function pi(t,e){return c`<form class="panel opener" @submit=${o=>{o.preventDefault();let s=o.target.elements.namedItem("text");e.open(s.value)}} aria-labelledby="open-heading">
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
          @change=${o=>hi(o,e)}
      /></label>
    </div>
    <p class="notice" role="alert" ?hidden=${!t.openError} data-testid="open-error">
      ${t.openError}
    </p>
  </form>`}async function hi(t,e){let n=t.target,o=n.files?.[0];o&&(await e.openFile(o),n.value="")}function Ko(t,e){let n=t.store.get(),o=t.isSolo?[["automa","Automa (alone)"]]:[...pt.map(({level:i,name:a})=>[String(i),`Computer, level ${i}: ${a}`]),["person","Two people here"]],s=n.opponent==="computer"?String(n.strength):n.opponent;return c`<form class="panel play-on" @submit=${i=>{i.preventDefault(),t.start(e)}} aria-labelledby="on-heading">
    <h2 id="on-heading">Play on from here</h2>
    <label
      >Against
      <select
        data-testid="on-opponent"
        @change=${i=>t.store.dispatch(di(wt(i)))}
      >
        ${o.map(([i,a])=>c`<option value=${i} ?selected=${s===i}>${a}</option>`)}
      </select></label
    >
    ${t.isSolo?p:c`<label
            >You are
            <select
              data-testid="on-first"
              @change=${i=>t.store.dispatch({first:wt(i)})}
            >
              <option value="you" ?selected=${n.first==="you"}>player 1</option>
              <option value="opponent" ?selected=${n.first==="opponent"}>player 2</option>
            </select></label
          >`}
    <button type="submit" class="main" data-testid="play-on" ?disabled=${n.busy}>
      Play on
    </button>
    <p class="notice" role="alert" ?hidden=${!n.error}>${n.error}</p>
  </form>`}function di(t){return t==="person"||t==="automa"?{opponent:t}:{opponent:"computer",strength:Number(t)}}function hn(t,e,n,o){let{replay:s,index:r}=t,i=s.frames[r],a=Y(s);if(n===2&&i.automa)return fi(i,i.automa,a,e,o);let l=`${n===1?"front":"back"} p${n}`;return c`<div class=${`seat ${l}`}>${ye(i,a,n)}</div>
    <div class=${`spread ${l}`}>${mi(t,e,n,o)}</div>`}function mi({replay:t,index:e,walks:n},o,s,r){let i=t.frames[e];return Ae({number:s,name:Y(t)[s-1].name,player:i.players[s-1],patches:o.patches,lettered:r,active:!1,held:!1,ghost:null,cursor:n[s],last:i.player===s?Et(i.move,o.patches):null})}function fi(t,e,n,o,s){return c`<div class="seat back p2">${be(t,n,e)}</div>
    ${ve(t,e,{turns:e.turns,run:0},o.patches,s)}`}function Jo({replay:t,index:e},n){let o=s=>n.look(s);return ke(On(t),e,Y(t),n.patches,o)}function ts(t,e,n){let o=t.store.get(),{replay:s,index:r}=o,i=s.frames[r],a=Y(s),{letters:l,look:u}=n.settings,h=()=>n.change({look:u==="cloth"?"thread":"cloth"}),d=Jo(o,t),[m,y]=i.automa?[d,p]:[p,d];return c`${j(n)}
    <main class=${`table ${i.automa?"solo":"screen"} viewer`} data-stage=${i.stage}>
      <section class="turn" aria-labelledby="turn-heading">
        <div>
          <h1 id="turn-heading" tabindex="-1" data-testid="turn">
            ${r===0?"First position":`After move ${r}`}: ${M(i,a)}
          </h1>
          <p data-testid="turn-reason">${I(i,a)}</p>
        </div>
        ${s.comment?c`<p class="notice" data-testid="notice">${s.comment}</p>`:p}
      </section>
      <div class="column own">${hn(o,t,1,l)} ${m}</div>
      <div class="column middle">
        ${i.result?Te(i,a,p):Ko(e,r)}
        ${ge(i,a,u,h)}
      </div>
      <div class="column other">${hn(o,t,2,l)} ${y}</div>
      ${we(i.ring,t.patches,l)} ${_e(i,a,t.patches)}
    </main>`}var it=document.getElementById("app"),rt=to(),Ee=null,at=0,es=mn(ns("link[as=fetch]")),ct={get settings(){return rt},logo:ns("link[rel=icon]"),change(t){rt={...rt,...t},eo(rt),os(),Ee?.draw()},go(t){history.pushState(null,"",t),dn()}};function ns(t){return document.querySelector(t).href}function os(){let{theme:t}=rt;t==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=t}function Me(t,e){Ee?.close(),Ee=t,document.title=e,window.scrollTo(0,0),t.draw()}function dn(){at+=1;let t=at,e=/^\/game\/([\w-]+)$/.exec(location.pathname),n=o=>{at===t&&ss(o)};e?yi(e[1]).catch(n):location.hash.length>1?gi(location.hash).catch(n):$i()}function ss(t){let e=t instanceof Error?t.message:String(t);Me({draw:()=>Q(c`${j(ct)}
        <main class="waiting">
          <h1>This can’t be shown</h1>
          <p class="notice" role="alert" data-testid="problem">${e}</p>
          <a class="button" href="/">To the first page</a>
        </main>`,it),close:()=>{}},"Quiltbee")}function $i(){let t=r=>{history.pushState(null,"",r.link||location.pathname),rs(r).catch(ss)},e={recent:he,forget:oo},n=new Ht(ct.go,t,rt.strength,e),o=()=>Q(Xo(n.store.get(),n,ct),it),s=n.store.watch(o);Me({draw:o,close:s},"Quiltbee"),n.count()}async function gi(t){let e=at,n=await Bt(t);e===at&&await rs(n)}async function rs(t){let e=new Vt(t,await es),n=new Zt(t,ct.go,rt.strength),o=()=>Q(ts(e,n,ct),it),s=[e.store.watch(o),n.store.watch(o)],r=a=>pe(a,(l,u)=>e.walk(l,u));it.addEventListener("keydown",r),Me({draw:o,close:()=>{for(let a of s)a();it.removeEventListener("keydown",r)}},"A game · Quiltbee")}async function yi(t){let e=at;Ee||Q(Se(ct,"Opening the table…"),it);let[n,o]=await Promise.all([fn(t),es]);e===at&&Me(Go(it,n,o,ct),"Game · Quiltbee")}Q(vo(),document.getElementById("fabrics"));os();window.addEventListener("popstate",dn);window.addEventListener("pointerdown",()=>{for(let t of document.getAnimations())t.finish()},{capture:!0});dn();
/**
 * @license
 * Copyright 2017 Google LLC
 * SPDX-License-Identifier: BSD-3-Clause
 */
