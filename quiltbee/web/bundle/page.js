var Uu=Object.defineProperty;var pg=(t,e)=>{for(var n in e)Uu(t,n,{get:e[n],enumerable:!0})};var Ei=[{level:1,name:"Beginner",audience:"a child can beat it"},{level:2,name:"Learner",audience:"for a first game"},{level:3,name:"Casual",audience:"if you know the rules"},{level:4,name:"Regular",audience:"if you’ve played a few times"},{level:5,name:"Practised",audience:"if you play often"},{level:6,name:"Skilled",audience:"for good players"},{level:7,name:"Strong",audience:"for very good players"},{level:8,name:"Expert",audience:"for the best in your club"},{level:9,name:"Master",audience:"nearly everything the computer has"},{level:10,name:"Full strength",audience:"everything it has; it thinks for about a second"}],Ht=3,fn=[{level:1,numeral:"I",name:"Intern",marker:52,per_button_held:0,per_patch_with_buttons:0,per_button_on_patches:0},{level:2,numeral:"II",name:"Apprentice",marker:44,per_button_held:1,per_patch_with_buttons:0,per_button_on_patches:0},{level:3,numeral:"III",name:"Fellow",marker:41,per_button_held:1,per_patch_with_buttons:1,per_button_on_patches:0},{level:4,numeral:"IV",name:"Master",marker:38,per_button_held:1,per_patch_with_buttons:0,per_button_on_patches:1},{level:5,numeral:"V",name:"Legend",marker:35,per_button_held:1,per_patch_with_buttons:1,per_button_on_patches:1}],dg=65536,Ai=18e4,X=53,xe=[5,11,17,23,29,35,41,47,53],dn={revised:[26,32,38,44,50],original:[20,26,32,44,50]};var ve={language:"en",format:t=>t};function Mi(t){ve=t}function q(){return ve.language}function a(t,e){return ve.format(t,e)}function V(t){return new Intl.ListFormat(Gu(),{type:"conjunction"}).format(t)}function Gu(){return ve.language==="en"?"en-GB":ve.language}function hg(t){return new Intl.DateTimeFormat(q(),{dateStyle:"medium"}).format(t)}var _i=new Set;function wg(t){return t instanceof Error?t.message:String(t)}function Oi(t){t!==""&&_i.add(t)}function Ti(t){let e=q()==="en"?"":[..._i].find(r=>t.includes(r));if(!e)return[t,"",""];let n=t.indexOf(e);return[t.slice(0,n),e,t.slice(n+e.length)]}function bt(t,e){let n=e,r=!1,o=new Set,i=()=>{r=!1;for(let s of[...o])s(n)};return{get:()=>n,dispatch(s){let c=t(n,s);c!==n&&(n=c,r||queueMicrotask(i),r=!0)},watch(s){return o.add(s),()=>o.delete(s)}}}var Fu=new Set([400,401,403,404,409,410,413,422,429,503]),Tt=class extends Error{name="Away"},pt=class extends Error{};function Ni(t){let e=t instanceof Tt;return e&&Cr(!0),e}var Ut=bt((t,e)=>e,{away:!1}),ft=class extends Error{constructor(e,n){super(e),this.status=n}};async function Z(t,e,n){return JSON.parse(await Ii(t,e,n))}async function Ii(t,e,n="POST"){let r=await Ci(t,e,n),o=await r.text();if(r.ok)return o;throw new ft(Pr(o,r.status),r.status)}async function*Eg(t,e,n){let r=await Ci(t,e,"POST",n);if(!r.ok||!r.body)throw new ft(Pr(await r.text(),r.status),r.status);let o=r.body.pipeThrough(new TextDecoderStream).getReader(),i="";try{for(;;){let{done:s,value:c=""}=await o.read().catch(Li),l=(i+c).split(`
`);i=l.pop()??"";for(let u of l.filter(f=>f.trim()))yield zu(u);if(s&&i.trim()&&Li(new Error("The last line is not whole.")),s)return}}finally{await o.cancel().catch(()=>{})}}function zu(t){let e=JSON.parse(t);if("error"in e)throw new ft(Pr(t,0),0);return e}function Li(t){throw new Tt(a("server-away"),{cause:t})}async function Ci(t,e,n,r){let o=e&&{method:n,headers:{"content-type":"application/json"},body:JSON.stringify(e)};try{let i=await fetch(new URL(t,import.meta.url),{...o,signal:r});return Cr(!1),i}catch(i){throw r?.aborted||Cr(!0),new Tt(a("server-away"),{cause:i})}}function Cr(t){Ut.get().away!==t&&Ut.dispatch({away:t})}function Pr(t,e){let{error:n,code:r,values:o}=Vu(t);return typeof o?.detail=="string"&&Oi(o.detail),r?a(`refused-${r}`,o):n&&q()==="en"?n:Fu.has(e)?a(`refused-status-${e}`):a("status-answer",{status:String(e)})}function Vu(t){try{return JSON.parse(t)??{}}catch(e){if(e instanceof SyntaxError)return{};throw e}}async function Pi(t="/api/patches"){let e=await Z(t);return Object.fromEntries(Object.entries(e).map(Zu))}function Zu([t,e]){return[t,Object.defineProperty(e,"name",{get:()=>a(`patch-${t}`)})]}async function Ri(t){let e=await Z(`/api/games/${t}`);if(e.version!==2)throw new pt(a("page-outdated"));return e}async function ji(){let{messages:t}=await Z("/api/health");return t===2}function Bi(t){return Z("/api/games",t)}function Ag(){return Z("/api/solo")}function Di(t){return Z("/api/replay",{text:t})}function qi(t){return Z(`/api/games/${t}/replay`)}function xt(){return Z("/api/me")}function Wi(t){return Z(`/api/invitations/${t}`)}function Hi(t,e){return Z(`/api/invitations/${t}`,{name:e})}function Ui(t){return Z(`/api/games/${t}/invitation`,{})}function Gi(t,e){return Z(`/api/games/${t}/seat`,{name:e})}function Fi(t){return Ii("/api/qr",{path:t})}function zi(t){return Z("/api/reports",t)}var mn=class{constructor(e){this.outside=e,this.socket=null,this.retry=null,this.wait=1e3,this.attempts=0,this.isLive=!1}open(){if(this.retry!==null&&this.outside.forget(this.retry),this.retry=null,this.socket)return;this.attempts+=1;let e=this.outside.open();this.socket=e,e.onopen=()=>{this.wait=1e3,this.attempts=0,this.isLive=!0},e.onmessage=n=>this.received(String(n.data)),e.onclose=()=>this.closed(e)}received(e){let n=JSON.parse(e);n.type==="games"&&this.outside.onWaiting(n.waiting),(n.type==="games"||n.type==="lobby")&&this.outside.onNews(n.type)}closed(e){this.socket===e&&(this.socket=null,this.isLive=!1,!(this.attempts>=8)&&(this.retry=this.outside.later(()=>this.open(),this.wait),this.wait=Math.min(6e4,this.wait*2)))}};var Rr={en:"English",de:"Deutsch",fr:"Français",es:"Español"};function jr(t){return typeof t=="string"&&Object.hasOwn(Rr,t)}function Vi(t){return t.map(n=>n.split("-")[0].toLowerCase()).find(jr)??"en"}var Zi=[{name:"home",address:"/",part:"home"},{name:"game",address:"/game/{id}",data:["/api/games/{id}"]},{name:"game-review",address:"/game/{id}/review",part:"review",data:["/api/games/{id}","/api/games/{id}/replay"]},{name:"link-review",address:"/review",part:"review"},{name:"invitation",address:"/i/{id}",data:["/api/invitations/{id}"]},{name:"shared",address:"/g/{id}",part:"pages"},{name:"link",address:"/s/{id}",part:"pages"},{name:"aid",address:"/aid",part:"pages"},{name:"offline",address:"/offline",part:"offline"},{name:"first-game",address:"/first-game",part:"guide"},{name:"me",address:"/me",part:"pages",data:["/api/me","/api/me/ratings","/api/me/statistics","/api/me/bots"]},{name:"today",address:"/day",part:"pages"},{name:"day",address:"/day/{id}",part:"pages",data:["/api/days/{id}","/api/me/days"]},{name:"progress",address:"/progress",part:"pages",data:["/api/me/progress"]},{name:"puzzles",address:"/puzzles",part:"puzzles",data:["/api/puzzles"]},{name:"puzzle",address:"/puzzles/{id}",part:"puzzles",data:["/api/puzzles"]},{name:"sign-in",address:"/sign-in",part:"pages",data:["/api/me"]},{name:"tournaments",address:"/tournaments",part:"pages",data:["/api/tournaments"]},{name:"tournament",address:"/tournaments/{id}",part:"pages",data:["/api/tournaments/{id}"]}];var Ku=Zi.map(({name:t,address:e})=>({name:t,pattern:new RegExp(`^${e.replace("{id}","([\\w-]+)")}$`)}));function Yi(t){for(let{name:e,pattern:n}of Ku){let r=n.exec(t);if(r)return{name:e,match:r[1]??""}}return null}var Qu="offline",Ki="/offline",Qi="board";function mt({game:t}){return t===Qu}var Gr=globalThis,Ji=t=>t,hn=Gr.trustedTypes,Xi=hn?hn.createPolicy("lit-html",{createHTML:t=>t}):void 0,is="$lit$",vt=`lit$${Math.random().toFixed(9).slice(2)}$`,ss="?"+vt,Ju=`<${ss}>`,It=document,Se=()=>It.createComment(""),Ee=t=>t===null||typeof t!="object"&&typeof t!="function",Fr=Array.isArray,Xu=t=>Fr(t)||typeof t?.[Symbol.iterator]=="function",Br=`[ 	
\f\r]`,ke=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,ts=/-->/g,es=/>/g,Lt=RegExp(`>|${Br}(?:([^\\s"'>=/]+)(${Br}*=${Br}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),ns=/'/g,rs=/"/g,as=/^(?:script|style|textarea|title)$/i,zr=t=>(e,...n)=>({_$litType$:t,strings:e,values:n}),p=zr(1),k=zr(2),Cg=zr(3),Ae=Symbol.for("lit-noChange"),m=Symbol.for("lit-nothing"),os=new WeakMap,Nt=It.createTreeWalker(It,129);function cs(t,e){if(!Fr(t)||!t.hasOwnProperty("raw"))throw Error("invalid template strings array");return Xi!==void 0?Xi.createHTML(e):e}var tp=(t,e)=>{let n=t.length-1,r=[],o,i=e===2?"<svg>":e===3?"<math>":"",s=ke;for(let c=0;c<n;c++){let l=t[c],u,f,d=-1,h=0;for(;h<l.length&&(s.lastIndex=h,f=s.exec(l),f!==null);)h=s.lastIndex,s===ke?f[1]==="!--"?s=ts:f[1]!==void 0?s=es:f[2]!==void 0?(as.test(f[2])&&(o=RegExp("</"+f[2],"g")),s=Lt):f[3]!==void 0&&(s=Lt):s===Lt?f[0]===">"?(s=o??ke,d=-1):f[1]===void 0?d=-2:(d=s.lastIndex-f[2].length,u=f[1],s=f[3]===void 0?Lt:f[3]==='"'?rs:ns):s===rs||s===ns?s=Lt:s===ts||s===es?s=ke:(s=Lt,o=void 0);let $=s===Lt&&t[c+1].startsWith("/>")?" ":"";i+=s===ke?l+Ju:d>=0?(r.push(u),l.slice(0,d)+is+l.slice(d)+vt+$):l+vt+(d===-2?c:$)}return[cs(t,i+(t[n]||"<?>")+(e===2?"</svg>":e===3?"</math>":"")),r]},Me=class t{constructor({strings:e,_$litType$:n},r){let o;this.parts=[];let i=0,s=0,c=e.length-1,l=this.parts,[u,f]=tp(e,n);if(this.el=t.createElement(u,r),Nt.currentNode=this.el.content,n===2||n===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(o=Nt.nextNode())!==null&&l.length<c;){if(o.nodeType===1){if(o.hasAttributes())for(let d of o.getAttributeNames())if(d.endsWith(is)){let h=f[s++],$=o.getAttribute(d).split(vt),v=/([.?@])?(.*)/.exec(h);l.push({type:1,index:i,name:v[2],strings:$,ctor:v[1]==="."?qr:v[1]==="?"?Wr:v[1]==="@"?Hr:Ft}),o.removeAttribute(d)}else d.startsWith(vt)&&(l.push({type:6,index:i}),o.removeAttribute(d));if(as.test(o.tagName)){let d=o.textContent.split(vt),h=d.length-1;if(h>0){o.textContent=hn?hn.emptyScript:"";for(let $=0;$<h;$++)o.append(d[$],Se()),Nt.nextNode(),l.push({type:2,index:++i});o.append(d[h],Se())}}}else if(o.nodeType===8)if(o.data===ss)l.push({type:2,index:i});else{let d=-1;for(;(d=o.data.indexOf(vt,d+1))!==-1;)l.push({type:7,index:i}),d+=vt.length-1}i++}}static createElement(e,n){let r=It.createElement("template");return r.innerHTML=e,r}};function Gt(t,e,n=t,r){if(e===Ae)return e;let o=r!==void 0?n._$Co?.[r]:n._$Cl,i=Ee(e)?void 0:e._$litDirective$;return o?.constructor!==i&&(o?._$AO?.(!1),i===void 0?o=void 0:(o=new i(t),o._$AT(t,n,r)),r!==void 0?(n._$Co??=[])[r]=o:n._$Cl=o),o!==void 0&&(e=Gt(t,o._$AS(t,e.values),o,r)),e}var Dr=class{constructor(e,n){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:n},parts:r}=this._$AD,o=(e?.creationScope??It).importNode(n,!0);Nt.currentNode=o;let i=Nt.nextNode(),s=0,c=0,l=r[0];for(;l!==void 0;){if(s===l.index){let u;l.type===2?u=new _e(i,i.nextSibling,this,e):l.type===1?u=new l.ctor(i,l.name,l.strings,this,e):l.type===6&&(u=new Ur(i,this,e)),this._$AV.push(u),l=r[++c]}s!==l?.index&&(i=Nt.nextNode(),s++)}return Nt.currentNode=It,o}p(e){let n=0;for(let r of this._$AV)r!==void 0&&(r.strings!==void 0?(r._$AI(e,r,n),n+=r.strings.length-2):r._$AI(e[n])),n++}},_e=class t{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(e,n,r,o){this.type=2,this._$AH=m,this._$AN=void 0,this._$AA=e,this._$AB=n,this._$AM=r,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let e=this._$AA.parentNode,n=this._$AM;return n!==void 0&&e?.nodeType===11&&(e=n.parentNode),e}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(e,n=this){e=Gt(this,e,n),Ee(e)?e===m||e==null||e===""?(this._$AH!==m&&this._$AR(),this._$AH=m):e!==this._$AH&&e!==Ae&&this._(e):e._$litType$!==void 0?this.$(e):e.nodeType!==void 0?this.T(e):Xu(e)?this.k(e):this._(e)}O(e){return this._$AA.parentNode.insertBefore(e,this._$AB)}T(e){this._$AH!==e&&(this._$AR(),this._$AH=this.O(e))}_(e){this._$AH!==m&&Ee(this._$AH)?this._$AA.nextSibling.data=e:this.T(It.createTextNode(e)),this._$AH=e}$(e){let{values:n,_$litType$:r}=e,o=typeof r=="number"?this._$AC(e):(r.el===void 0&&(r.el=Me.createElement(cs(r.h,r.h[0]),this.options)),r);if(this._$AH?._$AD===o)this._$AH.p(n);else{let i=new Dr(o,this),s=i.u(this.options);i.p(n),this.T(s),this._$AH=i}}_$AC(e){let n=os.get(e.strings);return n===void 0&&os.set(e.strings,n=new Me(e)),n}k(e){Fr(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,r,o=0;for(let i of e)o===n.length?n.push(r=new t(this.O(Se()),this.O(Se()),this,this.options)):r=n[o],r._$AI(i),o++;o<n.length&&(this._$AR(r&&r._$AB.nextSibling,o),n.length=o)}_$AR(e=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);e!==this._$AB;){let r=Ji(e).nextSibling;Ji(e).remove(),e=r}}setConnected(e){this._$AM===void 0&&(this._$Cv=e,this._$AP?.(e))}},Ft=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(e,n,r,o,i){this.type=1,this._$AH=m,this._$AN=void 0,this.element=e,this.name=n,this._$AM=o,this.options=i,r.length>2||r[0]!==""||r[1]!==""?(this._$AH=Array(r.length-1).fill(new String),this.strings=r):this._$AH=m}_$AI(e,n=this,r,o){let i=this.strings,s=!1;if(i===void 0)e=Gt(this,e,n,0),s=!Ee(e)||e!==this._$AH&&e!==Ae,s&&(this._$AH=e);else{let c=e,l,u;for(e=i[0],l=0;l<i.length-1;l++)u=Gt(this,c[r+l],n,l),u===Ae&&(u=this._$AH[l]),s||=!Ee(u)||u!==this._$AH[l],u===m?e=m:e!==m&&(e+=(u??"")+i[l+1]),this._$AH[l]=u}s&&!o&&this.j(e)}j(e){e===m?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,e??"")}},qr=class extends Ft{constructor(){super(...arguments),this.type=3}j(e){this.element[this.name]=e===m?void 0:e}},Wr=class extends Ft{constructor(){super(...arguments),this.type=4}j(e){this.element.toggleAttribute(this.name,!!e&&e!==m)}},Hr=class extends Ft{constructor(e,n,r,o,i){super(e,n,r,o,i),this.type=5}_$AI(e,n=this){if((e=Gt(this,e,n,0)??m)===Ae)return;let r=this._$AH,o=e===m&&r!==m||e.capture!==r.capture||e.once!==r.once||e.passive!==r.passive,i=e!==m&&(r===m||o);o&&this.element.removeEventListener(this.name,this,r),i&&this.element.addEventListener(this.name,this,e),this._$AH=e}handleEvent(e){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,e):this._$AH.handleEvent(e)}},Ur=class{constructor(e,n,r){this.element=e,this.type=6,this._$AN=void 0,this._$AM=n,this.options=r}get _$AU(){return this._$AM._$AU}_$AI(e){Gt(this,e)}};var ep=Gr.litHtmlPolyfillSupport;ep?.(Me,_e),(Gr.litHtmlVersions??=[]).push("3.3.3");var R=(t,e,n)=>{let r=n?.renderBefore??e,o=r._$litPart$;if(o===void 0){let i=n?.renderBefore??null;r._$litPart$=o=new _e(e.insertBefore(Se(),i),i,void 0,n??{})}return o._$AI(t),o};var np={left:"M4 4v6h6M4.6 10A8 8 0 1 1 4 14",right:"M20 4v6h-6M19.4 10A8 8 0 1 0 20 14",flip:"M12 3v18M9 6L3 18h6zM15 6l6 12h-6z",place:"M4 13l5 5L20 6",cancel:"M6 6l12 12M18 6L6 18",undo:"M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",pass:"M4 12h14M13 6l6 6-6 6",download:"M12 4v11M7 11l5 5 5-5M5 20h14",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",flag:"M6 21V4h11l-2 4 2 4H6",print:"M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",card:"M5 3h10v14H5zM9 21h10V7",bulb:"M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-.9 1.6h-5.2c0-.6-.3-1.1-.9-1.6A6 6 0 0 1 12 3z",help:"M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",graph:"M4 4v16h16M7 14l4-5 3 3 5-7",first:"M18 5l-8 7 8 7M6 5v14",back:"M15 5l-7 7 7 7",forward:"M9 5l7 7-7 7",last:"M6 5l8 7-8 7M18 5v14",clock:"M12 7v5l3 2M12 4a8 8 0 1 0 .01 0",hurry:"M12 4v10M12 19v.5",eye:"M3 12c4-8 14-8 18 0-4 8-14 8-18 0zM12 9.5a2.5 2.5 0 1 0 .01 0",share:"M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",copy:"M8 8h11v12H8zM16 8V4H5v12h3",person:"M12 4a4 4 0 1 0 .01 0M4 21c1-5 4-7 8-7s7 2 8 7",puzzle:"M4 8h4a2.500 2.500 0 1 1 4 0h4v4a2.500 2.500 0 1 1 0 4v4H4z",cup:"M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 20h8",gear:"M12 9a3 3 0 1 0 .01 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1",fresh:"M12 5v14M5 12h14",again:"M20 4v6h-6M20 10A8 8 0 1 0 20 15",button:"M12 3a9 9 0 1 0 .01 0M9 9.5v.01M15 9.5v.01M9 14.5v.01M15 14.5v.01",ten:"M4 9l3.5-2.5v11.5M16.5 6.5c4.5 0 4.5 11.5 0 11.5s-4.5-11.5 0-11.5z",heart:"M12 20C5 14.5 3 11 3 8a4.6 4.6 0 0 1 9-1.4A4.6 4.6 0 0 1 21 8c0 3-2 6.5-9 12z",eyes:"M4 6h16v12H4zM4 12h16",up:"M4 18l5-6 4 3 7-9M20 6h-5M20 6v5",sun:"M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5"};function w(t){return p`<svg class="icon-line" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${np[t]}></path>
  </svg>`}function zt(t,e=m){return p`<header class="head">
    ${Vr(t)}
    <div class="head-middle">${e}</div>
    <button type="button" class="quiet" data-testid="settings" @click=${t.openSettings}>
      ${w("gear")}<span>${a("settings")}</span>
    </button>
    <button type="button" class="quiet to-help" data-testid="help" @click=${t.help}>
      ${w("help")}<span>${a("help")}</span>
    </button>
    <a class="quiet button" href="/me" data-testid="to-me" @click=${ht(t)}
      >${w("person")}<span>${a("to-me")}</span></a
    >
  </header>`}function Vr(t){return p`<a class="brand" href="/" data-testid="home" @click=${ht(t)}>
    <img src=${t.logo} alt="" width="28" height="28" /><span>Quiltbee</span></a
  >`}function gn(t,e){return p`${zt(t)}
    <main class="waiting"><p>${e}</p></main>`}function ht(t){return e=>{e.metaKey||e.ctrlKey||e.shiftKey||(e.preventDefault(),t.go(e.currentTarget.pathname))}}var ls=3e3,rp=6e3;function Zr(t){return p`<span class="without-server">
    <a class="button" href=${Ki} data-testid="play-offline" @click=${ht(t)}
      >${w("button")}<span>${a("offline-play")}</span></a
    >
    <a class="button" href="/aid" data-testid="aid-offline" @click=${ht(t)}
      >${w("help")}<span>${a("tab-aid")}</span></a
    >
  </span>`}function us(t,e){let n=document.createElement("div");n.setAttribute("role","status"),document.body.append(n);let r=0,o=!1,i=()=>{n.className="",R(m,n)},s=()=>{n.className="returned",R(p`<p data-testid="back-again">${a("offline-back")}</p>`,n),r=window.setTimeout(i,rp),document.querySelector("main.table")||e()},c=()=>{let{away:u}=Ut.get();if(clearTimeout(r),u){n.className="away";let f=p`<p data-testid="away">${a("offline-away")}</p>`;R(p`${f} ${Zr(t)}`,n),r=window.setTimeout(l,ls)}else o&&s();o=u},l=async()=>{await xt().catch(()=>{}),Ut.get().away&&(r=window.setTimeout(l,ls))};Ut.watch(c),c()}var W=[1,2];function et(t){return t===1?2:1}function gt(t){return W.filter(e=>t[e-1].yours)}function O({seats:t}){return t.some(e=>e.yours)}function Yr({mode:t,seats:e}){let n=gt(e);return t==="remote"&&n.length===1?n[0]:null}function Vt(t){return W.find(e=>t[e-1].kind==="open")??null}function Oe({seats:t}){let e=Vt(t);return e===null?"":t[e-1].name}function L({stage:t,seats:e}){return t!=="over"&&Vt(e)!==null}function kt({stage:t,result:e}){return t==="over"&&e===null}var bn={up:[-1,0],down:[1,0],left:[0,-1],right:[0,1]},op=Array.from({length:81},(t,e)=>[Math.floor(e/9),e%9]);function T([t,e]){return`${"abcdefghi"[e]}${t+1}`}function it(t){return/^[a-i][1-9]$/.test(t)?[Number(t[1])-1,t.charCodeAt(0)-97]:null}function nt(t,e){return t[0]===e[0]&&t[1]===e[1]}function B(t){return[Math.max(...t.map(e=>e[0]))+1,Math.max(...t.map(e=>e[1]))+1]}function Ct(t,[e,n]){return t.map(([r,o])=>[r+e,o+n])}function Te(t,[e,n]){let[r,o]=B(t);return[ps(e,9-r),ps(n,9-o)]}function ps(t,e){return Math.max(0,Math.min(e,t))}function wn([t,e],[n,r],o){return o==="right"?[e,n-1-t]:o==="left"?[r-1-e,t]:[t,r-1-e]}function fs(t,e,n){let[r,o]=e,i=n>=4?wn(t,e,"flip"):t;for(let s=0;s<n%4;s+=1)i=wn(i,[r,o],"right"),[r,o]=[o,r];return i}function St(t){let[e,n]=B(t),r=([o,i])=>Math.abs(o-(e-1)/2)+Math.abs(i-(n-1)/2);return t.reduce((o,i)=>r(i)<r(o)?i:o)}function xn(t){let e=Math.min(...t.map(s=>s[0])),n=Math.max(...t.map(s=>s[1])),r=([s,c])=>Math.min(...t.map(([l,u])=>Math.abs(l-s)+Math.abs(u-c))),o=s=>Math.abs(s[0]-e+1)+Math.abs(s[1]-n-1)+(r(s)<2?20:0);return op.filter(s=>r(s)>0).reduce((s,c)=>o(c)<o(s)?c:s)}function yn(t){let e=new Set,n=[];for(let r=0;r<t.length;r+=1){if(t[r]!=="."||e.has(r))continue;let o=[],i=[r];e.add(r);for(let s=i.pop();s!==void 0;s=i.pop()){o.push([Math.floor(s/9),s%9]);for(let c of ip(s))t[c]==="."&&!e.has(c)&&(e.add(c),i.push(c))}n.push(o.sort((s,c)=>s[0]-c[0]||s[1]-c[1]))}return n.sort((r,o)=>o.length-r.length)}function ip(t){let e=t%9,n=[t-9,t+9];return e>0&&n.push(t-1),e<8&&n.push(t+1),n.filter(r=>r>=0&&r<81)}var sp=3;function Zt(t,e){let n=new Set(yn(t).map(String));return yn(ap(t,e)).filter(o=>o.length<=sp&&!n.has(String(o)))}function ap(t,e){let n=[...t];for(let[r,o]of e)n[r*9+o]="x";return n.join("")}function ds(t){let e=49;for(let n=0;n<3;n+=1)for(let r=0;r<3;r+=1){let o=0;for(let i=n;i<n+7;i+=1)o+=t.slice(i*9+r,i*9+r+7).split(".").length-1;e=Math.min(e,o)}return e}function G(t,e,n=0){let r=new Set(t.map(String)),o=new Map;for(let[s,c]of t)for(let l=0;l<4;l+=1){let[u,f]=$n[(l+3)%4];if(r.has(String([s+u,c+f])))continue;let d=cp[l],h=[s+d[0],c+d[1]],$=[h[0]+$n[l][0],h[1]+$n[l][1]];o.set(String(h),[...o.get(String(h))??[],{to:$,direction:l}])}let i="";for(;o.size>0;)i+=lp(o,e,n);return i}var $n=[[0,1],[1,0],[0,-1],[-1,0]],cp=[[0,0],[0,1],[1,1],[1,0]];function lp(t,e,n){let r=t.keys().next().value,o=[],i=r,s=-1;do{let l=t.get(i),u=Math.max(0,l.findIndex($=>$.direction===(s+1)%4)),f=l.splice(s<0?0:u,1)[0];l.length===0&&t.delete(i);let[d,h]=i.split(",").map(Number);f.direction!==s&&o.push({at:[d,h],direction:f.direction}),s=f.direction,i=String(f.to)}while(i!==r);return o.length>1&&o[0].direction===s&&o.shift(),`M${o.map(({at:l,direction:u},f)=>{let d=o[(f+o.length-1)%o.length].direction,[h,$]=[d,u].map(v=>$n[(v+1)%4]).reduce((v,E)=>[v[0]+E[0],v[1]+E[1]]);return`${l[1]*e+$*n} ${l[0]*e+h*n}`}).join("L")}Z`}function ms([t,e]){return t>=0&&e>=0&&t<9&&e<9}function vn([t,e],n){let[r,o]=bn[n];return Te([[0,0]],[t+r,e+o])}function C(t){return t<0?`−${-t}`:String(t)}function Le({name:t,squares:e,buttons:n,time:r,income:o}){return a("patch-label",{name:t,squares:e,buttons:n,time:r,income:o})}function Ne(t,e){return t[e-1].yours&&!t[2-e].yours}function Y(t,e){return{who:Ne(t,e)?"you":"other",name:S(t,e)}}function S(t,e){let{name:n,kind:r}=t[e-1];if(Ne(t,e))return a("you");if(r==="open")return n||a("open-seat");let o=r==="computer"?/^Quiltbee level (\d+)/.exec(n):null;return o?a("level-number",{level:o[1]}):n==="You"?a("player-number",{number:String(e)}):n}function Pt(t,e){if(t.result)return a("wins",Y(e,t.result.winner));if(kt(t))return a("game-aborted");let n=t.stage==="special_patch"?"whose-special-patch":"whose-turn";return a(n,Y(e,t.turn))}function Rt(t,e){if(t.result)return up(t,e);if(kt(t))return a("aborted-reason");let n=Y(e,t.turn);if(t.stage==="special_patch")return a("reached-special-patch",n);let r=t.players[t.turn-1].time,o=t.players[2-t.turn].time;return r!==o?a("further-back",n):r===0?a("goes-first",n):e.filter(({yours:s})=>s).length===1?a("level-and-on-top",n):a("both-level-and-on-top",n)}function up(t,e){if(!t.result)return"";let{winner:n,scores:r,reason:o}=t.result,i=pp(r[n-1],r[2-n]),s=Y(e,3-n);return o==="resignation"?a("result-resignation",{...s,points:i}):o==="time"?a("result-time",{...s,points:i}):a(o==="first to 53"?"result-first":"result-score",{points:i})}function pp(t,e){return a("points-to",{mine:C(t),theirs:C(e)})}function t$(t,e){return[a("pass"),...Kr(t,e)].join(" · ")}function Kr({consequence:t},e){let n=[a("pass-move",{count:t.time-e}),a("pass-earn",{count:t.earned})];return t.income>0&&n.push(a("pass-income",{count:t.income})),t.special_patch&&n.push(a("pass-special")),n}function Kt(t,e,n=!1){if(t==="pass"||t==="A:pass")return a("move-pass");if(t.startsWith("A:"))return a("move-took",{patch:Yt(e,t[2])});if(t.startsWith("+"))return n?a("move-special-at",{cell:t.slice(1)}):a("move-special");let r=Yt(e,t[0]);return!n||!e[t[0]]?a("move-patch",{patch:r}):a("move-patch-at",{patch:r,cell:T(fp(e[t[0]],t))})}function Yt(t,e){return t[e]?.name??e}function fp({orientations:t},e){let n=it(e.slice(2));return Ct(t[e[1]],n).reduce((r,o)=>o[0]<r[0]||o[0]===r[0]&&o[1]<r[1]?o:r)}function Et(t,e,n,r=!0){let o=t.filter(([i,s])=>e[i*9+s]!==".").map(T);return o.length>0?r?o.length>4?a("overlaps-many",{count:o.length}):a("overlaps-at",{cells:V(o)}):a("overlaps-another"):n?jt(n):null}function jt({available:t,missing:e}){return t?null:e>0?a("needs-buttons",{count:e}):a("fits-nowhere")}function hs(t,e,n,r){let o=Et(t,e,n,r);if(o===null)return{text:a("fits"),isGood:!0};let i=n!==void 0&&!n.available&&n.missing>0,s=Et(t,e,void 0,r)===null,c=i&&s?a("fits-but-short",{count:n.missing}):o;return{text:dp(c),isGood:!1}}function dp(t){return t[0].toLocaleUpperCase()+t.slice(1)}function Qr(t){let e=T(t[0]);return t.length===1?a("single-hole",{cell:e}):a("hole-of",{size:t.length,cell:e})}function mp(t,e){return e?V(t.map(Qr)):t.length===1?a("a-hole"):a("holes",{count:t.length})}function kn(t,e,n,r,o,i=!0){let{consequence:s,missing:c}=t,l=r.players[r.turn-1],{paid:u,buttons:f,time:d,income:h,income_marks:$}=s,v={from:String(l.buttons),to:C(f)},E=[{kind:"buttons",text:c>0?a("effect-cost",{count:u}):a("effect-buttons",v)},{kind:"time",text:a("effect-time",{from:String(l.time),to:String(d)})}];if($.length>0){let U={count:h,marks:V($.map(String))},P=i?a("effect-income-at",U):a("effect-income",{count:h});E.push({kind:"income",text:P})}return s.special_patch&&E.push({kind:"special",text:a("effect-special")}),n&&E.push({kind:"tile",text:a("effect-tile")}),e.length>0&&E.push({kind:"holes",text:a("effect-holes",{holes:mp(e,i)})}),E.push({kind:"next",text:Jr("next",s.next,r.turn,o)}),E}function Jr(t,e,n,r){if(e===null)return a("then-over");let o=e===n?"-again":"";return Ne(r,e)?a(`${t}-you${o}`):a(`${t}-name${o}`,{name:S(r,e)})}function gs(t,e,n){let r={cell:T(t)};if(e===".")return a("cell-empty",r);if(e==="*")return a("cell-special",r);let o=n[e]?.name;return o?a("cell-patch",{...r,patch:o}):a("cell-covered",r)}function $s(t){let e=yn(t),n=e.reduce((s,c)=>s+c.length,0),r=[a("quilt-covered",{covered:81-n,empty:n})],o=e.filter(s=>s.length===1).map(s=>T(s[0]));o.length>0&&r.push(a("quilt-single-holes",{count:o.length,cells:o.join(" ")})),n>0&&r.push(a("quilt-largest",{size:e[0].length}));let i=ds(t);return r.push(i===0?a("quilt-full"):a("quilt-missing",{count:i})),`${r.join("; ")}.`}function Ie(t,e){let{to_income:n,to_special_patch:r,time:o}=t.players[e-1],i=t.time_board.last-o;if(i===0)return a("at-the-end");let s=[];return n!==null&&s.push(a("income-in",{count:n})),r!==null&&s.push(a("special-in",{count:r})),s.push(a("end-in",{count:i})),s.join(", ")}function ws(t,e){let n=e[t.letter],r=n.orientations[t.orientation],[o,i]=B(r),s=Ct(r,[t.row,t.column]),c=T([t.row+o-1,t.column+i-1]),l=T([t.row,t.column]),{letter:u}=t;return a("placed-patch",{patch:n.name,letter:u,count:s.length,from:l,to:c})}function Qt(t,e){let n=t?.moves.length??0,r=e.moves.slice(n);return r.map(({number:o,player:i,move:s})=>{if(!t||r.length!==1)return{number:o,player:i,move:s,change:null};let[c,l]=[t.players[i-1],e.players[i-1]],u={from:c.time,to:l.time,buttons:l.buttons-c.buttons};return{number:o,player:i,move:s,change:u}})}function ys(t,e){let n=gt(t.seats),r=n.length===1?n[0]:t.turn,o=t.moves.map(({player:i})=>i).lastIndexOf(r);return t.moves.slice(o+1).map(i=>{let s=e[i.number];return s?.move===i.move?s:{...i,change:null}})}function bs({player:t,move:e,change:n},r,o){let s={name:S(r,t),deed:hp(e,o)};return!n||n.to===n.from?a("happened",s):a("happened-with",{...s,detail:Xr(n)})}function Xr({from:t,to:e,buttons:n}){let r=e-t;if(n===0)return a("moved",{count:r});let o=a("gain",{sign:n<0?"−":"+",count:Math.abs(n)});return a("moved-and",{count:r,gain:o})}function hp(t,e){return t.startsWith("+")?a("deed-special"):/^[A-Za-z]\d/.test(t)?a("deed-patch",{patch:Yt(e,t[0])}):Kt(t,e)}function to(t){return t.startsWith("A:")?t==="A:pass"?null:t[2]:/^[A-Za-g]\d/.test(t)?t[0]:null}function xs({change:t},e){if(!t||t.to<=t.from)return{gains:[],marks:[]};let n=s=>s>t.from&&s<=t.to,r=e.special_patches.filter(n),o=[t.buttons===0?"":gp(t.buttons)];e.income.some(n)&&o.push(a("payday"));let i=[...e.income.filter(n),...r];return{gains:o.filter(Boolean),marks:i}}function gp(t){return t<0?`−${-t}`:`+${t}`}function vs(t,e){return[...t].filter(n=>n[0]===String(e)).map(n=>it(n.slice(1))).sort((n,r)=>n[0]-r[0]||n[1]-r[1])}function ks(t,e){let n=r=>Math.abs(r[0]-e[0])+Math.abs(r[1]-e[1]);return t.reduce((r,o)=>n(o)<n(r)?o:r,t[0]??e)}function Ss(t,e,[n,r]){let o=s=>(s[0]-e[0])*n+(s[1]-e[1])*r,i=s=>Math.abs((s[0]-e[0])*r+(s[1]-e[1])*n);return t.filter(s=>o(s)>0).sort((s,c)=>i(s)+o(s)-i(c)-o(c)||i(s)-i(c)).at(0)}function Es(t,e,n){let r=i=>(i[0]-e[0])*9+i[1]-e[1];return(n?[...t].reverse().find(i=>r(i)<0):t.find(i=>r(i)>0))??t[n?t.length-1:0]}var Ms={letter:null,orientations:{},origin:null,set:!1,anchor:[0,0],cursor:[4,4]};function Sn(t){return{letter:"+",patch:{orientations:{0:[[0,0]]},turns:{0:{right:0,left:0,flip:0}}},placements:new Set(t.map(e=>`0${e}`))}}function H(t,e){return t.orientations[e]??0}function At(t,e){return e.patch.orientations[H(t,e.letter)]}function rt(t,e){return t.origin?Ct(At(t,e),t.origin):[]}function Xt(t,e){return t.origin?`${H(t,e.letter)}${T(t.origin)}`:null}function te(t,e){let n=Xt(t,e);return n!==null&&e.placements.has(n)}function En(t,e){let n=Xt(t,e);return n===null||!e.placements.has(n)?null:e.letter==="+"?`+${n.slice(1)}`:e.letter+n}function eo(t,e,n){switch(n.type){case"choose":return wp(t,n.choice,n.anchor);case"cancel":return e?{...t,letter:null,origin:null,set:!1}:t;case"arrow":return e?yp(t,e,n.direction):{...t,cursor:vn(t.cursor,n.direction)};default:return e?$p(t,e,n):t}}function $p(t,e,n){switch(n.type){case"hover":return t.set?t:As(t,e,n.cell,!1);case"leave":return t.set||!t.origin?t:{...t,origin:null};case"set":return As(t,e,n.cell,!0);case"hold":return{...t,anchor:n.anchor,set:!1};case"put":return Jt({...t,orientations:{...t.orientations,[e.letter]:n.orientation},anchor:St(e.patch.orientations[n.orientation])},e,n.origin);case"show":return t.origin?{...t,set:!0}:An(t,e);case"jump":return bp(t,e,n.direction);case"next":return xp(t,e,n.back??!1);case"turn":return vp(t,e,n.how);case"cycle":return kp(t,e)}}function wp(t,e,n){let r={...t,letter:e.letter,origin:null,set:!1};return{...r,anchor:n??St(At(r,e))}}function As(t,e,n,r){let o=At(t,e),i=Te(o,[n[0]-t.anchor[0],n[1]-t.anchor[1]]),s=_s(t,e,i);return t.origin&&nt(t.origin,s)&&t.set===r&&nt(t.cursor,n)?t:{...t,origin:s,set:r,cursor:n}}function _s(t,e,n){let r=H(t,e.letter),o=[[0,0],[-1,0],[1,0],[0,-1],[0,1],[-1,-1],[-1,1],[1,-1],[1,1]];for(let[i,s]of o){let c=[n[0]+i,n[1]+s];if(ms(c)&&e.placements.has(r+T(c)))return c}return n}function Jt(t,e,n){let r=At(t,e),o=Te(r,n),i=r.some(s=>nt(s,t.anchor))?t.anchor:St(r);return{...t,origin:o,set:!0,anchor:i,cursor:[o[0]+i[0],o[1]+i[1]]}}function An(t,e){let{anchor:n,cursor:r}=t,o=no(t,e),i=[r[0]-n[0],r[1]-n[1]];return Jt(t,e,ks(o,i))}function no(t,e){return vs(e.placements,H(t,e.letter))}function yp(t,e,n){if(!t.origin)return An(t,e);let[r,o]=bn[n];return Jt(t,e,[t.origin[0]+r,t.origin[1]+o])}function bp(t,e,n){if(!t.origin)return An(t,e);let r=Ss(no(t,e),t.origin,bn[n]);return r?Jt(t,e,r):{...t,set:!0}}function xp(t,e,n){let r=no(t,e),o=t.origin;return r.length===0?o?{...t,set:!0}:An(t,e):o?Jt(t,e,Es(r,o,n)):Jt(t,e,r[n?r.length-1:0])}function vp(t,e,n){let r=H(t,e.letter),o=wn(t.anchor,B(At(t,e)),n);return Os(t,e,e.patch.turns[r][n],o)}function kp(t,e){let n=Object.keys(e.patch.orientations).map(Number).sort((o,i)=>o-i),r=n[(n.indexOf(H(t,e.letter))+1)%n.length];return Os(t,e,r,St(e.patch.orientations[r]))}function Os(t,e,n,r){let o={...t,orientations:{...t.orientations,[e.letter]:n},anchor:r};if(!t.origin)return o;let i=[t.origin[0]+t.anchor[0],t.origin[1]+t.anchor[1]],s=Te(At(o,e),[i[0]-r[0],i[1]-r[1]]),c=_s(o,e,s);return{...o,origin:c,cursor:[c[0]+r[0],c[1]+r[1]]}}function Mn(t){return a(`filter-${t}`)}function Ce({score_parts:t},e){let n=t,r=fn[e-1];return[["part-tile",n.special_tile,1],["part-held",n.buttons_held,r.per_button_held],["part-patches",n.patches_with_buttons,r.per_patch_with_buttons],["part-printed",n.buttons_on_patches,r.per_button_on_patches]].filter(([,,i])=>i>0).map(([i,s])=>[i,s])}function _n(t){return t!==null&&t.stage==="card"&&t.seats.some(e=>e.yours)}function On(t){return t.mode==="solo"&&t.moves.at(-1)?.player===2&&t.result?.reason!=="resignation"}function Ls(t,e){return a("named-patch",{patch:Yt(e,t),letter:t})}function ro(t,e){return V([...t].map(n=>Ls(n,e)))}function oo({number:t,budget:e,income:n}){return a("card-title",{number:String(t),budget:e,income:n})}function io({affordable:t,choices:e,card:{budget:n}},r){if(t.length===0)return a("budget-none",{budget:n,count:e.length});let o={budget:n,patches:ro(t,r)};return a(t.length===1?"budget-only":"budget-buys",o)}function so({filter:t,left:e,skipped:n},r){return n?a("filter-skipped",{filter:Mn(t)}):a("filter-leaves",{filter:Mn(t),keeps:a(`keeps-${t}`),patches:ro(e,r)})}function ao(t,e){let{taken:n,start:r,stop:o,income_marks:i,income:s,special_patches:c}=t,l={start:String(r),stop:String(o)},u=[n?a("automa-takes",{...l,patch:Ls(n,e)}):a("automa-advances",l)],f=s?a("gain",{sign:"+",count:s}):a("automa-no-gain");return i.length>0&&u.push(a("automa-income",{marks:V(i.map(String)),gain:f})),c.length>0&&u.push(a("automa-special",{marks:V(c.map(String))})),t.reaches_marker&&u.push(a(t.takes_special_tile?"automa-marker-tile":"automa-marker")),u}function Ns(t,e){return[a("automa-says",{text:`${oo(t.card)}.`}),io(t,e),...t.steps.map(n=>so(n,e)),...ao(t,e)].join(" ")}function co({pile:t,aside:e,discards:n}){let r=[a("cards-in-pile",{count:t})];return e>0&&r.push(a("cards-aside",{count:e})),r.push(n.length?a("cards-turned",{cards:n.join(", ")}):a("cards-none")),`${r.join("; ")}.`}function Is(t){return a(`automa-name-${t}`)}function Pe({level:t,numeral:e}){return a("numeral-and-name",{numeral:e,name:Is(t)})}function Re({deck:t,level:e,numeral:n}){return a("automa-title",{deck:a(`deck-${t}`),numeral:n,name:Is(e)})}function je({marker:t,marker_on_board:e}){return e?a("marker-on",{space:String(t)}):a("marker-off")}function Sp(t){return q()==="de"?t:t[0].toLocaleLowerCase()+t.slice(1)}function Ep(t,e){let n=Ce(t,e).filter(([,o])=>o>0).map(([o,i])=>a("part-points",{part:Sp(a(o)),points:i})),r=C(t.score);return n.length?a("automa-score-of",{score:r,parts:n.join(", ")}):a("automa-score",{score:r})}function Cs({players:t,result:e},n,r){let o=[Ts("pile-with",n.with_buttons,r),Ts("pile-without",n.without_buttons,r)],{budget:i}=n,s=i!==null&&!e?`${a("next-budget",{budget:i})} `:"";return[`${Re(n)}.`,a("automa-holds",{count:t[1].buttons,piles:o.join("; ")}),Ep(t[1],n.level),je(n),a("automa-cards",{cards:s+co(n)})].join(" ")}function Ts(t,e,n){let r=a(t,{count:e.length});return e?a("pile-of",{pile:r,patches:ro(e,n)}):r}function Mt(t){return t.stage!=="over"&&!L(t)&&t.seats[t.turn-1].yours}function _(t){return t.table!==null&&!t.looking&&!t.pending&&Mt(t.table)}function ee({table:t,looking:e,pending:n}){return _n(t)&&!e&&!n}function Tn(t){return t===null||t.game===Qi?!1:t.mode!=="screen"&&t.mode!=="remote"}function ne(t){return _(t)&&Tn(t.table)}function Ln(t){let{table:e,looking:n}=t;return Tn(e)&&re(t)&&!n&&e?.stage!=="over"}function Nn(t){return _(t)&&t.hint?.type==="hint"?t.hint.move:null}function Ps(t,e){let{hint:n,looking:r,table:o}=t;return n?.type!=="why"?o?.turn===e?Nn(t):null:n.player===e&&!r?n.better:null}function re({table:t,pending:e}){return t!==null&&t.can_undo&&e===null&&O(t)}function oe(t){return t.looking?t.looking.frames[t.looking.index]:t.table}function N(t,e){return t.table?.options.find(n=>n.letter===e)}function Rs(t){return t.options.flatMap(e=>e.letter===null?[]:[e.letter])}function Be(t,e){let n=N(t,e);return n?{letter:e,patch:t.patches[e],placements:new Set(n.placements??[])}:null}function I(t){let{letter:e}=t.placement;return!t.table||e===null?null:e==="+"?Sn(t.table.special_cells):Be(t,e)}function lo(t){let{table:e}=t;if(!e)return 1;let n=[1,2].filter(r=>e.seats[r-1].yours);return n.length===1?n[0]:n.length===2?oe(t)?.turn??1:1}function In(t,e){let{table:n,placement:r}=t;return!n||r.letter===null?!1:r.letter==="+"?n.special_cells_7x7.includes(e.slice(1)):N(t,r.letter)?.completes_7x7?.includes(e)??!1}function Cn(t,e){if(!t||t==="pass"||t.startsWith("A:"))return null;let n=it(t.slice(-2));return{shape:t.startsWith("+")?[[0,0]]:e[t[0]].orientations[t[1]],origin:n}}function js({table:t,patches:e,suggestions:n,looking:r},o){return r||t?.turn!==o?[]:n.flatMap(({move:i,label:s,kind:c,faint:l})=>{let u=Cn(i,e);return u?[{...u,label:s,kind:c,faint:l}]:[]})}function Bs({suggestions:t,looking:e},n){return e?[]:t.filter(({move:r})=>n===null?r==="pass":r!=="pass"&&r[0]===n)}function De({table:t,looking:e,seen:n}){if(!t)return[];if(!e)return ys(t,n);let r=t.moves[e.index-1];return r?[n[r.number]??{...r,change:null}]:[]}function Ds(t,e){return t.flatMap(n=>Cn(n,e)??[])}function qs(t,e){return!t||e.number===t.number?[]:[...Ap(t,e),...Mp(t,e)]}function Ap(t,e){let[n,...r]=Qt(t,e);if(!n?.change||r.length>0)return[];let{move:o,player:i,change:s}=n,c=t.players[i-1].income,l=e.time_board.income.filter(f=>f>s.from&&f<=s.to),u=o==="pass"?[]:["place"];return l.length>0&&c>0?[...u,"payday"]:s.buttons>0?[...u,"button"]:u}function Mp(t,e){let n=gt(e.seats);if(e.result&&!t.result)return[n.includes(e.result.winner)?"win":"end"];let r=t.turn===e.turn&&Mt(t);return n.length===1&&Mt(e)&&!r?["turn"]:[]}function qe(t,e,n,r){return r.map((o,i)=>({wave:t,from:o,to:o,at:i*e*.7,long:e,loud:n}))}var Ws={place:[{wave:"sine",from:190,to:70,at:0,long:.11,loud:.5},{wave:"triangle",from:520,to:840,at:.05,long:.12,loud:.08}],button:qe("triangle",.05,.22,[1480,1865]),payday:qe("triangle",.09,.25,[1175,1480,1760]),turn:qe("sine",.16,.25,[587,784]),win:qe("triangle",.2,.25,[523,659,784,1047]),end:qe("sine",.22,.25,[659,523])},Hs={turn:[60],win:[60,60,120],end:[120]};var Pn=null;function uo(){return"vibrate"in navigator}function Us(t,e,{sounds:n,vibration:r}){if(!(!n&&!r))for(let o of qs(t,e)){n&&po(o);let i=Hs[o];r&&i&&uo()&&navigator.vibrate(i)}}function po(t){Pn??=new AudioContext,Pn.state==="suspended"&&Pn.resume();for(let e of Ws[t])_p(Pn,e)}function _p(t,{wave:e,from:n,to:r,at:o,long:i,loud:s}){let c=t.currentTime+o,l=t.createOscillator(),u=t.createGain();l.type=e,l.frequency.setValueAtTime(n,c),l.frequency.exponentialRampToValueAtTime(r,c+i),u.gain.setValueAtTime(1e-4,c),u.gain.exponentialRampToValueAtTime(s,c+.01),u.gain.exponentialRampToValueAtTime(1e-4,c+i),l.connect(u).connect(t.destination),l.start(c),l.stop(c+i)}function fo(){"serviceWorker"in navigator&&Gs(()=>navigator.serviceWorker.register("/sw.js"))}function mo(){if(!("caches"in window))return;let t={title:a("your-turn"),body:a("notice-body"),lang:q()};Gs(async()=>{await(await caches.open("notices")).put("/notice-words",new Response(JSON.stringify(t)))})}function Gs(t){(window.requestIdleCallback??(n=>window.setTimeout(n,1e3)))(()=>{t().catch(n=>{console.warn("This browser keeps nothing for times without a page:",n.message)})})}var st=class{constructor(e){this.value=e}valueOf(){return this.value}},A=class extends st{constructor(e="???"){super(e)}toString(e){return`{${this.value}}`}},F=class extends st{constructor(e,n={}){super(e),this.opts=n}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return this.value.toString(10)}},at=class t extends st{static supportsValue(e){if(typeof e=="number"||e instanceof Date)return!0;if(e instanceof st)return t.supportsValue(e.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(e instanceof n.Instant||e instanceof n.PlainDateTime||e instanceof n.PlainDate||e instanceof n.PlainMonthDay||e instanceof n.PlainTime||e instanceof n.PlainYearMonth)return!0}return!1}constructor(e,n={}){e instanceof t?(n={...e.opts,...n},e=e.value):e instanceof st&&(e=e.valueOf()),typeof e=="object"&&"calendarId"in e&&n.calendar===void 0&&(n={...n,calendar:e.calendarId}),super(e),this.opts=n}[Symbol.toPrimitive](e){return e==="string"?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e=="number")return e;if(e instanceof Date)return e.getTime();if("epochMilliseconds"in e)return e.epochMilliseconds;if("toZonedDateTime"in e)return e.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var Fs=100,Op="⁨",Tp="⁩";function Lp(t,e,n){if(n===e||n instanceof F&&e instanceof F&&n.value===e.value)return!0;if(e instanceof F&&typeof n=="string"){let r=t.memoizeIntlObject(Intl.PluralRules,e.opts).select(e.value);if(n===r)return!0}return!1}function zs(t,e,n){return e[n]?ie(t,e[n].value):(t.reportError(new RangeError("No default")),new A)}function ho(t,e){let n=[],r=Object.create(null);for(let o of e)o.type==="narg"?r[o.name]=We(t,o.value):n.push(We(t,o));return{positional:n,named:r}}function We(t,e){switch(e.type){case"str":return e.value;case"num":return new F(e.value,{minimumFractionDigits:e.precision});case"var":return Np(t,e);case"mesg":return Ip(t,e);case"term":return Cp(t,e);case"func":return Pp(t,e);case"select":return Rp(t,e);default:return new A}}function Np(t,{name:e}){let n;if(t.params)if(Object.prototype.hasOwnProperty.call(t.params,e))n=t.params[e];else return new A(`$${e}`);else if(t.args&&Object.prototype.hasOwnProperty.call(t.args,e))n=t.args[e];else return t.reportError(new ReferenceError(`Unknown variable: $${e}`)),new A(`$${e}`);if(n instanceof st)return n;switch(typeof n){case"string":return n;case"number":return new F(n);case"object":if(at.supportsValue(n))return new at(n);default:return t.reportError(new TypeError(`Variable type not supported: $${e}, ${typeof n}`)),new A(`$${e}`)}}function Ip(t,{name:e,attr:n}){let r=t.bundle._messages.get(e);if(!r)return t.reportError(new ReferenceError(`Unknown message: ${e}`)),new A(e);if(n){let o=r.attributes[n];return o?ie(t,o):(t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new A(`${e}.${n}`))}return r.value?ie(t,r.value):(t.reportError(new ReferenceError(`No value: ${e}`)),new A(e))}function Cp(t,{name:e,attr:n,args:r}){let o=`-${e}`,i=t.bundle._terms.get(o);if(!i)return t.reportError(new ReferenceError(`Unknown term: ${o}`)),new A(o);if(n){let c=i.attributes[n];if(c){t.params=ho(t,r).named;let l=ie(t,c);return t.params=null,l}return t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new A(`${o}.${n}`)}t.params=ho(t,r).named;let s=ie(t,i.value);return t.params=null,s}function Pp(t,{name:e,args:n}){let r=t.bundle._functions[e];if(!r)return t.reportError(new ReferenceError(`Unknown function: ${e}()`)),new A(`${e}()`);if(typeof r!="function")return t.reportError(new TypeError(`Function ${e}() is not callable`)),new A(`${e}()`);try{let o=ho(t,n);return r(o.positional,o.named)}catch(o){return t.reportError(o),new A(`${e}()`)}}function Rp(t,{selector:e,variants:n,star:r}){let o=We(t,e);if(o instanceof A)return zs(t,n,r);for(let i of n){let s=We(t,i.key);if(Lp(t,o,s))return ie(t,i.value)}return zs(t,n,r)}function go(t,e){if(t.dirty.has(e))return t.reportError(new RangeError("Cyclic reference")),new A;t.dirty.add(e);let n=[],r=t.bundle._useIsolating&&e.length>1;for(let o of e){if(typeof o=="string"){n.push(t.bundle._transform(o));continue}if(t.placeables++,t.placeables>Fs)throw t.dirty.delete(e),new RangeError(`Too many placeables expanded: ${t.placeables}, max allowed is ${Fs}`);r&&n.push(Op),n.push(We(t,o).toString(t)),r&&n.push(Tp)}return t.dirty.delete(e),n.join("")}function ie(t,e){return typeof e=="string"?t.bundle._transform(e):go(t,e)}var Rn=class{constructor(e,n,r){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=n,this.args=r}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,n){let r=this.bundle._intls.get(e);r||(r={},this.bundle._intls.set(e,r));let o=JSON.stringify(n);return r[o]||(r[o]=new e(this.bundle.locales,n)),r[o]}};function $o(t,e){let n=Object.create(null);for(let[r,o]of Object.entries(t))e.includes(r)&&(n[r]=o.valueOf());return n}var Vs=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function Zs(t,e){let n=t[0];if(n instanceof A)return new A(`NUMBER(${n.valueOf()})`);if(n instanceof F)return new F(n.valueOf(),{...n.opts,...$o(e,Vs)});if(n instanceof at)return new F(n.toNumber(),{...$o(e,Vs)});throw new TypeError("Invalid argument to NUMBER")}var jp=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function Ys(t,e){let n=t[0];if(n instanceof A)return new A(`DATETIME(${n.valueOf()})`);if(n instanceof at||n instanceof F)return new at(n,$o(e,jp));throw new TypeError("Invalid argument to DATETIME")}var Ks=new Map;function Qs(t){let e=Array.isArray(t)?t.join(" "):t,n=Ks.get(e);return n===void 0&&(n=new Map,Ks.set(e,n)),n}var se=class{constructor(e,{functions:n,useIsolating:r=!0,transform:o=i=>i}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Zs,DATETIME:Ys,...n},this._useIsolating=r,this._transform=o,this._intls=Qs(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:n=!1}={}){let r=[];for(let o=0;o<e.body.length;o++){let i=e.body[o];if(i.id.startsWith("-")){if(n===!1&&this._terms.has(i.id)){r.push(new Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(n===!1&&this._messages.has(i.id)){r.push(new Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return r}formatPattern(e,n=null,r=null){if(typeof e=="string")return this._transform(e);let o=new Rn(this,r,n);try{return go(o,e).toString(o)}catch(i){if(o.errors&&i instanceof Error)return o.errors.push(i),new A().toString(o);throw i}}};var wo=/^(-?[a-zA-Z][\w-]*) *= */gm,Js=/\.([a-zA-Z][\w-]*) *= */y,Bp=/\*?\[/y,yo=/(-?[0-9]+(?:\.([0-9]+))?)/y,Dp=/([a-zA-Z][\w-]*)/y,Xs=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,qp=/^[A-Z][A-Z0-9_-]*$/,jn=/([^{}\n\r]+)/y,Wp=/([^\\"\n\r]*)/y,ta=/\\([\\"])/y,ea=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Hp=/^\n+/,na=/ +$/,Up=/ *\r?\n/g,Gp=/( *)$/,Fp=/{\s*/y,ra=/\s*}/y,zp=/\[\s*/y,Vp=/\s*] */y,Zp=/\s*\(\s*/y,Yp=/\s*->\s*/y,Kp=/\s*:\s*/y,Qp=/\s*,?\s*/y,Jp=/\s+/y,Bt=class{constructor(e){this.body=[],wo.lastIndex=0;let n=0;for(;;){let g=wo.exec(e);if(g===null)break;n=wo.lastIndex;try{this.body.push(l(g[1]))}catch(x){if(x instanceof SyntaxError)continue;throw x}}function r(g){return g.lastIndex=n,g.test(e)}function o(g,x){if(e[n]===g)return n++,!0;if(x)throw new x(`Expected ${g}`);return!1}function i(g,x){if(r(g))return n=g.lastIndex,!0;if(x)throw new x(`Expected ${g.toString()}`);return!1}function s(g){g.lastIndex=n;let x=g.exec(e);if(x===null)throw new SyntaxError(`Expected ${g.toString()}`);return n=g.lastIndex,x}function c(g){return s(g)[1]}function l(g){let x=f(),M=u();if(x===null&&Object.keys(M).length===0)throw new SyntaxError("Expected message value or attributes");return{id:g,value:x,attributes:M}}function u(){let g=Object.create(null);for(;r(Js);){let x=c(Js),M=f();if(M===null)throw new SyntaxError("Expected attribute value");g[x]=M}return g}function f(){let g;if(r(jn)&&(g=c(jn)),e[n]==="{"||e[n]==="}")return d(g?[g]:[],1/0);let x=ki();return x?g?d([g,x],x.length):(x.value=Ir(x.value,Hp),d([x],x.length)):g?Ir(g,na):null}function d(g=[],x){for(;;){if(r(jn)){g.push(c(jn));continue}if(e[n]==="{"){g.push(h());continue}if(e[n]==="}")throw new SyntaxError("Unbalanced closing brace");let ot=ki();if(ot){g.push(ot),x=Math.min(x,ot.length);continue}break}let M=g.length-1,Ot=g[M];typeof Ot=="string"&&(g[M]=Ir(Ot,na));let be=[];for(let ot of g)ot instanceof Bn&&(ot=ot.value.slice(0,ot.value.length-x)),ot&&be.push(ot);return be}function h(){i(Fp,SyntaxError);let g=$();if(i(ra))return g;if(i(Yp)){let x=U();return i(ra,SyntaxError),{type:"select",selector:g,...x}}throw new SyntaxError("Unclosed placeable")}function $(){if(e[n]==="{")return h();if(r(Xs)){let[,g,x,M=null]=s(Xs);if(g==="$")return{type:"var",name:x};if(i(Zp)){let Ot=v();if(g==="-")return{type:"term",name:x,attr:M,args:Ot};if(qp.test(x))return{type:"func",name:x,args:Ot};throw new SyntaxError("Function names must be all upper-case")}return g==="-"?{type:"term",name:x,attr:M,args:[]}:{type:"mesg",name:x,attr:M}}return J()}function v(){let g=[];for(;;){switch(e[n]){case")":return n++,g;case void 0:throw new SyntaxError("Unclosed argument list")}g.push(E()),i(Qp)}}function E(){let g=$();return g.type!=="mesg"?g:i(Kp)?{type:"narg",name:g.name,value:J()}:g}function U(){let g=[],x=0,M;for(;r(Bp);){o("*")&&(M=x);let Ot=P(),be=f();if(be===null)throw new SyntaxError("Expected variant value");g[x++]={key:Ot,value:be}}if(x===0)return null;if(M===void 0)throw new SyntaxError("Expected default variant");return{variants:g,star:M}}function P(){i(zp,SyntaxError);let g;return r(yo)?g=pn():g={type:"str",value:c(Dp)},i(Vp,SyntaxError),g}function J(){if(r(yo))return pn();if(e[n]==='"')return Wu();throw new SyntaxError("Invalid expression")}function pn(){let[,g,x=""]=s(yo),M=x.length;return{type:"num",value:parseFloat(g),precision:M}}function Wu(){o('"',SyntaxError);let g="";for(;;){if(g+=c(Wp),e[n]==="\\"){g+=Hu();continue}if(o('"'))return{type:"str",value:g};throw new SyntaxError("Unclosed string literal")}}function Hu(){if(r(ta))return c(ta);if(r(ea)){let[,g,x]=s(ea),M=parseInt(g||x,16);return M<=55295||57344<=M?String.fromCodePoint(M):"�"}throw new SyntaxError("Unknown escape sequence")}function ki(){let g=n;switch(i(Jp),e[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return Si(e.slice(g,n))}return e[n-1]===" "?Si(e.slice(g,n)):!1}function Ir(g,x){return g.replace(x,"")}function Si(g){let x=g.replace(Up,`
`),M=Gp.exec(g)[1].length;return new Bn(x,M)}}},Bn=class{constructor(e,n){this.value=e,this.length=n}};var bo=new Map,ae=new se("en");function He(t,e=`/words/${t}.json`){let n=bo.get(t);if(n)return n;let r=Xp(new URL(e,import.meta.url));return bo.set(t,r),r.catch(()=>bo.delete(t)),r}async function Xp(t){let e=await fetch(t);if(!e.ok)throw new Error(`The words of this page can’t be loaded: ${t}`);return e.json()}function xo({language:t,words:e,editions:n={}},r){ae=new se(t,{useIsolating:!1}),ae.addResource(new Bt(e)),Object.hasOwn(n,r)&&ae.addResource(new Bt(n[r]),{allowOverrides:!0}),Mi({language:t,format:(i,s)=>{let c=ae.getMessage(i)?.value;if(!c)throw new Error(`There is no message ${i} in ${t}.`);return ae.formatPattern(c,s)}})}function Dn(t){t.language===q()&&ae.addResource(new Bt(t.words))}var{dataset:qn}=document.querySelector("script[type=module]"),tf=new Set(["home","offline"]),{lang:ef}=document.documentElement,vo=new Map,oa=!1;async function K(t){let e=vo.get(t)??nf(t);return vo.set(t,e),e.catch(()=>vo.delete(t)),e}async function nf(t){let e=r=>r.startsWith(t)&&r.endsWith("Style"),n=Object.keys(qn).filter(e);try{let[r]=await Promise.all([import(qn[t]),...n.map(o=>ko(qn[o])),tf.has(t)||ia(q()).then(Dn)]);return r}catch(r){throw new Tt(a("server-away"),{cause:r})}}function ia(t){return oa=!0,He(`${t}-later`,t===ef?qn.words:void 0)}async function sa(t){return oa?ia(t):null}function ko(t){let e=document.createElement("link");e.rel="stylesheet",e.href=t;let n=new Promise((r,o)=>{e.onload=r,e.onerror=()=>{e.remove(),o(new Error(`No style sheet at ${t}`))}});return document.head.append(e),n}var aa="quiltbee.outdated";function Ue(){return sessionStorage.getItem(aa)===String(2)?!1:(sessionStorage.setItem(aa,String(2)),location.reload(),!0)}async function ca(){await ji().catch(()=>!0)||Ue()}var So=new Set;function la(t){for(let e of So)e(t)}function ua(t){return So.add(t),()=>{So.delete(t)}}var z=1e3,Dt=60*z,ce=60*Dt,ct=24*ce,Eo=9900,rf=[10,30,60];function Wn(t){let e=/^(\d+)d$/.exec(t);if(e)return{kind:"days",main:Number(e[1])*ct,extra:0};let[n,r]=t.split(/[+~]/).map(o=>Number(o)*z);return{kind:t.includes("~")?"delay":"increment",main:n,extra:r}}function Hn(t){if(t===null)return a("no-clock");let{kind:e,main:n,extra:r}=Wn(t);if(e==="days")return a("clock-days",{count:n/ct});let o=fa(n);if(r===0)return a("clock-whole",{time:o});let i=a("seconds",{count:r/z});return a(e==="delay"?"clock-delay":"clock-more",{time:o,each:i})}function pa(t){let{kind:e,main:n,extra:r}=Wn(t);if(e==="days")return a("label-days",{count:n/ct});let o=n%Dt===0?a("label-minutes",{count:n/Dt}):a("label-seconds",{count:n/z}),i=a("label-seconds",{count:r/z});return r===0?o:`${o} ${e==="delay"?"~":"+"} ${i}`}function fa(t){return[[Math.floor(t/ce),"hours"],[Math.floor(t%ce/Dt),"minutes"],[Math.floor(t%Dt/z),"seconds"]].filter(([r])=>r>0).map(([r,o])=>a(o,{count:r})).join(" ")||a("no-time")}function da(t,{now:e},n){return e===null?null:t?.now===e?t:{now:e,at:n}}function Ao(t,e,n,r){let o=t.left[e-1];if(t.running!==e)return Math.max(0,o);let{kind:i,extra:s}=Wn(t.control),c=i==="delay"?s:0,l=n.now+(r-n.at)-t.since;return Math.max(0,o-Math.max(0,l-c))}function ma(t){if(t<=Eo)return`0:0${(Math.ceil(t/100)/10).toFixed(1)}`;if(t>=ct)return a("short-days",{days:Math.floor(t/ct),hours:Math.floor(t%ct/ce)});let e=Math.ceil(t/z),n=[Math.floor(e/60)%60,e%60],r=Math.floor(e/3600),o=n.map((i,s)=>s===0&&r===0?String(i):String(i).padStart(2,"0"));return r?[r,...o].join(":"):o.join(":")}function ha(t){if(t<=0)return a("no-time-left");if(t>=ct){let e=Math.floor(t%ct/ce),n=a("days",{count:Math.floor(t/ct)});return e?`${n} ${a("hours",{count:e})}`:n}return fa(Math.ceil(t/z)*z)}function ga(t,e){let{kind:n,main:r}=Wn(t);return n==="days"?e<6*ce:e<Math.max(10*z,Math.min(Dt,r/10))}function $a(t,e){return rf.find(r=>t>r*z&&e<=r*z&&e>0)??null}function wa(t){return t<=0?null:t>=ct?Dt:t<=Eo?t%100||100:Math.min(t%z||z,t-Eo)}var of=[{key:"none",clock:null},{key:"short",clock:"300+5"},{key:"long",clock:"900+10"},{key:"days",clock:"3d"}];function cw(t){return of.find(({key:e})=>e===t)?.clock??null}function ya(t){return t===404?{title:a("invitation-unknown"),text:a("invitation-unknown-text")}:t===410?{title:a("invitation-closed"),text:a("invitation-closed-text")}:null}function ba({board:t,clock:e,takebacks:n,rated:r,seed_chosen:o,seat:i}){return[[a("term-seat"),a(`term-seat-${i}`)],[a("clock"),e===null?a("term-no-clock"):Hn(e)],[a("time-board"),a(`term-board-${t}`)],[a("circle"),a(o?"term-chosen":"term-drawn")],[a("tick-takebacks"),a(n?"tick-takebacks-note":"term-none")],[a("term-rating"),a(r?"tick-rated-note":"terms-not-rated")]]}var le=class{constructor(e){this.outside=e,this.store=bt((n,r)=>({...n,...r}),{name:"",busy:!1,error:""})}get state(){return this.store.get()}async ask(){try{let{name:e}=await this.outside.me();this.state.name===""&&this.store.dispatch({name:e??""})}catch(e){this.store.dispatch({error:xa(e)})}}write(e){this.store.dispatch({name:e,error:""})}async sit(){let{name:e,busy:n}=this.state;if(!n){this.store.dispatch({busy:!0,error:""});try{let{url:r}=await this.outside.sit(e.trim()||null);this.outside.go(r)}catch(r){this.store.dispatch({busy:!1,error:xa(r)})}}}};function xa(t){return t instanceof Error?t.message:String(t)}var va=[["one","Player1"],["two","Player2"]];var sf=["","?","You","Automa"];function Un(t,e){return`/${Aa(e)}${t}`}function ka(t,e){return`/g/${btoa(t.slice(1)).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}${Aa(e)}`}function Sa(t,e,n){return`/api/games/${t}/picture.${e}?${new URLSearchParams(n)}`}function Ea(t){try{return`#${atob(t.replaceAll("-","+").replaceAll("_","/"))}`}catch(e){if(e instanceof DOMException)return"";throw e}}function Aa(t){let e=va.flatMap(([r],o)=>{let i=t[o]??"";return sf.includes(i)?[]:[[r,i]]}),n=new URLSearchParams(e).toString();return n&&`?${n}`}function Ma(t){let e=new URLSearchParams(t);return Object.fromEntries(va.flatMap(([n,r])=>{let o=e.get(n)?.trim().slice(0,40);return o?[[r,o]]:[]}))}function Oa(){let t=af(8,7).slice(0,54);return t.map(({x:e,y:n},r)=>{let o={x:(e+.5)*12,y:(n+.5)*12},i=r>0?t[r-1]:{x:e-1,y:n},s={x:o.x+(i.x-e)*12/2,y:o.y+(i.y-n)*12/2};return r<53?{centre:o,entry:s,width:12,height:12}:{centre:{x:o.x+12,y:o.y},entry:s,width:36,height:12}})}function af(t,e){let n=new Set,r=[],[o,i,s,c]=[0,0,1,0],l=(u,f)=>u>=0&&f>=0&&u<t&&f<e&&!n.has(`${u},${f}`);for(;r.length<t*e;)r.push({x:o,y:i}),n.add(`${o},${i}`),l(o+s,i+c)||([s,c]=[-c,s]),o+=s,i+=c;return r}var _a=10.3;function Ta(){let e=[],n=-Math.PI/2,r=43;for(let o=0;o<=53;o+=1){let i={x:48+Math.cos(n)*r,y:48+Math.sin(n)*r},s=e.at(-1)?.centre??i,c={x:(i.x+s.x)/2,y:(i.y+s.y)/2},l=o===53?9.8:8.6;e.push({centre:i,entry:c,width:l,height:l});let u=_a/r;n+=u,r-=_a/(2*Math.PI)*u}return e}function La(t){let{table:e,placement:n,weighing:r}=t;if(!e||!_(t))return null;let o=n.letter??(r?null:""),i=o===""||o==="+"?void 0:N(t,o);if(!i)return null;let{consequence:s}=i,c=e.turn,l=e.players[c-1].time,u=e.time_board.special_patches_left.filter(f=>f>l&&f<=s.time);return{player:c,from:l,to:s.time,marks:[...s.income_marks,...u],income:s.income_marks.length>0?s.income:0,special:s.special_patch,next:s.next}}function Na({player:t,to:e,income:n,special:r,next:o},i){let c=[n>0?a("preview-income",{count:n}):"",r?a("preview-special"):""].filter(Boolean).join(", ");return`${a("preview-space",{space:String(e)})}${c?`: ${c}`:""}. ${Jr("then",o,t,i)}`}var Mo=[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg"];function Ia(t){let e=Mo.indexOf(t);return{cloth:e%6,weave:(Math.floor(e/6)+e%6)%6}}var Ge={"weave-0":["<path d='M2.5 1.2a1.3 1.3 0 1 0 .01 0M7.5 6.2a1.3 1.3 0 1 0 .01 0'/>","<path opacity='.7' d='M7.5 2a.5.5 0 1 0 .01 0M2.5 7a.5.5 0 1 0 .01 0'/>"],"weave-1":["<path d='M.3 0h.5v10H.3zM1.5 0h1.9v10H1.5zM4.1 0h.5v10h-.5z M5.3 0h.5v10h-.5zM6.5 0h1.9v10H6.5zM9.1 0h.5v10h-.5z'/>"],"weave-2":["<path opacity='.55' d='M0 0h2.5v10H0zM5 0h2.5v10H5z'/>","<path opacity='.55' d='M0 0h10v2.5H0zM0 5h10v2.5H0z'/>"],"weave-3":["<path fill='none' stroke='var(--thread)' stroke-width='.85' d='M0 0L2.5-2.5 5 0 7.5-2.5 10 0M0 2.5L2.5 0 5 2.5 7.5 0 10 2.5M0 5L2.5 2.5 5 5 7.5 2.5 10 5 M0 7.5L2.5 5 5 7.5 7.5 5 10 7.5M0 10L2.5 7.5 5 10 7.5 7.5 10 10 M0 12.5L2.5 10 5 12.5 7.5 10 10 12.5'/>"],"weave-4":["<g transform='translate(2.5 2.5)'><path d='M0-1.8a.8.8 0 1 0 .01 0M1.05-1.05a.8.8 0 1 0 .01 0M.65.2a.8.8 0 1 0 .01 0 M-.65.2a.8.8 0 1 0 .01 0M-1.05-1.05a.8.8 0 1 0 .01 0'/><circle r='.55' fill='var(--cloth)'/><path fill='none' stroke='var(--thread)' stroke-width='.35' d='M1.6 1.6Q2.4 2 2.5 2.6M-1.6 1.6Q-2.4 2-2.5 2.6'/></g>","<g transform='translate(7.5 7.5)'><path d='M0-1.8a.8.8 0 1 0 .01 0M1.05-1.05a.8.8 0 1 0 .01 0M.65.2a.8.8 0 1 0 .01 0 M-.65.2a.8.8 0 1 0 .01 0M-1.05-1.05a.8.8 0 1 0 .01 0'/><circle r='.55' fill='var(--cloth)'/><path fill='none' stroke='var(--thread)' stroke-width='.35' d='M1.6 1.6Q2.4 2 2.5 2.6M-1.6 1.6Q-2.4 2-2.5 2.6'/></g>"],"weave-5":["<path fill='none' stroke='var(--thread)' d='M0 2.5Q2.5-.6 5 2.5T10 2.5M0 7.5Q2.5 4.4 5 7.5T10 7.5'/>"],special:["<rect x='.25' y='.25' width='9.5' height='9.5' rx='1.1' fill='var(--leather)' stroke='var(--seam)' stroke-width='.7'/>","<path fill='none' stroke='var(--grain)' stroke-width='.3' stroke-linecap='round' opacity='.7' d='M2.6 2.7h.5M6.9 2.5h.6M4.8 2.2h.3M2.3 5.5h.4M7.4 5.2h.4M3 7.6h.6M6.6 7.5h.5M4.9 7.9h.3'/>","<rect x='1.4' y='1.4' width='7.2' height='7.2' rx='.7' fill='none' stroke='var(--stitch)' stroke-width='.42' stroke-dasharray='1.1 .7' stroke-linecap='round'/>","<path fill='none' stroke='var(--grain)' stroke-width='.6' stroke-linecap='round' d='M5 3.3V6.7M3.3 5H6.7M3.8 3.8L6.2 6.2M6.2 3.8L3.8 6.2'/>"],button:["<circle r='9.6' fill='var(--stitch)' stroke='var(--seam)' stroke-width='1.9'/>","<circle r='6.4' fill='none' stroke='var(--seam)' stroke-width='.8' opacity='.35'/>","<path fill='none' stroke='var(--seam)' stroke-width='.9' opacity='.45' d='M-2.4-2.4L2.4 2.4M2.4-2.4L-2.4 2.4'/>","<path fill='var(--seam)' d='M-2.5-4.2a1.7 1.7 0 1 0 .01 0M2.5-4.2a1.7 1.7 0 1 0 .01 0 M-2.5.8a1.7 1.7 0 1 0 .01 0M2.5.8a1.7 1.7 0 1 0 .01 0'/>"],"special-tile":["<rect x='-9.4' y='-9.4' width='18.8' height='18.8' rx='2.4' fill='var(--leather)' stroke='var(--tile-edge)' stroke-width='1.2'/>","<rect x='-7.4' y='-7.4' width='14.8' height='14.8' rx='1.2' fill='none' stroke='var(--stitch)' stroke-width='.9' stroke-dasharray='2 1.2'/>","<path d='M-3.6-5.2H3.8C.6-1.5-.8 1.8-1.2 5.6' fill='none' stroke='var(--stitch)' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round'/>"],"tile-1":["<path d='M0-9a9 9 0 1 0 .01 0Z' fill='var(--tile-1)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],"tile-5":["<path d='M0 -8.20A3.2 3.2 0 0 1 5.8 -5.80A3.2 3.2 0 0 1 8.2 -0.00A3.2 3.2 0 0 1 5.8 5.80A3.2 3.2 0 0 1 0 8.20A3.2 3.2 0 0 1 -5.8 5.80A3.2 3.2 0 0 1 -8.2 0.00A3.2 3.2 0 0 1 -5.8 -5.80A3.2 3.2 0 0 1 0 -8.20Z' fill='var(--tile-5)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],"tile-10":["<path d='M-6.4-9H6.4Q9-9 9-6.4V6.4Q9 9 6.4 9H-6.4Q-9 9-9 6.4V-6.4Q-9-9-6.4-9Z' fill='var(--tile-10)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],"tile-20":["<path d='M0 -8.80A2 2 0 0 1 3.82 -7.93A2 2 0 0 1 6.88 -5.49A2 2 0 0 1 8.58 -1.96A2 2 0 0 1 8.58 1.96A2 2 0 0 1 6.88 5.49A2 2 0 0 1 3.82 7.93A2 2 0 0 1 0 8.80A2 2 0 0 1 -3.82 7.93A2 2 0 0 1 -6.88 5.49A2 2 0 0 1 -8.58 1.96A2 2 0 0 1 -8.58 -1.96A2 2 0 0 1 -6.88 -5.49A2 2 0 0 1 -3.82 -7.93A2 2 0 0 1 0 -8.80Z' fill='var(--tile-20)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],cell:["<path fill='none' stroke='var(--grid)' stroke-width='.16' opacity='.6' d='M3.4 5H6.6M5 3.4V6.6'/>"],"token-1":["<circle r='4'/>"],"token-2":["<path d='M0-5L5 0 0 5-5 0Z'/>"],"space-cloth":["<rect x='-5.7' y='-5.7' width='11.4' height='11.4' rx='1.2' fill='var(--tone)' stroke='var(--edge)' stroke-width='.35'/>","<rect x='-4.9' y='-4.9' width='9.8' height='9.8' rx='.7' fill='none' stroke='var(--edge)' stroke-width='.25' stroke-dasharray='.9 .6'/>"],"space-thread":["<circle r='4.3' fill='var(--tone)' stroke='var(--edge)' stroke-width='.4'/>","<circle r='3.6' fill='none' stroke='var(--edge)' stroke-width='.22' stroke-dasharray='.8 .5'/>"],"space-end":["<rect x='-17.7' y='-5.7' width='35.4' height='11.4' rx='1.2' fill='var(--tone)' stroke='var(--edge)' stroke-width='.35'/>","<rect x='-16.9' y='-4.9' width='33.8' height='9.8' rx='.7' fill='none' stroke='var(--edge)' stroke-width='.25' stroke-dasharray='.9 .6'/>"],corner:["<path fill='none' stroke='var(--thread-0)' stroke-width='.5' d='M2 13Q.5 7 5.5 5.5T13.5 1.8'/>","<use href='#button' transform='translate(5 5.2) scale(.3)'/>","<use href='#button' transform='translate(11.6 2.4) scale(.16)'/>","<use href='#button' transform='translate(2.2 11) scale(.16)'/>"]};var Ca=new WeakMap;async function Pa(t){let e=await fetch(t);if(!e.ok)throw new Error(`The artwork can’t be loaded: ${t}`);return e.json()}function Oo(t){let e=[t];return Object.assign(e,{raw:e})}function lf(t){let e=Ca.get(t);if(!e){let n=Object.entries(t).map(([r,o])=>`<g id="${r}">${o.join("")}</g>`);e=Oo(n.join("")),Ca.set(t,e)}return k(e)}function Ra(t=Ge){return p`<svg class="fabrics" aria-hidden="true" width="0" height="0">
    <defs>
      ${lf(t)}
      ${Mo.map(e=>{let{cloth:n,weave:r}=Ia(e);return _o(`fabric-${e}`,10,k`<g class=${`cloth-${n}`}><rect class="cloth" width="10" height="10"></rect>
            <use class="thread" href=${`#weave-${r}`}></use></g>`)})}
      ${_o("fabric-cell",10,k`<use href="#cell"></use>`)}
      ${_o("fabric-covered",5,k`<rect class="covered" width="5" height="5"></rect>`)}
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
  </svg>`}function _o(t,e,n){return k`<pattern id=${t} width=${e} height=${e} patternUnits="userSpaceOnUse">${n}
  </pattern>`}function Q(t,e,n,r=1){return k`<use href=${`#${t}`} transform=${`translate(${e} ${n}) scale(${r})`}></use>`}function j(t,e,n){return Q("button",t,e,n/10)}function uf(t){let e=t.orientations[0];return Array.from({length:t.income},(n,r)=>e[Math.floor((r+.5)*e.length/t.income)])}function Fe(t,e,n,[r,o],i){let s=e.orientations[n],c=B(e.orientations[0]);return k`<g class="patch" transform=${`translate(${o*10} ${r*10})`}>
    <path class="piece" fill=${`url(#fabric-${t})`} d=${G(s,10,.25)}></path>
    <path class="stitches" d=${G(s,10,1.1)}></path>
    ${uf(e).map(l=>{let[u,f]=fs(l,c,n);return j((f+.5)*10,(u+.5)*10,2.6)})}
    ${i?pf(s[0],t):m}
  </g>`}function pf([t,e],n){let[r,o]=[(e+.5)*10,(t+.5)*10+1.9];return k`<text class="letter" x=${r} y=${o}>${n}</text>`}function To([t,e]){return k`<g class="patch special">${Q("special",e*10,t*10)}</g>`}function ze(t,e,n,r){let[o,i]=B(e.orientations[n]),s=Math.max(4,o,i)*10+1.2,[c,l]=[(i*10-s)/2,(o*10-s)/2];return p`<svg class="framed" viewBox=${`${c} ${l} ${s} ${s}`} aria-hidden="true">
    ${Fe(t,e,n,[0,0],r)}
  </svg>`}function Gn(t,e,n,r){let[o,i]=B(e.orientations[n]);return p`<svg
    class=${`picture w${i} h${o}`}
    viewBox=${`-0.6 -0.6 ${i*10+1.2} ${o*10+1.2}`}
    aria-hidden="true"
  >
    ${Fe(t,e,n,[0,0],r)}
  </svg>`}var ja={cloth:Oa(),thread:Ta()},Ve=[1,2];function Ba(t){return t.time_board.on_top===1?[Ve[1],Ve[0]]:Ve}function Da(t,e){let[n,r]=t.players.map(l=>l.time),o=n===r?a("tokens-together",{space:String(n),name:S(e,t.time_board.on_top)}):Ve.map(l=>a("token-at",{...Y(e,l),space:String(t.players[l-1].time)})).join(" "),i=t.time_board.special_patches_left,s=t.automa?` ${je(t.automa)}`:"",c=i.length?i.join(", "):a("none");return`${o} ${a("special-left",{spaces:c})}${s}`}function Lo(t,e,n,r){return k`<g class=${`token token-${t}`} transform=${`translate(${e} ${n})`}>
    ${Q(`token-${t}`,0,0,r/4)}
    <text y=${r*.42} font-size=${r*1.2}>${t}</text></g>`}function qa({numeral:t},e,n,r){let o=Array.from({length:16},(i,s)=>{let c=s%2?r*.78:r,l=s*Math.PI/8;return`${(Math.sin(l)*c).toFixed(2)} ${(-Math.cos(l)*c).toFixed(2)}`});return k`<g class="marker" transform=${`translate(${e} ${n})`}>
    <path d=${`M${o.join("L")}Z`}></path>
    <text y=${r*.3} font-size=${r*.85}>${t}</text></g>`}function Wa({automa:t},e,n){if(!t?.marker_on_board)return m;let[r,o]=e(t.marker);return qa(t,r,o,n)}function Vn(t){return p`<svg class="token-picture" viewBox="-6 -6 12 12" aria-hidden="true">
    ${Lo(t,0,0,4.4)}
  </svg>`}function df(t,e,n,r=null){let o=ja[n],i=n==="cloth"?84:96,{income:s,special_patches:c,special_patches_left:l}=t.time_board;return p`<svg
    class="spiral"
    viewBox=${`-1 -1 98 ${i+2}`}
    role="img"
    aria-label=${Da(t,e)}
  >
    ${n==="thread"?[mf(),hf(o)]:m}
    ${o.map((u,f)=>gf(u,f,n))}
    ${r?Ha(r,u=>o[u].centre):m}
    ${s.map(u=>{let{x:f,y:d}=o[u].entry;return Fn(u,r,j(f,d,2.5))})}
    ${c.map(u=>{let{x:f,y:d}=o[u].entry;return Fn(u,r,Ze(f,d,4.8,l.includes(u)))})}
    ${r?Ua(r,o[r.to].centre,4.6):m}
    ${Wa(t,u=>[o[u].centre.x,o[u].centre.y],5.4)}
    ${$f(t,o)}
  </svg>`}function Fn(t,e,n){let o=e?.marks.includes(t)??!1?"board-mark crossed":"board-mark";return k`<g class=${o} data-mark=${t}>${n}</g>`}function Ha({player:t,from:e,to:n},r){let i=Array.from({length:n-e+1},(s,c)=>r(e+c)).map(({x:s,y:c})=>`${s.toFixed(1)} ${c.toFixed(1)}`).join("L");return k`<path class="walk-halo" d=${`M${i}`}></path>
    <path class=${`walk walk-${t}`} d=${`M${i}`} data-testid="walk"></path>`}function Ua({player:t,to:e},{x:n,y:r},o){return k`<g class=${`landing landing-${t}`} data-landing=${e}
    transform=${`translate(${n} ${r})`}>${Q(`token-${t}`,0,0,o/4)}</g>`}function mf(){return[[0,1,1],[96,-1,1],[0,1,-1],[96,-1,-1]].map(([t,e,n])=>k`<use href="#corner"
      transform=${`translate(${t} ${n>0?0:96}) scale(${e} ${n})`}></use>`)}function hf(t){let e=t.map(({centre:n})=>`${n.x.toFixed(1)} ${n.y.toFixed(1)}`);return k`<path class="strand" d=${`M${e.join("L")}`}></path>`}function gf({centre:{x:t,y:e}},n,r){let o=n===53,i=r==="cloth"&&o?"space-end":`space-${r}`,s=n===0||o?"end":n%2?"odd":"even",c=n===0&&r==="cloth"?a("board-start"):n;return k`<g class=${`space ${s}`}>
    ${Q(i,t,e,r==="thread"&&o?1.14:1)}
    <text x=${t} y=${e+1.2}>${c}</text></g>`}function Ze(t,e,n,r){let[o,i]=[t-n/2,e-n/2];return r?Q("special",o,i,n/10):k`<rect class="mark-taken" x=${o} y=${i} width=${n} height=${n}
    rx="0.6"></rect>`}function $f(t,e){let n=t.players[0].time===t.players[1].time;return Ba(t).map((r,o)=>{let{x:i,y:s}=e[t.players[r-1].time].centre,c=n?o*-2.6+1.3:0;return Lo(r,i+c*.6,s+c,4)})}var Ye={left:5,span:150,bar:9.5,above:4,below:15};function $t(t){return Ye.left+t*Ye.span/53}function zn(t){return t===1?Ye.above:Ye.below}function Ga(t,e){return ja[t][e].centre}function wf(t,e,n){let{income:r,special_patches:o,special_patches_left:i}=t.time_board,{bar:s}=Ye;return p`<svg
    class="time-line"
    viewBox="0 0 160 19"
    role="img"
    aria-label=${Da(t,e)}
  >
    <rect class="track" x="3" y=${s-1.6} width="154" height="3.2" rx="1.6"></rect>
    ${Ve.map(c=>k`<rect class=${`gone gone-${c}`} x="3" y=${c===1?s-1.6:s}
        width=${Math.max(2,$t(t.players[c-1].time)-3)} height="1.6"></rect>`)}
    ${n?Ha(n,c=>({x:$t(c),y:s})):m}
    ${r.map(c=>Fn(c,n,j($t(c-.5),s,2.1)))}
    ${o.map(c=>Fn(c,n,Ze($t(c-.5),s,4.2,i.includes(c))))}
    ${Wa(t,c=>[$t(c),s],3.6)}
    ${n?Ua(n,{x:$t(n.to),y:zn(n.player)},3.2):m}
    ${Ba(t).map(c=>{let{time:l}=t.players[c-1];return Lo(c,$t(l),zn(c),3.3)})}
  </svg>`}function yf(t,e){let{to_income:n,to_special_patch:r}=t.players[e-1],o=(i,s)=>p`<li><svg viewBox="-3 -3 6 6">${s}</svg>${i??"–"}</li>`;return p`<ul class="ahead" data-testid="ahead" aria-hidden="true">
    ${o(n,j(0,0,2.7))} ${o(r,Ze(0,0,5.2,!0))}
  </ul>`}function bf({automa:t}){let e=[[a("legend-income"),j(0,0,2.4)],[a("legend-special"),Ze(0,0,4.6,!0)],[a("legend-taken"),Ze(0,0,4.6,!1)]];if(!t)return e;let{marker:n,marker_on_board:r}=t;return[...e,[r?a("legend-marker",{space:String(n)}):a("legend-no-marker"),qa(t,0,0,2.9)]]}function Fa(t,e,n,r,o=null,i=1){let s=o?Na(o,e):a("time-note",{name:S(e,i),distances:Ie(t,i)});return p`<section class="panel time-board" aria-labelledby="time-heading">
    <div class="panel-head">
      <h2 id="time-heading">${a("time-board")}</h2>
      <button type="button" class="quiet look" data-testid="look" @click=${r}>
        ${a(n==="cloth"?"look-thread":"look-cloth")}
      </button>
    </div>
    <p class="time-note" data-testid="time-note">${s}</p>
    <div class="spiral-box">${df(t,e,n,o)}</div>
    <div class="line-box">
      ${wf(t,e,o)}
      <p class="visually-hidden">${s}</p>
      ${yf(t,i)}
    </div>
    <ul class="legend">
      ${bf(t).map(([c,l])=>p`<li><svg viewBox="-3 -3 6 6" aria-hidden="true">${l}</svg> ${c}</li>`)}
    </ul>
  </section>`}var Zn=class{constructor(e,n){this.root=e,this.look=n,this.scene=null,this.running=[]}prepare({table:e},n,r){let[o]=r>0?Qt(e,n):[];if(!o){this.scene=null;return}let i=to(o.move),s=i?this.root.querySelector(`[data-patch="${i}"] .framed`):null,c=s&&{box:s.getBoundingClientRect(),image:s.cloneNode(!0)},{gains:l,marks:u}=xs(o,n.time_board);this.scene={happening:o,milliseconds:r,gains:l,marks:u,picture:c}}play(){let{scene:e}=this;this.scene=null,e&&(this.skip(),this.fly(e),this.walk(e),this.light(e),this.float(e))}skip(){for(let e of this.running)e.finish();this.running=[]}run(e,n,r){let o=e.animate(n,{duration:r,easing:"ease-in-out"});return this.running.push(o),o}fly({happening:{move:e,player:n},picture:r,milliseconds:o}){let i=this.targetOf(to(e),n);if(!r||!i)return;let[s,c]=[r.box,i.getBoundingClientRect()],l=this.overlay("flying",[r.image]),u=(d,h)=>({transform:`translate(${d.x+d.width/2}px, ${d.y+d.height/2}px)
        translate(-50%, -50%) scale(${h})`}),f=Math.max(c.width,c.height)/170;this.run(l,[u(s,s.width/170),u(c,f)],o*.9).onfinish=()=>l.remove(),i.matches("g")&&this.run(i,[{opacity:0},{opacity:0,offset:.9},{opacity:1}],o)}targetOf(e,n){let o=[...this.root.querySelectorAll(`[data-sewn="${e}"]`)].filter(s=>s.getBoundingClientRect().width>0),[i]=o.sort((s,c)=>c.getBoundingClientRect().width-s.getBoundingClientRect().width);return i??this.root.querySelector(`[data-testid="player-${n}"]`)}walk({happening:{change:e,player:n},milliseconds:r}){if(!e||e.to<=e.from)return;let o=Array.from({length:e.to-e.from+1},(c,l)=>e.from+l),i=c=>Ga(this.look(),c),s=c=>({x:$t(c),y:zn(n)});for(let[c,l]of[["spiral",i],["time-line",s]]){let u=this.root.querySelector(`.${c} .token-${n}`),f=o.map(l).map(({x:d,y:h})=>({transform:`translate(${d}px, ${h}px)`}));u&&this.run(u,f,r*.9)}}light({marks:e,milliseconds:n}){for(let r of e)for(let o of this.root.querySelectorAll(`[data-mark="${r}"]`))this.run(o,[{opacity:1},{opacity:.1},{opacity:1}],n)}float({happening:{player:e},gains:n,milliseconds:r}){let i=this.root.querySelector(`[data-testid="buttons-${e}"]`)?.getBoundingClientRect();if(!i||n.length===0)return;let s=this.overlay("floating",[n.join(" · ")]),[c,l]=[i.x-4,i.y-4],u=[{transform:`translate(${c}px, ${l+10}px)`,opacity:0},{transform:`translate(${c}px, ${l}px)`,opacity:1,offset:.25},{transform:`translate(${c}px, ${l-12}px)`,opacity:1}];this.run(s,u,r).onfinish=()=>s.remove()}overlay(e,n){let r=document.createElement("div");return r.className=`overlay ${e}`,r.setAttribute("aria-hidden","true"),r.append(...n),document.body.append(r),r}};var Dw=[["1 2 3","key-1-2-3"],["keys-arrows","key-arrows"],["keys-shift-arrows","key-shift-arrows"],["N, Shift + N","key-n"],["R, Shift + R","key-r"],["F","key-f"],["keys-space","key-space"],["Enter","key-enter"],["Esc","key-esc"],["keys-wheel","key-wheel"],["P","key-p"],["U","key-u"],["T, Enter","key-t"],["H, W","key-h"],["/","key-slash"],["?, F1","key-help"]],Ke={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right"},za={1:{type:"option",index:0},2:{type:"option",index:1},3:{type:"option",index:2}," ":{type:"placement",event:{type:"cycle"}},f:{type:"placement",event:{type:"turn",how:"flip"}},Enter:{type:"place"},Escape:{type:"cancel"},p:{type:"pass"},u:{type:"undo"},t:{type:"turn"},h:{type:"hint"},w:{type:"why"},"/":{type:"command"},"?":{type:"help"}};function Va({key:t,shiftKey:e,ctrlKey:n,metaKey:r,altKey:o}){if(n||r||o)return null;if(Object.hasOwn(Ke,t)){let s=Ke[t];return{type:"placement",event:{type:e?"jump":"arrow",direction:s}}}let i=t.length===1?t.toLowerCase():t;return i==="n"?{type:"placement",event:{type:"next",back:e}}:i==="r"?{type:"placement",event:{type:"turn",how:e?"left":"right"}}:Object.hasOwn(za,i)?za[i]:null}var xf=4,vf=1.5,kf=120,Yn=class{constructor(e,n){this.root=e,this.game=n,this.press=null,this.swallow=!1,this.turned=0;let r=new AbortController;this.stop=()=>{this.end(),r.abort()};let o=(i,s,c=!1)=>e.addEventListener(i,l=>s(l),{signal:r.signal,capture:c});o("pointerdown",i=>this.down(i)),o("pointermove",i=>this.move(i)),o("pointerup",i=>this.up(i)),o("pointercancel",()=>this.abandon()),o("pointerleave",()=>this.leave()),o("click",i=>this.click(i),!0),o("contextmenu",i=>this.flip(i)),e.addEventListener("wheel",i=>this.wheel(i),{signal:r.signal,passive:!1}),window.addEventListener("keydown",i=>{i.key==="Escape"&&this.press?.dragging&&(i.stopPropagation(),this.abandon())},{signal:r.signal,capture:!0})}cellAt(e,n){let r=this.root.querySelector("[data-quilt=active] .cells");if(!r)return null;let o=r.getBoundingClientRect(),i=o.width/9,[s,c]=[Math.floor((n-o.top)/i),Math.floor((e-o.left)/i)];return s>=-1&&c>=-1&&s<=9&&c<=9?[Math.max(0,Math.min(8,s)),Math.max(0,Math.min(8,c))]:null}isOnQuilt(e){return e.target instanceof Element&&e.target.closest("[data-quilt=active] .cells")!==null}down(e){if(this.swallow=!1,e.button!==0||!e.isPrimary||!_(this.game.state))return;let r=e.target.closest("[data-patch]"),o=r?r.dataset.patch:this.game.state.placement.letter;if(!o||!r&&!this.isOnQuilt(e))return;let i=r?this.grabbed(r,o,e):this.heldCell(e);this.press={pointer:e.pointerId,x:e.clientX,y:e.clientY,letter:o,anchor:i,market:r,touch:e.pointerType==="touch",dragging:!1,image:null}}grabbed(e,n,r){let o=Be(this.game.state,n),i=e.querySelector(".patch");if(!o||!i)return null;let s=o.patch.orientations[H(this.game.state.placement,n)],[c,l]=B(s),u=i.getBoundingClientRect(),f=Math.floor((r.clientY-u.top)/u.height*c),d=Math.floor((r.clientX-u.left)/u.width*l);return s.find(h=>nt(h,[f,d]))??St(s)}heldCell(e){let{placement:n}=this.game.state,r=I(this.game.state),o=this.cellAt(e.clientX,e.clientY);return!r||!n.origin||!o||!rt(n,r).some(i=>nt(i,o))?null:[o[0]-n.origin[0],o[1]-n.origin[1]]}move(e){let{press:n}=this;if(!n){e.pointerType!=="touch"&&this.hover(e);return}if(e.pointerId===n.pointer){if(!n.dragging){if(Math.hypot(e.clientX-n.x,e.clientY-n.y)<xf)return;this.startDrag(n)}this.drag(n,e)}}hover(e){let{placement:n}=this.game.state;if(n.letter===null||n.set)return;let r=this.isOnQuilt(e)?this.cellAt(e.clientX,e.clientY):null;r?this.game.placement({type:"hover",cell:r}):this.leave()}leave(){!this.press&&this.game.state.placement.origin&&this.game.placement({type:"leave"})}startDrag(e){e.dragging=!0,this.root.setPointerCapture(e.pointer),e.market&&this.game.choose(e.letter,e.anchor??void 0);let n=I(this.game.state);if(!n)return;let r=At(this.game.state.placement,n),o=r.filter(s=>s[0]===B(r)[0]-1),i=e.touch?o[Math.floor(o.length/2)]:e.anchor??St(r);this.game.placement({type:"hold",anchor:i}),e.market&&(e.image=this.dragImage(e.market))}dragImage(e){let n=e.querySelector(".framed");if(!n)return null;let r=document.createElement("div");return r.className="drag-image",r.append(n.cloneNode(!0)),document.body.append(r),r}drag(e,n){let r=this.root.querySelector("[data-quilt=active] .cells"),o=e.touch&&r?r.getBoundingClientRect().width/9*vf:0,i=this.cellAt(n.clientX,n.clientY-o);if(i?this.game.placement({type:"hover",cell:i}):this.game.placement({type:"leave"}),!e.image)return;e.image.hidden=i!==null;let s=`${n.clientX}px, ${n.clientY-o}px`;e.image.style.transform=`translate(${s}) translate(-50%, -50%)`}up(e){let{press:n}=this;if(!(!n||e.pointerId!==n.pointer)&&(this.end(),!!n.dragging)){if(this.swallow=!0,!this.game.state.placement.origin)return this.game.placement({type:"cancel"});this.game.placement({type:"show"}),n.market&&this.game.commit()}}abandon(){let e=this.press?.dragging??!1;this.end(),this.swallow=e,e&&this.game.placement({type:"cancel"})}end(){this.press?.image?.remove(),this.press=null}click(e){if(this.swallow){this.swallow=!1,e.stopPropagation(),e.preventDefault();return}if(!this.isOnQuilt(e))return;let{game:n}=this,{placement:r}=n.state,o=I(n.state),i=this.cellAt(e.clientX,e.clientY);!i||!o||(r.set&&this.commits(e,i)?n.commit():n.placement({type:"set",cell:i}))}commits(e,n){let{placement:r}=this.game.state,o=I(this.game.state);if(!o)return!1;let i=rt(r,o);return i.length>0&&te(r,o)&&nt(xn(i),n)?!0:e.pointerType==="touch"?!1:[...i,r.cursor].some(s=>nt(s,n))}wheel(e){if(!this.turns(e)||e.deltaY===0)return;e.preventDefault();let n=performance.now();n-this.turned<kf||(this.turned=n,this.game.placement({type:"turn",how:e.deltaY>0?"right":"left"}))}flip(e){e.pointerType==="touch"||!this.turns(e)||(e.preventDefault(),this.game.placement({type:"turn",how:"flip"}))}turns(e){let{state:n}=this.game;return e.target instanceof Element&&e.target.closest("[data-quilt=active] .cells")!==null&&_(n)&&(I(n)?.letter??"+")!=="+"}};function Za(t,e){let n=t.target.closest("[data-quilt=shown]");return!n||!Object.hasOwn(Ke,t.key)||t.shiftKey?!1:(t.preventDefault(),e(n.getAttribute("data-testid")==="quilt-1"?1:2,Ke[t.key]),!0)}function Ya(t){t.onLine=e=>K("commands").then(({obey:n})=>n(t,e),n=>t.complain(n.message))}function Ka(t,e,n){let r=window.matchMedia("(prefers-reduced-motion: reduce)");e.pace=()=>document.hidden||r.matches?"off":n.settings.motion;let o=new Zn(t,()=>n.settings.look);return e.onShow=({table:i},s)=>{Us(e.state.table,i,n.settings),o.prepare(e.state,i,s)},o}function Qa(t,e,n,r,o){let i=new Yn(t,e),s=new AbortController,{signal:c}=s,l=()=>{document.hidden||(e.wake(),r.consider())},u=()=>{e.skip(),n.skip()};return window.addEventListener("keydown",u,{capture:!0,signal:c}),window.addEventListener("pointerdown",u,{capture:!0,signal:c}),t.addEventListener("keydown",f=>Sf(f,e,o),{signal:c}),window.addEventListener("online",l,{signal:c}),document.addEventListener("visibilitychange",l,{signal:c}),()=>{s.abort(),i.stop()}}function Ja(t){let e=t.querySelector(".quilt.active .cells");e?.focus({preventScroll:!0}),e?.scrollIntoView({block:"nearest"})}function Xa(t,e,n){e.matches(".turn-card")&&t.querySelector(".quilt.active")?n():document.getElementById("turn-heading")?.focus()}function Sf(t,e,n){let r=t.target;if(!r.closest("[data-keys]")||r.closest("dialog")||Za(t,(c,l)=>e.store.dispatch({type:"walk",player:c,direction:l})))return;let i=Va(t),s=r instanceof HTMLButtonElement&&[" ","Enter"].includes(t.key);!i||s||(t.preventDefault(),Ef(i,e,n))}function Ef(t,e,n){switch(t.type){case"option":return e.chooseAt(t.index),n();case"placement":return e.placement(t.event);case"place":return e.state.placement.letter===null&&e.company.goOn()?void 0:e.state.table?.stage==="card"?e.turnCard():e.commit();case"turn":return e.turnCard();case"hint":return e.hint();case"why":return e.why();case"cancel":return e.placement({type:"cancel"});case"pass":return e.pass();case"undo":return e.undo();case"command":return e.type(!0),document.getElementById("command")?.focus();case"help":return e.onHelp()}}function tc({mode:t,board:e,seats:n,automa:r}){let[o]=gt(n);if(o===void 0||t==="remote")return null;let i={board:e,seed:null,from:null,names:null};if(t==="solo"&&r)return{...i,opponent:"automa",deck:r.deck,level:r.level,first:"you"};if(t==="screen")return{...i,opponent:"person",first:"you",names:[n[1].name,n[0].name]};let s=o===1?"opponent":"you";return{...i,opponent:"computer",level:Af(n[2-o].name),first:s}}function Af(t){return Number(/level (\d+)$/.exec(t)?.[1]??Ht)}var qt=81,ue=7,Kn=27,No=[0,0,0],Qe=Array.from({length:qt},(t,e)=>T([Math.floor(e/9),e%9])),rc=new Map(Qe.map((t,e)=>[t,e])),oc=[0,1,2].flatMap(t=>[0,1,2].map(e=>Mf(t,e)));function Mf(t,e){let n=Array.from({length:ue*ue},(r,o)=>9*(t+Math.floor(o/ue))+e+o%ue);return pe(n)}function pe(t){let e=[0,0,0];for(let n of t)e[Math.floor(n/Kn)]|=1<<n%Kn;return e}function Io(t,e){return[t[0]|e[0],t[1]|e[1],t[2]|e[2]]}function _f(t,e){return[t[0]&~e[0],t[1]&~e[1],t[2]&~e[2]]}function Of(t,e){return(t[0]&e[0]|t[1]&e[1]|t[2]&e[2])!==0}function ic(t,e){return(t[0]&~e[0]|t[1]&~e[1]|t[2]&~e[2])===0}function Jn(t,e){return(t[Math.floor(e/Kn)]>>e%Kn&1)===1}function ec(t){let e=0;for(let n of t)for(;n!==0;n&=n-1)e+=1;return e}function Co(t,e){let[n,r]=[Number(e[0]),rc.get(e.slice(1))],o=t.orientations[n];if(o===void 0||r===void 0)return null;let[i,s]=B(o),[c,l]=[Math.floor(r/9),r%9];return c>9-i||l>9-s?null:Po(n,Qn(o),c,l)}function Qn(t){return t.map(([e,n])=>9*e+n)}function Po(t,e,n,r){let o=9*n+r,i=e.map(s=>o+s);return{name:t+Qe[o],orientation:t,row:n,column:r,spaces:i,mask:pe(i)}}var nc=new WeakMap;function Tf(t){let e=nc.get(t);if(e)return e;let n=[];for(let[r,o]of Object.entries(t.orientations)){let[i,s]=B(o),c=Qn(o);for(let l=0;l<=9-i;l+=1)for(let u=0;u<=9-s;u+=1)n.push(Po(Number(r),c,l,u))}return nc.set(t,n),n}function sc(t,e){let n=Math.floor(e[0]/9),r=Math.min(...e.map(i=>i%9)),o=String(e.map(i=>i-9*n-r));for(let[i,s]of Object.entries(t.orientations))if(String(Qn(s))===o)return Po(Number(i),Qn(s),n,r);return null}function Ro(t,e){return Tf(e).filter(({mask:n})=>!Of(n,t))}function ac(t,e,n){let r=lc(t,n);return r.length===0?[]:e.filter(({mask:o})=>r.some(i=>ic(i,o)))}function jo(t){return Qe.map((e,n)=>n).filter(e=>!Jn(t,e))}function cc(t){let e=lc(t,1).reduce(Io,No);return Qe.map((n,r)=>r).filter(n=>Jn(e,n))}function lc(t,e){return ec(t)+e<ue*ue?[]:oc.map(n=>_f(n,t)).filter(n=>ec(n)<=e)}function uc(t){return oc.some(e=>ic(e,t))}function Je(t){return Qe[t]}function Bo(t){return rc.get(t)}function pc(t,e,n){let r=[...t];for(let o of e)r[o]=n;return r.join("")}var Lf=3,fc=5,Do={buttons:fc,time:0,income:0,cells:".".repeat(qt),filled:No,empty:qt,patches:[]};function a0(t,e="revised"){return{board:e,ring:t,players:[Do,Do],turn:1,stage:"action",tile:null,automa:null}}function Xn(t,e){return{...Do,buttons:t,time:e}}function dc({ring:t,players:e,turn:n,stage:r,tile:o,automa:i}){let s=e.some(({buttons:l,time:u,empty:f})=>l!==fc||u>0||f<qt);return n===1&&r==="action"&&o===null&&i===null&&!s&&new Set(t).size===33&&t.endsWith("A")}function wt({players:t,turn:e}){return t[e-1]}function lt({stage:t,turn:e,automa:n}){return t==="over"?null:n!==null&&e===2?"card":e}function fe({ring:t}){return[...t.slice(0,Lf)]}function tr(t,e){let n=t.indexOf(e);return t.slice(n+1)+t.slice(0,n)}function qo(t,e,n){return t.filter(r=>r>e&&r<=n)}function Wo({players:[t,e]}){return Math.max(t.time,e.time)}function Xe(t){return qo(dn[t.board],Wo(t),X)}function tn(t){return fn[t-1]}function mc({automa:t,players:e,tile:n}){return t!==null&&n!==1&&e[1].time<tn(t.level).marker}function _t(t){return t.startsWith("A:")}function hc(t,e,n){let[r,o]=t.players,{automa:i}=t,{taken:s,start:c,stop:l}=n,u=fe(t).join("");if(i===null||lt(t)!=="card"||c!==o.time||n.choices!==u||s!==null&&!u.includes(s)||e!==`A:${s??"pass"}`||l<=c||l>X)return null;let f=l===X&&r.time===X;return{...t,ring:s===null?t.ring:tr(t.ring,s),players:[r,Xn(o.buttons+n.income,l)],turn:l>r.time||f?1:2,stage:f?"over":"action",tile:n.takes_special_tile?2:t.tile,automa:{...i,taken:i.taken+(s??"")}}}var Nf=/^(?:pass|[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9])$/;function Ho(t,e){let{turn:n,players:r}=t,o=wt(t),i=r[2-n],s=e?o.time+e.time:i.time+1,c=Math.min(s,X),[l,u]=e?[e.buttons,0]:[0,c-o.time],f=qo(xe,o.time,c),d=(o.income+(e?.income??0))*f.length,h=c>i.time,$=o.empty>(e?.squares??0),v=c===X&&i.time===X;return{buttons:o.buttons-l+u+d,time:c,paid:l,earned:u,income_marks:f,income:d,special_patch:h&&$&&Xe(t).some(E=>E<=c),next:h||v?et(n):n,over:v}}function If(t,e,n){if(!Nf.test(e))return"a move is pass, a patch like X0a7 or a special patch like +d9";let r=e[0],o=r in n&&e!=="pass",i=o?Co(n[r],e.slice(1)):null;if(o&&!i)return`patch ${r} would not lie wholly on the board there`;if(t.stage==="over")return"the game is over";if(lt(t)==="card")return"it is the Automa's turn";let s=i?.spaces??[Bo(e.slice(1))??0];return t.stage==="special_patch"?r==="+"?gc(t,s):"the special patch must be placed first":e==="pass"?null:r==="+"?"there is no special patch to place":Uo(t,r,n)??gc(t,s)}function Uo(t,e,n){let r=fe(t);if(!t.ring.includes(e))return`patch ${e} is no longer in the ring`;if(!r.includes(e))return`patch ${e} is not among the next three (${r.join(", ")})`;let o=n[e].buttons-wt(t).buttons;return o>0?`needs ${o} more button${o>1?"s":""}`:null}function gc(t,e){let{filled:n}=wt(t),r=e.find(o=>Jn(n,o));return r===void 0?null:`overlaps at ${Je(r)}`}function yc(t,e,n){if(If(t,e,n)!==null)return null;let r=wt(t);if(e==="pass")return wc(t,t.ring,r,null);let[o,i]=[e[0],e.slice(1)];if(o==="+")return{...bc(t,$c(r,[Bo(i)??0],"*")),stage:"action",turn:et(t.turn)};let s=n[o],c=Co(s,i),{orientation:l,row:u,column:f,spaces:d}=c,h={...$c(r,d,o),income:r.income+s.income,patches:Go([...r.patches,{letter:o,orientation:l,row:u,column:f}])};return wc(t,tr(t.ring,o),h,s)}function Go(t){return t.sort((e,n)=>e.letter<n.letter?-1:1)}function $c(t,e,n){return{...t,cells:pc(t.cells,e,n),filled:Io(t.filled,pe(e)),empty:t.empty-e.length}}function wc(t,e,n,r){let{buttons:o,time:i,special_patch:s,next:c,over:l}=Ho(t,r),u=l?"over":s?"special_patch":"action",f=s&&!l?t.turn:c;return{...bc(t,{...n,buttons:o,time:i}),ring:e,stage:u,turn:f}}function bc(t,e){let{players:n,turn:r,tile:o}=t;return{...t,players:r===1?[e,n[1]]:[n[0],e],tile:o===null&&uc(e.filled)?r:o}}function Fo(t,e,n,r){return _t(e)?n===void 0?null:hc(t,e,n):yc(t,e,r)}function er(t,e,n,r){let o=[t],i=n.values();for(let[s,c]of e.entries()){let l=_t(c)?i.next().value:void 0,u=Fo(o[s],c,l,r);if(u===null)return null;o.push(u)}return o}function xc(t,e){return e.map((n,r)=>({number:r+1,player:t[r].turn,move:n}))}function nr(t,e){let n=0;for(;n<t.length&&_t(t[t.length-1-n]);)n+=1;return n===0?[]:e.slice(-n)}var Cf=/^(\d{1,4})\.(\d{1,2})(?:i(\d{1,2}))?$/,Pf=/^(\d{1,4})\.(\d{1,2}):([A-Za-g]{1,33}|-)$/,Rf=/^(?:[A-Za-g]{1,33}|-)$/,jf=/^[1-9*xA-Za-g]{1,9}(?:\/[1-9*xA-Za-g]{1,9}){8}$/,vc={1:{turn:1,stage:"action"},2:{turn:2,stage:"action"},"1+":{turn:1,stage:"special_patch"},"2+":{turn:2,stage:"special_patch"},"#1":{turn:1,stage:"over"},"#2":{turn:2,stage:"over"}},kc={"-":null,1:1,2:2},Sc={r:"revised",o:"original"};function or(t,e){let n=t.trim().split(" ");if(n.length===11)return Bf(n,e);let[r,o,i,s,...c]=n;if(n.length!==8)return null;let[l,u]=[zo(r,i,e),zo(o,s,e)];return l&&u&&Mc([l,u],c,null)}function Bf([t,e,n,r,o,i,s,c,l],u){let f=zo(t,e,u),d=Pf.exec(n);if(!f||!d||c!=="normal"&&c!=="tactical"||!/^[1-5]$/.test(l))return null;let h=d[3]==="-"?"":d[3],$=Xn(Number(d[1]),Number(d[2])),v={deck:c,level:Number(l),taken:h};return Mc([f,$],[r,o,i,s],v)}function Mc(t,[e,n,r,o],i){if(!(n in vc&&r in kc&&o in Sc&&Rf.test(e)))return null;let c=e==="-"?"":e,l={tile:kc[r],board:Sc[o],automa:i};return{...vc[n],ring:c,players:t,...l}}function zo(t,e,n){let r=Cf.exec(e),o=t.split("/").map(h=>h.replace(/\d/g,$=>".".repeat(Number($))));if(!r||!jf.test(t)||o.some(h=>h.length!==9))return null;let i=o.join(""),[,s,c,l]=r,u=Df(i,n);if(u===null||i.includes("x")!==(l!==void 0))return null;let f=u.reduce((h,{letter:$})=>h+n[$].income,0),d=[...i].flatMap((h,$)=>h==="."?[]:[$]);return{buttons:Number(s),time:Number(c),income:l===void 0?f:Number(l),cells:i,filled:pe(d),empty:qt-d.length,patches:u}}function Df(t,e){let r=[...new Set(t)].filter(i=>!".*x".includes(i)).map(i=>{let s=[...t].flatMap((l,u)=>l===i?[u]:[]),c=sc(e[i],s);return c&&{letter:i,orientation:c.orientation,row:c.row,column:c.column}}),o=r.filter(i=>i!==null);return o.length<r.length?null:Go(o)}function _c(t,e){let{players:n,ring:r,turn:o,stage:i,tile:s,board:c,automa:l}=t,[u,f]=n.map(({cells:J})=>Wf(J)),d=Ec(n[0]),h=[r||"-",qf[i](o),s??"-",c[0]];if(l===null||e===null)return[u,f,d,Ec(n[1]),...h].join(" ");let{buttons:$,time:v}=n[1],E=`${$}.${v}:${l.taken||"-"}`,U=`${Ac(e.aside)}/${e.discards.join(".")||"-"}`,P=Ac(e.pile).replace("?",`?${e.budget??""}`);return[u,d,E,...h,l.deck,l.level,P,U].join(" ")}var qf={action:t=>`${t}`,special_patch:t=>`${t}+`,over:t=>`#${t}`};function Wf(t){return Array.from({length:9},(n,r)=>t.slice(9*r,9*(r+1))).map(n=>n.replace(/\.+/g,r=>String(r.length))).join("/")}function Ec({buttons:t,time:e,income:n,cells:r}){return`${t}.${e}${r.includes("x")?`i${n}`:""}`}function Ac(t){return Array(t).fill("?").join(".")||"-"}function Oc(t,e,n,r){let i=n.filter(s=>!_t(s)).map(s=>s==="pass"?".":s).join("");return r!==null?Hf(e,i,n,r):dc(t)?`#${t.ring},${i}${t.board==="original"?",o":""}`:`#p=${Tc(e)}${i&&`,${i}`}`}function Hf(t,e,n,[r,...o]){let i=t.split(" ").slice(0,-2),[s,c]=t.slice(t.lastIndexOf(" ")+1).split("/").map(Uf),l=s+c,u=`${rr(r.slice(0,s))}/${rr(r.slice(s,l))}`,f=`#s=${Tc([...i,rr(r.slice(l)),u].join(" "))}`;return n.length===0&&o.length===0?f:[f,e,...o.map(rr)].join(",")}function Uf(t){return t==="-"?0:t.split(".").length}function rr(t){return t.map(e=>e||"?").join(".")||"-"}function Tc(t){return t.replace(/ /g,"_").replace(/#/g,"!")}var Gf=new Set(["move","card","takeback","resign","flag","abort","handover"]);function ir(t,e){let n=or(t.start,e),r=n&&er(n,t.moves,t.automa?.turns??[],e);return r===null?null:{game:t,positions:r,moves:xc(r,t.moves),seats:Vo(t)}}function Vo({seats:t,mode:e,present:n}){return W.map(r=>{let{name:o,kind:i,yours:s,bot:c,rating:l}=t[r-1],u=e==="remote"&&i==="person"&&!n.includes(r);return{name:o,kind:i,yours:s,away:u,bot:c,rating:l}})}function en({positions:t}){return t[t.length-1]}function me(t){return t.game.ended?null:lt(en(t))}function Lc(t,e,n){if(e.number!==t.game.number+1)return null;let r=Vf(t,e,n);if(r===null)return null;let{number:o,acknowledges:i,clock:s,now:c=null}=e,l=r.game.clock,u=s&&l?{...l,...s}:l,f={...r.game,number:o,acknowledges:i,now:c,clock:s===null?null:u,automa:r.game.automa&&zf(r.game.automa,e)};return me(r)===null&&(f.offer=null),Gf.has(e.kind)&&(f.thinking=Ff({...r,game:f})),{...r,game:f}}function Ff(t){let e=me(t);return typeof e=="number"&&t.seats[e-1].kind==="computer"}function zf(t,{cards:e,levels:n}){return{...t,...e,levels:n??t.levels}}function Vf(t,e,n){let{game:r}=t;switch(e.kind){case"move":case"card":return Zf(t,e,n);case"takeback":return Yf(t,e);case"resign":case"flag":return de(t,{ended:{kind:e.kind,player:e.player}});case"abort":return de(t,{ended:{kind:"abort",player:null}});case"join":case"handover":return Kf(t,e);case"ask":return de(t,{offer:e.player});case"decline":return de(t,{offer:null});case"rematch":{let o=W.filter(i=>i===e.player||r.rematch.asked.includes(i));return de(t,{rematch:{...r.rematch,asked:o}})}case"rematch_opened":return de(t,{rematch:{...r.rematch,game:e.table}});default:return null}}function de(t,e){return{...t,game:{...t.game,...e}}}function Zf(t,e,n){let{game:r,positions:o,moves:i,seats:s}=t,{move:c}=e,l=e.kind==="card"?e.turn:void 0,u=en(t),f=r.ended?null:Fo(u,c,l,n);if(f===null||r.automa===null!=(u.automa===null))return null;let d=r.automa&&l?{...r.automa,turns:[...r.automa.turns,l]}:null;return{game:{...r,moves:[...r.moves,c],offer:null,automa:d??r.automa},positions:[...o,f],moves:[...i,{number:i.length+1,player:u.turn,move:c}],seats:s}}function Yf({game:t,positions:e,moves:n,seats:r},{keep:o,practice:i}){if(!(o>=t.opening&&o<=n.length))return null;let s=t.automa&&{...t.automa,turns:t.automa.turns.filter(({number:c})=>c<=o),levels:[],practice:i??t.automa.practice};return{game:{...t,moves:t.moves.slice(0,o),offer:null,ended:null,automa:s},positions:e.slice(0,o+1),moves:n.slice(0,o),seats:r}}function Kf(t,{kind:e,player:n,seat:r,opponent:o,level:i,mode:s,rated:c}){let l=t.game.seats.map((f,d)=>d===n-1?{...r,yours:f.yours}:f),u={...t.game,seats:l,opponent:o,level:i,mode:s,rated:c};return e==="handover"&&Object.assign(u,{clock:null,offer:null}),{...t,game:u,seats:Vo(u)}}function Nc(t,{type:e,clock:n,...r}){let o=t.game.clock,i={...t.game,...r};return n!==void 0&&(i.clock=n&&o&&{...o,...n}),{...t,game:i,seats:r.present?Vo(i):t.seats}}function Ic(t,e){let n=e.kind==="move"||e.kind==="card";return{kind:e.kind,player:n?en(t).turn:"player"in e?e.player:null,move:n?e.move:null,keep:e.kind==="takeback"?e.keep:null}}var Qf=7,Zo=2;function sr(t,e,n){let{players:r,tile:o,automa:i}=t,{buttons:s,empty:c}=r[e-1],l=o===e?Qf:0;if(e===1||i===null)return{buttons:s,special_tile:l,empty:c===0?0:-Zo*c};let u=tn(i.level),f=[...i.taken].map(h=>n[h].income),d=f.filter(h=>h>0).length;return{special_tile:l,buttons_held:u.per_button_held*s,patches_with_buttons:u.per_patch_with_buttons*d,buttons_on_patches:u.per_button_on_patches*f.reduce((h,$)=>h+$,0)}}function ar(t){return Object.values(t).reduce((e,n)=>e+n,0)}function cr(t,e){return[ar(sr(t,1,e)),ar(sr(t,2,e))]}function Cc(t,e){if(t.stage!=="over")return null;let n=cr(t,e);return n[0]===n[1]?{winner:t.turn,scores:n,reason:"first to 53"}:{winner:n[0]>n[1]?1:2,scores:n,reason:"score"}}var qc={options:[],special_cells:[],special_cells_7x7:[]};function lr(t,e,n=null){let{ring:r,turn:o,automa:i}=t;return{position:_c(t,n),turn:o,stage:lt(t)==="card"?"card":t.stage,ring:r,players:[Rc(t,1,e),Rc(t,2,e)],time_board:Jf(t),result:Cc(t,e),automa:i&&n&&Xf(t,i,n,e)}}function ur(t,{kind:e,player:n},r){if(e==="abort"||n===null)return{stage:"over",result:null};let o=e==="flag"?"time":"resignation";return{stage:"over",result:{winner:et(n),scores:cr(t,r),reason:o}}}var Pc=new WeakMap;function Rc(t,e,n){let r=t.players[e-1],o=t.tile===e,i=jc(r.time,Xe(t)),s=Pc.get(r);if(s?.special_tile===o&&s.to_special_patch===i)return s;let{buttons:l,income:u,time:f,cells:d,empty:h}=r,$=sr(t,e,n),v={buttons:l,income:u,time:f,cells:d,patches:[...r.patches],score:ar($),score_parts:$,empty:e===2&&t.automa!==null?0:h,special_tile:o,to_income:jc(f,xe),to_special_patch:i};return Pc.set(r,v),v}function jc(t,e){let n=e.find(r=>r>t);return n===void 0?null:n-t}var Bc=new Map;function Jf(t){let{board:e,stage:n,turn:r}=t,o=n==="over"?et(r):r,i=[e,Wo(t),o].join(),s=Bc.get(i);if(s)return s;let c={last:X,income:xe,special_patches:dn[e],special_patches_left:Xe(t),on_top:o};return Bc.set(i,c),c}function Xf(t,{deck:e,level:n,taken:r},o,i){let{budget:s,pile:c,aside:l,discards:u,practice:f,turns:d,levels:h}=o,{numeral:$,name:v,marker:E}=tn(n),U=J=>i[J].income>0,P=[...r];return{deck:e,level:n,numeral:$,name:v,marker:E,marker_on_board:mc(t),budget:s,pile:c,aside:l,discards:u,practice:f,turns:d,levels:h,with_buttons:P.filter(U).join(""),without_buttons:P.filter(J=>!U(J)).join("")}}var Dc=new WeakMap;function Wc(t,e){let n=Dc.get(t);if(n)return n;let{filled:r}=wt(t),o=t.stage==="special_patch",i=o&&t.tile===null,s={options:t.stage==="action"?td(t,e):[],special_cells:o?jo(r).map(Je):[],special_cells_7x7:i?cc(r).map(Je):[]};return Dc.set(t,s),s}function td(t,e){let n=cr(t,e);return[{letter:null,move:"pass",available:!0,reason:null,missing:0,placements:[],completes_7x7:[],consequence:Hc(t,null,n)},...fe(t).map(o=>ed(t,o,e,n))]}function ed(t,e,n,r){let{filled:o,buttons:i}=wt(t),s=n[e],c=Ro(o,s),l=c.length===0?"fits nowhere on the quilt":null,u=Uo(t,e,n)??l,f=t.tile===null?ac(o,c,s.squares):[];return{letter:e,move:null,available:u===null,reason:u,missing:Math.max(0,s.buttons-i),placements:c.map(({name:d})=>d),completes_7x7:f.map(({name:d})=>d),consequence:Hc(t,s,r)}}function Hc(t,e,[n,r]){let o=Ho(t,e),i=o.buttons-wt(t).buttons+Zo*(e?.squares??0);return{...o,next:o.over?null:o.next,scores:t.turn===1?[n+i,r]:[n,r+i]}}var Uc=new WeakMap;function Gc(t,e){let n=Uc.get(t);if(n)return n;let r=nd(t,e);return Uc.set(t,r),r}function nd(t,e){let{game:n,positions:r,moves:o,seats:i}=t,{automa:s,ended:c}=n,l=en(t),u=me(t),f=typeof u=="number"&&i[u-1].yours,d=s&&{...s,turns:nr(n.moves,s.turns)};return{...rd(t),...lr(l,e,d),...c&&ur(l,c,e),...f?Wc(l,e):qc,getting_ready:n.getting_ready&&n.level!==null&&u!==null,moves:o,can_undo:od(t),can_abort:id(t),link:Oc(r[0],n.start,n.moves,s&&s.shuffles),offer:n.offer&&{kind:"takeback",seat:n.offer}}}function rd({game:t,positions:e,seats:n}){let{number:r,acknowledges:o,opponent:i,level:s,mode:c,seed:l,access:u,takebacks:f}=t,{rated:d,seed_chosen:h,tournament:$,day:v,thinking:E,spectators:U,clock:P,now:J,rematch:pn}=t;return{type:"state",game:t.game,number:r,acknowledges:o,opponent:i,level:s,mode:c,seed:l,access:u,takebacks:f,rated:d,seed_chosen:h,tournament:$,day:v,thinking:E,spectators:U,clock:P,now:J,rematch:pn,ring0:e[0].ring,board:e[0].board,seats:n}}function od(t){let{game:e,seats:n,moves:r,positions:o}=t,i=e.mode==="remote";if(e.rated||e.day!==null||i&&(!e.takebacks||me(t)===null||e.offer!==null))return!1;if(e.ended)return e.ended.kind==="resign";let s=W.filter(u=>n[u-1].yours),c=W.filter(u=>n[u-1].kind==="person"),l=s.length>0?s:c;return r.some((u,f)=>f>=e.opening&&l.some(d=>d===lt(o[f])))}function id(t){let{game:e,positions:n,moves:r}=t;return e.mode!=="remote"||e.tournament!==null||me(t)===null?!1:new Set(r.slice(e.opening).map((i,s)=>n[e.opening+s].turn)).size<W.length}var Fc=250,sd=2e3,ad=5e3,cd=15e3,ld={kind:"note",player:null,move:null,keep:null},pr=class{constructor(e,n,r){this.outside=e,this.folded=n,this.patches=r,this.wait=Fc,this.pending=null,this.socket=null,this.retry=null,this.watch=null,this.silence=null,this.hasGap=!1,this.wasOpen=!1}get table(){return Gc(this.folded,this.patches)}get number(){return this.folded.game.number}connect(){if(this.stopRetry(),this.socket)return;let e=this.outside.open();this.socket=e,this.hasGap=!1,this.wasOpen=!1,e.onopen=()=>this.opened(),e.onmessage=n=>this.received(String(n.data)),e.onclose=()=>this.closed(e),this.expectAnswer()}wake(){if(this.socket?.readyState!==1)return this.connect();this.askForGame()}leave(){let e=this.socket;this.socket=null,this.stopRetry(),this.stopWatch(),this.stopSilence(),e&&(e.onmessage=null,e.readyState===0?e.onopen=()=>e.close():e.close())}send(e){return this.pending?!1:(this.pending={...e,id:this.outside.newId(),seen:this.number},this.outside.onPending(e),this.transmit(),!0)}transmit(){!this.pending||this.socket?.readyState!==1||(this.socket.send(JSON.stringify(this.pending)),this.expectAnswer())}askForGame(){this.socket?.send(JSON.stringify({type:"hello",seen:this.number})),this.expectAnswer()}expectAnswer(){this.stopWatch(),this.watch=this.outside.later(()=>this.drop(),ad)}drop(){let e=this.socket;e&&(e.onclose=null,e.close(),this.closed(e))}opened(){this.wait=Fc,this.wasOpen=!0,this.outside.onStatus("open"),this.transmit()}received(e){let n=JSON.parse(e);if(n.type==="ping")return this.answerPing(n.n);switch(!this.pending&&!this.hasGap&&this.stopWatch(),n.type){case"game":return this.begin(n);case"event":return this.advance(n);case"note":return this.note(n);case"error":return(n.id===null||n.id===this.pending?.id)&&this.settle(),this.outside.onRefusal(n);case"hint":case"why":return n.id===this.pending?.id&&this.settle(),this.outside.onHint(n)}}answerPing(e){this.socket?.send(JSON.stringify({type:"pong",n:e})),this.stopSilence(),this.silence=this.outside.later(()=>this.missPing(),cd)}missPing(){this.silence=null,this.folded.game.clock?.running&&this.drop()}begin(e){let n=e.version===2?ir(e,this.patches):null;if(n===null)return console.error(`This page can’t follow game ${e.game} at event ${e.number}.`),this.outside.onOutdated();this.hasGap=!1,this.show(n,e.acknowledges,null)}advance(e){let{number:n,acknowledges:r}=e,o=this.folded,i=this.hasGap?null:Lc(o,e,this.patches);if(i)return this.show(i,r,Ic(o,e));this.acknowledged(r),!(this.hasGap||n<=this.number)&&(console.warn(`Event ${n} can’t follow ${this.number} here: the whole game is asked for.`),this.askForGame(),this.hasGap=!0)}note(e){this.hasGap||(this.folded=Nc(this.folded,e),this.outside.onTable(this.table,ld))}show(e,n,r){this.pending||this.stopWatch(),this.folded=e,this.acknowledged(n),this.outside.onTable(this.table,r)}acknowledged(e){e!==null&&e===this.pending?.id&&this.settle()}settle(){this.pending=null,this.hasGap||this.stopWatch(),this.outside.onPending(null)}closed(e){this.socket===e&&(this.socket=null,this.stopWatch(),this.stopSilence(),this.wasOpen||this.outside.onUnopened(),this.outside.onStatus("lost"),this.retry=this.outside.later(()=>this.connect(),this.wait),this.wait=Math.min(sd,this.wait*2))}stopRetry(){this.retry!==null&&this.outside.forget(this.retry),this.retry=null}stopSilence(){this.silence!==null&&this.outside.forget(this.silence),this.silence=null}stopWatch(){this.watch!==null&&this.outside.forget(this.watch),this.watch=null}};var zc=16;function Yo(t,e){let n=Yr(e);return n!==null&&ud(t,e,n)||dd(t,e,n)||{text:t.told||md(e),actions:[],urgent:!1}}function ry(t,e,n){return n==="rematch"?Ko(e):Yo(t,e).actions.some(([r])=>r===n)}function Ko(t){let e=Yr(t);return e===null||t.stage!=="over"||Vt(t.seats)!==null?!1:t.rematch.game===null&&!t.rematch.asked.includes(e)}function ud(t,e,n){return L(e)?null:e.stage==="over"?fd(e,n):pd(t,e,n)}function pd({fallen:t},e,n){let r=Qo(e.seats,et(n));return e.offer&&e.offer.seat!==n?{text:a("asks-takeback",{name:r}),actions:[["accept",a("accept")],["decline",a("decline")]],urgent:!0}:t===et(n)?{text:a("time-is-up",{who:"other",name:r}),actions:[["claim",a("claim")]],urgent:!0}:t===n?{text:a("your-time-up",{name:r}),actions:[],urgent:!0}:e.offer?{text:a("you-asked-takeback",{name:r}),actions:[],urgent:!1}:null}function fd({rematch:t,seats:e},n){let r=Qo(e,et(n));return t.game!==null?{text:a("rematch-open"),actions:[],urgent:!1}:t.asked.includes(n)?{text:a("you-asked-rematch",{name:r}),actions:[],urgent:!1}:t.asked.includes(et(n))?{text:a("asks-rematch",{name:r}),actions:[["rematch",a("play-again")]],urgent:!0}:null}function dd(t,e,n){let r=Jo(e);if(r===null||e.stage==="over")return null;let o=Qo(e.seats,r);return n===null||!t.isLongAway||e.clock?{text:a("is-away",{name:o}),actions:[],urgent:!1}:{text:a("long-away",{name:o}),actions:[["handover",a("let-computer-play")]],urgent:!1}}function Qo(t,e){let n=S(t,e);return n.length>zc?`${n.slice(0,zc-1).trimEnd()}…`:n}function Jo(t){return t.mode!=="remote"?null:W.find(e=>t.seats[e-1].away&&!t.seats[e-1].yours)??null}function md({clock:t,rated:e,takebacks:n}){return`${[t?pa(t.control):a("terms-no-clock"),a(e?"terms-rated":"terms-not-rated"),...n?[]:[a("terms-no-takebacks")]].join(", ")}.`}function ut(t){return L(t)?hd(t):Pt(t,t.seats)}function he(t){return L(t)?gd(t):Rt(t,t.seats)}function hd(t){let e=Oe(t);return e?a("waiting-for",{name:e}):t.access==="public"?a("waiting-for-another"):a(O(t)?"waiting-for-friend":"waiting-for-second")}function gd(t){let e=Oe(t);return e?a("seat-kept-for",{name:e}):t.access==="public"?a("seat-for-anyone"):a(O(t)?"begins-by-link":"seat-for-invited")}function Vc(t,e){if(!t)return"";let{player:n}=t,r=n===null?{who:"other",name:""}:Y(e.seats,n);switch(t.kind){case"join":return a("took-seat",r);case"handover":return a("took-over",r);case"ask":return a("asked-takeback",r);case"decline":return a("declined-takeback",r);case"rematch":return a("asked-rematch",r);case"rematch_opened":return a("rematch-open");case"takeback":return a("move-taken-back");default:return""}}function Zc(t,e){return t!==null&&t.rematch.game===null&&e.rematch.game!==null&&O(e)?e.rematch.game:null}function Yc(t,e,n,r=""){let o=`${ut(e)}. ${he(e)}`;if(!t)return o;let i=t.moves.length;return e.moves.length<i?a("taken-back",{turn:o}):r?ut(t)===ut(e)?r:`${r} ${o}`:[...e.moves.slice(i).map(({number:c,player:l,move:u})=>{let f=l===2&&e.automa?.turns.find(d=>d.number===c);return f?Ns(f,n):a("move-by",{name:S(e.seats,l),move:Kt(u,n,!0)})}),...$d(t,e),o].join(" ")}function $d(t,e){return e.players.flatMap((n,r)=>!n.special_tile||t.players[r].special_tile||e.automa&&r===1?[]:[a("takes-tile",Y(e.seats,r===0?1:2))])}var wd=new Set(["show","turn","cycle"]);function Kc(t,e){let{table:n,placement:r}=t;if(e.type==="hover"||e.type==="leave"||e.type==="hold")return t.ghostText;if(e.type==="cancel")return a("put-back");if(!n)return"";let o=I(t);if(!o)return T(r.cursor);if(!r.origin){let $=N(t,o.letter),v=$?jt($):null,E=o.letter==="+"?a("special-patch"):t.patches[o.letter].name;return v?a("chosen-but",{patch:E,reason:v}):a("chosen",{patch:E})}let i=n.players[n.turn-1].cells,s=rt(r,o),c=Et(s,i,N(t,o.letter)),l=T(r.origin),u=wd.has(e.type)?` ${a("ghost-covers",{cells:V(s.map(T))})}`:"";if(c)return a("ghost-against",{cell:l,reason:c})+u;let f=Zt(i,s),d=f.length>0?a("ghost-fits-making",{cell:l,holes:V(f.map(Qr))}):a("ghost-fits",{cell:l});return(In(t,Xt(r,o)??"")?`${d} ${a("ghost-tile")}`:d)+u}function fy(t,e){let{table:n}=t,r=N(t,e);return!n||!r?"":`${kn(r,[],!1,n,n.seats).map(i=>i.text).join("; ")}.`}function Qc(t){return{patches:t,table:null,status:"connecting",pending:null,placement:Ms,looking:null,walks:{1:[4,4],2:[4,4]},dialog:null,notice:null,peek:!1,said:"",ghostText:"",copied:"",account:{turns:[],run:0},seen:{},typing:!1,weighing:!1,hint:null,suggestions:[],told:"",anchor:null,awayFrom:null,fallen:null,isLongAway:!1,timeSaid:""}}function Jc(t,e){switch(e.type){case"table":return bd(yd(t,e.table,e.at??0),e.table,e.happened??null);case"told":return{...t,told:e.text,said:e.text};case"time":return{...t,...e.part};case"status":return e.status==="open"&&t.status==="lost"?{...t,status:e.status,said:a("connection-back")}:{...t,status:e.status};case"pending":return{...t,pending:e.request,notice:e.request?null:t.notice};case"refusal":return{...t,notice:{kind:"error",text:e.text}};case"hint":return{...t,hint:e.hint};case"suggest":return{...t,suggestions:e.suggestions};case"placement":return kd(t,e.event);case"look":return{...t,looking:{frames:e.frames,index:e.index},placement:Xc(t)};case"return":return Xo({...t,looking:null});case"walk":return{...t,walks:{...t.walks,[e.player]:vn(t.walks[e.player],e.direction)}};case"dialog":return{...t,dialog:e.dialog};case"peek":return{...t,peek:!t.peek};case"typing":return{...t,typing:e.open};case"weigh":return t.weighing===e.on?t:{...t,weighing:e.on};case"notice":return{...t,notice:e.notice};case"copied":return{...t,copied:e.text}}}function yd(t,e,n){let r=Jo(e)!==null;return{...t,anchor:da(t.anchor,e,n),awayFrom:r?t.awayFrom??n:null,isLongAway:r&&t.isLongAway}}function bd(t,e,n){let r=t.table;if(r&&r.number===e.number)return{...t,table:e};let o=Vc(n,e),i=Yc(r,e,t.patches,o)||t.said;return r!==null&&r.position===e.position&&o!==""?{...t,table:e,said:i,told:o}:Xo({...t,table:e,said:i,told:o,looking:null,ghostText:"",copied:"",hint:null,suggestions:[],account:vd(t,e),seen:xd(t,e),placement:Xc(t)})}function xd({seen:t,table:e},n){let r=Qt(e,n),o=Object.values(t).filter(({number:i})=>i<=n.moves.length);return Object.fromEntries([...o,...r].map(i=>[i.number,i]))}function vd({account:t,table:e},n){let{turns:r}=n.automa??t,o=e!==null&&n.moves.length<e.moves.length;if(r.length===0&&!o)return t;let i=r.length>0&&r[0].number===t.turns[0]?.number;return{turns:r,run:i?t.run:t.run+1}}function Xc({placement:t}){return{...t,letter:null,origin:null,set:!1}}function Xo(t){let{table:e}=t;if(!e||e.stage!=="special_patch"||!Mt(e))return t;let n=Sn(e.special_cells);return{...t,placement:eo(t.placement,null,{type:"choose",choice:n})}}function kd(t,e){if(t.pending)return t;let n=I(t),r=eo(t.placement,n,e);if(r===t.placement)return t;let o={...t,placement:r,notice:null};return{...e.type==="cancel"?Xo(o):o,ghostText:Kc(o,e)}}function Sd(t,e,n){return[...e.placements].map(r=>{let o=it(r.slice(1)),i=Ct(e.patch.orientations[r[0]],o),s=Zt(t,i).length;return{key:r,score:Ed(t,i)-6*s}}).sort((r,o)=>o.score-r.score||(r.key<o.key?-1:1)).slice(0,n).map(({key:r})=>r)}function tl(t,e,n){let r=[...e.placements].filter(i=>i[0]===String(n)),o=new Set(r.length>0?r:e.placements);return Sd(t,{...e,placements:o},1)[0]??null}function Ed(t,e){let n=new Set(e.map(String)),r=0;for(let[o,i]of e)for(let[s,c]of[[o-1,i],[o+1,i],[o,i-1],[o,i+1]])(s<0||c<0||s>=9||c>=9||t[s*9+c]!=="."&&!n.has(`${s},${c}`))&&(r+=1);return r}var Ad={normal:350,faster:160,off:0},Md={normal:1200,faster:500,off:0},fr=class{constructor(e,n){this.outside=e,this.show=n,this.waiting=[],this.timer=null,this.spent=0}receive(e,n){this.waiting.push({item:e,isAction:n}),this.timer===null&&this.next()}interrupt(e){this.skip(),this.show(e,0)}skip(){let e=this.waiting,n=this.timer!==null;this.stop();for(let{item:r}of e)this.show(r,0);return n}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null,this.waiting=[],this.spent=0}next(){this.timer=null;for(let e=this.waiting.shift();e;e=this.waiting.shift()){let n=e.isAction?this.timeFor(this.outside.pace()):0;if(this.show(e.item,n),n!==0){this.spent+=n,this.timer=this.outside.later(()=>this.next(),n);return}}this.spent=0}timeFor(e){let n=1+this.waiting.filter(({isAction:o})=>o).length,r=Math.max(0,Md[e]-this.spent);return Math.min(Ad[e],Math.floor(r/n))}};function el(t,e){let{start:n,moves:r,automa:o,ended:i}=t,s=or(n,e),c=s&&er(s,r,o?.turns??[],e);return c===null?null:c.map((l,u)=>({move:u===0?null:r[u-1],player:u===0?null:c[u-1].turn,...lr(l,e,o&&_d(o,r.slice(0,u),l)),...i&&u===r.length&&ur(l,i,e)}))}function _d({practice:t,turns:e,levels:n,cards:r},o,{stage:i}){let s=o.filter(_t).length;return{...r[s],practice:t,turns:nr(o,e.slice(0,s)),levels:i==="over"?n:[]}}function nl(t,e){let n=el(t,e);if(n===null)throw new pt(a("page-outdated"));return n}function Cy(t){let e={yours:!1,away:!1,bot:!1,rating:null};return[1,2].map(n=>{if(n===2&&t.automa)return{...e,name:"Automa",kind:"automa"};let r=t.tags[`Player${n}`],o=r&&r!=="?"?r:a("player-number",{number:String(n)});return{...e,name:o,kind:"person"}})}var Od={replay:qi,create:Bi},Td={objection:()=>null,answer:()=>null,goOn:()=>!1},Ld=[3,3],dr=class{constructor(e,n,{open:r,keeper:o=Od,seen:i=s=>s}){this.id=e.game.game,this.patches=n,this.keeper=o,this.seen=i,this.store=bt(Jc,Qc(n));let{dispatch:s}=this.store;this.connection=new pr({open:r,later:(c,l)=>Number(setTimeout(c,l)),forget:c=>clearTimeout(c),newId:()=>`${Date.now().toString(36)}-${Math.random().toString(36).slice(2,12)}`,onTable:(c,l)=>this.hear({table:c,happened:l,at:performance.now()}),onRefusal:c=>this.refused(c),onHint:c=>s({type:"hint",hint:c}),onStatus:c=>s({type:"status",status:c}),onPending:c=>s({type:"pending",request:c}),onOutdated:()=>this.outdated(),onUnopened:()=>this.onUnopened()},e,n),this.pace=()=>"off",this.onShow=()=>{},this.onHelp=()=>{},this.onLine=()=>{},this.onOutdated=()=>!1,this.onUnopened=()=>{},this.company=Td,this.telling=new fr({later:(c,l)=>Number(setTimeout(c,l)),forget:c=>clearTimeout(c),pace:()=>this.pace()},(c,l)=>{this.onShow(c,l),s({type:"table",...c})}),this.byItself=!1,s({type:"table",table:i(this.connection.table),at:performance.now()})}get state(){return this.store.get()}open(){this.connection.connect()}wake(){this.connection.wake()}close(){this.telling.stop(),this.connection.leave()}hear({table:e,happened:n,at:r}){let o=this.seen(e),i={table:o,happened:n,at:r};if(n?.kind==="note")return this.telling.receive(i,!1);let s=n?.kind==="move"||n?.kind==="card",c=!n?.player||o.seats[n.player-1].yours;s&&!c?this.telling.receive(i,!0):this.telling.interrupt(i)}outdated(){this.onOutdated()||this.complain(a("page-outdated"))}skip(){return this.telling.skip()}placement(e){this.store.dispatch({type:"placement",event:e})}complain(e){this.store.dispatch({type:"notice",notice:{kind:"error",text:e}})}choose(e,n){if(!_(this.state))return;let r=Be(this.state,e);this.state.placement.letter===e&&!n?this.placement({type:"cancel"}):r&&this.placement({type:"choose",choice:r,anchor:n})}chooseShown(e){if(!_(this.state))return;this.choose(e);let{table:n,placement:r}=this.state,o=I(this.state);if(!n||!o||r.letter!==e)return;let i=H(r,e),s=tl(n.players[n.turn-1].cells,o,i),c=s?it(s.slice(1)):null,l=s?Number(s[0]):i;this.placement({type:"put",orientation:l,origin:c??Ld})}chooseAt(e){let{table:n,placement:r}=this.state,o=n?Rs(n)[e]:void 0;o===void 0||!_(this.state)||(r.letter!==o&&this.choose(o),this.placement({type:"show"}))}commit(){let{state:e}=this,{table:n,placement:r}=e,o=I(e);if(!n||!_(e))return;if(!o)return this.complain(a("choose-first"));if(!r.origin)return this.placement({type:"show"});let i=N(e,o.letter),s=Et(rt(r,o),n.players[n.turn-1].cells,i,!1),c=En(r,o);if(s||!c)return this.complain(i&&i.missing>0&&s===jt(i)?a("it-is-wrong",{reason:s??""}):a("cannot-place",{reason:s??a("does-not-fit")}));this.placement({type:"show"}),this.send({type:"move",move:c})}pass(){_(this.state)&&N(this.state,null)&&this.send({type:"move",move:"pass"})}undo(){let{table:e}=this.state;if(!(!e||!re(this.state))){if(On(e)&&!e.automa?.practice)return this.dialog("practice");this.send({type:"undo"})}}practise(){this.dialog(null),this.send({type:"undo"})}turnCard(e=!1){ee(this.state)&&(this.send({type:"turn"}),this.byItself=e)}hint(){ne(this.state)&&this.send({type:"hint"})}why(){Ln(this.state)&&this.send({type:"why"})}forgetHint(){this.store.dispatch({type:"hint",hint:null})}refused({kind:e,error:n}){if(e==="stale"&&this.byItself)return;let r=q()==="en"?n:a(`refusal-${e}`);this.store.dispatch({type:"refusal",kind:e,text:r})}resign(){this.dialog(null),this.send({type:"resign"})}abort(){this.dialog(null),this.send({type:"abort"})}handOver(e){this.dialog(null),this.send({type:"handover",level:e})}mind(e){e==="handover"?this.dialog("handover"):this.send({type:e})}async report(e,n){this.dialog(null);try{await zi({game:this.id,reason:e,text:n}),this.store.dispatch({type:"told",text:a("told-server")})}catch(r){this.complain(r instanceof Error?r.message:String(r))}}async again(e){let{table:n}=this.state,r=n&&tc(n);if(r)try{e((await this.keeper.create(r)).url)}catch(o){this.complain(o instanceof Error?o.message:String(o))}}send(e){this.byItself=!1;let n=this.company.objection(e);if(n!==null)return this.complain(n);this.connection.send(e)||this.complain(a("on-its-way"))}type(e){e&&this.state.dialog&&this.dialog(null),this.store.dispatch({type:"typing",open:e})}dialog(e){this.store.dispatch({type:"dialog",dialog:e})}async look(e){let n=this.state.table?.moves.length??0;if(e>=n)return this.back();try{let r=this.state.looking?.frames??await this.frames();this.store.dispatch({type:"look",frames:r,index:Math.max(0,e)})}catch(r){this.complain(r instanceof Error?r.message:String(r))}}async frames(){return nl(await this.keeper.replay(this.id),this.patches)}back(){this.store.dispatch({type:"return"})}};function Nd({table:t,anchor:e},n,r){if(!t?.clock||!e)return null;let o=Ao(t.clock,n,e,r);return{text:ma(o),sentence:ha(o),low:ga(t.clock.control,o)}}var mr=class{constructor(e){this.outside=e,this.timer=null,this.left=null,this.running=null}consider(e){this.stop();let n=this.outside.now();this.show(e,n);let r=[this.watchClock(e,n),this.watchAway(e,n)].filter(o=>o!==null);r.length!==0&&(this.timer=this.outside.later(()=>this.consider(e),Math.max(1,Math.min(...r))))}show(e,n){for(let r of W){let o=Nd(e,r,n);o&&this.outside.show(r,o)}}watchClock({table:e,anchor:n,fallen:r},o){let i=e?.clock,s=i?.running??null,c=s===this.running?this.left:null;if(this.running=s,this.left=null,!e||!i||!n||s===null)return r!==null&&this.outside.onTime({fallen:null}),null;let l=Ao(i,s,n,o);this.left=l;let u=l===0?s:null;u!==r&&this.outside.onTime({fallen:u,timeSaid:Cd(e,u)});let f=c===null?null:$a(c,l);return f!==null&&this.outside.onTime({timeSaid:Id(e,s,f)}),wa(l)}watchAway({awayFrom:e,isLongAway:n},r){if(e===null||n)return null;let o=e+Ai-r;return o>0?o:(this.outside.onTime({isLongAway:!0}),null)}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null}};function Id({seats:t},e,n){return a("seconds-left",{...Y(t,e),count:n})}function Cd({seats:t},e){return e===null?"":a("time-is-up",Y(t,e))}var Pd=600,hr=class{constructor(e){this.outside=e,this.due=null,this.tried=-1,this.timer=0}consider(e,n){let r=e.table?.number??-1,o=n&&ee(e)&&e.dialog===null&&r!==this.tried?r:null;if(o===this.due||(this.stop(),o===null))return;this.due=o;let i=e.table?.moves.at(-1)?.player===2;this.timer=this.outside.later(()=>{this.due=null,this.tried=o,this.outside.turn()},i?0:Pd)}stop(){this.due!==null&&this.outside.forget(this.timer),this.due=null}};function rl(t){let e=t.querySelector(".move-list"),n=e?.querySelector(".move.now")??null;if(!e)return;if(!n){e.scrollTop=0;return}let[r,o]=[e.getBoundingClientRect(),n.getBoundingClientRect()];o.top<r.top?e.scrollTop-=r.top-o.top:o.bottom>r.bottom&&(e.scrollTop+=o.bottom-r.bottom)}var gr=class{constructor(e){this.outside=e,this.store=bt((n,r)=>({...n,...r}),{path:e.memory.get(),picture:null,busy:!1,told:""})}get state(){return this.store.get()}get link(){let{path:e}=this.state;return e===null?null:this.outside.origin+e}get isLocal(){return/^https?:\/\/(localhost|127\.|\[::1\])/.test(this.outside.origin)}get canShare(){return this.outside.share!==null}async draw(){let{path:e}=this.state;if(e!==null)try{this.store.dispatch({picture:await this.outside.draw(e)})}catch(n){this.store.dispatch({picture:null,told:ol(n)})}}async renew(){if(!this.state.busy){this.store.dispatch({busy:!0,told:""});try{let{invitation:e}=await this.outside.renew();this.outside.memory.set(e),this.store.dispatch({path:e,picture:null,busy:!1}),await this.draw()}catch(e){this.store.dispatch({busy:!1,told:ol(e)})}}}async copy(){let{link:e}=this;if(e!==null)try{await this.outside.copy(e),this.store.dispatch({told:a("link-is-copied")})}catch{this.store.dispatch({told:a("cannot-copy")})}}async share(){let{link:e}=this;if(!(e===null||this.outside.share===null))try{await this.outside.share({title:"Quiltbee",text:a("share-text"),url:e}),this.store.dispatch({told:""})}catch(n){let r=n instanceof Error&&n.name==="AbortError";this.store.dispatch({told:r?"":a("cannot-share")})}}};function ol(t){return t instanceof Error?t.message:String(t)}var Rd=["classic","anniversary","valentine"];function il(t){return Rd.some(e=>e===t)}var ti={theme:"auto",edition:"classic",language:"auto",look:"cloth",letters:!1,coordinates:!1,motion:"normal",turnCards:!0,sounds:!1,vibration:!1,hints:!1,strength:Ht},ei="quiltbee.settings",jd=12,$r=new Map;function nn(t){try{return JSON.parse(localStorage.getItem(t)??"null")}catch(e){if(e instanceof SyntaxError||e instanceof DOMException)return JSON.parse($r.get(t)??"null");throw e}}function ge(t,e){let n=JSON.stringify(e);$r.set(t,n);try{localStorage.setItem(t,n)}catch(r){if(!(r instanceof DOMException))throw r;console.warn("This browser keeps no settings:",r.message)}}function ni(){let t=nn(ei),e={...ti,...typeof t=="object"?t:null},n=il(e.edition)?e.edition:ti.edition,r=jr(e.language)?e.language:ti.language;return{...e,edition:n,language:r}}function sl(t){ge(ei,t),Bd(t.language)}function al(t){window.addEventListener("storage",({key:e})=>{e===ei&&t(ni())})}function Bd(t){let e=t==="auto"?0:31536e3;document.cookie=`language=${t}; path=/; max-age=${e}; SameSite=Lax`}function cl(){let t=nn("quiltbee.offline"),{ring:e,seat:n,moves:r,resigned:o}=t??{};return typeof e=="string"&&[1,2].includes(n)&&Array.isArray(r)&&r.every(s=>typeof s=="string")?{ring:e,seat:n,moves:r,resigned:o===!0}:null}function ll(t){ge("quiltbee.offline",t)}function d1(){let t=nn("quiltbee.puzzles"),e=n=>Array.isArray(t?.[n])?t[n]:[];return{batch:e("batch"),waiting:e("waiting"),again:e("again")}}function m1(t){ge("quiltbee.puzzles",t)}function ri(){let t=nn("quiltbee.guide");return typeof t?.game=="string"&&[0,1].includes(t.chapter??-1)&&t.step!==void 0?t:null}function ul(t){ge("quiltbee.guide",t)}function wr(){let t=nn("quiltbee.games");return Array.isArray(t)?t.filter(e=>typeof e?.id=="string"):[]}function pl(t,e){let n=wr().filter(r=>r.id!==t);ge("quiltbee.games",[{id:t,title:e,when:Date.now()},...n].slice(0,jd))}function h1(t){ge("quiltbee.games",wr().filter(e=>e.id!==t))}function fl(t){try{return sessionStorage.getItem(`quiltbee.invitation.${t}`)}catch(e){if(e instanceof DOMException)return $r.get(`invitation.${t}`)??null;throw e}}function dl(t,e){$r.set(`invitation.${t}`,e);try{sessionStorage.setItem(`quiltbee.invitation.${t}`,e)}catch(n){if(!(n instanceof DOMException))throw n;console.warn("This browser keeps no invitation:",n.message)}}function ml(t,e){let n=new gr({origin:location.origin,renew:()=>Ui(t),draw:Fi,copy:o=>Dd(o),share:"share"in navigator?o=>navigator.share(o):null,memory:{get:()=>fl(t),set:o=>dl(t,o)}}),r=new le({me:xt,sit:o=>Gi(t,o),go:e});return{inviting:n,joining:r}}async function Dd(t){if(!navigator.clipboard)throw new Error(a("no-clipboard"));await navigator.clipboard.writeText(t)}function hl({text:t,mine:e},n){let o=n-(e?1:0)>0?`(${n}) `:"",i=t?`${t} – Quiltbee`:"Quiltbee";return`${o}${e?"● ":""}${i}`}function gl({mine:t},e){return t||e>0}var rn=document.querySelector("link[rel=icon]"),qd=[rn.href,new URL(rn.dataset.waiting??"",rn.href).href],oi={text:"",mine:!1},ii=0;function on(t,e=!1){oi={text:t,mine:e},wl()}function $l(t){ii=t,wl()}function wl(){let t=hl(oi,ii);document.title!==t&&(document.title=t);let e=qd[gl(oi,ii)?1:0];rn.href!==e&&(rn.href=e)}function bl({clock:t},e){if(!t)return m;let n=t.running===e;return p`<div
    class=${n?"clock runs":"clock"}
    data-clock=${e}
    data-testid=${`clock-${e}`}
  >
    <span class="clock-sign">${w("clock")}${w("hurry")}</span>
    <span class="clock-time" aria-hidden="true"></span>
    <span class="visually-hidden"
      >${a(n?"clock-running":"clock")}: <span class="clock-words"></span
    ></span>
  </div>`}function xl(t,e,{text:n,sentence:r,low:o}){let i=t.querySelector(`[data-clock="${e}"]`);i&&(i.dataset.low=o?"true":"false",yl(i.querySelector(".clock-time"),n),yl(i.querySelector(".clock-words"),r))}function yl(t,e){t&&t.textContent!==e&&(t.textContent=e)}function si(t){return a(`level-name-${t}`)}function L1(t){return a("level-sentence",{level:String(t),name:si(t),audience:a(`level-for-${t}`)})}function $e(t,e,n,r,o){return p`<fieldset class=${`pick pick-${t}`}>
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
  </fieldset>`}var Wd=[["classic","button"],["anniversary","ten"],["valentine","heart"]];function vl(t){let e=Wd.map(([n,r])=>[n,p`${w(r)}<span>${a(`edition-${n}`)}</span>`]);return $e("edition",a("setting-edition"),e,t.settings.edition,n=>t.change({edition:n}))}function yr(t){return t.target.value}function br(t){return t.target.checked}function kl(t){let e=t.settings.language,n=[["auto",a("language-auto")],...Object.entries(Rr)],r=o=>t.change({language:yr(o)});return p`<label class="language-pick"
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
  >`}function Hd(t){return`${t}`}function we(t,e,n={}){let r=Object.keys(e).map(i=>[i,Hd(i)]);return a(t,{...n,...Object.fromEntries(r)}).split("").map((i,s)=>s%2?e[i]:i)}var Ud=[["auto","setting-theme-auto"],["light","theme-light"],["dark","theme-dark"]],Gd=[["normal","motion-normal"],["faster","motion-faster"],["off","motion-off"]],Fd=[["cloth","look-cloth"],["thread","look-thread"]],zd=[["letters","setting-letters"],["coordinates","setting-coordinates"],["hints","setting-hints"],["turnCards","draw-automatically"],["sounds","setting-sounds"],["vibration","setting-vibration"]];function xr(t,e,n){let{theme:r,motion:o,look:i}=t.settings,s=zd.filter(([u])=>u!=="vibration"||t.canVibrate),c=()=>{e(),t.help()},l=u=>f=>t.change({[u]:f});return p`<div class="panel-head">
      <h2 id="dialog-heading">${a("settings")}</h2>
      <button type="button" class="main" @click=${e}>${a("settings-done")}</button>
    </div>
    <div class="settings">
      <button type="button" data-testid="settings-help" @click=${c}>
        ${w("help")}<span>${a("how-to-play")}</span>
      </button>
      ${vl(t)} ${$e("theme",a("setting-theme"),ai(Ud),r,l("theme"))}
      ${$e("motion",a("setting-motion"),ai(Gd),o,l("motion"))}
      ${$e("look",a("setting-look"),ai(Fd),i,l("look"))}
      ${s.map(([u,f])=>Vd(u,a(f),t))} ${kl(t)}
      ${n?p`<button type="button" data-testid="open-command" @click=${n}>
              ${we("open-command-line",{key:p`<kbd>/</kbd>`})}
            </button>`:m}
    </div>`}function ai(t){return t.map(([e,n])=>[e,a(n)])}function Vd(t,e,n){return p`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${t}
      .checked=${n.settings[t]}
      @change=${r=>n.change({[t]:br(r)})}
    /><span>${e}</span></label
  >`}function Sl(t,e,n){if(t.dialog===null)return m;let r=()=>e.dialog(null),o=()=>xr(n,r,()=>e.type(!0));return p`<dialog
    class="sheet"
    aria-labelledby="dialog-heading"
    @close=${r}
    data-testid=${`dialog-${t.dialog}`}
  >
    ${{settings:o,resign:Zd,practice:tm,abort:Kd,handover:Qd,report:Xd}[t.dialog](e,r)}
  </dialog>`}function El(t){let e=t.querySelector("dialog");e&&!e.open&&e.showModal()}function Zd(t,e){return p`<h2 id="dialog-heading">${a("resign-question")}</h2>
    <p>${Yd(t.state.table)}</p>
    <div class="row">
      <button type="button" class="main" @click=${e}>${a("play-on")}</button>
      <button type="button" data-testid="resign-confirm" @click=${()=>t.resign()}>
        ${a("resign")}
      </button>
    </div>`}function Yd(t){return t?.mode!=="remote"?a("resign-undo"):a(t.rated?"resign-rated":"resign-plain")}function Kd(t,e){let n=t.state.table!==null&&L(t.state.table);return p`<h2 id="dialog-heading">${a(n?"abort-close-question":"abort-question")}</h2>
    <p>${a(n?"abort-close-text":"abort-text")}</p>
    <div class="row">
      <button type="button" class="main" @click=${e}>${a(n?"wait":"play-on")}</button>
      <button type="button" data-testid="abort-confirm" @click=${()=>t.abort()}>
        ${a(n?"close-it":"call-it-off")}
      </button>
    </div>`}function Qd(t,e){return p`<form @submit=${r=>{r.preventDefault();let o=r.target;t.handOver(Number(new FormData(o).get("level")))}}>
    <h2 id="dialog-heading">${a("handover-question")}</h2>
    <p>${a("handover-text")}</p>
    <p>
      <label
        >${a("level")}
        <select name="level" data-testid="handover-level">
          ${Ei.map(({level:r})=>p`<option value=${r} ?selected=${r===Ht}>
                ${a("level-and-name",{level:String(r),name:si(r)})}
              </option>`)}
        </select></label
      >
    </p>
    <div class="row">
      <button type="submit" class="main" data-testid="handover-confirm">${a("let-it-play")}</button>
      <button type="button" @click=${e}>${a("wait")}</button>
    </div>
  </form>`}var Jd=["name","cheating","leaving","other"];function Xd(t,e){return p`<form @submit=${r=>{r.preventDefault();let o=new FormData(r.target);t.report(o.get("reason"),String(o.get("text")))}}>
    <h2 id="dialog-heading">${a("report-title")}</h2>
    <p>${a("report-who-reads")}</p>
    <p>
      <label
        >${a("report-reason")}
        <select name="reason" data-testid="report-reason">
          ${Jd.map(r=>p`<option value=${r}>${a(`report-${r}`)}</option>`)}
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
  </form>`}function tm(t,e){return p`<h2 id="dialog-heading">${a("practice-question")}</h2>
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
    </div>`}var em=["","hint-right","hint-round","hint-left"],nm=50;function vr({hint:t,patches:e},n){return t?(t.type==="hint"?rm(t,e,n):im(t,e,n)).join(" "):""}function rm({move:t,reasons:e},n,r){return[Al(t,n,r),...e.map(({code:o,values:i})=>a(`reason-${o}`,Ml(i,n)))]}function Al(t,e,n){if(t==="pass")return a("hint-advance");let r=t.slice(-2);if(t.startsWith("+"))return n?a("hint-put-on",{cell:r}):a("hint-put");let[o,i]=t,s=e[o].name;if(!n)return a("hint-take",{patch:s});let c=om(Number(i));return c?a("hint-take-turned",{patch:s,cell:r,how:c}):a("hint-take-at",{patch:s,cell:r})}function om(t){let e=[t>=4?"hint-flipped":"",em[t%4]].filter(Boolean);return V(e.map(n=>a(n)))}function im(t,e,n){if(t.better===t.move)return[a("why-same")];let r=n&&t.better!=="pass"?[Al(t.better,e,!0)]:[],o=t.reasons.map(({of:i,code:s,values:c})=>a(i==="mine"?`mine-${s}`:`reason-${s}`,Ml(c,e)));return[sm(t,e),...r,...o]}function sm(t,e){let{points:n,chance:r}=t;if(n===null)return a("why-unknown",{what:ci(t,e)});let o=Math.round(n/10);if(o>0)return a("why-loss",{what:ci(t,e),count:o});if((r??0)<nm)return a("why-good",{what:am(t,e)});let i=Math.round((r??0)/10);return a("why-loss-chance",{what:ci(t,e),percent:i})}function Ml(t,e){return"patch"in t?{...t,patch:e[t.patch].name}:t}function ci({better:t,move:e},n){return t==="pass"?a("why-advance"):t.startsWith("+")?a("why-put"):t[0]===e[0]?a("why-elsewhere"):a("why-take",{patch:n[t[0]].name})}function am({better:t,move:e},n){return t==="pass"?a("good-pass"):t[0]===e[0]?a("good-elsewhere"):a("good-take",{patch:n[t[0]].name})}var D=90,cm=Array.from({length:8},(t,e)=>{let n=(e+1)*10;return`M${n} 0V${D}M0 ${n}H${D}`}).join(""),lm=Array.from({length:8**2},(t,e)=>{let[n,r]=[e%8+1,Math.floor(e/8)+1];return`M${n*10-.7} ${r*10}h1.4m-.7-.7v1.4`}).join(""),ye=Array.from({length:9},(t,e)=>e);function _l(t){let{number:e,active:n,ghost:r,held:o}=t,i=["quilt",n&&"active",o&&"held",t.named&&"named"].filter(Boolean).join(" ");return p`<div
    class=${i}
    data-testid=${`quilt-${e}`}
    data-quilt=${n?"active":"shown"}
  >
    <div class="columns" aria-hidden="true">
      ${ye.map(s=>p`<span>${"abcdefghi"[s]}</span>`)}
    </div>
    <div class="rows" aria-hidden="true">${ye.map(s=>p`<span>${s+1}</span>`)}</div>
    <div class="cloths">
      <svg viewBox=${`-0.4 -0.4 ${D+.8} ${D+.8}`} aria-hidden="true">
        <rect class="ground" width=${D} height=${D}></rect>
        <path class="lines" d=${cm}></path>
        ${Ol()}
        <path class="knots" d=${lm}></path>
        ${Tl(t)} ${t.fresh.map(um)} ${t.hint?pm(t.hint):m}
        ${t.marks?.map(fm)} ${r?dm(t,r):m}
      </svg>
      ${$m(t)}
    </div>
  </div>`}function kr(t,e){return p`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${D+2} ${D+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${D} height=${D}></rect>
    ${Ol()} ${Tl({player:t,patches:e,lettered:!1,fresh:[]})}
  </svg>`}function Ol(){return k`<rect fill="url(#fabric-cell)" width=${D} height=${D}></rect>`}function Tl({player:t,patches:e,lettered:n,fresh:r}){let o=(s,c)=>r.some(({origin:l})=>nt(l,[s,c])),i=ye.flatMap(s=>ye.map(c=>[s,c])).filter(([s,c])=>"*x".includes(t.cells[s*9+c]));return[...t.patches.map(s=>k`<g class=${o(s.row,s.column)?"fresh":""}
          data-sewn=${s.letter}>${Fe(s.letter,e[s.letter],s.orientation,[s.row,s.column],n)}</g>`),...i.map(([s,c])=>t.cells[s*9+c]==="*"?To([s,c]):k`<rect class="piece" fill="url(#fabric-covered)"
            x=${c*10} y=${s*10} width="10" height="10"></rect>`)]}function um({shape:t,origin:[e,n]}){return k`<g class="last" transform=${`translate(${n*10} ${e*10})`}>
    <path class="halo" d=${G(t,10)}></path>
    <path d=${G(t,10)}></path></g>`}function pm({shape:t,origin:[e,n]}){let{x:r,y:o}={x:(t[0][1]+.5)*10,y:(t[0][0]+.5)*10};return k`<g class="hint-mark" transform=${`translate(${n*10} ${e*10})`}>
    <path class="halo" d=${G(t,10,.8)}></path>
    <path class="edge" d=${G(t,10,.8)}></path>
    <circle cx=${r} cy=${o} r="3"></circle><text x=${r} y=${o+1.7}>?</text></g>`}function fm({shape:t,origin:[e,n],label:r,kind:o,faint:i}){let{x:s,y:c}={x:(t[0][1]+.5)*10,y:(t[0][0]+.5)*10},l=G(t,10,.8),u=`suggestion ${o}${i?" faint":""}`;return k`<g class=${u} transform=${`translate(${n*10} ${e*10})`}>
    <path class="halo" d=${l}></path><path class="edge" d=${l}></path>
    <circle cx=${s} cy=${c} r="3.4"></circle><text x=${s} y=${c+1.7}>${r}</text></g>`}function dm({patches:t,player:e},n){let[r,o]=n.origin,i=n.letter==="+"?[[0,0]]:t[n.letter].orientations[n.code],s=n.cells.filter(([u,f])=>e.cells[u*9+f]!=="."),c=["ghost",n.legal?"legal":"illegal",n.set&&"set",n.sent&&"sent"],l=G(i,10);return k`<g class=${c.filter(Boolean).join(" ")}>
    <g class="held">${n.letter==="+"?To(n.origin):Fe(n.letter,t[n.letter],n.code,n.origin,!1)}</g>
    <g transform=${`translate(${o*10} ${r*10})`}>
      ${n.legal?m:mm(l)}
      <path class="halo" d=${l}></path><path class="edge" d=${l}></path></g>
    ${s.map(hm)}
    ${n.set&&s.length===0?gm(xn(n.cells),n.legal):m}
  </g>`}function mm(t){return k`<path class="hatch" fill="url(#fabric-wrong)" d=${t}></path>`}function hm([t,e]){let n=`${e*10+3} ${t*10+3}`;return k`<path class="cross" d=${`M${n}l4 4m0-4l-4 4`}></path>`}function gm([t,e],n){let r=`${(e+.5)*10} ${(t+.5)*10}`,o=n?"M-1.7 .1L-.5 1.4 1.8-1.3":"M-1.3-1.3L1.3 1.3M1.3-1.3L-1.3 1.3";return k`<g class="sign" transform=${`translate(${r})`}>
    <circle r="4.2"></circle><path d=${o} transform="scale(1.35)"></path></g>`}function $m(t){let{number:e,name:n,player:r,patches:o,cursor:i,ghost:s,active:c}=t,l=(f,d)=>`q${e}-${T([f,d])}`,u=new Set(s?.cells.map(String));return p`<div
    class="cells"
    role="grid"
    id=${`grid-${e}`}
    tabindex="0"
    data-keys
    aria-label=${a("grid-label",{name:n})}
    aria-readonly=${c?"false":"true"}
    aria-activedescendant=${i?l(i[0],i[1]):m}
  >
    ${ye.map(f=>p`<div role="row" class="row">
          ${ye.map(d=>{let h=u.has(`${f},${d}`)?a(s?.legal?"fits-here":"does-not-fit-here"):"",$=r.cells[f*9+d],v=i&&i[0]===f&&i[1]===d;return p`<div
              role="gridcell"
              class=${v?"cell here":"cell"}
              id=${l(f,d)}
              data-testid=${`cell-${T([f,d])}`}
              aria-label=${gs([f,d],$,o)+h}
            ></div>`})}
        </div>`)}
  </div>`}var wm={"*":"special",x:"covered"};function wb(t){let e=new Map;return[...t].forEach((n,r)=>{if(n===".")return;let o=[Math.floor(r/9),r%9];e.set(n,[...e.get(n)??[],o])}),p`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${D+2} ${D+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${D} height=${D}></rect>
    ${[...e].flatMap(([n,r])=>ym(n,r))}
  </svg>`}function ym(t,e){let n=t==="*"||t==="x",r=n?wm[t]:t;return(n?e.map(o=>[o]):[e]).map(o=>k`<path class="piece" fill=${`url(#fabric-${r})`} d=${G(o,10)}></path>`)}var bm=14;function Ll(t,e,n,r){if(!e.result||!e.result.scores)return m;let{winner:o}=e.result,i=e.automa?[1]:[1,2];return p`<figure class="keepsake" data-testid="keepsake">
      <div class="kept">
        ${i.map(s=>p`<div class=${s===o?"kept-quilt won":"kept-quilt"}>
              ${kr(e.players[s-1],n)}
              <p>
                ${Vn(s)}<span class="kept-name">${S(t.seats,s)}</span>
                <b>${C(e.players[s-1].score)}</b>
              </p>
            </div>`)}
      </div>
    </figure>
    ${xm(t,o)&&r.settings.motion!=="off"?vm():m}`}function xm({seats:t},e){return gt(t).includes(e)}function vm(){return p`<div class="cheer" aria-hidden="true" data-testid="cheer">
    ${Array.from({length:bm},(t,e)=>p`<svg viewBox="-6 -6 12 12">
          ${e%3?j(0,0,5):k`${Q("special",-4.5,-4.5,.9)}`}
        </svg>`)}
  </div>`}function Nl(t,e){if(mt(t))return m;let{edition:n,theme:r}=e.settings,o=r==="auto"?matchMedia("(prefers-color-scheme: dark)").matches:r==="dark";return p`<a
    class="button"
    data-testid="save-picture"
    href=${Sa(t.game,"png",{edition:n,scheme:o?"dark":"light"})}
    download
    >${w("download")}<span>${a("save-picture")}</span></a
  >`}function Il({link:t,seats:e}){let n=e.map(({name:r})=>r);return`${location.origin}${ka(t,n)}`}function km({automa:t}){if(!t)return"";let e=t.practice?a("about-practice"):"";return`${Re(t)}${e}. `}function Sm({board:t,seed:e}){let n=a(`board-${t}`);return e?we("about-code",{code:p`<code data-testid="seed">${e}</code>`},{board:n}):n}function Cl(t,e,n,r){return p`<section class="panel about" aria-labelledby="about-heading">
    <h2 id="about-heading">${a("this-game")}</h2>
    <p class="small">
      ${km(e)}${Sm(e)}${O(e)?"":a("about-watching")}${e.seed&&e.seed_chosen?a("about-chosen"):""}
    </p>
    ${Lm(e)}
    ${mt(e)?p`<p class="small" data-testid="local">${a("offline-here")}</p>`:m}
    <div class="row">
      ${mt(e)?Am(n):Em(e)} ${Nl(e,r)}
      <button type="button" data-testid="copy-link" @click=${()=>Nm(e,n)}>
        ${w("link")}<span>${a("copy-link")}</span>
      </button>
      ${_m(e,n)} ${Om(e,n)}
      <button type="button" data-testid="new-game" @click=${()=>r.go("/")}>
        ${a("new-game")}
      </button>
    </div>
    ${t.copied?p`<p class="small copied" data-testid="copied">${t.copied}</p>`:m}
  </section>`}function Em({game:t}){return p`<a
    class="button"
    data-testid="download-record"
    href=${`/api/games/${t}/record.pgr`}
    download
    >${w("download")}<span>${a("record")}</span></a
  >`}function Am({id:t,keeper:e}){return p`<button
    type="button"
    data-testid="download-record"
    @click=${async()=>Mm((await e.replay(t)).record)}
  >
    ${w("download")}<span>${a("record")}</span>
  </button>`}function Mm(t){let e=document.createElement("a");e.href=URL.createObjectURL(new Blob([t],{type:"text/plain"})),e.download="game.pgr",e.click(),URL.revokeObjectURL(e.href)}function _m(t,e){if(!O(t)||t.stage==="over")return m;let[n,r,o]=t.can_abort?["abort",Tm(t),"cancel"]:["resign",a("resign"),"flag"];return p`<button type="button" data-testid=${n} @click=${()=>e.dialog(n)}>
    ${w(o)}<span>${r}</span>
  </button>`}function Om(t,e){return t.mode!=="remote"||!O(t)||L(t)?m:p`<button type="button" data-testid="report" @click=${()=>e.dialog("report")}>
    ${a("report")}
  </button>`}function Tm(t){return a(L(t)?"close-table":"call-off")}function Lm({mode:t,clock:e,rated:n,takebacks:r,seats:o}){if(t!=="remote")return m;let i=W.filter(c=>o[c-1].rating!==null).map(c=>`${S(o,c)} ${o[c-1].rating}`),s=[e?a("terms-clock",{clock:Hn(e.control)}):a("terms-no-clock"),a(n?"terms-rated":"terms-not-rated"),a(r?"terms-takebacks":"terms-no-takebacks")];return p`<p class="small" data-testid="terms">
    ${s.join("; ")}. ${i.length?a("terms-ratings",{ratings:i.join(", ")}):""}
  </p>`}async function Nm(t,e){e.store.dispatch({type:"copied",text:await Pl(Im(t))})}function Im({link:t,seats:e}){let n=e.map(({name:r})=>r);return`${location.origin}${Un(t,n)}`}async function Pl(t){try{return await navigator.clipboard.writeText(t),a("link-copied")}catch(e){if(!(e instanceof DOMException||e instanceof TypeError))throw e;return a("copy-this-link",{link:t})}}async function Rl(t,e){let n=Il(t);if(!("share"in navigator)){e.store.dispatch({type:"copied",text:await Pl(n)});return}try{await navigator.share({title:"Quiltbee",url:n})}catch(r){if(!(r instanceof DOMException))throw r}}function li(t,e){return p`<svg class=${`card ${t}`} viewBox="-0.5 -0.5 41 57" aria-hidden="true">
    <rect class="sheet-edge" width="40" height="56" rx="3.5"></rect>
    ${e}
  </svg>`}function Bl(t,e){return t===0?li("empty",m):li("back",k`<path class="weave" d="M4 4h32v48h-32zM4 16L36 40M4 40L36 16M4 28h32M20 4v48"></path>
    ${e===null?j(20,28,7):k`<circle class="budget" cx="20" cy="28" r="10"></circle>
      <text class="digits" x="20" y="32.4" font-size="13">${e}</text>`}`)}function Dl({number:t,budget:e,income:n,filters:r}){return li("face",k`
    <text class="card-number" x="20" y="6.6">${t}</text>
    <circle class="budget" cx="12" cy="16" r="7.4"></circle>
    <text class="digits" x="12" y="19.3" font-size="9.5">${e}</text>
    ${j(30,16,5.6)}<text class="gain" x="30" y="28.4">+${n}</text>
    <text class="card-word" x="12" y="28">${a("card-budget")}</text>
    ${r.map((o,i)=>jl(Mn(o),36+i*7))}
    ${r.length===0?jl(a("filter-none"),42):m}`)}function jl(t,e){return k`<text class="card-filter" x="20" y=${e}>${t}</text>`}function ql({turns:t,run:e},n,r){let o=t.map(i=>Cm(i,n,r));return p`<section
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
  </section>`}function Cm(t,e,n){return p`<div class="card-turn" data-card=${t.card.number} data-taken=${t.taken??""}>
    ${Dl(t.card)}
    <div class="told">
      <p class="told-card">${oo(t.card)}</p>
      <div class="tried" aria-hidden="true">
        ${[...t.choices].map(r=>Pm(r,t,e,n))}
      </div>
      <ol>
        <li>${io(t,e)}</li>
        ${t.steps.map(r=>p`<li class=${r.skipped?"skipped":""}>${so(r,e)}</li>`)}
        ${ao(t,e).map(r=>p`<li class="outcome">${r}</li>`)}
      </ol>
    </div>
  </div>`}function Pm(t,{affordable:e,taken:n},r,o){let i=t===n?"taken":e.includes(t)?"left":"dear",s={taken:"✓",left:"–",dear:"×"}[i];return p`<span class=${`candidate ${i}`}
    >${Gn(t,r[t],0,o)}<span class="fate">${s}</span></span
  >`}var Wl={income:["<circle r='2.2' fill='var(--soft)'/>","<path fill='none' stroke='var(--panel)' stroke-width='.8' d='M-1.2 0h2.4M0-1.2v2.4'/>"],empty:["<path fill='none' stroke='var(--soft)' stroke-width='.9' stroke-dasharray='1.2 .7' d='M-2.2-2.2h4.4v4.4h-4.4z'/>"],patches:["<path fill='var(--soft)' d='M-2.4-2.4h2.4v2.4h2.4v2.4h-4.8z'/>"],time:["<path fill='var(--soft)' d='M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z'/>"],score:["<path fill='var(--soft)' d='M0-2.8l.9 1.9 2 .2-1.5 1.5.4 2L0 1.8l-1.8 1 .4-2L-2.9-.7l2-.2z'/>"]};var jm=[20,10,5,1];function Hl(t){let e=[],n=Math.max(0,t);for(let r of jm)for(;n>=r;)e.push(r),n-=r;return e}var ui=56,sn=20,Bm=19;function Ul(t){let e=Hl(t),n=Math.min(Bm,(ui-sn)/Math.max(1,e.length-1)),r=ui-sn/2,o=e.map((i,s)=>Dm(i,r-s*n)).reverse();return p`<svg class="purse" viewBox=${`0 0 ${ui} ${sn}`} aria-hidden="true">
    ${o}
  </svg>`}function Dm(t,e){return k`${Q(`tile-${t}`,e,sn/2)}
    <text class="tile-value" x=${e} y=${sn/2+3.2}>${t}</text>`}function Sr(t,e,n){return p`<table class="scores">
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
        ${t.players.map((r,o)=>p`<td data-testid=${`total-${o+1}`}>${C(r.score)}</td>`)}
      </tr>
    </tfoot>
  </table>`}function qm(){return p`<span class="badge tile" title=${a("tile-title")}
    ><svg viewBox="-10 -10 20 20" aria-hidden="true">${Q("special-tile",0,0)}</svg>
    <span class="visually-hidden">${a("has-tile")}</span></span
  >`}var Wm=new Map(Object.entries(Wl).map(([t,e])=>[t,Oo(e.join(""))]));function Gl(t,e,n,r={}){let{buttons:o,income:i,empty:s,score:c,time:l}=t.players[n-1],u=[[a("number-buttons"),o,"buttons"],[a("number-income"),i,"income"],[a("number-empty"),s,"empty"],[a("number-time"),l,"time"],[a("number-score"),C(c),"score"]];return pi(t,e,n,u,r)}function pi(t,e,n,r,o){let{aside:i=m,clock:s=m,thumbnail:c=m}=o,l=t.stage!=="over"&&Vt(e)===null&&t.turn===n;return p`<div class=${l?"bar moving":"bar"} data-testid=${`player-${n}`}>
    <div class="bar-name">
      ${Vn(n)}
      <h2 title=${S(e,n)}>${S(e,n)}</h2>
      ${Um(e[n-1])} ${i}
      ${t.players[n-1].special_tile?qm():m}
      ${l?p`<span class="badge to-move">${a("to-move")}</span>`:m}
    </div>
    ${s} ${c}
    <dl>
      ${r.map(([u,f,d])=>p`<div class=${`number number-${d}`}>
            <dt>${Hm(String(d))}<span>${u}</span></dt>
            <dd data-testid=${`${d}-${n}`}>${f}</dd>
            ${d==="buttons"?Ul(Number(f)):m}
          </div>`)}
    </dl>
  </div>`}function Hm(t){let e=Wm.get(t);return p`<svg class="number-sign" viewBox="-3 -3 6 6" aria-hidden="true">
    ${e?k(e):j(0,0,2.8)}
  </svg>`}function Um({kind:t,yours:e,away:n,bot:r,rating:o}){return t!=="person"&&t!=="open"?m:p`${o===null?m:p`<span class="rating"
          ><span class="visually-hidden">${a("rated")}</span>${o}</span
        >`}
  ${r?p`<span class="badge bot">${a("bot")}</span>`:m}
  ${n&&!e?p`<span class="badge away">${a("away")}</span>`:m}`}function Fl(t,e){let n=t.players.map(r=>r.score_parts);return Sr(t,[S(e,1),S(e,2)],[[a("number-buttons"),n.map(r=>r.buttons)],[a("score-tile"),n.map(r=>r.special_tile)],[a("score-empty"),n.map((r,o)=>`${C(r.empty)} (${t.players[o].empty})`)]])}function Vl(t,e,n){let{buttons:r,time:o,score:i}=t.players[1],s=[[a("number-buttons"),r,"buttons"],[a("number-patches"),n.with_buttons.length+n.without_buttons.length,"patches"],[a("number-time"),o,"time"],[a("number-score"),C(i),"score"]],c=p`<span class="level-name">${Pe(n)}</span>`,l=p`<span class="next-card">${Yl(t,n)}</span>`;return pi(t,e,2,s,{aside:c,thumbnail:l})}function Zl(t,e,n,r,o,i=m){return p`<section
    class="panel automa"
    data-testid="automa"
    tabindex="0"
    aria-labelledby="automa-heading"
  >
    <div class="panel-head">
      <h2 id="automa-heading">${a("the-automa")}</h2>
      <span class="small">${Re(e)}</span>
    </div>
    <div class="dealer">
      <div class="pile">${Yl(t,e)}</div>
      <div>
        <p data-testid="automa-cards">${t.result?a("no-more-cards"):Gm(e)}</p>
        <p class="small">${je(e)}</p>
      </div>
    </div>
    ${ql(n,r,o)} ${Fm(t,e)} ${i}
    <div class="piles">
      ${zl("patches-with",e.with_buttons,"pile-with",r,o)}
      ${zl("patches-without",e.without_buttons,"pile-without",r,o)}
    </div>
    <p class="small">${co(e)}</p>
  </section>`}function Yl({result:t},{pile:e,budget:n}){return Bl(e,t?null:n)}function Gm({pile:t,budget:e}){return t===0?a("pile-empty"):e===null?a("next-face-down"):a("next-can-pay",{price:a("buttons",{count:e})})}function zl(t,e,n,r,o){return p`<div class="taken-pile" data-testid=${n}>
    <h3>${a(t,{count:e.length})}</h3>
    <ul>
      ${[...e].map(i=>{let{name:s,income:c}=r[i];return p`<li title=${s}>
          ${Gn(i,r[i],0,o)}
          <span class="visually-hidden"
            >${s} (${i})${c?`, ${a("buttons",{count:c})}`:""}</span
          >
        </li>`})}
    </ul>
  </div>`}function Fm(t,e){let n=(o,i,s)=>p`<div class=${s}>
      <dt>${o}</dt>
      <dd>${i}</dd>
    </div>`,r=Ce(t.players[1],e.level);return p`<div class="parts">
    <h3>${a("what-level-counts",{numeral:e.numeral})}</h3>
    <dl data-testid="automa-score">
      ${r.map(([o,i])=>n(a(o),i,"part"))}
      ${n(a(t.result?"number-score":"score-now"),C(t.players[1].score),"sum")}
    </dl>
  </div>`}function Kl(t,e){if(!t.typing)return m;let n=t.notice?.typed?t.notice:null;return p`<form
    class="command"
    aria-label=${a("command-line")}
    @submit=${r=>zm(r,e)}
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
        @keydown=${r=>Vm(r,e)}
      />
      <button type="submit" class="main">${a("enter")}</button>
      <button type="button" aria-label=${a("close")} @click=${()=>e.type(!1)}>
        ${w("cancel")}
      </button>
    </div>
  </form>`}function zm(t,e){t.preventDefault();let r=t.target.elements.namedItem("command");e.onLine(r.value),r.value=""}function Vm(t,e){t.key==="Escape"&&(t.preventDefault(),e.type(!1),document.querySelector(".quilt.active .cells")?.focus())}function Ql(t,e,n){let r=O(e),o=r&&Tn(e)&&e.stage!=="over",i=r&&(e.mode!=="remote"||e.takebacks);return p`${o?Zm(t,n):m}
  ${i?Ym(t,e,n):m}`}function Zm(t,e){return p`<button
    type="button"
    class="hint-button"
    data-testid="hint"
    aria-keyshortcuts="H"
    aria-disabled=${ne(t)?"false":"true"}
    @click=${()=>e.hint()}
  >
    ${w("bulb")}<span>${a("hint")}</span>
  </button>`}function Ym(t,e,n){let r=On(e)&&re(t);return p`<button
    type="button"
    class=${e.mode==="screen"||e.mode==="computer"?"undo":"undo long"}
    data-testid="undo"
    aria-disabled=${re(t)?"false":"true"}
    @click=${()=>n.undo()}
  >
    ${w("undo")}${Km(e,r)}
  </button>`}function Jl(t,e){return p`<button
    type="button"
    class="main turn-card"
    data-testid="turn-card"
    aria-keyshortcuts="T"
    aria-disabled=${ee(t)?"false":"true"}
    @click=${()=>e.turnCard()}
  >
    ${w("card")}<span>${a("turn-the-card")}</span>
  </button>`}function Km({mode:t},e){return t==="remote"?p`<span>${a("ask-takeback")}</span>`:e?p`<span class="behind">${a("undo-practice")}</span>`:p`<span>${a("undo")}</span>`}function Xl(t){return p`<label class="switch"
    ><input
      type="checkbox"
      data-testid="turn-by-itself"
      .checked=${t.settings.turnCards}
      @change=${e=>t.change({turnCards:br(e)})}
    />
    <span>${a("draw-automatically")}</span></label
  >`}var Qm={hint:"hint-coming",why:"why-coming",turn:"card-turning",move:"move-sending"};function eu(t,e,n){let r=_(t)?I(t):null,o=r!==null&&r.letter!=="+",i=r?N(t,r.letter):void 0,s=r!==null&&t.placement.set&&te(t.placement,r)&&i?.available!==!1,c=r!==null&&(o||t.placement.origin!==null),l=[["rotate-left",a("rotate-left"),"left",o,()=>e.placement({type:"turn",how:"left"})],["rotate-right",a("rotate-right"),"right",o,()=>e.placement({type:"turn",how:"right"})],["flip",a("flip"),"flip",o,()=>e.placement({type:"turn",how:"flip"})],["place",a("place"),"place",s,()=>e.commit()],["cancel",a("cancel"),"cancel",c,()=>e.placement({type:"cancel"})]],u=_n(t.table)&&!t.looking;return p`<section
    class=${r?"deck held":"deck"}
    aria-label=${a("placing")}
    data-keys
    data-move=${r?En(t.placement,r)??"":""}
  >
    ${Jm(t,e,n)}
    <div class=${u?"tools waits":"tools"}>
      ${u?Jl(t,e):m}
      ${l.map(([f,d,h,$,v])=>p`<button
            type="button"
            class=${`tool ${h}`}
            data-testid=${f}
            aria-disabled=${$?"false":"true"}
            @click=${v}
          >
            ${w(h)}<span>${d}</span>
          </button>`)}
    </div>
  </section>`}function Jm(t,e,n){let{table:r,notice:o}=t;return p`<div
    class=${fi(t)?"strip hinting":"strip"}
    data-testid="strip"
    tabindex="-1"
  >
    ${o?.kind==="error"&&!o.typed?p`<p class="notice" data-testid="notice">${w("cancel")} ${o.text}</p>`:r?Xm(t,r,n):m}
    ${ch(t,e)}
  </div>`}function fi(t){let{hint:e,looking:n,notice:r,pending:o,placement:i}=t;if(!e||n||o||r?.kind==="error"&&!r.typed)return!1;let{letter:s,origin:c}=i;return s===null||!_(t)||s==="+"&&c===null}function Xm(t,e,n){let r=I(t);return t.looking?p`<p>${a("earlier-position")}</p>`:t.pending?p`<p>${a(Qm[t.pending.type]??"one-moment")}</p>`:fi(t)?ah(t,n):r&&_(t)?nh(t,e,r,n):th(t,e)}function th(t,e){let n=De(t).map(r=>bs(r,e.seats,t.patches));return p`<p class="lately">${n.length>0?`${n.join(". ")}.`:he(e)}</p>
    <p class="guide">${eh(t,e)}</p>
    ${e.getting_ready?p`<p class="guide" data-testid="getting-ready">${a("warming-up")}</p>`:m}`}function eh(t,e){return e.stage==="over"?a("game-over"):e.stage==="card"?a("card-ready"):e.thinking?a("thinking",{name:S(e.seats,e.turn)}):_(t)?a("choose-or-pass-now"):`${ut(e)}.`}function nh(t,e,n,r){let o=rt(t.placement,n),i=e.players[e.turn-1].cells,s=N(t,n.letter),c=Xt(t.placement,n),l=c!==null&&In(t,c),{text:u,isGood:f}=hs(o,i,s,r),d=f&&t.placement.set?ih():u,h=c!==null&&!Et(o,i,void 0)?Zt(i,o):[],$=s?kn(s,h,l,e,e.seats,r):lh(l,h.length);return p`<p class=${f?"verdict yes":"verdict no"}>
      ${c===null&&f?sh(n.letter):oh(d,f)}
    </p>
    <ul class="effects">
      ${rh($).map(({kind:v,text:E})=>p`<li class=${v}>${E}</li>`)}
    </ul>`}function rh(t){let e=({kind:n})=>n==="next";return[...t.filter(e),...t.filter(n=>!e(n))]}function oh(t,e){return p`${w(e?"place":"cancel")} ${t}`}function ih(){return p`<span class="by-mouse">${a("fits-click")}</span
    ><span class="by-touch">${a("fits-press",{place:a("place")})}</span>`}function sh(t){return a(t==="+"?"put-special":"choose-place")}function ah(t,e){let n=t.hint?.type==="hint";return p`<p
    class="hint-line"
    data-testid=${n?"hint-words":"why-words"}
    data-move=${t.hint?.move??""}
  >
    ${w("bulb")}<span
      >${n?p`<b>${a("hint-label")}</b> `:m}${vr(t,e)}</span
    >
  </p>`}function ch(t,e){if(fi(t))return p`<button
      type="button"
      class="corner forget"
      data-testid="forget-hint"
      aria-label=${a("close")}
      @click=${tu(()=>e.forgetHint())}
    >
      ${w("cancel")}
    </button>`;let n=t.pending?.type==="why",r=t.notice?.kind!=="error"&&I(t)===null;return!n&&!(r&&Ln(t))?m:p`<button
    type="button"
    class="corner"
    data-testid="why"
    aria-keyshortcuts="W"
    aria-disabled=${n?"true":"false"}
    @click=${tu(()=>e.why())}
  >
    ${a("why")}
  </button>`}function tu(t){return({currentTarget:e})=>{e instanceof HTMLElement&&e.closest(".strip")?.focus(),t()}}function lh(t,e){let n=[{kind:"fills",text:a("effect-special-costs")}];return t&&n.push({kind:"tile",text:a("effect-tile")}),e>0&&n.push({kind:"holes",text:a("effect-a-hole")}),n}function Er(t,e){let[n,r,o]=Ti(t??""),i=r?p`<span lang="en">${r}</span>${o}`:m;return p`<p class="notice" role="alert" ?hidden=${!t} data-testid=${e}>
    <span>${n}${i}</span>
  </p>`}function rv(t){let e=p`<span lang="en">${t}</span>`;return p`<p class="notice" data-testid="notice">
    ${we("fault-in-record",{detail:e})}
  </p>`}function Ar(t){let{name:e,busy:n,error:r}=t.state;return p`<form class="joining" @submit=${i=>{i.preventDefault(),t.sit()}}>
    <label
      >${a("your-name")} <span class="small">${a("as-others-see")}</span>
      <input
        data-testid="join-name"
        maxlength="40"
        autocomplete="nickname"
        .value=${e}
        @input=${i=>t.write(yr(i))}
    /></label>
    <button type="submit" class="main" data-testid="sit-down" ?disabled=${n}>
      ${a(n?"sitting-down":"sit-down")}
    </button>
    ${Er(r,"join-error")}
  </form>`}function nu(t,{inviting:e,joining:n}){let r=Oe(t);return r?an(a("is-asked",{name:r}),p`<p>${a("asked-text",{name:r})}</p>`):t.access==="public"?O(t)?uh():an(a("seat-open"),Ar(n)):O(t)?an(a("invite-your-friend"),ph(e)):an(a("seat-kept"),p`<p>${a("seat-kept-text")}</p>`)}function an(t,e){return p`<section
    class="panel inviting"
    data-testid="inviting"
    aria-labelledby="inviting-heading"
  >
    <h2 id="inviting-heading">${t}</h2>
    ${e}
  </section>`}function uh(){return an(a("in-the-lobby"),p`<p>${a("in-the-lobby-text")}</p>`)}function ph(t){let{busy:e,told:n}=t.state;return p`${t.link===null?m:fh(t,t.link)}
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
    <p class="small told" role="status" data-testid="invitation-told">${n}</p>`}function fh(t,e){let{picture:n}=t.state;return p`<p>${a("send-link")}</p>
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
    </div>`}function ru(t,e,n){if(e.mode!=="remote")return m;let{text:r,actions:o,urgent:i}=Yo(t,e);return p`<section
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
    ${dh(e.spectators)}
  </section>`}function dh(t){let e=a("watching",{count:t});return p`<p
    class=${t>0?"watchers":"watchers none"}
    data-testid="watchers"
    title=${t>0?e:m}
  >
    ${w("eye")}<span aria-hidden="true">${t}</span>
    <span class="visually-hidden">${t>0?e:""}</span>
  </p>`}var mh=3;function ou(t,e,n){let r=[...t.slice(mh)];return p`<section class="panel ring" aria-labelledby="ring-heading">
    <div class="panel-head">
      <h2 id="ring-heading">${a("coming-up")}</h2>
      <span class="small">${a("after-these",{count:r.length})}</span>
    </div>
    ${hh(r,e,n)}
  </section>`}function hh(t,e,n){return p`<ol class="circle" data-testid="ring" tabindex="0" aria-labelledby="ring-heading">
    ${t.map(r=>gh(r,e,n))}
  </ol>`}function gh(t,e,n){let r=e[t];return p`<li title=${Le(r)}>
    ${ze(t,r,0,n)}
    <span class="visually-hidden">${Le(r)}</span>
    <span class="price" aria-hidden="true">${Mr(r.buttons)}${_r(r.time)}</span>
  </li>`}function Mr(t){return p`<span class="cost"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">${j(0,0,2.9)}</svg>${t}</span
  >`}function _r(t){return p`<span class="time"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">
      <path class="glass" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path></svg
    >${t}</span
  >`}function iu(t,e,n,r,o){let i=[...e.ring.slice(0,3)];return p`<section class="panel market" aria-labelledby="market-heading" data-keys>
    <h2 id="market-heading">${a(_(t)?"choose-or-pass":"next-patches")}</h2>
    ${[0,1,2].map(s=>i[s]===void 0?p`<div class="offer none" aria-hidden="true"></div>`:wh(t,i[s],s,n,r,o))}
    ${$h(t,e,n)}
  </section>`}function $h(t,e,n){let r=t.looking?void 0:N(t,null),{time:o}=e.players[e.turn-1];return p`<button
    type="button"
    class=${Nn(t)==="pass"?"pass hinted":"pass"}
    data-testid="pass"
    aria-disabled=${_(t)&&r?"false":"true"}
    aria-keyshortcuts="P"
    @click=${()=>n.pass()}
    @pointerenter=${({pointerType:i})=>i==="mouse"&&di(n,!0)}
    @focus=${()=>di(n,!0)}
    @blur=${()=>di(n,!1)}
  >
    ${su(t,null)}${w("pass")}<span class="pass-name">${a("pass")}</span>
    <span class="pass-facts">
      ${r?Kr(r,o).map(i=>p`<span>${i}</span>`):m}
    </span>
  </button>`}function di(t,e){t.store.dispatch({type:"weigh",on:e})}function mi(t){return p`<span class="visually-hidden">${t}</span>`}function wh(t,e,n,r,o,i){let s=t.patches[e],c=t.looking?void 0:N(t,e),l=t.placement.letter===e,u=c?jt(c):null,f=Nn(t)?.startsWith(e)??!1,d=["offer",l&&"chosen",u&&"dear",f&&"hinted"].filter(Boolean).join(" ");return p`<button
    type="button"
    class=${d}
    data-testid=${`patch-${n}`}
    data-patch=${e}
    data-orientation=${H(t.placement,e)}
    aria-pressed=${l?"true":"false"}
    aria-disabled=${_(t)&&c?"false":"true"}
    aria-keyshortcuts=${n+1}
    data-key=${n+1}
    @click=${h=>{h.pointerType==="mouse"?r.choose(e):r.chooseShown(e),i()}}
  >
    <span class="art"
      >${ze(e,s,H(t.placement,e),o)}</span
    >
    ${su(t,e)}
    <span class="facts"
      ><span class="offer-name"
        >${s.name}${mi(a("spoken-squares",{count:s.squares}))}</span
      >
      <span class="price"
        >${Mr(s.buttons)}${mi(a("spoken-buttons",{count:s.buttons}))}
        ${_r(s.time)}${mi(a("spoken-time"))}</span
      >
      <span class="earn">${au(s)}</span>
      ${yh(c,u)}</span
    >
  </button>`}function su(t,e){let n=Bs(t,e);return n.length===0?m:p`<span class="offer-marks" aria-hidden="true"
    >${n.map(({label:r,kind:o})=>p`<span class=${`offer-mark ${o}`}>${r}</span>`)}</span
  >`}function yh(t,e){return e?p`<span class="reason" title=${e}>${bh(t,e)}</span>`:m}function bh(t,e){return t&&t.missing>0?a("short-of",{count:t.missing}):e}function Cv({ring:t},e,n){return p`<section class="panel market looked-at" aria-labelledby="market-heading">
    <h2 id="market-heading">${a("next-patches")}</h2>
    ${[...t.slice(0,3)].map(r=>p`<div class="offer" data-patch=${r}>
          <span class="art">${ze(r,e[r],0,n)}</span>
          <span class="facts" title=${Le(e[r])}
            ><span class="offer-name">${e[r].name}</span>
            <span class="price">${Mr(e[r].buttons)}${_r(e[r].time)}</span>
            <span class="earn">${au(e[r])}</span></span
          >
        </div>`)}
  </section>`}function au({income:t}){return t>0?a("earns",{count:t}):a("earns-nothing")}function cu(t,e,n,r,o,i={},s=[]){let c=new Set(s.map(({number:f})=>f)),l=[[a("first-position"),"first",0],[a("previous-position"),"back",e-1],[a("next-position"),"forward",e+1],[a("last-position"),"last",t.length]],u=f=>f<0||f>t.length||f===e;return p`<section class="panel moves" aria-labelledby="moves-heading">
    <div class="panel-head">
      <h2 id="moves-heading">${a("moves")}</h2>
      <div class="steps">
        ${l.map(([f,d,h])=>p`<button
              type="button"
              class="quiet square"
              aria-label=${f}
              title=${f}
              data-testid=${`step-${d}`}
              aria-disabled=${u(h)?"true":"false"}
              @click=${()=>o(h)}
            >
              ${w(d)}
            </button>`)}
      </div>
    </div>
    <ol class="move-list" data-testid="move-list" tabindex="0" aria-labelledby="moves-heading">
      ${t.map(f=>p`<li class=${c.has(f.number)?"fresh-move":""}>
            <button
              type="button"
              class=${f.number===e?"move now":"move"}
              aria-current=${f.number===e?"step":"false"}
              @click=${()=>o(f.number)}
            >
              <span class="number">${f.number}</span>
              <span class="move-words"
                ><b>${S(n,f.player)}</b>
                ${Kt(f.move,r)}${xh(i[f.number],f.move)}</span
              >
              <code>${f.move}</code>
            </button>
          </li>`)}
    </ol>
    ${t.length===0?p`<p class="small">${a("no-move-yet")}</p>`:""}
  </section>`}function xh(t,e){let n=t?.move===e?t.change:null;return!n||n.from===n.to?m:`: ${Xr(n)}`}function lu(t,e,n){let[r,o]=t.players,i=r.score_parts,s=new Map(Ce(o,n.level)),c=f=>s.get(f)??"–",l=[S(e,1),`${S(e,2)} ${n.numeral}`],u=[[a("number-buttons"),[i.buttons,c("part-held")]],[a("score-tile"),[i.special_tile,c("part-tile")]],[a("score-empty"),[`${C(i.empty)} (${r.empty})`,"–"]]];for(let f of["part-patches","part-printed"])s.has(f)&&u.push([a(f),["–",c(f)]]);return Sr(t,l,u)}function uu({level:t,levels:e},n){return!e||e.length===0?m:p`<h3 id="levels-heading">${a("at-each-level")}</h3>
    <table class="scores" data-testid="levels" aria-labelledby="levels-heading">
      <thead>
        <tr>
          <th scope="col">${a("level")}</th>
          <th scope="col">${S(n,1)}</th>
          <th scope="col">${S(n,2)}</th>
          <th scope="col">${a("winner")}</th>
        </tr>
      </thead>
      <tbody>
        ${e.map(r=>p`<tr
              class=${r.level===t?"this-level":""}
              aria-current=${r.level===t?"true":m}
            >
              <th scope="row">
                ${r.level===t?a("this-game-level",{level:Pe(r)}):Pe(r)}
              </th>
              ${r.scores.map(o=>p`<td>${C(o)}</td>`)}
              <td>${S(n,r.winner)}</td>
            </tr>`)}
      </tbody>
    </table>`}function pu(t,e,n,r=m){let{automa:o}=t;return p`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${Pt(t,e)}</h2>
    <p>${Rt(t,e)}</p>
    ${o?lu(t,e,o):Fl(t,e)}
    <div class="row">${n}</div>
    ${o?uu(o,e):m} ${r}
  </section>`}function fu(t,e,n){return p`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${Pt(t,e)}</h2>
    <p>${Rt(t,e)}</p>
    <div class="row">${n}</div>
  </section>`}function du(t,e,n){let{table:r}=t;if(!r)return m;let o=kh(t,r,e,n),i=()=>n.go(vh(r));return p`${o}
    ${r.moves.length?p`<button type="button" data-testid="review" @click=${i}>
            ${w("graph")}<span>${a("review")}</span>
          </button>`:m}
    <button type="button" data-testid="share" @click=${()=>Rl(r,e)}>
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
    </button>`}function vh(t){return mt(t)?`/review?seat=${t.seats[0].yours?1:2}${t.link}`:`/game/${t.game}/review`}function kh(t,e,n,r){if(e.mode!=="remote")return Sh(e,n,r);if(e.rematch.game!==null)return p`<a
      class="button main"
      data-testid="rematch-link"
      href=${`/game/${e.rematch.game}`}
      >${w("again")}<span>${a("to-rematch")}</span></a
    >`;if(!O(e))return m;let o=Ko(e);return p`<button
    type="button"
    class="main"
    data-testid="ask-rematch"
    aria-disabled=${o&&!t.pending?"false":"true"}
    @click=${()=>{o&&n.mind("rematch")}}
  >
    ${w("again")}
    <span>${a(e.rematch.asked.length>0&&!o?"rematch-asked":"rematch")}</span>
  </button>`}function Sh(t,e,n){return t.day!==null?p`<a
      class="button main"
      data-testid="back-to-day"
      href=${`/day/${t.day}`}
      @click=${ht(n)}
      >${w("sun")}<span>${a("back-to-day")}</span></a
    >`:!O(t)||kt(t)?m:p`<button
    type="button"
    class="main"
    data-testid="again"
    @click=${()=>e.again(n.go)}
  >
    ${w("again")}<span>${a("rematch")}</span>
  </button>`}function mu(t,e,n){return p`<details class="panel summary" data-testid="summary">
    <summary><h2>${a("in-words")}</h2></summary>
    ${[1,2].map(r=>{let o=r;if(r===2&&t.automa)return p`<h3>${S(e,2)}</h3>
          <p data-testid="summary-2">
            ${Cs(t,t.automa,n)}
            ${a("on-time-board",{distances:Ie(t,2)})}
          </p>`;let{cells:i,patches:s}=t.players[r-1];return p`<h3>${S(e,o)}</h3>
        <p data-testid=${`summary-${r}`}>
          ${$s(i)} ${a("on-time-board",{distances:Ie(t,o)})}
        </p>
        ${s.length?p`<ul>
                ${s.map(c=>p`<li>${ws(c,n)}</li>`)}
              </ul>`:""}`})}
  </details>`}function hu(t,e,n,r){let o=oe(t);return p`<header class="head table-head">
    ${Vr(r)} ${Ah(t,e,o)}
    <div class="turn-buttons">
      ${t.looking?Eh(n):Ql(t,e,n)}
      <button type="button" data-testid="settings" @click=${()=>n.dialog("settings")}>
        ${w("gear")}<span>${a("settings")}</span>
      </button>
      <button type="button" class="to-help" data-testid="help" @click=${r.help}>
        ${w("help")}<span>${a("help")}</span>
      </button>
      <a class="button to-me" href="/me" data-testid="to-me" @click=${ht(r)}
        >${w("person")}<span>${a("to-me")}</span></a
      >
    </div>
  </header>`}function Eh(t){return p`<button
    type="button"
    class="main back-to-game"
    data-testid="back-to-game"
    @click=${()=>t.back()}
  >
    ${a("back-to-game")}
  </button>`}function Ah(t,e,n){let{looking:r}=t;return p`<div class=${`turn turn-${n.result?.winner??n.turn}`}>
    <div class="turn-title">
      <h1 id="turn-heading" tabindex="-1" data-testid="turn">
        ${r?a("after-move",{number:String(r.index)}):ut(e)}
      </h1>
      ${e.automa?.practice?p`<span class="badge practice" data-testid="practice">${a("practice")}</span>`:m}
    </div>
    ${Mh(t,e,n)}
  </div>`}function Mh(t,e,n){if(t.status==="lost")return p`<p class="lost" data-testid="connection">
      <span class="dot" aria-hidden="true"></span>${a("connection-lost")}
    </p>`;let r=t.looking?`${Pt(n,e.seats)}. ${Rt(n,e.seats)}`:he(e);return p`<p class="turn-reason" data-testid="turn-reason">${r}</p>`}function gu(t,e,n,r,o,i){let{table:s}=t,c=oe(t);if(!s||!c)return gn(r,a("opening-table"));let l=c.result!==null||kt(c),u=O(s)&&!L(s)&&!l,f=i!==null;return p`${hu(t,s,e,r)}
    <main
      class=${Th(t,s,l,r,f?"remote guided":s.mode)}
      data-stage=${c.stage}
      data-number=${s.number}
    >
      ${_h(t,e,r,{line:i??ru(t,s,e),middle:Lh(t,s,c,e,n,r,o,f),tools:u?eu(t,e,r.settings.coordinates):m,moves:Oh(t,s,e)})}
      <div class="below">
        ${f?m:Cl(t,s,e,r)}
        ${mu(c,s.seats,t.patches)}
      </div>
    </main>
    ${Kl(t,e)} ${Rh(t)} ${Sl(t,e,r)}`}function _h(t,e,n,{line:r,middle:o,tools:i,moves:s}){let c=t.table,l=oe(t),{letters:u,look:f}=n.settings,d=()=>n.change({look:f==="cloth"?"thread":"cloth"}),h=lo(t),$=c.mode==="screen"?1:h,v=E=>Nh(t,c,l,E,n,e);return p`<div class="felt">
    <div class="column own">${v($)} ${ou(l.ring,t.patches,u)}</div>
    <div class="column middle">${r} ${o} ${i} ${s}</div>
    <div class="column other">
      ${c.mode==="solo"?Ch(t,l,c,u,n):v($===1?2:1)}
      ${Fa(l,c.seats,f,d,La(t),h)}
    </div>
  </div>`}function Oh(t,e,n){let r=t.looking?t.looking.index:e.moves.length,o=i=>n.look(i);return cu(e.moves,r,e.seats,t.patches,o,t.seen,De(t))}function Th({peek:t},e,n,r,o){return["table",o,r.settings.coordinates?"named":"unnamed",t&&"peek",L(e)&&"awaiting",n&&"ended"].filter(Boolean).join(" ")}function Lh(t,e,n,r,o,i,s,c){if(L(e))return nu(e,o);let l=c?m:du(t,r,i);return n.result?pu(n,e.seats,l,Ll(e,n,t.patches,i)):kt(n)?fu(n,e.seats,l):iu(t,n,r,i.settings.letters,s)}function Nh(t,e,n,r,o,i){let s=lo(t)===r,c=_(t)&&e.turn===r,{letters:l,coordinates:u}=o.settings,f=De(t).filter(P=>P.player===r),d=t.hint?.type==="why"&&t.hint.player===r&&[t.hint.move],h=S(e.seats,r),$=`${s?"front":"back"} p${r}`,v=_l({number:r,name:h,player:n.players[r-1],patches:t.patches,lettered:l,active:c,held:c&&t.placement.letter!==null,ghost:Ph(t,e,r),cursor:c?t.placement.cursor:t.walks[r],named:u,fresh:Ds(d||f.map(({move:P})=>P),t.patches),hint:Cn(Ps(t,r),t.patches),marks:js(t,r)}),E=s?m:p`<button
        type="button"
        class="peek-button"
        aria-expanded=${t.peek?"true":"false"}
        aria-label=${a("peek",{name:h})}
        data-testid="peek"
        @click=${()=>i.store.dispatch({type:"peek"})}
      >
        ${kr(n.players[r-1],t.patches)}
      </button>`,U=Gl(n,e.seats,r,{clock:bl(e,r),thumbnail:E});return p`<div class=${`seat ${$}`}>${U}</div>
    <div class=${`spread ${$}`}>
      ${s?m:Ih(h,Ne(e.seats,r),i)} ${v}
    </div>`}function Ih(t,e,n){return p`<div class="peek-head">
    <b>${e?a("your-quilt"):a("quilt-of",{name:t})}</b>
    <button
      type="button"
      data-testid="peek-close"
      @click=${()=>n.store.dispatch({type:"peek"})}
    >
      ${a("back")}
    </button>
  </div>`}function Ch(t,e,n,r,o){let{automa:i}=e;if(!i)return p`<p class="panel small">${a("automa-unknown")}</p>`;let s=t.looking?{turns:i.turns,run:0}:t.account,c=O(n)&&n.stage!=="over"?Xl(o):m;return p`<div class="seat back p2">${Vl(e,n.seats,i)}</div>
    ${Zl(e,i,s,t.patches,r,c)}`}function Ph(t,e,n){let{placement:r}=t,o=I(t);return!o||!r.origin||e.turn!==n||t.looking?null:{letter:o.letter,code:H(r,o.letter),origin:r.origin,cells:rt(r,o),set:r.set,sent:t.pending!==null,legal:te(r,o)&&N(t,o.letter)?.available!==!1}}function Rh(t){let{notice:e,said:n,ghostText:r,status:o,hint:i}=t;return p`<div class="visually-hidden">
    <div role="status" aria-live="polite" data-testid="live-news">
      ${o==="lost"?a("live-lost"):n}
    </div>
    <div role="status" aria-live="polite" data-testid="live-time">${t.timeSaid}</div>
    <div role="status" aria-live="polite" data-testid="live-ghost">${r}</div>
    <div role="status" aria-live="polite" data-testid="live-hint">
      ${i?a(`live-${i.type}`,{words:vr(t,!0)}):""}
    </div>
    <div role="status" aria-live="polite">
      ${e?.kind==="info"?e.text:t.copied}
    </div>
    <div role="alert" data-testid="live-error">${e?.kind==="error"?e.text:""}</div>
  </div>`}var jh=":is(button, a, input, summary, .quilt):not(.pass)";function $u(t,e){let n=()=>e.store.dispatch({type:"weigh",on:!1}),r=({target:i})=>{i instanceof Element&&i.closest(jh)&&n()},o=i=>{i.key==="Escape"&&n()};return t.addEventListener("pointerover",r),window.addEventListener("keydown",o),()=>{t.removeEventListener("pointerover",r),window.removeEventListener("keydown",o)}}function hi(t,e,n,r,o=null,i=void 0){let s=Bh(e,n,r,o,i),c=()=>Ja(t),l=o?.accompany(s,c)??null;l&&(s.company=l.company);let u=ml(s.id,r.go),f=Ka(t,s,r),d=Dh(t,s,r),h=qh(t,s,u,r,c,l),$=Wh(s,r),v=()=>{l?.company.leaving||(h(),l?.drawn(),$(),f.play(),d.consider())},E=s.state.table,U=[s.store.watch(v),s.store.watch(Hh(s,E,r)),u.inviting.store.watch(v),u.joining.store.watch(v),...l?.watch(v)??[],$u(t,s),Qa(t,s,f,d,c),d.stop,()=>f.skip(),()=>s.close()];wu(s.id,E),Uh(E,u),s.open();let P=!0;return{draw:()=>{v(),P&&l?.begin(),P=!1},close:()=>{for(let J of U)J()}}}function Bh(t,e,n,r,o){let i=ir(t,e);if(i===null)throw new pt(a("page-outdated"));let s=`${location.origin.replace(/^http/,"ws")}/api/games/${t.game}/play`,c=new dr(i,e,{open:()=>o?.connect()??new WebSocket(`${s}?version=${2}`),keeper:o,seen:r?.seen});return c.onHelp=n.help,Ya(c),c.onOutdated=Ue,c.onUnopened=ca,c}function Dh(t,e,n){let r={now:()=>performance.now(),later:(s,c)=>window.setTimeout(s,c),forget:s=>window.clearTimeout(s)},o=new hr({...r,turn:()=>e.turnCard(!0)}),i=new mr({...r,show:(s,c)=>xl(t,s,c),onTime:s=>e.store.dispatch({type:"time",part:s})});return{consider:()=>{o.consider(e.state,n.settings.turnCards),i.consider(e.state)},stop:()=>{o.stop(),i.stop()}}}function qh(t,e,n,r,o,i){let s=-1,c=-1,l=!1;return()=>{let{table:u}=e.state,f=document.activeElement,d=i?.slot()??null;if(R(gu(e.state,e,n,r,o,d),t),El(t),e.state.typing&&!l&&document.getElementById("command")?.focus(),l=e.state.typing,f&&!f.isConnected&&Xa(t,f,o),!u)return;on(ut(u),Mt(u)&&u.mode!=="screen"),e.state.looking?rl(t):u.moves.length!==s&&Gh(t.querySelector(".move-list")),s=u.moves.length;let h=document.activeElement?.matches("[data-quilt=shown] .cells");u.number!==c&&h&&o(),c=u.number}}function Wh(t,e){let n=-1;return()=>{let r=t.state.table?.number??-1;!e.settings.hints||n===r||!ne(t.state)||(n=r,t.hint())}}function Hh(t,e,n){let r=e;return()=>{let o=t.state.table??r,i=Zc(r,o);L(r)&&!L(o)&&wu(o.game,o),r=o,i!==null&&n.go(`/game/${i}`)}}function Uh(t,{inviting:e,joining:n}){L(t)&&(O(t)?e.draw():t.access==="public"&&n.ask())}function Gh(t){t&&(t.scrollTop=t.scrollHeight)}function wu(t,e){let{seats:n}=e;!mt(e)&&n.some(r=>r.yours)&&pl(t,n.map(r=>r.name||a("an-open-seat")).join(" – "))}var yu=["GGGbbaaaXXX.","EEGbaaffJXVV","EEEbbYYfJVVg","LLLL.YWWJggg"];function Fh(t){return yu.flatMap((e,n)=>[...e].flatMap((r,o)=>r===t?[[n,o]]:[]))}function zh(t){let e=Fh(t),n=`url(#fabric-${t})`;return k`<path class="piece" fill=${n} d=${G(e,10,.25)}></path>
    <path class="stitches" d=${G(e,10,1.1)}></path>`}function cn(){let t=[...new Set(yu.join(""))].filter(e=>e!==".");return p`<svg class="cover" viewBox="-1 -1 122 42" aria-hidden="true">
    <rect class="ground" width="120" height="40" rx="1"></rect>
    <rect fill="url(#fabric-cell)" width="120" height="40"></rect>
    ${t.map(zh)}
    ${[[2,0],[1,2],[6,0],[8,1],[10,2],[2,3]].map(([e,n])=>j((e+.5)*10,(n+.5)*10,2.6))}
  </svg>`}function bu(t,e,n){let{yours:r,name:o,game:i}=t;return p`${zt(n)}
    <main class="invitation">
      ${cn()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">
          ${r?a("own-invitation"):a("invites-you",{name:o})}
        </h1>
        <dl class="terms" data-testid="invitation-terms">
          ${ba(t).map(([s,c])=>p`<div>
                <dt>${s}</dt>
                <dd>${c}</dd>
              </div>`)}
        </dl>
        ${r?Vh(i):Ar(e)}
      </section>
    </main>`}function Vh(t){return p`<p data-testid="own-invitation">${a("send-address")}</p>
    <a class="button main" href=${`/game/${t}`}>${a("to-the-table")}</a>`}function xu({title:t,text:e},n){return p`${zt(n)}
    <main class="invitation">
      ${cn()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">${t}</h1>
        <p data-testid="problem">${e}</p>
        <a class="button main" href="/">${a("play-on-your-own")}</a>
      </section>
    </main>`}var Eu={load:ri,save:ul},Au={home:t=>location.hash.length>1?vu(t,location.hash):Zh(t),game:_u,"game-review":({root:t,shell:e,patches:n,wait:r},o)=>(r("opening-review"),ku(({openGameReview:i})=>i(t,e,n,o))),"link-review":({root:t,shell:e,patches:n,wait:r})=>(r("opening-review"),ku(({openLinkReview:o})=>o(t,e,n))),invitation:Jh,shared:(t,e)=>vu(t,Ea(e)),"first-game":Kh,offline:Qh,aid:yt("aid"),me:yt("me"),"sign-in":yt("sign-in"),link:yt("link"),today:yt("today"),puzzles:t=>Su(t,""),puzzle:Su,day:yt("day"),progress:yt("progress"),tournaments:yt("tournaments"),tournament:yt("tournament")};function yt(t){return async({root:e,shell:n,wait:r},o)=>{r("one-moment");let{AWAY:i}=await K("pages");return{page:await i[t](e,n,o),title:`tab-${t}`}}}async function Zh(t){let{root:e,shell:n,feed:r}=t,o=s=>{let c=[s.tags.Player1,s.tags.Player2];history.pushState(null,"",s.link?Un(s.link,c):location.pathname),t.show(Mu(t,s))},{openHomePage:i}=await K("home");return{page:await i(e,n,r,o),title:""}}async function vu(t,e){let n=Ma(location.search),r=await Di(e);return Mu(t,{...r,tags:{...n,...r.tags}})}async function Mu({root:t,shell:e,patches:n},r){let{openViewerPage:o}=await K("pages");return{page:o(t,r,await n,e),title:"tab-viewer"}}async function ku(t){return{page:await t(await K("review")),title:"tab-review"}}async function Su({root:t,shell:e,patches:n,wait:r},o){return r("one-moment"),{page:await(await K("puzzles")).openPuzzles(t,e,n,o),title:"tab-puzzles"}}async function _u(t,e){let{root:n,shell:r}=t;t.wait("opening-table");let[o,i]=await Promise.all([Ri(e),t.patches]),s=ri()?.game===e?await Yh(t):null;return{page:hi(n,o,i,r,s),title:"tab-game",known:o.seats.some(l=>l.yours)}}async function Yh({root:t,shell:e}){let{accompany:n,asNewcomer:r}=await K("guide");return{seen:r,accompany:(o,i)=>n(t,o,e,Eu,i)}}async function Kh(t){t.wait("opening-table");let{firstGame:e}=await K("guide"),n=await e(Eu);return{...await _u(t,n),address:`/game/${n}`}}async function Qh({root:t,shell:e,patches:n,wait:r}){r("opening-table");let[{LocalGame:o},i]=await Promise.all([K("offline"),n]),s=new o(i,{load:cl,save:ll,later:l=>window.setTimeout(l),draw:l=>Math.floor(Math.random()*l),today:()=>new Date});return{page:hi(t,s.message,i,e,null,s),title:"tab-offline",known:!1}}async function Jh({root:t,shell:e,wait:n},r){let o="tab-invitation";n("opening-invitation");try{let i=await Wi(r),s=new le({me:xt,sit:u=>Hi(r,u),go:e.go}),c=()=>R(bu(i,s,e),t);return{page:{draw:c,close:s.store.watch(c)},title:o,after:async()=>i.yours?void 0:s.ask()}}catch(i){let s=i instanceof ft?ya(i.status):null;if(!s)throw i;return{page:{draw:()=>R(xu(s,e),t),close:()=>{}},title:o}}}function Or(t,e,n){let r=document.createElement("dialog");return r.className=`sheet ${t}-dialog`,r.dataset.testid=`dialog-${t}`,r.setAttribute("aria-labelledby",e),r.addEventListener("close",()=>r.remove()),n(r),document.body.append(r),r.showModal(),r}var ln=null;function Ou(t){if(ln)return;Or("settings","dialog-heading",n=>{ln=()=>R(p`${xr(t,()=>n.close(),null)}`,n),ln()}).addEventListener("close",()=>{ln=null})}function Tu(){ln?.()}function Lu(){let t=document.createElement("span");t.className="probe",t.ariaHidden="true",t.textContent="a b",document.body.append(t);let e=()=>document.documentElement.toggleAttribute("data-roomy",Xh(getComputedStyle(t)));new ResizeObserver(e).observe(t)}function Xh({letterSpacing:t,wordSpacing:e,lineHeight:n,fontSize:r}){let o=parseFloat(r);return[t,e].some(s=>parseFloat(s)>0)||o>18||parseFloat(n)>1.1*o}var gi=new Map([["classic",Promise.resolve(Ge)]]),$i="classic";async function wi(t){$i=t;try{let e=await tg(t);$i===t&&Nu(t,e)}catch(e){console.warn(`The ${t} edition can’t be loaded:`,e),$i===t&&!document.querySelector("#fabrics > *")&&Nu("classic",Ge)}}function Nu(t,e){document.documentElement.dataset.edition=t,R(Ra(e),document.getElementById("fabrics"))}function tg(t){let e=gi.get(t);if(e)return e;let n=`/editions/${t}`,o=Promise.all([Pa(`${n}.json`),eg(`${n}.css`)]).then(([i])=>i);return gi.set(t,o),o.catch(()=>gi.delete(t)),o}async function eg(t){let e=document.querySelector(`link[href="${t}"]`);e?.sheet||(e?.remove(),await ko(t))}var Lr=document.getElementById("app"),tt=ni(),un=null,yi=()=>"",Tr=0,ng=Pi(vi("link[data-what=patches]")),bi=new mn({open:()=>new WebSocket(`${location.origin.replace(/^http/,"ws")}/api/feed`),later:(t,e)=>window.setTimeout(t,e),forget:t=>window.clearTimeout(t),onWaiting:$l,onNews:la});async function xi(t){wr().length===0||document.hidden||bi.socket||(t??await rg())&&bi.open()}async function rg(){return xt().then(({known:t})=>t,()=>!1)}var Wt={get settings(){return tt},logo:vi("link[rel=icon]"),change(t){sl({...tt,...t}),t.sounds&&po("button"),Iu(t)},go(t){history.pushState(null,"",t),Nr()},onNews:ua,help(){K("aid").then(({openAid:t})=>t(),og)},openSettings(){Ou(Wt)},canVibrate:uo()};function Iu(t){tt={...tt,...t},Cu(),t.edition&&wi(t.edition),"language"in t||"edition"in t?ag().catch(Bu):Pu()}function og({message:t}){Or("aside","aside-words",e=>R(p`<p role="alert" id="aside-words">${t}</p>
        <button type="button" class="main" @click=${()=>e.close()}>${a("close")}</button>`,e))}function vi(t){return document.querySelector(t).href}function Cu(){let{theme:t}=tt;t==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=t}function ig(){return tt.language==="auto"?Vi(navigator.languages):tt.language}async function sg(){let{lang:t}=document.documentElement,e=tt.language==="auto"?t:tt.language,n=t===e?vi("link[data-what=words]"):void 0;xo(await He(e,n),tt.edition),document.documentElement.lang=e,mo()}async function ag(){let t=ig(),[e,n]=await Promise.all([He(t),sa(t)]);xo(e,tt.edition),n&&Dn(n),document.documentElement.lang=t,mo(),on(yi()),Pu()}function Pu(){un?.draw(),Tu()}function Ru(t,e,n=null){let r=un===null;un?.close(),un=t,yi=e?()=>a(e):()=>"",on(yi()),xi(n),window.scrollTo(0,0),t.draw(),r||cg()}function cg(){let t=Lr.querySelector("h1");!t||document.activeElement!==document.body||(t.tabIndex=-1,t.focus({preventScroll:!0}))}var lg={root:Lr,shell:Wt,feed:bi,patches:ng,show:ju,wait(t){un||R(gn(Wt,a(t)),Lr)}};function Nr(){Tr+=1;let t=Yi(location.pathname);t?ju(Au[t.name](lg,t.match)):Du("page")}async function ju(t){let e=Tr;try{let{page:n,title:r,known:o,address:i,after:s}=await t;if(e!==Tr)return n.close();i&&history.replaceState(null,"",i),Ru(n,r,o),await s?.()}catch(n){e===Tr&&Bu(n)}}function Bu(t){if(t instanceof pt&&Ue())return;if(t instanceof ft&&t.status===404&&ug())return Du("game");let e=t instanceof Error?t.message:String(t);qu("cannot-show",e,Ni(t))}function ug(){return location.pathname.startsWith("/game/")}function Du(t){qu(t==="game"?"no-such-game":"no-such-page",a("link-may-be-old"))}function qu(t,e,n=!1){Ru({draw:()=>R(p`${zt(Wt)}
        <main class="waiting">
          ${cn()}
          <h1>${a(t)}</h1>
          ${Er(e,"problem")}
          <a class="button main" href="/">${a("back-to-home")}</a>
          ${n?Zr(Wt):m}
        </main>`,Lr),close:()=>{}},t)}Cu();await Promise.all([sg(),wi(tt.edition)]);window.addEventListener("popstate",Nr);window.addEventListener("keydown",t=>{t.key==="F1"&&(t.preventDefault(),Wt.help())});window.addEventListener("online",()=>xi(null));document.addEventListener("visibilitychange",()=>xi(null));window.addEventListener("pointerdown",()=>{for(let t of document.getAnimations())t.finish()},{capture:!0});Nr();us(Wt,Nr);Lu();al(Iu);document.readyState==="complete"?fo():window.addEventListener("load",fo);export{pg as a,Ei as b,fn as c,dg as d,X as e,xe as f,dn as g,q as h,a as i,Gu as j,hg as k,wg as l,bt as m,Tt as n,pt as o,Ni as p,ft as q,Z as r,Ii as s,Eg as t,Ri as u,Bi as v,Ag as w,Di as x,qi as y,xt as z,Gi as A,Fi as B,Qu as C,Ki as D,Qi as E,p as F,k as G,m as H,R as I,w as J,zt as K,ht as L,W as M,et as N,L as O,T as P,it as Q,Ct as R,yn as S,Zt as T,G as U,vn as V,C as W,Le as X,Ne as Y,Y as Z,S as _,Pt as $,Rt as aa,pp as ba,t$ as ca,Kt as da,Yt as ea,Et as fa,jt as ga,$s as ha,Ie as ia,ws as ja,Ns as ka,Is as la,Pe as ma,je as na,Cs as oa,_ as pa,ee as qa,Tn as ra,ne as sa,Ln as ta,re as ua,oe as va,N as wa,Rs as xa,Be as ya,lo as za,Ds as Aa,K as Ba,ua as Ca,Wn as Da,pa as Ea,Ao as Fa,ma as Ga,of as Ha,cw as Ia,Un as Ja,Ma as Ka,Oo as La,Q as Ma,j as Na,ze as Oa,Lo as Pa,Vn as Qa,Fa as Ra,Dw as Sa,Za as Ta,Ya as Ua,Ka as Va,Qa as Wa,Ja as Xa,Xa as Ya,a0 as Za,wt as _a,lt as $a,fe as ab,qo as bb,Wo as cb,tn as db,_t as eb,hc as fb,yc as gb,or as hb,_c as ib,ir as jb,en as kb,me as lb,Lc as mb,cr as nb,lr as ob,Wc as pb,Gc as qb,ry as rb,ut as sb,hd as tb,fy as ub,Sd as vb,nl as wb,Cy as xb,dr as yb,Nd as zb,hr as Ab,rl as Bb,d1 as Cb,m1 as Db,wr as Eb,h1 as Fb,fl as Gb,dl as Hb,Dd as Ib,$l as Jb,si as Kb,L1 as Lb,$e as Mb,vl as Nb,yr as Ob,br as Pb,kl as Qb,we as Rb,Sl as Sb,El as Tb,_l as Ub,kr as Vb,wb as Wb,Mm as Xb,Pl as Yb,Gl as Zb,Vl as _b,Zl as $b,Kl as ac,eu as bc,Er as cc,rv as dc,ou as ec,Mr as fc,_r as gc,iu as hc,Cv as ic,cu as jc,pu as kc,mu as lc,_h as mc,Th as nc,Rh as oc,$u as pc,cn as qc,Or as rc};
/**
 * @license
 * Copyright 2017 Google LLC
 * SPDX-License-Identifier: BSD-3-Clause
 */
