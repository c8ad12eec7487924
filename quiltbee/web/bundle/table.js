import{$ as C,$a as H,$b as Ie,$c as lt,A as At,Ac as Ze,Bb as F,Bc as z,Be as Cn,Cc as ft,Ce as Gn,Db as Ht,Dc as Nt,Ec as Bt,F as U,Fb as W,Fc as gt,G as c,Gb as Ee,Gc as v,H as B,Hb as Te,Hc as V,I as d,Ia as de,Ib as x,Ic as tn,Id as $t,J as ie,Jb as Oe,Jc as J,Je as S,Kb as Ce,Kc as yt,Ke as An,La as he,Lc as qt,Ld as mn,Le as Mn,Mc as en,Md as dn,N as re,Nb as Ge,Nc as it,Nd as hn,O as ae,Ob as Ae,Oc as nn,Pc as P,Qc as on,Rb as Y,Rc as bt,Sb as X,Sc as rt,T as le,Ta as fe,Tb as Me,Tc as at,Td as fn,U as ce,Uc as _,V as pe,Vb as Le,Vc as k,Vd as gn,Wb as mt,Wc as Dt,Xb as Re,Xc as wt,Xd as Wt,Ya as j,Yb as It,Yc as sn,Za as Mt,Zb as He,Zc as rn,_ as y,_a as nt,_c as an,a as Co,aa as w,ab as ge,ad as ln,bb as Lt,bc as Ne,bd as cn,c as te,cb as ye,ce as yn,db as Q,dc as Be,dd as pn,de as bn,ea as ue,ec as qe,fc as De,gb as be,gc as dt,ge as _t,hc as Fe,hd as un,ic as We,id as ct,ie as M,j as ee,jb as we,jc as _e,je as Z,k as a,kb as ot,kc as Ke,l as Ct,lb as q,lc as Ue,le as wn,mb as D,mc as je,me as $n,nb as $e,nd as Ft,ob as ke,oc as Qe,oe as kn,p as ne,pb as ve,pc as ht,pe as vn,qb as T,qc as Ye,ra as me,rc as Xe,s as Gt,sb as xe,se as xn,t as oe,tb as Se,te as Sn,ue as Pn,vb as O,vc as ze,ve as En,w as se,wb as st,wc as Ve,xb as Rt,xc as A,yb as Pe,yc as Je,ye as Tn,zc as G,ze as On}from"./page.js";var Ji={};Co(Ji,{openGamePage:()=>Ni,sourceOf:()=>Ui});var Zi=[["1 2 3","key-1-2-3"],["keys-arrows","key-arrows"],["keys-shift-arrows","key-shift-arrows"],["N, Shift + N","key-n"],["R, Shift + R","key-r"],["F","key-f"],["keys-space","key-space"],["Enter","key-enter"],["Esc","key-esc"],["keys-wheel","key-wheel"],["P","key-p"],["U","key-u"],["T, Enter","key-t"],["H, W","key-h"],["/","key-slash"],["?, F1","key-help"]],pt={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right"},Ln={1:{type:"option",index:0},2:{type:"option",index:1},3:{type:"option",index:2}," ":{type:"placement",event:{type:"cycle"}},f:{type:"placement",event:{type:"turn",how:"flip"}},Enter:{type:"place"},Escape:{type:"cancel"},p:{type:"pass"},u:{type:"undo"},t:{type:"turn"},h:{type:"hint"},w:{type:"why"},"/":{type:"command"},"?":{type:"help"}};function Go(e,t){return e==="Slash"?t?"?":"/":/^(?:Key|Digit)(\w)$/.exec(e)?.[1].toLowerCase()??""}function Hn(e){let{key:t,code:n="",shiftKey:o,ctrlKey:s,metaKey:i,altKey:r}=e;if(s||i||r)return null;let l=Rn(t,o);return l||/^[a-z]$/i.test(t)?l:Rn(Go(n,o),o)}function Rn(e,t){if(Object.hasOwn(pt,e)){let o=pt[e];return{type:"placement",event:{type:t?"jump":"arrow",direction:o}}}let n=e.length===1?e.toLowerCase():e;return n==="n"?{type:"placement",event:{type:"next",back:t}}:n==="r"?{type:"placement",event:{type:"turn",how:t?"left":"right"}}:Object.hasOwn(Ln,n)?Ln[n]:null}var Ao=new Set(["place","pass","undo","turn","hint","why"]);function In({repeat:e},t){return e&&Ao.has(t.type)}var Mo=4,Lo=1.5,Ro=120;function Ho(e,t){return t===null||e.detail===0?!1:e.pointerId===void 0||e.pointerId===t}var kt=class{constructor(t,n){this.root=t;this.game=n;let o=new AbortController;this.stop=()=>{this.end(),o.abort()};let s=(i,r,l=!1)=>t.addEventListener(i,m=>r(m),{signal:o.signal,capture:l});s("pointerdown",i=>this.down(i)),s("pointermove",i=>this.move(i)),s("pointerup",i=>this.up(i)),s("pointercancel",()=>this.abandon()),s("pointerleave",()=>this.leave()),s("click",i=>this.click(i),!0),s("contextmenu",i=>this.flip(i)),t.addEventListener("wheel",i=>this.wheel(i),{signal:o.signal,passive:!1}),window.addEventListener("keydown",i=>{i.key==="Escape"&&this.press?.dragging&&(i.stopPropagation(),this.abandon())},{signal:o.signal,capture:!0})}root;game;press=null;swallow=null;turned=0;stop;cellAt(t,n){let o=this.root.querySelector("[data-held] .cells");if(!o)return null;let s=o.getBoundingClientRect(),i=s.width/9,[r,l]=[Math.floor((n-s.top)/i),Math.floor((t-s.left)/i)];return r>=-1&&l>=-1&&r<=9&&l<=9?[Math.max(0,Math.min(8,r)),Math.max(0,Math.min(8,l))]:null}isOnQuilt(t){return t.target instanceof Element&&t.target.closest("[data-held] .cells")!==null}down(t){this.swallow=null;let{state:n}=this.game;if(t.button!==0||!t.isPrimary||!_(n))return;let o=t.target,s=v(n)?o.closest("[data-patch]"):null,i=s?s.dataset.patch:this.game.state.placement.letter;if(!i||!s&&!this.isOnQuilt(t))return;let r=s?this.grabbed(s,i,t):this.heldCell(t);this.press={pointer:t.pointerId,x:t.clientX,y:t.clientY,letter:i,anchor:r,market:s,touch:t.pointerType==="touch",dragging:!1,image:null}}grabbed(t,n,o){let s=bt(this.game.state,n),i=t.querySelector(".patch");if(!s||!i)return null;let r=s.patch.orientations[A(this.game.state.placement,n)],[l,m]=H(r),p=i.getBoundingClientRect(),u=Math.floor((o.clientY-p.top)/p.height*l),h=Math.floor((o.clientX-p.left)/p.width*m);return r.find(f=>nt(f,[u,h]))??Lt(r)}heldCell(t){let{placement:n}=this.game.state,o=k(this.game.state),s=this.cellAt(t.clientX,t.clientY);return!o||!n.origin||!s||!G(n,o).some(i=>nt(i,s))?null:[s[0]-n.origin[0],s[1]-n.origin[1]]}move(t){let{press:n}=this;if(!n){t.pointerType!=="touch"&&this.hover(t);return}if(t.pointerId===n.pointer){if(!n.dragging){if(Math.hypot(t.clientX-n.x,t.clientY-n.y)<Mo)return;this.startDrag(n)}this.drag(n,t)}}hover(t){let{placement:n}=this.game.state;if(n.letter===null||n.set)return;let o=this.isOnQuilt(t)?this.cellAt(t.clientX,t.clientY):null;o?this.game.placement({type:"hover",cell:o}):this.leave()}leave(){!this.press&&this.game.state.placement.origin&&this.game.placement({type:"leave"})}startDrag(t){t.dragging=!0,this.root.setPointerCapture(t.pointer),t.market&&this.game.choose(t.letter,t.anchor??void 0);let n=k(this.game.state);if(!n)return;let o=Je(this.game.state.placement,n),s=o.filter(r=>r[0]===H(o)[0]-1),i=t.touch?s[Math.floor(s.length/2)]:t.anchor??Lt(o);this.game.placement({type:"hold",anchor:i}),t.market&&(t.image=this.dragImage(t.market))}dragImage(t){let n=t.querySelector(".framed");if(!n)return null;let o=document.createElement("div");return o.className="drag-image",o.append(n.cloneNode(!0)),document.body.append(o),o}drag(t,n){let o=this.root.querySelector("[data-held] .cells"),s=t.touch&&o?o.getBoundingClientRect().width/9*Lo:0,i=this.cellAt(n.clientX,n.clientY-s);if(i?this.game.placement({type:"hover",cell:i}):this.game.placement({type:"leave"}),!t.image)return;t.image.hidden=i!==null;let r=`${n.clientX}px, ${n.clientY-s}px`;t.image.style.transform=`translate(${r}) translate(-50%, -50%)`}up(t){let{press:n}=this;if(!(!n||t.pointerId!==n.pointer)&&(this.end(),!!n.dragging)){if(this.swallow=n.pointer,!this.game.state.placement.origin)return this.game.placement({type:"cancel"});this.game.placement({type:"show"}),n.market&&!n.touch&&this.game.commit()}}abandon(){let t=this.press?.dragging?this.press.pointer:null;this.end(),this.swallow=t,t!==null&&this.game.placement({type:"cancel"})}end(){this.press?.image?.remove(),this.press=null}click(t){if(Ho(t,this.swallow)){this.swallow=null,t.stopPropagation(),t.preventDefault();return}if(!this.isOnQuilt(t))return;let{game:n}=this,{placement:o}=n.state,s=k(n.state),i=this.cellAt(t.clientX,t.clientY);!i||!s||(o.set&&this.commits(t,i)?n.commit():n.placement({type:"set",cell:i}))}commits(t,n){let{placement:o}=this.game.state,s=k(this.game.state);if(!s)return!1;let i=G(o,s);return o.plan?!1:i.length>0&&z(o,s)&&nt(ye(i),n)?!0:t.pointerType==="touch"?!1:[...i,o.cursor].some(r=>nt(r,n))}wheel(t){if(!this.turns(t)||t.deltaY===0)return;t.preventDefault();let n=performance.now();n-this.turned<Ro||(this.turned=n,this.game.placement({type:"turn",how:t.deltaY>0?"right":"left"}))}flip(t){t.pointerType==="touch"||!this.turns(t)||(t.preventDefault(),this.game.placement({type:"turn",how:"flip"}))}turns(t){let{state:n}=this.game;return t.target instanceof Element&&t.target.closest("[data-held] .cells")!==null&&_(n)&&(k(n)?.letter??"+")!=="+"}};function rr(e){return t=>{let{target:n,key:o,shiftKey:s}=t;if(Io(t)||Kt(t,(r,l)=>e.walk(r,l)))return;let i=n instanceof Element&&n.closest("[role=slider]")!==null;e.key(o,s,i)&&t.preventDefault()}}function Io({target:e,altKey:t,ctrlKey:n,metaKey:o,defaultPrevented:s}){return t||n||o||s?!0:e instanceof Element&&e.closest("select, input, textarea, dialog")!==null}function Kt(e,t){let{target:n,key:o,shiftKey:s}=e,i=n instanceof Element?n.closest("[data-quilt=shown]"):null;return!i||!Object.hasOwn(pt,o)||s?!1:(e.preventDefault(),t(i.getAttribute("data-testid")==="quilt-1"?1:2,pt[o]),!0)}function Nn(e){let t=e.querySelector(".move-list"),n=t?.querySelector(".move.now");if(!t)return;if(!n){t.scrollTop=0;return}let[o,s]=[t.getBoundingClientRect(),n.getBoundingClientRect()];s.top<o.top?t.scrollTop-=o.top-s.top:s.bottom>o.bottom&&(t.scrollTop+=s.bottom-o.bottom)}function Bn(e,t,n,o){let s=No(e,t,n),i=new kt(e,t),r=new AbortController,{signal:l}=r,m=()=>{document.hidden||(t.wake(),o?.consider())},p=()=>{t.skip(),s.skip(),s.wake()};window.addEventListener("keydown",p,{capture:!0,signal:l}),window.addEventListener("pointerdown",p,{capture:!0,signal:l}),e.addEventListener("keydown",h=>Ko(h,t),{signal:l}),window.addEventListener("online",m,{signal:l}),document.addEventListener("visibilitychange",m,{signal:l}),Do(e,t,l),Bo(e,t,s.bring),t.onHelp=n.help,t.focusQuilt=()=>qn(e.querySelector(".quilt.active .cells"));let u=!1;return{drawn(h){t.dialogs?.showDialog(e),t.state.typing&&!u&&document.getElementById("command")?.focus(),u=t.state.typing,h&&!h.isConnected&&_o(e,h,t),s.play()},stop(){r.abort(),i.stop(),s.skip()}}}function No(e,t,n){let o=window.matchMedia("(prefers-reduced-motion: reduce)");t.pace=()=>document.hidden||o.matches?"off":n.settings.motion;let s=null,i=async()=>{let l=await S("alive");return s??=new l.Alive(e,()=>n.settings.look)},r=()=>{!o.matches&&n.settings.motion!=="off"&&i().catch(console.warn)};return t.state.table.mode!=="screen"&&r(),t.onShow=({table:l},m)=>{let p=t.state.table,{sounds:u,vibration:h}=n.settings;if((u||h)&&S("cues").then(({playCues:g})=>g(p,l,n.settings),console.warn),t.pace()==="off")return;let f=l.moves.length===p.moves.length+1;s?.prepare(f?l.moves.at(-1):void 0,p,l,m)},{bring:i,wake:r,play:()=>s?.play(),skip:()=>s?.skip()}}function Bo(e,t,n){t.onLine=o=>S("commands").then(({obey:s})=>s(t,o),s=>t.complain(s.message)),t.onPlan=o=>Fo(e,t,o),t.onAsk=o=>Wo(t,o),t.onLook=o=>S("looking").then(({lookBack:s})=>s(t,o),t.fail),t.onAgain=()=>Promise.all([S("looking"),n()]).then(([{showAgain:o},s])=>o(t,s),t.fail),t.onDialogs=o=>S("dialogs").then(s=>{t.dialogs=s,o()},t.fail)}var qo=":is(button, a, input, summary, .quilt):not(.pass)";function Do(e,t,n){let o=()=>t.store.dispatch({type:"weigh",on:!1}),s=({target:r})=>{r instanceof Element&&r.closest(qo)&&o()},i=r=>{r.key==="Escape"&&o()};e.addEventListener("pointerover",s,{signal:n}),window.addEventListener("keydown",i,{signal:n})}async function Fo(e,t,n){try{t.planning=await S("plan"),t.planning.planWith(t,n),t.state.placement.plan&&k(t.state)&&qn(e.querySelector(".spread.front .cells"))}catch(o){t.fail(o)}}async function Wo(e,t){e.store.dispatch({type:"pending",request:t});try{e.hints??=await S("hints"),await e.hints.answer(e,t)}catch(n){e.fail(n)}finally{e.state.pending===t&&e.store.dispatch({type:"pending",request:null})}}function qn(e){if(!e)return;e.focus({preventScroll:!0});let{top:t,bottom:n}=e.getBoundingClientRect();(t<0||n>window.innerHeight)&&e.scrollIntoView({block:"nearest"})}function _o(e,t,n){t.matches(".turn-card")&&e.querySelector(".quilt.active")?n.focusQuilt():document.getElementById("turn-heading")?.focus()}function Ko(e,t){let n=e.target;if(!n.closest("[data-keys]")||n.closest("dialog, input, select, textarea")||Kt(e,(r,l)=>t.store.dispatch({type:"walk",player:r,direction:l})))return;let s=Hn(e),i=n instanceof HTMLButtonElement&&[" ","Enter"].includes(e.key);i&&e.repeat&&e.preventDefault(),!(!s||i)&&(e.preventDefault(),!In(e,s)&&jo(s,t))}function Uo(e){let{letter:t,plan:n}=e.state.placement;if(e.placement({type:"cancel"}),!n||!document.activeElement?.matches(".cells"))return;document.querySelector(`[data-coming=${t}]`)?.focus({preventScroll:!0})}function jo(e,t){switch(e.type){case"option":return t.chooseAt(e.index),t.focusQuilt();case"placement":return t.placement(e.event);case"place":return t.state.placement.letter===null&&t.company.goOn()?void 0:t.state.table.stage==="card"?t.turnCard():t.commit();case"turn":return t.turnCard();case"hint":return t.hint();case"why":return t.why();case"cancel":return Uo(t);case"pass":return t.pass();case"undo":return t.undo();case"command":return t.type(!0),document.getElementById("command")?.focus();case"help":return t.onHelp()}}var Dn=250,Qo=2e3,Yo=5e3,Xo=15e3,zo={kind:"note",player:null,move:null,keep:null},ut=class{constructor(t,n,o){this.outside=t;this.folded=n;this.patches=o;this.thinks=xe(n.game)}outside;folded;patches;hear=()=>{};wait=Dn;pending=null;socket=null;retry=null;deadline=null;silence=null;hasGap=!1;wasOpen=!1;thinks;get table(){return fn(this.folded,this.patches)}get number(){return this.folded.game.number}watch(t){return this.hear=t,this.connect(),()=>this.leave()}connect(){if(this.forget("retry"),this.socket)return;let t=this.outside.open(this.thinks);this.socket=t,this.hasGap=!1,this.wasOpen=!1,t.onopen=()=>this.opened(),t.onmessage=n=>this.received(String(n.data)),t.onclose=()=>this.closed(t),this.expectAnswer()}wake(){if(this.socket?.readyState!==1)return this.connect();this.askForGame()}leave(){let t=this.socket;this.socket=null,this.forget("retry"),this.forget("deadline"),this.forget("silence"),t&&(t.onmessage=null,t.readyState===0?t.onopen=()=>t.close():t.close())}send(t){return this.pending?!1:(this.pending={...t,id:this.outside.newId(),seen:this.number},this.hear({type:"pending",request:t}),this.transmit(),!0)}transmit(){!this.pending||this.socket?.readyState!==1||(this.socket.send(JSON.stringify(this.pending)),this.expectAnswer())}askForGame(){this.socket?.send(JSON.stringify({type:"hello",seen:this.number})),this.expectAnswer()}expectAnswer(){this.forget("deadline"),this.deadline=this.outside.later(()=>this.drop(),Yo)}drop(){let t=this.socket;t&&(t.onclose=null,t.close(),this.closed(t))}leaveThinking(){this.thinks=!1,this.drop()}opened(){this.wait=Dn,this.wasOpen=!0,this.hear({type:"status",status:"open"}),this.transmit()}received(t){let n=JSON.parse(t);if(n.type==="ping")return this.answerPing(n.n);switch(!this.pending&&!this.hasGap&&this.forget("deadline"),n.type){case"game":return this.begin(n);case"event":return this.advance(n);case"note":return this.note(n);case"error":return(n.id===null||n.id===this.pending?.id)&&this.settle(),this.hear({type:"refusal",refusal:n})}}answerPing(t){this.socket?.send(JSON.stringify({type:"pong",n:t})),this.forget("silence"),this.silence=this.outside.later(()=>this.missPing(),Xo)}missPing(){this.silence=null,this.folded.game.clock?.running&&this.drop()}begin(t){let n=t.version===2?$t(t,this.patches):null;if(n===null)return console.error(`This page can’t follow game ${t.game} at event ${t.number}.`),this.hear({type:"outdated"});this.hasGap=!1,this.show(n,t.acknowledges,null)}advance(t){let{number:n,acknowledges:o}=t,s=this.folded,i=this.hasGap?null:mn(s,t,this.patches);if(i)return this.show(i,o,hn(s,t));this.acknowledged(o),!(this.hasGap||n<=this.number)&&(console.warn(`Event ${n} can’t follow ${this.number} here: the whole game is asked for.`),this.askForGame(),this.hasGap=!0)}say(t){this.socket?.send(JSON.stringify({type:"say",phrase:t}))}note(t){this.hasGap||(this.folded=dn(this.folded,t),this.hear({type:"table",table:this.table,happened:zo}))}show(t,n,o){this.pending||this.forget("deadline"),this.folded=t,this.acknowledged(n),this.hear({type:"table",table:this.table,happened:o})}acknowledged(t){t!==null&&t===this.pending?.id&&this.settle()}settle(){this.pending=null,this.hasGap||this.forget("deadline"),this.hear({type:"pending",request:null})}closed(t){this.socket===t&&(this.socket=null,this.forget("deadline"),this.forget("silence"),this.wasOpen||this.hear({type:"unopened"}),this.hear({type:"status",status:"lost"}),this.retry=this.outside.later(()=>this.connect(),this.wait),this.wait=Math.min(Qo,this.wait*2))}forget(t){let n=this[t];n!==null&&this.outside.forget(n),this[t]=null}};function Vo(e,t,n){return[...t.placements].map(o=>{let s=Mt(o.slice(1)),i=ge(t.patch.orientations[o[0]],s),r=Q(e,i).length;return{key:o,score:Zo(e,i)-6*r}}).sort((o,s)=>s.score-o.score||(o.key<s.key?-1:1)).slice(0,n).map(({key:o})=>o)}var Jo=[3,3];function Fn(e,t,n){let o=[...t.placements].filter(r=>r[0]===String(n)),s=new Set(o.length>0?o:t.placements),[i]=Vo(e,{...t,placements:s},1);return i===void 0?{orientation:n,origin:Jo}:{orientation:Number(i[0]),origin:Mt(i.slice(1))}}function Zo(e,t){let n=new Set(t.map(String)),o=0;for(let[s,i]of t)for(let[r,l]of[[s-1,i],[s+1,i],[s,i-1],[s,i+1]])(r<0||l<0||r>=9||l>=9||e[r*9+l]!=="."&&!n.has(`${r},${l}`))&&(o+=1);return o}function Qt(e,t,n,o=""){let s=`${M(t)}. ${Z(t)}`;if(!e)return s;let i=e.moves.length;return t.moves.length<i?a("taken-back",{turn:s}):o?M(e)===M(t)?o:`${o} ${s}`:[...t.moves.slice(i).map(({number:l,player:m,move:p})=>{let u=m===2&&t.automa?.turns.find(h=>h.number===l);return u?Ue(u,n):a("move-by",{name:x(t.seats,m),move:Ae(p,n,!0)})}),...ts(e,t),s].join(" ")}function ts(e,t){return t.players.flatMap((n,o)=>!n.special_tile||e.players[o].special_tile||t.automa&&o===1?[]:[a("takes-tile",Te(t.seats,o===0?1:2))])}var es=new Set(["show","turn","cycle"]);function Wn(e,t){let{table:n,placement:o}=e;if(t.type==="hover"||t.type==="leave"||t.type==="hold")return e.ghostText;if(t.type==="cancel")return a("put-back");let s=k(e),i=at(e);if(!s||!i)return jt(t)||j(o.cursor);if(!o.origin){let $=P(e,s.letter),E=$?X($):null,R=s.letter==="+"?a("special-patch"):e.patches[s.letter].name;return E?a("chosen-but",{patch:R,reason:E}):a("chosen",{patch:R})}let r=n.players[i-1].cells,l=G(o,s),m=Y(l,r,P(e,s.letter)),p=j(o.origin),u=jt(t)?`${jt(t)} `:"",h=es.has(t.type)?` ${a("ghost-covers",{cells:Ct(l.map(j))})}`:"";if(m)return u+a("ghost-against",{cell:p,reason:m})+h;let f=Q(r,l),g=f.length>0?a("ghost-fits-making",{cell:p,holes:Ct(f.map(Le))}):a("ghost-fits",{cell:p}),b=wt(e,s);return u+(b?`${g} ${a("ghost-tile")}`:g)+h}function jt(e){return"words"in e&&e.words?e.words:""}function Or(e,t){let{table:n}=e,o=P(e,t);return o?`${mt(o,[],!1,n,n.seats).map(i=>i.text).join("; ")}.`:""}function Kn(e,t,n=0){return vt({patches:e,table:t,status:"connecting",alone:"",pending:null,placement:ze,looking:null,walks:{1:[4,4],2:[4,4]},dialog:null,notice:null,peek:!1,announced:Qt(null,t,e),ghostText:"",copied:"",account:{turns:t.automa?.turns??[],run:t.automa?.turns.length?1:0},typing:!1,weighing:!1,hint:null,suggestions:[],lastEvent:"",anchor:Wt(null,t,n),awayFrom:_t(t)===null?null:n,fallen:null,isLongAway:!1,timeSaid:""})}function tt(e,t){return t!==""&&t===e?`${t} `:t}function Un(e,t){switch(t.type){case"table":return os(ns(e,t.table,t.at??0),t.table,t.happened??null);case"told":return{...e,lastEvent:t.text,announced:tt(e.announced,t.text)};case"time":return{...e,...t.part};case"status":{let o=t.status==="open"&&e.status==="lost"?tt(e.announced,a("connection-back")):e.announced;return{...e,status:t.status,alone:t.words??"",announced:o}}case"pending":return{...e,pending:t.request,notice:t.request?null:e.notice};case"refusal":return{...e,notice:_n(e,{kind:"error",text:t.text})};case"hint":return{...e,hint:t.hint};case"suggest":return{...e,suggestions:t.suggestions};case"placement":return rs(e,t.event);case"look":return{...e,looking:{frames:t.frames,index:t.index},placement:Bt(e.placement)};case"return":return vt({...e,looking:null});case"walk":return{...e,walks:{...e.walks,[t.player]:be(e.walks[t.player],t.direction)}};case"dialog":return{...e,dialog:t.dialog};case"peek":return{...e,peek:!e.peek};case"typing":return{...e,typing:t.open};case"weigh":return e.weighing===t.on?e:{...e,weighing:t.on};case"notice":return{...e,notice:_n(e,t.notice)};case"copied":return{...e,copied:tt(e.copied,t.text)}}}function _n({notice:e},t){return t&&{...t,text:tt(e?.text??"",t.text)}}function ns(e,t,n){let o=_t(t)!==null;return{...e,anchor:Wt(e.anchor,t,n),awayFrom:o?e.awayFrom??n:null,isLongAway:o&&e.isLongAway}}function os(e,t,n){let o=e.table;if(o.number===t.number)return{...e,table:t};let s=wn(n,t),i=Qt(o,t,e.patches,s),r=i?tt(e.announced,i):e.announced;return o.position===t.position&&s!==""?{...e,table:t,announced:r,lastEvent:s}:vt({...e,table:t,announced:r,lastEvent:s,looking:null,ghostText:"",copied:"",hint:null,suggestions:[],account:ss(e,t),placement:is(e,t)?e.placement:Bt(e.placement)})}function ss({account:e,table:t},n){let{turns:o}=n.automa??e,s=n.moves.length<t.moves.length;if(o.length===0&&!s)return e;let i=o.length>0&&o[0].number===e.turns[0]?.number;return{turns:o,run:i?e.run:e.run+1}}function is({placement:e,table:t},n){let{plan:o,letter:s}=e;return!o||s===null||n.stage==="over"||rt(t)!==rt(n)?!1:n.ring.includes(s)&&!n.options.some(i=>i.letter===s)}function vt(e){let{table:t}=e;if(t.stage!=="special_patch"||!gt(t))return e;let n=Ve(t.players[t.turn-1].cells,"+",e.patches);return{...e,placement:Nt(e.placement,null,{type:"choose",choice:n})}}function rs(e,t){if(e.pending)return e;let n=k(e),o=Nt(e.placement,n,t);if(o===e.placement)return e;let s=o.plan?ls(o):o,i=e.peek&&!s.plan,r={...e,placement:s,peek:i,notice:null};return{...t.type==="cancel"?vt(r):r,ghostText:as(r,t)}}function as(e,t){let n=Wn(e,t);return t.type==="hover"||t.type==="leave"||t.type==="hold"?n:tt(e.ghostText,n)}function ls(e){let{letter:t,origin:n,spots:o}=e;return t&&n?{...e,spots:{...o,[t]:n}}:e}function cs(e,t){let n=e.indexOf(t);return[...e.slice(n+1)+e.slice(0,n)].slice(0,ct)}function et(e,{ring:t}){let{letter:n,plan:o}=e.placement;return n!==null&&n!=="+"&&!o&&v(e)?cs(t,n):[]}function jn(e){let{state:t}=e;return rt(t.table)!==null&&!v(t)&&!t.looking&&Yt(e)}function Yt({company:e,state:{table:t,pending:n}}){return t.stage!=="over"&&!O(t)&&!n&&e.letsPlan!==!1}function Qn(e){let t=k(e),n=t&&e.placement.spots[t.letter];if(!t||!n)return null;let o=A(e.placement,t.letter);return t.placements.has(o+j(n))?{orientation:o,origin:n}:null}var ps={normal:350,slower:900,faster:160,off:0},us={normal:1200,slower:3600,faster:500,off:0},xt=class{constructor(t,n){this.outside=t;this.show=n}outside;show;waiting=[];timer=null;spent=0;receive(t,n){this.waiting.push({item:t,isAction:n}),this.timer===null&&this.next()}interrupt(t){this.skip(),this.show(t,0)}skip(){let t=this.waiting,n=this.timer!==null;this.stop();for(let{item:o}of t)this.show(o,0);return n}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null,this.waiting=[],this.spent=0}next(){this.timer=null;for(let t=this.waiting.shift();t;t=this.waiting.shift()){let n=t.isAction?this.timeFor(this.outside.pace()):0;if(this.show(t.item,n),n!==0){this.spent+=n,this.timer=this.outside.later(()=>this.next(),n);return}}this.spent=0}timeFor(t){let n=1+this.waiting.filter(({isAction:s})=>s).length,o=Math.max(0,us[t]-this.spent);return Math.min(ps[t],Math.floor(o/n))}};var ms={objection:()=>null,answer:()=>null,goOn:()=>!1},St=class{constructor(t,n,o=s=>s){this.source=t;this.patches=n;this.seen=o;this.id=t.table.game,this.store=oe(Un,Kn(n,o(t.table),performance.now())),this.telling=new xt({...U,pace:()=>this.pace()},(s,i)=>{this.onShow(s,i),this.store.dispatch({type:"table",...s})})}source;patches;seen;onLook=()=>{};onAgain=()=>{};onPlan=()=>{};planning=null;bees=null;ending=null;moments=null;onAsk=()=>{};hints=null;id;store;pace=()=>"off";onShow=()=>{};onDialogs=()=>{};dialogs=null;onHelp=()=>{};focusQuilt=()=>{};onLine=()=>{};onOutdated=()=>!1;onUnopened=()=>{};company=ms;telling;unwatch=()=>{};byItself=!1;get state(){return this.store.get()}open(){this.unwatch=this.source.watch(t=>this.hear(t))}follow(t){this.source=t,this.open()}wake(){this.source.wake?.()}close(){this.telling.stop(),this.unwatch()}hear(t){switch(t.type){case"table":return this.show(t.table,t.happened);case"refusal":return this.refused(t.refusal);case"complaint":return this.complain(t.text);case"outdated":return this.outdated();case"unopened":return this.onUnopened();default:return this.store.dispatch(t)}}show(t,n){let o=this.seen(t),s={table:o,happened:n,at:performance.now()};if(n?.kind==="note")return this.telling.receive(s,!1);let i=n?.kind==="move"||n?.kind==="card",r=!n?.player||o.seats[n.player-1].yours;i&&!r?this.telling.receive(s,!0):this.telling.interrupt(s)}outdated(){this.onOutdated()||this.complain(a("page-outdated"))}skip(){return this.telling.skip()}placement(t){this.store.dispatch({type:"placement",event:t})}complain(t){this.store.dispatch({type:"notice",notice:{kind:"error",text:t}})}fail=t=>this.complain(ne(t));choose(t,n){if(!v(this.state))return;let o=bt(this.state,t);this.state.placement.letter===t&&!n?this.placement({type:"cancel"}):o&&this.placement({type:"choose",choice:o,anchor:n});let s=!n&&Qn(this.state);s&&this.placement({type:"put",...s})}chooseShown(t){if(!v(this.state))return;this.choose(t);let{table:n,placement:o}=this.state,s=k(this.state);if(!s||o.letter!==t||o.origin)return;let{cells:i}=n.players[n.turn-1],r=Fn(i,s,A(o,t));this.placement({type:"put",...r})}chooseAt(t){let{table:n,placement:o}=this.state,s=on(n)[t];s===void 0||!v(this.state)||(o.letter!==s&&this.choose(s),this.placement({type:"show"}))}commit(){let{state:t}=this,{table:n,placement:o}=t,s=k(t);if(o.plan)return this.complain(this.planning?.notYet(t)??"");if(!v(t))return;if(!s)return this.complain(a("choose-first"));if(!o.origin)return this.placement({type:"show"});let i=P(t,s.letter),r=Y(G(o,s),n.players[n.turn-1].cells,i,!1),l=ft(o,s);if(r||!l)return this.complain(i&&i.missing>0&&r===X(i)?a("it-is-wrong",{reason:r??""}):a("cannot-place",{reason:r??a("does-not-fit")}));this.placement({type:"show"}),this.send({type:"move",move:l})}pass(){v(this.state)&&P(this.state,null)&&this.send({type:"move",move:"pass"})}undo(){let{table:t}=this.state;if(it(this.state)){if(dt(t)&&!t.automa?.practice)return this.dialog("practice");this.send({type:"undo"})}}practise(){this.dialog(null),this.send({type:"undo"})}turnCard(t=!1){V(this.state)&&(this.send({type:"turn"}),this.byItself=t)}hint(){J(this.state)&&this.send({type:"hint"})}why(){yt(this.state)&&this.send({type:"why"})}redraw(){this.store.dispatch({type:"hint",hint:this.state.hint})}forgetHint(){this.store.dispatch({type:"hint",hint:null})}refused({kind:t,error:n}){if(t==="stale"&&this.byItself)return;let o=ee()==="en"?n:a(`refusal-${t}`);this.store.dispatch({type:"refusal",kind:t,text:o})}resign(){this.dialog(null),this.send({type:"resign"})}abort(){this.dialog(null),this.send({type:"abort"})}handOver(t){this.dialog(null),this.send({type:"handover",level:t})}mind(t){t==="handover"?this.dialog("handover"):this.send({type:t})}async report(t,n){this.dialog(null);let o=()=>this.store.dispatch({type:"told",text:a("told-server")});await At("POST /api/reports",{game:this.id,reason:t,text:n}).then(o).catch(this.fail)}async again(t){let n=ds(this.state.table);if(!n)return;let{create:o=s=>At("POST /api/games",s)}=this.source;await o(n).then(({url:s})=>t(s)).catch(this.fail)}send(t){this.byItself=!1;let n=this.company.objection(t);if(n!==null)return this.complain(n);if(t.type==="hint"||t.type==="why")return this.onAsk(t);this.source.send(t)||this.complain(a("on-its-way"))}type(t){t&&this.state.dialog&&this.dialog(null),this.store.dispatch({type:"typing",open:t})}dialog(t){if(t&&!this.dialogs)return this.onDialogs(()=>this.dialog(t));this.store.dispatch({type:"dialog",dialog:t})}look(t){let{table:n,looking:o}=this.state;if(t>=n.moves.length)return this.back();o?this.showAt(o.frames,t):this.onLook(t)}showAt(t,n){this.store.dispatch({type:"look",frames:t,index:Math.max(0,n)})}back(){this.store.dispatch({type:"return"})}};function ds({mode:e,board:t,seats:n,automa:o}){let[s]=ve(n);if(s===void 0||e==="remote")return null;let i={board:t,seed:null,from:null,names:null};if(e==="solo"&&o)return{...i,opponent:"automa",deck:o.deck,level:o.level,first:"you"};if(e==="screen")return{...i,opponent:"person",first:"you",names:[n[1].name,n[0].name]};let r=s===1?"opponent":"you",l=re(n[2-s].name)??te;return{...i,opponent:"computer",level:l,first:r}}var hs=600,Pt=class{constructor(t){this.outside=t}outside;due=null;tried=-1;timer=0;consider(t,n){let{number:o}=t.table,s=n&&V(t)&&t.dialog===null&&o!==this.tried?o:null;if(s===this.due||(this.stop(),s===null))return;this.due=s;let i=t.table.moves.at(-1)?.player===2;this.timer=this.outside.later(()=>{this.due=null,this.tried=s,this.outside.turn()},i?0:hs)}stop(){this.due!==null&&this.outside.forget(this.timer),this.due=null}};function Xn({clock:e,seats:t},n){if(!e||t[n-1].kind==="computer")return d;let o=e.running===n;return c`<div
class=${o?"clock runs":"clock"}
data-clock=${n}
data-testid=${`clock-${n}`}
>
<span class="clock-sign">${y("clock")}${y("hurry")}</span>
<span class="clock-time" aria-hidden="true"></span>
<span class="visually-hidden"
>${a(o?"clock-running":"clock")}: <span class="clock-words"></span
></span>
</div>`}function zn(e,t,{text:n,sentence:o,low:s}){let i=e.querySelector(`[data-clock="${t}"]`);i&&(i.dataset.low=s?"true":"false",Yn(i.querySelector(".clock-time"),n),Yn(i.querySelector(".clock-words"),o))}function Yn(e,t){e&&e.textContent!==t&&(e.textContent=t)}function Vn(e,t){let{state:n}=e;return{game:e,state:n,table:n.table,frame:nn(n),patches:n.patches,shell:t}}function fs({automa:e}){if(!e)return"";let t=e.practice?a("about-practice"):"";return`${ht(e)}${t}. `}function gs({board:e,seed:t}){let n=a(`board-${e}`);return t?me("about-code",{code:c`<code data-testid="seed">${t}</code>`},{board:n}):n}function Jn(e,t=""){let{state:n,table:o,game:s,shell:i}=e;return c`<section class="panel about" aria-labelledby="about-heading">
<h2 id="about-heading">${a("this-game")}</h2>
<p class="small">
${fs(o)}${gs(o)}${T(o)?"":a("about-watching")}${o.seed&&o.seed_chosen?a("about-chosen"):""}
</p>
${t?c`<p class="small">
<a href=${`/tournaments/${o.tournament}`} data-testid="tournament-place"
>${t}</a
>
</p>`:d}
${Ps(o)}
${F(o)?c`<p class="small" data-testid="local">
${a("offline-here")} ${o.automa?a("offline-cards"):d}
</p>`:d}
<div class="row">
${F(o)?$s(s):ws(o)} ${ys(e)}
${w("copy-link",C("link",a("copy-link")),()=>Es(e))}
${xs(e)} ${Ss(e)}
${o.stage==="over"?d:w("new-game",a("new-game"),()=>i.go("/"))}
</div>
${n.copied?c`<p class="small copied" data-testid="copied">${n.copied}</p>`:d}
</section>`}function ys({table:e,shell:t}){return F(e)?d:c`<a
class="button"
data-testid="save-picture"
href=${pe(e.game,"png",bs(t))}
download
>${y("download")}<span>${a("save-picture")}</span></a
>`}function bs({settings:{edition:e,theme:t}}){let n=t==="auto"?matchMedia("(prefers-color-scheme: dark)").matches:t==="dark";return{edition:e,scheme:n?"dark":"light"}}function ws({game:e}){return c`<a
class="button"
data-testid="download-record"
href=${`/api/games/${e}/record.pgr`}
download
>${y("download")}<span>${a("record")}</span></a
>`}function $s({source:e}){return e.record?w("download-record",C("download",a("record")),()=>vs(e.record?.()??"")):d}var ks=6e4;function vs(e){let t=document.createElement("a");t.href=URL.createObjectURL(new Blob([e],{type:"text/plain"})),t.download="game.pgr",t.click(),setTimeout(()=>URL.revokeObjectURL(t.href),ks)}function xs({table:e,game:t}){if(!T(e)||e.stage==="over")return d;let[n,o,s]=e.can_abort?["abort",a(O(e)?"close-table":"call-off"),"cancel"]:["resign",a("resign"),"flag"];return w(n,C(s,o),()=>t.dialog(n))}function Ss({table:e,game:t}){return e.mode!=="remote"||!T(e)||O(e)?d:w("report",a("report"),()=>t.dialog("report"))}function Ps({mode:e,clock:t,rated:n,takebacks:o,seats:s}){if(e!=="remote"&&!n)return d;let i=$e.filter(l=>s[l-1].rating!==null).map(l=>`${x(s,l)} ${s[l-1].rating}`),r=[t?a("terms-clock",{clock:gn(t.control)}):a("terms-no-clock"),a(n?"terms-rated":"terms-not-rated"),a(o?"terms-takebacks":"terms-no-takebacks")];return c`<p class="small" data-testid="terms">
${r.join("; ")}.
${i.length?a("terms-ratings",{ratings:i.join(", ")}):""}
</p>`}async function Es({table:e,game:t}){t.store.dispatch({type:"copied",text:await Zn(Ts(e))})}function Ts({link:e,seats:t}){let n=t.map(({name:o})=>o);return`${location.origin}${Gt(le(e,n))}`}async function Zn(e){try{return await xn(e),a("link-copied")}catch{return a("copy-this-link",{link:e})}}function Os(e){if(!F(e))return`${location.origin}/game/${e.game}`;let{link:t,seats:n}=e,o=n.map(({name:s})=>s);return`${location.origin}${Gt(ce(t,o))}`}async function Ta({table:e,game:t}){let n=Os(e);if(!("share"in navigator)){t.store.dispatch({type:"copied",text:await Zn(n)});return}try{await navigator.share({title:"Quiltbee",url:n})}catch(o){if(!(o instanceof DOMException))throw o}}function to({state:e,game:t}){if(!e.typing)return d;let n=e.notice?.typed?e.notice:null;return c`<form
class="command"
aria-label=${a("command-line")}
@submit=${o=>Cs(o,t)}
>
${n?.kind==="error"?c`<p class="notice" data-testid="notice">${y("cancel")} ${n.text}</p>`:c`<p class="answer" data-testid="command-answer">${n?.text??""}</p>`}
<div class="command-row">
<label for="command" class="visually-hidden">${a("command")}</label>
<input
id="command"
name="command"
data-testid="command"
autocomplete="off"
autocapitalize="off"
spellcheck="false"
placeholder="X0a7, pass, m, fit 2, ?"
@keydown=${o=>Gs(o,t)}
/>
<button type="submit" class="main">${a("enter")}</button>
<button type="button" aria-label=${a("close")} @click=${()=>t.type(!1)}>
${y("cancel")}
</button>
</div>
</form>`}function Cs(e,t){e.preventDefault();let o=e.target.elements.namedItem("command");t.onLine(o.value),o.value=""}function Gs(e,t){e.key==="Escape"&&(e.preventDefault(),t.type(!1),document.querySelector(".quilt.active .cells")?.focus())}function no(e,t,n,o){let s=[...e.slice(ct)];return c`<section class="panel ring" aria-labelledby="ring-heading" ?data-keys=${o}>
<div class="panel-head">
<h2 id="ring-heading">${a("coming-up")}</h2>
<span class="small">${a("after-these",{count:s.length})}</span>
</div>
${o?As(e,t,n,o):oo(s,t,n)}
</section>`}function As(e,t,n,{held:o,then:s,choose:i}){let r=[...e.slice(ct)],l=o!==null&&r.includes(o)?o:r[0],{cells:m,places:p}=Bs(r.map(u=>t[u]));return c`<ol
class="circle"
data-testid="ring"
aria-labelledby="ring-heading"
.style=${`--cells: ${m}`}
@keydown=${Ls}
>
${r.map((u,h)=>{let f=t[u],g=p[h],b=s.includes(u),$=b?`${W(f)}, ${a("plan-then")}`:W(f);return c`<li
class=${b?`then ${g.side}`:g.side}
.style=${`--x: ${g.x}; --y: ${g.y}`}
>
<button
type="button"
class="coming"
data-coming=${u}
tabindex=${u===l?0:-1}
aria-pressed=${u===o?"true":"false"}
@click=${()=>i(u)}
>
${D(u,f,g.code,n)}
<span class="visually-hidden">${$}</span>
<span class="price" aria-hidden="true">${I(f.buttons)}${K(f.time)}</span>
</button>
</li>`})}
</ol>
${Ms()}`}function Ms(){return c`<svg class="neutral-token" viewBox="-6 -8 12 16" aria-hidden="true">
${B`<path d="M-4.6 7Q-3 4.6-1.6.4A3.9 3.9 0 1 1 1.6.4Q3 4.6 4.6 7Z"></path>`}
</svg>`}function Ls(e){let t=e.target.closest("li"),n=t?.parentElement;if(!t||!n||e.altKey||e.ctrlKey||e.metaKey)return;let o={ArrowRight:t.nextElementSibling,ArrowDown:t.nextElementSibling,ArrowLeft:t.previousElementSibling,ArrowUp:t.previousElementSibling,Home:n.firstElementChild,End:n.lastElementChild}[e.key];o!==void 0&&(e.preventDefault(),e.stopPropagation(),o?.querySelector("button")?.focus())}function qa(e,t,n){return c`<section class="panel ring whole" aria-labelledby="ring-heading">
<div class="panel-head">
<h2 id="ring-heading">${a("circle")}</h2>
<span class="small">${a("circle-left",{count:e.length})}</span>
</div>
${oo([...e],t,n)}
</section>`}function oo(e,t,n){return c`<ol class="circle" data-testid="ring" tabindex="0" aria-labelledby="ring-heading">
${e.map(o=>Rs(o,t,n))}
</ol>`}function Rs(e,t,n){let o=t[e];return c`<li title=${W(o)}>
${q(e,o,0,n)}
<span class="visually-hidden">${W(o)}</span>
<span class="price" aria-hidden="true">${I(o.buttons)}${K(o.time)}</span>
</li>`}function I(e){return c`<span class="cost"
><svg viewBox="-3 -3 6 6" aria-hidden="true">${ot(0,0,2.9)}</svg>${e}</span
>`}function K(e){return c`<span class="time"
><svg viewBox="-3 -3 6 6" aria-hidden="true">
<path class="glass" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path></svg
>${e}</span
>`}var eo=[{side:"right",length:.3},{side:"bottom",length:.4},{side:"left",length:.3}],Et=.035,Hs=2,Is=.4;function Ns({orientations:e}){return Math.max(Hs,Math.min(...H(e[0])))+Is}function Bs(e){let t=e.map(Ns),n=Tt(t),o=[],s=1,i=0;for(let{side:l,length:m}of eo){i+=m*n;let p=o.at(-1)??0,u=p,h=Tt(t.slice(0,p)),f=l==="left"?1/0:i;for(;u<e.length&&h+t[u]/2<=f;)h+=t[u++];s=Math.max(s,Tt(t.slice(p,u))/m),o.push(u)}let r=eo.flatMap(({side:l,length:m},p)=>{let u=o[p-1]??0,h=t.slice(u,o[p]),f=s*m,g=(f-Tt(h))/h.length,b=0;return h.map(($,E)=>(b+=$+g,qs(l,(b-($+g)/2)/f,e[u+E])))});return{cells:Xt(s),places:r}}function qs(e,t,{orientations:n}){let o=Et*(1-(2*t-1)**2),s=Object.keys(n).find(r=>{let[l,m]=H(n[r]);return e==="bottom"?l>=m:m>=l}),i={right:{x:1-Et+o,y:t},bottom:{x:1-t,y:1-Et+o},left:{x:Et-o,y:1-t}}[e];return{x:Xt(i.x),y:Xt(i.y),side:e,code:Number(s)}}function Tt(e){return e.reduce((t,n)=>t+n,0)}function Xt(e){return Math.round(e*1e3)/1e3}function so(e,t,n,o,s,i=[]){let r=new Set(i.map(({number:p})=>p)),l={first:0,back:t-1,forward:t+1,last:e.length},m=p=>p<0||p>e.length||p===t;return c`<section class="panel moves" aria-labelledby="moves-heading">
<div class="panel-head">
<h2 id="moves-heading">${a("moves")}</h2>
${Ks(p=>m(l[p]),p=>s(l[p]))}
</div>
<ol class="move-list" data-testid="move-list" tabindex="0" aria-labelledby="moves-heading">
${e.map(p=>c`<li class=${r.has(p.number)?"fresh-move":""}>
<button
type="button"
class=${p.number===t?"move now":"move"}
aria-current=${p.number===t?"step":"false"}
@click=${()=>s(p.number)}
>
<span class="number">${p.number}</span>
${zt(p,n,o)}
<code>${p.move}</code>
</button>
</li>`)}
</ol>
${e.length===0?c`<p class="small">${a("no-move-yet")}</p>`:""}
</section>`}function zt(e,t,n){let{player:o,move:s,change:i}=e,r=Ie(e,t,n);return c`<span class="visually-hidden">${r}</span>
<span class="move-line" aria-hidden="true" title=${r}
>${pn(o)}<span class="move-picture">${Ds(s,n)}</span>${i&&i.to!==i.from?Ws(i):d}</span
>`}function Ds(e,t){let n=Ne(e);if(n===null)return e.startsWith("+")?Fs():y("pass");let o=e.startsWith("A:")?0:Number(e[1]);return t[n]?D(n,t[n],o,!1):n}function Fs(){return c`<svg class="leather" viewBox="0 0 10 10">${we("special",0,0)}</svg>`}function Ws({from:e,to:t,paid:n,earned:o,income:s}){return c`${K(t-e)}${n>0?I(`−${n}`):d}${o>0?I(`+${o}`):d}${s>0?c`<span class="paid-out">${En("income")}+${s}</span>`:d}`}var _s=[["first","first-position"],["back","previous-position"],["forward","next-position"],["last","last-position"]];function Ks(e,t){return c`<div class="steps">
${_s.map(([n,o])=>w(`step-${n}`,y(n),()=>t(n),{classes:"quiet square",off:e(n),label:a(o),title:a(o)}))}
</div>`}function io(e){let{table:t}=e;if(!T(t)||t.rated)return d;let n=tn(t)&&t.stage!=="over",o=t.mode!=="remote"||t.takebacks;return c`${n?Us(e):d} ${o?js(e):d}`}function Us({state:e,game:t}){return w("hint",C("bulb",a("hint")),()=>t.hint(),{classes:"hint-button",shortcut:"H",off:!J(e)})}function js({state:e,table:t,game:n}){let o=dt(t)&&it(e),s=c`${y("undo")}${Qs(t,o)}`;return w("undo",s,()=>n.undo(),{classes:t.mode==="screen"||t.mode==="computer"?"undo":"undo long",off:!it(e)})}function ro({state:e,game:t}){return w("turn-card",C("card",a("turn-the-card")),()=>t.turnCard(),{classes:"main turn-card",shortcut:"T",off:!V(e)})}function Qs({mode:e},t){return e==="remote"?c`<span>${a("ask-takeback")}</span>`:t?c`<span class="behind">${a("undo-practice")}</span>`:c`<span>${a("undo")}</span>`}function ao(e){return c`<label class="switch"
><input
type="checkbox"
data-testid="turn-by-itself"
.checked=${e.settings.turnCards}
@change=${t=>e.change({turnCards:ue(t)})}
/>
<span>${a("draw-automatically")}</span></label
>`}var Ys={hint:"hint-coming",why:"why-coming",turn:"card-turning",move:"move-sending"};function co(e){let{state:t,game:n}=e,o=_(t)?k(t):null,{plan:s}=t.placement,i=o!==null&&o.letter!=="+",r=o?P(t,o.letter):void 0,l=o!==null&&!s&&t.placement.set&&z(t.placement,o)&&r?.available!==!1,m=s||o!==null&&(i||t.placement.origin!==null),p=[["rotate-left",a("rotate-left"),"left",i,()=>n.placement({type:"turn",how:"left"})],["rotate-right",a("rotate-right"),"right",i,()=>n.placement({type:"turn",how:"right"})],["flip",a("flip"),"flip",i,()=>n.placement({type:"turn",how:"flip"})],["place",a("place"),"place",l,()=>n.commit()],["cancel",a("cancel"),"cancel",m,()=>n.placement({type:"cancel"})]],u=De(t.table)&&!t.looking;return c`<section
class=${o?"deck held":"deck"}
aria-label=${a("placing")}
data-keys
data-move=${o&&!s?ft(t.placement,o)??"":""}
>
${Xs(e)}
<div class=${u?"tools waits":"tools"}>
${u?ro(e):d}
${p.map(([h,f,g,b,$])=>w(h,C(g,f),$,{classes:`tool ${g}`,off:!b}))}
</div>
</section>`}function Xs(e){let{state:t}=e,{notice:n}=t;return c`<div
class=${Vt(t)?"strip hinting":t.placement.plan?"strip planning":"strip"}
data-testid="strip"
tabindex="-1"
>
${n?.kind==="error"&&!n.typed?c`<p class="notice" data-testid="notice">${y("cancel")} ${n.text}</p>`:zs(e)}
${ai(e)}
</div>`}function Vt(e){let{hint:t,looking:n,notice:o,pending:s,placement:i}=e;if(!t||n||s||o?.kind==="error"&&!o.typed)return!1;let{letter:r,origin:l,plan:m}=i;return m?!1:r===null||!v(e)||r==="+"&&l===null}function zs(e){let{state:t,game:n}=e,o=k(t);return t.looking?c`<p>${a("earlier-position")}</p>`:t.pending?c`<p>${a(Ys[t.pending.type]??"one-moment")}</p>`:Vt(t)?ri(e):t.placement.plan?n.planning?.planCard(e):o&&v(t)?ti(e,o):Vs(e)}function Vs(e){let{state:t,table:n}=e,o=lt(t),s=c`<p class="lately">${Z(n)}</p>`;return c`${o.length>0?Js(e,o):s}
<p class=${v(t)?"guide heading-says":"guide"}>${Zs(e)}</p>`}function Js({state:e,table:t,game:n},o){return c`<button
type="button"
class="lately"
data-testid="show-again"
@click=${()=>n.onAgain()}
>
${y("again")}
<span class="actions"
>${o.map(s=>c`<span>${zt(s,t.seats,e.patches)}</span>`)}</span
>
<span class="visually-hidden">${a("show-again")}</span>
</button>`}function Zs({state:e,table:t}){return t.stage==="over"?a("game-over"):t.stage==="card"?a("card-ready"):t.thinking?a("thinking",{name:x(t.seats,t.turn)}):v(e)?a("choose-or-pass-now"):`${M(t)}.`}function ti(e,t){let{state:n,table:o,shell:s}=e,i=s.settings.coordinates,r=G(n.placement,t),l=o.players[o.turn-1].cells,m=P(n,t.letter),p=Ze(n.placement,t),u=wt(n,t),{text:h,kind:f}=Me(r,l,m,i),g=f==="yes",b=g&&n.placement.set?si():h,$=p!==null&&!Y(r,l,void 0)?Q(l,r):[],E=m?mt(m,$,u,o,o.seats,i):li(u,$.length);return c`<p class=${`verdict ${f}`}>
${p===null&&g?ii(t.letter):oi(b,f)}
</p>
${ei(e)}
<ul class="effects">
${ni(E).map(({kind:R,text:N})=>c`<li class=${R}>${N}</li>`)}
</ul>`}function ei({state:e,table:t,patches:n}){return c`<span class="then-next" aria-hidden="true"
>${et(e,t).map(o=>q(o,n[o],0,!1))}</span
>`}function ni(e){let t=({kind:n})=>n==="next";return[...e.filter(t),...e.filter(n=>!t(n))]}function oi(e,t){return t==="short"?e:c`${y(t==="yes"?"place":"cancel")} ${e}`}function si(){return c`<span class="by-mouse">${a("fits-click")}</span
><span class="by-press">${a("fits-press",{place:a("place")})}</span>`}function ii(e){return a(e==="+"?"put-special":"choose-place")}function ri({state:e,game:{hints:t},shell:n}){let o=e.hint?.type==="hint",s=t?.hintWords(e,n.settings.coordinates);return t?c`<p
class="hint-line"
data-testid=${o?"hint-words":"why-words"}
data-move=${e.hint?.move??""}
>
${y("bulb")}<span>${o?c`<b>${a("hint-label")}</b> `:d}${s}</span>
</p>`:c`<p>${a(o?"hint-coming":"why-coming")}</p>`}function ai({state:e,game:t}){if(Vt(e)){let i=lo(()=>t.forgetHint()),r={classes:"corner forget",label:a("close")};return c`${w("forget-hint",y("cancel"),i,r)}`}let n=e.pending?.type==="why",o=e.notice?.kind!=="error"&&e.placement.letter===null;if(!n&&!(o&&yt(e)))return d;let s=lo(()=>t.why());return w("why",a("why"),s,{classes:"corner",shortcut:"W",off:n})}function lo(e){return({currentTarget:t})=>{t instanceof HTMLElement&&t.closest(".strip")?.focus(),e()}}function li(e,t){let n=[{kind:"fills",text:a("effect-special-costs")}];return e&&n.push({kind:"tile",text:a("effect-tile")}),t>0&&n.push({kind:"holes",text:a("effect-a-hole")}),n}function uo({state:e,table:t,game:n,shell:o},s=""){if(t.mode!=="remote")return d;let{text:i,actions:r,urgent:l}=bn(e,t,s),m=o.settings.phrases?ci(t):"",p=!!m&&!l,u=()=>o.change({phrases:!1}),h=t.seats[(t.said?.player??1)-1].yours;return c`<section
class=${l?"line urgent":"line"}
aria-label=${a("between-players")}
data-testid="line"
>
<p data-testid="line-text">${p?m:i}</p>
<div class="line-actions">
${r.map(([f,g],b)=>w(f,g,()=>n.mind(f),{classes:l&&b===0?"main":"",off:e.pending}))}
</div>
${p&&!h?po("hush",a("phrases-off"),"cancel",u):d}
${pi(t)?po("say",a("say"),"bubble",()=>o.phrases(n)):d}
${ui(t.spectators)}
<p class="visually-hidden" role="status">${m}</p>
</section>`}function ci({said:e,seats:t}){return e?a("says",{name:x(t,e.player),phrase:a(`phrase-${e.phrase}`)}):""}function pi(e){return T(e)&&Se(e.seats)===null}function po(e,t,n,o){return w(e,y(n),o,{classes:"say",label:t,title:t})}function ui(e){let t=a("watching",{count:e});return c`<p
class=${e>0?"watchers":"watchers none"}
data-testid="watchers"
title=${e>0?t:d}
>
${y("eye")}<span aria-hidden="true">${e}</span>
<span class="visually-hidden">${e>0?t:""}</span>
</p>`}function mo(e,t=d){let{state:n,frame:o}=e,s=Ft(o),i=ho(s,e.patches);return c`<section class="panel market" aria-labelledby="market-heading" data-keys>
<h2 id="market-heading">
${a(v(n)&&o.stage==="action"?"choose-or-pass":"next-patches")}
</h2>
${[0,1,2].map(r=>s[r]===void 0?c`<div class="offer none" aria-hidden="true"></div>`:hi(e,s[r],r,i))}
${di(e)} ${t}
</section>`}function ho(e,t){return Math.max(3,...e.map(n=>H(t[n].orientations[0])[1]))}var mi=e=>e>1;function di({state:e,frame:t,game:n}){let o=e.looking?void 0:P(e,null),{time:s}=t.players[t.turn-1];return c`<button
type="button"
class=${qt(e)==="pass"?"pass hinted":"pass"}
data-testid="pass"
aria-disabled=${v(e)&&o?"false":"true"}
aria-keyshortcuts="P"
@click=${({detail:i})=>mi(i)||n.pass()}
@pointerenter=${({pointerType:i})=>i==="mouse"&&Jt(n,!0)}
@focus=${()=>Jt(n,!0)}
@blur=${()=>Jt(n,!1)}
>
${fo(e,null)}${y("pass")}<span class="pass-name">${a("pass")}</span>
<span class="pass-facts">
${o?Ge(o,s).map(i=>c`<span>${i}</span>`):d}
</span>
</button>`}function Jt(e,t){e.store.dispatch({type:"weigh",on:t})}function Ot(e){return c`<span class="visually-hidden">${e}</span>`}function hi(e,t,n,o){let{state:s,frame:i,game:r,patches:l,shell:m}=e,p=l[t],u=s.looking?void 0:P(s,t),h=s.placement.letter===t,f=A(s.placement,t),g=et(s,i).includes(t),b=jn(r),$=u?X(u):null,E=qt(s)?.startsWith(t)??!1;return c`<button
type="button"
class=${["offer",g&&"then",h&&"chosen",$&&"dear",E&&"hinted"].filter(Boolean).join(" ")}
data-testid=${`patch-${n}`}
data-patch=${t}
data-orientation=${f}
aria-pressed=${h?"true":"false"}
aria-disabled=${v(s)&&u||b?"false":"true"}
aria-keyshortcuts=${n+1}
data-key=${n+1}
@click=${N=>{if(b)return r.onPlan(t);N.pointerType==="mouse"?r.choose(t):r.chooseShown(t),r.focusQuilt()}}
>
<span class="art">${q(t,p,f,m.settings.letters,o)}</span>
${fo(s,t)}
<span class="facts"
><span class="offer-name"
>${p.name}${g?Ot(`, ${a("plan-then")}`):d}${Ot(a("spoken-squares",{count:p.squares}))}</span
>
<span class="price"
>${I(p.buttons)}${Ot(a("spoken-buttons",{count:p.buttons}))}
${K(p.time)}${Ot(a("spoken-time"))}</span
>
<span class="earn">${go(p)}</span>
${fi(u,$)}</span
>
</button>`}function fo(e,t){let n=an(e,t);return n.length===0?d:c`<span class="offer-marks" aria-hidden="true"
>${n.map(({label:o,kind:s})=>c`<span class=${`offer-mark to-${s}`}>${o}</span>`)}</span
>`}function fi(e,t){return t?c`<span class="reason" title=${t}>${gi(e)}</span>`:d}function gi(e){return e&&e.missing>0?a("short-of",{count:e.missing}):a("no-room")}function Il(e,t,n){let o=Ft(e),s=ho(o,t);return c`<section class="panel market looked-at" aria-labelledby="market-heading">
<h2 id="market-heading">${a("next-patches")}</h2>
${o.map(i=>c`<div class="offer" data-patch=${i}>
<span class="art">${q(i,t[i],0,n,s)}</span>
<span class="facts" title=${W(t[i])}
><span class="offer-name">${t[i].name}</span>
<span class="price">${I(t[i].buttons)}${K(t[i].time)}</span>
<span class="earn">${go(t[i])}</span></span
>
</div>`)}
</section>`}function go({income:e}){return e>0?a("earns",{count:e}):a("earns-nothing")}function wo(e,t,n){let{buttons:o,time:s,score:i}=e.players[1],r=[[a("number-buttons"),o,"buttons"],[a("number-patches"),n.with_buttons.length+n.without_buttons.length,"patches"],[a("number-time"),s,"time"],[a("number-score"),Ht(i),"score"]],l=c`<span class="level-name">${Qe(n)}</span>`,m=c`<span class="next-card">${ko(e,n)}</span>`;return Pn(e,t,2,r,{aside:l,thumbnail:m})}function $o(e,t,n,o,s,i=d){return c`<section
class="panel automa"
data-testid="automa"
tabindex="0"
aria-labelledby="automa-heading"
>
<div class="panel-head">
<h2 id="automa-heading">${a("the-automa")}</h2>
<span class="small">${ht(t)}</span>
</div>
<div class="dealer">
<div class="pile">${ko(e,t)}</div>
<div>
<p data-testid="automa-cards">${e.result?a("no-more-cards"):yi(t)}</p>
<p class="small">${Ye(t)}</p>
</div>
</div>
${ki(n,o,s)} ${bi(e,t)} ${i}
<div class="piles">
${yo("patches-with",t.with_buttons,"pile-with",o,s)}
${yo("patches-without",t.without_buttons,"pile-without",o,s)}
</div>
<p class="small">${je(t)}</p>
</section>`}function ko({result:e},{pile:t,budget:n}){return wi(t,e?null:n)}function yi({pile:e,budget:t}){return e===0?a("pile-empty"):t===null?a("next-face-down"):a("next-can-pay",{price:a("buttons",{count:t})})}function yo(e,t,n,o,s){return c`<div class="taken-pile" data-testid=${n}>
<h3>${a(e,{count:t.length})}</h3>
<ul>
${[...t].map(i=>{let{name:r,income:l}=o[i];return c`<li title=${r}>
${D(i,o[i],0,s)}
<span class="visually-hidden"
>${r} (${i})${l?`, ${a("buttons",{count:l})}`:""}</span
>
</li>`})}
</ul>
</div>`}function bi(e,t){let n=(s,i,r)=>c`<div class=${r}>
<dt>${s}</dt>
<dd>${i}</dd>
</div>`,o=qe(e.players[1],t.level);return c`<div class="parts">
<h3>${a("what-level-counts",{numeral:t.numeral})}</h3>
<dl data-testid="automa-score">
${o.map(([s,i])=>n(a(s),i,"part"))}
${n(a(e.result?"number-score":"score-now"),Ht(e.players[1].score),"sum")}
</dl>
</div>`}function Zt(e,t){return c`<svg class=${`card ${e}`} viewBox="-0.5 -0.5 41 57" aria-hidden="true">
<rect class="sheet-edge" width="40" height="56" rx="3.5"></rect>
${t}
</svg>`}function wi(e,t){return e===0?Zt("empty",d):Zt("back",B`<path class="weave" d="M4 4h32v48h-32zM4 16L36 40M4 40L36 16M4 28h32M20 4v48"></path>
${t===null?ot(20,28,7):B`<circle class="budget" cx="20" cy="28" r="10"></circle>
<text class="digits" x="20" y="32.4" font-size="13">${t}</text>`}`)}function $i({number:e,budget:t,income:n,filters:o}){return Zt("face",B`
<text class="card-number" x="20" y="6.6">${e}</text>
<circle class="budget" cx="12" cy="16" r="7.4"></circle>
<text class="digits" x="12" y="19.3" font-size="9.5">${t}</text>
${ot(30,16,5.6)}<text class="gain" x="30" y="28.4">+${n}</text>
<text class="card-word" x="12" y="28">${a("card-budget")}</text>
${o.map((s,i)=>bo(Be(s),36+i*7))}
${o.length===0?bo(a("filter-none"),42):d}`)}function bo(e,t){let n=Math.min(4.6,64/e.length);return B`<text class="card-filter" x="20" y=${t} font-size=${n.toFixed(1)}>${e}</text>`}function ki({turns:e,run:t},n,o){let s=e.map(i=>vi(i,n,o));return c`<section
class="account"
data-testid="automa-turn"
tabindex="0"
aria-labelledby="account-heading"
>
<h3 id="account-heading">
${e.length>1?a("last-turns",{count:e.length}):a("last-turn")}
</h3>
${e.length===0?c`<p class="small">${a("no-card-since")}</p>`:d}
${t%2?c`<div class="turns odd">${s}</div>`:c`<div class="turns even">${s}</div>`}
</section>`}function vi(e,t,n){return c`<div class="card-turn" data-card=${e.card.number} data-taken=${e.taken??""}>
${$i(e.card)}
<div class="told">
<p class="told-card">${Fe(e.card)}</p>
<div class="tried" aria-hidden="true">
${[...e.choices].map(o=>xi(o,e,t,n))}
</div>
<ol>
<li>${We(e,t,n)}</li>
${e.steps.map(o=>c`<li class=${o.skipped?"skipped":""}>
${_e(o,t,n)}
</li>`)}
${Ke(e,t,n).map(o=>c`<li class="outcome">${o}</li>`)}
</ol>
</div>
</div>`}function xi(e,{affordable:t,taken:n},o,s){let i=e===n?"taken":t.includes(e)?"left":"dear",r={taken:"✓",left:"–",dear:"×"}[i];return c`<span class=${`candidate ${i}`}
>${D(e,o[e],0,s)}<span class="fate">${r}</span></span
>`}function vo(e){let{frame:t,seats:n,player:o,patches:s,lettered:i,place:r,box:l,extras:m,head:p=d}=e,{automa:u}=t;if(o===2&&u){let f=e.account??{turns:u.turns,run:0},g=$o(t,u,f,s,i,e.switches);return c`<div class=${`seat ${r}`}>${wo(t,n,u)}</div>
${l?c`<div class=${`${l} ${r}`}>${g}</div>`:g}`}let h={number:o,name:x(n,o),cursor:null,fresh:[]};return c`<div class=${`seat ${r}`}>${Sn(t,n,o,m)}</div>
<div class=${`${l??"spread"} ${r}`}>
${p} ${Tn({...h,...e,player:t.players[o-1]})}
</div>`}function xo(e,t,n){return c`<details class="panel summary" data-testid="summary">
<summary><h2>${a("in-words")}</h2></summary>
${[1,2].map(o=>{let s=o;if(o===2&&e.automa)return c`<h3>${x(t,2)}</h3>
<p data-testid="summary-2">
${Xe(e,e.automa,n)}
${a("on-time-board",{distances:It(e,2)})}
</p>`;let{cells:i,patches:r}=e.players[o-1];return c`<h3>${x(t,s)}</h3>
<p data-testid=${`summary-${o}`}>
${Re(i)} ${a("on-time-board",{distances:It(e,s)})}
</p>
${r.length?c`<ul>
${r.map(l=>c`<li>${He(l,n)}</li>`)}
</ul>`:""}`})}
</details>`}function So(e){let{state:t,game:n,shell:o}=e;return c`<header class="head table-head" data-keys>
${Gn(o)} ${Pi(e)}
<div class="turn-buttons">
${t.looking?Si(n):io(e)}
${w("settings",C("gear",a("settings")),()=>n.dialog("settings"))}
${w("help",C("help",a("help")),o.help,{classes:"to-help"})} ${Cn()}
</div>
</header>`}function Si(e){return w("back-to-game",a("back-to-game"),()=>e.back(),{classes:"main back-to-game"})}function Pi(e){let{table:t,frame:n}=e,{looking:o}=e.state,s=o?a("after-move",{number:String(o.index)}):M(t);return c`<div class=${`turn turn-${n.result?.winner??n.turn}`}>
<div class="turn-title">
<h1 id="turn-heading" tabindex="-1" title=${s} data-testid="turn">${s}</h1>
${t.automa?.practice?c`<span class="badge practice" data-testid="practice">${a("practice")}</span>`:d}
</div>
${Ei(e)}
</div>`}function Ei({state:e,table:t,frame:n}){if(e.status==="lost")return c`<p class="lost" data-testid="connection">
<span class="dot" aria-hidden="true"></span
>${e.alone||a(t.automa?"connection-solo":"connection-lost")}
</p>`;let o=e.looking?`${Oe(n,t.seats)}. ${Ce(n,t.seats)}`:Z(t);return c`<p class="turn-reason" title=${o} data-testid="turn-reason">${o}</p>`}function Eo(e,t,n){let{table:o,frame:s,patches:i}=e,r=s.result!==null||Rt(s),l=r&&e.game.ending!==null,m=!O(o)&&!st(o),p=T(o)&&m&&!r,u=n!==null,h=u?"remote guided":m?`${o.mode} round`:o.mode,f=t.place?.words();return c`${So(e)}
<main
class=${Ai(e,l,h)}
data-stage=${s.stage}
data-number=${o.number}
>
${Oi(e,{line:n??uo(e,f),middle:Mi(e,t,u),tools:p?co(e):d,moves:Gi(e)})}
<div class="below">
${u?d:Jn(e,f)} ${xo(s,o.seats,i)}
</div>
</main>
${Ti(e)}`}function Ti(e){let{dialogs:t}=e.game;return c`${to(e)} ${Ii(e)} ${t?.dialogs(e)}`}function Oi(e,t){let{state:n,table:o,frame:s,shell:i}=e,{look:r}=i.settings,l=()=>i.change({look:r==="cloth"?"thread":"cloth"}),m=Dt(n),u=o.mode==="screen"&&o.seats.filter(({yours:h})=>h).length!==1?1:m;return c`<div class="felt" data-keys tabindex="-1">
<div class="column own">${Po(e,u)}</div>
<div class="column middle">
${t.line} ${t.middle} ${t.tools} ${st(o)?d:Ci(e)}
${t.moves}
</div>
<div class="column other">
${Po(e,ke(u))}
${un(s,o.seats,r,l,cn(n),m)}
</div>
</div>`}function Ci({state:e,frame:t,game:n,patches:o,shell:s}){let{placement:i}=e,r={held:i.plan?i.letter:null,then:et(e,t),choose:n.onPlan},{letters:l}=s.settings;return no(t.ring,o,l,Yt(n)?r:void 0)}function Gi({state:e,table:t,game:n,patches:o}){let s=e.looking?e.looking.index:t.moves.length,i=r=>n.look(r);return so(t.moves,s,t.seats,o,i,lt(e))}function Ai({state:e,table:t,shell:n},o,s){return["table",s,n.settings.coordinates?"named":"unnamed",e.peek&&"peek",(O(t)||st(t))&&"awaiting",o&&"ended"].filter(Boolean).join(" ")}function Mi(e,t,n){let{table:o,frame:s,game:i}=e;if(O(o)||st(o))return t.seating?.panel()??d;if(s.result||Rt(s))return i.ending?.endOf(e,t,n);let r=T(o)?d:i.planning?.planAside(e);return mo(e,r)}function Po(e,t){let{state:n,table:o,frame:s,patches:i,shell:r,game:l}=e,{seats:m}=o,p=Dt(n)===t,u=_(n)&&at(n)===t,{letters:h,coordinates:f}=r.settings,g=lt(n).filter(E=>E.player===t),b=n.hint?.type==="why"&&n.hint.player===t&&[n.hint.move],$=()=>l.store.dispatch({type:"peek"});return vo({frame:s,seats:m,player:t,patches:i,lettered:h,named:f,active:u,place:`${p?"front":"back"} p${t}`,held:u&&n.placement.letter!==null,ghost:Hi(n,t),cursor:u?n.placement.cursor:n.walks[t],fresh:ln(b||g.map(({move:E})=>E),i),hint:sn(en(n,t),i),marks:rn(n,t),extras:{clock:Xn(o,t),thumbnail:p?d:Li(e,t,$),bubble:l.bees?.greeting(e,t)},head:[p?d:Ri(m,t,$),l.ending?.tally(e,t)],account:n.looking?void 0:n.account,switches:T(o)&&o.stage!=="over"?ao(r):d})}function Li({state:e,table:t,frame:n,patches:o},s,i){return c`<button
type="button"
class="peek-button"
aria-expanded=${e.peek?"true":"false"}
aria-label=${a("peek",{name:x(t.seats,s)})}
data-testid="peek"
@click=${i}
>
${On(n.players[s-1],o)}
</button>`}function Ri(e,t,n){let o=Ee(e,t);return c`<div class="peek-head">
<b>${o?a("your-quilt"):a("quilt-of",{name:x(e,t)})}</b>
<button type="button" data-testid="peek-close" @click=${n}>${a("back")}</button>
</div>`}function Hi(e,t){let{placement:n}=e,o=k(e);return!o||!n.origin||at(e)!==t||e.looking?null:{letter:o.letter,code:A(n,o.letter),origin:n.origin,cells:G(n,o),set:n.set,sent:e.pending!==null,legal:z(n,o)&&P(e,o.letter)?.available!==!1,planned:n.plan}}function Ii({state:e,game:{hints:t}}){let{notice:n,announced:o,ghostText:s,status:i,alone:r,hint:l}=e;return c`<div class="visually-hidden">
<div role="status" aria-live="polite" data-testid="live-news">
${i==="lost"?r||a("live-lost"):o}
</div>
<div role="status" aria-live="polite" data-testid="live-time">${e.timeSaid}</div>
<div role="status" aria-live="polite" data-testid="live-ghost">${s}</div>
<div role="status" aria-live="polite" data-testid="live-hint">
${l&&t?.isWhole(l)?a(`live-${l.type}`,{words:t.hintWords(e,!0)}):""}
</div>
<div role="status" aria-live="polite">
${n?.kind==="info"?n.text:e.copied}
</div>
<div role="alert" data-testid="live-error">${n?.kind==="error"?n.text:""}</div>
</div>`}function Ni({root:e,shell:t},n,o,s=null){let i=Wi(n,o,s),r=s?.accompany(i)??null;r&&(i.company=r.company);let l={seating:null,place:null},m=ji(e,i,t),p=Bn(e,i,t,m),u=Qi(e,i,l,t,r),h=Yi(i,t),f=Xi(i,()=>b()),g=!0,b=()=>{if(!g)return;let N=document.activeElement;u(),p.drawn(N),kn(i.state.table.seats),r?.drawn(),h(),r||f.consider(),m.consider()},$=i.state.table,E=[i.store.watch(b),i.store.watch(zi(i,$,t)),...r?.watch(b)??[],p.stop,m.stop,f.stop,()=>l.place?.close(),()=>i.close()];s||Oo(i.id,$),To($),s||qi(i,l,t,b),i.open(),Bi(i,n,()=>g);let R=!0;return{draw:()=>{b(),R&&Fi(e,r),R=!1},close:()=>{g=!1;for(let N of E)N()}}}function Bi(e,t,n){t instanceof ut&&t.thinks&&S("duel").then(({thinkAt:o})=>n()&&o(e,t),()=>t.leaveThinking())}function qi(e,t,n,o){let{table:s}=e.state;s.tournament!==null&&Di(e,t,n,o),(s.fair||O(s))&&S("seating").then(({seatingAt:i})=>{t.seating=i(e,n,o),o()},e.fail),s.seats.some(i=>ae(i)!==null)&&S("bees").then(i=>{e.bees=i,o()},console.warn)}function Di(e,t,n,o){S("tournaments").then(({placeOf:s,onwards:i})=>{let r=s(e.id,n,o);t.place={words:()=>r.words,notes:()=>r.notes,onwards:()=>i(r),close:r.close}},console.warn)}function Fi(e,t){document.activeElement===document.body&&e.querySelector("#turn-heading")?.focus({preventScroll:!0}),t?.begin()}function Wi(e,t,n){let o=new St(e,t,n?.seen);return Ki(o),o.onOutdated=An,o.onUnopened=Mn,o}var _i=40;function Ki(e){let t=!1,n=()=>{let{stage:o,players:s}=e.state.table;t||o!=="over"&&s.every(({time:i})=>i<_i)||(t=!0,S("ending").then(i=>{e.ending=i,e.redraw()},e.fail))};e.store.watch(n),n()}function Ui(e,t){let n=$t(e,t);if(n===null)throw new se(a("page-outdated"));let o=`${location.origin.replace(/^http/,"ws")}/api/games/${e.game}/play`;return new ut({open:s=>new WebSocket(`${o}?version=${2}${s?"&thinks=1":""}`),...U,newId:()=>`${Date.now().toString(36)}-${Math.random().toString(36).slice(2,12)}`},n,t)}function ji(e,t,n){let o=new Pt({...U,turn:()=>t.turnCard(!0)}),s=new yn({...U,now:()=>performance.now(),show:(i,r)=>zn(e,i,r),onTime:i=>t.store.dispatch({type:"time",part:i})});return{consider:()=>{o.consider(t.state,n.settings.turnCards),s.consider(t.state)},stop:()=>{o.stop(),s.stop()}}}function Qi(e,t,n,o,s){let i=-1,r=-1;return()=>{let{table:l}=t.state,m=s?.slot()??null;if(ie(Eo(Vn(t,o),n,m),e),vn(M(l),gt(l)&&l.mode!=="screen"),t.state.looking)Nn(e);else if(l.moves.length!==i){let u=e.querySelector(".move-list");u&&(u.scrollTop=u.scrollHeight)}i=l.moves.length;let p=document.activeElement?.matches("[data-quilt=shown] .cells");l.number!==r&&p&&t.focusQuilt(),r=l.number}}function Yi(e,t){let n=-1,o=de(e.state.table);return()=>{let{number:s}=e.state.table;!(t.settings.hints||o)||n===s||!J(e.state)||(n=s,e.hint())}}function Xi(e,t){let n=null,o=()=>{e.moments?.stop(),e.moments=null,n=null};return{stop:o,consider:()=>{let{table:s,status:i}=e.state,r=Pe(s)&&i!=="lost"?s.moves.length:null;r!==n&&(o(),n=r,r!==null&&S("moments").then(({lookBack:l})=>{n===r&&(e.moments=l(e,s,t)),t()},console.warn))}}}function zi(e,t,n){let o=t;return()=>{let s=e.state.table,i=$n(o,s);O(o)&&!O(s)&&Oo(s.game,s),o.stage!==s.stage&&To(s),o=s,i!==null&&n.go(`/game/${i}`)}}function Vi({left:e,control:t}){return t.endsWith("d")?0:Date.now()+e[0]+e[1]}function To(e){let{game:t,ring0:n,mode:o,rated:s,day:i,stage:r,clock:l}=e;T(e)&&(o==="remote"||s||i!==null)&&he(t,n,r==="over",l?Vi(l):0)}function Oo(e,t){let{seats:n}=t;!F(t)&&n.some(o=>o.yours)&&fe(e,n.map(o=>o.name||a("an-open-seat")).join(" – "))}export{Zi as a,rr as b,Io as c,Nn as d,Bn as e,Vo as f,Fn as g,Or as h,Qn as i,ps as j,St as k,Vn as l,bs as m,vs as n,Zn as o,Ta as p,no as q,qa as r,I as s,K as t,so as u,zt as v,Ks as w,co as x,mo as y,Il as z,go as A,vo as B,xo as C,Ti as D,Oi as E,Ai as F,Po as G,Ni as H,Ui as I,Ji as J};
