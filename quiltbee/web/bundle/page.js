var $p=Object.defineProperty;var n$=(t,e)=>{for(var n in e)$p(t,n,{get:e[n],enumerable:!0})};var Fi=[{level:1,name:"Beginner",audience:"a child can beat it"},{level:2,name:"Learner",audience:"for a first game"},{level:3,name:"Casual",audience:"if you know the rules"},{level:4,name:"Regular",audience:"if you’ve played a few times"},{level:5,name:"Practised",audience:"if you play often"},{level:6,name:"Skilled",audience:"for good players"},{level:7,name:"Strong",audience:"for very good players"},{level:8,name:"Expert",audience:"for the best in your club"},{level:9,name:"Master",audience:"nearly everything the computer has"},{level:10,name:"Full strength",audience:"everything it has; it thinks for about a second"}],te=3,xn=[{level:1,numeral:"I",name:"Intern",marker:52,per_button_held:0,per_patch_with_buttons:0,per_button_on_patches:0},{level:2,numeral:"II",name:"Apprentice",marker:44,per_button_held:1,per_patch_with_buttons:0,per_button_on_patches:0},{level:3,numeral:"III",name:"Fellow",marker:41,per_button_held:1,per_patch_with_buttons:1,per_button_on_patches:0},{level:4,numeral:"IV",name:"Master",marker:38,per_button_held:1,per_patch_with_buttons:0,per_button_on_patches:1},{level:5,numeral:"V",name:"Legend",marker:35,per_button_held:1,per_patch_with_buttons:1,per_button_on_patches:1}],o$=65536,Gi=18e4,X=53,Oe=[5,11,17,23,29,35,41,47,53],kn={revised:[26,32,38,44,50],original:[20,26,32,44,50]};var Te={language:"en",format:t=>t};function zi(t){Te=t}function D(){return Te.language}function a(t,e){return Te.format(t,e)}function nt(t){return new Intl.ListFormat(Vi(),{type:"conjunction"}).format(t)}function Vi(){return Te.language==="en"?"en-GB":Te.language}function s$(t){return new Intl.DateTimeFormat(D(),{dateStyle:"medium"}).format(t)}function a$(t){return new Intl.NumberFormat(Vi(),{minimumFractionDigits:1,maximumFractionDigits:1}).format(Math.round(t*10)/10||0).replace("-","−")}var Zi=new Set;function Ki(t){return t instanceof Error?t.message:String(t)}function Yi(t){t!==""&&Zi.add(t)}function Qi(t){let e=D()==="en"?"":[...Zi].find(r=>t.includes(r));if(!e)return[t,"",""];let n=t.indexOf(e);return[t.slice(0,n),e,t.slice(n+e.length)]}function Le(t,e){let n=e,r=!1,o=new Set,i=()=>{r=!1;for(let s of[...o])s(n)};return{get:()=>n,dispatch(s){let c=t(n,s);c!==n&&(n=c,r||queueMicrotask(i),r=!0)},watch(s){return o.add(s),()=>o.delete(s)}}}function vn(t){return Le((e,n)=>({...e,...n}),t)}var wp=new Set([400,401,403,404,409,410,413,422,429,503]),qt=class extends Error{name="Away"},yt=class extends Error{};function Xi(t){let e=t instanceof qt;return e&&Gr(!0),e}var ee=Le((t,e)=>e,{away:!1}),Et=class extends Error{constructor(e,n){super(e),this.status=n}};async function K(t,e,n){return JSON.parse(await ts(t,e,n))}async function ts(t,e,n="POST"){let r=await es(t,e,n),o=await r.text();if(r.ok)return o;throw new Et(zr(o,r.status),r.status)}async function*g$(t,e,n){let r=await es(t,e,"POST",n);if(!r.ok||!r.body)throw new Et(zr(await r.text(),r.status),r.status);let o=r.body.pipeThrough(new TextDecoderStream).getReader(),i="";try{for(;;){let{done:s,value:c=""}=await o.read().catch(Ji),l=(i+c).split(`
`);i=l.pop()??"";for(let u of l.filter(f=>f.trim()))yield yp(u);if(s&&i.trim()&&Ji(new Error("The last line is not whole.")),s)return}}finally{await o.cancel().catch(()=>{})}}function yp(t){let e=JSON.parse(t);if("error"in e)throw new Et(zr(t,0),0);return e}function Ji(t){throw new qt(a("server-away"),{cause:t})}async function es(t,e,n,r){let o=e&&{method:n,headers:{"content-type":"application/json"},body:JSON.stringify(e)};try{let i=await fetch(new URL(t,import.meta.url),{...o,signal:r});return Gr(!1),i}catch(i){throw r?.aborted||Gr(!0),new qt(a("server-away"),{cause:i})}}function Gr(t){ee.get().away!==t&&ee.dispatch({away:t})}function zr(t,e){let{error:n,code:r,values:o}=bp(t);return typeof o?.detail=="string"&&Yi(o.detail),r?a(`refused-${r}`,o):n&&D()==="en"?n:wp.has(e)?a(`refused-status-${e}`):a("status-answer",{status:String(e)})}function bp(t){try{return JSON.parse(t)??{}}catch(e){if(e instanceof SyntaxError)return{};throw e}}async function ns(t="/api/patches"){let e=await K(t);return Object.fromEntries(Object.entries(e).map(xp))}function xp([t,e]){return[t,Object.defineProperty(e,"name",{get:()=>a(`patch-${t}`)})]}async function rs(t){let e=await K(`/api/games/${t}`);if(e.version!==2)throw new yt(a("page-outdated"));return e}async function os(){let{messages:t}=await K("/api/health");return t===2}function is(t){return K("/api/games",t)}function $$(){return K("/api/solo")}function ss(t){return K("/api/replay",{text:t.replaceAll("\0","")})}function as(t){return K(`/api/games/${t}/replay`)}function ne(){return K("/api/me")}function w$(t){return K(`/api/invitations/${t}`)}function y$(t,e){return K(`/api/invitations/${t}`,{name:e})}function cs(t){return K(`/api/games/${t}/invitation`,{})}function ls(t,e){return K(`/api/games/${t}/seat`,{name:e})}function us(t){return ts("/api/qr",{path:t})}function ps(t){return K("/api/reports",t)}var Sn=class{constructor(e){this.outside=e,this.socket=null,this.retry=null,this.wait=1e3,this.attempts=0,this.isLive=!1}open(){if(this.retry!==null&&this.outside.forget(this.retry),this.retry=null,this.socket)return;this.attempts+=1;let e=this.outside.open();this.socket=e,e.onopen=()=>{this.wait=1e3,this.attempts=0,this.isLive=!0},e.onmessage=n=>this.received(String(n.data)),e.onclose=()=>this.closed(e)}received(e){let n=JSON.parse(e);n.type==="games"&&(this.outside.onWaiting(n.waiting),this.outside.onInvited(n.invited)),n.type==="round"&&this.outside.onRound(n),(n.type==="games"||n.type==="lobby")&&this.outside.onNews(n.type)}closed(e){this.socket===e&&(this.socket=null,this.isLive=!1,!(this.attempts>=8)&&(this.retry=this.outside.later(()=>this.open(),this.wait),this.wait=Math.min(6e4,this.wait*2)))}};var Vr={en:"English",de:"Deutsch",fr:"Français",es:"Español"};function Zr(t){return typeof t=="string"&&Object.hasOwn(Vr,t)}function fs(t){return t.map(n=>n.split("-")[0].toLowerCase()).find(Zr)??"en"}var ds=[{name:"home",address:"/",part:"home"},{name:"game",address:"/game/{id}",data:["/api/games/{id}"]},{name:"game-review",address:"/game/{id}/review",part:"review",data:["/api/games/{id}","/api/games/{id}/replay"]},{name:"link-review",address:"/review",part:"review"},{name:"invitation",address:"/i/{id}",part:"pages",data:["/api/invitations/{id}"]},{name:"shared",address:"/g/{id}",part:"pages"},{name:"link",address:"/s/{id}",part:"pages"},{name:"analysis",address:"/analysis",part:"analysis"},{name:"aid",address:"/aid",part:"pages"},{name:"offline",address:"/offline",part:"offline"},{name:"first-game",address:"/first-game",part:"guide"},{name:"me",address:"/me",part:"pages",data:["/api/me","/api/me/ratings","/api/me/statistics","/api/me/bots"]},{name:"today",address:"/day",part:"pages"},{name:"day",address:"/day/{id}",part:"pages",data:["/api/days/{id}","/api/me/days"]},{name:"progress",address:"/progress",part:"pages",data:["/api/me/progress"]},{name:"ratings",address:"/ratings",part:"pages"},{name:"profile",address:"/people/{id}",part:"pages",data:["/api/people/{id}"]},{name:"admin",address:"/admin",part:"pages",data:["/api/admin/reports"]},{name:"puzzles",address:"/puzzles",part:"puzzles",data:["/api/puzzles"]},{name:"puzzle",address:"/puzzles/{id}",part:"puzzles",data:["/api/puzzles"]},{name:"sign-in",address:"/sign-in",part:"pages",data:["/api/me"]},{name:"tournaments",address:"/tournaments",part:"tournaments",data:["/api/tournaments"]},{name:"tournament",address:"/tournaments/{id}",part:"tournaments",data:["/api/tournaments/{id}"]}];var vp=ds.map(({name:t,address:e})=>({name:t,pattern:new RegExp(`^${e.replace("{id}","([\\w-]+)")}$`)}));function ms(t){for(let{name:e,pattern:n}of vp){let r=n.exec(t);if(r)return{name:e,match:r[1]??""}}return null}var Sp="offline",hs="/offline",gs="board";function rt({game:t}){return t===Sp}var eo=globalThis,$s=t=>t,An=eo.trustedTypes,ws=An?An.createPolicy("lit-html",{createHTML:t=>t}):void 0,Ss="$lit$",Mt=`lit$${Math.random().toFixed(9).slice(2)}$`,As="?"+Mt,Ap=`<${As}>`,Dt=document,Ie=()=>Dt.createComment(""),Ce=t=>t===null||typeof t!="object"&&typeof t!="function",no=Array.isArray,Ep=t=>no(t)||typeof t?.[Symbol.iterator]=="function",Kr=`[ 	
\f\r]`,Ne=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,ys=/-->/g,bs=/>/g,Bt=RegExp(`>|${Kr}(?:([^\\s"'>=/]+)(${Kr}*=${Kr}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),xs=/'/g,ks=/"/g,Es=/^(?:script|style|textarea|title)$/i,ro=t=>(e,...n)=>({_$litType$:t,strings:e,values:n}),p=ro(1),v=ro(2),M$=ro(3),Pe=Symbol.for("lit-noChange"),m=Symbol.for("lit-nothing"),vs=new WeakMap,Ht=Dt.createTreeWalker(Dt,129);function Ms(t,e){if(!no(t)||!t.hasOwnProperty("raw"))throw Error("invalid template strings array");return ws!==void 0?ws.createHTML(e):e}var Mp=(t,e)=>{let n=t.length-1,r=[],o,i=e===2?"<svg>":e===3?"<math>":"",s=Ne;for(let c=0;c<n;c++){let l=t[c],u,f,d=-1,h=0;for(;h<l.length&&(s.lastIndex=h,f=s.exec(l),f!==null);)h=s.lastIndex,s===Ne?f[1]==="!--"?s=ys:f[1]!==void 0?s=bs:f[2]!==void 0?(Es.test(f[2])&&(o=RegExp("</"+f[2],"g")),s=Bt):f[3]!==void 0&&(s=Bt):s===Bt?f[0]===">"?(s=o??Ne,d=-1):f[1]===void 0?d=-2:(d=s.lastIndex-f[2].length,u=f[1],s=f[3]===void 0?Bt:f[3]==='"'?ks:xs):s===ks||s===xs?s=Bt:s===ys||s===bs?s=Ne:(s=Bt,o=void 0);let $=s===Bt&&t[c+1].startsWith("/>")?" ":"";i+=s===Ne?l+Ap:d>=0?(r.push(u),l.slice(0,d)+Ss+l.slice(d)+Mt+$):l+Mt+(d===-2?c:$)}return[Ms(t,i+(t[n]||"<?>")+(e===2?"</svg>":e===3?"</math>":"")),r]},Re=class t{constructor({strings:e,_$litType$:n},r){let o;this.parts=[];let i=0,s=0,c=e.length-1,l=this.parts,[u,f]=Mp(e,n);if(this.el=t.createElement(u,r),Ht.currentNode=this.el.content,n===2||n===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(o=Ht.nextNode())!==null&&l.length<c;){if(o.nodeType===1){if(o.hasAttributes())for(let d of o.getAttributeNames())if(d.endsWith(Ss)){let h=f[s++],$=o.getAttribute(d).split(Mt),k=/([.?@])?(.*)/.exec(h);l.push({type:1,index:i,name:k[2],strings:$,ctor:k[1]==="."?Qr:k[1]==="?"?Jr:k[1]==="@"?Xr:oe}),o.removeAttribute(d)}else d.startsWith(Mt)&&(l.push({type:6,index:i}),o.removeAttribute(d));if(Es.test(o.tagName)){let d=o.textContent.split(Mt),h=d.length-1;if(h>0){o.textContent=An?An.emptyScript:"";for(let $=0;$<h;$++)o.append(d[$],Ie()),Ht.nextNode(),l.push({type:2,index:++i});o.append(d[h],Ie())}}}else if(o.nodeType===8)if(o.data===As)l.push({type:2,index:i});else{let d=-1;for(;(d=o.data.indexOf(Mt,d+1))!==-1;)l.push({type:7,index:i}),d+=Mt.length-1}i++}}static createElement(e,n){let r=Dt.createElement("template");return r.innerHTML=e,r}};function re(t,e,n=t,r){if(e===Pe)return e;let o=r!==void 0?n._$Co?.[r]:n._$Cl,i=Ce(e)?void 0:e._$litDirective$;return o?.constructor!==i&&(o?._$AO?.(!1),i===void 0?o=void 0:(o=new i(t),o._$AT(t,n,r)),r!==void 0?(n._$Co??=[])[r]=o:n._$Cl=o),o!==void 0&&(e=re(t,o._$AS(t,e.values),o,r)),e}var Yr=class{constructor(e,n){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:n},parts:r}=this._$AD,o=(e?.creationScope??Dt).importNode(n,!0);Ht.currentNode=o;let i=Ht.nextNode(),s=0,c=0,l=r[0];for(;l!==void 0;){if(s===l.index){let u;l.type===2?u=new je(i,i.nextSibling,this,e):l.type===1?u=new l.ctor(i,l.name,l.strings,this,e):l.type===6&&(u=new to(i,this,e)),this._$AV.push(u),l=r[++c]}s!==l?.index&&(i=Ht.nextNode(),s++)}return Ht.currentNode=Dt,o}p(e){let n=0;for(let r of this._$AV)r!==void 0&&(r.strings!==void 0?(r._$AI(e,r,n),n+=r.strings.length-2):r._$AI(e[n])),n++}},je=class t{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(e,n,r,o){this.type=2,this._$AH=m,this._$AN=void 0,this._$AA=e,this._$AB=n,this._$AM=r,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let e=this._$AA.parentNode,n=this._$AM;return n!==void 0&&e?.nodeType===11&&(e=n.parentNode),e}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(e,n=this){e=re(this,e,n),Ce(e)?e===m||e==null||e===""?(this._$AH!==m&&this._$AR(),this._$AH=m):e!==this._$AH&&e!==Pe&&this._(e):e._$litType$!==void 0?this.$(e):e.nodeType!==void 0?this.T(e):Ep(e)?this.k(e):this._(e)}O(e){return this._$AA.parentNode.insertBefore(e,this._$AB)}T(e){this._$AH!==e&&(this._$AR(),this._$AH=this.O(e))}_(e){this._$AH!==m&&Ce(this._$AH)?this._$AA.nextSibling.data=e:this.T(Dt.createTextNode(e)),this._$AH=e}$(e){let{values:n,_$litType$:r}=e,o=typeof r=="number"?this._$AC(e):(r.el===void 0&&(r.el=Re.createElement(Ms(r.h,r.h[0]),this.options)),r);if(this._$AH?._$AD===o)this._$AH.p(n);else{let i=new Yr(o,this),s=i.u(this.options);i.p(n),this.T(s),this._$AH=i}}_$AC(e){let n=vs.get(e.strings);return n===void 0&&vs.set(e.strings,n=new Re(e)),n}k(e){no(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,r,o=0;for(let i of e)o===n.length?n.push(r=new t(this.O(Ie()),this.O(Ie()),this,this.options)):r=n[o],r._$AI(i),o++;o<n.length&&(this._$AR(r&&r._$AB.nextSibling,o),n.length=o)}_$AR(e=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);e!==this._$AB;){let r=$s(e).nextSibling;$s(e).remove(),e=r}}setConnected(e){this._$AM===void 0&&(this._$Cv=e,this._$AP?.(e))}},oe=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(e,n,r,o,i){this.type=1,this._$AH=m,this._$AN=void 0,this.element=e,this.name=n,this._$AM=o,this.options=i,r.length>2||r[0]!==""||r[1]!==""?(this._$AH=Array(r.length-1).fill(new String),this.strings=r):this._$AH=m}_$AI(e,n=this,r,o){let i=this.strings,s=!1;if(i===void 0)e=re(this,e,n,0),s=!Ce(e)||e!==this._$AH&&e!==Pe,s&&(this._$AH=e);else{let c=e,l,u;for(e=i[0],l=0;l<i.length-1;l++)u=re(this,c[r+l],n,l),u===Pe&&(u=this._$AH[l]),s||=!Ce(u)||u!==this._$AH[l],u===m?e=m:e!==m&&(e+=(u??"")+i[l+1]),this._$AH[l]=u}s&&!o&&this.j(e)}j(e){e===m?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,e??"")}},Qr=class extends oe{constructor(){super(...arguments),this.type=3}j(e){this.element[this.name]=e===m?void 0:e}},Jr=class extends oe{constructor(){super(...arguments),this.type=4}j(e){this.element.toggleAttribute(this.name,!!e&&e!==m)}},Xr=class extends oe{constructor(e,n,r,o,i){super(e,n,r,o,i),this.type=5}_$AI(e,n=this){if((e=re(this,e,n,0)??m)===Pe)return;let r=this._$AH,o=e===m&&r!==m||e.capture!==r.capture||e.once!==r.once||e.passive!==r.passive,i=e!==m&&(r===m||o);o&&this.element.removeEventListener(this.name,this,r),i&&this.element.addEventListener(this.name,this,e),this._$AH=e}handleEvent(e){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,e):this._$AH.handleEvent(e)}},to=class{constructor(e,n,r){this.element=e,this.type=6,this._$AN=void 0,this._$AM=n,this.options=r}get _$AU(){return this._$AM._$AU}_$AI(e){re(this,e)}};var _p=eo.litHtmlPolyfillSupport;_p?.(Re,je),(eo.litHtmlVersions??=[]).push("3.3.3");var F=(t,e,n)=>{let r=n?.renderBefore??e,o=r._$litPart$;if(o===void 0){let i=n?.renderBefore??null;r._$litPart$=o=new je(e.insertBefore(Ie(),i),i,void 0,n??{})}return o._$AI(t),o};var Op={left:"M4 4v6h6M4.6 10A8 8 0 1 1 4 14",right:"M20 4v6h-6M19.4 10A8 8 0 1 0 20 14",flip:"M12 3v18M9 6L3 18h6zM15 6l6 12h-6z",place:"M4 13l5 5L20 6",cancel:"M6 6l12 12M18 6L6 18",undo:"M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",pass:"M4 12h14M13 6l6 6-6 6",download:"M12 4v11M7 11l5 5 5-5M5 20h14",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",flag:"M6 21V4h11l-2 4 2 4H6",print:"M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",card:"M5 3h10v14H5zM9 21h10V7",bulb:"M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-.9 1.6h-5.2c0-.6-.3-1.1-.9-1.6A6 6 0 0 1 12 3z",help:"M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",graph:"M4 4v16h16M7 14l4-5 3 3 5-7",first:"M18 5l-8 7 8 7M6 5v14",back:"M15 5l-7 7 7 7",forward:"M9 5l7 7-7 7",last:"M6 5l8 7-8 7M18 5v14",clock:"M12 7v5l3 2M12 4a8 8 0 1 0 .01 0",hurry:"M12 4v10M12 19v.5",bubble:"M4 5h16v11h-9l-5 4v-4H4z",eye:"M3 12c4-8 14-8 18 0-4 8-14 8-18 0zM12 9.5a2.5 2.5 0 1 0 .01 0",share:"M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",copy:"M8 8h11v12H8zM16 8V4H5v12h3",person:"M12 4a4 4 0 1 0 .01 0M4 21c1-5 4-7 8-7s7 2 8 7",puzzle:"M4 8h4a2.500 2.500 0 1 1 4 0h4v4a2.500 2.500 0 1 1 0 4v4H4z",cup:"M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 20h8",gear:"M12 9a3 3 0 1 0 .01 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1",fresh:"M12 5v14M5 12h14",again:"M20 4v6h-6M20 10A8 8 0 1 0 20 15",button:"M12 3a9 9 0 1 0 .01 0M9 9.5v.01M15 9.5v.01M9 14.5v.01M15 14.5v.01",ten:"M4 9l3.5-2.5v11.5M16.5 6.5c4.5 0 4.5 11.5 0 11.5s-4.5-11.5 0-11.5z",heart:"M12 20C5 14.5 3 11 3 8a4.6 4.6 0 0 1 9-1.4A4.6 4.6 0 0 1 21 8c0 3-2 6.5-9 12z",eyes:"M4 6h16v12H4zM4 12h16",pen:"M4 20l1-4L16 5l3 3L8 19zM14 7l3 3",raise:"M12 19V5M6 11l6-6 6 6",bin:"M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13",open:"M3 19V6h6l2 2h10v11z",lens:"M10.5 4a6.5 6.5 0 1 0 .01 0M15.5 15.5L21 21",up:"M4 18l5-6 4 3 7-9M20 6h-5M20 6v5",sun:"M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5"};function w(t){return p`<svg class="icon-line" viewBox="0 0 24 24" aria-hidden="true">
<path d=${Op[t]}></path>
</svg>`}function oo(t,e=m){return p`<header class="head">
${io(t)}
<div class="head-middle">${e}</div>
<button type="button" class="quiet" data-testid="settings" @click=${t.openSettings}>
${w("gear")}<span>${a("settings")}</span>
</button>
<button type="button" class="quiet to-help" data-testid="help" @click=${t.help}>
${w("help")}<span>${a("help")}</span>
</button>
<a class="quiet button" href="/me" data-testid="to-me" @click=${ot(t)}
>${w("person")}<span>${a("to-me")}</span></a
>
</header>`}function io(t){return p`<a class="brand" href="/" data-testid="home" @click=${ot(t)}>
<img src=${t.logo} alt="" width="28" height="28" /><span>Quiltbee</span></a
>`}function En(t,e){return p`${oo(t)}
<main class="waiting"><p>${e}</p></main>`}function ot(t){return e=>{e.metaKey||e.ctrlKey||e.shiftKey||(e.preventDefault(),t.go(e.currentTarget.pathname))}}var _s=3e3,Tp=6e3;function so(t){return p`<span class="without-server">
<a class="button" href=${hs} data-testid="play-offline" @click=${ot(t)}
>${w("button")}<span>${a("offline-play")}</span></a
>
<a class="button" href="/aid" data-testid="aid-offline" @click=${ot(t)}
>${w("help")}<span>${a("tab-aid")}</span></a
>
</span>`}function Os(t,e){let n=document.createElement("div");n.setAttribute("role","status"),document.body.append(n);let r=0,o=!1,i=()=>{n.className="",F(m,n)},s=()=>{n.className="returned",F(p`<p data-testid="back-again">${a("offline-back")}</p>`,n),r=window.setTimeout(i,Tp),document.querySelector("main.table")||e()},c=()=>{let{away:u}=ee.get();if(clearTimeout(r),u){n.className="away";let f=p`<p data-testid="away">${a("offline-away")}</p>`;F(p`${f} ${so(t)}`,n),r=window.setTimeout(l,_s)}else o&&s();o=u},l=async()=>{await ne().catch(()=>{}),ee.get().away&&(r=window.setTimeout(l,_s))};ee.watch(c),c()}var q=[1,2];function Y(t){return t===1?2:1}function it(t){return q.filter(e=>t[e-1].yours)}function M({seats:t}){return t.some(e=>e.yours)}function ao({mode:t,seats:e}){let n=it(e);return t==="remote"&&n.length===1?n[0]:null}function lt(t){return q.find(e=>t[e-1].kind==="open")??null}function ie({seats:t}){let e=lt(t);return e===null?"":t[e-1].name}function C({stage:t,seats:e}){return t!=="over"&&lt(e)!==null}function _t({stage:t,fair:e,seats:n}){return t!=="over"&&!!e?.step&&lt(n)===null}function ut({stage:t,result:e}){return t==="over"&&e===null}function Mn(t){let{result:e,moves:n,fair:r,tournament:o}=t;return e!==null&&n.length>0&&M(t)&&!rt(t)&&o===null&&!(r?.kind==="both"&&r.game===1)}var Ln={up:[-1,0],down:[1,0],left:[0,-1],right:[0,1]},Lp=Array.from({length:81},(t,e)=>[Math.floor(e/9),e%9]);function P([t,e]){return`${"abcdefghi"[e]}${t+1}`}function pt(t){return/^[a-i][1-9]$/.test(t)?[Number(t[1])-1,t.charCodeAt(0)-97]:null}function st(t,e){return t[0]===e[0]&&t[1]===e[1]}function W(t){return[Math.max(...t.map(e=>e[0]))+1,Math.max(...t.map(e=>e[1]))+1]}function Wt(t,[e,n]){return t.map(([r,o])=>[r+e,o+n])}function qe(t,[e,n]){let[r,o]=W(t);return[Ts(e,9-r),Ts(n,9-o)]}function Ts(t,e){return Math.max(0,Math.min(e,t))}function On([t,e],[n,r],o){return o==="right"?[e,n-1-t]:o==="left"?[r-1-e,t]:[t,r-1-e]}function Ls(t,e,n){let[r,o]=e,i=n>=4?On(t,e,"flip"):t;for(let s=0;s<n%4;s+=1)i=On(i,[r,o],"right"),[r,o]=[o,r];return i}function Ot(t){let[e,n]=W(t),r=([o,i])=>Math.abs(o-(e-1)/2)+Math.abs(i-(n-1)/2);return t.reduce((o,i)=>r(i)<r(o)?i:o)}function Nn(t){let e=Math.min(...t.map(s=>s[0])),n=Math.max(...t.map(s=>s[1])),r=([s,c])=>Math.min(...t.map(([l,u])=>Math.abs(l-s)+Math.abs(u-c))),o=s=>Math.abs(s[0]-e+1)+Math.abs(s[1]-n-1)+(r(s)<2?20:0);return Lp.filter(s=>r(s)>0).reduce((s,c)=>o(c)<o(s)?c:s)}function Tn(t){let e=new Set,n=[];for(let r=0;r<t.length;r+=1){if(t[r]!=="."||e.has(r))continue;let o=[],i=[r];e.add(r);for(let s=i.pop();s!==void 0;s=i.pop()){o.push([Math.floor(s/9),s%9]);for(let c of Np(s))t[c]==="."&&!e.has(c)&&(e.add(c),i.push(c))}n.push(o.sort((s,c)=>s[0]-c[0]||s[1]-c[1]))}return n.sort((r,o)=>o.length-r.length)}function Np(t){let e=t%9,n=[t-9,t+9];return e>0&&n.push(t-1),e<8&&n.push(t+1),n.filter(r=>r>=0&&r<81)}var Ip=3;function se(t,e){let n=new Set(Tn(t).map(String));return Tn(Cp(t,e)).filter(o=>o.length<=Ip&&!n.has(String(o)))}function Cp(t,e){let n=[...t];for(let[r,o]of e)n[r*9+o]="x";return n.join("")}function Ns(t){let e=49;for(let n=0;n<3;n+=1)for(let r=0;r<3;r+=1){let o=0;for(let i=n;i<n+7;i+=1)o+=t.slice(i*9+r,i*9+r+7).split(".").length-1;e=Math.min(e,o)}return e}function G(t,e,n=0){let r=new Set(t.map(String)),o=new Map;for(let[s,c]of t)for(let l=0;l<4;l+=1){let[u,f]=_n[(l+3)%4];if(r.has(String([s+u,c+f])))continue;let d=Pp[l],h=[s+d[0],c+d[1]],$=[h[0]+_n[l][0],h[1]+_n[l][1]];o.set(String(h),[...o.get(String(h))??[],{to:$,direction:l}])}let i="";for(;o.size>0;)i+=Rp(o,e,n);return i}var _n=[[0,1],[1,0],[0,-1],[-1,0]],Pp=[[0,0],[0,1],[1,1],[1,0]];function Rp(t,e,n){let r=t.keys().next().value,o=[],i=r,s=-1;do{let l=t.get(i),u=Math.max(0,l.findIndex($=>$.direction===(s+1)%4)),f=l.splice(s<0?0:u,1)[0];l.length===0&&t.delete(i);let[d,h]=i.split(",").map(Number);f.direction!==s&&o.push({at:[d,h],direction:f.direction}),s=f.direction,i=String(f.to)}while(i!==r);return o.length>1&&o[0].direction===s&&o.shift(),`M${o.map(({at:l,direction:u},f)=>{let d=o[(f+o.length-1)%o.length].direction,[h,$]=[d,u].map(k=>_n[(k+1)%4]).reduce((k,S)=>[k[0]+S[0],k[1]+S[1]]);return`${l[1]*e+$*n} ${l[0]*e+h*n}`}).join("L")}Z`}function Is([t,e]){return t>=0&&e>=0&&t<9&&e<9}function In([t,e],n){let[r,o]=Ln[n];return qe([[0,0]],[t+r,e+o])}function ae({kind:t,name:e}){let n=t==="computer"?/^Quiltbee level (\d+)/.exec(e):null;return n&&Number(n[1])}function co(t){return a(`level-name-${t}`)}function z$(t){return a("level-sentence",{level:String(t),name:co(t),audience:a(`level-for-${t}`)})}function R(t){return t<0?`−${-t}`:String(t)}function Cs(t){return t>0?`+${t}`:R(t)}function Ft({name:t,squares:e,buttons:n,time:r,income:o}){return a("patch-label",{name:t,squares:e,buttons:n,time:r,income:o})}function Be(t,e){return t[e-1].yours&&!t[2-e].yours}function z(t,e){let n=t[e-1].kind==="automa"?"automa":"other";return{who:Be(t,e)?"you":n,name:A(t,e)}}function A(t,e){let{name:n,kind:r}=t[e-1];if(Be(t,e))return a("you");if(r==="open")return n||a("open-seat");let o=ae(t[e-1]);return o!==null?a("level-number",{level:String(o)}):n==="You"?a("player-number",{number:String(e)}):n}function Gt(t,e){if(t.result)return a("wins",z(e,t.result.winner));if(ut(t))return a("game-aborted");let n=t.stage==="special_patch"?"whose-special-patch":"whose-turn";return a(n,z(e,t.turn))}function zt(t,e){if(t.result)return jp(t,e);if(ut(t))return a("aborted-reason");let n=z(e,t.turn);if(t.stage==="special_patch")return a("reached-special-patch",n);let r=t.players[t.turn-1].time,o=t.players[2-t.turn].time;return r!==o?a("further-back",n):r===0?a("goes-first",n):e.filter(({yours:s})=>s).length===1?a("level-and-on-top",n):a("both-level-and-on-top",n)}function jp(t,e){if(!t.result)return"";let{winner:n,scores:r,reason:o}=t.result,i=qp(r[n-1],r[2-n]),s=z(e,3-n);return o==="resignation"?a("result-resignation",{...s,points:i}):o==="time"?a("result-time",{...s,points:i}):a(o==="first to 53"?"result-first":"result-score",{points:i})}function qp(t,e){return a("points-to",{mine:R(t),theirs:R(e)})}function J$(t,e){return[a("pass"),...lo(t,e)].join(" · ")}function lo({consequence:t},e){let n=[a("pass-move",{count:t.time-e}),a("pass-earn",{count:t.earned})];return t.income>0&&n.push(a("pass-income",{count:t.income})),t.special_patch&&n.push(a("pass-special")),n}function ce(t,e,n=!1){if(t==="pass"||t==="A:pass")return a("move-pass");if(t.startsWith("A:"))return a("move-took",{patch:Ut(e,t[2])});if(t.startsWith("+"))return n?a("move-special-at",{cell:t.slice(1)}):a("move-special");let r=Ut(e,t[0]);return!n||!e[t[0]]?a("move-patch",{patch:r}):a("move-patch-at",{patch:r,cell:P(Bp(e[t[0]],t))})}function Ut(t,e){return t[e]?.name??e}function Bp({orientations:t},e){let n=pt(e.slice(2));return Wt(t[e[1]],n).reduce((r,o)=>o[0]<r[0]||o[0]===r[0]&&o[1]<r[1]?o:r)}function Tt(t,e,n,r=!0){let o=t.filter(([i,s])=>e[i*9+s]!==".").map(P);return o.length>0?r?o.length>4?a("overlaps-many",{count:o.length}):a("overlaps-at",{cells:nt(o)}):a("overlaps-another"):n?Vt(n):null}function Vt({available:t,missing:e}){return t?null:e>0?a("needs-buttons",{count:e}):a("fits-nowhere")}function Ps(t,e,n,r){let o=Tt(t,e,n,r);if(o===null)return{text:a("fits"),isGood:!0};let i=n!==void 0&&!n.available&&n.missing>0,s=Tt(t,e,void 0,r)===null,c=i&&s?a("fits-but-short",{count:n.missing}):o;return{text:Hp(c),isGood:!1}}function Hp(t){return t[0].toLocaleUpperCase()+t.slice(1)}function uo(t){let e=P(t[0]);return t.length===1?a("single-hole",{cell:e}):a("hole-of",{size:t.length,cell:e})}function Dp(t,e){return e?nt(t.map(uo)):t.length===1?a("a-hole"):a("holes",{count:t.length})}function Cn(t,e,n,r,o,i=!0){let{consequence:s,missing:c}=t,l=r.players[r.turn-1],{paid:u,buttons:f,time:d,income:h,income_marks:$}=s,k={from:String(l.buttons),to:R(f)},S=[{kind:"buttons",text:c>0?a("effect-cost",{count:u}):a("effect-buttons",k)},{kind:"time",text:a("effect-time",{from:String(l.time),to:String(d)})}];if($.length>0){let E={count:h,marks:nt($.map(String))},N=i?a("effect-income-at",E):a("effect-income",{count:h});S.push({kind:"income",text:N})}return s.special_patch&&S.push({kind:"special",text:a("effect-special")}),n&&S.push({kind:"tile",text:a("effect-tile")}),e.length>0&&S.push({kind:"holes",text:a("effect-holes",{holes:Dp(e,i)})}),S.push({kind:"next",text:po("next",s.next,r.turn,o)}),S}function po(t,e,n,r){if(e===null)return a("then-over");let o=e===n?"-again":"";return Be(r,e)?a(`${t}-you${o}`):a(`${t}-name${o}`,{name:A(r,e)})}function Rs(t,e,n){let r={cell:P(t)};if(e===".")return a("cell-empty",r);if(e==="*")return a("cell-special",r);let o=n[e]?.name;return o?a("cell-patch",{...r,patch:o}):a("cell-covered",r)}function js(t){let e=Tn(t),n=e.reduce((s,c)=>s+c.length,0),r=[a("quilt-covered",{covered:81-n,empty:n})],o=e.filter(s=>s.length===1).map(s=>P(s[0]));o.length>0&&r.push(a("quilt-single-holes",{count:o.length,cells:o.join(" ")})),n>0&&r.push(a("quilt-largest",{size:e[0].length}));let i=Ns(t);return r.push(i===0?a("quilt-full"):a("quilt-missing",{count:i})),`${r.join("; ")}.`}function He(t,e){let{to_income:n,to_special_patch:r,time:o}=t.players[e-1],i=t.time_board.last-o;if(i===0)return a("at-the-end");let s=[];return n!==null&&s.push(a("income-in",{count:n})),r!==null&&s.push(a("special-in",{count:r})),s.push(a("end-in",{count:i})),s.join(", ")}function qs(t,e){let n=e[t.letter],r=n.orientations[t.orientation],[o,i]=W(r),s=Wt(r,[t.row,t.column]),c=P([t.row+o-1,t.column+i-1]),l=P([t.row,t.column]),{letter:u}=t;return a("placed-patch",{patch:n.name,letter:u,count:s.length,from:l,to:c})}function Bs(t){let e=it(t.seats),n=e.length===1?e[0]:t.turn,r=t.moves.map(({player:o})=>o).lastIndexOf(n);return t.moves.slice(r+1)}function Hs({player:t,move:e,change:n},r,o){let s={name:A(r,t),deed:Wp(e,o)};return!n||n.to===n.from?a("happened",s):a("happened-with",{...s,detail:fo(n)})}function fo({from:t,to:e,paid:n,earned:r,income:o}){let i=(c,l)=>l>0?[a("gain",{sign:c,count:l})]:[],s=[a("moved",{count:e-t}),...i("−",n),...i("+",r)];return o>0&&s.push(a("preview-income",{count:o})),s.join(", ")}function mo({paid:t,earned:e,income:n}){return e+n-t}function Wp(t,e){return t.startsWith("+")?a("deed-special"):/^[A-Za-z]\d/.test(t)?a("deed-patch",{patch:Ut(e,t[0])}):ce(t,e)}function ho(t){return t.startsWith("A:")?t==="A:pass"?null:t[2]:/^[A-Za-g]\d/.test(t)?t[0]:null}function Ds({change:t},e){if(!t||t.to<=t.from)return{gains:[],marks:[]};let n=c=>c>t.from&&c<=t.to,r=e.special_patches.filter(n),o=mo(t),i=[o===0?"":Up(o)];e.income.some(n)&&i.push(a("payday"));let s=[...e.income.filter(n),...r];return{gains:i.filter(Boolean),marks:s}}function Up(t){return t<0?`−${-t}`:`+${t}`}function Ws(t,e){return[...t].filter(n=>n[0]===String(e)).map(n=>pt(n.slice(1))).sort((n,r)=>n[0]-r[0]||n[1]-r[1])}function Us(t,e){let n=r=>Math.abs(r[0]-e[0])+Math.abs(r[1]-e[1]);return t.reduce((r,o)=>n(o)<n(r)?o:r,t[0]??e)}function Fs(t,e,[n,r]){let o=s=>(s[0]-e[0])*n+(s[1]-e[1])*r,i=s=>Math.abs((s[0]-e[0])*r+(s[1]-e[1])*n);return t.filter(s=>o(s)>0).sort((s,c)=>i(s)+o(s)-i(c)-o(c)||i(s)-i(c)).at(0)}function Gs(t,e,n){let r=i=>(i[0]-e[0])*9+i[1]-e[1];return(n?[...t].reverse().find(i=>r(i)<0):t.find(i=>r(i)>0))??t[n?t.length-1:0]}var Vs={letter:null,orientations:{},origin:null,set:!1,anchor:[0,0],cursor:[4,4],plan:!1,spots:{}};function Pn(t){return{letter:"+",patch:{orientations:{0:[[0,0]]},turns:{0:{right:0,left:0,flip:0}}},placements:new Set(t.map(e=>`0${e}`))}}function B(t,e){return t.orientations[e]??0}function Lt(t,e){return e.patch.orientations[B(t,e.letter)]}function at(t,e){return t.origin?Wt(Lt(t,e),t.origin):[]}function ue(t,e){return t.origin?`${B(t,e.letter)}${P(t.origin)}`:null}function pe(t,e){let n=ue(t,e);return n!==null&&e.placements.has(n)}function Rn(t,e){let n=ue(t,e);return n===null||!e.placements.has(n)?null:e.letter==="+"?`+${n.slice(1)}`:e.letter+n}function go(t,e,n){switch(n.type){case"choose":return Gp(t,n.choice,n.anchor);case"cancel":return jn(t);case"arrow":return e?zp(t,e,n.direction):{...t,cursor:In(t.cursor,n.direction)};default:return e?Fp(t,e,n):t}}function jn(t){return t.letter===null?t:{...t,letter:null,origin:null,set:!1,plan:!1}}function Fp(t,e,n){switch(n.type){case"hover":return t.set?t:zs(t,e,n.cell,!1);case"leave":return t.set||!t.origin?t:{...t,origin:null};case"set":return zs(t,e,n.cell,!0);case"hold":return{...t,anchor:n.anchor,set:!1};case"put":return le({...t,orientations:{...t.orientations,[e.letter]:n.orientation},anchor:Ot(e.patch.orientations[n.orientation])},e,n.origin);case"show":return t.origin?{...t,set:!0}:qn(t,e);case"jump":return Vp(t,e,n.direction);case"next":return Zp(t,e,n.back??!1);case"turn":return Kp(t,e,n.how);case"cycle":return Yp(t,e)}}function Gp(t,e,n){let{letter:r,planned:o=!1}=e,i={...t,letter:r,origin:null,set:!1,plan:o};return{...i,anchor:n??Ot(Lt(i,e))}}function zs(t,e,n,r){let o=Lt(t,e),i=qe(o,[n[0]-t.anchor[0],n[1]-t.anchor[1]]),s=Zs(t,e,i);return t.origin&&st(t.origin,s)&&t.set===r&&st(t.cursor,n)?t:{...t,origin:s,set:r,cursor:n}}function Zs(t,e,n){let r=B(t,e.letter),o=[[0,0],[-1,0],[1,0],[0,-1],[0,1],[-1,-1],[-1,1],[1,-1],[1,1]];for(let[i,s]of o){let c=[n[0]+i,n[1]+s];if(Is(c)&&e.placements.has(r+P(c)))return c}return n}function le(t,e,n){let r=Lt(t,e),o=qe(r,n),i=r.some(s=>st(s,t.anchor))?t.anchor:Ot(r);return{...t,origin:o,set:!0,anchor:i,cursor:[o[0]+i[0],o[1]+i[1]]}}function qn(t,e){let{anchor:n,cursor:r}=t,o=$o(t,e),i=[r[0]-n[0],r[1]-n[1]];return le(t,e,Us(o,i))}function $o(t,e){return Ws(e.placements,B(t,e.letter))}function zp(t,e,n){if(!t.origin)return qn(t,e);let[r,o]=Ln[n];return le(t,e,[t.origin[0]+r,t.origin[1]+o])}function Vp(t,e,n){if(!t.origin)return qn(t,e);let r=Fs($o(t,e),t.origin,Ln[n]);return r?le(t,e,r):{...t,set:!0}}function Zp(t,e,n){let r=$o(t,e),o=t.origin;return r.length===0?o?{...t,set:!0}:qn(t,e):o?le(t,e,Gs(r,o,n)):le(t,e,r[n?r.length-1:0])}function Kp(t,e,n){let r=B(t,e.letter),o=On(t.anchor,W(Lt(t,e)),n);return Ks(t,e,e.patch.turns[r][n],o)}function Yp(t,e){let n=Object.keys(e.patch.orientations).map(Number).sort((o,i)=>o-i),r=n[(n.indexOf(B(t,e.letter))+1)%n.length];return Ks(t,e,r,Ot(e.patch.orientations[r]))}function Ks(t,e,n,r){let o={...t,orientations:{...t.orientations,[e.letter]:n},anchor:r};if(!t.origin)return o;let[i,s]=t.cursor,c=qe(Lt(o,e),[i-r[0],s-r[1]]);return{...o,origin:Zs(o,e,c)}}var Zt=81,fe=7,Bn=27,wo=[0,0,0],De=Array.from({length:Zt},(t,e)=>P([Math.floor(e/9),e%9])),Js=new Map(De.map((t,e)=>[t,e])),Xs=[0,1,2].flatMap(t=>[0,1,2].map(e=>Qp(t,e)));function Qp(t,e){let n=Array.from({length:fe*fe},(r,o)=>9*(t+Math.floor(o/fe))+e+o%fe);return Nt(n)}function Nt(t){let e=[0,0,0];for(let n of t)e[Math.floor(n/Bn)]|=1<<n%Bn;return e}function yo(t,e){return[t[0]|e[0],t[1]|e[1],t[2]|e[2]]}function Jp(t,e){return[t[0]&~e[0],t[1]&~e[1],t[2]&~e[2]]}function Xp(t,e){return(t[0]&e[0]|t[1]&e[1]|t[2]&e[2])!==0}function ta(t,e){return(t[0]&~e[0]|t[1]&~e[1]|t[2]&~e[2])===0}function Dn(t,e){return(t[Math.floor(e/Bn)]>>e%Bn&1)===1}function Ys(t){let e=0;for(let n of t)for(;n!==0;n&=n-1)e+=1;return e}function bo(t,e){let[n,r]=[Number(e[0]),Js.get(e.slice(1))],o=t.orientations[n];if(o===void 0||r===void 0)return null;let[i,s]=W(o),[c,l]=[Math.floor(r/9),r%9];return c>9-i||l>9-s?null:xo(n,Hn(o),c,l)}function Hn(t){return t.map(([e,n])=>9*e+n)}function xo(t,e,n,r){let o=9*n+r,i=e.map(s=>o+s);return{name:t+De[o],orientation:t,row:n,column:r,spaces:i,mask:Nt(i)}}var Qs=new WeakMap;function tf(t){let e=Qs.get(t);if(e)return e;let n=[];for(let[r,o]of Object.entries(t.orientations)){let[i,s]=W(o),c=Hn(o);for(let l=0;l<=9-i;l+=1)for(let u=0;u<=9-s;u+=1)n.push(xo(Number(r),c,l,u))}return Qs.set(t,n),n}function ea(t,e){let n=Math.floor(e[0]/9),r=Math.min(...e.map(i=>i%9)),o=String(e.map(i=>i-9*n-r));for(let[i,s]of Object.entries(t.orientations))if(String(Hn(s))===o)return xo(Number(i),Hn(s),n,r);return null}function We(t,e){return tf(e).filter(({mask:n})=>!Xp(n,t))}function na(t,e,n){let r=oa(t,n);return r.length===0?[]:e.filter(({mask:o})=>r.some(i=>ta(i,o)))}function ko(t){return De.map((e,n)=>n).filter(e=>!Dn(t,e))}function ra(t){let e=oa(t,1).reduce(yo,wo);return De.map((n,r)=>r).filter(n=>Dn(e,n))}function oa(t,e){return Ys(t)+e<fe*fe?[]:Xs.map(n=>Jp(n,t)).filter(n=>Ys(n)<=e)}function ia(t){return Xs.some(e=>ta(e,t))}function Ue(t){return De[t]}function vo(t){return Js.get(t)}function sa(t,e,n){let r=[...t];for(let o of e)r[o]=n;return r.join("")}function Wn(t){return a(`filter-${t}`)}function Fe({score_parts:t},e){let n=t,r=xn[e-1];return[["part-tile",n.special_tile,1],["part-held",n.buttons_held,r.per_button_held],["part-patches",n.patches_with_buttons,r.per_patch_with_buttons],["part-printed",n.buttons_on_patches,r.per_button_on_patches]].filter(([,,i])=>i>0).map(([i,s])=>[i,s])}function Un(t){return t!==null&&t.stage==="card"&&t.seats.some(e=>e.yours)}function Fn(t){return t.mode==="solo"&&t.moves.at(-1)?.player===2&&t.result?.reason!=="resignation"}function ca(t,e,n){return n?a("named-patch",{patch:Ut(e,t),letter:t}):Ut(e,t)}function So(t,e,n=!0){return nt([...t].map(r=>ca(r,e,n)))}function Ao({number:t,budget:e,income:n}){return a("card-title",{number:String(t),budget:e,income:n})}function Eo({affordable:t,choices:e,card:{budget:n}},r,o=!0){if(t.length===0)return a("budget-none",{budget:n,count:e.length});let i={budget:n,patches:So(t,r,o)};return a(t.length===1?"budget-only":"budget-buys",i)}function Mo({filter:t,left:e,skipped:n},r,o=!0){return n?a("filter-skipped",{filter:Wn(t)}):a("filter-leaves",{filter:Wn(t),keeps:a(`keeps-${t}`),patches:So(e,r,o)})}function _o(t,e,n=!0){let{taken:r,start:o,stop:i,income_marks:s,income:c,special_patches:l}=t,u={start:String(o),stop:String(i)},f=[r?a("automa-takes",{...u,patch:ca(r,e,n)}):a("automa-advances",u)],d=c?a("gain",{sign:"+",count:c}):a("automa-no-gain");return s.length>0&&f.push(a("automa-income",{marks:nt(s.map(String)),gain:d})),l.length>0&&f.push(a("automa-special",{marks:nt(l.map(String))})),t.reaches_marker&&f.push(a(t.takes_special_tile?"automa-marker-tile":"automa-marker")),f}function la(t,e){return[a("automa-says",{text:`${Ao(t.card)}.`}),Eo(t,e),...t.steps.map(n=>Mo(n,e)),..._o(t,e)].join(" ")}function Oo({pile:t,aside:e,discards:n}){let r=[a("cards-in-pile",{count:t})];return e>0&&r.push(a("cards-aside",{count:e})),r.push(n.length?a("cards-turned",{cards:n.join(", ")}):a("cards-none")),`${r.join(", ")}.`}function ua(t){return a(`automa-name-${t}`)}function Ge({level:t,numeral:e}){return a("numeral-and-name",{numeral:e,name:ua(t)})}function ze({deck:t,level:e,numeral:n}){return a("automa-title",{deck:a(`deck-${t}`),numeral:n,name:ua(e)})}function Ve({marker:t,marker_on_board:e}){return e?a("marker-on",{space:String(t)}):a("marker-off")}function ef(t){return D()==="de"?t:t[0].toLocaleLowerCase()+t.slice(1)}function nf(t,e){let n=Fe(t,e).filter(([,o])=>o>0).map(([o,i])=>a("part-points",{part:ef(a(o)),points:i})),r=R(t.score);return n.length?a("automa-score-of",{score:r,parts:n.join(", ")}):a("automa-score",{score:r})}function pa({players:t,result:e},n,r){let o=[aa("pile-with",n.with_buttons,r),aa("pile-without",n.without_buttons,r)],{budget:i}=n,s=i!==null&&!e?`${a("next-budget",{budget:i})} `:"";return[`${ze(n)}.`,a("automa-holds",{count:t[1].buttons,piles:o.join("; ")}),nf(t[1],n.level),Ve(n),a("automa-cards",{cards:s+Oo(n)})].join(" ")}function aa(t,e,n){let r=a(t,{count:e.length});return e?a("pile-of",{pile:r,patches:So(e,n)}):r}function It(t){return t.stage!=="over"&&!C(t)&&t.seats[t.turn-1].yours}function T(t){return t.table!==null&&!t.looking&&!t.pending&&It(t.table)}function de({table:t,looking:e,pending:n}){return Un(t)&&!e&&!n}function Gn(t){return t===null||t.game===gs?!1:t.mode!=="screen"&&t.mode!=="remote"}function me(t){return T(t)&&Gn(t.table)}function zn(t){let{table:e,looking:n}=t;return Gn(e)&&he(t)&&!n&&e?.stage!=="over"}function Vn(t){return T(t)&&t.hint?.type==="hint"?t.hint.move:null}function fa(t,e){let{hint:n,looking:r,table:o}=t;return n?.type!=="why"?o?.turn===e?Vn(t):null:n.player===e&&!r?n.better:null}function he({table:t,pending:e}){return t!==null&&t.can_undo&&e===null&&M(t)}function ge(t){return t.looking?t.looking.frames[t.looking.index]:t.table}function j(t,e){return t.table?.options.find(n=>n.letter===e)}function da(t){return t.options.flatMap(e=>e.letter===null?[]:[e.letter])}function Ke(t,e){let n=j(t,e);return n?{letter:e,patch:t.patches[e],placements:new Set(n.placements??[])}:null}function Kt(t){if(t.stage==="over"||C(t))return null;let e=it(t.seats);return e.length===2?t.turn:e[0]??null}function Ye({table:t,placement:e}){return t?e.plan?Kt(t):t.turn:null}function Yt(t){return t.placement.plan?I(t)!==null&&!t.pending:T(t)}var Ze=null;function rf(t,e,n){if(Ze?.choice.letter===t&&Ze.cells===n)return Ze.choice;let r=Nt([...n].flatMap((i,s)=>i==="."?[]:[s])),o=new Set(We(r,e).map(({name:i})=>i));return Ze={cells:n,choice:{letter:t,patch:e,placements:o,planned:!0}},Ze.choice}function I(t){let{letter:e,plan:n}=t.placement;if(!t.table||e===null)return null;if(n){let r=t.looking?null:Kt(t.table),o=r&&t.table.players[r-1].cells;return o?rf(e,t.patches[e],o):null}return e==="+"?Pn(t.table.special_cells):Ke(t,e)}function To(t){let{table:e}=t;if(!e)return 1;let n=[1,2].filter(r=>e.seats[r-1].yours);return n.length===1?n[0]:n.length===2?ge(t)?.turn??1:1}function Zn(t,e){let{table:n,placement:r}=t;return!n||r.letter===null?!1:r.letter==="+"?n.special_cells_7x7.includes(e.slice(1)):j(t,r.letter)?.completes_7x7?.includes(e)??!1}function Kn(t,e){if(!t||t==="pass"||t.startsWith("A:"))return null;let n=pt(t.slice(-2));return{shape:t.startsWith("+")?[[0,0]]:e[t[0]].orientations[t[1]],origin:n}}function ma({table:t,patches:e,suggestions:n,looking:r},o){return r||t?.turn!==o?[]:n.flatMap(({move:i,label:s,kind:c,faint:l})=>{let u=Kn(i,e);return u?[{...u,label:s,kind:c,faint:l}]:[]})}function ha({suggestions:t,looking:e},n){return e?[]:t.filter(({move:r})=>n===null?r==="pass":r!=="pass"&&r[0]===n)}function Qe({table:t,looking:e}){return t?e?t.moves.slice(0,e.index).slice(-1):Bs(t):[]}function ga(t,e){return t.flatMap(n=>Kn(n,e)??[])}function $a(t,e){return!t||e.number===t.number?[]:[...of(t,e),...sf(t,e)]}function of(t,e){let[n,...r]=e.moves.slice(t.moves.length);if(!n?.change||r.length>0)return[];let{move:o,player:i,change:s}=n,c=t.players[i-1].income,l=e.time_board.income.filter(f=>f>s.from&&f<=s.to),u=o==="pass"?[]:["place"];return l.length>0&&c>0?[...u,"payday"]:mo(s)>0?[...u,"button"]:u}function sf(t,e){let n=it(e.seats);if(e.result&&!t.result)return[n.includes(e.result.winner)?"win":"end"];let r=t.turn===e.turn&&It(t);return n.length===1&&It(e)&&!r?["turn"]:[]}function Je(t,e,n,r){return r.map((o,i)=>({wave:t,from:o,to:o,at:i*e*.7,long:e,loud:n}))}var wa={place:[{wave:"sine",from:190,to:70,at:0,long:.11,loud:.5},{wave:"triangle",from:520,to:840,at:.05,long:.12,loud:.08}],button:Je("triangle",.05,.22,[1480,1865]),payday:Je("triangle",.09,.25,[1175,1480,1760]),turn:Je("sine",.16,.25,[587,784]),win:Je("triangle",.2,.25,[523,659,784,1047]),end:Je("sine",.22,.25,[659,523])},ya={turn:[60],win:[60,60,120],end:[120]};var Yn=null;function Lo(){return"vibrate"in navigator}function ba(t,e,{sounds:n,vibration:r}){if(!(!n&&!r))for(let o of $a(t,e)){n&&No(o);let i=ya[o];r&&i&&Lo()&&navigator.vibrate(i)}}function No(t){Yn??=new AudioContext,Yn.state==="suspended"&&Yn.resume();for(let e of wa[t])af(Yn,e)}function af(t,{wave:e,from:n,to:r,at:o,long:i,loud:s}){let c=t.currentTime+o,l=t.createOscillator(),u=t.createGain();l.type=e,l.frequency.setValueAtTime(n,c),l.frequency.exponentialRampToValueAtTime(r,c+i),u.gain.setValueAtTime(1e-4,c),u.gain.exponentialRampToValueAtTime(s,c+.01),u.gain.exponentialRampToValueAtTime(1e-4,c+i),l.connect(u).connect(t.destination),l.start(c),l.stop(c+i)}function Io(){"serviceWorker"in navigator&&xa(()=>navigator.serviceWorker.register("/sw.js"))}function Co(){if(!("caches"in window))return;let t={title:a("your-turn"),body:a("notice-body"),lang:D()};xa(async()=>{await(await caches.open("notices")).put("/notice-words",new Response(JSON.stringify(t)))})}function xa(t){(window.requestIdleCallback??(n=>window.setTimeout(n,1e3)))(()=>{t().catch(n=>{console.warn("This browser keeps nothing for times without a page:",n.message)})})}var ft=class{constructor(e){this.value=e}valueOf(){return this.value}},O=class extends ft{constructor(e="???"){super(e)}toString(e){return`{${this.value}}`}},V=class extends ft{constructor(e,n={}){super(e),this.opts=n}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return this.value.toString(10)}},dt=class t extends ft{static supportsValue(e){if(typeof e=="number"||e instanceof Date)return!0;if(e instanceof ft)return t.supportsValue(e.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(e instanceof n.Instant||e instanceof n.PlainDateTime||e instanceof n.PlainDate||e instanceof n.PlainMonthDay||e instanceof n.PlainTime||e instanceof n.PlainYearMonth)return!0}return!1}constructor(e,n={}){e instanceof t?(n={...e.opts,...n},e=e.value):e instanceof ft&&(e=e.valueOf()),typeof e=="object"&&"calendarId"in e&&n.calendar===void 0&&(n={...n,calendar:e.calendarId}),super(e),this.opts=n}[Symbol.toPrimitive](e){return e==="string"?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e=="number")return e;if(e instanceof Date)return e.getTime();if("epochMilliseconds"in e)return e.epochMilliseconds;if("toZonedDateTime"in e)return e.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var ka=100,cf="⁨",lf="⁩";function uf(t,e,n){if(n===e||n instanceof V&&e instanceof V&&n.value===e.value)return!0;if(e instanceof V&&typeof n=="string"){let r=t.memoizeIntlObject(Intl.PluralRules,e.opts).select(e.value);if(n===r)return!0}return!1}function va(t,e,n){return e[n]?$e(t,e[n].value):(t.reportError(new RangeError("No default")),new O)}function Po(t,e){let n=[],r=Object.create(null);for(let o of e)o.type==="narg"?r[o.name]=Xe(t,o.value):n.push(Xe(t,o));return{positional:n,named:r}}function Xe(t,e){switch(e.type){case"str":return e.value;case"num":return new V(e.value,{minimumFractionDigits:e.precision});case"var":return pf(t,e);case"mesg":return ff(t,e);case"term":return df(t,e);case"func":return mf(t,e);case"select":return hf(t,e);default:return new O}}function pf(t,{name:e}){let n;if(t.params)if(Object.prototype.hasOwnProperty.call(t.params,e))n=t.params[e];else return new O(`$${e}`);else if(t.args&&Object.prototype.hasOwnProperty.call(t.args,e))n=t.args[e];else return t.reportError(new ReferenceError(`Unknown variable: $${e}`)),new O(`$${e}`);if(n instanceof ft)return n;switch(typeof n){case"string":return n;case"number":return new V(n);case"object":if(dt.supportsValue(n))return new dt(n);default:return t.reportError(new TypeError(`Variable type not supported: $${e}, ${typeof n}`)),new O(`$${e}`)}}function ff(t,{name:e,attr:n}){let r=t.bundle._messages.get(e);if(!r)return t.reportError(new ReferenceError(`Unknown message: ${e}`)),new O(e);if(n){let o=r.attributes[n];return o?$e(t,o):(t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new O(`${e}.${n}`))}return r.value?$e(t,r.value):(t.reportError(new ReferenceError(`No value: ${e}`)),new O(e))}function df(t,{name:e,attr:n,args:r}){let o=`-${e}`,i=t.bundle._terms.get(o);if(!i)return t.reportError(new ReferenceError(`Unknown term: ${o}`)),new O(o);if(n){let c=i.attributes[n];if(c){t.params=Po(t,r).named;let l=$e(t,c);return t.params=null,l}return t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new O(`${o}.${n}`)}t.params=Po(t,r).named;let s=$e(t,i.value);return t.params=null,s}function mf(t,{name:e,args:n}){let r=t.bundle._functions[e];if(!r)return t.reportError(new ReferenceError(`Unknown function: ${e}()`)),new O(`${e}()`);if(typeof r!="function")return t.reportError(new TypeError(`Function ${e}() is not callable`)),new O(`${e}()`);try{let o=Po(t,n);return r(o.positional,o.named)}catch(o){return t.reportError(o),new O(`${e}()`)}}function hf(t,{selector:e,variants:n,star:r}){let o=Xe(t,e);if(o instanceof O)return va(t,n,r);for(let i of n){let s=Xe(t,i.key);if(uf(t,o,s))return $e(t,i.value)}return va(t,n,r)}function Ro(t,e){if(t.dirty.has(e))return t.reportError(new RangeError("Cyclic reference")),new O;t.dirty.add(e);let n=[],r=t.bundle._useIsolating&&e.length>1;for(let o of e){if(typeof o=="string"){n.push(t.bundle._transform(o));continue}if(t.placeables++,t.placeables>ka)throw t.dirty.delete(e),new RangeError(`Too many placeables expanded: ${t.placeables}, max allowed is ${ka}`);r&&n.push(cf),n.push(Xe(t,o).toString(t)),r&&n.push(lf)}return t.dirty.delete(e),n.join("")}function $e(t,e){return typeof e=="string"?t.bundle._transform(e):Ro(t,e)}var Qn=class{constructor(e,n,r){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=n,this.args=r}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,n){let r=this.bundle._intls.get(e);r||(r={},this.bundle._intls.set(e,r));let o=JSON.stringify(n);return r[o]||(r[o]=new e(this.bundle.locales,n)),r[o]}};function jo(t,e){let n=Object.create(null);for(let[r,o]of Object.entries(t))e.includes(r)&&(n[r]=o.valueOf());return n}var Sa=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function Aa(t,e){let n=t[0];if(n instanceof O)return new O(`NUMBER(${n.valueOf()})`);if(n instanceof V)return new V(n.valueOf(),{...n.opts,...jo(e,Sa)});if(n instanceof dt)return new V(n.toNumber(),{...jo(e,Sa)});throw new TypeError("Invalid argument to NUMBER")}var gf=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function Ea(t,e){let n=t[0];if(n instanceof O)return new O(`DATETIME(${n.valueOf()})`);if(n instanceof dt||n instanceof V)return new dt(n,jo(e,gf));throw new TypeError("Invalid argument to DATETIME")}var Ma=new Map;function _a(t){let e=Array.isArray(t)?t.join(" "):t,n=Ma.get(e);return n===void 0&&(n=new Map,Ma.set(e,n)),n}var we=class{constructor(e,{functions:n,useIsolating:r=!0,transform:o=i=>i}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Aa,DATETIME:Ea,...n},this._useIsolating=r,this._transform=o,this._intls=_a(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:n=!1}={}){let r=[];for(let o=0;o<e.body.length;o++){let i=e.body[o];if(i.id.startsWith("-")){if(n===!1&&this._terms.has(i.id)){r.push(new Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(n===!1&&this._messages.has(i.id)){r.push(new Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return r}formatPattern(e,n=null,r=null){if(typeof e=="string")return this._transform(e);let o=new Qn(this,r,n);try{return Ro(o,e).toString(o)}catch(i){if(o.errors&&i instanceof Error)return o.errors.push(i),new O().toString(o);throw i}}};var qo=/^(-?[a-zA-Z][\w-]*) *= */gm,Oa=/\.([a-zA-Z][\w-]*) *= */y,$f=/\*?\[/y,Bo=/(-?[0-9]+(?:\.([0-9]+))?)/y,wf=/([a-zA-Z][\w-]*)/y,Ta=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,yf=/^[A-Z][A-Z0-9_-]*$/,Jn=/([^{}\n\r]+)/y,bf=/([^\\"\n\r]*)/y,La=/\\([\\"])/y,Na=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,xf=/^\n+/,Ia=/ +$/,kf=/ *\r?\n/g,vf=/( *)$/,Sf=/{\s*/y,Ca=/\s*}/y,Af=/\[\s*/y,Ef=/\s*] */y,Mf=/\s*\(\s*/y,_f=/\s*->\s*/y,Of=/\s*:\s*/y,Tf=/\s*,?\s*/y,Lf=/\s+/y,Qt=class{constructor(e){this.body=[],qo.lastIndex=0;let n=0;for(;;){let g=qo.exec(e);if(g===null)break;n=qo.lastIndex;try{this.body.push(l(g[1]))}catch(x){if(x instanceof SyntaxError)continue;throw x}}function r(g){return g.lastIndex=n,g.test(e)}function o(g,x){if(e[n]===g)return n++,!0;if(x)throw new x(`Expected ${g}`);return!1}function i(g,x){if(r(g))return n=g.lastIndex,!0;if(x)throw new x(`Expected ${g.toString()}`);return!1}function s(g){g.lastIndex=n;let x=g.exec(e);if(x===null)throw new SyntaxError(`Expected ${g.toString()}`);return n=g.lastIndex,x}function c(g){return s(g)[1]}function l(g){let x=f(),L=u();if(x===null&&Object.keys(L).length===0)throw new SyntaxError("Expected message value or attributes");return{id:g,value:x,attributes:L}}function u(){let g=Object.create(null);for(;r(Oa);){let x=c(Oa),L=f();if(L===null)throw new SyntaxError("Expected attribute value");g[x]=L}return g}function f(){let g;if(r(Jn)&&(g=c(Jn)),e[n]==="{"||e[n]==="}")return d(g?[g]:[],1/0);let x=Wi();return x?g?d([g,x],x.length):(x.value=Fr(x.value,xf),d([x],x.length)):g?Fr(g,Ia):null}function d(g=[],x){for(;;){if(r(Jn)){g.push(c(Jn));continue}if(e[n]==="{"){g.push(h());continue}if(e[n]==="}")throw new SyntaxError("Unbalanced closing brace");let ct=Wi();if(ct){g.push(ct),x=Math.min(x,ct.length);continue}break}let L=g.length-1,jt=g[L];typeof jt=="string"&&(g[L]=Fr(jt,Ia));let _e=[];for(let ct of g)ct instanceof Xn&&(ct=ct.value.slice(0,ct.value.length-x)),ct&&_e.push(ct);return _e}function h(){i(Sf,SyntaxError);let g=$();if(i(Ca))return g;if(i(_f)){let x=E();return i(Ca,SyntaxError),{type:"select",selector:g,...x}}throw new SyntaxError("Unclosed placeable")}function $(){if(e[n]==="{")return h();if(r(Ta)){let[,g,x,L=null]=s(Ta);if(g==="$")return{type:"var",name:x};if(i(Mf)){let jt=k();if(g==="-")return{type:"term",name:x,attr:L,args:jt};if(yf.test(x))return{type:"func",name:x,args:jt};throw new SyntaxError("Function names must be all upper-case")}return g==="-"?{type:"term",name:x,attr:L,args:[]}:{type:"mesg",name:x,attr:L}}return J()}function k(){let g=[];for(;;){switch(e[n]){case")":return n++,g;case void 0:throw new SyntaxError("Unclosed argument list")}g.push(S()),i(Tf)}}function S(){let g=$();return g.type!=="mesg"?g:i(Of)?{type:"narg",name:g.name,value:J()}:g}function E(){let g=[],x=0,L;for(;r($f);){o("*")&&(L=x);let jt=N(),_e=f();if(_e===null)throw new SyntaxError("Expected variant value");g[x++]={key:jt,value:_e}}if(x===0)return null;if(L===void 0)throw new SyntaxError("Expected default variant");return{variants:g,star:L}}function N(){i(Af,SyntaxError);let g;return r(Bo)?g=Rt():g={type:"str",value:c(wf)},i(Ef,SyntaxError),g}function J(){if(r(Bo))return Rt();if(e[n]==='"')return Me();throw new SyntaxError("Invalid expression")}function Rt(){let[,g,x=""]=s(Bo),L=x.length;return{type:"num",value:parseFloat(g),precision:L}}function Me(){o('"',SyntaxError);let g="";for(;;){if(g+=c(bf),e[n]==="\\"){g+=Ur();continue}if(o('"'))return{type:"str",value:g};throw new SyntaxError("Unclosed string literal")}}function Ur(){if(r(La))return c(La);if(r(Na)){let[,g,x]=s(Na),L=parseInt(g||x,16);return L<=55295||57344<=L?String.fromCodePoint(L):"�"}throw new SyntaxError("Unknown escape sequence")}function Wi(){let g=n;switch(i(Lf),e[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return Ui(e.slice(g,n))}return e[n-1]===" "?Ui(e.slice(g,n)):!1}function Fr(g,x){return g.replace(x,"")}function Ui(g){let x=g.replace(kf,`
`),L=vf.exec(g)[1].length;return new Xn(x,L)}}},Xn=class{constructor(e,n){this.value=e,this.length=n}};var Ho=new Map,ye=new we("en");function tn(t,e=`/words/${t}.json`){let n=Ho.get(t);if(n)return n;let r=Nf(new URL(e,import.meta.url));return Ho.set(t,r),r.catch(()=>Ho.delete(t)),r}async function Nf(t){let e=await fetch(t);if(!e.ok)throw new Error(`The words of this page can’t be loaded: ${t}`);return e.json()}function Do({language:t,words:e,editions:n={}},r){ye=new we(t,{useIsolating:!1}),ye.addResource(new Qt(e)),Object.hasOwn(n,r)&&ye.addResource(new Qt(n[r]),{allowOverrides:!0}),zi({language:t,format:(i,s)=>{let c=ye.getMessage(i)?.value;if(!c)throw new Error(`There is no message ${i} in ${t}.`);return ye.formatPattern(c,s)}})}function tr(t){t.language===D()&&ye.addResource(new Qt(t.words))}var{dataset:er}=document.querySelector("script[type=module]"),If=new Set(["faces","offline"]),Cf=document.querySelector("link[data-what=words]")?.matches('[href*="-home"]'),{lang:Pa}=document.documentElement,Wo=new Map,Uo=!1;async function _(t){let e=Wo.get(t)??Pf(t);return Wo.set(t,e),e.catch(()=>Wo.delete(t)),e}async function Pf(t){let e=r=>r.startsWith(t)&&r.endsWith("Style"),n=Object.keys(er).filter(e);try{let[r]=await Promise.all([import(er[t]),...n.map(o=>Fo(er[o])),If.has(t)||Rf(t)]);return r}catch(r){throw new qt(a("server-away"),{cause:r})}}async function Rf(t){t==="home"&&Cf&&D()===Pa?Uo=!0:tr(await Ra(D()))}function Ra(t){return Uo=!0,tn(`${t}-later`,t===Pa?er.words:void 0)}async function ja(t){return Uo?Ra(t):null}function Fo(t){let e=document.createElement("link");e.rel="stylesheet",e.href=t;let n=new Promise((r,o)=>{e.onload=r,e.onerror=()=>{e.remove(),o(new Error(`No style sheet at ${t}`))}});return document.head.append(e),n}var qa="quiltbee.outdated";function en(){return sessionStorage.getItem(qa)===String(2)?!1:(sessionStorage.setItem(qa,String(2)),location.reload(),!0)}async function Ba(){await os().catch(()=>!0)||en()}var Go=new Set;function zo(t){for(let e of Go)e(t)}function Ha(t){return Go.add(t),()=>{Go.delete(t)}}var Da=[["one","Player1"],["two","Player2"]];var jf=["","?","You","Automa"];function nr(t,e){return`/${Ga(e)}${t}`}function Wa(t,e){return`/g/${btoa(t.slice(1)).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}${Ga(e)}`}function Ua(t,e,n){return`/api/games/${t}/picture.${e}?${new URLSearchParams(n)}`}function Fa(t){try{return`#${atob(t.replaceAll("-","+").replaceAll("_","/"))}`}catch(e){if(e instanceof DOMException)return"";throw e}}function Ga(t){let e=Da.flatMap(([r],o)=>{let i=t[o]??"";return jf.includes(i)?[]:[[r,i]]}),n=new URLSearchParams(e).toString();return n&&`?${n}`}function za(t){let e=new URLSearchParams(t);return Object.fromEntries(Da.flatMap(([n,r])=>{let o=e.get(n)?.trim().slice(0,40);return o?[[r,o]]:[]}))}function Za(){let t=qf(8,7).slice(0,54);return t.map(({x:e,y:n},r)=>{let o={x:(e+.5)*12,y:(n+.5)*12},i=r>0?t[r-1]:{x:e-1,y:n},s={x:o.x+(i.x-e)*12/2,y:o.y+(i.y-n)*12/2};return r<53?{centre:o,entry:s,width:12,height:12}:{centre:{x:o.x+12,y:o.y},entry:s,width:36,height:12}})}function qf(t,e){let n=new Set,r=[],[o,i,s,c]=[0,0,1,0],l=(u,f)=>u>=0&&f>=0&&u<t&&f<e&&!n.has(`${u},${f}`);for(;r.length<t*e;)r.push({x:o,y:i}),n.add(`${o},${i}`),l(o+s,i+c)||([s,c]=[-c,s]),o+=s,i+=c;return r}var Va=10.3;function Ka(){let e=[],n=-Math.PI/2,r=43;for(let o=0;o<=53;o+=1){let i={x:48+Math.cos(n)*r,y:48+Math.sin(n)*r},s=e.at(-1)?.centre??i,c={x:(i.x+s.x)/2,y:(i.y+s.y)/2},l=o===53?9.8:8.6;e.push({centre:i,entry:c,width:l,height:l});let u=Va/r;n+=u,r-=Va/(2*Math.PI)*u}return e}function Ya(t){let{table:e,placement:n,weighing:r}=t;if(!e||!T(t))return null;let o=n.letter??(r?null:""),i=o===""||o==="+"?void 0:j(t,o);if(!i)return null;let{consequence:s}=i,c=e.turn,l=e.players[c-1].time,u=e.time_board.special_patches_left.filter(f=>f>l&&f<=s.time);return{player:c,from:l,to:s.time,marks:[...s.income_marks,...u],income:s.income_marks.length>0?s.income:0,special:s.special_patch,next:s.next}}function Qa({player:t,to:e,income:n,special:r,next:o},i){let c=[n>0?a("preview-income",{count:n}):"",r?a("preview-special"):""].filter(Boolean).join(", ");return`${a("preview-space",{space:String(e)})}${c?`: ${c}`:""}. ${po("then",o,t,i)}`}var Vo=[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg"];function Ja(t){let e=Vo.indexOf(t);return{cloth:e%6,weave:(Math.floor(e/6)+e%6)%6}}var nn={"weave-0":["<path d='M2.5 1.2a1.3 1.3 0 1 0 .01 0M7.5 6.2a1.3 1.3 0 1 0 .01 0'/>","<path opacity='.7' d='M7.5 2a.5.5 0 1 0 .01 0M2.5 7a.5.5 0 1 0 .01 0'/>"],"weave-1":["<path d='M.3 0h.5v10H.3zM1.5 0h1.9v10H1.5zM4.1 0h.5v10h-.5z M5.3 0h.5v10h-.5zM6.5 0h1.9v10H6.5zM9.1 0h.5v10h-.5z'/>"],"weave-2":["<path opacity='.55' d='M0 0h2.5v10H0zM5 0h2.5v10H5z'/>","<path opacity='.55' d='M0 0h10v2.5H0zM0 5h10v2.5H0z'/>"],"weave-3":["<path fill='none' stroke='var(--thread)' stroke-width='.85' d='M0 0L2.5-2.5 5 0 7.5-2.5 10 0M0 2.5L2.5 0 5 2.5 7.5 0 10 2.5M0 5L2.5 2.5 5 5 7.5 2.5 10 5 M0 7.5L2.5 5 5 7.5 7.5 5 10 7.5M0 10L2.5 7.5 5 10 7.5 7.5 10 10 M0 12.5L2.5 10 5 12.5 7.5 10 10 12.5'/>"],"weave-4":["<g transform='translate(2.5 2.5)'><path d='M0-1.8a.8.8 0 1 0 .01 0M1.05-1.05a.8.8 0 1 0 .01 0M.65.2a.8.8 0 1 0 .01 0 M-.65.2a.8.8 0 1 0 .01 0M-1.05-1.05a.8.8 0 1 0 .01 0'/><circle r='.55' fill='var(--cloth)'/><path fill='none' stroke='var(--thread)' stroke-width='.35' d='M1.6 1.6Q2.4 2 2.5 2.6M-1.6 1.6Q-2.4 2-2.5 2.6'/></g>","<g transform='translate(7.5 7.5)'><path d='M0-1.8a.8.8 0 1 0 .01 0M1.05-1.05a.8.8 0 1 0 .01 0M.65.2a.8.8 0 1 0 .01 0 M-.65.2a.8.8 0 1 0 .01 0M-1.05-1.05a.8.8 0 1 0 .01 0'/><circle r='.55' fill='var(--cloth)'/><path fill='none' stroke='var(--thread)' stroke-width='.35' d='M1.6 1.6Q2.4 2 2.5 2.6M-1.6 1.6Q-2.4 2-2.5 2.6'/></g>"],"weave-5":["<path fill='none' stroke='var(--thread)' d='M0 2.5Q2.5-.6 5 2.5T10 2.5M0 7.5Q2.5 4.4 5 7.5T10 7.5'/>"],special:["<rect x='.25' y='.25' width='9.5' height='9.5' rx='1.1' fill='var(--leather)' stroke='var(--seam)' stroke-width='.7'/>","<path fill='none' stroke='var(--grain)' stroke-width='.3' stroke-linecap='round' opacity='.7' d='M2.6 2.7h.5M6.9 2.5h.6M4.8 2.2h.3M2.3 5.5h.4M7.4 5.2h.4M3 7.6h.6M6.6 7.5h.5M4.9 7.9h.3'/>","<rect x='1.4' y='1.4' width='7.2' height='7.2' rx='.7' fill='none' stroke='var(--stitch)' stroke-width='.42' stroke-dasharray='1.1 .7' stroke-linecap='round'/>","<path fill='none' stroke='var(--grain)' stroke-width='.6' stroke-linecap='round' d='M5 3.3V6.7M3.3 5H6.7M3.8 3.8L6.2 6.2M6.2 3.8L3.8 6.2'/>"],button:["<circle r='9.6' fill='var(--stitch)' stroke='var(--seam)' stroke-width='1.9'/>","<circle r='6.4' fill='none' stroke='var(--seam)' stroke-width='.8' opacity='.35'/>","<path fill='none' stroke='var(--seam)' stroke-width='.9' opacity='.45' d='M-2.4-2.4L2.4 2.4M2.4-2.4L-2.4 2.4'/>","<path fill='var(--seam)' d='M-2.5-4.2a1.7 1.7 0 1 0 .01 0M2.5-4.2a1.7 1.7 0 1 0 .01 0 M-2.5.8a1.7 1.7 0 1 0 .01 0M2.5.8a1.7 1.7 0 1 0 .01 0'/>"],"special-tile":["<rect x='-9.4' y='-9.4' width='18.8' height='18.8' rx='2.4' fill='var(--leather)' stroke='var(--tile-edge)' stroke-width='1.2'/>","<rect x='-7.4' y='-7.4' width='14.8' height='14.8' rx='1.2' fill='none' stroke='var(--stitch)' stroke-width='.9' stroke-dasharray='2 1.2'/>","<path d='M-3.6-5.2H3.8C.6-1.5-.8 1.8-1.2 5.6' fill='none' stroke='var(--stitch)' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round'/>"],"tile-1":["<path d='M0-9a9 9 0 1 0 .01 0Z' fill='var(--tile-1)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],"tile-5":["<path d='M0 -8.20A3.2 3.2 0 0 1 5.8 -5.80A3.2 3.2 0 0 1 8.2 -0.00A3.2 3.2 0 0 1 5.8 5.80A3.2 3.2 0 0 1 0 8.20A3.2 3.2 0 0 1 -5.8 5.80A3.2 3.2 0 0 1 -8.2 0.00A3.2 3.2 0 0 1 -5.8 -5.80A3.2 3.2 0 0 1 0 -8.20Z' fill='var(--tile-5)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],"tile-10":["<path d='M-6.4-9H6.4Q9-9 9-6.4V6.4Q9 9 6.4 9H-6.4Q-9 9-9 6.4V-6.4Q-9-9-6.4-9Z' fill='var(--tile-10)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],"tile-20":["<path d='M0 -8.80A2 2 0 0 1 3.82 -7.93A2 2 0 0 1 6.88 -5.49A2 2 0 0 1 8.58 -1.96A2 2 0 0 1 8.58 1.96A2 2 0 0 1 6.88 5.49A2 2 0 0 1 3.82 7.93A2 2 0 0 1 0 8.80A2 2 0 0 1 -3.82 7.93A2 2 0 0 1 -6.88 5.49A2 2 0 0 1 -8.58 1.96A2 2 0 0 1 -8.58 -1.96A2 2 0 0 1 -6.88 -5.49A2 2 0 0 1 -3.82 -7.93A2 2 0 0 1 0 -8.80Z' fill='var(--tile-20)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],cell:["<path fill='none' stroke='var(--grid)' stroke-width='.16' opacity='.6' d='M3.4 5H6.6M5 3.4V6.6'/>"],"token-1":["<circle r='4'/>"],"token-2":["<path d='M0-5L5 0 0 5-5 0Z'/>"],"space-cloth":["<rect x='-5.7' y='-5.7' width='11.4' height='11.4' rx='1.2' fill='var(--tone)' stroke='var(--edge)' stroke-width='.35'/>","<rect x='-4.9' y='-4.9' width='9.8' height='9.8' rx='.7' fill='none' stroke='var(--edge)' stroke-width='.25' stroke-dasharray='.9 .6'/>"],"space-thread":["<circle r='4.3' fill='var(--tone)' stroke='var(--edge)' stroke-width='.4'/>","<circle r='3.6' fill='none' stroke='var(--edge)' stroke-width='.22' stroke-dasharray='.8 .5'/>"],"space-end":["<rect x='-17.7' y='-5.7' width='35.4' height='11.4' rx='1.2' fill='var(--tone)' stroke='var(--edge)' stroke-width='.35'/>","<rect x='-16.9' y='-4.9' width='33.8' height='9.8' rx='.7' fill='none' stroke='var(--edge)' stroke-width='.25' stroke-dasharray='.9 .6'/>"],corner:["<path fill='none' stroke='var(--thread-0)' stroke-width='.5' d='M2 13Q.5 7 5.5 5.5T13.5 1.8'/>","<use href='#button' transform='translate(5 5.2) scale(.3)'/>","<use href='#button' transform='translate(11.6 2.4) scale(.16)'/>","<use href='#button' transform='translate(2.2 11) scale(.16)'/>"]};var Xa=new WeakMap;async function tc(t){let e=await fetch(t);if(!e.ok)throw new Error(`The artwork can’t be loaded: ${t}`);return e.json()}function Ko(t){let e=[t];return Object.assign(e,{raw:e})}function Hf(t){let e=Xa.get(t);if(!e){let n=Object.entries(t).map(([r,o])=>`<g id="${r}">${o.join("")}</g>`);e=Ko(n.join("")),Xa.set(t,e)}return v(e)}function ec(t=nn){return p`<svg class="fabrics" aria-hidden="true" width="0" height="0">
<defs>
${Hf(t)}
${Vo.map(e=>{let{cloth:n,weave:r}=Ja(e);return Zo(`fabric-${e}`,10,v`<g class=${`cloth-${n}`}><rect class="cloth" width="10" height="10"></rect>
<use class="thread" href=${`#weave-${r}`}></use></g>`)})}
${Zo("fabric-cell",10,v`<use href="#cell"></use>`)}
${Zo("fabric-covered",5,v`<rect class="covered" width="5" height="5"></rect>`)}
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
</svg>`}function Zo(t,e,n){return v`<pattern id=${t} width=${e} height=${e} patternUnits="userSpaceOnUse">${n}
</pattern>`}function Q(t,e,n,r=1){return v`<use href=${`#${t}`} transform=${`translate(${e} ${n}) scale(${r})`}></use>`}function H(t,e,n){return Q("button",t,e,n/10)}function Df(t){let e=t.orientations[0];return Array.from({length:t.income},(n,r)=>e[Math.floor((r+.5)*e.length/t.income)])}function rn(t,e,n,[r,o],i){let s=e.orientations[n],c=W(e.orientations[0]);return v`<g class="patch" transform=${`translate(${o*10} ${r*10})`}>
<path class="piece" fill=${`url(#fabric-${t})`} d=${G(s,10,.25)}></path>
<path class="stitches" d=${G(s,10,1.1)}></path>
${Df(e).map(l=>{let[u,f]=Ls(l,c,n);return H((f+.5)*10,(u+.5)*10,2.6)})}
${i?Wf(s[0],t):m}
</g>`}function Wf([t,e],n){let[r,o]=[(e+.5)*10,(t+.5)*10+1.9];return v`<text class="letter" x=${r} y=${o}>${n}</text>`}function Yo([t,e]){return v`<g class="patch special">${Q("special",e*10,t*10)}</g>`}function Ct(t,e,n,r){let[o,i]=W(e.orientations[n]),s=Math.max(4,o,i)*10+1.2,[c,l]=[(i*10-s)/2,(o*10-s)/2];return p`<svg class="framed" viewBox=${`${c} ${l} ${s} ${s}`} aria-hidden="true">
${rn(t,e,n,[0,0],r)}
</svg>`}function rr(t,e,n,r){let[o,i]=W(e.orientations[n]);return p`<svg
class=${`picture w${i} h${o}`}
viewBox=${`-0.6 -0.6 ${i*10+1.2} ${o*10+1.2}`}
aria-hidden="true"
>
${rn(t,e,n,[0,0],r)}
</svg>`}var nc={cloth:Za(),thread:Ka()},on=[1,2];function rc(t){return t.time_board.on_top===1?[on[1],on[0]]:on}function oc(t,e){let[n,r]=t.players.map(l=>l.time),o=n===r?a("tokens-together",{space:String(n),name:A(e,t.time_board.on_top)}):on.map(l=>a("token-at",{...z(e,l),space:String(t.players[l-1].time)})).join(" "),i=t.time_board.special_patches_left,s=t.automa?` ${Ve(t.automa)}`:"",c=i.length?i.join(", "):a("none");return`${o} ${a("special-left",{spaces:c})}${s}`}function Qo(t,e,n,r){return v`<g class=${`token token-${t}`} transform=${`translate(${e} ${n})`}>
${Q(`token-${t}`,0,0,r/4)}
<text y=${r*.42} font-size=${r*1.2}>${t}</text></g>`}function ic({numeral:t},e,n,r){let o=Array.from({length:16},(i,s)=>{let c=s%2?r*.78:r,l=s*Math.PI/8;return`${(Math.sin(l)*c).toFixed(2)} ${(-Math.cos(l)*c).toFixed(2)}`});return v`<g class="marker" transform=${`translate(${e} ${n})`}>
<path d=${`M${o.join("L")}Z`}></path>
<text y=${r*.3} font-size=${r*.85}>${t}</text></g>`}function sc({automa:t},e,n){if(!t?.marker_on_board)return m;let[r,o]=e(t.marker);return ic(t,r,o,n)}function sr(t){return p`<svg class="token-picture" viewBox="-6 -6 12 12" aria-hidden="true">
${Qo(t,0,0,4.4)}
</svg>`}function Ff(t,e,n,r=null){let o=nc[n],i=n==="cloth"?84:96,{income:s,special_patches:c,special_patches_left:l}=t.time_board;return p`<svg
class="spiral"
viewBox=${`-1 -1 98 ${i+2}`}
role="img"
aria-label=${oc(t,e)}
>
${n==="thread"?[Gf(),zf(o)]:m}
${o.map((u,f)=>Vf(u,f,n))}
${r?ac(r,u=>o[u].centre):m}
${s.map(u=>{let{x:f,y:d}=o[u].entry;return or(u,r,H(f,d,2.5))})}
${c.map(u=>{let{x:f,y:d}=o[u].entry;return or(u,r,sn(f,d,4.8,l.includes(u)))})}
${r?cc(r,o[r.to].centre,4.6):m}
${sc(t,u=>[o[u].centre.x,o[u].centre.y],5.4)}
${Zf(t,o)}
</svg>`}function or(t,e,n){let o=e?.marks.includes(t)??!1?"board-mark crossed":"board-mark";return v`<g class=${o} data-mark=${t}>${n}</g>`}function ac({player:t,from:e,to:n},r){let i=Array.from({length:n-e+1},(s,c)=>r(e+c)).map(({x:s,y:c})=>`${s.toFixed(1)} ${c.toFixed(1)}`).join("L");return v`<path class="walk-halo" d=${`M${i}`}></path>
<path class=${`walk walk-${t}`} d=${`M${i}`} data-testid="walk"></path>`}function cc({player:t,to:e},{x:n,y:r},o){return v`<g class=${`landing landing-${t}`} data-landing=${e}
transform=${`translate(${n} ${r})`}>${Q(`token-${t}`,0,0,o/4)}</g>`}function Gf(){return[[0,1,1],[96,-1,1],[0,1,-1],[96,-1,-1]].map(([t,e,n])=>v`<use href="#corner"
transform=${`translate(${t} ${n>0?0:96}) scale(${e} ${n})`}></use>`)}function zf(t){let e=t.map(({centre:n})=>`${n.x.toFixed(1)} ${n.y.toFixed(1)}`);return v`<path class="strand" d=${`M${e.join("L")}`}></path>`}function Vf({centre:{x:t,y:e}},n,r){let o=n===53,i=r==="cloth"&&o?"space-end":`space-${r}`,s=n===0||o?"end":n%2?"odd":"even",c=n===0&&r==="cloth"?a("board-start"):n;return v`<g class=${`space ${s}`}>
${Q(i,t,e,r==="thread"&&o?1.14:1)}
<text x=${t} y=${e} dy="0.36em" class=${n===0?"named":""}>${c}</text></g>`}function sn(t,e,n,r){let[o,i]=[t-n/2,e-n/2];return r?Q("special",o,i,n/10):v`<rect class="mark-taken" x=${o} y=${i} width=${n} height=${n}
rx="0.6"></rect>`}function Zf(t,e){let n=t.players[0].time===t.players[1].time;return rc(t).map((r,o)=>{let{x:i,y:s}=e[t.players[r-1].time].centre,c=n?o*-2.6+1.3:0;return Qo(r,i+c*.6,s+c,4)})}var an={left:5,span:150,bar:9.5,above:4,below:15};function xt(t){return an.left+t*an.span/53}function ir(t){return t===1?an.above:an.below}function lc(t,e){return nc[t][e].centre}function Kf(t,e,n){let{income:r,special_patches:o,special_patches_left:i}=t.time_board,{bar:s}=an;return p`<svg
class="time-line"
viewBox="0 0 160 19"
role="img"
aria-label=${oc(t,e)}
>
<rect class="track" x="3" y=${s-1.6} width="154" height="3.2" rx="1.6"></rect>
${on.map(c=>v`<rect class=${`gone gone-${c}`} x="3" y=${c===1?s-1.6:s}
width=${Math.max(2,xt(t.players[c-1].time)-3)} height="1.6"></rect>`)}
${n?ac(n,c=>({x:xt(c),y:s})):m}
${r.map(c=>or(c,n,H(xt(c-.5),s,2.1)))}
${o.map(c=>or(c,n,sn(xt(c-.5),s,4.2,i.includes(c))))}
${sc(t,c=>[xt(c),s],3.6)}
${n?cc(n,{x:xt(n.to),y:ir(n.player)},3.2):m}
${rc(t).map(c=>{let{time:l}=t.players[c-1];return Qo(c,xt(l),ir(c),3.3)})}
</svg>`}function Yf(t,e){let{to_income:n,to_special_patch:r}=t.players[e-1],o=(i,s)=>p`<li><svg viewBox="-3 -3 6 6">${s}</svg>${i??"–"}</li>`;return p`<ul class="ahead" data-testid="ahead" aria-hidden="true">
${o(n,H(0,0,2.7))} ${o(r,sn(0,0,5.2,!0))}
</ul>`}function Qf({automa:t}){let e=[[a("legend-income"),H(0,0,2.4)],[a("legend-special"),sn(0,0,4.6,!0)],[a("legend-taken"),sn(0,0,4.6,!1)]];return t?.marker_on_board&&e.push([a("legend-marker"),ic(t,0,0,2.9)]),e}function uc(t,e,n,r,o=null,i=1){let s=o?Qa(o,e):a("time-note",{name:A(e,i),distances:He(t,i)});return p`<section class="panel time-board" aria-labelledby="time-heading">
<div class="panel-head">
<h2 id="time-heading">${a("time-board")}</h2>
<button type="button" class="quiet look" data-testid="look" @click=${r}>
${a(n==="cloth"?"look-thread":"look-cloth")}
</button>
</div>
<p class="time-note" data-testid="time-note">${s}</p>
<div class="spiral-box">${Ff(t,e,n,o)}</div>
<div class="line-box">
${Kf(t,e,o)}
<p class="visually-hidden">${s}</p>
${Yf(t,i)}
</div>
<ul class="legend">
${Qf(t).map(([c,l])=>p`<li><svg viewBox="-3 -3 6 6" aria-hidden="true">${l}</svg> ${c}</li>`)}
</ul>
</section>`}var ar=class{constructor(e,n){this.root=e,this.look=n,this.scene=null,this.running=[]}prepare({table:e},n,r){let i=r>0&&n.moves.length===(e?.moves.length??0)+1?n.moves[n.moves.length-1]:void 0;if(!i){this.scene=null;return}let s=ho(i.move),c=s?this.root.querySelector(`[data-patch="${s}"] .framed`):null,l=c&&{box:c.getBoundingClientRect(),image:c.cloneNode(!0)},{gains:u,marks:f}=Ds(i,n.time_board);this.scene={happening:i,milliseconds:r,gains:u,marks:f,picture:l}}play(){let{scene:e}=this;this.scene=null,e&&(this.skip(),this.fly(e),this.walk(e),this.light(e),this.float(e))}skip(){for(let e of this.running)e.finish();this.running=[]}run(e,n,r){let o=e.animate(n,{duration:r,easing:"ease-in-out"});return this.running.push(o),o}fly({happening:{move:e,player:n},picture:r,milliseconds:o}){let i=this.targetOf(ho(e),n);if(!r||!i)return;let[s,c]=[r.box,i.getBoundingClientRect()],l=this.overlay("flying",[r.image]),u=(d,h)=>({transform:`translate(${d.x+d.width/2}px, ${d.y+d.height/2}px)
translate(-50%, -50%) scale(${h})`}),f=Math.max(c.width,c.height)/170;this.run(l,[u(s,s.width/170),u(c,f)],o*.9).onfinish=()=>l.remove(),i.matches("g")&&this.run(i,[{opacity:0},{opacity:0,offset:.9},{opacity:1}],o)}targetOf(e,n){let o=[...this.root.querySelectorAll(`[data-sewn="${e}"]`)].filter(s=>s.getBoundingClientRect().width>0),[i]=o.sort((s,c)=>c.getBoundingClientRect().width-s.getBoundingClientRect().width);return i??this.root.querySelector(`[data-testid="player-${n}"]`)}walk({happening:{change:e,player:n},milliseconds:r}){if(!e||e.to<=e.from)return;let o=Array.from({length:e.to-e.from+1},(c,l)=>e.from+l),i=c=>lc(this.look(),c),s=c=>({x:xt(c),y:ir(n)});for(let[c,l]of[["spiral",i],["time-line",s]]){let u=this.root.querySelector(`.${c} .token-${n}`),f=o.map(l).map(({x:d,y:h})=>({transform:`translate(${d}px, ${h}px)`}));u&&this.run(u,f,r*.9)}}light({marks:e,milliseconds:n}){for(let r of e)for(let o of this.root.querySelectorAll(`[data-mark="${r}"]`))this.run(o,[{opacity:1},{opacity:.1},{opacity:1}],n)}float({happening:{player:e},gains:n,milliseconds:r}){let i=this.root.querySelector(`[data-testid="buttons-${e}"]`)?.getBoundingClientRect();if(!i||n.length===0)return;let s=this.overlay("floating",[n.join(" · ")]),[c,l]=[i.x-4,i.y-4],u=[{transform:`translate(${c}px, ${l+10}px)`,opacity:0},{transform:`translate(${c}px, ${l}px)`,opacity:1,offset:.25},{transform:`translate(${c}px, ${l-12}px)`,opacity:1}];this.run(s,u,r).onfinish=()=>s.remove()}overlay(e,n){let r=document.createElement("div");return r.className=`overlay ${e}`,r.setAttribute("aria-hidden","true"),r.append(...n),document.body.append(r),r}};var Ny=[["1 2 3","key-1-2-3"],["keys-arrows","key-arrows"],["keys-shift-arrows","key-shift-arrows"],["N, Shift + N","key-n"],["R, Shift + R","key-r"],["F","key-f"],["keys-space","key-space"],["Enter","key-enter"],["Esc","key-esc"],["keys-wheel","key-wheel"],["P","key-p"],["U","key-u"],["T, Enter","key-t"],["H, W","key-h"],["/","key-slash"],["?, F1","key-help"]],cn={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right"},pc={1:{type:"option",index:0},2:{type:"option",index:1},3:{type:"option",index:2}," ":{type:"placement",event:{type:"cycle"}},f:{type:"placement",event:{type:"turn",how:"flip"}},Enter:{type:"place"},Escape:{type:"cancel"},p:{type:"pass"},u:{type:"undo"},t:{type:"turn"},h:{type:"hint"},w:{type:"why"},"/":{type:"command"},"?":{type:"help"}};function fc({key:t,shiftKey:e,ctrlKey:n,metaKey:r,altKey:o}){if(n||r||o)return null;if(Object.hasOwn(cn,t)){let s=cn[t];return{type:"placement",event:{type:e?"jump":"arrow",direction:s}}}let i=t.length===1?t.toLowerCase():t;return i==="n"?{type:"placement",event:{type:"next",back:e}}:i==="r"?{type:"placement",event:{type:"turn",how:e?"left":"right"}}:Object.hasOwn(pc,i)?pc[i]:null}var Jf=4,Xf=1.5,td=120,cr=class{constructor(e,n){this.root=e,this.game=n,this.press=null,this.swallow=!1,this.turned=0;let r=new AbortController;this.stop=()=>{this.end(),r.abort()};let o=(i,s,c=!1)=>e.addEventListener(i,l=>s(l),{signal:r.signal,capture:c});o("pointerdown",i=>this.down(i)),o("pointermove",i=>this.move(i)),o("pointerup",i=>this.up(i)),o("pointercancel",()=>this.abandon()),o("pointerleave",()=>this.leave()),o("click",i=>this.click(i),!0),o("contextmenu",i=>this.flip(i)),e.addEventListener("wheel",i=>this.wheel(i),{signal:r.signal,passive:!1}),window.addEventListener("keydown",i=>{i.key==="Escape"&&this.press?.dragging&&(i.stopPropagation(),this.abandon())},{signal:r.signal,capture:!0})}cellAt(e,n){let r=this.root.querySelector("[data-held] .cells");if(!r)return null;let o=r.getBoundingClientRect(),i=o.width/9,[s,c]=[Math.floor((n-o.top)/i),Math.floor((e-o.left)/i)];return s>=-1&&c>=-1&&s<=9&&c<=9?[Math.max(0,Math.min(8,s)),Math.max(0,Math.min(8,c))]:null}isOnQuilt(e){return e.target instanceof Element&&e.target.closest("[data-held] .cells")!==null}down(e){this.swallow=!1;let{state:n}=this.game;if(e.button!==0||!e.isPrimary||!Yt(n))return;let r=e.target,o=T(n)?r.closest("[data-patch]"):null,i=o?o.dataset.patch:this.game.state.placement.letter;if(!i||!o&&!this.isOnQuilt(e))return;let s=o?this.grabbed(o,i,e):this.heldCell(e);this.press={pointer:e.pointerId,x:e.clientX,y:e.clientY,letter:i,anchor:s,market:o,touch:e.pointerType==="touch",dragging:!1,image:null}}grabbed(e,n,r){let o=Ke(this.game.state,n),i=e.querySelector(".patch");if(!o||!i)return null;let s=o.patch.orientations[B(this.game.state.placement,n)],[c,l]=W(s),u=i.getBoundingClientRect(),f=Math.floor((r.clientY-u.top)/u.height*c),d=Math.floor((r.clientX-u.left)/u.width*l);return s.find(h=>st(h,[f,d]))??Ot(s)}heldCell(e){let{placement:n}=this.game.state,r=I(this.game.state),o=this.cellAt(e.clientX,e.clientY);return!r||!n.origin||!o||!at(n,r).some(i=>st(i,o))?null:[o[0]-n.origin[0],o[1]-n.origin[1]]}move(e){let{press:n}=this;if(!n){e.pointerType!=="touch"&&this.hover(e);return}if(e.pointerId===n.pointer){if(!n.dragging){if(Math.hypot(e.clientX-n.x,e.clientY-n.y)<Jf)return;this.startDrag(n)}this.drag(n,e)}}hover(e){let{placement:n}=this.game.state;if(n.letter===null||n.set)return;let r=this.isOnQuilt(e)?this.cellAt(e.clientX,e.clientY):null;r?this.game.placement({type:"hover",cell:r}):this.leave()}leave(){!this.press&&this.game.state.placement.origin&&this.game.placement({type:"leave"})}startDrag(e){e.dragging=!0,this.root.setPointerCapture(e.pointer),e.market&&this.game.choose(e.letter,e.anchor??void 0);let n=I(this.game.state);if(!n)return;let r=Lt(this.game.state.placement,n),o=r.filter(s=>s[0]===W(r)[0]-1),i=e.touch?o[Math.floor(o.length/2)]:e.anchor??Ot(r);this.game.placement({type:"hold",anchor:i}),e.market&&(e.image=this.dragImage(e.market))}dragImage(e){let n=e.querySelector(".framed");if(!n)return null;let r=document.createElement("div");return r.className="drag-image",r.append(n.cloneNode(!0)),document.body.append(r),r}drag(e,n){let r=this.root.querySelector("[data-held] .cells"),o=e.touch&&r?r.getBoundingClientRect().width/9*Xf:0,i=this.cellAt(n.clientX,n.clientY-o);if(i?this.game.placement({type:"hover",cell:i}):this.game.placement({type:"leave"}),!e.image)return;e.image.hidden=i!==null;let s=`${n.clientX}px, ${n.clientY-o}px`;e.image.style.transform=`translate(${s}) translate(-50%, -50%)`}up(e){let{press:n}=this;if(!(!n||e.pointerId!==n.pointer)&&(this.end(),!!n.dragging)){if(this.swallow=!0,!this.game.state.placement.origin)return this.game.placement({type:"cancel"});this.game.placement({type:"show"}),n.market&&!n.touch&&this.game.commit()}}abandon(){let e=this.press?.dragging??!1;this.end(),this.swallow=e,e&&this.game.placement({type:"cancel"})}end(){this.press?.image?.remove(),this.press=null}click(e){if(this.swallow){this.swallow=!1,e.stopPropagation(),e.preventDefault();return}if(!this.isOnQuilt(e))return;let{game:n}=this,{placement:r}=n.state,o=I(n.state),i=this.cellAt(e.clientX,e.clientY);!i||!o||(r.set&&this.commits(e,i)?n.commit():n.placement({type:"set",cell:i}))}commits(e,n){let{placement:r}=this.game.state,o=I(this.game.state);if(!o)return!1;let i=at(r,o);return r.plan?!1:i.length>0&&pe(r,o)&&st(Nn(i),n)?!0:e.pointerType==="touch"?!1:[...i,r.cursor].some(s=>st(s,n))}wheel(e){if(!this.turns(e)||e.deltaY===0)return;e.preventDefault();let n=performance.now();n-this.turned<td||(this.turned=n,this.game.placement({type:"turn",how:e.deltaY>0?"right":"left"}))}flip(e){e.pointerType==="touch"||!this.turns(e)||(e.preventDefault(),this.game.placement({type:"turn",how:"flip"}))}turns(e){let{state:n}=this.game;return e.target instanceof Element&&e.target.closest("[data-held] .cells")!==null&&Yt(n)&&(I(n)?.letter??"+")!=="+"}};function dc(t,e){let n=t.target.closest("[data-quilt=shown]");return!n||!Object.hasOwn(cn,t.key)||t.shiftKey?!1:(t.preventDefault(),e(n.getAttribute("data-testid")==="quilt-1"?1:2,cn[t.key]),!0)}function mc(t){t.onLine=e=>_("commands").then(({obey:n})=>n(t,e),n=>t.complain(n.message))}function hc(t,e,n){let r=window.matchMedia("(prefers-reduced-motion: reduce)");e.pace=()=>document.hidden||r.matches?"off":n.settings.motion;let o=new ar(t,()=>n.settings.look);return e.onShow=({table:i},s)=>{ba(e.state.table,i,n.settings),o.prepare(e.state,i,s)},o}function gc(t,e,n,r,o){let i=new cr(t,e),s=new AbortController,{signal:c}=s,l=()=>{document.hidden||(e.wake(),r.consider())},u=()=>{e.skip(),n.skip()};return window.addEventListener("keydown",u,{capture:!0,signal:c}),window.addEventListener("pointerdown",u,{capture:!0,signal:c}),t.addEventListener("keydown",f=>rd(f,e,o),{signal:c}),e.onPlan=f=>ed(t,e,f),e.onAsk=()=>nd(e),window.addEventListener("online",l,{signal:c}),document.addEventListener("visibilitychange",l,{signal:c}),()=>{s.abort(),i.stop()}}function $c(t){wc(t.querySelector(".quilt.active .cells"))}async function ed(t,e,n){try{e.planning=await _("plan"),e.planning.planWith(e,n),e.state.placement.plan&&I(e.state)&&wc(t.querySelector(".spread.front .cells"))}catch(r){e.fail(r)}}async function nd(t){if(!t.hints)try{t.hints=await _("hints"),t.store.dispatch({type:"hint",hint:t.state.hint})}catch(e){t.fail(e)}}function wc(t){if(!t)return;t.focus({preventScroll:!0});let{top:e,bottom:n}=t.getBoundingClientRect();(e<0||n>window.innerHeight)&&t.scrollIntoView({block:"nearest"})}function yc(t,e,n){e.matches(".turn-card")&&t.querySelector(".quilt.active")?n():document.getElementById("turn-heading")?.focus()}function rd(t,e,n){let r=t.target;if(!r.closest("[data-keys]")||r.closest("dialog, input, select, textarea")||dc(t,(c,l)=>e.store.dispatch({type:"walk",player:c,direction:l})))return;let i=fc(t),s=r instanceof HTMLButtonElement&&[" ","Enter"].includes(t.key);!i||s||(t.preventDefault(),id(i,e,n))}function od(t){let{letter:e,plan:n}=t.state.placement;if(t.placement({type:"cancel"}),!n||!document.activeElement?.matches(".cells"))return;document.querySelector(`[data-coming=${e}]`)?.focus({preventScroll:!0})}function id(t,e,n){switch(t.type){case"option":return e.chooseAt(t.index),n();case"placement":return e.placement(t.event);case"place":return e.state.placement.letter===null&&e.company.goOn()?void 0:e.state.table?.stage==="card"?e.turnCard():e.commit();case"turn":return e.turnCard();case"hint":return e.hint();case"why":return e.why();case"cancel":return od(e);case"pass":return e.pass();case"undo":return e.undo();case"command":return e.type(!0),document.getElementById("command")?.focus();case"help":return e.onHelp()}}function bc({mode:t,board:e,seats:n,automa:r}){let[o]=it(n);if(o===void 0||t==="remote")return null;let i={board:e,seed:null,from:null,names:null};if(t==="solo"&&r)return{...i,opponent:"automa",deck:r.deck,level:r.level,first:"you"};if(t==="screen")return{...i,opponent:"person",first:"you",names:[n[1].name,n[0].name]};let s=o===1?"opponent":"you";return{...i,opponent:"computer",level:sd(n[2-o].name),first:s}}function sd(t){return Number(/level (\d+)$/.exec(t)?.[1]??te)}var ad=3,xc=5,Jo={buttons:xc,time:0,income:0,cells:".".repeat(Zt),filled:wo,empty:Zt,patches:[]};function Xy(t,e="revised"){return{board:e,ring:t,players:[Jo,Jo],turn:1,stage:"action",tile:null,automa:null}}function lr(t,e){return{...Jo,buttons:t,time:e}}function kc({ring:t,players:e,turn:n,stage:r,tile:o,automa:i}){let s=e.some(({buttons:l,time:u,empty:f})=>l!==xc||u>0||f<Zt);return n===1&&r==="action"&&o===null&&i===null&&!s&&new Set(t).size===33&&t.endsWith("A")}function kt({players:t,turn:e}){return t[e-1]}function mt({stage:t,turn:e,automa:n}){return t==="over"?null:n!==null&&e===2?"card":e}function be({ring:t}){return[...t.slice(0,ad)]}function ur(t,e){let n=t.indexOf(e);return t.slice(n+1)+t.slice(0,n)}function Xo(t,e,n){return t.filter(r=>r>e&&r<=n)}function ti({players:[t,e]}){return Math.max(t.time,e.time)}function ln(t){return Xo(kn[t.board],ti(t),X)}function un(t){return xn[t-1]}function vc({automa:t,players:e,tile:n}){return t!==null&&n!==1&&e[1].time<un(t.level).marker}function vt(t){return t.startsWith("A:")}function Sc(t,e,n){let[r,o]=t.players,{automa:i}=t,{taken:s,start:c,stop:l}=n,u=be(t).join("");if(i===null||mt(t)!=="card"||c!==o.time||n.choices!==u||s!==null&&!u.includes(s)||e!==`A:${s??"pass"}`||l<=c||l>X)return null;let f=l===X&&r.time===X;return{...t,ring:s===null?t.ring:ur(t.ring,s),players:[r,lr(o.buttons+n.income,l)],turn:l>r.time||f?1:2,stage:f?"over":"action",tile:n.takes_special_tile?2:t.tile,automa:{...i,taken:i.taken+(s??"")}}}var cd=/^(?:pass|[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9])$/;function ei(t,e){let{turn:n,players:r}=t,o=kt(t),i=r[2-n],s=e?o.time+e.time:i.time+1,c=Math.min(s,X),[l,u]=e?[e.buttons,0]:[0,c-o.time],f=Xo(Oe,o.time,c),d=(o.income+(e?.income??0))*f.length,h=c>i.time,$=o.empty>(e?.squares??0),k=c===X&&i.time===X;return{buttons:o.buttons-l+u+d,time:c,paid:l,earned:u,income_marks:f,income:d,special_patch:h&&$&&ln(t).some(S=>S<=c),next:h||k?Y(n):n,over:k}}function ld(t,e,n){if(!cd.test(e))return"a move is pass, a patch like X0a7 or a special patch like +d9";let r=e[0],o=r in n&&e!=="pass",i=o?bo(n[r],e.slice(1)):null;if(o&&!i)return`patch ${r} would not lie wholly on the board there`;if(t.stage==="over")return"the game is over";if(mt(t)==="card")return"it is the Automa's turn";let s=i?.spaces??[vo(e.slice(1))??0];return t.stage==="special_patch"?r==="+"?Ac(t,s):"the special patch must be placed first":e==="pass"?null:r==="+"?"there is no special patch to place":ni(t,r,n)??Ac(t,s)}function ni(t,e,n){let r=be(t);if(!t.ring.includes(e))return`patch ${e} is no longer in the ring`;if(!r.includes(e))return`patch ${e} is not among the next three (${r.join(", ")})`;let o=n[e].buttons-kt(t).buttons;return o>0?`needs ${o} more button${o>1?"s":""}`:null}function Ac(t,e){let{filled:n}=kt(t),r=e.find(o=>Dn(n,o));return r===void 0?null:`overlaps at ${Ue(r)}`}function _c(t,e,n){if(ld(t,e,n)!==null)return null;let r=kt(t);if(e==="pass")return Mc(t,t.ring,r,null);let[o,i]=[e[0],e.slice(1)];if(o==="+")return{...Oc(t,Ec(r,[vo(i)??0],"*")),stage:"action",turn:Y(t.turn)};let s=n[o],c=bo(s,i),{orientation:l,row:u,column:f,spaces:d}=c,h={...Ec(r,d,o),income:r.income+s.income,patches:ri([...r.patches,{letter:o,orientation:l,row:u,column:f}])};return Mc(t,ur(t.ring,o),h,s)}function ri(t){return t.sort((e,n)=>e.letter<n.letter?-1:1)}function Ec(t,e,n){return{...t,cells:sa(t.cells,e,n),filled:yo(t.filled,Nt(e)),empty:t.empty-e.length}}function Mc(t,e,n,r){let{buttons:o,time:i,special_patch:s,next:c,over:l}=ei(t,r),u=l?"over":s?"special_patch":"action",f=s&&!l?t.turn:c;return{...Oc(t,{...n,buttons:o,time:i}),ring:e,stage:u,turn:f}}function Oc(t,e){let{players:n,turn:r,tile:o}=t;return{...t,players:r===1?[e,n[1]]:[n[0],e],tile:o===null&&ia(e.filled)?r:o}}function oi(t,e,n,r){return vt(e)?n===void 0?null:Sc(t,e,n):_c(t,e,r)}function pr(t,e,n,r){let o=[t],i=n.values();for(let[s,c]of e.entries()){let l=vt(c)?i.next().value:void 0,u=oi(o[s],c,l,r);if(u===null)return null;o.push(u)}return o}function Tc(t,e,n){return e.map((r,o)=>ii(o+1,r,t[o],t[o+1],n))}function ii(t,e,n,r,o){let i=n.turn,[s,c]=[n.players[i-1],r.players[i-1]],l=ud(e)?o[e[0]].buttons:0,u=e==="pass"?c.time-s.time:0,f=c.buttons-s.buttons+l-u;return{number:t,player:i,move:e,change:{from:s.time,to:c.time,paid:l,earned:u,income:f}}}function ud(t){return t!=="pass"&&!t.startsWith("+")&&!vt(t)}function fr(t,e){let n=0;for(;n<t.length&&vt(t[t.length-1-n]);)n+=1;return n===0?[]:e.slice(-n)}var pd=/^(\d{1,4})\.(\d{1,2})(?:i(\d{1,2}))?$/,fd=/^(\d{1,4})\.(\d{1,2}):([A-Za-g]{1,33}|-)$/,dd=/^(?:[A-Za-g]{1,60}|-)$/,md=/^[1-9*xA-Za-g]{1,9}(?:\/[1-9*xA-Za-g]{1,9}){8}$/,Lc={1:{turn:1,stage:"action"},2:{turn:2,stage:"action"},"1+":{turn:1,stage:"special_patch"},"2+":{turn:2,stage:"special_patch"},"#1":{turn:1,stage:"over"},"#2":{turn:2,stage:"over"}},Nc={"-":null,1:1,2:2},Ic={r:"revised",o:"original"};function mr(t,e){let n=t.trim().split(" ");if(n.length===11)return hd(n,e);let[r,o,i,s,...c]=n;if(n.length!==8)return null;let[l,u]=[si(r,i,e),si(o,s,e)];return l&&u&&Rc([l,u],c,null)}function hd([t,e,n,r,o,i,s,c,l],u){let f=si(t,e,u),d=fd.exec(n);if(!f||!d||c!=="normal"&&c!=="tactical"||!/^[1-5]$/.test(l))return null;let h=d[3]==="-"?"":d[3],$=lr(Number(d[1]),Number(d[2])),k={deck:c,level:Number(l),taken:h};return Rc([f,$],[r,o,i,s],k)}function Rc(t,[e,n,r,o],i){if(!(n in Lc&&r in Nc&&o in Ic&&dd.test(e)))return null;let c=e==="-"?"":e,l={tile:Nc[r],board:Ic[o],automa:i};return{...Lc[n],ring:c,players:t,...l}}function si(t,e,n){let r=pd.exec(e),o=t.split("/").map(h=>h.replace(/\d/g,$=>".".repeat(Number($))));if(!r||!md.test(t)||o.some(h=>h.length!==9))return null;let i=o.join(""),[,s,c,l]=r,u=gd(i,n);if(u===null||i.includes("x")!==(l!==void 0))return null;let f=u.reduce((h,{letter:$})=>h+n[$].income,0),d=[...i].flatMap((h,$)=>h==="."?[]:[$]);return{buttons:Number(s),time:Number(c),income:l===void 0?f:Number(l),cells:i,filled:Nt(d),empty:Zt-d.length,patches:u}}function gd(t,e){let r=[...new Set(t)].filter(i=>!".*x".includes(i)).map(i=>{let s=[...t].flatMap((l,u)=>l===i?[u]:[]),c=ea(e[i],s);return c&&{letter:i,orientation:c.orientation,row:c.row,column:c.column}}),o=r.filter(i=>i!==null);return o.length<r.length?null:ri(o)}function jc(t,e){let{players:n,ring:r,turn:o,stage:i,tile:s,board:c,automa:l}=t,[u,f]=n.map(({cells:J})=>wd(J)),d=Cc(n[0]),h=[r||"-",$d[i](o),s??"-",c[0]];if(l===null||e===null)return[u,f,d,Cc(n[1]),...h].join(" ");let{buttons:$,time:k}=n[1],S=`${$}.${k}:${l.taken||"-"}`,E=`${Pc(e.aside)}/${e.discards.join(".")||"-"}`,N=Pc(e.pile).replace("?",`?${e.budget??""}`);return[u,d,S,...h,l.deck,l.level,N,E].join(" ")}var $d={action:t=>`${t}`,special_patch:t=>`${t}+`,over:t=>`#${t}`};function wd(t){return Array.from({length:9},(n,r)=>t.slice(9*r,9*(r+1))).map(n=>n.replace(/\.+/g,r=>String(r.length))).join("/")}function Cc({buttons:t,time:e,income:n,cells:r}){return`${t}.${e}${r.includes("x")?`i${n}`:""}`}function Pc(t){return Array(t).fill("?").join(".")||"-"}function qc(t,e,n,r){let i=n.filter(s=>!vt(s)).map(s=>s==="pass"?".":s).join("");return r!==null?yd(e,i,n,r):kc(t)?`#${t.ring},${i}${t.board==="original"?",o":""}`:`#p=${ai(e)}${i&&`,${i}`}`}function yd(t,e,n,[r,...o]){let i=t.split(" ").slice(0,-2),[s,c]=t.slice(t.lastIndexOf(" ")+1).split("/").map(bd),l=s+c,u=`${dr(r.slice(0,s))}/${dr(r.slice(s,l))}`,f=`#s=${ai([...i,dr(r.slice(l)),u].join(" "))}`;return n.length===0&&o.length===0?f:[f,e,...o.map(dr)].join(",")}function bd(t){return t==="-"?0:t.split(".").length}function dr(t){return t.map(e=>e||"?").join(".")||"-"}function Bc(t,e){return e?`${t},c${e}`:t}function Hc({Compensation:t="0"}){return/^-?[1-9]\d{0,2}$/.test(t)?Number(t):0}function $0(t){return`#${t.includes(":")?"s":"p"}=${ai(t)}`}function ai(t){return t.replace(/ /g,"_").replace(/#/g,"!")}var xd=new Set(["move","card","takeback","resign","flag","abort","handover"]);function hr(t,e){let n=mr(t.start,e),r=n&&pr(n,t.moves,t.automa?.turns??[],e);return r===null?null:{game:t,positions:r,moves:Tc(r,t.moves,e),seats:gr(t)}}function gr({seats:t,mode:e,present:n}){return q.map(r=>{let{name:o,kind:i,yours:s,bot:c,rating:l}=t[r-1],u=e==="remote"&&i==="person"&&!n.includes(r);return{name:o,kind:i,yours:s,away:u,bot:c,rating:l}})}function pn({positions:t}){return t[t.length-1]}function Jt(t){return t.game.ended?null:mt(pn(t))}function Wc(t,e,n){if(e.number!==t.game.number+1)return null;let r=Sd(t,e,n);if(r===null)return null;let{number:o,acknowledges:i,clock:s,now:c=null}=e,l=r.game.clock,u=s&&l?{...l,...s}:l,f={...r.game,number:o,acknowledges:i,now:c,clock:s===null?null:u,automa:r.game.automa&&vd(r.game.automa,e)};return Jt(r)===null&&(f.offer=null),xd.has(e.kind)&&(f.thinking=kd({...r,game:f})),{...r,game:f,said:null}}function kd(t){let e=Jt(t);return typeof e=="number"&&t.seats[e-1].kind==="computer"}function vd(t,{cards:e,levels:n}){return{...t,...e,levels:n??t.levels}}function Sd(t,e,n){let{game:r}=t;switch(e.kind){case"move":case"card":return Ed(t,e,n);case"takeback":return Md(t,e);case"resign":case"flag":return Pt(t,{ended:{kind:e.kind,player:e.player}});case"abort":return Pt(t,{ended:{kind:"abort",player:e.player}});case"join":case"handover":return _d(t,e);case"ask":return Pt(t,{offer:e.player});case"decline":return Jt(t)===null?Pt(t,{rematch:{asked:[],game:null}}):Pt(t,{offer:null});case"cut":return Dc(t,{step:"choose",points:e.points});case"choose":return Dc(e.swapped?Ad(t):t,{step:null});case"rematch":{let o=q.filter(i=>i===e.player||r.rematch.asked.includes(i));return Pt(t,{rematch:{...r.rematch,asked:o}})}case"rematch_opened":return Pt(t,{rematch:{...r.rematch,game:e.table}});default:return null}}function Pt(t,e){return{...t,game:{...t.game,...e}}}function Dc(t,e){let{fair:n}=t.game;return n&&Pt(t,{fair:{...n,...e}})}function Ad(t){let e=t.game.present.map(Y),n={...t.game,present:e,seats:[...t.game.seats].reverse()};return{...t,game:n,seats:gr(n)}}function Ed(t,e,n){let{game:r,positions:o,moves:i,seats:s}=t,{move:c}=e,l=e.kind==="card"?e.turn:void 0,u=pn(t),f=r.ended?null:oi(u,c,l,n);if(f===null||r.automa===null!=(u.automa===null))return null;let d=r.automa&&l?{...r.automa,turns:[...r.automa.turns,l]}:null;return{game:{...r,moves:[...r.moves,c],offer:null,automa:d??r.automa},positions:[...o,f],moves:[...i,ii(i.length+1,c,u,f,n)],seats:s}}function Md({game:t,positions:e,moves:n,seats:r},{keep:o,practice:i}){if(!(o>=t.opening&&o<=n.length))return null;let s=t.automa&&{...t.automa,turns:t.automa.turns.filter(({number:c})=>c<=o),levels:[],practice:i??t.automa.practice};return{game:{...t,moves:t.moves.slice(0,o),offer:null,ended:null,automa:s},positions:e.slice(0,o+1),moves:n.slice(0,o),seats:r}}function _d(t,{kind:e,player:n,seat:r,opponent:o,level:i,mode:s,rated:c}){let l=t.game.seats.map((f,d)=>d===n-1?{...r,yours:f.yours}:f),u={...t.game,seats:l,opponent:o,level:i,mode:s,rated:c};return e==="handover"&&Object.assign(u,{clock:null,offer:null}),{...t,game:u,seats:gr(u)}}function Uc(t,{type:e,clock:n,said:r,...o}){let i=t.game.clock,s={...t.game,...o};n!==void 0&&(s.clock=n&&i&&{...i,...n});let c=o.present?gr(s):t.seats;return{...t,game:s,seats:c,said:r??t.said}}function Fc(t,e){let n=e.kind==="move"||e.kind==="card";return{kind:e.kind,player:n?pn(t).turn:"player"in e?e.player:null,move:n?e.move:null,keep:e.kind==="takeback"?e.keep:null}}var Od=7,ci=2;function $r(t,e,n){let{players:r,tile:o,automa:i}=t,{buttons:s,empty:c}=r[e-1],l=o===e?Od:0;if(e===1||i===null)return{buttons:s,special_tile:l,empty:c===0?0:-ci*c};let u=un(i.level),f=[...i.taken].map(h=>n[h].income),d=f.filter(h=>h>0).length;return{special_tile:l,buttons_held:u.per_button_held*s,patches_with_buttons:u.per_patch_with_buttons*d,buttons_on_patches:u.per_button_on_patches*f.reduce((h,$)=>h+$,0)}}function wr(t){return Object.values(t).reduce((e,n)=>e+n,0)}function yr(t,e,n=0){return[wr($r(t,1,e)),wr($r(t,2,e))+n]}function Gc(t,e,n=0){if(t.stage!=="over")return null;let r=yr(t,e,n);return r[0]===r[1]?{winner:t.turn,scores:r,reason:"first to 53"}:{winner:r[0]>r[1]?1:2,scores:r,reason:"score"}}var Qc={options:[],special_cells:[],special_cells_7x7:[]};function br(t,e,n=null,r=0){let{ring:o,turn:i,automa:s}=t;return{position:jc(t,n),turn:i,stage:mt(t)==="card"?"card":t.stage,ring:o,players:[Vc(t,1,e),Vc(t,2,e)],time_board:Td(t),result:Gc(t,e,r),points:r,automa:s&&n&&Ld(t,s,n,e)}}function xr(t,{kind:e,player:n},r,o=0){if(e==="abort"||n===null)return{stage:"over",result:null};let i=e==="flag"?"time":"resignation";return{stage:"over",result:{winner:Y(n),scores:yr(t,r,o),reason:i}}}var zc=new WeakMap;function Vc(t,e,n){let r=t.players[e-1],o=t.tile===e,i=Zc(r.time,ln(t)),s=zc.get(r);if(s?.special_tile===o&&s.to_special_patch===i)return s;let{buttons:l,income:u,time:f,cells:d,empty:h}=r,$=$r(t,e,n),k={buttons:l,income:u,time:f,cells:d,patches:[...r.patches],score:wr($),score_parts:$,empty:e===2&&t.automa!==null?0:h,special_tile:o,to_income:Zc(f,Oe),to_special_patch:i};return zc.set(r,k),k}function Zc(t,e){let n=e.find(r=>r>t);return n===void 0?null:n-t}var Kc=new Map;function Td(t){let{board:e,stage:n,turn:r}=t,o=n==="over"?Y(r):r,i=[e,ti(t),o].join(),s=Kc.get(i);if(s)return s;let c={last:X,income:Oe,special_patches:kn[e],special_patches_left:ln(t),on_top:o};return Kc.set(i,c),c}function Ld(t,{deck:e,level:n,taken:r},o,i){let{budget:s,pile:c,aside:l,discards:u,practice:f,turns:d,levels:h}=o,{numeral:$,name:k,marker:S}=un(n),E=J=>i[J].income>0,N=[...r];return{deck:e,level:n,numeral:$,name:k,marker:S,marker_on_board:vc(t),budget:s,pile:c,aside:l,discards:u,practice:f,turns:d,levels:h,with_buttons:N.filter(E).join(""),without_buttons:N.filter(J=>!E(J)).join("")}}var Yc=new WeakMap;function Jc(t,e){let n=Yc.get(t);if(n)return n;let{filled:r}=kt(t),o=t.stage==="special_patch",i=o&&t.tile===null,s={options:t.stage==="action"?Nd(t,e):[],special_cells:o?ko(r).map(Ue):[],special_cells_7x7:i?ra(r).map(Ue):[]};return Yc.set(t,s),s}function Nd(t,e){let n=yr(t,e);return[{letter:null,move:"pass",available:!0,reason:null,missing:0,placements:[],completes_7x7:[],consequence:Xc(t,null,n)},...be(t).map(o=>Id(t,o,e,n))]}function Id(t,e,n,r){let{filled:o,buttons:i}=kt(t),s=n[e],c=We(o,s),l=c.length===0?"fits nowhere on the quilt":null,u=ni(t,e,n)??l,f=t.tile===null?na(o,c,s.squares):[];return{letter:e,move:null,available:u===null,reason:u,missing:Math.max(0,s.buttons-i),placements:c.map(({name:d})=>d),completes_7x7:f.map(({name:d})=>d),consequence:Xc(t,s,r)}}function Xc(t,e,[n,r]){let o=ei(t,e),i=o.buttons-kt(t).buttons+ci*(e?.squares??0);return{...o,next:o.over?null:o.next,scores:t.turn===1?[n+i,r]:[n,r+i]}}var tl=new WeakMap;function el(t,e){let n=tl.get(t);if(n)return n;let r=Cd(t,e);return tl.set(t,r),r}function Cd(t,e){let{game:n,positions:r,moves:o,seats:i}=t,{automa:s,ended:c}=n,l=pn(t),u=Jt(t),f=n.fair?.points??0,d=typeof u=="number"&&i[u-1].yours&&!n.fair?.step,h=s&&{...s,turns:fr(n.moves,s.turns)};return{...Pd(t),...br(l,e,h,f),...c&&xr(l,c,e,f),...d?Jc(l,e):Qc,getting_ready:n.getting_ready&&n.level!==null&&u!==null,moves:o,can_undo:Rd(t),can_abort:jd(t),link:Bc(qc(r[0],n.start,n.moves,s&&s.shuffles),f),offer:n.offer&&{kind:"takeback",seat:n.offer}}}function Pd({game:t,positions:e,seats:n,said:r=null}){let{number:o,acknowledges:i,opponent:s,level:c,mode:l,seed:u,access:f,takebacks:d}=t,{rated:h,seed_chosen:$,tournament:k,day:S,fair:E,thinking:N,spectators:J}=t,{clock:Rt,now:Me,rematch:Ur}=t;return{type:"state",game:t.game,number:o,acknowledges:i,opponent:s,level:c,mode:l,seed:u,access:f,takebacks:d,rated:h,seed_chosen:$,tournament:k,day:S,fair:E,thinking:N,spectators:J,clock:Rt,now:Me,rematch:Ur,ring0:e[0].ring,board:e[0].board,seats:n,said:r,declined:t.ended?.kind==="abort"&&t.ended.player!==null}}function Rd(t){let{game:e,seats:n,moves:r,positions:o}=t,i=e.mode==="remote";if(e.rated||e.day!==null||i&&(!e.takebacks||Jt(t)===null||e.offer!==null))return!1;if(e.ended)return e.ended.kind==="resign";let s=q.filter(u=>n[u-1].yours),c=q.filter(u=>n[u-1].kind==="person"),l=s.length>0?s:c;return r.some((u,f)=>f>=e.opening&&l.some(d=>d===mt(o[f])))}function jd(t){let{game:e,positions:n,moves:r}=t;return e.mode!=="remote"||e.tournament!==null||Jt(t)===null||e.fair?.game===2?!1:new Set(r.slice(e.opening).map((i,s)=>n[e.opening+s].turn)).size<q.length}var nl=250,qd=2e3,Bd=5e3,Hd=15e3,Dd={kind:"note",player:null,move:null,keep:null},kr=class{constructor(e,n,r){this.outside=e,this.folded=n,this.patches=r,this.wait=nl,this.pending=null,this.socket=null,this.retry=null,this.watch=null,this.silence=null,this.hasGap=!1,this.wasOpen=!1}get table(){return el(this.folded,this.patches)}get number(){return this.folded.game.number}connect(){if(this.stopRetry(),this.socket)return;let e=this.outside.open();this.socket=e,this.hasGap=!1,this.wasOpen=!1,e.onopen=()=>this.opened(),e.onmessage=n=>this.received(String(n.data)),e.onclose=()=>this.closed(e),this.expectAnswer()}wake(){if(this.socket?.readyState!==1)return this.connect();this.askForGame()}leave(){let e=this.socket;this.socket=null,this.stopRetry(),this.stopWatch(),this.stopSilence(),e&&(e.onmessage=null,e.readyState===0?e.onopen=()=>e.close():e.close())}send(e){return this.pending?!1:(this.pending={...e,id:this.outside.newId(),seen:this.number},this.outside.onPending(e),this.transmit(),!0)}transmit(){!this.pending||this.socket?.readyState!==1||(this.socket.send(JSON.stringify(this.pending)),this.expectAnswer())}askForGame(){this.socket?.send(JSON.stringify({type:"hello",seen:this.number})),this.expectAnswer()}expectAnswer(){this.stopWatch(),this.watch=this.outside.later(()=>this.drop(),Bd)}drop(){let e=this.socket;e&&(e.onclose=null,e.close(),this.closed(e))}opened(){this.wait=nl,this.wasOpen=!0,this.outside.onStatus("open"),this.transmit()}received(e){let n=JSON.parse(e);if(n.type==="ping")return this.answerPing(n.n);switch(!this.pending&&!this.hasGap&&this.stopWatch(),n.type){case"game":return this.begin(n);case"event":return this.advance(n);case"note":return this.note(n);case"error":return(n.id===null||n.id===this.pending?.id)&&this.settle(),this.outside.onRefusal(n);case"hint":case"reasons":case"why":return n.id===this.pending?.id&&this.settle(),this.outside.onHint(n)}}answerPing(e){this.socket?.send(JSON.stringify({type:"pong",n:e})),this.stopSilence(),this.silence=this.outside.later(()=>this.missPing(),Hd)}missPing(){this.silence=null,this.folded.game.clock?.running&&this.drop()}begin(e){let n=e.version===2?hr(e,this.patches):null;if(n===null)return console.error(`This page can’t follow game ${e.game} at event ${e.number}.`),this.outside.onOutdated();this.hasGap=!1,this.show(n,e.acknowledges,null)}advance(e){let{number:n,acknowledges:r}=e,o=this.folded,i=this.hasGap?null:Wc(o,e,this.patches);if(i)return this.show(i,r,Fc(o,e));this.acknowledged(r),!(this.hasGap||n<=this.number)&&(console.warn(`Event ${n} can’t follow ${this.number} here: the whole game is asked for.`),this.askForGame(),this.hasGap=!0)}say(e){this.socket?.send(JSON.stringify({type:"say",phrase:e}))}note(e){this.hasGap||(this.folded=Uc(this.folded,e),this.outside.onTable(this.table,Dd))}show(e,n,r){this.pending||this.stopWatch(),this.folded=e,this.acknowledged(n),this.outside.onTable(this.table,r)}acknowledged(e){e!==null&&e===this.pending?.id&&this.settle()}settle(){this.pending=null,this.hasGap||this.stopWatch(),this.outside.onPending(null)}closed(e){this.socket===e&&(this.socket=null,this.stopWatch(),this.stopSilence(),this.wasOpen||this.outside.onUnopened(),this.outside.onStatus("lost"),this.retry=this.outside.later(()=>this.connect(),this.wait),this.wait=Math.min(qd,this.wait*2))}stopRetry(){this.retry!==null&&this.outside.forget(this.retry),this.retry=null}stopSilence(){this.silence!==null&&this.outside.forget(this.silence),this.silence=null}stopWatch(){this.watch!==null&&this.outside.forget(this.watch),this.watch=null}};var Z=1e3,Xt=60*Z,xe=60*Xt,ht=24*xe,li=9900,Wd=[10,30,60];function vr(t){let e=/^(\d+)d$/.exec(t);if(e)return{kind:"days",main:Number(e[1])*ht,extra:0};let[n,r]=t.split(/[+~]/).map(o=>Number(o)*Z);return{kind:t.includes("~")?"delay":"increment",main:n,extra:r}}function rl(t){if(t===null)return a("no-clock");let{kind:e,main:n,extra:r}=vr(t);if(e==="days")return a("clock-days",{count:n/ht});let o=il(n);if(r===0)return a("clock-whole",{time:o});let i=a("seconds",{count:r/Z});return a(e==="delay"?"clock-delay":"clock-more",{time:o,each:i})}function ol(t){let{kind:e,main:n,extra:r}=vr(t);if(e==="days")return a("label-days",{count:n/ht});let o=n%Xt===0?a("label-minutes",{count:n/Xt}):a("label-seconds",{count:n/Z}),i=a("label-seconds",{count:r/Z});return r===0?o:`${o} ${e==="delay"?"~":"+"} ${i}`}function il(t){return[[Math.floor(t/xe),"hours"],[Math.floor(t%xe/Xt),"minutes"],[Math.floor(t%Xt/Z),"seconds"]].filter(([r])=>r>0).map(([r,o])=>a(o,{count:r})).join(" ")||a("no-time")}function sl(t,{now:e},n){return e===null?null:t?.now===e?t:{now:e,at:n}}function ui(t,e,n,r){let o=t.left[e-1];if(t.running!==e)return Math.max(0,o);let{kind:i,extra:s}=vr(t.control),c=i==="delay"?s:0,l=n.now+(r-n.at)-t.since;return Math.max(0,o-Math.max(0,l-c))}function al(t){if(t<=li)return`0:0${(Math.ceil(t/100)/10).toFixed(1)}`;if(t>=ht)return a("short-days",{days:Math.floor(t/ht),hours:Math.floor(t%ht/xe)});let e=Math.ceil(t/Z),n=[Math.floor(e/60)%60,e%60],r=Math.floor(e/3600),o=n.map((i,s)=>s===0&&r===0?String(i):String(i).padStart(2,"0"));return r?[r,...o].join(":"):o.join(":")}function cl(t){if(t<=0)return a("no-time-left");if(t>=ht){let e=Math.floor(t%ht/xe),n=a("days",{count:Math.floor(t/ht)});return e?`${n} ${a("hours",{count:e})}`:n}return il(Math.ceil(t/Z)*Z)}function ll(t,e){let{kind:n,main:r}=vr(t);return n==="days"?e<6*xe:e<Math.max(10*Z,Math.min(Xt,r/10))}function ul(t,e){return Wd.find(r=>t>r*Z&&e<=r*Z&&e>0)??null}function pl(t){return t<=0?null:t>=ht?Xt:t<=li?t%100||100:Math.min(t%Z||Z,t-li)}var Ud=[{key:"none",clock:null},{key:"short",clock:"300+5"},{key:"long",clock:"900+10"},{key:"days",clock:"3d"}];function V0(t){return Ud.find(({key:e})=>e===t)?.clock??null}var fl=16;function pi(t,e,n=""){let r=ao(e);return r!==null&&Fd(t,e,r)||Vd(t,e,r)||{text:t.told||n||Zd(e),actions:[],urgent:!1}}function X0(t,e,n){return n==="rematch"?fi(e):pi(t,e).actions.some(([r])=>r===n)}function fi(t){let e=ao(t);return e===null||t.stage!=="over"||lt(t.seats)!==null||t.tournament!==null?!1:t.rematch.game===null&&!t.rematch.asked.includes(e)}function Fd(t,e,n){return C(e)?null:e.stage==="over"?zd(e,n):Gd(t,e,n)}function Gd({fallen:t},e,n){let r=di(e.seats,Y(n));return e.offer&&e.offer.seat!==n?{text:a("asks-takeback",{name:r}),actions:[["accept",a("accept")],["decline",a("decline")]],urgent:!0}:t===Y(n)?{text:a("time-is-up",{who:"other",name:r}),actions:[["claim",a("claim")]],urgent:!0}:t===n?{text:a("your-time-up",{name:r}),actions:[],urgent:!0}:e.offer?{text:a("you-asked-takeback",{name:r}),actions:[],urgent:!1}:null}function zd({rematch:t,seats:e},n){let r=di(e,Y(n));return t.game!==null?{text:a("rematch-open"),actions:[],urgent:!1}:t.asked.includes(n)?{text:a("you-asked-rematch",{name:r}),actions:[],urgent:!1}:t.asked.includes(Y(n))?{text:a("asks-rematch",{name:r}),actions:[["rematch",a("play-again")],["decline",a("decline")]],urgent:!0}:null}function Vd(t,e,n){let r=mi(e);if(r===null||e.stage==="over")return null;let o=di(e.seats,r);return n===null||!t.isLongAway||e.clock?{text:a("is-away",{name:o}),actions:[],urgent:!1}:{text:a("long-away",{name:o}),actions:[["handover",a("let-computer-play")]],urgent:!1}}function di(t,e){let n=A(t,e);return n.length>fl?`${n.slice(0,fl-1).trimEnd()}…`:n}function mi(t){return t.mode!=="remote"?null:q.find(e=>t.seats[e-1].away&&!t.seats[e-1].yours)??null}function Zd({clock:t,rated:e,takebacks:n,fair:r=null}){return`${[t?ol(t.control):a("terms-no-clock"),a(e?"terms-rated":"terms-not-rated"),...n?[]:[a("terms-no-takebacks")],...r?.points?[a("terms-points",{points:R(r.points)})]:[]].join(", ")}.`}function gt(t){return _t(t)?a(`whose-${t.fair?.step}`,Kd(t)):C(t)?Yd(t):Gt(t,t.seats)}function ke(t){return _t(t)?a("unsettled"):ut(t)&&lt(t.seats)!==null&&t.declined?a("declined-reason",{name:ie(t)}):C(t)?Qd(t):zt(t,t.seats)}function Kd({fair:t,seats:e}){return z(e,t?.step==="cut"?1:2)}function Yd(t){let e=ie(t);return e?a("waiting-for",{name:e}):t.access==="public"?a("waiting-for-another"):a(M(t)?"waiting-for-friend":"waiting-for-second")}function Qd(t){let e=ie(t);return e?a("seat-kept-for",{name:e}):t.access==="public"?a("seat-for-anyone"):a(M(t)?"begins-by-link":"seat-for-invited")}function dl(t,e){if(!t)return"";let{player:n}=t,r=n===null?{who:"other",name:""}:z(e.seats,n);switch(t.kind){case"join":return a("took-seat",r);case"handover":return a("took-over",r);case"ask":return a("asked-takeback",r);case"decline":return a(e.stage==="over"?"declined-rematch":"declined-takeback",r);case"rematch":return a("asked-rematch",r);case"rematch_opened":return a("rematch-open");case"takeback":return a("move-taken-back");default:return""}}function ml(t,e){return t!==null&&t.rematch.game===null&&e.rematch.game!==null&&M(e)?e.rematch.game:null}function hl(t,e,n,r=""){let o=`${gt(e)}. ${ke(e)}`;if(!t)return o;let i=t.moves.length;return e.moves.length<i?a("taken-back",{turn:o}):r?gt(t)===gt(e)?r:`${r} ${o}`:[...e.moves.slice(i).map(({number:c,player:l,move:u})=>{let f=l===2&&e.automa?.turns.find(d=>d.number===c);return f?la(f,n):a("move-by",{name:A(e.seats,l),move:ce(u,n,!0)})}),...Jd(t,e),o].join(" ")}function Jd(t,e){return e.players.flatMap((n,r)=>!n.special_tile||t.players[r].special_tile||e.automa&&r===1?[]:[a("takes-tile",z(e.seats,r===0?1:2))])}var Xd=new Set(["show","turn","cycle"]);function gl(t,e){let{table:n,placement:r}=t;if(e.type==="hover"||e.type==="leave"||e.type==="hold")return t.ghostText;if(e.type==="cancel")return a("put-back");if(!n)return"";let o=I(t),i=Ye(t);if(!o||!i)return hi(e)||P(r.cursor);if(!r.origin){let S=j(t,o.letter),E=S?Vt(S):null,N=o.letter==="+"?a("special-patch"):t.patches[o.letter].name;return E?a("chosen-but",{patch:N,reason:E}):a("chosen",{patch:N})}let s=n.players[i-1].cells,c=at(r,o),l=Tt(c,s,j(t,o.letter)),u=P(r.origin),f=hi(e)?`${hi(e)} `:"",d=Xd.has(e.type)?` ${a("ghost-covers",{cells:nt(c.map(P))})}`:"";if(l)return f+a("ghost-against",{cell:u,reason:l})+d;let h=se(s,c),$=h.length>0?a("ghost-fits-making",{cell:u,holes:nt(h.map(uo))}):a("ghost-fits",{cell:u}),k=Zn(t,ue(r,o)??"");return f+(k?`${$} ${a("ghost-tile")}`:$)+d}function hi(t){return"said"in t&&t.said?t.said:""}function c1(t,e){let{table:n}=t,r=j(t,e);return!n||!r?"":`${Cn(r,[],!1,n,n.seats).map(i=>i.text).join("; ")}.`}function $l(t){return{patches:t,table:null,status:"connecting",pending:null,placement:Vs,looking:null,walks:{1:[4,4],2:[4,4]},dialog:null,notice:null,peek:!1,said:"",ghostText:"",copied:"",account:{turns:[],run:0},typing:!1,weighing:!1,hint:null,suggestions:[],told:"",anchor:null,awayFrom:null,fallen:null,isLongAway:!1,timeSaid:""}}function wl(t,e){switch(e.type){case"table":return nm(em(t,e.table,e.at??0),e.table,e.happened??null);case"told":return{...t,told:e.text,said:e.text};case"time":return{...t,...e.part};case"status":return e.status==="open"&&t.status==="lost"?{...t,status:e.status,said:a("connection-back")}:{...t,status:e.status};case"pending":return{...t,pending:e.request,notice:e.request?null:t.notice};case"refusal":return{...t,notice:{kind:"error",text:e.text}};case"hint":return{...t,hint:tm(t.hint,e.hint)};case"suggest":return{...t,suggestions:e.suggestions};case"placement":return im(t,e.event);case"look":return{...t,looking:{frames:e.frames,index:e.index},placement:jn(t.placement)};case"return":return gi({...t,looking:null});case"walk":return{...t,walks:{...t.walks,[e.player]:In(t.walks[e.player],e.direction)}};case"dialog":return{...t,dialog:e.dialog};case"peek":return{...t,peek:!t.peek};case"typing":return{...t,typing:e.open};case"weigh":return t.weighing===e.on?t:{...t,weighing:e.on};case"notice":return{...t,notice:e.notice};case"copied":return{...t,copied:e.text}}}function tm(t,e){return e?.type!=="reasons"?e:t?.type==="hint"&&t.id===e.id?{...t,advice:e}:t}function em(t,e,n){let r=mi(e)!==null;return{...t,anchor:sl(t.anchor,e,n),awayFrom:r?t.awayFrom??n:null,isLongAway:r&&t.isLongAway}}function nm(t,e,n){let r=t.table;if(r&&r.number===e.number)return{...t,table:e};let o=dl(n,e),i=hl(r,e,t.patches,o)||t.said;return r!==null&&r.position===e.position&&o!==""?{...t,table:e,said:i,told:o}:gi({...t,table:e,said:i,told:o,looking:null,ghostText:"",copied:"",hint:null,suggestions:[],account:rm(t,e),placement:om(t,e)?t.placement:jn(t.placement)})}function rm({account:t,table:e},n){let{turns:r}=n.automa??t,o=e!==null&&n.moves.length<e.moves.length;if(r.length===0&&!o)return t;let i=r.length>0&&r[0].number===t.turns[0]?.number;return{turns:r,run:i?t.run:t.run+1}}function om({placement:t,table:e},n){let{plan:r,letter:o}=t;return!r||o===null||!e||n.stage==="over"||Kt(e)!==Kt(n)?!1:n.ring.includes(o)&&!n.options.some(i=>i.letter===o)}function gi(t){let{table:e}=t;if(!e||e.stage!=="special_patch"||!It(e))return t;let n=Pn(e.special_cells);return{...t,placement:go(t.placement,null,{type:"choose",choice:n})}}function im(t,e){if(t.pending)return t;let n=I(t),r=go(t.placement,n,e);if(r===t.placement)return t;let o=r.plan?sm(r):r,i=t.peek&&!o.plan,s={...t,placement:o,peek:i,notice:null};return{...e.type==="cancel"?gi(s):s,ghostText:gl(s,e)}}function sm(t){let{letter:e,origin:n,spots:r}=t;return e&&n?{...t,spots:{...r,[e]:n}}:t}function am(t,e,n){return[...e.placements].map(r=>{let o=pt(r.slice(1)),i=Wt(e.patch.orientations[r[0]],o),s=se(t,i).length;return{key:r,score:cm(t,i)-6*s}}).sort((r,o)=>o.score-r.score||(r.key<o.key?-1:1)).slice(0,n).map(({key:r})=>r)}function yl(t,e,n){let r=[...e.placements].filter(i=>i[0]===String(n)),o=new Set(r.length>0?r:e.placements);return am(t,{...e,placements:o},1)[0]??null}function cm(t,e){let n=new Set(e.map(String)),r=0;for(let[o,i]of e)for(let[s,c]of[[o-1,i],[o+1,i],[o,i-1],[o,i+1]])(s<0||c<0||s>=9||c>=9||t[s*9+c]!=="."&&!n.has(`${s},${c}`))&&(r+=1);return r}var lm={normal:350,faster:160,off:0},um={normal:1200,faster:500,off:0},Sr=class{constructor(e,n){this.outside=e,this.show=n,this.waiting=[],this.timer=null,this.spent=0}receive(e,n){this.waiting.push({item:e,isAction:n}),this.timer===null&&this.next()}interrupt(e){this.skip(),this.show(e,0)}skip(){let e=this.waiting,n=this.timer!==null;this.stop();for(let{item:r}of e)this.show(r,0);return n}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null,this.waiting=[],this.spent=0}next(){this.timer=null;for(let e=this.waiting.shift();e;e=this.waiting.shift()){let n=e.isAction?this.timeFor(this.outside.pace()):0;if(this.show(e.item,n),n!==0){this.spent+=n,this.timer=this.outside.later(()=>this.next(),n);return}}this.spent=0}timeFor(e){let n=1+this.waiting.filter(({isAction:o})=>o).length,r=Math.max(0,um[e]-this.spent);return Math.min(lm[e],Math.floor(r/n))}};var pm=3;function fm(t,e){let n=t.indexOf(e);return[...t.slice(n+1)+t.slice(0,n)].slice(0,pm)}function ve(t,{ring:e}){let{letter:n,plan:r}=t.placement;return n!==null&&n!=="+"&&!r&&T(t)?fm(e,n):[]}function bl(t){let{state:e}=t;return e.table!==null&&Kt(e.table)!==null&&!T(e)&&!e.looking&&$i(t)}function $i({company:t,state:{table:e,pending:n}}){return e!==null&&e.stage!=="over"&&!C(e)&&!n&&t.letsPlan!==!1}function xl(t){let e=I(t),n=e&&t.placement.spots[e.letter];if(!e||!n)return null;let r=B(t.placement,e.letter);return e.placements.has(r+P(n))?{orientation:r,origin:n}:null}function kl(t,e){let{start:n,moves:r,automa:o,ended:i,tags:s}=t,c=Hc(s),l=mr(n,e),u=l&&pr(l,r,o?.turns??[],e);return u===null?null:u.map((f,d)=>({move:d===0?null:r[d-1],player:d===0?null:u[d-1].turn,...br(f,e,o&&dm(o,r.slice(0,d),f),c),...i&&d===r.length&&xr(f,i,e,c)}))}function dm({practice:t,turns:e,levels:n,cards:r},o,{stage:i}){let s=o.filter(vt).length;return{...r[s],practice:t,turns:fr(o,e.slice(0,s)),levels:i==="over"?n:[]}}function vl(t,e){let n=kl(t,e);if(n===null)throw new yt(a("page-outdated"));return n}function C1(t){let e={yours:!1,away:!1,bot:!1,rating:null};return[1,2].map(n=>{if(n===2&&t.automa)return{...e,name:"Automa",kind:"automa"};let r=t.tags[`Player${n}`],o=r&&r!=="?"?r:a("player-number",{number:String(n)});return{...e,name:o,kind:"person"}})}var mm={replay:as,create:is},hm={objection:()=>null,answer:()=>null,goOn:()=>!1},gm=[3,3],Ar=class{onPlan=()=>{};planning=null;moments=null;onAsk=()=>{};hints=null;constructor(e,n,{open:r,keeper:o=mm,seen:i=s=>s}){this.id=e.game.game,this.patches=n,this.keeper=o,this.seen=i,this.store=Le(wl,$l(n));let{dispatch:s}=this.store;this.connection=new kr({open:r,later:(c,l)=>Number(setTimeout(c,l)),forget:c=>clearTimeout(c),newId:()=>`${Date.now().toString(36)}-${Math.random().toString(36).slice(2,12)}`,onTable:(c,l)=>this.hear({table:c,happened:l,at:performance.now()}),onRefusal:c=>this.refused(c),onHint:c=>s({type:"hint",hint:c}),onStatus:c=>s({type:"status",status:c}),onPending:c=>s({type:"pending",request:c}),onOutdated:()=>this.outdated(),onUnopened:()=>this.onUnopened()},e,n),this.pace=()=>"off",this.onShow=()=>{},this.onHelp=()=>{},this.onLine=()=>{},this.onOutdated=()=>!1,this.onUnopened=()=>{},this.company=hm,this.telling=new Sr({later:(c,l)=>Number(setTimeout(c,l)),forget:c=>clearTimeout(c),pace:()=>this.pace()},(c,l)=>{this.onShow(c,l),s({type:"table",...c})}),this.byItself=!1,s({type:"table",table:i(this.connection.table),at:performance.now()})}get state(){return this.store.get()}open(){this.connection.connect()}wake(){this.connection.wake()}close(){this.telling.stop(),this.connection.leave()}hear({table:e,happened:n,at:r}){let o=this.seen(e),i={table:o,happened:n,at:r};if(n?.kind==="note")return this.telling.receive(i,!1);let s=n?.kind==="move"||n?.kind==="card",c=!n?.player||o.seats[n.player-1].yours;s&&!c?this.telling.receive(i,!0):this.telling.interrupt(i)}outdated(){this.onOutdated()||this.complain(a("page-outdated"))}skip(){return this.telling.skip()}placement(e){this.store.dispatch({type:"placement",event:e})}complain(e){this.store.dispatch({type:"notice",notice:{kind:"error",text:e}})}fail=e=>this.complain(Ki(e));choose(e,n){if(!T(this.state))return;let r=Ke(this.state,e);this.state.placement.letter===e&&!n?this.placement({type:"cancel"}):r&&this.placement({type:"choose",choice:r,anchor:n});let o=!n&&xl(this.state);o&&this.placement({type:"put",...o})}chooseShown(e){if(!T(this.state))return;this.choose(e);let{table:n,placement:r}=this.state,o=I(this.state);if(!n||!o||r.letter!==e||r.origin)return;let i=B(r,e),s=yl(n.players[n.turn-1].cells,o,i),c=s?pt(s.slice(1)):null,l=s?Number(s[0]):i;this.placement({type:"put",orientation:l,origin:c??gm})}chooseAt(e){let{table:n,placement:r}=this.state,o=n?da(n)[e]:void 0;o===void 0||!T(this.state)||(r.letter!==o&&this.choose(o),this.placement({type:"show"}))}commit(){let{state:e}=this,{table:n,placement:r}=e,o=I(e);if(r.plan)return this.complain(this.planning?.notYet(e)??"");if(!n||!T(e))return;if(!o)return this.complain(a("choose-first"));if(!r.origin)return this.placement({type:"show"});let i=j(e,o.letter),s=Tt(at(r,o),n.players[n.turn-1].cells,i,!1),c=Rn(r,o);if(s||!c)return this.complain(i&&i.missing>0&&s===Vt(i)?a("it-is-wrong",{reason:s??""}):a("cannot-place",{reason:s??a("does-not-fit")}));this.placement({type:"show"}),this.send({type:"move",move:c})}pass(){T(this.state)&&j(this.state,null)&&this.send({type:"move",move:"pass"})}undo(){let{table:e}=this.state;if(!(!e||!he(this.state))){if(Fn(e)&&!e.automa?.practice)return this.dialog("practice");this.send({type:"undo"})}}practise(){this.dialog(null),this.send({type:"undo"})}turnCard(e=!1){de(this.state)&&(this.send({type:"turn"}),this.byItself=e)}hint(){me(this.state)&&this.send({type:"hint"})}why(){zn(this.state)&&this.send({type:"why"})}forgetHint(){this.store.dispatch({type:"hint",hint:null})}refused({kind:e,error:n}){if(e==="stale"&&this.byItself)return;let r=D()==="en"?n:a(`refusal-${e}`);this.store.dispatch({type:"refusal",kind:e,text:r})}resign(){this.dialog(null),this.send({type:"resign"})}abort(){this.dialog(null),this.send({type:"abort"})}handOver(e){this.dialog(null),this.send({type:"handover",level:e})}mind(e){e==="handover"?this.dialog("handover"):this.send({type:e})}async report(e,n){this.dialog(null);let r=()=>this.store.dispatch({type:"told",text:a("told-server")});await ps({game:this.id,reason:e,text:n}).then(r).catch(this.fail)}async again(e){let{table:n}=this.state,r=n&&bc(n);if(!r)return;await this.keeper.create(r).then(({url:i})=>e(i)).catch(this.fail)}send(e){this.byItself=!1;let n=this.company.objection(e);if(n!==null)return this.complain(n);(e.type==="hint"||e.type==="why")&&this.onAsk(),this.connection.send(e)||this.complain(a("on-its-way"))}type(e){e&&this.state.dialog&&this.dialog(null),this.store.dispatch({type:"typing",open:e})}dialog(e){this.store.dispatch({type:"dialog",dialog:e})}async look(e){let n=this.state.table?.moves.length??0;if(e>=n)return this.back();try{let r=this.state.looking?.frames??vl(await this.keeper.replay(this.id),this.patches);this.store.dispatch({type:"look",frames:r,index:Math.max(0,e)})}catch(r){this.fail(r)}}back(){this.store.dispatch({type:"return"})}};function $m({table:t,anchor:e},n,r){if(!t?.clock||!e)return null;let o=ui(t.clock,n,e,r);return{text:al(o),sentence:cl(o),low:ll(t.clock.control,o)}}var Er=class{constructor(e){this.outside=e,this.timer=null,this.left=null,this.running=null}consider(e){this.stop();let n=this.outside.now();this.show(e,n);let r=[this.watchClock(e,n),this.watchAway(e,n)].filter(o=>o!==null);r.length!==0&&(this.timer=this.outside.later(()=>this.consider(e),Math.max(1,Math.min(...r))))}show(e,n){for(let r of q){let o=$m(e,r,n);o&&this.outside.show(r,o)}}watchClock({table:e,anchor:n,fallen:r},o){let i=e?.clock,s=i?.running??null,c=s===this.running?this.left:null;if(this.running=s,this.left=null,!e||!i||!n||s===null)return r!==null&&this.outside.onTime({fallen:null}),null;let l=ui(i,s,n,o);this.left=l;let u=l===0?s:null;u!==r&&this.outside.onTime({fallen:u,timeSaid:ym(e,u)});let f=c===null?null:ul(c,l);return f!==null&&this.outside.onTime({timeSaid:wm(e,s,f)}),pl(l)}watchAway({awayFrom:e,isLongAway:n},r){if(e===null||n)return null;let o=e+Gi-r;return o>0?o:(this.outside.onTime({isLongAway:!0}),null)}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null}};function wm({seats:t},e,n){return a("seconds-left",{...z(t,e),count:n})}function ym({seats:t},e){return e===null?"":a("time-is-up",z(t,e))}var bm=600,Mr=class{constructor(e){this.outside=e,this.due=null,this.tried=-1,this.timer=0}consider(e,n){let r=e.table?.number??-1,o=n&&de(e)&&e.dialog===null&&r!==this.tried?r:null;if(o===this.due||(this.stop(),o===null))return;this.due=o;let i=e.table?.moves.at(-1)?.player===2;this.timer=this.outside.later(()=>{this.due=null,this.tried=o,this.outside.turn()},i?0:bm)}stop(){this.due!==null&&this.outside.forget(this.timer),this.due=null}};var wi=!1;function xm(){wi||(wi=!0,_("faces").then(({putFaces:t})=>t(),()=>{wi=!1}))}function Sl(t){t.some(e=>ae(e)!==null)&&xm()}function Al(t){let e=t.querySelector(".move-list"),n=e?.querySelector(".move.now")??null;if(!e)return;if(!n){e.scrollTop=0;return}let[r,o]=[e.getBoundingClientRect(),n.getBoundingClientRect()];o.top<r.top?e.scrollTop-=r.top-o.top:o.bottom>r.bottom&&(e.scrollTop+=o.bottom-r.bottom)}var _r=class{constructor(e){this.outside=e,this.store=vn({path:e.memory.get(),picture:null,busy:!1,told:""})}get state(){return this.store.get()}get link(){let{path:e}=this.state;return e===null?null:this.outside.origin+e}get isLocal(){return/^https?:\/\/(localhost|127\.|\[::1\])/.test(this.outside.origin)}get canShare(){return this.outside.share!==null}async draw(){let{path:e}=this.state;if(e!==null)try{this.store.dispatch({picture:await this.outside.draw(e)})}catch(n){this.store.dispatch({picture:null,told:El(n)})}}async renew(){if(!this.state.busy){this.store.dispatch({busy:!0,told:""});try{let{invitation:e}=await this.outside.renew();this.outside.memory.set(e),this.store.dispatch({path:e,picture:null,busy:!1}),await this.draw()}catch(e){this.store.dispatch({busy:!1,told:El(e)})}}}async copy(){let{link:e}=this;if(e!==null)try{await this.outside.copy(e),this.store.dispatch({told:a("link-is-copied")})}catch{this.store.dispatch({told:a("cannot-copy")})}}async share(){let{link:e}=this;if(!(e===null||this.outside.share===null))try{await this.outside.share({title:"Quiltbee",text:a("share-text"),url:e}),this.store.dispatch({told:""})}catch(n){let r=n instanceof Error&&n.name==="AbortError";this.store.dispatch({told:r?"":a("cannot-share")})}}};function El(t){return t instanceof Error?t.message:String(t)}var Or=class{constructor(e){this.outside=e,this.store=vn({name:"",busy:!1,error:""})}get state(){return this.store.get()}async ask(){try{let{name:e}=await this.outside.me();this.state.name===""&&this.store.dispatch({name:e??""})}catch(e){this.store.dispatch({error:Ml(e)})}}write(e){this.store.dispatch({name:e,error:""})}async sit(){let{name:e,busy:n}=this.state;if(!n){this.store.dispatch({busy:!0,error:""});try{let{url:r}=await this.outside.sit(e.trim()||null);this.outside.go(r)}catch(r){this.store.dispatch({busy:!1,error:Ml(r)})}}}};function Ml(t){return t instanceof Error?t.message:String(t)}var km=["classic","anniversary","valentine"];function _l(t){return km.some(e=>e===t)}var yi={theme:"auto",edition:"classic",language:"auto",look:"cloth",letters:!1,coordinates:!1,motion:"normal",turnCards:!0,sounds:!1,phrases:!0,vibration:!1,hints:!1,strength:te},bi="quiltbee.settings",vm=12,Tr=new Map;function St(t){try{return JSON.parse(localStorage.getItem(t)??"null")}catch(e){if(e instanceof SyntaxError||e instanceof DOMException)return JSON.parse(Tr.get(t)??"null");throw e}}function tt(t,e){let n=JSON.stringify(e);Tr.set(t,n);try{localStorage.setItem(t,n)}catch(r){if(!(r instanceof DOMException))throw r;console.warn("This browser keeps no settings:",r.message)}}function xi(){let t=St(bi),e={...yi,...typeof t=="object"?t:null},n=_l(e.edition)?e.edition:yi.edition,r=Zr(e.language)?e.language:yi.language;return{...e,edition:n,language:r}}function Ol(t){tt(bi,t),Sm(t.language)}function Tl(t){window.addEventListener("storage",({key:e})=>{e===bi&&t(xi())})}function Sm(t){let e=t==="auto"?0:31536e3;document.cookie=`language=${t}; path=/; max-age=${e}; SameSite=Lax`}function Ll(){let t=St("quiltbee.offline"),{ring:e,seat:n,moves:r,resigned:o}=t??{};return typeof e=="string"&&[1,2].includes(n)&&Array.isArray(r)&&r.every(s=>typeof s=="string")?{ring:e,seat:n,moves:r,resigned:o===!0}:null}function Nl(t){tt("quiltbee.offline",t)}function bb(){let t=St("quiltbee.analysis");return typeof t?.record=="string"&&Array.isArray(t.path)?t:null}function xb(t){tt("quiltbee.analysis",t)}function kb(){let t=St("quiltbee.engine"),e=Number.isInteger(t?.lines)?t.lines:3;return{isOn:t?.isOn!==!1,lines:Math.max(1,Math.min(5,e))}}function vb(t){tt("quiltbee.engine",t)}function Sb(){let t=St("quiltbee.puzzles"),e=n=>Array.isArray(t?.[n])?t[n]:[];return{batch:e("batch"),waiting:e("waiting"),again:e("again"),tried:e("tried")}}function Ab(t){tt("quiltbee.puzzles",t)}function ki(){let t=St("quiltbee.guide");return typeof t?.game=="string"&&[0,1].includes(t.chapter??-1)&&t.step!==void 0?t:null}function Il(t){tt("quiltbee.guide",t)}function Cl(t){return St("quiltbee.hinted")===t}function Pl(t){tt("quiltbee.hinted",t)}function Lr(){let t=St("quiltbee.games");return Array.isArray(t)?t.filter(e=>typeof e?.id=="string"):[]}function Rl(){return St("quiltbee.known")===!0}function Eb(t){tt("quiltbee.known",t)}function jl(t,e){let n=Lr().filter(r=>r.id!==t);tt("quiltbee.games",[{id:t,title:e,when:Date.now()},...n].slice(0,vm))}function Mb(){tt("quiltbee.games",[]),tt("quiltbee.known",!1)}function _b(t){tt("quiltbee.games",Lr().filter(e=>e.id!==t))}function ql(t){try{return sessionStorage.getItem(`quiltbee.invitation.${t}`)}catch(e){if(e instanceof DOMException)return Tr.get(`invitation.${t}`)??null;throw e}}function Bl(t,e){Tr.set(`invitation.${t}`,e);try{sessionStorage.setItem(`quiltbee.invitation.${t}`,e)}catch(n){if(!(n instanceof DOMException))throw n;console.warn("This browser keeps no invitation:",n.message)}}function Hl(t,e){return p`<input
id=${t}
data-testid=${t}
readonly
.value=${e}
@focus=${n=>n.target.select()}
/>`}async function Nr(t){if(navigator.clipboard)return navigator.clipboard.writeText(t);let e=document.activeElement,n=document.createElement("textarea");n.value=t,n.readOnly=!0,n.className="visually-hidden",(e?.closest("dialog")??document.body).append(n),n.select();let r=document.execCommand("copy");if(n.remove(),e?.focus({preventScroll:!0}),!r)throw new Error(a("no-clipboard"))}function Dl(t,e){let n=new _r({origin:location.origin,renew:()=>cs(t),draw:us,copy:Nr,share:"share"in navigator?o=>navigator.share(o):null,memory:{get:()=>ql(t),set:o=>Bl(t,o)}}),r=new Or({me:ne,sit:o=>ls(t,o),go:e});return{inviting:n,joining:r,starts:null}}function Wl({text:t,mine:e},n){let o=n-(e?1:0)>0?`(${n}) `:"",i=t?`${t} – Quiltbee`:"Quiltbee";return`${o}${e?"● ":""}${i}`}function Ul({mine:t},e){return t||e>0}var fn=document.querySelector("link[rel=icon]"),Am=[fn.href,new URL(fn.dataset.waiting??"",fn.href).href],vi={text:"",mine:!1},Si=0;function dn(t,e=!1){vi={text:t,mine:e},Gl()}function Fl(t){Si=t,Gl()}function Gl(){let t=Wl(vi,Si);document.title!==t&&(document.title=t);let e=Am[Ul(vi,Si)?1:0];fn.href!==e&&(fn.href=e)}function Vl({clock:t},e){if(!t)return m;let n=t.running===e;return p`<div
class=${n?"clock runs":"clock"}
data-clock=${e}
data-testid=${`clock-${e}`}
>
<span class="clock-sign">${w("clock")}${w("hurry")}</span>
<span class="clock-time" aria-hidden="true"></span>
<span class="visually-hidden"
>${a(n?"clock-running":"clock")}: <span class="clock-words"></span
></span>
</div>`}function Zl(t,e,{text:n,sentence:r,low:o}){let i=t.querySelector(`[data-clock="${e}"]`);i&&(i.dataset.low=o?"true":"false",zl(i.querySelector(".clock-time"),n),zl(i.querySelector(".clock-words"),r))}function zl(t,e){t&&t.textContent!==e&&(t.textContent=e)}function Se(t,e,n,r,o){return p`<fieldset class=${`pick pick-${t}`}>
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
</fieldset>`}var Em=[["classic","button"],["anniversary","ten"],["valentine","heart"]];function Kl(t){let e=Em.map(([n,r])=>[n,p`${w(r)}<span>${a(`edition-${n}`)}</span>`]);return Se("edition",a("setting-edition"),e,t.settings.edition,n=>t.change({edition:n}))}function Ir(t){return t.target.value}function Cr(t){return t.target.checked}function Yl(t){let e=t.settings.language,n=[["auto",a("language-auto")],...Object.entries(Vr)],r=o=>t.change({language:Ir(o)});return p`<label class="language-pick"
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
>`}function Mm(t){return`${t}`}function At(t,e,n={}){let r=Object.keys(e).map(i=>[i,Mm(i)]);return a(t,{...n,...Object.fromEntries(r)}).split("").map((i,s)=>s%2?e[i]:i)}var _m=[["auto","setting-theme-auto"],["light","theme-light"],["dark","theme-dark"]],Om=[["normal","motion-normal"],["faster","motion-faster"],["off","motion-off"]],Tm=[["cloth","look-cloth"],["thread","look-thread"]],Lm=[["letters","setting-letters"],["coordinates","setting-coordinates"],["hints","setting-hints"],["turnCards","draw-automatically"],["sounds","setting-sounds"],["vibration","setting-vibration"]];function Pr(t,e,n){let{theme:r,motion:o,look:i}=t.settings,s=Lm.filter(([u])=>u!=="vibration"||t.canVibrate),c=()=>{e(),t.help()},l=u=>f=>t.change({[u]:f});return p`<div class="panel-head">
<h2 id="dialog-heading">${a("settings")}</h2>
<button type="button" class="main" @click=${e}>${a("settings-done")}</button>
</div>
<div class="settings">
<button type="button" data-testid="settings-help" @click=${c}>
${w("help")}<span>${a("how-to-play")}</span>
</button>
${Kl(t)} ${Se("theme",a("setting-theme"),Ai(_m),r,l("theme"))}
${Se("motion",a("setting-motion"),Ai(Om),o,l("motion"))}
${Se("look",a("setting-look"),Ai(Tm),i,l("look"))}
${s.map(([u,f])=>Nm(u,a(f),t))} ${Yl(t)}
${n?p`<button type="button" data-testid="open-command" @click=${n}>
${At("open-command-line",{key:p`<kbd>/</kbd>`})}
</button>`:m}
</div>`}function Ai(t){return t.map(([e,n])=>[e,a(n)])}function Nm(t,e,n){return p`<label class="tick"
><input
type="checkbox"
data-testid=${t}
.checked=${n.settings[t]}
@change=${r=>n.change({[t]:Cr(r)})}
/><span>${e}</span></label
>`}function Ql(t,e,n){if(t.dialog===null)return m;let r=()=>e.dialog(null),o=()=>Pr(n,r,()=>e.type(!0));return p`<dialog
class="sheet"
aria-labelledby="dialog-heading"
@close=${r}
data-testid=${`dialog-${t.dialog}`}
>
${{settings:o,resign:Im,practice:Bm,abort:Pm,handover:Rm,report:qm}[t.dialog](e,r)}
</dialog>`}function Jl(t){let e=t.querySelector("dialog");e&&!e.open&&e.showModal()}function Im(t,e){return p`<h2 id="dialog-heading">${a("resign-question")}</h2>
<p>${Cm(t.state.table)}</p>
<div class="row">
<button type="button" class="main" @click=${e}>${a("play-on")}</button>
<button type="button" data-testid="resign-confirm" @click=${()=>t.resign()}>
${a("resign")}
</button>
</div>`}function Cm(t){return t?.mode!=="remote"?a("resign-undo"):a(t.rated?"resign-rated":"resign-plain")}function Pm(t,e){let n=t.state.table!==null&&C(t.state.table);return p`<h2 id="dialog-heading">${a(n?"abort-close-question":"abort-question")}</h2>
<p>${a(n?"abort-close-text":"abort-text")}</p>
<div class="row">
<button type="button" class="main" @click=${e}>${a(n?"wait":"play-on")}</button>
<button type="button" data-testid="abort-confirm" @click=${()=>t.abort()}>
${a(n?"close-it":"call-it-off")}
</button>
</div>`}function Rm(t,e){return p`<form @submit=${r=>{r.preventDefault();let o=r.target;t.handOver(Number(new FormData(o).get("level")))}}>
<h2 id="dialog-heading">${a("handover-question")}</h2>
<p>${a("handover-text")}</p>
<p>
<label
>${a("level")}
<select name="level" data-testid="handover-level">
${Fi.map(({level:r})=>p`<option value=${r} ?selected=${r===te}>
${a("level-and-name",{level:String(r),name:co(r)})}
</option>`)}
</select></label
>
</p>
<div class="row">
<button type="submit" class="main" data-testid="handover-confirm">${a("let-it-play")}</button>
<button type="button" @click=${e}>${a("wait")}</button>
</div>
</form>`}var jm=["name","cheating","leaving","other"];function qm(t,e){return p`<form @submit=${r=>{r.preventDefault();let o=new FormData(r.target);t.report(o.get("reason"),String(o.get("text")))}}>
<h2 id="dialog-heading">${a("report-title")}</h2>
<p>${a("report-who-reads")}</p>
<p>
<label
>${a("report-reason")}
<select name="reason" data-testid="report-reason">
${jm.map(r=>p`<option value=${r}>${a(`report-${r}`)}</option>`)}
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
</form>`}function Bm(t,e){return p`<h2 id="dialog-heading">${a("practice-question")}</h2>
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
</div>`}function Hm(t){return p`<svg class="face" viewBox="-10 -10.5 20 20" aria-hidden="true">
<use href=${`#face-${t}`}></use>
</svg>`}function mn(t){let e=ae(t);return e===null?m:Hm(e)}var U=90,Dm=Array.from({length:8},(t,e)=>{let n=(e+1)*10;return`M${n} 0V${U}M0 ${n}H${U}`}).join(""),Wm=Array.from({length:8**2},(t,e)=>{let[n,r]=[e%8+1,Math.floor(e/8)+1];return`M${n*10-.7} ${r*10}h1.4m-.7-.7v1.4`}).join(""),Ae=Array.from({length:9},(t,e)=>e);function Xl(t){let{number:e,active:n,ghost:r,held:o}=t,i=["quilt",n&&"active",o&&"held",t.named&&"named"].filter(Boolean).join(" ");return p`<div
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
<svg viewBox=${`-0.4 -0.4 ${U+.8} ${U+.8}`} aria-hidden="true">
<rect class="ground" width=${U} height=${U}></rect>
<path class="lines" d=${Dm}></path>
${tu()}
<path class="knots" d=${Wm}></path>
${eu(t)} ${t.fresh.map(Um)} ${t.hint?Fm(t.hint):m}
${t.marks?.map(Gm)} ${r?zm(t,r):m}
</svg>
${Ym(t)}
</div>
</div>`}function Rr(t,e){return p`<svg
class="quilt-picture"
viewBox=${`-1 -1 ${U+2} ${U+2}`}
aria-hidden="true"
>
<rect class="ground" width=${U} height=${U}></rect>
${tu()} ${eu({player:t,patches:e,lettered:!1,fresh:[]})}
</svg>`}function tu(){return v`<rect fill="url(#fabric-cell)" width=${U} height=${U}></rect>`}function eu({player:t,patches:e,lettered:n,fresh:r}){let o=(s,c)=>r.some(({origin:l})=>st(l,[s,c])),i=Ae.flatMap(s=>Ae.map(c=>[s,c])).filter(([s,c])=>"*x".includes(t.cells[s*9+c]));return[...t.patches.map(s=>v`<g class=${o(s.row,s.column)?"fresh":""}
data-sewn=${s.letter}>${rn(s.letter,e[s.letter],s.orientation,[s.row,s.column],n)}</g>`),...i.map(([s,c])=>t.cells[s*9+c]==="*"?Yo([s,c]):v`<rect class="piece" fill="url(#fabric-covered)"
x=${c*10} y=${s*10} width="10" height="10"></rect>`)]}function Um({shape:t,origin:[e,n]}){return v`<g class="last" transform=${`translate(${n*10} ${e*10})`}>
<path class="halo" d=${G(t,10)}></path>
<path d=${G(t,10)}></path></g>`}function Fm({shape:t,origin:[e,n]}){let{x:r,y:o}={x:(t[0][1]+.5)*10,y:(t[0][0]+.5)*10};return v`<g class="hint-mark" transform=${`translate(${n*10} ${e*10})`}>
<path class="halo" d=${G(t,10,.8)}></path>
<path class="edge" d=${G(t,10,.8)}></path>
<circle cx=${r} cy=${o} r="3"></circle><text x=${r} y=${o+1.7}>?</text></g>`}function Gm({shape:t,origin:[e,n],label:r,kind:o,faint:i}){let{x:s,y:c}={x:(t[0][1]+.5)*10,y:(t[0][0]+.5)*10},l=G(t,10,.8),u=`suggestion to-${o}${i?" faint":""}`;return v`<g class=${u} transform=${`translate(${n*10} ${e*10})`}>
<path class="halo" d=${l}></path><path class="edge" d=${l}></path>
<circle cx=${s} cy=${c} r="3.4"></circle><text x=${s} y=${c+1.7}>${r}</text></g>`}function zm({patches:t,player:e},n){let[r,o]=n.origin,i=n.letter==="+"?[[0,0]]:t[n.letter].orientations[n.code],s=n.cells.filter(([u,f])=>e.cells[u*9+f]!=="."),c=["ghost",n.legal?"legal":"illegal",n.set&&"set",n.sent&&"sent",n.planned&&"planned"],l=G(i,10);return v`<g class=${c.filter(Boolean).join(" ")}>
<g class="held">${n.letter==="+"?Yo(n.origin):rn(n.letter,t[n.letter],n.code,n.origin,!1)}</g>
<g transform=${`translate(${o*10} ${r*10})`}>
${n.legal?m:Vm(l)}
<path class="halo" d=${l}></path><path class="edge" d=${l}></path></g>
${s.map(Zm)}
${n.set&&s.length===0?Km(Nn(n.cells),n):m}
</g>`}function Vm(t){return v`<path class="hatch" fill="url(#fabric-wrong)" d=${t}></path>`}function Zm([t,e]){let n=`${e*10+3} ${t*10+3}`;return v`<path class="cross" d=${`M${n}l4 4m0-4l-4 4`}></path>`}function Km([t,e],{legal:n,planned:r}){let o=`${(e+.5)*10} ${(t+.5)*10}`,s=n?r?"M-1.3-1.6h2.6L-1.3 1.6h2.6Z":"M-1.7 .1L-.5 1.4 1.8-1.3":"M-1.3-1.3L1.3 1.3M1.3-1.3L-1.3 1.3";return v`<g class="sign" transform=${`translate(${o})`}>
<circle r="4.2"></circle><path d=${s} transform="scale(1.35)"></path></g>`}function Ym(t){let{number:e,name:n,player:r,patches:o,cursor:i,ghost:s,active:c}=t,l=(f,d)=>`q${e}-${P([f,d])}`,u=new Set(s?.cells.map(String));return p`<div
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
data-testid=${`cell-${P([f,d])}`}
aria-label=${Rs([f,d],$,o)+h}
></div>`})}
</div>`)}
</div>`}var Qm={"*":"special",x:"covered"};function Nx(t){let e=new Map;return[...t].forEach((n,r)=>{if(n===".")return;let o=[Math.floor(r/9),r%9];e.set(n,[...e.get(n)??[],o])}),p`<svg
class="quilt-picture"
viewBox=${`-1 -1 ${U+2} ${U+2}`}
aria-hidden="true"
>
<rect class="ground" width=${U} height=${U}></rect>
${[...e].flatMap(([n,r])=>Jm(n,r))}
</svg>`}function Jm(t,e){let n=t==="*"||t==="x",r=n?Qm[t]:t;return(n?e.map(o=>[o]):[e]).map(o=>v`<path class="piece" fill=${`url(#fabric-${r})`} d=${G(o,10)}></path>`)}var Xm=14;function nu(t,e,n,r){if(!e.result||!e.result.scores)return m;let{winner:o}=e.result,i=e.automa?[1]:[1,2];return p`<figure class="keepsake" data-testid="keepsake">
<div class="kept">
${i.map(s=>p`<div class=${s===o?"kept-quilt won":"kept-quilt"}>
${Rr(e.players[s-1],n)}
<p>
${sr(s)}${mn(t.seats[s-1])}
<span class="kept-name">${A(t.seats,s)}</span>
<b>${R(e.players[s-1].score)}</b>
</p>
</div>`)}
</div>
</figure>
${th(t,o)&&r.settings.motion!=="off"?eh():m}`}function th({seats:t},e){return it(t).includes(e)}function eh(){return p`<div class="cheer" aria-hidden="true" data-testid="cheer">
${Array.from({length:Xm},(t,e)=>p`<svg viewBox="-6 -6 12 12">
${e%3?H(0,0,5):v`${Q("special",-4.5,-4.5,.9)}`}
</svg>`)}
</div>`}function ru(t,e){return rt(t)?m:p`<a
class="button"
data-testid="save-picture"
href=${Ua(t.game,"png",nh(e))}
download
>${w("download")}<span>${a("save-picture")}</span></a
>`}function nh({settings:{edition:t,theme:e}}){let n=e==="auto"?matchMedia("(prefers-color-scheme: dark)").matches:e==="dark";return{edition:t,scheme:n?"dark":"light"}}function ou({link:t,seats:e}){let n=e.map(({name:r})=>r);return`${location.origin}${Wa(t,n)}`}function rh({automa:t}){if(!t)return"";let e=t.practice?a("about-practice"):"";return`${ze(t)}${e}. `}function oh({board:t,seed:e}){let n=a(`board-${t}`);return e?At("about-code",{code:p`<code data-testid="seed">${e}</code>`},{board:n}):n}function iu(t,e,n,r,o=""){return p`<section class="panel about" aria-labelledby="about-heading">
<h2 id="about-heading">${a("this-game")}</h2>
<p class="small">
${rh(e)}${oh(e)}${M(e)?"":a("about-watching")}${e.seed&&e.seed_chosen?a("about-chosen"):""}
</p>
${o?p`<p class="small">
<a
href=${`/tournaments/${e.tournament}`}
data-testid="tournament-place"
@click=${ot(r)}
>${o}</a
>
</p>`:m}
${ph(e)}
${rt(e)?p`<p class="small" data-testid="local">${a("offline-here")}</p>`:m}
<div class="row">
${rt(e)?sh(n):ih(e)} ${ru(e,r)}
<button type="button" data-testid="copy-link" @click=${()=>fh(e,n)}>
${w("link")}<span>${a("copy-link")}</span>
</button>
${ch(e,n)} ${lh(e,n)}
${e.stage==="over"?m:p`<button type="button" data-testid="new-game" @click=${()=>r.go("/")}>
${a("new-game")}
</button>`}
</div>
${t.copied?p`<p class="small copied" data-testid="copied">${t.copied}</p>`:m}
</section>`}function ih({game:t}){return p`<a
class="button"
data-testid="download-record"
href=${`/api/games/${t}/record.pgr`}
download
>${w("download")}<span>${a("record")}</span></a
>`}function sh({id:t,keeper:e}){return p`<button
type="button"
data-testid="download-record"
@click=${async()=>ah((await e.replay(t)).record)}
>
${w("download")}<span>${a("record")}</span>
</button>`}function ah(t){let e=document.createElement("a");e.href=URL.createObjectURL(new Blob([t],{type:"text/plain"})),e.download="game.pgr",e.click(),URL.revokeObjectURL(e.href)}function ch(t,e){if(!M(t)||t.stage==="over")return m;let[n,r,o]=t.can_abort?["abort",uh(t),"cancel"]:["resign",a("resign"),"flag"];return p`<button type="button" data-testid=${n} @click=${()=>e.dialog(n)}>
${w(o)}<span>${r}</span>
</button>`}function lh(t,e){return t.mode!=="remote"||!M(t)||C(t)?m:p`<button type="button" data-testid="report" @click=${()=>e.dialog("report")}>
${a("report")}
</button>`}function uh(t){return a(C(t)?"close-table":"call-off")}function ph({mode:t,clock:e,rated:n,takebacks:r,seats:o}){if(t!=="remote")return m;let i=q.filter(c=>o[c-1].rating!==null).map(c=>`${A(o,c)} ${o[c-1].rating}`),s=[e?a("terms-clock",{clock:rl(e.control)}):a("terms-no-clock"),a(n?"terms-rated":"terms-not-rated"),a(r?"terms-takebacks":"terms-no-takebacks")];return p`<p class="small" data-testid="terms">
${s.join("; ")}. ${i.length?a("terms-ratings",{ratings:i.join(", ")}):""}
</p>`}async function fh(t,e){e.store.dispatch({type:"copied",text:await su(dh(t))})}function dh({link:t,seats:e}){let n=e.map(({name:r})=>r);return`${location.origin}${nr(t,n)}`}async function su(t){try{return await Nr(t),a("link-copied")}catch{return a("copy-this-link",{link:t})}}async function au(t,e){let n=ou(t);if(!("share"in navigator)){e.store.dispatch({type:"copied",text:await su(n)});return}try{await navigator.share({title:"Quiltbee",url:n})}catch(r){if(!(r instanceof DOMException))throw r}}function Ei(t,e){return p`<svg class=${`card ${t}`} viewBox="-0.5 -0.5 41 57" aria-hidden="true">
<rect class="sheet-edge" width="40" height="56" rx="3.5"></rect>
${e}
</svg>`}function lu(t,e){return t===0?Ei("empty",m):Ei("back",v`<path class="weave" d="M4 4h32v48h-32zM4 16L36 40M4 40L36 16M4 28h32M20 4v48"></path>
${e===null?H(20,28,7):v`<circle class="budget" cx="20" cy="28" r="10"></circle>
<text class="digits" x="20" y="32.4" font-size="13">${e}</text>`}`)}function uu({number:t,budget:e,income:n,filters:r}){return Ei("face",v`
<text class="card-number" x="20" y="6.6">${t}</text>
<circle class="budget" cx="12" cy="16" r="7.4"></circle>
<text class="digits" x="12" y="19.3" font-size="9.5">${e}</text>
${H(30,16,5.6)}<text class="gain" x="30" y="28.4">+${n}</text>
<text class="card-word" x="12" y="28">${a("card-budget")}</text>
${r.map((o,i)=>cu(Wn(o),36+i*7))}
${r.length===0?cu(a("filter-none"),42):m}`)}function cu(t,e){let n=Math.min(4.6,64/t.length);return v`<text class="card-filter" x="20" y=${e} font-size=${n.toFixed(1)}>${t}</text>`}function pu({turns:t,run:e},n,r){let o=t.map(i=>mh(i,n,r));return p`<section
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
</section>`}function mh(t,e,n){return p`<div class="card-turn" data-card=${t.card.number} data-taken=${t.taken??""}>
${uu(t.card)}
<div class="told">
<p class="told-card">${Ao(t.card)}</p>
<div class="tried" aria-hidden="true">
${[...t.choices].map(r=>hh(r,t,e,n))}
</div>
<ol>
<li>${Eo(t,e,n)}</li>
${t.steps.map(r=>p`<li class=${r.skipped?"skipped":""}>
${Mo(r,e,n)}
</li>`)}
${_o(t,e,n).map(r=>p`<li class="outcome">${r}</li>`)}
</ol>
</div>
</div>`}function hh(t,{affordable:e,taken:n},r,o){let i=t===n?"taken":e.includes(t)?"left":"dear",s={taken:"✓",left:"–",dear:"×"}[i];return p`<span class=${`candidate ${i}`}
>${rr(t,r[t],0,o)}<span class="fate">${s}</span></span
>`}var fu={income:["<circle r='2.2' fill='var(--soft)'/>","<path fill='none' stroke='var(--panel)' stroke-width='.8' d='M-1.2 0h2.4M0-1.2v2.4'/>"],empty:["<path fill='none' stroke='var(--soft)' stroke-width='.9' stroke-dasharray='1.2 .7' d='M-2.2-2.2h4.4v4.4h-4.4z'/>"],patches:["<path fill='var(--soft)' d='M-2.4-2.4h2.4v2.4h2.4v2.4h-4.8z'/>"],time:["<path fill='var(--soft)' d='M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z'/>"],score:["<path fill='var(--soft)' d='M0-2.8l.9 1.9 2 .2-1.5 1.5.4 2L0 1.8l-1.8 1 .4-2L-2.9-.7l2-.2z'/>"]};var $h=[20,10,5,1];function du(t){let e=[],n=Math.max(0,t);for(let r of $h)for(;n>=r;)e.push(r),n-=r;return e}var Mi=56,hn=20,wh=19;function mu(t){let e=du(t),n=Math.min(wh,(Mi-hn)/Math.max(1,e.length-1)),r=Mi-hn/2,o=e.map((i,s)=>yh(i,r-s*n)).reverse();return p`<svg class="purse" viewBox=${`0 0 ${Mi} ${hn}`} aria-hidden="true">
${o}
</svg>`}function yh(t,e){return v`${Q(`tile-${t}`,e,hn/2)}
<text class="tile-value" x=${e} y=${hn/2+3.2}>${t}</text>`}function jr(t,e,n){return p`<table class="scores">
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
${t.players.map((r,o)=>p`<td data-testid=${`total-${o+1}`}>
${R(r.score+(o===1?t.points:0))}
</td>`)}
</tr>
</tfoot>
</table>`}function bh(){return p`<span class="badge tile" title=${a("tile-title")}
><svg viewBox="-10 -10 20 20" aria-hidden="true">${Q("special-tile",0,0)}</svg>
<span class="visually-hidden">${a("has-tile")}</span></span
>`}var xh=new Map(Object.entries(fu).map(([t,e])=>[t,Ko(e.join(""))]));function hu(t,e,n,r={}){let{buttons:o,income:i,empty:s,score:c,time:l}=t.players[n-1],u=[[a("number-buttons"),o,"buttons"],[a("number-income"),i,"income"],[a("number-empty"),s,"empty"],[a("number-time"),l,"time"]];if(!t.automa){let f=c-t.players[2-n].score;u.push([a("number-lead"),Cs(f),"lead"])}return _i(t,e,n,u,r)}function _i(t,e,n,r,o){let{aside:i=m,clock:s=m,thumbnail:c=m}=o,l=t.stage!=="over"&&lt(e)===null&&t.turn===n;return p`<div class=${l?"bar moving":"bar"} data-testid=${`player-${n}`}>
<div class="bar-name">
${sr(n)} ${mn(e[n-1])}
<h2 title=${A(e,n)}>${A(e,n)}</h2>
${vh(e[n-1])} ${i}
${l?p`<span class="badge to-move">${a("to-move")}</span>`:m}
${t.players[n-1].special_tile?bh():m}
</div>
${s} ${c}
<dl>
${r.map(([u,f,d])=>p`<div class=${`number number-${d}`}>
<dt>${kh(String(d))}<span>${u}</span></dt>
<dd data-testid=${`${d}-${n}`}>${f}</dd>
${d==="buttons"?mu(Number(f)):m}
</div>`)}
</dl>
</div>`}function kh(t){let e=xh.get(t==="lead"?"score":t);return p`<svg class="number-sign" viewBox="-3 -3 6 6" aria-hidden="true">
${e?v(e):H(0,0,2.8)}
</svg>`}function vh({kind:t,yours:e,away:n,bot:r,rating:o}){return t!=="person"&&t!=="open"?m:p`${o===null?m:p`<span class="rating"
><span class="visually-hidden">${a("rated")}</span>${o}</span
>`}
${r?p`<span class="badge bot">${a("bot")}</span>`:m}
${n&&!e?p`<span class="badge away">${a("away")}</span>`:m}`}function gu(t,e){let n=t.players.map(r=>r.score_parts);return jr(t,q.map(r=>p`${mn(e[r-1])}${A(e,r)}`),[[a("number-buttons"),n.map(r=>r.buttons)],[a("score-tile"),n.map(r=>r.special_tile)],[a("score-empty"),n.map((r,o)=>`${R(r.empty)} (${t.players[o].empty})`)],...t.points?[Sh(t.points)]:[]])}function Sh(t){return[a("score-seat"),["–",R(t)]]}function wu(t,e,n){let{buttons:r,time:o,score:i}=t.players[1],s=[[a("number-buttons"),r,"buttons"],[a("number-patches"),n.with_buttons.length+n.without_buttons.length,"patches"],[a("number-time"),o,"time"],[a("number-score"),R(i),"score"]],c=p`<span class="level-name">${Ge(n)}</span>`,l=p`<span class="next-card">${bu(t,n)}</span>`;return _i(t,e,2,s,{aside:c,thumbnail:l})}function yu(t,e,n,r,o,i=m){return p`<section
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
<div class="pile">${bu(t,e)}</div>
<div>
<p data-testid="automa-cards">${t.result?a("no-more-cards"):Ah(e)}</p>
<p class="small">${Ve(e)}</p>
</div>
</div>
${pu(n,r,o)} ${Eh(t,e)} ${i}
<div class="piles">
${$u("patches-with",e.with_buttons,"pile-with",r,o)}
${$u("patches-without",e.without_buttons,"pile-without",r,o)}
</div>
<p class="small">${Oo(e)}</p>
</section>`}function bu({result:t},{pile:e,budget:n}){return lu(e,t?null:n)}function Ah({pile:t,budget:e}){return t===0?a("pile-empty"):e===null?a("next-face-down"):a("next-can-pay",{price:a("buttons",{count:e})})}function $u(t,e,n,r,o){return p`<div class="taken-pile" data-testid=${n}>
<h3>${a(t,{count:e.length})}</h3>
<ul>
${[...e].map(i=>{let{name:s,income:c}=r[i];return p`<li title=${s}>
${rr(i,r[i],0,o)}
<span class="visually-hidden"
>${s} (${i})${c?`, ${a("buttons",{count:c})}`:""}</span
>
</li>`})}
</ul>
</div>`}function Eh(t,e){let n=(o,i,s)=>p`<div class=${s}>
<dt>${o}</dt>
<dd>${i}</dd>
</div>`,r=Fe(t.players[1],e.level);return p`<div class="parts">
<h3>${a("what-level-counts",{numeral:e.numeral})}</h3>
<dl data-testid="automa-score">
${r.map(([o,i])=>n(a(o),i,"part"))}
${n(a(t.result?"number-score":"score-now"),R(t.players[1].score),"sum")}
</dl>
</div>`}function xu(t,e){if(!t.typing)return m;let n=t.notice?.typed?t.notice:null;return p`<form
class="command"
aria-label=${a("command-line")}
@submit=${r=>Mh(r,e)}
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
@keydown=${r=>_h(r,e)}
/>
<button type="submit" class="main">${a("enter")}</button>
<button type="button" aria-label=${a("close")} @click=${()=>e.type(!1)}>
${w("cancel")}
</button>
</div>
</form>`}function Mh(t,e){t.preventDefault();let r=t.target.elements.namedItem("command");e.onLine(r.value),r.value=""}function _h(t,e){t.key==="Escape"&&(t.preventDefault(),e.type(!1),document.querySelector(".quilt.active .cells")?.focus())}function ku(t,e,n){let r=M(e),o=r&&Gn(e)&&e.stage!=="over",i=r&&(e.mode!=="remote"||e.takebacks);return p`${o?Oh(t,n):m}
${i?Th(t,e,n):m}`}function Oh(t,e){return p`<button
type="button"
class="hint-button"
data-testid="hint"
aria-keyshortcuts="H"
aria-disabled=${me(t)?"false":"true"}
@click=${()=>e.hint()}
>
${w("bulb")}<span>${a("hint")}</span>
</button>`}function Th(t,e,n){let r=Fn(e)&&he(t);return p`<button
type="button"
class=${e.mode==="screen"||e.mode==="computer"?"undo":"undo long"}
data-testid="undo"
aria-disabled=${he(t)?"false":"true"}
@click=${()=>n.undo()}
>
${w("undo")}${Lh(e,r)}
</button>`}function vu(t,e){return p`<button
type="button"
class="main turn-card"
data-testid="turn-card"
aria-keyshortcuts="T"
aria-disabled=${de(t)?"false":"true"}
@click=${()=>e.turnCard()}
>
${w("card")}<span>${a("turn-the-card")}</span>
</button>`}function Lh({mode:t},e){return t==="remote"?p`<span>${a("ask-takeback")}</span>`:e?p`<span class="behind">${a("undo-practice")}</span>`:p`<span>${a("undo")}</span>`}function Su(t){return p`<label class="switch"
><input
type="checkbox"
data-testid="turn-by-itself"
.checked=${t.settings.turnCards}
@change=${e=>t.change({turnCards:Cr(e)})}
/>
<span>${a("draw-automatically")}</span></label
>`}var Nh={hint:"hint-coming",why:"why-coming",turn:"card-turning",move:"move-sending"};function Eu(t,e,n){let r=Yt(t)?I(t):null,{plan:o}=t.placement,i=r!==null&&r.letter!=="+",s=r?j(t,r.letter):void 0,c=r!==null&&!o&&t.placement.set&&pe(t.placement,r)&&s?.available!==!1,l=o||r!==null&&(i||t.placement.origin!==null),u=[["rotate-left",a("rotate-left"),"left",i,()=>e.placement({type:"turn",how:"left"})],["rotate-right",a("rotate-right"),"right",i,()=>e.placement({type:"turn",how:"right"})],["flip",a("flip"),"flip",i,()=>e.placement({type:"turn",how:"flip"})],["place",a("place"),"place",c,()=>e.commit()],["cancel",a("cancel"),"cancel",l,()=>e.placement({type:"cancel"})]],f=Un(t.table)&&!t.looking;return p`<section
class=${r?"deck held":"deck"}
aria-label=${a("placing")}
data-keys
data-move=${r&&!o?Rn(t.placement,r)??"":""}
>
${Ih(t,e,n)}
<div class=${f?"tools waits":"tools"}>
${f?vu(t,e):m}
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
</section>`}function Ih(t,e,n){let{table:r,notice:o}=t;return p`<div
class=${Oi(t)?"strip hinting":t.placement.plan?"strip planning":"strip"}
data-testid="strip"
tabindex="-1"
>
${o?.kind==="error"&&!o.typed?p`<p class="notice" data-testid="notice">${w("cancel")} ${o.text}</p>`:r?Ch(t,r,e,n):m}
${Fh(t,e)}
</div>`}function Oi(t){let{hint:e,looking:n,notice:r,pending:o,placement:i}=t;if(!e||n||o||r?.kind==="error"&&!r.typed)return!1;let{letter:s,origin:c,plan:l}=i;return l?!1:s===null||!T(t)||s==="+"&&c===null}function Ch(t,e,n,r){let o=I(t);return t.looking?p`<p>${a("earlier-position")}</p>`:t.pending?p`<p>${a(Nh[t.pending.type]??"one-moment")}</p>`:Oi(t)?Uh(t,n,r):t.placement.plan?n.planning?.planCard(t,e):o&&T(t)?jh(t,e,o,r):Ph(t,e)}function Ph(t,e){let n=Qe(t).map(r=>Hs(r,e.seats,t.patches));return p`<p class="lately">${n.length>0?`${n.join(". ")}.`:ke(e)}</p>
<p class=${T(t)?"guide heading-says":"guide"}>${Rh(t,e)}</p>
${e.getting_ready?p`<p class="guide" data-testid="getting-ready">${a("warming-up")}</p>`:m}`}function Rh(t,e){return e.stage==="over"?a("game-over"):e.stage==="card"?a("card-ready"):e.thinking?a("thinking",{name:A(e.seats,e.turn)}):T(t)?a("choose-or-pass-now"):`${gt(e)}.`}function jh(t,e,n,r){let o=at(t.placement,n),i=e.players[e.turn-1].cells,s=j(t,n.letter),c=ue(t.placement,n),l=c!==null&&Zn(t,c),{text:u,isGood:f}=Ps(o,i,s,r),d=f&&t.placement.set?Dh():u,h=c!==null&&!Tt(o,i,void 0)?se(i,o):[],$=s?Cn(s,h,l,e,e.seats,r):Gh(l,h.length);return p`<p class=${f?"verdict yes":"verdict no"}>
${c===null&&f?Wh(n.letter):Hh(d,f)}
</p>
${qh(t,e)}
<ul class="effects">
${Bh($).map(({kind:k,text:S})=>p`<li class=${k}>${S}</li>`)}
</ul>`}function qh(t,e){return p`<span class="then-next" aria-hidden="true"
>${ve(t,e).map(n=>Ct(n,t.patches[n],0,!1))}</span
>`}function Bh(t){let e=({kind:n})=>n==="next";return[...t.filter(e),...t.filter(n=>!e(n))]}function Hh(t,e){return p`${w(e?"place":"cancel")} ${t}`}function Dh(){return p`<span class="by-mouse">${a("fits-click")}</span
><span class="by-touch">${a("fits-press",{place:a("place")})}</span>`}function Wh(t){return a(t==="+"?"put-special":"choose-place")}function Uh(t,{hints:e},n){let r=t.hint?.type==="hint";return e?p`<p
class="hint-line"
data-testid=${r?"hint-words":"why-words"}
data-move=${t.hint?.move??""}
>
${w("bulb")}<span
>${r?p`<b>${a("hint-label")}</b> `:m}${e.hintWords(t,n)}</span
>
</p>`:p`<p>${a(r?"hint-coming":"why-coming")}</p>`}function Fh(t,e){if(Oi(t))return p`<button
type="button"
class="corner forget"
data-testid="forget-hint"
aria-label=${a("close")}
@click=${Au(()=>e.forgetHint())}
>
${w("cancel")}
</button>`;let n=t.pending?.type==="why",r=t.notice?.kind!=="error"&&t.placement.letter===null;return!n&&!(r&&zn(t))?m:p`<button
type="button"
class="corner"
data-testid="why"
aria-keyshortcuts="W"
aria-disabled=${n?"true":"false"}
@click=${Au(()=>e.why())}
>
${a("why")}
</button>`}function Au(t){return({currentTarget:e})=>{e instanceof HTMLElement&&e.closest(".strip")?.focus(),t()}}function Gh(t,e){let n=[{kind:"fills",text:a("effect-special-costs")}];return t&&n.push({kind:"tile",text:a("effect-tile")}),e>0&&n.push({kind:"holes",text:a("effect-a-hole")}),n}function qr(t,e){let[n,r,o]=Qi(t??""),i=r?p`<span lang="en">${r}</span>${o}`:m;return p`<p class="notice" role="alert" ?hidden=${!t} data-testid=${e}>
<span>${n}${i}</span>
</p>`}function kv(t){let e=p`<span lang="en">${t}</span>`;return p`<p class="notice" data-testid="notice">
${At("fault-in-record",{detail:e})}
</p>`}function Mu(t){let{name:e,busy:n,error:r}=t.state;return p`<form class="joining" @submit=${i=>{i.preventDefault(),t.sit()}}>
<label
>${a("your-name")} <span class="small">${a("as-others-see")}</span>
<input
data-testid="join-name"
maxlength="40"
autocomplete="nickname"
.value=${e}
@input=${i=>t.write(Ir(i))}
/></label>
<button type="submit" class="main" data-testid="sit-down" ?disabled=${n}>
${a(n?"sitting-down":"sit-down")}
</button>
${qr(r,"join-error")}
</form>`}function _u(t,{inviting:e,joining:n}){let r=ie(t);return r?gn(a("is-asked",{name:r}),p`<p>${a("asked-text",{name:r})}</p>`):t.access==="public"?M(t)?zh():gn(a("seat-open"),Mu(n)):M(t)?gn(a("invite-your-friend"),Vh(e)):gn(a("seat-kept"),p`<p>${a("seat-kept-text")}</p>`)}function gn(t,e){return p`<section
class="panel inviting"
data-testid="inviting"
aria-labelledby="inviting-heading"
>
<h2 id="inviting-heading">${t}</h2>
${e}
</section>`}function zh(){return gn(a("in-the-lobby"),p`<p>${a("in-the-lobby-text")}</p>`)}function Vh(t){let{busy:e,told:n}=t.state;return p`${t.link===null?m:Zh(t,t.link)}
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
<p class="small told" role="status" data-testid="invitation-told">${n}</p>`}function Zh(t,e){let{picture:n}=t.state;return p`<p>${a("send-link")}</p>
<label for="invitation-link" class="visually-hidden">${a("link-of-invitation")}</label>
${Hl("invitation-link",e)}
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
</div>`}function Tu(t,e,n,r,o=""){if(e.mode!=="remote")return m;let{text:i,actions:s,urgent:c}=pi(t,e,o),l=r.settings.phrases?Kh(e):"",u=!!l&&!c,f=()=>r.change({phrases:!1}),d=e.seats[(e.said?.player??1)-1].yours;return p`<section
class=${c?"line urgent":"line"}
aria-label=${a("between-players")}
data-testid="line"
>
<p data-testid="line-text">${u?l:i}</p>
<div class="line-actions">
${s.map(([h,$],k)=>p`<button
type="button"
class=${c&&k===0?"main":""}
data-testid=${h}
aria-disabled=${t.pending?"true":"false"}
@click=${()=>n.mind(h)}
>
${$}
</button>`)}
</div>
${u&&!d?Ou("hush",a("phrases-off"),"cancel",f):m}
${Yh(e)?Ou("say",a("say"),"bubble",()=>r.phrases(n)):m}
${Qh(e.spectators)}
<p class="visually-hidden" role="status">${l}</p>
</section>`}function Kh({said:t,seats:e}){return t?a("says",{name:A(e,t.player),phrase:a(`phrase-${t.phrase}`)}):""}function Yh(t){return M(t)&&lt(t.seats)===null}function Ou(t,e,n,r){return p`<button
type="button"
class="say"
data-testid=${t}
aria-label=${e}
title=${e}
@click=${r}
>
${w(n)}
</button>`}function Qh(t){let e=a("watching",{count:t});return p`<p
class=${t>0?"watchers":"watchers none"}
data-testid="watchers"
title=${t>0?e:m}
>
${w("eye")}<span aria-hidden="true">${t}</span>
<span class="visually-hidden">${t>0?e:""}</span>
</p>`}var Lu=3;function Nu(t,e,n,r){let o=[...t.slice(Lu)];return p`<section class="panel ring" aria-labelledby="ring-heading" ?data-keys=${r}>
<div class="panel-head">
<h2 id="ring-heading">${a("coming-up")}</h2>
<span class="small">${a("after-these",{count:o.length})}</span>
</div>
${r?Jh(t,e,n,r):Iu(o,e,n)}
</section>`}function Jh(t,e,n,{held:r,then:o,choose:i}){let s=[...t.slice(Lu)],c=r!==null&&s.includes(r)?r:s[0];return p`<ol
class="circle"
data-testid="ring"
aria-labelledby="ring-heading"
@keydown=${Xh}
>
${s.map(l=>{let u=e[l],f=o.includes(l),d=f?`${Ft(u)}, ${a("plan-then")}`:Ft(u);return p`<li class=${f?"then":""}>
<button
type="button"
class="coming"
data-coming=${l}
tabindex=${l===c?0:-1}
aria-pressed=${l===r?"true":"false"}
@click=${()=>i(l)}
>
${Ct(l,u,0,n)}
<span class="visually-hidden">${d}</span>
<span class="price" aria-hidden="true">${$n(u.buttons)}${wn(u.time)}</span>
</button>
</li>`})}
</ol>`}function Xh(t){let e=t.target.closest("li"),n=e?.parentElement;if(!e||!n||t.altKey||t.ctrlKey||t.metaKey)return;let r={ArrowRight:e.nextElementSibling,ArrowDown:e.nextElementSibling,ArrowLeft:e.previousElementSibling,ArrowUp:e.previousElementSibling,Home:n.firstElementChild,End:n.lastElementChild}[t.key];r!==void 0&&(t.preventDefault(),t.stopPropagation(),r?.querySelector("button")?.focus())}function Vv(t,e,n){return p`<section class="panel ring whole" aria-labelledby="ring-heading">
<div class="panel-head">
<h2 id="ring-heading">${a("circle")}</h2>
<span class="small">${a("circle-left",{count:t.length})}</span>
</div>
${Iu([...t],e,n)}
</section>`}function Iu(t,e,n){return p`<ol class="circle" data-testid="ring" tabindex="0" aria-labelledby="ring-heading">
${t.map(r=>tg(r,e,n))}
</ol>`}function tg(t,e,n){let r=e[t];return p`<li title=${Ft(r)}>
${Ct(t,r,0,n)}
<span class="visually-hidden">${Ft(r)}</span>
<span class="price" aria-hidden="true">${$n(r.buttons)}${wn(r.time)}</span>
</li>`}function $n(t){return p`<span class="cost"
><svg viewBox="-3 -3 6 6" aria-hidden="true">${H(0,0,2.9)}</svg>${t}</span
>`}function wn(t){return p`<span class="time"
><svg viewBox="-3 -3 6 6" aria-hidden="true">
<path class="glass" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path></svg
>${t}</span
>`}function Cu(t,e,n,r,o,i=m){let s=[...e.ring.slice(0,3)];return p`<section class="panel market" aria-labelledby="market-heading" data-keys>
<h2 id="market-heading">
${a(T(t)&&e.stage==="action"?"choose-or-pass":"next-patches")}
</h2>
${[0,1,2].map(c=>s[c]===void 0?p`<div class="offer none" aria-hidden="true"></div>`:rg(t,e,s[c],c,n,r,o))}
${eg(t,e,n)} ${i}
</section>`}function eg(t,e,n){let r=t.looking?void 0:j(t,null),{time:o}=e.players[e.turn-1];return p`<button
type="button"
class=${Vn(t)==="pass"?"pass hinted":"pass"}
data-testid="pass"
aria-disabled=${T(t)&&r?"false":"true"}
aria-keyshortcuts="P"
@click=${()=>n.pass()}
@pointerenter=${({pointerType:i})=>i==="mouse"&&Ti(n,!0)}
@focus=${()=>Ti(n,!0)}
@blur=${()=>Ti(n,!1)}
>
${Pu(t,null)}${w("pass")}<span class="pass-name">${a("pass")}</span>
<span class="pass-facts">
${r?lo(r,o).map(i=>p`<span>${i}</span>`):m}
</span>
</button>`}function Ti(t,e){t.store.dispatch({type:"weigh",on:e})}function ng({squares:t}){return Br(a("spoken-squares",{count:t}))}function Br(t){return p`<span class="visually-hidden">${t}</span>`}function rg(t,e,n,r,o,i,s){let c=t.patches[n],l=t.looking?void 0:j(t,n),u=t.placement.letter===n,f=ve(t,e).includes(n),d=bl(o),h=l?Vt(l):null,$=Vn(t)?.startsWith(n)??!1;return p`<button
type="button"
class=${["offer",f&&"then",u&&"chosen",h&&"dear",$&&"hinted"].filter(Boolean).join(" ")}
data-testid=${`patch-${r}`}
data-patch=${n}
data-orientation=${B(t.placement,n)}
aria-pressed=${u?"true":"false"}
aria-disabled=${T(t)&&l||d?"false":"true"}
aria-keyshortcuts=${r+1}
data-key=${r+1}
@click=${S=>{if(d)return o.onPlan(n);S.pointerType==="mouse"?o.choose(n):o.chooseShown(n),s()}}
>
<span class="art"
>${Ct(n,c,B(t.placement,n),i)}</span
>
${Pu(t,n)}
<span class="facts"
><span class="offer-name"
>${c.name}${f?Br(`, ${a("plan-then")}`):m}${ng(c)}</span
>
<span class="price"
>${$n(c.buttons)}${Br(a("spoken-buttons",{count:c.buttons}))}
${wn(c.time)}${Br(a("spoken-time"))}</span
>
<span class="earn">${Ru(c)}</span>
${og(l,h)}</span
>
</button>`}function Pu(t,e){let n=ha(t,e);return n.length===0?m:p`<span class="offer-marks" aria-hidden="true"
>${n.map(({label:r,kind:o})=>p`<span class=${`offer-mark to-${o}`}>${r}</span>`)}</span
>`}function og(t,e){return e?p`<span class="reason" title=${e}>${ig(t)}</span>`:m}function ig(t){return t&&t.missing>0?a("short-of",{count:t.missing}):a("no-room")}function oS({ring:t},e,n){return p`<section class="panel market looked-at" aria-labelledby="market-heading">
<h2 id="market-heading">${a("next-patches")}</h2>
${[...t.slice(0,3)].map(r=>p`<div class="offer" data-patch=${r}>
<span class="art">${Ct(r,e[r],0,n)}</span>
<span class="facts" title=${Ft(e[r])}
><span class="offer-name">${e[r].name}</span>
<span class="price">${$n(e[r].buttons)}${wn(e[r].time)}</span>
<span class="earn">${Ru(e[r])}</span></span
>
</div>`)}
</section>`}function Ru({income:t}){return t>0?a("earns",{count:t}):a("earns-nothing")}var sg=[["first","first-position"],["back","previous-position"],["forward","next-position"],["last","last-position"]];function ju(t,e){return p`<div class="steps">
${sg.map(([n,r])=>p`<button
type="button"
class="quiet square"
aria-label=${a(r)}
title=${a(r)}
data-testid=${`step-${n}`}
aria-disabled=${t(n)?"true":"false"}
@click=${()=>e(n)}
>
${w(n)}
</button>`)}
</div>`}function qu(t,e,n,r,o,i=[]){let s=new Set(i.map(({number:u})=>u)),c={first:0,back:e-1,forward:e+1,last:t.length},l=u=>u<0||u>t.length||u===e;return p`<section class="panel moves" aria-labelledby="moves-heading">
<div class="panel-head">
<h2 id="moves-heading">${a("moves")}</h2>
${ju(u=>l(c[u]),u=>o(c[u]))}
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
<span class="move-words">${ag(u,n,r)}</span>
<code>${u.move}</code>
</button>
</li>`)}
</ol>
${t.length===0?p`<p class="small">${a("no-move-yet")}</p>`:""}
</section>`}function ag({player:t,move:e,change:n},r,o){let i=p`<b>${A(r,t)}</b>`,s=ce(e,o);return!n||n.from===n.to?At("happened",{name:i},{deed:s}):At("happened-with",{name:i},{deed:s,detail:fo(n)})}function Bu(t,e,n){let r=`/analysis?at=${n}${e}`;return p`<a class="quiet button" href=${r} data-testid="analyse" @click=${i=>{i.metaKey||i.ctrlKey||i.shiftKey||(i.preventDefault(),t.go(r))}}
>${w("lens")}<span>${a("tab-analysis")}</span></a
>`}function Hu(t,e,n){let[r,o]=t.players,i=r.score_parts,s=new Map(Fe(o,n.level)),c=f=>s.get(f)??"–",l=[A(e,1),`${A(e,2)} ${n.numeral}`],u=[[a("number-buttons"),[i.buttons,c("part-held")]],[a("score-tile"),[i.special_tile,c("part-tile")]],[a("score-empty"),[`${R(i.empty)} (${r.empty})`,"–"]]];for(let f of["part-patches","part-printed"])s.has(f)&&u.push([a(f),["–",c(f)]]);return jr(t,l,u)}function Du({level:t,levels:e},n){return!e||e.length===0?m:p`<h3 id="levels-heading">${a("at-each-level")}</h3>
<table class="scores" data-testid="levels" aria-labelledby="levels-heading">
<thead>
<tr>
<th scope="col">${a("level")}</th>
<th scope="col">${A(n,1)}</th>
<th scope="col">${A(n,2)}</th>
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
${r.scores.map(o=>p`<td>${R(o)}</td>`)}
<td>${A(n,r.winner)}</td>
</tr>`)}
</tbody>
</table>`}function Wu(t,e,n,{kept:r,moments:o,said:i=[],start:s}={}){let{automa:c}=t;return p`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
<h2 id="result-heading">${Gt(t,e)}</h2>
<p>${zt(t,e)}</p>
${c?Hu(t,e,c):gu(t,e)}
<div class="row">${n}</div>
${i.map(l=>p`<p>${l}</p>`)} ${s} ${o}
${c?Du(c,e):m} ${r}
</section>`}function Uu(t,e,n,r){return p`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
<h2 id="result-heading">${Gt(t,e)}</h2>
<p>${zt(t,e)}</p>
<div class="row">${n}</div>
${r.map(o=>p`<p>${o}</p>`)}
</section>`}function Fu(t,e,n,r,o=null){let{table:i}=t;if(!i)return m;let s=o??(i.tournament?r?.onwards()??m:lg(t,i,e,n)),c=()=>n.go(cg(i));return p`${s}
${i.moves.length?p`<button type="button" data-testid="review" @click=${c}>
${w("graph")}<span>${a("review")}</span>
</button>`:m}
${i.moves.length?Bu(n,i.link,i.moves.length):m}
<button type="button" data-testid="share" @click=${()=>au(i,e)}>
${w(t.copied?"place":"share")}
<span>${a(t.copied?"shared-copied":"share-game")}</span>
</button>
<button
type="button"
class=${s===m?"main":""}
data-testid="play-again"
@click=${()=>n.go("/")}
>
${w("fresh")}<span>${a("new-game")}</span>
</button>`}function cg(t){return rt(t)?`/review?seat=${t.seats[0].yours?1:2}${t.link}`:`/game/${t.game}/review`}function lg(t,e,n,r){if(e.mode!=="remote")return ug(e,n,r);if(e.rematch.game!==null)return p`<a
class="button main"
data-testid="rematch-link"
href=${`/game/${e.rematch.game}`}
>${w("again")}<span>${a("to-rematch")}</span></a
>`;if(!M(e))return m;let o=fi(e);return p`<button
type="button"
class="main"
data-testid="ask-rematch"
aria-disabled=${o&&!t.pending?"false":"true"}
@click=${()=>{o&&n.mind("rematch")}}
>
${w("again")}
<span>${a(e.rematch.asked.length>0&&!o?"rematch-asked":"rematch")}</span>
</button>`}function ug(t,e,n){return t.day!==null?p`<a
class="button main"
data-testid="back-to-day"
href=${`/day/${t.day}`}
@click=${ot(n)}
>${w("sun")}<span>${a("back-to-day")}</span></a
>`:!M(t)||ut(t)?m:p`<button
type="button"
class="main"
data-testid="again"
@click=${()=>e.again(n.go)}
>
${w("again")}<span>${a("rematch")}</span>
</button>`}function Gu(t,e,n){return p`<details class="panel summary" data-testid="summary">
<summary><h2>${a("in-words")}</h2></summary>
${[1,2].map(r=>{let o=r;if(r===2&&t.automa)return p`<h3>${A(e,2)}</h3>
<p data-testid="summary-2">
${pa(t,t.automa,n)}
${a("on-time-board",{distances:He(t,2)})}
</p>`;let{cells:i,patches:s}=t.players[r-1];return p`<h3>${A(e,o)}</h3>
<p data-testid=${`summary-${r}`}>
${js(i)} ${a("on-time-board",{distances:He(t,o)})}
</p>
${s.length?p`<ul>
${s.map(c=>p`<li>${qs(c,n)}</li>`)}
</ul>`:""}`})}
</details>`}function zu(t,e,n,r){let o=ge(t);return p`<header class="head table-head" data-keys>
${io(r)} ${fg(t,e,o)}
<div class="turn-buttons">
${t.looking?pg(n):ku(t,e,n)}
<button type="button" data-testid="settings" @click=${()=>n.dialog("settings")}>
${w("gear")}<span>${a("settings")}</span>
</button>
<button type="button" class="to-help" data-testid="help" @click=${r.help}>
${w("help")}<span>${a("help")}</span>
</button>
<a class="button to-me" href="/me" data-testid="to-me" @click=${ot(r)}
>${w("person")}<span>${a("to-me")}</span></a
>
</div>
</header>`}function pg(t){return p`<button
type="button"
class="main back-to-game"
data-testid="back-to-game"
@click=${()=>t.back()}
>
${a("back-to-game")}
</button>`}function fg(t,e,n){let{looking:r}=t;return p`<div class=${`turn turn-${n.result?.winner??n.turn}`}>
<div class="turn-title">
<h1 id="turn-heading" tabindex="-1" data-testid="turn">
${r?a("after-move",{number:String(r.index)}):gt(e)}
</h1>
${e.automa?.practice?p`<span class="badge practice" data-testid="practice">${a("practice")}</span>`:m}
</div>
${dg(t,e,n)}
</div>`}function dg(t,e,n){if(t.status==="lost")return p`<p class="lost" data-testid="connection">
<span class="dot" aria-hidden="true"></span>${a("connection-lost")}
</p>`;let r=t.looking?`${Gt(n,e.seats)}. ${zt(n,e.seats)}`:ke(e);return p`<p class="turn-reason" data-testid="turn-reason">${r}</p>`}function Vu(t,e,n,r,o,i){let{table:s}=t,c=ge(t);if(!s||!c)return En(r,a("opening-table"));let l=c.result!==null||ut(c),u=M(s)&&!C(s)&&!_t(s)&&!l,f=i!==null;return p`${zu(t,s,e,r)}
<main
class=${$g(t,s,l,r,f?"remote guided":s.mode)}
data-stage=${c.stage}
data-number=${s.number}
>
${mg(t,e,r,{line:i??Tu(t,s,e,r,n.place?.words()),middle:wg(t,s,c,e,n,r,o,f),tools:u?Eu(t,e,r.settings.coordinates):m,moves:gg(t,s,e)})}
<div class="below">
${f?m:iu(t,s,e,r,n.place?.words())}
${Gu(c,s.seats,t.patches)}
</div>
</main>
${xu(t,e)} ${vg(t,e)} ${Ql(t,e,r)}`}function mg(t,e,n,{line:r,middle:o,tools:i,moves:s}){let c=t.table,l=ge(t),{letters:u,look:f}=n.settings,d=()=>n.change({look:f==="cloth"?"thread":"cloth"}),h=To(t),k=c.mode==="screen"&&c.seats.filter(({yours:E})=>E).length!==1?1:h,S=E=>yg(t,c,l,E,n,e);return p`<div class="felt" data-keys tabindex="-1">
<div class="column own">${S(k)}</div>
<div class="column middle">
${r} ${o} ${i} ${_t(c)?m:hg(t,l,e,u)}
${s}
</div>
<div class="column other">
${c.mode==="solo"?xg(t,l,c,u,n):S(k===1?2:1)}
${uc(l,c.seats,f,d,Ya(t),h)}
</div>
</div>`}function hg(t,e,n,r){let{patches:o,placement:i}=t,s={held:i.plan?i.letter:null,then:ve(t,e),choose:n.onPlan};return Nu(e.ring,o,r,$i(n)?s:void 0)}function gg(t,e,n){let r=t.looking?t.looking.index:e.moves.length,o=i=>n.look(i);return qu(e.moves,r,e.seats,t.patches,o,Qe(t))}function $g({peek:t},e,n,r,o){return["table",o,r.settings.coordinates?"named":"unnamed",t&&"peek",(C(e)||_t(e))&&"awaiting",n&&"ended"].filter(Boolean).join(" ")}function wg(t,e,n,r,o,i,s,c){let{starts:l}=o;if(C(e))return _u(e,o);if(_t(e))return l?.panel(t,r,i.settings.letters)??m;let u=l?.onward(e,i),f=c?m:Fu(t,r,i,o.place,u),d=o.place?.said()??[];if(n.result){let $=nu(e,n,t.patches,i),k=Mn(e)&&!c?p`<div class="moments" data-testid="moments">${r.moments?.view()}</div>`:m,S=l?.afterwards(e,i);return Wu(n,e.seats,f,{kept:$,moments:k,said:d,start:S})}if(ut(n))return Uu(n,e.seats,f,d);let h=M(e)?m:r.planning?.planAside(t,r);return Cu(t,n,r,i.settings.letters,s,h)}function yg(t,e,n,r,o,i){let s=To(t)===r,c=Yt(t)&&Ye(t)===r,{letters:l,coordinates:u}=o.settings,f=Qe(t).filter(N=>N.player===r),d=t.hint?.type==="why"&&t.hint.player===r&&[t.hint.move],h=A(e.seats,r),$=`${s?"front":"back"} p${r}`,k=Xl({number:r,name:h,player:n.players[r-1],patches:t.patches,lettered:l,active:c,held:c&&t.placement.letter!==null,ghost:kg(t,r),cursor:c?t.placement.cursor:t.walks[r],named:u,fresh:ga(d||f.map(({move:N})=>N),t.patches),hint:Kn(fa(t,r),t.patches),marks:ma(t,r)}),S=s?m:p`<button
type="button"
class="peek-button"
aria-expanded=${t.peek?"true":"false"}
aria-label=${a("peek",{name:h})}
data-testid="peek"
@click=${()=>i.store.dispatch({type:"peek"})}
>
${Rr(n.players[r-1],t.patches)}
</button>`,E=hu(n,e.seats,r,{clock:Vl(e,r),thumbnail:S});return p`<div class=${`seat ${$}`}>${E}</div>
<div class=${`spread ${$}`}>
${s?m:bg(h,Be(e.seats,r),i)} ${k}
</div>`}function bg(t,e,n){return p`<div class="peek-head">
<b>${e?a("your-quilt"):a("quilt-of",{name:t})}</b>
<button
type="button"
data-testid="peek-close"
@click=${()=>n.store.dispatch({type:"peek"})}
>
${a("back")}
</button>
</div>`}function xg(t,e,n,r,o){let{automa:i}=e;if(!i)return p`<p class="panel small">${a("automa-unknown")}</p>`;let s=t.looking?{turns:i.turns,run:0}:t.account,c=M(n)&&n.stage!=="over"?Su(o):m;return p`<div class="seat back p2">${wu(e,n.seats,i)}</div>
${yu(e,i,s,t.patches,r,c)}`}function kg(t,e){let{placement:n}=t,r=I(t);return!r||!n.origin||Ye(t)!==e||t.looking?null:{letter:r.letter,code:B(n,r.letter),origin:n.origin,cells:at(n,r),set:n.set,sent:t.pending!==null,legal:pe(n,r)&&j(t,r.letter)?.available!==!1,planned:n.plan}}function vg(t,{hints:e}){let{notice:n,said:r,ghostText:o,status:i,hint:s}=t;return p`<div class="visually-hidden">
<div role="status" aria-live="polite" data-testid="live-news">
${i==="lost"?a("live-lost"):r}
</div>
<div role="status" aria-live="polite" data-testid="live-time">${t.timeSaid}</div>
<div role="status" aria-live="polite" data-testid="live-ghost">${o}</div>
<div role="status" aria-live="polite" data-testid="live-hint">
${s&&e?.isWhole(s)?a(`live-${s.type}`,{words:e.hintWords(t,!0)}):""}
</div>
<div role="status" aria-live="polite">
${n?.kind==="info"?n.text:t.copied}
</div>
<div role="alert" data-testid="live-error">${n?.kind==="error"?n.text:""}</div>
</div>`}var Sg=":is(button, a, input, summary, .quilt):not(.pass)";function Zu(t,e){let n=()=>e.store.dispatch({type:"weigh",on:!1}),r=({target:i})=>{i instanceof Element&&i.closest(Sg)&&n()},o=i=>{i.key==="Escape"&&n()};return t.addEventListener("pointerover",r),window.addEventListener("keydown",o),()=>{t.removeEventListener("pointerover",r),window.removeEventListener("keydown",o)}}function Li(t,e,n,r,o=null,i=void 0){let s=_g(e,n,r,o,i),c=()=>$c(t),l=o?.accompany(s,c)??null;l&&(s.company=l.company);let u=Dl(s.id,r.go),f=hc(t,s,r),d=Og(t,s,r),h=Tg(t,s,u,r,c,l),$=Lg(s,r),k=Ng(s,r,()=>E()),S=!0,E=()=>{!S||l?.company.leaving||(h(),Sl(s.state.table.seats),l?.drawn(),$(),l||k.consider(),f.play(),d.consider())},N=s.state.table;N.tournament!==null&&Eg(s,u,r,E);let J=[s.store.watch(E),s.store.watch(Ig(s,N,r)),u.inviting.store.watch(E),u.joining.store.watch(E),...l?.watch(E)??[],Zu(t,s),gc(t,s,f,d,c),d.stop,()=>f.skip(),k.stop,()=>u.place?.close(),()=>s.close()];o||Ku(s.id,N),N.fair&&Ag(u,s,E),Cg(N,u),s.open();let Rt=!0;return{draw:()=>{E(),Rt&&Mg(t,l),Rt=!1},close:()=>{S=!1;for(let Me of J)Me()}}}function Ag(t,e,n){_("starts").then(({startsAt:r})=>{t.starts=r(n),n()},r=>e.complain(r.message))}function Eg(t,e,n,r){_("tournaments").then(({placeOf:o,onwards:i})=>{let s=o(t.id,n,r);e.place={words:()=>s.words,said:()=>s.said,onwards:()=>i(s,n),close:s.close}},console.warn)}function Mg(t,e){document.activeElement===document.body&&t.querySelector("#turn-heading")?.focus({preventScroll:!0}),e?.begin()}function _g(t,e,n,r,o){let i=hr(t,e);if(i===null)throw new yt(a("page-outdated"));let s=`${location.origin.replace(/^http/,"ws")}/api/games/${t.game}/play`,c=new Ar(i,e,{open:()=>o?.connect()??new WebSocket(`${s}?version=${2}`),keeper:o,seen:r?.seen});return c.onHelp=n.help,mc(c),c.onOutdated=en,c.onUnopened=Ba,c}function Og(t,e,n){let r={now:()=>performance.now(),later:(s,c)=>window.setTimeout(s,c),forget:s=>window.clearTimeout(s)},o=new Mr({...r,turn:()=>e.turnCard(!0)}),i=new Er({...r,show:(s,c)=>Zl(t,s,c),onTime:s=>e.store.dispatch({type:"time",part:s})});return{consider:()=>{o.consider(e.state,n.settings.turnCards),i.consider(e.state)},stop:()=>{o.stop(),i.stop()}}}function Tg(t,e,n,r,o,i){let s=-1,c=-1,l=!1;return()=>{let{table:u}=e.state,f=document.activeElement,d=i?.slot()??null;if(F(Vu(e.state,e,n,r,o,d),t),Jl(t),e.state.typing&&!l&&document.getElementById("command")?.focus(),l=e.state.typing,f&&!f.isConnected&&yc(t,f,o),!u)return;dn(gt(u),It(u)&&u.mode!=="screen"),e.state.looking?Al(t):u.moves.length!==s&&Pg(t.querySelector(".move-list")),s=u.moves.length;let h=document.activeElement?.matches("[data-quilt=shown] .cells");u.number!==c&&h&&o(),c=u.number}}function Lg(t,e){let n=-1,r=Cl(t.id);return()=>{let o=t.state.table?.number??-1;!(e.settings.hints||r)||n===o||!me(t.state)||(n=o,t.hint())}}function Ng(t,e,n){let r=null,o=()=>{t.moments?.stop(),t.moments=null,r=null};return{stop:o,consider:()=>{let{table:i}=t.state,s=i&&Mn(i)?i.moves.length:null;s!==r&&(o(),r=s,!(!i||s===null)&&_("moments").then(({lookBack:c})=>{r===s&&(t.moments=c(t,i,e,n)),n()},console.warn))}}}function Ig(t,e,n){let r=e;return()=>{let o=t.state.table??r,i=ml(r,o);C(r)&&!C(o)&&Ku(o.game,o),r=o,i!==null&&n.go(`/game/${i}`)}}function Cg(t,{inviting:e,joining:n}){C(t)&&(M(t)?e.draw():t.access==="public"&&n.ask())}function Pg(t){t&&(t.scrollTop=t.scrollHeight)}function Ku(t,e){let{seats:n}=e;!rt(e)&&n.some(r=>r.yours)&&jl(t,n.map(r=>r.name||a("an-open-seat")).join(" – "))}var tp={load:ki,save:Il,hintAt:Pl},ep={home:t=>location.hash.length>1?Qu(t,location.hash):Rg(t),game:rp,"game-review":({root:t,shell:e,patches:n,wait:r},o)=>(r("opening-review"),Ju(({openGameReview:i})=>i(t,e,n,o))),"link-review":({root:t,shell:e,patches:n,wait:r})=>(r("opening-review"),Ju(({openLinkReview:o})=>o(t,e,n))),analysis:Bg,invitation:Dg,shared:(t,e)=>Qu(t,Fa(e)),"first-game":qg,offline:Hg,aid:$t("aid"),me:$t("me"),"sign-in":$t("sign-in"),link:$t("link"),today:$t("today"),puzzles:t=>Xu(t,""),puzzle:Xu,day:$t("day"),progress:$t("progress"),ratings:$t("ratings"),profile:$t("profile"),admin:$t("admin"),tournaments:({root:t,shell:e,wait:n})=>(n("one-moment"),Yu("tab-tournaments",({openTournaments:r})=>r(t,e))),tournament:({root:t,shell:e,wait:n},r)=>(n("one-moment"),Yu("tab-tournament",({openTournament:o})=>o(t,e,r)))};function $t(t){return async({root:e,shell:n,wait:r},o)=>{r("one-moment");let{AWAY:i}=await _("pages");return{page:await i[t](e,n,o),title:`tab-${t}`}}}async function Yu(t,e){return{page:await e(await _("tournaments")),title:t}}async function Rg(t){let{root:e,shell:n,feed:r}=t,o=s=>{let c=[s.tags.Player1,s.tags.Player2];history.pushState(null,"",s.link?nr(s.link,c):location.pathname),t.show(np(t,s))},{openHomePage:i}=await _("home");return{page:await i(e,n,r,o),title:""}}async function Qu(t,e){let n=za(location.search),r=await ss(e);return np(t,{...r,tags:{...n,...r.tags}})}async function np({root:t,shell:e,patches:n},r){let{openViewerPage:o}=await _("pages");return{page:o(t,r,await n,e),title:"tab-viewer"}}async function Ju(t){return{page:await t(await _("review")),title:"tab-review"}}async function Xu({root:t,shell:e,patches:n,wait:r},o){return r("one-moment"),{page:await(await _("puzzles")).openPuzzles(t,e,n,o),title:"tab-puzzles"}}async function rp(t,e){let{root:n,shell:r}=t;t.wait("opening-table");let[o,i]=await Promise.all([rs(e),t.patches]),s=ki()?.game===e?await jg(t):null;return{page:Li(n,o,i,r,s),title:"tab-game",known:o.seats.some(l=>l.yours)}}async function jg({root:t,shell:e}){let{accompany:n,asNewcomer:r}=await _("guide");return{seen:r,accompany:(o,i)=>n(t,o,e,tp,i)}}async function qg(t){t.wait("opening-table");let{firstGame:e}=await _("guide"),n=await e(tp);return{...await rp(t,n),address:`/game/${n}`}}async function Bg({root:t,shell:e,patches:n,wait:r}){r("one-moment");let[{openAnalysisPage:o},i]=await Promise.all([_("analysis"),n]);return{page:await o(t,i,e),title:"tab-analysis"}}async function Hg({root:t,shell:e,patches:n,wait:r}){r("opening-table");let[{LocalGame:o},i]=await Promise.all([_("offline"),n]),s=new o(i,{load:Ll,save:Nl,later:l=>window.setTimeout(l),draw:l=>Math.floor(Math.random()*l),today:()=>new Date});return{page:Li(t,s.message,i,e,null,s),title:"tab-offline",known:!1}}async function Dg(t,e){return t.wait("opening-invitation"),(await _("pages")).openInvitation(t,e)}function Hr(t,e,n){let r=document.createElement("dialog");return r.className=`sheet ${t}-dialog`,r.dataset.testid=`dialog-${t}`,r.setAttribute("aria-labelledby",e),r.addEventListener("close",()=>r.remove()),n(r),document.body.append(r),r.showModal(),r}var yn=null;function op(t){if(yn)return;Hr("settings","dialog-heading",n=>{yn=()=>F(p`${Pr(t,()=>n.close(),null)}`,n),yn()}).addEventListener("close",()=>{yn=null})}function ip(){yn?.()}function sp(){let t=document.createElement("span");t.className="probe",t.ariaHidden="true",t.textContent="a b",document.body.append(t);let e=()=>document.documentElement.toggleAttribute("data-roomy",Wg(getComputedStyle(t)));new ResizeObserver(e).observe(t)}function Wg({letterSpacing:t,wordSpacing:e,lineHeight:n,fontSize:r}){let o=parseFloat(r);return[t,e].some(s=>parseFloat(s)>0)||o>18||parseFloat(n)>1.1*o}var ap=["GGGbbaaaXXX.","EEGbaaffJXVV","EEEbbYYfJVVg","LLLL.YWWJggg"];function Ug(t){return ap.flatMap((e,n)=>[...e].flatMap((r,o)=>r===t?[[n,o]]:[]))}function Fg(t){let e=Ug(t),n=`url(#fabric-${t})`;return v`<path class="piece" fill=${n} d=${G(e,10,.25)}></path>
<path class="stitches" d=${G(e,10,1.1)}></path>`}function cp(){let t=[...new Set(ap.join(""))].filter(e=>e!==".");return p`<svg class="cover" viewBox="-1 -1 122 42" aria-hidden="true">
<rect class="ground" width="120" height="40" rx="1"></rect>
<rect fill="url(#fabric-cell)" width="120" height="40"></rect>
${t.map(Fg)}
${[[2,0],[1,2],[6,0],[8,1],[10,2],[2,3]].map(([e,n])=>H((e+.5)*10,(n+.5)*10,2.6))}
</svg>`}var Ni=new Map([["classic",Promise.resolve(nn)]]),Ii="classic";async function Ci(t){Ii=t;try{let e=await Gg(t);Ii===t&&lp(t,e)}catch(e){console.warn(`The ${t} edition can’t be loaded:`,e),Ii===t&&!document.querySelector("#fabrics > *")&&lp("classic",nn)}}function lp(t,e){document.documentElement.dataset.edition=t,F(ec(e),document.getElementById("fabrics"))}function Gg(t){let e=Ni.get(t);if(e)return e;let n=`/editions/${t}`,o=Promise.all([tc(`${n}.json`),zg(`${n}.css`)]).then(([i])=>i);return Ni.set(t,o),o.catch(()=>Ni.delete(t)),o}async function zg(t){let e=document.querySelector(`link[href="${t}"]`);e?.sheet||(e?.remove(),await Fo(t))}var Ee=document.getElementById("app"),et=xi(),bn=null,Ri=()=>"",Dr=0,Vg=ns(Di("link[data-what=patches]")),ji=new Sn({open:()=>new WebSocket(`${location.origin.replace(/^http/,"ws")}/api/feed`),later:(t,e)=>window.setTimeout(t,e),forget:t=>window.clearTimeout(t),onWaiting:Fl,onInvited:Zg,onNews:zo,onRound:t=>{zo("games"),_("tournaments").then(({tellRound:e})=>e(t,wt),console.warn)}}),Pi=!1;function Zg(t){let e=Pi;Pi=t>0,(Pi||e)&&_("invited").then(({showInvitations:n})=>n(wt)).catch(qi)}async function Hi(t){Lr().length===0&&!Rl()||document.hidden||ji.socket||(t??await Kg())&&ji.open()}async function Kg(){return ne().then(({known:t})=>t,()=>!1)}var wt={get settings(){return et},logo:Di("link[rel=icon]"),change(t){Ol({...et,...t}),t.sounds&&No("button"),up(t)},go(t){history.pushState(null,"",t),Wr()},onNews:Ha,help(){_("aid").then(({openAid:t})=>t(),qi)},openSettings(){op(wt)},phrases(t){_("phrases").then(({openPhrases:e})=>e(t,wt),qi)},canVibrate:Lo()};function up(t){et={...et,...t},pp(),t.edition&&Ci(t.edition),"language"in t||"edition"in t?Jg().catch(hp):fp()}function qi({message:t}){Hr("aside","aside-words",e=>F(p`<p role="alert" id="aside-words">${t}</p>
<button type="button" class="main" @click=${()=>e.close()}>${a("close")}</button>`,e))}function Di(t){return document.querySelector(t).href}function pp(){let{theme:t}=et;t==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=t}function Yg(){return et.language==="auto"?fs(navigator.languages):et.language}async function Qg(){let{lang:t}=document.documentElement,e=et.language==="auto"?t:et.language,n=t===e?Di("link[data-what=words]"):void 0;Do(await tn(e,n),et.edition),document.documentElement.lang=e,Co()}async function Jg(){let t=Yg(),[e,n]=await Promise.all([tn(t),ja(t)]);Do(e,et.edition),n&&tr(n),document.documentElement.lang=t,Co(),dn(Ri()),fp()}function fp(){bn?.draw(),ip()}function dp(t,e,n=null){let r=bn===null;bn?.close(),bn=t,Ri=e?()=>a(e):()=>"",dn(Ri()),Hi(n),window.scrollTo(0,0),Ee.querySelector(".boot")?.remove(),document.querySelector(`[data-until="${CSS.escape(location.pathname)}"]`)?.remove(),t.draw(),r||Xg()}function Xg(){let t=Ee.querySelector("h1");!t||document.activeElement!==document.body||(t.tabIndex=-1,t.focus({preventScroll:!0}))}var t$={root:Ee,shell:wt,feed:ji,patches:Vg,show:mp,wait(t){Ee.querySelector(".boot")?.remove(),bn||F(En(wt,a(t)),Ee)}};function Wr(){Dr+=1;let t=ms(location.pathname);t?mp(ep[t.name](t$,t.match)):Bi("page")}async function mp(t){let e=Dr;try{let{page:n,title:r,known:o,address:i,after:s}=await t;if(e!==Dr)return n.close();i&&history.replaceState(null,"",i),dp(n,r,o),await s?.()}catch(n){e===Dr&&hp(n)}}function hp(t){if(t instanceof yt&&en())return;if(t instanceof Et&&t.status===404&&e$())return Bi("game");if(t instanceof Et&&t.status===422)return Bi("page");let e=t instanceof Error?t.message:String(t);gp("cannot-show",e,Xi(t))}function e$(){return location.pathname.startsWith("/game/")}function Bi(t){gp(t==="game"?"no-such-game":"no-such-page",a("link-may-be-old"))}function gp(t,e,n=!1){dp({draw:()=>F(p`${oo(wt)}
<main class="waiting">
${cp()}
<h1>${a(t)}</h1>
${qr(e,"problem")}
<a class="button main" href="/">${a("back-to-home")}</a>
${n?so(wt):m}
</main>`,Ee),close:()=>{}},t)}pp();await Promise.all([Qg(),Ci(et.edition)]);window.addEventListener("popstate",Wr);window.addEventListener("keydown",t=>{t.key==="F1"&&(t.preventDefault(),wt.help())});window.addEventListener("online",()=>Hi(null));document.addEventListener("visibilitychange",()=>Hi(null));window.addEventListener("pointerdown",()=>{for(let t of document.getAnimations())t.finish()},{capture:!0});Wr();Os(wt,Wr);sp();Tl(up);document.readyState==="complete"?Io():window.addEventListener("load",Io);export{n$ as a,Fi as b,xn as c,o$ as d,X as e,Oe as f,kn as g,D as h,a as i,nt as j,Vi as k,s$ as l,a$ as m,Ki as n,Le as o,vn as p,qt as q,yt as r,Xi as s,Et as t,K as u,ts as v,g$ as w,rs as x,is as y,$$ as z,ss as A,as as B,ne as C,w$ as D,y$ as E,ls as F,us as G,Sp as H,hs as I,gs as J,p as K,v as L,m as M,F as N,w as O,oo as P,ot as Q,q as R,Y as S,it as T,ao as U,C as V,P as W,pt as X,Wt as Y,Tn as Z,se as _,G as $,In as aa,co as ba,z$ as ca,R as da,Cs as ea,Ft as fa,Be as ga,z as ha,A as ia,Gt as ja,zt as ka,qp as la,J$ as ma,ce as na,Ut as oa,Tt as pa,Vt as qa,Hp as ra,js as sa,He as ta,qs as ua,Pn as va,B as wa,at as xa,bo as ya,We as za,ko as Aa,ia as Ba,Ue as Ca,vo as Da,la as Ea,ua as Fa,Ge as Ga,Ve as Ha,pa as Ia,T as Ja,de as Ka,Gn as La,me as Ma,zn as Na,he as Oa,ge as Pa,j as Qa,da as Ra,Ke as Sa,Kt as Ta,Ye as Ua,rf as Va,I as Wa,To as Xa,ga as Ya,_ as Za,Ha as _a,nr as $a,Wa as ab,za as bb,Hf as cb,Q as db,H as eb,Ct as fb,Qo as gb,sr as hb,uc as ib,Ny as jb,dc as kb,mc as lb,hc as mb,gc as nb,$c as ob,yc as pb,Xy as qb,kc as rb,kt as sb,mt as tb,be as ub,Xo as vb,ti as wb,un as xb,vc as yb,vt as zb,Sc as Ab,_c as Bb,mr as Cb,jc as Db,qc as Eb,Bc as Fb,Hc as Gb,$0 as Hb,hr as Ib,pn as Jb,Jt as Kb,Wc as Lb,yr as Mb,Gc as Nb,br as Ob,Jc as Pb,el as Qb,vr as Rb,rl as Sb,ol as Tb,ui as Ub,al as Vb,Ud as Wb,V0 as Xb,X0 as Yb,Zd as Zb,gt as _b,Yd as $b,c1 as ac,am as bc,yl as cc,pm as dc,xl as ec,vl as fc,C1 as gc,Ar as hc,$m as ic,Mr as jc,xm as kc,Sl as lc,Al as mc,Or as nc,bb as oc,xb as pc,kb as qc,vb as rc,Sb as sc,Ab as tc,Lr as uc,Rl as vc,Eb as wc,Mb as xc,_b as yc,ql as zc,Bl as Ac,Hl as Bc,Nr as Cc,Fl as Dc,Se as Ec,Kl as Fc,Ir as Gc,Cr as Hc,Yl as Ic,At as Jc,Ql as Kc,Jl as Lc,Hm as Mc,Xl as Nc,Rr as Oc,Nx as Pc,nh as Qc,ah as Rc,su as Sc,hu as Tc,wu as Uc,yu as Vc,xu as Wc,Eu as Xc,qr as Yc,kv as Zc,Mu as _c,Nu as $c,Vv as ad,$n as bd,wn as cd,Cu as dd,oS as ed,Ru as fd,ju as gd,qu as hd,Bu as id,Wu as jd,Gu as kd,mg as ld,$g as md,yg as nd,vg as od,Zu as pd,Hr as qd,cp as rd};
/**
* @license
* Copyright 2017 Google LLC
* SPDX-License-Identifier: BSD-3-Clause
*/
