import{$a as N,$b as fn,$c as _t,Aa as We,Ab as X,Ad as he,Bc as gt,C as ae,Cb as ue,Cd as R,Da as je,Db as nn,Dd as it,Eb as z,Fb as on,Fd as jn,Gb as V,Gc as pe,Gd as Un,Hb as v,Ib as sn,Id as Kn,J as Fe,Jb as rn,Jd as Yn,K as Ct,La as Ue,Ld as Qn,Mb as an,Md as Xn,Nb as ln,Nd as zn,Qa as Ke,Qb as st,Qd as Vn,Ra as Ye,Rb as rt,S as c,Sb as cn,Sd as Zn,T as x,Ta as le,Td as Jn,U as d,Ua as B,Ub as un,Ud as to,V as Ne,Va as K,Vb as Mt,W as g,Wa as I,Wb as pn,Wd as eo,Xa as F,Xb as mn,Xd as no,Y as De,Ya as Tt,Yb as ft,Za as Et,Zb as dn,_a as Qe,_b as hn,a as Es,ab as Xe,b as dt,bb as ot,bc as gn,cd as Ln,d as Le,dc as yn,dd as Rn,de as E,eb as ze,ec as bn,ed as Hn,fb as Ot,fc as Lt,g as Re,gb as Ve,gc as Rt,h as U,hc as $n,ib as _,ic as wn,ja as qe,jb as M,jc as kn,kb as Y,kc as vn,kd as Bn,l as He,lb as Q,lc as xn,m as l,mb as L,mc as Sn,md as In,n as re,nb as Ze,ob as Gt,oc as Pn,od as me,pb as C,pc as Ht,pd as de,qc as Bt,qd as _n,r as Be,rb as Je,rc as Cn,rd as Fn,sb as At,sc as Tn,sd as Nn,tc as It,td as Dn,u as ie,ub as T,uc as En,ud as qn,v as Ie,vb as ht,wb as ce,wc as On,xb as tn,xc as Gn,xd as Wn,y as _e,yc as An,zb as en,zc as Mn}from"./page.js";var Ea={};Es(Ea,{openGamePage:()=>ua,sourceOf:()=>wa});var Oa=[["1 2 3","key-1-2-3"],["keys-arrows","key-arrows"],["keys-shift-arrows","key-shift-arrows"],["N, Shift + N","key-n"],["R, Shift + R","key-r"],["F","key-f"],["keys-space","key-space"],["Enter","key-enter"],["Esc","key-esc"],["keys-wheel","key-wheel"],["P","key-p"],["U","key-u"],["T, Enter","key-t"],["H, W","key-h"],["/","key-slash"],["?, F1","key-help"]],yt={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right"},oo={1:{type:"option",index:0},2:{type:"option",index:1},3:{type:"option",index:2}," ":{type:"placement",event:{type:"cycle"}},f:{type:"placement",event:{type:"turn",how:"flip"}},Enter:{type:"place"},Escape:{type:"cancel"},p:{type:"pass"},u:{type:"undo"},t:{type:"turn"},h:{type:"hint"},w:{type:"why"},"/":{type:"command"},"?":{type:"help"}};function Os(e,t){return e==="Slash"?t?"?":"/":/^(?:Key|Digit)(\w)$/.exec(e)?.[1].toLowerCase()??""}function ro(e){let{key:t,code:n="",shiftKey:o,ctrlKey:s,metaKey:r,altKey:i}=e;if(s||r||i)return null;let a=so(t,o);return a||/^[a-z]$/i.test(t)?a:so(Os(n,o),o)}function so(e,t){if(Object.hasOwn(yt,e)){let o=yt[e];return{type:"placement",event:{type:t?"jump":"arrow",direction:o}}}let n=e.length===1?e.toLowerCase():e;return n==="n"?{type:"placement",event:{type:"next",back:t}}:n==="r"?{type:"placement",event:{type:"turn",how:t?"left":"right"}}:Object.hasOwn(oo,n)?oo[n]:null}var Gs=new Set(["place","pass","undo","turn","hint","why"]);function io({repeat:e},t){return e&&Gs.has(t.type)}var lo={letter:null,orientations:{},origin:null,set:!1,anchor:[0,0],cursor:[4,4],plan:!1,spots:{}},As={orientations:{0:[[0,0]]},turns:{0:{right:0,left:0,flip:0}}},Ft=new Map,Ms=8;function bt(e,t,n){let o=t+e,s=Ft.get(o);if(s)return s;let r=It(e),i=t==="+"?Gn(r).map(u=>`0${Mn(u)}`):On(r,n[t]).map(({name:u})=>u),a=t==="+"?As:n[t],p={letter:t,patch:a,placements:new Set(i)};return Ft.size>=Ms&&Ft.clear(),Ft.set(o,p),p}function O(e,t){return e.orientations[t]??0}function D(e,t){return t.patch.orientations[O(e,t.letter)]}function A(e,t){return e.origin?Tt(D(e,t),e.origin):[]}function Nt(e,t){return e.origin?`${O(e,t.letter)}${B(e.origin)}`:null}function q(e,t){let n=Nt(e,t);return n!==null&&t.placements.has(n)}function Dt(e,t){let n=Nt(e,t);return n===null||!t.placements.has(n)?null:t.letter==="+"?`+${n.slice(1)}`:t.letter+n}function fe(e,t,n){switch(n.type){case"choose":return Rs(e,n.choice,n.anchor);case"cancel":return qt(e);case"arrow":return t?Hs(e,t,n.direction):{...e,cursor:Ot(e.cursor,n.direction)};default:return t?Ls(e,t,n):e}}function qt(e){return e.letter===null?e:{...e,letter:null,origin:null,set:!1,plan:!1}}function Ls(e,t,n){switch(n.type){case"hover":return e.set?e:ao(e,t,n.cell,!1);case"leave":return e.set||!e.origin?e:{...e,origin:null};case"set":return ao(e,t,n.cell,!0);case"hold":return{...e,anchor:n.anchor,set:!1};case"put":return at({...e,orientations:{...e.orientations,[t.letter]:n.orientation},anchor:N(t.patch.orientations[n.orientation])},t,n.origin);case"show":return e.origin?{...e,set:!0}:Wt(e,t);case"jump":return Bs(e,t,n.direction);case"next":return Is(e,t,n.back??!1);case"turn":return _s(e,t,n.how);case"cycle":return Fs(e,t)}}function Rs(e,t,n){let{letter:o,planned:s=!1}=t,r={...e,letter:o,origin:null,set:!1,plan:s};return{...r,anchor:n??N(D(r,t))}}function ao(e,t,n,o){let s=D(e,t),r=Et(s,[n[0]-e.anchor[0],n[1]-e.anchor[1]]),i=co(e,t,r);return e.origin&&I(e.origin,i)&&e.set===o&&I(e.cursor,n)?e:{...e,origin:i,set:o,cursor:n}}function co(e,t,n){let o=O(e,t.letter),s=[[0,0],[-1,0],[1,0],[0,-1],[0,1],[-1,-1],[-1,1],[1,-1],[1,1]];for(let[r,i]of s){let a=[n[0]+r,n[1]+i];if(ze(a)&&t.placements.has(o+B(a)))return a}return n}function at(e,t,n){let o=D(e,t),s=Et(o,n),r=o.some(i=>I(i,e.anchor))?e.anchor:N(o);return{...e,origin:s,set:!0,anchor:r,cursor:[s[0]+r[0],s[1]+r[1]]}}function Wt(e,t){let{anchor:n,cursor:o}=e,s=ge(e,t),r=[o[0]-n[0],o[1]-n[1]];return at(e,t,Ds(s,r))}function ge(e,t){return Ns(t.placements,O(e,t.letter))}function Hs(e,t,n){if(!e.origin)return Wt(e,t);let[o,s]=le[n];return at(e,t,[e.origin[0]+o,e.origin[1]+s])}function Bs(e,t,n){if(!e.origin)return Wt(e,t);let o=qs(ge(e,t),e.origin,le[n]);return o?at(e,t,o):{...e,set:!0}}function Is(e,t,n){let o=ge(e,t),s=e.origin;return o.length===0?s?{...e,set:!0}:Wt(e,t):s?at(e,t,Ws(o,s,n)):at(e,t,o[n?o.length-1:0])}function _s(e,t,n){let o=O(e,t.letter),s=Qe(e.anchor,F(D(e,t)),n);return uo(e,t,t.patch.turns[o][n],s)}function Fs(e,t){let n=Object.keys(t.patch.orientations).map(Number).sort((s,r)=>s-r),o=n[(n.indexOf(O(e,t.letter))+1)%n.length];return uo(e,t,o,N(t.patch.orientations[o]))}function uo(e,t,n,o){let s={...e,orientations:{...e.orientations,[t.letter]:n},anchor:o};if(!e.origin)return s;let[r,i]=e.cursor,a=Et(D(s,t),[r-o[0],i-o[1]]);return{...s,origin:co(s,t,a)}}function Ns(e,t){return[...e].filter(n=>n[0]===String(t)).map(n=>K(n.slice(1))).sort((n,o)=>n[0]-o[0]||n[1]-o[1])}function Ds(e,t){let n=o=>Math.abs(o[0]-t[0])+Math.abs(o[1]-t[1]);return e.reduce((o,s)=>n(s)<n(o)?s:o,e[0]??t)}function qs(e,t,[n,o]){let s=i=>(i[0]-t[0])*n+(i[1]-t[1])*o,r=i=>Math.abs((i[0]-t[0])*o+(i[1]-t[1])*n);return e.filter(i=>s(i)>0).sort((i,a)=>r(i)+s(i)-r(a)-s(a)||r(i)-r(a)).at(0)}function Ws(e,t,n){let o=r=>(r[0]-t[0])*9+r[1]-t[1];return(n?[...e].reverse().find(r=>o(r)<0):e.find(r=>o(r)>0))??e[n?e.length-1:0]}function $t(e){return e.stage!=="over"&&!T(e)&&e.seats[e.turn-1].yours}function $(e){return!e.looking&&!e.pending&&$t(e.table)}function lt({table:e,looking:t,pending:n}){return Lt(e)&&!t&&!n}function jt({game:e,mode:t}){return e!==en&&t!=="screen"&&t!=="remote"}function ct(e){return $(e)&&jt(e.table)}function Ut(e){let{table:t,looking:n}=e;return jt(t)&&ut(e)&&!n&&t.stage!=="over"}function Kt(e){return $(e)&&e.hint?.type==="hint"?e.hint.move:null}function po(e,t){let{hint:n,looking:o,table:s}=e;return n?.type!=="why"?s.turn===t?Kt(e):null:n.player===t&&!o?n.better:null}function ut({table:e,pending:t}){return e.can_undo&&t===null&&C(e)}function ye(e){return e.looking?e.looking.frames[e.looking.index]:e.table}function S(e,t){return e.table.options.find(n=>n.letter===t)}function mo(e){return e.options.flatMap(t=>t.letter===null?[]:[t.letter])}function wt(e,t){let{table:n,patches:o}=e;return S(e,t)!==void 0?bt(n.players[n.turn-1].cells,t,o):null}function Z(e){if(e.stage==="over"||T(e))return null;let t=Gt(e.seats);return t.length===2?e.turn:t[0]??null}function kt({table:e,placement:t}){return t.plan?Z(e):e.turn}function J(e){return e.placement.plan?w(e)!==null&&!e.pending:$(e)}function w(e){let{table:t,patches:n,looking:o}=e,{letter:s,plan:r}=e.placement;if(s===null)return null;if(!r&&s!=="+")return wt(e,s);let i=r?Z(t):t.turn;if(i===null||r&&o)return null;let a=bt(t.players[i-1].cells,s,n);return r?{...a,planned:!0}:a}function be(e){let{table:t}=e,n=[1,2].filter(o=>t.seats[o-1].yours);return n.length===1?n[0]:n.length===2?ye(e).turn:1}function Yt({table:e,placement:t},n){if(!(!t.plan&&e.players.every(i=>!i.special_tile))||!q(t,n))return!1;let{cells:s}=e.players[e.turn-1],r=A(t,n).map(([i,a])=>i*9+a);return An(En(It(s),Tn(r)))}function Qt(e,t){if(!e||e==="pass"||e.startsWith("A:"))return null;let n=K(e.slice(-2));return{shape:e.startsWith("+")?[[0,0]]:t[e[0]].orientations[e[1]],origin:n}}function ho({table:e,patches:t,suggestions:n,looking:o},s){return o||e.turn!==s?[]:n.flatMap(({move:r,label:i,kind:a,faint:p})=>{let u=Qt(r,t);return u?[{...u,label:i,kind:a,faint:p}]:[]})}function fo({suggestions:e,looking:t},n){return t?[]:e.filter(({move:o})=>n===null?o==="pass":o!=="pass"&&o[0]===n)}function vt({table:e,looking:t}){return t?e.moves.slice(0,t.index).slice(-1):hn(e)}function go(e,t){return e.flatMap(n=>Qt(n,t)??[])}var js=4,Us=1.5,Ks=120;function Ys(e,t){return t===null||e.detail===0?!1:e.pointerId===void 0||e.pointerId===t}var Xt=class{constructor(t,n){this.root=t;this.game=n;let o=new AbortController;this.stop=()=>{this.end(),o.abort()};let s=(r,i,a=!1)=>t.addEventListener(r,p=>i(p),{signal:o.signal,capture:a});s("pointerdown",r=>this.down(r)),s("pointermove",r=>this.move(r)),s("pointerup",r=>this.up(r)),s("pointercancel",()=>this.abandon()),s("pointerleave",()=>this.leave()),s("click",r=>this.click(r),!0),s("contextmenu",r=>this.flip(r)),t.addEventListener("wheel",r=>this.wheel(r),{signal:o.signal,passive:!1}),window.addEventListener("keydown",r=>{r.key==="Escape"&&this.press?.dragging&&(r.stopPropagation(),this.abandon())},{signal:o.signal,capture:!0})}root;game;press=null;swallow=null;turned=0;stop;cellAt(t,n){let o=this.root.querySelector("[data-held] .cells");if(!o)return null;let s=o.getBoundingClientRect(),r=s.width/9,[i,a]=[Math.floor((n-s.top)/r),Math.floor((t-s.left)/r)];return i>=-1&&a>=-1&&i<=9&&a<=9?[Math.max(0,Math.min(8,i)),Math.max(0,Math.min(8,a))]:null}isOnQuilt(t){return t.target instanceof Element&&t.target.closest("[data-held] .cells")!==null}down(t){this.swallow=null;let{state:n}=this.game;if(t.button!==0||!t.isPrimary||!J(n))return;let o=t.target,s=$(n)?o.closest("[data-patch]"):null,r=s?s.dataset.patch:this.game.state.placement.letter;if(!r||!s&&!this.isOnQuilt(t))return;let i=s?this.grabbed(s,r,t):this.heldCell(t);this.press={pointer:t.pointerId,x:t.clientX,y:t.clientY,letter:r,anchor:i,market:s,touch:t.pointerType==="touch",dragging:!1,image:null}}grabbed(t,n,o){let s=wt(this.game.state,n),r=t.querySelector(".patch");if(!s||!r)return null;let i=s.patch.orientations[O(this.game.state.placement,n)],[a,p]=F(i),u=r.getBoundingClientRect(),m=Math.floor((o.clientY-u.top)/u.height*a),h=Math.floor((o.clientX-u.left)/u.width*p);return i.find(f=>I(f,[m,h]))??N(i)}heldCell(t){let{placement:n}=this.game.state,o=w(this.game.state),s=this.cellAt(t.clientX,t.clientY);return!o||!n.origin||!s||!A(n,o).some(r=>I(r,s))?null:[s[0]-n.origin[0],s[1]-n.origin[1]]}move(t){let{press:n}=this;if(!n){t.pointerType!=="touch"&&this.hover(t);return}if(t.pointerId===n.pointer){if(!n.dragging){if(Math.hypot(t.clientX-n.x,t.clientY-n.y)<js)return;this.startDrag(n)}this.drag(n,t)}}hover(t){let{placement:n}=this.game.state;if(n.letter===null||n.set)return;let o=this.isOnQuilt(t)?this.cellAt(t.clientX,t.clientY):null;o?this.game.placement({type:"hover",cell:o}):this.leave()}leave(){!this.press&&this.game.state.placement.origin&&this.game.placement({type:"leave"})}startDrag(t){t.dragging=!0,this.root.setPointerCapture(t.pointer),t.market&&this.game.choose(t.letter,t.anchor??void 0);let n=w(this.game.state);if(!n)return;let o=D(this.game.state.placement,n),s=o.filter(i=>i[0]===F(o)[0]-1),r=t.touch?s[Math.floor(s.length/2)]:t.anchor??N(o);this.game.placement({type:"hold",anchor:r}),t.market&&(t.image=this.dragImage(t.market))}dragImage(t){let n=t.querySelector(".framed");if(!n)return null;let o=document.createElement("div");return o.className="drag-image",o.append(n.cloneNode(!0)),document.body.append(o),o}drag(t,n){let o=this.root.querySelector("[data-held] .cells"),s=t.touch&&o?o.getBoundingClientRect().width/9*Us:0,r=this.cellAt(n.clientX,n.clientY-s);if(r?this.game.placement({type:"hover",cell:r}):this.game.placement({type:"leave"}),!t.image)return;t.image.hidden=r!==null;let i=`${n.clientX}px, ${n.clientY-s}px`;t.image.style.transform=`translate(${i}) translate(-50%, -50%)`}up(t){let{press:n}=this;if(!(!n||t.pointerId!==n.pointer)&&(this.end(),!!n.dragging)){if(this.swallow=n.pointer,!this.game.state.placement.origin)return this.game.placement({type:"cancel"});this.game.placement({type:"show"}),n.market&&!n.touch&&this.game.commit()}}abandon(){let t=this.press?.dragging?this.press.pointer:null;this.end(),this.swallow=t,t!==null&&this.game.placement({type:"cancel"})}end(){this.press?.image?.remove(),this.press=null}click(t){if(Ys(t,this.swallow)){this.swallow=null,t.stopPropagation(),t.preventDefault();return}if(!this.isOnQuilt(t))return;let{game:n}=this,{placement:o}=n.state,s=w(n.state),r=this.cellAt(t.clientX,t.clientY);!r||!s||(o.set&&this.commits(t,r)?n.commit():n.placement({type:"set",cell:r}))}commits(t,n){let{placement:o}=this.game.state,s=w(this.game.state);if(!s)return!1;let r=A(o,s);return o.plan?!1:r.length>0&&q(o,s)&&I(Xe(r),n)?!0:t.pointerType==="touch"?!1:[...r,o.cursor].some(i=>I(i,n))}wheel(t){if(!this.turns(t)||t.deltaY===0)return;t.preventDefault();let n=performance.now();n-this.turned<Ks||(this.turned=n,this.game.placement({type:"turn",how:t.deltaY>0?"right":"left"}))}flip(t){t.pointerType==="touch"||!this.turns(t)||(t.preventDefault(),this.game.placement({type:"turn",how:"flip"}))}turns(t){let{state:n}=this.game;return t.target instanceof Element&&t.target.closest("[data-held] .cells")!==null&&J(n)&&(w(n)?.letter??"+")!=="+"}};function Ka(e){return t=>{let{target:n,key:o,shiftKey:s}=t;if(Qs(t)||$e(t,(i,a)=>e.walk(i,a)))return;let r=n instanceof Element&&n.closest("[role=slider]")!==null;e.key(o,s,r)&&t.preventDefault()}}function Qs({target:e,altKey:t,ctrlKey:n,metaKey:o,defaultPrevented:s}){return t||n||o||s?!0:e instanceof Element&&e.closest("select, input, textarea, dialog")!==null}function $e(e,t){let{target:n,key:o,shiftKey:s}=e,r=n instanceof Element?n.closest("[data-quilt=shown]"):null;return!r||!Object.hasOwn(yt,o)||s?!1:(e.preventDefault(),t(r.getAttribute("data-testid")==="quilt-1"?1:2,yt[o]),!0)}function yo(e){let t=e.querySelector(".move-list"),n=t?.querySelector(".move.now");if(!t)return;if(!n){t.scrollTop=0;return}let[o,s]=[t.getBoundingClientRect(),n.getBoundingClientRect()];s.top<o.top?t.scrollTop-=o.top-s.top:s.bottom>o.bottom&&(t.scrollTop+=s.bottom-o.bottom)}function bo(e){e.onLine=t=>E("commands").then(({obey:n})=>n(e,t),n=>e.complain(n.message))}function $o(e,t,n){let o=window.matchMedia("(prefers-reduced-motion: reduce)");t.pace=()=>document.hidden||o.matches?"off":n.settings.motion;let s=null,r=async()=>{let a=await E("alive");return s??=new a.Alive(e,()=>n.settings.look)},i=()=>{!o.matches&&n.settings.motion!=="off"&&r().catch(console.warn)};return t.state.table.mode!=="screen"&&i(),t.onShow=({table:a},p)=>{let u=t.state.table,{sounds:m,vibration:h}=n.settings;if((m||h)&&E("cues").then(({tellCues:y})=>y(u,a,n.settings),console.warn),t.pace()==="off")return;let f=a.moves.length===u.moves.length+1;s?.prepare(f?a.moves.at(-1):void 0,u,a,p)},{bring:r,wake:i,play:()=>s?.play(),skip:()=>s?.skip()}}function wo(e,t,n,o,s){let r=new Xt(e,t),i=new AbortController,{signal:a}=i,p=()=>{document.hidden||(t.wake(),o.consider())},u=()=>{t.skip(),n.skip(),n.wake()};return window.addEventListener("keydown",u,{capture:!0,signal:a}),window.addEventListener("pointerdown",u,{capture:!0,signal:a}),e.addEventListener("keydown",m=>Vs(m,t,s),{signal:a}),t.onPlan=m=>Xs(e,t,m),t.onAsk=m=>zs(t,m),t.onLook=m=>E("looking").then(({lookBack:h})=>h(t,m),t.fail),t.onAgain=()=>Promise.all([E("looking"),n.bring()]).then(([{showAgain:m},h])=>m(t,h),t.fail),t.onDialogs=m=>E("dialogs").then(h=>{t.dialogs=h,m()},t.fail),window.addEventListener("online",p,{signal:a}),document.addEventListener("visibilitychange",p,{signal:a}),()=>{i.abort(),r.stop()}}function ko(e){vo(e.querySelector(".quilt.active .cells"))}async function Xs(e,t,n){try{t.planning=await E("plan"),t.planning.planWith(t,n),t.state.placement.plan&&w(t.state)&&vo(e.querySelector(".spread.front .cells"))}catch(o){t.fail(o)}}async function zs(e,t){e.store.dispatch({type:"pending",request:t});try{e.hints??=await E("hints"),await e.hints.answer(e,t)}catch(n){e.fail(n)}finally{e.state.pending===t&&e.store.dispatch({type:"pending",request:null})}}function vo(e){if(!e)return;e.focus({preventScroll:!0});let{top:t,bottom:n}=e.getBoundingClientRect();(t<0||n>window.innerHeight)&&e.scrollIntoView({block:"nearest"})}function xo(e,t,n){t.matches(".turn-card")&&e.querySelector(".quilt.active")?n():document.getElementById("turn-heading")?.focus()}function Vs(e,t,n){let o=e.target;if(!o.closest("[data-keys]")||o.closest("dialog, input, select, textarea")||$e(e,(a,p)=>t.store.dispatch({type:"walk",player:a,direction:p})))return;let r=ro(e),i=o instanceof HTMLButtonElement&&[" ","Enter"].includes(e.key);i&&e.repeat&&e.preventDefault(),!(!r||i)&&(e.preventDefault(),!io(e,r)&&Js(r,t,n))}function Zs(e){let{letter:t,plan:n}=e.state.placement;if(e.placement({type:"cancel"}),!n||!document.activeElement?.matches(".cells"))return;document.querySelector(`[data-coming=${t}]`)?.focus({preventScroll:!0})}function Js(e,t,n){switch(e.type){case"option":return t.chooseAt(e.index),n();case"placement":return t.placement(e.event);case"place":return t.state.placement.letter===null&&t.company.goOn()?void 0:t.state.table.stage==="card"?t.turnCard():t.commit();case"turn":return t.turnCard();case"hint":return t.hint();case"why":return t.why();case"cancel":return Zs(t);case"pass":return t.pass();case"undo":return t.undo();case"command":return t.type(!0);case"help":return t.onHelp()}}var So=250,tr=2e3,er=5e3,nr=15e3,or={kind:"note",player:null,move:null,keep:null},xt=class{constructor(t,n,o){this.outside=t;this.folded=n;this.patches=o;this.thinks=Je(n.game)}outside;folded;patches;hear=()=>{};wait=So;pending=null;socket=null;retry=null;deadline=null;silence=null;hasGap=!1;wasOpen=!1;thinks;get table(){return Bn(this.folded,this.patches)}get number(){return this.folded.game.number}watch(t){return this.hear=t,this.connect(),()=>this.leave()}connect(){if(this.forget("retry"),this.socket)return;let t=this.outside.open(this.thinks);this.socket=t,this.hasGap=!1,this.wasOpen=!1,t.onopen=()=>this.opened(),t.onmessage=n=>this.received(String(n.data)),t.onclose=()=>this.closed(t),this.expectAnswer()}wake(){if(this.socket?.readyState!==1)return this.connect();this.askForGame()}leave(){let t=this.socket;this.socket=null,this.forget("retry"),this.forget("deadline"),this.forget("silence"),t&&(t.onmessage=null,t.readyState===0?t.onopen=()=>t.close():t.close())}send(t){return this.pending?!1:(this.pending={...t,id:this.outside.newId(),seen:this.number},this.hear({type:"pending",request:t}),this.transmit(),!0)}transmit(){!this.pending||this.socket?.readyState!==1||(this.socket.send(JSON.stringify(this.pending)),this.expectAnswer())}askForGame(){this.socket?.send(JSON.stringify({type:"hello",seen:this.number})),this.expectAnswer()}expectAnswer(){this.forget("deadline"),this.deadline=this.outside.later(()=>this.drop(),er)}drop(){let t=this.socket;t&&(t.onclose=null,t.close(),this.closed(t))}leaveThinking(){this.thinks=!1,this.drop()}opened(){this.wait=So,this.wasOpen=!0,this.hear({type:"status",status:"open"}),this.transmit()}received(t){let n=JSON.parse(t);if(n.type==="ping")return this.answerPing(n.n);switch(!this.pending&&!this.hasGap&&this.forget("deadline"),n.type){case"game":return this.begin(n);case"event":return this.advance(n);case"note":return this.note(n);case"error":return(n.id===null||n.id===this.pending?.id)&&this.settle(),this.hear({type:"refusal",refusal:n})}}answerPing(t){this.socket?.send(JSON.stringify({type:"pong",n:t})),this.forget("silence"),this.silence=this.outside.later(()=>this.missPing(),nr)}missPing(){this.silence=null,this.folded.game.clock?.running&&this.drop()}begin(t){let n=t.version===2?_t(t,this.patches):null;if(n===null)return console.error(`This page can’t follow game ${t.game} at event ${t.number}.`),this.hear({type:"outdated"});this.hasGap=!1,this.show(n,t.acknowledges,null)}advance(t){let{number:n,acknowledges:o}=t,s=this.folded,r=this.hasGap?null:Ln(s,t,this.patches);if(r)return this.show(r,o,Hn(s,t));this.acknowledged(o),!(this.hasGap||n<=this.number)&&(console.warn(`Event ${n} can’t follow ${this.number} here: the whole game is asked for.`),this.askForGame(),this.hasGap=!0)}say(t){this.socket?.send(JSON.stringify({type:"say",phrase:t}))}note(t){this.hasGap||(this.folded=Rn(this.folded,t),this.hear({type:"table",table:this.table,happened:or}))}show(t,n,o){this.pending||this.forget("deadline"),this.folded=t,this.acknowledged(n),this.hear({type:"table",table:this.table,happened:o})}acknowledged(t){t!==null&&t===this.pending?.id&&this.settle()}settle(){this.pending=null,this.hasGap||this.forget("deadline"),this.hear({type:"pending",request:null})}closed(t){this.socket===t&&(this.socket=null,this.forget("deadline"),this.forget("silence"),this.wasOpen||this.hear({type:"unopened"}),this.hear({type:"status",status:"lost"}),this.retry=this.outside.later(()=>this.connect(),this.wait),this.wait=Math.min(tr,this.wait*2))}forget(t){let n=this[t];n!==null&&this.outside.forget(n),this[t]=null}};function Po({mode:e,board:t,seats:n,automa:o}){let[s]=Gt(n);if(s===void 0||e==="remote")return null;let r={board:t,seed:null,from:null,names:null};if(e==="solo"&&o)return{...r,opponent:"automa",deck:o.deck,level:o.level,first:"you"};if(e==="screen")return{...r,opponent:"person",first:"you",names:[n[1].name,n[0].name]};let i=s===1?"opponent":"you",a=Fe(n[2-s].name)??Le;return{...r,opponent:"computer",level:a,first:i}}function ve(e,t,n,o=""){let s=`${R(t)}. ${it(t)}`;if(!e)return s;let r=e.moves.length;return t.moves.length<r?l("taken-back",{turn:s}):o?R(e)===R(t)?o:`${o} ${s}`:[...t.moves.slice(r).map(({number:a,player:p,move:u})=>{let m=p===2&&t.automa?.turns.find(h=>h.number===a);return m?xn(m,n):l("move-by",{name:v(t.seats,p),move:ln(u,n,!0)})}),...sr(e,t),s].join(" ")}function sr(e,t){return t.players.flatMap((n,o)=>!n.special_tile||e.players[o].special_tile||t.automa&&o===1?[]:[l("takes-tile",V(t.seats,o===0?1:2))])}var rr=new Set(["show","turn","cycle"]);function Co(e,t){let{table:n,placement:o}=e;if(t.type==="hover"||t.type==="leave"||t.type==="hold")return e.ghostText;if(t.type==="cancel")return l("put-back");let s=w(e),r=kt(e);if(!s||!r)return ke(t)||B(o.cursor);if(!o.origin){let b=S(e,s.letter),P=b?rt(b):null,j=s.letter==="+"?l("special-patch"):e.patches[s.letter].name;return P?l("chosen-but",{patch:j,reason:P}):l("chosen",{patch:j})}let i=n.players[r-1].cells,a=A(o,s),p=st(a,i,S(e,s.letter)),u=B(o.origin),m=ke(t)?`${ke(t)} `:"",h=rr.has(t.type)?` ${l("ghost-covers",{cells:re(a.map(B))})}`:"";if(p)return m+l("ghost-against",{cell:u,reason:p})+h;let f=ot(i,a),y=f.length>0?l("ghost-fits-making",{cell:u,holes:re(f.map(un))}):l("ghost-fits",{cell:u}),k=Yt(e,s);return m+(k?`${y} ${l("ghost-tile")}`:y)+h}function ke(e){return"said"in e&&e.said?e.said:""}function gl(e,t){let{table:n}=e,o=S(e,t);return o?`${Mt(o,[],!1,n,n.seats).map(r=>r.text).join("; ")}.`:""}function Eo(e,t,n=0){return zt({patches:e,table:t,status:"connecting",alone:"",pending:null,placement:lo,looking:null,walks:{1:[4,4],2:[4,4]},dialog:null,notice:null,peek:!1,said:ve(null,t,e),ghostText:"",copied:"",account:{turns:t.automa?.turns??[],run:t.automa?.turns.length?1:0},typing:!1,weighing:!1,hint:null,suggestions:[],told:"",anchor:me(null,t,n),awayFrom:he(t)===null?null:n,fallen:null,isLongAway:!1,timeSaid:""})}function pt(e,t){return t!==""&&t===e?`${t} `:t}function Oo(e,t){switch(t.type){case"table":return ar(ir(e,t.table,t.at??0),t.table,t.happened??null);case"told":return{...e,told:t.text,said:pt(e.said,t.text)};case"time":return{...e,...t.part};case"status":{let o=t.status==="open"&&e.status==="lost"?pt(e.said,l("connection-back")):e.said;return{...e,status:t.status,alone:t.words??"",said:o}}case"pending":return{...e,pending:t.request,notice:t.request?null:e.notice};case"refusal":return{...e,notice:To(e,{kind:"error",text:t.text})};case"hint":return{...e,hint:t.hint};case"suggest":return{...e,suggestions:t.suggestions};case"placement":return ur(e,t.event);case"look":return{...e,looking:{frames:t.frames,index:t.index},placement:qt(e.placement)};case"return":return zt({...e,looking:null});case"walk":return{...e,walks:{...e.walks,[t.player]:Ot(e.walks[t.player],t.direction)}};case"dialog":return{...e,dialog:t.dialog};case"peek":return{...e,peek:!e.peek};case"typing":return{...e,typing:t.open};case"weigh":return e.weighing===t.on?e:{...e,weighing:t.on};case"notice":return{...e,notice:To(e,t.notice)};case"copied":return{...e,copied:pt(e.copied,t.text)}}}function To({notice:e},t){return t&&{...t,text:pt(e?.text??"",t.text)}}function ir(e,t,n){let o=he(t)!==null;return{...e,anchor:me(e.anchor,t,n),awayFrom:o?e.awayFrom??n:null,isLongAway:o&&e.isLongAway}}function ar(e,t,n){let o=e.table;if(o.number===t.number)return{...e,table:t};let s=jn(n,t),r=ve(o,t,e.patches,s),i=r?pt(e.said,r):e.said;return o.position===t.position&&s!==""?{...e,table:t,said:i,told:s}:zt({...e,table:t,said:i,told:s,looking:null,ghostText:"",copied:"",hint:null,suggestions:[],account:lr(e,t),placement:cr(e,t)?e.placement:qt(e.placement)})}function lr({account:e,table:t},n){let{turns:o}=n.automa??e,s=n.moves.length<t.moves.length;if(o.length===0&&!s)return e;let r=o.length>0&&o[0].number===e.turns[0]?.number;return{turns:o,run:r?e.run:e.run+1}}function cr({placement:e,table:t},n){let{plan:o,letter:s}=e;return!o||s===null||n.stage==="over"||Z(t)!==Z(n)?!1:n.ring.includes(s)&&!n.options.some(r=>r.letter===s)}function zt(e){let{table:t}=e;if(t.stage!=="special_patch"||!$t(t))return e;let n=bt(t.players[t.turn-1].cells,"+",e.patches);return{...e,placement:fe(e.placement,null,{type:"choose",choice:n})}}function ur(e,t){if(e.pending)return e;let n=w(e),o=fe(e.placement,n,t);if(o===e.placement)return e;let s=o.plan?mr(o):o,r=e.peek&&!s.plan,i={...e,placement:s,peek:r,notice:null};return{...t.type==="cancel"?zt(i):i,ghostText:pr(i,t)}}function pr(e,t){let n=Co(e,t);return t.type==="hover"||t.type==="leave"||t.type==="hold"?n:pt(e.ghostText,n)}function mr(e){let{letter:t,origin:n,spots:o}=e;return t&&n?{...e,spots:{...o,[t]:n}}:e}function dr(e,t,n){return[...t.placements].map(o=>{let s=K(o.slice(1)),r=Tt(t.patch.orientations[o[0]],s),i=ot(e,r).length;return{key:o,score:fr(e,r)-6*i}}).sort((o,s)=>s.score-o.score||(o.key<s.key?-1:1)).slice(0,n).map(({key:o})=>o)}var hr=[3,3];function Go(e,t,n){let o=[...t.placements].filter(i=>i[0]===String(n)),s=new Set(o.length>0?o:t.placements),[r]=dr(e,{...t,placements:s},1);return r===void 0?{orientation:n,origin:hr}:{orientation:Number(r[0]),origin:K(r.slice(1))}}function fr(e,t){let n=new Set(t.map(String)),o=0;for(let[s,r]of t)for(let[i,a]of[[s-1,r],[s+1,r],[s,r-1],[s,r+1]])(i<0||a<0||i>=9||a>=9||e[i*9+a]!=="."&&!n.has(`${i},${a}`))&&(o+=1);return o}var gr={normal:350,slower:900,faster:160,off:0},yr={normal:1200,slower:3600,faster:500,off:0},Vt=class{constructor(t,n){this.outside=t;this.show=n}outside;show;waiting=[];timer=null;spent=0;receive(t,n){this.waiting.push({item:t,isAction:n}),this.timer===null&&this.next()}interrupt(t){this.skip(),this.show(t,0)}skip(){let t=this.waiting,n=this.timer!==null;this.stop();for(let{item:o}of t)this.show(o,0);return n}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null,this.waiting=[],this.spent=0}next(){this.timer=null;for(let t=this.waiting.shift();t;t=this.waiting.shift()){let n=t.isAction?this.timeFor(this.outside.pace()):0;if(this.show(t.item,n),n!==0){this.spent+=n,this.timer=this.outside.later(()=>this.next(),n);return}}this.spent=0}timeFor(t){let n=1+this.waiting.filter(({isAction:s})=>s).length,o=Math.max(0,yr[t]-this.spent);return Math.min(gr[t],Math.floor(o/n))}};function br(e,t){let n=e.indexOf(t);return[...e.slice(n+1)+e.slice(0,n)].slice(0,gt)}function mt(e,{ring:t}){let{letter:n,plan:o}=e.placement;return n!==null&&n!=="+"&&!o&&$(e)?br(t,n):[]}function Ao(e){let{state:t}=e;return Z(t.table)!==null&&!$(t)&&!t.looking&&xe(e)}function xe({company:e,state:{table:t,pending:n}}){return t.stage!=="over"&&!T(t)&&!n&&e.letsPlan!==!1}function Mo(e){let t=w(e),n=t&&e.placement.spots[t.letter];if(!t||!n)return null;let o=O(e.placement,t.letter);return t.placements.has(o+B(n))?{orientation:o,origin:n}:null}var $r={objection:()=>null,answer:()=>null,goOn:()=>!1},Zt=class{constructor(t,n,o=s=>s){this.source=t;this.patches=n;this.seen=o;this.id=t.table.game,this.store=Ie(Oo,Eo(n,o(t.table),performance.now())),this.telling=new Vt({...dt,pace:()=>this.pace()},(s,r)=>{this.onShow(s,r),this.store.dispatch({type:"table",...s})})}source;patches;seen;onLook=()=>{};onAgain=()=>{};onPlan=()=>{};planning=null;bees=null;ending=null;moments=null;onAsk=()=>{};hints=null;id;store;pace=()=>"off";onShow=()=>{};onDialogs=()=>{};dialogs=null;onHelp=()=>{};onLine=()=>{};onOutdated=()=>!1;onUnopened=()=>{};company=$r;telling;unwatch=()=>{};byItself=!1;get state(){return this.store.get()}open(){this.unwatch=this.source.watch(t=>this.hear(t))}follow(t){this.source=t,this.open()}wake(){this.source.wake?.()}close(){this.telling.stop(),this.unwatch()}hear(t){switch(t.type){case"table":return this.show(t.table,t.happened);case"refusal":return this.refused(t.refusal);case"complaint":return this.complain(t.text);case"outdated":return this.outdated();case"unopened":return this.onUnopened();default:return this.store.dispatch(t)}}show(t,n){let o=this.seen(t),s={table:o,happened:n,at:performance.now()};if(n?.kind==="note")return this.telling.receive(s,!1);let r=n?.kind==="move"||n?.kind==="card",i=!n?.player||o.seats[n.player-1].yours;r&&!i?this.telling.receive(s,!0):this.telling.interrupt(s)}outdated(){this.onOutdated()||this.complain(l("page-outdated"))}skip(){return this.telling.skip()}placement(t){this.store.dispatch({type:"placement",event:t})}complain(t){this.store.dispatch({type:"notice",notice:{kind:"error",text:t}})}fail=t=>this.complain(Be(t));choose(t,n){if(!$(this.state))return;let o=wt(this.state,t);this.state.placement.letter===t&&!n?this.placement({type:"cancel"}):o&&this.placement({type:"choose",choice:o,anchor:n});let s=!n&&Mo(this.state);s&&this.placement({type:"put",...s})}chooseShown(t){if(!$(this.state))return;this.choose(t);let{table:n,placement:o}=this.state,s=w(this.state);if(!s||o.letter!==t||o.origin)return;let{cells:r}=n.players[n.turn-1],i=Go(r,s,O(o,t));this.placement({type:"put",...i})}chooseAt(t){let{table:n,placement:o}=this.state,s=mo(n)[t];s===void 0||!$(this.state)||(o.letter!==s&&this.choose(s),this.placement({type:"show"}))}commit(){let{state:t}=this,{table:n,placement:o}=t,s=w(t);if(o.plan)return this.complain(this.planning?.notYet(t)??"");if(!$(t))return;if(!s)return this.complain(l("choose-first"));if(!o.origin)return this.placement({type:"show"});let r=S(t,s.letter),i=st(A(o,s),n.players[n.turn-1].cells,r,!1),a=Dt(o,s);if(i||!a)return this.complain(r&&r.missing>0&&i===rt(r)?l("it-is-wrong",{reason:i??""}):l("cannot-place",{reason:i??l("does-not-fit")}));this.placement({type:"show"}),this.send({type:"move",move:a})}pass(){$(this.state)&&S(this.state,null)&&this.send({type:"move",move:"pass"})}undo(){let{table:t}=this.state;if(ut(this.state)){if(Rt(t)&&!t.automa?.practice)return this.dialog("practice");this.send({type:"undo"})}}practise(){this.dialog(null),this.send({type:"undo"})}turnCard(t=!1){lt(this.state)&&(this.send({type:"turn"}),this.byItself=t)}hint(){ct(this.state)&&this.send({type:"hint"})}why(){Ut(this.state)&&this.send({type:"why"})}redraw(){this.store.dispatch({type:"hint",hint:this.state.hint})}forgetHint(){this.store.dispatch({type:"hint",hint:null})}refused({kind:t,error:n}){if(t==="stale"&&this.byItself)return;let o=He()==="en"?n:l(`refusal-${t}`);this.store.dispatch({type:"refusal",kind:t,text:o})}resign(){this.dialog(null),this.send({type:"resign"})}abort(){this.dialog(null),this.send({type:"abort"})}handOver(t){this.dialog(null),this.send({type:"handover",level:t})}mind(t){t==="handover"?this.dialog("handover"):this.send({type:t})}async report(t,n){this.dialog(null);let o=()=>this.store.dispatch({type:"told",text:l("told-server")});await ae("POST /api/reports",{game:this.id,reason:t,text:n}).then(o).catch(this.fail)}async again(t){let n=Po(this.state.table);if(!n)return;let{create:o=s=>ae("POST /api/games",s)}=this.source;await o(n).then(({url:s})=>t(s)).catch(this.fail)}send(t){this.byItself=!1;let n=this.company.objection(t);if(n!==null)return this.complain(n);if(t.type==="hint"||t.type==="why")return this.onAsk(t);this.source.send(t)||this.complain(l("on-its-way"))}type(t){if(t&&!this.dialogs)return this.onDialogs(()=>this.type(!0));t&&this.state.dialog&&this.dialog(null),this.store.dispatch({type:"typing",open:t})}dialog(t){if(t&&!this.dialogs)return this.onDialogs(()=>this.dialog(t));this.store.dispatch({type:"dialog",dialog:t})}look(t){let{table:n,looking:o}=this.state;if(t>=n.moves.length)return this.back();o?this.showAt(o.frames,t):this.onLook(t)}showAt(t,n){this.store.dispatch({type:"look",frames:t,index:Math.max(0,n)})}back(){this.store.dispatch({type:"return"})}};function wr({table:e,anchor:t},n,o){if(!e.clock||!t)return null;let s=de(e.clock,n,t,o);return{text:_n(s),sentence:Fn(s),low:Nn(e.clock.control,s)}}var Jt=class{constructor(t){this.outside=t}outside;timer=null;left=null;running=null;consider(t){this.stop();let n=this.outside.now();this.show(t,n);let o=[this.watchClock(t,n),this.watchAway(t,n)].filter(s=>s!==null);o.length!==0&&(this.timer=this.outside.later(()=>this.consider(t),Math.max(1,Math.min(...o))))}show(t,n){for(let o of L){let s=wr(t,o,n);s&&this.outside.show(o,s)}}watchClock({table:t,anchor:n,fallen:o},s){let{clock:r}=t,i=r?.running??null,a=i===this.running?this.left:null;if(this.running=i,this.left=null,!r||!n||i===null)return o!==null&&this.outside.onTime({fallen:null}),null;let p=de(r,i,n,s);this.left=p;let u=p===0?i:null;u!==o&&this.outside.onTime({fallen:u,timeSaid:vr(t,u)});let m=a===null?null:Dn(a,p);return m!==null&&this.outside.onTime({timeSaid:kr(t,i,m)}),qn(p)}watchAway({awayFrom:t,isLongAway:n},o){if(t===null||n)return null;let s=t+Re-o;return s>0?s:(this.outside.onTime({isLongAway:!0}),null)}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null}};function kr({seats:e},t,n){return l("seconds-left",{...V(e,t),count:n})}function vr({seats:e},t){return t===null?"":l("time-is-up",V(e,t))}var xr=600,te=class{constructor(t){this.outside=t}outside;due=null;tried=-1;timer=0;consider(t,n){let{number:o}=t.table,s=n&&lt(t)&&t.dialog===null&&o!==this.tried?o:null;if(s===this.due||(this.stop(),s===null))return;this.due=s;let r=t.table.moves.at(-1)?.player===2;this.timer=this.outside.later(()=>{this.due=null,this.tried=s,this.outside.turn()},r?0:xr)}stop(){this.due!==null&&this.outside.forget(this.timer),this.due=null}};function Ro({clock:e,seats:t},n){if(!e||t[n-1].kind==="computer")return d;let o=e.running===n;return c`<div
class=${o?"clock runs":"clock"}
data-clock=${n}
data-testid=${`clock-${n}`}
>
<span class="clock-sign">${g("clock")}${g("hurry")}</span>
<span class="clock-time" aria-hidden="true"></span>
<span class="visually-hidden"
>${l(o?"clock-running":"clock")}: <span class="clock-words"></span
></span>
</div>`}function Ho(e,t,{text:n,sentence:o,low:s}){let r=e.querySelector(`[data-clock="${t}"]`);r&&(r.dataset.low=s?"true":"false",Lo(r.querySelector(".clock-time"),n),Lo(r.querySelector(".clock-words"),o))}function Lo(e,t){e&&e.textContent!==t&&(e.textContent=t)}function Bo(e,t){let{state:n}=e;return{game:e,state:n,table:n.table,frame:ye(n),patches:n.patches,shell:t}}function Io(e){let{table:t,placement:n,weighing:o}=e;if(!$(e))return null;let s=n.letter??(o?null:""),r=s===""||s==="+"?void 0:S(e,s);if(!r)return null;let{consequence:i}=r,a=t.turn,p=t.players[a-1].time,u=t.time_board.special_patches_left.filter(m=>m>p&&m<=i.time);return{player:a,from:p,to:i.time,marks:[...i.income_marks,...u],income:i.income_marks.length>0?i.income:0,special:i.special_patch,next:i.next}}function _o({player:e,to:t,income:n,special:o,next:s},r){let a=[n>0?l("preview-income",{count:n}):"",o?l("preview-special"):""].filter(Boolean).join(", ");return`${l("preview-space",{space:String(t)})}${a?`: ${a}`:""}. ${pn("then",s,e,r)}`}function Sr({automa:e}){if(!e)return"";let t=e.practice?l("about-practice"):"";return`${Ht(e)}${t}. `}function Pr({board:e,seed:t}){let n=l(`board-${e}`);return t?qe("about-code",{code:c`<code data-testid="seed">${t}</code>`},{board:n}):n}function Fo(e,t=""){let{state:n,table:o,game:s,shell:r}=e;return c`<section class="panel about" aria-labelledby="about-heading">
<h2 id="about-heading">${l("this-game")}</h2>
<p class="small">
${Sr(o)}${Pr(o)}${C(o)?"":l("about-watching")}${o.seed&&o.seed_chosen?l("about-chosen"):""}
</p>
${t?c`<p class="small">
<a href=${`/tournaments/${o.tournament}`} data-testid="tournament-place"
>${t}</a
>
</p>`:d}
${Hr(o)}
${X(o)?c`<p class="small" data-testid="local">
${l("offline-here")} ${o.automa?l("offline-cards"):d}
</p>`:d}
<div class="row">
${X(o)?Or(s):Er(o)} ${Cr(e)}
<button type="button" data-testid="copy-link" @click=${()=>Br(e)}>
${g("link")}<span>${l("copy-link")}</span>
</button>
${Mr(e)} ${Lr(e)}
${o.stage==="over"?d:c`<button type="button" data-testid="new-game" @click=${()=>r.go("/")}>
${l("new-game")}
</button>`}
</div>
${n.copied?c`<p class="small copied" data-testid="copied">${n.copied}</p>`:d}
</section>`}function Cr({table:e,shell:t}){return X(e)?d:c`<a
class="button"
data-testid="save-picture"
href=${zn(e.game,"png",Tr(t))}
download
>${g("download")}<span>${l("save-picture")}</span></a
>`}function Tr({settings:{edition:e,theme:t}}){let n=t==="auto"?matchMedia("(prefers-color-scheme: dark)").matches:t==="dark";return{edition:e,scheme:n?"dark":"light"}}function Er({game:e}){return c`<a
class="button"
data-testid="download-record"
href=${`/api/games/${e}/record.pgr`}
download
>${g("download")}<span>${l("record")}</span></a
>`}function Or({source:e}){return e.record?c`<button
type="button"
data-testid="download-record"
@click=${()=>Ar(e.record?.()??"")}
>
${g("download")}<span>${l("record")}</span>
</button>`:d}var Gr=6e4;function Ar(e){let t=document.createElement("a");t.href=URL.createObjectURL(new Blob([e],{type:"text/plain"})),t.download="game.pgr",t.click(),setTimeout(()=>URL.revokeObjectURL(t.href),Gr)}function Mr({table:e,game:t}){if(!C(e)||e.stage==="over")return d;let[n,o,s]=e.can_abort?["abort",Rr(e),"cancel"]:["resign",l("resign"),"flag"];return c`<button type="button" data-testid=${n} @click=${()=>t.dialog(n)}>
${g(s)}<span>${o}</span>
</button>`}function Lr({table:e,game:t}){return e.mode!=="remote"||!C(e)||T(e)?d:c`<button type="button" data-testid="report" @click=${()=>t.dialog("report")}>
${l("report")}
</button>`}function Rr(e){return l(T(e)?"close-table":"call-off")}function Hr({mode:e,clock:t,rated:n,takebacks:o,seats:s}){if(e!=="remote"&&!n)return d;let r=L.filter(a=>s[a-1].rating!==null).map(a=>`${v(s,a)} ${s[a-1].rating}`),i=[t?l("terms-clock",{clock:In(t.control)}):l("terms-no-clock"),l(n?"terms-rated":"terms-not-rated"),l(o?"terms-takebacks":"terms-no-takebacks")];return c`<p class="small" data-testid="terms">
${i.join("; ")}. ${r.length?l("terms-ratings",{ratings:r.join(", ")}):""}
</p>`}async function Br({table:e,game:t}){t.store.dispatch({type:"copied",text:await No(Ir(e))})}function Ir({link:e,seats:t}){let n=t.map(({name:o})=>o);return`${location.origin}${ie(Qn(e,n))}`}async function No(e){try{return await Vn(e),l("link-copied")}catch{return l("copy-this-link",{link:e})}}function _r(e){if(!X(e))return`${location.origin}/game/${e.game}`;let{link:t,seats:n}=e,o=n.map(({name:s})=>s);return`${location.origin}${ie(Xn(t,o))}`}async function Pc({table:e,game:t}){let n=_r(e);if(!("share"in navigator)){t.store.dispatch({type:"copied",text:await No(n)});return}try{await navigator.share({title:"Quiltbee",url:n})}catch(o){if(!(o instanceof DOMException))throw o}}var Do={income:["<circle r='2.2' fill='var(--soft)'/>","<path fill='none' stroke='var(--panel)' stroke-width='.8' d='M-1.2 0h2.4M0-1.2v2.4'/>"],empty:["<path fill='none' stroke='var(--soft)' stroke-width='.9' stroke-dasharray='1.2 .7' d='M-2.2-2.2h4.4v4.4h-4.4z'/>"],patches:["<path fill='var(--soft)' d='M-2.4-2.4h2.4v2.4h2.4v2.4h-4.8z'/>"],time:["<path fill='var(--soft)' d='M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z'/>"],score:["<path fill='var(--soft)' d='M0-2.8l.9 1.9 2 .2-1.5 1.5.4 2L0 1.8l-1.8 1 .4-2L-2.9-.7l2-.2z'/>"]};var H=12,Nr=8,Dr=7;function qr(){let e=Wr(Nr,Dr).slice(0,U+1);return e.map(({x:t,y:n},o)=>{let s={x:(t+.5)*H,y:(n+.5)*H},r=o>0?e[o-1]:{x:t-1,y:n},i={x:s.x+(r.x-t)*H/2,y:s.y+(r.y-n)*H/2};return o<U?{centre:s,entry:i,width:H,height:H}:{centre:{x:s.x+H,y:s.y},entry:i,width:3*H,height:H}})}function Wr(e,t){let n=new Set,o=[],[s,r,i,a]=[0,0,1,0],p=(u,m)=>u>=0&&m>=0&&u<e&&m<t&&!n.has(`${u},${m}`);for(;o.length<e*t;)o.push({x:s,y:r}),n.add(`${s},${r}`),p(s+i,r+a)||([i,a]=[-a,i]),s+=i,r+=a;return o}var qo=10.3;function jr(){let t=[],n=-Math.PI/2,o=43;for(let s=0;s<=U;s+=1){let r={x:48+Math.cos(n)*o,y:48+Math.sin(n)*o},i=t.at(-1)?.centre??r,a={x:(r.x+i.x)/2,y:(r.y+i.y)/2},p=s===U?9.8:8.6;t.push({centre:r,entry:a,width:p,height:p});let u=qo/o;n+=u,o-=qo/(2*Math.PI)*u}return t}var jo={cloth:qr(),thread:jr()};function Uo(e){return e.time_board.on_top===1?[L[1],L[0]]:L}function Ko(e,t){let[n,o]=e.players.map(p=>p.time),s=n===o?l("tokens-together",{space:String(n),name:v(t,e.time_board.on_top)}):L.map(p=>l("token-at",{...V(t,p),space:String(e.players[p-1].time)})).join(" "),r=e.time_board.special_patches_left,i=e.automa?` ${Bt(e.automa)}`:"",a=r.length?r.join(", "):l("none");return`${s} ${l("special-left",{spaces:a})}${i}`}function Se(e,t,n,o){return x`<g class=${`token token-${e}`} transform=${`translate(${t} ${n})`}>
${_(`token-${e}`,0,0,o/4)}
<text y=${o*.42} font-size=${o*1.2}>${e}</text></g>`}function Yo({numeral:e},t,n,o){let s=Array.from({length:16},(r,i)=>{let a=i%2?o*.78:o,p=i*Math.PI/8;return`${(Math.sin(p)*a).toFixed(2)} ${(-Math.cos(p)*a).toFixed(2)}`});return x`<g class="marker" transform=${`translate(${t} ${n})`}>
<path d=${`M${s.join("L")}Z`}></path>
<text y=${o*.3} font-size=${o*.85}>${e}</text></g>`}function Qo({automa:e},t,n){if(!e?.marker_on_board)return d;let[o,s]=t(e.marker);return Yo(e,o,s,n)}function ne(e){return c`<svg class="token-picture" viewBox="-6 -6 12 12" aria-hidden="true">
${Se(e,0,0,4.4)}
</svg>`}function Ur(e,t,n,o=null){let s=jo[n],r=n==="cloth"?7*H:96,{income:i,special_patches:a,special_patches_left:p}=e.time_board;return c`<svg
class="spiral"
viewBox=${`-1 -1 98 ${r+2}`}
role="img"
aria-label=${Ko(e,t)}
>
${n==="thread"?[Kr(),Yr(s)]:d}
${s.map((u,m)=>Qr(u,m,n))}
${o?Xo(o,u=>s[u].centre):d}
${i.map(u=>{let{x:m,y:h}=s[u].entry;return ee(u,o,M(m,h,2.5))})}
${a.map(u=>{let{x:m,y:h}=s[u].entry;return ee(u,o,St(m,h,4.8,p.includes(u)))})}
${o?zo(o,s[o.to].centre,4.6):d}
${Qo(e,u=>[s[u].centre.x,s[u].centre.y],5.4)}
${Xr(e,s)}
</svg>`}function ee(e,t,n){let s=t?.marks.includes(e)??!1?"board-mark crossed":"board-mark";return x`<g class=${s} data-mark=${e}>${n}</g>`}function Xo({player:e,from:t,to:n},o){let r=Array.from({length:n-t+1},(i,a)=>o(t+a)).map(({x:i,y:a})=>`${i.toFixed(1)} ${a.toFixed(1)}`).join("L");return x`<path class="walk-halo" d=${`M${r}`}></path>
<path class=${`walk walk-${e}`} d=${`M${r}`} data-testid="walk"></path>`}function zo({player:e,to:t},{x:n,y:o},s){return x`<g class=${`landing landing-${e}`} data-landing=${t}
transform=${`translate(${n} ${o})`}>${_(`token-${e}`,0,0,s/4)}</g>`}function Kr(){return[[0,1,1],[96,-1,1],[0,1,-1],[96,-1,-1]].map(([e,t,n])=>x`<use href="#corner"
transform=${`translate(${e} ${n>0?0:96}) scale(${t} ${n})`}></use>`)}function Yr(e){let t=e.map(({centre:n})=>`${n.x.toFixed(1)} ${n.y.toFixed(1)}`);return x`<path class="strand" d=${`M${t.join("L")}`}></path>`}function Qr({centre:{x:e,y:t}},n,o){let s=n===U,r=o==="cloth"&&s?"space-end":`space-${o}`,i=n===0||s?"end":n%2?"odd":"even",a=n===0&&o==="cloth"?l("board-start"):n;return x`<g class=${`space ${i}`}>
${_(r,e,t,o==="thread"&&s?1.14:1)}
<text x=${e} y=${t} dy="0.36em" class=${n===0?"named":""}>${a}</text></g>`}function St(e,t,n,o){let[s,r]=[e-n/2,t-n/2];return o?_("special",s,r,n/10):x`<rect class="mark-taken" x=${s} y=${r} width=${n} height=${n}
rx="0.6"></rect>`}function Xr(e,t){let n=e.players[0].time===e.players[1].time;return Uo(e).map((o,s)=>{let{x:r,y:i}=t[e.players[o-1].time].centre,a=n?s*-2.6+1.3:0;return Se(o,r+a*.6,i+a,4)})}var Pt={left:5,span:150,bar:9.5,above:4,below:15};function tt(e){return Pt.left+e*Pt.span/U}function Wo(e){return e===1?Pt.above:Pt.below}function Bc(e,t){return jo[e][t].centre}function zr(e,t,n){let{income:o,special_patches:s,special_patches_left:r}=e.time_board,{bar:i}=Pt;return c`<svg
class="time-line"
viewBox="0 0 160 19"
role="img"
aria-label=${Ko(e,t)}
>
<rect class="track" x="3" y=${i-1.6} width="154" height="3.2" rx="1.6"></rect>
${L.map(a=>x`<rect class=${`gone gone-${a}`} x="3" y=${a===1?i-1.6:i}
width=${Math.max(2,tt(e.players[a-1].time)-3)} height="1.6"></rect>`)}
${n?Xo(n,a=>({x:tt(a),y:i})):d}
${o.map(a=>ee(a,n,M(tt(a-.5),i,2.1)))}
${s.map(a=>ee(a,n,St(tt(a-.5),i,4.2,r.includes(a))))}
${Qo(e,a=>[tt(a),i],3.6)}
${n?zo(n,{x:tt(n.to),y:Wo(n.player)},3.2):d}
${Uo(e).map(a=>{let{time:p}=e.players[a-1];return Se(a,tt(p),Wo(a),3.3)})}
</svg>`}function Vr(e,t){let{to_income:n,to_special_patch:o}=e.players[t-1],s=(r,i)=>c`<li><svg viewBox="-3 -3 6 6">${i}</svg>${r??"–"}</li>`;return c`<ul class="ahead" data-testid="ahead" aria-hidden="true">
${s(n,M(0,0,2.7))} ${s(o,St(0,0,5.2,!0))}
</ul>`}function Zr({automa:e}){let t=[[l("legend-income"),M(0,0,2.4)],[l("legend-special"),St(0,0,4.6,!0)],[l("legend-taken"),St(0,0,4.6,!1)]];return e?.marker_on_board&&t.push([l("legend-marker"),Yo(e,0,0,2.9)]),t}function Vo(e,t,n,o,s=null,r=1){let i=s?_o(s,t):l("time-note",{name:v(t,r),distances:ft(e,r)});return c`<section class="panel time-board" aria-labelledby="time-heading">
<div class="panel-head">
<h2 id="time-heading">${l("time-board")}</h2>
<button type="button" class="quiet look" data-testid="look" @click=${o}>
${l(n==="cloth"?"look-thread":"look-cloth")}
</button>
</div>
<p class="time-note" data-testid="time-note">${i}</p>
<div class="spiral-box">${Ur(e,t,n,s)}</div>
<div class="line-box">
${zr(e,t,s)}
<p class="visually-hidden">${i}</p>
${Vr(e,r)}
</div>
<ul class="legend">
${Zr(e).map(([a,p])=>c`<li><svg viewBox="-3 -3 6 6" aria-hidden="true">${p}</svg> ${a}</li>`)}
</ul>
</section>`}function Jr(){return c`<span class="badge tile" title=${l("tile-title")}
><svg viewBox="-10 -10 20 20" aria-hidden="true">${_("special-tile",0,0)}</svg>
<span class="visually-hidden">${l("has-tile")}</span></span
>`}var ti=new Map(Object.entries(Do).map(([e,t])=>[e,Ve(t.join(""))]));function Zo(e,t,n,o={}){let{buttons:s,income:r,empty:i,score:a,time:p}=e.players[n-1],u=[[l("number-buttons"),s,"buttons"],[l("number-income"),r,"income"],[l("number-empty"),i,"empty"],[l("number-time"),p,"time"]];if(!e.automa){let m=a-e.players[2-n].score;u.push([l("number-lead"),nn(m),"lead"])}return Pe(e,t,n,u,o)}function Pe(e,t,n,o,s){let{aside:r=d,clock:i=d,thumbnail:a=d,said:p=d}=s,u=e.stage!=="over"&&At(t)===null&&e.turn===n;return c`<div class=${u?"bar moving":"bar"} data-testid=${`player-${n}`}>
<div class="bar-name">
${ne(n)} ${Zn(t[n-1])}
<h2 title=${v(t,n)}>${v(t,n)}</h2>
${ei(t[n-1])} ${r}
${u?c`<span class="badge to-move">${l("to-move")}</span>`:d}
${e.players[n-1].special_tile?Jr():d}
</div>
${i} ${a} ${p}
<dl>
${o.map(([m,h,f])=>c`<div class=${`number number-${f}`} title=${m}>
<dt>${Ce(String(f))}<span class="visually-hidden">${m}</span></dt>
<dd data-testid=${`${f}-${n}`}>${h}</dd>
</div>`)}
</dl>
</div>`}function Ce(e){let t=ti.get(e==="lead"?"score":e);return c`<svg class="number-sign" viewBox="-3 -3 6 6" aria-hidden="true">
${t?x(t):M(0,0,2.8)}
</svg>`}function ei(e){let{kind:t,yours:n,away:o,bot:s,rating:r}=e,i=Ct(e);return i!==null?c`<span class="rating" title=${l("level-number",{level:String(i)})}
><span aria-hidden="true">${i}</span
><span class="visually-hidden">${l("level-number",{level:String(i)})}</span></span
>`:t!=="person"&&t!=="open"?d:c`${r===null?d:c`<span class="rating"
><span class="visually-hidden">${l("rated")}</span>${r}</span
>`}
${s?c`<span class="badge bot">${l("bot")}</span>`:d}
${o&&!n?c`<span class="badge away">${l("away")}</span>`:d}`}var ni=[{side:"right",length:.3},{side:"bottom",length:.4},{side:"left",length:.3}],oe=.035,oi=2,si=.4;function ri({orientations:e}){return Math.max(oi,Math.min(...F(e[0])))+si}function Jo(e){let t=e.map(ri),n=Te(t),o=[],s=1,r=0;for(let{side:i,length:a}of ni){r+=a*n;let p=o.length,u=p,m=Te(t.slice(0,p)),h=i==="left"?1/0:r;for(;u<e.length&&m+t[u]/2<=h;)m+=t[u++];let f=Te(t.slice(p,u));s=Math.max(s,f/a);let y=1/(u-p),k=0;for(let b=p;b<u;b+=1){let P=(t[b]/f+y)/2;o.push(ii(i,k+P/2,e[b])),k+=P}}return{cells:Ee(s),places:o}}function ii(e,t,{orientations:n}){let o=oe*(1-(2*t-1)**2),s=Object.keys(n).find(i=>{let[a,p]=F(n[i]);return e==="bottom"?a>=p:p>=a}),r={right:{x:1-oe+o,y:t},bottom:{x:1-t,y:1-oe+o},left:{x:oe-o,y:1-t}}[e];return{x:Ee(r.x),y:Ee(r.y),side:e,code:Number(s)}}function Te(e){return e.reduce((t,n)=>t+n,0)}function Ee(e){return Math.round(e*1e3)/1e3}function ts(e,t,n,o){let s=[...e.slice(gt)];return c`<section class="panel ring" aria-labelledby="ring-heading" ?data-keys=${o}>
<div class="panel-head">
<h2 id="ring-heading">${l("coming-up")}</h2>
<span class="small">${l("after-these",{count:s.length})}</span>
</div>
${o?ai(e,t,n,o):es(s,t,n)}
</section>`}function ai(e,t,n,{held:o,then:s,choose:r}){let i=[...e.slice(gt)],a=o!==null&&i.includes(o)?o:i[0],{cells:p,places:u}=Jo(i.map(m=>t[m]));return c`<ol
class="circle"
data-testid="ring"
aria-labelledby="ring-heading"
.style=${`--cells: ${p}`}
@keydown=${ui}
>
${i.map((m,h)=>{let f=t[m],y=u[h],k=s.includes(m),b=k?`${z(f)}, ${l("plan-then")}`:z(f);return c`<li class=${k?`then ${y.side}`:y.side} .style=${li(y)}>
<button
type="button"
class="coming"
data-coming=${m}
tabindex=${m===a?0:-1}
aria-pressed=${m===o?"true":"false"}
@click=${()=>r(m)}
>
${Q(m,f,y.code,n)}
<span class="visually-hidden">${b}</span>
<span class="price" aria-hidden="true">${W(f.buttons)}${et(f.time)}</span>
</button>
</li>`})}
</ol>
${ci()}`}function li({x:e,y:t}){return`--x: ${e}; --y: ${t}`}function ci(){return c`<svg class="neutral-token" viewBox="-6 -8 12 16" aria-hidden="true">
${x`<path d="M-4.6 7Q-3 4.6-1.6.4A3.9 3.9 0 1 1 1.6.4Q3 4.6 4.6 7Z"></path>`}
</svg>`}function ui(e){let t=e.target.closest("li"),n=t?.parentElement;if(!t||!n||e.altKey||e.ctrlKey||e.metaKey)return;let o={ArrowRight:t.nextElementSibling,ArrowDown:t.nextElementSibling,ArrowLeft:t.previousElementSibling,ArrowUp:t.previousElementSibling,Home:n.firstElementChild,End:n.lastElementChild}[e.key];o!==void 0&&(e.preventDefault(),e.stopPropagation(),o?.querySelector("button")?.focus())}function nu(e,t,n){return c`<section class="panel ring whole" aria-labelledby="ring-heading">
<div class="panel-head">
<h2 id="ring-heading">${l("circle")}</h2>
<span class="small">${l("circle-left",{count:e.length})}</span>
</div>
${es([...e],t,n)}
</section>`}function es(e,t,n){return c`<ol class="circle" data-testid="ring" tabindex="0" aria-labelledby="ring-heading">
${e.map(o=>pi(o,t,n))}
</ol>`}function pi(e,t,n){let o=t[e];return c`<li title=${z(o)}>
${Y(e,o,0,n)}
<span class="visually-hidden">${z(o)}</span>
<span class="price" aria-hidden="true">${W(o.buttons)}${et(o.time)}</span>
</li>`}function W(e){return c`<span class="cost"
><svg viewBox="-3 -3 6 6" aria-hidden="true">${M(0,0,2.9)}</svg>${e}</span
>`}function et(e){return c`<span class="time"
><svg viewBox="-3 -3 6 6" aria-hidden="true">
<path class="glass" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path></svg
>${e}</span
>`}var mi=[["first","first-position"],["back","previous-position"],["forward","next-position"],["last","last-position"]];function ns(e,t){return c`<div class="steps">
${mi.map(([n,o])=>c`<button
type="button"
class="quiet square"
aria-label=${l(o)}
title=${l(o)}
data-testid=${`step-${n}`}
aria-disabled=${e(n)?"true":"false"}
@click=${()=>t(n)}
>
${g(n)}
</button>`)}
</div>`}function os(e,t,n,o,s,r=[]){let i=new Set(r.map(({number:u})=>u)),a={first:0,back:t-1,forward:t+1,last:e.length},p=u=>u<0||u>e.length||u===t;return c`<section class="panel moves" aria-labelledby="moves-heading">
<div class="panel-head">
<h2 id="moves-heading">${l("moves")}</h2>
${ns(u=>p(a[u]),u=>s(a[u]))}
</div>
<ol class="move-list" data-testid="move-list" tabindex="0" aria-labelledby="moves-heading">
${e.map(u=>c`<li class=${i.has(u.number)?"fresh-move":""}>
<button
type="button"
class=${u.number===t?"move now":"move"}
aria-current=${u.number===t?"step":"false"}
@click=${()=>s(u.number)}
>
<span class="number">${u.number}</span>
${Oe(u,n,o)}
<code>${u.move}</code>
</button>
</li>`)}
</ol>
${e.length===0?c`<p class="small">${l("no-move-yet")}</p>`:""}
</section>`}function Oe(e,t,n){let{player:o,move:s,change:r}=e,i=fn(e,t,n);return c`<span class="visually-hidden">${i}</span>
<span class="move-line" aria-hidden="true" title=${i}
>${ne(o)}<span class="move-picture">${di(s,n)}</span>${r&&r.to!==r.from?fi(r):d}</span
>`}function di(e,t){let n=gn(e);if(n===null)return e.startsWith("+")?hi():g("pass");let o=e.startsWith("A:")?0:Number(e[1]);return t[n]?Q(n,t[n],o,!1):n}function hi(){return c`<svg class="leather" viewBox="0 0 10 10">${_("special",0,0)}</svg>`}function fi({from:e,to:t,paid:n,earned:o,income:s}){return c`${et(t-e)}${n>0?W(`−${n}`):d}${o>0?W(`+${o}`):d}${s>0?c`<span class="paid-out">${Ce("income")}+${s}</span>`:d}`}function ss(e){let{table:t}=e;if(!C(t)||t.rated)return d;let n=jt(t)&&t.stage!=="over",o=t.mode!=="remote"||t.takebacks;return c`${n?gi(e):d} ${o?yi(e):d}`}function gi({state:e,game:t}){return c`<button
type="button"
class="hint-button"
data-testid="hint"
aria-keyshortcuts="H"
aria-disabled=${ct(e)?"false":"true"}
@click=${()=>t.hint()}
>
${g("bulb")}<span>${l("hint")}</span>
</button>`}function yi({state:e,table:t,game:n}){let o=Rt(t)&&ut(e);return c`<button
type="button"
class=${t.mode==="screen"||t.mode==="computer"?"undo":"undo long"}
data-testid="undo"
aria-disabled=${ut(e)?"false":"true"}
@click=${()=>n.undo()}
>
${g("undo")}${bi(t,o)}
</button>`}function rs({state:e,game:t}){return c`<button
type="button"
class="main turn-card"
data-testid="turn-card"
aria-keyshortcuts="T"
aria-disabled=${lt(e)?"false":"true"}
@click=${()=>t.turnCard()}
>
${g("card")}<span>${l("turn-the-card")}</span>
</button>`}function bi({mode:e},t){return e==="remote"?c`<span>${l("ask-takeback")}</span>`:t?c`<span class="behind">${l("undo-practice")}</span>`:c`<span>${l("undo")}</span>`}function is(e){return c`<label class="switch"
><input
type="checkbox"
data-testid="turn-by-itself"
.checked=${e.settings.turnCards}
@change=${t=>e.change({turnCards:De(t)})}
/>
<span>${l("draw-automatically")}</span></label
>`}var $i={hint:"hint-coming",why:"why-coming",turn:"card-turning",move:"move-sending"};function ls(e){let{state:t,game:n}=e,o=J(t)?w(t):null,{plan:s}=t.placement,r=o!==null&&o.letter!=="+",i=o?S(t,o.letter):void 0,a=o!==null&&!s&&t.placement.set&&q(t.placement,o)&&i?.available!==!1,p=s||o!==null&&(r||t.placement.origin!==null),u=[["rotate-left",l("rotate-left"),"left",r,()=>n.placement({type:"turn",how:"left"})],["rotate-right",l("rotate-right"),"right",r,()=>n.placement({type:"turn",how:"right"})],["flip",l("flip"),"flip",r,()=>n.placement({type:"turn",how:"flip"})],["place",l("place"),"place",a,()=>n.commit()],["cancel",l("cancel"),"cancel",p,()=>n.placement({type:"cancel"})]],m=Lt(t.table)&&!t.looking;return c`<section
class=${o?"deck held":"deck"}
aria-label=${l("placing")}
data-keys
data-move=${o&&!s?Dt(t.placement,o)??"":""}
>
${wi(e)}
<div class=${m?"tools waits":"tools"}>
${m?rs(e):d}
${u.map(([h,f,y,k,b])=>c`<button
type="button"
class=${`tool ${y}`}
data-testid=${h}
aria-disabled=${k?"false":"true"}
@click=${b}
>
${g(y)}<span>${f}</span>
</button>`)}
</div>
</section>`}function wi(e){let{state:t}=e,{notice:n}=t;return c`<div
class=${Ge(t)?"strip hinting":t.placement.plan?"strip planning":"strip"}
data-testid="strip"
tabindex="-1"
>
${n?.kind==="error"&&!n.typed?c`<p class="notice" data-testid="notice">${g("cancel")} ${n.text}</p>`:ki(e)}
${Mi(e)}
</div>`}function Ge(e){let{hint:t,looking:n,notice:o,pending:s,placement:r}=e;if(!t||n||s||o?.kind==="error"&&!o.typed)return!1;let{letter:i,origin:a,plan:p}=r;return p?!1:i===null||!$(e)||i==="+"&&a===null}function ki(e){let{state:t,game:n}=e,o=w(t);return t.looking?c`<p>${l("earlier-position")}</p>`:t.pending?c`<p>${l($i[t.pending.type]??"one-moment")}</p>`:Ge(t)?Ai(e):t.placement.plan?n.planning?.planCard(e):o&&$(t)?Pi(e,o):vi(e)}function vi(e){let{state:t,table:n}=e,o=vt(t),s=c`<p class="lately">${it(n)}</p>`;return c`${o.length>0?xi(e,o):s}
<p class=${$(t)?"guide heading-says":"guide"}>${Si(e)}</p>`}function xi({state:e,table:t,game:n},o){return c`<button
type="button"
class="lately"
data-testid="show-again"
@click=${()=>n.onAgain()}
>
${g("again")}
<span class="told"
>${o.map(s=>c`<span>${Oe(s,t.seats,e.patches)}</span>`)}</span
>
<span class="visually-hidden">${l("show-again")}</span>
</button>`}function Si({state:e,table:t}){return t.stage==="over"?l("game-over"):t.stage==="card"?l("card-ready"):t.thinking?l("thinking",{name:v(t.seats,t.turn)}):$(e)?l("choose-or-pass-now"):`${R(t)}.`}function Pi(e,t){let{state:n,table:o,shell:s}=e,r=s.settings.coordinates,i=A(n.placement,t),a=o.players[o.turn-1].cells,p=S(n,t.letter),u=Nt(n.placement,t),m=Yt(n,t),{text:h,kind:f}=cn(i,a,p,r),y=f==="yes",k=y&&n.placement.set?Oi():h,b=u!==null&&!st(i,a,void 0)?ot(a,i):[],P=p?Mt(p,b,m,o,o.seats,r):Li(m,b.length);return c`<p class=${`verdict ${f}`}>
${u===null&&y?Gi(t.letter):Ei(k,f)}
</p>
${Ci(e)}
<ul class="effects">
${Ti(P).map(({kind:j,text:nt})=>c`<li class=${j}>${nt}</li>`)}
</ul>`}function Ci({state:e,table:t,patches:n}){return c`<span class="then-next" aria-hidden="true"
>${mt(e,t).map(o=>Y(o,n[o],0,!1))}</span
>`}function Ti(e){let t=({kind:n})=>n==="next";return[...e.filter(t),...e.filter(n=>!t(n))]}function Ei(e,t){return t==="short"?e:c`${g(t==="yes"?"place":"cancel")} ${e}`}function Oi(){return c`<span class="by-mouse">${l("fits-click")}</span
><span class="by-press">${l("fits-press",{place:l("place")})}</span>`}function Gi(e){return l(e==="+"?"put-special":"choose-place")}function Ai({state:e,game:{hints:t},shell:n}){let o=e.hint?.type==="hint",s=t?.hintWords(e,n.settings.coordinates);return t?c`<p
class="hint-line"
data-testid=${o?"hint-words":"why-words"}
data-move=${e.hint?.move??""}
>
${g("bulb")}<span>${o?c`<b>${l("hint-label")}</b> `:d}${s}</span>
</p>`:c`<p>${l(o?"hint-coming":"why-coming")}</p>`}function Mi({state:e,game:t}){if(Ge(e))return c`<button
type="button"
class="corner forget"
data-testid="forget-hint"
aria-label=${l("close")}
@click=${as(()=>t.forgetHint())}
>
${g("cancel")}
</button>`;let n=e.pending?.type==="why",o=e.notice?.kind!=="error"&&e.placement.letter===null;return!n&&!(o&&Ut(e))?d:c`<button
type="button"
class="corner"
data-testid="why"
aria-keyshortcuts="W"
aria-disabled=${n?"true":"false"}
@click=${as(()=>t.why())}
>
${l("why")}
</button>`}function as(e){return({currentTarget:t})=>{t instanceof HTMLElement&&t.closest(".strip")?.focus(),e()}}function Li(e,t){let n=[{kind:"fills",text:l("effect-special-costs")}];return e&&n.push({kind:"tile",text:l("effect-tile")}),t>0&&n.push({kind:"holes",text:l("effect-a-hole")}),n}function us({state:e,table:t,game:n,shell:o},s=""){if(t.mode!=="remote")return d;let{text:r,actions:i,urgent:a}=Wn(e,t,s),p=o.settings.phrases?Ri(t):"",u=!!p&&!a,m=()=>o.change({phrases:!1}),h=t.seats[(t.said?.player??1)-1].yours;return c`<section
class=${a?"line urgent":"line"}
aria-label=${l("between-players")}
data-testid="line"
>
<p data-testid="line-text">${u?p:r}</p>
<div class="line-actions">
${i.map(([f,y],k)=>c`<button
type="button"
class=${a&&k===0?"main":""}
data-testid=${f}
aria-disabled=${e.pending?"true":"false"}
@click=${()=>n.mind(f)}
>
${y}
</button>`)}
</div>
${u&&!h?cs("hush",l("phrases-off"),"cancel",m):d}
${Hi(t)?cs("say",l("say"),"bubble",()=>o.phrases(n)):d}
${Bi(t.spectators)}
<p class="visually-hidden" role="status">${p}</p>
</section>`}function Ri({said:e,seats:t}){return e?l("says",{name:v(t,e.player),phrase:l(`phrase-${e.phrase}`)}):""}function Hi(e){return C(e)&&At(e.seats)===null}function cs(e,t,n,o){return c`<button
type="button"
class="say"
data-testid=${e}
aria-label=${t}
title=${t}
@click=${o}
>
${g(n)}
</button>`}function Bi(e){let t=l("watching",{count:e});return c`<p
class=${e>0?"watchers":"watchers none"}
data-testid="watchers"
title=${e>0?t:d}
>
${g("eye")}<span aria-hidden="true">${e}</span>
<span class="visually-hidden">${e>0?t:""}</span>
</p>`}function ps(e,t,n=d){let{state:o,frame:s}=e,r=pe(s);return c`<section class="panel market" aria-labelledby="market-heading" data-keys>
<h2 id="market-heading">
${l($(o)&&s.stage==="action"?"choose-or-pass":"next-patches")}
</h2>
${[0,1,2].map(i=>r[i]===void 0?c`<div class="offer none" aria-hidden="true"></div>`:Ni(e,r[i],i,t))}
${_i(e)} ${n}
</section>`}var Ii=e=>e>1;function _i({state:e,frame:t,game:n}){let o=e.looking?void 0:S(e,null),{time:s}=t.players[t.turn-1];return c`<button
type="button"
class=${Kt(e)==="pass"?"pass hinted":"pass"}
data-testid="pass"
aria-disabled=${$(e)&&o?"false":"true"}
aria-keyshortcuts="P"
@click=${({detail:r})=>Ii(r)||n.pass()}
@pointerenter=${({pointerType:r})=>r==="mouse"&&Ae(n,!0)}
@focus=${()=>Ae(n,!0)}
@blur=${()=>Ae(n,!1)}
>
${ms(e,null)}${g("pass")}<span class="pass-name">${l("pass")}</span>
<span class="pass-facts">
${o?an(o,s).map(r=>c`<span>${r}</span>`):d}
</span>
</button>`}function Ae(e,t){e.store.dispatch({type:"weigh",on:t})}function Fi({squares:e}){return se(l("spoken-squares",{count:e}))}function se(e){return c`<span class="visually-hidden">${e}</span>`}function Ni(e,t,n,o){let{state:s,frame:r,game:i,patches:a,shell:p}=e,u=a[t],m=s.looking?void 0:S(s,t),h=s.placement.letter===t,f=O(s.placement,t),y=mt(s,r).includes(t),k=Ao(i),b=m?rt(m):null,P=Kt(s)?.startsWith(t)??!1;return c`<button
type="button"
class=${["offer",y&&"then",h&&"chosen",b&&"dear",P&&"hinted"].filter(Boolean).join(" ")}
data-testid=${`patch-${n}`}
data-patch=${t}
data-orientation=${f}
aria-pressed=${h?"true":"false"}
aria-disabled=${$(s)&&m||k?"false":"true"}
aria-keyshortcuts=${n+1}
data-key=${n+1}
@click=${nt=>{if(k)return i.onPlan(t);nt.pointerType==="mouse"?i.choose(t):i.chooseShown(t),o()}}
>
<span class="art">${Y(t,u,f,p.settings.letters)}</span>
${ms(s,t)}
<span class="facts"
><span class="offer-name"
>${u.name}${y?se(`, ${l("plan-then")}`):d}${Fi(u)}</span
>
<span class="price"
>${W(u.buttons)}${se(l("spoken-buttons",{count:u.buttons}))}
${et(u.time)}${se(l("spoken-time"))}</span
>
<span class="earn">${ds(u)}</span>
${Di(m,b)}</span
>
</button>`}function ms(e,t){let n=fo(e,t);return n.length===0?d:c`<span class="offer-marks" aria-hidden="true"
>${n.map(({label:o,kind:s})=>c`<span class=${`offer-mark to-${s}`}>${o}</span>`)}</span
>`}function Di(e,t){return t?c`<span class="reason" title=${t}>${qi(e)}</span>`:d}function qi(e){return e&&e.missing>0?l("short-of",{count:e.missing}):l("no-room")}function op(e,t,n){return c`<section class="panel market looked-at" aria-labelledby="market-heading">
<h2 id="market-heading">${l("next-patches")}</h2>
${pe(e).map(o=>c`<div class="offer" data-patch=${o}>
<span class="art">${Y(o,t[o],0,n)}</span>
<span class="facts" title=${z(t[o])}
><span class="offer-name">${t[o].name}</span>
<span class="price">${W(t[o].buttons)}${et(t[o].time)}</span>
<span class="earn">${ds(t[o])}</span></span
>
</div>`)}
</section>`}function ds({income:e}){return e>0?l("earns",{count:e}):l("earns-nothing")}function gs(e,t,n){let{buttons:o,time:s,score:r}=e.players[1],i=[[l("number-buttons"),o,"buttons"],[l("number-patches"),n.with_buttons.length+n.without_buttons.length,"patches"],[l("number-time"),s,"time"],[l("number-score"),ue(r),"score"]],a=c`<span class="level-name">${Pn(n)}</span>`,p=c`<span class="next-card">${bs(e,n)}</span>`;return Pe(e,t,2,i,{aside:a,thumbnail:p})}function ys(e,t,n,o,s,r=d){return c`<section
class="panel automa"
data-testid="automa"
tabindex="0"
aria-labelledby="automa-heading"
>
<div class="panel-head">
<h2 id="automa-heading">${l("the-automa")}</h2>
<span class="small">${Ht(t)}</span>
</div>
<div class="dealer">
<div class="pile">${bs(e,t)}</div>
<div>
<p data-testid="automa-cards">${e.result?l("no-more-cards"):Wi(t)}</p>
<p class="small">${Bt(t)}</p>
</div>
</div>
${Yi(n,o,s)} ${ji(e,t)} ${r}
<div class="piles">
${hs("patches-with",t.with_buttons,"pile-with",o,s)}
${hs("patches-without",t.without_buttons,"pile-without",o,s)}
</div>
<p class="small">${Sn(t)}</p>
</section>`}function bs({result:e},{pile:t,budget:n}){return Ui(t,e?null:n)}function Wi({pile:e,budget:t}){return e===0?l("pile-empty"):t===null?l("next-face-down"):l("next-can-pay",{price:l("buttons",{count:t})})}function hs(e,t,n,o,s){return c`<div class="taken-pile" data-testid=${n}>
<h3>${l(e,{count:t.length})}</h3>
<ul>
${[...t].map(r=>{let{name:i,income:a}=o[r];return c`<li title=${i}>
${Q(r,o[r],0,s)}
<span class="visually-hidden"
>${i} (${r})${a?`, ${l("buttons",{count:a})}`:""}</span
>
</li>`})}
</ul>
</div>`}function ji(e,t){let n=(s,r,i)=>c`<div class=${i}>
<dt>${s}</dt>
<dd>${r}</dd>
</div>`,o=bn(e.players[1],t.level);return c`<div class="parts">
<h3>${l("what-level-counts",{numeral:t.numeral})}</h3>
<dl data-testid="automa-score">
${o.map(([s,r])=>n(l(s),r,"part"))}
${n(l(e.result?"number-score":"score-now"),ue(e.players[1].score),"sum")}
</dl>
</div>`}function Me(e,t){return c`<svg class=${`card ${e}`} viewBox="-0.5 -0.5 41 57" aria-hidden="true">
<rect class="sheet-edge" width="40" height="56" rx="3.5"></rect>
${t}
</svg>`}function Ui(e,t){return e===0?Me("empty",d):Me("back",x`<path class="weave" d="M4 4h32v48h-32zM4 16L36 40M4 40L36 16M4 28h32M20 4v48"></path>
${t===null?M(20,28,7):x`<circle class="budget" cx="20" cy="28" r="10"></circle>
<text class="digits" x="20" y="32.4" font-size="13">${t}</text>`}`)}function Ki({number:e,budget:t,income:n,filters:o}){return Me("face",x`
<text class="card-number" x="20" y="6.6">${e}</text>
<circle class="budget" cx="12" cy="16" r="7.4"></circle>
<text class="digits" x="12" y="19.3" font-size="9.5">${t}</text>
${M(30,16,5.6)}<text class="gain" x="30" y="28.4">+${n}</text>
<text class="card-word" x="12" y="28">${l("card-budget")}</text>
${o.map((s,r)=>fs(yn(s),36+r*7))}
${o.length===0?fs(l("filter-none"),42):d}`)}function fs(e,t){let n=Math.min(4.6,64/e.length);return x`<text class="card-filter" x="20" y=${t} font-size=${n.toFixed(1)}>${e}</text>`}function Yi({turns:e,run:t},n,o){let s=e.map(r=>Qi(r,n,o));return c`<section
class="account"
data-testid="automa-turn"
tabindex="0"
aria-labelledby="account-heading"
>
<h3 id="account-heading">
${e.length>1?l("last-turns",{count:e.length}):l("last-turn")}
</h3>
${e.length===0?c`<p class="small">${l("no-card-since")}</p>`:d}
${t%2?c`<div class="turns odd">${s}</div>`:c`<div class="turns even">${s}</div>`}
</section>`}function Qi(e,t,n){return c`<div class="card-turn" data-card=${e.card.number} data-taken=${e.taken??""}>
${Ki(e.card)}
<div class="told">
<p class="told-card">${$n(e.card)}</p>
<div class="tried" aria-hidden="true">
${[...e.choices].map(o=>Xi(o,e,t,n))}
</div>
<ol>
<li>${wn(e,t,n)}</li>
${e.steps.map(o=>c`<li class=${o.skipped?"skipped":""}>
${kn(o,t,n)}
</li>`)}
${vn(e,t,n).map(o=>c`<li class="outcome">${o}</li>`)}
</ol>
</div>
</div>`}function Xi(e,{affordable:t,taken:n},o,s){let r=e===n?"taken":t.includes(e)?"left":"dear",i={taken:"✓",left:"–",dear:"×"}[r];return c`<span class=${`candidate ${r}`}
>${Q(e,o[e],0,s)}<span class="fate">${i}</span></span
>`}function $s(e){let{frame:t,seats:n,player:o,patches:s,lettered:r,place:i,box:a,extras:p,head:u=d}=e,{automa:m}=t;if(o===2&&m){let f=e.account??{turns:m.turns,run:0},y=ys(t,m,f,s,r,e.switches);return c`<div class=${`seat ${i}`}>${gs(t,n,m)}</div>
${a?c`<div class=${`${a} ${i}`}>${y}</div>`:y}`}let h={number:o,name:v(n,o),cursor:null,fresh:[]};return c`<div class=${`seat ${i}`}>${Zo(t,n,o,p)}</div>
<div class=${`${a??"spread"} ${i}`}>
${u} ${Jn({...h,...e,player:t.players[o-1]})}
</div>`}function ws(e,t,n){return c`<details class="panel summary" data-testid="summary">
<summary><h2>${l("in-words")}</h2></summary>
${[1,2].map(o=>{let s=o;if(o===2&&e.automa)return c`<h3>${v(t,2)}</h3>
<p data-testid="summary-2">
${Cn(e,e.automa,n)}
${l("on-time-board",{distances:ft(e,2)})}
</p>`;let{cells:r,patches:i}=e.players[o-1];return c`<h3>${v(t,s)}</h3>
<p data-testid=${`summary-${o}`}>
${mn(r)} ${l("on-time-board",{distances:ft(e,s)})}
</p>
${i.length?c`<ul>
${i.map(a=>c`<li>${dn(a,n)}</li>`)}
</ul>`:""}`})}
</details>`}function ks(e){let{state:t,game:n,shell:o}=e;return c`<header class="head table-head" data-keys>
${no(o)} ${Vi(e)}
<div class="turn-buttons">
${t.looking?zi(n):ss(e)}
<button type="button" data-testid="settings" @click=${()=>n.dialog("settings")}>
${g("gear")}<span>${l("settings")}</span>
</button>
<button type="button" class="to-help" data-testid="help" @click=${o.help}>
${g("help")}<span>${l("help")}</span>
</button>
${eo()}
</div>
</header>`}function zi(e){return c`<button
type="button"
class="main back-to-game"
data-testid="back-to-game"
@click=${()=>e.back()}
>
${l("back-to-game")}
</button>`}function Vi(e){let{table:t,frame:n}=e,{looking:o}=e.state;return c`<div class=${`turn turn-${n.result?.winner??n.turn}`}>
<div class="turn-title">
<h1 id="turn-heading" tabindex="-1" data-testid="turn">
${o?l("after-move",{number:String(o.index)}):R(t)}
</h1>
${t.automa?.practice?c`<span class="badge practice" data-testid="practice">${l("practice")}</span>`:d}
</div>
${Zi(e)}
</div>`}function Zi({state:e,table:t,frame:n}){if(e.status==="lost")return c`<p class="lost" data-testid="connection">
<span class="dot" aria-hidden="true"></span
>${e.alone||l(t.automa?"connection-solo":"connection-lost")}
</p>`;let o=e.looking?`${sn(n,t.seats)}. ${rn(n,t.seats)}`:it(t);return c`<p class="turn-reason" data-testid="turn-reason">${o}</p>`}function xs(e,t,n,o){let{table:s,frame:r,patches:i}=e,a=r.result!==null||ce(r),p=!T(s)&&!ht(s),u=C(s)&&p&&!a,m=o!==null,h=m?"remote guided":p?`${s.mode} round`:s.mode,f=t.place?.words();return c`${ks(e)}
<main
class=${oa(e,a,h)}
data-stage=${r.stage}
data-number=${s.number}
>
${ta(e,{line:o??us(e,f),middle:sa(e,t,n,m),tools:u?ls(e):d,moves:na(e)})}
<div class="below">
${m?d:Fo(e,f)} ${ws(r,s.seats,i)}
</div>
</main>
${Ji(e)}`}function Ji(e){let{dialogs:t}=e.game;return c`${t?.commandLine(e)} ${la(e)} ${t?.dialogs(e)}`}function ta(e,t){let{state:n,table:o,frame:s,shell:r}=e,{look:i}=r.settings,a=()=>r.change({look:i==="cloth"?"thread":"cloth"}),p=be(n),m=o.mode==="screen"&&o.seats.filter(({yours:h})=>h).length!==1?1:p;return c`<div class="felt" data-keys tabindex="-1">
<div class="column own">${vs(e,m)}</div>
<div class="column middle">
${t.line} ${t.middle} ${t.tools} ${ht(o)?d:ea(e)}
${t.moves}
</div>
<div class="column other">
${vs(e,Ze(m))}
${Vo(s,o.seats,i,a,Io(n),p)}
</div>
</div>`}function ea({state:e,frame:t,game:n,patches:o,shell:s}){let{placement:r}=e,i={held:r.plan?r.letter:null,then:mt(e,t),choose:n.onPlan},{letters:a}=s.settings;return ts(t.ring,o,a,xe(n)?i:void 0)}function na({state:e,table:t,game:n,patches:o}){let s=e.looking?e.looking.index:t.moves.length,r=i=>n.look(i);return os(t.moves,s,t.seats,o,r,vt(e))}function oa({state:e,table:t,shell:n},o,s){return["table",s,n.settings.coordinates?"named":"unnamed",e.peek&&"peek",(T(t)||ht(t))&&"awaiting",o&&"ended"].filter(Boolean).join(" ")}function sa(e,t,n,o){let{table:s,frame:r,game:i}=e;if(T(s)||ht(s))return t.seating?.panel()??d;if(r.result||ce(r))return i.ending?.endOf(e,t,o);let a=C(s)?d:i.planning?.planAside(e);return ps(e,n,a)}function vs(e,t){let{state:n,table:o,frame:s,patches:r,shell:i,game:a}=e,{seats:p}=o,u=be(n)===t,m=J(n)&&kt(n)===t,{letters:h,coordinates:f}=i.settings,y=vt(n).filter(P=>P.player===t),k=n.hint?.type==="why"&&n.hint.player===t&&[n.hint.move],b=()=>a.store.dispatch({type:"peek"});return $s({frame:s,seats:p,player:t,patches:r,lettered:h,named:f,active:m,place:`${u?"front":"back"} p${t}`,held:m&&n.placement.letter!==null,ghost:aa(n,t),cursor:m?n.placement.cursor:n.walks[t],fresh:go(k||y.map(({move:P})=>P),r),hint:Qt(po(n,t),r),marks:ho(n,t),extras:{clock:Ro(o,t),thumbnail:u?d:ra(e,t,b),said:a.bees?.greeting(e,t)},head:[u?d:ia(p,t,b),a.ending?.tally(e,t)],account:n.looking?void 0:n.account,switches:C(o)&&o.stage!=="over"?is(i):d})}function ra({state:e,table:t,frame:n,patches:o},s,r){return c`<button
type="button"
class="peek-button"
aria-expanded=${e.peek?"true":"false"}
aria-label=${l("peek",{name:v(t.seats,s)})}
data-testid="peek"
@click=${r}
>
${to(n.players[s-1],o)}
</button>`}function ia(e,t,n){let o=on(e,t);return c`<div class="peek-head">
<b>${o?l("your-quilt"):l("quilt-of",{name:v(e,t)})}</b>
<button type="button" data-testid="peek-close" @click=${n}>${l("back")}</button>
</div>`}function aa(e,t){let{placement:n}=e,o=w(e);return!o||!n.origin||kt(e)!==t||e.looking?null:{letter:o.letter,code:O(n,o.letter),origin:n.origin,cells:A(n,o),set:n.set,sent:e.pending!==null,legal:q(n,o)&&S(e,o.letter)?.available!==!1,planned:n.plan}}function la({state:e,game:{hints:t}}){let{notice:n,said:o,ghostText:s,status:r,alone:i,hint:a}=e;return c`<div class="visually-hidden">
<div role="status" aria-live="polite" data-testid="live-news">
${r==="lost"?i||l("live-lost"):o}
</div>
<div role="status" aria-live="polite" data-testid="live-time">${e.timeSaid}</div>
<div role="status" aria-live="polite" data-testid="live-ghost">${s}</div>
<div role="status" aria-live="polite" data-testid="live-hint">
${a&&t?.isWhole(a)?l(`live-${a.type}`,{words:t.hintWords(e,!0)}):""}
</div>
<div role="status" aria-live="polite">
${n?.kind==="info"?n.text:e.copied}
</div>
<div role="alert" data-testid="live-error">${n?.kind==="error"?n.text:""}</div>
</div>`}var ca=":is(button, a, input, summary, .quilt):not(.pass)";function Ss(e,t){let n=()=>t.store.dispatch({type:"weigh",on:!1}),o=({target:r})=>{r instanceof Element&&r.closest(ca)&&n()},s=r=>{r.key==="Escape"&&n()};return e.addEventListener("pointerover",o),window.addEventListener("keydown",s),()=>{e.removeEventListener("pointerover",o),window.removeEventListener("keydown",s)}}function ua({root:e,shell:t},n,o,s=null){let r=ya(n,o,t,s),i=()=>ko(e),a=s?.accompany(r,i)??null;a&&(r.company=a.company);let p={seating:null,place:null},u=$o(e,r,t),m=ka(e,r,t),h=va(e,r,p,t,i,a),f=xa(r,t),y=Sa(r,()=>b()),k=!0,b=()=>{k&&(h(),Kn(r.state.table.seats),a?.drawn(),f(),a||y.consider(),u.play(),m.consider())},P=r.state.table,j=[r.store.watch(b),r.store.watch(Pa(r,P,t)),...a?.watch(b)??[],Ss(e,r),wo(e,r,u,m,i),m.stop,()=>u.skip(),y.stop,()=>p.place?.close(),()=>r.close()];s||Cs(r.id,P),Ps(P),s||ma(r,p,t,b),r.open(),pa(r,n,()=>k);let nt=!0;return{draw:()=>{b(),nt&&ga(e,a),nt=!1},close:()=>{k=!1;for(let Ts of j)Ts()}}}function pa(e,t,n){t instanceof xt&&t.thinks&&E("duel").then(({thinkAt:o})=>n()&&o(e,t),()=>t.leaveThinking())}function ma(e,t,n,o){let{table:s}=e.state;s.tournament!==null&&fa(e,t,n,o),(s.fair||T(s))&&ha(e,t,n,o),s.seats.some(r=>Ct(r)!==null)&&da(e,o)}function da(e,t){E("bees").then(n=>{e.bees=n,t()},console.warn)}function ha(e,t,n,o){E("seating").then(({seatingAt:s})=>{t.seating=s(e,n,o),o()},e.fail)}function fa(e,t,n,o){E("tournaments").then(({placeOf:s,onwards:r})=>{let i=s(e.id,n,o);t.place={words:()=>i.words,said:()=>i.said,onwards:()=>r(i),close:i.close}},console.warn)}function ga(e,t){document.activeElement===document.body&&e.querySelector("#turn-heading")?.focus({preventScroll:!0}),t?.begin()}function ya(e,t,n,o){let s=new Zt(e,t,o?.seen);return s.onHelp=n.help,bo(s),$a(s),s.onOutdated=Ke,s.onUnopened=Ye,s}var ba=40;function $a(e){let t=!1,n=()=>{let{stage:o,players:s}=e.state.table;t||o!=="over"&&s.every(({time:r})=>r<ba)||(t=!0,E("ending").then(r=>{e.ending=r,e.redraw()},e.fail))};e.store.watch(n),n()}function wa(e,t){let n=_t(e,t);if(n===null)throw new _e(l("page-outdated"));let o=`${location.origin.replace(/^http/,"ws")}/api/games/${e.game}/play`;return new xt({open:s=>new WebSocket(`${o}?version=${2}${s?"&thinks=1":""}`),...dt,newId:()=>`${Date.now().toString(36)}-${Math.random().toString(36).slice(2,12)}`},n,t)}function ka(e,t,n){let o={now:()=>performance.now(),...dt},s=new te({...o,turn:()=>t.turnCard(!0)}),r=new Jt({...o,show:(i,a)=>Ho(e,i,a),onTime:i=>t.store.dispatch({type:"time",part:i})});return{consider:()=>{s.consider(t.state,n.settings.turnCards),r.consider(t.state)},stop:()=>{s.stop(),r.stop()}}}function va(e,t,n,o,s,r){let i=-1,a=-1,p=!1;return()=>{let{table:u}=t.state,m=document.activeElement,h=r?.slot()??null;Ne(xs(Bo(t,o),n,s,h),e),t.dialogs?.showDialog(e),t.state.typing&&!p&&document.getElementById("command")?.focus(),p=t.state.typing,m&&!m.isConnected&&xo(e,m,s),Yn(R(u),$t(u)&&u.mode!=="screen"),t.state.looking?yo(e):u.moves.length!==i&&Ca(e.querySelector(".move-list")),i=u.moves.length;let f=document.activeElement?.matches("[data-quilt=shown] .cells");u.number!==a&&f&&s(),a=u.number}}function xa(e,t){let n=-1,o=We(e.state.table);return()=>{let{number:s}=e.state.table;!(t.settings.hints||o)||n===s||!ct(e.state)||(n=s,e.hint())}}function Sa(e,t){let n=null,o=()=>{e.moments?.stop(),e.moments=null,n=null};return{stop:o,consider:()=>{let{table:s,status:r}=e.state,i=tn(s)&&r!=="lost"?s.moves.length:null;i!==n&&(o(),n=i,i!==null&&E("moments").then(({lookBack:a})=>{n===i&&(e.moments=a(e,s,t)),t()},console.warn))}}}function Pa(e,t,n){let o=t;return()=>{let s=e.state.table,r=Un(o,s);T(o)&&!T(s)&&Cs(s.game,s),o.stage!==s.stage&&Ps(s),o=s,r!==null&&n.go(`/game/${r}`)}}function Ca(e){e&&(e.scrollTop=e.scrollHeight)}function Ta({left:e,control:t}){return t.endsWith("d")?0:Date.now()+e[0]+e[1]}function Ps(e){let{game:t,ring0:n,mode:o,rated:s,day:r,stage:i,clock:a}=e;C(e)&&(o==="remote"||s||r!==null)&&je(t,n,i==="over",a?Ta(a):0)}function Cs(e,t){let{seats:n}=t;!X(t)&&n.some(o=>o.yours)&&Ue(e,n.map(o=>o.name||l("an-open-seat")).join(" – "))}export{Oa as a,bt as b,O as c,A as d,$t as e,$ as f,lt as g,jt as h,ct as i,Ut as j,ut as k,ye as l,S as m,mo as n,wt as o,Z as p,kt as q,w as r,be as s,go as t,Se as u,ne as v,tt as w,Wo as x,Bc as y,Vo as z,Ka as A,Qs as B,yo as C,bo as D,$o as E,wo as F,ko as G,xo as H,gl as I,dr as J,Go as K,gr as L,Mo as M,Zt as N,wr as O,Bo as P,Tr as Q,Ar as R,No as S,Pc as T,ts as U,nu as V,W,et as X,ns as Y,os as Z,Oe as _,ls as $,ps as aa,op as ba,ds as ca,$s as da,ws as ea,Ji as fa,ta as ga,oa as ha,vs as ia,Ss as ja,ua as ka,wa as la,Ea as ma};
