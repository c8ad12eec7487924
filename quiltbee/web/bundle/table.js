import{$a as U,$b as Ne,$c as ln,$d as gn,A as Ot,Ac as Ht,Bb as B,Bc as ht,Cb as Se,Cc as k,Db as Pe,Dc as Y,Ea as ue,Eb as v,Ec as Je,Ed as bt,F,Fb as Ee,Fc as X,Fe as x,G as l,Gb as Te,Gc as ft,Ge as Cn,H as R,Ha as me,Hc as Nt,Hd as pn,He as Gn,I as m,Ic as Ze,Id as un,J as oe,Jb as Oe,Jc as ot,Jd as mn,Kb as Ce,Kc as tn,Lc as S,Mc as en,N as se,Nb as K,Nc as gt,O as ie,Ob as j,Oc as st,Pa as de,Pb as Ge,Pc as it,Pd as dn,Qc as q,Rb as Ae,Rc as w,Rd as hn,Sb as pt,Sc as It,T as re,Tb as Me,Tc as yt,Td as qt,U as ae,Ua as W,Ub as Lt,Uc as nn,V as le,Va as Ct,Vb as Le,Vc as on,Wa as tt,Wc as sn,Xa as _,Xb as Re,Xc as rt,Ya as he,Yc as rn,Za as Gt,Zb as He,Zc as an,_ as y,_a as fe,_d as fn,a as So,aa as ce,ac as Ie,bc as Be,c as Jt,cb as ge,cc as ut,ce as Dt,dc as qe,dd as cn,ec as De,ed as at,ee as G,fb as ye,fc as Fe,fe as z,gb as et,gc as We,hb as H,hc as _e,he as yn,ib as N,ic as Ue,ie as bn,j as Zt,jb as be,jd as Bt,k as a,kb as $e,kc as Ke,ke as $n,l as Et,lb as we,lc as mt,le as wn,mb as E,mc as je,na as pe,nc as Qe,ob as ke,oe as kn,p as te,pb as ve,pe as vn,qe as xn,rb as T,rc as Ye,re as Sn,s as Tt,sb as nt,sc as Xe,t as ee,tb as At,tc as C,ub as xe,uc as ze,ue as Pn,vc as O,ve as En,w as ne,wc as Ve,xb as I,xc as Q,xe as Tn,yc as dt,ye as On,zb as Mt,zc as Rt}from"./page.js";var Ji={};So(Ji,{openGamePage:()=>Ri,sourceOf:()=>Ui});var Zi=[["1 2 3","key-1-2-3"],["keys-arrows","key-arrows"],["keys-shift-arrows","key-shift-arrows"],["N, Shift + N","key-n"],["R, Shift + R","key-r"],["F","key-f"],["keys-space","key-space"],["Enter","key-enter"],["Esc","key-esc"],["keys-wheel","key-wheel"],["P","key-p"],["U","key-u"],["T, Enter","key-t"],["H, W","key-h"],["/","key-slash"],["?, F1","key-help"]],lt={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right"},An={1:{type:"option",index:0},2:{type:"option",index:1},3:{type:"option",index:2}," ":{type:"placement",event:{type:"cycle"}},f:{type:"placement",event:{type:"turn",how:"flip"}},Enter:{type:"place"},Escape:{type:"cancel"},p:{type:"pass"},u:{type:"undo"},t:{type:"turn"},h:{type:"hint"},w:{type:"why"},"/":{type:"command"},"?":{type:"help"}};function Po(e,t){return e==="Slash"?t?"?":"/":/^(?:Key|Digit)(\w)$/.exec(e)?.[1].toLowerCase()??""}function Ln(e){let{key:t,code:n="",shiftKey:o,ctrlKey:s,metaKey:i,altKey:r}=e;if(s||i||r)return null;let c=Mn(t,o);return c||/^[a-z]$/i.test(t)?c:Mn(Po(n,o),o)}function Mn(e,t){if(Object.hasOwn(lt,e)){let o=lt[e];return{type:"placement",event:{type:t?"jump":"arrow",direction:o}}}let n=e.length===1?e.toLowerCase():e;return n==="n"?{type:"placement",event:{type:"next",back:t}}:n==="r"?{type:"placement",event:{type:"turn",how:t?"left":"right"}}:Object.hasOwn(An,n)?An[n]:null}var Eo=new Set(["place","pass","undo","turn","hint","why"]);function Rn({repeat:e},t){return e&&Eo.has(t.type)}var To=4,Oo=1.5,Co=120;function Go(e,t){return t===null||e.detail===0?!1:e.pointerId===void 0||e.pointerId===t}var $t=class{constructor(t,n){this.root=t;this.game=n;let o=new AbortController;this.stop=()=>{this.end(),o.abort()};let s=(i,r,c=!1)=>t.addEventListener(i,u=>r(u),{signal:o.signal,capture:c});s("pointerdown",i=>this.down(i)),s("pointermove",i=>this.move(i)),s("pointerup",i=>this.up(i)),s("pointercancel",()=>this.abandon()),s("pointerleave",()=>this.leave()),s("click",i=>this.click(i),!0),s("contextmenu",i=>this.flip(i)),t.addEventListener("wheel",i=>this.wheel(i),{signal:o.signal,passive:!1}),window.addEventListener("keydown",i=>{i.key==="Escape"&&this.press?.dragging&&(i.stopPropagation(),this.abandon())},{signal:o.signal,capture:!0})}root;game;press=null;swallow=null;turned=0;stop;cellAt(t,n){let o=this.root.querySelector("[data-held] .cells");if(!o)return null;let s=o.getBoundingClientRect(),i=s.width/9,[r,c]=[Math.floor((n-s.top)/i),Math.floor((t-s.left)/i)];return r>=-1&&c>=-1&&r<=9&&c<=9?[Math.max(0,Math.min(8,r)),Math.max(0,Math.min(8,c))]:null}isOnQuilt(t){return t.target instanceof Element&&t.target.closest("[data-held] .cells")!==null}down(t){this.swallow=null;let{state:n}=this.game;if(t.button!==0||!t.isPrimary||!q(n))return;let o=t.target,s=k(n)?o.closest("[data-patch]"):null,i=s?s.dataset.patch:this.game.state.placement.letter;if(!i||!s&&!this.isOnQuilt(t))return;let r=s?this.grabbed(s,i,t):this.heldCell(t);this.press={pointer:t.pointerId,x:t.clientX,y:t.clientY,letter:i,anchor:r,market:s,touch:t.pointerType==="touch",dragging:!1,image:null}}grabbed(t,n,o){let s=gt(this.game.state,n),i=t.querySelector(".patch");if(!s||!i)return null;let r=s.patch.orientations[C(this.game.state.placement,n)],[c,u]=_(r),p=i.getBoundingClientRect(),d=Math.floor((o.clientY-p.top)/p.height*c),h=Math.floor((o.clientX-p.left)/p.width*u);return r.find(f=>tt(f,[d,h]))??Gt(r)}heldCell(t){let{placement:n}=this.game.state,o=w(this.game.state),s=this.cellAt(t.clientX,t.clientY);return!o||!n.origin||!s||!O(n,o).some(i=>tt(i,s))?null:[s[0]-n.origin[0],s[1]-n.origin[1]]}move(t){let{press:n}=this;if(!n){t.pointerType!=="touch"&&this.hover(t);return}if(t.pointerId===n.pointer){if(!n.dragging){if(Math.hypot(t.clientX-n.x,t.clientY-n.y)<To)return;this.startDrag(n)}this.drag(n,t)}}hover(t){let{placement:n}=this.game.state;if(n.letter===null||n.set)return;let o=this.isOnQuilt(t)?this.cellAt(t.clientX,t.clientY):null;o?this.game.placement({type:"hover",cell:o}):this.leave()}leave(){!this.press&&this.game.state.placement.origin&&this.game.placement({type:"leave"})}startDrag(t){t.dragging=!0,this.root.setPointerCapture(t.pointer),t.market&&this.game.choose(t.letter,t.anchor??void 0);let n=w(this.game.state);if(!n)return;let o=ze(this.game.state.placement,n),s=o.filter(r=>r[0]===_(o)[0]-1),i=t.touch?s[Math.floor(s.length/2)]:t.anchor??Gt(o);this.game.placement({type:"hold",anchor:i}),t.market&&(t.image=this.dragImage(t.market))}dragImage(t){let n=t.querySelector(".framed");if(!n)return null;let o=document.createElement("div");return o.className="drag-image",o.append(n.cloneNode(!0)),document.body.append(o),o}drag(t,n){let o=this.root.querySelector("[data-held] .cells"),s=t.touch&&o?o.getBoundingClientRect().width/9*Oo:0,i=this.cellAt(n.clientX,n.clientY-s);if(i?this.game.placement({type:"hover",cell:i}):this.game.placement({type:"leave"}),!t.image)return;t.image.hidden=i!==null;let r=`${n.clientX}px, ${n.clientY-s}px`;t.image.style.transform=`translate(${r}) translate(-50%, -50%)`}up(t){let{press:n}=this;if(!(!n||t.pointerId!==n.pointer)&&(this.end(),!!n.dragging)){if(this.swallow=n.pointer,!this.game.state.placement.origin)return this.game.placement({type:"cancel"});this.game.placement({type:"show"}),n.market&&!n.touch&&this.game.commit()}}abandon(){let t=this.press?.dragging?this.press.pointer:null;this.end(),this.swallow=t,t!==null&&this.game.placement({type:"cancel"})}end(){this.press?.image?.remove(),this.press=null}click(t){if(Go(t,this.swallow)){this.swallow=null,t.stopPropagation(),t.preventDefault();return}if(!this.isOnQuilt(t))return;let{game:n}=this,{placement:o}=n.state,s=w(n.state),i=this.cellAt(t.clientX,t.clientY);!i||!s||(o.set&&this.commits(t,i)?n.commit():n.placement({type:"set",cell:i}))}commits(t,n){let{placement:o}=this.game.state,s=w(this.game.state);if(!s)return!1;let i=O(o,s);return o.plan?!1:i.length>0&&Q(o,s)&&tt(fe(i),n)?!0:t.pointerType==="touch"?!1:[...i,o.cursor].some(r=>tt(r,n))}wheel(t){if(!this.turns(t)||t.deltaY===0)return;t.preventDefault();let n=performance.now();n-this.turned<Co||(this.turned=n,this.game.placement({type:"turn",how:t.deltaY>0?"right":"left"}))}flip(t){t.pointerType==="touch"||!this.turns(t)||(t.preventDefault(),this.game.placement({type:"turn",how:"flip"}))}turns(t){let{state:n}=this.game;return t.target instanceof Element&&t.target.closest("[data-held] .cells")!==null&&q(n)&&(w(n)?.letter??"+")!=="+"}};function rr(e){return t=>{let{target:n,key:o,shiftKey:s}=t;if(Ao(t)||Ft(t,(r,c)=>e.walk(r,c)))return;let i=n instanceof Element&&n.closest("[role=slider]")!==null;e.key(o,s,i)&&t.preventDefault()}}function Ao({target:e,altKey:t,ctrlKey:n,metaKey:o,defaultPrevented:s}){return t||n||o||s?!0:e instanceof Element&&e.closest("select, input, textarea, dialog")!==null}function Ft(e,t){let{target:n,key:o,shiftKey:s}=e,i=n instanceof Element?n.closest("[data-quilt=shown]"):null;return!i||!Object.hasOwn(lt,o)||s?!1:(e.preventDefault(),t(i.getAttribute("data-testid")==="quilt-1"?1:2,lt[o]),!0)}function Hn(e){let t=e.querySelector(".move-list"),n=t?.querySelector(".move.now");if(!t)return;if(!n){t.scrollTop=0;return}let[o,s]=[t.getBoundingClientRect(),n.getBoundingClientRect()];s.top<o.top?t.scrollTop-=o.top-s.top:s.bottom>o.bottom&&(t.scrollTop+=s.bottom-o.bottom)}function Nn(e,t,n,o){let s=Mo(e,t,n),i=new $t(e,t),r=new AbortController,{signal:c}=r,u=()=>{document.hidden||(t.wake(),o?.consider())},p=()=>{t.skip(),s.skip(),s.wake()};window.addEventListener("keydown",p,{capture:!0,signal:c}),window.addEventListener("pointerdown",p,{capture:!0,signal:c}),e.addEventListener("keydown",h=>qo(h,t),{signal:c}),window.addEventListener("online",u,{signal:c}),document.addEventListener("visibilitychange",u,{signal:c}),Ho(e,t,c),Lo(e,t,s.bring),t.onHelp=n.help,t.focusQuilt=()=>In(e.querySelector(".quilt.active .cells"));let d=!1;return{drawn(h){t.dialogs?.showDialog(e),t.state.typing&&!d&&document.getElementById("command")?.focus(),d=t.state.typing,h&&!h.isConnected&&Bo(e,h,t),s.play()},stop(){r.abort(),i.stop(),s.skip()}}}function Mo(e,t,n){let o=window.matchMedia("(prefers-reduced-motion: reduce)");t.pace=()=>document.hidden||o.matches?"off":n.settings.motion;let s=null,i=async()=>{let c=await x("alive");return s??=new c.Alive(e,()=>n.settings.look)},r=()=>{!o.matches&&n.settings.motion!=="off"&&i().catch(console.warn)};return t.state.table.mode!=="screen"&&r(),t.onShow=({table:c},u)=>{let p=t.state.table,{sounds:d,vibration:h}=n.settings;if((d||h)&&x("cues").then(({tellCues:g})=>g(p,c,n.settings),console.warn),t.pace()==="off")return;let f=c.moves.length===p.moves.length+1;s?.prepare(f?c.moves.at(-1):void 0,p,c,u)},{bring:i,wake:r,play:()=>s?.play(),skip:()=>s?.skip()}}function Lo(e,t,n){t.onLine=o=>x("commands").then(({obey:s})=>s(t,o),s=>t.complain(s.message)),t.onPlan=o=>No(e,t,o),t.onAsk=o=>Io(t,o),t.onLook=o=>x("looking").then(({lookBack:s})=>s(t,o),t.fail),t.onAgain=()=>Promise.all([x("looking"),n()]).then(([{showAgain:o},s])=>o(t,s),t.fail),t.onDialogs=o=>x("dialogs").then(s=>{t.dialogs=s,o()},t.fail)}var Ro=":is(button, a, input, summary, .quilt):not(.pass)";function Ho(e,t,n){let o=()=>t.store.dispatch({type:"weigh",on:!1}),s=({target:r})=>{r instanceof Element&&r.closest(Ro)&&o()},i=r=>{r.key==="Escape"&&o()};e.addEventListener("pointerover",s,{signal:n}),window.addEventListener("keydown",i,{signal:n})}async function No(e,t,n){try{t.planning=await x("plan"),t.planning.planWith(t,n),t.state.placement.plan&&w(t.state)&&In(e.querySelector(".spread.front .cells"))}catch(o){t.fail(o)}}async function Io(e,t){e.store.dispatch({type:"pending",request:t});try{e.hints??=await x("hints"),await e.hints.answer(e,t)}catch(n){e.fail(n)}finally{e.state.pending===t&&e.store.dispatch({type:"pending",request:null})}}function In(e){if(!e)return;e.focus({preventScroll:!0});let{top:t,bottom:n}=e.getBoundingClientRect();(t<0||n>window.innerHeight)&&e.scrollIntoView({block:"nearest"})}function Bo(e,t,n){t.matches(".turn-card")&&e.querySelector(".quilt.active")?n.focusQuilt():document.getElementById("turn-heading")?.focus()}function qo(e,t){let n=e.target;if(!n.closest("[data-keys]")||n.closest("dialog, input, select, textarea")||Ft(e,(r,c)=>t.store.dispatch({type:"walk",player:r,direction:c})))return;let s=Ln(e),i=n instanceof HTMLButtonElement&&[" ","Enter"].includes(e.key);i&&e.repeat&&e.preventDefault(),!(!s||i)&&(e.preventDefault(),!Rn(e,s)&&Fo(s,t))}function Do(e){let{letter:t,plan:n}=e.state.placement;if(e.placement({type:"cancel"}),!n||!document.activeElement?.matches(".cells"))return;document.querySelector(`[data-coming=${t}]`)?.focus({preventScroll:!0})}function Fo(e,t){switch(e.type){case"option":return t.chooseAt(e.index),t.focusQuilt();case"placement":return t.placement(e.event);case"place":return t.state.placement.letter===null&&t.company.goOn()?void 0:t.state.table.stage==="card"?t.turnCard():t.commit();case"turn":return t.turnCard();case"hint":return t.hint();case"why":return t.why();case"cancel":return Do(t);case"pass":return t.pass();case"undo":return t.undo();case"command":return t.type(!0);case"help":return t.onHelp()}}var Bn=250,Wo=2e3,_o=5e3,Uo=15e3,Ko={kind:"note",player:null,move:null,keep:null},ct=class{constructor(t,n,o){this.outside=t;this.folded=n;this.patches=o;this.thinks=ke(n.game)}outside;folded;patches;hear=()=>{};wait=Bn;pending=null;socket=null;retry=null;deadline=null;silence=null;hasGap=!1;wasOpen=!1;thinks;get table(){return dn(this.folded,this.patches)}get number(){return this.folded.game.number}watch(t){return this.hear=t,this.connect(),()=>this.leave()}connect(){if(this.forget("retry"),this.socket)return;let t=this.outside.open(this.thinks);this.socket=t,this.hasGap=!1,this.wasOpen=!1,t.onopen=()=>this.opened(),t.onmessage=n=>this.received(String(n.data)),t.onclose=()=>this.closed(t),this.expectAnswer()}wake(){if(this.socket?.readyState!==1)return this.connect();this.askForGame()}leave(){let t=this.socket;this.socket=null,this.forget("retry"),this.forget("deadline"),this.forget("silence"),t&&(t.onmessage=null,t.readyState===0?t.onopen=()=>t.close():t.close())}send(t){return this.pending?!1:(this.pending={...t,id:this.outside.newId(),seen:this.number},this.hear({type:"pending",request:t}),this.transmit(),!0)}transmit(){!this.pending||this.socket?.readyState!==1||(this.socket.send(JSON.stringify(this.pending)),this.expectAnswer())}askForGame(){this.socket?.send(JSON.stringify({type:"hello",seen:this.number})),this.expectAnswer()}expectAnswer(){this.forget("deadline"),this.deadline=this.outside.later(()=>this.drop(),_o)}drop(){let t=this.socket;t&&(t.onclose=null,t.close(),this.closed(t))}leaveThinking(){this.thinks=!1,this.drop()}opened(){this.wait=Bn,this.wasOpen=!0,this.hear({type:"status",status:"open"}),this.transmit()}received(t){let n=JSON.parse(t);if(n.type==="ping")return this.answerPing(n.n);switch(!this.pending&&!this.hasGap&&this.forget("deadline"),n.type){case"game":return this.begin(n);case"event":return this.advance(n);case"note":return this.note(n);case"error":return(n.id===null||n.id===this.pending?.id)&&this.settle(),this.hear({type:"refusal",refusal:n})}}answerPing(t){this.socket?.send(JSON.stringify({type:"pong",n:t})),this.forget("silence"),this.silence=this.outside.later(()=>this.missPing(),Uo)}missPing(){this.silence=null,this.folded.game.clock?.running&&this.drop()}begin(t){let n=t.version===2?bt(t,this.patches):null;if(n===null)return console.error(`This page can’t follow game ${t.game} at event ${t.number}.`),this.hear({type:"outdated"});this.hasGap=!1,this.show(n,t.acknowledges,null)}advance(t){let{number:n,acknowledges:o}=t,s=this.folded,i=this.hasGap?null:pn(s,t,this.patches);if(i)return this.show(i,o,mn(s,t));this.acknowledged(o),!(this.hasGap||n<=this.number)&&(console.warn(`Event ${n} can’t follow ${this.number} here: the whole game is asked for.`),this.askForGame(),this.hasGap=!0)}say(t){this.socket?.send(JSON.stringify({type:"say",phrase:t}))}note(t){this.hasGap||(this.folded=un(this.folded,t),this.hear({type:"table",table:this.table,happened:Ko}))}show(t,n,o){this.pending||this.forget("deadline"),this.folded=t,this.acknowledged(n),this.hear({type:"table",table:this.table,happened:o})}acknowledged(t){t!==null&&t===this.pending?.id&&this.settle()}settle(){this.pending=null,this.hasGap||this.forget("deadline"),this.hear({type:"pending",request:null})}closed(t){this.socket===t&&(this.socket=null,this.forget("deadline"),this.forget("silence"),this.wasOpen||this.hear({type:"unopened"}),this.hear({type:"status",status:"lost"}),this.retry=this.outside.later(()=>this.connect(),this.wait),this.wait=Math.min(Wo,this.wait*2))}forget(t){let n=this[t];n!==null&&this.outside.forget(n),this[t]=null}};function jo(e,t,n){return[...t.placements].map(o=>{let s=Ct(o.slice(1)),i=he(t.patch.orientations[o[0]],s),r=U(e,i).length;return{key:o,score:Yo(e,i)-6*r}}).sort((o,s)=>s.score-o.score||(o.key<s.key?-1:1)).slice(0,n).map(({key:o})=>o)}var Qo=[3,3];function qn(e,t,n){let o=[...t.placements].filter(r=>r[0]===String(n)),s=new Set(o.length>0?o:t.placements),[i]=jo(e,{...t,placements:s},1);return i===void 0?{orientation:n,origin:Qo}:{orientation:Number(i[0]),origin:Ct(i.slice(1))}}function Yo(e,t){let n=new Set(t.map(String)),o=0;for(let[s,i]of t)for(let[r,c]of[[s-1,i],[s+1,i],[s,i-1],[s,i+1]])(r<0||c<0||r>=9||c>=9||e[r*9+c]!=="."&&!n.has(`${r},${c}`))&&(o+=1);return o}function Ut(e,t,n,o=""){let s=`${G(t)}. ${z(t)}`;if(!e)return s;let i=e.moves.length;return t.moves.length<i?a("taken-back",{turn:s}):o?G(e)===G(t)?o:`${o} ${s}`:[...t.moves.slice(i).map(({number:c,player:u,move:p})=>{let d=u===2&&t.automa?.turns.find(h=>h.number===c);return d?_e(d,n):a("move-by",{name:v(t.seats,u),move:Ce(p,n,!0)})}),...Xo(e,t),s].join(" ")}function Xo(e,t){return t.players.flatMap((n,o)=>!n.special_tile||e.players[o].special_tile||t.automa&&o===1?[]:[a("takes-tile",Pe(t.seats,o===0?1:2))])}var zo=new Set(["show","turn","cycle"]);function Dn(e,t){let{table:n,placement:o}=e;if(t.type==="hover"||t.type==="leave"||t.type==="hold")return e.ghostText;if(t.type==="cancel")return a("put-back");let s=w(e),i=it(e);if(!s||!i)return _t(t)||W(o.cursor);if(!o.origin){let $=S(e,s.letter),P=$?j($):null,M=s.letter==="+"?a("special-patch"):e.patches[s.letter].name;return P?a("chosen-but",{patch:M,reason:P}):a("chosen",{patch:M})}let r=n.players[i-1].cells,c=O(o,s),u=K(c,r,S(e,s.letter)),p=W(o.origin),d=_t(t)?`${_t(t)} `:"",h=zo.has(t.type)?` ${a("ghost-covers",{cells:Et(c.map(W))})}`:"";if(u)return d+a("ghost-against",{cell:p,reason:u})+h;let f=U(r,c),g=f.length>0?a("ghost-fits-making",{cell:p,holes:Et(f.map(Ae))}):a("ghost-fits",{cell:p}),b=yt(e,s);return d+(b?`${g} ${a("ghost-tile")}`:g)+h}function _t(e){return"said"in e&&e.said?e.said:""}function Or(e,t){let{table:n}=e,o=S(e,t);return o?`${pt(o,[],!1,n,n.seats).map(i=>i.text).join("; ")}.`:""}function Wn(e,t,n=0){return wt({patches:e,table:t,status:"connecting",alone:"",pending:null,placement:Ye,looking:null,walks:{1:[4,4],2:[4,4]},dialog:null,notice:null,peek:!1,said:Ut(null,t,e),ghostText:"",copied:"",account:{turns:t.automa?.turns??[],run:t.automa?.turns.length?1:0},typing:!1,weighing:!1,hint:null,suggestions:[],told:"",anchor:qt(null,t,n),awayFrom:Dt(t)===null?null:n,fallen:null,isLongAway:!1,timeSaid:""})}function V(e,t){return t!==""&&t===e?`${t} `:t}function _n(e,t){switch(t.type){case"table":return Jo(Vo(e,t.table,t.at??0),t.table,t.happened??null);case"told":return{...e,told:t.text,said:V(e.said,t.text)};case"time":return{...e,...t.part};case"status":{let o=t.status==="open"&&e.status==="lost"?V(e.said,a("connection-back")):e.said;return{...e,status:t.status,alone:t.words??"",said:o}}case"pending":return{...e,pending:t.request,notice:t.request?null:e.notice};case"refusal":return{...e,notice:Fn(e,{kind:"error",text:t.text})};case"hint":return{...e,hint:t.hint};case"suggest":return{...e,suggestions:t.suggestions};case"placement":return es(e,t.event);case"look":return{...e,looking:{frames:t.frames,index:t.index},placement:Ht(e.placement)};case"return":return wt({...e,looking:null});case"walk":return{...e,walks:{...e.walks,[t.player]:ge(e.walks[t.player],t.direction)}};case"dialog":return{...e,dialog:t.dialog};case"peek":return{...e,peek:!e.peek};case"typing":return{...e,typing:t.open};case"weigh":return e.weighing===t.on?e:{...e,weighing:t.on};case"notice":return{...e,notice:Fn(e,t.notice)};case"copied":return{...e,copied:V(e.copied,t.text)}}}function Fn({notice:e},t){return t&&{...t,text:V(e?.text??"",t.text)}}function Vo(e,t,n){let o=Dt(t)!==null;return{...e,anchor:qt(e.anchor,t,n),awayFrom:o?e.awayFrom??n:null,isLongAway:o&&e.isLongAway}}function Jo(e,t,n){let o=e.table;if(o.number===t.number)return{...e,table:t};let s=yn(n,t),i=Ut(o,t,e.patches,s),r=i?V(e.said,i):e.said;return o.position===t.position&&s!==""?{...e,table:t,said:r,told:s}:wt({...e,table:t,said:r,told:s,looking:null,ghostText:"",copied:"",hint:null,suggestions:[],account:Zo(e,t),placement:ts(e,t)?e.placement:Ht(e.placement)})}function Zo({account:e,table:t},n){let{turns:o}=n.automa??e,s=n.moves.length<t.moves.length;if(o.length===0&&!s)return e;let i=o.length>0&&o[0].number===e.turns[0]?.number;return{turns:o,run:i?e.run:e.run+1}}function ts({placement:e,table:t},n){let{plan:o,letter:s}=e;return!o||s===null||n.stage==="over"||st(t)!==st(n)?!1:n.ring.includes(s)&&!n.options.some(i=>i.letter===s)}function wt(e){let{table:t}=e;if(t.stage!=="special_patch"||!ht(t))return e;let n=Xe(t.players[t.turn-1].cells,"+",e.patches);return{...e,placement:Rt(e.placement,null,{type:"choose",choice:n})}}function es(e,t){if(e.pending)return e;let n=w(e),o=Rt(e.placement,n,t);if(o===e.placement)return e;let s=o.plan?os(o):o,i=e.peek&&!s.plan,r={...e,placement:s,peek:i,notice:null};return{...t.type==="cancel"?wt(r):r,ghostText:ns(r,t)}}function ns(e,t){let n=Dn(e,t);return t.type==="hover"||t.type==="leave"||t.type==="hold"?n:V(e.ghostText,n)}function os(e){let{letter:t,origin:n,spots:o}=e;return t&&n?{...e,spots:{...o,[t]:n}}:e}function ss(e,t){let n=e.indexOf(t);return[...e.slice(n+1)+e.slice(0,n)].slice(0,at)}function J(e,{ring:t}){let{letter:n,plan:o}=e.placement;return n!==null&&n!=="+"&&!o&&k(e)?ss(t,n):[]}function Un(e){let{state:t}=e;return st(t.table)!==null&&!k(t)&&!t.looking&&Kt(e)}function Kt({company:e,state:{table:t,pending:n}}){return t.stage!=="over"&&!T(t)&&!n&&e.letsPlan!==!1}function Kn(e){let t=w(e),n=t&&e.placement.spots[t.letter];if(!t||!n)return null;let o=C(e.placement,t.letter);return t.placements.has(o+W(n))?{orientation:o,origin:n}:null}var is={normal:350,slower:900,faster:160,off:0},rs={normal:1200,slower:3600,faster:500,off:0},kt=class{constructor(t,n){this.outside=t;this.show=n}outside;show;waiting=[];timer=null;spent=0;receive(t,n){this.waiting.push({item:t,isAction:n}),this.timer===null&&this.next()}interrupt(t){this.skip(),this.show(t,0)}skip(){let t=this.waiting,n=this.timer!==null;this.stop();for(let{item:o}of t)this.show(o,0);return n}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null,this.waiting=[],this.spent=0}next(){this.timer=null;for(let t=this.waiting.shift();t;t=this.waiting.shift()){let n=t.isAction?this.timeFor(this.outside.pace()):0;if(this.show(t.item,n),n!==0){this.spent+=n,this.timer=this.outside.later(()=>this.next(),n);return}}this.spent=0}timeFor(t){let n=1+this.waiting.filter(({isAction:s})=>s).length,o=Math.max(0,rs[t]-this.spent);return Math.min(is[t],Math.floor(o/n))}};var as={objection:()=>null,answer:()=>null,goOn:()=>!1},vt=class{constructor(t,n,o=s=>s){this.source=t;this.patches=n;this.seen=o;this.id=t.table.game,this.store=ee(_n,Wn(n,o(t.table),performance.now())),this.telling=new kt({...F,pace:()=>this.pace()},(s,i)=>{this.onShow(s,i),this.store.dispatch({type:"table",...s})})}source;patches;seen;onLook=()=>{};onAgain=()=>{};onPlan=()=>{};planning=null;bees=null;ending=null;moments=null;onAsk=()=>{};hints=null;id;store;pace=()=>"off";onShow=()=>{};onDialogs=()=>{};dialogs=null;onHelp=()=>{};focusQuilt=()=>{};onLine=()=>{};onOutdated=()=>!1;onUnopened=()=>{};company=as;telling;unwatch=()=>{};byItself=!1;get state(){return this.store.get()}open(){this.unwatch=this.source.watch(t=>this.hear(t))}follow(t){this.source=t,this.open()}wake(){this.source.wake?.()}close(){this.telling.stop(),this.unwatch()}hear(t){switch(t.type){case"table":return this.show(t.table,t.happened);case"refusal":return this.refused(t.refusal);case"complaint":return this.complain(t.text);case"outdated":return this.outdated();case"unopened":return this.onUnopened();default:return this.store.dispatch(t)}}show(t,n){let o=this.seen(t),s={table:o,happened:n,at:performance.now()};if(n?.kind==="note")return this.telling.receive(s,!1);let i=n?.kind==="move"||n?.kind==="card",r=!n?.player||o.seats[n.player-1].yours;i&&!r?this.telling.receive(s,!0):this.telling.interrupt(s)}outdated(){this.onOutdated()||this.complain(a("page-outdated"))}skip(){return this.telling.skip()}placement(t){this.store.dispatch({type:"placement",event:t})}complain(t){this.store.dispatch({type:"notice",notice:{kind:"error",text:t}})}fail=t=>this.complain(te(t));choose(t,n){if(!k(this.state))return;let o=gt(this.state,t);this.state.placement.letter===t&&!n?this.placement({type:"cancel"}):o&&this.placement({type:"choose",choice:o,anchor:n});let s=!n&&Kn(this.state);s&&this.placement({type:"put",...s})}chooseShown(t){if(!k(this.state))return;this.choose(t);let{table:n,placement:o}=this.state,s=w(this.state);if(!s||o.letter!==t||o.origin)return;let{cells:i}=n.players[n.turn-1],r=qn(i,s,C(o,t));this.placement({type:"put",...r})}chooseAt(t){let{table:n,placement:o}=this.state,s=en(n)[t];s===void 0||!k(this.state)||(o.letter!==s&&this.choose(s),this.placement({type:"show"}))}commit(){let{state:t}=this,{table:n,placement:o}=t,s=w(t);if(o.plan)return this.complain(this.planning?.notYet(t)??"");if(!k(t))return;if(!s)return this.complain(a("choose-first"));if(!o.origin)return this.placement({type:"show"});let i=S(t,s.letter),r=K(O(o,s),n.players[n.turn-1].cells,i,!1),c=dt(o,s);if(r||!c)return this.complain(i&&i.missing>0&&r===j(i)?a("it-is-wrong",{reason:r??""}):a("cannot-place",{reason:r??a("does-not-fit")}));this.placement({type:"show"}),this.send({type:"move",move:c})}pass(){k(this.state)&&S(this.state,null)&&this.send({type:"move",move:"pass"})}undo(){let{table:t}=this.state;if(ot(this.state)){if(ut(t)&&!t.automa?.practice)return this.dialog("practice");this.send({type:"undo"})}}practise(){this.dialog(null),this.send({type:"undo"})}turnCard(t=!1){Y(this.state)&&(this.send({type:"turn"}),this.byItself=t)}hint(){X(this.state)&&this.send({type:"hint"})}why(){ft(this.state)&&this.send({type:"why"})}redraw(){this.store.dispatch({type:"hint",hint:this.state.hint})}forgetHint(){this.store.dispatch({type:"hint",hint:null})}refused({kind:t,error:n}){if(t==="stale"&&this.byItself)return;let o=Zt()==="en"?n:a(`refusal-${t}`);this.store.dispatch({type:"refusal",kind:t,text:o})}resign(){this.dialog(null),this.send({type:"resign"})}abort(){this.dialog(null),this.send({type:"abort"})}handOver(t){this.dialog(null),this.send({type:"handover",level:t})}mind(t){t==="handover"?this.dialog("handover"):this.send({type:t})}async report(t,n){this.dialog(null);let o=()=>this.store.dispatch({type:"told",text:a("told-server")});await Ot("POST /api/reports",{game:this.id,reason:t,text:n}).then(o).catch(this.fail)}async again(t){let n=ls(this.state.table);if(!n)return;let{create:o=s=>Ot("POST /api/games",s)}=this.source;await o(n).then(({url:s})=>t(s)).catch(this.fail)}send(t){this.byItself=!1;let n=this.company.objection(t);if(n!==null)return this.complain(n);if(t.type==="hint"||t.type==="why")return this.onAsk(t);this.source.send(t)||this.complain(a("on-its-way"))}type(t){if(t&&!this.dialogs)return this.onDialogs(()=>this.type(!0));t&&this.state.dialog&&this.dialog(null),this.store.dispatch({type:"typing",open:t})}dialog(t){if(t&&!this.dialogs)return this.onDialogs(()=>this.dialog(t));this.store.dispatch({type:"dialog",dialog:t})}look(t){let{table:n,looking:o}=this.state;if(t>=n.moves.length)return this.back();o?this.showAt(o.frames,t):this.onLook(t)}showAt(t,n){this.store.dispatch({type:"look",frames:t,index:Math.max(0,n)})}back(){this.store.dispatch({type:"return"})}};function ls({mode:e,board:t,seats:n,automa:o}){let[s]=we(n);if(s===void 0||e==="remote")return null;let i={board:t,seed:null,from:null,names:null};if(e==="solo"&&o)return{...i,opponent:"automa",deck:o.deck,level:o.level,first:"you"};if(e==="screen")return{...i,opponent:"person",first:"you",names:[n[1].name,n[0].name]};let r=s===1?"opponent":"you",c=se(n[2-s].name)??Jt;return{...i,opponent:"computer",level:c,first:r}}var cs=600,xt=class{constructor(t){this.outside=t}outside;due=null;tried=-1;timer=0;consider(t,n){let{number:o}=t.table,s=n&&Y(t)&&t.dialog===null&&o!==this.tried?o:null;if(s===this.due||(this.stop(),s===null))return;this.due=s;let i=t.table.moves.at(-1)?.player===2;this.timer=this.outside.later(()=>{this.due=null,this.tried=s,this.outside.turn()},i?0:cs)}stop(){this.due!==null&&this.outside.forget(this.timer),this.due=null}};function Qn({clock:e,seats:t},n){if(!e||t[n-1].kind==="computer")return m;let o=e.running===n;return l`<div
class=${o?"clock runs":"clock"}
data-clock=${n}
data-testid=${`clock-${n}`}
>
<span class="clock-sign">${y("clock")}${y("hurry")}</span>
<span class="clock-time" aria-hidden="true"></span>
<span class="visually-hidden"
>${a(o?"clock-running":"clock")}: <span class="clock-words"></span
></span>
</div>`}function Yn(e,t,{text:n,sentence:o,low:s}){let i=e.querySelector(`[data-clock="${t}"]`);i&&(i.dataset.low=s?"true":"false",jn(i.querySelector(".clock-time"),n),jn(i.querySelector(".clock-words"),o))}function jn(e,t){e&&e.textContent!==t&&(e.textContent=t)}function Xn(e,t){let{state:n}=e;return{game:e,state:n,table:n.table,frame:tn(n),patches:n.patches,shell:t}}function ps({automa:e}){if(!e)return"";let t=e.practice?a("about-practice"):"";return`${mt(e)}${t}. `}function us({board:e,seed:t}){let n=a(`board-${e}`);return t?pe("about-code",{code:l`<code data-testid="seed">${t}</code>`},{board:n}):n}function zn(e,t=""){let{state:n,table:o,game:s,shell:i}=e;return l`<section class="panel about" aria-labelledby="about-heading">
<h2 id="about-heading">${a("this-game")}</h2>
<p class="small">
${ps(o)}${us(o)}${E(o)?"":a("about-watching")}${o.seed&&o.seed_chosen?a("about-chosen"):""}
</p>
${t?l`<p class="small">
<a href=${`/tournaments/${o.tournament}`} data-testid="tournament-place"
>${t}</a
>
</p>`:m}
${ks(o)}
${I(o)?l`<p class="small" data-testid="local">
${a("offline-here")} ${o.automa?a("offline-cards"):m}
</p>`:m}
<div class="row">
${I(o)?fs(s):hs(o)} ${ms(e)}
<button type="button" data-testid="copy-link" @click=${()=>vs(e)}>
${y("link")}<span>${a("copy-link")}</span>
</button>
${bs(e)} ${$s(e)}
${o.stage==="over"?m:l`<button type="button" data-testid="new-game" @click=${()=>i.go("/")}>
${a("new-game")}
</button>`}
</div>
${n.copied?l`<p class="small copied" data-testid="copied">${n.copied}</p>`:m}
</section>`}function ms({table:e,shell:t}){return I(e)?m:l`<a
class="button"
data-testid="save-picture"
href=${le(e.game,"png",ds(t))}
download
>${y("download")}<span>${a("save-picture")}</span></a
>`}function ds({settings:{edition:e,theme:t}}){let n=t==="auto"?matchMedia("(prefers-color-scheme: dark)").matches:t==="dark";return{edition:e,scheme:n?"dark":"light"}}function hs({game:e}){return l`<a
class="button"
data-testid="download-record"
href=${`/api/games/${e}/record.pgr`}
download
>${y("download")}<span>${a("record")}</span></a
>`}function fs({source:e}){return e.record?l`<button
type="button"
data-testid="download-record"
@click=${()=>ys(e.record?.()??"")}
>
${y("download")}<span>${a("record")}</span>
</button>`:m}var gs=6e4;function ys(e){let t=document.createElement("a");t.href=URL.createObjectURL(new Blob([e],{type:"text/plain"})),t.download="game.pgr",t.click(),setTimeout(()=>URL.revokeObjectURL(t.href),gs)}function bs({table:e,game:t}){if(!E(e)||e.stage==="over")return m;let[n,o,s]=e.can_abort?["abort",ws(e),"cancel"]:["resign",a("resign"),"flag"];return l`<button type="button" data-testid=${n} @click=${()=>t.dialog(n)}>
${y(s)}<span>${o}</span>
</button>`}function $s({table:e,game:t}){return e.mode!=="remote"||!E(e)||T(e)?m:l`<button type="button" data-testid="report" @click=${()=>t.dialog("report")}>
${a("report")}
</button>`}function ws(e){return a(T(e)?"close-table":"call-off")}function ks({mode:e,clock:t,rated:n,takebacks:o,seats:s}){if(e!=="remote"&&!n)return m;let i=be.filter(c=>s[c-1].rating!==null).map(c=>`${v(s,c)} ${s[c-1].rating}`),r=[t?a("terms-clock",{clock:hn(t.control)}):a("terms-no-clock"),a(n?"terms-rated":"terms-not-rated"),a(o?"terms-takebacks":"terms-no-takebacks")];return l`<p class="small" data-testid="terms">
${r.join("; ")}. ${i.length?a("terms-ratings",{ratings:i.join(", ")}):""}
</p>`}async function vs({table:e,game:t}){t.store.dispatch({type:"copied",text:await Vn(xs(e))})}function xs({link:e,seats:t}){let n=t.map(({name:o})=>o);return`${location.origin}${Tt(re(e,n))}`}async function Vn(e){try{return await kn(e),a("link-copied")}catch{return a("copy-this-link",{link:e})}}function Ss(e){if(!I(e))return`${location.origin}/game/${e.game}`;let{link:t,seats:n}=e,o=n.map(({name:s})=>s);return`${location.origin}${Tt(ae(t,o))}`}async function Ta({table:e,game:t}){let n=Ss(e);if(!("share"in navigator)){t.store.dispatch({type:"copied",text:await Vn(n)});return}try{await navigator.share({title:"Quiltbee",url:n})}catch(o){if(!(o instanceof DOMException))throw o}}function Jn(e,t,n,o){let s=[...e.slice(at)];return l`<section class="panel ring" aria-labelledby="ring-heading" ?data-keys=${o}>
<div class="panel-head">
<h2 id="ring-heading">${a("coming-up")}</h2>
<span class="small">${a("after-these",{count:s.length})}</span>
</div>
${o?Ps(e,t,n,o):Zn(s,t,n)}
</section>`}function Ps(e,t,n,{held:o,then:s,choose:i}){let r=[...e.slice(at)],c=o!==null&&r.includes(o)?o:r[0],{cells:u,places:p}=Rs(r.map(d=>t[d]));return l`<ol
class="circle"
data-testid="ring"
aria-labelledby="ring-heading"
.style=${`--cells: ${u}`}
@keydown=${Os}
>
${r.map((d,h)=>{let f=t[d],g=p[h],b=s.includes(d),$=b?`${B(f)}, ${a("plan-then")}`:B(f);return l`<li class=${b?`then ${g.side}`:g.side} .style=${Es(g)}>
<button
type="button"
class="coming"
data-coming=${d}
tabindex=${d===c?0:-1}
aria-pressed=${d===o?"true":"false"}
@click=${()=>i(d)}
>
${N(d,f,g.code,n)}
<span class="visually-hidden">${$}</span>
<span class="price" aria-hidden="true">${L(f.buttons)}${D(f.time)}</span>
</button>
</li>`})}
</ol>
${Ts()}`}function Es({x:e,y:t}){return`--x: ${e}; --y: ${t}`}function Ts(){return l`<svg class="neutral-token" viewBox="-6 -8 12 16" aria-hidden="true">
${R`<path d="M-4.6 7Q-3 4.6-1.6.4A3.9 3.9 0 1 1 1.6.4Q3 4.6 4.6 7Z"></path>`}
</svg>`}function Os(e){let t=e.target.closest("li"),n=t?.parentElement;if(!t||!n||e.altKey||e.ctrlKey||e.metaKey)return;let o={ArrowRight:t.nextElementSibling,ArrowDown:t.nextElementSibling,ArrowLeft:t.previousElementSibling,ArrowUp:t.previousElementSibling,Home:n.firstElementChild,End:n.lastElementChild}[e.key];o!==void 0&&(e.preventDefault(),e.stopPropagation(),o?.querySelector("button")?.focus())}function Ha(e,t,n){return l`<section class="panel ring whole" aria-labelledby="ring-heading">
<div class="panel-head">
<h2 id="ring-heading">${a("circle")}</h2>
<span class="small">${a("circle-left",{count:e.length})}</span>
</div>
${Zn([...e],t,n)}
</section>`}function Zn(e,t,n){return l`<ol class="circle" data-testid="ring" tabindex="0" aria-labelledby="ring-heading">
${e.map(o=>Cs(o,t,n))}
</ol>`}function Cs(e,t,n){let o=t[e];return l`<li title=${B(o)}>
${H(e,o,0,n)}
<span class="visually-hidden">${B(o)}</span>
<span class="price" aria-hidden="true">${L(o.buttons)}${D(o.time)}</span>
</li>`}function L(e){return l`<span class="cost"
><svg viewBox="-3 -3 6 6" aria-hidden="true">${et(0,0,2.9)}</svg>${e}</span
>`}function D(e){return l`<span class="time"
><svg viewBox="-3 -3 6 6" aria-hidden="true">
<path class="glass" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path></svg
>${e}</span
>`}var Gs=[{side:"right",length:.3},{side:"bottom",length:.4},{side:"left",length:.3}],St=.035,As=2,Ms=.4;function Ls({orientations:e}){return Math.max(As,Math.min(..._(e[0])))+Ms}function Rs(e){let t=e.map(Ls),n=jt(t),o=[],s=1,i=0;for(let{side:r,length:c}of Gs){i+=c*n;let u=o.length,p=u,d=jt(t.slice(0,u)),h=r==="left"?1/0:i;for(;p<e.length&&d+t[p]/2<=h;)d+=t[p++];let f=jt(t.slice(u,p));s=Math.max(s,f/c);let g=1/(p-u),b=0;for(let $=u;$<p;$+=1){let P=(t[$]/f+g)/2;o.push(Hs(r,b+P/2,e[$])),b+=P}}return{cells:Qt(s),places:o}}function Hs(e,t,{orientations:n}){let o=St*(1-(2*t-1)**2),s=Object.keys(n).find(r=>{let[c,u]=_(n[r]);return e==="bottom"?c>=u:u>=c}),i={right:{x:1-St+o,y:t},bottom:{x:1-t,y:1-St+o},left:{x:St-o,y:1-t}}[e];return{x:Qt(i.x),y:Qt(i.y),side:e,code:Number(s)}}function jt(e){return e.reduce((t,n)=>t+n,0)}function Qt(e){return Math.round(e*1e3)/1e3}function to(e,t,n,o,s,i=[]){let r=new Set(i.map(({number:p})=>p)),c={first:0,back:t-1,forward:t+1,last:e.length},u=p=>p<0||p>e.length||p===t;return l`<section class="panel moves" aria-labelledby="moves-heading">
<div class="panel-head">
<h2 id="moves-heading">${a("moves")}</h2>
${Ds(p=>u(c[p]),p=>s(c[p]))}
</div>
<ol class="move-list" data-testid="move-list" tabindex="0" aria-labelledby="moves-heading">
${e.map(p=>l`<li class=${r.has(p.number)?"fresh-move":""}>
<button
type="button"
class=${p.number===t?"move now":"move"}
aria-current=${p.number===t?"step":"false"}
@click=${()=>s(p.number)}
>
<span class="number">${p.number}</span>
${Yt(p,n,o)}
<code>${p.move}</code>
</button>
</li>`)}
</ol>
${e.length===0?l`<p class="small">${a("no-move-yet")}</p>`:""}
</section>`}function Yt(e,t,n){let{player:o,move:s,change:i}=e,r=Re(e,t,n);return l`<span class="visually-hidden">${r}</span>
<span class="move-line" aria-hidden="true" title=${r}
>${ln(o)}<span class="move-picture">${Ns(s,n)}</span>${i&&i.to!==i.from?Bs(i):m}</span
>`}function Ns(e,t){let n=He(e);if(n===null)return e.startsWith("+")?Is():y("pass");let o=e.startsWith("A:")?0:Number(e[1]);return t[n]?N(n,t[n],o,!1):n}function Is(){return l`<svg class="leather" viewBox="0 0 10 10">${ye("special",0,0)}</svg>`}function Bs({from:e,to:t,paid:n,earned:o,income:s}){return l`${D(t-e)}${n>0?L(`−${n}`):m}${o>0?L(`+${o}`):m}${s>0?l`<span class="paid-out">${Sn("income")}+${s}</span>`:m}`}var qs=[["first","first-position"],["back","previous-position"],["forward","next-position"],["last","last-position"]];function Ds(e,t){return l`<div class="steps">
${qs.map(([n,o])=>l`<button
type="button"
class="quiet square"
aria-label=${a(o)}
title=${a(o)}
data-testid=${`step-${n}`}
aria-disabled=${e(n)?"true":"false"}
@click=${()=>t(n)}
>
${y(n)}
</button>`)}
</div>`}function eo(e){let{table:t}=e;if(!E(t)||t.rated)return m;let n=Je(t)&&t.stage!=="over",o=t.mode!=="remote"||t.takebacks;return l`${n?Fs(e):m} ${o?Ws(e):m}`}function Fs({state:e,game:t}){return l`<button
type="button"
class="hint-button"
data-testid="hint"
aria-keyshortcuts="H"
aria-disabled=${X(e)?"false":"true"}
@click=${()=>t.hint()}
>
${y("bulb")}<span>${a("hint")}</span>
</button>`}function Ws({state:e,table:t,game:n}){let o=ut(t)&&ot(e);return l`<button
type="button"
class=${t.mode==="screen"||t.mode==="computer"?"undo":"undo long"}
data-testid="undo"
aria-disabled=${ot(e)?"false":"true"}
@click=${()=>n.undo()}
>
${y("undo")}${_s(t,o)}
</button>`}function no({state:e,game:t}){return l`<button
type="button"
class="main turn-card"
data-testid="turn-card"
aria-keyshortcuts="T"
aria-disabled=${Y(e)?"false":"true"}
@click=${()=>t.turnCard()}
>
${y("card")}<span>${a("turn-the-card")}</span>
</button>`}function _s({mode:e},t){return e==="remote"?l`<span>${a("ask-takeback")}</span>`:t?l`<span class="behind">${a("undo-practice")}</span>`:l`<span>${a("undo")}</span>`}function oo(e){return l`<label class="switch"
><input
type="checkbox"
data-testid="turn-by-itself"
.checked=${e.settings.turnCards}
@change=${t=>e.change({turnCards:ce(t)})}
/>
<span>${a("draw-automatically")}</span></label
>`}var Us={hint:"hint-coming",why:"why-coming",turn:"card-turning",move:"move-sending"};function io(e){let{state:t,game:n}=e,o=q(t)?w(t):null,{plan:s}=t.placement,i=o!==null&&o.letter!=="+",r=o?S(t,o.letter):void 0,c=o!==null&&!s&&t.placement.set&&Q(t.placement,o)&&r?.available!==!1,u=s||o!==null&&(i||t.placement.origin!==null),p=[["rotate-left",a("rotate-left"),"left",i,()=>n.placement({type:"turn",how:"left"})],["rotate-right",a("rotate-right"),"right",i,()=>n.placement({type:"turn",how:"right"})],["flip",a("flip"),"flip",i,()=>n.placement({type:"turn",how:"flip"})],["place",a("place"),"place",c,()=>n.commit()],["cancel",a("cancel"),"cancel",u,()=>n.placement({type:"cancel"})]],d=Be(t.table)&&!t.looking;return l`<section
class=${o?"deck held":"deck"}
aria-label=${a("placing")}
data-keys
data-move=${o&&!s?dt(t.placement,o)??"":""}
>
${Ks(e)}
<div class=${d?"tools waits":"tools"}>
${d?no(e):m}
${p.map(([h,f,g,b,$])=>l`<button
type="button"
class=${`tool ${g}`}
data-testid=${h}
aria-disabled=${b?"false":"true"}
@click=${$}
>
${y(g)}<span>${f}</span>
</button>`)}
</div>
</section>`}function Ks(e){let{state:t}=e,{notice:n}=t;return l`<div
class=${Xt(t)?"strip hinting":t.placement.plan?"strip planning":"strip"}
data-testid="strip"
tabindex="-1"
>
${n?.kind==="error"&&!n.typed?l`<p class="notice" data-testid="notice">${y("cancel")} ${n.text}</p>`:js(e)}
${oi(e)}
</div>`}function Xt(e){let{hint:t,looking:n,notice:o,pending:s,placement:i}=e;if(!t||n||s||o?.kind==="error"&&!o.typed)return!1;let{letter:r,origin:c,plan:u}=i;return u?!1:r===null||!k(e)||r==="+"&&c===null}function js(e){let{state:t,game:n}=e,o=w(t);return t.looking?l`<p>${a("earlier-position")}</p>`:t.pending?l`<p>${a(Us[t.pending.type]??"one-moment")}</p>`:Xt(t)?ni(e):t.placement.plan?n.planning?.planCard(e):o&&k(t)?zs(e,o):Qs(e)}function Qs(e){let{state:t,table:n}=e,o=rt(t),s=l`<p class="lately">${z(n)}</p>`;return l`${o.length>0?Ys(e,o):s}
<p class=${k(t)?"guide heading-says":"guide"}>${Xs(e)}</p>`}function Ys({state:e,table:t,game:n},o){return l`<button
type="button"
class="lately"
data-testid="show-again"
@click=${()=>n.onAgain()}
>
${y("again")}
<span class="told"
>${o.map(s=>l`<span>${Yt(s,t.seats,e.patches)}</span>`)}</span
>
<span class="visually-hidden">${a("show-again")}</span>
</button>`}function Xs({state:e,table:t}){return t.stage==="over"?a("game-over"):t.stage==="card"?a("card-ready"):t.thinking?a("thinking",{name:v(t.seats,t.turn)}):k(e)?a("choose-or-pass-now"):`${G(t)}.`}function zs(e,t){let{state:n,table:o,shell:s}=e,i=s.settings.coordinates,r=O(n.placement,t),c=o.players[o.turn-1].cells,u=S(n,t.letter),p=Ve(n.placement,t),d=yt(n,t),{text:h,kind:f}=Ge(r,c,u,i),g=f==="yes",b=g&&n.placement.set?ti():h,$=p!==null&&!K(r,c,void 0)?U(c,r):[],P=u?pt(u,$,d,o,o.seats,i):si(d,$.length);return l`<p class=${`verdict ${f}`}>
${p===null&&g?ei(t.letter):Zs(b,f)}
</p>
${Vs(e)}
<ul class="effects">
${Js(P).map(({kind:M,text:Z})=>l`<li class=${M}>${Z}</li>`)}
</ul>`}function Vs({state:e,table:t,patches:n}){return l`<span class="then-next" aria-hidden="true"
>${J(e,t).map(o=>H(o,n[o],0,!1))}</span
>`}function Js(e){let t=({kind:n})=>n==="next";return[...e.filter(t),...e.filter(n=>!t(n))]}function Zs(e,t){return t==="short"?e:l`${y(t==="yes"?"place":"cancel")} ${e}`}function ti(){return l`<span class="by-mouse">${a("fits-click")}</span
><span class="by-press">${a("fits-press",{place:a("place")})}</span>`}function ei(e){return a(e==="+"?"put-special":"choose-place")}function ni({state:e,game:{hints:t},shell:n}){let o=e.hint?.type==="hint",s=t?.hintWords(e,n.settings.coordinates);return t?l`<p
class="hint-line"
data-testid=${o?"hint-words":"why-words"}
data-move=${e.hint?.move??""}
>
${y("bulb")}<span>${o?l`<b>${a("hint-label")}</b> `:m}${s}</span>
</p>`:l`<p>${a(o?"hint-coming":"why-coming")}</p>`}function oi({state:e,game:t}){if(Xt(e))return l`<button
type="button"
class="corner forget"
data-testid="forget-hint"
aria-label=${a("close")}
@click=${so(()=>t.forgetHint())}
>
${y("cancel")}
</button>`;let n=e.pending?.type==="why",o=e.notice?.kind!=="error"&&e.placement.letter===null;return!n&&!(o&&ft(e))?m:l`<button
type="button"
class="corner"
data-testid="why"
aria-keyshortcuts="W"
aria-disabled=${n?"true":"false"}
@click=${so(()=>t.why())}
>
${a("why")}
</button>`}function so(e){return({currentTarget:t})=>{t instanceof HTMLElement&&t.closest(".strip")?.focus(),e()}}function si(e,t){let n=[{kind:"fills",text:a("effect-special-costs")}];return e&&n.push({kind:"tile",text:a("effect-tile")}),t>0&&n.push({kind:"holes",text:a("effect-a-hole")}),n}function ao({state:e,table:t,game:n,shell:o},s=""){if(t.mode!=="remote")return m;let{text:i,actions:r,urgent:c}=gn(e,t,s),u=o.settings.phrases?ii(t):"",p=!!u&&!c,d=()=>o.change({phrases:!1}),h=t.seats[(t.said?.player??1)-1].yours;return l`<section
class=${c?"line urgent":"line"}
aria-label=${a("between-players")}
data-testid="line"
>
<p data-testid="line-text">${p?u:i}</p>
<div class="line-actions">
${r.map(([f,g],b)=>l`<button
type="button"
class=${c&&b===0?"main":""}
data-testid=${f}
aria-disabled=${e.pending?"true":"false"}
@click=${()=>n.mind(f)}
>
${g}
</button>`)}
</div>
${p&&!h?ro("hush",a("phrases-off"),"cancel",d):m}
${ri(t)?ro("say",a("say"),"bubble",()=>o.phrases(n)):m}
${ai(t.spectators)}
<p class="visually-hidden" role="status">${u}</p>
</section>`}function ii({said:e,seats:t}){return e?a("says",{name:v(t,e.player),phrase:a(`phrase-${e.phrase}`)}):""}function ri(e){return E(e)&&ve(e.seats)===null}function ro(e,t,n,o){return l`<button
type="button"
class="say"
data-testid=${e}
aria-label=${t}
title=${t}
@click=${o}
>
${y(n)}
</button>`}function ai(e){let t=a("watching",{count:e});return l`<p
class=${e>0?"watchers":"watchers none"}
data-testid="watchers"
title=${e>0?t:m}
>
${y("eye")}<span aria-hidden="true">${e}</span>
<span class="visually-hidden">${e>0?t:""}</span>
</p>`}function lo(e,t=m){let{state:n,frame:o}=e,s=Bt(o);return l`<section class="panel market" aria-labelledby="market-heading" data-keys>
<h2 id="market-heading">
${a(k(n)&&o.stage==="action"?"choose-or-pass":"next-patches")}
</h2>
${[0,1,2].map(i=>s[i]===void 0?l`<div class="offer none" aria-hidden="true"></div>`:ui(e,s[i],i))}
${ci(e)} ${t}
</section>`}var li=e=>e>1;function ci({state:e,frame:t,game:n}){let o=e.looking?void 0:S(e,null),{time:s}=t.players[t.turn-1];return l`<button
type="button"
class=${Nt(e)==="pass"?"pass hinted":"pass"}
data-testid="pass"
aria-disabled=${k(e)&&o?"false":"true"}
aria-keyshortcuts="P"
@click=${({detail:i})=>li(i)||n.pass()}
@pointerenter=${({pointerType:i})=>i==="mouse"&&zt(n,!0)}
@focus=${()=>zt(n,!0)}
@blur=${()=>zt(n,!1)}
>
${co(e,null)}${y("pass")}<span class="pass-name">${a("pass")}</span>
<span class="pass-facts">
${o?Oe(o,s).map(i=>l`<span>${i}</span>`):m}
</span>
</button>`}function zt(e,t){e.store.dispatch({type:"weigh",on:t})}function pi({squares:e}){return Pt(a("spoken-squares",{count:e}))}function Pt(e){return l`<span class="visually-hidden">${e}</span>`}function ui(e,t,n){let{state:o,frame:s,game:i,patches:r,shell:c}=e,u=r[t],p=o.looking?void 0:S(o,t),d=o.placement.letter===t,h=C(o.placement,t),f=J(o,s).includes(t),g=Un(i),b=p?j(p):null,$=Nt(o)?.startsWith(t)??!1;return l`<button
type="button"
class=${["offer",f&&"then",d&&"chosen",b&&"dear",$&&"hinted"].filter(Boolean).join(" ")}
data-testid=${`patch-${n}`}
data-patch=${t}
data-orientation=${h}
aria-pressed=${d?"true":"false"}
aria-disabled=${k(o)&&p||g?"false":"true"}
aria-keyshortcuts=${n+1}
data-key=${n+1}
@click=${M=>{if(g)return i.onPlan(t);M.pointerType==="mouse"?i.choose(t):i.chooseShown(t),i.focusQuilt()}}
>
<span class="art">${H(t,u,h,c.settings.letters)}</span>
${co(o,t)}
<span class="facts"
><span class="offer-name"
>${u.name}${f?Pt(`, ${a("plan-then")}`):m}${pi(u)}</span
>
<span class="price"
>${L(u.buttons)}${Pt(a("spoken-buttons",{count:u.buttons}))}
${D(u.time)}${Pt(a("spoken-time"))}</span
>
<span class="earn">${po(u)}</span>
${mi(p,b)}</span
>
</button>`}function co(e,t){let n=sn(e,t);return n.length===0?m:l`<span class="offer-marks" aria-hidden="true"
>${n.map(({label:o,kind:s})=>l`<span class=${`offer-mark to-${s}`}>${o}</span>`)}</span
>`}function mi(e,t){return t?l`<span class="reason" title=${t}>${di(e)}</span>`:m}function di(e){return e&&e.missing>0?a("short-of",{count:e.missing}):a("no-room")}function Al(e,t,n){return l`<section class="panel market looked-at" aria-labelledby="market-heading">
<h2 id="market-heading">${a("next-patches")}</h2>
${Bt(e).map(o=>l`<div class="offer" data-patch=${o}>
<span class="art">${H(o,t[o],0,n)}</span>
<span class="facts" title=${B(t[o])}
><span class="offer-name">${t[o].name}</span>
<span class="price">${L(t[o].buttons)}${D(t[o].time)}</span>
<span class="earn">${po(t[o])}</span></span
>
</div>`)}
</section>`}function po({income:e}){return e>0?a("earns",{count:e}):a("earns-nothing")}function ho(e,t,n){let{buttons:o,time:s,score:i}=e.players[1],r=[[a("number-buttons"),o,"buttons"],[a("number-patches"),n.with_buttons.length+n.without_buttons.length,"patches"],[a("number-time"),s,"time"],[a("number-score"),Mt(i),"score"]],c=l`<span class="level-name">${Ke(n)}</span>`,u=l`<span class="next-card">${go(e,n)}</span>`;return xn(e,t,2,r,{aside:c,thumbnail:u})}function fo(e,t,n,o,s,i=m){return l`<section
class="panel automa"
data-testid="automa"
tabindex="0"
aria-labelledby="automa-heading"
>
<div class="panel-head">
<h2 id="automa-heading">${a("the-automa")}</h2>
<span class="small">${mt(t)}</span>
</div>
<div class="dealer">
<div class="pile">${go(e,t)}</div>
<div>
<p data-testid="automa-cards">${e.result?a("no-more-cards"):hi(t)}</p>
<p class="small">${je(t)}</p>
</div>
</div>
${bi(n,o,s)} ${fi(e,t)} ${i}
<div class="piles">
${uo("patches-with",t.with_buttons,"pile-with",o,s)}
${uo("patches-without",t.without_buttons,"pile-without",o,s)}
</div>
<p class="small">${Ue(t)}</p>
</section>`}function go({result:e},{pile:t,budget:n}){return gi(t,e?null:n)}function hi({pile:e,budget:t}){return e===0?a("pile-empty"):t===null?a("next-face-down"):a("next-can-pay",{price:a("buttons",{count:t})})}function uo(e,t,n,o,s){return l`<div class="taken-pile" data-testid=${n}>
<h3>${a(e,{count:t.length})}</h3>
<ul>
${[...t].map(i=>{let{name:r,income:c}=o[i];return l`<li title=${r}>
${N(i,o[i],0,s)}
<span class="visually-hidden"
>${r} (${i})${c?`, ${a("buttons",{count:c})}`:""}</span
>
</li>`})}
</ul>
</div>`}function fi(e,t){let n=(s,i,r)=>l`<div class=${r}>
<dt>${s}</dt>
<dd>${i}</dd>
</div>`,o=Ie(e.players[1],t.level);return l`<div class="parts">
<h3>${a("what-level-counts",{numeral:t.numeral})}</h3>
<dl data-testid="automa-score">
${o.map(([s,i])=>n(a(s),i,"part"))}
${n(a(e.result?"number-score":"score-now"),Mt(e.players[1].score),"sum")}
</dl>
</div>`}function Vt(e,t){return l`<svg class=${`card ${e}`} viewBox="-0.5 -0.5 41 57" aria-hidden="true">
<rect class="sheet-edge" width="40" height="56" rx="3.5"></rect>
${t}
</svg>`}function gi(e,t){return e===0?Vt("empty",m):Vt("back",R`<path class="weave" d="M4 4h32v48h-32zM4 16L36 40M4 40L36 16M4 28h32M20 4v48"></path>
${t===null?et(20,28,7):R`<circle class="budget" cx="20" cy="28" r="10"></circle>
<text class="digits" x="20" y="32.4" font-size="13">${t}</text>`}`)}function yi({number:e,budget:t,income:n,filters:o}){return Vt("face",R`
<text class="card-number" x="20" y="6.6">${e}</text>
<circle class="budget" cx="12" cy="16" r="7.4"></circle>
<text class="digits" x="12" y="19.3" font-size="9.5">${t}</text>
${et(30,16,5.6)}<text class="gain" x="30" y="28.4">+${n}</text>
<text class="card-word" x="12" y="28">${a("card-budget")}</text>
${o.map((s,i)=>mo(Ne(s),36+i*7))}
${o.length===0?mo(a("filter-none"),42):m}`)}function mo(e,t){let n=Math.min(4.6,64/e.length);return R`<text class="card-filter" x="20" y=${t} font-size=${n.toFixed(1)}>${e}</text>`}function bi({turns:e,run:t},n,o){let s=e.map(i=>$i(i,n,o));return l`<section
class="account"
data-testid="automa-turn"
tabindex="0"
aria-labelledby="account-heading"
>
<h3 id="account-heading">
${e.length>1?a("last-turns",{count:e.length}):a("last-turn")}
</h3>
${e.length===0?l`<p class="small">${a("no-card-since")}</p>`:m}
${t%2?l`<div class="turns odd">${s}</div>`:l`<div class="turns even">${s}</div>`}
</section>`}function $i(e,t,n){return l`<div class="card-turn" data-card=${e.card.number} data-taken=${e.taken??""}>
${yi(e.card)}
<div class="told">
<p class="told-card">${qe(e.card)}</p>
<div class="tried" aria-hidden="true">
${[...e.choices].map(o=>wi(o,e,t,n))}
</div>
<ol>
<li>${De(e,t,n)}</li>
${e.steps.map(o=>l`<li class=${o.skipped?"skipped":""}>
${Fe(o,t,n)}
</li>`)}
${We(e,t,n).map(o=>l`<li class="outcome">${o}</li>`)}
</ol>
</div>
</div>`}function wi(e,{affordable:t,taken:n},o,s){let i=e===n?"taken":t.includes(e)?"left":"dear",r={taken:"✓",left:"–",dear:"×"}[i];return l`<span class=${`candidate ${i}`}
>${N(e,o[e],0,s)}<span class="fate">${r}</span></span
>`}function yo(e){let{frame:t,seats:n,player:o,patches:s,lettered:i,place:r,box:c,extras:u,head:p=m}=e,{automa:d}=t;if(o===2&&d){let f=e.account??{turns:d.turns,run:0},g=fo(t,d,f,s,i,e.switches);return l`<div class=${`seat ${r}`}>${ho(t,n,d)}</div>
${c?l`<div class=${`${c} ${r}`}>${g}</div>`:g}`}let h={number:o,name:v(n,o),cursor:null,fresh:[]};return l`<div class=${`seat ${r}`}>${vn(t,n,o,u)}</div>
<div class=${`${c??"spread"} ${r}`}>
${p} ${Pn({...h,...e,player:t.players[o-1]})}
</div>`}function bo(e,t,n){return l`<details class="panel summary" data-testid="summary">
<summary><h2>${a("in-words")}</h2></summary>
${[1,2].map(o=>{let s=o;if(o===2&&e.automa)return l`<h3>${v(t,2)}</h3>
<p data-testid="summary-2">
${Qe(e,e.automa,n)}
${a("on-time-board",{distances:Lt(e,2)})}
</p>`;let{cells:i,patches:r}=e.players[o-1];return l`<h3>${v(t,s)}</h3>
<p data-testid=${`summary-${o}`}>
${Me(i)} ${a("on-time-board",{distances:Lt(e,s)})}
</p>
${r.length?l`<ul>
${r.map(c=>l`<li>${Le(c,n)}</li>`)}
</ul>`:""}`})}
</details>`}function $o(e){let{state:t,game:n,shell:o}=e;return l`<header class="head table-head" data-keys>
${On(o)} ${vi(e)}
<div class="turn-buttons">
${t.looking?ki(n):eo(e)}
<button type="button" data-testid="settings" @click=${()=>n.dialog("settings")}>
${y("gear")}<span>${a("settings")}</span>
</button>
<button type="button" class="to-help" data-testid="help" @click=${o.help}>
${y("help")}<span>${a("help")}</span>
</button>
${Tn()}
</div>
</header>`}function ki(e){return l`<button
type="button"
class="main back-to-game"
data-testid="back-to-game"
@click=${()=>e.back()}
>
${a("back-to-game")}
</button>`}function vi(e){let{table:t,frame:n}=e,{looking:o}=e.state;return l`<div class=${`turn turn-${n.result?.winner??n.turn}`}>
<div class="turn-title">
<h1 id="turn-heading" tabindex="-1" data-testid="turn">
${o?a("after-move",{number:String(o.index)}):G(t)}
</h1>
${t.automa?.practice?l`<span class="badge practice" data-testid="practice">${a("practice")}</span>`:m}
</div>
${xi(e)}
</div>`}function xi({state:e,table:t,frame:n}){if(e.status==="lost")return l`<p class="lost" data-testid="connection">
<span class="dot" aria-hidden="true"></span
>${e.alone||a(t.automa?"connection-solo":"connection-lost")}
</p>`;let o=e.looking?`${Ee(n,t.seats)}. ${Te(n,t.seats)}`:z(t);return l`<p class="turn-reason" data-testid="turn-reason">${o}</p>`}function ko(e,t,n){let{table:o,frame:s,patches:i}=e,r=s.result!==null||At(s),c=!T(o)&&!nt(o),u=E(o)&&c&&!r,p=n!==null,d=p?"remote guided":c?`${o.mode} round`:o.mode,h=t.place?.words();return l`${$o(e)}
<main
class=${Oi(e,r,d)}
data-stage=${s.stage}
data-number=${o.number}
>
${Pi(e,{line:n??ao(e,h),middle:Ci(e,t,p),tools:u?io(e):m,moves:Ti(e)})}
<div class="below">
${p?m:zn(e,h)} ${bo(s,o.seats,i)}
</div>
</main>
${Si(e)}`}function Si(e){let{dialogs:t}=e.game;return l`${t?.commandLine(e)} ${Li(e)} ${t?.dialogs(e)}`}function Pi(e,t){let{state:n,table:o,frame:s,shell:i}=e,{look:r}=i.settings,c=()=>i.change({look:r==="cloth"?"thread":"cloth"}),u=It(n),d=o.mode==="screen"&&o.seats.filter(({yours:h})=>h).length!==1?1:u;return l`<div class="felt" data-keys tabindex="-1">
<div class="column own">${wo(e,d)}</div>
<div class="column middle">
${t.line} ${t.middle} ${t.tools} ${nt(o)?m:Ei(e)}
${t.moves}
</div>
<div class="column other">
${wo(e,$e(d))}
${cn(s,o.seats,r,c,an(n),u)}
</div>
</div>`}function Ei({state:e,frame:t,game:n,patches:o,shell:s}){let{placement:i}=e,r={held:i.plan?i.letter:null,then:J(e,t),choose:n.onPlan},{letters:c}=s.settings;return Jn(t.ring,o,c,Kt(n)?r:void 0)}function Ti({state:e,table:t,game:n,patches:o}){let s=e.looking?e.looking.index:t.moves.length,i=r=>n.look(r);return to(t.moves,s,t.seats,o,i,rt(e))}function Oi({state:e,table:t,shell:n},o,s){return["table",s,n.settings.coordinates?"named":"unnamed",e.peek&&"peek",(T(t)||nt(t))&&"awaiting",o&&"ended"].filter(Boolean).join(" ")}function Ci(e,t,n){let{table:o,frame:s,game:i}=e;if(T(o)||nt(o))return t.seating?.panel()??m;if(s.result||At(s))return i.ending?.endOf(e,t,n);let r=E(o)?m:i.planning?.planAside(e);return lo(e,r)}function wo(e,t){let{state:n,table:o,frame:s,patches:i,shell:r,game:c}=e,{seats:u}=o,p=It(n)===t,d=q(n)&&it(n)===t,{letters:h,coordinates:f}=r.settings,g=rt(n).filter(P=>P.player===t),b=n.hint?.type==="why"&&n.hint.player===t&&[n.hint.move],$=()=>c.store.dispatch({type:"peek"});return yo({frame:s,seats:u,player:t,patches:i,lettered:h,named:f,active:d,place:`${p?"front":"back"} p${t}`,held:d&&n.placement.letter!==null,ghost:Mi(n,t),cursor:d?n.placement.cursor:n.walks[t],fresh:rn(b||g.map(({move:P})=>P),i),hint:nn(Ze(n,t),i),marks:on(n,t),extras:{clock:Qn(o,t),thumbnail:p?m:Gi(e,t,$),said:c.bees?.greeting(e,t)},head:[p?m:Ai(u,t,$),c.ending?.tally(e,t)],account:n.looking?void 0:n.account,switches:E(o)&&o.stage!=="over"?oo(r):m})}function Gi({state:e,table:t,frame:n,patches:o},s,i){return l`<button
type="button"
class="peek-button"
aria-expanded=${e.peek?"true":"false"}
aria-label=${a("peek",{name:v(t.seats,s)})}
data-testid="peek"
@click=${i}
>
${En(n.players[s-1],o)}
</button>`}function Ai(e,t,n){let o=Se(e,t);return l`<div class="peek-head">
<b>${o?a("your-quilt"):a("quilt-of",{name:v(e,t)})}</b>
<button type="button" data-testid="peek-close" @click=${n}>${a("back")}</button>
</div>`}function Mi(e,t){let{placement:n}=e,o=w(e);return!o||!n.origin||it(e)!==t||e.looking?null:{letter:o.letter,code:C(n,o.letter),origin:n.origin,cells:O(n,o),set:n.set,sent:e.pending!==null,legal:Q(n,o)&&S(e,o.letter)?.available!==!1,planned:n.plan}}function Li({state:e,game:{hints:t}}){let{notice:n,said:o,ghostText:s,status:i,alone:r,hint:c}=e;return l`<div class="visually-hidden">
<div role="status" aria-live="polite" data-testid="live-news">
${i==="lost"?r||a("live-lost"):o}
</div>
<div role="status" aria-live="polite" data-testid="live-time">${e.timeSaid}</div>
<div role="status" aria-live="polite" data-testid="live-ghost">${s}</div>
<div role="status" aria-live="polite" data-testid="live-hint">
${c&&t?.isWhole(c)?a(`live-${c.type}`,{words:t.hintWords(e,!0)}):""}
</div>
<div role="status" aria-live="polite">
${n?.kind==="info"?n.text:e.copied}
</div>
<div role="alert" data-testid="live-error">${n?.kind==="error"?n.text:""}</div>
</div>`}function Ri({root:e,shell:t},n,o,s=null){let i=Fi(n,o,s),r=s?.accompany(i)??null;r&&(i.company=r.company);let c={seating:null,place:null},u=Ki(e,i,t),p=Nn(e,i,t,u),d=ji(e,i,c,t,r),h=Qi(i,t),f=Yi(i,()=>b()),g=!0,b=()=>{if(!g)return;let Z=document.activeElement;d(),p.drawn(Z),$n(i.state.table.seats),r?.drawn(),h(),r||f.consider(),u.consider()},$=i.state.table,P=[i.store.watch(b),i.store.watch(Xi(i,$,t)),...r?.watch(b)??[],p.stop,u.stop,f.stop,()=>c.place?.close(),()=>i.close()];s||xo(i.id,$),vo($),s||Ni(i,c,t,b),i.open(),Hi(i,n,()=>g);let M=!0;return{draw:()=>{b(),M&&Di(e,r),M=!1},close:()=>{g=!1;for(let Z of P)Z()}}}function Hi(e,t,n){t instanceof ct&&t.thinks&&x("duel").then(({thinkAt:o})=>n()&&o(e,t),()=>t.leaveThinking())}function Ni(e,t,n,o){let{table:s}=e.state;s.tournament!==null&&qi(e,t,n,o),(s.fair||T(s))&&Bi(e,t,n,o),s.seats.some(i=>ie(i)!==null)&&Ii(e,o)}function Ii(e,t){x("bees").then(n=>{e.bees=n,t()},console.warn)}function Bi(e,t,n,o){x("seating").then(({seatingAt:s})=>{t.seating=s(e,n,o),o()},e.fail)}function qi(e,t,n,o){x("tournaments").then(({placeOf:s,onwards:i})=>{let r=s(e.id,n,o);t.place={words:()=>r.words,said:()=>r.said,onwards:()=>i(r),close:r.close}},console.warn)}function Di(e,t){document.activeElement===document.body&&e.querySelector("#turn-heading")?.focus({preventScroll:!0}),t?.begin()}function Fi(e,t,n){let o=new vt(e,t,n?.seen);return _i(o),o.onOutdated=Cn,o.onUnopened=Gn,o}var Wi=40;function _i(e){let t=!1,n=()=>{let{stage:o,players:s}=e.state.table;t||o!=="over"&&s.every(({time:i})=>i<Wi)||(t=!0,x("ending").then(i=>{e.ending=i,e.redraw()},e.fail))};e.store.watch(n),n()}function Ui(e,t){let n=bt(e,t);if(n===null)throw new ne(a("page-outdated"));let o=`${location.origin.replace(/^http/,"ws")}/api/games/${e.game}/play`;return new ct({open:s=>new WebSocket(`${o}?version=${2}${s?"&thinks=1":""}`),...F,newId:()=>`${Date.now().toString(36)}-${Math.random().toString(36).slice(2,12)}`},n,t)}function Ki(e,t,n){let o=new xt({...F,turn:()=>t.turnCard(!0)}),s=new fn({...F,now:()=>performance.now(),show:(i,r)=>Yn(e,i,r),onTime:i=>t.store.dispatch({type:"time",part:i})});return{consider:()=>{o.consider(t.state,n.settings.turnCards),s.consider(t.state)},stop:()=>{o.stop(),s.stop()}}}function ji(e,t,n,o,s){let i=-1,r=-1;return()=>{let{table:c}=t.state,u=s?.slot()??null;oe(ko(Xn(t,o),n,u),e),wn(G(c),ht(c)&&c.mode!=="screen"),t.state.looking?Hn(e):c.moves.length!==i&&zi(e.querySelector(".move-list")),i=c.moves.length;let p=document.activeElement?.matches("[data-quilt=shown] .cells");c.number!==r&&p&&t.focusQuilt(),r=c.number}}function Qi(e,t){let n=-1,o=ue(e.state.table);return()=>{let{number:s}=e.state.table;!(t.settings.hints||o)||n===s||!X(e.state)||(n=s,e.hint())}}function Yi(e,t){let n=null,o=()=>{e.moments?.stop(),e.moments=null,n=null};return{stop:o,consider:()=>{let{table:s,status:i}=e.state,r=xe(s)&&i!=="lost"?s.moves.length:null;r!==n&&(o(),n=r,r!==null&&x("moments").then(({lookBack:c})=>{n===r&&(e.moments=c(e,s,t)),t()},console.warn))}}}function Xi(e,t,n){let o=t;return()=>{let s=e.state.table,i=bn(o,s);T(o)&&!T(s)&&xo(s.game,s),o.stage!==s.stage&&vo(s),o=s,i!==null&&n.go(`/game/${i}`)}}function zi(e){e&&(e.scrollTop=e.scrollHeight)}function Vi({left:e,control:t}){return t.endsWith("d")?0:Date.now()+e[0]+e[1]}function vo(e){let{game:t,ring0:n,mode:o,rated:s,day:i,stage:r,clock:c}=e;E(e)&&(o==="remote"||s||i!==null)&&me(t,n,r==="over",c?Vi(c):0)}function xo(e,t){let{seats:n}=t;!I(t)&&n.some(o=>o.yours)&&de(e,n.map(o=>o.name||a("an-open-seat")).join(" – "))}export{Zi as a,rr as b,Ao as c,Hn as d,Nn as e,jo as f,qn as g,Or as h,Kn as i,is as j,vt as k,Xn as l,ds as m,ys as n,Vn as o,Ta as p,Jn as q,Ha as r,L as s,D as t,to as u,Yt as v,Ds as w,io as x,lo as y,Al as z,po as A,yo as B,bo as C,Si as D,Pi as E,Oi as F,wo as G,Ri as H,Ui as I,Ji as J};
