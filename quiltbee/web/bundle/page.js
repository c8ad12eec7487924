var dp=Object.defineProperty;var Kg=(t,e)=>{for(var n in e)dp(t,n,{get:e[n],enumerable:!0})};var Hi=[{level:1,name:"Beginner",audience:"a child can beat it"},{level:2,name:"Learner",audience:"for a first game"},{level:3,name:"Casual",audience:"if you know the rules"},{level:4,name:"Regular",audience:"if you’ve played a few times"},{level:5,name:"Practised",audience:"if you play often"},{level:6,name:"Skilled",audience:"for good players"},{level:7,name:"Strong",audience:"for very good players"},{level:8,name:"Expert",audience:"for the best in your club"},{level:9,name:"Master",audience:"nearly everything the computer has"},{level:10,name:"Full strength",audience:"everything it has; it thinks for about a second"}],Qt=3,kn=[{level:1,numeral:"I",name:"Intern",marker:52,per_button_held:0,per_patch_with_buttons:0,per_button_on_patches:0},{level:2,numeral:"II",name:"Apprentice",marker:44,per_button_held:1,per_patch_with_buttons:0,per_button_on_patches:0},{level:3,numeral:"III",name:"Fellow",marker:41,per_button_held:1,per_patch_with_buttons:1,per_button_on_patches:0},{level:4,numeral:"IV",name:"Master",marker:38,per_button_held:1,per_patch_with_buttons:0,per_button_on_patches:1},{level:5,numeral:"V",name:"Legend",marker:35,per_button_held:1,per_patch_with_buttons:1,per_button_on_patches:1}],Yg=65536,ji=18e4,F=53,Me=[5,11,17,23,29,35,41,47,53],vn={revised:[26,32,38,44,50],original:[20,26,32,44,50]};var _e={language:"en",format:t=>t};function Bi(t){_e=t}function W(){return _e.language}function a(t,e){return _e.format(t,e)}function Y(t){return new Intl.ListFormat(mp(),{type:"conjunction"}).format(t)}function mp(){return _e.language==="en"?"en-GB":_e.language}function Xg(t){return new Intl.DateTimeFormat(W(),{dateStyle:"medium"}).format(t)}var qi=new Set;function e$(t){return t instanceof Error?t.message:String(t)}function Di(t){t!==""&&qi.add(t)}function Fi(t){let e=W()==="en"?"":[...qi].find(r=>t.includes(r));if(!e)return[t,"",""];let n=t.indexOf(e);return[t.slice(0,n),e,t.slice(n+e.length)]}function St(t,e){let n=e,r=!1,o=new Set,i=()=>{r=!1;for(let s of[...o])s(n)};return{get:()=>n,dispatch(s){let c=t(n,s);c!==n&&(n=c,r||queueMicrotask(i),r=!0)},watch(s){return o.add(s),()=>o.delete(s)}}}var hp=new Set([400,401,403,404,409,410,413,422,429,503]),It=class extends Error{name="Away"},mt=class extends Error{};function Gi(t){let e=t instanceof It;return e&&Dr(!0),e}var Xt=St((t,e)=>e,{away:!1}),Ct=class extends Error{constructor(e,n){super(e),this.status=n}};async function Q(t,e,n){return JSON.parse(await zi(t,e,n))}async function zi(t,e,n="POST"){let r=await Vi(t,e,n),o=await r.text();if(r.ok)return o;throw new Ct(Fr(o,r.status),r.status)}async function*c$(t,e,n){let r=await Vi(t,e,"POST",n);if(!r.ok||!r.body)throw new Ct(Fr(await r.text(),r.status),r.status);let o=r.body.pipeThrough(new TextDecoderStream).getReader(),i="";try{for(;;){let{done:s,value:c=""}=await o.read().catch(Wi),l=(i+c).split(`
`);i=l.pop()??"";for(let u of l.filter(f=>f.trim()))yield gp(u);if(s&&i.trim()&&Wi(new Error("The last line is not whole.")),s)return}}finally{await o.cancel().catch(()=>{})}}function gp(t){let e=JSON.parse(t);if("error"in e)throw new Ct(Fr(t,0),0);return e}function Wi(t){throw new It(a("server-away"),{cause:t})}async function Vi(t,e,n,r){let o=e&&{method:n,headers:{"content-type":"application/json"},body:JSON.stringify(e)};try{let i=await fetch(new URL(t,import.meta.url),{...o,signal:r});return Dr(!1),i}catch(i){throw r?.aborted||Dr(!0),new It(a("server-away"),{cause:i})}}function Dr(t){Xt.get().away!==t&&Xt.dispatch({away:t})}function Fr(t,e){let{error:n,code:r,values:o}=$p(t);return typeof o?.detail=="string"&&Di(o.detail),r?a(`refused-${r}`,o):n&&W()==="en"?n:hp.has(e)?a(`refused-status-${e}`):a("status-answer",{status:String(e)})}function $p(t){try{return JSON.parse(t)??{}}catch(e){if(e instanceof SyntaxError)return{};throw e}}async function Ki(t="/api/patches"){let e=await Q(t);return Object.fromEntries(Object.entries(e).map(wp))}function wp([t,e]){return[t,Object.defineProperty(e,"name",{get:()=>a(`patch-${t}`)})]}async function Zi(t){let e=await Q(`/api/games/${t}`);if(e.version!==2)throw new mt(a("page-outdated"));return e}async function Yi(){let{messages:t}=await Q("/api/health");return t===2}function Qi(t){return Q("/api/games",t)}function l$(){return Q("/api/solo")}function Xi(t){return Q("/api/replay",{text:t})}function Ji(t){return Q(`/api/games/${t}/replay`)}function Jt(){return Q("/api/me")}function u$(t){return Q(`/api/invitations/${t}`)}function p$(t,e){return Q(`/api/invitations/${t}`,{name:e})}function ts(t){return Q(`/api/games/${t}/invitation`,{})}function es(t,e){return Q(`/api/games/${t}/seat`,{name:e})}function ns(t){return zi("/api/qr",{path:t})}function rs(t){return Q("/api/reports",t)}var Sn=class{constructor(e){this.outside=e,this.socket=null,this.retry=null,this.wait=1e3,this.attempts=0,this.isLive=!1}open(){if(this.retry!==null&&this.outside.forget(this.retry),this.retry=null,this.socket)return;this.attempts+=1;let e=this.outside.open();this.socket=e,e.onopen=()=>{this.wait=1e3,this.attempts=0,this.isLive=!0},e.onmessage=n=>this.received(String(n.data)),e.onclose=()=>this.closed(e)}received(e){let n=JSON.parse(e);n.type==="games"&&this.outside.onWaiting(n.waiting),(n.type==="games"||n.type==="lobby")&&this.outside.onNews(n.type)}closed(e){this.socket===e&&(this.socket=null,this.isLive=!1,!(this.attempts>=8)&&(this.retry=this.outside.later(()=>this.open(),this.wait),this.wait=Math.min(6e4,this.wait*2)))}};var Wr={en:"English",de:"Deutsch",fr:"Français",es:"Español"};function Gr(t){return typeof t=="string"&&Object.hasOwn(Wr,t)}function os(t){return t.map(n=>n.split("-")[0].toLowerCase()).find(Gr)??"en"}var is=[{name:"home",address:"/",part:"home"},{name:"game",address:"/game/{id}",data:["/api/games/{id}"]},{name:"game-review",address:"/game/{id}/review",part:"review",data:["/api/games/{id}","/api/games/{id}/replay"]},{name:"link-review",address:"/review",part:"review"},{name:"invitation",address:"/i/{id}",part:"pages",data:["/api/invitations/{id}"]},{name:"shared",address:"/g/{id}",part:"pages"},{name:"link",address:"/s/{id}",part:"pages"},{name:"analysis",address:"/analysis",part:"analysis"},{name:"aid",address:"/aid",part:"pages"},{name:"offline",address:"/offline",part:"offline"},{name:"first-game",address:"/first-game",part:"guide"},{name:"me",address:"/me",part:"pages",data:["/api/me","/api/me/ratings","/api/me/statistics","/api/me/bots"]},{name:"today",address:"/day",part:"pages"},{name:"day",address:"/day/{id}",part:"pages",data:["/api/days/{id}","/api/me/days"]},{name:"progress",address:"/progress",part:"pages",data:["/api/me/progress"]},{name:"puzzles",address:"/puzzles",part:"puzzles",data:["/api/puzzles"]},{name:"puzzle",address:"/puzzles/{id}",part:"puzzles",data:["/api/puzzles"]},{name:"sign-in",address:"/sign-in",part:"pages",data:["/api/me"]},{name:"tournaments",address:"/tournaments",part:"pages",data:["/api/tournaments"]},{name:"tournament",address:"/tournaments/{id}",part:"pages",data:["/api/tournaments/{id}"]}];var bp=is.map(({name:t,address:e})=>({name:t,pattern:new RegExp(`^${e.replace("{id}","([\\w-]+)")}$`)}));function ss(t){for(let{name:e,pattern:n}of bp){let r=n.exec(t);if(r)return{name:e,match:r[1]??""}}return null}var xp="offline",as="/offline",cs="board";function gt({game:t}){return t===xp}var Xr=globalThis,ls=t=>t,En=Xr.trustedTypes,us=En?En.createPolicy("lit-html",{createHTML:t=>t}):void 0,gs="$lit$",Et=`lit$${Math.random().toFixed(9).slice(2)}$`,$s="?"+Et,kp=`<${$s}>`,Ht=document,Ne=()=>Ht.createComment(""),Re=t=>t===null||typeof t!="object"&&typeof t!="function",Jr=Array.isArray,vp=t=>Jr(t)||typeof t?.[Symbol.iterator]=="function",zr=`[ 	
\f\r]`,Le=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,ps=/-->/g,fs=/>/g,Pt=RegExp(`>|${zr}(?:([^\\s"'>=/]+)(${zr}*=${zr}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),ds=/'/g,ms=/"/g,ws=/^(?:script|style|textarea|title)$/i,to=t=>(e,...n)=>({_$litType$:t,strings:e,values:n}),p=to(1),v=to(2),y$=to(3),Ie=Symbol.for("lit-noChange"),m=Symbol.for("lit-nothing"),hs=new WeakMap,Ut=Ht.createTreeWalker(Ht,129);function ys(t,e){if(!Jr(t)||!t.hasOwnProperty("raw"))throw Error("invalid template strings array");return us!==void 0?us.createHTML(e):e}var Sp=(t,e)=>{let n=t.length-1,r=[],o,i=e===2?"<svg>":e===3?"<math>":"",s=Le;for(let c=0;c<n;c++){let l=t[c],u,f,d=-1,h=0;for(;h<l.length&&(s.lastIndex=h,f=s.exec(l),f!==null);)h=s.lastIndex,s===Le?f[1]==="!--"?s=ps:f[1]!==void 0?s=fs:f[2]!==void 0?(ws.test(f[2])&&(o=RegExp("</"+f[2],"g")),s=Pt):f[3]!==void 0&&(s=Pt):s===Pt?f[0]===">"?(s=o??Le,d=-1):f[1]===void 0?d=-2:(d=s.lastIndex-f[2].length,u=f[1],s=f[3]===void 0?Pt:f[3]==='"'?ms:ds):s===ms||s===ds?s=Pt:s===ps||s===fs?s=Le:(s=Pt,o=void 0);let $=s===Pt&&t[c+1].startsWith("/>")?" ":"";i+=s===Le?l+kp:d>=0?(r.push(u),l.slice(0,d)+gs+l.slice(d)+Et+$):l+Et+(d===-2?c:$)}return[ys(t,i+(t[n]||"<?>")+(e===2?"</svg>":e===3?"</math>":"")),r]},Ce=class t{constructor({strings:e,_$litType$:n},r){let o;this.parts=[];let i=0,s=0,c=e.length-1,l=this.parts,[u,f]=Sp(e,n);if(this.el=t.createElement(u,r),Ut.currentNode=this.el.content,n===2||n===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(o=Ut.nextNode())!==null&&l.length<c;){if(o.nodeType===1){if(o.hasAttributes())for(let d of o.getAttributeNames())if(d.endsWith(gs)){let h=f[s++],$=o.getAttribute(d).split(Et),k=/([.?@])?(.*)/.exec(h);l.push({type:1,index:i,name:k[2],strings:$,ctor:k[1]==="."?Kr:k[1]==="?"?Zr:k[1]==="@"?Yr:ee}),o.removeAttribute(d)}else d.startsWith(Et)&&(l.push({type:6,index:i}),o.removeAttribute(d));if(ws.test(o.tagName)){let d=o.textContent.split(Et),h=d.length-1;if(h>0){o.textContent=En?En.emptyScript:"";for(let $=0;$<h;$++)o.append(d[$],Ne()),Ut.nextNode(),l.push({type:2,index:++i});o.append(d[h],Ne())}}}else if(o.nodeType===8)if(o.data===$s)l.push({type:2,index:i});else{let d=-1;for(;(d=o.data.indexOf(Et,d+1))!==-1;)l.push({type:7,index:i}),d+=Et.length-1}i++}}static createElement(e,n){let r=Ht.createElement("template");return r.innerHTML=e,r}};function te(t,e,n=t,r){if(e===Ie)return e;let o=r!==void 0?n._$Co?.[r]:n._$Cl,i=Re(e)?void 0:e._$litDirective$;return o?.constructor!==i&&(o?._$AO?.(!1),i===void 0?o=void 0:(o=new i(t),o._$AT(t,n,r)),r!==void 0?(n._$Co??=[])[r]=o:n._$Cl=o),o!==void 0&&(e=te(t,o._$AS(t,e.values),o,r)),e}var Vr=class{constructor(e,n){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:n},parts:r}=this._$AD,o=(e?.creationScope??Ht).importNode(n,!0);Ut.currentNode=o;let i=Ut.nextNode(),s=0,c=0,l=r[0];for(;l!==void 0;){if(s===l.index){let u;l.type===2?u=new Pe(i,i.nextSibling,this,e):l.type===1?u=new l.ctor(i,l.name,l.strings,this,e):l.type===6&&(u=new Qr(i,this,e)),this._$AV.push(u),l=r[++c]}s!==l?.index&&(i=Ut.nextNode(),s++)}return Ut.currentNode=Ht,o}p(e){let n=0;for(let r of this._$AV)r!==void 0&&(r.strings!==void 0?(r._$AI(e,r,n),n+=r.strings.length-2):r._$AI(e[n])),n++}},Pe=class t{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(e,n,r,o){this.type=2,this._$AH=m,this._$AN=void 0,this._$AA=e,this._$AB=n,this._$AM=r,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let e=this._$AA.parentNode,n=this._$AM;return n!==void 0&&e?.nodeType===11&&(e=n.parentNode),e}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(e,n=this){e=te(this,e,n),Re(e)?e===m||e==null||e===""?(this._$AH!==m&&this._$AR(),this._$AH=m):e!==this._$AH&&e!==Ie&&this._(e):e._$litType$!==void 0?this.$(e):e.nodeType!==void 0?this.T(e):vp(e)?this.k(e):this._(e)}O(e){return this._$AA.parentNode.insertBefore(e,this._$AB)}T(e){this._$AH!==e&&(this._$AR(),this._$AH=this.O(e))}_(e){this._$AH!==m&&Re(this._$AH)?this._$AA.nextSibling.data=e:this.T(Ht.createTextNode(e)),this._$AH=e}$(e){let{values:n,_$litType$:r}=e,o=typeof r=="number"?this._$AC(e):(r.el===void 0&&(r.el=Ce.createElement(ys(r.h,r.h[0]),this.options)),r);if(this._$AH?._$AD===o)this._$AH.p(n);else{let i=new Vr(o,this),s=i.u(this.options);i.p(n),this.T(s),this._$AH=i}}_$AC(e){let n=hs.get(e.strings);return n===void 0&&hs.set(e.strings,n=new Ce(e)),n}k(e){Jr(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,r,o=0;for(let i of e)o===n.length?n.push(r=new t(this.O(Ne()),this.O(Ne()),this,this.options)):r=n[o],r._$AI(i),o++;o<n.length&&(this._$AR(r&&r._$AB.nextSibling,o),n.length=o)}_$AR(e=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);e!==this._$AB;){let r=ls(e).nextSibling;ls(e).remove(),e=r}}setConnected(e){this._$AM===void 0&&(this._$Cv=e,this._$AP?.(e))}},ee=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(e,n,r,o,i){this.type=1,this._$AH=m,this._$AN=void 0,this.element=e,this.name=n,this._$AM=o,this.options=i,r.length>2||r[0]!==""||r[1]!==""?(this._$AH=Array(r.length-1).fill(new String),this.strings=r):this._$AH=m}_$AI(e,n=this,r,o){let i=this.strings,s=!1;if(i===void 0)e=te(this,e,n,0),s=!Re(e)||e!==this._$AH&&e!==Ie,s&&(this._$AH=e);else{let c=e,l,u;for(e=i[0],l=0;l<i.length-1;l++)u=te(this,c[r+l],n,l),u===Ie&&(u=this._$AH[l]),s||=!Re(u)||u!==this._$AH[l],u===m?e=m:e!==m&&(e+=(u??"")+i[l+1]),this._$AH[l]=u}s&&!o&&this.j(e)}j(e){e===m?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,e??"")}},Kr=class extends ee{constructor(){super(...arguments),this.type=3}j(e){this.element[this.name]=e===m?void 0:e}},Zr=class extends ee{constructor(){super(...arguments),this.type=4}j(e){this.element.toggleAttribute(this.name,!!e&&e!==m)}},Yr=class extends ee{constructor(e,n,r,o,i){super(e,n,r,o,i),this.type=5}_$AI(e,n=this){if((e=te(this,e,n,0)??m)===Ie)return;let r=this._$AH,o=e===m&&r!==m||e.capture!==r.capture||e.once!==r.once||e.passive!==r.passive,i=e!==m&&(r===m||o);o&&this.element.removeEventListener(this.name,this,r),i&&this.element.addEventListener(this.name,this,e),this._$AH=e}handleEvent(e){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,e):this._$AH.handleEvent(e)}},Qr=class{constructor(e,n,r){this.element=e,this.type=6,this._$AN=void 0,this._$AM=n,this.options=r}get _$AU(){return this._$AM._$AU}_$AI(e){te(this,e)}};var Ep=Xr.litHtmlPolyfillSupport;Ep?.(Ce,Pe),(Xr.litHtmlVersions??=[]).push("3.3.3");var z=(t,e,n)=>{let r=n?.renderBefore??e,o=r._$litPart$;if(o===void 0){let i=n?.renderBefore??null;r._$litPart$=o=new Pe(e.insertBefore(Ne(),i),i,void 0,n??{})}return o._$AI(t),o};var Ap={left:"M4 4v6h6M4.6 10A8 8 0 1 1 4 14",right:"M20 4v6h-6M19.4 10A8 8 0 1 0 20 14",flip:"M12 3v18M9 6L3 18h6zM15 6l6 12h-6z",place:"M4 13l5 5L20 6",cancel:"M6 6l12 12M18 6L6 18",undo:"M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",pass:"M4 12h14M13 6l6 6-6 6",download:"M12 4v11M7 11l5 5 5-5M5 20h14",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",flag:"M6 21V4h11l-2 4 2 4H6",print:"M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",card:"M5 3h10v14H5zM9 21h10V7",bulb:"M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-.9 1.6h-5.2c0-.6-.3-1.1-.9-1.6A6 6 0 0 1 12 3z",help:"M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",graph:"M4 4v16h16M7 14l4-5 3 3 5-7",first:"M18 5l-8 7 8 7M6 5v14",back:"M15 5l-7 7 7 7",forward:"M9 5l7 7-7 7",last:"M6 5l8 7-8 7M18 5v14",clock:"M12 7v5l3 2M12 4a8 8 0 1 0 .01 0",hurry:"M12 4v10M12 19v.5",eye:"M3 12c4-8 14-8 18 0-4 8-14 8-18 0zM12 9.5a2.5 2.5 0 1 0 .01 0",share:"M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",copy:"M8 8h11v12H8zM16 8V4H5v12h3",person:"M12 4a4 4 0 1 0 .01 0M4 21c1-5 4-7 8-7s7 2 8 7",puzzle:"M4 8h4a2.500 2.500 0 1 1 4 0h4v4a2.500 2.500 0 1 1 0 4v4H4z",cup:"M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 20h8",gear:"M12 9a3 3 0 1 0 .01 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1",fresh:"M12 5v14M5 12h14",again:"M20 4v6h-6M20 10A8 8 0 1 0 20 15",button:"M12 3a9 9 0 1 0 .01 0M9 9.5v.01M15 9.5v.01M9 14.5v.01M15 14.5v.01",ten:"M4 9l3.5-2.5v11.5M16.5 6.5c4.5 0 4.5 11.5 0 11.5s-4.5-11.5 0-11.5z",heart:"M12 20C5 14.5 3 11 3 8a4.6 4.6 0 0 1 9-1.4A4.6 4.6 0 0 1 21 8c0 3-2 6.5-9 12z",eyes:"M4 6h16v12H4zM4 12h16",pen:"M4 20l1-4L16 5l3 3L8 19zM14 7l3 3",raise:"M12 19V5M6 11l6-6 6 6",bin:"M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13",open:"M3 19V6h6l2 2h10v11z",lens:"M10.5 4a6.5 6.5 0 1 0 .01 0M15.5 15.5L21 21",up:"M4 18l5-6 4 3 7-9M20 6h-5M20 6v5",sun:"M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5"};function w(t){return p`<svg class="icon-line" viewBox="0 0 24 24" aria-hidden="true">
<path d=${Ap[t]}></path>
</svg>`}function eo(t,e=m){return p`<header class="head">
${no(t)}
<div class="head-middle">${e}</div>
<button type="button" class="quiet" data-testid="settings" @click=${t.openSettings}>
${w("gear")}<span>${a("settings")}</span>
</button>
<button type="button" class="quiet to-help" data-testid="help" @click=${t.help}>
${w("help")}<span>${a("help")}</span>
</button>
<a class="quiet button" href="/me" data-testid="to-me" @click=${$t(t)}
>${w("person")}<span>${a("to-me")}</span></a
>
</header>`}function no(t){return p`<a class="brand" href="/" data-testid="home" @click=${$t(t)}>
<img src=${t.logo} alt="" width="28" height="28" /><span>Quiltbee</span></a
>`}function An(t,e){return p`${eo(t)}
<main class="waiting"><p>${e}</p></main>`}function $t(t){return e=>{e.metaKey||e.ctrlKey||e.shiftKey||(e.preventDefault(),t.go(e.currentTarget.pathname))}}var bs=3e3,Tp=6e3;function ro(t){return p`<span class="without-server">
<a class="button" href=${as} data-testid="play-offline" @click=${$t(t)}
>${w("button")}<span>${a("offline-play")}</span></a
>
<a class="button" href="/aid" data-testid="aid-offline" @click=${$t(t)}
>${w("help")}<span>${a("tab-aid")}</span></a
>
</span>`}function xs(t,e){let n=document.createElement("div");n.setAttribute("role","status"),document.body.append(n);let r=0,o=!1,i=()=>{n.className="",z(m,n)},s=()=>{n.className="returned",z(p`<p data-testid="back-again">${a("offline-back")}</p>`,n),r=window.setTimeout(i,Tp),document.querySelector("main.table")||e()},c=()=>{let{away:u}=Xt.get();if(clearTimeout(r),u){n.className="away";let f=p`<p data-testid="away">${a("offline-away")}</p>`;z(p`${f} ${ro(t)}`,n),r=window.setTimeout(l,bs)}else o&&s();o=u},l=async()=>{await Jt().catch(()=>{}),Xt.get().away&&(r=window.setTimeout(l,bs))};Xt.watch(c),c()}var G=[1,2];function nt(t){return t===1?2:1}function rt(t){return G.filter(e=>t[e-1].yours)}function M({seats:t}){return t.some(e=>e.yours)}function oo({mode:t,seats:e}){let n=rt(e);return t==="remote"&&n.length===1?n[0]:null}function ne(t){return G.find(e=>t[e-1].kind==="open")??null}function Ue({seats:t}){let e=ne(t);return e===null?"":t[e-1].name}function N({stage:t,seats:e}){return t!=="over"&&ne(e)!==null}function At({stage:t,result:e}){return t==="over"&&e===null}var _n={up:[-1,0],down:[1,0],left:[0,-1],right:[0,1]},Op=Array.from({length:81},(t,e)=>[Math.floor(e/9),e%9]);function R([t,e]){return`${"abcdefghi"[e]}${t+1}`}function at(t){return/^[a-i][1-9]$/.test(t)?[Number(t[1])-1,t.charCodeAt(0)-97]:null}function ot(t,e){return t[0]===e[0]&&t[1]===e[1]}function B(t){return[Math.max(...t.map(e=>e[0]))+1,Math.max(...t.map(e=>e[1]))+1]}function jt(t,[e,n]){return t.map(([r,o])=>[r+e,o+n])}function He(t,[e,n]){let[r,o]=B(t);return[ks(e,9-r),ks(n,9-o)]}function ks(t,e){return Math.max(0,Math.min(e,t))}function On([t,e],[n,r],o){return o==="right"?[e,n-1-t]:o==="left"?[r-1-e,t]:[t,r-1-e]}function vs(t,e,n){let[r,o]=e,i=n>=4?On(t,e,"flip"):t;for(let s=0;s<n%4;s+=1)i=On(i,[r,o],"right"),[r,o]=[o,r];return i}function Tt(t){let[e,n]=B(t),r=([o,i])=>Math.abs(o-(e-1)/2)+Math.abs(i-(n-1)/2);return t.reduce((o,i)=>r(i)<r(o)?i:o)}function Ln(t){let e=Math.min(...t.map(s=>s[0])),n=Math.max(...t.map(s=>s[1])),r=([s,c])=>Math.min(...t.map(([l,u])=>Math.abs(l-s)+Math.abs(u-c))),o=s=>Math.abs(s[0]-e+1)+Math.abs(s[1]-n-1)+(r(s)<2?20:0);return Op.filter(s=>r(s)>0).reduce((s,c)=>o(c)<o(s)?c:s)}function Mn(t){let e=new Set,n=[];for(let r=0;r<t.length;r+=1){if(t[r]!=="."||e.has(r))continue;let o=[],i=[r];e.add(r);for(let s=i.pop();s!==void 0;s=i.pop()){o.push([Math.floor(s/9),s%9]);for(let c of Mp(s))t[c]==="."&&!e.has(c)&&(e.add(c),i.push(c))}n.push(o.sort((s,c)=>s[0]-c[0]||s[1]-c[1]))}return n.sort((r,o)=>o.length-r.length)}function Mp(t){let e=t%9,n=[t-9,t+9];return e>0&&n.push(t-1),e<8&&n.push(t+1),n.filter(r=>r>=0&&r<81)}var _p=3;function re(t,e){let n=new Set(Mn(t).map(String));return Mn(Lp(t,e)).filter(o=>o.length<=_p&&!n.has(String(o)))}function Lp(t,e){let n=[...t];for(let[r,o]of e)n[r*9+o]="x";return n.join("")}function Ss(t){let e=49;for(let n=0;n<3;n+=1)for(let r=0;r<3;r+=1){let o=0;for(let i=n;i<n+7;i+=1)o+=t.slice(i*9+r,i*9+r+7).split(".").length-1;e=Math.min(e,o)}return e}function V(t,e,n=0){let r=new Set(t.map(String)),o=new Map;for(let[s,c]of t)for(let l=0;l<4;l+=1){let[u,f]=Tn[(l+3)%4];if(r.has(String([s+u,c+f])))continue;let d=Np[l],h=[s+d[0],c+d[1]],$=[h[0]+Tn[l][0],h[1]+Tn[l][1]];o.set(String(h),[...o.get(String(h))??[],{to:$,direction:l}])}let i="";for(;o.size>0;)i+=Rp(o,e,n);return i}var Tn=[[0,1],[1,0],[0,-1],[-1,0]],Np=[[0,0],[0,1],[1,1],[1,0]];function Rp(t,e,n){let r=t.keys().next().value,o=[],i=r,s=-1;do{let l=t.get(i),u=Math.max(0,l.findIndex($=>$.direction===(s+1)%4)),f=l.splice(s<0?0:u,1)[0];l.length===0&&t.delete(i);let[d,h]=i.split(",").map(Number);f.direction!==s&&o.push({at:[d,h],direction:f.direction}),s=f.direction,i=String(f.to)}while(i!==r);return o.length>1&&o[0].direction===s&&o.shift(),`M${o.map(({at:l,direction:u},f)=>{let d=o[(f+o.length-1)%o.length].direction,[h,$]=[d,u].map(k=>Tn[(k+1)%4]).reduce((k,S)=>[k[0]+S[0],k[1]+S[1]]);return`${l[1]*e+$*n} ${l[0]*e+h*n}`}).join("L")}Z`}function Es([t,e]){return t>=0&&e>=0&&t<9&&e<9}function Nn([t,e],n){let[r,o]=_n[n];return He([[0,0]],[t+r,e+o])}function U(t){return t<0?`−${-t}`:String(t)}function As(t){return t>0?`+${t}`:U(t)}function qt({name:t,squares:e,buttons:n,time:r,income:o}){return a("patch-label",{name:t,squares:e,buttons:n,time:r,income:o})}function je(t,e){return t[e-1].yours&&!t[2-e].yours}function X(t,e){return{who:je(t,e)?"you":"other",name:E(t,e)}}function E(t,e){let{name:n,kind:r}=t[e-1];if(je(t,e))return a("you");if(r==="open")return n||a("open-seat");let o=r==="computer"?/^Quiltbee level (\d+)/.exec(n):null;return o?a("level-number",{level:o[1]}):n==="You"?a("player-number",{number:String(e)}):n}function Dt(t,e){if(t.result)return a("wins",X(e,t.result.winner));if(At(t))return a("game-aborted");let n=t.stage==="special_patch"?"whose-special-patch":"whose-turn";return a(n,X(e,t.turn))}function Ft(t,e){if(t.result)return Ip(t,e);if(At(t))return a("aborted-reason");let n=X(e,t.turn);if(t.stage==="special_patch")return a("reached-special-patch",n);let r=t.players[t.turn-1].time,o=t.players[2-t.turn].time;return r!==o?a("further-back",n):r===0?a("goes-first",n):e.filter(({yours:s})=>s).length===1?a("level-and-on-top",n):a("both-level-and-on-top",n)}function Ip(t,e){if(!t.result)return"";let{winner:n,scores:r,reason:o}=t.result,i=Cp(r[n-1],r[2-n]),s=X(e,3-n);return o==="resignation"?a("result-resignation",{...s,points:i}):o==="time"?a("result-time",{...s,points:i}):a(o==="first to 53"?"result-first":"result-score",{points:i})}function Cp(t,e){return a("points-to",{mine:U(t),theirs:U(e)})}function j$(t,e){return[a("pass"),...io(t,e)].join(" · ")}function io({consequence:t},e){let n=[a("pass-move",{count:t.time-e}),a("pass-earn",{count:t.earned})];return t.income>0&&n.push(a("pass-income",{count:t.income})),t.special_patch&&n.push(a("pass-special")),n}function oe(t,e,n=!1){if(t==="pass"||t==="A:pass")return a("move-pass");if(t.startsWith("A:"))return a("move-took",{patch:Bt(e,t[2])});if(t.startsWith("+"))return n?a("move-special-at",{cell:t.slice(1)}):a("move-special");let r=Bt(e,t[0]);return!n||!e[t[0]]?a("move-patch",{patch:r}):a("move-patch-at",{patch:r,cell:R(Pp(e[t[0]],t))})}function Bt(t,e){return t[e]?.name??e}function Pp({orientations:t},e){let n=at(e.slice(2));return jt(t[e[1]],n).reduce((r,o)=>o[0]<r[0]||o[0]===r[0]&&o[1]<r[1]?o:r)}function Ot(t,e,n,r=!0){let o=t.filter(([i,s])=>e[i*9+s]!==".").map(R);return o.length>0?r?o.length>4?a("overlaps-many",{count:o.length}):a("overlaps-at",{cells:Y(o)}):a("overlaps-another"):n?Wt(n):null}function Wt({available:t,missing:e}){return t?null:e>0?a("needs-buttons",{count:e}):a("fits-nowhere")}function Ts(t,e,n,r){let o=Ot(t,e,n,r);if(o===null)return{text:a("fits"),isGood:!0};let i=n!==void 0&&!n.available&&n.missing>0,s=Ot(t,e,void 0,r)===null,c=i&&s?a("fits-but-short",{count:n.missing}):o;return{text:Up(c),isGood:!1}}function Up(t){return t[0].toLocaleUpperCase()+t.slice(1)}function so(t){let e=R(t[0]);return t.length===1?a("single-hole",{cell:e}):a("hole-of",{size:t.length,cell:e})}function Hp(t,e){return e?Y(t.map(so)):t.length===1?a("a-hole"):a("holes",{count:t.length})}function Rn(t,e,n,r,o,i=!0){let{consequence:s,missing:c}=t,l=r.players[r.turn-1],{paid:u,buttons:f,time:d,income:h,income_marks:$}=s,k={from:String(l.buttons),to:U(f)},S=[{kind:"buttons",text:c>0?a("effect-cost",{count:u}):a("effect-buttons",k)},{kind:"time",text:a("effect-time",{from:String(l.time),to:String(d)})}];if($.length>0){let I={count:h,marks:Y($.map(String))},C=i?a("effect-income-at",I):a("effect-income",{count:h});S.push({kind:"income",text:C})}return s.special_patch&&S.push({kind:"special",text:a("effect-special")}),n&&S.push({kind:"tile",text:a("effect-tile")}),e.length>0&&S.push({kind:"holes",text:a("effect-holes",{holes:Hp(e,i)})}),S.push({kind:"next",text:ao("next",s.next,r.turn,o)}),S}function ao(t,e,n,r){if(e===null)return a("then-over");let o=e===n?"-again":"";return je(r,e)?a(`${t}-you${o}`):a(`${t}-name${o}`,{name:E(r,e)})}function Os(t,e,n){let r={cell:R(t)};if(e===".")return a("cell-empty",r);if(e==="*")return a("cell-special",r);let o=n[e]?.name;return o?a("cell-patch",{...r,patch:o}):a("cell-covered",r)}function Ms(t){let e=Mn(t),n=e.reduce((s,c)=>s+c.length,0),r=[a("quilt-covered",{covered:81-n,empty:n})],o=e.filter(s=>s.length===1).map(s=>R(s[0]));o.length>0&&r.push(a("quilt-single-holes",{count:o.length,cells:o.join(" ")})),n>0&&r.push(a("quilt-largest",{size:e[0].length}));let i=Ss(t);return r.push(i===0?a("quilt-full"):a("quilt-missing",{count:i})),`${r.join("; ")}.`}function Be(t,e){let{to_income:n,to_special_patch:r,time:o}=t.players[e-1],i=t.time_board.last-o;if(i===0)return a("at-the-end");let s=[];return n!==null&&s.push(a("income-in",{count:n})),r!==null&&s.push(a("special-in",{count:r})),s.push(a("end-in",{count:i})),s.join(", ")}function _s(t,e){let n=e[t.letter],r=n.orientations[t.orientation],[o,i]=B(r),s=jt(r,[t.row,t.column]),c=R([t.row+o-1,t.column+i-1]),l=R([t.row,t.column]),{letter:u}=t;return a("placed-patch",{patch:n.name,letter:u,count:s.length,from:l,to:c})}function Ls(t){let e=rt(t.seats),n=e.length===1?e[0]:t.turn,r=t.moves.map(({player:o})=>o).lastIndexOf(n);return t.moves.slice(r+1)}function Ns({player:t,move:e,change:n},r,o){let s={name:E(r,t),deed:jp(e,o)};return!n||n.to===n.from?a("happened",s):a("happened-with",{...s,detail:co(n)})}function co({from:t,to:e,paid:n,earned:r,income:o}){let i=(c,l)=>l>0?[a("gain",{sign:c,count:l})]:[],s=[a("moved",{count:e-t}),...i("−",n),...i("+",r)];return o>0&&s.push(a("preview-income",{count:o})),s.join(", ")}function lo({paid:t,earned:e,income:n}){return e+n-t}function jp(t,e){return t.startsWith("+")?a("deed-special"):/^[A-Za-z]\d/.test(t)?a("deed-patch",{patch:Bt(e,t[0])}):oe(t,e)}function uo(t){return t.startsWith("A:")?t==="A:pass"?null:t[2]:/^[A-Za-g]\d/.test(t)?t[0]:null}function Rs({change:t},e){if(!t||t.to<=t.from)return{gains:[],marks:[]};let n=c=>c>t.from&&c<=t.to,r=e.special_patches.filter(n),o=lo(t),i=[o===0?"":Bp(o)];e.income.some(n)&&i.push(a("payday"));let s=[...e.income.filter(n),...r];return{gains:i.filter(Boolean),marks:s}}function Bp(t){return t<0?`−${-t}`:`+${t}`}function Is(t,e){return[...t].filter(n=>n[0]===String(e)).map(n=>at(n.slice(1))).sort((n,r)=>n[0]-r[0]||n[1]-r[1])}function Cs(t,e){let n=r=>Math.abs(r[0]-e[0])+Math.abs(r[1]-e[1]);return t.reduce((r,o)=>n(o)<n(r)?o:r,t[0]??e)}function Ps(t,e,[n,r]){let o=s=>(s[0]-e[0])*n+(s[1]-e[1])*r,i=s=>Math.abs((s[0]-e[0])*r+(s[1]-e[1])*n);return t.filter(s=>o(s)>0).sort((s,c)=>i(s)+o(s)-i(c)-o(c)||i(s)-i(c)).at(0)}function Us(t,e,n){let r=i=>(i[0]-e[0])*9+i[1]-e[1];return(n?[...t].reverse().find(i=>r(i)<0):t.find(i=>r(i)>0))??t[n?t.length-1:0]}var js={letter:null,orientations:{},origin:null,set:!1,anchor:[0,0],cursor:[4,4],plan:!1,spots:{}};function In(t){return{letter:"+",patch:{orientations:{0:[[0,0]]},turns:{0:{right:0,left:0,flip:0}}},placements:new Set(t.map(e=>`0${e}`))}}function H(t,e){return t.orientations[e]??0}function Mt(t,e){return e.patch.orientations[H(t,e.letter)]}function it(t,e){return t.origin?jt(Mt(t,e),t.origin):[]}function se(t,e){return t.origin?`${H(t,e.letter)}${R(t.origin)}`:null}function ae(t,e){let n=se(t,e);return n!==null&&e.placements.has(n)}function Cn(t,e){let n=se(t,e);return n===null||!e.placements.has(n)?null:e.letter==="+"?`+${n.slice(1)}`:e.letter+n}function po(t,e,n){switch(n.type){case"choose":return Dp(t,n.choice,n.anchor);case"cancel":return Pn(t);case"arrow":return e?Fp(t,e,n.direction):{...t,cursor:Nn(t.cursor,n.direction)};default:return e?qp(t,e,n):t}}function Pn(t){return t.letter===null?t:{...t,letter:null,origin:null,set:!1,plan:!1}}function qp(t,e,n){switch(n.type){case"hover":return t.set?t:Hs(t,e,n.cell,!1);case"leave":return t.set||!t.origin?t:{...t,origin:null};case"set":return Hs(t,e,n.cell,!0);case"hold":return{...t,anchor:n.anchor,set:!1};case"put":return ie({...t,orientations:{...t.orientations,[e.letter]:n.orientation},anchor:Tt(e.patch.orientations[n.orientation])},e,n.origin);case"show":return t.origin?{...t,set:!0}:Un(t,e);case"jump":return Wp(t,e,n.direction);case"next":return Gp(t,e,n.back??!1);case"turn":return zp(t,e,n.how);case"cycle":return Vp(t,e)}}function Dp(t,e,n){let{letter:r,planned:o=!1}=e,i={...t,letter:r,origin:null,set:!1,plan:o};return{...i,anchor:n??Tt(Mt(i,e))}}function Hs(t,e,n,r){let o=Mt(t,e),i=He(o,[n[0]-t.anchor[0],n[1]-t.anchor[1]]),s=Bs(t,e,i);return t.origin&&ot(t.origin,s)&&t.set===r&&ot(t.cursor,n)?t:{...t,origin:s,set:r,cursor:n}}function Bs(t,e,n){let r=H(t,e.letter),o=[[0,0],[-1,0],[1,0],[0,-1],[0,1],[-1,-1],[-1,1],[1,-1],[1,1]];for(let[i,s]of o){let c=[n[0]+i,n[1]+s];if(Es(c)&&e.placements.has(r+R(c)))return c}return n}function ie(t,e,n){let r=Mt(t,e),o=He(r,n),i=r.some(s=>ot(s,t.anchor))?t.anchor:Tt(r);return{...t,origin:o,set:!0,anchor:i,cursor:[o[0]+i[0],o[1]+i[1]]}}function Un(t,e){let{anchor:n,cursor:r}=t,o=fo(t,e),i=[r[0]-n[0],r[1]-n[1]];return ie(t,e,Cs(o,i))}function fo(t,e){return Is(e.placements,H(t,e.letter))}function Fp(t,e,n){if(!t.origin)return Un(t,e);let[r,o]=_n[n];return ie(t,e,[t.origin[0]+r,t.origin[1]+o])}function Wp(t,e,n){if(!t.origin)return Un(t,e);let r=Ps(fo(t,e),t.origin,_n[n]);return r?ie(t,e,r):{...t,set:!0}}function Gp(t,e,n){let r=fo(t,e),o=t.origin;return r.length===0?o?{...t,set:!0}:Un(t,e):o?ie(t,e,Us(r,o,n)):ie(t,e,r[n?r.length-1:0])}function zp(t,e,n){let r=H(t,e.letter),o=On(t.anchor,B(Mt(t,e)),n);return qs(t,e,e.patch.turns[r][n],o)}function Vp(t,e){let n=Object.keys(e.patch.orientations).map(Number).sort((o,i)=>o-i),r=n[(n.indexOf(H(t,e.letter))+1)%n.length];return qs(t,e,r,Tt(e.patch.orientations[r]))}function qs(t,e,n,r){let o={...t,orientations:{...t.orientations,[e.letter]:n},anchor:r};if(!t.origin)return o;let[i,s]=t.cursor,c=He(Mt(o,e),[i-r[0],s-r[1]]);return{...o,origin:Bs(o,e,c)}}var Gt=81,ce=7,Hn=27,mo=[0,0,0],qe=Array.from({length:Gt},(t,e)=>R([Math.floor(e/9),e%9])),Ws=new Map(qe.map((t,e)=>[t,e])),Gs=[0,1,2].flatMap(t=>[0,1,2].map(e=>Kp(t,e)));function Kp(t,e){let n=Array.from({length:ce*ce},(r,o)=>9*(t+Math.floor(o/ce))+e+o%ce);return _t(n)}function _t(t){let e=[0,0,0];for(let n of t)e[Math.floor(n/Hn)]|=1<<n%Hn;return e}function ho(t,e){return[t[0]|e[0],t[1]|e[1],t[2]|e[2]]}function Zp(t,e){return[t[0]&~e[0],t[1]&~e[1],t[2]&~e[2]]}function Yp(t,e){return(t[0]&e[0]|t[1]&e[1]|t[2]&e[2])!==0}function zs(t,e){return(t[0]&~e[0]|t[1]&~e[1]|t[2]&~e[2])===0}function Bn(t,e){return(t[Math.floor(e/Hn)]>>e%Hn&1)===1}function Ds(t){let e=0;for(let n of t)for(;n!==0;n&=n-1)e+=1;return e}function go(t,e){let[n,r]=[Number(e[0]),Ws.get(e.slice(1))],o=t.orientations[n];if(o===void 0||r===void 0)return null;let[i,s]=B(o),[c,l]=[Math.floor(r/9),r%9];return c>9-i||l>9-s?null:$o(n,jn(o),c,l)}function jn(t){return t.map(([e,n])=>9*e+n)}function $o(t,e,n,r){let o=9*n+r,i=e.map(s=>o+s);return{name:t+qe[o],orientation:t,row:n,column:r,spaces:i,mask:_t(i)}}var Fs=new WeakMap;function Qp(t){let e=Fs.get(t);if(e)return e;let n=[];for(let[r,o]of Object.entries(t.orientations)){let[i,s]=B(o),c=jn(o);for(let l=0;l<=9-i;l+=1)for(let u=0;u<=9-s;u+=1)n.push($o(Number(r),c,l,u))}return Fs.set(t,n),n}function Vs(t,e){let n=Math.floor(e[0]/9),r=Math.min(...e.map(i=>i%9)),o=String(e.map(i=>i-9*n-r));for(let[i,s]of Object.entries(t.orientations))if(String(jn(s))===o)return $o(Number(i),jn(s),n,r);return null}function De(t,e){return Qp(e).filter(({mask:n})=>!Yp(n,t))}function Ks(t,e,n){let r=Ys(t,n);return r.length===0?[]:e.filter(({mask:o})=>r.some(i=>zs(i,o)))}function wo(t){return qe.map((e,n)=>n).filter(e=>!Bn(t,e))}function Zs(t){let e=Ys(t,1).reduce(ho,mo);return qe.map((n,r)=>r).filter(n=>Bn(e,n))}function Ys(t,e){return Ds(t)+e<ce*ce?[]:Gs.map(n=>Zp(n,t)).filter(n=>Ds(n)<=e)}function Qs(t){return Gs.some(e=>zs(e,t))}function Fe(t){return qe[t]}function yo(t){return Ws.get(t)}function Xs(t,e,n){let r=[...t];for(let o of e)r[o]=n;return r.join("")}function qn(t){return a(`filter-${t}`)}function We({score_parts:t},e){let n=t,r=kn[e-1];return[["part-tile",n.special_tile,1],["part-held",n.buttons_held,r.per_button_held],["part-patches",n.patches_with_buttons,r.per_patch_with_buttons],["part-printed",n.buttons_on_patches,r.per_button_on_patches]].filter(([,,i])=>i>0).map(([i,s])=>[i,s])}function Dn(t){return t!==null&&t.stage==="card"&&t.seats.some(e=>e.yours)}function Fn(t){return t.mode==="solo"&&t.moves.at(-1)?.player===2&&t.result?.reason!=="resignation"}function ta(t,e,n){return n?a("named-patch",{patch:Bt(e,t),letter:t}):Bt(e,t)}function bo(t,e,n=!0){return Y([...t].map(r=>ta(r,e,n)))}function xo({number:t,budget:e,income:n}){return a("card-title",{number:String(t),budget:e,income:n})}function ko({affordable:t,choices:e,card:{budget:n}},r,o=!0){if(t.length===0)return a("budget-none",{budget:n,count:e.length});let i={budget:n,patches:bo(t,r,o)};return a(t.length===1?"budget-only":"budget-buys",i)}function vo({filter:t,left:e,skipped:n},r,o=!0){return n?a("filter-skipped",{filter:qn(t)}):a("filter-leaves",{filter:qn(t),keeps:a(`keeps-${t}`),patches:bo(e,r,o)})}function So(t,e,n=!0){let{taken:r,start:o,stop:i,income_marks:s,income:c,special_patches:l}=t,u={start:String(o),stop:String(i)},f=[r?a("automa-takes",{...u,patch:ta(r,e,n)}):a("automa-advances",u)],d=c?a("gain",{sign:"+",count:c}):a("automa-no-gain");return s.length>0&&f.push(a("automa-income",{marks:Y(s.map(String)),gain:d})),l.length>0&&f.push(a("automa-special",{marks:Y(l.map(String))})),t.reaches_marker&&f.push(a(t.takes_special_tile?"automa-marker-tile":"automa-marker")),f}function ea(t,e){return[a("automa-says",{text:`${xo(t.card)}.`}),ko(t,e),...t.steps.map(n=>vo(n,e)),...So(t,e)].join(" ")}function Eo({pile:t,aside:e,discards:n}){let r=[a("cards-in-pile",{count:t})];return e>0&&r.push(a("cards-aside",{count:e})),r.push(n.length?a("cards-turned",{cards:n.join(", ")}):a("cards-none")),`${r.join("; ")}.`}function na(t){return a(`automa-name-${t}`)}function Ge({level:t,numeral:e}){return a("numeral-and-name",{numeral:e,name:na(t)})}function ze({deck:t,level:e,numeral:n}){return a("automa-title",{deck:a(`deck-${t}`),numeral:n,name:na(e)})}function Ve({marker:t,marker_on_board:e}){return e?a("marker-on",{space:String(t)}):a("marker-off")}function Xp(t){return W()==="de"?t:t[0].toLocaleLowerCase()+t.slice(1)}function Jp(t,e){let n=We(t,e).filter(([,o])=>o>0).map(([o,i])=>a("part-points",{part:Xp(a(o)),points:i})),r=U(t.score);return n.length?a("automa-score-of",{score:r,parts:n.join(", ")}):a("automa-score",{score:r})}function ra({players:t,result:e},n,r){let o=[Js("pile-with",n.with_buttons,r),Js("pile-without",n.without_buttons,r)],{budget:i}=n,s=i!==null&&!e?`${a("next-budget",{budget:i})} `:"";return[`${ze(n)}.`,a("automa-holds",{count:t[1].buttons,piles:o.join("; ")}),Jp(t[1],n.level),Ve(n),a("automa-cards",{cards:s+Eo(n)})].join(" ")}function Js(t,e,n){let r=a(t,{count:e.length});return e?a("pile-of",{pile:r,patches:bo(e,n)}):r}function Lt(t){return t.stage!=="over"&&!N(t)&&t.seats[t.turn-1].yours}function T(t){return t.table!==null&&!t.looking&&!t.pending&&Lt(t.table)}function le({table:t,looking:e,pending:n}){return Dn(t)&&!e&&!n}function Wn(t){return t===null||t.game===cs?!1:t.mode!=="screen"&&t.mode!=="remote"}function ue(t){return T(t)&&Wn(t.table)}function Gn(t){let{table:e,looking:n}=t;return Wn(e)&&pe(t)&&!n&&e?.stage!=="over"}function zn(t){return T(t)&&t.hint?.type==="hint"?t.hint.move:null}function oa(t,e){let{hint:n,looking:r,table:o}=t;return n?.type!=="why"?o?.turn===e?zn(t):null:n.player===e&&!r?n.better:null}function pe({table:t,pending:e}){return t!==null&&t.can_undo&&e===null&&M(t)}function fe(t){return t.looking?t.looking.frames[t.looking.index]:t.table}function P(t,e){return t.table?.options.find(n=>n.letter===e)}function ia(t){return t.options.flatMap(e=>e.letter===null?[]:[e.letter])}function Ze(t,e){let n=P(t,e);return n?{letter:e,patch:t.patches[e],placements:new Set(n.placements??[])}:null}function zt(t){if(t.stage==="over"||N(t))return null;let e=rt(t.seats);return e.length===2?t.turn:e[0]??null}function Ye({table:t,placement:e}){return t?e.plan?zt(t):t.turn:null}function Vt(t){return t.placement.plan?L(t)!==null&&!t.pending:T(t)}var Ke=null;function tf(t,e,n){if(Ke?.choice.letter===t&&Ke.cells===n)return Ke.choice;let r=_t([...n].flatMap((i,s)=>i==="."?[]:[s])),o=new Set(De(r,e).map(({name:i})=>i));return Ke={cells:n,choice:{letter:t,patch:e,placements:o,planned:!0}},Ke.choice}function L(t){let{letter:e,plan:n}=t.placement;if(!t.table||e===null)return null;if(n){let r=t.looking?null:zt(t.table),o=r&&t.table.players[r-1].cells;return o?tf(e,t.patches[e],o):null}return e==="+"?In(t.table.special_cells):Ze(t,e)}function Ao(t){let{table:e}=t;if(!e)return 1;let n=[1,2].filter(r=>e.seats[r-1].yours);return n.length===1?n[0]:n.length===2?fe(t)?.turn??1:1}function Vn(t,e){let{table:n,placement:r}=t;return!n||r.letter===null?!1:r.letter==="+"?n.special_cells_7x7.includes(e.slice(1)):P(t,r.letter)?.completes_7x7?.includes(e)??!1}function Kn(t,e){if(!t||t==="pass"||t.startsWith("A:"))return null;let n=at(t.slice(-2));return{shape:t.startsWith("+")?[[0,0]]:e[t[0]].orientations[t[1]],origin:n}}function sa({table:t,patches:e,suggestions:n,looking:r},o){return r||t?.turn!==o?[]:n.flatMap(({move:i,label:s,kind:c,faint:l})=>{let u=Kn(i,e);return u?[{...u,label:s,kind:c,faint:l}]:[]})}function aa({suggestions:t,looking:e},n){return e?[]:t.filter(({move:r})=>n===null?r==="pass":r!=="pass"&&r[0]===n)}function Qe({table:t,looking:e}){return t?e?t.moves.slice(0,e.index).slice(-1):Ls(t):[]}function ca(t,e){return t.flatMap(n=>Kn(n,e)??[])}function la(t,e){return!t||e.number===t.number?[]:[...ef(t,e),...nf(t,e)]}function ef(t,e){let[n,...r]=e.moves.slice(t.moves.length);if(!n?.change||r.length>0)return[];let{move:o,player:i,change:s}=n,c=t.players[i-1].income,l=e.time_board.income.filter(f=>f>s.from&&f<=s.to),u=o==="pass"?[]:["place"];return l.length>0&&c>0?[...u,"payday"]:lo(s)>0?[...u,"button"]:u}function nf(t,e){let n=rt(e.seats);if(e.result&&!t.result)return[n.includes(e.result.winner)?"win":"end"];let r=t.turn===e.turn&&Lt(t);return n.length===1&&Lt(e)&&!r?["turn"]:[]}function Xe(t,e,n,r){return r.map((o,i)=>({wave:t,from:o,to:o,at:i*e*.7,long:e,loud:n}))}var ua={place:[{wave:"sine",from:190,to:70,at:0,long:.11,loud:.5},{wave:"triangle",from:520,to:840,at:.05,long:.12,loud:.08}],button:Xe("triangle",.05,.22,[1480,1865]),payday:Xe("triangle",.09,.25,[1175,1480,1760]),turn:Xe("sine",.16,.25,[587,784]),win:Xe("triangle",.2,.25,[523,659,784,1047]),end:Xe("sine",.22,.25,[659,523])},pa={turn:[60],win:[60,60,120],end:[120]};var Zn=null;function To(){return"vibrate"in navigator}function fa(t,e,{sounds:n,vibration:r}){if(!(!n&&!r))for(let o of la(t,e)){n&&Oo(o);let i=pa[o];r&&i&&To()&&navigator.vibrate(i)}}function Oo(t){Zn??=new AudioContext,Zn.state==="suspended"&&Zn.resume();for(let e of ua[t])rf(Zn,e)}function rf(t,{wave:e,from:n,to:r,at:o,long:i,loud:s}){let c=t.currentTime+o,l=t.createOscillator(),u=t.createGain();l.type=e,l.frequency.setValueAtTime(n,c),l.frequency.exponentialRampToValueAtTime(r,c+i),u.gain.setValueAtTime(1e-4,c),u.gain.exponentialRampToValueAtTime(s,c+.01),u.gain.exponentialRampToValueAtTime(1e-4,c+i),l.connect(u).connect(t.destination),l.start(c),l.stop(c+i)}function Mo(){"serviceWorker"in navigator&&da(()=>navigator.serviceWorker.register("/sw.js"))}function _o(){if(!("caches"in window))return;let t={title:a("your-turn"),body:a("notice-body"),lang:W()};da(async()=>{await(await caches.open("notices")).put("/notice-words",new Response(JSON.stringify(t)))})}function da(t){(window.requestIdleCallback??(n=>window.setTimeout(n,1e3)))(()=>{t().catch(n=>{console.warn("This browser keeps nothing for times without a page:",n.message)})})}var ct=class{constructor(e){this.value=e}valueOf(){return this.value}},A=class extends ct{constructor(e="???"){super(e)}toString(e){return`{${this.value}}`}},K=class extends ct{constructor(e,n={}){super(e),this.opts=n}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return this.value.toString(10)}},lt=class t extends ct{static supportsValue(e){if(typeof e=="number"||e instanceof Date)return!0;if(e instanceof ct)return t.supportsValue(e.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(e instanceof n.Instant||e instanceof n.PlainDateTime||e instanceof n.PlainDate||e instanceof n.PlainMonthDay||e instanceof n.PlainTime||e instanceof n.PlainYearMonth)return!0}return!1}constructor(e,n={}){e instanceof t?(n={...e.opts,...n},e=e.value):e instanceof ct&&(e=e.valueOf()),typeof e=="object"&&"calendarId"in e&&n.calendar===void 0&&(n={...n,calendar:e.calendarId}),super(e),this.opts=n}[Symbol.toPrimitive](e){return e==="string"?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e=="number")return e;if(e instanceof Date)return e.getTime();if("epochMilliseconds"in e)return e.epochMilliseconds;if("toZonedDateTime"in e)return e.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var ma=100,of="⁨",sf="⁩";function af(t,e,n){if(n===e||n instanceof K&&e instanceof K&&n.value===e.value)return!0;if(e instanceof K&&typeof n=="string"){let r=t.memoizeIntlObject(Intl.PluralRules,e.opts).select(e.value);if(n===r)return!0}return!1}function ha(t,e,n){return e[n]?de(t,e[n].value):(t.reportError(new RangeError("No default")),new A)}function Lo(t,e){let n=[],r=Object.create(null);for(let o of e)o.type==="narg"?r[o.name]=Je(t,o.value):n.push(Je(t,o));return{positional:n,named:r}}function Je(t,e){switch(e.type){case"str":return e.value;case"num":return new K(e.value,{minimumFractionDigits:e.precision});case"var":return cf(t,e);case"mesg":return lf(t,e);case"term":return uf(t,e);case"func":return pf(t,e);case"select":return ff(t,e);default:return new A}}function cf(t,{name:e}){let n;if(t.params)if(Object.prototype.hasOwnProperty.call(t.params,e))n=t.params[e];else return new A(`$${e}`);else if(t.args&&Object.prototype.hasOwnProperty.call(t.args,e))n=t.args[e];else return t.reportError(new ReferenceError(`Unknown variable: $${e}`)),new A(`$${e}`);if(n instanceof ct)return n;switch(typeof n){case"string":return n;case"number":return new K(n);case"object":if(lt.supportsValue(n))return new lt(n);default:return t.reportError(new TypeError(`Variable type not supported: $${e}, ${typeof n}`)),new A(`$${e}`)}}function lf(t,{name:e,attr:n}){let r=t.bundle._messages.get(e);if(!r)return t.reportError(new ReferenceError(`Unknown message: ${e}`)),new A(e);if(n){let o=r.attributes[n];return o?de(t,o):(t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new A(`${e}.${n}`))}return r.value?de(t,r.value):(t.reportError(new ReferenceError(`No value: ${e}`)),new A(e))}function uf(t,{name:e,attr:n,args:r}){let o=`-${e}`,i=t.bundle._terms.get(o);if(!i)return t.reportError(new ReferenceError(`Unknown term: ${o}`)),new A(o);if(n){let c=i.attributes[n];if(c){t.params=Lo(t,r).named;let l=de(t,c);return t.params=null,l}return t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new A(`${o}.${n}`)}t.params=Lo(t,r).named;let s=de(t,i.value);return t.params=null,s}function pf(t,{name:e,args:n}){let r=t.bundle._functions[e];if(!r)return t.reportError(new ReferenceError(`Unknown function: ${e}()`)),new A(`${e}()`);if(typeof r!="function")return t.reportError(new TypeError(`Function ${e}() is not callable`)),new A(`${e}()`);try{let o=Lo(t,n);return r(o.positional,o.named)}catch(o){return t.reportError(o),new A(`${e}()`)}}function ff(t,{selector:e,variants:n,star:r}){let o=Je(t,e);if(o instanceof A)return ha(t,n,r);for(let i of n){let s=Je(t,i.key);if(af(t,o,s))return de(t,i.value)}return ha(t,n,r)}function No(t,e){if(t.dirty.has(e))return t.reportError(new RangeError("Cyclic reference")),new A;t.dirty.add(e);let n=[],r=t.bundle._useIsolating&&e.length>1;for(let o of e){if(typeof o=="string"){n.push(t.bundle._transform(o));continue}if(t.placeables++,t.placeables>ma)throw t.dirty.delete(e),new RangeError(`Too many placeables expanded: ${t.placeables}, max allowed is ${ma}`);r&&n.push(of),n.push(Je(t,o).toString(t)),r&&n.push(sf)}return t.dirty.delete(e),n.join("")}function de(t,e){return typeof e=="string"?t.bundle._transform(e):No(t,e)}var Yn=class{constructor(e,n,r){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=n,this.args=r}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,n){let r=this.bundle._intls.get(e);r||(r={},this.bundle._intls.set(e,r));let o=JSON.stringify(n);return r[o]||(r[o]=new e(this.bundle.locales,n)),r[o]}};function Ro(t,e){let n=Object.create(null);for(let[r,o]of Object.entries(t))e.includes(r)&&(n[r]=o.valueOf());return n}var ga=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function $a(t,e){let n=t[0];if(n instanceof A)return new A(`NUMBER(${n.valueOf()})`);if(n instanceof K)return new K(n.valueOf(),{...n.opts,...Ro(e,ga)});if(n instanceof lt)return new K(n.toNumber(),{...Ro(e,ga)});throw new TypeError("Invalid argument to NUMBER")}var df=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function wa(t,e){let n=t[0];if(n instanceof A)return new A(`DATETIME(${n.valueOf()})`);if(n instanceof lt||n instanceof K)return new lt(n,Ro(e,df));throw new TypeError("Invalid argument to DATETIME")}var ya=new Map;function ba(t){let e=Array.isArray(t)?t.join(" "):t,n=ya.get(e);return n===void 0&&(n=new Map,ya.set(e,n)),n}var me=class{constructor(e,{functions:n,useIsolating:r=!0,transform:o=i=>i}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:$a,DATETIME:wa,...n},this._useIsolating=r,this._transform=o,this._intls=ba(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:n=!1}={}){let r=[];for(let o=0;o<e.body.length;o++){let i=e.body[o];if(i.id.startsWith("-")){if(n===!1&&this._terms.has(i.id)){r.push(new Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(n===!1&&this._messages.has(i.id)){r.push(new Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return r}formatPattern(e,n=null,r=null){if(typeof e=="string")return this._transform(e);let o=new Yn(this,r,n);try{return No(o,e).toString(o)}catch(i){if(o.errors&&i instanceof Error)return o.errors.push(i),new A().toString(o);throw i}}};var Io=/^(-?[a-zA-Z][\w-]*) *= */gm,xa=/\.([a-zA-Z][\w-]*) *= */y,mf=/\*?\[/y,Co=/(-?[0-9]+(?:\.([0-9]+))?)/y,hf=/([a-zA-Z][\w-]*)/y,ka=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,gf=/^[A-Z][A-Z0-9_-]*$/,Qn=/([^{}\n\r]+)/y,$f=/([^\\"\n\r]*)/y,va=/\\([\\"])/y,Sa=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,wf=/^\n+/,Ea=/ +$/,yf=/ *\r?\n/g,bf=/( *)$/,xf=/{\s*/y,Aa=/\s*}/y,kf=/\[\s*/y,vf=/\s*] */y,Sf=/\s*\(\s*/y,Ef=/\s*->\s*/y,Af=/\s*:\s*/y,Tf=/\s*,?\s*/y,Of=/\s+/y,Kt=class{constructor(e){this.body=[],Io.lastIndex=0;let n=0;for(;;){let g=Io.exec(e);if(g===null)break;n=Io.lastIndex;try{this.body.push(l(g[1]))}catch(x){if(x instanceof SyntaxError)continue;throw x}}function r(g){return g.lastIndex=n,g.test(e)}function o(g,x){if(e[n]===g)return n++,!0;if(x)throw new x(`Expected ${g}`);return!1}function i(g,x){if(r(g))return n=g.lastIndex,!0;if(x)throw new x(`Expected ${g.toString()}`);return!1}function s(g){g.lastIndex=n;let x=g.exec(e);if(x===null)throw new SyntaxError(`Expected ${g.toString()}`);return n=g.lastIndex,x}function c(g){return s(g)[1]}function l(g){let x=f(),O=u();if(x===null&&Object.keys(O).length===0)throw new SyntaxError("Expected message value or attributes");return{id:g,value:x,attributes:O}}function u(){let g=Object.create(null);for(;r(xa);){let x=c(xa),O=f();if(O===null)throw new SyntaxError("Expected attribute value");g[x]=O}return g}function f(){let g;if(r(Qn)&&(g=c(Qn)),e[n]==="{"||e[n]==="}")return d(g?[g]:[],1/0);let x=Pi();return x?g?d([g,x],x.length):(x.value=qr(x.value,wf),d([x],x.length)):g?qr(g,Ea):null}function d(g=[],x){for(;;){if(r(Qn)){g.push(c(Qn));continue}if(e[n]==="{"){g.push(h());continue}if(e[n]==="}")throw new SyntaxError("Unbalanced closing brace");let st=Pi();if(st){g.push(st),x=Math.min(x,st.length);continue}break}let O=g.length-1,Rt=g[O];typeof Rt=="string"&&(g[O]=qr(Rt,Ea));let Oe=[];for(let st of g)st instanceof Xn&&(st=st.value.slice(0,st.value.length-x)),st&&Oe.push(st);return Oe}function h(){i(xf,SyntaxError);let g=$();if(i(Aa))return g;if(i(Ef)){let x=I();return i(Aa,SyntaxError),{type:"select",selector:g,...x}}throw new SyntaxError("Unclosed placeable")}function $(){if(e[n]==="{")return h();if(r(ka)){let[,g,x,O=null]=s(ka);if(g==="$")return{type:"var",name:x};if(i(Sf)){let Rt=k();if(g==="-")return{type:"term",name:x,attr:O,args:Rt};if(gf.test(x))return{type:"func",name:x,args:Rt};throw new SyntaxError("Function names must be all upper-case")}return g==="-"?{type:"term",name:x,attr:O,args:[]}:{type:"mesg",name:x,attr:O}}return tt()}function k(){let g=[];for(;;){switch(e[n]){case")":return n++,g;case void 0:throw new SyntaxError("Unclosed argument list")}g.push(S()),i(Tf)}}function S(){let g=$();return g.type!=="mesg"?g:i(Af)?{type:"narg",name:g.name,value:tt()}:g}function I(){let g=[],x=0,O;for(;r(mf);){o("*")&&(O=x);let Rt=C(),Oe=f();if(Oe===null)throw new SyntaxError("Expected variant value");g[x++]={key:Rt,value:Oe}}if(x===0)return null;if(O===void 0)throw new SyntaxError("Expected default variant");return{variants:g,star:O}}function C(){i(kf,SyntaxError);let g;return r(Co)?g=xn():g={type:"str",value:c(hf)},i(vf,SyntaxError),g}function tt(){if(r(Co))return xn();if(e[n]==='"')return pp();throw new SyntaxError("Invalid expression")}function xn(){let[,g,x=""]=s(Co),O=x.length;return{type:"num",value:parseFloat(g),precision:O}}function pp(){o('"',SyntaxError);let g="";for(;;){if(g+=c($f),e[n]==="\\"){g+=fp();continue}if(o('"'))return{type:"str",value:g};throw new SyntaxError("Unclosed string literal")}}function fp(){if(r(va))return c(va);if(r(Sa)){let[,g,x]=s(Sa),O=parseInt(g||x,16);return O<=55295||57344<=O?String.fromCodePoint(O):"�"}throw new SyntaxError("Unknown escape sequence")}function Pi(){let g=n;switch(i(Of),e[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return Ui(e.slice(g,n))}return e[n-1]===" "?Ui(e.slice(g,n)):!1}function qr(g,x){return g.replace(x,"")}function Ui(g){let x=g.replace(yf,`
`),O=bf.exec(g)[1].length;return new Xn(x,O)}}},Xn=class{constructor(e,n){this.value=e,this.length=n}};var Po=new Map,he=new me("en");function tn(t,e=`/words/${t}.json`){let n=Po.get(t);if(n)return n;let r=Mf(new URL(e,import.meta.url));return Po.set(t,r),r.catch(()=>Po.delete(t)),r}async function Mf(t){let e=await fetch(t);if(!e.ok)throw new Error(`The words of this page can’t be loaded: ${t}`);return e.json()}function Uo({language:t,words:e,editions:n={}},r){he=new me(t,{useIsolating:!1}),he.addResource(new Kt(e)),Object.hasOwn(n,r)&&he.addResource(new Kt(n[r]),{allowOverrides:!0}),Bi({language:t,format:(i,s)=>{let c=he.getMessage(i)?.value;if(!c)throw new Error(`There is no message ${i} in ${t}.`);return he.formatPattern(c,s)}})}function Jn(t){t.language===W()&&he.addResource(new Kt(t.words))}var{dataset:tr}=document.querySelector("script[type=module]"),_f=new Set(["home","offline"]),{lang:Lf}=document.documentElement,Ho=new Map,Ta=!1;async function q(t){let e=Ho.get(t)??Nf(t);return Ho.set(t,e),e.catch(()=>Ho.delete(t)),e}async function Nf(t){let e=r=>r.startsWith(t)&&r.endsWith("Style"),n=Object.keys(tr).filter(e);try{let[r]=await Promise.all([import(tr[t]),...n.map(o=>jo(tr[o])),_f.has(t)||Oa(W()).then(Jn)]);return r}catch(r){throw new It(a("server-away"),{cause:r})}}function Oa(t){return Ta=!0,tn(`${t}-later`,t===Lf?tr.words:void 0)}async function Ma(t){return Ta?Oa(t):null}function jo(t){let e=document.createElement("link");e.rel="stylesheet",e.href=t;let n=new Promise((r,o)=>{e.onload=r,e.onerror=()=>{e.remove(),o(new Error(`No style sheet at ${t}`))}});return document.head.append(e),n}var _a="quiltbee.outdated";function en(){return sessionStorage.getItem(_a)===String(2)?!1:(sessionStorage.setItem(_a,String(2)),location.reload(),!0)}async function La(){await Yi().catch(()=>!0)||en()}var Bo=new Set;function Na(t){for(let e of Bo)e(t)}function Ra(t){return Bo.add(t),()=>{Bo.delete(t)}}var Ia=[["one","Player1"],["two","Player2"]];var Rf=["","?","You","Automa"];function er(t,e){return`/${Ha(e)}${t}`}function Ca(t,e){return`/g/${btoa(t.slice(1)).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}${Ha(e)}`}function Pa(t,e,n){return`/api/games/${t}/picture.${e}?${new URLSearchParams(n)}`}function Ua(t){try{return`#${atob(t.replaceAll("-","+").replaceAll("_","/"))}`}catch(e){if(e instanceof DOMException)return"";throw e}}function Ha(t){let e=Ia.flatMap(([r],o)=>{let i=t[o]??"";return Rf.includes(i)?[]:[[r,i]]}),n=new URLSearchParams(e).toString();return n&&`?${n}`}function ja(t){let e=new URLSearchParams(t);return Object.fromEntries(Ia.flatMap(([n,r])=>{let o=e.get(n)?.trim().slice(0,40);return o?[[r,o]]:[]}))}function qa(){let t=If(8,7).slice(0,54);return t.map(({x:e,y:n},r)=>{let o={x:(e+.5)*12,y:(n+.5)*12},i=r>0?t[r-1]:{x:e-1,y:n},s={x:o.x+(i.x-e)*12/2,y:o.y+(i.y-n)*12/2};return r<53?{centre:o,entry:s,width:12,height:12}:{centre:{x:o.x+12,y:o.y},entry:s,width:36,height:12}})}function If(t,e){let n=new Set,r=[],[o,i,s,c]=[0,0,1,0],l=(u,f)=>u>=0&&f>=0&&u<t&&f<e&&!n.has(`${u},${f}`);for(;r.length<t*e;)r.push({x:o,y:i}),n.add(`${o},${i}`),l(o+s,i+c)||([s,c]=[-c,s]),o+=s,i+=c;return r}var Ba=10.3;function Da(){let e=[],n=-Math.PI/2,r=43;for(let o=0;o<=53;o+=1){let i={x:48+Math.cos(n)*r,y:48+Math.sin(n)*r},s=e.at(-1)?.centre??i,c={x:(i.x+s.x)/2,y:(i.y+s.y)/2},l=o===53?9.8:8.6;e.push({centre:i,entry:c,width:l,height:l});let u=Ba/r;n+=u,r-=Ba/(2*Math.PI)*u}return e}function Fa(t){let{table:e,placement:n,weighing:r}=t;if(!e||!T(t))return null;let o=n.letter??(r?null:""),i=o===""||o==="+"?void 0:P(t,o);if(!i)return null;let{consequence:s}=i,c=e.turn,l=e.players[c-1].time,u=e.time_board.special_patches_left.filter(f=>f>l&&f<=s.time);return{player:c,from:l,to:s.time,marks:[...s.income_marks,...u],income:s.income_marks.length>0?s.income:0,special:s.special_patch,next:s.next}}function Wa({player:t,to:e,income:n,special:r,next:o},i){let c=[n>0?a("preview-income",{count:n}):"",r?a("preview-special"):""].filter(Boolean).join(", ");return`${a("preview-space",{space:String(e)})}${c?`: ${c}`:""}. ${ao("then",o,t,i)}`}var qo=[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg"];function Ga(t){let e=qo.indexOf(t);return{cloth:e%6,weave:(Math.floor(e/6)+e%6)%6}}var nn={"weave-0":["<path d='M2.5 1.2a1.3 1.3 0 1 0 .01 0M7.5 6.2a1.3 1.3 0 1 0 .01 0'/>","<path opacity='.7' d='M7.5 2a.5.5 0 1 0 .01 0M2.5 7a.5.5 0 1 0 .01 0'/>"],"weave-1":["<path d='M.3 0h.5v10H.3zM1.5 0h1.9v10H1.5zM4.1 0h.5v10h-.5z M5.3 0h.5v10h-.5zM6.5 0h1.9v10H6.5zM9.1 0h.5v10h-.5z'/>"],"weave-2":["<path opacity='.55' d='M0 0h2.5v10H0zM5 0h2.5v10H5z'/>","<path opacity='.55' d='M0 0h10v2.5H0zM0 5h10v2.5H0z'/>"],"weave-3":["<path fill='none' stroke='var(--thread)' stroke-width='.85' d='M0 0L2.5-2.5 5 0 7.5-2.5 10 0M0 2.5L2.5 0 5 2.5 7.5 0 10 2.5M0 5L2.5 2.5 5 5 7.5 2.5 10 5 M0 7.5L2.5 5 5 7.5 7.5 5 10 7.5M0 10L2.5 7.5 5 10 7.5 7.5 10 10 M0 12.5L2.5 10 5 12.5 7.5 10 10 12.5'/>"],"weave-4":["<g transform='translate(2.5 2.5)'><path d='M0-1.8a.8.8 0 1 0 .01 0M1.05-1.05a.8.8 0 1 0 .01 0M.65.2a.8.8 0 1 0 .01 0 M-.65.2a.8.8 0 1 0 .01 0M-1.05-1.05a.8.8 0 1 0 .01 0'/><circle r='.55' fill='var(--cloth)'/><path fill='none' stroke='var(--thread)' stroke-width='.35' d='M1.6 1.6Q2.4 2 2.5 2.6M-1.6 1.6Q-2.4 2-2.5 2.6'/></g>","<g transform='translate(7.5 7.5)'><path d='M0-1.8a.8.8 0 1 0 .01 0M1.05-1.05a.8.8 0 1 0 .01 0M.65.2a.8.8 0 1 0 .01 0 M-.65.2a.8.8 0 1 0 .01 0M-1.05-1.05a.8.8 0 1 0 .01 0'/><circle r='.55' fill='var(--cloth)'/><path fill='none' stroke='var(--thread)' stroke-width='.35' d='M1.6 1.6Q2.4 2 2.5 2.6M-1.6 1.6Q-2.4 2-2.5 2.6'/></g>"],"weave-5":["<path fill='none' stroke='var(--thread)' d='M0 2.5Q2.5-.6 5 2.5T10 2.5M0 7.5Q2.5 4.4 5 7.5T10 7.5'/>"],special:["<rect x='.25' y='.25' width='9.5' height='9.5' rx='1.1' fill='var(--leather)' stroke='var(--seam)' stroke-width='.7'/>","<path fill='none' stroke='var(--grain)' stroke-width='.3' stroke-linecap='round' opacity='.7' d='M2.6 2.7h.5M6.9 2.5h.6M4.8 2.2h.3M2.3 5.5h.4M7.4 5.2h.4M3 7.6h.6M6.6 7.5h.5M4.9 7.9h.3'/>","<rect x='1.4' y='1.4' width='7.2' height='7.2' rx='.7' fill='none' stroke='var(--stitch)' stroke-width='.42' stroke-dasharray='1.1 .7' stroke-linecap='round'/>","<path fill='none' stroke='var(--grain)' stroke-width='.6' stroke-linecap='round' d='M5 3.3V6.7M3.3 5H6.7M3.8 3.8L6.2 6.2M6.2 3.8L3.8 6.2'/>"],button:["<circle r='9.6' fill='var(--stitch)' stroke='var(--seam)' stroke-width='1.9'/>","<circle r='6.4' fill='none' stroke='var(--seam)' stroke-width='.8' opacity='.35'/>","<path fill='none' stroke='var(--seam)' stroke-width='.9' opacity='.45' d='M-2.4-2.4L2.4 2.4M2.4-2.4L-2.4 2.4'/>","<path fill='var(--seam)' d='M-2.5-4.2a1.7 1.7 0 1 0 .01 0M2.5-4.2a1.7 1.7 0 1 0 .01 0 M-2.5.8a1.7 1.7 0 1 0 .01 0M2.5.8a1.7 1.7 0 1 0 .01 0'/>"],"special-tile":["<rect x='-9.4' y='-9.4' width='18.8' height='18.8' rx='2.4' fill='var(--leather)' stroke='var(--tile-edge)' stroke-width='1.2'/>","<rect x='-7.4' y='-7.4' width='14.8' height='14.8' rx='1.2' fill='none' stroke='var(--stitch)' stroke-width='.9' stroke-dasharray='2 1.2'/>","<path d='M-3.6-5.2H3.8C.6-1.5-.8 1.8-1.2 5.6' fill='none' stroke='var(--stitch)' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round'/>"],"tile-1":["<path d='M0-9a9 9 0 1 0 .01 0Z' fill='var(--tile-1)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],"tile-5":["<path d='M0 -8.20A3.2 3.2 0 0 1 5.8 -5.80A3.2 3.2 0 0 1 8.2 -0.00A3.2 3.2 0 0 1 5.8 5.80A3.2 3.2 0 0 1 0 8.20A3.2 3.2 0 0 1 -5.8 5.80A3.2 3.2 0 0 1 -8.2 0.00A3.2 3.2 0 0 1 -5.8 -5.80A3.2 3.2 0 0 1 0 -8.20Z' fill='var(--tile-5)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],"tile-10":["<path d='M-6.4-9H6.4Q9-9 9-6.4V6.4Q9 9 6.4 9H-6.4Q-9 9-9 6.4V-6.4Q-9-9-6.4-9Z' fill='var(--tile-10)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],"tile-20":["<path d='M0 -8.80A2 2 0 0 1 3.82 -7.93A2 2 0 0 1 6.88 -5.49A2 2 0 0 1 8.58 -1.96A2 2 0 0 1 8.58 1.96A2 2 0 0 1 6.88 5.49A2 2 0 0 1 3.82 7.93A2 2 0 0 1 0 8.80A2 2 0 0 1 -3.82 7.93A2 2 0 0 1 -6.88 5.49A2 2 0 0 1 -8.58 1.96A2 2 0 0 1 -8.58 -1.96A2 2 0 0 1 -6.88 -5.49A2 2 0 0 1 -3.82 -7.93A2 2 0 0 1 0 -8.80Z' fill='var(--tile-20)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],cell:["<path fill='none' stroke='var(--grid)' stroke-width='.16' opacity='.6' d='M3.4 5H6.6M5 3.4V6.6'/>"],"token-1":["<circle r='4'/>"],"token-2":["<path d='M0-5L5 0 0 5-5 0Z'/>"],"space-cloth":["<rect x='-5.7' y='-5.7' width='11.4' height='11.4' rx='1.2' fill='var(--tone)' stroke='var(--edge)' stroke-width='.35'/>","<rect x='-4.9' y='-4.9' width='9.8' height='9.8' rx='.7' fill='none' stroke='var(--edge)' stroke-width='.25' stroke-dasharray='.9 .6'/>"],"space-thread":["<circle r='4.3' fill='var(--tone)' stroke='var(--edge)' stroke-width='.4'/>","<circle r='3.6' fill='none' stroke='var(--edge)' stroke-width='.22' stroke-dasharray='.8 .5'/>"],"space-end":["<rect x='-17.7' y='-5.7' width='35.4' height='11.4' rx='1.2' fill='var(--tone)' stroke='var(--edge)' stroke-width='.35'/>","<rect x='-16.9' y='-4.9' width='33.8' height='9.8' rx='.7' fill='none' stroke='var(--edge)' stroke-width='.25' stroke-dasharray='.9 .6'/>"],corner:["<path fill='none' stroke='var(--thread-0)' stroke-width='.5' d='M2 13Q.5 7 5.5 5.5T13.5 1.8'/>","<use href='#button' transform='translate(5 5.2) scale(.3)'/>","<use href='#button' transform='translate(11.6 2.4) scale(.16)'/>","<use href='#button' transform='translate(2.2 11) scale(.16)'/>"]};var za=new WeakMap;async function Va(t){let e=await fetch(t);if(!e.ok)throw new Error(`The artwork can’t be loaded: ${t}`);return e.json()}function Fo(t){let e=[t];return Object.assign(e,{raw:e})}function Pf(t){let e=za.get(t);if(!e){let n=Object.entries(t).map(([r,o])=>`<g id="${r}">${o.join("")}</g>`);e=Fo(n.join("")),za.set(t,e)}return v(e)}function Ka(t=nn){return p`<svg class="fabrics" aria-hidden="true" width="0" height="0">
<defs>
${Pf(t)}
${qo.map(e=>{let{cloth:n,weave:r}=Ga(e);return Do(`fabric-${e}`,10,v`<g class=${`cloth-${n}`}><rect class="cloth" width="10" height="10"></rect>
<use class="thread" href=${`#weave-${r}`}></use></g>`)})}
${Do("fabric-cell",10,v`<use href="#cell"></use>`)}
${Do("fabric-covered",5,v`<rect class="covered" width="5" height="5"></rect>`)}
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
</svg>`}function Do(t,e,n){return v`<pattern id=${t} width=${e} height=${e} patternUnits="userSpaceOnUse">${n}
</pattern>`}function J(t,e,n,r=1){return v`<use href=${`#${t}`} transform=${`translate(${e} ${n}) scale(${r})`}></use>`}function j(t,e,n){return J("button",t,e,n/10)}function Uf(t){let e=t.orientations[0];return Array.from({length:t.income},(n,r)=>e[Math.floor((r+.5)*e.length/t.income)])}function rn(t,e,n,[r,o],i){let s=e.orientations[n],c=B(e.orientations[0]);return v`<g class="patch" transform=${`translate(${o*10} ${r*10})`}>
<path class="piece" fill=${`url(#fabric-${t})`} d=${V(s,10,.25)}></path>
<path class="stitches" d=${V(s,10,1.1)}></path>
${Uf(e).map(l=>{let[u,f]=vs(l,c,n);return j((f+.5)*10,(u+.5)*10,2.6)})}
${i?Hf(s[0],t):m}
</g>`}function Hf([t,e],n){let[r,o]=[(e+.5)*10,(t+.5)*10+1.9];return v`<text class="letter" x=${r} y=${o}>${n}</text>`}function Wo([t,e]){return v`<g class="patch special">${J("special",e*10,t*10)}</g>`}function Nt(t,e,n,r){let[o,i]=B(e.orientations[n]),s=Math.max(4,o,i)*10+1.2,[c,l]=[(i*10-s)/2,(o*10-s)/2];return p`<svg class="framed" viewBox=${`${c} ${l} ${s} ${s}`} aria-hidden="true">
${rn(t,e,n,[0,0],r)}
</svg>`}function nr(t,e,n,r){let[o,i]=B(e.orientations[n]);return p`<svg
class=${`picture w${i} h${o}`}
viewBox=${`-0.6 -0.6 ${i*10+1.2} ${o*10+1.2}`}
aria-hidden="true"
>
${rn(t,e,n,[0,0],r)}
</svg>`}var Za={cloth:qa(),thread:Da()},on=[1,2];function Ya(t){return t.time_board.on_top===1?[on[1],on[0]]:on}function Qa(t,e){let[n,r]=t.players.map(l=>l.time),o=n===r?a("tokens-together",{space:String(n),name:E(e,t.time_board.on_top)}):on.map(l=>a("token-at",{...X(e,l),space:String(t.players[l-1].time)})).join(" "),i=t.time_board.special_patches_left,s=t.automa?` ${Ve(t.automa)}`:"",c=i.length?i.join(", "):a("none");return`${o} ${a("special-left",{spaces:c})}${s}`}function Go(t,e,n,r){return v`<g class=${`token token-${t}`} transform=${`translate(${e} ${n})`}>
${J(`token-${t}`,0,0,r/4)}
<text y=${r*.42} font-size=${r*1.2}>${t}</text></g>`}function Xa({numeral:t},e,n,r){let o=Array.from({length:16},(i,s)=>{let c=s%2?r*.78:r,l=s*Math.PI/8;return`${(Math.sin(l)*c).toFixed(2)} ${(-Math.cos(l)*c).toFixed(2)}`});return v`<g class="marker" transform=${`translate(${e} ${n})`}>
<path d=${`M${o.join("L")}Z`}></path>
<text y=${r*.3} font-size=${r*.85}>${t}</text></g>`}function Ja({automa:t},e,n){if(!t?.marker_on_board)return m;let[r,o]=e(t.marker);return Xa(t,r,o,n)}function ir(t){return p`<svg class="token-picture" viewBox="-6 -6 12 12" aria-hidden="true">
${Go(t,0,0,4.4)}
</svg>`}function Bf(t,e,n,r=null){let o=Za[n],i=n==="cloth"?84:96,{income:s,special_patches:c,special_patches_left:l}=t.time_board;return p`<svg
class="spiral"
viewBox=${`-1 -1 98 ${i+2}`}
role="img"
aria-label=${Qa(t,e)}
>
${n==="thread"?[qf(),Df(o)]:m}
${o.map((u,f)=>Ff(u,f,n))}
${r?tc(r,u=>o[u].centre):m}
${s.map(u=>{let{x:f,y:d}=o[u].entry;return rr(u,r,j(f,d,2.5))})}
${c.map(u=>{let{x:f,y:d}=o[u].entry;return rr(u,r,sn(f,d,4.8,l.includes(u)))})}
${r?ec(r,o[r.to].centre,4.6):m}
${Ja(t,u=>[o[u].centre.x,o[u].centre.y],5.4)}
${Wf(t,o)}
</svg>`}function rr(t,e,n){let o=e?.marks.includes(t)??!1?"board-mark crossed":"board-mark";return v`<g class=${o} data-mark=${t}>${n}</g>`}function tc({player:t,from:e,to:n},r){let i=Array.from({length:n-e+1},(s,c)=>r(e+c)).map(({x:s,y:c})=>`${s.toFixed(1)} ${c.toFixed(1)}`).join("L");return v`<path class="walk-halo" d=${`M${i}`}></path>
<path class=${`walk walk-${t}`} d=${`M${i}`} data-testid="walk"></path>`}function ec({player:t,to:e},{x:n,y:r},o){return v`<g class=${`landing landing-${t}`} data-landing=${e}
transform=${`translate(${n} ${r})`}>${J(`token-${t}`,0,0,o/4)}</g>`}function qf(){return[[0,1,1],[96,-1,1],[0,1,-1],[96,-1,-1]].map(([t,e,n])=>v`<use href="#corner"
transform=${`translate(${t} ${n>0?0:96}) scale(${e} ${n})`}></use>`)}function Df(t){let e=t.map(({centre:n})=>`${n.x.toFixed(1)} ${n.y.toFixed(1)}`);return v`<path class="strand" d=${`M${e.join("L")}`}></path>`}function Ff({centre:{x:t,y:e}},n,r){let o=n===53,i=r==="cloth"&&o?"space-end":`space-${r}`,s=n===0||o?"end":n%2?"odd":"even",c=n===0&&r==="cloth"?a("board-start"):n;return v`<g class=${`space ${s}`}>
${J(i,t,e,r==="thread"&&o?1.14:1)}
<text x=${t} y=${e+1.6} class=${n===0?"named":""}>${c}</text></g>`}function sn(t,e,n,r){let[o,i]=[t-n/2,e-n/2];return r?J("special",o,i,n/10):v`<rect class="mark-taken" x=${o} y=${i} width=${n} height=${n}
rx="0.6"></rect>`}function Wf(t,e){let n=t.players[0].time===t.players[1].time;return Ya(t).map((r,o)=>{let{x:i,y:s}=e[t.players[r-1].time].centre,c=n?o*-2.6+1.3:0;return Go(r,i+c*.6,s+c,4)})}var an={left:5,span:150,bar:9.5,above:4,below:15};function wt(t){return an.left+t*an.span/53}function or(t){return t===1?an.above:an.below}function nc(t,e){return Za[t][e].centre}function Gf(t,e,n){let{income:r,special_patches:o,special_patches_left:i}=t.time_board,{bar:s}=an;return p`<svg
class="time-line"
viewBox="0 0 160 19"
role="img"
aria-label=${Qa(t,e)}
>
<rect class="track" x="3" y=${s-1.6} width="154" height="3.2" rx="1.6"></rect>
${on.map(c=>v`<rect class=${`gone gone-${c}`} x="3" y=${c===1?s-1.6:s}
width=${Math.max(2,wt(t.players[c-1].time)-3)} height="1.6"></rect>`)}
${n?tc(n,c=>({x:wt(c),y:s})):m}
${r.map(c=>rr(c,n,j(wt(c-.5),s,2.1)))}
${o.map(c=>rr(c,n,sn(wt(c-.5),s,4.2,i.includes(c))))}
${Ja(t,c=>[wt(c),s],3.6)}
${n?ec(n,{x:wt(n.to),y:or(n.player)},3.2):m}
${Ya(t).map(c=>{let{time:l}=t.players[c-1];return Go(c,wt(l),or(c),3.3)})}
</svg>`}function zf(t,e){let{to_income:n,to_special_patch:r}=t.players[e-1],o=(i,s)=>p`<li><svg viewBox="-3 -3 6 6">${s}</svg>${i??"–"}</li>`;return p`<ul class="ahead" data-testid="ahead" aria-hidden="true">
${o(n,j(0,0,2.7))} ${o(r,sn(0,0,5.2,!0))}
</ul>`}function Vf({automa:t}){let e=[[a("legend-income"),j(0,0,2.4)],[a("legend-special"),sn(0,0,4.6,!0)],[a("legend-taken"),sn(0,0,4.6,!1)]];if(!t)return e;let{marker:n,marker_on_board:r}=t;return[...e,[r?a("legend-marker",{space:String(n)}):a("legend-no-marker"),Xa(t,0,0,2.9)]]}function rc(t,e,n,r,o=null,i=1){let s=o?Wa(o,e):a("time-note",{name:E(e,i),distances:Be(t,i)});return p`<section class="panel time-board" aria-labelledby="time-heading">
<div class="panel-head">
<h2 id="time-heading">${a("time-board")}</h2>
<button type="button" class="quiet look" data-testid="look" @click=${r}>
${a(n==="cloth"?"look-thread":"look-cloth")}
</button>
</div>
<p class="time-note" data-testid="time-note">${s}</p>
<div class="spiral-box">${Bf(t,e,n,o)}</div>
<div class="line-box">
${Gf(t,e,o)}
<p class="visually-hidden">${s}</p>
${zf(t,i)}
</div>
<ul class="legend">
${Vf(t).map(([c,l])=>p`<li><svg viewBox="-3 -3 6 6" aria-hidden="true">${l}</svg> ${c}</li>`)}
</ul>
</section>`}var sr=class{constructor(e,n){this.root=e,this.look=n,this.scene=null,this.running=[]}prepare({table:e},n,r){let i=r>0&&n.moves.length===(e?.moves.length??0)+1?n.moves[n.moves.length-1]:void 0;if(!i){this.scene=null;return}let s=uo(i.move),c=s?this.root.querySelector(`[data-patch="${s}"] .framed`):null,l=c&&{box:c.getBoundingClientRect(),image:c.cloneNode(!0)},{gains:u,marks:f}=Rs(i,n.time_board);this.scene={happening:i,milliseconds:r,gains:u,marks:f,picture:l}}play(){let{scene:e}=this;this.scene=null,e&&(this.skip(),this.fly(e),this.walk(e),this.light(e),this.float(e))}skip(){for(let e of this.running)e.finish();this.running=[]}run(e,n,r){let o=e.animate(n,{duration:r,easing:"ease-in-out"});return this.running.push(o),o}fly({happening:{move:e,player:n},picture:r,milliseconds:o}){let i=this.targetOf(uo(e),n);if(!r||!i)return;let[s,c]=[r.box,i.getBoundingClientRect()],l=this.overlay("flying",[r.image]),u=(d,h)=>({transform:`translate(${d.x+d.width/2}px, ${d.y+d.height/2}px)
translate(-50%, -50%) scale(${h})`}),f=Math.max(c.width,c.height)/170;this.run(l,[u(s,s.width/170),u(c,f)],o*.9).onfinish=()=>l.remove(),i.matches("g")&&this.run(i,[{opacity:0},{opacity:0,offset:.9},{opacity:1}],o)}targetOf(e,n){let o=[...this.root.querySelectorAll(`[data-sewn="${e}"]`)].filter(s=>s.getBoundingClientRect().width>0),[i]=o.sort((s,c)=>c.getBoundingClientRect().width-s.getBoundingClientRect().width);return i??this.root.querySelector(`[data-testid="player-${n}"]`)}walk({happening:{change:e,player:n},milliseconds:r}){if(!e||e.to<=e.from)return;let o=Array.from({length:e.to-e.from+1},(c,l)=>e.from+l),i=c=>nc(this.look(),c),s=c=>({x:wt(c),y:or(n)});for(let[c,l]of[["spiral",i],["time-line",s]]){let u=this.root.querySelector(`.${c} .token-${n}`),f=o.map(l).map(({x:d,y:h})=>({transform:`translate(${d}px, ${h}px)`}));u&&this.run(u,f,r*.9)}}light({marks:e,milliseconds:n}){for(let r of e)for(let o of this.root.querySelectorAll(`[data-mark="${r}"]`))this.run(o,[{opacity:1},{opacity:.1},{opacity:1}],n)}float({happening:{player:e},gains:n,milliseconds:r}){let i=this.root.querySelector(`[data-testid="buttons-${e}"]`)?.getBoundingClientRect();if(!i||n.length===0)return;let s=this.overlay("floating",[n.join(" · ")]),[c,l]=[i.x-4,i.y-4],u=[{transform:`translate(${c}px, ${l+10}px)`,opacity:0},{transform:`translate(${c}px, ${l}px)`,opacity:1,offset:.25},{transform:`translate(${c}px, ${l-12}px)`,opacity:1}];this.run(s,u,r).onfinish=()=>s.remove()}overlay(e,n){let r=document.createElement("div");return r.className=`overlay ${e}`,r.setAttribute("aria-hidden","true"),r.append(...n),document.body.append(r),r}};var y0=[["1 2 3","key-1-2-3"],["keys-arrows","key-arrows"],["keys-shift-arrows","key-shift-arrows"],["N, Shift + N","key-n"],["R, Shift + R","key-r"],["F","key-f"],["keys-space","key-space"],["Enter","key-enter"],["Esc","key-esc"],["keys-wheel","key-wheel"],["P","key-p"],["U","key-u"],["T, Enter","key-t"],["H, W","key-h"],["/","key-slash"],["?, F1","key-help"]],cn={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right"},oc={1:{type:"option",index:0},2:{type:"option",index:1},3:{type:"option",index:2}," ":{type:"placement",event:{type:"cycle"}},f:{type:"placement",event:{type:"turn",how:"flip"}},Enter:{type:"place"},Escape:{type:"cancel"},p:{type:"pass"},u:{type:"undo"},t:{type:"turn"},h:{type:"hint"},w:{type:"why"},"/":{type:"command"},"?":{type:"help"}};function ic({key:t,shiftKey:e,ctrlKey:n,metaKey:r,altKey:o}){if(n||r||o)return null;if(Object.hasOwn(cn,t)){let s=cn[t];return{type:"placement",event:{type:e?"jump":"arrow",direction:s}}}let i=t.length===1?t.toLowerCase():t;return i==="n"?{type:"placement",event:{type:"next",back:e}}:i==="r"?{type:"placement",event:{type:"turn",how:e?"left":"right"}}:Object.hasOwn(oc,i)?oc[i]:null}var Kf=4,Zf=1.5,Yf=120,ar=class{constructor(e,n){this.root=e,this.game=n,this.press=null,this.swallow=!1,this.turned=0;let r=new AbortController;this.stop=()=>{this.end(),r.abort()};let o=(i,s,c=!1)=>e.addEventListener(i,l=>s(l),{signal:r.signal,capture:c});o("pointerdown",i=>this.down(i)),o("pointermove",i=>this.move(i)),o("pointerup",i=>this.up(i)),o("pointercancel",()=>this.abandon()),o("pointerleave",()=>this.leave()),o("click",i=>this.click(i),!0),o("contextmenu",i=>this.flip(i)),e.addEventListener("wheel",i=>this.wheel(i),{signal:r.signal,passive:!1}),window.addEventListener("keydown",i=>{i.key==="Escape"&&this.press?.dragging&&(i.stopPropagation(),this.abandon())},{signal:r.signal,capture:!0})}cellAt(e,n){let r=this.root.querySelector("[data-held] .cells");if(!r)return null;let o=r.getBoundingClientRect(),i=o.width/9,[s,c]=[Math.floor((n-o.top)/i),Math.floor((e-o.left)/i)];return s>=-1&&c>=-1&&s<=9&&c<=9?[Math.max(0,Math.min(8,s)),Math.max(0,Math.min(8,c))]:null}isOnQuilt(e){return e.target instanceof Element&&e.target.closest("[data-held] .cells")!==null}down(e){this.swallow=!1;let{state:n}=this.game;if(e.button!==0||!e.isPrimary||!Vt(n))return;let r=e.target,o=T(n)?r.closest("[data-patch]"):null,i=o?o.dataset.patch:this.game.state.placement.letter;if(!i||!o&&!this.isOnQuilt(e))return;let s=o?this.grabbed(o,i,e):this.heldCell(e);this.press={pointer:e.pointerId,x:e.clientX,y:e.clientY,letter:i,anchor:s,market:o,touch:e.pointerType==="touch",dragging:!1,image:null}}grabbed(e,n,r){let o=Ze(this.game.state,n),i=e.querySelector(".patch");if(!o||!i)return null;let s=o.patch.orientations[H(this.game.state.placement,n)],[c,l]=B(s),u=i.getBoundingClientRect(),f=Math.floor((r.clientY-u.top)/u.height*c),d=Math.floor((r.clientX-u.left)/u.width*l);return s.find(h=>ot(h,[f,d]))??Tt(s)}heldCell(e){let{placement:n}=this.game.state,r=L(this.game.state),o=this.cellAt(e.clientX,e.clientY);return!r||!n.origin||!o||!it(n,r).some(i=>ot(i,o))?null:[o[0]-n.origin[0],o[1]-n.origin[1]]}move(e){let{press:n}=this;if(!n){e.pointerType!=="touch"&&this.hover(e);return}if(e.pointerId===n.pointer){if(!n.dragging){if(Math.hypot(e.clientX-n.x,e.clientY-n.y)<Kf)return;this.startDrag(n)}this.drag(n,e)}}hover(e){let{placement:n}=this.game.state;if(n.letter===null||n.set)return;let r=this.isOnQuilt(e)?this.cellAt(e.clientX,e.clientY):null;r?this.game.placement({type:"hover",cell:r}):this.leave()}leave(){!this.press&&this.game.state.placement.origin&&this.game.placement({type:"leave"})}startDrag(e){e.dragging=!0,this.root.setPointerCapture(e.pointer),e.market&&this.game.choose(e.letter,e.anchor??void 0);let n=L(this.game.state);if(!n)return;let r=Mt(this.game.state.placement,n),o=r.filter(s=>s[0]===B(r)[0]-1),i=e.touch?o[Math.floor(o.length/2)]:e.anchor??Tt(r);this.game.placement({type:"hold",anchor:i}),e.market&&(e.image=this.dragImage(e.market))}dragImage(e){let n=e.querySelector(".framed");if(!n)return null;let r=document.createElement("div");return r.className="drag-image",r.append(n.cloneNode(!0)),document.body.append(r),r}drag(e,n){let r=this.root.querySelector("[data-held] .cells"),o=e.touch&&r?r.getBoundingClientRect().width/9*Zf:0,i=this.cellAt(n.clientX,n.clientY-o);if(i?this.game.placement({type:"hover",cell:i}):this.game.placement({type:"leave"}),!e.image)return;e.image.hidden=i!==null;let s=`${n.clientX}px, ${n.clientY-o}px`;e.image.style.transform=`translate(${s}) translate(-50%, -50%)`}up(e){let{press:n}=this;if(!(!n||e.pointerId!==n.pointer)&&(this.end(),!!n.dragging)){if(this.swallow=!0,!this.game.state.placement.origin)return this.game.placement({type:"cancel"});this.game.placement({type:"show"}),n.market&&!n.touch&&this.game.commit()}}abandon(){let e=this.press?.dragging??!1;this.end(),this.swallow=e,e&&this.game.placement({type:"cancel"})}end(){this.press?.image?.remove(),this.press=null}click(e){if(this.swallow){this.swallow=!1,e.stopPropagation(),e.preventDefault();return}if(!this.isOnQuilt(e))return;let{game:n}=this,{placement:r}=n.state,o=L(n.state),i=this.cellAt(e.clientX,e.clientY);!i||!o||(r.set&&this.commits(e,i)?n.commit():n.placement({type:"set",cell:i}))}commits(e,n){let{placement:r}=this.game.state,o=L(this.game.state);if(!o)return!1;let i=it(r,o);return r.plan?!1:i.length>0&&ae(r,o)&&ot(Ln(i),n)?!0:e.pointerType==="touch"?!1:[...i,r.cursor].some(s=>ot(s,n))}wheel(e){if(!this.turns(e)||e.deltaY===0)return;e.preventDefault();let n=performance.now();n-this.turned<Yf||(this.turned=n,this.game.placement({type:"turn",how:e.deltaY>0?"right":"left"}))}flip(e){e.pointerType==="touch"||!this.turns(e)||(e.preventDefault(),this.game.placement({type:"turn",how:"flip"}))}turns(e){let{state:n}=this.game;return e.target instanceof Element&&e.target.closest("[data-held] .cells")!==null&&Vt(n)&&(L(n)?.letter??"+")!=="+"}};function sc(t,e){let n=t.target.closest("[data-quilt=shown]");return!n||!Object.hasOwn(cn,t.key)||t.shiftKey?!1:(t.preventDefault(),e(n.getAttribute("data-testid")==="quilt-1"?1:2,cn[t.key]),!0)}function ac(t){t.onLine=e=>q("commands").then(({obey:n})=>n(t,e),n=>t.complain(n.message))}function cc(t,e,n){let r=window.matchMedia("(prefers-reduced-motion: reduce)");e.pace=()=>document.hidden||r.matches?"off":n.settings.motion;let o=new sr(t,()=>n.settings.look);return e.onShow=({table:i},s)=>{fa(e.state.table,i,n.settings),o.prepare(e.state,i,s)},o}function lc(t,e,n,r,o){let i=new ar(t,e),s=new AbortController,{signal:c}=s,l=()=>{document.hidden||(e.wake(),r.consider())},u=()=>{e.skip(),n.skip()};return window.addEventListener("keydown",u,{capture:!0,signal:c}),window.addEventListener("pointerdown",u,{capture:!0,signal:c}),t.addEventListener("keydown",f=>Xf(f,e,o),{signal:c}),e.onPlan=f=>Qf(t,e,f),window.addEventListener("online",l,{signal:c}),document.addEventListener("visibilitychange",l,{signal:c}),()=>{s.abort(),i.stop()}}function uc(t){pc(t.querySelector(".quilt.active .cells"))}async function Qf(t,e,n){try{e.planning=await q("plan"),e.planning.planWith(e,n),e.state.placement.plan&&L(e.state)&&pc(t.querySelector(".spread.front .cells"))}catch(r){e.complain(r instanceof Error?r.message:String(r))}}function pc(t){if(!t)return;t.focus({preventScroll:!0});let{top:e,bottom:n}=t.getBoundingClientRect();(e<0||n>window.innerHeight)&&t.scrollIntoView({block:"nearest"})}function fc(t,e,n){e.matches(".turn-card")&&t.querySelector(".quilt.active")?n():document.getElementById("turn-heading")?.focus()}function Xf(t,e,n){let r=t.target;if(!r.closest("[data-keys]")||r.closest("dialog, input, select, textarea")||sc(t,(c,l)=>e.store.dispatch({type:"walk",player:c,direction:l})))return;let i=ic(t),s=r instanceof HTMLButtonElement&&[" ","Enter"].includes(t.key);!i||s||(t.preventDefault(),td(i,e,n))}function Jf(t){let{letter:e,plan:n}=t.state.placement;if(t.placement({type:"cancel"}),!n||!document.activeElement?.matches(".cells"))return;document.querySelector(`[data-coming=${e}]`)?.focus({preventScroll:!0})}function td(t,e,n){switch(t.type){case"option":return e.chooseAt(t.index),n();case"placement":return e.placement(t.event);case"place":return e.state.placement.letter===null&&e.company.goOn()?void 0:e.state.table?.stage==="card"?e.turnCard():e.commit();case"turn":return e.turnCard();case"hint":return e.hint();case"why":return e.why();case"cancel":return Jf(e);case"pass":return e.pass();case"undo":return e.undo();case"command":return e.type(!0),document.getElementById("command")?.focus();case"help":return e.onHelp()}}function dc({mode:t,board:e,seats:n,automa:r}){let[o]=rt(n);if(o===void 0||t==="remote")return null;let i={board:e,seed:null,from:null,names:null};if(t==="solo"&&r)return{...i,opponent:"automa",deck:r.deck,level:r.level,first:"you"};if(t==="screen")return{...i,opponent:"person",first:"you",names:[n[1].name,n[0].name]};let s=o===1?"opponent":"you";return{...i,opponent:"computer",level:ed(n[2-o].name),first:s}}function ed(t){return Number(/level (\d+)$/.exec(t)?.[1]??Qt)}var nd=3,mc=5,zo={buttons:mc,time:0,income:0,cells:".".repeat(Gt),filled:mo,empty:Gt,patches:[]};function B0(t,e="revised"){return{board:e,ring:t,players:[zo,zo],turn:1,stage:"action",tile:null,automa:null}}function cr(t,e){return{...zo,buttons:t,time:e}}function hc({ring:t,players:e,turn:n,stage:r,tile:o,automa:i}){let s=e.some(({buttons:l,time:u,empty:f})=>l!==mc||u>0||f<Gt);return n===1&&r==="action"&&o===null&&i===null&&!s&&new Set(t).size===33&&t.endsWith("A")}function yt({players:t,turn:e}){return t[e-1]}function ut({stage:t,turn:e,automa:n}){return t==="over"?null:n!==null&&e===2?"card":e}function ge({ring:t}){return[...t.slice(0,nd)]}function lr(t,e){let n=t.indexOf(e);return t.slice(n+1)+t.slice(0,n)}function Vo(t,e,n){return t.filter(r=>r>e&&r<=n)}function Ko({players:[t,e]}){return Math.max(t.time,e.time)}function ln(t){return Vo(vn[t.board],Ko(t),F)}function un(t){return kn[t-1]}function gc({automa:t,players:e,tile:n}){return t!==null&&n!==1&&e[1].time<un(t.level).marker}function bt(t){return t.startsWith("A:")}function $c(t,e,n){let[r,o]=t.players,{automa:i}=t,{taken:s,start:c,stop:l}=n,u=ge(t).join("");if(i===null||ut(t)!=="card"||c!==o.time||n.choices!==u||s!==null&&!u.includes(s)||e!==`A:${s??"pass"}`||l<=c||l>F)return null;let f=l===F&&r.time===F;return{...t,ring:s===null?t.ring:lr(t.ring,s),players:[r,cr(o.buttons+n.income,l)],turn:l>r.time||f?1:2,stage:f?"over":"action",tile:n.takes_special_tile?2:t.tile,automa:{...i,taken:i.taken+(s??"")}}}var rd=/^(?:pass|[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9])$/;function Zo(t,e){let{turn:n,players:r}=t,o=yt(t),i=r[2-n],s=e?o.time+e.time:i.time+1,c=Math.min(s,F),[l,u]=e?[e.buttons,0]:[0,c-o.time],f=Vo(Me,o.time,c),d=(o.income+(e?.income??0))*f.length,h=c>i.time,$=o.empty>(e?.squares??0),k=c===F&&i.time===F;return{buttons:o.buttons-l+u+d,time:c,paid:l,earned:u,income_marks:f,income:d,special_patch:h&&$&&ln(t).some(S=>S<=c),next:h||k?nt(n):n,over:k}}function od(t,e,n){if(!rd.test(e))return"a move is pass, a patch like X0a7 or a special patch like +d9";let r=e[0],o=r in n&&e!=="pass",i=o?go(n[r],e.slice(1)):null;if(o&&!i)return`patch ${r} would not lie wholly on the board there`;if(t.stage==="over")return"the game is over";if(ut(t)==="card")return"it is the Automa's turn";let s=i?.spaces??[yo(e.slice(1))??0];return t.stage==="special_patch"?r==="+"?wc(t,s):"the special patch must be placed first":e==="pass"?null:r==="+"?"there is no special patch to place":Yo(t,r,n)??wc(t,s)}function Yo(t,e,n){let r=ge(t);if(!t.ring.includes(e))return`patch ${e} is no longer in the ring`;if(!r.includes(e))return`patch ${e} is not among the next three (${r.join(", ")})`;let o=n[e].buttons-yt(t).buttons;return o>0?`needs ${o} more button${o>1?"s":""}`:null}function wc(t,e){let{filled:n}=yt(t),r=e.find(o=>Bn(n,o));return r===void 0?null:`overlaps at ${Fe(r)}`}function xc(t,e,n){if(od(t,e,n)!==null)return null;let r=yt(t);if(e==="pass")return bc(t,t.ring,r,null);let[o,i]=[e[0],e.slice(1)];if(o==="+")return{...kc(t,yc(r,[yo(i)??0],"*")),stage:"action",turn:nt(t.turn)};let s=n[o],c=go(s,i),{orientation:l,row:u,column:f,spaces:d}=c,h={...yc(r,d,o),income:r.income+s.income,patches:Qo([...r.patches,{letter:o,orientation:l,row:u,column:f}])};return bc(t,lr(t.ring,o),h,s)}function Qo(t){return t.sort((e,n)=>e.letter<n.letter?-1:1)}function yc(t,e,n){return{...t,cells:Xs(t.cells,e,n),filled:ho(t.filled,_t(e)),empty:t.empty-e.length}}function bc(t,e,n,r){let{buttons:o,time:i,special_patch:s,next:c,over:l}=Zo(t,r),u=l?"over":s?"special_patch":"action",f=s&&!l?t.turn:c;return{...kc(t,{...n,buttons:o,time:i}),ring:e,stage:u,turn:f}}function kc(t,e){let{players:n,turn:r,tile:o}=t;return{...t,players:r===1?[e,n[1]]:[n[0],e],tile:o===null&&Qs(e.filled)?r:o}}function Xo(t,e,n,r){return bt(e)?n===void 0?null:$c(t,e,n):xc(t,e,r)}function ur(t,e,n,r){let o=[t],i=n.values();for(let[s,c]of e.entries()){let l=bt(c)?i.next().value:void 0,u=Xo(o[s],c,l,r);if(u===null)return null;o.push(u)}return o}function vc(t,e,n){return e.map((r,o)=>Jo(o+1,r,t[o],t[o+1],n))}function Jo(t,e,n,r,o){let i=n.turn,[s,c]=[n.players[i-1],r.players[i-1]],l=id(e)?o[e[0]].buttons:0,u=e==="pass"?c.time-s.time:0,f=c.buttons-s.buttons+l-u;return{number:t,player:i,move:e,change:{from:s.time,to:c.time,paid:l,earned:u,income:f}}}function id(t){return t!=="pass"&&!t.startsWith("+")&&!bt(t)}function pr(t,e){let n=0;for(;n<t.length&&bt(t[t.length-1-n]);)n+=1;return n===0?[]:e.slice(-n)}var fr={normal:[_(1,1,4,"NO_OVERTAKE","MOST_BUTTONS","FURTHEST"),_(2,2,4,"NO_OVERTAKE","MOST_BUTTONS","FURTHEST"),_(3,3,3,"NO_OVERTAKE","LARGEST","FURTHEST"),_(4,4,1,"NO_OVERTAKE","LARGEST","FURTHEST"),_(5,5,1,"NO_OVERTAKE","MOST_BUTTONS","FURTHEST"),_(6,6,0,"NO_OVERTAKE","LARGEST","FURTHEST"),_(7,7,0,"MOST_BUTTONS","LARGEST","FURTHEST"),_(8,8,0,"LARGEST","MOST_BUTTONS","FURTHEST"),_(9,8,0,"MOST_BUTTONS","NO_OVERTAKE","FURTHEST"),_(10,10,0,"MOST_BUTTONS","LARGEST","FURTHEST"),_(11,10,0,"MOST_BUTTONS","LARGEST","FURTHEST"),_(12,0,5)],tactical:[_(13,1,5,"NO_OVERTAKE","MOST_BUTTONS","FURTHEST"),_(14,1,4,"NO_OVERTAKE","LARGEST","FURTHEST"),_(15,3,4,"NO_OVERTAKE","MOST_BUTTONS","FURTHEST"),_(16,3,3,"NO_OVERTAKE","LARGEST","FURTHEST"),_(17,4,1,"NO_OVERTAKE","MOST_BUTTONS","FURTHEST"),_(18,4,1,"NO_OVERTAKE","LARGEST","FURTHEST"),_(19,6,0,"NO_OVERTAKE","LARGEST","FURTHEST"),_(20,6,0,"MOST_BUTTONS","LARGEST","FURTHEST"),_(21,8,0,"LARGEST","MOST_BUTTONS","FURTHEST"),_(22,8,0,"MOST_BUTTONS","LARGEST","FURTHEST"),_(23,10,0,"MOST_BUTTONS","NO_OVERTAKE","FURTHEST"),_(24,10,0,"LARGEST","MOST_BUTTONS","FURTHEST")]};function _(t,e,n,...r){return{number:t,budget:e,income:n,filters:r}}function ti(t){let{normal:e,tactical:n}=fr;return t>e.length?n[t-e.length-1]:e[t-1]}var $e=12,xt=0;function Ac(){return Array($e).fill(xt)}function Tc(t,e=[],n={}){let[r,,o,i=""]=t.trim().split(" ").slice(7),[s,c]=i.split("/").map(Sc),[,l]=/^\?(\d+)/.exec(o??"")??[],u=o&&Sc(o.replace(/^\?\d+/,"?"));if(!s||!c||!u||r!=="normal"&&r!=="tactical")return null;let f=[...s,...c,...u];return f.length!==$e?null:{deck:r,aside:s.length,discards:c.length,budgets:l===void 0?n:{...n,0:Number(l)},known:[f,...e]}}function Sc(t){if(t==="-")return[];let e=t.split(".");return e.every(n=>/^(?:\d{1,2}|\?)$/.test(n))?e.map(n=>n==="?"?xt:Number(n)):null}function we({aside:t,discards:e},n){let r=t+e+n;return{shuffle:Math.floor(r/$e),at:r%$e}}function ei(t,e){let{shuffle:n,at:r}=we(t,e);return t.known[n]?.[r]??xt}function ny(t,e){let n=ei(t,e);if(n!==xt)return[n];let{shuffle:r}=we(t,e),o=t.known[r]??[],i=t.budgets[e];return fr[t.deck].filter(s=>!o.includes(s.number)&&(i===void 0||s.budget===i)).map(({number:s})=>s)}function ry(t,e){let{deck:n,aside:r,budgets:o,known:i}=t,{shuffle:s,at:c}=we(t,e),l=(i[s]??[]).slice(s===0?r:0,c),u=ei(t,e),f=u===xt?o[e]:ti(u).budget,d=n==="tactical"?f:void 0;return fr[n].filter(h=>!l.includes(h.number)&&(d??h.budget)===h.budget).map(({number:h})=>h)}function oy(t,e,n){let{shuffle:r,at:o}=we(t,e),{aside:i,budgets:s,known:c}=t,l=c[r]??Ac();if(l[o]===n)return t;if(l[o]===xt&&!l.includes(n))return Ec(t,e,n);let u=l.map((h,$)=>$>o||r===0&&$<i?xt:h),f=Object.entries(s).filter(([h])=>Number(h)<=e),d={...t,budgets:Object.fromEntries(f)};return Ec({...d,known:[...c.slice(0,r),u]},e,n)}function Ec(t,e,n){let{shuffle:r,at:o}=we(t,e),i=[...t.known];for(;i.length<=r;)i.push(Ac());return i[r]=i[r].map((s,c)=>c===o?n:s),{...t,known:i}}function iy(t,e){let n=e.length,{shuffle:r,at:o}=we(t,n),i=o===0&&r>0&&(e.at(-1)?.stop??F)===F,s=i?r-1:r,c=i?$e:o,l=s===0?t.aside:0,u=s===0?(t.known[0]??[]).slice(l,l+t.discards):[],f=c-l-u.length,d=e.slice(n-f).map(({card:$})=>$.number),h=i?xt:ei(t,n);return{pile:$e-c,aside:l,discards:[...u,...f>0?d:[]],budget:t.deck==="tactical"?sd(t,h,n):null,shuffles:t.known.slice(0,Math.max(1,s+1))}}function sd(t,e,n){return e!==xt?ti(e).budget:t.budgets[n]??null}function Oc(t,{known:e,aside:n,discards:r,budgets:o}){let i=t.split(" ").slice(0,-2),[s]=e,c=n+r,l=pn(s.slice(c)),u=0 in o?l.replace(/^\?/,`?${o[0]}`):l,f=`${pn(s.slice(0,n))}/${pn(s.slice(n,c))}`;return[...i,u,f].join(" ")}function pn(t){return t.map(e=>e||"?").join(".")||"-"}var ad=/^(\d{1,4})\.(\d{1,2})(?:i(\d{1,2}))?$/,cd=/^(\d{1,4})\.(\d{1,2}):([A-Za-g]{1,33}|-)$/,ld=/^(?:[A-Za-g]{1,60}|-)$/,ud=/^[1-9*xA-Za-g]{1,9}(?:\/[1-9*xA-Za-g]{1,9}){8}$/,Mc={1:{turn:1,stage:"action"},2:{turn:2,stage:"action"},"1+":{turn:1,stage:"special_patch"},"2+":{turn:2,stage:"special_patch"},"#1":{turn:1,stage:"over"},"#2":{turn:2,stage:"over"}},_c={"-":null,1:1,2:2},Lc={r:"revised",o:"original"};function dr(t,e){let n=t.trim().split(" ");if(n.length===11)return pd(n,e);let[r,o,i,s,...c]=n;if(n.length!==8)return null;let[l,u]=[ni(r,i,e),ni(o,s,e)];return l&&u&&Ic([l,u],c,null)}function pd([t,e,n,r,o,i,s,c,l],u){let f=ni(t,e,u),d=cd.exec(n);if(!f||!d||c!=="normal"&&c!=="tactical"||!/^[1-5]$/.test(l))return null;let h=d[3]==="-"?"":d[3],$=cr(Number(d[1]),Number(d[2])),k={deck:c,level:Number(l),taken:h};return Ic([f,$],[r,o,i,s],k)}function Ic(t,[e,n,r,o],i){if(!(n in Mc&&r in _c&&o in Lc&&ld.test(e)))return null;let c=e==="-"?"":e,l={tile:_c[r],board:Lc[o],automa:i};return{...Mc[n],ring:c,players:t,...l}}function ni(t,e,n){let r=ad.exec(e),o=t.split("/").map(h=>h.replace(/\d/g,$=>".".repeat(Number($))));if(!r||!ud.test(t)||o.some(h=>h.length!==9))return null;let i=o.join(""),[,s,c,l]=r,u=fd(i,n);if(u===null||i.includes("x")!==(l!==void 0))return null;let f=u.reduce((h,{letter:$})=>h+n[$].income,0),d=[...i].flatMap((h,$)=>h==="."?[]:[$]);return{buttons:Number(s),time:Number(c),income:l===void 0?f:Number(l),cells:i,filled:_t(d),empty:Gt-d.length,patches:u}}function fd(t,e){let r=[...new Set(t)].filter(i=>!".*x".includes(i)).map(i=>{let s=[...t].flatMap((l,u)=>l===i?[u]:[]),c=Vs(e[i],s);return c&&{letter:i,orientation:c.orientation,row:c.row,column:c.column}}),o=r.filter(i=>i!==null);return o.length<r.length?null:Qo(o)}function Cc(t,e){let{players:n,ring:r,turn:o,stage:i,tile:s,board:c,automa:l}=t,[u,f]=n.map(({cells:tt})=>md(tt)),d=Nc(n[0]),h=[r||"-",dd[i](o),s??"-",c[0]];if(l===null||e===null)return[u,f,d,Nc(n[1]),...h].join(" ");let{buttons:$,time:k}=n[1],S=`${$}.${k}:${l.taken||"-"}`,I=`${Rc(e.aside)}/${e.discards.join(".")||"-"}`,C=Rc(e.pile).replace("?",`?${e.budget??""}`);return[u,d,S,...h,l.deck,l.level,C,I].join(" ")}var dd={action:t=>`${t}`,special_patch:t=>`${t}+`,over:t=>`#${t}`};function md(t){return Array.from({length:9},(n,r)=>t.slice(9*r,9*(r+1))).map(n=>n.replace(/\.+/g,r=>String(r.length))).join("/")}function Nc({buttons:t,time:e,income:n,cells:r}){return`${t}.${e}${r.includes("x")?`i${n}`:""}`}function Rc(t){return Array(t).fill("?").join(".")||"-"}function Pc(t,e,n,r){let i=n.filter(s=>!bt(s)).map(s=>s==="pass"?".":s).join("");return r!==null?hd(e,i,n,r):hc(t)?`#${t.ring},${i}${t.board==="original"?",o":""}`:`#p=${Uc(e)}${i&&`,${i}`}`}function hd(t,e,n,r){let o=Tc(t),i=`#s=${Uc(o?Oc(t,{...o,known:r}):t)}`,[,...s]=r;return n.length===0&&s.length===0?i:[i,e,...s.map(pn)].join(",")}function Uc(t){return t.replace(/ /g,"_").replace(/#/g,"!")}var gd=new Set(["move","card","takeback","resign","flag","abort","handover"]);function mr(t,e){let n=dr(t.start,e),r=n&&ur(n,t.moves,t.automa?.turns??[],e);return r===null?null:{game:t,positions:r,moves:vc(r,t.moves,e),seats:ri(t)}}function ri({seats:t,mode:e,present:n}){return G.map(r=>{let{name:o,kind:i,yours:s,bot:c,rating:l}=t[r-1],u=e==="remote"&&i==="person"&&!n.includes(r);return{name:o,kind:i,yours:s,away:u,bot:c,rating:l}})}function fn({positions:t}){return t[t.length-1]}function be(t){return t.game.ended?null:ut(fn(t))}function Hc(t,e,n){if(e.number!==t.game.number+1)return null;let r=yd(t,e,n);if(r===null)return null;let{number:o,acknowledges:i,clock:s,now:c=null}=e,l=r.game.clock,u=s&&l?{...l,...s}:l,f={...r.game,number:o,acknowledges:i,now:c,clock:s===null?null:u,automa:r.game.automa&&wd(r.game.automa,e)};return be(r)===null&&(f.offer=null),gd.has(e.kind)&&(f.thinking=$d({...r,game:f})),{...r,game:f}}function $d(t){let e=be(t);return typeof e=="number"&&t.seats[e-1].kind==="computer"}function wd(t,{cards:e,levels:n}){return{...t,...e,levels:n??t.levels}}function yd(t,e,n){let{game:r}=t;switch(e.kind){case"move":case"card":return bd(t,e,n);case"takeback":return xd(t,e);case"resign":case"flag":return ye(t,{ended:{kind:e.kind,player:e.player}});case"abort":return ye(t,{ended:{kind:"abort",player:null}});case"join":case"handover":return kd(t,e);case"ask":return ye(t,{offer:e.player});case"decline":return ye(t,{offer:null});case"rematch":{let o=G.filter(i=>i===e.player||r.rematch.asked.includes(i));return ye(t,{rematch:{...r.rematch,asked:o}})}case"rematch_opened":return ye(t,{rematch:{...r.rematch,game:e.table}});default:return null}}function ye(t,e){return{...t,game:{...t.game,...e}}}function bd(t,e,n){let{game:r,positions:o,moves:i,seats:s}=t,{move:c}=e,l=e.kind==="card"?e.turn:void 0,u=fn(t),f=r.ended?null:Xo(u,c,l,n);if(f===null||r.automa===null!=(u.automa===null))return null;let d=r.automa&&l?{...r.automa,turns:[...r.automa.turns,l]}:null;return{game:{...r,moves:[...r.moves,c],offer:null,automa:d??r.automa},positions:[...o,f],moves:[...i,Jo(i.length+1,c,u,f,n)],seats:s}}function xd({game:t,positions:e,moves:n,seats:r},{keep:o,practice:i}){if(!(o>=t.opening&&o<=n.length))return null;let s=t.automa&&{...t.automa,turns:t.automa.turns.filter(({number:c})=>c<=o),levels:[],practice:i??t.automa.practice};return{game:{...t,moves:t.moves.slice(0,o),offer:null,ended:null,automa:s},positions:e.slice(0,o+1),moves:n.slice(0,o),seats:r}}function kd(t,{kind:e,player:n,seat:r,opponent:o,level:i,mode:s,rated:c}){let l=t.game.seats.map((f,d)=>d===n-1?{...r,yours:f.yours}:f),u={...t.game,seats:l,opponent:o,level:i,mode:s,rated:c};return e==="handover"&&Object.assign(u,{clock:null,offer:null}),{...t,game:u,seats:ri(u)}}function jc(t,{type:e,clock:n,...r}){let o=t.game.clock,i={...t.game,...r};return n!==void 0&&(i.clock=n&&o&&{...o,...n}),{...t,game:i,seats:r.present?ri(i):t.seats}}function Bc(t,e){let n=e.kind==="move"||e.kind==="card";return{kind:e.kind,player:n?fn(t).turn:"player"in e?e.player:null,move:n?e.move:null,keep:e.kind==="takeback"?e.keep:null}}var vd=7,oi=2;function hr(t,e,n){let{players:r,tile:o,automa:i}=t,{buttons:s,empty:c}=r[e-1],l=o===e?vd:0;if(e===1||i===null)return{buttons:s,special_tile:l,empty:c===0?0:-oi*c};let u=un(i.level),f=[...i.taken].map(h=>n[h].income),d=f.filter(h=>h>0).length;return{special_tile:l,buttons_held:u.per_button_held*s,patches_with_buttons:u.per_patch_with_buttons*d,buttons_on_patches:u.per_button_on_patches*f.reduce((h,$)=>h+$,0)}}function gr(t){return Object.values(t).reduce((e,n)=>e+n,0)}function $r(t,e){return[gr(hr(t,1,e)),gr(hr(t,2,e))]}function qc(t,e){if(t.stage!=="over")return null;let n=$r(t,e);return n[0]===n[1]?{winner:t.turn,scores:n,reason:"first to 53"}:{winner:n[0]>n[1]?1:2,scores:n,reason:"score"}}var Vc={options:[],special_cells:[],special_cells_7x7:[]};function wr(t,e,n=null){let{ring:r,turn:o,automa:i}=t;return{position:Cc(t,n),turn:o,stage:ut(t)==="card"?"card":t.stage,ring:r,players:[Fc(t,1,e),Fc(t,2,e)],time_board:Sd(t),result:qc(t,e),automa:i&&n&&Ed(t,i,n,e)}}function yr(t,{kind:e,player:n},r){if(e==="abort"||n===null)return{stage:"over",result:null};let o=e==="flag"?"time":"resignation";return{stage:"over",result:{winner:nt(n),scores:$r(t,r),reason:o}}}var Dc=new WeakMap;function Fc(t,e,n){let r=t.players[e-1],o=t.tile===e,i=Wc(r.time,ln(t)),s=Dc.get(r);if(s?.special_tile===o&&s.to_special_patch===i)return s;let{buttons:l,income:u,time:f,cells:d,empty:h}=r,$=hr(t,e,n),k={buttons:l,income:u,time:f,cells:d,patches:[...r.patches],score:gr($),score_parts:$,empty:e===2&&t.automa!==null?0:h,special_tile:o,to_income:Wc(f,Me),to_special_patch:i};return Dc.set(r,k),k}function Wc(t,e){let n=e.find(r=>r>t);return n===void 0?null:n-t}var Gc=new Map;function Sd(t){let{board:e,stage:n,turn:r}=t,o=n==="over"?nt(r):r,i=[e,Ko(t),o].join(),s=Gc.get(i);if(s)return s;let c={last:F,income:Me,special_patches:vn[e],special_patches_left:ln(t),on_top:o};return Gc.set(i,c),c}function Ed(t,{deck:e,level:n,taken:r},o,i){let{budget:s,pile:c,aside:l,discards:u,practice:f,turns:d,levels:h}=o,{numeral:$,name:k,marker:S}=un(n),I=tt=>i[tt].income>0,C=[...r];return{deck:e,level:n,numeral:$,name:k,marker:S,marker_on_board:gc(t),budget:s,pile:c,aside:l,discards:u,practice:f,turns:d,levels:h,with_buttons:C.filter(I).join(""),without_buttons:C.filter(tt=>!I(tt)).join("")}}var zc=new WeakMap;function Kc(t,e){let n=zc.get(t);if(n)return n;let{filled:r}=yt(t),o=t.stage==="special_patch",i=o&&t.tile===null,s={options:t.stage==="action"?Ad(t,e):[],special_cells:o?wo(r).map(Fe):[],special_cells_7x7:i?Zs(r).map(Fe):[]};return zc.set(t,s),s}function Ad(t,e){let n=$r(t,e);return[{letter:null,move:"pass",available:!0,reason:null,missing:0,placements:[],completes_7x7:[],consequence:Zc(t,null,n)},...ge(t).map(o=>Td(t,o,e,n))]}function Td(t,e,n,r){let{filled:o,buttons:i}=yt(t),s=n[e],c=De(o,s),l=c.length===0?"fits nowhere on the quilt":null,u=Yo(t,e,n)??l,f=t.tile===null?Ks(o,c,s.squares):[];return{letter:e,move:null,available:u===null,reason:u,missing:Math.max(0,s.buttons-i),placements:c.map(({name:d})=>d),completes_7x7:f.map(({name:d})=>d),consequence:Zc(t,s,r)}}function Zc(t,e,[n,r]){let o=Zo(t,e),i=o.buttons-yt(t).buttons+oi*(e?.squares??0);return{...o,next:o.over?null:o.next,scores:t.turn===1?[n+i,r]:[n,r+i]}}var Yc=new WeakMap;function Qc(t,e){let n=Yc.get(t);if(n)return n;let r=Od(t,e);return Yc.set(t,r),r}function Od(t,e){let{game:n,positions:r,moves:o,seats:i}=t,{automa:s,ended:c}=n,l=fn(t),u=be(t),f=typeof u=="number"&&i[u-1].yours,d=s&&{...s,turns:pr(n.moves,s.turns)};return{...Md(t),...wr(l,e,d),...c&&yr(l,c,e),...f?Kc(l,e):Vc,getting_ready:n.getting_ready&&n.level!==null&&u!==null,moves:o,can_undo:_d(t),can_abort:Ld(t),link:Pc(r[0],n.start,n.moves,s&&s.shuffles),offer:n.offer&&{kind:"takeback",seat:n.offer}}}function Md({game:t,positions:e,seats:n}){let{number:r,acknowledges:o,opponent:i,level:s,mode:c,seed:l,access:u,takebacks:f}=t,{rated:d,seed_chosen:h,tournament:$,day:k,thinking:S,spectators:I,clock:C,now:tt,rematch:xn}=t;return{type:"state",game:t.game,number:r,acknowledges:o,opponent:i,level:s,mode:c,seed:l,access:u,takebacks:f,rated:d,seed_chosen:h,tournament:$,day:k,thinking:S,spectators:I,clock:C,now:tt,rematch:xn,ring0:e[0].ring,board:e[0].board,seats:n}}function _d(t){let{game:e,seats:n,moves:r,positions:o}=t,i=e.mode==="remote";if(e.rated||e.day!==null||i&&(!e.takebacks||be(t)===null||e.offer!==null))return!1;if(e.ended)return e.ended.kind==="resign";let s=G.filter(u=>n[u-1].yours),c=G.filter(u=>n[u-1].kind==="person"),l=s.length>0?s:c;return r.some((u,f)=>f>=e.opening&&l.some(d=>d===ut(o[f])))}function Ld(t){let{game:e,positions:n,moves:r}=t;return e.mode!=="remote"||e.tournament!==null||be(t)===null?!1:new Set(r.slice(e.opening).map((i,s)=>n[e.opening+s].turn)).size<G.length}var Xc=250,Nd=2e3,Rd=5e3,Id=15e3,Cd={kind:"note",player:null,move:null,keep:null},br=class{constructor(e,n,r){this.outside=e,this.folded=n,this.patches=r,this.wait=Xc,this.pending=null,this.socket=null,this.retry=null,this.watch=null,this.silence=null,this.hasGap=!1,this.wasOpen=!1}get table(){return Qc(this.folded,this.patches)}get number(){return this.folded.game.number}connect(){if(this.stopRetry(),this.socket)return;let e=this.outside.open();this.socket=e,this.hasGap=!1,this.wasOpen=!1,e.onopen=()=>this.opened(),e.onmessage=n=>this.received(String(n.data)),e.onclose=()=>this.closed(e),this.expectAnswer()}wake(){if(this.socket?.readyState!==1)return this.connect();this.askForGame()}leave(){let e=this.socket;this.socket=null,this.stopRetry(),this.stopWatch(),this.stopSilence(),e&&(e.onmessage=null,e.readyState===0?e.onopen=()=>e.close():e.close())}send(e){return this.pending?!1:(this.pending={...e,id:this.outside.newId(),seen:this.number},this.outside.onPending(e),this.transmit(),!0)}transmit(){!this.pending||this.socket?.readyState!==1||(this.socket.send(JSON.stringify(this.pending)),this.expectAnswer())}askForGame(){this.socket?.send(JSON.stringify({type:"hello",seen:this.number})),this.expectAnswer()}expectAnswer(){this.stopWatch(),this.watch=this.outside.later(()=>this.drop(),Rd)}drop(){let e=this.socket;e&&(e.onclose=null,e.close(),this.closed(e))}opened(){this.wait=Xc,this.wasOpen=!0,this.outside.onStatus("open"),this.transmit()}received(e){let n=JSON.parse(e);if(n.type==="ping")return this.answerPing(n.n);switch(!this.pending&&!this.hasGap&&this.stopWatch(),n.type){case"game":return this.begin(n);case"event":return this.advance(n);case"note":return this.note(n);case"error":return(n.id===null||n.id===this.pending?.id)&&this.settle(),this.outside.onRefusal(n);case"hint":case"reasons":case"why":return n.id===this.pending?.id&&this.settle(),this.outside.onHint(n)}}answerPing(e){this.socket?.send(JSON.stringify({type:"pong",n:e})),this.stopSilence(),this.silence=this.outside.later(()=>this.missPing(),Id)}missPing(){this.silence=null,this.folded.game.clock?.running&&this.drop()}begin(e){let n=e.version===2?mr(e,this.patches):null;if(n===null)return console.error(`This page can’t follow game ${e.game} at event ${e.number}.`),this.outside.onOutdated();this.hasGap=!1,this.show(n,e.acknowledges,null)}advance(e){let{number:n,acknowledges:r}=e,o=this.folded,i=this.hasGap?null:Hc(o,e,this.patches);if(i)return this.show(i,r,Bc(o,e));this.acknowledged(r),!(this.hasGap||n<=this.number)&&(console.warn(`Event ${n} can’t follow ${this.number} here: the whole game is asked for.`),this.askForGame(),this.hasGap=!0)}note(e){this.hasGap||(this.folded=jc(this.folded,e),this.outside.onTable(this.table,Cd))}show(e,n,r){this.pending||this.stopWatch(),this.folded=e,this.acknowledged(n),this.outside.onTable(this.table,r)}acknowledged(e){e!==null&&e===this.pending?.id&&this.settle()}settle(){this.pending=null,this.hasGap||this.stopWatch(),this.outside.onPending(null)}closed(e){this.socket===e&&(this.socket=null,this.stopWatch(),this.stopSilence(),this.wasOpen||this.outside.onUnopened(),this.outside.onStatus("lost"),this.retry=this.outside.later(()=>this.connect(),this.wait),this.wait=Math.min(Nd,this.wait*2))}stopRetry(){this.retry!==null&&this.outside.forget(this.retry),this.retry=null}stopSilence(){this.silence!==null&&this.outside.forget(this.silence),this.silence=null}stopWatch(){this.watch!==null&&this.outside.forget(this.watch),this.watch=null}};var Z=1e3,Zt=60*Z,xe=60*Zt,pt=24*xe,ii=9900,Pd=[10,30,60];function xr(t){let e=/^(\d+)d$/.exec(t);if(e)return{kind:"days",main:Number(e[1])*pt,extra:0};let[n,r]=t.split(/[+~]/).map(o=>Number(o)*Z);return{kind:t.includes("~")?"delay":"increment",main:n,extra:r}}function Jc(t){if(t===null)return a("no-clock");let{kind:e,main:n,extra:r}=xr(t);if(e==="days")return a("clock-days",{count:n/pt});let o=el(n);if(r===0)return a("clock-whole",{time:o});let i=a("seconds",{count:r/Z});return a(e==="delay"?"clock-delay":"clock-more",{time:o,each:i})}function tl(t){let{kind:e,main:n,extra:r}=xr(t);if(e==="days")return a("label-days",{count:n/pt});let o=n%Zt===0?a("label-minutes",{count:n/Zt}):a("label-seconds",{count:n/Z}),i=a("label-seconds",{count:r/Z});return r===0?o:`${o} ${e==="delay"?"~":"+"} ${i}`}function el(t){return[[Math.floor(t/xe),"hours"],[Math.floor(t%xe/Zt),"minutes"],[Math.floor(t%Zt/Z),"seconds"]].filter(([r])=>r>0).map(([r,o])=>a(o,{count:r})).join(" ")||a("no-time")}function nl(t,{now:e},n){return e===null?null:t?.now===e?t:{now:e,at:n}}function si(t,e,n,r){let o=t.left[e-1];if(t.running!==e)return Math.max(0,o);let{kind:i,extra:s}=xr(t.control),c=i==="delay"?s:0,l=n.now+(r-n.at)-t.since;return Math.max(0,o-Math.max(0,l-c))}function rl(t){if(t<=ii)return`0:0${(Math.ceil(t/100)/10).toFixed(1)}`;if(t>=pt)return a("short-days",{days:Math.floor(t/pt),hours:Math.floor(t%pt/xe)});let e=Math.ceil(t/Z),n=[Math.floor(e/60)%60,e%60],r=Math.floor(e/3600),o=n.map((i,s)=>s===0&&r===0?String(i):String(i).padStart(2,"0"));return r?[r,...o].join(":"):o.join(":")}function ol(t){if(t<=0)return a("no-time-left");if(t>=pt){let e=Math.floor(t%pt/xe),n=a("days",{count:Math.floor(t/pt)});return e?`${n} ${a("hours",{count:e})}`:n}return el(Math.ceil(t/Z)*Z)}function il(t,e){let{kind:n,main:r}=xr(t);return n==="days"?e<6*xe:e<Math.max(10*Z,Math.min(Zt,r/10))}function sl(t,e){return Pd.find(r=>t>r*Z&&e<=r*Z&&e>0)??null}function al(t){return t<=0?null:t>=pt?Zt:t<=ii?t%100||100:Math.min(t%Z||Z,t-ii)}var Ud=[{key:"none",clock:null},{key:"short",clock:"300+5"},{key:"long",clock:"900+10"},{key:"days",clock:"3d"}];function Dy(t){return Ud.find(({key:e})=>e===t)?.clock??null}var cl=16;function ai(t,e){let n=oo(e);return n!==null&&Hd(t,e,n)||qd(t,e,n)||{text:t.told||Dd(e),actions:[],urgent:!1}}function Ky(t,e,n){return n==="rematch"?ci(e):ai(t,e).actions.some(([r])=>r===n)}function ci(t){let e=oo(t);return e===null||t.stage!=="over"||ne(t.seats)!==null?!1:t.rematch.game===null&&!t.rematch.asked.includes(e)}function Hd(t,e,n){return N(e)?null:e.stage==="over"?Bd(e,n):jd(t,e,n)}function jd({fallen:t},e,n){let r=li(e.seats,nt(n));return e.offer&&e.offer.seat!==n?{text:a("asks-takeback",{name:r}),actions:[["accept",a("accept")],["decline",a("decline")]],urgent:!0}:t===nt(n)?{text:a("time-is-up",{who:"other",name:r}),actions:[["claim",a("claim")]],urgent:!0}:t===n?{text:a("your-time-up",{name:r}),actions:[],urgent:!0}:e.offer?{text:a("you-asked-takeback",{name:r}),actions:[],urgent:!1}:null}function Bd({rematch:t,seats:e},n){let r=li(e,nt(n));return t.game!==null?{text:a("rematch-open"),actions:[],urgent:!1}:t.asked.includes(n)?{text:a("you-asked-rematch",{name:r}),actions:[],urgent:!1}:t.asked.includes(nt(n))?{text:a("asks-rematch",{name:r}),actions:[["rematch",a("play-again")]],urgent:!0}:null}function qd(t,e,n){let r=ui(e);if(r===null||e.stage==="over")return null;let o=li(e.seats,r);return n===null||!t.isLongAway||e.clock?{text:a("is-away",{name:o}),actions:[],urgent:!1}:{text:a("long-away",{name:o}),actions:[["handover",a("let-computer-play")]],urgent:!1}}function li(t,e){let n=E(t,e);return n.length>cl?`${n.slice(0,cl-1).trimEnd()}…`:n}function ui(t){return t.mode!=="remote"?null:G.find(e=>t.seats[e-1].away&&!t.seats[e-1].yours)??null}function Dd({clock:t,rated:e,takebacks:n}){return`${[t?tl(t.control):a("terms-no-clock"),a(e?"terms-rated":"terms-not-rated"),...n?[]:[a("terms-no-takebacks")]].join(", ")}.`}function ft(t){return N(t)?Fd(t):Dt(t,t.seats)}function ke(t){return N(t)?Wd(t):Ft(t,t.seats)}function Fd(t){let e=Ue(t);return e?a("waiting-for",{name:e}):t.access==="public"?a("waiting-for-another"):a(M(t)?"waiting-for-friend":"waiting-for-second")}function Wd(t){let e=Ue(t);return e?a("seat-kept-for",{name:e}):t.access==="public"?a("seat-for-anyone"):a(M(t)?"begins-by-link":"seat-for-invited")}function ll(t,e){if(!t)return"";let{player:n}=t,r=n===null?{who:"other",name:""}:X(e.seats,n);switch(t.kind){case"join":return a("took-seat",r);case"handover":return a("took-over",r);case"ask":return a("asked-takeback",r);case"decline":return a("declined-takeback",r);case"rematch":return a("asked-rematch",r);case"rematch_opened":return a("rematch-open");case"takeback":return a("move-taken-back");default:return""}}function ul(t,e){return t!==null&&t.rematch.game===null&&e.rematch.game!==null&&M(e)?e.rematch.game:null}function pl(t,e,n,r=""){let o=`${ft(e)}. ${ke(e)}`;if(!t)return o;let i=t.moves.length;return e.moves.length<i?a("taken-back",{turn:o}):r?ft(t)===ft(e)?r:`${r} ${o}`:[...e.moves.slice(i).map(({number:c,player:l,move:u})=>{let f=l===2&&e.automa?.turns.find(d=>d.number===c);return f?ea(f,n):a("move-by",{name:E(e.seats,l),move:oe(u,n,!0)})}),...Gd(t,e),o].join(" ")}function Gd(t,e){return e.players.flatMap((n,r)=>!n.special_tile||t.players[r].special_tile||e.automa&&r===1?[]:[a("takes-tile",X(e.seats,r===0?1:2))])}var zd=new Set(["show","turn","cycle"]);function fl(t,e){let{table:n,placement:r}=t;if(e.type==="hover"||e.type==="leave"||e.type==="hold")return t.ghostText;if(e.type==="cancel")return a("put-back");if(!n)return"";let o=L(t),i=Ye(t);if(!o||!i)return pi(e)||R(r.cursor);if(!r.origin){let S=P(t,o.letter),I=S?Wt(S):null,C=o.letter==="+"?a("special-patch"):t.patches[o.letter].name;return I?a("chosen-but",{patch:C,reason:I}):a("chosen",{patch:C})}let s=n.players[i-1].cells,c=it(r,o),l=Ot(c,s,P(t,o.letter)),u=R(r.origin),f=pi(e)?`${pi(e)} `:"",d=zd.has(e.type)?` ${a("ghost-covers",{cells:Y(c.map(R))})}`:"";if(l)return f+a("ghost-against",{cell:u,reason:l})+d;let h=re(s,c),$=h.length>0?a("ghost-fits-making",{cell:u,holes:Y(h.map(so))}):a("ghost-fits",{cell:u}),k=Vn(t,se(r,o)??"");return f+(k?`${$} ${a("ghost-tile")}`:$)+d}function pi(t){return"said"in t&&t.said?t.said:""}function r1(t,e){let{table:n}=t,r=P(t,e);return!n||!r?"":`${Rn(r,[],!1,n,n.seats).map(i=>i.text).join("; ")}.`}function dl(t){return{patches:t,table:null,status:"connecting",pending:null,placement:js,looking:null,walks:{1:[4,4],2:[4,4]},dialog:null,notice:null,peek:!1,said:"",ghostText:"",copied:"",account:{turns:[],run:0},typing:!1,weighing:!1,hint:null,suggestions:[],told:"",anchor:null,awayFrom:null,fallen:null,isLongAway:!1,timeSaid:""}}function ml(t,e){switch(e.type){case"table":return Zd(Kd(t,e.table,e.at??0),e.table,e.happened??null);case"told":return{...t,told:e.text,said:e.text};case"time":return{...t,...e.part};case"status":return e.status==="open"&&t.status==="lost"?{...t,status:e.status,said:a("connection-back")}:{...t,status:e.status};case"pending":return{...t,pending:e.request,notice:e.request?null:t.notice};case"refusal":return{...t,notice:{kind:"error",text:e.text}};case"hint":return{...t,hint:Vd(t.hint,e.hint)};case"suggest":return{...t,suggestions:e.suggestions};case"placement":return Xd(t,e.event);case"look":return{...t,looking:{frames:e.frames,index:e.index},placement:Pn(t.placement)};case"return":return fi({...t,looking:null});case"walk":return{...t,walks:{...t.walks,[e.player]:Nn(t.walks[e.player],e.direction)}};case"dialog":return{...t,dialog:e.dialog};case"peek":return{...t,peek:!t.peek};case"typing":return{...t,typing:e.open};case"weigh":return t.weighing===e.on?t:{...t,weighing:e.on};case"notice":return{...t,notice:e.notice};case"copied":return{...t,copied:e.text}}}function Vd(t,e){return e?.type!=="reasons"?e:t?.type==="hint"&&t.id===e.id?{...t,advice:e}:t}function Kd(t,e,n){let r=ui(e)!==null;return{...t,anchor:nl(t.anchor,e,n),awayFrom:r?t.awayFrom??n:null,isLongAway:r&&t.isLongAway}}function Zd(t,e,n){let r=t.table;if(r&&r.number===e.number)return{...t,table:e};let o=ll(n,e),i=pl(r,e,t.patches,o)||t.said;return r!==null&&r.position===e.position&&o!==""?{...t,table:e,said:i,told:o}:fi({...t,table:e,said:i,told:o,looking:null,ghostText:"",copied:"",hint:null,suggestions:[],account:Yd(t,e),placement:Qd(t,e)?t.placement:Pn(t.placement)})}function Yd({account:t,table:e},n){let{turns:r}=n.automa??t,o=e!==null&&n.moves.length<e.moves.length;if(r.length===0&&!o)return t;let i=r.length>0&&r[0].number===t.turns[0]?.number;return{turns:r,run:i?t.run:t.run+1}}function Qd({placement:t,table:e},n){let{plan:r,letter:o}=t;return!r||o===null||!e||n.stage==="over"||zt(e)!==zt(n)?!1:n.ring.includes(o)&&!n.options.some(i=>i.letter===o)}function fi(t){let{table:e}=t;if(!e||e.stage!=="special_patch"||!Lt(e))return t;let n=In(e.special_cells);return{...t,placement:po(t.placement,null,{type:"choose",choice:n})}}function Xd(t,e){if(t.pending)return t;let n=L(t),r=po(t.placement,n,e);if(r===t.placement)return t;let o=r.plan?Jd(r):r,i=t.peek&&!o.plan,s={...t,placement:o,peek:i,notice:null};return{...e.type==="cancel"?fi(s):s,ghostText:fl(s,e)}}function Jd(t){let{letter:e,origin:n,spots:r}=t;return e&&n?{...t,spots:{...r,[e]:n}}:t}function tm(t,e,n){return[...e.placements].map(r=>{let o=at(r.slice(1)),i=jt(e.patch.orientations[r[0]],o),s=re(t,i).length;return{key:r,score:em(t,i)-6*s}}).sort((r,o)=>o.score-r.score||(r.key<o.key?-1:1)).slice(0,n).map(({key:r})=>r)}function hl(t,e,n){let r=[...e.placements].filter(i=>i[0]===String(n)),o=new Set(r.length>0?r:e.placements);return tm(t,{...e,placements:o},1)[0]??null}function em(t,e){let n=new Set(e.map(String)),r=0;for(let[o,i]of e)for(let[s,c]of[[o-1,i],[o+1,i],[o,i-1],[o,i+1]])(s<0||c<0||s>=9||c>=9||t[s*9+c]!=="."&&!n.has(`${s},${c}`))&&(r+=1);return r}var nm={normal:350,faster:160,off:0},rm={normal:1200,faster:500,off:0},kr=class{constructor(e,n){this.outside=e,this.show=n,this.waiting=[],this.timer=null,this.spent=0}receive(e,n){this.waiting.push({item:e,isAction:n}),this.timer===null&&this.next()}interrupt(e){this.skip(),this.show(e,0)}skip(){let e=this.waiting,n=this.timer!==null;this.stop();for(let{item:r}of e)this.show(r,0);return n}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null,this.waiting=[],this.spent=0}next(){this.timer=null;for(let e=this.waiting.shift();e;e=this.waiting.shift()){let n=e.isAction?this.timeFor(this.outside.pace()):0;if(this.show(e.item,n),n!==0){this.spent+=n,this.timer=this.outside.later(()=>this.next(),n);return}}this.spent=0}timeFor(e){let n=1+this.waiting.filter(({isAction:o})=>o).length,r=Math.max(0,rm[e]-this.spent);return Math.min(nm[e],Math.floor(r/n))}};var om=3;function im(t,e){let n=t.indexOf(e);return[...t.slice(n+1)+t.slice(0,n)].slice(0,om)}function ve(t,{ring:e}){let{letter:n,plan:r}=t.placement;return n!==null&&n!=="+"&&!r&&T(t)?im(e,n):[]}function gl(t){let{state:e}=t;return e.table!==null&&zt(e.table)!==null&&!T(e)&&!e.looking&&di(t)}function di({company:t,state:{table:e,pending:n}}){return e!==null&&e.stage!=="over"&&!N(e)&&!n&&t.letsPlan!==!1}function $l(t){let e=L(t),n=e&&t.placement.spots[e.letter];if(!e||!n)return null;let r=H(t.placement,e.letter);return e.placements.has(r+R(n))?{orientation:r,origin:n}:null}function wl(t,e){let{start:n,moves:r,automa:o,ended:i}=t,s=dr(n,e),c=s&&ur(s,r,o?.turns??[],e);return c===null?null:c.map((l,u)=>({move:u===0?null:r[u-1],player:u===0?null:c[u-1].turn,...wr(l,e,o&&sm(o,r.slice(0,u),l)),...i&&u===r.length&&yr(l,i,e)}))}function sm({practice:t,turns:e,levels:n,cards:r},o,{stage:i}){let s=o.filter(bt).length;return{...r[s],practice:t,turns:pr(o,e.slice(0,s)),levels:i==="over"?n:[]}}function yl(t,e){let n=wl(t,e);if(n===null)throw new mt(a("page-outdated"));return n}function M1(t){let e={yours:!1,away:!1,bot:!1,rating:null};return[1,2].map(n=>{if(n===2&&t.automa)return{...e,name:"Automa",kind:"automa"};let r=t.tags[`Player${n}`],o=r&&r!=="?"?r:a("player-number",{number:String(n)});return{...e,name:o,kind:"person"}})}var am={replay:Ji,create:Qi},cm={objection:()=>null,answer:()=>null,goOn:()=>!1},lm=[3,3],vr=class{onPlan=()=>{};planning=null;constructor(e,n,{open:r,keeper:o=am,seen:i=s=>s}){this.id=e.game.game,this.patches=n,this.keeper=o,this.seen=i,this.store=St(ml,dl(n));let{dispatch:s}=this.store;this.connection=new br({open:r,later:(c,l)=>Number(setTimeout(c,l)),forget:c=>clearTimeout(c),newId:()=>`${Date.now().toString(36)}-${Math.random().toString(36).slice(2,12)}`,onTable:(c,l)=>this.hear({table:c,happened:l,at:performance.now()}),onRefusal:c=>this.refused(c),onHint:c=>s({type:"hint",hint:c}),onStatus:c=>s({type:"status",status:c}),onPending:c=>s({type:"pending",request:c}),onOutdated:()=>this.outdated(),onUnopened:()=>this.onUnopened()},e,n),this.pace=()=>"off",this.onShow=()=>{},this.onHelp=()=>{},this.onLine=()=>{},this.onOutdated=()=>!1,this.onUnopened=()=>{},this.company=cm,this.telling=new kr({later:(c,l)=>Number(setTimeout(c,l)),forget:c=>clearTimeout(c),pace:()=>this.pace()},(c,l)=>{this.onShow(c,l),s({type:"table",...c})}),this.byItself=!1,s({type:"table",table:i(this.connection.table),at:performance.now()})}get state(){return this.store.get()}open(){this.connection.connect()}wake(){this.connection.wake()}close(){this.telling.stop(),this.connection.leave()}hear({table:e,happened:n,at:r}){let o=this.seen(e),i={table:o,happened:n,at:r};if(n?.kind==="note")return this.telling.receive(i,!1);let s=n?.kind==="move"||n?.kind==="card",c=!n?.player||o.seats[n.player-1].yours;s&&!c?this.telling.receive(i,!0):this.telling.interrupt(i)}outdated(){this.onOutdated()||this.complain(a("page-outdated"))}skip(){return this.telling.skip()}placement(e){this.store.dispatch({type:"placement",event:e})}complain(e){this.store.dispatch({type:"notice",notice:{kind:"error",text:e}})}choose(e,n){if(!T(this.state))return;let r=Ze(this.state,e);this.state.placement.letter===e&&!n?this.placement({type:"cancel"}):r&&this.placement({type:"choose",choice:r,anchor:n});let o=!n&&$l(this.state);o&&this.placement({type:"put",...o})}chooseShown(e){if(!T(this.state))return;this.choose(e);let{table:n,placement:r}=this.state,o=L(this.state);if(!n||!o||r.letter!==e||r.origin)return;let i=H(r,e),s=hl(n.players[n.turn-1].cells,o,i),c=s?at(s.slice(1)):null,l=s?Number(s[0]):i;this.placement({type:"put",orientation:l,origin:c??lm})}chooseAt(e){let{table:n,placement:r}=this.state,o=n?ia(n)[e]:void 0;o===void 0||!T(this.state)||(r.letter!==o&&this.choose(o),this.placement({type:"show"}))}commit(){let{state:e}=this,{table:n,placement:r}=e,o=L(e);if(r.plan)return this.complain(this.planning?.notYet(e)??"");if(!n||!T(e))return;if(!o)return this.complain(a("choose-first"));if(!r.origin)return this.placement({type:"show"});let i=P(e,o.letter),s=Ot(it(r,o),n.players[n.turn-1].cells,i,!1),c=Cn(r,o);if(s||!c)return this.complain(i&&i.missing>0&&s===Wt(i)?a("it-is-wrong",{reason:s??""}):a("cannot-place",{reason:s??a("does-not-fit")}));this.placement({type:"show"}),this.send({type:"move",move:c})}pass(){T(this.state)&&P(this.state,null)&&this.send({type:"move",move:"pass"})}undo(){let{table:e}=this.state;if(!(!e||!pe(this.state))){if(Fn(e)&&!e.automa?.practice)return this.dialog("practice");this.send({type:"undo"})}}practise(){this.dialog(null),this.send({type:"undo"})}turnCard(e=!1){le(this.state)&&(this.send({type:"turn"}),this.byItself=e)}hint(){ue(this.state)&&this.send({type:"hint"})}why(){Gn(this.state)&&this.send({type:"why"})}forgetHint(){this.store.dispatch({type:"hint",hint:null})}refused({kind:e,error:n}){if(e==="stale"&&this.byItself)return;let r=W()==="en"?n:a(`refusal-${e}`);this.store.dispatch({type:"refusal",kind:e,text:r})}resign(){this.dialog(null),this.send({type:"resign"})}abort(){this.dialog(null),this.send({type:"abort"})}handOver(e){this.dialog(null),this.send({type:"handover",level:e})}mind(e){e==="handover"?this.dialog("handover"):this.send({type:e})}async report(e,n){this.dialog(null);try{await rs({game:this.id,reason:e,text:n}),this.store.dispatch({type:"told",text:a("told-server")})}catch(r){this.complain(r instanceof Error?r.message:String(r))}}async again(e){let{table:n}=this.state,r=n&&dc(n);if(r)try{e((await this.keeper.create(r)).url)}catch(o){this.complain(o instanceof Error?o.message:String(o))}}send(e){this.byItself=!1;let n=this.company.objection(e);if(n!==null)return this.complain(n);this.connection.send(e)||this.complain(a("on-its-way"))}type(e){e&&this.state.dialog&&this.dialog(null),this.store.dispatch({type:"typing",open:e})}dialog(e){this.store.dispatch({type:"dialog",dialog:e})}async look(e){let n=this.state.table?.moves.length??0;if(e>=n)return this.back();try{let r=this.state.looking?.frames??await this.frames();this.store.dispatch({type:"look",frames:r,index:Math.max(0,e)})}catch(r){this.complain(r instanceof Error?r.message:String(r))}}async frames(){return yl(await this.keeper.replay(this.id),this.patches)}back(){this.store.dispatch({type:"return"})}};function um({table:t,anchor:e},n,r){if(!t?.clock||!e)return null;let o=si(t.clock,n,e,r);return{text:rl(o),sentence:ol(o),low:il(t.clock.control,o)}}var Sr=class{constructor(e){this.outside=e,this.timer=null,this.left=null,this.running=null}consider(e){this.stop();let n=this.outside.now();this.show(e,n);let r=[this.watchClock(e,n),this.watchAway(e,n)].filter(o=>o!==null);r.length!==0&&(this.timer=this.outside.later(()=>this.consider(e),Math.max(1,Math.min(...r))))}show(e,n){for(let r of G){let o=um(e,r,n);o&&this.outside.show(r,o)}}watchClock({table:e,anchor:n,fallen:r},o){let i=e?.clock,s=i?.running??null,c=s===this.running?this.left:null;if(this.running=s,this.left=null,!e||!i||!n||s===null)return r!==null&&this.outside.onTime({fallen:null}),null;let l=si(i,s,n,o);this.left=l;let u=l===0?s:null;u!==r&&this.outside.onTime({fallen:u,timeSaid:fm(e,u)});let f=c===null?null:sl(c,l);return f!==null&&this.outside.onTime({timeSaid:pm(e,s,f)}),al(l)}watchAway({awayFrom:e,isLongAway:n},r){if(e===null||n)return null;let o=e+ji-r;return o>0?o:(this.outside.onTime({isLongAway:!0}),null)}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null}};function pm({seats:t},e,n){return a("seconds-left",{...X(t,e),count:n})}function fm({seats:t},e){return e===null?"":a("time-is-up",X(t,e))}var dm=600,Er=class{constructor(e){this.outside=e,this.due=null,this.tried=-1,this.timer=0}consider(e,n){let r=e.table?.number??-1,o=n&&le(e)&&e.dialog===null&&r!==this.tried?r:null;if(o===this.due||(this.stop(),o===null))return;this.due=o;let i=e.table?.moves.at(-1)?.player===2;this.timer=this.outside.later(()=>{this.due=null,this.tried=o,this.outside.turn()},i?0:dm)}stop(){this.due!==null&&this.outside.forget(this.timer),this.due=null}};function bl(t){let e=t.querySelector(".move-list"),n=e?.querySelector(".move.now")??null;if(!e)return;if(!n){e.scrollTop=0;return}let[r,o]=[e.getBoundingClientRect(),n.getBoundingClientRect()];o.top<r.top?e.scrollTop-=r.top-o.top:o.bottom>r.bottom&&(e.scrollTop+=o.bottom-r.bottom)}var Ar=class{constructor(e){this.outside=e,this.store=St((n,r)=>({...n,...r}),{path:e.memory.get(),picture:null,busy:!1,told:""})}get state(){return this.store.get()}get link(){let{path:e}=this.state;return e===null?null:this.outside.origin+e}get isLocal(){return/^https?:\/\/(localhost|127\.|\[::1\])/.test(this.outside.origin)}get canShare(){return this.outside.share!==null}async draw(){let{path:e}=this.state;if(e!==null)try{this.store.dispatch({picture:await this.outside.draw(e)})}catch(n){this.store.dispatch({picture:null,told:xl(n)})}}async renew(){if(!this.state.busy){this.store.dispatch({busy:!0,told:""});try{let{invitation:e}=await this.outside.renew();this.outside.memory.set(e),this.store.dispatch({path:e,picture:null,busy:!1}),await this.draw()}catch(e){this.store.dispatch({busy:!1,told:xl(e)})}}}async copy(){let{link:e}=this;if(e!==null)try{await this.outside.copy(e),this.store.dispatch({told:a("link-is-copied")})}catch{this.store.dispatch({told:a("cannot-copy")})}}async share(){let{link:e}=this;if(!(e===null||this.outside.share===null))try{await this.outside.share({title:"Quiltbee",text:a("share-text"),url:e}),this.store.dispatch({told:""})}catch(n){let r=n instanceof Error&&n.name==="AbortError";this.store.dispatch({told:r?"":a("cannot-share")})}}};function xl(t){return t instanceof Error?t.message:String(t)}var Tr=class{constructor(e){this.outside=e,this.store=St((n,r)=>({...n,...r}),{name:"",busy:!1,error:""})}get state(){return this.store.get()}async ask(){try{let{name:e}=await this.outside.me();this.state.name===""&&this.store.dispatch({name:e??""})}catch(e){this.store.dispatch({error:kl(e)})}}write(e){this.store.dispatch({name:e,error:""})}async sit(){let{name:e,busy:n}=this.state;if(!n){this.store.dispatch({busy:!0,error:""});try{let{url:r}=await this.outside.sit(e.trim()||null);this.outside.go(r)}catch(r){this.store.dispatch({busy:!1,error:kl(r)})}}}};function kl(t){return t instanceof Error?t.message:String(t)}var mm=["classic","anniversary","valentine"];function vl(t){return mm.some(e=>e===t)}var mi={theme:"auto",edition:"classic",language:"auto",look:"cloth",letters:!1,coordinates:!1,motion:"normal",turnCards:!0,sounds:!1,vibration:!1,hints:!1,strength:Qt},hi="quiltbee.settings",hm=12,Or=new Map;function kt(t){try{return JSON.parse(localStorage.getItem(t)??"null")}catch(e){if(e instanceof SyntaxError||e instanceof DOMException)return JSON.parse(Or.get(t)??"null");throw e}}function dt(t,e){let n=JSON.stringify(e);Or.set(t,n);try{localStorage.setItem(t,n)}catch(r){if(!(r instanceof DOMException))throw r;console.warn("This browser keeps no settings:",r.message)}}function gi(){let t=kt(hi),e={...mi,...typeof t=="object"?t:null},n=vl(e.edition)?e.edition:mi.edition,r=Gr(e.language)?e.language:mi.language;return{...e,edition:n,language:r}}function Sl(t){dt(hi,t),gm(t.language)}function El(t){window.addEventListener("storage",({key:e})=>{e===hi&&t(gi())})}function gm(t){let e=t==="auto"?0:31536e3;document.cookie=`language=${t}; path=/; max-age=${e}; SameSite=Lax`}function Al(){let t=kt("quiltbee.offline"),{ring:e,seat:n,moves:r,resigned:o}=t??{};return typeof e=="string"&&[1,2].includes(n)&&Array.isArray(r)&&r.every(s=>typeof s=="string")?{ring:e,seat:n,moves:r,resigned:o===!0}:null}function Tl(t){dt("quiltbee.offline",t)}function pb(){let t=kt("quiltbee.analysis");return typeof t?.record=="string"&&Array.isArray(t.path)?t:null}function fb(t){dt("quiltbee.analysis",t)}function db(){let t=kt("quiltbee.engine"),e=Number.isInteger(t?.lines)?t.lines:3;return{isOn:t?.isOn!==!1,lines:Math.max(1,Math.min(5,e))}}function mb(t){dt("quiltbee.engine",t)}function hb(){let t=kt("quiltbee.puzzles"),e=n=>Array.isArray(t?.[n])?t[n]:[];return{batch:e("batch"),waiting:e("waiting"),again:e("again")}}function gb(t){dt("quiltbee.puzzles",t)}function $i(){let t=kt("quiltbee.guide");return typeof t?.game=="string"&&[0,1].includes(t.chapter??-1)&&t.step!==void 0?t:null}function Ol(t){dt("quiltbee.guide",t)}function Ml(t){return kt("quiltbee.hinted")===t}function _l(t){dt("quiltbee.hinted",t)}function Mr(){let t=kt("quiltbee.games");return Array.isArray(t)?t.filter(e=>typeof e?.id=="string"):[]}function $b(){return kt("quiltbee.known")===!0}function wb(t){dt("quiltbee.known",t)}function Ll(t,e){let n=Mr().filter(r=>r.id!==t);dt("quiltbee.games",[{id:t,title:e,when:Date.now()},...n].slice(0,hm))}function yb(t){dt("quiltbee.games",Mr().filter(e=>e.id!==t))}function Nl(t){try{return sessionStorage.getItem(`quiltbee.invitation.${t}`)}catch(e){if(e instanceof DOMException)return Or.get(`invitation.${t}`)??null;throw e}}function Rl(t,e){Or.set(`invitation.${t}`,e);try{sessionStorage.setItem(`quiltbee.invitation.${t}`,e)}catch(n){if(!(n instanceof DOMException))throw n;console.warn("This browser keeps no invitation:",n.message)}}function Il(t,e){let n=new Ar({origin:location.origin,renew:()=>ts(t),draw:ns,copy:o=>$m(o),share:"share"in navigator?o=>navigator.share(o):null,memory:{get:()=>Nl(t),set:o=>Rl(t,o)}}),r=new Tr({me:Jt,sit:o=>es(t,o),go:e});return{inviting:n,joining:r}}async function $m(t){if(!navigator.clipboard)throw new Error(a("no-clipboard"));await navigator.clipboard.writeText(t)}function Cl({text:t,mine:e},n){let o=n-(e?1:0)>0?`(${n}) `:"",i=t?`${t} – Quiltbee`:"Quiltbee";return`${o}${e?"● ":""}${i}`}function Pl({mine:t},e){return t||e>0}var dn=document.querySelector("link[rel=icon]"),wm=[dn.href,new URL(dn.dataset.waiting??"",dn.href).href],wi={text:"",mine:!1},yi=0;function mn(t,e=!1){wi={text:t,mine:e},Hl()}function Ul(t){yi=t,Hl()}function Hl(){let t=Cl(wi,yi);document.title!==t&&(document.title=t);let e=wm[Pl(wi,yi)?1:0];dn.href!==e&&(dn.href=e)}function Bl({clock:t},e){if(!t)return m;let n=t.running===e;return p`<div
class=${n?"clock runs":"clock"}
data-clock=${e}
data-testid=${`clock-${e}`}
>
<span class="clock-sign">${w("clock")}${w("hurry")}</span>
<span class="clock-time" aria-hidden="true"></span>
<span class="visually-hidden"
>${a(n?"clock-running":"clock")}: <span class="clock-words"></span
></span>
</div>`}function ql(t,e,{text:n,sentence:r,low:o}){let i=t.querySelector(`[data-clock="${e}"]`);i&&(i.dataset.low=o?"true":"false",jl(i.querySelector(".clock-time"),n),jl(i.querySelector(".clock-words"),r))}function jl(t,e){t&&t.textContent!==e&&(t.textContent=e)}function bi(t){return a(`level-name-${t}`)}function Cb(t){return a("level-sentence",{level:String(t),name:bi(t),audience:a(`level-for-${t}`)})}function Se(t,e,n,r,o){return p`<fieldset class=${`pick pick-${t}`}>
<legend>${e}</legend>
<div class="pick-row">
${n.map(([i,s])=>p` <label
><input
type="radio"
name=${t}
value=${i}
data-testid=${`${t}-${i}`}
.checked=${r===i}
@change=${()=>o(i)}
/><span>${s}</span></label
>`)}
</div>
</fieldset>`}var ym=[["classic","button"],["anniversary","ten"],["valentine","heart"]];function Dl(t){let e=ym.map(([n,r])=>[n,p`${w(r)}<span>${a(`edition-${n}`)}</span>`]);return Se("edition",a("setting-edition"),e,t.settings.edition,n=>t.change({edition:n}))}function _r(t){return t.target.value}function Lr(t){return t.target.checked}function Fl(t){let e=t.settings.language,n=[["auto",a("language-auto")],...Object.entries(Wr)],r=o=>t.change({language:_r(o)});return p`<label class="language-pick"
>${a("setting-language")}
<select data-testid="language" @change=${r}>
${n.map(([o,i])=>p`<option
value=${o}
lang=${o==="auto"?"":o}
?selected=${o===e}
>
${i}
</option>`)}
</select></label
>`}function bm(t){return`${t}`}function Ee(t,e,n={}){let r=Object.keys(e).map(i=>[i,bm(i)]);return a(t,{...n,...Object.fromEntries(r)}).split("").map((i,s)=>s%2?e[i]:i)}var xm=[["auto","setting-theme-auto"],["light","theme-light"],["dark","theme-dark"]],km=[["normal","motion-normal"],["faster","motion-faster"],["off","motion-off"]],vm=[["cloth","look-cloth"],["thread","look-thread"]],Sm=[["letters","setting-letters"],["coordinates","setting-coordinates"],["hints","setting-hints"],["turnCards","draw-automatically"],["sounds","setting-sounds"],["vibration","setting-vibration"]];function Nr(t,e,n){let{theme:r,motion:o,look:i}=t.settings,s=Sm.filter(([u])=>u!=="vibration"||t.canVibrate),c=()=>{e(),t.help()},l=u=>f=>t.change({[u]:f});return p`<div class="panel-head">
<h2 id="dialog-heading">${a("settings")}</h2>
<button type="button" class="main" @click=${e}>${a("settings-done")}</button>
</div>
<div class="settings">
<button type="button" data-testid="settings-help" @click=${c}>
${w("help")}<span>${a("how-to-play")}</span>
</button>
${Dl(t)} ${Se("theme",a("setting-theme"),xi(xm),r,l("theme"))}
${Se("motion",a("setting-motion"),xi(km),o,l("motion"))}
${Se("look",a("setting-look"),xi(vm),i,l("look"))}
${s.map(([u,f])=>Em(u,a(f),t))} ${Fl(t)}
${n?p`<button type="button" data-testid="open-command" @click=${n}>
${Ee("open-command-line",{key:p`<kbd>/</kbd>`})}
</button>`:m}
</div>`}function xi(t){return t.map(([e,n])=>[e,a(n)])}function Em(t,e,n){return p`<label class="tick"
><input
type="checkbox"
data-testid=${t}
.checked=${n.settings[t]}
@change=${r=>n.change({[t]:Lr(r)})}
/><span>${e}</span></label
>`}function Wl(t,e,n){if(t.dialog===null)return m;let r=()=>e.dialog(null),o=()=>Nr(n,r,()=>e.type(!0));return p`<dialog
class="sheet"
aria-labelledby="dialog-heading"
@close=${r}
data-testid=${`dialog-${t.dialog}`}
>
${{settings:o,resign:Am,practice:Nm,abort:Om,handover:Mm,report:Lm}[t.dialog](e,r)}
</dialog>`}function Gl(t){let e=t.querySelector("dialog");e&&!e.open&&e.showModal()}function Am(t,e){return p`<h2 id="dialog-heading">${a("resign-question")}</h2>
<p>${Tm(t.state.table)}</p>
<div class="row">
<button type="button" class="main" @click=${e}>${a("play-on")}</button>
<button type="button" data-testid="resign-confirm" @click=${()=>t.resign()}>
${a("resign")}
</button>
</div>`}function Tm(t){return t?.mode!=="remote"?a("resign-undo"):a(t.rated?"resign-rated":"resign-plain")}function Om(t,e){let n=t.state.table!==null&&N(t.state.table);return p`<h2 id="dialog-heading">${a(n?"abort-close-question":"abort-question")}</h2>
<p>${a(n?"abort-close-text":"abort-text")}</p>
<div class="row">
<button type="button" class="main" @click=${e}>${a(n?"wait":"play-on")}</button>
<button type="button" data-testid="abort-confirm" @click=${()=>t.abort()}>
${a(n?"close-it":"call-it-off")}
</button>
</div>`}function Mm(t,e){return p`<form @submit=${r=>{r.preventDefault();let o=r.target;t.handOver(Number(new FormData(o).get("level")))}}>
<h2 id="dialog-heading">${a("handover-question")}</h2>
<p>${a("handover-text")}</p>
<p>
<label
>${a("level")}
<select name="level" data-testid="handover-level">
${Hi.map(({level:r})=>p`<option value=${r} ?selected=${r===Qt}>
${a("level-and-name",{level:String(r),name:bi(r)})}
</option>`)}
</select></label
>
</p>
<div class="row">
<button type="submit" class="main" data-testid="handover-confirm">${a("let-it-play")}</button>
<button type="button" @click=${e}>${a("wait")}</button>
</div>
</form>`}var _m=["name","cheating","leaving","other"];function Lm(t,e){return p`<form @submit=${r=>{r.preventDefault();let o=new FormData(r.target);t.report(o.get("reason"),String(o.get("text")))}}>
<h2 id="dialog-heading">${a("report-title")}</h2>
<p>${a("report-who-reads")}</p>
<p>
<label
>${a("report-reason")}
<select name="reason" data-testid="report-reason">
${_m.map(r=>p`<option value=${r}>${a(`report-${r}`)}</option>`)}
</select></label
>
</p>
<p>
<label
>${a("report-what")}
<textarea name="text" rows="3" maxlength="500" data-testid="report-text"></textarea>
</label>
</p>
<div class="row">
<button type="submit" class="main" data-testid="report-confirm">${a("report")}</button>
<button type="button" @click=${e}>${a("cancel")}</button>
</div>
</form>`}function Nm(t,e){return p`<h2 id="dialog-heading">${a("practice-question")}</h2>
<p>${a("practice-text")}</p>
<div class="row">
<button
type="button"
class="main"
data-testid="practice-confirm"
@click=${()=>t.practise()}
>
${a("undo")}
</button>
<button type="button" @click=${e}>${a("play-on")}</button>
</div>`}var Rm=["","hint-right","hint-round","hint-left"],Im=50;function Rr({hint:t,patches:e},n){return t?(t.type==="hint"?Cm(t,e,n):Um(t,e,n)).join(" "):""}function zl(t){return t?.type==="why"||!!t?.advice}function Cm({move:t,advice:e},n,r){let{rival:o,points:i=null,reasons:s=[]}=e??{},c=o&&i!==null?[a("hint-lead",{count:Math.round(i/10),rival:Zl(o,t,n)})]:[];return[Kl(t,n,r),...c,...s.map(l=>Vl(l,`otherwise-${l.code}`,n))]}function Vl({of:t,code:e,values:n},r,o){return a(t==="mine"?r:`reason-${e}`,jm(n,o))}function Kl(t,e,n){if(t==="pass")return a("hint-advance");let r=t.slice(-2);if(t.startsWith("+"))return n?a("hint-put-on",{cell:r}):a("hint-put");let[o,i]=t,s=e[o].name;if(!n)return a("hint-take",{patch:s});let c=Pm(Number(i));return c?a("hint-take-turned",{patch:s,cell:r,how:c}):a("hint-take-at",{patch:s,cell:r})}function Pm(t){let e=[t>=4?"hint-flipped":"",Rm[t%4]].filter(Boolean);return Y(e.map(n=>a(n)))}function Um(t,e,n){if(t.better===t.move)return[a("why-same")];let r=n&&t.better!=="pass"?[Kl(t.better,e,!0)]:[],o=t.reasons.map(i=>Vl(i,`mine-${i.code}`,e));return[Hm(t,e),...r,...o]}function Hm(t,e){let{points:n,chance:r}=t;if(n===null)return a("why-unknown",{what:ki(t,e)});let o=Math.round(n/10);if(o>0)return a("why-loss",{what:ki(t,e),count:o});if((r??0)<Im)return a("why-good",{what:Zl(t.better,t.move,e)});let i=Math.round((r??0)/10);return a("why-loss-chance",{what:ki(t,e),percent:i})}function jm(t,e){return"patch"in t?{...t,patch:e[t.patch].name}:t}function ki({better:t,move:e},n){return t==="pass"?a("why-advance"):t.startsWith("+")?a("why-put"):t[0]===e[0]?a("why-elsewhere"):a("why-take",{patch:n[t[0]].name})}function Zl(t,e,n){return t==="pass"?a("good-pass"):t[0]===e[0]?a("good-elsewhere"):a("good-take",{patch:n[t[0]].name})}var D=90,Bm=Array.from({length:8},(t,e)=>{let n=(e+1)*10;return`M${n} 0V${D}M0 ${n}H${D}`}).join(""),qm=Array.from({length:8**2},(t,e)=>{let[n,r]=[e%8+1,Math.floor(e/8)+1];return`M${n*10-.7} ${r*10}h1.4m-.7-.7v1.4`}).join(""),Ae=Array.from({length:9},(t,e)=>e);function Yl(t){let{number:e,active:n,ghost:r,held:o}=t,i=["quilt",n&&"active",o&&"held",t.named&&"named"].filter(Boolean).join(" ");return p`<div
class=${i}
data-testid=${`quilt-${e}`}
data-quilt=${n?r?.planned?"planning":"active":"shown"}
?data-held=${n}
>
<div class="columns" aria-hidden="true">
${Ae.map(s=>p`<span>${"abcdefghi"[s]}</span>`)}
</div>
<div class="rows" aria-hidden="true">${Ae.map(s=>p`<span>${s+1}</span>`)}</div>
<div class="cloths">
<svg viewBox=${`-0.4 -0.4 ${D+.8} ${D+.8}`} aria-hidden="true">
<rect class="ground" width=${D} height=${D}></rect>
<path class="lines" d=${Bm}></path>
${Ql()}
<path class="knots" d=${qm}></path>
${Xl(t)} ${t.fresh.map(Dm)} ${t.hint?Fm(t.hint):m}
${t.marks?.map(Wm)} ${r?Gm(t,r):m}
</svg>
${Zm(t)}
</div>
</div>`}function Ir(t,e){return p`<svg
class="quilt-picture"
viewBox=${`-1 -1 ${D+2} ${D+2}`}
aria-hidden="true"
>
<rect class="ground" width=${D} height=${D}></rect>
${Ql()} ${Xl({player:t,patches:e,lettered:!1,fresh:[]})}
</svg>`}function Ql(){return v`<rect fill="url(#fabric-cell)" width=${D} height=${D}></rect>`}function Xl({player:t,patches:e,lettered:n,fresh:r}){let o=(s,c)=>r.some(({origin:l})=>ot(l,[s,c])),i=Ae.flatMap(s=>Ae.map(c=>[s,c])).filter(([s,c])=>"*x".includes(t.cells[s*9+c]));return[...t.patches.map(s=>v`<g class=${o(s.row,s.column)?"fresh":""}
data-sewn=${s.letter}>${rn(s.letter,e[s.letter],s.orientation,[s.row,s.column],n)}</g>`),...i.map(([s,c])=>t.cells[s*9+c]==="*"?Wo([s,c]):v`<rect class="piece" fill="url(#fabric-covered)"
x=${c*10} y=${s*10} width="10" height="10"></rect>`)]}function Dm({shape:t,origin:[e,n]}){return v`<g class="last" transform=${`translate(${n*10} ${e*10})`}>
<path class="halo" d=${V(t,10)}></path>
<path d=${V(t,10)}></path></g>`}function Fm({shape:t,origin:[e,n]}){let{x:r,y:o}={x:(t[0][1]+.5)*10,y:(t[0][0]+.5)*10};return v`<g class="hint-mark" transform=${`translate(${n*10} ${e*10})`}>
<path class="halo" d=${V(t,10,.8)}></path>
<path class="edge" d=${V(t,10,.8)}></path>
<circle cx=${r} cy=${o} r="3"></circle><text x=${r} y=${o+1.7}>?</text></g>`}function Wm({shape:t,origin:[e,n],label:r,kind:o,faint:i}){let{x:s,y:c}={x:(t[0][1]+.5)*10,y:(t[0][0]+.5)*10},l=V(t,10,.8),u=`suggestion to-${o}${i?" faint":""}`;return v`<g class=${u} transform=${`translate(${n*10} ${e*10})`}>
<path class="halo" d=${l}></path><path class="edge" d=${l}></path>
<circle cx=${s} cy=${c} r="3.4"></circle><text x=${s} y=${c+1.7}>${r}</text></g>`}function Gm({patches:t,player:e},n){let[r,o]=n.origin,i=n.letter==="+"?[[0,0]]:t[n.letter].orientations[n.code],s=n.cells.filter(([u,f])=>e.cells[u*9+f]!=="."),c=["ghost",n.legal?"legal":"illegal",n.set&&"set",n.sent&&"sent",n.planned&&"planned"],l=V(i,10);return v`<g class=${c.filter(Boolean).join(" ")}>
<g class="held">${n.letter==="+"?Wo(n.origin):rn(n.letter,t[n.letter],n.code,n.origin,!1)}</g>
<g transform=${`translate(${o*10} ${r*10})`}>
${n.legal?m:zm(l)}
<path class="halo" d=${l}></path><path class="edge" d=${l}></path></g>
${s.map(Vm)}
${n.set&&s.length===0?Km(Ln(n.cells),n):m}
</g>`}function zm(t){return v`<path class="hatch" fill="url(#fabric-wrong)" d=${t}></path>`}function Vm([t,e]){let n=`${e*10+3} ${t*10+3}`;return v`<path class="cross" d=${`M${n}l4 4m0-4l-4 4`}></path>`}function Km([t,e],{legal:n,planned:r}){let o=`${(e+.5)*10} ${(t+.5)*10}`,s=n?r?"M-1.3-1.6h2.6L-1.3 1.6h2.6Z":"M-1.7 .1L-.5 1.4 1.8-1.3":"M-1.3-1.3L1.3 1.3M1.3-1.3L-1.3 1.3";return v`<g class="sign" transform=${`translate(${o})`}>
<circle r="4.2"></circle><path d=${s} transform="scale(1.35)"></path></g>`}function Zm(t){let{number:e,name:n,player:r,patches:o,cursor:i,ghost:s,active:c}=t,l=(f,d)=>`q${e}-${R([f,d])}`,u=new Set(s?.cells.map(String));return p`<div
class="cells"
role="grid"
id=${`grid-${e}`}
tabindex="0"
data-keys
aria-label=${a("grid-label",{name:n})}
aria-readonly=${c?"false":"true"}
aria-activedescendant=${i?l(i[0],i[1]):m}
>
${Ae.map(f=>p`<div role="row" class="row">
${Ae.map(d=>{let h=u.has(`${f},${d}`)?a(s?.legal?"fits-here":"does-not-fit-here"):"",$=r.cells[f*9+d],k=i&&i[0]===f&&i[1]===d;return p`<div
role="gridcell"
class=${k?"cell here":"cell"}
id=${l(f,d)}
data-testid=${`cell-${R([f,d])}`}
aria-label=${Os([f,d],$,o)+h}
></div>`})}
</div>`)}
</div>`}var Ym={"*":"special",x:"covered"};function kx(t){let e=new Map;return[...t].forEach((n,r)=>{if(n===".")return;let o=[Math.floor(r/9),r%9];e.set(n,[...e.get(n)??[],o])}),p`<svg
class="quilt-picture"
viewBox=${`-1 -1 ${D+2} ${D+2}`}
aria-hidden="true"
>
<rect class="ground" width=${D} height=${D}></rect>
${[...e].flatMap(([n,r])=>Qm(n,r))}
</svg>`}function Qm(t,e){let n=t==="*"||t==="x",r=n?Ym[t]:t;return(n?e.map(o=>[o]):[e]).map(o=>v`<path class="piece" fill=${`url(#fabric-${r})`} d=${V(o,10)}></path>`)}var Xm=14;function Jl(t,e,n,r){if(!e.result||!e.result.scores)return m;let{winner:o}=e.result,i=e.automa?[1]:[1,2];return p`<figure class="keepsake" data-testid="keepsake">
<div class="kept">
${i.map(s=>p`<div class=${s===o?"kept-quilt won":"kept-quilt"}>
${Ir(e.players[s-1],n)}
<p>
${ir(s)}<span class="kept-name">${E(t.seats,s)}</span>
<b>${U(e.players[s-1].score)}</b>
</p>
</div>`)}
</div>
</figure>
${Jm(t,o)&&r.settings.motion!=="off"?th():m}`}function Jm({seats:t},e){return rt(t).includes(e)}function th(){return p`<div class="cheer" aria-hidden="true" data-testid="cheer">
${Array.from({length:Xm},(t,e)=>p`<svg viewBox="-6 -6 12 12">
${e%3?j(0,0,5):v`${J("special",-4.5,-4.5,.9)}`}
</svg>`)}
</div>`}function tu(t,e){if(gt(t))return m;let{edition:n,theme:r}=e.settings,o=r==="auto"?matchMedia("(prefers-color-scheme: dark)").matches:r==="dark";return p`<a
class="button"
data-testid="save-picture"
href=${Pa(t.game,"png",{edition:n,scheme:o?"dark":"light"})}
download
>${w("download")}<span>${a("save-picture")}</span></a
>`}function eu({link:t,seats:e}){let n=e.map(({name:r})=>r);return`${location.origin}${Ca(t,n)}`}function eh({automa:t}){if(!t)return"";let e=t.practice?a("about-practice"):"";return`${ze(t)}${e}. `}function nh({board:t,seed:e}){let n=a(`board-${t}`);return e?Ee("about-code",{code:p`<code data-testid="seed">${e}</code>`},{board:n}):n}function nu(t,e,n,r){return p`<section class="panel about" aria-labelledby="about-heading">
<h2 id="about-heading">${a("this-game")}</h2>
<p class="small">
${eh(e)}${nh(e)}${M(e)?"":a("about-watching")}${e.seed&&e.seed_chosen?a("about-chosen"):""}
</p>
${lh(e)}
${gt(e)?p`<p class="small" data-testid="local">${a("offline-here")}</p>`:m}
<div class="row">
${gt(e)?oh(n):rh(e)} ${tu(e,r)}
<button type="button" data-testid="copy-link" @click=${()=>uh(e,n)}>
${w("link")}<span>${a("copy-link")}</span>
</button>
${sh(e,n)} ${ah(e,n)}
${e.stage==="over"?m:p`<button type="button" data-testid="new-game" @click=${()=>r.go("/")}>
${a("new-game")}
</button>`}
</div>
${t.copied?p`<p class="small copied" data-testid="copied">${t.copied}</p>`:m}
</section>`}function rh({game:t}){return p`<a
class="button"
data-testid="download-record"
href=${`/api/games/${t}/record.pgr`}
download
>${w("download")}<span>${a("record")}</span></a
>`}function oh({id:t,keeper:e}){return p`<button
type="button"
data-testid="download-record"
@click=${async()=>ih((await e.replay(t)).record)}
>
${w("download")}<span>${a("record")}</span>
</button>`}function ih(t){let e=document.createElement("a");e.href=URL.createObjectURL(new Blob([t],{type:"text/plain"})),e.download="game.pgr",e.click(),URL.revokeObjectURL(e.href)}function sh(t,e){if(!M(t)||t.stage==="over")return m;let[n,r,o]=t.can_abort?["abort",ch(t),"cancel"]:["resign",a("resign"),"flag"];return p`<button type="button" data-testid=${n} @click=${()=>e.dialog(n)}>
${w(o)}<span>${r}</span>
</button>`}function ah(t,e){return t.mode!=="remote"||!M(t)||N(t)?m:p`<button type="button" data-testid="report" @click=${()=>e.dialog("report")}>
${a("report")}
</button>`}function ch(t){return a(N(t)?"close-table":"call-off")}function lh({mode:t,clock:e,rated:n,takebacks:r,seats:o}){if(t!=="remote")return m;let i=G.filter(c=>o[c-1].rating!==null).map(c=>`${E(o,c)} ${o[c-1].rating}`),s=[e?a("terms-clock",{clock:Jc(e.control)}):a("terms-no-clock"),a(n?"terms-rated":"terms-not-rated"),a(r?"terms-takebacks":"terms-no-takebacks")];return p`<p class="small" data-testid="terms">
${s.join("; ")}. ${i.length?a("terms-ratings",{ratings:i.join(", ")}):""}
</p>`}async function uh(t,e){e.store.dispatch({type:"copied",text:await ru(ph(t))})}function ph({link:t,seats:e}){let n=e.map(({name:r})=>r);return`${location.origin}${er(t,n)}`}async function ru(t){try{return await navigator.clipboard.writeText(t),a("link-copied")}catch(e){if(!(e instanceof DOMException||e instanceof TypeError))throw e;return a("copy-this-link",{link:t})}}async function ou(t,e){let n=eu(t);if(!("share"in navigator)){e.store.dispatch({type:"copied",text:await ru(n)});return}try{await navigator.share({title:"Quiltbee",url:n})}catch(r){if(!(r instanceof DOMException))throw r}}function vi(t,e){return p`<svg class=${`card ${t}`} viewBox="-0.5 -0.5 41 57" aria-hidden="true">
<rect class="sheet-edge" width="40" height="56" rx="3.5"></rect>
${e}
</svg>`}function su(t,e){return t===0?vi("empty",m):vi("back",v`<path class="weave" d="M4 4h32v48h-32zM4 16L36 40M4 40L36 16M4 28h32M20 4v48"></path>
${e===null?j(20,28,7):v`<circle class="budget" cx="20" cy="28" r="10"></circle>
<text class="digits" x="20" y="32.4" font-size="13">${e}</text>`}`)}function au({number:t,budget:e,income:n,filters:r}){return vi("face",v`
<text class="card-number" x="20" y="6.6">${t}</text>
<circle class="budget" cx="12" cy="16" r="7.4"></circle>
<text class="digits" x="12" y="19.3" font-size="9.5">${e}</text>
${j(30,16,5.6)}<text class="gain" x="30" y="28.4">+${n}</text>
<text class="card-word" x="12" y="28">${a("card-budget")}</text>
${r.map((o,i)=>iu(qn(o),36+i*7))}
${r.length===0?iu(a("filter-none"),42):m}`)}function iu(t,e){let n=Math.min(4.6,64/t.length);return v`<text class="card-filter" x="20" y=${e} font-size=${n.toFixed(1)}>${t}</text>`}function cu({turns:t,run:e},n,r){let o=t.map(i=>fh(i,n,r));return p`<section
class="account"
data-testid="automa-turn"
tabindex="0"
aria-labelledby="account-heading"
>
<h3 id="account-heading">
${t.length>1?a("last-turns",{count:t.length}):a("last-turn")}
</h3>
${t.length===0?p`<p class="small">${a("no-card-since")}</p>`:m}
${e%2?p`<div class="turns odd">${o}</div>`:p`<div class="turns even">${o}</div>`}
</section>`}function fh(t,e,n){return p`<div class="card-turn" data-card=${t.card.number} data-taken=${t.taken??""}>
${au(t.card)}
<div class="told">
<p class="told-card">${xo(t.card)}</p>
<div class="tried" aria-hidden="true">
${[...t.choices].map(r=>dh(r,t,e,n))}
</div>
<ol>
<li>${ko(t,e,n)}</li>
${t.steps.map(r=>p`<li class=${r.skipped?"skipped":""}>
${vo(r,e,n)}
</li>`)}
${So(t,e,n).map(r=>p`<li class="outcome">${r}</li>`)}
</ol>
</div>
</div>`}function dh(t,{affordable:e,taken:n},r,o){let i=t===n?"taken":e.includes(t)?"left":"dear",s={taken:"✓",left:"–",dear:"×"}[i];return p`<span class=${`candidate ${i}`}
>${nr(t,r[t],0,o)}<span class="fate">${s}</span></span
>`}var lu={income:["<circle r='2.2' fill='var(--soft)'/>","<path fill='none' stroke='var(--panel)' stroke-width='.8' d='M-1.2 0h2.4M0-1.2v2.4'/>"],empty:["<path fill='none' stroke='var(--soft)' stroke-width='.9' stroke-dasharray='1.2 .7' d='M-2.2-2.2h4.4v4.4h-4.4z'/>"],patches:["<path fill='var(--soft)' d='M-2.4-2.4h2.4v2.4h2.4v2.4h-4.8z'/>"],time:["<path fill='var(--soft)' d='M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z'/>"],score:["<path fill='var(--soft)' d='M0-2.8l.9 1.9 2 .2-1.5 1.5.4 2L0 1.8l-1.8 1 .4-2L-2.9-.7l2-.2z'/>"]};var hh=[20,10,5,1];function uu(t){let e=[],n=Math.max(0,t);for(let r of hh)for(;n>=r;)e.push(r),n-=r;return e}var Si=56,hn=20,gh=19;function pu(t){let e=uu(t),n=Math.min(gh,(Si-hn)/Math.max(1,e.length-1)),r=Si-hn/2,o=e.map((i,s)=>$h(i,r-s*n)).reverse();return p`<svg class="purse" viewBox=${`0 0 ${Si} ${hn}`} aria-hidden="true">
${o}
</svg>`}function $h(t,e){return v`${J(`tile-${t}`,e,hn/2)}
<text class="tile-value" x=${e} y=${hn/2+3.2}>${t}</text>`}function Cr(t,e,n){return p`<table class="scores">
<caption class="visually-hidden">
${a("score-parts")}
</caption>
<thead>
<tr>
<th scope="col"><span class="visually-hidden">${a("score-part")}</span></th>
${e.map(r=>p`<th scope="col">${r}</th>`)}
</tr>
</thead>
<tbody>
${n.map(([r,o])=>p`<tr>
<th scope="row">${r}</th>
${o.map(i=>p`<td>${i}</td>`)}
</tr>`)}
</tbody>
<tfoot>
<tr>
<th scope="row">${a("number-score")}</th>
${t.players.map((r,o)=>p`<td data-testid=${`total-${o+1}`}>${U(r.score)}</td>`)}
</tr>
</tfoot>
</table>`}function wh(){return p`<span class="badge tile" title=${a("tile-title")}
><svg viewBox="-10 -10 20 20" aria-hidden="true">${J("special-tile",0,0)}</svg>
<span class="visually-hidden">${a("has-tile")}</span></span
>`}var yh=new Map(Object.entries(lu).map(([t,e])=>[t,Fo(e.join(""))]));function fu(t,e,n,r={}){let{buttons:o,income:i,empty:s,score:c,time:l}=t.players[n-1],u=[[a("number-buttons"),o,"buttons"],[a("number-income"),i,"income"],[a("number-empty"),s,"empty"],[a("number-time"),l,"time"]];if(!t.automa){let f=c-t.players[2-n].score;u.push([a("number-lead"),As(f),"lead"])}return Ei(t,e,n,u,r)}function Ei(t,e,n,r,o){let{aside:i=m,clock:s=m,thumbnail:c=m}=o,l=t.stage!=="over"&&ne(e)===null&&t.turn===n;return p`<div class=${l?"bar moving":"bar"} data-testid=${`player-${n}`}>
<div class="bar-name">
${ir(n)}
<h2 title=${E(e,n)}>${E(e,n)}</h2>
${xh(e[n-1])} ${i}
${t.players[n-1].special_tile?wh():m}
${l?p`<span class="badge to-move">${a("to-move")}</span>`:m}
</div>
${s} ${c}
<dl>
${r.map(([u,f,d])=>p`<div class=${`number number-${d}`}>
<dt>${bh(String(d))}<span>${u}</span></dt>
<dd data-testid=${`${d}-${n}`}>${f}</dd>
${d==="buttons"?pu(Number(f)):m}
</div>`)}
</dl>
</div>`}function bh(t){let e=yh.get(t==="lead"?"score":t);return p`<svg class="number-sign" viewBox="-3 -3 6 6" aria-hidden="true">
${e?v(e):j(0,0,2.8)}
</svg>`}function xh({kind:t,yours:e,away:n,bot:r,rating:o}){return t!=="person"&&t!=="open"?m:p`${o===null?m:p`<span class="rating"
><span class="visually-hidden">${a("rated")}</span>${o}</span
>`}
${r?p`<span class="badge bot">${a("bot")}</span>`:m}
${n&&!e?p`<span class="badge away">${a("away")}</span>`:m}`}function du(t,e){let n=t.players.map(r=>r.score_parts);return Cr(t,[E(e,1),E(e,2)],[[a("number-buttons"),n.map(r=>r.buttons)],[a("score-tile"),n.map(r=>r.special_tile)],[a("score-empty"),n.map((r,o)=>`${U(r.empty)} (${t.players[o].empty})`)]])}function hu(t,e,n){let{buttons:r,time:o,score:i}=t.players[1],s=[[a("number-buttons"),r,"buttons"],[a("number-patches"),n.with_buttons.length+n.without_buttons.length,"patches"],[a("number-time"),o,"time"],[a("number-score"),U(i),"score"]],c=p`<span class="level-name">${Ge(n)}</span>`,l=p`<span class="next-card">${$u(t,n)}</span>`;return Ei(t,e,2,s,{aside:c,thumbnail:l})}function gu(t,e,n,r,o,i=m){return p`<section
class="panel automa"
data-testid="automa"
tabindex="0"
aria-labelledby="automa-heading"
>
<div class="panel-head">
<h2 id="automa-heading">${a("the-automa")}</h2>
<span class="small">${ze(e)}</span>
</div>
<div class="dealer">
<div class="pile">${$u(t,e)}</div>
<div>
<p data-testid="automa-cards">${t.result?a("no-more-cards"):kh(e)}</p>
<p class="small">${Ve(e)}</p>
</div>
</div>
${cu(n,r,o)} ${vh(t,e)} ${i}
<div class="piles">
${mu("patches-with",e.with_buttons,"pile-with",r,o)}
${mu("patches-without",e.without_buttons,"pile-without",r,o)}
</div>
<p class="small">${Eo(e)}</p>
</section>`}function $u({result:t},{pile:e,budget:n}){return su(e,t?null:n)}function kh({pile:t,budget:e}){return t===0?a("pile-empty"):e===null?a("next-face-down"):a("next-can-pay",{price:a("buttons",{count:e})})}function mu(t,e,n,r,o){return p`<div class="taken-pile" data-testid=${n}>
<h3>${a(t,{count:e.length})}</h3>
<ul>
${[...e].map(i=>{let{name:s,income:c}=r[i];return p`<li title=${s}>
${nr(i,r[i],0,o)}
<span class="visually-hidden"
>${s} (${i})${c?`, ${a("buttons",{count:c})}`:""}</span
>
</li>`})}
</ul>
</div>`}function vh(t,e){let n=(o,i,s)=>p`<div class=${s}>
<dt>${o}</dt>
<dd>${i}</dd>
</div>`,r=We(t.players[1],e.level);return p`<div class="parts">
<h3>${a("what-level-counts",{numeral:e.numeral})}</h3>
<dl data-testid="automa-score">
${r.map(([o,i])=>n(a(o),i,"part"))}
${n(a(t.result?"number-score":"score-now"),U(t.players[1].score),"sum")}
</dl>
</div>`}function wu(t,e){if(!t.typing)return m;let n=t.notice?.typed?t.notice:null;return p`<form
class="command"
aria-label=${a("command-line")}
@submit=${r=>Sh(r,e)}
>
${n?.kind==="error"?p`<p class="notice" data-testid="notice">${w("cancel")} ${n.text}</p>`:p`<p class="answer" data-testid="command-answer">${n?.text??""}</p>`}
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
@keydown=${r=>Eh(r,e)}
/>
<button type="submit" class="main">${a("enter")}</button>
<button type="button" aria-label=${a("close")} @click=${()=>e.type(!1)}>
${w("cancel")}
</button>
</div>
</form>`}function Sh(t,e){t.preventDefault();let r=t.target.elements.namedItem("command");e.onLine(r.value),r.value=""}function Eh(t,e){t.key==="Escape"&&(t.preventDefault(),e.type(!1),document.querySelector(".quilt.active .cells")?.focus())}function yu(t,e,n){let r=M(e),o=r&&Wn(e)&&e.stage!=="over",i=r&&(e.mode!=="remote"||e.takebacks);return p`${o?Ah(t,n):m}
${i?Th(t,e,n):m}`}function Ah(t,e){return p`<button
type="button"
class="hint-button"
data-testid="hint"
aria-keyshortcuts="H"
aria-disabled=${ue(t)?"false":"true"}
@click=${()=>e.hint()}
>
${w("bulb")}<span>${a("hint")}</span>
</button>`}function Th(t,e,n){let r=Fn(e)&&pe(t);return p`<button
type="button"
class=${e.mode==="screen"||e.mode==="computer"?"undo":"undo long"}
data-testid="undo"
aria-disabled=${pe(t)?"false":"true"}
@click=${()=>n.undo()}
>
${w("undo")}${Oh(e,r)}
</button>`}function bu(t,e){return p`<button
type="button"
class="main turn-card"
data-testid="turn-card"
aria-keyshortcuts="T"
aria-disabled=${le(t)?"false":"true"}
@click=${()=>e.turnCard()}
>
${w("card")}<span>${a("turn-the-card")}</span>
</button>`}function Oh({mode:t},e){return t==="remote"?p`<span>${a("ask-takeback")}</span>`:e?p`<span class="behind">${a("undo-practice")}</span>`:p`<span>${a("undo")}</span>`}function xu(t){return p`<label class="switch"
><input
type="checkbox"
data-testid="turn-by-itself"
.checked=${t.settings.turnCards}
@change=${e=>t.change({turnCards:Lr(e)})}
/>
<span>${a("draw-automatically")}</span></label
>`}var Mh={hint:"hint-coming",why:"why-coming",turn:"card-turning",move:"move-sending"};function vu(t,e,n){let r=Vt(t)?L(t):null,{plan:o}=t.placement,i=r!==null&&r.letter!=="+",s=r?P(t,r.letter):void 0,c=r!==null&&!o&&t.placement.set&&ae(t.placement,r)&&s?.available!==!1,l=o||r!==null&&(i||t.placement.origin!==null),u=[["rotate-left",a("rotate-left"),"left",i,()=>e.placement({type:"turn",how:"left"})],["rotate-right",a("rotate-right"),"right",i,()=>e.placement({type:"turn",how:"right"})],["flip",a("flip"),"flip",i,()=>e.placement({type:"turn",how:"flip"})],["place",a("place"),"place",c,()=>e.commit()],["cancel",a("cancel"),"cancel",l,()=>e.placement({type:"cancel"})]],f=Dn(t.table)&&!t.looking;return p`<section
class=${r?"deck held":"deck"}
aria-label=${a("placing")}
data-keys
data-move=${r&&!o?Cn(t.placement,r)??"":""}
>
${_h(t,e,n)}
<div class=${f?"tools waits":"tools"}>
${f?bu(t,e):m}
${u.map(([d,h,$,k,S])=>p`<button
type="button"
class=${`tool ${$}`}
data-testid=${d}
aria-disabled=${k?"false":"true"}
@click=${S}
>
${w($)}<span>${h}</span>
</button>`)}
</div>
</section>`}function _h(t,e,n){let{table:r,notice:o}=t;return p`<div
class=${Ai(t)?"strip hinting":t.placement.plan?"strip planning":"strip"}
data-testid="strip"
tabindex="-1"
>
${o?.kind==="error"&&!o.typed?p`<p class="notice" data-testid="notice">${w("cancel")} ${o.text}</p>`:r?Lh(t,r,e,n):m}
${qh(t,e)}
</div>`}function Ai(t){let{hint:e,looking:n,notice:r,pending:o,placement:i}=t;if(!e||n||o||r?.kind==="error"&&!r.typed)return!1;let{letter:s,origin:c,plan:l}=i;return l?!1:s===null||!T(t)||s==="+"&&c===null}function Lh(t,e,n,r){let o=L(t);return t.looking?p`<p>${a("earlier-position")}</p>`:t.pending?p`<p>${a(Mh[t.pending.type]??"one-moment")}</p>`:Ai(t)?Bh(t,r):t.placement.plan?n.planning?.planCard(t,e):o&&T(t)?Ih(t,e,o,r):Nh(t,e)}function Nh(t,e){let n=Qe(t).map(r=>Ns(r,e.seats,t.patches));return p`<p class="lately">${n.length>0?`${n.join(". ")}.`:ke(e)}</p>
<p class=${T(t)?"guide heading-says":"guide"}>${Rh(t,e)}</p>
${e.getting_ready?p`<p class="guide" data-testid="getting-ready">${a("warming-up")}</p>`:m}`}function Rh(t,e){return e.stage==="over"?a("game-over"):e.stage==="card"?a("card-ready"):e.thinking?a("thinking",{name:E(e.seats,e.turn)}):T(t)?a("choose-or-pass-now"):`${ft(e)}.`}function Ih(t,e,n,r){let o=it(t.placement,n),i=e.players[e.turn-1].cells,s=P(t,n.letter),c=se(t.placement,n),l=c!==null&&Vn(t,c),{text:u,isGood:f}=Ts(o,i,s,r),d=f&&t.placement.set?Hh():u,h=c!==null&&!Ot(o,i,void 0)?re(i,o):[],$=s?Rn(s,h,l,e,e.seats,r):Dh(l,h.length);return p`<p class=${f?"verdict yes":"verdict no"}>
${c===null&&f?jh(n.letter):Uh(d,f)}
</p>
${Ch(t,e)}
<ul class="effects">
${Ph($).map(({kind:k,text:S})=>p`<li class=${k}>${S}</li>`)}
</ul>`}function Ch(t,e){return p`<span class="then-next" aria-hidden="true"
>${ve(t,e).map(n=>Nt(n,t.patches[n],0,!1))}</span
>`}function Ph(t){let e=({kind:n})=>n==="next";return[...t.filter(e),...t.filter(n=>!e(n))]}function Uh(t,e){return p`${w(e?"place":"cancel")} ${t}`}function Hh(){return p`<span class="by-mouse">${a("fits-click")}</span
><span class="by-touch">${a("fits-press",{place:a("place")})}</span>`}function jh(t){return a(t==="+"?"put-special":"choose-place")}function Bh(t,e){let n=t.hint?.type==="hint";return p`<p
class="hint-line"
data-testid=${n?"hint-words":"why-words"}
data-move=${t.hint?.move??""}
>
${w("bulb")}<span
>${n?p`<b>${a("hint-label")}</b> `:m}${Rr(t,e)}</span
>
</p>`}function qh(t,e){if(Ai(t))return p`<button
type="button"
class="corner forget"
data-testid="forget-hint"
aria-label=${a("close")}
@click=${ku(()=>e.forgetHint())}
>
${w("cancel")}
</button>`;let n=t.pending?.type==="why",r=t.notice?.kind!=="error"&&t.placement.letter===null;return!n&&!(r&&Gn(t))?m:p`<button
type="button"
class="corner"
data-testid="why"
aria-keyshortcuts="W"
aria-disabled=${n?"true":"false"}
@click=${ku(()=>e.why())}
>
${a("why")}
</button>`}function ku(t){return({currentTarget:e})=>{e instanceof HTMLElement&&e.closest(".strip")?.focus(),t()}}function Dh(t,e){let n=[{kind:"fills",text:a("effect-special-costs")}];return t&&n.push({kind:"tile",text:a("effect-tile")}),e>0&&n.push({kind:"holes",text:a("effect-a-hole")}),n}function Pr(t,e){let[n,r,o]=Fi(t??""),i=r?p`<span lang="en">${r}</span>${o}`:m;return p`<p class="notice" role="alert" ?hidden=${!t} data-testid=${e}>
<span>${n}${i}</span>
</p>`}function lv(t){let e=p`<span lang="en">${t}</span>`;return p`<p class="notice" data-testid="notice">
${Ee("fault-in-record",{detail:e})}
</p>`}function Su(t){let{name:e,busy:n,error:r}=t.state;return p`<form class="joining" @submit=${i=>{i.preventDefault(),t.sit()}}>
<label
>${a("your-name")} <span class="small">${a("as-others-see")}</span>
<input
data-testid="join-name"
maxlength="40"
autocomplete="nickname"
.value=${e}
@input=${i=>t.write(_r(i))}
/></label>
<button type="submit" class="main" data-testid="sit-down" ?disabled=${n}>
${a(n?"sitting-down":"sit-down")}
</button>
${Pr(r,"join-error")}
</form>`}function Eu(t,{inviting:e,joining:n}){let r=Ue(t);return r?gn(a("is-asked",{name:r}),p`<p>${a("asked-text",{name:r})}</p>`):t.access==="public"?M(t)?Fh():gn(a("seat-open"),Su(n)):M(t)?gn(a("invite-your-friend"),Wh(e)):gn(a("seat-kept"),p`<p>${a("seat-kept-text")}</p>`)}function gn(t,e){return p`<section
class="panel inviting"
data-testid="inviting"
aria-labelledby="inviting-heading"
>
<h2 id="inviting-heading">${t}</h2>
${e}
</section>`}function Fh(){return gn(a("in-the-lobby"),p`<p>${a("in-the-lobby-text")}</p>`)}function Wh(t){let{busy:e,told:n}=t.state;return p`${t.link===null?m:Gh(t,t.link)}
<div class="row">
<button
type="button"
class=${t.link===null?"main":"quiet"}
data-testid="new-invitation"
aria-disabled=${e?"true":"false"}
@click=${()=>t.renew()}
>
${a(t.link===null?"make-link":"new-link")}
</button>
<span class="small">
${a(t.link===null?"no-link-here":"link-becomes-void")}
</span>
</div>
<p class="small told" role="status" data-testid="invitation-told">${n}</p>`}function Gh(t,e){let{picture:n}=t.state;return p`<p>${a("send-link")}</p>
<label for="invitation-link" class="visually-hidden">${a("link-of-invitation")}</label>
<input
id="invitation-link"
data-testid="invitation-link"
readonly
.value=${e}
@focus=${r=>r.target.select()}
/>
<div class="row">
<button
type="button"
class="main"
data-testid="copy-invitation"
@click=${()=>t.copy()}
>
${w("copy")}<span>${a("copy")}</span>
</button>
${t.canShare?p`<button
type="button"
data-testid="share-invitation"
@click=${()=>t.share()}
>
${w("share")}<span>${a("share")}</span>
</button>`:m}
</div>
${t.isLocal?p`<p class="small">${a("local-address")}</p>`:m}
<div class="qr">
${n?p`<img
alt=${a("qr-code")}
data-testid="invitation-qr"
src=${`data:image/svg+xml,${encodeURIComponent(n)}`}
/>`:m}
</div>`}function Au(t,e,n){if(e.mode!=="remote")return m;let{text:r,actions:o,urgent:i}=ai(t,e);return p`<section
class=${i?"line urgent":"line"}
aria-label=${a("between-players")}
data-testid="line"
>
<p data-testid="line-text">${r}</p>
<div class="line-actions">
${o.map(([s,c],l)=>p`<button
type="button"
class=${i&&l===0?"main":""}
data-testid=${s}
aria-disabled=${t.pending?"true":"false"}
@click=${()=>n.mind(s)}
>
${c}
</button>`)}
</div>
${zh(e.spectators)}
</section>`}function zh(t){let e=a("watching",{count:t});return p`<p
class=${t>0?"watchers":"watchers none"}
data-testid="watchers"
title=${t>0?e:m}
>
${w("eye")}<span aria-hidden="true">${t}</span>
<span class="visually-hidden">${t>0?e:""}</span>
</p>`}var Tu=3;function Ou(t,e,n,r){let o=[...t.slice(Tu)];return p`<section class="panel ring" aria-labelledby="ring-heading" ?data-keys=${r}>
<div class="panel-head">
<h2 id="ring-heading">${a("coming-up")}</h2>
<span class="small">${a("after-these",{count:o.length})}</span>
</div>
${r?Vh(t,e,n,r):Zh(o,e,n)}
</section>`}function Vh(t,e,n,{held:r,then:o,choose:i}){let s=[...t.slice(Tu)],c=r!==null&&s.includes(r)?r:s[0];return p`<ol
class="circle"
data-testid="ring"
aria-labelledby="ring-heading"
@keydown=${Kh}
>
${s.map(l=>{let u=e[l],f=o.includes(l),d=f?`${qt(u)}, ${a("plan-then")}`:qt(u);return p`<li class=${f?"then":""}>
<button
type="button"
class="coming"
data-coming=${l}
tabindex=${l===c?0:-1}
aria-pressed=${l===r?"true":"false"}
@click=${()=>i(l)}
>
${Nt(l,u,0,n)}
<span class="visually-hidden">${d}</span>
<span class="price" aria-hidden="true">${$n(u.buttons)}${wn(u.time)}</span>
</button>
</li>`})}
</ol>`}function Kh(t){let e=t.target.closest("li"),n=e?.parentElement;if(!e||!n||t.altKey||t.ctrlKey||t.metaKey)return;let r={ArrowRight:e.nextElementSibling,ArrowDown:e.nextElementSibling,ArrowLeft:e.previousElementSibling,ArrowUp:e.previousElementSibling,Home:n.firstElementChild,End:n.lastElementChild}[t.key];r!==void 0&&(t.preventDefault(),t.stopPropagation(),r?.querySelector("button")?.focus())}function Zh(t,e,n){return p`<ol class="circle" data-testid="ring" tabindex="0" aria-labelledby="ring-heading">
${t.map(r=>Yh(r,e,n))}
</ol>`}function Yh(t,e,n){let r=e[t];return p`<li title=${qt(r)}>
${Nt(t,r,0,n)}
<span class="visually-hidden">${qt(r)}</span>
<span class="price" aria-hidden="true">${$n(r.buttons)}${wn(r.time)}</span>
</li>`}function $n(t){return p`<span class="cost"
><svg viewBox="-3 -3 6 6" aria-hidden="true">${j(0,0,2.9)}</svg>${t}</span
>`}function wn(t){return p`<span class="time"
><svg viewBox="-3 -3 6 6" aria-hidden="true">
<path class="glass" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path></svg
>${t}</span
>`}function Mu(t,e,n,r,o,i=m){let s=[...e.ring.slice(0,3)];return p`<section class="panel market" aria-labelledby="market-heading" data-keys>
<h2 id="market-heading">
${a(T(t)&&e.stage==="action"?"choose-or-pass":"next-patches")}
</h2>
${[0,1,2].map(c=>s[c]===void 0?p`<div class="offer none" aria-hidden="true"></div>`:Jh(t,e,s[c],c,n,r,o))}
${Qh(t,e,n)} ${i}
</section>`}function Qh(t,e,n){let r=t.looking?void 0:P(t,null),{time:o}=e.players[e.turn-1];return p`<button
type="button"
class=${zn(t)==="pass"?"pass hinted":"pass"}
data-testid="pass"
aria-disabled=${T(t)&&r?"false":"true"}
aria-keyshortcuts="P"
@click=${()=>n.pass()}
@pointerenter=${({pointerType:i})=>i==="mouse"&&Ti(n,!0)}
@focus=${()=>Ti(n,!0)}
@blur=${()=>Ti(n,!1)}
>
${_u(t,null)}${w("pass")}<span class="pass-name">${a("pass")}</span>
<span class="pass-facts">
${r?io(r,o).map(i=>p`<span>${i}</span>`):m}
</span>
</button>`}function Ti(t,e){t.store.dispatch({type:"weigh",on:e})}function Xh({squares:t}){return Ur(a("spoken-squares",{count:t}))}function Ur(t){return p`<span class="visually-hidden">${t}</span>`}function Jh(t,e,n,r,o,i,s){let c=t.patches[n],l=t.looking?void 0:P(t,n),u=t.placement.letter===n,f=ve(t,e).includes(n),d=gl(o),h=l?Wt(l):null,$=zn(t)?.startsWith(n)??!1;return p`<button
type="button"
class=${["offer",f&&"then",u&&"chosen",h&&"dear",$&&"hinted"].filter(Boolean).join(" ")}
data-testid=${`patch-${r}`}
data-patch=${n}
data-orientation=${H(t.placement,n)}
aria-pressed=${u?"true":"false"}
aria-disabled=${T(t)&&l||d?"false":"true"}
aria-keyshortcuts=${r+1}
data-key=${r+1}
@click=${S=>{if(d)return o.onPlan(n);S.pointerType==="mouse"?o.choose(n):o.chooseShown(n),s()}}
>
<span class="art"
>${Nt(n,c,H(t.placement,n),i)}</span
>
${_u(t,n)}
<span class="facts"
><span class="offer-name"
>${c.name}${f?Ur(`, ${a("plan-then")}`):m}${Xh(c)}</span
>
<span class="price"
>${$n(c.buttons)}${Ur(a("spoken-buttons",{count:c.buttons}))}
${wn(c.time)}${Ur(a("spoken-time"))}</span
>
<span class="earn">${Lu(c)}</span>
${tg(l,h)}</span
>
</button>`}function _u(t,e){let n=aa(t,e);return n.length===0?m:p`<span class="offer-marks" aria-hidden="true"
>${n.map(({label:r,kind:o})=>p`<span class=${`offer-mark to-${o}`}>${r}</span>`)}</span
>`}function tg(t,e){return e?p`<span class="reason" title=${e}>${eg(t)}</span>`:m}function eg(t){return t&&t.missing>0?a("short-of",{count:t.missing}):a("no-room")}function qv({ring:t},e,n){return p`<section class="panel market looked-at" aria-labelledby="market-heading">
<h2 id="market-heading">${a("next-patches")}</h2>
${[...t.slice(0,3)].map(r=>p`<div class="offer" data-patch=${r}>
<span class="art">${Nt(r,e[r],0,n)}</span>
<span class="facts" title=${qt(e[r])}
><span class="offer-name">${e[r].name}</span>
<span class="price">${$n(e[r].buttons)}${wn(e[r].time)}</span>
<span class="earn">${Lu(e[r])}</span></span
>
</div>`)}
</section>`}function Lu({income:t}){return t>0?a("earns",{count:t}):a("earns-nothing")}function Nu(t,e,n,r,o,i=[]){let s=new Set(i.map(({number:u})=>u)),c=[[a("first-position"),"first",0],[a("previous-position"),"back",e-1],[a("next-position"),"forward",e+1],[a("last-position"),"last",t.length]],l=u=>u<0||u>t.length||u===e;return p`<section class="panel moves" aria-labelledby="moves-heading">
<div class="panel-head">
<h2 id="moves-heading">${a("moves")}</h2>
<div class="steps">
${c.map(([u,f,d])=>p`<button
type="button"
class="quiet square"
aria-label=${u}
title=${u}
data-testid=${`step-${f}`}
aria-disabled=${l(d)?"true":"false"}
@click=${()=>o(d)}
>
${w(f)}
</button>`)}
</div>
</div>
<ol class="move-list" data-testid="move-list" tabindex="0" aria-labelledby="moves-heading">
${t.map(u=>p`<li class=${s.has(u.number)?"fresh-move":""}>
<button
type="button"
class=${u.number===e?"move now":"move"}
aria-current=${u.number===e?"step":"false"}
@click=${()=>o(u.number)}
>
<span class="number">${u.number}</span>
<span class="move-words"
><b>${E(n,u.player)}</b>
${oe(u.move,r)}${ng(u)}</span
>
<code>${u.move}</code>
</button>
</li>`)}
</ol>
${t.length===0?p`<p class="small">${a("no-move-yet")}</p>`:""}
</section>`}function ng({change:t}){return!t||t.from===t.to?m:`: ${co(t)}`}function Ru(t,e,n){let r=`/analysis?at=${n}${e}`;return p`<a class="quiet button" href=${r} data-testid="analyse" @click=${i=>{i.metaKey||i.ctrlKey||i.shiftKey||(i.preventDefault(),t.go(r))}}
>${w("lens")}<span>${a("tab-analysis")}</span></a
>`}function Iu(t,e,n){let[r,o]=t.players,i=r.score_parts,s=new Map(We(o,n.level)),c=f=>s.get(f)??"–",l=[E(e,1),`${E(e,2)} ${n.numeral}`],u=[[a("number-buttons"),[i.buttons,c("part-held")]],[a("score-tile"),[i.special_tile,c("part-tile")]],[a("score-empty"),[`${U(i.empty)} (${r.empty})`,"–"]]];for(let f of["part-patches","part-printed"])s.has(f)&&u.push([a(f),["–",c(f)]]);return Cr(t,l,u)}function Cu({level:t,levels:e},n){return!e||e.length===0?m:p`<h3 id="levels-heading">${a("at-each-level")}</h3>
<table class="scores" data-testid="levels" aria-labelledby="levels-heading">
<thead>
<tr>
<th scope="col">${a("level")}</th>
<th scope="col">${E(n,1)}</th>
<th scope="col">${E(n,2)}</th>
<th scope="col">${a("winner")}</th>
</tr>
</thead>
<tbody>
${e.map(r=>p`<tr
class=${r.level===t?"this-level":""}
aria-current=${r.level===t?"true":m}
>
<th scope="row">
${r.level===t?a("this-game-level",{level:Ge(r)}):Ge(r)}
</th>
${r.scores.map(o=>p`<td>${U(o)}</td>`)}
<td>${E(n,r.winner)}</td>
</tr>`)}
</tbody>
</table>`}function Pu(t,e,n,r=m){let{automa:o}=t;return p`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
<h2 id="result-heading">${Dt(t,e)}</h2>
<p>${Ft(t,e)}</p>
${o?Iu(t,e,o):du(t,e)}
<div class="row">${n}</div>
${o?Cu(o,e):m} ${r}
</section>`}function Uu(t,e,n){return p`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
<h2 id="result-heading">${Dt(t,e)}</h2>
<p>${Ft(t,e)}</p>
<div class="row">${n}</div>
</section>`}function Hu(t,e,n){let{table:r}=t;if(!r)return m;let o=og(t,r,e,n),i=()=>n.go(rg(r));return p`${o}
${r.moves.length?p`<button type="button" data-testid="review" @click=${i}>
${w("graph")}<span>${a("review")}</span>
</button>`:m}
${r.moves.length?Ru(n,r.link,r.moves.length):m}
<button type="button" data-testid="share" @click=${()=>ou(r,e)}>
${w(t.copied?"place":"share")}
<span>${a(t.copied?"shared-copied":"share-game")}</span>
</button>
<button
type="button"
class=${o===m?"main":""}
data-testid="play-again"
@click=${()=>n.go("/")}
>
${w("fresh")}<span>${a("new-game")}</span>
</button>`}function rg(t){return gt(t)?`/review?seat=${t.seats[0].yours?1:2}${t.link}`:`/game/${t.game}/review`}function og(t,e,n,r){if(e.mode!=="remote")return ig(e,n,r);if(e.rematch.game!==null)return p`<a
class="button main"
data-testid="rematch-link"
href=${`/game/${e.rematch.game}`}
>${w("again")}<span>${a("to-rematch")}</span></a
>`;if(!M(e))return m;let o=ci(e);return p`<button
type="button"
class="main"
data-testid="ask-rematch"
aria-disabled=${o&&!t.pending?"false":"true"}
@click=${()=>{o&&n.mind("rematch")}}
>
${w("again")}
<span>${a(e.rematch.asked.length>0&&!o?"rematch-asked":"rematch")}</span>
</button>`}function ig(t,e,n){return t.day!==null?p`<a
class="button main"
data-testid="back-to-day"
href=${`/day/${t.day}`}
@click=${$t(n)}
>${w("sun")}<span>${a("back-to-day")}</span></a
>`:!M(t)||At(t)?m:p`<button
type="button"
class="main"
data-testid="again"
@click=${()=>e.again(n.go)}
>
${w("again")}<span>${a("rematch")}</span>
</button>`}function ju(t,e,n){return p`<details class="panel summary" data-testid="summary">
<summary><h2>${a("in-words")}</h2></summary>
${[1,2].map(r=>{let o=r;if(r===2&&t.automa)return p`<h3>${E(e,2)}</h3>
<p data-testid="summary-2">
${ra(t,t.automa,n)}
${a("on-time-board",{distances:Be(t,2)})}
</p>`;let{cells:i,patches:s}=t.players[r-1];return p`<h3>${E(e,o)}</h3>
<p data-testid=${`summary-${r}`}>
${Ms(i)} ${a("on-time-board",{distances:Be(t,o)})}
</p>
${s.length?p`<ul>
${s.map(c=>p`<li>${_s(c,n)}</li>`)}
</ul>`:""}`})}
</details>`}function Bu(t,e,n,r){let o=fe(t);return p`<header class="head table-head" data-keys>
${no(r)} ${ag(t,e,o)}
<div class="turn-buttons">
${t.looking?sg(n):yu(t,e,n)}
<button type="button" data-testid="settings" @click=${()=>n.dialog("settings")}>
${w("gear")}<span>${a("settings")}</span>
</button>
<button type="button" class="to-help" data-testid="help" @click=${r.help}>
${w("help")}<span>${a("help")}</span>
</button>
<a class="button to-me" href="/me" data-testid="to-me" @click=${$t(r)}
>${w("person")}<span>${a("to-me")}</span></a
>
</div>
</header>`}function sg(t){return p`<button
type="button"
class="main back-to-game"
data-testid="back-to-game"
@click=${()=>t.back()}
>
${a("back-to-game")}
</button>`}function ag(t,e,n){let{looking:r}=t;return p`<div class=${`turn turn-${n.result?.winner??n.turn}`}>
<div class="turn-title">
<h1 id="turn-heading" tabindex="-1" data-testid="turn">
${r?a("after-move",{number:String(r.index)}):ft(e)}
</h1>
${e.automa?.practice?p`<span class="badge practice" data-testid="practice">${a("practice")}</span>`:m}
</div>
${cg(t,e,n)}
</div>`}function cg(t,e,n){if(t.status==="lost")return p`<p class="lost" data-testid="connection">
<span class="dot" aria-hidden="true"></span>${a("connection-lost")}
</p>`;let r=t.looking?`${Dt(n,e.seats)}. ${Ft(n,e.seats)}`:ke(e);return p`<p class="turn-reason" data-testid="turn-reason">${r}</p>`}function qu(t,e,n,r,o,i){let{table:s}=t,c=fe(t);if(!s||!c)return An(r,a("opening-table"));let l=c.result!==null||At(c),u=M(s)&&!N(s)&&!l,f=i!==null;return p`${Bu(t,s,e,r)}
<main
class=${fg(t,s,l,r,f?"remote guided":s.mode)}
data-stage=${c.stage}
data-number=${s.number}
>
${lg(t,e,r,{line:i??Au(t,s,e),middle:dg(t,s,c,e,n,r,o,f),tools:u?vu(t,e,r.settings.coordinates):m,moves:pg(t,s,e)})}
<div class="below">
${f?m:nu(t,s,e,r)}
${ju(c,s.seats,t.patches)}
</div>
</main>
${wu(t,e)} ${wg(t)} ${Wl(t,e,r)}`}function lg(t,e,n,{line:r,middle:o,tools:i,moves:s}){let c=t.table,l=fe(t),{letters:u,look:f}=n.settings,d=()=>n.change({look:f==="cloth"?"thread":"cloth"}),h=Ao(t),k=c.mode==="screen"&&c.seats.filter(({yours:I})=>I).length!==1?1:h,S=I=>mg(t,c,l,I,n,e);return p`<div class="felt" data-keys tabindex="-1">
<div class="column own">${S(k)}</div>
<div class="column middle">
${r} ${o} ${i} ${ug(t,l,e,u)} ${s}
</div>
<div class="column other">
${c.mode==="solo"?gg(t,l,c,u,n):S(k===1?2:1)}
${rc(l,c.seats,f,d,Fa(t),h)}
</div>
</div>`}function ug(t,e,n,r){let{patches:o,placement:i}=t,s={held:i.plan?i.letter:null,then:ve(t,e),choose:n.onPlan};return Ou(e.ring,o,r,di(n)?s:void 0)}function pg(t,e,n){let r=t.looking?t.looking.index:e.moves.length,o=i=>n.look(i);return Nu(e.moves,r,e.seats,t.patches,o,Qe(t))}function fg({peek:t},e,n,r,o){return["table",o,r.settings.coordinates?"named":"unnamed",t&&"peek",N(e)&&"awaiting",n&&"ended"].filter(Boolean).join(" ")}function dg(t,e,n,r,o,i,s,c){if(N(e))return Eu(e,o);let l=c?m:Hu(t,r,i);if(n.result)return Pu(n,e.seats,l,Jl(e,n,t.patches,i));if(At(n))return Uu(n,e.seats,l);let u=M(e)?m:r.planning?.planAside(t,r);return Mu(t,n,r,i.settings.letters,s,u)}function mg(t,e,n,r,o,i){let s=Ao(t)===r,c=Vt(t)&&Ye(t)===r,{letters:l,coordinates:u}=o.settings,f=Qe(t).filter(C=>C.player===r),d=t.hint?.type==="why"&&t.hint.player===r&&[t.hint.move],h=E(e.seats,r),$=`${s?"front":"back"} p${r}`,k=Yl({number:r,name:h,player:n.players[r-1],patches:t.patches,lettered:l,active:c,held:c&&t.placement.letter!==null,ghost:$g(t,r),cursor:c?t.placement.cursor:t.walks[r],named:u,fresh:ca(d||f.map(({move:C})=>C),t.patches),hint:Kn(oa(t,r),t.patches),marks:sa(t,r)}),S=s?m:p`<button
type="button"
class="peek-button"
aria-expanded=${t.peek?"true":"false"}
aria-label=${a("peek",{name:h})}
data-testid="peek"
@click=${()=>i.store.dispatch({type:"peek"})}
>
${Ir(n.players[r-1],t.patches)}
</button>`,I=fu(n,e.seats,r,{clock:Bl(e,r),thumbnail:S});return p`<div class=${`seat ${$}`}>${I}</div>
<div class=${`spread ${$}`}>
${s?m:hg(h,je(e.seats,r),i)} ${k}
</div>`}function hg(t,e,n){return p`<div class="peek-head">
<b>${e?a("your-quilt"):a("quilt-of",{name:t})}</b>
<button
type="button"
data-testid="peek-close"
@click=${()=>n.store.dispatch({type:"peek"})}
>
${a("back")}
</button>
</div>`}function gg(t,e,n,r,o){let{automa:i}=e;if(!i)return p`<p class="panel small">${a("automa-unknown")}</p>`;let s=t.looking?{turns:i.turns,run:0}:t.account,c=M(n)&&n.stage!=="over"?xu(o):m;return p`<div class="seat back p2">${hu(e,n.seats,i)}</div>
${gu(e,i,s,t.patches,r,c)}`}function $g(t,e){let{placement:n}=t,r=L(t);return!r||!n.origin||Ye(t)!==e||t.looking?null:{letter:r.letter,code:H(n,r.letter),origin:n.origin,cells:it(n,r),set:n.set,sent:t.pending!==null,legal:ae(n,r)&&P(t,r.letter)?.available!==!1,planned:n.plan}}function wg(t){let{notice:e,said:n,ghostText:r,status:o,hint:i}=t;return p`<div class="visually-hidden">
<div role="status" aria-live="polite" data-testid="live-news">
${o==="lost"?a("live-lost"):n}
</div>
<div role="status" aria-live="polite" data-testid="live-time">${t.timeSaid}</div>
<div role="status" aria-live="polite" data-testid="live-ghost">${r}</div>
<div role="status" aria-live="polite" data-testid="live-hint">
${i&&zl(i)?a(`live-${i.type}`,{words:Rr(t,!0)}):""}
</div>
<div role="status" aria-live="polite">
${e?.kind==="info"?e.text:t.copied}
</div>
<div role="alert" data-testid="live-error">${e?.kind==="error"?e.text:""}</div>
</div>`}var yg=":is(button, a, input, summary, .quilt):not(.pass)";function Du(t,e){let n=()=>e.store.dispatch({type:"weigh",on:!1}),r=({target:i})=>{i instanceof Element&&i.closest(yg)&&n()},o=i=>{i.key==="Escape"&&n()};return t.addEventListener("pointerover",r),window.addEventListener("keydown",o),()=>{t.removeEventListener("pointerover",r),window.removeEventListener("keydown",o)}}function Oi(t,e,n,r,o=null,i=void 0){let s=xg(e,n,r,o,i),c=()=>uc(t),l=o?.accompany(s,c)??null;l&&(s.company=l.company);let u=Il(s.id,r.go),f=cc(t,s,r),d=kg(t,s,r),h=vg(t,s,u,r,c,l),$=Sg(s,r),k=()=>{l?.company.leaving||(h(),l?.drawn(),$(),f.play(),d.consider())},S=s.state.table,I=[s.store.watch(k),s.store.watch(Eg(s,S,r)),u.inviting.store.watch(k),u.joining.store.watch(k),...l?.watch(k)??[],Du(t,s),lc(t,s,f,d,c),d.stop,()=>f.skip(),()=>s.close()];o||Fu(s.id,S),Ag(S,u),s.open();let C=!0;return{draw:()=>{k(),C&&bg(t,l),C=!1},close:()=>{for(let tt of I)tt()}}}function bg(t,e){document.activeElement===document.body&&t.querySelector("#turn-heading")?.focus({preventScroll:!0}),e?.begin()}function xg(t,e,n,r,o){let i=mr(t,e);if(i===null)throw new mt(a("page-outdated"));let s=`${location.origin.replace(/^http/,"ws")}/api/games/${t.game}/play`,c=new vr(i,e,{open:()=>o?.connect()??new WebSocket(`${s}?version=${2}`),keeper:o,seen:r?.seen});return c.onHelp=n.help,ac(c),c.onOutdated=en,c.onUnopened=La,c}function kg(t,e,n){let r={now:()=>performance.now(),later:(s,c)=>window.setTimeout(s,c),forget:s=>window.clearTimeout(s)},o=new Er({...r,turn:()=>e.turnCard(!0)}),i=new Sr({...r,show:(s,c)=>ql(t,s,c),onTime:s=>e.store.dispatch({type:"time",part:s})});return{consider:()=>{o.consider(e.state,n.settings.turnCards),i.consider(e.state)},stop:()=>{o.stop(),i.stop()}}}function vg(t,e,n,r,o,i){let s=-1,c=-1,l=!1;return()=>{let{table:u}=e.state,f=document.activeElement,d=i?.slot()??null;if(z(qu(e.state,e,n,r,o,d),t),Gl(t),e.state.typing&&!l&&document.getElementById("command")?.focus(),l=e.state.typing,f&&!f.isConnected&&fc(t,f,o),!u)return;mn(ft(u),Lt(u)&&u.mode!=="screen"),e.state.looking?bl(t):u.moves.length!==s&&Tg(t.querySelector(".move-list")),s=u.moves.length;let h=document.activeElement?.matches("[data-quilt=shown] .cells");u.number!==c&&h&&o(),c=u.number}}function Sg(t,e){let n=-1,r=Ml(t.id);return()=>{let o=t.state.table?.number??-1;!(e.settings.hints||r)||n===o||!ue(t.state)||(n=o,t.hint())}}function Eg(t,e,n){let r=e;return()=>{let o=t.state.table??r,i=ul(r,o);N(r)&&!N(o)&&Fu(o.game,o),r=o,i!==null&&n.go(`/game/${i}`)}}function Ag(t,{inviting:e,joining:n}){N(t)&&(M(t)?e.draw():t.access==="public"&&n.ask())}function Tg(t){t&&(t.scrollTop=t.scrollHeight)}function Fu(t,e){let{seats:n}=e;!gt(e)&&n.some(r=>r.yours)&&Ll(t,n.map(r=>r.name||a("an-open-seat")).join(" – "))}var Vu={load:$i,save:Ol,hintAt:_l},Ku={home:t=>location.hash.length>1?Wu(t,location.hash):Og(t),game:Yu,"game-review":({root:t,shell:e,patches:n,wait:r},o)=>(r("opening-review"),Gu(({openGameReview:i})=>i(t,e,n,o))),"link-review":({root:t,shell:e,patches:n,wait:r})=>(r("opening-review"),Gu(({openLinkReview:o})=>o(t,e,n))),analysis:Lg,invitation:Rg,shared:(t,e)=>Wu(t,Ua(e)),"first-game":_g,offline:Ng,aid:vt("aid"),me:vt("me"),"sign-in":vt("sign-in"),link:vt("link"),today:vt("today"),puzzles:t=>zu(t,""),puzzle:zu,day:vt("day"),progress:vt("progress"),tournaments:vt("tournaments"),tournament:vt("tournament")};function vt(t){return async({root:e,shell:n,wait:r},o)=>{r("one-moment");let{AWAY:i}=await q("pages");return{page:await i[t](e,n,o),title:`tab-${t}`}}}async function Og(t){let{root:e,shell:n,feed:r}=t,o=s=>{let c=[s.tags.Player1,s.tags.Player2];history.pushState(null,"",s.link?er(s.link,c):location.pathname),t.show(Zu(t,s))},{openHomePage:i}=await q("home");return{page:await i(e,n,r,o),title:""}}async function Wu(t,e){let n=ja(location.search),r=await Xi(e);return Zu(t,{...r,tags:{...n,...r.tags}})}async function Zu({root:t,shell:e,patches:n},r){let{openViewerPage:o}=await q("pages");return{page:o(t,r,await n,e),title:"tab-viewer"}}async function Gu(t){return{page:await t(await q("review")),title:"tab-review"}}async function zu({root:t,shell:e,patches:n,wait:r},o){return r("one-moment"),{page:await(await q("puzzles")).openPuzzles(t,e,n,o),title:"tab-puzzles"}}async function Yu(t,e){let{root:n,shell:r}=t;t.wait("opening-table");let[o,i]=await Promise.all([Zi(e),t.patches]),s=$i()?.game===e?await Mg(t):null;return{page:Oi(n,o,i,r,s),title:"tab-game",known:o.seats.some(l=>l.yours)}}async function Mg({root:t,shell:e}){let{accompany:n,asNewcomer:r}=await q("guide");return{seen:r,accompany:(o,i)=>n(t,o,e,Vu,i)}}async function _g(t){t.wait("opening-table");let{firstGame:e}=await q("guide"),n=await e(Vu);return{...await Yu(t,n),address:`/game/${n}`}}async function Lg({root:t,shell:e,patches:n,wait:r}){r("one-moment");let[{openAnalysisPage:o},i]=await Promise.all([q("analysis"),n]);return{page:await o(t,i,e),title:"tab-analysis"}}async function Ng({root:t,shell:e,patches:n,wait:r}){r("opening-table");let[{LocalGame:o},i]=await Promise.all([q("offline"),n]),s=new o(i,{load:Al,save:Tl,later:l=>window.setTimeout(l),draw:l=>Math.floor(Math.random()*l),today:()=>new Date});return{page:Oi(t,s.message,i,e,null,s),title:"tab-offline",known:!1}}async function Rg(t,e){return t.wait("opening-invitation"),(await q("pages")).openInvitation(t,e)}function Hr(t,e,n){let r=document.createElement("dialog");return r.className=`sheet ${t}-dialog`,r.dataset.testid=`dialog-${t}`,r.setAttribute("aria-labelledby",e),r.addEventListener("close",()=>r.remove()),n(r),document.body.append(r),r.showModal(),r}var yn=null;function Qu(t){if(yn)return;Hr("settings","dialog-heading",n=>{yn=()=>z(p`${Nr(t,()=>n.close(),null)}`,n),yn()}).addEventListener("close",()=>{yn=null})}function Xu(){yn?.()}function Ju(){let t=document.createElement("span");t.className="probe",t.ariaHidden="true",t.textContent="a b",document.body.append(t);let e=()=>document.documentElement.toggleAttribute("data-roomy",Ig(getComputedStyle(t)));new ResizeObserver(e).observe(t)}function Ig({letterSpacing:t,wordSpacing:e,lineHeight:n,fontSize:r}){let o=parseFloat(r);return[t,e].some(s=>parseFloat(s)>0)||o>18||parseFloat(n)>1.1*o}var tp=["GGGbbaaaXXX.","EEGbaaffJXVV","EEEbbYYfJVVg","LLLL.YWWJggg"];function Cg(t){return tp.flatMap((e,n)=>[...e].flatMap((r,o)=>r===t?[[n,o]]:[]))}function Pg(t){let e=Cg(t),n=`url(#fabric-${t})`;return v`<path class="piece" fill=${n} d=${V(e,10,.25)}></path>
<path class="stitches" d=${V(e,10,1.1)}></path>`}function ep(){let t=[...new Set(tp.join(""))].filter(e=>e!==".");return p`<svg class="cover" viewBox="-1 -1 122 42" aria-hidden="true">
<rect class="ground" width="120" height="40" rx="1"></rect>
<rect fill="url(#fabric-cell)" width="120" height="40"></rect>
${t.map(Pg)}
${[[2,0],[1,2],[6,0],[8,1],[10,2],[2,3]].map(([e,n])=>j((e+.5)*10,(n+.5)*10,2.6))}
</svg>`}var Mi=new Map([["classic",Promise.resolve(nn)]]),_i="classic";async function Li(t){_i=t;try{let e=await Ug(t);_i===t&&np(t,e)}catch(e){console.warn(`The ${t} edition can’t be loaded:`,e),_i===t&&!document.querySelector("#fabrics > *")&&np("classic",nn)}}function np(t,e){document.documentElement.dataset.edition=t,z(Ka(e),document.getElementById("fabrics"))}function Ug(t){let e=Mi.get(t);if(e)return e;let n=`/editions/${t}`,o=Promise.all([Va(`${n}.json`),Hg(`${n}.css`)]).then(([i])=>i);return Mi.set(t,o),o.catch(()=>Mi.delete(t)),o}async function Hg(t){let e=document.querySelector(`link[href="${t}"]`);e?.sheet||(e?.remove(),await jo(t))}var Te=document.getElementById("app"),et=gi(),bn=null,Ni=()=>"",jr=0,jg=Ki(Ci("link[data-what=patches]")),Ri=new Sn({open:()=>new WebSocket(`${location.origin.replace(/^http/,"ws")}/api/feed`),later:(t,e)=>window.setTimeout(t,e),forget:t=>window.clearTimeout(t),onWaiting:Ul,onNews:Na});async function Ii(t){Mr().length===0||document.hidden||Ri.socket||(t??await Bg())&&Ri.open()}async function Bg(){return Jt().then(({known:t})=>t,()=>!1)}var Yt={get settings(){return et},logo:Ci("link[rel=icon]"),change(t){Sl({...et,...t}),t.sounds&&Oo("button"),rp(t)},go(t){history.pushState(null,"",t),Br()},onNews:Ra,help(){q("aid").then(({openAid:t})=>t(),qg)},openSettings(){Qu(Yt)},canVibrate:To()};function rp(t){et={...et,...t},op(),t.edition&&Li(t.edition),"language"in t||"edition"in t?Wg().catch(cp):ip()}function qg({message:t}){Hr("aside","aside-words",e=>z(p`<p role="alert" id="aside-words">${t}</p>
<button type="button" class="main" @click=${()=>e.close()}>${a("close")}</button>`,e))}function Ci(t){return document.querySelector(t).href}function op(){let{theme:t}=et;t==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=t}function Dg(){return et.language==="auto"?os(navigator.languages):et.language}async function Fg(){let{lang:t}=document.documentElement,e=et.language==="auto"?t:et.language,n=t===e?Ci("link[data-what=words]"):void 0;Uo(await tn(e,n),et.edition),document.documentElement.lang=e,_o()}async function Wg(){let t=Dg(),[e,n]=await Promise.all([tn(t),Ma(t)]);Uo(e,et.edition),n&&Jn(n),document.documentElement.lang=t,_o(),mn(Ni()),ip()}function ip(){bn?.draw(),Xu()}function sp(t,e,n=null){let r=bn===null;bn?.close(),bn=t,Ni=e?()=>a(e):()=>"",mn(Ni()),Ii(n),window.scrollTo(0,0),Te.querySelector(".boot")?.remove(),t.draw(),r||Gg()}function Gg(){let t=Te.querySelector("h1");!t||document.activeElement!==document.body||(t.tabIndex=-1,t.focus({preventScroll:!0}))}var zg={root:Te,shell:Yt,feed:Ri,patches:jg,show:ap,wait(t){Te.querySelector(".boot")?.remove(),bn||z(An(Yt,a(t)),Te)}};function Br(){jr+=1;let t=ss(location.pathname);t?ap(Ku[t.name](zg,t.match)):lp("page")}async function ap(t){let e=jr;try{let{page:n,title:r,known:o,address:i,after:s}=await t;if(e!==jr)return n.close();i&&history.replaceState(null,"",i),sp(n,r,o),await s?.()}catch(n){e===jr&&cp(n)}}function cp(t){if(t instanceof mt&&en())return;if(t instanceof Ct&&t.status===404&&Vg())return lp("game");let e=t instanceof Error?t.message:String(t);up("cannot-show",e,Gi(t))}function Vg(){return location.pathname.startsWith("/game/")}function lp(t){up(t==="game"?"no-such-game":"no-such-page",a("link-may-be-old"))}function up(t,e,n=!1){sp({draw:()=>z(p`${eo(Yt)}
<main class="waiting">
${ep()}
<h1>${a(t)}</h1>
${Pr(e,"problem")}
<a class="button main" href="/">${a("back-to-home")}</a>
${n?ro(Yt):m}
</main>`,Te),close:()=>{}},t)}op();await Promise.all([Fg(),Li(et.edition)]);window.addEventListener("popstate",Br);window.addEventListener("keydown",t=>{t.key==="F1"&&(t.preventDefault(),Yt.help())});window.addEventListener("online",()=>Ii(null));document.addEventListener("visibilitychange",()=>Ii(null));window.addEventListener("pointerdown",()=>{for(let t of document.getAnimations())t.finish()},{capture:!0});Br();xs(Yt,Br);Ju();El(rp);document.readyState==="complete"?Mo():window.addEventListener("load",Mo);export{Kg as a,Hi as b,kn as c,Yg as d,F as e,Me as f,vn as g,W as h,a as i,mp as j,Xg as k,e$ as l,St as m,It as n,mt as o,Gi as p,Ct as q,Q as r,zi as s,c$ as t,Zi as u,Qi as v,l$ as w,Xi as x,Ji as y,Jt as z,u$ as A,p$ as B,es as C,ns as D,xp as E,as as F,cs as G,p as H,v as I,m as J,z as K,w as L,eo as M,$t as N,G as O,nt as P,N as Q,R,at as S,jt as T,Mn as U,re as V,V as W,Nn as X,U as Y,As as Z,qt as _,je as $,X as aa,E as ba,Dt as ca,Ft as da,Cp as ea,j$ as fa,oe as ga,Bt as ha,Ot as ia,Wt as ja,Up as ka,Ms as la,Be as ma,_s as na,In as oa,H as pa,it as qa,go as ra,De as sa,wo as ta,Qs as ua,Fe as va,yo as wa,ea as xa,na as ya,Ge as za,Ve as Aa,ra as Ba,T as Ca,le as Da,Wn as Ea,ue as Fa,Gn as Ga,pe as Ha,fe as Ia,P as Ja,ia as Ka,Ze as La,zt as Ma,Ye as Na,tf as Oa,L as Pa,Ao as Qa,ca as Ra,q as Sa,Ra as Ta,er as Ua,ja as Va,Fo as Wa,J as Xa,j as Ya,Nt as Za,Go as _a,ir as $a,rc as ab,y0 as bb,sc as cb,ac as db,cc as eb,lc as fb,uc as gb,fc as hb,B0 as ib,hc as jb,yt as kb,ut as lb,ge as mb,Vo as nb,Ko as ob,un as pb,gc as qb,bt as rb,$c as sb,xc as tb,fr as ub,ti as vb,Tc as wb,ei as xb,ny as yb,ry as zb,oy as Ab,Ec as Bb,iy as Cb,Oc as Db,dr as Eb,Cc as Fb,Pc as Gb,mr as Hb,fn as Ib,be as Jb,Hc as Kb,$r as Lb,qc as Mb,wr as Nb,Kc as Ob,Qc as Pb,xr as Qb,Jc as Rb,tl as Sb,si as Tb,rl as Ub,Ud as Vb,Dy as Wb,Ky as Xb,ft as Yb,Fd as Zb,r1 as _b,tm as $b,hl as ac,om as bc,$l as cc,yl as dc,M1 as ec,vr as fc,um as gc,Er as hc,bl as ic,Tr as jc,pb as kc,fb as lc,db as mc,mb as nc,hb as oc,gb as pc,Mr as qc,$b as rc,wb as sc,yb as tc,Nl as uc,Rl as vc,$m as wc,Ul as xc,bi as yc,Cb as zc,Se as Ac,Dl as Bc,_r as Cc,Lr as Dc,Fl as Ec,Ee as Fc,Wl as Gc,Gl as Hc,Yl as Ic,Ir as Jc,kx as Kc,ih as Lc,ru as Mc,fu as Nc,hu as Oc,gu as Pc,wu as Qc,vu as Rc,Pr as Sc,lv as Tc,Su as Uc,Ou as Vc,$n as Wc,wn as Xc,Mu as Yc,qv as Zc,Lu as _c,Nu as $c,Ru as ad,Pu as bd,ju as cd,lg as dd,fg as ed,mg as fd,wg as gd,Du as hd,Hr as id,ep as jd};
/**
* @license
* Copyright 2017 Google LLC
* SPDX-License-Identifier: BSD-3-Clause
*/
