var vn=[{level:1,name:"Beginner",audience:"a child can beat it"},{level:2,name:"Learner",audience:"for a first game"},{level:3,name:"Casual",audience:"if you know the rules"},{level:4,name:"Regular",audience:"if you’ve played a few times"},{level:5,name:"Practised",audience:"if you play often"},{level:6,name:"Skilled",audience:"for good players"},{level:7,name:"Strong",audience:"for very good players"},{level:8,name:"Expert",audience:"for the best in your club"},{level:9,name:"Master",audience:"nearly everything the computer has"},{level:10,name:"Full strength",audience:"everything it has; it thinks for about a second"}],te=3,kn=[{level:1,numeral:"I",name:"Intern",marker:52,per_button_held:0,per_patch_with_buttons:0,per_button_on_patches:0},{level:2,numeral:"II",name:"Apprentice",marker:44,per_button_held:1,per_patch_with_buttons:0,per_button_on_patches:0},{level:3,numeral:"III",name:"Fellow",marker:41,per_button_held:1,per_patch_with_buttons:1,per_button_on_patches:0},{level:4,numeral:"IV",name:"Master",marker:38,per_button_held:1,per_patch_with_buttons:0,per_button_on_patches:1},{level:5,numeral:"V",name:"Legend",marker:35,per_button_held:1,per_patch_with_buttons:1,per_button_on_patches:1}],oy=65536,Zs=18e4,U=53,Ae=[5,11,17,23,29,35,41,47,53],xn={revised:[26,32,38,44,50],original:[20,26,32,44,50]};var Me={language:"en",format:t=>t};function Qs(t){Me=t}function z(){return Me.language}function a(t,e){return Me.format(t,e)}function rt(t){let{language:e}=Me;return new Intl.ListFormat(e==="en"?"en-GB":e).format(t)}var Ys=[];function Js(t){Ys=t}function Xs(){let{language:t}=Me;return Ys.find(e=>e.split("-")[0]===t)??t}function iy(t){return new Intl.DateTimeFormat(Xs(),{dateStyle:"medium"}).format(t)}function ay(t){return new Intl.NumberFormat(Xs(),{minimumFractionDigits:1,maximumFractionDigits:1}).format(Math.round(t*10)/10||0).replace("-","−")}var ti=new Set;function St(t){return t instanceof Error?t.message:String(t)}function ei(t){t!==""&&ti.add(t)}function ni(t){let e=z()==="en"?"":[...ti].find(r=>t.includes(r));if(!e)return[t,"",""];let n=t.indexOf(e);return[t.slice(0,n),e,t.slice(n+e.length)]}function Oe(t,e){let n=e,r=!1,o=new Set,s=()=>{r=!1;for(let i of[...o])i(n)};return{get:()=>n,dispatch(i){let l=t(n,i);l!==n&&(n=l,r||queueMicrotask(s),r=!0)},watch(i){return o.add(i),()=>o.delete(i)}}}function Sn(t){return Oe((e,n)=>({...e,...n}),t)}var gp=new Set([400,401,403,404,409,410,413,422,429,503]),Rt=class extends Error{name="Away"},It=class extends Error{};function oi(t){let e=t instanceof Rt;return e&&Kr(!0),e}var ee=Oe((t,e)=>e,{away:!1}),gt=class extends Error{constructor(n,r){super(n);this.status=r}status},yp=new Set(["POST /api/challenges","POST /api/days/{day}","POST /api/games","POST /api/games/{game}/again","POST /api/games/{game}/seat","POST /api/invitations/{code}","POST /api/match","POST /api/tournaments","POST /api/tournaments/{tournament}/join"]),Vr={areRefused:()=>!1};async function H(t,...[e]){if(Vr.areRefused()&&yp.has(t))throw new gt(a("no-cookies"),0);return si(await Zr(t,e))}async function si(t){let e=await t.text();if(!t.ok)throw new gt(Qr(e,t.status),t.status);return e!==""&&!t.headers.get("content-type")?.startsWith("image/")?JSON.parse(e):e}async function*gy(t,e,n){let r=await Zr(t,e,n);if(!r.ok||!r.body)throw new gt(Qr(await r.text(),r.status),r.status);let o=r.body.pipeThrough(new TextDecoderStream).getReader(),s="";try{for(;;){let{done:i,value:l=""}=await o.read().catch(ri),c=(s+l).split(`
`);s=c.pop()??"";for(let u of c.filter(m=>m.trim()))yield bp(u);if(i&&s.trim()&&ri(new Error("The last line is not whole.")),i)return}}finally{await o.cancel().catch(()=>{})}}function bp(t){let e=JSON.parse(t);if("error"in e)throw new gt(Qr(t,0),0);return e}function ri(t){throw new Rt(a("server-away"),{cause:t})}function Zr(t,e={},n){let[r,o]=t.split(" "),s={...e},i=o.replace(/\{(\w+)\}/g,(l,c)=>{let u=s[c];return delete s[c],encodeURIComponent(u)});return r!=="GET"?zr(i,{method:r,headers:{"content-type":"application/json"},body:JSON.stringify(s),signal:n}):(Object.keys(s).length>0&&(i+=`?${new URLSearchParams(s)}`),zr(i,{signal:n}))}async function zr(t,e={}){try{let n=await fetch(new URL(t,import.meta.url),e);return Kr(!1),n}catch(n){throw e.signal?.aborted||Kr(!0),new Rt(a("server-away"),{cause:n})}}function Kr(t){ee.get().away!==t&&ee.dispatch({away:t})}function Qr(t,e){let{error:n,code:r,values:o}=$p(t);return typeof o?.detail=="string"&&ei(o.detail),r?a(`refused-${r}`,o):n&&z()==="en"?n:gp.has(e)?a(`refused-status-${e}`):a("status-answer",{status:String(e)})}function $p(t){try{return JSON.parse(t)??{}}catch(e){if(e instanceof SyntaxError)return{};throw e}}async function ii(t="/api/patches"){let e=await si(await zr(t));return Object.fromEntries(Object.entries(e).map(wp))}function wp([t,e]){return[t,Object.defineProperty(e,"name",{get:()=>a(`patch-${t}`)})]}async function ai(t){let e=await H("GET /api/games/{game}",{game:t});if(e.version!==2)throw new It(a("page-outdated"));return e}async function li(){let{messages:t}=await H("GET /api/health");return t===2}async function yy(){let{headers:t}=await Zr("GET /api/health");return new Date(t.get("date")??Date.now())}function ci(t){return H("POST /api/replay",{text:t.replaceAll("\0","")})}var Pn=class{constructor(e){this.outside=e}outside;socket=null;retry=null;wait=1e3;attempts=0;isLive=!1;open(){if(this.retry!==null&&this.outside.forget(this.retry),this.retry=null,this.socket)return;this.attempts+=1;let e=this.outside.open();this.socket=e,e.onopen=()=>{this.wait=1e3,this.attempts=0,this.isLive=!0},e.onmessage=n=>this.received(String(n.data)),e.onclose=()=>this.closed(e)}received(e){let n=JSON.parse(e);n.type==="games"&&(this.outside.onWaiting(n.waiting),this.outside.onInvited(n.invited)),n.type==="round"&&this.outside.onRound(n),(n.type==="games"||n.type==="lobby")&&this.outside.onNews(n.type)}closed(e){this.socket===e&&(this.socket=null,this.isLive=!1,!(this.attempts>=8)&&(this.retry=this.outside.later(()=>this.open(),this.wait),this.wait=Math.min(6e4,this.wait*2)))}};var Yr={en:"English",de:"Deutsch",fr:"Français",es:"Español"};function Jr(t){return typeof t=="string"&&Object.hasOwn(Yr,t)}function ui(t){return t.map(n=>n.split("-")[0].toLowerCase()).find(Jr)??"en"}function pi(t){vp().append(t)}function vp(){let t=document.getElementById("bars");if(t)return t;let e=document.createElement("div");return e.id="bars",document.body.append(e),e}var kp="offline",mi="/offline",di="board";function ot({game:t}){return t===kp}var so=globalThis,fi=t=>t,En=so.trustedTypes,hi=En?En.createPolicy("lit-html",{createHTML:t=>t}):void 0,vi="$lit$",Pt=`lit$${Math.random().toFixed(9).slice(2)}$`,ki="?"+Pt,xp=`<${ki}>`,Dt=document,Ce=()=>Dt.createComment(""),Le=t=>t===null||typeof t!="object"&&typeof t!="function",io=Array.isArray,Sp=t=>io(t)||typeof t?.[Symbol.iterator]=="function",Xr=`[ 	
\f\r]`,_e=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,gi=/-->/g,yi=/>/g,Ft=RegExp(`>|${Xr}(?:([^\\s"'>=/]+)(${Xr}*=${Xr}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),bi=/'/g,$i=/"/g,xi=/^(?:script|style|textarea|title)$/i,ao=t=>(e,...n)=>({_$litType$:t,strings:e,values:n}),p=ao(1),x=ao(2),xy=ao(3),Ge=Symbol.for("lit-noChange"),f=Symbol.for("lit-nothing"),wi=new WeakMap,Ht=Dt.createTreeWalker(Dt,129);function Si(t,e){if(!io(t)||!t.hasOwnProperty("raw"))throw Error("invalid template strings array");return hi!==void 0?hi.createHTML(e):e}var Pp=(t,e)=>{let n=t.length-1,r=[],o,s=e===2?"<svg>":e===3?"<math>":"",i=_e;for(let l=0;l<n;l++){let c=t[l],u,m,d=-1,h=0;for(;h<c.length&&(i.lastIndex=h,m=i.exec(c),m!==null);)h=i.lastIndex,i===_e?m[1]==="!--"?i=gi:m[1]!==void 0?i=yi:m[2]!==void 0?(xi.test(m[2])&&(o=RegExp("</"+m[2],"g")),i=Ft):m[3]!==void 0&&(i=Ft):i===Ft?m[0]===">"?(i=o??_e,d=-1):m[1]===void 0?d=-2:(d=i.lastIndex-m[2].length,u=m[1],i=m[3]===void 0?Ft:m[3]==='"'?$i:bi):i===$i||i===bi?i=Ft:i===gi||i===yi?i=_e:(i=Ft,o=void 0);let y=i===Ft&&t[l+1].startsWith("/>")?" ":"";s+=i===_e?c+xp:d>=0?(r.push(u),c.slice(0,d)+vi+c.slice(d)+Pt+y):c+Pt+(d===-2?l:y)}return[Si(t,s+(t[n]||"<?>")+(e===2?"</svg>":e===3?"</math>":"")),r]},Ne=class t{constructor({strings:e,_$litType$:n},r){let o;this.parts=[];let s=0,i=0,l=e.length-1,c=this.parts,[u,m]=Pp(e,n);if(this.el=t.createElement(u,r),Ht.currentNode=this.el.content,n===2||n===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(o=Ht.nextNode())!==null&&c.length<l;){if(o.nodeType===1){if(o.hasAttributes())for(let d of o.getAttributeNames())if(d.endsWith(vi)){let h=m[i++],y=o.getAttribute(d).split(Pt),k=/([.?@])?(.*)/.exec(h);c.push({type:1,index:s,name:k[2],strings:y,ctor:k[1]==="."?eo:k[1]==="?"?no:k[1]==="@"?ro:re}),o.removeAttribute(d)}else d.startsWith(Pt)&&(c.push({type:6,index:s}),o.removeAttribute(d));if(xi.test(o.tagName)){let d=o.textContent.split(Pt),h=d.length-1;if(h>0){o.textContent=En?En.emptyScript:"";for(let y=0;y<h;y++)o.append(d[y],Ce()),Ht.nextNode(),c.push({type:2,index:++s});o.append(d[h],Ce())}}}else if(o.nodeType===8)if(o.data===ki)c.push({type:2,index:s});else{let d=-1;for(;(d=o.data.indexOf(Pt,d+1))!==-1;)c.push({type:7,index:s}),d+=Pt.length-1}s++}}static createElement(e,n){let r=Dt.createElement("template");return r.innerHTML=e,r}};function ne(t,e,n=t,r){if(e===Ge)return e;let o=r!==void 0?n._$Co?.[r]:n._$Cl,s=Le(e)?void 0:e._$litDirective$;return o?.constructor!==s&&(o?._$AO?.(!1),s===void 0?o=void 0:(o=new s(t),o._$AT(t,n,r)),r!==void 0?(n._$Co??=[])[r]=o:n._$Cl=o),o!==void 0&&(e=ne(t,o._$AS(t,e.values),o,r)),e}var to=class{constructor(e,n){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:n},parts:r}=this._$AD,o=(e?.creationScope??Dt).importNode(n,!0);Ht.currentNode=o;let s=Ht.nextNode(),i=0,l=0,c=r[0];for(;c!==void 0;){if(i===c.index){let u;c.type===2?u=new Re(s,s.nextSibling,this,e):c.type===1?u=new c.ctor(s,c.name,c.strings,this,e):c.type===6&&(u=new oo(s,this,e)),this._$AV.push(u),c=r[++l]}i!==c?.index&&(s=Ht.nextNode(),i++)}return Ht.currentNode=Dt,o}p(e){let n=0;for(let r of this._$AV)r!==void 0&&(r.strings!==void 0?(r._$AI(e,r,n),n+=r.strings.length-2):r._$AI(e[n])),n++}},Re=class t{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(e,n,r,o){this.type=2,this._$AH=f,this._$AN=void 0,this._$AA=e,this._$AB=n,this._$AM=r,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let e=this._$AA.parentNode,n=this._$AM;return n!==void 0&&e?.nodeType===11&&(e=n.parentNode),e}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(e,n=this){e=ne(this,e,n),Le(e)?e===f||e==null||e===""?(this._$AH!==f&&this._$AR(),this._$AH=f):e!==this._$AH&&e!==Ge&&this._(e):e._$litType$!==void 0?this.$(e):e.nodeType!==void 0?this.T(e):Sp(e)?this.k(e):this._(e)}O(e){return this._$AA.parentNode.insertBefore(e,this._$AB)}T(e){this._$AH!==e&&(this._$AR(),this._$AH=this.O(e))}_(e){this._$AH!==f&&Le(this._$AH)?this._$AA.nextSibling.data=e:this.T(Dt.createTextNode(e)),this._$AH=e}$(e){let{values:n,_$litType$:r}=e,o=typeof r=="number"?this._$AC(e):(r.el===void 0&&(r.el=Ne.createElement(Si(r.h,r.h[0]),this.options)),r);if(this._$AH?._$AD===o)this._$AH.p(n);else{let s=new to(o,this),i=s.u(this.options);s.p(n),this.T(i),this._$AH=s}}_$AC(e){let n=wi.get(e.strings);return n===void 0&&wi.set(e.strings,n=new Ne(e)),n}k(e){io(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,r,o=0;for(let s of e)o===n.length?n.push(r=new t(this.O(Ce()),this.O(Ce()),this,this.options)):r=n[o],r._$AI(s),o++;o<n.length&&(this._$AR(r&&r._$AB.nextSibling,o),n.length=o)}_$AR(e=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);e!==this._$AB;){let r=fi(e).nextSibling;fi(e).remove(),e=r}}setConnected(e){this._$AM===void 0&&(this._$Cv=e,this._$AP?.(e))}},re=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(e,n,r,o,s){this.type=1,this._$AH=f,this._$AN=void 0,this.element=e,this.name=n,this._$AM=o,this.options=s,r.length>2||r[0]!==""||r[1]!==""?(this._$AH=Array(r.length-1).fill(new String),this.strings=r):this._$AH=f}_$AI(e,n=this,r,o){let s=this.strings,i=!1;if(s===void 0)e=ne(this,e,n,0),i=!Le(e)||e!==this._$AH&&e!==Ge,i&&(this._$AH=e);else{let l=e,c,u;for(e=s[0],c=0;c<s.length-1;c++)u=ne(this,l[r+c],n,c),u===Ge&&(u=this._$AH[c]),i||=!Le(u)||u!==this._$AH[c],u===f?e=f:e!==f&&(e+=(u??"")+s[c+1]),this._$AH[c]=u}i&&!o&&this.j(e)}j(e){e===f?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,e??"")}},eo=class extends re{constructor(){super(...arguments),this.type=3}j(e){this.element[this.name]=e===f?void 0:e}},no=class extends re{constructor(){super(...arguments),this.type=4}j(e){this.element.toggleAttribute(this.name,!!e&&e!==f)}},ro=class extends re{constructor(e,n,r,o,s){super(e,n,r,o,s),this.type=5}_$AI(e,n=this){if((e=ne(this,e,n,0)??f)===Ge)return;let r=this._$AH,o=e===f&&r!==f||e.capture!==r.capture||e.once!==r.once||e.passive!==r.passive,s=e!==f&&(r===f||o);o&&this.element.removeEventListener(this.name,this,r),s&&this.element.addEventListener(this.name,this,e),this._$AH=e}handleEvent(e){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,e):this._$AH.handleEvent(e)}},oo=class{constructor(e,n,r){this.element=e,this.type=6,this._$AN=void 0,this._$AM=n,this.options=r}get _$AU(){return this._$AM._$AU}_$AI(e){ne(this,e)}};var Ep=so.litHtmlPolyfillSupport;Ep?.(Ne,Re),(so.litHtmlVersions??=[]).push("3.3.3");var K=(t,e,n)=>{let r=n?.renderBefore??e,o=r._$litPart$;if(o===void 0){let s=n?.renderBefore??null;r._$litPart$=o=new Re(e.insertBefore(Ce(),s),s,void 0,n??{})}return o._$AI(t),o};var Tp={left:"M4 4v6h6M4.6 10A8 8 0 1 1 4 14",right:"M20 4v6h-6M19.4 10A8 8 0 1 0 20 14",flip:"M12 3v18M9 6L3 18h6zM15 6l6 12h-6z",place:"M4 13l5 5L20 6",cancel:"M6 6l12 12M18 6L6 18",undo:"M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",pass:"M4 12h14M13 6l6 6-6 6",download:"M12 4v11M7 11l5 5 5-5M5 20h14",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",flag:"M6 21V4h11l-2 4 2 4H6",print:"M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",card:"M5 3h10v14H5zM9 21h10V7",bulb:"M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-.9 1.6h-5.2c0-.6-.3-1.1-.9-1.6A6 6 0 0 1 12 3z",help:"M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",graph:"M4 4v16h16M7 14l4-5 3 3 5-7",first:"M18 5l-8 7 8 7M6 5v14",back:"M15 5l-7 7 7 7",forward:"M9 5l7 7-7 7",last:"M6 5l8 7-8 7M18 5v14",clock:"M12 7v5l3 2M12 4a8 8 0 1 0 .01 0",hurry:"M12 4v10M12 19v.5",bubble:"M4 5h16v11h-9l-5 4v-4H4z",eye:"M3 12c4-8 14-8 18 0-4 8-14 8-18 0zM12 9.5a2.5 2.5 0 1 0 .01 0",share:"M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",copy:"M8 8h11v12H8zM16 8V4H5v12h3",person:"M12 4a4 4 0 1 0 .01 0M4 21c1-5 4-7 8-7s7 2 8 7",puzzle:"M4 8h4a2.500 2.500 0 1 1 4 0h4v4a2.500 2.500 0 1 1 0 4v4H4z",cup:"M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 20h8",gear:"M12 9a3 3 0 1 0 .01 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1",fresh:"M12 5v14M5 12h14",again:"M20 4v6h-6M20 10A8 8 0 1 0 20 15",button:"M12 3a9 9 0 1 0 .01 0M9 9.5v.01M15 9.5v.01M9 14.5v.01M15 14.5v.01",ten:"M4 9l3.5-2.5v11.5M16.5 6.5c4.5 0 4.5 11.5 0 11.5s-4.5-11.5 0-11.5z",heart:"M12 20C5 14.5 3 11 3 8a4.6 4.6 0 0 1 9-1.4A4.6 4.6 0 0 1 21 8c0 3-2 6.5-9 12z",eyes:"M4 6h16v12H4zM4 12h16",pen:"M4 20l1-4L16 5l3 3L8 19zM14 7l3 3",raise:"M12 19V5M6 11l6-6 6 6",bin:"M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13",open:"M3 19V6h6l2 2h10v11z",lens:"M10.5 4a6.5 6.5 0 1 0 .01 0M15.5 15.5L21 21",up:"M4 18l5-6 4 3 7-9M20 6h-5M20 6v5",sun:"M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5"};function b(t){return p`<svg class="icon-line" viewBox="0 0 24 24" aria-hidden="true">
<path d=${Tp[t]}></path>
</svg>`}var Pi=3e3,Ap=6e3;function lo(){return p`<span class="without-server">
<a class="button" href=${mi} data-testid="play-offline"
>${b("button")}<span>${a("offline-play")}</span></a
>
<a class="button" href="/aid" data-testid="aid-offline"
>${b("help")}<span>${a("tab-aid")}</span></a
>
</span>`}function Ei(t){let e=document.createElement("div");e.setAttribute("role","status"),pi(e);let n=0,r=!1,o=()=>{e.className="",K(f,e)},s=()=>{e.className="returned",K(p`<p data-testid="back-again">${a("offline-back")}</p>`,e),n=window.setTimeout(o,Ap),document.querySelector("main.table")||t()},i=()=>{let{away:c}=ee.get();if(clearTimeout(n),c){e.className="away";let u=p`<p data-testid="away">${a("offline-away")}</p>`;K(p`${u} ${lo()}`,e),n=window.setTimeout(l,Pi)}else r&&s();r=c},l=async()=>{await H("GET /api/me").catch(()=>{}),ee.get().away&&(n=window.setTimeout(l,Pi))};ee.watch(i),i()}function co(){"serviceWorker"in navigator&&Ti(()=>navigator.serviceWorker.register("/sw.js"))}function uo(){if(!("caches"in window))return;let t={title:a("your-turn"),body:a("notice-body"),lang:z()};Ti(async()=>{await(await caches.open("notices")).put("/notice-words",new Response(JSON.stringify(t)))})}function Ti(t){(window.requestIdleCallback??(n=>window.setTimeout(n,1e3)))(()=>{t().catch(n=>{console.warn("This browser keeps nothing for times without a page:",n.message)})})}var Ai={aid:{load:()=>import("./aid_page.js"),styles:["aid"]},analysis:{load:()=>import("./analysis_page.js"),styles:["analysis","notebook","editor"]},commands:{load:()=>import("./commands.js"),styles:[]},cues:{load:()=>import("./cues_page.js"),styles:[]},faces:{load:()=>import("./faces_page.js"),styles:[]},guide:{load:()=>import("./guide_page.js"),styles:["guide"]},hints:{load:()=>import("./hints.js"),styles:[]},home:{load:()=>import("./home_page.js"),styles:["home"]},invited:{load:()=>import("./invited_page.js"),styles:["invited"]},moments:{load:()=>import("./moments_page.js"),styles:[]},offline:{load:()=>import("./offline_page.js"),styles:[]},pages:{load:()=>import("./pages.js"),styles:["pages"]},phrases:{load:()=>import("./phrases_page.js"),styles:["phrases"]},plan:{load:()=>import("./plan.js"),styles:["plan_card"]},puzzles:{load:()=>import("./puzzles_page.js"),styles:["puzzles"]},review:{load:()=>import("./review_page.js"),styles:["review","review_panels","review_places"]},starts:{load:()=>import("./starts_page.js"),styles:["starts"]},tournaments:{load:()=>import("./tournaments_page.js"),styles:["pages","tournaments"]},translated:{load:()=>import("./translated_page.js"),styles:[]}},Mi=["cues","faces","offline","translated"];var lt=class{constructor(e){this.value=e}valueOf(){return this.value}},T=class extends lt{constructor(e="???"){super(e)}toString(e){return`{${this.value}}`}},V=class extends lt{constructor(e,n={}){super(e),this.opts=n}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return this.value.toString(10)}},ct=class t extends lt{static supportsValue(e){if(typeof e=="number"||e instanceof Date)return!0;if(e instanceof lt)return t.supportsValue(e.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(e instanceof n.Instant||e instanceof n.PlainDateTime||e instanceof n.PlainDate||e instanceof n.PlainMonthDay||e instanceof n.PlainTime||e instanceof n.PlainYearMonth)return!0}return!1}constructor(e,n={}){e instanceof t?(n={...e.opts,...n},e=e.value):e instanceof lt&&(e=e.valueOf()),typeof e=="object"&&"calendarId"in e&&n.calendar===void 0&&(n={...n,calendar:e.calendarId}),super(e),this.opts=n}[Symbol.toPrimitive](e){return e==="string"?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e=="number")return e;if(e instanceof Date)return e.getTime();if("epochMilliseconds"in e)return e.epochMilliseconds;if("toZonedDateTime"in e)return e.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var Oi=100,Mp="⁨",Op="⁩";function _p(t,e,n){if(n===e||n instanceof V&&e instanceof V&&n.value===e.value)return!0;if(e instanceof V&&typeof n=="string"){let r=t.memoizeIntlObject(Intl.PluralRules,e.opts).select(e.value);if(n===r)return!0}return!1}function _i(t,e,n){return e[n]?oe(t,e[n].value):(t.reportError(new RangeError("No default")),new T)}function po(t,e){let n=[],r=Object.create(null);for(let o of e)o.type==="narg"?r[o.name]=Ie(t,o.value):n.push(Ie(t,o));return{positional:n,named:r}}function Ie(t,e){switch(e.type){case"str":return e.value;case"num":return new V(e.value,{minimumFractionDigits:e.precision});case"var":return Cp(t,e);case"mesg":return Lp(t,e);case"term":return Gp(t,e);case"func":return Np(t,e);case"select":return Rp(t,e);default:return new T}}function Cp(t,{name:e}){let n;if(t.params)if(Object.prototype.hasOwnProperty.call(t.params,e))n=t.params[e];else return new T(`$${e}`);else if(t.args&&Object.prototype.hasOwnProperty.call(t.args,e))n=t.args[e];else return t.reportError(new ReferenceError(`Unknown variable: $${e}`)),new T(`$${e}`);if(n instanceof lt)return n;switch(typeof n){case"string":return n;case"number":return new V(n);case"object":if(ct.supportsValue(n))return new ct(n);default:return t.reportError(new TypeError(`Variable type not supported: $${e}, ${typeof n}`)),new T(`$${e}`)}}function Lp(t,{name:e,attr:n}){let r=t.bundle._messages.get(e);if(!r)return t.reportError(new ReferenceError(`Unknown message: ${e}`)),new T(e);if(n){let o=r.attributes[n];return o?oe(t,o):(t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new T(`${e}.${n}`))}return r.value?oe(t,r.value):(t.reportError(new ReferenceError(`No value: ${e}`)),new T(e))}function Gp(t,{name:e,attr:n,args:r}){let o=`-${e}`,s=t.bundle._terms.get(o);if(!s)return t.reportError(new ReferenceError(`Unknown term: ${o}`)),new T(o);if(n){let l=s.attributes[n];if(l){t.params=po(t,r).named;let c=oe(t,l);return t.params=null,c}return t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new T(`${o}.${n}`)}t.params=po(t,r).named;let i=oe(t,s.value);return t.params=null,i}function Np(t,{name:e,args:n}){let r=t.bundle._functions[e];if(!r)return t.reportError(new ReferenceError(`Unknown function: ${e}()`)),new T(`${e}()`);if(typeof r!="function")return t.reportError(new TypeError(`Function ${e}() is not callable`)),new T(`${e}()`);try{let o=po(t,n);return r(o.positional,o.named)}catch(o){return t.reportError(o),new T(`${e}()`)}}function Rp(t,{selector:e,variants:n,star:r}){let o=Ie(t,e);if(o instanceof T)return _i(t,n,r);for(let s of n){let i=Ie(t,s.key);if(_p(t,o,i))return oe(t,s.value)}return _i(t,n,r)}function mo(t,e){if(t.dirty.has(e))return t.reportError(new RangeError("Cyclic reference")),new T;t.dirty.add(e);let n=[],r=t.bundle._useIsolating&&e.length>1;for(let o of e){if(typeof o=="string"){n.push(t.bundle._transform(o));continue}if(t.placeables++,t.placeables>Oi)throw t.dirty.delete(e),new RangeError(`Too many placeables expanded: ${t.placeables}, max allowed is ${Oi}`);r&&n.push(Mp),n.push(Ie(t,o).toString(t)),r&&n.push(Op)}return t.dirty.delete(e),n.join("")}function oe(t,e){return typeof e=="string"?t.bundle._transform(e):mo(t,e)}var Tn=class{constructor(e,n,r){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=n,this.args=r}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,n){let r=this.bundle._intls.get(e);r||(r={},this.bundle._intls.set(e,r));let o=JSON.stringify(n);return r[o]||(r[o]=new e(this.bundle.locales,n)),r[o]}};function fo(t,e){let n=Object.create(null);for(let[r,o]of Object.entries(t))e.includes(r)&&(n[r]=o.valueOf());return n}var Ci=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function Li(t,e){let n=t[0];if(n instanceof T)return new T(`NUMBER(${n.valueOf()})`);if(n instanceof V)return new V(n.valueOf(),{...n.opts,...fo(e,Ci)});if(n instanceof ct)return new V(n.toNumber(),{...fo(e,Ci)});throw new TypeError("Invalid argument to NUMBER")}var Ip=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function Gi(t,e){let n=t[0];if(n instanceof T)return new T(`DATETIME(${n.valueOf()})`);if(n instanceof ct||n instanceof V)return new ct(n,fo(e,Ip));throw new TypeError("Invalid argument to DATETIME")}var Ni=new Map;function Ri(t){let e=Array.isArray(t)?t.join(" "):t,n=Ni.get(e);return n===void 0&&(n=new Map,Ni.set(e,n)),n}var se=class{constructor(e,{functions:n,useIsolating:r=!0,transform:o=s=>s}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Li,DATETIME:Gi,...n},this._useIsolating=r,this._transform=o,this._intls=Ri(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:n=!1}={}){let r=[];for(let o=0;o<e.body.length;o++){let s=e.body[o];if(s.id.startsWith("-")){if(n===!1&&this._terms.has(s.id)){r.push(new Error(`Attempt to override an existing term: "${s.id}"`));continue}this._terms.set(s.id,s)}else{if(n===!1&&this._messages.has(s.id)){r.push(new Error(`Attempt to override an existing message: "${s.id}"`));continue}this._messages.set(s.id,s)}}return r}formatPattern(e,n=null,r=null){if(typeof e=="string")return this._transform(e);let o=new Tn(this,r,n);try{return mo(o,e).toString(o)}catch(s){if(o.errors&&s instanceof Error)return o.errors.push(s),new T().toString(o);throw s}}};var ho=/^(-?[a-zA-Z][\w-]*) *= */gm,Ii=/\.([a-zA-Z][\w-]*) *= */y,Fp=/\*?\[/y,go=/(-?[0-9]+(?:\.([0-9]+))?)/y,Hp=/([a-zA-Z][\w-]*)/y,Fi=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Dp=/^[A-Z][A-Z0-9_-]*$/,An=/([^{}\n\r]+)/y,qp=/([^\\"\n\r]*)/y,Hi=/\\([\\"])/y,Di=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,jp=/^\n+/,qi=/ +$/,Bp=/ *\r?\n/g,Wp=/( *)$/,Up=/{\s*/y,ji=/\s*}/y,zp=/\[\s*/y,Kp=/\s*] */y,Vp=/\s*\(\s*/y,Zp=/\s*->\s*/y,Qp=/\s*:\s*/y,Yp=/\s*,?\s*/y,Jp=/\s+/y,qt=class{constructor(e){this.body=[],ho.lastIndex=0;let n=0;for(;;){let g=ho.exec(e);if(g===null)break;n=ho.lastIndex;try{this.body.push(c(g[1]))}catch(v){if(v instanceof SyntaxError)continue;throw v}}function r(g){return g.lastIndex=n,g.test(e)}function o(g,v){if(e[n]===g)return n++,!0;if(v)throw new v(`Expected ${g}`);return!1}function s(g,v){if(r(g))return n=g.lastIndex,!0;if(v)throw new v(`Expected ${g.toString()}`);return!1}function i(g){g.lastIndex=n;let v=g.exec(e);if(v===null)throw new SyntaxError(`Expected ${g.toString()}`);return n=g.lastIndex,v}function l(g){return i(g)[1]}function c(g){let v=m(),O=u();if(v===null&&Object.keys(O).length===0)throw new SyntaxError("Expected message value or attributes");return{id:g,value:v,attributes:O}}function u(){let g=Object.create(null);for(;r(Ii);){let v=l(Ii),O=m();if(O===null)throw new SyntaxError("Expected attribute value");g[v]=O}return g}function m(){let g;if(r(An)&&(g=l(An)),e[n]==="{"||e[n]==="}")return d(g?[g]:[],1/0);let v=Ks();return v?g?d([g,v],v.length):(v.value=Ur(v.value,jp),d([v],v.length)):g?Ur(g,qi):null}function d(g=[],v){for(;;){if(r(An)){g.push(l(An));continue}if(e[n]==="{"){g.push(h());continue}if(e[n]==="}")throw new SyntaxError("Unbalanced closing brace");let at=Ks();if(at){g.push(at),v=Math.min(v,at.length);continue}break}let O=g.length-1,Nt=g[O];typeof Nt=="string"&&(g[O]=Ur(Nt,qi));let Te=[];for(let at of g)at instanceof Mn&&(at=at.value.slice(0,at.value.length-v)),at&&Te.push(at);return Te}function h(){s(Up,SyntaxError);let g=y();if(s(ji))return g;if(s(Zp)){let v=C();return s(ji,SyntaxError),{type:"select",selector:g,...v}}throw new SyntaxError("Unclosed placeable")}function y(){if(e[n]==="{")return h();if(r(Fi)){let[,g,v,O=null]=i(Fi);if(g==="$")return{type:"var",name:v};if(s(Vp)){let Nt=k();if(g==="-")return{type:"term",name:v,attr:O,args:Nt};if(Dp.test(v))return{type:"func",name:v,args:Nt};throw new SyntaxError("Function names must be all upper-case")}return g==="-"?{type:"term",name:v,attr:O,args:[]}:{type:"mesg",name:v,attr:O}}return J()}function k(){let g=[];for(;;){switch(e[n]){case")":return n++,g;case void 0:throw new SyntaxError("Unclosed argument list")}g.push(S()),s(Yp)}}function S(){let g=y();return g.type!=="mesg"?g:s(Qp)?{type:"narg",name:g.name,value:J()}:g}function C(){let g=[],v=0,O;for(;r(Fp);){o("*")&&(O=v);let Nt=R(),Te=m();if(Te===null)throw new SyntaxError("Expected variant value");g[v++]={key:Nt,value:Te}}if(v===0)return null;if(O===void 0)throw new SyntaxError("Expected default variant");return{variants:g,star:O}}function R(){s(zp,SyntaxError);let g;return r(go)?g=Xt():g={type:"str",value:l(Hp)},s(Kp,SyntaxError),g}function J(){if(r(go))return Xt();if(e[n]==='"')return Br();throw new SyntaxError("Invalid expression")}function Xt(){let[,g,v=""]=i(go),O=v.length;return{type:"num",value:parseFloat(g),precision:O}}function Br(){o('"',SyntaxError);let g="";for(;;){if(g+=l(qp),e[n]==="\\"){g+=Wr();continue}if(o('"'))return{type:"str",value:g};throw new SyntaxError("Unclosed string literal")}}function Wr(){if(r(Hi))return l(Hi);if(r(Di)){let[,g,v]=i(Di),O=parseInt(g||v,16);return O<=55295||57344<=O?String.fromCodePoint(O):"�"}throw new SyntaxError("Unknown escape sequence")}function Ks(){let g=n;switch(s(Jp),e[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return Vs(e.slice(g,n))}return e[n-1]===" "?Vs(e.slice(g,n)):!1}function Ur(g,v){return g.replace(v,"")}function Vs(g){let v=g.replace(Bp,`
`),O=Wp.exec(g)[1].length;return new Mn(v,O)}}},Mn=class{constructor(e,n){this.value=e,this.length=n}};var yo=new Map,ie=new se("en");function Fe(t,e=`/words/${t}.json`){let n=yo.get(t);if(n)return n;let r=Xp(new URL(e,import.meta.url));return yo.set(t,r),r.catch(()=>yo.delete(t)),r}async function Xp(t){let e=await fetch(t);if(!e.ok)throw new Error(`The words of this page can’t be loaded: ${t}`);return e.json()}function bo({language:t,words:e,editions:n={}},r){ie=new se(t,{useIsolating:!1}),ie.addResource(new qt(e)),Object.hasOwn(n,r)&&ie.addResource(new qt(n[r]),{allowOverrides:!0}),Qs({language:t,format:(s,i)=>{let l=ie.getMessage(s)?.value;if(!l)throw new Error(`There is no message ${s} in ${t}.`);return ie.formatPattern(l,i)}})}function On(t){t.language===z()&&ie.addResource(new qt(t.words))}var $o=new Map,vo=!1;function A(t){let e=$o.get(t)??tm(t);return $o.set(t,e),e.catch(()=>$o.delete(t)),e}async function tm(t){let{load:e,styles:n}=Ai[t];try{let[r]=await Promise.all([e(),...n.map(o=>ko(new URL(`./${o}.css`,import.meta.url).href)),Mi.includes(t)||em(t)]);return r}catch(r){throw new Rt(a("server-away"),{cause:r})}}async function em(t){let e=document.querySelector("link[data-what=words]")?.href;t==="home"&&e?.endsWith(`/${z()}-home.json`)?vo=!0:On(await Bi(z()))}function Bi(t){vo=!0;let{words:e}=document.querySelector("script[data-words]").dataset;return Fe(`${t}-later`,e?.endsWith(`/${t}-later.json`)?e:void 0)}async function Wi(t){return vo?Bi(t):null}var wo=new Map;function ko(t){let e=wo.get(t)??nm(t);return wo.set(t,e),e.catch(()=>wo.delete(t)),e}function nm(t){let e=document.createElement("link");e.rel="stylesheet",e.href=t;let n=new Promise((r,o)=>{e.onload=()=>r(),e.onerror=()=>{e.remove(),o(new Error(`No style sheet at ${t}`))}});return document.head.append(e),n}var Ui="quiltbee.outdated";function He(){return sessionStorage.getItem(Ui)===String(2)?!1:(sessionStorage.setItem(Ui,String(2)),location.reload(),!0)}async function zi(){await li().catch(()=>!0)||He()}var xo=new Set;function So(t){for(let e of xo)e(t)}function Ki(t){return xo.add(t),()=>{xo.delete(t)}}var Vi=[["one","Player1"],["two","Player2"]];var rm=["","?","You","Automa"];function _n(t,e){return`/${Ji(e)}${t}`}function Zi(t,e){return`/g/${btoa(t.slice(1)).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}${Ji(e)}`}function Qi(t,e,n){return`/api/games/${t}/picture.${e}?${new URLSearchParams(n)}`}function Yi(t){try{return`#${atob(t.replaceAll("-","+").replaceAll("_","/"))}`}catch(e){if(e instanceof DOMException)return"";throw e}}function Ji(t){let e=Vi.flatMap(([r],o)=>{let s=t[o]??"";return rm.includes(s)?[]:[[r,s]]}),n=new URLSearchParams(e).toString();return n&&`?${n}`}function Xi(t){let e=new URLSearchParams(t);return Object.fromEntries(Vi.flatMap(([n,r])=>{let o=e.get(n)?.trim().slice(0,40);return o?[[r,o]]:[]}))}var D=[1,2];function X(t){return t===1?2:1}function bt(t){return D.filter(e=>t[e-1].yours)}function E({seats:t}){return t.some(e=>e.yours)}function Po({mode:t,seats:e}){let n=bt(e);return t==="remote"&&n.length===1?n[0]:null}function ut(t){return D.find(e=>t[e-1].kind==="open")??null}function ae({seats:t}){let e=ut(t);return e===null?"":t[e-1].name}function L({stage:t,seats:e}){return t!=="over"&&ut(e)!==null}function Et({stage:t,fair:e,seats:n}){return t!=="over"&&!!e?.step&&ut(n)===null}function pt({stage:t,result:e}){return t==="over"&&e===null}function Cn(t){let{result:e,moves:n,fair:r,tournament:o}=t;return e!==null&&n.length>0&&E(t)&&!ot(t)&&o===null&&!(r?.kind==="both"&&r.game===1)}var Rn={up:[-1,0],down:[1,0],left:[0,-1],right:[0,1]},om=Array.from({length:81},(t,e)=>[Math.floor(e/9),e%9]);function G([t,e]){return`${"abcdefghi"[e]}${t+1}`}function mt(t){return/^[a-i][1-9]$/.test(t)?[Number(t[1])-1,t.charCodeAt(0)-97]:null}function st(t,e){return t[0]===e[0]&&t[1]===e[1]}function B(t){return[Math.max(...t.map(e=>e[0]))+1,Math.max(...t.map(e=>e[1]))+1]}function jt(t,[e,n]){return t.map(([r,o])=>[r+e,o+n])}function De(t,[e,n]){let[r,o]=B(t);return[ta(e,9-r),ta(n,9-o)]}function ta(t,e){return Math.max(0,Math.min(e,t))}function Gn([t,e],[n,r],o){return o==="right"?[e,n-1-t]:o==="left"?[r-1-e,t]:[t,r-1-e]}function ea(t,e,n){let[r,o]=e,s=n>=4?Gn(t,e,"flip"):t;for(let i=0;i<n%4;i+=1)s=Gn(s,[r,o],"right"),[r,o]=[o,r];return s}function Tt(t){let[e,n]=B(t),r=([o,s])=>Math.abs(o-(e-1)/2)+Math.abs(s-(n-1)/2);return t.reduce((o,s)=>r(s)<r(o)?s:o)}function In(t){let e=Math.min(...t.map(i=>i[0])),n=Math.max(...t.map(i=>i[1])),r=([i,l])=>Math.min(...t.map(([c,u])=>Math.abs(c-i)+Math.abs(u-l))),o=i=>Math.abs(i[0]-e+1)+Math.abs(i[1]-n-1)+(r(i)<2?20:0);return om.filter(i=>r(i)>0).reduce((i,l)=>o(l)<o(i)?l:i)}function Nn(t){let e=new Set,n=[];for(let r=0;r<t.length;r+=1){if(t[r]!=="."||e.has(r))continue;let o=[],s=[r];e.add(r);for(let i=s.pop();i!==void 0;i=s.pop()){o.push([Math.floor(i/9),i%9]);for(let l of sm(i))t[l]==="."&&!e.has(l)&&(e.add(l),s.push(l))}n.push(o.sort((i,l)=>i[0]-l[0]||i[1]-l[1]))}return n.sort((r,o)=>o.length-r.length)}function sm(t){let e=t%9,n=[t-9,t+9];return e>0&&n.push(t-1),e<8&&n.push(t+1),n.filter(r=>r>=0&&r<81)}var im=3;function le(t,e){let n=new Set(Nn(t).map(String));return Nn(am(t,e)).filter(o=>o.length<=im&&!n.has(String(o)))}function am(t,e){let n=[...t];for(let[r,o]of e)n[r*9+o]="x";return n.join("")}function na(t){let e=49;for(let n=0;n<3;n+=1)for(let r=0;r<3;r+=1){let o=0;for(let s=n;s<n+7;s+=1)o+=t.slice(s*9+r,s*9+r+7).split(".").length-1;e=Math.min(e,o)}return e}function Z(t,e,n=0){let r=new Set(t.map(String)),o=new Map;for(let[i,l]of t)for(let c=0;c<4;c+=1){let[u,m]=Ln[(c+3)%4];if(r.has(String([i+u,l+m])))continue;let d=lm[c],h=[i+d[0],l+d[1]],y=[h[0]+Ln[c][0],h[1]+Ln[c][1]];o.set(String(h),[...o.get(String(h))??[],{to:y,direction:c}])}let s="";for(;o.size>0;)s+=cm(o,e,n);return s}var Ln=[[0,1],[1,0],[0,-1],[-1,0]],lm=[[0,0],[0,1],[1,1],[1,0]];function cm(t,e,n){let r=t.keys().next().value,o=[],s=r,i=-1;do{let c=t.get(s),u=Math.max(0,c.findIndex(y=>y.direction===(i+1)%4)),m=c.splice(i<0?0:u,1)[0];c.length===0&&t.delete(s);let[d,h]=s.split(",").map(Number);m.direction!==i&&o.push({at:[d,h],direction:m.direction}),i=m.direction,s=String(m.to)}while(s!==r);return o.length>1&&o[0].direction===i&&o.shift(),`M${o.map(({at:c,direction:u},m)=>{let d=o[(m+o.length-1)%o.length].direction,[h,y]=[d,u].map(k=>Ln[(k+1)%4]).reduce((k,S)=>[k[0]+S[0],k[1]+S[1]]);return`${c[1]*e+y*n} ${c[0]*e+h*n}`}).join("L")}Z`}function ra([t,e]){return t>=0&&e>=0&&t<9&&e<9}function Fn([t,e],n){let[r,o]=Rn[n];return De([[0,0]],[t+r,e+o])}function ce({kind:t,name:e}){let n=t==="computer"?/^Quiltbee level (\d+)/.exec(e):null;return n&&Number(n[1])}function Eo(t){return a(`level-name-${t}`)}function bb(t){return a("level-sentence",{level:String(t),name:Eo(t),audience:a(`level-for-${t}`)})}function N(t){return t<0?`−${-t}`:String(t)}function oa(t){return t>0?`+${t}`:N(t)}function Wt({name:t,squares:e,buttons:n,time:r,income:o}){return a("patch-label",{name:t,squares:e,buttons:n,time:r,income:o})}function qe(t,e){return t[e-1].yours&&!t[2-e].yours}function Q(t,e){let n=t[e-1].kind==="automa"?"automa":"other";return{who:qe(t,e)?"you":n,name:P(t,e)}}function P(t,e){let{name:n,kind:r}=t[e-1];if(qe(t,e))return a("you");if(r==="open")return n||a("open-seat");let o=ce(t[e-1]);return o!==null?a("level-number",{level:String(o)}):n==="You"?a("player-number",{number:String(e)}):n}function Ut(t,e){if(t.result)return a("wins",Q(e,t.result.winner));if(pt(t))return a("game-aborted");let n=t.stage==="special_patch"?"whose-special-patch":"whose-turn";return a(n,Q(e,t.turn))}function zt(t,e){if(t.result)return um(t,e);if(pt(t))return a("aborted-reason");let n=Q(e,t.turn);if(t.stage==="special_patch")return a("reached-special-patch",n);let r=t.players[t.turn-1].time,o=t.players[2-t.turn].time;return r!==o?a("further-back",n):r===0?a("goes-first",n):e.filter(({yours:i})=>i).length===1?a("level-and-on-top",n):a("both-level-and-on-top",n)}function um(t,e){if(!t.result)return"";let{winner:n,scores:r,reason:o}=t.result,s=pm(r[n-1],r[2-n]),i=Q(e,3-n);return o==="resignation"?a("result-resignation",{...i,points:s}):o==="time"?a("result-time",{...i,points:s}):a(o==="first to 53"?"result-first":"result-score",{points:s})}function pm(t,e){return a("points-to",{mine:N(t),theirs:N(e)})}function Sb(t,e){return[a("pass"),...To(t,e)].join(" · ")}function To({consequence:t},e){let n=[a("pass-move",{count:t.time-e}),a("pass-earn",{count:t.earned})];return t.income>0&&n.push(a("pass-income",{count:t.income})),t.special_patch&&n.push(a("pass-special")),n}function ue(t,e,n=!1){if(t==="pass"||t==="A:pass")return a("move-pass");if(t.startsWith("A:"))return a("move-took",{patch:Bt(e,t[2])});if(t.startsWith("+"))return n?a("move-special-at",{cell:t.slice(1)}):a("move-special");let r=Bt(e,t[0]);return!n||!e[t[0]]?a("move-patch",{patch:r}):a("move-patch-at",{patch:r,cell:G(mm(e[t[0]],t))})}function Bt(t,e){return t[e]?.name??e}function mm({orientations:t},e){let n=mt(e.slice(2));return jt(t[e[1]],n).reduce((r,o)=>o[0]<r[0]||o[0]===r[0]&&o[1]<r[1]?o:r)}function At(t,e,n,r=!0){let o=t.filter(([s,i])=>e[s*9+i]!==".").map(G);return o.length>0?r?o.length>4?a("overlaps-many",{count:o.length}):a("overlaps-at",{cells:rt(o)}):a("overlaps-another"):n?Kt(n):null}function Kt({available:t,missing:e}){return t?null:e>0?a("needs-buttons",{count:e}):a("fits-nowhere")}function sa(t,e,n,r){let o=At(t,e,n,r);if(o===null)return{text:a("fits"),isGood:!0};let s=n!==void 0&&!n.available&&n.missing>0,i=At(t,e,void 0,r)===null,l=s&&i?a("fits-but-short",{count:n.missing}):o;return{text:dm(l),isGood:!1}}function dm(t){return t[0].toLocaleUpperCase()+t.slice(1)}function Ao(t){let e=G(t[0]);return t.length===1?a("single-hole",{cell:e}):a("hole-of",{size:t.length,cell:e})}function fm(t,e){return e?rt(t.map(Ao)):t.length===1?a("a-hole"):a("holes",{count:t.length})}function Hn(t,e,n,r,o,s=!0){let{consequence:i,missing:l}=t,c=r.players[r.turn-1],{paid:u,buttons:m,time:d,income:h,income_marks:y}=i,k={from:String(c.buttons),to:N(m)},S=[{kind:"buttons",text:l>0?a("effect-cost",{count:u}):a("effect-buttons",k)},{kind:"time",text:a("effect-time",{from:String(c.time),to:String(d)})}];if(y.length>0){let C={count:h,marks:rt(y.map(String))},R=s?a("effect-income-at",C):a("effect-income",{count:h});S.push({kind:"income",text:R})}return i.special_patch&&S.push({kind:"special",text:a("effect-special")}),n&&S.push({kind:"tile",text:a("effect-tile")}),e.length>0&&S.push({kind:"holes",text:a("effect-holes",{holes:fm(e,s)})}),S.push({kind:"next",text:Mo("next",i.next,r.turn,o)}),S}function Mo(t,e,n,r){if(e===null)return a("then-over");let o=e===n?"-again":"";return qe(r,e)?a(`${t}-you${o}`):a(`${t}-name${o}`,{name:P(r,e)})}function ia(t,e,n){let r={cell:G(t)};if(e===".")return a("cell-empty",r);if(e==="*")return a("cell-special",r);let o=n[e]?.name;return o?a("cell-patch",{...r,patch:o}):a("cell-covered",r)}function aa(t){let e=Nn(t),n=e.reduce((i,l)=>i+l.length,0),r=[a("quilt-covered",{covered:81-n,empty:n})],o=e.filter(i=>i.length===1).map(i=>G(i[0]));o.length>0&&r.push(a("quilt-single-holes",{count:o.length,cells:o.join(" ")})),n>0&&r.push(a("quilt-largest",{size:e[0].length}));let s=na(t);return r.push(s===0?a("quilt-full"):a("quilt-missing",{count:s})),`${r.join("; ")}.`}function je(t,e){let{to_income:n,to_special_patch:r,time:o}=t.players[e-1],s=t.time_board.last-o;if(s===0)return a("at-the-end");let i=[];return n!==null&&i.push(a("income-in",{count:n})),r!==null&&i.push(a("special-in",{count:r})),i.push(a("end-in",{count:s})),i.join(", ")}function la(t,e){let n=e[t.letter],r=n.orientations[t.orientation],[o,s]=B(r),i=jt(r,[t.row,t.column]),l=G([t.row+o-1,t.column+s-1]),c=G([t.row,t.column]),{letter:u}=t;return a("placed-patch",{patch:n.name,letter:u,count:i.length,from:c,to:l})}function ca(t){let e=bt(t.seats),n=e.length===1?e[0]:t.turn,r=t.moves.map(({player:o})=>o).lastIndexOf(n);return t.moves.slice(r+1)}function ua({player:t,move:e,change:n},r,o){let i={name:P(r,t),deed:gm(e,o)};return!n||n.to===n.from?a("happened",i):a("happened-with",{...i,detail:Oo(n)})}function Oo({from:t,to:e,paid:n,earned:r,income:o}){let s=(l,c)=>c>0?[a("gain",{sign:l,count:c})]:[],i=[a("moved",{count:e-t}),...s("−",n),...s("+",r)];return o>0&&i.push(a("preview-income",{count:o})),i.join(", ")}function hm({paid:t,earned:e,income:n}){return e+n-t}function gm(t,e){return t.startsWith("+")?a("deed-special"):/^[A-Za-z]\d/.test(t)?a("deed-patch",{patch:Bt(e,t[0])}):ue(t,e)}function _o(t){return t.startsWith("A:")?t==="A:pass"?null:t[2]:/^[A-Za-g]\d/.test(t)?t[0]:null}function pa({change:t},e){if(!t||t.to<=t.from)return{gains:[],marks:[]};let n=l=>l>t.from&&l<=t.to,r=e.special_patches.filter(n),o=hm(t),s=[o===0?"":ym(o)];e.income.some(n)&&s.push(a("payday"));let i=[...e.income.filter(n),...r];return{gains:s.filter(Boolean),marks:i}}function ym(t){return t<0?`−${-t}`:`+${t}`}function Dn(t){return a(`filter-${t}`)}function Be({score_parts:t},e){let n=t,r=kn[e-1];return[["part-tile",n.special_tile,1],["part-held",n.buttons_held,r.per_button_held],["part-patches",n.patches_with_buttons,r.per_patch_with_buttons],["part-printed",n.buttons_on_patches,r.per_button_on_patches]].filter(([,,s])=>s>0).map(([s,i])=>[s,i])}function qn(t){return t!==null&&t.stage==="card"&&t.seats.some(e=>e.yours)}function jn(t){return t.mode==="solo"&&t.moves.at(-1)?.player===2&&t.result?.reason!=="resignation"}function da(t,e,n){return n?a("named-patch",{patch:Bt(e,t),letter:t}):Bt(e,t)}function Co(t,e,n=!0){return rt([...t].map(r=>da(r,e,n)))}function Lo({number:t,budget:e,income:n}){return a("card-title",{number:String(t),budget:e,income:n})}function Go({affordable:t,choices:e,card:{budget:n}},r,o=!0){if(t.length===0)return a("budget-none",{budget:n,count:e.length});let s={budget:n,patches:Co(t,r,o)};return a(t.length===1?"budget-only":"budget-buys",s)}function No({filter:t,left:e,skipped:n},r,o=!0){return n?a("filter-skipped",{filter:Dn(t)}):a("filter-leaves",{filter:Dn(t),keeps:a(`keeps-${t}`),patches:Co(e,r,o)})}function Ro(t,e,n=!0){let{taken:r,start:o,stop:s,income_marks:i,income:l,special_patches:c}=t,u={start:String(o),stop:String(s)},m=[r?a("automa-takes",{...u,patch:da(r,e,n)}):a("automa-advances",u)],d=l?a("gain",{sign:"+",count:l}):a("automa-no-gain");return i.length>0&&m.push(a("automa-income",{marks:rt(i.map(String)),gain:d})),c.length>0&&m.push(a("automa-special",{marks:rt(c.map(String))})),t.reaches_marker&&m.push(a(t.takes_special_tile?"automa-marker-tile":"automa-marker")),m}function fa(t,e){return[a("automa-says",{text:`${Lo(t.card)}.`}),Go(t,e),...t.steps.map(n=>No(n,e)),...Ro(t,e)].join(" ")}function Io({pile:t,aside:e,discards:n}){let r=[a("cards-in-pile",{count:t})];return e>0&&r.push(a("cards-aside",{count:e})),r.push(n.length?a("cards-turned",{cards:n.join(", ")}):a("cards-none")),`${r.join(", ")}.`}function ha(t){return a(`automa-name-${t}`)}function We({level:t,numeral:e}){return a("numeral-and-name",{numeral:e,name:ha(t)})}function Ue({deck:t,level:e,numeral:n}){return a("automa-title",{deck:a(`deck-${t}`),numeral:n,name:ha(e)})}function ze({marker:t,marker_on_board:e}){return e?a("marker-on",{space:String(t)}):a("marker-off")}function bm(t){return z()==="de"?t:t[0].toLocaleLowerCase()+t.slice(1)}function $m(t,e){let n=Be(t,e).filter(([,o])=>o>0).map(([o,s])=>a("part-points",{part:bm(a(o)),points:s})),r=N(t.score);return n.length?a("automa-score-of",{score:r,parts:n.join(", ")}):a("automa-score",{score:r})}function ga({players:t,result:e},n,r){let o=[ma("pile-with",n.with_buttons,r),ma("pile-without",n.without_buttons,r)],{budget:s}=n,i=s!==null&&!e?`${a("next-budget",{budget:s})} `:"";return[`${Ue(n)}.`,a("automa-holds",{count:t[1].buttons,piles:o.join("; ")}),$m(t[1],n.level),ze(n),a("automa-cards",{cards:i+Io(n)})].join(" ")}function ma(t,e,n){let r=a(t,{count:e.length});return e?a("pile-of",{pile:r,patches:Co(e,n)}):r}function ba(){let t=wm(8,7).slice(0,54);return t.map(({x:e,y:n},r)=>{let o={x:(e+.5)*12,y:(n+.5)*12},s=r>0?t[r-1]:{x:e-1,y:n},i={x:o.x+(s.x-e)*12/2,y:o.y+(s.y-n)*12/2};return r<53?{centre:o,entry:i,width:12,height:12}:{centre:{x:o.x+12,y:o.y},entry:i,width:36,height:12}})}function wm(t,e){let n=new Set,r=[],[o,s,i,l]=[0,0,1,0],c=(u,m)=>u>=0&&m>=0&&u<t&&m<e&&!n.has(`${u},${m}`);for(;r.length<t*e;)r.push({x:o,y:s}),n.add(`${o},${s}`),c(o+i,s+l)||([i,l]=[-l,i]),o+=i,s+=l;return r}var ya=10.3;function $a(){let e=[],n=-Math.PI/2,r=43;for(let o=0;o<=53;o+=1){let s={x:48+Math.cos(n)*r,y:48+Math.sin(n)*r},i=e.at(-1)?.centre??s,l={x:(s.x+i.x)/2,y:(s.y+i.y)/2},c=o===53?9.8:8.6;e.push({centre:s,entry:l,width:c,height:c});let u=ya/r;n+=u,r-=ya/(2*Math.PI)*u}return e}function wa(t,e){return[...t].filter(n=>n[0]===String(e)).map(n=>mt(n.slice(1))).sort((n,r)=>n[0]-r[0]||n[1]-r[1])}function va(t,e){let n=r=>Math.abs(r[0]-e[0])+Math.abs(r[1]-e[1]);return t.reduce((r,o)=>n(o)<n(r)?o:r,t[0]??e)}function ka(t,e,[n,r]){let o=i=>(i[0]-e[0])*n+(i[1]-e[1])*r,s=i=>Math.abs((i[0]-e[0])*r+(i[1]-e[1])*n);return t.filter(i=>o(i)>0).sort((i,l)=>s(i)+o(i)-s(l)-o(l)||s(i)-s(l)).at(0)}function xa(t,e,n){let r=s=>(s[0]-e[0])*9+s[1]-e[1];return(n?[...t].reverse().find(s=>r(s)<0):t.find(s=>r(s)>0))??t[n?t.length-1:0]}var Pa={letter:null,orientations:{},origin:null,set:!1,anchor:[0,0],cursor:[4,4],plan:!1,spots:{}};function Bn(t){return{letter:"+",patch:{orientations:{0:[[0,0]]},turns:{0:{right:0,left:0,flip:0}}},placements:new Set(t.map(e=>`0${e}`))}}function q(t,e){return t.orientations[e]??0}function Mt(t,e){return e.patch.orientations[q(t,e.letter)]}function it(t,e){return t.origin?jt(Mt(t,e),t.origin):[]}function me(t,e){return t.origin?`${q(t,e.letter)}${G(t.origin)}`:null}function de(t,e){let n=me(t,e);return n!==null&&e.placements.has(n)}function Wn(t,e){let n=me(t,e);return n===null||!e.placements.has(n)?null:e.letter==="+"?`+${n.slice(1)}`:e.letter+n}function Fo(t,e,n){switch(n.type){case"choose":return km(t,n.choice,n.anchor);case"cancel":return Un(t);case"arrow":return e?xm(t,e,n.direction):{...t,cursor:Fn(t.cursor,n.direction)};default:return e?vm(t,e,n):t}}function Un(t){return t.letter===null?t:{...t,letter:null,origin:null,set:!1,plan:!1}}function vm(t,e,n){switch(n.type){case"hover":return t.set?t:Sa(t,e,n.cell,!1);case"leave":return t.set||!t.origin?t:{...t,origin:null};case"set":return Sa(t,e,n.cell,!0);case"hold":return{...t,anchor:n.anchor,set:!1};case"put":return pe({...t,orientations:{...t.orientations,[e.letter]:n.orientation},anchor:Tt(e.patch.orientations[n.orientation])},e,n.origin);case"show":return t.origin?{...t,set:!0}:zn(t,e);case"jump":return Sm(t,e,n.direction);case"next":return Pm(t,e,n.back??!1);case"turn":return Em(t,e,n.how);case"cycle":return Tm(t,e)}}function km(t,e,n){let{letter:r,planned:o=!1}=e,s={...t,letter:r,origin:null,set:!1,plan:o};return{...s,anchor:n??Tt(Mt(s,e))}}function Sa(t,e,n,r){let o=Mt(t,e),s=De(o,[n[0]-t.anchor[0],n[1]-t.anchor[1]]),i=Ea(t,e,s);return t.origin&&st(t.origin,i)&&t.set===r&&st(t.cursor,n)?t:{...t,origin:i,set:r,cursor:n}}function Ea(t,e,n){let r=q(t,e.letter),o=[[0,0],[-1,0],[1,0],[0,-1],[0,1],[-1,-1],[-1,1],[1,-1],[1,1]];for(let[s,i]of o){let l=[n[0]+s,n[1]+i];if(ra(l)&&e.placements.has(r+G(l)))return l}return n}function pe(t,e,n){let r=Mt(t,e),o=De(r,n),s=r.some(i=>st(i,t.anchor))?t.anchor:Tt(r);return{...t,origin:o,set:!0,anchor:s,cursor:[o[0]+s[0],o[1]+s[1]]}}function zn(t,e){let{anchor:n,cursor:r}=t,o=Ho(t,e),s=[r[0]-n[0],r[1]-n[1]];return pe(t,e,va(o,s))}function Ho(t,e){return wa(e.placements,q(t,e.letter))}function xm(t,e,n){if(!t.origin)return zn(t,e);let[r,o]=Rn[n];return pe(t,e,[t.origin[0]+r,t.origin[1]+o])}function Sm(t,e,n){if(!t.origin)return zn(t,e);let r=ka(Ho(t,e),t.origin,Rn[n]);return r?pe(t,e,r):{...t,set:!0}}function Pm(t,e,n){let r=Ho(t,e),o=t.origin;return r.length===0?o?{...t,set:!0}:zn(t,e):o?pe(t,e,xa(r,o,n)):pe(t,e,r[n?r.length-1:0])}function Em(t,e,n){let r=q(t,e.letter),o=Gn(t.anchor,B(Mt(t,e)),n);return Ta(t,e,e.patch.turns[r][n],o)}function Tm(t,e){let n=Object.keys(e.patch.orientations).map(Number).sort((o,s)=>o-s),r=n[(n.indexOf(q(t,e.letter))+1)%n.length];return Ta(t,e,r,Tt(e.patch.orientations[r]))}function Ta(t,e,n,r){let o={...t,orientations:{...t.orientations,[e.letter]:n},anchor:r};if(!t.origin)return o;let[s,i]=t.cursor,l=De(Mt(o,e),[s-r[0],i-r[1]]);return{...o,origin:Ea(o,e,l)}}var Vt=81,fe=7,Kn=27,Do=[0,0,0],Ke=Array.from({length:Vt},(t,e)=>G([Math.floor(e/9),e%9])),Oa=new Map(Ke.map((t,e)=>[t,e])),_a=[0,1,2].flatMap(t=>[0,1,2].map(e=>Am(t,e)));function Am(t,e){let n=Array.from({length:fe*fe},(r,o)=>9*(t+Math.floor(o/fe))+e+o%fe);return Ot(n)}function Ot(t){let e=[0,0,0];for(let n of t)e[Math.floor(n/Kn)]|=1<<n%Kn;return e}function qo(t,e){return[t[0]|e[0],t[1]|e[1],t[2]|e[2]]}function Mm(t,e){return[t[0]&~e[0],t[1]&~e[1],t[2]&~e[2]]}function Om(t,e){return(t[0]&e[0]|t[1]&e[1]|t[2]&e[2])!==0}function Ca(t,e){return(t[0]&~e[0]|t[1]&~e[1]|t[2]&~e[2])===0}function Zn(t,e){return(t[Math.floor(e/Kn)]>>e%Kn&1)===1}function Aa(t){let e=0;for(let n of t)for(;n!==0;n&=n-1)e+=1;return e}function jo(t,e){let[n,r]=[Number(e[0]),Oa.get(e.slice(1))],o=t.orientations[n];if(o===void 0||r===void 0)return null;let[s,i]=B(o),[l,c]=[Math.floor(r/9),r%9];return l>9-s||c>9-i?null:Bo(n,Vn(o),l,c)}function Vn(t){return t.map(([e,n])=>9*e+n)}function Bo(t,e,n,r){let o=9*n+r,s=e.map(i=>o+i);return{name:t+Ke[o],orientation:t,row:n,column:r,spaces:s,mask:Ot(s)}}var Ma=new WeakMap;function _m(t){let e=Ma.get(t);if(e)return e;let n=[];for(let[r,o]of Object.entries(t.orientations)){let[s,i]=B(o),l=Vn(o);for(let c=0;c<=9-s;c+=1)for(let u=0;u<=9-i;u+=1)n.push(Bo(Number(r),l,c,u))}return Ma.set(t,n),n}function La(t,e){let n=Math.floor(e[0]/9),r=Math.min(...e.map(s=>s%9)),o=String(e.map(s=>s-9*n-r));for(let[s,i]of Object.entries(t.orientations))if(String(Vn(i))===o)return Bo(Number(s),Vn(i),n,r);return null}function Ve(t,e){return _m(e).filter(({mask:n})=>!Om(n,t))}function Ga(t,e,n){let r=Ra(t,n);return r.length===0?[]:e.filter(({mask:o})=>r.some(s=>Ca(s,o)))}function Wo(t){return Ke.map((e,n)=>n).filter(e=>!Zn(t,e))}function Na(t){let e=Ra(t,1).reduce(qo,Do);return Ke.map((n,r)=>r).filter(n=>Zn(e,n))}function Ra(t,e){return Aa(t)+e<fe*fe?[]:_a.map(n=>Mm(n,t)).filter(n=>Aa(n)<=e)}function Ia(t){return _a.some(e=>Ca(e,t))}function Ze(t){return Ke[t]}function Uo(t){return Oa.get(t)}function Fa(t,e,n){let r=[...t];for(let o of e)r[o]=n;return r.join("")}function Ye(t){return t.stage!=="over"&&!L(t)&&t.seats[t.turn-1].yours}function M(t){return t.table!==null&&!t.looking&&!t.pending&&Ye(t.table)}function he({table:t,looking:e,pending:n}){return qn(t)&&!e&&!n}function Qn(t){return t===null||t.game===di?!1:t.mode!=="screen"&&t.mode!=="remote"}function ge(t){return M(t)&&Qn(t.table)}function Yn(t){let{table:e,looking:n}=t;return Qn(e)&&ye(t)&&!n&&e?.stage!=="over"}function Jn(t){return M(t)&&t.hint?.type==="hint"?t.hint.move:null}function Ha(t,e){let{hint:n,looking:r,table:o}=t;return n?.type!=="why"?o?.turn===e?Jn(t):null:n.player===e&&!r?n.better:null}function ye({table:t,pending:e}){return t!==null&&t.can_undo&&e===null&&E(t)}function be(t){return t.looking?t.looking.frames[t.looking.index]:t.table}function I(t,e){return t.table?.options.find(n=>n.letter===e)}function Da(t){return t.options.flatMap(e=>e.letter===null?[]:[e.letter])}function Je(t,e){let n=I(t,e);return n?{letter:e,patch:t.patches[e],placements:new Set(n.placements??[])}:null}function Zt(t){if(t.stage==="over"||L(t))return null;let e=bt(t.seats);return e.length===2?t.turn:e[0]??null}function Xe({table:t,placement:e}){return t?e.plan?Zt(t):t.turn:null}function Qt(t){return t.placement.plan?_(t)!==null&&!t.pending:M(t)}var Qe=null;function Cm(t,e,n){if(Qe?.choice.letter===t&&Qe.cells===n)return Qe.choice;let r=Ot([...n].flatMap((s,i)=>s==="."?[]:[i])),o=new Set(Ve(r,e).map(({name:s})=>s));return Qe={cells:n,choice:{letter:t,patch:e,placements:o,planned:!0}},Qe.choice}function _(t){let{letter:e,plan:n}=t.placement;if(!t.table||e===null)return null;if(n){let r=t.looking?null:Zt(t.table),o=r&&t.table.players[r-1].cells;return o?Cm(e,t.patches[e],o):null}return e==="+"?Bn(t.table.special_cells):Je(t,e)}function zo(t){let{table:e}=t;if(!e)return 1;let n=[1,2].filter(r=>e.seats[r-1].yours);return n.length===1?n[0]:n.length===2?be(t)?.turn??1:1}function Xn(t,e){let{table:n,placement:r}=t;return!n||r.letter===null?!1:r.letter==="+"?n.special_cells_7x7.includes(e.slice(1)):I(t,r.letter)?.completes_7x7?.includes(e)??!1}function tr(t,e){if(!t||t==="pass"||t.startsWith("A:"))return null;let n=mt(t.slice(-2));return{shape:t.startsWith("+")?[[0,0]]:e[t[0]].orientations[t[1]],origin:n}}function qa({table:t,patches:e,suggestions:n,looking:r},o){return r||t?.turn!==o?[]:n.flatMap(({move:s,label:i,kind:l,faint:c})=>{let u=tr(s,e);return u?[{...u,label:i,kind:l,faint:c}]:[]})}function ja({suggestions:t,looking:e},n){return e?[]:t.filter(({move:r})=>n===null?r==="pass":r!=="pass"&&r[0]===n)}function tn({table:t,looking:e}){return t?e?t.moves.slice(0,e.index).slice(-1):ca(t):[]}function Ba(t,e){return t.flatMap(n=>tr(n,e)??[])}function Wa(t){let{table:e,placement:n,weighing:r}=t;if(!e||!M(t))return null;let o=n.letter??(r?null:""),s=o===""||o==="+"?void 0:I(t,o);if(!s)return null;let{consequence:i}=s,l=e.turn,c=e.players[l-1].time,u=e.time_board.special_patches_left.filter(m=>m>c&&m<=i.time);return{player:l,from:c,to:i.time,marks:[...i.income_marks,...u],income:i.income_marks.length>0?i.income:0,special:i.special_patch,next:i.next}}function Ua({player:t,to:e,income:n,special:r,next:o},s){let l=[n>0?a("preview-income",{count:n}):"",r?a("preview-special"):""].filter(Boolean).join(", ");return`${a("preview-space",{space:String(e)})}${l?`: ${l}`:""}. ${Mo("then",o,t,s)}`}var Ko=[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg"];function za(t){let e=Ko.indexOf(t);return{cloth:e%6,weave:(Math.floor(e/6)+e%6)%6}}var en={"weave-0":["<path d='M2.5 1.2a1.3 1.3 0 1 0 .01 0M7.5 6.2a1.3 1.3 0 1 0 .01 0'/>","<path opacity='.7' d='M7.5 2a.5.5 0 1 0 .01 0M2.5 7a.5.5 0 1 0 .01 0'/>"],"weave-1":["<path d='M.3 0h.5v10H.3zM1.5 0h1.9v10H1.5zM4.1 0h.5v10h-.5z M5.3 0h.5v10h-.5zM6.5 0h1.9v10H6.5zM9.1 0h.5v10h-.5z'/>"],"weave-2":["<path opacity='.55' d='M0 0h2.5v10H0zM5 0h2.5v10H5z'/>","<path opacity='.55' d='M0 0h10v2.5H0zM0 5h10v2.5H0z'/>"],"weave-3":["<path fill='none' stroke='var(--thread)' stroke-width='.85' d='M0 0L2.5-2.5 5 0 7.5-2.5 10 0M0 2.5L2.5 0 5 2.5 7.5 0 10 2.5M0 5L2.5 2.5 5 5 7.5 2.5 10 5 M0 7.5L2.5 5 5 7.5 7.5 5 10 7.5M0 10L2.5 7.5 5 10 7.5 7.5 10 10 M0 12.5L2.5 10 5 12.5 7.5 10 10 12.5'/>"],"weave-4":["<g transform='translate(2.5 2.5)'><path d='M0-1.8a.8.8 0 1 0 .01 0M1.05-1.05a.8.8 0 1 0 .01 0M.65.2a.8.8 0 1 0 .01 0 M-.65.2a.8.8 0 1 0 .01 0M-1.05-1.05a.8.8 0 1 0 .01 0'/><circle r='.55' fill='var(--cloth)'/><path fill='none' stroke='var(--thread)' stroke-width='.35' d='M1.6 1.6Q2.4 2 2.5 2.6M-1.6 1.6Q-2.4 2-2.5 2.6'/></g>","<g transform='translate(7.5 7.5)'><path d='M0-1.8a.8.8 0 1 0 .01 0M1.05-1.05a.8.8 0 1 0 .01 0M.65.2a.8.8 0 1 0 .01 0 M-.65.2a.8.8 0 1 0 .01 0M-1.05-1.05a.8.8 0 1 0 .01 0'/><circle r='.55' fill='var(--cloth)'/><path fill='none' stroke='var(--thread)' stroke-width='.35' d='M1.6 1.6Q2.4 2 2.5 2.6M-1.6 1.6Q-2.4 2-2.5 2.6'/></g>"],"weave-5":["<path fill='none' stroke='var(--thread)' d='M0 2.5Q2.5-.6 5 2.5T10 2.5M0 7.5Q2.5 4.4 5 7.5T10 7.5'/>"],special:["<rect x='.25' y='.25' width='9.5' height='9.5' rx='1.1' fill='var(--leather)' stroke='var(--seam)' stroke-width='.7'/>","<path fill='none' stroke='var(--grain)' stroke-width='.3' stroke-linecap='round' opacity='.7' d='M2.6 2.7h.5M6.9 2.5h.6M4.8 2.2h.3M2.3 5.5h.4M7.4 5.2h.4M3 7.6h.6M6.6 7.5h.5M4.9 7.9h.3'/>","<rect x='1.4' y='1.4' width='7.2' height='7.2' rx='.7' fill='none' stroke='var(--stitch)' stroke-width='.42' stroke-dasharray='1.1 .7' stroke-linecap='round'/>","<path fill='none' stroke='var(--grain)' stroke-width='.6' stroke-linecap='round' d='M5 3.3V6.7M3.3 5H6.7M3.8 3.8L6.2 6.2M6.2 3.8L3.8 6.2'/>"],button:["<circle r='9.6' fill='var(--stitch)' stroke='var(--seam)' stroke-width='1.9'/>","<circle r='6.4' fill='none' stroke='var(--seam)' stroke-width='.8' opacity='.35'/>","<path fill='none' stroke='var(--seam)' stroke-width='.9' opacity='.45' d='M-2.4-2.4L2.4 2.4M2.4-2.4L-2.4 2.4'/>","<path fill='var(--seam)' d='M-2.5-4.2a1.7 1.7 0 1 0 .01 0M2.5-4.2a1.7 1.7 0 1 0 .01 0 M-2.5.8a1.7 1.7 0 1 0 .01 0M2.5.8a1.7 1.7 0 1 0 .01 0'/>"],"special-tile":["<rect x='-9.4' y='-9.4' width='18.8' height='18.8' rx='2.4' fill='var(--leather)' stroke='var(--tile-edge)' stroke-width='1.2'/>","<rect x='-7.4' y='-7.4' width='14.8' height='14.8' rx='1.2' fill='none' stroke='var(--stitch)' stroke-width='.9' stroke-dasharray='2 1.2'/>","<path d='M-3.6-5.2H3.8C.6-1.5-.8 1.8-1.2 5.6' fill='none' stroke='var(--stitch)' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round'/>"],"tile-1":["<path d='M0-9a9 9 0 1 0 .01 0Z' fill='var(--tile-1)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],"tile-5":["<path d='M0 -8.20A3.2 3.2 0 0 1 5.8 -5.80A3.2 3.2 0 0 1 8.2 -0.00A3.2 3.2 0 0 1 5.8 5.80A3.2 3.2 0 0 1 0 8.20A3.2 3.2 0 0 1 -5.8 5.80A3.2 3.2 0 0 1 -8.2 0.00A3.2 3.2 0 0 1 -5.8 -5.80A3.2 3.2 0 0 1 0 -8.20Z' fill='var(--tile-5)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],"tile-10":["<path d='M-6.4-9H6.4Q9-9 9-6.4V6.4Q9 9 6.4 9H-6.4Q-9 9-9 6.4V-6.4Q-9-9-6.4-9Z' fill='var(--tile-10)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],"tile-20":["<path d='M0 -8.80A2 2 0 0 1 3.82 -7.93A2 2 0 0 1 6.88 -5.49A2 2 0 0 1 8.58 -1.96A2 2 0 0 1 8.58 1.96A2 2 0 0 1 6.88 5.49A2 2 0 0 1 3.82 7.93A2 2 0 0 1 0 8.80A2 2 0 0 1 -3.82 7.93A2 2 0 0 1 -6.88 5.49A2 2 0 0 1 -8.58 1.96A2 2 0 0 1 -8.58 -1.96A2 2 0 0 1 -6.88 -5.49A2 2 0 0 1 -3.82 -7.93A2 2 0 0 1 0 -8.80Z' fill='var(--tile-20)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],cell:["<path fill='none' stroke='var(--grid)' stroke-width='.16' opacity='.6' d='M3.4 5H6.6M5 3.4V6.6'/>"],"token-1":["<circle r='4'/>"],"token-2":["<path d='M0-5L5 0 0 5-5 0Z'/>"],"space-cloth":["<rect x='-5.7' y='-5.7' width='11.4' height='11.4' rx='1.2' fill='var(--tone)' stroke='var(--edge)' stroke-width='.35'/>","<rect x='-4.9' y='-4.9' width='9.8' height='9.8' rx='.7' fill='none' stroke='var(--edge)' stroke-width='.25' stroke-dasharray='.9 .6'/>"],"space-thread":["<circle r='4.3' fill='var(--tone)' stroke='var(--edge)' stroke-width='.4'/>","<circle r='3.6' fill='none' stroke='var(--edge)' stroke-width='.22' stroke-dasharray='.8 .5'/>"],"space-end":["<rect x='-17.7' y='-5.7' width='35.4' height='11.4' rx='1.2' fill='var(--tone)' stroke='var(--edge)' stroke-width='.35'/>","<rect x='-16.9' y='-4.9' width='33.8' height='9.8' rx='.7' fill='none' stroke='var(--edge)' stroke-width='.25' stroke-dasharray='.9 .6'/>"],corner:["<path fill='none' stroke='var(--thread-0)' stroke-width='.5' d='M2 13Q.5 7 5.5 5.5T13.5 1.8'/>","<use href='#button' transform='translate(5 5.2) scale(.3)'/>","<use href='#button' transform='translate(11.6 2.4) scale(.16)'/>","<use href='#button' transform='translate(2.2 11) scale(.16)'/>"]};var Ka=new WeakMap;async function Va(t){let e=await fetch(t);if(!e.ok)throw new Error(`The artwork can’t be loaded: ${t}`);return e.json()}function Zo(t){let e=[t];return Object.assign(e,{raw:e})}function Gm(t){let e=Ka.get(t);if(!e){let n=Object.entries(t).map(([r,o])=>`<g id="${r}">${o.join("")}</g>`);e=Zo(n.join("")),Ka.set(t,e)}return x(e)}function Za(t=en){return p`<svg class="fabrics" aria-hidden="true" width="0" height="0">
<defs>
${Gm(t)}
${Ko.map(e=>{let{cloth:n,weave:r}=za(e);return Vo(`fabric-${e}`,10,x`<g class=${`cloth-${n}`}><rect class="cloth" width="10" height="10"></rect>
<use class="thread" href=${`#weave-${r}`}></use></g>`)})}
${Vo("fabric-cell",10,x`<use href="#cell"></use>`)}
${Vo("fabric-covered",5,x`<rect class="covered" width="5" height="5"></rect>`)}
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
</svg>`}function Vo(t,e,n){return x`<pattern id=${t} width=${e} height=${e} patternUnits="userSpaceOnUse">${n}
</pattern>`}function tt(t,e,n,r=1){return x`<use href=${`#${t}`} transform=${`translate(${e} ${n}) scale(${r})`}></use>`}function j(t,e,n){return tt("button",t,e,n/10)}function Nm(t){let e=t.orientations[0];return Array.from({length:t.income},(n,r)=>e[Math.floor((r+.5)*e.length/t.income)])}function nn(t,e,n,[r,o],s){let i=e.orientations[n],l=B(e.orientations[0]);return x`<g class="patch" transform=${`translate(${o*10} ${r*10})`}>
<path class="piece" fill=${`url(#fabric-${t})`} d=${Z(i,10,.25)}></path>
<path class="stitches" d=${Z(i,10,1.1)}></path>
${Nm(e).map(c=>{let[u,m]=ea(c,l,n);return j((m+.5)*10,(u+.5)*10,2.6)})}
${s?Rm(i[0],t):f}
</g>`}function Rm([t,e],n){let[r,o]=[(e+.5)*10,(t+.5)*10+1.9];return x`<text class="letter" x=${r} y=${o}>${n}</text>`}function Qo([t,e]){return x`<g class="patch special">${tt("special",e*10,t*10)}</g>`}function _t(t,e,n,r){let[o,s]=B(e.orientations[n]),i=Math.max(4,o,s)*10+1.2,[l,c]=[(s*10-i)/2,(o*10-i)/2];return p`<svg class="framed" viewBox=${`${l} ${c} ${i} ${i}`} aria-hidden="true">
${nn(t,e,n,[0,0],r)}
</svg>`}function er(t,e,n,r){let[o,s]=B(e.orientations[n]);return p`<svg
class="picture"
width=${`${s}em`}
height=${`${o}em`}
viewBox=${`-0.6 -0.6 ${s*10+1.2} ${o*10+1.2}`}
aria-hidden="true"
>
${nn(t,e,n,[0,0],r)}
</svg>`}var Qa={cloth:ba(),thread:$a()},rn=[1,2];function Ya(t){return t.time_board.on_top===1?[rn[1],rn[0]]:rn}function Ja(t,e){let[n,r]=t.players.map(c=>c.time),o=n===r?a("tokens-together",{space:String(n),name:P(e,t.time_board.on_top)}):rn.map(c=>a("token-at",{...Q(e,c),space:String(t.players[c-1].time)})).join(" "),s=t.time_board.special_patches_left,i=t.automa?` ${ze(t.automa)}`:"",l=s.length?s.join(", "):a("none");return`${o} ${a("special-left",{spaces:l})}${i}`}function Yo(t,e,n,r){return x`<g class=${`token token-${t}`} transform=${`translate(${e} ${n})`}>
${tt(`token-${t}`,0,0,r/4)}
<text y=${r*.42} font-size=${r*1.2}>${t}</text></g>`}function Xa({numeral:t},e,n,r){let o=Array.from({length:16},(s,i)=>{let l=i%2?r*.78:r,c=i*Math.PI/8;return`${(Math.sin(c)*l).toFixed(2)} ${(-Math.cos(c)*l).toFixed(2)}`});return x`<g class="marker" transform=${`translate(${e} ${n})`}>
<path d=${`M${o.join("L")}Z`}></path>
<text y=${r*.3} font-size=${r*.85}>${t}</text></g>`}function tl({automa:t},e,n){if(!t?.marker_on_board)return f;let[r,o]=e(t.marker);return Xa(t,r,o,n)}function or(t){return p`<svg class="token-picture" viewBox="-6 -6 12 12" aria-hidden="true">
${Yo(t,0,0,4.4)}
</svg>`}function Fm(t,e,n,r=null){let o=Qa[n],s=n==="cloth"?84:96,{income:i,special_patches:l,special_patches_left:c}=t.time_board;return p`<svg
class="spiral"
viewBox=${`-1 -1 98 ${s+2}`}
role="img"
aria-label=${Ja(t,e)}
>
${n==="thread"?[Hm(),Dm(o)]:f}
${o.map((u,m)=>qm(u,m,n))}
${r?el(r,u=>o[u].centre):f}
${i.map(u=>{let{x:m,y:d}=o[u].entry;return nr(u,r,j(m,d,2.5))})}
${l.map(u=>{let{x:m,y:d}=o[u].entry;return nr(u,r,on(m,d,4.8,c.includes(u)))})}
${r?nl(r,o[r.to].centre,4.6):f}
${tl(t,u=>[o[u].centre.x,o[u].centre.y],5.4)}
${jm(t,o)}
</svg>`}function nr(t,e,n){let o=e?.marks.includes(t)??!1?"board-mark crossed":"board-mark";return x`<g class=${o} data-mark=${t}>${n}</g>`}function el({player:t,from:e,to:n},r){let s=Array.from({length:n-e+1},(i,l)=>r(e+l)).map(({x:i,y:l})=>`${i.toFixed(1)} ${l.toFixed(1)}`).join("L");return x`<path class="walk-halo" d=${`M${s}`}></path>
<path class=${`walk walk-${t}`} d=${`M${s}`} data-testid="walk"></path>`}function nl({player:t,to:e},{x:n,y:r},o){return x`<g class=${`landing landing-${t}`} data-landing=${e}
transform=${`translate(${n} ${r})`}>${tt(`token-${t}`,0,0,o/4)}</g>`}function Hm(){return[[0,1,1],[96,-1,1],[0,1,-1],[96,-1,-1]].map(([t,e,n])=>x`<use href="#corner"
transform=${`translate(${t} ${n>0?0:96}) scale(${e} ${n})`}></use>`)}function Dm(t){let e=t.map(({centre:n})=>`${n.x.toFixed(1)} ${n.y.toFixed(1)}`);return x`<path class="strand" d=${`M${e.join("L")}`}></path>`}function qm({centre:{x:t,y:e}},n,r){let o=n===53,s=r==="cloth"&&o?"space-end":`space-${r}`,i=n===0||o?"end":n%2?"odd":"even",l=n===0&&r==="cloth"?a("board-start"):n;return x`<g class=${`space ${i}`}>
${tt(s,t,e,r==="thread"&&o?1.14:1)}
<text x=${t} y=${e} dy="0.36em" class=${n===0?"named":""}>${l}</text></g>`}function on(t,e,n,r){let[o,s]=[t-n/2,e-n/2];return r?tt("special",o,s,n/10):x`<rect class="mark-taken" x=${o} y=${s} width=${n} height=${n}
rx="0.6"></rect>`}function jm(t,e){let n=t.players[0].time===t.players[1].time;return Ya(t).map((r,o)=>{let{x:s,y:i}=e[t.players[r-1].time].centre,l=n?o*-2.6+1.3:0;return Yo(r,s+l*.6,i+l,4)})}var sn={left:5,span:150,bar:9.5,above:4,below:15};function $t(t){return sn.left+t*sn.span/53}function rr(t){return t===1?sn.above:sn.below}function rl(t,e){return Qa[t][e].centre}function Bm(t,e,n){let{income:r,special_patches:o,special_patches_left:s}=t.time_board,{bar:i}=sn;return p`<svg
class="time-line"
viewBox="0 0 160 19"
role="img"
aria-label=${Ja(t,e)}
>
<rect class="track" x="3" y=${i-1.6} width="154" height="3.2" rx="1.6"></rect>
${rn.map(l=>x`<rect class=${`gone gone-${l}`} x="3" y=${l===1?i-1.6:i}
width=${Math.max(2,$t(t.players[l-1].time)-3)} height="1.6"></rect>`)}
${n?el(n,l=>({x:$t(l),y:i})):f}
${r.map(l=>nr(l,n,j($t(l-.5),i,2.1)))}
${o.map(l=>nr(l,n,on($t(l-.5),i,4.2,s.includes(l))))}
${tl(t,l=>[$t(l),i],3.6)}
${n?nl(n,{x:$t(n.to),y:rr(n.player)},3.2):f}
${Ya(t).map(l=>{let{time:c}=t.players[l-1];return Yo(l,$t(c),rr(l),3.3)})}
</svg>`}function Wm(t,e){let{to_income:n,to_special_patch:r}=t.players[e-1],o=(s,i)=>p`<li><svg viewBox="-3 -3 6 6">${i}</svg>${s??"–"}</li>`;return p`<ul class="ahead" data-testid="ahead" aria-hidden="true">
${o(n,j(0,0,2.7))} ${o(r,on(0,0,5.2,!0))}
</ul>`}function Um({automa:t}){let e=[[a("legend-income"),j(0,0,2.4)],[a("legend-special"),on(0,0,4.6,!0)],[a("legend-taken"),on(0,0,4.6,!1)]];return t?.marker_on_board&&e.push([a("legend-marker"),Xa(t,0,0,2.9)]),e}function ol(t,e,n,r,o=null,s=1){let i=o?Ua(o,e):a("time-note",{name:P(e,s),distances:je(t,s)});return p`<section class="panel time-board" aria-labelledby="time-heading">
<div class="panel-head">
<h2 id="time-heading">${a("time-board")}</h2>
<button type="button" class="quiet look" data-testid="look" @click=${r}>
${a(n==="cloth"?"look-thread":"look-cloth")}
</button>
</div>
<p class="time-note" data-testid="time-note">${i}</p>
<div class="spiral-box">${Fm(t,e,n,o)}</div>
<div class="line-box">
${Bm(t,e,o)}
<p class="visually-hidden">${i}</p>
${Wm(t,s)}
</div>
<ul class="legend">
${Um(t).map(([l,c])=>p`<li><svg viewBox="-3 -3 6 6" aria-hidden="true">${c}</svg> ${l}</li>`)}
</ul>
</section>`}var sr=class{constructor(e,n){this.root=e;this.look=n}root;look;scene=null;running=[];prepare({table:e},n,r){let s=r>0&&n.moves.length===(e?.moves.length??0)+1?n.moves[n.moves.length-1]:void 0;if(!s){this.scene=null;return}let i=_o(s.move),l=i?this.root.querySelector(`[data-patch="${i}"] .framed`):null,c=l&&{box:l.getBoundingClientRect(),image:l.cloneNode(!0)},{gains:u,marks:m}=pa(s,n.time_board);this.scene={happening:s,milliseconds:r,gains:u,marks:m,picture:c}}play(){let{scene:e}=this;this.scene=null,e&&(this.skip(),this.fly(e),this.walk(e),this.light(e),this.float(e))}skip(){for(let e of this.running)e.finish();this.running=[]}run(e,n,r){let o=e.animate(n,{duration:r,easing:"ease-in-out"});return this.running.push(o),o}fly({happening:{move:e,player:n},picture:r,milliseconds:o}){let s=this.targetOf(_o(e),n);if(!r||!s)return;let[i,l]=[r.box,s.getBoundingClientRect()],c=this.overlay("flying",[r.image]),u=(d,h)=>({transform:`translate(${d.x+d.width/2}px, ${d.y+d.height/2}px)
translate(-50%, -50%) scale(${h})`}),m=Math.max(l.width,l.height)/170;this.run(c,[u(i,i.width/170),u(l,m)],o*.9).onfinish=()=>c.remove(),s.matches("g")&&this.run(s,[{opacity:0},{opacity:0,offset:.9},{opacity:1}],o)}targetOf(e,n){let o=[...this.root.querySelectorAll(`[data-sewn="${e}"]`)].filter(i=>i.getBoundingClientRect().width>0),[s]=o.sort((i,l)=>l.getBoundingClientRect().width-i.getBoundingClientRect().width);return s??this.root.querySelector(`[data-testid="player-${n}"]`)}walk({happening:{change:e,player:n},milliseconds:r}){if(!e||e.to<=e.from)return;let o=Array.from({length:e.to-e.from+1},(l,c)=>e.from+c),s=l=>rl(this.look(),l),i=l=>({x:$t(l),y:rr(n)});for(let[l,c]of[["spiral",s],["time-line",i]]){let u=this.root.querySelector(`.${l} .token-${n}`),m=o.map(c).map(({x:d,y:h})=>({transform:`translate(${d}px, ${h}px)`}));u&&this.run(u,m,r*.9)}}light({marks:e,milliseconds:n}){for(let r of e)for(let o of this.root.querySelectorAll(`[data-mark="${r}"]`))this.run(o,[{opacity:1},{opacity:.1},{opacity:1}],n)}float({happening:{player:e},gains:n,milliseconds:r}){let s=this.root.querySelector(`[data-testid="buttons-${e}"]`)?.getBoundingClientRect();if(!s||n.length===0)return;let i=this.overlay("floating",[n.join(" · ")]),[l,c]=[s.x-4,s.y-4],u=[{transform:`translate(${l}px, ${c+10}px)`,opacity:0},{transform:`translate(${l}px, ${c}px)`,opacity:1,offset:.25},{transform:`translate(${l}px, ${c-12}px)`,opacity:1}];this.run(i,u,r).onfinish=()=>i.remove()}overlay(e,n){let r=document.createElement("div");return r.className=`overlay ${e}`,r.setAttribute("aria-hidden","true"),r.append(...n),document.body.append(r),r}};var b$=[["1 2 3","key-1-2-3"],["keys-arrows","key-arrows"],["keys-shift-arrows","key-shift-arrows"],["N, Shift + N","key-n"],["R, Shift + R","key-r"],["F","key-f"],["keys-space","key-space"],["Enter","key-enter"],["Esc","key-esc"],["keys-wheel","key-wheel"],["P","key-p"],["U","key-u"],["T, Enter","key-t"],["H, W","key-h"],["/","key-slash"],["?, F1","key-help"]],an={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right"},sl={1:{type:"option",index:0},2:{type:"option",index:1},3:{type:"option",index:2}," ":{type:"placement",event:{type:"cycle"}},f:{type:"placement",event:{type:"turn",how:"flip"}},Enter:{type:"place"},Escape:{type:"cancel"},p:{type:"pass"},u:{type:"undo"},t:{type:"turn"},h:{type:"hint"},w:{type:"why"},"/":{type:"command"},"?":{type:"help"}};function zm(t,e){return t==="Slash"?e?"?":"/":/^(?:Key|Digit)(\w)$/.exec(t)?.[1].toLowerCase()??""}function al(t){let{key:e,code:n="",shiftKey:r,ctrlKey:o,metaKey:s,altKey:i}=t;if(o||s||i)return null;let l=il(e,r);return l||/^[a-z]$/i.test(e)?l:il(zm(n,r),r)}function il(t,e){if(Object.hasOwn(an,t)){let r=an[t];return{type:"placement",event:{type:e?"jump":"arrow",direction:r}}}let n=t.length===1?t.toLowerCase():t;return n==="n"?{type:"placement",event:{type:"next",back:e}}:n==="r"?{type:"placement",event:{type:"turn",how:e?"left":"right"}}:Object.hasOwn(sl,n)?sl[n]:null}var Km=new Set(["place","pass","undo","turn","hint","why"]);function ll({repeat:t},e){return t&&Km.has(e.type)}var Vm=4,Zm=1.5,Qm=120;function Ym(t,e){return e===null||t.detail===0?!1:t.pointerId===void 0||t.pointerId===e}var ir=class{constructor(e,n){this.root=e;this.game=n;let r=new AbortController;this.stop=()=>{this.end(),r.abort()};let o=(s,i,l=!1)=>e.addEventListener(s,c=>i(c),{signal:r.signal,capture:l});o("pointerdown",s=>this.down(s)),o("pointermove",s=>this.move(s)),o("pointerup",s=>this.up(s)),o("pointercancel",()=>this.abandon()),o("pointerleave",()=>this.leave()),o("click",s=>this.click(s),!0),o("contextmenu",s=>this.flip(s)),e.addEventListener("wheel",s=>this.wheel(s),{signal:r.signal,passive:!1}),window.addEventListener("keydown",s=>{s.key==="Escape"&&this.press?.dragging&&(s.stopPropagation(),this.abandon())},{signal:r.signal,capture:!0})}root;game;press=null;swallow=null;turned=0;stop;cellAt(e,n){let r=this.root.querySelector("[data-held] .cells");if(!r)return null;let o=r.getBoundingClientRect(),s=o.width/9,[i,l]=[Math.floor((n-o.top)/s),Math.floor((e-o.left)/s)];return i>=-1&&l>=-1&&i<=9&&l<=9?[Math.max(0,Math.min(8,i)),Math.max(0,Math.min(8,l))]:null}isOnQuilt(e){return e.target instanceof Element&&e.target.closest("[data-held] .cells")!==null}down(e){this.swallow=null;let{state:n}=this.game;if(e.button!==0||!e.isPrimary||!Qt(n))return;let r=e.target,o=M(n)?r.closest("[data-patch]"):null,s=o?o.dataset.patch:this.game.state.placement.letter;if(!s||!o&&!this.isOnQuilt(e))return;let i=o?this.grabbed(o,s,e):this.heldCell(e);this.press={pointer:e.pointerId,x:e.clientX,y:e.clientY,letter:s,anchor:i,market:o,touch:e.pointerType==="touch",dragging:!1,image:null}}grabbed(e,n,r){let o=Je(this.game.state,n),s=e.querySelector(".patch");if(!o||!s)return null;let i=o.patch.orientations[q(this.game.state.placement,n)],[l,c]=B(i),u=s.getBoundingClientRect(),m=Math.floor((r.clientY-u.top)/u.height*l),d=Math.floor((r.clientX-u.left)/u.width*c);return i.find(h=>st(h,[m,d]))??Tt(i)}heldCell(e){let{placement:n}=this.game.state,r=_(this.game.state),o=this.cellAt(e.clientX,e.clientY);return!r||!n.origin||!o||!it(n,r).some(s=>st(s,o))?null:[o[0]-n.origin[0],o[1]-n.origin[1]]}move(e){let{press:n}=this;if(!n){e.pointerType!=="touch"&&this.hover(e);return}if(e.pointerId===n.pointer){if(!n.dragging){if(Math.hypot(e.clientX-n.x,e.clientY-n.y)<Vm)return;this.startDrag(n)}this.drag(n,e)}}hover(e){let{placement:n}=this.game.state;if(n.letter===null||n.set)return;let r=this.isOnQuilt(e)?this.cellAt(e.clientX,e.clientY):null;r?this.game.placement({type:"hover",cell:r}):this.leave()}leave(){!this.press&&this.game.state.placement.origin&&this.game.placement({type:"leave"})}startDrag(e){e.dragging=!0,this.root.setPointerCapture(e.pointer),e.market&&this.game.choose(e.letter,e.anchor??void 0);let n=_(this.game.state);if(!n)return;let r=Mt(this.game.state.placement,n),o=r.filter(i=>i[0]===B(r)[0]-1),s=e.touch?o[Math.floor(o.length/2)]:e.anchor??Tt(r);this.game.placement({type:"hold",anchor:s}),e.market&&(e.image=this.dragImage(e.market))}dragImage(e){let n=e.querySelector(".framed");if(!n)return null;let r=document.createElement("div");return r.className="drag-image",r.append(n.cloneNode(!0)),document.body.append(r),r}drag(e,n){let r=this.root.querySelector("[data-held] .cells"),o=e.touch&&r?r.getBoundingClientRect().width/9*Zm:0,s=this.cellAt(n.clientX,n.clientY-o);if(s?this.game.placement({type:"hover",cell:s}):this.game.placement({type:"leave"}),!e.image)return;e.image.hidden=s!==null;let i=`${n.clientX}px, ${n.clientY-o}px`;e.image.style.transform=`translate(${i}) translate(-50%, -50%)`}up(e){let{press:n}=this;if(!(!n||e.pointerId!==n.pointer)&&(this.end(),!!n.dragging)){if(this.swallow=n.pointer,!this.game.state.placement.origin)return this.game.placement({type:"cancel"});this.game.placement({type:"show"}),n.market&&!n.touch&&this.game.commit()}}abandon(){let e=this.press?.dragging?this.press.pointer:null;this.end(),this.swallow=e,e!==null&&this.game.placement({type:"cancel"})}end(){this.press?.image?.remove(),this.press=null}click(e){if(Ym(e,this.swallow)){this.swallow=null,e.stopPropagation(),e.preventDefault();return}if(!this.isOnQuilt(e))return;let{game:n}=this,{placement:r}=n.state,o=_(n.state),s=this.cellAt(e.clientX,e.clientY);!s||!o||(r.set&&this.commits(e,s)?n.commit():n.placement({type:"set",cell:s}))}commits(e,n){let{placement:r}=this.game.state,o=_(this.game.state);if(!o)return!1;let s=it(r,o);return r.plan?!1:s.length>0&&de(r,o)&&st(In(s),n)?!0:e.pointerType==="touch"?!1:[...s,r.cursor].some(i=>st(i,n))}wheel(e){if(!this.turns(e)||e.deltaY===0)return;e.preventDefault();let n=performance.now();n-this.turned<Qm||(this.turned=n,this.game.placement({type:"turn",how:e.deltaY>0?"right":"left"}))}flip(e){e.pointerType==="touch"||!this.turns(e)||(e.preventDefault(),this.game.placement({type:"turn",how:"flip"}))}turns(e){let{state:n}=this.game;return e.target instanceof Element&&e.target.closest("[data-held] .cells")!==null&&Qt(n)&&(_(n)?.letter??"+")!=="+"}};function cl(t,e){let n=t.target.closest("[data-quilt=shown]");return!n||!Object.hasOwn(an,t.key)||t.shiftKey?!1:(t.preventDefault(),e(n.getAttribute("data-testid")==="quilt-1"?1:2,an[t.key]),!0)}function ul(t){t.onLine=e=>A("commands").then(({obey:n})=>n(t,e),n=>t.complain(n.message))}function pl(t,e,n){let r=window.matchMedia("(prefers-reduced-motion: reduce)");e.pace=()=>document.hidden||r.matches?"off":n.settings.motion;let o=new sr(t,()=>n.settings.look);return e.onShow=({table:s},i)=>{let l=e.state.table,{sounds:c,vibration:u}=n.settings;(c||u)&&A("cues").then(({tellCues:m})=>m(l,s,n.settings),console.warn),o.prepare(e.state,s,i)},o}function ml(t,e,n,r,o){let s=new ir(t,e),i=new AbortController,{signal:l}=i,c=()=>{document.hidden||(e.wake(),r.consider())},u=()=>{e.skip(),n.skip()};return window.addEventListener("keydown",u,{capture:!0,signal:l}),window.addEventListener("pointerdown",u,{capture:!0,signal:l}),t.addEventListener("keydown",m=>td(m,e,o),{signal:l}),e.onPlan=m=>Jm(t,e,m),e.onAsk=()=>Xm(e),window.addEventListener("online",c,{signal:l}),document.addEventListener("visibilitychange",c,{signal:l}),()=>{i.abort(),s.stop()}}function dl(t){fl(t.querySelector(".quilt.active .cells"))}async function Jm(t,e,n){try{e.planning=await A("plan"),e.planning.planWith(e,n),e.state.placement.plan&&_(e.state)&&fl(t.querySelector(".spread.front .cells"))}catch(r){e.fail(r)}}async function Xm(t){if(!t.hints)try{t.hints=await A("hints"),t.store.dispatch({type:"hint",hint:t.state.hint})}catch(e){t.fail(e)}}function fl(t){if(!t)return;t.focus({preventScroll:!0});let{top:e,bottom:n}=t.getBoundingClientRect();(e<0||n>window.innerHeight)&&t.scrollIntoView({block:"nearest"})}function hl(t,e,n){e.matches(".turn-card")&&t.querySelector(".quilt.active")?n():document.getElementById("turn-heading")?.focus()}function td(t,e,n){let r=t.target;if(!r.closest("[data-keys]")||r.closest("dialog, input, select, textarea")||cl(t,(l,c)=>e.store.dispatch({type:"walk",player:l,direction:c})))return;let s=al(t),i=r instanceof HTMLButtonElement&&[" ","Enter"].includes(t.key);i&&t.repeat&&t.preventDefault(),!(!s||i)&&(t.preventDefault(),!ll(t,s)&&nd(s,e,n))}function ed(t){let{letter:e,plan:n}=t.state.placement;if(t.placement({type:"cancel"}),!n||!document.activeElement?.matches(".cells"))return;document.querySelector(`[data-coming=${e}]`)?.focus({preventScroll:!0})}function nd(t,e,n){switch(t.type){case"option":return e.chooseAt(t.index),n();case"placement":return e.placement(t.event);case"place":return e.state.placement.letter===null&&e.company.goOn()?void 0:e.state.table?.stage==="card"?e.turnCard():e.commit();case"turn":return e.turnCard();case"hint":return e.hint();case"why":return e.why();case"cancel":return ed(e);case"pass":return e.pass();case"undo":return e.undo();case"command":return e.type(!0),document.getElementById("command")?.focus();case"help":return e.onHelp()}}var rd=3,gl=5,Jo={buttons:gl,time:0,income:0,cells:".".repeat(Vt),filled:Do,empty:Vt,patches:[]};function N$(t,e="revised"){return{board:e,ring:t,players:[Jo,Jo],turn:1,stage:"action",tile:null,automa:null}}function ar(t,e){return{...Jo,buttons:t,time:e}}function yl({ring:t,players:e,turn:n,stage:r,tile:o,automa:s}){let i=e.some(({buttons:c,time:u,empty:m})=>c!==gl||u>0||m<Vt);return n===1&&r==="action"&&o===null&&s===null&&!i&&new Set(t).size===33&&t.endsWith("A")}function wt({players:t,turn:e}){return t[e-1]}function dt({stage:t,turn:e,automa:n}){return t==="over"?null:n!==null&&e===2?"card":e}function $e({ring:t}){return[...t.slice(0,rd)]}function lr(t,e){let n=t.indexOf(e);return t.slice(n+1)+t.slice(0,n)}function Xo(t,e,n){return t.filter(r=>r>e&&r<=n)}function ts({players:[t,e]}){return Math.max(t.time,e.time)}function ln(t){return Xo(xn[t.board],ts(t),U)}function cn(t){return kn[t-1]}function bl({automa:t,players:e,tile:n}){return t!==null&&n!==1&&e[1].time<cn(t.level).marker}function vt(t){return t.startsWith("A:")}function $l(t,e,n){let[r,o]=t.players,{automa:s}=t,{taken:i,start:l,stop:c}=n,u=$e(t).join("");if(s===null||dt(t)!=="card"||l!==o.time||n.choices!==u||i!==null&&!u.includes(i)||e!==`A:${i??"pass"}`||c<=l||c>U)return null;let m=c===U&&r.time===U;return{...t,ring:i===null?t.ring:lr(t.ring,i),players:[r,ar(o.buttons+n.income,c)],turn:c>r.time||m?1:2,stage:m?"over":"action",tile:n.takes_special_tile?2:t.tile,automa:{...s,taken:s.taken+(i??"")}}}var od=/^(?:pass|[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9])$/;function es(t,e){let{turn:n,players:r}=t,o=wt(t),s=r[2-n],i=e?o.time+e.time:s.time+1,l=Math.min(i,U),[c,u]=e?[e.buttons,0]:[0,l-o.time],m=Xo(Ae,o.time,l),d=(o.income+(e?.income??0))*m.length,h=l>s.time,y=o.empty>(e?.squares??0),k=l===U&&s.time===U;return{buttons:o.buttons-c+u+d,time:l,paid:c,earned:u,income_marks:m,income:d,special_patch:h&&y&&ln(t).some(S=>S<=l),next:h||k?X(n):n,over:k}}function sd(t,e,n){if(!od.test(e))return"a move is pass, a patch like X0a7 or a special patch like +d9";let r=e[0],o=r in n&&e!=="pass",s=o?jo(n[r],e.slice(1)):null;if(o&&!s)return`patch ${r} would not lie wholly on the board there`;if(t.stage==="over")return"the game is over";if(dt(t)==="card")return"it is the Automa's turn";let i=s?.spaces??[Uo(e.slice(1))??0];return t.stage==="special_patch"?r==="+"?wl(t,i):"the special patch must be placed first":e==="pass"?null:r==="+"?"there is no special patch to place":ns(t,r,n)??wl(t,i)}function ns(t,e,n){let r=$e(t);if(!t.ring.includes(e))return`patch ${e} is no longer in the ring`;if(!r.includes(e))return`patch ${e} is not among the next three (${r.join(", ")})`;let o=n[e].buttons-wt(t).buttons;return o>0?`needs ${o} more button${o>1?"s":""}`:null}function wl(t,e){let{filled:n}=wt(t),r=e.find(o=>Zn(n,o));return r===void 0?null:`overlaps at ${Ze(r)}`}function xl(t,e,n){if(sd(t,e,n)!==null)return null;let r=wt(t);if(e==="pass")return kl(t,t.ring,r,null);let[o,s]=[e[0],e.slice(1)];if(o==="+")return{...Sl(t,vl(r,[Uo(s)??0],"*")),stage:"action",turn:X(t.turn)};let i=n[o],l=jo(i,s),{orientation:c,row:u,column:m,spaces:d}=l,h={...vl(r,d,o),income:r.income+i.income,patches:rs([...r.patches,{letter:o,orientation:c,row:u,column:m}])};return kl(t,lr(t.ring,o),h,i)}function rs(t){return t.sort((e,n)=>e.letter<n.letter?-1:1)}function vl(t,e,n){return{...t,cells:Fa(t.cells,e,n),filled:qo(t.filled,Ot(e)),empty:t.empty-e.length}}function kl(t,e,n,r){let{buttons:o,time:s,special_patch:i,next:l,over:c}=es(t,r),u=c?"over":i?"special_patch":"action",m=i&&!c?t.turn:l;return{...Sl(t,{...n,buttons:o,time:s}),ring:e,stage:u,turn:m}}function Sl(t,e){let{players:n,turn:r,tile:o}=t;return{...t,players:r===1?[e,n[1]]:[n[0],e],tile:o===null&&Ia(e.filled)?r:o}}function os(t,e,n,r){return vt(e)?n===void 0?null:$l(t,e,n):xl(t,e,r)}function cr(t,e,n,r){let o=[t],s=n.values();for(let[i,l]of e.entries()){let c=vt(l)?s.next().value:void 0,u=os(o[i],l,c,r);if(u===null)return null;o.push(u)}return o}function Pl(t,e,n){return e.map((r,o)=>ss(o+1,r,t[o],t[o+1],n))}function ss(t,e,n,r,o){let s=n.turn,[i,l]=[n.players[s-1],r.players[s-1]],c=id(e)?o[e[0]].buttons:0,u=e==="pass"?l.time-i.time:0,m=l.buttons-i.buttons+c-u;return{number:t,player:s,move:e,change:{from:i.time,to:l.time,paid:c,earned:u,income:m}}}function id(t){return t!=="pass"&&!t.startsWith("+")&&!vt(t)}function ur(t,e){let n=0;for(;n<t.length&&vt(t[t.length-1-n]);)n+=1;return n===0?[]:e.slice(-n)}var we=12,is=0;function ad(){return Array(we).fill(is)}function pr(t,e=[],n={}){let[r,,o,s=""]=t.trim().split(" ").slice(7),[i,l]=s.split("/").map(El),[,c]=/^\?(\d+)/.exec(o??"")??[],u=o&&El(o.replace(/^\?\d+/,"?"));if(!i||!l||!u||r!=="normal"&&r!=="tactical")return null;let m=[...i,...l,...u];return m.length!==we?null:{deck:r,aside:i.length,discards:l.length,budgets:c===void 0?n:{...n,0:Number(c)},known:[m,...e]}}function El(t){if(t==="-")return[];let e=t.split(".");return e.every(n=>/^(?:\d{1,2}|\?)$/.test(n))?e.map(n=>n==="?"?is:Number(n)):null}function as({aside:t,discards:e},n){let r=t+e+n;return{shuffle:Math.floor(r/we),at:r%we}}function Z$(t,e){let{shuffle:n,at:r}=as(t,e);return t.known[n]?.[r]??is}function Q$(t,e,n){let{shuffle:r,at:o}=as(t,e),s=[...t.known];for(;s.length<=r;)s.push(ad());return s[r]=s[r].map((i,l)=>l===o?n:i),{...t,known:s}}function Tl(t,e,n){let r=e.length,{shuffle:o,at:s}=as(t,r),i=s===0&&o>0&&(e.at(-1)?.stop??U)===U,l=i?o-1:o,c=i?we:s,u=l===0?t.aside:0,m=l===0?(t.known[0]??[]).slice(u,u+t.discards):[],d=c-u-m.length,h=e.slice(r-d).map(({card:y})=>y.number);return{pile:we-c,aside:u,discards:[...m,...d>0?h:[]],budget:i?null:n,shuffles:t.known.slice(0,Math.max(1,l+1))}}function Al(t,{known:e,aside:n,discards:r,budgets:o}){let s=t.split(" ").slice(0,-2),[i]=e,l=n+r,c=un(i.slice(l)),u=0 in o?c.replace(/^\?/,`?${o[0]}`):c,m=`${un(i.slice(0,n))}/${un(i.slice(n,l))}`;return[...s,u,m].join(" ")}function un(t){return t.map(e=>e||"?").join(".")||"-"}var ld=/^(\d{1,4})\.(\d{1,2})(?:i(\d{1,2}))?$/,cd=/^(\d{1,4})\.(\d{1,2}):([A-Za-g]{1,33}|-)$/,ud=/^(?:[A-Za-g]{1,60}|-)$/,pd=/^[1-9*xA-Za-g]{1,9}(?:\/[1-9*xA-Za-g]{1,9}){8}$/,Ml={1:{turn:1,stage:"action"},2:{turn:2,stage:"action"},"1+":{turn:1,stage:"special_patch"},"2+":{turn:2,stage:"special_patch"},"#1":{turn:1,stage:"over"},"#2":{turn:2,stage:"over"}},Ol={"-":null,1:1,2:2},_l={r:"revised",o:"original"};function mr(t,e){let n=t.trim().split(" ");if(n.length===11)return md(n,e);let[r,o,s,i,...l]=n;if(n.length!==8)return null;let[c,u]=[ls(r,s,e),ls(o,i,e)];return c&&u&&Gl([c,u],l,null)}function md([t,e,n,r,o,s,i,l,c],u){let m=ls(t,e,u),d=cd.exec(n);if(!m||!d||l!=="normal"&&l!=="tactical"||!/^[1-5]$/.test(c))return null;let h=d[3]==="-"?"":d[3],y=ar(Number(d[1]),Number(d[2])),k={deck:l,level:Number(c),taken:h};return Gl([m,y],[r,o,s,i],k)}function Gl(t,[e,n,r,o],s){if(!(n in Ml&&r in Ol&&o in _l&&ud.test(e)))return null;let l=e==="-"?"":e,c={tile:Ol[r],board:_l[o],automa:s};return{...Ml[n],ring:l,players:t,...c}}function ls(t,e,n){let r=ld.exec(e),o=t.split("/").map(h=>h.replace(/\d/g,y=>".".repeat(Number(y))));if(!r||!pd.test(t)||o.some(h=>h.length!==9))return null;let s=o.join(""),[,i,l,c]=r,u=dd(s,n);if(u===null||s.includes("x")!==(c!==void 0))return null;let m=u.reduce((h,{letter:y})=>h+n[y].income,0),d=[...s].flatMap((h,y)=>h==="."?[]:[y]);return{buttons:Number(i),time:Number(l),income:c===void 0?m:Number(c),cells:s,filled:Ot(d),empty:Vt-d.length,patches:u}}function dd(t,e){let r=[...new Set(t)].filter(s=>!".*x".includes(s)).map(s=>{let i=[...t].flatMap((c,u)=>c===s?[u]:[]),l=La(e[s],i);return l&&{letter:s,orientation:l.orientation,row:l.row,column:l.column}}),o=r.filter(s=>s!==null);return o.length<r.length?null:rs(o)}function Nl(t,e){let{players:n,ring:r,turn:o,stage:s,tile:i,board:l,automa:c}=t,[u,m]=n.map(({cells:J})=>hd(J)),d=Cl(n[0]),h=[r||"-",fd[s](o),i??"-",l[0]];if(c===null||e===null)return[u,m,d,Cl(n[1]),...h].join(" ");let{buttons:y,time:k}=n[1],S=`${y}.${k}:${c.taken||"-"}`,C=`${Ll(e.aside)}/${e.discards.join(".")||"-"}`,R=Ll(e.pile).replace("?",`?${e.budget??""}`);return[u,d,S,...h,c.deck,c.level,R,C].join(" ")}var fd={action:t=>`${t}`,special_patch:t=>`${t}+`,over:t=>`#${t}`};function hd(t){return Array.from({length:9},(n,r)=>t.slice(9*r,9*(r+1))).map(n=>n.replace(/\.+/g,r=>String(r.length))).join("/")}function Cl({buttons:t,time:e,income:n,cells:r}){return`${t}.${e}${r.includes("x")?`i${n}`:""}`}function Ll(t){return Array(t).fill("?").join(".")||"-"}function Rl(t,e,n,r){let o=yd(n);return r!==null?gd(e,o,n,r):yl(t)?`#${t.ring},${o}${t.board==="original"?",o":""}`:`#p=${cs(e)}${o&&`,${o}`}`}function gd(t,e,n,[r,...o]){let s=pr(t),i=Al(t,{...s,known:[r],budgets:{}}),l=`#s=${cs(i)}`;return n.length===0&&o.length===0?l:[l,e,...o.map(un)].join(",")}function yd(t){return t.filter(n=>!vt(n)).map(n=>n==="pass"?".":n).join("")}function Il(t,e){return e?`${t},c${e}`:t}function Fl({Compensation:t="0"}){return/^-?[1-9]\d{0,2}$/.test(t)?Number(t):0}function ow(t){return`#${t.includes(":")?"s":"p"}=${cs(t)}`}function cs(t){return t.replace(/ /g,"_").replace(/#/g,"!")}var bd=new Set(["move","card","takeback","resign","flag","abort","handover"]);function dr(t,e){let n=mr(t.start,e),r=n&&cr(n,t.moves,t.automa?.turns??[],e);return r===null?null:{game:t,positions:r,moves:Pl(r,t.moves,e),seats:fr(t)}}function fr({seats:t,mode:e,present:n}){return D.map(r=>{let{name:o,kind:s,yours:i,bot:l,rating:c}=t[r-1],u=e==="remote"&&s==="person"&&!n.includes(r);return{name:o,kind:s,yours:i,away:u,bot:l,rating:c}})}function pn({positions:t}){return t[t.length-1]}function Yt(t){return t.game.ended?null:dt(pn(t))}function Dl(t,e,n){if(e.number!==t.game.number+1)return null;let r=vd(t,e,n);if(r===null)return null;let{number:o,acknowledges:s,clock:i,now:l=null}=e,c=r.game.clock,u=i&&c?{...c,...i}:c,m={...r.game,number:o,acknowledges:s,now:l,clock:i===null?null:u,automa:r.game.automa&&wd(r.game.automa,e)};return Yt(r)===null&&(m.offer=null),bd.has(e.kind)&&(m.thinking=$d({...r,game:m})),{...r,game:m,said:null}}function $d(t){let e=Yt(t);return typeof e=="number"&&t.seats[e-1].kind==="computer"}function wd(t,{cards:e,levels:n}){return{...t,...e,levels:n??t.levels}}function vd(t,e,n){let{game:r}=t;switch(e.kind){case"move":case"card":return xd(t,e,n);case"takeback":return Sd(t,e);case"resign":case"flag":return Ct(t,{ended:{kind:e.kind,player:e.player}});case"abort":return Ct(t,{ended:{kind:"abort",player:e.player}});case"join":case"handover":return Pd(t,e);case"ask":return Ct(t,{offer:e.player});case"decline":return Yt(t)===null?Ct(t,{rematch:{asked:[],game:null}}):Ct(t,{offer:null});case"cut":return Hl(t,{step:"choose",points:e.points});case"choose":return Hl(e.swapped?kd(t):t,{step:null});case"rematch":{let o=D.filter(s=>s===e.player||r.rematch.asked.includes(s));return Ct(t,{rematch:{...r.rematch,asked:o}})}case"rematch_opened":return Ct(t,{rematch:{...r.rematch,game:e.table}});default:return null}}function Ct(t,e){return{...t,game:{...t.game,...e}}}function Hl(t,e){let{fair:n}=t.game;return n&&Ct(t,{fair:{...n,...e}})}function kd(t){let e=t.game.present.map(X),n={...t.game,present:e,seats:[...t.game.seats].reverse()};return{...t,game:n,seats:fr(n)}}function xd(t,e,n){let{game:r,positions:o,moves:s,seats:i}=t,{move:l}=e,c=e.kind==="card"?e.turn:void 0,u=pn(t),m=r.ended?null:os(u,l,c,n);if(m===null||r.automa===null!=(u.automa===null))return null;let d=r.automa&&c?{...r.automa,turns:[...r.automa.turns,c]}:null;return{game:{...r,moves:[...r.moves,l],offer:null,automa:d??r.automa},positions:[...o,m],moves:[...s,ss(s.length+1,l,u,m,n)],seats:i}}function Sd({game:t,positions:e,moves:n,seats:r},{keep:o,practice:s}){if(!(o>=t.opening&&o<=n.length))return null;let i=t.automa&&{...t.automa,turns:t.automa.turns.filter(({number:l})=>l<=o),levels:[],practice:s??t.automa.practice};return{game:{...t,moves:t.moves.slice(0,o),offer:null,ended:null,automa:i},positions:e.slice(0,o+1),moves:n.slice(0,o),seats:r}}function Pd(t,{kind:e,player:n,seat:r,opponent:o,level:s,mode:i,rated:l}){let c=t.game.seats.map((m,d)=>d===n-1?{...r,yours:m.yours}:m),u={...t.game,seats:c,opponent:o,level:s,mode:i,rated:l};return e==="handover"&&Object.assign(u,{clock:null,offer:null}),{...t,game:u,seats:fr(u)}}function ql(t,{type:e,clock:n,said:r,...o}){let s=t.game.clock,i={...t.game,...o};n!==void 0&&(i.clock=n&&s&&{...s,...n});let l=o.present?fr(i):t.seats;return{...t,game:i,seats:l,said:r??t.said}}function jl(t,e){let n=e.kind==="move"||e.kind==="card";return{kind:e.kind,player:n?pn(t).turn:"player"in e?e.player:null,move:n?e.move:null,keep:e.kind==="takeback"?e.keep:null}}var Ed=7,us=2;function hr(t,e,n){let{players:r,tile:o,automa:s}=t,{buttons:i,empty:l}=r[e-1],c=o===e?Ed:0;if(e===1||s===null)return{buttons:i,special_tile:c,empty:l===0?0:-us*l};let u=cn(s.level),m=[...s.taken].map(h=>n[h].income),d=m.filter(h=>h>0).length;return{special_tile:c,buttons_held:u.per_button_held*i,patches_with_buttons:u.per_patch_with_buttons*d,buttons_on_patches:u.per_button_on_patches*m.reduce((h,y)=>h+y,0)}}function gr(t){return Object.values(t).reduce((e,n)=>e+n,0)}function yr(t,e,n=0){return[gr(hr(t,1,e)),gr(hr(t,2,e))+n]}function Bl(t,e,n=0){if(t.stage!=="over")return null;let r=yr(t,e,n);return r[0]===r[1]?{winner:t.turn,scores:r,reason:"first to 53"}:{winner:r[0]>r[1]?1:2,scores:r,reason:"score"}}var Zl={options:[],special_cells:[],special_cells_7x7:[]};function br(t,e,n=null,r=0){let{ring:o,turn:s,automa:i}=t;return{position:Nl(t,n),turn:s,stage:dt(t)==="card"?"card":t.stage,ring:o,players:[Ul(t,1,e),Ul(t,2,e)],time_board:Td(t),result:Bl(t,e,r),points:r,automa:i&&n&&Ad(t,i,n,e)}}function $r(t,{kind:e,player:n},r,o=0){if(e==="abort"||n===null)return{stage:"over",result:null};let s=e==="flag"?"time":"resignation";return{stage:"over",result:{winner:X(n),scores:yr(t,r,o),reason:s}}}var Wl=new WeakMap;function Ul(t,e,n){let r=t.players[e-1],o=t.tile===e,s=zl(r.time,ln(t)),i=Wl.get(r);if(i?.special_tile===o&&i.to_special_patch===s)return i;let{buttons:c,income:u,time:m,cells:d,empty:h}=r,y=hr(t,e,n),k={buttons:c,income:u,time:m,cells:d,patches:[...r.patches],score:gr(y),score_parts:y,empty:e===2&&t.automa!==null?0:h,special_tile:o,to_income:zl(m,Ae),to_special_patch:s};return Wl.set(r,k),k}function zl(t,e){let n=e.find(r=>r>t);return n===void 0?null:n-t}var Kl=new Map;function Td(t){let{board:e,stage:n,turn:r}=t,o=n==="over"?X(r):r,s=[e,ts(t),o].join(),i=Kl.get(s);if(i)return i;let l={last:U,income:Ae,special_patches:xn[e],special_patches_left:ln(t),on_top:o};return Kl.set(s,l),l}function Ad(t,{deck:e,level:n,taken:r},o,s){let{budget:i,pile:l,aside:c,discards:u,practice:m,turns:d,levels:h}=o,{numeral:y,name:k,marker:S}=cn(n),C=J=>s[J].income>0,R=[...r];return{deck:e,level:n,numeral:y,name:k,marker:S,marker_on_board:bl(t),budget:i,pile:l,aside:c,discards:u,practice:m,turns:d,levels:h,with_buttons:R.filter(C).join(""),without_buttons:R.filter(J=>!C(J)).join("")}}var Vl=new WeakMap;function Ql(t,e){let n=Vl.get(t);if(n)return n;let{filled:r}=wt(t),o=t.stage==="special_patch",s=o&&t.tile===null,i={options:t.stage==="action"?Md(t,e):[],special_cells:o?Wo(r).map(Ze):[],special_cells_7x7:s?Na(r).map(Ze):[]};return Vl.set(t,i),i}function Md(t,e){let n=yr(t,e);return[{letter:null,move:"pass",available:!0,reason:null,missing:0,placements:[],completes_7x7:[],consequence:Yl(t,null,n)},...$e(t).map(o=>Od(t,o,e,n))]}function Od(t,e,n,r){let{filled:o,buttons:s}=wt(t),i=n[e],l=Ve(o,i),c=l.length===0?"fits nowhere on the quilt":null,u=ns(t,e,n)??c,m=t.tile===null?Ga(o,l,i.squares):[];return{letter:e,move:null,available:u===null,reason:u,missing:Math.max(0,i.buttons-s),placements:l.map(({name:d})=>d),completes_7x7:m.map(({name:d})=>d),consequence:Yl(t,i,r)}}function Yl(t,e,[n,r]){let o=es(t,e),s=o.buttons-wt(t).buttons+us*(e?.squares??0);return{...o,next:o.over?null:o.next,scores:t.turn===1?[n+s,r]:[n,r+s]}}var Jl=new WeakMap;function Xl(t,e){let n=Jl.get(t);if(n)return n;let r=_d(t,e);return Jl.set(t,r),r}function _d(t,e){let{game:n,positions:r,moves:o,seats:s}=t,{automa:i,ended:l}=n,c=pn(t),u=Yt(t),m=n.fair?.points??0,d=typeof u=="number"&&s[u-1].yours&&!n.fair?.step,h=i&&{...i,turns:ur(n.moves,i.turns)};return{...Cd(t),...br(c,e,h,m),...l&&$r(c,l,e,m),...d?Ql(c,e):Zl,moves:o,can_undo:Ld(t),can_abort:Gd(t),link:Il(Rl(r[0],n.start,n.moves,i&&i.shuffles),m),offer:n.offer&&{kind:"takeback",seat:n.offer}}}function Cd({game:t,positions:e,seats:n,said:r=null}){let{number:o,acknowledges:s,opponent:i,level:l,mode:c,seed:u,access:m,takebacks:d}=t,{rated:h,seed_chosen:y,tournament:k,day:S,fair:C,thinking:R,spectators:J}=t,{clock:Xt,now:Br,rematch:Wr}=t;return{type:"state",game:t.game,number:o,acknowledges:s,opponent:i,level:l,mode:c,seed:u,access:m,takebacks:d,rated:h,seed_chosen:y,tournament:k,day:S,fair:C,thinking:R,spectators:J,clock:Xt,now:Br,rematch:Wr,ring0:e[0].ring,board:e[0].board,seats:n,said:r,declined:t.ended?.kind==="abort"&&t.ended.player!==null}}function Ld(t){let{game:e,seats:n,moves:r,positions:o}=t,s=e.mode==="remote";if(e.rated||e.day!==null||s&&(!e.takebacks||Yt(t)===null||e.offer!==null))return!1;if(e.ended)return e.ended.kind==="resign";let i=D.filter(u=>n[u-1].yours),l=D.filter(u=>n[u-1].kind==="person"),c=i.length>0?i:l;return r.some((u,m)=>m>=e.opening&&c.some(d=>d===dt(o[m])))}function Gd(t){let{game:e,positions:n,moves:r}=t;return e.mode!=="remote"||e.tournament!==null||Yt(t)===null||e.fair?.game===2?!1:new Set(r.slice(e.opening).map((s,i)=>n[e.opening+i].turn)).size<D.length}var tc=250,Nd=2e3,Rd=5e3,Id=15e3,Fd={kind:"note",player:null,move:null,keep:null},wr=class{constructor(e,n,r){this.outside=e;this.folded=n;this.patches=r}outside;folded;patches;hear=()=>{};wait=tc;pending=null;socket=null;retry=null;deadline=null;silence=null;hasGap=!1;wasOpen=!1;get table(){return Xl(this.folded,this.patches)}get number(){return this.folded.game.number}watch(e){return this.hear=e,this.connect(),()=>this.leave()}connect(){if(this.forget("retry"),this.socket)return;let e=this.outside.open();this.socket=e,this.hasGap=!1,this.wasOpen=!1,e.onopen=()=>this.opened(),e.onmessage=n=>this.received(String(n.data)),e.onclose=()=>this.closed(e),this.expectAnswer()}wake(){if(this.socket?.readyState!==1)return this.connect();this.askForGame()}leave(){let e=this.socket;this.socket=null,this.forget("retry"),this.forget("deadline"),this.forget("silence"),e&&(e.onmessage=null,e.readyState===0?e.onopen=()=>e.close():e.close())}send(e){return this.pending?!1:(this.pending={...e,id:this.outside.newId(),seen:this.number},this.hear({type:"pending",request:e}),this.transmit(),!0)}transmit(){!this.pending||this.socket?.readyState!==1||(this.socket.send(JSON.stringify(this.pending)),this.expectAnswer())}askForGame(){this.socket?.send(JSON.stringify({type:"hello",seen:this.number})),this.expectAnswer()}expectAnswer(){this.forget("deadline"),this.deadline=this.outside.later(()=>this.drop(),Rd)}drop(){let e=this.socket;e&&(e.onclose=null,e.close(),this.closed(e))}opened(){this.wait=tc,this.wasOpen=!0,this.hear({type:"status",status:"open"}),this.transmit()}received(e){let n=JSON.parse(e);if(n.type==="ping")return this.answerPing(n.n);switch(!this.pending&&!this.hasGap&&this.forget("deadline"),n.type){case"game":return this.begin(n);case"event":return this.advance(n);case"note":return this.note(n);case"error":return(n.id===null||n.id===this.pending?.id)&&this.settle(),this.hear({type:"refusal",refusal:n});case"hint":case"reasons":case"why":return n.id===this.pending?.id&&this.settle(),this.hear({type:"hint",hint:n})}}answerPing(e){this.socket?.send(JSON.stringify({type:"pong",n:e})),this.forget("silence"),this.silence=this.outside.later(()=>this.missPing(),Id)}missPing(){this.silence=null,this.folded.game.clock?.running&&this.drop()}begin(e){let n=e.version===2?dr(e,this.patches):null;if(n===null)return console.error(`This page can’t follow game ${e.game} at event ${e.number}.`),this.hear({type:"outdated"});this.hasGap=!1,this.show(n,e.acknowledges,null)}advance(e){let{number:n,acknowledges:r}=e,o=this.folded,s=this.hasGap?null:Dl(o,e,this.patches);if(s)return this.show(s,r,jl(o,e));this.acknowledged(r),!(this.hasGap||n<=this.number)&&(console.warn(`Event ${n} can’t follow ${this.number} here: the whole game is asked for.`),this.askForGame(),this.hasGap=!0)}say(e){this.socket?.send(JSON.stringify({type:"say",phrase:e}))}note(e){this.hasGap||(this.folded=ql(this.folded,e),this.hear({type:"table",table:this.table,happened:Fd}))}show(e,n,r){this.pending||this.forget("deadline"),this.folded=e,this.acknowledged(n),this.hear({type:"table",table:this.table,happened:r})}acknowledged(e){e!==null&&e===this.pending?.id&&this.settle()}settle(){this.pending=null,this.hasGap||this.forget("deadline"),this.hear({type:"pending",request:null})}closed(e){this.socket===e&&(this.socket=null,this.forget("deadline"),this.forget("silence"),this.wasOpen||this.hear({type:"unopened"}),this.hear({type:"status",status:"lost"}),this.retry=this.outside.later(()=>this.connect(),this.wait),this.wait=Math.min(Nd,this.wait*2))}forget(e){let n=this[e];n!==null&&this.outside.forget(n),this[e]=null}};function ec({mode:t,board:e,seats:n,automa:r}){let[o]=bt(n);if(o===void 0||t==="remote")return null;let s={board:e,seed:null,from:null,names:null};if(t==="solo"&&r)return{...s,opponent:"automa",deck:r.deck,level:r.level,first:"you"};if(t==="screen")return{...s,opponent:"person",first:"you",names:[n[1].name,n[0].name]};let i=o===1?"opponent":"you";return{...s,opponent:"computer",level:Hd(n[2-o].name),first:i}}function Hd(t){return Number(/level (\d+)$/.exec(t)?.[1]??te)}function qw(t,e){let{start:n,moves:r,automa:o,tags:s}=t,i=mr(n,e),l=i&&cr(i,r,o?.turns??[],e);return l&&rc({...t,positions:l,points:Fl(s)},e)}function nc({game:t,positions:e},n){let{moves:r,ended:o,fair:s,automa:i}=t,l=i&&{...i,cards:qd(t.start,i)};return rc({positions:e,moves:r,ended:o,points:s?.points??0,automa:l},n)}function rc({positions:t,moves:e,points:n,ended:r,automa:o},s){return t.map((i,l)=>({move:l===0?null:e[l-1],player:l===0?null:t[l-1].turn,...br(i,s,o&&Dd(o,e.slice(0,l),i),n),...r&&l===e.length&&$r(i,r,s,n)}))}function Dd({practice:t,turns:e,levels:n,cards:r},o,{stage:s}){let i=o.filter(vt).length;return{...r[i],practice:t,turns:ur(o,e.slice(0,i)),levels:s==="over"?n:[]}}function qd(t,{shuffles:e,turns:n,deck:r,budget:o}){let s=pr(t);if(s===null)throw new RangeError("a solo game without cards");return[...n,null].map((i,l)=>{let c=i&&r==="tactical"?i.card.budget:null,{shuffles:u,...m}=Tl({...s,known:e},n.slice(0,l),i?c:o);return m})}var Y=1e3,Jt=60*Y,ve=60*Jt,ft=24*ve,ps=9900,jd=[10,30,60];function vr(t){let e=/^(\d+)d$/.exec(t);if(e)return{kind:"days",main:Number(e[1])*ft,extra:0};let[n,r]=t.split(/[+~]/).map(o=>Number(o)*Y);return{kind:t.includes("~")?"delay":"increment",main:n,extra:r}}function oc(t){if(t===null)return a("no-clock");let{kind:e,main:n,extra:r}=vr(t);if(e==="days")return a("clock-days",{count:n/ft});let o=ic(n);if(r===0)return a("clock-whole",{time:o});let s=a("seconds",{count:r/Y});return a(e==="delay"?"clock-delay":"clock-more",{time:o,each:s})}function sc(t){let{kind:e,main:n,extra:r}=vr(t);if(e==="days")return a("label-days",{count:n/ft});let o=n%Jt===0?a("label-minutes",{count:n/Jt}):a("label-seconds",{count:n/Y}),s=a("label-seconds",{count:r/Y});return r===0?o:`${o} ${e==="delay"?"~":"+"} ${s}`}function ic(t){return[[Math.floor(t/ve),"hours"],[Math.floor(t%ve/Jt),"minutes"],[Math.floor(t%Jt/Y),"seconds"]].filter(([r])=>r>0).map(([r,o])=>a(o,{count:r})).join(" ")||a("no-time")}function ac(t,{now:e},n){return e===null?null:t?.now===e?t:{now:e,at:n}}function ms(t,e,n,r){let o=t.left[e-1];if(t.running!==e)return Math.max(0,o);let{kind:s,extra:i}=vr(t.control),l=s==="delay"?i:0,c=n.now+(r-n.at)-t.since;return Math.max(0,o-Math.max(0,c-l))}function lc(t){if(t<=ps)return`0:0${(Math.ceil(t/100)/10).toFixed(1)}`;if(t>=ft)return a("short-days",{days:Math.floor(t/ft),hours:Math.floor(t%ft/ve)});let e=Math.ceil(t/Y),n=[Math.floor(e/60)%60,e%60],r=Math.floor(e/3600),o=n.map((s,i)=>i===0&&r===0?String(s):String(s).padStart(2,"0"));return r?[r,...o].join(":"):o.join(":")}function cc(t){if(t<=0)return a("no-time-left");if(t>=ft){let e=Math.floor(t%ft/ve),n=a("days",{count:Math.floor(t/ft)});return e?`${n} ${a("hours",{count:e})}`:n}return ic(Math.ceil(t/Y)*Y)}function uc(t,e){let{kind:n,main:r}=vr(t);return n==="days"?e<6*ve:e<Math.max(10*Y,Math.min(Jt,r/10))}function pc(t,e){return jd.find(r=>t>r*Y&&e<=r*Y&&e>0)??null}function mc(t){return t<=0?null:t>=ft?Jt:t<=ps?t%100||100:Math.min(t%Y||Y,t-ps)}var Bd=[{key:"none",clock:null},{key:"short",clock:"300+5"},{key:"long",clock:"900+10"},{key:"days",clock:"3d"}];function Ww(t){return Bd.find(({key:e})=>e===t)?.clock??null}var dc=16;function ds(t,e,n=""){let r=Po(e);return r!==null&&Wd(t,e,r)||Kd(t,e,r)||{text:t.told||n||Vd(e),actions:[],urgent:!1}}function Qw(t,e,n){return n==="rematch"?fs(e):ds(t,e).actions.some(([r])=>r===n)}function fs(t){let e=Po(t);return e===null||t.stage!=="over"||ut(t.seats)!==null||t.tournament!==null?!1:t.rematch.game===null&&!t.rematch.asked.includes(e)}function Wd(t,e,n){return L(e)?null:e.stage==="over"?zd(e,n):Ud(t,e,n)}function Ud({fallen:t},e,n){let r=hs(e.seats,X(n));return e.offer&&e.offer.seat!==n?{text:a("asks-takeback",{name:r}),actions:[["accept",a("accept")],["decline",a("decline")]],urgent:!0}:t===X(n)?{text:a("time-is-up",{who:"other",name:r}),actions:[["claim",a("claim")]],urgent:!0}:t===n?{text:a("your-time-up",{name:r}),actions:[],urgent:!0}:e.offer?{text:a("you-asked-takeback",{name:r}),actions:[],urgent:!1}:null}function zd({rematch:t,seats:e},n){let r=hs(e,X(n));return t.game!==null?{text:a("rematch-open"),actions:[],urgent:!1}:t.asked.includes(n)?{text:a("you-asked-rematch",{name:r}),actions:[],urgent:!1}:t.asked.includes(X(n))?{text:a("asks-rematch",{name:r}),actions:[["rematch",a("play-again")],["decline",a("decline")]],urgent:!0}:null}function Kd(t,e,n){let r=gs(e);if(r===null||e.stage==="over")return null;let o=hs(e.seats,r);return n===null||!t.isLongAway||e.clock?{text:a("is-away",{name:o}),actions:[],urgent:!1}:{text:a("long-away",{name:o}),actions:[["handover",a("let-computer-play")]],urgent:!1}}function hs(t,e){let n=P(t,e);return n.length>dc?`${n.slice(0,dc-1).trimEnd()}…`:n}function gs(t){return t.mode!=="remote"?null:D.find(e=>t.seats[e-1].away&&!t.seats[e-1].yours)??null}function Vd({clock:t,rated:e,takebacks:n,fair:r=null}){return`${[t?sc(t.control):a("terms-no-clock"),a(e?"terms-rated":"terms-not-rated"),...n?[]:[a("terms-no-takebacks")],...r?.points?[a("terms-points",{points:N(r.points)})]:[]].join(", ")}.`}function ht(t){return Et(t)?a(`whose-${t.fair?.step}`,Zd(t)):L(t)?Qd(t):Ut(t,t.seats)}function ke(t){return Et(t)?a("unsettled"):pt(t)&&ut(t.seats)!==null&&t.declined?a("declined-reason",{name:ae(t)}):L(t)?Yd(t):zt(t,t.seats)}function Zd({fair:t,seats:e}){return Q(e,t?.step==="cut"?1:2)}function Qd(t){let e=ae(t);return e?a("waiting-for",{name:e}):t.access==="public"?a("waiting-for-another"):a(E(t)?"waiting-for-friend":"waiting-for-second")}function Yd(t){let e=ae(t);return e?a("seat-kept-for",{name:e}):t.access==="public"?a("seat-for-anyone"):a(E(t)?"begins-by-link":"seat-for-invited")}function fc(t,e){if(!t)return"";let{player:n}=t,r=n===null?{who:"other",name:""}:Q(e.seats,n);switch(t.kind){case"join":return a("took-seat",r);case"handover":return a("took-over",r);case"ask":return a("asked-takeback",r);case"decline":return a(e.stage==="over"?"declined-rematch":"declined-takeback",r);case"rematch":return a("asked-rematch",r);case"rematch_opened":return a("rematch-open");case"takeback":return a("move-taken-back");default:return""}}function hc(t,e){return t!==null&&t.rematch.game===null&&e.rematch.game!==null&&E(e)?e.rematch.game:null}function gc(t,e,n,r=""){let o=`${ht(e)}. ${ke(e)}`;if(!t)return o;let s=t.moves.length;return e.moves.length<s?a("taken-back",{turn:o}):r?ht(t)===ht(e)?r:`${r} ${o}`:[...e.moves.slice(s).map(({number:l,player:c,move:u})=>{let m=c===2&&e.automa?.turns.find(d=>d.number===l);return m?fa(m,n):a("move-by",{name:P(e.seats,c),move:ue(u,n,!0)})}),...Jd(t,e),o].join(" ")}function Jd(t,e){return e.players.flatMap((n,r)=>!n.special_tile||t.players[r].special_tile||e.automa&&r===1?[]:[a("takes-tile",Q(e.seats,r===0?1:2))])}var Xd=new Set(["show","turn","cycle"]);function yc(t,e){let{table:n,placement:r}=t;if(e.type==="hover"||e.type==="leave"||e.type==="hold")return t.ghostText;if(e.type==="cancel")return a("put-back");if(!n)return"";let o=_(t),s=Xe(t);if(!o||!s)return ys(e)||G(r.cursor);if(!r.origin){let S=I(t,o.letter),C=S?Kt(S):null,R=o.letter==="+"?a("special-patch"):t.patches[o.letter].name;return C?a("chosen-but",{patch:R,reason:C}):a("chosen",{patch:R})}let i=n.players[s-1].cells,l=it(r,o),c=At(l,i,I(t,o.letter)),u=G(r.origin),m=ys(e)?`${ys(e)} `:"",d=Xd.has(e.type)?` ${a("ghost-covers",{cells:rt(l.map(G))})}`:"";if(c)return m+a("ghost-against",{cell:u,reason:c})+d;let h=le(i,l),y=h.length>0?a("ghost-fits-making",{cell:u,holes:rt(h.map(Ao))}):a("ghost-fits",{cell:u}),k=Xn(t,me(r,o)??"");return m+(k?`${y} ${a("ghost-tile")}`:y)+d}function ys(t){return"said"in t&&t.said?t.said:""}function s0(t,e){let{table:n}=t,r=I(t,e);return!n||!r?"":`${Hn(r,[],!1,n,n.seats).map(s=>s.text).join("; ")}.`}function $c(t){return{patches:t,table:null,status:"connecting",pending:null,placement:Pa,looking:null,walks:{1:[4,4],2:[4,4]},dialog:null,notice:null,peek:!1,said:"",ghostText:"",copied:"",account:{turns:[],run:0},typing:!1,weighing:!1,hint:null,suggestions:[],told:"",anchor:null,awayFrom:null,fallen:null,isLongAway:!1,timeSaid:""}}function xe(t,e){return e!==""&&e===t?`${e} `:e}function wc(t,e){switch(e.type){case"table":return nf(ef(t,e.table,e.at??0),e.table,e.happened??null);case"told":return{...t,told:e.text,said:xe(t.said,e.text)};case"time":return{...t,...e.part};case"status":return e.status==="open"&&t.status==="lost"?{...t,status:e.status,said:xe(t.said,a("connection-back"))}:{...t,status:e.status};case"pending":return{...t,pending:e.request,notice:e.request?null:t.notice};case"refusal":return{...t,notice:bc(t,{kind:"error",text:e.text})};case"hint":return{...t,hint:tf(t.hint,e.hint)};case"suggest":return{...t,suggestions:e.suggestions};case"placement":return sf(t,e.event);case"look":return{...t,looking:{frames:e.frames,index:e.index},placement:Un(t.placement)};case"return":return bs({...t,looking:null});case"walk":return{...t,walks:{...t.walks,[e.player]:Fn(t.walks[e.player],e.direction)}};case"dialog":return{...t,dialog:e.dialog};case"peek":return{...t,peek:!t.peek};case"typing":return{...t,typing:e.open};case"weigh":return t.weighing===e.on?t:{...t,weighing:e.on};case"notice":return{...t,notice:bc(t,e.notice)};case"copied":return{...t,copied:xe(t.copied,e.text)}}}function bc({notice:t},e){return e&&{...e,text:xe(t?.text??"",e.text)}}function tf(t,e){return e?.type!=="reasons"?e:t?.type==="hint"&&t.id===e.id?{...t,advice:e}:t}function ef(t,e,n){let r=gs(e)!==null;return{...t,anchor:ac(t.anchor,e,n),awayFrom:r?t.awayFrom??n:null,isLongAway:r&&t.isLongAway}}function nf(t,e,n){let r=t.table;if(r&&r.number===e.number)return{...t,table:e};let o=fc(n,e),s=gc(r,e,t.patches,o),i=s?xe(t.said,s):t.said;return r!==null&&r.position===e.position&&o!==""?{...t,table:e,said:i,told:o}:bs({...t,table:e,said:i,told:o,looking:null,ghostText:"",copied:"",hint:null,suggestions:[],account:rf(t,e),placement:of(t,e)?t.placement:Un(t.placement)})}function rf({account:t,table:e},n){let{turns:r}=n.automa??t,o=e!==null&&n.moves.length<e.moves.length;if(r.length===0&&!o)return t;let s=r.length>0&&r[0].number===t.turns[0]?.number;return{turns:r,run:s?t.run:t.run+1}}function of({placement:t,table:e},n){let{plan:r,letter:o}=t;return!r||o===null||!e||n.stage==="over"||Zt(e)!==Zt(n)?!1:n.ring.includes(o)&&!n.options.some(s=>s.letter===o)}function bs(t){let{table:e}=t;if(!e||e.stage!=="special_patch"||!Ye(e))return t;let n=Bn(e.special_cells);return{...t,placement:Fo(t.placement,null,{type:"choose",choice:n})}}function sf(t,e){if(t.pending)return t;let n=_(t),r=Fo(t.placement,n,e);if(r===t.placement)return t;let o=r.plan?lf(r):r,s=t.peek&&!o.plan,i={...t,placement:o,peek:s,notice:null};return{...e.type==="cancel"?bs(i):i,ghostText:af(i,e)}}function af(t,e){let n=yc(t,e);return e.type==="hover"||e.type==="leave"||e.type==="hold"?n:xe(t.ghostText,n)}function lf(t){let{letter:e,origin:n,spots:r}=t;return e&&n?{...t,spots:{...r,[e]:n}}:t}function cf(t,e,n){return[...e.placements].map(r=>{let o=mt(r.slice(1)),s=jt(e.patch.orientations[r[0]],o),i=le(t,s).length;return{key:r,score:uf(t,s)-6*i}}).sort((r,o)=>o.score-r.score||(r.key<o.key?-1:1)).slice(0,n).map(({key:r})=>r)}function vc(t,e,n){let r=[...e.placements].filter(s=>s[0]===String(n)),o=new Set(r.length>0?r:e.placements);return cf(t,{...e,placements:o},1)[0]??null}function uf(t,e){let n=new Set(e.map(String)),r=0;for(let[o,s]of e)for(let[i,l]of[[o-1,s],[o+1,s],[o,s-1],[o,s+1]])(i<0||l<0||i>=9||l>=9||t[i*9+l]!=="."&&!n.has(`${i},${l}`))&&(r+=1);return r}var pf={normal:350,faster:160,off:0},mf={normal:1200,faster:500,off:0},kr=class{constructor(e,n){this.outside=e;this.show=n}outside;show;waiting=[];timer=null;spent=0;receive(e,n){this.waiting.push({item:e,isAction:n}),this.timer===null&&this.next()}interrupt(e){this.skip(),this.show(e,0)}skip(){let e=this.waiting,n=this.timer!==null;this.stop();for(let{item:r}of e)this.show(r,0);return n}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null,this.waiting=[],this.spent=0}next(){this.timer=null;for(let e=this.waiting.shift();e;e=this.waiting.shift()){let n=e.isAction?this.timeFor(this.outside.pace()):0;if(this.show(e.item,n),n!==0){this.spent+=n,this.timer=this.outside.later(()=>this.next(),n);return}}this.spent=0}timeFor(e){let n=1+this.waiting.filter(({isAction:o})=>o).length,r=Math.max(0,mf[e]-this.spent);return Math.min(pf[e],Math.floor(r/n))}};var df=3;function ff(t,e){let n=t.indexOf(e);return[...t.slice(n+1)+t.slice(0,n)].slice(0,df)}function Se(t,{ring:e}){let{letter:n,plan:r}=t.placement;return n!==null&&n!=="+"&&!r&&M(t)?ff(e,n):[]}function kc(t){let{state:e}=t;return e.table!==null&&Zt(e.table)!==null&&!M(e)&&!e.looking&&$s(t)}function $s({company:t,state:{table:e,pending:n}}){return e!==null&&e.stage!=="over"&&!L(e)&&!n&&t.letsPlan!==!1}function xc(t){let e=_(t),n=e&&t.placement.spots[e.letter];if(!e||!n)return null;let r=q(t.placement,e.letter);return e.placements.has(r+G(n))?{orientation:r,origin:n}:null}var hf={objection:()=>null,answer:()=>null,goOn:()=>!1},gf=[3,3],xr=class{constructor(e,n,r=o=>o){this.source=e;this.patches=n;this.seen=r;this.id=e.table.game,this.store=Oe(wc,$c(n));let{dispatch:o}=this.store;this.telling=new kr({later:(s,i)=>Number(setTimeout(s,i)),forget:s=>clearTimeout(s),pace:()=>this.pace()},(s,i)=>{this.onShow(s,i),o({type:"table",...s})}),o({type:"table",table:r(e.table),at:performance.now()})}source;patches;seen;onPlan=()=>{};planning=null;moments=null;onAsk=()=>{};hints=null;id;store;pace=()=>"off";onShow=()=>{};onHelp=()=>{};onLine=()=>{};onOutdated=()=>!1;onUnopened=()=>{};company=hf;telling;unwatch=()=>{};byItself=!1;get state(){return this.store.get()}open(){this.unwatch=this.source.watch(e=>this.hear(e))}wake(){this.source.wake?.()}close(){this.telling.stop(),this.unwatch()}hear(e){switch(e.type){case"table":return this.show(e.table,e.happened);case"refusal":return this.refused(e.refusal);case"outdated":return this.outdated();case"unopened":return this.onUnopened();default:return this.store.dispatch(e)}}show(e,n){let r=this.seen(e),o={table:r,happened:n,at:performance.now()};if(n?.kind==="note")return this.telling.receive(o,!1);let s=n?.kind==="move"||n?.kind==="card",i=!n?.player||r.seats[n.player-1].yours;s&&!i?this.telling.receive(o,!0):this.telling.interrupt(o)}outdated(){this.onOutdated()||this.complain(a("page-outdated"))}skip(){return this.telling.skip()}placement(e){this.store.dispatch({type:"placement",event:e})}complain(e){this.store.dispatch({type:"notice",notice:{kind:"error",text:e}})}fail=e=>this.complain(St(e));choose(e,n){if(!M(this.state))return;let r=Je(this.state,e);this.state.placement.letter===e&&!n?this.placement({type:"cancel"}):r&&this.placement({type:"choose",choice:r,anchor:n});let o=!n&&xc(this.state);o&&this.placement({type:"put",...o})}chooseShown(e){if(!M(this.state))return;this.choose(e);let{table:n,placement:r}=this.state,o=_(this.state);if(!n||!o||r.letter!==e||r.origin)return;let s=q(r,e),i=vc(n.players[n.turn-1].cells,o,s),l=i?mt(i.slice(1)):null,c=i?Number(i[0]):s;this.placement({type:"put",orientation:c,origin:l??gf})}chooseAt(e){let{table:n,placement:r}=this.state,o=n?Da(n)[e]:void 0;o===void 0||!M(this.state)||(r.letter!==o&&this.choose(o),this.placement({type:"show"}))}commit(){let{state:e}=this,{table:n,placement:r}=e,o=_(e);if(r.plan)return this.complain(this.planning?.notYet(e)??"");if(!n||!M(e))return;if(!o)return this.complain(a("choose-first"));if(!r.origin)return this.placement({type:"show"});let s=I(e,o.letter),i=At(it(r,o),n.players[n.turn-1].cells,s,!1),l=Wn(r,o);if(i||!l)return this.complain(s&&s.missing>0&&i===Kt(s)?a("it-is-wrong",{reason:i??""}):a("cannot-place",{reason:i??a("does-not-fit")}));this.placement({type:"show"}),this.send({type:"move",move:l})}pass(){M(this.state)&&I(this.state,null)&&this.send({type:"move",move:"pass"})}undo(){let{table:e}=this.state;if(!(!e||!ye(this.state))){if(jn(e)&&!e.automa?.practice)return this.dialog("practice");this.send({type:"undo"})}}practise(){this.dialog(null),this.send({type:"undo"})}turnCard(e=!1){he(this.state)&&(this.send({type:"turn"}),this.byItself=e)}hint(){ge(this.state)&&this.send({type:"hint"})}why(){Yn(this.state)&&this.send({type:"why"})}forgetHint(){this.store.dispatch({type:"hint",hint:null})}refused({kind:e,error:n}){if(e==="stale"&&this.byItself)return;let r=z()==="en"?n:a(`refusal-${e}`);this.store.dispatch({type:"refusal",kind:e,text:r})}resign(){this.dialog(null),this.send({type:"resign"})}abort(){this.dialog(null),this.send({type:"abort"})}handOver(e){this.dialog(null),this.send({type:"handover",level:e})}mind(e){e==="handover"?this.dialog("handover"):this.send({type:e})}async report(e,n){this.dialog(null);let r=()=>this.store.dispatch({type:"told",text:a("told-server")});await H("POST /api/reports",{game:this.id,reason:e,text:n}).then(r).catch(this.fail)}async again(e){let{table:n}=this.state,r=n&&ec(n);if(!r)return;let{create:o=s=>H("POST /api/games",s)}=this.source;await o(r).then(({url:s})=>e(s)).catch(this.fail)}send(e){this.byItself=!1;let n=this.company.objection(e);if(n!==null)return this.complain(n);(e.type==="hint"||e.type==="why")&&this.onAsk(),this.source.send(e)||this.complain(a("on-its-way"))}type(e){e&&this.state.dialog&&this.dialog(null),this.store.dispatch({type:"typing",open:e})}dialog(e){this.store.dispatch({type:"dialog",dialog:e})}look(e){let{table:n,looking:r}=this.state;if(e>=(n?.moves.length??0))return this.back();let o=r?.frames??nc(this.source.folded,this.patches);this.store.dispatch({type:"look",frames:o,index:Math.max(0,e)})}back(){this.store.dispatch({type:"return"})}};function yf({table:t,anchor:e},n,r){if(!t?.clock||!e)return null;let o=ms(t.clock,n,e,r);return{text:lc(o),sentence:cc(o),low:uc(t.clock.control,o)}}var Sr=class{constructor(e){this.outside=e}outside;timer=null;left=null;running=null;consider(e){this.stop();let n=this.outside.now();this.show(e,n);let r=[this.watchClock(e,n),this.watchAway(e,n)].filter(o=>o!==null);r.length!==0&&(this.timer=this.outside.later(()=>this.consider(e),Math.max(1,Math.min(...r))))}show(e,n){for(let r of D){let o=yf(e,r,n);o&&this.outside.show(r,o)}}watchClock({table:e,anchor:n,fallen:r},o){let s=e?.clock,i=s?.running??null,l=i===this.running?this.left:null;if(this.running=i,this.left=null,!e||!s||!n||i===null)return r!==null&&this.outside.onTime({fallen:null}),null;let c=ms(s,i,n,o);this.left=c;let u=c===0?i:null;u!==r&&this.outside.onTime({fallen:u,timeSaid:$f(e,u)});let m=l===null?null:pc(l,c);return m!==null&&this.outside.onTime({timeSaid:bf(e,i,m)}),mc(c)}watchAway({awayFrom:e,isLongAway:n},r){if(e===null||n)return null;let o=e+Zs-r;return o>0?o:(this.outside.onTime({isLongAway:!0}),null)}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null}};function bf({seats:t},e,n){return a("seconds-left",{...Q(t,e),count:n})}function $f({seats:t},e){return e===null?"":a("time-is-up",Q(t,e))}var wf=600,Pr=class{constructor(e){this.outside=e}outside;due=null;tried=-1;timer=0;consider(e,n){let r=e.table?.number??-1,o=n&&he(e)&&e.dialog===null&&r!==this.tried?r:null;if(o===this.due||(this.stop(),o===null))return;this.due=o;let s=e.table?.moves.at(-1)?.player===2;this.timer=this.outside.later(()=>{this.due=null,this.tried=o,this.outside.turn()},s?0:wf)}stop(){this.due!==null&&this.outside.forget(this.timer),this.due=null}};var ws=!1;function vf(){ws||(ws=!0,A("faces").then(({putFaces:t})=>t(),()=>{ws=!1}))}function Sc(t){t.some(e=>ce(e)!==null)&&vf()}function Pc(t){let e=t.querySelector(".move-list"),n=e?.querySelector(".move.now")??null;if(!e)return;if(!n){e.scrollTop=0;return}let[r,o]=[e.getBoundingClientRect(),n.getBoundingClientRect()];o.top<r.top?e.scrollTop-=r.top-o.top:o.bottom>r.bottom&&(e.scrollTop+=o.bottom-r.bottom)}var Er=class{constructor(e){this.outside=e;this.store=Sn({path:e.memory.get(),picture:null,busy:!1,told:""})}outside;store;get state(){return this.store.get()}get link(){let{path:e}=this.state;return e===null?null:this.outside.origin+e}get isLocal(){return/^https?:\/\/(localhost|127\.|\[::1\])/.test(this.outside.origin)}get canShare(){return this.outside.share!==null}async draw(){let{path:e}=this.state;if(e!==null)try{this.store.dispatch({picture:await H("POST /api/qr",{path:e})})}catch(n){this.store.dispatch({picture:null,told:St(n)})}}async renew(){if(!this.state.busy){this.store.dispatch({busy:!0,told:""});try{let{invitation:e}=await this.outside.renew();this.outside.memory.set(e),this.store.dispatch({path:e,picture:null,busy:!1}),await this.draw()}catch(e){this.store.dispatch({busy:!1,told:St(e)})}}}async copy(){let{link:e}=this;if(e!==null)try{await this.outside.copy(e),this.store.dispatch({told:a("link-is-copied")})}catch{this.store.dispatch({told:a("cannot-copy")})}}async share(){let{link:e}=this;if(!(e===null||this.outside.share===null))try{await this.outside.share({title:"Quiltbee",text:a("share-text"),url:e}),this.store.dispatch({told:""})}catch(n){let r=n instanceof Error&&n.name==="AbortError";this.store.dispatch({told:r?"":a("cannot-share")})}}};var Tr=class{constructor(e){this.outside=e}outside;store=Sn({name:"",busy:!1,error:""});get state(){return this.store.get()}async ask(){try{let{name:e}=await H("GET /api/me");this.state.name===""&&this.store.dispatch({name:e??""})}catch(e){this.store.dispatch({error:St(e)})}}write(e){this.store.dispatch({name:e,error:""})}async sit(){let{name:e,busy:n}=this.state;if(!n){this.store.dispatch({busy:!0,error:""});try{let{url:r}=await this.outside.sit(e.trim()||null);this.outside.go(r)}catch(r){this.store.dispatch({busy:!1,error:St(r)})}}}};var kf=["classic","anniversary","valentine"];function Ec(t){return kf.some(e=>e===t)}var vs={theme:"auto",edition:"classic",language:"auto",look:"cloth",letters:!1,coordinates:!1,motion:"normal",turnCards:!0,sounds:!1,phrases:!0,vibration:!1,hints:!1,strength:te},ks="quiltbee.settings",xf=12,Ar=new Map;function kt(t){try{return JSON.parse(localStorage.getItem(t)??"null")}catch(e){if(e instanceof SyntaxError||e instanceof DOMException)return JSON.parse(Ar.get(t)??"null");throw e}}function et(t,e){let n=JSON.stringify(e);Ar.set(t,n);try{localStorage.setItem(t,n)}catch(r){if(!(r instanceof DOMException))throw r;console.warn("This browser keeps no settings:",r.message)}}var Sf={theme:t=>["auto","light","dark"].includes(t),edition:Ec,language:t=>t==="auto"||Jr(t),look:t=>["cloth","thread"].includes(t),motion:t=>["normal","faster","off"].includes(t),strength:t=>vn.some(({level:e})=>e===t)};function Pf(t){let e=Object(t),n=o=>Sf[o]?.(e[o])??typeof e[o]==typeof vs[o],r=Object.keys(vs).filter(n);return{...vs,...Object.fromEntries(r.map(o=>[o,e[o]]))}}function xs(){return Pf(kt(ks))}function Tc(t){et(ks,t),Ef(t.language)}function Ac(t){window.addEventListener("storage",({key:e})=>{e===ks&&t(xs())})}function Ef(t){let e=t==="auto"?0:31536e3;document.cookie=`language=${t}; path=/; max-age=${e}; SameSite=Lax`}function uv(){let t=kt("quiltbee.offline"),{ring:e,seat:n,moves:r,resigned:o}=t??{};return typeof e=="string"&&[1,2].includes(n)&&Array.isArray(r)&&r.every(i=>typeof i=="string")?{ring:e,seat:n,moves:r,resigned:o===!0}:null}function pv(t){et("quiltbee.offline",t)}function mv(){let t=kt("quiltbee.analysis");return typeof t?.record=="string"&&Array.isArray(t.path)?t:null}function dv(t){et("quiltbee.analysis",t)}function fv(){let t=kt("quiltbee.engine"),e=Number.isInteger(t?.lines)?t.lines:3;return{isOn:t?.isOn!==!1,lines:Math.max(1,Math.min(5,e))}}function hv(t){et("quiltbee.engine",t)}function gv(){let t=kt("quiltbee.puzzles"),e=n=>Array.isArray(t?.[n])?t[n]:[];return{batch:e("batch"),waiting:e("waiting"),again:e("again"),tried:e("tried")}}function yv(t){et("quiltbee.puzzles",t)}function Ss(){let t=kt("quiltbee.guide");return typeof t?.game=="string"&&[0,1].includes(t.chapter??-1)&&t.step!==void 0?t:null}function Mc(t){et("quiltbee.guide",t)}function Oc(t){return kt("quiltbee.hinted")===t}function _c(t){et("quiltbee.hinted",t)}function Mr(){let t=kt("quiltbee.games");return Array.isArray(t)?t.filter(e=>typeof e?.id=="string"):[]}function Cc(){return kt("quiltbee.known")===!0}function bv(t){et("quiltbee.known",t)}function Lc(t,e){let n=Mr().filter(r=>r.id!==t);et("quiltbee.games",[{id:t,title:e,when:Date.now()},...n].slice(0,xf))}function $v(){et("quiltbee.games",[]),et("quiltbee.known",!1)}function wv(t){et("quiltbee.games",Mr().filter(e=>e.id!==t))}function Gc(t){try{return sessionStorage.getItem(`quiltbee.invitation.${t}`)}catch(e){if(e instanceof DOMException)return Ar.get(`invitation.${t}`)??null;throw e}}function Nc(t,e){Ar.set(`invitation.${t}`,e);try{sessionStorage.setItem(`quiltbee.invitation.${t}`,e)}catch(n){if(!(n instanceof DOMException))throw n;console.warn("This browser keeps no invitation:",n.message)}}function Rc(t,e){return p`<input
id=${t}
data-testid=${t}
readonly
.value=${e}
@focus=${n=>n.target.select()}
/>`}async function Or(t){if(navigator.clipboard)return navigator.clipboard.writeText(t);let e=document.activeElement,n=document.createElement("textarea");n.value=t,n.readOnly=!0,n.className="visually-hidden",(e?.closest("dialog")??document.body).append(n),n.select();let r=document.execCommand("copy");if(n.remove(),e?.focus({preventScroll:!0}),!r)throw new Error(a("no-clipboard"))}function Ic(t,e){let n=new Er({origin:location.origin,renew:()=>H("POST /api/games/{game}/invitation",{game:t}),copy:Or,share:"share"in navigator?o=>navigator.share(o):null,memory:{get:()=>Gc(t),set:o=>Nc(t,o)}}),r=new Tr({sit:o=>H("POST /api/games/{game}/seat",{game:t,name:o}),go:e});return{inviting:n,joining:r,starts:null}}function Fc({text:t,mine:e},n){let o=n-(e?1:0)>0?`(${n}) `:"",s=t?`${t} – Quiltbee`:"Quiltbee";return`${o}${e?"● ":""}${s}`}function Hc({mine:t},e){return t||e>0}var mn=document.querySelector("link[rel=icon]"),Tf=[mn.href,new URL(mn.dataset.waiting??"",mn.href).href],Ps={text:"",mine:!1},Es=0;function dn(t,e=!1){Ps={text:t,mine:e},qc()}function Dc(t){Es=t,qc()}function qc(){let t=Fc(Ps,Es);document.title!==t&&(document.title=t);let e=Tf[Hc(Ps,Es)?1:0];mn.href!==e&&(mn.href=e)}function Bc({clock:t},e){if(!t)return f;let n=t.running===e;return p`<div
class=${n?"clock runs":"clock"}
data-clock=${e}
data-testid=${`clock-${e}`}
>
<span class="clock-sign">${b("clock")}${b("hurry")}</span>
<span class="clock-time" aria-hidden="true"></span>
<span class="visually-hidden"
>${a(n?"clock-running":"clock")}: <span class="clock-words"></span
></span>
</div>`}function Wc(t,e,{text:n,sentence:r,low:o}){let s=t.querySelector(`[data-clock="${e}"]`);s&&(s.dataset.low=o?"true":"false",jc(s.querySelector(".clock-time"),n),jc(s.querySelector(".clock-words"),r))}function jc(t,e){t&&t.textContent!==e&&(t.textContent=e)}function Pe(t,e,n,r,o){return p`<fieldset class=${`pick pick-${t}`}>
<legend>${e}</legend>
<div class="pick-row">
${n.map(([s,i])=>p` <label
><input
type="radio"
name=${t}
value=${s}
data-testid=${`${t}-${s}`}
.checked=${r===s}
@change=${()=>o(s)}
/><span>${i}</span></label
>`)}
</div>
</fieldset>`}var Af=[["classic","button"],["anniversary","ten"],["valentine","heart"]];function Uc(t){let e=Af.map(([n,r])=>[n,p`${b(r)}<span>${a(`edition-${n}`)}</span>`]);return Pe("edition",a("setting-edition"),e,t.settings.edition,n=>t.change({edition:n}))}function _r(t){return t.target.value}function Cr(t){return t.target.checked}function zc(t){let e=t.settings.language,n=[["auto",a("language-auto")],...Object.entries(Yr)],r=o=>t.change({language:_r(o)});return p`<label class="language-pick"
>${a("setting-language")}
<select data-testid="language" @change=${r}>
${n.map(([o,s])=>p`<option
value=${o}
lang=${o==="auto"?"":o}
?selected=${o===e}
>
${s}
</option>`)}
</select></label
>`}function Mf(t){return`${t}`}function xt(t,e,n={}){let r=Object.keys(e).map(s=>[s,Mf(s)]);return a(t,{...n,...Object.fromEntries(r)}).split("").map((s,i)=>i%2?e[s]:s)}var Of=[["auto","setting-theme-auto"],["light","theme-light"],["dark","theme-dark"]],_f=[["normal","motion-normal"],["faster","motion-faster"],["off","motion-off"]],Cf=[["cloth","look-cloth"],["thread","look-thread"]],Lf=[["letters","setting-letters"],["coordinates","setting-coordinates"],["hints","setting-hints"],["turnCards","draw-automatically"],["sounds","setting-sounds"],["vibration","setting-vibration"]];function Lr(t,e,n){let{theme:r,motion:o,look:s}=t.settings,i=Lf.filter(([u])=>u!=="vibration"||t.canVibrate),l=()=>{e(),t.help()},c=u=>m=>t.change({[u]:m});return p`<div class="panel-head">
<h2 id="dialog-heading">${a("settings")}</h2>
<button type="button" class="main" @click=${e}>${a("settings-done")}</button>
</div>
<div class="settings">
<button type="button" data-testid="settings-help" @click=${l}>
${b("help")}<span>${a("how-to-play")}</span>
</button>
${Uc(t)} ${Pe("theme",a("setting-theme"),Ts(Of),r,c("theme"))}
${Pe("motion",a("setting-motion"),Ts(_f),o,c("motion"))}
${Pe("look",a("setting-look"),Ts(Cf),s,c("look"))}
${i.map(([u,m])=>Gf(u,a(m),t))} ${zc(t)}
${n?p`<button type="button" data-testid="open-command" @click=${n}>
${xt("open-command-line",{key:p`<kbd>/</kbd>`})}
</button>`:f}
</div>`}function Ts(t){return t.map(([e,n])=>[e,a(n)])}function Gf(t,e,n){return p`<label class="tick"
><input
type="checkbox"
data-testid=${t}
.checked=${n.settings[t]}
@change=${r=>n.change({[t]:Cr(r)})}
/><span>${e}</span></label
>`}function Kc(t,e,n){if(t.dialog===null)return f;let r=()=>e.dialog(null),o=()=>Lr(n,r,()=>e.type(!0));return p`<dialog
class="sheet"
aria-labelledby="dialog-heading"
@close=${r}
data-testid=${`dialog-${t.dialog}`}
>
${{settings:o,resign:Nf,practice:qf,abort:If,handover:Ff,report:Df}[t.dialog](e,r)}
</dialog>`}function Vc(t){let e=t.querySelector("dialog");e&&!e.open&&e.showModal()}function Nf(t,e){return p`<h2 id="dialog-heading">${a("resign-question")}</h2>
<p>${Rf(t.state.table)}</p>
<div class="row">
<button type="button" class="main" @click=${e}>${a("play-on")}</button>
<button type="button" data-testid="resign-confirm" @click=${()=>t.resign()}>
${a("resign")}
</button>
</div>`}function Rf(t){return t?.mode!=="remote"?a("resign-undo"):a(t.rated?"resign-rated":"resign-plain")}function If(t,e){let n=t.state.table!==null&&L(t.state.table);return p`<h2 id="dialog-heading">${a(n?"abort-close-question":"abort-question")}</h2>
<p>${a(n?"abort-close-text":"abort-text")}</p>
<div class="row">
<button type="button" class="main" @click=${e}>${a(n?"wait":"play-on")}</button>
<button type="button" data-testid="abort-confirm" @click=${()=>t.abort()}>
${a(n?"close-it":"call-it-off")}
</button>
</div>`}function Ff(t,e){return p`<form @submit=${r=>{r.preventDefault();let o=r.target;t.handOver(Number(new FormData(o).get("level")))}}>
<h2 id="dialog-heading">${a("handover-question")}</h2>
<p>${a("handover-text")}</p>
<p>
<label
>${a("level")}
<select name="level" data-testid="handover-level">
${vn.map(({level:r})=>p`<option value=${r} ?selected=${r===te}>
${a("level-and-name",{level:String(r),name:Eo(r)})}
</option>`)}
</select></label
>
</p>
<div class="row">
<button type="submit" class="main" data-testid="handover-confirm">${a("let-it-play")}</button>
<button type="button" @click=${e}>${a("wait")}</button>
</div>
</form>`}var Hf=["name","cheating","leaving","other"];function Df(t,e){return p`<form @submit=${r=>{r.preventDefault();let o=new FormData(r.target);t.report(o.get("reason"),String(o.get("text")))}}>
<h2 id="dialog-heading">${a("report-title")}</h2>
<p>${a("report-who-reads")}</p>
<p>
<label
>${a("report-reason")}
<select name="reason" data-testid="report-reason">
${Hf.map(r=>p`<option value=${r}>${a(`report-${r}`)}</option>`)}
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
</form>`}function qf(t,e){return p`<h2 id="dialog-heading">${a("practice-question")}</h2>
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
</div>`}function jf(t){return p`<svg class="face" viewBox="-10 -10.5 20 20" aria-hidden="true">
<use href=${`#face-${t}`}></use>
</svg>`}function fn(t){let e=ce(t);return e===null?f:jf(e)}var W=90,Bf=Array.from({length:8},(t,e)=>{let n=(e+1)*10;return`M${n} 0V${W}M0 ${n}H${W}`}).join(""),Wf=Array.from({length:8**2},(t,e)=>{let[n,r]=[e%8+1,Math.floor(e/8)+1];return`M${n*10-.7} ${r*10}h1.4m-.7-.7v1.4`}).join(""),Ee=Array.from({length:9},(t,e)=>e);function Zc(t){let{number:e,active:n,ghost:r,held:o}=t,s=["quilt",n&&"active",o&&"held",t.named&&"named"].filter(Boolean).join(" ");return p`<div
class=${s}
data-testid=${`quilt-${e}`}
data-quilt=${n?r?.planned?"planning":"active":"shown"}
?data-held=${n}
>
<div class="columns" aria-hidden="true">
${Ee.map(i=>p`<span>${"abcdefghi"[i]}</span>`)}
</div>
<div class="rows" aria-hidden="true">${Ee.map(i=>p`<span>${i+1}</span>`)}</div>
<div class="cloths">
<svg viewBox=${`-0.4 -0.4 ${W+.8} ${W+.8}`} aria-hidden="true">
<rect class="ground" width=${W} height=${W}></rect>
<path class="lines" d=${Bf}></path>
${Qc()}
<path class="knots" d=${Wf}></path>
${Yc(t)} ${t.fresh.map(Uf)} ${t.hint?zf(t.hint):f}
${t.marks?.map(Kf)} ${r?Vf(t,r):f}
</svg>
${Jf(t)}
</div>
</div>`}function Gr(t,e){return p`<svg
class="quilt-picture"
viewBox=${`-1 -1 ${W+2} ${W+2}`}
aria-hidden="true"
>
<rect class="ground" width=${W} height=${W}></rect>
${Qc()} ${Yc({player:t,patches:e,lettered:!1,fresh:[]})}
</svg>`}function Qc(){return x`<rect fill="url(#fabric-cell)" width=${W} height=${W}></rect>`}function Yc({player:t,patches:e,lettered:n,fresh:r}){let o=(i,l)=>r.some(({origin:c})=>st(c,[i,l])),s=Ee.flatMap(i=>Ee.map(l=>[i,l])).filter(([i,l])=>"*x".includes(t.cells[i*9+l]));return[...t.patches.map(i=>x`<g class=${o(i.row,i.column)?"fresh":""}
data-sewn=${i.letter}>${nn(i.letter,e[i.letter],i.orientation,[i.row,i.column],n)}</g>`),...s.map(([i,l])=>t.cells[i*9+l]==="*"?Qo([i,l]):x`<rect class="piece" fill="url(#fabric-covered)"
x=${l*10} y=${i*10} width="10" height="10"></rect>`)]}function Uf({shape:t,origin:[e,n]}){return x`<g class="last" transform=${`translate(${n*10} ${e*10})`}>
<path class="halo" d=${Z(t,10)}></path>
<path d=${Z(t,10)}></path></g>`}function zf({shape:t,origin:[e,n]}){let{x:r,y:o}={x:(t[0][1]+.5)*10,y:(t[0][0]+.5)*10};return x`<g class="hint-mark" transform=${`translate(${n*10} ${e*10})`}>
<path class="halo" d=${Z(t,10,.8)}></path>
<path class="edge" d=${Z(t,10,.8)}></path>
<circle cx=${r} cy=${o} r="3"></circle><text x=${r} y=${o+1.7}>?</text></g>`}function Kf({shape:t,origin:[e,n],label:r,kind:o,faint:s}){let{x:i,y:l}={x:(t[0][1]+.5)*10,y:(t[0][0]+.5)*10},c=Z(t,10,.8),u=`suggestion to-${o}${s?" faint":""}`;return x`<g class=${u} transform=${`translate(${n*10} ${e*10})`}>
<path class="halo" d=${c}></path><path class="edge" d=${c}></path>
<circle cx=${i} cy=${l} r="3.4"></circle><text x=${i} y=${l+1.7}>${r}</text></g>`}function Vf({patches:t,player:e},n){let[r,o]=n.origin,s=n.letter==="+"?[[0,0]]:t[n.letter].orientations[n.code],i=n.cells.filter(([u,m])=>e.cells[u*9+m]!=="."),l=["ghost",n.legal?"legal":"illegal",n.set&&"set",n.sent&&"sent",n.planned&&"planned"],c=Z(s,10);return x`<g class=${l.filter(Boolean).join(" ")}>
<g class="held">${n.letter==="+"?Qo(n.origin):nn(n.letter,t[n.letter],n.code,n.origin,!1)}</g>
<g transform=${`translate(${o*10} ${r*10})`}>
${n.legal?f:Zf(c)}
<path class="halo" d=${c}></path><path class="edge" d=${c}></path></g>
${i.map(Qf)}
${n.set&&i.length===0?Yf(In(n.cells),n):f}
</g>`}function Zf(t){return x`<path class="hatch" fill="url(#fabric-wrong)" d=${t}></path>`}function Qf([t,e]){let n=`${e*10+3} ${t*10+3}`;return x`<path class="cross" d=${`M${n}l4 4m0-4l-4 4`}></path>`}function Yf([t,e],{legal:n,planned:r}){let o=`${(e+.5)*10} ${(t+.5)*10}`,i=n?r?"M-1.3-1.6h2.6L-1.3 1.6h2.6Z":"M-1.7 .1L-.5 1.4 1.8-1.3":"M-1.3-1.3L1.3 1.3M1.3-1.3L-1.3 1.3";return x`<g class="sign" transform=${`translate(${o})`}>
<circle r="4.2"></circle><path d=${i} transform="scale(1.35)"></path></g>`}function Jf(t){let{number:e,name:n,player:r,patches:o,cursor:s,ghost:i,active:l}=t,c=(m,d)=>`q${e}-${G([m,d])}`,u=new Set(i?.cells.map(String));return p`<div
class="cells"
role="grid"
id=${`grid-${e}`}
tabindex="0"
data-keys
aria-label=${a("grid-label",{name:n})}
aria-readonly=${l?"false":"true"}
aria-activedescendant=${s?c(s[0],s[1]):f}
>
${Ee.map(m=>p`<div role="row" class="row">
${Ee.map(d=>{let h=u.has(`${m},${d}`)?a(i?.legal?"fits-here":"does-not-fit-here"):"",y=r.cells[m*9+d],k=s&&s[0]===m&&s[1]===d;return p`<div
role="gridcell"
class=${k?"cell here":"cell"}
id=${c(m,d)}
data-testid=${`cell-${G([m,d])}`}
aria-label=${ia([m,d],y,o)+h}
></div>`})}
</div>`)}
</div>`}var Xf={"*":"special",x:"covered"};function Sk(t){let e=new Map;return[...t].forEach((n,r)=>{if(n===".")return;let o=[Math.floor(r/9),r%9];e.set(n,[...e.get(n)??[],o])}),p`<svg
class="quilt-picture"
viewBox=${`-1 -1 ${W+2} ${W+2}`}
aria-hidden="true"
>
<rect class="ground" width=${W} height=${W}></rect>
${[...e].flatMap(([n,r])=>th(n,r))}
</svg>`}function th(t,e){let n=t==="*"||t==="x",r=n?Xf[t]:t;return(n?e.map(o=>[o]):[e]).map(o=>x`<path class="piece" fill=${`url(#fabric-${r})`} d=${Z(o,10)}></path>`)}var eh=14;function Jc(t,e,n,r){if(!e.result||!e.result.scores)return f;let{winner:o}=e.result,s=e.automa?[1]:[1,2];return p`<figure class="keepsake" data-testid="keepsake">
<div class="kept">
${s.map(i=>p`<div class=${i===o?"kept-quilt won":"kept-quilt"}>
${Gr(e.players[i-1],n)}
<p>
${or(i)}${fn(t.seats[i-1])}
<span class="kept-name">${P(t.seats,i)}</span>
<b>${N(e.players[i-1].score)}</b>
</p>
</div>`)}
</div>
</figure>
${nh(t,o)&&r.settings.motion!=="off"?rh():f}`}function nh({seats:t},e){return bt(t).includes(e)}function rh(){return p`<div class="cheer" aria-hidden="true" data-testid="cheer">
${Array.from({length:eh},(t,e)=>p`<svg viewBox="-6 -6 12 12">
${e%3?j(0,0,5):x`${tt("special",-4.5,-4.5,.9)}`}
</svg>`)}
</div>`}function Xc(t,e){return ot(t)?f:p`<a
class="button"
data-testid="save-picture"
href=${Qi(t.game,"png",oh(e))}
download
>${b("download")}<span>${a("save-picture")}</span></a
>`}function oh({settings:{edition:t,theme:e}}){let n=e==="auto"?matchMedia("(prefers-color-scheme: dark)").matches:e==="dark";return{edition:t,scheme:n?"dark":"light"}}function tu({link:t,seats:e}){let n=e.map(({name:r})=>r);return`${location.origin}${Zi(t,n)}`}function As(t,e=f){return p`<header class="head">
${Ms(t)}
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
</header>`}function Ms(t){return p`<a class="brand" href="/" data-testid="home">
<img src=${t.logo} alt="" width="28" height="28" /><span>Quiltbee</span></a
>`}function Nr(t,e){return p`${As(t)}
<main class="waiting"><p>${e}</p></main>`}function sh({automa:t}){if(!t)return"";let e=t.practice?a("about-practice"):"";return`${Ue(t)}${e}. `}function ih({board:t,seed:e}){let n=a(`board-${t}`);return e?xt("about-code",{code:p`<code data-testid="seed">${e}</code>`},{board:n}):n}function eu(t,e,n,r,o=""){return p`<section class="panel about" aria-labelledby="about-heading">
<h2 id="about-heading">${a("this-game")}</h2>
<p class="small">
${sh(e)}${ih(e)}${E(e)?"":a("about-watching")}${e.seed&&e.seed_chosen?a("about-chosen"):""}
</p>
${o?p`<p class="small">
<a href=${`/tournaments/${e.tournament}`} data-testid="tournament-place"
>${o}</a
>
</p>`:f}
${fh(e)}
${ot(e)?p`<p class="small" data-testid="local">${a("offline-here")}</p>`:f}
<div class="row">
${ot(e)?lh(n):ah(e)} ${Xc(e,r)}
<button type="button" data-testid="copy-link" @click=${()=>hh(e,n)}>
${b("link")}<span>${a("copy-link")}</span>
</button>
${ph(e,n)} ${mh(e,n)}
${e.stage==="over"?f:p`<button type="button" data-testid="new-game" @click=${()=>r.go("/")}>
${a("new-game")}
</button>`}
</div>
${t.copied?p`<p class="small copied" data-testid="copied">${t.copied}</p>`:f}
</section>`}function ah({game:t}){return p`<a
class="button"
data-testid="download-record"
href=${`/api/games/${t}/record.pgr`}
download
>${b("download")}<span>${a("record")}</span></a
>`}function lh({source:t}){return p`<button
type="button"
data-testid="download-record"
@click=${()=>uh(t.record?.()??"")}
>
${b("download")}<span>${a("record")}</span>
</button>`}var ch=6e4;function uh(t){let e=document.createElement("a");e.href=URL.createObjectURL(new Blob([t],{type:"text/plain"})),e.download="game.pgr",e.click(),setTimeout(()=>URL.revokeObjectURL(e.href),ch)}function ph(t,e){if(!E(t)||t.stage==="over")return f;let[n,r,o]=t.can_abort?["abort",dh(t),"cancel"]:["resign",a("resign"),"flag"];return p`<button type="button" data-testid=${n} @click=${()=>e.dialog(n)}>
${b(o)}<span>${r}</span>
</button>`}function mh(t,e){return t.mode!=="remote"||!E(t)||L(t)?f:p`<button type="button" data-testid="report" @click=${()=>e.dialog("report")}>
${a("report")}
</button>`}function dh(t){return a(L(t)?"close-table":"call-off")}function fh({mode:t,clock:e,rated:n,takebacks:r,seats:o}){if(t!=="remote")return f;let s=D.filter(l=>o[l-1].rating!==null).map(l=>`${P(o,l)} ${o[l-1].rating}`),i=[e?a("terms-clock",{clock:oc(e.control)}):a("terms-no-clock"),a(n?"terms-rated":"terms-not-rated"),a(r?"terms-takebacks":"terms-no-takebacks")];return p`<p class="small" data-testid="terms">
${i.join("; ")}. ${s.length?a("terms-ratings",{ratings:s.join(", ")}):""}
</p>`}async function hh(t,e){e.store.dispatch({type:"copied",text:await nu(gh(t))})}function gh({link:t,seats:e}){let n=e.map(({name:r})=>r);return`${location.origin}${_n(t,n)}`}async function nu(t){try{return await Or(t),a("link-copied")}catch{return a("copy-this-link",{link:t})}}async function ru(t,e){let n=tu(t);if(!("share"in navigator)){e.store.dispatch({type:"copied",text:await nu(n)});return}try{await navigator.share({title:"Quiltbee",url:n})}catch(r){if(!(r instanceof DOMException))throw r}}function Os(t,e){return p`<svg class=${`card ${t}`} viewBox="-0.5 -0.5 41 57" aria-hidden="true">
<rect class="sheet-edge" width="40" height="56" rx="3.5"></rect>
${e}
</svg>`}function su(t,e){return t===0?Os("empty",f):Os("back",x`<path class="weave" d="M4 4h32v48h-32zM4 16L36 40M4 40L36 16M4 28h32M20 4v48"></path>
${e===null?j(20,28,7):x`<circle class="budget" cx="20" cy="28" r="10"></circle>
<text class="digits" x="20" y="32.4" font-size="13">${e}</text>`}`)}function iu({number:t,budget:e,income:n,filters:r}){return Os("face",x`
<text class="card-number" x="20" y="6.6">${t}</text>
<circle class="budget" cx="12" cy="16" r="7.4"></circle>
<text class="digits" x="12" y="19.3" font-size="9.5">${e}</text>
${j(30,16,5.6)}<text class="gain" x="30" y="28.4">+${n}</text>
<text class="card-word" x="12" y="28">${a("card-budget")}</text>
${r.map((o,s)=>ou(Dn(o),36+s*7))}
${r.length===0?ou(a("filter-none"),42):f}`)}function ou(t,e){let n=Math.min(4.6,64/t.length);return x`<text class="card-filter" x="20" y=${e} font-size=${n.toFixed(1)}>${t}</text>`}function au({turns:t,run:e},n,r){let o=t.map(s=>yh(s,n,r));return p`<section
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
</section>`}function yh(t,e,n){return p`<div class="card-turn" data-card=${t.card.number} data-taken=${t.taken??""}>
${iu(t.card)}
<div class="told">
<p class="told-card">${Lo(t.card)}</p>
<div class="tried" aria-hidden="true">
${[...t.choices].map(r=>bh(r,t,e,n))}
</div>
<ol>
<li>${Go(t,e,n)}</li>
${t.steps.map(r=>p`<li class=${r.skipped?"skipped":""}>
${No(r,e,n)}
</li>`)}
${Ro(t,e,n).map(r=>p`<li class="outcome">${r}</li>`)}
</ol>
</div>
</div>`}function bh(t,{affordable:e,taken:n},r,o){let s=t===n?"taken":e.includes(t)?"left":"dear",i={taken:"✓",left:"–",dear:"×"}[s];return p`<span class=${`candidate ${s}`}
>${er(t,r[t],0,o)}<span class="fate">${i}</span></span
>`}var lu={income:["<circle r='2.2' fill='var(--soft)'/>","<path fill='none' stroke='var(--panel)' stroke-width='.8' d='M-1.2 0h2.4M0-1.2v2.4'/>"],empty:["<path fill='none' stroke='var(--soft)' stroke-width='.9' stroke-dasharray='1.2 .7' d='M-2.2-2.2h4.4v4.4h-4.4z'/>"],patches:["<path fill='var(--soft)' d='M-2.4-2.4h2.4v2.4h2.4v2.4h-4.8z'/>"],time:["<path fill='var(--soft)' d='M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z'/>"],score:["<path fill='var(--soft)' d='M0-2.8l.9 1.9 2 .2-1.5 1.5.4 2L0 1.8l-1.8 1 .4-2L-2.9-.7l2-.2z'/>"]};var wh=[20,10,5,1];function cu(t){let e=[],n=Math.max(0,t);for(let r of wh)for(;n>=r;)e.push(r),n-=r;return e}var _s=56,hn=20,vh=19;function uu(t){let e=cu(t),n=Math.min(vh,(_s-hn)/Math.max(1,e.length-1)),r=_s-hn/2,o=e.map((s,i)=>kh(s,r-i*n)).reverse();return p`<svg class="purse" viewBox=${`0 0 ${_s} ${hn}`} aria-hidden="true">
${o}
</svg>`}function kh(t,e){return x`${tt(`tile-${t}`,e,hn/2)}
<text class="tile-value" x=${e} y=${hn/2+3.2}>${t}</text>`}function Rr(t,e,n){return p`<table class="scores">
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
${o.map(s=>p`<td>${s}</td>`)}
</tr>`)}
</tbody>
<tfoot>
<tr>
<th scope="row">${a("number-score")}</th>
${t.players.map((r,o)=>p`<td data-testid=${`total-${o+1}`}>
${N(r.score+(o===1?t.points:0))}
</td>`)}
</tr>
</tfoot>
</table>`}function xh(){return p`<span class="badge tile" title=${a("tile-title")}
><svg viewBox="-10 -10 20 20" aria-hidden="true">${tt("special-tile",0,0)}</svg>
<span class="visually-hidden">${a("has-tile")}</span></span
>`}var Sh=new Map(Object.entries(lu).map(([t,e])=>[t,Zo(e.join(""))]));function pu(t,e,n,r={}){let{buttons:o,income:s,empty:i,score:l,time:c}=t.players[n-1],u=[[a("number-buttons"),o,"buttons"],[a("number-income"),s,"income"],[a("number-empty"),i,"empty"],[a("number-time"),c,"time"]];if(!t.automa){let m=l-t.players[2-n].score;u.push([a("number-lead"),oa(m),"lead"])}return Cs(t,e,n,u,r)}function Cs(t,e,n,r,o){let{aside:s=f,clock:i=f,thumbnail:l=f}=o,c=t.stage!=="over"&&ut(e)===null&&t.turn===n;return p`<div class=${c?"bar moving":"bar"} data-testid=${`player-${n}`}>
<div class="bar-name">
${or(n)} ${fn(e[n-1])}
<h2 title=${P(e,n)}>${P(e,n)}</h2>
${Eh(e[n-1])} ${s}
${c?p`<span class="badge to-move">${a("to-move")}</span>`:f}
${t.players[n-1].special_tile?xh():f}
</div>
${i} ${l}
<dl>
${r.map(([u,m,d])=>p`<div class=${`number number-${d}`}>
<dt>${Ph(String(d))}<span>${u}</span></dt>
<dd data-testid=${`${d}-${n}`}>${m}</dd>
${d==="buttons"?uu(Number(m)):f}
</div>`)}
</dl>
</div>`}function Ph(t){let e=Sh.get(t==="lead"?"score":t);return p`<svg class="number-sign" viewBox="-3 -3 6 6" aria-hidden="true">
${e?x(e):j(0,0,2.8)}
</svg>`}function Eh({kind:t,yours:e,away:n,bot:r,rating:o}){return t!=="person"&&t!=="open"?f:p`${o===null?f:p`<span class="rating"
><span class="visually-hidden">${a("rated")}</span>${o}</span
>`}
${r?p`<span class="badge bot">${a("bot")}</span>`:f}
${n&&!e?p`<span class="badge away">${a("away")}</span>`:f}`}function mu(t,e){let n=t.players.map(r=>r.score_parts);return Rr(t,D.map(r=>p`${fn(e[r-1])}${P(e,r)}`),[[a("number-buttons"),n.map(r=>r.buttons)],[a("score-tile"),n.map(r=>r.special_tile)],[a("score-empty"),n.map((r,o)=>`${N(r.empty)} (${t.players[o].empty})`)],...t.points?[Th(t.points)]:[]])}function Th(t){return[a("score-seat"),["–",N(t)]]}function fu(t,e,n){let{buttons:r,time:o,score:s}=t.players[1],i=[[a("number-buttons"),r,"buttons"],[a("number-patches"),n.with_buttons.length+n.without_buttons.length,"patches"],[a("number-time"),o,"time"],[a("number-score"),N(s),"score"]],l=p`<span class="level-name">${We(n)}</span>`,c=p`<span class="next-card">${gu(t,n)}</span>`;return Cs(t,e,2,i,{aside:l,thumbnail:c})}function hu(t,e,n,r,o,s=f){return p`<section
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
<div class="pile">${gu(t,e)}</div>
<div>
<p data-testid="automa-cards">${t.result?a("no-more-cards"):Ah(e)}</p>
<p class="small">${ze(e)}</p>
</div>
</div>
${au(n,r,o)} ${Mh(t,e)} ${s}
<div class="piles">
${du("patches-with",e.with_buttons,"pile-with",r,o)}
${du("patches-without",e.without_buttons,"pile-without",r,o)}
</div>
<p class="small">${Io(e)}</p>
</section>`}function gu({result:t},{pile:e,budget:n}){return su(e,t?null:n)}function Ah({pile:t,budget:e}){return t===0?a("pile-empty"):e===null?a("next-face-down"):a("next-can-pay",{price:a("buttons",{count:e})})}function du(t,e,n,r,o){return p`<div class="taken-pile" data-testid=${n}>
<h3>${a(t,{count:e.length})}</h3>
<ul>
${[...e].map(s=>{let{name:i,income:l}=r[s];return p`<li title=${i}>
${er(s,r[s],0,o)}
<span class="visually-hidden"
>${i} (${s})${l?`, ${a("buttons",{count:l})}`:""}</span
>
</li>`})}
</ul>
</div>`}function Mh(t,e){let n=(o,s,i)=>p`<div class=${i}>
<dt>${o}</dt>
<dd>${s}</dd>
</div>`,r=Be(t.players[1],e.level);return p`<div class="parts">
<h3>${a("what-level-counts",{numeral:e.numeral})}</h3>
<dl data-testid="automa-score">
${r.map(([o,s])=>n(a(o),s,"part"))}
${n(a(t.result?"number-score":"score-now"),N(t.players[1].score),"sum")}
</dl>
</div>`}function yu(t,e){if(!t.typing)return f;let n=t.notice?.typed?t.notice:null;return p`<form
class="command"
aria-label=${a("command-line")}
@submit=${r=>Oh(r,e)}
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
@keydown=${r=>_h(r,e)}
/>
<button type="submit" class="main">${a("enter")}</button>
<button type="button" aria-label=${a("close")} @click=${()=>e.type(!1)}>
${b("cancel")}
</button>
</div>
</form>`}function Oh(t,e){t.preventDefault();let r=t.target.elements.namedItem("command");e.onLine(r.value),r.value=""}function _h(t,e){t.key==="Escape"&&(t.preventDefault(),e.type(!1),document.querySelector(".quilt.active .cells")?.focus())}function bu(t,e,n){let r=E(e),o=r&&Qn(e)&&e.stage!=="over",s=r&&(e.mode!=="remote"||e.takebacks);return p`${o?Ch(t,n):f}
${s?Lh(t,e,n):f}`}function Ch(t,e){return p`<button
type="button"
class="hint-button"
data-testid="hint"
aria-keyshortcuts="H"
aria-disabled=${ge(t)?"false":"true"}
@click=${()=>e.hint()}
>
${b("bulb")}<span>${a("hint")}</span>
</button>`}function Lh(t,e,n){let r=jn(e)&&ye(t);return p`<button
type="button"
class=${e.mode==="screen"||e.mode==="computer"?"undo":"undo long"}
data-testid="undo"
aria-disabled=${ye(t)?"false":"true"}
@click=${()=>n.undo()}
>
${b("undo")}${Gh(e,r)}
</button>`}function $u(t,e){return p`<button
type="button"
class="main turn-card"
data-testid="turn-card"
aria-keyshortcuts="T"
aria-disabled=${he(t)?"false":"true"}
@click=${()=>e.turnCard()}
>
${b("card")}<span>${a("turn-the-card")}</span>
</button>`}function Gh({mode:t},e){return t==="remote"?p`<span>${a("ask-takeback")}</span>`:e?p`<span class="behind">${a("undo-practice")}</span>`:p`<span>${a("undo")}</span>`}function wu(t){return p`<label class="switch"
><input
type="checkbox"
data-testid="turn-by-itself"
.checked=${t.settings.turnCards}
@change=${e=>t.change({turnCards:Cr(e)})}
/>
<span>${a("draw-automatically")}</span></label
>`}var Nh={hint:"hint-coming",why:"why-coming",turn:"card-turning",move:"move-sending"};function ku(t,e,n){let r=Qt(t)?_(t):null,{plan:o}=t.placement,s=r!==null&&r.letter!=="+",i=r?I(t,r.letter):void 0,l=r!==null&&!o&&t.placement.set&&de(t.placement,r)&&i?.available!==!1,c=o||r!==null&&(s||t.placement.origin!==null),u=[["rotate-left",a("rotate-left"),"left",s,()=>e.placement({type:"turn",how:"left"})],["rotate-right",a("rotate-right"),"right",s,()=>e.placement({type:"turn",how:"right"})],["flip",a("flip"),"flip",s,()=>e.placement({type:"turn",how:"flip"})],["place",a("place"),"place",l,()=>e.commit()],["cancel",a("cancel"),"cancel",c,()=>e.placement({type:"cancel"})]],m=qn(t.table)&&!t.looking;return p`<section
class=${r?"deck held":"deck"}
aria-label=${a("placing")}
data-keys
data-move=${r&&!o?Wn(t.placement,r)??"":""}
>
${Rh(t,e,n)}
<div class=${m?"tools waits":"tools"}>
${m?$u(t,e):f}
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
</section>`}function Rh(t,e,n){let{table:r,notice:o}=t;return p`<div
class=${Ls(t)?"strip hinting":t.placement.plan?"strip planning":"strip"}
data-testid="strip"
tabindex="-1"
>
${o?.kind==="error"&&!o.typed?p`<p class="notice" data-testid="notice">${b("cancel")} ${o.text}</p>`:r?Ih(t,r,e,n):f}
${Kh(t,e)}
</div>`}function Ls(t){let{hint:e,looking:n,notice:r,pending:o,placement:s}=t;if(!e||n||o||r?.kind==="error"&&!r.typed)return!1;let{letter:i,origin:l,plan:c}=s;return c?!1:i===null||!M(t)||i==="+"&&l===null}function Ih(t,e,n,r){let o=_(t);return t.looking?p`<p>${a("earlier-position")}</p>`:t.pending?p`<p>${a(Nh[t.pending.type]??"one-moment")}</p>`:Ls(t)?zh(t,n,r):t.placement.plan?n.planning?.planCard(t,e):o&&M(t)?Dh(t,e,o,r):Fh(t,e)}function Fh(t,e){let n=tn(t).map(r=>ua(r,e.seats,t.patches));return p`<p class="lately">${n.length>0?`${n.join(". ")}.`:ke(e)}</p>
<p class=${M(t)?"guide heading-says":"guide"}>${Hh(t,e)}</p>`}function Hh(t,e){return e.stage==="over"?a("game-over"):e.stage==="card"?a("card-ready"):e.thinking?a("thinking",{name:P(e.seats,e.turn)}):M(t)?a("choose-or-pass-now"):`${ht(e)}.`}function Dh(t,e,n,r){let o=it(t.placement,n),s=e.players[e.turn-1].cells,i=I(t,n.letter),l=me(t.placement,n),c=l!==null&&Xn(t,l),{text:u,isGood:m}=sa(o,s,i,r),d=m&&t.placement.set?Wh():u,h=l!==null&&!At(o,s,void 0)?le(s,o):[],y=i?Hn(i,h,c,e,e.seats,r):Vh(c,h.length);return p`<p class=${m?"verdict yes":"verdict no"}>
${l===null&&m?Uh(n.letter):Bh(d,m)}
</p>
${qh(t,e)}
<ul class="effects">
${jh(y).map(({kind:k,text:S})=>p`<li class=${k}>${S}</li>`)}
</ul>`}function qh(t,e){return p`<span class="then-next" aria-hidden="true"
>${Se(t,e).map(n=>_t(n,t.patches[n],0,!1))}</span
>`}function jh(t){let e=({kind:n})=>n==="next";return[...t.filter(e),...t.filter(n=>!e(n))]}function Bh(t,e){return p`${b(e?"place":"cancel")} ${t}`}function Wh(){return p`<span class="by-mouse">${a("fits-click")}</span
><span class="by-touch">${a("fits-press",{place:a("place")})}</span>`}function Uh(t){return a(t==="+"?"put-special":"choose-place")}function zh(t,{hints:e},n){let r=t.hint?.type==="hint";return e?p`<p
class="hint-line"
data-testid=${r?"hint-words":"why-words"}
data-move=${t.hint?.move??""}
>
${b("bulb")}<span
>${r?p`<b>${a("hint-label")}</b> `:f}${e.hintWords(t,n)}</span
>
</p>`:p`<p>${a(r?"hint-coming":"why-coming")}</p>`}function Kh(t,e){if(Ls(t))return p`<button
type="button"
class="corner forget"
data-testid="forget-hint"
aria-label=${a("close")}
@click=${vu(()=>e.forgetHint())}
>
${b("cancel")}
</button>`;let n=t.pending?.type==="why",r=t.notice?.kind!=="error"&&t.placement.letter===null;return!n&&!(r&&Yn(t))?f:p`<button
type="button"
class="corner"
data-testid="why"
aria-keyshortcuts="W"
aria-disabled=${n?"true":"false"}
@click=${vu(()=>e.why())}
>
${a("why")}
</button>`}function vu(t){return({currentTarget:e})=>{e instanceof HTMLElement&&e.closest(".strip")?.focus(),t()}}function Vh(t,e){let n=[{kind:"fills",text:a("effect-special-costs")}];return t&&n.push({kind:"tile",text:a("effect-tile")}),e>0&&n.push({kind:"holes",text:a("effect-a-hole")}),n}function Ir(t,e){let[n,r,o]=ni(t??""),s=r?p`<span lang="en">${r}</span>${o}`:f;return p`<p class="notice" role="alert" ?hidden=${!t} data-testid=${e}>
<span>${n}${s}</span>
</p>`}function bx(t){let e=p`<span lang="en">${t}</span>`;return p`<p class="notice" data-testid="notice">
${xt("fault-in-record",{detail:e})}
</p>`}function xu(t){let{name:e,busy:n,error:r}=t.state;return p`<form class="joining" @submit=${s=>{s.preventDefault(),t.sit()}}>
<label
>${a("your-name")} <span class="small">${a("as-others-see")}</span>
<input
data-testid="join-name"
maxlength="40"
autocomplete="nickname"
.value=${e}
@input=${s=>t.write(_r(s))}
/></label>
<button type="submit" class="main" data-testid="sit-down" ?disabled=${n}>
${a(n?"sitting-down":"sit-down")}
</button>
${Ir(r,"join-error")}
</form>`}function Su(t,{inviting:e,joining:n}){let r=ae(t);return r?gn(a("is-asked",{name:r}),p`<p>${a("asked-text",{name:r})}</p>`):t.access==="public"?E(t)?Zh():gn(a("seat-open"),xu(n)):E(t)?gn(a("invite-your-friend"),Qh(e)):gn(a("seat-kept"),p`<p>${a("seat-kept-text")}</p>`)}function gn(t,e){return p`<section
class="panel inviting"
data-testid="inviting"
aria-labelledby="inviting-heading"
>
<h2 id="inviting-heading">${t}</h2>
${e}
</section>`}function Zh(){return gn(a("in-the-lobby"),p`<p>${a("in-the-lobby-text")}</p>`)}function Qh(t){let{busy:e,told:n}=t.state;return p`${t.link===null?f:Yh(t,t.link)}
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
<p class="small told" role="status" data-testid="invitation-told">${n}</p>`}function Yh(t,e){let{picture:n}=t.state;return p`<p>${a("send-link")}</p>
<label for="invitation-link" class="visually-hidden">${a("link-of-invitation")}</label>
${Rc("invitation-link",e)}
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
</div>`}function Eu(t,e,n,r,o=""){if(e.mode!=="remote")return f;let{text:s,actions:i,urgent:l}=ds(t,e,o),c=r.settings.phrases?Jh(e):"",u=!!c&&!l,m=()=>r.change({phrases:!1}),d=e.seats[(e.said?.player??1)-1].yours;return p`<section
class=${l?"line urgent":"line"}
aria-label=${a("between-players")}
data-testid="line"
>
<p data-testid="line-text">${u?c:s}</p>
<div class="line-actions">
${i.map(([h,y],k)=>p`<button
type="button"
class=${l&&k===0?"main":""}
data-testid=${h}
aria-disabled=${t.pending?"true":"false"}
@click=${()=>n.mind(h)}
>
${y}
</button>`)}
</div>
${u&&!d?Pu("hush",a("phrases-off"),"cancel",m):f}
${Xh(e)?Pu("say",a("say"),"bubble",()=>r.phrases(n)):f}
${tg(e.spectators)}
<p class="visually-hidden" role="status">${c}</p>
</section>`}function Jh({said:t,seats:e}){return t?a("says",{name:P(e,t.player),phrase:a(`phrase-${t.phrase}`)}):""}function Xh(t){return E(t)&&ut(t.seats)===null}function Pu(t,e,n,r){return p`<button
type="button"
class="say"
data-testid=${t}
aria-label=${e}
title=${e}
@click=${r}
>
${b(n)}
</button>`}function tg(t){let e=a("watching",{count:t});return p`<p
class=${t>0?"watchers":"watchers none"}
data-testid="watchers"
title=${t>0?e:f}
>
${b("eye")}<span aria-hidden="true">${t}</span>
<span class="visually-hidden">${t>0?e:""}</span>
</p>`}var Tu=3;function Au(t,e,n,r){let o=[...t.slice(Tu)];return p`<section class="panel ring" aria-labelledby="ring-heading" ?data-keys=${r}>
<div class="panel-head">
<h2 id="ring-heading">${a("coming-up")}</h2>
<span class="small">${a("after-these",{count:o.length})}</span>
</div>
${r?eg(t,e,n,r):Mu(o,e,n)}
</section>`}function eg(t,e,n,{held:r,then:o,choose:s}){let i=[...t.slice(Tu)],l=r!==null&&i.includes(r)?r:i[0];return p`<ol
class="circle"
data-testid="ring"
aria-labelledby="ring-heading"
@keydown=${ng}
>
${i.map(c=>{let u=e[c],m=o.includes(c),d=m?`${Wt(u)}, ${a("plan-then")}`:Wt(u);return p`<li class=${m?"then":""}>
<button
type="button"
class="coming"
data-coming=${c}
tabindex=${c===l?0:-1}
aria-pressed=${c===r?"true":"false"}
@click=${()=>s(c)}
>
${_t(c,u,0,n)}
<span class="visually-hidden">${d}</span>
<span class="price" aria-hidden="true">${yn(u.buttons)}${bn(u.time)}</span>
</button>
</li>`})}
</ol>`}function ng(t){let e=t.target.closest("li"),n=e?.parentElement;if(!e||!n||t.altKey||t.ctrlKey||t.metaKey)return;let r={ArrowRight:e.nextElementSibling,ArrowDown:e.nextElementSibling,ArrowLeft:e.previousElementSibling,ArrowUp:e.previousElementSibling,Home:n.firstElementChild,End:n.lastElementChild}[t.key];r!==void 0&&(t.preventDefault(),t.stopPropagation(),r?.querySelector("button")?.focus())}function Bx(t,e,n){return p`<section class="panel ring whole" aria-labelledby="ring-heading">
<div class="panel-head">
<h2 id="ring-heading">${a("circle")}</h2>
<span class="small">${a("circle-left",{count:t.length})}</span>
</div>
${Mu([...t],e,n)}
</section>`}function Mu(t,e,n){return p`<ol class="circle" data-testid="ring" tabindex="0" aria-labelledby="ring-heading">
${t.map(r=>rg(r,e,n))}
</ol>`}function rg(t,e,n){let r=e[t];return p`<li title=${Wt(r)}>
${_t(t,r,0,n)}
<span class="visually-hidden">${Wt(r)}</span>
<span class="price" aria-hidden="true">${yn(r.buttons)}${bn(r.time)}</span>
</li>`}function yn(t){return p`<span class="cost"
><svg viewBox="-3 -3 6 6" aria-hidden="true">${j(0,0,2.9)}</svg>${t}</span
>`}function bn(t){return p`<span class="time"
><svg viewBox="-3 -3 6 6" aria-hidden="true">
<path class="glass" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path></svg
>${t}</span
>`}function Ou(t,e,n,r,o,s=f){let i=[...e.ring.slice(0,3)];return p`<section class="panel market" aria-labelledby="market-heading" data-keys>
<h2 id="market-heading">
${a(M(t)&&e.stage==="action"?"choose-or-pass":"next-patches")}
</h2>
${[0,1,2].map(l=>i[l]===void 0?p`<div class="offer none" aria-hidden="true"></div>`:ag(t,e,i[l],l,n,r,o))}
${sg(t,e,n)} ${s}
</section>`}var og=t=>t>1;function sg(t,e,n){let r=t.looking?void 0:I(t,null),{time:o}=e.players[e.turn-1];return p`<button
type="button"
class=${Jn(t)==="pass"?"pass hinted":"pass"}
data-testid="pass"
aria-disabled=${M(t)&&r?"false":"true"}
aria-keyshortcuts="P"
@click=${({detail:s})=>og(s)||n.pass()}
@pointerenter=${({pointerType:s})=>s==="mouse"&&Gs(n,!0)}
@focus=${()=>Gs(n,!0)}
@blur=${()=>Gs(n,!1)}
>
${_u(t,null)}${b("pass")}<span class="pass-name">${a("pass")}</span>
<span class="pass-facts">
${r?To(r,o).map(s=>p`<span>${s}</span>`):f}
</span>
</button>`}function Gs(t,e){t.store.dispatch({type:"weigh",on:e})}function ig({squares:t}){return Fr(a("spoken-squares",{count:t}))}function Fr(t){return p`<span class="visually-hidden">${t}</span>`}function ag(t,e,n,r,o,s,i){let l=t.patches[n],c=t.looking?void 0:I(t,n),u=t.placement.letter===n,m=Se(t,e).includes(n),d=kc(o),h=c?Kt(c):null,y=Jn(t)?.startsWith(n)??!1;return p`<button
type="button"
class=${["offer",m&&"then",u&&"chosen",h&&"dear",y&&"hinted"].filter(Boolean).join(" ")}
data-testid=${`patch-${r}`}
data-patch=${n}
data-orientation=${q(t.placement,n)}
aria-pressed=${u?"true":"false"}
aria-disabled=${M(t)&&c||d?"false":"true"}
aria-keyshortcuts=${r+1}
data-key=${r+1}
@click=${S=>{if(d)return o.onPlan(n);S.pointerType==="mouse"?o.choose(n):o.chooseShown(n),i()}}
>
<span class="art"
>${_t(n,l,q(t.placement,n),s)}</span
>
${_u(t,n)}
<span class="facts"
><span class="offer-name"
>${l.name}${m?Fr(`, ${a("plan-then")}`):f}${ig(l)}</span
>
<span class="price"
>${yn(l.buttons)}${Fr(a("spoken-buttons",{count:l.buttons}))}
${bn(l.time)}${Fr(a("spoken-time"))}</span
>
<span class="earn">${Cu(l)}</span>
${lg(c,h)}</span
>
</button>`}function _u(t,e){let n=ja(t,e);return n.length===0?f:p`<span class="offer-marks" aria-hidden="true"
>${n.map(({label:r,kind:o})=>p`<span class=${`offer-mark to-${o}`}>${r}</span>`)}</span
>`}function lg(t,e){return e?p`<span class="reason" title=${e}>${cg(t)}</span>`:f}function cg(t){return t&&t.missing>0?a("short-of",{count:t.missing}):a("no-room")}function tS({ring:t},e,n){return p`<section class="panel market looked-at" aria-labelledby="market-heading">
<h2 id="market-heading">${a("next-patches")}</h2>
${[...t.slice(0,3)].map(r=>p`<div class="offer" data-patch=${r}>
<span class="art">${_t(r,e[r],0,n)}</span>
<span class="facts" title=${Wt(e[r])}
><span class="offer-name">${e[r].name}</span>
<span class="price">${yn(e[r].buttons)}${bn(e[r].time)}</span>
<span class="earn">${Cu(e[r])}</span></span
>
</div>`)}
</section>`}function Cu({income:t}){return t>0?a("earns",{count:t}):a("earns-nothing")}var ug=[["first","first-position"],["back","previous-position"],["forward","next-position"],["last","last-position"]];function Lu(t,e){return p`<div class="steps">
${ug.map(([n,r])=>p`<button
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
</div>`}function Gu(t,e,n,r,o,s=[]){let i=new Set(s.map(({number:u})=>u)),l={first:0,back:e-1,forward:e+1,last:t.length},c=u=>u<0||u>t.length||u===e;return p`<section class="panel moves" aria-labelledby="moves-heading">
<div class="panel-head">
<h2 id="moves-heading">${a("moves")}</h2>
${Lu(u=>c(l[u]),u=>o(l[u]))}
</div>
<ol class="move-list" data-testid="move-list" tabindex="0" aria-labelledby="moves-heading">
${t.map(u=>p`<li class=${i.has(u.number)?"fresh-move":""}>
<button
type="button"
class=${u.number===e?"move now":"move"}
aria-current=${u.number===e?"step":"false"}
@click=${()=>o(u.number)}
>
<span class="number">${u.number}</span>
<span class="move-words">${pg(u,n,r)}</span>
<code>${u.move}</code>
</button>
</li>`)}
</ol>
${t.length===0?p`<p class="small">${a("no-move-yet")}</p>`:""}
</section>`}function pg({player:t,move:e,change:n},r,o){let s=p`<b>${P(r,t)}</b>`,i=ue(e,o);return!n||n.from===n.to?xt("happened",{name:s},{deed:i}):xt("happened-with",{name:s},{deed:i,detail:Oo(n)})}function Nu(t,e,n){let r=`/analysis?at=${n}${e}`;return p`<a class="quiet button" href=${r} data-testid="analyse" @click=${s=>{s.metaKey||s.ctrlKey||s.shiftKey||(s.preventDefault(),t.go(r))}}
>${b("lens")}<span>${a("tab-analysis")}</span></a
>`}function Ru(t,e,n){let[r,o]=t.players,s=r.score_parts,i=new Map(Be(o,n.level)),l=m=>i.get(m)??"–",c=[P(e,1),`${P(e,2)} ${n.numeral}`],u=[[a("number-buttons"),[s.buttons,l("part-held")]],[a("score-tile"),[s.special_tile,l("part-tile")]],[a("score-empty"),[`${N(s.empty)} (${r.empty})`,"–"]]];for(let m of["part-patches","part-printed"])i.has(m)&&u.push([a(m),["–",l(m)]]);return Rr(t,c,u)}function Iu({level:t,levels:e},n){return!e||e.length===0?f:p`<h3 id="levels-heading">${a("at-each-level")}</h3>
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
${r.scores.map(o=>p`<td>${N(o)}</td>`)}
<td>${P(n,r.winner)}</td>
</tr>`)}
</tbody>
</table>`}function Fu(t,e,n,{kept:r,moments:o,said:s=[],start:i}={}){let{automa:l}=t;return p`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
<h2 id="result-heading">${Ut(t,e)}</h2>
<p>${zt(t,e)}</p>
${l?Ru(t,e,l):mu(t,e)}
<div class="row">${n}</div>
${s.map(c=>p`<p>${c}</p>`)} ${i} ${o}
${l?Iu(l,e):f} ${r}
</section>`}function Hu(t,e,n,r){return p`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
<h2 id="result-heading">${Ut(t,e)}</h2>
<p>${zt(t,e)}</p>
<div class="row">${n}</div>
${r.map(o=>p`<p>${o}</p>`)}
</section>`}function Du(t,e,n,r,o=null){let{table:s}=t;if(!s)return f;let i=o??(s.tournament?r?.onwards()??f:dg(t,s,e,n)),l=()=>n.go(mg(s));return p`${i}
${s.moves.length?p`<button type="button" data-testid="review" @click=${l}>
${b("graph")}<span>${a("review")}</span>
</button>`:f}
${s.moves.length?Nu(n,s.link,s.moves.length):f}
<button type="button" data-testid="share" @click=${()=>ru(s,e)}>
${b(t.copied?"place":"share")}
<span>${a(t.copied?"shared-copied":"share-game")}</span>
</button>
<button
type="button"
class=${i===f?"main":""}
data-testid="play-again"
@click=${()=>n.go("/")}
>
${b("fresh")}<span>${a("new-game")}</span>
</button>`}function mg(t){return ot(t)?`/review?seat=${t.seats[0].yours?1:2}${t.link}`:`/game/${t.game}/review`}function dg(t,e,n,r){if(e.mode!=="remote")return fg(e,n,r);if(e.rematch.game!==null)return p`<a
class="button main"
data-testid="rematch-link"
href=${`/game/${e.rematch.game}`}
>${b("again")}<span>${a("to-rematch")}</span></a
>`;if(!E(e))return f;let o=fs(e);return p`<button
type="button"
class="main"
data-testid="ask-rematch"
aria-disabled=${o&&!t.pending?"false":"true"}
@click=${()=>{o&&n.mind("rematch")}}
>
${b("again")}
<span>${a(e.rematch.asked.length>0&&!o?"rematch-asked":"rematch")}</span>
</button>`}function fg(t,e,n){return t.day!==null?p`<a class="button main" data-testid="back-to-day" href=${`/day/${t.day}`}
>${b("sun")}<span>${a("back-to-day")}</span></a
>`:!E(t)||pt(t)?f:p`<button
type="button"
class="main"
data-testid="again"
@click=${()=>e.again(n.go)}
>
${b("again")}<span>${a("rematch")}</span>
</button>`}function qu(t,e,n){return p`<details class="panel summary" data-testid="summary">
<summary><h2>${a("in-words")}</h2></summary>
${[1,2].map(r=>{let o=r;if(r===2&&t.automa)return p`<h3>${P(e,2)}</h3>
<p data-testid="summary-2">
${ga(t,t.automa,n)}
${a("on-time-board",{distances:je(t,2)})}
</p>`;let{cells:s,patches:i}=t.players[r-1];return p`<h3>${P(e,o)}</h3>
<p data-testid=${`summary-${r}`}>
${aa(s)} ${a("on-time-board",{distances:je(t,o)})}
</p>
${i.length?p`<ul>
${i.map(l=>p`<li>${la(l,n)}</li>`)}
</ul>`:""}`})}
</details>`}function ju(t,e,n,r){let o=be(t);return p`<header class="head table-head" data-keys>
${Ms(r)} ${gg(t,e,o)}
<div class="turn-buttons">
${t.looking?hg(n):bu(t,e,n)}
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
</header>`}function hg(t){return p`<button
type="button"
class="main back-to-game"
data-testid="back-to-game"
@click=${()=>t.back()}
>
${a("back-to-game")}
</button>`}function gg(t,e,n){let{looking:r}=t;return p`<div class=${`turn turn-${n.result?.winner??n.turn}`}>
<div class="turn-title">
<h1 id="turn-heading" tabindex="-1" data-testid="turn">
${r?a("after-move",{number:String(r.index)}):ht(e)}
</h1>
${e.automa?.practice?p`<span class="badge practice" data-testid="practice">${a("practice")}</span>`:f}
</div>
${yg(t,e,n)}
</div>`}function yg(t,e,n){if(t.status==="lost")return p`<p class="lost" data-testid="connection">
<span class="dot" aria-hidden="true"></span>${a("connection-lost")}
</p>`;let r=t.looking?`${Ut(n,e.seats)}. ${zt(n,e.seats)}`:ke(e);return p`<p class="turn-reason" data-testid="turn-reason">${r}</p>`}function Bu(t,e,n,r,o,s){let{table:i}=t,l=be(t);if(!i||!l)return Nr(r,a("opening-table"));let c=l.result!==null||pt(l),u=E(i)&&!L(i)&&!Et(i)&&!c,m=s!==null;return p`${ju(t,i,e,r)}
<main
class=${vg(t,i,c,r,m?"remote guided":i.mode)}
data-stage=${l.stage}
data-number=${i.number}
>
${bg(t,e,r,{line:s??Eu(t,i,e,r,n.place?.words()),middle:kg(t,i,l,e,n,r,o,m),tools:u?ku(t,e,r.settings.coordinates):f,moves:wg(t,i,e)})}
<div class="below">
${m?f:eu(t,i,e,r,n.place?.words())}
${qu(l,i.seats,t.patches)}
</div>
</main>
${yu(t,e)} ${Tg(t,e)} ${Kc(t,e,r)}`}function bg(t,e,n,{line:r,middle:o,tools:s,moves:i}){let l=t.table,c=be(t),{letters:u,look:m}=n.settings,d=()=>n.change({look:m==="cloth"?"thread":"cloth"}),h=zo(t),k=l.mode==="screen"&&l.seats.filter(({yours:C})=>C).length!==1?1:h,S=C=>xg(t,l,c,C,n,e);return p`<div class="felt" data-keys tabindex="-1">
<div class="column own">${S(k)}</div>
<div class="column middle">
${r} ${o} ${s} ${Et(l)?f:$g(t,c,e,u)}
${i}
</div>
<div class="column other">
${l.mode==="solo"?Pg(t,c,l,u,n):S(k===1?2:1)}
${ol(c,l.seats,m,d,Wa(t),h)}
</div>
</div>`}function $g(t,e,n,r){let{patches:o,placement:s}=t,i={held:s.plan?s.letter:null,then:Se(t,e),choose:n.onPlan};return Au(e.ring,o,r,$s(n)?i:void 0)}function wg(t,e,n){let r=t.looking?t.looking.index:e.moves.length,o=s=>n.look(s);return Gu(e.moves,r,e.seats,t.patches,o,tn(t))}function vg({peek:t},e,n,r,o){return["table",o,r.settings.coordinates?"named":"unnamed",t&&"peek",(L(e)||Et(e))&&"awaiting",n&&"ended"].filter(Boolean).join(" ")}function kg(t,e,n,r,o,s,i,l){let{starts:c}=o;if(L(e))return Su(e,o);if(Et(e))return c?.panel(t,r,s.settings.letters)??f;let u=c?.onward(e,s),m=l?f:Du(t,r,s,o.place,u),d=o.place?.said()??[];if(n.result){let y=Jc(e,n,t.patches,s),k=Cn(e)&&!l?p`<div class="moments" data-testid="moments">${r.moments?.view()}</div>`:f,S=c?.afterwards(e,s);return Fu(n,e.seats,m,{kept:y,moments:k,said:d,start:S})}if(pt(n))return Hu(n,e.seats,m,d);let h=E(e)?f:r.planning?.planAside(t,r);return Ou(t,n,r,s.settings.letters,i,h)}function xg(t,e,n,r,o,s){let i=zo(t)===r,l=Qt(t)&&Xe(t)===r,{letters:c,coordinates:u}=o.settings,m=tn(t).filter(R=>R.player===r),d=t.hint?.type==="why"&&t.hint.player===r&&[t.hint.move],h=P(e.seats,r),y=`${i?"front":"back"} p${r}`,k=Zc({number:r,name:h,player:n.players[r-1],patches:t.patches,lettered:c,active:l,held:l&&t.placement.letter!==null,ghost:Eg(t,r),cursor:l?t.placement.cursor:t.walks[r],named:u,fresh:Ba(d||m.map(({move:R})=>R),t.patches),hint:tr(Ha(t,r),t.patches),marks:qa(t,r)}),S=i?f:p`<button
type="button"
class="peek-button"
aria-expanded=${t.peek?"true":"false"}
aria-label=${a("peek",{name:h})}
data-testid="peek"
@click=${()=>s.store.dispatch({type:"peek"})}
>
${Gr(n.players[r-1],t.patches)}
</button>`,C=pu(n,e.seats,r,{clock:Bc(e,r),thumbnail:S});return p`<div class=${`seat ${y}`}>${C}</div>
<div class=${`spread ${y}`}>
${i?f:Sg(h,qe(e.seats,r),s)} ${k}
</div>`}function Sg(t,e,n){return p`<div class="peek-head">
<b>${e?a("your-quilt"):a("quilt-of",{name:t})}</b>
<button
type="button"
data-testid="peek-close"
@click=${()=>n.store.dispatch({type:"peek"})}
>
${a("back")}
</button>
</div>`}function Pg(t,e,n,r,o){let{automa:s}=e;if(!s)return p`<p class="panel small">${a("automa-unknown")}</p>`;let i=t.looking?{turns:s.turns,run:0}:t.account,l=E(n)&&n.stage!=="over"?wu(o):f;return p`<div class="seat back p2">${fu(e,n.seats,s)}</div>
${hu(e,s,i,t.patches,r,l)}`}function Eg(t,e){let{placement:n}=t,r=_(t);return!r||!n.origin||Xe(t)!==e||t.looking?null:{letter:r.letter,code:q(n,r.letter),origin:n.origin,cells:it(n,r),set:n.set,sent:t.pending!==null,legal:de(n,r)&&I(t,r.letter)?.available!==!1,planned:n.plan}}function Tg(t,{hints:e}){let{notice:n,said:r,ghostText:o,status:s,hint:i}=t;return p`<div class="visually-hidden">
<div role="status" aria-live="polite" data-testid="live-news">
${s==="lost"?a("live-lost"):r}
</div>
<div role="status" aria-live="polite" data-testid="live-time">${t.timeSaid}</div>
<div role="status" aria-live="polite" data-testid="live-ghost">${o}</div>
<div role="status" aria-live="polite" data-testid="live-hint">
${i&&e?.isWhole(i)?a(`live-${i.type}`,{words:e.hintWords(t,!0)}):""}
</div>
<div role="status" aria-live="polite">
${n?.kind==="info"?n.text:t.copied}
</div>
<div role="alert" data-testid="live-error">${n?.kind==="error"?n.text:""}</div>
</div>`}var Ag=":is(button, a, input, summary, .quilt):not(.pass)";function Wu(t,e){let n=()=>e.store.dispatch({type:"weigh",on:!1}),r=({target:s})=>{s instanceof Element&&s.closest(Ag)&&n()},o=s=>{s.key==="Escape"&&n()};return t.addEventListener("pointerover",r),window.addEventListener("keydown",o),()=>{t.removeEventListener("pointerover",r),window.removeEventListener("keydown",o)}}function Uu({root:t,shell:e},n,r,o=null){let s=Cg(n,r,e,o),i=()=>dl(t),l=o?.accompany(s,i)??null;l&&(s.company=l.company);let c=Ic(s.id,e.go),u=pl(t,s,e),m=Lg(t,s,e),d=Gg(t,s,c,e,i,l),h=Ng(s,e),y=Rg(s,()=>S()),k=!0,S=()=>{!k||l?.company.leaving||(d(),Sc(s.state.table.seats),l?.drawn(),h(),l||y.consider(),u.play(),m.consider())},C=s.state.table,R=[s.store.watch(S),s.store.watch(Ig(s,C,e)),c.inviting.store.watch(S),c.joining.store.watch(S),...l?.watch(S)??[],Wu(t,s),ml(t,s,u,m,i),m.stop,()=>u.skip(),y.stop,()=>c.place?.close(),()=>s.close()];o||Ku(s.id,C),Fg(s,c,e,S),s.open();let J=!0;return{draw:()=>{S(),J&&_g(t,l),J=!1},close:()=>{k=!1;for(let Xt of R)Xt()}}}function Mg(t,e,n){A("starts").then(({startsAt:r})=>{t.starts=r(n),n()},r=>e.complain(r.message))}function Og(t,e,n,r){A("tournaments").then(({placeOf:o,onwards:s})=>{let i=o(t.id,n,r);e.place={words:()=>i.words,said:()=>i.said,onwards:()=>s(i),close:i.close}},console.warn)}function _g(t,e){document.activeElement===document.body&&t.querySelector("#turn-heading")?.focus({preventScroll:!0}),e?.begin()}function Cg(t,e,n,r){let o=new xr(t,e,r?.seen);return o.onHelp=n.help,ul(o),o.onOutdated=He,o.onUnopened=zi,o}function zu(t,e){let n=dr(t,e);if(n===null)throw new It(a("page-outdated"));let r=`${location.origin.replace(/^http/,"ws")}/api/games/${t.game}/play`;return new wr({open:()=>new WebSocket(`${r}?version=${2}`),later:(o,s)=>window.setTimeout(o,s),forget:o=>window.clearTimeout(o),newId:()=>`${Date.now().toString(36)}-${Math.random().toString(36).slice(2,12)}`},n,e)}function Lg(t,e,n){let r={now:()=>performance.now(),later:(i,l)=>window.setTimeout(i,l),forget:i=>window.clearTimeout(i)},o=new Pr({...r,turn:()=>e.turnCard(!0)}),s=new Sr({...r,show:(i,l)=>Wc(t,i,l),onTime:i=>e.store.dispatch({type:"time",part:i})});return{consider:()=>{o.consider(e.state,n.settings.turnCards),s.consider(e.state)},stop:()=>{o.stop(),s.stop()}}}function Gg(t,e,n,r,o,s){let i=-1,l=-1,c=!1;return()=>{let{table:u}=e.state,m=document.activeElement,d=s?.slot()??null;if(K(Bu(e.state,e,n,r,o,d),t),Vc(t),e.state.typing&&!c&&document.getElementById("command")?.focus(),c=e.state.typing,m&&!m.isConnected&&hl(t,m,o),!u)return;dn(ht(u),Ye(u)&&u.mode!=="screen"),e.state.looking?Pc(t):u.moves.length!==i&&Hg(t.querySelector(".move-list")),i=u.moves.length;let h=document.activeElement?.matches("[data-quilt=shown] .cells");u.number!==l&&h&&o(),l=u.number}}function Ng(t,e){let n=-1,r=Oc(t.id);return()=>{let o=t.state.table?.number??-1;!(e.settings.hints||r)||n===o||!ge(t.state)||(n=o,t.hint())}}function Rg(t,e){let n=null,r=()=>{t.moments?.stop(),t.moments=null,n=null};return{stop:r,consider:()=>{let{table:o}=t.state,s=o&&Cn(o)?o.moves.length:null;s!==n&&(r(),n=s,!(!o||s===null)&&A("moments").then(({lookBack:i})=>{n===s&&(t.moments=i(t,o,e)),e()},console.warn))}}}function Ig(t,e,n){let r=e;return()=>{let o=t.state.table??r,s=hc(r,o);L(r)&&!L(o)&&Ku(o.game,o),r=o,s!==null&&n.go(`/game/${s}`)}}function Fg(t,e,n,r){let o=t.state.table;if(o.tournament!==null&&Og(t,e,n,r),o.fair&&Mg(e,t,r),!L(o))return;let{inviting:s,joining:i}=e;E(o)?s.draw():o.access==="public"&&i.ask()}function Hg(t){t&&(t.scrollTop=t.scrollHeight)}function Ku(t,e){let{seats:n}=e;!ot(e)&&n.some(r=>r.yours)&&Lc(t,n.map(r=>r.name||a("an-open-seat")).join(" – "))}var Vu={load:Ss,save:Mc,hintAt:_c};async function Zu(t){if(location.hash.length>1)return Ns(t,location.hash);let{root:e,shell:n,feed:r}=t,o=i=>{let l=[i.tags.Player1,i.tags.Player2];history.pushState(null,"",i.link?_n(i.link,l):location.pathname),t.show(Qu(t,i))},{openHomePage:s}=await A("home");return{page:await s(e,n,r,o),title:""}}async function Ns(t,e){let n=Xi(location.search),r=await ci(e);return Qu(t,{...r,tags:{...n,...r.tags}})}async function Qu({root:t,shell:e,patches:n},r){let{openViewerPage:o}=await A("pages");return{page:o(t,r,await n,e),title:"tab-viewer"}}async function Rs(t,e){t.wait("opening-table");let[n,r]=await Promise.all([ai(e),t.patches]),o=Ss()?.game===e?await Dg(t):null;return{page:Uu(t,zu(n,r),r,o),title:"tab-game",known:n.seats.some(i=>i.yours)}}async function Dg({root:t,shell:e}){let{accompany:n,asNewcomer:r}=await A("guide");return{seen:r,accompany:(o,s)=>n(t,o,e,Vu,s)}}async function Yu(t){t.wait("opening-table");let{firstGame:e}=await A("guide"),n=await e(Vu);return{...await Rs(t,n),address:`/game/${n}`}}function F(t,e,n,r,{data:o=[],wait:s="one-moment",title:i=`tab-${t}`}={}){return{name:t,path:e,part:n,data:o,open:async(l,c)=>{l.wait(s);let u=await r(await A(n),l,c);return"page"in u?u:{page:u,title:i}}}}var Ju={wait:"opening-review",title:"tab-review"},Xu={data:["/api/puzzles"],title:"tab-puzzles"},qg=["/api/me","/api/me/ratings","/api/me/statistics","/api/me/bots"],jg=[{name:"home",path:"/",part:"home",data:[],open:Zu},{name:"game",path:"/game/{id}",part:null,data:["/api/games/{id}"],open:Rs},F("game-review","/game/{id}/review","review",(t,e,n)=>t.openGameReview(e,n),{...Ju,data:["/api/games/{id}"]}),F("link-review","/review","review",(t,e)=>t.openLinkReview(e),Ju),F("invitation","/i/{id}","pages",(t,e,n)=>t.openInvitation(e,n),{data:["/api/invitations/{id}"],wait:"opening-invitation"}),{name:"shared",path:"/g/{id}",part:"pages",data:[],open:(t,e)=>Ns(t,Yi(e))},F("link","/s/{id}","pages",(t,e,n)=>t.openSignInLink(e,n)),F("analysis","/analysis","analysis",(t,e)=>t.openAnalysisPage(e)),F("aid","/aid","pages",(t,e)=>t.openAidPage(e)),F("offline","/offline","offline",(t,e)=>t.openLocal(e),{wait:"opening-table"}),{name:"first-game",path:"/first-game",part:"guide",data:[],open:Yu},F("me","/me","pages",(t,e)=>t.openMe(e),{data:qg}),F("today","/day","pages",(t,e)=>t.openDay(e)),F("day","/day/{id}","pages",(t,e,n)=>t.openDay(e,n),{data:["/api/days/{id}","/api/me/days"]}),F("progress","/progress","pages",(t,e)=>t.openProgress(e),{data:["/api/me/progress"]}),F("ratings","/ratings","pages",(t,e)=>t.openRatings(e)),F("profile","/people/{id}","pages",(t,e,n)=>t.openProfile(e,n),{data:["/api/people/{id}"]}),F("admin","/admin","pages",(t,e)=>t.openAdmin(e),{data:["/api/admin/reports"]}),F("puzzles","/puzzles","puzzles",(t,e)=>t.openPuzzles(e,""),Xu),F("puzzle","/puzzles/{id}","puzzles",(t,e,n)=>t.openPuzzles(e,n),Xu),F("sign-in","/sign-in","pages",(t,e)=>t.openSignIn(e),{data:["/api/me"]}),F("tournaments","/tournaments","tournaments",(t,e)=>t.openTournaments(e),{data:["/api/tournaments"]}),F("tournament","/tournaments/{id}","tournaments",(t,e,n)=>t.openTournament(e,n),{data:["/api/tournaments/{id}"]})],Bg=jg.map(t=>({route:t,pattern:new RegExp(`^${t.path.replace("{id}","([\\w-]+)")}$`)}));function Is(t){for(let{route:e,pattern:n}of Bg){let r=n.exec(t);if(r)return{route:e,match:r[1]??""}}return null}function Hr(t,e,n){let r=document.createElement("dialog");return r.className=`sheet ${t}-dialog`,r.dataset.testid=`dialog-${t}`,r.setAttribute("aria-labelledby",e),r.addEventListener("close",()=>r.remove()),n(r),document.body.append(r),r.showModal(),r}var $n=null;function tp(t){if($n)return;Hr("settings","dialog-heading",n=>{$n=()=>K(p`${Lr(t,()=>n.close(),null)}`,n),$n()}).addEventListener("close",()=>{$n=null})}function ep(){$n?.()}function np(){let t=document.createElement("span");t.className="probe",t.ariaHidden="true",t.textContent="a b",document.body.append(t);let e=()=>document.documentElement.toggleAttribute("data-roomy",Wg(getComputedStyle(t)));new ResizeObserver(e).observe(t)}function Wg({letterSpacing:t,wordSpacing:e,lineHeight:n,fontSize:r}){let o=parseFloat(r);return[t,e].some(i=>parseFloat(i)>0)||o>18||parseFloat(n)>1.1*o}function rp(t){t.translate=t.querySelector(".quilt-box, .quilt")===null,t.classList.toggle("notranslate",!t.translate)}function op(t,e){let n=document.documentElement,r=!1;new MutationObserver(async()=>{let o=/\btranslated-(ltr|rtl)\b/.test(n.className)&&!t.translate;if(!o&&!r)return;r=o;let{tellTranslation:s}=await A("translated");s(o,n.lang,e())}).observe(n,{attributes:!0,attributeFilter:["class","lang"]})}var sp=["GGGbbaaaXXX.","EEGbaaffJXVV","EEEbbYYfJVVg","LLLL.YWWJggg"];function Ug(t){return sp.flatMap((e,n)=>[...e].flatMap((r,o)=>r===t?[[n,o]]:[]))}function zg(t){let e=Ug(t),n=`url(#fabric-${t})`;return x`<path class="piece" fill=${n} d=${Z(e,10,.25)}></path>
<path class="stitches" d=${Z(e,10,1.1)}></path>`}function ip(){let t=[...new Set(sp.join(""))].filter(e=>e!==".");return p`<svg class="cover" viewBox="-1 -1 122 42" aria-hidden="true">
<rect class="ground" width="120" height="40" rx="1"></rect>
<rect fill="url(#fabric-cell)" width="120" height="40"></rect>
${t.map(zg)}
${[[2,0],[1,2],[6,0],[8,1],[10,2],[2,3]].map(([e,n])=>j((e+.5)*10,(n+.5)*10,2.6))}
</svg>`}var Fs=new Map([["classic",Promise.resolve(en)]]),Hs="classic";async function Ds(t){Hs=t;try{let e=await Kg(t);Hs===t&&ap(t,e)}catch(e){console.warn(`The ${t} edition can’t be loaded:`,e),Hs===t&&!document.querySelector("#fabrics > *")&&ap("classic",en)}}function ap(t,e){document.documentElement.dataset.edition=t,K(Za(e),document.getElementById("fabrics"))}function Kg(t){let e=Fs.get(t);if(e)return e;let n=`/editions/${t}`,o=Promise.all([Va(`${n}.json`),Vg(`${n}.css`)]).then(([s])=>s);return Fs.set(t,o),o.catch(()=>Fs.delete(t)),o}async function Vg(t){let e=document.querySelector(`link[href="${t}"]`);e?.sheet||(e?.remove(),await ko(t))}var Lt=document.getElementById("app"),nt=xs(),wn=null,js=()=>"",Dr=0,Zg=ii(zs("link[data-what=patches]")),Bs=new Pn({open:()=>new WebSocket(`${location.origin.replace(/^http/,"ws")}/api/feed`),later:(t,e)=>window.setTimeout(t,e),forget:t=>window.clearTimeout(t),onWaiting:Dc,onInvited:Qg,onNews:So,onRound:t=>{So("games"),A("tournaments").then(({tellRound:e})=>e(t),console.warn)}}),qs=!1;function Qg(t){let e=qs;qs=t>0,(qs||e)&&A("invited").then(({showInvitations:n})=>n(Gt)).catch(qr)}async function Us(t){Mr().length===0&&!Cc()||document.hidden||Bs.socket||(t??await Yg())&&Bs.open()}async function Yg(){return H("GET /api/me").then(({known:t})=>t,()=>!1)}var Gt={get settings(){return nt},logo:zs("link[rel=icon]"),change(t){Tc({...nt,...t}),t.sounds&&A("cues").then(({play:e})=>e("button"),qr),lp(t)},go(t){history.pushState(null,"",t),jr()},onNews:Ki,help(){A("aid").then(({openAid:t})=>t(),qr)},openSettings(){tp(Gt)},phrases(t){A("phrases").then(({openPhrases:e})=>e(t,Gt),qr)},canVibrate:"vibrate"in navigator};function lp(t){nt={...nt,...t},cp(),Vr.areRefused=()=>!navigator.cookieEnabled,t.edition&&Ds(t.edition),"language"in t||"edition"in t?Xg().catch(fp):pp()}function qr({message:t}){Hr("aside","aside-words",e=>K(p`<p role="alert" id="aside-words">${t}</p>
<button type="button" class="main" @click=${()=>e.close()}>${a("close")}</button>`,e))}function zs(t){return document.querySelector(t).href}function cp(){let{theme:t}=nt;t==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=t}function up(){return nt.language==="auto"?ui(navigator.languages):nt.language}async function Jg(){let{lang:t}=document.documentElement,e=nt.language==="auto"?t:nt.language,n=t===e?zs("link[data-what=words]"):void 0;bo(await Fe(e,n),nt.edition),document.documentElement.lang=e,uo()}async function Xg(){let t=up(),[e,n]=await Promise.all([Fe(t),Wi(t)]);bo(e,nt.edition),n&&On(n),document.documentElement.lang=t,uo(),dn(js()),pp()}function pp(){wn?.draw(),ep()}function mp(t,e,n=null){let r=wn===null;wn?.close(),wn=t,js=e?()=>a(e):()=>"",dn(js()),Us(n),window.scrollTo(0,0),Lt.querySelector(".boot")?.remove(),document.querySelector(`[data-until="${CSS.escape(location.pathname)}"]`)?.remove(),t.draw(),rp(Lt),r||ty()}function ty(){let t=Lt.querySelector("h1");!t||document.activeElement!==document.body||(t.tabIndex=-1,t.focus({preventScroll:!0}))}var ey={root:Lt,shell:Gt,feed:Bs,patches:Zg,show:dp,wait(t){Lt.querySelector(".boot")?.remove(),wn||K(Nr(Gt,a(t)),Lt)}};function ny(t){let e=t.target.closest("a[href]");if(!e||t.defaultPrevented||t.button!==0||t.metaKey||t.ctrlKey||t.shiftKey||t.altKey||e.target||e.hasAttribute("download")||e.origin!==location.origin)return;let{pathname:n,search:r,hash:o}=e;n===location.pathname&&r===location.search&&o!==""||!Is(n)||(t.preventDefault(),Gt.go(n+r+o))}function jr(){Dr+=1;let t=Is(location.pathname);t?dp(t.route.open(ey,t.match)):Ws("page")}async function dp(t){let e=Dr;try{let{page:n,title:r,known:o,address:s,after:i}=await t;if(e!==Dr)return n.close();s&&history.replaceState(null,"",s),mp(n,r,o),await i?.()}catch(n){e===Dr&&fp(n)}}function fp(t){if(t instanceof It&&He())return;if(t instanceof gt&&t.status===404&&ry())return Ws("game");if(t instanceof gt&&t.status===422)return Ws("page");let e=t instanceof Error?t.message:String(t);hp("cannot-show",e,oi(t))}function ry(){return location.pathname.startsWith("/game/")}function Ws(t){hp(t==="game"?"no-such-game":"no-such-page",a("link-may-be-old"))}function hp(t,e,n=!1){mp({draw:()=>K(p`${As(Gt)}
<main class="waiting">
${ip()}
<h1>${a(t)}</h1>
${Ir(e,"problem")}
<a class="button main" href="/">${a("back-to-home")}</a>
${n?lo():f}
</main>`,Lt),close:()=>{}},t)}cp();Js(navigator.languages);await Promise.all([Jg(),Ds(nt.edition)]);window.addEventListener("popstate",jr);document.addEventListener("click",ny);window.addEventListener("keydown",t=>{t.key==="F1"&&(t.preventDefault(),Gt.help())});window.addEventListener("online",()=>Us(null));document.addEventListener("visibilitychange",()=>Us(null));window.addEventListener("pointerdown",()=>{for(let t of document.getAnimations())t.finish()},{capture:!0});jr();Ei(jr);op(Lt,up);np();Ac(lp);document.readyState==="complete"?co():window.addEventListener("load",co);export{vn as a,kn as b,oy as c,U as d,Ae as e,xn as f,z as g,a as h,rt as i,Xs as j,iy as k,ay as l,St as m,Oe as n,Sn as o,Rt as p,It as q,oi as r,gt as s,H as t,gy as u,ai as v,yy as w,ci as x,pi as y,kp as z,mi as A,di as B,p as C,x as D,f as E,K as F,b as G,Hr as H,b$ as I,G as J,mt as K,jt as L,Nn as M,le as N,Z as O,Fn as P,Gm as Q,tt as R,j as S,_t as T,D as U,X as V,bt as W,E as X,Po as Y,L as Z,Eo as _,bb as $,N as aa,oa as ba,Wt as ca,qe as da,Q as ea,P as fa,Ut as ga,zt as ha,pm as ia,Sb as ja,ue as ka,Bt as la,At as ma,Kt as na,dm as oa,aa as pa,je as qa,la as ra,fa as sa,ha as ta,We as ua,ze as va,ga as wa,Bn as xa,q as ya,it as za,jo as Aa,Ve as Ba,Wo as Ca,Ia as Da,Ze as Ea,Uo as Fa,hm as Ga,Ye as Ha,M as Ia,he as Ja,Qn as Ka,ge as La,Yn as Ma,ye as Na,be as Oa,I as Pa,Da as Qa,Je as Ra,Zt as Sa,Xe as Ta,Cm as Ua,_ as Va,zo as Wa,Ba as Xa,Yo as Ya,or as Za,ol as _a,xt as $a,N$ as ab,yl as bb,wt as cb,dt as db,$e as eb,Xo as fb,ts as gb,cn as hb,bl as ib,vt as jb,$l as kb,xl as lb,ad as mb,pr as nb,as as ob,Z$ as pb,Q$ as qb,Tl as rb,Al as sb,mr as tb,Nl as ub,Rl as vb,yd as wb,Il as xb,Fl as yb,ow as zb,cs as Ab,yr as Bb,Bl as Cb,cl as Db,ul as Eb,pl as Fb,ml as Gb,dl as Hb,hl as Ib,Pr as Jb,Pe as Kb,Uc as Lb,_r as Mb,Cr as Nb,zc as Ob,Kc as Pb,Vc as Qb,Wu as Rb,br as Sb,Ql as Tb,qw as Ub,nc as Vb,vr as Wb,oc as Xb,sc as Yb,ms as Zb,lc as _b,Bd as $b,Ww as ac,Qw as bc,Vd as cc,ht as dc,Qd as ec,s0 as fc,cf as gc,vc as hc,df as ic,xc as jc,xr as kc,dr as lc,pn as mc,Yt as nc,Dl as oc,jl as pc,Xl as qc,yu as rc,ku as sc,_n as tc,Zi as uc,Xi as vc,jf as wc,Zc as xc,Gr as yc,Sk as zc,oh as Ac,Rc as Bc,Or as Cc,As as Dc,uh as Ec,nu as Fc,pu as Gc,fu as Hc,hu as Ic,Ir as Jc,bx as Kc,xu as Lc,Au as Mc,Bx as Nc,yn as Oc,bn as Pc,Ou as Qc,tS as Rc,Cu as Sc,Lu as Tc,Gu as Uc,Nu as Vc,Fu as Wc,qu as Xc,bg as Yc,vg as Zc,xg as _c,Tg as $c,uv as ad,pv as bd,mv as cd,dv as dd,fv as ed,hv as fd,gv as gd,yv as hd,Mr as id,Cc as jd,bv as kd,$v as ld,wv as md,Gc as nd,Nc as od,yf as pd,vf as qd,Sc as rd,Ki as sd,Dc as td,ip as ud,Pc as vd,Tr as wd,Uu as xd,A as yd};
/*! Bundled license information:

lit-html/lit-html.js:
(**
* @license
* Copyright 2017 Google LLC
* SPDX-License-Identifier: BSD-3-Clause
*)
*/
