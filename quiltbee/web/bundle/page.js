var np=Object.defineProperty;var Jg=(t,e)=>{for(var n in e)np(t,n,{get:e[n],enumerable:!0})};var wn=[{level:1,name:"Beginner",audience:"a child can beat it"},{level:2,name:"Learner",audience:"for a first game"},{level:3,name:"Casual",audience:"if you know the rules"},{level:4,name:"Regular",audience:"if you’ve played a few times"},{level:5,name:"Practised",audience:"if you play often"},{level:6,name:"Skilled",audience:"for good players"},{level:7,name:"Strong",audience:"for very good players"},{level:8,name:"Expert",audience:"for the best in your club"},{level:9,name:"Master",audience:"nearly everything the computer has"},{level:10,name:"Full strength",audience:"everything it has; it thinks for about a second"}],Vt=3,zi=[{level:1,numeral:"I",name:"Intern",marker:52,per_button_held:0,per_patch_with_buttons:0,per_button_on_patches:0},{level:2,numeral:"II",name:"Apprentice",marker:44,per_button_held:1,per_patch_with_buttons:0,per_button_on_patches:0},{level:3,numeral:"III",name:"Fellow",marker:41,per_button_held:1,per_patch_with_buttons:1,per_button_on_patches:0},{level:4,numeral:"IV",name:"Master",marker:38,per_button_held:1,per_patch_with_buttons:0,per_button_on_patches:1},{level:5,numeral:"V",name:"Legend",marker:35,per_button_held:1,per_patch_with_buttons:1,per_button_on_patches:1}],yn=65536,Yi=18e4,J=53,Ae=[5,11,17,23,29,35,41,47,53],bn={revised:[26,32,38,44,50],original:[20,26,32,44,50]};var Me={language:"en",format:t=>t};function Ki(t){Me=t}function D(){return Me.language}function s(t,e){return Me.format(t,e)}function K(t){return new Intl.ListFormat(rp(),{type:"conjunction"}).format(t)}function rp(){return Me.language==="en"?"en-GB":Me.language}function Qi(t){return new Intl.DateTimeFormat(D(),{dateStyle:"medium"}).format(t)}var Xi=new Set;function gt(t){return t instanceof Error?t.message:String(t)}function Ji(t){t!==""&&Xi.add(t)}function ts(t){let e=D()==="en"?"":[...Xi].find(r=>t.includes(r));if(!e)return[t,"",""];let n=t.indexOf(e);return[t.slice(0,n),e,t.slice(n+e.length)]}function F(t,e){let n=e,r=!1,o=new Set,i=()=>{r=!1;for(let a of[...o])a(n)};return{get:()=>n,dispatch(a){let c=t(n,a);c!==n&&(n=c,r||queueMicrotask(i),r=!0)},watch(a){return o.add(a),()=>o.delete(a)}}}var op=new Set([400,401,403,404,409,410,413,422,429,503]),Zt=class extends Error{name="Away"},$t=class extends Error{};function es(t){let e=t instanceof Zt;return e&&eo(!0),e}var zt=F((t,e)=>e,{away:!1}),Lt=class extends Error{constructor(e,n){super(e),this.status=n}};async function B(t,e,n){return JSON.parse(await ns(t,e,n))}async function ns(t,e,n="POST"){let r=await ip(t,e,n),o=await r.text();if(r.ok)return o;throw new Lt(sp(o,r.status),r.status)}async function ip(t,e,n){let r=e&&{method:n,headers:{"content-type":"application/json"},body:JSON.stringify(e)};try{let o=await fetch(new URL(t,import.meta.url),r);return eo(!1),o}catch(o){throw eo(!0),new Zt(s("server-away"),{cause:o})}}function eo(t){zt.get().away!==t&&zt.dispatch({away:t})}function sp(t,e){let{error:n,code:r,values:o}=ap(t);return typeof o?.detail=="string"&&Ji(o.detail),r?s(`refused-${r}`,o):n&&D()==="en"?n:op.has(e)?s(`refused-status-${e}`):s("status-answer",{status:String(e)})}function ap(t){try{return JSON.parse(t)??{}}catch(e){if(e instanceof SyntaxError)return{};throw e}}async function rs(t="/api/patches"){let e=await B(t);return Object.fromEntries(Object.entries(e).map(cp))}function cp([t,e]){return[t,Object.defineProperty(e,"name",{get:()=>s(`patch-${t}`)})]}async function os(t){let e=await B(`/api/games/${t}`);if(e.version!==2)throw new $t(s("page-outdated"));return e}async function is(){let{messages:t}=await B("/api/health");return t===2}function vn(t){return B("/api/games",t)}function ss(){return B("/api/solo")}function xn(t){return B("/api/replay",{text:t})}function as(t){return B(`/api/games/${t}/replay`)}function ct(){return B("/api/me")}function cs(t){return B(`/api/invitations/${t}`)}function ls(t,e){return B(`/api/invitations/${t}`,{name:e})}function us(t){return B(`/api/games/${t}/invitation`,{})}function kn(t,e){return B(`/api/games/${t}/seat`,{name:e})}function ps(t){return ns("/api/qr",{path:t})}function ms(t){return B("/api/reports",t)}var Sn=class{constructor(e){this.outside=e,this.socket=null,this.retry=null,this.wait=1e3,this.attempts=0,this.isLive=!1}open(){if(this.retry!==null&&this.outside.forget(this.retry),this.retry=null,this.socket)return;this.attempts+=1;let e=this.outside.open();this.socket=e,e.onopen=()=>{this.wait=1e3,this.attempts=0,this.isLive=!0},e.onmessage=n=>this.received(String(n.data)),e.onclose=()=>this.closed(e)}received(e){let n=JSON.parse(e);n.type==="games"&&this.outside.onWaiting(n.waiting),(n.type==="games"||n.type==="lobby")&&this.outside.onNews(n.type)}closed(e){this.socket===e&&(this.socket=null,this.isLive=!1,!(this.attempts>=8)&&(this.retry=this.outside.later(()=>this.open(),this.wait),this.wait=Math.min(6e4,this.wait*2)))}};var no={en:"English",de:"Deutsch",fr:"Français",es:"Español"};function ro(t){return typeof t=="string"&&Object.hasOwn(no,t)}function fs(t){return t.map(n=>n.split("-")[0].toLowerCase()).find(ro)??"en"}var ds=[{name:"home",address:"/"},{name:"game",address:"/game/{id}",data:["/api/games/{id}"]},{name:"invitation",address:"/i/{id}",data:["/api/invitations/{id}"]},{name:"link",address:"/s/{id}"},{name:"aid",address:"/aid"},{name:"offline",address:"/offline"},{name:"first-game",address:"/first-game"},{name:"me",address:"/me",data:["/api/me","/api/me/ratings","/api/me/statistics","/api/me/bots"]},{name:"sign-in",address:"/sign-in",data:["/api/me"]},{name:"tournaments",address:"/tournaments",data:["/api/tournaments"]},{name:"tournament",address:"/tournaments/{id}",data:["/api/tournaments/{id}"]}];var up=ds.map(({name:t,address:e})=>({name:t,pattern:new RegExp(`^${e.replace("{id}","([\\w-]+)")}$`)}));function hs(t){for(let{name:e,pattern:n}of up){let r=n.exec(t);if(r)return{name:e,match:r[1]??""}}return null}var pp="offline",gs="/offline";function _e({game:t}){return t===pp}var uo=globalThis,$s=t=>t,En=uo.trustedTypes,ws=En?En.createPolicy("lit-html",{createHTML:t=>t}):void 0,Ss="$lit$",vt=`lit$${Math.random().toFixed(9).slice(2)}$`,Es="?"+vt,mp=`<${Es}>`,Pt=document,Te=()=>Pt.createComment(""),Le=t=>t===null||typeof t!="object"&&typeof t!="function",po=Array.isArray,fp=t=>po(t)||typeof t?.[Symbol.iterator]=="function",oo=`[ 	
\f\r]`,Oe=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,ys=/-->/g,bs=/>/g,It=RegExp(`>|${oo}(?:([^\\s"'>=/]+)(${oo}*=${oo}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),vs=/'/g,xs=/"/g,As=/^(?:script|style|textarea|title)$/i,mo=t=>(e,...n)=>({_$litType$:t,strings:e,values:n}),u=mo(1),k=mo(2),$$=mo(3),Ie=Symbol.for("lit-noChange"),f=Symbol.for("lit-nothing"),ks=new WeakMap,Nt=Pt.createTreeWalker(Pt,129);function Ms(t,e){if(!po(t)||!t.hasOwnProperty("raw"))throw Error("invalid template strings array");return ws!==void 0?ws.createHTML(e):e}var dp=(t,e)=>{let n=t.length-1,r=[],o,i=e===2?"<svg>":e===3?"<math>":"",a=Oe;for(let c=0;c<n;c++){let l=t[c],p,m,d=-1,h=0;for(;h<l.length&&(a.lastIndex=h,m=a.exec(l),m!==null);)h=a.lastIndex,a===Oe?m[1]==="!--"?a=ys:m[1]!==void 0?a=bs:m[2]!==void 0?(As.test(m[2])&&(o=RegExp("</"+m[2],"g")),a=It):m[3]!==void 0&&(a=It):a===It?m[0]===">"?(a=o??Oe,d=-1):m[1]===void 0?d=-2:(d=a.lastIndex-m[2].length,p=m[1],a=m[3]===void 0?It:m[3]==='"'?xs:vs):a===xs||a===vs?a=It:a===ys||a===bs?a=Oe:(a=It,o=void 0);let $=a===It&&t[c+1].startsWith("/>")?" ":"";i+=a===Oe?l+mp:d>=0?(r.push(p),l.slice(0,d)+Ss+l.slice(d)+vt+$):l+vt+(d===-2?c:$)}return[Ms(t,i+(t[n]||"<?>")+(e===2?"</svg>":e===3?"</math>":"")),r]},Ne=class t{constructor({strings:e,_$litType$:n},r){let o;this.parts=[];let i=0,a=0,c=e.length-1,l=this.parts,[p,m]=dp(e,n);if(this.el=t.createElement(p,r),Nt.currentNode=this.el.content,n===2||n===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(o=Nt.nextNode())!==null&&l.length<c;){if(o.nodeType===1){if(o.hasAttributes())for(let d of o.getAttributeNames())if(d.endsWith(Ss)){let h=m[a++],$=o.getAttribute(d).split(vt),b=/([.?@])?(.*)/.exec(h);l.push({type:1,index:i,name:b[2],strings:$,ctor:b[1]==="."?so:b[1]==="?"?ao:b[1]==="@"?co:Kt}),o.removeAttribute(d)}else d.startsWith(vt)&&(l.push({type:6,index:i}),o.removeAttribute(d));if(As.test(o.tagName)){let d=o.textContent.split(vt),h=d.length-1;if(h>0){o.textContent=En?En.emptyScript:"";for(let $=0;$<h;$++)o.append(d[$],Te()),Nt.nextNode(),l.push({type:2,index:++i});o.append(d[h],Te())}}}else if(o.nodeType===8)if(o.data===Es)l.push({type:2,index:i});else{let d=-1;for(;(d=o.data.indexOf(vt,d+1))!==-1;)l.push({type:7,index:i}),d+=vt.length-1}i++}}static createElement(e,n){let r=Pt.createElement("template");return r.innerHTML=e,r}};function Yt(t,e,n=t,r){if(e===Ie)return e;let o=r!==void 0?n._$Co?.[r]:n._$Cl,i=Le(e)?void 0:e._$litDirective$;return o?.constructor!==i&&(o?._$AO?.(!1),i===void 0?o=void 0:(o=new i(t),o._$AT(t,n,r)),r!==void 0?(n._$Co??=[])[r]=o:n._$Cl=o),o!==void 0&&(e=Yt(t,o._$AS(t,e.values),o,r)),e}var io=class{constructor(e,n){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:n},parts:r}=this._$AD,o=(e?.creationScope??Pt).importNode(n,!0);Nt.currentNode=o;let i=Nt.nextNode(),a=0,c=0,l=r[0];for(;l!==void 0;){if(a===l.index){let p;l.type===2?p=new Pe(i,i.nextSibling,this,e):l.type===1?p=new l.ctor(i,l.name,l.strings,this,e):l.type===6&&(p=new lo(i,this,e)),this._$AV.push(p),l=r[++c]}a!==l?.index&&(i=Nt.nextNode(),a++)}return Nt.currentNode=Pt,o}p(e){let n=0;for(let r of this._$AV)r!==void 0&&(r.strings!==void 0?(r._$AI(e,r,n),n+=r.strings.length-2):r._$AI(e[n])),n++}},Pe=class t{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(e,n,r,o){this.type=2,this._$AH=f,this._$AN=void 0,this._$AA=e,this._$AB=n,this._$AM=r,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let e=this._$AA.parentNode,n=this._$AM;return n!==void 0&&e?.nodeType===11&&(e=n.parentNode),e}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(e,n=this){e=Yt(this,e,n),Le(e)?e===f||e==null||e===""?(this._$AH!==f&&this._$AR(),this._$AH=f):e!==this._$AH&&e!==Ie&&this._(e):e._$litType$!==void 0?this.$(e):e.nodeType!==void 0?this.T(e):fp(e)?this.k(e):this._(e)}O(e){return this._$AA.parentNode.insertBefore(e,this._$AB)}T(e){this._$AH!==e&&(this._$AR(),this._$AH=this.O(e))}_(e){this._$AH!==f&&Le(this._$AH)?this._$AA.nextSibling.data=e:this.T(Pt.createTextNode(e)),this._$AH=e}$(e){let{values:n,_$litType$:r}=e,o=typeof r=="number"?this._$AC(e):(r.el===void 0&&(r.el=Ne.createElement(Ms(r.h,r.h[0]),this.options)),r);if(this._$AH?._$AD===o)this._$AH.p(n);else{let i=new io(o,this),a=i.u(this.options);i.p(n),this.T(a),this._$AH=i}}_$AC(e){let n=ks.get(e.strings);return n===void 0&&ks.set(e.strings,n=new Ne(e)),n}k(e){po(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,r,o=0;for(let i of e)o===n.length?n.push(r=new t(this.O(Te()),this.O(Te()),this,this.options)):r=n[o],r._$AI(i),o++;o<n.length&&(this._$AR(r&&r._$AB.nextSibling,o),n.length=o)}_$AR(e=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);e!==this._$AB;){let r=$s(e).nextSibling;$s(e).remove(),e=r}}setConnected(e){this._$AM===void 0&&(this._$Cv=e,this._$AP?.(e))}},Kt=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(e,n,r,o,i){this.type=1,this._$AH=f,this._$AN=void 0,this.element=e,this.name=n,this._$AM=o,this.options=i,r.length>2||r[0]!==""||r[1]!==""?(this._$AH=Array(r.length-1).fill(new String),this.strings=r):this._$AH=f}_$AI(e,n=this,r,o){let i=this.strings,a=!1;if(i===void 0)e=Yt(this,e,n,0),a=!Le(e)||e!==this._$AH&&e!==Ie,a&&(this._$AH=e);else{let c=e,l,p;for(e=i[0],l=0;l<i.length-1;l++)p=Yt(this,c[r+l],n,l),p===Ie&&(p=this._$AH[l]),a||=!Le(p)||p!==this._$AH[l],p===f?e=f:e!==f&&(e+=(p??"")+i[l+1]),this._$AH[l]=p}a&&!o&&this.j(e)}j(e){e===f?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,e??"")}},so=class extends Kt{constructor(){super(...arguments),this.type=3}j(e){this.element[this.name]=e===f?void 0:e}},ao=class extends Kt{constructor(){super(...arguments),this.type=4}j(e){this.element.toggleAttribute(this.name,!!e&&e!==f)}},co=class extends Kt{constructor(e,n,r,o,i){super(e,n,r,o,i),this.type=5}_$AI(e,n=this){if((e=Yt(this,e,n,0)??f)===Ie)return;let r=this._$AH,o=e===f&&r!==f||e.capture!==r.capture||e.once!==r.once||e.passive!==r.passive,i=e!==f&&(r===f||o);o&&this.element.removeEventListener(this.name,this,r),i&&this.element.addEventListener(this.name,this,e),this._$AH=e}handleEvent(e){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,e):this._$AH.handleEvent(e)}},lo=class{constructor(e,n,r){this.element=e,this.type=6,this._$AN=void 0,this._$AM=n,this.options=r}get _$AU(){return this._$AM._$AU}_$AI(e){Yt(this,e)}};var hp=uo.litHtmlPolyfillSupport;hp?.(Ne,Pe),(uo.litHtmlVersions??=[]).push("3.3.3");var I=(t,e,n)=>{let r=n?.renderBefore??e,o=r._$litPart$;if(o===void 0){let i=n?.renderBefore??null;r._$litPart$=o=new Pe(e.insertBefore(Te(),i),i,void 0,n??{})}return o._$AI(t),o};var gp={left:"M4 4v6h6M4.6 10A8 8 0 1 1 4 14",right:"M20 4v6h-6M19.4 10A8 8 0 1 0 20 14",flip:"M12 3v18M9 6L3 18h6zM15 6l6 12h-6z",place:"M4 13l5 5L20 6",cancel:"M6 6l12 12M18 6L6 18",undo:"M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",pass:"M4 12h14M13 6l6 6-6 6",download:"M12 4v11M7 11l5 5 5-5M5 20h14",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",flag:"M6 21V4h11l-2 4 2 4H6",print:"M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",card:"M5 3h10v14H5zM9 21h10V7",bulb:"M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-.9 1.6h-5.2c0-.6-.3-1.1-.9-1.6A6 6 0 0 1 12 3z",help:"M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",first:"M18 5l-8 7 8 7M6 5v14",back:"M15 5l-7 7 7 7",forward:"M9 5l7 7-7 7",last:"M6 5l8 7-8 7M18 5v14",clock:"M12 7v5l3 2M12 4a8 8 0 1 0 .01 0",hurry:"M12 4v10M12 19v.5",eye:"M3 12c4-8 14-8 18 0-4 8-14 8-18 0zM12 9.5a2.5 2.5 0 1 0 .01 0",share:"M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",copy:"M8 8h11v12H8zM16 8V4H5v12h3",person:"M12 4a4 4 0 1 0 .01 0M4 21c1-5 4-7 8-7s7 2 8 7",cup:"M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 20h8",gear:"M12 9a3 3 0 1 0 .01 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1",fresh:"M12 5v14M5 12h14",again:"M20 4v6h-6M20 10A8 8 0 1 0 20 15",button:"M12 3a9 9 0 1 0 .01 0M9 9.5v.01M15 9.5v.01M9 14.5v.01M15 14.5v.01",ten:"M4 9l3.5-2.5v11.5M16.5 6.5c4.5 0 4.5 11.5 0 11.5s-4.5-11.5 0-11.5z",heart:"M12 20C5 14.5 3 11 3 8a4.6 4.6 0 0 1 9-1.4A4.6 4.6 0 0 1 21 8c0 3-2 6.5-9 12z",eyes:"M4 6h16v12H4zM4 12h16",sun:"M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5"};function w(t){return u`<svg class="icon-line" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${gp[t]}></path>
  </svg>`}function xt(t,e=f){return u`<header class="head">
    ${fo(t)}
    <div class="head-middle">${e}</div>
    <button type="button" class="quiet" data-testid="settings" @click=${t.openSettings}>
      ${w("gear")}<span>${s("settings")}</span>
    </button>
    <button type="button" class="quiet to-help" data-testid="help" @click=${t.help}>
      ${w("help")}<span>${s("help")}</span>
    </button>
    <a class="quiet button" href="/me" data-testid="to-me" @click=${R(t)}
      >${w("person")}<span>${s("to-me")}</span></a
    >
  </header>`}function fo(t){return u`<a class="brand" href="/" data-testid="home" @click=${R(t)}>
    <img src=${t.logo} alt="" width="28" height="28" /><span>Quiltbee</span></a
  >`}function An(t,e){return u`${xt(t)}
    <main class="waiting"><p>${e}</p></main>`}function R(t){return e=>{e.metaKey||e.ctrlKey||e.shiftKey||(e.preventDefault(),t.go(e.currentTarget.pathname))}}var _s=3e3,$p=6e3;function ho(t){return u`<span class="without-server">
    <a class="button" href=${gs} data-testid="play-offline" @click=${R(t)}
      >${w("button")}<span>${s("offline-play")}</span></a
    >
    <a class="button" href="/aid" data-testid="aid-offline" @click=${R(t)}
      >${w("help")}<span>${s("tab-aid")}</span></a
    >
  </span>`}function Os(t,e){let n=document.createElement("div");n.setAttribute("role","status"),document.body.append(n);let r=0,o=!1,i=()=>{n.className="",I(f,n)},a=()=>{n.className="returned",I(u`<p data-testid="back-again">${s("offline-back")}</p>`,n),r=window.setTimeout(i,$p),document.querySelector("main.table")||e()},c=()=>{let{away:p}=zt.get();if(clearTimeout(r),p){n.className="away";let m=u`<p data-testid="away">${s("offline-away")}</p>`;I(u`${m} ${ho(t)}`,n),r=window.setTimeout(l,_s)}else o&&a();o=p},l=async()=>{await ct().catch(()=>{}),zt.get().away&&(r=window.setTimeout(l,_s))};zt.watch(c),c()}var H=[1,2];function rt(t){return t===1?2:1}function Ct(t){return H.filter(e=>t[e-1].yours)}function O({seats:t}){return t.some(e=>e.yours)}function go({mode:t,seats:e}){let n=Ct(e);return t==="remote"&&n.length===1?n[0]:null}function Qt(t){return H.find(e=>t[e-1].kind==="open")??null}function Ce({seats:t}){let e=Qt(t);return e===null?"":t[e-1].name}function N({stage:t,seats:e}){return t!=="over"&&Qt(e)!==null}function kt({stage:t,result:e}){return t==="over"&&e===null}var Tn={up:[-1,0],down:[1,0],left:[0,-1],right:[0,1]},wp=Array.from({length:81},(t,e)=>[Math.floor(e/9),e%9]);function T([t,e]){return`${"abcdefghi"[e]}${t+1}`}function lt(t){return/^[a-i][1-9]$/.test(t)?[Number(t[1])-1,t.charCodeAt(0)-97]:null}function ot(t,e){return t[0]===e[0]&&t[1]===e[1]}function q(t){return[Math.max(...t.map(e=>e[0]))+1,Math.max(...t.map(e=>e[1]))+1]}function Rt(t,[e,n]){return t.map(([r,o])=>[r+e,o+n])}function Re(t,[e,n]){let[r,o]=q(t);return[Ts(e,9-r),Ts(n,9-o)]}function Ts(t,e){return Math.max(0,Math.min(e,t))}function _n([t,e],[n,r],o){return o==="right"?[e,n-1-t]:o==="left"?[r-1-e,t]:[t,r-1-e]}function Ls(t,e,n){let[r,o]=e,i=n>=4?_n(t,e,"flip"):t;for(let a=0;a<n%4;a+=1)i=_n(i,[r,o],"right"),[r,o]=[o,r];return i}function St(t){let[e,n]=q(t),r=([o,i])=>Math.abs(o-(e-1)/2)+Math.abs(i-(n-1)/2);return t.reduce((o,i)=>r(i)<r(o)?i:o)}function Ln(t){let e=Math.min(...t.map(a=>a[0])),n=Math.max(...t.map(a=>a[1])),r=([a,c])=>Math.min(...t.map(([l,p])=>Math.abs(l-a)+Math.abs(p-c))),o=a=>Math.abs(a[0]-e+1)+Math.abs(a[1]-n-1)+(r(a)<2?20:0);return wp.filter(a=>r(a)>0).reduce((a,c)=>o(c)<o(a)?c:a)}function On(t){let e=new Set,n=[];for(let r=0;r<t.length;r+=1){if(t[r]!=="."||e.has(r))continue;let o=[],i=[r];e.add(r);for(let a=i.pop();a!==void 0;a=i.pop()){o.push([Math.floor(a/9),a%9]);for(let c of yp(a))t[c]==="."&&!e.has(c)&&(e.add(c),i.push(c))}n.push(o.sort((a,c)=>a[0]-c[0]||a[1]-c[1]))}return n.sort((r,o)=>o.length-r.length)}function yp(t){let e=t%9,n=[t-9,t+9];return e>0&&n.push(t-1),e<8&&n.push(t+1),n.filter(r=>r>=0&&r<81)}var bp=3;function Xt(t,e){let n=new Set(On(t).map(String));return On(vp(t,e)).filter(o=>o.length<=bp&&!n.has(String(o)))}function vp(t,e){let n=[...t];for(let[r,o]of e)n[r*9+o]="x";return n.join("")}function Is(t){let e=49;for(let n=0;n<3;n+=1)for(let r=0;r<3;r+=1){let o=0;for(let i=n;i<n+7;i+=1)o+=t.slice(i*9+r,i*9+r+7).split(".").length-1;e=Math.min(e,o)}return e}function V(t,e,n=0){let r=new Set(t.map(String)),o=new Map;for(let[a,c]of t)for(let l=0;l<4;l+=1){let[p,m]=Mn[(l+3)%4];if(r.has(String([a+p,c+m])))continue;let d=xp[l],h=[a+d[0],c+d[1]],$=[h[0]+Mn[l][0],h[1]+Mn[l][1]];o.set(String(h),[...o.get(String(h))??[],{to:$,direction:l}])}let i="";for(;o.size>0;)i+=kp(o,e,n);return i}var Mn=[[0,1],[1,0],[0,-1],[-1,0]],xp=[[0,0],[0,1],[1,1],[1,0]];function kp(t,e,n){let r=t.keys().next().value,o=[],i=r,a=-1;do{let l=t.get(i),p=Math.max(0,l.findIndex($=>$.direction===(a+1)%4)),m=l.splice(a<0?0:p,1)[0];l.length===0&&t.delete(i);let[d,h]=i.split(",").map(Number);m.direction!==a&&o.push({at:[d,h],direction:m.direction}),a=m.direction,i=String(m.to)}while(i!==r);return o.length>1&&o[0].direction===a&&o.shift(),`M${o.map(({at:l,direction:p},m)=>{let d=o[(m+o.length-1)%o.length].direction,[h,$]=[d,p].map(b=>Mn[(b+1)%4]).reduce((b,S)=>[b[0]+S[0],b[1]+S[1]]);return`${l[1]*e+$*n} ${l[0]*e+h*n}`}).join("L")}Z`}function Ns([t,e]){return t>=0&&e>=0&&t<9&&e<9}function In([t,e],n){let[r,o]=Tn[n];return Re([[0,0]],[t+r,e+o])}function j(t){return t<0?`−${-t}`:String(t)}function je({name:t,squares:e,buttons:n,time:r,income:o}){return s("patch-label",{name:t,squares:e,buttons:n,time:r,income:o})}function De(t,e){return t[e-1].yours&&!t[2-e].yours}function Q(t,e){return{who:De(t,e)?"you":"other",name:E(t,e)}}function E(t,e){let{name:n,kind:r}=t[e-1];if(De(t,e))return s("you");if(r==="open")return n||s("open-seat");let o=r==="computer"?/^Quiltbee level (\d+)/.exec(n):null;return o?s("level-number",{level:o[1]}):n==="You"?s("player-number",{number:String(e)}):n}function jt(t,e){if(t.result)return s("wins",Q(e,t.result.winner));if(kt(t))return s("game-aborted");let n=t.stage==="special_patch"?"whose-special-patch":"whose-turn";return s(n,Q(e,t.turn))}function Dt(t,e){if(t.result)return Sp(t,e);if(kt(t))return s("aborted-reason");let n=Q(e,t.turn);if(t.stage==="special_patch")return s("reached-special-patch",n);let r=t.players[t.turn-1].time,o=t.players[2-t.turn].time;return r!==o?s("further-back",n):r===0?s("goes-first",n):e.filter(({yours:a})=>a).length===1?s("level-and-on-top",n):s("both-level-and-on-top",n)}function Sp(t,e){if(!t.result)return"";let{winner:n,scores:r,reason:o}=t.result,i=Nn(r[n-1],r[2-n]),a=Q(e,3-n);return o==="resignation"?s("result-resignation",{...a,points:i}):o==="time"?s("result-time",{...a,points:i}):s(o==="first to 53"?"result-first":"result-score",{points:i})}function Nn(t,e){return s("points-to",{mine:j(t),theirs:j(e)})}function j$(t,e){return[s("pass"),...$o(t,e)].join(" · ")}function $o({consequence:t},e){let n=[s("pass-move",{count:t.time-e}),s("pass-earn",{count:t.earned})];return t.income>0&&n.push(s("pass-income",{count:t.income})),t.special_patch&&n.push(s("pass-special")),n}function te(t,e,n=!1){if(t==="pass")return s("move-pass");if(t==="A:pass")return s("move-on");if(t.startsWith("A:"))return s("move-took",{patch:Jt(e,t[2])});if(t.startsWith("+"))return n?s("move-special-at",{cell:t.slice(1)}):s("move-special");let r=Jt(e,t[0]);return!n||!e[t[0]]?s("move-patch",{patch:r}):s("move-patch-at",{patch:r,cell:T(Ep(e[t[0]],t))})}function Jt(t,e){return t[e]?.name??e}function Ep({orientations:t},e){let n=lt(e.slice(2));return Rt(t[e[1]],n).reduce((r,o)=>o[0]<r[0]||o[0]===r[0]&&o[1]<r[1]?o:r)}function Et(t,e,n,r=!0){let o=t.filter(([i,a])=>e[i*9+a]!==".").map(T);return o.length>0?r?o.length>4?s("overlaps-many",{count:o.length}):s("overlaps-at",{cells:K(o)}):s("overlaps-another"):n?Bt(n):null}function Bt({available:t,missing:e}){return t?null:e>0?s("needs-buttons",{count:e}):s("fits-nowhere")}function Ps(t,e,n,r){let o=Et(t,e,n,r);if(o===null)return{text:s("fits"),isGood:!0};let i=n!==void 0&&!n.available&&n.missing>0,a=Et(t,e,void 0,r)===null,c=i&&a?s("fits-but-short",{count:n.missing}):o;return{text:Ap(c),isGood:!1}}function Ap(t){return t[0].toLocaleUpperCase()+t.slice(1)}function wo(t){let e=T(t[0]);return t.length===1?s("single-hole",{cell:e}):s("hole-of",{size:t.length,cell:e})}function Mp(t,e){return e?K(t.map(wo)):t.length===1?s("a-hole"):s("holes",{count:t.length})}function Pn(t,e,n,r,o,i=!0){let{consequence:a,missing:c}=t,l=r.players[r.turn-1],{paid:p,buttons:m,time:d,income:h,income_marks:$}=a,b={from:String(l.buttons),to:j(m)},S=[{kind:"buttons",text:c>0?s("effect-cost",{count:p}):s("effect-buttons",b)},{kind:"time",text:s("effect-time",{from:String(l.time),to:String(d)})}];if($.length>0){let U={count:h,marks:K($.map(String))},L=i?s("effect-income-at",U):s("effect-income",{count:h});S.push({kind:"income",text:L})}return a.special_patch&&S.push({kind:"special",text:s("effect-special")}),n&&S.push({kind:"tile",text:s("effect-tile")}),e.length>0&&S.push({kind:"holes",text:s("effect-holes",{holes:Mp(e,i)})}),S.push({kind:"next",text:yo("next",a.next,r.turn,o)}),S}function yo(t,e,n,r){if(e===null)return s("then-over");let o=e===n?"-again":"";return De(r,e)?s(`${t}-you${o}`):s(`${t}-name${o}`,{name:E(r,e)})}function Cs(t,e,n){let r={cell:T(t)};if(e===".")return s("cell-empty",r);if(e==="*")return s("cell-special",r);let o=n[e]?.name;return o?s("cell-patch",{...r,patch:o}):s("cell-covered",r)}function Rs(t){let e=On(t),n=e.reduce((a,c)=>a+c.length,0),r=[s("quilt-covered",{covered:81-n,empty:n})],o=e.filter(a=>a.length===1).map(a=>T(a[0]));o.length>0&&r.push(s("quilt-single-holes",{count:o.length,cells:o.join(" ")})),n>0&&r.push(s("quilt-largest",{size:e[0].length}));let i=Is(t);return r.push(i===0?s("quilt-full"):s("quilt-missing",{count:i})),`${r.join("; ")}.`}function Be(t,e){let{to_income:n,to_special_patch:r,time:o}=t.players[e-1],i=t.time_board.last-o;if(i===0)return s("at-the-end");let a=[];return n!==null&&a.push(s("income-in",{count:n})),r!==null&&a.push(s("special-in",{count:r})),a.push(s("end-in",{count:i})),a.join(", ")}function js(t,e){let n=e[t.letter],r=n.orientations[t.orientation],[o,i]=q(r),a=Rt(r,[t.row,t.column]),c=T([t.row+o-1,t.column+i-1]),l=T([t.row,t.column]),{letter:p}=t;return s("placed-patch",{patch:n.name,letter:p,count:a.length,from:l,to:c})}function ee(t,e){let n=t?.moves.length??0,r=e.moves.slice(n);return r.map(({number:o,player:i,move:a})=>{if(!t||r.length!==1)return{number:o,player:i,move:a,change:null};let[c,l]=[t.players[i-1],e.players[i-1]],p={from:c.time,to:l.time,buttons:l.buttons-c.buttons};return{number:o,player:i,move:a,change:p}})}function Ds(t,e){let n=Ct(t.seats),r=n.length===1?n[0]:t.turn,o=t.moves.map(({player:i})=>i).lastIndexOf(r);return t.moves.slice(o+1).map(i=>{let a=e[i.number];return a?.move===i.move?a:{...i,change:null}})}function Bs({player:t,move:e,change:n},r,o){let a={name:E(r,t),deed:_p(e,o)};return!n||n.to===n.from?s("happened",a):s("happened-with",{...a,detail:bo(n)})}function bo({from:t,to:e,buttons:n}){let r=e-t;if(n===0)return s("moved",{count:r});let o=s("gain",{sign:n<0?"−":"+",count:Math.abs(n)});return s("moved-and",{count:r,gain:o})}function _p(t,e){return t.startsWith("+")?s("deed-special"):/^[A-Za-z]\d/.test(t)?s("deed-patch",{patch:Jt(e,t[0])}):te(t,e)}function vo(t){return t.startsWith("A:")?t==="A:pass"?null:t[2]:/^[A-Za-g]\d/.test(t)?t[0]:null}function Us({change:t},e){if(!t||t.to<=t.from)return{gains:[],marks:[]};let n=a=>a>t.from&&a<=t.to,r=e.special_patches.filter(n),o=[t.buttons===0?"":Op(t.buttons)];e.income.some(n)&&o.push(s("payday"));let i=[...e.income.filter(n),...r];return{gains:o.filter(Boolean),marks:i}}function Op(t){return t<0?`−${-t}`:`+${t}`}function qs(t,e){return[...t].filter(n=>n[0]===String(e)).map(n=>lt(n.slice(1))).sort((n,r)=>n[0]-r[0]||n[1]-r[1])}function Hs(t,e){let n=r=>Math.abs(r[0]-e[0])+Math.abs(r[1]-e[1]);return t.reduce((r,o)=>n(o)<n(r)?o:r,t[0]??e)}function Ws(t,e,[n,r]){let o=a=>(a[0]-e[0])*n+(a[1]-e[1])*r,i=a=>Math.abs((a[0]-e[0])*r+(a[1]-e[1])*n);return t.filter(a=>o(a)>0).sort((a,c)=>i(a)+o(a)-i(c)-o(c)||i(a)-i(c)).at(0)}function Gs(t,e,n){let r=i=>(i[0]-e[0])*9+i[1]-e[1];return(n?[...t].reverse().find(i=>r(i)<0):t.find(i=>r(i)>0))??t[n?t.length-1:0]}var Vs={letter:null,orientations:{},origin:null,set:!1,anchor:[0,0],cursor:[4,4]};function Cn(t){return{letter:"+",patch:{orientations:{0:[[0,0]]},turns:{0:{right:0,left:0,flip:0}}},placements:new Set(t.map(e=>`0${e}`))}}function W(t,e){return t.orientations[e]??0}function At(t,e){return e.patch.orientations[W(t,e.letter)]}function it(t,e){return t.origin?Rt(At(t,e),t.origin):[]}function re(t,e){return t.origin?`${W(t,e.letter)}${T(t.origin)}`:null}function oe(t,e){let n=re(t,e);return n!==null&&e.placements.has(n)}function Rn(t,e){let n=re(t,e);return n===null||!e.placements.has(n)?null:e.letter==="+"?`+${n.slice(1)}`:e.letter+n}function xo(t,e,n){switch(n.type){case"choose":return Lp(t,n.choice,n.anchor);case"cancel":return e?{...t,letter:null,origin:null,set:!1}:t;case"arrow":return e?Ip(t,e,n.direction):{...t,cursor:In(t.cursor,n.direction)};default:return e?Tp(t,e,n):t}}function Tp(t,e,n){switch(n.type){case"hover":return t.set?t:Fs(t,e,n.cell,!1);case"leave":return t.set||!t.origin?t:{...t,origin:null};case"set":return Fs(t,e,n.cell,!0);case"hold":return{...t,anchor:n.anchor,set:!1};case"put":return ne({...t,orientations:{...t.orientations,[e.letter]:n.orientation},anchor:St(e.patch.orientations[n.orientation])},e,n.origin);case"show":return t.origin?{...t,set:!0}:jn(t,e);case"jump":return Np(t,e,n.direction);case"next":return Pp(t,e,n.back??!1);case"turn":return Cp(t,e,n.how);case"cycle":return Rp(t,e)}}function Lp(t,e,n){let r={...t,letter:e.letter,origin:null,set:!1};return{...r,anchor:n??St(At(r,e))}}function Fs(t,e,n,r){let o=At(t,e),i=Re(o,[n[0]-t.anchor[0],n[1]-t.anchor[1]]),a=Zs(t,e,i);return t.origin&&ot(t.origin,a)&&t.set===r&&ot(t.cursor,n)?t:{...t,origin:a,set:r,cursor:n}}function Zs(t,e,n){let r=W(t,e.letter),o=[[0,0],[-1,0],[1,0],[0,-1],[0,1],[-1,-1],[-1,1],[1,-1],[1,1]];for(let[i,a]of o){let c=[n[0]+i,n[1]+a];if(Ns(c)&&e.placements.has(r+T(c)))return c}return n}function ne(t,e,n){let r=At(t,e),o=Re(r,n),i=r.some(a=>ot(a,t.anchor))?t.anchor:St(r);return{...t,origin:o,set:!0,anchor:i,cursor:[o[0]+i[0],o[1]+i[1]]}}function jn(t,e){let{anchor:n,cursor:r}=t,o=ko(t,e),i=[r[0]-n[0],r[1]-n[1]];return ne(t,e,Hs(o,i))}function ko(t,e){return qs(e.placements,W(t,e.letter))}function Ip(t,e,n){if(!t.origin)return jn(t,e);let[r,o]=Tn[n];return ne(t,e,[t.origin[0]+r,t.origin[1]+o])}function Np(t,e,n){if(!t.origin)return jn(t,e);let r=Ws(ko(t,e),t.origin,Tn[n]);return r?ne(t,e,r):{...t,set:!0}}function Pp(t,e,n){let r=ko(t,e),o=t.origin;return r.length===0?o?{...t,set:!0}:jn(t,e):o?ne(t,e,Gs(r,o,n)):ne(t,e,r[n?r.length-1:0])}function Cp(t,e,n){let r=W(t,e.letter),o=_n(t.anchor,q(At(t,e)),n);return zs(t,e,e.patch.turns[r][n],o)}function Rp(t,e){let n=Object.keys(e.patch.orientations).map(Number).sort((o,i)=>o-i),r=n[(n.indexOf(W(t,e.letter))+1)%n.length];return zs(t,e,r,St(e.patch.orientations[r]))}function zs(t,e,n,r){let o={...t,orientations:{...t.orientations,[e.letter]:n},anchor:r};if(!t.origin)return o;let i=[t.origin[0]+t.anchor[0],t.origin[1]+t.anchor[1]],a=Re(At(o,e),[i[0]-r[0],i[1]-r[1]]),c=Zs(o,e,a);return{...o,origin:c,cursor:[c[0]+r[0],c[1]+r[1]]}}var So=[{level:1,numeral:"I"},{level:2,numeral:"II"},{level:3,numeral:"III"},{level:4,numeral:"IV"},{level:5,numeral:"V"}];function Dn(t){return s(`filter-${t}`)}function Ue({score_parts:t},e){let n=t;return[["part-tile",n.special_tile,[1,2,3,4,5]],["part-held",n.buttons_held,[2,3,4,5]],["part-patches",n.patches_with_buttons,[3,5]],["part-printed",n.buttons_on_patches,[4,5]]].filter(([,,o])=>o.includes(e)).map(([o,i])=>[o,i])}function Bn(t){return t!==null&&t.stage==="card"&&t.seats.some(e=>e.yours)}function Un(t){return t.mode==="solo"&&t.moves.at(-1)?.player===2&&t.result?.reason!=="resignation"}function Ks(t,e){return s("named-patch",{patch:Jt(e,t),letter:t})}function Eo(t,e){return K([...t].map(n=>Ks(n,e)))}function Ao({number:t,budget:e,income:n}){return s("card-title",{number:String(t),budget:e,income:n})}function Mo({affordable:t,choices:e,card:{budget:n}},r){if(t.length===0)return s("budget-none",{budget:n,count:e.length});let o={budget:n,patches:Eo(t,r)};return s(t.length===1?"budget-only":"budget-buys",o)}function _o({filter:t,left:e,skipped:n},r){return n?s("filter-skipped",{filter:Dn(t)}):s("filter-leaves",{filter:Dn(t),keeps:s(`keeps-${t}`),patches:Eo(e,r)})}function Oo(t,e){let{taken:n,start:r,stop:o,income_marks:i,income:a,special_patches:c}=t,l={start:String(r),stop:String(o)},p=[n?s("automa-takes",{...l,patch:Ks(n,e)}):s("automa-advances",l)],m=a?s("gain",{sign:"+",count:a}):s("automa-no-gain");return i.length>0&&p.push(s("automa-income",{marks:K(i.map(String)),gain:m})),c.length>0&&p.push(s("automa-special",{marks:K(c.map(String))})),t.reaches_marker&&p.push(s(t.takes_special_tile?"automa-marker-tile":"automa-marker")),p}function Qs(t,e){return[s("automa-says",{text:`${Ao(t.card)}.`}),Mo(t,e),...t.steps.map(n=>_o(n,e)),...Oo(t,e)].join(" ")}function To({pile:t,aside:e,discards:n}){let r=[s("cards-in-pile",{count:t})];return e>0&&r.push(s("cards-aside",{count:e})),r.push(n.length?s("cards-turned",{cards:n.join(", ")}):s("cards-none")),`${r.join("; ")}.`}function qn(t){return s(`automa-name-${t}`)}function Ut({level:t,numeral:e}){return s("numeral-and-name",{numeral:e,name:qn(t)})}function qe({deck:t,level:e,numeral:n}){return s("automa-title",{deck:s(`deck-${t}`),numeral:n,name:qn(e)})}function He({marker:t,marker_on_board:e}){return e?s("marker-on",{space:String(t)}):s("marker-off")}function jp(t){return D()==="de"?t:t[0].toLocaleLowerCase()+t.slice(1)}function Dp(t,e){let n=Ue(t,e).filter(([,o])=>o>0).map(([o,i])=>s("part-points",{part:jp(s(o)),points:i})),r=j(t.score);return n.length?s("automa-score-of",{score:r,parts:n.join(", ")}):s("automa-score",{score:r})}function Xs({players:t,result:e},n,r){let o=[Ys("pile-with",n.with_buttons,r),Ys("pile-without",n.without_buttons,r)],{budget:i}=n,a=i!==null&&!e?`${s("next-budget",{budget:i})} `:"";return[`${qe(n)}.`,s("automa-holds",{count:t[1].buttons,piles:o.join("; ")}),Dp(t[1],n.level),He(n),s("automa-cards",{cards:a+To(n)})].join(" ")}function Ys(t,e,n){let r=s(t,{count:e.length});return e?s("pile-of",{pile:r,patches:Eo(e,n)}):r}function Mt(t){return t.stage!=="over"&&!N(t)&&t.seats[t.turn-1].yours}function _(t){return t.table!==null&&!t.looking&&!t.pending&&Mt(t.table)}function ie({table:t,looking:e,pending:n}){return Bn(t)&&!e&&!n}function Hn(t){return t!==null&&t.mode!=="screen"&&t.mode!=="remote"}function se(t){return _(t)&&Hn(t.table)}function Wn(t){let{table:e,looking:n}=t;return Hn(e)&&ae(t)&&!n&&e?.stage!=="over"}function Gn(t){return _(t)&&t.hint?.type==="hint"?t.hint.move:null}function Js(t,e){let{hint:n,looking:r,table:o}=t;return n?.type!=="why"?o?.turn===e?Gn(t):null:n.player===e&&!r?n.better:null}function ae({table:t,pending:e}){return t!==null&&t.can_undo&&e===null&&O(t)}function We(t){return t.looking?t.looking.frames[t.looking.index]:t.table}function P(t,e){return t.table?.options.find(n=>n.letter===e)}function ta(t){return t.options.flatMap(e=>e.letter===null?[]:[e.letter])}function Ge(t,e){let n=P(t,e);return n?{letter:e,patch:t.patches[e],placements:new Set(n.placements??[])}:null}function C(t){let{letter:e}=t.placement;return!t.table||e===null?null:e==="+"?Cn(t.table.special_cells):Ge(t,e)}function Lo(t){let{table:e}=t;if(!e)return 1;let n=[1,2].filter(r=>e.seats[r-1].yours);return n.length===1?n[0]:n.length===2?We(t)?.turn??1:1}function Fn(t,e){let{table:n,placement:r}=t;return!n||r.letter===null?!1:r.letter==="+"?n.special_cells_7x7.includes(e.slice(1)):P(t,r.letter)?.completes_7x7?.includes(e)??!1}function Io(t,e){if(!t||t==="pass"||t.startsWith("A:"))return null;let n=lt(t.slice(-2));return{shape:t.startsWith("+")?[[0,0]]:e[t[0]].orientations[t[1]],origin:n}}function Fe({table:t,looking:e,seen:n}){if(!t)return[];if(!e)return Ds(t,n);let r=t.moves[e.index-1];return r?[n[r.number]??{...r,change:null}]:[]}function ea(t,e){return t.flatMap(n=>Io(n,e)??[])}function na(t,e){return!t||e.number===t.number?[]:[...Bp(t,e),...Up(t,e)]}function Bp(t,e){let[n,...r]=ee(t,e);if(!n?.change||r.length>0)return[];let{move:o,player:i,change:a}=n,c=t.players[i-1].income,l=e.time_board.income.filter(m=>m>a.from&&m<=a.to),p=o==="pass"?[]:["place"];return l.length>0&&c>0?[...p,"payday"]:a.buttons>0?[...p,"button"]:p}function Up(t,e){let n=Ct(e.seats);if(e.result&&!t.result)return[n.includes(e.result.winner)?"win":"end"];let r=t.turn===e.turn&&Mt(t);return n.length===1&&Mt(e)&&!r?["turn"]:[]}function Ve(t,e,n,r){return r.map((o,i)=>({wave:t,from:o,to:o,at:i*e*.7,long:e,loud:n}))}var ra={place:[{wave:"sine",from:190,to:70,at:0,long:.11,loud:.5},{wave:"triangle",from:520,to:840,at:.05,long:.12,loud:.08}],button:Ve("triangle",.05,.22,[1480,1865]),payday:Ve("triangle",.09,.25,[1175,1480,1760]),turn:Ve("sine",.16,.25,[587,784]),win:Ve("triangle",.2,.25,[523,659,784,1047]),end:Ve("sine",.22,.25,[659,523])},oa={turn:[60],win:[60,60,120],end:[120]};var Vn=null;function No(){return"vibrate"in navigator}function ia(t,e,{sounds:n,vibration:r}){if(!(!n&&!r))for(let o of na(t,e)){n&&Po(o);let i=oa[o];r&&i&&No()&&navigator.vibrate(i)}}function Po(t){Vn??=new AudioContext,Vn.state==="suspended"&&Vn.resume();for(let e of ra[t])qp(Vn,e)}function qp(t,{wave:e,from:n,to:r,at:o,long:i,loud:a}){let c=t.currentTime+o,l=t.createOscillator(),p=t.createGain();l.type=e,l.frequency.setValueAtTime(n,c),l.frequency.exponentialRampToValueAtTime(r,c+i),p.gain.setValueAtTime(1e-4,c),p.gain.exponentialRampToValueAtTime(a,c+.01),p.gain.exponentialRampToValueAtTime(1e-4,c+i),l.connect(p).connect(t.destination),l.start(c),l.stop(c+i)}function Co(){"serviceWorker"in navigator&&sa(()=>navigator.serviceWorker.register("/sw.js"))}function Ro(){if(!("caches"in window))return;let t={title:s("your-turn"),body:s("notice-body"),lang:D()};sa(async()=>{await(await caches.open("notices")).put("/notice-words",new Response(JSON.stringify(t)))})}function sa(t){(window.requestIdleCallback??(n=>window.setTimeout(n,1e3)))(()=>{t().catch(n=>{console.warn("This browser keeps nothing for times without a page:",n.message)})})}var ut=class{constructor(e){this.value=e}valueOf(){return this.value}},A=class extends ut{constructor(e="???"){super(e)}toString(e){return`{${this.value}}`}},Z=class extends ut{constructor(e,n={}){super(e),this.opts=n}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return this.value.toString(10)}},pt=class t extends ut{static supportsValue(e){if(typeof e=="number"||e instanceof Date)return!0;if(e instanceof ut)return t.supportsValue(e.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(e instanceof n.Instant||e instanceof n.PlainDateTime||e instanceof n.PlainDate||e instanceof n.PlainMonthDay||e instanceof n.PlainTime||e instanceof n.PlainYearMonth)return!0}return!1}constructor(e,n={}){e instanceof t?(n={...e.opts,...n},e=e.value):e instanceof ut&&(e=e.valueOf()),typeof e=="object"&&"calendarId"in e&&n.calendar===void 0&&(n={...n,calendar:e.calendarId}),super(e),this.opts=n}[Symbol.toPrimitive](e){return e==="string"?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e=="number")return e;if(e instanceof Date)return e.getTime();if("epochMilliseconds"in e)return e.epochMilliseconds;if("toZonedDateTime"in e)return e.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var aa=100,Hp="⁨",Wp="⁩";function Gp(t,e,n){if(n===e||n instanceof Z&&e instanceof Z&&n.value===e.value)return!0;if(e instanceof Z&&typeof n=="string"){let r=t.memoizeIntlObject(Intl.PluralRules,e.opts).select(e.value);if(n===r)return!0}return!1}function ca(t,e,n){return e[n]?ce(t,e[n].value):(t.reportError(new RangeError("No default")),new A)}function jo(t,e){let n=[],r=Object.create(null);for(let o of e)o.type==="narg"?r[o.name]=Ze(t,o.value):n.push(Ze(t,o));return{positional:n,named:r}}function Ze(t,e){switch(e.type){case"str":return e.value;case"num":return new Z(e.value,{minimumFractionDigits:e.precision});case"var":return Fp(t,e);case"mesg":return Vp(t,e);case"term":return Zp(t,e);case"func":return zp(t,e);case"select":return Yp(t,e);default:return new A}}function Fp(t,{name:e}){let n;if(t.params)if(Object.prototype.hasOwnProperty.call(t.params,e))n=t.params[e];else return new A(`$${e}`);else if(t.args&&Object.prototype.hasOwnProperty.call(t.args,e))n=t.args[e];else return t.reportError(new ReferenceError(`Unknown variable: $${e}`)),new A(`$${e}`);if(n instanceof ut)return n;switch(typeof n){case"string":return n;case"number":return new Z(n);case"object":if(pt.supportsValue(n))return new pt(n);default:return t.reportError(new TypeError(`Variable type not supported: $${e}, ${typeof n}`)),new A(`$${e}`)}}function Vp(t,{name:e,attr:n}){let r=t.bundle._messages.get(e);if(!r)return t.reportError(new ReferenceError(`Unknown message: ${e}`)),new A(e);if(n){let o=r.attributes[n];return o?ce(t,o):(t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new A(`${e}.${n}`))}return r.value?ce(t,r.value):(t.reportError(new ReferenceError(`No value: ${e}`)),new A(e))}function Zp(t,{name:e,attr:n,args:r}){let o=`-${e}`,i=t.bundle._terms.get(o);if(!i)return t.reportError(new ReferenceError(`Unknown term: ${o}`)),new A(o);if(n){let c=i.attributes[n];if(c){t.params=jo(t,r).named;let l=ce(t,c);return t.params=null,l}return t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new A(`${o}.${n}`)}t.params=jo(t,r).named;let a=ce(t,i.value);return t.params=null,a}function zp(t,{name:e,args:n}){let r=t.bundle._functions[e];if(!r)return t.reportError(new ReferenceError(`Unknown function: ${e}()`)),new A(`${e}()`);if(typeof r!="function")return t.reportError(new TypeError(`Function ${e}() is not callable`)),new A(`${e}()`);try{let o=jo(t,n);return r(o.positional,o.named)}catch(o){return t.reportError(o),new A(`${e}()`)}}function Yp(t,{selector:e,variants:n,star:r}){let o=Ze(t,e);if(o instanceof A)return ca(t,n,r);for(let i of n){let a=Ze(t,i.key);if(Gp(t,o,a))return ce(t,i.value)}return ca(t,n,r)}function Do(t,e){if(t.dirty.has(e))return t.reportError(new RangeError("Cyclic reference")),new A;t.dirty.add(e);let n=[],r=t.bundle._useIsolating&&e.length>1;for(let o of e){if(typeof o=="string"){n.push(t.bundle._transform(o));continue}if(t.placeables++,t.placeables>aa)throw t.dirty.delete(e),new RangeError(`Too many placeables expanded: ${t.placeables}, max allowed is ${aa}`);r&&n.push(Hp),n.push(Ze(t,o).toString(t)),r&&n.push(Wp)}return t.dirty.delete(e),n.join("")}function ce(t,e){return typeof e=="string"?t.bundle._transform(e):Do(t,e)}var Zn=class{constructor(e,n,r){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=n,this.args=r}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,n){let r=this.bundle._intls.get(e);r||(r={},this.bundle._intls.set(e,r));let o=JSON.stringify(n);return r[o]||(r[o]=new e(this.bundle.locales,n)),r[o]}};function Bo(t,e){let n=Object.create(null);for(let[r,o]of Object.entries(t))e.includes(r)&&(n[r]=o.valueOf());return n}var la=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function ua(t,e){let n=t[0];if(n instanceof A)return new A(`NUMBER(${n.valueOf()})`);if(n instanceof Z)return new Z(n.valueOf(),{...n.opts,...Bo(e,la)});if(n instanceof pt)return new Z(n.toNumber(),{...Bo(e,la)});throw new TypeError("Invalid argument to NUMBER")}var Kp=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function pa(t,e){let n=t[0];if(n instanceof A)return new A(`DATETIME(${n.valueOf()})`);if(n instanceof pt||n instanceof Z)return new pt(n,Bo(e,Kp));throw new TypeError("Invalid argument to DATETIME")}var ma=new Map;function fa(t){let e=Array.isArray(t)?t.join(" "):t,n=ma.get(e);return n===void 0&&(n=new Map,ma.set(e,n)),n}var le=class{constructor(e,{functions:n,useIsolating:r=!0,transform:o=i=>i}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:ua,DATETIME:pa,...n},this._useIsolating=r,this._transform=o,this._intls=fa(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:n=!1}={}){let r=[];for(let o=0;o<e.body.length;o++){let i=e.body[o];if(i.id.startsWith("-")){if(n===!1&&this._terms.has(i.id)){r.push(new Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(n===!1&&this._messages.has(i.id)){r.push(new Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return r}formatPattern(e,n=null,r=null){if(typeof e=="string")return this._transform(e);let o=new Zn(this,r,n);try{return Do(o,e).toString(o)}catch(i){if(o.errors&&i instanceof Error)return o.errors.push(i),new A().toString(o);throw i}}};var Uo=/^(-?[a-zA-Z][\w-]*) *= */gm,da=/\.([a-zA-Z][\w-]*) *= */y,Qp=/\*?\[/y,qo=/(-?[0-9]+(?:\.([0-9]+))?)/y,Xp=/([a-zA-Z][\w-]*)/y,ha=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Jp=/^[A-Z][A-Z0-9_-]*$/,zn=/([^{}\n\r]+)/y,tm=/([^\\"\n\r]*)/y,ga=/\\([\\"])/y,$a=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,em=/^\n+/,wa=/ +$/,nm=/ *\r?\n/g,rm=/( *)$/,om=/{\s*/y,ya=/\s*}/y,im=/\[\s*/y,sm=/\s*] */y,am=/\s*\(\s*/y,cm=/\s*->\s*/y,lm=/\s*:\s*/y,um=/\s*,?\s*/y,pm=/\s+/y,qt=class{constructor(e){this.body=[],Uo.lastIndex=0;let n=0;for(;;){let g=Uo.exec(e);if(g===null)break;n=Uo.lastIndex;try{this.body.push(l(g[1]))}catch(v){if(v instanceof SyntaxError)continue;throw v}}function r(g){return g.lastIndex=n,g.test(e)}function o(g,v){if(e[n]===g)return n++,!0;if(v)throw new v(`Expected ${g}`);return!1}function i(g,v){if(r(g))return n=g.lastIndex,!0;if(v)throw new v(`Expected ${g.toString()}`);return!1}function a(g){g.lastIndex=n;let v=g.exec(e);if(v===null)throw new SyntaxError(`Expected ${g.toString()}`);return n=g.lastIndex,v}function c(g){return a(g)[1]}function l(g){let v=m(),M=p();if(v===null&&Object.keys(M).length===0)throw new SyntaxError("Expected message value or attributes");return{id:g,value:v,attributes:M}}function p(){let g=Object.create(null);for(;r(da);){let v=c(da),M=m();if(M===null)throw new SyntaxError("Expected attribute value");g[v]=M}return g}function m(){let g;if(r(zn)&&(g=c(zn)),e[n]==="{"||e[n]==="}")return d(g?[g]:[],1/0);let v=Vi();return v?g?d([g,v],v.length):(v.value=to(v.value,em),d([v],v.length)):g?to(g,wa):null}function d(g=[],v){for(;;){if(r(zn)){g.push(c(zn));continue}if(e[n]==="{"){g.push(h());continue}if(e[n]==="}")throw new SyntaxError("Unbalanced closing brace");let at=Vi();if(at){g.push(at),v=Math.min(v,at.length);continue}break}let M=g.length-1,Tt=g[M];typeof Tt=="string"&&(g[M]=to(Tt,wa));let Ee=[];for(let at of g)at instanceof Yn&&(at=at.value.slice(0,at.value.length-v)),at&&Ee.push(at);return Ee}function h(){i(om,SyntaxError);let g=$();if(i(ya))return g;if(i(cm)){let v=U();return i(ya,SyntaxError),{type:"select",selector:g,...v}}throw new SyntaxError("Unclosed placeable")}function $(){if(e[n]==="{")return h();if(r(ha)){let[,g,v,M=null]=a(ha);if(g==="$")return{type:"var",name:v};if(i(am)){let Tt=b();if(g==="-")return{type:"term",name:v,attr:M,args:Tt};if(Jp.test(v))return{type:"func",name:v,args:Tt};throw new SyntaxError("Function names must be all upper-case")}return g==="-"?{type:"term",name:v,attr:M,args:[]}:{type:"mesg",name:v,attr:M}}return X()}function b(){let g=[];for(;;){switch(e[n]){case")":return n++,g;case void 0:throw new SyntaxError("Unclosed argument list")}g.push(S()),i(um)}}function S(){let g=$();return g.type!=="mesg"?g:i(lm)?{type:"narg",name:g.name,value:X()}:g}function U(){let g=[],v=0,M;for(;r(Qp);){o("*")&&(M=v);let Tt=L(),Ee=m();if(Ee===null)throw new SyntaxError("Expected variant value");g[v++]={key:Tt,value:Ee}}if(v===0)return null;if(M===void 0)throw new SyntaxError("Expected default variant");return{variants:g,star:M}}function L(){i(im,SyntaxError);let g;return r(qo)?g=Fi():g={type:"str",value:c(Xp)},i(sm,SyntaxError),g}function X(){if(r(qo))return Fi();if(e[n]==='"')return tp();throw new SyntaxError("Invalid expression")}function Fi(){let[,g,v=""]=a(qo),M=v.length;return{type:"num",value:parseFloat(g),precision:M}}function tp(){o('"',SyntaxError);let g="";for(;;){if(g+=c(tm),e[n]==="\\"){g+=ep();continue}if(o('"'))return{type:"str",value:g};throw new SyntaxError("Unclosed string literal")}}function ep(){if(r(ga))return c(ga);if(r($a)){let[,g,v]=a($a),M=parseInt(g||v,16);return M<=55295||57344<=M?String.fromCodePoint(M):"�"}throw new SyntaxError("Unknown escape sequence")}function Vi(){let g=n;switch(i(pm),e[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return Zi(e.slice(g,n))}return e[n-1]===" "?Zi(e.slice(g,n)):!1}function to(g,v){return g.replace(v,"")}function Zi(g){let v=g.replace(nm,`
`),M=rm.exec(g)[1].length;return new Yn(v,M)}}},Yn=class{constructor(e,n){this.value=e,this.length=n}};var Ho=new Map,ue=new le("en");function ze(t,e=`/words/${t}.json`){let n=Ho.get(t);if(n)return n;let r=mm(new URL(e,import.meta.url));return Ho.set(t,r),r.catch(()=>Ho.delete(t)),r}async function mm(t){let e=await fetch(t);if(!e.ok)throw new Error(`The words of this page can’t be loaded: ${t}`);return e.json()}function Wo({language:t,words:e,editions:n={}},r){ue=new le(t,{useIsolating:!1}),ue.addResource(new qt(e)),Object.hasOwn(n,r)&&ue.addResource(new qt(n[r]),{allowOverrides:!0}),Ki({language:t,format:(i,a)=>{let c=ue.getMessage(i)?.value;if(!c)throw new Error(`There is no message ${i} in ${t}.`);return ue.formatPattern(c,a)}})}function Kn(t){t.language===D()&&ue.addResource(new qt(t.words))}var{dataset:Go}=document.querySelector("script[type=module]"),{lang:fm}=document.documentElement,Qn=new Map;async function mt(t){let e=Qn.get(t)??dm(t);return Qn.set(t,e),e.catch(()=>Qn.delete(t)),e}async function dm(t){let e=Go[`${t}Style`];try{let[n]=await Promise.all([import(Go[t]),e&&Fo(e),ba(D()).then(Kn)]);return n}catch(n){throw new Zt(s("server-away"),{cause:n})}}function ba(t){return ze(`${t}-later`,t===fm?Go.words:void 0)}async function va(t){return Qn.size>0?ba(t):null}function Fo(t){let e=document.createElement("link");e.rel="stylesheet",e.href=t;let n=new Promise((r,o)=>{e.onload=r,e.onerror=()=>{e.remove(),o(new Error(`No style sheet at ${t}`))}});return document.head.append(e),n}var xa="quiltbee.outdated";function Ye(){return sessionStorage.getItem(xa)===String(2)?!1:(sessionStorage.setItem(xa,String(2)),location.reload(),!0)}async function ka(){await is().catch(()=>!0)||Ye()}var Vo=new Set;function Sa(t){for(let e of Vo)e(t)}function Xn(t){return Vo.add(t),()=>{Vo.delete(t)}}var z=1e3,Ht=60*z,pe=60*Ht,ft=24*pe,Zo=9900,hm=[10,30,60];function me(t){let e=/^(\d+)d$/.exec(t);if(e)return{kind:"days",main:Number(e[1])*ft,extra:0};let[n,r]=t.split(/[+~]/).map(o=>Number(o)*z);return{kind:t.includes("~")?"delay":"increment",main:n,extra:r}}function Jn(t){if(t===null)return s("no-clock");let{kind:e,main:n,extra:r}=me(t);if(e==="days")return s("clock-days",{count:n/ft});let o=Ea(n);if(r===0)return s("clock-whole",{time:o});let i=s("seconds",{count:r/z});return s(e==="delay"?"clock-delay":"clock-more",{time:o,each:i})}function tr(t){let{kind:e,main:n,extra:r}=me(t);if(e==="days")return s("label-days",{count:n/ft});let o=n%Ht===0?s("label-minutes",{count:n/Ht}):s("label-seconds",{count:n/z}),i=s("label-seconds",{count:r/z});return r===0?o:`${o} ${e==="delay"?"~":"+"} ${i}`}function Ea(t){return[[Math.floor(t/pe),"hours"],[Math.floor(t%pe/Ht),"minutes"],[Math.floor(t%Ht/z),"seconds"]].filter(([r])=>r>0).map(([r,o])=>s(o,{count:r})).join(" ")||s("no-time")}function Aa(t,{now:e},n){return e===null?null:t?.now===e?t:{now:e,at:n}}function Ke(t,e,n,r){let o=t.left[e-1];if(t.running!==e)return Math.max(0,o);let{kind:i,extra:a}=me(t.control),c=i==="delay"?a:0,l=n.now+(r-n.at)-t.since;return Math.max(0,o-Math.max(0,l-c))}function er(t){if(t<=Zo)return`0:0${(Math.ceil(t/100)/10).toFixed(1)}`;if(t>=ft)return s("short-days",{days:Math.floor(t/ft),hours:Math.floor(t%ft/pe)});let e=Math.ceil(t/z),n=[Math.floor(e/60)%60,e%60],r=Math.floor(e/3600),o=n.map((i,a)=>a===0&&r===0?String(i):String(i).padStart(2,"0"));return r?[r,...o].join(":"):o.join(":")}function Ma(t){if(t<=0)return s("no-time-left");if(t>=ft){let e=Math.floor(t%ft/pe),n=s("days",{count:Math.floor(t/ft)});return e?`${n} ${s("hours",{count:e})}`:n}return Ea(Math.ceil(t/z)*z)}function _a(t,e){let{kind:n,main:r}=me(t);return n==="days"?e<6*pe:e<Math.max(10*z,Math.min(Ht,r/10))}function Oa(t,e){return hm.find(r=>t>r*z&&e<=r*z&&e>0)??null}function Ta(t){return t<=0?null:t>=ft?Ht:t<=Zo?t%100||100:Math.min(t%z||z,t-Zo)}function La(t){return t===404?{title:s("invitation-unknown"),text:s("invitation-unknown-text")}:t===410?{title:s("invitation-closed"),text:s("invitation-closed-text")}:null}function Ia({board:t,clock:e,takebacks:n,rated:r,seed_chosen:o,seat:i}){return[[s("term-seat"),s(`term-seat-${i}`)],[s("clock"),e===null?s("term-no-clock"):Jn(e)],[s("time-board"),s(`term-board-${t}`)],[s("circle"),s(o?"term-chosen":"term-drawn")],[s("tick-takebacks"),s(n?"tick-takebacks-note":"term-none")],[s("term-rating"),s(r?"tick-rated-note":"terms-not-rated")]]}var fe=class{constructor(e){this.outside=e,this.store=F((n,r)=>({...n,...r}),{name:"",busy:!1,error:""})}get state(){return this.store.get()}async ask(){try{let{name:e}=await this.outside.me();this.state.name===""&&this.store.dispatch({name:e??""})}catch(e){this.store.dispatch({error:Na(e)})}}write(e){this.store.dispatch({name:e,error:""})}async sit(){let{name:e,busy:n}=this.state;if(!n){this.store.dispatch({busy:!0,error:""});try{let{url:r}=await this.outside.sit(e.trim()||null);this.outside.go(r)}catch(r){this.store.dispatch({busy:!1,error:Na(r)})}}}};function Na(t){return t instanceof Error?t.message:String(t)}var Pa=[["one","Player1"],["two","Player2"]];var gm=["","?","You","Automa"];function nr(t,e){let n=Pa.flatMap(([o],i)=>{let a=e[i]??"";return gm.includes(a)?[]:[[o,a]]}),r=new URLSearchParams(n).toString();return`/${r&&`?${r}`}${t}`}function Ca(t){let e=new URLSearchParams(t);return Object.fromEntries(Pa.flatMap(([n,r])=>{let o=e.get(n)?.trim().slice(0,40);return o?[[r,o]]:[]}))}function ja(){let t=$m(8,7).slice(0,54);return t.map(({x:e,y:n},r)=>{let o={x:(e+.5)*12,y:(n+.5)*12},i=r>0?t[r-1]:{x:e-1,y:n},a={x:o.x+(i.x-e)*12/2,y:o.y+(i.y-n)*12/2};return r<53?{centre:o,entry:a,width:12,height:12}:{centre:{x:o.x+12,y:o.y},entry:a,width:36,height:12}})}function $m(t,e){let n=new Set,r=[],[o,i,a,c]=[0,0,1,0],l=(p,m)=>p>=0&&m>=0&&p<t&&m<e&&!n.has(`${p},${m}`);for(;r.length<t*e;)r.push({x:o,y:i}),n.add(`${o},${i}`),l(o+a,i+c)||([a,c]=[-c,a]),o+=a,i+=c;return r}var Ra=10.3;function Da(){let e=[],n=-Math.PI/2,r=43;for(let o=0;o<=53;o+=1){let i={x:48+Math.cos(n)*r,y:48+Math.sin(n)*r},a=e.at(-1)?.centre??i,c={x:(i.x+a.x)/2,y:(i.y+a.y)/2},l=o===53?9.8:8.6;e.push({centre:i,entry:c,width:l,height:l});let p=Ra/r;n+=p,r-=Ra/(2*Math.PI)*p}return e}function Ba(t){let{table:e,placement:n,weighing:r}=t;if(!e||!_(t))return null;let o=n.letter??(r?null:""),i=o===""||o==="+"?void 0:P(t,o);if(!i)return null;let{consequence:a}=i,c=e.turn,l=e.players[c-1].time,p=e.time_board.special_patches_left.filter(m=>m>l&&m<=a.time);return{player:c,from:l,to:a.time,marks:[...a.income_marks,...p],income:a.income_marks.length>0?a.income:0,special:a.special_patch,next:a.next}}function Ua({player:t,to:e,income:n,special:r,next:o},i){let c=[n>0?s("preview-income",{count:n}):"",r?s("preview-special"):""].filter(Boolean).join(", ");return`${s("preview-space",{space:String(e)})}${c?`: ${c}`:""}. ${yo("then",o,t,i)}`}var zo=[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg"];function qa(t){let e=zo.indexOf(t);return{cloth:e%6,weave:(Math.floor(e/6)+e%6)%6}}function Yo(t,e){let n=2*Math.PI/t,r=(e*Math.sin(n/2)*1.02).toFixed(2),o=Array.from({length:t},(i,a)=>`A${r} ${r} 0 0 1 ${Ha(e,(a+1)*n)}`);return`M${Ha(e,0)}${o.join("")}Z`}function Ha(t,e){return`${(Math.sin(e)*t).toFixed(2)} ${(-Math.cos(e)*t).toFixed(2)}`}var Wa="M-3.6-5.2H3.8C.6-1.5-.8 1.8-1.2 5.6";function wm(t){return t`<g id="weave-0">
      <path d="M2.5 1.2a1.3 1.3 0 1 0 .01 0M7.5 6.2a1.3 1.3 0 1 0 .01 0"></path>
      <path opacity=".7" d="M7.5 2a.5.5 0 1 0 .01 0M2.5 7a.5.5 0 1 0 .01 0"></path></g>
    <path id="weave-1" d="M.3 0h.5v10H.3zM1.5 0h1.9v10H1.5zM4.1 0h.5v10h-.5z
      M5.3 0h.5v10h-.5zM6.5 0h1.9v10H6.5zM9.1 0h.5v10h-.5z"></path>
    <g id="weave-2"><path opacity=".55" d="M0 0h2.5v10H0zM5 0h2.5v10H5z"></path>
      <path opacity=".55" d="M0 0h10v2.5H0zM0 5h10v2.5H0z"></path></g>
    <path id="weave-3" fill="none" stroke="var(--thread)" stroke-width=".85"
      d="M0 0L2.5-2.5 5 0 7.5-2.5 10 0M0 2.5L2.5 0 5 2.5 7.5 0 10 2.5M0 5L2.5 2.5 5 5 7.5 2.5 10 5
      M0 7.5L2.5 5 5 7.5 7.5 5 10 7.5M0 10L2.5 7.5 5 10 7.5 7.5 10 10
      M0 12.5L2.5 10 5 12.5 7.5 10 10 12.5"></path>
    <g id="weave-4">${[2.5,7.5].map(e=>t`<g transform=${`translate(${e} ${e})`}>
        <path d="M0-1.8a.8.8 0 1 0 .01 0M1.05-1.05a.8.8 0 1 0 .01 0M.65.2a.8.8 0 1 0 .01 0
          M-.65.2a.8.8 0 1 0 .01 0M-1.05-1.05a.8.8 0 1 0 .01 0"></path>
        <circle r=".55" fill="var(--cloth)"></circle>
        <path fill="none" stroke="var(--thread)" stroke-width=".35"
          d="M1.6 1.6Q2.4 2 2.5 2.6M-1.6 1.6Q-2.4 2-2.5 2.6"></path></g>`)}</g>
    <path id="weave-5" fill="none" stroke="var(--thread)"
      d="M0 2.5Q2.5-.6 5 2.5T10 2.5M0 7.5Q2.5 4.4 5 7.5T10 7.5"></path>`}function ym(t){return t`<g id="special"><rect x=".25" y=".25" width="9.5" height="9.5" rx="1.1"
      fill="var(--leather)" stroke="var(--seam)" stroke-width=".7"></rect>
    <path fill="none" stroke="var(--grain)" stroke-width=".3" stroke-linecap="round" opacity=".7"
      d="M2.6 2.7h.5M6.9 2.5h.6M4.8 2.2h.3M2.3 5.5h.4M7.4 5.2h.4M3 7.6h.6M6.6 7.5h.5M4.9
        7.9h.3"></path>
    <rect x="1.4" y="1.4" width="7.2" height="7.2" rx=".7" fill="none" stroke="var(--stitch)"
      stroke-width=".42" stroke-dasharray="1.1 .7" stroke-linecap="round"></rect>
    <path fill="none" stroke="var(--grain)" stroke-width=".6" stroke-linecap="round"
      d="M5 3.3V6.7M3.3 5H6.7M3.8 3.8L6.2 6.2M6.2 3.8L3.8 6.2"></path></g>`}function bm(t){return t`<g id="button">
    <circle r="9.6" fill="var(--stitch)" stroke="var(--seam)" stroke-width="1.9"></circle>
    <circle r="6.4" fill="none" stroke="var(--seam)" stroke-width=".8" opacity=".35"></circle>
    <path fill="none" stroke="var(--seam)" stroke-width=".9" opacity=".45"
      d="M-2.4-2.4L2.4 2.4M2.4-2.4L-2.4 2.4"></path>
    <path fill="var(--seam)" d="M-2.5-4.2a1.7 1.7 0 1 0 .01 0M2.5-4.2a1.7 1.7 0 1 0 .01 0
      M-2.5.8a1.7 1.7 0 1 0 .01 0M2.5.8a1.7 1.7 0 1 0 .01 0"></path></g>`}function vm(t){let e=t`<circle r="6.6" fill="var(--tile)"></circle>`,n=(r,o,i)=>t`<g id=${`tile-${r}`}><path d=${i} fill=${o}
      stroke="var(--tile-edge)"
      stroke-width="1.1" stroke-linejoin="round"></path>${e}</g>`;return[n(1,"var(--tile-1)","M0-9a9 9 0 1 0 .01 0Z"),n(5,"var(--tile-5)",Yo(8,8.2)),n(10,"var(--tile-10)","M-6.4-9H6.4Q9-9 9-6.4V6.4Q9 9 6.4 9H-6.4Q-9 9-9 6.4V-6.4Q-9-9-6.4-9Z"),n(20,"var(--tile-20)",Yo(14,8.8))]}function xm(t){let e=n=>t`<rect x=${-n/2+.3} y="-5.7" width=${n-.6} height="11.4" rx="1.2"
        fill="var(--tone)" stroke="var(--edge)" stroke-width=".35"></rect>
      <rect x=${-n/2+1.1} y="-4.9" width=${n-2.2} height="9.8" rx=".7" fill="none"
        stroke="var(--edge)" stroke-width=".25" stroke-dasharray=".9 .6"></rect>`;return t`<g id="space-cloth">${e(12)}</g><g id="space-end">${e(36)}</g>
    <g id="space-thread"><circle r="4.3" fill="var(--tone)" stroke="var(--edge)" stroke-width=".4">
      </circle><circle r="3.6" fill="none" stroke="var(--edge)" stroke-width=".22"
        stroke-dasharray=".8 .5"></circle></g>
    <g id="corner"><path fill="none" stroke="var(--thread-0)" stroke-width=".5"
        d="M2 13Q.5 7 5.5 5.5T13.5 1.8"></path>
      <use href="#button" transform="translate(5 5.2) scale(.3)"></use>
      <use href="#button" transform="translate(11.6 2.4) scale(.16)"></use>
      <use href="#button" transform="translate(2.2 11) scale(.16)"></use></g>`}function Qe(t){return t`${wm(t)} ${ym(t)} ${bm(t)} ${vm(t)} ${xm(t)}
    <path id="cell" fill="none" stroke="var(--grid)" stroke-width=".16" opacity=".6"
      d="M3.4 5H6.6M5 3.4V6.6"></path>
    <circle id="token-1" r="4"></circle>
    <path id="token-2" d="M0-5L5 0 0 5-5 0Z"></path>
    <g id="special-tile"><rect x="-9.4" y="-9.4" width="18.8" height="18.8" rx="2.4"
        fill="var(--leather)" stroke="var(--tile-edge)" stroke-width="1.2"></rect>
      <rect x="-7.4" y="-7.4" width="14.8" height="14.8" rx="1.2" fill="none" stroke="var(--stitch)"
        stroke-width=".9" stroke-dasharray="2 1.2"></rect>
      <path d=${Wa} fill="none" stroke="var(--stitch)" stroke-width="2.2" stroke-linecap="round"
        stroke-linejoin="round"></path></g>`}function Ga(t=Qe){return u`<svg class="fabrics" aria-hidden="true" width="0" height="0">
    <defs>
      ${t(k)}
      ${zo.map(e=>{let{cloth:n,weave:r}=qa(e);return Ko(`fabric-${e}`,10,k`<g class=${`cloth-${n}`}><rect class="cloth" width="10" height="10"></rect>
            <use class="thread" href=${`#weave-${r}`}></use></g>`)})}
      ${Ko("fabric-cell",10,k`<use href="#cell"></use>`)}
      ${Ko("fabric-covered",5,k`<rect class="covered" width="5" height="5"></rect>`)}
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
  </svg>`}function Ko(t,e,n){return k`<pattern id=${t} width=${e} height=${e} patternUnits="userSpaceOnUse">${n}
  </pattern>`}function st(t,e,n,r=1){return k`<use href=${`#${t}`} transform=${`translate(${e} ${n}) scale(${r})`}></use>`}function G(t,e,n){return st("button",t,e,n/10)}function km(t){let e=t.orientations[0];return Array.from({length:t.income},(n,r)=>e[Math.floor((r+.5)*e.length/t.income)])}function Xe(t,e,n,[r,o],i){let a=e.orientations[n],c=q(e.orientations[0]);return k`<g class="patch" transform=${`translate(${o*10} ${r*10})`}>
    <path class="piece" fill=${`url(#fabric-${t})`} d=${V(a,10,.25)}></path>
    <path class="stitches" d=${V(a,10,1.1)}></path>
    ${km(e).map(l=>{let[p,m]=Ls(l,c,n);return G((m+.5)*10,(p+.5)*10,2.6)})}
    ${i?Sm(a[0],t):f}
  </g>`}function Sm([t,e],n){let[r,o]=[(e+.5)*10,(t+.5)*10+1.9];return k`<text class="letter" x=${r} y=${o}>${n}</text>`}function Qo([t,e]){return k`<g class="patch special">${st("special",e*10,t*10)}</g>`}function Je(t,e,n,r){let[o,i]=q(e.orientations[n]),a=Math.max(4,o,i)*10+1.2,[c,l]=[(i*10-a)/2,(o*10-a)/2];return u`<svg class="framed" viewBox=${`${c} ${l} ${a} ${a}`} aria-hidden="true">
    ${Xe(t,e,n,[0,0],r)}
  </svg>`}function rr(t,e,n,r){let[o,i]=q(e.orientations[n]);return u`<svg
    class=${`picture w${i} h${o}`}
    viewBox=${`-0.6 -0.6 ${i*10+1.2} ${o*10+1.2}`}
    aria-hidden="true"
  >
    ${Xe(t,e,n,[0,0],r)}
  </svg>`}var Fa={cloth:ja(),thread:Da()},tn=[1,2];function Va(t){return t.time_board.on_top===1?[tn[1],tn[0]]:tn}function Za(t,e){let[n,r]=t.players.map(l=>l.time),o=n===r?s("tokens-together",{space:String(n),name:E(e,t.time_board.on_top)}):tn.map(l=>s("token-at",{...Q(e,l),space:String(t.players[l-1].time)})).join(" "),i=t.time_board.special_patches_left,a=t.automa?` ${He(t.automa)}`:"",c=i.length?i.join(", "):s("none");return`${o} ${s("special-left",{spaces:c})}${a}`}function Xo(t,e,n,r){return k`<g class=${`token token-${t}`} transform=${`translate(${e} ${n})`}>
    ${st(`token-${t}`,0,0,r/4)}
    <text y=${r*.42} font-size=${r*1.2}>${t}</text></g>`}function za({numeral:t},e,n,r){let o=Array.from({length:16},(i,a)=>{let c=a%2?r*.78:r,l=a*Math.PI/8;return`${(Math.sin(l)*c).toFixed(2)} ${(-Math.cos(l)*c).toFixed(2)}`});return k`<g class="marker" transform=${`translate(${e} ${n})`}>
    <path d=${`M${o.join("L")}Z`}></path>
    <text y=${r*.3} font-size=${r*.85}>${t}</text></g>`}function Ya({automa:t},e,n){if(!t?.marker_on_board)return f;let[r,o]=e(t.marker);return za(t,r,o,n)}function Ka(t){return u`<svg class="token-picture" viewBox="-6 -6 12 12" aria-hidden="true">
    ${Xo(t,0,0,4.4)}
  </svg>`}function Am(t,e,n,r=null){let o=Fa[n],i=n==="cloth"?84:96,{income:a,special_patches:c,special_patches_left:l}=t.time_board;return u`<svg
    class="spiral"
    viewBox=${`-1 -1 98 ${i+2}`}
    role="img"
    aria-label=${Za(t,e)}
  >
    ${n==="thread"?[Mm(),_m(o)]:f}
    ${o.map((p,m)=>Om(p,m,n))}
    ${r?Qa(r,p=>o[p].centre):f}
    ${a.map(p=>{let{x:m,y:d}=o[p].entry;return or(p,r,G(m,d,2.5))})}
    ${c.map(p=>{let{x:m,y:d}=o[p].entry;return or(p,r,en(m,d,4.8,l.includes(p)))})}
    ${r?Xa(r,o[r.to].centre,4.6):f}
    ${Ya(t,p=>[o[p].centre.x,o[p].centre.y],5.4)}
    ${Tm(t,o)}
  </svg>`}function or(t,e,n){let o=e?.marks.includes(t)??!1?"board-mark crossed":"board-mark";return k`<g class=${o} data-mark=${t}>${n}</g>`}function Qa({player:t,from:e,to:n},r){let i=Array.from({length:n-e+1},(a,c)=>r(e+c)).map(({x:a,y:c})=>`${a.toFixed(1)} ${c.toFixed(1)}`).join("L");return k`<path class="walk-halo" d=${`M${i}`}></path>
    <path class=${`walk walk-${t}`} d=${`M${i}`} data-testid="walk"></path>`}function Xa({player:t,to:e},{x:n,y:r},o){return k`<g class=${`landing landing-${t}`} data-landing=${e}
    transform=${`translate(${n} ${r})`}>${st(`token-${t}`,0,0,o/4)}</g>`}function Mm(){return[[0,1,1],[96,-1,1],[0,1,-1],[96,-1,-1]].map(([t,e,n])=>k`<use href="#corner"
      transform=${`translate(${t} ${n>0?0:96}) scale(${e} ${n})`}></use>`)}function _m(t){let e=t.map(({centre:n})=>`${n.x.toFixed(1)} ${n.y.toFixed(1)}`);return k`<path class="strand" d=${`M${e.join("L")}`}></path>`}function Om({centre:{x:t,y:e}},n,r){let o=n===53,i=r==="cloth"&&o?"space-end":`space-${r}`,a=n===0||o?"end":n%2?"odd":"even",c=n===0&&r==="cloth"?s("board-start"):n;return k`<g class=${`space ${a}`}>
    ${st(i,t,e,r==="thread"&&o?1.14:1)}
    <text x=${t} y=${e+1.2}>${c}</text></g>`}function en(t,e,n,r){let[o,i]=[t-n/2,e-n/2];return r?st("special",o,i,n/10):k`<rect class="mark-taken" x=${o} y=${i} width=${n} height=${n}
    rx="0.6"></rect>`}function Tm(t,e){let n=t.players[0].time===t.players[1].time;return Va(t).map((r,o)=>{let{x:i,y:a}=e[t.players[r-1].time].centre,c=n?o*-2.6+1.3:0;return Xo(r,i+c*.6,a+c,4)})}var nn={left:5,span:150,bar:9.5,above:4,below:15};function yt(t){return nn.left+t*nn.span/53}function ir(t){return t===1?nn.above:nn.below}function Ja(t,e){return Fa[t][e].centre}function Lm(t,e,n){let{income:r,special_patches:o,special_patches_left:i}=t.time_board,{bar:a}=nn;return u`<svg
    class="time-line"
    viewBox="0 0 160 19"
    role="img"
    aria-label=${Za(t,e)}
  >
    <rect class="track" x="3" y=${a-1.6} width="154" height="3.2" rx="1.6"></rect>
    ${tn.map(c=>k`<rect class=${`gone gone-${c}`} x="3" y=${c===1?a-1.6:a}
        width=${Math.max(2,yt(t.players[c-1].time)-3)} height="1.6"></rect>`)}
    ${n?Qa(n,c=>({x:yt(c),y:a})):f}
    ${r.map(c=>or(c,n,G(yt(c-.5),a,2.1)))}
    ${o.map(c=>or(c,n,en(yt(c-.5),a,4.2,i.includes(c))))}
    ${Ya(t,c=>[yt(c),a],3.6)}
    ${n?Xa(n,{x:yt(n.to),y:ir(n.player)},3.2):f}
    ${Va(t).map(c=>{let{time:l}=t.players[c-1];return Xo(c,yt(l),ir(c),3.3)})}
  </svg>`}function Im(t,e){let{to_income:n,to_special_patch:r}=t.players[e-1],o=(i,a)=>u`<li><svg viewBox="-3 -3 6 6">${a}</svg>${i??"–"}</li>`;return u`<ul class="ahead" data-testid="ahead" aria-hidden="true">
    ${o(n,G(0,0,2.7))} ${o(r,en(0,0,5.2,!0))}
  </ul>`}function Nm({automa:t}){let e=[[s("legend-income"),G(0,0,2.4)],[s("legend-special"),en(0,0,4.6,!0)],[s("legend-taken"),en(0,0,4.6,!1)]];if(!t)return e;let{marker:n,marker_on_board:r}=t;return[...e,[r?s("legend-marker",{space:String(n)}):s("legend-no-marker"),za(t,0,0,2.9)]]}function tc(t,e,n,r,o=null,i=1){let a=o?Ua(o,e):s("time-note",{name:E(e,i),distances:Be(t,i)});return u`<section class="panel time-board" aria-labelledby="time-heading">
    <div class="panel-head">
      <h2 id="time-heading">${s("time-board")}</h2>
      <button type="button" class="quiet look" data-testid="look" @click=${r}>
        ${s(n==="cloth"?"look-thread":"look-cloth")}
      </button>
    </div>
    <p class="time-note" data-testid="time-note">${a}</p>
    <div class="spiral-box">${Am(t,e,n,o)}</div>
    <div class="line-box">
      ${Lm(t,e,o)}
      <p class="visually-hidden">${a}</p>
      ${Im(t,i)}
    </div>
    <ul class="legend">
      ${Nm(t).map(([c,l])=>u`<li><svg viewBox="-3 -3 6 6" aria-hidden="true">${l}</svg> ${c}</li>`)}
    </ul>
  </section>`}var sr=class{constructor(e,n){this.root=e,this.look=n,this.scene=null,this.running=[]}prepare({table:e},n,r){let[o]=r>0?ee(e,n):[];if(!o){this.scene=null;return}let i=vo(o.move),a=i?this.root.querySelector(`[data-patch="${i}"] .framed`):null,c=a&&{box:a.getBoundingClientRect(),image:a.cloneNode(!0)},{gains:l,marks:p}=Us(o,n.time_board);this.scene={happening:o,milliseconds:r,gains:l,marks:p,picture:c}}play(){let{scene:e}=this;this.scene=null,e&&(this.skip(),this.fly(e),this.walk(e),this.light(e),this.float(e))}skip(){for(let e of this.running)e.finish();this.running=[]}run(e,n,r){let o=e.animate(n,{duration:r,easing:"ease-in-out"});return this.running.push(o),o}fly({happening:{move:e,player:n},picture:r,milliseconds:o}){let i=this.targetOf(vo(e),n);if(!r||!i)return;let[a,c]=[r.box,i.getBoundingClientRect()],l=this.overlay("flying",[r.image]),p=(d,h)=>({transform:`translate(${d.x+d.width/2}px, ${d.y+d.height/2}px)
        translate(-50%, -50%) scale(${h})`}),m=Math.max(c.width,c.height)/170;this.run(l,[p(a,a.width/170),p(c,m)],o*.9).onfinish=()=>l.remove(),i.matches("g")&&this.run(i,[{opacity:0},{opacity:0,offset:.9},{opacity:1}],o)}targetOf(e,n){let o=[...this.root.querySelectorAll(`[data-sewn="${e}"]`)].filter(a=>a.getBoundingClientRect().width>0),[i]=o.sort((a,c)=>c.getBoundingClientRect().width-a.getBoundingClientRect().width);return i??this.root.querySelector(`[data-testid="player-${n}"]`)}walk({happening:{change:e,player:n},milliseconds:r}){if(!e||e.to<=e.from)return;let o=Array.from({length:e.to-e.from+1},(c,l)=>e.from+l),i=c=>Ja(this.look(),c),a=c=>({x:yt(c),y:ir(n)});for(let[c,l]of[["spiral",i],["time-line",a]]){let p=this.root.querySelector(`.${c} .token-${n}`),m=o.map(l).map(({x:d,y:h})=>({transform:`translate(${d}px, ${h}px)`}));p&&this.run(p,m,r*.9)}}light({marks:e,milliseconds:n}){for(let r of e)for(let o of this.root.querySelectorAll(`[data-mark="${r}"]`))this.run(o,[{opacity:1},{opacity:.1},{opacity:1}],n)}float({happening:{player:e},gains:n,milliseconds:r}){let i=this.root.querySelector(`[data-testid="buttons-${e}"]`)?.getBoundingClientRect();if(!i||n.length===0)return;let a=this.overlay("floating",[n.join(" · ")]),[c,l]=[i.x-4,i.y-4],p=[{transform:`translate(${c}px, ${l+10}px)`,opacity:0},{transform:`translate(${c}px, ${l}px)`,opacity:1,offset:.25},{transform:`translate(${c}px, ${l-12}px)`,opacity:1}];this.run(a,p,r).onfinish=()=>a.remove()}overlay(e,n){let r=document.createElement("div");return r.className=`overlay ${e}`,r.setAttribute("aria-hidden","true"),r.append(...n),document.body.append(r),r}};function ec({mode:t,board:e,seats:n,automa:r}){let[o]=Ct(n);if(o===void 0||t==="remote")return null;let i={board:e,seed:null,from:null,names:null};if(t==="solo"&&r)return{...i,opponent:"automa",deck:r.deck,level:r.level,first:"you"};if(t==="screen")return{...i,opponent:"person",first:"you",names:[n[1].name,n[0].name]};let a=o===1?"opponent":"you";return{...i,opponent:"computer",level:Pm(n[2-o].name),first:a}}function Pm(t){return Number(/level (\d+)$/.exec(t)?.[1]??Vt)}var Wt=81,de=7,ar=27,Jo=[0,0,0],rn=Array.from({length:Wt},(t,e)=>T([Math.floor(e/9),e%9])),oc=new Map(rn.map((t,e)=>[t,e])),ic=[0,1,2].flatMap(t=>[0,1,2].map(e=>Cm(t,e)));function Cm(t,e){let n=Array.from({length:de*de},(r,o)=>9*(t+Math.floor(o/de))+e+o%de);return he(n)}function he(t){let e=[0,0,0];for(let n of t)e[Math.floor(n/ar)]|=1<<n%ar;return e}function ti(t,e){return[t[0]|e[0],t[1]|e[1],t[2]|e[2]]}function Rm(t,e){return[t[0]&~e[0],t[1]&~e[1],t[2]&~e[2]]}function jm(t,e){return(t[0]&e[0]|t[1]&e[1]|t[2]&e[2])!==0}function sc(t,e){return(t[0]&~e[0]|t[1]&~e[1]|t[2]&~e[2])===0}function lr(t,e){return(t[Math.floor(e/ar)]>>e%ar&1)===1}function nc(t){let e=0;for(let n of t)for(;n!==0;n&=n-1)e+=1;return e}function ei(t,e){let[n,r]=[Number(e[0]),oc.get(e.slice(1))],o=t.orientations[n];if(o===void 0||r===void 0)return null;let[i,a]=q(o),[c,l]=[Math.floor(r/9),r%9];return c>9-i||l>9-a?null:ni(n,cr(o),c,l)}function cr(t){return t.map(([e,n])=>9*e+n)}function ni(t,e,n,r){let o=9*n+r,i=e.map(a=>o+a);return{name:t+rn[o],orientation:t,row:n,column:r,spaces:i,mask:he(i)}}var rc=new WeakMap;function Dm(t){let e=rc.get(t);if(e)return e;let n=[];for(let[r,o]of Object.entries(t.orientations)){let[i,a]=q(o),c=cr(o);for(let l=0;l<=9-i;l+=1)for(let p=0;p<=9-a;p+=1)n.push(ni(Number(r),c,l,p))}return rc.set(t,n),n}function ac(t,e){let n=Math.floor(e[0]/9),r=Math.min(...e.map(i=>i%9)),o=String(e.map(i=>i-9*n-r));for(let[i,a]of Object.entries(t.orientations))if(String(cr(a))===o)return ni(Number(i),cr(a),n,r);return null}function ri(t,e){return Dm(e).filter(({mask:n})=>!jm(n,t))}function cc(t,e,n){let r=uc(t,n);return r.length===0?[]:e.filter(({mask:o})=>r.some(i=>sc(i,o)))}function oi(t){return rn.map((e,n)=>n).filter(e=>!lr(t,e))}function lc(t){let e=uc(t,1).reduce(ti,Jo);return rn.map((n,r)=>r).filter(n=>lr(e,n))}function uc(t,e){return nc(t)+e<de*de?[]:ic.map(n=>Rm(n,t)).filter(n=>nc(n)<=e)}function pc(t){return ic.some(e=>sc(e,t))}function on(t){return rn[t]}function ii(t){return oc.get(t)}function mc(t,e,n){let r=[...t];for(let o of e)r[o]=n;return r.join("")}var Bm=3,fc=5,si={buttons:fc,time:0,income:0,cells:".".repeat(Wt),filled:Jo,empty:Wt,patches:[]};function _y(t,e="revised"){return{board:e,ring:t,players:[si,si],turn:1,stage:"action",tile:null,automa:null}}function ur(t,e){return{...si,buttons:t,time:e}}function dc({ring:t,players:e,turn:n,stage:r,tile:o,automa:i}){let a=e.some(({buttons:l,time:p,empty:m})=>l!==fc||p>0||m<Wt);return n===1&&r==="action"&&o===null&&i===null&&!a&&new Set(t).size===33&&t.endsWith("A")}function bt({players:t,turn:e}){return t[e-1]}function dt({stage:t,turn:e,automa:n}){return t==="over"?null:n!==null&&e===2?"card":e}function ge({ring:t}){return[...t.slice(0,Bm)]}function pr(t,e){let n=t.indexOf(e);return t.slice(n+1)+t.slice(0,n)}function ai(t,e,n){return t.filter(r=>r>e&&r<=n)}function ci({players:[t,e]}){return Math.max(t.time,e.time)}function sn(t){return ai(bn[t.board],ci(t),J)}function an(t){return zi[t-1]}function hc({automa:t,players:e,tile:n}){return t!==null&&n!==1&&e[1].time<an(t.level).marker}function _t(t){return t.startsWith("A:")}function gc(t,e,n){let[r,o]=t.players,{automa:i}=t,{taken:a,start:c,stop:l}=n,p=ge(t).join("");if(i===null||dt(t)!=="card"||c!==o.time||n.choices!==p||a!==null&&!p.includes(a)||e!==`A:${a??"pass"}`||l<=c||l>J)return null;let m=l===J&&r.time===J;return{...t,ring:a===null?t.ring:pr(t.ring,a),players:[r,ur(o.buttons+n.income,l)],turn:l>r.time||m?1:2,stage:m?"over":"action",tile:n.takes_special_tile?2:t.tile,automa:{...i,taken:i.taken+(a??"")}}}var Um=/^(?:pass|[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9])$/;function li(t,e){let{turn:n,players:r}=t,o=bt(t),i=r[2-n],a=e?o.time+e.time:i.time+1,c=Math.min(a,J),[l,p]=e?[e.buttons,0]:[0,c-o.time],m=ai(Ae,o.time,c),d=(o.income+(e?.income??0))*m.length,h=c>i.time,$=o.empty>(e?.squares??0),b=c===J&&i.time===J;return{buttons:o.buttons-l+p+d,time:c,paid:l,earned:p,income_marks:m,income:d,special_patch:h&&$&&sn(t).some(S=>S<=c),next:h||b?rt(n):n,over:b}}function qm(t,e,n){if(!Um.test(e))return"a move is pass, a patch like X0a7 or a special patch like +d9";let r=e[0],o=r in n&&e!=="pass",i=o?ei(n[r],e.slice(1)):null;if(o&&!i)return`patch ${r} would not lie wholly on the board there`;if(t.stage==="over")return"the game is over";if(dt(t)==="card")return"it is the Automa's turn";let a=i?.spaces??[ii(e.slice(1))??0];return t.stage==="special_patch"?r==="+"?$c(t,a):"the special patch must be placed first":e==="pass"?null:r==="+"?"there is no special patch to place":ui(t,r,n)??$c(t,a)}function ui(t,e,n){let r=ge(t);if(!t.ring.includes(e))return`patch ${e} is no longer in the ring`;if(!r.includes(e))return`patch ${e} is not among the next three (${r.join(", ")})`;let o=n[e].buttons-bt(t).buttons;return o>0?`needs ${o} more button${o>1?"s":""}`:null}function $c(t,e){let{filled:n}=bt(t),r=e.find(o=>lr(n,o));return r===void 0?null:`overlaps at ${on(r)}`}function bc(t,e,n){if(qm(t,e,n)!==null)return null;let r=bt(t);if(e==="pass")return yc(t,t.ring,r,null);let[o,i]=[e[0],e.slice(1)];if(o==="+")return{...vc(t,wc(r,[ii(i)??0],"*")),stage:"action",turn:rt(t.turn)};let a=n[o],c=ei(a,i),{orientation:l,row:p,column:m,spaces:d}=c,h={...wc(r,d,o),income:r.income+a.income,patches:pi([...r.patches,{letter:o,orientation:l,row:p,column:m}])};return yc(t,pr(t.ring,o),h,a)}function pi(t){return t.sort((e,n)=>e.letter<n.letter?-1:1)}function wc(t,e,n){return{...t,cells:mc(t.cells,e,n),filled:ti(t.filled,he(e)),empty:t.empty-e.length}}function yc(t,e,n,r){let{buttons:o,time:i,special_patch:a,next:c,over:l}=li(t,r),p=l?"over":a?"special_patch":"action",m=a&&!l?t.turn:c;return{...vc(t,{...n,buttons:o,time:i}),ring:e,stage:p,turn:m}}function vc(t,e){let{players:n,turn:r,tile:o}=t;return{...t,players:r===1?[e,n[1]]:[n[0],e],tile:o===null&&pc(e.filled)?r:o}}function mi(t,e,n,r){return _t(e)?n===void 0?null:gc(t,e,n):bc(t,e,r)}function mr(t,e,n,r){let o=[t],i=n.values();for(let[a,c]of e.entries()){let l=_t(c)?i.next().value:void 0,p=mi(o[a],c,l,r);if(p===null)return null;o.push(p)}return o}function xc(t,e){return e.map((n,r)=>({number:r+1,player:t[r].turn,move:n}))}function fr(t,e){let n=0;for(;n<t.length&&_t(t[t.length-1-n]);)n+=1;return n===0?[]:e.slice(-n)}var Hm=/^(\d{1,4})\.(\d{1,2})(?:i(\d{1,2}))?$/,Wm=/^(\d{1,4})\.(\d{1,2}):([A-Za-g]{1,33}|-)$/,Gm=/^(?:[A-Za-g]{1,33}|-)$/,Fm=/^[1-9*xA-Za-g]{1,9}(?:\/[1-9*xA-Za-g]{1,9}){8}$/,kc={1:{turn:1,stage:"action"},2:{turn:2,stage:"action"},"1+":{turn:1,stage:"special_patch"},"2+":{turn:2,stage:"special_patch"},"#1":{turn:1,stage:"over"},"#2":{turn:2,stage:"over"}},Sc={"-":null,1:1,2:2},Ec={r:"revised",o:"original"};function hr(t,e){let n=t.trim().split(" ");if(n.length===11)return Vm(n,e);let[r,o,i,a,...c]=n;if(n.length!==8)return null;let[l,p]=[fi(r,i,e),fi(o,a,e)];return l&&p&&_c([l,p],c,null)}function Vm([t,e,n,r,o,i,a,c,l],p){let m=fi(t,e,p),d=Wm.exec(n);if(!m||!d||c!=="normal"&&c!=="tactical"||!/^[1-5]$/.test(l))return null;let h=d[3]==="-"?"":d[3],$=ur(Number(d[1]),Number(d[2])),b={deck:c,level:Number(l),taken:h};return _c([m,$],[r,o,i,a],b)}function _c(t,[e,n,r,o],i){if(!(n in kc&&r in Sc&&o in Ec&&Gm.test(e)))return null;let c=e==="-"?"":e,l={tile:Sc[r],board:Ec[o],automa:i};return{...kc[n],ring:c,players:t,...l}}function fi(t,e,n){let r=Hm.exec(e),o=t.split("/").map(h=>h.replace(/\d/g,$=>".".repeat(Number($))));if(!r||!Fm.test(t)||o.some(h=>h.length!==9))return null;let i=o.join(""),[,a,c,l]=r,p=Zm(i,n);if(p===null||i.includes("x")!==(l!==void 0))return null;let m=p.reduce((h,{letter:$})=>h+n[$].income,0),d=[...i].flatMap((h,$)=>h==="."?[]:[$]);return{buttons:Number(a),time:Number(c),income:l===void 0?m:Number(l),cells:i,filled:he(d),empty:Wt-d.length,patches:p}}function Zm(t,e){let r=[...new Set(t)].filter(i=>!".*x".includes(i)).map(i=>{let a=[...t].flatMap((l,p)=>l===i?[p]:[]),c=ac(e[i],a);return c&&{letter:i,orientation:c.orientation,row:c.row,column:c.column}}),o=r.filter(i=>i!==null);return o.length<r.length?null:pi(o)}function Oc(t,e){let{players:n,ring:r,turn:o,stage:i,tile:a,board:c,automa:l}=t,[p,m]=n.map(({cells:X})=>Ym(X)),d=Ac(n[0]),h=[r||"-",zm[i](o),a??"-",c[0]];if(l===null||e===null)return[p,m,d,Ac(n[1]),...h].join(" ");let{buttons:$,time:b}=n[1],S=`${$}.${b}:${l.taken||"-"}`,U=`${Mc(e.aside)}/${e.discards.join(".")||"-"}`,L=Mc(e.pile).replace("?",`?${e.budget??""}`);return[p,d,S,...h,l.deck,l.level,L,U].join(" ")}var zm={action:t=>`${t}`,special_patch:t=>`${t}+`,over:t=>`#${t}`};function Ym(t){return Array.from({length:9},(n,r)=>t.slice(9*r,9*(r+1))).map(n=>n.replace(/\.+/g,r=>String(r.length))).join("/")}function Ac({buttons:t,time:e,income:n,cells:r}){return`${t}.${e}${r.includes("x")?`i${n}`:""}`}function Mc(t){return Array(t).fill("?").join(".")||"-"}function Tc(t,e,n,r){let i=n.filter(a=>!_t(a)).map(a=>a==="pass"?".":a).join("");return r!==null?Km(e,i,n,r):dc(t)?`#${t.ring},${i}${t.board==="original"?",o":""}`:`#p=${Lc(e)}${i&&`,${i}`}`}function Km(t,e,n,[r,...o]){let i=t.split(" ").slice(0,-2),[a,c]=t.slice(t.lastIndexOf(" ")+1).split("/").map(Qm),l=a+c,p=`${dr(r.slice(0,a))}/${dr(r.slice(a,l))}`,m=`#s=${Lc([...i,dr(r.slice(l)),p].join(" "))}`;return n.length===0&&o.length===0?m:[m,e,...o.map(dr)].join(",")}function Qm(t){return t==="-"?0:t.split(".").length}function dr(t){return t.map(e=>e||"?").join(".")||"-"}function Lc(t){return t.replace(/ /g,"_").replace(/#/g,"!")}var Xm=new Set(["move","card","takeback","resign","flag","abort","handover"]);function gr(t,e){let n=hr(t.start,e),r=n&&mr(n,t.moves,t.automa?.turns??[],e);return r===null?null:{game:t,positions:r,moves:xc(r,t.moves),seats:di(t)}}function di({seats:t,mode:e,present:n}){return H.map(r=>{let{name:o,kind:i,yours:a,bot:c,rating:l}=t[r-1],p=e==="remote"&&i==="person"&&!n.includes(r);return{name:o,kind:i,yours:a,away:p,bot:c,rating:l}})}function cn({positions:t}){return t[t.length-1]}function we(t){return t.game.ended?null:dt(cn(t))}function Ic(t,e,n){if(e.number!==t.game.number+1)return null;let r=ef(t,e,n);if(r===null)return null;let{number:o,acknowledges:i,clock:a,now:c=null}=e,l=r.game.clock,p=a&&l?{...l,...a}:l,m={...r.game,number:o,acknowledges:i,now:c,clock:a===null?null:p,automa:r.game.automa&&tf(r.game.automa,e)};return we(r)===null&&(m.offer=null),Xm.has(e.kind)&&(m.thinking=Jm({...r,game:m})),{...r,game:m}}function Jm(t){let e=we(t);return typeof e=="number"&&t.seats[e-1].kind==="computer"}function tf(t,{cards:e,levels:n}){return{...t,...e,levels:n??t.levels}}function ef(t,e,n){let{game:r}=t;switch(e.kind){case"move":case"card":return nf(t,e,n);case"takeback":return rf(t,e);case"resign":case"flag":return $e(t,{ended:{kind:e.kind,player:e.player}});case"abort":return $e(t,{ended:{kind:"abort",player:null}});case"join":case"handover":return of(t,e);case"ask":return $e(t,{offer:e.player});case"decline":return $e(t,{offer:null});case"rematch":{let o=H.filter(i=>i===e.player||r.rematch.asked.includes(i));return $e(t,{rematch:{...r.rematch,asked:o}})}case"rematch_opened":return $e(t,{rematch:{...r.rematch,game:e.table}});default:return null}}function $e(t,e){return{...t,game:{...t.game,...e}}}function nf(t,e,n){let{game:r,positions:o,moves:i,seats:a}=t,{move:c}=e,l=e.kind==="card"?e.turn:void 0,p=cn(t),m=r.ended?null:mi(p,c,l,n);if(m===null||r.automa===null!=(p.automa===null))return null;let d=r.automa&&l?{...r.automa,turns:[...r.automa.turns,l]}:null;return{game:{...r,moves:[...r.moves,c],offer:null,automa:d??r.automa},positions:[...o,m],moves:[...i,{number:i.length+1,player:p.turn,move:c}],seats:a}}function rf({game:t,positions:e,moves:n,seats:r},{keep:o,practice:i}){if(!(o>=t.opening&&o<=n.length))return null;let a=t.automa&&{...t.automa,turns:t.automa.turns.filter(({number:c})=>c<=o),levels:[],practice:i??t.automa.practice};return{game:{...t,moves:t.moves.slice(0,o),offer:null,ended:null,automa:a},positions:e.slice(0,o+1),moves:n.slice(0,o),seats:r}}function of(t,{kind:e,player:n,seat:r,opponent:o,level:i,mode:a,rated:c}){let l=t.game.seats.map((m,d)=>d===n-1?{...r,yours:m.yours}:m),p={...t.game,seats:l,opponent:o,level:i,mode:a,rated:c};return e==="handover"&&Object.assign(p,{clock:null,offer:null}),{...t,game:p,seats:di(p)}}function Nc(t,{type:e,clock:n,...r}){let o=t.game.clock,i={...t.game,...r};return n!==void 0&&(i.clock=n&&o&&{...o,...n}),{...t,game:i,seats:r.present?di(i):t.seats}}function Pc(t,e){let n=e.kind==="move"||e.kind==="card";return{kind:e.kind,player:n?cn(t).turn:"player"in e?e.player:null,move:n?e.move:null,keep:e.kind==="takeback"?e.keep:null}}var sf=7,hi=2;function $r(t,e,n){let{players:r,tile:o,automa:i}=t,{buttons:a,empty:c}=r[e-1],l=o===e?sf:0;if(e===1||i===null)return{buttons:a,special_tile:l,empty:c===0?0:-hi*c};let p=an(i.level),m=[...i.taken].map(h=>n[h].income),d=m.filter(h=>h>0).length;return{special_tile:l,buttons_held:p.per_button_held*a,patches_with_buttons:p.per_patch_with_buttons*d,buttons_on_patches:p.per_button_on_patches*m.reduce((h,$)=>h+$,0)}}function wr(t){return Object.values(t).reduce((e,n)=>e+n,0)}function yr(t,e){return[wr($r(t,1,e)),wr($r(t,2,e))]}function Cc(t,e){if(t.stage!=="over")return null;let n=yr(t,e);return n[0]===n[1]?{winner:t.turn,scores:n,reason:"first to 53"}:{winner:n[0]>n[1]?1:2,scores:n,reason:"score"}}var qc={options:[],special_cells:[],special_cells_7x7:[]};function br(t,e,n=null){let{ring:r,turn:o,automa:i}=t;return{position:Oc(t,n),turn:o,stage:dt(t)==="card"?"card":t.stage,ring:r,players:[jc(t,1,e),jc(t,2,e)],time_board:af(t),result:Cc(t,e),automa:i&&n&&cf(t,i,n,e)}}function vr(t,{kind:e,player:n},r){if(e==="abort"||n===null)return{stage:"over",result:null};let o=e==="flag"?"time":"resignation";return{stage:"over",result:{winner:rt(n),scores:yr(t,r),reason:o}}}var Rc=new WeakMap;function jc(t,e,n){let r=t.players[e-1],o=t.tile===e,i=Dc(r.time,sn(t)),a=Rc.get(r);if(a?.special_tile===o&&a.to_special_patch===i)return a;let{buttons:l,income:p,time:m,cells:d,empty:h}=r,$=$r(t,e,n),b={buttons:l,income:p,time:m,cells:d,patches:[...r.patches],score:wr($),score_parts:$,empty:e===2&&t.automa!==null?0:h,special_tile:o,to_income:Dc(m,Ae),to_special_patch:i};return Rc.set(r,b),b}function Dc(t,e){let n=e.find(r=>r>t);return n===void 0?null:n-t}var Bc=new Map;function af(t){let{board:e,stage:n,turn:r}=t,o=n==="over"?rt(r):r,i=[e,ci(t),o].join(),a=Bc.get(i);if(a)return a;let c={last:J,income:Ae,special_patches:bn[e],special_patches_left:sn(t),on_top:o};return Bc.set(i,c),c}function cf(t,{deck:e,level:n,taken:r},o,i){let{budget:a,pile:c,aside:l,discards:p,practice:m,turns:d,levels:h}=o,{numeral:$,name:b,marker:S}=an(n),U=X=>i[X].income>0,L=[...r];return{deck:e,level:n,numeral:$,name:b,marker:S,marker_on_board:hc(t),budget:a,pile:c,aside:l,discards:p,practice:m,turns:d,levels:h,with_buttons:L.filter(U).join(""),without_buttons:L.filter(X=>!U(X)).join("")}}var Uc=new WeakMap;function Hc(t,e){let n=Uc.get(t);if(n)return n;let{filled:r}=bt(t),o=t.stage==="special_patch",i=o&&t.tile===null,a={options:t.stage==="action"?lf(t,e):[],special_cells:o?oi(r).map(on):[],special_cells_7x7:i?lc(r).map(on):[]};return Uc.set(t,a),a}function lf(t,e){let n=yr(t,e);return[{letter:null,move:"pass",available:!0,reason:null,missing:0,placements:[],completes_7x7:[],consequence:Wc(t,null,n)},...ge(t).map(o=>uf(t,o,e,n))]}function uf(t,e,n,r){let{filled:o,buttons:i}=bt(t),a=n[e],c=ri(o,a),l=c.length===0?"fits nowhere on the quilt":null,p=ui(t,e,n)??l,m=t.tile===null?cc(o,c,a.squares):[];return{letter:e,move:null,available:p===null,reason:p,missing:Math.max(0,a.buttons-i),placements:c.map(({name:d})=>d),completes_7x7:m.map(({name:d})=>d),consequence:Wc(t,a,r)}}function Wc(t,e,[n,r]){let o=li(t,e),i=o.buttons-bt(t).buttons+hi*(e?.squares??0);return{...o,next:o.over?null:o.next,scores:t.turn===1?[n+i,r]:[n,r+i]}}var Gc=new WeakMap;function Fc(t,e){let n=Gc.get(t);if(n)return n;let r=pf(t,e);return Gc.set(t,r),r}function pf(t,e){let{game:n,positions:r,moves:o,seats:i}=t,{automa:a,ended:c}=n,l=cn(t),p=we(t),m=typeof p=="number"&&i[p-1].yours,d=a&&{...a,turns:fr(n.moves,a.turns)};return{...mf(t),...br(l,e,d),...c&&vr(l,c,e),...m?Hc(l,e):qc,getting_ready:n.getting_ready&&n.level!==null&&p!==null,moves:o,can_undo:ff(t),can_abort:df(t),link:Tc(r[0],n.start,n.moves,a&&a.shuffles),offer:n.offer&&{kind:"takeback",seat:n.offer}}}function mf({game:t,positions:e,seats:n}){let{number:r,acknowledges:o,opponent:i,level:a,mode:c,seed:l,access:p,takebacks:m}=t,{rated:d,seed_chosen:h,tournament:$,thinking:b,spectators:S,clock:U,now:L,rematch:X}=t;return{type:"state",game:t.game,number:r,acknowledges:o,opponent:i,level:a,mode:c,seed:l,access:p,takebacks:m,rated:d,seed_chosen:h,tournament:$,thinking:b,spectators:S,clock:U,now:L,rematch:X,ring0:e[0].ring,board:e[0].board,seats:n}}function ff(t){let{game:e,seats:n,moves:r,positions:o}=t,i=e.mode==="remote";if(e.rated||i&&(!e.takebacks||we(t)===null||e.offer!==null))return!1;if(e.ended)return e.ended.kind==="resign";let a=H.filter(p=>n[p-1].yours),c=H.filter(p=>n[p-1].kind==="person"),l=a.length>0?a:c;return r.some((p,m)=>m>=e.opening&&l.some(d=>d===dt(o[m])))}function df(t){let{game:e,positions:n,moves:r}=t;return e.mode!=="remote"||e.tournament!==null||we(t)===null?!1:new Set(r.slice(e.opening).map((i,a)=>n[e.opening+a].turn)).size<H.length}var Vc=250,hf=2e3,gf=5e3,$f=15e3,wf={kind:"note",player:null,move:null,keep:null},xr=class{constructor(e,n,r){this.outside=e,this.folded=n,this.patches=r,this.wait=Vc,this.pending=null,this.socket=null,this.retry=null,this.watch=null,this.silence=null,this.hasGap=!1,this.wasOpen=!1}get table(){return Fc(this.folded,this.patches)}get number(){return this.folded.game.number}connect(){if(this.stopRetry(),this.socket)return;let e=this.outside.open();this.socket=e,this.hasGap=!1,this.wasOpen=!1,e.onopen=()=>this.opened(),e.onmessage=n=>this.received(String(n.data)),e.onclose=()=>this.closed(e),this.expectAnswer()}wake(){if(this.socket?.readyState!==1)return this.connect();this.askForGame()}leave(){let e=this.socket;this.socket=null,this.stopRetry(),this.stopWatch(),this.stopSilence(),e&&(e.onmessage=null,e.readyState===0?e.onopen=()=>e.close():e.close())}send(e){return this.pending?!1:(this.pending={...e,id:this.outside.newId(),seen:this.number},this.outside.onPending(e),this.transmit(),!0)}transmit(){!this.pending||this.socket?.readyState!==1||(this.socket.send(JSON.stringify(this.pending)),this.expectAnswer())}askForGame(){this.socket?.send(JSON.stringify({type:"hello",seen:this.number})),this.expectAnswer()}expectAnswer(){this.stopWatch(),this.watch=this.outside.later(()=>this.drop(),gf)}drop(){let e=this.socket;e&&(e.onclose=null,e.close(),this.closed(e))}opened(){this.wait=Vc,this.wasOpen=!0,this.outside.onStatus("open"),this.transmit()}received(e){let n=JSON.parse(e);if(n.type==="ping")return this.answerPing(n.n);switch(!this.pending&&!this.hasGap&&this.stopWatch(),n.type){case"game":return this.begin(n);case"event":return this.advance(n);case"note":return this.note(n);case"error":return(n.id===null||n.id===this.pending?.id)&&this.settle(),this.outside.onRefusal(n);case"hint":case"why":return n.id===this.pending?.id&&this.settle(),this.outside.onHint(n)}}answerPing(e){this.socket?.send(JSON.stringify({type:"pong",n:e})),this.stopSilence(),this.silence=this.outside.later(()=>this.missPing(),$f)}missPing(){this.silence=null,this.folded.game.clock?.running&&this.drop()}begin(e){let n=e.version===2?gr(e,this.patches):null;if(n===null)return console.error(`This page can’t follow game ${e.game} at event ${e.number}.`),this.outside.onOutdated();this.hasGap=!1,this.show(n,e.acknowledges,null)}advance(e){let{number:n,acknowledges:r}=e,o=this.folded,i=this.hasGap?null:Ic(o,e,this.patches);if(i)return this.show(i,r,Pc(o,e));this.acknowledged(r),!(this.hasGap||n<=this.number)&&(console.warn(`Event ${n} can’t follow ${this.number} here: the whole game is asked for.`),this.askForGame(),this.hasGap=!0)}note(e){this.hasGap||(this.folded=Nc(this.folded,e),this.outside.onTable(this.table,wf))}show(e,n,r){this.pending||this.stopWatch(),this.folded=e,this.acknowledged(n),this.outside.onTable(this.table,r)}acknowledged(e){e!==null&&e===this.pending?.id&&this.settle()}settle(){this.pending=null,this.hasGap||this.stopWatch(),this.outside.onPending(null)}closed(e){this.socket===e&&(this.socket=null,this.stopWatch(),this.stopSilence(),this.wasOpen||this.outside.onUnopened(),this.outside.onStatus("lost"),this.retry=this.outside.later(()=>this.connect(),this.wait),this.wait=Math.min(hf,this.wait*2))}stopRetry(){this.retry!==null&&this.outside.forget(this.retry),this.retry=null}stopSilence(){this.silence!==null&&this.outside.forget(this.silence),this.silence=null}stopWatch(){this.watch!==null&&this.outside.forget(this.watch),this.watch=null}};var Zc=16;function gi(t,e){let n=go(e);return n!==null&&yf(t,e,n)||xf(t,e,n)||{text:t.told||kf(e),actions:[],urgent:!1}}function Sb(t,e,n){return n==="rematch"?$i(e):gi(t,e).actions.some(([r])=>r===n)}function $i(t){let e=go(t);return e===null||t.stage!=="over"||Qt(t.seats)!==null?!1:t.rematch.game===null&&!t.rematch.asked.includes(e)}function yf(t,e,n){return N(e)?null:e.stage==="over"?vf(e,n):bf(t,e,n)}function bf({fallen:t},e,n){let r=wi(e.seats,rt(n));return e.offer&&e.offer.seat!==n?{text:s("asks-takeback",{name:r}),actions:[["accept",s("accept")],["decline",s("decline")]],urgent:!0}:t===rt(n)?{text:s("time-is-up",{who:"other",name:r}),actions:[["claim",s("claim")]],urgent:!0}:t===n?{text:s("your-time-up",{name:r}),actions:[],urgent:!0}:e.offer?{text:s("you-asked-takeback",{name:r}),actions:[],urgent:!1}:null}function vf({rematch:t,seats:e},n){let r=wi(e,rt(n));return t.game!==null?{text:s("rematch-open"),actions:[],urgent:!1}:t.asked.includes(n)?{text:s("you-asked-rematch",{name:r}),actions:[],urgent:!1}:t.asked.includes(rt(n))?{text:s("asks-rematch",{name:r}),actions:[["rematch",s("play-again")]],urgent:!0}:null}function xf(t,e,n){let r=yi(e);if(r===null||e.stage==="over")return null;let o=wi(e.seats,r);return n===null||!t.isLongAway||e.clock?{text:s("is-away",{name:o}),actions:[],urgent:!1}:{text:s("long-away",{name:o}),actions:[["handover",s("let-computer-play")]],urgent:!1}}function wi(t,e){let n=E(t,e);return n.length>Zc?`${n.slice(0,Zc-1).trimEnd()}…`:n}function yi(t){return t.mode!=="remote"?null:H.find(e=>t.seats[e-1].away&&!t.seats[e-1].yours)??null}function kf({clock:t,rated:e,takebacks:n}){return`${[t?tr(t.control):s("terms-no-clock"),s(e?"terms-rated":"terms-not-rated"),...n?[]:[s("terms-no-takebacks")]].join(", ")}.`}function ht(t){return N(t)?Sf(t):jt(t,t.seats)}function ye(t){return N(t)?Ef(t):Dt(t,t.seats)}function Sf(t){let e=Ce(t);return e?s("waiting-for",{name:e}):t.access==="public"?s("waiting-for-another"):s(O(t)?"waiting-for-friend":"waiting-for-second")}function Ef(t){let e=Ce(t);return e?s("seat-kept-for",{name:e}):t.access==="public"?s("seat-for-anyone"):s(O(t)?"begins-by-link":"seat-for-invited")}function zc(t,e){if(!t)return"";let{player:n}=t,r=n===null?{who:"other",name:""}:Q(e.seats,n);switch(t.kind){case"join":return s("took-seat",r);case"handover":return s("took-over",r);case"ask":return s("asked-takeback",r);case"decline":return s("declined-takeback",r);case"rematch":return s("asked-rematch",r);case"rematch_opened":return s("rematch-open");case"takeback":return s("move-taken-back");default:return""}}function Yc(t,e){return t!==null&&t.rematch.game===null&&e.rematch.game!==null&&O(e)?e.rematch.game:null}function Kc(t,e,n,r=""){let o=`${ht(e)}. ${ye(e)}`;if(!t)return o;let i=t.moves.length;return e.moves.length<i?s("taken-back",{turn:o}):r?ht(t)===ht(e)?r:`${r} ${o}`:[...e.moves.slice(i).map(({number:c,player:l,move:p})=>{let m=l===2&&e.automa?.turns.find(d=>d.number===c);return m?Qs(m,n):s("move-by",{name:E(e.seats,l),move:te(p,n,!0)})}),...Af(t,e),o].join(" ")}function Af(t,e){return e.players.flatMap((n,r)=>!n.special_tile||t.players[r].special_tile||e.automa&&r===1?[]:[s("takes-tile",Q(e.seats,r===0?1:2))])}var Mf=new Set(["show","turn","cycle"]);function Qc(t,e){let{table:n,placement:r}=t;if(e.type==="hover"||e.type==="leave"||e.type==="hold")return t.ghostText;if(e.type==="cancel")return s("put-back");if(!n)return"";let o=C(t);if(!o)return T(r.cursor);if(!r.origin){let $=P(t,o.letter),b=$?Bt($):null,S=o.letter==="+"?s("special-patch"):t.patches[o.letter].name;return b?s("chosen-but",{patch:S,reason:b}):s("chosen",{patch:S})}let i=n.players[n.turn-1].cells,a=it(r,o),c=Et(a,i,P(t,o.letter)),l=T(r.origin),p=Mf.has(e.type)?` ${s("ghost-covers",{cells:K(a.map(T))})}`:"";if(c)return s("ghost-against",{cell:l,reason:c})+p;let m=Xt(i,a),d=m.length>0?s("ghost-fits-making",{cell:l,holes:K(m.map(wo))}):s("ghost-fits",{cell:l});return(Fn(t,re(r,o)??"")?`${d} ${s("ghost-tile")}`:d)+p}function Nb(t,e){let{table:n}=t,r=P(t,e);return!n||!r?"":`${Pn(r,[],!1,n,n.seats).map(i=>i.text).join("; ")}.`}function Xc(t){return{patches:t,table:null,status:"connecting",pending:null,placement:Vs,looking:null,walks:{1:[4,4],2:[4,4]},dialog:null,notice:null,peek:!1,said:"",ghostText:"",copied:"",account:{turns:[],run:0},seen:{},typing:!1,weighing:!1,hint:null,told:"",anchor:null,awayFrom:null,fallen:null,isLongAway:!1,timeSaid:""}}function Jc(t,e){switch(e.type){case"table":return Of(_f(t,e.table,e.at??0),e.table,e.happened??null);case"told":return{...t,told:e.text,said:e.text};case"time":return{...t,...e.part};case"status":return e.status==="open"&&t.status==="lost"?{...t,status:e.status,said:s("connection-back")}:{...t,status:e.status};case"pending":return{...t,pending:e.request,notice:e.request?null:t.notice};case"refusal":return{...t,notice:{kind:"error",text:e.text}};case"hint":return{...t,hint:e.hint};case"placement":return If(t,e.event);case"look":return{...t,looking:{frames:e.frames,index:e.index},placement:tl(t)};case"return":return bi({...t,looking:null});case"walk":return{...t,walks:{...t.walks,[e.player]:In(t.walks[e.player],e.direction)}};case"dialog":return{...t,dialog:e.dialog};case"peek":return{...t,peek:!t.peek};case"typing":return{...t,typing:e.open};case"weigh":return t.weighing===e.on?t:{...t,weighing:e.on};case"notice":return{...t,notice:e.notice};case"copied":return{...t,copied:e.text}}}function _f(t,e,n){let r=yi(e)!==null;return{...t,anchor:Aa(t.anchor,e,n),awayFrom:r?t.awayFrom??n:null,isLongAway:r&&t.isLongAway}}function Of(t,e,n){let r=t.table;if(r&&r.number===e.number)return{...t,table:e};let o=zc(n,e),i=Kc(r,e,t.patches,o)||t.said;return r!==null&&r.position===e.position&&o!==""?{...t,table:e,said:i,told:o}:bi({...t,table:e,said:i,told:o,looking:null,ghostText:"",copied:"",hint:null,account:Lf(t,e),seen:Tf(t,e),placement:tl(t)})}function Tf({seen:t,table:e},n){let r=ee(e,n),o=Object.values(t).filter(({number:i})=>i<=n.moves.length);return Object.fromEntries([...o,...r].map(i=>[i.number,i]))}function Lf({account:t,table:e},n){let{turns:r}=n.automa??t,o=e!==null&&n.moves.length<e.moves.length;if(r.length===0&&!o)return t;let i=r.length>0&&r[0].number===t.turns[0]?.number;return{turns:r,run:i?t.run:t.run+1}}function tl({placement:t}){return{...t,letter:null,origin:null,set:!1}}function bi(t){let{table:e}=t;if(!e||e.stage!=="special_patch"||!Mt(e))return t;let n=Cn(e.special_cells);return{...t,placement:xo(t.placement,null,{type:"choose",choice:n})}}function If(t,e){if(t.pending)return t;let n=C(t),r=xo(t.placement,n,e);if(r===t.placement)return t;let o={...t,placement:r,notice:null};return{...e.type==="cancel"?bi(o):o,ghostText:Qc(o,e)}}function Nf(t,e,n){return[...e.placements].map(r=>{let o=lt(r.slice(1)),i=Rt(e.patch.orientations[r[0]],o),a=Xt(t,i).length;return{key:r,score:Pf(t,i)-6*a}}).sort((r,o)=>o.score-r.score||(r.key<o.key?-1:1)).slice(0,n).map(({key:r})=>r)}function el(t,e,n){let r=[...e.placements].filter(i=>i[0]===String(n)),o=new Set(r.length>0?r:e.placements);return Nf(t,{...e,placements:o},1)[0]??null}function Pf(t,e){let n=new Set(e.map(String)),r=0;for(let[o,i]of e)for(let[a,c]of[[o-1,i],[o+1,i],[o,i-1],[o,i+1]])(a<0||c<0||a>=9||c>=9||t[a*9+c]!=="."&&!n.has(`${a},${c}`))&&(r+=1);return r}var Cf={normal:350,faster:160,off:0},Rf={normal:1200,faster:500,off:0},kr=class{constructor(e,n){this.outside=e,this.show=n,this.waiting=[],this.timer=null,this.spent=0}receive(e,n){this.waiting.push({item:e,isAction:n}),this.timer===null&&this.next()}interrupt(e){this.skip(),this.show(e,0)}skip(){let e=this.waiting,n=this.timer!==null;this.stop();for(let{item:r}of e)this.show(r,0);return n}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null,this.waiting=[],this.spent=0}next(){this.timer=null;for(let e=this.waiting.shift();e;e=this.waiting.shift()){let n=e.isAction?this.timeFor(this.outside.pace()):0;if(this.show(e.item,n),n!==0){this.spent+=n,this.timer=this.outside.later(()=>this.next(),n);return}}this.spent=0}timeFor(e){let n=1+this.waiting.filter(({isAction:o})=>o).length,r=Math.max(0,Rf[e]-this.spent);return Math.min(Cf[e],Math.floor(r/n))}};function nl(t,e){let{start:n,moves:r,automa:o,ended:i}=t,a=hr(n,e),c=a&&mr(a,r,o?.turns??[],e);return c===null?null:c.map((l,p)=>({move:p===0?null:r[p-1],player:p===0?null:c[p-1].turn,...br(l,e,o&&jf(o,r.slice(0,p),l)),...i&&p===r.length&&vr(l,i,e)}))}function jf({practice:t,turns:e,levels:n,cards:r},o,{stage:i}){let a=o.filter(_t).length;return{...r[a],practice:t,turns:fr(o,e.slice(0,a)),levels:i==="over"?n:[]}}function rl(t,e){let n=nl(t,e);if(n===null)throw new $t(s("page-outdated"));return n}var Df={replay:as,create:vn},Bf={objection:()=>null,answer:()=>null,goOn:()=>!1},Uf=[3,3],Sr=class{constructor(e,n,{open:r,keeper:o=Df,seen:i=a=>a}){this.id=e.game.game,this.patches=n,this.keeper=o,this.seen=i,this.store=F(Jc,Xc(n));let{dispatch:a}=this.store;this.connection=new xr({open:r,later:(c,l)=>Number(setTimeout(c,l)),forget:c=>clearTimeout(c),newId:()=>`${Date.now().toString(36)}-${Math.random().toString(36).slice(2,12)}`,onTable:(c,l)=>this.hear({table:c,happened:l,at:performance.now()}),onRefusal:c=>this.refused(c),onHint:c=>a({type:"hint",hint:c}),onStatus:c=>a({type:"status",status:c}),onPending:c=>a({type:"pending",request:c}),onOutdated:()=>this.outdated(),onUnopened:()=>this.onUnopened()},e,n),this.pace=()=>"off",this.onShow=()=>{},this.onHelp=()=>{},this.onLine=()=>{},this.onOutdated=()=>!1,this.onUnopened=()=>{},this.company=Bf,this.telling=new kr({later:(c,l)=>Number(setTimeout(c,l)),forget:c=>clearTimeout(c),pace:()=>this.pace()},(c,l)=>{this.onShow(c,l),a({type:"table",...c})}),this.byItself=!1,a({type:"table",table:i(this.connection.table),at:performance.now()})}get state(){return this.store.get()}open(){this.connection.connect()}wake(){this.connection.wake()}close(){this.telling.stop(),this.connection.leave()}hear({table:e,happened:n,at:r}){let o=this.seen(e),i={table:o,happened:n,at:r};if(n?.kind==="note")return this.telling.receive(i,!1);let a=n?.kind==="move"||n?.kind==="card",c=!n?.player||o.seats[n.player-1].yours;a&&!c?this.telling.receive(i,!0):this.telling.interrupt(i)}outdated(){this.onOutdated()||this.complain(s("page-outdated"))}skip(){return this.telling.skip()}placement(e){this.store.dispatch({type:"placement",event:e})}complain(e){this.store.dispatch({type:"notice",notice:{kind:"error",text:e}})}choose(e,n){if(!_(this.state))return;let r=Ge(this.state,e);this.state.placement.letter===e&&!n?this.placement({type:"cancel"}):r&&this.placement({type:"choose",choice:r,anchor:n})}chooseShown(e){if(!_(this.state))return;this.choose(e);let{table:n,placement:r}=this.state,o=C(this.state);if(!n||!o||r.letter!==e)return;let i=W(r,e),a=el(n.players[n.turn-1].cells,o,i),c=a?lt(a.slice(1)):null,l=a?Number(a[0]):i;this.placement({type:"put",orientation:l,origin:c??Uf})}chooseAt(e){let{table:n,placement:r}=this.state,o=n?ta(n)[e]:void 0;o===void 0||!_(this.state)||(r.letter!==o&&this.choose(o),this.placement({type:"show"}))}commit(){let{state:e}=this,{table:n,placement:r}=e,o=C(e);if(!n||!_(e))return;if(!o)return this.complain(s("choose-first"));if(!r.origin)return this.placement({type:"show"});let i=P(e,o.letter),a=Et(it(r,o),n.players[n.turn-1].cells,i,!1),c=Rn(r,o);if(a||!c)return this.complain(i&&i.missing>0&&a===Bt(i)?s("it-is-wrong",{reason:a??""}):s("cannot-place",{reason:a??s("does-not-fit")}));this.placement({type:"show"}),this.send({type:"move",move:c})}pass(){_(this.state)&&P(this.state,null)&&this.send({type:"move",move:"pass"})}undo(){let{table:e}=this.state;if(!(!e||!ae(this.state))){if(Un(e)&&!e.automa?.practice)return this.dialog("practice");this.send({type:"undo"})}}practise(){this.dialog(null),this.send({type:"undo"})}turnCard(e=!1){ie(this.state)&&(this.send({type:"turn"}),this.byItself=e)}hint(){se(this.state)&&this.send({type:"hint"})}why(){Wn(this.state)&&this.send({type:"why"})}forgetHint(){this.store.dispatch({type:"hint",hint:null})}refused({kind:e,error:n}){if(e==="stale"&&this.byItself)return;let r=D()==="en"?n:s(`refusal-${e}`);this.store.dispatch({type:"refusal",kind:e,text:r})}resign(){this.dialog(null),this.send({type:"resign"})}abort(){this.dialog(null),this.send({type:"abort"})}handOver(e){this.dialog(null),this.send({type:"handover",level:e})}mind(e){e==="handover"?this.dialog("handover"):this.send({type:e})}async report(e,n){this.dialog(null);try{await ms({game:this.id,reason:e,text:n}),this.store.dispatch({type:"told",text:s("told-server")})}catch(r){this.complain(r instanceof Error?r.message:String(r))}}async again(e){let{table:n}=this.state,r=n&&ec(n);if(r)try{e((await this.keeper.create(r)).url)}catch(o){this.complain(o instanceof Error?o.message:String(o))}}send(e){this.byItself=!1;let n=this.company.objection(e);if(n!==null)return this.complain(n);this.connection.send(e)||this.complain(s("on-its-way"))}type(e){e&&this.state.dialog&&this.dialog(null),this.store.dispatch({type:"typing",open:e})}dialog(e){this.store.dispatch({type:"dialog",dialog:e})}async look(e){let n=this.state.table?.moves.length??0;if(e>=n)return this.back();try{let r=this.state.looking?.frames??await this.frames();this.store.dispatch({type:"look",frames:r,index:Math.max(0,e)})}catch(r){this.complain(r instanceof Error?r.message:String(r))}}async frames(){return rl(await this.keeper.replay(this.id),this.patches)}back(){this.store.dispatch({type:"return"})}};var $0=[["1 2 3","key-1-2-3"],["keys-arrows","key-arrows"],["keys-shift-arrows","key-shift-arrows"],["N, Shift + N","key-n"],["R, Shift + R","key-r"],["F","key-f"],["keys-space","key-space"],["Enter","key-enter"],["Esc","key-esc"],["keys-wheel","key-wheel"],["P","key-p"],["U","key-u"],["T, Enter","key-t"],["H, W","key-h"],["/","key-slash"],["?, F1","key-help"]],ln={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right"},ol={1:{type:"option",index:0},2:{type:"option",index:1},3:{type:"option",index:2}," ":{type:"placement",event:{type:"cycle"}},f:{type:"placement",event:{type:"turn",how:"flip"}},Enter:{type:"place"},Escape:{type:"cancel"},p:{type:"pass"},u:{type:"undo"},t:{type:"turn"},h:{type:"hint"},w:{type:"why"},"/":{type:"command"},"?":{type:"help"}};function il({key:t,shiftKey:e,ctrlKey:n,metaKey:r,altKey:o}){if(n||r||o)return null;if(Object.hasOwn(ln,t)){let a=ln[t];return{type:"placement",event:{type:e?"jump":"arrow",direction:a}}}let i=t.length===1?t.toLowerCase():t;return i==="n"?{type:"placement",event:{type:"next",back:e}}:i==="r"?{type:"placement",event:{type:"turn",how:e?"left":"right"}}:Object.hasOwn(ol,i)?ol[i]:null}function qf({table:t,anchor:e},n,r){if(!t?.clock||!e)return null;let o=Ke(t.clock,n,e,r);return{text:er(o),sentence:Ma(o),low:_a(t.clock.control,o)}}var Er=class{constructor(e){this.outside=e,this.timer=null,this.left=null,this.running=null}consider(e){this.stop();let n=this.outside.now();this.show(e,n);let r=[this.watchClock(e,n),this.watchAway(e,n)].filter(o=>o!==null);r.length!==0&&(this.timer=this.outside.later(()=>this.consider(e),Math.max(1,Math.min(...r))))}show(e,n){for(let r of H){let o=qf(e,r,n);o&&this.outside.show(r,o)}}watchClock({table:e,anchor:n,fallen:r},o){let i=e?.clock,a=i?.running??null,c=a===this.running?this.left:null;if(this.running=a,this.left=null,!e||!i||!n||a===null)return r!==null&&this.outside.onTime({fallen:null}),null;let l=Ke(i,a,n,o);this.left=l;let p=l===0?a:null;p!==r&&this.outside.onTime({fallen:p,timeSaid:Wf(e,p)});let m=c===null?null:Oa(c,l);return m!==null&&this.outside.onTime({timeSaid:Hf(e,a,m)}),Ta(l)}watchAway({awayFrom:e,isLongAway:n},r){if(e===null||n)return null;let o=e+Yi-r;return o>0?o:(this.outside.onTime({isLongAway:!0}),null)}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null}};function Hf({seats:t},e,n){return s("seconds-left",{...Q(t,e),count:n})}function Wf({seats:t},e){return e===null?"":s("time-is-up",Q(t,e))}var Gf=600,Ar=class{constructor(e){this.outside=e,this.due=null,this.tried=-1,this.timer=0}consider(e,n){let r=e.table?.number??-1,o=n&&ie(e)&&e.dialog===null&&r!==this.tried?r:null;if(o===this.due||(this.stop(),o===null))return;this.due=o;let i=e.table?.moves.at(-1)?.player===2;this.timer=this.outside.later(()=>{this.due=null,this.tried=o,this.outside.turn()},i?0:Gf)}stop(){this.due!==null&&this.outside.forget(this.timer),this.due=null}};function sl(t){let e=t.querySelector(".move-list"),n=e?.querySelector(".move.now")??null;if(!e)return;if(!n){e.scrollTop=0;return}let[r,o]=[e.getBoundingClientRect(),n.getBoundingClientRect()];o.top<r.top?e.scrollTop-=r.top-o.top:o.bottom>r.bottom&&(e.scrollTop+=o.bottom-r.bottom)}var Ff=4,Vf=1.5,Zf=120,Mr=class{constructor(e,n){this.root=e,this.game=n,this.press=null,this.swallow=!1,this.turned=0;let r=new AbortController;this.stop=()=>{this.end(),r.abort()};let o=(i,a,c=!1)=>e.addEventListener(i,l=>a(l),{signal:r.signal,capture:c});o("pointerdown",i=>this.down(i)),o("pointermove",i=>this.move(i)),o("pointerup",i=>this.up(i)),o("pointercancel",()=>this.abandon()),o("pointerleave",()=>this.leave()),o("click",i=>this.click(i),!0),o("contextmenu",i=>this.flip(i)),e.addEventListener("wheel",i=>this.wheel(i),{signal:r.signal,passive:!1}),window.addEventListener("keydown",i=>{i.key==="Escape"&&this.press?.dragging&&(i.stopPropagation(),this.abandon())},{signal:r.signal,capture:!0})}cellAt(e,n){let r=this.root.querySelector("[data-quilt=active] .cells");if(!r)return null;let o=r.getBoundingClientRect(),i=o.width/9,[a,c]=[Math.floor((n-o.top)/i),Math.floor((e-o.left)/i)];return a>=-1&&c>=-1&&a<=9&&c<=9?[Math.max(0,Math.min(8,a)),Math.max(0,Math.min(8,c))]:null}isOnQuilt(e){return e.target instanceof Element&&e.target.closest("[data-quilt=active] .cells")!==null}down(e){if(this.swallow=!1,e.button!==0||!e.isPrimary||!_(this.game.state))return;let r=e.target.closest("[data-patch]"),o=r?r.dataset.patch:this.game.state.placement.letter;if(!o||!r&&!this.isOnQuilt(e))return;let i=r?this.grabbed(r,o,e):this.heldCell(e);this.press={pointer:e.pointerId,x:e.clientX,y:e.clientY,letter:o,anchor:i,market:r,touch:e.pointerType==="touch",dragging:!1,image:null}}grabbed(e,n,r){let o=Ge(this.game.state,n),i=e.querySelector(".patch");if(!o||!i)return null;let a=o.patch.orientations[W(this.game.state.placement,n)],[c,l]=q(a),p=i.getBoundingClientRect(),m=Math.floor((r.clientY-p.top)/p.height*c),d=Math.floor((r.clientX-p.left)/p.width*l);return a.find(h=>ot(h,[m,d]))??St(a)}heldCell(e){let{placement:n}=this.game.state,r=C(this.game.state),o=this.cellAt(e.clientX,e.clientY);return!r||!n.origin||!o||!it(n,r).some(i=>ot(i,o))?null:[o[0]-n.origin[0],o[1]-n.origin[1]]}move(e){let{press:n}=this;if(!n){e.pointerType!=="touch"&&this.hover(e);return}if(e.pointerId===n.pointer){if(!n.dragging){if(Math.hypot(e.clientX-n.x,e.clientY-n.y)<Ff)return;this.startDrag(n)}this.drag(n,e)}}hover(e){let{placement:n}=this.game.state;if(n.letter===null||n.set)return;let r=this.isOnQuilt(e)?this.cellAt(e.clientX,e.clientY):null;r?this.game.placement({type:"hover",cell:r}):this.leave()}leave(){!this.press&&this.game.state.placement.origin&&this.game.placement({type:"leave"})}startDrag(e){e.dragging=!0,this.root.setPointerCapture(e.pointer),e.market&&this.game.choose(e.letter,e.anchor??void 0);let n=C(this.game.state);if(!n)return;let r=At(this.game.state.placement,n),o=r.filter(a=>a[0]===q(r)[0]-1),i=e.touch?o[Math.floor(o.length/2)]:e.anchor??St(r);this.game.placement({type:"hold",anchor:i}),e.market&&(e.image=this.dragImage(e.market))}dragImage(e){let n=e.querySelector(".framed");if(!n)return null;let r=document.createElement("div");return r.className="drag-image",r.append(n.cloneNode(!0)),document.body.append(r),r}drag(e,n){let r=this.root.querySelector("[data-quilt=active] .cells"),o=e.touch&&r?r.getBoundingClientRect().width/9*Vf:0,i=this.cellAt(n.clientX,n.clientY-o);if(i?this.game.placement({type:"hover",cell:i}):this.game.placement({type:"leave"}),!e.image)return;e.image.hidden=i!==null;let a=`${n.clientX}px, ${n.clientY-o}px`;e.image.style.transform=`translate(${a}) translate(-50%, -50%)`}up(e){let{press:n}=this;if(!(!n||e.pointerId!==n.pointer)&&(this.end(),!!n.dragging)){if(this.swallow=!0,!this.game.state.placement.origin)return this.game.placement({type:"cancel"});this.game.placement({type:"show"}),n.market&&this.game.commit()}}abandon(){let e=this.press?.dragging??!1;this.end(),this.swallow=e,e&&this.game.placement({type:"cancel"})}end(){this.press?.image?.remove(),this.press=null}click(e){if(this.swallow){this.swallow=!1,e.stopPropagation(),e.preventDefault();return}if(!this.isOnQuilt(e))return;let{game:n}=this,{placement:r}=n.state,o=C(n.state),i=this.cellAt(e.clientX,e.clientY);!i||!o||(r.set&&this.commits(e,i)?n.commit():n.placement({type:"set",cell:i}))}commits(e,n){let{placement:r}=this.game.state,o=C(this.game.state);if(!o)return!1;let i=it(r,o);return i.length>0&&oe(r,o)&&ot(Ln(i),n)?!0:e.pointerType==="touch"?!1:[...i,r.cursor].some(a=>ot(a,n))}wheel(e){if(!this.turns(e)||e.deltaY===0)return;e.preventDefault();let n=performance.now();n-this.turned<Zf||(this.turned=n,this.game.placement({type:"turn",how:e.deltaY>0?"right":"left"}))}flip(e){e.pointerType==="touch"||!this.turns(e)||(e.preventDefault(),this.game.placement({type:"turn",how:"flip"}))}turns(e){let{state:n}=this.game;return e.target instanceof Element&&e.target.closest("[data-quilt=active] .cells")!==null&&_(n)&&(C(n)?.letter??"+")!=="+"}};function al(t,e){let n=t.target.closest("[data-quilt=shown]");return!n||!Object.hasOwn(ln,t.key)||t.shiftKey?!1:(t.preventDefault(),e(n.getAttribute("data-testid")==="quilt-1"?1:2,ln[t.key]),!0)}var _r=class{constructor(e){this.outside=e,this.store=F((n,r)=>({...n,...r}),{path:e.memory.get(),picture:null,busy:!1,told:""})}get state(){return this.store.get()}get link(){let{path:e}=this.state;return e===null?null:this.outside.origin+e}get isLocal(){return/^https?:\/\/(localhost|127\.|\[::1\])/.test(this.outside.origin)}get canShare(){return this.outside.share!==null}async draw(){let{path:e}=this.state;if(e!==null)try{this.store.dispatch({picture:await this.outside.draw(e)})}catch(n){this.store.dispatch({picture:null,told:cl(n)})}}async renew(){if(!this.state.busy){this.store.dispatch({busy:!0,told:""});try{let{invitation:e}=await this.outside.renew();this.outside.memory.set(e),this.store.dispatch({path:e,picture:null,busy:!1}),await this.draw()}catch(e){this.store.dispatch({busy:!1,told:cl(e)})}}}async copy(){let{link:e}=this;if(e!==null)try{await this.outside.copy(e),this.store.dispatch({told:s("link-is-copied")})}catch{this.store.dispatch({told:s("cannot-copy")})}}async share(){let{link:e}=this;if(!(e===null||this.outside.share===null))try{await this.outside.share({title:"Quiltbee",text:s("share-text"),url:e}),this.store.dispatch({told:""})}catch(n){let r=n instanceof Error&&n.name==="AbortError";this.store.dispatch({told:r?"":s("cannot-share")})}}};function cl(t){return t instanceof Error?t.message:String(t)}var zf=["classic","anniversary","valentine"];function ll(t){return zf.some(e=>e===t)}var vi={theme:"auto",edition:"classic",language:"auto",look:"cloth",letters:!1,coordinates:!1,motion:"normal",turnCards:!0,sounds:!1,vibration:!1,hints:!1,strength:Vt},xi="quiltbee.settings",Yf=12,Or=new Map;function Tr(t){try{return JSON.parse(localStorage.getItem(t)??"null")}catch(e){if(e instanceof SyntaxError||e instanceof DOMException)return JSON.parse(Or.get(t)??"null");throw e}}function un(t,e){let n=JSON.stringify(e);Or.set(t,n);try{localStorage.setItem(t,n)}catch(r){if(!(r instanceof DOMException))throw r;console.warn("This browser keeps no settings:",r.message)}}function ki(){let t=Tr(xi),e={...vi,...typeof t=="object"?t:null},n=ll(e.edition)?e.edition:vi.edition,r=ro(e.language)?e.language:vi.language;return{...e,edition:n,language:r}}function ul(t){un(xi,t),Kf(t.language)}function pl(t){window.addEventListener("storage",({key:e})=>{e===xi&&t(ki())})}function Kf(t){let e=t==="auto"?0:31536e3;document.cookie=`language=${t}; path=/; max-age=${e}; SameSite=Lax`}function ml(){let t=Tr("quiltbee.offline"),{ring:e,seat:n,moves:r,resigned:o}=t??{};return typeof e=="string"&&[1,2].includes(n)&&Array.isArray(r)&&r.every(a=>typeof a=="string")?{ring:e,seat:n,moves:r,resigned:o===!0}:null}function fl(t){un("quiltbee.offline",t)}function Si(){let t=Tr("quiltbee.guide");return typeof t?.game=="string"&&[0,1].includes(t.chapter??-1)&&t.step!==void 0?t:null}function dl(t){un("quiltbee.guide",t)}function be(){let t=Tr("quiltbee.games");return Array.isArray(t)?t.filter(e=>typeof e?.id=="string"):[]}function hl(t,e){let n=be().filter(r=>r.id!==t);un("quiltbee.games",[{id:t,title:e,when:Date.now()},...n].slice(0,Yf))}function gl(t){un("quiltbee.games",be().filter(e=>e.id!==t))}function $l(t){try{return sessionStorage.getItem(`quiltbee.invitation.${t}`)}catch(e){if(e instanceof DOMException)return Or.get(`invitation.${t}`)??null;throw e}}function Lr(t,e){Or.set(`invitation.${t}`,e);try{sessionStorage.setItem(`quiltbee.invitation.${t}`,e)}catch(n){if(!(n instanceof DOMException))throw n;console.warn("This browser keeps no invitation:",n.message)}}function wl(t,e){let n=new _r({origin:location.origin,renew:()=>us(t),draw:ps,copy:o=>Qf(o),share:"share"in navigator?o=>navigator.share(o):null,memory:{get:()=>$l(t),set:o=>Lr(t,o)}}),r=new fe({me:ct,sit:o=>kn(t,o),go:e});return{inviting:n,joining:r}}async function Qf(t){if(!navigator.clipboard)throw new Error(s("no-clipboard"));await navigator.clipboard.writeText(t)}function yl({text:t,mine:e},n){let o=n-(e?1:0)>0?`(${n}) `:"",i=t?`${t} – Quiltbee`:"Quiltbee";return`${o}${e?"● ":""}${i}`}function bl({mine:t},e){return t||e>0}var pn=document.querySelector("link[rel=icon]"),Xf=[pn.href,new URL(pn.dataset.waiting??"",pn.href).href],Ei={text:"",mine:!1},Ai=0;function mn(t,e=!1){Ei={text:t,mine:e},vl()}function Ir(t){Ai=t,vl()}function vl(){let t=yl(Ei,Ai);document.title!==t&&(document.title=t);let e=Xf[bl(Ei,Ai)?1:0];pn.href!==e&&(pn.href=e)}function kl({clock:t},e){if(!t)return f;let n=t.running===e;return u`<div
    class=${n?"clock runs":"clock"}
    data-clock=${e}
    data-testid=${`clock-${e}`}
  >
    <span class="clock-sign">${w("clock")}${w("hurry")}</span>
    <span class="clock-time" aria-hidden="true"></span>
    <span class="visually-hidden"
      >${s(n?"clock-running":"clock")}: <span class="clock-words"></span
    ></span>
  </div>`}function Sl(t,e,{text:n,sentence:r,low:o}){let i=t.querySelector(`[data-clock="${e}"]`);i&&(i.dataset.low=o?"true":"false",xl(i.querySelector(".clock-time"),n),xl(i.querySelector(".clock-words"),r))}function xl(t,e){t&&t.textContent!==e&&(t.textContent=e)}function Mi(t){return s(`level-name-${t}`)}function El(t){return s("level-sentence",{level:String(t),name:Mi(t),audience:s(`level-for-${t}`)})}function Y(t,e,n,r,o){return u`<fieldset class=${`pick pick-${t}`}>
    <legend>${e}</legend>
    <div class="pick-row">
      ${n.map(([i,a])=>u` <label
            ><input
              type="radio"
              name=${t}
              value=${i}
              data-testid=${`${t}-${i}`}
              .checked=${r===i}
              @change=${()=>o(i)}
            /><span>${a}</span></label
          >`)}
    </div>
  </fieldset>`}var Jf=[["classic","button"],["anniversary","ten"],["valentine","heart"]];function Nr(t){let e=Jf.map(([n,r])=>[n,u`${w(r)}<span>${s(`edition-${n}`)}</span>`]);return Y("edition",s("setting-edition"),e,t.settings.edition,n=>t.change({edition:n}))}function Ot(t){return t.target.value}function ve(t){return t.target.checked}function Pr(t){let e=t.settings.language,n=[["auto",s("language-auto")],...Object.entries(no)],r=o=>t.change({language:Ot(o)});return u`<label class="language-pick"
    >${s("setting-language")}
    <select data-testid="language" @change=${r}>
      ${n.map(([o,i])=>u`<option
            value=${o}
            lang=${o==="auto"?"":o}
            ?selected=${o===e}
          >
            ${i}
          </option>`)}
    </select></label
  >`}function td(t){return`${t}`}function xe(t,e,n={}){let r=Object.keys(e).map(i=>[i,td(i)]);return s(t,{...n,...Object.fromEntries(r)}).split("").map((i,a)=>a%2?e[i]:i)}var ed=[["auto","setting-theme-auto"],["light","theme-light"],["dark","theme-dark"]],nd=[["normal","motion-normal"],["faster","motion-faster"],["off","motion-off"]],rd=[["cloth","look-cloth"],["thread","look-thread"]],od=[["letters","setting-letters"],["coordinates","setting-coordinates"],["hints","setting-hints"],["turnCards","draw-automatically"],["sounds","setting-sounds"],["vibration","setting-vibration"]];function Cr(t,e,n){let{theme:r,motion:o,look:i}=t.settings,a=od.filter(([p])=>p!=="vibration"||t.canVibrate),c=()=>{e(),t.help()},l=p=>m=>t.change({[p]:m});return u`<div class="panel-head">
      <h2 id="dialog-heading">${s("settings")}</h2>
      <button type="button" class="main" @click=${e}>${s("settings-done")}</button>
    </div>
    <div class="settings">
      <button type="button" data-testid="settings-help" @click=${c}>
        ${w("help")}<span>${s("how-to-play")}</span>
      </button>
      ${Nr(t)} ${Y("theme",s("setting-theme"),_i(ed),r,l("theme"))}
      ${Y("motion",s("setting-motion"),_i(nd),o,l("motion"))}
      ${Y("look",s("setting-look"),_i(rd),i,l("look"))}
      ${a.map(([p,m])=>id(p,s(m),t))} ${Pr(t)}
      ${n?u`<button type="button" data-testid="open-command" @click=${n}>
              ${xe("open-command-line",{key:u`<kbd>/</kbd>`})}
            </button>`:f}
    </div>`}function _i(t){return t.map(([e,n])=>[e,s(n)])}function id(t,e,n){return u`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${t}
      .checked=${n.settings[t]}
      @change=${r=>n.change({[t]:ve(r)})}
    /><span>${e}</span></label
  >`}function Al(t,e,n){if(t.dialog===null)return f;let r=()=>e.dialog(null),o=()=>Cr(n,r,()=>e.type(!0));return u`<dialog
    class="sheet"
    aria-labelledby="dialog-heading"
    @close=${r}
    data-testid=${`dialog-${t.dialog}`}
  >
    ${{settings:o,resign:sd,practice:md,abort:cd,handover:ld,report:pd}[t.dialog](e,r)}
  </dialog>`}function Ml(t){let e=t.querySelector("dialog");e&&!e.open&&e.showModal()}function sd(t,e){return u`<h2 id="dialog-heading">${s("resign-question")}</h2>
    <p>${ad(t.state.table)}</p>
    <div class="row">
      <button type="button" class="main" @click=${e}>${s("play-on")}</button>
      <button type="button" data-testid="resign-confirm" @click=${()=>t.resign()}>
        ${s("resign")}
      </button>
    </div>`}function ad(t){return t?.mode!=="remote"?s("resign-undo"):s(t.rated?"resign-rated":"resign-plain")}function cd(t,e){let n=t.state.table!==null&&N(t.state.table);return u`<h2 id="dialog-heading">${s(n?"abort-close-question":"abort-question")}</h2>
    <p>${s(n?"abort-close-text":"abort-text")}</p>
    <div class="row">
      <button type="button" class="main" @click=${e}>${s(n?"wait":"play-on")}</button>
      <button type="button" data-testid="abort-confirm" @click=${()=>t.abort()}>
        ${s(n?"close-it":"call-it-off")}
      </button>
    </div>`}function ld(t,e){return u`<form @submit=${r=>{r.preventDefault();let o=r.target;t.handOver(Number(new FormData(o).get("level")))}}>
    <h2 id="dialog-heading">${s("handover-question")}</h2>
    <p>${s("handover-text")}</p>
    <p>
      <label
        >${s("level")}
        <select name="level" data-testid="handover-level">
          ${wn.map(({level:r})=>u`<option value=${r} ?selected=${r===Vt}>
                ${s("level-and-name",{level:String(r),name:Mi(r)})}
              </option>`)}
        </select></label
      >
    </p>
    <div class="row">
      <button type="submit" class="main" data-testid="handover-confirm">${s("let-it-play")}</button>
      <button type="button" @click=${e}>${s("wait")}</button>
    </div>
  </form>`}var ud=["name","cheating","leaving","other"];function pd(t,e){return u`<form @submit=${r=>{r.preventDefault();let o=new FormData(r.target);t.report(o.get("reason"),String(o.get("text")))}}>
    <h2 id="dialog-heading">${s("report-title")}</h2>
    <p>${s("report-who-reads")}</p>
    <p>
      <label
        >${s("report-reason")}
        <select name="reason" data-testid="report-reason">
          ${ud.map(r=>u`<option value=${r}>${s(`report-${r}`)}</option>`)}
        </select></label
      >
    </p>
    <p>
      <label
        >${s("report-what")}
        <textarea name="text" rows="3" maxlength="500" data-testid="report-text"></textarea>
      </label>
    </p>
    <div class="row">
      <button type="submit" class="main" data-testid="report-confirm">${s("report")}</button>
      <button type="button" @click=${e}>${s("cancel")}</button>
    </div>
  </form>`}function md(t,e){return u`<h2 id="dialog-heading">${s("practice-question")}</h2>
    <p>${s("practice-text")}</p>
    <div class="row">
      <button
        type="button"
        class="main"
        data-testid="practice-confirm"
        @click=${()=>t.practise()}
      >
        ${s("undo")}
      </button>
      <button type="button" @click=${e}>${s("play-on")}</button>
    </div>`}var fd=["","hint-right","hint-round","hint-left"],dd=50;function Rr({hint:t,patches:e},n){return t?(t.type==="hint"?hd(t,e,n):$d(t,e,n)).join(" "):""}function hd({move:t,reasons:e},n,r){return[_l(t,n,r),...e.map(({code:o,values:i})=>s(`reason-${o}`,i))]}function _l(t,e,n){if(t==="pass")return s("hint-advance");let r=t.slice(-2);if(t.startsWith("+"))return n?s("hint-put-on",{cell:r}):s("hint-put");let[o,i]=t,a=e[o].name;if(!n)return s("hint-take",{patch:a});let c=gd(Number(i));return c?s("hint-take-turned",{patch:a,cell:r,how:c}):s("hint-take-at",{patch:a,cell:r})}function gd(t){let e=[t>=4?"hint-flipped":"",fd[t%4]].filter(Boolean);return K(e.map(n=>s(n)))}function $d(t,e,n){if(t.better===t.move)return[s("why-same")];let r=n&&t.better!=="pass"?[_l(t.better,e,!0)]:[],o=t.reasons.map(({of:i,code:a,values:c})=>s(i==="mine"?`mine-${a}`:`reason-${a}`,c));return[yd(t,wd(t,e)),...r,...o]}function wd({better:t,move:e},n){return t==="pass"?s("why-advance"):t.startsWith("+")?s("why-put"):t[0]===e[0]?s("why-elsewhere"):s("why-take",{patch:n[t[0]].name})}function yd({points:t,chance:e},n){if(t===null)return s("why-unknown",{what:n});let r=Math.round(t/10);return r===0&&(e??0)>=dd?s("why-loss-chance",{what:n,percent:Math.round((e??0)/10)}):s("why-loss",{what:n,count:r})}function bd({automa:t}){if(!t)return"";let e=t.practice?s("about-practice"):"";return`${qe(t)}${e}. `}function vd({board:t,seed:e}){let n=s(`board-${t}`);return e?xe("about-code",{code:u`<code data-testid="seed">${e}</code>`},{board:n}):n}function Ol(t,e,n,r){return u`<section class="panel about" aria-labelledby="about-heading">
    <h2 id="about-heading">${s("this-game")}</h2>
    <p class="small">
      ${bd(e)}${vd(e)}${O(e)?"":s("about-watching")}${e.seed&&e.seed_chosen?s("about-chosen"):""}
    </p>
    ${_d(e)}
    ${_e(e)?u`<p class="small" data-testid="local">${s("offline-here")}</p>`:f}
    <div class="row">
      ${_e(e)?kd(n):xd(e)}
      <button type="button" data-testid="copy-link" @click=${()=>Tl(e,n)}>
        ${w("link")}<span>${s("copy-link")}</span>
      </button>
      ${Ed(e,n)} ${Ad(e,n)}
      <button type="button" data-testid="new-game" @click=${()=>r.go("/")}>
        ${s("new-game")}
      </button>
    </div>
    ${t.copied?u`<p class="small copied" data-testid="copied">${t.copied}</p>`:f}
  </section>`}function xd({game:t}){return u`<a
    class="button"
    data-testid="download-record"
    href=${`/api/games/${t}/record.pgr`}
    download
    >${w("download")}<span>${s("record")}</span></a
  >`}function kd({id:t,keeper:e}){return u`<button
    type="button"
    data-testid="download-record"
    @click=${async()=>Sd((await e.replay(t)).record)}
  >
    ${w("download")}<span>${s("record")}</span>
  </button>`}function Sd(t){let e=document.createElement("a");e.href=URL.createObjectURL(new Blob([t],{type:"text/plain"})),e.download="game.pgr",e.click(),URL.revokeObjectURL(e.href)}function Ed(t,e){if(!O(t)||t.stage==="over")return f;let[n,r,o]=t.can_abort?["abort",Md(t),"cancel"]:["resign",s("resign"),"flag"];return u`<button type="button" data-testid=${n} @click=${()=>e.dialog(n)}>
    ${w(o)}<span>${r}</span>
  </button>`}function Ad(t,e){return t.mode!=="remote"||!O(t)||N(t)?f:u`<button type="button" data-testid="report" @click=${()=>e.dialog("report")}>
    ${s("report")}
  </button>`}function Md(t){return s(N(t)?"close-table":"call-off")}function _d({mode:t,clock:e,rated:n,takebacks:r,seats:o}){if(t!=="remote")return f;let i=H.filter(c=>o[c-1].rating!==null).map(c=>`${E(o,c)} ${o[c-1].rating}`),a=[e?s("terms-clock",{clock:Jn(e.control)}):s("terms-no-clock"),s(n?"terms-rated":"terms-not-rated"),s(r?"terms-takebacks":"terms-no-takebacks")];return u`<p class="small" data-testid="terms">
    ${a.join("; ")}. ${i.length?s("terms-ratings",{ratings:i.join(", ")}):""}
  </p>`}async function Tl(t,e){e.store.dispatch({type:"copied",text:await Od(Ll(t))})}function Ll({link:t,seats:e}){let n=e.map(({name:r})=>r);return`${location.origin}${nr(t,n)}`}async function Od(t){try{return await navigator.clipboard.writeText(t),s("link-copied")}catch(e){if(!(e instanceof DOMException||e instanceof TypeError))throw e;return s("copy-this-link",{link:t})}}async function Il(t,e){if(!("share"in navigator))return Tl(t,e);try{await navigator.share({title:"Quiltbee",url:Ll(t)})}catch(n){if(!(n instanceof DOMException))throw n}}function Oi(t,e){return u`<svg class=${`card ${t}`} viewBox="-0.5 -0.5 41 57" aria-hidden="true">
    <rect class="sheet-edge" width="40" height="56" rx="3.5"></rect>
    ${e}
  </svg>`}function Pl(t,e){return t===0?Oi("empty",f):Oi("back",k`<path class="weave" d="M4 4h32v48h-32zM4 16L36 40M4 40L36 16M4 28h32M20 4v48"></path>
    ${e===null?G(20,28,7):k`<circle class="budget" cx="20" cy="28" r="10"></circle>
      <text class="digits" x="20" y="32.4" font-size="13">${e}</text>`}`)}function Cl({number:t,budget:e,income:n,filters:r}){return Oi("face",k`
    <text class="card-number" x="20" y="6.6">${t}</text>
    <circle class="budget" cx="12" cy="16" r="7.4"></circle>
    <text class="digits" x="12" y="19.3" font-size="9.5">${e}</text>
    ${G(30,16,5.6)}<text class="gain" x="30" y="28.4">+${n}</text>
    <text class="card-word" x="12" y="28">${s("card-budget")}</text>
    ${r.map((o,i)=>Nl(Dn(o),36+i*7))}
    ${r.length===0?Nl(s("filter-none"),42):f}`)}function Nl(t,e){return k`<text class="card-filter" x="20" y=${e}>${t}</text>`}function Rl({turns:t,run:e},n,r){let o=t.map(i=>Td(i,n,r));return u`<section
    class="account"
    data-testid="automa-turn"
    tabindex="0"
    aria-labelledby="account-heading"
  >
    <h3 id="account-heading">
      ${t.length>1?s("last-turns",{count:t.length}):s("last-turn")}
    </h3>
    ${t.length===0?u`<p class="small">${s("no-card-since")}</p>`:f}
    ${e%2?u`<div class="turns odd">${o}</div>`:u`<div class="turns even">${o}</div>`}
  </section>`}function Td(t,e,n){return u`<div class="card-turn" data-card=${t.card.number} data-taken=${t.taken??""}>
    ${Cl(t.card)}
    <div class="told">
      <p class="told-card">${Ao(t.card)}</p>
      <div class="tried" aria-hidden="true">
        ${[...t.choices].map(r=>Ld(r,t,e,n))}
      </div>
      <ol>
        <li>${Mo(t,e)}</li>
        ${t.steps.map(r=>u`<li class=${r.skipped?"skipped":""}>${_o(r,e)}</li>`)}
        ${Oo(t,e).map(r=>u`<li class="outcome">${r}</li>`)}
      </ol>
    </div>
  </div>`}function Ld(t,{affordable:e,taken:n},r,o){let i=t===n?"taken":e.includes(t)?"left":"dear",a={taken:"✓",left:"–",dear:"×"}[i];return u`<span class=${`candidate ${i}`}
    >${rr(t,r[t],0,o)}<span class="fate">${a}</span></span
  >`}var Id=[20,10,5,1];function jl(t){let e=[],n=Math.max(0,t);for(let r of Id)for(;n>=r;)e.push(r),n-=r;return e}var Ti=56,fn=20,Nd=19;function Dl(t){let e=jl(t),n=Math.min(Nd,(Ti-fn)/Math.max(1,e.length-1)),r=Ti-fn/2,o=e.map((i,a)=>Pd(i,r-a*n)).reverse();return u`<svg class="purse" viewBox=${`0 0 ${Ti} ${fn}`} aria-hidden="true">
    ${o}
  </svg>`}function Pd(t,e){return k`${st(`tile-${t}`,e,fn/2)}
    <text class="tile-value" x=${e} y=${fn/2+3.2}>${t}</text>`}function jr(t,e,n){return u`<table class="scores">
    <caption class="visually-hidden">
      ${s("score-parts")}
    </caption>
    <thead>
      <tr>
        <th scope="col"><span class="visually-hidden">${s("score-part")}</span></th>
        ${e.map(r=>u`<th scope="col">${r}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${n.map(([r,o])=>u`<tr>
            <th scope="row">${r}</th>
            ${o.map(i=>u`<td>${i}</td>`)}
          </tr>`)}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${s("number-score")}</th>
        ${t.players.map((r,o)=>u`<td data-testid=${`total-${o+1}`}>${j(r.score)}</td>`)}
      </tr>
    </tfoot>
  </table>`}function Cd(){return u`<span class="badge tile" title=${s("tile-title")}
    ><svg viewBox="-10 -10 20 20" aria-hidden="true">${st("special-tile",0,0)}</svg>
    <span class="visually-hidden">${s("has-tile")}</span></span
  >`}var Rd={buttons:G(0,0,2.8),income:k`<circle class="dot" r="2.2"></circle>
    <path class="plus" d="M-1.2 0h2.4M0-1.2v2.4"></path>`,empty:k`<path class="gap" d="M-2.2-2.2h4.4v4.4h-4.4z"></path>`,patches:k`<path class="dot" d="M-2.4-2.4h2.4v2.4h2.4v2.4h-4.8z"></path>`,time:k`<path class="dot" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path>`,score:k`<path class="dot"
    d="M0-2.8l.9 1.9 2 .2-1.5 1.5.4 2L0 1.8l-1.8 1 .4-2L-2.9-.7l2-.2z"></path>`};function Bl(t,e,n,r={}){let{buttons:o,income:i,empty:a,score:c,time:l}=t.players[n-1],p=[[s("number-buttons"),o,"buttons"],[s("number-income"),i,"income"],[s("number-empty"),a,"empty"],[s("number-time"),l,"time"],[s("number-score"),j(c),"score"]];return Li(t,e,n,p,r)}function Li(t,e,n,r,o){let{aside:i=f,clock:a=f,thumbnail:c=f}=o,l=t.stage!=="over"&&Qt(e)===null&&t.turn===n;return u`<div class=${l?"bar moving":"bar"} data-testid=${`player-${n}`}>
    <div class="bar-name">
      ${Ka(n)}
      <h2 title=${E(e,n)}>${E(e,n)}</h2>
      ${Dd(e[n-1])} ${i}
      ${t.players[n-1].special_tile?Cd():f}
      ${l?u`<span class="badge to-move">${s("to-move")}</span>`:f}
    </div>
    ${a} ${c}
    <dl>
      ${r.map(([p,m,d])=>u`<div class=${`number number-${d}`}>
            <dt>${jd(String(d))}<span>${p}</span></dt>
            <dd data-testid=${`${d}-${n}`}>${m}</dd>
            ${d==="buttons"?Dl(Number(m)):f}
          </div>`)}
    </dl>
  </div>`}function jd(t){return u`<svg class="number-sign" viewBox="-3 -3 6 6" aria-hidden="true">${Rd[t]}</svg>`}function Dd({kind:t,yours:e,away:n,bot:r,rating:o}){return t!=="person"&&t!=="open"?f:u`${o===null?f:u`<span class="rating"
          ><span class="visually-hidden">${s("rated")}</span>${o}</span
        >`}
  ${r?u`<span class="badge bot">${s("bot")}</span>`:f}
  ${n&&!e?u`<span class="badge away">${s("away")}</span>`:f}`}function Ul(t,e){let n=t.players.map(r=>r.score_parts);return jr(t,[E(e,1),E(e,2)],[[s("number-buttons"),n.map(r=>r.buttons)],[s("score-tile"),n.map(r=>r.special_tile)],[s("score-empty"),n.map((r,o)=>`${j(r.empty)} (${t.players[o].empty})`)]])}function Hl(t,e,n){let{buttons:r,time:o,score:i}=t.players[1],a=[[s("number-buttons"),r,"buttons"],[s("number-patches"),n.with_buttons.length+n.without_buttons.length,"patches"],[s("number-time"),o,"time"],[s("number-score"),j(i),"score"]],c=u`<span class="level-name">${Ut(n)}</span>`,l=u`<span class="next-card">${Gl(t,n)}</span>`;return Li(t,e,2,a,{aside:c,thumbnail:l})}function Wl(t,e,n,r,o,i=f){return u`<section
    class="panel automa"
    data-testid="automa"
    tabindex="0"
    aria-labelledby="automa-heading"
  >
    <div class="panel-head">
      <h2 id="automa-heading">${s("the-automa")}</h2>
      <span class="small">${qe(e)}</span>
    </div>
    <div class="dealer">
      <div class="pile">${Gl(t,e)}</div>
      <div>
        <p data-testid="automa-cards">${t.result?s("no-more-cards"):Bd(e)}</p>
        <p class="small">${He(e)}</p>
      </div>
    </div>
    ${Rl(n,r,o)} ${Ud(t,e)} ${i}
    <div class="piles">
      ${ql("patches-with",e.with_buttons,"pile-with",r,o)}
      ${ql("patches-without",e.without_buttons,"pile-without",r,o)}
    </div>
    <p class="small">${To(e)}</p>
  </section>`}function Gl({result:t},{pile:e,budget:n}){return Pl(e,t?null:n)}function Bd({pile:t,budget:e}){return t===0?s("pile-empty"):e===null?s("next-face-down"):s("next-can-pay",{price:s("buttons",{count:e})})}function ql(t,e,n,r,o){return u`<div class="taken-pile" data-testid=${n}>
    <h3>${s(t,{count:e.length})}</h3>
    <ul>
      ${[...e].map(i=>{let{name:a,income:c}=r[i];return u`<li title=${a}>
          ${rr(i,r[i],0,o)}
          <span class="visually-hidden"
            >${a} (${i})${c?`, ${s("buttons",{count:c})}`:""}</span
          >
        </li>`})}
    </ul>
  </div>`}function Ud(t,e){let n=(o,i,a)=>u`<div class=${a}>
      <dt>${o}</dt>
      <dd>${i}</dd>
    </div>`,r=Ue(t.players[1],e.level);return u`<div class="parts">
    <h3>${s("what-level-counts",{numeral:e.numeral})}</h3>
    <dl data-testid="automa-score">
      ${r.map(([o,i])=>n(s(o),i,"part"))}
      ${n(s(t.result?"number-score":"score-now"),j(t.players[1].score),"sum")}
    </dl>
  </div>`}function Fl(t,e){if(!t.typing)return f;let n=t.notice?.typed?t.notice:null;return u`<form
    class="command"
    aria-label=${s("command-line")}
    @submit=${r=>qd(r,e)}
  >
    ${n?.kind==="error"?u`<p class="notice" data-testid="notice">${w("cancel")} ${n.text}</p>`:u`<p class="answer" data-testid="command-answer">${n?.text??""}</p>`}
    <div class="command-row">
      <label for="command" class="visually-hidden">${s("command")}</label>
      <input
        id="command"
        name="command"
        data-testid="command"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        placeholder="X0a7, pass, m, fit 2, ?"
        @keydown=${r=>Hd(r,e)}
      />
      <button type="submit" class="main">${s("enter")}</button>
      <button type="button" aria-label=${s("close")} @click=${()=>e.type(!1)}>
        ${w("cancel")}
      </button>
    </div>
  </form>`}function qd(t,e){t.preventDefault();let r=t.target.elements.namedItem("command");e.onLine(r.value),r.value=""}function Hd(t,e){t.key==="Escape"&&(t.preventDefault(),e.type(!1),document.querySelector(".quilt.active .cells")?.focus())}function Vl(t,e,n){let r=O(e),o=r&&Hn(e)&&e.stage!=="over",i=r&&(e.mode!=="remote"||e.takebacks);return u`${o?Wd(t,n):f}
  ${i?Gd(t,e,n):f}`}function Wd(t,e){return u`<button
    type="button"
    class="hint-button"
    data-testid="hint"
    aria-keyshortcuts="H"
    aria-disabled=${se(t)?"false":"true"}
    @click=${()=>e.hint()}
  >
    ${w("bulb")}<span>${s("hint")}</span>
  </button>`}function Gd(t,e,n){let r=Un(e)&&ae(t);return u`<button
    type="button"
    class=${e.mode==="screen"||e.mode==="computer"?"undo":"undo long"}
    data-testid="undo"
    aria-disabled=${ae(t)?"false":"true"}
    @click=${()=>n.undo()}
  >
    ${w("undo")}${Fd(e,r)}
  </button>`}function Zl(t,e){return u`<button
    type="button"
    class="main turn-card"
    data-testid="turn-card"
    aria-keyshortcuts="T"
    aria-disabled=${ie(t)?"false":"true"}
    @click=${()=>e.turnCard()}
  >
    ${w("card")}<span>${s("turn-the-card")}</span>
  </button>`}function Fd({mode:t},e){return t==="remote"?u`<span>${s("ask-takeback")}</span>`:e?u`<span class="behind">${s("undo-practice")}</span>`:u`<span>${s("undo")}</span>`}function zl(t){return u`<label class="switch"
    ><input
      type="checkbox"
      data-testid="turn-by-itself"
      .checked=${t.settings.turnCards}
      @change=${e=>t.change({turnCards:ve(e)})}
    />
    <span>${s("draw-automatically")}</span></label
  >`}var Vd={hint:"hint-coming",why:"why-coming",turn:"card-turning",move:"move-sending"};function Kl(t,e,n){let r=_(t)?C(t):null,o=r!==null&&r.letter!=="+",i=r?P(t,r.letter):void 0,a=r!==null&&t.placement.set&&oe(t.placement,r)&&i?.available!==!1,c=r!==null&&(o||t.placement.origin!==null),l=[["rotate-left",s("rotate-left"),"left",o,()=>e.placement({type:"turn",how:"left"})],["rotate-right",s("rotate-right"),"right",o,()=>e.placement({type:"turn",how:"right"})],["flip",s("flip"),"flip",o,()=>e.placement({type:"turn",how:"flip"})],["place",s("place"),"place",a,()=>e.commit()],["cancel",s("cancel"),"cancel",c,()=>e.placement({type:"cancel"})]],p=Bn(t.table)&&!t.looking;return u`<section
    class=${r?"deck held":"deck"}
    aria-label=${s("placing")}
    data-keys
    data-move=${r?Rn(t.placement,r)??"":""}
  >
    ${Zd(t,e,n)}
    <div class=${p?"tools waits":"tools"}>
      ${p?Zl(t,e):f}
      ${l.map(([m,d,h,$,b])=>u`<button
            type="button"
            class=${`tool ${h}`}
            data-testid=${m}
            aria-disabled=${$?"false":"true"}
            @click=${b}
          >
            ${w(h)}<span>${d}</span>
          </button>`)}
    </div>
  </section>`}function Zd(t,e,n){let{table:r,notice:o}=t;return u`<div
    class=${Ii(t)?"strip hinting":"strip"}
    data-testid="strip"
    tabindex="-1"
  >
    ${o?.kind==="error"&&!o.typed?u`<p class="notice" data-testid="notice">${w("cancel")} ${o.text}</p>`:r?zd(t,r,n):f}
    ${rh(t,e)}
  </div>`}function Ii(t){let{hint:e,looking:n,notice:r,pending:o,placement:i}=t;if(!e||n||o||r?.kind==="error"&&!r.typed)return!1;let{letter:a,origin:c}=i;return a===null||!_(t)||a==="+"&&c===null}function zd(t,e,n){let r=C(t);return t.looking?u`<p>${s("earlier-position")}</p>`:t.pending?u`<p>${s(Vd[t.pending.type]??"one-moment")}</p>`:Ii(t)?nh(t,n):r&&_(t)?Qd(t,e,r,n):Yd(t,e)}function Yd(t,e){let n=Fe(t).map(r=>Bs(r,e.seats,t.patches));return u`<p class="lately">${n.length>0?`${n.join(". ")}.`:ye(e)}</p>
    <p class="guide">${Kd(t,e)}</p>
    ${e.getting_ready?u`<p class="guide" data-testid="getting-ready">${s("warming-up")}</p>`:f}`}function Kd(t,e){return e.stage==="over"?s("game-over"):e.stage==="card"?s("card-ready"):e.thinking?s("thinking",{name:E(e.seats,e.turn)}):_(t)?s("choose-or-pass-now"):`${ht(e)}.`}function Qd(t,e,n,r){let o=it(t.placement,n),i=e.players[e.turn-1].cells,a=P(t,n.letter),c=re(t.placement,n),l=c!==null&&Fn(t,c),{text:p,isGood:m}=Ps(o,i,a,r),d=m&&t.placement.set?th():p,h=c!==null&&!Et(o,i,void 0)?Xt(i,o):[],$=a?Pn(a,h,l,e,e.seats,r):oh(l,h.length);return u`<p class=${m?"verdict yes":"verdict no"}>
      ${c===null&&m?eh(n.letter):Jd(d,m)}
    </p>
    <ul class="effects">
      ${Xd($).map(({kind:b,text:S})=>u`<li class=${b}>${S}</li>`)}
    </ul>`}function Xd(t){let e=({kind:n})=>n==="next";return[...t.filter(e),...t.filter(n=>!e(n))]}function Jd(t,e){return u`${w(e?"place":"cancel")} ${t}`}function th(){return u`<span class="by-mouse">${s("fits-click")}</span
    ><span class="by-touch">${s("fits-press",{place:s("place")})}</span>`}function eh(t){return s(t==="+"?"put-special":"choose-place")}function nh(t,e){let n=t.hint?.type==="hint";return u`<p
    class="hint-line"
    data-testid=${n?"hint-words":"why-words"}
    data-move=${t.hint?.move??""}
  >
    ${w("bulb")}<span
      >${n?u`<b>${s("hint-label")}</b> `:f}${Rr(t,e)}</span
    >
  </p>`}function rh(t,e){if(Ii(t))return u`<button
      type="button"
      class="corner forget"
      data-testid="forget-hint"
      aria-label=${s("close")}
      @click=${Yl(()=>e.forgetHint())}
    >
      ${w("cancel")}
    </button>`;let n=t.pending?.type==="why",r=t.notice?.kind!=="error"&&C(t)===null;return!n&&!(r&&Wn(t))?f:u`<button
    type="button"
    class="corner"
    data-testid="why"
    aria-keyshortcuts="W"
    aria-disabled=${n?"true":"false"}
    @click=${Yl(()=>e.why())}
  >
    ${s("why")}
  </button>`}function Yl(t){return({currentTarget:e})=>{e instanceof HTMLElement&&e.closest(".strip")?.focus(),t()}}function oh(t,e){let n=[{kind:"fills",text:s("effect-special-costs")}];return t&&n.push({kind:"tile",text:s("effect-tile")}),e>0&&n.push({kind:"holes",text:s("effect-a-hole")}),n}function tt(t,e){let[n,r,o]=ts(t??""),i=r?u`<span lang="en">${r}</span>${o}`:f;return u`<p class="notice" role="alert" ?hidden=${!t} data-testid=${e}>
    <span>${n}${i}</span>
  </p>`}function ix(t){let e=u`<span lang="en">${t}</span>`;return u`<p class="notice" data-testid="notice">
    ${xe("fault-in-record",{detail:e})}
  </p>`}function Dr(t){let{name:e,busy:n,error:r}=t.state;return u`<form class="joining" @submit=${i=>{i.preventDefault(),t.sit()}}>
    <label
      >${s("your-name")} <span class="small">${s("as-others-see")}</span>
      <input
        data-testid="join-name"
        maxlength="40"
        autocomplete="nickname"
        .value=${e}
        @input=${i=>t.write(Ot(i))}
    /></label>
    <button type="submit" class="main" data-testid="sit-down" ?disabled=${n}>
      ${s(n?"sitting-down":"sit-down")}
    </button>
    ${tt(r,"join-error")}
  </form>`}function Ql(t,{inviting:e,joining:n}){let r=Ce(t);return r?dn(s("is-asked",{name:r}),u`<p>${s("asked-text",{name:r})}</p>`):t.access==="public"?O(t)?ih():dn(s("seat-open"),Dr(n)):O(t)?dn(s("invite-your-friend"),sh(e)):dn(s("seat-kept"),u`<p>${s("seat-kept-text")}</p>`)}function dn(t,e){return u`<section
    class="panel inviting"
    data-testid="inviting"
    aria-labelledby="inviting-heading"
  >
    <h2 id="inviting-heading">${t}</h2>
    ${e}
  </section>`}function ih(){return dn(s("in-the-lobby"),u`<p>${s("in-the-lobby-text")}</p>`)}function sh(t){let{busy:e,told:n}=t.state;return u`${t.link===null?f:ah(t,t.link)}
    <div class="row">
      <button
        type="button"
        class=${t.link===null?"main":"quiet"}
        data-testid="new-invitation"
        aria-disabled=${e?"true":"false"}
        @click=${()=>t.renew()}
      >
        ${s(t.link===null?"make-link":"new-link")}
      </button>
      <span class="small">
        ${s(t.link===null?"no-link-here":"link-becomes-void")}
      </span>
    </div>
    <p class="small told" role="status" data-testid="invitation-told">${n}</p>`}function ah(t,e){let{picture:n}=t.state;return u`<p>${s("send-link")}</p>
    <label for="invitation-link" class="visually-hidden">${s("link-of-invitation")}</label>
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
        ${w("copy")}<span>${s("copy")}</span>
      </button>
      ${t.canShare?u`<button
              type="button"
              data-testid="share-invitation"
              @click=${()=>t.share()}
            >
              ${w("share")}<span>${s("share")}</span>
            </button>`:f}
    </div>
    ${t.isLocal?u`<p class="small">${s("local-address")}</p>`:f}
    <div class="qr">
      ${n?u`<img
              alt=${s("qr-code")}
              data-testid="invitation-qr"
              src=${`data:image/svg+xml,${encodeURIComponent(n)}`}
            />`:f}
    </div>`}function Xl(t,e,n){if(e.mode!=="remote")return f;let{text:r,actions:o,urgent:i}=gi(t,e);return u`<section
    class=${i?"line urgent":"line"}
    aria-label=${s("between-players")}
    data-testid="line"
  >
    <p data-testid="line-text">${r}</p>
    <div class="line-actions">
      ${o.map(([a,c],l)=>u`<button
            type="button"
            class=${i&&l===0?"main":""}
            data-testid=${a}
            aria-disabled=${t.pending?"true":"false"}
            @click=${()=>n.mind(a)}
          >
            ${c}
          </button>`)}
    </div>
    ${ch(e.spectators)}
  </section>`}function ch(t){let e=s("watching",{count:t});return u`<p
    class=${t>0?"watchers":"watchers none"}
    data-testid="watchers"
    title=${t>0?e:f}
  >
    ${w("eye")}<span aria-hidden="true">${t}</span>
    <span class="visually-hidden">${t>0?e:""}</span>
  </p>`}var lh=3;function Jl(t,e,n){let r=[...t.slice(lh)];return u`<section class="panel ring" aria-labelledby="ring-heading">
    <div class="panel-head">
      <h2 id="ring-heading">${s("coming-up")}</h2>
      <span class="small">${s("after-these",{count:r.length})}</span>
    </div>
    ${uh(r,e,n)}
  </section>`}function uh(t,e,n){return u`<ol class="circle" data-testid="ring" tabindex="0" aria-labelledby="ring-heading">
    ${t.map(r=>ph(r,e,n))}
  </ol>`}function ph(t,e,n){let r=e[t];return u`<li title=${je(r)}>
    ${Je(t,r,0,n)}
    <span class="visually-hidden">${je(r)}</span>
    <span class="price" aria-hidden="true">${Br(r.buttons)}${Ur(r.time)}</span>
  </li>`}function Br(t){return u`<span class="cost"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">${G(0,0,2.9)}</svg>${t}</span
  >`}function Ur(t){return u`<span class="time"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">
      <path class="glass" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path></svg
    >${t}</span
  >`}function tu(t,e,n,r,o){let i=[...e.ring.slice(0,3)];return u`<section class="panel market" aria-labelledby="market-heading" data-keys>
    <h2 id="market-heading">${s(_(t)?"choose-or-pass":"next-patches")}</h2>
    ${[0,1,2].map(a=>i[a]===void 0?u`<div class="offer none" aria-hidden="true"></div>`:fh(t,i[a],a,n,r,o))}
    ${mh(t,e,n)}
  </section>`}function mh(t,e,n){let r=t.looking?void 0:P(t,null),{time:o}=e.players[e.turn-1];return u`<button
    type="button"
    class=${Gn(t)==="pass"?"pass hinted":"pass"}
    data-testid="pass"
    aria-disabled=${_(t)&&r?"false":"true"}
    aria-keyshortcuts="P"
    @click=${()=>n.pass()}
    @pointerenter=${({pointerType:i})=>i==="mouse"&&Ni(n,!0)}
    @focus=${()=>Ni(n,!0)}
    @blur=${()=>Ni(n,!1)}
  >
    ${w("pass")}<span class="pass-name">${s("pass")}</span>
    <span class="pass-facts">
      ${r?$o(r,o).map(i=>u`<span>${i}</span>`):f}
    </span>
  </button>`}function Ni(t,e){t.store.dispatch({type:"weigh",on:e})}function Pi(t){return u`<span class="visually-hidden">${t}</span>`}function fh(t,e,n,r,o,i){let a=t.patches[e],c=t.looking?void 0:P(t,e),l=t.placement.letter===e,p=c?Bt(c):null,m=Gn(t)?.startsWith(e)??!1,d=["offer",l&&"chosen",p&&"dear",m&&"hinted"].filter(Boolean).join(" ");return u`<button
    type="button"
    class=${d}
    data-testid=${`patch-${n}`}
    data-patch=${e}
    data-orientation=${W(t.placement,e)}
    aria-pressed=${l?"true":"false"}
    aria-disabled=${_(t)&&c?"false":"true"}
    aria-keyshortcuts=${n+1}
    data-key=${n+1}
    @click=${h=>{h.pointerType==="mouse"?r.choose(e):r.chooseShown(e),i()}}
  >
    <span class="art"
      >${Je(e,a,W(t.placement,e),o)}</span
    >
    <span class="facts"
      ><span class="offer-name"
        >${a.name}${Pi(s("spoken-squares",{count:a.squares}))}</span
      >
      <span class="price"
        >${Br(a.buttons)}${Pi(s("spoken-buttons",{count:a.buttons}))}
        ${Ur(a.time)}${Pi(s("spoken-time"))}</span
      >
      <span class="earn">${eu(a)}</span>
      ${dh(c,p)}</span
    >
  </button>`}function dh(t,e){return e?u`<span class="reason" title=${e}>${hh(t,e)}</span>`:f}function hh(t,e){return t&&t.missing>0?s("short-of",{count:t.missing}):e}function Rx({ring:t},e,n){return u`<section class="panel market looked-at" aria-labelledby="market-heading">
    <h2 id="market-heading">${s("next-patches")}</h2>
    ${[...t.slice(0,3)].map(r=>u`<div class="offer" data-patch=${r}>
          <span class="art">${Je(r,e[r],0,n)}</span>
          <span class="facts" title=${je(e[r])}
            ><span class="offer-name">${e[r].name}</span>
            <span class="price">${Br(e[r].buttons)}${Ur(e[r].time)}</span>
            <span class="earn">${eu(e[r])}</span></span
          >
        </div>`)}
  </section>`}function eu({income:t}){return t>0?s("earns",{count:t}):s("earns-nothing")}function nu(t,e,n,r,o,i={},a=[]){let c=new Set(a.map(({number:m})=>m)),l=[[s("first-position"),"first",0],[s("previous-position"),"back",e-1],[s("next-position"),"forward",e+1],[s("last-position"),"last",t.length]],p=m=>m<0||m>t.length||m===e;return u`<section class="panel moves" aria-labelledby="moves-heading">
    <div class="panel-head">
      <h2 id="moves-heading">${s("moves")}</h2>
      <div class="steps">
        ${l.map(([m,d,h])=>u`<button
              type="button"
              class="quiet square"
              aria-label=${m}
              title=${m}
              data-testid=${`step-${d}`}
              aria-disabled=${p(h)?"true":"false"}
              @click=${()=>o(h)}
            >
              ${w(d)}
            </button>`)}
      </div>
    </div>
    <ol class="move-list" data-testid="move-list" tabindex="0" aria-labelledby="moves-heading">
      ${t.map(m=>u`<li class=${c.has(m.number)?"fresh-move":""}>
            <button
              type="button"
              class=${m.number===e?"move now":"move"}
              aria-current=${m.number===e?"step":"false"}
              @click=${()=>o(m.number)}
            >
              <span class="number">${m.number}</span>
              <span class="move-words"
                ><b>${E(n,m.player)}</b>
                ${te(m.move,r)}${gh(i[m.number],m.move)}</span
              >
              <code>${m.move}</code>
            </button>
          </li>`)}
    </ol>
    ${t.length===0?u`<p class="small">${s("no-move-yet")}</p>`:""}
  </section>`}function gh(t,e){let n=t?.move===e?t.change:null;return!n||n.from===n.to?f:`: ${bo(n)}`}var et=90,$h=Array.from({length:8},(t,e)=>{let n=(e+1)*10;return`M${n} 0V${et}M0 ${n}H${et}`}).join(""),wh=Array.from({length:8**2},(t,e)=>{let[n,r]=[e%8+1,Math.floor(e/8)+1];return`M${n*10-.7} ${r*10}h1.4m-.7-.7v1.4`}).join(""),ke=Array.from({length:9},(t,e)=>e);function ru(t){let{number:e,active:n,ghost:r,held:o}=t,i=["quilt",n&&"active",o&&"held",t.named&&"named"].filter(Boolean).join(" ");return u`<div
    class=${i}
    data-testid=${`quilt-${e}`}
    data-quilt=${n?"active":"shown"}
  >
    <div class="columns" aria-hidden="true">
      ${ke.map(a=>u`<span>${"abcdefghi"[a]}</span>`)}
    </div>
    <div class="rows" aria-hidden="true">${ke.map(a=>u`<span>${a+1}</span>`)}</div>
    <div class="cloths">
      <svg viewBox=${`-0.4 -0.4 ${et+.8} ${et+.8}`} aria-hidden="true">
        <rect class="ground" width=${et} height=${et}></rect>
        <path class="lines" d=${$h}></path>
        ${iu()}
        <path class="knots" d=${wh}></path>
        ${su(t)} ${t.fresh.map(yh)} ${t.hint?bh(t.hint):f}
        ${r?vh(t,r):f}
      </svg>
      ${Eh(t)}
    </div>
  </div>`}function ou(t,e){return u`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${et+2} ${et+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${et} height=${et}></rect>
    ${iu()} ${su({player:t,patches:e,lettered:!1,fresh:[]})}
  </svg>`}function iu(){return k`<rect fill="url(#fabric-cell)" width=${et} height=${et}></rect>`}function su({player:t,patches:e,lettered:n,fresh:r}){let o=(a,c)=>r.some(({origin:l})=>ot(l,[a,c])),i=ke.flatMap(a=>ke.map(c=>[a,c])).filter(([a,c])=>"*x".includes(t.cells[a*9+c]));return[...t.patches.map(a=>k`<g class=${o(a.row,a.column)?"fresh":""}
          data-sewn=${a.letter}>${Xe(a.letter,e[a.letter],a.orientation,[a.row,a.column],n)}</g>`),...i.map(([a,c])=>t.cells[a*9+c]==="*"?Qo([a,c]):k`<rect class="piece" fill="url(#fabric-covered)"
            x=${c*10} y=${a*10} width="10" height="10"></rect>`)]}function yh({shape:t,origin:[e,n]}){return k`<g class="last" transform=${`translate(${n*10} ${e*10})`}>
    <path class="halo" d=${V(t,10)}></path>
    <path d=${V(t,10)}></path></g>`}function bh({shape:t,origin:[e,n]}){let{x:r,y:o}={x:(t[0][1]+.5)*10,y:(t[0][0]+.5)*10};return k`<g class="hint-mark" transform=${`translate(${n*10} ${e*10})`}>
    <path class="halo" d=${V(t,10,.8)}></path>
    <path class="edge" d=${V(t,10,.8)}></path>
    <circle cx=${r} cy=${o} r="3"></circle><text x=${r} y=${o+1.7}>?</text></g>`}function vh({patches:t,player:e},n){let[r,o]=n.origin,i=n.letter==="+"?[[0,0]]:t[n.letter].orientations[n.code],a=n.cells.filter(([p,m])=>e.cells[p*9+m]!=="."),c=["ghost",n.legal?"legal":"illegal",n.set&&"set",n.sent&&"sent"],l=V(i,10);return k`<g class=${c.filter(Boolean).join(" ")}>
    <g class="held">${n.letter==="+"?Qo(n.origin):Xe(n.letter,t[n.letter],n.code,n.origin,!1)}</g>
    <g transform=${`translate(${o*10} ${r*10})`}>
      ${n.legal?f:xh(l)}
      <path class="halo" d=${l}></path><path class="edge" d=${l}></path></g>
    ${a.map(kh)}
    ${n.set&&a.length===0?Sh(Ln(n.cells),n.legal):f}
  </g>`}function xh(t){return k`<path class="hatch" fill="url(#fabric-wrong)" d=${t}></path>`}function kh([t,e]){let n=`${e*10+3} ${t*10+3}`;return k`<path class="cross" d=${`M${n}l4 4m0-4l-4 4`}></path>`}function Sh([t,e],n){let r=`${(e+.5)*10} ${(t+.5)*10}`,o=n?"M-1.7 .1L-.5 1.4 1.8-1.3":"M-1.3-1.3L1.3 1.3M1.3-1.3L-1.3 1.3";return k`<g class="sign" transform=${`translate(${r})`}>
    <circle r="4.2"></circle><path d=${o} transform="scale(1.35)"></path></g>`}function Eh(t){let{number:e,name:n,player:r,patches:o,cursor:i,ghost:a,active:c}=t,l=(m,d)=>`q${e}-${T([m,d])}`,p=new Set(a?.cells.map(String));return u`<div
    class="cells"
    role="grid"
    id=${`grid-${e}`}
    tabindex="0"
    data-keys
    aria-label=${s("grid-label",{name:n})}
    aria-readonly=${c?"false":"true"}
    aria-activedescendant=${i?l(i[0],i[1]):f}
  >
    ${ke.map(m=>u`<div role="row" class="row">
          ${ke.map(d=>{let h=p.has(`${m},${d}`)?s(a?.legal?"fits-here":"does-not-fit-here"):"",$=r.cells[m*9+d],b=i&&i[0]===m&&i[1]===d;return u`<div
              role="gridcell"
              class=${b?"cell here":"cell"}
              id=${l(m,d)}
              data-testid=${`cell-${T([m,d])}`}
              aria-label=${Cs([m,d],$,o)+h}
            ></div>`})}
        </div>`)}
  </div>`}function au(t,e,n){let[r,o]=t.players,i=r.score_parts,a=new Map(Ue(o,n.level)),c=m=>a.get(m)??"–",l=[E(e,1),`${E(e,2)} ${n.numeral}`],p=[[s("number-buttons"),[i.buttons,c("part-held")]],[s("score-tile"),[i.special_tile,c("part-tile")]],[s("score-empty"),[`${j(i.empty)} (${r.empty})`,"–"]]];for(let m of["part-patches","part-printed"])a.has(m)&&p.push([s(m),["–",c(m)]]);return jr(t,l,p)}function cu({level:t,levels:e},n){return!e||e.length===0?f:u`<h3 id="levels-heading">${s("at-each-level")}</h3>
    <table class="scores" data-testid="levels" aria-labelledby="levels-heading">
      <thead>
        <tr>
          <th scope="col">${s("level")}</th>
          <th scope="col">${E(n,1)}</th>
          <th scope="col">${E(n,2)}</th>
          <th scope="col">${s("winner")}</th>
        </tr>
      </thead>
      <tbody>
        ${e.map(r=>u`<tr
              class=${r.level===t?"this-level":""}
              aria-current=${r.level===t?"true":f}
            >
              <th scope="row">
                ${r.level===t?s("this-game-level",{level:Ut(r)}):Ut(r)}
              </th>
              ${r.scores.map(o=>u`<td>${j(o)}</td>`)}
              <td>${E(n,r.winner)}</td>
            </tr>`)}
      </tbody>
    </table>`}function lu(t,e,n){let{automa:r}=t;return u`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${jt(t,e)}</h2>
    <p>${Dt(t,e)}</p>
    ${r?au(t,e,r):Ul(t,e)}
    <div class="row">${n}</div>
    ${r?cu(r,e):f}
  </section>`}function uu(t,e,n){return u`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${jt(t,e)}</h2>
    <p>${Dt(t,e)}</p>
    <div class="row">${n}</div>
  </section>`}function pu(t,e,n){let{table:r}=t;if(!r)return f;let o=Ah(t,r,e,n),i=()=>e.look(0);return u`${o}
    ${r.moves.length?u`<button type="button" data-testid="review" @click=${i}>
            ${w("first")}<span>${s("review")}</span>
          </button>`:f}
    <button type="button" data-testid="share" @click=${()=>Il(r,e)}>
      ${w("share")}<span>${s("share-game")}</span>
    </button>
    <button
      type="button"
      class=${o===f?"main":""}
      data-testid="play-again"
      @click=${()=>n.go("/")}
    >
      ${w("fresh")}<span>${s("new-game")}</span>
    </button>`}function Ah(t,e,n,r){if(e.mode!=="remote")return Mh(e,n,r);if(e.rematch.game!==null)return u`<a
      class="button main"
      data-testid="rematch-link"
      href=${`/game/${e.rematch.game}`}
      >${w("again")}<span>${s("to-rematch")}</span></a
    >`;if(!O(e))return f;let o=$i(e);return u`<button
    type="button"
    class="main"
    data-testid="ask-rematch"
    aria-disabled=${o&&!t.pending?"false":"true"}
    @click=${()=>{o&&n.mind("rematch")}}
  >
    ${w("again")}
    <span>${s(e.rematch.asked.length>0&&!o?"rematch-asked":"rematch")}</span>
  </button>`}function Mh(t,e,n){return!O(t)||kt(t)?f:u`<button
    type="button"
    class="main"
    data-testid="again"
    @click=${()=>e.again(n.go)}
  >
    ${w("again")}<span>${s("rematch")}</span>
  </button>`}function mu(t,e,n){return u`<details class="panel summary" data-testid="summary">
    <summary><h2>${s("in-words")}</h2></summary>
    ${[1,2].map(r=>{let o=r;if(r===2&&t.automa)return u`<h3>${E(e,2)}</h3>
          <p data-testid="summary-2">
            ${Xs(t,t.automa,n)}
            ${s("on-time-board",{distances:Be(t,2)})}
          </p>`;let{cells:i,patches:a}=t.players[r-1];return u`<h3>${E(e,o)}</h3>
        <p data-testid=${`summary-${r}`}>
          ${Rs(i)} ${s("on-time-board",{distances:Be(t,o)})}
        </p>
        ${a.length?u`<ul>
                ${a.map(c=>u`<li>${js(c,n)}</li>`)}
              </ul>`:""}`})}
  </details>`}function fu(t,e,n,r){let o=We(t);return u`<header class="head table-head">
    ${fo(r)} ${Oh(t,e,o)}
    <div class="turn-buttons">
      ${t.looking?_h(n):Vl(t,e,n)}
      <button type="button" data-testid="settings" @click=${()=>n.dialog("settings")}>
        ${w("gear")}<span>${s("settings")}</span>
      </button>
      <button type="button" class="to-help" data-testid="help" @click=${r.help}>
        ${w("help")}<span>${s("help")}</span>
      </button>
      <a class="button to-me" href="/me" data-testid="to-me" @click=${R(r)}
        >${w("person")}<span>${s("to-me")}</span></a
      >
    </div>
  </header>`}function _h(t){return u`<button
    type="button"
    class="main back-to-game"
    data-testid="back-to-game"
    @click=${()=>t.back()}
  >
    ${s("back-to-game")}
  </button>`}function Oh(t,e,n){let{looking:r}=t;return u`<div class=${`turn turn-${n.result?.winner??n.turn}`}>
    <div class="turn-title">
      <h1 id="turn-heading" tabindex="-1" data-testid="turn">
        ${r?s("after-move",{number:String(r.index)}):ht(e)}
      </h1>
      ${e.automa?.practice?u`<span class="badge practice" data-testid="practice">${s("practice")}</span>`:f}
    </div>
    ${Th(t,e,n)}
  </div>`}function Th(t,e,n){if(t.status==="lost")return u`<p class="lost" data-testid="connection">
      <span class="dot" aria-hidden="true"></span>${s("connection-lost")}
    </p>`;let r=t.looking?`${jt(n,e.seats)}. ${Dt(n,e.seats)}`:ye(e);return u`<p class="turn-reason" data-testid="turn-reason">${r}</p>`}function du(t,e,n,r,o,i){let{table:a}=t,c=We(t);if(!a||!c)return An(r,s("opening-table"));let{letters:l,look:p,coordinates:m}=r.settings,d=()=>r.change({look:p==="cloth"?"thread":"cloth"}),h=Lo(t),$=a.mode==="screen"?1:h,b=L=>Ph(t,a,c,L,r,e),S=c.result!==null||kt(c),U=O(a)&&!N(a)&&!S;return u`${fu(t,a,e,r)}
    <main
      class=${Ih(t,a,S,m,i!==null)}
      data-stage=${c.stage}
      data-number=${a.number}
    >
      <div class="felt">
        <div class="column own">
          ${b($)} ${Jl(c.ring,t.patches,l)}
        </div>
        <div class="column middle">
          ${i??Xl(t,a,e)}
          ${Nh(t,a,c,e,n,r,o,i!==null)}
          ${U?Kl(t,e,m):f} ${Lh(t,a,e)}
        </div>
        <div class="column other">
          ${a.mode==="solo"?Rh(t,c,a,l,r):b($===1?2:1)}
          ${tc(c,a.seats,p,d,Ba(t),h)}
        </div>
      </div>
      <div class="below">
        ${i===null?Ol(t,a,e,r):f}
        ${mu(c,a.seats,t.patches)}
      </div>
    </main>
    ${Fl(t,e)} ${Dh(t)} ${Al(t,e,r)}`}function Lh(t,e,n){let r=t.looking?t.looking.index:e.moves.length,o=i=>n.look(i);return nu(e.moves,r,e.seats,t.patches,o,t.seen,Fe(t))}function Ih({peek:t},e,n,r,o){let i=r?"named":"unnamed";return["table",o?"remote guided":e.mode,i,t&&"peek",N(e)&&"awaiting",n&&"ended"].filter(Boolean).join(" ")}function Nh(t,e,n,r,o,i,a,c){if(N(e))return Ql(e,o);let l=c?f:pu(t,r,i);return n.result?lu(n,e.seats,l):kt(n)?uu(n,e.seats,l):tu(t,n,r,i.settings.letters,a)}function Ph(t,e,n,r,o,i){let a=Lo(t)===r,c=_(t)&&e.turn===r,{letters:l,coordinates:p}=o.settings,m=Fe(t).filter(L=>L.player===r),d=t.hint?.type==="why"&&t.hint.player===r&&[t.hint.move],h=E(e.seats,r),$=`${a?"front":"back"} p${r}`,b=ru({number:r,name:h,player:n.players[r-1],patches:t.patches,lettered:l,active:c,held:c&&t.placement.letter!==null,ghost:jh(t,e,r),cursor:c?t.placement.cursor:t.walks[r],named:p,fresh:ea(d||m.map(({move:L})=>L),t.patches),hint:Io(Js(t,r),t.patches)}),S=a?f:u`<button
        type="button"
        class="peek-button"
        aria-expanded=${t.peek?"true":"false"}
        aria-label=${s("peek",{name:h})}
        data-testid="peek"
        @click=${()=>i.store.dispatch({type:"peek"})}
      >
        ${ou(n.players[r-1],t.patches)}
      </button>`,U=Bl(n,e.seats,r,{clock:kl(e,r),thumbnail:S});return u`<div class=${`seat ${$}`}>${U}</div>
    <div class=${`spread ${$}`}>
      ${a?f:Ch(h,De(e.seats,r),i)} ${b}
    </div>`}function Ch(t,e,n){return u`<div class="peek-head">
    <b>${e?s("your-quilt"):s("quilt-of",{name:t})}</b>
    <button
      type="button"
      data-testid="peek-close"
      @click=${()=>n.store.dispatch({type:"peek"})}
    >
      ${s("back")}
    </button>
  </div>`}function Rh(t,e,n,r,o){let{automa:i}=e;if(!i)return u`<p class="panel small">${s("automa-unknown")}</p>`;let a=t.looking?{turns:i.turns,run:0}:t.account,c=O(n)&&n.stage!=="over"?zl(o):f;return u`<div class="seat back p2">${Hl(e,n.seats,i)}</div>
    ${Wl(e,i,a,t.patches,r,c)}`}function jh(t,e,n){let{placement:r}=t,o=C(t);return!o||!r.origin||e.turn!==n||t.looking?null:{letter:o.letter,code:W(r,o.letter),origin:r.origin,cells:it(r,o),set:r.set,sent:t.pending!==null,legal:oe(r,o)&&P(t,o.letter)?.available!==!1}}function Dh(t){let{notice:e,said:n,ghostText:r,status:o,hint:i}=t;return u`<div class="visually-hidden">
    <div role="status" aria-live="polite" data-testid="live-news">
      ${o==="lost"?s("live-lost"):n}
    </div>
    <div role="status" aria-live="polite" data-testid="live-time">${t.timeSaid}</div>
    <div role="status" aria-live="polite" data-testid="live-ghost">${r}</div>
    <div role="status" aria-live="polite" data-testid="live-hint">
      ${i?s(`live-${i.type}`,{words:Rr(t,!0)}):""}
    </div>
    <div role="status" aria-live="polite">
      ${e?.kind==="info"?e.text:t.copied}
    </div>
    <div role="alert" data-testid="live-error">${e?.kind==="error"?e.text:""}</div>
  </div>`}var Bh=":is(button, a, input, summary, .quilt):not(.pass)";function hu(t,e){let n=()=>e.store.dispatch({type:"weigh",on:!1}),r=({target:i})=>{i instanceof Element&&i.closest(Bh)&&n()},o=i=>{i.key==="Escape"&&n()};return t.addEventListener("pointerover",r),window.addEventListener("keydown",o),()=>{t.removeEventListener("pointerover",r),window.removeEventListener("keydown",o)}}function Ci(t,e,n,r,o=null,i=void 0){let a=Uh(e,n,r,o,i),c=()=>Gh(t),l=o?.accompany(a,c)??null;l&&(a.company=l.company);let p=wl(a.id,r.go),m=qh(t,a,r),d=Hh(t,a,r),h=Fh(t,a,p,r,c,l),$=Vh(a,r),b=()=>{l?.company.leaving||(h(),l?.drawn(),$(),m.play(),d.consider())},S=a.state.table,U=[a.store.watch(b),a.store.watch(zh(a,S,r)),p.inviting.store.watch(b),p.joining.store.watch(b),...l?.watch(b)??[],hu(t,a),Wh(t,a,m,d,c),d.stop,()=>m.skip(),()=>a.close()];gu(a.id,S),Yh(S,p),a.open();let L=!0;return{draw:()=>{b(),L&&l?.begin(),L=!1},close:()=>{for(let X of U)X()}}}function Uh(t,e,n,r,o){let i=gr(t,e);if(i===null)throw new $t(s("page-outdated"));let a=`${location.origin.replace(/^http/,"ws")}/api/games/${t.game}/play`,c=new Sr(i,e,{open:()=>o?.connect()??new WebSocket(`${a}?version=${2}`),keeper:o,seen:r?.seen});return c.onHelp=n.help,c.onLine=l=>mt("commands").then(({obey:p})=>p(c,l),p=>c.complain(p.message)),c.onOutdated=Ye,c.onUnopened=ka,c}function qh(t,e,n){let r=window.matchMedia("(prefers-reduced-motion: reduce)");e.pace=()=>document.hidden||r.matches?"off":n.settings.motion;let o=new sr(t,()=>n.settings.look);return e.onShow=({table:i},a)=>{ia(e.state.table,i,n.settings),o.prepare(e.state,i,a)},o}function Hh(t,e,n){let r={now:()=>performance.now(),later:(a,c)=>window.setTimeout(a,c),forget:a=>window.clearTimeout(a)},o=new Ar({...r,turn:()=>e.turnCard(!0)}),i=new Er({...r,show:(a,c)=>Sl(t,a,c),onTime:a=>e.store.dispatch({type:"time",part:a})});return{consider:()=>{o.consider(e.state,n.settings.turnCards),i.consider(e.state)},stop:()=>{o.stop(),i.stop()}}}function Wh(t,e,n,r,o){let i=new Mr(t,e),a=new AbortController,{signal:c}=a,l=()=>{document.hidden||(e.wake(),r.consider())},p=()=>{e.skip(),n.skip()};return window.addEventListener("keydown",p,{capture:!0,signal:c}),window.addEventListener("pointerdown",p,{capture:!0,signal:c}),t.addEventListener("keydown",m=>Qh(m,e,o),{signal:c}),window.addEventListener("online",l,{signal:c}),document.addEventListener("visibilitychange",l,{signal:c}),()=>{a.abort(),i.stop()}}function Gh(t){let e=t.querySelector(".quilt.active .cells");e?.focus({preventScroll:!0}),e?.scrollIntoView({block:"nearest"})}function Fh(t,e,n,r,o,i){let a=-1,c=-1,l=!1;return()=>{let{table:p}=e.state,m=document.activeElement,d=i?.slot()??null;if(I(du(e.state,e,n,r,o,d),t),Ml(t),e.state.typing&&!l&&document.getElementById("command")?.focus(),l=e.state.typing,m&&!m.isConnected&&Zh(t,m,o),!p)return;mn(ht(p),Mt(p)&&p.mode!=="screen"),e.state.looking?sl(t):p.moves.length!==a&&Kh(t.querySelector(".move-list")),a=p.moves.length;let h=document.activeElement?.matches("[data-quilt=shown] .cells");p.number!==c&&h&&o(),c=p.number}}function Vh(t,e){let n=-1;return()=>{let r=t.state.table?.number??-1;!e.settings.hints||n===r||!se(t.state)||(n=r,t.hint())}}function Zh(t,e,n){e.matches(".turn-card")&&t.querySelector(".quilt.active")?n():document.getElementById("turn-heading")?.focus()}function zh(t,e,n){let r=e;return()=>{let o=t.state.table??r,i=Yc(r,o);N(r)&&!N(o)&&gu(o.game,o),r=o,i!==null&&n.go(`/game/${i}`)}}function Yh(t,{inviting:e,joining:n}){N(t)&&(O(t)?e.draw():t.access==="public"&&n.ask())}function Kh(t){t&&(t.scrollTop=t.scrollHeight)}function gu(t,e){let{seats:n}=e;!_e(e)&&n.some(r=>r.yours)&&hl(t,n.map(r=>r.name||s("an-open-seat")).join(" – "))}function Qh(t,e,n){let r=t.target;if(!r.closest("[data-keys]")||r.closest("dialog")||al(t,(c,l)=>e.store.dispatch({type:"walk",player:c,direction:l})))return;let i=il(t),a=r instanceof HTMLButtonElement&&[" ","Enter"].includes(t.key);!i||a||(t.preventDefault(),Xh(i,e,n))}function Xh(t,e,n){switch(t.type){case"option":return e.chooseAt(t.index),n();case"placement":return e.placement(t.event);case"place":return e.state.placement.letter===null&&e.company.goOn()?void 0:e.state.table?.stage==="card"?e.turnCard():e.commit();case"turn":return e.turnCard();case"hint":return e.hint();case"why":return e.why();case"cancel":return e.placement({type:"cancel"});case"pass":return e.pass();case"undo":return e.undo();case"command":return e.type(!0),document.getElementById("command")?.focus();case"help":return e.onHelp()}}var hn=[{key:"none",clock:null},{key:"short",clock:"300+5"},{key:"long",clock:"900+10"},{key:"days",clock:"3d"}];function qr(t){return hn.find(({key:e})=>e===t)?.clock??null}var $u=`${yn/1024} KB`;function Jh(t,e){return{...t,...e}}var Hr=class{constructor(e,n,r,o){this.keepInvitation=o,this.go=e,this.view=n,this.store=F(Jh,{form:{opponent:"computer",strength:r,deck:"normal",level:1,first:"you",board:"revised",seed:"",names:["Anna","Ben"],name:"",speed:"none",takebacks:!0,rated:!1},totals:[],busy:!1,opening:!1,error:"",openError:""})}set(e){this.store.dispatch({form:{...this.store.get().form,...e},error:""})}name(e,n){let[r,o]=this.store.get().form.names;this.set({names:e===0?[n,o]:[r,n]})}async count(){try{let{totals:e}=await ss();this.store.dispatch({totals:e})}catch(e){this.store.dispatch({error:gt(e)})}}async start(){let{form:e,busy:n}=this.store.get();if(!n){this.store.dispatch({busy:!0,error:""});try{let{id:r,url:o,invitation:i}=await vn(tg(e));i&&this.keepInvitation(r,i),this.go(o)}catch(r){this.store.dispatch({busy:!1,error:gt(r)})}}}called(e){e!==null&&this.store.get().form.name===""&&this.set({name:e})}get ownName(){return this.store.get().form.name.trim()||null}async open(e){if(e.trim()==="")return this.refuse(s("paste-first"));if(e.length>yn)return this.refuse(s("too-long",{most:$u}));this.store.dispatch({opening:!0,openError:""});try{this.view(await xn(e))}catch(n){this.refuse(gt(n))}}async openFile(e){if(e.size>yn)return this.refuse(s("too-long",{most:$u}));await this.open(await e.text())}refuse(e){this.store.dispatch({opening:!1,openError:e})}};function tg(t){let{opponent:e,strength:n,deck:r,level:o,first:i,board:a}=t,c={board:a,seed:t.seed.trim()||null,from:null};if(e==="automa")return{...c,opponent:e,deck:r,level:o,first:"you",names:null};if(e==="computer")return{...c,opponent:e,level:n,first:i,names:null};if(e==="person"){let[l,p]=t.names.map(m=>m.trim());return{...c,opponent:e,first:i,names:[l||s("first"),p||s("second")]}}return{...c,...eg(t),opponent:e,first:i}}function eg({name:t,speed:e,takebacks:n,rated:r,seed:o}){return{names:t.trim()?[t.trim()]:null,clock:qr(e),takebacks:n&&!r,rated:r,seed:r?null:o.trim()||null}}var Wr=class{constructor(e){this.outside=e,this.store=F((n,r)=>({...n,...r}),{tables:null,busy:null,error:""})}async load(){try{let{tables:e}=await this.outside.fetch(),n=this.store.get().tables===null;this.store.dispatch(n?{tables:e,error:""}:{tables:e})}catch(e){this.store.dispatch({tables:null,error:gt(e)})}}async match(e){let n={clock:qr(e),board:"revised",rated:!1};await this.leave(e,()=>this.outside.match({...n,name:this.outside.name()}))}async sit(e){await this.leave(e,()=>this.outside.sit(e,this.outside.name()))}async leave(e,n){if(this.store.get().busy===null){this.store.dispatch({busy:e,error:""});try{let{url:r}=await n();this.outside.go(r)}catch(r){let o=gt(r);await this.load(),this.store.dispatch({busy:null,error:o})}}}};function Ri({clock:t,rated:e,takebacks:n,board:r,seed_chosen:o}){let i=[t===null?s("terms-no-clock"):tr(t)];return e&&i.push(s("terms-rated")),!n&&!e&&i.push(s("terms-no-takebacks")),r==="original"&&i.push(s("terms-original")),o&&i.push(s("terms-chosen")),i.join(", ")}var Gr=6e4,yu=1440*Gr,wu=[["day",yu],["hour",60*Gr],["minute",Gr]],Fr=class{constructor(e){this.outside=e;let n=e.remembered.recent();this.store=F((r,o)=>({...r,...o}),{games:[],waiting:0,next:null,recent:n,at:0,busy:!1,error:""})}async load(){await this.read(null,()=>[])}async more(){let{next:e,busy:n}=this.store.get();e===null||n||await this.read(e,()=>this.store.get().games)}async read(e,n){this.store.dispatch({busy:!0,error:""});try{let{games:r,waiting:o,next:i}=await this.outside.fetch(e),a=[...n(),...r],c=this.outside.now();this.store.dispatch({games:a,waiting:o,next:i,at:c,recent:this.others(a)})}catch(r){this.store.dispatch({error:gt(r)})}this.store.dispatch({busy:!1})}others(e){let n=new Set(e.map(({id:r})=>r));return this.outside.remembered.recent().filter(({id:r})=>!n.has(r))}forget(e){this.outside.remembered.forget(e),this.store.dispatch({recent:this.others(this.store.get().games)})}};function bu(t){return t.find(({status:e})=>e==="yours")??t.find(({status:e})=>e==="theirs")??null}function vu({cells:t}){return t.length-t.split(".").length+1}function Vr({variant:t,seats:e}){if(t==="solo")return s("card-solo");let n=e.filter(a=>!a.yours);if(n.length===0)return s("names-and",{first:e[0].name,second:e[1].name});let{kind:r,name:o}=n[0];if(r==="open")return s("your-open-table");let i=xu(o);return i?s("computer-level",{level:i}):o}function Zr(t,e){return t.status==="over"?og(t):t.status==="open"?s("waiting-for-somebody"):ng(t)+rg(t,e)}function ng({status:t,seats:e,turn:n}){let r=e.every(({yours:a})=>a);if(t==="yours"&&!r)return s("your-turn");let o=n===null?null:e[n-1];if(!o)return s("under-way");let i=xu(o.name);return s("turn-of",{name:i?s("level-number",{level:i}):o.name})}function rg({clock:t,now:e},n){if(!t||t.running===null||e===null||me(t.control).kind!=="days")return"";let r=Ke(t,t.running,{now:e,at:0},n);return r===0?s("comma-time-up"):s("comma-left",{time:er(r)})}function og({seats:t,result:e}){if(e===null)return s("called-off");let{winner:n,scores:r,reason:o}=e,i=t.every(({yours:b})=>b),{name:a,yours:c}=t[n-1],l={who:i?"other":"you",name:a},p=i||c?"won":"lost";if(o==="resignation")return s(`${p}-by-resignation`,l);if(o==="time")return s(`${p}-on-time`,l);let[m,d]=n===1?r:[r[1],r[0]],h=p==="won"?Nn(m,d):Nn(d,m),$=s(`${p}-points`,{...l,points:h});return o==="first to 53"?$+s("comma-first"):$}function xu(t){return/^Quiltbee level (\d+)/.exec(t)?.[1]??null}function ji(t,e){let n=Math.max(0,e-t);if(n<Gr)return s("just-now");if(n>=30*yu)return Qi(t);let[r,o]=wu.find(([,a])=>n>=a)??wu[2];return new Intl.RelativeTimeFormat(D(),{numeric:"auto"}).format(-Math.floor(n/o),r)}var ig=12;function ku(t=null){let e=t===null?"":`&cursor=${encodeURIComponent(t)}`;return B(`/api/me/games?limit=${ig}${e}`)}function Su(){return B("/api/lobby")}function Eu(t){return B("/api/match",t)}function Au(t,e){let n=So[t.level-1];return u`${Y("deck",s("deck"),[["normal",s("short-deck-normal")],["tactical",s("short-deck-tactical")]],t.deck,r=>e.set({deck:r}))}
    <p class="small explain">
      ${s("label-and-note",{label:s(`deck-${t.deck}`),note:s(`deck-note-${t.deck}`)})}
    </p>
    ${Y("level",s("level-of-automa"),So.map(r=>[String(r.level),Ut(r)]),String(t.level),r=>e.set({level:Number(r)}))}
    <p class="small explain" data-testid="level-counts">
      ${s("you-begin",{numeral:n.numeral,name:qn(n.level),counts:s(`automa-level-${n.level}`)})}
    </p>`}function Mu({totals:t}){if(t.length===0)return f;let e=n=>n===null?"–":j(Math.round(n*10)/10);return u`<section class="panel totals" aria-labelledby="totals-heading">
    <h2 id="totals-heading">${s("alone-with-automa")}</h2>
    <table class="scores" data-testid="solo-totals">
      <caption class="visually-hidden">
        ${s("finished-by-level")}
      </caption>
      <thead>
        <tr>
          <th scope="col">${s("deck-and-level")}</th>
          <th scope="col">${s("won")}</th>
          <th scope="col">${s("mean")}</th>
          <th scope="col">${s("best")}</th>
          <th scope="col">${s("practice")}</th>
        </tr>
      </thead>
      <tbody>
        ${t.map(n=>u`<tr>
              <th scope="row">${s(`short-deck-${n.deck}`)} ${n.numeral}</th>
              <td>${s("won-of",{won:n.won,games:n.games})}</td>
              <td>${e(n.mean_margin)}</td>
              <td>${e(n.best_margin)}</td>
              <td>${n.practice}</td>
            </tr>`)}
      </tbody>
    </table>
    <p class="small">${s("mean-note")}</p>
  </section>`}var zr=90,sg={"*":"special",x:"covered"};function _u(t,e,n){let{games:r,recent:o,waiting:i,next:a,busy:c,error:l,at:p}=t.store.get();return r.length===0&&o.length===0&&!l?f:u`<section class="panel my-games" aria-labelledby="games-heading">
    <h2 id="games-heading">
      ${s("your-games")}
      ${i>0?u`<span class="badge" data-testid="waiting"
              >${s("waiting-for-you",{count:i})}</span
            >`:f}
    </h2>
    <ul data-testid="recent-games">
      ${r.map(m=>ag(m,e,n-p))}
      ${o.map(m=>cg(m,t,e))}
    </ul>
    ${a===null?f:u`<button
            type="button"
            data-testid="more-games"
            aria-disabled=${c?"true":"false"}
            @click=${()=>t.more()}
          >
            ${s("show-more")}
          </button>`}
    ${tt(l,"games-error")}
  </section>`}function ag(t,e,n){return u`<li class=${`game ${t.status}`} data-status=${t.status}>
    ${Yr(t.cells)}
    <a href=${t.url} @click=${R(e)}>${Vr(t)}</a>
    <span class="standing">${Zr(t,n)}</span>
    <span class="small when">${ji(t.last,Date.now())}</span>
  </li>`}function cg(t,e,n){let r=ji(t.when,Date.now());return u`<li class="game remembered">
    ${Yr(".".repeat(81))}
    <a href=${`/game/${t.id}`} @click=${R(n)}>${t.title}</a>
    <span class="standing small">${s("opened-here",{when:r})}</span>
    <button
      type="button"
      class="quiet"
      aria-label=${s("remove-game",{game:t.title,when:r})}
      @click=${()=>e.forget(t.id)}
    >
      ${s("remove")}
    </button>
  </li>`}function Yr(t){let e=new Map;return[...t].forEach((n,r)=>{if(n===".")return;let o=[Math.floor(r/9),r%9];e.set(n,[...e.get(n)??[],o])}),u`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${zr+2} ${zr+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${zr} height=${zr}></rect>
    ${[...e].flatMap(([n,r])=>lg(n,r))}
  </svg>`}function lg(t,e){let n=t==="*"||t==="x",r=n?sg[t]:t;return(n?e.map(o=>[o]):[e]).map(o=>k`<path class="piece" fill=${`url(#fabric-${r})`} d=${V(o,10)}></path>`)}function Ou(t,e,n){let{games:r,at:o}=t.store.get(),i=bu(r);return i?u`<a class="continue" href=${i.url} data-testid="continue" @click=${R(e)}>
    ${Yr(i.cells)}
    <span class="continue-words">
      <b>${s("continue")}</b>
      <span
        >${s("opponent-and-standing",{opponent:Vr(i),standing:Zr(i,n-o)})}</span
      >
      <span class="small">${s("spaces-sewn",{count:vu(i)})}</span>
    </span>
  </a>`:f}var Tu=["GGGbbaaaXXX.","EEGbaaffJXVV","EEEbbYYfJVVg","LLLL.YWWJggg"];function ug(t){return Tu.flatMap((e,n)=>[...e].flatMap((r,o)=>r===t?[[n,o]]:[]))}function pg(t){let e=ug(t),n=`url(#fabric-${t})`;return k`<path class="piece" fill=${n} d=${V(e,10,.25)}></path>
    <path class="stitches" d=${V(e,10,1.1)}></path>`}function Gt(){let t=[...new Set(Tu.join(""))].filter(e=>e!==".");return u`<svg class="cover" viewBox="-1 -1 122 42" aria-hidden="true">
    <rect class="ground" width="120" height="40" rx="1"></rect>
    <rect fill="url(#fabric-cell)" width="120" height="40"></rect>
    ${t.map(pg)}
    ${[[2,0],[1,2],[6,0],[8,1],[10,2],[2,3]].map(([e,n])=>G((e+.5)*10,(n+.5)*10,2.6))}
  </svg>`}function Lu(t,e){let{tables:n,busy:r,error:o}=t.store.get();return u`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
    <h2 id="lobby-heading">${s("play-anyone")}</h2>
    <p class="small">${s("lobby-text")}</p>
    <div class="quick" role="group" aria-label=${s("quick-match")}>
      ${hn.map(({key:i})=>u`<button
            type="button"
            data-testid=${`match-${i}`}
            aria-disabled=${r===null?"false":"true"}
            @click=${()=>t.match(i)}
          >
            <b>${s(`speed-${i}`)}</b><span class="small">${s(`speed-note-${i}`)}</span>
          </button>`)}
    </div>
    <h3>${s("open-tables")}</h3>
    <ul class="tables" data-testid="lobby-tables">
      ${n?.length?n.map(i=>fg(i,t,e)):mg(n)}
    </ul>
    ${tt(o,"lobby-error")}
  </section>`}function mg(t){return t===null?f:u`<li class="none small">${s("nobody-waiting")}</li>`}function fg(t,e,n){let{game:r,name:o,rating:i,yours:a}=t,{busy:c}=e.store.get();return u`<li data-game=${r}>
    <span class="host"
      ><b>${a?s("your-table"):o}</b>${i===null?f:u` <span class="small">${i}</span>`} <span class="small">${Ri(t)}</span></span
    >
    ${a?u`<a class="button" href=${`/game/${r}`} @click=${R(n)}>${s("open")}</a>`:u`<button
            type="button"
            data-testid="sit"
            aria-label=${s("sit-with",{name:o,terms:Ri(t)})}
            aria-disabled=${c===null?"false":"true"}
            @click=${()=>e.sit(r)}
          >
            ${s("sit-down")}
          </button>`}
  </li>`}var dg=[["card-computer",["computer"]],["card-two",["person","friend","anyone"]],["card-solo",["automa"]]],hg={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"};function Nu(t,e,n){let{form:r}=t,o=r.opponent==="friend"||r.opponent==="anyone";return u`<form class="panel new-game" @submit=${a=>{a.preventDefault(),e.start()}} aria-labelledby="new-heading">
    <h2 id="new-heading">${s("new-game")}</h2>
    ${$g(r,e)}
    <div class="choices">
      ${r.opponent==="computer"?Sg(r,e,n):f}
      ${r.opponent==="person"?yg(r,e):f}
      ${o?bg(r,e):f}
      ${r.opponent==="automa"?Au(r,e):f}
    </div>
    <div class="start-bar">
      <button type="submit" class="main start" data-testid="start-game" ?disabled=${t.busy}>
        ${s(t.busy?"starting":hg[r.opponent])}
      </button>
      ${tt(t.error,"home-error")}
    </div>
    ${Nr(n)} ${gg(r,e,o)}
  </form>`}function gg(t,e,n){return u`<details class="fold more-options">
    <summary data-testid="more-options">${s("more-options")}</summary>
    <div class="choices">
      ${t.opponent==="automa"?f:vg(t,e)}
      ${Y("board",s("time-board"),[["revised",s("short-board-revised")],["original",s("short-board-original")]],t.board,r=>e.set({board:r}))}
      ${n&&t.rated?f:kg(t,e)}
    </div>
  </details>`}function $g(t,e){return u`<fieldset class="cards">
    <legend class="visually-hidden">${s("opponent")}</legend>
    ${dg.map(([n,r])=>wg(n,r,t,e))}
  </fieldset>`}function wg(t,e,n,r){let o=e.includes(n.opponent)?"chosen":"",i=a=>u`<input
      type="radio"
      name="opponent"
      value=${a}
      data-testid=${`opponent-${a}`}
      .checked=${n.opponent===a}
      @change=${()=>r.set({opponent:a})}
    />`;return e.length===1?u`<label class=${`card-choice ${o}`}
      >${i(e[0])}<b>${s(t)}</b> <span class="small">${s(`${t}-note`)}</span></label
    >`:u`<div class=${`card-choice ${o}`}>
    <b>${s(t)}</b>
    <div class="ways">
      ${e.map(a=>u`<label>${i(a)}<span>${s(`way-${a}`)}</span></label>`)}
    </div>
  </div>`}function yg(t,e){return u`<div class="names">
    ${["first-name","second-name"].map((n,r)=>u`<label
          >${s(n)}
          <input
            data-testid=${`name-${r+1}`}
            maxlength="24"
            autocomplete="off"
            .value=${t.names[r]}
            @input=${o=>e.name(r,Ot(o))}
        /></label>`)}
  </div>`}function bg(t,e){let{speed:n}=t;return u`<label class="own-name"
      >${s("your-name")} <span class="small">${s("as-others-see")}</span>
      <input
        data-testid="own-name"
        maxlength="40"
        autocomplete="nickname"
        placeholder=${s("guest")}
        .value=${t.name}
        @input=${r=>e.set({name:Ot(r)})}
    /></label>
    ${Y("clock",s("clock"),hn.map(({key:r})=>[r,s(`speed-${r}`)]),t.speed,r=>e.set({speed:r}))}
    <p class="small explain" data-testid="clock-words">
      ${s("label-and-note",{label:s(`speed-${n}`),note:s(`speed-note-${n}`)})}
    </p>
    <div class="ticks">
      ${Iu("rated",s("tick-rated"),s("tick-rated-note"),t.rated,r=>e.set({rated:r}))}
      ${Iu("takebacks",s("tick-takebacks"),s(t.rated?"tick-takebacks-never":"tick-takebacks-note"),t.takebacks&&!t.rated,r=>e.set({takebacks:r}),t.rated)}
    </div>`}function Iu(t,e,n,r,o,i=!1){return u`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${t}
      .checked=${r}
      ?disabled=${i}
      @change=${a=>o(ve(a))}
    /><span>${e} <span class="small">${n}</span></span></label
  >`}function vg(t,e){let[n,r]=xg(t);return Y("first",s("who-first"),[["you",n],["opponent",r],["random",s("random")]],t.first,o=>e.set({first:o}))}function xg({opponent:t,names:[e,n]}){return t==="person"?[e||s("first"),n||s("second")]:t==="friend"?[s("you"),s("your-friend")]:[s("you"),s(t==="computer"?"computer":"the-other-player")]}function kg(t,e){return u`<label class="seed"
    >${s("setup-code")} <span class="small">${s("setup-code-note")}</span>
    <input
      data-testid="seed"
      maxlength="64"
      autocomplete="off"
      .value=${t.seed}
      @input=${n=>e.set({seed:Ot(n)})}
  /></label>`}function Sg({strength:t},e,n){let r=o=>{e.set({strength:Number(o)}),n.change({strength:Number(o)})};return u`${Y("strength",s("difficulty"),wn.map(({level:o})=>[String(o),String(o)]),String(t),r)}
    <p class="small explain" data-testid="strength-words">${El(t)}</p>`}function Pu({home:t,lobby:e,mine:n},r,o){let i=t.store.get();return u`${xt(r)}
    <main class="home">
      <div class="welcome">
        <div>
          <h1>${s("welcome-title")}</h1>
          <p>${s("welcome-text")}</p>
        </div>
        ${Gt()}
        <div class="ways-in">
          <a
            class="button invite"
            href="/first-game"
            data-testid="first-game"
            @click=${R(r)}
            >${s("first-game")}</a
          >
          <button type="button" data-testid="how" @click=${r.help}>
            ${w("help")}<span>${s("how-to-play")}</span>
          </button>
        </div>
      </div>
      ${Ou(n,r,o)} ${Nu(i,t,r)}
      <div class="aside">
        ${_u(n,r,o)} ${Lu(e,r)} ${Eg(r)}
        ${Mu(i)} ${Ag(i,t)}
      </div>
    </main>`}function Eg(t){return u`<nav class="more" aria-label=${s("more")}>
    <a class="button" href="/tournaments" @click=${R(t)}
      >${w("cup")}<span>${s("tab-tournaments")}</span></a
    >
    <a class="button" href="/me" @click=${R(t)}
      >${w("person")}<span>${s("your-account")}</span></a
    >
    ${Pr(t)}
  </nav>`}function Ag(t,e){return u`<form class="panel opener" @submit=${r=>{r.preventDefault();let o=r.target.elements.namedItem("text");e.open(o.value)}} aria-labelledby="open-heading">
    <h2 id="open-heading">${s("open-saved")}</h2>
    <label for="open-text">${s("paste-record")}</label>
    <textarea
      id="open-text"
      name="text"
      rows="4"
      spellcheck="false"
      data-testid="open-text"
    ></textarea>
    <div class="row">
      <button type="submit" data-testid="open-game" ?disabled=${t.opening}>
        ${s(t.opening?"opening":"open")}
      </button>
      <label class="button file"
        >${s("choose-file")}<input
          type="file"
          accept=".pgr,.txt,text/plain"
          data-testid="open-file"
          @change=${r=>Mg(r,e)}
      /></label>
    </div>
    ${tt(t.openError,"open-error")}
  </form>`}async function Mg(t,e){let n=t.target,r=n.files?.[0];r&&(await e.openFile(r),n.value="")}var _g=5e3,Og=6e4,Tg=1200;async function Cu(t,e,n,r){let o=new Hr(e.go,r,e.settings.strength,Lr),i=new Wr({fetch:Su,match:Eu,sit:kn,name:()=>o.ownName,go:e.go}),a=new Fr({fetch:ku,remembered:{recent:be,forget:gl},now:()=>performance.now()});await Ng(Tg,Promise.all([o.count(),i.load(),a.load(),Ig(o,n)])),Ir(a.store.get().waiting);let c={home:o,lobby:i,mine:a},l=()=>I(Pu(c,e,performance.now()),t);return{draw:l,close:Lg(c,n,l)}}function Lg({home:t,lobby:e,mine:n},r,o){let i=[t,e,n].map(({store:l})=>l.watch(o));i.push(Xn(l=>(l==="lobby"?e:n).load()));let a=setInterval(()=>{!r.isLive&&!document.hidden&&e.load()},_g),c=setInterval(o,Og);return()=>{for(let l of i)l();clearInterval(a),clearInterval(c)}}async function Ig(t,e){let n=await ct().catch(()=>null);t.called(n?.name??null),n?.known&&!document.hidden&&e.open()}async function Ng(t,e){let n=0,r=new Promise(o=>{n=window.setTimeout(o,t)});await Promise.race([e,r]),clearTimeout(n)}function Ru(t,e,n){let{yours:r,name:o,game:i}=t;return u`${xt(n)}
    <main class="invitation">
      ${Gt()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">
          ${r?s("own-invitation"):s("invites-you",{name:o})}
        </h1>
        <dl class="terms" data-testid="invitation-terms">
          ${Ia(t).map(([a,c])=>u`<div>
                <dt>${a}</dt>
                <dd>${c}</dd>
              </div>`)}
        </dl>
        ${r?Pg(i):Dr(e)}
      </section>
    </main>`}function Pg(t){return u`<p data-testid="own-invitation">${s("send-address")}</p>
    <a class="button main" href=${`/game/${t}`}>${s("to-the-table")}</a>`}function ju({title:t,text:e},n){return u`${xt(n)}
    <main class="invitation">
      ${Gt()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">${t}</h1>
        <p data-testid="problem">${e}</p>
        <a class="button main" href="/">${s("play-on-your-own")}</a>
      </section>
    </main>`}var Du={load:Si,save:dl},Bu={home:t=>location.hash.length>1?Rg(t,location.hash):Cg(t),game:qu,invitation:Ug,"first-game":Dg,offline:Bg,aid:Se("aid"),me:Se("me"),"sign-in":Se("sign-in"),link:Se("link"),tournaments:Se("tournaments"),tournament:Se("tournament")};function Se(t){return async({root:e,shell:n,wait:r},o)=>{r("one-moment");let{AWAY:i}=await mt("pages");return{page:await i[t](e,n,o),title:`tab-${t}`}}}async function Cg(t){let{root:e,shell:n,feed:r}=t;return{page:await Cu(e,n,r,i=>{let a=[i.tags.Player1,i.tags.Player2];history.pushState(null,"",i.link?nr(i.link,a):location.pathname),t.show(Uu(t,i))}),title:""}}async function Rg(t,e){let n=Ca(location.search),r=await xn(e);return Uu(t,{...r,tags:{...n,...r.tags}})}async function Uu({root:t,shell:e,patches:n},r){let{openViewerPage:o}=await mt("pages");return{page:o(t,r,await n,e),title:"tab-viewer"}}async function qu(t,e){let{root:n,shell:r}=t;t.wait("opening-table");let[o,i]=await Promise.all([os(e),t.patches]),a=Si()?.game===e?await jg(t):null;return{page:Ci(n,o,i,r,a),title:"tab-game",known:o.seats.some(l=>l.yours)}}async function jg({root:t,shell:e}){let{accompany:n,asNewcomer:r}=await mt("guide");return{seen:r,accompany:(o,i)=>n(t,o,e,Du,i)}}async function Dg(t){t.wait("opening-table");let{firstGame:e}=await mt("guide"),n=await e(Du);return{...await qu(t,n),address:`/game/${n}`}}async function Bg({root:t,shell:e,patches:n,wait:r}){r("opening-table");let[{LocalGame:o},i]=await Promise.all([mt("offline"),n]),a=new o(i,{load:ml,save:fl,later:l=>window.setTimeout(l),draw:l=>Math.floor(Math.random()*l),today:()=>new Date});return{page:Ci(t,a.message,i,e,null,a),title:"tab-offline",known:!1}}async function Ug({root:t,shell:e,wait:n},r){let o="tab-invitation";n("opening-invitation");try{let i=await cs(r),a=new fe({me:ct,sit:p=>ls(r,p),go:e.go}),c=()=>I(Ru(i,a,e),t);return{page:{draw:c,close:a.store.watch(c)},title:o,after:async()=>i.yours?void 0:a.ask()}}catch(i){let a=i instanceof Lt?La(i.status):null;if(!a)throw i;return{page:{draw:()=>I(ju(a,e),t),close:()=>{}},title:o}}}function Kr(t,e,n){let r=document.createElement("dialog");return r.className=`sheet ${t}-dialog`,r.dataset.testid=`dialog-${t}`,r.setAttribute("aria-labelledby",e),r.addEventListener("close",()=>r.remove()),n(r),document.body.append(r),r.showModal(),r}var gn=null;function Hu(t){if(gn)return;Kr("settings","dialog-heading",n=>{gn=()=>I(u`${Cr(t,()=>n.close(),null)}`,n),gn()}).addEventListener("close",()=>{gn=null})}function Wu(){gn?.()}function Gu(){let t=document.createElement("span");t.className="probe",t.ariaHidden="true",t.textContent="a b",document.body.append(t);let e=()=>document.documentElement.toggleAttribute("data-roomy",qg(getComputedStyle(t)));new ResizeObserver(e).observe(t)}function qg({letterSpacing:t,wordSpacing:e,lineHeight:n,fontSize:r}){let o=parseFloat(r);return[t,e].some(a=>parseFloat(a)>0)||o>18||parseFloat(n)>1.1*o}var Di=new Map([["classic",Promise.resolve(Qe)]]),Bi="classic";async function Ui(t){Bi=t;try{let e=await Hg(t);Bi===t&&Fu(t,e)}catch(e){console.warn(`The ${t} edition can’t be loaded:`,e),Bi===t&&!document.querySelector("#fabrics > *")&&Fu("classic",Qe)}}function Fu(t,e){document.documentElement.dataset.edition=t,I(Ga(e),document.getElementById("fabrics"))}function Hg(t){let e=Di.get(t);if(e)return e;let n=`/editions/${t}`,o=Promise.all([import(`${n}.js`),Wg(`${n}.css`)]).then(([i])=>i.art);return Di.set(t,o),o.catch(()=>Di.delete(t)),o}async function Wg(t){let e=document.querySelector(`link[href="${t}"]`);e?.sheet||(e?.remove(),await Fo(t))}var Xr=document.getElementById("app"),nt=ki(),$n=null,qi=()=>"",Qr=0,Gg=rs(Gi("link[data-what=patches]")),Hi=new Sn({open:()=>new WebSocket(`${location.origin.replace(/^http/,"ws")}/api/feed`),later:(t,e)=>window.setTimeout(t,e),forget:t=>window.clearTimeout(t),onWaiting:Ir,onNews:Sa});async function Wi(t){be().length===0||document.hidden||Hi.socket||(t??await Fg())&&Hi.open()}async function Fg(){return ct().then(({known:t})=>t,()=>!1)}var Ft={get settings(){return nt},logo:Gi("link[rel=icon]"),change(t){ul({...nt,...t}),t.sounds&&Po("button"),Vu(t)},go(t){history.pushState(null,"",t),Jr()},onNews:Xn,help(){mt("aid").then(({openAid:t})=>t(),Vg)},openSettings(){Hu(Ft)},canVibrate:No()};function Vu(t){nt={...nt,...t},Zu(),t.edition&&Ui(t.edition),"language"in t||"edition"in t?Yg().catch(Qu):zu()}function Vg({message:t}){Kr("aside","aside-words",e=>I(u`<p role="alert" id="aside-words">${t}</p>
        <button type="button" class="main" @click=${()=>e.close()}>${s("close")}</button>`,e))}function Gi(t){return document.querySelector(t).href}function Zu(){let{theme:t}=nt;t==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=t}function Zg(){return nt.language==="auto"?fs(navigator.languages):nt.language}async function zg(){let{lang:t}=document.documentElement,e=nt.language==="auto"?t:nt.language,n=t===e?Gi("link[data-what=words]"):void 0;Wo(await ze(e,n),nt.edition),document.documentElement.lang=e,Ro()}async function Yg(){let t=Zg(),[e,n]=await Promise.all([ze(t),va(t)]);Wo(e,nt.edition),n&&Kn(n),document.documentElement.lang=t,Ro(),mn(qi()),zu()}function zu(){$n?.draw(),Wu()}function Yu(t,e,n=null){let r=$n===null;$n?.close(),$n=t,qi=e?()=>s(e):()=>"",mn(qi()),Wi(n),window.scrollTo(0,0),t.draw(),r||Kg()}function Kg(){let t=Xr.querySelector("h1");!t||document.activeElement!==document.body||(t.tabIndex=-1,t.focus({preventScroll:!0}))}var Qg={root:Xr,shell:Ft,feed:Hi,patches:Gg,show:Ku,wait(t){$n||I(An(Ft,s(t)),Xr)}};function Jr(){Qr+=1;let t=hs(location.pathname);t?Ku(Bu[t.name](Qg,t.match)):Xu("page")}async function Ku(t){let e=Qr;try{let{page:n,title:r,known:o,address:i,after:a}=await t;if(e!==Qr)return n.close();i&&history.replaceState(null,"",i),Yu(n,r,o),await a?.()}catch(n){e===Qr&&Qu(n)}}function Qu(t){if(t instanceof $t&&Ye())return;if(t instanceof Lt&&t.status===404&&Xg())return Xu("game");let e=t instanceof Error?t.message:String(t);Ju("cannot-show",e,es(t))}function Xg(){return location.pathname.startsWith("/game/")}function Xu(t){Ju(t==="game"?"no-such-game":"no-such-page",s("link-may-be-old"))}function Ju(t,e,n=!1){Yu({draw:()=>I(u`${xt(Ft)}
        <main class="waiting">
          ${Gt()}
          <h1>${s(t)}</h1>
          ${tt(e,"problem")}
          <a class="button main" href="/">${s("back-to-home")}</a>
          ${n?ho(Ft):f}
        </main>`,Xr),close:()=>{}},t)}Zu();await Promise.all([zg(),Ui(nt.edition)]);window.addEventListener("popstate",Jr);window.addEventListener("keydown",t=>{t.key==="F1"&&(t.preventDefault(),Ft.help())});window.addEventListener("online",()=>Wi(null));document.addEventListener("visibilitychange",()=>Wi(null));window.addEventListener("pointerdown",()=>{for(let t of document.getAnimations())t.finish()},{capture:!0});Jr();Os(Ft,Jr);Gu();pl(Vu);document.readyState==="complete"?Co():window.addEventListener("load",Co);export{Jg as a,wn as b,J as c,Ae as d,s as e,Qi as f,gt as g,F as h,Lt as i,B as j,ns as k,os as l,vn as m,ct as n,ps as o,pp as p,gs as q,u as r,k as s,f as t,I as u,w as v,xt as w,R as x,N as y,T as z,lt as A,Rt as B,On as C,Xt as D,V as E,In as F,j as G,je as H,E as I,jt as J,Dt as K,Nn as L,j$ as M,te as N,Et as O,Bt as P,Rs as Q,Be as R,js as S,Qs as T,He as U,Xs as V,_ as W,ie as X,Hn as Y,se as Z,Wn as _,ae as $,P as aa,ta as ba,Ge as ca,Lo as da,ea,mt as fa,tr as ga,nr as ha,st as ia,G as ja,Xo as ka,tc as la,_y as ma,bt as na,ai as oa,_t as pa,Oc as qa,gr as ra,cn as sa,we as ta,Ic as ua,yr as va,Hc as wa,Fc as xa,Sb as ya,ht as za,Sf as Aa,Nb as Ba,Nf as Ca,rl as Da,$0 as Ea,qf as Fa,sl as Ga,al as Ha,$l as Ia,Lr as Ja,Qf as Ka,Mi as La,Y as Ma,Ot as Na,ve as Oa,xe as Pa,Sd as Qa,Od as Ra,Bl as Sa,Hl as Ta,Wl as Ua,tt as Va,ix as Wa,Jl as Xa,Rx as Ya,nu as Za,ru as _a,lu as $a,mu as ab,hn as bb,qr as cb,Kr as db};
/**
 * @license
 * Copyright 2017 Google LLC
 * SPDX-License-Identifier: BSD-3-Clause
 */
