var Ft=[{level:1,numeral:"I",name:"Intern",marker:52,per_button_held:0,per_patch_with_buttons:0,per_button_on_patches:0},{level:2,numeral:"II",name:"Apprentice",marker:44,per_button_held:1,per_patch_with_buttons:0,per_button_on_patches:0},{level:3,numeral:"III",name:"Fellow",marker:41,per_button_held:1,per_patch_with_buttons:1,per_button_on_patches:0},{level:4,numeral:"IV",name:"Master",marker:38,per_button_held:1,per_patch_with_buttons:0,per_button_on_patches:1},{level:5,numeral:"V",name:"Legend",marker:35,per_button_held:1,per_patch_with_buttons:1,per_button_on_patches:1}];var M=53,nt=[5,11,17,23,29,35,41,47,53],gt={revised:[26,32,38,44,50],original:[20,26,32,44,50]};var Ut={language:"en",format:e=>e};function gn(e){Ut=e}function yt(){return Ut.language}function c(e,t){return Ut.format(e,t)}function bt(e){let{language:t}=Ut;return new Intl.ListFormat(t==="en"?"en-GB":t).format(e)}var Yo=[];function yn(e){Yo=e}var Jo=new Set;function bn(e){e!==""&&Jo.add(e)}function pe(e,t){let n=t,r=!1,o=new Set,s=()=>{r=!1;for(let a of[...o])a(n)};return{get:()=>n,dispatch(a){let i=e(n,a);i!==n&&(n=i,r||queueMicrotask(s),r=!0)},watch(a){return o.add(a),()=>o.delete(a)}}}function $n(e){return pe((t,n)=>({...t,...n}),e)}var Xo=new Set([400,401,403,404,409,410,413,422,429,503]),me=class extends Error{name="Away"},Ht=class extends Error{};var xn=pe((e,t)=>t,{away:!1}),jt=class extends Error{constructor(n,r){super(n);this.status=r}status},ts=new Set(["POST /api/challenges","POST /api/days/{day}","POST /api/games","POST /api/games/{game}/again","POST /api/games/{game}/seat","POST /api/invitations/{code}","POST /api/match","POST /api/tournaments","POST /api/tournaments/{tournament}/join"]),es={areRefused:()=>!1};async function ns(e,...[t]){if(es.areRefused()&&ts.has(e))throw new jt(c("no-cookies"),0);return Sn(await rs(e,t))}async function Sn(e){let t=await e.text();if(!e.ok)throw new jt(os(t,e.status),e.status);return t!==""&&!e.headers.get("content-type")?.startsWith("image/")?JSON.parse(t):t}function rs(e,t={},n){let[r,o]=e.split(" "),s={...t},a=o.replace(/\{(\w+)\}/g,(i,l)=>{let u=s[l];return delete s[l],encodeURIComponent(u)});return r!=="GET"?fe(a,{method:r,headers:{"content-type":"application/json"},body:JSON.stringify(s),signal:n}):(Object.keys(s).length>0&&(a+=`?${new URLSearchParams(s)}`),fe(a,{signal:n}))}async function fe(e,t={}){try{let n=await fetch(new URL(e,import.meta.url),t);return wn(!1),n}catch(n){throw t.signal?.aborted||wn(!0),new me(c("server-away"),{cause:n})}}function wn(e){xn.get().away!==e&&xn.dispatch({away:e})}function os(e,t){let{error:n,code:r,values:o}=ss(e);return typeof o?.detail=="string"&&bn(o.detail),r?c(`refused-${r}`,o):n&&yt()==="en"?n:Xo.has(t)?c(`refused-status-${t}`):c("status-answer",{status:String(t)})}function ss(e){try{return JSON.parse(e)??{}}catch(t){if(t instanceof SyntaxError)return{};throw t}}async function vn(e="/api/patches"){let t=await Sn(await fe(e));return Object.fromEntries(Object.entries(t).map(as))}function as([e,t]){return[e,Object.defineProperty(t,"name",{get:()=>c(`patch-${e}`)})]}var Fi=720*60*1e3;function kn(e){return ns("POST /api/replay",{text:e.replaceAll("\0","")})}var is=["classic","anniversary","valentine"];function Pn(e){return is.some(t=>t===e)}var ls={en:"English",de:"Deutsch",fr:"Français",es:"Español"};function cs(e){return typeof e=="string"&&Object.hasOwn(ls,e)}function En(e){return e.map(n=>n.split("-")[0].toLowerCase()).find(cs)??"en"}var us=[["one","Player1"],["two","Player2"]];var ps=["","?","You","Automa"];function de(e,t){return`/${ms(t)}${e}`}function ms(e){let t=us.flatMap(([r],o)=>{let s=e[o]??"";return ps.includes(s)?[]:[[r,s]]}),n=new URLSearchParams(t).toString();return n&&`?${n}`}var An={up:[-1,0],down:[1,0],left:[0,-1],right:[0,1]},fs=Array.from({length:81},(e,t)=>[Math.floor(t/9),t%9]);function H([e,t]){return`${"abcdefghi"[t]}${e+1}`}function $t(e){return/^[a-i][1-9]$/.test(e)?[Number(e[1])-1,e.charCodeAt(0)-97]:null}function ge(e,t){return e[0]===t[0]&&e[1]===t[1]}function j(e){return[Math.max(...e.map(t=>t[0]))+1,Math.max(...e.map(t=>t[1]))+1]}function ye(e,[t,n]){return e.map(([r,o])=>[r+t,o+n])}function _n(e,[t,n]){let[r,o]=j(e);return[Mn(t,9-r),Mn(n,9-o)]}function Mn(e,t){return Math.max(0,Math.min(t,e))}function he([e,t],[n,r],o){return o==="right"?[t,n-1-e]:o==="left"?[r-1-t,e]:[e,r-1-t]}function Tn(e,t,n){let[r,o]=t,s=n>=4?he(e,t,"flip"):e;for(let a=0;a<n%4;a+=1)s=he(s,[r,o],"right"),[r,o]=[o,r];return s}function On(e){let t=Math.min(...e.map(a=>a[0])),n=Math.max(...e.map(a=>a[1])),r=([a,i])=>Math.min(...e.map(([l,u])=>Math.abs(l-a)+Math.abs(u-i))),o=a=>Math.abs(a[0]-t+1)+Math.abs(a[1]-n-1)+(r(a)<2?20:0);return fs.filter(a=>r(a)>0).reduce((a,i)=>o(i)<o(a)?i:a)}function N(e,t,n=0){let r=new Set(e.map(String)),o=new Map;for(let[a,i]of e)for(let l=0;l<4;l+=1){let[u,p]=Bt[(l+3)%4];if(r.has(String([a+u,i+p])))continue;let f=ds[l],g=[a+f[0],i+f[1]],$=[g[0]+Bt[l][0],g[1]+Bt[l][1]];o.set(String(g),[...o.get(String(g))??[],{to:$,direction:l}])}let s="";for(;o.size>0;)s+=hs(o,t,n);return s}var Bt=[[0,1],[1,0],[0,-1],[-1,0]],ds=[[0,0],[0,1],[1,1],[1,0]];function hs(e,t,n){let r=e.keys().next().value,o=[],s=r,a=-1;do{let l=e.get(s),u=Math.max(0,l.findIndex($=>$.direction===(a+1)%4)),p=l.splice(a<0?0:u,1)[0];l.length===0&&e.delete(s);let[f,g]=s.split(",").map(Number);p.direction!==a&&o.push({at:[f,g],direction:p.direction}),a=p.direction,s=String(p.to)}while(s!==r);return o.length>1&&o[0].direction===a&&o.shift(),`M${o.map(({at:l,direction:u},p)=>{let f=o[(p+o.length-1)%o.length].direction,[g,$]=[f,u].map(S=>Bt[(S+1)%4]).reduce((S,A)=>[S[0]+A[0],S[1]+A[1]]);return`${l[1]*t+$*n} ${l[0]*t+g*n}`}).join("L")}Z`}function be([e,t],n){let[r,o]=An[n];return _n([[0,0]],[e+r,t+o])}var rt=81,Dt=7,Gt=27,Cn=[0,0,0],xe=Array.from({length:rt},(e,t)=>H([Math.floor(t/9),t%9])),Rn=new Map(xe.map((e,t)=>[e,t])),gs=[0,1,2].flatMap(e=>[0,1,2].map(t=>ys(e,t)));function ys(e,t){let n=Array.from({length:Dt*Dt},(r,o)=>9*(e+Math.floor(o/Dt))+t+o%Dt);return z(n)}function z(e){let t=[0,0,0];for(let n of e)t[Math.floor(n/Gt)]|=1<<n%Gt;return t}function Ln(e,t){return[e[0]|t[0],e[1]|t[1],e[2]|t[2]]}function bs(e,t){return(e[0]&~t[0]|e[1]&~t[1]|e[2]&~t[2])===0}function Nn(e,t){return(e[Math.floor(t/Gt)]>>t%Gt&1)===1}function we(e,t){let[n,r]=[Number(t[0]),Rn.get(t.slice(1))],o=e.orientations[n];if(o===void 0||r===void 0)return null;let[s,a]=j(o),[i,l]=[Math.floor(r/9),r%9];return i>9-s||l>9-a?null:In(n,$e(o),i,l)}function $e(e){return e.map(([t,n])=>9*t+n)}function In(e,t,n,r){let o=9*n+r,s=t.map(a=>o+a);return{name:e+xe[o],orientation:e,row:n,column:r,spaces:s,mask:z(s)}}function Fn(e,t){let n=Math.floor(t[0]/9),r=Math.min(...t.map(s=>s%9)),o=String(t.map(s=>s-9*n-r));for(let[s,a]of Object.entries(e.orientations))if(String($e(a))===o)return In(Number(s),$e(a),n,r);return null}function Un(e){return gs.some(t=>bs(t,e))}function Se(e){return xe[e]}function ve(e){return Rn.get(e)}function Hn(e,t,n){let r=[...e];for(let o of t)r[o]=n;return r.join("")}var $s=3,xs=5,ws={buttons:xs,time:0,income:0,cells:".".repeat(rt),filled:Cn,empty:rt,patches:[]};function Vt(e,t){return{...ws,buttons:e,time:t}}function ot({players:e,turn:t}){return e[t-1]}function V({stage:e,turn:t,automa:n}){return e==="over"?null:n!==null&&t===2?"card":t}function st({ring:e}){return[...e.slice(0,$s)]}function Kt(e,t){let n=e.indexOf(t);return e.slice(n+1)+e.slice(0,n)}function Wt(e,t,n){return e.filter(r=>r>t&&r<=n)}function qt({players:[e,t]}){return Math.max(e.time,t.time)}function xt(e){return Wt(gt[e.board],qt(e),M)}function at(e){return Ft[e-1]}function jn({automa:e,players:t,tile:n}){return e!==null&&n!==1&&t[1].time<at(e.level).marker}function Q(e){return e.startsWith("A:")}function Bn(e,t,n){let[r,o]=e.players,{automa:s}=e,{taken:a,start:i,stop:l}=n,u=st(e).join("");if(s===null||V(e)!=="card"||i!==o.time||n.choices!==u||a!==null&&!u.includes(a)||t!==`A:${a??"pass"}`||l<=i||l>M)return null;let p=l===M&&r.time===M;return{...e,ring:a===null?e.ring:Kt(e.ring,a),players:[r,Vt(o.buttons+n.income,l)],turn:l>r.time||p?1:2,stage:p?"over":"action",tile:n.takes_special_tile?2:e.tile,automa:{...s,taken:s.taken+(a??"")}}}var C=[1,2];function K(e){return e===1?2:1}function ke(e){return C.find(t=>e[t-1].kind==="open")??null}function wt({stage:e,result:t}){return e==="over"&&t===null}var vs=/^(?:pass|[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9])$/;function Wn(e,t){let{turn:n,players:r}=e,o=ot(e),s=r[2-n],a=t?o.time+t.time:s.time+1,i=Math.min(a,M),[l,u]=t?[t.buttons,0]:[0,i-o.time],p=Wt(nt,o.time,i),f=(o.income+(t?.income??0))*p.length,g=i>s.time,$=o.empty>(t?.squares??0),S=i===M&&s.time===M;return{buttons:o.buttons-l+u+f,time:i,paid:l,earned:u,income_marks:p,income:f,special_patch:g&&$&&xt(e).some(A=>A<=i),next:g||S?K(n):n,over:S}}function ks(e,t,n){if(!vs.test(t))return"a move is pass, a patch like X0a7 or a special patch like +d9";let r=t[0],o=r in n&&t!=="pass",s=o?we(n[r],t.slice(1)):null;if(o&&!s)return`patch ${r} would not lie wholly on the board there`;if(e.stage==="over")return"the game is over";if(V(e)==="card")return"it is the Automa's turn";let a=s?.spaces??[ve(t.slice(1))??0];return e.stage==="special_patch"?r==="+"?Dn(e,a):"the special patch must be placed first":t==="pass"?null:r==="+"?"there is no special patch to place":qn(e,r,n)??Dn(e,a)}function qn(e,t,n){let r=st(e);if(!e.ring.includes(t))return`patch ${t} is no longer in the ring`;if(!r.includes(t))return`patch ${t} is not among the next three (${r.join(", ")})`;let o=n[t].buttons-ot(e).buttons;return o>0?`needs ${o} more button${o>1?"s":""}`:null}function Dn(e,t){let{filled:n}=ot(e),r=t.find(o=>Nn(n,o));return r===void 0?null:`overlaps at ${Se(r)}`}function Zn(e,t,n){if(ks(e,t,n)!==null)return null;let r=ot(e);if(t==="pass")return Vn(e,e.ring,r,null);let[o,s]=[t[0],t.slice(1)];if(o==="+")return{...zn(e,Gn(r,[ve(s)??0],"*")),stage:"action",turn:K(e.turn)};let a=n[o],i=we(a,s),{orientation:l,row:u,column:p,spaces:f}=i,g={...Gn(r,f,o),income:r.income+a.income,patches:Pe([...r.patches,{letter:o,orientation:l,row:u,column:p}])};return Vn(e,Kt(e.ring,o),g,a)}function Pe(e){return e.sort((t,n)=>t.letter<n.letter?-1:1)}function Gn(e,t,n){return{...e,cells:Hn(e.cells,t,n),filled:Ln(e.filled,z(t)),empty:e.empty-t.length}}function Vn(e,t,n,r){let{buttons:o,time:s,special_patch:a,next:i,over:l}=Wn(e,r),u=l?"over":a?"special_patch":"action",p=a&&!l?e.turn:i;return{...zn(e,{...n,buttons:o,time:s}),ring:t,stage:u,turn:p}}function zn(e,t){let{players:n,turn:r,tile:o}=e;return{...e,players:r===1?[t,n[1]]:[n[0],t],tile:o===null&&Un(t.filled)?r:o}}function Qn(e,t,n,r){return Q(t)?n===void 0?null:Bn(e,t,n):Zn(e,t,r)}function Ee(e,t,n,r){let o=[e],s=n.values();for(let[a,i]of t.entries()){let l=Q(i)?s.next().value:void 0,u=Qn(o[a],i,l,r);if(u===null)return null;o.push(u)}return o}function Me(e,t){let n=0;for(;n<e.length&&Q(e[e.length-1-n]);)n+=1;return n===0?[]:t.slice(-n)}var Es=/^(\d{1,4})\.(\d{1,2})(?:i(\d{1,2}))?$/,Ms=/^(\d{1,4})\.(\d{1,2}):([A-Za-g]{1,33}|-)$/,As=/^(?:[A-Za-g]{1,60}|-)$/,_s=/^[1-9*xA-Za-g]{1,9}(?:\/[1-9*xA-Za-g]{1,9}){8}$/,Yn={1:{turn:1,stage:"action"},2:{turn:2,stage:"action"},"1+":{turn:1,stage:"special_patch"},"2+":{turn:2,stage:"special_patch"},"#1":{turn:1,stage:"over"},"#2":{turn:2,stage:"over"}},Jn={"-":null,1:1,2:2},Xn={r:"revised",o:"original"};function _e(e,t){let n=e.trim().split(" ");if(n.length===11)return Ts(n,t);let[r,o,s,a,...i]=n;if(n.length!==8)return null;let[l,u]=[Ae(r,s,t),Ae(o,a,t)];return l&&u&&nr([l,u],i,null)}function Ts([e,t,n,r,o,s,a,i,l],u){let p=Ae(e,t,u),f=Ms.exec(n);if(!p||!f||i!=="normal"&&i!=="tactical"||!/^[1-5]$/.test(l))return null;let g=f[3]==="-"?"":f[3],$=Vt(Number(f[1]),Number(f[2])),S={deck:i,level:Number(l),taken:g};return nr([p,$],[r,o,s,a],S)}function nr(e,[t,n,r,o],s){if(!(n in Yn&&r in Jn&&o in Xn&&As.test(t)))return null;let i=t==="-"?"":t,l={tile:Jn[r],board:Xn[o],automa:s};return{...Yn[n],ring:i,players:e,...l}}function Ae(e,t,n){let r=Es.exec(t),o=e.split("/").map(g=>g.replace(/\d/g,$=>".".repeat(Number($))));if(!r||!_s.test(e)||o.some(g=>g.length!==9))return null;let s=o.join(""),[,a,i,l]=r,u=Os(s,n);if(u===null||s.includes("x")!==(l!==void 0))return null;let p=u.reduce((g,{letter:$})=>g+n[$].income,0),f=[...s].flatMap((g,$)=>g==="."?[]:[$]);return{buttons:Number(a),time:Number(i),income:l===void 0?p:Number(l),cells:s,filled:z(f),empty:rt-f.length,patches:u}}function Os(e,t){let r=[...new Set(e)].filter(s=>!".*x".includes(s)).map(s=>{let a=[...e].flatMap((l,u)=>l===s?[u]:[]),i=Fn(t[s],a);return i&&{letter:s,orientation:i.orientation,row:i.row,column:i.column}}),o=r.filter(s=>s!==null);return o.length<r.length?null:Pe(o)}function rr(e,t){let{players:n,ring:r,turn:o,stage:s,tile:a,board:i,automa:l}=e,[u,p]=n.map(({cells:G})=>Rs(G)),f=tr(n[0]),g=[r||"-",Cs[s](o),a??"-",i[0]];if(l===null||t===null)return[u,p,f,tr(n[1]),...g].join(" ");let{buttons:$,time:S}=n[1],A=`${$}.${S}:${l.taken||"-"}`,B=`${er(t.aside)}/${t.discards.join(".")||"-"}`,D=er(t.pile).replace("?",`?${t.budget??""}`);return[u,f,A,...g,l.deck,l.level,D,B].join(" ")}var Cs={action:e=>`${e}`,special_patch:e=>`${e}+`,over:e=>`#${e}`};function Rs(e){return Array.from({length:9},(n,r)=>e.slice(9*r,9*(r+1))).map(n=>n.replace(/\.+/g,r=>String(r.length))).join("/")}function tr({buttons:e,time:t,income:n,cells:r}){return`${e}.${t}${r.includes("x")?`i${n}`:""}`}function er(e){return Array(e).fill("?").join(".")||"-"}function or({Compensation:e="0"}){return/^-?[1-9]\d{0,2}$/.test(e)?Number(e):0}var Ls=7,sr=2;function Zt(e,t,n){let{players:r,tile:o,automa:s}=e,{buttons:a,empty:i}=r[t-1],l=o===t?Ls:0;if(t===1||s===null)return{buttons:a,special_tile:l,empty:i===0?0:-sr*i};let u=at(s.level),p=[...s.taken].map(g=>n[g].income),f=p.filter(g=>g>0).length;return{special_tile:l,buttons_held:u.per_button_held*a,patches_with_buttons:u.per_patch_with_buttons*f,buttons_on_patches:u.per_button_on_patches*p.reduce((g,$)=>g+$,0)}}function zt(e){return Object.values(e).reduce((t,n)=>t+n,0)}function Te(e,t,n=0){return[zt(Zt(e,1,t)),zt(Zt(e,2,t))+n]}function ar(e,t,n=0){if(e.stage!=="over")return null;let r=Te(e,t,n);return r[0]===r[1]?{winner:e.turn,scores:r,reason:"first to 53"}:{winner:r[0]>r[1]?1:2,scores:r,reason:"score"}}function pr(e,t,n=null,r=0){let{ring:o,turn:s,automa:a}=e;return{position:rr(e,n),turn:s,stage:V(e)==="card"?"card":e.stage,ring:o,players:[lr(e,1,t),lr(e,2,t)],time_board:Ns(e),result:ar(e,t,r),points:r,automa:a&&n&&Is(e,a,n,t)}}function mr(e,{kind:t,player:n},r,o=0){if(t==="abort"||n===null)return{stage:"over",result:null};let s=t==="flag"?"time":"resignation";return{stage:"over",result:{winner:K(n),scores:Te(e,r,o),reason:s}}}var ir=new WeakMap;function lr(e,t,n){let r=e.players[t-1],o=e.tile===t,s=cr(r.time,xt(e)),a=ir.get(r);if(a?.special_tile===o&&a.to_special_patch===s)return a;let{buttons:l,income:u,time:p,cells:f,empty:g}=r,$=Zt(e,t,n),S={buttons:l,income:u,time:p,cells:f,patches:[...r.patches],score:zt($),score_parts:$,empty:t===2&&e.automa!==null?0:g,special_tile:o,to_income:cr(p,nt),to_special_patch:s};return ir.set(r,S),S}function cr(e,t){let n=t.find(r=>r>e);return n===void 0?null:n-e}var ur=new Map;function Ns(e){let{board:t,stage:n,turn:r}=e,o=n==="over"?K(r):r,s=[t,qt(e),o].join(),a=ur.get(s);if(a)return a;let i={last:M,income:nt,special_patches:gt[t],special_patches_left:xt(e),on_top:o};return ur.set(s,i),i}function Is(e,{deck:t,level:n,taken:r},o,s){let{budget:a,pile:i,aside:l,discards:u,practice:p,turns:f,levels:g}=o,{numeral:$,name:S,marker:A}=at(n),B=G=>s[G].income>0,D=[...r];return{deck:t,level:n,numeral:$,name:S,marker:A,marker_on_board:jn(e),budget:a,pile:i,aside:l,discards:u,practice:p,turns:f,levels:g,with_buttons:D.filter(B).join(""),without_buttons:D.filter(G=>!B(G)).join("")}}var zl={normal:[P(1,1,4,"NO_OVERTAKE","MOST_BUTTONS","FURTHEST"),P(2,2,4,"NO_OVERTAKE","MOST_BUTTONS","FURTHEST"),P(3,3,3,"NO_OVERTAKE","LARGEST","FURTHEST"),P(4,4,1,"NO_OVERTAKE","LARGEST","FURTHEST"),P(5,5,1,"NO_OVERTAKE","MOST_BUTTONS","FURTHEST"),P(6,6,0,"NO_OVERTAKE","LARGEST","FURTHEST"),P(7,7,0,"MOST_BUTTONS","LARGEST","FURTHEST"),P(8,8,0,"LARGEST","MOST_BUTTONS","FURTHEST"),P(9,8,0,"MOST_BUTTONS","NO_OVERTAKE","FURTHEST"),P(10,10,0,"MOST_BUTTONS","LARGEST","FURTHEST"),P(11,10,0,"MOST_BUTTONS","LARGEST","FURTHEST"),P(12,0,5)],tactical:[P(13,1,5,"NO_OVERTAKE","MOST_BUTTONS","FURTHEST"),P(14,1,4,"NO_OVERTAKE","LARGEST","FURTHEST"),P(15,3,4,"NO_OVERTAKE","MOST_BUTTONS","FURTHEST"),P(16,3,3,"NO_OVERTAKE","LARGEST","FURTHEST"),P(17,4,1,"NO_OVERTAKE","MOST_BUTTONS","FURTHEST"),P(18,4,1,"NO_OVERTAKE","LARGEST","FURTHEST"),P(19,6,0,"NO_OVERTAKE","LARGEST","FURTHEST"),P(20,6,0,"MOST_BUTTONS","LARGEST","FURTHEST"),P(21,8,0,"LARGEST","MOST_BUTTONS","FURTHEST"),P(22,8,0,"MOST_BUTTONS","LARGEST","FURTHEST"),P(23,10,0,"MOST_BUTTONS","NO_OVERTAKE","FURTHEST"),P(24,10,0,"LARGEST","MOST_BUTTONS","FURTHEST")]};function P(e,t,n,...r){return{number:e,budget:t,income:n,filters:r}}function fr(e,t){let{start:n,moves:r,automa:o,tags:s}=e,a=_e(n,t),i=a&&Ee(a,r,o?.turns??[],t);return i&&Fs({...e,positions:i,points:or(s)},t)}function Fs({positions:e,moves:t,points:n,ended:r,automa:o},s){return e.map((a,i)=>({move:i===0?null:t[i-1],player:i===0?null:e[i-1].turn,...pr(a,s,o&&Us(o,t.slice(0,i),a),n),...r&&i===t.length&&mr(a,r,s,n)}))}function Us({practice:e,turns:t,levels:n,cards:r},o,{stage:s}){let a=o.filter(Q).length;return{...r[a],practice:e,turns:Me(o,t.slice(0,a)),levels:s==="over"?n:[]}}function dr(e,t){let n=fr(e,t);if(n===null)throw new Ht(c("page-outdated"));return n}function hr(e){let t={yours:!1,away:!1,bot:!1,rating:null};return[1,2].map(n=>{if(n===2&&e.automa)return{...t,name:"Automa",kind:"automa"};let r=e.tags[`Player${n}`],o=r&&r!=="?"?r:c("player-number",{number:String(n)});return{...t,name:o,kind:"person"}})}var Qt=class{constructor(t,n,r,o=t.length-1){this.frames=t;this.patches=n;let s={1:[4,4],2:[4,4]};this.store=$n({...r,at:this.within(o),walks:s})}frames;patches;store;get state(){return this.store.get()}get moves(){return this.frames.length-1}within(t){return Math.max(0,Math.min(this.moves,t))}look(t){this.store.dispatch({at:this.within(t)})}step(t){this.look(this.state.at+t)}keys(){return{ArrowLeft:()=>this.step(-1),ArrowRight:()=>this.step(1),Home:()=>this.look(0),End:()=>this.look(this.moves)}}key(t){let n=this.keys();return Object.hasOwn(n,t)?(n[t](),!0):!1}walk(t,n){let{walks:r}=this.state,o={...r,[t]:be(r[t],n)};this.store.dispatch({walks:o})}};var Yt=class extends Qt{constructor(n,r){super(dr(n,r),r,{said:""});this.replay=n;this.seats=hr(n)}replay;seats;get frame(){return this.frames[this.state.at]}get list(){return this.frames.slice(1).map(({move:n,player:r},o)=>({number:o+1,player:r??1,move:n??"pass"}))}get path(){let{link:n,tags:r}=this.replay;return de(n,[r.Player1,r.Player2])}};var Oe={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right"};function gr(e,t){let n=e.target.closest("[data-quilt=shown]");return!n||!Object.hasOwn(Oe,e.key)||e.shiftKey?!1:(e.preventDefault(),t(n.getAttribute("data-testid")==="quilt-1"?1:2,Oe[e.key]),!0)}var I=class{constructor(t){this.value=t}valueOf(){return this.value}},v=class extends I{constructor(t="???"){super(t)}toString(t){return`{${this.value}}`}},T=class extends I{constructor(t,n={}){super(t),this.opts=n}toString(t){if(t)try{return t.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return this.value.toString(10)}},F=class e extends I{static supportsValue(t){if(typeof t=="number"||t instanceof Date)return!0;if(t instanceof I)return e.supportsValue(t.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(t instanceof n.Instant||t instanceof n.PlainDateTime||t instanceof n.PlainDate||t instanceof n.PlainMonthDay||t instanceof n.PlainTime||t instanceof n.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof I&&(t=t.valueOf()),typeof t=="object"&&"calendarId"in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](t){return t==="string"?this.toString():this.toNumber()}toNumber(){let t=this.value;if(typeof t=="number")return t;if(t instanceof Date)return t.getTime();if("epochMilliseconds"in t)return t.epochMilliseconds;if("toZonedDateTime"in t)return t.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(t){if(t)try{return t.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var yr=100,Hs="⁨",js="⁩";function Bs(e,t,n){if(n===t||n instanceof T&&t instanceof T&&n.value===t.value)return!0;if(t instanceof T&&typeof n=="string"){let r=e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value);if(n===r)return!0}return!1}function br(e,t,n){return t[n]?it(e,t[n].value):(e.reportError(new RangeError("No default")),new v)}function Ce(e,t){let n=[],r=Object.create(null);for(let o of t)o.type==="narg"?r[o.name]=St(e,o.value):n.push(St(e,o));return{positional:n,named:r}}function St(e,t){switch(t.type){case"str":return t.value;case"num":return new T(t.value,{minimumFractionDigits:t.precision});case"var":return Ds(e,t);case"mesg":return Gs(e,t);case"term":return Vs(e,t);case"func":return Ks(e,t);case"select":return Ws(e,t);default:return new v}}function Ds(e,{name:t}){let n;if(e.params)if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new v(`$${t}`);else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(new ReferenceError(`Unknown variable: $${t}`)),new v(`$${t}`);if(n instanceof I)return n;switch(typeof n){case"string":return n;case"number":return new T(n);case"object":if(F.supportsValue(n))return new F(n);default:return e.reportError(new TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new v(`$${t}`)}}function Gs(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(new ReferenceError(`Unknown message: ${t}`)),new v(t);if(n){let o=r.attributes[n];return o?it(e,o):(e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new v(`${t}.${n}`))}return r.value?it(e,r.value):(e.reportError(new ReferenceError(`No value: ${t}`)),new v(t))}function Vs(e,{name:t,attr:n,args:r}){let o=`-${t}`,s=e.bundle._terms.get(o);if(!s)return e.reportError(new ReferenceError(`Unknown term: ${o}`)),new v(o);if(n){let i=s.attributes[n];if(i){e.params=Ce(e,r).named;let l=it(e,i);return e.params=null,l}return e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new v(`${o}.${n}`)}e.params=Ce(e,r).named;let a=it(e,s.value);return e.params=null,a}function Ks(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(new ReferenceError(`Unknown function: ${t}()`)),new v(`${t}()`);if(typeof r!="function")return e.reportError(new TypeError(`Function ${t}() is not callable`)),new v(`${t}()`);try{let o=Ce(e,n);return r(o.positional,o.named)}catch(o){return e.reportError(o),new v(`${t}()`)}}function Ws(e,{selector:t,variants:n,star:r}){let o=St(e,t);if(o instanceof v)return br(e,n,r);for(let s of n){let a=St(e,s.key);if(Bs(e,o,a))return it(e,s.value)}return br(e,n,r)}function Re(e,t){if(e.dirty.has(t))return e.reportError(new RangeError("Cyclic reference")),new v;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let o of t){if(typeof o=="string"){n.push(e.bundle._transform(o));continue}if(e.placeables++,e.placeables>yr)throw e.dirty.delete(t),new RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${yr}`);r&&n.push(Hs),n.push(St(e,o).toString(e)),r&&n.push(js)}return e.dirty.delete(t),n.join("")}function it(e,t){return typeof t=="string"?e.bundle._transform(t):Re(e,t)}var Jt=class{constructor(t,n,r){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=t,this.errors=n,this.args=r}reportError(t){if(!this.errors||!(t instanceof Error))throw t;this.errors.push(t)}memoizeIntlObject(t,n){let r=this.bundle._intls.get(t);r||(r={},this.bundle._intls.set(t,r));let o=JSON.stringify(n);return r[o]||(r[o]=new t(this.bundle.locales,n)),r[o]}};function Le(e,t){let n=Object.create(null);for(let[r,o]of Object.entries(e))t.includes(r)&&(n[r]=o.valueOf());return n}var $r=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function xr(e,t){let n=e[0];if(n instanceof v)return new v(`NUMBER(${n.valueOf()})`);if(n instanceof T)return new T(n.valueOf(),{...n.opts,...Le(t,$r)});if(n instanceof F)return new T(n.toNumber(),{...Le(t,$r)});throw new TypeError("Invalid argument to NUMBER")}var qs=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function wr(e,t){let n=e[0];if(n instanceof v)return new v(`DATETIME(${n.valueOf()})`);if(n instanceof F||n instanceof T)return new F(n,Le(t,qs));throw new TypeError("Invalid argument to DATETIME")}var Sr=new Map;function vr(e){let t=Array.isArray(e)?e.join(" "):e,n=Sr.get(t);return n===void 0&&(n=new Map,Sr.set(t,n)),n}var lt=class{constructor(t,{functions:n,useIsolating:r=!0,transform:o=s=>s}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(t)?t:[t],this._functions={NUMBER:xr,DATETIME:wr,...n},this._useIsolating=r,this._transform=o,this._intls=vr(t)}hasMessage(t){return this._messages.has(t)}getMessage(t){return this._messages.get(t)}addResource(t,{allowOverrides:n=!1}={}){let r=[];for(let o=0;o<t.body.length;o++){let s=t.body[o];if(s.id.startsWith("-")){if(n===!1&&this._terms.has(s.id)){r.push(new Error(`Attempt to override an existing term: "${s.id}"`));continue}this._terms.set(s.id,s)}else{if(n===!1&&this._messages.has(s.id)){r.push(new Error(`Attempt to override an existing message: "${s.id}"`));continue}this._messages.set(s.id,s)}}return r}formatPattern(t,n=null,r=null){if(typeof t=="string")return this._transform(t);let o=new Jt(this,r,n);try{return Re(o,t).toString(o)}catch(s){if(o.errors&&s instanceof Error)return o.errors.push(s),new v().toString(o);throw s}}};var Ne=/^(-?[a-zA-Z][\w-]*) *= */gm,kr=/\.([a-zA-Z][\w-]*) *= */y,Zs=/\*?\[/y,Ie=/(-?[0-9]+(?:\.([0-9]+))?)/y,zs=/([a-zA-Z][\w-]*)/y,Pr=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Qs=/^[A-Z][A-Z0-9_-]*$/,Xt=/([^{}\n\r]+)/y,Ys=/([^\\"\n\r]*)/y,Er=/\\([\\"])/y,Mr=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Js=/^\n+/,Ar=/ +$/,Xs=/ *\r?\n/g,ta=/( *)$/,ea=/{\s*/y,_r=/\s*}/y,na=/\[\s*/y,ra=/\s*] */y,oa=/\s*\(\s*/y,sa=/\s*->\s*/y,aa=/\s*:\s*/y,ia=/\s*,?\s*/y,la=/\s+/y,ct=class{constructor(t){this.body=[],Ne.lastIndex=0;let n=0;for(;;){let d=Ne.exec(t);if(d===null)break;n=Ne.lastIndex;try{this.body.push(l(d[1]))}catch(y){if(y instanceof SyntaxError)continue;throw y}}function r(d){return d.lastIndex=n,d.test(t)}function o(d,y){if(t[n]===d)return n++,!0;if(y)throw new y(`Expected ${d}`);return!1}function s(d,y){if(r(d))return n=d.lastIndex,!0;if(y)throw new y(`Expected ${d.toString()}`);return!1}function a(d){d.lastIndex=n;let y=d.exec(t);if(y===null)throw new SyntaxError(`Expected ${d.toString()}`);return n=d.lastIndex,y}function i(d){return a(d)[1]}function l(d){let y=p(),k=u();if(y===null&&Object.keys(k).length===0)throw new SyntaxError("Expected message value or attributes");return{id:d,value:y,attributes:k}}function u(){let d=Object.create(null);for(;r(kr);){let y=i(kr),k=p();if(k===null)throw new SyntaxError("Expected attribute value");d[y]=k}return d}function p(){let d;if(r(Xt)&&(d=i(Xt)),t[n]==="{"||t[n]==="}")return f(d?[d]:[],1/0);let y=dn();return y?d?f([d,y],y.length):(y.value=ue(y.value,Js),f([y],y.length)):d?ue(d,Ar):null}function f(d=[],y){for(;;){if(r(Xt)){d.push(i(Xt));continue}if(t[n]==="{"){d.push(g());continue}if(t[n]==="}")throw new SyntaxError("Unbalanced closing brace");let L=dn();if(L){d.push(L),y=Math.min(y,L.length);continue}break}let k=d.length-1,Z=d[k];typeof Z=="string"&&(d[k]=ue(Z,Ar));let ht=[];for(let L of d)L instanceof te&&(L=L.value.slice(0,L.value.length-y)),L&&ht.push(L);return ht}function g(){s(ea,SyntaxError);let d=$();if(s(_r))return d;if(s(sa)){let y=B();return s(_r,SyntaxError),{type:"select",selector:d,...y}}throw new SyntaxError("Unclosed placeable")}function $(){if(t[n]==="{")return g();if(r(Pr)){let[,d,y,k=null]=a(Pr);if(d==="$")return{type:"var",name:y};if(s(oa)){let Z=S();if(d==="-")return{type:"term",name:y,attr:k,args:Z};if(Qs.test(y))return{type:"func",name:y,args:Z};throw new SyntaxError("Function names must be all upper-case")}return d==="-"?{type:"term",name:y,attr:k,args:[]}:{type:"mesg",name:y,attr:k}}return G()}function S(){let d=[];for(;;){switch(t[n]){case")":return n++,d;case void 0:throw new SyntaxError("Unclosed argument list")}d.push(A()),s(ia)}}function A(){let d=$();return d.type!=="mesg"?d:s(aa)?{type:"narg",name:d.name,value:G()}:d}function B(){let d=[],y=0,k;for(;r(Zs);){o("*")&&(k=y);let Z=D(),ht=p();if(ht===null)throw new SyntaxError("Expected variant value");d[y++]={key:Z,value:ht}}if(y===0)return null;if(k===void 0)throw new SyntaxError("Expected default variant");return{variants:d,star:k}}function D(){s(na,SyntaxError);let d;return r(Ie)?d=fn():d={type:"str",value:i(zs)},s(ra,SyntaxError),d}function G(){if(r(Ie))return fn();if(t[n]==='"')return zo();throw new SyntaxError("Invalid expression")}function fn(){let[,d,y=""]=a(Ie),k=y.length;return{type:"num",value:parseFloat(d),precision:k}}function zo(){o('"',SyntaxError);let d="";for(;;){if(d+=i(Ys),t[n]==="\\"){d+=Qo();continue}if(o('"'))return{type:"str",value:d};throw new SyntaxError("Unclosed string literal")}}function Qo(){if(r(Er))return i(Er);if(r(Mr)){let[,d,y]=a(Mr),k=parseInt(d||y,16);return k<=55295||57344<=k?String.fromCodePoint(k):"�"}throw new SyntaxError("Unknown escape sequence")}function dn(){let d=n;switch(s(la),t[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return hn(t.slice(d,n))}return t[n-1]===" "?hn(t.slice(d,n)):!1}function ue(d,y){return d.replace(y,"")}function hn(d){let y=d.replace(Xs,`
`),k=ta.exec(d)[1].length;return new te(y,k)}}},te=class{constructor(t,n){this.value=t,this.length=n}};var Fe=new Map,vt=new lt("en");function Tr(e,t=`/words/${e}.json`){let n=Fe.get(e);if(n)return n;let r=ca(new URL(t,import.meta.url));return Fe.set(e,r),r.catch(()=>Fe.delete(e)),r}async function ca(e){let t=await fetch(e);if(!t.ok)throw new Error(`The words of this page can’t be loaded: ${e}`);return t.json()}function Or({language:e,words:t,editions:n={}},r){vt=new lt(e,{useIsolating:!1}),vt.addResource(new ct(t)),Object.hasOwn(n,r)&&vt.addResource(new ct(n[r]),{allowOverrides:!0}),gn({language:e,format:(s,a)=>{let i=vt.getMessage(s)?.value;if(!i)throw new Error(`There is no message ${s} in ${e}.`);return vt.formatPattern(i,a)}})}var Ve=globalThis,Cr=e=>e,ee=Ve.trustedTypes,Rr=ee?ee.createPolicy("lit-html",{createHTML:e=>e}):void 0,Hr="$lit$",W=`lit$${Math.random().toFixed(9).slice(2)}$`,jr="?"+W,ua=`<${jr}>`,X=document,Pt=()=>X.createComment(""),Et=e=>e===null||typeof e!="object"&&typeof e!="function",Ke=Array.isArray,pa=e=>Ke(e)||typeof e?.[Symbol.iterator]=="function",Ue=`[ 	
\f\r]`,kt=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Lr=/-->/g,Nr=/>/g,Y=RegExp(`>|${Ue}(?:([^\\s"'>=/]+)(${Ue}*=${Ue}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Ir=/'/g,Fr=/"/g,Br=/^(?:script|style|textarea|title)$/i,We=e=>(t,...n)=>({_$litType$:e,strings:t,values:n}),m=We(1),x=We(2),jc=We(3),Mt=Symbol.for("lit-noChange"),h=Symbol.for("lit-nothing"),Ur=new WeakMap,J=X.createTreeWalker(X,129);function Dr(e,t){if(!Ke(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return Rr!==void 0?Rr.createHTML(t):t}var ma=(e,t)=>{let n=e.length-1,r=[],o,s=t===2?"<svg>":t===3?"<math>":"",a=kt;for(let i=0;i<n;i++){let l=e[i],u,p,f=-1,g=0;for(;g<l.length&&(a.lastIndex=g,p=a.exec(l),p!==null);)g=a.lastIndex,a===kt?p[1]==="!--"?a=Lr:p[1]!==void 0?a=Nr:p[2]!==void 0?(Br.test(p[2])&&(o=RegExp("</"+p[2],"g")),a=Y):p[3]!==void 0&&(a=Y):a===Y?p[0]===">"?(a=o??kt,f=-1):p[1]===void 0?f=-2:(f=a.lastIndex-p[2].length,u=p[1],a=p[3]===void 0?Y:p[3]==='"'?Fr:Ir):a===Fr||a===Ir?a=Y:a===Lr||a===Nr?a=kt:(a=Y,o=void 0);let $=a===Y&&e[i+1].startsWith("/>")?" ":"";s+=a===kt?l+ua:f>=0?(r.push(u),l.slice(0,f)+Hr+l.slice(f)+W+$):l+W+(f===-2?i:$)}return[Dr(e,s+(e[n]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),r]},At=class e{constructor({strings:t,_$litType$:n},r){let o;this.parts=[];let s=0,a=0,i=t.length-1,l=this.parts,[u,p]=ma(t,n);if(this.el=e.createElement(u,r),J.currentNode=this.el.content,n===2||n===3){let f=this.el.content.firstChild;f.replaceWith(...f.childNodes)}for(;(o=J.nextNode())!==null&&l.length<i;){if(o.nodeType===1){if(o.hasAttributes())for(let f of o.getAttributeNames())if(f.endsWith(Hr)){let g=p[a++],$=o.getAttribute(f).split(W),S=/([.?@])?(.*)/.exec(g);l.push({type:1,index:s,name:S[2],strings:$,ctor:S[1]==="."?je:S[1]==="?"?Be:S[1]==="@"?De:pt}),o.removeAttribute(f)}else f.startsWith(W)&&(l.push({type:6,index:s}),o.removeAttribute(f));if(Br.test(o.tagName)){let f=o.textContent.split(W),g=f.length-1;if(g>0){o.textContent=ee?ee.emptyScript:"";for(let $=0;$<g;$++)o.append(f[$],Pt()),J.nextNode(),l.push({type:2,index:++s});o.append(f[g],Pt())}}}else if(o.nodeType===8)if(o.data===jr)l.push({type:2,index:s});else{let f=-1;for(;(f=o.data.indexOf(W,f+1))!==-1;)l.push({type:7,index:s}),f+=W.length-1}s++}}static createElement(t,n){let r=X.createElement("template");return r.innerHTML=t,r}};function ut(e,t,n=e,r){if(t===Mt)return t;let o=r!==void 0?n._$Co?.[r]:n._$Cl,s=Et(t)?void 0:t._$litDirective$;return o?.constructor!==s&&(o?._$AO?.(!1),s===void 0?o=void 0:(o=new s(e),o._$AT(e,n,r)),r!==void 0?(n._$Co??=[])[r]=o:n._$Cl=o),o!==void 0&&(t=ut(e,o._$AS(e,t.values),o,r)),t}var He=class{constructor(t,n){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:n},parts:r}=this._$AD,o=(t?.creationScope??X).importNode(n,!0);J.currentNode=o;let s=J.nextNode(),a=0,i=0,l=r[0];for(;l!==void 0;){if(a===l.index){let u;l.type===2?u=new _t(s,s.nextSibling,this,t):l.type===1?u=new l.ctor(s,l.name,l.strings,this,t):l.type===6&&(u=new Ge(s,this,t)),this._$AV.push(u),l=r[++i]}a!==l?.index&&(s=J.nextNode(),a++)}return J.currentNode=X,o}p(t){let n=0;for(let r of this._$AV)r!==void 0&&(r.strings!==void 0?(r._$AI(t,r,n),n+=r.strings.length-2):r._$AI(t[n])),n++}},_t=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,n,r,o){this.type=2,this._$AH=h,this._$AN=void 0,this._$AA=t,this._$AB=n,this._$AM=r,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,n=this._$AM;return n!==void 0&&t?.nodeType===11&&(t=n.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,n=this){t=ut(this,t,n),Et(t)?t===h||t==null||t===""?(this._$AH!==h&&this._$AR(),this._$AH=h):t!==this._$AH&&t!==Mt&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):pa(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==h&&Et(this._$AH)?this._$AA.nextSibling.data=t:this.T(X.createTextNode(t)),this._$AH=t}$(t){let{values:n,_$litType$:r}=t,o=typeof r=="number"?this._$AC(t):(r.el===void 0&&(r.el=At.createElement(Dr(r.h,r.h[0]),this.options)),r);if(this._$AH?._$AD===o)this._$AH.p(n);else{let s=new He(o,this),a=s.u(this.options);s.p(n),this.T(a),this._$AH=s}}_$AC(t){let n=Ur.get(t.strings);return n===void 0&&Ur.set(t.strings,n=new At(t)),n}k(t){Ke(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,r,o=0;for(let s of t)o===n.length?n.push(r=new e(this.O(Pt()),this.O(Pt()),this,this.options)):r=n[o],r._$AI(s),o++;o<n.length&&(this._$AR(r&&r._$AB.nextSibling,o),n.length=o)}_$AR(t=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);t!==this._$AB;){let r=Cr(t).nextSibling;Cr(t).remove(),t=r}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},pt=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,n,r,o,s){this.type=1,this._$AH=h,this._$AN=void 0,this.element=t,this.name=n,this._$AM=o,this.options=s,r.length>2||r[0]!==""||r[1]!==""?(this._$AH=Array(r.length-1).fill(new String),this.strings=r):this._$AH=h}_$AI(t,n=this,r,o){let s=this.strings,a=!1;if(s===void 0)t=ut(this,t,n,0),a=!Et(t)||t!==this._$AH&&t!==Mt,a&&(this._$AH=t);else{let i=t,l,u;for(t=s[0],l=0;l<s.length-1;l++)u=ut(this,i[r+l],n,l),u===Mt&&(u=this._$AH[l]),a||=!Et(u)||u!==this._$AH[l],u===h?t=h:t!==h&&(t+=(u??"")+s[l+1]),this._$AH[l]=u}a&&!o&&this.j(t)}j(t){t===h?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},je=class extends pt{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===h?void 0:t}},Be=class extends pt{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==h)}},De=class extends pt{constructor(t,n,r,o,s){super(t,n,r,o,s),this.type=5}_$AI(t,n=this){if((t=ut(this,t,n,0)??h)===Mt)return;let r=this._$AH,o=t===h&&r!==h||t.capture!==r.capture||t.once!==r.once||t.passive!==r.passive,s=t!==h&&(r===h||o);o&&this.element.removeEventListener(this.name,this,r),s&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},Ge=class{constructor(t,n,r){this.element=t,this.type=6,this._$AN=void 0,this._$AM=n,this.options=r}get _$AU(){return this._$AM._$AU}_$AI(t){ut(this,t)}};var fa=Ve.litHtmlPolyfillSupport;fa?.(At,_t),(Ve.litHtmlVersions??=[]).push("3.3.3");var qe=(e,t,n)=>{let r=n?.renderBefore??t,o=r._$litPart$;if(o===void 0){let s=n?.renderBefore??null;r._$litPart$=o=new _t(t.insertBefore(Pt(),s),s,void 0,n??{})}return o._$AI(e),o};function da(e){let t=/^Quiltbee level (\d+)/.exec(e);return t&&Number(t[1])}function ne({kind:e,name:t}){return e==="computer"?da(t):null}function _(e){return e<0?`−${-e}`:String(e)}function Vr(e){return e>0?`+${e}`:_(e)}function Ze({name:e,squares:t,buttons:n,time:r,income:o}){return c("patch-label",{name:e,squares:t,buttons:n,time:r,income:o})}function ze(e,t){return e[t-1].yours&&!e[2-t].yours}function tt(e,t){let n=e[t-1].kind==="automa"?"automa":"other";return{who:ze(e,t)?"you":n,name:E(e,t)}}function E(e,t){let{name:n,kind:r}=e[t-1];if(ze(e,t))return c("you");if(r==="open")return n||c("open-seat");let o=ne(e[t-1]);return o!==null?c("level-number",{level:String(o)}):n==="You"?c("player-number",{number:String(t)}):n}function Ot(e,t){if(e.result)return c("wins",tt(t,e.result.winner));if(wt(e))return c("game-aborted");let n=e.stage==="special_patch"?"whose-special-patch":"whose-turn";return c(n,tt(t,e.turn))}function Ct(e,t){if(e.result)return ha(e,t);if(wt(e))return c("aborted-reason");let n=tt(t,e.turn);if(e.stage==="special_patch")return c("reached-special-patch",n);let r=e.players[e.turn-1].time,o=e.players[2-e.turn].time;return r!==o?c("further-back",n):r===0?c("goes-first",n):t.filter(({yours:a})=>a).length===1?c("level-and-on-top",n):c("both-level-and-on-top",n)}function ha(e,t){if(!e.result)return"";let{winner:n,scores:r,reason:o}=e.result,s=ga(r[n-1],r[2-n]),a=tt(t,3-n);return o==="resignation"?c("result-resignation",{...a,points:s}):o==="time"?c("result-time",{...a,points:s}):c(o==="first to 53"?"result-first":"result-score",{points:s})}function ga(e,t){return c("points-to",{mine:_(e),theirs:_(t)})}function Kr(e,t,n=!1){if(e==="pass"||e==="A:pass")return c("move-pass");if(e.startsWith("A:"))return c("move-took",{patch:Tt(t,e[2])});if(e.startsWith("+"))return n?c("move-special-at",{cell:e.slice(1)}):c("move-special");let r=Tt(t,e[0]);return!n||!t[e[0]]?c("move-patch",{patch:r}):c("move-patch-at",{patch:r,cell:H(ya(t[e[0]],e))})}function Tt(e,t){return e[t]?.name??t}function ya({orientations:e},t){let n=$t(t.slice(2));return ye(e[t[1]],n).reduce((r,o)=>o[0]<r[0]||o[0]===r[0]&&o[1]<r[1]?o:r)}function Wr(e,t,n,r){if(t===null)return c("then-over");let o=t===n?"-again":"";return ze(r,t)?c(`${e}-you${o}`):c(`${e}-name${o}`,{name:E(r,t)})}function qr(e,t,n){let r={cell:H(e)};if(t===".")return c("cell-empty",r);if(t==="*")return c("cell-special",r);let o=n[t]?.name;return o?c("cell-patch",{...r,patch:o}):c("cell-covered",r)}function Zr(e,t){let{to_income:n,to_special_patch:r,time:o}=e.players[t-1],s=e.time_board.last-o;if(s===0)return c("at-the-end");let a=[];return n!==null&&a.push(c("income-in",{count:n})),r!==null&&a.push(c("special-in",{count:r})),a.push(c("end-in",{count:s})),a.join(", ")}function zr({from:e,to:t,paid:n,earned:r,income:o}){let s=(i,l)=>l>0?[c("gain",{sign:i,count:l})]:[],a=[c("moved",{count:t-e}),...s("−",n),...s("+",r)];return o>0&&a.push(c("preview-income",{count:o})),a.join(", ")}function ba(e){return`${e}`}function mt(e,t,n={}){let r=Object.keys(t).map(s=>[s,ba(s)]);return c(e,{...n,...Object.fromEntries(r)}).split("").map((s,a)=>a%2?t[s]:s)}function Qr(e){let t=m`<span lang="en">${e}</span>`;return m`<p class="notice" data-testid="notice">
${mt("fault-in-record",{detail:t})}
</p>`}function re(e){return c(`filter-${e}`)}function Qe({score_parts:e},t){let n=e,r=Ft[t-1];return[["part-tile",n.special_tile,1],["part-held",n.buttons_held,r.per_button_held],["part-patches",n.patches_with_buttons,r.per_patch_with_buttons],["part-printed",n.buttons_on_patches,r.per_button_on_patches]].filter(([,,s])=>s>0).map(([s,a])=>[s,a])}function Yr(e,t,n){return n?c("named-patch",{patch:Tt(t,e),letter:e}):Tt(t,e)}function Jr(e,t,n=!0){return bt([...e].map(r=>Yr(r,t,n)))}function Xr({number:e,budget:t,income:n}){return c("card-title",{number:String(e),budget:t,income:n})}function to({affordable:e,choices:t,card:{budget:n}},r,o=!0){if(e.length===0)return c("budget-none",{budget:n,count:t.length});let s={budget:n,patches:Jr(e,r,o)};return c(e.length===1?"budget-only":"budget-buys",s)}function eo({filter:e,left:t,skipped:n},r,o=!0){return n?c("filter-skipped",{filter:re(e)}):c("filter-leaves",{filter:re(e),keeps:c(`keeps-${e}`),patches:Jr(t,r,o)})}function no(e,t,n=!0){let{taken:r,start:o,stop:s,income_marks:a,income:i,special_patches:l}=e,u={start:String(o),stop:String(s)},p=[r?c("automa-takes",{...u,patch:Yr(r,t,n)}):c("automa-advances",u)],f=i?c("gain",{sign:"+",count:i}):c("automa-no-gain");return a.length>0&&p.push(c("automa-income",{marks:bt(a.map(String)),gain:f})),l.length>0&&p.push(c("automa-special",{marks:bt(l.map(String))})),e.reaches_marker&&p.push(c(e.takes_special_tile?"automa-marker-tile":"automa-marker")),p}function ro({pile:e,aside:t,discards:n}){let r=[c("cards-in-pile",{count:e})];return t>0&&r.push(c("cards-aside",{count:t})),r.push(n.length?c("cards-turned",{cards:n.join(", ")}):c("cards-none")),`${r.join(", ")}.`}function oo(e){return c(`automa-name-${e}`)}function oe({level:e,numeral:t}){return c("numeral-and-name",{numeral:t,name:oo(e)})}function Ye({deck:e,level:t,numeral:n}){return c("automa-title",{deck:c(`deck-${e}`),numeral:n,name:oo(t)})}function se({marker:e,marker_on_board:t}){return t?c("marker-on",{space:String(e)}):c("marker-off")}function $a(e,t){if(!e||e==="pass"||e.startsWith("A:"))return null;let n=$t(e.slice(-2));return{shape:e.startsWith("+")?[[0,0]]:t[e[0]].orientations[e[1]],origin:n}}function ao(e,t){return e.flatMap(n=>$a(n,t)??[])}var xa={left:"M4 4v6h6M4.6 10A8 8 0 1 1 4 14",right:"M20 4v6h-6M19.4 10A8 8 0 1 0 20 14",flip:"M12 3v18M9 6L3 18h6zM15 6l6 12h-6z",place:"M4 13l5 5L20 6",cancel:"M6 6l12 12M18 6L6 18",undo:"M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",pass:"M4 12h14M13 6l6 6-6 6",download:"M12 4v11M7 11l5 5 5-5M5 20h14",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",flag:"M6 21V4h11l-2 4 2 4H6",print:"M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",card:"M5 3h10v14H5zM9 21h10V7",bulb:"M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-.9 1.6h-5.2c0-.6-.3-1.1-.9-1.6A6 6 0 0 1 12 3z",help:"M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",graph:"M4 4v16h16M7 14l4-5 3 3 5-7",first:"M18 5l-8 7 8 7M6 5v14",back:"M15 5l-7 7 7 7",forward:"M9 5l7 7-7 7",last:"M6 5l8 7-8 7M18 5v14",clock:"M12 7v5l3 2M12 4a8 8 0 1 0 .01 0",hurry:"M12 4v10M12 19v.5",bubble:"M4 5h16v11h-9l-5 4v-4H4z",eye:"M3 12c4-8 14-8 18 0-4 8-14 8-18 0zM12 9.5a2.5 2.5 0 1 0 .01 0",share:"M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",copy:"M8 8h11v12H8zM16 8V4H5v12h3",person:"M12 4a4 4 0 1 0 .01 0M4 21c1-5 4-7 8-7s7 2 8 7",puzzle:"M4 8h4a2.500 2.500 0 1 1 4 0h4v4a2.500 2.500 0 1 1 0 4v4H4z",cup:"M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 20h8",gear:"M12 9a3 3 0 1 0 .01 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1",fresh:"M12 5v14M5 12h14",again:"M20 4v6h-6M20 10A8 8 0 1 0 20 15",button:"M12 3a9 9 0 1 0 .01 0M9 9.5v.01M15 9.5v.01M9 14.5v.01M15 14.5v.01",ten:"M4 9l3.5-2.5v11.5M16.5 6.5c4.5 0 4.5 11.5 0 11.5s-4.5-11.5 0-11.5z",heart:"M12 20C5 14.5 3 11 3 8a4.6 4.6 0 0 1 9-1.4A4.6 4.6 0 0 1 21 8c0 3-2 6.5-9 12z",eyes:"M4 6h16v12H4zM4 12h16",pen:"M4 20l1-4L16 5l3 3L8 19zM14 7l3 3",raise:"M12 19V5M6 11l6-6 6 6",bin:"M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13",open:"M3 19V6h6l2 2h10v11z",lens:"M10.5 4a6.5 6.5 0 1 0 .01 0M15.5 15.5L21 21",up:"M4 18l5-6 4 3 7-9M20 6h-5M20 6v5",sun:"M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5"};function ft(e){return m`<svg class="icon-line" viewBox="0 0 24 24" aria-hidden="true">
<path d=${xa[e]}></path>
</svg>`}var wa=[["first","first-position"],["back","previous-position"],["forward","next-position"],["last","last-position"]];function io(e,t){return m`<div class="steps">
${wa.map(([n,r])=>m`<button
type="button"
class="quiet square"
aria-label=${c(r)}
title=${c(r)}
data-testid=${`step-${n}`}
aria-disabled=${e(n)?"true":"false"}
@click=${()=>t(n)}
>
${ft(n)}
</button>`)}
</div>`}function lo(e,t,n,r,o,s=[]){let a=new Set(s.map(({number:u})=>u)),i={first:0,back:t-1,forward:t+1,last:e.length},l=u=>u<0||u>e.length||u===t;return m`<section class="panel moves" aria-labelledby="moves-heading">
<div class="panel-head">
<h2 id="moves-heading">${c("moves")}</h2>
${io(u=>l(i[u]),u=>o(i[u]))}
</div>
<ol class="move-list" data-testid="move-list" tabindex="0" aria-labelledby="moves-heading">
${e.map(u=>m`<li class=${a.has(u.number)?"fresh-move":""}>
<button
type="button"
class=${u.number===t?"move now":"move"}
aria-current=${u.number===t?"step":"false"}
@click=${()=>o(u.number)}
>
<span class="number">${u.number}</span>
<span class="move-words">${Sa(u,n,r)}</span>
<code>${u.move}</code>
</button>
</li>`)}
</ol>
${e.length===0?m`<p class="small">${c("no-move-yet")}</p>`:""}
</section>`}function Sa({player:e,move:t,change:n},r,o){let s=m`<b>${E(r,e)}</b>`,a=Kr(t,o);return!n||n.from===n.to?mt("happened",{name:s},{deed:a}):mt("happened-with",{name:s},{deed:a,detail:zr(n)})}var Xe=[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg"];function co(e){let t=Xe.indexOf(e);return{cloth:t%6,weave:(Math.floor(t/6)+t%6)%6}}var uo={"weave-0":["<path d='M2.5 1.2a1.3 1.3 0 1 0 .01 0M7.5 6.2a1.3 1.3 0 1 0 .01 0'/>","<path opacity='.7' d='M7.5 2a.5.5 0 1 0 .01 0M2.5 7a.5.5 0 1 0 .01 0'/>"],"weave-1":["<path d='M.3 0h.5v10H.3zM1.5 0h1.9v10H1.5zM4.1 0h.5v10h-.5z M5.3 0h.5v10h-.5zM6.5 0h1.9v10H6.5zM9.1 0h.5v10h-.5z'/>"],"weave-2":["<path opacity='.55' d='M0 0h2.5v10H0zM5 0h2.5v10H5z'/>","<path opacity='.55' d='M0 0h10v2.5H0zM0 5h10v2.5H0z'/>"],"weave-3":["<path fill='none' stroke='var(--thread)' stroke-width='.85' d='M0 0L2.5-2.5 5 0 7.5-2.5 10 0M0 2.5L2.5 0 5 2.5 7.5 0 10 2.5M0 5L2.5 2.5 5 5 7.5 2.5 10 5 M0 7.5L2.5 5 5 7.5 7.5 5 10 7.5M0 10L2.5 7.5 5 10 7.5 7.5 10 10 M0 12.5L2.5 10 5 12.5 7.5 10 10 12.5'/>"],"weave-4":["<g transform='translate(2.5 2.5)'><path d='M0-1.8a.8.8 0 1 0 .01 0M1.05-1.05a.8.8 0 1 0 .01 0M.65.2a.8.8 0 1 0 .01 0 M-.65.2a.8.8 0 1 0 .01 0M-1.05-1.05a.8.8 0 1 0 .01 0'/><circle r='.55' fill='var(--cloth)'/><path fill='none' stroke='var(--thread)' stroke-width='.35' d='M1.6 1.6Q2.4 2 2.5 2.6M-1.6 1.6Q-2.4 2-2.5 2.6'/></g>","<g transform='translate(7.5 7.5)'><path d='M0-1.8a.8.8 0 1 0 .01 0M1.05-1.05a.8.8 0 1 0 .01 0M.65.2a.8.8 0 1 0 .01 0 M-.65.2a.8.8 0 1 0 .01 0M-1.05-1.05a.8.8 0 1 0 .01 0'/><circle r='.55' fill='var(--cloth)'/><path fill='none' stroke='var(--thread)' stroke-width='.35' d='M1.6 1.6Q2.4 2 2.5 2.6M-1.6 1.6Q-2.4 2-2.5 2.6'/></g>"],"weave-5":["<path fill='none' stroke='var(--thread)' d='M0 2.5Q2.5-.6 5 2.5T10 2.5M0 7.5Q2.5 4.4 5 7.5T10 7.5'/>"],special:["<rect x='.25' y='.25' width='9.5' height='9.5' rx='1.1' fill='var(--leather)' stroke='var(--seam)' stroke-width='.7'/>","<path fill='none' stroke='var(--grain)' stroke-width='.3' stroke-linecap='round' opacity='.7' d='M2.6 2.7h.5M6.9 2.5h.6M4.8 2.2h.3M2.3 5.5h.4M7.4 5.2h.4M3 7.6h.6M6.6 7.5h.5M4.9 7.9h.3'/>","<rect x='1.4' y='1.4' width='7.2' height='7.2' rx='.7' fill='none' stroke='var(--stitch)' stroke-width='.42' stroke-dasharray='1.1 .7' stroke-linecap='round'/>","<path fill='none' stroke='var(--grain)' stroke-width='.6' stroke-linecap='round' d='M5 3.3V6.7M3.3 5H6.7M3.8 3.8L6.2 6.2M6.2 3.8L3.8 6.2'/>"],button:["<circle r='9.6' fill='var(--stitch)' stroke='var(--seam)' stroke-width='1.9'/>","<circle r='6.4' fill='none' stroke='var(--seam)' stroke-width='.8' opacity='.35'/>","<path fill='none' stroke='var(--seam)' stroke-width='.9' opacity='.45' d='M-2.4-2.4L2.4 2.4M2.4-2.4L-2.4 2.4'/>","<path fill='var(--seam)' d='M-2.5-4.2a1.7 1.7 0 1 0 .01 0M2.5-4.2a1.7 1.7 0 1 0 .01 0 M-2.5.8a1.7 1.7 0 1 0 .01 0M2.5.8a1.7 1.7 0 1 0 .01 0'/>"],"special-tile":["<rect x='-9.4' y='-9.4' width='18.8' height='18.8' rx='2.4' fill='var(--leather)' stroke='var(--tile-edge)' stroke-width='1.2'/>","<rect x='-7.4' y='-7.4' width='14.8' height='14.8' rx='1.2' fill='none' stroke='var(--stitch)' stroke-width='.9' stroke-dasharray='2 1.2'/>","<path d='M-3.6-5.2H3.8C.6-1.5-.8 1.8-1.2 5.6' fill='none' stroke='var(--stitch)' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round'/>"],"tile-1":["<path d='M0-9a9 9 0 1 0 .01 0Z' fill='var(--tile-1)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],"tile-5":["<path d='M0 -8.20A3.2 3.2 0 0 1 5.8 -5.80A3.2 3.2 0 0 1 8.2 -0.00A3.2 3.2 0 0 1 5.8 5.80A3.2 3.2 0 0 1 0 8.20A3.2 3.2 0 0 1 -5.8 5.80A3.2 3.2 0 0 1 -8.2 0.00A3.2 3.2 0 0 1 -5.8 -5.80A3.2 3.2 0 0 1 0 -8.20Z' fill='var(--tile-5)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],"tile-10":["<path d='M-6.4-9H6.4Q9-9 9-6.4V6.4Q9 9 6.4 9H-6.4Q-9 9-9 6.4V-6.4Q-9-9-6.4-9Z' fill='var(--tile-10)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],"tile-20":["<path d='M0 -8.80A2 2 0 0 1 3.82 -7.93A2 2 0 0 1 6.88 -5.49A2 2 0 0 1 8.58 -1.96A2 2 0 0 1 8.58 1.96A2 2 0 0 1 6.88 5.49A2 2 0 0 1 3.82 7.93A2 2 0 0 1 0 8.80A2 2 0 0 1 -3.82 7.93A2 2 0 0 1 -6.88 5.49A2 2 0 0 1 -8.58 1.96A2 2 0 0 1 -8.58 -1.96A2 2 0 0 1 -6.88 -5.49A2 2 0 0 1 -3.82 -7.93A2 2 0 0 1 0 -8.80Z' fill='var(--tile-20)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],cell:["<path fill='none' stroke='var(--grid)' stroke-width='.16' opacity='.6' d='M3.4 5H6.6M5 3.4V6.6'/>"],"token-1":["<circle r='4'/>"],"token-2":["<path d='M0-5L5 0 0 5-5 0Z'/>"],"space-cloth":["<rect x='-5.7' y='-5.7' width='11.4' height='11.4' rx='1.2' fill='var(--tone)' stroke='var(--edge)' stroke-width='.35'/>","<rect x='-4.9' y='-4.9' width='9.8' height='9.8' rx='.7' fill='none' stroke='var(--edge)' stroke-width='.25' stroke-dasharray='.9 .6'/>"],"space-thread":["<circle r='4.3' fill='var(--tone)' stroke='var(--edge)' stroke-width='.4'/>","<circle r='3.6' fill='none' stroke='var(--edge)' stroke-width='.22' stroke-dasharray='.8 .5'/>"],"space-end":["<rect x='-17.7' y='-5.7' width='35.4' height='11.4' rx='1.2' fill='var(--tone)' stroke='var(--edge)' stroke-width='.35'/>","<rect x='-16.9' y='-4.9' width='33.8' height='9.8' rx='.7' fill='none' stroke='var(--edge)' stroke-width='.25' stroke-dasharray='.9 .6'/>"],corner:["<path fill='none' stroke='var(--thread-0)' stroke-width='.5' d='M2 13Q.5 7 5.5 5.5T13.5 1.8'/>","<use href='#button' transform='translate(5 5.2) scale(.3)'/>","<use href='#button' transform='translate(11.6 2.4) scale(.16)'/>","<use href='#button' transform='translate(2.2 11) scale(.16)'/>"]};var po=new WeakMap;async function mo(e){let t=await fetch(e);if(!t.ok)throw new Error(`The artwork can’t be loaded: ${e}`);return t.json()}function en(e){let t=[e];return Object.assign(t,{raw:t})}function ka(e){let t=po.get(e);if(!t){let n=Object.entries(e).map(([r,o])=>`<g id="${r}">${o.join("")}</g>`);t=en(n.join("")),po.set(e,t)}return x(t)}function fo(e=uo){return m`<svg class="fabrics" aria-hidden="true" width="0" height="0">
<defs>
${ka(e)}
${Xe.map(t=>{let{cloth:n,weave:r}=co(t);return tn(`fabric-${t}`,10,x`<g class=${`cloth-${n}`}><rect class="cloth" width="10" height="10"></rect>
<use class="thread" href=${`#weave-${r}`}></use></g>`)})}
${tn("fabric-cell",10,x`<use href="#cell"></use>`)}
${tn("fabric-covered",5,x`<rect class="covered" width="5" height="5"></rect>`)}
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
</svg>`}function tn(e,t,n){return x`<pattern id=${e} width=${t} height=${t} patternUnits="userSpaceOnUse">${n}
</pattern>`}function R(e,t,n,r=1){return x`<use href=${`#${e}`} transform=${`translate(${t} ${n}) scale(${r})`}></use>`}function O(e,t,n){return R("button",e,t,n/10)}function Pa(e){let t=e.orientations[0];return Array.from({length:e.income},(n,r)=>t[Math.floor((r+.5)*t.length/e.income)])}function Rt(e,t,n,[r,o],s){let a=t.orientations[n],i=j(t.orientations[0]);return x`<g class="patch" transform=${`translate(${o*10} ${r*10})`}>
<path class="piece" fill=${`url(#fabric-${e})`} d=${N(a,10,.25)}></path>
<path class="stitches" d=${N(a,10,1.1)}></path>
${Pa(t).map(l=>{let[u,p]=Tn(l,i,n);return O((p+.5)*10,(u+.5)*10,2.6)})}
${s?Ea(a[0],e):h}
</g>`}function Ea([e,t],n){let[r,o]=[(t+.5)*10,(e+.5)*10+1.9];return x`<text class="letter" x=${r} y=${o}>${n}</text>`}function nn([e,t]){return x`<g class="patch special">${R("special",t*10,e*10)}</g>`}function ho(e,t,n,r){let[o,s]=j(t.orientations[n]),a=Math.max(4,o,s)*10+1.2,[i,l]=[(s*10-a)/2,(o*10-a)/2];return m`<svg class="framed" viewBox=${`${i} ${l} ${a} ${a}`} aria-hidden="true">
${Rt(e,t,n,[0,0],r)}
</svg>`}function rn(e,t,n,r){let[o,s]=j(t.orientations[n]);return m`<svg
class="picture"
width=${`${s}em`}
height=${`${o}em`}
viewBox=${`-0.6 -0.6 ${s*10+1.2} ${o*10+1.2}`}
aria-hidden="true"
>
${Rt(e,t,n,[0,0],r)}
</svg>`}var q=90,Ma=Array.from({length:8},(e,t)=>{let n=(t+1)*10;return`M${n} 0V${q}M0 ${n}H${q}`}).join(""),Aa=Array.from({length:8**2},(e,t)=>{let[n,r]=[t%8+1,Math.floor(t/8)+1];return`M${n*10-.7} ${r*10}h1.4m-.7-.7v1.4`}).join(""),dt=Array.from({length:9},(e,t)=>t);function ae(e){let{number:t,active:n,ghost:r,held:o}=e,s=["quilt",n&&"active",o&&"held",e.named&&"named"].filter(Boolean).join(" ");return m`<div
class=${s}
data-testid=${`quilt-${t}`}
data-quilt=${n?r?.planned?"planning":"active":"shown"}
?data-held=${n}
>
<div class="columns" aria-hidden="true">
${dt.map(a=>m`<span>${"abcdefghi"[a]}</span>`)}
</div>
<div class="rows" aria-hidden="true">${dt.map(a=>m`<span>${a+1}</span>`)}</div>
<div class="cloths">
<svg viewBox=${`-0.4 -0.4 ${q+.8} ${q+.8}`} aria-hidden="true">
<rect class="ground" width=${q} height=${q}></rect>
<path class="lines" d=${Ma}></path>
${_a()}
<path class="knots" d=${Aa}></path>
${Ta(e)} ${e.fresh.map(Oa)} ${e.hint?Ca(e.hint):h}
${e.marks?.map(Ra)} ${r?La(e,r):h}
</svg>
${Ua(e)}
</div>
</div>`}function _a(){return x`<rect fill="url(#fabric-cell)" width=${q} height=${q}></rect>`}function Ta({player:e,patches:t,lettered:n,fresh:r}){let o=(a,i)=>r.some(({origin:l})=>ge(l,[a,i])),s=dt.flatMap(a=>dt.map(i=>[a,i])).filter(([a,i])=>"*x".includes(e.cells[a*9+i]));return[...e.patches.map(a=>x`<g class=${o(a.row,a.column)?"fresh":""}
data-sewn=${a.letter}>${Rt(a.letter,t[a.letter],a.orientation,[a.row,a.column],n)}</g>`),...s.map(([a,i])=>e.cells[a*9+i]==="*"?nn([a,i]):x`<rect class="piece" fill="url(#fabric-covered)"
x=${i*10} y=${a*10} width="10" height="10"></rect>`)]}function Oa({shape:e,origin:[t,n]}){return x`<g class="last" transform=${`translate(${n*10} ${t*10})`}>
<path class="halo" d=${N(e,10)}></path>
<path d=${N(e,10)}></path></g>`}function Ca({shape:e,origin:[t,n]}){let{x:r,y:o}={x:(e[0][1]+.5)*10,y:(e[0][0]+.5)*10};return x`<g class="hint-mark" transform=${`translate(${n*10} ${t*10})`}>
<path class="halo" d=${N(e,10,.8)}></path>
<path class="edge" d=${N(e,10,.8)}></path>
<circle cx=${r} cy=${o} r="3"></circle><text x=${r} y=${o+1.7}>?</text></g>`}function Ra({shape:e,origin:[t,n],label:r,kind:o,faint:s}){let{x:a,y:i}={x:(e[0][1]+.5)*10,y:(e[0][0]+.5)*10},l=N(e,10,.8),u=`suggestion to-${o}${s?" faint":""}`;return x`<g class=${u} transform=${`translate(${n*10} ${t*10})`}>
<path class="halo" d=${l}></path><path class="edge" d=${l}></path>
<circle cx=${a} cy=${i} r="3.4"></circle><text x=${a} y=${i+1.7}>${r}</text></g>`}function La({patches:e,player:t},n){let[r,o]=n.origin,s=n.letter==="+"?[[0,0]]:e[n.letter].orientations[n.code],a=n.cells.filter(([u,p])=>t.cells[u*9+p]!=="."),i=["ghost",n.legal?"legal":"illegal",n.set&&"set",n.sent&&"sent",n.planned&&"planned"],l=N(s,10);return x`<g class=${i.filter(Boolean).join(" ")}>
<g class="held">${n.letter==="+"?nn(n.origin):Rt(n.letter,e[n.letter],n.code,n.origin,!1)}</g>
<g transform=${`translate(${o*10} ${r*10})`}>
${n.legal?h:Na(l)}
<path class="halo" d=${l}></path><path class="edge" d=${l}></path></g>
${a.map(Ia)}
${n.set&&a.length===0?Fa(On(n.cells),n):h}
</g>`}function Na(e){return x`<path class="hatch" fill="url(#fabric-wrong)" d=${e}></path>`}function Ia([e,t]){let n=`${t*10+3} ${e*10+3}`;return x`<path class="cross" d=${`M${n}l4 4m0-4l-4 4`}></path>`}function Fa([e,t],{legal:n,planned:r}){let o=`${(t+.5)*10} ${(e+.5)*10}`,a=n?r?"M-1.3-1.6h2.6L-1.3 1.6h2.6Z":"M-1.7 .1L-.5 1.4 1.8-1.3":"M-1.3-1.3L1.3 1.3M1.3-1.3L-1.3 1.3";return x`<g class="sign" transform=${`translate(${o})`}>
<circle r="4.2"></circle><path d=${a} transform="scale(1.35)"></path></g>`}function Ua(e){let{number:t,name:n,player:r,patches:o,cursor:s,ghost:a,active:i}=e,l=(p,f)=>`q${t}-${H([p,f])}`,u=new Set(a?.cells.map(String));return m`<div
class="cells"
role="grid"
id=${`grid-${t}`}
tabindex="0"
data-keys
aria-label=${c("grid-label",{name:n})}
aria-readonly=${i?"false":"true"}
aria-activedescendant=${s?l(s[0],s[1]):h}
>
${dt.map(p=>m`<div role="row" class="row">
${dt.map(f=>{let g=u.has(`${p},${f}`)?c(a?.legal?"fits-here":"does-not-fit-here"):"",$=r.cells[p*9+f],S=s&&s[0]===p&&s[1]===f;return m`<div
role="gridcell"
class=${S?"cell here":"cell"}
id=${l(p,f)}
data-testid=${`cell-${H([p,f])}`}
aria-label=${qr([p,f],$,o)+g}
></div>`})}
</div>`)}
</div>`}var go={income:["<circle r='2.2' fill='var(--soft)'/>","<path fill='none' stroke='var(--panel)' stroke-width='.8' d='M-1.2 0h2.4M0-1.2v2.4'/>"],empty:["<path fill='none' stroke='var(--soft)' stroke-width='.9' stroke-dasharray='1.2 .7' d='M-2.2-2.2h4.4v4.4h-4.4z'/>"],patches:["<path fill='var(--soft)' d='M-2.4-2.4h2.4v2.4h2.4v2.4h-4.8z'/>"],time:["<path fill='var(--soft)' d='M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z'/>"],score:["<path fill='var(--soft)' d='M0-2.8l.9 1.9 2 .2-1.5 1.5.4 2L0 1.8l-1.8 1 .4-2L-2.9-.7l2-.2z'/>"]};function ja(e){return m`<svg class="face" viewBox="-10 -10.5 20 20" aria-hidden="true">
<use href=${`#face-${e}`}></use>
</svg>`}function ie(e){let t=ne(e);return t===null?h:ja(t)}var Ba=[20,10,5,1];function yo(e){let t=[],n=Math.max(0,e);for(let r of Ba)for(;n>=r;)t.push(r),n-=r;return t}var on=56,Lt=20,Da=19;function bo(e){let t=yo(e),n=Math.min(Da,(on-Lt)/Math.max(1,t.length-1)),r=on-Lt/2,o=t.map((s,a)=>Ga(s,r-a*n)).reverse();return m`<svg class="purse" viewBox=${`0 0 ${on} ${Lt}`} aria-hidden="true">
${o}
</svg>`}function Ga(e,t){return x`${R(`tile-${e}`,t,Lt/2)}
<text class="tile-value" x=${t} y=${Lt/2+3.2}>${e}</text>`}function le(e,t,n){return m`<table class="scores">
<caption class="visually-hidden">
${c("score-parts")}
</caption>
<thead>
<tr>
<th scope="col"><span class="visually-hidden">${c("score-part")}</span></th>
${t.map(r=>m`<th scope="col">${r}</th>`)}
</tr>
</thead>
<tbody>
${n.map(([r,o])=>m`<tr>
<th scope="row">${r}</th>
${o.map(s=>m`<td>${s}</td>`)}
</tr>`)}
</tbody>
<tfoot>
<tr>
<th scope="row">${c("number-score")}</th>
${e.players.map((r,o)=>m`<td data-testid=${`total-${o+1}`}>
${_(r.score+(o===1?e.points:0))}
</td>`)}
</tr>
</tfoot>
</table>`}function $o({player:e,to:t,income:n,special:r,next:o},s){let i=[n>0?c("preview-income",{count:n}):"",r?c("preview-special"):""].filter(Boolean).join(", ");return`${c("preview-space",{space:String(t)})}${i?`: ${i}`:""}. ${Wr("then",o,e,s)}`}var U=12,Va=8,Ka=7;function Wa(){let e=qa(Va,Ka).slice(0,M+1);return e.map(({x:t,y:n},r)=>{let o={x:(t+.5)*U,y:(n+.5)*U},s=r>0?e[r-1]:{x:t-1,y:n},a={x:o.x+(s.x-t)*U/2,y:o.y+(s.y-n)*U/2};return r<M?{centre:o,entry:a,width:U,height:U}:{centre:{x:o.x+U,y:o.y},entry:a,width:3*U,height:U}})}function qa(e,t){let n=new Set,r=[],[o,s,a,i]=[0,0,1,0],l=(u,p)=>u>=0&&p>=0&&u<e&&p<t&&!n.has(`${u},${p}`);for(;r.length<e*t;)r.push({x:o,y:s}),n.add(`${o},${s}`),l(o+a,s+i)||([a,i]=[-i,a]),o+=a,s+=i;return r}var xo=10.3;function Za(){let t=[],n=-Math.PI/2,r=43;for(let o=0;o<=M;o+=1){let s={x:48+Math.cos(n)*r,y:48+Math.sin(n)*r},a=t.at(-1)?.centre??s,i={x:(s.x+a.x)/2,y:(s.y+a.y)/2},l=o===M?9.8:8.6;t.push({centre:s,entry:i,width:l,height:l});let u=xo/r;n+=u,r-=xo/(2*Math.PI)*u}return t}var za={cloth:Wa(),thread:Za()};function So(e){return e.time_board.on_top===1?[C[1],C[0]]:C}function vo(e,t){let[n,r]=e.players.map(l=>l.time),o=n===r?c("tokens-together",{space:String(n),name:E(t,e.time_board.on_top)}):C.map(l=>c("token-at",{...tt(t,l),space:String(e.players[l-1].time)})).join(" "),s=e.time_board.special_patches_left,a=e.automa?` ${se(e.automa)}`:"",i=s.length?s.join(", "):c("none");return`${o} ${c("special-left",{spaces:i})}${a}`}function sn(e,t,n,r){return x`<g class=${`token token-${e}`} transform=${`translate(${t} ${n})`}>
${R(`token-${e}`,0,0,r/4)}
<text y=${r*.42} font-size=${r*1.2}>${e}</text></g>`}function ko({numeral:e},t,n,r){let o=Array.from({length:16},(s,a)=>{let i=a%2?r*.78:r,l=a*Math.PI/8;return`${(Math.sin(l)*i).toFixed(2)} ${(-Math.cos(l)*i).toFixed(2)}`});return x`<g class="marker" transform=${`translate(${t} ${n})`}>
<path d=${`M${o.join("L")}Z`}></path>
<text y=${r*.3} font-size=${r*.85}>${e}</text></g>`}function Po({automa:e},t,n){if(!e?.marker_on_board)return h;let[r,o]=t(e.marker);return ko(e,r,o,n)}function an(e){return m`<svg class="token-picture" viewBox="-6 -6 12 12" aria-hidden="true">
${sn(e,0,0,4.4)}
</svg>`}function Qa(e,t,n,r=null){let o=za[n],s=n==="cloth"?7*U:96,{income:a,special_patches:i,special_patches_left:l}=e.time_board;return m`<svg
class="spiral"
viewBox=${`-1 -1 98 ${s+2}`}
role="img"
aria-label=${vo(e,t)}
>
${n==="thread"?[Ya(),Ja(o)]:h}
${o.map((u,p)=>Xa(u,p,n))}
${r?Eo(r,u=>o[u].centre):h}
${a.map(u=>{let{x:p,y:f}=o[u].entry;return ce(u,r,O(p,f,2.5))})}
${i.map(u=>{let{x:p,y:f}=o[u].entry;return ce(u,r,Nt(p,f,4.8,l.includes(u)))})}
${r?Mo(r,o[r.to].centre,4.6):h}
${Po(e,u=>[o[u].centre.x,o[u].centre.y],5.4)}
${ti(e,o)}
</svg>`}function ce(e,t,n){let o=t?.marks.includes(e)??!1?"board-mark crossed":"board-mark";return x`<g class=${o} data-mark=${e}>${n}</g>`}function Eo({player:e,from:t,to:n},r){let s=Array.from({length:n-t+1},(a,i)=>r(t+i)).map(({x:a,y:i})=>`${a.toFixed(1)} ${i.toFixed(1)}`).join("L");return x`<path class="walk-halo" d=${`M${s}`}></path>
<path class=${`walk walk-${e}`} d=${`M${s}`} data-testid="walk"></path>`}function Mo({player:e,to:t},{x:n,y:r},o){return x`<g class=${`landing landing-${e}`} data-landing=${t}
transform=${`translate(${n} ${r})`}>${R(`token-${e}`,0,0,o/4)}</g>`}function Ya(){return[[0,1,1],[96,-1,1],[0,1,-1],[96,-1,-1]].map(([e,t,n])=>x`<use href="#corner"
transform=${`translate(${e} ${n>0?0:96}) scale(${t} ${n})`}></use>`)}function Ja(e){let t=e.map(({centre:n})=>`${n.x.toFixed(1)} ${n.y.toFixed(1)}`);return x`<path class="strand" d=${`M${t.join("L")}`}></path>`}function Xa({centre:{x:e,y:t}},n,r){let o=n===M,s=r==="cloth"&&o?"space-end":`space-${r}`,a=n===0||o?"end":n%2?"odd":"even",i=n===0&&r==="cloth"?c("board-start"):n;return x`<g class=${`space ${a}`}>
${R(s,e,t,r==="thread"&&o?1.14:1)}
<text x=${e} y=${t} dy="0.36em" class=${n===0?"named":""}>${i}</text></g>`}function Nt(e,t,n,r){let[o,s]=[e-n/2,t-n/2];return r?R("special",o,s,n/10):x`<rect class="mark-taken" x=${o} y=${s} width=${n} height=${n}
rx="0.6"></rect>`}function ti(e,t){let n=e.players[0].time===e.players[1].time;return So(e).map((r,o)=>{let{x:s,y:a}=t[e.players[r-1].time].centre,i=n?o*-2.6+1.3:0;return sn(r,s+i*.6,a+i,4)})}var It={left:5,span:150,bar:9.5,above:4,below:15};function et(e){return It.left+e*It.span/M}function wo(e){return e===1?It.above:It.below}function ei(e,t,n){let{income:r,special_patches:o,special_patches_left:s}=e.time_board,{bar:a}=It;return m`<svg
class="time-line"
viewBox="0 0 160 19"
role="img"
aria-label=${vo(e,t)}
>
<rect class="track" x="3" y=${a-1.6} width="154" height="3.2" rx="1.6"></rect>
${C.map(i=>x`<rect class=${`gone gone-${i}`} x="3" y=${i===1?a-1.6:a}
width=${Math.max(2,et(e.players[i-1].time)-3)} height="1.6"></rect>`)}
${n?Eo(n,i=>({x:et(i),y:a})):h}
${r.map(i=>ce(i,n,O(et(i-.5),a,2.1)))}
${o.map(i=>ce(i,n,Nt(et(i-.5),a,4.2,s.includes(i))))}
${Po(e,i=>[et(i),a],3.6)}
${n?Mo(n,{x:et(n.to),y:wo(n.player)},3.2):h}
${So(e).map(i=>{let{time:l}=e.players[i-1];return sn(i,et(l),wo(i),3.3)})}
</svg>`}function ni(e,t){let{to_income:n,to_special_patch:r}=e.players[t-1],o=(s,a)=>m`<li><svg viewBox="-3 -3 6 6">${a}</svg>${s??"–"}</li>`;return m`<ul class="ahead" data-testid="ahead" aria-hidden="true">
${o(n,O(0,0,2.7))} ${o(r,Nt(0,0,5.2,!0))}
</ul>`}function ri({automa:e}){let t=[[c("legend-income"),O(0,0,2.4)],[c("legend-special"),Nt(0,0,4.6,!0)],[c("legend-taken"),Nt(0,0,4.6,!1)]];return e?.marker_on_board&&t.push([c("legend-marker"),ko(e,0,0,2.9)]),t}function Ao(e,t,n,r,o=null,s=1){let a=o?$o(o,t):c("time-note",{name:E(t,s),distances:Zr(e,s)});return m`<section class="panel time-board" aria-labelledby="time-heading">
<div class="panel-head">
<h2 id="time-heading">${c("time-board")}</h2>
<button type="button" class="quiet look" data-testid="look" @click=${r}>
${c(n==="cloth"?"look-thread":"look-cloth")}
</button>
</div>
<p class="time-note" data-testid="time-note">${a}</p>
<div class="spiral-box">${Qa(e,t,n,o)}</div>
<div class="line-box">
${ei(e,t,o)}
<p class="visually-hidden">${a}</p>
${ni(e,s)}
</div>
<ul class="legend">
${ri(e).map(([i,l])=>m`<li><svg viewBox="-3 -3 6 6" aria-hidden="true">${l}</svg> ${i}</li>`)}
</ul>
</section>`}function oi(){return m`<span class="badge tile" title=${c("tile-title")}
><svg viewBox="-10 -10 20 20" aria-hidden="true">${R("special-tile",0,0)}</svg>
<span class="visually-hidden">${c("has-tile")}</span></span
>`}var si=new Map(Object.entries(go).map(([e,t])=>[e,en(t.join(""))]));function _o(e,t,n,r={}){let{buttons:o,income:s,empty:a,score:i,time:l}=e.players[n-1],u=[[c("number-buttons"),o,"buttons"],[c("number-income"),s,"income"],[c("number-empty"),a,"empty"],[c("number-time"),l,"time"]];if(!e.automa){let p=i-e.players[2-n].score;u.push([c("number-lead"),Vr(p),"lead"])}return ln(e,t,n,u,r)}function ln(e,t,n,r,o){let{aside:s=h,clock:a=h,thumbnail:i=h}=o,l=e.stage!=="over"&&ke(t)===null&&e.turn===n;return m`<div class=${l?"bar moving":"bar"} data-testid=${`player-${n}`}>
<div class="bar-name">
${an(n)} ${ie(t[n-1])}
<h2 title=${E(t,n)}>${E(t,n)}</h2>
${ii(t[n-1])} ${s}
${l?m`<span class="badge to-move">${c("to-move")}</span>`:h}
${e.players[n-1].special_tile?oi():h}
</div>
${a} ${i}
<dl>
${r.map(([u,p,f])=>m`<div class=${`number number-${f}`}>
<dt>${ai(String(f))}<span>${u}</span></dt>
<dd data-testid=${`${f}-${n}`}>${p}</dd>
${f==="buttons"?bo(Number(p)):h}
</div>`)}
</dl>
</div>`}function ai(e){let t=si.get(e==="lead"?"score":e);return m`<svg class="number-sign" viewBox="-3 -3 6 6" aria-hidden="true">
${t?x(t):O(0,0,2.8)}
</svg>`}function ii({kind:e,yours:t,away:n,bot:r,rating:o}){return e!=="person"&&e!=="open"?h:m`${o===null?h:m`<span class="rating"
><span class="visually-hidden">${c("rated")}</span>${o}</span
>`}
${r?m`<span class="badge bot">${c("bot")}</span>`:h}
${n&&!t?m`<span class="badge away">${c("away")}</span>`:h}`}function To(e,t){let n=e.players.map(r=>r.score_parts);return le(e,C.map(r=>m`${ie(t[r-1])}${E(t,r)}`),[[c("number-buttons"),n.map(r=>r.buttons)],[c("score-tile"),n.map(r=>r.special_tile)],[c("score-empty"),n.map((r,o)=>`${_(r.empty)} (${e.players[o].empty})`)],...e.points?[li(e.points)]:[]])}function li(e){return[c("score-seat"),["–",_(e)]]}function Ro(e,t,n){let{buttons:r,time:o,score:s}=e.players[1],a=[[c("number-buttons"),r,"buttons"],[c("number-patches"),n.with_buttons.length+n.without_buttons.length,"patches"],[c("number-time"),o,"time"],[c("number-score"),_(s),"score"]],i=m`<span class="level-name">${oe(n)}</span>`,l=m`<span class="next-card">${No(e,n)}</span>`;return ln(e,t,2,a,{aside:i,thumbnail:l})}function Lo(e,t,n,r,o,s=h){return m`<section
class="panel automa"
data-testid="automa"
tabindex="0"
aria-labelledby="automa-heading"
>
<div class="panel-head">
<h2 id="automa-heading">${c("the-automa")}</h2>
<span class="small">${Ye(t)}</span>
</div>
<div class="dealer">
<div class="pile">${No(e,t)}</div>
<div>
<p data-testid="automa-cards">${e.result?c("no-more-cards"):ci(t)}</p>
<p class="small">${se(t)}</p>
</div>
</div>
${fi(n,r,o)} ${ui(e,t)} ${s}
<div class="piles">
${Oo("patches-with",t.with_buttons,"pile-with",r,o)}
${Oo("patches-without",t.without_buttons,"pile-without",r,o)}
</div>
<p class="small">${ro(t)}</p>
</section>`}function No({result:e},{pile:t,budget:n}){return pi(t,e?null:n)}function ci({pile:e,budget:t}){return e===0?c("pile-empty"):t===null?c("next-face-down"):c("next-can-pay",{price:c("buttons",{count:t})})}function Oo(e,t,n,r,o){return m`<div class="taken-pile" data-testid=${n}>
<h3>${c(e,{count:t.length})}</h3>
<ul>
${[...t].map(s=>{let{name:a,income:i}=r[s];return m`<li title=${a}>
${rn(s,r[s],0,o)}
<span class="visually-hidden"
>${a} (${s})${i?`, ${c("buttons",{count:i})}`:""}</span
>
</li>`})}
</ul>
</div>`}function ui(e,t){let n=(o,s,a)=>m`<div class=${a}>
<dt>${o}</dt>
<dd>${s}</dd>
</div>`,r=Qe(e.players[1],t.level);return m`<div class="parts">
<h3>${c("what-level-counts",{numeral:t.numeral})}</h3>
<dl data-testid="automa-score">
${r.map(([o,s])=>n(c(o),s,"part"))}
${n(c(e.result?"number-score":"score-now"),_(e.players[1].score),"sum")}
</dl>
</div>`}function cn(e,t){return m`<svg class=${`card ${e}`} viewBox="-0.5 -0.5 41 57" aria-hidden="true">
<rect class="sheet-edge" width="40" height="56" rx="3.5"></rect>
${t}
</svg>`}function pi(e,t){return e===0?cn("empty",h):cn("back",x`<path class="weave" d="M4 4h32v48h-32zM4 16L36 40M4 40L36 16M4 28h32M20 4v48"></path>
${t===null?O(20,28,7):x`<circle class="budget" cx="20" cy="28" r="10"></circle>
<text class="digits" x="20" y="32.4" font-size="13">${t}</text>`}`)}function mi({number:e,budget:t,income:n,filters:r}){return cn("face",x`
<text class="card-number" x="20" y="6.6">${e}</text>
<circle class="budget" cx="12" cy="16" r="7.4"></circle>
<text class="digits" x="12" y="19.3" font-size="9.5">${t}</text>
${O(30,16,5.6)}<text class="gain" x="30" y="28.4">+${n}</text>
<text class="card-word" x="12" y="28">${c("card-budget")}</text>
${r.map((o,s)=>Co(re(o),36+s*7))}
${r.length===0?Co(c("filter-none"),42):h}`)}function Co(e,t){let n=Math.min(4.6,64/e.length);return x`<text class="card-filter" x="20" y=${t} font-size=${n.toFixed(1)}>${e}</text>`}function fi({turns:e,run:t},n,r){let o=e.map(s=>di(s,n,r));return m`<section
class="account"
data-testid="automa-turn"
tabindex="0"
aria-labelledby="account-heading"
>
<h3 id="account-heading">
${e.length>1?c("last-turns",{count:e.length}):c("last-turn")}
</h3>
${e.length===0?m`<p class="small">${c("no-card-since")}</p>`:h}
${t%2?m`<div class="turns odd">${o}</div>`:m`<div class="turns even">${o}</div>`}
</section>`}function di(e,t,n){return m`<div class="card-turn" data-card=${e.card.number} data-taken=${e.taken??""}>
${mi(e.card)}
<div class="told">
<p class="told-card">${Xr(e.card)}</p>
<div class="tried" aria-hidden="true">
${[...e.choices].map(r=>hi(r,e,t,n))}
</div>
<ol>
<li>${to(e,t,n)}</li>
${e.steps.map(r=>m`<li class=${r.skipped?"skipped":""}>
${eo(r,t,n)}
</li>`)}
${no(e,t,n).map(r=>m`<li class="outcome">${r}</li>`)}
</ol>
</div>
</div>`}function hi(e,{affordable:t,taken:n},r,o){let s=e===n?"taken":t.includes(e)?"left":"dear",a={taken:"✓",left:"–",dear:"×"}[s];return m`<span class=${`candidate ${s}`}
>${rn(e,r[e],0,o)}<span class="fate">${a}</span></span
>`}function Io(e,t,n){let[r,o]=e.players,s=r.score_parts,a=new Map(Qe(o,n.level)),i=p=>a.get(p)??"–",l=[E(t,1),`${E(t,2)} ${n.numeral}`],u=[[c("number-buttons"),[s.buttons,i("part-held")]],[c("score-tile"),[s.special_tile,i("part-tile")]],[c("score-empty"),[`${_(s.empty)} (${r.empty})`,"–"]]];for(let p of["part-patches","part-printed"])a.has(p)&&u.push([c(p),["–",i(p)]]);return le(e,l,u)}function Fo({level:e,levels:t},n){return!t||t.length===0?h:m`<h3 id="levels-heading">${c("at-each-level")}</h3>
<table class="scores" data-testid="levels" aria-labelledby="levels-heading">
<thead>
<tr>
<th scope="col">${c("level")}</th>
<th scope="col">${E(n,1)}</th>
<th scope="col">${E(n,2)}</th>
<th scope="col">${c("winner")}</th>
</tr>
</thead>
<tbody>
${t.map(r=>m`<tr
class=${r.level===e?"this-level":""}
aria-current=${r.level===e?"true":h}
>
<th scope="row">
${r.level===e?c("this-game-level",{level:oe(r)}):oe(r)}
</th>
${r.scores.map(o=>m`<td>${_(o)}</td>`)}
<td>${E(n,r.winner)}</td>
</tr>`)}
</tbody>
</table>`}function Uo(e){let{frame:t,seats:n,player:r,patches:o,lettered:s,place:a,box:i,extras:l,head:u=h}=e,{automa:p}=t;if(r===2&&p){let g=e.account??{turns:p.turns,run:0},$=Lo(t,p,g,o,s,e.switches);return m`<div class=${`seat ${a}`}>${Ro(t,n,p)}</div>
${i?m`<div class=${`${i} ${a}`}>${$}</div>`:$}`}let f={number:r,name:E(n,r),cursor:null,fresh:[]};return m`<div class=${`seat ${a}`}>${_o(t,n,r,l)}</div>
<div class=${`${i??"spread"} ${a}`}>
${u} ${ae({...f,...e,player:t.players[r-1]})}
</div>`}function un(e,t,n){let r=`${t===1?"front":"back"} p${t}`;return Uo({...jo(e,t),player:t,lettered:n,place:r})}function Ho(e,t,n){let{frame:r,seats:o,...s}=jo(e,t),a=r.players[t-1];return ae({...s,number:t,name:o[t-1].name,player:a,lettered:n})}function jo({frame:e,seats:t,patches:n,state:r},o){let s=ao(e.player===o?[e.move]:[],n);return{frame:e,seats:t,patches:n,cursor:r.walks[o],fresh:s}}function Bo(e){let{list:t,state:n,seats:r,patches:o}=e;return lo(t,n.at,r,o,s=>e.look(s))}var gi=1e3,yi=60*gi,bi=60*yi,tm=24*bi;function Go(e,t,n,{kept:r,moments:o,said:s=[],start:a}={}){let{automa:i}=e;return m`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
<h2 id="result-heading">${Ot(e,t)}</h2>
<p>${Ct(e,t)}</p>
${i?Io(e,t,i):To(e,t)}
<div class="row">${n}</div>
${s.map(l=>m`<p>${l}</p>`)} ${a} ${o}
${i?Fo(i,t):h} ${r}
</section>`}function Vo(e,t,n){return m`<section class="panel ring whole" aria-labelledby="ring-heading">
<div class="panel-head">
<h2 id="ring-heading">${c("circle")}</h2>
<span class="small">${c("circle-left",{count:e.length})}</span>
</div>
${$i([...e],t,n)}
</section>`}function $i(e,t,n){return m`<ol class="circle" data-testid="ring" tabindex="0" aria-labelledby="ring-heading">
${e.map(r=>xi(r,t,n))}
</ol>`}function xi(e,t,n){let r=t[e];return m`<li title=${Ze(r)}>
${ho(e,r,0,n)}
<span class="visually-hidden">${Ze(r)}</span>
<span class="price" aria-hidden="true">${wi(r.buttons)}${Si(r.time)}</span>
</li>`}function wi(e){return m`<span class="cost"
><svg viewBox="-3 -3 6 6" aria-hidden="true">${O(0,0,2.9)}</svg>${e}</span
>`}function Si(e){return m`<span class="time"
><svg viewBox="-3 -3 6 6" aria-hidden="true">
<path class="glass" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path></svg
>${e}</span
>`}function Ko(e,t,n){return Zo(e,t,n,Bo(e))}function Wo(e,t,n){return Zo(e,t,n,h)}function qo(e,t,n){return m`<div class="embedded one-quilt">${Ho(e,n,t.letters)}</div>`}function Zo(e,{letters:t,look:n},r,o){let{replay:s,frame:a,seats:i,state:l}=e;return m` <div class="embedded" data-stage=${a.stage} data-index=${l.at}>
<div class="embedded-turn" role="status">
<h2 data-testid="turn">${Ot(a,i)}</h2>
<p class="small" data-testid="turn-reason">${Ct(a,i)}</p>
${s.comment?Qr(s.comment):h}
</div>
<div class="embedded-side">${un(e,1,t)}</div>
<div class="embedded-side">${un(e,2,t)}</div>
<div class="embedded-side">${Ao(a,i,n,r)}</div>
<div class="embedded-side">
${o} ${a.result?Go(a,i,h):h}
</div>
${Vo(a.ring,e.patches,t)}
</div>`}var pn=null;function vi(){return pn??=vn().catch(e=>{throw pn=null,e}),pn}function Cf(e,t,n={}){return mn(e,t,n,Ko)}function Rf(e,t,n={}){return mn(e,t,n,Wo)}function Lf(e,t,n={}){let{player:r=1}=n;return mn(e,t,n,(o,s)=>qo(o,s,r))}async function mn(e,t,n,r){let{language:o=En([document.documentElement.lang]),edition:s="classic"}=n;if(!Pn(s))throw new Error(`There is no edition ${s}.`);yn(navigator.languages),Or(await Tr(o),s);let[a,i,l]=await Promise.all([kn(t),vi(),ki(s)]),u=new Yt(a,i);n.index!==void 0&&u.look(n.index);let p=await Pi(e,s);return p.lang=o,Ei(e,p,u,n,(...g)=>m`${fo(l)} ${r(...g)}`)}async function ki(e){if(e!=="classic")return mo(new URL(`./editions/${e}.json`,import.meta.url))}async function Pi(e,t){let n=e.shadowRoot??e.attachShadow({mode:"open"}),r=["bundle/embedded"];t!=="classic"&&r.push(`editions/${t}`);let o=r.map(i=>{let l=document.createElement("link");return l.rel="stylesheet",l.href=new URL(`./${i}.css`,import.meta.url).href,l}),s=document.createElement("div");s.className="embedded-frame";let a=o.map(i=>new Promise((l,u)=>{i.onload=l,i.onerror=()=>u(new Error(`The style sheet ${i.href} can’t be loaded.`))}));return e.dataset.edition=t,n.replaceChildren(...o,s),await Promise.all(a),s}function Ei(e,t,n,r,o){let{theme:s="auto",look:a="cloth",letters:i=!1,onStep:l}=r,u={theme:s,look:a,letters:i},{at:p}=n.state,f=()=>{u.theme==="auto"?delete e.dataset.theme:e.dataset.theme=u.theme,qe(o(n,u,$),t)},g=A=>{u={...u,...A},f()},$=()=>g({look:u.look==="cloth"?"thread":"cloth"}),S=n.store.watch(A=>{f(),A.at!==p&&(p=A.at,l?.(p,n.frame))});return t.addEventListener("keydown",A=>gr(A,(B,D)=>n.walk(B,D))),f(),{get index(){return n.state.at},get frames(){return n.frames},go:A=>n.look(A),set:g,destroy:()=>{S(),qe(h,t),e.shadowRoot?.replaceChildren()}}}export{Cf as showGame,Rf as showPosition,Lf as showQuilt};
/*! Bundled license information:

lit-html/lit-html.js:
(**
* @license
* Copyright 2017 Google LLC
* SPDX-License-Identifier: BSD-3-Clause
*)
*/
