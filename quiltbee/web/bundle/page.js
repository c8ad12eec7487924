var Fu=Object.defineProperty;var wg=(t,e)=>{for(var n in e)Fu(t,n,{get:e[n],enumerable:!0})};var Oi=[{level:1,name:"Beginner",audience:"a child can beat it"},{level:2,name:"Learner",audience:"for a first game"},{level:3,name:"Casual",audience:"if you know the rules"},{level:4,name:"Regular",audience:"if you’ve played a few times"},{level:5,name:"Practised",audience:"if you play often"},{level:6,name:"Skilled",audience:"for good players"},{level:7,name:"Strong",audience:"for very good players"},{level:8,name:"Expert",audience:"for the best in your club"},{level:9,name:"Master",audience:"nearly everything the computer has"},{level:10,name:"Full strength",audience:"everything it has; it thinks for about a second"}],Vt=3,$n=[{level:1,numeral:"I",name:"Intern",marker:52,per_button_held:0,per_patch_with_buttons:0,per_button_on_patches:0},{level:2,numeral:"II",name:"Apprentice",marker:44,per_button_held:1,per_patch_with_buttons:0,per_button_on_patches:0},{level:3,numeral:"III",name:"Fellow",marker:41,per_button_held:1,per_patch_with_buttons:1,per_button_on_patches:0},{level:4,numeral:"IV",name:"Master",marker:38,per_button_held:1,per_patch_with_buttons:0,per_button_on_patches:1},{level:5,numeral:"V",name:"Legend",marker:35,per_button_held:1,per_patch_with_buttons:1,per_button_on_patches:1}],bg=65536,Ti=18e4,Q=53,ve=[5,11,17,23,29,35,41,47,53],wn={revised:[26,32,38,44,50],original:[20,26,32,44,50]};var Se={language:"en",format:t=>t};function Li(t){Se=t}function D(){return Se.language}function a(t,e){return Se.format(t,e)}function V(t){return new Intl.ListFormat(Vu(),{type:"conjunction"}).format(t)}function Vu(){return Se.language==="en"?"en-GB":Se.language}function kg(t){return new Intl.DateTimeFormat(D(),{dateStyle:"medium"}).format(t)}var Ni=new Set;function Eg(t){return t instanceof Error?t.message:String(t)}function Ii(t){t!==""&&Ni.add(t)}function Ci(t){let e=D()==="en"?"":[...Ni].find(r=>t.includes(r));if(!e)return[t,"",""];let n=t.indexOf(e);return[t.slice(0,n),e,t.slice(n+e.length)]}function wt(t,e){let n=e,r=!1,o=new Set,i=()=>{r=!1;for(let s of[...o])s(n)};return{get:()=>n,dispatch(s){let c=t(n,s);c!==n&&(n=c,r||queueMicrotask(i),r=!0)},watch(s){return o.add(s),()=>o.delete(s)}}}var Zu=new Set([400,401,403,404,409,410,413,422,429,503]),Ot=class extends Error{name="Away"},pt=class extends Error{};function Pi(t){let e=t instanceof Ot;return e&&Rr(!0),e}var Zt=wt((t,e)=>e,{away:!1}),Tt=class extends Error{constructor(e,n){super(e),this.status=n}};async function Z(t,e,n){return JSON.parse(await ji(t,e,n))}async function ji(t,e,n="POST"){let r=await Hi(t,e,n),o=await r.text();if(r.ok)return o;throw new Tt(Pr(o,r.status),r.status)}async function*Ng(t,e,n){let r=await Hi(t,e,"POST",n);if(!r.ok||!r.body)throw new Tt(Pr(await r.text(),r.status),r.status);let o=r.body.pipeThrough(new TextDecoderStream).getReader(),i="";try{for(;;){let{done:s,value:c=""}=await o.read().catch(Ri),l=(i+c).split(`
`);i=l.pop()??"";for(let u of l.filter(f=>f.trim()))yield zu(u);if(s&&i.trim()&&Ri(new Error("The last line is not whole.")),s)return}}finally{await o.cancel().catch(()=>{})}}function zu(t){let e=JSON.parse(t);if("error"in e)throw new Tt(Pr(t,0),0);return e}function Ri(t){throw new Ot(a("server-away"),{cause:t})}async function Hi(t,e,n,r){let o=e&&{method:n,headers:{"content-type":"application/json"},body:JSON.stringify(e)};try{let i=await fetch(new URL(t,import.meta.url),{...o,signal:r});return Rr(!1),i}catch(i){throw r?.aborted||Rr(!0),new Ot(a("server-away"),{cause:i})}}function Rr(t){Zt.get().away!==t&&Zt.dispatch({away:t})}function Pr(t,e){let{error:n,code:r,values:o}=Ku(t);return typeof o?.detail=="string"&&Ii(o.detail),r?a(`refused-${r}`,o):n&&D()==="en"?n:Zu.has(e)?a(`refused-status-${e}`):a("status-answer",{status:String(e)})}function Ku(t){try{return JSON.parse(t)??{}}catch(e){if(e instanceof SyntaxError)return{};throw e}}async function Di(t="/api/patches"){let e=await Z(t);return Object.fromEntries(Object.entries(e).map(Yu))}function Yu([t,e]){return[t,Object.defineProperty(e,"name",{get:()=>a(`patch-${t}`)})]}async function Wi(t){let e=await Z(`/api/games/${t}`);if(e.version!==2)throw new pt(a("page-outdated"));return e}async function qi(){let{messages:t}=await Z("/api/health");return t===2}function Bi(t){return Z("/api/games",t)}function Ig(){return Z("/api/solo")}function Ui(t){return Z("/api/replay",{text:t})}function Gi(t){return Z(`/api/games/${t}/replay`)}function zt(){return Z("/api/me")}function Cg(t){return Z(`/api/invitations/${t}`)}function Rg(t,e){return Z(`/api/invitations/${t}`,{name:e})}function Fi(t){return Z(`/api/games/${t}/invitation`,{})}function Vi(t,e){return Z(`/api/games/${t}/seat`,{name:e})}function Zi(t){return ji("/api/qr",{path:t})}function zi(t){return Z("/api/reports",t)}var yn=class{constructor(e){this.outside=e,this.socket=null,this.retry=null,this.wait=1e3,this.attempts=0,this.isLive=!1}open(){if(this.retry!==null&&this.outside.forget(this.retry),this.retry=null,this.socket)return;this.attempts+=1;let e=this.outside.open();this.socket=e,e.onopen=()=>{this.wait=1e3,this.attempts=0,this.isLive=!0},e.onmessage=n=>this.received(String(n.data)),e.onclose=()=>this.closed(e)}received(e){let n=JSON.parse(e);n.type==="games"&&this.outside.onWaiting(n.waiting),(n.type==="games"||n.type==="lobby")&&this.outside.onNews(n.type)}closed(e){this.socket===e&&(this.socket=null,this.isLive=!1,!(this.attempts>=8)&&(this.retry=this.outside.later(()=>this.open(),this.wait),this.wait=Math.min(6e4,this.wait*2)))}};var jr={en:"English",de:"Deutsch",fr:"Français",es:"Español"};function Hr(t){return typeof t=="string"&&Object.hasOwn(jr,t)}function Ki(t){return t.map(n=>n.split("-")[0].toLowerCase()).find(Hr)??"en"}var Yi=[{name:"home",address:"/",part:"home"},{name:"game",address:"/game/{id}",data:["/api/games/{id}"]},{name:"game-review",address:"/game/{id}/review",part:"review",data:["/api/games/{id}","/api/games/{id}/replay"]},{name:"link-review",address:"/review",part:"review"},{name:"invitation",address:"/i/{id}",part:"pages",data:["/api/invitations/{id}"]},{name:"shared",address:"/g/{id}",part:"pages"},{name:"link",address:"/s/{id}",part:"pages"},{name:"aid",address:"/aid",part:"pages"},{name:"offline",address:"/offline",part:"offline"},{name:"first-game",address:"/first-game",part:"guide"},{name:"me",address:"/me",part:"pages",data:["/api/me","/api/me/ratings","/api/me/statistics","/api/me/bots"]},{name:"today",address:"/day",part:"pages"},{name:"day",address:"/day/{id}",part:"pages",data:["/api/days/{id}","/api/me/days"]},{name:"sign-in",address:"/sign-in",part:"pages",data:["/api/me"]},{name:"tournaments",address:"/tournaments",part:"pages",data:["/api/tournaments"]},{name:"tournament",address:"/tournaments/{id}",part:"pages",data:["/api/tournaments/{id}"]}];var Xu=Yi.map(({name:t,address:e})=>({name:t,pattern:new RegExp(`^${e.replace("{id}","([\\w-]+)")}$`)}));function Qi(t){for(let{name:e,pattern:n}of Xu){let r=n.exec(t);if(r)return{name:e,match:r[1]??""}}return null}var Ju="offline",Xi="/offline",Ji="board";function Ee({game:t}){return t===Ju}var Fr=globalThis,ts=t=>t,bn=Fr.trustedTypes,es=bn?bn.createPolicy("lit-html",{createHTML:t=>t}):void 0,as="$lit$",yt=`lit$${Math.random().toFixed(9).slice(2)}$`,cs="?"+yt,tp=`<${cs}>`,It=document,_e=()=>It.createComment(""),Me=t=>t===null||typeof t!="object"&&typeof t!="function",Vr=Array.isArray,ep=t=>Vr(t)||typeof t?.[Symbol.iterator]=="function",Dr=`[ 	
\f\r]`,Ae=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,ns=/-->/g,rs=/>/g,Lt=RegExp(`>|${Dr}(?:([^\\s"'>=/]+)(${Dr}*=${Dr}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),os=/'/g,is=/"/g,ls=/^(?:script|style|textarea|title)$/i,Zr=t=>(e,...n)=>({_$litType$:t,strings:e,values:n}),p=Zr(1),v=Zr(2),Ug=Zr(3),Oe=Symbol.for("lit-noChange"),m=Symbol.for("lit-nothing"),ss=new WeakMap,Nt=It.createTreeWalker(It,129);function us(t,e){if(!Vr(t)||!t.hasOwnProperty("raw"))throw Error("invalid template strings array");return es!==void 0?es.createHTML(e):e}var np=(t,e)=>{let n=t.length-1,r=[],o,i=e===2?"<svg>":e===3?"<math>":"",s=Ae;for(let c=0;c<n;c++){let l=t[c],u,f,d=-1,h=0;for(;h<l.length&&(s.lastIndex=h,f=s.exec(l),f!==null);)h=s.lastIndex,s===Ae?f[1]==="!--"?s=ns:f[1]!==void 0?s=rs:f[2]!==void 0?(ls.test(f[2])&&(o=RegExp("</"+f[2],"g")),s=Lt):f[3]!==void 0&&(s=Lt):s===Lt?f[0]===">"?(s=o??Ae,d=-1):f[1]===void 0?d=-2:(d=s.lastIndex-f[2].length,u=f[1],s=f[3]===void 0?Lt:f[3]==='"'?is:os):s===is||s===os?s=Lt:s===ns||s===rs?s=Ae:(s=Lt,o=void 0);let $=s===Lt&&t[c+1].startsWith("/>")?" ":"";i+=s===Ae?l+tp:d>=0?(r.push(u),l.slice(0,d)+as+l.slice(d)+yt+$):l+yt+(d===-2?c:$)}return[us(t,i+(t[n]||"<?>")+(e===2?"</svg>":e===3?"</math>":"")),r]},Te=class t{constructor({strings:e,_$litType$:n},r){let o;this.parts=[];let i=0,s=0,c=e.length-1,l=this.parts,[u,f]=np(e,n);if(this.el=t.createElement(u,r),Nt.currentNode=this.el.content,n===2||n===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(o=Nt.nextNode())!==null&&l.length<c;){if(o.nodeType===1){if(o.hasAttributes())for(let d of o.getAttributeNames())if(d.endsWith(as)){let h=f[s++],$=o.getAttribute(d).split(yt),k=/([.?@])?(.*)/.exec(h);l.push({type:1,index:i,name:k[2],strings:$,ctor:k[1]==="."?qr:k[1]==="?"?Br:k[1]==="@"?Ur:Yt}),o.removeAttribute(d)}else d.startsWith(yt)&&(l.push({type:6,index:i}),o.removeAttribute(d));if(ls.test(o.tagName)){let d=o.textContent.split(yt),h=d.length-1;if(h>0){o.textContent=bn?bn.emptyScript:"";for(let $=0;$<h;$++)o.append(d[$],_e()),Nt.nextNode(),l.push({type:2,index:++i});o.append(d[h],_e())}}}else if(o.nodeType===8)if(o.data===cs)l.push({type:2,index:i});else{let d=-1;for(;(d=o.data.indexOf(yt,d+1))!==-1;)l.push({type:7,index:i}),d+=yt.length-1}i++}}static createElement(e,n){let r=It.createElement("template");return r.innerHTML=e,r}};function Kt(t,e,n=t,r){if(e===Oe)return e;let o=r!==void 0?n._$Co?.[r]:n._$Cl,i=Me(e)?void 0:e._$litDirective$;return o?.constructor!==i&&(o?._$AO?.(!1),i===void 0?o=void 0:(o=new i(t),o._$AT(t,n,r)),r!==void 0?(n._$Co??=[])[r]=o:n._$Cl=o),o!==void 0&&(e=Kt(t,o._$AS(t,e.values),o,r)),e}var Wr=class{constructor(e,n){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:n},parts:r}=this._$AD,o=(e?.creationScope??It).importNode(n,!0);Nt.currentNode=o;let i=Nt.nextNode(),s=0,c=0,l=r[0];for(;l!==void 0;){if(s===l.index){let u;l.type===2?u=new Le(i,i.nextSibling,this,e):l.type===1?u=new l.ctor(i,l.name,l.strings,this,e):l.type===6&&(u=new Gr(i,this,e)),this._$AV.push(u),l=r[++c]}s!==l?.index&&(i=Nt.nextNode(),s++)}return Nt.currentNode=It,o}p(e){let n=0;for(let r of this._$AV)r!==void 0&&(r.strings!==void 0?(r._$AI(e,r,n),n+=r.strings.length-2):r._$AI(e[n])),n++}},Le=class t{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(e,n,r,o){this.type=2,this._$AH=m,this._$AN=void 0,this._$AA=e,this._$AB=n,this._$AM=r,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let e=this._$AA.parentNode,n=this._$AM;return n!==void 0&&e?.nodeType===11&&(e=n.parentNode),e}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(e,n=this){e=Kt(this,e,n),Me(e)?e===m||e==null||e===""?(this._$AH!==m&&this._$AR(),this._$AH=m):e!==this._$AH&&e!==Oe&&this._(e):e._$litType$!==void 0?this.$(e):e.nodeType!==void 0?this.T(e):ep(e)?this.k(e):this._(e)}O(e){return this._$AA.parentNode.insertBefore(e,this._$AB)}T(e){this._$AH!==e&&(this._$AR(),this._$AH=this.O(e))}_(e){this._$AH!==m&&Me(this._$AH)?this._$AA.nextSibling.data=e:this.T(It.createTextNode(e)),this._$AH=e}$(e){let{values:n,_$litType$:r}=e,o=typeof r=="number"?this._$AC(e):(r.el===void 0&&(r.el=Te.createElement(us(r.h,r.h[0]),this.options)),r);if(this._$AH?._$AD===o)this._$AH.p(n);else{let i=new Wr(o,this),s=i.u(this.options);i.p(n),this.T(s),this._$AH=i}}_$AC(e){let n=ss.get(e.strings);return n===void 0&&ss.set(e.strings,n=new Te(e)),n}k(e){Vr(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,r,o=0;for(let i of e)o===n.length?n.push(r=new t(this.O(_e()),this.O(_e()),this,this.options)):r=n[o],r._$AI(i),o++;o<n.length&&(this._$AR(r&&r._$AB.nextSibling,o),n.length=o)}_$AR(e=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);e!==this._$AB;){let r=ts(e).nextSibling;ts(e).remove(),e=r}}setConnected(e){this._$AM===void 0&&(this._$Cv=e,this._$AP?.(e))}},Yt=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(e,n,r,o,i){this.type=1,this._$AH=m,this._$AN=void 0,this.element=e,this.name=n,this._$AM=o,this.options=i,r.length>2||r[0]!==""||r[1]!==""?(this._$AH=Array(r.length-1).fill(new String),this.strings=r):this._$AH=m}_$AI(e,n=this,r,o){let i=this.strings,s=!1;if(i===void 0)e=Kt(this,e,n,0),s=!Me(e)||e!==this._$AH&&e!==Oe,s&&(this._$AH=e);else{let c=e,l,u;for(e=i[0],l=0;l<i.length-1;l++)u=Kt(this,c[r+l],n,l),u===Oe&&(u=this._$AH[l]),s||=!Me(u)||u!==this._$AH[l],u===m?e=m:e!==m&&(e+=(u??"")+i[l+1]),this._$AH[l]=u}s&&!o&&this.j(e)}j(e){e===m?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,e??"")}},qr=class extends Yt{constructor(){super(...arguments),this.type=3}j(e){this.element[this.name]=e===m?void 0:e}},Br=class extends Yt{constructor(){super(...arguments),this.type=4}j(e){this.element.toggleAttribute(this.name,!!e&&e!==m)}},Ur=class extends Yt{constructor(e,n,r,o,i){super(e,n,r,o,i),this.type=5}_$AI(e,n=this){if((e=Kt(this,e,n,0)??m)===Oe)return;let r=this._$AH,o=e===m&&r!==m||e.capture!==r.capture||e.once!==r.once||e.passive!==r.passive,i=e!==m&&(r===m||o);o&&this.element.removeEventListener(this.name,this,r),i&&this.element.addEventListener(this.name,this,e),this._$AH=e}handleEvent(e){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,e):this._$AH.handleEvent(e)}},Gr=class{constructor(e,n,r){this.element=e,this.type=6,this._$AN=void 0,this._$AM=n,this.options=r}get _$AU(){return this._$AM._$AU}_$AI(e){Kt(this,e)}};var rp=Fr.litHtmlPolyfillSupport;rp?.(Te,Le),(Fr.litHtmlVersions??=[]).push("3.3.3");var B=(t,e,n)=>{let r=n?.renderBefore??e,o=r._$litPart$;if(o===void 0){let i=n?.renderBefore??null;r._$litPart$=o=new Le(e.insertBefore(_e(),i),i,void 0,n??{})}return o._$AI(t),o};var op={left:"M4 4v6h6M4.6 10A8 8 0 1 1 4 14",right:"M20 4v6h-6M19.4 10A8 8 0 1 0 20 14",flip:"M12 3v18M9 6L3 18h6zM15 6l6 12h-6z",place:"M4 13l5 5L20 6",cancel:"M6 6l12 12M18 6L6 18",undo:"M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",pass:"M4 12h14M13 6l6 6-6 6",download:"M12 4v11M7 11l5 5 5-5M5 20h14",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",flag:"M6 21V4h11l-2 4 2 4H6",print:"M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",card:"M5 3h10v14H5zM9 21h10V7",bulb:"M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-.9 1.6h-5.2c0-.6-.3-1.1-.9-1.6A6 6 0 0 1 12 3z",help:"M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",first:"M18 5l-8 7 8 7M6 5v14",back:"M15 5l-7 7 7 7",forward:"M9 5l7 7-7 7",last:"M6 5l8 7-8 7M18 5v14",clock:"M12 7v5l3 2M12 4a8 8 0 1 0 .01 0",hurry:"M12 4v10M12 19v.5",eye:"M3 12c4-8 14-8 18 0-4 8-14 8-18 0zM12 9.5a2.5 2.5 0 1 0 .01 0",share:"M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",copy:"M8 8h11v12H8zM16 8V4H5v12h3",person:"M12 4a4 4 0 1 0 .01 0M4 21c1-5 4-7 8-7s7 2 8 7",cup:"M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 20h8",gear:"M12 9a3 3 0 1 0 .01 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1",fresh:"M12 5v14M5 12h14",again:"M20 4v6h-6M20 10A8 8 0 1 0 20 15",button:"M12 3a9 9 0 1 0 .01 0M9 9.5v.01M15 9.5v.01M9 14.5v.01M15 14.5v.01",ten:"M4 9l3.5-2.5v11.5M16.5 6.5c4.5 0 4.5 11.5 0 11.5s-4.5-11.5 0-11.5z",heart:"M12 20C5 14.5 3 11 3 8a4.6 4.6 0 0 1 9-1.4A4.6 4.6 0 0 1 21 8c0 3-2 6.5-9 12z",eyes:"M4 6h16v12H4zM4 12h16",sun:"M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5"};function w(t){return p`<svg class="icon-line" viewBox="0 0 24 24" aria-hidden="true">
<path d=${op[t]}></path>
</svg>`}function zr(t,e=m){return p`<header class="head">
${Kr(t)}
<div class="head-middle">${e}</div>
<button type="button" class="quiet" data-testid="settings" @click=${t.openSettings}>
${w("gear")}<span>${a("settings")}</span>
</button>
<button type="button" class="quiet to-help" data-testid="help" @click=${t.help}>
${w("help")}<span>${a("help")}</span>
</button>
<a class="quiet button" href="/me" data-testid="to-me" @click=${dt(t)}
>${w("person")}<span>${a("to-me")}</span></a
>
</header>`}function Kr(t){return p`<a class="brand" href="/" data-testid="home" @click=${dt(t)}>
<img src=${t.logo} alt="" width="28" height="28" /><span>Quiltbee</span></a
>`}function xn(t,e){return p`${zr(t)}
<main class="waiting"><p>${e}</p></main>`}function dt(t){return e=>{e.metaKey||e.ctrlKey||e.shiftKey||(e.preventDefault(),t.go(e.currentTarget.pathname))}}var ps=3e3,ip=6e3;function Yr(t){return p`<span class="without-server">
<a class="button" href=${Xi} data-testid="play-offline" @click=${dt(t)}
>${w("button")}<span>${a("offline-play")}</span></a
>
<a class="button" href="/aid" data-testid="aid-offline" @click=${dt(t)}
>${w("help")}<span>${a("tab-aid")}</span></a
>
</span>`}function fs(t,e){let n=document.createElement("div");n.setAttribute("role","status"),document.body.append(n);let r=0,o=!1,i=()=>{n.className="",B(m,n)},s=()=>{n.className="returned",B(p`<p data-testid="back-again">${a("offline-back")}</p>`,n),r=window.setTimeout(i,ip),document.querySelector("main.table")||e()},c=()=>{let{away:u}=Zt.get();if(clearTimeout(r),u){n.className="away";let f=p`<p data-testid="away">${a("offline-away")}</p>`;B(p`${f} ${Yr(t)}`,n),r=window.setTimeout(l,ps)}else o&&s();o=u},l=async()=>{await zt().catch(()=>{}),Zt.get().away&&(r=window.setTimeout(l,ps))};Zt.watch(c),c()}var W=[1,2];function tt(t){return t===1?2:1}function mt(t){return W.filter(e=>t[e-1].yours)}function O({seats:t}){return t.some(e=>e.yours)}function Qr({mode:t,seats:e}){let n=mt(e);return t==="remote"&&n.length===1?n[0]:null}function Qt(t){return W.find(e=>t[e-1].kind==="open")??null}function Ne({seats:t}){let e=Qt(t);return e===null?"":t[e-1].name}function L({stage:t,seats:e}){return t!=="over"&&Qt(e)!==null}function bt({stage:t,result:e}){return t==="over"&&e===null}var En={up:[-1,0],down:[1,0],left:[0,-1],right:[0,1]},sp=Array.from({length:81},(t,e)=>[Math.floor(e/9),e%9]);function N([t,e]){return`${"abcdefghi"[e]}${t+1}`}function it(t){return/^[a-i][1-9]$/.test(t)?[Number(t[1])-1,t.charCodeAt(0)-97]:null}function et(t,e){return t[0]===e[0]&&t[1]===e[1]}function j(t){return[Math.max(...t.map(e=>e[0]))+1,Math.max(...t.map(e=>e[1]))+1]}function Ct(t,[e,n]){return t.map(([r,o])=>[r+e,o+n])}function Ie(t,[e,n]){let[r,o]=j(t);return[ds(e,9-r),ds(n,9-o)]}function ds(t,e){return Math.max(0,Math.min(e,t))}function vn([t,e],[n,r],o){return o==="right"?[e,n-1-t]:o==="left"?[r-1-e,t]:[t,r-1-e]}function ms(t,e,n){let[r,o]=e,i=n>=4?vn(t,e,"flip"):t;for(let s=0;s<n%4;s+=1)i=vn(i,[r,o],"right"),[r,o]=[o,r];return i}function xt(t){let[e,n]=j(t),r=([o,i])=>Math.abs(o-(e-1)/2)+Math.abs(i-(n-1)/2);return t.reduce((o,i)=>r(i)<r(o)?i:o)}function An(t){let e=Math.min(...t.map(s=>s[0])),n=Math.max(...t.map(s=>s[1])),r=([s,c])=>Math.min(...t.map(([l,u])=>Math.abs(l-s)+Math.abs(u-c))),o=s=>Math.abs(s[0]-e+1)+Math.abs(s[1]-n-1)+(r(s)<2?20:0);return sp.filter(s=>r(s)>0).reduce((s,c)=>o(c)<o(s)?c:s)}function Sn(t){let e=new Set,n=[];for(let r=0;r<t.length;r+=1){if(t[r]!=="."||e.has(r))continue;let o=[],i=[r];e.add(r);for(let s=i.pop();s!==void 0;s=i.pop()){o.push([Math.floor(s/9),s%9]);for(let c of ap(s))t[c]==="."&&!e.has(c)&&(e.add(c),i.push(c))}n.push(o.sort((s,c)=>s[0]-c[0]||s[1]-c[1]))}return n.sort((r,o)=>o.length-r.length)}function ap(t){let e=t%9,n=[t-9,t+9];return e>0&&n.push(t-1),e<8&&n.push(t+1),n.filter(r=>r>=0&&r<81)}var cp=3;function Xt(t,e){let n=new Set(Sn(t).map(String));return Sn(lp(t,e)).filter(o=>o.length<=cp&&!n.has(String(o)))}function lp(t,e){let n=[...t];for(let[r,o]of e)n[r*9+o]="x";return n.join("")}function hs(t){let e=49;for(let n=0;n<3;n+=1)for(let r=0;r<3;r+=1){let o=0;for(let i=n;i<n+7;i+=1)o+=t.slice(i*9+r,i*9+r+7).split(".").length-1;e=Math.min(e,o)}return e}function z(t,e,n=0){let r=new Set(t.map(String)),o=new Map;for(let[s,c]of t)for(let l=0;l<4;l+=1){let[u,f]=kn[(l+3)%4];if(r.has(String([s+u,c+f])))continue;let d=up[l],h=[s+d[0],c+d[1]],$=[h[0]+kn[l][0],h[1]+kn[l][1]];o.set(String(h),[...o.get(String(h))??[],{to:$,direction:l}])}let i="";for(;o.size>0;)i+=pp(o,e,n);return i}var kn=[[0,1],[1,0],[0,-1],[-1,0]],up=[[0,0],[0,1],[1,1],[1,0]];function pp(t,e,n){let r=t.keys().next().value,o=[],i=r,s=-1;do{let l=t.get(i),u=Math.max(0,l.findIndex($=>$.direction===(s+1)%4)),f=l.splice(s<0?0:u,1)[0];l.length===0&&t.delete(i);let[d,h]=i.split(",").map(Number);f.direction!==s&&o.push({at:[d,h],direction:f.direction}),s=f.direction,i=String(f.to)}while(i!==r);return o.length>1&&o[0].direction===s&&o.shift(),`M${o.map(({at:l,direction:u},f)=>{let d=o[(f+o.length-1)%o.length].direction,[h,$]=[d,u].map(k=>kn[(k+1)%4]).reduce((k,S)=>[k[0]+S[0],k[1]+S[1]]);return`${l[1]*e+$*n} ${l[0]*e+h*n}`}).join("L")}Z`}function gs([t,e]){return t>=0&&e>=0&&t<9&&e<9}function _n([t,e],n){let[r,o]=En[n];return Ie([[0,0]],[t+r,e+o])}function H(t){return t<0?`−${-t}`:String(t)}function $s(t){return t>0?`+${t}`:H(t)}function Pt({name:t,squares:e,buttons:n,time:r,income:o}){return a("patch-label",{name:t,squares:e,buttons:n,time:r,income:o})}function Ce(t,e){return t[e-1].yours&&!t[2-e].yours}function K(t,e){return{who:Ce(t,e)?"you":"other",name:E(t,e)}}function E(t,e){let{name:n,kind:r}=t[e-1];if(Ce(t,e))return a("you");if(r==="open")return n||a("open-seat");let o=r==="computer"?/^Quiltbee level (\d+)/.exec(n):null;return o?a("level-number",{level:o[1]}):n==="You"?a("player-number",{number:String(e)}):n}function jt(t,e){if(t.result)return a("wins",K(e,t.result.winner));if(bt(t))return a("game-aborted");let n=t.stage==="special_patch"?"whose-special-patch":"whose-turn";return a(n,K(e,t.turn))}function Ht(t,e){if(t.result)return fp(t,e);if(bt(t))return a("aborted-reason");let n=K(e,t.turn);if(t.stage==="special_patch")return a("reached-special-patch",n);let r=t.players[t.turn-1].time,o=t.players[2-t.turn].time;return r!==o?a("further-back",n):r===0?a("goes-first",n):e.filter(({yours:s})=>s).length===1?a("level-and-on-top",n):a("both-level-and-on-top",n)}function fp(t,e){if(!t.result)return"";let{winner:n,scores:r,reason:o}=t.result,i=dp(r[n-1],r[2-n]),s=K(e,3-n);return o==="resignation"?a("result-resignation",{...s,points:i}):o==="time"?a("result-time",{...s,points:i}):a(o==="first to 53"?"result-first":"result-score",{points:i})}function dp(t,e){return a("points-to",{mine:H(t),theirs:H(e)})}function l$(t,e){return[a("pass"),...Xr(t,e)].join(" · ")}function Xr({consequence:t},e){let n=[a("pass-move",{count:t.time-e}),a("pass-earn",{count:t.earned})];return t.income>0&&n.push(a("pass-income",{count:t.income})),t.special_patch&&n.push(a("pass-special")),n}function Jt(t,e,n=!1){if(t==="pass"||t==="A:pass")return a("move-pass");if(t.startsWith("A:"))return a("move-took",{patch:Rt(e,t[2])});if(t.startsWith("+"))return n?a("move-special-at",{cell:t.slice(1)}):a("move-special");let r=Rt(e,t[0]);return!n||!e[t[0]]?a("move-patch",{patch:r}):a("move-patch-at",{patch:r,cell:N(mp(e[t[0]],t))})}function Rt(t,e){return t[e]?.name??e}function mp({orientations:t},e){let n=it(e.slice(2));return Ct(t[e[1]],n).reduce((r,o)=>o[0]<r[0]||o[0]===r[0]&&o[1]<r[1]?o:r)}function kt(t,e,n,r=!0){let o=t.filter(([i,s])=>e[i*9+s]!==".").map(N);return o.length>0?r?o.length>4?a("overlaps-many",{count:o.length}):a("overlaps-at",{cells:V(o)}):a("overlaps-another"):n?Dt(n):null}function Dt({available:t,missing:e}){return t?null:e>0?a("needs-buttons",{count:e}):a("fits-nowhere")}function ws(t,e,n,r){let o=kt(t,e,n,r);if(o===null)return{text:a("fits"),isGood:!0};let i=n!==void 0&&!n.available&&n.missing>0,s=kt(t,e,void 0,r)===null,c=i&&s?a("fits-but-short",{count:n.missing}):o;return{text:hp(c),isGood:!1}}function hp(t){return t[0].toLocaleUpperCase()+t.slice(1)}function Jr(t){let e=N(t[0]);return t.length===1?a("single-hole",{cell:e}):a("hole-of",{size:t.length,cell:e})}function gp(t,e){return e?V(t.map(Jr)):t.length===1?a("a-hole"):a("holes",{count:t.length})}function Mn(t,e,n,r,o,i=!0){let{consequence:s,missing:c}=t,l=r.players[r.turn-1],{paid:u,buttons:f,time:d,income:h,income_marks:$}=s,k={from:String(l.buttons),to:H(f)},S=[{kind:"buttons",text:c>0?a("effect-cost",{count:u}):a("effect-buttons",k)},{kind:"time",text:a("effect-time",{from:String(l.time),to:String(d)})}];if($.length>0){let R={count:h,marks:V($.map(String))},I=i?a("effect-income-at",R):a("effect-income",{count:h});S.push({kind:"income",text:I})}return s.special_patch&&S.push({kind:"special",text:a("effect-special")}),n&&S.push({kind:"tile",text:a("effect-tile")}),e.length>0&&S.push({kind:"holes",text:a("effect-holes",{holes:gp(e,i)})}),S.push({kind:"next",text:to("next",s.next,r.turn,o)}),S}function to(t,e,n,r){if(e===null)return a("then-over");let o=e===n?"-again":"";return Ce(r,e)?a(`${t}-you${o}`):a(`${t}-name${o}`,{name:E(r,e)})}function ys(t,e,n){let r={cell:N(t)};if(e===".")return a("cell-empty",r);if(e==="*")return a("cell-special",r);let o=n[e]?.name;return o?a("cell-patch",{...r,patch:o}):a("cell-covered",r)}function bs(t){let e=Sn(t),n=e.reduce((s,c)=>s+c.length,0),r=[a("quilt-covered",{covered:81-n,empty:n})],o=e.filter(s=>s.length===1).map(s=>N(s[0]));o.length>0&&r.push(a("quilt-single-holes",{count:o.length,cells:o.join(" ")})),n>0&&r.push(a("quilt-largest",{size:e[0].length}));let i=hs(t);return r.push(i===0?a("quilt-full"):a("quilt-missing",{count:i})),`${r.join("; ")}.`}function Re(t,e){let{to_income:n,to_special_patch:r,time:o}=t.players[e-1],i=t.time_board.last-o;if(i===0)return a("at-the-end");let s=[];return n!==null&&s.push(a("income-in",{count:n})),r!==null&&s.push(a("special-in",{count:r})),s.push(a("end-in",{count:i})),s.join(", ")}function xs(t,e){let n=e[t.letter],r=n.orientations[t.orientation],[o,i]=j(r),s=Ct(r,[t.row,t.column]),c=N([t.row+o-1,t.column+i-1]),l=N([t.row,t.column]),{letter:u}=t;return a("placed-patch",{patch:n.name,letter:u,count:s.length,from:l,to:c})}function ks(t){let e=mt(t.seats),n=e.length===1?e[0]:t.turn,r=t.moves.map(({player:o})=>o).lastIndexOf(n);return t.moves.slice(r+1)}function vs({player:t,move:e,change:n},r,o){let s={name:E(r,t),deed:$p(e,o)};return!n||n.to===n.from?a("happened",s):a("happened-with",{...s,detail:eo(n)})}function eo({from:t,to:e,paid:n,earned:r,income:o}){let i=(c,l)=>l>0?[a("gain",{sign:c,count:l})]:[],s=[a("moved",{count:e-t}),...i("−",n),...i("+",r)];return o>0&&s.push(a("preview-income",{count:o})),s.join(", ")}function no({paid:t,earned:e,income:n}){return e+n-t}function $p(t,e){return t.startsWith("+")?a("deed-special"):/^[A-Za-z]\d/.test(t)?a("deed-patch",{patch:Rt(e,t[0])}):Jt(t,e)}function ro(t){return t.startsWith("A:")?t==="A:pass"?null:t[2]:/^[A-Za-g]\d/.test(t)?t[0]:null}function Ss({change:t},e){if(!t||t.to<=t.from)return{gains:[],marks:[]};let n=c=>c>t.from&&c<=t.to,r=e.special_patches.filter(n),o=no(t),i=[o===0?"":wp(o)];e.income.some(n)&&i.push(a("payday"));let s=[...e.income.filter(n),...r];return{gains:i.filter(Boolean),marks:s}}function wp(t){return t<0?`−${-t}`:`+${t}`}function Es(t,e){return[...t].filter(n=>n[0]===String(e)).map(n=>it(n.slice(1))).sort((n,r)=>n[0]-r[0]||n[1]-r[1])}function As(t,e){let n=r=>Math.abs(r[0]-e[0])+Math.abs(r[1]-e[1]);return t.reduce((r,o)=>n(o)<n(r)?o:r,t[0]??e)}function _s(t,e,[n,r]){let o=s=>(s[0]-e[0])*n+(s[1]-e[1])*r,i=s=>Math.abs((s[0]-e[0])*r+(s[1]-e[1])*n);return t.filter(s=>o(s)>0).sort((s,c)=>i(s)+o(s)-i(c)-o(c)||i(s)-i(c)).at(0)}function Ms(t,e,n){let r=i=>(i[0]-e[0])*9+i[1]-e[1];return(n?[...t].reverse().find(i=>r(i)<0):t.find(i=>r(i)>0))??t[n?t.length-1:0]}var Ts={letter:null,orientations:{},origin:null,set:!1,anchor:[0,0],cursor:[4,4],plan:!1,spots:{}};function On(t){return{letter:"+",patch:{orientations:{0:[[0,0]]},turns:{0:{right:0,left:0,flip:0}}},placements:new Set(t.map(e=>`0${e}`))}}function P(t,e){return t.orientations[e]??0}function vt(t,e){return e.patch.orientations[P(t,e.letter)]}function nt(t,e){return t.origin?Ct(vt(t,e),t.origin):[]}function ee(t,e){return t.origin?`${P(t,e.letter)}${N(t.origin)}`:null}function ne(t,e){let n=ee(t,e);return n!==null&&e.placements.has(n)}function Tn(t,e){let n=ee(t,e);return n===null||!e.placements.has(n)?null:e.letter==="+"?`+${n.slice(1)}`:e.letter+n}function oo(t,e,n){switch(n.type){case"choose":return bp(t,n.choice,n.anchor);case"cancel":return Ln(t);case"arrow":return e?xp(t,e,n.direction):{...t,cursor:_n(t.cursor,n.direction)};default:return e?yp(t,e,n):t}}function Ln(t){return t.letter===null?t:{...t,letter:null,origin:null,set:!1,plan:!1}}function yp(t,e,n){switch(n.type){case"hover":return t.set?t:Os(t,e,n.cell,!1);case"leave":return t.set||!t.origin?t:{...t,origin:null};case"set":return Os(t,e,n.cell,!0);case"hold":return{...t,anchor:n.anchor,set:!1};case"put":return te({...t,orientations:{...t.orientations,[e.letter]:n.orientation},anchor:xt(e.patch.orientations[n.orientation])},e,n.origin);case"show":return t.origin?{...t,set:!0}:Nn(t,e);case"jump":return kp(t,e,n.direction);case"next":return vp(t,e,n.back??!1);case"turn":return Sp(t,e,n.how);case"cycle":return Ep(t,e)}}function bp(t,e,n){let{letter:r,planned:o=!1}=e,i={...t,letter:r,origin:null,set:!1,plan:o};return{...i,anchor:n??xt(vt(i,e))}}function Os(t,e,n,r){let o=vt(t,e),i=Ie(o,[n[0]-t.anchor[0],n[1]-t.anchor[1]]),s=Ls(t,e,i);return t.origin&&et(t.origin,s)&&t.set===r&&et(t.cursor,n)?t:{...t,origin:s,set:r,cursor:n}}function Ls(t,e,n){let r=P(t,e.letter),o=[[0,0],[-1,0],[1,0],[0,-1],[0,1],[-1,-1],[-1,1],[1,-1],[1,1]];for(let[i,s]of o){let c=[n[0]+i,n[1]+s];if(gs(c)&&e.placements.has(r+N(c)))return c}return n}function te(t,e,n){let r=vt(t,e),o=Ie(r,n),i=r.some(s=>et(s,t.anchor))?t.anchor:xt(r);return{...t,origin:o,set:!0,anchor:i,cursor:[o[0]+i[0],o[1]+i[1]]}}function Nn(t,e){let{anchor:n,cursor:r}=t,o=io(t,e),i=[r[0]-n[0],r[1]-n[1]];return te(t,e,As(o,i))}function io(t,e){return Es(e.placements,P(t,e.letter))}function xp(t,e,n){if(!t.origin)return Nn(t,e);let[r,o]=En[n];return te(t,e,[t.origin[0]+r,t.origin[1]+o])}function kp(t,e,n){if(!t.origin)return Nn(t,e);let r=_s(io(t,e),t.origin,En[n]);return r?te(t,e,r):{...t,set:!0}}function vp(t,e,n){let r=io(t,e),o=t.origin;return r.length===0?o?{...t,set:!0}:Nn(t,e):o?te(t,e,Ms(r,o,n)):te(t,e,r[n?r.length-1:0])}function Sp(t,e,n){let r=P(t,e.letter),o=vn(t.anchor,j(vt(t,e)),n);return Ns(t,e,e.patch.turns[r][n],o)}function Ep(t,e){let n=Object.keys(e.patch.orientations).map(Number).sort((o,i)=>o-i),r=n[(n.indexOf(P(t,e.letter))+1)%n.length];return Ns(t,e,r,xt(e.patch.orientations[r]))}function Ns(t,e,n,r){let o={...t,orientations:{...t.orientations,[e.letter]:n},anchor:r};if(!t.origin)return o;let[i,s]=t.cursor,c=Ie(vt(o,e),[i-r[0],s-r[1]]);return{...o,origin:Ls(o,e,c)}}var Wt=81,re=7,In=27,so=[0,0,0],Pe=Array.from({length:Wt},(t,e)=>N([Math.floor(e/9),e%9])),Rs=new Map(Pe.map((t,e)=>[t,e])),Ps=[0,1,2].flatMap(t=>[0,1,2].map(e=>Ap(t,e)));function Ap(t,e){let n=Array.from({length:re*re},(r,o)=>9*(t+Math.floor(o/re))+e+o%re);return St(n)}function St(t){let e=[0,0,0];for(let n of t)e[Math.floor(n/In)]|=1<<n%In;return e}function ao(t,e){return[t[0]|e[0],t[1]|e[1],t[2]|e[2]]}function _p(t,e){return[t[0]&~e[0],t[1]&~e[1],t[2]&~e[2]]}function Mp(t,e){return(t[0]&e[0]|t[1]&e[1]|t[2]&e[2])!==0}function js(t,e){return(t[0]&~e[0]|t[1]&~e[1]|t[2]&~e[2])===0}function Rn(t,e){return(t[Math.floor(e/In)]>>e%In&1)===1}function Is(t){let e=0;for(let n of t)for(;n!==0;n&=n-1)e+=1;return e}function co(t,e){let[n,r]=[Number(e[0]),Rs.get(e.slice(1))],o=t.orientations[n];if(o===void 0||r===void 0)return null;let[i,s]=j(o),[c,l]=[Math.floor(r/9),r%9];return c>9-i||l>9-s?null:lo(n,Cn(o),c,l)}function Cn(t){return t.map(([e,n])=>9*e+n)}function lo(t,e,n,r){let o=9*n+r,i=e.map(s=>o+s);return{name:t+Pe[o],orientation:t,row:n,column:r,spaces:i,mask:St(i)}}var Cs=new WeakMap;function Op(t){let e=Cs.get(t);if(e)return e;let n=[];for(let[r,o]of Object.entries(t.orientations)){let[i,s]=j(o),c=Cn(o);for(let l=0;l<=9-i;l+=1)for(let u=0;u<=9-s;u+=1)n.push(lo(Number(r),c,l,u))}return Cs.set(t,n),n}function Hs(t,e){let n=Math.floor(e[0]/9),r=Math.min(...e.map(i=>i%9)),o=String(e.map(i=>i-9*n-r));for(let[i,s]of Object.entries(t.orientations))if(String(Cn(s))===o)return lo(Number(i),Cn(s),n,r);return null}function je(t,e){return Op(e).filter(({mask:n})=>!Mp(n,t))}function Ds(t,e,n){let r=qs(t,n);return r.length===0?[]:e.filter(({mask:o})=>r.some(i=>js(i,o)))}function uo(t){return Pe.map((e,n)=>n).filter(e=>!Rn(t,e))}function Ws(t){let e=qs(t,1).reduce(ao,so);return Pe.map((n,r)=>r).filter(n=>Rn(e,n))}function qs(t,e){return Is(t)+e<re*re?[]:Ps.map(n=>_p(n,t)).filter(n=>Is(n)<=e)}function Bs(t){return Ps.some(e=>js(e,t))}function He(t){return Pe[t]}function po(t){return Rs.get(t)}function Us(t,e,n){let r=[...t];for(let o of e)r[o]=n;return r.join("")}function Pn(t){return a(`filter-${t}`)}function De({score_parts:t},e){let n=t,r=$n[e-1];return[["part-tile",n.special_tile,1],["part-held",n.buttons_held,r.per_button_held],["part-patches",n.patches_with_buttons,r.per_patch_with_buttons],["part-printed",n.buttons_on_patches,r.per_button_on_patches]].filter(([,,i])=>i>0).map(([i,s])=>[i,s])}function jn(t){return t!==null&&t.stage==="card"&&t.seats.some(e=>e.yours)}function Hn(t){return t.mode==="solo"&&t.moves.at(-1)?.player===2&&t.result?.reason!=="resignation"}function Fs(t,e,n){return n?a("named-patch",{patch:Rt(e,t),letter:t}):Rt(e,t)}function fo(t,e,n=!0){return V([...t].map(r=>Fs(r,e,n)))}function mo({number:t,budget:e,income:n}){return a("card-title",{number:String(t),budget:e,income:n})}function ho({affordable:t,choices:e,card:{budget:n}},r,o=!0){if(t.length===0)return a("budget-none",{budget:n,count:e.length});let i={budget:n,patches:fo(t,r,o)};return a(t.length===1?"budget-only":"budget-buys",i)}function go({filter:t,left:e,skipped:n},r,o=!0){return n?a("filter-skipped",{filter:Pn(t)}):a("filter-leaves",{filter:Pn(t),keeps:a(`keeps-${t}`),patches:fo(e,r,o)})}function $o(t,e,n=!0){let{taken:r,start:o,stop:i,income_marks:s,income:c,special_patches:l}=t,u={start:String(o),stop:String(i)},f=[r?a("automa-takes",{...u,patch:Fs(r,e,n)}):a("automa-advances",u)],d=c?a("gain",{sign:"+",count:c}):a("automa-no-gain");return s.length>0&&f.push(a("automa-income",{marks:V(s.map(String)),gain:d})),l.length>0&&f.push(a("automa-special",{marks:V(l.map(String))})),t.reaches_marker&&f.push(a(t.takes_special_tile?"automa-marker-tile":"automa-marker")),f}function Vs(t,e){return[a("automa-says",{text:`${mo(t.card)}.`}),ho(t,e),...t.steps.map(n=>go(n,e)),...$o(t,e)].join(" ")}function wo({pile:t,aside:e,discards:n}){let r=[a("cards-in-pile",{count:t})];return e>0&&r.push(a("cards-aside",{count:e})),r.push(n.length?a("cards-turned",{cards:n.join(", ")}):a("cards-none")),`${r.join("; ")}.`}function Zs(t){return a(`automa-name-${t}`)}function We({level:t,numeral:e}){return a("numeral-and-name",{numeral:e,name:Zs(t)})}function qe({deck:t,level:e,numeral:n}){return a("automa-title",{deck:a(`deck-${t}`),numeral:n,name:Zs(e)})}function Be({marker:t,marker_on_board:e}){return e?a("marker-on",{space:String(t)}):a("marker-off")}function Tp(t){return D()==="de"?t:t[0].toLocaleLowerCase()+t.slice(1)}function Lp(t,e){let n=De(t,e).filter(([,o])=>o>0).map(([o,i])=>a("part-points",{part:Tp(a(o)),points:i})),r=H(t.score);return n.length?a("automa-score-of",{score:r,parts:n.join(", ")}):a("automa-score",{score:r})}function zs({players:t,result:e},n,r){let o=[Gs("pile-with",n.with_buttons,r),Gs("pile-without",n.without_buttons,r)],{budget:i}=n,s=i!==null&&!e?`${a("next-budget",{budget:i})} `:"";return[`${qe(n)}.`,a("automa-holds",{count:t[1].buttons,piles:o.join("; ")}),Lp(t[1],n.level),Be(n),a("automa-cards",{cards:s+wo(n)})].join(" ")}function Gs(t,e,n){let r=a(t,{count:e.length});return e?a("pile-of",{pile:r,patches:fo(e,n)}):r}function Et(t){return t.stage!=="over"&&!L(t)&&t.seats[t.turn-1].yours}function _(t){return t.table!==null&&!t.looking&&!t.pending&&Et(t.table)}function oe({table:t,looking:e,pending:n}){return jn(t)&&!e&&!n}function Dn(t){return t===null||t.game===Ji?!1:t.mode!=="screen"&&t.mode!=="remote"}function ie(t){return _(t)&&Dn(t.table)}function Wn(t){let{table:e,looking:n}=t;return Dn(e)&&se(t)&&!n&&e?.stage!=="over"}function qn(t){return _(t)&&t.hint?.type==="hint"?t.hint.move:null}function Ks(t,e){let{hint:n,looking:r,table:o}=t;return n?.type!=="why"?o?.turn===e?qn(t):null:n.player===e&&!r?n.better:null}function se({table:t,pending:e}){return t!==null&&t.can_undo&&e===null&&O(t)}function ae(t){return t.looking?t.looking.frames[t.looking.index]:t.table}function C(t,e){return t.table?.options.find(n=>n.letter===e)}function Ys(t){return t.options.flatMap(e=>e.letter===null?[]:[e.letter])}function Ge(t,e){let n=C(t,e);return n?{letter:e,patch:t.patches[e],placements:new Set(n.placements??[])}:null}function qt(t){if(t.stage==="over"||L(t))return null;let e=mt(t.seats);return e.length===2?t.turn:e[0]??null}function Fe({table:t,placement:e}){return t?e.plan?qt(t):t.turn:null}function Bt(t){return t.placement.plan?T(t)!==null&&!t.pending:_(t)}var Ue=null;function Np(t,e,n){if(Ue?.choice.letter===t&&Ue.cells===n)return Ue.choice;let r=St([...n].flatMap((i,s)=>i==="."?[]:[s])),o=new Set(je(r,e).map(({name:i})=>i));return Ue={cells:n,choice:{letter:t,patch:e,placements:o,planned:!0}},Ue.choice}function T(t){let{letter:e,plan:n}=t.placement;if(!t.table||e===null)return null;if(n){let r=t.looking?null:qt(t.table),o=r&&t.table.players[r-1].cells;return o?Np(e,t.patches[e],o):null}return e==="+"?On(t.table.special_cells):Ge(t,e)}function yo(t){let{table:e}=t;if(!e)return 1;let n=[1,2].filter(r=>e.seats[r-1].yours);return n.length===1?n[0]:n.length===2?ae(t)?.turn??1:1}function Bn(t,e){let{table:n,placement:r}=t;return!n||r.letter===null?!1:r.letter==="+"?n.special_cells_7x7.includes(e.slice(1)):C(t,r.letter)?.completes_7x7?.includes(e)??!1}function Un(t,e){if(!t||t==="pass"||t.startsWith("A:"))return null;let n=it(t.slice(-2));return{shape:t.startsWith("+")?[[0,0]]:e[t[0]].orientations[t[1]],origin:n}}function Qs({table:t,patches:e,suggestions:n,looking:r},o){return r||t?.turn!==o?[]:n.flatMap(({move:i,label:s,kind:c,faint:l})=>{let u=Un(i,e);return u?[{...u,label:s,kind:c,faint:l}]:[]})}function Xs({suggestions:t,looking:e},n){return e?[]:t.filter(({move:r})=>n===null?r==="pass":r!=="pass"&&r[0]===n)}function Ve({table:t,looking:e}){return t?e?t.moves.slice(0,e.index).slice(-1):ks(t):[]}function Js(t,e){return t.flatMap(n=>Un(n,e)??[])}function ta(t,e){return!t||e.number===t.number?[]:[...Ip(t,e),...Cp(t,e)]}function Ip(t,e){let[n,...r]=e.moves.slice(t.moves.length);if(!n?.change||r.length>0)return[];let{move:o,player:i,change:s}=n,c=t.players[i-1].income,l=e.time_board.income.filter(f=>f>s.from&&f<=s.to),u=o==="pass"?[]:["place"];return l.length>0&&c>0?[...u,"payday"]:no(s)>0?[...u,"button"]:u}function Cp(t,e){let n=mt(e.seats);if(e.result&&!t.result)return[n.includes(e.result.winner)?"win":"end"];let r=t.turn===e.turn&&Et(t);return n.length===1&&Et(e)&&!r?["turn"]:[]}function Ze(t,e,n,r){return r.map((o,i)=>({wave:t,from:o,to:o,at:i*e*.7,long:e,loud:n}))}var ea={place:[{wave:"sine",from:190,to:70,at:0,long:.11,loud:.5},{wave:"triangle",from:520,to:840,at:.05,long:.12,loud:.08}],button:Ze("triangle",.05,.22,[1480,1865]),payday:Ze("triangle",.09,.25,[1175,1480,1760]),turn:Ze("sine",.16,.25,[587,784]),win:Ze("triangle",.2,.25,[523,659,784,1047]),end:Ze("sine",.22,.25,[659,523])},na={turn:[60],win:[60,60,120],end:[120]};var Gn=null;function bo(){return"vibrate"in navigator}function ra(t,e,{sounds:n,vibration:r}){if(!(!n&&!r))for(let o of ta(t,e)){n&&xo(o);let i=na[o];r&&i&&bo()&&navigator.vibrate(i)}}function xo(t){Gn??=new AudioContext,Gn.state==="suspended"&&Gn.resume();for(let e of ea[t])Rp(Gn,e)}function Rp(t,{wave:e,from:n,to:r,at:o,long:i,loud:s}){let c=t.currentTime+o,l=t.createOscillator(),u=t.createGain();l.type=e,l.frequency.setValueAtTime(n,c),l.frequency.exponentialRampToValueAtTime(r,c+i),u.gain.setValueAtTime(1e-4,c),u.gain.exponentialRampToValueAtTime(s,c+.01),u.gain.exponentialRampToValueAtTime(1e-4,c+i),l.connect(u).connect(t.destination),l.start(c),l.stop(c+i)}function ko(){"serviceWorker"in navigator&&oa(()=>navigator.serviceWorker.register("/sw.js"))}function vo(){if(!("caches"in window))return;let t={title:a("your-turn"),body:a("notice-body"),lang:D()};oa(async()=>{await(await caches.open("notices")).put("/notice-words",new Response(JSON.stringify(t)))})}function oa(t){(window.requestIdleCallback??(n=>window.setTimeout(n,1e3)))(()=>{t().catch(n=>{console.warn("This browser keeps nothing for times without a page:",n.message)})})}var st=class{constructor(e){this.value=e}valueOf(){return this.value}},A=class extends st{constructor(e="???"){super(e)}toString(e){return`{${this.value}}`}},U=class extends st{constructor(e,n={}){super(e),this.opts=n}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return this.value.toString(10)}},at=class t extends st{static supportsValue(e){if(typeof e=="number"||e instanceof Date)return!0;if(e instanceof st)return t.supportsValue(e.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(e instanceof n.Instant||e instanceof n.PlainDateTime||e instanceof n.PlainDate||e instanceof n.PlainMonthDay||e instanceof n.PlainTime||e instanceof n.PlainYearMonth)return!0}return!1}constructor(e,n={}){e instanceof t?(n={...e.opts,...n},e=e.value):e instanceof st&&(e=e.valueOf()),typeof e=="object"&&"calendarId"in e&&n.calendar===void 0&&(n={...n,calendar:e.calendarId}),super(e),this.opts=n}[Symbol.toPrimitive](e){return e==="string"?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e=="number")return e;if(e instanceof Date)return e.getTime();if("epochMilliseconds"in e)return e.epochMilliseconds;if("toZonedDateTime"in e)return e.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var ia=100,Pp="⁨",jp="⁩";function Hp(t,e,n){if(n===e||n instanceof U&&e instanceof U&&n.value===e.value)return!0;if(e instanceof U&&typeof n=="string"){let r=t.memoizeIntlObject(Intl.PluralRules,e.opts).select(e.value);if(n===r)return!0}return!1}function sa(t,e,n){return e[n]?ce(t,e[n].value):(t.reportError(new RangeError("No default")),new A)}function So(t,e){let n=[],r=Object.create(null);for(let o of e)o.type==="narg"?r[o.name]=ze(t,o.value):n.push(ze(t,o));return{positional:n,named:r}}function ze(t,e){switch(e.type){case"str":return e.value;case"num":return new U(e.value,{minimumFractionDigits:e.precision});case"var":return Dp(t,e);case"mesg":return Wp(t,e);case"term":return qp(t,e);case"func":return Bp(t,e);case"select":return Up(t,e);default:return new A}}function Dp(t,{name:e}){let n;if(t.params)if(Object.prototype.hasOwnProperty.call(t.params,e))n=t.params[e];else return new A(`$${e}`);else if(t.args&&Object.prototype.hasOwnProperty.call(t.args,e))n=t.args[e];else return t.reportError(new ReferenceError(`Unknown variable: $${e}`)),new A(`$${e}`);if(n instanceof st)return n;switch(typeof n){case"string":return n;case"number":return new U(n);case"object":if(at.supportsValue(n))return new at(n);default:return t.reportError(new TypeError(`Variable type not supported: $${e}, ${typeof n}`)),new A(`$${e}`)}}function Wp(t,{name:e,attr:n}){let r=t.bundle._messages.get(e);if(!r)return t.reportError(new ReferenceError(`Unknown message: ${e}`)),new A(e);if(n){let o=r.attributes[n];return o?ce(t,o):(t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new A(`${e}.${n}`))}return r.value?ce(t,r.value):(t.reportError(new ReferenceError(`No value: ${e}`)),new A(e))}function qp(t,{name:e,attr:n,args:r}){let o=`-${e}`,i=t.bundle._terms.get(o);if(!i)return t.reportError(new ReferenceError(`Unknown term: ${o}`)),new A(o);if(n){let c=i.attributes[n];if(c){t.params=So(t,r).named;let l=ce(t,c);return t.params=null,l}return t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new A(`${o}.${n}`)}t.params=So(t,r).named;let s=ce(t,i.value);return t.params=null,s}function Bp(t,{name:e,args:n}){let r=t.bundle._functions[e];if(!r)return t.reportError(new ReferenceError(`Unknown function: ${e}()`)),new A(`${e}()`);if(typeof r!="function")return t.reportError(new TypeError(`Function ${e}() is not callable`)),new A(`${e}()`);try{let o=So(t,n);return r(o.positional,o.named)}catch(o){return t.reportError(o),new A(`${e}()`)}}function Up(t,{selector:e,variants:n,star:r}){let o=ze(t,e);if(o instanceof A)return sa(t,n,r);for(let i of n){let s=ze(t,i.key);if(Hp(t,o,s))return ce(t,i.value)}return sa(t,n,r)}function Eo(t,e){if(t.dirty.has(e))return t.reportError(new RangeError("Cyclic reference")),new A;t.dirty.add(e);let n=[],r=t.bundle._useIsolating&&e.length>1;for(let o of e){if(typeof o=="string"){n.push(t.bundle._transform(o));continue}if(t.placeables++,t.placeables>ia)throw t.dirty.delete(e),new RangeError(`Too many placeables expanded: ${t.placeables}, max allowed is ${ia}`);r&&n.push(Pp),n.push(ze(t,o).toString(t)),r&&n.push(jp)}return t.dirty.delete(e),n.join("")}function ce(t,e){return typeof e=="string"?t.bundle._transform(e):Eo(t,e)}var Fn=class{constructor(e,n,r){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=n,this.args=r}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,n){let r=this.bundle._intls.get(e);r||(r={},this.bundle._intls.set(e,r));let o=JSON.stringify(n);return r[o]||(r[o]=new e(this.bundle.locales,n)),r[o]}};function Ao(t,e){let n=Object.create(null);for(let[r,o]of Object.entries(t))e.includes(r)&&(n[r]=o.valueOf());return n}var aa=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function ca(t,e){let n=t[0];if(n instanceof A)return new A(`NUMBER(${n.valueOf()})`);if(n instanceof U)return new U(n.valueOf(),{...n.opts,...Ao(e,aa)});if(n instanceof at)return new U(n.toNumber(),{...Ao(e,aa)});throw new TypeError("Invalid argument to NUMBER")}var Gp=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function la(t,e){let n=t[0];if(n instanceof A)return new A(`DATETIME(${n.valueOf()})`);if(n instanceof at||n instanceof U)return new at(n,Ao(e,Gp));throw new TypeError("Invalid argument to DATETIME")}var ua=new Map;function pa(t){let e=Array.isArray(t)?t.join(" "):t,n=ua.get(e);return n===void 0&&(n=new Map,ua.set(e,n)),n}var le=class{constructor(e,{functions:n,useIsolating:r=!0,transform:o=i=>i}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:ca,DATETIME:la,...n},this._useIsolating=r,this._transform=o,this._intls=pa(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:n=!1}={}){let r=[];for(let o=0;o<e.body.length;o++){let i=e.body[o];if(i.id.startsWith("-")){if(n===!1&&this._terms.has(i.id)){r.push(new Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(n===!1&&this._messages.has(i.id)){r.push(new Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return r}formatPattern(e,n=null,r=null){if(typeof e=="string")return this._transform(e);let o=new Fn(this,r,n);try{return Eo(o,e).toString(o)}catch(i){if(o.errors&&i instanceof Error)return o.errors.push(i),new A().toString(o);throw i}}};var _o=/^(-?[a-zA-Z][\w-]*) *= */gm,fa=/\.([a-zA-Z][\w-]*) *= */y,Fp=/\*?\[/y,Mo=/(-?[0-9]+(?:\.([0-9]+))?)/y,Vp=/([a-zA-Z][\w-]*)/y,da=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Zp=/^[A-Z][A-Z0-9_-]*$/,Vn=/([^{}\n\r]+)/y,zp=/([^\\"\n\r]*)/y,ma=/\\([\\"])/y,ha=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Kp=/^\n+/,ga=/ +$/,Yp=/ *\r?\n/g,Qp=/( *)$/,Xp=/{\s*/y,$a=/\s*}/y,Jp=/\[\s*/y,tf=/\s*] */y,ef=/\s*\(\s*/y,nf=/\s*->\s*/y,rf=/\s*:\s*/y,of=/\s*,?\s*/y,sf=/\s+/y,Ut=class{constructor(e){this.body=[],_o.lastIndex=0;let n=0;for(;;){let g=_o.exec(e);if(g===null)break;n=_o.lastIndex;try{this.body.push(l(g[1]))}catch(b){if(b instanceof SyntaxError)continue;throw b}}function r(g){return g.lastIndex=n,g.test(e)}function o(g,b){if(e[n]===g)return n++,!0;if(b)throw new b(`Expected ${g}`);return!1}function i(g,b){if(r(g))return n=g.lastIndex,!0;if(b)throw new b(`Expected ${g.toString()}`);return!1}function s(g){g.lastIndex=n;let b=g.exec(e);if(b===null)throw new SyntaxError(`Expected ${g.toString()}`);return n=g.lastIndex,b}function c(g){return s(g)[1]}function l(g){let b=f(),M=u();if(b===null&&Object.keys(M).length===0)throw new SyntaxError("Expected message value or attributes");return{id:g,value:b,attributes:M}}function u(){let g=Object.create(null);for(;r(fa);){let b=c(fa),M=f();if(M===null)throw new SyntaxError("Expected attribute value");g[b]=M}return g}function f(){let g;if(r(Vn)&&(g=c(Vn)),e[n]==="{"||e[n]==="}")return d(g?[g]:[],1/0);let b=_i();return b?g?d([g,b],b.length):(b.value=Cr(b.value,Kp),d([b],b.length)):g?Cr(g,ga):null}function d(g=[],b){for(;;){if(r(Vn)){g.push(c(Vn));continue}if(e[n]==="{"){g.push(h());continue}if(e[n]==="}")throw new SyntaxError("Unbalanced closing brace");let ot=_i();if(ot){g.push(ot),b=Math.min(b,ot.length);continue}break}let M=g.length-1,Mt=g[M];typeof Mt=="string"&&(g[M]=Cr(Mt,ga));let ke=[];for(let ot of g)ot instanceof Zn&&(ot=ot.value.slice(0,ot.value.length-b)),ot&&ke.push(ot);return ke}function h(){i(Xp,SyntaxError);let g=$();if(i($a))return g;if(i(nf)){let b=R();return i($a,SyntaxError),{type:"select",selector:g,...b}}throw new SyntaxError("Unclosed placeable")}function $(){if(e[n]==="{")return h();if(r(da)){let[,g,b,M=null]=s(da);if(g==="$")return{type:"var",name:b};if(i(ef)){let Mt=k();if(g==="-")return{type:"term",name:b,attr:M,args:Mt};if(Zp.test(b))return{type:"func",name:b,args:Mt};throw new SyntaxError("Function names must be all upper-case")}return g==="-"?{type:"term",name:b,attr:M,args:[]}:{type:"mesg",name:b,attr:M}}return Y()}function k(){let g=[];for(;;){switch(e[n]){case")":return n++,g;case void 0:throw new SyntaxError("Unclosed argument list")}g.push(S()),i(of)}}function S(){let g=$();return g.type!=="mesg"?g:i(rf)?{type:"narg",name:g.name,value:Y()}:g}function R(){let g=[],b=0,M;for(;r(Fp);){o("*")&&(M=b);let Mt=I(),ke=f();if(ke===null)throw new SyntaxError("Expected variant value");g[b++]={key:Mt,value:ke}}if(b===0)return null;if(M===void 0)throw new SyntaxError("Expected default variant");return{variants:g,star:M}}function I(){i(Jp,SyntaxError);let g;return r(Mo)?g=gn():g={type:"str",value:c(Vp)},i(tf,SyntaxError),g}function Y(){if(r(Mo))return gn();if(e[n]==='"')return Uu();throw new SyntaxError("Invalid expression")}function gn(){let[,g,b=""]=s(Mo),M=b.length;return{type:"num",value:parseFloat(g),precision:M}}function Uu(){o('"',SyntaxError);let g="";for(;;){if(g+=c(zp),e[n]==="\\"){g+=Gu();continue}if(o('"'))return{type:"str",value:g};throw new SyntaxError("Unclosed string literal")}}function Gu(){if(r(ma))return c(ma);if(r(ha)){let[,g,b]=s(ha),M=parseInt(g||b,16);return M<=55295||57344<=M?String.fromCodePoint(M):"�"}throw new SyntaxError("Unknown escape sequence")}function _i(){let g=n;switch(i(sf),e[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return Mi(e.slice(g,n))}return e[n-1]===" "?Mi(e.slice(g,n)):!1}function Cr(g,b){return g.replace(b,"")}function Mi(g){let b=g.replace(Yp,`
`),M=Qp.exec(g)[1].length;return new Zn(b,M)}}},Zn=class{constructor(e,n){this.value=e,this.length=n}};var Oo=new Map,ue=new le("en");function Ke(t,e=`/words/${t}.json`){let n=Oo.get(t);if(n)return n;let r=af(new URL(e,import.meta.url));return Oo.set(t,r),r.catch(()=>Oo.delete(t)),r}async function af(t){let e=await fetch(t);if(!e.ok)throw new Error(`The words of this page can’t be loaded: ${t}`);return e.json()}function To({language:t,words:e,editions:n={}},r){ue=new le(t,{useIsolating:!1}),ue.addResource(new Ut(e)),Object.hasOwn(n,r)&&ue.addResource(new Ut(n[r]),{allowOverrides:!0}),Li({language:t,format:(i,s)=>{let c=ue.getMessage(i)?.value;if(!c)throw new Error(`There is no message ${i} in ${t}.`);return ue.formatPattern(c,s)}})}function zn(t){t.language===D()&&ue.addResource(new Ut(t.words))}var{dataset:Kn}=document.querySelector("script[type=module]"),cf=new Set(["home","offline"]),{lang:lf}=document.documentElement,Lo=new Map,wa=!1;async function G(t){let e=Lo.get(t)??uf(t);return Lo.set(t,e),e.catch(()=>Lo.delete(t)),e}async function uf(t){let e=r=>r.startsWith(t)&&r.endsWith("Style"),n=Object.keys(Kn).filter(e);try{let[r]=await Promise.all([import(Kn[t]),...n.map(o=>No(Kn[o])),cf.has(t)||ya(D()).then(zn)]);return r}catch(r){throw new Ot(a("server-away"),{cause:r})}}function ya(t){return wa=!0,Ke(`${t}-later`,t===lf?Kn.words:void 0)}async function ba(t){return wa?ya(t):null}function No(t){let e=document.createElement("link");e.rel="stylesheet",e.href=t;let n=new Promise((r,o)=>{e.onload=r,e.onerror=()=>{e.remove(),o(new Error(`No style sheet at ${t}`))}});return document.head.append(e),n}var xa="quiltbee.outdated";function Ye(){return sessionStorage.getItem(xa)===String(2)?!1:(sessionStorage.setItem(xa,String(2)),location.reload(),!0)}async function ka(){await qi().catch(()=>!0)||Ye()}var Io=new Set;function va(t){for(let e of Io)e(t)}function Sa(t){return Io.add(t),()=>{Io.delete(t)}}var Ea=[["one","Player1"],["two","Player2"]];var pf=["","?","You","Automa"];function Yn(t,e){return`/${ff(e)}${t}`}function Aa(t){try{return`#${atob(t.replaceAll("-","+").replaceAll("_","/"))}`}catch(e){if(e instanceof DOMException)return"";throw e}}function ff(t){let e=Ea.flatMap(([r],o)=>{let i=t[o]??"";return pf.includes(i)?[]:[[r,i]]}),n=new URLSearchParams(e).toString();return n&&`?${n}`}function _a(t){let e=new URLSearchParams(t);return Object.fromEntries(Ea.flatMap(([n,r])=>{let o=e.get(n)?.trim().slice(0,40);return o?[[r,o]]:[]}))}function Oa(){let t=df(8,7).slice(0,54);return t.map(({x:e,y:n},r)=>{let o={x:(e+.5)*12,y:(n+.5)*12},i=r>0?t[r-1]:{x:e-1,y:n},s={x:o.x+(i.x-e)*12/2,y:o.y+(i.y-n)*12/2};return r<53?{centre:o,entry:s,width:12,height:12}:{centre:{x:o.x+12,y:o.y},entry:s,width:36,height:12}})}function df(t,e){let n=new Set,r=[],[o,i,s,c]=[0,0,1,0],l=(u,f)=>u>=0&&f>=0&&u<t&&f<e&&!n.has(`${u},${f}`);for(;r.length<t*e;)r.push({x:o,y:i}),n.add(`${o},${i}`),l(o+s,i+c)||([s,c]=[-c,s]),o+=s,i+=c;return r}var Ma=10.3;function Ta(){let e=[],n=-Math.PI/2,r=43;for(let o=0;o<=53;o+=1){let i={x:48+Math.cos(n)*r,y:48+Math.sin(n)*r},s=e.at(-1)?.centre??i,c={x:(i.x+s.x)/2,y:(i.y+s.y)/2},l=o===53?9.8:8.6;e.push({centre:i,entry:c,width:l,height:l});let u=Ma/r;n+=u,r-=Ma/(2*Math.PI)*u}return e}function La(t){let{table:e,placement:n,weighing:r}=t;if(!e||!_(t))return null;let o=n.letter??(r?null:""),i=o===""||o==="+"?void 0:C(t,o);if(!i)return null;let{consequence:s}=i,c=e.turn,l=e.players[c-1].time,u=e.time_board.special_patches_left.filter(f=>f>l&&f<=s.time);return{player:c,from:l,to:s.time,marks:[...s.income_marks,...u],income:s.income_marks.length>0?s.income:0,special:s.special_patch,next:s.next}}function Na({player:t,to:e,income:n,special:r,next:o},i){let c=[n>0?a("preview-income",{count:n}):"",r?a("preview-special"):""].filter(Boolean).join(", ");return`${a("preview-space",{space:String(e)})}${c?`: ${c}`:""}. ${to("then",o,t,i)}`}var Co=[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg"];function Ia(t){let e=Co.indexOf(t);return{cloth:e%6,weave:(Math.floor(e/6)+e%6)%6}}var Qe={"weave-0":["<path d='M2.5 1.2a1.3 1.3 0 1 0 .01 0M7.5 6.2a1.3 1.3 0 1 0 .01 0'/>","<path opacity='.7' d='M7.5 2a.5.5 0 1 0 .01 0M2.5 7a.5.5 0 1 0 .01 0'/>"],"weave-1":["<path d='M.3 0h.5v10H.3zM1.5 0h1.9v10H1.5zM4.1 0h.5v10h-.5z M5.3 0h.5v10h-.5zM6.5 0h1.9v10H6.5zM9.1 0h.5v10h-.5z'/>"],"weave-2":["<path opacity='.55' d='M0 0h2.5v10H0zM5 0h2.5v10H5z'/>","<path opacity='.55' d='M0 0h10v2.5H0zM0 5h10v2.5H0z'/>"],"weave-3":["<path fill='none' stroke='var(--thread)' stroke-width='.85' d='M0 0L2.5-2.5 5 0 7.5-2.5 10 0M0 2.5L2.5 0 5 2.5 7.5 0 10 2.5M0 5L2.5 2.5 5 5 7.5 2.5 10 5 M0 7.5L2.5 5 5 7.5 7.5 5 10 7.5M0 10L2.5 7.5 5 10 7.5 7.5 10 10 M0 12.5L2.5 10 5 12.5 7.5 10 10 12.5'/>"],"weave-4":["<g transform='translate(2.5 2.5)'><path d='M0-1.8a.8.8 0 1 0 .01 0M1.05-1.05a.8.8 0 1 0 .01 0M.65.2a.8.8 0 1 0 .01 0 M-.65.2a.8.8 0 1 0 .01 0M-1.05-1.05a.8.8 0 1 0 .01 0'/><circle r='.55' fill='var(--cloth)'/><path fill='none' stroke='var(--thread)' stroke-width='.35' d='M1.6 1.6Q2.4 2 2.5 2.6M-1.6 1.6Q-2.4 2-2.5 2.6'/></g>","<g transform='translate(7.5 7.5)'><path d='M0-1.8a.8.8 0 1 0 .01 0M1.05-1.05a.8.8 0 1 0 .01 0M.65.2a.8.8 0 1 0 .01 0 M-.65.2a.8.8 0 1 0 .01 0M-1.05-1.05a.8.8 0 1 0 .01 0'/><circle r='.55' fill='var(--cloth)'/><path fill='none' stroke='var(--thread)' stroke-width='.35' d='M1.6 1.6Q2.4 2 2.5 2.6M-1.6 1.6Q-2.4 2-2.5 2.6'/></g>"],"weave-5":["<path fill='none' stroke='var(--thread)' d='M0 2.5Q2.5-.6 5 2.5T10 2.5M0 7.5Q2.5 4.4 5 7.5T10 7.5'/>"],special:["<rect x='.25' y='.25' width='9.5' height='9.5' rx='1.1' fill='var(--leather)' stroke='var(--seam)' stroke-width='.7'/>","<path fill='none' stroke='var(--grain)' stroke-width='.3' stroke-linecap='round' opacity='.7' d='M2.6 2.7h.5M6.9 2.5h.6M4.8 2.2h.3M2.3 5.5h.4M7.4 5.2h.4M3 7.6h.6M6.6 7.5h.5M4.9 7.9h.3'/>","<rect x='1.4' y='1.4' width='7.2' height='7.2' rx='.7' fill='none' stroke='var(--stitch)' stroke-width='.42' stroke-dasharray='1.1 .7' stroke-linecap='round'/>","<path fill='none' stroke='var(--grain)' stroke-width='.6' stroke-linecap='round' d='M5 3.3V6.7M3.3 5H6.7M3.8 3.8L6.2 6.2M6.2 3.8L3.8 6.2'/>"],button:["<circle r='9.6' fill='var(--stitch)' stroke='var(--seam)' stroke-width='1.9'/>","<circle r='6.4' fill='none' stroke='var(--seam)' stroke-width='.8' opacity='.35'/>","<path fill='none' stroke='var(--seam)' stroke-width='.9' opacity='.45' d='M-2.4-2.4L2.4 2.4M2.4-2.4L-2.4 2.4'/>","<path fill='var(--seam)' d='M-2.5-4.2a1.7 1.7 0 1 0 .01 0M2.5-4.2a1.7 1.7 0 1 0 .01 0 M-2.5.8a1.7 1.7 0 1 0 .01 0M2.5.8a1.7 1.7 0 1 0 .01 0'/>"],"special-tile":["<rect x='-9.4' y='-9.4' width='18.8' height='18.8' rx='2.4' fill='var(--leather)' stroke='var(--tile-edge)' stroke-width='1.2'/>","<rect x='-7.4' y='-7.4' width='14.8' height='14.8' rx='1.2' fill='none' stroke='var(--stitch)' stroke-width='.9' stroke-dasharray='2 1.2'/>","<path d='M-3.6-5.2H3.8C.6-1.5-.8 1.8-1.2 5.6' fill='none' stroke='var(--stitch)' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round'/>"],"tile-1":["<path d='M0-9a9 9 0 1 0 .01 0Z' fill='var(--tile-1)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],"tile-5":["<path d='M0 -8.20A3.2 3.2 0 0 1 5.8 -5.80A3.2 3.2 0 0 1 8.2 -0.00A3.2 3.2 0 0 1 5.8 5.80A3.2 3.2 0 0 1 0 8.20A3.2 3.2 0 0 1 -5.8 5.80A3.2 3.2 0 0 1 -8.2 0.00A3.2 3.2 0 0 1 -5.8 -5.80A3.2 3.2 0 0 1 0 -8.20Z' fill='var(--tile-5)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],"tile-10":["<path d='M-6.4-9H6.4Q9-9 9-6.4V6.4Q9 9 6.4 9H-6.4Q-9 9-9 6.4V-6.4Q-9-9-6.4-9Z' fill='var(--tile-10)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],"tile-20":["<path d='M0 -8.80A2 2 0 0 1 3.82 -7.93A2 2 0 0 1 6.88 -5.49A2 2 0 0 1 8.58 -1.96A2 2 0 0 1 8.58 1.96A2 2 0 0 1 6.88 5.49A2 2 0 0 1 3.82 7.93A2 2 0 0 1 0 8.80A2 2 0 0 1 -3.82 7.93A2 2 0 0 1 -6.88 5.49A2 2 0 0 1 -8.58 1.96A2 2 0 0 1 -8.58 -1.96A2 2 0 0 1 -6.88 -5.49A2 2 0 0 1 -3.82 -7.93A2 2 0 0 1 0 -8.80Z' fill='var(--tile-20)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],cell:["<path fill='none' stroke='var(--grid)' stroke-width='.16' opacity='.6' d='M3.4 5H6.6M5 3.4V6.6'/>"],"token-1":["<circle r='4'/>"],"token-2":["<path d='M0-5L5 0 0 5-5 0Z'/>"],"space-cloth":["<rect x='-5.7' y='-5.7' width='11.4' height='11.4' rx='1.2' fill='var(--tone)' stroke='var(--edge)' stroke-width='.35'/>","<rect x='-4.9' y='-4.9' width='9.8' height='9.8' rx='.7' fill='none' stroke='var(--edge)' stroke-width='.25' stroke-dasharray='.9 .6'/>"],"space-thread":["<circle r='4.3' fill='var(--tone)' stroke='var(--edge)' stroke-width='.4'/>","<circle r='3.6' fill='none' stroke='var(--edge)' stroke-width='.22' stroke-dasharray='.8 .5'/>"],"space-end":["<rect x='-17.7' y='-5.7' width='35.4' height='11.4' rx='1.2' fill='var(--tone)' stroke='var(--edge)' stroke-width='.35'/>","<rect x='-16.9' y='-4.9' width='33.8' height='9.8' rx='.7' fill='none' stroke='var(--edge)' stroke-width='.25' stroke-dasharray='.9 .6'/>"],corner:["<path fill='none' stroke='var(--thread-0)' stroke-width='.5' d='M2 13Q.5 7 5.5 5.5T13.5 1.8'/>","<use href='#button' transform='translate(5 5.2) scale(.3)'/>","<use href='#button' transform='translate(11.6 2.4) scale(.16)'/>","<use href='#button' transform='translate(2.2 11) scale(.16)'/>"]};var Ca=new WeakMap;async function Ra(t){let e=await fetch(t);if(!e.ok)throw new Error(`The artwork can’t be loaded: ${t}`);return e.json()}function Po(t){let e=[t];return Object.assign(e,{raw:e})}function hf(t){let e=Ca.get(t);if(!e){let n=Object.entries(t).map(([r,o])=>`<g id="${r}">${o.join("")}</g>`);e=Po(n.join("")),Ca.set(t,e)}return v(e)}function Pa(t=Qe){return p`<svg class="fabrics" aria-hidden="true" width="0" height="0">
<defs>
${hf(t)}
${Co.map(e=>{let{cloth:n,weave:r}=Ia(e);return Ro(`fabric-${e}`,10,v`<g class=${`cloth-${n}`}><rect class="cloth" width="10" height="10"></rect>
<use class="thread" href=${`#weave-${r}`}></use></g>`)})}
${Ro("fabric-cell",10,v`<use href="#cell"></use>`)}
${Ro("fabric-covered",5,v`<rect class="covered" width="5" height="5"></rect>`)}
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
</svg>`}function Ro(t,e,n){return v`<pattern id=${t} width=${e} height=${e} patternUnits="userSpaceOnUse">${n}
</pattern>`}function rt(t,e,n,r=1){return v`<use href=${`#${t}`} transform=${`translate(${e} ${n}) scale(${r})`}></use>`}function q(t,e,n){return rt("button",t,e,n/10)}function gf(t){let e=t.orientations[0];return Array.from({length:t.income},(n,r)=>e[Math.floor((r+.5)*e.length/t.income)])}function Xe(t,e,n,[r,o],i){let s=e.orientations[n],c=j(e.orientations[0]);return v`<g class="patch" transform=${`translate(${o*10} ${r*10})`}>
<path class="piece" fill=${`url(#fabric-${t})`} d=${z(s,10,.25)}></path>
<path class="stitches" d=${z(s,10,1.1)}></path>
${gf(e).map(l=>{let[u,f]=ms(l,c,n);return q((f+.5)*10,(u+.5)*10,2.6)})}
${i?$f(s[0],t):m}
</g>`}function $f([t,e],n){let[r,o]=[(e+.5)*10,(t+.5)*10+1.9];return v`<text class="letter" x=${r} y=${o}>${n}</text>`}function jo([t,e]){return v`<g class="patch special">${rt("special",e*10,t*10)}</g>`}function At(t,e,n,r){let[o,i]=j(e.orientations[n]),s=Math.max(4,o,i)*10+1.2,[c,l]=[(i*10-s)/2,(o*10-s)/2];return p`<svg class="framed" viewBox=${`${c} ${l} ${s} ${s}`} aria-hidden="true">
${Xe(t,e,n,[0,0],r)}
</svg>`}function Qn(t,e,n,r){let[o,i]=j(e.orientations[n]);return p`<svg
class=${`picture w${i} h${o}`}
viewBox=${`-0.6 -0.6 ${i*10+1.2} ${o*10+1.2}`}
aria-hidden="true"
>
${Xe(t,e,n,[0,0],r)}
</svg>`}var ja={cloth:Oa(),thread:Ta()},Je=[1,2];function Ha(t){return t.time_board.on_top===1?[Je[1],Je[0]]:Je}function Da(t,e){let[n,r]=t.players.map(l=>l.time),o=n===r?a("tokens-together",{space:String(n),name:E(e,t.time_board.on_top)}):Je.map(l=>a("token-at",{...K(e,l),space:String(t.players[l-1].time)})).join(" "),i=t.time_board.special_patches_left,s=t.automa?` ${Be(t.automa)}`:"",c=i.length?i.join(", "):a("none");return`${o} ${a("special-left",{spaces:c})}${s}`}function Ho(t,e,n,r){return v`<g class=${`token token-${t}`} transform=${`translate(${e} ${n})`}>
${rt(`token-${t}`,0,0,r/4)}
<text y=${r*.42} font-size=${r*1.2}>${t}</text></g>`}function Wa({numeral:t},e,n,r){let o=Array.from({length:16},(i,s)=>{let c=s%2?r*.78:r,l=s*Math.PI/8;return`${(Math.sin(l)*c).toFixed(2)} ${(-Math.cos(l)*c).toFixed(2)}`});return v`<g class="marker" transform=${`translate(${e} ${n})`}>
<path d=${`M${o.join("L")}Z`}></path>
<text y=${r*.3} font-size=${r*.85}>${t}</text></g>`}function qa({automa:t},e,n){if(!t?.marker_on_board)return m;let[r,o]=e(t.marker);return Wa(t,r,o,n)}function Ba(t){return p`<svg class="token-picture" viewBox="-6 -6 12 12" aria-hidden="true">
${Ho(t,0,0,4.4)}
</svg>`}function yf(t,e,n,r=null){let o=ja[n],i=n==="cloth"?84:96,{income:s,special_patches:c,special_patches_left:l}=t.time_board;return p`<svg
class="spiral"
viewBox=${`-1 -1 98 ${i+2}`}
role="img"
aria-label=${Da(t,e)}
>
${n==="thread"?[bf(),xf(o)]:m}
${o.map((u,f)=>kf(u,f,n))}
${r?Ua(r,u=>o[u].centre):m}
${s.map(u=>{let{x:f,y:d}=o[u].entry;return Xn(u,r,q(f,d,2.5))})}
${c.map(u=>{let{x:f,y:d}=o[u].entry;return Xn(u,r,tn(f,d,4.8,l.includes(u)))})}
${r?Ga(r,o[r.to].centre,4.6):m}
${qa(t,u=>[o[u].centre.x,o[u].centre.y],5.4)}
${vf(t,o)}
</svg>`}function Xn(t,e,n){let o=e?.marks.includes(t)??!1?"board-mark crossed":"board-mark";return v`<g class=${o} data-mark=${t}>${n}</g>`}function Ua({player:t,from:e,to:n},r){let i=Array.from({length:n-e+1},(s,c)=>r(e+c)).map(({x:s,y:c})=>`${s.toFixed(1)} ${c.toFixed(1)}`).join("L");return v`<path class="walk-halo" d=${`M${i}`}></path>
<path class=${`walk walk-${t}`} d=${`M${i}`} data-testid="walk"></path>`}function Ga({player:t,to:e},{x:n,y:r},o){return v`<g class=${`landing landing-${t}`} data-landing=${e}
transform=${`translate(${n} ${r})`}>${rt(`token-${t}`,0,0,o/4)}</g>`}function bf(){return[[0,1,1],[96,-1,1],[0,1,-1],[96,-1,-1]].map(([t,e,n])=>v`<use href="#corner"
transform=${`translate(${t} ${n>0?0:96}) scale(${e} ${n})`}></use>`)}function xf(t){let e=t.map(({centre:n})=>`${n.x.toFixed(1)} ${n.y.toFixed(1)}`);return v`<path class="strand" d=${`M${e.join("L")}`}></path>`}function kf({centre:{x:t,y:e}},n,r){let o=n===53,i=r==="cloth"&&o?"space-end":`space-${r}`,s=n===0||o?"end":n%2?"odd":"even",c=n===0&&r==="cloth"?a("board-start"):n;return v`<g class=${`space ${s}`}>
${rt(i,t,e,r==="thread"&&o?1.14:1)}
<text x=${t} y=${e+1.6} class=${n===0?"named":""}>${c}</text></g>`}function tn(t,e,n,r){let[o,i]=[t-n/2,e-n/2];return r?rt("special",o,i,n/10):v`<rect class="mark-taken" x=${o} y=${i} width=${n} height=${n}
rx="0.6"></rect>`}function vf(t,e){let n=t.players[0].time===t.players[1].time;return Ha(t).map((r,o)=>{let{x:i,y:s}=e[t.players[r-1].time].centre,c=n?o*-2.6+1.3:0;return Ho(r,i+c*.6,s+c,4)})}var en={left:5,span:150,bar:9.5,above:4,below:15};function ht(t){return en.left+t*en.span/53}function Jn(t){return t===1?en.above:en.below}function Fa(t,e){return ja[t][e].centre}function Sf(t,e,n){let{income:r,special_patches:o,special_patches_left:i}=t.time_board,{bar:s}=en;return p`<svg
class="time-line"
viewBox="0 0 160 19"
role="img"
aria-label=${Da(t,e)}
>
<rect class="track" x="3" y=${s-1.6} width="154" height="3.2" rx="1.6"></rect>
${Je.map(c=>v`<rect class=${`gone gone-${c}`} x="3" y=${c===1?s-1.6:s}
width=${Math.max(2,ht(t.players[c-1].time)-3)} height="1.6"></rect>`)}
${n?Ua(n,c=>({x:ht(c),y:s})):m}
${r.map(c=>Xn(c,n,q(ht(c-.5),s,2.1)))}
${o.map(c=>Xn(c,n,tn(ht(c-.5),s,4.2,i.includes(c))))}
${qa(t,c=>[ht(c),s],3.6)}
${n?Ga(n,{x:ht(n.to),y:Jn(n.player)},3.2):m}
${Ha(t).map(c=>{let{time:l}=t.players[c-1];return Ho(c,ht(l),Jn(c),3.3)})}
</svg>`}function Ef(t,e){let{to_income:n,to_special_patch:r}=t.players[e-1],o=(i,s)=>p`<li><svg viewBox="-3 -3 6 6">${s}</svg>${i??"–"}</li>`;return p`<ul class="ahead" data-testid="ahead" aria-hidden="true">
${o(n,q(0,0,2.7))} ${o(r,tn(0,0,5.2,!0))}
</ul>`}function Af({automa:t}){let e=[[a("legend-income"),q(0,0,2.4)],[a("legend-special"),tn(0,0,4.6,!0)],[a("legend-taken"),tn(0,0,4.6,!1)]];if(!t)return e;let{marker:n,marker_on_board:r}=t;return[...e,[r?a("legend-marker",{space:String(n)}):a("legend-no-marker"),Wa(t,0,0,2.9)]]}function Va(t,e,n,r,o=null,i=1){let s=o?Na(o,e):a("time-note",{name:E(e,i),distances:Re(t,i)});return p`<section class="panel time-board" aria-labelledby="time-heading">
<div class="panel-head">
<h2 id="time-heading">${a("time-board")}</h2>
<button type="button" class="quiet look" data-testid="look" @click=${r}>
${a(n==="cloth"?"look-thread":"look-cloth")}
</button>
</div>
<p class="time-note" data-testid="time-note">${s}</p>
<div class="spiral-box">${yf(t,e,n,o)}</div>
<div class="line-box">
${Sf(t,e,o)}
<p class="visually-hidden">${s}</p>
${Ef(t,i)}
</div>
<ul class="legend">
${Af(t).map(([c,l])=>p`<li><svg viewBox="-3 -3 6 6" aria-hidden="true">${l}</svg> ${c}</li>`)}
</ul>
</section>`}var tr=class{constructor(e,n){this.root=e,this.look=n,this.scene=null,this.running=[]}prepare({table:e},n,r){let i=r>0&&n.moves.length===(e?.moves.length??0)+1?n.moves[n.moves.length-1]:void 0;if(!i){this.scene=null;return}let s=ro(i.move),c=s?this.root.querySelector(`[data-patch="${s}"] .framed`):null,l=c&&{box:c.getBoundingClientRect(),image:c.cloneNode(!0)},{gains:u,marks:f}=Ss(i,n.time_board);this.scene={happening:i,milliseconds:r,gains:u,marks:f,picture:l}}play(){let{scene:e}=this;this.scene=null,e&&(this.skip(),this.fly(e),this.walk(e),this.light(e),this.float(e))}skip(){for(let e of this.running)e.finish();this.running=[]}run(e,n,r){let o=e.animate(n,{duration:r,easing:"ease-in-out"});return this.running.push(o),o}fly({happening:{move:e,player:n},picture:r,milliseconds:o}){let i=this.targetOf(ro(e),n);if(!r||!i)return;let[s,c]=[r.box,i.getBoundingClientRect()],l=this.overlay("flying",[r.image]),u=(d,h)=>({transform:`translate(${d.x+d.width/2}px, ${d.y+d.height/2}px)
translate(-50%, -50%) scale(${h})`}),f=Math.max(c.width,c.height)/170;this.run(l,[u(s,s.width/170),u(c,f)],o*.9).onfinish=()=>l.remove(),i.matches("g")&&this.run(i,[{opacity:0},{opacity:0,offset:.9},{opacity:1}],o)}targetOf(e,n){let o=[...this.root.querySelectorAll(`[data-sewn="${e}"]`)].filter(s=>s.getBoundingClientRect().width>0),[i]=o.sort((s,c)=>c.getBoundingClientRect().width-s.getBoundingClientRect().width);return i??this.root.querySelector(`[data-testid="player-${n}"]`)}walk({happening:{change:e,player:n},milliseconds:r}){if(!e||e.to<=e.from)return;let o=Array.from({length:e.to-e.from+1},(c,l)=>e.from+l),i=c=>Fa(this.look(),c),s=c=>({x:ht(c),y:Jn(n)});for(let[c,l]of[["spiral",i],["time-line",s]]){let u=this.root.querySelector(`.${c} .token-${n}`),f=o.map(l).map(({x:d,y:h})=>({transform:`translate(${d}px, ${h}px)`}));u&&this.run(u,f,r*.9)}}light({marks:e,milliseconds:n}){for(let r of e)for(let o of this.root.querySelectorAll(`[data-mark="${r}"]`))this.run(o,[{opacity:1},{opacity:.1},{opacity:1}],n)}float({happening:{player:e},gains:n,milliseconds:r}){let i=this.root.querySelector(`[data-testid="buttons-${e}"]`)?.getBoundingClientRect();if(!i||n.length===0)return;let s=this.overlay("floating",[n.join(" · ")]),[c,l]=[i.x-4,i.y-4],u=[{transform:`translate(${c}px, ${l+10}px)`,opacity:0},{transform:`translate(${c}px, ${l}px)`,opacity:1,offset:.25},{transform:`translate(${c}px, ${l-12}px)`,opacity:1}];this.run(s,u,r).onfinish=()=>s.remove()}overlay(e,n){let r=document.createElement("div");return r.className=`overlay ${e}`,r.setAttribute("aria-hidden","true"),r.append(...n),document.body.append(r),r}};var Uw=[["1 2 3","key-1-2-3"],["keys-arrows","key-arrows"],["keys-shift-arrows","key-shift-arrows"],["N, Shift + N","key-n"],["R, Shift + R","key-r"],["F","key-f"],["keys-space","key-space"],["Enter","key-enter"],["Esc","key-esc"],["keys-wheel","key-wheel"],["P","key-p"],["U","key-u"],["T, Enter","key-t"],["H, W","key-h"],["/","key-slash"],["?, F1","key-help"]],nn={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right"},Za={1:{type:"option",index:0},2:{type:"option",index:1},3:{type:"option",index:2}," ":{type:"placement",event:{type:"cycle"}},f:{type:"placement",event:{type:"turn",how:"flip"}},Enter:{type:"place"},Escape:{type:"cancel"},p:{type:"pass"},u:{type:"undo"},t:{type:"turn"},h:{type:"hint"},w:{type:"why"},"/":{type:"command"},"?":{type:"help"}};function za({key:t,shiftKey:e,ctrlKey:n,metaKey:r,altKey:o}){if(n||r||o)return null;if(Object.hasOwn(nn,t)){let s=nn[t];return{type:"placement",event:{type:e?"jump":"arrow",direction:s}}}let i=t.length===1?t.toLowerCase():t;return i==="n"?{type:"placement",event:{type:"next",back:e}}:i==="r"?{type:"placement",event:{type:"turn",how:e?"left":"right"}}:Object.hasOwn(Za,i)?Za[i]:null}var _f=4,Mf=1.5,Of=120,er=class{constructor(e,n){this.root=e,this.game=n,this.press=null,this.swallow=!1,this.turned=0;let r=new AbortController;this.stop=()=>{this.end(),r.abort()};let o=(i,s,c=!1)=>e.addEventListener(i,l=>s(l),{signal:r.signal,capture:c});o("pointerdown",i=>this.down(i)),o("pointermove",i=>this.move(i)),o("pointerup",i=>this.up(i)),o("pointercancel",()=>this.abandon()),o("pointerleave",()=>this.leave()),o("click",i=>this.click(i),!0),o("contextmenu",i=>this.flip(i)),e.addEventListener("wheel",i=>this.wheel(i),{signal:r.signal,passive:!1}),window.addEventListener("keydown",i=>{i.key==="Escape"&&this.press?.dragging&&(i.stopPropagation(),this.abandon())},{signal:r.signal,capture:!0})}cellAt(e,n){let r=this.root.querySelector("[data-held] .cells");if(!r)return null;let o=r.getBoundingClientRect(),i=o.width/9,[s,c]=[Math.floor((n-o.top)/i),Math.floor((e-o.left)/i)];return s>=-1&&c>=-1&&s<=9&&c<=9?[Math.max(0,Math.min(8,s)),Math.max(0,Math.min(8,c))]:null}isOnQuilt(e){return e.target instanceof Element&&e.target.closest("[data-held] .cells")!==null}down(e){this.swallow=!1;let{state:n}=this.game;if(e.button!==0||!e.isPrimary||!Bt(n))return;let r=e.target,o=_(n)?r.closest("[data-patch]"):null,i=o?o.dataset.patch:this.game.state.placement.letter;if(!i||!o&&!this.isOnQuilt(e))return;let s=o?this.grabbed(o,i,e):this.heldCell(e);this.press={pointer:e.pointerId,x:e.clientX,y:e.clientY,letter:i,anchor:s,market:o,touch:e.pointerType==="touch",dragging:!1,image:null}}grabbed(e,n,r){let o=Ge(this.game.state,n),i=e.querySelector(".patch");if(!o||!i)return null;let s=o.patch.orientations[P(this.game.state.placement,n)],[c,l]=j(s),u=i.getBoundingClientRect(),f=Math.floor((r.clientY-u.top)/u.height*c),d=Math.floor((r.clientX-u.left)/u.width*l);return s.find(h=>et(h,[f,d]))??xt(s)}heldCell(e){let{placement:n}=this.game.state,r=T(this.game.state),o=this.cellAt(e.clientX,e.clientY);return!r||!n.origin||!o||!nt(n,r).some(i=>et(i,o))?null:[o[0]-n.origin[0],o[1]-n.origin[1]]}move(e){let{press:n}=this;if(!n){e.pointerType!=="touch"&&this.hover(e);return}if(e.pointerId===n.pointer){if(!n.dragging){if(Math.hypot(e.clientX-n.x,e.clientY-n.y)<_f)return;this.startDrag(n)}this.drag(n,e)}}hover(e){let{placement:n}=this.game.state;if(n.letter===null||n.set)return;let r=this.isOnQuilt(e)?this.cellAt(e.clientX,e.clientY):null;r?this.game.placement({type:"hover",cell:r}):this.leave()}leave(){!this.press&&this.game.state.placement.origin&&this.game.placement({type:"leave"})}startDrag(e){e.dragging=!0,this.root.setPointerCapture(e.pointer),e.market&&this.game.choose(e.letter,e.anchor??void 0);let n=T(this.game.state);if(!n)return;let r=vt(this.game.state.placement,n),o=r.filter(s=>s[0]===j(r)[0]-1),i=e.touch?o[Math.floor(o.length/2)]:e.anchor??xt(r);this.game.placement({type:"hold",anchor:i}),e.market&&(e.image=this.dragImage(e.market))}dragImage(e){let n=e.querySelector(".framed");if(!n)return null;let r=document.createElement("div");return r.className="drag-image",r.append(n.cloneNode(!0)),document.body.append(r),r}drag(e,n){let r=this.root.querySelector("[data-held] .cells"),o=e.touch&&r?r.getBoundingClientRect().width/9*Mf:0,i=this.cellAt(n.clientX,n.clientY-o);if(i?this.game.placement({type:"hover",cell:i}):this.game.placement({type:"leave"}),!e.image)return;e.image.hidden=i!==null;let s=`${n.clientX}px, ${n.clientY-o}px`;e.image.style.transform=`translate(${s}) translate(-50%, -50%)`}up(e){let{press:n}=this;if(!(!n||e.pointerId!==n.pointer)&&(this.end(),!!n.dragging)){if(this.swallow=!0,!this.game.state.placement.origin)return this.game.placement({type:"cancel"});this.game.placement({type:"show"}),n.market&&!n.touch&&this.game.commit()}}abandon(){let e=this.press?.dragging??!1;this.end(),this.swallow=e,e&&this.game.placement({type:"cancel"})}end(){this.press?.image?.remove(),this.press=null}click(e){if(this.swallow){this.swallow=!1,e.stopPropagation(),e.preventDefault();return}if(!this.isOnQuilt(e))return;let{game:n}=this,{placement:r}=n.state,o=T(n.state),i=this.cellAt(e.clientX,e.clientY);!i||!o||(r.set&&this.commits(e,i)?n.commit():n.placement({type:"set",cell:i}))}commits(e,n){let{placement:r}=this.game.state,o=T(this.game.state);if(!o)return!1;let i=nt(r,o);return r.plan?!1:i.length>0&&ne(r,o)&&et(An(i),n)?!0:e.pointerType==="touch"?!1:[...i,r.cursor].some(s=>et(s,n))}wheel(e){if(!this.turns(e)||e.deltaY===0)return;e.preventDefault();let n=performance.now();n-this.turned<Of||(this.turned=n,this.game.placement({type:"turn",how:e.deltaY>0?"right":"left"}))}flip(e){e.pointerType==="touch"||!this.turns(e)||(e.preventDefault(),this.game.placement({type:"turn",how:"flip"}))}turns(e){let{state:n}=this.game;return e.target instanceof Element&&e.target.closest("[data-held] .cells")!==null&&Bt(n)&&(T(n)?.letter??"+")!=="+"}};function Ka(t,e){let n=t.target.closest("[data-quilt=shown]");return!n||!Object.hasOwn(nn,t.key)||t.shiftKey?!1:(t.preventDefault(),e(n.getAttribute("data-testid")==="quilt-1"?1:2,nn[t.key]),!0)}function Ya(t){t.onLine=e=>G("commands").then(({obey:n})=>n(t,e),n=>t.complain(n.message))}function Qa(t,e,n){let r=window.matchMedia("(prefers-reduced-motion: reduce)");e.pace=()=>document.hidden||r.matches?"off":n.settings.motion;let o=new tr(t,()=>n.settings.look);return e.onShow=({table:i},s)=>{ra(e.state.table,i,n.settings),o.prepare(e.state,i,s)},o}function Xa(t,e,n,r,o){let i=new er(t,e),s=new AbortController,{signal:c}=s,l=()=>{document.hidden||(e.wake(),r.consider())},u=()=>{e.skip(),n.skip()};return window.addEventListener("keydown",u,{capture:!0,signal:c}),window.addEventListener("pointerdown",u,{capture:!0,signal:c}),t.addEventListener("keydown",f=>Lf(f,e,o),{signal:c}),e.onPlan=f=>Tf(t,e,f),window.addEventListener("online",l,{signal:c}),document.addEventListener("visibilitychange",l,{signal:c}),()=>{s.abort(),i.stop()}}function Ja(t){tc(t.querySelector(".quilt.active .cells"))}async function Tf(t,e,n){try{e.planning=await G("plan"),e.planning.planWith(e,n),e.state.placement.plan&&T(e.state)&&tc(t.querySelector(".spread.front .cells"))}catch(r){e.complain(r instanceof Error?r.message:String(r))}}function tc(t){if(!t)return;t.focus({preventScroll:!0});let{top:e,bottom:n}=t.getBoundingClientRect();(e<0||n>window.innerHeight)&&t.scrollIntoView({block:"nearest"})}function ec(t,e,n){e.matches(".turn-card")&&t.querySelector(".quilt.active")?n():document.getElementById("turn-heading")?.focus()}function Lf(t,e,n){let r=t.target;if(!r.closest("[data-keys]")||r.closest("dialog, input, select, textarea")||Ka(t,(c,l)=>e.store.dispatch({type:"walk",player:c,direction:l})))return;let i=za(t),s=r instanceof HTMLButtonElement&&[" ","Enter"].includes(t.key);!i||s||(t.preventDefault(),If(i,e,n))}function Nf(t){let{letter:e,plan:n}=t.state.placement;if(t.placement({type:"cancel"}),!n||!document.activeElement?.matches(".cells"))return;document.querySelector(`[data-coming=${e}]`)?.focus({preventScroll:!0})}function If(t,e,n){switch(t.type){case"option":return e.chooseAt(t.index),n();case"placement":return e.placement(t.event);case"place":return e.state.placement.letter===null&&e.company.goOn()?void 0:e.state.table?.stage==="card"?e.turnCard():e.commit();case"turn":return e.turnCard();case"hint":return e.hint();case"why":return e.why();case"cancel":return Nf(e);case"pass":return e.pass();case"undo":return e.undo();case"command":return e.type(!0),document.getElementById("command")?.focus();case"help":return e.onHelp()}}function nc({mode:t,board:e,seats:n,automa:r}){let[o]=mt(n);if(o===void 0||t==="remote")return null;let i={board:e,seed:null,from:null,names:null};if(t==="solo"&&r)return{...i,opponent:"automa",deck:r.deck,level:r.level,first:"you"};if(t==="screen")return{...i,opponent:"person",first:"you",names:[n[1].name,n[0].name]};let s=o===1?"opponent":"you";return{...i,opponent:"computer",level:Cf(n[2-o].name),first:s}}function Cf(t){return Number(/level (\d+)$/.exec(t)?.[1]??Vt)}var Rf=3,rc=5,Do={buttons:rc,time:0,income:0,cells:".".repeat(Wt),filled:so,empty:Wt,patches:[]};function uy(t,e="revised"){return{board:e,ring:t,players:[Do,Do],turn:1,stage:"action",tile:null,automa:null}}function nr(t,e){return{...Do,buttons:t,time:e}}function oc({ring:t,players:e,turn:n,stage:r,tile:o,automa:i}){let s=e.some(({buttons:l,time:u,empty:f})=>l!==rc||u>0||f<Wt);return n===1&&r==="action"&&o===null&&i===null&&!s&&new Set(t).size===33&&t.endsWith("A")}function gt({players:t,turn:e}){return t[e-1]}function ct({stage:t,turn:e,automa:n}){return t==="over"?null:n!==null&&e===2?"card":e}function pe({ring:t}){return[...t.slice(0,Rf)]}function rr(t,e){let n=t.indexOf(e);return t.slice(n+1)+t.slice(0,n)}function Wo(t,e,n){return t.filter(r=>r>e&&r<=n)}function qo({players:[t,e]}){return Math.max(t.time,e.time)}function rn(t){return Wo(wn[t.board],qo(t),Q)}function on(t){return $n[t-1]}function ic({automa:t,players:e,tile:n}){return t!==null&&n!==1&&e[1].time<on(t.level).marker}function $t(t){return t.startsWith("A:")}function sc(t,e,n){let[r,o]=t.players,{automa:i}=t,{taken:s,start:c,stop:l}=n,u=pe(t).join("");if(i===null||ct(t)!=="card"||c!==o.time||n.choices!==u||s!==null&&!u.includes(s)||e!==`A:${s??"pass"}`||l<=c||l>Q)return null;let f=l===Q&&r.time===Q;return{...t,ring:s===null?t.ring:rr(t.ring,s),players:[r,nr(o.buttons+n.income,l)],turn:l>r.time||f?1:2,stage:f?"over":"action",tile:n.takes_special_tile?2:t.tile,automa:{...i,taken:i.taken+(s??"")}}}var Pf=/^(?:pass|[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9])$/;function Bo(t,e){let{turn:n,players:r}=t,o=gt(t),i=r[2-n],s=e?o.time+e.time:i.time+1,c=Math.min(s,Q),[l,u]=e?[e.buttons,0]:[0,c-o.time],f=Wo(ve,o.time,c),d=(o.income+(e?.income??0))*f.length,h=c>i.time,$=o.empty>(e?.squares??0),k=c===Q&&i.time===Q;return{buttons:o.buttons-l+u+d,time:c,paid:l,earned:u,income_marks:f,income:d,special_patch:h&&$&&rn(t).some(S=>S<=c),next:h||k?tt(n):n,over:k}}function jf(t,e,n){if(!Pf.test(e))return"a move is pass, a patch like X0a7 or a special patch like +d9";let r=e[0],o=r in n&&e!=="pass",i=o?co(n[r],e.slice(1)):null;if(o&&!i)return`patch ${r} would not lie wholly on the board there`;if(t.stage==="over")return"the game is over";if(ct(t)==="card")return"it is the Automa's turn";let s=i?.spaces??[po(e.slice(1))??0];return t.stage==="special_patch"?r==="+"?ac(t,s):"the special patch must be placed first":e==="pass"?null:r==="+"?"there is no special patch to place":Uo(t,r,n)??ac(t,s)}function Uo(t,e,n){let r=pe(t);if(!t.ring.includes(e))return`patch ${e} is no longer in the ring`;if(!r.includes(e))return`patch ${e} is not among the next three (${r.join(", ")})`;let o=n[e].buttons-gt(t).buttons;return o>0?`needs ${o} more button${o>1?"s":""}`:null}function ac(t,e){let{filled:n}=gt(t),r=e.find(o=>Rn(n,o));return r===void 0?null:`overlaps at ${He(r)}`}function uc(t,e,n){if(jf(t,e,n)!==null)return null;let r=gt(t);if(e==="pass")return lc(t,t.ring,r,null);let[o,i]=[e[0],e.slice(1)];if(o==="+")return{...pc(t,cc(r,[po(i)??0],"*")),stage:"action",turn:tt(t.turn)};let s=n[o],c=co(s,i),{orientation:l,row:u,column:f,spaces:d}=c,h={...cc(r,d,o),income:r.income+s.income,patches:Go([...r.patches,{letter:o,orientation:l,row:u,column:f}])};return lc(t,rr(t.ring,o),h,s)}function Go(t){return t.sort((e,n)=>e.letter<n.letter?-1:1)}function cc(t,e,n){return{...t,cells:Us(t.cells,e,n),filled:ao(t.filled,St(e)),empty:t.empty-e.length}}function lc(t,e,n,r){let{buttons:o,time:i,special_patch:s,next:c,over:l}=Bo(t,r),u=l?"over":s?"special_patch":"action",f=s&&!l?t.turn:c;return{...pc(t,{...n,buttons:o,time:i}),ring:e,stage:u,turn:f}}function pc(t,e){let{players:n,turn:r,tile:o}=t;return{...t,players:r===1?[e,n[1]]:[n[0],e],tile:o===null&&Bs(e.filled)?r:o}}function Fo(t,e,n,r){return $t(e)?n===void 0?null:sc(t,e,n):uc(t,e,r)}function or(t,e,n,r){let o=[t],i=n.values();for(let[s,c]of e.entries()){let l=$t(c)?i.next().value:void 0,u=Fo(o[s],c,l,r);if(u===null)return null;o.push(u)}return o}function fc(t,e,n){return e.map((r,o)=>Vo(o+1,r,t[o],t[o+1],n))}function Vo(t,e,n,r,o){let i=n.turn,[s,c]=[n.players[i-1],r.players[i-1]],l=Hf(e)?o[e[0]].buttons:0,u=e==="pass"?c.time-s.time:0,f=c.buttons-s.buttons+l-u;return{number:t,player:i,move:e,change:{from:s.time,to:c.time,paid:l,earned:u,income:f}}}function Hf(t){return t!=="pass"&&!t.startsWith("+")&&!$t(t)}function ir(t,e){let n=0;for(;n<t.length&&$t(t[t.length-1-n]);)n+=1;return n===0?[]:e.slice(-n)}var Df=/^(\d{1,4})\.(\d{1,2})(?:i(\d{1,2}))?$/,Wf=/^(\d{1,4})\.(\d{1,2}):([A-Za-g]{1,33}|-)$/,qf=/^(?:[A-Za-g]{1,33}|-)$/,Bf=/^[1-9*xA-Za-g]{1,9}(?:\/[1-9*xA-Za-g]{1,9}){8}$/,dc={1:{turn:1,stage:"action"},2:{turn:2,stage:"action"},"1+":{turn:1,stage:"special_patch"},"2+":{turn:2,stage:"special_patch"},"#1":{turn:1,stage:"over"},"#2":{turn:2,stage:"over"}},mc={"-":null,1:1,2:2},hc={r:"revised",o:"original"};function ar(t,e){let n=t.trim().split(" ");if(n.length===11)return Uf(n,e);let[r,o,i,s,...c]=n;if(n.length!==8)return null;let[l,u]=[Zo(r,i,e),Zo(o,s,e)];return l&&u&&wc([l,u],c,null)}function Uf([t,e,n,r,o,i,s,c,l],u){let f=Zo(t,e,u),d=Wf.exec(n);if(!f||!d||c!=="normal"&&c!=="tactical"||!/^[1-5]$/.test(l))return null;let h=d[3]==="-"?"":d[3],$=nr(Number(d[1]),Number(d[2])),k={deck:c,level:Number(l),taken:h};return wc([f,$],[r,o,i,s],k)}function wc(t,[e,n,r,o],i){if(!(n in dc&&r in mc&&o in hc&&qf.test(e)))return null;let c=e==="-"?"":e,l={tile:mc[r],board:hc[o],automa:i};return{...dc[n],ring:c,players:t,...l}}function Zo(t,e,n){let r=Df.exec(e),o=t.split("/").map(h=>h.replace(/\d/g,$=>".".repeat(Number($))));if(!r||!Bf.test(t)||o.some(h=>h.length!==9))return null;let i=o.join(""),[,s,c,l]=r,u=Gf(i,n);if(u===null||i.includes("x")!==(l!==void 0))return null;let f=u.reduce((h,{letter:$})=>h+n[$].income,0),d=[...i].flatMap((h,$)=>h==="."?[]:[$]);return{buttons:Number(s),time:Number(c),income:l===void 0?f:Number(l),cells:i,filled:St(d),empty:Wt-d.length,patches:u}}function Gf(t,e){let r=[...new Set(t)].filter(i=>!".*x".includes(i)).map(i=>{let s=[...t].flatMap((l,u)=>l===i?[u]:[]),c=Hs(e[i],s);return c&&{letter:i,orientation:c.orientation,row:c.row,column:c.column}}),o=r.filter(i=>i!==null);return o.length<r.length?null:Go(o)}function yc(t,e){let{players:n,ring:r,turn:o,stage:i,tile:s,board:c,automa:l}=t,[u,f]=n.map(({cells:Y})=>Vf(Y)),d=gc(n[0]),h=[r||"-",Ff[i](o),s??"-",c[0]];if(l===null||e===null)return[u,f,d,gc(n[1]),...h].join(" ");let{buttons:$,time:k}=n[1],S=`${$}.${k}:${l.taken||"-"}`,R=`${$c(e.aside)}/${e.discards.join(".")||"-"}`,I=$c(e.pile).replace("?",`?${e.budget??""}`);return[u,d,S,...h,l.deck,l.level,I,R].join(" ")}var Ff={action:t=>`${t}`,special_patch:t=>`${t}+`,over:t=>`#${t}`};function Vf(t){return Array.from({length:9},(n,r)=>t.slice(9*r,9*(r+1))).map(n=>n.replace(/\.+/g,r=>String(r.length))).join("/")}function gc({buttons:t,time:e,income:n,cells:r}){return`${t}.${e}${r.includes("x")?`i${n}`:""}`}function $c(t){return Array(t).fill("?").join(".")||"-"}function bc(t,e,n,r){let i=n.filter(s=>!$t(s)).map(s=>s==="pass"?".":s).join("");return r!==null?Zf(e,i,n,r):oc(t)?`#${t.ring},${i}${t.board==="original"?",o":""}`:`#p=${xc(e)}${i&&`,${i}`}`}function Zf(t,e,n,[r,...o]){let i=t.split(" ").slice(0,-2),[s,c]=t.slice(t.lastIndexOf(" ")+1).split("/").map(zf),l=s+c,u=`${sr(r.slice(0,s))}/${sr(r.slice(s,l))}`,f=`#s=${xc([...i,sr(r.slice(l)),u].join(" "))}`;return n.length===0&&o.length===0?f:[f,e,...o.map(sr)].join(",")}function zf(t){return t==="-"?0:t.split(".").length}function sr(t){return t.map(e=>e||"?").join(".")||"-"}function xc(t){return t.replace(/ /g,"_").replace(/#/g,"!")}var Kf=new Set(["move","card","takeback","resign","flag","abort","handover"]);function cr(t,e){let n=ar(t.start,e),r=n&&or(n,t.moves,t.automa?.turns??[],e);return r===null?null:{game:t,positions:r,moves:fc(r,t.moves,e),seats:zo(t)}}function zo({seats:t,mode:e,present:n}){return W.map(r=>{let{name:o,kind:i,yours:s,bot:c,rating:l}=t[r-1],u=e==="remote"&&i==="person"&&!n.includes(r);return{name:o,kind:i,yours:s,away:u,bot:c,rating:l}})}function sn({positions:t}){return t[t.length-1]}function de(t){return t.game.ended?null:ct(sn(t))}function kc(t,e,n){if(e.number!==t.game.number+1)return null;let r=Xf(t,e,n);if(r===null)return null;let{number:o,acknowledges:i,clock:s,now:c=null}=e,l=r.game.clock,u=s&&l?{...l,...s}:l,f={...r.game,number:o,acknowledges:i,now:c,clock:s===null?null:u,automa:r.game.automa&&Qf(r.game.automa,e)};return de(r)===null&&(f.offer=null),Kf.has(e.kind)&&(f.thinking=Yf({...r,game:f})),{...r,game:f}}function Yf(t){let e=de(t);return typeof e=="number"&&t.seats[e-1].kind==="computer"}function Qf(t,{cards:e,levels:n}){return{...t,...e,levels:n??t.levels}}function Xf(t,e,n){let{game:r}=t;switch(e.kind){case"move":case"card":return Jf(t,e,n);case"takeback":return td(t,e);case"resign":case"flag":return fe(t,{ended:{kind:e.kind,player:e.player}});case"abort":return fe(t,{ended:{kind:"abort",player:null}});case"join":case"handover":return ed(t,e);case"ask":return fe(t,{offer:e.player});case"decline":return fe(t,{offer:null});case"rematch":{let o=W.filter(i=>i===e.player||r.rematch.asked.includes(i));return fe(t,{rematch:{...r.rematch,asked:o}})}case"rematch_opened":return fe(t,{rematch:{...r.rematch,game:e.table}});default:return null}}function fe(t,e){return{...t,game:{...t.game,...e}}}function Jf(t,e,n){let{game:r,positions:o,moves:i,seats:s}=t,{move:c}=e,l=e.kind==="card"?e.turn:void 0,u=sn(t),f=r.ended?null:Fo(u,c,l,n);if(f===null||r.automa===null!=(u.automa===null))return null;let d=r.automa&&l?{...r.automa,turns:[...r.automa.turns,l]}:null;return{game:{...r,moves:[...r.moves,c],offer:null,automa:d??r.automa},positions:[...o,f],moves:[...i,Vo(i.length+1,c,u,f,n)],seats:s}}function td({game:t,positions:e,moves:n,seats:r},{keep:o,practice:i}){if(!(o>=t.opening&&o<=n.length))return null;let s=t.automa&&{...t.automa,turns:t.automa.turns.filter(({number:c})=>c<=o),levels:[],practice:i??t.automa.practice};return{game:{...t,moves:t.moves.slice(0,o),offer:null,ended:null,automa:s},positions:e.slice(0,o+1),moves:n.slice(0,o),seats:r}}function ed(t,{kind:e,player:n,seat:r,opponent:o,level:i,mode:s,rated:c}){let l=t.game.seats.map((f,d)=>d===n-1?{...r,yours:f.yours}:f),u={...t.game,seats:l,opponent:o,level:i,mode:s,rated:c};return e==="handover"&&Object.assign(u,{clock:null,offer:null}),{...t,game:u,seats:zo(u)}}function vc(t,{type:e,clock:n,...r}){let o=t.game.clock,i={...t.game,...r};return n!==void 0&&(i.clock=n&&o&&{...o,...n}),{...t,game:i,seats:r.present?zo(i):t.seats}}function Sc(t,e){let n=e.kind==="move"||e.kind==="card";return{kind:e.kind,player:n?sn(t).turn:"player"in e?e.player:null,move:n?e.move:null,keep:e.kind==="takeback"?e.keep:null}}var nd=7,Ko=2;function lr(t,e,n){let{players:r,tile:o,automa:i}=t,{buttons:s,empty:c}=r[e-1],l=o===e?nd:0;if(e===1||i===null)return{buttons:s,special_tile:l,empty:c===0?0:-Ko*c};let u=on(i.level),f=[...i.taken].map(h=>n[h].income),d=f.filter(h=>h>0).length;return{special_tile:l,buttons_held:u.per_button_held*s,patches_with_buttons:u.per_patch_with_buttons*d,buttons_on_patches:u.per_button_on_patches*f.reduce((h,$)=>h+$,0)}}function ur(t){return Object.values(t).reduce((e,n)=>e+n,0)}function pr(t,e){return[ur(lr(t,1,e)),ur(lr(t,2,e))]}function Ec(t,e){if(t.stage!=="over")return null;let n=pr(t,e);return n[0]===n[1]?{winner:t.turn,scores:n,reason:"first to 53"}:{winner:n[0]>n[1]?1:2,scores:n,reason:"score"}}var Lc={options:[],special_cells:[],special_cells_7x7:[]};function fr(t,e,n=null){let{ring:r,turn:o,automa:i}=t;return{position:yc(t,n),turn:o,stage:ct(t)==="card"?"card":t.stage,ring:r,players:[_c(t,1,e),_c(t,2,e)],time_board:rd(t),result:Ec(t,e),automa:i&&n&&od(t,i,n,e)}}function dr(t,{kind:e,player:n},r){if(e==="abort"||n===null)return{stage:"over",result:null};let o=e==="flag"?"time":"resignation";return{stage:"over",result:{winner:tt(n),scores:pr(t,r),reason:o}}}var Ac=new WeakMap;function _c(t,e,n){let r=t.players[e-1],o=t.tile===e,i=Mc(r.time,rn(t)),s=Ac.get(r);if(s?.special_tile===o&&s.to_special_patch===i)return s;let{buttons:l,income:u,time:f,cells:d,empty:h}=r,$=lr(t,e,n),k={buttons:l,income:u,time:f,cells:d,patches:[...r.patches],score:ur($),score_parts:$,empty:e===2&&t.automa!==null?0:h,special_tile:o,to_income:Mc(f,ve),to_special_patch:i};return Ac.set(r,k),k}function Mc(t,e){let n=e.find(r=>r>t);return n===void 0?null:n-t}var Oc=new Map;function rd(t){let{board:e,stage:n,turn:r}=t,o=n==="over"?tt(r):r,i=[e,qo(t),o].join(),s=Oc.get(i);if(s)return s;let c={last:Q,income:ve,special_patches:wn[e],special_patches_left:rn(t),on_top:o};return Oc.set(i,c),c}function od(t,{deck:e,level:n,taken:r},o,i){let{budget:s,pile:c,aside:l,discards:u,practice:f,turns:d,levels:h}=o,{numeral:$,name:k,marker:S}=on(n),R=Y=>i[Y].income>0,I=[...r];return{deck:e,level:n,numeral:$,name:k,marker:S,marker_on_board:ic(t),budget:s,pile:c,aside:l,discards:u,practice:f,turns:d,levels:h,with_buttons:I.filter(R).join(""),without_buttons:I.filter(Y=>!R(Y)).join("")}}var Tc=new WeakMap;function Nc(t,e){let n=Tc.get(t);if(n)return n;let{filled:r}=gt(t),o=t.stage==="special_patch",i=o&&t.tile===null,s={options:t.stage==="action"?id(t,e):[],special_cells:o?uo(r).map(He):[],special_cells_7x7:i?Ws(r).map(He):[]};return Tc.set(t,s),s}function id(t,e){let n=pr(t,e);return[{letter:null,move:"pass",available:!0,reason:null,missing:0,placements:[],completes_7x7:[],consequence:Ic(t,null,n)},...pe(t).map(o=>sd(t,o,e,n))]}function sd(t,e,n,r){let{filled:o,buttons:i}=gt(t),s=n[e],c=je(o,s),l=c.length===0?"fits nowhere on the quilt":null,u=Uo(t,e,n)??l,f=t.tile===null?Ds(o,c,s.squares):[];return{letter:e,move:null,available:u===null,reason:u,missing:Math.max(0,s.buttons-i),placements:c.map(({name:d})=>d),completes_7x7:f.map(({name:d})=>d),consequence:Ic(t,s,r)}}function Ic(t,e,[n,r]){let o=Bo(t,e),i=o.buttons-gt(t).buttons+Ko*(e?.squares??0);return{...o,next:o.over?null:o.next,scores:t.turn===1?[n+i,r]:[n,r+i]}}var Cc=new WeakMap;function Rc(t,e){let n=Cc.get(t);if(n)return n;let r=ad(t,e);return Cc.set(t,r),r}function ad(t,e){let{game:n,positions:r,moves:o,seats:i}=t,{automa:s,ended:c}=n,l=sn(t),u=de(t),f=typeof u=="number"&&i[u-1].yours,d=s&&{...s,turns:ir(n.moves,s.turns)};return{...cd(t),...fr(l,e,d),...c&&dr(l,c,e),...f?Nc(l,e):Lc,getting_ready:n.getting_ready&&n.level!==null&&u!==null,moves:o,can_undo:ld(t),can_abort:ud(t),link:bc(r[0],n.start,n.moves,s&&s.shuffles),offer:n.offer&&{kind:"takeback",seat:n.offer}}}function cd({game:t,positions:e,seats:n}){let{number:r,acknowledges:o,opponent:i,level:s,mode:c,seed:l,access:u,takebacks:f}=t,{rated:d,seed_chosen:h,tournament:$,day:k,thinking:S,spectators:R,clock:I,now:Y,rematch:gn}=t;return{type:"state",game:t.game,number:r,acknowledges:o,opponent:i,level:s,mode:c,seed:l,access:u,takebacks:f,rated:d,seed_chosen:h,tournament:$,day:k,thinking:S,spectators:R,clock:I,now:Y,rematch:gn,ring0:e[0].ring,board:e[0].board,seats:n}}function ld(t){let{game:e,seats:n,moves:r,positions:o}=t,i=e.mode==="remote";if(e.rated||e.day!==null||i&&(!e.takebacks||de(t)===null||e.offer!==null))return!1;if(e.ended)return e.ended.kind==="resign";let s=W.filter(u=>n[u-1].yours),c=W.filter(u=>n[u-1].kind==="person"),l=s.length>0?s:c;return r.some((u,f)=>f>=e.opening&&l.some(d=>d===ct(o[f])))}function ud(t){let{game:e,positions:n,moves:r}=t;return e.mode!=="remote"||e.tournament!==null||de(t)===null?!1:new Set(r.slice(e.opening).map((i,s)=>n[e.opening+s].turn)).size<W.length}var Pc=250,pd=2e3,fd=5e3,dd=15e3,md={kind:"note",player:null,move:null,keep:null},mr=class{constructor(e,n,r){this.outside=e,this.folded=n,this.patches=r,this.wait=Pc,this.pending=null,this.socket=null,this.retry=null,this.watch=null,this.silence=null,this.hasGap=!1,this.wasOpen=!1}get table(){return Rc(this.folded,this.patches)}get number(){return this.folded.game.number}connect(){if(this.stopRetry(),this.socket)return;let e=this.outside.open();this.socket=e,this.hasGap=!1,this.wasOpen=!1,e.onopen=()=>this.opened(),e.onmessage=n=>this.received(String(n.data)),e.onclose=()=>this.closed(e),this.expectAnswer()}wake(){if(this.socket?.readyState!==1)return this.connect();this.askForGame()}leave(){let e=this.socket;this.socket=null,this.stopRetry(),this.stopWatch(),this.stopSilence(),e&&(e.onmessage=null,e.readyState===0?e.onopen=()=>e.close():e.close())}send(e){return this.pending?!1:(this.pending={...e,id:this.outside.newId(),seen:this.number},this.outside.onPending(e),this.transmit(),!0)}transmit(){!this.pending||this.socket?.readyState!==1||(this.socket.send(JSON.stringify(this.pending)),this.expectAnswer())}askForGame(){this.socket?.send(JSON.stringify({type:"hello",seen:this.number})),this.expectAnswer()}expectAnswer(){this.stopWatch(),this.watch=this.outside.later(()=>this.drop(),fd)}drop(){let e=this.socket;e&&(e.onclose=null,e.close(),this.closed(e))}opened(){this.wait=Pc,this.wasOpen=!0,this.outside.onStatus("open"),this.transmit()}received(e){let n=JSON.parse(e);if(n.type==="ping")return this.answerPing(n.n);switch(!this.pending&&!this.hasGap&&this.stopWatch(),n.type){case"game":return this.begin(n);case"event":return this.advance(n);case"note":return this.note(n);case"error":return(n.id===null||n.id===this.pending?.id)&&this.settle(),this.outside.onRefusal(n);case"hint":case"why":return n.id===this.pending?.id&&this.settle(),this.outside.onHint(n)}}answerPing(e){this.socket?.send(JSON.stringify({type:"pong",n:e})),this.stopSilence(),this.silence=this.outside.later(()=>this.missPing(),dd)}missPing(){this.silence=null,this.folded.game.clock?.running&&this.drop()}begin(e){let n=e.version===2?cr(e,this.patches):null;if(n===null)return console.error(`This page can’t follow game ${e.game} at event ${e.number}.`),this.outside.onOutdated();this.hasGap=!1,this.show(n,e.acknowledges,null)}advance(e){let{number:n,acknowledges:r}=e,o=this.folded,i=this.hasGap?null:kc(o,e,this.patches);if(i)return this.show(i,r,Sc(o,e));this.acknowledged(r),!(this.hasGap||n<=this.number)&&(console.warn(`Event ${n} can’t follow ${this.number} here: the whole game is asked for.`),this.askForGame(),this.hasGap=!0)}note(e){this.hasGap||(this.folded=vc(this.folded,e),this.outside.onTable(this.table,md))}show(e,n,r){this.pending||this.stopWatch(),this.folded=e,this.acknowledged(n),this.outside.onTable(this.table,r)}acknowledged(e){e!==null&&e===this.pending?.id&&this.settle()}settle(){this.pending=null,this.hasGap||this.stopWatch(),this.outside.onPending(null)}closed(e){this.socket===e&&(this.socket=null,this.stopWatch(),this.stopSilence(),this.wasOpen||this.outside.onUnopened(),this.outside.onStatus("lost"),this.retry=this.outside.later(()=>this.connect(),this.wait),this.wait=Math.min(pd,this.wait*2))}stopRetry(){this.retry!==null&&this.outside.forget(this.retry),this.retry=null}stopSilence(){this.silence!==null&&this.outside.forget(this.silence),this.silence=null}stopWatch(){this.watch!==null&&this.outside.forget(this.watch),this.watch=null}};var F=1e3,Gt=60*F,me=60*Gt,lt=24*me,Yo=9900,hd=[10,30,60];function hr(t){let e=/^(\d+)d$/.exec(t);if(e)return{kind:"days",main:Number(e[1])*lt,extra:0};let[n,r]=t.split(/[+~]/).map(o=>Number(o)*F);return{kind:t.includes("~")?"delay":"increment",main:n,extra:r}}function jc(t){if(t===null)return a("no-clock");let{kind:e,main:n,extra:r}=hr(t);if(e==="days")return a("clock-days",{count:n/lt});let o=Dc(n);if(r===0)return a("clock-whole",{time:o});let i=a("seconds",{count:r/F});return a(e==="delay"?"clock-delay":"clock-more",{time:o,each:i})}function Hc(t){let{kind:e,main:n,extra:r}=hr(t);if(e==="days")return a("label-days",{count:n/lt});let o=n%Gt===0?a("label-minutes",{count:n/Gt}):a("label-seconds",{count:n/F}),i=a("label-seconds",{count:r/F});return r===0?o:`${o} ${e==="delay"?"~":"+"} ${i}`}function Dc(t){return[[Math.floor(t/me),"hours"],[Math.floor(t%me/Gt),"minutes"],[Math.floor(t%Gt/F),"seconds"]].filter(([r])=>r>0).map(([r,o])=>a(o,{count:r})).join(" ")||a("no-time")}function Wc(t,{now:e},n){return e===null?null:t?.now===e?t:{now:e,at:n}}function Qo(t,e,n,r){let o=t.left[e-1];if(t.running!==e)return Math.max(0,o);let{kind:i,extra:s}=hr(t.control),c=i==="delay"?s:0,l=n.now+(r-n.at)-t.since;return Math.max(0,o-Math.max(0,l-c))}function qc(t){if(t<=Yo)return`0:0${(Math.ceil(t/100)/10).toFixed(1)}`;if(t>=lt)return a("short-days",{days:Math.floor(t/lt),hours:Math.floor(t%lt/me)});let e=Math.ceil(t/F),n=[Math.floor(e/60)%60,e%60],r=Math.floor(e/3600),o=n.map((i,s)=>s===0&&r===0?String(i):String(i).padStart(2,"0"));return r?[r,...o].join(":"):o.join(":")}function Bc(t){if(t<=0)return a("no-time-left");if(t>=lt){let e=Math.floor(t%lt/me),n=a("days",{count:Math.floor(t/lt)});return e?`${n} ${a("hours",{count:e})}`:n}return Dc(Math.ceil(t/F)*F)}function Uc(t,e){let{kind:n,main:r}=hr(t);return n==="days"?e<6*me:e<Math.max(10*F,Math.min(Gt,r/10))}function Gc(t,e){return hd.find(r=>t>r*F&&e<=r*F&&e>0)??null}function Fc(t){return t<=0?null:t>=lt?Gt:t<=Yo?t%100||100:Math.min(t%F||F,t-Yo)}var gd=[{key:"none",clock:null},{key:"short",clock:"300+5"},{key:"long",clock:"900+10"},{key:"days",clock:"3d"}];function r0(t){return gd.find(({key:e})=>e===t)?.clock??null}var Vc=16;function Xo(t,e){let n=Qr(e);return n!==null&&$d(t,e,n)||bd(t,e,n)||{text:t.told||xd(e),actions:[],urgent:!1}}function l0(t,e,n){return n==="rematch"?Jo(e):Xo(t,e).actions.some(([r])=>r===n)}function Jo(t){let e=Qr(t);return e===null||t.stage!=="over"||Qt(t.seats)!==null?!1:t.rematch.game===null&&!t.rematch.asked.includes(e)}function $d(t,e,n){return L(e)?null:e.stage==="over"?yd(e,n):wd(t,e,n)}function wd({fallen:t},e,n){let r=ti(e.seats,tt(n));return e.offer&&e.offer.seat!==n?{text:a("asks-takeback",{name:r}),actions:[["accept",a("accept")],["decline",a("decline")]],urgent:!0}:t===tt(n)?{text:a("time-is-up",{who:"other",name:r}),actions:[["claim",a("claim")]],urgent:!0}:t===n?{text:a("your-time-up",{name:r}),actions:[],urgent:!0}:e.offer?{text:a("you-asked-takeback",{name:r}),actions:[],urgent:!1}:null}function yd({rematch:t,seats:e},n){let r=ti(e,tt(n));return t.game!==null?{text:a("rematch-open"),actions:[],urgent:!1}:t.asked.includes(n)?{text:a("you-asked-rematch",{name:r}),actions:[],urgent:!1}:t.asked.includes(tt(n))?{text:a("asks-rematch",{name:r}),actions:[["rematch",a("play-again")]],urgent:!0}:null}function bd(t,e,n){let r=ei(e);if(r===null||e.stage==="over")return null;let o=ti(e.seats,r);return n===null||!t.isLongAway||e.clock?{text:a("is-away",{name:o}),actions:[],urgent:!1}:{text:a("long-away",{name:o}),actions:[["handover",a("let-computer-play")]],urgent:!1}}function ti(t,e){let n=E(t,e);return n.length>Vc?`${n.slice(0,Vc-1).trimEnd()}…`:n}function ei(t){return t.mode!=="remote"?null:W.find(e=>t.seats[e-1].away&&!t.seats[e-1].yours)??null}function xd({clock:t,rated:e,takebacks:n}){return`${[t?Hc(t.control):a("terms-no-clock"),a(e?"terms-rated":"terms-not-rated"),...n?[]:[a("terms-no-takebacks")]].join(", ")}.`}function ut(t){return L(t)?kd(t):jt(t,t.seats)}function he(t){return L(t)?vd(t):Ht(t,t.seats)}function kd(t){let e=Ne(t);return e?a("waiting-for",{name:e}):t.access==="public"?a("waiting-for-another"):a(O(t)?"waiting-for-friend":"waiting-for-second")}function vd(t){let e=Ne(t);return e?a("seat-kept-for",{name:e}):t.access==="public"?a("seat-for-anyone"):a(O(t)?"begins-by-link":"seat-for-invited")}function Zc(t,e){if(!t)return"";let{player:n}=t,r=n===null?{who:"other",name:""}:K(e.seats,n);switch(t.kind){case"join":return a("took-seat",r);case"handover":return a("took-over",r);case"ask":return a("asked-takeback",r);case"decline":return a("declined-takeback",r);case"rematch":return a("asked-rematch",r);case"rematch_opened":return a("rematch-open");case"takeback":return a("move-taken-back");default:return""}}function zc(t,e){return t!==null&&t.rematch.game===null&&e.rematch.game!==null&&O(e)?e.rematch.game:null}function Kc(t,e,n,r=""){let o=`${ut(e)}. ${he(e)}`;if(!t)return o;let i=t.moves.length;return e.moves.length<i?a("taken-back",{turn:o}):r?ut(t)===ut(e)?r:`${r} ${o}`:[...e.moves.slice(i).map(({number:c,player:l,move:u})=>{let f=l===2&&e.automa?.turns.find(d=>d.number===c);return f?Vs(f,n):a("move-by",{name:E(e.seats,l),move:Jt(u,n,!0)})}),...Sd(t,e),o].join(" ")}function Sd(t,e){return e.players.flatMap((n,r)=>!n.special_tile||t.players[r].special_tile||e.automa&&r===1?[]:[a("takes-tile",K(e.seats,r===0?1:2))])}var Ed=new Set(["show","turn","cycle"]);function Yc(t,e){let{table:n,placement:r}=t;if(e.type==="hover"||e.type==="leave"||e.type==="hold")return t.ghostText;if(e.type==="cancel")return a("put-back");if(!n)return"";let o=T(t),i=Fe(t);if(!o||!i)return ni(e)||N(r.cursor);if(!r.origin){let S=C(t,o.letter),R=S?Dt(S):null,I=o.letter==="+"?a("special-patch"):t.patches[o.letter].name;return R?a("chosen-but",{patch:I,reason:R}):a("chosen",{patch:I})}let s=n.players[i-1].cells,c=nt(r,o),l=kt(c,s,C(t,o.letter)),u=N(r.origin),f=ni(e)?`${ni(e)} `:"",d=Ed.has(e.type)?` ${a("ghost-covers",{cells:V(c.map(N))})}`:"";if(l)return f+a("ghost-against",{cell:u,reason:l})+d;let h=Xt(s,c),$=h.length>0?a("ghost-fits-making",{cell:u,holes:V(h.map(Jr))}):a("ghost-fits",{cell:u}),k=Bn(t,ee(r,o)??"");return f+(k?`${$} ${a("ghost-tile")}`:$)+d}function ni(t){return"said"in t&&t.said?t.said:""}function w0(t,e){let{table:n}=t,r=C(t,e);return!n||!r?"":`${Mn(r,[],!1,n,n.seats).map(i=>i.text).join("; ")}.`}function Qc(t){return{patches:t,table:null,status:"connecting",pending:null,placement:Ts,looking:null,walks:{1:[4,4],2:[4,4]},dialog:null,notice:null,peek:!1,said:"",ghostText:"",copied:"",account:{turns:[],run:0},typing:!1,weighing:!1,hint:null,suggestions:[],told:"",anchor:null,awayFrom:null,fallen:null,isLongAway:!1,timeSaid:""}}function Xc(t,e){switch(e.type){case"table":return _d(Ad(t,e.table,e.at??0),e.table,e.happened??null);case"told":return{...t,told:e.text,said:e.text};case"time":return{...t,...e.part};case"status":return e.status==="open"&&t.status==="lost"?{...t,status:e.status,said:a("connection-back")}:{...t,status:e.status};case"pending":return{...t,pending:e.request,notice:e.request?null:t.notice};case"refusal":return{...t,notice:{kind:"error",text:e.text}};case"hint":return{...t,hint:e.hint};case"suggest":return{...t,suggestions:e.suggestions};case"placement":return Td(t,e.event);case"look":return{...t,looking:{frames:e.frames,index:e.index},placement:Ln(t.placement)};case"return":return ri({...t,looking:null});case"walk":return{...t,walks:{...t.walks,[e.player]:_n(t.walks[e.player],e.direction)}};case"dialog":return{...t,dialog:e.dialog};case"peek":return{...t,peek:!t.peek};case"typing":return{...t,typing:e.open};case"weigh":return t.weighing===e.on?t:{...t,weighing:e.on};case"notice":return{...t,notice:e.notice};case"copied":return{...t,copied:e.text}}}function Ad(t,e,n){let r=ei(e)!==null;return{...t,anchor:Wc(t.anchor,e,n),awayFrom:r?t.awayFrom??n:null,isLongAway:r&&t.isLongAway}}function _d(t,e,n){let r=t.table;if(r&&r.number===e.number)return{...t,table:e};let o=Zc(n,e),i=Kc(r,e,t.patches,o)||t.said;return r!==null&&r.position===e.position&&o!==""?{...t,table:e,said:i,told:o}:ri({...t,table:e,said:i,told:o,looking:null,ghostText:"",copied:"",hint:null,suggestions:[],account:Md(t,e),placement:Od(t,e)?t.placement:Ln(t.placement)})}function Md({account:t,table:e},n){let{turns:r}=n.automa??t,o=e!==null&&n.moves.length<e.moves.length;if(r.length===0&&!o)return t;let i=r.length>0&&r[0].number===t.turns[0]?.number;return{turns:r,run:i?t.run:t.run+1}}function Od({placement:t,table:e},n){let{plan:r,letter:o}=t;return!r||o===null||!e||n.stage==="over"||qt(e)!==qt(n)?!1:n.ring.includes(o)&&!n.options.some(i=>i.letter===o)}function ri(t){let{table:e}=t;if(!e||e.stage!=="special_patch"||!Et(e))return t;let n=On(e.special_cells);return{...t,placement:oo(t.placement,null,{type:"choose",choice:n})}}function Td(t,e){if(t.pending)return t;let n=T(t),r=oo(t.placement,n,e);if(r===t.placement)return t;let o=r.plan?Ld(r):r,i=t.peek&&!o.plan,s={...t,placement:o,peek:i,notice:null};return{...e.type==="cancel"?ri(s):s,ghostText:Yc(s,e)}}function Ld(t){let{letter:e,origin:n,spots:r}=t;return e&&n?{...t,spots:{...r,[e]:n}}:t}function Nd(t,e,n){return[...e.placements].map(r=>{let o=it(r.slice(1)),i=Ct(e.patch.orientations[r[0]],o),s=Xt(t,i).length;return{key:r,score:Id(t,i)-6*s}}).sort((r,o)=>o.score-r.score||(r.key<o.key?-1:1)).slice(0,n).map(({key:r})=>r)}function Jc(t,e,n){let r=[...e.placements].filter(i=>i[0]===String(n)),o=new Set(r.length>0?r:e.placements);return Nd(t,{...e,placements:o},1)[0]??null}function Id(t,e){let n=new Set(e.map(String)),r=0;for(let[o,i]of e)for(let[s,c]of[[o-1,i],[o+1,i],[o,i-1],[o,i+1]])(s<0||c<0||s>=9||c>=9||t[s*9+c]!=="."&&!n.has(`${s},${c}`))&&(r+=1);return r}var Cd={normal:350,faster:160,off:0},Rd={normal:1200,faster:500,off:0},gr=class{constructor(e,n){this.outside=e,this.show=n,this.waiting=[],this.timer=null,this.spent=0}receive(e,n){this.waiting.push({item:e,isAction:n}),this.timer===null&&this.next()}interrupt(e){this.skip(),this.show(e,0)}skip(){let e=this.waiting,n=this.timer!==null;this.stop();for(let{item:r}of e)this.show(r,0);return n}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null,this.waiting=[],this.spent=0}next(){this.timer=null;for(let e=this.waiting.shift();e;e=this.waiting.shift()){let n=e.isAction?this.timeFor(this.outside.pace()):0;if(this.show(e.item,n),n!==0){this.spent+=n,this.timer=this.outside.later(()=>this.next(),n);return}}this.spent=0}timeFor(e){let n=1+this.waiting.filter(({isAction:o})=>o).length,r=Math.max(0,Rd[e]-this.spent);return Math.min(Cd[e],Math.floor(r/n))}};var Pd=3;function jd(t,e){let n=t.indexOf(e);return[...t.slice(n+1)+t.slice(0,n)].slice(0,Pd)}function ge(t,{ring:e}){let{letter:n,plan:r}=t.placement;return n!==null&&n!=="+"&&!r&&_(t)?jd(e,n):[]}function tl(t){let{state:e}=t;return e.table!==null&&qt(e.table)!==null&&!_(e)&&!e.looking&&oi(t)}function oi({company:t,state:{table:e,pending:n}}){return e!==null&&e.stage!=="over"&&!L(e)&&!n&&t.letsPlan!==!1}function el(t){let e=T(t),n=e&&t.placement.spots[e.letter];if(!e||!n)return null;let r=P(t.placement,e.letter);return e.placements.has(r+N(n))?{orientation:r,origin:n}:null}function nl(t,e){let{start:n,moves:r,automa:o,ended:i}=t,s=ar(n,e),c=s&&or(s,r,o?.turns??[],e);return c===null?null:c.map((l,u)=>({move:u===0?null:r[u-1],player:u===0?null:c[u-1].turn,...fr(l,e,o&&Hd(o,r.slice(0,u),l)),...i&&u===r.length&&dr(l,i,e)}))}function Hd({practice:t,turns:e,levels:n,cards:r},o,{stage:i}){let s=o.filter($t).length;return{...r[s],practice:t,turns:ir(o,e.slice(0,s)),levels:i==="over"?n:[]}}function rl(t,e){let n=nl(t,e);if(n===null)throw new pt(a("page-outdated"));return n}function G0(t){let e={yours:!1,away:!1,bot:!1,rating:null};return[1,2].map(n=>{if(n===2&&t.automa)return{...e,name:"Automa",kind:"automa"};let r=t.tags[`Player${n}`],o=r&&r!=="?"?r:a("player-number",{number:String(n)});return{...e,name:o,kind:"person"}})}var Dd={replay:Gi,create:Bi},Wd={objection:()=>null,answer:()=>null,goOn:()=>!1},qd=[3,3],$r=class{onPlan=()=>{};planning=null;constructor(e,n,{open:r,keeper:o=Dd,seen:i=s=>s}){this.id=e.game.game,this.patches=n,this.keeper=o,this.seen=i,this.store=wt(Xc,Qc(n));let{dispatch:s}=this.store;this.connection=new mr({open:r,later:(c,l)=>Number(setTimeout(c,l)),forget:c=>clearTimeout(c),newId:()=>`${Date.now().toString(36)}-${Math.random().toString(36).slice(2,12)}`,onTable:(c,l)=>this.hear({table:c,happened:l,at:performance.now()}),onRefusal:c=>this.refused(c),onHint:c=>s({type:"hint",hint:c}),onStatus:c=>s({type:"status",status:c}),onPending:c=>s({type:"pending",request:c}),onOutdated:()=>this.outdated(),onUnopened:()=>this.onUnopened()},e,n),this.pace=()=>"off",this.onShow=()=>{},this.onHelp=()=>{},this.onLine=()=>{},this.onOutdated=()=>!1,this.onUnopened=()=>{},this.company=Wd,this.telling=new gr({later:(c,l)=>Number(setTimeout(c,l)),forget:c=>clearTimeout(c),pace:()=>this.pace()},(c,l)=>{this.onShow(c,l),s({type:"table",...c})}),this.byItself=!1,s({type:"table",table:i(this.connection.table),at:performance.now()})}get state(){return this.store.get()}open(){this.connection.connect()}wake(){this.connection.wake()}close(){this.telling.stop(),this.connection.leave()}hear({table:e,happened:n,at:r}){let o=this.seen(e),i={table:o,happened:n,at:r};if(n?.kind==="note")return this.telling.receive(i,!1);let s=n?.kind==="move"||n?.kind==="card",c=!n?.player||o.seats[n.player-1].yours;s&&!c?this.telling.receive(i,!0):this.telling.interrupt(i)}outdated(){this.onOutdated()||this.complain(a("page-outdated"))}skip(){return this.telling.skip()}placement(e){this.store.dispatch({type:"placement",event:e})}complain(e){this.store.dispatch({type:"notice",notice:{kind:"error",text:e}})}choose(e,n){if(!_(this.state))return;let r=Ge(this.state,e);this.state.placement.letter===e&&!n?this.placement({type:"cancel"}):r&&this.placement({type:"choose",choice:r,anchor:n});let o=!n&&el(this.state);o&&this.placement({type:"put",...o})}chooseShown(e){if(!_(this.state))return;this.choose(e);let{table:n,placement:r}=this.state,o=T(this.state);if(!n||!o||r.letter!==e||r.origin)return;let i=P(r,e),s=Jc(n.players[n.turn-1].cells,o,i),c=s?it(s.slice(1)):null,l=s?Number(s[0]):i;this.placement({type:"put",orientation:l,origin:c??qd})}chooseAt(e){let{table:n,placement:r}=this.state,o=n?Ys(n)[e]:void 0;o===void 0||!_(this.state)||(r.letter!==o&&this.choose(o),this.placement({type:"show"}))}commit(){let{state:e}=this,{table:n,placement:r}=e,o=T(e);if(r.plan)return this.complain(this.planning?.notYet(e)??"");if(!n||!_(e))return;if(!o)return this.complain(a("choose-first"));if(!r.origin)return this.placement({type:"show"});let i=C(e,o.letter),s=kt(nt(r,o),n.players[n.turn-1].cells,i,!1),c=Tn(r,o);if(s||!c)return this.complain(i&&i.missing>0&&s===Dt(i)?a("it-is-wrong",{reason:s??""}):a("cannot-place",{reason:s??a("does-not-fit")}));this.placement({type:"show"}),this.send({type:"move",move:c})}pass(){_(this.state)&&C(this.state,null)&&this.send({type:"move",move:"pass"})}undo(){let{table:e}=this.state;if(!(!e||!se(this.state))){if(Hn(e)&&!e.automa?.practice)return this.dialog("practice");this.send({type:"undo"})}}practise(){this.dialog(null),this.send({type:"undo"})}turnCard(e=!1){oe(this.state)&&(this.send({type:"turn"}),this.byItself=e)}hint(){ie(this.state)&&this.send({type:"hint"})}why(){Wn(this.state)&&this.send({type:"why"})}forgetHint(){this.store.dispatch({type:"hint",hint:null})}refused({kind:e,error:n}){if(e==="stale"&&this.byItself)return;let r=D()==="en"?n:a(`refusal-${e}`);this.store.dispatch({type:"refusal",kind:e,text:r})}resign(){this.dialog(null),this.send({type:"resign"})}abort(){this.dialog(null),this.send({type:"abort"})}handOver(e){this.dialog(null),this.send({type:"handover",level:e})}mind(e){e==="handover"?this.dialog("handover"):this.send({type:e})}async report(e,n){this.dialog(null);try{await zi({game:this.id,reason:e,text:n}),this.store.dispatch({type:"told",text:a("told-server")})}catch(r){this.complain(r instanceof Error?r.message:String(r))}}async again(e){let{table:n}=this.state,r=n&&nc(n);if(r)try{e((await this.keeper.create(r)).url)}catch(o){this.complain(o instanceof Error?o.message:String(o))}}send(e){this.byItself=!1;let n=this.company.objection(e);if(n!==null)return this.complain(n);this.connection.send(e)||this.complain(a("on-its-way"))}type(e){e&&this.state.dialog&&this.dialog(null),this.store.dispatch({type:"typing",open:e})}dialog(e){this.store.dispatch({type:"dialog",dialog:e})}async look(e){let n=this.state.table?.moves.length??0;if(e>=n)return this.back();try{let r=this.state.looking?.frames??await this.frames();this.store.dispatch({type:"look",frames:r,index:Math.max(0,e)})}catch(r){this.complain(r instanceof Error?r.message:String(r))}}async frames(){return rl(await this.keeper.replay(this.id),this.patches)}back(){this.store.dispatch({type:"return"})}};function Bd({table:t,anchor:e},n,r){if(!t?.clock||!e)return null;let o=Qo(t.clock,n,e,r);return{text:qc(o),sentence:Bc(o),low:Uc(t.clock.control,o)}}var wr=class{constructor(e){this.outside=e,this.timer=null,this.left=null,this.running=null}consider(e){this.stop();let n=this.outside.now();this.show(e,n);let r=[this.watchClock(e,n),this.watchAway(e,n)].filter(o=>o!==null);r.length!==0&&(this.timer=this.outside.later(()=>this.consider(e),Math.max(1,Math.min(...r))))}show(e,n){for(let r of W){let o=Bd(e,r,n);o&&this.outside.show(r,o)}}watchClock({table:e,anchor:n,fallen:r},o){let i=e?.clock,s=i?.running??null,c=s===this.running?this.left:null;if(this.running=s,this.left=null,!e||!i||!n||s===null)return r!==null&&this.outside.onTime({fallen:null}),null;let l=Qo(i,s,n,o);this.left=l;let u=l===0?s:null;u!==r&&this.outside.onTime({fallen:u,timeSaid:Gd(e,u)});let f=c===null?null:Gc(c,l);return f!==null&&this.outside.onTime({timeSaid:Ud(e,s,f)}),Fc(l)}watchAway({awayFrom:e,isLongAway:n},r){if(e===null||n)return null;let o=e+Ti-r;return o>0?o:(this.outside.onTime({isLongAway:!0}),null)}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null}};function Ud({seats:t},e,n){return a("seconds-left",{...K(t,e),count:n})}function Gd({seats:t},e){return e===null?"":a("time-is-up",K(t,e))}var Fd=600,yr=class{constructor(e){this.outside=e,this.due=null,this.tried=-1,this.timer=0}consider(e,n){let r=e.table?.number??-1,o=n&&oe(e)&&e.dialog===null&&r!==this.tried?r:null;if(o===this.due||(this.stop(),o===null))return;this.due=o;let i=e.table?.moves.at(-1)?.player===2;this.timer=this.outside.later(()=>{this.due=null,this.tried=o,this.outside.turn()},i?0:Fd)}stop(){this.due!==null&&this.outside.forget(this.timer),this.due=null}};function ol(t){let e=t.querySelector(".move-list"),n=e?.querySelector(".move.now")??null;if(!e)return;if(!n){e.scrollTop=0;return}let[r,o]=[e.getBoundingClientRect(),n.getBoundingClientRect()];o.top<r.top?e.scrollTop-=r.top-o.top:o.bottom>r.bottom&&(e.scrollTop+=o.bottom-r.bottom)}var br=class{constructor(e){this.outside=e,this.store=wt((n,r)=>({...n,...r}),{path:e.memory.get(),picture:null,busy:!1,told:""})}get state(){return this.store.get()}get link(){let{path:e}=this.state;return e===null?null:this.outside.origin+e}get isLocal(){return/^https?:\/\/(localhost|127\.|\[::1\])/.test(this.outside.origin)}get canShare(){return this.outside.share!==null}async draw(){let{path:e}=this.state;if(e!==null)try{this.store.dispatch({picture:await this.outside.draw(e)})}catch(n){this.store.dispatch({picture:null,told:il(n)})}}async renew(){if(!this.state.busy){this.store.dispatch({busy:!0,told:""});try{let{invitation:e}=await this.outside.renew();this.outside.memory.set(e),this.store.dispatch({path:e,picture:null,busy:!1}),await this.draw()}catch(e){this.store.dispatch({busy:!1,told:il(e)})}}}async copy(){let{link:e}=this;if(e!==null)try{await this.outside.copy(e),this.store.dispatch({told:a("link-is-copied")})}catch{this.store.dispatch({told:a("cannot-copy")})}}async share(){let{link:e}=this;if(!(e===null||this.outside.share===null))try{await this.outside.share({title:"Quiltbee",text:a("share-text"),url:e}),this.store.dispatch({told:""})}catch(n){let r=n instanceof Error&&n.name==="AbortError";this.store.dispatch({told:r?"":a("cannot-share")})}}};function il(t){return t instanceof Error?t.message:String(t)}var xr=class{constructor(e){this.outside=e,this.store=wt((n,r)=>({...n,...r}),{name:"",busy:!1,error:""})}get state(){return this.store.get()}async ask(){try{let{name:e}=await this.outside.me();this.state.name===""&&this.store.dispatch({name:e??""})}catch(e){this.store.dispatch({error:sl(e)})}}write(e){this.store.dispatch({name:e,error:""})}async sit(){let{name:e,busy:n}=this.state;if(!n){this.store.dispatch({busy:!0,error:""});try{let{url:r}=await this.outside.sit(e.trim()||null);this.outside.go(r)}catch(r){this.store.dispatch({busy:!1,error:sl(r)})}}}};function sl(t){return t instanceof Error?t.message:String(t)}var Vd=["classic","anniversary","valentine"];function al(t){return Vd.some(e=>e===t)}var ii={theme:"auto",edition:"classic",language:"auto",look:"cloth",letters:!1,coordinates:!1,motion:"normal",turnCards:!0,sounds:!1,vibration:!1,hints:!1,strength:Vt},si="quiltbee.settings",Zd=12,kr=new Map;function an(t){try{return JSON.parse(localStorage.getItem(t)??"null")}catch(e){if(e instanceof SyntaxError||e instanceof DOMException)return JSON.parse(kr.get(t)??"null");throw e}}function $e(t,e){let n=JSON.stringify(e);kr.set(t,n);try{localStorage.setItem(t,n)}catch(r){if(!(r instanceof DOMException))throw r;console.warn("This browser keeps no settings:",r.message)}}function ai(){let t=an(si),e={...ii,...typeof t=="object"?t:null},n=al(e.edition)?e.edition:ii.edition,r=Hr(e.language)?e.language:ii.language;return{...e,edition:n,language:r}}function cl(t){$e(si,t),zd(t.language)}function ll(t){window.addEventListener("storage",({key:e})=>{e===si&&t(ai())})}function zd(t){let e=t==="auto"?0:31536e3;document.cookie=`language=${t}; path=/; max-age=${e}; SameSite=Lax`}function ul(){let t=an("quiltbee.offline"),{ring:e,seat:n,moves:r,resigned:o}=t??{};return typeof e=="string"&&[1,2].includes(n)&&Array.isArray(r)&&r.every(s=>typeof s=="string")?{ring:e,seat:n,moves:r,resigned:o===!0}:null}function pl(t){$e("quiltbee.offline",t)}function ci(){let t=an("quiltbee.guide");return typeof t?.game=="string"&&[0,1].includes(t.chapter??-1)&&t.step!==void 0?t:null}function fl(t){$e("quiltbee.guide",t)}function dl(t){return an("quiltbee.hinted")===t}function ml(t){$e("quiltbee.hinted",t)}function vr(){let t=an("quiltbee.games");return Array.isArray(t)?t.filter(e=>typeof e?.id=="string"):[]}function hl(t,e){let n=vr().filter(r=>r.id!==t);$e("quiltbee.games",[{id:t,title:e,when:Date.now()},...n].slice(0,Zd))}function A1(t){$e("quiltbee.games",vr().filter(e=>e.id!==t))}function gl(t){try{return sessionStorage.getItem(`quiltbee.invitation.${t}`)}catch(e){if(e instanceof DOMException)return kr.get(`invitation.${t}`)??null;throw e}}function $l(t,e){kr.set(`invitation.${t}`,e);try{sessionStorage.setItem(`quiltbee.invitation.${t}`,e)}catch(n){if(!(n instanceof DOMException))throw n;console.warn("This browser keeps no invitation:",n.message)}}function wl(t,e){let n=new br({origin:location.origin,renew:()=>Fi(t),draw:Zi,copy:o=>Kd(o),share:"share"in navigator?o=>navigator.share(o):null,memory:{get:()=>gl(t),set:o=>$l(t,o)}}),r=new xr({me:zt,sit:o=>Vi(t,o),go:e});return{inviting:n,joining:r}}async function Kd(t){if(!navigator.clipboard)throw new Error(a("no-clipboard"));await navigator.clipboard.writeText(t)}function yl({text:t,mine:e},n){let o=n-(e?1:0)>0?`(${n}) `:"",i=t?`${t} – Quiltbee`:"Quiltbee";return`${o}${e?"● ":""}${i}`}function bl({mine:t},e){return t||e>0}var cn=document.querySelector("link[rel=icon]"),Yd=[cn.href,new URL(cn.dataset.waiting??"",cn.href).href],li={text:"",mine:!1},ui=0;function ln(t,e=!1){li={text:t,mine:e},kl()}function xl(t){ui=t,kl()}function kl(){let t=yl(li,ui);document.title!==t&&(document.title=t);let e=Yd[bl(li,ui)?1:0];cn.href!==e&&(cn.href=e)}function Sl({clock:t},e){if(!t)return m;let n=t.running===e;return p`<div
class=${n?"clock runs":"clock"}
data-clock=${e}
data-testid=${`clock-${e}`}
>
<span class="clock-sign">${w("clock")}${w("hurry")}</span>
<span class="clock-time" aria-hidden="true"></span>
<span class="visually-hidden"
>${a(n?"clock-running":"clock")}: <span class="clock-words"></span
></span>
</div>`}function El(t,e,{text:n,sentence:r,low:o}){let i=t.querySelector(`[data-clock="${e}"]`);i&&(i.dataset.low=o?"true":"false",vl(i.querySelector(".clock-time"),n),vl(i.querySelector(".clock-words"),r))}function vl(t,e){t&&t.textContent!==e&&(t.textContent=e)}function pi(t){return a(`level-name-${t}`)}function B1(t){return a("level-sentence",{level:String(t),name:pi(t),audience:a(`level-for-${t}`)})}function we(t,e,n,r,o){return p`<fieldset class=${`pick pick-${t}`}>
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
</fieldset>`}var Qd=[["classic","button"],["anniversary","ten"],["valentine","heart"]];function Al(t){let e=Qd.map(([n,r])=>[n,p`${w(r)}<span>${a(`edition-${n}`)}</span>`]);return we("edition",a("setting-edition"),e,t.settings.edition,n=>t.change({edition:n}))}function Sr(t){return t.target.value}function Er(t){return t.target.checked}function _l(t){let e=t.settings.language,n=[["auto",a("language-auto")],...Object.entries(jr)],r=o=>t.change({language:Sr(o)});return p`<label class="language-pick"
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
>`}function Xd(t){return`${t}`}function ye(t,e,n={}){let r=Object.keys(e).map(i=>[i,Xd(i)]);return a(t,{...n,...Object.fromEntries(r)}).split("").map((i,s)=>s%2?e[i]:i)}var Jd=[["auto","setting-theme-auto"],["light","theme-light"],["dark","theme-dark"]],tm=[["normal","motion-normal"],["faster","motion-faster"],["off","motion-off"]],em=[["cloth","look-cloth"],["thread","look-thread"]],nm=[["letters","setting-letters"],["coordinates","setting-coordinates"],["hints","setting-hints"],["turnCards","draw-automatically"],["sounds","setting-sounds"],["vibration","setting-vibration"]];function Ar(t,e,n){let{theme:r,motion:o,look:i}=t.settings,s=nm.filter(([u])=>u!=="vibration"||t.canVibrate),c=()=>{e(),t.help()},l=u=>f=>t.change({[u]:f});return p`<div class="panel-head">
<h2 id="dialog-heading">${a("settings")}</h2>
<button type="button" class="main" @click=${e}>${a("settings-done")}</button>
</div>
<div class="settings">
<button type="button" data-testid="settings-help" @click=${c}>
${w("help")}<span>${a("how-to-play")}</span>
</button>
${Al(t)} ${we("theme",a("setting-theme"),fi(Jd),r,l("theme"))}
${we("motion",a("setting-motion"),fi(tm),o,l("motion"))}
${we("look",a("setting-look"),fi(em),i,l("look"))}
${s.map(([u,f])=>rm(u,a(f),t))} ${_l(t)}
${n?p`<button type="button" data-testid="open-command" @click=${n}>
${ye("open-command-line",{key:p`<kbd>/</kbd>`})}
</button>`:m}
</div>`}function fi(t){return t.map(([e,n])=>[e,a(n)])}function rm(t,e,n){return p`<label class="tick"
><input
type="checkbox"
data-testid=${t}
.checked=${n.settings[t]}
@change=${r=>n.change({[t]:Er(r)})}
/><span>${e}</span></label
>`}function Ml(t,e,n){if(t.dialog===null)return m;let r=()=>e.dialog(null),o=()=>Ar(n,r,()=>e.type(!0));return p`<dialog
class="sheet"
aria-labelledby="dialog-heading"
@close=${r}
data-testid=${`dialog-${t.dialog}`}
>
${{settings:o,resign:om,practice:um,abort:sm,handover:am,report:lm}[t.dialog](e,r)}
</dialog>`}function Ol(t){let e=t.querySelector("dialog");e&&!e.open&&e.showModal()}function om(t,e){return p`<h2 id="dialog-heading">${a("resign-question")}</h2>
<p>${im(t.state.table)}</p>
<div class="row">
<button type="button" class="main" @click=${e}>${a("play-on")}</button>
<button type="button" data-testid="resign-confirm" @click=${()=>t.resign()}>
${a("resign")}
</button>
</div>`}function im(t){return t?.mode!=="remote"?a("resign-undo"):a(t.rated?"resign-rated":"resign-plain")}function sm(t,e){let n=t.state.table!==null&&L(t.state.table);return p`<h2 id="dialog-heading">${a(n?"abort-close-question":"abort-question")}</h2>
<p>${a(n?"abort-close-text":"abort-text")}</p>
<div class="row">
<button type="button" class="main" @click=${e}>${a(n?"wait":"play-on")}</button>
<button type="button" data-testid="abort-confirm" @click=${()=>t.abort()}>
${a(n?"close-it":"call-it-off")}
</button>
</div>`}function am(t,e){return p`<form @submit=${r=>{r.preventDefault();let o=r.target;t.handOver(Number(new FormData(o).get("level")))}}>
<h2 id="dialog-heading">${a("handover-question")}</h2>
<p>${a("handover-text")}</p>
<p>
<label
>${a("level")}
<select name="level" data-testid="handover-level">
${Oi.map(({level:r})=>p`<option value=${r} ?selected=${r===Vt}>
${a("level-and-name",{level:String(r),name:pi(r)})}
</option>`)}
</select></label
>
</p>
<div class="row">
<button type="submit" class="main" data-testid="handover-confirm">${a("let-it-play")}</button>
<button type="button" @click=${e}>${a("wait")}</button>
</div>
</form>`}var cm=["name","cheating","leaving","other"];function lm(t,e){return p`<form @submit=${r=>{r.preventDefault();let o=new FormData(r.target);t.report(o.get("reason"),String(o.get("text")))}}>
<h2 id="dialog-heading">${a("report-title")}</h2>
<p>${a("report-who-reads")}</p>
<p>
<label
>${a("report-reason")}
<select name="reason" data-testid="report-reason">
${cm.map(r=>p`<option value=${r}>${a(`report-${r}`)}</option>`)}
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
</form>`}function um(t,e){return p`<h2 id="dialog-heading">${a("practice-question")}</h2>
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
</div>`}var pm=["","hint-right","hint-round","hint-left"],fm=50;function _r({hint:t,patches:e},n){return t?(t.type==="hint"?dm(t,e,n):hm(t,e,n)).join(" "):""}function dm({move:t,reasons:e},n,r){return[Tl(t,n,r),...e.map(({code:o,values:i})=>a(`reason-${o}`,i))]}function Tl(t,e,n){if(t==="pass")return a("hint-advance");let r=t.slice(-2);if(t.startsWith("+"))return n?a("hint-put-on",{cell:r}):a("hint-put");let[o,i]=t,s=e[o].name;if(!n)return a("hint-take",{patch:s});let c=mm(Number(i));return c?a("hint-take-turned",{patch:s,cell:r,how:c}):a("hint-take-at",{patch:s,cell:r})}function mm(t){let e=[t>=4?"hint-flipped":"",pm[t%4]].filter(Boolean);return V(e.map(n=>a(n)))}function hm(t,e,n){if(t.better===t.move)return[a("why-same")];let r=n&&t.better!=="pass"?[Tl(t.better,e,!0)]:[],o=t.reasons.map(({of:i,code:s,values:c})=>a(i==="mine"?`mine-${s}`:`reason-${s}`,c));return[gm(t,e),...r,...o]}function gm(t,e){let{points:n,chance:r}=t;if(n===null)return a("why-unknown",{what:di(t,e)});let o=Math.round(n/10);if(o>0)return a("why-loss",{what:di(t,e),count:o});if((r??0)<fm)return a("why-good",{what:$m(t,e)});let i=Math.round((r??0)/10);return a("why-loss-chance",{what:di(t,e),percent:i})}function di({better:t,move:e},n){return t==="pass"?a("why-advance"):t.startsWith("+")?a("why-put"):t[0]===e[0]?a("why-elsewhere"):a("why-take",{patch:n[t[0]].name})}function $m({better:t,move:e},n){return t==="pass"?a("good-pass"):t[0]===e[0]?a("good-elsewhere"):a("good-take",{patch:n[t[0]].name})}function wm({automa:t}){if(!t)return"";let e=t.practice?a("about-practice"):"";return`${qe(t)}${e}. `}function ym({board:t,seed:e}){let n=a(`board-${t}`);return e?ye("about-code",{code:p`<code data-testid="seed">${e}</code>`},{board:n}):n}function Ll(t,e,n,r){return p`<section class="panel about" aria-labelledby="about-heading">
<h2 id="about-heading">${a("this-game")}</h2>
<p class="small">
${wm(e)}${ym(e)}${O(e)?"":a("about-watching")}${e.seed&&e.seed_chosen?a("about-chosen"):""}
</p>
${Am(e)}
${Ee(e)?p`<p class="small" data-testid="local">${a("offline-here")}</p>`:m}
<div class="row">
${Ee(e)?xm(n):bm(e)}
<button type="button" data-testid="copy-link" @click=${()=>Nl(e,n)}>
${w("link")}<span>${a("copy-link")}</span>
</button>
${vm(e,n)} ${Sm(e,n)}
${e.stage==="over"?m:p`<button type="button" data-testid="new-game" @click=${()=>r.go("/")}>
${a("new-game")}
</button>`}
</div>
${t.copied?p`<p class="small copied" data-testid="copied">${t.copied}</p>`:m}
</section>`}function bm({game:t}){return p`<a
class="button"
data-testid="download-record"
href=${`/api/games/${t}/record.pgr`}
download
>${w("download")}<span>${a("record")}</span></a
>`}function xm({id:t,keeper:e}){return p`<button
type="button"
data-testid="download-record"
@click=${async()=>km((await e.replay(t)).record)}
>
${w("download")}<span>${a("record")}</span>
</button>`}function km(t){let e=document.createElement("a");e.href=URL.createObjectURL(new Blob([t],{type:"text/plain"})),e.download="game.pgr",e.click(),URL.revokeObjectURL(e.href)}function vm(t,e){if(!O(t)||t.stage==="over")return m;let[n,r,o]=t.can_abort?["abort",Em(t),"cancel"]:["resign",a("resign"),"flag"];return p`<button type="button" data-testid=${n} @click=${()=>e.dialog(n)}>
${w(o)}<span>${r}</span>
</button>`}function Sm(t,e){return t.mode!=="remote"||!O(t)||L(t)?m:p`<button type="button" data-testid="report" @click=${()=>e.dialog("report")}>
${a("report")}
</button>`}function Em(t){return a(L(t)?"close-table":"call-off")}function Am({mode:t,clock:e,rated:n,takebacks:r,seats:o}){if(t!=="remote")return m;let i=W.filter(c=>o[c-1].rating!==null).map(c=>`${E(o,c)} ${o[c-1].rating}`),s=[e?a("terms-clock",{clock:jc(e.control)}):a("terms-no-clock"),a(n?"terms-rated":"terms-not-rated"),a(r?"terms-takebacks":"terms-no-takebacks")];return p`<p class="small" data-testid="terms">
${s.join("; ")}. ${i.length?a("terms-ratings",{ratings:i.join(", ")}):""}
</p>`}async function Nl(t,e){e.store.dispatch({type:"copied",text:await _m(Il(t))})}function Il({link:t,seats:e}){let n=e.map(({name:r})=>r);return`${location.origin}${Yn(t,n)}`}async function _m(t){try{return await navigator.clipboard.writeText(t),a("link-copied")}catch(e){if(!(e instanceof DOMException||e instanceof TypeError))throw e;return a("copy-this-link",{link:t})}}async function Cl(t,e){if(!("share"in navigator))return Nl(t,e);try{await navigator.share({title:"Quiltbee",url:Il(t)})}catch(n){if(!(n instanceof DOMException))throw n}}function mi(t,e){return p`<svg class=${`card ${t}`} viewBox="-0.5 -0.5 41 57" aria-hidden="true">
<rect class="sheet-edge" width="40" height="56" rx="3.5"></rect>
${e}
</svg>`}function Pl(t,e){return t===0?mi("empty",m):mi("back",v`<path class="weave" d="M4 4h32v48h-32zM4 16L36 40M4 40L36 16M4 28h32M20 4v48"></path>
${e===null?q(20,28,7):v`<circle class="budget" cx="20" cy="28" r="10"></circle>
<text class="digits" x="20" y="32.4" font-size="13">${e}</text>`}`)}function jl({number:t,budget:e,income:n,filters:r}){return mi("face",v`
<text class="card-number" x="20" y="6.6">${t}</text>
<circle class="budget" cx="12" cy="16" r="7.4"></circle>
<text class="digits" x="12" y="19.3" font-size="9.5">${e}</text>
${q(30,16,5.6)}<text class="gain" x="30" y="28.4">+${n}</text>
<text class="card-word" x="12" y="28">${a("card-budget")}</text>
${r.map((o,i)=>Rl(Pn(o),36+i*7))}
${r.length===0?Rl(a("filter-none"),42):m}`)}function Rl(t,e){let n=Math.min(4.6,64/t.length);return v`<text class="card-filter" x="20" y=${e} font-size=${n.toFixed(1)}>${t}</text>`}function Hl({turns:t,run:e},n,r){let o=t.map(i=>Mm(i,n,r));return p`<section
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
</section>`}function Mm(t,e,n){return p`<div class="card-turn" data-card=${t.card.number} data-taken=${t.taken??""}>
${jl(t.card)}
<div class="told">
<p class="told-card">${mo(t.card)}</p>
<div class="tried" aria-hidden="true">
${[...t.choices].map(r=>Om(r,t,e,n))}
</div>
<ol>
<li>${ho(t,e,n)}</li>
${t.steps.map(r=>p`<li class=${r.skipped?"skipped":""}>
${go(r,e,n)}
</li>`)}
${$o(t,e,n).map(r=>p`<li class="outcome">${r}</li>`)}
</ol>
</div>
</div>`}function Om(t,{affordable:e,taken:n},r,o){let i=t===n?"taken":e.includes(t)?"left":"dear",s={taken:"✓",left:"–",dear:"×"}[i];return p`<span class=${`candidate ${i}`}
>${Qn(t,r[t],0,o)}<span class="fate">${s}</span></span
>`}var Dl={income:["<circle r='2.2' fill='var(--soft)'/>","<path fill='none' stroke='var(--panel)' stroke-width='.8' d='M-1.2 0h2.4M0-1.2v2.4'/>"],empty:["<path fill='none' stroke='var(--soft)' stroke-width='.9' stroke-dasharray='1.2 .7' d='M-2.2-2.2h4.4v4.4h-4.4z'/>"],patches:["<path fill='var(--soft)' d='M-2.4-2.4h2.4v2.4h2.4v2.4h-4.8z'/>"],time:["<path fill='var(--soft)' d='M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z'/>"],score:["<path fill='var(--soft)' d='M0-2.8l.9 1.9 2 .2-1.5 1.5.4 2L0 1.8l-1.8 1 .4-2L-2.9-.7l2-.2z'/>"]};var Lm=[20,10,5,1];function Wl(t){let e=[],n=Math.max(0,t);for(let r of Lm)for(;n>=r;)e.push(r),n-=r;return e}var hi=56,un=20,Nm=19;function ql(t){let e=Wl(t),n=Math.min(Nm,(hi-un)/Math.max(1,e.length-1)),r=hi-un/2,o=e.map((i,s)=>Im(i,r-s*n)).reverse();return p`<svg class="purse" viewBox=${`0 0 ${hi} ${un}`} aria-hidden="true">
${o}
</svg>`}function Im(t,e){return v`${rt(`tile-${t}`,e,un/2)}
<text class="tile-value" x=${e} y=${un/2+3.2}>${t}</text>`}function Mr(t,e,n){return p`<table class="scores">
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
${t.players.map((r,o)=>p`<td data-testid=${`total-${o+1}`}>${H(r.score)}</td>`)}
</tr>
</tfoot>
</table>`}function Cm(){return p`<span class="badge tile" title=${a("tile-title")}
><svg viewBox="-10 -10 20 20" aria-hidden="true">${rt("special-tile",0,0)}</svg>
<span class="visually-hidden">${a("has-tile")}</span></span
>`}var Rm=new Map(Object.entries(Dl).map(([t,e])=>[t,Po(e.join(""))]));function Bl(t,e,n,r={}){let{buttons:o,income:i,empty:s,score:c,time:l}=t.players[n-1],u=[[a("number-buttons"),o,"buttons"],[a("number-income"),i,"income"],[a("number-empty"),s,"empty"],[a("number-time"),l,"time"]];if(!t.automa){let f=c-t.players[2-n].score;u.push([a("number-lead"),$s(f),"lead"])}return gi(t,e,n,u,r)}function gi(t,e,n,r,o){let{aside:i=m,clock:s=m,thumbnail:c=m}=o,l=t.stage!=="over"&&Qt(e)===null&&t.turn===n;return p`<div class=${l?"bar moving":"bar"} data-testid=${`player-${n}`}>
<div class="bar-name">
${Ba(n)}
<h2 title=${E(e,n)}>${E(e,n)}</h2>
${jm(e[n-1])} ${i}
${t.players[n-1].special_tile?Cm():m}
${l?p`<span class="badge to-move">${a("to-move")}</span>`:m}
</div>
${s} ${c}
<dl>
${r.map(([u,f,d])=>p`<div class=${`number number-${d}`}>
<dt>${Pm(String(d))}<span>${u}</span></dt>
<dd data-testid=${`${d}-${n}`}>${f}</dd>
${d==="buttons"?ql(Number(f)):m}
</div>`)}
</dl>
</div>`}function Pm(t){let e=Rm.get(t==="lead"?"score":t);return p`<svg class="number-sign" viewBox="-3 -3 6 6" aria-hidden="true">
${e?v(e):q(0,0,2.8)}
</svg>`}function jm({kind:t,yours:e,away:n,bot:r,rating:o}){return t!=="person"&&t!=="open"?m:p`${o===null?m:p`<span class="rating"
><span class="visually-hidden">${a("rated")}</span>${o}</span
>`}
${r?p`<span class="badge bot">${a("bot")}</span>`:m}
${n&&!e?p`<span class="badge away">${a("away")}</span>`:m}`}function Ul(t,e){let n=t.players.map(r=>r.score_parts);return Mr(t,[E(e,1),E(e,2)],[[a("number-buttons"),n.map(r=>r.buttons)],[a("score-tile"),n.map(r=>r.special_tile)],[a("score-empty"),n.map((r,o)=>`${H(r.empty)} (${t.players[o].empty})`)]])}function Fl(t,e,n){let{buttons:r,time:o,score:i}=t.players[1],s=[[a("number-buttons"),r,"buttons"],[a("number-patches"),n.with_buttons.length+n.without_buttons.length,"patches"],[a("number-time"),o,"time"],[a("number-score"),H(i),"score"]],c=p`<span class="level-name">${We(n)}</span>`,l=p`<span class="next-card">${Zl(t,n)}</span>`;return gi(t,e,2,s,{aside:c,thumbnail:l})}function Vl(t,e,n,r,o,i=m){return p`<section
class="panel automa"
data-testid="automa"
tabindex="0"
aria-labelledby="automa-heading"
>
<div class="panel-head">
<h2 id="automa-heading">${a("the-automa")}</h2>
<span class="small">${qe(e)}</span>
</div>
<div class="dealer">
<div class="pile">${Zl(t,e)}</div>
<div>
<p data-testid="automa-cards">${t.result?a("no-more-cards"):Hm(e)}</p>
<p class="small">${Be(e)}</p>
</div>
</div>
${Hl(n,r,o)} ${Dm(t,e)} ${i}
<div class="piles">
${Gl("patches-with",e.with_buttons,"pile-with",r,o)}
${Gl("patches-without",e.without_buttons,"pile-without",r,o)}
</div>
<p class="small">${wo(e)}</p>
</section>`}function Zl({result:t},{pile:e,budget:n}){return Pl(e,t?null:n)}function Hm({pile:t,budget:e}){return t===0?a("pile-empty"):e===null?a("next-face-down"):a("next-can-pay",{price:a("buttons",{count:e})})}function Gl(t,e,n,r,o){return p`<div class="taken-pile" data-testid=${n}>
<h3>${a(t,{count:e.length})}</h3>
<ul>
${[...e].map(i=>{let{name:s,income:c}=r[i];return p`<li title=${s}>
${Qn(i,r[i],0,o)}
<span class="visually-hidden"
>${s} (${i})${c?`, ${a("buttons",{count:c})}`:""}</span
>
</li>`})}
</ul>
</div>`}function Dm(t,e){let n=(o,i,s)=>p`<div class=${s}>
<dt>${o}</dt>
<dd>${i}</dd>
</div>`,r=De(t.players[1],e.level);return p`<div class="parts">
<h3>${a("what-level-counts",{numeral:e.numeral})}</h3>
<dl data-testid="automa-score">
${r.map(([o,i])=>n(a(o),i,"part"))}
${n(a(t.result?"number-score":"score-now"),H(t.players[1].score),"sum")}
</dl>
</div>`}function zl(t,e){if(!t.typing)return m;let n=t.notice?.typed?t.notice:null;return p`<form
class="command"
aria-label=${a("command-line")}
@submit=${r=>Wm(r,e)}
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
@keydown=${r=>qm(r,e)}
/>
<button type="submit" class="main">${a("enter")}</button>
<button type="button" aria-label=${a("close")} @click=${()=>e.type(!1)}>
${w("cancel")}
</button>
</div>
</form>`}function Wm(t,e){t.preventDefault();let r=t.target.elements.namedItem("command");e.onLine(r.value),r.value=""}function qm(t,e){t.key==="Escape"&&(t.preventDefault(),e.type(!1),document.querySelector(".quilt.active .cells")?.focus())}function Kl(t,e,n){let r=O(e),o=r&&Dn(e)&&e.stage!=="over",i=r&&(e.mode!=="remote"||e.takebacks);return p`${o?Bm(t,n):m}
${i?Um(t,e,n):m}`}function Bm(t,e){return p`<button
type="button"
class="hint-button"
data-testid="hint"
aria-keyshortcuts="H"
aria-disabled=${ie(t)?"false":"true"}
@click=${()=>e.hint()}
>
${w("bulb")}<span>${a("hint")}</span>
</button>`}function Um(t,e,n){let r=Hn(e)&&se(t);return p`<button
type="button"
class=${e.mode==="screen"||e.mode==="computer"?"undo":"undo long"}
data-testid="undo"
aria-disabled=${se(t)?"false":"true"}
@click=${()=>n.undo()}
>
${w("undo")}${Gm(e,r)}
</button>`}function Yl(t,e){return p`<button
type="button"
class="main turn-card"
data-testid="turn-card"
aria-keyshortcuts="T"
aria-disabled=${oe(t)?"false":"true"}
@click=${()=>e.turnCard()}
>
${w("card")}<span>${a("turn-the-card")}</span>
</button>`}function Gm({mode:t},e){return t==="remote"?p`<span>${a("ask-takeback")}</span>`:e?p`<span class="behind">${a("undo-practice")}</span>`:p`<span>${a("undo")}</span>`}function Ql(t){return p`<label class="switch"
><input
type="checkbox"
data-testid="turn-by-itself"
.checked=${t.settings.turnCards}
@change=${e=>t.change({turnCards:Er(e)})}
/>
<span>${a("draw-automatically")}</span></label
>`}var Fm={hint:"hint-coming",why:"why-coming",turn:"card-turning",move:"move-sending"};function Jl(t,e,n){let r=Bt(t)?T(t):null,{plan:o}=t.placement,i=r!==null&&r.letter!=="+",s=r?C(t,r.letter):void 0,c=r!==null&&!o&&t.placement.set&&ne(t.placement,r)&&s?.available!==!1,l=o||r!==null&&(i||t.placement.origin!==null),u=[["rotate-left",a("rotate-left"),"left",i,()=>e.placement({type:"turn",how:"left"})],["rotate-right",a("rotate-right"),"right",i,()=>e.placement({type:"turn",how:"right"})],["flip",a("flip"),"flip",i,()=>e.placement({type:"turn",how:"flip"})],["place",a("place"),"place",c,()=>e.commit()],["cancel",a("cancel"),"cancel",l,()=>e.placement({type:"cancel"})]],f=jn(t.table)&&!t.looking;return p`<section
class=${r?"deck held":"deck"}
aria-label=${a("placing")}
data-keys
data-move=${r&&!o?Tn(t.placement,r)??"":""}
>
${Vm(t,e,n)}
<div class=${f?"tools waits":"tools"}>
${f?Yl(t,e):m}
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
</section>`}function Vm(t,e,n){let{table:r,notice:o}=t;return p`<div
class=${$i(t)?"strip hinting":t.placement.plan?"strip planning":"strip"}
data-testid="strip"
tabindex="-1"
>
${o?.kind==="error"&&!o.typed?p`<p class="notice" data-testid="notice">${w("cancel")} ${o.text}</p>`:r?Zm(t,r,e,n):m}
${rh(t,e)}
</div>`}function $i(t){let{hint:e,looking:n,notice:r,pending:o,placement:i}=t;if(!e||n||o||r?.kind==="error"&&!r.typed)return!1;let{letter:s,origin:c,plan:l}=i;return l?!1:s===null||!_(t)||s==="+"&&c===null}function Zm(t,e,n,r){let o=T(t);return t.looking?p`<p>${a("earlier-position")}</p>`:t.pending?p`<p>${a(Fm[t.pending.type]??"one-moment")}</p>`:$i(t)?nh(t,r):t.placement.plan?n.planning?.planCard(t,e):o&&_(t)?Ym(t,e,o,r):zm(t,e)}function zm(t,e){let n=Ve(t).map(r=>vs(r,e.seats,t.patches));return p`<p class="lately">${n.length>0?`${n.join(". ")}.`:he(e)}</p>
<p class=${_(t)?"guide heading-says":"guide"}>${Km(t,e)}</p>
${e.getting_ready?p`<p class="guide" data-testid="getting-ready">${a("warming-up")}</p>`:m}`}function Km(t,e){return e.stage==="over"?a("game-over"):e.stage==="card"?a("card-ready"):e.thinking?a("thinking",{name:E(e.seats,e.turn)}):_(t)?a("choose-or-pass-now"):`${ut(e)}.`}function Ym(t,e,n,r){let o=nt(t.placement,n),i=e.players[e.turn-1].cells,s=C(t,n.letter),c=ee(t.placement,n),l=c!==null&&Bn(t,c),{text:u,isGood:f}=ws(o,i,s,r),d=f&&t.placement.set?th():u,h=c!==null&&!kt(o,i,void 0)?Xt(i,o):[],$=s?Mn(s,h,l,e,e.seats,r):oh(l,h.length);return p`<p class=${f?"verdict yes":"verdict no"}>
${c===null&&f?eh(n.letter):Jm(d,f)}
</p>
${Qm(t,e)}
<ul class="effects">
${Xm($).map(({kind:k,text:S})=>p`<li class=${k}>${S}</li>`)}
</ul>`}function Qm(t,e){return p`<span class="then-next" aria-hidden="true"
>${ge(t,e).map(n=>At(n,t.patches[n],0,!1))}</span
>`}function Xm(t){let e=({kind:n})=>n==="next";return[...t.filter(e),...t.filter(n=>!e(n))]}function Jm(t,e){return p`${w(e?"place":"cancel")} ${t}`}function th(){return p`<span class="by-mouse">${a("fits-click")}</span
><span class="by-touch">${a("fits-press",{place:a("place")})}</span>`}function eh(t){return a(t==="+"?"put-special":"choose-place")}function nh(t,e){let n=t.hint?.type==="hint";return p`<p
class="hint-line"
data-testid=${n?"hint-words":"why-words"}
data-move=${t.hint?.move??""}
>
${w("bulb")}<span
>${n?p`<b>${a("hint-label")}</b> `:m}${_r(t,e)}</span
>
</p>`}function rh(t,e){if($i(t))return p`<button
type="button"
class="corner forget"
data-testid="forget-hint"
aria-label=${a("close")}
@click=${Xl(()=>e.forgetHint())}
>
${w("cancel")}
</button>`;let n=t.pending?.type==="why",r=t.notice?.kind!=="error"&&t.placement.letter===null;return!n&&!(r&&Wn(t))?m:p`<button
type="button"
class="corner"
data-testid="why"
aria-keyshortcuts="W"
aria-disabled=${n?"true":"false"}
@click=${Xl(()=>e.why())}
>
${a("why")}
</button>`}function Xl(t){return({currentTarget:e})=>{e instanceof HTMLElement&&e.closest(".strip")?.focus(),t()}}function oh(t,e){let n=[{kind:"fills",text:a("effect-special-costs")}];return t&&n.push({kind:"tile",text:a("effect-tile")}),e>0&&n.push({kind:"holes",text:a("effect-a-hole")}),n}function Or(t,e){let[n,r,o]=Ci(t??""),i=r?p`<span lang="en">${r}</span>${o}`:m;return p`<p class="notice" role="alert" ?hidden=${!t} data-testid=${e}>
<span>${n}${i}</span>
</p>`}function Yx(t){let e=p`<span lang="en">${t}</span>`;return p`<p class="notice" data-testid="notice">
${ye("fault-in-record",{detail:e})}
</p>`}function tu(t){let{name:e,busy:n,error:r}=t.state;return p`<form class="joining" @submit=${i=>{i.preventDefault(),t.sit()}}>
<label
>${a("your-name")} <span class="small">${a("as-others-see")}</span>
<input
data-testid="join-name"
maxlength="40"
autocomplete="nickname"
.value=${e}
@input=${i=>t.write(Sr(i))}
/></label>
<button type="submit" class="main" data-testid="sit-down" ?disabled=${n}>
${a(n?"sitting-down":"sit-down")}
</button>
${Or(r,"join-error")}
</form>`}function eu(t,{inviting:e,joining:n}){let r=Ne(t);return r?pn(a("is-asked",{name:r}),p`<p>${a("asked-text",{name:r})}</p>`):t.access==="public"?O(t)?ih():pn(a("seat-open"),tu(n)):O(t)?pn(a("invite-your-friend"),sh(e)):pn(a("seat-kept"),p`<p>${a("seat-kept-text")}</p>`)}function pn(t,e){return p`<section
class="panel inviting"
data-testid="inviting"
aria-labelledby="inviting-heading"
>
<h2 id="inviting-heading">${t}</h2>
${e}
</section>`}function ih(){return pn(a("in-the-lobby"),p`<p>${a("in-the-lobby-text")}</p>`)}function sh(t){let{busy:e,told:n}=t.state;return p`${t.link===null?m:ah(t,t.link)}
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
<p class="small told" role="status" data-testid="invitation-told">${n}</p>`}function ah(t,e){let{picture:n}=t.state;return p`<p>${a("send-link")}</p>
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
</div>`}function nu(t,e,n){if(e.mode!=="remote")return m;let{text:r,actions:o,urgent:i}=Xo(t,e);return p`<section
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
${ch(e.spectators)}
</section>`}function ch(t){let e=a("watching",{count:t});return p`<p
class=${t>0?"watchers":"watchers none"}
data-testid="watchers"
title=${t>0?e:m}
>
${w("eye")}<span aria-hidden="true">${t}</span>
<span class="visually-hidden">${t>0?e:""}</span>
</p>`}var ru=3;function ou(t,e,n,r){let o=[...t.slice(ru)];return p`<section class="panel ring" aria-labelledby="ring-heading" ?data-keys=${r}>
<div class="panel-head">
<h2 id="ring-heading">${a("coming-up")}</h2>
<span class="small">${a("after-these",{count:o.length})}</span>
</div>
${r?lh(t,e,n,r):ph(o,e,n)}
</section>`}function lh(t,e,n,{held:r,then:o,choose:i}){let s=[...t.slice(ru)],c=r!==null&&s.includes(r)?r:s[0];return p`<ol
class="circle"
data-testid="ring"
aria-labelledby="ring-heading"
@keydown=${uh}
>
${s.map(l=>{let u=e[l],f=o.includes(l),d=f?`${Pt(u)}, ${a("plan-then")}`:Pt(u);return p`<li class=${f?"then":""}>
<button
type="button"
class="coming"
data-coming=${l}
tabindex=${l===c?0:-1}
aria-pressed=${l===r?"true":"false"}
@click=${()=>i(l)}
>
${At(l,u,0,n)}
<span class="visually-hidden">${d}</span>
<span class="price" aria-hidden="true">${fn(u.buttons)}${dn(u.time)}</span>
</button>
</li>`})}
</ol>`}function uh(t){let e=t.target.closest("li"),n=e?.parentElement;if(!e||!n||t.altKey||t.ctrlKey||t.metaKey)return;let r={ArrowRight:e.nextElementSibling,ArrowDown:e.nextElementSibling,ArrowLeft:e.previousElementSibling,ArrowUp:e.previousElementSibling,Home:n.firstElementChild,End:n.lastElementChild}[t.key];r!==void 0&&(t.preventDefault(),t.stopPropagation(),r?.querySelector("button")?.focus())}function ph(t,e,n){return p`<ol class="circle" data-testid="ring" tabindex="0" aria-labelledby="ring-heading">
${t.map(r=>fh(r,e,n))}
</ol>`}function fh(t,e,n){let r=e[t];return p`<li title=${Pt(r)}>
${At(t,r,0,n)}
<span class="visually-hidden">${Pt(r)}</span>
<span class="price" aria-hidden="true">${fn(r.buttons)}${dn(r.time)}</span>
</li>`}function fn(t){return p`<span class="cost"
><svg viewBox="-3 -3 6 6" aria-hidden="true">${q(0,0,2.9)}</svg>${t}</span
>`}function dn(t){return p`<span class="time"
><svg viewBox="-3 -3 6 6" aria-hidden="true">
<path class="glass" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path></svg
>${t}</span
>`}function iu(t,e,n,r,o,i=m){let s=[...e.ring.slice(0,3)];return p`<section class="panel market" aria-labelledby="market-heading" data-keys>
<h2 id="market-heading">
${a(_(t)&&e.stage==="action"?"choose-or-pass":"next-patches")}
</h2>
${[0,1,2].map(c=>s[c]===void 0?p`<div class="offer none" aria-hidden="true"></div>`:hh(t,e,s[c],c,n,r,o))}
${dh(t,e,n)} ${i}
</section>`}function dh(t,e,n){let r=t.looking?void 0:C(t,null),{time:o}=e.players[e.turn-1];return p`<button
type="button"
class=${qn(t)==="pass"?"pass hinted":"pass"}
data-testid="pass"
aria-disabled=${_(t)&&r?"false":"true"}
aria-keyshortcuts="P"
@click=${()=>n.pass()}
@pointerenter=${({pointerType:i})=>i==="mouse"&&wi(n,!0)}
@focus=${()=>wi(n,!0)}
@blur=${()=>wi(n,!1)}
>
${su(t,null)}${w("pass")}<span class="pass-name">${a("pass")}</span>
<span class="pass-facts">
${r?Xr(r,o).map(i=>p`<span>${i}</span>`):m}
</span>
</button>`}function wi(t,e){t.store.dispatch({type:"weigh",on:e})}function mh({squares:t}){return Tr(a("spoken-squares",{count:t}))}function Tr(t){return p`<span class="visually-hidden">${t}</span>`}function hh(t,e,n,r,o,i,s){let c=t.patches[n],l=t.looking?void 0:C(t,n),u=t.placement.letter===n,f=ge(t,e).includes(n),d=tl(o),h=l?Dt(l):null,$=qn(t)?.startsWith(n)??!1;return p`<button
type="button"
class=${["offer",f&&"then",u&&"chosen",h&&"dear",$&&"hinted"].filter(Boolean).join(" ")}
data-testid=${`patch-${r}`}
data-patch=${n}
data-orientation=${P(t.placement,n)}
aria-pressed=${u?"true":"false"}
aria-disabled=${_(t)&&l||d?"false":"true"}
aria-keyshortcuts=${r+1}
data-key=${r+1}
@click=${S=>{if(d)return o.onPlan(n);S.pointerType==="mouse"?o.choose(n):o.chooseShown(n),s()}}
>
<span class="art"
>${At(n,c,P(t.placement,n),i)}</span
>
${su(t,n)}
<span class="facts"
><span class="offer-name"
>${c.name}${f?Tr(`, ${a("plan-then")}`):m}${mh(c)}</span
>
<span class="price"
>${fn(c.buttons)}${Tr(a("spoken-buttons",{count:c.buttons}))}
${dn(c.time)}${Tr(a("spoken-time"))}</span
>
<span class="earn">${au(c)}</span>
${gh(l,h)}</span
>
</button>`}function su(t,e){let n=Xs(t,e);return n.length===0?m:p`<span class="offer-marks" aria-hidden="true"
>${n.map(({label:r,kind:o})=>p`<span class=${`offer-mark ${o}`}>${r}</span>`)}</span
>`}function gh(t,e){return e?p`<span class="reason" title=${e}>${$h(t)}</span>`:m}function $h(t){return t&&t.missing>0?a("short-of",{count:t.missing}):a("no-room")}function Mk({ring:t},e,n){return p`<section class="panel market looked-at" aria-labelledby="market-heading">
<h2 id="market-heading">${a("next-patches")}</h2>
${[...t.slice(0,3)].map(r=>p`<div class="offer" data-patch=${r}>
<span class="art">${At(r,e[r],0,n)}</span>
<span class="facts" title=${Pt(e[r])}
><span class="offer-name">${e[r].name}</span>
<span class="price">${fn(e[r].buttons)}${dn(e[r].time)}</span>
<span class="earn">${au(e[r])}</span></span
>
</div>`)}
</section>`}function au({income:t}){return t>0?a("earns",{count:t}):a("earns-nothing")}function cu(t,e,n,r,o,i=[]){let s=new Set(i.map(({number:u})=>u)),c=[[a("first-position"),"first",0],[a("previous-position"),"back",e-1],[a("next-position"),"forward",e+1],[a("last-position"),"last",t.length]],l=u=>u<0||u>t.length||u===e;return p`<section class="panel moves" aria-labelledby="moves-heading">
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
${Jt(u.move,r)}${wh(u)}</span
>
<code>${u.move}</code>
</button>
</li>`)}
</ol>
${t.length===0?p`<p class="small">${a("no-move-yet")}</p>`:""}
</section>`}function wh({change:t}){return!t||t.from===t.to?m:`: ${eo(t)}`}var X=90,yh=Array.from({length:8},(t,e)=>{let n=(e+1)*10;return`M${n} 0V${X}M0 ${n}H${X}`}).join(""),bh=Array.from({length:8**2},(t,e)=>{let[n,r]=[e%8+1,Math.floor(e/8)+1];return`M${n*10-.7} ${r*10}h1.4m-.7-.7v1.4`}).join(""),be=Array.from({length:9},(t,e)=>e);function lu(t){let{number:e,active:n,ghost:r,held:o}=t,i=["quilt",n&&"active",o&&"held",t.named&&"named"].filter(Boolean).join(" ");return p`<div
class=${i}
data-testid=${`quilt-${e}`}
data-quilt=${n?r?.planned?"planning":"active":"shown"}
?data-held=${n}
>
<div class="columns" aria-hidden="true">
${be.map(s=>p`<span>${"abcdefghi"[s]}</span>`)}
</div>
<div class="rows" aria-hidden="true">${be.map(s=>p`<span>${s+1}</span>`)}</div>
<div class="cloths">
<svg viewBox=${`-0.4 -0.4 ${X+.8} ${X+.8}`} aria-hidden="true">
<rect class="ground" width=${X} height=${X}></rect>
<path class="lines" d=${yh}></path>
${pu()}
<path class="knots" d=${bh}></path>
${fu(t)} ${t.fresh.map(xh)} ${t.hint?kh(t.hint):m}
${t.marks?.map(vh)} ${r?Sh(t,r):m}
</svg>
${Mh(t)}
</div>
</div>`}function uu(t,e){return p`<svg
class="quilt-picture"
viewBox=${`-1 -1 ${X+2} ${X+2}`}
aria-hidden="true"
>
<rect class="ground" width=${X} height=${X}></rect>
${pu()} ${fu({player:t,patches:e,lettered:!1,fresh:[]})}
</svg>`}function pu(){return v`<rect fill="url(#fabric-cell)" width=${X} height=${X}></rect>`}function fu({player:t,patches:e,lettered:n,fresh:r}){let o=(s,c)=>r.some(({origin:l})=>et(l,[s,c])),i=be.flatMap(s=>be.map(c=>[s,c])).filter(([s,c])=>"*x".includes(t.cells[s*9+c]));return[...t.patches.map(s=>v`<g class=${o(s.row,s.column)?"fresh":""}
data-sewn=${s.letter}>${Xe(s.letter,e[s.letter],s.orientation,[s.row,s.column],n)}</g>`),...i.map(([s,c])=>t.cells[s*9+c]==="*"?jo([s,c]):v`<rect class="piece" fill="url(#fabric-covered)"
x=${c*10} y=${s*10} width="10" height="10"></rect>`)]}function xh({shape:t,origin:[e,n]}){return v`<g class="last" transform=${`translate(${n*10} ${e*10})`}>
<path class="halo" d=${z(t,10)}></path>
<path d=${z(t,10)}></path></g>`}function kh({shape:t,origin:[e,n]}){let{x:r,y:o}={x:(t[0][1]+.5)*10,y:(t[0][0]+.5)*10};return v`<g class="hint-mark" transform=${`translate(${n*10} ${e*10})`}>
<path class="halo" d=${z(t,10,.8)}></path>
<path class="edge" d=${z(t,10,.8)}></path>
<circle cx=${r} cy=${o} r="3"></circle><text x=${r} y=${o+1.7}>?</text></g>`}function vh({shape:t,origin:[e,n],label:r,kind:o,faint:i}){let{x:s,y:c}={x:(t[0][1]+.5)*10,y:(t[0][0]+.5)*10},l=z(t,10,.8),u=`suggestion ${o}${i?" faint":""}`;return v`<g class=${u} transform=${`translate(${n*10} ${e*10})`}>
<path class="halo" d=${l}></path><path class="edge" d=${l}></path>
<circle cx=${s} cy=${c} r="3.4"></circle><text x=${s} y=${c+1.7}>${r}</text></g>`}function Sh({patches:t,player:e},n){let[r,o]=n.origin,i=n.letter==="+"?[[0,0]]:t[n.letter].orientations[n.code],s=n.cells.filter(([u,f])=>e.cells[u*9+f]!=="."),c=["ghost",n.legal?"legal":"illegal",n.set&&"set",n.sent&&"sent",n.planned&&"planned"],l=z(i,10);return v`<g class=${c.filter(Boolean).join(" ")}>
<g class="held">${n.letter==="+"?jo(n.origin):Xe(n.letter,t[n.letter],n.code,n.origin,!1)}</g>
<g transform=${`translate(${o*10} ${r*10})`}>
${n.legal?m:Eh(l)}
<path class="halo" d=${l}></path><path class="edge" d=${l}></path></g>
${s.map(Ah)}
${n.set&&s.length===0?_h(An(n.cells),n):m}
</g>`}function Eh(t){return v`<path class="hatch" fill="url(#fabric-wrong)" d=${t}></path>`}function Ah([t,e]){let n=`${e*10+3} ${t*10+3}`;return v`<path class="cross" d=${`M${n}l4 4m0-4l-4 4`}></path>`}function _h([t,e],{legal:n,planned:r}){let o=`${(e+.5)*10} ${(t+.5)*10}`,s=n?r?"M-1.3-1.6h2.6L-1.3 1.6h2.6Z":"M-1.7 .1L-.5 1.4 1.8-1.3":"M-1.3-1.3L1.3 1.3M1.3-1.3L-1.3 1.3";return v`<g class="sign" transform=${`translate(${o})`}>
<circle r="4.2"></circle><path d=${s} transform="scale(1.35)"></path></g>`}function Mh(t){let{number:e,name:n,player:r,patches:o,cursor:i,ghost:s,active:c}=t,l=(f,d)=>`q${e}-${N([f,d])}`,u=new Set(s?.cells.map(String));return p`<div
class="cells"
role="grid"
id=${`grid-${e}`}
tabindex="0"
data-keys
aria-label=${a("grid-label",{name:n})}
aria-readonly=${c?"false":"true"}
aria-activedescendant=${i?l(i[0],i[1]):m}
>
${be.map(f=>p`<div role="row" class="row">
${be.map(d=>{let h=u.has(`${f},${d}`)?a(s?.legal?"fits-here":"does-not-fit-here"):"",$=r.cells[f*9+d],k=i&&i[0]===f&&i[1]===d;return p`<div
role="gridcell"
class=${k?"cell here":"cell"}
id=${l(f,d)}
data-testid=${`cell-${N([f,d])}`}
aria-label=${ys([f,d],$,o)+h}
></div>`})}
</div>`)}
</div>`}function du(t,e,n){let[r,o]=t.players,i=r.score_parts,s=new Map(De(o,n.level)),c=f=>s.get(f)??"–",l=[E(e,1),`${E(e,2)} ${n.numeral}`],u=[[a("number-buttons"),[i.buttons,c("part-held")]],[a("score-tile"),[i.special_tile,c("part-tile")]],[a("score-empty"),[`${H(i.empty)} (${r.empty})`,"–"]]];for(let f of["part-patches","part-printed"])s.has(f)&&u.push([a(f),["–",c(f)]]);return Mr(t,l,u)}function mu({level:t,levels:e},n){return!e||e.length===0?m:p`<h3 id="levels-heading">${a("at-each-level")}</h3>
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
${r.level===t?a("this-game-level",{level:We(r)}):We(r)}
</th>
${r.scores.map(o=>p`<td>${H(o)}</td>`)}
<td>${E(n,r.winner)}</td>
</tr>`)}
</tbody>
</table>`}function hu(t,e,n){let{automa:r}=t;return p`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
<h2 id="result-heading">${jt(t,e)}</h2>
<p>${Ht(t,e)}</p>
${r?du(t,e,r):Ul(t,e)}
<div class="row">${n}</div>
${r?mu(r,e):m}
</section>`}function gu(t,e,n){return p`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
<h2 id="result-heading">${jt(t,e)}</h2>
<p>${Ht(t,e)}</p>
<div class="row">${n}</div>
</section>`}function $u(t,e,n){let{table:r}=t;if(!r)return m;let o=Oh(t,r,e,n),i=()=>e.look(0);return p`${o}
${r.moves.length?p`<button type="button" data-testid="review" @click=${i}>
${w("first")}<span>${a("review")}</span>
</button>`:m}
<button type="button" data-testid="share" @click=${()=>Cl(r,e)}>
${w("share")}<span>${a("share-game")}</span>
</button>
<button
type="button"
class=${o===m?"main":""}
data-testid="play-again"
@click=${()=>n.go("/")}
>
${w("fresh")}<span>${a("new-game")}</span>
</button>`}function Oh(t,e,n,r){if(e.mode!=="remote")return Th(e,n,r);if(e.rematch.game!==null)return p`<a
class="button main"
data-testid="rematch-link"
href=${`/game/${e.rematch.game}`}
>${w("again")}<span>${a("to-rematch")}</span></a
>`;if(!O(e))return m;let o=Jo(e);return p`<button
type="button"
class="main"
data-testid="ask-rematch"
aria-disabled=${o&&!t.pending?"false":"true"}
@click=${()=>{o&&n.mind("rematch")}}
>
${w("again")}
<span>${a(e.rematch.asked.length>0&&!o?"rematch-asked":"rematch")}</span>
</button>`}function Th(t,e,n){return t.day!==null?p`<a
class="button main"
data-testid="back-to-day"
href=${`/day/${t.day}`}
@click=${dt(n)}
>${w("sun")}<span>${a("back-to-day")}</span></a
>`:!O(t)||bt(t)?m:p`<button
type="button"
class="main"
data-testid="again"
@click=${()=>e.again(n.go)}
>
${w("again")}<span>${a("rematch")}</span>
</button>`}function wu(t,e,n){return p`<details class="panel summary" data-testid="summary">
<summary><h2>${a("in-words")}</h2></summary>
${[1,2].map(r=>{let o=r;if(r===2&&t.automa)return p`<h3>${E(e,2)}</h3>
<p data-testid="summary-2">
${zs(t,t.automa,n)}
${a("on-time-board",{distances:Re(t,2)})}
</p>`;let{cells:i,patches:s}=t.players[r-1];return p`<h3>${E(e,o)}</h3>
<p data-testid=${`summary-${r}`}>
${bs(i)} ${a("on-time-board",{distances:Re(t,o)})}
</p>
${s.length?p`<ul>
${s.map(c=>p`<li>${xs(c,n)}</li>`)}
</ul>`:""}`})}
</details>`}function yu(t,e,n,r){let o=ae(t);return p`<header class="head table-head" data-keys>
${Kr(r)} ${Nh(t,e,o)}
<div class="turn-buttons">
${t.looking?Lh(n):Kl(t,e,n)}
<button type="button" data-testid="settings" @click=${()=>n.dialog("settings")}>
${w("gear")}<span>${a("settings")}</span>
</button>
<button type="button" class="to-help" data-testid="help" @click=${r.help}>
${w("help")}<span>${a("help")}</span>
</button>
<a class="button to-me" href="/me" data-testid="to-me" @click=${dt(r)}
>${w("person")}<span>${a("to-me")}</span></a
>
</div>
</header>`}function Lh(t){return p`<button
type="button"
class="main back-to-game"
data-testid="back-to-game"
@click=${()=>t.back()}
>
${a("back-to-game")}
</button>`}function Nh(t,e,n){let{looking:r}=t;return p`<div class=${`turn turn-${n.result?.winner??n.turn}`}>
<div class="turn-title">
<h1 id="turn-heading" tabindex="-1" data-testid="turn">
${r?a("after-move",{number:String(r.index)}):ut(e)}
</h1>
${e.automa?.practice?p`<span class="badge practice" data-testid="practice">${a("practice")}</span>`:m}
</div>
${Ih(t,e,n)}
</div>`}function Ih(t,e,n){if(t.status==="lost")return p`<p class="lost" data-testid="connection">
<span class="dot" aria-hidden="true"></span>${a("connection-lost")}
</p>`;let r=t.looking?`${jt(n,e.seats)}. ${Ht(n,e.seats)}`:he(e);return p`<p class="turn-reason" data-testid="turn-reason">${r}</p>`}function bu(t,e,n,r,o,i){let{table:s}=t,c=ae(t);if(!s||!c)return xn(r,a("opening-table"));let l=c.result!==null||bt(c),u=O(s)&&!L(s)&&!l,f=i!==null;return p`${yu(t,s,e,r)}
<main
class=${jh(t,s,l,r,f?"remote guided":s.mode)}
data-stage=${c.stage}
data-number=${s.number}
>
${Ch(t,e,r,{line:i??nu(t,s,e),middle:Hh(t,s,c,e,n,r,o,f),tools:u?Jl(t,e,r.settings.coordinates):m,moves:Ph(t,s,e)})}
<div class="below">
${f?m:Ll(t,s,e,r)}
${wu(c,s.seats,t.patches)}
</div>
</main>
${zl(t,e)} ${Uh(t)} ${Ml(t,e,r)}`}function Ch(t,e,n,{line:r,middle:o,tools:i,moves:s}){let c=t.table,l=ae(t),{letters:u,look:f}=n.settings,d=()=>n.change({look:f==="cloth"?"thread":"cloth"}),h=yo(t),$=c.mode==="screen"?1:h,k=S=>Dh(t,c,l,S,n,e);return p`<div class="felt" data-keys tabindex="-1">
<div class="column own">${k($)}</div>
<div class="column middle">
${r} ${o} ${i} ${Rh(t,l,e,u)} ${s}
</div>
<div class="column other">
${c.mode==="solo"?qh(t,l,c,u,n):k($===1?2:1)}
${Va(l,c.seats,f,d,La(t),h)}
</div>
</div>`}function Rh(t,e,n,r){let{patches:o,placement:i}=t,s={held:i.plan?i.letter:null,then:ge(t,e),choose:n.onPlan};return ou(e.ring,o,r,oi(n)?s:void 0)}function Ph(t,e,n){let r=t.looking?t.looking.index:e.moves.length,o=i=>n.look(i);return cu(e.moves,r,e.seats,t.patches,o,Ve(t))}function jh({peek:t},e,n,r,o){return["table",o,r.settings.coordinates?"named":"unnamed",t&&"peek",L(e)&&"awaiting",n&&"ended"].filter(Boolean).join(" ")}function Hh(t,e,n,r,o,i,s,c){if(L(e))return eu(e,o);let l=c?m:$u(t,r,i);if(n.result)return hu(n,e.seats,l);if(bt(n))return gu(n,e.seats,l);let u=O(e)?m:r.planning?.planAside(t,r);return iu(t,n,r,i.settings.letters,s,u)}function Dh(t,e,n,r,o,i){let s=yo(t)===r,c=Bt(t)&&Fe(t)===r,{letters:l,coordinates:u}=o.settings,f=Ve(t).filter(I=>I.player===r),d=t.hint?.type==="why"&&t.hint.player===r&&[t.hint.move],h=E(e.seats,r),$=`${s?"front":"back"} p${r}`,k=lu({number:r,name:h,player:n.players[r-1],patches:t.patches,lettered:l,active:c,held:c&&t.placement.letter!==null,ghost:Bh(t,r),cursor:c?t.placement.cursor:t.walks[r],named:u,fresh:Js(d||f.map(({move:I})=>I),t.patches),hint:Un(Ks(t,r),t.patches),marks:Qs(t,r)}),S=s?m:p`<button
type="button"
class="peek-button"
aria-expanded=${t.peek?"true":"false"}
aria-label=${a("peek",{name:h})}
data-testid="peek"
@click=${()=>i.store.dispatch({type:"peek"})}
>
${uu(n.players[r-1],t.patches)}
</button>`,R=Bl(n,e.seats,r,{clock:Sl(e,r),thumbnail:S});return p`<div class=${`seat ${$}`}>${R}</div>
<div class=${`spread ${$}`}>
${s?m:Wh(h,Ce(e.seats,r),i)} ${k}
</div>`}function Wh(t,e,n){return p`<div class="peek-head">
<b>${e?a("your-quilt"):a("quilt-of",{name:t})}</b>
<button
type="button"
data-testid="peek-close"
@click=${()=>n.store.dispatch({type:"peek"})}
>
${a("back")}
</button>
</div>`}function qh(t,e,n,r,o){let{automa:i}=e;if(!i)return p`<p class="panel small">${a("automa-unknown")}</p>`;let s=t.looking?{turns:i.turns,run:0}:t.account,c=O(n)&&n.stage!=="over"?Ql(o):m;return p`<div class="seat back p2">${Fl(e,n.seats,i)}</div>
${Vl(e,i,s,t.patches,r,c)}`}function Bh(t,e){let{placement:n}=t,r=T(t);return!r||!n.origin||Fe(t)!==e||t.looking?null:{letter:r.letter,code:P(n,r.letter),origin:n.origin,cells:nt(n,r),set:n.set,sent:t.pending!==null,legal:ne(n,r)&&C(t,r.letter)?.available!==!1,planned:n.plan}}function Uh(t){let{notice:e,said:n,ghostText:r,status:o,hint:i}=t;return p`<div class="visually-hidden">
<div role="status" aria-live="polite" data-testid="live-news">
${o==="lost"?a("live-lost"):n}
</div>
<div role="status" aria-live="polite" data-testid="live-time">${t.timeSaid}</div>
<div role="status" aria-live="polite" data-testid="live-ghost">${r}</div>
<div role="status" aria-live="polite" data-testid="live-hint">
${i?a(`live-${i.type}`,{words:_r(t,!0)}):""}
</div>
<div role="status" aria-live="polite">
${e?.kind==="info"?e.text:t.copied}
</div>
<div role="alert" data-testid="live-error">${e?.kind==="error"?e.text:""}</div>
</div>`}var Gh=":is(button, a, input, summary, .quilt):not(.pass)";function xu(t,e){let n=()=>e.store.dispatch({type:"weigh",on:!1}),r=({target:i})=>{i instanceof Element&&i.closest(Gh)&&n()},o=i=>{i.key==="Escape"&&n()};return t.addEventListener("pointerover",r),window.addEventListener("keydown",o),()=>{t.removeEventListener("pointerover",r),window.removeEventListener("keydown",o)}}function yi(t,e,n,r,o=null,i=void 0){let s=Vh(e,n,r,o,i),c=()=>Ja(t),l=o?.accompany(s,c)??null;l&&(s.company=l.company);let u=wl(s.id,r.go),f=Qa(t,s,r),d=Zh(t,s,r),h=zh(t,s,u,r,c,l),$=Kh(s,r),k=()=>{l?.company.leaving||(h(),l?.drawn(),$(),f.play(),d.consider())},S=s.state.table,R=[s.store.watch(k),s.store.watch(Yh(s,S,r)),u.inviting.store.watch(k),u.joining.store.watch(k),...l?.watch(k)??[],xu(t,s),Xa(t,s,f,d,c),d.stop,()=>f.skip(),()=>s.close()];o||ku(s.id,S),Qh(S,u),s.open();let I=!0;return{draw:()=>{k(),I&&Fh(t,l),I=!1},close:()=>{for(let Y of R)Y()}}}function Fh(t,e){document.activeElement===document.body&&t.querySelector("#turn-heading")?.focus({preventScroll:!0}),e?.begin()}function Vh(t,e,n,r,o){let i=cr(t,e);if(i===null)throw new pt(a("page-outdated"));let s=`${location.origin.replace(/^http/,"ws")}/api/games/${t.game}/play`,c=new $r(i,e,{open:()=>o?.connect()??new WebSocket(`${s}?version=${2}`),keeper:o,seen:r?.seen});return c.onHelp=n.help,Ya(c),c.onOutdated=Ye,c.onUnopened=ka,c}function Zh(t,e,n){let r={now:()=>performance.now(),later:(s,c)=>window.setTimeout(s,c),forget:s=>window.clearTimeout(s)},o=new yr({...r,turn:()=>e.turnCard(!0)}),i=new wr({...r,show:(s,c)=>El(t,s,c),onTime:s=>e.store.dispatch({type:"time",part:s})});return{consider:()=>{o.consider(e.state,n.settings.turnCards),i.consider(e.state)},stop:()=>{o.stop(),i.stop()}}}function zh(t,e,n,r,o,i){let s=-1,c=-1,l=!1;return()=>{let{table:u}=e.state,f=document.activeElement,d=i?.slot()??null;if(B(bu(e.state,e,n,r,o,d),t),Ol(t),e.state.typing&&!l&&document.getElementById("command")?.focus(),l=e.state.typing,f&&!f.isConnected&&ec(t,f,o),!u)return;ln(ut(u),Et(u)&&u.mode!=="screen"),e.state.looking?ol(t):u.moves.length!==s&&Xh(t.querySelector(".move-list")),s=u.moves.length;let h=document.activeElement?.matches("[data-quilt=shown] .cells");u.number!==c&&h&&o(),c=u.number}}function Kh(t,e){let n=-1,r=dl(t.id);return()=>{let o=t.state.table?.number??-1;!(e.settings.hints||r)||n===o||!ie(t.state)||(n=o,t.hint())}}function Yh(t,e,n){let r=e;return()=>{let o=t.state.table??r,i=zc(r,o);L(r)&&!L(o)&&ku(o.game,o),r=o,i!==null&&n.go(`/game/${i}`)}}function Qh(t,{inviting:e,joining:n}){L(t)&&(O(t)?e.draw():t.access==="public"&&n.ask())}function Xh(t){t&&(t.scrollTop=t.scrollHeight)}function ku(t,e){let{seats:n}=e;!Ee(e)&&n.some(r=>r.yours)&&hl(t,n.map(r=>r.name||a("an-open-seat")).join(" – "))}var Eu={load:ci,save:fl,hintAt:ml},Au={home:t=>location.hash.length>1?vu(t,location.hash):Jh(t),game:Mu,"game-review":({root:t,shell:e,patches:n,wait:r},o)=>(r("opening-review"),Su(({openGameReview:i})=>i(t,e,n,o))),"link-review":({root:t,shell:e,patches:n,wait:r})=>(r("opening-review"),Su(({openLinkReview:o})=>o(t,e,n))),invitation:rg,shared:(t,e)=>vu(t,Aa(e)),"first-game":eg,offline:ng,aid:_t("aid"),me:_t("me"),"sign-in":_t("sign-in"),link:_t("link"),today:_t("today"),day:_t("day"),tournaments:_t("tournaments"),tournament:_t("tournament")};function _t(t){return async({root:e,shell:n,wait:r},o)=>{r("one-moment");let{AWAY:i}=await G("pages");return{page:await i[t](e,n,o),title:`tab-${t}`}}}async function Jh(t){let{root:e,shell:n,feed:r}=t,o=s=>{let c=[s.tags.Player1,s.tags.Player2];history.pushState(null,"",s.link?Yn(s.link,c):location.pathname),t.show(_u(t,s))},{openHomePage:i}=await G("home");return{page:await i(e,n,r,o),title:""}}async function vu(t,e){let n=_a(location.search),r=await Ui(e);return _u(t,{...r,tags:{...n,...r.tags}})}async function _u({root:t,shell:e,patches:n},r){let{openViewerPage:o}=await G("pages");return{page:o(t,r,await n,e),title:"tab-viewer"}}async function Su(t){return{page:await t(await G("review")),title:"tab-review"}}async function Mu(t,e){let{root:n,shell:r}=t;t.wait("opening-table");let[o,i]=await Promise.all([Wi(e),t.patches]),s=ci()?.game===e?await tg(t):null;return{page:yi(n,o,i,r,s),title:"tab-game",known:o.seats.some(l=>l.yours)}}async function tg({root:t,shell:e}){let{accompany:n,asNewcomer:r}=await G("guide");return{seen:r,accompany:(o,i)=>n(t,o,e,Eu,i)}}async function eg(t){t.wait("opening-table");let{firstGame:e}=await G("guide"),n=await e(Eu);return{...await Mu(t,n),address:`/game/${n}`}}async function ng({root:t,shell:e,patches:n,wait:r}){r("opening-table");let[{LocalGame:o},i]=await Promise.all([G("offline"),n]),s=new o(i,{load:ul,save:pl,later:l=>window.setTimeout(l),draw:l=>Math.floor(Math.random()*l),today:()=>new Date});return{page:yi(t,s.message,i,e,null,s),title:"tab-offline",known:!1}}async function rg(t,e){return t.wait("opening-invitation"),(await G("pages")).openInvitation(t,e)}function Lr(t,e,n){let r=document.createElement("dialog");return r.className=`sheet ${t}-dialog`,r.dataset.testid=`dialog-${t}`,r.setAttribute("aria-labelledby",e),r.addEventListener("close",()=>r.remove()),n(r),document.body.append(r),r.showModal(),r}var mn=null;function Ou(t){if(mn)return;Lr("settings","dialog-heading",n=>{mn=()=>B(p`${Ar(t,()=>n.close(),null)}`,n),mn()}).addEventListener("close",()=>{mn=null})}function Tu(){mn?.()}function Lu(){let t=document.createElement("span");t.className="probe",t.ariaHidden="true",t.textContent="a b",document.body.append(t);let e=()=>document.documentElement.toggleAttribute("data-roomy",og(getComputedStyle(t)));new ResizeObserver(e).observe(t)}function og({letterSpacing:t,wordSpacing:e,lineHeight:n,fontSize:r}){let o=parseFloat(r);return[t,e].some(s=>parseFloat(s)>0)||o>18||parseFloat(n)>1.1*o}var Nu=["GGGbbaaaXXX.","EEGbaaffJXVV","EEEbbYYfJVVg","LLLL.YWWJggg"];function ig(t){return Nu.flatMap((e,n)=>[...e].flatMap((r,o)=>r===t?[[n,o]]:[]))}function sg(t){let e=ig(t),n=`url(#fabric-${t})`;return v`<path class="piece" fill=${n} d=${z(e,10,.25)}></path>
<path class="stitches" d=${z(e,10,1.1)}></path>`}function Iu(){let t=[...new Set(Nu.join(""))].filter(e=>e!==".");return p`<svg class="cover" viewBox="-1 -1 122 42" aria-hidden="true">
<rect class="ground" width="120" height="40" rx="1"></rect>
<rect fill="url(#fabric-cell)" width="120" height="40"></rect>
${t.map(sg)}
${[[2,0],[1,2],[6,0],[8,1],[10,2],[2,3]].map(([e,n])=>q((e+.5)*10,(n+.5)*10,2.6))}
</svg>`}var bi=new Map([["classic",Promise.resolve(Qe)]]),xi="classic";async function ki(t){xi=t;try{let e=await ag(t);xi===t&&Cu(t,e)}catch(e){console.warn(`The ${t} edition can’t be loaded:`,e),xi===t&&!document.querySelector("#fabrics > *")&&Cu("classic",Qe)}}function Cu(t,e){document.documentElement.dataset.edition=t,B(Pa(e),document.getElementById("fabrics"))}function ag(t){let e=bi.get(t);if(e)return e;let n=`/editions/${t}`,o=Promise.all([Ra(`${n}.json`),cg(`${n}.css`)]).then(([i])=>i);return bi.set(t,o),o.catch(()=>bi.delete(t)),o}async function cg(t){let e=document.querySelector(`link[href="${t}"]`);e?.sheet||(e?.remove(),await No(t))}var xe=document.getElementById("app"),J=ai(),hn=null,vi=()=>"",Nr=0,lg=Di(Ai("link[data-what=patches]")),Si=new yn({open:()=>new WebSocket(`${location.origin.replace(/^http/,"ws")}/api/feed`),later:(t,e)=>window.setTimeout(t,e),forget:t=>window.clearTimeout(t),onWaiting:xl,onNews:va});async function Ei(t){vr().length===0||document.hidden||Si.socket||(t??await ug())&&Si.open()}async function ug(){return zt().then(({known:t})=>t,()=>!1)}var Ft={get settings(){return J},logo:Ai("link[rel=icon]"),change(t){cl({...J,...t}),t.sounds&&xo("button"),Ru(t)},go(t){history.pushState(null,"",t),Ir()},onNews:Sa,help(){G("aid").then(({openAid:t})=>t(),pg)},openSettings(){Ou(Ft)},canVibrate:bo()};function Ru(t){J={...J,...t},Pu(),t.edition&&ki(t.edition),"language"in t||"edition"in t?mg().catch(Wu):ju()}function pg({message:t}){Lr("aside","aside-words",e=>B(p`<p role="alert" id="aside-words">${t}</p>
<button type="button" class="main" @click=${()=>e.close()}>${a("close")}</button>`,e))}function Ai(t){return document.querySelector(t).href}function Pu(){let{theme:t}=J;t==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=t}function fg(){return J.language==="auto"?Ki(navigator.languages):J.language}async function dg(){let{lang:t}=document.documentElement,e=J.language==="auto"?t:J.language,n=t===e?Ai("link[data-what=words]"):void 0;To(await Ke(e,n),J.edition),document.documentElement.lang=e,vo()}async function mg(){let t=fg(),[e,n]=await Promise.all([Ke(t),ba(t)]);To(e,J.edition),n&&zn(n),document.documentElement.lang=t,vo(),ln(vi()),ju()}function ju(){hn?.draw(),Tu()}function Hu(t,e,n=null){let r=hn===null;hn?.close(),hn=t,vi=e?()=>a(e):()=>"",ln(vi()),Ei(n),window.scrollTo(0,0),xe.querySelector(".boot")?.remove(),t.draw(),r||hg()}function hg(){let t=xe.querySelector("h1");!t||document.activeElement!==document.body||(t.tabIndex=-1,t.focus({preventScroll:!0}))}var gg={root:xe,shell:Ft,feed:Si,patches:lg,show:Du,wait(t){xe.querySelector(".boot")?.remove(),hn||B(xn(Ft,a(t)),xe)}};function Ir(){Nr+=1;let t=Qi(location.pathname);t?Du(Au[t.name](gg,t.match)):qu("page")}async function Du(t){let e=Nr;try{let{page:n,title:r,known:o,address:i,after:s}=await t;if(e!==Nr)return n.close();i&&history.replaceState(null,"",i),Hu(n,r,o),await s?.()}catch(n){e===Nr&&Wu(n)}}function Wu(t){if(t instanceof pt&&Ye())return;if(t instanceof Tt&&t.status===404&&$g())return qu("game");let e=t instanceof Error?t.message:String(t);Bu("cannot-show",e,Pi(t))}function $g(){return location.pathname.startsWith("/game/")}function qu(t){Bu(t==="game"?"no-such-game":"no-such-page",a("link-may-be-old"))}function Bu(t,e,n=!1){Hu({draw:()=>B(p`${zr(Ft)}
<main class="waiting">
${Iu()}
<h1>${a(t)}</h1>
${Or(e,"problem")}
<a class="button main" href="/">${a("back-to-home")}</a>
${n?Yr(Ft):m}
</main>`,xe),close:()=>{}},t)}Pu();await Promise.all([dg(),ki(J.edition)]);window.addEventListener("popstate",Ir);window.addEventListener("keydown",t=>{t.key==="F1"&&(t.preventDefault(),Ft.help())});window.addEventListener("online",()=>Ei(null));document.addEventListener("visibilitychange",()=>Ei(null));window.addEventListener("pointerdown",()=>{for(let t of document.getAnimations())t.finish()},{capture:!0});Ir();fs(Ft,Ir);Lu();ll(Ru);document.readyState==="complete"?ko():window.addEventListener("load",ko);export{wg as a,Oi as b,$n as c,bg as d,Q as e,ve as f,wn as g,D as h,a as i,Vu as j,kg as k,Eg as l,wt as m,Ot as n,pt as o,Tt as p,Z as q,ji as r,Ng as s,Wi as t,Bi as u,Ig as v,Ui as w,Gi as x,zt as y,Cg as z,Rg as A,Vi as B,Zi as C,Ju as D,Xi as E,Ji as F,p as G,v as H,m as I,B as J,w as K,zr as L,dt as M,W as N,tt as O,L as P,N as Q,it as R,Ct as S,Sn as T,Xt as U,z as V,_n as W,H as X,$s as Y,Pt as Z,Ce as _,K as $,E as aa,jt as ba,Ht as ca,dp as da,l$ as ea,Jt as fa,Rt as ga,kt as ha,Dt as ia,hp as ja,bs as ka,Re as la,xs as ma,P as na,nt as oa,Vs as pa,Zs as qa,We as ra,Be as sa,zs as ta,_ as ua,oe as va,Dn as wa,ie as xa,Wn as ya,se as za,ae as Aa,C as Ba,Ys as Ca,Ge as Da,qt as Ea,Fe as Fa,Np as Ga,T as Ha,yo as Ia,Js as Ja,G as Ka,Sa as La,Yn as Ma,_a as Na,rt as Oa,q as Pa,At as Qa,Ho as Ra,Ba as Sa,Va as Ta,Uw as Ua,Ka as Va,Ya as Wa,Qa as Xa,Xa as Ya,Ja as Za,ec as _a,uy as $a,gt as ab,ct as bb,pe as cb,Wo as db,qo as eb,on as fb,$t as gb,sc as hb,uc as ib,ar as jb,yc as kb,cr as lb,sn as mb,de as nb,kc as ob,pr as pb,fr as qb,Nc as rb,Rc as sb,hr as tb,jc as ub,Hc as vb,Qo as wb,qc as xb,gd as yb,r0 as zb,l0 as Ab,ut as Bb,kd as Cb,w0 as Db,Nd as Eb,Jc as Fb,Pd as Gb,el as Hb,rl as Ib,G0 as Jb,$r as Kb,Bd as Lb,yr as Mb,ol as Nb,xr as Ob,vr as Pb,A1 as Qb,gl as Rb,$l as Sb,Kd as Tb,xl as Ub,pi as Vb,B1 as Wb,we as Xb,Al as Yb,Sr as Zb,Er as _b,_l as $b,ye as ac,Ml as bc,Ol as cc,km as dc,_m as ec,Bl as fc,Fl as gc,Vl as hc,zl as ic,Jl as jc,Or as kc,Yx as lc,tu as mc,ou as nc,fn as oc,dn as pc,iu as qc,Mk as rc,au as sc,cu as tc,lu as uc,uu as vc,hu as wc,wu as xc,Ch as yc,jh as zc,Uh as Ac,xu as Bc,Lr as Cc,Iu as Dc};
/**
* @license
* Copyright 2017 Google LLC
* SPDX-License-Identifier: BSD-3-Clause
*/
