var lp=Object.defineProperty;var Qg=(t,e)=>{for(var n in e)lp(t,n,{get:e[n],enumerable:!0})};var wn=[{level:1,name:"Beginner",audience:"a child can beat it"},{level:2,name:"Learner",audience:"for a first game"},{level:3,name:"Casual",audience:"if you know the rules"},{level:4,name:"Regular",audience:"if you’ve played a few times"},{level:5,name:"Practised",audience:"if you play often"},{level:6,name:"Skilled",audience:"for good players"},{level:7,name:"Strong",audience:"for very good players"},{level:8,name:"Expert",audience:"for the best in your club"},{level:9,name:"Master",audience:"nearly everything the computer has"},{level:10,name:"Full strength",audience:"everything it has; it thinks for about a second"}],te=3,vn=[{level:1,numeral:"I",name:"Intern",marker:52,per_button_held:0,per_patch_with_buttons:0,per_button_on_patches:0},{level:2,numeral:"II",name:"Apprentice",marker:44,per_button_held:1,per_patch_with_buttons:0,per_button_on_patches:0},{level:3,numeral:"III",name:"Fellow",marker:41,per_button_held:1,per_patch_with_buttons:1,per_button_on_patches:0},{level:4,numeral:"IV",name:"Master",marker:38,per_button_held:1,per_patch_with_buttons:0,per_button_on_patches:1},{level:5,numeral:"V",name:"Legend",marker:35,per_button_held:1,per_patch_with_buttons:1,per_button_on_patches:1}],Jg=65536,Ui=18e4,tt=53,Ae=[5,11,17,23,29,35,41,47,53],kn={revised:[26,32,38,44,50],original:[20,26,32,44,50]};var Me={language:"en",format:t=>t};function zi(t){Me=t}function U(){return Me.language}function a(t,e){return Me.format(t,e)}function rt(t){let{language:e}=Me;return new Intl.ListFormat(e==="en"?"en-GB":e).format(t)}var Vi=[];function Ki(t){Vi=t}function Zi(){let{language:t}=Me;return Vi.find(e=>e.split("-")[0]===t)??t}function ty(t){return new Intl.DateTimeFormat(Zi(),{dateStyle:"medium"}).format(t)}function ey(t){return new Intl.NumberFormat(Zi(),{minimumFractionDigits:1,maximumFractionDigits:1}).format(Math.round(t*10)/10||0).replace("-","−")}var Qi=new Set;function Pt(t){return t instanceof Error?t.message:String(t)}function Yi(t){t!==""&&Qi.add(t)}function Ji(t){let e=U()==="en"?"":[...Qi].find(r=>t.includes(r));if(!e)return[t,"",""];let n=t.indexOf(e);return[t.slice(0,n),e,t.slice(n+e.length)]}function Oe(t,e){let n=e,r=!1,o=new Set,i=()=>{r=!1;for(let s of[...o])s(n)};return{get:()=>n,dispatch(s){let l=t(n,s);l!==n&&(n=l,r||queueMicrotask(i),r=!0)},watch(s){return o.add(s),()=>o.delete(s)}}}function xn(t){return Oe((e,n)=>({...e,...n}),t)}var cp=new Set([400,401,403,404,409,410,413,422,429,503]),Ft=class extends Error{name="Away"},gt=class extends Error{};function ts(t){let e=t instanceof Ft;return e&&Ur(!0),e}var ee=Oe((t,e)=>e,{away:!1}),yt=class extends Error{constructor(n,r){super(n);this.status=r}status},up=new Set(["POST /api/challenges","POST /api/days/{day}","POST /api/games","POST /api/games/{game}/again","POST /api/games/{game}/seat","POST /api/invitations/{code}","POST /api/match","POST /api/tournaments","POST /api/tournaments/{tournament}/join"]),zr={areRefused:()=>!1};async function H(t,...[e]){if(zr.areRefused()&&up.has(t))throw new yt(a("no-cookies"),0);return es(await Vr(t,e))}async function es(t){let e=await t.text();if(!t.ok)throw new yt(Kr(e,t.status),t.status);return e!==""&&!t.headers.get("content-type")?.startsWith("image/")?JSON.parse(e):e}async function*uy(t,e,n){let r=await Vr(t,e,n);if(!r.ok||!r.body)throw new yt(Kr(await r.text(),r.status),r.status);let o=r.body.pipeThrough(new TextDecoderStream).getReader(),i="";try{for(;;){let{done:s,value:l=""}=await o.read().catch(Xi),c=(i+l).split(`
`);i=c.pop()??"";for(let u of c.filter(m=>m.trim()))yield pp(u);if(s&&i.trim()&&Xi(new Error("The last line is not whole.")),s)return}}finally{await o.cancel().catch(()=>{})}}function pp(t){let e=JSON.parse(t);if("error"in e)throw new yt(Kr(t,0),0);return e}function Xi(t){throw new Ft(a("server-away"),{cause:t})}function Vr(t,e={},n){let[r,o]=t.split(" "),i={...e},s=o.replace(/\{(\w+)\}/g,(l,c)=>{let u=i[c];return delete i[c],encodeURIComponent(u)});return r!=="GET"?Wr(s,{method:r,headers:{"content-type":"application/json"},body:JSON.stringify(i),signal:n}):(Object.keys(i).length>0&&(s+=`?${new URLSearchParams(i)}`),Wr(s,{signal:n}))}async function Wr(t,e={}){try{let n=await fetch(new URL(t,import.meta.url),e);return Ur(!1),n}catch(n){throw e.signal?.aborted||Ur(!0),new Ft(a("server-away"),{cause:n})}}function Ur(t){ee.get().away!==t&&ee.dispatch({away:t})}function Kr(t,e){let{error:n,code:r,values:o}=mp(t);return typeof o?.detail=="string"&&Yi(o.detail),r?a(`refused-${r}`,o):n&&U()==="en"?n:cp.has(e)?a(`refused-status-${e}`):a("status-answer",{status:String(e)})}function mp(t){try{return JSON.parse(t)??{}}catch(e){if(e instanceof SyntaxError)return{};throw e}}async function ns(t="/api/patches"){let e=await es(await Wr(t));return Object.fromEntries(Object.entries(e).map(dp))}function dp([t,e]){return[t,Object.defineProperty(e,"name",{get:()=>a(`patch-${t}`)})]}async function rs(t){let e=await H("GET /api/games/{game}",{game:t});if(e.version!==2)throw new gt(a("page-outdated"));return e}async function os(){let{messages:t}=await H("GET /api/health");return t===2}async function py(){let{headers:t}=await Vr("GET /api/health");return new Date(t.get("date")??Date.now())}function is(t){return H("POST /api/replay",{text:t.replaceAll("\0","")})}var Sn=class{constructor(e){this.outside=e}outside;socket=null;retry=null;wait=1e3;attempts=0;isLive=!1;open(){if(this.retry!==null&&this.outside.forget(this.retry),this.retry=null,this.socket)return;this.attempts+=1;let e=this.outside.open();this.socket=e,e.onopen=()=>{this.wait=1e3,this.attempts=0,this.isLive=!0},e.onmessage=n=>this.received(String(n.data)),e.onclose=()=>this.closed(e)}received(e){let n=JSON.parse(e);n.type==="games"&&(this.outside.onWaiting(n.waiting),this.outside.onInvited(n.invited)),n.type==="round"&&this.outside.onRound(n),(n.type==="games"||n.type==="lobby")&&this.outside.onNews(n.type)}closed(e){this.socket===e&&(this.socket=null,this.isLive=!1,!(this.attempts>=8)&&(this.retry=this.outside.later(()=>this.open(),this.wait),this.wait=Math.min(6e4,this.wait*2)))}};var Zr={en:"English",de:"Deutsch",fr:"Français",es:"Español"};function Qr(t){return typeof t=="string"&&Object.hasOwn(Zr,t)}function ss(t){return t.map(n=>n.split("-")[0].toLowerCase()).find(Qr)??"en"}function as(t){fp().append(t)}function fp(){let t=document.getElementById("bars");if(t)return t;let e=document.createElement("div");return e.id="bars",document.body.append(e),e}var hp="offline",ls="/offline",cs="board";function ot({game:t}){return t===hp}var ro=globalThis,us=t=>t,Pn=ro.trustedTypes,ps=Pn?Pn.createPolicy("lit-html",{createHTML:t=>t}):void 0,ys="$lit$",Et=`lit$${Math.random().toFixed(9).slice(2)}$`,bs="?"+Et,gp=`<${bs}>`,qt=document,Ce=()=>qt.createComment(""),Le=t=>t===null||typeof t!="object"&&typeof t!="function",oo=Array.isArray,yp=t=>oo(t)||typeof t?.[Symbol.iterator]=="function",Yr=`[ 	
\f\r]`,_e=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,ms=/-->/g,ds=/>/g,Ht=RegExp(`>|${Yr}(?:([^\\s"'>=/]+)(${Yr}*=${Yr}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),fs=/'/g,hs=/"/g,$s=/^(?:script|style|textarea|title)$/i,io=t=>(e,...n)=>({_$litType$:t,strings:e,values:n}),p=io(1),x=io(2),yy=io(3),Ge=Symbol.for("lit-noChange"),f=Symbol.for("lit-nothing"),gs=new WeakMap,Dt=qt.createTreeWalker(qt,129);function ws(t,e){if(!oo(t)||!t.hasOwnProperty("raw"))throw Error("invalid template strings array");return ps!==void 0?ps.createHTML(e):e}var bp=(t,e)=>{let n=t.length-1,r=[],o,i=e===2?"<svg>":e===3?"<math>":"",s=_e;for(let l=0;l<n;l++){let c=t[l],u,m,d=-1,h=0;for(;h<c.length&&(s.lastIndex=h,m=s.exec(c),m!==null);)h=s.lastIndex,s===_e?m[1]==="!--"?s=ms:m[1]!==void 0?s=ds:m[2]!==void 0?($s.test(m[2])&&(o=RegExp("</"+m[2],"g")),s=Ht):m[3]!==void 0&&(s=Ht):s===Ht?m[0]===">"?(s=o??_e,d=-1):m[1]===void 0?d=-2:(d=s.lastIndex-m[2].length,u=m[1],s=m[3]===void 0?Ht:m[3]==='"'?hs:fs):s===hs||s===fs?s=Ht:s===ms||s===ds?s=_e:(s=Ht,o=void 0);let y=s===Ht&&t[l+1].startsWith("/>")?" ":"";i+=s===_e?c+gp:d>=0?(r.push(u),c.slice(0,d)+ys+c.slice(d)+Et+y):c+Et+(d===-2?l:y)}return[ws(t,i+(t[n]||"<?>")+(e===2?"</svg>":e===3?"</math>":"")),r]},Re=class t{constructor({strings:e,_$litType$:n},r){let o;this.parts=[];let i=0,s=0,l=e.length-1,c=this.parts,[u,m]=bp(e,n);if(this.el=t.createElement(u,r),Dt.currentNode=this.el.content,n===2||n===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(o=Dt.nextNode())!==null&&c.length<l;){if(o.nodeType===1){if(o.hasAttributes())for(let d of o.getAttributeNames())if(d.endsWith(ys)){let h=m[s++],y=o.getAttribute(d).split(Et),k=/([.?@])?(.*)/.exec(h);c.push({type:1,index:i,name:k[2],strings:y,ctor:k[1]==="."?Xr:k[1]==="?"?to:k[1]==="@"?eo:re}),o.removeAttribute(d)}else d.startsWith(Et)&&(c.push({type:6,index:i}),o.removeAttribute(d));if($s.test(o.tagName)){let d=o.textContent.split(Et),h=d.length-1;if(h>0){o.textContent=Pn?Pn.emptyScript:"";for(let y=0;y<h;y++)o.append(d[y],Ce()),Dt.nextNode(),c.push({type:2,index:++i});o.append(d[h],Ce())}}}else if(o.nodeType===8)if(o.data===bs)c.push({type:2,index:i});else{let d=-1;for(;(d=o.data.indexOf(Et,d+1))!==-1;)c.push({type:7,index:i}),d+=Et.length-1}i++}}static createElement(e,n){let r=qt.createElement("template");return r.innerHTML=e,r}};function ne(t,e,n=t,r){if(e===Ge)return e;let o=r!==void 0?n._$Co?.[r]:n._$Cl,i=Le(e)?void 0:e._$litDirective$;return o?.constructor!==i&&(o?._$AO?.(!1),i===void 0?o=void 0:(o=new i(t),o._$AT(t,n,r)),r!==void 0?(n._$Co??=[])[r]=o:n._$Cl=o),o!==void 0&&(e=ne(t,o._$AS(t,e.values),o,r)),e}var Jr=class{constructor(e,n){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:n},parts:r}=this._$AD,o=(e?.creationScope??qt).importNode(n,!0);Dt.currentNode=o;let i=Dt.nextNode(),s=0,l=0,c=r[0];for(;c!==void 0;){if(s===c.index){let u;c.type===2?u=new Ne(i,i.nextSibling,this,e):c.type===1?u=new c.ctor(i,c.name,c.strings,this,e):c.type===6&&(u=new no(i,this,e)),this._$AV.push(u),c=r[++l]}s!==c?.index&&(i=Dt.nextNode(),s++)}return Dt.currentNode=qt,o}p(e){let n=0;for(let r of this._$AV)r!==void 0&&(r.strings!==void 0?(r._$AI(e,r,n),n+=r.strings.length-2):r._$AI(e[n])),n++}},Ne=class t{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(e,n,r,o){this.type=2,this._$AH=f,this._$AN=void 0,this._$AA=e,this._$AB=n,this._$AM=r,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let e=this._$AA.parentNode,n=this._$AM;return n!==void 0&&e?.nodeType===11&&(e=n.parentNode),e}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(e,n=this){e=ne(this,e,n),Le(e)?e===f||e==null||e===""?(this._$AH!==f&&this._$AR(),this._$AH=f):e!==this._$AH&&e!==Ge&&this._(e):e._$litType$!==void 0?this.$(e):e.nodeType!==void 0?this.T(e):yp(e)?this.k(e):this._(e)}O(e){return this._$AA.parentNode.insertBefore(e,this._$AB)}T(e){this._$AH!==e&&(this._$AR(),this._$AH=this.O(e))}_(e){this._$AH!==f&&Le(this._$AH)?this._$AA.nextSibling.data=e:this.T(qt.createTextNode(e)),this._$AH=e}$(e){let{values:n,_$litType$:r}=e,o=typeof r=="number"?this._$AC(e):(r.el===void 0&&(r.el=Re.createElement(ws(r.h,r.h[0]),this.options)),r);if(this._$AH?._$AD===o)this._$AH.p(n);else{let i=new Jr(o,this),s=i.u(this.options);i.p(n),this.T(s),this._$AH=i}}_$AC(e){let n=gs.get(e.strings);return n===void 0&&gs.set(e.strings,n=new Re(e)),n}k(e){oo(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,r,o=0;for(let i of e)o===n.length?n.push(r=new t(this.O(Ce()),this.O(Ce()),this,this.options)):r=n[o],r._$AI(i),o++;o<n.length&&(this._$AR(r&&r._$AB.nextSibling,o),n.length=o)}_$AR(e=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);e!==this._$AB;){let r=us(e).nextSibling;us(e).remove(),e=r}}setConnected(e){this._$AM===void 0&&(this._$Cv=e,this._$AP?.(e))}},re=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(e,n,r,o,i){this.type=1,this._$AH=f,this._$AN=void 0,this.element=e,this.name=n,this._$AM=o,this.options=i,r.length>2||r[0]!==""||r[1]!==""?(this._$AH=Array(r.length-1).fill(new String),this.strings=r):this._$AH=f}_$AI(e,n=this,r,o){let i=this.strings,s=!1;if(i===void 0)e=ne(this,e,n,0),s=!Le(e)||e!==this._$AH&&e!==Ge,s&&(this._$AH=e);else{let l=e,c,u;for(e=i[0],c=0;c<i.length-1;c++)u=ne(this,l[r+c],n,c),u===Ge&&(u=this._$AH[c]),s||=!Le(u)||u!==this._$AH[c],u===f?e=f:e!==f&&(e+=(u??"")+i[c+1]),this._$AH[c]=u}s&&!o&&this.j(e)}j(e){e===f?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,e??"")}},Xr=class extends re{constructor(){super(...arguments),this.type=3}j(e){this.element[this.name]=e===f?void 0:e}},to=class extends re{constructor(){super(...arguments),this.type=4}j(e){this.element.toggleAttribute(this.name,!!e&&e!==f)}},eo=class extends re{constructor(e,n,r,o,i){super(e,n,r,o,i),this.type=5}_$AI(e,n=this){if((e=ne(this,e,n,0)??f)===Ge)return;let r=this._$AH,o=e===f&&r!==f||e.capture!==r.capture||e.once!==r.once||e.passive!==r.passive,i=e!==f&&(r===f||o);o&&this.element.removeEventListener(this.name,this,r),i&&this.element.addEventListener(this.name,this,e),this._$AH=e}handleEvent(e){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,e):this._$AH.handleEvent(e)}},no=class{constructor(e,n,r){this.element=e,this.type=6,this._$AN=void 0,this._$AM=n,this.options=r}get _$AU(){return this._$AM._$AU}_$AI(e){ne(this,e)}};var $p=ro.litHtmlPolyfillSupport;$p?.(Re,Ne),(ro.litHtmlVersions??=[]).push("3.3.3");var z=(t,e,n)=>{let r=n?.renderBefore??e,o=r._$litPart$;if(o===void 0){let i=n?.renderBefore??null;r._$litPart$=o=new Ne(e.insertBefore(Ce(),i),i,void 0,n??{})}return o._$AI(t),o};var wp={left:"M4 4v6h6M4.6 10A8 8 0 1 1 4 14",right:"M20 4v6h-6M19.4 10A8 8 0 1 0 20 14",flip:"M12 3v18M9 6L3 18h6zM15 6l6 12h-6z",place:"M4 13l5 5L20 6",cancel:"M6 6l12 12M18 6L6 18",undo:"M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",pass:"M4 12h14M13 6l6 6-6 6",download:"M12 4v11M7 11l5 5 5-5M5 20h14",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",flag:"M6 21V4h11l-2 4 2 4H6",print:"M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",card:"M5 3h10v14H5zM9 21h10V7",bulb:"M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-.9 1.6h-5.2c0-.6-.3-1.1-.9-1.6A6 6 0 0 1 12 3z",help:"M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",graph:"M4 4v16h16M7 14l4-5 3 3 5-7",first:"M18 5l-8 7 8 7M6 5v14",back:"M15 5l-7 7 7 7",forward:"M9 5l7 7-7 7",last:"M6 5l8 7-8 7M18 5v14",clock:"M12 7v5l3 2M12 4a8 8 0 1 0 .01 0",hurry:"M12 4v10M12 19v.5",bubble:"M4 5h16v11h-9l-5 4v-4H4z",eye:"M3 12c4-8 14-8 18 0-4 8-14 8-18 0zM12 9.5a2.5 2.5 0 1 0 .01 0",share:"M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",copy:"M8 8h11v12H8zM16 8V4H5v12h3",person:"M12 4a4 4 0 1 0 .01 0M4 21c1-5 4-7 8-7s7 2 8 7",puzzle:"M4 8h4a2.500 2.500 0 1 1 4 0h4v4a2.500 2.500 0 1 1 0 4v4H4z",cup:"M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 20h8",gear:"M12 9a3 3 0 1 0 .01 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1",fresh:"M12 5v14M5 12h14",again:"M20 4v6h-6M20 10A8 8 0 1 0 20 15",button:"M12 3a9 9 0 1 0 .01 0M9 9.5v.01M15 9.5v.01M9 14.5v.01M15 14.5v.01",ten:"M4 9l3.5-2.5v11.5M16.5 6.5c4.5 0 4.5 11.5 0 11.5s-4.5-11.5 0-11.5z",heart:"M12 20C5 14.5 3 11 3 8a4.6 4.6 0 0 1 9-1.4A4.6 4.6 0 0 1 21 8c0 3-2 6.5-9 12z",eyes:"M4 6h16v12H4zM4 12h16",pen:"M4 20l1-4L16 5l3 3L8 19zM14 7l3 3",raise:"M12 19V5M6 11l6-6 6 6",bin:"M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13",open:"M3 19V6h6l2 2h10v11z",lens:"M10.5 4a6.5 6.5 0 1 0 .01 0M15.5 15.5L21 21",up:"M4 18l5-6 4 3 7-9M20 6h-5M20 6v5",sun:"M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5"};function b(t){return p`<svg class="icon-line" viewBox="0 0 24 24" aria-hidden="true">
<path d=${wp[t]}></path>
</svg>`}var vs=3e3,vp=6e3;function so(){return p`<span class="without-server">
<a class="button" href=${ls} data-testid="play-offline"
>${b("button")}<span>${a("offline-play")}</span></a
>
<a class="button" href="/aid" data-testid="aid-offline"
>${b("help")}<span>${a("tab-aid")}</span></a
>
</span>`}function ks(t){let e=document.createElement("div");e.setAttribute("role","status"),as(e);let n=0,r=!1,o=()=>{e.className="",z(f,e)},i=()=>{e.className="returned",z(p`<p data-testid="back-again">${a("offline-back")}</p>`,e),n=window.setTimeout(o,vp),document.querySelector("main.table")||t()},s=()=>{let{away:c}=ee.get();if(clearTimeout(n),c){e.className="away";let u=p`<p data-testid="away">${a("offline-away")}</p>`;z(p`${u} ${so()}`,e),n=window.setTimeout(l,vs)}else r&&i();r=c},l=async()=>{await H("GET /api/me").catch(()=>{}),ee.get().away&&(n=window.setTimeout(l,vs))};ee.watch(s),s()}function ao(){"serviceWorker"in navigator&&xs(()=>navigator.serviceWorker.register("/sw.js"))}function lo(){if(!("caches"in window))return;let t={title:a("your-turn"),body:a("notice-body"),lang:U()};xs(async()=>{await(await caches.open("notices")).put("/notice-words",new Response(JSON.stringify(t)))})}function xs(t){(window.requestIdleCallback??(n=>window.setTimeout(n,1e3)))(()=>{t().catch(n=>{console.warn("This browser keeps nothing for times without a page:",n.message)})})}var Ss={aid:{load:()=>import("./aid_page.js"),styles:["aid"]},analysis:{load:()=>import("./analysis_page.js"),styles:["analysis","notebook","editor"]},commands:{load:()=>import("./commands.js"),styles:[]},cues:{load:()=>import("./cues_page.js"),styles:[]},faces:{load:()=>import("./faces_page.js"),styles:[]},guide:{load:()=>import("./guide_page.js"),styles:["guide"]},hints:{load:()=>import("./hints.js"),styles:[]},home:{load:()=>import("./home_page.js"),styles:["home"]},invited:{load:()=>import("./invited_page.js"),styles:["invited"]},moments:{load:()=>import("./moments_page.js"),styles:[]},offline:{load:()=>import("./offline_page.js"),styles:[]},pages:{load:()=>import("./pages.js"),styles:["pages"]},phrases:{load:()=>import("./phrases_page.js"),styles:["phrases"]},plan:{load:()=>import("./plan.js"),styles:["plan_card"]},puzzles:{load:()=>import("./puzzles_page.js"),styles:["puzzles"]},review:{load:()=>import("./review_page.js"),styles:["review","review_panels","review_places"]},starts:{load:()=>import("./starts_page.js"),styles:["starts"]},tournaments:{load:()=>import("./tournaments_page.js"),styles:["pages","tournaments"]},translated:{load:()=>import("./translated_page.js"),styles:[]}},Ps=["cues","faces","offline","translated"];var lt=class{constructor(e){this.value=e}valueOf(){return this.value}},A=class extends lt{constructor(e="???"){super(e)}toString(e){return`{${this.value}}`}},V=class extends lt{constructor(e,n={}){super(e),this.opts=n}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return this.value.toString(10)}},ct=class t extends lt{static supportsValue(e){if(typeof e=="number"||e instanceof Date)return!0;if(e instanceof lt)return t.supportsValue(e.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(e instanceof n.Instant||e instanceof n.PlainDateTime||e instanceof n.PlainDate||e instanceof n.PlainMonthDay||e instanceof n.PlainTime||e instanceof n.PlainYearMonth)return!0}return!1}constructor(e,n={}){e instanceof t?(n={...e.opts,...n},e=e.value):e instanceof lt&&(e=e.valueOf()),typeof e=="object"&&"calendarId"in e&&n.calendar===void 0&&(n={...n,calendar:e.calendarId}),super(e),this.opts=n}[Symbol.toPrimitive](e){return e==="string"?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e=="number")return e;if(e instanceof Date)return e.getTime();if("epochMilliseconds"in e)return e.epochMilliseconds;if("toZonedDateTime"in e)return e.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var Es=100,kp="⁨",xp="⁩";function Sp(t,e,n){if(n===e||n instanceof V&&e instanceof V&&n.value===e.value)return!0;if(e instanceof V&&typeof n=="string"){let r=t.memoizeIntlObject(Intl.PluralRules,e.opts).select(e.value);if(n===r)return!0}return!1}function Ts(t,e,n){return e[n]?oe(t,e[n].value):(t.reportError(new RangeError("No default")),new A)}function co(t,e){let n=[],r=Object.create(null);for(let o of e)o.type==="narg"?r[o.name]=Ie(t,o.value):n.push(Ie(t,o));return{positional:n,named:r}}function Ie(t,e){switch(e.type){case"str":return e.value;case"num":return new V(e.value,{minimumFractionDigits:e.precision});case"var":return Pp(t,e);case"mesg":return Ep(t,e);case"term":return Tp(t,e);case"func":return Ap(t,e);case"select":return Mp(t,e);default:return new A}}function Pp(t,{name:e}){let n;if(t.params)if(Object.prototype.hasOwnProperty.call(t.params,e))n=t.params[e];else return new A(`$${e}`);else if(t.args&&Object.prototype.hasOwnProperty.call(t.args,e))n=t.args[e];else return t.reportError(new ReferenceError(`Unknown variable: $${e}`)),new A(`$${e}`);if(n instanceof lt)return n;switch(typeof n){case"string":return n;case"number":return new V(n);case"object":if(ct.supportsValue(n))return new ct(n);default:return t.reportError(new TypeError(`Variable type not supported: $${e}, ${typeof n}`)),new A(`$${e}`)}}function Ep(t,{name:e,attr:n}){let r=t.bundle._messages.get(e);if(!r)return t.reportError(new ReferenceError(`Unknown message: ${e}`)),new A(e);if(n){let o=r.attributes[n];return o?oe(t,o):(t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new A(`${e}.${n}`))}return r.value?oe(t,r.value):(t.reportError(new ReferenceError(`No value: ${e}`)),new A(e))}function Tp(t,{name:e,attr:n,args:r}){let o=`-${e}`,i=t.bundle._terms.get(o);if(!i)return t.reportError(new ReferenceError(`Unknown term: ${o}`)),new A(o);if(n){let l=i.attributes[n];if(l){t.params=co(t,r).named;let c=oe(t,l);return t.params=null,c}return t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new A(`${o}.${n}`)}t.params=co(t,r).named;let s=oe(t,i.value);return t.params=null,s}function Ap(t,{name:e,args:n}){let r=t.bundle._functions[e];if(!r)return t.reportError(new ReferenceError(`Unknown function: ${e}()`)),new A(`${e}()`);if(typeof r!="function")return t.reportError(new TypeError(`Function ${e}() is not callable`)),new A(`${e}()`);try{let o=co(t,n);return r(o.positional,o.named)}catch(o){return t.reportError(o),new A(`${e}()`)}}function Mp(t,{selector:e,variants:n,star:r}){let o=Ie(t,e);if(o instanceof A)return Ts(t,n,r);for(let i of n){let s=Ie(t,i.key);if(Sp(t,o,s))return oe(t,i.value)}return Ts(t,n,r)}function uo(t,e){if(t.dirty.has(e))return t.reportError(new RangeError("Cyclic reference")),new A;t.dirty.add(e);let n=[],r=t.bundle._useIsolating&&e.length>1;for(let o of e){if(typeof o=="string"){n.push(t.bundle._transform(o));continue}if(t.placeables++,t.placeables>Es)throw t.dirty.delete(e),new RangeError(`Too many placeables expanded: ${t.placeables}, max allowed is ${Es}`);r&&n.push(kp),n.push(Ie(t,o).toString(t)),r&&n.push(xp)}return t.dirty.delete(e),n.join("")}function oe(t,e){return typeof e=="string"?t.bundle._transform(e):uo(t,e)}var En=class{constructor(e,n,r){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=n,this.args=r}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,n){let r=this.bundle._intls.get(e);r||(r={},this.bundle._intls.set(e,r));let o=JSON.stringify(n);return r[o]||(r[o]=new e(this.bundle.locales,n)),r[o]}};function po(t,e){let n=Object.create(null);for(let[r,o]of Object.entries(t))e.includes(r)&&(n[r]=o.valueOf());return n}var As=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function Ms(t,e){let n=t[0];if(n instanceof A)return new A(`NUMBER(${n.valueOf()})`);if(n instanceof V)return new V(n.valueOf(),{...n.opts,...po(e,As)});if(n instanceof ct)return new V(n.toNumber(),{...po(e,As)});throw new TypeError("Invalid argument to NUMBER")}var Op=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function Os(t,e){let n=t[0];if(n instanceof A)return new A(`DATETIME(${n.valueOf()})`);if(n instanceof ct||n instanceof V)return new ct(n,po(e,Op));throw new TypeError("Invalid argument to DATETIME")}var _s=new Map;function Cs(t){let e=Array.isArray(t)?t.join(" "):t,n=_s.get(e);return n===void 0&&(n=new Map,_s.set(e,n)),n}var ie=class{constructor(e,{functions:n,useIsolating:r=!0,transform:o=i=>i}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Ms,DATETIME:Os,...n},this._useIsolating=r,this._transform=o,this._intls=Cs(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:n=!1}={}){let r=[];for(let o=0;o<e.body.length;o++){let i=e.body[o];if(i.id.startsWith("-")){if(n===!1&&this._terms.has(i.id)){r.push(new Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(n===!1&&this._messages.has(i.id)){r.push(new Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return r}formatPattern(e,n=null,r=null){if(typeof e=="string")return this._transform(e);let o=new En(this,r,n);try{return uo(o,e).toString(o)}catch(i){if(o.errors&&i instanceof Error)return o.errors.push(i),new A().toString(o);throw i}}};var mo=/^(-?[a-zA-Z][\w-]*) *= */gm,Ls=/\.([a-zA-Z][\w-]*) *= */y,_p=/\*?\[/y,fo=/(-?[0-9]+(?:\.([0-9]+))?)/y,Cp=/([a-zA-Z][\w-]*)/y,Gs=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Lp=/^[A-Z][A-Z0-9_-]*$/,Tn=/([^{}\n\r]+)/y,Gp=/([^\\"\n\r]*)/y,Rs=/\\([\\"])/y,Ns=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Rp=/^\n+/,Is=/ +$/,Np=/ *\r?\n/g,Ip=/( *)$/,Fp=/{\s*/y,Fs=/\s*}/y,Hp=/\[\s*/y,Dp=/\s*] */y,qp=/\s*\(\s*/y,jp=/\s*->\s*/y,Bp=/\s*:\s*/y,Wp=/\s*,?\s*/y,Up=/\s+/y,jt=class{constructor(e){this.body=[],mo.lastIndex=0;let n=0;for(;;){let g=mo.exec(e);if(g===null)break;n=mo.lastIndex;try{this.body.push(c(g[1]))}catch(v){if(v instanceof SyntaxError)continue;throw v}}function r(g){return g.lastIndex=n,g.test(e)}function o(g,v){if(e[n]===g)return n++,!0;if(v)throw new v(`Expected ${g}`);return!1}function i(g,v){if(r(g))return n=g.lastIndex,!0;if(v)throw new v(`Expected ${g.toString()}`);return!1}function s(g){g.lastIndex=n;let v=g.exec(e);if(v===null)throw new SyntaxError(`Expected ${g.toString()}`);return n=g.lastIndex,v}function l(g){return s(g)[1]}function c(g){let v=m(),_=u();if(v===null&&Object.keys(_).length===0)throw new SyntaxError("Expected message value or attributes");return{id:g,value:v,attributes:_}}function u(){let g=Object.create(null);for(;r(Ls);){let v=l(Ls),_=m();if(_===null)throw new SyntaxError("Expected attribute value");g[v]=_}return g}function m(){let g;if(r(Tn)&&(g=l(Tn)),e[n]==="{"||e[n]==="}")return d(g?[g]:[],1/0);let v=Bi();return v?g?d([g,v],v.length):(v.value=Br(v.value,Rp),d([v],v.length)):g?Br(g,Is):null}function d(g=[],v){for(;;){if(r(Tn)){g.push(l(Tn));continue}if(e[n]==="{"){g.push(h());continue}if(e[n]==="}")throw new SyntaxError("Unbalanced closing brace");let at=Bi();if(at){g.push(at),v=Math.min(v,at.length);continue}break}let _=g.length-1,It=g[_];typeof It=="string"&&(g[_]=Br(It,Is));let Te=[];for(let at of g)at instanceof An&&(at=at.value.slice(0,at.value.length-v)),at&&Te.push(at);return Te}function h(){i(Fp,SyntaxError);let g=y();if(i(Fs))return g;if(i(jp)){let v=E();return i(Fs,SyntaxError),{type:"select",selector:g,...v}}throw new SyntaxError("Unclosed placeable")}function y(){if(e[n]==="{")return h();if(r(Gs)){let[,g,v,_=null]=s(Gs);if(g==="$")return{type:"var",name:v};if(i(qp)){let It=k();if(g==="-")return{type:"term",name:v,attr:_,args:It};if(Lp.test(v))return{type:"func",name:v,args:It};throw new SyntaxError("Function names must be all upper-case")}return g==="-"?{type:"term",name:v,attr:_,args:[]}:{type:"mesg",name:v,attr:_}}return X()}function k(){let g=[];for(;;){switch(e[n]){case")":return n++,g;case void 0:throw new SyntaxError("Unclosed argument list")}g.push(S()),i(Wp)}}function S(){let g=y();return g.type!=="mesg"?g:i(Bp)?{type:"narg",name:g.name,value:X()}:g}function E(){let g=[],v=0,_;for(;r(_p);){o("*")&&(_=v);let It=N(),Te=m();if(Te===null)throw new SyntaxError("Expected variant value");g[v++]={key:It,value:Te}}if(v===0)return null;if(_===void 0)throw new SyntaxError("Expected default variant");return{variants:g,star:_}}function N(){i(Hp,SyntaxError);let g;return r(fo)?g=Nt():g={type:"str",value:l(Cp)},i(Dp,SyntaxError),g}function X(){if(r(fo))return Nt();if(e[n]==='"')return Ee();throw new SyntaxError("Invalid expression")}function Nt(){let[,g,v=""]=s(fo),_=v.length;return{type:"num",value:parseFloat(g),precision:_}}function Ee(){o('"',SyntaxError);let g="";for(;;){if(g+=l(Gp),e[n]==="\\"){g+=jr();continue}if(o('"'))return{type:"str",value:g};throw new SyntaxError("Unclosed string literal")}}function jr(){if(r(Rs))return l(Rs);if(r(Ns)){let[,g,v]=s(Ns),_=parseInt(g||v,16);return _<=55295||57344<=_?String.fromCodePoint(_):"�"}throw new SyntaxError("Unknown escape sequence")}function Bi(){let g=n;switch(i(Up),e[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return Wi(e.slice(g,n))}return e[n-1]===" "?Wi(e.slice(g,n)):!1}function Br(g,v){return g.replace(v,"")}function Wi(g){let v=g.replace(Np,`
`),_=Ip.exec(g)[1].length;return new An(v,_)}}},An=class{constructor(e,n){this.value=e,this.length=n}};var ho=new Map,se=new ie("en");function Fe(t,e=`/words/${t}.json`){let n=ho.get(t);if(n)return n;let r=zp(new URL(e,import.meta.url));return ho.set(t,r),r.catch(()=>ho.delete(t)),r}async function zp(t){let e=await fetch(t);if(!e.ok)throw new Error(`The words of this page can’t be loaded: ${t}`);return e.json()}function go({language:t,words:e,editions:n={}},r){se=new ie(t,{useIsolating:!1}),se.addResource(new jt(e)),Object.hasOwn(n,r)&&se.addResource(new jt(n[r]),{allowOverrides:!0}),zi({language:t,format:(i,s)=>{let l=se.getMessage(i)?.value;if(!l)throw new Error(`There is no message ${i} in ${t}.`);return se.formatPattern(l,s)}})}function Mn(t){t.language===U()&&se.addResource(new jt(t.words))}var yo=new Map,$o=!1;function M(t){let e=yo.get(t)??Vp(t);return yo.set(t,e),e.catch(()=>yo.delete(t)),e}async function Vp(t){let{load:e,styles:n}=Ss[t];try{let[r]=await Promise.all([e(),...n.map(o=>wo(new URL(`./${o}.css`,import.meta.url).href)),Ps.includes(t)||Kp(t)]);return r}catch(r){throw new Ft(a("server-away"),{cause:r})}}async function Kp(t){let e=document.querySelector("link[data-what=words]")?.href;t==="home"&&e?.endsWith(`/${U()}-home.json`)?$o=!0:Mn(await Hs(U()))}function Hs(t){$o=!0;let{words:e}=document.querySelector("script[data-words]").dataset;return Fe(`${t}-later`,e?.endsWith(`/${t}-later.json`)?e:void 0)}async function Ds(t){return $o?Hs(t):null}var bo=new Map;function wo(t){let e=bo.get(t)??Zp(t);return bo.set(t,e),e.catch(()=>bo.delete(t)),e}function Zp(t){let e=document.createElement("link");e.rel="stylesheet",e.href=t;let n=new Promise((r,o)=>{e.onload=()=>r(),e.onerror=()=>{e.remove(),o(new Error(`No style sheet at ${t}`))}});return document.head.append(e),n}var qs="quiltbee.outdated";function He(){return sessionStorage.getItem(qs)===String(2)?!1:(sessionStorage.setItem(qs,String(2)),location.reload(),!0)}async function js(){await os().catch(()=>!0)||He()}var vo=new Set;function ko(t){for(let e of vo)e(t)}function Bs(t){return vo.add(t),()=>{vo.delete(t)}}var Ws=[["one","Player1"],["two","Player2"]];var Qp=["","?","You","Automa"];function On(t,e){return`/${Ks(e)}${t}`}function Us(t,e){return`/g/${btoa(t.slice(1)).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}${Ks(e)}`}function zs(t,e,n){return`/api/games/${t}/picture.${e}?${new URLSearchParams(n)}`}function Vs(t){try{return`#${atob(t.replaceAll("-","+").replaceAll("_","/"))}`}catch(e){if(e instanceof DOMException)return"";throw e}}function Ks(t){let e=Ws.flatMap(([r],o)=>{let i=t[o]??"";return Qp.includes(i)?[]:[[r,i]]}),n=new URLSearchParams(e).toString();return n&&`?${n}`}function Zs(t){let e=new URLSearchParams(t);return Object.fromEntries(Ws.flatMap(([n,r])=>{let o=e.get(n)?.trim().slice(0,40);return o?[[r,o]]:[]}))}var D=[1,2];function Y(t){return t===1?2:1}function $t(t){return D.filter(e=>t[e-1].yours)}function T({seats:t}){return t.some(e=>e.yours)}function xo({mode:t,seats:e}){let n=$t(e);return t==="remote"&&n.length===1?n[0]:null}function ut(t){return D.find(e=>t[e-1].kind==="open")??null}function ae({seats:t}){let e=ut(t);return e===null?"":t[e-1].name}function L({stage:t,seats:e}){return t!=="over"&&ut(e)!==null}function Tt({stage:t,fair:e,seats:n}){return t!=="over"&&!!e?.step&&ut(n)===null}function pt({stage:t,result:e}){return t==="over"&&e===null}function _n(t){let{result:e,moves:n,fair:r,tournament:o}=t;return e!==null&&n.length>0&&T(t)&&!ot(t)&&o===null&&!(r?.kind==="both"&&r.game===1)}var Rn={up:[-1,0],down:[1,0],left:[0,-1],right:[0,1]},Yp=Array.from({length:81},(t,e)=>[Math.floor(e/9),e%9]);function G([t,e]){return`${"abcdefghi"[e]}${t+1}`}function mt(t){return/^[a-i][1-9]$/.test(t)?[Number(t[1])-1,t.charCodeAt(0)-97]:null}function it(t,e){return t[0]===e[0]&&t[1]===e[1]}function B(t){return[Math.max(...t.map(e=>e[0]))+1,Math.max(...t.map(e=>e[1]))+1]}function Bt(t,[e,n]){return t.map(([r,o])=>[r+e,o+n])}function De(t,[e,n]){let[r,o]=B(t);return[Qs(e,9-r),Qs(n,9-o)]}function Qs(t,e){return Math.max(0,Math.min(e,t))}function Ln([t,e],[n,r],o){return o==="right"?[e,n-1-t]:o==="left"?[r-1-e,t]:[t,r-1-e]}function Ys(t,e,n){let[r,o]=e,i=n>=4?Ln(t,e,"flip"):t;for(let s=0;s<n%4;s+=1)i=Ln(i,[r,o],"right"),[r,o]=[o,r];return i}function At(t){let[e,n]=B(t),r=([o,i])=>Math.abs(o-(e-1)/2)+Math.abs(i-(n-1)/2);return t.reduce((o,i)=>r(i)<r(o)?i:o)}function Nn(t){let e=Math.min(...t.map(s=>s[0])),n=Math.max(...t.map(s=>s[1])),r=([s,l])=>Math.min(...t.map(([c,u])=>Math.abs(c-s)+Math.abs(u-l))),o=s=>Math.abs(s[0]-e+1)+Math.abs(s[1]-n-1)+(r(s)<2?20:0);return Yp.filter(s=>r(s)>0).reduce((s,l)=>o(l)<o(s)?l:s)}function Gn(t){let e=new Set,n=[];for(let r=0;r<t.length;r+=1){if(t[r]!=="."||e.has(r))continue;let o=[],i=[r];e.add(r);for(let s=i.pop();s!==void 0;s=i.pop()){o.push([Math.floor(s/9),s%9]);for(let l of Jp(s))t[l]==="."&&!e.has(l)&&(e.add(l),i.push(l))}n.push(o.sort((s,l)=>s[0]-l[0]||s[1]-l[1]))}return n.sort((r,o)=>o.length-r.length)}function Jp(t){let e=t%9,n=[t-9,t+9];return e>0&&n.push(t-1),e<8&&n.push(t+1),n.filter(r=>r>=0&&r<81)}var Xp=3;function le(t,e){let n=new Set(Gn(t).map(String));return Gn(tm(t,e)).filter(o=>o.length<=Xp&&!n.has(String(o)))}function tm(t,e){let n=[...t];for(let[r,o]of e)n[r*9+o]="x";return n.join("")}function Js(t){let e=49;for(let n=0;n<3;n+=1)for(let r=0;r<3;r+=1){let o=0;for(let i=n;i<n+7;i+=1)o+=t.slice(i*9+r,i*9+r+7).split(".").length-1;e=Math.min(e,o)}return e}function K(t,e,n=0){let r=new Set(t.map(String)),o=new Map;for(let[s,l]of t)for(let c=0;c<4;c+=1){let[u,m]=Cn[(c+3)%4];if(r.has(String([s+u,l+m])))continue;let d=em[c],h=[s+d[0],l+d[1]],y=[h[0]+Cn[c][0],h[1]+Cn[c][1]];o.set(String(h),[...o.get(String(h))??[],{to:y,direction:c}])}let i="";for(;o.size>0;)i+=nm(o,e,n);return i}var Cn=[[0,1],[1,0],[0,-1],[-1,0]],em=[[0,0],[0,1],[1,1],[1,0]];function nm(t,e,n){let r=t.keys().next().value,o=[],i=r,s=-1;do{let c=t.get(i),u=Math.max(0,c.findIndex(y=>y.direction===(s+1)%4)),m=c.splice(s<0?0:u,1)[0];c.length===0&&t.delete(i);let[d,h]=i.split(",").map(Number);m.direction!==s&&o.push({at:[d,h],direction:m.direction}),s=m.direction,i=String(m.to)}while(i!==r);return o.length>1&&o[0].direction===s&&o.shift(),`M${o.map(({at:c,direction:u},m)=>{let d=o[(m+o.length-1)%o.length].direction,[h,y]=[d,u].map(k=>Cn[(k+1)%4]).reduce((k,S)=>[k[0]+S[0],k[1]+S[1]]);return`${c[1]*e+y*n} ${c[0]*e+h*n}`}).join("L")}Z`}function Xs([t,e]){return t>=0&&e>=0&&t<9&&e<9}function In([t,e],n){let[r,o]=Rn[n];return De([[0,0]],[t+r,e+o])}function ce({kind:t,name:e}){let n=t==="computer"?/^Quiltbee level (\d+)/.exec(e):null;return n&&Number(n[1])}function So(t){return a(`level-name-${t}`)}function mb(t){return a("level-sentence",{level:String(t),name:So(t),audience:a(`level-for-${t}`)})}function R(t){return t<0?`−${-t}`:String(t)}function ta(t){return t>0?`+${t}`:R(t)}function Ut({name:t,squares:e,buttons:n,time:r,income:o}){return a("patch-label",{name:t,squares:e,buttons:n,time:r,income:o})}function qe(t,e){return t[e-1].yours&&!t[2-e].yours}function Z(t,e){let n=t[e-1].kind==="automa"?"automa":"other";return{who:qe(t,e)?"you":n,name:P(t,e)}}function P(t,e){let{name:n,kind:r}=t[e-1];if(qe(t,e))return a("you");if(r==="open")return n||a("open-seat");let o=ce(t[e-1]);return o!==null?a("level-number",{level:String(o)}):n==="You"?a("player-number",{number:String(e)}):n}function zt(t,e){if(t.result)return a("wins",Z(e,t.result.winner));if(pt(t))return a("game-aborted");let n=t.stage==="special_patch"?"whose-special-patch":"whose-turn";return a(n,Z(e,t.turn))}function Vt(t,e){if(t.result)return rm(t,e);if(pt(t))return a("aborted-reason");let n=Z(e,t.turn);if(t.stage==="special_patch")return a("reached-special-patch",n);let r=t.players[t.turn-1].time,o=t.players[2-t.turn].time;return r!==o?a("further-back",n):r===0?a("goes-first",n):e.filter(({yours:s})=>s).length===1?a("level-and-on-top",n):a("both-level-and-on-top",n)}function rm(t,e){if(!t.result)return"";let{winner:n,scores:r,reason:o}=t.result,i=om(r[n-1],r[2-n]),s=Z(e,3-n);return o==="resignation"?a("result-resignation",{...s,points:i}):o==="time"?a("result-time",{...s,points:i}):a(o==="first to 53"?"result-first":"result-score",{points:i})}function om(t,e){return a("points-to",{mine:R(t),theirs:R(e)})}function bb(t,e){return[a("pass"),...Po(t,e)].join(" · ")}function Po({consequence:t},e){let n=[a("pass-move",{count:t.time-e}),a("pass-earn",{count:t.earned})];return t.income>0&&n.push(a("pass-income",{count:t.income})),t.special_patch&&n.push(a("pass-special")),n}function ue(t,e,n=!1){if(t==="pass"||t==="A:pass")return a("move-pass");if(t.startsWith("A:"))return a("move-took",{patch:Wt(e,t[2])});if(t.startsWith("+"))return n?a("move-special-at",{cell:t.slice(1)}):a("move-special");let r=Wt(e,t[0]);return!n||!e[t[0]]?a("move-patch",{patch:r}):a("move-patch-at",{patch:r,cell:G(im(e[t[0]],t))})}function Wt(t,e){return t[e]?.name??e}function im({orientations:t},e){let n=mt(e.slice(2));return Bt(t[e[1]],n).reduce((r,o)=>o[0]<r[0]||o[0]===r[0]&&o[1]<r[1]?o:r)}function Mt(t,e,n,r=!0){let o=t.filter(([i,s])=>e[i*9+s]!==".").map(G);return o.length>0?r?o.length>4?a("overlaps-many",{count:o.length}):a("overlaps-at",{cells:rt(o)}):a("overlaps-another"):n?Kt(n):null}function Kt({available:t,missing:e}){return t?null:e>0?a("needs-buttons",{count:e}):a("fits-nowhere")}function ea(t,e,n,r){let o=Mt(t,e,n,r);if(o===null)return{text:a("fits"),isGood:!0};let i=n!==void 0&&!n.available&&n.missing>0,s=Mt(t,e,void 0,r)===null,l=i&&s?a("fits-but-short",{count:n.missing}):o;return{text:sm(l),isGood:!1}}function sm(t){return t[0].toLocaleUpperCase()+t.slice(1)}function Eo(t){let e=G(t[0]);return t.length===1?a("single-hole",{cell:e}):a("hole-of",{size:t.length,cell:e})}function am(t,e){return e?rt(t.map(Eo)):t.length===1?a("a-hole"):a("holes",{count:t.length})}function Fn(t,e,n,r,o,i=!0){let{consequence:s,missing:l}=t,c=r.players[r.turn-1],{paid:u,buttons:m,time:d,income:h,income_marks:y}=s,k={from:String(c.buttons),to:R(m)},S=[{kind:"buttons",text:l>0?a("effect-cost",{count:u}):a("effect-buttons",k)},{kind:"time",text:a("effect-time",{from:String(c.time),to:String(d)})}];if(y.length>0){let E={count:h,marks:rt(y.map(String))},N=i?a("effect-income-at",E):a("effect-income",{count:h});S.push({kind:"income",text:N})}return s.special_patch&&S.push({kind:"special",text:a("effect-special")}),n&&S.push({kind:"tile",text:a("effect-tile")}),e.length>0&&S.push({kind:"holes",text:a("effect-holes",{holes:am(e,i)})}),S.push({kind:"next",text:To("next",s.next,r.turn,o)}),S}function To(t,e,n,r){if(e===null)return a("then-over");let o=e===n?"-again":"";return qe(r,e)?a(`${t}-you${o}`):a(`${t}-name${o}`,{name:P(r,e)})}function na(t,e,n){let r={cell:G(t)};if(e===".")return a("cell-empty",r);if(e==="*")return a("cell-special",r);let o=n[e]?.name;return o?a("cell-patch",{...r,patch:o}):a("cell-covered",r)}function ra(t){let e=Gn(t),n=e.reduce((s,l)=>s+l.length,0),r=[a("quilt-covered",{covered:81-n,empty:n})],o=e.filter(s=>s.length===1).map(s=>G(s[0]));o.length>0&&r.push(a("quilt-single-holes",{count:o.length,cells:o.join(" ")})),n>0&&r.push(a("quilt-largest",{size:e[0].length}));let i=Js(t);return r.push(i===0?a("quilt-full"):a("quilt-missing",{count:i})),`${r.join("; ")}.`}function je(t,e){let{to_income:n,to_special_patch:r,time:o}=t.players[e-1],i=t.time_board.last-o;if(i===0)return a("at-the-end");let s=[];return n!==null&&s.push(a("income-in",{count:n})),r!==null&&s.push(a("special-in",{count:r})),s.push(a("end-in",{count:i})),s.join(", ")}function oa(t,e){let n=e[t.letter],r=n.orientations[t.orientation],[o,i]=B(r),s=Bt(r,[t.row,t.column]),l=G([t.row+o-1,t.column+i-1]),c=G([t.row,t.column]),{letter:u}=t;return a("placed-patch",{patch:n.name,letter:u,count:s.length,from:c,to:l})}function ia(t){let e=$t(t.seats),n=e.length===1?e[0]:t.turn,r=t.moves.map(({player:o})=>o).lastIndexOf(n);return t.moves.slice(r+1)}function sa({player:t,move:e,change:n},r,o){let s={name:P(r,t),deed:cm(e,o)};return!n||n.to===n.from?a("happened",s):a("happened-with",{...s,detail:Ao(n)})}function Ao({from:t,to:e,paid:n,earned:r,income:o}){let i=(l,c)=>c>0?[a("gain",{sign:l,count:c})]:[],s=[a("moved",{count:e-t}),...i("−",n),...i("+",r)];return o>0&&s.push(a("preview-income",{count:o})),s.join(", ")}function lm({paid:t,earned:e,income:n}){return e+n-t}function cm(t,e){return t.startsWith("+")?a("deed-special"):/^[A-Za-z]\d/.test(t)?a("deed-patch",{patch:Wt(e,t[0])}):ue(t,e)}function Mo(t){return t.startsWith("A:")?t==="A:pass"?null:t[2]:/^[A-Za-g]\d/.test(t)?t[0]:null}function aa({change:t},e){if(!t||t.to<=t.from)return{gains:[],marks:[]};let n=l=>l>t.from&&l<=t.to,r=e.special_patches.filter(n),o=lm(t),i=[o===0?"":um(o)];e.income.some(n)&&i.push(a("payday"));let s=[...e.income.filter(n),...r];return{gains:i.filter(Boolean),marks:s}}function um(t){return t<0?`−${-t}`:`+${t}`}function Hn(t){return a(`filter-${t}`)}function Be({score_parts:t},e){let n=t,r=vn[e-1];return[["part-tile",n.special_tile,1],["part-held",n.buttons_held,r.per_button_held],["part-patches",n.patches_with_buttons,r.per_patch_with_buttons],["part-printed",n.buttons_on_patches,r.per_button_on_patches]].filter(([,,i])=>i>0).map(([i,s])=>[i,s])}function Dn(t){return t!==null&&t.stage==="card"&&t.seats.some(e=>e.yours)}function qn(t){return t.mode==="solo"&&t.moves.at(-1)?.player===2&&t.result?.reason!=="resignation"}function ca(t,e,n){return n?a("named-patch",{patch:Wt(e,t),letter:t}):Wt(e,t)}function Oo(t,e,n=!0){return rt([...t].map(r=>ca(r,e,n)))}function _o({number:t,budget:e,income:n}){return a("card-title",{number:String(t),budget:e,income:n})}function Co({affordable:t,choices:e,card:{budget:n}},r,o=!0){if(t.length===0)return a("budget-none",{budget:n,count:e.length});let i={budget:n,patches:Oo(t,r,o)};return a(t.length===1?"budget-only":"budget-buys",i)}function Lo({filter:t,left:e,skipped:n},r,o=!0){return n?a("filter-skipped",{filter:Hn(t)}):a("filter-leaves",{filter:Hn(t),keeps:a(`keeps-${t}`),patches:Oo(e,r,o)})}function Go(t,e,n=!0){let{taken:r,start:o,stop:i,income_marks:s,income:l,special_patches:c}=t,u={start:String(o),stop:String(i)},m=[r?a("automa-takes",{...u,patch:ca(r,e,n)}):a("automa-advances",u)],d=l?a("gain",{sign:"+",count:l}):a("automa-no-gain");return s.length>0&&m.push(a("automa-income",{marks:rt(s.map(String)),gain:d})),c.length>0&&m.push(a("automa-special",{marks:rt(c.map(String))})),t.reaches_marker&&m.push(a(t.takes_special_tile?"automa-marker-tile":"automa-marker")),m}function ua(t,e){return[a("automa-says",{text:`${_o(t.card)}.`}),Co(t,e),...t.steps.map(n=>Lo(n,e)),...Go(t,e)].join(" ")}function Ro({pile:t,aside:e,discards:n}){let r=[a("cards-in-pile",{count:t})];return e>0&&r.push(a("cards-aside",{count:e})),r.push(n.length?a("cards-turned",{cards:n.join(", ")}):a("cards-none")),`${r.join(", ")}.`}function pa(t){return a(`automa-name-${t}`)}function We({level:t,numeral:e}){return a("numeral-and-name",{numeral:e,name:pa(t)})}function Ue({deck:t,level:e,numeral:n}){return a("automa-title",{deck:a(`deck-${t}`),numeral:n,name:pa(e)})}function ze({marker:t,marker_on_board:e}){return e?a("marker-on",{space:String(t)}):a("marker-off")}function pm(t){return U()==="de"?t:t[0].toLocaleLowerCase()+t.slice(1)}function mm(t,e){let n=Be(t,e).filter(([,o])=>o>0).map(([o,i])=>a("part-points",{part:pm(a(o)),points:i})),r=R(t.score);return n.length?a("automa-score-of",{score:r,parts:n.join(", ")}):a("automa-score",{score:r})}function ma({players:t,result:e},n,r){let o=[la("pile-with",n.with_buttons,r),la("pile-without",n.without_buttons,r)],{budget:i}=n,s=i!==null&&!e?`${a("next-budget",{budget:i})} `:"";return[`${Ue(n)}.`,a("automa-holds",{count:t[1].buttons,piles:o.join("; ")}),mm(t[1],n.level),ze(n),a("automa-cards",{cards:s+Ro(n)})].join(" ")}function la(t,e,n){let r=a(t,{count:e.length});return e?a("pile-of",{pile:r,patches:Oo(e,n)}):r}function fa(){let t=dm(8,7).slice(0,54);return t.map(({x:e,y:n},r)=>{let o={x:(e+.5)*12,y:(n+.5)*12},i=r>0?t[r-1]:{x:e-1,y:n},s={x:o.x+(i.x-e)*12/2,y:o.y+(i.y-n)*12/2};return r<53?{centre:o,entry:s,width:12,height:12}:{centre:{x:o.x+12,y:o.y},entry:s,width:36,height:12}})}function dm(t,e){let n=new Set,r=[],[o,i,s,l]=[0,0,1,0],c=(u,m)=>u>=0&&m>=0&&u<t&&m<e&&!n.has(`${u},${m}`);for(;r.length<t*e;)r.push({x:o,y:i}),n.add(`${o},${i}`),c(o+s,i+l)||([s,l]=[-l,s]),o+=s,i+=l;return r}var da=10.3;function ha(){let e=[],n=-Math.PI/2,r=43;for(let o=0;o<=53;o+=1){let i={x:48+Math.cos(n)*r,y:48+Math.sin(n)*r},s=e.at(-1)?.centre??i,l={x:(i.x+s.x)/2,y:(i.y+s.y)/2},c=o===53?9.8:8.6;e.push({centre:i,entry:l,width:c,height:c});let u=da/r;n+=u,r-=da/(2*Math.PI)*u}return e}function ga(t,e){return[...t].filter(n=>n[0]===String(e)).map(n=>mt(n.slice(1))).sort((n,r)=>n[0]-r[0]||n[1]-r[1])}function ya(t,e){let n=r=>Math.abs(r[0]-e[0])+Math.abs(r[1]-e[1]);return t.reduce((r,o)=>n(o)<n(r)?o:r,t[0]??e)}function ba(t,e,[n,r]){let o=s=>(s[0]-e[0])*n+(s[1]-e[1])*r,i=s=>Math.abs((s[0]-e[0])*r+(s[1]-e[1])*n);return t.filter(s=>o(s)>0).sort((s,l)=>i(s)+o(s)-i(l)-o(l)||i(s)-i(l)).at(0)}function $a(t,e,n){let r=i=>(i[0]-e[0])*9+i[1]-e[1];return(n?[...t].reverse().find(i=>r(i)<0):t.find(i=>r(i)>0))??t[n?t.length-1:0]}var va={letter:null,orientations:{},origin:null,set:!1,anchor:[0,0],cursor:[4,4],plan:!1,spots:{}};function jn(t){return{letter:"+",patch:{orientations:{0:[[0,0]]},turns:{0:{right:0,left:0,flip:0}}},placements:new Set(t.map(e=>`0${e}`))}}function q(t,e){return t.orientations[e]??0}function Ot(t,e){return e.patch.orientations[q(t,e.letter)]}function st(t,e){return t.origin?Bt(Ot(t,e),t.origin):[]}function me(t,e){return t.origin?`${q(t,e.letter)}${G(t.origin)}`:null}function de(t,e){let n=me(t,e);return n!==null&&e.placements.has(n)}function Bn(t,e){let n=me(t,e);return n===null||!e.placements.has(n)?null:e.letter==="+"?`+${n.slice(1)}`:e.letter+n}function No(t,e,n){switch(n.type){case"choose":return hm(t,n.choice,n.anchor);case"cancel":return Wn(t);case"arrow":return e?gm(t,e,n.direction):{...t,cursor:In(t.cursor,n.direction)};default:return e?fm(t,e,n):t}}function Wn(t){return t.letter===null?t:{...t,letter:null,origin:null,set:!1,plan:!1}}function fm(t,e,n){switch(n.type){case"hover":return t.set?t:wa(t,e,n.cell,!1);case"leave":return t.set||!t.origin?t:{...t,origin:null};case"set":return wa(t,e,n.cell,!0);case"hold":return{...t,anchor:n.anchor,set:!1};case"put":return pe({...t,orientations:{...t.orientations,[e.letter]:n.orientation},anchor:At(e.patch.orientations[n.orientation])},e,n.origin);case"show":return t.origin?{...t,set:!0}:Un(t,e);case"jump":return ym(t,e,n.direction);case"next":return bm(t,e,n.back??!1);case"turn":return $m(t,e,n.how);case"cycle":return wm(t,e)}}function hm(t,e,n){let{letter:r,planned:o=!1}=e,i={...t,letter:r,origin:null,set:!1,plan:o};return{...i,anchor:n??At(Ot(i,e))}}function wa(t,e,n,r){let o=Ot(t,e),i=De(o,[n[0]-t.anchor[0],n[1]-t.anchor[1]]),s=ka(t,e,i);return t.origin&&it(t.origin,s)&&t.set===r&&it(t.cursor,n)?t:{...t,origin:s,set:r,cursor:n}}function ka(t,e,n){let r=q(t,e.letter),o=[[0,0],[-1,0],[1,0],[0,-1],[0,1],[-1,-1],[-1,1],[1,-1],[1,1]];for(let[i,s]of o){let l=[n[0]+i,n[1]+s];if(Xs(l)&&e.placements.has(r+G(l)))return l}return n}function pe(t,e,n){let r=Ot(t,e),o=De(r,n),i=r.some(s=>it(s,t.anchor))?t.anchor:At(r);return{...t,origin:o,set:!0,anchor:i,cursor:[o[0]+i[0],o[1]+i[1]]}}function Un(t,e){let{anchor:n,cursor:r}=t,o=Io(t,e),i=[r[0]-n[0],r[1]-n[1]];return pe(t,e,ya(o,i))}function Io(t,e){return ga(e.placements,q(t,e.letter))}function gm(t,e,n){if(!t.origin)return Un(t,e);let[r,o]=Rn[n];return pe(t,e,[t.origin[0]+r,t.origin[1]+o])}function ym(t,e,n){if(!t.origin)return Un(t,e);let r=ba(Io(t,e),t.origin,Rn[n]);return r?pe(t,e,r):{...t,set:!0}}function bm(t,e,n){let r=Io(t,e),o=t.origin;return r.length===0?o?{...t,set:!0}:Un(t,e):o?pe(t,e,$a(r,o,n)):pe(t,e,r[n?r.length-1:0])}function $m(t,e,n){let r=q(t,e.letter),o=Ln(t.anchor,B(Ot(t,e)),n);return xa(t,e,e.patch.turns[r][n],o)}function wm(t,e){let n=Object.keys(e.patch.orientations).map(Number).sort((o,i)=>o-i),r=n[(n.indexOf(q(t,e.letter))+1)%n.length];return xa(t,e,r,At(e.patch.orientations[r]))}function xa(t,e,n,r){let o={...t,orientations:{...t.orientations,[e.letter]:n},anchor:r};if(!t.origin)return o;let[i,s]=t.cursor,l=De(Ot(o,e),[i-r[0],s-r[1]]);return{...o,origin:ka(o,e,l)}}var Zt=81,fe=7,zn=27,Fo=[0,0,0],Ve=Array.from({length:Zt},(t,e)=>G([Math.floor(e/9),e%9])),Ea=new Map(Ve.map((t,e)=>[t,e])),Ta=[0,1,2].flatMap(t=>[0,1,2].map(e=>vm(t,e)));function vm(t,e){let n=Array.from({length:fe*fe},(r,o)=>9*(t+Math.floor(o/fe))+e+o%fe);return _t(n)}function _t(t){let e=[0,0,0];for(let n of t)e[Math.floor(n/zn)]|=1<<n%zn;return e}function Ho(t,e){return[t[0]|e[0],t[1]|e[1],t[2]|e[2]]}function km(t,e){return[t[0]&~e[0],t[1]&~e[1],t[2]&~e[2]]}function xm(t,e){return(t[0]&e[0]|t[1]&e[1]|t[2]&e[2])!==0}function Aa(t,e){return(t[0]&~e[0]|t[1]&~e[1]|t[2]&~e[2])===0}function Kn(t,e){return(t[Math.floor(e/zn)]>>e%zn&1)===1}function Sa(t){let e=0;for(let n of t)for(;n!==0;n&=n-1)e+=1;return e}function Do(t,e){let[n,r]=[Number(e[0]),Ea.get(e.slice(1))],o=t.orientations[n];if(o===void 0||r===void 0)return null;let[i,s]=B(o),[l,c]=[Math.floor(r/9),r%9];return l>9-i||c>9-s?null:qo(n,Vn(o),l,c)}function Vn(t){return t.map(([e,n])=>9*e+n)}function qo(t,e,n,r){let o=9*n+r,i=e.map(s=>o+s);return{name:t+Ve[o],orientation:t,row:n,column:r,spaces:i,mask:_t(i)}}var Pa=new WeakMap;function Sm(t){let e=Pa.get(t);if(e)return e;let n=[];for(let[r,o]of Object.entries(t.orientations)){let[i,s]=B(o),l=Vn(o);for(let c=0;c<=9-i;c+=1)for(let u=0;u<=9-s;u+=1)n.push(qo(Number(r),l,c,u))}return Pa.set(t,n),n}function Ma(t,e){let n=Math.floor(e[0]/9),r=Math.min(...e.map(i=>i%9)),o=String(e.map(i=>i-9*n-r));for(let[i,s]of Object.entries(t.orientations))if(String(Vn(s))===o)return qo(Number(i),Vn(s),n,r);return null}function Ke(t,e){return Sm(e).filter(({mask:n})=>!xm(n,t))}function Oa(t,e,n){let r=Ca(t,n);return r.length===0?[]:e.filter(({mask:o})=>r.some(i=>Aa(i,o)))}function jo(t){return Ve.map((e,n)=>n).filter(e=>!Kn(t,e))}function _a(t){let e=Ca(t,1).reduce(Ho,Fo);return Ve.map((n,r)=>r).filter(n=>Kn(e,n))}function Ca(t,e){return Sa(t)+e<fe*fe?[]:Ta.map(n=>km(n,t)).filter(n=>Sa(n)<=e)}function La(t){return Ta.some(e=>Aa(e,t))}function Ze(t){return Ve[t]}function Bo(t){return Ea.get(t)}function Ga(t,e,n){let r=[...t];for(let o of e)r[o]=n;return r.join("")}function Ye(t){return t.stage!=="over"&&!L(t)&&t.seats[t.turn-1].yours}function O(t){return t.table!==null&&!t.looking&&!t.pending&&Ye(t.table)}function he({table:t,looking:e,pending:n}){return Dn(t)&&!e&&!n}function Zn(t){return t===null||t.game===cs?!1:t.mode!=="screen"&&t.mode!=="remote"}function ge(t){return O(t)&&Zn(t.table)}function Qn(t){let{table:e,looking:n}=t;return Zn(e)&&ye(t)&&!n&&e?.stage!=="over"}function Yn(t){return O(t)&&t.hint?.type==="hint"?t.hint.move:null}function Ra(t,e){let{hint:n,looking:r,table:o}=t;return n?.type!=="why"?o?.turn===e?Yn(t):null:n.player===e&&!r?n.better:null}function ye({table:t,pending:e}){return t!==null&&t.can_undo&&e===null&&T(t)}function be(t){return t.looking?t.looking.frames[t.looking.index]:t.table}function I(t,e){return t.table?.options.find(n=>n.letter===e)}function Na(t){return t.options.flatMap(e=>e.letter===null?[]:[e.letter])}function Je(t,e){let n=I(t,e);return n?{letter:e,patch:t.patches[e],placements:new Set(n.placements??[])}:null}function Qt(t){if(t.stage==="over"||L(t))return null;let e=$t(t.seats);return e.length===2?t.turn:e[0]??null}function Xe({table:t,placement:e}){return t?e.plan?Qt(t):t.turn:null}function Yt(t){return t.placement.plan?C(t)!==null&&!t.pending:O(t)}var Qe=null;function Pm(t,e,n){if(Qe?.choice.letter===t&&Qe.cells===n)return Qe.choice;let r=_t([...n].flatMap((i,s)=>i==="."?[]:[s])),o=new Set(Ke(r,e).map(({name:i})=>i));return Qe={cells:n,choice:{letter:t,patch:e,placements:o,planned:!0}},Qe.choice}function C(t){let{letter:e,plan:n}=t.placement;if(!t.table||e===null)return null;if(n){let r=t.looking?null:Qt(t.table),o=r&&t.table.players[r-1].cells;return o?Pm(e,t.patches[e],o):null}return e==="+"?jn(t.table.special_cells):Je(t,e)}function Wo(t){let{table:e}=t;if(!e)return 1;let n=[1,2].filter(r=>e.seats[r-1].yours);return n.length===1?n[0]:n.length===2?be(t)?.turn??1:1}function Jn(t,e){let{table:n,placement:r}=t;return!n||r.letter===null?!1:r.letter==="+"?n.special_cells_7x7.includes(e.slice(1)):I(t,r.letter)?.completes_7x7?.includes(e)??!1}function Xn(t,e){if(!t||t==="pass"||t.startsWith("A:"))return null;let n=mt(t.slice(-2));return{shape:t.startsWith("+")?[[0,0]]:e[t[0]].orientations[t[1]],origin:n}}function Ia({table:t,patches:e,suggestions:n,looking:r},o){return r||t?.turn!==o?[]:n.flatMap(({move:i,label:s,kind:l,faint:c})=>{let u=Xn(i,e);return u?[{...u,label:s,kind:l,faint:c}]:[]})}function Fa({suggestions:t,looking:e},n){return e?[]:t.filter(({move:r})=>n===null?r==="pass":r!=="pass"&&r[0]===n)}function tn({table:t,looking:e}){return t?e?t.moves.slice(0,e.index).slice(-1):ia(t):[]}function Ha(t,e){return t.flatMap(n=>Xn(n,e)??[])}function Da(t){let{table:e,placement:n,weighing:r}=t;if(!e||!O(t))return null;let o=n.letter??(r?null:""),i=o===""||o==="+"?void 0:I(t,o);if(!i)return null;let{consequence:s}=i,l=e.turn,c=e.players[l-1].time,u=e.time_board.special_patches_left.filter(m=>m>c&&m<=s.time);return{player:l,from:c,to:s.time,marks:[...s.income_marks,...u],income:s.income_marks.length>0?s.income:0,special:s.special_patch,next:s.next}}function qa({player:t,to:e,income:n,special:r,next:o},i){let l=[n>0?a("preview-income",{count:n}):"",r?a("preview-special"):""].filter(Boolean).join(", ");return`${a("preview-space",{space:String(e)})}${l?`: ${l}`:""}. ${To("then",o,t,i)}`}var Uo=[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg"];function ja(t){let e=Uo.indexOf(t);return{cloth:e%6,weave:(Math.floor(e/6)+e%6)%6}}var en={"weave-0":["<path d='M2.5 1.2a1.3 1.3 0 1 0 .01 0M7.5 6.2a1.3 1.3 0 1 0 .01 0'/>","<path opacity='.7' d='M7.5 2a.5.5 0 1 0 .01 0M2.5 7a.5.5 0 1 0 .01 0'/>"],"weave-1":["<path d='M.3 0h.5v10H.3zM1.5 0h1.9v10H1.5zM4.1 0h.5v10h-.5z M5.3 0h.5v10h-.5zM6.5 0h1.9v10H6.5zM9.1 0h.5v10h-.5z'/>"],"weave-2":["<path opacity='.55' d='M0 0h2.5v10H0zM5 0h2.5v10H5z'/>","<path opacity='.55' d='M0 0h10v2.5H0zM0 5h10v2.5H0z'/>"],"weave-3":["<path fill='none' stroke='var(--thread)' stroke-width='.85' d='M0 0L2.5-2.5 5 0 7.5-2.5 10 0M0 2.5L2.5 0 5 2.5 7.5 0 10 2.5M0 5L2.5 2.5 5 5 7.5 2.5 10 5 M0 7.5L2.5 5 5 7.5 7.5 5 10 7.5M0 10L2.5 7.5 5 10 7.5 7.5 10 10 M0 12.5L2.5 10 5 12.5 7.5 10 10 12.5'/>"],"weave-4":["<g transform='translate(2.5 2.5)'><path d='M0-1.8a.8.8 0 1 0 .01 0M1.05-1.05a.8.8 0 1 0 .01 0M.65.2a.8.8 0 1 0 .01 0 M-.65.2a.8.8 0 1 0 .01 0M-1.05-1.05a.8.8 0 1 0 .01 0'/><circle r='.55' fill='var(--cloth)'/><path fill='none' stroke='var(--thread)' stroke-width='.35' d='M1.6 1.6Q2.4 2 2.5 2.6M-1.6 1.6Q-2.4 2-2.5 2.6'/></g>","<g transform='translate(7.5 7.5)'><path d='M0-1.8a.8.8 0 1 0 .01 0M1.05-1.05a.8.8 0 1 0 .01 0M.65.2a.8.8 0 1 0 .01 0 M-.65.2a.8.8 0 1 0 .01 0M-1.05-1.05a.8.8 0 1 0 .01 0'/><circle r='.55' fill='var(--cloth)'/><path fill='none' stroke='var(--thread)' stroke-width='.35' d='M1.6 1.6Q2.4 2 2.5 2.6M-1.6 1.6Q-2.4 2-2.5 2.6'/></g>"],"weave-5":["<path fill='none' stroke='var(--thread)' d='M0 2.5Q2.5-.6 5 2.5T10 2.5M0 7.5Q2.5 4.4 5 7.5T10 7.5'/>"],special:["<rect x='.25' y='.25' width='9.5' height='9.5' rx='1.1' fill='var(--leather)' stroke='var(--seam)' stroke-width='.7'/>","<path fill='none' stroke='var(--grain)' stroke-width='.3' stroke-linecap='round' opacity='.7' d='M2.6 2.7h.5M6.9 2.5h.6M4.8 2.2h.3M2.3 5.5h.4M7.4 5.2h.4M3 7.6h.6M6.6 7.5h.5M4.9 7.9h.3'/>","<rect x='1.4' y='1.4' width='7.2' height='7.2' rx='.7' fill='none' stroke='var(--stitch)' stroke-width='.42' stroke-dasharray='1.1 .7' stroke-linecap='round'/>","<path fill='none' stroke='var(--grain)' stroke-width='.6' stroke-linecap='round' d='M5 3.3V6.7M3.3 5H6.7M3.8 3.8L6.2 6.2M6.2 3.8L3.8 6.2'/>"],button:["<circle r='9.6' fill='var(--stitch)' stroke='var(--seam)' stroke-width='1.9'/>","<circle r='6.4' fill='none' stroke='var(--seam)' stroke-width='.8' opacity='.35'/>","<path fill='none' stroke='var(--seam)' stroke-width='.9' opacity='.45' d='M-2.4-2.4L2.4 2.4M2.4-2.4L-2.4 2.4'/>","<path fill='var(--seam)' d='M-2.5-4.2a1.7 1.7 0 1 0 .01 0M2.5-4.2a1.7 1.7 0 1 0 .01 0 M-2.5.8a1.7 1.7 0 1 0 .01 0M2.5.8a1.7 1.7 0 1 0 .01 0'/>"],"special-tile":["<rect x='-9.4' y='-9.4' width='18.8' height='18.8' rx='2.4' fill='var(--leather)' stroke='var(--tile-edge)' stroke-width='1.2'/>","<rect x='-7.4' y='-7.4' width='14.8' height='14.8' rx='1.2' fill='none' stroke='var(--stitch)' stroke-width='.9' stroke-dasharray='2 1.2'/>","<path d='M-3.6-5.2H3.8C.6-1.5-.8 1.8-1.2 5.6' fill='none' stroke='var(--stitch)' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round'/>"],"tile-1":["<path d='M0-9a9 9 0 1 0 .01 0Z' fill='var(--tile-1)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],"tile-5":["<path d='M0 -8.20A3.2 3.2 0 0 1 5.8 -5.80A3.2 3.2 0 0 1 8.2 -0.00A3.2 3.2 0 0 1 5.8 5.80A3.2 3.2 0 0 1 0 8.20A3.2 3.2 0 0 1 -5.8 5.80A3.2 3.2 0 0 1 -8.2 0.00A3.2 3.2 0 0 1 -5.8 -5.80A3.2 3.2 0 0 1 0 -8.20Z' fill='var(--tile-5)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],"tile-10":["<path d='M-6.4-9H6.4Q9-9 9-6.4V6.4Q9 9 6.4 9H-6.4Q-9 9-9 6.4V-6.4Q-9-9-6.4-9Z' fill='var(--tile-10)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],"tile-20":["<path d='M0 -8.80A2 2 0 0 1 3.82 -7.93A2 2 0 0 1 6.88 -5.49A2 2 0 0 1 8.58 -1.96A2 2 0 0 1 8.58 1.96A2 2 0 0 1 6.88 5.49A2 2 0 0 1 3.82 7.93A2 2 0 0 1 0 8.80A2 2 0 0 1 -3.82 7.93A2 2 0 0 1 -6.88 5.49A2 2 0 0 1 -8.58 1.96A2 2 0 0 1 -8.58 -1.96A2 2 0 0 1 -6.88 -5.49A2 2 0 0 1 -3.82 -7.93A2 2 0 0 1 0 -8.80Z' fill='var(--tile-20)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],cell:["<path fill='none' stroke='var(--grid)' stroke-width='.16' opacity='.6' d='M3.4 5H6.6M5 3.4V6.6'/>"],"token-1":["<circle r='4'/>"],"token-2":["<path d='M0-5L5 0 0 5-5 0Z'/>"],"space-cloth":["<rect x='-5.7' y='-5.7' width='11.4' height='11.4' rx='1.2' fill='var(--tone)' stroke='var(--edge)' stroke-width='.35'/>","<rect x='-4.9' y='-4.9' width='9.8' height='9.8' rx='.7' fill='none' stroke='var(--edge)' stroke-width='.25' stroke-dasharray='.9 .6'/>"],"space-thread":["<circle r='4.3' fill='var(--tone)' stroke='var(--edge)' stroke-width='.4'/>","<circle r='3.6' fill='none' stroke='var(--edge)' stroke-width='.22' stroke-dasharray='.8 .5'/>"],"space-end":["<rect x='-17.7' y='-5.7' width='35.4' height='11.4' rx='1.2' fill='var(--tone)' stroke='var(--edge)' stroke-width='.35'/>","<rect x='-16.9' y='-4.9' width='33.8' height='9.8' rx='.7' fill='none' stroke='var(--edge)' stroke-width='.25' stroke-dasharray='.9 .6'/>"],corner:["<path fill='none' stroke='var(--thread-0)' stroke-width='.5' d='M2 13Q.5 7 5.5 5.5T13.5 1.8'/>","<use href='#button' transform='translate(5 5.2) scale(.3)'/>","<use href='#button' transform='translate(11.6 2.4) scale(.16)'/>","<use href='#button' transform='translate(2.2 11) scale(.16)'/>"]};var Ba=new WeakMap;async function Wa(t){let e=await fetch(t);if(!e.ok)throw new Error(`The artwork can’t be loaded: ${t}`);return e.json()}function Vo(t){let e=[t];return Object.assign(e,{raw:e})}function Tm(t){let e=Ba.get(t);if(!e){let n=Object.entries(t).map(([r,o])=>`<g id="${r}">${o.join("")}</g>`);e=Vo(n.join("")),Ba.set(t,e)}return x(e)}function Ua(t=en){return p`<svg class="fabrics" aria-hidden="true" width="0" height="0">
<defs>
${Tm(t)}
${Uo.map(e=>{let{cloth:n,weave:r}=ja(e);return zo(`fabric-${e}`,10,x`<g class=${`cloth-${n}`}><rect class="cloth" width="10" height="10"></rect>
<use class="thread" href=${`#weave-${r}`}></use></g>`)})}
${zo("fabric-cell",10,x`<use href="#cell"></use>`)}
${zo("fabric-covered",5,x`<rect class="covered" width="5" height="5"></rect>`)}
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
</svg>`}function zo(t,e,n){return x`<pattern id=${t} width=${e} height=${e} patternUnits="userSpaceOnUse">${n}
</pattern>`}function J(t,e,n,r=1){return x`<use href=${`#${t}`} transform=${`translate(${e} ${n}) scale(${r})`}></use>`}function j(t,e,n){return J("button",t,e,n/10)}function Am(t){let e=t.orientations[0];return Array.from({length:t.income},(n,r)=>e[Math.floor((r+.5)*e.length/t.income)])}function nn(t,e,n,[r,o],i){let s=e.orientations[n],l=B(e.orientations[0]);return x`<g class="patch" transform=${`translate(${o*10} ${r*10})`}>
<path class="piece" fill=${`url(#fabric-${t})`} d=${K(s,10,.25)}></path>
<path class="stitches" d=${K(s,10,1.1)}></path>
${Am(e).map(c=>{let[u,m]=Ys(c,l,n);return j((m+.5)*10,(u+.5)*10,2.6)})}
${i?Mm(s[0],t):f}
</g>`}function Mm([t,e],n){let[r,o]=[(e+.5)*10,(t+.5)*10+1.9];return x`<text class="letter" x=${r} y=${o}>${n}</text>`}function Ko([t,e]){return x`<g class="patch special">${J("special",e*10,t*10)}</g>`}function Ct(t,e,n,r){let[o,i]=B(e.orientations[n]),s=Math.max(4,o,i)*10+1.2,[l,c]=[(i*10-s)/2,(o*10-s)/2];return p`<svg class="framed" viewBox=${`${l} ${c} ${s} ${s}`} aria-hidden="true">
${nn(t,e,n,[0,0],r)}
</svg>`}function tr(t,e,n,r){let[o,i]=B(e.orientations[n]);return p`<svg
class=${`picture w${i} h${o}`}
viewBox=${`-0.6 -0.6 ${i*10+1.2} ${o*10+1.2}`}
aria-hidden="true"
>
${nn(t,e,n,[0,0],r)}
</svg>`}var za={cloth:fa(),thread:ha()},rn=[1,2];function Va(t){return t.time_board.on_top===1?[rn[1],rn[0]]:rn}function Ka(t,e){let[n,r]=t.players.map(c=>c.time),o=n===r?a("tokens-together",{space:String(n),name:P(e,t.time_board.on_top)}):rn.map(c=>a("token-at",{...Z(e,c),space:String(t.players[c-1].time)})).join(" "),i=t.time_board.special_patches_left,s=t.automa?` ${ze(t.automa)}`:"",l=i.length?i.join(", "):a("none");return`${o} ${a("special-left",{spaces:l})}${s}`}function Zo(t,e,n,r){return x`<g class=${`token token-${t}`} transform=${`translate(${e} ${n})`}>
${J(`token-${t}`,0,0,r/4)}
<text y=${r*.42} font-size=${r*1.2}>${t}</text></g>`}function Za({numeral:t},e,n,r){let o=Array.from({length:16},(i,s)=>{let l=s%2?r*.78:r,c=s*Math.PI/8;return`${(Math.sin(c)*l).toFixed(2)} ${(-Math.cos(c)*l).toFixed(2)}`});return x`<g class="marker" transform=${`translate(${e} ${n})`}>
<path d=${`M${o.join("L")}Z`}></path>
<text y=${r*.3} font-size=${r*.85}>${t}</text></g>`}function Qa({automa:t},e,n){if(!t?.marker_on_board)return f;let[r,o]=e(t.marker);return Za(t,r,o,n)}function rr(t){return p`<svg class="token-picture" viewBox="-6 -6 12 12" aria-hidden="true">
${Zo(t,0,0,4.4)}
</svg>`}function _m(t,e,n,r=null){let o=za[n],i=n==="cloth"?84:96,{income:s,special_patches:l,special_patches_left:c}=t.time_board;return p`<svg
class="spiral"
viewBox=${`-1 -1 98 ${i+2}`}
role="img"
aria-label=${Ka(t,e)}
>
${n==="thread"?[Cm(),Lm(o)]:f}
${o.map((u,m)=>Gm(u,m,n))}
${r?Ya(r,u=>o[u].centre):f}
${s.map(u=>{let{x:m,y:d}=o[u].entry;return er(u,r,j(m,d,2.5))})}
${l.map(u=>{let{x:m,y:d}=o[u].entry;return er(u,r,on(m,d,4.8,c.includes(u)))})}
${r?Ja(r,o[r.to].centre,4.6):f}
${Qa(t,u=>[o[u].centre.x,o[u].centre.y],5.4)}
${Rm(t,o)}
</svg>`}function er(t,e,n){let o=e?.marks.includes(t)??!1?"board-mark crossed":"board-mark";return x`<g class=${o} data-mark=${t}>${n}</g>`}function Ya({player:t,from:e,to:n},r){let i=Array.from({length:n-e+1},(s,l)=>r(e+l)).map(({x:s,y:l})=>`${s.toFixed(1)} ${l.toFixed(1)}`).join("L");return x`<path class="walk-halo" d=${`M${i}`}></path>
<path class=${`walk walk-${t}`} d=${`M${i}`} data-testid="walk"></path>`}function Ja({player:t,to:e},{x:n,y:r},o){return x`<g class=${`landing landing-${t}`} data-landing=${e}
transform=${`translate(${n} ${r})`}>${J(`token-${t}`,0,0,o/4)}</g>`}function Cm(){return[[0,1,1],[96,-1,1],[0,1,-1],[96,-1,-1]].map(([t,e,n])=>x`<use href="#corner"
transform=${`translate(${t} ${n>0?0:96}) scale(${e} ${n})`}></use>`)}function Lm(t){let e=t.map(({centre:n})=>`${n.x.toFixed(1)} ${n.y.toFixed(1)}`);return x`<path class="strand" d=${`M${e.join("L")}`}></path>`}function Gm({centre:{x:t,y:e}},n,r){let o=n===53,i=r==="cloth"&&o?"space-end":`space-${r}`,s=n===0||o?"end":n%2?"odd":"even",l=n===0&&r==="cloth"?a("board-start"):n;return x`<g class=${`space ${s}`}>
${J(i,t,e,r==="thread"&&o?1.14:1)}
<text x=${t} y=${e} dy="0.36em" class=${n===0?"named":""}>${l}</text></g>`}function on(t,e,n,r){let[o,i]=[t-n/2,e-n/2];return r?J("special",o,i,n/10):x`<rect class="mark-taken" x=${o} y=${i} width=${n} height=${n}
rx="0.6"></rect>`}function Rm(t,e){let n=t.players[0].time===t.players[1].time;return Va(t).map((r,o)=>{let{x:i,y:s}=e[t.players[r-1].time].centre,l=n?o*-2.6+1.3:0;return Zo(r,i+l*.6,s+l,4)})}var sn={left:5,span:150,bar:9.5,above:4,below:15};function wt(t){return sn.left+t*sn.span/53}function nr(t){return t===1?sn.above:sn.below}function Xa(t,e){return za[t][e].centre}function Nm(t,e,n){let{income:r,special_patches:o,special_patches_left:i}=t.time_board,{bar:s}=sn;return p`<svg
class="time-line"
viewBox="0 0 160 19"
role="img"
aria-label=${Ka(t,e)}
>
<rect class="track" x="3" y=${s-1.6} width="154" height="3.2" rx="1.6"></rect>
${rn.map(l=>x`<rect class=${`gone gone-${l}`} x="3" y=${l===1?s-1.6:s}
width=${Math.max(2,wt(t.players[l-1].time)-3)} height="1.6"></rect>`)}
${n?Ya(n,l=>({x:wt(l),y:s})):f}
${r.map(l=>er(l,n,j(wt(l-.5),s,2.1)))}
${o.map(l=>er(l,n,on(wt(l-.5),s,4.2,i.includes(l))))}
${Qa(t,l=>[wt(l),s],3.6)}
${n?Ja(n,{x:wt(n.to),y:nr(n.player)},3.2):f}
${Va(t).map(l=>{let{time:c}=t.players[l-1];return Zo(l,wt(c),nr(l),3.3)})}
</svg>`}function Im(t,e){let{to_income:n,to_special_patch:r}=t.players[e-1],o=(i,s)=>p`<li><svg viewBox="-3 -3 6 6">${s}</svg>${i??"–"}</li>`;return p`<ul class="ahead" data-testid="ahead" aria-hidden="true">
${o(n,j(0,0,2.7))} ${o(r,on(0,0,5.2,!0))}
</ul>`}function Fm({automa:t}){let e=[[a("legend-income"),j(0,0,2.4)],[a("legend-special"),on(0,0,4.6,!0)],[a("legend-taken"),on(0,0,4.6,!1)]];return t?.marker_on_board&&e.push([a("legend-marker"),Za(t,0,0,2.9)]),e}function tl(t,e,n,r,o=null,i=1){let s=o?qa(o,e):a("time-note",{name:P(e,i),distances:je(t,i)});return p`<section class="panel time-board" aria-labelledby="time-heading">
<div class="panel-head">
<h2 id="time-heading">${a("time-board")}</h2>
<button type="button" class="quiet look" data-testid="look" @click=${r}>
${a(n==="cloth"?"look-thread":"look-cloth")}
</button>
</div>
<p class="time-note" data-testid="time-note">${s}</p>
<div class="spiral-box">${_m(t,e,n,o)}</div>
<div class="line-box">
${Nm(t,e,o)}
<p class="visually-hidden">${s}</p>
${Im(t,i)}
</div>
<ul class="legend">
${Fm(t).map(([l,c])=>p`<li><svg viewBox="-3 -3 6 6" aria-hidden="true">${c}</svg> ${l}</li>`)}
</ul>
</section>`}var or=class{constructor(e,n){this.root=e;this.look=n}root;look;scene=null;running=[];prepare({table:e},n,r){let i=r>0&&n.moves.length===(e?.moves.length??0)+1?n.moves[n.moves.length-1]:void 0;if(!i){this.scene=null;return}let s=Mo(i.move),l=s?this.root.querySelector(`[data-patch="${s}"] .framed`):null,c=l&&{box:l.getBoundingClientRect(),image:l.cloneNode(!0)},{gains:u,marks:m}=aa(i,n.time_board);this.scene={happening:i,milliseconds:r,gains:u,marks:m,picture:c}}play(){let{scene:e}=this;this.scene=null,e&&(this.skip(),this.fly(e),this.walk(e),this.light(e),this.float(e))}skip(){for(let e of this.running)e.finish();this.running=[]}run(e,n,r){let o=e.animate(n,{duration:r,easing:"ease-in-out"});return this.running.push(o),o}fly({happening:{move:e,player:n},picture:r,milliseconds:o}){let i=this.targetOf(Mo(e),n);if(!r||!i)return;let[s,l]=[r.box,i.getBoundingClientRect()],c=this.overlay("flying",[r.image]),u=(d,h)=>({transform:`translate(${d.x+d.width/2}px, ${d.y+d.height/2}px)
translate(-50%, -50%) scale(${h})`}),m=Math.max(l.width,l.height)/170;this.run(c,[u(s,s.width/170),u(l,m)],o*.9).onfinish=()=>c.remove(),i.matches("g")&&this.run(i,[{opacity:0},{opacity:0,offset:.9},{opacity:1}],o)}targetOf(e,n){let o=[...this.root.querySelectorAll(`[data-sewn="${e}"]`)].filter(s=>s.getBoundingClientRect().width>0),[i]=o.sort((s,l)=>l.getBoundingClientRect().width-s.getBoundingClientRect().width);return i??this.root.querySelector(`[data-testid="player-${n}"]`)}walk({happening:{change:e,player:n},milliseconds:r}){if(!e||e.to<=e.from)return;let o=Array.from({length:e.to-e.from+1},(l,c)=>e.from+c),i=l=>Xa(this.look(),l),s=l=>({x:wt(l),y:nr(n)});for(let[l,c]of[["spiral",i],["time-line",s]]){let u=this.root.querySelector(`.${l} .token-${n}`),m=o.map(c).map(({x:d,y:h})=>({transform:`translate(${d}px, ${h}px)`}));u&&this.run(u,m,r*.9)}}light({marks:e,milliseconds:n}){for(let r of e)for(let o of this.root.querySelectorAll(`[data-mark="${r}"]`))this.run(o,[{opacity:1},{opacity:.1},{opacity:1}],n)}float({happening:{player:e},gains:n,milliseconds:r}){let i=this.root.querySelector(`[data-testid="buttons-${e}"]`)?.getBoundingClientRect();if(!i||n.length===0)return;let s=this.overlay("floating",[n.join(" · ")]),[l,c]=[i.x-4,i.y-4],u=[{transform:`translate(${l}px, ${c+10}px)`,opacity:0},{transform:`translate(${l}px, ${c}px)`,opacity:1,offset:.25},{transform:`translate(${l}px, ${c-12}px)`,opacity:1}];this.run(s,u,r).onfinish=()=>s.remove()}overlay(e,n){let r=document.createElement("div");return r.className=`overlay ${e}`,r.setAttribute("aria-hidden","true"),r.append(...n),document.body.append(r),r}};var m$=[["1 2 3","key-1-2-3"],["keys-arrows","key-arrows"],["keys-shift-arrows","key-shift-arrows"],["N, Shift + N","key-n"],["R, Shift + R","key-r"],["F","key-f"],["keys-space","key-space"],["Enter","key-enter"],["Esc","key-esc"],["keys-wheel","key-wheel"],["P","key-p"],["U","key-u"],["T, Enter","key-t"],["H, W","key-h"],["/","key-slash"],["?, F1","key-help"]],an={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right"},el={1:{type:"option",index:0},2:{type:"option",index:1},3:{type:"option",index:2}," ":{type:"placement",event:{type:"cycle"}},f:{type:"placement",event:{type:"turn",how:"flip"}},Enter:{type:"place"},Escape:{type:"cancel"},p:{type:"pass"},u:{type:"undo"},t:{type:"turn"},h:{type:"hint"},w:{type:"why"},"/":{type:"command"},"?":{type:"help"}};function Hm(t,e){return t==="Slash"?e?"?":"/":/^(?:Key|Digit)(\w)$/.exec(t)?.[1].toLowerCase()??""}function rl(t){let{key:e,code:n="",shiftKey:r,ctrlKey:o,metaKey:i,altKey:s}=t;if(o||i||s)return null;let l=nl(e,r);return l||/^[a-z]$/i.test(e)?l:nl(Hm(n,r),r)}function nl(t,e){if(Object.hasOwn(an,t)){let r=an[t];return{type:"placement",event:{type:e?"jump":"arrow",direction:r}}}let n=t.length===1?t.toLowerCase():t;return n==="n"?{type:"placement",event:{type:"next",back:e}}:n==="r"?{type:"placement",event:{type:"turn",how:e?"left":"right"}}:Object.hasOwn(el,n)?el[n]:null}var Dm=new Set(["place","pass","undo","turn","hint","why"]);function ol({repeat:t},e){return t&&Dm.has(e.type)}var qm=4,jm=1.5,Bm=120;function Wm(t,e){return e===null||t.detail===0?!1:t.pointerId===void 0||t.pointerId===e}var ir=class{constructor(e,n){this.root=e;this.game=n;let r=new AbortController;this.stop=()=>{this.end(),r.abort()};let o=(i,s,l=!1)=>e.addEventListener(i,c=>s(c),{signal:r.signal,capture:l});o("pointerdown",i=>this.down(i)),o("pointermove",i=>this.move(i)),o("pointerup",i=>this.up(i)),o("pointercancel",()=>this.abandon()),o("pointerleave",()=>this.leave()),o("click",i=>this.click(i),!0),o("contextmenu",i=>this.flip(i)),e.addEventListener("wheel",i=>this.wheel(i),{signal:r.signal,passive:!1}),window.addEventListener("keydown",i=>{i.key==="Escape"&&this.press?.dragging&&(i.stopPropagation(),this.abandon())},{signal:r.signal,capture:!0})}root;game;press=null;swallow=null;turned=0;stop;cellAt(e,n){let r=this.root.querySelector("[data-held] .cells");if(!r)return null;let o=r.getBoundingClientRect(),i=o.width/9,[s,l]=[Math.floor((n-o.top)/i),Math.floor((e-o.left)/i)];return s>=-1&&l>=-1&&s<=9&&l<=9?[Math.max(0,Math.min(8,s)),Math.max(0,Math.min(8,l))]:null}isOnQuilt(e){return e.target instanceof Element&&e.target.closest("[data-held] .cells")!==null}down(e){this.swallow=null;let{state:n}=this.game;if(e.button!==0||!e.isPrimary||!Yt(n))return;let r=e.target,o=O(n)?r.closest("[data-patch]"):null,i=o?o.dataset.patch:this.game.state.placement.letter;if(!i||!o&&!this.isOnQuilt(e))return;let s=o?this.grabbed(o,i,e):this.heldCell(e);this.press={pointer:e.pointerId,x:e.clientX,y:e.clientY,letter:i,anchor:s,market:o,touch:e.pointerType==="touch",dragging:!1,image:null}}grabbed(e,n,r){let o=Je(this.game.state,n),i=e.querySelector(".patch");if(!o||!i)return null;let s=o.patch.orientations[q(this.game.state.placement,n)],[l,c]=B(s),u=i.getBoundingClientRect(),m=Math.floor((r.clientY-u.top)/u.height*l),d=Math.floor((r.clientX-u.left)/u.width*c);return s.find(h=>it(h,[m,d]))??At(s)}heldCell(e){let{placement:n}=this.game.state,r=C(this.game.state),o=this.cellAt(e.clientX,e.clientY);return!r||!n.origin||!o||!st(n,r).some(i=>it(i,o))?null:[o[0]-n.origin[0],o[1]-n.origin[1]]}move(e){let{press:n}=this;if(!n){e.pointerType!=="touch"&&this.hover(e);return}if(e.pointerId===n.pointer){if(!n.dragging){if(Math.hypot(e.clientX-n.x,e.clientY-n.y)<qm)return;this.startDrag(n)}this.drag(n,e)}}hover(e){let{placement:n}=this.game.state;if(n.letter===null||n.set)return;let r=this.isOnQuilt(e)?this.cellAt(e.clientX,e.clientY):null;r?this.game.placement({type:"hover",cell:r}):this.leave()}leave(){!this.press&&this.game.state.placement.origin&&this.game.placement({type:"leave"})}startDrag(e){e.dragging=!0,this.root.setPointerCapture(e.pointer),e.market&&this.game.choose(e.letter,e.anchor??void 0);let n=C(this.game.state);if(!n)return;let r=Ot(this.game.state.placement,n),o=r.filter(s=>s[0]===B(r)[0]-1),i=e.touch?o[Math.floor(o.length/2)]:e.anchor??At(r);this.game.placement({type:"hold",anchor:i}),e.market&&(e.image=this.dragImage(e.market))}dragImage(e){let n=e.querySelector(".framed");if(!n)return null;let r=document.createElement("div");return r.className="drag-image",r.append(n.cloneNode(!0)),document.body.append(r),r}drag(e,n){let r=this.root.querySelector("[data-held] .cells"),o=e.touch&&r?r.getBoundingClientRect().width/9*jm:0,i=this.cellAt(n.clientX,n.clientY-o);if(i?this.game.placement({type:"hover",cell:i}):this.game.placement({type:"leave"}),!e.image)return;e.image.hidden=i!==null;let s=`${n.clientX}px, ${n.clientY-o}px`;e.image.style.transform=`translate(${s}) translate(-50%, -50%)`}up(e){let{press:n}=this;if(!(!n||e.pointerId!==n.pointer)&&(this.end(),!!n.dragging)){if(this.swallow=n.pointer,!this.game.state.placement.origin)return this.game.placement({type:"cancel"});this.game.placement({type:"show"}),n.market&&!n.touch&&this.game.commit()}}abandon(){let e=this.press?.dragging?this.press.pointer:null;this.end(),this.swallow=e,e!==null&&this.game.placement({type:"cancel"})}end(){this.press?.image?.remove(),this.press=null}click(e){if(Wm(e,this.swallow)){this.swallow=null,e.stopPropagation(),e.preventDefault();return}if(!this.isOnQuilt(e))return;let{game:n}=this,{placement:r}=n.state,o=C(n.state),i=this.cellAt(e.clientX,e.clientY);!i||!o||(r.set&&this.commits(e,i)?n.commit():n.placement({type:"set",cell:i}))}commits(e,n){let{placement:r}=this.game.state,o=C(this.game.state);if(!o)return!1;let i=st(r,o);return r.plan?!1:i.length>0&&de(r,o)&&it(Nn(i),n)?!0:e.pointerType==="touch"?!1:[...i,r.cursor].some(s=>it(s,n))}wheel(e){if(!this.turns(e)||e.deltaY===0)return;e.preventDefault();let n=performance.now();n-this.turned<Bm||(this.turned=n,this.game.placement({type:"turn",how:e.deltaY>0?"right":"left"}))}flip(e){e.pointerType==="touch"||!this.turns(e)||(e.preventDefault(),this.game.placement({type:"turn",how:"flip"}))}turns(e){let{state:n}=this.game;return e.target instanceof Element&&e.target.closest("[data-held] .cells")!==null&&Yt(n)&&(C(n)?.letter??"+")!=="+"}};function il(t,e){let n=t.target.closest("[data-quilt=shown]");return!n||!Object.hasOwn(an,t.key)||t.shiftKey?!1:(t.preventDefault(),e(n.getAttribute("data-testid")==="quilt-1"?1:2,an[t.key]),!0)}function sl(t){t.onLine=e=>M("commands").then(({obey:n})=>n(t,e),n=>t.complain(n.message))}function al(t,e,n){let r=window.matchMedia("(prefers-reduced-motion: reduce)");e.pace=()=>document.hidden||r.matches?"off":n.settings.motion;let o=new or(t,()=>n.settings.look);return e.onShow=({table:i},s)=>{let l=e.state.table,{sounds:c,vibration:u}=n.settings;(c||u)&&M("cues").then(({tellCues:m})=>m(l,i,n.settings),console.warn),o.prepare(e.state,i,s)},o}function ll(t,e,n,r,o){let i=new ir(t,e),s=new AbortController,{signal:l}=s,c=()=>{document.hidden||(e.wake(),r.consider())},u=()=>{e.skip(),n.skip()};return window.addEventListener("keydown",u,{capture:!0,signal:l}),window.addEventListener("pointerdown",u,{capture:!0,signal:l}),t.addEventListener("keydown",m=>Vm(m,e,o),{signal:l}),e.onPlan=m=>Um(t,e,m),e.onAsk=()=>zm(e),window.addEventListener("online",c,{signal:l}),document.addEventListener("visibilitychange",c,{signal:l}),()=>{s.abort(),i.stop()}}function cl(t){ul(t.querySelector(".quilt.active .cells"))}async function Um(t,e,n){try{e.planning=await M("plan"),e.planning.planWith(e,n),e.state.placement.plan&&C(e.state)&&ul(t.querySelector(".spread.front .cells"))}catch(r){e.fail(r)}}async function zm(t){if(!t.hints)try{t.hints=await M("hints"),t.store.dispatch({type:"hint",hint:t.state.hint})}catch(e){t.fail(e)}}function ul(t){if(!t)return;t.focus({preventScroll:!0});let{top:e,bottom:n}=t.getBoundingClientRect();(e<0||n>window.innerHeight)&&t.scrollIntoView({block:"nearest"})}function pl(t,e,n){e.matches(".turn-card")&&t.querySelector(".quilt.active")?n():document.getElementById("turn-heading")?.focus()}function Vm(t,e,n){let r=t.target;if(!r.closest("[data-keys]")||r.closest("dialog, input, select, textarea")||il(t,(l,c)=>e.store.dispatch({type:"walk",player:l,direction:c})))return;let i=rl(t),s=r instanceof HTMLButtonElement&&[" ","Enter"].includes(t.key);s&&t.repeat&&t.preventDefault(),!(!i||s)&&(t.preventDefault(),!ol(t,i)&&Zm(i,e,n))}function Km(t){let{letter:e,plan:n}=t.state.placement;if(t.placement({type:"cancel"}),!n||!document.activeElement?.matches(".cells"))return;document.querySelector(`[data-coming=${e}]`)?.focus({preventScroll:!0})}function Zm(t,e,n){switch(t.type){case"option":return e.chooseAt(t.index),n();case"placement":return e.placement(t.event);case"place":return e.state.placement.letter===null&&e.company.goOn()?void 0:e.state.table?.stage==="card"?e.turnCard():e.commit();case"turn":return e.turnCard();case"hint":return e.hint();case"why":return e.why();case"cancel":return Km(e);case"pass":return e.pass();case"undo":return e.undo();case"command":return e.type(!0),document.getElementById("command")?.focus();case"help":return e.onHelp()}}function ml({mode:t,board:e,seats:n,automa:r}){let[o]=$t(n);if(o===void 0||t==="remote")return null;let i={board:e,seed:null,from:null,names:null};if(t==="solo"&&r)return{...i,opponent:"automa",deck:r.deck,level:r.level,first:"you"};if(t==="screen")return{...i,opponent:"person",first:"you",names:[n[1].name,n[0].name]};let s=o===1?"opponent":"you";return{...i,opponent:"computer",level:Qm(n[2-o].name),first:s}}function Qm(t){return Number(/level (\d+)$/.exec(t)?.[1]??te)}var Ym=3,dl=5,Qo={buttons:dl,time:0,income:0,cells:".".repeat(Zt),filled:Fo,empty:Zt,patches:[]};function C$(t,e="revised"){return{board:e,ring:t,players:[Qo,Qo],turn:1,stage:"action",tile:null,automa:null}}function sr(t,e){return{...Qo,buttons:t,time:e}}function fl({ring:t,players:e,turn:n,stage:r,tile:o,automa:i}){let s=e.some(({buttons:c,time:u,empty:m})=>c!==dl||u>0||m<Zt);return n===1&&r==="action"&&o===null&&i===null&&!s&&new Set(t).size===33&&t.endsWith("A")}function vt({players:t,turn:e}){return t[e-1]}function dt({stage:t,turn:e,automa:n}){return t==="over"?null:n!==null&&e===2?"card":e}function $e({ring:t}){return[...t.slice(0,Ym)]}function ar(t,e){let n=t.indexOf(e);return t.slice(n+1)+t.slice(0,n)}function Yo(t,e,n){return t.filter(r=>r>e&&r<=n)}function Jo({players:[t,e]}){return Math.max(t.time,e.time)}function ln(t){return Yo(kn[t.board],Jo(t),tt)}function cn(t){return vn[t-1]}function hl({automa:t,players:e,tile:n}){return t!==null&&n!==1&&e[1].time<cn(t.level).marker}function kt(t){return t.startsWith("A:")}function gl(t,e,n){let[r,o]=t.players,{automa:i}=t,{taken:s,start:l,stop:c}=n,u=$e(t).join("");if(i===null||dt(t)!=="card"||l!==o.time||n.choices!==u||s!==null&&!u.includes(s)||e!==`A:${s??"pass"}`||c<=l||c>tt)return null;let m=c===tt&&r.time===tt;return{...t,ring:s===null?t.ring:ar(t.ring,s),players:[r,sr(o.buttons+n.income,c)],turn:c>r.time||m?1:2,stage:m?"over":"action",tile:n.takes_special_tile?2:t.tile,automa:{...i,taken:i.taken+(s??"")}}}var Jm=/^(?:pass|[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9])$/;function Xo(t,e){let{turn:n,players:r}=t,o=vt(t),i=r[2-n],s=e?o.time+e.time:i.time+1,l=Math.min(s,tt),[c,u]=e?[e.buttons,0]:[0,l-o.time],m=Yo(Ae,o.time,l),d=(o.income+(e?.income??0))*m.length,h=l>i.time,y=o.empty>(e?.squares??0),k=l===tt&&i.time===tt;return{buttons:o.buttons-c+u+d,time:l,paid:c,earned:u,income_marks:m,income:d,special_patch:h&&y&&ln(t).some(S=>S<=l),next:h||k?Y(n):n,over:k}}function Xm(t,e,n){if(!Jm.test(e))return"a move is pass, a patch like X0a7 or a special patch like +d9";let r=e[0],o=r in n&&e!=="pass",i=o?Do(n[r],e.slice(1)):null;if(o&&!i)return`patch ${r} would not lie wholly on the board there`;if(t.stage==="over")return"the game is over";if(dt(t)==="card")return"it is the Automa's turn";let s=i?.spaces??[Bo(e.slice(1))??0];return t.stage==="special_patch"?r==="+"?yl(t,s):"the special patch must be placed first":e==="pass"?null:r==="+"?"there is no special patch to place":ti(t,r,n)??yl(t,s)}function ti(t,e,n){let r=$e(t);if(!t.ring.includes(e))return`patch ${e} is no longer in the ring`;if(!r.includes(e))return`patch ${e} is not among the next three (${r.join(", ")})`;let o=n[e].buttons-vt(t).buttons;return o>0?`needs ${o} more button${o>1?"s":""}`:null}function yl(t,e){let{filled:n}=vt(t),r=e.find(o=>Kn(n,o));return r===void 0?null:`overlaps at ${Ze(r)}`}function wl(t,e,n){if(Xm(t,e,n)!==null)return null;let r=vt(t);if(e==="pass")return $l(t,t.ring,r,null);let[o,i]=[e[0],e.slice(1)];if(o==="+")return{...vl(t,bl(r,[Bo(i)??0],"*")),stage:"action",turn:Y(t.turn)};let s=n[o],l=Do(s,i),{orientation:c,row:u,column:m,spaces:d}=l,h={...bl(r,d,o),income:r.income+s.income,patches:ei([...r.patches,{letter:o,orientation:c,row:u,column:m}])};return $l(t,ar(t.ring,o),h,s)}function ei(t){return t.sort((e,n)=>e.letter<n.letter?-1:1)}function bl(t,e,n){return{...t,cells:Ga(t.cells,e,n),filled:Ho(t.filled,_t(e)),empty:t.empty-e.length}}function $l(t,e,n,r){let{buttons:o,time:i,special_patch:s,next:l,over:c}=Xo(t,r),u=c?"over":s?"special_patch":"action",m=s&&!c?t.turn:l;return{...vl(t,{...n,buttons:o,time:i}),ring:e,stage:u,turn:m}}function vl(t,e){let{players:n,turn:r,tile:o}=t;return{...t,players:r===1?[e,n[1]]:[n[0],e],tile:o===null&&La(e.filled)?r:o}}function ni(t,e,n,r){return kt(e)?n===void 0?null:gl(t,e,n):wl(t,e,r)}function lr(t,e,n,r){let o=[t],i=n.values();for(let[s,l]of e.entries()){let c=kt(l)?i.next().value:void 0,u=ni(o[s],l,c,r);if(u===null)return null;o.push(u)}return o}function kl(t,e,n){return e.map((r,o)=>ri(o+1,r,t[o],t[o+1],n))}function ri(t,e,n,r,o){let i=n.turn,[s,l]=[n.players[i-1],r.players[i-1]],c=td(e)?o[e[0]].buttons:0,u=e==="pass"?l.time-s.time:0,m=l.buttons-s.buttons+c-u;return{number:t,player:i,move:e,change:{from:s.time,to:l.time,paid:c,earned:u,income:m}}}function td(t){return t!=="pass"&&!t.startsWith("+")&&!kt(t)}function cr(t,e){let n=0;for(;n<t.length&&kt(t[t.length-1-n]);)n+=1;return n===0?[]:e.slice(-n)}var ed=/^(\d{1,4})\.(\d{1,2})(?:i(\d{1,2}))?$/,nd=/^(\d{1,4})\.(\d{1,2}):([A-Za-g]{1,33}|-)$/,rd=/^(?:[A-Za-g]{1,60}|-)$/,od=/^[1-9*xA-Za-g]{1,9}(?:\/[1-9*xA-Za-g]{1,9}){8}$/,xl={1:{turn:1,stage:"action"},2:{turn:2,stage:"action"},"1+":{turn:1,stage:"special_patch"},"2+":{turn:2,stage:"special_patch"},"#1":{turn:1,stage:"over"},"#2":{turn:2,stage:"over"}},Sl={"-":null,1:1,2:2},Pl={r:"revised",o:"original"};function pr(t,e){let n=t.trim().split(" ");if(n.length===11)return id(n,e);let[r,o,i,s,...l]=n;if(n.length!==8)return null;let[c,u]=[oi(r,i,e),oi(o,s,e)];return c&&u&&Al([c,u],l,null)}function id([t,e,n,r,o,i,s,l,c],u){let m=oi(t,e,u),d=nd.exec(n);if(!m||!d||l!=="normal"&&l!=="tactical"||!/^[1-5]$/.test(c))return null;let h=d[3]==="-"?"":d[3],y=sr(Number(d[1]),Number(d[2])),k={deck:l,level:Number(c),taken:h};return Al([m,y],[r,o,i,s],k)}function Al(t,[e,n,r,o],i){if(!(n in xl&&r in Sl&&o in Pl&&rd.test(e)))return null;let l=e==="-"?"":e,c={tile:Sl[r],board:Pl[o],automa:i};return{...xl[n],ring:l,players:t,...c}}function oi(t,e,n){let r=ed.exec(e),o=t.split("/").map(h=>h.replace(/\d/g,y=>".".repeat(Number(y))));if(!r||!od.test(t)||o.some(h=>h.length!==9))return null;let i=o.join(""),[,s,l,c]=r,u=sd(i,n);if(u===null||i.includes("x")!==(c!==void 0))return null;let m=u.reduce((h,{letter:y})=>h+n[y].income,0),d=[...i].flatMap((h,y)=>h==="."?[]:[y]);return{buttons:Number(s),time:Number(l),income:c===void 0?m:Number(c),cells:i,filled:_t(d),empty:Zt-d.length,patches:u}}function sd(t,e){let r=[...new Set(t)].filter(i=>!".*x".includes(i)).map(i=>{let s=[...t].flatMap((c,u)=>c===i?[u]:[]),l=Ma(e[i],s);return l&&{letter:i,orientation:l.orientation,row:l.row,column:l.column}}),o=r.filter(i=>i!==null);return o.length<r.length?null:ei(o)}function Ml(t,e){let{players:n,ring:r,turn:o,stage:i,tile:s,board:l,automa:c}=t,[u,m]=n.map(({cells:X})=>ld(X)),d=El(n[0]),h=[r||"-",ad[i](o),s??"-",l[0]];if(c===null||e===null)return[u,m,d,El(n[1]),...h].join(" ");let{buttons:y,time:k}=n[1],S=`${y}.${k}:${c.taken||"-"}`,E=`${Tl(e.aside)}/${e.discards.join(".")||"-"}`,N=Tl(e.pile).replace("?",`?${e.budget??""}`);return[u,d,S,...h,c.deck,c.level,N,E].join(" ")}var ad={action:t=>`${t}`,special_patch:t=>`${t}+`,over:t=>`#${t}`};function ld(t){return Array.from({length:9},(n,r)=>t.slice(9*r,9*(r+1))).map(n=>n.replace(/\.+/g,r=>String(r.length))).join("/")}function El({buttons:t,time:e,income:n,cells:r}){return`${t}.${e}${r.includes("x")?`i${n}`:""}`}function Tl(t){return Array(t).fill("?").join(".")||"-"}function Ol(t,e,n,r){let i=n.filter(s=>!kt(s)).map(s=>s==="pass"?".":s).join("");return r!==null?cd(e,i,n,r):fl(t)?`#${t.ring},${i}${t.board==="original"?",o":""}`:`#p=${ii(e)}${i&&`,${i}`}`}function cd(t,e,n,[r,...o]){let i=t.split(" ").slice(0,-2),[s,l]=t.slice(t.lastIndexOf(" ")+1).split("/").map(ud),c=s+l,u=`${ur(r.slice(0,s))}/${ur(r.slice(s,c))}`,m=`#s=${ii([...i,ur(r.slice(c)),u].join(" "))}`;return n.length===0&&o.length===0?m:[m,e,...o.map(ur)].join(",")}function ud(t){return t==="-"?0:t.split(".").length}function ur(t){return t.map(e=>e||"?").join(".")||"-"}function _l(t,e){return e?`${t},c${e}`:t}function Cl({Compensation:t="0"}){return/^-?[1-9]\d{0,2}$/.test(t)?Number(t):0}function Q$(t){return`#${t.includes(":")?"s":"p"}=${ii(t)}`}function ii(t){return t.replace(/ /g,"_").replace(/#/g,"!")}var pd=new Set(["move","card","takeback","resign","flag","abort","handover"]);function mr(t,e){let n=pr(t.start,e),r=n&&lr(n,t.moves,t.automa?.turns??[],e);return r===null?null:{game:t,positions:r,moves:kl(r,t.moves,e),seats:dr(t)}}function dr({seats:t,mode:e,present:n}){return D.map(r=>{let{name:o,kind:i,yours:s,bot:l,rating:c}=t[r-1],u=e==="remote"&&i==="person"&&!n.includes(r);return{name:o,kind:i,yours:s,away:u,bot:l,rating:c}})}function un({positions:t}){return t[t.length-1]}function Jt(t){return t.game.ended?null:dt(un(t))}function Gl(t,e,n){if(e.number!==t.game.number+1)return null;let r=fd(t,e,n);if(r===null)return null;let{number:o,acknowledges:i,clock:s,now:l=null}=e,c=r.game.clock,u=s&&c?{...c,...s}:c,m={...r.game,number:o,acknowledges:i,now:l,clock:s===null?null:u,automa:r.game.automa&&dd(r.game.automa,e)};return Jt(r)===null&&(m.offer=null),pd.has(e.kind)&&(m.thinking=md({...r,game:m})),{...r,game:m,said:null}}function md(t){let e=Jt(t);return typeof e=="number"&&t.seats[e-1].kind==="computer"}function dd(t,{cards:e,levels:n}){return{...t,...e,levels:n??t.levels}}function fd(t,e,n){let{game:r}=t;switch(e.kind){case"move":case"card":return gd(t,e,n);case"takeback":return yd(t,e);case"resign":case"flag":return Lt(t,{ended:{kind:e.kind,player:e.player}});case"abort":return Lt(t,{ended:{kind:"abort",player:e.player}});case"join":case"handover":return bd(t,e);case"ask":return Lt(t,{offer:e.player});case"decline":return Jt(t)===null?Lt(t,{rematch:{asked:[],game:null}}):Lt(t,{offer:null});case"cut":return Ll(t,{step:"choose",points:e.points});case"choose":return Ll(e.swapped?hd(t):t,{step:null});case"rematch":{let o=D.filter(i=>i===e.player||r.rematch.asked.includes(i));return Lt(t,{rematch:{...r.rematch,asked:o}})}case"rematch_opened":return Lt(t,{rematch:{...r.rematch,game:e.table}});default:return null}}function Lt(t,e){return{...t,game:{...t.game,...e}}}function Ll(t,e){let{fair:n}=t.game;return n&&Lt(t,{fair:{...n,...e}})}function hd(t){let e=t.game.present.map(Y),n={...t.game,present:e,seats:[...t.game.seats].reverse()};return{...t,game:n,seats:dr(n)}}function gd(t,e,n){let{game:r,positions:o,moves:i,seats:s}=t,{move:l}=e,c=e.kind==="card"?e.turn:void 0,u=un(t),m=r.ended?null:ni(u,l,c,n);if(m===null||r.automa===null!=(u.automa===null))return null;let d=r.automa&&c?{...r.automa,turns:[...r.automa.turns,c]}:null;return{game:{...r,moves:[...r.moves,l],offer:null,automa:d??r.automa},positions:[...o,m],moves:[...i,ri(i.length+1,l,u,m,n)],seats:s}}function yd({game:t,positions:e,moves:n,seats:r},{keep:o,practice:i}){if(!(o>=t.opening&&o<=n.length))return null;let s=t.automa&&{...t.automa,turns:t.automa.turns.filter(({number:l})=>l<=o),levels:[],practice:i??t.automa.practice};return{game:{...t,moves:t.moves.slice(0,o),offer:null,ended:null,automa:s},positions:e.slice(0,o+1),moves:n.slice(0,o),seats:r}}function bd(t,{kind:e,player:n,seat:r,opponent:o,level:i,mode:s,rated:l}){let c=t.game.seats.map((m,d)=>d===n-1?{...r,yours:m.yours}:m),u={...t.game,seats:c,opponent:o,level:i,mode:s,rated:l};return e==="handover"&&Object.assign(u,{clock:null,offer:null}),{...t,game:u,seats:dr(u)}}function Rl(t,{type:e,clock:n,said:r,...o}){let i=t.game.clock,s={...t.game,...o};n!==void 0&&(s.clock=n&&i&&{...i,...n});let l=o.present?dr(s):t.seats;return{...t,game:s,seats:l,said:r??t.said}}function Nl(t,e){let n=e.kind==="move"||e.kind==="card";return{kind:e.kind,player:n?un(t).turn:"player"in e?e.player:null,move:n?e.move:null,keep:e.kind==="takeback"?e.keep:null}}var $d=7,si=2;function fr(t,e,n){let{players:r,tile:o,automa:i}=t,{buttons:s,empty:l}=r[e-1],c=o===e?$d:0;if(e===1||i===null)return{buttons:s,special_tile:c,empty:l===0?0:-si*l};let u=cn(i.level),m=[...i.taken].map(h=>n[h].income),d=m.filter(h=>h>0).length;return{special_tile:c,buttons_held:u.per_button_held*s,patches_with_buttons:u.per_patch_with_buttons*d,buttons_on_patches:u.per_button_on_patches*m.reduce((h,y)=>h+y,0)}}function hr(t){return Object.values(t).reduce((e,n)=>e+n,0)}function gr(t,e,n=0){return[hr(fr(t,1,e)),hr(fr(t,2,e))+n]}function Il(t,e,n=0){if(t.stage!=="over")return null;let r=gr(t,e,n);return r[0]===r[1]?{winner:t.turn,scores:r,reason:"first to 53"}:{winner:r[0]>r[1]?1:2,scores:r,reason:"score"}}var Bl={options:[],special_cells:[],special_cells_7x7:[]};function yr(t,e,n=null,r=0){let{ring:o,turn:i,automa:s}=t;return{position:Ml(t,n),turn:i,stage:dt(t)==="card"?"card":t.stage,ring:o,players:[Hl(t,1,e),Hl(t,2,e)],time_board:wd(t),result:Il(t,e,r),points:r,automa:s&&n&&vd(t,s,n,e)}}function br(t,{kind:e,player:n},r,o=0){if(e==="abort"||n===null)return{stage:"over",result:null};let i=e==="flag"?"time":"resignation";return{stage:"over",result:{winner:Y(n),scores:gr(t,r,o),reason:i}}}var Fl=new WeakMap;function Hl(t,e,n){let r=t.players[e-1],o=t.tile===e,i=Dl(r.time,ln(t)),s=Fl.get(r);if(s?.special_tile===o&&s.to_special_patch===i)return s;let{buttons:c,income:u,time:m,cells:d,empty:h}=r,y=fr(t,e,n),k={buttons:c,income:u,time:m,cells:d,patches:[...r.patches],score:hr(y),score_parts:y,empty:e===2&&t.automa!==null?0:h,special_tile:o,to_income:Dl(m,Ae),to_special_patch:i};return Fl.set(r,k),k}function Dl(t,e){let n=e.find(r=>r>t);return n===void 0?null:n-t}var ql=new Map;function wd(t){let{board:e,stage:n,turn:r}=t,o=n==="over"?Y(r):r,i=[e,Jo(t),o].join(),s=ql.get(i);if(s)return s;let l={last:tt,income:Ae,special_patches:kn[e],special_patches_left:ln(t),on_top:o};return ql.set(i,l),l}function vd(t,{deck:e,level:n,taken:r},o,i){let{budget:s,pile:l,aside:c,discards:u,practice:m,turns:d,levels:h}=o,{numeral:y,name:k,marker:S}=cn(n),E=X=>i[X].income>0,N=[...r];return{deck:e,level:n,numeral:y,name:k,marker:S,marker_on_board:hl(t),budget:s,pile:l,aside:c,discards:u,practice:m,turns:d,levels:h,with_buttons:N.filter(E).join(""),without_buttons:N.filter(X=>!E(X)).join("")}}var jl=new WeakMap;function Wl(t,e){let n=jl.get(t);if(n)return n;let{filled:r}=vt(t),o=t.stage==="special_patch",i=o&&t.tile===null,s={options:t.stage==="action"?kd(t,e):[],special_cells:o?jo(r).map(Ze):[],special_cells_7x7:i?_a(r).map(Ze):[]};return jl.set(t,s),s}function kd(t,e){let n=gr(t,e);return[{letter:null,move:"pass",available:!0,reason:null,missing:0,placements:[],completes_7x7:[],consequence:Ul(t,null,n)},...$e(t).map(o=>xd(t,o,e,n))]}function xd(t,e,n,r){let{filled:o,buttons:i}=vt(t),s=n[e],l=Ke(o,s),c=l.length===0?"fits nowhere on the quilt":null,u=ti(t,e,n)??c,m=t.tile===null?Oa(o,l,s.squares):[];return{letter:e,move:null,available:u===null,reason:u,missing:Math.max(0,s.buttons-i),placements:l.map(({name:d})=>d),completes_7x7:m.map(({name:d})=>d),consequence:Ul(t,s,r)}}function Ul(t,e,[n,r]){let o=Xo(t,e),i=o.buttons-vt(t).buttons+si*(e?.squares??0);return{...o,next:o.over?null:o.next,scores:t.turn===1?[n+i,r]:[n,r+i]}}var zl=new WeakMap;function Vl(t,e){let n=zl.get(t);if(n)return n;let r=Sd(t,e);return zl.set(t,r),r}function Sd(t,e){let{game:n,positions:r,moves:o,seats:i}=t,{automa:s,ended:l}=n,c=un(t),u=Jt(t),m=n.fair?.points??0,d=typeof u=="number"&&i[u-1].yours&&!n.fair?.step,h=s&&{...s,turns:cr(n.moves,s.turns)};return{...Pd(t),...yr(c,e,h,m),...l&&br(c,l,e,m),...d?Wl(c,e):Bl,moves:o,can_undo:Ed(t),can_abort:Td(t),link:_l(Ol(r[0],n.start,n.moves,s&&s.shuffles),m),offer:n.offer&&{kind:"takeback",seat:n.offer}}}function Pd({game:t,positions:e,seats:n,said:r=null}){let{number:o,acknowledges:i,opponent:s,level:l,mode:c,seed:u,access:m,takebacks:d}=t,{rated:h,seed_chosen:y,tournament:k,day:S,fair:E,thinking:N,spectators:X}=t,{clock:Nt,now:Ee,rematch:jr}=t;return{type:"state",game:t.game,number:o,acknowledges:i,opponent:s,level:l,mode:c,seed:u,access:m,takebacks:d,rated:h,seed_chosen:y,tournament:k,day:S,fair:E,thinking:N,spectators:X,clock:Nt,now:Ee,rematch:jr,ring0:e[0].ring,board:e[0].board,seats:n,said:r,declined:t.ended?.kind==="abort"&&t.ended.player!==null}}function Ed(t){let{game:e,seats:n,moves:r,positions:o}=t,i=e.mode==="remote";if(e.rated||e.day!==null||i&&(!e.takebacks||Jt(t)===null||e.offer!==null))return!1;if(e.ended)return e.ended.kind==="resign";let s=D.filter(u=>n[u-1].yours),l=D.filter(u=>n[u-1].kind==="person"),c=s.length>0?s:l;return r.some((u,m)=>m>=e.opening&&c.some(d=>d===dt(o[m])))}function Td(t){let{game:e,positions:n,moves:r}=t;return e.mode!=="remote"||e.tournament!==null||Jt(t)===null||e.fair?.game===2?!1:new Set(r.slice(e.opening).map((i,s)=>n[e.opening+s].turn)).size<D.length}var Kl=250,Ad=2e3,Md=5e3,Od=15e3,_d={kind:"note",player:null,move:null,keep:null},$r=class{constructor(e,n,r){this.outside=e;this.folded=n;this.patches=r}outside;folded;patches;wait=Kl;pending=null;socket=null;retry=null;watch=null;silence=null;hasGap=!1;wasOpen=!1;get table(){return Vl(this.folded,this.patches)}get number(){return this.folded.game.number}connect(){if(this.stopRetry(),this.socket)return;let e=this.outside.open();this.socket=e,this.hasGap=!1,this.wasOpen=!1,e.onopen=()=>this.opened(),e.onmessage=n=>this.received(String(n.data)),e.onclose=()=>this.closed(e),this.expectAnswer()}wake(){if(this.socket?.readyState!==1)return this.connect();this.askForGame()}leave(){let e=this.socket;this.socket=null,this.stopRetry(),this.stopWatch(),this.stopSilence(),e&&(e.onmessage=null,e.readyState===0?e.onopen=()=>e.close():e.close())}send(e){return this.pending?!1:(this.pending={...e,id:this.outside.newId(),seen:this.number},this.outside.onPending(e),this.transmit(),!0)}transmit(){!this.pending||this.socket?.readyState!==1||(this.socket.send(JSON.stringify(this.pending)),this.expectAnswer())}askForGame(){this.socket?.send(JSON.stringify({type:"hello",seen:this.number})),this.expectAnswer()}expectAnswer(){this.stopWatch(),this.watch=this.outside.later(()=>this.drop(),Md)}drop(){let e=this.socket;e&&(e.onclose=null,e.close(),this.closed(e))}opened(){this.wait=Kl,this.wasOpen=!0,this.outside.onStatus("open"),this.transmit()}received(e){let n=JSON.parse(e);if(n.type==="ping")return this.answerPing(n.n);switch(!this.pending&&!this.hasGap&&this.stopWatch(),n.type){case"game":return this.begin(n);case"event":return this.advance(n);case"note":return this.note(n);case"error":return(n.id===null||n.id===this.pending?.id)&&this.settle(),this.outside.onRefusal(n);case"hint":case"reasons":case"why":return n.id===this.pending?.id&&this.settle(),this.outside.onHint(n)}}answerPing(e){this.socket?.send(JSON.stringify({type:"pong",n:e})),this.stopSilence(),this.silence=this.outside.later(()=>this.missPing(),Od)}missPing(){this.silence=null,this.folded.game.clock?.running&&this.drop()}begin(e){let n=e.version===2?mr(e,this.patches):null;if(n===null)return console.error(`This page can’t follow game ${e.game} at event ${e.number}.`),this.outside.onOutdated();this.hasGap=!1,this.show(n,e.acknowledges,null)}advance(e){let{number:n,acknowledges:r}=e,o=this.folded,i=this.hasGap?null:Gl(o,e,this.patches);if(i)return this.show(i,r,Nl(o,e));this.acknowledged(r),!(this.hasGap||n<=this.number)&&(console.warn(`Event ${n} can’t follow ${this.number} here: the whole game is asked for.`),this.askForGame(),this.hasGap=!0)}say(e){this.socket?.send(JSON.stringify({type:"say",phrase:e}))}note(e){this.hasGap||(this.folded=Rl(this.folded,e),this.outside.onTable(this.table,_d))}show(e,n,r){this.pending||this.stopWatch(),this.folded=e,this.acknowledged(n),this.outside.onTable(this.table,r)}acknowledged(e){e!==null&&e===this.pending?.id&&this.settle()}settle(){this.pending=null,this.hasGap||this.stopWatch(),this.outside.onPending(null)}closed(e){this.socket===e&&(this.socket=null,this.stopWatch(),this.stopSilence(),this.wasOpen||this.outside.onUnopened(),this.outside.onStatus("lost"),this.retry=this.outside.later(()=>this.connect(),this.wait),this.wait=Math.min(Ad,this.wait*2))}stopRetry(){this.retry!==null&&this.outside.forget(this.retry),this.retry=null}stopSilence(){this.silence!==null&&this.outside.forget(this.silence),this.silence=null}stopWatch(){this.watch!==null&&this.outside.forget(this.watch),this.watch=null}};var Q=1e3,Xt=60*Q,we=60*Xt,ft=24*we,ai=9900,Cd=[10,30,60];function wr(t){let e=/^(\d+)d$/.exec(t);if(e)return{kind:"days",main:Number(e[1])*ft,extra:0};let[n,r]=t.split(/[+~]/).map(o=>Number(o)*Q);return{kind:t.includes("~")?"delay":"increment",main:n,extra:r}}function Zl(t){if(t===null)return a("no-clock");let{kind:e,main:n,extra:r}=wr(t);if(e==="days")return a("clock-days",{count:n/ft});let o=Yl(n);if(r===0)return a("clock-whole",{time:o});let i=a("seconds",{count:r/Q});return a(e==="delay"?"clock-delay":"clock-more",{time:o,each:i})}function Ql(t){let{kind:e,main:n,extra:r}=wr(t);if(e==="days")return a("label-days",{count:n/ft});let o=n%Xt===0?a("label-minutes",{count:n/Xt}):a("label-seconds",{count:n/Q}),i=a("label-seconds",{count:r/Q});return r===0?o:`${o} ${e==="delay"?"~":"+"} ${i}`}function Yl(t){return[[Math.floor(t/we),"hours"],[Math.floor(t%we/Xt),"minutes"],[Math.floor(t%Xt/Q),"seconds"]].filter(([r])=>r>0).map(([r,o])=>a(o,{count:r})).join(" ")||a("no-time")}function Jl(t,{now:e},n){return e===null?null:t?.now===e?t:{now:e,at:n}}function li(t,e,n,r){let o=t.left[e-1];if(t.running!==e)return Math.max(0,o);let{kind:i,extra:s}=wr(t.control),l=i==="delay"?s:0,c=n.now+(r-n.at)-t.since;return Math.max(0,o-Math.max(0,c-l))}function Xl(t){if(t<=ai)return`0:0${(Math.ceil(t/100)/10).toFixed(1)}`;if(t>=ft)return a("short-days",{days:Math.floor(t/ft),hours:Math.floor(t%ft/we)});let e=Math.ceil(t/Q),n=[Math.floor(e/60)%60,e%60],r=Math.floor(e/3600),o=n.map((i,s)=>s===0&&r===0?String(i):String(i).padStart(2,"0"));return r?[r,...o].join(":"):o.join(":")}function tc(t){if(t<=0)return a("no-time-left");if(t>=ft){let e=Math.floor(t%ft/we),n=a("days",{count:Math.floor(t/ft)});return e?`${n} ${a("hours",{count:e})}`:n}return Yl(Math.ceil(t/Q)*Q)}function ec(t,e){let{kind:n,main:r}=wr(t);return n==="days"?e<6*we:e<Math.max(10*Q,Math.min(Xt,r/10))}function nc(t,e){return Cd.find(r=>t>r*Q&&e<=r*Q&&e>0)??null}function rc(t){return t<=0?null:t>=ft?Xt:t<=ai?t%100||100:Math.min(t%Q||Q,t-ai)}var Ld=[{key:"none",clock:null},{key:"short",clock:"300+5"},{key:"long",clock:"900+10"},{key:"days",clock:"3d"}];function Ew(t){return Ld.find(({key:e})=>e===t)?.clock??null}var oc=16;function ci(t,e,n=""){let r=xo(e);return r!==null&&Gd(t,e,r)||Id(t,e,r)||{text:t.told||n||Fd(e),actions:[],urgent:!1}}function Cw(t,e,n){return n==="rematch"?ui(e):ci(t,e).actions.some(([r])=>r===n)}function ui(t){let e=xo(t);return e===null||t.stage!=="over"||ut(t.seats)!==null||t.tournament!==null?!1:t.rematch.game===null&&!t.rematch.asked.includes(e)}function Gd(t,e,n){return L(e)?null:e.stage==="over"?Nd(e,n):Rd(t,e,n)}function Rd({fallen:t},e,n){let r=pi(e.seats,Y(n));return e.offer&&e.offer.seat!==n?{text:a("asks-takeback",{name:r}),actions:[["accept",a("accept")],["decline",a("decline")]],urgent:!0}:t===Y(n)?{text:a("time-is-up",{who:"other",name:r}),actions:[["claim",a("claim")]],urgent:!0}:t===n?{text:a("your-time-up",{name:r}),actions:[],urgent:!0}:e.offer?{text:a("you-asked-takeback",{name:r}),actions:[],urgent:!1}:null}function Nd({rematch:t,seats:e},n){let r=pi(e,Y(n));return t.game!==null?{text:a("rematch-open"),actions:[],urgent:!1}:t.asked.includes(n)?{text:a("you-asked-rematch",{name:r}),actions:[],urgent:!1}:t.asked.includes(Y(n))?{text:a("asks-rematch",{name:r}),actions:[["rematch",a("play-again")],["decline",a("decline")]],urgent:!0}:null}function Id(t,e,n){let r=mi(e);if(r===null||e.stage==="over")return null;let o=pi(e.seats,r);return n===null||!t.isLongAway||e.clock?{text:a("is-away",{name:o}),actions:[],urgent:!1}:{text:a("long-away",{name:o}),actions:[["handover",a("let-computer-play")]],urgent:!1}}function pi(t,e){let n=P(t,e);return n.length>oc?`${n.slice(0,oc-1).trimEnd()}…`:n}function mi(t){return t.mode!=="remote"?null:D.find(e=>t.seats[e-1].away&&!t.seats[e-1].yours)??null}function Fd({clock:t,rated:e,takebacks:n,fair:r=null}){return`${[t?Ql(t.control):a("terms-no-clock"),a(e?"terms-rated":"terms-not-rated"),...n?[]:[a("terms-no-takebacks")],...r?.points?[a("terms-points",{points:R(r.points)})]:[]].join(", ")}.`}function ht(t){return Tt(t)?a(`whose-${t.fair?.step}`,Hd(t)):L(t)?Dd(t):zt(t,t.seats)}function ve(t){return Tt(t)?a("unsettled"):pt(t)&&ut(t.seats)!==null&&t.declined?a("declined-reason",{name:ae(t)}):L(t)?qd(t):Vt(t,t.seats)}function Hd({fair:t,seats:e}){return Z(e,t?.step==="cut"?1:2)}function Dd(t){let e=ae(t);return e?a("waiting-for",{name:e}):t.access==="public"?a("waiting-for-another"):a(T(t)?"waiting-for-friend":"waiting-for-second")}function qd(t){let e=ae(t);return e?a("seat-kept-for",{name:e}):t.access==="public"?a("seat-for-anyone"):a(T(t)?"begins-by-link":"seat-for-invited")}function ic(t,e){if(!t)return"";let{player:n}=t,r=n===null?{who:"other",name:""}:Z(e.seats,n);switch(t.kind){case"join":return a("took-seat",r);case"handover":return a("took-over",r);case"ask":return a("asked-takeback",r);case"decline":return a(e.stage==="over"?"declined-rematch":"declined-takeback",r);case"rematch":return a("asked-rematch",r);case"rematch_opened":return a("rematch-open");case"takeback":return a("move-taken-back");default:return""}}function sc(t,e){return t!==null&&t.rematch.game===null&&e.rematch.game!==null&&T(e)?e.rematch.game:null}function ac(t,e,n,r=""){let o=`${ht(e)}. ${ve(e)}`;if(!t)return o;let i=t.moves.length;return e.moves.length<i?a("taken-back",{turn:o}):r?ht(t)===ht(e)?r:`${r} ${o}`:[...e.moves.slice(i).map(({number:l,player:c,move:u})=>{let m=c===2&&e.automa?.turns.find(d=>d.number===l);return m?ua(m,n):a("move-by",{name:P(e.seats,c),move:ue(u,n,!0)})}),...jd(t,e),o].join(" ")}function jd(t,e){return e.players.flatMap((n,r)=>!n.special_tile||t.players[r].special_tile||e.automa&&r===1?[]:[a("takes-tile",Z(e.seats,r===0?1:2))])}var Bd=new Set(["show","turn","cycle"]);function lc(t,e){let{table:n,placement:r}=t;if(e.type==="hover"||e.type==="leave"||e.type==="hold")return t.ghostText;if(e.type==="cancel")return a("put-back");if(!n)return"";let o=C(t),i=Xe(t);if(!o||!i)return di(e)||G(r.cursor);if(!r.origin){let S=I(t,o.letter),E=S?Kt(S):null,N=o.letter==="+"?a("special-patch"):t.patches[o.letter].name;return E?a("chosen-but",{patch:N,reason:E}):a("chosen",{patch:N})}let s=n.players[i-1].cells,l=st(r,o),c=Mt(l,s,I(t,o.letter)),u=G(r.origin),m=di(e)?`${di(e)} `:"",d=Bd.has(e.type)?` ${a("ghost-covers",{cells:rt(l.map(G))})}`:"";if(c)return m+a("ghost-against",{cell:u,reason:c})+d;let h=le(s,l),y=h.length>0?a("ghost-fits-making",{cell:u,holes:rt(h.map(Eo))}):a("ghost-fits",{cell:u}),k=Jn(t,me(r,o)??"");return m+(k?`${y} ${a("ghost-tile")}`:y)+d}function di(t){return"said"in t&&t.said?t.said:""}function qw(t,e){let{table:n}=t,r=I(t,e);return!n||!r?"":`${Fn(r,[],!1,n,n.seats).map(i=>i.text).join("; ")}.`}function uc(t){return{patches:t,table:null,status:"connecting",pending:null,placement:va,looking:null,walks:{1:[4,4],2:[4,4]},dialog:null,notice:null,peek:!1,said:"",ghostText:"",copied:"",account:{turns:[],run:0},typing:!1,weighing:!1,hint:null,suggestions:[],told:"",anchor:null,awayFrom:null,fallen:null,isLongAway:!1,timeSaid:""}}function ke(t,e){return e!==""&&e===t?`${e} `:e}function pc(t,e){switch(e.type){case"table":return zd(Ud(t,e.table,e.at??0),e.table,e.happened??null);case"told":return{...t,told:e.text,said:ke(t.said,e.text)};case"time":return{...t,...e.part};case"status":return e.status==="open"&&t.status==="lost"?{...t,status:e.status,said:ke(t.said,a("connection-back"))}:{...t,status:e.status};case"pending":return{...t,pending:e.request,notice:e.request?null:t.notice};case"refusal":return{...t,notice:cc(t,{kind:"error",text:e.text})};case"hint":return{...t,hint:Wd(t.hint,e.hint)};case"suggest":return{...t,suggestions:e.suggestions};case"placement":return Zd(t,e.event);case"look":return{...t,looking:{frames:e.frames,index:e.index},placement:Wn(t.placement)};case"return":return fi({...t,looking:null});case"walk":return{...t,walks:{...t.walks,[e.player]:In(t.walks[e.player],e.direction)}};case"dialog":return{...t,dialog:e.dialog};case"peek":return{...t,peek:!t.peek};case"typing":return{...t,typing:e.open};case"weigh":return t.weighing===e.on?t:{...t,weighing:e.on};case"notice":return{...t,notice:cc(t,e.notice)};case"copied":return{...t,copied:ke(t.copied,e.text)}}}function cc({notice:t},e){return e&&{...e,text:ke(t?.text??"",e.text)}}function Wd(t,e){return e?.type!=="reasons"?e:t?.type==="hint"&&t.id===e.id?{...t,advice:e}:t}function Ud(t,e,n){let r=mi(e)!==null;return{...t,anchor:Jl(t.anchor,e,n),awayFrom:r?t.awayFrom??n:null,isLongAway:r&&t.isLongAway}}function zd(t,e,n){let r=t.table;if(r&&r.number===e.number)return{...t,table:e};let o=ic(n,e),i=ac(r,e,t.patches,o),s=i?ke(t.said,i):t.said;return r!==null&&r.position===e.position&&o!==""?{...t,table:e,said:s,told:o}:fi({...t,table:e,said:s,told:o,looking:null,ghostText:"",copied:"",hint:null,suggestions:[],account:Vd(t,e),placement:Kd(t,e)?t.placement:Wn(t.placement)})}function Vd({account:t,table:e},n){let{turns:r}=n.automa??t,o=e!==null&&n.moves.length<e.moves.length;if(r.length===0&&!o)return t;let i=r.length>0&&r[0].number===t.turns[0]?.number;return{turns:r,run:i?t.run:t.run+1}}function Kd({placement:t,table:e},n){let{plan:r,letter:o}=t;return!r||o===null||!e||n.stage==="over"||Qt(e)!==Qt(n)?!1:n.ring.includes(o)&&!n.options.some(i=>i.letter===o)}function fi(t){let{table:e}=t;if(!e||e.stage!=="special_patch"||!Ye(e))return t;let n=jn(e.special_cells);return{...t,placement:No(t.placement,null,{type:"choose",choice:n})}}function Zd(t,e){if(t.pending)return t;let n=C(t),r=No(t.placement,n,e);if(r===t.placement)return t;let o=r.plan?Yd(r):r,i=t.peek&&!o.plan,s={...t,placement:o,peek:i,notice:null};return{...e.type==="cancel"?fi(s):s,ghostText:Qd(s,e)}}function Qd(t,e){let n=lc(t,e);return e.type==="hover"||e.type==="leave"||e.type==="hold"?n:ke(t.ghostText,n)}function Yd(t){let{letter:e,origin:n,spots:r}=t;return e&&n?{...t,spots:{...r,[e]:n}}:t}function Jd(t,e,n){return[...e.placements].map(r=>{let o=mt(r.slice(1)),i=Bt(e.patch.orientations[r[0]],o),s=le(t,i).length;return{key:r,score:Xd(t,i)-6*s}}).sort((r,o)=>o.score-r.score||(r.key<o.key?-1:1)).slice(0,n).map(({key:r})=>r)}function mc(t,e,n){let r=[...e.placements].filter(i=>i[0]===String(n)),o=new Set(r.length>0?r:e.placements);return Jd(t,{...e,placements:o},1)[0]??null}function Xd(t,e){let n=new Set(e.map(String)),r=0;for(let[o,i]of e)for(let[s,l]of[[o-1,i],[o+1,i],[o,i-1],[o,i+1]])(s<0||l<0||s>=9||l>=9||t[s*9+l]!=="."&&!n.has(`${s},${l}`))&&(r+=1);return r}var tf={normal:350,faster:160,off:0},ef={normal:1200,faster:500,off:0},vr=class{constructor(e,n){this.outside=e;this.show=n}outside;show;waiting=[];timer=null;spent=0;receive(e,n){this.waiting.push({item:e,isAction:n}),this.timer===null&&this.next()}interrupt(e){this.skip(),this.show(e,0)}skip(){let e=this.waiting,n=this.timer!==null;this.stop();for(let{item:r}of e)this.show(r,0);return n}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null,this.waiting=[],this.spent=0}next(){this.timer=null;for(let e=this.waiting.shift();e;e=this.waiting.shift()){let n=e.isAction?this.timeFor(this.outside.pace()):0;if(this.show(e.item,n),n!==0){this.spent+=n,this.timer=this.outside.later(()=>this.next(),n);return}}this.spent=0}timeFor(e){let n=1+this.waiting.filter(({isAction:o})=>o).length,r=Math.max(0,ef[e]-this.spent);return Math.min(tf[e],Math.floor(r/n))}};var nf=3;function rf(t,e){let n=t.indexOf(e);return[...t.slice(n+1)+t.slice(0,n)].slice(0,nf)}function xe(t,{ring:e}){let{letter:n,plan:r}=t.placement;return n!==null&&n!=="+"&&!r&&O(t)?rf(e,n):[]}function dc(t){let{state:e}=t;return e.table!==null&&Qt(e.table)!==null&&!O(e)&&!e.looking&&hi(t)}function hi({company:t,state:{table:e,pending:n}}){return e!==null&&e.stage!=="over"&&!L(e)&&!n&&t.letsPlan!==!1}function fc(t){let e=C(t),n=e&&t.placement.spots[e.letter];if(!e||!n)return null;let r=q(t.placement,e.letter);return e.placements.has(r+G(n))?{orientation:r,origin:n}:null}function hc(t,e){let{start:n,moves:r,automa:o,ended:i,tags:s}=t,l=Cl(s),c=pr(n,e),u=c&&lr(c,r,o?.turns??[],e);return u===null?null:u.map((m,d)=>({move:d===0?null:r[d-1],player:d===0?null:u[d-1].turn,...yr(m,e,o&&of(o,r.slice(0,d),m),l),...i&&d===r.length&&br(m,i,e,l)}))}function of({practice:t,turns:e,levels:n,cards:r},o,{stage:i}){let s=o.filter(kt).length;return{...r[s],practice:t,turns:cr(o,e.slice(0,s)),levels:i==="over"?n:[]}}function gc(t,e){let n=hc(t,e);if(n===null)throw new gt(a("page-outdated"));return n}function dv(t){let e={yours:!1,away:!1,bot:!1,rating:null};return[1,2].map(n=>{if(n===2&&t.automa)return{...e,name:"Automa",kind:"automa"};let r=t.tags[`Player${n}`],o=r&&r!=="?"?r:a("player-number",{number:String(n)});return{...e,name:o,kind:"person"}})}var sf={replay:t=>H("GET /api/games/{game}/replay",{game:t}),create:t=>H("POST /api/games",t)},af={objection:()=>null,answer:()=>null,goOn:()=>!1},lf=[3,3],kr=class{constructor(e,n,{open:r,keeper:o=sf,seen:i=s=>s}){this.patches=n;this.id=e.game.game,this.keeper=o,this.seen=i,this.store=Oe(pc,uc(n));let{dispatch:s}=this.store;this.connection=new $r({open:r,later:(l,c)=>Number(setTimeout(l,c)),forget:l=>clearTimeout(l),newId:()=>`${Date.now().toString(36)}-${Math.random().toString(36).slice(2,12)}`,onTable:(l,c)=>this.hear({table:l,happened:c,at:performance.now()}),onRefusal:l=>this.refused(l),onHint:l=>s({type:"hint",hint:l}),onStatus:l=>s({type:"status",status:l}),onPending:l=>s({type:"pending",request:l}),onOutdated:()=>this.outdated(),onUnopened:()=>this.onUnopened()},e,n),this.telling=new vr({later:(l,c)=>Number(setTimeout(l,c)),forget:l=>clearTimeout(l),pace:()=>this.pace()},(l,c)=>{this.onShow(l,c),s({type:"table",...l})}),s({type:"table",table:i(this.connection.table),at:performance.now()})}patches;onPlan=()=>{};planning=null;moments=null;onAsk=()=>{};hints=null;id;keeper;seen;store;connection;pace=()=>"off";onShow=()=>{};onHelp=()=>{};onLine=()=>{};onOutdated=()=>!1;onUnopened=()=>{};company=af;telling;byItself=!1;get state(){return this.store.get()}open(){this.connection.connect()}wake(){this.connection.wake()}close(){this.telling.stop(),this.connection.leave()}hear({table:e,happened:n,at:r}){let o=this.seen(e),i={table:o,happened:n,at:r};if(n?.kind==="note")return this.telling.receive(i,!1);let s=n?.kind==="move"||n?.kind==="card",l=!n?.player||o.seats[n.player-1].yours;s&&!l?this.telling.receive(i,!0):this.telling.interrupt(i)}outdated(){this.onOutdated()||this.complain(a("page-outdated"))}skip(){return this.telling.skip()}placement(e){this.store.dispatch({type:"placement",event:e})}complain(e){this.store.dispatch({type:"notice",notice:{kind:"error",text:e}})}fail=e=>this.complain(Pt(e));choose(e,n){if(!O(this.state))return;let r=Je(this.state,e);this.state.placement.letter===e&&!n?this.placement({type:"cancel"}):r&&this.placement({type:"choose",choice:r,anchor:n});let o=!n&&fc(this.state);o&&this.placement({type:"put",...o})}chooseShown(e){if(!O(this.state))return;this.choose(e);let{table:n,placement:r}=this.state,o=C(this.state);if(!n||!o||r.letter!==e||r.origin)return;let i=q(r,e),s=mc(n.players[n.turn-1].cells,o,i),l=s?mt(s.slice(1)):null,c=s?Number(s[0]):i;this.placement({type:"put",orientation:c,origin:l??lf})}chooseAt(e){let{table:n,placement:r}=this.state,o=n?Na(n)[e]:void 0;o===void 0||!O(this.state)||(r.letter!==o&&this.choose(o),this.placement({type:"show"}))}commit(){let{state:e}=this,{table:n,placement:r}=e,o=C(e);if(r.plan)return this.complain(this.planning?.notYet(e)??"");if(!n||!O(e))return;if(!o)return this.complain(a("choose-first"));if(!r.origin)return this.placement({type:"show"});let i=I(e,o.letter),s=Mt(st(r,o),n.players[n.turn-1].cells,i,!1),l=Bn(r,o);if(s||!l)return this.complain(i&&i.missing>0&&s===Kt(i)?a("it-is-wrong",{reason:s??""}):a("cannot-place",{reason:s??a("does-not-fit")}));this.placement({type:"show"}),this.send({type:"move",move:l})}pass(){O(this.state)&&I(this.state,null)&&this.send({type:"move",move:"pass"})}undo(){let{table:e}=this.state;if(!(!e||!ye(this.state))){if(qn(e)&&!e.automa?.practice)return this.dialog("practice");this.send({type:"undo"})}}practise(){this.dialog(null),this.send({type:"undo"})}turnCard(e=!1){he(this.state)&&(this.send({type:"turn"}),this.byItself=e)}hint(){ge(this.state)&&this.send({type:"hint"})}why(){Qn(this.state)&&this.send({type:"why"})}forgetHint(){this.store.dispatch({type:"hint",hint:null})}refused({kind:e,error:n}){if(e==="stale"&&this.byItself)return;let r=U()==="en"?n:a(`refusal-${e}`);this.store.dispatch({type:"refusal",kind:e,text:r})}resign(){this.dialog(null),this.send({type:"resign"})}abort(){this.dialog(null),this.send({type:"abort"})}handOver(e){this.dialog(null),this.send({type:"handover",level:e})}mind(e){e==="handover"?this.dialog("handover"):this.send({type:e})}async report(e,n){this.dialog(null);let r=()=>this.store.dispatch({type:"told",text:a("told-server")});await H("POST /api/reports",{game:this.id,reason:e,text:n}).then(r).catch(this.fail)}async again(e){let{table:n}=this.state,r=n&&ml(n);if(!r)return;await this.keeper.create(r).then(({url:i})=>e(i)).catch(this.fail)}send(e){this.byItself=!1;let n=this.company.objection(e);if(n!==null)return this.complain(n);(e.type==="hint"||e.type==="why")&&this.onAsk(),this.connection.send(e)||this.complain(a("on-its-way"))}type(e){e&&this.state.dialog&&this.dialog(null),this.store.dispatch({type:"typing",open:e})}dialog(e){this.store.dispatch({type:"dialog",dialog:e})}looks=0;async look(e){this.looks+=1;let{looks:n}=this,r=this.state.table?.moves.length??0;if(e>=r)return this.back();try{let o=this.state.looking?.frames??gc(await this.keeper.replay(this.id),this.patches);if(n!==this.looks)return;this.store.dispatch({type:"look",frames:o,index:Math.max(0,e)})}catch(o){n===this.looks&&this.fail(o)}}back(){this.looks+=1,this.store.dispatch({type:"return"})}};function cf({table:t,anchor:e},n,r){if(!t?.clock||!e)return null;let o=li(t.clock,n,e,r);return{text:Xl(o),sentence:tc(o),low:ec(t.clock.control,o)}}var xr=class{constructor(e){this.outside=e}outside;timer=null;left=null;running=null;consider(e){this.stop();let n=this.outside.now();this.show(e,n);let r=[this.watchClock(e,n),this.watchAway(e,n)].filter(o=>o!==null);r.length!==0&&(this.timer=this.outside.later(()=>this.consider(e),Math.max(1,Math.min(...r))))}show(e,n){for(let r of D){let o=cf(e,r,n);o&&this.outside.show(r,o)}}watchClock({table:e,anchor:n,fallen:r},o){let i=e?.clock,s=i?.running??null,l=s===this.running?this.left:null;if(this.running=s,this.left=null,!e||!i||!n||s===null)return r!==null&&this.outside.onTime({fallen:null}),null;let c=li(i,s,n,o);this.left=c;let u=c===0?s:null;u!==r&&this.outside.onTime({fallen:u,timeSaid:pf(e,u)});let m=l===null?null:nc(l,c);return m!==null&&this.outside.onTime({timeSaid:uf(e,s,m)}),rc(c)}watchAway({awayFrom:e,isLongAway:n},r){if(e===null||n)return null;let o=e+Ui-r;return o>0?o:(this.outside.onTime({isLongAway:!0}),null)}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null}};function uf({seats:t},e,n){return a("seconds-left",{...Z(t,e),count:n})}function pf({seats:t},e){return e===null?"":a("time-is-up",Z(t,e))}var mf=600,Sr=class{constructor(e){this.outside=e}outside;due=null;tried=-1;timer=0;consider(e,n){let r=e.table?.number??-1,o=n&&he(e)&&e.dialog===null&&r!==this.tried?r:null;if(o===this.due||(this.stop(),o===null))return;this.due=o;let i=e.table?.moves.at(-1)?.player===2;this.timer=this.outside.later(()=>{this.due=null,this.tried=o,this.outside.turn()},i?0:mf)}stop(){this.due!==null&&this.outside.forget(this.timer),this.due=null}};var gi=!1;function df(){gi||(gi=!0,M("faces").then(({putFaces:t})=>t(),()=>{gi=!1}))}function yc(t){t.some(e=>ce(e)!==null)&&df()}function bc(t){let e=t.querySelector(".move-list"),n=e?.querySelector(".move.now")??null;if(!e)return;if(!n){e.scrollTop=0;return}let[r,o]=[e.getBoundingClientRect(),n.getBoundingClientRect()];o.top<r.top?e.scrollTop-=r.top-o.top:o.bottom>r.bottom&&(e.scrollTop+=o.bottom-r.bottom)}var Pr=class{constructor(e){this.outside=e;this.store=xn({path:e.memory.get(),picture:null,busy:!1,told:""})}outside;store;get state(){return this.store.get()}get link(){let{path:e}=this.state;return e===null?null:this.outside.origin+e}get isLocal(){return/^https?:\/\/(localhost|127\.|\[::1\])/.test(this.outside.origin)}get canShare(){return this.outside.share!==null}async draw(){let{path:e}=this.state;if(e!==null)try{this.store.dispatch({picture:await H("POST /api/qr",{path:e})})}catch(n){this.store.dispatch({picture:null,told:Pt(n)})}}async renew(){if(!this.state.busy){this.store.dispatch({busy:!0,told:""});try{let{invitation:e}=await this.outside.renew();this.outside.memory.set(e),this.store.dispatch({path:e,picture:null,busy:!1}),await this.draw()}catch(e){this.store.dispatch({busy:!1,told:Pt(e)})}}}async copy(){let{link:e}=this;if(e!==null)try{await this.outside.copy(e),this.store.dispatch({told:a("link-is-copied")})}catch{this.store.dispatch({told:a("cannot-copy")})}}async share(){let{link:e}=this;if(!(e===null||this.outside.share===null))try{await this.outside.share({title:"Quiltbee",text:a("share-text"),url:e}),this.store.dispatch({told:""})}catch(n){let r=n instanceof Error&&n.name==="AbortError";this.store.dispatch({told:r?"":a("cannot-share")})}}};var Er=class{constructor(e){this.outside=e}outside;store=xn({name:"",busy:!1,error:""});get state(){return this.store.get()}async ask(){try{let{name:e}=await H("GET /api/me");this.state.name===""&&this.store.dispatch({name:e??""})}catch(e){this.store.dispatch({error:Pt(e)})}}write(e){this.store.dispatch({name:e,error:""})}async sit(){let{name:e,busy:n}=this.state;if(!n){this.store.dispatch({busy:!0,error:""});try{let{url:r}=await this.outside.sit(e.trim()||null);this.outside.go(r)}catch(r){this.store.dispatch({busy:!1,error:Pt(r)})}}}};var ff=["classic","anniversary","valentine"];function $c(t){return ff.some(e=>e===t)}var yi={theme:"auto",edition:"classic",language:"auto",look:"cloth",letters:!1,coordinates:!1,motion:"normal",turnCards:!0,sounds:!1,phrases:!0,vibration:!1,hints:!1,strength:te},bi="quiltbee.settings",hf=12,Tr=new Map;function xt(t){try{return JSON.parse(localStorage.getItem(t)??"null")}catch(e){if(e instanceof SyntaxError||e instanceof DOMException)return JSON.parse(Tr.get(t)??"null");throw e}}function et(t,e){let n=JSON.stringify(e);Tr.set(t,n);try{localStorage.setItem(t,n)}catch(r){if(!(r instanceof DOMException))throw r;console.warn("This browser keeps no settings:",r.message)}}var gf={theme:t=>["auto","light","dark"].includes(t),edition:$c,language:t=>t==="auto"||Qr(t),look:t=>["cloth","thread"].includes(t),motion:t=>["normal","faster","off"].includes(t),strength:t=>wn.some(({level:e})=>e===t)};function yf(t){let e=Object(t),n=o=>gf[o]?.(e[o])??typeof e[o]==typeof yi[o],r=Object.keys(yi).filter(n);return{...yi,...Object.fromEntries(r.map(o=>[o,e[o]]))}}function $i(){return yf(xt(bi))}function wc(t){et(bi,t),bf(t.language)}function vc(t){window.addEventListener("storage",({key:e})=>{e===bi&&t($i())})}function bf(t){let e=t==="auto"?0:31536e3;document.cookie=`language=${t}; path=/; max-age=${e}; SameSite=Lax`}function r0(){let t=xt("quiltbee.offline"),{ring:e,seat:n,moves:r,resigned:o}=t??{};return typeof e=="string"&&[1,2].includes(n)&&Array.isArray(r)&&r.every(s=>typeof s=="string")?{ring:e,seat:n,moves:r,resigned:o===!0}:null}function o0(t){et("quiltbee.offline",t)}function i0(){let t=xt("quiltbee.analysis");return typeof t?.record=="string"&&Array.isArray(t.path)?t:null}function s0(t){et("quiltbee.analysis",t)}function a0(){let t=xt("quiltbee.engine"),e=Number.isInteger(t?.lines)?t.lines:3;return{isOn:t?.isOn!==!1,lines:Math.max(1,Math.min(5,e))}}function l0(t){et("quiltbee.engine",t)}function c0(){let t=xt("quiltbee.puzzles"),e=n=>Array.isArray(t?.[n])?t[n]:[];return{batch:e("batch"),waiting:e("waiting"),again:e("again"),tried:e("tried")}}function u0(t){et("quiltbee.puzzles",t)}function wi(){let t=xt("quiltbee.guide");return typeof t?.game=="string"&&[0,1].includes(t.chapter??-1)&&t.step!==void 0?t:null}function kc(t){et("quiltbee.guide",t)}function xc(t){return xt("quiltbee.hinted")===t}function Sc(t){et("quiltbee.hinted",t)}function Ar(){let t=xt("quiltbee.games");return Array.isArray(t)?t.filter(e=>typeof e?.id=="string"):[]}function Pc(){return xt("quiltbee.known")===!0}function p0(t){et("quiltbee.known",t)}function Ec(t,e){let n=Ar().filter(r=>r.id!==t);et("quiltbee.games",[{id:t,title:e,when:Date.now()},...n].slice(0,hf))}function m0(){et("quiltbee.games",[]),et("quiltbee.known",!1)}function d0(t){et("quiltbee.games",Ar().filter(e=>e.id!==t))}function Tc(t){try{return sessionStorage.getItem(`quiltbee.invitation.${t}`)}catch(e){if(e instanceof DOMException)return Tr.get(`invitation.${t}`)??null;throw e}}function Ac(t,e){Tr.set(`invitation.${t}`,e);try{sessionStorage.setItem(`quiltbee.invitation.${t}`,e)}catch(n){if(!(n instanceof DOMException))throw n;console.warn("This browser keeps no invitation:",n.message)}}function Mc(t,e){return p`<input
id=${t}
data-testid=${t}
readonly
.value=${e}
@focus=${n=>n.target.select()}
/>`}async function Mr(t){if(navigator.clipboard)return navigator.clipboard.writeText(t);let e=document.activeElement,n=document.createElement("textarea");n.value=t,n.readOnly=!0,n.className="visually-hidden",(e?.closest("dialog")??document.body).append(n),n.select();let r=document.execCommand("copy");if(n.remove(),e?.focus({preventScroll:!0}),!r)throw new Error(a("no-clipboard"))}function Oc(t,e){let n=new Pr({origin:location.origin,renew:()=>H("POST /api/games/{game}/invitation",{game:t}),copy:Mr,share:"share"in navigator?o=>navigator.share(o):null,memory:{get:()=>Tc(t),set:o=>Ac(t,o)}}),r=new Er({sit:o=>H("POST /api/games/{game}/seat",{game:t,name:o}),go:e});return{inviting:n,joining:r,starts:null}}function _c({text:t,mine:e},n){let o=n-(e?1:0)>0?`(${n}) `:"",i=t?`${t} – Quiltbee`:"Quiltbee";return`${o}${e?"● ":""}${i}`}function Cc({mine:t},e){return t||e>0}var pn=document.querySelector("link[rel=icon]"),$f=[pn.href,new URL(pn.dataset.waiting??"",pn.href).href],vi={text:"",mine:!1},ki=0;function mn(t,e=!1){vi={text:t,mine:e},Gc()}function Lc(t){ki=t,Gc()}function Gc(){let t=_c(vi,ki);document.title!==t&&(document.title=t);let e=$f[Cc(vi,ki)?1:0];pn.href!==e&&(pn.href=e)}function Nc({clock:t},e){if(!t)return f;let n=t.running===e;return p`<div
class=${n?"clock runs":"clock"}
data-clock=${e}
data-testid=${`clock-${e}`}
>
<span class="clock-sign">${b("clock")}${b("hurry")}</span>
<span class="clock-time" aria-hidden="true"></span>
<span class="visually-hidden"
>${a(n?"clock-running":"clock")}: <span class="clock-words"></span
></span>
</div>`}function Ic(t,e,{text:n,sentence:r,low:o}){let i=t.querySelector(`[data-clock="${e}"]`);i&&(i.dataset.low=o?"true":"false",Rc(i.querySelector(".clock-time"),n),Rc(i.querySelector(".clock-words"),r))}function Rc(t,e){t&&t.textContent!==e&&(t.textContent=e)}function Se(t,e,n,r,o){return p`<fieldset class=${`pick pick-${t}`}>
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
</fieldset>`}var wf=[["classic","button"],["anniversary","ten"],["valentine","heart"]];function Fc(t){let e=wf.map(([n,r])=>[n,p`${b(r)}<span>${a(`edition-${n}`)}</span>`]);return Se("edition",a("setting-edition"),e,t.settings.edition,n=>t.change({edition:n}))}function Or(t){return t.target.value}function _r(t){return t.target.checked}function Hc(t){let e=t.settings.language,n=[["auto",a("language-auto")],...Object.entries(Zr)],r=o=>t.change({language:Or(o)});return p`<label class="language-pick"
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
>`}function vf(t){return`${t}`}function St(t,e,n={}){let r=Object.keys(e).map(i=>[i,vf(i)]);return a(t,{...n,...Object.fromEntries(r)}).split("").map((i,s)=>s%2?e[i]:i)}var kf=[["auto","setting-theme-auto"],["light","theme-light"],["dark","theme-dark"]],xf=[["normal","motion-normal"],["faster","motion-faster"],["off","motion-off"]],Sf=[["cloth","look-cloth"],["thread","look-thread"]],Pf=[["letters","setting-letters"],["coordinates","setting-coordinates"],["hints","setting-hints"],["turnCards","draw-automatically"],["sounds","setting-sounds"],["vibration","setting-vibration"]];function Cr(t,e,n){let{theme:r,motion:o,look:i}=t.settings,s=Pf.filter(([u])=>u!=="vibration"||t.canVibrate),l=()=>{e(),t.help()},c=u=>m=>t.change({[u]:m});return p`<div class="panel-head">
<h2 id="dialog-heading">${a("settings")}</h2>
<button type="button" class="main" @click=${e}>${a("settings-done")}</button>
</div>
<div class="settings">
<button type="button" data-testid="settings-help" @click=${l}>
${b("help")}<span>${a("how-to-play")}</span>
</button>
${Fc(t)} ${Se("theme",a("setting-theme"),xi(kf),r,c("theme"))}
${Se("motion",a("setting-motion"),xi(xf),o,c("motion"))}
${Se("look",a("setting-look"),xi(Sf),i,c("look"))}
${s.map(([u,m])=>Ef(u,a(m),t))} ${Hc(t)}
${n?p`<button type="button" data-testid="open-command" @click=${n}>
${St("open-command-line",{key:p`<kbd>/</kbd>`})}
</button>`:f}
</div>`}function xi(t){return t.map(([e,n])=>[e,a(n)])}function Ef(t,e,n){return p`<label class="tick"
><input
type="checkbox"
data-testid=${t}
.checked=${n.settings[t]}
@change=${r=>n.change({[t]:_r(r)})}
/><span>${e}</span></label
>`}function Dc(t,e,n){if(t.dialog===null)return f;let r=()=>e.dialog(null),o=()=>Cr(n,r,()=>e.type(!0));return p`<dialog
class="sheet"
aria-labelledby="dialog-heading"
@close=${r}
data-testid=${`dialog-${t.dialog}`}
>
${{settings:o,resign:Tf,practice:Lf,abort:Mf,handover:Of,report:Cf}[t.dialog](e,r)}
</dialog>`}function qc(t){let e=t.querySelector("dialog");e&&!e.open&&e.showModal()}function Tf(t,e){return p`<h2 id="dialog-heading">${a("resign-question")}</h2>
<p>${Af(t.state.table)}</p>
<div class="row">
<button type="button" class="main" @click=${e}>${a("play-on")}</button>
<button type="button" data-testid="resign-confirm" @click=${()=>t.resign()}>
${a("resign")}
</button>
</div>`}function Af(t){return t?.mode!=="remote"?a("resign-undo"):a(t.rated?"resign-rated":"resign-plain")}function Mf(t,e){let n=t.state.table!==null&&L(t.state.table);return p`<h2 id="dialog-heading">${a(n?"abort-close-question":"abort-question")}</h2>
<p>${a(n?"abort-close-text":"abort-text")}</p>
<div class="row">
<button type="button" class="main" @click=${e}>${a(n?"wait":"play-on")}</button>
<button type="button" data-testid="abort-confirm" @click=${()=>t.abort()}>
${a(n?"close-it":"call-it-off")}
</button>
</div>`}function Of(t,e){return p`<form @submit=${r=>{r.preventDefault();let o=r.target;t.handOver(Number(new FormData(o).get("level")))}}>
<h2 id="dialog-heading">${a("handover-question")}</h2>
<p>${a("handover-text")}</p>
<p>
<label
>${a("level")}
<select name="level" data-testid="handover-level">
${wn.map(({level:r})=>p`<option value=${r} ?selected=${r===te}>
${a("level-and-name",{level:String(r),name:So(r)})}
</option>`)}
</select></label
>
</p>
<div class="row">
<button type="submit" class="main" data-testid="handover-confirm">${a("let-it-play")}</button>
<button type="button" @click=${e}>${a("wait")}</button>
</div>
</form>`}var _f=["name","cheating","leaving","other"];function Cf(t,e){return p`<form @submit=${r=>{r.preventDefault();let o=new FormData(r.target);t.report(o.get("reason"),String(o.get("text")))}}>
<h2 id="dialog-heading">${a("report-title")}</h2>
<p>${a("report-who-reads")}</p>
<p>
<label
>${a("report-reason")}
<select name="reason" data-testid="report-reason">
${_f.map(r=>p`<option value=${r}>${a(`report-${r}`)}</option>`)}
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
</form>`}function Lf(t,e){return p`<h2 id="dialog-heading">${a("practice-question")}</h2>
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
</div>`}function Gf(t){return p`<svg class="face" viewBox="-10 -10.5 20 20" aria-hidden="true">
<use href=${`#face-${t}`}></use>
</svg>`}function dn(t){let e=ce(t);return e===null?f:Gf(e)}var W=90,Rf=Array.from({length:8},(t,e)=>{let n=(e+1)*10;return`M${n} 0V${W}M0 ${n}H${W}`}).join(""),Nf=Array.from({length:8**2},(t,e)=>{let[n,r]=[e%8+1,Math.floor(e/8)+1];return`M${n*10-.7} ${r*10}h1.4m-.7-.7v1.4`}).join(""),Pe=Array.from({length:9},(t,e)=>e);function jc(t){let{number:e,active:n,ghost:r,held:o}=t,i=["quilt",n&&"active",o&&"held",t.named&&"named"].filter(Boolean).join(" ");return p`<div
class=${i}
data-testid=${`quilt-${e}`}
data-quilt=${n?r?.planned?"planning":"active":"shown"}
?data-held=${n}
>
<div class="columns" aria-hidden="true">
${Pe.map(s=>p`<span>${"abcdefghi"[s]}</span>`)}
</div>
<div class="rows" aria-hidden="true">${Pe.map(s=>p`<span>${s+1}</span>`)}</div>
<div class="cloths">
<svg viewBox=${`-0.4 -0.4 ${W+.8} ${W+.8}`} aria-hidden="true">
<rect class="ground" width=${W} height=${W}></rect>
<path class="lines" d=${Rf}></path>
${Bc()}
<path class="knots" d=${Nf}></path>
${Wc(t)} ${t.fresh.map(If)} ${t.hint?Ff(t.hint):f}
${t.marks?.map(Hf)} ${r?Df(t,r):f}
</svg>
${Wf(t)}
</div>
</div>`}function Lr(t,e){return p`<svg
class="quilt-picture"
viewBox=${`-1 -1 ${W+2} ${W+2}`}
aria-hidden="true"
>
<rect class="ground" width=${W} height=${W}></rect>
${Bc()} ${Wc({player:t,patches:e,lettered:!1,fresh:[]})}
</svg>`}function Bc(){return x`<rect fill="url(#fabric-cell)" width=${W} height=${W}></rect>`}function Wc({player:t,patches:e,lettered:n,fresh:r}){let o=(s,l)=>r.some(({origin:c})=>it(c,[s,l])),i=Pe.flatMap(s=>Pe.map(l=>[s,l])).filter(([s,l])=>"*x".includes(t.cells[s*9+l]));return[...t.patches.map(s=>x`<g class=${o(s.row,s.column)?"fresh":""}
data-sewn=${s.letter}>${nn(s.letter,e[s.letter],s.orientation,[s.row,s.column],n)}</g>`),...i.map(([s,l])=>t.cells[s*9+l]==="*"?Ko([s,l]):x`<rect class="piece" fill="url(#fabric-covered)"
x=${l*10} y=${s*10} width="10" height="10"></rect>`)]}function If({shape:t,origin:[e,n]}){return x`<g class="last" transform=${`translate(${n*10} ${e*10})`}>
<path class="halo" d=${K(t,10)}></path>
<path d=${K(t,10)}></path></g>`}function Ff({shape:t,origin:[e,n]}){let{x:r,y:o}={x:(t[0][1]+.5)*10,y:(t[0][0]+.5)*10};return x`<g class="hint-mark" transform=${`translate(${n*10} ${e*10})`}>
<path class="halo" d=${K(t,10,.8)}></path>
<path class="edge" d=${K(t,10,.8)}></path>
<circle cx=${r} cy=${o} r="3"></circle><text x=${r} y=${o+1.7}>?</text></g>`}function Hf({shape:t,origin:[e,n],label:r,kind:o,faint:i}){let{x:s,y:l}={x:(t[0][1]+.5)*10,y:(t[0][0]+.5)*10},c=K(t,10,.8),u=`suggestion to-${o}${i?" faint":""}`;return x`<g class=${u} transform=${`translate(${n*10} ${e*10})`}>
<path class="halo" d=${c}></path><path class="edge" d=${c}></path>
<circle cx=${s} cy=${l} r="3.4"></circle><text x=${s} y=${l+1.7}>${r}</text></g>`}function Df({patches:t,player:e},n){let[r,o]=n.origin,i=n.letter==="+"?[[0,0]]:t[n.letter].orientations[n.code],s=n.cells.filter(([u,m])=>e.cells[u*9+m]!=="."),l=["ghost",n.legal?"legal":"illegal",n.set&&"set",n.sent&&"sent",n.planned&&"planned"],c=K(i,10);return x`<g class=${l.filter(Boolean).join(" ")}>
<g class="held">${n.letter==="+"?Ko(n.origin):nn(n.letter,t[n.letter],n.code,n.origin,!1)}</g>
<g transform=${`translate(${o*10} ${r*10})`}>
${n.legal?f:qf(c)}
<path class="halo" d=${c}></path><path class="edge" d=${c}></path></g>
${s.map(jf)}
${n.set&&s.length===0?Bf(Nn(n.cells),n):f}
</g>`}function qf(t){return x`<path class="hatch" fill="url(#fabric-wrong)" d=${t}></path>`}function jf([t,e]){let n=`${e*10+3} ${t*10+3}`;return x`<path class="cross" d=${`M${n}l4 4m0-4l-4 4`}></path>`}function Bf([t,e],{legal:n,planned:r}){let o=`${(e+.5)*10} ${(t+.5)*10}`,s=n?r?"M-1.3-1.6h2.6L-1.3 1.6h2.6Z":"M-1.7 .1L-.5 1.4 1.8-1.3":"M-1.3-1.3L1.3 1.3M1.3-1.3L-1.3 1.3";return x`<g class="sign" transform=${`translate(${o})`}>
<circle r="4.2"></circle><path d=${s} transform="scale(1.35)"></path></g>`}function Wf(t){let{number:e,name:n,player:r,patches:o,cursor:i,ghost:s,active:l}=t,c=(m,d)=>`q${e}-${G([m,d])}`,u=new Set(s?.cells.map(String));return p`<div
class="cells"
role="grid"
id=${`grid-${e}`}
tabindex="0"
data-keys
aria-label=${a("grid-label",{name:n})}
aria-readonly=${l?"false":"true"}
aria-activedescendant=${i?c(i[0],i[1]):f}
>
${Pe.map(m=>p`<div role="row" class="row">
${Pe.map(d=>{let h=u.has(`${m},${d}`)?a(s?.legal?"fits-here":"does-not-fit-here"):"",y=r.cells[m*9+d],k=i&&i[0]===m&&i[1]===d;return p`<div
role="gridcell"
class=${k?"cell here":"cell"}
id=${c(m,d)}
data-testid=${`cell-${G([m,d])}`}
aria-label=${na([m,d],y,o)+h}
></div>`})}
</div>`)}
</div>`}var Uf={"*":"special",x:"covered"};function yk(t){let e=new Map;return[...t].forEach((n,r)=>{if(n===".")return;let o=[Math.floor(r/9),r%9];e.set(n,[...e.get(n)??[],o])}),p`<svg
class="quilt-picture"
viewBox=${`-1 -1 ${W+2} ${W+2}`}
aria-hidden="true"
>
<rect class="ground" width=${W} height=${W}></rect>
${[...e].flatMap(([n,r])=>zf(n,r))}
</svg>`}function zf(t,e){let n=t==="*"||t==="x",r=n?Uf[t]:t;return(n?e.map(o=>[o]):[e]).map(o=>x`<path class="piece" fill=${`url(#fabric-${r})`} d=${K(o,10)}></path>`)}var Vf=14;function Uc(t,e,n,r){if(!e.result||!e.result.scores)return f;let{winner:o}=e.result,i=e.automa?[1]:[1,2];return p`<figure class="keepsake" data-testid="keepsake">
<div class="kept">
${i.map(s=>p`<div class=${s===o?"kept-quilt won":"kept-quilt"}>
${Lr(e.players[s-1],n)}
<p>
${rr(s)}${dn(t.seats[s-1])}
<span class="kept-name">${P(t.seats,s)}</span>
<b>${R(e.players[s-1].score)}</b>
</p>
</div>`)}
</div>
</figure>
${Kf(t,o)&&r.settings.motion!=="off"?Zf():f}`}function Kf({seats:t},e){return $t(t).includes(e)}function Zf(){return p`<div class="cheer" aria-hidden="true" data-testid="cheer">
${Array.from({length:Vf},(t,e)=>p`<svg viewBox="-6 -6 12 12">
${e%3?j(0,0,5):x`${J("special",-4.5,-4.5,.9)}`}
</svg>`)}
</div>`}function zc(t,e){return ot(t)?f:p`<a
class="button"
data-testid="save-picture"
href=${zs(t.game,"png",Qf(e))}
download
>${b("download")}<span>${a("save-picture")}</span></a
>`}function Qf({settings:{edition:t,theme:e}}){let n=e==="auto"?matchMedia("(prefers-color-scheme: dark)").matches:e==="dark";return{edition:t,scheme:n?"dark":"light"}}function Vc({link:t,seats:e}){let n=e.map(({name:r})=>r);return`${location.origin}${Us(t,n)}`}function Si(t,e=f){return p`<header class="head">
${Pi(t)}
<div class="head-middle">${e}</div>
<button type="button" class="quiet" data-testid="settings" @click=${t.openSettings}>
${b("gear")}<span>${a("settings")}</span>
</button>
<button type="button" class="quiet to-help" data-testid="help" @click=${t.help}>
${b("help")}<span>${a("help")}</span>
</button>
<a class="quiet button" href="/me" data-testid="to-me"
>${b("person")}<span>${a("to-me")}</span></a
>
</header>`}function Pi(t){return p`<a class="brand" href="/" data-testid="home">
<img src=${t.logo} alt="" width="28" height="28" /><span>Quiltbee</span></a
>`}function Gr(t,e){return p`${Si(t)}
<main class="waiting"><p>${e}</p></main>`}function Yf({automa:t}){if(!t)return"";let e=t.practice?a("about-practice"):"";return`${Ue(t)}${e}. `}function Jf({board:t,seed:e}){let n=a(`board-${t}`);return e?St("about-code",{code:p`<code data-testid="seed">${e}</code>`},{board:n}):n}function Kc(t,e,n,r,o=""){return p`<section class="panel about" aria-labelledby="about-heading">
<h2 id="about-heading">${a("this-game")}</h2>
<p class="small">
${Yf(e)}${Jf(e)}${T(e)?"":a("about-watching")}${e.seed&&e.seed_chosen?a("about-chosen"):""}
</p>
${o?p`<p class="small">
<a href=${`/tournaments/${e.tournament}`} data-testid="tournament-place"
>${o}</a
>
</p>`:f}
${sh(e)}
${ot(e)?p`<p class="small" data-testid="local">${a("offline-here")}</p>`:f}
<div class="row">
${ot(e)?th(n):Xf(e)} ${zc(e,r)}
<button type="button" data-testid="copy-link" @click=${()=>ah(e,n)}>
${b("link")}<span>${a("copy-link")}</span>
</button>
${rh(e,n)} ${oh(e,n)}
${e.stage==="over"?f:p`<button type="button" data-testid="new-game" @click=${()=>r.go("/")}>
${a("new-game")}
</button>`}
</div>
${t.copied?p`<p class="small copied" data-testid="copied">${t.copied}</p>`:f}
</section>`}function Xf({game:t}){return p`<a
class="button"
data-testid="download-record"
href=${`/api/games/${t}/record.pgr`}
download
>${b("download")}<span>${a("record")}</span></a
>`}function th({id:t,keeper:e}){return p`<button
type="button"
data-testid="download-record"
@click=${async()=>nh((await e.replay(t)).record)}
>
${b("download")}<span>${a("record")}</span>
</button>`}var eh=6e4;function nh(t){let e=document.createElement("a");e.href=URL.createObjectURL(new Blob([t],{type:"text/plain"})),e.download="game.pgr",e.click(),setTimeout(()=>URL.revokeObjectURL(e.href),eh)}function rh(t,e){if(!T(t)||t.stage==="over")return f;let[n,r,o]=t.can_abort?["abort",ih(t),"cancel"]:["resign",a("resign"),"flag"];return p`<button type="button" data-testid=${n} @click=${()=>e.dialog(n)}>
${b(o)}<span>${r}</span>
</button>`}function oh(t,e){return t.mode!=="remote"||!T(t)||L(t)?f:p`<button type="button" data-testid="report" @click=${()=>e.dialog("report")}>
${a("report")}
</button>`}function ih(t){return a(L(t)?"close-table":"call-off")}function sh({mode:t,clock:e,rated:n,takebacks:r,seats:o}){if(t!=="remote")return f;let i=D.filter(l=>o[l-1].rating!==null).map(l=>`${P(o,l)} ${o[l-1].rating}`),s=[e?a("terms-clock",{clock:Zl(e.control)}):a("terms-no-clock"),a(n?"terms-rated":"terms-not-rated"),a(r?"terms-takebacks":"terms-no-takebacks")];return p`<p class="small" data-testid="terms">
${s.join("; ")}. ${i.length?a("terms-ratings",{ratings:i.join(", ")}):""}
</p>`}async function ah(t,e){e.store.dispatch({type:"copied",text:await Zc(lh(t))})}function lh({link:t,seats:e}){let n=e.map(({name:r})=>r);return`${location.origin}${On(t,n)}`}async function Zc(t){try{return await Mr(t),a("link-copied")}catch{return a("copy-this-link",{link:t})}}async function Qc(t,e){let n=Vc(t);if(!("share"in navigator)){e.store.dispatch({type:"copied",text:await Zc(n)});return}try{await navigator.share({title:"Quiltbee",url:n})}catch(r){if(!(r instanceof DOMException))throw r}}function Ei(t,e){return p`<svg class=${`card ${t}`} viewBox="-0.5 -0.5 41 57" aria-hidden="true">
<rect class="sheet-edge" width="40" height="56" rx="3.5"></rect>
${e}
</svg>`}function Jc(t,e){return t===0?Ei("empty",f):Ei("back",x`<path class="weave" d="M4 4h32v48h-32zM4 16L36 40M4 40L36 16M4 28h32M20 4v48"></path>
${e===null?j(20,28,7):x`<circle class="budget" cx="20" cy="28" r="10"></circle>
<text class="digits" x="20" y="32.4" font-size="13">${e}</text>`}`)}function Xc({number:t,budget:e,income:n,filters:r}){return Ei("face",x`
<text class="card-number" x="20" y="6.6">${t}</text>
<circle class="budget" cx="12" cy="16" r="7.4"></circle>
<text class="digits" x="12" y="19.3" font-size="9.5">${e}</text>
${j(30,16,5.6)}<text class="gain" x="30" y="28.4">+${n}</text>
<text class="card-word" x="12" y="28">${a("card-budget")}</text>
${r.map((o,i)=>Yc(Hn(o),36+i*7))}
${r.length===0?Yc(a("filter-none"),42):f}`)}function Yc(t,e){let n=Math.min(4.6,64/t.length);return x`<text class="card-filter" x="20" y=${e} font-size=${n.toFixed(1)}>${t}</text>`}function tu({turns:t,run:e},n,r){let o=t.map(i=>ch(i,n,r));return p`<section
class="account"
data-testid="automa-turn"
tabindex="0"
aria-labelledby="account-heading"
>
<h3 id="account-heading">
${t.length>1?a("last-turns",{count:t.length}):a("last-turn")}
</h3>
${t.length===0?p`<p class="small">${a("no-card-since")}</p>`:f}
${e%2?p`<div class="turns odd">${o}</div>`:p`<div class="turns even">${o}</div>`}
</section>`}function ch(t,e,n){return p`<div class="card-turn" data-card=${t.card.number} data-taken=${t.taken??""}>
${Xc(t.card)}
<div class="told">
<p class="told-card">${_o(t.card)}</p>
<div class="tried" aria-hidden="true">
${[...t.choices].map(r=>uh(r,t,e,n))}
</div>
<ol>
<li>${Co(t,e,n)}</li>
${t.steps.map(r=>p`<li class=${r.skipped?"skipped":""}>
${Lo(r,e,n)}
</li>`)}
${Go(t,e,n).map(r=>p`<li class="outcome">${r}</li>`)}
</ol>
</div>
</div>`}function uh(t,{affordable:e,taken:n},r,o){let i=t===n?"taken":e.includes(t)?"left":"dear",s={taken:"✓",left:"–",dear:"×"}[i];return p`<span class=${`candidate ${i}`}
>${tr(t,r[t],0,o)}<span class="fate">${s}</span></span
>`}var eu={income:["<circle r='2.2' fill='var(--soft)'/>","<path fill='none' stroke='var(--panel)' stroke-width='.8' d='M-1.2 0h2.4M0-1.2v2.4'/>"],empty:["<path fill='none' stroke='var(--soft)' stroke-width='.9' stroke-dasharray='1.2 .7' d='M-2.2-2.2h4.4v4.4h-4.4z'/>"],patches:["<path fill='var(--soft)' d='M-2.4-2.4h2.4v2.4h2.4v2.4h-4.8z'/>"],time:["<path fill='var(--soft)' d='M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z'/>"],score:["<path fill='var(--soft)' d='M0-2.8l.9 1.9 2 .2-1.5 1.5.4 2L0 1.8l-1.8 1 .4-2L-2.9-.7l2-.2z'/>"]};var mh=[20,10,5,1];function nu(t){let e=[],n=Math.max(0,t);for(let r of mh)for(;n>=r;)e.push(r),n-=r;return e}var Ti=56,fn=20,dh=19;function ru(t){let e=nu(t),n=Math.min(dh,(Ti-fn)/Math.max(1,e.length-1)),r=Ti-fn/2,o=e.map((i,s)=>fh(i,r-s*n)).reverse();return p`<svg class="purse" viewBox=${`0 0 ${Ti} ${fn}`} aria-hidden="true">
${o}
</svg>`}function fh(t,e){return x`${J(`tile-${t}`,e,fn/2)}
<text class="tile-value" x=${e} y=${fn/2+3.2}>${t}</text>`}function Rr(t,e,n){return p`<table class="scores">
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
</table>`}function hh(){return p`<span class="badge tile" title=${a("tile-title")}
><svg viewBox="-10 -10 20 20" aria-hidden="true">${J("special-tile",0,0)}</svg>
<span class="visually-hidden">${a("has-tile")}</span></span
>`}var gh=new Map(Object.entries(eu).map(([t,e])=>[t,Vo(e.join(""))]));function ou(t,e,n,r={}){let{buttons:o,income:i,empty:s,score:l,time:c}=t.players[n-1],u=[[a("number-buttons"),o,"buttons"],[a("number-income"),i,"income"],[a("number-empty"),s,"empty"],[a("number-time"),c,"time"]];if(!t.automa){let m=l-t.players[2-n].score;u.push([a("number-lead"),ta(m),"lead"])}return Ai(t,e,n,u,r)}function Ai(t,e,n,r,o){let{aside:i=f,clock:s=f,thumbnail:l=f}=o,c=t.stage!=="over"&&ut(e)===null&&t.turn===n;return p`<div class=${c?"bar moving":"bar"} data-testid=${`player-${n}`}>
<div class="bar-name">
${rr(n)} ${dn(e[n-1])}
<h2 title=${P(e,n)}>${P(e,n)}</h2>
${bh(e[n-1])} ${i}
${c?p`<span class="badge to-move">${a("to-move")}</span>`:f}
${t.players[n-1].special_tile?hh():f}
</div>
${s} ${l}
<dl>
${r.map(([u,m,d])=>p`<div class=${`number number-${d}`}>
<dt>${yh(String(d))}<span>${u}</span></dt>
<dd data-testid=${`${d}-${n}`}>${m}</dd>
${d==="buttons"?ru(Number(m)):f}
</div>`)}
</dl>
</div>`}function yh(t){let e=gh.get(t==="lead"?"score":t);return p`<svg class="number-sign" viewBox="-3 -3 6 6" aria-hidden="true">
${e?x(e):j(0,0,2.8)}
</svg>`}function bh({kind:t,yours:e,away:n,bot:r,rating:o}){return t!=="person"&&t!=="open"?f:p`${o===null?f:p`<span class="rating"
><span class="visually-hidden">${a("rated")}</span>${o}</span
>`}
${r?p`<span class="badge bot">${a("bot")}</span>`:f}
${n&&!e?p`<span class="badge away">${a("away")}</span>`:f}`}function iu(t,e){let n=t.players.map(r=>r.score_parts);return Rr(t,D.map(r=>p`${dn(e[r-1])}${P(e,r)}`),[[a("number-buttons"),n.map(r=>r.buttons)],[a("score-tile"),n.map(r=>r.special_tile)],[a("score-empty"),n.map((r,o)=>`${R(r.empty)} (${t.players[o].empty})`)],...t.points?[$h(t.points)]:[]])}function $h(t){return[a("score-seat"),["–",R(t)]]}function au(t,e,n){let{buttons:r,time:o,score:i}=t.players[1],s=[[a("number-buttons"),r,"buttons"],[a("number-patches"),n.with_buttons.length+n.without_buttons.length,"patches"],[a("number-time"),o,"time"],[a("number-score"),R(i),"score"]],l=p`<span class="level-name">${We(n)}</span>`,c=p`<span class="next-card">${cu(t,n)}</span>`;return Ai(t,e,2,s,{aside:l,thumbnail:c})}function lu(t,e,n,r,o,i=f){return p`<section
class="panel automa"
data-testid="automa"
tabindex="0"
aria-labelledby="automa-heading"
>
<div class="panel-head">
<h2 id="automa-heading">${a("the-automa")}</h2>
<span class="small">${Ue(e)}</span>
</div>
<div class="dealer">
<div class="pile">${cu(t,e)}</div>
<div>
<p data-testid="automa-cards">${t.result?a("no-more-cards"):wh(e)}</p>
<p class="small">${ze(e)}</p>
</div>
</div>
${tu(n,r,o)} ${vh(t,e)} ${i}
<div class="piles">
${su("patches-with",e.with_buttons,"pile-with",r,o)}
${su("patches-without",e.without_buttons,"pile-without",r,o)}
</div>
<p class="small">${Ro(e)}</p>
</section>`}function cu({result:t},{pile:e,budget:n}){return Jc(e,t?null:n)}function wh({pile:t,budget:e}){return t===0?a("pile-empty"):e===null?a("next-face-down"):a("next-can-pay",{price:a("buttons",{count:e})})}function su(t,e,n,r,o){return p`<div class="taken-pile" data-testid=${n}>
<h3>${a(t,{count:e.length})}</h3>
<ul>
${[...e].map(i=>{let{name:s,income:l}=r[i];return p`<li title=${s}>
${tr(i,r[i],0,o)}
<span class="visually-hidden"
>${s} (${i})${l?`, ${a("buttons",{count:l})}`:""}</span
>
</li>`})}
</ul>
</div>`}function vh(t,e){let n=(o,i,s)=>p`<div class=${s}>
<dt>${o}</dt>
<dd>${i}</dd>
</div>`,r=Be(t.players[1],e.level);return p`<div class="parts">
<h3>${a("what-level-counts",{numeral:e.numeral})}</h3>
<dl data-testid="automa-score">
${r.map(([o,i])=>n(a(o),i,"part"))}
${n(a(t.result?"number-score":"score-now"),R(t.players[1].score),"sum")}
</dl>
</div>`}function uu(t,e){if(!t.typing)return f;let n=t.notice?.typed?t.notice:null;return p`<form
class="command"
aria-label=${a("command-line")}
@submit=${r=>kh(r,e)}
>
${n?.kind==="error"?p`<p class="notice" data-testid="notice">${b("cancel")} ${n.text}</p>`:p`<p class="answer" data-testid="command-answer">${n?.text??""}</p>`}
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
@keydown=${r=>xh(r,e)}
/>
<button type="submit" class="main">${a("enter")}</button>
<button type="button" aria-label=${a("close")} @click=${()=>e.type(!1)}>
${b("cancel")}
</button>
</div>
</form>`}function kh(t,e){t.preventDefault();let r=t.target.elements.namedItem("command");e.onLine(r.value),r.value=""}function xh(t,e){t.key==="Escape"&&(t.preventDefault(),e.type(!1),document.querySelector(".quilt.active .cells")?.focus())}function pu(t,e,n){let r=T(e),o=r&&Zn(e)&&e.stage!=="over",i=r&&(e.mode!=="remote"||e.takebacks);return p`${o?Sh(t,n):f}
${i?Ph(t,e,n):f}`}function Sh(t,e){return p`<button
type="button"
class="hint-button"
data-testid="hint"
aria-keyshortcuts="H"
aria-disabled=${ge(t)?"false":"true"}
@click=${()=>e.hint()}
>
${b("bulb")}<span>${a("hint")}</span>
</button>`}function Ph(t,e,n){let r=qn(e)&&ye(t);return p`<button
type="button"
class=${e.mode==="screen"||e.mode==="computer"?"undo":"undo long"}
data-testid="undo"
aria-disabled=${ye(t)?"false":"true"}
@click=${()=>n.undo()}
>
${b("undo")}${Eh(e,r)}
</button>`}function mu(t,e){return p`<button
type="button"
class="main turn-card"
data-testid="turn-card"
aria-keyshortcuts="T"
aria-disabled=${he(t)?"false":"true"}
@click=${()=>e.turnCard()}
>
${b("card")}<span>${a("turn-the-card")}</span>
</button>`}function Eh({mode:t},e){return t==="remote"?p`<span>${a("ask-takeback")}</span>`:e?p`<span class="behind">${a("undo-practice")}</span>`:p`<span>${a("undo")}</span>`}function du(t){return p`<label class="switch"
><input
type="checkbox"
data-testid="turn-by-itself"
.checked=${t.settings.turnCards}
@change=${e=>t.change({turnCards:_r(e)})}
/>
<span>${a("draw-automatically")}</span></label
>`}var Th={hint:"hint-coming",why:"why-coming",turn:"card-turning",move:"move-sending"};function hu(t,e,n){let r=Yt(t)?C(t):null,{plan:o}=t.placement,i=r!==null&&r.letter!=="+",s=r?I(t,r.letter):void 0,l=r!==null&&!o&&t.placement.set&&de(t.placement,r)&&s?.available!==!1,c=o||r!==null&&(i||t.placement.origin!==null),u=[["rotate-left",a("rotate-left"),"left",i,()=>e.placement({type:"turn",how:"left"})],["rotate-right",a("rotate-right"),"right",i,()=>e.placement({type:"turn",how:"right"})],["flip",a("flip"),"flip",i,()=>e.placement({type:"turn",how:"flip"})],["place",a("place"),"place",l,()=>e.commit()],["cancel",a("cancel"),"cancel",c,()=>e.placement({type:"cancel"})]],m=Dn(t.table)&&!t.looking;return p`<section
class=${r?"deck held":"deck"}
aria-label=${a("placing")}
data-keys
data-move=${r&&!o?Bn(t.placement,r)??"":""}
>
${Ah(t,e,n)}
<div class=${m?"tools waits":"tools"}>
${m?mu(t,e):f}
${u.map(([d,h,y,k,S])=>p`<button
type="button"
class=${`tool ${y}`}
data-testid=${d}
aria-disabled=${k?"false":"true"}
@click=${S}
>
${b(y)}<span>${h}</span>
</button>`)}
</div>
</section>`}function Ah(t,e,n){let{table:r,notice:o}=t;return p`<div
class=${Mi(t)?"strip hinting":t.placement.plan?"strip planning":"strip"}
data-testid="strip"
tabindex="-1"
>
${o?.kind==="error"&&!o.typed?p`<p class="notice" data-testid="notice">${b("cancel")} ${o.text}</p>`:r?Mh(t,r,e,n):f}
${Hh(t,e)}
</div>`}function Mi(t){let{hint:e,looking:n,notice:r,pending:o,placement:i}=t;if(!e||n||o||r?.kind==="error"&&!r.typed)return!1;let{letter:s,origin:l,plan:c}=i;return c?!1:s===null||!O(t)||s==="+"&&l===null}function Mh(t,e,n,r){let o=C(t);return t.looking?p`<p>${a("earlier-position")}</p>`:t.pending?p`<p>${a(Th[t.pending.type]??"one-moment")}</p>`:Mi(t)?Fh(t,n,r):t.placement.plan?n.planning?.planCard(t,e):o&&O(t)?Ch(t,e,o,r):Oh(t,e)}function Oh(t,e){let n=tn(t).map(r=>sa(r,e.seats,t.patches));return p`<p class="lately">${n.length>0?`${n.join(". ")}.`:ve(e)}</p>
<p class=${O(t)?"guide heading-says":"guide"}>${_h(t,e)}</p>`}function _h(t,e){return e.stage==="over"?a("game-over"):e.stage==="card"?a("card-ready"):e.thinking?a("thinking",{name:P(e.seats,e.turn)}):O(t)?a("choose-or-pass-now"):`${ht(e)}.`}function Ch(t,e,n,r){let o=st(t.placement,n),i=e.players[e.turn-1].cells,s=I(t,n.letter),l=me(t.placement,n),c=l!==null&&Jn(t,l),{text:u,isGood:m}=ea(o,i,s,r),d=m&&t.placement.set?Nh():u,h=l!==null&&!Mt(o,i,void 0)?le(i,o):[],y=s?Fn(s,h,c,e,e.seats,r):Dh(c,h.length);return p`<p class=${m?"verdict yes":"verdict no"}>
${l===null&&m?Ih(n.letter):Rh(d,m)}
</p>
${Lh(t,e)}
<ul class="effects">
${Gh(y).map(({kind:k,text:S})=>p`<li class=${k}>${S}</li>`)}
</ul>`}function Lh(t,e){return p`<span class="then-next" aria-hidden="true"
>${xe(t,e).map(n=>Ct(n,t.patches[n],0,!1))}</span
>`}function Gh(t){let e=({kind:n})=>n==="next";return[...t.filter(e),...t.filter(n=>!e(n))]}function Rh(t,e){return p`${b(e?"place":"cancel")} ${t}`}function Nh(){return p`<span class="by-mouse">${a("fits-click")}</span
><span class="by-touch">${a("fits-press",{place:a("place")})}</span>`}function Ih(t){return a(t==="+"?"put-special":"choose-place")}function Fh(t,{hints:e},n){let r=t.hint?.type==="hint";return e?p`<p
class="hint-line"
data-testid=${r?"hint-words":"why-words"}
data-move=${t.hint?.move??""}
>
${b("bulb")}<span
>${r?p`<b>${a("hint-label")}</b> `:f}${e.hintWords(t,n)}</span
>
</p>`:p`<p>${a(r?"hint-coming":"why-coming")}</p>`}function Hh(t,e){if(Mi(t))return p`<button
type="button"
class="corner forget"
data-testid="forget-hint"
aria-label=${a("close")}
@click=${fu(()=>e.forgetHint())}
>
${b("cancel")}
</button>`;let n=t.pending?.type==="why",r=t.notice?.kind!=="error"&&t.placement.letter===null;return!n&&!(r&&Qn(t))?f:p`<button
type="button"
class="corner"
data-testid="why"
aria-keyshortcuts="W"
aria-disabled=${n?"true":"false"}
@click=${fu(()=>e.why())}
>
${a("why")}
</button>`}function fu(t){return({currentTarget:e})=>{e instanceof HTMLElement&&e.closest(".strip")?.focus(),t()}}function Dh(t,e){let n=[{kind:"fills",text:a("effect-special-costs")}];return t&&n.push({kind:"tile",text:a("effect-tile")}),e>0&&n.push({kind:"holes",text:a("effect-a-hole")}),n}function Nr(t,e){let[n,r,o]=Ji(t??""),i=r?p`<span lang="en">${r}</span>${o}`:f;return p`<p class="notice" role="alert" ?hidden=${!t} data-testid=${e}>
<span>${n}${i}</span>
</p>`}function px(t){let e=p`<span lang="en">${t}</span>`;return p`<p class="notice" data-testid="notice">
${St("fault-in-record",{detail:e})}
</p>`}function gu(t){let{name:e,busy:n,error:r}=t.state;return p`<form class="joining" @submit=${i=>{i.preventDefault(),t.sit()}}>
<label
>${a("your-name")} <span class="small">${a("as-others-see")}</span>
<input
data-testid="join-name"
maxlength="40"
autocomplete="nickname"
.value=${e}
@input=${i=>t.write(Or(i))}
/></label>
<button type="submit" class="main" data-testid="sit-down" ?disabled=${n}>
${a(n?"sitting-down":"sit-down")}
</button>
${Nr(r,"join-error")}
</form>`}function yu(t,{inviting:e,joining:n}){let r=ae(t);return r?hn(a("is-asked",{name:r}),p`<p>${a("asked-text",{name:r})}</p>`):t.access==="public"?T(t)?qh():hn(a("seat-open"),gu(n)):T(t)?hn(a("invite-your-friend"),jh(e)):hn(a("seat-kept"),p`<p>${a("seat-kept-text")}</p>`)}function hn(t,e){return p`<section
class="panel inviting"
data-testid="inviting"
aria-labelledby="inviting-heading"
>
<h2 id="inviting-heading">${t}</h2>
${e}
</section>`}function qh(){return hn(a("in-the-lobby"),p`<p>${a("in-the-lobby-text")}</p>`)}function jh(t){let{busy:e,told:n}=t.state;return p`${t.link===null?f:Bh(t,t.link)}
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
<p class="small told" role="status" data-testid="invitation-told">${n}</p>`}function Bh(t,e){let{picture:n}=t.state;return p`<p>${a("send-link")}</p>
<label for="invitation-link" class="visually-hidden">${a("link-of-invitation")}</label>
${Mc("invitation-link",e)}
<div class="row">
<button
type="button"
class="main"
data-testid="copy-invitation"
@click=${()=>t.copy()}
>
${b("copy")}<span>${a("copy")}</span>
</button>
${t.canShare?p`<button
type="button"
data-testid="share-invitation"
@click=${()=>t.share()}
>
${b("share")}<span>${a("share")}</span>
</button>`:f}
</div>
${t.isLocal?p`<p class="small">${a("local-address")}</p>`:f}
<div class="qr">
${n?p`<img
alt=${a("qr-code")}
data-testid="invitation-qr"
src=${`data:image/svg+xml,${encodeURIComponent(n)}`}
/>`:f}
</div>`}function $u(t,e,n,r,o=""){if(e.mode!=="remote")return f;let{text:i,actions:s,urgent:l}=ci(t,e,o),c=r.settings.phrases?Wh(e):"",u=!!c&&!l,m=()=>r.change({phrases:!1}),d=e.seats[(e.said?.player??1)-1].yours;return p`<section
class=${l?"line urgent":"line"}
aria-label=${a("between-players")}
data-testid="line"
>
<p data-testid="line-text">${u?c:i}</p>
<div class="line-actions">
${s.map(([h,y],k)=>p`<button
type="button"
class=${l&&k===0?"main":""}
data-testid=${h}
aria-disabled=${t.pending?"true":"false"}
@click=${()=>n.mind(h)}
>
${y}
</button>`)}
</div>
${u&&!d?bu("hush",a("phrases-off"),"cancel",m):f}
${Uh(e)?bu("say",a("say"),"bubble",()=>r.phrases(n)):f}
${zh(e.spectators)}
<p class="visually-hidden" role="status">${c}</p>
</section>`}function Wh({said:t,seats:e}){return t?a("says",{name:P(e,t.player),phrase:a(`phrase-${t.phrase}`)}):""}function Uh(t){return T(t)&&ut(t.seats)===null}function bu(t,e,n,r){return p`<button
type="button"
class="say"
data-testid=${t}
aria-label=${e}
title=${e}
@click=${r}
>
${b(n)}
</button>`}function zh(t){let e=a("watching",{count:t});return p`<p
class=${t>0?"watchers":"watchers none"}
data-testid="watchers"
title=${t>0?e:f}
>
${b("eye")}<span aria-hidden="true">${t}</span>
<span class="visually-hidden">${t>0?e:""}</span>
</p>`}var wu=3;function vu(t,e,n,r){let o=[...t.slice(wu)];return p`<section class="panel ring" aria-labelledby="ring-heading" ?data-keys=${r}>
<div class="panel-head">
<h2 id="ring-heading">${a("coming-up")}</h2>
<span class="small">${a("after-these",{count:o.length})}</span>
</div>
${r?Vh(t,e,n,r):ku(o,e,n)}
</section>`}function Vh(t,e,n,{held:r,then:o,choose:i}){let s=[...t.slice(wu)],l=r!==null&&s.includes(r)?r:s[0];return p`<ol
class="circle"
data-testid="ring"
aria-labelledby="ring-heading"
@keydown=${Kh}
>
${s.map(c=>{let u=e[c],m=o.includes(c),d=m?`${Ut(u)}, ${a("plan-then")}`:Ut(u);return p`<li class=${m?"then":""}>
<button
type="button"
class="coming"
data-coming=${c}
tabindex=${c===l?0:-1}
aria-pressed=${c===r?"true":"false"}
@click=${()=>i(c)}
>
${Ct(c,u,0,n)}
<span class="visually-hidden">${d}</span>
<span class="price" aria-hidden="true">${gn(u.buttons)}${yn(u.time)}</span>
</button>
</li>`})}
</ol>`}function Kh(t){let e=t.target.closest("li"),n=e?.parentElement;if(!e||!n||t.altKey||t.ctrlKey||t.metaKey)return;let r={ArrowRight:e.nextElementSibling,ArrowDown:e.nextElementSibling,ArrowLeft:e.previousElementSibling,ArrowUp:e.previousElementSibling,Home:n.firstElementChild,End:n.lastElementChild}[t.key];r!==void 0&&(t.preventDefault(),t.stopPropagation(),r?.querySelector("button")?.focus())}function Nx(t,e,n){return p`<section class="panel ring whole" aria-labelledby="ring-heading">
<div class="panel-head">
<h2 id="ring-heading">${a("circle")}</h2>
<span class="small">${a("circle-left",{count:t.length})}</span>
</div>
${ku([...t],e,n)}
</section>`}function ku(t,e,n){return p`<ol class="circle" data-testid="ring" tabindex="0" aria-labelledby="ring-heading">
${t.map(r=>Zh(r,e,n))}
</ol>`}function Zh(t,e,n){let r=e[t];return p`<li title=${Ut(r)}>
${Ct(t,r,0,n)}
<span class="visually-hidden">${Ut(r)}</span>
<span class="price" aria-hidden="true">${gn(r.buttons)}${yn(r.time)}</span>
</li>`}function gn(t){return p`<span class="cost"
><svg viewBox="-3 -3 6 6" aria-hidden="true">${j(0,0,2.9)}</svg>${t}</span
>`}function yn(t){return p`<span class="time"
><svg viewBox="-3 -3 6 6" aria-hidden="true">
<path class="glass" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path></svg
>${t}</span
>`}function xu(t,e,n,r,o,i=f){let s=[...e.ring.slice(0,3)];return p`<section class="panel market" aria-labelledby="market-heading" data-keys>
<h2 id="market-heading">
${a(O(t)&&e.stage==="action"?"choose-or-pass":"next-patches")}
</h2>
${[0,1,2].map(l=>s[l]===void 0?p`<div class="offer none" aria-hidden="true"></div>`:Xh(t,e,s[l],l,n,r,o))}
${Yh(t,e,n)} ${i}
</section>`}var Qh=t=>t>1;function Yh(t,e,n){let r=t.looking?void 0:I(t,null),{time:o}=e.players[e.turn-1];return p`<button
type="button"
class=${Yn(t)==="pass"?"pass hinted":"pass"}
data-testid="pass"
aria-disabled=${O(t)&&r?"false":"true"}
aria-keyshortcuts="P"
@click=${({detail:i})=>Qh(i)||n.pass()}
@pointerenter=${({pointerType:i})=>i==="mouse"&&Oi(n,!0)}
@focus=${()=>Oi(n,!0)}
@blur=${()=>Oi(n,!1)}
>
${Su(t,null)}${b("pass")}<span class="pass-name">${a("pass")}</span>
<span class="pass-facts">
${r?Po(r,o).map(i=>p`<span>${i}</span>`):f}
</span>
</button>`}function Oi(t,e){t.store.dispatch({type:"weigh",on:e})}function Jh({squares:t}){return Ir(a("spoken-squares",{count:t}))}function Ir(t){return p`<span class="visually-hidden">${t}</span>`}function Xh(t,e,n,r,o,i,s){let l=t.patches[n],c=t.looking?void 0:I(t,n),u=t.placement.letter===n,m=xe(t,e).includes(n),d=dc(o),h=c?Kt(c):null,y=Yn(t)?.startsWith(n)??!1;return p`<button
type="button"
class=${["offer",m&&"then",u&&"chosen",h&&"dear",y&&"hinted"].filter(Boolean).join(" ")}
data-testid=${`patch-${r}`}
data-patch=${n}
data-orientation=${q(t.placement,n)}
aria-pressed=${u?"true":"false"}
aria-disabled=${O(t)&&c||d?"false":"true"}
aria-keyshortcuts=${r+1}
data-key=${r+1}
@click=${S=>{if(d)return o.onPlan(n);S.pointerType==="mouse"?o.choose(n):o.chooseShown(n),s()}}
>
<span class="art"
>${Ct(n,l,q(t.placement,n),i)}</span
>
${Su(t,n)}
<span class="facts"
><span class="offer-name"
>${l.name}${m?Ir(`, ${a("plan-then")}`):f}${Jh(l)}</span
>
<span class="price"
>${gn(l.buttons)}${Ir(a("spoken-buttons",{count:l.buttons}))}
${yn(l.time)}${Ir(a("spoken-time"))}</span
>
<span class="earn">${Pu(l)}</span>
${tg(c,h)}</span
>
</button>`}function Su(t,e){let n=Fa(t,e);return n.length===0?f:p`<span class="offer-marks" aria-hidden="true"
>${n.map(({label:r,kind:o})=>p`<span class=${`offer-mark to-${o}`}>${r}</span>`)}</span
>`}function tg(t,e){return e?p`<span class="reason" title=${e}>${eg(t)}</span>`:f}function eg(t){return t&&t.missing>0?a("short-of",{count:t.missing}):a("no-room")}function Vx({ring:t},e,n){return p`<section class="panel market looked-at" aria-labelledby="market-heading">
<h2 id="market-heading">${a("next-patches")}</h2>
${[...t.slice(0,3)].map(r=>p`<div class="offer" data-patch=${r}>
<span class="art">${Ct(r,e[r],0,n)}</span>
<span class="facts" title=${Ut(e[r])}
><span class="offer-name">${e[r].name}</span>
<span class="price">${gn(e[r].buttons)}${yn(e[r].time)}</span>
<span class="earn">${Pu(e[r])}</span></span
>
</div>`)}
</section>`}function Pu({income:t}){return t>0?a("earns",{count:t}):a("earns-nothing")}var ng=[["first","first-position"],["back","previous-position"],["forward","next-position"],["last","last-position"]];function Eu(t,e){return p`<div class="steps">
${ng.map(([n,r])=>p`<button
type="button"
class="quiet square"
aria-label=${a(r)}
title=${a(r)}
data-testid=${`step-${n}`}
aria-disabled=${t(n)?"true":"false"}
@click=${()=>e(n)}
>
${b(n)}
</button>`)}
</div>`}function Tu(t,e,n,r,o,i=[]){let s=new Set(i.map(({number:u})=>u)),l={first:0,back:e-1,forward:e+1,last:t.length},c=u=>u<0||u>t.length||u===e;return p`<section class="panel moves" aria-labelledby="moves-heading">
<div class="panel-head">
<h2 id="moves-heading">${a("moves")}</h2>
${Eu(u=>c(l[u]),u=>o(l[u]))}
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
<span class="move-words">${rg(u,n,r)}</span>
<code>${u.move}</code>
</button>
</li>`)}
</ol>
${t.length===0?p`<p class="small">${a("no-move-yet")}</p>`:""}
</section>`}function rg({player:t,move:e,change:n},r,o){let i=p`<b>${P(r,t)}</b>`,s=ue(e,o);return!n||n.from===n.to?St("happened",{name:i},{deed:s}):St("happened-with",{name:i},{deed:s,detail:Ao(n)})}function Au(t,e,n){let r=`/analysis?at=${n}${e}`;return p`<a class="quiet button" href=${r} data-testid="analyse" @click=${i=>{i.metaKey||i.ctrlKey||i.shiftKey||(i.preventDefault(),t.go(r))}}
>${b("lens")}<span>${a("tab-analysis")}</span></a
>`}function Mu(t,e,n){let[r,o]=t.players,i=r.score_parts,s=new Map(Be(o,n.level)),l=m=>s.get(m)??"–",c=[P(e,1),`${P(e,2)} ${n.numeral}`],u=[[a("number-buttons"),[i.buttons,l("part-held")]],[a("score-tile"),[i.special_tile,l("part-tile")]],[a("score-empty"),[`${R(i.empty)} (${r.empty})`,"–"]]];for(let m of["part-patches","part-printed"])s.has(m)&&u.push([a(m),["–",l(m)]]);return Rr(t,c,u)}function Ou({level:t,levels:e},n){return!e||e.length===0?f:p`<h3 id="levels-heading">${a("at-each-level")}</h3>
<table class="scores" data-testid="levels" aria-labelledby="levels-heading">
<thead>
<tr>
<th scope="col">${a("level")}</th>
<th scope="col">${P(n,1)}</th>
<th scope="col">${P(n,2)}</th>
<th scope="col">${a("winner")}</th>
</tr>
</thead>
<tbody>
${e.map(r=>p`<tr
class=${r.level===t?"this-level":""}
aria-current=${r.level===t?"true":f}
>
<th scope="row">
${r.level===t?a("this-game-level",{level:We(r)}):We(r)}
</th>
${r.scores.map(o=>p`<td>${R(o)}</td>`)}
<td>${P(n,r.winner)}</td>
</tr>`)}
</tbody>
</table>`}function _u(t,e,n,{kept:r,moments:o,said:i=[],start:s}={}){let{automa:l}=t;return p`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
<h2 id="result-heading">${zt(t,e)}</h2>
<p>${Vt(t,e)}</p>
${l?Mu(t,e,l):iu(t,e)}
<div class="row">${n}</div>
${i.map(c=>p`<p>${c}</p>`)} ${s} ${o}
${l?Ou(l,e):f} ${r}
</section>`}function Cu(t,e,n,r){return p`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
<h2 id="result-heading">${zt(t,e)}</h2>
<p>${Vt(t,e)}</p>
<div class="row">${n}</div>
${r.map(o=>p`<p>${o}</p>`)}
</section>`}function Lu(t,e,n,r,o=null){let{table:i}=t;if(!i)return f;let s=o??(i.tournament?r?.onwards()??f:ig(t,i,e,n)),l=()=>n.go(og(i));return p`${s}
${i.moves.length?p`<button type="button" data-testid="review" @click=${l}>
${b("graph")}<span>${a("review")}</span>
</button>`:f}
${i.moves.length?Au(n,i.link,i.moves.length):f}
<button type="button" data-testid="share" @click=${()=>Qc(i,e)}>
${b(t.copied?"place":"share")}
<span>${a(t.copied?"shared-copied":"share-game")}</span>
</button>
<button
type="button"
class=${s===f?"main":""}
data-testid="play-again"
@click=${()=>n.go("/")}
>
${b("fresh")}<span>${a("new-game")}</span>
</button>`}function og(t){return ot(t)?`/review?seat=${t.seats[0].yours?1:2}${t.link}`:`/game/${t.game}/review`}function ig(t,e,n,r){if(e.mode!=="remote")return sg(e,n,r);if(e.rematch.game!==null)return p`<a
class="button main"
data-testid="rematch-link"
href=${`/game/${e.rematch.game}`}
>${b("again")}<span>${a("to-rematch")}</span></a
>`;if(!T(e))return f;let o=ui(e);return p`<button
type="button"
class="main"
data-testid="ask-rematch"
aria-disabled=${o&&!t.pending?"false":"true"}
@click=${()=>{o&&n.mind("rematch")}}
>
${b("again")}
<span>${a(e.rematch.asked.length>0&&!o?"rematch-asked":"rematch")}</span>
</button>`}function sg(t,e,n){return t.day!==null?p`<a class="button main" data-testid="back-to-day" href=${`/day/${t.day}`}
>${b("sun")}<span>${a("back-to-day")}</span></a
>`:!T(t)||pt(t)?f:p`<button
type="button"
class="main"
data-testid="again"
@click=${()=>e.again(n.go)}
>
${b("again")}<span>${a("rematch")}</span>
</button>`}function Gu(t,e,n){return p`<details class="panel summary" data-testid="summary">
<summary><h2>${a("in-words")}</h2></summary>
${[1,2].map(r=>{let o=r;if(r===2&&t.automa)return p`<h3>${P(e,2)}</h3>
<p data-testid="summary-2">
${ma(t,t.automa,n)}
${a("on-time-board",{distances:je(t,2)})}
</p>`;let{cells:i,patches:s}=t.players[r-1];return p`<h3>${P(e,o)}</h3>
<p data-testid=${`summary-${r}`}>
${ra(i)} ${a("on-time-board",{distances:je(t,o)})}
</p>
${s.length?p`<ul>
${s.map(l=>p`<li>${oa(l,n)}</li>`)}
</ul>`:""}`})}
</details>`}function Ru(t,e,n,r){let o=be(t);return p`<header class="head table-head" data-keys>
${Pi(r)} ${lg(t,e,o)}
<div class="turn-buttons">
${t.looking?ag(n):pu(t,e,n)}
<button type="button" data-testid="settings" @click=${()=>n.dialog("settings")}>
${b("gear")}<span>${a("settings")}</span>
</button>
<button type="button" class="to-help" data-testid="help" @click=${r.help}>
${b("help")}<span>${a("help")}</span>
</button>
<a class="button to-me" href="/me" data-testid="to-me"
>${b("person")}<span>${a("to-me")}</span></a
>
</div>
</header>`}function ag(t){return p`<button
type="button"
class="main back-to-game"
data-testid="back-to-game"
@click=${()=>t.back()}
>
${a("back-to-game")}
</button>`}function lg(t,e,n){let{looking:r}=t;return p`<div class=${`turn turn-${n.result?.winner??n.turn}`}>
<div class="turn-title">
<h1 id="turn-heading" tabindex="-1" data-testid="turn">
${r?a("after-move",{number:String(r.index)}):ht(e)}
</h1>
${e.automa?.practice?p`<span class="badge practice" data-testid="practice">${a("practice")}</span>`:f}
</div>
${cg(t,e,n)}
</div>`}function cg(t,e,n){if(t.status==="lost")return p`<p class="lost" data-testid="connection">
<span class="dot" aria-hidden="true"></span>${a("connection-lost")}
</p>`;let r=t.looking?`${zt(n,e.seats)}. ${Vt(n,e.seats)}`:ve(e);return p`<p class="turn-reason" data-testid="turn-reason">${r}</p>`}function Nu(t,e,n,r,o,i){let{table:s}=t,l=be(t);if(!s||!l)return Gr(r,a("opening-table"));let c=l.result!==null||pt(l),u=T(s)&&!L(s)&&!Tt(s)&&!c,m=i!==null;return p`${Ru(t,s,e,r)}
<main
class=${dg(t,s,c,r,m?"remote guided":s.mode)}
data-stage=${l.stage}
data-number=${s.number}
>
${ug(t,e,r,{line:i??$u(t,s,e,r,n.place?.words()),middle:fg(t,s,l,e,n,r,o,m),tools:u?hu(t,e,r.settings.coordinates):f,moves:mg(t,s,e)})}
<div class="below">
${m?f:Kc(t,s,e,r,n.place?.words())}
${Gu(l,s.seats,t.patches)}
</div>
</main>
${uu(t,e)} ${$g(t,e)} ${Dc(t,e,r)}`}function ug(t,e,n,{line:r,middle:o,tools:i,moves:s}){let l=t.table,c=be(t),{letters:u,look:m}=n.settings,d=()=>n.change({look:m==="cloth"?"thread":"cloth"}),h=Wo(t),k=l.mode==="screen"&&l.seats.filter(({yours:E})=>E).length!==1?1:h,S=E=>hg(t,l,c,E,n,e);return p`<div class="felt" data-keys tabindex="-1">
<div class="column own">${S(k)}</div>
<div class="column middle">
${r} ${o} ${i} ${Tt(l)?f:pg(t,c,e,u)}
${s}
</div>
<div class="column other">
${l.mode==="solo"?yg(t,c,l,u,n):S(k===1?2:1)}
${tl(c,l.seats,m,d,Da(t),h)}
</div>
</div>`}function pg(t,e,n,r){let{patches:o,placement:i}=t,s={held:i.plan?i.letter:null,then:xe(t,e),choose:n.onPlan};return vu(e.ring,o,r,hi(n)?s:void 0)}function mg(t,e,n){let r=t.looking?t.looking.index:e.moves.length,o=i=>n.look(i);return Tu(e.moves,r,e.seats,t.patches,o,tn(t))}function dg({peek:t},e,n,r,o){return["table",o,r.settings.coordinates?"named":"unnamed",t&&"peek",(L(e)||Tt(e))&&"awaiting",n&&"ended"].filter(Boolean).join(" ")}function fg(t,e,n,r,o,i,s,l){let{starts:c}=o;if(L(e))return yu(e,o);if(Tt(e))return c?.panel(t,r,i.settings.letters)??f;let u=c?.onward(e,i),m=l?f:Lu(t,r,i,o.place,u),d=o.place?.said()??[];if(n.result){let y=Uc(e,n,t.patches,i),k=_n(e)&&!l?p`<div class="moments" data-testid="moments">${r.moments?.view()}</div>`:f,S=c?.afterwards(e,i);return _u(n,e.seats,m,{kept:y,moments:k,said:d,start:S})}if(pt(n))return Cu(n,e.seats,m,d);let h=T(e)?f:r.planning?.planAside(t,r);return xu(t,n,r,i.settings.letters,s,h)}function hg(t,e,n,r,o,i){let s=Wo(t)===r,l=Yt(t)&&Xe(t)===r,{letters:c,coordinates:u}=o.settings,m=tn(t).filter(N=>N.player===r),d=t.hint?.type==="why"&&t.hint.player===r&&[t.hint.move],h=P(e.seats,r),y=`${s?"front":"back"} p${r}`,k=jc({number:r,name:h,player:n.players[r-1],patches:t.patches,lettered:c,active:l,held:l&&t.placement.letter!==null,ghost:bg(t,r),cursor:l?t.placement.cursor:t.walks[r],named:u,fresh:Ha(d||m.map(({move:N})=>N),t.patches),hint:Xn(Ra(t,r),t.patches),marks:Ia(t,r)}),S=s?f:p`<button
type="button"
class="peek-button"
aria-expanded=${t.peek?"true":"false"}
aria-label=${a("peek",{name:h})}
data-testid="peek"
@click=${()=>i.store.dispatch({type:"peek"})}
>
${Lr(n.players[r-1],t.patches)}
</button>`,E=ou(n,e.seats,r,{clock:Nc(e,r),thumbnail:S});return p`<div class=${`seat ${y}`}>${E}</div>
<div class=${`spread ${y}`}>
${s?f:gg(h,qe(e.seats,r),i)} ${k}
</div>`}function gg(t,e,n){return p`<div class="peek-head">
<b>${e?a("your-quilt"):a("quilt-of",{name:t})}</b>
<button
type="button"
data-testid="peek-close"
@click=${()=>n.store.dispatch({type:"peek"})}
>
${a("back")}
</button>
</div>`}function yg(t,e,n,r,o){let{automa:i}=e;if(!i)return p`<p class="panel small">${a("automa-unknown")}</p>`;let s=t.looking?{turns:i.turns,run:0}:t.account,l=T(n)&&n.stage!=="over"?du(o):f;return p`<div class="seat back p2">${au(e,n.seats,i)}</div>
${lu(e,i,s,t.patches,r,l)}`}function bg(t,e){let{placement:n}=t,r=C(t);return!r||!n.origin||Xe(t)!==e||t.looking?null:{letter:r.letter,code:q(n,r.letter),origin:n.origin,cells:st(n,r),set:n.set,sent:t.pending!==null,legal:de(n,r)&&I(t,r.letter)?.available!==!1,planned:n.plan}}function $g(t,{hints:e}){let{notice:n,said:r,ghostText:o,status:i,hint:s}=t;return p`<div class="visually-hidden">
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
</div>`}var wg=":is(button, a, input, summary, .quilt):not(.pass)";function Iu(t,e){let n=()=>e.store.dispatch({type:"weigh",on:!1}),r=({target:i})=>{i instanceof Element&&i.closest(wg)&&n()},o=i=>{i.key==="Escape"&&n()};return t.addEventListener("pointerover",r),window.addEventListener("keydown",o),()=>{t.removeEventListener("pointerover",r),window.removeEventListener("keydown",o)}}function Fu({root:t,shell:e},n,r,{guiding:o=null,local:i}={}){let s=Sg(n,r,e,o,i),l=()=>cl(t),c=o?.accompany(s,l)??null;c&&(s.company=c.company);let u=Oc(s.id,e.go),m=al(t,s,e),d=Pg(t,s,e),h=Eg(t,s,u,e,l,c),y=Tg(s,e),k=Ag(s,()=>E()),S=!0,E=()=>{!S||c?.company.leaving||(h(),yc(s.state.table.seats),c?.drawn(),y(),c||k.consider(),m.play(),d.consider())},N=s.state.table,X=[s.store.watch(E),s.store.watch(Mg(s,N,e)),u.inviting.store.watch(E),u.joining.store.watch(E),...c?.watch(E)??[],Iu(t,s),ll(t,s,m,d,l),d.stop,()=>m.skip(),k.stop,()=>u.place?.close(),()=>s.close()];o||Hu(s.id,N),Og(s,u,e,E),s.open();let Nt=!0;return{draw:()=>{E(),Nt&&xg(t,c),Nt=!1},close:()=>{S=!1;for(let Ee of X)Ee()}}}function vg(t,e,n){M("starts").then(({startsAt:r})=>{t.starts=r(n),n()},r=>e.complain(r.message))}function kg(t,e,n,r){M("tournaments").then(({placeOf:o,onwards:i})=>{let s=o(t.id,n,r);e.place={words:()=>s.words,said:()=>s.said,onwards:()=>i(s),close:s.close}},console.warn)}function xg(t,e){document.activeElement===document.body&&t.querySelector("#turn-heading")?.focus({preventScroll:!0}),e?.begin()}function Sg(t,e,n,r,o){let i=mr(t,e);if(i===null)throw new gt(a("page-outdated"));let s=`${location.origin.replace(/^http/,"ws")}/api/games/${t.game}/play`,l=new kr(i,e,{open:()=>o?.connect()??new WebSocket(`${s}?version=${2}`),keeper:o,seen:r?.seen});return l.onHelp=n.help,sl(l),l.onOutdated=He,l.onUnopened=js,l}function Pg(t,e,n){let r={now:()=>performance.now(),later:(s,l)=>window.setTimeout(s,l),forget:s=>window.clearTimeout(s)},o=new Sr({...r,turn:()=>e.turnCard(!0)}),i=new xr({...r,show:(s,l)=>Ic(t,s,l),onTime:s=>e.store.dispatch({type:"time",part:s})});return{consider:()=>{o.consider(e.state,n.settings.turnCards),i.consider(e.state)},stop:()=>{o.stop(),i.stop()}}}function Eg(t,e,n,r,o,i){let s=-1,l=-1,c=!1;return()=>{let{table:u}=e.state,m=document.activeElement,d=i?.slot()??null;if(z(Nu(e.state,e,n,r,o,d),t),qc(t),e.state.typing&&!c&&document.getElementById("command")?.focus(),c=e.state.typing,m&&!m.isConnected&&pl(t,m,o),!u)return;mn(ht(u),Ye(u)&&u.mode!=="screen"),e.state.looking?bc(t):u.moves.length!==s&&_g(t.querySelector(".move-list")),s=u.moves.length;let h=document.activeElement?.matches("[data-quilt=shown] .cells");u.number!==l&&h&&o(),l=u.number}}function Tg(t,e){let n=-1,r=xc(t.id);return()=>{let o=t.state.table?.number??-1;!(e.settings.hints||r)||n===o||!ge(t.state)||(n=o,t.hint())}}function Ag(t,e){let n=null,r=()=>{t.moments?.stop(),t.moments=null,n=null};return{stop:r,consider:()=>{let{table:o}=t.state,i=o&&_n(o)?o.moves.length:null;i!==n&&(r(),n=i,!(!o||i===null)&&M("moments").then(({lookBack:s})=>{n===i&&(t.moments=s(t,o,e)),e()},console.warn))}}}function Mg(t,e,n){let r=e;return()=>{let o=t.state.table??r,i=sc(r,o);L(r)&&!L(o)&&Hu(o.game,o),r=o,i!==null&&n.go(`/game/${i}`)}}function Og(t,e,n,r){let o=t.state.table;if(o.tournament!==null&&kg(t,e,n,r),o.fair&&vg(e,t,r),!L(o))return;let{inviting:i,joining:s}=e;T(o)?i.draw():o.access==="public"&&s.ask()}function _g(t){t&&(t.scrollTop=t.scrollHeight)}function Hu(t,e){let{seats:n}=e;!ot(e)&&n.some(r=>r.yours)&&Ec(t,n.map(r=>r.name||a("an-open-seat")).join(" – "))}var Du={load:wi,save:kc,hintAt:Sc};async function qu(t){if(location.hash.length>1)return _i(t,location.hash);let{root:e,shell:n,feed:r}=t,o=s=>{let l=[s.tags.Player1,s.tags.Player2];history.pushState(null,"",s.link?On(s.link,l):location.pathname),t.show(ju(t,s))},{openHomePage:i}=await M("home");return{page:await i(e,n,r,o),title:""}}async function _i(t,e){let n=Zs(location.search),r=await is(e);return ju(t,{...r,tags:{...n,...r.tags}})}async function ju({root:t,shell:e,patches:n},r){let{openViewerPage:o}=await M("pages");return{page:o(t,r,await n,e),title:"tab-viewer"}}async function Ci(t,e){t.wait("opening-table");let[n,r]=await Promise.all([rs(e),t.patches]),o=wi()?.game===e?await Cg(t):null;return{page:Fu(t,n,r,{guiding:o}),title:"tab-game",known:n.seats.some(s=>s.yours)}}async function Cg({root:t,shell:e}){let{accompany:n,asNewcomer:r}=await M("guide");return{seen:r,accompany:(o,i)=>n(t,o,e,Du,i)}}async function Bu(t){t.wait("opening-table");let{firstGame:e}=await M("guide"),n=await e(Du);return{...await Ci(t,n),address:`/game/${n}`}}function F(t,e,n,r,{data:o=[],wait:i="one-moment",title:s=`tab-${t}`}={}){return{name:t,path:e,part:n,data:o,open:async(l,c)=>{l.wait(i);let u=await r(await M(n),l,c);return"page"in u?u:{page:u,title:s}}}}var Wu={wait:"opening-review",title:"tab-review"},Uu={data:["/api/puzzles"],title:"tab-puzzles"},Lg=["/api/me","/api/me/ratings","/api/me/statistics","/api/me/bots"],Gg=[{name:"home",path:"/",part:"home",data:[],open:qu},{name:"game",path:"/game/{id}",part:null,data:["/api/games/{id}"],open:Ci},F("game-review","/game/{id}/review","review",(t,e,n)=>t.openGameReview(e,n),{...Wu,data:["/api/games/{id}","/api/games/{id}/replay"]}),F("link-review","/review","review",(t,e)=>t.openLinkReview(e),Wu),F("invitation","/i/{id}","pages",(t,e,n)=>t.openInvitation(e,n),{data:["/api/invitations/{id}"],wait:"opening-invitation"}),{name:"shared",path:"/g/{id}",part:"pages",data:[],open:(t,e)=>_i(t,Vs(e))},F("link","/s/{id}","pages",(t,e,n)=>t.openSignInLink(e,n)),F("analysis","/analysis","analysis",(t,e)=>t.openAnalysisPage(e)),F("aid","/aid","pages",(t,e)=>t.openAidPage(e)),F("offline","/offline","offline",(t,e)=>t.openLocal(e),{wait:"opening-table"}),{name:"first-game",path:"/first-game",part:"guide",data:[],open:Bu},F("me","/me","pages",(t,e)=>t.openMe(e),{data:Lg}),F("today","/day","pages",(t,e)=>t.openDay(e)),F("day","/day/{id}","pages",(t,e,n)=>t.openDay(e,n),{data:["/api/days/{id}","/api/me/days"]}),F("progress","/progress","pages",(t,e)=>t.openProgress(e),{data:["/api/me/progress"]}),F("ratings","/ratings","pages",(t,e)=>t.openRatings(e)),F("profile","/people/{id}","pages",(t,e,n)=>t.openProfile(e,n),{data:["/api/people/{id}"]}),F("admin","/admin","pages",(t,e)=>t.openAdmin(e),{data:["/api/admin/reports"]}),F("puzzles","/puzzles","puzzles",(t,e)=>t.openPuzzles(e,""),Uu),F("puzzle","/puzzles/{id}","puzzles",(t,e,n)=>t.openPuzzles(e,n),Uu),F("sign-in","/sign-in","pages",(t,e)=>t.openSignIn(e),{data:["/api/me"]}),F("tournaments","/tournaments","tournaments",(t,e)=>t.openTournaments(e),{data:["/api/tournaments"]}),F("tournament","/tournaments/{id}","tournaments",(t,e,n)=>t.openTournament(e,n),{data:["/api/tournaments/{id}"]})],Rg=Gg.map(t=>({route:t,pattern:new RegExp(`^${t.path.replace("{id}","([\\w-]+)")}$`)}));function Li(t){for(let{route:e,pattern:n}of Rg){let r=n.exec(t);if(r)return{route:e,match:r[1]??""}}return null}function Fr(t,e,n){let r=document.createElement("dialog");return r.className=`sheet ${t}-dialog`,r.dataset.testid=`dialog-${t}`,r.setAttribute("aria-labelledby",e),r.addEventListener("close",()=>r.remove()),n(r),document.body.append(r),r.showModal(),r}var bn=null;function zu(t){if(bn)return;Fr("settings","dialog-heading",n=>{bn=()=>z(p`${Cr(t,()=>n.close(),null)}`,n),bn()}).addEventListener("close",()=>{bn=null})}function Vu(){bn?.()}function Ku(){let t=document.createElement("span");t.className="probe",t.ariaHidden="true",t.textContent="a b",document.body.append(t);let e=()=>document.documentElement.toggleAttribute("data-roomy",Ng(getComputedStyle(t)));new ResizeObserver(e).observe(t)}function Ng({letterSpacing:t,wordSpacing:e,lineHeight:n,fontSize:r}){let o=parseFloat(r);return[t,e].some(s=>parseFloat(s)>0)||o>18||parseFloat(n)>1.1*o}function Zu(t){t.translate=t.querySelector(".quilt-box, .quilt")===null,t.classList.toggle("notranslate",!t.translate)}function Qu(t,e){let n=document.documentElement,r=!1;new MutationObserver(async()=>{let o=/\btranslated-(ltr|rtl)\b/.test(n.className)&&!t.translate;if(!o&&!r)return;r=o;let{tellTranslation:i}=await M("translated");i(o,n.lang,e())}).observe(n,{attributes:!0,attributeFilter:["class","lang"]})}var Yu=["GGGbbaaaXXX.","EEGbaaffJXVV","EEEbbYYfJVVg","LLLL.YWWJggg"];function Ig(t){return Yu.flatMap((e,n)=>[...e].flatMap((r,o)=>r===t?[[n,o]]:[]))}function Fg(t){let e=Ig(t),n=`url(#fabric-${t})`;return x`<path class="piece" fill=${n} d=${K(e,10,.25)}></path>
<path class="stitches" d=${K(e,10,1.1)}></path>`}function Ju(){let t=[...new Set(Yu.join(""))].filter(e=>e!==".");return p`<svg class="cover" viewBox="-1 -1 122 42" aria-hidden="true">
<rect class="ground" width="120" height="40" rx="1"></rect>
<rect fill="url(#fabric-cell)" width="120" height="40"></rect>
${t.map(Fg)}
${[[2,0],[1,2],[6,0],[8,1],[10,2],[2,3]].map(([e,n])=>j((e+.5)*10,(n+.5)*10,2.6))}
</svg>`}var Gi=new Map([["classic",Promise.resolve(en)]]),Ri="classic";async function Ni(t){Ri=t;try{let e=await Hg(t);Ri===t&&Xu(t,e)}catch(e){console.warn(`The ${t} edition can’t be loaded:`,e),Ri===t&&!document.querySelector("#fabrics > *")&&Xu("classic",en)}}function Xu(t,e){document.documentElement.dataset.edition=t,z(Ua(e),document.getElementById("fabrics"))}function Hg(t){let e=Gi.get(t);if(e)return e;let n=`/editions/${t}`,o=Promise.all([Wa(`${n}.json`),Dg(`${n}.css`)]).then(([i])=>i);return Gi.set(t,o),o.catch(()=>Gi.delete(t)),o}async function Dg(t){let e=document.querySelector(`link[href="${t}"]`);e?.sheet||(e?.remove(),await wo(t))}var Gt=document.getElementById("app"),nt=$i(),$n=null,Fi=()=>"",Hr=0,qg=ns(ji("link[data-what=patches]")),Hi=new Sn({open:()=>new WebSocket(`${location.origin.replace(/^http/,"ws")}/api/feed`),later:(t,e)=>window.setTimeout(t,e),forget:t=>window.clearTimeout(t),onWaiting:Lc,onInvited:jg,onNews:ko,onRound:t=>{ko("games"),M("tournaments").then(({tellRound:e})=>e(t),console.warn)}}),Ii=!1;function jg(t){let e=Ii;Ii=t>0,(Ii||e)&&M("invited").then(({showInvitations:n})=>n(Rt)).catch(Dr)}async function qi(t){Ar().length===0&&!Pc()||document.hidden||Hi.socket||(t??await Bg())&&Hi.open()}async function Bg(){return H("GET /api/me").then(({known:t})=>t,()=>!1)}var Rt={get settings(){return nt},logo:ji("link[rel=icon]"),change(t){wc({...nt,...t}),t.sounds&&M("cues").then(({play:e})=>e("button"),Dr),tp(t)},go(t){history.pushState(null,"",t),qr()},onNews:Bs,help(){M("aid").then(({openAid:t})=>t(),Dr)},openSettings(){zu(Rt)},phrases(t){M("phrases").then(({openPhrases:e})=>e(t,Rt),Dr)},canVibrate:"vibrate"in navigator};function tp(t){nt={...nt,...t},ep(),zr.areRefused=()=>!navigator.cookieEnabled,t.edition&&Ni(t.edition),"language"in t||"edition"in t?Ug().catch(sp):rp()}function Dr({message:t}){Fr("aside","aside-words",e=>z(p`<p role="alert" id="aside-words">${t}</p>
<button type="button" class="main" @click=${()=>e.close()}>${a("close")}</button>`,e))}function ji(t){return document.querySelector(t).href}function ep(){let{theme:t}=nt;t==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=t}function np(){return nt.language==="auto"?ss(navigator.languages):nt.language}async function Wg(){let{lang:t}=document.documentElement,e=nt.language==="auto"?t:nt.language,n=t===e?ji("link[data-what=words]"):void 0;go(await Fe(e,n),nt.edition),document.documentElement.lang=e,lo()}async function Ug(){let t=np(),[e,n]=await Promise.all([Fe(t),Ds(t)]);go(e,nt.edition),n&&Mn(n),document.documentElement.lang=t,lo(),mn(Fi()),rp()}function rp(){$n?.draw(),Vu()}function op(t,e,n=null){let r=$n===null;$n?.close(),$n=t,Fi=e?()=>a(e):()=>"",mn(Fi()),qi(n),window.scrollTo(0,0),Gt.querySelector(".boot")?.remove(),document.querySelector(`[data-until="${CSS.escape(location.pathname)}"]`)?.remove(),t.draw(),Zu(Gt),r||zg()}function zg(){let t=Gt.querySelector("h1");!t||document.activeElement!==document.body||(t.tabIndex=-1,t.focus({preventScroll:!0}))}var Vg={root:Gt,shell:Rt,feed:Hi,patches:qg,show:ip,wait(t){Gt.querySelector(".boot")?.remove(),$n||z(Gr(Rt,a(t)),Gt)}};function Kg(t){let e=t.target.closest("a[href]");if(!e||t.defaultPrevented||t.button!==0||t.metaKey||t.ctrlKey||t.shiftKey||t.altKey||e.target||e.hasAttribute("download")||e.origin!==location.origin)return;let{pathname:n,search:r,hash:o}=e;n===location.pathname&&r===location.search&&o!==""||!Li(n)||(t.preventDefault(),Rt.go(n+r+o))}function qr(){Hr+=1;let t=Li(location.pathname);t?ip(t.route.open(Vg,t.match)):Di("page")}async function ip(t){let e=Hr;try{let{page:n,title:r,known:o,address:i,after:s}=await t;if(e!==Hr)return n.close();i&&history.replaceState(null,"",i),op(n,r,o),await s?.()}catch(n){e===Hr&&sp(n)}}function sp(t){if(t instanceof gt&&He())return;if(t instanceof yt&&t.status===404&&Zg())return Di("game");if(t instanceof yt&&t.status===422)return Di("page");let e=t instanceof Error?t.message:String(t);ap("cannot-show",e,ts(t))}function Zg(){return location.pathname.startsWith("/game/")}function Di(t){ap(t==="game"?"no-such-game":"no-such-page",a("link-may-be-old"))}function ap(t,e,n=!1){op({draw:()=>z(p`${Si(Rt)}
<main class="waiting">
${Ju()}
<h1>${a(t)}</h1>
${Nr(e,"problem")}
<a class="button main" href="/">${a("back-to-home")}</a>
${n?so():f}
</main>`,Gt),close:()=>{}},t)}ep();Ki(navigator.languages);await Promise.all([Wg(),Ni(nt.edition)]);window.addEventListener("popstate",qr);document.addEventListener("click",Kg);window.addEventListener("keydown",t=>{t.key==="F1"&&(t.preventDefault(),Rt.help())});window.addEventListener("online",()=>qi(null));document.addEventListener("visibilitychange",()=>qi(null));window.addEventListener("pointerdown",()=>{for(let t of document.getAnimations())t.finish()},{capture:!0});qr();ks(qr);Qu(Gt,np);Ku();vc(tp);document.readyState==="complete"?ao():window.addEventListener("load",ao);export{Qg as a,wn as b,vn as c,Jg as d,tt as e,Ae as f,kn as g,U as h,a as i,rt as j,Zi as k,ty as l,ey as m,Pt as n,Oe as o,xn as p,Ft as q,gt as r,ts as s,yt as t,H as u,uy as v,rs as w,py as x,is as y,as as z,hp as A,ls as B,cs as C,p as D,x as E,f as F,z as G,b as H,Fr as I,m$ as J,G as K,mt as L,Bt as M,Gn as N,le as O,K as P,In as Q,Tm as R,J as S,j as T,Ct as U,D as V,Y as W,$t as X,T as Y,xo as Z,L as _,So as $,mb as aa,R as ba,ta as ca,Ut as da,qe as ea,Z as fa,P as ga,zt as ha,Vt as ia,om as ja,bb as ka,ue as la,Wt as ma,Mt as na,Kt as oa,sm as pa,ra as qa,je as ra,oa as sa,ua as ta,pa as ua,We as va,ze as wa,ma as xa,jn as ya,q as za,st as Aa,Do as Ba,Ke as Ca,jo as Da,La as Ea,Ze as Fa,Bo as Ga,lm as Ha,Ye as Ia,O as Ja,he as Ka,Zn as La,ge as Ma,Qn as Na,ye as Oa,be as Pa,I as Qa,Na as Ra,Je as Sa,Qt as Ta,Xe as Ua,Pm as Va,C as Wa,Wo as Xa,Ha as Ya,Zo as Za,rr as _a,tl as $a,St as ab,C$ as bb,fl as cb,vt as db,dt as eb,$e as fb,Yo as gb,Jo as hb,cn as ib,hl as jb,kt as kb,gl as lb,wl as mb,pr as nb,Ml as ob,Ol as pb,_l as qb,Cl as rb,Q$ as sb,il as tb,sl as ub,al as vb,ll as wb,cl as xb,pl as yb,Sr as zb,Se as Ab,Fc as Bb,Or as Cb,_r as Db,Hc as Eb,Dc as Fb,qc as Gb,Iu as Hb,mr as Ib,un as Jb,Jt as Kb,Gl as Lb,gr as Mb,Il as Nb,yr as Ob,Wl as Pb,Vl as Qb,wr as Rb,Zl as Sb,Ql as Tb,li as Ub,Xl as Vb,Ld as Wb,Ew as Xb,Cw as Yb,Fd as Zb,ht as _b,Dd as $b,qw as ac,Jd as bc,mc as cc,nf as dc,fc as ec,gc as fc,dv as gc,kr as hc,uu as ic,hu as jc,On as kc,Us as lc,Zs as mc,Gf as nc,jc as oc,Lr as pc,yk as qc,Qf as rc,Mc as sc,Mr as tc,Si as uc,nh as vc,Zc as wc,ou as xc,au as yc,lu as zc,Nr as Ac,px as Bc,gu as Cc,vu as Dc,Nx as Ec,gn as Fc,yn as Gc,xu as Hc,Vx as Ic,Pu as Jc,Eu as Kc,Tu as Lc,Au as Mc,_u as Nc,Gu as Oc,ug as Pc,dg as Qc,hg as Rc,$g as Sc,r0 as Tc,o0 as Uc,i0 as Vc,s0 as Wc,a0 as Xc,l0 as Yc,c0 as Zc,u0 as _c,Ar as $c,Pc as ad,p0 as bd,m0 as cd,d0 as dd,Tc as ed,Ac as fd,cf as gd,df as hd,yc as id,Bs as jd,Lc as kd,Ju as ld,bc as md,Er as nd,Fu as od,M as pd};
/*! Bundled license information:

lit-html/lit-html.js:
(**
* @license
* Copyright 2017 Google LLC
* SPDX-License-Identifier: BSD-3-Clause
*)
*/
