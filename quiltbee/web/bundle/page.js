var Ju=Object.defineProperty;var _g=(t,e)=>{for(var n in e)Ju(t,n,{get:e[n],enumerable:!0})};var Di=[{level:1,name:"Beginner",audience:"a child can beat it"},{level:2,name:"Learner",audience:"for a first game"},{level:3,name:"Casual",audience:"if you know the rules"},{level:4,name:"Regular",audience:"if you’ve played a few times"},{level:5,name:"Practised",audience:"if you play often"},{level:6,name:"Skilled",audience:"for good players"},{level:7,name:"Strong",audience:"for very good players"},{level:8,name:"Expert",audience:"for the best in your club"},{level:9,name:"Master",audience:"nearly everything the computer has"},{level:10,name:"Full strength",audience:"everything it has; it thinks for about a second"}],Kt=3,bn=[{level:1,numeral:"I",name:"Intern",marker:52,per_button_held:0,per_patch_with_buttons:0,per_button_on_patches:0},{level:2,numeral:"II",name:"Apprentice",marker:44,per_button_held:1,per_patch_with_buttons:0,per_button_on_patches:0},{level:3,numeral:"III",name:"Fellow",marker:41,per_button_held:1,per_patch_with_buttons:1,per_button_on_patches:0},{level:4,numeral:"IV",name:"Master",marker:38,per_button_held:1,per_patch_with_buttons:0,per_button_on_patches:1},{level:5,numeral:"V",name:"Legend",marker:35,per_button_held:1,per_patch_with_buttons:1,per_button_on_patches:1}],Og=65536,Bi=18e4,Q=53,Te=[5,11,17,23,29,35,41,47,53],xn={revised:[26,32,38,44,50],original:[20,26,32,44,50]};var Le={language:"en",format:t=>t};function qi(t){Le=t}function B(){return Le.language}function a(t,e){return Le.format(t,e)}function F(t){return new Intl.ListFormat(tp(),{type:"conjunction"}).format(t)}function tp(){return Le.language==="en"?"en-GB":Le.language}function Lg(t){return new Intl.DateTimeFormat(B(),{dateStyle:"medium"}).format(t)}var Ui=new Set;function Cg(t){return t instanceof Error?t.message:String(t)}function Gi(t){t!==""&&Ui.add(t)}function Fi(t){let e=B()==="en"?"":[...Ui].find(r=>t.includes(r));if(!e)return[t,"",""];let n=t.indexOf(e);return[t.slice(0,n),e,t.slice(n+e.length)]}function xt(t,e){let n=e,r=!1,o=new Set,i=()=>{r=!1;for(let s of[...o])s(n)};return{get:()=>n,dispatch(s){let c=t(n,s);c!==n&&(n=c,r||queueMicrotask(i),r=!0)},watch(s){return o.add(s),()=>o.delete(s)}}}var ep=new Set([400,401,403,404,409,410,413,422,429,503]),Qt=class extends Error{name="Away"},mt=class extends Error{};function Vi(t){let e=t instanceof Qt;return e&&Br(!0),e}var Xt=xt((t,e)=>e,{away:!1}),Nt=class extends Error{constructor(e,n){super(e),this.status=n}};async function V(t,e,n){return JSON.parse(await Zi(t,e,n))}async function Zi(t,e,n="POST"){let r=await np(t,e,n),o=await r.text();if(r.ok)return o;throw new Nt(rp(o,r.status),r.status)}async function np(t,e,n){let r=e&&{method:n,headers:{"content-type":"application/json"},body:JSON.stringify(e)};try{let o=await fetch(new URL(t,import.meta.url),r);return Br(!1),o}catch(o){throw Br(!0),new Qt(a("server-away"),{cause:o})}}function Br(t){Xt.get().away!==t&&Xt.dispatch({away:t})}function rp(t,e){let{error:n,code:r,values:o}=op(t);return typeof o?.detail=="string"&&Gi(o.detail),r?a(`refused-${r}`,o):n&&B()==="en"?n:ep.has(e)?a(`refused-status-${e}`):a("status-answer",{status:String(e)})}function op(t){try{return JSON.parse(t)??{}}catch(e){if(e instanceof SyntaxError)return{};throw e}}async function zi(t="/api/patches"){let e=await V(t);return Object.fromEntries(Object.entries(e).map(ip))}function ip([t,e]){return[t,Object.defineProperty(e,"name",{get:()=>a(`patch-${t}`)})]}async function Yi(t){let e=await V(`/api/games/${t}`);if(e.version!==2)throw new mt(a("page-outdated"));return e}async function Ki(){let{messages:t}=await V("/api/health");return t===2}function Qi(t){return V("/api/games",t)}function Bg(){return V("/api/solo")}function Xi(t){return V("/api/replay",{text:t})}function Ji(t){return V(`/api/games/${t}/replay`)}function kt(){return V("/api/me")}function ts(t){return V(`/api/invitations/${t}`)}function es(t,e){return V(`/api/invitations/${t}`,{name:e})}function ns(t){return V(`/api/games/${t}/invitation`,{})}function rs(t,e){return V(`/api/games/${t}/seat`,{name:e})}function os(t){return Zi("/api/qr",{path:t})}function is(t){return V("/api/reports",t)}var kn=class{constructor(e){this.outside=e,this.socket=null,this.retry=null,this.wait=1e3,this.attempts=0,this.isLive=!1}open(){if(this.retry!==null&&this.outside.forget(this.retry),this.retry=null,this.socket)return;this.attempts+=1;let e=this.outside.open();this.socket=e,e.onopen=()=>{this.wait=1e3,this.attempts=0,this.isLive=!0},e.onmessage=n=>this.received(String(n.data)),e.onclose=()=>this.closed(e)}received(e){let n=JSON.parse(e);n.type==="games"&&this.outside.onWaiting(n.waiting),(n.type==="games"||n.type==="lobby")&&this.outside.onNews(n.type)}closed(e){this.socket===e&&(this.socket=null,this.isLive=!1,!(this.attempts>=8)&&(this.retry=this.outside.later(()=>this.open(),this.wait),this.wait=Math.min(6e4,this.wait*2)))}};var qr={en:"English",de:"Deutsch",fr:"Français",es:"Español"};function Ur(t){return typeof t=="string"&&Object.hasOwn(qr,t)}function ss(t){return t.map(n=>n.split("-")[0].toLowerCase()).find(Ur)??"en"}var as=[{name:"home",address:"/",part:"home"},{name:"game",address:"/game/{id}",data:["/api/games/{id}"]},{name:"invitation",address:"/i/{id}",data:["/api/invitations/{id}"]},{name:"link",address:"/s/{id}",part:"pages"},{name:"aid",address:"/aid",part:"pages"},{name:"offline",address:"/offline",part:"offline"},{name:"first-game",address:"/first-game",part:"guide"},{name:"me",address:"/me",part:"pages",data:["/api/me","/api/me/ratings","/api/me/statistics","/api/me/bots"]},{name:"sign-in",address:"/sign-in",part:"pages",data:["/api/me"]},{name:"tournaments",address:"/tournaments",part:"pages",data:["/api/tournaments"]},{name:"tournament",address:"/tournaments/{id}",part:"pages",data:["/api/tournaments/{id}"]}];var ap=as.map(({name:t,address:e})=>({name:t,pattern:new RegExp(`^${e.replace("{id}","([\\w-]+)")}$`)}));function cs(t){for(let{name:e,pattern:n}of ap){let r=n.exec(t);if(r)return{name:e,match:r[1]??""}}return null}var cp="offline",ls="/offline",us="board";function Ne({game:t}){return t===cp}var Kr=globalThis,ps=t=>t,vn=Kr.trustedTypes,fs=vn?vn.createPolicy("lit-html",{createHTML:t=>t}):void 0,ws="$lit$",vt=`lit$${Math.random().toFixed(9).slice(2)}$`,ys="?"+vt,lp=`<${ys}>`,Rt=document,Ce=()=>Rt.createComment(""),Re=t=>t===null||typeof t!="object"&&typeof t!="function",Qr=Array.isArray,up=t=>Qr(t)||typeof t?.[Symbol.iterator]=="function",Gr=`[ 	
\f\r]`,Ie=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,ds=/-->/g,ms=/>/g,It=RegExp(`>|${Gr}(?:([^\\s"'>=/]+)(${Gr}*=${Gr}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),hs=/'/g,gs=/"/g,bs=/^(?:script|style|textarea|title)$/i,Xr=t=>(e,...n)=>({_$litType$:t,strings:e,values:n}),p=Xr(1),v=Xr(2),Yg=Xr(3),Pe=Symbol.for("lit-noChange"),m=Symbol.for("lit-nothing"),$s=new WeakMap,Ct=Rt.createTreeWalker(Rt,129);function xs(t,e){if(!Qr(t)||!t.hasOwnProperty("raw"))throw Error("invalid template strings array");return fs!==void 0?fs.createHTML(e):e}var pp=(t,e)=>{let n=t.length-1,r=[],o,i=e===2?"<svg>":e===3?"<math>":"",s=Ie;for(let c=0;c<n;c++){let l=t[c],u,f,d=-1,h=0;for(;h<l.length&&(s.lastIndex=h,f=s.exec(l),f!==null);)h=s.lastIndex,s===Ie?f[1]==="!--"?s=ds:f[1]!==void 0?s=ms:f[2]!==void 0?(bs.test(f[2])&&(o=RegExp("</"+f[2],"g")),s=It):f[3]!==void 0&&(s=It):s===It?f[0]===">"?(s=o??Ie,d=-1):f[1]===void 0?d=-2:(d=s.lastIndex-f[2].length,u=f[1],s=f[3]===void 0?It:f[3]==='"'?gs:hs):s===gs||s===hs?s=It:s===ds||s===ms?s=Ie:(s=It,o=void 0);let $=s===It&&t[c+1].startsWith("/>")?" ":"";i+=s===Ie?l+lp:d>=0?(r.push(u),l.slice(0,d)+ws+l.slice(d)+vt+$):l+vt+(d===-2?c:$)}return[xs(t,i+(t[n]||"<?>")+(e===2?"</svg>":e===3?"</math>":"")),r]},je=class t{constructor({strings:e,_$litType$:n},r){let o;this.parts=[];let i=0,s=0,c=e.length-1,l=this.parts,[u,f]=pp(e,n);if(this.el=t.createElement(u,r),Ct.currentNode=this.el.content,n===2||n===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(o=Ct.nextNode())!==null&&l.length<c;){if(o.nodeType===1){if(o.hasAttributes())for(let d of o.getAttributeNames())if(d.endsWith(ws)){let h=f[s++],$=o.getAttribute(d).split(vt),k=/([.?@])?(.*)/.exec(h);l.push({type:1,index:i,name:k[2],strings:$,ctor:k[1]==="."?Vr:k[1]==="?"?Zr:k[1]==="@"?zr:te}),o.removeAttribute(d)}else d.startsWith(vt)&&(l.push({type:6,index:i}),o.removeAttribute(d));if(bs.test(o.tagName)){let d=o.textContent.split(vt),h=d.length-1;if(h>0){o.textContent=vn?vn.emptyScript:"";for(let $=0;$<h;$++)o.append(d[$],Ce()),Ct.nextNode(),l.push({type:2,index:++i});o.append(d[h],Ce())}}}else if(o.nodeType===8)if(o.data===ys)l.push({type:2,index:i});else{let d=-1;for(;(d=o.data.indexOf(vt,d+1))!==-1;)l.push({type:7,index:i}),d+=vt.length-1}i++}}static createElement(e,n){let r=Rt.createElement("template");return r.innerHTML=e,r}};function Jt(t,e,n=t,r){if(e===Pe)return e;let o=r!==void 0?n._$Co?.[r]:n._$Cl,i=Re(e)?void 0:e._$litDirective$;return o?.constructor!==i&&(o?._$AO?.(!1),i===void 0?o=void 0:(o=new i(t),o._$AT(t,n,r)),r!==void 0?(n._$Co??=[])[r]=o:n._$Cl=o),o!==void 0&&(e=Jt(t,o._$AS(t,e.values),o,r)),e}var Fr=class{constructor(e,n){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:n},parts:r}=this._$AD,o=(e?.creationScope??Rt).importNode(n,!0);Ct.currentNode=o;let i=Ct.nextNode(),s=0,c=0,l=r[0];for(;l!==void 0;){if(s===l.index){let u;l.type===2?u=new We(i,i.nextSibling,this,e):l.type===1?u=new l.ctor(i,l.name,l.strings,this,e):l.type===6&&(u=new Yr(i,this,e)),this._$AV.push(u),l=r[++c]}s!==l?.index&&(i=Ct.nextNode(),s++)}return Ct.currentNode=Rt,o}p(e){let n=0;for(let r of this._$AV)r!==void 0&&(r.strings!==void 0?(r._$AI(e,r,n),n+=r.strings.length-2):r._$AI(e[n])),n++}},We=class t{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(e,n,r,o){this.type=2,this._$AH=m,this._$AN=void 0,this._$AA=e,this._$AB=n,this._$AM=r,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let e=this._$AA.parentNode,n=this._$AM;return n!==void 0&&e?.nodeType===11&&(e=n.parentNode),e}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(e,n=this){e=Jt(this,e,n),Re(e)?e===m||e==null||e===""?(this._$AH!==m&&this._$AR(),this._$AH=m):e!==this._$AH&&e!==Pe&&this._(e):e._$litType$!==void 0?this.$(e):e.nodeType!==void 0?this.T(e):up(e)?this.k(e):this._(e)}O(e){return this._$AA.parentNode.insertBefore(e,this._$AB)}T(e){this._$AH!==e&&(this._$AR(),this._$AH=this.O(e))}_(e){this._$AH!==m&&Re(this._$AH)?this._$AA.nextSibling.data=e:this.T(Rt.createTextNode(e)),this._$AH=e}$(e){let{values:n,_$litType$:r}=e,o=typeof r=="number"?this._$AC(e):(r.el===void 0&&(r.el=je.createElement(xs(r.h,r.h[0]),this.options)),r);if(this._$AH?._$AD===o)this._$AH.p(n);else{let i=new Fr(o,this),s=i.u(this.options);i.p(n),this.T(s),this._$AH=i}}_$AC(e){let n=$s.get(e.strings);return n===void 0&&$s.set(e.strings,n=new je(e)),n}k(e){Qr(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,r,o=0;for(let i of e)o===n.length?n.push(r=new t(this.O(Ce()),this.O(Ce()),this,this.options)):r=n[o],r._$AI(i),o++;o<n.length&&(this._$AR(r&&r._$AB.nextSibling,o),n.length=o)}_$AR(e=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);e!==this._$AB;){let r=ps(e).nextSibling;ps(e).remove(),e=r}}setConnected(e){this._$AM===void 0&&(this._$Cv=e,this._$AP?.(e))}},te=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(e,n,r,o,i){this.type=1,this._$AH=m,this._$AN=void 0,this.element=e,this.name=n,this._$AM=o,this.options=i,r.length>2||r[0]!==""||r[1]!==""?(this._$AH=Array(r.length-1).fill(new String),this.strings=r):this._$AH=m}_$AI(e,n=this,r,o){let i=this.strings,s=!1;if(i===void 0)e=Jt(this,e,n,0),s=!Re(e)||e!==this._$AH&&e!==Pe,s&&(this._$AH=e);else{let c=e,l,u;for(e=i[0],l=0;l<i.length-1;l++)u=Jt(this,c[r+l],n,l),u===Pe&&(u=this._$AH[l]),s||=!Re(u)||u!==this._$AH[l],u===m?e=m:e!==m&&(e+=(u??"")+i[l+1]),this._$AH[l]=u}s&&!o&&this.j(e)}j(e){e===m?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,e??"")}},Vr=class extends te{constructor(){super(...arguments),this.type=3}j(e){this.element[this.name]=e===m?void 0:e}},Zr=class extends te{constructor(){super(...arguments),this.type=4}j(e){this.element.toggleAttribute(this.name,!!e&&e!==m)}},zr=class extends te{constructor(e,n,r,o,i){super(e,n,r,o,i),this.type=5}_$AI(e,n=this){if((e=Jt(this,e,n,0)??m)===Pe)return;let r=this._$AH,o=e===m&&r!==m||e.capture!==r.capture||e.once!==r.once||e.passive!==r.passive,i=e!==m&&(r===m||o);o&&this.element.removeEventListener(this.name,this,r),i&&this.element.addEventListener(this.name,this,e),this._$AH=e}handleEvent(e){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,e):this._$AH.handleEvent(e)}},Yr=class{constructor(e,n,r){this.element=e,this.type=6,this._$AN=void 0,this._$AM=n,this.options=r}get _$AU(){return this._$AM._$AU}_$AI(e){Jt(this,e)}};var fp=Kr.litHtmlPolyfillSupport;fp?.(je,We),(Kr.litHtmlVersions??=[]).push("3.3.3");var j=(t,e,n)=>{let r=n?.renderBefore??e,o=r._$litPart$;if(o===void 0){let i=n?.renderBefore??null;r._$litPart$=o=new We(e.insertBefore(Ce(),i),i,void 0,n??{})}return o._$AI(t),o};var dp={left:"M4 4v6h6M4.6 10A8 8 0 1 1 4 14",right:"M20 4v6h-6M19.4 10A8 8 0 1 0 20 14",flip:"M12 3v18M9 6L3 18h6zM15 6l6 12h-6z",place:"M4 13l5 5L20 6",cancel:"M6 6l12 12M18 6L6 18",undo:"M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",pass:"M4 12h14M13 6l6 6-6 6",download:"M12 4v11M7 11l5 5 5-5M5 20h14",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",flag:"M6 21V4h11l-2 4 2 4H6",print:"M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",card:"M5 3h10v14H5zM9 21h10V7",bulb:"M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-.9 1.6h-5.2c0-.6-.3-1.1-.9-1.6A6 6 0 0 1 12 3z",help:"M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",first:"M18 5l-8 7 8 7M6 5v14",back:"M15 5l-7 7 7 7",forward:"M9 5l7 7-7 7",last:"M6 5l8 7-8 7M18 5v14",clock:"M12 7v5l3 2M12 4a8 8 0 1 0 .01 0",hurry:"M12 4v10M12 19v.5",eye:"M3 12c4-8 14-8 18 0-4 8-14 8-18 0zM12 9.5a2.5 2.5 0 1 0 .01 0",share:"M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",copy:"M8 8h11v12H8zM16 8V4H5v12h3",person:"M12 4a4 4 0 1 0 .01 0M4 21c1-5 4-7 8-7s7 2 8 7",cup:"M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 20h8",gear:"M12 9a3 3 0 1 0 .01 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1",fresh:"M12 5v14M5 12h14",again:"M20 4v6h-6M20 10A8 8 0 1 0 20 15",button:"M12 3a9 9 0 1 0 .01 0M9 9.5v.01M15 9.5v.01M9 14.5v.01M15 14.5v.01",ten:"M4 9l3.5-2.5v11.5M16.5 6.5c4.5 0 4.5 11.5 0 11.5s-4.5-11.5 0-11.5z",heart:"M12 20C5 14.5 3 11 3 8a4.6 4.6 0 0 1 9-1.4A4.6 4.6 0 0 1 21 8c0 3-2 6.5-9 12z",eyes:"M4 6h16v12H4zM4 12h16",sun:"M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5"};function w(t){return p`<svg class="icon-line" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${dp[t]}></path>
  </svg>`}function ee(t,e=m){return p`<header class="head">
    ${Jr(t)}
    <div class="head-middle">${e}</div>
    <button type="button" class="quiet" data-testid="settings" @click=${t.openSettings}>
      ${w("gear")}<span>${a("settings")}</span>
    </button>
    <button type="button" class="quiet to-help" data-testid="help" @click=${t.help}>
      ${w("help")}<span>${a("help")}</span>
    </button>
    <a class="quiet button" href="/me" data-testid="to-me" @click=${Pt(t)}
      >${w("person")}<span>${a("to-me")}</span></a
    >
  </header>`}function Jr(t){return p`<a class="brand" href="/" data-testid="home" @click=${Pt(t)}>
    <img src=${t.logo} alt="" width="28" height="28" /><span>Quiltbee</span></a
  >`}function Sn(t,e){return p`${ee(t)}
    <main class="waiting"><p>${e}</p></main>`}function Pt(t){return e=>{e.metaKey||e.ctrlKey||e.shiftKey||(e.preventDefault(),t.go(e.currentTarget.pathname))}}var ks=3e3,mp=6e3;function to(t){return p`<span class="without-server">
    <a class="button" href=${ls} data-testid="play-offline" @click=${Pt(t)}
      >${w("button")}<span>${a("offline-play")}</span></a
    >
    <a class="button" href="/aid" data-testid="aid-offline" @click=${Pt(t)}
      >${w("help")}<span>${a("tab-aid")}</span></a
    >
  </span>`}function vs(t,e){let n=document.createElement("div");n.setAttribute("role","status"),document.body.append(n);let r=0,o=!1,i=()=>{n.className="",j(m,n)},s=()=>{n.className="returned",j(p`<p data-testid="back-again">${a("offline-back")}</p>`,n),r=window.setTimeout(i,mp),document.querySelector("main.table")||e()},c=()=>{let{away:u}=Xt.get();if(clearTimeout(r),u){n.className="away";let f=p`<p data-testid="away">${a("offline-away")}</p>`;j(p`${f} ${to(t)}`,n),r=window.setTimeout(l,ks)}else o&&s();o=u},l=async()=>{await kt().catch(()=>{}),Xt.get().away&&(r=window.setTimeout(l,ks))};Xt.watch(c),c()}var W=[1,2];function et(t){return t===1?2:1}function gt(t){return W.filter(e=>t[e-1].yours)}function T({seats:t}){return t.some(e=>e.yours)}function eo({mode:t,seats:e}){let n=gt(e);return t==="remote"&&n.length===1?n[0]:null}function ne(t){return W.find(e=>t[e-1].kind==="open")??null}function He({seats:t}){let e=ne(t);return e===null?"":t[e-1].name}function L({stage:t,seats:e}){return t!=="over"&&ne(e)!==null}function St({stage:t,result:e}){return t==="over"&&e===null}var Mn={up:[-1,0],down:[1,0],left:[0,-1],right:[0,1]},hp=Array.from({length:81},(t,e)=>[Math.floor(e/9),e%9]);function N([t,e]){return`${"abcdefghi"[e]}${t+1}`}function X(t){return/^[a-i][1-9]$/.test(t)?[Number(t[1])-1,t.charCodeAt(0)-97]:null}function nt(t,e){return t[0]===e[0]&&t[1]===e[1]}function H(t){return[Math.max(...t.map(e=>e[0]))+1,Math.max(...t.map(e=>e[1]))+1]}function jt(t,[e,n]){return t.map(([r,o])=>[r+e,o+n])}function De(t,[e,n]){let[r,o]=H(t);return[Ss(e,9-r),Ss(n,9-o)]}function Ss(t,e){return Math.max(0,Math.min(e,t))}function An([t,e],[n,r],o){return o==="right"?[e,n-1-t]:o==="left"?[r-1-e,t]:[t,r-1-e]}function Es(t,e,n){let[r,o]=e,i=n>=4?An(t,e,"flip"):t;for(let s=0;s<n%4;s+=1)i=An(i,[r,o],"right"),[r,o]=[o,r];return i}function Et(t){let[e,n]=H(t),r=([o,i])=>Math.abs(o-(e-1)/2)+Math.abs(i-(n-1)/2);return t.reduce((o,i)=>r(i)<r(o)?i:o)}function On(t){let e=Math.min(...t.map(s=>s[0])),n=Math.max(...t.map(s=>s[1])),r=([s,c])=>Math.min(...t.map(([l,u])=>Math.abs(l-s)+Math.abs(u-c))),o=s=>Math.abs(s[0]-e+1)+Math.abs(s[1]-n-1)+(r(s)<2?20:0);return hp.filter(s=>r(s)>0).reduce((s,c)=>o(c)<o(s)?c:s)}function _n(t){let e=new Set,n=[];for(let r=0;r<t.length;r+=1){if(t[r]!=="."||e.has(r))continue;let o=[],i=[r];e.add(r);for(let s=i.pop();s!==void 0;s=i.pop()){o.push([Math.floor(s/9),s%9]);for(let c of gp(s))t[c]==="."&&!e.has(c)&&(e.add(c),i.push(c))}n.push(o.sort((s,c)=>s[0]-c[0]||s[1]-c[1]))}return n.sort((r,o)=>o.length-r.length)}function gp(t){let e=t%9,n=[t-9,t+9];return e>0&&n.push(t-1),e<8&&n.push(t+1),n.filter(r=>r>=0&&r<81)}var $p=3;function re(t,e){let n=new Set(_n(t).map(String));return _n(wp(t,e)).filter(o=>o.length<=$p&&!n.has(String(o)))}function wp(t,e){let n=[...t];for(let[r,o]of e)n[r*9+o]="x";return n.join("")}function As(t){let e=49;for(let n=0;n<3;n+=1)for(let r=0;r<3;r+=1){let o=0;for(let i=n;i<n+7;i+=1)o+=t.slice(i*9+r,i*9+r+7).split(".").length-1;e=Math.min(e,o)}return e}function Z(t,e,n=0){let r=new Set(t.map(String)),o=new Map;for(let[s,c]of t)for(let l=0;l<4;l+=1){let[u,f]=En[(l+3)%4];if(r.has(String([s+u,c+f])))continue;let d=yp[l],h=[s+d[0],c+d[1]],$=[h[0]+En[l][0],h[1]+En[l][1]];o.set(String(h),[...o.get(String(h))??[],{to:$,direction:l}])}let i="";for(;o.size>0;)i+=bp(o,e,n);return i}var En=[[0,1],[1,0],[0,-1],[-1,0]],yp=[[0,0],[0,1],[1,1],[1,0]];function bp(t,e,n){let r=t.keys().next().value,o=[],i=r,s=-1;do{let l=t.get(i),u=Math.max(0,l.findIndex($=>$.direction===(s+1)%4)),f=l.splice(s<0?0:u,1)[0];l.length===0&&t.delete(i);let[d,h]=i.split(",").map(Number);f.direction!==s&&o.push({at:[d,h],direction:f.direction}),s=f.direction,i=String(f.to)}while(i!==r);return o.length>1&&o[0].direction===s&&o.shift(),`M${o.map(({at:l,direction:u},f)=>{let d=o[(f+o.length-1)%o.length].direction,[h,$]=[d,u].map(k=>En[(k+1)%4]).reduce((k,S)=>[k[0]+S[0],k[1]+S[1]]);return`${l[1]*e+$*n} ${l[0]*e+h*n}`}).join("L")}Z`}function _s([t,e]){return t>=0&&e>=0&&t<9&&e<9}function Tn([t,e],n){let[r,o]=Mn[n];return De([[0,0]],[t+r,e+o])}function D(t){return t<0?`−${-t}`:String(t)}function Ms(t){return t>0?`+${t}`:D(t)}function At({name:t,squares:e,buttons:n,time:r,income:o}){return a("patch-label",{name:t,squares:e,buttons:n,time:r,income:o})}function Ht(t,e){return t[e-1].yours&&!t[2-e].yours}function z(t,e){return{who:Ht(t,e)?"you":"other",name:E(t,e)}}function E(t,e){let{name:n,kind:r}=t[e-1];if(Ht(t,e))return a("you");if(r==="open")return n||a("open-seat");let o=r==="computer"?/^Quiltbee level (\d+)/.exec(n):null;return o?a("level-number",{level:o[1]}):n==="You"?a("player-number",{number:String(e)}):n}function Dt(t,e){if(t.result)return a("wins",z(e,t.result.winner));if(St(t))return a("game-aborted");let n=t.stage==="special_patch"?"whose-special-patch":"whose-turn";return a(n,z(e,t.turn))}function Bt(t,e){if(t.result)return xp(t,e);if(St(t))return a("aborted-reason");let n=z(e,t.turn);if(t.stage==="special_patch")return a("reached-special-patch",n);let r=t.players[t.turn-1].time,o=t.players[2-t.turn].time;return r!==o?a("further-back",n):r===0?a("goes-first",n):e.filter(({yours:s})=>s).length===1?a("level-and-on-top",n):a("both-level-and-on-top",n)}function xp(t,e){if(!t.result)return"";let{winner:n,scores:r,reason:o}=t.result,i=kp(r[n-1],r[2-n]),s=z(e,3-n);return o==="resignation"?a("result-resignation",{...s,points:i}):o==="time"?a("result-time",{...s,points:i}):a(o==="first to 53"?"result-first":"result-score",{points:i})}function kp(t,e){return a("points-to",{mine:D(t),theirs:D(e)})}function h$(t,e){return[a("pass"),...no(t,e)].join(" · ")}function no({consequence:t},e){let n=[a("pass-move",{count:t.time-e}),a("pass-earn",{count:t.earned})];return t.income>0&&n.push(a("pass-income",{count:t.income})),t.special_patch&&n.push(a("pass-special")),n}function oe(t,e,n=!1){if(t==="pass"||t==="A:pass")return a("move-pass");if(t.startsWith("A:"))return a("move-took",{patch:Wt(e,t[2])});if(t.startsWith("+"))return n?a("move-special-at",{cell:t.slice(1)}):a("move-special");let r=Wt(e,t[0]);return!n||!e[t[0]]?a("move-patch",{patch:r}):a("move-patch-at",{patch:r,cell:N(vp(e[t[0]],t))})}function Wt(t,e){return t[e]?.name??e}function vp({orientations:t},e){let n=X(e.slice(2));return jt(t[e[1]],n).reduce((r,o)=>o[0]<r[0]||o[0]===r[0]&&o[1]<r[1]?o:r)}function at(t,e,n,r=!0){let o=t.filter(([i,s])=>e[i*9+s]!==".").map(N);return o.length>0?r?o.length>4?a("overlaps-many",{count:o.length}):a("overlaps-at",{cells:F(o)}):a("overlaps-another"):n?qt(n):null}function qt({available:t,missing:e}){return t?null:e>0?a("needs-buttons",{count:e}):a("fits-nowhere")}function Os(t,e,n,r){let o=at(t,e,n,r);if(o===null)return{text:a("fits"),isGood:!0};let i=n!==void 0&&!n.available&&n.missing>0,s=at(t,e,void 0,r)===null,c=i&&s?a("fits-but-short",{count:n.missing}):o;return{text:ro(c),isGood:!1}}function ro(t){return t[0].toLocaleUpperCase()+t.slice(1)}function oo(t){let e=N(t[0]);return t.length===1?a("single-hole",{cell:e}):a("hole-of",{size:t.length,cell:e})}function Sp(t,e){return e?F(t.map(oo)):t.length===1?a("a-hole"):a("holes",{count:t.length})}function Ln(t,e,n,r,o,i=!0){let{consequence:s,missing:c}=t,l=r.players[r.turn-1],{paid:u,buttons:f,time:d,income:h,income_marks:$}=s,k={from:String(l.buttons),to:D(f)},S=[{kind:"buttons",text:c>0?a("effect-cost",{count:u}):a("effect-buttons",k)},{kind:"time",text:a("effect-time",{from:String(l.time),to:String(d)})}];if($.length>0){let P={count:h,marks:F($.map(String))},I=i?a("effect-income-at",P):a("effect-income",{count:h});S.push({kind:"income",text:I})}return s.special_patch&&S.push({kind:"special",text:a("effect-special")}),n&&S.push({kind:"tile",text:a("effect-tile")}),e.length>0&&S.push({kind:"holes",text:a("effect-holes",{holes:Sp(e,i)})}),S.push({kind:"next",text:io("next",s.next,r.turn,o)}),S}function io(t,e,n,r){if(e===null)return a("then-over");let o=e===n?"-again":"";return Ht(r,e)?a(`${t}-you${o}`):a(`${t}-name${o}`,{name:E(r,e)})}function Ts(t,e,n){let r={cell:N(t)};if(e===".")return a("cell-empty",r);if(e==="*")return a("cell-special",r);let o=n[e]?.name;return o?a("cell-patch",{...r,patch:o}):a("cell-covered",r)}function Ls(t){let e=_n(t),n=e.reduce((s,c)=>s+c.length,0),r=[a("quilt-covered",{covered:81-n,empty:n})],o=e.filter(s=>s.length===1).map(s=>N(s[0]));o.length>0&&r.push(a("quilt-single-holes",{count:o.length,cells:o.join(" ")})),n>0&&r.push(a("quilt-largest",{size:e[0].length}));let i=As(t);return r.push(i===0?a("quilt-full"):a("quilt-missing",{count:i})),`${r.join("; ")}.`}function Be(t,e){let{to_income:n,to_special_patch:r,time:o}=t.players[e-1],i=t.time_board.last-o;if(i===0)return a("at-the-end");let s=[];return n!==null&&s.push(a("income-in",{count:n})),r!==null&&s.push(a("special-in",{count:r})),s.push(a("end-in",{count:i})),s.join(", ")}function Ns(t,e){let n=e[t.letter],r=n.orientations[t.orientation],[o,i]=H(r),s=jt(r,[t.row,t.column]),c=N([t.row+o-1,t.column+i-1]),l=N([t.row,t.column]),{letter:u}=t;return a("placed-patch",{patch:n.name,letter:u,count:s.length,from:l,to:c})}function Is(t){let e=gt(t.seats),n=e.length===1?e[0]:t.turn,r=t.moves.map(({player:o})=>o).lastIndexOf(n);return t.moves.slice(r+1)}function Cs({player:t,move:e,change:n},r,o){let s={name:E(r,t),deed:Ep(e,o)};return!n||n.to===n.from?a("happened",s):a("happened-with",{...s,detail:so(n)})}function so({from:t,to:e,paid:n,earned:r,income:o}){let i=(c,l)=>l>0?[a("gain",{sign:c,count:l})]:[],s=[a("moved",{count:e-t}),...i("−",n),...i("+",r)];return o>0&&s.push(a("preview-income",{count:o})),s.join(", ")}function ao({paid:t,earned:e,income:n}){return e+n-t}function Ep(t,e){return t.startsWith("+")?a("deed-special"):/^[A-Za-z]\d/.test(t)?a("deed-patch",{patch:Wt(e,t[0])}):oe(t,e)}function co(t){return t.startsWith("A:")?t==="A:pass"?null:t[2]:/^[A-Za-g]\d/.test(t)?t[0]:null}function Rs({change:t},e){if(!t||t.to<=t.from)return{gains:[],marks:[]};let n=c=>c>t.from&&c<=t.to,r=e.special_patches.filter(n),o=ao(t),i=[o===0?"":Ap(o)];e.income.some(n)&&i.push(a("payday"));let s=[...e.income.filter(n),...r];return{gains:i.filter(Boolean),marks:s}}function Ap(t){return t<0?`−${-t}`:`+${t}`}function Ps(t,e){return[...t].filter(n=>n[0]===String(e)).map(n=>X(n.slice(1))).sort((n,r)=>n[0]-r[0]||n[1]-r[1])}function js(t,e){let n=r=>Math.abs(r[0]-e[0])+Math.abs(r[1]-e[1]);return t.reduce((r,o)=>n(o)<n(r)?o:r,t[0]??e)}function Ws(t,e,[n,r]){let o=s=>(s[0]-e[0])*n+(s[1]-e[1])*r,i=s=>Math.abs((s[0]-e[0])*r+(s[1]-e[1])*n);return t.filter(s=>o(s)>0).sort((s,c)=>i(s)+o(s)-i(c)-o(c)||i(s)-i(c)).at(0)}function Hs(t,e,n){let r=i=>(i[0]-e[0])*9+i[1]-e[1];return(n?[...t].reverse().find(i=>r(i)<0):t.find(i=>r(i)>0))??t[n?t.length-1:0]}var Bs={letter:null,orientations:{},origin:null,set:!1,anchor:[0,0],cursor:[4,4],plan:!1,spots:{}};function Nn(t){return{letter:"+",patch:{orientations:{0:[[0,0]]},turns:{0:{right:0,left:0,flip:0}}},placements:new Set(t.map(e=>`0${e}`))}}function C(t,e){return t.orientations[e]??0}function _t(t,e){return e.patch.orientations[C(t,e.letter)]}function Y(t,e){return t.origin?jt(_t(t,e),t.origin):[]}function se(t,e){return t.origin?`${C(t,e.letter)}${N(t.origin)}`:null}function ae(t,e){let n=se(t,e);return n!==null&&e.placements.has(n)}function In(t,e){let n=se(t,e);return n===null||!e.placements.has(n)?null:e.letter==="+"?`+${n.slice(1)}`:e.letter+n}function lo(t,e,n){switch(n.type){case"choose":return Mp(t,n.choice,n.anchor);case"cancel":return Cn(t);case"arrow":return e?Op(t,e,n.direction):{...t,cursor:Tn(t.cursor,n.direction)};default:return e?_p(t,e,n):t}}function Cn(t){return t.letter===null?t:{...t,letter:null,origin:null,set:!1,plan:!1}}function _p(t,e,n){switch(n.type){case"hover":return t.set?t:Ds(t,e,n.cell,!1);case"leave":return t.set||!t.origin?t:{...t,origin:null};case"set":return Ds(t,e,n.cell,!0);case"hold":return{...t,anchor:n.anchor,set:!1};case"put":return ie({...t,orientations:{...t.orientations,[e.letter]:n.orientation},anchor:Et(e.patch.orientations[n.orientation])},e,n.origin);case"show":return t.origin?{...t,set:!0}:Rn(t,e);case"jump":return Tp(t,e,n.direction);case"next":return Lp(t,e,n.back??!1);case"turn":return Np(t,e,n.how);case"cycle":return Ip(t,e)}}function Mp(t,e,n){let{letter:r,planned:o=!1}=e,i={...t,letter:r,origin:null,set:!1,plan:o};return{...i,anchor:n??Et(_t(i,e))}}function Ds(t,e,n,r){let o=_t(t,e),i=De(o,[n[0]-t.anchor[0],n[1]-t.anchor[1]]),s=qs(t,e,i);return t.origin&&nt(t.origin,s)&&t.set===r&&nt(t.cursor,n)?t:{...t,origin:s,set:r,cursor:n}}function qs(t,e,n){let r=C(t,e.letter),o=[[0,0],[-1,0],[1,0],[0,-1],[0,1],[-1,-1],[-1,1],[1,-1],[1,1]];for(let[i,s]of o){let c=[n[0]+i,n[1]+s];if(_s(c)&&e.placements.has(r+N(c)))return c}return n}function ie(t,e,n){let r=_t(t,e),o=De(r,n),i=r.some(s=>nt(s,t.anchor))?t.anchor:Et(r);return{...t,origin:o,set:!0,anchor:i,cursor:[o[0]+i[0],o[1]+i[1]]}}function Rn(t,e){let{anchor:n,cursor:r}=t,o=uo(t,e),i=[r[0]-n[0],r[1]-n[1]];return ie(t,e,js(o,i))}function uo(t,e){return Ps(e.placements,C(t,e.letter))}function Op(t,e,n){if(!t.origin)return Rn(t,e);let[r,o]=Mn[n];return ie(t,e,[t.origin[0]+r,t.origin[1]+o])}function Tp(t,e,n){if(!t.origin)return Rn(t,e);let r=Ws(uo(t,e),t.origin,Mn[n]);return r?ie(t,e,r):{...t,set:!0}}function Lp(t,e,n){let r=uo(t,e),o=t.origin;return r.length===0?o?{...t,set:!0}:Rn(t,e):o?ie(t,e,Hs(r,o,n)):ie(t,e,r[n?r.length-1:0])}function Np(t,e,n){let r=C(t,e.letter),o=An(t.anchor,H(_t(t,e)),n);return Us(t,e,e.patch.turns[r][n],o)}function Ip(t,e){let n=Object.keys(e.patch.orientations).map(Number).sort((o,i)=>o-i),r=n[(n.indexOf(C(t,e.letter))+1)%n.length];return Us(t,e,r,Et(e.patch.orientations[r]))}function Us(t,e,n,r){let o={...t,orientations:{...t.orientations,[e.letter]:n},anchor:r};if(!t.origin)return o;let[i,s]=t.cursor,c=De(_t(o,e),[i-r[0],s-r[1]]);return{...o,origin:qs(o,e,c)}}var Ut=81,ce=7,Pn=27,po=[0,0,0],qe=Array.from({length:Ut},(t,e)=>N([Math.floor(e/9),e%9])),Vs=new Map(qe.map((t,e)=>[t,e])),Zs=[0,1,2].flatMap(t=>[0,1,2].map(e=>Cp(t,e)));function Cp(t,e){let n=Array.from({length:ce*ce},(r,o)=>9*(t+Math.floor(o/ce))+e+o%ce);return Mt(n)}function Mt(t){let e=[0,0,0];for(let n of t)e[Math.floor(n/Pn)]|=1<<n%Pn;return e}function fo(t,e){return[t[0]|e[0],t[1]|e[1],t[2]|e[2]]}function Rp(t,e){return[t[0]&~e[0],t[1]&~e[1],t[2]&~e[2]]}function Pp(t,e){return(t[0]&e[0]|t[1]&e[1]|t[2]&e[2])!==0}function zs(t,e){return(t[0]&~e[0]|t[1]&~e[1]|t[2]&~e[2])===0}function Wn(t,e){return(t[Math.floor(e/Pn)]>>e%Pn&1)===1}function Gs(t){let e=0;for(let n of t)for(;n!==0;n&=n-1)e+=1;return e}function mo(t,e){let[n,r]=[Number(e[0]),Vs.get(e.slice(1))],o=t.orientations[n];if(o===void 0||r===void 0)return null;let[i,s]=H(o),[c,l]=[Math.floor(r/9),r%9];return c>9-i||l>9-s?null:ho(n,jn(o),c,l)}function jn(t){return t.map(([e,n])=>9*e+n)}function ho(t,e,n,r){let o=9*n+r,i=e.map(s=>o+s);return{name:t+qe[o],orientation:t,row:n,column:r,spaces:i,mask:Mt(i)}}var Fs=new WeakMap;function jp(t){let e=Fs.get(t);if(e)return e;let n=[];for(let[r,o]of Object.entries(t.orientations)){let[i,s]=H(o),c=jn(o);for(let l=0;l<=9-i;l+=1)for(let u=0;u<=9-s;u+=1)n.push(ho(Number(r),c,l,u))}return Fs.set(t,n),n}function Ys(t,e){let n=Math.floor(e[0]/9),r=Math.min(...e.map(i=>i%9)),o=String(e.map(i=>i-9*n-r));for(let[i,s]of Object.entries(t.orientations))if(String(jn(s))===o)return ho(Number(i),jn(s),n,r);return null}function Ue(t,e){return jp(e).filter(({mask:n})=>!Pp(n,t))}function Ks(t,e,n){let r=Xs(t,n);return r.length===0?[]:e.filter(({mask:o})=>r.some(i=>zs(i,o)))}function go(t){return qe.map((e,n)=>n).filter(e=>!Wn(t,e))}function Qs(t){let e=Xs(t,1).reduce(fo,po);return qe.map((n,r)=>r).filter(n=>Wn(e,n))}function Xs(t,e){return Gs(t)+e<ce*ce?[]:Zs.map(n=>Rp(n,t)).filter(n=>Gs(n)<=e)}function Js(t){return Zs.some(e=>zs(e,t))}function Ge(t){return qe[t]}function $o(t){return Vs.get(t)}function ta(t,e,n){let r=[...t];for(let o of e)r[o]=n;return r.join("")}function Hn(t){return a(`filter-${t}`)}function Fe({score_parts:t},e){let n=t,r=bn[e-1];return[["part-tile",n.special_tile,1],["part-held",n.buttons_held,r.per_button_held],["part-patches",n.patches_with_buttons,r.per_patch_with_buttons],["part-printed",n.buttons_on_patches,r.per_button_on_patches]].filter(([,,i])=>i>0).map(([i,s])=>[i,s])}function Dn(t){return t!==null&&t.stage==="card"&&t.seats.some(e=>e.yours)}function Bn(t){return t.mode==="solo"&&t.moves.at(-1)?.player===2&&t.result?.reason!=="resignation"}function na(t,e,n){return n?a("named-patch",{patch:Wt(e,t),letter:t}):Wt(e,t)}function wo(t,e,n=!0){return F([...t].map(r=>na(r,e,n)))}function yo({number:t,budget:e,income:n}){return a("card-title",{number:String(t),budget:e,income:n})}function bo({affordable:t,choices:e,card:{budget:n}},r,o=!0){if(t.length===0)return a("budget-none",{budget:n,count:e.length});let i={budget:n,patches:wo(t,r,o)};return a(t.length===1?"budget-only":"budget-buys",i)}function xo({filter:t,left:e,skipped:n},r,o=!0){return n?a("filter-skipped",{filter:Hn(t)}):a("filter-leaves",{filter:Hn(t),keeps:a(`keeps-${t}`),patches:wo(e,r,o)})}function ko(t,e,n=!0){let{taken:r,start:o,stop:i,income_marks:s,income:c,special_patches:l}=t,u={start:String(o),stop:String(i)},f=[r?a("automa-takes",{...u,patch:na(r,e,n)}):a("automa-advances",u)],d=c?a("gain",{sign:"+",count:c}):a("automa-no-gain");return s.length>0&&f.push(a("automa-income",{marks:F(s.map(String)),gain:d})),l.length>0&&f.push(a("automa-special",{marks:F(l.map(String))})),t.reaches_marker&&f.push(a(t.takes_special_tile?"automa-marker-tile":"automa-marker")),f}function ra(t,e){return[a("automa-says",{text:`${yo(t.card)}.`}),bo(t,e),...t.steps.map(n=>xo(n,e)),...ko(t,e)].join(" ")}function vo({pile:t,aside:e,discards:n}){let r=[a("cards-in-pile",{count:t})];return e>0&&r.push(a("cards-aside",{count:e})),r.push(n.length?a("cards-turned",{cards:n.join(", ")}):a("cards-none")),`${r.join("; ")}.`}function oa(t){return a(`automa-name-${t}`)}function Ve({level:t,numeral:e}){return a("numeral-and-name",{numeral:e,name:oa(t)})}function Ze({deck:t,level:e,numeral:n}){return a("automa-title",{deck:a(`deck-${t}`),numeral:n,name:oa(e)})}function ze({marker:t,marker_on_board:e}){return e?a("marker-on",{space:String(t)}):a("marker-off")}function Wp(t){return B()==="de"?t:t[0].toLocaleLowerCase()+t.slice(1)}function Hp(t,e){let n=Fe(t,e).filter(([,o])=>o>0).map(([o,i])=>a("part-points",{part:Wp(a(o)),points:i})),r=D(t.score);return n.length?a("automa-score-of",{score:r,parts:n.join(", ")}):a("automa-score",{score:r})}function ia({players:t,result:e},n,r){let o=[ea("pile-with",n.with_buttons,r),ea("pile-without",n.without_buttons,r)],{budget:i}=n,s=i!==null&&!e?`${a("next-budget",{budget:i})} `:"";return[`${Ze(n)}.`,a("automa-holds",{count:t[1].buttons,piles:o.join("; ")}),Hp(t[1],n.level),ze(n),a("automa-cards",{cards:s+vo(n)})].join(" ")}function ea(t,e,n){let r=a(t,{count:e.length});return e?a("pile-of",{pile:r,patches:wo(e,n)}):r}function Ot(t){return t.stage!=="over"&&!L(t)&&t.seats[t.turn-1].yours}function _(t){return t.table!==null&&!t.looking&&!t.pending&&Ot(t.table)}function le({table:t,looking:e,pending:n}){return Dn(t)&&!e&&!n}function qn(t){return t===null||t.game===us?!1:t.mode!=="screen"&&t.mode!=="remote"}function ue(t){return _(t)&&qn(t.table)}function Un(t){let{table:e,looking:n}=t;return qn(e)&&pe(t)&&!n&&e?.stage!=="over"}function Gn(t){return _(t)&&t.hint?.type==="hint"?t.hint.move:null}function sa(t,e){let{hint:n,looking:r,table:o}=t;return n?.type!=="why"?o?.turn===e?Gn(t):null:n.player===e&&!r?n.better:null}function pe({table:t,pending:e}){return t!==null&&t.can_undo&&e===null&&T(t)}function rt(t){return t.looking?t.looking.frames[t.looking.index]:t.table}function R(t,e){return t.table?.options.find(n=>n.letter===e)}function aa(t){return t.options.flatMap(e=>e.letter===null?[]:[e.letter])}function Ke(t,e){let n=R(t,e);return n?{letter:e,patch:t.patches[e],placements:new Set(n.placements??[])}:null}function Tt(t){if(t.stage==="over"||L(t))return null;let e=gt(t.seats);return e.length===2?t.turn:e[0]??null}function $t({table:t,placement:e}){return t?e.plan?Tt(t):t.turn:null}function Gt(t){return t.placement.plan?M(t)!==null&&!t.pending:_(t)}var Ye=null;function So(t,e,n){if(Ye?.choice.letter===t&&Ye.cells===n)return Ye.choice;let r=Mt([...n].flatMap((i,s)=>i==="."?[]:[s])),o=new Set(Ue(r,e).map(({name:i})=>i));return Ye={cells:n,choice:{letter:t,patch:e,placements:o,planned:!0}},Ye.choice}function M(t){let{letter:e,plan:n}=t.placement;if(!t.table||e===null)return null;if(n){let r=t.looking?null:Tt(t.table),o=r&&t.table.players[r-1].cells;return o?So(e,t.patches[e],o):null}return e==="+"?Nn(t.table.special_cells):Ke(t,e)}function Eo(t){let{table:e}=t;if(!e)return 1;let n=[1,2].filter(r=>e.seats[r-1].yours);return n.length===1?n[0]:n.length===2?rt(t)?.turn??1:1}function Fn(t,e){let{table:n,placement:r}=t;return!n||r.letter===null?!1:r.letter==="+"?n.special_cells_7x7.includes(e.slice(1)):R(t,r.letter)?.completes_7x7?.includes(e)??!1}function Vn(t,e){if(!t||t==="pass"||t.startsWith("A:"))return null;let n=X(t.slice(-2));return{shape:t.startsWith("+")?[[0,0]]:e[t[0]].orientations[t[1]],origin:n}}function ca({table:t,patches:e,suggestions:n,looking:r},o){return r||t?.turn!==o?[]:n.flatMap(({move:i,label:s,kind:c,faint:l})=>{let u=Vn(i,e);return u?[{...u,label:s,kind:c,faint:l}]:[]})}function la({suggestions:t,looking:e},n){return e?[]:t.filter(({move:r})=>n===null?r==="pass":r!=="pass"&&r[0]===n)}function Qe({table:t,looking:e}){return t?e?t.moves.slice(0,e.index).slice(-1):Is(t):[]}function ua(t,e){return t.flatMap(n=>Vn(n,e)??[])}function pa(t,e){return!t||e.number===t.number?[]:[...Dp(t,e),...Bp(t,e)]}function Dp(t,e){let[n,...r]=e.moves.slice(t.moves.length);if(!n?.change||r.length>0)return[];let{move:o,player:i,change:s}=n,c=t.players[i-1].income,l=e.time_board.income.filter(f=>f>s.from&&f<=s.to),u=o==="pass"?[]:["place"];return l.length>0&&c>0?[...u,"payday"]:ao(s)>0?[...u,"button"]:u}function Bp(t,e){let n=gt(e.seats);if(e.result&&!t.result)return[n.includes(e.result.winner)?"win":"end"];let r=t.turn===e.turn&&Ot(t);return n.length===1&&Ot(e)&&!r?["turn"]:[]}function Xe(t,e,n,r){return r.map((o,i)=>({wave:t,from:o,to:o,at:i*e*.7,long:e,loud:n}))}var fa={place:[{wave:"sine",from:190,to:70,at:0,long:.11,loud:.5},{wave:"triangle",from:520,to:840,at:.05,long:.12,loud:.08}],button:Xe("triangle",.05,.22,[1480,1865]),payday:Xe("triangle",.09,.25,[1175,1480,1760]),turn:Xe("sine",.16,.25,[587,784]),win:Xe("triangle",.2,.25,[523,659,784,1047]),end:Xe("sine",.22,.25,[659,523])},da={turn:[60],win:[60,60,120],end:[120]};var Zn=null;function Ao(){return"vibrate"in navigator}function ma(t,e,{sounds:n,vibration:r}){if(!(!n&&!r))for(let o of pa(t,e)){n&&_o(o);let i=da[o];r&&i&&Ao()&&navigator.vibrate(i)}}function _o(t){Zn??=new AudioContext,Zn.state==="suspended"&&Zn.resume();for(let e of fa[t])qp(Zn,e)}function qp(t,{wave:e,from:n,to:r,at:o,long:i,loud:s}){let c=t.currentTime+o,l=t.createOscillator(),u=t.createGain();l.type=e,l.frequency.setValueAtTime(n,c),l.frequency.exponentialRampToValueAtTime(r,c+i),u.gain.setValueAtTime(1e-4,c),u.gain.exponentialRampToValueAtTime(s,c+.01),u.gain.exponentialRampToValueAtTime(1e-4,c+i),l.connect(u).connect(t.destination),l.start(c),l.stop(c+i)}function Mo(){"serviceWorker"in navigator&&ha(()=>navigator.serviceWorker.register("/sw.js"))}function Oo(){if(!("caches"in window))return;let t={title:a("your-turn"),body:a("notice-body"),lang:B()};ha(async()=>{await(await caches.open("notices")).put("/notice-words",new Response(JSON.stringify(t)))})}function ha(t){(window.requestIdleCallback??(n=>window.setTimeout(n,1e3)))(()=>{t().catch(n=>{console.warn("This browser keeps nothing for times without a page:",n.message)})})}var ct=class{constructor(e){this.value=e}valueOf(){return this.value}},A=class extends ct{constructor(e="???"){super(e)}toString(e){return`{${this.value}}`}},U=class extends ct{constructor(e,n={}){super(e),this.opts=n}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return this.value.toString(10)}},lt=class t extends ct{static supportsValue(e){if(typeof e=="number"||e instanceof Date)return!0;if(e instanceof ct)return t.supportsValue(e.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(e instanceof n.Instant||e instanceof n.PlainDateTime||e instanceof n.PlainDate||e instanceof n.PlainMonthDay||e instanceof n.PlainTime||e instanceof n.PlainYearMonth)return!0}return!1}constructor(e,n={}){e instanceof t?(n={...e.opts,...n},e=e.value):e instanceof ct&&(e=e.valueOf()),typeof e=="object"&&"calendarId"in e&&n.calendar===void 0&&(n={...n,calendar:e.calendarId}),super(e),this.opts=n}[Symbol.toPrimitive](e){return e==="string"?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e=="number")return e;if(e instanceof Date)return e.getTime();if("epochMilliseconds"in e)return e.epochMilliseconds;if("toZonedDateTime"in e)return e.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var ga=100,Up="⁨",Gp="⁩";function Fp(t,e,n){if(n===e||n instanceof U&&e instanceof U&&n.value===e.value)return!0;if(e instanceof U&&typeof n=="string"){let r=t.memoizeIntlObject(Intl.PluralRules,e.opts).select(e.value);if(n===r)return!0}return!1}function $a(t,e,n){return e[n]?fe(t,e[n].value):(t.reportError(new RangeError("No default")),new A)}function To(t,e){let n=[],r=Object.create(null);for(let o of e)o.type==="narg"?r[o.name]=Je(t,o.value):n.push(Je(t,o));return{positional:n,named:r}}function Je(t,e){switch(e.type){case"str":return e.value;case"num":return new U(e.value,{minimumFractionDigits:e.precision});case"var":return Vp(t,e);case"mesg":return Zp(t,e);case"term":return zp(t,e);case"func":return Yp(t,e);case"select":return Kp(t,e);default:return new A}}function Vp(t,{name:e}){let n;if(t.params)if(Object.prototype.hasOwnProperty.call(t.params,e))n=t.params[e];else return new A(`$${e}`);else if(t.args&&Object.prototype.hasOwnProperty.call(t.args,e))n=t.args[e];else return t.reportError(new ReferenceError(`Unknown variable: $${e}`)),new A(`$${e}`);if(n instanceof ct)return n;switch(typeof n){case"string":return n;case"number":return new U(n);case"object":if(lt.supportsValue(n))return new lt(n);default:return t.reportError(new TypeError(`Variable type not supported: $${e}, ${typeof n}`)),new A(`$${e}`)}}function Zp(t,{name:e,attr:n}){let r=t.bundle._messages.get(e);if(!r)return t.reportError(new ReferenceError(`Unknown message: ${e}`)),new A(e);if(n){let o=r.attributes[n];return o?fe(t,o):(t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new A(`${e}.${n}`))}return r.value?fe(t,r.value):(t.reportError(new ReferenceError(`No value: ${e}`)),new A(e))}function zp(t,{name:e,attr:n,args:r}){let o=`-${e}`,i=t.bundle._terms.get(o);if(!i)return t.reportError(new ReferenceError(`Unknown term: ${o}`)),new A(o);if(n){let c=i.attributes[n];if(c){t.params=To(t,r).named;let l=fe(t,c);return t.params=null,l}return t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new A(`${o}.${n}`)}t.params=To(t,r).named;let s=fe(t,i.value);return t.params=null,s}function Yp(t,{name:e,args:n}){let r=t.bundle._functions[e];if(!r)return t.reportError(new ReferenceError(`Unknown function: ${e}()`)),new A(`${e}()`);if(typeof r!="function")return t.reportError(new TypeError(`Function ${e}() is not callable`)),new A(`${e}()`);try{let o=To(t,n);return r(o.positional,o.named)}catch(o){return t.reportError(o),new A(`${e}()`)}}function Kp(t,{selector:e,variants:n,star:r}){let o=Je(t,e);if(o instanceof A)return $a(t,n,r);for(let i of n){let s=Je(t,i.key);if(Fp(t,o,s))return fe(t,i.value)}return $a(t,n,r)}function Lo(t,e){if(t.dirty.has(e))return t.reportError(new RangeError("Cyclic reference")),new A;t.dirty.add(e);let n=[],r=t.bundle._useIsolating&&e.length>1;for(let o of e){if(typeof o=="string"){n.push(t.bundle._transform(o));continue}if(t.placeables++,t.placeables>ga)throw t.dirty.delete(e),new RangeError(`Too many placeables expanded: ${t.placeables}, max allowed is ${ga}`);r&&n.push(Up),n.push(Je(t,o).toString(t)),r&&n.push(Gp)}return t.dirty.delete(e),n.join("")}function fe(t,e){return typeof e=="string"?t.bundle._transform(e):Lo(t,e)}var zn=class{constructor(e,n,r){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=n,this.args=r}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,n){let r=this.bundle._intls.get(e);r||(r={},this.bundle._intls.set(e,r));let o=JSON.stringify(n);return r[o]||(r[o]=new e(this.bundle.locales,n)),r[o]}};function No(t,e){let n=Object.create(null);for(let[r,o]of Object.entries(t))e.includes(r)&&(n[r]=o.valueOf());return n}var wa=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function ya(t,e){let n=t[0];if(n instanceof A)return new A(`NUMBER(${n.valueOf()})`);if(n instanceof U)return new U(n.valueOf(),{...n.opts,...No(e,wa)});if(n instanceof lt)return new U(n.toNumber(),{...No(e,wa)});throw new TypeError("Invalid argument to NUMBER")}var Qp=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function ba(t,e){let n=t[0];if(n instanceof A)return new A(`DATETIME(${n.valueOf()})`);if(n instanceof lt||n instanceof U)return new lt(n,No(e,Qp));throw new TypeError("Invalid argument to DATETIME")}var xa=new Map;function ka(t){let e=Array.isArray(t)?t.join(" "):t,n=xa.get(e);return n===void 0&&(n=new Map,xa.set(e,n)),n}var de=class{constructor(e,{functions:n,useIsolating:r=!0,transform:o=i=>i}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:ya,DATETIME:ba,...n},this._useIsolating=r,this._transform=o,this._intls=ka(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:n=!1}={}){let r=[];for(let o=0;o<e.body.length;o++){let i=e.body[o];if(i.id.startsWith("-")){if(n===!1&&this._terms.has(i.id)){r.push(new Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(n===!1&&this._messages.has(i.id)){r.push(new Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return r}formatPattern(e,n=null,r=null){if(typeof e=="string")return this._transform(e);let o=new zn(this,r,n);try{return Lo(o,e).toString(o)}catch(i){if(o.errors&&i instanceof Error)return o.errors.push(i),new A().toString(o);throw i}}};var Io=/^(-?[a-zA-Z][\w-]*) *= */gm,va=/\.([a-zA-Z][\w-]*) *= */y,Xp=/\*?\[/y,Co=/(-?[0-9]+(?:\.([0-9]+))?)/y,Jp=/([a-zA-Z][\w-]*)/y,Sa=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,tf=/^[A-Z][A-Z0-9_-]*$/,Yn=/([^{}\n\r]+)/y,ef=/([^\\"\n\r]*)/y,Ea=/\\([\\"])/y,Aa=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,nf=/^\n+/,_a=/ +$/,rf=/ *\r?\n/g,of=/( *)$/,sf=/{\s*/y,Ma=/\s*}/y,af=/\[\s*/y,cf=/\s*] */y,lf=/\s*\(\s*/y,uf=/\s*->\s*/y,pf=/\s*:\s*/y,ff=/\s*,?\s*/y,df=/\s+/y,Ft=class{constructor(e){this.body=[],Io.lastIndex=0;let n=0;for(;;){let g=Io.exec(e);if(g===null)break;n=Io.lastIndex;try{this.body.push(l(g[1]))}catch(b){if(b instanceof SyntaxError)continue;throw b}}function r(g){return g.lastIndex=n,g.test(e)}function o(g,b){if(e[n]===g)return n++,!0;if(b)throw new b(`Expected ${g}`);return!1}function i(g,b){if(r(g))return n=g.lastIndex,!0;if(b)throw new b(`Expected ${g.toString()}`);return!1}function s(g){g.lastIndex=n;let b=g.exec(e);if(b===null)throw new SyntaxError(`Expected ${g.toString()}`);return n=g.lastIndex,b}function c(g){return s(g)[1]}function l(g){let b=f(),O=u();if(b===null&&Object.keys(O).length===0)throw new SyntaxError("Expected message value or attributes");return{id:g,value:b,attributes:O}}function u(){let g=Object.create(null);for(;r(va);){let b=c(va),O=f();if(O===null)throw new SyntaxError("Expected attribute value");g[b]=O}return g}function f(){let g;if(r(Yn)&&(g=c(Yn)),e[n]==="{"||e[n]==="}")return d(g?[g]:[],1/0);let b=Wi();return b?g?d([g,b],b.length):(b.value=Dr(b.value,nf),d([b],b.length)):g?Dr(g,_a):null}function d(g=[],b){for(;;){if(r(Yn)){g.push(c(Yn));continue}if(e[n]==="{"){g.push(h());continue}if(e[n]==="}")throw new SyntaxError("Unbalanced closing brace");let st=Wi();if(st){g.push(st),b=Math.min(b,st.length);continue}break}let O=g.length-1,Lt=g[O];typeof Lt=="string"&&(g[O]=Dr(Lt,_a));let Oe=[];for(let st of g)st instanceof Kn&&(st=st.value.slice(0,st.value.length-b)),st&&Oe.push(st);return Oe}function h(){i(sf,SyntaxError);let g=$();if(i(Ma))return g;if(i(uf)){let b=P();return i(Ma,SyntaxError),{type:"select",selector:g,...b}}throw new SyntaxError("Unclosed placeable")}function $(){if(e[n]==="{")return h();if(r(Sa)){let[,g,b,O=null]=s(Sa);if(g==="$")return{type:"var",name:b};if(i(lf)){let Lt=k();if(g==="-")return{type:"term",name:b,attr:O,args:Lt};if(tf.test(b))return{type:"func",name:b,args:Lt};throw new SyntaxError("Function names must be all upper-case")}return g==="-"?{type:"term",name:b,attr:O,args:[]}:{type:"mesg",name:b,attr:O}}return K()}function k(){let g=[];for(;;){switch(e[n]){case")":return n++,g;case void 0:throw new SyntaxError("Unclosed argument list")}g.push(S()),i(ff)}}function S(){let g=$();return g.type!=="mesg"?g:i(pf)?{type:"narg",name:g.name,value:K()}:g}function P(){let g=[],b=0,O;for(;r(Xp);){o("*")&&(O=b);let Lt=I(),Oe=f();if(Oe===null)throw new SyntaxError("Expected variant value");g[b++]={key:Lt,value:Oe}}if(b===0)return null;if(O===void 0)throw new SyntaxError("Expected default variant");return{variants:g,star:O}}function I(){i(af,SyntaxError);let g;return r(Co)?g=ji():g={type:"str",value:c(Jp)},i(cf,SyntaxError),g}function K(){if(r(Co))return ji();if(e[n]==='"')return Qu();throw new SyntaxError("Invalid expression")}function ji(){let[,g,b=""]=s(Co),O=b.length;return{type:"num",value:parseFloat(g),precision:O}}function Qu(){o('"',SyntaxError);let g="";for(;;){if(g+=c(ef),e[n]==="\\"){g+=Xu();continue}if(o('"'))return{type:"str",value:g};throw new SyntaxError("Unclosed string literal")}}function Xu(){if(r(Ea))return c(Ea);if(r(Aa)){let[,g,b]=s(Aa),O=parseInt(g||b,16);return O<=55295||57344<=O?String.fromCodePoint(O):"�"}throw new SyntaxError("Unknown escape sequence")}function Wi(){let g=n;switch(i(df),e[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return Hi(e.slice(g,n))}return e[n-1]===" "?Hi(e.slice(g,n)):!1}function Dr(g,b){return g.replace(b,"")}function Hi(g){let b=g.replace(rf,`
`),O=of.exec(g)[1].length;return new Kn(b,O)}}},Kn=class{constructor(e,n){this.value=e,this.length=n}};var Ro=new Map,me=new de("en");function tn(t,e=`/words/${t}.json`){let n=Ro.get(t);if(n)return n;let r=mf(new URL(e,import.meta.url));return Ro.set(t,r),r.catch(()=>Ro.delete(t)),r}async function mf(t){let e=await fetch(t);if(!e.ok)throw new Error(`The words of this page can’t be loaded: ${t}`);return e.json()}function Po({language:t,words:e,editions:n={}},r){me=new de(t,{useIsolating:!1}),me.addResource(new Ft(e)),Object.hasOwn(n,r)&&me.addResource(new Ft(n[r]),{allowOverrides:!0}),qi({language:t,format:(i,s)=>{let c=me.getMessage(i)?.value;if(!c)throw new Error(`There is no message ${i} in ${t}.`);return me.formatPattern(c,s)}})}function Qn(t){t.language===B()&&me.addResource(new Ft(t.words))}var{dataset:Wo}=document.querySelector("script[type=module]"),hf=new Set(["home","offline"]),{lang:gf}=document.documentElement,jo=new Map,Oa=!1;async function ot(t){let e=jo.get(t)??$f(t);return jo.set(t,e),e.catch(()=>jo.delete(t)),e}async function $f(t){let e=Wo[`${t}Style`];try{let[n]=await Promise.all([import(Wo[t]),e&&Ho(e),hf.has(t)||Ta(B()).then(Qn)]);return n}catch(n){throw new Qt(a("server-away"),{cause:n})}}function Ta(t){return Oa=!0,tn(`${t}-later`,t===gf?Wo.words:void 0)}async function La(t){return Oa?Ta(t):null}function Ho(t){let e=document.createElement("link");e.rel="stylesheet",e.href=t;let n=new Promise((r,o)=>{e.onload=r,e.onerror=()=>{e.remove(),o(new Error(`No style sheet at ${t}`))}});return document.head.append(e),n}var Na="quiltbee.outdated";function en(){return sessionStorage.getItem(Na)===String(2)?!1:(sessionStorage.setItem(Na,String(2)),location.reload(),!0)}async function Ia(){await Ki().catch(()=>!0)||en()}var Do=new Set;function Ca(t){for(let e of Do)e(t)}function Ra(t){return Do.add(t),()=>{Do.delete(t)}}var G=1e3,Vt=60*G,he=60*Vt,ut=24*he,Bo=9900,wf=[10,30,60];function Xn(t){let e=/^(\d+)d$/.exec(t);if(e)return{kind:"days",main:Number(e[1])*ut,extra:0};let[n,r]=t.split(/[+~]/).map(o=>Number(o)*G);return{kind:t.includes("~")?"delay":"increment",main:n,extra:r}}function Jn(t){if(t===null)return a("no-clock");let{kind:e,main:n,extra:r}=Xn(t);if(e==="days")return a("clock-days",{count:n/ut});let o=ja(n);if(r===0)return a("clock-whole",{time:o});let i=a("seconds",{count:r/G});return a(e==="delay"?"clock-delay":"clock-more",{time:o,each:i})}function Pa(t){let{kind:e,main:n,extra:r}=Xn(t);if(e==="days")return a("label-days",{count:n/ut});let o=n%Vt===0?a("label-minutes",{count:n/Vt}):a("label-seconds",{count:n/G}),i=a("label-seconds",{count:r/G});return r===0?o:`${o} ${e==="delay"?"~":"+"} ${i}`}function ja(t){return[[Math.floor(t/he),"hours"],[Math.floor(t%he/Vt),"minutes"],[Math.floor(t%Vt/G),"seconds"]].filter(([r])=>r>0).map(([r,o])=>a(o,{count:r})).join(" ")||a("no-time")}function Wa(t,{now:e},n){return e===null?null:t?.now===e?t:{now:e,at:n}}function qo(t,e,n,r){let o=t.left[e-1];if(t.running!==e)return Math.max(0,o);let{kind:i,extra:s}=Xn(t.control),c=i==="delay"?s:0,l=n.now+(r-n.at)-t.since;return Math.max(0,o-Math.max(0,l-c))}function Ha(t){if(t<=Bo)return`0:0${(Math.ceil(t/100)/10).toFixed(1)}`;if(t>=ut)return a("short-days",{days:Math.floor(t/ut),hours:Math.floor(t%ut/he)});let e=Math.ceil(t/G),n=[Math.floor(e/60)%60,e%60],r=Math.floor(e/3600),o=n.map((i,s)=>s===0&&r===0?String(i):String(i).padStart(2,"0"));return r?[r,...o].join(":"):o.join(":")}function Da(t){if(t<=0)return a("no-time-left");if(t>=ut){let e=Math.floor(t%ut/he),n=a("days",{count:Math.floor(t/ut)});return e?`${n} ${a("hours",{count:e})}`:n}return ja(Math.ceil(t/G)*G)}function Ba(t,e){let{kind:n,main:r}=Xn(t);return n==="days"?e<6*he:e<Math.max(10*G,Math.min(Vt,r/10))}function qa(t,e){return wf.find(r=>t>r*G&&e<=r*G&&e>0)??null}function Ua(t){return t<=0?null:t>=ut?Vt:t<=Bo?t%100||100:Math.min(t%G||G,t-Bo)}var yf=[{key:"none",clock:null},{key:"short",clock:"300+5"},{key:"long",clock:"900+10"},{key:"days",clock:"3d"}];function Aw(t){return yf.find(({key:e})=>e===t)?.clock??null}function Ga(t){return t===404?{title:a("invitation-unknown"),text:a("invitation-unknown-text")}:t===410?{title:a("invitation-closed"),text:a("invitation-closed-text")}:null}function Fa({board:t,clock:e,takebacks:n,rated:r,seed_chosen:o,seat:i}){return[[a("term-seat"),a(`term-seat-${i}`)],[a("clock"),e===null?a("term-no-clock"):Jn(e)],[a("time-board"),a(`term-board-${t}`)],[a("circle"),a(o?"term-chosen":"term-drawn")],[a("tick-takebacks"),a(n?"tick-takebacks-note":"term-none")],[a("term-rating"),a(r?"tick-rated-note":"terms-not-rated")]]}var ge=class{constructor(e){this.outside=e,this.store=xt((n,r)=>({...n,...r}),{name:"",busy:!1,error:""})}get state(){return this.store.get()}async ask(){try{let{name:e}=await this.outside.me();this.state.name===""&&this.store.dispatch({name:e??""})}catch(e){this.store.dispatch({error:Va(e)})}}write(e){this.store.dispatch({name:e,error:""})}async sit(){let{name:e,busy:n}=this.state;if(!n){this.store.dispatch({busy:!0,error:""});try{let{url:r}=await this.outside.sit(e.trim()||null);this.outside.go(r)}catch(r){this.store.dispatch({busy:!1,error:Va(r)})}}}};function Va(t){return t instanceof Error?t.message:String(t)}var Za=[["one","Player1"],["two","Player2"]];var bf=["","?","You","Automa"];function tr(t,e){let n=Za.flatMap(([o],i)=>{let s=e[i]??"";return bf.includes(s)?[]:[[o,s]]}),r=new URLSearchParams(n).toString();return`/${r&&`?${r}`}${t}`}function za(t){let e=new URLSearchParams(t);return Object.fromEntries(Za.flatMap(([n,r])=>{let o=e.get(n)?.trim().slice(0,40);return o?[[r,o]]:[]}))}function Ka(){let t=xf(8,7).slice(0,54);return t.map(({x:e,y:n},r)=>{let o={x:(e+.5)*12,y:(n+.5)*12},i=r>0?t[r-1]:{x:e-1,y:n},s={x:o.x+(i.x-e)*12/2,y:o.y+(i.y-n)*12/2};return r<53?{centre:o,entry:s,width:12,height:12}:{centre:{x:o.x+12,y:o.y},entry:s,width:36,height:12}})}function xf(t,e){let n=new Set,r=[],[o,i,s,c]=[0,0,1,0],l=(u,f)=>u>=0&&f>=0&&u<t&&f<e&&!n.has(`${u},${f}`);for(;r.length<t*e;)r.push({x:o,y:i}),n.add(`${o},${i}`),l(o+s,i+c)||([s,c]=[-c,s]),o+=s,i+=c;return r}var Ya=10.3;function Qa(){let e=[],n=-Math.PI/2,r=43;for(let o=0;o<=53;o+=1){let i={x:48+Math.cos(n)*r,y:48+Math.sin(n)*r},s=e.at(-1)?.centre??i,c={x:(i.x+s.x)/2,y:(i.y+s.y)/2},l=o===53?9.8:8.6;e.push({centre:i,entry:c,width:l,height:l});let u=Ya/r;n+=u,r-=Ya/(2*Math.PI)*u}return e}function Xa(t){let{table:e,placement:n,weighing:r}=t;if(!e||!_(t))return null;let o=n.letter??(r?null:""),i=o===""||o==="+"?void 0:R(t,o);if(!i)return null;let{consequence:s}=i,c=e.turn,l=e.players[c-1].time,u=e.time_board.special_patches_left.filter(f=>f>l&&f<=s.time);return{player:c,from:l,to:s.time,marks:[...s.income_marks,...u],income:s.income_marks.length>0?s.income:0,special:s.special_patch,next:s.next}}function Ja({player:t,to:e,income:n,special:r,next:o},i){let c=[n>0?a("preview-income",{count:n}):"",r?a("preview-special"):""].filter(Boolean).join(", ");return`${a("preview-space",{space:String(e)})}${c?`: ${c}`:""}. ${io("then",o,t,i)}`}var Uo=[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg"];function tc(t){let e=Uo.indexOf(t);return{cloth:e%6,weave:(Math.floor(e/6)+e%6)%6}}var nn={"weave-0":["<path d='M2.5 1.2a1.3 1.3 0 1 0 .01 0M7.5 6.2a1.3 1.3 0 1 0 .01 0'/>","<path opacity='.7' d='M7.5 2a.5.5 0 1 0 .01 0M2.5 7a.5.5 0 1 0 .01 0'/>"],"weave-1":["<path d='M.3 0h.5v10H.3zM1.5 0h1.9v10H1.5zM4.1 0h.5v10h-.5z M5.3 0h.5v10h-.5zM6.5 0h1.9v10H6.5zM9.1 0h.5v10h-.5z'/>"],"weave-2":["<path opacity='.55' d='M0 0h2.5v10H0zM5 0h2.5v10H5z'/>","<path opacity='.55' d='M0 0h10v2.5H0zM0 5h10v2.5H0z'/>"],"weave-3":["<path fill='none' stroke='var(--thread)' stroke-width='.85' d='M0 0L2.5-2.5 5 0 7.5-2.5 10 0M0 2.5L2.5 0 5 2.5 7.5 0 10 2.5M0 5L2.5 2.5 5 5 7.5 2.5 10 5 M0 7.5L2.5 5 5 7.5 7.5 5 10 7.5M0 10L2.5 7.5 5 10 7.5 7.5 10 10 M0 12.5L2.5 10 5 12.5 7.5 10 10 12.5'/>"],"weave-4":["<g transform='translate(2.5 2.5)'><path d='M0-1.8a.8.8 0 1 0 .01 0M1.05-1.05a.8.8 0 1 0 .01 0M.65.2a.8.8 0 1 0 .01 0 M-.65.2a.8.8 0 1 0 .01 0M-1.05-1.05a.8.8 0 1 0 .01 0'/><circle r='.55' fill='var(--cloth)'/><path fill='none' stroke='var(--thread)' stroke-width='.35' d='M1.6 1.6Q2.4 2 2.5 2.6M-1.6 1.6Q-2.4 2-2.5 2.6'/></g>","<g transform='translate(7.5 7.5)'><path d='M0-1.8a.8.8 0 1 0 .01 0M1.05-1.05a.8.8 0 1 0 .01 0M.65.2a.8.8 0 1 0 .01 0 M-.65.2a.8.8 0 1 0 .01 0M-1.05-1.05a.8.8 0 1 0 .01 0'/><circle r='.55' fill='var(--cloth)'/><path fill='none' stroke='var(--thread)' stroke-width='.35' d='M1.6 1.6Q2.4 2 2.5 2.6M-1.6 1.6Q-2.4 2-2.5 2.6'/></g>"],"weave-5":["<path fill='none' stroke='var(--thread)' d='M0 2.5Q2.5-.6 5 2.5T10 2.5M0 7.5Q2.5 4.4 5 7.5T10 7.5'/>"],special:["<rect x='.25' y='.25' width='9.5' height='9.5' rx='1.1' fill='var(--leather)' stroke='var(--seam)' stroke-width='.7'/>","<path fill='none' stroke='var(--grain)' stroke-width='.3' stroke-linecap='round' opacity='.7' d='M2.6 2.7h.5M6.9 2.5h.6M4.8 2.2h.3M2.3 5.5h.4M7.4 5.2h.4M3 7.6h.6M6.6 7.5h.5M4.9 7.9h.3'/>","<rect x='1.4' y='1.4' width='7.2' height='7.2' rx='.7' fill='none' stroke='var(--stitch)' stroke-width='.42' stroke-dasharray='1.1 .7' stroke-linecap='round'/>","<path fill='none' stroke='var(--grain)' stroke-width='.6' stroke-linecap='round' d='M5 3.3V6.7M3.3 5H6.7M3.8 3.8L6.2 6.2M6.2 3.8L3.8 6.2'/>"],button:["<circle r='9.6' fill='var(--stitch)' stroke='var(--seam)' stroke-width='1.9'/>","<circle r='6.4' fill='none' stroke='var(--seam)' stroke-width='.8' opacity='.35'/>","<path fill='none' stroke='var(--seam)' stroke-width='.9' opacity='.45' d='M-2.4-2.4L2.4 2.4M2.4-2.4L-2.4 2.4'/>","<path fill='var(--seam)' d='M-2.5-4.2a1.7 1.7 0 1 0 .01 0M2.5-4.2a1.7 1.7 0 1 0 .01 0 M-2.5.8a1.7 1.7 0 1 0 .01 0M2.5.8a1.7 1.7 0 1 0 .01 0'/>"],"special-tile":["<rect x='-9.4' y='-9.4' width='18.8' height='18.8' rx='2.4' fill='var(--leather)' stroke='var(--tile-edge)' stroke-width='1.2'/>","<rect x='-7.4' y='-7.4' width='14.8' height='14.8' rx='1.2' fill='none' stroke='var(--stitch)' stroke-width='.9' stroke-dasharray='2 1.2'/>","<path d='M-3.6-5.2H3.8C.6-1.5-.8 1.8-1.2 5.6' fill='none' stroke='var(--stitch)' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round'/>"],"tile-1":["<path d='M0-9a9 9 0 1 0 .01 0Z' fill='var(--tile-1)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],"tile-5":["<path d='M0 -8.20A3.2 3.2 0 0 1 5.8 -5.80A3.2 3.2 0 0 1 8.2 -0.00A3.2 3.2 0 0 1 5.8 5.80A3.2 3.2 0 0 1 0 8.20A3.2 3.2 0 0 1 -5.8 5.80A3.2 3.2 0 0 1 -8.2 0.00A3.2 3.2 0 0 1 -5.8 -5.80A3.2 3.2 0 0 1 0 -8.20Z' fill='var(--tile-5)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],"tile-10":["<path d='M-6.4-9H6.4Q9-9 9-6.4V6.4Q9 9 6.4 9H-6.4Q-9 9-9 6.4V-6.4Q-9-9-6.4-9Z' fill='var(--tile-10)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],"tile-20":["<path d='M0 -8.80A2 2 0 0 1 3.82 -7.93A2 2 0 0 1 6.88 -5.49A2 2 0 0 1 8.58 -1.96A2 2 0 0 1 8.58 1.96A2 2 0 0 1 6.88 5.49A2 2 0 0 1 3.82 7.93A2 2 0 0 1 0 8.80A2 2 0 0 1 -3.82 7.93A2 2 0 0 1 -6.88 5.49A2 2 0 0 1 -8.58 1.96A2 2 0 0 1 -8.58 -1.96A2 2 0 0 1 -6.88 -5.49A2 2 0 0 1 -3.82 -7.93A2 2 0 0 1 0 -8.80Z' fill='var(--tile-20)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],cell:["<path fill='none' stroke='var(--grid)' stroke-width='.16' opacity='.6' d='M3.4 5H6.6M5 3.4V6.6'/>"],"token-1":["<circle r='4'/>"],"token-2":["<path d='M0-5L5 0 0 5-5 0Z'/>"],"space-cloth":["<rect x='-5.7' y='-5.7' width='11.4' height='11.4' rx='1.2' fill='var(--tone)' stroke='var(--edge)' stroke-width='.35'/>","<rect x='-4.9' y='-4.9' width='9.8' height='9.8' rx='.7' fill='none' stroke='var(--edge)' stroke-width='.25' stroke-dasharray='.9 .6'/>"],"space-thread":["<circle r='4.3' fill='var(--tone)' stroke='var(--edge)' stroke-width='.4'/>","<circle r='3.6' fill='none' stroke='var(--edge)' stroke-width='.22' stroke-dasharray='.8 .5'/>"],"space-end":["<rect x='-17.7' y='-5.7' width='35.4' height='11.4' rx='1.2' fill='var(--tone)' stroke='var(--edge)' stroke-width='.35'/>","<rect x='-16.9' y='-4.9' width='33.8' height='9.8' rx='.7' fill='none' stroke='var(--edge)' stroke-width='.25' stroke-dasharray='.9 .6'/>"],corner:["<path fill='none' stroke='var(--thread-0)' stroke-width='.5' d='M2 13Q.5 7 5.5 5.5T13.5 1.8'/>","<use href='#button' transform='translate(5 5.2) scale(.3)'/>","<use href='#button' transform='translate(11.6 2.4) scale(.16)'/>","<use href='#button' transform='translate(2.2 11) scale(.16)'/>"]};var ec=new WeakMap;async function nc(t){let e=await fetch(t);if(!e.ok)throw new Error(`The artwork can’t be loaded: ${t}`);return e.json()}function vf(t){let e=ec.get(t);if(!e){let r=[Object.entries(t).map(([o,i])=>`<g id="${o}">${i.join("")}</g>`).join("")];e=Object.assign(r,{raw:r}),ec.set(t,e)}return v(e)}function rc(t=nn){return p`<svg class="fabrics" aria-hidden="true" width="0" height="0">
    <defs>
      ${vf(t)}
      ${Uo.map(e=>{let{cloth:n,weave:r}=tc(e);return Go(`fabric-${e}`,10,v`<g class=${`cloth-${n}`}><rect class="cloth" width="10" height="10"></rect>
            <use class="thread" href=${`#weave-${r}`}></use></g>`)})}
      ${Go("fabric-cell",10,v`<use href="#cell"></use>`)}
      ${Go("fabric-covered",5,v`<rect class="covered" width="5" height="5"></rect>`)}
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
  </svg>`}function Go(t,e,n){return v`<pattern id=${t} width=${e} height=${e} patternUnits="userSpaceOnUse">${n}
  </pattern>`}function it(t,e,n,r=1){return v`<use href=${`#${t}`} transform=${`translate(${e} ${n}) scale(${r})`}></use>`}function q(t,e,n){return it("button",t,e,n/10)}function Sf(t){let e=t.orientations[0];return Array.from({length:t.income},(n,r)=>e[Math.floor((r+.5)*e.length/t.income)])}function rn(t,e,n,[r,o],i){let s=e.orientations[n],c=H(e.orientations[0]);return v`<g class="patch" transform=${`translate(${o*10} ${r*10})`}>
    <path class="piece" fill=${`url(#fabric-${t})`} d=${Z(s,10,.25)}></path>
    <path class="stitches" d=${Z(s,10,1.1)}></path>
    ${Sf(e).map(l=>{let[u,f]=Es(l,c,n);return q((f+.5)*10,(u+.5)*10,2.6)})}
    ${i?Ef(s[0],t):m}
  </g>`}function Ef([t,e],n){let[r,o]=[(e+.5)*10,(t+.5)*10+1.9];return v`<text class="letter" x=${r} y=${o}>${n}</text>`}function Fo([t,e]){return v`<g class="patch special">${it("special",e*10,t*10)}</g>`}function pt(t,e,n,r){let[o,i]=H(e.orientations[n]),s=Math.max(4,o,i)*10+1.2,[c,l]=[(i*10-s)/2,(o*10-s)/2];return p`<svg class="framed" viewBox=${`${c} ${l} ${s} ${s}`} aria-hidden="true">
    ${rn(t,e,n,[0,0],r)}
  </svg>`}function er(t,e,n,r){let[o,i]=H(e.orientations[n]);return p`<svg
    class=${`picture w${i} h${o}`}
    viewBox=${`-0.6 -0.6 ${i*10+1.2} ${o*10+1.2}`}
    aria-hidden="true"
  >
    ${rn(t,e,n,[0,0],r)}
  </svg>`}var oc={cloth:Ka(),thread:Qa()},on=[1,2];function ic(t){return t.time_board.on_top===1?[on[1],on[0]]:on}function sc(t,e){let[n,r]=t.players.map(l=>l.time),o=n===r?a("tokens-together",{space:String(n),name:E(e,t.time_board.on_top)}):on.map(l=>a("token-at",{...z(e,l),space:String(t.players[l-1].time)})).join(" "),i=t.time_board.special_patches_left,s=t.automa?` ${ze(t.automa)}`:"",c=i.length?i.join(", "):a("none");return`${o} ${a("special-left",{spaces:c})}${s}`}function Vo(t,e,n,r){return v`<g class=${`token token-${t}`} transform=${`translate(${e} ${n})`}>
    ${it(`token-${t}`,0,0,r/4)}
    <text y=${r*.42} font-size=${r*1.2}>${t}</text></g>`}function ac({numeral:t},e,n,r){let o=Array.from({length:16},(i,s)=>{let c=s%2?r*.78:r,l=s*Math.PI/8;return`${(Math.sin(l)*c).toFixed(2)} ${(-Math.cos(l)*c).toFixed(2)}`});return v`<g class="marker" transform=${`translate(${e} ${n})`}>
    <path d=${`M${o.join("L")}Z`}></path>
    <text y=${r*.3} font-size=${r*.85}>${t}</text></g>`}function cc({automa:t},e,n){if(!t?.marker_on_board)return m;let[r,o]=e(t.marker);return ac(t,r,o,n)}function lc(t){return p`<svg class="token-picture" viewBox="-6 -6 12 12" aria-hidden="true">
    ${Vo(t,0,0,4.4)}
  </svg>`}function _f(t,e,n,r=null){let o=oc[n],i=n==="cloth"?84:96,{income:s,special_patches:c,special_patches_left:l}=t.time_board;return p`<svg
    class="spiral"
    viewBox=${`-1 -1 98 ${i+2}`}
    role="img"
    aria-label=${sc(t,e)}
  >
    ${n==="thread"?[Mf(),Of(o)]:m}
    ${o.map((u,f)=>Tf(u,f,n))}
    ${r?uc(r,u=>o[u].centre):m}
    ${s.map(u=>{let{x:f,y:d}=o[u].entry;return nr(u,r,q(f,d,2.5))})}
    ${c.map(u=>{let{x:f,y:d}=o[u].entry;return nr(u,r,sn(f,d,4.8,l.includes(u)))})}
    ${r?pc(r,o[r.to].centre,4.6):m}
    ${cc(t,u=>[o[u].centre.x,o[u].centre.y],5.4)}
    ${Lf(t,o)}
  </svg>`}function nr(t,e,n){let o=e?.marks.includes(t)??!1?"board-mark crossed":"board-mark";return v`<g class=${o} data-mark=${t}>${n}</g>`}function uc({player:t,from:e,to:n},r){let i=Array.from({length:n-e+1},(s,c)=>r(e+c)).map(({x:s,y:c})=>`${s.toFixed(1)} ${c.toFixed(1)}`).join("L");return v`<path class="walk-halo" d=${`M${i}`}></path>
    <path class=${`walk walk-${t}`} d=${`M${i}`} data-testid="walk"></path>`}function pc({player:t,to:e},{x:n,y:r},o){return v`<g class=${`landing landing-${t}`} data-landing=${e}
    transform=${`translate(${n} ${r})`}>${it(`token-${t}`,0,0,o/4)}</g>`}function Mf(){return[[0,1,1],[96,-1,1],[0,1,-1],[96,-1,-1]].map(([t,e,n])=>v`<use href="#corner"
      transform=${`translate(${t} ${n>0?0:96}) scale(${e} ${n})`}></use>`)}function Of(t){let e=t.map(({centre:n})=>`${n.x.toFixed(1)} ${n.y.toFixed(1)}`);return v`<path class="strand" d=${`M${e.join("L")}`}></path>`}function Tf({centre:{x:t,y:e}},n,r){let o=n===53,i=r==="cloth"&&o?"space-end":`space-${r}`,s=n===0||o?"end":n%2?"odd":"even",c=n===0&&r==="cloth"?a("board-start"):n;return v`<g class=${`space ${s}`}>
    ${it(i,t,e,r==="thread"&&o?1.14:1)}
    <text x=${t} y=${e+1.6} class=${n===0?"named":""}>${c}</text></g>`}function sn(t,e,n,r){let[o,i]=[t-n/2,e-n/2];return r?it("special",o,i,n/10):v`<rect class="mark-taken" x=${o} y=${i} width=${n} height=${n}
    rx="0.6"></rect>`}function Lf(t,e){let n=t.players[0].time===t.players[1].time;return ic(t).map((r,o)=>{let{x:i,y:s}=e[t.players[r-1].time].centre,c=n?o*-2.6+1.3:0;return Vo(r,i+c*.6,s+c,4)})}var an={left:5,span:150,bar:9.5,above:4,below:15};function wt(t){return an.left+t*an.span/53}function rr(t){return t===1?an.above:an.below}function fc(t,e){return oc[t][e].centre}function Nf(t,e,n){let{income:r,special_patches:o,special_patches_left:i}=t.time_board,{bar:s}=an;return p`<svg
    class="time-line"
    viewBox="0 0 160 19"
    role="img"
    aria-label=${sc(t,e)}
  >
    <rect class="track" x="3" y=${s-1.6} width="154" height="3.2" rx="1.6"></rect>
    ${on.map(c=>v`<rect class=${`gone gone-${c}`} x="3" y=${c===1?s-1.6:s}
        width=${Math.max(2,wt(t.players[c-1].time)-3)} height="1.6"></rect>`)}
    ${n?uc(n,c=>({x:wt(c),y:s})):m}
    ${r.map(c=>nr(c,n,q(wt(c-.5),s,2.1)))}
    ${o.map(c=>nr(c,n,sn(wt(c-.5),s,4.2,i.includes(c))))}
    ${cc(t,c=>[wt(c),s],3.6)}
    ${n?pc(n,{x:wt(n.to),y:rr(n.player)},3.2):m}
    ${ic(t).map(c=>{let{time:l}=t.players[c-1];return Vo(c,wt(l),rr(c),3.3)})}
  </svg>`}function If(t,e){let{to_income:n,to_special_patch:r}=t.players[e-1],o=(i,s)=>p`<li><svg viewBox="-3 -3 6 6">${s}</svg>${i??"–"}</li>`;return p`<ul class="ahead" data-testid="ahead" aria-hidden="true">
    ${o(n,q(0,0,2.7))} ${o(r,sn(0,0,5.2,!0))}
  </ul>`}function Cf({automa:t}){let e=[[a("legend-income"),q(0,0,2.4)],[a("legend-special"),sn(0,0,4.6,!0)],[a("legend-taken"),sn(0,0,4.6,!1)]];if(!t)return e;let{marker:n,marker_on_board:r}=t;return[...e,[r?a("legend-marker",{space:String(n)}):a("legend-no-marker"),ac(t,0,0,2.9)]]}function dc(t,e,n,r,o=null,i=1){let s=o?Ja(o,e):a("time-note",{name:E(e,i),distances:Be(t,i)});return p`<section class="panel time-board" aria-labelledby="time-heading">
    <div class="panel-head">
      <h2 id="time-heading">${a("time-board")}</h2>
      <button type="button" class="quiet look" data-testid="look" @click=${r}>
        ${a(n==="cloth"?"look-thread":"look-cloth")}
      </button>
    </div>
    <p class="time-note" data-testid="time-note">${s}</p>
    <div class="spiral-box">${_f(t,e,n,o)}</div>
    <div class="line-box">
      ${Nf(t,e,o)}
      <p class="visually-hidden">${s}</p>
      ${If(t,i)}
    </div>
    <ul class="legend">
      ${Cf(t).map(([c,l])=>p`<li><svg viewBox="-3 -3 6 6" aria-hidden="true">${l}</svg> ${c}</li>`)}
    </ul>
  </section>`}var or=class{constructor(e,n){this.root=e,this.look=n,this.scene=null,this.running=[]}prepare({table:e},n,r){let i=r>0&&n.moves.length===(e?.moves.length??0)+1?n.moves[n.moves.length-1]:void 0;if(!i){this.scene=null;return}let s=co(i.move),c=s?this.root.querySelector(`[data-patch="${s}"] .framed`):null,l=c&&{box:c.getBoundingClientRect(),image:c.cloneNode(!0)},{gains:u,marks:f}=Rs(i,n.time_board);this.scene={happening:i,milliseconds:r,gains:u,marks:f,picture:l}}play(){let{scene:e}=this;this.scene=null,e&&(this.skip(),this.fly(e),this.walk(e),this.light(e),this.float(e))}skip(){for(let e of this.running)e.finish();this.running=[]}run(e,n,r){let o=e.animate(n,{duration:r,easing:"ease-in-out"});return this.running.push(o),o}fly({happening:{move:e,player:n},picture:r,milliseconds:o}){let i=this.targetOf(co(e),n);if(!r||!i)return;let[s,c]=[r.box,i.getBoundingClientRect()],l=this.overlay("flying",[r.image]),u=(d,h)=>({transform:`translate(${d.x+d.width/2}px, ${d.y+d.height/2}px)
        translate(-50%, -50%) scale(${h})`}),f=Math.max(c.width,c.height)/170;this.run(l,[u(s,s.width/170),u(c,f)],o*.9).onfinish=()=>l.remove(),i.matches("g")&&this.run(i,[{opacity:0},{opacity:0,offset:.9},{opacity:1}],o)}targetOf(e,n){let o=[...this.root.querySelectorAll(`[data-sewn="${e}"]`)].filter(s=>s.getBoundingClientRect().width>0),[i]=o.sort((s,c)=>c.getBoundingClientRect().width-s.getBoundingClientRect().width);return i??this.root.querySelector(`[data-testid="player-${n}"]`)}walk({happening:{change:e,player:n},milliseconds:r}){if(!e||e.to<=e.from)return;let o=Array.from({length:e.to-e.from+1},(c,l)=>e.from+l),i=c=>fc(this.look(),c),s=c=>({x:wt(c),y:rr(n)});for(let[c,l]of[["spiral",i],["time-line",s]]){let u=this.root.querySelector(`.${c} .token-${n}`),f=o.map(l).map(({x:d,y:h})=>({transform:`translate(${d}px, ${h}px)`}));u&&this.run(u,f,r*.9)}}light({marks:e,milliseconds:n}){for(let r of e)for(let o of this.root.querySelectorAll(`[data-mark="${r}"]`))this.run(o,[{opacity:1},{opacity:.1},{opacity:1}],n)}float({happening:{player:e},gains:n,milliseconds:r}){let i=this.root.querySelector(`[data-testid="buttons-${e}"]`)?.getBoundingClientRect();if(!i||n.length===0)return;let s=this.overlay("floating",[n.join(" · ")]),[c,l]=[i.x-4,i.y-4],u=[{transform:`translate(${c}px, ${l+10}px)`,opacity:0},{transform:`translate(${c}px, ${l}px)`,opacity:1,offset:.25},{transform:`translate(${c}px, ${l-12}px)`,opacity:1}];this.run(s,u,r).onfinish=()=>s.remove()}overlay(e,n){let r=document.createElement("div");return r.className=`overlay ${e}`,r.setAttribute("aria-hidden","true"),r.append(...n),document.body.append(r),r}};var r0=[["1 2 3","key-1-2-3"],["keys-arrows","key-arrows"],["keys-shift-arrows","key-shift-arrows"],["N, Shift + N","key-n"],["R, Shift + R","key-r"],["F","key-f"],["keys-space","key-space"],["Enter","key-enter"],["Esc","key-esc"],["keys-wheel","key-wheel"],["P","key-p"],["U","key-u"],["T, Enter","key-t"],["H, W","key-h"],["/","key-slash"],["?, F1","key-help"]],cn={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right"},mc={1:{type:"option",index:0},2:{type:"option",index:1},3:{type:"option",index:2}," ":{type:"placement",event:{type:"cycle"}},f:{type:"placement",event:{type:"turn",how:"flip"}},Enter:{type:"place"},Escape:{type:"cancel"},p:{type:"pass"},u:{type:"undo"},t:{type:"turn"},h:{type:"hint"},w:{type:"why"},"/":{type:"command"},"?":{type:"help"}};function hc({key:t,shiftKey:e,ctrlKey:n,metaKey:r,altKey:o}){if(n||r||o)return null;if(Object.hasOwn(cn,t)){let s=cn[t];return{type:"placement",event:{type:e?"jump":"arrow",direction:s}}}let i=t.length===1?t.toLowerCase():t;return i==="n"?{type:"placement",event:{type:"next",back:e}}:i==="r"?{type:"placement",event:{type:"turn",how:e?"left":"right"}}:Object.hasOwn(mc,i)?mc[i]:null}var Rf=4,Pf=1.5,jf=120,ir=class{constructor(e,n){this.root=e,this.game=n,this.press=null,this.swallow=!1,this.turned=0;let r=new AbortController;this.stop=()=>{this.end(),r.abort()};let o=(i,s,c=!1)=>e.addEventListener(i,l=>s(l),{signal:r.signal,capture:c});o("pointerdown",i=>this.down(i)),o("pointermove",i=>this.move(i)),o("pointerup",i=>this.up(i)),o("pointercancel",()=>this.abandon()),o("pointerleave",()=>this.leave()),o("click",i=>this.click(i),!0),o("contextmenu",i=>this.flip(i)),e.addEventListener("wheel",i=>this.wheel(i),{signal:r.signal,passive:!1}),window.addEventListener("keydown",i=>{i.key==="Escape"&&this.press?.dragging&&(i.stopPropagation(),this.abandon())},{signal:r.signal,capture:!0})}cellAt(e,n){let r=this.root.querySelector("[data-held] .cells");if(!r)return null;let o=r.getBoundingClientRect(),i=o.width/9,[s,c]=[Math.floor((n-o.top)/i),Math.floor((e-o.left)/i)];return s>=-1&&c>=-1&&s<=9&&c<=9?[Math.max(0,Math.min(8,s)),Math.max(0,Math.min(8,c))]:null}isOnQuilt(e){return e.target instanceof Element&&e.target.closest("[data-held] .cells")!==null}down(e){this.swallow=!1;let{state:n}=this.game;if(e.button!==0||!e.isPrimary||!Gt(n))return;let r=e.target,o=_(n)?r.closest("[data-patch]"):null,i=o?o.dataset.patch:this.game.state.placement.letter;if(!i||!o&&!this.isOnQuilt(e))return;let s=o?this.grabbed(o,i,e):this.heldCell(e);this.press={pointer:e.pointerId,x:e.clientX,y:e.clientY,letter:i,anchor:s,market:o,touch:e.pointerType==="touch",dragging:!1,image:null}}grabbed(e,n,r){let o=Ke(this.game.state,n),i=e.querySelector(".patch");if(!o||!i)return null;let s=o.patch.orientations[C(this.game.state.placement,n)],[c,l]=H(s),u=i.getBoundingClientRect(),f=Math.floor((r.clientY-u.top)/u.height*c),d=Math.floor((r.clientX-u.left)/u.width*l);return s.find(h=>nt(h,[f,d]))??Et(s)}heldCell(e){let{placement:n}=this.game.state,r=M(this.game.state),o=this.cellAt(e.clientX,e.clientY);return!r||!n.origin||!o||!Y(n,r).some(i=>nt(i,o))?null:[o[0]-n.origin[0],o[1]-n.origin[1]]}move(e){let{press:n}=this;if(!n){e.pointerType!=="touch"&&this.hover(e);return}if(e.pointerId===n.pointer){if(!n.dragging){if(Math.hypot(e.clientX-n.x,e.clientY-n.y)<Rf)return;this.startDrag(n)}this.drag(n,e)}}hover(e){let{placement:n}=this.game.state;if(n.letter===null||n.set)return;let r=this.isOnQuilt(e)?this.cellAt(e.clientX,e.clientY):null;r?this.game.placement({type:"hover",cell:r}):this.leave()}leave(){!this.press&&this.game.state.placement.origin&&this.game.placement({type:"leave"})}startDrag(e){e.dragging=!0,this.root.setPointerCapture(e.pointer),e.market&&this.game.choose(e.letter,e.anchor??void 0);let n=M(this.game.state);if(!n)return;let r=_t(this.game.state.placement,n),o=r.filter(s=>s[0]===H(r)[0]-1),i=e.touch?o[Math.floor(o.length/2)]:e.anchor??Et(r);this.game.placement({type:"hold",anchor:i}),e.market&&(e.image=this.dragImage(e.market))}dragImage(e){let n=e.querySelector(".framed");if(!n)return null;let r=document.createElement("div");return r.className="drag-image",r.append(n.cloneNode(!0)),document.body.append(r),r}drag(e,n){let r=this.root.querySelector("[data-held] .cells"),o=e.touch&&r?r.getBoundingClientRect().width/9*Pf:0,i=this.cellAt(n.clientX,n.clientY-o);if(i?this.game.placement({type:"hover",cell:i}):this.game.placement({type:"leave"}),!e.image)return;e.image.hidden=i!==null;let s=`${n.clientX}px, ${n.clientY-o}px`;e.image.style.transform=`translate(${s}) translate(-50%, -50%)`}up(e){let{press:n}=this;if(!(!n||e.pointerId!==n.pointer)&&(this.end(),!!n.dragging)){if(this.swallow=!0,!this.game.state.placement.origin)return this.game.placement({type:"cancel"});this.game.placement({type:"show"}),n.market&&!n.touch&&this.game.commit()}}abandon(){let e=this.press?.dragging??!1;this.end(),this.swallow=e,e&&this.game.placement({type:"cancel"})}end(){this.press?.image?.remove(),this.press=null}click(e){if(this.swallow){this.swallow=!1,e.stopPropagation(),e.preventDefault();return}if(!this.isOnQuilt(e))return;let{game:n}=this,{placement:r}=n.state,o=M(n.state),i=this.cellAt(e.clientX,e.clientY);!i||!o||(r.set&&this.commits(e,i)?n.commit():n.placement({type:"set",cell:i}))}commits(e,n){let{placement:r}=this.game.state,o=M(this.game.state);if(!o)return!1;let i=Y(r,o);return r.plan?!1:i.length>0&&ae(r,o)&&nt(On(i),n)?!0:e.pointerType==="touch"?!1:[...i,r.cursor].some(s=>nt(s,n))}wheel(e){if(!this.turns(e)||e.deltaY===0)return;e.preventDefault();let n=performance.now();n-this.turned<jf||(this.turned=n,this.game.placement({type:"turn",how:e.deltaY>0?"right":"left"}))}flip(e){e.pointerType==="touch"||!this.turns(e)||(e.preventDefault(),this.game.placement({type:"turn",how:"flip"}))}turns(e){let{state:n}=this.game;return e.target instanceof Element&&e.target.closest("[data-held] .cells")!==null&&Gt(n)&&(M(n)?.letter??"+")!=="+"}};function gc(t,e){let n=t.target.closest("[data-quilt=shown]");return!n||!Object.hasOwn(cn,t.key)||t.shiftKey?!1:(t.preventDefault(),e(n.getAttribute("data-testid")==="quilt-1"?1:2,cn[t.key]),!0)}function $c(t){t.onLine=e=>ot("commands").then(({obey:n})=>n(t,e),n=>t.complain(n.message))}function wc(t,e,n){let r=window.matchMedia("(prefers-reduced-motion: reduce)");e.pace=()=>document.hidden||r.matches?"off":n.settings.motion;let o=new or(t,()=>n.settings.look);return e.onShow=({table:i},s)=>{ma(e.state.table,i,n.settings),o.prepare(e.state,i,s)},o}function yc(t,e,n,r,o){let i=new ir(t,e),s=new AbortController,{signal:c}=s,l=()=>{document.hidden||(e.wake(),r.consider())},u=()=>{e.skip(),n.skip()};return window.addEventListener("keydown",u,{capture:!0,signal:c}),window.addEventListener("pointerdown",u,{capture:!0,signal:c}),t.addEventListener("keydown",f=>Hf(f,e,o),{signal:c}),t.addEventListener("click",f=>Wf(f,t,e),{signal:c}),window.addEventListener("online",l,{signal:c}),document.addEventListener("visibilitychange",l,{signal:c}),()=>{s.abort(),i.stop()}}function bc(t){xc(t.querySelector(".quilt.active .cells"))}function Wf({target:t},e,n){!(t instanceof Element)||!t.closest("[data-coming]")||n.state.placement.plan&&M(n.state)&&xc(e.querySelector(".spread.front .cells"))}function xc(t){if(!t)return;t.focus({preventScroll:!0});let{top:e,bottom:n}=t.getBoundingClientRect();(e<0||n>window.innerHeight)&&t.scrollIntoView({block:"nearest"})}function kc(t,e,n){e.matches(".turn-card")&&t.querySelector(".quilt.active")?n():document.getElementById("turn-heading")?.focus()}function Hf(t,e,n){let r=t.target;if(!r.closest("[data-keys]")||r.closest("dialog, input, select, textarea")||gc(t,(c,l)=>e.store.dispatch({type:"walk",player:c,direction:l})))return;let i=hc(t),s=r instanceof HTMLButtonElement&&[" ","Enter"].includes(t.key);!i||s||(t.preventDefault(),Bf(i,e,n))}function Df(t){let{letter:e,plan:n}=t.state.placement;if(t.placement({type:"cancel"}),!n||!document.activeElement?.matches(".cells"))return;document.querySelector(`[data-coming=${e}]`)?.focus({preventScroll:!0})}function Bf(t,e,n){switch(t.type){case"option":return e.chooseAt(t.index),n();case"placement":return e.placement(t.event);case"place":return e.state.placement.letter===null&&e.company.goOn()?void 0:e.state.table?.stage==="card"?e.turnCard():e.commit();case"turn":return e.turnCard();case"hint":return e.hint();case"why":return e.why();case"cancel":return Df(e);case"pass":return e.pass();case"undo":return e.undo();case"command":return e.type(!0),document.getElementById("command")?.focus();case"help":return e.onHelp()}}function vc({mode:t,board:e,seats:n,automa:r}){let[o]=gt(n);if(o===void 0||t==="remote")return null;let i={board:e,seed:null,from:null,names:null};if(t==="solo"&&r)return{...i,opponent:"automa",deck:r.deck,level:r.level,first:"you"};if(t==="screen")return{...i,opponent:"person",first:"you",names:[n[1].name,n[0].name]};let s=o===1?"opponent":"you";return{...i,opponent:"computer",level:qf(n[2-o].name),first:s}}function qf(t){return Number(/level (\d+)$/.exec(t)?.[1]??Kt)}var Uf=3,Sc=5,Zo={buttons:Sc,time:0,income:0,cells:".".repeat(Ut),filled:po,empty:Ut,patches:[]};function S0(t,e="revised"){return{board:e,ring:t,players:[Zo,Zo],turn:1,stage:"action",tile:null,automa:null}}function sr(t,e){return{...Zo,buttons:t,time:e}}function Ec({ring:t,players:e,turn:n,stage:r,tile:o,automa:i}){let s=e.some(({buttons:l,time:u,empty:f})=>l!==Sc||u>0||f<Ut);return n===1&&r==="action"&&o===null&&i===null&&!s&&new Set(t).size===33&&t.endsWith("A")}function yt({players:t,turn:e}){return t[e-1]}function ft({stage:t,turn:e,automa:n}){return t==="over"?null:n!==null&&e===2?"card":e}function $e({ring:t}){return[...t.slice(0,Uf)]}function ar(t,e){let n=t.indexOf(e);return t.slice(n+1)+t.slice(0,n)}function zo(t,e,n){return t.filter(r=>r>e&&r<=n)}function Yo({players:[t,e]}){return Math.max(t.time,e.time)}function ln(t){return zo(xn[t.board],Yo(t),Q)}function un(t){return bn[t-1]}function Ac({automa:t,players:e,tile:n}){return t!==null&&n!==1&&e[1].time<un(t.level).marker}function bt(t){return t.startsWith("A:")}function _c(t,e,n){let[r,o]=t.players,{automa:i}=t,{taken:s,start:c,stop:l}=n,u=$e(t).join("");if(i===null||ft(t)!=="card"||c!==o.time||n.choices!==u||s!==null&&!u.includes(s)||e!==`A:${s??"pass"}`||l<=c||l>Q)return null;let f=l===Q&&r.time===Q;return{...t,ring:s===null?t.ring:ar(t.ring,s),players:[r,sr(o.buttons+n.income,l)],turn:l>r.time||f?1:2,stage:f?"over":"action",tile:n.takes_special_tile?2:t.tile,automa:{...i,taken:i.taken+(s??"")}}}var Gf=/^(?:pass|[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9])$/;function Ko(t,e){let{turn:n,players:r}=t,o=yt(t),i=r[2-n],s=e?o.time+e.time:i.time+1,c=Math.min(s,Q),[l,u]=e?[e.buttons,0]:[0,c-o.time],f=zo(Te,o.time,c),d=(o.income+(e?.income??0))*f.length,h=c>i.time,$=o.empty>(e?.squares??0),k=c===Q&&i.time===Q;return{buttons:o.buttons-l+u+d,time:c,paid:l,earned:u,income_marks:f,income:d,special_patch:h&&$&&ln(t).some(S=>S<=c),next:h||k?et(n):n,over:k}}function Ff(t,e,n){if(!Gf.test(e))return"a move is pass, a patch like X0a7 or a special patch like +d9";let r=e[0],o=r in n&&e!=="pass",i=o?mo(n[r],e.slice(1)):null;if(o&&!i)return`patch ${r} would not lie wholly on the board there`;if(t.stage==="over")return"the game is over";if(ft(t)==="card")return"it is the Automa's turn";let s=i?.spaces??[$o(e.slice(1))??0];return t.stage==="special_patch"?r==="+"?Mc(t,s):"the special patch must be placed first":e==="pass"?null:r==="+"?"there is no special patch to place":Qo(t,r,n)??Mc(t,s)}function Qo(t,e,n){let r=$e(t);if(!t.ring.includes(e))return`patch ${e} is no longer in the ring`;if(!r.includes(e))return`patch ${e} is not among the next three (${r.join(", ")})`;let o=n[e].buttons-yt(t).buttons;return o>0?`needs ${o} more button${o>1?"s":""}`:null}function Mc(t,e){let{filled:n}=yt(t),r=e.find(o=>Wn(n,o));return r===void 0?null:`overlaps at ${Ge(r)}`}function Lc(t,e,n){if(Ff(t,e,n)!==null)return null;let r=yt(t);if(e==="pass")return Tc(t,t.ring,r,null);let[o,i]=[e[0],e.slice(1)];if(o==="+")return{...Nc(t,Oc(r,[$o(i)??0],"*")),stage:"action",turn:et(t.turn)};let s=n[o],c=mo(s,i),{orientation:l,row:u,column:f,spaces:d}=c,h={...Oc(r,d,o),income:r.income+s.income,patches:Xo([...r.patches,{letter:o,orientation:l,row:u,column:f}])};return Tc(t,ar(t.ring,o),h,s)}function Xo(t){return t.sort((e,n)=>e.letter<n.letter?-1:1)}function Oc(t,e,n){return{...t,cells:ta(t.cells,e,n),filled:fo(t.filled,Mt(e)),empty:t.empty-e.length}}function Tc(t,e,n,r){let{buttons:o,time:i,special_patch:s,next:c,over:l}=Ko(t,r),u=l?"over":s?"special_patch":"action",f=s&&!l?t.turn:c;return{...Nc(t,{...n,buttons:o,time:i}),ring:e,stage:u,turn:f}}function Nc(t,e){let{players:n,turn:r,tile:o}=t;return{...t,players:r===1?[e,n[1]]:[n[0],e],tile:o===null&&Js(e.filled)?r:o}}function Jo(t,e,n,r){return bt(e)?n===void 0?null:_c(t,e,n):Lc(t,e,r)}function cr(t,e,n,r){let o=[t],i=n.values();for(let[s,c]of e.entries()){let l=bt(c)?i.next().value:void 0,u=Jo(o[s],c,l,r);if(u===null)return null;o.push(u)}return o}function Ic(t,e,n){return e.map((r,o)=>ti(o+1,r,t[o],t[o+1],n))}function ti(t,e,n,r,o){let i=n.turn,[s,c]=[n.players[i-1],r.players[i-1]],l=Vf(e)?o[e[0]].buttons:0,u=e==="pass"?c.time-s.time:0,f=c.buttons-s.buttons+l-u;return{number:t,player:i,move:e,change:{from:s.time,to:c.time,paid:l,earned:u,income:f}}}function Vf(t){return t!=="pass"&&!t.startsWith("+")&&!bt(t)}function lr(t,e){let n=0;for(;n<t.length&&bt(t[t.length-1-n]);)n+=1;return n===0?[]:e.slice(-n)}var Zf=/^(\d{1,4})\.(\d{1,2})(?:i(\d{1,2}))?$/,zf=/^(\d{1,4})\.(\d{1,2}):([A-Za-g]{1,33}|-)$/,Yf=/^(?:[A-Za-g]{1,33}|-)$/,Kf=/^[1-9*xA-Za-g]{1,9}(?:\/[1-9*xA-Za-g]{1,9}){8}$/,Cc={1:{turn:1,stage:"action"},2:{turn:2,stage:"action"},"1+":{turn:1,stage:"special_patch"},"2+":{turn:2,stage:"special_patch"},"#1":{turn:1,stage:"over"},"#2":{turn:2,stage:"over"}},Rc={"-":null,1:1,2:2},Pc={r:"revised",o:"original"};function pr(t,e){let n=t.trim().split(" ");if(n.length===11)return Qf(n,e);let[r,o,i,s,...c]=n;if(n.length!==8)return null;let[l,u]=[ei(r,i,e),ei(o,s,e)];return l&&u&&Hc([l,u],c,null)}function Qf([t,e,n,r,o,i,s,c,l],u){let f=ei(t,e,u),d=zf.exec(n);if(!f||!d||c!=="normal"&&c!=="tactical"||!/^[1-5]$/.test(l))return null;let h=d[3]==="-"?"":d[3],$=sr(Number(d[1]),Number(d[2])),k={deck:c,level:Number(l),taken:h};return Hc([f,$],[r,o,i,s],k)}function Hc(t,[e,n,r,o],i){if(!(n in Cc&&r in Rc&&o in Pc&&Yf.test(e)))return null;let c=e==="-"?"":e,l={tile:Rc[r],board:Pc[o],automa:i};return{...Cc[n],ring:c,players:t,...l}}function ei(t,e,n){let r=Zf.exec(e),o=t.split("/").map(h=>h.replace(/\d/g,$=>".".repeat(Number($))));if(!r||!Kf.test(t)||o.some(h=>h.length!==9))return null;let i=o.join(""),[,s,c,l]=r,u=Xf(i,n);if(u===null||i.includes("x")!==(l!==void 0))return null;let f=u.reduce((h,{letter:$})=>h+n[$].income,0),d=[...i].flatMap((h,$)=>h==="."?[]:[$]);return{buttons:Number(s),time:Number(c),income:l===void 0?f:Number(l),cells:i,filled:Mt(d),empty:Ut-d.length,patches:u}}function Xf(t,e){let r=[...new Set(t)].filter(i=>!".*x".includes(i)).map(i=>{let s=[...t].flatMap((l,u)=>l===i?[u]:[]),c=Ys(e[i],s);return c&&{letter:i,orientation:c.orientation,row:c.row,column:c.column}}),o=r.filter(i=>i!==null);return o.length<r.length?null:Xo(o)}function Dc(t,e){let{players:n,ring:r,turn:o,stage:i,tile:s,board:c,automa:l}=t,[u,f]=n.map(({cells:K})=>td(K)),d=jc(n[0]),h=[r||"-",Jf[i](o),s??"-",c[0]];if(l===null||e===null)return[u,f,d,jc(n[1]),...h].join(" ");let{buttons:$,time:k}=n[1],S=`${$}.${k}:${l.taken||"-"}`,P=`${Wc(e.aside)}/${e.discards.join(".")||"-"}`,I=Wc(e.pile).replace("?",`?${e.budget??""}`);return[u,d,S,...h,l.deck,l.level,I,P].join(" ")}var Jf={action:t=>`${t}`,special_patch:t=>`${t}+`,over:t=>`#${t}`};function td(t){return Array.from({length:9},(n,r)=>t.slice(9*r,9*(r+1))).map(n=>n.replace(/\.+/g,r=>String(r.length))).join("/")}function jc({buttons:t,time:e,income:n,cells:r}){return`${t}.${e}${r.includes("x")?`i${n}`:""}`}function Wc(t){return Array(t).fill("?").join(".")||"-"}function Bc(t,e,n,r){let i=n.filter(s=>!bt(s)).map(s=>s==="pass"?".":s).join("");return r!==null?ed(e,i,n,r):Ec(t)?`#${t.ring},${i}${t.board==="original"?",o":""}`:`#p=${qc(e)}${i&&`,${i}`}`}function ed(t,e,n,[r,...o]){let i=t.split(" ").slice(0,-2),[s,c]=t.slice(t.lastIndexOf(" ")+1).split("/").map(nd),l=s+c,u=`${ur(r.slice(0,s))}/${ur(r.slice(s,l))}`,f=`#s=${qc([...i,ur(r.slice(l)),u].join(" "))}`;return n.length===0&&o.length===0?f:[f,e,...o.map(ur)].join(",")}function nd(t){return t==="-"?0:t.split(".").length}function ur(t){return t.map(e=>e||"?").join(".")||"-"}function qc(t){return t.replace(/ /g,"_").replace(/#/g,"!")}var rd=new Set(["move","card","takeback","resign","flag","abort","handover"]);function fr(t,e){let n=pr(t.start,e),r=n&&cr(n,t.moves,t.automa?.turns??[],e);return r===null?null:{game:t,positions:r,moves:Ic(r,t.moves,e),seats:ni(t)}}function ni({seats:t,mode:e,present:n}){return W.map(r=>{let{name:o,kind:i,yours:s,bot:c,rating:l}=t[r-1],u=e==="remote"&&i==="person"&&!n.includes(r);return{name:o,kind:i,yours:s,away:u,bot:c,rating:l}})}function pn({positions:t}){return t[t.length-1]}function ye(t){return t.game.ended?null:ft(pn(t))}function Uc(t,e,n){if(e.number!==t.game.number+1)return null;let r=sd(t,e,n);if(r===null)return null;let{number:o,acknowledges:i,clock:s,now:c=null}=e,l=r.game.clock,u=s&&l?{...l,...s}:l,f={...r.game,number:o,acknowledges:i,now:c,clock:s===null?null:u,automa:r.game.automa&&id(r.game.automa,e)};return ye(r)===null&&(f.offer=null),rd.has(e.kind)&&(f.thinking=od({...r,game:f})),{...r,game:f}}function od(t){let e=ye(t);return typeof e=="number"&&t.seats[e-1].kind==="computer"}function id(t,{cards:e,levels:n}){return{...t,...e,levels:n??t.levels}}function sd(t,e,n){let{game:r}=t;switch(e.kind){case"move":case"card":return ad(t,e,n);case"takeback":return cd(t,e);case"resign":case"flag":return we(t,{ended:{kind:e.kind,player:e.player}});case"abort":return we(t,{ended:{kind:"abort",player:null}});case"join":case"handover":return ld(t,e);case"ask":return we(t,{offer:e.player});case"decline":return we(t,{offer:null});case"rematch":{let o=W.filter(i=>i===e.player||r.rematch.asked.includes(i));return we(t,{rematch:{...r.rematch,asked:o}})}case"rematch_opened":return we(t,{rematch:{...r.rematch,game:e.table}});default:return null}}function we(t,e){return{...t,game:{...t.game,...e}}}function ad(t,e,n){let{game:r,positions:o,moves:i,seats:s}=t,{move:c}=e,l=e.kind==="card"?e.turn:void 0,u=pn(t),f=r.ended?null:Jo(u,c,l,n);if(f===null||r.automa===null!=(u.automa===null))return null;let d=r.automa&&l?{...r.automa,turns:[...r.automa.turns,l]}:null;return{game:{...r,moves:[...r.moves,c],offer:null,automa:d??r.automa},positions:[...o,f],moves:[...i,ti(i.length+1,c,u,f,n)],seats:s}}function cd({game:t,positions:e,moves:n,seats:r},{keep:o,practice:i}){if(!(o>=t.opening&&o<=n.length))return null;let s=t.automa&&{...t.automa,turns:t.automa.turns.filter(({number:c})=>c<=o),levels:[],practice:i??t.automa.practice};return{game:{...t,moves:t.moves.slice(0,o),offer:null,ended:null,automa:s},positions:e.slice(0,o+1),moves:n.slice(0,o),seats:r}}function ld(t,{kind:e,player:n,seat:r,opponent:o,level:i,mode:s,rated:c}){let l=t.game.seats.map((f,d)=>d===n-1?{...r,yours:f.yours}:f),u={...t.game,seats:l,opponent:o,level:i,mode:s,rated:c};return e==="handover"&&Object.assign(u,{clock:null,offer:null}),{...t,game:u,seats:ni(u)}}function Gc(t,{type:e,clock:n,...r}){let o=t.game.clock,i={...t.game,...r};return n!==void 0&&(i.clock=n&&o&&{...o,...n}),{...t,game:i,seats:r.present?ni(i):t.seats}}function Fc(t,e){let n=e.kind==="move"||e.kind==="card";return{kind:e.kind,player:n?pn(t).turn:"player"in e?e.player:null,move:n?e.move:null,keep:e.kind==="takeback"?e.keep:null}}var ud=7,ri=2;function dr(t,e,n){let{players:r,tile:o,automa:i}=t,{buttons:s,empty:c}=r[e-1],l=o===e?ud:0;if(e===1||i===null)return{buttons:s,special_tile:l,empty:c===0?0:-ri*c};let u=un(i.level),f=[...i.taken].map(h=>n[h].income),d=f.filter(h=>h>0).length;return{special_tile:l,buttons_held:u.per_button_held*s,patches_with_buttons:u.per_patch_with_buttons*d,buttons_on_patches:u.per_button_on_patches*f.reduce((h,$)=>h+$,0)}}function mr(t){return Object.values(t).reduce((e,n)=>e+n,0)}function hr(t,e){return[mr(dr(t,1,e)),mr(dr(t,2,e))]}function Vc(t,e){if(t.stage!=="over")return null;let n=hr(t,e);return n[0]===n[1]?{winner:t.turn,scores:n,reason:"first to 53"}:{winner:n[0]>n[1]?1:2,scores:n,reason:"score"}}var Xc={options:[],special_cells:[],special_cells_7x7:[]};function gr(t,e,n=null){let{ring:r,turn:o,automa:i}=t;return{position:Dc(t,n),turn:o,stage:ft(t)==="card"?"card":t.stage,ring:r,players:[zc(t,1,e),zc(t,2,e)],time_board:pd(t),result:Vc(t,e),automa:i&&n&&fd(t,i,n,e)}}function $r(t,{kind:e,player:n},r){if(e==="abort"||n===null)return{stage:"over",result:null};let o=e==="flag"?"time":"resignation";return{stage:"over",result:{winner:et(n),scores:hr(t,r),reason:o}}}var Zc=new WeakMap;function zc(t,e,n){let r=t.players[e-1],o=t.tile===e,i=Yc(r.time,ln(t)),s=Zc.get(r);if(s?.special_tile===o&&s.to_special_patch===i)return s;let{buttons:l,income:u,time:f,cells:d,empty:h}=r,$=dr(t,e,n),k={buttons:l,income:u,time:f,cells:d,patches:[...r.patches],score:mr($),score_parts:$,empty:e===2&&t.automa!==null?0:h,special_tile:o,to_income:Yc(f,Te),to_special_patch:i};return Zc.set(r,k),k}function Yc(t,e){let n=e.find(r=>r>t);return n===void 0?null:n-t}var Kc=new Map;function pd(t){let{board:e,stage:n,turn:r}=t,o=n==="over"?et(r):r,i=[e,Yo(t),o].join(),s=Kc.get(i);if(s)return s;let c={last:Q,income:Te,special_patches:xn[e],special_patches_left:ln(t),on_top:o};return Kc.set(i,c),c}function fd(t,{deck:e,level:n,taken:r},o,i){let{budget:s,pile:c,aside:l,discards:u,practice:f,turns:d,levels:h}=o,{numeral:$,name:k,marker:S}=un(n),P=K=>i[K].income>0,I=[...r];return{deck:e,level:n,numeral:$,name:k,marker:S,marker_on_board:Ac(t),budget:s,pile:c,aside:l,discards:u,practice:f,turns:d,levels:h,with_buttons:I.filter(P).join(""),without_buttons:I.filter(K=>!P(K)).join("")}}var Qc=new WeakMap;function Jc(t,e){let n=Qc.get(t);if(n)return n;let{filled:r}=yt(t),o=t.stage==="special_patch",i=o&&t.tile===null,s={options:t.stage==="action"?dd(t,e):[],special_cells:o?go(r).map(Ge):[],special_cells_7x7:i?Qs(r).map(Ge):[]};return Qc.set(t,s),s}function dd(t,e){let n=hr(t,e);return[{letter:null,move:"pass",available:!0,reason:null,missing:0,placements:[],completes_7x7:[],consequence:tl(t,null,n)},...$e(t).map(o=>md(t,o,e,n))]}function md(t,e,n,r){let{filled:o,buttons:i}=yt(t),s=n[e],c=Ue(o,s),l=c.length===0?"fits nowhere on the quilt":null,u=Qo(t,e,n)??l,f=t.tile===null?Ks(o,c,s.squares):[];return{letter:e,move:null,available:u===null,reason:u,missing:Math.max(0,s.buttons-i),placements:c.map(({name:d})=>d),completes_7x7:f.map(({name:d})=>d),consequence:tl(t,s,r)}}function tl(t,e,[n,r]){let o=Ko(t,e),i=o.buttons-yt(t).buttons+ri*(e?.squares??0);return{...o,next:o.over?null:o.next,scores:t.turn===1?[n+i,r]:[n,r+i]}}var el=new WeakMap;function nl(t,e){let n=el.get(t);if(n)return n;let r=hd(t,e);return el.set(t,r),r}function hd(t,e){let{game:n,positions:r,moves:o,seats:i}=t,{automa:s,ended:c}=n,l=pn(t),u=ye(t),f=typeof u=="number"&&i[u-1].yours,d=s&&{...s,turns:lr(n.moves,s.turns)};return{...gd(t),...gr(l,e,d),...c&&$r(l,c,e),...f?Jc(l,e):Xc,getting_ready:n.getting_ready&&n.level!==null&&u!==null,moves:o,can_undo:$d(t),can_abort:wd(t),link:Bc(r[0],n.start,n.moves,s&&s.shuffles),offer:n.offer&&{kind:"takeback",seat:n.offer}}}function gd({game:t,positions:e,seats:n}){let{number:r,acknowledges:o,opponent:i,level:s,mode:c,seed:l,access:u,takebacks:f}=t,{rated:d,seed_chosen:h,tournament:$,thinking:k,spectators:S,clock:P,now:I,rematch:K}=t;return{type:"state",game:t.game,number:r,acknowledges:o,opponent:i,level:s,mode:c,seed:l,access:u,takebacks:f,rated:d,seed_chosen:h,tournament:$,thinking:k,spectators:S,clock:P,now:I,rematch:K,ring0:e[0].ring,board:e[0].board,seats:n}}function $d(t){let{game:e,seats:n,moves:r,positions:o}=t,i=e.mode==="remote";if(e.rated||i&&(!e.takebacks||ye(t)===null||e.offer!==null))return!1;if(e.ended)return e.ended.kind==="resign";let s=W.filter(u=>n[u-1].yours),c=W.filter(u=>n[u-1].kind==="person"),l=s.length>0?s:c;return r.some((u,f)=>f>=e.opening&&l.some(d=>d===ft(o[f])))}function wd(t){let{game:e,positions:n,moves:r}=t;return e.mode!=="remote"||e.tournament!==null||ye(t)===null?!1:new Set(r.slice(e.opening).map((i,s)=>n[e.opening+s].turn)).size<W.length}var rl=250,yd=2e3,bd=5e3,xd=15e3,kd={kind:"note",player:null,move:null,keep:null},wr=class{constructor(e,n,r){this.outside=e,this.folded=n,this.patches=r,this.wait=rl,this.pending=null,this.socket=null,this.retry=null,this.watch=null,this.silence=null,this.hasGap=!1,this.wasOpen=!1}get table(){return nl(this.folded,this.patches)}get number(){return this.folded.game.number}connect(){if(this.stopRetry(),this.socket)return;let e=this.outside.open();this.socket=e,this.hasGap=!1,this.wasOpen=!1,e.onopen=()=>this.opened(),e.onmessage=n=>this.received(String(n.data)),e.onclose=()=>this.closed(e),this.expectAnswer()}wake(){if(this.socket?.readyState!==1)return this.connect();this.askForGame()}leave(){let e=this.socket;this.socket=null,this.stopRetry(),this.stopWatch(),this.stopSilence(),e&&(e.onmessage=null,e.readyState===0?e.onopen=()=>e.close():e.close())}send(e){return this.pending?!1:(this.pending={...e,id:this.outside.newId(),seen:this.number},this.outside.onPending(e),this.transmit(),!0)}transmit(){!this.pending||this.socket?.readyState!==1||(this.socket.send(JSON.stringify(this.pending)),this.expectAnswer())}askForGame(){this.socket?.send(JSON.stringify({type:"hello",seen:this.number})),this.expectAnswer()}expectAnswer(){this.stopWatch(),this.watch=this.outside.later(()=>this.drop(),bd)}drop(){let e=this.socket;e&&(e.onclose=null,e.close(),this.closed(e))}opened(){this.wait=rl,this.wasOpen=!0,this.outside.onStatus("open"),this.transmit()}received(e){let n=JSON.parse(e);if(n.type==="ping")return this.answerPing(n.n);switch(!this.pending&&!this.hasGap&&this.stopWatch(),n.type){case"game":return this.begin(n);case"event":return this.advance(n);case"note":return this.note(n);case"error":return(n.id===null||n.id===this.pending?.id)&&this.settle(),this.outside.onRefusal(n);case"hint":case"why":return n.id===this.pending?.id&&this.settle(),this.outside.onHint(n)}}answerPing(e){this.socket?.send(JSON.stringify({type:"pong",n:e})),this.stopSilence(),this.silence=this.outside.later(()=>this.missPing(),xd)}missPing(){this.silence=null,this.folded.game.clock?.running&&this.drop()}begin(e){let n=e.version===2?fr(e,this.patches):null;if(n===null)return console.error(`This page can’t follow game ${e.game} at event ${e.number}.`),this.outside.onOutdated();this.hasGap=!1,this.show(n,e.acknowledges,null)}advance(e){let{number:n,acknowledges:r}=e,o=this.folded,i=this.hasGap?null:Uc(o,e,this.patches);if(i)return this.show(i,r,Fc(o,e));this.acknowledged(r),!(this.hasGap||n<=this.number)&&(console.warn(`Event ${n} can’t follow ${this.number} here: the whole game is asked for.`),this.askForGame(),this.hasGap=!0)}note(e){this.hasGap||(this.folded=Gc(this.folded,e),this.outside.onTable(this.table,kd))}show(e,n,r){this.pending||this.stopWatch(),this.folded=e,this.acknowledged(n),this.outside.onTable(this.table,r)}acknowledged(e){e!==null&&e===this.pending?.id&&this.settle()}settle(){this.pending=null,this.hasGap||this.stopWatch(),this.outside.onPending(null)}closed(e){this.socket===e&&(this.socket=null,this.stopWatch(),this.stopSilence(),this.wasOpen||this.outside.onUnopened(),this.outside.onStatus("lost"),this.retry=this.outside.later(()=>this.connect(),this.wait),this.wait=Math.min(yd,this.wait*2))}stopRetry(){this.retry!==null&&this.outside.forget(this.retry),this.retry=null}stopSilence(){this.silence!==null&&this.outside.forget(this.silence),this.silence=null}stopWatch(){this.watch!==null&&this.outside.forget(this.watch),this.watch=null}};function vd(t,e,n){return[...e.placements].map(r=>{let o=X(r.slice(1)),i=jt(e.patch.orientations[r[0]],o),s=re(t,i).length;return{key:r,score:Sd(t,i)-6*s}}).sort((r,o)=>o.score-r.score||(r.key<o.key?-1:1)).slice(0,n).map(({key:r})=>r)}function yr(t,e,n){let r=[...e.placements].filter(i=>i[0]===String(n)),o=new Set(r.length>0?r:e.placements);return vd(t,{...e,placements:o},1)[0]??null}function Sd(t,e){let n=new Set(e.map(String)),r=0;for(let[o,i]of e)for(let[s,c]of[[o-1,i],[o+1,i],[o,i-1],[o,i+1]])(s<0||c<0||s>=9||c>=9||t[s*9+c]!=="."&&!n.has(`${s},${c}`))&&(r+=1);return r}var oi=3,Ed=[3,3];function Ad(t,e){let n=t.indexOf(e)-oi+1;return n<=0?null:{least:Math.ceil(n/oi),most:n}}function _d(t,e){let n=t.indexOf(e);return[...t.slice(n+1)+t.slice(0,n)].slice(0,oi)}function be(t,{ring:e}){let{letter:n,plan:r}=t.placement;return n!==null&&n!=="+"&&!r&&_(t)?_d(e,n):[]}function ol(t){let{state:e}=t;return e.table!==null&&Tt(e.table)!==null&&!_(e)&&!e.looking&&ii(t)}function ii({company:t,state:{table:e,pending:n}}){return e!==null&&e.stage!=="over"&&!L(e)&&!n&&t.letsPlan!==!1}function xe(t,e){let n=Ad(t,e);return n===null?a("plan-now"):n.most===1?a("plan-next"):a("plan-after",n)}function si(t,e,n){return W.map(r=>{if(r===2&&t.automa)return a("plan-automa",{count:n});let o=Math.max(0,n-t.players[r-1].buttons),i=Ht(e,r)?"you":"other";return a(o===0?"plan-can-pay":"plan-short",{count:o,who:i,name:E(e,r)})})}function ai(t){let{placement:e,patches:n,table:r}=t,o=rt(t),{letter:i}=e;if(!o||!r||i===null)return"";let s=n[i],c=[xe(o.ring,i),...si(o,r.seats,s.buttons)];return`${At(s)}. ${c.join(". ")}.`}function il(t){let{letter:e}=t.placement,n=rt(t)?.ring??"";return a("plan-not-yet",{when:xe(n,e??"")})}function ci(t){let e=M(t),n=e&&t.placement.spots[e.letter];if(!e||!n)return null;let r=C(t.placement,e.letter);return e.placements.has(r+N(n))?{orientation:r,origin:n}:null}function br(t,e){let{table:n,patches:r,placement:o,looking:i}=t.state;if(!n)return;if(o.plan&&o.letter===e)return t.placement({type:"cancel"});let s=i?null:Tt(n),c=s===null?"":n.players[s-1].cells,l=So(e,r[e],c);if(t.placement({type:"choose",choice:l}),$t(t.state)===null||i)return;let u=ci(t.state);if(u)return t.placement({type:"put",...u});let f=C(o,e),d=yr(c,l,f),h=d&&X(d.slice(1))||Ed;t.placement({type:"put",orientation:d?Number(d[0]):f,origin:h})}var sl=16;function li(t,e){let n=eo(e);return n!==null&&Md(t,e,n)||Ld(t,e,n)||{text:t.told||Nd(e),actions:[],urgent:!1}}function Ty(t,e,n){return n==="rematch"?ui(e):li(t,e).actions.some(([r])=>r===n)}function ui(t){let e=eo(t);return e===null||t.stage!=="over"||ne(t.seats)!==null?!1:t.rematch.game===null&&!t.rematch.asked.includes(e)}function Md(t,e,n){return L(e)?null:e.stage==="over"?Td(e,n):Od(t,e,n)}function Od({fallen:t},e,n){let r=pi(e.seats,et(n));return e.offer&&e.offer.seat!==n?{text:a("asks-takeback",{name:r}),actions:[["accept",a("accept")],["decline",a("decline")]],urgent:!0}:t===et(n)?{text:a("time-is-up",{who:"other",name:r}),actions:[["claim",a("claim")]],urgent:!0}:t===n?{text:a("your-time-up",{name:r}),actions:[],urgent:!0}:e.offer?{text:a("you-asked-takeback",{name:r}),actions:[],urgent:!1}:null}function Td({rematch:t,seats:e},n){let r=pi(e,et(n));return t.game!==null?{text:a("rematch-open"),actions:[],urgent:!1}:t.asked.includes(n)?{text:a("you-asked-rematch",{name:r}),actions:[],urgent:!1}:t.asked.includes(et(n))?{text:a("asks-rematch",{name:r}),actions:[["rematch",a("play-again")]],urgent:!0}:null}function Ld(t,e,n){let r=fi(e);if(r===null||e.stage==="over")return null;let o=pi(e.seats,r);return n===null||!t.isLongAway||e.clock?{text:a("is-away",{name:o}),actions:[],urgent:!1}:{text:a("long-away",{name:o}),actions:[["handover",a("let-computer-play")]],urgent:!1}}function pi(t,e){let n=E(t,e);return n.length>sl?`${n.slice(0,sl-1).trimEnd()}…`:n}function fi(t){return t.mode!=="remote"?null:W.find(e=>t.seats[e-1].away&&!t.seats[e-1].yours)??null}function Nd({clock:t,rated:e,takebacks:n}){return`${[t?Pa(t.control):a("terms-no-clock"),a(e?"terms-rated":"terms-not-rated"),...n?[]:[a("terms-no-takebacks")]].join(", ")}.`}function dt(t){return L(t)?Id(t):Dt(t,t.seats)}function ke(t){return L(t)?Cd(t):Bt(t,t.seats)}function Id(t){let e=He(t);return e?a("waiting-for",{name:e}):t.access==="public"?a("waiting-for-another"):a(T(t)?"waiting-for-friend":"waiting-for-second")}function Cd(t){let e=He(t);return e?a("seat-kept-for",{name:e}):t.access==="public"?a("seat-for-anyone"):a(T(t)?"begins-by-link":"seat-for-invited")}function al(t,e){if(!t)return"";let{player:n}=t,r=n===null?{who:"other",name:""}:z(e.seats,n);switch(t.kind){case"join":return a("took-seat",r);case"handover":return a("took-over",r);case"ask":return a("asked-takeback",r);case"decline":return a("declined-takeback",r);case"rematch":return a("asked-rematch",r);case"rematch_opened":return a("rematch-open");case"takeback":return a("move-taken-back");default:return""}}function cl(t,e){return t!==null&&t.rematch.game===null&&e.rematch.game!==null&&T(e)?e.rematch.game:null}function ll(t,e,n,r=""){let o=`${dt(e)}. ${ke(e)}`;if(!t)return o;let i=t.moves.length;return e.moves.length<i?a("taken-back",{turn:o}):r?dt(t)===dt(e)?r:`${r} ${o}`:[...e.moves.slice(i).map(({number:c,player:l,move:u})=>{let f=l===2&&e.automa?.turns.find(d=>d.number===c);return f?ra(f,n):a("move-by",{name:E(e.seats,l),move:oe(u,n,!0)})}),...Rd(t,e),o].join(" ")}function Rd(t,e){return e.players.flatMap((n,r)=>!n.special_tile||t.players[r].special_tile||e.automa&&r===1?[]:[a("takes-tile",z(e.seats,r===0?1:2))])}var Pd=new Set(["show","turn","cycle"]);function ul(t,e){let{table:n,placement:r}=t;if(e.type==="hover"||e.type==="leave"||e.type==="hold")return t.ghostText;if(e.type==="cancel")return a("put-back");if(!n)return"";let o=M(t),i=$t(t);if(!o||!i)return r.plan?ai(t):N(r.cursor);if(!r.origin){let S=R(t,o.letter),P=S?qt(S):null,I=o.letter==="+"?a("special-patch"):t.patches[o.letter].name;return P?a("chosen-but",{patch:I,reason:P}):a("chosen",{patch:I})}let s=n.players[i-1].cells,c=Y(r,o),l=at(c,s,R(t,o.letter)),u=N(r.origin),f=r.plan&&e.type==="put"?`${ai(t)} `:"",d=Pd.has(e.type)?` ${a("ghost-covers",{cells:F(c.map(N))})}`:"";if(l)return f+a("ghost-against",{cell:u,reason:l})+d;let h=re(s,c),$=h.length>0?a("ghost-fits-making",{cell:u,holes:F(h.map(oo))}):a("ghost-fits",{cell:u}),k=Fn(t,se(r,o)??"");return f+(k?`${$} ${a("ghost-tile")}`:$)+d}function Dy(t,e){let{table:n}=t,r=R(t,e);return!n||!r?"":`${Ln(r,[],!1,n,n.seats).map(i=>i.text).join("; ")}.`}function pl(t){return{patches:t,table:null,status:"connecting",pending:null,placement:Bs,looking:null,walks:{1:[4,4],2:[4,4]},dialog:null,notice:null,peek:!1,said:"",ghostText:"",copied:"",account:{turns:[],run:0},typing:!1,weighing:!1,hint:null,suggestions:[],told:"",anchor:null,awayFrom:null,fallen:null,isLongAway:!1,timeSaid:""}}function fl(t,e){switch(e.type){case"table":return Wd(jd(t,e.table,e.at??0),e.table,e.happened??null);case"told":return{...t,told:e.text,said:e.text};case"time":return{...t,...e.part};case"status":return e.status==="open"&&t.status==="lost"?{...t,status:e.status,said:a("connection-back")}:{...t,status:e.status};case"pending":return{...t,pending:e.request,notice:e.request?null:t.notice};case"refusal":return{...t,notice:{kind:"error",text:e.text}};case"hint":return{...t,hint:e.hint};case"suggest":return{...t,suggestions:e.suggestions};case"placement":return Bd(t,e.event);case"look":return{...t,looking:{frames:e.frames,index:e.index},placement:Cn(t.placement)};case"return":return di({...t,looking:null});case"walk":return{...t,walks:{...t.walks,[e.player]:Tn(t.walks[e.player],e.direction)}};case"dialog":return{...t,dialog:e.dialog};case"peek":return{...t,peek:!t.peek};case"typing":return{...t,typing:e.open};case"weigh":return t.weighing===e.on?t:{...t,weighing:e.on};case"notice":return{...t,notice:e.notice};case"copied":return{...t,copied:e.text}}}function jd(t,e,n){let r=fi(e)!==null;return{...t,anchor:Wa(t.anchor,e,n),awayFrom:r?t.awayFrom??n:null,isLongAway:r&&t.isLongAway}}function Wd(t,e,n){let r=t.table;if(r&&r.number===e.number)return{...t,table:e};let o=al(n,e),i=ll(r,e,t.patches,o)||t.said;return r!==null&&r.position===e.position&&o!==""?{...t,table:e,said:i,told:o}:di({...t,table:e,said:i,told:o,looking:null,ghostText:"",copied:"",hint:null,suggestions:[],account:Hd(t,e),placement:Dd(t,e)?t.placement:Cn(t.placement)})}function Hd({account:t,table:e},n){let{turns:r}=n.automa??t,o=e!==null&&n.moves.length<e.moves.length;if(r.length===0&&!o)return t;let i=r.length>0&&r[0].number===t.turns[0]?.number;return{turns:r,run:i?t.run:t.run+1}}function Dd({placement:t,table:e},n){let{plan:r,letter:o}=t;return!r||o===null||!e||n.stage==="over"||Tt(e)!==Tt(n)?!1:n.ring.includes(o)&&!n.options.some(i=>i.letter===o)}function di(t){let{table:e}=t;if(!e||e.stage!=="special_patch"||!Ot(e))return t;let n=Nn(e.special_cells);return{...t,placement:lo(t.placement,null,{type:"choose",choice:n})}}function Bd(t,e){if(t.pending)return t;let n=M(t),r=lo(t.placement,n,e);if(r===t.placement)return t;let o=r.plan?qd(r):r,i=t.peek&&!o.plan,s={...t,placement:o,peek:i,notice:null};return{...e.type==="cancel"?di(s):s,ghostText:ul(s,e)}}function qd(t){let{letter:e,origin:n,spots:r}=t;return e&&n?{...t,spots:{...r,[e]:n}}:t}var Ud={normal:350,faster:160,off:0},Gd={normal:1200,faster:500,off:0},xr=class{constructor(e,n){this.outside=e,this.show=n,this.waiting=[],this.timer=null,this.spent=0}receive(e,n){this.waiting.push({item:e,isAction:n}),this.timer===null&&this.next()}interrupt(e){this.skip(),this.show(e,0)}skip(){let e=this.waiting,n=this.timer!==null;this.stop();for(let{item:r}of e)this.show(r,0);return n}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null,this.waiting=[],this.spent=0}next(){this.timer=null;for(let e=this.waiting.shift();e;e=this.waiting.shift()){let n=e.isAction?this.timeFor(this.outside.pace()):0;if(this.show(e.item,n),n!==0){this.spent+=n,this.timer=this.outside.later(()=>this.next(),n);return}}this.spent=0}timeFor(e){let n=1+this.waiting.filter(({isAction:o})=>o).length,r=Math.max(0,Gd[e]-this.spent);return Math.min(Ud[e],Math.floor(r/n))}};function dl(t,e){let{start:n,moves:r,automa:o,ended:i}=t,s=pr(n,e),c=s&&cr(s,r,o?.turns??[],e);return c===null?null:c.map((l,u)=>({move:u===0?null:r[u-1],player:u===0?null:c[u-1].turn,...gr(l,e,o&&Fd(o,r.slice(0,u),l)),...i&&u===r.length&&$r(l,i,e)}))}function Fd({practice:t,turns:e,levels:n,cards:r},o,{stage:i}){let s=o.filter(bt).length;return{...r[s],practice:t,turns:lr(o,e.slice(0,s)),levels:i==="over"?n:[]}}function ml(t,e){let n=dl(t,e);if(n===null)throw new mt(a("page-outdated"));return n}var Vd={replay:Ji,create:Qi},Zd={objection:()=>null,answer:()=>null,goOn:()=>!1},zd=[3,3],kr=class{constructor(e,n,{open:r,keeper:o=Vd,seen:i=s=>s}){this.id=e.game.game,this.patches=n,this.keeper=o,this.seen=i,this.store=xt(fl,pl(n));let{dispatch:s}=this.store;this.connection=new wr({open:r,later:(c,l)=>Number(setTimeout(c,l)),forget:c=>clearTimeout(c),newId:()=>`${Date.now().toString(36)}-${Math.random().toString(36).slice(2,12)}`,onTable:(c,l)=>this.hear({table:c,happened:l,at:performance.now()}),onRefusal:c=>this.refused(c),onHint:c=>s({type:"hint",hint:c}),onStatus:c=>s({type:"status",status:c}),onPending:c=>s({type:"pending",request:c}),onOutdated:()=>this.outdated(),onUnopened:()=>this.onUnopened()},e,n),this.pace=()=>"off",this.onShow=()=>{},this.onHelp=()=>{},this.onLine=()=>{},this.onOutdated=()=>!1,this.onUnopened=()=>{},this.company=Zd,this.telling=new xr({later:(c,l)=>Number(setTimeout(c,l)),forget:c=>clearTimeout(c),pace:()=>this.pace()},(c,l)=>{this.onShow(c,l),s({type:"table",...c})}),this.byItself=!1,s({type:"table",table:i(this.connection.table),at:performance.now()})}get state(){return this.store.get()}open(){this.connection.connect()}wake(){this.connection.wake()}close(){this.telling.stop(),this.connection.leave()}hear({table:e,happened:n,at:r}){let o=this.seen(e),i={table:o,happened:n,at:r};if(n?.kind==="note")return this.telling.receive(i,!1);let s=n?.kind==="move"||n?.kind==="card",c=!n?.player||o.seats[n.player-1].yours;s&&!c?this.telling.receive(i,!0):this.telling.interrupt(i)}outdated(){this.onOutdated()||this.complain(a("page-outdated"))}skip(){return this.telling.skip()}placement(e){this.store.dispatch({type:"placement",event:e})}complain(e){this.store.dispatch({type:"notice",notice:{kind:"error",text:e}})}choose(e,n){if(!_(this.state))return;let r=Ke(this.state,e);this.state.placement.letter===e&&!n?this.placement({type:"cancel"}):r&&this.placement({type:"choose",choice:r,anchor:n});let o=n?null:ci(this.state);o&&this.placement({type:"put",...o})}chooseShown(e){if(!_(this.state))return;this.choose(e);let{table:n,placement:r}=this.state,o=M(this.state);if(!n||!o||r.letter!==e||r.origin)return;let i=C(r,e),s=yr(n.players[n.turn-1].cells,o,i),c=s?X(s.slice(1)):null,l=s?Number(s[0]):i;this.placement({type:"put",orientation:l,origin:c??zd})}chooseAt(e){let{table:n,placement:r}=this.state,o=n?aa(n)[e]:void 0;o===void 0||!_(this.state)||(r.letter!==o&&this.choose(o),this.placement({type:"show"}))}commit(){let{state:e}=this,{table:n,placement:r}=e,o=M(e);if(n&&r.plan)return this.complain(il(e));if(!n||!_(e))return;if(!o)return this.complain(a("choose-first"));if(!r.origin)return this.placement({type:"show"});let i=R(e,o.letter),s=at(Y(r,o),n.players[n.turn-1].cells,i,!1),c=In(r,o);if(s||!c)return this.complain(i&&i.missing>0&&s===qt(i)?a("it-is-wrong",{reason:s??""}):a("cannot-place",{reason:s??a("does-not-fit")}));this.placement({type:"show"}),this.send({type:"move",move:c})}pass(){_(this.state)&&R(this.state,null)&&this.send({type:"move",move:"pass"})}undo(){let{table:e}=this.state;if(!(!e||!pe(this.state))){if(Bn(e)&&!e.automa?.practice)return this.dialog("practice");this.send({type:"undo"})}}practise(){this.dialog(null),this.send({type:"undo"})}turnCard(e=!1){le(this.state)&&(this.send({type:"turn"}),this.byItself=e)}hint(){ue(this.state)&&this.send({type:"hint"})}why(){Un(this.state)&&this.send({type:"why"})}forgetHint(){this.store.dispatch({type:"hint",hint:null})}refused({kind:e,error:n}){if(e==="stale"&&this.byItself)return;let r=B()==="en"?n:a(`refusal-${e}`);this.store.dispatch({type:"refusal",kind:e,text:r})}resign(){this.dialog(null),this.send({type:"resign"})}abort(){this.dialog(null),this.send({type:"abort"})}handOver(e){this.dialog(null),this.send({type:"handover",level:e})}mind(e){e==="handover"?this.dialog("handover"):this.send({type:e})}async report(e,n){this.dialog(null);try{await is({game:this.id,reason:e,text:n}),this.store.dispatch({type:"told",text:a("told-server")})}catch(r){this.complain(r instanceof Error?r.message:String(r))}}async again(e){let{table:n}=this.state,r=n&&vc(n);if(r)try{e((await this.keeper.create(r)).url)}catch(o){this.complain(o instanceof Error?o.message:String(o))}}send(e){this.byItself=!1;let n=this.company.objection(e);if(n!==null)return this.complain(n);this.connection.send(e)||this.complain(a("on-its-way"))}type(e){e&&this.state.dialog&&this.dialog(null),this.store.dispatch({type:"typing",open:e})}dialog(e){this.store.dispatch({type:"dialog",dialog:e})}async look(e){let n=this.state.table?.moves.length??0;if(e>=n)return this.back();try{let r=this.state.looking?.frames??await this.frames();this.store.dispatch({type:"look",frames:r,index:Math.max(0,e)})}catch(r){this.complain(r instanceof Error?r.message:String(r))}}async frames(){return ml(await this.keeper.replay(this.id),this.patches)}back(){this.store.dispatch({type:"return"})}};function Yd({table:t,anchor:e},n,r){if(!t?.clock||!e)return null;let o=qo(t.clock,n,e,r);return{text:Ha(o),sentence:Da(o),low:Ba(t.clock.control,o)}}var vr=class{constructor(e){this.outside=e,this.timer=null,this.left=null,this.running=null}consider(e){this.stop();let n=this.outside.now();this.show(e,n);let r=[this.watchClock(e,n),this.watchAway(e,n)].filter(o=>o!==null);r.length!==0&&(this.timer=this.outside.later(()=>this.consider(e),Math.max(1,Math.min(...r))))}show(e,n){for(let r of W){let o=Yd(e,r,n);o&&this.outside.show(r,o)}}watchClock({table:e,anchor:n,fallen:r},o){let i=e?.clock,s=i?.running??null,c=s===this.running?this.left:null;if(this.running=s,this.left=null,!e||!i||!n||s===null)return r!==null&&this.outside.onTime({fallen:null}),null;let l=qo(i,s,n,o);this.left=l;let u=l===0?s:null;u!==r&&this.outside.onTime({fallen:u,timeSaid:Qd(e,u)});let f=c===null?null:qa(c,l);return f!==null&&this.outside.onTime({timeSaid:Kd(e,s,f)}),Ua(l)}watchAway({awayFrom:e,isLongAway:n},r){if(e===null||n)return null;let o=e+Bi-r;return o>0?o:(this.outside.onTime({isLongAway:!0}),null)}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null}};function Kd({seats:t},e,n){return a("seconds-left",{...z(t,e),count:n})}function Qd({seats:t},e){return e===null?"":a("time-is-up",z(t,e))}var Xd=600,Sr=class{constructor(e){this.outside=e,this.due=null,this.tried=-1,this.timer=0}consider(e,n){let r=e.table?.number??-1,o=n&&le(e)&&e.dialog===null&&r!==this.tried?r:null;if(o===this.due||(this.stop(),o===null))return;this.due=o;let i=e.table?.moves.at(-1)?.player===2;this.timer=this.outside.later(()=>{this.due=null,this.tried=o,this.outside.turn()},i?0:Xd)}stop(){this.due!==null&&this.outside.forget(this.timer),this.due=null}};function hl(t){let e=t.querySelector(".move-list"),n=e?.querySelector(".move.now")??null;if(!e)return;if(!n){e.scrollTop=0;return}let[r,o]=[e.getBoundingClientRect(),n.getBoundingClientRect()];o.top<r.top?e.scrollTop-=r.top-o.top:o.bottom>r.bottom&&(e.scrollTop+=o.bottom-r.bottom)}var Er=class{constructor(e){this.outside=e,this.store=xt((n,r)=>({...n,...r}),{path:e.memory.get(),picture:null,busy:!1,told:""})}get state(){return this.store.get()}get link(){let{path:e}=this.state;return e===null?null:this.outside.origin+e}get isLocal(){return/^https?:\/\/(localhost|127\.|\[::1\])/.test(this.outside.origin)}get canShare(){return this.outside.share!==null}async draw(){let{path:e}=this.state;if(e!==null)try{this.store.dispatch({picture:await this.outside.draw(e)})}catch(n){this.store.dispatch({picture:null,told:gl(n)})}}async renew(){if(!this.state.busy){this.store.dispatch({busy:!0,told:""});try{let{invitation:e}=await this.outside.renew();this.outside.memory.set(e),this.store.dispatch({path:e,picture:null,busy:!1}),await this.draw()}catch(e){this.store.dispatch({busy:!1,told:gl(e)})}}}async copy(){let{link:e}=this;if(e!==null)try{await this.outside.copy(e),this.store.dispatch({told:a("link-is-copied")})}catch{this.store.dispatch({told:a("cannot-copy")})}}async share(){let{link:e}=this;if(!(e===null||this.outside.share===null))try{await this.outside.share({title:"Quiltbee",text:a("share-text"),url:e}),this.store.dispatch({told:""})}catch(n){let r=n instanceof Error&&n.name==="AbortError";this.store.dispatch({told:r?"":a("cannot-share")})}}};function gl(t){return t instanceof Error?t.message:String(t)}var Jd=["classic","anniversary","valentine"];function $l(t){return Jd.some(e=>e===t)}var mi={theme:"auto",edition:"classic",language:"auto",look:"cloth",letters:!1,coordinates:!1,motion:"normal",turnCards:!0,sounds:!1,vibration:!1,hints:!1,strength:Kt},hi="quiltbee.settings",tm=12,Ar=new Map;function fn(t){try{return JSON.parse(localStorage.getItem(t)??"null")}catch(e){if(e instanceof SyntaxError||e instanceof DOMException)return JSON.parse(Ar.get(t)??"null");throw e}}function ve(t,e){let n=JSON.stringify(e);Ar.set(t,n);try{localStorage.setItem(t,n)}catch(r){if(!(r instanceof DOMException))throw r;console.warn("This browser keeps no settings:",r.message)}}function gi(){let t=fn(hi),e={...mi,...typeof t=="object"?t:null},n=$l(e.edition)?e.edition:mi.edition,r=Ur(e.language)?e.language:mi.language;return{...e,edition:n,language:r}}function wl(t){ve(hi,t),em(t.language)}function yl(t){window.addEventListener("storage",({key:e})=>{e===hi&&t(gi())})}function em(t){let e=t==="auto"?0:31536e3;document.cookie=`language=${t}; path=/; max-age=${e}; SameSite=Lax`}function bl(){let t=fn("quiltbee.offline"),{ring:e,seat:n,moves:r,resigned:o}=t??{};return typeof e=="string"&&[1,2].includes(n)&&Array.isArray(r)&&r.every(s=>typeof s=="string")?{ring:e,seat:n,moves:r,resigned:o===!0}:null}function xl(t){ve("quiltbee.offline",t)}function $i(){let t=fn("quiltbee.guide");return typeof t?.game=="string"&&[0,1].includes(t.chapter??-1)&&t.step!==void 0?t:null}function kl(t){ve("quiltbee.guide",t)}function vl(t){return fn("quiltbee.hinted")===t}function Sl(t){ve("quiltbee.hinted",t)}function _r(){let t=fn("quiltbee.games");return Array.isArray(t)?t.filter(e=>typeof e?.id=="string"):[]}function El(t,e){let n=_r().filter(r=>r.id!==t);ve("quiltbee.games",[{id:t,title:e,when:Date.now()},...n].slice(0,tm))}function W1(t){ve("quiltbee.games",_r().filter(e=>e.id!==t))}function Al(t){try{return sessionStorage.getItem(`quiltbee.invitation.${t}`)}catch(e){if(e instanceof DOMException)return Ar.get(`invitation.${t}`)??null;throw e}}function _l(t,e){Ar.set(`invitation.${t}`,e);try{sessionStorage.setItem(`quiltbee.invitation.${t}`,e)}catch(n){if(!(n instanceof DOMException))throw n;console.warn("This browser keeps no invitation:",n.message)}}function Ml(t,e){let n=new Er({origin:location.origin,renew:()=>ns(t),draw:os,copy:o=>nm(o),share:"share"in navigator?o=>navigator.share(o):null,memory:{get:()=>Al(t),set:o=>_l(t,o)}}),r=new ge({me:kt,sit:o=>rs(t,o),go:e});return{inviting:n,joining:r}}async function nm(t){if(!navigator.clipboard)throw new Error(a("no-clipboard"));await navigator.clipboard.writeText(t)}function Ol({text:t,mine:e},n){let o=n-(e?1:0)>0?`(${n}) `:"",i=t?`${t} – Quiltbee`:"Quiltbee";return`${o}${e?"● ":""}${i}`}function Tl({mine:t},e){return t||e>0}var dn=document.querySelector("link[rel=icon]"),rm=[dn.href,new URL(dn.dataset.waiting??"",dn.href).href],wi={text:"",mine:!1},yi=0;function mn(t,e=!1){wi={text:t,mine:e},Nl()}function Ll(t){yi=t,Nl()}function Nl(){let t=Ol(wi,yi);document.title!==t&&(document.title=t);let e=rm[Tl(wi,yi)?1:0];dn.href!==e&&(dn.href=e)}function Cl({clock:t},e){if(!t)return m;let n=t.running===e;return p`<div
    class=${n?"clock runs":"clock"}
    data-clock=${e}
    data-testid=${`clock-${e}`}
  >
    <span class="clock-sign">${w("clock")}${w("hurry")}</span>
    <span class="clock-time" aria-hidden="true"></span>
    <span class="visually-hidden"
      >${a(n?"clock-running":"clock")}: <span class="clock-words"></span
    ></span>
  </div>`}function Rl(t,e,{text:n,sentence:r,low:o}){let i=t.querySelector(`[data-clock="${e}"]`);i&&(i.dataset.low=o?"true":"false",Il(i.querySelector(".clock-time"),n),Il(i.querySelector(".clock-words"),r))}function Il(t,e){t&&t.textContent!==e&&(t.textContent=e)}function bi(t){return a(`level-name-${t}`)}function tb(t){return a("level-sentence",{level:String(t),name:bi(t),audience:a(`level-for-${t}`)})}function Se(t,e,n,r,o){return p`<fieldset class=${`pick pick-${t}`}>
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
  </fieldset>`}var om=[["classic","button"],["anniversary","ten"],["valentine","heart"]];function Pl(t){let e=om.map(([n,r])=>[n,p`${w(r)}<span>${a(`edition-${n}`)}</span>`]);return Se("edition",a("setting-edition"),e,t.settings.edition,n=>t.change({edition:n}))}function Mr(t){return t.target.value}function Or(t){return t.target.checked}function jl(t){let e=t.settings.language,n=[["auto",a("language-auto")],...Object.entries(qr)],r=o=>t.change({language:Mr(o)});return p`<label class="language-pick"
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
  >`}function im(t){return`${t}`}function Ee(t,e,n={}){let r=Object.keys(e).map(i=>[i,im(i)]);return a(t,{...n,...Object.fromEntries(r)}).split("").map((i,s)=>s%2?e[i]:i)}var sm=[["auto","setting-theme-auto"],["light","theme-light"],["dark","theme-dark"]],am=[["normal","motion-normal"],["faster","motion-faster"],["off","motion-off"]],cm=[["cloth","look-cloth"],["thread","look-thread"]],lm=[["letters","setting-letters"],["coordinates","setting-coordinates"],["hints","setting-hints"],["turnCards","draw-automatically"],["sounds","setting-sounds"],["vibration","setting-vibration"]];function Tr(t,e,n){let{theme:r,motion:o,look:i}=t.settings,s=lm.filter(([u])=>u!=="vibration"||t.canVibrate),c=()=>{e(),t.help()},l=u=>f=>t.change({[u]:f});return p`<div class="panel-head">
      <h2 id="dialog-heading">${a("settings")}</h2>
      <button type="button" class="main" @click=${e}>${a("settings-done")}</button>
    </div>
    <div class="settings">
      <button type="button" data-testid="settings-help" @click=${c}>
        ${w("help")}<span>${a("how-to-play")}</span>
      </button>
      ${Pl(t)} ${Se("theme",a("setting-theme"),xi(sm),r,l("theme"))}
      ${Se("motion",a("setting-motion"),xi(am),o,l("motion"))}
      ${Se("look",a("setting-look"),xi(cm),i,l("look"))}
      ${s.map(([u,f])=>um(u,a(f),t))} ${jl(t)}
      ${n?p`<button type="button" data-testid="open-command" @click=${n}>
              ${Ee("open-command-line",{key:p`<kbd>/</kbd>`})}
            </button>`:m}
    </div>`}function xi(t){return t.map(([e,n])=>[e,a(n)])}function um(t,e,n){return p`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${t}
      .checked=${n.settings[t]}
      @change=${r=>n.change({[t]:Or(r)})}
    /><span>${e}</span></label
  >`}function Wl(t,e,n){if(t.dialog===null)return m;let r=()=>e.dialog(null),o=()=>Tr(n,r,()=>e.type(!0));return p`<dialog
    class="sheet"
    aria-labelledby="dialog-heading"
    @close=${r}
    data-testid=${`dialog-${t.dialog}`}
  >
    ${{settings:o,resign:pm,practice:$m,abort:dm,handover:mm,report:gm}[t.dialog](e,r)}
  </dialog>`}function Hl(t){let e=t.querySelector("dialog");e&&!e.open&&e.showModal()}function pm(t,e){return p`<h2 id="dialog-heading">${a("resign-question")}</h2>
    <p>${fm(t.state.table)}</p>
    <div class="row">
      <button type="button" class="main" @click=${e}>${a("play-on")}</button>
      <button type="button" data-testid="resign-confirm" @click=${()=>t.resign()}>
        ${a("resign")}
      </button>
    </div>`}function fm(t){return t?.mode!=="remote"?a("resign-undo"):a(t.rated?"resign-rated":"resign-plain")}function dm(t,e){let n=t.state.table!==null&&L(t.state.table);return p`<h2 id="dialog-heading">${a(n?"abort-close-question":"abort-question")}</h2>
    <p>${a(n?"abort-close-text":"abort-text")}</p>
    <div class="row">
      <button type="button" class="main" @click=${e}>${a(n?"wait":"play-on")}</button>
      <button type="button" data-testid="abort-confirm" @click=${()=>t.abort()}>
        ${a(n?"close-it":"call-it-off")}
      </button>
    </div>`}function mm(t,e){return p`<form @submit=${r=>{r.preventDefault();let o=r.target;t.handOver(Number(new FormData(o).get("level")))}}>
    <h2 id="dialog-heading">${a("handover-question")}</h2>
    <p>${a("handover-text")}</p>
    <p>
      <label
        >${a("level")}
        <select name="level" data-testid="handover-level">
          ${Di.map(({level:r})=>p`<option value=${r} ?selected=${r===Kt}>
                ${a("level-and-name",{level:String(r),name:bi(r)})}
              </option>`)}
        </select></label
      >
    </p>
    <div class="row">
      <button type="submit" class="main" data-testid="handover-confirm">${a("let-it-play")}</button>
      <button type="button" @click=${e}>${a("wait")}</button>
    </div>
  </form>`}var hm=["name","cheating","leaving","other"];function gm(t,e){return p`<form @submit=${r=>{r.preventDefault();let o=new FormData(r.target);t.report(o.get("reason"),String(o.get("text")))}}>
    <h2 id="dialog-heading">${a("report-title")}</h2>
    <p>${a("report-who-reads")}</p>
    <p>
      <label
        >${a("report-reason")}
        <select name="reason" data-testid="report-reason">
          ${hm.map(r=>p`<option value=${r}>${a(`report-${r}`)}</option>`)}
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
  </form>`}function $m(t,e){return p`<h2 id="dialog-heading">${a("practice-question")}</h2>
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
    </div>`}var wm=["","hint-right","hint-round","hint-left"],ym=50;function Lr({hint:t,patches:e},n){return t?(t.type==="hint"?bm(t,e,n):km(t,e,n)).join(" "):""}function bm({move:t,reasons:e},n,r){return[Dl(t,n,r),...e.map(({code:o,values:i})=>a(`reason-${o}`,i))]}function Dl(t,e,n){if(t==="pass")return a("hint-advance");let r=t.slice(-2);if(t.startsWith("+"))return n?a("hint-put-on",{cell:r}):a("hint-put");let[o,i]=t,s=e[o].name;if(!n)return a("hint-take",{patch:s});let c=xm(Number(i));return c?a("hint-take-turned",{patch:s,cell:r,how:c}):a("hint-take-at",{patch:s,cell:r})}function xm(t){let e=[t>=4?"hint-flipped":"",wm[t%4]].filter(Boolean);return F(e.map(n=>a(n)))}function km(t,e,n){if(t.better===t.move)return[a("why-same")];let r=n&&t.better!=="pass"?[Dl(t.better,e,!0)]:[],o=t.reasons.map(({of:i,code:s,values:c})=>a(i==="mine"?`mine-${s}`:`reason-${s}`,c));return[vm(t,e),...r,...o]}function vm(t,e){let{points:n,chance:r}=t;if(n===null)return a("why-unknown",{what:ki(t,e)});let o=Math.round(n/10);if(o>0)return a("why-loss",{what:ki(t,e),count:o});if((r??0)<ym)return a("why-good",{what:Sm(t,e)});let i=Math.round((r??0)/10);return a("why-loss-chance",{what:ki(t,e),percent:i})}function ki({better:t,move:e},n){return t==="pass"?a("why-advance"):t.startsWith("+")?a("why-put"):t[0]===e[0]?a("why-elsewhere"):a("why-take",{patch:n[t[0]].name})}function Sm({better:t,move:e},n){return t==="pass"?a("good-pass"):t[0]===e[0]?a("good-elsewhere"):a("good-take",{patch:n[t[0]].name})}function Em({automa:t}){if(!t)return"";let e=t.practice?a("about-practice"):"";return`${Ze(t)}${e}. `}function Am({board:t,seed:e}){let n=a(`board-${t}`);return e?Ee("about-code",{code:p`<code data-testid="seed">${e}</code>`},{board:n}):n}function Bl(t,e,n,r){return p`<section class="panel about" aria-labelledby="about-heading">
    <h2 id="about-heading">${a("this-game")}</h2>
    <p class="small">
      ${Em(e)}${Am(e)}${T(e)?"":a("about-watching")}${e.seed&&e.seed_chosen?a("about-chosen"):""}
    </p>
    ${Im(e)}
    ${Ne(e)?p`<p class="small" data-testid="local">${a("offline-here")}</p>`:m}
    <div class="row">
      ${Ne(e)?Mm(n):_m(e)}
      <button type="button" data-testid="copy-link" @click=${()=>ql(e,n)}>
        ${w("link")}<span>${a("copy-link")}</span>
      </button>
      ${Tm(e,n)} ${Lm(e,n)}
      ${e.stage==="over"?m:p`<button type="button" data-testid="new-game" @click=${()=>r.go("/")}>
              ${a("new-game")}
            </button>`}
    </div>
    ${t.copied?p`<p class="small copied" data-testid="copied">${t.copied}</p>`:m}
  </section>`}function _m({game:t}){return p`<a
    class="button"
    data-testid="download-record"
    href=${`/api/games/${t}/record.pgr`}
    download
    >${w("download")}<span>${a("record")}</span></a
  >`}function Mm({id:t,keeper:e}){return p`<button
    type="button"
    data-testid="download-record"
    @click=${async()=>Om((await e.replay(t)).record)}
  >
    ${w("download")}<span>${a("record")}</span>
  </button>`}function Om(t){let e=document.createElement("a");e.href=URL.createObjectURL(new Blob([t],{type:"text/plain"})),e.download="game.pgr",e.click(),URL.revokeObjectURL(e.href)}function Tm(t,e){if(!T(t)||t.stage==="over")return m;let[n,r,o]=t.can_abort?["abort",Nm(t),"cancel"]:["resign",a("resign"),"flag"];return p`<button type="button" data-testid=${n} @click=${()=>e.dialog(n)}>
    ${w(o)}<span>${r}</span>
  </button>`}function Lm(t,e){return t.mode!=="remote"||!T(t)||L(t)?m:p`<button type="button" data-testid="report" @click=${()=>e.dialog("report")}>
    ${a("report")}
  </button>`}function Nm(t){return a(L(t)?"close-table":"call-off")}function Im({mode:t,clock:e,rated:n,takebacks:r,seats:o}){if(t!=="remote")return m;let i=W.filter(c=>o[c-1].rating!==null).map(c=>`${E(o,c)} ${o[c-1].rating}`),s=[e?a("terms-clock",{clock:Jn(e.control)}):a("terms-no-clock"),a(n?"terms-rated":"terms-not-rated"),a(r?"terms-takebacks":"terms-no-takebacks")];return p`<p class="small" data-testid="terms">
    ${s.join("; ")}. ${i.length?a("terms-ratings",{ratings:i.join(", ")}):""}
  </p>`}async function ql(t,e){e.store.dispatch({type:"copied",text:await Cm(Ul(t))})}function Ul({link:t,seats:e}){let n=e.map(({name:r})=>r);return`${location.origin}${tr(t,n)}`}async function Cm(t){try{return await navigator.clipboard.writeText(t),a("link-copied")}catch(e){if(!(e instanceof DOMException||e instanceof TypeError))throw e;return a("copy-this-link",{link:t})}}async function Gl(t,e){if(!("share"in navigator))return ql(t,e);try{await navigator.share({title:"Quiltbee",url:Ul(t)})}catch(n){if(!(n instanceof DOMException))throw n}}function vi(t,e){return p`<svg class=${`card ${t}`} viewBox="-0.5 -0.5 41 57" aria-hidden="true">
    <rect class="sheet-edge" width="40" height="56" rx="3.5"></rect>
    ${e}
  </svg>`}function Vl(t,e){return t===0?vi("empty",m):vi("back",v`<path class="weave" d="M4 4h32v48h-32zM4 16L36 40M4 40L36 16M4 28h32M20 4v48"></path>
    ${e===null?q(20,28,7):v`<circle class="budget" cx="20" cy="28" r="10"></circle>
      <text class="digits" x="20" y="32.4" font-size="13">${e}</text>`}`)}function Zl({number:t,budget:e,income:n,filters:r}){return vi("face",v`
    <text class="card-number" x="20" y="6.6">${t}</text>
    <circle class="budget" cx="12" cy="16" r="7.4"></circle>
    <text class="digits" x="12" y="19.3" font-size="9.5">${e}</text>
    ${q(30,16,5.6)}<text class="gain" x="30" y="28.4">+${n}</text>
    <text class="card-word" x="12" y="28">${a("card-budget")}</text>
    ${r.map((o,i)=>Fl(Hn(o),36+i*7))}
    ${r.length===0?Fl(a("filter-none"),42):m}`)}function Fl(t,e){let n=Math.min(4.6,64/t.length);return v`<text class="card-filter" x="20" y=${e} font-size=${n.toFixed(1)}>${t}</text>`}function zl({turns:t,run:e},n,r){let o=t.map(i=>Rm(i,n,r));return p`<section
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
  </section>`}function Rm(t,e,n){return p`<div class="card-turn" data-card=${t.card.number} data-taken=${t.taken??""}>
    ${Zl(t.card)}
    <div class="told">
      <p class="told-card">${yo(t.card)}</p>
      <div class="tried" aria-hidden="true">
        ${[...t.choices].map(r=>Pm(r,t,e,n))}
      </div>
      <ol>
        <li>${bo(t,e,n)}</li>
        ${t.steps.map(r=>p`<li class=${r.skipped?"skipped":""}>
              ${xo(r,e,n)}
            </li>`)}
        ${ko(t,e,n).map(r=>p`<li class="outcome">${r}</li>`)}
      </ol>
    </div>
  </div>`}function Pm(t,{affordable:e,taken:n},r,o){let i=t===n?"taken":e.includes(t)?"left":"dear",s={taken:"✓",left:"–",dear:"×"}[i];return p`<span class=${`candidate ${i}`}
    >${er(t,r[t],0,o)}<span class="fate">${s}</span></span
  >`}var jm=[20,10,5,1];function Yl(t){let e=[],n=Math.max(0,t);for(let r of jm)for(;n>=r;)e.push(r),n-=r;return e}var Si=56,hn=20,Wm=19;function Kl(t){let e=Yl(t),n=Math.min(Wm,(Si-hn)/Math.max(1,e.length-1)),r=Si-hn/2,o=e.map((i,s)=>Hm(i,r-s*n)).reverse();return p`<svg class="purse" viewBox=${`0 0 ${Si} ${hn}`} aria-hidden="true">
    ${o}
  </svg>`}function Hm(t,e){return v`${it(`tile-${t}`,e,hn/2)}
    <text class="tile-value" x=${e} y=${hn/2+3.2}>${t}</text>`}function Nr(t,e,n){return p`<table class="scores">
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
        ${t.players.map((r,o)=>p`<td data-testid=${`total-${o+1}`}>${D(r.score)}</td>`)}
      </tr>
    </tfoot>
  </table>`}function Dm(){return p`<span class="badge tile" title=${a("tile-title")}
    ><svg viewBox="-10 -10 20 20" aria-hidden="true">${it("special-tile",0,0)}</svg>
    <span class="visually-hidden">${a("has-tile")}</span></span
  >`}var Ql=v`<path class="dot"
    d="M0-2.8l.9 1.9 2 .2-1.5 1.5.4 2L0 1.8l-1.8 1 .4-2L-2.9-.7l2-.2z"></path>`,Bm={buttons:q(0,0,2.8),income:v`<circle class="dot" r="2.2"></circle>
    <path class="plus" d="M-1.2 0h2.4M0-1.2v2.4"></path>`,empty:v`<path class="gap" d="M-2.2-2.2h4.4v4.4h-4.4z"></path>`,patches:v`<path class="dot" d="M-2.4-2.4h2.4v2.4h2.4v2.4h-4.8z"></path>`,time:v`<path class="dot" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path>`,score:Ql,lead:Ql};function Xl(t,e,n,r={}){let{buttons:o,income:i,empty:s,score:c,time:l}=t.players[n-1],u=[[a("number-buttons"),o,"buttons"],[a("number-income"),i,"income"],[a("number-empty"),s,"empty"],[a("number-time"),l,"time"]];if(!t.automa){let f=c-t.players[2-n].score;u.push([a("number-lead"),Ms(f),"lead"])}return Ei(t,e,n,u,r)}function Ei(t,e,n,r,o){let{aside:i=m,clock:s=m,thumbnail:c=m}=o,l=t.stage!=="over"&&ne(e)===null&&t.turn===n;return p`<div class=${l?"bar moving":"bar"} data-testid=${`player-${n}`}>
    <div class="bar-name">
      ${lc(n)}
      <h2 title=${E(e,n)}>${E(e,n)}</h2>
      ${Um(e[n-1])} ${i}
      ${t.players[n-1].special_tile?Dm():m}
      ${l?p`<span class="badge to-move">${a("to-move")}</span>`:m}
    </div>
    ${s} ${c}
    <dl>
      ${r.map(([u,f,d])=>p`<div class=${`number number-${d}`}>
            <dt>${qm(String(d))}<span>${u}</span></dt>
            <dd data-testid=${`${d}-${n}`}>${f}</dd>
            ${d==="buttons"?Kl(Number(f)):m}
          </div>`)}
    </dl>
  </div>`}function qm(t){return p`<svg class="number-sign" viewBox="-3 -3 6 6" aria-hidden="true">${Bm[t]}</svg>`}function Um({kind:t,yours:e,away:n,bot:r,rating:o}){return t!=="person"&&t!=="open"?m:p`${o===null?m:p`<span class="rating"
          ><span class="visually-hidden">${a("rated")}</span>${o}</span
        >`}
  ${r?p`<span class="badge bot">${a("bot")}</span>`:m}
  ${n&&!e?p`<span class="badge away">${a("away")}</span>`:m}`}function Jl(t,e){let n=t.players.map(r=>r.score_parts);return Nr(t,[E(e,1),E(e,2)],[[a("number-buttons"),n.map(r=>r.buttons)],[a("score-tile"),n.map(r=>r.special_tile)],[a("score-empty"),n.map((r,o)=>`${D(r.empty)} (${t.players[o].empty})`)]])}function eu(t,e,n){let{buttons:r,time:o,score:i}=t.players[1],s=[[a("number-buttons"),r,"buttons"],[a("number-patches"),n.with_buttons.length+n.without_buttons.length,"patches"],[a("number-time"),o,"time"],[a("number-score"),D(i),"score"]],c=p`<span class="level-name">${Ve(n)}</span>`,l=p`<span class="next-card">${ru(t,n)}</span>`;return Ei(t,e,2,s,{aside:c,thumbnail:l})}function nu(t,e,n,r,o,i=m){return p`<section
    class="panel automa"
    data-testid="automa"
    tabindex="0"
    aria-labelledby="automa-heading"
  >
    <div class="panel-head">
      <h2 id="automa-heading">${a("the-automa")}</h2>
      <span class="small">${Ze(e)}</span>
    </div>
    <div class="dealer">
      <div class="pile">${ru(t,e)}</div>
      <div>
        <p data-testid="automa-cards">${t.result?a("no-more-cards"):Gm(e)}</p>
        <p class="small">${ze(e)}</p>
      </div>
    </div>
    ${zl(n,r,o)} ${Fm(t,e)} ${i}
    <div class="piles">
      ${tu("patches-with",e.with_buttons,"pile-with",r,o)}
      ${tu("patches-without",e.without_buttons,"pile-without",r,o)}
    </div>
    <p class="small">${vo(e)}</p>
  </section>`}function ru({result:t},{pile:e,budget:n}){return Vl(e,t?null:n)}function Gm({pile:t,budget:e}){return t===0?a("pile-empty"):e===null?a("next-face-down"):a("next-can-pay",{price:a("buttons",{count:e})})}function tu(t,e,n,r,o){return p`<div class="taken-pile" data-testid=${n}>
    <h3>${a(t,{count:e.length})}</h3>
    <ul>
      ${[...e].map(i=>{let{name:s,income:c}=r[i];return p`<li title=${s}>
          ${er(i,r[i],0,o)}
          <span class="visually-hidden"
            >${s} (${i})${c?`, ${a("buttons",{count:c})}`:""}</span
          >
        </li>`})}
    </ul>
  </div>`}function Fm(t,e){let n=(o,i,s)=>p`<div class=${s}>
      <dt>${o}</dt>
      <dd>${i}</dd>
    </div>`,r=Fe(t.players[1],e.level);return p`<div class="parts">
    <h3>${a("what-level-counts",{numeral:e.numeral})}</h3>
    <dl data-testid="automa-score">
      ${r.map(([o,i])=>n(a(o),i,"part"))}
      ${n(a(t.result?"number-score":"score-now"),D(t.players[1].score),"sum")}
    </dl>
  </div>`}function ou(t,e){if(!t.typing)return m;let n=t.notice?.typed?t.notice:null;return p`<form
    class="command"
    aria-label=${a("command-line")}
    @submit=${r=>Vm(r,e)}
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
        @keydown=${r=>Zm(r,e)}
      />
      <button type="submit" class="main">${a("enter")}</button>
      <button type="button" aria-label=${a("close")} @click=${()=>e.type(!1)}>
        ${w("cancel")}
      </button>
    </div>
  </form>`}function Vm(t,e){t.preventDefault();let r=t.target.elements.namedItem("command");e.onLine(r.value),r.value=""}function Zm(t,e){t.key==="Escape"&&(t.preventDefault(),e.type(!1),document.querySelector(".quilt.active .cells")?.focus())}var iu=3;function su(t,e,n,r){let o=[...t.slice(iu)];return p`<section class="panel ring" aria-labelledby="ring-heading" ?data-keys=${r}>
    <div class="panel-head">
      <h2 id="ring-heading">${a("coming-up")}</h2>
      <span class="small">${a("after-these",{count:o.length})}</span>
    </div>
    ${r?zm(t,e,n,r):Km(o,e,n)}
  </section>`}function zm(t,e,n,{held:r,then:o,choose:i}){let s=[...t.slice(iu)],c=r!==null&&s.includes(r)?r:s[0];return p`<ol
    class="circle"
    data-testid="ring"
    aria-labelledby="ring-heading"
    @keydown=${Ym}
  >
    ${s.map(l=>{let u=e[l],f=o.includes(l),d=[At(u),xe(t,l),f?a("plan-then"):""];return p`<li class=${f?"then":""}>
        <button
          type="button"
          class="coming"
          data-coming=${l}
          tabindex=${l===c?0:-1}
          aria-pressed=${l===r?"true":"false"}
          title=${u.name}
          @click=${()=>i(l)}
        >
          ${pt(l,u,0,n)}
          <span class="visually-hidden">${d.filter(Boolean).join(", ")}</span>
          <span class="price" aria-hidden="true">${Zt(u.buttons)}${zt(u.time)}</span>
        </button>
      </li>`})}
  </ol>`}function Ym(t){let e=t.target.closest("li"),n=e?.parentElement;if(!e||!n||t.altKey||t.ctrlKey||t.metaKey)return;let r={ArrowRight:e.nextElementSibling,ArrowDown:e.nextElementSibling,ArrowLeft:e.previousElementSibling,ArrowUp:e.previousElementSibling,Home:n.firstElementChild,End:n.lastElementChild}[t.key];r!==void 0&&(t.preventDefault(),t.stopPropagation(),r?.querySelector("button")?.focus())}function Km(t,e,n){return p`<ol class="circle" data-testid="ring" tabindex="0" aria-labelledby="ring-heading">
    ${t.map(r=>Qm(r,e,n))}
  </ol>`}function Qm(t,e,n){let r=e[t];return p`<li title=${At(r)}>
    ${pt(t,r,0,n)}
    <span class="visually-hidden">${At(r)}</span>
    <span class="price" aria-hidden="true">${Zt(r.buttons)}${zt(r.time)}</span>
  </li>`}function Zt(t){return p`<span class="cost"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">${q(0,0,2.9)}</svg>${t}</span
  >`}function zt(t){return p`<span class="time"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">
      <path class="glass" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path></svg
    >${t}</span
  >`}function au(t,e,n,r,o,i=m){let s=[...e.ring.slice(0,3)];return p`<section class="panel market" aria-labelledby="market-heading" data-keys>
    <h2 id="market-heading">
      ${a(_(t)&&e.stage==="action"?"choose-or-pass":"next-patches")}
    </h2>
    ${[0,1,2].map(c=>s[c]===void 0?p`<div class="offer none" aria-hidden="true"></div>`:th(t,e,s[c],c,n,r,o))}
    ${Xm(t,e,n)} ${i}
  </section>`}function Xm(t,e,n){let r=t.looking?void 0:R(t,null),{time:o}=e.players[e.turn-1];return p`<button
    type="button"
    class=${Gn(t)==="pass"?"pass hinted":"pass"}
    data-testid="pass"
    aria-disabled=${_(t)&&r?"false":"true"}
    aria-keyshortcuts="P"
    @click=${()=>n.pass()}
    @pointerenter=${({pointerType:i})=>i==="mouse"&&Ai(n,!0)}
    @focus=${()=>Ai(n,!0)}
    @blur=${()=>Ai(n,!1)}
  >
    ${cu(t,null)}${w("pass")}<span class="pass-name">${a("pass")}</span>
    <span class="pass-facts">
      ${r?no(r,o).map(i=>p`<span>${i}</span>`):m}
    </span>
  </button>`}function Ai(t,e){t.store.dispatch({type:"weigh",on:e})}function Jm({squares:t}){return Ir(a("spoken-squares",{count:t}))}function Ir(t){return p`<span class="visually-hidden">${t}</span>`}function th(t,e,n,r,o,i,s){let c=t.patches[n],l=t.looking?void 0:R(t,n),u=t.placement.letter===n,f=be(t,e).includes(n),d=ol(o),h=l?qt(l):null,$=Gn(t)?.startsWith(n)??!1;return p`<button
    type="button"
    class=${["offer",f&&"then",u&&"chosen",h&&"dear",$&&"hinted"].filter(Boolean).join(" ")}
    data-testid=${`patch-${r}`}
    data-patch=${n}
    data-orientation=${C(t.placement,n)}
    aria-pressed=${u?"true":"false"}
    aria-disabled=${_(t)&&l||d?"false":"true"}
    aria-keyshortcuts=${r+1}
    data-key=${r+1}
    @click=${S=>{if(d)return br(o,n);S.pointerType==="mouse"?o.choose(n):o.chooseShown(n),s()}}
  >
    <span class="art"
      >${pt(n,c,C(t.placement,n),i)}</span
    >
    ${cu(t,n)}
    <span class="facts"
      ><span class="offer-name"
        >${c.name}${f?Ir(`, ${a("plan-then")}`):m}${Jm(c)}</span
      >
      <span class="price"
        >${Zt(c.buttons)}${Ir(a("spoken-buttons",{count:c.buttons}))}
        ${zt(c.time)}${Ir(a("spoken-time"))}</span
      >
      <span class="earn">${Cr(c)}</span>
      ${eh(l,h)}</span
    >
  </button>`}function cu(t,e){let n=la(t,e);return n.length===0?m:p`<span class="offer-marks" aria-hidden="true"
    >${n.map(({label:r,kind:o})=>p`<span class=${`offer-mark ${o}`}>${r}</span>`)}</span
  >`}function eh(t,e){return e?p`<span class="reason" title=${e}>${nh(t)}</span>`:m}function nh(t){return t&&t.missing>0?a("short-of",{count:t.missing}):a("no-room")}function Yx({ring:t},e,n){return p`<section class="panel market looked-at" aria-labelledby="market-heading">
    <h2 id="market-heading">${a("next-patches")}</h2>
    ${[...t.slice(0,3)].map(r=>p`<div class="offer" data-patch=${r}>
          <span class="art">${pt(r,e[r],0,n)}</span>
          <span class="facts" title=${At(e[r])}
            ><span class="offer-name">${e[r].name}</span>
            <span class="price">${Zt(e[r].buttons)}${zt(e[r].time)}</span>
            <span class="earn">${Cr(e[r])}</span></span
          >
        </div>`)}
  </section>`}function Cr({income:t}){return t>0?a("earns",{count:t}):a("earns-nothing")}function _i(t,e){let n=rt(t),r=t.placement.letter,o=t.patches[r];return p`<div class="plan" data-testid="plan" data-planned=${r}>
    <span class="plan-art"
      >${pt(r,o,C(t.placement,r),!1)}</span
    >
    <p class="plan-name">
      <b>${o.name}</b>
      <span class="price">${Zt(o.buttons)}${zt(o.time)}</span>
      <span>${Cr(o)}</span>
    </p>
    <p class="plan-when">${w("clock")} ${xe(n.ring,r)}</p>
    ${si(n,e.seats,o.buttons).map(i=>p`<p>${i}</p>`)}
    ${rh(t)}
  </div>`}function lu(t,e){return!t.placement.plan||!t.table?m:p`<div class="plan-aside">
    ${_i(t,t.table)}
    <button
      type="button"
      class="corner forget"
      data-testid="forget-plan"
      aria-label=${a("close")}
      @click=${()=>e.placement({type:"cancel"})}
    >
      ${w("cancel")}
    </button>
  </div>`}function rh(t){let e=M(t),n=$t(t);if(!e||!t.table||!n)return m;let{cells:r}=t.table.players[n-1],i=(e.placements.size===0?a("fits-nowhere"):null)??at(Y(t.placement,e),r,void 0,!1);return p`<p class="plan-fit">${i?ro(i):a("plan-fits")}</p>`}function uu(t,e,n){let r=T(e),o=r&&qn(e)&&e.stage!=="over",i=r&&(e.mode!=="remote"||e.takebacks);return p`${o?oh(t,n):m}
  ${i?ih(t,e,n):m}`}function oh(t,e){return p`<button
    type="button"
    class="hint-button"
    data-testid="hint"
    aria-keyshortcuts="H"
    aria-disabled=${ue(t)?"false":"true"}
    @click=${()=>e.hint()}
  >
    ${w("bulb")}<span>${a("hint")}</span>
  </button>`}function ih(t,e,n){let r=Bn(e)&&pe(t);return p`<button
    type="button"
    class=${e.mode==="screen"||e.mode==="computer"?"undo":"undo long"}
    data-testid="undo"
    aria-disabled=${pe(t)?"false":"true"}
    @click=${()=>n.undo()}
  >
    ${w("undo")}${sh(e,r)}
  </button>`}function pu(t,e){return p`<button
    type="button"
    class="main turn-card"
    data-testid="turn-card"
    aria-keyshortcuts="T"
    aria-disabled=${le(t)?"false":"true"}
    @click=${()=>e.turnCard()}
  >
    ${w("card")}<span>${a("turn-the-card")}</span>
  </button>`}function sh({mode:t},e){return t==="remote"?p`<span>${a("ask-takeback")}</span>`:e?p`<span class="behind">${a("undo-practice")}</span>`:p`<span>${a("undo")}</span>`}function fu(t){return p`<label class="switch"
    ><input
      type="checkbox"
      data-testid="turn-by-itself"
      .checked=${t.settings.turnCards}
      @change=${e=>t.change({turnCards:Or(e)})}
    />
    <span>${a("draw-automatically")}</span></label
  >`}var ah={hint:"hint-coming",why:"why-coming",turn:"card-turning",move:"move-sending"};function mu(t,e,n){let r=Gt(t)?M(t):null,{plan:o}=t.placement,i=r!==null&&r.letter!=="+",s=r?R(t,r.letter):void 0,c=r!==null&&!o&&t.placement.set&&ae(t.placement,r)&&s?.available!==!1,l=o||r!==null&&(i||t.placement.origin!==null),u=[["rotate-left",a("rotate-left"),"left",i,()=>e.placement({type:"turn",how:"left"})],["rotate-right",a("rotate-right"),"right",i,()=>e.placement({type:"turn",how:"right"})],["flip",a("flip"),"flip",i,()=>e.placement({type:"turn",how:"flip"})],["place",a("place"),"place",c,()=>e.commit()],["cancel",a("cancel"),"cancel",l,()=>e.placement({type:"cancel"})]],f=Dn(t.table)&&!t.looking;return p`<section
    class=${r?"deck held":"deck"}
    aria-label=${a("placing")}
    data-keys
    data-move=${r&&!o?In(t.placement,r)??"":""}
  >
    ${ch(t,e,n)}
    <div class=${f?"tools waits":"tools"}>
      ${f?pu(t,e):m}
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
  </section>`}function ch(t,e,n){let{table:r,notice:o}=t;return p`<div
    class=${Mi(t)?"strip hinting":t.placement.plan?"strip planning":"strip"}
    data-testid="strip"
    tabindex="-1"
  >
    ${o?.kind==="error"&&!o.typed?p`<p class="notice" data-testid="notice">${w("cancel")} ${o.text}</p>`:r?lh(t,r,n):m}
    ${yh(t,e)}
  </div>`}function Mi(t){let{hint:e,looking:n,notice:r,pending:o,placement:i}=t;if(!e||n||o||r?.kind==="error"&&!r.typed)return!1;let{letter:s,origin:c,plan:l}=i;return l?!1:s===null||!_(t)||s==="+"&&c===null}function lh(t,e,n){let r=M(t);return t.looking?p`<p>${a("earlier-position")}</p>`:t.pending?p`<p>${a(ah[t.pending.type]??"one-moment")}</p>`:Mi(t)?wh(t,n):t.placement.plan?_i(t,e):r&&_(t)?fh(t,e,r,n):uh(t,e)}function uh(t,e){let n=Qe(t).map(r=>Cs(r,e.seats,t.patches));return p`<p class="lately">${n.length>0?`${n.join(". ")}.`:ke(e)}</p>
    <p class=${_(t)?"guide heading-says":"guide"}>${ph(t,e)}</p>
    ${e.getting_ready?p`<p class="guide" data-testid="getting-ready">${a("warming-up")}</p>`:m}`}function ph(t,e){return e.stage==="over"?a("game-over"):e.stage==="card"?a("card-ready"):e.thinking?a("thinking",{name:E(e.seats,e.turn)}):_(t)?a("choose-or-pass-now"):`${dt(e)}.`}function fh(t,e,n,r){let o=Y(t.placement,n),i=e.players[e.turn-1].cells,s=R(t,n.letter),c=se(t.placement,n),l=c!==null&&Fn(t,c),{text:u,isGood:f}=Os(o,i,s,r),d=f&&t.placement.set?gh():u,h=c!==null&&!at(o,i,void 0)?re(i,o):[],$=s?Ln(s,h,l,e,e.seats,r):bh(l,h.length);return p`<p class=${f?"verdict yes":"verdict no"}>
      ${c===null&&f?$h(n.letter):hh(d,f)}
    </p>
    ${dh(t,e)}
    <ul class="effects">
      ${mh($).map(({kind:k,text:S})=>p`<li class=${k}>${S}</li>`)}
    </ul>`}function dh(t,e){return p`<span class="then-next" aria-hidden="true"
    >${be(t,e).map(n=>pt(n,t.patches[n],0,!1))}</span
  >`}function mh(t){let e=({kind:n})=>n==="next";return[...t.filter(e),...t.filter(n=>!e(n))]}function hh(t,e){return p`${w(e?"place":"cancel")} ${t}`}function gh(){return p`<span class="by-mouse">${a("fits-click")}</span
    ><span class="by-touch">${a("fits-press",{place:a("place")})}</span>`}function $h(t){return a(t==="+"?"put-special":"choose-place")}function wh(t,e){let n=t.hint?.type==="hint";return p`<p
    class="hint-line"
    data-testid=${n?"hint-words":"why-words"}
    data-move=${t.hint?.move??""}
  >
    ${w("bulb")}<span
      >${n?p`<b>${a("hint-label")}</b> `:m}${Lr(t,e)}</span
    >
  </p>`}function yh(t,e){if(Mi(t))return p`<button
      type="button"
      class="corner forget"
      data-testid="forget-hint"
      aria-label=${a("close")}
      @click=${du(()=>e.forgetHint())}
    >
      ${w("cancel")}
    </button>`;let n=t.pending?.type==="why",r=t.notice?.kind!=="error"&&t.placement.letter===null;return!n&&!(r&&Un(t))?m:p`<button
    type="button"
    class="corner"
    data-testid="why"
    aria-keyshortcuts="W"
    aria-disabled=${n?"true":"false"}
    @click=${du(()=>e.why())}
  >
    ${a("why")}
  </button>`}function du(t){return({currentTarget:e})=>{e instanceof HTMLElement&&e.closest(".strip")?.focus(),t()}}function bh(t,e){let n=[{kind:"fills",text:a("effect-special-costs")}];return t&&n.push({kind:"tile",text:a("effect-tile")}),e>0&&n.push({kind:"holes",text:a("effect-a-hole")}),n}function Rr(t,e){let[n,r,o]=Fi(t??""),i=r?p`<span lang="en">${r}</span>${o}`:m;return p`<p class="notice" role="alert" ?hidden=${!t} data-testid=${e}>
    <span>${n}${i}</span>
  </p>`}function Rk(t){let e=p`<span lang="en">${t}</span>`;return p`<p class="notice" data-testid="notice">
    ${Ee("fault-in-record",{detail:e})}
  </p>`}function Pr(t){let{name:e,busy:n,error:r}=t.state;return p`<form class="joining" @submit=${i=>{i.preventDefault(),t.sit()}}>
    <label
      >${a("your-name")} <span class="small">${a("as-others-see")}</span>
      <input
        data-testid="join-name"
        maxlength="40"
        autocomplete="nickname"
        .value=${e}
        @input=${i=>t.write(Mr(i))}
    /></label>
    <button type="submit" class="main" data-testid="sit-down" ?disabled=${n}>
      ${a(n?"sitting-down":"sit-down")}
    </button>
    ${Rr(r,"join-error")}
  </form>`}function hu(t,{inviting:e,joining:n}){let r=He(t);return r?gn(a("is-asked",{name:r}),p`<p>${a("asked-text",{name:r})}</p>`):t.access==="public"?T(t)?xh():gn(a("seat-open"),Pr(n)):T(t)?gn(a("invite-your-friend"),kh(e)):gn(a("seat-kept"),p`<p>${a("seat-kept-text")}</p>`)}function gn(t,e){return p`<section
    class="panel inviting"
    data-testid="inviting"
    aria-labelledby="inviting-heading"
  >
    <h2 id="inviting-heading">${t}</h2>
    ${e}
  </section>`}function xh(){return gn(a("in-the-lobby"),p`<p>${a("in-the-lobby-text")}</p>`)}function kh(t){let{busy:e,told:n}=t.state;return p`${t.link===null?m:vh(t,t.link)}
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
    <p class="small told" role="status" data-testid="invitation-told">${n}</p>`}function vh(t,e){let{picture:n}=t.state;return p`<p>${a("send-link")}</p>
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
    </div>`}function gu(t,e,n){if(e.mode!=="remote")return m;let{text:r,actions:o,urgent:i}=li(t,e);return p`<section
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
    ${Sh(e.spectators)}
  </section>`}function Sh(t){let e=a("watching",{count:t});return p`<p
    class=${t>0?"watchers":"watchers none"}
    data-testid="watchers"
    title=${t>0?e:m}
  >
    ${w("eye")}<span aria-hidden="true">${t}</span>
    <span class="visually-hidden">${t>0?e:""}</span>
  </p>`}function $u(t,e,n,r,o,i=[]){let s=new Set(i.map(({number:u})=>u)),c=[[a("first-position"),"first",0],[a("previous-position"),"back",e-1],[a("next-position"),"forward",e+1],[a("last-position"),"last",t.length]],l=u=>u<0||u>t.length||u===e;return p`<section class="panel moves" aria-labelledby="moves-heading">
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
                ${oe(u.move,r)}${Eh(u)}</span
              >
              <code>${u.move}</code>
            </button>
          </li>`)}
    </ol>
    ${t.length===0?p`<p class="small">${a("no-move-yet")}</p>`:""}
  </section>`}function Eh({change:t}){return!t||t.from===t.to?m:`: ${so(t)}`}var J=90,Ah=Array.from({length:8},(t,e)=>{let n=(e+1)*10;return`M${n} 0V${J}M0 ${n}H${J}`}).join(""),_h=Array.from({length:8**2},(t,e)=>{let[n,r]=[e%8+1,Math.floor(e/8)+1];return`M${n*10-.7} ${r*10}h1.4m-.7-.7v1.4`}).join(""),Ae=Array.from({length:9},(t,e)=>e);function wu(t){let{number:e,active:n,ghost:r,held:o}=t,i=["quilt",n&&"active",o&&"held",t.named&&"named"].filter(Boolean).join(" ");return p`<div
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
      <svg viewBox=${`-0.4 -0.4 ${J+.8} ${J+.8}`} aria-hidden="true">
        <rect class="ground" width=${J} height=${J}></rect>
        <path class="lines" d=${Ah}></path>
        ${bu()}
        <path class="knots" d=${_h}></path>
        ${xu(t)} ${t.fresh.map(Mh)} ${t.hint?Oh(t.hint):m}
        ${t.marks?.map(Th)} ${r?Lh(t,r):m}
      </svg>
      ${Rh(t)}
    </div>
  </div>`}function yu(t,e){return p`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${J+2} ${J+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${J} height=${J}></rect>
    ${bu()} ${xu({player:t,patches:e,lettered:!1,fresh:[]})}
  </svg>`}function bu(){return v`<rect fill="url(#fabric-cell)" width=${J} height=${J}></rect>`}function xu({player:t,patches:e,lettered:n,fresh:r}){let o=(s,c)=>r.some(({origin:l})=>nt(l,[s,c])),i=Ae.flatMap(s=>Ae.map(c=>[s,c])).filter(([s,c])=>"*x".includes(t.cells[s*9+c]));return[...t.patches.map(s=>v`<g class=${o(s.row,s.column)?"fresh":""}
          data-sewn=${s.letter}>${rn(s.letter,e[s.letter],s.orientation,[s.row,s.column],n)}</g>`),...i.map(([s,c])=>t.cells[s*9+c]==="*"?Fo([s,c]):v`<rect class="piece" fill="url(#fabric-covered)"
            x=${c*10} y=${s*10} width="10" height="10"></rect>`)]}function Mh({shape:t,origin:[e,n]}){return v`<g class="last" transform=${`translate(${n*10} ${e*10})`}>
    <path class="halo" d=${Z(t,10)}></path>
    <path d=${Z(t,10)}></path></g>`}function Oh({shape:t,origin:[e,n]}){let{x:r,y:o}={x:(t[0][1]+.5)*10,y:(t[0][0]+.5)*10};return v`<g class="hint-mark" transform=${`translate(${n*10} ${e*10})`}>
    <path class="halo" d=${Z(t,10,.8)}></path>
    <path class="edge" d=${Z(t,10,.8)}></path>
    <circle cx=${r} cy=${o} r="3"></circle><text x=${r} y=${o+1.7}>?</text></g>`}function Th({shape:t,origin:[e,n],label:r,kind:o,faint:i}){let{x:s,y:c}={x:(t[0][1]+.5)*10,y:(t[0][0]+.5)*10},l=Z(t,10,.8),u=`suggestion ${o}${i?" faint":""}`;return v`<g class=${u} transform=${`translate(${n*10} ${e*10})`}>
    <path class="halo" d=${l}></path><path class="edge" d=${l}></path>
    <circle cx=${s} cy=${c} r="3.4"></circle><text x=${s} y=${c+1.7}>${r}</text></g>`}function Lh({patches:t,player:e},n){let[r,o]=n.origin,i=n.letter==="+"?[[0,0]]:t[n.letter].orientations[n.code],s=n.cells.filter(([u,f])=>e.cells[u*9+f]!=="."),c=["ghost",n.legal?"legal":"illegal",n.set&&"set",n.sent&&"sent",n.planned&&"planned"],l=Z(i,10);return v`<g class=${c.filter(Boolean).join(" ")}>
    <g class="held">${n.letter==="+"?Fo(n.origin):rn(n.letter,t[n.letter],n.code,n.origin,!1)}</g>
    <g transform=${`translate(${o*10} ${r*10})`}>
      ${n.legal?m:Nh(l)}
      <path class="halo" d=${l}></path><path class="edge" d=${l}></path></g>
    ${s.map(Ih)}
    ${n.set&&s.length===0?Ch(On(n.cells),n):m}
  </g>`}function Nh(t){return v`<path class="hatch" fill="url(#fabric-wrong)" d=${t}></path>`}function Ih([t,e]){let n=`${e*10+3} ${t*10+3}`;return v`<path class="cross" d=${`M${n}l4 4m0-4l-4 4`}></path>`}function Ch([t,e],{legal:n,planned:r}){let o=`${(e+.5)*10} ${(t+.5)*10}`,s=n?r?"M-1.3-1.6h2.6L-1.3 1.6h2.6Z":"M-1.7 .1L-.5 1.4 1.8-1.3":"M-1.3-1.3L1.3 1.3M1.3-1.3L-1.3 1.3";return v`<g class="sign" transform=${`translate(${o})`}>
    <circle r="4.2"></circle><path d=${s} transform="scale(1.35)"></path></g>`}function Rh(t){let{number:e,name:n,player:r,patches:o,cursor:i,ghost:s,active:c}=t,l=(f,d)=>`q${e}-${N([f,d])}`,u=new Set(s?.cells.map(String));return p`<div
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
              data-testid=${`cell-${N([f,d])}`}
              aria-label=${Ts([f,d],$,o)+h}
            ></div>`})}
        </div>`)}
  </div>`}function ku(t,e,n){let[r,o]=t.players,i=r.score_parts,s=new Map(Fe(o,n.level)),c=f=>s.get(f)??"–",l=[E(e,1),`${E(e,2)} ${n.numeral}`],u=[[a("number-buttons"),[i.buttons,c("part-held")]],[a("score-tile"),[i.special_tile,c("part-tile")]],[a("score-empty"),[`${D(i.empty)} (${r.empty})`,"–"]]];for(let f of["part-patches","part-printed"])s.has(f)&&u.push([a(f),["–",c(f)]]);return Nr(t,l,u)}function vu({level:t,levels:e},n){return!e||e.length===0?m:p`<h3 id="levels-heading">${a("at-each-level")}</h3>
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
                ${r.level===t?a("this-game-level",{level:Ve(r)}):Ve(r)}
              </th>
              ${r.scores.map(o=>p`<td>${D(o)}</td>`)}
              <td>${E(n,r.winner)}</td>
            </tr>`)}
      </tbody>
    </table>`}function Su(t,e,n){let{automa:r}=t;return p`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${Dt(t,e)}</h2>
    <p>${Bt(t,e)}</p>
    ${r?ku(t,e,r):Jl(t,e)}
    <div class="row">${n}</div>
    ${r?vu(r,e):m}
  </section>`}function Eu(t,e,n){return p`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${Dt(t,e)}</h2>
    <p>${Bt(t,e)}</p>
    <div class="row">${n}</div>
  </section>`}function Au(t,e,n){let{table:r}=t;if(!r)return m;let o=Ph(t,r,e,n),i=()=>e.look(0);return p`${o}
    ${r.moves.length?p`<button type="button" data-testid="review" @click=${i}>
            ${w("first")}<span>${a("review")}</span>
          </button>`:m}
    <button type="button" data-testid="share" @click=${()=>Gl(r,e)}>
      ${w("share")}<span>${a("share-game")}</span>
    </button>
    <button
      type="button"
      class=${o===m?"main":""}
      data-testid="play-again"
      @click=${()=>n.go("/")}
    >
      ${w("fresh")}<span>${a("new-game")}</span>
    </button>`}function Ph(t,e,n,r){if(e.mode!=="remote")return jh(e,n,r);if(e.rematch.game!==null)return p`<a
      class="button main"
      data-testid="rematch-link"
      href=${`/game/${e.rematch.game}`}
      >${w("again")}<span>${a("to-rematch")}</span></a
    >`;if(!T(e))return m;let o=ui(e);return p`<button
    type="button"
    class="main"
    data-testid="ask-rematch"
    aria-disabled=${o&&!t.pending?"false":"true"}
    @click=${()=>{o&&n.mind("rematch")}}
  >
    ${w("again")}
    <span>${a(e.rematch.asked.length>0&&!o?"rematch-asked":"rematch")}</span>
  </button>`}function jh(t,e,n){return!T(t)||St(t)?m:p`<button
    type="button"
    class="main"
    data-testid="again"
    @click=${()=>e.again(n.go)}
  >
    ${w("again")}<span>${a("rematch")}</span>
  </button>`}function _u(t,e,n){return p`<details class="panel summary" data-testid="summary">
    <summary><h2>${a("in-words")}</h2></summary>
    ${[1,2].map(r=>{let o=r;if(r===2&&t.automa)return p`<h3>${E(e,2)}</h3>
          <p data-testid="summary-2">
            ${ia(t,t.automa,n)}
            ${a("on-time-board",{distances:Be(t,2)})}
          </p>`;let{cells:i,patches:s}=t.players[r-1];return p`<h3>${E(e,o)}</h3>
        <p data-testid=${`summary-${r}`}>
          ${Ls(i)} ${a("on-time-board",{distances:Be(t,o)})}
        </p>
        ${s.length?p`<ul>
                ${s.map(c=>p`<li>${Ns(c,n)}</li>`)}
              </ul>`:""}`})}
  </details>`}function Mu(t,e,n,r){let o=rt(t);return p`<header class="head table-head" data-keys>
    ${Jr(r)} ${Hh(t,e,o)}
    <div class="turn-buttons">
      ${t.looking?Wh(n):uu(t,e,n)}
      <button type="button" data-testid="settings" @click=${()=>n.dialog("settings")}>
        ${w("gear")}<span>${a("settings")}</span>
      </button>
      <button type="button" class="to-help" data-testid="help" @click=${r.help}>
        ${w("help")}<span>${a("help")}</span>
      </button>
      <a class="button to-me" href="/me" data-testid="to-me" @click=${Pt(r)}
        >${w("person")}<span>${a("to-me")}</span></a
      >
    </div>
  </header>`}function Wh(t){return p`<button
    type="button"
    class="main back-to-game"
    data-testid="back-to-game"
    @click=${()=>t.back()}
  >
    ${a("back-to-game")}
  </button>`}function Hh(t,e,n){let{looking:r}=t;return p`<div class=${`turn turn-${n.result?.winner??n.turn}`}>
    <div class="turn-title">
      <h1 id="turn-heading" tabindex="-1" data-testid="turn">
        ${r?a("after-move",{number:String(r.index)}):dt(e)}
      </h1>
      ${e.automa?.practice?p`<span class="badge practice" data-testid="practice">${a("practice")}</span>`:m}
    </div>
    ${Dh(t,e,n)}
  </div>`}function Dh(t,e,n){if(t.status==="lost")return p`<p class="lost" data-testid="connection">
      <span class="dot" aria-hidden="true"></span>${a("connection-lost")}
    </p>`;let r=t.looking?`${Dt(n,e.seats)}. ${Bt(n,e.seats)}`:ke(e);return p`<p class="turn-reason" data-testid="turn-reason">${r}</p>`}function Ou(t,e,n,r,o,i){let{table:s}=t,c=rt(t);if(!s||!c)return Sn(r,a("opening-table"));let l=c.result!==null||St(c),u=T(s)&&!L(s)&&!l,f=i!==null;return p`${Mu(t,s,e,r)}
    <main
      class=${Gh(t,s,l,r,f?"remote guided":s.mode)}
      data-stage=${c.stage}
      data-number=${s.number}
    >
      ${Bh(t,e,r,{line:i??gu(t,s,e),middle:Fh(t,s,c,e,n,r,o,f),tools:u?mu(t,e,r.settings.coordinates):m,moves:Uh(t,s,e)})}
      <div class="below">
        ${f?m:Bl(t,s,e,r)}
        ${_u(c,s.seats,t.patches)}
      </div>
    </main>
    ${ou(t,e)} ${Kh(t)} ${Wl(t,e,r)}`}function Bh(t,e,n,{line:r,middle:o,tools:i,moves:s}){let c=t.table,l=rt(t),{letters:u,look:f}=n.settings,d=()=>n.change({look:f==="cloth"?"thread":"cloth"}),h=Eo(t),$=c.mode==="screen"?1:h,k=S=>Vh(t,c,l,S,n,e);return p`<div class="felt" data-keys tabindex="-1">
    <div class="column own">${k($)}</div>
    <div class="column middle">
      ${r} ${o} ${i} ${qh(t,l,e,u)} ${s}
    </div>
    <div class="column other">
      ${c.mode==="solo"?zh(t,l,c,u,n):k($===1?2:1)}
      ${dc(l,c.seats,f,d,Xa(t),h)}
    </div>
  </div>`}function qh(t,e,n,r){let{patches:o,placement:i}=t,s={held:i.plan?i.letter:null,then:be(t,e),choose:c=>br(n,c)};return su(e.ring,o,r,ii(n)?s:void 0)}function Uh(t,e,n){let r=t.looking?t.looking.index:e.moves.length,o=i=>n.look(i);return $u(e.moves,r,e.seats,t.patches,o,Qe(t))}function Gh({peek:t},e,n,r,o){return["table",o,r.settings.coordinates?"named":"unnamed",t&&"peek",L(e)&&"awaiting",n&&"ended"].filter(Boolean).join(" ")}function Fh(t,e,n,r,o,i,s,c){if(L(e))return hu(e,o);let l=c?m:Au(t,r,i);if(n.result)return Su(n,e.seats,l);if(St(n))return Eu(n,e.seats,l);let u=T(e)?m:lu(t,r);return au(t,n,r,i.settings.letters,s,u)}function Vh(t,e,n,r,o,i){let s=Eo(t)===r,c=Gt(t)&&$t(t)===r,{letters:l,coordinates:u}=o.settings,f=Qe(t).filter(I=>I.player===r),d=t.hint?.type==="why"&&t.hint.player===r&&[t.hint.move],h=E(e.seats,r),$=`${s?"front":"back"} p${r}`,k=wu({number:r,name:h,player:n.players[r-1],patches:t.patches,lettered:l,active:c,held:c&&t.placement.letter!==null,ghost:Yh(t,r),cursor:c?t.placement.cursor:t.walks[r],named:u,fresh:ua(d||f.map(({move:I})=>I),t.patches),hint:Vn(sa(t,r),t.patches),marks:ca(t,r)}),S=s?m:p`<button
        type="button"
        class="peek-button"
        aria-expanded=${t.peek?"true":"false"}
        aria-label=${a("peek",{name:h})}
        data-testid="peek"
        @click=${()=>i.store.dispatch({type:"peek"})}
      >
        ${yu(n.players[r-1],t.patches)}
      </button>`,P=Xl(n,e.seats,r,{clock:Cl(e,r),thumbnail:S});return p`<div class=${`seat ${$}`}>${P}</div>
    <div class=${`spread ${$}`}>
      ${s?m:Zh(h,Ht(e.seats,r),i)} ${k}
    </div>`}function Zh(t,e,n){return p`<div class="peek-head">
    <b>${e?a("your-quilt"):a("quilt-of",{name:t})}</b>
    <button
      type="button"
      data-testid="peek-close"
      @click=${()=>n.store.dispatch({type:"peek"})}
    >
      ${a("back")}
    </button>
  </div>`}function zh(t,e,n,r,o){let{automa:i}=e;if(!i)return p`<p class="panel small">${a("automa-unknown")}</p>`;let s=t.looking?{turns:i.turns,run:0}:t.account,c=T(n)&&n.stage!=="over"?fu(o):m;return p`<div class="seat back p2">${eu(e,n.seats,i)}</div>
    ${nu(e,i,s,t.patches,r,c)}`}function Yh(t,e){let{placement:n}=t,r=M(t);return!r||!n.origin||$t(t)!==e||t.looking?null:{letter:r.letter,code:C(n,r.letter),origin:n.origin,cells:Y(n,r),set:n.set,sent:t.pending!==null,legal:ae(n,r)&&R(t,r.letter)?.available!==!1,planned:n.plan}}function Kh(t){let{notice:e,said:n,ghostText:r,status:o,hint:i}=t;return p`<div class="visually-hidden">
    <div role="status" aria-live="polite" data-testid="live-news">
      ${o==="lost"?a("live-lost"):n}
    </div>
    <div role="status" aria-live="polite" data-testid="live-time">${t.timeSaid}</div>
    <div role="status" aria-live="polite" data-testid="live-ghost">${r}</div>
    <div role="status" aria-live="polite" data-testid="live-hint">
      ${i?a(`live-${i.type}`,{words:Lr(t,!0)}):""}
    </div>
    <div role="status" aria-live="polite">
      ${e?.kind==="info"?e.text:t.copied}
    </div>
    <div role="alert" data-testid="live-error">${e?.kind==="error"?e.text:""}</div>
  </div>`}var Qh=":is(button, a, input, summary, .quilt):not(.pass)";function Tu(t,e){let n=()=>e.store.dispatch({type:"weigh",on:!1}),r=({target:i})=>{i instanceof Element&&i.closest(Qh)&&n()},o=i=>{i.key==="Escape"&&n()};return t.addEventListener("pointerover",r),window.addEventListener("keydown",o),()=>{t.removeEventListener("pointerover",r),window.removeEventListener("keydown",o)}}function Oi(t,e,n,r,o=null,i=void 0){let s=Jh(e,n,r,o,i),c=()=>bc(t),l=o?.accompany(s,c)??null;l&&(s.company=l.company);let u=Ml(s.id,r.go),f=wc(t,s,r),d=tg(t,s,r),h=eg(t,s,u,r,c,l),$=ng(s,r),k=()=>{l?.company.leaving||(h(),l?.drawn(),$(),f.play(),d.consider())},S=s.state.table,P=[s.store.watch(k),s.store.watch(rg(s,S,r)),u.inviting.store.watch(k),u.joining.store.watch(k),...l?.watch(k)??[],Tu(t,s),yc(t,s,f,d,c),d.stop,()=>f.skip(),()=>s.close()];o||Lu(s.id,S),og(S,u),s.open();let I=!0;return{draw:()=>{k(),I&&Xh(t,l),I=!1},close:()=>{for(let K of P)K()}}}function Xh(t,e){document.activeElement===document.body&&t.querySelector("#turn-heading")?.focus({preventScroll:!0}),e?.begin()}function Jh(t,e,n,r,o){let i=fr(t,e);if(i===null)throw new mt(a("page-outdated"));let s=`${location.origin.replace(/^http/,"ws")}/api/games/${t.game}/play`,c=new kr(i,e,{open:()=>o?.connect()??new WebSocket(`${s}?version=${2}`),keeper:o,seen:r?.seen});return c.onHelp=n.help,$c(c),c.onOutdated=en,c.onUnopened=Ia,c}function tg(t,e,n){let r={now:()=>performance.now(),later:(s,c)=>window.setTimeout(s,c),forget:s=>window.clearTimeout(s)},o=new Sr({...r,turn:()=>e.turnCard(!0)}),i=new vr({...r,show:(s,c)=>Rl(t,s,c),onTime:s=>e.store.dispatch({type:"time",part:s})});return{consider:()=>{o.consider(e.state,n.settings.turnCards),i.consider(e.state)},stop:()=>{o.stop(),i.stop()}}}function eg(t,e,n,r,o,i){let s=-1,c=-1,l=!1;return()=>{let{table:u}=e.state,f=document.activeElement,d=i?.slot()??null;if(j(Ou(e.state,e,n,r,o,d),t),Hl(t),e.state.typing&&!l&&document.getElementById("command")?.focus(),l=e.state.typing,f&&!f.isConnected&&kc(t,f,o),!u)return;mn(dt(u),Ot(u)&&u.mode!=="screen"),e.state.looking?hl(t):u.moves.length!==s&&ig(t.querySelector(".move-list")),s=u.moves.length;let h=document.activeElement?.matches("[data-quilt=shown] .cells");u.number!==c&&h&&o(),c=u.number}}function ng(t,e){let n=-1,r=vl(t.id);return()=>{let o=t.state.table?.number??-1;!(e.settings.hints||r)||n===o||!ue(t.state)||(n=o,t.hint())}}function rg(t,e,n){let r=e;return()=>{let o=t.state.table??r,i=cl(r,o);L(r)&&!L(o)&&Lu(o.game,o),r=o,i!==null&&n.go(`/game/${i}`)}}function og(t,{inviting:e,joining:n}){L(t)&&(T(t)?e.draw():t.access==="public"&&n.ask())}function ig(t){t&&(t.scrollTop=t.scrollHeight)}function Lu(t,e){let{seats:n}=e;!Ne(e)&&n.some(r=>r.yours)&&El(t,n.map(r=>r.name||a("an-open-seat")).join(" – "))}var Nu=["GGGbbaaaXXX.","EEGbaaffJXVV","EEEbbYYfJVVg","LLLL.YWWJggg"];function sg(t){return Nu.flatMap((e,n)=>[...e].flatMap((r,o)=>r===t?[[n,o]]:[]))}function ag(t){let e=sg(t),n=`url(#fabric-${t})`;return v`<path class="piece" fill=${n} d=${Z(e,10,.25)}></path>
    <path class="stitches" d=${Z(e,10,1.1)}></path>`}function $n(){let t=[...new Set(Nu.join(""))].filter(e=>e!==".");return p`<svg class="cover" viewBox="-1 -1 122 42" aria-hidden="true">
    <rect class="ground" width="120" height="40" rx="1"></rect>
    <rect fill="url(#fabric-cell)" width="120" height="40"></rect>
    ${t.map(ag)}
    ${[[2,0],[1,2],[6,0],[8,1],[10,2],[2,3]].map(([e,n])=>q((e+.5)*10,(n+.5)*10,2.6))}
  </svg>`}function Iu(t,e,n){let{yours:r,name:o,game:i}=t;return p`${ee(n)}
    <main class="invitation">
      ${$n()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">
          ${r?a("own-invitation"):a("invites-you",{name:o})}
        </h1>
        <dl class="terms" data-testid="invitation-terms">
          ${Fa(t).map(([s,c])=>p`<div>
                <dt>${s}</dt>
                <dd>${c}</dd>
              </div>`)}
        </dl>
        ${r?cg(i):Pr(e)}
      </section>
    </main>`}function cg(t){return p`<p data-testid="own-invitation">${a("send-address")}</p>
    <a class="button main" href=${`/game/${t}`}>${a("to-the-table")}</a>`}function Cu({title:t,text:e},n){return p`${ee(n)}
    <main class="invitation">
      ${$n()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">${t}</h1>
        <p data-testid="problem">${e}</p>
        <a class="button main" href="/">${a("play-on-your-own")}</a>
      </section>
    </main>`}var Ru={load:$i,save:kl,hintAt:Sl},Pu={home:t=>location.hash.length>1?ug(t,location.hash):lg(t),game:Wu,invitation:mg,"first-game":fg,offline:dg,aid:_e("aid"),me:_e("me"),"sign-in":_e("sign-in"),link:_e("link"),tournaments:_e("tournaments"),tournament:_e("tournament")};function _e(t){return async({root:e,shell:n,wait:r},o)=>{r("one-moment");let{AWAY:i}=await ot("pages");return{page:await i[t](e,n,o),title:`tab-${t}`}}}async function lg(t){let{root:e,shell:n,feed:r}=t,o=s=>{let c=[s.tags.Player1,s.tags.Player2];history.pushState(null,"",s.link?tr(s.link,c):location.pathname),t.show(ju(t,s))},{openHomePage:i}=await ot("home");return{page:await i(e,n,r,o),title:""}}async function ug(t,e){let n=za(location.search),r=await Xi(e);return ju(t,{...r,tags:{...n,...r.tags}})}async function ju({root:t,shell:e,patches:n},r){let{openViewerPage:o}=await ot("pages");return{page:o(t,r,await n,e),title:"tab-viewer"}}async function Wu(t,e){let{root:n,shell:r}=t;t.wait("opening-table");let[o,i]=await Promise.all([Yi(e),t.patches]),s=$i()?.game===e?await pg(t):null;return{page:Oi(n,o,i,r,s),title:"tab-game",known:o.seats.some(l=>l.yours)}}async function pg({root:t,shell:e}){let{accompany:n,asNewcomer:r}=await ot("guide");return{seen:r,accompany:(o,i)=>n(t,o,e,Ru,i)}}async function fg(t){t.wait("opening-table");let{firstGame:e}=await ot("guide"),n=await e(Ru);return{...await Wu(t,n),address:`/game/${n}`}}async function dg({root:t,shell:e,patches:n,wait:r}){r("opening-table");let[{LocalGame:o},i]=await Promise.all([ot("offline"),n]),s=new o(i,{load:bl,save:xl,later:l=>window.setTimeout(l),draw:l=>Math.floor(Math.random()*l),today:()=>new Date});return{page:Oi(t,s.message,i,e,null,s),title:"tab-offline",known:!1}}async function mg({root:t,shell:e,wait:n},r){let o="tab-invitation";n("opening-invitation");try{let i=await ts(r),s=new ge({me:kt,sit:u=>es(r,u),go:e.go}),c=()=>j(Iu(i,s,e),t);return{page:{draw:c,close:s.store.watch(c)},title:o,after:async()=>i.yours?void 0:s.ask()}}catch(i){let s=i instanceof Nt?Ga(i.status):null;if(!s)throw i;return{page:{draw:()=>j(Cu(s,e),t),close:()=>{}},title:o}}}function jr(t,e,n){let r=document.createElement("dialog");return r.className=`sheet ${t}-dialog`,r.dataset.testid=`dialog-${t}`,r.setAttribute("aria-labelledby",e),r.addEventListener("close",()=>r.remove()),n(r),document.body.append(r),r.showModal(),r}var wn=null;function Hu(t){if(wn)return;jr("settings","dialog-heading",n=>{wn=()=>j(p`${Tr(t,()=>n.close(),null)}`,n),wn()}).addEventListener("close",()=>{wn=null})}function Du(){wn?.()}function Bu(){let t=document.createElement("span");t.className="probe",t.ariaHidden="true",t.textContent="a b",document.body.append(t);let e=()=>document.documentElement.toggleAttribute("data-roomy",hg(getComputedStyle(t)));new ResizeObserver(e).observe(t)}function hg({letterSpacing:t,wordSpacing:e,lineHeight:n,fontSize:r}){let o=parseFloat(r);return[t,e].some(s=>parseFloat(s)>0)||o>18||parseFloat(n)>1.1*o}var Ti=new Map([["classic",Promise.resolve(nn)]]),Li="classic";async function Ni(t){Li=t;try{let e=await gg(t);Li===t&&qu(t,e)}catch(e){console.warn(`The ${t} edition can’t be loaded:`,e),Li===t&&!document.querySelector("#fabrics > *")&&qu("classic",nn)}}function qu(t,e){document.documentElement.dataset.edition=t,j(rc(e),document.getElementById("fabrics"))}function gg(t){let e=Ti.get(t);if(e)return e;let n=`/editions/${t}`,o=Promise.all([nc(`${n}.json`),$g(`${n}.css`)]).then(([i])=>i);return Ti.set(t,o),o.catch(()=>Ti.delete(t)),o}async function $g(t){let e=document.querySelector(`link[href="${t}"]`);e?.sheet||(e?.remove(),await Ho(t))}var Me=document.getElementById("app"),tt=gi(),yn=null,Ii=()=>"",Wr=0,wg=zi(Pi("link[data-what=patches]")),Ci=new kn({open:()=>new WebSocket(`${location.origin.replace(/^http/,"ws")}/api/feed`),later:(t,e)=>window.setTimeout(t,e),forget:t=>window.clearTimeout(t),onWaiting:Ll,onNews:Ca});async function Ri(t){_r().length===0||document.hidden||Ci.socket||(t??await yg())&&Ci.open()}async function yg(){return kt().then(({known:t})=>t,()=>!1)}var Yt={get settings(){return tt},logo:Pi("link[rel=icon]"),change(t){wl({...tt,...t}),t.sounds&&_o("button"),Uu(t)},go(t){history.pushState(null,"",t),Hr()},onNews:Ra,help(){ot("aid").then(({openAid:t})=>t(),bg)},openSettings(){Hu(Yt)},canVibrate:Ao()};function Uu(t){tt={...tt,...t},Gu(),t.edition&&Ni(t.edition),"language"in t||"edition"in t?vg().catch(zu):Fu()}function bg({message:t}){jr("aside","aside-words",e=>j(p`<p role="alert" id="aside-words">${t}</p>
        <button type="button" class="main" @click=${()=>e.close()}>${a("close")}</button>`,e))}function Pi(t){return document.querySelector(t).href}function Gu(){let{theme:t}=tt;t==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=t}function xg(){return tt.language==="auto"?ss(navigator.languages):tt.language}async function kg(){let{lang:t}=document.documentElement,e=tt.language==="auto"?t:tt.language,n=t===e?Pi("link[data-what=words]"):void 0;Po(await tn(e,n),tt.edition),document.documentElement.lang=e,Oo()}async function vg(){let t=xg(),[e,n]=await Promise.all([tn(t),La(t)]);Po(e,tt.edition),n&&Qn(n),document.documentElement.lang=t,Oo(),mn(Ii()),Fu()}function Fu(){yn?.draw(),Du()}function Vu(t,e,n=null){let r=yn===null;yn?.close(),yn=t,Ii=e?()=>a(e):()=>"",mn(Ii()),Ri(n),window.scrollTo(0,0),Me.querySelector(".boot")?.remove(),t.draw(),r||Sg()}function Sg(){let t=Me.querySelector("h1");!t||document.activeElement!==document.body||(t.tabIndex=-1,t.focus({preventScroll:!0}))}var Eg={root:Me,shell:Yt,feed:Ci,patches:wg,show:Zu,wait(t){Me.querySelector(".boot")?.remove(),yn||j(Sn(Yt,a(t)),Me)}};function Hr(){Wr+=1;let t=cs(location.pathname);t?Zu(Pu[t.name](Eg,t.match)):Yu("page")}async function Zu(t){let e=Wr;try{let{page:n,title:r,known:o,address:i,after:s}=await t;if(e!==Wr)return n.close();i&&history.replaceState(null,"",i),Vu(n,r,o),await s?.()}catch(n){e===Wr&&zu(n)}}function zu(t){if(t instanceof mt&&en())return;if(t instanceof Nt&&t.status===404&&Ag())return Yu("game");let e=t instanceof Error?t.message:String(t);Ku("cannot-show",e,Vi(t))}function Ag(){return location.pathname.startsWith("/game/")}function Yu(t){Ku(t==="game"?"no-such-game":"no-such-page",a("link-may-be-old"))}function Ku(t,e,n=!1){Vu({draw:()=>j(p`${ee(Yt)}
        <main class="waiting">
          ${$n()}
          <h1>${a(t)}</h1>
          ${Rr(e,"problem")}
          <a class="button main" href="/">${a("back-to-home")}</a>
          ${n?to(Yt):m}
        </main>`,Me),close:()=>{}},t)}Gu();await Promise.all([kg(),Ni(tt.edition)]);window.addEventListener("popstate",Hr);window.addEventListener("keydown",t=>{t.key==="F1"&&(t.preventDefault(),Yt.help())});window.addEventListener("online",()=>Ri(null));document.addEventListener("visibilitychange",()=>Ri(null));window.addEventListener("pointerdown",()=>{for(let t of document.getAnimations())t.finish()},{capture:!0});Hr();vs(Yt,Hr);Bu();yl(Uu);document.readyState==="complete"?Mo():window.addEventListener("load",Mo);export{_g as a,Di as b,bn as c,Og as d,Q as e,Te as f,xn as g,B as h,a as i,Lg as j,Cg as k,xt as l,Nt as m,V as n,Zi as o,Yi as p,Qi as q,Bg as r,Xi as s,kt as t,rs as u,os as v,cp as w,ls as x,p as y,v as z,m as A,j as B,w as C,ee as D,Pt as E,L as F,N as G,X as H,jt as I,_n as J,re as K,Z as L,Tn as M,D as N,Ms as O,At as P,E as Q,Dt as R,Bt as S,kp as T,h$ as U,oe as V,at as W,qt as X,Ls as Y,Be as Z,Ns as _,ra as $,oa as aa,Ve as ba,ze as ca,ia as da,_ as ea,le as fa,qn as ga,ue as ha,Un as ia,pe as ja,R as ka,aa as la,Ke as ma,Eo as na,ua as oa,ot as pa,Ra as qa,Xn as ra,Pa as sa,qo as ta,Ha as ua,yf as va,Aw as wa,tr as xa,it as ya,q as za,Vo as Aa,dc as Ba,r0 as Ca,gc as Da,S0 as Ea,yt as Fa,ft as Ga,$e as Ha,zo as Ia,Yo as Ja,un as Ka,bt as La,Dc as Ma,fr as Na,pn as Oa,ye as Pa,Uc as Qa,hr as Ra,Jc as Sa,nl as Ta,vd as Ua,Ty as Va,dt as Wa,Id as Xa,Dy as Ya,ml as Za,Yd as _a,hl as $a,_r as ab,W1 as bb,Al as cb,_l as db,nm as eb,Ll as fb,bi as gb,tb as hb,Se as ib,Pl as jb,Mr as kb,Or as lb,jl as mb,Ee as nb,Om as ob,Cm as pb,Xl as qb,eu as rb,nu as sb,su as tb,Yx as ub,Rr as vb,Rk as wb,$u as xb,wu as yb,Su as zb,_u as Ab,$n as Bb,jr as Cb};
/**
 * @license
 * Copyright 2017 Google LLC
 * SPDX-License-Identifier: BSD-3-Clause
 */
