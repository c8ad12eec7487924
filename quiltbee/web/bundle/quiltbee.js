var Ft=[{level:1,numeral:"I",name:"Intern",marker:52,per_button_held:0,per_patch_with_buttons:0,per_button_on_patches:0},{level:2,numeral:"II",name:"Apprentice",marker:44,per_button_held:1,per_patch_with_buttons:0,per_button_on_patches:0},{level:3,numeral:"III",name:"Fellow",marker:41,per_button_held:1,per_patch_with_buttons:1,per_button_on_patches:0},{level:4,numeral:"IV",name:"Master",marker:38,per_button_held:1,per_patch_with_buttons:0,per_button_on_patches:1},{level:5,numeral:"V",name:"Legend",marker:35,per_button_held:1,per_patch_with_buttons:1,per_button_on_patches:1}];var C=53,mt=[5,11,17,23,29,35,41,47,53],jt={revised:[26,32,38,44,50],original:[20,26,32,44,50]};var Dt={language:"en",format:e=>e};function dn(e){Dt=e}function ft(){return Dt.language}function c(e,t){return Dt.format(e,t)}function dt(e){let{language:t}=Dt;return new Intl.ListFormat(t==="en"?"en-GB":t).format(e)}var Jo=[];function hn(e){Jo=e}var Xo=new Set;function gn(e){e!==""&&Xo.add(e)}function ce(e,t){let n=t,r=!1,o=new Set,s=()=>{r=!1;for(let i of[...o])i(n)};return{get:()=>n,dispatch(i){let a=e(n,i);a!==n&&(n=a,r||queueMicrotask(s),r=!0)},watch(i){return o.add(i),()=>o.delete(i)}}}function yn(e){return ce((t,n)=>({...t,...n}),e)}var ts=new Set([400,401,403,404,409,410,413,422,429,503]),ue=class extends Error{name="Away"},Bt=class extends Error{};var $n=ce((e,t)=>t,{away:!1}),Ht=class extends Error{constructor(n,r){super(n);this.status=r}status},es=new Set(["POST /api/challenges","POST /api/days/{day}","POST /api/games","POST /api/games/{game}/again","POST /api/games/{game}/seat","POST /api/invitations/{code}","POST /api/match","POST /api/tournaments","POST /api/tournaments/{tournament}/join"]),ns={areRefused:()=>!1};async function rs(e,...[t]){if(ns.areRefused()&&es.has(e))throw new Ht(c("no-cookies"),0);return xn(await os(e,t))}async function xn(e){let t=await e.text();if(!e.ok)throw new Ht(ss(t,e.status),e.status);return t!==""&&!e.headers.get("content-type")?.startsWith("image/")?JSON.parse(t):t}function os(e,t={},n){let[r,o]=e.split(" "),s={...t},i=o.replace(/\{(\w+)\}/g,(a,l)=>{let u=s[l];return delete s[l],encodeURIComponent(u)});return r!=="GET"?pe(i,{method:r,headers:{"content-type":"application/json"},body:JSON.stringify(s),signal:n}):(Object.keys(s).length>0&&(i+=`?${new URLSearchParams(s)}`),pe(i,{signal:n}))}async function pe(e,t={}){try{let n=await fetch(new URL(e,import.meta.url),t);return bn(!1),n}catch(n){throw t.signal?.aborted||bn(!0),new ue(c("server-away"),{cause:n})}}function bn(e){$n.get().away!==e&&$n.dispatch({away:e})}function ss(e,t){let{error:n,code:r,values:o}=is(e);return typeof o?.detail=="string"&&gn(o.detail),r?c(`refused-${r}`,o):n&&ft()==="en"?n:ts.has(t)?c(`refused-status-${t}`):c("status-answer",{status:String(t)})}function is(e){try{return JSON.parse(e)??{}}catch(t){if(t instanceof SyntaxError)return{};throw t}}async function wn(e="/api/patches"){let t=await xn(await pe(e));return Object.fromEntries(Object.entries(t).map(as))}function as([e,t]){return[e,Object.defineProperty(t,"name",{get:()=>c(`patch-${e}`)})]}function vn(e){return rs("POST /api/replay",{text:e.replaceAll("\0","")})}var ls=["classic","anniversary","valentine"];function Sn(e){return ls.some(t=>t===e)}var cs={en:"English",de:"Deutsch",fr:"Français",es:"Español"};function us(e){return typeof e=="string"&&Object.hasOwn(cs,e)}function kn(e){return e.map(n=>n.split("-")[0].toLowerCase()).find(us)??"en"}var ps=[["one","Player1"],["two","Player2"]];var ms=["","?","You","Automa"];function me(e,t){return`/${fs(t)}${e}`}function fs(e){let t=ps.flatMap(([r],o)=>{let s=e[o]??"";return ms.includes(s)?[]:[[r,s]]}),n=new URLSearchParams(t).toString();return n&&`?${n}`}var An={up:[-1,0],down:[1,0],left:[0,-1],right:[0,1]},ds=Array.from({length:81},(e,t)=>[Math.floor(t/9),t%9]);function I([e,t]){return`${"abcdefghi"[t]}${e+1}`}function ht(e){return/^[a-i][1-9]$/.test(e)?[Number(e[1])-1,e.charCodeAt(0)-97]:null}function de(e,t){return e[0]===t[0]&&e[1]===t[1]}function F(e){return[Math.max(...e.map(t=>t[0]))+1,Math.max(...e.map(t=>t[1]))+1]}function he(e,[t,n]){return e.map(([r,o])=>[r+t,o+n])}function Mn(e,[t,n]){let[r,o]=F(e);return[Pn(t,9-r),Pn(n,9-o)]}function Pn(e,t){return Math.max(0,Math.min(t,e))}function fe([e,t],[n,r],o){return o==="right"?[t,n-1-e]:o==="left"?[r-1-t,e]:[e,r-1-t]}function _n(e,t,n){let[r,o]=t,s=n>=4?fe(e,t,"flip"):e;for(let i=0;i<n%4;i+=1)s=fe(s,[r,o],"right"),[r,o]=[o,r];return s}function En(e){let t=Math.min(...e.map(i=>i[0])),n=Math.max(...e.map(i=>i[1])),r=([i,a])=>Math.min(...e.map(([l,u])=>Math.abs(l-i)+Math.abs(u-a))),o=i=>Math.abs(i[0]-t+1)+Math.abs(i[1]-n-1)+(r(i)<2?20:0);return ds.filter(i=>r(i)>0).reduce((i,a)=>o(a)<o(i)?a:i)}function L(e,t,n=0){let r=new Set(e.map(String)),o=new Map;for(let[i,a]of e)for(let l=0;l<4;l+=1){let[u,p]=Gt[(l+3)%4];if(r.has(String([i+u,a+p])))continue;let f=hs[l],g=[i+f[0],a+f[1]],x=[g[0]+Gt[l][0],g[1]+Gt[l][1]];o.set(String(g),[...o.get(String(g))??[],{to:x,direction:l}])}let s="";for(;o.size>0;)s+=gs(o,t,n);return s}var Gt=[[0,1],[1,0],[0,-1],[-1,0]],hs=[[0,0],[0,1],[1,1],[1,0]];function gs(e,t,n){let r=e.keys().next().value,o=[],s=r,i=-1;do{let l=e.get(s),u=Math.max(0,l.findIndex(x=>x.direction===(i+1)%4)),p=l.splice(i<0?0:u,1)[0];l.length===0&&e.delete(s);let[f,g]=s.split(",").map(Number);p.direction!==i&&o.push({at:[f,g],direction:p.direction}),i=p.direction,s=String(p.to)}while(s!==r);return o.length>1&&o[0].direction===i&&o.shift(),`M${o.map(({at:l,direction:u},p)=>{let f=o[(p+o.length-1)%o.length].direction,[g,x]=[f,u].map(v=>Gt[(v+1)%4]).reduce((v,A)=>[v[0]+A[0],v[1]+A[1]]);return`${l[1]*t+x*n} ${l[0]*t+g*n}`}).join("L")}Z`}function ge([e,t],n){let[r,o]=An[n];return Mn([[0,0]],[e+r,t+o])}var X=81,Ut=7,Vt=27,Cn=[0,0,0],$e=Array.from({length:X},(e,t)=>I([Math.floor(t/9),t%9])),Tn=new Map($e.map((e,t)=>[e,t])),ys=[0,1,2].flatMap(e=>[0,1,2].map(t=>$s(e,t)));function $s(e,t){let n=Array.from({length:Ut*Ut},(r,o)=>9*(e+Math.floor(o/Ut))+t+o%Ut);return V(n)}function V(e){let t=[0,0,0];for(let n of e)t[Math.floor(n/Vt)]|=1<<n%Vt;return t}function On(e,t){return[e[0]|t[0],e[1]|t[1],e[2]|t[2]]}function bs(e,t){return(e[0]&~t[0]|e[1]&~t[1]|e[2]&~t[2])===0}function Ln(e,t){return(e[Math.floor(t/Vt)]>>t%Vt&1)===1}function be(e,t){let[n,r]=[Number(t[0]),Tn.get(t.slice(1))],o=e.orientations[n];if(o===void 0||r===void 0)return null;let[s,i]=F(o),[a,l]=[Math.floor(r/9),r%9];return a>9-s||l>9-i?null:Rn(n,ye(o),a,l)}function ye(e){return e.map(([t,n])=>9*t+n)}function Rn(e,t,n,r){let o=9*n+r,s=t.map(i=>o+i);return{name:e+$e[o],orientation:e,row:n,column:r,spaces:s,mask:V(s)}}function Nn(e,t){let n=Math.floor(t[0]/9),r=Math.min(...t.map(s=>s%9)),o=String(t.map(s=>s-9*n-r));for(let[s,i]of Object.entries(e.orientations))if(String(ye(i))===o)return Rn(Number(s),ye(i),n,r);return null}function In(e){return ys.some(t=>bs(t,e))}function xe(e){return $e[e]}function we(e){return Tn.get(e)}function Fn(e,t,n){let r=[...e];for(let o of t)r[o]=n;return r.join("")}var xs=3,ws=5,vs={buttons:ws,time:0,income:0,cells:".".repeat(X),filled:Cn,empty:X,patches:[]};function qt(e,t){return{...vs,buttons:e,time:t}}function tt({players:e,turn:t}){return e[t-1]}function et({stage:e,turn:t,automa:n}){return e==="over"?null:n!==null&&t===2?"card":t}function gt({ring:e}){return[...e.slice(0,xs)]}function Wt(e,t){let n=e.indexOf(t);return e.slice(n+1)+e.slice(0,n)}function ve(e,t,n){return e.filter(r=>r>t&&r<=n)}function Se({players:[e,t]}){return Math.max(e.time,t.time)}function yt(e){return ve(jt[e.board],Se(e),C)}function $t(e){return Ft[e-1]}function jn({automa:e,players:t,tile:n}){return e!==null&&n!==1&&t[1].time<$t(e.level).marker}function q(e){return e.startsWith("A:")}function Dn(e,t,n){let[r,o]=e.players,{automa:s}=e,{taken:i,start:a,stop:l}=n,u=gt(e).join("");if(s===null||et(e)!=="card"||a!==o.time||n.choices!==u||i!==null&&!u.includes(i)||t!==`A:${i??"pass"}`||l<=a||l>C)return null;let p=l===C&&r.time===C;return{...e,ring:i===null?e.ring:Wt(e.ring,i),players:[r,qt(o.buttons+n.income,l)],turn:l>r.time||p?1:2,stage:p?"over":"action",tile:n.takes_special_tile?2:e.tile,automa:{...s,taken:s.taken+(i??"")}}}var bt=[1,2];function W(e){return e===1?2:1}function Pe(e){return bt.find(t=>e[t-1].kind==="open")??null}function xt({stage:e,result:t}){return e==="over"&&t===null}var ks=/^(?:pass|[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9])$/;function Vn(e,t){let{turn:n,players:r}=e,o=tt(e),s=r[2-n],i=t?o.time+t.time:s.time+1,a=Math.min(i,C),[l,u]=t?[t.buttons,0]:[0,a-o.time],p=ve(mt,o.time,a),f=(o.income+(t?.income??0))*p.length,g=a>s.time,x=o.empty>(t?.squares??0),v=a===C&&s.time===C;return{buttons:o.buttons-l+u+f,time:a,paid:l,earned:u,income_marks:p,income:f,special_patch:g&&x&&yt(e).some(A=>A<=a),next:g||v?W(n):n,over:v}}function Ps(e,t,n){if(!ks.test(t))return"a move is pass, a patch like X0a7 or a special patch like +d9";let r=t[0],o=r in n&&t!=="pass",s=o?be(n[r],t.slice(1)):null;if(o&&!s)return`patch ${r} would not lie wholly on the board there`;if(e.stage==="over")return"the game is over";if(et(e)==="card")return"it is the Automa's turn";let i=s?.spaces??[we(t.slice(1))??0];return e.stage==="special_patch"?r==="+"?Bn(e,i):"the special patch must be placed first":t==="pass"?null:r==="+"?"there is no special patch to place":qn(e,r,n)??Bn(e,i)}function qn(e,t,n){let r=gt(e);if(!e.ring.includes(t))return`patch ${t} is no longer in the ring`;if(!r.includes(t))return`patch ${t} is not among the next three (${r.join(", ")})`;let o=n[t].buttons-tt(e).buttons;return o>0?`needs ${o} more button${o>1?"s":""}`:null}function Bn(e,t){let{filled:n}=tt(e),r=t.find(o=>Ln(n,o));return r===void 0?null:`overlaps at ${xe(r)}`}function Wn(e,t,n){if(Ps(e,t,n)!==null)return null;let r=tt(e);if(t==="pass")return Gn(e,e.ring,r,null);let[o,s]=[t[0],t.slice(1)];if(o==="+")return{...Zn(e,Hn(r,[we(s)??0],"*")),stage:"action",turn:W(e.turn)};let i=n[o],a=be(i,s),{orientation:l,row:u,column:p,spaces:f}=a,g={...Hn(r,f,o),income:r.income+i.income,patches:Ae([...r.patches,{letter:o,orientation:l,row:u,column:p}])};return Gn(e,Wt(e.ring,o),g,i)}function Ae(e){return e.sort((t,n)=>t.letter<n.letter?-1:1)}function Hn(e,t,n){return{...e,cells:Fn(e.cells,t,n),filled:On(e.filled,V(t)),empty:e.empty-t.length}}function Gn(e,t,n,r){let{buttons:o,time:s,special_patch:i,next:a,over:l}=Vn(e,r),u=l?"over":i?"special_patch":"action",p=i&&!l?e.turn:a;return{...Zn(e,{...n,buttons:o,time:s}),ring:t,stage:u,turn:p}}function Zn(e,t){let{players:n,turn:r,tile:o}=e;return{...e,players:r===1?[t,n[1]]:[n[0],t],tile:o===null&&In(t.filled)?r:o}}function As(e,t,n,r){return q(t)?n===void 0?null:Dn(e,t,n):Wn(e,t,r)}function zn(e,t,n,r){let o=[e],s=n.values();for(let[i,a]of t.entries()){let l=q(a)?s.next().value:void 0,u=As(o[i],a,l,r);if(u===null)return null;o.push(u)}return o}function Kn(e,t){let n=0;for(;n<e.length&&q(e[e.length-1-n]);)n+=1;return n===0?[]:t.slice(-n)}var _s=/^(\d{1,4})\.(\d{1,2})(?:i(\d{1,2}))?$/,Es=/^(\d{1,4})\.(\d{1,2}):([A-Za-g]{1,33}|-)$/,Cs=/^(?:[A-Za-g]{1,60}|-)$/,Ts=/^[1-9*xA-Za-g]{1,9}(?:\/[1-9*xA-Za-g]{1,9}){8}$/,Qn={1:{turn:1,stage:"action"},2:{turn:2,stage:"action"},"1+":{turn:1,stage:"special_patch"},"2+":{turn:2,stage:"special_patch"},"#1":{turn:1,stage:"over"},"#2":{turn:2,stage:"over"}},Yn={"-":null,1:1,2:2},Jn={r:"revised",o:"original"};function er(e,t){let n=e.trim().split(" ");if(n.length===11)return Os(n,t);let[r,o,s,i,...a]=n;if(n.length!==8)return null;let[l,u]=[Me(r,s,t),Me(o,i,t)];return l&&u&&nr([l,u],a,null)}function Os([e,t,n,r,o,s,i,a,l],u){let p=Me(e,t,u),f=Es.exec(n);if(!p||!f||a!=="normal"&&a!=="tactical"||!/^[1-5]$/.test(l))return null;let g=f[3]==="-"?"":f[3],x=qt(Number(f[1]),Number(f[2])),v={deck:a,level:Number(l),taken:g};return nr([p,x],[r,o,s,i],v)}function nr(e,[t,n,r,o],s){if(!(n in Qn&&r in Yn&&o in Jn&&Cs.test(t)))return null;let a=t==="-"?"":t,l={tile:Yn[r],board:Jn[o],automa:s};return{...Qn[n],ring:a,players:e,...l}}function Me(e,t,n){let r=_s.exec(t),o=e.split("/").map(g=>g.replace(/\d/g,x=>".".repeat(Number(x))));if(!r||!Ts.test(e)||o.some(g=>g.length!==9))return null;let s=o.join(""),[,i,a,l]=r,u=Ls(s,n);if(u===null||s.includes("x")!==(l!==void 0))return null;let p=u.reduce((g,{letter:x})=>g+n[x].income,0),f=[...s].flatMap((g,x)=>g==="."?[]:[x]);return{buttons:Number(i),time:Number(a),income:l===void 0?p:Number(l),cells:s,filled:V(f),empty:X-f.length,patches:u}}function Ls(e,t){let r=[...new Set(e)].filter(s=>!".*x".includes(s)).map(s=>{let i=[...e].flatMap((l,u)=>l===s?[u]:[]),a=Nn(t[s],i);return a&&{letter:s,orientation:a.orientation,row:a.row,column:a.column}}),o=r.filter(s=>s!==null);return o.length<r.length?null:Ae(o)}function rr(e,t){let{players:n,ring:r,turn:o,stage:s,tile:i,board:a,automa:l}=e,[u,p]=n.map(({cells:B})=>Ns(B)),f=Xn(n[0]),g=[r||"-",Rs[s](o),i??"-",a[0]];if(l===null||t===null)return[u,p,f,Xn(n[1]),...g].join(" ");let{buttons:x,time:v}=n[1],A=`${x}.${v}:${l.taken||"-"}`,j=`${tr(t.aside)}/${t.discards.join(".")||"-"}`,D=tr(t.pile).replace("?",`?${t.budget??""}`);return[u,f,A,...g,l.deck,l.level,D,j].join(" ")}var Rs={action:e=>`${e}`,special_patch:e=>`${e}+`,over:e=>`#${e}`};function Ns(e){return Array.from({length:9},(n,r)=>e.slice(9*r,9*(r+1))).map(n=>n.replace(/\.+/g,r=>String(r.length))).join("/")}function Xn({buttons:e,time:t,income:n,cells:r}){return`${e}.${t}${r.includes("x")?`i${n}`:""}`}function tr(e){return Array(e).fill("?").join(".")||"-"}function or({Compensation:e="0"}){return/^-?[1-9]\d{0,2}$/.test(e)?Number(e):0}var Is=7,sr=2;function Zt(e,t,n){let{players:r,tile:o,automa:s}=e,{buttons:i,empty:a}=r[t-1],l=o===t?Is:0;if(t===1||s===null)return{buttons:i,special_tile:l,empty:a===0?0:-sr*a};let u=$t(s.level),p=[...s.taken].map(g=>n[g].income),f=p.filter(g=>g>0).length;return{special_tile:l,buttons_held:u.per_button_held*i,patches_with_buttons:u.per_patch_with_buttons*f,buttons_on_patches:u.per_button_on_patches*p.reduce((g,x)=>g+x,0)}}function zt(e){return Object.values(e).reduce((t,n)=>t+n,0)}function _e(e,t,n=0){return[zt(Zt(e,1,t)),zt(Zt(e,2,t))+n]}function ir(e,t,n=0){if(e.stage!=="over")return null;let r=_e(e,t,n);return r[0]===r[1]?{winner:e.turn,scores:r,reason:"first to 53"}:{winner:r[0]>r[1]?1:2,scores:r,reason:"score"}}function pr(e,t,n=null,r=0){let{ring:o,turn:s,automa:i}=e;return{position:rr(e,n),turn:s,stage:et(e)==="card"?"card":e.stage,ring:o,players:[lr(e,1,t),lr(e,2,t)],time_board:Fs(e),result:ir(e,t,r),points:r,automa:i&&n&&js(e,i,n,t)}}function mr(e,{kind:t,player:n},r,o=0){if(t==="abort"||n===null)return{stage:"over",result:null};let s=t==="flag"?"time":"resignation";return{stage:"over",result:{winner:W(n),scores:_e(e,r,o),reason:s}}}var ar=new WeakMap;function lr(e,t,n){let r=e.players[t-1],o=e.tile===t,s=cr(r.time,yt(e)),i=ar.get(r);if(i?.special_tile===o&&i.to_special_patch===s)return i;let{buttons:l,income:u,time:p,cells:f,empty:g}=r,x=Zt(e,t,n),v={buttons:l,income:u,time:p,cells:f,patches:[...r.patches],score:zt(x),score_parts:x,empty:t===2&&e.automa!==null?0:g,special_tile:o,to_income:cr(p,mt),to_special_patch:s};return ar.set(r,v),v}function cr(e,t){let n=t.find(r=>r>e);return n===void 0?null:n-e}var ur=new Map;function Fs(e){let{board:t,stage:n,turn:r}=e,o=n==="over"?W(r):r,s=[t,Se(e),o].join(),i=ur.get(s);if(i)return i;let a={last:C,income:mt,special_patches:jt[t],special_patches_left:yt(e),on_top:o};return ur.set(s,a),a}function js(e,{deck:t,level:n,taken:r},o,s){let{budget:i,pile:a,aside:l,discards:u,practice:p,turns:f,levels:g}=o,{numeral:x,name:v,marker:A}=$t(n),j=B=>s[B].income>0,D=[...r];return{deck:t,level:n,numeral:x,name:v,marker:A,marker_on_board:jn(e),budget:i,pile:a,aside:l,discards:u,practice:p,turns:f,levels:g,with_buttons:D.filter(j).join(""),without_buttons:D.filter(B=>!j(B)).join("")}}function fr(e,t){let{start:n,moves:r,automa:o,tags:s}=e,i=er(n,t),a=i&&zn(i,r,o?.turns??[],t);return a&&Ds({...e,positions:a,points:or(s)},t)}function Ds({positions:e,moves:t,points:n,ended:r,automa:o},s){return e.map((i,a)=>({move:a===0?null:t[a-1],player:a===0?null:e[a-1].turn,...pr(i,s,o&&Bs(o,t.slice(0,a),i),n),...r&&a===t.length&&mr(i,r,s,n)}))}function Bs({practice:e,turns:t,levels:n,cards:r},o,{stage:s}){let i=o.filter(q).length;return{...r[i],practice:e,turns:Kn(o,t.slice(0,i)),levels:s==="over"?n:[]}}function dr(e,t){let n=fr(e,t);if(n===null)throw new Bt(c("page-outdated"));return n}function nt(e){let t={yours:!1,away:!1,bot:!1,rating:null};return[1,2].map(n=>{if(n===2&&e.automa)return{...t,name:"Automa",kind:"automa"};let r=e.tags[`Player${n}`],o=r&&r!=="?"?r:c("player-number",{number:String(n)});return{...t,name:o,kind:"person"}})}function hr(e){return e.frames.slice(1).map(({move:t,player:n},r)=>({number:r+1,player:n??1,move:t??"pass"}))}var Kt=class{constructor(t,n){this.patches=n;let r=dr(t,n),o={replay:{...t,frames:r},index:r.length-1,walks:{1:[4,4],2:[4,4]},said:""};this.store=yn(o)}patches;store;look(t){let n=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(n,t))})}step(t){let{index:n,replay:r}=this.store.get(),o=r.frames.length-1,s={ArrowLeft:n-1,ArrowRight:n+1,Home:0,End:o};return Object.hasOwn(s,t)?(this.look(s[t]),!0):!1}get path(){let{link:t,tags:n}=this.store.get().replay;return me(t,[n.Player1,n.Player2])}get reviewPath(){return`/review${this.path.slice(1)}`}walk(t,n){let{walks:r}=this.store.get();this.store.dispatch({walks:{...r,[t]:ge(r[t],n)}})}};var Ee={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right"};function gr(e,t){let n=e.target.closest("[data-quilt=shown]");return!n||!Object.hasOwn(Ee,e.key)||e.shiftKey?!1:(e.preventDefault(),t(n.getAttribute("data-testid")==="quilt-1"?1:2,Ee[e.key]),!0)}var R=class{constructor(t){this.value=t}valueOf(){return this.value}},S=class extends R{constructor(t="???"){super(t)}toString(t){return`{${this.value}}`}},_=class extends R{constructor(t,n={}){super(t),this.opts=n}toString(t){if(t)try{return t.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return this.value.toString(10)}},N=class e extends R{static supportsValue(t){if(typeof t=="number"||t instanceof Date)return!0;if(t instanceof R)return e.supportsValue(t.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(t instanceof n.Instant||t instanceof n.PlainDateTime||t instanceof n.PlainDate||t instanceof n.PlainMonthDay||t instanceof n.PlainTime||t instanceof n.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof R&&(t=t.valueOf()),typeof t=="object"&&"calendarId"in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](t){return t==="string"?this.toString():this.toNumber()}toNumber(){let t=this.value;if(typeof t=="number")return t;if(t instanceof Date)return t.getTime();if("epochMilliseconds"in t)return t.epochMilliseconds;if("toZonedDateTime"in t)return t.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(t){if(t)try{return t.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var yr=100,Hs="⁨",Gs="⁩";function Us(e,t,n){if(n===t||n instanceof _&&t instanceof _&&n.value===t.value)return!0;if(t instanceof _&&typeof n=="string"){let r=e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value);if(n===r)return!0}return!1}function $r(e,t,n){return t[n]?rt(e,t[n].value):(e.reportError(new RangeError("No default")),new S)}function Ce(e,t){let n=[],r=Object.create(null);for(let o of t)o.type==="narg"?r[o.name]=wt(e,o.value):n.push(wt(e,o));return{positional:n,named:r}}function wt(e,t){switch(t.type){case"str":return t.value;case"num":return new _(t.value,{minimumFractionDigits:t.precision});case"var":return Vs(e,t);case"mesg":return qs(e,t);case"term":return Ws(e,t);case"func":return Zs(e,t);case"select":return zs(e,t);default:return new S}}function Vs(e,{name:t}){let n;if(e.params)if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new S(`$${t}`);else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(new ReferenceError(`Unknown variable: $${t}`)),new S(`$${t}`);if(n instanceof R)return n;switch(typeof n){case"string":return n;case"number":return new _(n);case"object":if(N.supportsValue(n))return new N(n);default:return e.reportError(new TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new S(`$${t}`)}}function qs(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(new ReferenceError(`Unknown message: ${t}`)),new S(t);if(n){let o=r.attributes[n];return o?rt(e,o):(e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new S(`${t}.${n}`))}return r.value?rt(e,r.value):(e.reportError(new ReferenceError(`No value: ${t}`)),new S(t))}function Ws(e,{name:t,attr:n,args:r}){let o=`-${t}`,s=e.bundle._terms.get(o);if(!s)return e.reportError(new ReferenceError(`Unknown term: ${o}`)),new S(o);if(n){let a=s.attributes[n];if(a){e.params=Ce(e,r).named;let l=rt(e,a);return e.params=null,l}return e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new S(`${o}.${n}`)}e.params=Ce(e,r).named;let i=rt(e,s.value);return e.params=null,i}function Zs(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(new ReferenceError(`Unknown function: ${t}()`)),new S(`${t}()`);if(typeof r!="function")return e.reportError(new TypeError(`Function ${t}() is not callable`)),new S(`${t}()`);try{let o=Ce(e,n);return r(o.positional,o.named)}catch(o){return e.reportError(o),new S(`${t}()`)}}function zs(e,{selector:t,variants:n,star:r}){let o=wt(e,t);if(o instanceof S)return $r(e,n,r);for(let s of n){let i=wt(e,s.key);if(Us(e,o,i))return rt(e,s.value)}return $r(e,n,r)}function Te(e,t){if(e.dirty.has(t))return e.reportError(new RangeError("Cyclic reference")),new S;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let o of t){if(typeof o=="string"){n.push(e.bundle._transform(o));continue}if(e.placeables++,e.placeables>yr)throw e.dirty.delete(t),new RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${yr}`);r&&n.push(Hs),n.push(wt(e,o).toString(e)),r&&n.push(Gs)}return e.dirty.delete(t),n.join("")}function rt(e,t){return typeof t=="string"?e.bundle._transform(t):Te(e,t)}var Qt=class{constructor(t,n,r){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=t,this.errors=n,this.args=r}reportError(t){if(!this.errors||!(t instanceof Error))throw t;this.errors.push(t)}memoizeIntlObject(t,n){let r=this.bundle._intls.get(t);r||(r={},this.bundle._intls.set(t,r));let o=JSON.stringify(n);return r[o]||(r[o]=new t(this.bundle.locales,n)),r[o]}};function Oe(e,t){let n=Object.create(null);for(let[r,o]of Object.entries(e))t.includes(r)&&(n[r]=o.valueOf());return n}var br=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function xr(e,t){let n=e[0];if(n instanceof S)return new S(`NUMBER(${n.valueOf()})`);if(n instanceof _)return new _(n.valueOf(),{...n.opts,...Oe(t,br)});if(n instanceof N)return new _(n.toNumber(),{...Oe(t,br)});throw new TypeError("Invalid argument to NUMBER")}var Ks=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function wr(e,t){let n=e[0];if(n instanceof S)return new S(`DATETIME(${n.valueOf()})`);if(n instanceof N||n instanceof _)return new N(n,Oe(t,Ks));throw new TypeError("Invalid argument to DATETIME")}var vr=new Map;function Sr(e){let t=Array.isArray(e)?e.join(" "):e,n=vr.get(t);return n===void 0&&(n=new Map,vr.set(t,n)),n}var ot=class{constructor(t,{functions:n,useIsolating:r=!0,transform:o=s=>s}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(t)?t:[t],this._functions={NUMBER:xr,DATETIME:wr,...n},this._useIsolating=r,this._transform=o,this._intls=Sr(t)}hasMessage(t){return this._messages.has(t)}getMessage(t){return this._messages.get(t)}addResource(t,{allowOverrides:n=!1}={}){let r=[];for(let o=0;o<t.body.length;o++){let s=t.body[o];if(s.id.startsWith("-")){if(n===!1&&this._terms.has(s.id)){r.push(new Error(`Attempt to override an existing term: "${s.id}"`));continue}this._terms.set(s.id,s)}else{if(n===!1&&this._messages.has(s.id)){r.push(new Error(`Attempt to override an existing message: "${s.id}"`));continue}this._messages.set(s.id,s)}}return r}formatPattern(t,n=null,r=null){if(typeof t=="string")return this._transform(t);let o=new Qt(this,r,n);try{return Te(o,t).toString(o)}catch(s){if(o.errors&&s instanceof Error)return o.errors.push(s),new S().toString(o);throw s}}};var Le=/^(-?[a-zA-Z][\w-]*) *= */gm,kr=/\.([a-zA-Z][\w-]*) *= */y,Qs=/\*?\[/y,Re=/(-?[0-9]+(?:\.([0-9]+))?)/y,Ys=/([a-zA-Z][\w-]*)/y,Pr=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Js=/^[A-Z][A-Z0-9_-]*$/,Yt=/([^{}\n\r]+)/y,Xs=/([^\\"\n\r]*)/y,Ar=/\\([\\"])/y,Mr=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,ti=/^\n+/,_r=/ +$/,ei=/ *\r?\n/g,ni=/( *)$/,ri=/{\s*/y,Er=/\s*}/y,oi=/\[\s*/y,si=/\s*] */y,ii=/\s*\(\s*/y,ai=/\s*->\s*/y,li=/\s*:\s*/y,ci=/\s*,?\s*/y,ui=/\s+/y,st=class{constructor(t){this.body=[],Le.lastIndex=0;let n=0;for(;;){let d=Le.exec(t);if(d===null)break;n=Le.lastIndex;try{this.body.push(l(d[1]))}catch(y){if(y instanceof SyntaxError)continue;throw y}}function r(d){return d.lastIndex=n,d.test(t)}function o(d,y){if(t[n]===d)return n++,!0;if(y)throw new y(`Expected ${d}`);return!1}function s(d,y){if(r(d))return n=d.lastIndex,!0;if(y)throw new y(`Expected ${d.toString()}`);return!1}function i(d){d.lastIndex=n;let y=d.exec(t);if(y===null)throw new SyntaxError(`Expected ${d.toString()}`);return n=d.lastIndex,y}function a(d){return i(d)[1]}function l(d){let y=p(),k=u();if(y===null&&Object.keys(k).length===0)throw new SyntaxError("Expected message value or attributes");return{id:d,value:y,attributes:k}}function u(){let d=Object.create(null);for(;r(kr);){let y=a(kr),k=p();if(k===null)throw new SyntaxError("Expected attribute value");d[y]=k}return d}function p(){let d;if(r(Yt)&&(d=a(Yt)),t[n]==="{"||t[n]==="}")return f(d?[d]:[],1/0);let y=mn();return y?d?f([d,y],y.length):(y.value=le(y.value,ti),f([y],y.length)):d?le(d,_r):null}function f(d=[],y){for(;;){if(r(Yt)){d.push(a(Yt));continue}if(t[n]==="{"){d.push(g());continue}if(t[n]==="}")throw new SyntaxError("Unbalanced closing brace");let O=mn();if(O){d.push(O),y=Math.min(y,O.length);continue}break}let k=d.length-1,U=d[k];typeof U=="string"&&(d[k]=le(U,_r));let pt=[];for(let O of d)O instanceof Jt&&(O=O.value.slice(0,O.value.length-y)),O&&pt.push(O);return pt}function g(){s(ri,SyntaxError);let d=x();if(s(Er))return d;if(s(ai)){let y=j();return s(Er,SyntaxError),{type:"select",selector:d,...y}}throw new SyntaxError("Unclosed placeable")}function x(){if(t[n]==="{")return g();if(r(Pr)){let[,d,y,k=null]=i(Pr);if(d==="$")return{type:"var",name:y};if(s(ii)){let U=v();if(d==="-")return{type:"term",name:y,attr:k,args:U};if(Js.test(y))return{type:"func",name:y,args:U};throw new SyntaxError("Function names must be all upper-case")}return d==="-"?{type:"term",name:y,attr:k,args:[]}:{type:"mesg",name:y,attr:k}}return B()}function v(){let d=[];for(;;){switch(t[n]){case")":return n++,d;case void 0:throw new SyntaxError("Unclosed argument list")}d.push(A()),s(ci)}}function A(){let d=x();return d.type!=="mesg"?d:s(li)?{type:"narg",name:d.name,value:B()}:d}function j(){let d=[],y=0,k;for(;r(Qs);){o("*")&&(k=y);let U=D(),pt=p();if(pt===null)throw new SyntaxError("Expected variant value");d[y++]={key:U,value:pt}}if(y===0)return null;if(k===void 0)throw new SyntaxError("Expected default variant");return{variants:d,star:k}}function D(){s(oi,SyntaxError);let d;return r(Re)?d=pn():d={type:"str",value:a(Ys)},s(si,SyntaxError),d}function B(){if(r(Re))return pn();if(t[n]==='"')return Qo();throw new SyntaxError("Invalid expression")}function pn(){let[,d,y=""]=i(Re),k=y.length;return{type:"num",value:parseFloat(d),precision:k}}function Qo(){o('"',SyntaxError);let d="";for(;;){if(d+=a(Xs),t[n]==="\\"){d+=Yo();continue}if(o('"'))return{type:"str",value:d};throw new SyntaxError("Unclosed string literal")}}function Yo(){if(r(Ar))return a(Ar);if(r(Mr)){let[,d,y]=i(Mr),k=parseInt(d||y,16);return k<=55295||57344<=k?String.fromCodePoint(k):"�"}throw new SyntaxError("Unknown escape sequence")}function mn(){let d=n;switch(s(ui),t[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return fn(t.slice(d,n))}return t[n-1]===" "?fn(t.slice(d,n)):!1}function le(d,y){return d.replace(y,"")}function fn(d){let y=d.replace(ei,`
`),k=ni.exec(d)[1].length;return new Jt(y,k)}}},Jt=class{constructor(t,n){this.value=t,this.length=n}};var Ne=new Map,vt=new ot("en");function Cr(e,t=`/words/${e}.json`){let n=Ne.get(e);if(n)return n;let r=pi(new URL(t,import.meta.url));return Ne.set(e,r),r.catch(()=>Ne.delete(e)),r}async function pi(e){let t=await fetch(e);if(!t.ok)throw new Error(`The words of this page can’t be loaded: ${e}`);return t.json()}function Tr({language:e,words:t,editions:n={}},r){vt=new ot(e,{useIsolating:!1}),vt.addResource(new st(t)),Object.hasOwn(n,r)&&vt.addResource(new st(n[r]),{allowOverrides:!0}),dn({language:e,format:(s,i)=>{let a=vt.getMessage(s)?.value;if(!a)throw new Error(`There is no message ${s} in ${e}.`);return vt.formatPattern(a,i)}})}var Ge=globalThis,Or=e=>e,Xt=Ge.trustedTypes,Lr=Xt?Xt.createPolicy("lit-html",{createHTML:e=>e}):void 0,Dr="$lit$",H=`lit$${Math.random().toFixed(9).slice(2)}$`,Br="?"+H,mi=`<${Br}>`,K=document,kt=()=>K.createComment(""),Pt=e=>e===null||typeof e!="object"&&typeof e!="function",Ue=Array.isArray,fi=e=>Ue(e)||typeof e?.[Symbol.iterator]=="function",Ie=`[ 	
\f\r]`,St=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Rr=/-->/g,Nr=/>/g,Z=RegExp(`>|${Ie}(?:([^\\s"'>=/]+)(${Ie}*=${Ie}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Ir=/'/g,Fr=/"/g,Hr=/^(?:script|style|textarea|title)$/i,Ve=e=>(t,...n)=>({_$litType$:e,strings:t,values:n}),m=Ve(1),b=Ve(2),dc=Ve(3),At=Symbol.for("lit-noChange"),h=Symbol.for("lit-nothing"),jr=new WeakMap,z=K.createTreeWalker(K,129);function Gr(e,t){if(!Ue(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return Lr!==void 0?Lr.createHTML(t):t}var di=(e,t)=>{let n=e.length-1,r=[],o,s=t===2?"<svg>":t===3?"<math>":"",i=St;for(let a=0;a<n;a++){let l=e[a],u,p,f=-1,g=0;for(;g<l.length&&(i.lastIndex=g,p=i.exec(l),p!==null);)g=i.lastIndex,i===St?p[1]==="!--"?i=Rr:p[1]!==void 0?i=Nr:p[2]!==void 0?(Hr.test(p[2])&&(o=RegExp("</"+p[2],"g")),i=Z):p[3]!==void 0&&(i=Z):i===Z?p[0]===">"?(i=o??St,f=-1):p[1]===void 0?f=-2:(f=i.lastIndex-p[2].length,u=p[1],i=p[3]===void 0?Z:p[3]==='"'?Fr:Ir):i===Fr||i===Ir?i=Z:i===Rr||i===Nr?i=St:(i=Z,o=void 0);let x=i===Z&&e[a+1].startsWith("/>")?" ":"";s+=i===St?l+mi:f>=0?(r.push(u),l.slice(0,f)+Dr+l.slice(f)+H+x):l+H+(f===-2?a:x)}return[Gr(e,s+(e[n]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),r]},Mt=class e{constructor({strings:t,_$litType$:n},r){let o;this.parts=[];let s=0,i=0,a=t.length-1,l=this.parts,[u,p]=di(t,n);if(this.el=e.createElement(u,r),z.currentNode=this.el.content,n===2||n===3){let f=this.el.content.firstChild;f.replaceWith(...f.childNodes)}for(;(o=z.nextNode())!==null&&l.length<a;){if(o.nodeType===1){if(o.hasAttributes())for(let f of o.getAttributeNames())if(f.endsWith(Dr)){let g=p[i++],x=o.getAttribute(f).split(H),v=/([.?@])?(.*)/.exec(g);l.push({type:1,index:s,name:v[2],strings:x,ctor:v[1]==="."?je:v[1]==="?"?De:v[1]==="@"?Be:at}),o.removeAttribute(f)}else f.startsWith(H)&&(l.push({type:6,index:s}),o.removeAttribute(f));if(Hr.test(o.tagName)){let f=o.textContent.split(H),g=f.length-1;if(g>0){o.textContent=Xt?Xt.emptyScript:"";for(let x=0;x<g;x++)o.append(f[x],kt()),z.nextNode(),l.push({type:2,index:++s});o.append(f[g],kt())}}}else if(o.nodeType===8)if(o.data===Br)l.push({type:2,index:s});else{let f=-1;for(;(f=o.data.indexOf(H,f+1))!==-1;)l.push({type:7,index:s}),f+=H.length-1}s++}}static createElement(t,n){let r=K.createElement("template");return r.innerHTML=t,r}};function it(e,t,n=e,r){if(t===At)return t;let o=r!==void 0?n._$Co?.[r]:n._$Cl,s=Pt(t)?void 0:t._$litDirective$;return o?.constructor!==s&&(o?._$AO?.(!1),s===void 0?o=void 0:(o=new s(e),o._$AT(e,n,r)),r!==void 0?(n._$Co??=[])[r]=o:n._$Cl=o),o!==void 0&&(t=it(e,o._$AS(e,t.values),o,r)),t}var Fe=class{constructor(t,n){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:n},parts:r}=this._$AD,o=(t?.creationScope??K).importNode(n,!0);z.currentNode=o;let s=z.nextNode(),i=0,a=0,l=r[0];for(;l!==void 0;){if(i===l.index){let u;l.type===2?u=new _t(s,s.nextSibling,this,t):l.type===1?u=new l.ctor(s,l.name,l.strings,this,t):l.type===6&&(u=new He(s,this,t)),this._$AV.push(u),l=r[++a]}i!==l?.index&&(s=z.nextNode(),i++)}return z.currentNode=K,o}p(t){let n=0;for(let r of this._$AV)r!==void 0&&(r.strings!==void 0?(r._$AI(t,r,n),n+=r.strings.length-2):r._$AI(t[n])),n++}},_t=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,n,r,o){this.type=2,this._$AH=h,this._$AN=void 0,this._$AA=t,this._$AB=n,this._$AM=r,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,n=this._$AM;return n!==void 0&&t?.nodeType===11&&(t=n.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,n=this){t=it(this,t,n),Pt(t)?t===h||t==null||t===""?(this._$AH!==h&&this._$AR(),this._$AH=h):t!==this._$AH&&t!==At&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):fi(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==h&&Pt(this._$AH)?this._$AA.nextSibling.data=t:this.T(K.createTextNode(t)),this._$AH=t}$(t){let{values:n,_$litType$:r}=t,o=typeof r=="number"?this._$AC(t):(r.el===void 0&&(r.el=Mt.createElement(Gr(r.h,r.h[0]),this.options)),r);if(this._$AH?._$AD===o)this._$AH.p(n);else{let s=new Fe(o,this),i=s.u(this.options);s.p(n),this.T(i),this._$AH=s}}_$AC(t){let n=jr.get(t.strings);return n===void 0&&jr.set(t.strings,n=new Mt(t)),n}k(t){Ue(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,r,o=0;for(let s of t)o===n.length?n.push(r=new e(this.O(kt()),this.O(kt()),this,this.options)):r=n[o],r._$AI(s),o++;o<n.length&&(this._$AR(r&&r._$AB.nextSibling,o),n.length=o)}_$AR(t=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);t!==this._$AB;){let r=Or(t).nextSibling;Or(t).remove(),t=r}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},at=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,n,r,o,s){this.type=1,this._$AH=h,this._$AN=void 0,this.element=t,this.name=n,this._$AM=o,this.options=s,r.length>2||r[0]!==""||r[1]!==""?(this._$AH=Array(r.length-1).fill(new String),this.strings=r):this._$AH=h}_$AI(t,n=this,r,o){let s=this.strings,i=!1;if(s===void 0)t=it(this,t,n,0),i=!Pt(t)||t!==this._$AH&&t!==At,i&&(this._$AH=t);else{let a=t,l,u;for(t=s[0],l=0;l<s.length-1;l++)u=it(this,a[r+l],n,l),u===At&&(u=this._$AH[l]),i||=!Pt(u)||u!==this._$AH[l],u===h?t=h:t!==h&&(t+=(u??"")+s[l+1]),this._$AH[l]=u}i&&!o&&this.j(t)}j(t){t===h?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},je=class extends at{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===h?void 0:t}},De=class extends at{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==h)}},Be=class extends at{constructor(t,n,r,o,s){super(t,n,r,o,s),this.type=5}_$AI(t,n=this){if((t=it(this,t,n,0)??h)===At)return;let r=this._$AH,o=t===h&&r!==h||t.capture!==r.capture||t.once!==r.once||t.passive!==r.passive,s=t!==h&&(r===h||o);o&&this.element.removeEventListener(this.name,this,r),s&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},He=class{constructor(t,n,r){this.element=t,this.type=6,this._$AN=void 0,this._$AM=n,this.options=r}get _$AU(){return this._$AM._$AU}_$AI(t){it(this,t)}};var hi=Ge.litHtmlPolyfillSupport;hi?.(Mt,_t),(Ge.litHtmlVersions??=[]).push("3.3.3");var qe=(e,t,n)=>{let r=n?.renderBefore??t,o=r._$litPart$;if(o===void 0){let s=n?.renderBefore??null;r._$litPart$=o=new _t(t.insertBefore(kt(),s),s,void 0,n??{})}return o._$AI(e),o};function te({kind:e,name:t}){let n=e==="computer"?/^Quiltbee level (\d+)/.exec(t):null;return n&&Number(n[1])}function M(e){return e<0?`−${-e}`:String(e)}function Ur(e){return e>0?`+${e}`:M(e)}function We({name:e,squares:t,buttons:n,time:r,income:o}){return c("patch-label",{name:e,squares:t,buttons:n,time:r,income:o})}function Ze(e,t){return e[t-1].yours&&!e[2-t].yours}function Q(e,t){let n=e[t-1].kind==="automa"?"automa":"other";return{who:Ze(e,t)?"you":n,name:P(e,t)}}function P(e,t){let{name:n,kind:r}=e[t-1];if(Ze(e,t))return c("you");if(r==="open")return n||c("open-seat");let o=te(e[t-1]);return o!==null?c("level-number",{level:String(o)}):n==="You"?c("player-number",{number:String(t)}):n}function Et(e,t){if(e.result)return c("wins",Q(t,e.result.winner));if(xt(e))return c("game-aborted");let n=e.stage==="special_patch"?"whose-special-patch":"whose-turn";return c(n,Q(t,e.turn))}function Ct(e,t){if(e.result)return gi(e,t);if(xt(e))return c("aborted-reason");let n=Q(t,e.turn);if(e.stage==="special_patch")return c("reached-special-patch",n);let r=e.players[e.turn-1].time,o=e.players[2-e.turn].time;return r!==o?c("further-back",n):r===0?c("goes-first",n):t.filter(({yours:i})=>i).length===1?c("level-and-on-top",n):c("both-level-and-on-top",n)}function gi(e,t){if(!e.result)return"";let{winner:n,scores:r,reason:o}=e.result,s=yi(r[n-1],r[2-n]),i=Q(t,3-n);return o==="resignation"?c("result-resignation",{...i,points:s}):o==="time"?c("result-time",{...i,points:s}):c(o==="first to 53"?"result-first":"result-score",{points:s})}function yi(e,t){return c("points-to",{mine:M(e),theirs:M(t)})}function ze(e,t,n=!1){if(e==="pass"||e==="A:pass")return c("move-pass");if(e.startsWith("A:"))return c("move-took",{patch:lt(t,e[2])});if(e.startsWith("+"))return n?c("move-special-at",{cell:e.slice(1)}):c("move-special");let r=lt(t,e[0]);return!n||!t[e[0]]?c("move-patch",{patch:r}):c("move-patch-at",{patch:r,cell:I($i(t[e[0]],e))})}function lt(e,t){return e[t]?.name??t}function $i({orientations:e},t){let n=ht(t.slice(2));return he(e[t[1]],n).reduce((r,o)=>o[0]<r[0]||o[0]===r[0]&&o[1]<r[1]?o:r)}function Vr(e,t,n,r){if(t===null)return c("then-over");let o=t===n?"-again":"";return Ze(r,t)?c(`${e}-you${o}`):c(`${e}-name${o}`,{name:P(r,t)})}function qr(e,t,n){let r={cell:I(e)};if(t===".")return c("cell-empty",r);if(t==="*")return c("cell-special",r);let o=n[t]?.name;return o?c("cell-patch",{...r,patch:o}):c("cell-covered",r)}function Wr(e,t){let{to_income:n,to_special_patch:r,time:o}=e.players[t-1],s=e.time_board.last-o;if(s===0)return c("at-the-end");let i=[];return n!==null&&i.push(c("income-in",{count:n})),r!==null&&i.push(c("special-in",{count:r})),i.push(c("end-in",{count:s})),i.join(", ")}function bi(e){return`${e}`}function ct(e,t,n={}){let r=Object.keys(t).map(s=>[s,bi(s)]);return c(e,{...n,...Object.fromEntries(r)}).split("").map((s,i)=>i%2?t[s]:s)}function Zr(e){let t=m`<span lang="en">${e}</span>`;return m`<p class="notice" data-testid="notice">
${ct("fault-in-record",{detail:t})}
</p>`}function ee(e){return c(`filter-${e}`)}function ne({score_parts:e},t){let n=e,r=Ft[t-1];return[["part-tile",n.special_tile,1],["part-held",n.buttons_held,r.per_button_held],["part-patches",n.patches_with_buttons,r.per_patch_with_buttons],["part-printed",n.buttons_on_patches,r.per_button_on_patches]].filter(([,,s])=>s>0).map(([s,i])=>[s,i])}function zr(e,t,n){return n?c("named-patch",{patch:lt(t,e),letter:e}):lt(t,e)}function Kr(e,t,n=!0){return dt([...e].map(r=>zr(r,t,n)))}function Qr({number:e,budget:t,income:n}){return c("card-title",{number:String(e),budget:t,income:n})}function Yr({affordable:e,choices:t,card:{budget:n}},r,o=!0){if(e.length===0)return c("budget-none",{budget:n,count:t.length});let s={budget:n,patches:Kr(e,r,o)};return c(e.length===1?"budget-only":"budget-buys",s)}function Jr({filter:e,left:t,skipped:n},r,o=!0){return n?c("filter-skipped",{filter:ee(e)}):c("filter-leaves",{filter:ee(e),keeps:c(`keeps-${e}`),patches:Kr(t,r,o)})}function Xr(e,t,n=!0){let{taken:r,start:o,stop:s,income_marks:i,income:a,special_patches:l}=e,u={start:String(o),stop:String(s)},p=[r?c("automa-takes",{...u,patch:zr(r,t,n)}):c("automa-advances",u)],f=a?c("gain",{sign:"+",count:a}):c("automa-no-gain");return i.length>0&&p.push(c("automa-income",{marks:dt(i.map(String)),gain:f})),l.length>0&&p.push(c("automa-special",{marks:dt(l.map(String))})),e.reaches_marker&&p.push(c(e.takes_special_tile?"automa-marker-tile":"automa-marker")),p}function to({pile:e,aside:t,discards:n}){let r=[c("cards-in-pile",{count:e})];return t>0&&r.push(c("cards-aside",{count:t})),r.push(n.length?c("cards-turned",{cards:n.join(", ")}):c("cards-none")),`${r.join(", ")}.`}function eo(e){return c(`automa-name-${e}`)}function Tt({level:e,numeral:t}){return c("numeral-and-name",{numeral:t,name:eo(e)})}function Ke({deck:e,level:t,numeral:n}){return c("automa-title",{deck:c(`deck-${e}`),numeral:n,name:eo(t)})}function re({marker:e,marker_on_board:t}){return t?c("marker-on",{space:String(e)}):c("marker-off")}function ro({from:e,to:t,paid:n,earned:r,income:o}){let s=(a,l)=>l>0?[c("gain",{sign:a,count:l})]:[],i=[c("moved",{count:t-e}),...s("−",n),...s("+",r)];return o>0&&i.push(c("preview-income",{count:o})),i.join(", ")}function xi(e,t){if(!e||e==="pass"||e.startsWith("A:"))return null;let n=ht(e.slice(-2));return{shape:e.startsWith("+")?[[0,0]]:t[e[0]].orientations[e[1]],origin:n}}function so(e,t){return e.flatMap(n=>xi(n,t)??[])}var Ye=[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg"];function io(e){let t=Ye.indexOf(e);return{cloth:t%6,weave:(Math.floor(t/6)+t%6)%6}}var ao={"weave-0":["<path d='M2.5 1.2a1.3 1.3 0 1 0 .01 0M7.5 6.2a1.3 1.3 0 1 0 .01 0'/>","<path opacity='.7' d='M7.5 2a.5.5 0 1 0 .01 0M2.5 7a.5.5 0 1 0 .01 0'/>"],"weave-1":["<path d='M.3 0h.5v10H.3zM1.5 0h1.9v10H1.5zM4.1 0h.5v10h-.5z M5.3 0h.5v10h-.5zM6.5 0h1.9v10H6.5zM9.1 0h.5v10h-.5z'/>"],"weave-2":["<path opacity='.55' d='M0 0h2.5v10H0zM5 0h2.5v10H5z'/>","<path opacity='.55' d='M0 0h10v2.5H0zM0 5h10v2.5H0z'/>"],"weave-3":["<path fill='none' stroke='var(--thread)' stroke-width='.85' d='M0 0L2.5-2.5 5 0 7.5-2.5 10 0M0 2.5L2.5 0 5 2.5 7.5 0 10 2.5M0 5L2.5 2.5 5 5 7.5 2.5 10 5 M0 7.5L2.5 5 5 7.5 7.5 5 10 7.5M0 10L2.5 7.5 5 10 7.5 7.5 10 10 M0 12.5L2.5 10 5 12.5 7.5 10 10 12.5'/>"],"weave-4":["<g transform='translate(2.5 2.5)'><path d='M0-1.8a.8.8 0 1 0 .01 0M1.05-1.05a.8.8 0 1 0 .01 0M.65.2a.8.8 0 1 0 .01 0 M-.65.2a.8.8 0 1 0 .01 0M-1.05-1.05a.8.8 0 1 0 .01 0'/><circle r='.55' fill='var(--cloth)'/><path fill='none' stroke='var(--thread)' stroke-width='.35' d='M1.6 1.6Q2.4 2 2.5 2.6M-1.6 1.6Q-2.4 2-2.5 2.6'/></g>","<g transform='translate(7.5 7.5)'><path d='M0-1.8a.8.8 0 1 0 .01 0M1.05-1.05a.8.8 0 1 0 .01 0M.65.2a.8.8 0 1 0 .01 0 M-.65.2a.8.8 0 1 0 .01 0M-1.05-1.05a.8.8 0 1 0 .01 0'/><circle r='.55' fill='var(--cloth)'/><path fill='none' stroke='var(--thread)' stroke-width='.35' d='M1.6 1.6Q2.4 2 2.5 2.6M-1.6 1.6Q-2.4 2-2.5 2.6'/></g>"],"weave-5":["<path fill='none' stroke='var(--thread)' d='M0 2.5Q2.5-.6 5 2.5T10 2.5M0 7.5Q2.5 4.4 5 7.5T10 7.5'/>"],special:["<rect x='.25' y='.25' width='9.5' height='9.5' rx='1.1' fill='var(--leather)' stroke='var(--seam)' stroke-width='.7'/>","<path fill='none' stroke='var(--grain)' stroke-width='.3' stroke-linecap='round' opacity='.7' d='M2.6 2.7h.5M6.9 2.5h.6M4.8 2.2h.3M2.3 5.5h.4M7.4 5.2h.4M3 7.6h.6M6.6 7.5h.5M4.9 7.9h.3'/>","<rect x='1.4' y='1.4' width='7.2' height='7.2' rx='.7' fill='none' stroke='var(--stitch)' stroke-width='.42' stroke-dasharray='1.1 .7' stroke-linecap='round'/>","<path fill='none' stroke='var(--grain)' stroke-width='.6' stroke-linecap='round' d='M5 3.3V6.7M3.3 5H6.7M3.8 3.8L6.2 6.2M6.2 3.8L3.8 6.2'/>"],button:["<circle r='9.6' fill='var(--stitch)' stroke='var(--seam)' stroke-width='1.9'/>","<circle r='6.4' fill='none' stroke='var(--seam)' stroke-width='.8' opacity='.35'/>","<path fill='none' stroke='var(--seam)' stroke-width='.9' opacity='.45' d='M-2.4-2.4L2.4 2.4M2.4-2.4L-2.4 2.4'/>","<path fill='var(--seam)' d='M-2.5-4.2a1.7 1.7 0 1 0 .01 0M2.5-4.2a1.7 1.7 0 1 0 .01 0 M-2.5.8a1.7 1.7 0 1 0 .01 0M2.5.8a1.7 1.7 0 1 0 .01 0'/>"],"special-tile":["<rect x='-9.4' y='-9.4' width='18.8' height='18.8' rx='2.4' fill='var(--leather)' stroke='var(--tile-edge)' stroke-width='1.2'/>","<rect x='-7.4' y='-7.4' width='14.8' height='14.8' rx='1.2' fill='none' stroke='var(--stitch)' stroke-width='.9' stroke-dasharray='2 1.2'/>","<path d='M-3.6-5.2H3.8C.6-1.5-.8 1.8-1.2 5.6' fill='none' stroke='var(--stitch)' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round'/>"],"tile-1":["<path d='M0-9a9 9 0 1 0 .01 0Z' fill='var(--tile-1)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],"tile-5":["<path d='M0 -8.20A3.2 3.2 0 0 1 5.8 -5.80A3.2 3.2 0 0 1 8.2 -0.00A3.2 3.2 0 0 1 5.8 5.80A3.2 3.2 0 0 1 0 8.20A3.2 3.2 0 0 1 -5.8 5.80A3.2 3.2 0 0 1 -8.2 0.00A3.2 3.2 0 0 1 -5.8 -5.80A3.2 3.2 0 0 1 0 -8.20Z' fill='var(--tile-5)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],"tile-10":["<path d='M-6.4-9H6.4Q9-9 9-6.4V6.4Q9 9 6.4 9H-6.4Q-9 9-9 6.4V-6.4Q-9-9-6.4-9Z' fill='var(--tile-10)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],"tile-20":["<path d='M0 -8.80A2 2 0 0 1 3.82 -7.93A2 2 0 0 1 6.88 -5.49A2 2 0 0 1 8.58 -1.96A2 2 0 0 1 8.58 1.96A2 2 0 0 1 6.88 5.49A2 2 0 0 1 3.82 7.93A2 2 0 0 1 0 8.80A2 2 0 0 1 -3.82 7.93A2 2 0 0 1 -6.88 5.49A2 2 0 0 1 -8.58 1.96A2 2 0 0 1 -8.58 -1.96A2 2 0 0 1 -6.88 -5.49A2 2 0 0 1 -3.82 -7.93A2 2 0 0 1 0 -8.80Z' fill='var(--tile-20)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],cell:["<path fill='none' stroke='var(--grid)' stroke-width='.16' opacity='.6' d='M3.4 5H6.6M5 3.4V6.6'/>"],"token-1":["<circle r='4'/>"],"token-2":["<path d='M0-5L5 0 0 5-5 0Z'/>"],"space-cloth":["<rect x='-5.7' y='-5.7' width='11.4' height='11.4' rx='1.2' fill='var(--tone)' stroke='var(--edge)' stroke-width='.35'/>","<rect x='-4.9' y='-4.9' width='9.8' height='9.8' rx='.7' fill='none' stroke='var(--edge)' stroke-width='.25' stroke-dasharray='.9 .6'/>"],"space-thread":["<circle r='4.3' fill='var(--tone)' stroke='var(--edge)' stroke-width='.4'/>","<circle r='3.6' fill='none' stroke='var(--edge)' stroke-width='.22' stroke-dasharray='.8 .5'/>"],"space-end":["<rect x='-17.7' y='-5.7' width='35.4' height='11.4' rx='1.2' fill='var(--tone)' stroke='var(--edge)' stroke-width='.35'/>","<rect x='-16.9' y='-4.9' width='33.8' height='9.8' rx='.7' fill='none' stroke='var(--edge)' stroke-width='.25' stroke-dasharray='.9 .6'/>"],corner:["<path fill='none' stroke='var(--thread-0)' stroke-width='.5' d='M2 13Q.5 7 5.5 5.5T13.5 1.8'/>","<use href='#button' transform='translate(5 5.2) scale(.3)'/>","<use href='#button' transform='translate(11.6 2.4) scale(.16)'/>","<use href='#button' transform='translate(2.2 11) scale(.16)'/>"]};var lo=new WeakMap;async function co(e){let t=await fetch(e);if(!t.ok)throw new Error(`The artwork can’t be loaded: ${e}`);return t.json()}function Xe(e){let t=[e];return Object.assign(t,{raw:t})}function vi(e){let t=lo.get(e);if(!t){let n=Object.entries(e).map(([r,o])=>`<g id="${r}">${o.join("")}</g>`);t=Xe(n.join("")),lo.set(e,t)}return b(t)}function uo(e=ao){return m`<svg class="fabrics" aria-hidden="true" width="0" height="0">
<defs>
${vi(e)}
${Ye.map(t=>{let{cloth:n,weave:r}=io(t);return Je(`fabric-${t}`,10,b`<g class=${`cloth-${n}`}><rect class="cloth" width="10" height="10"></rect>
<use class="thread" href=${`#weave-${r}`}></use></g>`)})}
${Je("fabric-cell",10,b`<use href="#cell"></use>`)}
${Je("fabric-covered",5,b`<rect class="covered" width="5" height="5"></rect>`)}
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
</svg>`}function Je(e,t,n){return b`<pattern id=${e} width=${t} height=${t} patternUnits="userSpaceOnUse">${n}
</pattern>`}function T(e,t,n,r=1){return b`<use href=${`#${e}`} transform=${`translate(${t} ${n}) scale(${r})`}></use>`}function E(e,t,n){return T("button",e,t,n/10)}function Si(e){let t=e.orientations[0];return Array.from({length:e.income},(n,r)=>t[Math.floor((r+.5)*t.length/e.income)])}function Ot(e,t,n,[r,o],s){let i=t.orientations[n],a=F(t.orientations[0]);return b`<g class="patch" transform=${`translate(${o*10} ${r*10})`}>
<path class="piece" fill=${`url(#fabric-${e})`} d=${L(i,10,.25)}></path>
<path class="stitches" d=${L(i,10,1.1)}></path>
${Si(t).map(l=>{let[u,p]=_n(l,a,n);return E((p+.5)*10,(u+.5)*10,2.6)})}
${s?ki(i[0],e):h}
</g>`}function ki([e,t],n){let[r,o]=[(t+.5)*10,(e+.5)*10+1.9];return b`<text class="letter" x=${r} y=${o}>${n}</text>`}function tn([e,t]){return b`<g class="patch special">${T("special",t*10,e*10)}</g>`}function po(e,t,n,r){let[o,s]=F(t.orientations[n]),i=Math.max(4,o,s)*10+1.2,[a,l]=[(s*10-i)/2,(o*10-i)/2];return m`<svg class="framed" viewBox=${`${a} ${l} ${i} ${i}`} aria-hidden="true">
${Ot(e,t,n,[0,0],r)}
</svg>`}function oe(e,t,n,r){let[o,s]=F(t.orientations[n]);return m`<svg
class="picture"
width=${`${s}em`}
height=${`${o}em`}
viewBox=${`-0.6 -0.6 ${s*10+1.2} ${o*10+1.2}`}
aria-hidden="true"
>
${Ot(e,t,n,[0,0],r)}
</svg>`}function en(e,t){return m`<svg class=${`card ${e}`} viewBox="-0.5 -0.5 41 57" aria-hidden="true">
<rect class="sheet-edge" width="40" height="56" rx="3.5"></rect>
${t}
</svg>`}function fo(e,t){return e===0?en("empty",h):en("back",b`<path class="weave" d="M4 4h32v48h-32zM4 16L36 40M4 40L36 16M4 28h32M20 4v48"></path>
${t===null?E(20,28,7):b`<circle class="budget" cx="20" cy="28" r="10"></circle>
<text class="digits" x="20" y="32.4" font-size="13">${t}</text>`}`)}function ho({number:e,budget:t,income:n,filters:r}){return en("face",b`
<text class="card-number" x="20" y="6.6">${e}</text>
<circle class="budget" cx="12" cy="16" r="7.4"></circle>
<text class="digits" x="12" y="19.3" font-size="9.5">${t}</text>
${E(30,16,5.6)}<text class="gain" x="30" y="28.4">+${n}</text>
<text class="card-word" x="12" y="28">${c("card-budget")}</text>
${r.map((o,s)=>mo(ee(o),36+s*7))}
${r.length===0?mo(c("filter-none"),42):h}`)}function mo(e,t){let n=Math.min(4.6,64/e.length);return b`<text class="card-filter" x="20" y=${t} font-size=${n.toFixed(1)}>${e}</text>`}function go({turns:e,run:t},n,r){let o=e.map(s=>Pi(s,n,r));return m`<section
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
</section>`}function Pi(e,t,n){return m`<div class="card-turn" data-card=${e.card.number} data-taken=${e.taken??""}>
${ho(e.card)}
<div class="told">
<p class="told-card">${Qr(e.card)}</p>
<div class="tried" aria-hidden="true">
${[...e.choices].map(r=>Ai(r,e,t,n))}
</div>
<ol>
<li>${Yr(e,t,n)}</li>
${e.steps.map(r=>m`<li class=${r.skipped?"skipped":""}>
${Jr(r,t,n)}
</li>`)}
${Xr(e,t,n).map(r=>m`<li class="outcome">${r}</li>`)}
</ol>
</div>
</div>`}function Ai(e,{affordable:t,taken:n},r,o){let s=e===n?"taken":t.includes(e)?"left":"dear",i={taken:"✓",left:"–",dear:"×"}[s];return m`<span class=${`candidate ${s}`}
>${oe(e,r[e],0,o)}<span class="fate">${i}</span></span
>`}var yo={income:["<circle r='2.2' fill='var(--soft)'/>","<path fill='none' stroke='var(--panel)' stroke-width='.8' d='M-1.2 0h2.4M0-1.2v2.4'/>"],empty:["<path fill='none' stroke='var(--soft)' stroke-width='.9' stroke-dasharray='1.2 .7' d='M-2.2-2.2h4.4v4.4h-4.4z'/>"],patches:["<path fill='var(--soft)' d='M-2.4-2.4h2.4v2.4h2.4v2.4h-4.8z'/>"],time:["<path fill='var(--soft)' d='M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z'/>"],score:["<path fill='var(--soft)' d='M0-2.8l.9 1.9 2 .2-1.5 1.5.4 2L0 1.8l-1.8 1 .4-2L-2.9-.7l2-.2z'/>"]};function _i(e){return m`<svg class="face" viewBox="-10 -10.5 20 20" aria-hidden="true">
<use href=${`#face-${e}`}></use>
</svg>`}function se(e){let t=te(e);return t===null?h:_i(t)}var Ei=[20,10,5,1];function $o(e){let t=[],n=Math.max(0,e);for(let r of Ei)for(;n>=r;)t.push(r),n-=r;return t}var nn=56,Lt=20,Ci=19;function bo(e){let t=$o(e),n=Math.min(Ci,(nn-Lt)/Math.max(1,t.length-1)),r=nn-Lt/2,o=t.map((s,i)=>Ti(s,r-i*n)).reverse();return m`<svg class="purse" viewBox=${`0 0 ${nn} ${Lt}`} aria-hidden="true">
${o}
</svg>`}function Ti(e,t){return b`${T(`tile-${e}`,t,Lt/2)}
<text class="tile-value" x=${t} y=${Lt/2+3.2}>${e}</text>`}function ie(e,t,n){return m`<table class="scores">
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
${M(r.score+(o===1?e.points:0))}
</td>`)}
</tr>
</tfoot>
</table>`}function wo(){let e=Oi(8,7).slice(0,54);return e.map(({x:t,y:n},r)=>{let o={x:(t+.5)*12,y:(n+.5)*12},s=r>0?e[r-1]:{x:t-1,y:n},i={x:o.x+(s.x-t)*12/2,y:o.y+(s.y-n)*12/2};return r<53?{centre:o,entry:i,width:12,height:12}:{centre:{x:o.x+12,y:o.y},entry:i,width:36,height:12}})}function Oi(e,t){let n=new Set,r=[],[o,s,i,a]=[0,0,1,0],l=(u,p)=>u>=0&&p>=0&&u<e&&p<t&&!n.has(`${u},${p}`);for(;r.length<e*t;)r.push({x:o,y:s}),n.add(`${o},${s}`),l(o+i,s+a)||([i,a]=[-a,i]),o+=i,s+=a;return r}var xo=10.3;function vo(){let t=[],n=-Math.PI/2,r=43;for(let o=0;o<=53;o+=1){let s={x:48+Math.cos(n)*r,y:48+Math.sin(n)*r},i=t.at(-1)?.centre??s,a={x:(s.x+i.x)/2,y:(s.y+i.y)/2},l=o===53?9.8:8.6;t.push({centre:s,entry:a,width:l,height:l});let u=xo/r;n+=u,r-=xo/(2*Math.PI)*u}return t}function So({player:e,to:t,income:n,special:r,next:o},s){let a=[n>0?c("preview-income",{count:n}):"",r?c("preview-special"):""].filter(Boolean).join(", ");return`${c("preview-space",{space:String(t)})}${a?`: ${a}`:""}. ${Vr("then",o,e,s)}`}var Ri={cloth:wo(),thread:vo()},Rt=[1,2];function Po(e){return e.time_board.on_top===1?[Rt[1],Rt[0]]:Rt}function Ao(e,t){let[n,r]=e.players.map(l=>l.time),o=n===r?c("tokens-together",{space:String(n),name:P(t,e.time_board.on_top)}):Rt.map(l=>c("token-at",{...Q(t,l),space:String(e.players[l-1].time)})).join(" "),s=e.time_board.special_patches_left,i=e.automa?` ${re(e.automa)}`:"",a=s.length?s.join(", "):c("none");return`${o} ${c("special-left",{spaces:a})}${i}`}function rn(e,t,n,r){return b`<g class=${`token token-${e}`} transform=${`translate(${t} ${n})`}>
${T(`token-${e}`,0,0,r/4)}
<text y=${r*.42} font-size=${r*1.2}>${e}</text></g>`}function Mo({numeral:e},t,n,r){let o=Array.from({length:16},(s,i)=>{let a=i%2?r*.78:r,l=i*Math.PI/8;return`${(Math.sin(l)*a).toFixed(2)} ${(-Math.cos(l)*a).toFixed(2)}`});return b`<g class="marker" transform=${`translate(${t} ${n})`}>
<path d=${`M${o.join("L")}Z`}></path>
<text y=${r*.3} font-size=${r*.85}>${e}</text></g>`}function _o({automa:e},t,n){if(!e?.marker_on_board)return h;let[r,o]=t(e.marker);return Mo(e,r,o,n)}function on(e){return m`<svg class="token-picture" viewBox="-6 -6 12 12" aria-hidden="true">
${rn(e,0,0,4.4)}
</svg>`}function Ni(e,t,n,r=null){let o=Ri[n],s=n==="cloth"?84:96,{income:i,special_patches:a,special_patches_left:l}=e.time_board;return m`<svg
class="spiral"
viewBox=${`-1 -1 98 ${s+2}`}
role="img"
aria-label=${Ao(e,t)}
>
${n==="thread"?[Ii(),Fi(o)]:h}
${o.map((u,p)=>ji(u,p,n))}
${r?Eo(r,u=>o[u].centre):h}
${i.map(u=>{let{x:p,y:f}=o[u].entry;return ae(u,r,E(p,f,2.5))})}
${a.map(u=>{let{x:p,y:f}=o[u].entry;return ae(u,r,Nt(p,f,4.8,l.includes(u)))})}
${r?Co(r,o[r.to].centre,4.6):h}
${_o(e,u=>[o[u].centre.x,o[u].centre.y],5.4)}
${Di(e,o)}
</svg>`}function ae(e,t,n){let o=t?.marks.includes(e)??!1?"board-mark crossed":"board-mark";return b`<g class=${o} data-mark=${e}>${n}</g>`}function Eo({player:e,from:t,to:n},r){let s=Array.from({length:n-t+1},(i,a)=>r(t+a)).map(({x:i,y:a})=>`${i.toFixed(1)} ${a.toFixed(1)}`).join("L");return b`<path class="walk-halo" d=${`M${s}`}></path>
<path class=${`walk walk-${e}`} d=${`M${s}`} data-testid="walk"></path>`}function Co({player:e,to:t},{x:n,y:r},o){return b`<g class=${`landing landing-${e}`} data-landing=${t}
transform=${`translate(${n} ${r})`}>${T(`token-${e}`,0,0,o/4)}</g>`}function Ii(){return[[0,1,1],[96,-1,1],[0,1,-1],[96,-1,-1]].map(([e,t,n])=>b`<use href="#corner"
transform=${`translate(${e} ${n>0?0:96}) scale(${t} ${n})`}></use>`)}function Fi(e){let t=e.map(({centre:n})=>`${n.x.toFixed(1)} ${n.y.toFixed(1)}`);return b`<path class="strand" d=${`M${t.join("L")}`}></path>`}function ji({centre:{x:e,y:t}},n,r){let o=n===53,s=r==="cloth"&&o?"space-end":`space-${r}`,i=n===0||o?"end":n%2?"odd":"even",a=n===0&&r==="cloth"?c("board-start"):n;return b`<g class=${`space ${i}`}>
${T(s,e,t,r==="thread"&&o?1.14:1)}
<text x=${e} y=${t} dy="0.36em" class=${n===0?"named":""}>${a}</text></g>`}function Nt(e,t,n,r){let[o,s]=[e-n/2,t-n/2];return r?T("special",o,s,n/10):b`<rect class="mark-taken" x=${o} y=${s} width=${n} height=${n}
rx="0.6"></rect>`}function Di(e,t){let n=e.players[0].time===e.players[1].time;return Po(e).map((r,o)=>{let{x:s,y:i}=t[e.players[r-1].time].centre,a=n?o*-2.6+1.3:0;return rn(r,s+a*.6,i+a,4)})}var It={left:5,span:150,bar:9.5,above:4,below:15};function Y(e){return It.left+e*It.span/53}function ko(e){return e===1?It.above:It.below}function Bi(e,t,n){let{income:r,special_patches:o,special_patches_left:s}=e.time_board,{bar:i}=It;return m`<svg
class="time-line"
viewBox="0 0 160 19"
role="img"
aria-label=${Ao(e,t)}
>
<rect class="track" x="3" y=${i-1.6} width="154" height="3.2" rx="1.6"></rect>
${Rt.map(a=>b`<rect class=${`gone gone-${a}`} x="3" y=${a===1?i-1.6:i}
width=${Math.max(2,Y(e.players[a-1].time)-3)} height="1.6"></rect>`)}
${n?Eo(n,a=>({x:Y(a),y:i})):h}
${r.map(a=>ae(a,n,E(Y(a-.5),i,2.1)))}
${o.map(a=>ae(a,n,Nt(Y(a-.5),i,4.2,s.includes(a))))}
${_o(e,a=>[Y(a),i],3.6)}
${n?Co(n,{x:Y(n.to),y:ko(n.player)},3.2):h}
${Po(e).map(a=>{let{time:l}=e.players[a-1];return rn(a,Y(l),ko(a),3.3)})}
</svg>`}function Hi(e,t){let{to_income:n,to_special_patch:r}=e.players[t-1],o=(s,i)=>m`<li><svg viewBox="-3 -3 6 6">${i}</svg>${s??"–"}</li>`;return m`<ul class="ahead" data-testid="ahead" aria-hidden="true">
${o(n,E(0,0,2.7))} ${o(r,Nt(0,0,5.2,!0))}
</ul>`}function Gi({automa:e}){let t=[[c("legend-income"),E(0,0,2.4)],[c("legend-special"),Nt(0,0,4.6,!0)],[c("legend-taken"),Nt(0,0,4.6,!1)]];return e?.marker_on_board&&t.push([c("legend-marker"),Mo(e,0,0,2.9)]),t}function To(e,t,n,r,o=null,s=1){let i=o?So(o,t):c("time-note",{name:P(t,s),distances:Wr(e,s)});return m`<section class="panel time-board" aria-labelledby="time-heading">
<div class="panel-head">
<h2 id="time-heading">${c("time-board")}</h2>
<button type="button" class="quiet look" data-testid="look" @click=${r}>
${c(n==="cloth"?"look-thread":"look-cloth")}
</button>
</div>
<p class="time-note" data-testid="time-note">${i}</p>
<div class="spiral-box">${Ni(e,t,n,o)}</div>
<div class="line-box">
${Bi(e,t,o)}
<p class="visually-hidden">${i}</p>
${Hi(e,s)}
</div>
<ul class="legend">
${Gi(e).map(([a,l])=>m`<li><svg viewBox="-3 -3 6 6" aria-hidden="true">${l}</svg> ${a}</li>`)}
</ul>
</section>`}function Ui(){return m`<span class="badge tile" title=${c("tile-title")}
><svg viewBox="-10 -10 20 20" aria-hidden="true">${T("special-tile",0,0)}</svg>
<span class="visually-hidden">${c("has-tile")}</span></span
>`}var Vi=new Map(Object.entries(yo).map(([e,t])=>[e,Xe(t.join(""))]));function Oo(e,t,n,r={}){let{buttons:o,income:s,empty:i,score:a,time:l}=e.players[n-1],u=[[c("number-buttons"),o,"buttons"],[c("number-income"),s,"income"],[c("number-empty"),i,"empty"],[c("number-time"),l,"time"]];if(!e.automa){let p=a-e.players[2-n].score;u.push([c("number-lead"),Ur(p),"lead"])}return sn(e,t,n,u,r)}function sn(e,t,n,r,o){let{aside:s=h,clock:i=h,thumbnail:a=h}=o,l=e.stage!=="over"&&Pe(t)===null&&e.turn===n;return m`<div class=${l?"bar moving":"bar"} data-testid=${`player-${n}`}>
<div class="bar-name">
${on(n)} ${se(t[n-1])}
<h2 title=${P(t,n)}>${P(t,n)}</h2>
${Wi(t[n-1])} ${s}
${l?m`<span class="badge to-move">${c("to-move")}</span>`:h}
${e.players[n-1].special_tile?Ui():h}
</div>
${i} ${a}
<dl>
${r.map(([u,p,f])=>m`<div class=${`number number-${f}`}>
<dt>${qi(String(f))}<span>${u}</span></dt>
<dd data-testid=${`${f}-${n}`}>${p}</dd>
${f==="buttons"?bo(Number(p)):h}
</div>`)}
</dl>
</div>`}function qi(e){let t=Vi.get(e==="lead"?"score":e);return m`<svg class="number-sign" viewBox="-3 -3 6 6" aria-hidden="true">
${t?b(t):E(0,0,2.8)}
</svg>`}function Wi({kind:e,yours:t,away:n,bot:r,rating:o}){return e!=="person"&&e!=="open"?h:m`${o===null?h:m`<span class="rating"
><span class="visually-hidden">${c("rated")}</span>${o}</span
>`}
${r?m`<span class="badge bot">${c("bot")}</span>`:h}
${n&&!t?m`<span class="badge away">${c("away")}</span>`:h}`}function Lo(e,t){let n=e.players.map(r=>r.score_parts);return ie(e,bt.map(r=>m`${se(t[r-1])}${P(t,r)}`),[[c("number-buttons"),n.map(r=>r.buttons)],[c("score-tile"),n.map(r=>r.special_tile)],[c("score-empty"),n.map((r,o)=>`${M(r.empty)} (${e.players[o].empty})`)],...e.points?[Zi(e.points)]:[]])}function Zi(e){return[c("score-seat"),["–",M(e)]]}function No(e,t,n){let{buttons:r,time:o,score:s}=e.players[1],i=[[c("number-buttons"),r,"buttons"],[c("number-patches"),n.with_buttons.length+n.without_buttons.length,"patches"],[c("number-time"),o,"time"],[c("number-score"),M(s),"score"]],a=m`<span class="level-name">${Tt(n)}</span>`,l=m`<span class="next-card">${Fo(e,n)}</span>`;return sn(e,t,2,i,{aside:a,thumbnail:l})}function Io(e,t,n,r,o,s=h){return m`<section
class="panel automa"
data-testid="automa"
tabindex="0"
aria-labelledby="automa-heading"
>
<div class="panel-head">
<h2 id="automa-heading">${c("the-automa")}</h2>
<span class="small">${Ke(t)}</span>
</div>
<div class="dealer">
<div class="pile">${Fo(e,t)}</div>
<div>
<p data-testid="automa-cards">${e.result?c("no-more-cards"):zi(t)}</p>
<p class="small">${re(t)}</p>
</div>
</div>
${go(n,r,o)} ${Ki(e,t)} ${s}
<div class="piles">
${Ro("patches-with",t.with_buttons,"pile-with",r,o)}
${Ro("patches-without",t.without_buttons,"pile-without",r,o)}
</div>
<p class="small">${to(t)}</p>
</section>`}function Fo({result:e},{pile:t,budget:n}){return fo(t,e?null:n)}function zi({pile:e,budget:t}){return e===0?c("pile-empty"):t===null?c("next-face-down"):c("next-can-pay",{price:c("buttons",{count:t})})}function Ro(e,t,n,r,o){return m`<div class="taken-pile" data-testid=${n}>
<h3>${c(e,{count:t.length})}</h3>
<ul>
${[...t].map(s=>{let{name:i,income:a}=r[s];return m`<li title=${i}>
${oe(s,r[s],0,o)}
<span class="visually-hidden"
>${i} (${s})${a?`, ${c("buttons",{count:a})}`:""}</span
>
</li>`})}
</ul>
</div>`}function Ki(e,t){let n=(o,s,i)=>m`<div class=${i}>
<dt>${o}</dt>
<dd>${s}</dd>
</div>`,r=ne(e.players[1],t.level);return m`<div class="parts">
<h3>${c("what-level-counts",{numeral:t.numeral})}</h3>
<dl data-testid="automa-score">
${r.map(([o,s])=>n(c(o),s,"part"))}
${n(c(e.result?"number-score":"score-now"),M(e.players[1].score),"sum")}
</dl>
</div>`}var Qi={left:"M4 4v6h6M4.6 10A8 8 0 1 1 4 14",right:"M20 4v6h-6M19.4 10A8 8 0 1 0 20 14",flip:"M12 3v18M9 6L3 18h6zM15 6l6 12h-6z",place:"M4 13l5 5L20 6",cancel:"M6 6l12 12M18 6L6 18",undo:"M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",pass:"M4 12h14M13 6l6 6-6 6",download:"M12 4v11M7 11l5 5 5-5M5 20h14",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",flag:"M6 21V4h11l-2 4 2 4H6",print:"M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",card:"M5 3h10v14H5zM9 21h10V7",bulb:"M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-.9 1.6h-5.2c0-.6-.3-1.1-.9-1.6A6 6 0 0 1 12 3z",help:"M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",graph:"M4 4v16h16M7 14l4-5 3 3 5-7",first:"M18 5l-8 7 8 7M6 5v14",back:"M15 5l-7 7 7 7",forward:"M9 5l7 7-7 7",last:"M6 5l8 7-8 7M18 5v14",clock:"M12 7v5l3 2M12 4a8 8 0 1 0 .01 0",hurry:"M12 4v10M12 19v.5",bubble:"M4 5h16v11h-9l-5 4v-4H4z",eye:"M3 12c4-8 14-8 18 0-4 8-14 8-18 0zM12 9.5a2.5 2.5 0 1 0 .01 0",share:"M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",copy:"M8 8h11v12H8zM16 8V4H5v12h3",person:"M12 4a4 4 0 1 0 .01 0M4 21c1-5 4-7 8-7s7 2 8 7",puzzle:"M4 8h4a2.500 2.500 0 1 1 4 0h4v4a2.500 2.500 0 1 1 0 4v4H4z",cup:"M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 20h8",gear:"M12 9a3 3 0 1 0 .01 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1",fresh:"M12 5v14M5 12h14",again:"M20 4v6h-6M20 10A8 8 0 1 0 20 15",button:"M12 3a9 9 0 1 0 .01 0M9 9.5v.01M15 9.5v.01M9 14.5v.01M15 14.5v.01",ten:"M4 9l3.5-2.5v11.5M16.5 6.5c4.5 0 4.5 11.5 0 11.5s-4.5-11.5 0-11.5z",heart:"M12 20C5 14.5 3 11 3 8a4.6 4.6 0 0 1 9-1.4A4.6 4.6 0 0 1 21 8c0 3-2 6.5-9 12z",eyes:"M4 6h16v12H4zM4 12h16",pen:"M4 20l1-4L16 5l3 3L8 19zM14 7l3 3",raise:"M12 19V5M6 11l6-6 6 6",bin:"M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13",open:"M3 19V6h6l2 2h10v11z",lens:"M10.5 4a6.5 6.5 0 1 0 .01 0M15.5 15.5L21 21",up:"M4 18l5-6 4 3 7-9M20 6h-5M20 6v5",sun:"M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5"};function J(e){return m`<svg class="icon-line" viewBox="0 0 24 24" aria-hidden="true">
<path d=${Qi[e]}></path>
</svg>`}var Yi=[["first","first-position"],["back","previous-position"],["forward","next-position"],["last","last-position"]];function jo(e,t){return m`<div class="steps">
${Yi.map(([n,r])=>m`<button
type="button"
class="quiet square"
aria-label=${c(r)}
title=${c(r)}
data-testid=${`step-${n}`}
aria-disabled=${e(n)?"true":"false"}
@click=${()=>t(n)}
>
${J(n)}
</button>`)}
</div>`}function Do(e,t,n,r,o,s=[]){let i=new Set(s.map(({number:u})=>u)),a={first:0,back:t-1,forward:t+1,last:e.length},l=u=>u<0||u>e.length||u===t;return m`<section class="panel moves" aria-labelledby="moves-heading">
<div class="panel-head">
<h2 id="moves-heading">${c("moves")}</h2>
${jo(u=>l(a[u]),u=>o(a[u]))}
</div>
<ol class="move-list" data-testid="move-list" tabindex="0" aria-labelledby="moves-heading">
${e.map(u=>m`<li class=${i.has(u.number)?"fresh-move":""}>
<button
type="button"
class=${u.number===t?"move now":"move"}
aria-current=${u.number===t?"step":"false"}
@click=${()=>o(u.number)}
>
<span class="number">${u.number}</span>
<span class="move-words">${Ji(u,n,r)}</span>
<code>${u.move}</code>
</button>
</li>`)}
</ol>
${e.length===0?m`<p class="small">${c("no-move-yet")}</p>`:""}
</section>`}function Ji({player:e,move:t,change:n},r,o){let s=m`<b>${P(r,e)}</b>`,i=ze(t,o);return!n||n.from===n.to?ct("happened",{name:s},{deed:i}):ct("happened-with",{name:s},{deed:i,detail:ro(n)})}var G=90,Xi=Array.from({length:8},(e,t)=>{let n=(t+1)*10;return`M${n} 0V${G}M0 ${n}H${G}`}).join(""),ta=Array.from({length:8**2},(e,t)=>{let[n,r]=[t%8+1,Math.floor(t/8)+1];return`M${n*10-.7} ${r*10}h1.4m-.7-.7v1.4`}).join(""),ut=Array.from({length:9},(e,t)=>t);function Bo(e){let{number:t,active:n,ghost:r,held:o}=e,s=["quilt",n&&"active",o&&"held",e.named&&"named"].filter(Boolean).join(" ");return m`<div
class=${s}
data-testid=${`quilt-${t}`}
data-quilt=${n?r?.planned?"planning":"active":"shown"}
?data-held=${n}
>
<div class="columns" aria-hidden="true">
${ut.map(i=>m`<span>${"abcdefghi"[i]}</span>`)}
</div>
<div class="rows" aria-hidden="true">${ut.map(i=>m`<span>${i+1}</span>`)}</div>
<div class="cloths">
<svg viewBox=${`-0.4 -0.4 ${G+.8} ${G+.8}`} aria-hidden="true">
<rect class="ground" width=${G} height=${G}></rect>
<path class="lines" d=${Xi}></path>
${ea()}
<path class="knots" d=${ta}></path>
${na(e)} ${e.fresh.map(ra)} ${e.hint?oa(e.hint):h}
${e.marks?.map(sa)} ${r?ia(e,r):h}
</svg>
${ua(e)}
</div>
</div>`}function ea(){return b`<rect fill="url(#fabric-cell)" width=${G} height=${G}></rect>`}function na({player:e,patches:t,lettered:n,fresh:r}){let o=(i,a)=>r.some(({origin:l})=>de(l,[i,a])),s=ut.flatMap(i=>ut.map(a=>[i,a])).filter(([i,a])=>"*x".includes(e.cells[i*9+a]));return[...e.patches.map(i=>b`<g class=${o(i.row,i.column)?"fresh":""}
data-sewn=${i.letter}>${Ot(i.letter,t[i.letter],i.orientation,[i.row,i.column],n)}</g>`),...s.map(([i,a])=>e.cells[i*9+a]==="*"?tn([i,a]):b`<rect class="piece" fill="url(#fabric-covered)"
x=${a*10} y=${i*10} width="10" height="10"></rect>`)]}function ra({shape:e,origin:[t,n]}){return b`<g class="last" transform=${`translate(${n*10} ${t*10})`}>
<path class="halo" d=${L(e,10)}></path>
<path d=${L(e,10)}></path></g>`}function oa({shape:e,origin:[t,n]}){let{x:r,y:o}={x:(e[0][1]+.5)*10,y:(e[0][0]+.5)*10};return b`<g class="hint-mark" transform=${`translate(${n*10} ${t*10})`}>
<path class="halo" d=${L(e,10,.8)}></path>
<path class="edge" d=${L(e,10,.8)}></path>
<circle cx=${r} cy=${o} r="3"></circle><text x=${r} y=${o+1.7}>?</text></g>`}function sa({shape:e,origin:[t,n],label:r,kind:o,faint:s}){let{x:i,y:a}={x:(e[0][1]+.5)*10,y:(e[0][0]+.5)*10},l=L(e,10,.8),u=`suggestion to-${o}${s?" faint":""}`;return b`<g class=${u} transform=${`translate(${n*10} ${t*10})`}>
<path class="halo" d=${l}></path><path class="edge" d=${l}></path>
<circle cx=${i} cy=${a} r="3.4"></circle><text x=${i} y=${a+1.7}>${r}</text></g>`}function ia({patches:e,player:t},n){let[r,o]=n.origin,s=n.letter==="+"?[[0,0]]:e[n.letter].orientations[n.code],i=n.cells.filter(([u,p])=>t.cells[u*9+p]!=="."),a=["ghost",n.legal?"legal":"illegal",n.set&&"set",n.sent&&"sent",n.planned&&"planned"],l=L(s,10);return b`<g class=${a.filter(Boolean).join(" ")}>
<g class="held">${n.letter==="+"?tn(n.origin):Ot(n.letter,e[n.letter],n.code,n.origin,!1)}</g>
<g transform=${`translate(${o*10} ${r*10})`}>
${n.legal?h:aa(l)}
<path class="halo" d=${l}></path><path class="edge" d=${l}></path></g>
${i.map(la)}
${n.set&&i.length===0?ca(En(n.cells),n):h}
</g>`}function aa(e){return b`<path class="hatch" fill="url(#fabric-wrong)" d=${e}></path>`}function la([e,t]){let n=`${t*10+3} ${e*10+3}`;return b`<path class="cross" d=${`M${n}l4 4m0-4l-4 4`}></path>`}function ca([e,t],{legal:n,planned:r}){let o=`${(t+.5)*10} ${(e+.5)*10}`,i=n?r?"M-1.3-1.6h2.6L-1.3 1.6h2.6Z":"M-1.7 .1L-.5 1.4 1.8-1.3":"M-1.3-1.3L1.3 1.3M1.3-1.3L-1.3 1.3";return b`<g class="sign" transform=${`translate(${o})`}>
<circle r="4.2"></circle><path d=${i} transform="scale(1.35)"></path></g>`}function ua(e){let{number:t,name:n,player:r,patches:o,cursor:s,ghost:i,active:a}=e,l=(p,f)=>`q${t}-${I([p,f])}`,u=new Set(i?.cells.map(String));return m`<div
class="cells"
role="grid"
id=${`grid-${t}`}
tabindex="0"
data-keys
aria-label=${c("grid-label",{name:n})}
aria-readonly=${a?"false":"true"}
aria-activedescendant=${s?l(s[0],s[1]):h}
>
${ut.map(p=>m`<div role="row" class="row">
${ut.map(f=>{let g=u.has(`${p},${f}`)?c(i?.legal?"fits-here":"does-not-fit-here"):"",x=r.cells[p*9+f],v=s&&s[0]===p&&s[1]===f;return m`<div
role="gridcell"
class=${v?"cell here":"cell"}
id=${l(p,f)}
data-testid=${`cell-${I([p,f])}`}
aria-label=${qr([p,f],x,o)+g}
></div>`})}
</div>`)}
</div>`}function an(e,t,n,r){let{replay:o,index:s}=e,i=o.frames[s],a=nt(o);if(n===2&&i.automa)return pa(i,i.automa,a,t,r);let l=`${n===1?"front":"back"} p${n}`;return m`<div class=${`seat ${l}`}>${Oo(i,a,n)}</div>
<div class=${`spread ${l}`}>${ln(e,t,n,r)}</div>`}function ln({replay:e,index:t,walks:n},r,o,s){let i=e.frames[t];return Bo({number:o,name:nt(e)[o-1].name,player:i.players[o-1],patches:r.patches,lettered:s,active:!1,held:!1,ghost:null,cursor:n[o],fresh:so(i.player===o?[i.move]:[],r.patches)})}function pa(e,t,n,r,o){return m`<div class="seat back p2">${No(e,n,t)}</div>
${Io(e,t,{turns:t.turns,run:0},r.patches,o)}`}function Ho({replay:e,index:t},n){let r=o=>n.look(o);return Do(hr(e),t,nt(e),n.patches,r)}var ma=1e3,fa=60*ma,da=60*fa,Yp=24*da;function Go(e,t,n){let[r,o]=e.players,s=r.score_parts,i=new Map(ne(o,n.level)),a=p=>i.get(p)??"–",l=[P(t,1),`${P(t,2)} ${n.numeral}`],u=[[c("number-buttons"),[s.buttons,a("part-held")]],[c("score-tile"),[s.special_tile,a("part-tile")]],[c("score-empty"),[`${M(s.empty)} (${r.empty})`,"–"]]];for(let p of["part-patches","part-printed"])i.has(p)&&u.push([c(p),["–",a(p)]]);return ie(e,l,u)}function Uo({level:e,levels:t},n){return!t||t.length===0?h:m`<h3 id="levels-heading">${c("at-each-level")}</h3>
<table class="scores" data-testid="levels" aria-labelledby="levels-heading">
<thead>
<tr>
<th scope="col">${c("level")}</th>
<th scope="col">${P(n,1)}</th>
<th scope="col">${P(n,2)}</th>
<th scope="col">${c("winner")}</th>
</tr>
</thead>
<tbody>
${t.map(r=>m`<tr
class=${r.level===e?"this-level":""}
aria-current=${r.level===e?"true":h}
>
<th scope="row">
${r.level===e?c("this-game-level",{level:Tt(r)}):Tt(r)}
</th>
${r.scores.map(o=>m`<td>${M(o)}</td>`)}
<td>${P(n,r.winner)}</td>
</tr>`)}
</tbody>
</table>`}function Vo(e,t,n,{kept:r,moments:o,said:s=[],start:i}={}){let{automa:a}=e;return m`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
<h2 id="result-heading">${Et(e,t)}</h2>
<p>${Ct(e,t)}</p>
${a?Go(e,t,a):Lo(e,t)}
<div class="row">${n}</div>
${s.map(l=>m`<p>${l}</p>`)} ${i} ${o}
${a?Uo(a,t):h} ${r}
</section>`}function qo(e,t,n){return m`<section class="panel ring whole" aria-labelledby="ring-heading">
<div class="panel-head">
<h2 id="ring-heading">${c("circle")}</h2>
<span class="small">${c("circle-left",{count:e.length})}</span>
</div>
${ha([...e],t,n)}
</section>`}function ha(e,t,n){return m`<ol class="circle" data-testid="ring" tabindex="0" aria-labelledby="ring-heading">
${e.map(r=>ga(r,t,n))}
</ol>`}function ga(e,t,n){let r=t[e];return m`<li title=${We(r)}>
${po(e,r,0,n)}
<span class="visually-hidden">${We(r)}</span>
<span class="price" aria-hidden="true">${ya(r.buttons)}${$a(r.time)}</span>
</li>`}function ya(e){return m`<span class="cost"
><svg viewBox="-3 -3 6 6" aria-hidden="true">${E(0,0,2.9)}</svg>${e}</span
>`}function $a(e){return m`<span class="time"
><svg viewBox="-3 -3 6 6" aria-hidden="true">
<path class="glass" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path></svg
>${e}</span
>`}function Wo(e,t,n){return Ko(e,t,n,Ho(e.store.get(),e))}function Zo(e,t,n){return Ko(e,t,n,h)}function zo(e,t,n){return m`<div class="embedded one-quilt">
${ln(e.store.get(),e,n,t.letters)}
</div>`}function Ko(e,{letters:t,look:n},r,o){let s=e.store.get(),{replay:i,index:a}=s,l=i.frames[a],u=nt(i);return m` <div class="embedded" data-stage=${l.stage} data-index=${a}>
<div class="embedded-turn" role="status">
<h2 data-testid="turn">${Et(l,u)}</h2>
<p class="small" data-testid="turn-reason">${Ct(l,u)}</p>
${i.comment?Zr(i.comment):h}
</div>
<div class="embedded-side">${an(s,e,1,t)}</div>
<div class="embedded-side">${an(s,e,2,t)}</div>
<div class="embedded-side">${To(l,u,n,r)}</div>
<div class="embedded-side">
${o} ${l.result?Vo(l,u,h):h}
</div>
${qo(l.ring,e.patches,t)}
</div>`}var cn=null;function ba(){return cn??=wn().catch(e=>{throw cn=null,e}),cn}function qf(e,t,n={}){return un(e,t,n,Wo)}function Wf(e,t,n={}){return un(e,t,n,Zo)}function Zf(e,t,n={}){let{player:r=1}=n;return un(e,t,n,(o,s)=>zo(o,s,r))}async function un(e,t,n,r){let{language:o=kn([document.documentElement.lang]),edition:s="classic"}=n;if(!Sn(s))throw new Error(`There is no edition ${s}.`);hn(navigator.languages),Tr(await Cr(o),s);let[i,a,l]=await Promise.all([vn(t),ba(),xa(s)]),u=new Kt(i,a);n.index!==void 0&&u.look(n.index);let p=await wa(e,s);return p.lang=o,va(e,p,u,n,(...g)=>m`${uo(l)} ${r(...g)}`)}async function xa(e){if(e!=="classic")return co(new URL(`./editions/${e}.json`,import.meta.url))}async function wa(e,t){let n=e.shadowRoot??e.attachShadow({mode:"open"}),r=["bundle/embedded"];t!=="classic"&&r.push(`editions/${t}`);let o=r.map(a=>{let l=document.createElement("link");return l.rel="stylesheet",l.href=new URL(`./${a}.css`,import.meta.url).href,l}),s=document.createElement("div");s.className="embedded-frame";let i=o.map(a=>new Promise((l,u)=>{a.onload=l,a.onerror=()=>u(new Error(`The style sheet ${a.href} can’t be loaded.`))}));return e.dataset.edition=t,n.replaceChildren(...o,s),await Promise.all(i),s}function va(e,t,n,r,o){let{theme:s="auto",look:i="cloth",letters:a=!1,onStep:l}=r,u={theme:s,look:i,letters:a},{index:p}=n.store.get(),f=()=>{u.theme==="auto"?delete e.dataset.theme:e.dataset.theme=u.theme,qe(o(n,u,x),t)},g=A=>{u={...u,...A},f()},x=()=>g({look:u.look==="cloth"?"thread":"cloth"}),v=n.store.watch(A=>{f(),A.index!==p&&(p=A.index,l?.(p,A.replay.frames[p]))});return t.addEventListener("keydown",A=>gr(A,(j,D)=>n.walk(j,D))),f(),{get index(){return n.store.get().index},get frames(){return n.store.get().replay.frames},go:A=>n.look(A),set:g,destroy:()=>{v(),qe(h,t),e.shadowRoot?.replaceChildren()}}}export{qf as showGame,Wf as showPosition,Zf as showQuilt};
/*! Bundled license information:

lit-html/lit-html.js:
(**
* @license
* Copyright 2017 Google LLC
* SPDX-License-Identifier: BSD-3-Clause
*)
*/
