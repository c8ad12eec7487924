var Ut=[{level:1,numeral:"I",name:"Intern",marker:52,per_button_held:0,per_patch_with_buttons:0,per_button_on_patches:0},{level:2,numeral:"II",name:"Apprentice",marker:44,per_button_held:1,per_patch_with_buttons:0,per_button_on_patches:0},{level:3,numeral:"III",name:"Fellow",marker:41,per_button_held:1,per_patch_with_buttons:1,per_button_on_patches:0},{level:4,numeral:"IV",name:"Master",marker:38,per_button_held:1,per_patch_with_buttons:0,per_button_on_patches:1},{level:5,numeral:"V",name:"Legend",marker:35,per_button_held:1,per_patch_with_buttons:1,per_button_on_patches:1}];var O=53,nt=[5,11,17,23,29,35,41,47,53],gt={revised:[26,32,38,44,50],original:[20,26,32,44,50]};var Ht={language:"en",format:e=>e};function bn(e){Ht=e}function yt(){return Ht.language}function c(e,t){return Ht.format(e,t)}function bt(e){let{language:t}=Ht;return new Intl.ListFormat(t==="en"?"en-GB":t).format(e)}var Xo=[];function $n(e){Xo=e}var ts=new Set;function xn(e){e!==""&&ts.add(e)}function fe(e,t){let n=t,r=!1,o=new Set,s=()=>{r=!1;for(let a of[...o])a(n)};return{get:()=>n,dispatch(a){let i=e(n,a);i!==n&&(n=i,r||queueMicrotask(s),r=!0)},watch(a){return o.add(a),()=>o.delete(a)}}}function wn(e){return fe((t,n)=>({...t,...n}),e)}var es=new Set([400,401,403,404,409,410,413,422,429,503]),de=class extends Error{name="Away"},jt=class extends Error{};var Sn=fe((e,t)=>t,{away:!1}),Bt=class extends Error{constructor(n,r){super(n);this.status=r}status},ns=new Set(["POST /api/challenges","POST /api/days/{day}","POST /api/games","POST /api/games/{game}/again","POST /api/games/{game}/seat","POST /api/invitations/{code}","POST /api/match","POST /api/tournaments","POST /api/tournaments/{tournament}/join"]),rs={areRefused:()=>!1};async function os(e,...[t]){if(rs.areRefused()&&ns.has(e))throw new Bt(c("no-cookies"),0);return kn(await ss(e,t))}async function kn(e){let t=await e.text();if(!e.ok)throw new Bt(as(t,e.status),e.status);return t!==""&&!e.headers.get("content-type")?.startsWith("image/")?JSON.parse(t):t}function ss(e,t={},n){let[r,o]=e.split(" "),s={...t},a=o.replace(/\{(\w+)\}/g,(i,l)=>{let u=s[l];return delete s[l],encodeURIComponent(u)});return r!=="GET"?he(a,{method:r,headers:{"content-type":"application/json"},body:JSON.stringify(s),signal:n}):(Object.keys(s).length>0&&(a+=`?${new URLSearchParams(s)}`),he(a,{signal:n}))}async function he(e,t={}){try{let n=await fetch(new URL(e,import.meta.url),t);return vn(!1),n}catch(n){throw t.signal?.aborted||vn(!0),new de(c("server-away"),{cause:n})}}function vn(e){Sn.get().away!==e&&Sn.dispatch({away:e})}function as(e,t){let{error:n,code:r,values:o}=is(e);return typeof o?.detail=="string"&&xn(o.detail),r?c(`refused-${r}`,o):n&&yt()==="en"?n:es.has(t)?c(`refused-status-${t}`):c("status-answer",{status:String(t)})}function is(e){try{return JSON.parse(e)??{}}catch(t){if(t instanceof SyntaxError)return{};throw t}}async function Pn(e="/api/patches"){let t=await kn(await he(e));return Object.fromEntries(Object.entries(t).map(ls))}function ls([e,t]){return[e,Object.defineProperty(t,"name",{get:()=>c(`patch-${e}`)})]}var Hi=720*60*1e3;function En(e){return os("POST /api/replay",{text:e.replaceAll("\0","")})}var cs=["classic","anniversary","valentine"];function Mn(e){return cs.some(t=>t===e)}var us={en:"English",de:"Deutsch",fr:"Français",es:"Español"};function ps(e){return typeof e=="string"&&Object.hasOwn(us,e)}function An(e){return e.map(n=>n.split("-")[0].toLowerCase()).find(ps)??"en"}var ms=[["one","Player1"],["two","Player2"]];var fs=["","?","You","Automa"];function ge(e,t){return`/${ds(t)}${e}`}function ds(e){let t=ms.flatMap(([r],o)=>{let s=e[o]??"";return fs.includes(s)?[]:[[r,s]]}),n=new URLSearchParams(t).toString();return n&&`?${n}`}var Tn={up:[-1,0],down:[1,0],left:[0,-1],right:[0,1]},hs=Array.from({length:81},(e,t)=>[Math.floor(t/9),t%9]);function U([e,t]){return`${"abcdefghi"[t]}${e+1}`}function $t(e){return/^[a-i][1-9]$/.test(e)?[Number(e[1])-1,e.charCodeAt(0)-97]:null}function be(e,t){return e[0]===t[0]&&e[1]===t[1]}function H(e){return[Math.max(...e.map(t=>t[0]))+1,Math.max(...e.map(t=>t[1]))+1]}function $e(e,[t,n]){return e.map(([r,o])=>[r+t,o+n])}function On(e,[t,n]){let[r,o]=H(e);return[_n(t,9-r),_n(n,9-o)]}function _n(e,t){return Math.max(0,Math.min(t,e))}function ye([e,t],[n,r],o){return o==="right"?[t,n-1-e]:o==="left"?[r-1-t,e]:[e,r-1-t]}function Cn(e,t,n){let[r,o]=t,s=n>=4?ye(e,t,"flip"):e;for(let a=0;a<n%4;a+=1)s=ye(s,[r,o],"right"),[r,o]=[o,r];return s}function Rn(e){let t=Math.min(...e.map(a=>a[0])),n=Math.max(...e.map(a=>a[1])),r=([a,i])=>Math.min(...e.map(([l,u])=>Math.abs(l-a)+Math.abs(u-i))),o=a=>Math.abs(a[0]-t+1)+Math.abs(a[1]-n-1)+(r(a)<2?20:0);return hs.filter(a=>r(a)>0).reduce((a,i)=>o(i)<o(a)?i:a)}function L(e,t,n=0){let r=new Set(e.map(String)),o=new Map;for(let[a,i]of e)for(let l=0;l<4;l+=1){let[u,p]=Dt[(l+3)%4];if(r.has(String([a+u,i+p])))continue;let f=gs[l],g=[a+f[0],i+f[1]],$=[g[0]+Dt[l][0],g[1]+Dt[l][1]];o.set(String(g),[...o.get(String(g))??[],{to:$,direction:l}])}let s="";for(;o.size>0;)s+=ys(o,t,n);return s}var Dt=[[0,1],[1,0],[0,-1],[-1,0]],gs=[[0,0],[0,1],[1,1],[1,0]];function ys(e,t,n){let r=e.keys().next().value,o=[],s=r,a=-1;do{let l=e.get(s),u=Math.max(0,l.findIndex($=>$.direction===(a+1)%4)),p=l.splice(a<0?0:u,1)[0];l.length===0&&e.delete(s);let[f,g]=s.split(",").map(Number);p.direction!==a&&o.push({at:[f,g],direction:p.direction}),a=p.direction,s=String(p.to)}while(s!==r);return o.length>1&&o[0].direction===a&&o.shift(),`M${o.map(({at:l,direction:u},p)=>{let f=o[(p+o.length-1)%o.length].direction,[g,$]=[f,u].map(S=>Dt[(S+1)%4]).reduce((S,M)=>[S[0]+M[0],S[1]+M[1]]);return`${l[1]*t+$*n} ${l[0]*t+g*n}`}).join("L")}Z`}function xe([e,t],n){let[r,o]=Tn[n];return On([[0,0]],[e+r,t+o])}var rt=81,Gt=7,Vt=27,Ln=[0,0,0],Se=Array.from({length:rt},(e,t)=>U([Math.floor(t/9),t%9])),Nn=new Map(Se.map((e,t)=>[e,t])),bs=[0,1,2].flatMap(e=>[0,1,2].map(t=>$s(e,t)));function $s(e,t){let n=Array.from({length:Gt*Gt},(r,o)=>9*(e+Math.floor(o/Gt))+t+o%Gt);return Z(n)}function Z(e){let t=[0,0,0];for(let n of e)t[Math.floor(n/Vt)]|=1<<n%Vt;return t}function In(e,t){return[e[0]|t[0],e[1]|t[1],e[2]|t[2]]}function xs(e,t){return(e[0]&~t[0]|e[1]&~t[1]|e[2]&~t[2])===0}function Fn(e,t){return(e[Math.floor(t/Vt)]>>t%Vt&1)===1}function ve(e,t){let[n,r]=[Number(t[0]),Nn.get(t.slice(1))],o=e.orientations[n];if(o===void 0||r===void 0)return null;let[s,a]=H(o),[i,l]=[Math.floor(r/9),r%9];return i>9-s||l>9-a?null:Un(n,we(o),i,l)}function we(e){return e.map(([t,n])=>9*t+n)}function Un(e,t,n,r){let o=9*n+r,s=t.map(a=>o+a);return{name:e+Se[o],orientation:e,row:n,column:r,spaces:s,mask:Z(s)}}function Hn(e,t){let n=Math.floor(t[0]/9),r=Math.min(...t.map(s=>s%9)),o=String(t.map(s=>s-9*n-r));for(let[s,a]of Object.entries(e.orientations))if(String(we(a))===o)return Un(Number(s),we(a),n,r);return null}function jn(e){return bs.some(t=>xs(t,e))}function ke(e){return Se[e]}function Pe(e){return Nn.get(e)}function Bn(e,t,n){let r=[...e];for(let o of t)r[o]=n;return r.join("")}var ws=3,Ss=5,vs={buttons:Ss,time:0,income:0,cells:".".repeat(rt),filled:Ln,empty:rt,patches:[]};function Kt(e,t){return{...vs,buttons:e,time:t}}function ot({players:e,turn:t}){return e[t-1]}function G({stage:e,turn:t,automa:n}){return e==="over"?null:n!==null&&t===2?"card":t}function st({ring:e}){return[...e.slice(0,ws)]}function Wt(e,t){let n=e.indexOf(t);return e.slice(n+1)+e.slice(0,n)}function qt(e,t,n){return e.filter(r=>r>t&&r<=n)}function Zt({players:[e,t]}){return Math.max(e.time,t.time)}function xt(e){return qt(gt[e.board],Zt(e),O)}function at(e){return Ut[e-1]}function Dn({automa:e,players:t,tile:n}){return e!==null&&n!==1&&t[1].time<at(e.level).marker}function z(e){return e.startsWith("A:")}function Gn(e,t,n){let[r,o]=e.players,{automa:s}=e,{taken:a,start:i,stop:l}=n,u=st(e).join("");if(s===null||G(e)!=="card"||i!==o.time||n.choices!==u||a!==null&&!u.includes(a)||t!==`A:${a??"pass"}`||l<=i||l>O)return null;let p=l===O&&r.time===O;return{...e,ring:a===null?e.ring:Wt(e.ring,a),players:[r,Kt(o.buttons+n.income,l)],turn:l>r.time||p?1:2,stage:p?"over":"action",tile:n.takes_special_tile?2:e.tile,automa:{...s,taken:s.taken+(a??"")}}}var Q=[1,2];function V(e){return e===1?2:1}function Ee(e){return Q.find(t=>e[t-1].kind==="open")??null}function wt({stage:e,result:t}){return e==="over"&&t===null}var Ps=/^(?:pass|[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9])$/;function Zn(e,t){let{turn:n,players:r}=e,o=ot(e),s=r[2-n],a=t?o.time+t.time:s.time+1,i=Math.min(a,O),[l,u]=t?[t.buttons,0]:[0,i-o.time],p=qt(nt,o.time,i),f=(o.income+(t?.income??0))*p.length,g=i>s.time,$=o.empty>(t?.squares??0),S=i===O&&s.time===O;return{buttons:o.buttons-l+u+f,time:i,paid:l,earned:u,income_marks:p,income:f,special_patch:g&&$&&xt(e).some(M=>M<=i),next:g||S?V(n):n,over:S}}function Es(e,t,n){if(!Ps.test(t))return"a move is pass, a patch like X0a7 or a special patch like +d9";let r=t[0],o=r in n&&t!=="pass",s=o?ve(n[r],t.slice(1)):null;if(o&&!s)return`patch ${r} would not lie wholly on the board there`;if(e.stage==="over")return"the game is over";if(G(e)==="card")return"it is the Automa's turn";let a=s?.spaces??[Pe(t.slice(1))??0];return e.stage==="special_patch"?r==="+"?Vn(e,a):"the special patch must be placed first":t==="pass"?null:r==="+"?"there is no special patch to place":zn(e,r,n)??Vn(e,a)}function zn(e,t,n){let r=st(e);if(!e.ring.includes(t))return`patch ${t} is no longer in the ring`;if(!r.includes(t))return`patch ${t} is not among the next three (${r.join(", ")})`;let o=n[t].buttons-ot(e).buttons;return o>0?`needs ${o} more button${o>1?"s":""}`:null}function Vn(e,t){let{filled:n}=ot(e),r=t.find(o=>Fn(n,o));return r===void 0?null:`overlaps at ${ke(r)}`}function Qn(e,t,n){if(Es(e,t,n)!==null)return null;let r=ot(e);if(t==="pass")return Wn(e,e.ring,r,null);let[o,s]=[t[0],t.slice(1)];if(o==="+")return{...Yn(e,Kn(r,[Pe(s)??0],"*")),stage:"action",turn:V(e.turn)};let a=n[o],i=ve(a,s),{orientation:l,row:u,column:p,spaces:f}=i,g={...Kn(r,f,o),income:r.income+a.income,patches:Me([...r.patches,{letter:o,orientation:l,row:u,column:p}])};return Wn(e,Wt(e.ring,o),g,a)}function Me(e){return e.sort((t,n)=>t.letter<n.letter?-1:1)}function Kn(e,t,n){return{...e,cells:Bn(e.cells,t,n),filled:In(e.filled,Z(t)),empty:e.empty-t.length}}function Wn(e,t,n,r){let{buttons:o,time:s,special_patch:a,next:i,over:l}=Zn(e,r),u=l?"over":a?"special_patch":"action",p=a&&!l?e.turn:i;return{...Yn(e,{...n,buttons:o,time:s}),ring:t,stage:u,turn:p}}function Yn(e,t){let{players:n,turn:r,tile:o}=e;return{...e,players:r===1?[t,n[1]]:[n[0],t],tile:o===null&&jn(t.filled)?r:o}}function Jn(e,t,n,r){return z(t)?n===void 0?null:Gn(e,t,n):Qn(e,t,r)}function Ae(e,t,n,r){let o=[e],s=n.values();for(let[a,i]of t.entries()){let l=z(i)?s.next().value:void 0,u=Jn(o[a],i,l,r);if(u===null)return null;o.push(u)}return o}function _e(e,t){let n=0;for(;n<e.length&&z(e[e.length-1-n]);)n+=1;return n===0?[]:t.slice(-n)}var As=/^(\d{1,4})\.(\d{1,2})(?:i(\d{1,2}))?$/,_s=/^(\d{1,4})\.(\d{1,2}):([A-Za-g]{1,33}|-)$/,Ts=/^(?:[A-Za-g]{1,60}|-)$/,Os=/^[1-9*xA-Za-g]{1,9}(?:\/[1-9*xA-Za-g]{1,9}){8}$/,Xn={1:{turn:1,stage:"action"},2:{turn:2,stage:"action"},"1+":{turn:1,stage:"special_patch"},"2+":{turn:2,stage:"special_patch"},"#1":{turn:1,stage:"over"},"#2":{turn:2,stage:"over"}},tr={"-":null,1:1,2:2},er={r:"revised",o:"original"};function Oe(e,t){let n=e.trim().split(" ");if(n.length===11)return Cs(n,t);let[r,o,s,a,...i]=n;if(n.length!==8)return null;let[l,u]=[Te(r,s,t),Te(o,a,t)];return l&&u&&or([l,u],i,null)}function Cs([e,t,n,r,o,s,a,i,l],u){let p=Te(e,t,u),f=_s.exec(n);if(!p||!f||i!=="normal"&&i!=="tactical"||!/^[1-5]$/.test(l))return null;let g=f[3]==="-"?"":f[3],$=Kt(Number(f[1]),Number(f[2])),S={deck:i,level:Number(l),taken:g};return or([p,$],[r,o,s,a],S)}function or(e,[t,n,r,o],s){if(!(n in Xn&&r in tr&&o in er&&Ts.test(t)))return null;let i=t==="-"?"":t,l={tile:tr[r],board:er[o],automa:s};return{...Xn[n],ring:i,players:e,...l}}function Te(e,t,n){let r=As.exec(t),o=e.split("/").map(g=>g.replace(/\d/g,$=>".".repeat(Number($))));if(!r||!Os.test(e)||o.some(g=>g.length!==9))return null;let s=o.join(""),[,a,i,l]=r,u=Rs(s,n);if(u===null||s.includes("x")!==(l!==void 0))return null;let p=u.reduce((g,{letter:$})=>g+n[$].income,0),f=[...s].flatMap((g,$)=>g==="."?[]:[$]);return{buttons:Number(a),time:Number(i),income:l===void 0?p:Number(l),cells:s,filled:Z(f),empty:rt-f.length,patches:u}}function Rs(e,t){let r=[...new Set(e)].filter(s=>!".*x".includes(s)).map(s=>{let a=[...e].flatMap((l,u)=>l===s?[u]:[]),i=Hn(t[s],a);return i&&{letter:s,orientation:i.orientation,row:i.row,column:i.column}}),o=r.filter(s=>s!==null);return o.length<r.length?null:Me(o)}function sr(e,t){let{players:n,ring:r,turn:o,stage:s,tile:a,board:i,automa:l}=e,[u,p]=n.map(({cells:D})=>Ns(D)),f=nr(n[0]),g=[r||"-",Ls[s](o),a??"-",i[0]];if(l===null||t===null)return[u,p,f,nr(n[1]),...g].join(" ");let{buttons:$,time:S}=n[1],M=`${$}.${S}:${l.taken||"-"}`,j=`${rr(t.aside)}/${t.discards.join(".")||"-"}`,B=rr(t.pile).replace("?",`?${t.budget??""}`);return[u,f,M,...g,l.deck,l.level,B,j].join(" ")}var Ls={action:e=>`${e}`,special_patch:e=>`${e}+`,over:e=>`#${e}`};function Ns(e){return Array.from({length:9},(n,r)=>e.slice(9*r,9*(r+1))).map(n=>n.replace(/\.+/g,r=>String(r.length))).join("/")}function nr({buttons:e,time:t,income:n,cells:r}){return`${e}.${t}${r.includes("x")?`i${n}`:""}`}function rr(e){return Array(e).fill("?").join(".")||"-"}function ar({Compensation:e="0"}){return/^-?[1-9]\d{0,2}$/.test(e)?Number(e):0}var Is=7,ir=2;function zt(e,t,n){let{players:r,tile:o,automa:s}=e,{buttons:a,empty:i}=r[t-1],l=o===t?Is:0;if(t===1||s===null)return{buttons:a,special_tile:l,empty:i===0?0:-ir*i};let u=at(s.level),p=[...s.taken].map(g=>n[g].income),f=p.filter(g=>g>0).length;return{special_tile:l,buttons_held:u.per_button_held*a,patches_with_buttons:u.per_patch_with_buttons*f,buttons_on_patches:u.per_button_on_patches*p.reduce((g,$)=>g+$,0)}}function Qt(e){return Object.values(e).reduce((t,n)=>t+n,0)}function Ce(e,t,n=0){return[Qt(zt(e,1,t)),Qt(zt(e,2,t))+n]}function lr(e,t,n=0){if(e.stage!=="over")return null;let r=Ce(e,t,n);return r[0]===r[1]?{winner:e.turn,scores:r,reason:"first to 53"}:{winner:r[0]>r[1]?1:2,scores:r,reason:"score"}}function fr(e,t,n=null,r=0){let{ring:o,turn:s,automa:a}=e;return{position:sr(e,n),turn:s,stage:G(e)==="card"?"card":e.stage,ring:o,players:[ur(e,1,t),ur(e,2,t)],time_board:Fs(e),result:lr(e,t,r),points:r,automa:a&&n&&Us(e,a,n,t)}}function dr(e,{kind:t,player:n},r,o=0){if(t==="abort"||n===null)return{stage:"over",result:null};let s=t==="flag"?"time":"resignation";return{stage:"over",result:{winner:V(n),scores:Ce(e,r,o),reason:s}}}var cr=new WeakMap;function ur(e,t,n){let r=e.players[t-1],o=e.tile===t,s=pr(r.time,xt(e)),a=cr.get(r);if(a?.special_tile===o&&a.to_special_patch===s)return a;let{buttons:l,income:u,time:p,cells:f,empty:g}=r,$=zt(e,t,n),S={buttons:l,income:u,time:p,cells:f,patches:[...r.patches],score:Qt($),score_parts:$,empty:t===2&&e.automa!==null?0:g,special_tile:o,to_income:pr(p,nt),to_special_patch:s};return cr.set(r,S),S}function pr(e,t){let n=t.find(r=>r>e);return n===void 0?null:n-e}var mr=new Map;function Fs(e){let{board:t,stage:n,turn:r}=e,o=n==="over"?V(r):r,s=[t,Zt(e),o].join(),a=mr.get(s);if(a)return a;let i={last:O,income:nt,special_patches:gt[t],special_patches_left:xt(e),on_top:o};return mr.set(s,i),i}function Us(e,{deck:t,level:n,taken:r},o,s){let{budget:a,pile:i,aside:l,discards:u,practice:p,turns:f,levels:g}=o,{numeral:$,name:S,marker:M}=at(n),j=D=>s[D].income>0,B=[...r];return{deck:t,level:n,numeral:$,name:S,marker:M,marker_on_board:Dn(e),budget:a,pile:i,aside:l,discards:u,practice:p,turns:f,levels:g,with_buttons:B.filter(j).join(""),without_buttons:B.filter(D=>!j(D)).join("")}}var Yl={normal:[P(1,1,4,"NO_OVERTAKE","MOST_BUTTONS","FURTHEST"),P(2,2,4,"NO_OVERTAKE","MOST_BUTTONS","FURTHEST"),P(3,3,3,"NO_OVERTAKE","LARGEST","FURTHEST"),P(4,4,1,"NO_OVERTAKE","LARGEST","FURTHEST"),P(5,5,1,"NO_OVERTAKE","MOST_BUTTONS","FURTHEST"),P(6,6,0,"NO_OVERTAKE","LARGEST","FURTHEST"),P(7,7,0,"MOST_BUTTONS","LARGEST","FURTHEST"),P(8,8,0,"LARGEST","MOST_BUTTONS","FURTHEST"),P(9,8,0,"MOST_BUTTONS","NO_OVERTAKE","FURTHEST"),P(10,10,0,"MOST_BUTTONS","LARGEST","FURTHEST"),P(11,10,0,"MOST_BUTTONS","LARGEST","FURTHEST"),P(12,0,5)],tactical:[P(13,1,5,"NO_OVERTAKE","MOST_BUTTONS","FURTHEST"),P(14,1,4,"NO_OVERTAKE","LARGEST","FURTHEST"),P(15,3,4,"NO_OVERTAKE","MOST_BUTTONS","FURTHEST"),P(16,3,3,"NO_OVERTAKE","LARGEST","FURTHEST"),P(17,4,1,"NO_OVERTAKE","MOST_BUTTONS","FURTHEST"),P(18,4,1,"NO_OVERTAKE","LARGEST","FURTHEST"),P(19,6,0,"NO_OVERTAKE","LARGEST","FURTHEST"),P(20,6,0,"MOST_BUTTONS","LARGEST","FURTHEST"),P(21,8,0,"LARGEST","MOST_BUTTONS","FURTHEST"),P(22,8,0,"MOST_BUTTONS","LARGEST","FURTHEST"),P(23,10,0,"MOST_BUTTONS","NO_OVERTAKE","FURTHEST"),P(24,10,0,"LARGEST","MOST_BUTTONS","FURTHEST")]};function P(e,t,n,...r){return{number:e,budget:t,income:n,filters:r}}function hr(e,t){let{start:n,moves:r,automa:o,tags:s}=e,a=Oe(n,t),i=a&&Ae(a,r,o?.turns??[],t);return i&&Hs({...e,positions:i,points:ar(s)},t)}function Hs({positions:e,moves:t,points:n,ended:r,automa:o},s){return e.map((a,i)=>({move:i===0?null:t[i-1],player:i===0?null:e[i-1].turn,...fr(a,s,o&&js(o,t.slice(0,i),a),n),...r&&i===t.length&&dr(a,r,s,n)}))}function js({practice:e,turns:t,levels:n,cards:r},o,{stage:s}){let a=o.filter(z).length;return{...r[a],practice:e,turns:_e(o,t.slice(0,a)),levels:s==="over"?n:[]}}function gr(e,t){let n=hr(e,t);if(n===null)throw new jt(c("page-outdated"));return n}function yr(e){let t={yours:!1,away:!1,bot:!1,rating:null};return[1,2].map(n=>{if(n===2&&e.automa)return{...t,name:"Automa",kind:"automa"};let r=e.tags[`Player${n}`],o=r&&r!=="?"?r:c("player-number",{number:String(n)});return{...t,name:o,kind:"person"}})}var Yt=class{constructor(t,n,r,o=t.length-1){this.frames=t;this.patches=n;let s={1:[4,4],2:[4,4]};this.store=wn({...r,at:this.within(o),walks:s})}frames;patches;store;get state(){return this.store.get()}get moves(){return this.frames.length-1}within(t){return Math.max(0,Math.min(this.moves,t))}look(t){this.store.dispatch({at:this.within(t)})}step(t){this.look(this.state.at+t)}keys(){return{ArrowLeft:()=>this.step(-1),ArrowRight:()=>this.step(1),Home:()=>this.look(0),End:()=>this.look(this.moves)}}key(t){let n=this.keys();return Object.hasOwn(n,t)?(n[t](),!0):!1}walk(t,n){let{walks:r}=this.state,o={...r,[t]:xe(r[t],n)};this.store.dispatch({walks:o})}};var Jt=class extends Yt{constructor(n,r){super(gr(n,r),r,{said:""});this.replay=n;this.seats=yr(n)}replay;seats;get frame(){return this.frames[this.state.at]}get list(){return this.frames.slice(1).map(({move:n,player:r},o)=>({number:o+1,player:r??1,move:n??"pass"}))}get path(){let{link:n,tags:r}=this.replay;return ge(n,[r.Player1,r.Player2])}};var Re={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right"};function br(e,t){let n=e.target.closest("[data-quilt=shown]");return!n||!Object.hasOwn(Re,e.key)||e.shiftKey?!1:(e.preventDefault(),t(n.getAttribute("data-testid")==="quilt-1"?1:2,Re[e.key]),!0)}var N=class{constructor(t){this.value=t}valueOf(){return this.value}},v=class extends N{constructor(t="???"){super(t)}toString(t){return`{${this.value}}`}},_=class extends N{constructor(t,n={}){super(t),this.opts=n}toString(t){if(t)try{return t.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return this.value.toString(10)}},I=class e extends N{static supportsValue(t){if(typeof t=="number"||t instanceof Date)return!0;if(t instanceof N)return e.supportsValue(t.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(t instanceof n.Instant||t instanceof n.PlainDateTime||t instanceof n.PlainDate||t instanceof n.PlainMonthDay||t instanceof n.PlainTime||t instanceof n.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof N&&(t=t.valueOf()),typeof t=="object"&&"calendarId"in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](t){return t==="string"?this.toString():this.toNumber()}toNumber(){let t=this.value;if(typeof t=="number")return t;if(t instanceof Date)return t.getTime();if("epochMilliseconds"in t)return t.epochMilliseconds;if("toZonedDateTime"in t)return t.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(t){if(t)try{return t.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var $r=100,Bs="⁨",Ds="⁩";function Gs(e,t,n){if(n===t||n instanceof _&&t instanceof _&&n.value===t.value)return!0;if(t instanceof _&&typeof n=="string"){let r=e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value);if(n===r)return!0}return!1}function xr(e,t,n){return t[n]?it(e,t[n].value):(e.reportError(new RangeError("No default")),new v)}function Le(e,t){let n=[],r=Object.create(null);for(let o of t)o.type==="narg"?r[o.name]=St(e,o.value):n.push(St(e,o));return{positional:n,named:r}}function St(e,t){switch(t.type){case"str":return t.value;case"num":return new _(t.value,{minimumFractionDigits:t.precision});case"var":return Vs(e,t);case"mesg":return Ks(e,t);case"term":return Ws(e,t);case"func":return qs(e,t);case"select":return Zs(e,t);default:return new v}}function Vs(e,{name:t}){let n;if(e.params)if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new v(`$${t}`);else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(new ReferenceError(`Unknown variable: $${t}`)),new v(`$${t}`);if(n instanceof N)return n;switch(typeof n){case"string":return n;case"number":return new _(n);case"object":if(I.supportsValue(n))return new I(n);default:return e.reportError(new TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new v(`$${t}`)}}function Ks(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(new ReferenceError(`Unknown message: ${t}`)),new v(t);if(n){let o=r.attributes[n];return o?it(e,o):(e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new v(`${t}.${n}`))}return r.value?it(e,r.value):(e.reportError(new ReferenceError(`No value: ${t}`)),new v(t))}function Ws(e,{name:t,attr:n,args:r}){let o=`-${t}`,s=e.bundle._terms.get(o);if(!s)return e.reportError(new ReferenceError(`Unknown term: ${o}`)),new v(o);if(n){let i=s.attributes[n];if(i){e.params=Le(e,r).named;let l=it(e,i);return e.params=null,l}return e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new v(`${o}.${n}`)}e.params=Le(e,r).named;let a=it(e,s.value);return e.params=null,a}function qs(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(new ReferenceError(`Unknown function: ${t}()`)),new v(`${t}()`);if(typeof r!="function")return e.reportError(new TypeError(`Function ${t}() is not callable`)),new v(`${t}()`);try{let o=Le(e,n);return r(o.positional,o.named)}catch(o){return e.reportError(o),new v(`${t}()`)}}function Zs(e,{selector:t,variants:n,star:r}){let o=St(e,t);if(o instanceof v)return xr(e,n,r);for(let s of n){let a=St(e,s.key);if(Gs(e,o,a))return it(e,s.value)}return xr(e,n,r)}function Ne(e,t){if(e.dirty.has(t))return e.reportError(new RangeError("Cyclic reference")),new v;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let o of t){if(typeof o=="string"){n.push(e.bundle._transform(o));continue}if(e.placeables++,e.placeables>$r)throw e.dirty.delete(t),new RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${$r}`);r&&n.push(Bs),n.push(St(e,o).toString(e)),r&&n.push(Ds)}return e.dirty.delete(t),n.join("")}function it(e,t){return typeof t=="string"?e.bundle._transform(t):Ne(e,t)}var Xt=class{constructor(t,n,r){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=t,this.errors=n,this.args=r}reportError(t){if(!this.errors||!(t instanceof Error))throw t;this.errors.push(t)}memoizeIntlObject(t,n){let r=this.bundle._intls.get(t);r||(r={},this.bundle._intls.set(t,r));let o=JSON.stringify(n);return r[o]||(r[o]=new t(this.bundle.locales,n)),r[o]}};function Ie(e,t){let n=Object.create(null);for(let[r,o]of Object.entries(e))t.includes(r)&&(n[r]=o.valueOf());return n}var wr=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function Sr(e,t){let n=e[0];if(n instanceof v)return new v(`NUMBER(${n.valueOf()})`);if(n instanceof _)return new _(n.valueOf(),{...n.opts,...Ie(t,wr)});if(n instanceof I)return new _(n.toNumber(),{...Ie(t,wr)});throw new TypeError("Invalid argument to NUMBER")}var zs=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function vr(e,t){let n=e[0];if(n instanceof v)return new v(`DATETIME(${n.valueOf()})`);if(n instanceof I||n instanceof _)return new I(n,Ie(t,zs));throw new TypeError("Invalid argument to DATETIME")}var kr=new Map;function Pr(e){let t=Array.isArray(e)?e.join(" "):e,n=kr.get(t);return n===void 0&&(n=new Map,kr.set(t,n)),n}var lt=class{constructor(t,{functions:n,useIsolating:r=!0,transform:o=s=>s}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(t)?t:[t],this._functions={NUMBER:Sr,DATETIME:vr,...n},this._useIsolating=r,this._transform=o,this._intls=Pr(t)}hasMessage(t){return this._messages.has(t)}getMessage(t){return this._messages.get(t)}addResource(t,{allowOverrides:n=!1}={}){let r=[];for(let o=0;o<t.body.length;o++){let s=t.body[o];if(s.id.startsWith("-")){if(n===!1&&this._terms.has(s.id)){r.push(new Error(`Attempt to override an existing term: "${s.id}"`));continue}this._terms.set(s.id,s)}else{if(n===!1&&this._messages.has(s.id)){r.push(new Error(`Attempt to override an existing message: "${s.id}"`));continue}this._messages.set(s.id,s)}}return r}formatPattern(t,n=null,r=null){if(typeof t=="string")return this._transform(t);let o=new Xt(this,r,n);try{return Ne(o,t).toString(o)}catch(s){if(o.errors&&s instanceof Error)return o.errors.push(s),new v().toString(o);throw s}}};var Fe=/^(-?[a-zA-Z][\w-]*) *= */gm,Er=/\.([a-zA-Z][\w-]*) *= */y,Qs=/\*?\[/y,Ue=/(-?[0-9]+(?:\.([0-9]+))?)/y,Ys=/([a-zA-Z][\w-]*)/y,Mr=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Js=/^[A-Z][A-Z0-9_-]*$/,te=/([^{}\n\r]+)/y,Xs=/([^\\"\n\r]*)/y,Ar=/\\([\\"])/y,_r=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,ta=/^\n+/,Tr=/ +$/,ea=/ *\r?\n/g,na=/( *)$/,ra=/{\s*/y,Or=/\s*}/y,oa=/\[\s*/y,sa=/\s*] */y,aa=/\s*\(\s*/y,ia=/\s*->\s*/y,la=/\s*:\s*/y,ca=/\s*,?\s*/y,ua=/\s+/y,ct=class{constructor(t){this.body=[],Fe.lastIndex=0;let n=0;for(;;){let d=Fe.exec(t);if(d===null)break;n=Fe.lastIndex;try{this.body.push(l(d[1]))}catch(y){if(y instanceof SyntaxError)continue;throw y}}function r(d){return d.lastIndex=n,d.test(t)}function o(d,y){if(t[n]===d)return n++,!0;if(y)throw new y(`Expected ${d}`);return!1}function s(d,y){if(r(d))return n=d.lastIndex,!0;if(y)throw new y(`Expected ${d.toString()}`);return!1}function a(d){d.lastIndex=n;let y=d.exec(t);if(y===null)throw new SyntaxError(`Expected ${d.toString()}`);return n=d.lastIndex,y}function i(d){return a(d)[1]}function l(d){let y=p(),k=u();if(y===null&&Object.keys(k).length===0)throw new SyntaxError("Expected message value or attributes");return{id:d,value:y,attributes:k}}function u(){let d=Object.create(null);for(;r(Er);){let y=i(Er),k=p();if(k===null)throw new SyntaxError("Expected attribute value");d[y]=k}return d}function p(){let d;if(r(te)&&(d=i(te)),t[n]==="{"||t[n]==="}")return f(d?[d]:[],1/0);let y=gn();return y?d?f([d,y],y.length):(y.value=me(y.value,ta),f([y],y.length)):d?me(d,Tr):null}function f(d=[],y){for(;;){if(r(te)){d.push(i(te));continue}if(t[n]==="{"){d.push(g());continue}if(t[n]==="}")throw new SyntaxError("Unbalanced closing brace");let R=gn();if(R){d.push(R),y=Math.min(y,R.length);continue}break}let k=d.length-1,q=d[k];typeof q=="string"&&(d[k]=me(q,Tr));let ht=[];for(let R of d)R instanceof ee&&(R=R.value.slice(0,R.value.length-y)),R&&ht.push(R);return ht}function g(){s(ra,SyntaxError);let d=$();if(s(Or))return d;if(s(ia)){let y=j();return s(Or,SyntaxError),{type:"select",selector:d,...y}}throw new SyntaxError("Unclosed placeable")}function $(){if(t[n]==="{")return g();if(r(Mr)){let[,d,y,k=null]=a(Mr);if(d==="$")return{type:"var",name:y};if(s(aa)){let q=S();if(d==="-")return{type:"term",name:y,attr:k,args:q};if(Js.test(y))return{type:"func",name:y,args:q};throw new SyntaxError("Function names must be all upper-case")}return d==="-"?{type:"term",name:y,attr:k,args:[]}:{type:"mesg",name:y,attr:k}}return D()}function S(){let d=[];for(;;){switch(t[n]){case")":return n++,d;case void 0:throw new SyntaxError("Unclosed argument list")}d.push(M()),s(ca)}}function M(){let d=$();return d.type!=="mesg"?d:s(la)?{type:"narg",name:d.name,value:D()}:d}function j(){let d=[],y=0,k;for(;r(Qs);){o("*")&&(k=y);let q=B(),ht=p();if(ht===null)throw new SyntaxError("Expected variant value");d[y++]={key:q,value:ht}}if(y===0)return null;if(k===void 0)throw new SyntaxError("Expected default variant");return{variants:d,star:k}}function B(){s(oa,SyntaxError);let d;return r(Ue)?d=hn():d={type:"str",value:i(Ys)},s(sa,SyntaxError),d}function D(){if(r(Ue))return hn();if(t[n]==='"')return Yo();throw new SyntaxError("Invalid expression")}function hn(){let[,d,y=""]=a(Ue),k=y.length;return{type:"num",value:parseFloat(d),precision:k}}function Yo(){o('"',SyntaxError);let d="";for(;;){if(d+=i(Xs),t[n]==="\\"){d+=Jo();continue}if(o('"'))return{type:"str",value:d};throw new SyntaxError("Unclosed string literal")}}function Jo(){if(r(Ar))return i(Ar);if(r(_r)){let[,d,y]=a(_r),k=parseInt(d||y,16);return k<=55295||57344<=k?String.fromCodePoint(k):"�"}throw new SyntaxError("Unknown escape sequence")}function gn(){let d=n;switch(s(ua),t[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return yn(t.slice(d,n))}return t[n-1]===" "?yn(t.slice(d,n)):!1}function me(d,y){return d.replace(y,"")}function yn(d){let y=d.replace(ea,`
`),k=na.exec(d)[1].length;return new ee(y,k)}}},ee=class{constructor(t,n){this.value=t,this.length=n}};var He=new Map,vt=new lt("en");function Cr(e,t=`/words/${e}.json`){let n=He.get(e);if(n)return n;let r=pa(new URL(t,import.meta.url));return He.set(e,r),r.catch(()=>He.delete(e)),r}async function pa(e){let t=await fetch(e);if(!t.ok)throw new Error(`The words of this page can’t be loaded: ${e}`);return t.json()}function Rr({language:e,words:t,editions:n={}},r){vt=new lt(e,{useIsolating:!1}),vt.addResource(new ct(t)),Object.hasOwn(n,r)&&vt.addResource(new ct(n[r]),{allowOverrides:!0}),bn({language:e,format:(s,a)=>{let i=vt.getMessage(s)?.value;if(!i)throw new Error(`There is no message ${s} in ${e}.`);return vt.formatPattern(i,a)}})}var We=globalThis,Lr=e=>e,ne=We.trustedTypes,Nr=ne?ne.createPolicy("lit-html",{createHTML:e=>e}):void 0,Br="$lit$",K=`lit$${Math.random().toFixed(9).slice(2)}$`,Dr="?"+K,ma=`<${Dr}>`,X=document,Pt=()=>X.createComment(""),Et=e=>e===null||typeof e!="object"&&typeof e!="function",qe=Array.isArray,fa=e=>qe(e)||typeof e?.[Symbol.iterator]=="function",je=`[ 	
\f\r]`,kt=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Ir=/-->/g,Fr=/>/g,Y=RegExp(`>|${je}(?:([^\\s"'>=/]+)(${je}*=${je}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Ur=/'/g,Hr=/"/g,Gr=/^(?:script|style|textarea|title)$/i,Ze=e=>(t,...n)=>({_$litType$:e,strings:t,values:n}),m=Ze(1),x=Ze(2),Dc=Ze(3),Mt=Symbol.for("lit-noChange"),h=Symbol.for("lit-nothing"),jr=new WeakMap,J=X.createTreeWalker(X,129);function Vr(e,t){if(!qe(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return Nr!==void 0?Nr.createHTML(t):t}var da=(e,t)=>{let n=e.length-1,r=[],o,s=t===2?"<svg>":t===3?"<math>":"",a=kt;for(let i=0;i<n;i++){let l=e[i],u,p,f=-1,g=0;for(;g<l.length&&(a.lastIndex=g,p=a.exec(l),p!==null);)g=a.lastIndex,a===kt?p[1]==="!--"?a=Ir:p[1]!==void 0?a=Fr:p[2]!==void 0?(Gr.test(p[2])&&(o=RegExp("</"+p[2],"g")),a=Y):p[3]!==void 0&&(a=Y):a===Y?p[0]===">"?(a=o??kt,f=-1):p[1]===void 0?f=-2:(f=a.lastIndex-p[2].length,u=p[1],a=p[3]===void 0?Y:p[3]==='"'?Hr:Ur):a===Hr||a===Ur?a=Y:a===Ir||a===Fr?a=kt:(a=Y,o=void 0);let $=a===Y&&e[i+1].startsWith("/>")?" ":"";s+=a===kt?l+ma:f>=0?(r.push(u),l.slice(0,f)+Br+l.slice(f)+K+$):l+K+(f===-2?i:$)}return[Vr(e,s+(e[n]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),r]},At=class e{constructor({strings:t,_$litType$:n},r){let o;this.parts=[];let s=0,a=0,i=t.length-1,l=this.parts,[u,p]=da(t,n);if(this.el=e.createElement(u,r),J.currentNode=this.el.content,n===2||n===3){let f=this.el.content.firstChild;f.replaceWith(...f.childNodes)}for(;(o=J.nextNode())!==null&&l.length<i;){if(o.nodeType===1){if(o.hasAttributes())for(let f of o.getAttributeNames())if(f.endsWith(Br)){let g=p[a++],$=o.getAttribute(f).split(K),S=/([.?@])?(.*)/.exec(g);l.push({type:1,index:s,name:S[2],strings:$,ctor:S[1]==="."?De:S[1]==="?"?Ge:S[1]==="@"?Ve:pt}),o.removeAttribute(f)}else f.startsWith(K)&&(l.push({type:6,index:s}),o.removeAttribute(f));if(Gr.test(o.tagName)){let f=o.textContent.split(K),g=f.length-1;if(g>0){o.textContent=ne?ne.emptyScript:"";for(let $=0;$<g;$++)o.append(f[$],Pt()),J.nextNode(),l.push({type:2,index:++s});o.append(f[g],Pt())}}}else if(o.nodeType===8)if(o.data===Dr)l.push({type:2,index:s});else{let f=-1;for(;(f=o.data.indexOf(K,f+1))!==-1;)l.push({type:7,index:s}),f+=K.length-1}s++}}static createElement(t,n){let r=X.createElement("template");return r.innerHTML=t,r}};function ut(e,t,n=e,r){if(t===Mt)return t;let o=r!==void 0?n._$Co?.[r]:n._$Cl,s=Et(t)?void 0:t._$litDirective$;return o?.constructor!==s&&(o?._$AO?.(!1),s===void 0?o=void 0:(o=new s(e),o._$AT(e,n,r)),r!==void 0?(n._$Co??=[])[r]=o:n._$Cl=o),o!==void 0&&(t=ut(e,o._$AS(e,t.values),o,r)),t}var Be=class{constructor(t,n){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:n},parts:r}=this._$AD,o=(t?.creationScope??X).importNode(n,!0);J.currentNode=o;let s=J.nextNode(),a=0,i=0,l=r[0];for(;l!==void 0;){if(a===l.index){let u;l.type===2?u=new _t(s,s.nextSibling,this,t):l.type===1?u=new l.ctor(s,l.name,l.strings,this,t):l.type===6&&(u=new Ke(s,this,t)),this._$AV.push(u),l=r[++i]}a!==l?.index&&(s=J.nextNode(),a++)}return J.currentNode=X,o}p(t){let n=0;for(let r of this._$AV)r!==void 0&&(r.strings!==void 0?(r._$AI(t,r,n),n+=r.strings.length-2):r._$AI(t[n])),n++}},_t=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,n,r,o){this.type=2,this._$AH=h,this._$AN=void 0,this._$AA=t,this._$AB=n,this._$AM=r,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,n=this._$AM;return n!==void 0&&t?.nodeType===11&&(t=n.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,n=this){t=ut(this,t,n),Et(t)?t===h||t==null||t===""?(this._$AH!==h&&this._$AR(),this._$AH=h):t!==this._$AH&&t!==Mt&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):fa(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==h&&Et(this._$AH)?this._$AA.nextSibling.data=t:this.T(X.createTextNode(t)),this._$AH=t}$(t){let{values:n,_$litType$:r}=t,o=typeof r=="number"?this._$AC(t):(r.el===void 0&&(r.el=At.createElement(Vr(r.h,r.h[0]),this.options)),r);if(this._$AH?._$AD===o)this._$AH.p(n);else{let s=new Be(o,this),a=s.u(this.options);s.p(n),this.T(a),this._$AH=s}}_$AC(t){let n=jr.get(t.strings);return n===void 0&&jr.set(t.strings,n=new At(t)),n}k(t){qe(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,r,o=0;for(let s of t)o===n.length?n.push(r=new e(this.O(Pt()),this.O(Pt()),this,this.options)):r=n[o],r._$AI(s),o++;o<n.length&&(this._$AR(r&&r._$AB.nextSibling,o),n.length=o)}_$AR(t=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);t!==this._$AB;){let r=Lr(t).nextSibling;Lr(t).remove(),t=r}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},pt=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,n,r,o,s){this.type=1,this._$AH=h,this._$AN=void 0,this.element=t,this.name=n,this._$AM=o,this.options=s,r.length>2||r[0]!==""||r[1]!==""?(this._$AH=Array(r.length-1).fill(new String),this.strings=r):this._$AH=h}_$AI(t,n=this,r,o){let s=this.strings,a=!1;if(s===void 0)t=ut(this,t,n,0),a=!Et(t)||t!==this._$AH&&t!==Mt,a&&(this._$AH=t);else{let i=t,l,u;for(t=s[0],l=0;l<s.length-1;l++)u=ut(this,i[r+l],n,l),u===Mt&&(u=this._$AH[l]),a||=!Et(u)||u!==this._$AH[l],u===h?t=h:t!==h&&(t+=(u??"")+s[l+1]),this._$AH[l]=u}a&&!o&&this.j(t)}j(t){t===h?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},De=class extends pt{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===h?void 0:t}},Ge=class extends pt{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==h)}},Ve=class extends pt{constructor(t,n,r,o,s){super(t,n,r,o,s),this.type=5}_$AI(t,n=this){if((t=ut(this,t,n,0)??h)===Mt)return;let r=this._$AH,o=t===h&&r!==h||t.capture!==r.capture||t.once!==r.once||t.passive!==r.passive,s=t!==h&&(r===h||o);o&&this.element.removeEventListener(this.name,this,r),s&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},Ke=class{constructor(t,n,r){this.element=t,this.type=6,this._$AN=void 0,this._$AM=n,this.options=r}get _$AU(){return this._$AM._$AU}_$AI(t){ut(this,t)}};var ha=We.litHtmlPolyfillSupport;ha?.(At,_t),(We.litHtmlVersions??=[]).push("3.3.3");var ze=(e,t,n)=>{let r=n?.renderBefore??t,o=r._$litPart$;if(o===void 0){let s=n?.renderBefore??null;r._$litPart$=o=new _t(t.insertBefore(Pt(),s),s,void 0,n??{})}return o._$AI(e),o};function ga(e){let t=/^Quiltbee level (\d+)/.exec(e);return t&&Number(t[1])}function re({kind:e,name:t}){return e==="computer"?ga(t):null}function A(e){return e<0?`−${-e}`:String(e)}function Wr(e){return e>0?`+${e}`:A(e)}function Qe({name:e,squares:t,buttons:n,time:r,income:o}){return c("patch-label",{name:e,squares:t,buttons:n,time:r,income:o})}function Ye(e,t){return e[t-1].yours&&!e[2-t].yours}function tt(e,t){let n=e[t-1].kind==="automa"?"automa":"other";return{who:Ye(e,t)?"you":n,name:E(e,t)}}function E(e,t){let{name:n,kind:r}=e[t-1];if(Ye(e,t))return c("you");if(r==="open")return n||c("open-seat");let o=re(e[t-1]);return o!==null?c("level-number",{level:String(o)}):n==="You"?c("player-number",{number:String(t)}):n}function Ot(e,t){if(e.result)return c("wins",tt(t,e.result.winner));if(wt(e))return c("game-aborted");let n=e.stage==="special_patch"?"whose-special-patch":"whose-turn";return c(n,tt(t,e.turn))}function Ct(e,t){if(e.result)return ya(e,t);if(wt(e))return c("aborted-reason");let n=tt(t,e.turn);if(e.stage==="special_patch")return c("reached-special-patch",n);let r=e.players[e.turn-1].time,o=e.players[2-e.turn].time;return r!==o?c("further-back",n):r===0?c("goes-first",n):t.filter(({yours:a})=>a).length===1?c("level-and-on-top",n):c("both-level-and-on-top",n)}function ya(e,t){if(!e.result)return"";let{winner:n,scores:r,reason:o}=e.result,s=ba(r[n-1],r[2-n]),a=tt(t,3-n);return o==="resignation"?c("result-resignation",{...a,points:s}):o==="time"?c("result-time",{...a,points:s}):c(o==="first to 53"?"result-first":"result-score",{points:s})}function ba(e,t){return c("points-to",{mine:A(e),theirs:A(t)})}function qr(e,t,n=!1){if(e==="pass"||e==="A:pass")return c("move-pass");if(e.startsWith("A:"))return c("move-took",{patch:Tt(t,e[2])});if(e.startsWith("+"))return n?c("move-special-at",{cell:e.slice(1)}):c("move-special");let r=Tt(t,e[0]);return!n||!t[e[0]]?c("move-patch",{patch:r}):c("move-patch-at",{patch:r,cell:U($a(t[e[0]],e))})}function Tt(e,t){return e[t]?.name??t}function $a({orientations:e},t){let n=$t(t.slice(2));return $e(e[t[1]],n).reduce((r,o)=>o[0]<r[0]||o[0]===r[0]&&o[1]<r[1]?o:r)}function Zr(e,t,n,r){if(t===null)return c("then-over");let o=t===n?"-again":"";return Ye(r,t)?c(`${e}-you${o}`):c(`${e}-name${o}`,{name:E(r,t)})}function zr(e,t,n){let r={cell:U(e)};if(t===".")return c("cell-empty",r);if(t==="*")return c("cell-special",r);let o=n[t]?.name;return o?c("cell-patch",{...r,patch:o}):c("cell-covered",r)}function Qr(e,t){let{to_income:n,to_special_patch:r,time:o}=e.players[t-1],s=e.time_board.last-o;if(s===0)return c("at-the-end");let a=[];return n!==null&&a.push(c("income-in",{count:n})),r!==null&&a.push(c("special-in",{count:r})),a.push(c("end-in",{count:s})),a.join(", ")}function Yr({from:e,to:t,paid:n,earned:r,income:o}){let s=(i,l)=>l>0?[c("gain",{sign:i,count:l})]:[],a=[c("moved",{count:t-e}),...s("−",n),...s("+",r)];return o>0&&a.push(c("preview-income",{count:o})),a.join(", ")}function xa(e){return`${e}`}function mt(e,t,n={}){let r=Object.keys(t).map(s=>[s,xa(s)]);return c(e,{...n,...Object.fromEntries(r)}).split("").map((s,a)=>a%2?t[s]:s)}function Jr(e){let t=m`<span lang="en">${e}</span>`;return m`<p class="notice" data-testid="notice">
${mt("fault-in-record",{detail:t})}
</p>`}function oe(e){return c(`filter-${e}`)}function Je({score_parts:e},t){let n=e,r=Ut[t-1];return[["part-tile",n.special_tile,1],["part-held",n.buttons_held,r.per_button_held],["part-patches",n.patches_with_buttons,r.per_patch_with_buttons],["part-printed",n.buttons_on_patches,r.per_button_on_patches]].filter(([,,s])=>s>0).map(([s,a])=>[s,a])}function Xr(e,t,n){return n?c("named-patch",{patch:Tt(t,e),letter:e}):Tt(t,e)}function to(e,t,n=!0){return bt([...e].map(r=>Xr(r,t,n)))}function eo({number:e,budget:t,income:n}){return c("card-title",{number:String(e),budget:t,income:n})}function no({affordable:e,choices:t,card:{budget:n}},r,o=!0){if(e.length===0)return c("budget-none",{budget:n,count:t.length});let s={budget:n,patches:to(e,r,o)};return c(e.length===1?"budget-only":"budget-buys",s)}function ro({filter:e,left:t,skipped:n},r,o=!0){return n?c("filter-skipped",{filter:oe(e)}):c("filter-leaves",{filter:oe(e),keeps:c(`keeps-${e}`),patches:to(t,r,o)})}function oo(e,t,n=!0){let{taken:r,start:o,stop:s,income_marks:a,income:i,special_patches:l}=e,u={start:String(o),stop:String(s)},p=[r?c("automa-takes",{...u,patch:Xr(r,t,n)}):c("automa-advances",u)],f=i?c("gain",{sign:"+",count:i}):c("automa-no-gain");return a.length>0&&p.push(c("automa-income",{marks:bt(a.map(String)),gain:f})),l.length>0&&p.push(c("automa-special",{marks:bt(l.map(String))})),e.reaches_marker&&p.push(c(e.takes_special_tile?"automa-marker-tile":"automa-marker")),p}function so({pile:e,aside:t,discards:n}){let r=[c("cards-in-pile",{count:e})];return t>0&&r.push(c("cards-aside",{count:t})),r.push(n.length?c("cards-turned",{cards:n.join(", ")}):c("cards-none")),`${r.join(", ")}.`}function ao(e){return c(`automa-name-${e}`)}function se({level:e,numeral:t}){return c("numeral-and-name",{numeral:t,name:ao(e)})}function Xe({deck:e,level:t,numeral:n}){return c("automa-title",{deck:c(`deck-${e}`),numeral:n,name:ao(t)})}function ae({marker:e,marker_on_board:t}){return t?c("marker-on",{space:String(e)}):c("marker-off")}function wa(e,t){if(!e||e==="pass"||e.startsWith("A:"))return null;let n=$t(e.slice(-2));return{shape:e.startsWith("+")?[[0,0]]:t[e[0]].orientations[e[1]],origin:n}}function lo(e,t){return e.flatMap(n=>wa(n,t)??[])}var Sa={left:"M4 4v6h6M4.6 10A8 8 0 1 1 4 14",right:"M20 4v6h-6M19.4 10A8 8 0 1 0 20 14",flip:"M12 3v18M9 6L3 18h6zM15 6l6 12h-6z",place:"M4 13l5 5L20 6",cancel:"M6 6l12 12M18 6L6 18",undo:"M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",pass:"M4 12h14M13 6l6 6-6 6",download:"M12 4v11M7 11l5 5 5-5M5 20h14",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",flag:"M6 21V4h11l-2 4 2 4H6",print:"M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",card:"M5 3h10v14H5zM9 21h10V7",bulb:"M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-.9 1.6h-5.2c0-.6-.3-1.1-.9-1.6A6 6 0 0 1 12 3z",help:"M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",graph:"M4 4v16h16M7 14l4-5 3 3 5-7",first:"M18 5l-8 7 8 7M6 5v14",back:"M15 5l-7 7 7 7",forward:"M9 5l7 7-7 7",last:"M6 5l8 7-8 7M18 5v14",clock:"M12 7v5l3 2M12 4a8 8 0 1 0 .01 0",hurry:"M12 4v10M12 19v.5",bubble:"M4 5h16v11h-9l-5 4v-4H4z",eye:"M3 12c4-8 14-8 18 0-4 8-14 8-18 0zM12 9.5a2.5 2.5 0 1 0 .01 0",share:"M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",copy:"M8 8h11v12H8zM16 8V4H5v12h3",person:"M12 4a4 4 0 1 0 .01 0M4 21c1-5 4-7 8-7s7 2 8 7",puzzle:"M4 8h4a2.500 2.500 0 1 1 4 0h4v4a2.500 2.500 0 1 1 0 4v4H4z",cup:"M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 20h8",gear:"M12 9a3 3 0 1 0 .01 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1",fresh:"M12 5v14M5 12h14",again:"M20 4v6h-6M20 10A8 8 0 1 0 20 15",button:"M12 3a9 9 0 1 0 .01 0M9 9.5v.01M15 9.5v.01M9 14.5v.01M15 14.5v.01",ten:"M4 9l3.5-2.5v11.5M16.5 6.5c4.5 0 4.5 11.5 0 11.5s-4.5-11.5 0-11.5z",heart:"M12 20C5 14.5 3 11 3 8a4.6 4.6 0 0 1 9-1.4A4.6 4.6 0 0 1 21 8c0 3-2 6.5-9 12z",eyes:"M4 6h16v12H4zM4 12h16",pen:"M4 20l1-4L16 5l3 3L8 19zM14 7l3 3",raise:"M12 19V5M6 11l6-6 6 6",bin:"M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13",open:"M3 19V6h6l2 2h10v11z",lens:"M10.5 4a6.5 6.5 0 1 0 .01 0M15.5 15.5L21 21",up:"M4 18l5-6 4 3 7-9M20 6h-5M20 6v5",sun:"M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5"};function ft(e){return m`<svg class="icon-line" viewBox="0 0 24 24" aria-hidden="true">
<path d=${Sa[e]}></path>
</svg>`}var va=[["first","first-position"],["back","previous-position"],["forward","next-position"],["last","last-position"]];function co(e,t){return m`<div class="steps">
${va.map(([n,r])=>m`<button
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
</div>`}function uo(e,t,n,r,o,s=[]){let a=new Set(s.map(({number:u})=>u)),i={first:0,back:t-1,forward:t+1,last:e.length},l=u=>u<0||u>e.length||u===t;return m`<section class="panel moves" aria-labelledby="moves-heading">
<div class="panel-head">
<h2 id="moves-heading">${c("moves")}</h2>
${co(u=>l(i[u]),u=>o(i[u]))}
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
<span class="move-words">${ka(u,n,r)}</span>
<code>${u.move}</code>
</button>
</li>`)}
</ol>
${e.length===0?m`<p class="small">${c("no-move-yet")}</p>`:""}
</section>`}function ka({player:e,move:t,change:n},r,o){let s=m`<b>${E(r,e)}</b>`,a=qr(t,o);return!n||n.from===n.to?mt("happened",{name:s},{deed:a}):mt("happened-with",{name:s},{deed:a,detail:Yr(n)})}var en=[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg"];function po(e){let t=en.indexOf(e);return{cloth:t%6,weave:(Math.floor(t/6)+t%6)%6}}var mo={"weave-0":["<path d='M2.5 1.2a1.3 1.3 0 1 0 .01 0M7.5 6.2a1.3 1.3 0 1 0 .01 0'/>","<path opacity='.7' d='M7.5 2a.5.5 0 1 0 .01 0M2.5 7a.5.5 0 1 0 .01 0'/>"],"weave-1":["<path d='M.3 0h.5v10H.3zM1.5 0h1.9v10H1.5zM4.1 0h.5v10h-.5z M5.3 0h.5v10h-.5zM6.5 0h1.9v10H6.5zM9.1 0h.5v10h-.5z'/>"],"weave-2":["<path opacity='.55' d='M0 0h2.5v10H0zM5 0h2.5v10H5z'/>","<path opacity='.55' d='M0 0h10v2.5H0zM0 5h10v2.5H0z'/>"],"weave-3":["<path fill='none' stroke='var(--thread)' stroke-width='.85' d='M0 0L2.5-2.5 5 0 7.5-2.5 10 0M0 2.5L2.5 0 5 2.5 7.5 0 10 2.5M0 5L2.5 2.5 5 5 7.5 2.5 10 5 M0 7.5L2.5 5 5 7.5 7.5 5 10 7.5M0 10L2.5 7.5 5 10 7.5 7.5 10 10 M0 12.5L2.5 10 5 12.5 7.5 10 10 12.5'/>"],"weave-4":["<g transform='translate(2.5 2.5)'><path d='M0-1.8a.8.8 0 1 0 .01 0M1.05-1.05a.8.8 0 1 0 .01 0M.65.2a.8.8 0 1 0 .01 0 M-.65.2a.8.8 0 1 0 .01 0M-1.05-1.05a.8.8 0 1 0 .01 0'/><circle r='.55' fill='var(--cloth)'/><path fill='none' stroke='var(--thread)' stroke-width='.35' d='M1.6 1.6Q2.4 2 2.5 2.6M-1.6 1.6Q-2.4 2-2.5 2.6'/></g>","<g transform='translate(7.5 7.5)'><path d='M0-1.8a.8.8 0 1 0 .01 0M1.05-1.05a.8.8 0 1 0 .01 0M.65.2a.8.8 0 1 0 .01 0 M-.65.2a.8.8 0 1 0 .01 0M-1.05-1.05a.8.8 0 1 0 .01 0'/><circle r='.55' fill='var(--cloth)'/><path fill='none' stroke='var(--thread)' stroke-width='.35' d='M1.6 1.6Q2.4 2 2.5 2.6M-1.6 1.6Q-2.4 2-2.5 2.6'/></g>"],"weave-5":["<path fill='none' stroke='var(--thread)' d='M0 2.5Q2.5-.6 5 2.5T10 2.5M0 7.5Q2.5 4.4 5 7.5T10 7.5'/>"],special:["<rect x='.25' y='.25' width='9.5' height='9.5' rx='1.1' fill='var(--leather)' stroke='var(--seam)' stroke-width='.7'/>","<path fill='none' stroke='var(--grain)' stroke-width='.3' stroke-linecap='round' opacity='.7' d='M2.6 2.7h.5M6.9 2.5h.6M4.8 2.2h.3M2.3 5.5h.4M7.4 5.2h.4M3 7.6h.6M6.6 7.5h.5M4.9 7.9h.3'/>","<rect x='1.4' y='1.4' width='7.2' height='7.2' rx='.7' fill='none' stroke='var(--stitch)' stroke-width='.42' stroke-dasharray='1.1 .7' stroke-linecap='round'/>","<path fill='none' stroke='var(--grain)' stroke-width='.6' stroke-linecap='round' d='M5 3.3V6.7M3.3 5H6.7M3.8 3.8L6.2 6.2M6.2 3.8L3.8 6.2'/>"],button:["<circle r='9.6' fill='var(--stitch)' stroke='var(--seam)' stroke-width='1.9'/>","<circle r='6.4' fill='none' stroke='var(--seam)' stroke-width='.8' opacity='.35'/>","<path fill='none' stroke='var(--seam)' stroke-width='.9' opacity='.45' d='M-2.4-2.4L2.4 2.4M2.4-2.4L-2.4 2.4'/>","<path fill='var(--seam)' d='M-2.5-4.2a1.7 1.7 0 1 0 .01 0M2.5-4.2a1.7 1.7 0 1 0 .01 0 M-2.5.8a1.7 1.7 0 1 0 .01 0M2.5.8a1.7 1.7 0 1 0 .01 0'/>"],"special-tile":["<rect x='-9.4' y='-9.4' width='18.8' height='18.8' rx='2.4' fill='var(--leather)' stroke='var(--tile-edge)' stroke-width='1.2'/>","<rect x='-7.4' y='-7.4' width='14.8' height='14.8' rx='1.2' fill='none' stroke='var(--stitch)' stroke-width='.9' stroke-dasharray='2 1.2'/>","<path d='M-3.6-5.2H3.8C.6-1.5-.8 1.8-1.2 5.6' fill='none' stroke='var(--stitch)' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round'/>"],"tile-1":["<path d='M0-9a9 9 0 1 0 .01 0Z' fill='var(--tile-1)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],"tile-5":["<path d='M0 -8.20A3.2 3.2 0 0 1 5.8 -5.80A3.2 3.2 0 0 1 8.2 -0.00A3.2 3.2 0 0 1 5.8 5.80A3.2 3.2 0 0 1 0 8.20A3.2 3.2 0 0 1 -5.8 5.80A3.2 3.2 0 0 1 -8.2 0.00A3.2 3.2 0 0 1 -5.8 -5.80A3.2 3.2 0 0 1 0 -8.20Z' fill='var(--tile-5)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],"tile-10":["<path d='M-6.4-9H6.4Q9-9 9-6.4V6.4Q9 9 6.4 9H-6.4Q-9 9-9 6.4V-6.4Q-9-9-6.4-9Z' fill='var(--tile-10)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],"tile-20":["<path d='M0 -8.80A2 2 0 0 1 3.82 -7.93A2 2 0 0 1 6.88 -5.49A2 2 0 0 1 8.58 -1.96A2 2 0 0 1 8.58 1.96A2 2 0 0 1 6.88 5.49A2 2 0 0 1 3.82 7.93A2 2 0 0 1 0 8.80A2 2 0 0 1 -3.82 7.93A2 2 0 0 1 -6.88 5.49A2 2 0 0 1 -8.58 1.96A2 2 0 0 1 -8.58 -1.96A2 2 0 0 1 -6.88 -5.49A2 2 0 0 1 -3.82 -7.93A2 2 0 0 1 0 -8.80Z' fill='var(--tile-20)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],cell:["<path fill='none' stroke='var(--grid)' stroke-width='.16' opacity='.6' d='M3.4 5H6.6M5 3.4V6.6'/>"],"token-1":["<circle r='4'/>"],"token-2":["<path d='M0-5L5 0 0 5-5 0Z'/>"],"space-cloth":["<rect x='-5.7' y='-5.7' width='11.4' height='11.4' rx='1.2' fill='var(--tone)' stroke='var(--edge)' stroke-width='.35'/>","<rect x='-4.9' y='-4.9' width='9.8' height='9.8' rx='.7' fill='none' stroke='var(--edge)' stroke-width='.25' stroke-dasharray='.9 .6'/>"],"space-thread":["<circle r='4.3' fill='var(--tone)' stroke='var(--edge)' stroke-width='.4'/>","<circle r='3.6' fill='none' stroke='var(--edge)' stroke-width='.22' stroke-dasharray='.8 .5'/>"],"space-end":["<rect x='-17.7' y='-5.7' width='35.4' height='11.4' rx='1.2' fill='var(--tone)' stroke='var(--edge)' stroke-width='.35'/>","<rect x='-16.9' y='-4.9' width='33.8' height='9.8' rx='.7' fill='none' stroke='var(--edge)' stroke-width='.25' stroke-dasharray='.9 .6'/>"],corner:["<path fill='none' stroke='var(--thread-0)' stroke-width='.5' d='M2 13Q.5 7 5.5 5.5T13.5 1.8'/>","<use href='#button' transform='translate(5 5.2) scale(.3)'/>","<use href='#button' transform='translate(11.6 2.4) scale(.16)'/>","<use href='#button' transform='translate(2.2 11) scale(.16)'/>"]};var fo=new WeakMap;async function ho(e){let t=await fetch(e);if(!t.ok)throw new Error(`The artwork can’t be loaded: ${e}`);return t.json()}function rn(e){let t=[e];return Object.assign(t,{raw:t})}function Ea(e){let t=fo.get(e);if(!t){let n=Object.entries(e).map(([r,o])=>`<g id="${r}">${o.join("")}</g>`);t=rn(n.join("")),fo.set(e,t)}return x(t)}function go(e=mo){return m`<svg class="fabrics" aria-hidden="true" width="0" height="0">
<defs>
${Ea(e)}
${en.map(t=>{let{cloth:n,weave:r}=po(t);return nn(`fabric-${t}`,10,x`<g class=${`cloth-${n}`}><rect class="cloth" width="10" height="10"></rect>
<use class="thread" href=${`#weave-${r}`}></use></g>`)})}
${nn("fabric-cell",10,x`<use href="#cell"></use>`)}
${nn("fabric-covered",5,x`<rect class="covered" width="5" height="5"></rect>`)}
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
</svg>`}function nn(e,t,n){return x`<pattern id=${e} width=${t} height=${t} patternUnits="userSpaceOnUse">${n}
</pattern>`}function C(e,t,n,r=1){return x`<use href=${`#${e}`} transform=${`translate(${t} ${n}) scale(${r})`}></use>`}function T(e,t,n){return C("button",e,t,n/10)}function Ma(e){let t=e.orientations[0];return Array.from({length:e.income},(n,r)=>t[Math.floor((r+.5)*t.length/e.income)])}function Rt(e,t,n,[r,o],s){let a=t.orientations[n],i=H(t.orientations[0]);return x`<g class="patch" transform=${`translate(${o*10} ${r*10})`}>
<path class="piece" fill=${`url(#fabric-${e})`} d=${L(a,10,.25)}></path>
<path class="stitches" d=${L(a,10,1.1)}></path>
${Ma(t).map(l=>{let[u,p]=Cn(l,i,n);return T((p+.5)*10,(u+.5)*10,2.6)})}
${s?Aa(a[0],e):h}
</g>`}function Aa([e,t],n){let[r,o]=[(t+.5)*10,(e+.5)*10+1.9];return x`<text class="letter" x=${r} y=${o}>${n}</text>`}function on([e,t]){return x`<g class="patch special">${C("special",t*10,e*10)}</g>`}function yo(e,t,n,r){let[o,s]=H(t.orientations[n]),a=Math.max(4,o,s)*10+1.2,[i,l]=[(s*10-a)/2,(o*10-a)/2];return m`<svg class="framed" viewBox=${`${i} ${l} ${a} ${a}`} aria-hidden="true">
${Rt(e,t,n,[0,0],r)}
</svg>`}function sn(e,t,n,r){let[o,s]=H(t.orientations[n]);return m`<svg
class="picture"
width=${`${s}em`}
height=${`${o}em`}
viewBox=${`-0.6 -0.6 ${s*10+1.2} ${o*10+1.2}`}
aria-hidden="true"
>
${Rt(e,t,n,[0,0],r)}
</svg>`}var W=90,_a=Array.from({length:8},(e,t)=>{let n=(t+1)*10;return`M${n} 0V${W}M0 ${n}H${W}`}).join(""),Ta=Array.from({length:8**2},(e,t)=>{let[n,r]=[t%8+1,Math.floor(t/8)+1];return`M${n*10-.7} ${r*10}h1.4m-.7-.7v1.4`}).join(""),dt=Array.from({length:9},(e,t)=>t);function ie(e){let{number:t,active:n,ghost:r,held:o}=e,s=["quilt",n&&"active",o&&"held",e.named&&"named"].filter(Boolean).join(" ");return m`<div
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
<svg viewBox=${`-0.4 -0.4 ${W+.8} ${W+.8}`} aria-hidden="true">
<rect class="ground" width=${W} height=${W}></rect>
<path class="lines" d=${_a}></path>
${Oa()}
<path class="knots" d=${Ta}></path>
${Ca(e)} ${e.fresh.map(Ra)} ${e.hint?La(e.hint):h}
${e.marks?.map(Na)} ${r?Ia(e,r):h}
</svg>
${ja(e)}
</div>
</div>`}function Oa(){return x`<rect fill="url(#fabric-cell)" width=${W} height=${W}></rect>`}function Ca({player:e,patches:t,lettered:n,fresh:r}){let o=(a,i)=>r.some(({origin:l})=>be(l,[a,i])),s=dt.flatMap(a=>dt.map(i=>[a,i])).filter(([a,i])=>"*x".includes(e.cells[a*9+i]));return[...e.patches.map(a=>x`<g class=${o(a.row,a.column)?"fresh":""}
data-sewn=${a.letter}>${Rt(a.letter,t[a.letter],a.orientation,[a.row,a.column],n)}</g>`),...s.map(([a,i])=>e.cells[a*9+i]==="*"?on([a,i]):x`<rect class="piece" fill="url(#fabric-covered)"
x=${i*10} y=${a*10} width="10" height="10"></rect>`)]}function Ra({shape:e,origin:[t,n]}){return x`<g class="last" transform=${`translate(${n*10} ${t*10})`}>
<path class="halo" d=${L(e,10)}></path>
<path d=${L(e,10)}></path></g>`}function La({shape:e,origin:[t,n]}){let{x:r,y:o}={x:(e[0][1]+.5)*10,y:(e[0][0]+.5)*10};return x`<g class="hint-mark" transform=${`translate(${n*10} ${t*10})`}>
<path class="halo" d=${L(e,10,.8)}></path>
<path class="edge" d=${L(e,10,.8)}></path>
<circle cx=${r} cy=${o} r="3"></circle><text x=${r} y=${o+1.7}>?</text></g>`}function Na({shape:e,origin:[t,n],label:r,kind:o,faint:s}){let{x:a,y:i}={x:(e[0][1]+.5)*10,y:(e[0][0]+.5)*10},l=L(e,10,.8),u=`suggestion to-${o}${s?" faint":""}`;return x`<g class=${u} transform=${`translate(${n*10} ${t*10})`}>
<path class="halo" d=${l}></path><path class="edge" d=${l}></path>
<circle cx=${a} cy=${i} r="3.4"></circle><text x=${a} y=${i+1.7}>${r}</text></g>`}function Ia({patches:e,player:t},n){let[r,o]=n.origin,s=n.letter==="+"?[[0,0]]:e[n.letter].orientations[n.code],a=n.cells.filter(([u,p])=>t.cells[u*9+p]!=="."),i=["ghost",n.legal?"legal":"illegal",n.set&&"set",n.sent&&"sent",n.planned&&"planned"],l=L(s,10);return x`<g class=${i.filter(Boolean).join(" ")}>
<g class="held">${n.letter==="+"?on(n.origin):Rt(n.letter,e[n.letter],n.code,n.origin,!1)}</g>
<g transform=${`translate(${o*10} ${r*10})`}>
${n.legal?h:Fa(l)}
<path class="halo" d=${l}></path><path class="edge" d=${l}></path></g>
${a.map(Ua)}
${n.set&&a.length===0?Ha(Rn(n.cells),n):h}
</g>`}function Fa(e){return x`<path class="hatch" fill="url(#fabric-wrong)" d=${e}></path>`}function Ua([e,t]){let n=`${t*10+3} ${e*10+3}`;return x`<path class="cross" d=${`M${n}l4 4m0-4l-4 4`}></path>`}function Ha([e,t],{legal:n,planned:r}){let o=`${(t+.5)*10} ${(e+.5)*10}`,a=n?r?"M-1.3-1.6h2.6L-1.3 1.6h2.6Z":"M-1.7 .1L-.5 1.4 1.8-1.3":"M-1.3-1.3L1.3 1.3M1.3-1.3L-1.3 1.3";return x`<g class="sign" transform=${`translate(${o})`}>
<circle r="4.2"></circle><path d=${a} transform="scale(1.35)"></path></g>`}function ja(e){let{number:t,name:n,player:r,patches:o,cursor:s,ghost:a,active:i}=e,l=(p,f)=>`q${t}-${U([p,f])}`,u=new Set(a?.cells.map(String));return m`<div
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
data-testid=${`cell-${U([p,f])}`}
aria-label=${zr([p,f],$,o)+g}
></div>`})}
</div>`)}
</div>`}var bo={income:["<circle r='2.2' fill='var(--soft)'/>","<path fill='none' stroke='var(--panel)' stroke-width='.8' d='M-1.2 0h2.4M0-1.2v2.4'/>"],empty:["<path fill='none' stroke='var(--soft)' stroke-width='.9' stroke-dasharray='1.2 .7' d='M-2.2-2.2h4.4v4.4h-4.4z'/>"],patches:["<path fill='var(--soft)' d='M-2.4-2.4h2.4v2.4h2.4v2.4h-4.8z'/>"],time:["<path fill='var(--soft)' d='M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z'/>"],score:["<path fill='var(--soft)' d='M0-2.8l.9 1.9 2 .2-1.5 1.5.4 2L0 1.8l-1.8 1 .4-2L-2.9-.7l2-.2z'/>"]};function Da(e){return m`<svg class="face" viewBox="-10 -10.5 20 20" aria-hidden="true">
<use href=${`#face-${e}`}></use>
</svg>`}function le(e){let t=re(e);return t===null?h:Da(t)}var Ga=[20,10,5,1];function $o(e){let t=[],n=Math.max(0,e);for(let r of Ga)for(;n>=r;)t.push(r),n-=r;return t}var an=56,Lt=20,Va=19;function xo(e){let t=$o(e),n=Math.min(Va,(an-Lt)/Math.max(1,t.length-1)),r=an-Lt/2,o=t.map((s,a)=>Ka(s,r-a*n)).reverse();return m`<svg class="purse" viewBox=${`0 0 ${an} ${Lt}`} aria-hidden="true">
${o}
</svg>`}function Ka(e,t){return x`${C(`tile-${e}`,t,Lt/2)}
<text class="tile-value" x=${t} y=${Lt/2+3.2}>${e}</text>`}function ce(e,t,n){return m`<table class="scores">
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
${A(r.score+(o===1?e.points:0))}
</td>`)}
</tr>
</tfoot>
</table>`}function wo({player:e,to:t,income:n,special:r,next:o},s){let i=[n>0?c("preview-income",{count:n}):"",r?c("preview-special"):""].filter(Boolean).join(", ");return`${c("preview-space",{space:String(t)})}${i?`: ${i}`:""}. ${Zr("then",o,e,s)}`}var F=12,Wa=8,qa=7,ue=53;function Za(){let e=za(Wa,qa).slice(0,ue+1);return e.map(({x:t,y:n},r)=>{let o={x:(t+.5)*F,y:(n+.5)*F},s=r>0?e[r-1]:{x:t-1,y:n},a={x:o.x+(s.x-t)*F/2,y:o.y+(s.y-n)*F/2};return r<ue?{centre:o,entry:a,width:F,height:F}:{centre:{x:o.x+F,y:o.y},entry:a,width:3*F,height:F}})}function za(e,t){let n=new Set,r=[],[o,s,a,i]=[0,0,1,0],l=(u,p)=>u>=0&&p>=0&&u<e&&p<t&&!n.has(`${u},${p}`);for(;r.length<e*t;)r.push({x:o,y:s}),n.add(`${o},${s}`),l(o+a,s+i)||([a,i]=[-i,a]),o+=a,s+=i;return r}var So=10.3;function Qa(){let t=[],n=-Math.PI/2,r=43;for(let o=0;o<=ue;o+=1){let s={x:48+Math.cos(n)*r,y:48+Math.sin(n)*r},a=t.at(-1)?.centre??s,i={x:(s.x+a.x)/2,y:(s.y+a.y)/2},l=o===ue?9.8:8.6;t.push({centre:s,entry:i,width:l,height:l});let u=So/r;n+=u,r-=So/(2*Math.PI)*u}return t}var Ya={cloth:Za(),thread:Qa()},Nt=[1,2];function ko(e){return e.time_board.on_top===1?[Nt[1],Nt[0]]:Nt}function Po(e,t){let[n,r]=e.players.map(l=>l.time),o=n===r?c("tokens-together",{space:String(n),name:E(t,e.time_board.on_top)}):Nt.map(l=>c("token-at",{...tt(t,l),space:String(e.players[l-1].time)})).join(" "),s=e.time_board.special_patches_left,a=e.automa?` ${ae(e.automa)}`:"",i=s.length?s.join(", "):c("none");return`${o} ${c("special-left",{spaces:i})}${a}`}function ln(e,t,n,r){return x`<g class=${`token token-${e}`} transform=${`translate(${t} ${n})`}>
${C(`token-${e}`,0,0,r/4)}
<text y=${r*.42} font-size=${r*1.2}>${e}</text></g>`}function Eo({numeral:e},t,n,r){let o=Array.from({length:16},(s,a)=>{let i=a%2?r*.78:r,l=a*Math.PI/8;return`${(Math.sin(l)*i).toFixed(2)} ${(-Math.cos(l)*i).toFixed(2)}`});return x`<g class="marker" transform=${`translate(${t} ${n})`}>
<path d=${`M${o.join("L")}Z`}></path>
<text y=${r*.3} font-size=${r*.85}>${e}</text></g>`}function Mo({automa:e},t,n){if(!e?.marker_on_board)return h;let[r,o]=t(e.marker);return Eo(e,r,o,n)}function cn(e){return m`<svg class="token-picture" viewBox="-6 -6 12 12" aria-hidden="true">
${ln(e,0,0,4.4)}
</svg>`}function Ja(e,t,n,r=null){let o=Ya[n],s=n==="cloth"?7*F:96,{income:a,special_patches:i,special_patches_left:l}=e.time_board;return m`<svg
class="spiral"
viewBox=${`-1 -1 98 ${s+2}`}
role="img"
aria-label=${Po(e,t)}
>
${n==="thread"?[Xa(),ti(o)]:h}
${o.map((u,p)=>ei(u,p,n))}
${r?Ao(r,u=>o[u].centre):h}
${a.map(u=>{let{x:p,y:f}=o[u].entry;return pe(u,r,T(p,f,2.5))})}
${i.map(u=>{let{x:p,y:f}=o[u].entry;return pe(u,r,It(p,f,4.8,l.includes(u)))})}
${r?_o(r,o[r.to].centre,4.6):h}
${Mo(e,u=>[o[u].centre.x,o[u].centre.y],5.4)}
${ni(e,o)}
</svg>`}function pe(e,t,n){let o=t?.marks.includes(e)??!1?"board-mark crossed":"board-mark";return x`<g class=${o} data-mark=${e}>${n}</g>`}function Ao({player:e,from:t,to:n},r){let s=Array.from({length:n-t+1},(a,i)=>r(t+i)).map(({x:a,y:i})=>`${a.toFixed(1)} ${i.toFixed(1)}`).join("L");return x`<path class="walk-halo" d=${`M${s}`}></path>
<path class=${`walk walk-${e}`} d=${`M${s}`} data-testid="walk"></path>`}function _o({player:e,to:t},{x:n,y:r},o){return x`<g class=${`landing landing-${e}`} data-landing=${t}
transform=${`translate(${n} ${r})`}>${C(`token-${e}`,0,0,o/4)}</g>`}function Xa(){return[[0,1,1],[96,-1,1],[0,1,-1],[96,-1,-1]].map(([e,t,n])=>x`<use href="#corner"
transform=${`translate(${e} ${n>0?0:96}) scale(${t} ${n})`}></use>`)}function ti(e){let t=e.map(({centre:n})=>`${n.x.toFixed(1)} ${n.y.toFixed(1)}`);return x`<path class="strand" d=${`M${t.join("L")}`}></path>`}function ei({centre:{x:e,y:t}},n,r){let o=n===53,s=r==="cloth"&&o?"space-end":`space-${r}`,a=n===0||o?"end":n%2?"odd":"even",i=n===0&&r==="cloth"?c("board-start"):n;return x`<g class=${`space ${a}`}>
${C(s,e,t,r==="thread"&&o?1.14:1)}
<text x=${e} y=${t} dy="0.36em" class=${n===0?"named":""}>${i}</text></g>`}function It(e,t,n,r){let[o,s]=[e-n/2,t-n/2];return r?C("special",o,s,n/10):x`<rect class="mark-taken" x=${o} y=${s} width=${n} height=${n}
rx="0.6"></rect>`}function ni(e,t){let n=e.players[0].time===e.players[1].time;return ko(e).map((r,o)=>{let{x:s,y:a}=t[e.players[r-1].time].centre,i=n?o*-2.6+1.3:0;return ln(r,s+i*.6,a+i,4)})}var Ft={left:5,span:150,bar:9.5,above:4,below:15};function et(e){return Ft.left+e*Ft.span/53}function vo(e){return e===1?Ft.above:Ft.below}function ri(e,t,n){let{income:r,special_patches:o,special_patches_left:s}=e.time_board,{bar:a}=Ft;return m`<svg
class="time-line"
viewBox="0 0 160 19"
role="img"
aria-label=${Po(e,t)}
>
<rect class="track" x="3" y=${a-1.6} width="154" height="3.2" rx="1.6"></rect>
${Nt.map(i=>x`<rect class=${`gone gone-${i}`} x="3" y=${i===1?a-1.6:a}
width=${Math.max(2,et(e.players[i-1].time)-3)} height="1.6"></rect>`)}
${n?Ao(n,i=>({x:et(i),y:a})):h}
${r.map(i=>pe(i,n,T(et(i-.5),a,2.1)))}
${o.map(i=>pe(i,n,It(et(i-.5),a,4.2,s.includes(i))))}
${Mo(e,i=>[et(i),a],3.6)}
${n?_o(n,{x:et(n.to),y:vo(n.player)},3.2):h}
${ko(e).map(i=>{let{time:l}=e.players[i-1];return ln(i,et(l),vo(i),3.3)})}
</svg>`}function oi(e,t){let{to_income:n,to_special_patch:r}=e.players[t-1],o=(s,a)=>m`<li><svg viewBox="-3 -3 6 6">${a}</svg>${s??"–"}</li>`;return m`<ul class="ahead" data-testid="ahead" aria-hidden="true">
${o(n,T(0,0,2.7))} ${o(r,It(0,0,5.2,!0))}
</ul>`}function si({automa:e}){let t=[[c("legend-income"),T(0,0,2.4)],[c("legend-special"),It(0,0,4.6,!0)],[c("legend-taken"),It(0,0,4.6,!1)]];return e?.marker_on_board&&t.push([c("legend-marker"),Eo(e,0,0,2.9)]),t}function To(e,t,n,r,o=null,s=1){let a=o?wo(o,t):c("time-note",{name:E(t,s),distances:Qr(e,s)});return m`<section class="panel time-board" aria-labelledby="time-heading">
<div class="panel-head">
<h2 id="time-heading">${c("time-board")}</h2>
<button type="button" class="quiet look" data-testid="look" @click=${r}>
${c(n==="cloth"?"look-thread":"look-cloth")}
</button>
</div>
<p class="time-note" data-testid="time-note">${a}</p>
<div class="spiral-box">${Ja(e,t,n,o)}</div>
<div class="line-box">
${ri(e,t,o)}
<p class="visually-hidden">${a}</p>
${oi(e,s)}
</div>
<ul class="legend">
${si(e).map(([i,l])=>m`<li><svg viewBox="-3 -3 6 6" aria-hidden="true">${l}</svg> ${i}</li>`)}
</ul>
</section>`}function ai(){return m`<span class="badge tile" title=${c("tile-title")}
><svg viewBox="-10 -10 20 20" aria-hidden="true">${C("special-tile",0,0)}</svg>
<span class="visually-hidden">${c("has-tile")}</span></span
>`}var ii=new Map(Object.entries(bo).map(([e,t])=>[e,rn(t.join(""))]));function Oo(e,t,n,r={}){let{buttons:o,income:s,empty:a,score:i,time:l}=e.players[n-1],u=[[c("number-buttons"),o,"buttons"],[c("number-income"),s,"income"],[c("number-empty"),a,"empty"],[c("number-time"),l,"time"]];if(!e.automa){let p=i-e.players[2-n].score;u.push([c("number-lead"),Wr(p),"lead"])}return un(e,t,n,u,r)}function un(e,t,n,r,o){let{aside:s=h,clock:a=h,thumbnail:i=h}=o,l=e.stage!=="over"&&Ee(t)===null&&e.turn===n;return m`<div class=${l?"bar moving":"bar"} data-testid=${`player-${n}`}>
<div class="bar-name">
${cn(n)} ${le(t[n-1])}
<h2 title=${E(t,n)}>${E(t,n)}</h2>
${ci(t[n-1])} ${s}
${l?m`<span class="badge to-move">${c("to-move")}</span>`:h}
${e.players[n-1].special_tile?ai():h}
</div>
${a} ${i}
<dl>
${r.map(([u,p,f])=>m`<div class=${`number number-${f}`}>
<dt>${li(String(f))}<span>${u}</span></dt>
<dd data-testid=${`${f}-${n}`}>${p}</dd>
${f==="buttons"?xo(Number(p)):h}
</div>`)}
</dl>
</div>`}function li(e){let t=ii.get(e==="lead"?"score":e);return m`<svg class="number-sign" viewBox="-3 -3 6 6" aria-hidden="true">
${t?x(t):T(0,0,2.8)}
</svg>`}function ci({kind:e,yours:t,away:n,bot:r,rating:o}){return e!=="person"&&e!=="open"?h:m`${o===null?h:m`<span class="rating"
><span class="visually-hidden">${c("rated")}</span>${o}</span
>`}
${r?m`<span class="badge bot">${c("bot")}</span>`:h}
${n&&!t?m`<span class="badge away">${c("away")}</span>`:h}`}function Co(e,t){let n=e.players.map(r=>r.score_parts);return ce(e,Q.map(r=>m`${le(t[r-1])}${E(t,r)}`),[[c("number-buttons"),n.map(r=>r.buttons)],[c("score-tile"),n.map(r=>r.special_tile)],[c("score-empty"),n.map((r,o)=>`${A(r.empty)} (${e.players[o].empty})`)],...e.points?[ui(e.points)]:[]])}function ui(e){return[c("score-seat"),["–",A(e)]]}function No(e,t,n){let{buttons:r,time:o,score:s}=e.players[1],a=[[c("number-buttons"),r,"buttons"],[c("number-patches"),n.with_buttons.length+n.without_buttons.length,"patches"],[c("number-time"),o,"time"],[c("number-score"),A(s),"score"]],i=m`<span class="level-name">${se(n)}</span>`,l=m`<span class="next-card">${Fo(e,n)}</span>`;return un(e,t,2,a,{aside:i,thumbnail:l})}function Io(e,t,n,r,o,s=h){return m`<section
class="panel automa"
data-testid="automa"
tabindex="0"
aria-labelledby="automa-heading"
>
<div class="panel-head">
<h2 id="automa-heading">${c("the-automa")}</h2>
<span class="small">${Xe(t)}</span>
</div>
<div class="dealer">
<div class="pile">${Fo(e,t)}</div>
<div>
<p data-testid="automa-cards">${e.result?c("no-more-cards"):pi(t)}</p>
<p class="small">${ae(t)}</p>
</div>
</div>
${hi(n,r,o)} ${mi(e,t)} ${s}
<div class="piles">
${Ro("patches-with",t.with_buttons,"pile-with",r,o)}
${Ro("patches-without",t.without_buttons,"pile-without",r,o)}
</div>
<p class="small">${so(t)}</p>
</section>`}function Fo({result:e},{pile:t,budget:n}){return fi(t,e?null:n)}function pi({pile:e,budget:t}){return e===0?c("pile-empty"):t===null?c("next-face-down"):c("next-can-pay",{price:c("buttons",{count:t})})}function Ro(e,t,n,r,o){return m`<div class="taken-pile" data-testid=${n}>
<h3>${c(e,{count:t.length})}</h3>
<ul>
${[...t].map(s=>{let{name:a,income:i}=r[s];return m`<li title=${a}>
${sn(s,r[s],0,o)}
<span class="visually-hidden"
>${a} (${s})${i?`, ${c("buttons",{count:i})}`:""}</span
>
</li>`})}
</ul>
</div>`}function mi(e,t){let n=(o,s,a)=>m`<div class=${a}>
<dt>${o}</dt>
<dd>${s}</dd>
</div>`,r=Je(e.players[1],t.level);return m`<div class="parts">
<h3>${c("what-level-counts",{numeral:t.numeral})}</h3>
<dl data-testid="automa-score">
${r.map(([o,s])=>n(c(o),s,"part"))}
${n(c(e.result?"number-score":"score-now"),A(e.players[1].score),"sum")}
</dl>
</div>`}function pn(e,t){return m`<svg class=${`card ${e}`} viewBox="-0.5 -0.5 41 57" aria-hidden="true">
<rect class="sheet-edge" width="40" height="56" rx="3.5"></rect>
${t}
</svg>`}function fi(e,t){return e===0?pn("empty",h):pn("back",x`<path class="weave" d="M4 4h32v48h-32zM4 16L36 40M4 40L36 16M4 28h32M20 4v48"></path>
${t===null?T(20,28,7):x`<circle class="budget" cx="20" cy="28" r="10"></circle>
<text class="digits" x="20" y="32.4" font-size="13">${t}</text>`}`)}function di({number:e,budget:t,income:n,filters:r}){return pn("face",x`
<text class="card-number" x="20" y="6.6">${e}</text>
<circle class="budget" cx="12" cy="16" r="7.4"></circle>
<text class="digits" x="12" y="19.3" font-size="9.5">${t}</text>
${T(30,16,5.6)}<text class="gain" x="30" y="28.4">+${n}</text>
<text class="card-word" x="12" y="28">${c("card-budget")}</text>
${r.map((o,s)=>Lo(oe(o),36+s*7))}
${r.length===0?Lo(c("filter-none"),42):h}`)}function Lo(e,t){let n=Math.min(4.6,64/e.length);return x`<text class="card-filter" x="20" y=${t} font-size=${n.toFixed(1)}>${e}</text>`}function hi({turns:e,run:t},n,r){let o=e.map(s=>gi(s,n,r));return m`<section
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
</section>`}function gi(e,t,n){return m`<div class="card-turn" data-card=${e.card.number} data-taken=${e.taken??""}>
${di(e.card)}
<div class="told">
<p class="told-card">${eo(e.card)}</p>
<div class="tried" aria-hidden="true">
${[...e.choices].map(r=>yi(r,e,t,n))}
</div>
<ol>
<li>${no(e,t,n)}</li>
${e.steps.map(r=>m`<li class=${r.skipped?"skipped":""}>
${ro(r,t,n)}
</li>`)}
${oo(e,t,n).map(r=>m`<li class="outcome">${r}</li>`)}
</ol>
</div>
</div>`}function yi(e,{affordable:t,taken:n},r,o){let s=e===n?"taken":t.includes(e)?"left":"dear",a={taken:"✓",left:"–",dear:"×"}[s];return m`<span class=${`candidate ${s}`}
>${sn(e,r[e],0,o)}<span class="fate">${a}</span></span
>`}function Uo(e,t,n){let[r,o]=e.players,s=r.score_parts,a=new Map(Je(o,n.level)),i=p=>a.get(p)??"–",l=[E(t,1),`${E(t,2)} ${n.numeral}`],u=[[c("number-buttons"),[s.buttons,i("part-held")]],[c("score-tile"),[s.special_tile,i("part-tile")]],[c("score-empty"),[`${A(s.empty)} (${r.empty})`,"–"]]];for(let p of["part-patches","part-printed"])a.has(p)&&u.push([c(p),["–",i(p)]]);return ce(e,l,u)}function Ho({level:e,levels:t},n){return!t||t.length===0?h:m`<h3 id="levels-heading">${c("at-each-level")}</h3>
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
${r.level===e?c("this-game-level",{level:se(r)}):se(r)}
</th>
${r.scores.map(o=>m`<td>${A(o)}</td>`)}
<td>${E(n,r.winner)}</td>
</tr>`)}
</tbody>
</table>`}function jo(e){let{frame:t,seats:n,player:r,patches:o,lettered:s,place:a,box:i,extras:l,head:u=h}=e,{automa:p}=t;if(r===2&&p){let g=e.account??{turns:p.turns,run:0},$=Io(t,p,g,o,s,e.switches);return m`<div class=${`seat ${a}`}>${No(t,n,p)}</div>
${i?m`<div class=${`${i} ${a}`}>${$}</div>`:$}`}let f={number:r,name:E(n,r),cursor:null,fresh:[]};return m`<div class=${`seat ${a}`}>${Oo(t,n,r,l)}</div>
<div class=${`${i??"spread"} ${a}`}>
${u} ${ie({...f,...e,player:t.players[r-1]})}
</div>`}function mn(e,t,n){let r=`${t===1?"front":"back"} p${t}`;return jo({...Do(e,t),player:t,lettered:n,place:r})}function Bo(e,t,n){let{frame:r,seats:o,...s}=Do(e,t),a=r.players[t-1];return ie({...s,number:t,name:o[t-1].name,player:a,lettered:n})}function Do({frame:e,seats:t,patches:n,state:r},o){let s=lo(e.player===o?[e.move]:[],n);return{frame:e,seats:t,patches:n,cursor:r.walks[o],fresh:s}}function Go(e){let{list:t,state:n,seats:r,patches:o}=e;return uo(t,n.at,r,o,s=>e.look(s))}var bi=1e3,$i=60*bi,xi=60*$i,tm=24*xi;function Ko(e,t,n,{kept:r,moments:o,said:s=[],start:a}={}){let{automa:i}=e;return m`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
<h2 id="result-heading">${Ot(e,t)}</h2>
<p>${Ct(e,t)}</p>
${i?Uo(e,t,i):Co(e,t)}
<div class="row">${n}</div>
${s.map(l=>m`<p>${l}</p>`)} ${a} ${o}
${i?Ho(i,t):h} ${r}
</section>`}function Wo(e,t,n){return m`<section class="panel ring whole" aria-labelledby="ring-heading">
<div class="panel-head">
<h2 id="ring-heading">${c("circle")}</h2>
<span class="small">${c("circle-left",{count:e.length})}</span>
</div>
${wi([...e],t,n)}
</section>`}function wi(e,t,n){return m`<ol class="circle" data-testid="ring" tabindex="0" aria-labelledby="ring-heading">
${e.map(r=>Si(r,t,n))}
</ol>`}function Si(e,t,n){let r=t[e];return m`<li title=${Qe(r)}>
${yo(e,r,0,n)}
<span class="visually-hidden">${Qe(r)}</span>
<span class="price" aria-hidden="true">${vi(r.buttons)}${ki(r.time)}</span>
</li>`}function vi(e){return m`<span class="cost"
><svg viewBox="-3 -3 6 6" aria-hidden="true">${T(0,0,2.9)}</svg>${e}</span
>`}function ki(e){return m`<span class="time"
><svg viewBox="-3 -3 6 6" aria-hidden="true">
<path class="glass" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path></svg
>${e}</span
>`}function qo(e,t,n){return Qo(e,t,n,Go(e))}function Zo(e,t,n){return Qo(e,t,n,h)}function zo(e,t,n){return m`<div class="embedded one-quilt">${Bo(e,n,t.letters)}</div>`}function Qo(e,{letters:t,look:n},r,o){let{replay:s,frame:a,seats:i,state:l}=e;return m` <div class="embedded" data-stage=${a.stage} data-index=${l.at}>
<div class="embedded-turn" role="status">
<h2 data-testid="turn">${Ot(a,i)}</h2>
<p class="small" data-testid="turn-reason">${Ct(a,i)}</p>
${s.comment?Jr(s.comment):h}
</div>
<div class="embedded-side">${mn(e,1,t)}</div>
<div class="embedded-side">${mn(e,2,t)}</div>
<div class="embedded-side">${To(a,i,n,r)}</div>
<div class="embedded-side">
${o} ${a.result?Ko(a,i,h):h}
</div>
${Wo(a.ring,e.patches,t)}
</div>`}var fn=null;function Pi(){return fn??=Pn().catch(e=>{throw fn=null,e}),fn}function Cf(e,t,n={}){return dn(e,t,n,qo)}function Rf(e,t,n={}){return dn(e,t,n,Zo)}function Lf(e,t,n={}){let{player:r=1}=n;return dn(e,t,n,(o,s)=>zo(o,s,r))}async function dn(e,t,n,r){let{language:o=An([document.documentElement.lang]),edition:s="classic"}=n;if(!Mn(s))throw new Error(`There is no edition ${s}.`);$n(navigator.languages),Rr(await Cr(o),s);let[a,i,l]=await Promise.all([En(t),Pi(),Ei(s)]),u=new Jt(a,i);n.index!==void 0&&u.look(n.index);let p=await Mi(e,s);return p.lang=o,Ai(e,p,u,n,(...g)=>m`${go(l)} ${r(...g)}`)}async function Ei(e){if(e!=="classic")return ho(new URL(`./editions/${e}.json`,import.meta.url))}async function Mi(e,t){let n=e.shadowRoot??e.attachShadow({mode:"open"}),r=["bundle/embedded"];t!=="classic"&&r.push(`editions/${t}`);let o=r.map(i=>{let l=document.createElement("link");return l.rel="stylesheet",l.href=new URL(`./${i}.css`,import.meta.url).href,l}),s=document.createElement("div");s.className="embedded-frame";let a=o.map(i=>new Promise((l,u)=>{i.onload=l,i.onerror=()=>u(new Error(`The style sheet ${i.href} can’t be loaded.`))}));return e.dataset.edition=t,n.replaceChildren(...o,s),await Promise.all(a),s}function Ai(e,t,n,r,o){let{theme:s="auto",look:a="cloth",letters:i=!1,onStep:l}=r,u={theme:s,look:a,letters:i},{at:p}=n.state,f=()=>{u.theme==="auto"?delete e.dataset.theme:e.dataset.theme=u.theme,ze(o(n,u,$),t)},g=M=>{u={...u,...M},f()},$=()=>g({look:u.look==="cloth"?"thread":"cloth"}),S=n.store.watch(M=>{f(),M.at!==p&&(p=M.at,l?.(p,n.frame))});return t.addEventListener("keydown",M=>br(M,(j,B)=>n.walk(j,B))),f(),{get index(){return n.state.at},get frames(){return n.frames},go:M=>n.look(M),set:g,destroy:()=>{S(),ze(h,t),e.shadowRoot?.replaceChildren()}}}export{Cf as showGame,Rf as showPosition,Lf as showQuilt};
/*! Bundled license information:

lit-html/lit-html.js:
(**
* @license
* Copyright 2017 Google LLC
* SPDX-License-Identifier: BSD-3-Clause
*)
*/
