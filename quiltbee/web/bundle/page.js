var Ft={later:(t,e)=>Number(setTimeout(t,e)),forget:t=>clearTimeout(t)};var ie=[{level:1,name:"Beginner",audience:"a child can beat it"},{level:2,name:"Learner",audience:"for a first game"},{level:3,name:"Casual",audience:"if you know the rules"},{level:4,name:"Regular",audience:"if you’ve played a few times"},{level:5,name:"Practised",audience:"if you play often"},{level:6,name:"Skilled",audience:"for good players"},{level:7,name:"Strong",audience:"for very good players"},{level:8,name:"Expert",audience:"for the best in your club"},{level:9,name:"Master",audience:"nearly everything the computer has"},{level:10,name:"Full strength",audience:"everything it has; it thinks for about a second"}],ae=3,xn=[{level:1,numeral:"I",name:"Intern",marker:52,per_button_held:0,per_patch_with_buttons:0,per_button_on_patches:0},{level:2,numeral:"II",name:"Apprentice",marker:44,per_button_held:1,per_patch_with_buttons:0,per_button_on_patches:0},{level:3,numeral:"III",name:"Fellow",marker:41,per_button_held:1,per_patch_with_buttons:1,per_button_on_patches:0},{level:4,numeral:"IV",name:"Master",marker:38,per_button_held:1,per_patch_with_buttons:0,per_button_on_patches:1},{level:5,numeral:"V",name:"Legend",marker:35,per_button_held:1,per_patch_with_buttons:1,per_button_on_patches:1}],ey=65536,Zs=18e4,G=53,Oe=[5,11,17,23,29,35,41,47,53],vn={revised:[26,32,38,44,50],original:[20,26,32,44,50]};var Ce={language:"en",format:t=>t};function Qs(t){Ce=t}function V(){return Ce.language}function a(t,e){return Ce.format(t,e)}function nt(t){let{language:e}=Ce;return new Intl.ListFormat(e==="en"?"en-GB":e).format(t)}var Ys=[];function Js(t){Ys=t}function Xs(){let{language:t}=Ce;return Ys.find(e=>e.split("-")[0]===t)??t}function ry(t){return new Intl.DateTimeFormat(Xs(),{dateStyle:"medium"}).format(t)}function oy(t){return new Intl.NumberFormat(Xs(),{minimumFractionDigits:1,maximumFractionDigits:1}).format(Math.round(t*10)/10||0).replace("-","−")}var ti=new Set;function ei(t){return t instanceof Error?t.message:String(t)}function ni(t){t!==""&&ti.add(t)}function ri(t){let e=V()==="en"?"":[...ti].find(r=>t.includes(r));if(!e)return[t,"",""];let n=t.indexOf(e);return[t.slice(0,n),e,t.slice(n+e.length)]}var K={base:"/",isStatic:!1};function le(t){return K.base+t.slice(1)}function wt(t){if(!K.isStatic)return t;let[,e,n,r]=/^([^?#]*)\??([^#]*)(.*)$/.exec(t),o=[e==="/"?"":`page=${e}`,n].filter(Boolean).join("&");return`${K.base}${o&&"?"}${o}${r}`}function Vr({pathname:t,search:e}){return K.isStatic?new URLSearchParams(e).get("page")??"/":t}function _e(t,e){let n=e,r=!1,o=new Set,s=()=>{r=!1;for(let i of[...o])i(n)};return{get:()=>n,dispatch(i){let l=t(n,i);l!==n&&(n=l,r||queueMicrotask(s),r=!0)},watch(i){return o.add(i),()=>o.delete(i)}}}function cy(t){return _e((e,n)=>({...e,...n}),t)}var rp=new Set([400,401,403,404,409,410,413,422,429,503]),At=class extends Error{name="Away"},Ht=class extends Error{};function si(t){let e=t instanceof At;return e&&Kr(!0),e}var ce=_e((t,e)=>e,{away:!1}),xt=class extends Error{constructor(n,r){super(n);this.status=r}status},op=new Set(["POST /api/challenges","POST /api/days/{day}","POST /api/games","POST /api/games/{game}/again","POST /api/games/{game}/seat","POST /api/invitations/{code}","POST /api/match","POST /api/tournaments","POST /api/tournaments/{tournament}/join"]),Zr={areRefused:()=>!1};async function ct(t,...[e]){if(Zr.areRefused()&&op.has(t))throw new xt(a("no-cookies"),0);return ii(await Qr(t,e))}async function ii(t){let e=await t.text();if(!t.ok)throw new xt(Yr(e,t.status),t.status);return e!==""&&!t.headers.get("content-type")?.startsWith("image/")?JSON.parse(e):e}async function*gy(t,e,n){let r=await Qr(t,e,n);if(!r.ok||!r.body)throw new xt(Yr(await r.text(),r.status),r.status);let o=r.body.pipeThrough(new TextDecoderStream).getReader(),s="";try{for(;;){let{done:i,value:l=""}=await o.read().catch(oi),c=(s+l).split(`
`);s=c.pop()??"";for(let u of c.filter(m=>m.trim()))yield sp(u);if(i&&s.trim()&&oi(new Error("The last line is not whole.")),i)return}}finally{await o.cancel().catch(()=>{})}}function sp(t){let e=JSON.parse(t);if("error"in e)throw new xt(Yr(t,0),0);return e}function oi(t){throw new At(a("server-away"),{cause:t})}function Qr(t,e={},n){let[r,o]=t.split(" "),s={...e},i=o.replace(/\{(\w+)\}/g,(l,c)=>{let u=s[c];return delete s[c],encodeURIComponent(u)});return r!=="GET"?zr(i,{method:r,headers:{"content-type":"application/json"},body:JSON.stringify(s),signal:n}):(Object.keys(s).length>0&&(i+=`?${new URLSearchParams(s)}`),zr(i,{signal:n}))}async function zr(t,e={}){if(K.isStatic&&t.startsWith("/api/"))throw new At(a("no-server"));try{let n=await fetch(new URL(t,import.meta.url),e);return Kr(!1),n}catch(n){throw e.signal?.aborted||Kr(!0),new At(a("server-away"),{cause:n})}}function Kr(t){!K.isStatic&&ce.get().away!==t&&ce.dispatch({away:t})}function Yr(t,e){let{error:n,code:r,values:o}=ip(t);return typeof o?.detail=="string"&&ni(o.detail),r?a(`refused-${r}`,o):n&&V()==="en"?n:rp.has(e)?a(`refused-status-${e}`):a("status-answer",{status:String(e)})}function ip(t){try{return JSON.parse(t)??{}}catch(e){if(e instanceof SyntaxError)return{};throw e}}async function ai(t="/api/patches"){let e=await ii(await zr(t));return Object.fromEntries(Object.entries(e).map(ap))}function ap([t,e]){return[t,Object.defineProperty(e,"name",{get:()=>a(`patch-${t}`)})]}async function li(t){let e=await ct("GET /api/games/{game}",{game:t});if(e.version!==2)throw new Ht(a("page-outdated"));return e}async function ci(){let{messages:t}=await ct("GET /api/health");return t===2}var lp=720*60*1e3;async function yy(){let{headers:t}=await Qr("GET /api/health"),e=Date.now()-Date.parse(t.get("date")??"");return Math.abs(e)>lp?e:0}function by(t){return ct("POST /api/replay",{text:t.replaceAll("\0","")})}var kn=class{constructor(e){this.outside=e}outside;socket=null;retry=null;wait=1e3;attempts=0;isLive=!1;isBehind=!1;open(){if(this.retry!==null&&this.outside.forget(this.retry),this.retry=null,this.socket)return;this.attempts+=1;let e=this.outside.open();this.socket=e,e.onopen=()=>{this.wait=1e3,this.attempts=0,this.isLive=!0,this.isBehind&&this.outside.onNews("lobby"),this.isBehind=!1},e.onmessage=n=>this.received(String(n.data)),e.onclose=()=>this.closed(e)}received(e){let n=JSON.parse(e);n.type==="games"&&(this.outside.onWaiting(n.waiting),this.outside.onInvited(n.invited)),n.type==="round"&&this.outside.onRound(n),(n.type==="games"||n.type==="lobby")&&this.outside.onNews(n.type,n.change)}closed(e){this.socket===e&&(this.socket=null,this.isLive=!1,this.isBehind=!0,!(this.attempts>=8)&&(this.retry=this.outside.later(()=>this.open(),this.wait),this.wait=Math.min(6e4,this.wait*2)))}};var Sn={en:"English",de:"Deutsch",fr:"Français",es:"Español"};function cp(t){return typeof t=="string"&&Object.hasOwn(Sn,t)}function ui(t){return t.map(n=>n.split("-")[0].toLowerCase()).find(cp)??"en"}function pi(t){up().append(t)}function up(){let t=document.getElementById("bars");if(t)return t;let e=document.createElement("div");return e.id="bars",document.body.append(e),e}function Sy(t){return`Quiltbee level ${t}`}function Jr(t){let e=/^Quiltbee level (\d+)/.exec(t);return e&&Number(e[1])}function ue({kind:t,name:e}){return t==="computer"?Jr(e):null}function Pn(t){return a(`level-name-${t}`)}function mi(t){return a("computer-level-name",{level:String(t),name:Pn(t)})}function Py(t){return a("level-sentence",{level:String(t),name:Pn(t),audience:a(`level-for-${t}`)})}var Xr=["computer","person","automa"];function My(t){return Xr.some(e=>e===t)}function di(t){return t==="computer"?"/offline":`/offline?opponent=${t}`}var io=globalThis,fi=t=>t,En=io.trustedTypes,hi=En?En.createPolicy("lit-html",{createHTML:t=>t}):void 0,xi="$lit$",Ot=`lit$${Math.random().toFixed(9).slice(2)}$`,vi="?"+Ot,pp=`<${vi}>`,qt=document,Ne=()=>qt.createComment(""),Re=t=>t===null||typeof t!="object"&&typeof t!="function",ao=Array.isArray,mp=t=>ao(t)||typeof t?.[Symbol.iterator]=="function",to=`[ 	
\f\r]`,Le=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,gi=/-->/g,yi=/>/g,Dt=RegExp(`>|${to}(?:([^\\s"'>=/]+)(${to}*=${to}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),bi=/'/g,$i=/"/g,ki=/^(?:script|style|textarea|title)$/i,lo=t=>(e,...n)=>({_$litType$:t,strings:e,values:n}),p=lo(1),S=lo(2),Ay=lo(3),Ie=Symbol.for("lit-noChange"),f=Symbol.for("lit-nothing"),wi=new WeakMap,Bt=qt.createTreeWalker(qt,129);function Si(t,e){if(!ao(t)||!t.hasOwnProperty("raw"))throw Error("invalid template strings array");return hi!==void 0?hi.createHTML(e):e}var dp=(t,e)=>{let n=t.length-1,r=[],o,s=e===2?"<svg>":e===3?"<math>":"",i=Le;for(let l=0;l<n;l++){let c=t[l],u,m,d=-1,h=0;for(;h<c.length&&(i.lastIndex=h,m=i.exec(c),m!==null);)h=i.lastIndex,i===Le?m[1]==="!--"?i=gi:m[1]!==void 0?i=yi:m[2]!==void 0?(ki.test(m[2])&&(o=RegExp("</"+m[2],"g")),i=Dt):m[3]!==void 0&&(i=Dt):i===Dt?m[0]===">"?(i=o??Le,d=-1):m[1]===void 0?d=-2:(d=i.lastIndex-m[2].length,u=m[1],i=m[3]===void 0?Dt:m[3]==='"'?$i:bi):i===$i||i===bi?i=Dt:i===gi||i===yi?i=Le:(i=Dt,o=void 0);let y=i===Dt&&t[l+1].startsWith("/>")?" ":"";s+=i===Le?c+pp:d>=0?(r.push(u),c.slice(0,d)+xi+c.slice(d)+Ot+y):c+Ot+(d===-2?l:y)}return[Si(t,s+(t[n]||"<?>")+(e===2?"</svg>":e===3?"</math>":"")),r]},Ge=class t{constructor({strings:e,_$litType$:n},r){let o;this.parts=[];let s=0,i=0,l=e.length-1,c=this.parts,[u,m]=dp(e,n);if(this.el=t.createElement(u,r),Bt.currentNode=this.el.content,n===2||n===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(o=Bt.nextNode())!==null&&c.length<l;){if(o.nodeType===1){if(o.hasAttributes())for(let d of o.getAttributeNames())if(d.endsWith(xi)){let h=m[i++],y=o.getAttribute(d).split(Ot),b=/([.?@])?(.*)/.exec(h);c.push({type:1,index:s,name:b[2],strings:y,ctor:b[1]==="."?no:b[1]==="?"?ro:b[1]==="@"?oo:me}),o.removeAttribute(d)}else d.startsWith(Ot)&&(c.push({type:6,index:s}),o.removeAttribute(d));if(ki.test(o.tagName)){let d=o.textContent.split(Ot),h=d.length-1;if(h>0){o.textContent=En?En.emptyScript:"";for(let y=0;y<h;y++)o.append(d[y],Ne()),Bt.nextNode(),c.push({type:2,index:++s});o.append(d[h],Ne())}}}else if(o.nodeType===8)if(o.data===vi)c.push({type:2,index:s});else{let d=-1;for(;(d=o.data.indexOf(Ot,d+1))!==-1;)c.push({type:7,index:s}),d+=Ot.length-1}s++}}static createElement(e,n){let r=qt.createElement("template");return r.innerHTML=e,r}};function pe(t,e,n=t,r){if(e===Ie)return e;let o=r!==void 0?n._$Co?.[r]:n._$Cl,s=Re(e)?void 0:e._$litDirective$;return o?.constructor!==s&&(o?._$AO?.(!1),s===void 0?o=void 0:(o=new s(t),o._$AT(t,n,r)),r!==void 0?(n._$Co??=[])[r]=o:n._$Cl=o),o!==void 0&&(e=pe(t,o._$AS(t,e.values),o,r)),e}var eo=class{constructor(e,n){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:n},parts:r}=this._$AD,o=(e?.creationScope??qt).importNode(n,!0);Bt.currentNode=o;let s=Bt.nextNode(),i=0,l=0,c=r[0];for(;c!==void 0;){if(i===c.index){let u;c.type===2?u=new Fe(s,s.nextSibling,this,e):c.type===1?u=new c.ctor(s,c.name,c.strings,this,e):c.type===6&&(u=new so(s,this,e)),this._$AV.push(u),c=r[++l]}i!==c?.index&&(s=Bt.nextNode(),i++)}return Bt.currentNode=qt,o}p(e){let n=0;for(let r of this._$AV)r!==void 0&&(r.strings!==void 0?(r._$AI(e,r,n),n+=r.strings.length-2):r._$AI(e[n])),n++}},Fe=class t{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(e,n,r,o){this.type=2,this._$AH=f,this._$AN=void 0,this._$AA=e,this._$AB=n,this._$AM=r,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let e=this._$AA.parentNode,n=this._$AM;return n!==void 0&&e?.nodeType===11&&(e=n.parentNode),e}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(e,n=this){e=pe(this,e,n),Re(e)?e===f||e==null||e===""?(this._$AH!==f&&this._$AR(),this._$AH=f):e!==this._$AH&&e!==Ie&&this._(e):e._$litType$!==void 0?this.$(e):e.nodeType!==void 0?this.T(e):mp(e)?this.k(e):this._(e)}O(e){return this._$AA.parentNode.insertBefore(e,this._$AB)}T(e){this._$AH!==e&&(this._$AR(),this._$AH=this.O(e))}_(e){this._$AH!==f&&Re(this._$AH)?this._$AA.nextSibling.data=e:this.T(qt.createTextNode(e)),this._$AH=e}$(e){let{values:n,_$litType$:r}=e,o=typeof r=="number"?this._$AC(e):(r.el===void 0&&(r.el=Ge.createElement(Si(r.h,r.h[0]),this.options)),r);if(this._$AH?._$AD===o)this._$AH.p(n);else{let s=new eo(o,this),i=s.u(this.options);s.p(n),this.T(i),this._$AH=s}}_$AC(e){let n=wi.get(e.strings);return n===void 0&&wi.set(e.strings,n=new Ge(e)),n}k(e){ao(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,r,o=0;for(let s of e)o===n.length?n.push(r=new t(this.O(Ne()),this.O(Ne()),this,this.options)):r=n[o],r._$AI(s),o++;o<n.length&&(this._$AR(r&&r._$AB.nextSibling,o),n.length=o)}_$AR(e=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);e!==this._$AB;){let r=fi(e).nextSibling;fi(e).remove(),e=r}}setConnected(e){this._$AM===void 0&&(this._$Cv=e,this._$AP?.(e))}},me=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(e,n,r,o,s){this.type=1,this._$AH=f,this._$AN=void 0,this.element=e,this.name=n,this._$AM=o,this.options=s,r.length>2||r[0]!==""||r[1]!==""?(this._$AH=Array(r.length-1).fill(new String),this.strings=r):this._$AH=f}_$AI(e,n=this,r,o){let s=this.strings,i=!1;if(s===void 0)e=pe(this,e,n,0),i=!Re(e)||e!==this._$AH&&e!==Ie,i&&(this._$AH=e);else{let l=e,c,u;for(e=s[0],c=0;c<s.length-1;c++)u=pe(this,l[r+c],n,c),u===Ie&&(u=this._$AH[c]),i||=!Re(u)||u!==this._$AH[c],u===f?e=f:e!==f&&(e+=(u??"")+s[c+1]),this._$AH[c]=u}i&&!o&&this.j(e)}j(e){e===f?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,e??"")}},no=class extends me{constructor(){super(...arguments),this.type=3}j(e){this.element[this.name]=e===f?void 0:e}},ro=class extends me{constructor(){super(...arguments),this.type=4}j(e){this.element.toggleAttribute(this.name,!!e&&e!==f)}},oo=class extends me{constructor(e,n,r,o,s){super(e,n,r,o,s),this.type=5}_$AI(e,n=this){if((e=pe(this,e,n,0)??f)===Ie)return;let r=this._$AH,o=e===f&&r!==f||e.capture!==r.capture||e.once!==r.once||e.passive!==r.passive,s=e!==f&&(r===f||o);o&&this.element.removeEventListener(this.name,this,r),s&&this.element.addEventListener(this.name,this,e),this._$AH=e}handleEvent(e){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,e):this._$AH.handleEvent(e)}},so=class{constructor(e,n,r){this.element=e,this.type=6,this._$AN=void 0,this._$AM=n,this.options=r}get _$AU(){return this._$AM._$AU}_$AI(e){pe(this,e)}};var fp=io.litHtmlPolyfillSupport;fp?.(Ge,Fe),(io.litHtmlVersions??=[]).push("3.3.3");var Z=(t,e,n)=>{let r=n?.renderBefore??e,o=r._$litPart$;if(o===void 0){let s=n?.renderBefore??null;r._$litPart$=o=new Fe(e.insertBefore(Ne(),s),s,void 0,n??{})}return o._$AI(t),o};var hp={left:"M4 4v6h6M4.6 10A8 8 0 1 1 4 14",right:"M20 4v6h-6M19.4 10A8 8 0 1 0 20 14",flip:"M12 3v18M9 6L3 18h6zM15 6l6 12h-6z",place:"M4 13l5 5L20 6",cancel:"M6 6l12 12M18 6L6 18",undo:"M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",pass:"M4 12h14M13 6l6 6-6 6",download:"M12 4v11M7 11l5 5 5-5M5 20h14",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",flag:"M6 21V4h11l-2 4 2 4H6",print:"M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",card:"M5 3h10v14H5zM9 21h10V7",bulb:"M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-.9 1.6h-5.2c0-.6-.3-1.1-.9-1.6A6 6 0 0 1 12 3z",help:"M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",graph:"M4 4v16h16M7 14l4-5 3 3 5-7",first:"M18 5l-8 7 8 7M6 5v14",back:"M15 5l-7 7 7 7",forward:"M9 5l7 7-7 7",last:"M6 5l8 7-8 7M18 5v14",clock:"M12 7v5l3 2M12 4a8 8 0 1 0 .01 0",hurry:"M12 4v10M12 19v.5",bubble:"M4 5h16v11h-9l-5 4v-4H4z",eye:"M3 12c4-8 14-8 18 0-4 8-14 8-18 0zM12 9.5a2.5 2.5 0 1 0 .01 0",share:"M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",copy:"M8 8h11v12H8zM16 8V4H5v12h3",person:"M12 4a4 4 0 1 0 .01 0M4 21c1-5 4-7 8-7s7 2 8 7",puzzle:"M4 8h4a2.500 2.500 0 1 1 4 0h4v4a2.500 2.500 0 1 1 0 4v4H4z",cup:"M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 20h8",gear:"M12 9a3 3 0 1 0 .01 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1",fresh:"M12 5v14M5 12h14",again:"M20 4v6h-6M20 10A8 8 0 1 0 20 15",button:"M12 3a9 9 0 1 0 .01 0M9 9.5v.01M15 9.5v.01M9 14.5v.01M15 14.5v.01",ten:"M4 9l3.5-2.5v11.5M16.5 6.5c4.5 0 4.5 11.5 0 11.5s-4.5-11.5 0-11.5z",heart:"M12 20C5 14.5 3 11 3 8a4.6 4.6 0 0 1 9-1.4A4.6 4.6 0 0 1 21 8c0 3-2 6.5-9 12z",eyes:"M4 6h16v12H4zM4 12h16",pen:"M4 20l1-4L16 5l3 3L8 19zM14 7l3 3",raise:"M12 19V5M6 11l6-6 6 6",bin:"M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13",open:"M3 19V6h6l2 2h10v11z",lens:"M10.5 4a6.5 6.5 0 1 0 .01 0M15.5 15.5L21 21",up:"M4 18l5-6 4 3 7-9M20 6h-5M20 6v5",sun:"M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5"};function $(t){return p`<svg class="icon-line" viewBox="0 0 24 24" aria-hidden="true">
<path d=${hp[t]}></path>
</svg>`}function jt(t){return t.target.value}function co(t){return t.target.checked}function Pi(t,e,n,r,o=!1){return p`<label class="tick"
><input
type="checkbox"
data-testid=${t}
.checked=${n}
?disabled=${o}
@change=${s=>r(co(s))}
/><span>${e}</span></label
>`}function Ei(t,e,n,r){return p`<select data-testid=${t} @change=${o=>r(jt(o))}>
${e.map(([o,s])=>p`<option value=${o} ?selected=${o===n}>${s}</option>`)}
</select>`}function Mi(t,e,n,r,o){return p`<fieldset class=${`pick pick-${t}`}>
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
</fieldset>`}var Ti=class{constructor(e,n){this.settings=e;this.changed=n;let r=Object.entries(e).map(([o,{start:s}])=>[o,s]);this.values=Object.fromEntries(r)}settings;changed;values;set(e){Object.assign(this.values,e),this.changed()}control(e,n=()=>({})){return this.settings[e].control(this.values[e],r=>this.set({[e]:r,...n(r)}))}};function uo(t,e){return{start:t,values:e,control:()=>f}}function Ai({start:t,values:e},n){return e?e.includes(n):typeof n==typeof t}function By(t,e,n){return{start:"",control:(r,o)=>p`<label
>${a(t)}
<input
data-testid=${t}
required
maxlength=${e}
autocomplete="off"
placeholder=${a(n)}
.value=${r}
@input=${s=>o(jt(s))}
/></label>`}}function qy(t,e){return{start:"",control:(n,r)=>p`<label
>${a(e)}
<input
type="datetime-local"
data-testid=${t}
.value=${n}
@input=${o=>r(jt(o))}
/></label>`}}function jy(t,e,n){return{start:"",control:(r,o)=>p`<label
>${a(t)} <span class="small">${a(`${t}-note`)}</span>
<input
type="number"
min=${e}
max=${n}
data-testid=${t}
.value=${r}
@input=${s=>o(jt(s))}
/></label>`}}function Wt(t,e,n=!1){return{start:n,control:(r,o)=>Pi(t,a(e),r,o)}}function He(t,e,n,r=t,o=s=>a(`${r}-${s}`)){return{start:n[0],values:n,control:(s,i)=>Mi(t,a(e),n.map(l=>[l,o(l)]),s,l=>i(l))}}function Wy(t,e,n,r){return{start:n[0],control:(o,s)=>{let i=n.map(l=>[l,r(l)]);return p`<label>${a(e)} ${Ei(t,i,o,s)}</label>`}}}var Oi=["classic","anniversary","valentine"];function gp(t){return`${t}`}function kt(t,e,n={}){let r=Object.keys(e).map(s=>[s,gp(s)]);return a(t,{...n,...Object.fromEntries(r)}).split("").map((s,i)=>i%2?e[s]:s)}var yp={classic:"button",anniversary:"ten",valentine:"heart"},Mn={edition:He("edition","setting-edition",Oi,"",t=>p`${$(yp[t])}<span>${a(`edition-${t}`)}</span>`),theme:He("theme","setting-theme",["auto","light","dark"]),motion:He("motion","setting-motion",["normal","slower","faster","off"]),look:He("look","setting-look",["cloth","thread"]),letters:Wt("letters","setting-letters"),coordinates:Wt("coordinates","setting-coordinates"),hints:Wt("hints","setting-hints"),turnCards:Wt("turnCards","draw-automatically",!0),sounds:Wt("sounds","setting-sounds"),vibration:Wt("vibration","setting-vibration"),language:bp(),phrases:uo(!0),strength:uo(ae,ie.map(({level:t})=>t))};function bp(){let t=Object.keys(Sn);return{start:"auto",values:["auto",...t],control:(e,n)=>p`<label class="language-pick"
>${a("setting-language")}
<select data-testid="language" @change=${r=>n(jt(r))}>
<option value="auto" lang="" ?selected=${e==="auto"}>${a("language-auto")}</option>
${t.map(r=>p`<option value=${r} lang=${r} ?selected=${r===e}>
${Sn[r]}
</option>`)}
</select></label
>`}}function $p(t,e){let{control:n}=Mn[e];return n(t.settings[e],r=>t.change({[e]:r}))}function Tn(t,e,n){let r=Object.keys(Mn).filter(s=>s!=="vibration"||t.canVibrate),o=()=>{e(),t.help()};return p`<div class="panel-head">
<h2 id="dialog-heading">${a("settings")}</h2>
<button type="button" class="main" @click=${e}>${a("settings-done")}</button>
</div>
<div class="settings">
<button type="button" data-testid="settings-help" @click=${o}>
${$("help")}<span>${a("how-to-play")}</span>
</button>
${r.map(s=>$p(t,s))}
${n?p`<button type="button" data-testid="open-command" @click=${n}>
${kt("open-command-line",{key:p`<kbd>/</kbd>`})}
</button>`:f}
</div>`}var po="quiltbee.settings",wp=12,An=new Map;function rt(t){try{return JSON.parse(localStorage.getItem(t)??"null")}catch(e){if(e instanceof SyntaxError||e instanceof DOMException)return JSON.parse(An.get(t)??"null");throw e}}function Q(t,e){let n=JSON.stringify(e);An.set(t,n);try{localStorage.setItem(t,n)}catch(r){if(!(r instanceof DOMException))throw r;console.warn("This browser keeps no settings:",r.message)}}function xp(t){let e=Object(t),n=Object.entries(Mn).map(([r,o])=>[r,Ai(o,e[r])?e[r]:o.start]);return Object.fromEntries(n)}function De(){return xp(rt(po))}function Ci(t){Q(po,t),vp(t.language)}function _i(t){window.addEventListener("storage",({key:e})=>{e===po&&t(De())})}function vp(t){let e=t==="auto"?0:31536e3;document.cookie=`language=${t}; path=/; max-age=${e}; SameSite=Lax`}function kp(t){return rt(Ni(t))}function Li(t){let e=kp(t);return(e?.course?.moves??e?.moves)?.length>0&&e.over!==!0}function ab(t){Q(Ni(t.opponent),t)}function Ni(t){return t==="computer"?"quiltbee.offline":`quiltbee.offline.${t}`}function lb(){let t=rt("quiltbee.analysis");return typeof t?.record=="string"&&Array.isArray(t.path)?t:null}function cb(t){Q("quiltbee.analysis",t)}function ub(){let t=rt("quiltbee.engine"),e=Number.isInteger(t?.lines)?t.lines:3;return{isOn:t?.isOn!==!1,lines:Math.max(1,Math.min(5,e))}}function pb(t){Q("quiltbee.engine",t)}function mb(){let t=rt("quiltbee.puzzles"),e=n=>Array.isArray(t?.[n])?t[n]:[];return{batch:e("batch"),waiting:e("waiting"),again:e("again"),tried:e("tried")}}function db(t){Q("quiltbee.puzzles",t)}function mo(){let t=rt("quiltbee.guide");return typeof t?.game=="string"&&[0,1].includes(t.chapter??-1)&&t.step!==void 0?t:null}function Ri(t){Q("quiltbee.guide",t)}function Ii(t){return rt("quiltbee.hinted")===t}function Gi(t){Q("quiltbee.hinted",t)}function Fi(){let t=rt("quiltbee.running");return Array.isArray(t)?t.filter(e=>typeof e?.ring=="string"):[]}function fb(){return Fi().map(({ring:t})=>t)}function Hi(t,e,n){let r=Fi();if(r.some(s=>s.game===t)!==n)return;let o=r.filter(s=>s.game!==t);Q("quiltbee.running",n?o:[...o,{game:t,ring:e}])}function On(){let t=rt("quiltbee.games");return Array.isArray(t)?t.filter(e=>typeof e?.id=="string"):[]}function fo(){return rt("quiltbee.known")===!0}function hb(t){Q("quiltbee.known",t)}function gb(){let t=rt("quiltbee.list");return fo()&&Array.isArray(t?.games)?t:null}function yb(t){Q("quiltbee.list",t)}function Di(t,e){let n=On().filter(r=>r.id!==t);Q("quiltbee.games",[{id:t,title:e,when:Date.now()},...n].slice(0,wp))}function bb(){Q("quiltbee.games",[]),Q("quiltbee.known",!1)}function $b(t){Q("quiltbee.games",On().filter(e=>e.id!==t))}function wb(t){try{return sessionStorage.getItem(`quiltbee.invitation.${t}`)}catch(e){if(e instanceof DOMException)return An.get(`invitation.${t}`)??null;throw e}}function xb(t,e){An.set(`invitation.${t}`,e);try{sessionStorage.setItem(`quiltbee.invitation.${t}`,e)}catch(n){if(!(n instanceof DOMException))throw n;console.warn("This browser keeps no invitation:",n.message)}}var Bi=3e3,Sp=6e3;function ho(){let t=Pp();return p`<span class="without-server">
${t===f?Ep(De().strength):t}
<a class="button" href="/aid" data-testid="aid-offline"
>${$("help")}<span>${a("tab-aid")}</span></a
>
</span>`}function Pp(){let t=Xr.find(Li);return t?p`<a class="button" href=${di(t)} data-testid="play-offline"
>${$("button")}<span>${a("offline-go-on")}</span></a
>`:f}function qi(t){return`/offline?level=${t}`}function Ep(t){let e=({target:n})=>{let r=n,o=r.parentElement?.querySelector("a");o&&(o.href=qi(r.value))};return p`<select
aria-label=${a("offline-level")}
data-testid="level-offline"
@change=${e}
>
${ie.map(({level:n})=>p`<option value=${n} ?selected=${n===t}>
${mi(n)}
</option>`)}
</select>
<a class="button" href=${qi(t)} data-testid="play-offline"
>${$("button")}<span>${a("offline-play")}</span></a
>`}function ji(t){let e=document.createElement("div");e.setAttribute("role","status"),pi(e);let n=0,r=!1,o=()=>{e.className="",Z(f,e)},s=()=>{e.className="returned",Z(p`<p data-testid="back-again">${a("offline-back")}</p>`,e),n=window.setTimeout(o,Sp),document.querySelector("main.table")||t()},i=()=>{let{away:c}=ce.get();if(clearTimeout(n),c){e.className="away";let u=p`<p data-testid="away">${a("offline-away")}</p>`;Z(p`${u} ${ho()}`,e),n=window.setTimeout(l,Bi)}else r&&s();r=c},l=async()=>{await ct("GET /api/me").catch(()=>{}),ce.get().away&&(n=window.setTimeout(l,Bi))};ce.watch(i),i()}function go(){"serviceWorker"in navigator&&Wi(()=>navigator.serviceWorker.register(le("/sw.js")))}function yo(){if(!("caches"in window))return;let t={title:a("your-turn"),body:a("notice-body"),lang:V()};Wi(async()=>{await(await caches.open("notices")).put("/notice-words",new Response(JSON.stringify(t)))})}function Wi(t){(window.requestIdleCallback??(n=>window.setTimeout(n,1e3)))(()=>{t().catch(n=>{console.warn("This browser keeps nothing for times without a page:",n.message)})})}var Ui={aid:{load:()=>import("./aid_page.js"),styles:["aid"]},analysis:{load:()=>import("./analysis_page.js"),styles:["analysis","notebook","editor"]},commands:{load:()=>import("./commands.js"),styles:[]},cues:{load:()=>import("./cues_page.js"),styles:[]},faces:{load:()=>import("./faces_page.js"),styles:[]},guide:{load:()=>import("./guide_page.js"),styles:["guide"]},hints:{load:()=>import("./hints.js"),styles:[]},home:{load:()=>import("./home_page.js"),styles:["home"]},invited:{load:()=>import("./invited_page.js"),styles:["invited"]},judge:{load:()=>import("./judge_page.js"),styles:[]},looking:{load:()=>import("./looking_page.js"),styles:[]},moments:{load:()=>import("./moments_page.js"),styles:[]},offline:{load:()=>import("./offline_page.js"),styles:[]},pages:{load:()=>import("./pages.js"),styles:["pages","inviting"]},phrases:{load:()=>import("./phrases_page.js"),styles:["phrases"]},plan:{load:()=>import("./plan.js"),styles:["plan_card"]},puzzles:{load:()=>import("./puzzles_page.js"),styles:["puzzles"]},review:{load:()=>import("./review_page.js"),styles:["review","review_panels","review_places"]},seating:{load:()=>import("./seating_page.js"),styles:["inviting","starts"]},static:{load:()=>import("./static.js"),styles:[]},tournaments:{load:()=>import("./tournaments_page.js"),styles:["pages","tournaments"]},viewer:{load:()=>import("./viewer_page.js"),styles:[]},translated:{load:()=>import("./translated_page.js"),styles:[]}},Vi=["cues","faces","judge","looking","offline","static","translated","viewer"];var ut=class{constructor(e){this.value=e}valueOf(){return this.value}},T=class extends ut{constructor(e="???"){super(e)}toString(e){return`{${this.value}}`}},Y=class extends ut{constructor(e,n={}){super(e),this.opts=n}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return this.value.toString(10)}},pt=class t extends ut{static supportsValue(e){if(typeof e=="number"||e instanceof Date)return!0;if(e instanceof ut)return t.supportsValue(e.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(e instanceof n.Instant||e instanceof n.PlainDateTime||e instanceof n.PlainDate||e instanceof n.PlainMonthDay||e instanceof n.PlainTime||e instanceof n.PlainYearMonth)return!0}return!1}constructor(e,n={}){e instanceof t?(n={...e.opts,...n},e=e.value):e instanceof ut&&(e=e.valueOf()),typeof e=="object"&&"calendarId"in e&&n.calendar===void 0&&(n={...n,calendar:e.calendarId}),super(e),this.opts=n}[Symbol.toPrimitive](e){return e==="string"?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e=="number")return e;if(e instanceof Date)return e.getTime();if("epochMilliseconds"in e)return e.epochMilliseconds;if("toZonedDateTime"in e)return e.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var zi=100,Mp="⁨",Tp="⁩";function Ap(t,e,n){if(n===e||n instanceof Y&&e instanceof Y&&n.value===e.value)return!0;if(e instanceof Y&&typeof n=="string"){let r=t.memoizeIntlObject(Intl.PluralRules,e.opts).select(e.value);if(n===r)return!0}return!1}function Ki(t,e,n){return e[n]?de(t,e[n].value):(t.reportError(new RangeError("No default")),new T)}function bo(t,e){let n=[],r=Object.create(null);for(let o of e)o.type==="narg"?r[o.name]=Be(t,o.value):n.push(Be(t,o));return{positional:n,named:r}}function Be(t,e){switch(e.type){case"str":return e.value;case"num":return new Y(e.value,{minimumFractionDigits:e.precision});case"var":return Op(t,e);case"mesg":return Cp(t,e);case"term":return _p(t,e);case"func":return Lp(t,e);case"select":return Np(t,e);default:return new T}}function Op(t,{name:e}){let n;if(t.params)if(Object.prototype.hasOwnProperty.call(t.params,e))n=t.params[e];else return new T(`$${e}`);else if(t.args&&Object.prototype.hasOwnProperty.call(t.args,e))n=t.args[e];else return t.reportError(new ReferenceError(`Unknown variable: $${e}`)),new T(`$${e}`);if(n instanceof ut)return n;switch(typeof n){case"string":return n;case"number":return new Y(n);case"object":if(pt.supportsValue(n))return new pt(n);default:return t.reportError(new TypeError(`Variable type not supported: $${e}, ${typeof n}`)),new T(`$${e}`)}}function Cp(t,{name:e,attr:n}){let r=t.bundle._messages.get(e);if(!r)return t.reportError(new ReferenceError(`Unknown message: ${e}`)),new T(e);if(n){let o=r.attributes[n];return o?de(t,o):(t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new T(`${e}.${n}`))}return r.value?de(t,r.value):(t.reportError(new ReferenceError(`No value: ${e}`)),new T(e))}function _p(t,{name:e,attr:n,args:r}){let o=`-${e}`,s=t.bundle._terms.get(o);if(!s)return t.reportError(new ReferenceError(`Unknown term: ${o}`)),new T(o);if(n){let l=s.attributes[n];if(l){t.params=bo(t,r).named;let c=de(t,l);return t.params=null,c}return t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new T(`${o}.${n}`)}t.params=bo(t,r).named;let i=de(t,s.value);return t.params=null,i}function Lp(t,{name:e,args:n}){let r=t.bundle._functions[e];if(!r)return t.reportError(new ReferenceError(`Unknown function: ${e}()`)),new T(`${e}()`);if(typeof r!="function")return t.reportError(new TypeError(`Function ${e}() is not callable`)),new T(`${e}()`);try{let o=bo(t,n);return r(o.positional,o.named)}catch(o){return t.reportError(o),new T(`${e}()`)}}function Np(t,{selector:e,variants:n,star:r}){let o=Be(t,e);if(o instanceof T)return Ki(t,n,r);for(let s of n){let i=Be(t,s.key);if(Ap(t,o,i))return de(t,s.value)}return Ki(t,n,r)}function $o(t,e){if(t.dirty.has(e))return t.reportError(new RangeError("Cyclic reference")),new T;t.dirty.add(e);let n=[],r=t.bundle._useIsolating&&e.length>1;for(let o of e){if(typeof o=="string"){n.push(t.bundle._transform(o));continue}if(t.placeables++,t.placeables>zi)throw t.dirty.delete(e),new RangeError(`Too many placeables expanded: ${t.placeables}, max allowed is ${zi}`);r&&n.push(Mp),n.push(Be(t,o).toString(t)),r&&n.push(Tp)}return t.dirty.delete(e),n.join("")}function de(t,e){return typeof e=="string"?t.bundle._transform(e):$o(t,e)}var Cn=class{constructor(e,n,r){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=n,this.args=r}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,n){let r=this.bundle._intls.get(e);r||(r={},this.bundle._intls.set(e,r));let o=JSON.stringify(n);return r[o]||(r[o]=new e(this.bundle.locales,n)),r[o]}};function wo(t,e){let n=Object.create(null);for(let[r,o]of Object.entries(t))e.includes(r)&&(n[r]=o.valueOf());return n}var Zi=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function Qi(t,e){let n=t[0];if(n instanceof T)return new T(`NUMBER(${n.valueOf()})`);if(n instanceof Y)return new Y(n.valueOf(),{...n.opts,...wo(e,Zi)});if(n instanceof pt)return new Y(n.toNumber(),{...wo(e,Zi)});throw new TypeError("Invalid argument to NUMBER")}var Rp=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function Yi(t,e){let n=t[0];if(n instanceof T)return new T(`DATETIME(${n.valueOf()})`);if(n instanceof pt||n instanceof Y)return new pt(n,wo(e,Rp));throw new TypeError("Invalid argument to DATETIME")}var Ji=new Map;function Xi(t){let e=Array.isArray(t)?t.join(" "):t,n=Ji.get(e);return n===void 0&&(n=new Map,Ji.set(e,n)),n}var fe=class{constructor(e,{functions:n,useIsolating:r=!0,transform:o=s=>s}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Qi,DATETIME:Yi,...n},this._useIsolating=r,this._transform=o,this._intls=Xi(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:n=!1}={}){let r=[];for(let o=0;o<e.body.length;o++){let s=e.body[o];if(s.id.startsWith("-")){if(n===!1&&this._terms.has(s.id)){r.push(new Error(`Attempt to override an existing term: "${s.id}"`));continue}this._terms.set(s.id,s)}else{if(n===!1&&this._messages.has(s.id)){r.push(new Error(`Attempt to override an existing message: "${s.id}"`));continue}this._messages.set(s.id,s)}}return r}formatPattern(e,n=null,r=null){if(typeof e=="string")return this._transform(e);let o=new Cn(this,r,n);try{return $o(o,e).toString(o)}catch(s){if(o.errors&&s instanceof Error)return o.errors.push(s),new T().toString(o);throw s}}};var xo=/^(-?[a-zA-Z][\w-]*) *= */gm,ta=/\.([a-zA-Z][\w-]*) *= */y,Ip=/\*?\[/y,vo=/(-?[0-9]+(?:\.([0-9]+))?)/y,Gp=/([a-zA-Z][\w-]*)/y,ea=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Fp=/^[A-Z][A-Z0-9_-]*$/,_n=/([^{}\n\r]+)/y,Hp=/([^\\"\n\r]*)/y,na=/\\([\\"])/y,ra=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Dp=/^\n+/,oa=/ +$/,Bp=/ *\r?\n/g,qp=/( *)$/,jp=/{\s*/y,sa=/\s*}/y,Wp=/\[\s*/y,Up=/\s*] */y,Vp=/\s*\(\s*/y,zp=/\s*->\s*/y,Kp=/\s*:\s*/y,Zp=/\s*,?\s*/y,Qp=/\s+/y,Ut=class{constructor(e){this.body=[],xo.lastIndex=0;let n=0;for(;;){let g=xo.exec(e);if(g===null)break;n=xo.lastIndex;try{this.body.push(c(g[1]))}catch(v){if(v instanceof SyntaxError)continue;throw v}}function r(g){return g.lastIndex=n,g.test(e)}function o(g,v){if(e[n]===g)return n++,!0;if(v)throw new v(`Expected ${g}`);return!1}function s(g,v){if(r(g))return n=g.lastIndex,!0;if(v)throw new v(`Expected ${g.toString()}`);return!1}function i(g){g.lastIndex=n;let v=g.exec(e);if(v===null)throw new SyntaxError(`Expected ${g.toString()}`);return n=g.lastIndex,v}function l(g){return i(g)[1]}function c(g){let v=m(),O=u();if(v===null&&Object.keys(O).length===0)throw new SyntaxError("Expected message value or attributes");return{id:g,value:v,attributes:O}}function u(){let g=Object.create(null);for(;r(ta);){let v=l(ta),O=m();if(O===null)throw new SyntaxError("Expected attribute value");g[v]=O}return g}function m(){let g;if(r(_n)&&(g=l(_n)),e[n]==="{"||e[n]==="}")return d(g?[g]:[],1/0);let v=zs();return v?g?d([g,v],v.length):(v.value=Ur(v.value,Dp),d([v],v.length)):g?Ur(g,oa):null}function d(g=[],v){for(;;){if(r(_n)){g.push(l(_n));continue}if(e[n]==="{"){g.push(h());continue}if(e[n]==="}")throw new SyntaxError("Unbalanced closing brace");let lt=zs();if(lt){g.push(lt),v=Math.min(v,lt.length);continue}break}let O=g.length-1,Gt=g[O];typeof Gt=="string"&&(g[O]=Ur(Gt,oa));let Ae=[];for(let lt of g)lt instanceof Ln&&(lt=lt.value.slice(0,lt.value.length-v)),lt&&Ae.push(lt);return Ae}function h(){s(jp,SyntaxError);let g=y();if(s(sa))return g;if(s(zp)){let v=E();return s(sa,SyntaxError),{type:"select",selector:g,...v}}throw new SyntaxError("Unclosed placeable")}function y(){if(e[n]==="{")return h();if(r(ea)){let[,g,v,O=null]=i(ea);if(g==="$")return{type:"var",name:v};if(s(Vp)){let Gt=b();if(g==="-")return{type:"term",name:v,attr:O,args:Gt};if(Fp.test(v))return{type:"func",name:v,args:Gt};throw new SyntaxError("Function names must be all upper-case")}return g==="-"?{type:"term",name:v,attr:O,args:[]}:{type:"mesg",name:v,attr:O}}return U()}function b(){let g=[];for(;;){switch(e[n]){case")":return n++,g;case void 0:throw new SyntaxError("Unclosed argument list")}g.push(k()),s(Zp)}}function k(){let g=y();return g.type!=="mesg"?g:s(Kp)?{type:"narg",name:g.name,value:U()}:g}function E(){let g=[],v=0,O;for(;r(Ip);){o("*")&&(O=v);let Gt=D(),Ae=m();if(Ae===null)throw new SyntaxError("Expected variant value");g[v++]={key:Gt,value:Ae}}if(v===0)return null;if(O===void 0)throw new SyntaxError("Expected default variant");return{variants:g,star:O}}function D(){s(Wp,SyntaxError);let g;return r(vo)?g=se():g={type:"str",value:l(Gp)},s(Up,SyntaxError),g}function U(){if(r(vo))return se();if(e[n]==='"')return jr();throw new SyntaxError("Invalid expression")}function se(){let[,g,v=""]=i(vo),O=v.length;return{type:"num",value:parseFloat(g),precision:O}}function jr(){o('"',SyntaxError);let g="";for(;;){if(g+=l(Hp),e[n]==="\\"){g+=Wr();continue}if(o('"'))return{type:"str",value:g};throw new SyntaxError("Unclosed string literal")}}function Wr(){if(r(na))return l(na);if(r(ra)){let[,g,v]=i(ra),O=parseInt(g||v,16);return O<=55295||57344<=O?String.fromCodePoint(O):"�"}throw new SyntaxError("Unknown escape sequence")}function zs(){let g=n;switch(s(Qp),e[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return Ks(e.slice(g,n))}return e[n-1]===" "?Ks(e.slice(g,n)):!1}function Ur(g,v){return g.replace(v,"")}function Ks(g){let v=g.replace(Bp,`
`),O=qp.exec(g)[1].length;return new Ln(v,O)}}},Ln=class{constructor(e,n){this.value=e,this.length=n}};var ko=new Map,he=new fe("en");function qe(t,e=le(`/words/${t}.json`)){let n=ko.get(t);if(n)return n;let r=Yp(new URL(e,import.meta.url));return ko.set(t,r),r.catch(()=>ko.delete(t)),r}async function Yp(t){let e=await fetch(t);if(!e.ok)throw new Error(`The words of this page can’t be loaded: ${t}`);return e.json()}function So({language:t,words:e,editions:n={}},r){he=new fe(t,{useIsolating:!1}),he.addResource(new Ut(e)),Object.hasOwn(n,r)&&he.addResource(new Ut(n[r]),{allowOverrides:!0}),Qs({language:t,format:(s,i)=>{let l=he.getMessage(s)?.value;if(!l)throw new Error(`There is no message ${s} in ${t}.`);return he.formatPattern(l,i)}})}function Nn(t){t.language===V()&&he.addResource(new Ut(t.words))}var Po=new Map,Mo=!1;function M(t){let e=Po.get(t)??Jp(t);return Po.set(t,e),e.catch(()=>Po.delete(t)),e}async function Jp(t){let{load:e,styles:n}=Ui[t];try{let[r]=await Promise.all([e(),...n.map(o=>je(new URL(`./${o}.css`,import.meta.url).href)),Vi.includes(t)||Xp(t)]);return r}catch(r){throw new At(a("server-away"),{cause:r})}}async function Xp(t){let e=document.querySelector("link[data-what=words]")?.href;t==="home"&&e?.endsWith(`/${V()}-home.json`)?Mo=!0:Nn(await ia(V()))}function ia(t){Mo=!0;let{words:e}=document.querySelector("script[data-words]").dataset;return qe(`${t}-later`,e?.endsWith(`/${t}-later.json`)?new URL(e,document.baseURI).href:void 0)}async function aa(t){return Mo?ia(t):null}var Eo=new Map;function je(t){let e=Eo.get(t)??tm(t);return Eo.set(t,e),e.catch(()=>Eo.delete(t)),e}function tm(t){let e=document.createElement("link");e.rel="stylesheet",e.href=t;let n=new Promise((r,o)=>{e.onload=()=>r(),e.onerror=()=>{e.remove(),o(new Error(`No style sheet at ${t}`))}});return document.head.append(e),n}var la="quiltbee.outdated";function We(){return sessionStorage.getItem(la)===String(2)?!1:(sessionStorage.setItem(la,String(2)),location.reload(),!0)}async function ca(){await ci().catch(()=>!0)||We()}var To=new Set;function Ao(t,e){for(let n of To)n(t,e)}function ua(t){return To.add(t),()=>{To.delete(t)}}var pa=[["one","Player1"],["two","Player2"]];var em=["","?","You","Automa"];function Rn(t,e){return`/${ha(e)}${t}`}function ma(t,e){return`/g/${btoa(t.slice(1)).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}${ha(e)}`}function da(t,e,n){return`/api/games/${t}/picture.${e}?${new URLSearchParams(n)}`}function fa(t){try{return`#${atob(t.replaceAll("-","+").replaceAll("_","/"))}`}catch(e){if(e instanceof DOMException)return"";throw e}}function ha(t){let e=pa.flatMap(([r],o)=>{let s=t[o]??"";return em.includes(s)?[]:[[r,s]]}),n=new URLSearchParams(e).toString();return n&&`?${n}`}function ga(t){let e=new URLSearchParams(t);return Object.fromEntries(pa.flatMap(([n,r])=>{let o=e.get(n)?.trim().slice(0,40);return o?[[r,o]]:[]}))}var C=[1,2];function z(t){return t===1?2:1}function ot(t){return C.filter(e=>t[e-1].yours)}function _({seats:t}){return t.some(e=>e.yours)}function Oo({mode:t,seats:e}){let n=ot(e);return t==="remote"&&n.length===1?n[0]:null}function mt(t){return C.find(e=>t[e-1].kind==="open")??null}function In({seats:t}){let e=mt(t);return e===null?"":t[e-1].name}function N({stage:t,seats:e}){return t!=="over"&&mt(e)!==null}function Ct({stage:t,fair:e,seats:n}){return t!=="over"&&!!e?.step&&mt(n)===null}function dt({stage:t,result:e}){return t==="over"&&e===null}function Gn(t){let{result:e,moves:n,fair:r,tournament:o}=t;return e!==null&&n.length>0&&_(t)&&!ft(t)&&o===null&&!(r?.kind==="both"&&r.game===1)}var nm="offline",ya="board";function ft({game:t}){return t===nm}var Bn={up:[-1,0],down:[1,0],left:[0,-1],right:[0,1]},rm=Array.from({length:81},(t,e)=>[Math.floor(e/9),e%9]);function R([t,e]){return`${"abcdefghi"[e]}${t+1}`}function St(t){return/^[a-i][1-9]$/.test(t)?[Number(t[1])-1,t.charCodeAt(0)-97]:null}function st(t,e){return t[0]===e[0]&&t[1]===e[1]}function F(t){return[Math.max(...t.map(e=>e[0]))+1,Math.max(...t.map(e=>e[1]))+1]}function Vt(t,[e,n]){return t.map(([r,o])=>[r+e,o+n])}function Ue(t,[e,n]){let[r,o]=F(t);return[ba(e,9-r),ba(n,9-o)]}function ba(t,e){return Math.max(0,Math.min(e,t))}function Hn([t,e],[n,r],o){return o==="right"?[e,n-1-t]:o==="left"?[r-1-e,t]:[t,r-1-e]}function $a(t,e,n){let[r,o]=e,s=n>=4?Hn(t,e,"flip"):t;for(let i=0;i<n%4;i+=1)s=Hn(s,[r,o],"right"),[r,o]=[o,r];return s}function _t(t){let[e,n]=F(t),r=([o,s])=>Math.abs(o-(e-1)/2)+Math.abs(s-(n-1)/2);return t.reduce((o,s)=>r(s)<r(o)?s:o)}function qn(t){let e=Math.min(...t.map(i=>i[0])),n=Math.max(...t.map(i=>i[1])),r=([i,l])=>Math.min(...t.map(([c,u])=>Math.abs(c-i)+Math.abs(u-l))),o=i=>Math.abs(i[0]-e+1)+Math.abs(i[1]-n-1)+(r(i)<2?20:0);return rm.filter(i=>r(i)>0).reduce((i,l)=>o(l)<o(i)?l:i)}function Dn(t){let e=new Set,n=[];for(let r=0;r<t.length;r+=1){if(t[r]!=="."||e.has(r))continue;let o=[],s=[r];e.add(r);for(let i=s.pop();i!==void 0;i=s.pop()){o.push([Math.floor(i/9),i%9]);for(let l of om(i))t[l]==="."&&!e.has(l)&&(e.add(l),s.push(l))}n.push(o.sort((i,l)=>i[0]-l[0]||i[1]-l[1]))}return n.sort((r,o)=>o.length-r.length)}function om(t){let e=t%9,n=[t-9,t+9];return e>0&&n.push(t-1),e<8&&n.push(t+1),n.filter(r=>r>=0&&r<81)}var sm=3;function ge(t,e){let n=new Set(Dn(t).map(String));return Dn(im(t,e)).filter(o=>o.length<=sm&&!n.has(String(o)))}function im(t,e){let n=[...t];for(let[r,o]of e)n[r*9+o]="x";return n.join("")}function wa(t){let e=49;for(let n=0;n<3;n+=1)for(let r=0;r<3;r+=1){let o=0;for(let s=n;s<n+7;s+=1)o+=t.slice(s*9+r,s*9+r+7).split(".").length-1;e=Math.min(e,o)}return e}function J(t,e,n=0){let r=new Set(t.map(String)),o=new Map;for(let[i,l]of t)for(let c=0;c<4;c+=1){let[u,m]=Fn[(c+3)%4];if(r.has(String([i+u,l+m])))continue;let d=am[c],h=[i+d[0],l+d[1]],y=[h[0]+Fn[c][0],h[1]+Fn[c][1]];o.set(String(h),[...o.get(String(h))??[],{to:y,direction:c}])}let s="";for(;o.size>0;)s+=lm(o,e,n);return s}var Fn=[[0,1],[1,0],[0,-1],[-1,0]],am=[[0,0],[0,1],[1,1],[1,0]];function lm(t,e,n){let r=t.keys().next().value,o=[],s=r,i=-1;do{let c=t.get(s),u=Math.max(0,c.findIndex(y=>y.direction===(i+1)%4)),m=c.splice(i<0?0:u,1)[0];c.length===0&&t.delete(s);let[d,h]=s.split(",").map(Number);m.direction!==i&&o.push({at:[d,h],direction:m.direction}),i=m.direction,s=String(m.to)}while(s!==r);return o.length>1&&o[0].direction===i&&o.shift(),`M${o.map(({at:c,direction:u},m)=>{let d=o[(m+o.length-1)%o.length].direction,[h,y]=[d,u].map(b=>Fn[(b+1)%4]).reduce((b,k)=>[b[0]+k[0],b[1]+k[1]]);return`${c[1]*e+y*n} ${c[0]*e+h*n}`}).join("L")}Z`}function xa([t,e]){return t>=0&&e>=0&&t<9&&e<9}function jn([t,e],n){let[r,o]=Bn[n];return Ue([[0,0]],[t+r,e+o])}function I(t){return t<0?`−${-t}`:String(t)}function Co(t){return t>0?`+${t}`:I(t)}function zt({name:t,squares:e,buttons:n,time:r,income:o}){return a("patch-label",{name:t,squares:e,buttons:n,time:r,income:o})}function Ve(t,e){return t[e-1].yours&&!t[2-e].yours}function X(t,e){let n=t[e-1].kind==="automa"?"automa":"other";return{who:Ve(t,e)?"you":n,name:P(t,e)}}function P(t,e){let{name:n,kind:r}=t[e-1];if(Ve(t,e))return a("you");if(r==="open")return n||a("open-seat");let o=ue(t[e-1]);return o!==null?a("level-number",{level:String(o)}):n==="You"?a("player-number",{number:String(e)}):n}function Kt(t,e){if(t.result)return a("wins",X(e,t.result.winner));if(dt(t))return a("game-aborted");let n=t.stage==="special_patch"?"whose-special-patch":"whose-turn";return a(n,X(e,t.turn))}function Zt(t,e){if(t.result)return cm(t,e);if(dt(t))return a("aborted-reason");let n=X(e,t.turn);if(t.stage==="special_patch")return a("reached-special-patch",n);let r=t.players[t.turn-1].time,o=t.players[2-t.turn].time;return r!==o?a("further-back",n):r===0?a("goes-first",n):e.filter(({yours:i})=>i).length===1?a("level-and-on-top",n):a("both-level-and-on-top",n)}function cm(t,e){if(!t.result)return"";let{winner:n,scores:r,reason:o}=t.result,s=um(r[n-1],r[2-n]),i=X(e,3-n);return o==="resignation"?a("result-resignation",{...i,points:s}):o==="time"?a("result-time",{...i,points:s}):a(o==="first to 53"?"result-first":"result-score",{points:s})}function um(t,e){return a("points-to",{mine:I(t),theirs:I(e)})}function x$(t,e){return[a("pass"),..._o(t,e)].join(" · ")}function _o({consequence:t},e){let n=[a("pass-move",{count:t.time-e}),a("pass-earn",{count:t.earned})];return t.income>0&&n.push(a("pass-income",{count:t.income})),t.special_patch&&n.push(a("pass-special")),n}function ze(t,e,n=!1){if(t==="pass"||t==="A:pass")return a("move-pass");if(t.startsWith("A:"))return a("move-took",{patch:ye(e,t[2])});if(t.startsWith("+"))return n?a("move-special-at",{cell:t.slice(1)}):a("move-special");let r=ye(e,t[0]);return!n||!e[t[0]]?a("move-patch",{patch:r}):a("move-patch-at",{patch:r,cell:R(pm(e[t[0]],t))})}function ye(t,e){return t[e]?.name??e}function pm({orientations:t},e){let n=St(e.slice(2));return Vt(t[e[1]],n).reduce((r,o)=>o[0]<r[0]||o[0]===r[0]&&o[1]<r[1]?o:r)}function Lt(t,e,n,r=!0){let o=t.filter(([s,i])=>e[s*9+i]!==".").map(R);return o.length>0?r?o.length>4?a("overlaps-many",{count:o.length}):a("overlaps-at",{cells:nt(o)}):a("overlaps-another"):n?Qt(n):null}function Qt({available:t,missing:e}){return t?null:e>0?a("needs-buttons",{count:e}):a("fits-nowhere")}function va(t,e,n,r){let o=Lt(t,e,n,r);if(o===null)return{text:a("fits"),isGood:!0};let s=n!==void 0&&!n.available&&n.missing>0,i=Lt(t,e,void 0,r)===null,l=s&&i?a("fits-but-short",{count:n.missing}):o;return{text:mm(l),isGood:!1}}function mm(t){return t[0].toLocaleUpperCase()+t.slice(1)}function Lo(t){let e=R(t[0]);return t.length===1?a("single-hole",{cell:e}):a("hole-of",{size:t.length,cell:e})}function dm(t,e){return e?nt(t.map(Lo)):t.length===1?a("a-hole"):a("holes",{count:t.length})}function Wn(t,e,n,r,o,s=!0){let{consequence:i,missing:l}=t,c=r.players[r.turn-1],{paid:u,buttons:m,time:d,income:h,income_marks:y}=i,b={from:String(c.buttons),to:I(m)},k=[{kind:"buttons",text:l>0?a("effect-cost",{count:u}):a("effect-buttons",b)},{kind:"time",text:a("effect-time",{from:String(c.time),to:String(d)})}];if(y.length>0){let E={count:h,marks:nt(y.map(String))},D=s?a("effect-income-at",E):a("effect-income",{count:h});k.push({kind:"income",text:D})}return i.special_patch&&k.push({kind:"special",text:a("effect-special")}),n&&k.push({kind:"tile",text:a("effect-tile")}),e.length>0&&k.push({kind:"holes",text:a("effect-holes",{holes:dm(e,s)})}),k.push({kind:"next",text:No("next",i.next,r.turn,o)}),k}function No(t,e,n,r){if(e===null)return a("then-over");let o=e===n?"-again":"";return Ve(r,e)?a(`${t}-you${o}`):a(`${t}-name${o}`,{name:P(r,e)})}function ka(t,e,n){let r={cell:R(t)};if(e===".")return a("cell-empty",r);if(e==="*")return a("cell-special",r);let o=n[e]?.name;return o?a("cell-patch",{...r,patch:o}):a("cell-covered",r)}function Sa(t){let e=Dn(t),n=e.reduce((i,l)=>i+l.length,0),r=[a("quilt-covered",{covered:81-n,empty:n})],o=e.filter(i=>i.length===1).map(i=>R(i[0]));o.length>0&&r.push(a("quilt-single-holes",{count:o.length,cells:o.join(" ")})),n>0&&r.push(a("quilt-largest",{size:e[0].length}));let s=wa(t);return r.push(s===0?a("quilt-full"):a("quilt-missing",{count:s})),`${r.join("; ")}.`}function Ke(t,e){let{to_income:n,to_special_patch:r,time:o}=t.players[e-1],s=t.time_board.last-o;if(s===0)return a("at-the-end");let i=[];return n!==null&&i.push(a("income-in",{count:n})),r!==null&&i.push(a("special-in",{count:r})),i.push(a("end-in",{count:s})),i.join(", ")}function Pa(t,e){let n=e[t.letter],r=n.orientations[t.orientation],[o,s]=F(r),i=Vt(r,[t.row,t.column]),l=R([t.row+o-1,t.column+s-1]),c=R([t.row,t.column]),{letter:u}=t;return a("placed-patch",{patch:n.name,letter:u,count:i.length,from:c,to:l})}function Ea(t){let e=ot(t.seats),n=e.length===1?e[0]:t.turn,r=t.moves.map(({player:o})=>o).lastIndexOf(n);return t.moves.slice(r+1)}function Ma({player:t,move:e,change:n},r,o){let i={name:P(r,t),deed:hm(e,o)};return!n||n.to===n.from?a("happened",i):a("happened-with",{...i,detail:Ro(n)})}function Ro({from:t,to:e,paid:n,earned:r,income:o}){let s=(l,c)=>c>0?[a("gain",{sign:l,count:c})]:[],i=[a("moved",{count:e-t}),...s("−",n),...s("+",r)];return o>0&&i.push(a("preview-income",{count:o})),i.join(", ")}function fm({paid:t,earned:e,income:n}){return e+n-t}function hm(t,e){return t.startsWith("+")?a("deed-special"):/^[A-Za-z]\d/.test(t)?a("deed-patch",{patch:ye(e,t[0])}):ze(t,e)}function Io(t){return t.startsWith("A:")?t==="A:pass"?null:t[2]:/^[A-Za-g]\d/.test(t)?t[0]:null}function Ta({change:t},e){if(!t||t.to<=t.from)return{gains:[],marks:[]};let n=l=>l>t.from&&l<=t.to,r=e.special_patches.filter(n),o=fm(t),s=[o===0?"":Co(o)];e.income.some(n)&&s.push(a("payday"));let i=[...e.income.filter(n),...r];return{gains:s.filter(Boolean),marks:i}}function Un(t){return a(`filter-${t}`)}function Vn({score_parts:t},e){let n=t,r=xn[e-1];return[["part-tile",n.special_tile,1],["part-held",n.buttons_held,r.per_button_held],["part-patches",n.patches_with_buttons,r.per_patch_with_buttons],["part-printed",n.buttons_on_patches,r.per_button_on_patches]].filter(([,,s])=>s>0).map(([s,i])=>[s,i])}function zn({stage:t,seats:e}){return t==="card"&&e.some(n=>n.yours)}function Kn(t){return t.mode==="solo"&&t.moves.at(-1)?.player===2&&t.result?.reason!=="resignation"}function Oa(t,e,n){return n?a("named-patch",{patch:ye(e,t),letter:t}):ye(e,t)}function Go(t,e,n=!0){return nt([...t].map(r=>Oa(r,e,n)))}function Fo({number:t,budget:e,income:n}){return a("card-title",{number:String(t),budget:e,income:n})}function Ho({affordable:t,choices:e,card:{budget:n}},r,o=!0){if(t.length===0)return a("budget-none",{budget:n,count:e.length});let s={budget:n,patches:Go(t,r,o)};return a(t.length===1?"budget-only":"budget-buys",s)}function Do({filter:t,left:e,skipped:n},r,o=!0){return n?a("filter-skipped",{filter:Un(t)}):a("filter-leaves",{filter:Un(t),keeps:a(`keeps-${t}`),patches:Go(e,r,o)})}function Bo(t,e,n=!0){let{taken:r,start:o,stop:s,income_marks:i,income:l,special_patches:c}=t,u={start:String(o),stop:String(s)},m=[r?a("automa-takes",{...u,patch:Oa(r,e,n)}):a("automa-advances",u)],d=l?a("gain",{sign:"+",count:l}):a("automa-no-gain");return i.length>0&&m.push(a("automa-income",{marks:nt(i.map(String)),gain:d})),c.length>0&&m.push(a("automa-special",{marks:nt(c.map(String))})),t.reaches_marker&&m.push(a(t.takes_special_tile?"automa-marker-tile":"automa-marker")),m}function Ca(t,e){return[a("automa-says",{text:`${Fo(t.card)}.`}),Ho(t,e),...t.steps.map(n=>Do(n,e)),...Bo(t,e)].join(" ")}function qo({pile:t,aside:e,discards:n}){let r=[a("cards-in-pile",{count:t})];return e>0&&r.push(a("cards-aside",{count:e})),r.push(n.length?a("cards-turned",{cards:n.join(", ")}):a("cards-none")),`${r.join(", ")}.`}function _a(t){return a(`automa-name-${t}`)}function Zn({level:t,numeral:e}){return a("numeral-and-name",{numeral:e,name:_a(t)})}function Ze({deck:t,level:e,numeral:n}){return a("automa-title",{deck:a(`deck-${t}`),numeral:n,name:_a(e)})}function Qe({marker:t,marker_on_board:e}){return e?a("marker-on",{space:String(t)}):a("marker-off")}function gm(t){return V()==="de"?t:t[0].toLocaleLowerCase()+t.slice(1)}function ym(t,e){let n=Vn(t,e).filter(([,o])=>o>0).map(([o,s])=>a("part-points",{part:gm(a(o)),points:s})),r=I(t.score);return n.length?a("automa-score-of",{score:r,parts:n.join(", ")}):a("automa-score",{score:r})}function La({players:t,result:e},n,r){let o=[Aa("pile-with",n.with_buttons,r),Aa("pile-without",n.without_buttons,r)],{budget:s}=n,i=s!==null&&!e?`${a("next-budget",{budget:s})} `:"";return[`${Ze(n)}.`,a("automa-holds",{count:t[1].buttons,piles:o.join("; ")}),ym(t[1],n.level),Qe(n),a("automa-cards",{cards:i+qo(n)})].join(" ")}function Aa(t,e,n){let r=a(t,{count:e.length});return e?a("pile-of",{pile:r,patches:Go(e,n)}):r}var Yt=81,Qn=7,Yn=27,Ra=[0,0,0],Xn=Array.from({length:Yt},(t,e)=>R([Math.floor(e/9),e%9])),Ia=new Map(Xn.map((t,e)=>[t,e])),bm=[0,1,2].flatMap(t=>[0,1,2].map(e=>$m(t,e)));function $m(t,e){let n=Array.from({length:Qn*Qn},(r,o)=>9*(t+Math.floor(o/Qn))+e+o%Qn);return Pt(n)}function Pt(t){let e=[0,0,0];for(let n of t)e[Math.floor(n/Yn)]|=1<<n%Yn;return e}function tr(t){return Pt([...t].flatMap((e,n)=>e==="."?[]:[n]))}function er(t,e){return[t[0]|e[0],t[1]|e[1],t[2]|e[2]]}function wm(t,e){return(t[0]&e[0]|t[1]&e[1]|t[2]&e[2])!==0}function xm(t,e){return(t[0]&~e[0]|t[1]&~e[1]|t[2]&~e[2])===0}function jo(t,e){return(t[Math.floor(e/Yn)]>>e%Yn&1)===1}function Wo(t,e){let[n,r]=[Number(e[0]),Ia.get(e.slice(1))],o=t.orientations[n];if(o===void 0||r===void 0)return null;let[s,i]=F(o),[l,c]=[Math.floor(r/9),r%9];return l>9-s||c>9-i?null:Uo(n,Jn(o),l,c)}function Jn(t){return t.map(([e,n])=>9*e+n)}function Uo(t,e,n,r){let o=9*n+r,s=e.map(i=>o+i);return{name:t+Xn[o],orientation:t,row:n,column:r,spaces:s,mask:Pt(s)}}var Na=new WeakMap;function vm(t){let e=Na.get(t);if(e)return e;let n=[];for(let[r,o]of Object.entries(t.orientations)){let[s,i]=F(o),l=Jn(o);for(let c=0;c<=9-s;c+=1)for(let u=0;u<=9-i;u+=1)n.push(Uo(Number(r),l,c,u))}return Na.set(t,n),n}function Ga(t,e){let n=Math.floor(e[0]/9),r=Math.min(...e.map(s=>s%9)),o=String(e.map(s=>s-9*n-r));for(let[s,i]of Object.entries(t.orientations))if(String(Jn(i))===o)return Uo(Number(s),Jn(i),n,r);return null}function be(t,e){return vm(e).filter(({mask:n})=>!wm(n,t))}function nr(t){return Xn.map((e,n)=>n).filter(e=>!jo(t,e))}function rr(t){return bm.some(e=>xm(e,t))}function Ye(t){return Xn[t]}function Vo(t){return Ia.get(t)}function Fa(t,e,n){let r=[...t];for(let o of e)r[o]=n;return r.join("")}var Da={letter:null,orientations:{},origin:null,set:!1,anchor:[0,0],cursor:[4,4],plan:!1,spots:{}},km={orientations:{0:[[0,0]]},turns:{0:{right:0,left:0,flip:0}}},or=new Map,Sm=8;function Je(t,e,n){let r=e+t,o=or.get(r);if(o)return o;let s=tr(t),i=e==="+"?nr(s).map(u=>`0${Ye(u)}`):be(s,n[e]).map(({name:u})=>u),l=e==="+"?km:n[e],c={letter:e,patch:l,placements:new Set(i)};return or.size>=Sm&&or.clear(),or.set(r,c),c}function j(t,e){return t.orientations[e]??0}function Nt(t,e){return e.patch.orientations[j(t,e.letter)]}function et(t,e){return t.origin?Vt(Nt(t,e),t.origin):[]}function sr(t,e){return t.origin?`${j(t,e.letter)}${R(t.origin)}`:null}function Rt(t,e){let n=sr(t,e);return n!==null&&e.placements.has(n)}function ir(t,e){let n=sr(t,e);return n===null||!e.placements.has(n)?null:e.letter==="+"?`+${n.slice(1)}`:e.letter+n}function zo(t,e,n){switch(n.type){case"choose":return Em(t,n.choice,n.anchor);case"cancel":return ar(t);case"arrow":return e?Mm(t,e,n.direction):{...t,cursor:jn(t.cursor,n.direction)};default:return e?Pm(t,e,n):t}}function ar(t){return t.letter===null?t:{...t,letter:null,origin:null,set:!1,plan:!1}}function Pm(t,e,n){switch(n.type){case"hover":return t.set?t:Ha(t,e,n.cell,!1);case"leave":return t.set||!t.origin?t:{...t,origin:null};case"set":return Ha(t,e,n.cell,!0);case"hold":return{...t,anchor:n.anchor,set:!1};case"put":return $e({...t,orientations:{...t.orientations,[e.letter]:n.orientation},anchor:_t(e.patch.orientations[n.orientation])},e,n.origin);case"show":return t.origin?{...t,set:!0}:lr(t,e);case"jump":return Tm(t,e,n.direction);case"next":return Am(t,e,n.back??!1);case"turn":return Om(t,e,n.how);case"cycle":return Cm(t,e)}}function Em(t,e,n){let{letter:r,planned:o=!1}=e,s={...t,letter:r,origin:null,set:!1,plan:o};return{...s,anchor:n??_t(Nt(s,e))}}function Ha(t,e,n,r){let o=Nt(t,e),s=Ue(o,[n[0]-t.anchor[0],n[1]-t.anchor[1]]),i=Ba(t,e,s);return t.origin&&st(t.origin,i)&&t.set===r&&st(t.cursor,n)?t:{...t,origin:i,set:r,cursor:n}}function Ba(t,e,n){let r=j(t,e.letter),o=[[0,0],[-1,0],[1,0],[0,-1],[0,1],[-1,-1],[-1,1],[1,-1],[1,1]];for(let[s,i]of o){let l=[n[0]+s,n[1]+i];if(xa(l)&&e.placements.has(r+R(l)))return l}return n}function $e(t,e,n){let r=Nt(t,e),o=Ue(r,n),s=r.some(i=>st(i,t.anchor))?t.anchor:_t(r);return{...t,origin:o,set:!0,anchor:s,cursor:[o[0]+s[0],o[1]+s[1]]}}function lr(t,e){let{anchor:n,cursor:r}=t,o=Ko(t,e),s=[r[0]-n[0],r[1]-n[1]];return $e(t,e,Lm(o,s))}function Ko(t,e){return _m(e.placements,j(t,e.letter))}function Mm(t,e,n){if(!t.origin)return lr(t,e);let[r,o]=Bn[n];return $e(t,e,[t.origin[0]+r,t.origin[1]+o])}function Tm(t,e,n){if(!t.origin)return lr(t,e);let r=Nm(Ko(t,e),t.origin,Bn[n]);return r?$e(t,e,r):{...t,set:!0}}function Am(t,e,n){let r=Ko(t,e),o=t.origin;return r.length===0?o?{...t,set:!0}:lr(t,e):o?$e(t,e,Rm(r,o,n)):$e(t,e,r[n?r.length-1:0])}function Om(t,e,n){let r=j(t,e.letter),o=Hn(t.anchor,F(Nt(t,e)),n);return qa(t,e,e.patch.turns[r][n],o)}function Cm(t,e){let n=Object.keys(e.patch.orientations).map(Number).sort((o,s)=>o-s),r=n[(n.indexOf(j(t,e.letter))+1)%n.length];return qa(t,e,r,_t(e.patch.orientations[r]))}function qa(t,e,n,r){let o={...t,orientations:{...t.orientations,[e.letter]:n},anchor:r};if(!t.origin)return o;let[s,i]=t.cursor,l=Ue(Nt(o,e),[s-r[0],i-r[1]]);return{...o,origin:Ba(o,e,l)}}function _m(t,e){return[...t].filter(n=>n[0]===String(e)).map(n=>St(n.slice(1))).sort((n,r)=>n[0]-r[0]||n[1]-r[1])}function Lm(t,e){let n=r=>Math.abs(r[0]-e[0])+Math.abs(r[1]-e[1]);return t.reduce((r,o)=>n(o)<n(r)?o:r,t[0]??e)}function Nm(t,e,[n,r]){let o=i=>(i[0]-e[0])*n+(i[1]-e[1])*r,s=i=>Math.abs((i[0]-e[0])*r+(i[1]-e[1])*n);return t.filter(i=>o(i)>0).sort((i,l)=>s(i)+o(i)-s(l)-o(l)||s(i)-s(l)).at(0)}function Rm(t,e,n){let r=s=>(s[0]-e[0])*9+s[1]-e[1];return(n?[...t].reverse().find(s=>r(s)<0):t.find(s=>r(s)>0))??t[n?t.length-1:0]}function Xe(t){return t.stage!=="over"&&!N(t)&&t.seats[t.turn-1].yours}function A(t){return!t.looking&&!t.pending&&Xe(t.table)}function we({table:t,looking:e,pending:n}){return zn(t)&&!e&&!n}function cr({game:t,mode:e}){return t!==ya&&e!=="screen"&&e!=="remote"}function xe(t){return A(t)&&cr(t.table)}function ur(t){let{table:e,looking:n}=t;return cr(e)&&ve(t)&&!n&&e.stage!=="over"}function pr(t){return A(t)&&t.hint?.type==="hint"?t.hint.move:null}function ja(t,e){let{hint:n,looking:r,table:o}=t;return n?.type!=="why"?o.turn===e?pr(t):null:n.player===e&&!r?n.better:null}function ve({table:t,pending:e}){return t.can_undo&&e===null&&_(t)}function Zo(t){return t.looking?t.looking.frames[t.looking.index]:t.table}function B(t,e){return t.table.options.find(n=>n.letter===e)}function Wa(t){return t.options.flatMap(e=>e.letter===null?[]:[e.letter])}function tn(t,e){let{table:n,patches:r}=t;return B(t,e)!==void 0?Je(n.players[n.turn-1].cells,e,r):null}function Jt(t){if(t.stage==="over"||N(t))return null;let e=ot(t.seats);return e.length===2?t.turn:e[0]??null}function en({table:t,placement:e}){return e.plan?Jt(t):t.turn}function Xt(t){return t.placement.plan?L(t)!==null&&!t.pending:A(t)}function L(t){let{table:e,patches:n,looking:r}=t,{letter:o,plan:s}=t.placement;if(o===null)return null;if(!s&&o!=="+")return tn(t,o);let i=s?Jt(e):e.turn;if(i===null||s&&r)return null;let l=Je(e.players[i-1].cells,o,n);return s?{...l,planned:!0}:l}function Qo(t){let{table:e}=t,n=[1,2].filter(r=>e.seats[r-1].yours);return n.length===1?n[0]:n.length===2?Zo(t).turn:1}function mr({table:t,placement:e},n){if(!(!e.plan&&t.players.every(i=>!i.special_tile))||!Rt(e,n))return!1;let{cells:o}=t.players[t.turn-1],s=et(e,n).map(([i,l])=>i*9+l);return rr(er(tr(o),Pt(s)))}function dr(t,e){if(!t||t==="pass"||t.startsWith("A:"))return null;let n=St(t.slice(-2));return{shape:t.startsWith("+")?[[0,0]]:e[t[0]].orientations[t[1]],origin:n}}function Ua({table:t,patches:e,suggestions:n,looking:r},o){return r||t.turn!==o?[]:n.flatMap(({move:s,label:i,kind:l,faint:c})=>{let u=dr(s,e);return u?[{...u,label:i,kind:l,faint:c}]:[]})}function Va({suggestions:t,looking:e},n){return e?[]:t.filter(({move:r})=>n===null?r==="pass":r!=="pass"&&r[0]===n)}function nn({table:t,looking:e}){return e?t.moves.slice(0,e.index).slice(-1):Ea(t)}function za(t,e){return t.flatMap(n=>dr(n,e)??[])}function Ka(t){let{table:e,placement:n,weighing:r}=t;if(!A(t))return null;let o=n.letter??(r?null:""),s=o===""||o==="+"?void 0:B(t,o);if(!s)return null;let{consequence:i}=s,l=e.turn,c=e.players[l-1].time,u=e.time_board.special_patches_left.filter(m=>m>c&&m<=i.time);return{player:l,from:c,to:i.time,marks:[...i.income_marks,...u],income:i.income_marks.length>0?i.income:0,special:i.special_patch,next:i.next}}function Za({player:t,to:e,income:n,special:r,next:o},s){let l=[n>0?a("preview-income",{count:n}):"",r?a("preview-special"):""].filter(Boolean).join(", ");return`${a("preview-space",{space:String(e)})}${l?`: ${l}`:""}. ${No("then",o,t,s)}`}var Yo=[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg"];function Qa(t){let e=Yo.indexOf(t);return{cloth:e%6,weave:(Math.floor(e/6)+e%6)%6}}var rn={"weave-0":["<path d='M2.5 1.2a1.3 1.3 0 1 0 .01 0M7.5 6.2a1.3 1.3 0 1 0 .01 0'/>","<path opacity='.7' d='M7.5 2a.5.5 0 1 0 .01 0M2.5 7a.5.5 0 1 0 .01 0'/>"],"weave-1":["<path d='M.3 0h.5v10H.3zM1.5 0h1.9v10H1.5zM4.1 0h.5v10h-.5z M5.3 0h.5v10h-.5zM6.5 0h1.9v10H6.5zM9.1 0h.5v10h-.5z'/>"],"weave-2":["<path opacity='.55' d='M0 0h2.5v10H0zM5 0h2.5v10H5z'/>","<path opacity='.55' d='M0 0h10v2.5H0zM0 5h10v2.5H0z'/>"],"weave-3":["<path fill='none' stroke='var(--thread)' stroke-width='.85' d='M0 0L2.5-2.5 5 0 7.5-2.5 10 0M0 2.5L2.5 0 5 2.5 7.5 0 10 2.5M0 5L2.5 2.5 5 5 7.5 2.5 10 5 M0 7.5L2.5 5 5 7.5 7.5 5 10 7.5M0 10L2.5 7.5 5 10 7.5 7.5 10 10 M0 12.5L2.5 10 5 12.5 7.5 10 10 12.5'/>"],"weave-4":["<g transform='translate(2.5 2.5)'><path d='M0-1.8a.8.8 0 1 0 .01 0M1.05-1.05a.8.8 0 1 0 .01 0M.65.2a.8.8 0 1 0 .01 0 M-.65.2a.8.8 0 1 0 .01 0M-1.05-1.05a.8.8 0 1 0 .01 0'/><circle r='.55' fill='var(--cloth)'/><path fill='none' stroke='var(--thread)' stroke-width='.35' d='M1.6 1.6Q2.4 2 2.5 2.6M-1.6 1.6Q-2.4 2-2.5 2.6'/></g>","<g transform='translate(7.5 7.5)'><path d='M0-1.8a.8.8 0 1 0 .01 0M1.05-1.05a.8.8 0 1 0 .01 0M.65.2a.8.8 0 1 0 .01 0 M-.65.2a.8.8 0 1 0 .01 0M-1.05-1.05a.8.8 0 1 0 .01 0'/><circle r='.55' fill='var(--cloth)'/><path fill='none' stroke='var(--thread)' stroke-width='.35' d='M1.6 1.6Q2.4 2 2.5 2.6M-1.6 1.6Q-2.4 2-2.5 2.6'/></g>"],"weave-5":["<path fill='none' stroke='var(--thread)' d='M0 2.5Q2.5-.6 5 2.5T10 2.5M0 7.5Q2.5 4.4 5 7.5T10 7.5'/>"],special:["<rect x='.25' y='.25' width='9.5' height='9.5' rx='1.1' fill='var(--leather)' stroke='var(--seam)' stroke-width='.7'/>","<path fill='none' stroke='var(--grain)' stroke-width='.3' stroke-linecap='round' opacity='.7' d='M2.6 2.7h.5M6.9 2.5h.6M4.8 2.2h.3M2.3 5.5h.4M7.4 5.2h.4M3 7.6h.6M6.6 7.5h.5M4.9 7.9h.3'/>","<rect x='1.4' y='1.4' width='7.2' height='7.2' rx='.7' fill='none' stroke='var(--stitch)' stroke-width='.42' stroke-dasharray='1.1 .7' stroke-linecap='round'/>","<path fill='none' stroke='var(--grain)' stroke-width='.6' stroke-linecap='round' d='M5 3.3V6.7M3.3 5H6.7M3.8 3.8L6.2 6.2M6.2 3.8L3.8 6.2'/>"],button:["<circle r='9.6' fill='var(--stitch)' stroke='var(--seam)' stroke-width='1.9'/>","<circle r='6.4' fill='none' stroke='var(--seam)' stroke-width='.8' opacity='.35'/>","<path fill='none' stroke='var(--seam)' stroke-width='.9' opacity='.45' d='M-2.4-2.4L2.4 2.4M2.4-2.4L-2.4 2.4'/>","<path fill='var(--seam)' d='M-2.5-4.2a1.7 1.7 0 1 0 .01 0M2.5-4.2a1.7 1.7 0 1 0 .01 0 M-2.5.8a1.7 1.7 0 1 0 .01 0M2.5.8a1.7 1.7 0 1 0 .01 0'/>"],"special-tile":["<rect x='-9.4' y='-9.4' width='18.8' height='18.8' rx='2.4' fill='var(--leather)' stroke='var(--tile-edge)' stroke-width='1.2'/>","<rect x='-7.4' y='-7.4' width='14.8' height='14.8' rx='1.2' fill='none' stroke='var(--stitch)' stroke-width='.9' stroke-dasharray='2 1.2'/>","<path d='M-3.6-5.2H3.8C.6-1.5-.8 1.8-1.2 5.6' fill='none' stroke='var(--stitch)' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round'/>"],cell:["<path fill='none' stroke='var(--grid)' stroke-width='.16' opacity='.6' d='M3.4 5H6.6M5 3.4V6.6'/>"],"token-1":["<circle r='4'/>"],"token-2":["<path d='M0-5L5 0 0 5-5 0Z'/>"],"space-cloth":["<rect x='-5.7' y='-5.7' width='11.4' height='11.4' rx='1.2' fill='var(--tone)' stroke='var(--edge)' stroke-width='.35'/>","<rect x='-4.9' y='-4.9' width='9.8' height='9.8' rx='.7' fill='none' stroke='var(--edge)' stroke-width='.25' stroke-dasharray='.9 .6'/>"],"space-thread":["<circle r='4.3' fill='var(--tone)' stroke='var(--edge)' stroke-width='.4'/>","<circle r='3.6' fill='none' stroke='var(--edge)' stroke-width='.22' stroke-dasharray='.8 .5'/>"],"space-end":["<rect x='-17.7' y='-5.7' width='35.4' height='11.4' rx='1.2' fill='var(--tone)' stroke='var(--edge)' stroke-width='.35'/>","<rect x='-16.9' y='-4.9' width='33.8' height='9.8' rx='.7' fill='none' stroke='var(--edge)' stroke-width='.25' stroke-dasharray='.9 .6'/>"],corner:["<path fill='none' stroke='var(--thread-0)' stroke-width='.5' d='M2 13Q.5 7 5.5 5.5T13.5 1.8'/>","<use href='#button' transform='translate(5 5.2) scale(.3)'/>","<use href='#button' transform='translate(11.6 2.4) scale(.16)'/>","<use href='#button' transform='translate(2.2 11) scale(.16)'/>"]};var Ya=new WeakMap;async function Ja(t){let e=await fetch(t);if(!e.ok)throw new Error(`The artwork can’t be loaded: ${t}`);return e.json()}function Xo(t){let e=[t];return Object.assign(e,{raw:e})}function Gm(t){let e=Ya.get(t);if(!e){let n=Object.entries(t).map(([r,o])=>`<g id="${r}">${o.join("")}</g>`);e=Xo(n.join("")),Ya.set(t,e)}return S(e)}function Xa(t=rn){return p`<svg class="fabrics" aria-hidden="true" width="0" height="0">
<defs>
${Gm(t)}
${Yo.map(e=>{let{cloth:n,weave:r}=Qa(e);return Jo(`fabric-${e}`,10,S`<g class=${`cloth-${n}`}><rect class="cloth" width="10" height="10"></rect>
<use class="thread" href=${`#weave-${r}`}></use></g>`)})}
${Jo("fabric-cell",10,S`<use href="#cell"></use>`)}
${Jo("fabric-covered",5,S`<rect class="covered" width="5" height="5"></rect>`)}
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
</svg>`}function Jo(t,e,n){return S`<pattern id=${t} width=${e} height=${e} patternUnits="userSpaceOnUse">${n}
</pattern>`}function it(t,e,n,r=1){return S`<use href=${`#${t}`} transform=${`translate(${e} ${n}) scale(${r})`}></use>`}function q(t,e,n){return it("button",t,e,n/10)}function Fm(t){let e=t.orientations[0];return Array.from({length:t.income},(n,r)=>e[Math.floor((r+.5)*e.length/t.income)])}function on(t,e,n,[r,o],s){let i=e.orientations[n],l=F(e.orientations[0]);return S`<g class="patch" transform=${`translate(${o*10} ${r*10})`}>
<path class="piece" fill=${`url(#fabric-${t})`} d=${J(i,10,.25)}></path>
<path class="stitches" d=${J(i,10,1.1)}></path>
${Fm(e).map(c=>{let[u,m]=$a(c,l,n);return q((m+.5)*10,(u+.5)*10,2.6)})}
${s?Hm(i[0],t):f}
</g>`}function Hm([t,e],n){let[r,o]=[(e+.5)*10,(t+.5)*10+1.9];return S`<text class="letter" x=${r} y=${o}>${n}</text>`}function ts([t,e]){return S`<g class="patch special">${it("special",e*10,t*10)}</g>`}function te(t,e,n,r){let[o,s]=F(e.orientations[n]),i=Math.max(4,o,s)*10+1.2,[l,c]=[(s*10-i)/2,(o*10-i)/2];return p`<svg class="framed" viewBox=${`${l} ${c} ${i} ${i}`} aria-hidden="true">
${on(t,e,n,[0,0],r)}
</svg>`}function sn(t,e,n,r){let[o,s]=F(e.orientations[n]);return p`<svg
class="picture"
width=${`${s}em`}
height=${`${o}em`}
viewBox=${`-0.6 -0.6 ${s*10+1.2} ${o*10+1.2}`}
aria-hidden="true"
>
${on(t,e,n,[0,0],r)}
</svg>`}var ht=12,Dm=8,Bm=7;function qm(){let t=jm(Dm,Bm).slice(0,G+1);return t.map(({x:e,y:n},r)=>{let o={x:(e+.5)*ht,y:(n+.5)*ht},s=r>0?t[r-1]:{x:e-1,y:n},i={x:o.x+(s.x-e)*ht/2,y:o.y+(s.y-n)*ht/2};return r<G?{centre:o,entry:i,width:ht,height:ht}:{centre:{x:o.x+ht,y:o.y},entry:i,width:3*ht,height:ht}})}function jm(t,e){let n=new Set,r=[],[o,s,i,l]=[0,0,1,0],c=(u,m)=>u>=0&&m>=0&&u<t&&m<e&&!n.has(`${u},${m}`);for(;r.length<t*e;)r.push({x:o,y:s}),n.add(`${o},${s}`),c(o+i,s+l)||([i,l]=[-l,i]),o+=i,s+=l;return r}var tl=10.3;function Wm(){let e=[],n=-Math.PI/2,r=43;for(let o=0;o<=G;o+=1){let s={x:48+Math.cos(n)*r,y:48+Math.sin(n)*r},i=e.at(-1)?.centre??s,l={x:(s.x+i.x)/2,y:(s.y+i.y)/2},c=o===G?9.8:8.6;e.push({centre:s,entry:l,width:c,height:c});let u=tl/r;n+=u,r-=tl/(2*Math.PI)*u}return e}var el={cloth:qm(),thread:Wm()};function nl(t){return t.time_board.on_top===1?[C[1],C[0]]:C}function rl(t,e){let[n,r]=t.players.map(c=>c.time),o=n===r?a("tokens-together",{space:String(n),name:P(e,t.time_board.on_top)}):C.map(c=>a("token-at",{...X(e,c),space:String(t.players[c-1].time)})).join(" "),s=t.time_board.special_patches_left,i=t.automa?` ${Qe(t.automa)}`:"",l=s.length?s.join(", "):a("none");return`${o} ${a("special-left",{spaces:l})}${i}`}function es(t,e,n,r){return S`<g class=${`token token-${t}`} transform=${`translate(${e} ${n})`}>
${it(`token-${t}`,0,0,r/4)}
<text y=${r*.42} font-size=${r*1.2}>${t}</text></g>`}function ol({numeral:t},e,n,r){let o=Array.from({length:16},(s,i)=>{let l=i%2?r*.78:r,c=i*Math.PI/8;return`${(Math.sin(c)*l).toFixed(2)} ${(-Math.cos(c)*l).toFixed(2)}`});return S`<g class="marker" transform=${`translate(${e} ${n})`}>
<path d=${`M${o.join("L")}Z`}></path>
<text y=${r*.3} font-size=${r*.85}>${t}</text></g>`}function sl({automa:t},e,n){if(!t?.marker_on_board)return f;let[r,o]=e(t.marker);return ol(t,r,o,n)}function gr(t){return p`<svg class="token-picture" viewBox="-6 -6 12 12" aria-hidden="true">
${es(t,0,0,4.4)}
</svg>`}function Um(t,e,n,r=null){let o=el[n],s=n==="cloth"?7*ht:96,{income:i,special_patches:l,special_patches_left:c}=t.time_board;return p`<svg
class="spiral"
viewBox=${`-1 -1 98 ${s+2}`}
role="img"
aria-label=${rl(t,e)}
>
${n==="thread"?[Vm(),zm(o)]:f}
${o.map((u,m)=>Km(u,m,n))}
${r?il(r,u=>o[u].centre):f}
${i.map(u=>{let{x:m,y:d}=o[u].entry;return fr(u,r,q(m,d,2.5))})}
${l.map(u=>{let{x:m,y:d}=o[u].entry;return fr(u,r,an(m,d,4.8,c.includes(u)))})}
${r?al(r,o[r.to].centre,4.6):f}
${sl(t,u=>[o[u].centre.x,o[u].centre.y],5.4)}
${Zm(t,o)}
</svg>`}function fr(t,e,n){let o=e?.marks.includes(t)??!1?"board-mark crossed":"board-mark";return S`<g class=${o} data-mark=${t}>${n}</g>`}function il({player:t,from:e,to:n},r){let s=Array.from({length:n-e+1},(i,l)=>r(e+l)).map(({x:i,y:l})=>`${i.toFixed(1)} ${l.toFixed(1)}`).join("L");return S`<path class="walk-halo" d=${`M${s}`}></path>
<path class=${`walk walk-${t}`} d=${`M${s}`} data-testid="walk"></path>`}function al({player:t,to:e},{x:n,y:r},o){return S`<g class=${`landing landing-${t}`} data-landing=${e}
transform=${`translate(${n} ${r})`}>${it(`token-${t}`,0,0,o/4)}</g>`}function Vm(){return[[0,1,1],[96,-1,1],[0,1,-1],[96,-1,-1]].map(([t,e,n])=>S`<use href="#corner"
transform=${`translate(${t} ${n>0?0:96}) scale(${e} ${n})`}></use>`)}function zm(t){let e=t.map(({centre:n})=>`${n.x.toFixed(1)} ${n.y.toFixed(1)}`);return S`<path class="strand" d=${`M${e.join("L")}`}></path>`}function Km({centre:{x:t,y:e}},n,r){let o=n===G,s=r==="cloth"&&o?"space-end":`space-${r}`,i=n===0||o?"end":n%2?"odd":"even",l=n===0&&r==="cloth"?a("board-start"):n;return S`<g class=${`space ${i}`}>
${it(s,t,e,r==="thread"&&o?1.14:1)}
<text x=${t} y=${e} dy="0.36em" class=${n===0?"named":""}>${l}</text></g>`}function an(t,e,n,r){let[o,s]=[t-n/2,e-n/2];return r?it("special",o,s,n/10):S`<rect class="mark-taken" x=${o} y=${s} width=${n} height=${n}
rx="0.6"></rect>`}function Zm(t,e){let n=t.players[0].time===t.players[1].time;return nl(t).map((r,o)=>{let{x:s,y:i}=e[t.players[r-1].time].centre,l=n?o*-2.6+1.3:0;return es(r,s+l*.6,i+l,4)})}var ln={left:5,span:150,bar:9.5,above:4,below:15};function Et(t){return ln.left+t*ln.span/G}function hr(t){return t===1?ln.above:ln.below}function ll(t,e){return el[t][e].centre}function Qm(t,e,n){let{income:r,special_patches:o,special_patches_left:s}=t.time_board,{bar:i}=ln;return p`<svg
class="time-line"
viewBox="0 0 160 19"
role="img"
aria-label=${rl(t,e)}
>
<rect class="track" x="3" y=${i-1.6} width="154" height="3.2" rx="1.6"></rect>
${C.map(l=>S`<rect class=${`gone gone-${l}`} x="3" y=${l===1?i-1.6:i}
width=${Math.max(2,Et(t.players[l-1].time)-3)} height="1.6"></rect>`)}
${n?il(n,l=>({x:Et(l),y:i})):f}
${r.map(l=>fr(l,n,q(Et(l-.5),i,2.1)))}
${o.map(l=>fr(l,n,an(Et(l-.5),i,4.2,s.includes(l))))}
${sl(t,l=>[Et(l),i],3.6)}
${n?al(n,{x:Et(n.to),y:hr(n.player)},3.2):f}
${nl(t).map(l=>{let{time:c}=t.players[l-1];return es(l,Et(c),hr(l),3.3)})}
</svg>`}function Ym(t,e){let{to_income:n,to_special_patch:r}=t.players[e-1],o=(s,i)=>p`<li><svg viewBox="-3 -3 6 6">${i}</svg>${s??"–"}</li>`;return p`<ul class="ahead" data-testid="ahead" aria-hidden="true">
${o(n,q(0,0,2.7))} ${o(r,an(0,0,5.2,!0))}
</ul>`}function Jm({automa:t}){let e=[[a("legend-income"),q(0,0,2.4)],[a("legend-special"),an(0,0,4.6,!0)],[a("legend-taken"),an(0,0,4.6,!1)]];return t?.marker_on_board&&e.push([a("legend-marker"),ol(t,0,0,2.9)]),e}function cl(t,e,n,r,o=null,s=1){let i=o?Za(o,e):a("time-note",{name:P(e,s),distances:Ke(t,s)});return p`<section class="panel time-board" aria-labelledby="time-heading">
<div class="panel-head">
<h2 id="time-heading">${a("time-board")}</h2>
<button type="button" class="quiet look" data-testid="look" @click=${r}>
${a(n==="cloth"?"look-thread":"look-cloth")}
</button>
</div>
<p class="time-note" data-testid="time-note">${i}</p>
<div class="spiral-box">${Um(t,e,n,o)}</div>
<div class="line-box">
${Qm(t,e,o)}
<p class="visually-hidden">${i}</p>
${Ym(t,s)}
</div>
<ul class="legend">
${Jm(t).map(([l,c])=>p`<li><svg viewBox="-3 -3 6 6" aria-hidden="true">${c}</svg> ${l}</li>`)}
</ul>
</section>`}var yr=class{constructor(e,n){this.root=e;this.look=n}root;look;scene=null;running=[];prepare({table:e},n,r){let s=r>0&&n.moves.length===e.moves.length+1?n.moves[n.moves.length-1]:void 0;if(!s){this.scene=null;return}let i=Io(s.move),l=i?this.root.querySelector(`[data-patch="${i}"] .framed`):null,c=l&&{box:l.getBoundingClientRect(),image:l.cloneNode(!0)},{gains:u,marks:m}=Ta(s,n.time_board);this.scene={happening:s,milliseconds:r,gains:u,marks:m,picture:c}}play(){let{scene:e}=this;this.scene=null,e&&(this.skip(),this.fly(e),this.walk(e),this.light(e),this.float(e))}skip(){for(let e of this.running)e.finish();this.running=[]}run(e,n,r){let o=e.animate(n,{duration:r,easing:"ease-in-out"});return this.running.push(o),o}fly({happening:{move:e,player:n},picture:r,milliseconds:o}){let s=this.targetOf(Io(e),n);if(!r||!s)return;let[i,l]=[r.box,s.getBoundingClientRect()],c=this.overlay("flying",[r.image]),u=(d,h)=>({transform:`translate(${d.x+d.width/2}px, ${d.y+d.height/2}px)
translate(-50%, -50%) scale(${h})`}),m=Math.max(l.width,l.height)/170;this.run(c,[u(i,i.width/170),u(l,m)],o*.9).onfinish=()=>c.remove(),s.matches("g")&&this.run(s,[{opacity:0},{opacity:0,offset:.9},{opacity:1}],o)}targetOf(e,n){let o=[...this.root.querySelectorAll(`[data-sewn="${e}"]`)].filter(i=>i.getBoundingClientRect().width>0),[s]=o.sort((i,l)=>l.getBoundingClientRect().width-i.getBoundingClientRect().width);return s??this.root.querySelector(`[data-testid="player-${n}"]`)}walk({happening:{change:e,player:n},milliseconds:r}){if(!e||e.to<=e.from)return;let o=Array.from({length:e.to-e.from+1},(l,c)=>e.from+c),s=l=>ll(this.look(),l),i=l=>({x:Et(l),y:hr(n)});for(let[l,c]of[["spiral",s],["time-line",i]]){let u=this.root.querySelector(`.${l} .token-${n}`),m=o.map(c).map(({x:d,y:h})=>({transform:`translate(${d}px, ${h}px)`}));u&&this.run(u,m,r*.9)}}light({marks:e,milliseconds:n}){for(let r of e)for(let o of this.root.querySelectorAll(`[data-mark="${r}"]`))this.run(o,[{opacity:1},{opacity:.1},{opacity:1}],n)}float({happening:{player:e},gains:n,milliseconds:r}){let s=this.root.querySelector(`[data-testid="buttons-${e}"]`)?.getBoundingClientRect();if(!s||n.length===0)return;let i=this.overlay("floating",[n.join(" · ")]),[l,c]=[s.x-4,s.y-4],u=[{transform:`translate(${l}px, ${c+10}px)`,opacity:0},{transform:`translate(${l}px, ${c}px)`,opacity:1,offset:.25},{transform:`translate(${l}px, ${c-12}px)`,opacity:1}];this.run(i,u,r).onfinish=()=>i.remove()}overlay(e,n){let r=document.createElement("div");return r.className=`overlay ${e}`,r.setAttribute("aria-hidden","true"),r.append(...n),document.body.append(r),r}};var lw=[["1 2 3","key-1-2-3"],["keys-arrows","key-arrows"],["keys-shift-arrows","key-shift-arrows"],["N, Shift + N","key-n"],["R, Shift + R","key-r"],["F","key-f"],["keys-space","key-space"],["Enter","key-enter"],["Esc","key-esc"],["keys-wheel","key-wheel"],["P","key-p"],["U","key-u"],["T, Enter","key-t"],["H, W","key-h"],["/","key-slash"],["?, F1","key-help"]],cn={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right"},ul={1:{type:"option",index:0},2:{type:"option",index:1},3:{type:"option",index:2}," ":{type:"placement",event:{type:"cycle"}},f:{type:"placement",event:{type:"turn",how:"flip"}},Enter:{type:"place"},Escape:{type:"cancel"},p:{type:"pass"},u:{type:"undo"},t:{type:"turn"},h:{type:"hint"},w:{type:"why"},"/":{type:"command"},"?":{type:"help"}};function Xm(t,e){return t==="Slash"?e?"?":"/":/^(?:Key|Digit)(\w)$/.exec(t)?.[1].toLowerCase()??""}function ml(t){let{key:e,code:n="",shiftKey:r,ctrlKey:o,metaKey:s,altKey:i}=t;if(o||s||i)return null;let l=pl(e,r);return l||/^[a-z]$/i.test(e)?l:pl(Xm(n,r),r)}function pl(t,e){if(Object.hasOwn(cn,t)){let r=cn[t];return{type:"placement",event:{type:e?"jump":"arrow",direction:r}}}let n=t.length===1?t.toLowerCase():t;return n==="n"?{type:"placement",event:{type:"next",back:e}}:n==="r"?{type:"placement",event:{type:"turn",how:e?"left":"right"}}:Object.hasOwn(ul,n)?ul[n]:null}var td=new Set(["place","pass","undo","turn","hint","why"]);function dl({repeat:t},e){return t&&td.has(e.type)}var ed=4,nd=1.5,rd=120;function od(t,e){return e===null||t.detail===0?!1:t.pointerId===void 0||t.pointerId===e}var br=class{constructor(e,n){this.root=e;this.game=n;let r=new AbortController;this.stop=()=>{this.end(),r.abort()};let o=(s,i,l=!1)=>e.addEventListener(s,c=>i(c),{signal:r.signal,capture:l});o("pointerdown",s=>this.down(s)),o("pointermove",s=>this.move(s)),o("pointerup",s=>this.up(s)),o("pointercancel",()=>this.abandon()),o("pointerleave",()=>this.leave()),o("click",s=>this.click(s),!0),o("contextmenu",s=>this.flip(s)),e.addEventListener("wheel",s=>this.wheel(s),{signal:r.signal,passive:!1}),window.addEventListener("keydown",s=>{s.key==="Escape"&&this.press?.dragging&&(s.stopPropagation(),this.abandon())},{signal:r.signal,capture:!0})}root;game;press=null;swallow=null;turned=0;stop;cellAt(e,n){let r=this.root.querySelector("[data-held] .cells");if(!r)return null;let o=r.getBoundingClientRect(),s=o.width/9,[i,l]=[Math.floor((n-o.top)/s),Math.floor((e-o.left)/s)];return i>=-1&&l>=-1&&i<=9&&l<=9?[Math.max(0,Math.min(8,i)),Math.max(0,Math.min(8,l))]:null}isOnQuilt(e){return e.target instanceof Element&&e.target.closest("[data-held] .cells")!==null}down(e){this.swallow=null;let{state:n}=this.game;if(e.button!==0||!e.isPrimary||!Xt(n))return;let r=e.target,o=A(n)?r.closest("[data-patch]"):null,s=o?o.dataset.patch:this.game.state.placement.letter;if(!s||!o&&!this.isOnQuilt(e))return;let i=o?this.grabbed(o,s,e):this.heldCell(e);this.press={pointer:e.pointerId,x:e.clientX,y:e.clientY,letter:s,anchor:i,market:o,touch:e.pointerType==="touch",dragging:!1,image:null}}grabbed(e,n,r){let o=tn(this.game.state,n),s=e.querySelector(".patch");if(!o||!s)return null;let i=o.patch.orientations[j(this.game.state.placement,n)],[l,c]=F(i),u=s.getBoundingClientRect(),m=Math.floor((r.clientY-u.top)/u.height*l),d=Math.floor((r.clientX-u.left)/u.width*c);return i.find(h=>st(h,[m,d]))??_t(i)}heldCell(e){let{placement:n}=this.game.state,r=L(this.game.state),o=this.cellAt(e.clientX,e.clientY);return!r||!n.origin||!o||!et(n,r).some(s=>st(s,o))?null:[o[0]-n.origin[0],o[1]-n.origin[1]]}move(e){let{press:n}=this;if(!n){e.pointerType!=="touch"&&this.hover(e);return}if(e.pointerId===n.pointer){if(!n.dragging){if(Math.hypot(e.clientX-n.x,e.clientY-n.y)<ed)return;this.startDrag(n)}this.drag(n,e)}}hover(e){let{placement:n}=this.game.state;if(n.letter===null||n.set)return;let r=this.isOnQuilt(e)?this.cellAt(e.clientX,e.clientY):null;r?this.game.placement({type:"hover",cell:r}):this.leave()}leave(){!this.press&&this.game.state.placement.origin&&this.game.placement({type:"leave"})}startDrag(e){e.dragging=!0,this.root.setPointerCapture(e.pointer),e.market&&this.game.choose(e.letter,e.anchor??void 0);let n=L(this.game.state);if(!n)return;let r=Nt(this.game.state.placement,n),o=r.filter(i=>i[0]===F(r)[0]-1),s=e.touch?o[Math.floor(o.length/2)]:e.anchor??_t(r);this.game.placement({type:"hold",anchor:s}),e.market&&(e.image=this.dragImage(e.market))}dragImage(e){let n=e.querySelector(".framed");if(!n)return null;let r=document.createElement("div");return r.className="drag-image",r.append(n.cloneNode(!0)),document.body.append(r),r}drag(e,n){let r=this.root.querySelector("[data-held] .cells"),o=e.touch&&r?r.getBoundingClientRect().width/9*nd:0,s=this.cellAt(n.clientX,n.clientY-o);if(s?this.game.placement({type:"hover",cell:s}):this.game.placement({type:"leave"}),!e.image)return;e.image.hidden=s!==null;let i=`${n.clientX}px, ${n.clientY-o}px`;e.image.style.transform=`translate(${i}) translate(-50%, -50%)`}up(e){let{press:n}=this;if(!(!n||e.pointerId!==n.pointer)&&(this.end(),!!n.dragging)){if(this.swallow=n.pointer,!this.game.state.placement.origin)return this.game.placement({type:"cancel"});this.game.placement({type:"show"}),n.market&&!n.touch&&this.game.commit()}}abandon(){let e=this.press?.dragging?this.press.pointer:null;this.end(),this.swallow=e,e!==null&&this.game.placement({type:"cancel"})}end(){this.press?.image?.remove(),this.press=null}click(e){if(od(e,this.swallow)){this.swallow=null,e.stopPropagation(),e.preventDefault();return}if(!this.isOnQuilt(e))return;let{game:n}=this,{placement:r}=n.state,o=L(n.state),s=this.cellAt(e.clientX,e.clientY);!s||!o||(r.set&&this.commits(e,s)?n.commit():n.placement({type:"set",cell:s}))}commits(e,n){let{placement:r}=this.game.state,o=L(this.game.state);if(!o)return!1;let s=et(r,o);return r.plan?!1:s.length>0&&Rt(r,o)&&st(qn(s),n)?!0:e.pointerType==="touch"?!1:[...s,r.cursor].some(i=>st(i,n))}wheel(e){if(!this.turns(e)||e.deltaY===0)return;e.preventDefault();let n=performance.now();n-this.turned<rd||(this.turned=n,this.game.placement({type:"turn",how:e.deltaY>0?"right":"left"}))}flip(e){e.pointerType==="touch"||!this.turns(e)||(e.preventDefault(),this.game.placement({type:"turn",how:"flip"}))}turns(e){let{state:n}=this.game;return e.target instanceof Element&&e.target.closest("[data-held] .cells")!==null&&Xt(n)&&(L(n)?.letter??"+")!=="+"}};function hw(t){return e=>{let{target:n,key:r,shiftKey:o}=e;if(sd(e)||ns(e,(i,l)=>t.walk(i,l)))return;let s=n instanceof Element&&n.closest("[role=slider]")!==null;t.key(r,o,s)&&e.preventDefault()}}function sd({target:t,altKey:e,ctrlKey:n,metaKey:r,defaultPrevented:o}){return e||n||r||o?!0:t instanceof Element&&t.closest("select, input, textarea, dialog")!==null}function ns(t,e){let{target:n,key:r,shiftKey:o}=t,s=n instanceof Element?n.closest("[data-quilt=shown]"):null;return!s||!Object.hasOwn(cn,r)||o?!1:(t.preventDefault(),e(s.getAttribute("data-testid")==="quilt-1"?1:2,cn[r]),!0)}function fl(t){let e=t.querySelector(".move-list"),n=e?.querySelector(".move.now");if(!e)return;if(!n){e.scrollTop=0;return}let[r,o]=[e.getBoundingClientRect(),n.getBoundingClientRect()];o.top<r.top?e.scrollTop-=r.top-o.top:o.bottom>r.bottom&&(e.scrollTop+=o.bottom-r.bottom)}function hl(t){t.onLine=e=>M("commands").then(({obey:n})=>n(t,e),n=>t.complain(n.message))}function gl(t,e,n){let r=window.matchMedia("(prefers-reduced-motion: reduce)");e.pace=()=>document.hidden||r.matches?"off":n.settings.motion;let o=new yr(t,()=>n.settings.look);return e.onShow=({table:s},i)=>{let l=e.state.table,{sounds:c,vibration:u}=n.settings;(c||u)&&M("cues").then(({tellCues:m})=>m(l,s,n.settings),console.warn),o.prepare(e.state,s,i)},o}function yl(t,e,n,r,o){let s=new br(t,e),i=new AbortController,{signal:l}=i,c=()=>{document.hidden||(e.wake(),r.consider())},u=()=>{e.skip(),n.skip()};return window.addEventListener("keydown",u,{capture:!0,signal:l}),window.addEventListener("pointerdown",u,{capture:!0,signal:l}),t.addEventListener("keydown",m=>ld(m,e,o),{signal:l}),e.onPlan=m=>id(t,e,m),e.onAsk=()=>ad(e),e.onLook=m=>M("looking").then(({lookBack:d})=>d(e,m),e.fail),window.addEventListener("online",c,{signal:l}),document.addEventListener("visibilitychange",c,{signal:l}),()=>{i.abort(),s.stop()}}function bl(t){$l(t.querySelector(".quilt.active .cells"))}async function id(t,e,n){try{e.planning=await M("plan"),e.planning.planWith(e,n),e.state.placement.plan&&L(e.state)&&$l(t.querySelector(".spread.front .cells"))}catch(r){e.fail(r)}}async function ad(t){if(!t.hints)try{t.hints=await M("hints"),t.store.dispatch({type:"hint",hint:t.state.hint})}catch(e){t.fail(e)}}function $l(t){if(!t)return;t.focus({preventScroll:!0});let{top:e,bottom:n}=t.getBoundingClientRect();(e<0||n>window.innerHeight)&&t.scrollIntoView({block:"nearest"})}function wl(t,e,n){e.matches(".turn-card")&&t.querySelector(".quilt.active")?n():document.getElementById("turn-heading")?.focus()}function ld(t,e,n){let r=t.target;if(!r.closest("[data-keys]")||r.closest("dialog, input, select, textarea")||ns(t,(l,c)=>e.store.dispatch({type:"walk",player:l,direction:c})))return;let s=ml(t),i=r instanceof HTMLButtonElement&&[" ","Enter"].includes(t.key);i&&t.repeat&&t.preventDefault(),!(!s||i)&&(t.preventDefault(),!dl(t,s)&&ud(s,e,n))}function cd(t){let{letter:e,plan:n}=t.state.placement;if(t.placement({type:"cancel"}),!n||!document.activeElement?.matches(".cells"))return;document.querySelector(`[data-coming=${e}]`)?.focus({preventScroll:!0})}function ud(t,e,n){switch(t.type){case"option":return e.chooseAt(t.index),n();case"placement":return e.placement(t.event);case"place":return e.state.placement.letter===null&&e.company.goOn()?void 0:e.state.table.stage==="card"?e.turnCard():e.commit();case"turn":return e.turnCard();case"hint":return e.hint();case"why":return e.why();case"cancel":return cd(e);case"pass":return e.pass();case"undo":return e.undo();case"command":return e.type(!0),document.getElementById("command")?.focus();case"help":return e.onHelp()}}var ke=3,xl=5,rs={buttons:xl,time:0,income:0,cells:".".repeat(Yt),filled:Ra,empty:Yt,patches:[]};function Ew(t,e="revised"){return{board:e,ring:t,players:[rs,rs],turn:1,stage:"action",tile:null,automa:null}}function $r(t,e){return{...rs,buttons:t,time:e}}function vl({ring:t,players:e,turn:n,stage:r,tile:o,automa:s}){let i=e.some(({buttons:c,time:u,empty:m})=>c!==xl||u>0||m<Yt);return n===1&&r==="action"&&o===null&&s===null&&!i&&new Set(t).size===33&&t.endsWith("A")}function Mt({players:t,turn:e}){return t[e-1]}function gt({stage:t,turn:e,automa:n}){return t==="over"?null:n!==null&&e===2?"card":e}function yt({ring:t}){return[...t.slice(0,ke)]}function wr(t,e){let n=t.indexOf(e);return t.slice(n+1)+t.slice(0,n)}function os(t,e,n){return t.filter(r=>r>e&&r<=n)}function ss({players:[t,e]}){return Math.max(t.time,e.time)}function un(t){return os(vn[t.board],ss(t),G)}function pn(t){return xn[t-1]}function kl({automa:t,players:e,tile:n}){return t!==null&&n!==1&&e[1].time<pn(t.level).marker}function ee(t){return t.startsWith("A:")}function Sl(t,e,n){let[r,o]=t.players,{automa:s}=t,{taken:i,start:l,stop:c}=n,u=yt(t).join("");if(s===null||gt(t)!=="card"||l!==o.time||n.choices!==u||i!==null&&!u.includes(i)||e!==`A:${i??"pass"}`||c<=l||c>G)return null;let m=c===G&&r.time===G;return{...t,ring:i===null?t.ring:wr(t.ring,i),players:[r,$r(o.buttons+n.income,c)],turn:c>r.time||m?1:2,stage:m?"over":"action",tile:n.takes_special_tile?2:t.tile,automa:{...s,taken:s.taken+(i??"")}}}var pd=/^(?:pass|[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9])$/;function is(t,e){let{turn:n,players:r}=t,o=Mt(t),s=r[2-n],i=e?o.time+e.time:s.time+1,l=Math.min(i,G),[c,u]=e?[e.buttons,0]:[0,l-o.time],m=os(Oe,o.time,l),d=(o.income+(e?.income??0))*m.length,h=l>s.time,y=o.empty>(e?.squares??0),b=l===G&&s.time===G;return{buttons:o.buttons-c+u+d,time:l,paid:c,earned:u,income_marks:m,income:d,special_patch:h&&y&&un(t).some(k=>k<=l),next:h||b?z(n):n,over:b}}function Rw(t,e){if(gt(t)!==t.turn)return[];let{filled:n,buttons:r}=Mt(t);return t.stage==="special_patch"?nr(n).map(i=>`+${Ye(i)}`):["pass",...yt(t).filter(i=>e[i].buttons<=r).flatMap(i=>be(n,e[i]).map(({name:l})=>i+l))]}function md(t,e,n){if(!pd.test(e))return"a move is pass, a patch like X0a7 or a special patch like +d9";let r=e[0],o=r in n&&e!=="pass",s=o?Wo(n[r],e.slice(1)):null;if(o&&!s)return`patch ${r} would not lie wholly on the board there`;if(t.stage==="over")return"the game is over";if(gt(t)==="card")return"it is the Automa's turn";let i=s?.spaces??[Vo(e.slice(1))??0];return t.stage==="special_patch"?r==="+"?Pl(t,i):"the special patch must be placed first":e==="pass"?null:r==="+"?"there is no special patch to place":as(t,r,n)??Pl(t,i)}function as(t,e,n){let r=yt(t);if(!t.ring.includes(e))return`patch ${e} is no longer in the ring`;if(!r.includes(e))return`patch ${e} is not among the next three (${r.join(", ")})`;let o=n[e].buttons-Mt(t).buttons;return o>0?`needs ${o} more button${o>1?"s":""}`:null}function Pl(t,e){let{filled:n}=Mt(t),r=e.find(o=>jo(n,o));return r===void 0?null:`overlaps at ${Ye(r)}`}function Tl(t,e,n){if(md(t,e,n)!==null)return null;let r=Mt(t);if(e==="pass")return Ml(t,t.ring,r,null);let[o,s]=[e[0],e.slice(1)];if(o==="+")return{...Al(t,El(r,[Vo(s)??0],"*")),stage:"action",turn:z(t.turn)};let i=n[o],l=Wo(i,s),{orientation:c,row:u,column:m,spaces:d}=l,h={...El(r,d,o),income:r.income+i.income,patches:ls([...r.patches,{letter:o,orientation:c,row:u,column:m}])};return Ml(t,wr(t.ring,o),h,i)}function ls(t){return t.sort((e,n)=>e.letter<n.letter?-1:1)}function El(t,e,n){return{...t,cells:Fa(t.cells,e,n),filled:er(t.filled,Pt(e)),empty:t.empty-e.length}}function Ml(t,e,n,r){let{buttons:o,time:s,special_patch:i,next:l,over:c}=is(t,r),u=c?"over":i?"special_patch":"action",m=i&&!c?t.turn:l;return{...Al(t,{...n,buttons:o,time:s}),ring:e,stage:u,turn:m}}function Al(t,e){let{players:n,turn:r,tile:o}=t;return{...t,players:r===1?[e,n[1]]:[n[0],e],tile:o===null&&rr(e.filled)?r:o}}function cs(t,e,n,r){return ee(e)?n===void 0?null:Sl(t,e,n):Tl(t,e,r)}function Ol(t,e,n,r){let o=[t],s=n.values();for(let[i,l]of e.entries()){let c=ee(l)?s.next().value:void 0,u=cs(o[i],l,c,r);if(u===null)return null;o.push(u)}return o}function Cl(t,e,n){return e.map((r,o)=>us(o+1,r,t[o],t[o+1],n))}function us(t,e,n,r,o){let s=n.turn,[i,l]=[n.players[s-1],r.players[s-1]],c=dd(e)?o[e[0]].buttons:0,u=e==="pass"?l.time-i.time:0,m=l.buttons-i.buttons+c-u;return{number:t,player:s,move:e,change:{from:i.time,to:l.time,paid:c,earned:u,income:m}}}function dd(t){return t!=="pass"&&!t.startsWith("+")&&!ee(t)}function _l(t,e){let n=0;for(;n<t.length&&ee(t[t.length-1-n]);)n+=1;return n===0?[]:e.slice(-n)}function Nl(t,e=[],n={}){let[r,,o,s=""]=t.trim().split(" ").slice(7),[i,l]=s.split("/").map(Ll),[,c]=/^\?(\d+)/.exec(o??"")??[],u=o&&Ll(o.replace(/^\?\d+/,"?"));if(!i||!l||!u||r!=="normal"&&r!=="tactical")return null;let m=[...i,...l,...u];return m.length!==12?null:{deck:r,aside:i.length,discards:l.length,budgets:c===void 0?n:{...n,0:Number(c)},known:[m,...e]}}function Ll(t){if(t==="-")return[];let e=t.split(".");return e.every(n=>/^(?:\d{1,2}|\?)$/.test(n))?e.map(n=>n==="?"?0:Number(n)):null}function Rl(t,{known:e,aside:n,discards:r,budgets:o}){let s=t.split(" ").slice(0,-2),[i]=e,l=n+r,c=mn(i.slice(l)),u=0 in o?c.replace(/^\?/,`?${o[0]}`):c,m=`${mn(i.slice(0,n))}/${mn(i.slice(n,l))}`;return[...s,u,m].join(" ")}function mn(t){return t.map(e=>e||"?").join(".")||"-"}var fd=/^(\d{1,4})\.(\d{1,2})(?:i(\d{1,2}))?$/,hd=/^(\d{1,4})\.(\d{1,2}):([A-Za-g]{1,33}|-)$/,gd=/^(?:[A-Za-g]{1,60}|-)$/,yd=/^[1-9*xA-Za-g]{1,9}(?:\/[1-9*xA-Za-g]{1,9}){8}$/,Il={1:{turn:1,stage:"action"},2:{turn:2,stage:"action"},"1+":{turn:1,stage:"special_patch"},"2+":{turn:2,stage:"special_patch"},"#1":{turn:1,stage:"over"},"#2":{turn:2,stage:"over"}},Gl={"-":null,1:1,2:2},Fl={r:"revised",o:"original"};function Bl(t,e){let n=t.trim().split(" ");if(n.length===11)return bd(n,e);let[r,o,s,i,...l]=n;if(n.length!==8)return null;let[c,u]=[ps(r,s,e),ps(o,i,e)];return c&&u&&ql([c,u],l,null)}function bd([t,e,n,r,o,s,i,l,c],u){let m=ps(t,e,u),d=hd.exec(n);if(!m||!d||l!=="normal"&&l!=="tactical"||!/^[1-5]$/.test(c))return null;let h=d[3]==="-"?"":d[3],y=$r(Number(d[1]),Number(d[2])),b={deck:l,level:Number(c),taken:h};return ql([m,y],[r,o,s,i],b)}function ql(t,[e,n,r,o],s){if(!(n in Il&&r in Gl&&o in Fl&&gd.test(e)))return null;let l=e==="-"?"":e,c={tile:Gl[r],board:Fl[o],automa:s};return{...Il[n],ring:l,players:t,...c}}function ps(t,e,n){let r=fd.exec(e),o=t.split("/").map(h=>h.replace(/\d/g,y=>".".repeat(Number(y))));if(!r||!yd.test(t)||o.some(h=>h.length!==9))return null;let s=o.join(""),[,i,l,c]=r,u=$d(s,n);if(u===null||s.includes("x")!==(c!==void 0))return null;let m=u.reduce((h,{letter:y})=>h+n[y].income,0),d=[...s].flatMap((h,y)=>h==="."?[]:[y]);return{buttons:Number(i),time:Number(l),income:c===void 0?m:Number(c),cells:s,filled:Pt(d),empty:Yt-d.length,patches:u}}function $d(t,e){let r=[...new Set(t)].filter(s=>!".*x".includes(s)).map(s=>{let i=[...t].flatMap((c,u)=>c===s?[u]:[]),l=Ga(e[s],i);return l&&{letter:s,orientation:l.orientation,row:l.row,column:l.column}}),o=r.filter(s=>s!==null);return o.length<r.length?null:ls(o)}function jl(t,e){let{players:n,ring:r,turn:o,stage:s,tile:i,board:l,automa:c}=t,[u,m]=n.map(({cells:U})=>xd(U)),d=Hl(n[0]),h=[r||"-",wd[s](o),i??"-",l[0]];if(c===null||e===null)return[u,m,d,Hl(n[1]),...h].join(" ");let{buttons:y,time:b}=n[1],k=`${y}.${b}:${c.taken||"-"}`,E=`${Dl(e.aside)}/${e.discards.join(".")||"-"}`,D=Dl(e.pile).replace("?",`?${e.budget??""}`);return[u,d,k,...h,c.deck,c.level,D,E].join(" ")}var wd={action:t=>`${t}`,special_patch:t=>`${t}+`,over:t=>`#${t}`};function xd(t){return Array.from({length:9},(n,r)=>t.slice(9*r,9*(r+1))).map(n=>n.replace(/\.+/g,r=>String(r.length))).join("/")}function Hl({buttons:t,time:e,income:n,cells:r}){return`${t}.${e}${r.includes("x")?`i${n}`:""}`}function Dl(t){return Array(t).fill("?").join(".")||"-"}function Wl(t,e,n,r){let o=kd(n);return r!==null?vd(e,o,n,r):vl(t)?`#${t.ring},${o}${t.board==="original"?",o":""}`:`#p=${ms(e)}${o&&`,${o}`}`}function vd(t,e,n,[r,...o]){let s=Nl(t),i=Rl(t,{...s,known:[r],budgets:{}}),l=`#s=${ms(i)}`;return n.length===0&&o.length===0?l:[l,e,...o.map(mn)].join(",")}function kd(t){return t.filter(n=>!ee(n)).map(n=>n==="pass"?".":n).join("")}function Ul(t,e){return e?`${t},c${e}`:t}function zw({Compensation:t="0"}){return/^-?[1-9]\d{0,2}$/.test(t)?Number(t):0}function Kw(t){return`#${t.includes(":")?"s":"p"}=${ms(t)}`}function ms(t){return t.replace(/ /g,"_").replace(/#/g,"!")}var Sd=new Set(["move","card","takeback","resign","flag","abort","handover"]);function xr(t,e){let n=Bl(t.start,e),r=n&&Ol(n,t.moves,t.automa?.turns??[],e);return r===null?null:{game:t,positions:r,moves:Cl(r,t.moves,e),seats:vr(t)}}function vr({seats:t,mode:e,present:n}){return C.map(r=>{let{name:o,kind:s,yours:i,bot:l,rating:c}=t[r-1],u=e==="remote"&&s==="person"&&!n.includes(r);return{name:o,kind:s,yours:i,away:u,bot:l,rating:c}})}function dn({positions:t}){return t[t.length-1]}function ne(t){return t.game.ended?null:gt(dn(t))}function zl(t,e,n){if(e.number!==t.game.number+1)return null;let r=Md(t,e,n);if(r===null)return null;let{number:o,acknowledges:s,clock:i,now:l=null}=e,c=r.game.clock,u=i&&c?{...c,...i}:c,m={...r.game,number:o,acknowledges:s,now:l,clock:i===null?null:u,automa:r.game.automa&&Ed(r.game.automa,e)};return ne(r)===null&&(m.offer=null),Sd.has(e.kind)&&(m.thinking=Pd({...r,game:m})),{...r,game:m,said:null}}function Pd(t){let e=ne(t);return typeof e=="number"&&t.seats[e-1].kind==="computer"}function Ed(t,{cards:e,levels:n}){return{...t,...e,levels:n??t.levels}}function Md(t,e,n){let{game:r}=t;switch(e.kind){case"move":case"card":return Ad(t,e,n);case"takeback":return Od(t,e);case"resign":case"flag":return It(t,{ended:{kind:e.kind,player:e.player}});case"abort":return It(t,{ended:{kind:"abort",player:e.player}});case"join":case"handover":return Cd(t,e);case"ask":return It(t,{offer:e.player});case"decline":return ne(t)===null?It(t,{rematch:{asked:[],game:null}}):It(t,{offer:null});case"cut":return Vl(t,{step:"choose",points:e.points});case"choose":return Vl(e.swapped?Td(t):t,{step:null});case"rematch":{let o=C.filter(s=>s===e.player||r.rematch.asked.includes(s));return It(t,{rematch:{...r.rematch,asked:o}})}case"rematch_opened":return It(t,{rematch:{...r.rematch,game:e.table}});default:return null}}function It(t,e){return{...t,game:{...t.game,...e}}}function Vl(t,e){let{fair:n}=t.game;return n&&It(t,{fair:{...n,...e}})}function Td(t){let e=t.game.present.map(z),n={...t.game,present:e,seats:[...t.game.seats].reverse()};return{...t,game:n,seats:vr(n)}}function Ad(t,e,n){let{game:r,positions:o,moves:s,seats:i}=t,{move:l}=e,c=e.kind==="card"?e.turn:void 0,u=dn(t),m=r.ended?null:cs(u,l,c,n);if(m===null||r.automa===null!=(u.automa===null))return null;let d=r.automa&&c?{...r.automa,turns:[...r.automa.turns,c]}:null;return{game:{...r,moves:[...r.moves,l],offer:null,automa:d??r.automa},positions:[...o,m],moves:[...s,us(s.length+1,l,u,m,n)],seats:i}}function Od({game:t,positions:e,moves:n,seats:r},{keep:o,practice:s}){if(!(o>=t.opening&&o<=n.length))return null;let i=t.automa&&{...t.automa,turns:t.automa.turns.filter(({number:l})=>l<=o),levels:[],practice:s??t.automa.practice};return{game:{...t,moves:t.moves.slice(0,o),offer:null,ended:null,automa:i},positions:e.slice(0,o+1),moves:n.slice(0,o),seats:r}}function Cd(t,{kind:e,player:n,seat:r,opponent:o,level:s,mode:i,rated:l}){let c=t.game.seats.map((m,d)=>d===n-1?{...r,yours:m.yours}:m),u={...t.game,seats:c,opponent:o,level:s,mode:i,rated:l};return e==="handover"&&Object.assign(u,{clock:null,offer:null}),{...t,game:u,seats:vr(u)}}function Kl(t,{type:e,clock:n,said:r,...o}){let s=t.game.clock,i={...t.game,...o};n!==void 0&&(i.clock=n&&s&&{...s,...n});let l=o.present?vr(i):t.seats;return{...t,game:i,seats:l,said:r??t.said}}function Zl(t,e){let n=e.kind==="move"||e.kind==="card";return{kind:e.kind,player:n?dn(t).turn:"player"in e?e.player:null,move:n?e.move:null,keep:e.kind==="takeback"?e.keep:null}}var _d=7,ds=2;function kr(t,e,n){let{players:r,tile:o,automa:s}=t,{buttons:i,empty:l}=r[e-1],c=o===e?_d:0;if(e===1||s===null)return{buttons:i,special_tile:c,empty:l===0?0:-ds*l};let u=pn(s.level),m=[...s.taken].map(h=>n[h].income),d=m.filter(h=>h>0).length;return{special_tile:c,buttons_held:u.per_button_held*i,patches_with_buttons:u.per_patch_with_buttons*d,buttons_on_patches:u.per_button_on_patches*m.reduce((h,y)=>h+y,0)}}function Sr(t){return Object.values(t).reduce((e,n)=>e+n,0)}function Pr(t,e,n=0){return[Sr(kr(t,1,e)),Sr(kr(t,2,e))+n]}function Ql(t,e,n=0){if(t.stage!=="over")return null;let r=Pr(t,e,n);return r[0]===r[1]?{winner:t.turn,scores:r,reason:"first to 53"}:{winner:r[0]>r[1]?1:2,scores:r,reason:"score"}}function Ld(t,e,n=null,r=0){let{ring:o,turn:s,automa:i}=t;return{position:jl(t,n),turn:s,stage:gt(t)==="card"?"card":t.stage,ring:o,players:[Jl(t,1,e),Jl(t,2,e)],time_board:Rd(t),result:Ql(t,e,r),points:r,automa:i&&n&&Id(t,i,n,e)}}function Nd(t,{kind:e,player:n},r,o=0){if(e==="abort"||n===null)return{stage:"over",result:null};let s=e==="flag"?"time":"resignation";return{stage:"over",result:{winner:z(n),scores:Pr(t,r,o),reason:s}}}var Yl=new WeakMap;function Jl(t,e,n){let r=t.players[e-1],o=t.tile===e,s=Xl(r.time,un(t)),i=Yl.get(r);if(i?.special_tile===o&&i.to_special_patch===s)return i;let{buttons:c,income:u,time:m,cells:d,empty:h}=r,y=kr(t,e,n),b={buttons:c,income:u,time:m,cells:d,patches:[...r.patches],score:Sr(y),score_parts:y,empty:e===2&&t.automa!==null?0:h,special_tile:o,to_income:Xl(m,Oe),to_special_patch:s};return Yl.set(r,b),b}function Xl(t,e){let n=e.find(r=>r>t);return n===void 0?null:n-t}var tc=new Map;function Rd(t){let{board:e,stage:n,turn:r}=t,o=n==="over"?z(r):r,s=[e,ss(t),o].join(),i=tc.get(s);if(i)return i;let l={last:G,income:Oe,special_patches:vn[e],special_patches_left:un(t),on_top:o};return tc.set(s,l),l}function Id(t,{deck:e,level:n,taken:r},o,s){let{budget:i,pile:l,aside:c,discards:u,practice:m,turns:d,levels:h}=o,{numeral:y,name:b,marker:k}=pn(n),E=U=>s[U].income>0,D=[...r];return{deck:e,level:n,numeral:y,name:b,marker:k,marker_on_board:kl(t),budget:i,pile:l,aside:c,discards:u,practice:m,turns:d,levels:h,with_buttons:D.filter(E).join(""),without_buttons:D.filter(U=>!E(U)).join("")}}var ec=new WeakMap;function Gd(t,e){let n=ec.get(t);if(n)return n;let r=t.stage==="action"?Fd(t,e):[];return ec.set(t,r),r}function Fd(t,e){let n=Pr(t,e);return[{letter:null,move:"pass",available:!0,reason:null,missing:0,consequence:rc(t,null,n)},...yt(t).map(o=>Hd(t,o,e,n))]}function Hd(t,e,n,r){let{filled:o,buttons:s}=Mt(t),i=n[e],l=be(o,i).length===0?"fits nowhere on the quilt":null,c=as(t,e,n)??l;return{letter:e,move:null,available:c===null,reason:c,missing:Math.max(0,i.buttons-s),consequence:rc(t,i,r)}}function rc(t,e,[n,r]){let o=is(t,e),s=o.buttons-Mt(t).buttons+ds*(e?.squares??0);return{...o,next:o.over?null:o.next,scores:t.turn===1?[n+s,r]:[n,r+s]}}var nc=new WeakMap;function oc(t,e){let n=nc.get(t);if(n)return n;let r=Dd(t,e);return nc.set(t,r),r}function Dd(t,e){let{game:n,positions:r,moves:o,seats:s}=t,{automa:i,ended:l}=n,c=dn(t),u=ne(t),m=n.fair?.points??0,d=typeof u=="number"&&s[u-1].yours&&!n.fair?.step,h=i&&{...i,turns:_l(n.moves,i.turns)};return{...Bd(t),...Ld(c,e,h,m),...l&&Nd(c,l,e,m),options:d?Gd(c,e):[],moves:o,can_undo:qd(t),can_abort:jd(t),link:Ul(Wl(r[0],n.start,n.moves,i&&i.shuffles),m),offer:n.offer&&{kind:"takeback",seat:n.offer}}}function Bd({game:t,positions:e,seats:n,said:r=null}){let{number:o,acknowledges:s,opponent:i,level:l,mode:c,seed:u,access:m,takebacks:d}=t,{rated:h,seed_chosen:y,tournament:b,day:k,fair:E,thinking:D,spectators:U}=t,{clock:se,now:jr,rematch:Wr}=t;return{type:"state",game:t.game,number:o,acknowledges:s,opponent:i,level:l,mode:c,seed:u,access:m,takebacks:d,rated:h,seed_chosen:y,tournament:b,day:k,fair:E,thinking:D,spectators:U,clock:se,now:jr,rematch:Wr,ring0:e[0].ring,board:e[0].board,seats:n,said:r,declined:t.ended?.kind==="abort"&&t.ended.player!==null}}function qd(t){let{game:e,seats:n,moves:r,positions:o}=t,s=e.mode==="remote";if(e.rated||e.day!==null||s&&(!e.takebacks||ne(t)===null||e.offer!==null))return!1;if(e.ended)return e.ended.kind==="resign";let i=C.filter(u=>n[u-1].yours),l=C.filter(u=>n[u-1].kind==="person"),c=i.length>0?i:l;return r.some((u,m)=>m>=e.opening&&c.some(d=>d===gt(o[m])))}function jd(t){let{game:e,positions:n,moves:r,seats:o}=t,s=o.every(({kind:l})=>l!=="open");return e.rated&&s&&C.every(l=>e.present.includes(l))||e.mode!=="remote"||e.tournament!==null||ne(t)===null||e.fair?.game===2?!1:new Set(r.slice(e.opening).map((l,c)=>n[e.opening+c].turn)).size<C.length}var sc=250,Wd=2e3,Ud=5e3,Vd=15e3,zd={kind:"note",player:null,move:null,keep:null},Er=class{constructor(e,n,r){this.outside=e;this.folded=n;this.patches=r}outside;folded;patches;hear=()=>{};wait=sc;pending=null;socket=null;retry=null;deadline=null;silence=null;hasGap=!1;wasOpen=!1;get table(){return oc(this.folded,this.patches)}get number(){return this.folded.game.number}watch(e){return this.hear=e,this.connect(),()=>this.leave()}connect(){if(this.forget("retry"),this.socket)return;let e=this.outside.open();this.socket=e,this.hasGap=!1,this.wasOpen=!1,e.onopen=()=>this.opened(),e.onmessage=n=>this.received(String(n.data)),e.onclose=()=>this.closed(e),this.expectAnswer()}wake(){if(this.socket?.readyState!==1)return this.connect();this.askForGame()}leave(){let e=this.socket;this.socket=null,this.forget("retry"),this.forget("deadline"),this.forget("silence"),e&&(e.onmessage=null,e.readyState===0?e.onopen=()=>e.close():e.close())}send(e){return this.pending?!1:(this.pending={...e,id:this.outside.newId(),seen:this.number},this.hear({type:"pending",request:e}),this.transmit(),!0)}transmit(){!this.pending||this.socket?.readyState!==1||(this.socket.send(JSON.stringify(this.pending)),this.expectAnswer())}askForGame(){this.socket?.send(JSON.stringify({type:"hello",seen:this.number})),this.expectAnswer()}expectAnswer(){this.forget("deadline"),this.deadline=this.outside.later(()=>this.drop(),Ud)}drop(){let e=this.socket;e&&(e.onclose=null,e.close(),this.closed(e))}opened(){this.wait=sc,this.wasOpen=!0,this.hear({type:"status",status:"open"}),this.transmit()}received(e){let n=JSON.parse(e);if(n.type==="ping")return this.answerPing(n.n);switch(!this.pending&&!this.hasGap&&this.forget("deadline"),n.type){case"game":return this.begin(n);case"event":return this.advance(n);case"note":return this.note(n);case"error":return(n.id===null||n.id===this.pending?.id)&&this.settle(),this.hear({type:"refusal",refusal:n});case"hint":case"reasons":case"why":return n.id===this.pending?.id&&this.settle(),this.hear({type:"hint",hint:n})}}answerPing(e){this.socket?.send(JSON.stringify({type:"pong",n:e})),this.forget("silence"),this.silence=this.outside.later(()=>this.missPing(),Vd)}missPing(){this.silence=null,this.folded.game.clock?.running&&this.drop()}begin(e){let n=e.version===2?xr(e,this.patches):null;if(n===null)return console.error(`This page can’t follow game ${e.game} at event ${e.number}.`),this.hear({type:"outdated"});this.hasGap=!1,this.show(n,e.acknowledges,null)}advance(e){let{number:n,acknowledges:r}=e,o=this.folded,s=this.hasGap?null:zl(o,e,this.patches);if(s)return this.show(s,r,Zl(o,e));this.acknowledged(r),!(this.hasGap||n<=this.number)&&(console.warn(`Event ${n} can’t follow ${this.number} here: the whole game is asked for.`),this.askForGame(),this.hasGap=!0)}say(e){this.socket?.send(JSON.stringify({type:"say",phrase:e}))}note(e){this.hasGap||(this.folded=Kl(this.folded,e),this.hear({type:"table",table:this.table,happened:zd}))}show(e,n,r){this.pending||this.forget("deadline"),this.folded=e,this.acknowledged(n),this.hear({type:"table",table:this.table,happened:r})}acknowledged(e){e!==null&&e===this.pending?.id&&this.settle()}settle(){this.pending=null,this.hasGap||this.forget("deadline"),this.hear({type:"pending",request:null})}closed(e){this.socket===e&&(this.socket=null,this.forget("deadline"),this.forget("silence"),this.wasOpen||this.hear({type:"unopened"}),this.hear({type:"status",status:"lost"}),this.retry=this.outside.later(()=>this.connect(),this.wait),this.wait=Math.min(Wd,this.wait*2))}forget(e){let n=this[e];n!==null&&this.outside.forget(n),this[e]=null}};function ic({mode:t,board:e,seats:n,automa:r}){let[o]=ot(n);if(o===void 0||t==="remote")return null;let s={board:e,seed:null,from:null,names:null};if(t==="solo"&&r)return{...s,opponent:"automa",deck:r.deck,level:r.level,first:"you"};if(t==="screen")return{...s,opponent:"person",first:"you",names:[n[1].name,n[0].name]};let i=o===1?"opponent":"you",l=Jr(n[2-o].name)??ae;return{...s,opponent:"computer",level:l,first:i}}var tt=1e3,re=60*tt,Se=60*re,bt=24*Se,fs=9900,Kd=[10,30,60];function Mr(t){let e=/^(\d+)d$/.exec(t);if(e)return{kind:"days",main:Number(e[1])*bt,extra:0};let[n,r]=t.split(/[+~]/).map(o=>Number(o)*tt);return{kind:t.includes("~")?"delay":"increment",main:n,extra:r}}function ac(t){if(t===null)return a("no-clock");let{kind:e,main:n,extra:r}=Mr(t);if(e==="days")return a("clock-days",{count:n/bt});let o=cc(n);if(r===0)return a("clock-whole",{time:o});let s=a("seconds",{count:r/tt});return a(e==="delay"?"clock-delay":"clock-more",{time:o,each:s})}function lc(t){let{kind:e,main:n,extra:r}=Mr(t);if(e==="days")return a("label-days",{count:n/bt});let o=n%re===0?a("label-minutes",{count:n/re}):a("label-seconds",{count:n/tt}),s=a("label-seconds",{count:r/tt});return r===0?o:`${o} ${e==="delay"?"~":"+"} ${s}`}function cc(t){return[[Math.floor(t/Se),"hours"],[Math.floor(t%Se/re),"minutes"],[Math.floor(t%re/tt),"seconds"]].filter(([r])=>r>0).map(([r,o])=>a(o,{count:r})).join(" ")||a("no-time")}function hs(t,{now:e},n){return e===null?null:t?.now===e?t:{now:e,at:n}}function gs(t,e,n,r){let o=t.left[e-1];if(t.running!==e)return Math.max(0,o);let{kind:s,extra:i}=Mr(t.control),l=s==="delay"?i:0,c=n.now+(r-n.at)-t.since;return Math.max(0,o-Math.max(0,c-l))}function uc(t){if(t<=fs)return`0:0${(Math.ceil(t/100)/10).toFixed(1)}`;if(t>=bt)return a("short-days",{days:Math.floor(t/bt),hours:Math.floor(t%bt/Se)});let e=Math.ceil(t/tt),n=[Math.floor(e/60)%60,e%60],r=Math.floor(e/3600),o=n.map((s,i)=>i===0&&r===0?String(s):String(s).padStart(2,"0"));return r?[r,...o].join(":"):o.join(":")}function pc(t){if(t<=0)return a("no-time-left");if(t>=bt){let e=Math.floor(t%bt/Se),n=a("days",{count:Math.floor(t/bt)});return e?`${n} ${a("hours",{count:e})}`:n}return cc(Math.ceil(t/tt)*tt)}function mc(t,e){let{kind:n,main:r}=Mr(t);return n==="days"?e<6*Se:e<Math.max(10*tt,Math.min(re,r/10))}function dc(t,e){return Kd.find(r=>t>r*tt&&e<=r*tt&&e>0)??null}function fc(t){return t<=0?null:t>=bt?re:t<=fs?t%100||100:Math.min(t%tt||tt,t-fs)}var Zd=[{key:"none",clock:null},{key:"short",clock:"300+5"},{key:"long",clock:"900+10"},{key:"days",clock:"3d"}];function kx(t){return Zd.find(({key:e})=>e===t)?.clock??null}var hc=16;function ys(t,e,n=""){let r=Oo(e);return r!==null&&Qd(t,e,r)||Xd(t,e,r)||{text:t.told||n||tf(e),actions:[],urgent:!1}}function Ax(t,e,n){return n==="rematch"?bs(e):ys(t,e).actions.some(([r])=>r===n)}function bs(t){let e=Oo(t);return e===null||t.stage!=="over"||mt(t.seats)!==null||t.tournament!==null?!1:t.rematch.game===null&&!t.rematch.asked.includes(e)}function Qd(t,e,n){return N(e)?null:e.stage==="over"?Jd(e,n):Yd(t,e,n)}function Yd({fallen:t},e,n){let r=$s(e.seats,z(n));return e.offer&&e.offer.seat!==n?{text:a("asks-takeback",{name:r}),actions:[["accept",a("accept")],["decline",a("decline")]],urgent:!0}:t===z(n)?{text:a("time-is-up",{who:"other",name:r}),actions:[["claim",a("claim")]],urgent:!0}:t===n?{text:a("your-time-up",{name:r}),actions:[],urgent:!0}:e.offer?{text:a("you-asked-takeback",{name:r}),actions:[],urgent:!1}:null}function Jd({rematch:t,seats:e},n){let r=$s(e,z(n));return t.game!==null?{text:a("rematch-open"),actions:[],urgent:!1}:t.asked.includes(n)?{text:a("you-asked-rematch",{name:r}),actions:[],urgent:!1}:t.asked.includes(z(n))?{text:a("asks-rematch",{name:r}),actions:[["rematch",a("play-again")],["decline",a("decline")]],urgent:!0}:null}function Xd(t,e,n){let r=Tr(e);if(r===null||e.stage==="over")return null;let o=$s(e.seats,r);return n===null||!t.isLongAway||e.clock?{text:a("is-away",{name:o}),actions:[],urgent:!1}:{text:a("long-away",{name:o}),actions:[["handover",a("let-computer-play")]],urgent:!1}}function $s(t,e){let n=P(t,e);return n.length>hc?`${n.slice(0,hc-1).trimEnd()}…`:n}function Tr(t){return t.mode!=="remote"?null:C.find(e=>t.seats[e-1].away&&!t.seats[e-1].yours)??null}function tf({clock:t,rated:e,takebacks:n,fair:r=null}){return`${[t?lc(t.control):a("terms-no-clock"),a(e?"terms-rated":"terms-not-rated"),...n?[]:[a("terms-no-takebacks")],...r?.points?[a("terms-points",{points:I(r.points)})]:[]].join(", ")}.`}function $t(t){return Ct(t)?a(`whose-${t.fair?.step}`,ef(t)):N(t)?nf(t):Kt(t,t.seats)}function Pe(t){return Ct(t)?a("unsettled"):dt(t)&&mt(t.seats)!==null&&t.declined?a("declined-reason",{name:In(t)}):N(t)?rf(t):Zt(t,t.seats)}function ef({fair:t,seats:e}){return X(e,t?.step==="cut"?1:2)}function nf(t){let e=In(t);return e?a("waiting-for",{name:e}):t.access==="public"?a("waiting-for-another"):a(_(t)?"waiting-for-friend":"waiting-for-second")}function rf(t){let e=In(t);return e?a("seat-kept-for",{name:e}):t.access==="public"?a("seat-for-anyone"):a(_(t)?"begins-by-link":"seat-for-invited")}function gc(t,e){if(!t)return"";let{player:n}=t,r=n===null?{who:"other",name:""}:X(e.seats,n);switch(t.kind){case"join":return a("took-seat",r);case"handover":return a("took-over",r);case"ask":return a("asked-takeback",r);case"decline":return a(e.stage==="over"?"declined-rematch":"declined-takeback",r);case"rematch":return a("asked-rematch",r);case"rematch_opened":return a("rematch-open");case"takeback":return a("move-taken-back");default:return""}}function yc(t,e){return t.rematch.game===null&&e.rematch.game!==null&&_(e)?e.rematch.game:null}function xs(t,e,n,r=""){let o=`${$t(e)}. ${Pe(e)}`;if(!t)return o;let s=t.moves.length;return e.moves.length<s?a("taken-back",{turn:o}):r?$t(t)===$t(e)?r:`${r} ${o}`:[...e.moves.slice(s).map(({number:l,player:c,move:u})=>{let m=c===2&&e.automa?.turns.find(d=>d.number===l);return m?Ca(m,n):a("move-by",{name:P(e.seats,c),move:ze(u,n,!0)})}),...of(t,e),o].join(" ")}function of(t,e){return e.players.flatMap((n,r)=>!n.special_tile||t.players[r].special_tile||e.automa&&r===1?[]:[a("takes-tile",X(e.seats,r===0?1:2))])}var sf=new Set(["show","turn","cycle"]);function bc(t,e){let{table:n,placement:r}=t;if(e.type==="hover"||e.type==="leave"||e.type==="hold")return t.ghostText;if(e.type==="cancel")return a("put-back");let o=L(t),s=en(t);if(!o||!s)return ws(e)||R(r.cursor);if(!r.origin){let k=B(t,o.letter),E=k?Qt(k):null,D=o.letter==="+"?a("special-patch"):t.patches[o.letter].name;return E?a("chosen-but",{patch:D,reason:E}):a("chosen",{patch:D})}let i=n.players[s-1].cells,l=et(r,o),c=Lt(l,i,B(t,o.letter)),u=R(r.origin),m=ws(e)?`${ws(e)} `:"",d=sf.has(e.type)?` ${a("ghost-covers",{cells:nt(l.map(R))})}`:"";if(c)return m+a("ghost-against",{cell:u,reason:c})+d;let h=ge(i,l),y=h.length>0?a("ghost-fits-making",{cell:u,holes:nt(h.map(Lo))}):a("ghost-fits",{cell:u}),b=mr(t,o);return m+(b?`${y} ${a("ghost-tile")}`:y)+d}function ws(t){return"said"in t&&t.said?t.said:""}function Fx(t,e){let{table:n}=t,r=B(t,e);return r?`${Wn(r,[],!1,n,n.seats).map(s=>s.text).join("; ")}.`:""}function wc(t,e,n=0){return Ar({patches:t,table:e,status:"connecting",pending:null,placement:Da,looking:null,walks:{1:[4,4],2:[4,4]},dialog:null,notice:null,peek:!1,said:xs(null,e,t),ghostText:"",copied:"",account:{turns:e.automa?.turns??[],run:e.automa?.turns.length?1:0},typing:!1,weighing:!1,hint:null,suggestions:[],told:"",anchor:hs(null,e,n),awayFrom:Tr(e)===null?null:n,fallen:null,isLongAway:!1,timeSaid:""})}function Ee(t,e){return e!==""&&e===t?`${e} `:e}function xc(t,e){switch(e.type){case"table":return cf(lf(t,e.table,e.at??0),e.table,e.happened??null);case"told":return{...t,told:e.text,said:Ee(t.said,e.text)};case"time":return{...t,...e.part};case"status":return e.status==="open"&&t.status==="lost"?{...t,status:e.status,said:Ee(t.said,a("connection-back"))}:{...t,status:e.status};case"pending":return{...t,pending:e.request,notice:e.request?null:t.notice};case"refusal":return{...t,notice:$c(t,{kind:"error",text:e.text})};case"hint":return{...t,hint:af(t.hint,e.hint)};case"suggest":return{...t,suggestions:e.suggestions};case"placement":return mf(t,e.event);case"look":return{...t,looking:{frames:e.frames,index:e.index},placement:ar(t.placement)};case"return":return Ar({...t,looking:null});case"walk":return{...t,walks:{...t.walks,[e.player]:jn(t.walks[e.player],e.direction)}};case"dialog":return{...t,dialog:e.dialog};case"peek":return{...t,peek:!t.peek};case"typing":return{...t,typing:e.open};case"weigh":return t.weighing===e.on?t:{...t,weighing:e.on};case"notice":return{...t,notice:$c(t,e.notice)};case"copied":return{...t,copied:Ee(t.copied,e.text)}}}function $c({notice:t},e){return e&&{...e,text:Ee(t?.text??"",e.text)}}function af(t,e){return e?.type!=="reasons"?e:t?.type==="hint"&&t.id===e.id?{...t,advice:e}:t}function lf(t,e,n){let r=Tr(e)!==null;return{...t,anchor:hs(t.anchor,e,n),awayFrom:r?t.awayFrom??n:null,isLongAway:r&&t.isLongAway}}function cf(t,e,n){let r=t.table;if(r.number===e.number)return{...t,table:e};let o=gc(n,e),s=xs(r,e,t.patches,o),i=s?Ee(t.said,s):t.said;return r.position===e.position&&o!==""?{...t,table:e,said:i,told:o}:Ar({...t,table:e,said:i,told:o,looking:null,ghostText:"",copied:"",hint:null,suggestions:[],account:uf(t,e),placement:pf(t,e)?t.placement:ar(t.placement)})}function uf({account:t,table:e},n){let{turns:r}=n.automa??t,o=n.moves.length<e.moves.length;if(r.length===0&&!o)return t;let s=r.length>0&&r[0].number===t.turns[0]?.number;return{turns:r,run:s?t.run:t.run+1}}function pf({placement:t,table:e},n){let{plan:r,letter:o}=t;return!r||o===null||n.stage==="over"||Jt(e)!==Jt(n)?!1:n.ring.includes(o)&&!n.options.some(s=>s.letter===o)}function Ar(t){let{table:e}=t;if(e.stage!=="special_patch"||!Xe(e))return t;let n=Je(e.players[e.turn-1].cells,"+",t.patches);return{...t,placement:zo(t.placement,null,{type:"choose",choice:n})}}function mf(t,e){if(t.pending)return t;let n=L(t),r=zo(t.placement,n,e);if(r===t.placement)return t;let o=r.plan?ff(r):r,s=t.peek&&!o.plan,i={...t,placement:o,peek:s,notice:null};return{...e.type==="cancel"?Ar(i):i,ghostText:df(i,e)}}function df(t,e){let n=bc(t,e);return e.type==="hover"||e.type==="leave"||e.type==="hold"?n:Ee(t.ghostText,n)}function ff(t){let{letter:e,origin:n,spots:r}=t;return e&&n?{...t,spots:{...r,[e]:n}}:t}function hf(t,e,n){return[...e.placements].map(r=>{let o=St(r.slice(1)),s=Vt(e.patch.orientations[r[0]],o),i=ge(t,s).length;return{key:r,score:yf(t,s)-6*i}}).sort((r,o)=>o.score-r.score||(r.key<o.key?-1:1)).slice(0,n).map(({key:r})=>r)}var gf=[3,3];function vc(t,e,n){let r=[...e.placements].filter(i=>i[0]===String(n)),o=new Set(r.length>0?r:e.placements),[s]=hf(t,{...e,placements:o},1);return s===void 0?{orientation:n,origin:gf}:{orientation:Number(s[0]),origin:St(s.slice(1))}}function yf(t,e){let n=new Set(e.map(String)),r=0;for(let[o,s]of e)for(let[i,l]of[[o-1,s],[o+1,s],[o,s-1],[o,s+1]])(i<0||l<0||i>=9||l>=9||t[i*9+l]!=="."&&!n.has(`${i},${l}`))&&(r+=1);return r}var bf={normal:350,slower:900,faster:160,off:0},$f={normal:1200,slower:3600,faster:500,off:0},Or=class{constructor(e,n){this.outside=e;this.show=n}outside;show;waiting=[];timer=null;spent=0;receive(e,n){this.waiting.push({item:e,isAction:n}),this.timer===null&&this.next()}interrupt(e){this.skip(),this.show(e,0)}skip(){let e=this.waiting,n=this.timer!==null;this.stop();for(let{item:r}of e)this.show(r,0);return n}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null,this.waiting=[],this.spent=0}next(){this.timer=null;for(let e=this.waiting.shift();e;e=this.waiting.shift()){let n=e.isAction?this.timeFor(this.outside.pace()):0;if(this.show(e.item,n),n!==0){this.spent+=n,this.timer=this.outside.later(()=>this.next(),n);return}}this.spent=0}timeFor(e){let n=1+this.waiting.filter(({isAction:o})=>o).length,r=Math.max(0,$f[e]-this.spent);return Math.min(bf[e],Math.floor(r/n))}};function wf(t,e){let n=t.indexOf(e);return[...t.slice(n+1)+t.slice(0,n)].slice(0,ke)}function Me(t,{ring:e}){let{letter:n,plan:r}=t.placement;return n!==null&&n!=="+"&&!r&&A(t)?wf(e,n):[]}function kc(t){let{state:e}=t;return Jt(e.table)!==null&&!A(e)&&!e.looking&&vs(t)}function vs({company:t,state:{table:e,pending:n}}){return e.stage!=="over"&&!N(e)&&!n&&t.letsPlan!==!1}function Sc(t){let e=L(t),n=e&&t.placement.spots[e.letter];if(!e||!n)return null;let r=j(t.placement,e.letter);return e.placements.has(r+R(n))?{orientation:r,origin:n}:null}var xf={objection:()=>null,answer:()=>null,goOn:()=>!1},Cr=class{constructor(e,n,r=o=>o){this.source=e;this.patches=n;this.seen=r;this.id=e.table.game,this.store=_e(xc,wc(n,r(e.table),performance.now())),this.telling=new Or({...Ft,pace:()=>this.pace()},(o,s)=>{this.onShow(o,s),this.store.dispatch({type:"table",...o})})}source;patches;seen;onLook=()=>{};onPlan=()=>{};planning=null;moments=null;onAsk=()=>{};hints=null;id;store;pace=()=>"off";onShow=()=>{};onHelp=()=>{};onLine=()=>{};onOutdated=()=>!1;onUnopened=()=>{};company=xf;telling;unwatch=()=>{};byItself=!1;get state(){return this.store.get()}open(){this.unwatch=this.source.watch(e=>this.hear(e))}wake(){this.source.wake?.()}close(){this.telling.stop(),this.unwatch()}hear(e){switch(e.type){case"table":return this.show(e.table,e.happened);case"refusal":return this.refused(e.refusal);case"complaint":return this.complain(e.text);case"outdated":return this.outdated();case"unopened":return this.onUnopened();default:return this.store.dispatch(e)}}show(e,n){let r=this.seen(e),o={table:r,happened:n,at:performance.now()};if(n?.kind==="note")return this.telling.receive(o,!1);let s=n?.kind==="move"||n?.kind==="card",i=!n?.player||r.seats[n.player-1].yours;s&&!i?this.telling.receive(o,!0):this.telling.interrupt(o)}outdated(){this.onOutdated()||this.complain(a("page-outdated"))}skip(){return this.telling.skip()}placement(e){this.store.dispatch({type:"placement",event:e})}complain(e){this.store.dispatch({type:"notice",notice:{kind:"error",text:e}})}fail=e=>this.complain(ei(e));choose(e,n){if(!A(this.state))return;let r=tn(this.state,e);this.state.placement.letter===e&&!n?this.placement({type:"cancel"}):r&&this.placement({type:"choose",choice:r,anchor:n});let o=!n&&Sc(this.state);o&&this.placement({type:"put",...o})}chooseShown(e){if(!A(this.state))return;this.choose(e);let{table:n,placement:r}=this.state,o=L(this.state);if(!o||r.letter!==e||r.origin)return;let{cells:s}=n.players[n.turn-1],i=vc(s,o,j(r,e));this.placement({type:"put",...i})}chooseAt(e){let{table:n,placement:r}=this.state,o=Wa(n)[e];o===void 0||!A(this.state)||(r.letter!==o&&this.choose(o),this.placement({type:"show"}))}commit(){let{state:e}=this,{table:n,placement:r}=e,o=L(e);if(r.plan)return this.complain(this.planning?.notYet(e)??"");if(!A(e))return;if(!o)return this.complain(a("choose-first"));if(!r.origin)return this.placement({type:"show"});let s=B(e,o.letter),i=Lt(et(r,o),n.players[n.turn-1].cells,s,!1),l=ir(r,o);if(i||!l)return this.complain(s&&s.missing>0&&i===Qt(s)?a("it-is-wrong",{reason:i??""}):a("cannot-place",{reason:i??a("does-not-fit")}));this.placement({type:"show"}),this.send({type:"move",move:l})}pass(){A(this.state)&&B(this.state,null)&&this.send({type:"move",move:"pass"})}undo(){let{table:e}=this.state;if(ve(this.state)){if(Kn(e)&&!e.automa?.practice)return this.dialog("practice");this.send({type:"undo"})}}practise(){this.dialog(null),this.send({type:"undo"})}turnCard(e=!1){we(this.state)&&(this.send({type:"turn"}),this.byItself=e)}hint(){xe(this.state)&&this.send({type:"hint"})}why(){ur(this.state)&&this.send({type:"why"})}forgetHint(){this.store.dispatch({type:"hint",hint:null})}refused({kind:e,error:n}){if(e==="stale"&&this.byItself)return;let r=V()==="en"?n:a(`refusal-${e}`);this.store.dispatch({type:"refusal",kind:e,text:r})}resign(){this.dialog(null),this.send({type:"resign"})}abort(){this.dialog(null),this.send({type:"abort"})}handOver(e){this.dialog(null),this.send({type:"handover",level:e})}mind(e){e==="handover"?this.dialog("handover"):this.send({type:e})}async report(e,n){this.dialog(null);let r=()=>this.store.dispatch({type:"told",text:a("told-server")});await ct("POST /api/reports",{game:this.id,reason:e,text:n}).then(r).catch(this.fail)}async again(e){let n=ic(this.state.table);if(!n)return;let{create:r=o=>ct("POST /api/games",o)}=this.source;await r(n).then(({url:o})=>e(o)).catch(this.fail)}send(e){this.byItself=!1;let n=this.company.objection(e);if(n!==null)return this.complain(n);(e.type==="hint"||e.type==="why")&&this.onAsk(),this.source.send(e)||this.complain(a("on-its-way"))}type(e){e&&this.state.dialog&&this.dialog(null),this.store.dispatch({type:"typing",open:e})}dialog(e){this.store.dispatch({type:"dialog",dialog:e})}look(e){let{table:n,looking:r}=this.state;if(e>=n.moves.length)return this.back();r?this.showAt(r.frames,e):this.onLook(e)}showAt(e,n){this.store.dispatch({type:"look",frames:e,index:Math.max(0,n)})}back(){this.store.dispatch({type:"return"})}};function vf({table:t,anchor:e},n,r){if(!t.clock||!e)return null;let o=gs(t.clock,n,e,r);return{text:uc(o),sentence:pc(o),low:mc(t.clock.control,o)}}var _r=class{constructor(e){this.outside=e}outside;timer=null;left=null;running=null;consider(e){this.stop();let n=this.outside.now();this.show(e,n);let r=[this.watchClock(e,n),this.watchAway(e,n)].filter(o=>o!==null);r.length!==0&&(this.timer=this.outside.later(()=>this.consider(e),Math.max(1,Math.min(...r))))}show(e,n){for(let r of C){let o=vf(e,r,n);o&&this.outside.show(r,o)}}watchClock({table:e,anchor:n,fallen:r},o){let{clock:s}=e,i=s?.running??null,l=i===this.running?this.left:null;if(this.running=i,this.left=null,!s||!n||i===null)return r!==null&&this.outside.onTime({fallen:null}),null;let c=gs(s,i,n,o);this.left=c;let u=c===0?i:null;u!==r&&this.outside.onTime({fallen:u,timeSaid:Sf(e,u)});let m=l===null?null:dc(l,c);return m!==null&&this.outside.onTime({timeSaid:kf(e,i,m)}),fc(c)}watchAway({awayFrom:e,isLongAway:n},r){if(e===null||n)return null;let o=e+Zs-r;return o>0?o:(this.outside.onTime({isLongAway:!0}),null)}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null}};function kf({seats:t},e,n){return a("seconds-left",{...X(t,e),count:n})}function Sf({seats:t},e){return e===null?"":a("time-is-up",X(t,e))}var Pf=600,Lr=class{constructor(e){this.outside=e}outside;due=null;tried=-1;timer=0;consider(e,n){let{number:r}=e.table,o=n&&we(e)&&e.dialog===null&&r!==this.tried?r:null;if(o===this.due||(this.stop(),o===null))return;this.due=o;let s=e.table.moves.at(-1)?.player===2;this.timer=this.outside.later(()=>{this.due=null,this.tried=o,this.outside.turn()},s?0:Pf)}stop(){this.due!==null&&this.outside.forget(this.timer),this.due=null}};var ks=!1;function Ef(){ks||(ks=!0,M("faces").then(({putFaces:t})=>t(),()=>{ks=!1}))}function Pc(t){t.some(e=>ue(e)!==null)&&Ef()}function Ec({text:t,mine:e},n){let o=n-(e?1:0)>0?`(${n}) `:"",s=t?`${t} – Quiltbee`:"Quiltbee";return`${o}${e?"● ":""}${s}`}function Mc({mine:t},e){return t||e>0}var Nr=null,Ss={text:"",mine:!1},Ps=0;function fn(t,e=!1){Ss={text:t,mine:e},Ac()}function Tc(t){Ps=t,Ac()}function Ac(){let t=Ec(Ss,Ps);document.title!==t&&(document.title=t),Nr??=Mf();let e=Nr.addresses[Mc(Ss,Ps)?1:0];Nr.icon.href!==e&&(Nr.icon.href=e)}function Mf(){let t=document.querySelector("link[rel=icon]");return{icon:t,addresses:[t.href,new URL(t.dataset.waiting??"",t.href).href]}}function Cc({clock:t},e){if(!t)return f;let n=t.running===e;return p`<div
class=${n?"clock runs":"clock"}
data-clock=${e}
data-testid=${`clock-${e}`}
>
<span class="clock-sign">${$("clock")}${$("hurry")}</span>
<span class="clock-time" aria-hidden="true"></span>
<span class="visually-hidden"
>${a(n?"clock-running":"clock")}: <span class="clock-words"></span
></span>
</div>`}function _c(t,e,{text:n,sentence:r,low:o}){let s=t.querySelector(`[data-clock="${e}"]`);s&&(s.dataset.low=o?"true":"false",Oc(s.querySelector(".clock-time"),n),Oc(s.querySelector(".clock-words"),r))}function Oc(t,e){t&&t.textContent!==e&&(t.textContent=e)}function Lc(t,e){let{state:n}=t;return{game:t,state:n,table:n.table,frame:Zo(n),patches:n.patches,shell:e}}function Nc({state:t,game:e,shell:n}){if(t.dialog===null)return f;let r=()=>e.dialog(null),o=()=>Tn(n,r,()=>e.type(!0));return p`<dialog
class="sheet"
aria-labelledby="dialog-heading"
@close=${r}
data-testid=${`dialog-${t.dialog}`}
>
${{settings:o,resign:Tf,practice:Nf,abort:Of,handover:Cf,report:Lf}[t.dialog](e,r)}
</dialog>`}function Rc(t){let e=t.querySelector("dialog");e&&!e.open&&e.showModal()}function Tf(t,e){return p`<h2 id="dialog-heading">${a("resign-question")}</h2>
<p>${Af(t.state.table)}</p>
<div class="row">
<button type="button" class="main" @click=${e}>${a("play-on")}</button>
<button type="button" data-testid="resign-confirm" @click=${()=>t.resign()}>
${a("resign")}
</button>
</div>`}function Af(t){return t.mode!=="remote"?a("resign-undo"):a(t.rated?"resign-rated":"resign-plain")}function Of(t,e){let n=N(t.state.table);return p`<h2 id="dialog-heading">${a(n?"abort-close-question":"abort-question")}</h2>
<p>${a(n?"abort-close-text":"abort-text")}</p>
<div class="row">
<button type="button" class="main" @click=${e}>${a(n?"wait":"play-on")}</button>
<button type="button" data-testid="abort-confirm" @click=${()=>t.abort()}>
${a(n?"close-it":"call-it-off")}
</button>
</div>`}function Cf(t,e){return p`<form @submit=${r=>{r.preventDefault();let o=r.target;t.handOver(Number(new FormData(o).get("level")))}}>
<h2 id="dialog-heading">${a("handover-question")}</h2>
<p>${a("handover-text")}</p>
<p>
<label
>${a("level")}
<select name="level" data-testid="handover-level">
${ie.map(({level:r})=>p`<option value=${r} ?selected=${r===ae}>
${a("level-and-name",{level:String(r),name:Pn(r)})}
</option>`)}
</select></label
>
</p>
<div class="row">
<button type="submit" class="main" data-testid="handover-confirm">${a("let-it-play")}</button>
<button type="button" @click=${e}>${a("wait")}</button>
</div>
</form>`}var _f=["name","cheating","leaving","other"];function Lf(t,e){return p`<form @submit=${r=>{r.preventDefault();let o=new FormData(r.target);t.report(o.get("reason"),String(o.get("text")))}}>
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
</form>`}function Nf(t,e){return p`<h2 id="dialog-heading">${a("practice-question")}</h2>
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
</div>`}function Rf(t){return p`<svg class="face" viewBox="-10 -10.5 20 20" aria-hidden="true">
<use href=${`#face-${t}`}></use>
</svg>`}function hn(t){let e=ue(t);return e===null?f:Rf(e)}var W=90,If=Array.from({length:8},(t,e)=>{let n=(e+1)*10;return`M${n} 0V${W}M0 ${n}H${W}`}).join(""),Gf=Array.from({length:8**2},(t,e)=>{let[n,r]=[e%8+1,Math.floor(e/8)+1];return`M${n*10-.7} ${r*10}h1.4m-.7-.7v1.4`}).join(""),Te=Array.from({length:9},(t,e)=>e);function Ic(t){let{number:e,active:n,ghost:r,held:o}=t,s=["quilt",n&&"active",o&&"held",t.named&&"named"].filter(Boolean).join(" ");return p`<div
class=${s}
data-testid=${`quilt-${e}`}
data-quilt=${n?r?.planned?"planning":"active":"shown"}
?data-held=${n}
>
<div class="columns" aria-hidden="true">
${Te.map(i=>p`<span>${"abcdefghi"[i]}</span>`)}
</div>
<div class="rows" aria-hidden="true">${Te.map(i=>p`<span>${i+1}</span>`)}</div>
<div class="cloths">
<svg viewBox=${`-0.4 -0.4 ${W+.8} ${W+.8}`} aria-hidden="true">
<rect class="ground" width=${W} height=${W}></rect>
<path class="lines" d=${If}></path>
${Gc()}
<path class="knots" d=${Gf}></path>
${Fc(t)} ${t.fresh.map(Ff)} ${t.hint?Hf(t.hint):f}
${t.marks?.map(Df)} ${r?Bf(t,r):f}
</svg>
${Uf(t)}
</div>
</div>`}function Rr(t,e){return p`<svg
class="quilt-picture"
viewBox=${`-1 -1 ${W+2} ${W+2}`}
aria-hidden="true"
>
<rect class="ground" width=${W} height=${W}></rect>
${Gc()} ${Fc({player:t,patches:e,lettered:!1,fresh:[]})}
</svg>`}function Gc(){return S`<rect fill="url(#fabric-cell)" width=${W} height=${W}></rect>`}function Fc({player:t,patches:e,lettered:n,fresh:r}){let o=(i,l)=>r.some(({origin:c})=>st(c,[i,l])),s=Te.flatMap(i=>Te.map(l=>[i,l])).filter(([i,l])=>"*x".includes(t.cells[i*9+l]));return[...t.patches.map(i=>S`<g class=${o(i.row,i.column)?"fresh":""}
data-sewn=${i.letter}>${on(i.letter,e[i.letter],i.orientation,[i.row,i.column],n)}</g>`),...s.map(([i,l])=>t.cells[i*9+l]==="*"?ts([i,l]):S`<rect class="piece" fill="url(#fabric-covered)"
x=${l*10} y=${i*10} width="10" height="10"></rect>`)]}function Ff({shape:t,origin:[e,n]}){return S`<g class="last" transform=${`translate(${n*10} ${e*10})`}>
<path class="halo" d=${J(t,10)}></path>
<path d=${J(t,10)}></path></g>`}function Hf({shape:t,origin:[e,n]}){let{x:r,y:o}={x:(t[0][1]+.5)*10,y:(t[0][0]+.5)*10};return S`<g class="hint-mark" transform=${`translate(${n*10} ${e*10})`}>
<path class="halo" d=${J(t,10,.8)}></path>
<path class="edge" d=${J(t,10,.8)}></path>
<circle cx=${r} cy=${o} r="3"></circle><text x=${r} y=${o+1.7}>?</text></g>`}function Df({shape:t,origin:[e,n],label:r,kind:o,faint:s}){let{x:i,y:l}={x:(t[0][1]+.5)*10,y:(t[0][0]+.5)*10},c=J(t,10,.8),u=`suggestion to-${o}${s?" faint":""}`;return S`<g class=${u} transform=${`translate(${n*10} ${e*10})`}>
<path class="halo" d=${c}></path><path class="edge" d=${c}></path>
<circle cx=${i} cy=${l} r="3.4"></circle><text x=${i} y=${l+1.7}>${r}</text></g>`}function Bf({patches:t,player:e},n){let[r,o]=n.origin,s=n.letter==="+"?[[0,0]]:t[n.letter].orientations[n.code],i=n.cells.filter(([u,m])=>e.cells[u*9+m]!=="."),l=["ghost",n.legal?"legal":"illegal",n.set&&"set",n.sent&&"sent",n.planned&&"planned"],c=J(s,10);return S`<g class=${l.filter(Boolean).join(" ")}>
<g class="held">${n.letter==="+"?ts(n.origin):on(n.letter,t[n.letter],n.code,n.origin,!1)}</g>
<g transform=${`translate(${o*10} ${r*10})`}>
${n.legal?f:qf(c)}
<path class="halo" d=${c}></path><path class="edge" d=${c}></path></g>
${i.map(jf)}
${n.set&&i.length===0?Wf(qn(n.cells),n):f}
</g>`}function qf(t){return S`<path class="hatch" fill="url(#fabric-wrong)" d=${t}></path>`}function jf([t,e]){let n=`${e*10+3} ${t*10+3}`;return S`<path class="cross" d=${`M${n}l4 4m0-4l-4 4`}></path>`}function Wf([t,e],{legal:n,planned:r}){let o=`${(e+.5)*10} ${(t+.5)*10}`,i=n?r?"M-1.3-1.6h2.6L-1.3 1.6h2.6Z":"M-1.7 .1L-.5 1.4 1.8-1.3":"M-1.3-1.3L1.3 1.3M1.3-1.3L-1.3 1.3";return S`<g class="sign" transform=${`translate(${o})`}>
<circle r="4.2"></circle><path d=${i} transform="scale(1.35)"></path></g>`}function Uf(t){let{number:e,name:n,player:r,patches:o,cursor:s,ghost:i,active:l}=t,c=(m,d)=>`q${e}-${R([m,d])}`,u=new Set(i?.cells.map(String));return p`<div
class="cells"
role="grid"
id=${`grid-${e}`}
tabindex="0"
data-keys
aria-label=${a("grid-label",{name:n})}
aria-readonly=${l?"false":"true"}
aria-activedescendant=${s?c(s[0],s[1]):f}
>
${Te.map(m=>p`<div role="row" class="row">
${Te.map(d=>{let h=u.has(`${m},${d}`)?a(i?.legal?"fits-here":"does-not-fit-here"):"",y=r.cells[m*9+d],b=s&&s[0]===m&&s[1]===d;return p`<div
role="gridcell"
class=${b?"cell here":"cell"}
id=${c(m,d)}
data-testid=${`cell-${R([m,d])}`}
aria-label=${ka([m,d],y,o)+h}
></div>`})}
</div>`)}
</div>`}var Vf={"*":"special",x:"covered"};function t0(t){let e=new Map;return[...t].forEach((n,r)=>{if(n===".")return;let o=[Math.floor(r/9),r%9];e.set(n,[...e.get(n)??[],o])}),p`<svg
class="quilt-picture"
viewBox=${`-1 -1 ${W+2} ${W+2}`}
aria-hidden="true"
>
<rect class="ground" width=${W} height=${W}></rect>
${[...e].flatMap(([n,r])=>zf(n,r))}
</svg>`}function zf(t,e){let n=t==="*"||t==="x",r=n?Vf[t]:t;return(n?e.map(o=>[o]):[e]).map(o=>S`<path class="piece" fill=${`url(#fabric-${r})`} d=${J(o,10)}></path>`)}var Kf=14;function Hc({table:t,frame:e,patches:n,shell:r}){if(!e.result||!e.result.scores)return f;let{winner:o}=e.result,s=e.automa?[1]:[1,2];return p`<figure class="keepsake" data-testid="keepsake">
<div class="kept">
${s.map(i=>p`<div class=${i===o?"kept-quilt won":"kept-quilt"}>
${Rr(e.players[i-1],n)}
<p>
${gr(i)}${hn(t.seats[i-1])}
<span class="kept-name">${P(t.seats,i)}</span>
<b>${I(e.players[i-1].score)}</b>
</p>
</div>`)}
</div>
</figure>
${Zf(t,o)&&r.settings.motion!=="off"?Qf():f}`}function Zf({seats:t},e){return ot(t).includes(e)}function Qf(){return p`<div class="cheer" aria-hidden="true" data-testid="cheer">
${Array.from({length:Kf},(t,e)=>p`<svg viewBox="-6 -6 12 12">
${e%3?q(0,0,5):S`${it("special",-4.5,-4.5,.9)}`}
</svg>`)}
</div>`}function Dc({table:t,shell:e}){return ft(t)?f:p`<a
class="button"
data-testid="save-picture"
href=${da(t.game,"png",Yf(e))}
download
>${$("download")}<span>${a("save-picture")}</span></a
>`}function Yf({settings:{edition:t,theme:e}}){let n=e==="auto"?matchMedia("(prefers-color-scheme: dark)").matches:e==="dark";return{edition:t,scheme:n?"dark":"light"}}function Bc({link:t,seats:e}){let n=e.map(({name:r})=>r);return`${location.origin}${wt(ma(t,n))}`}function g0(t,e){return p`<input
id=${t}
data-testid=${t}
readonly
.value=${e}
@focus=${n=>n.target.select()}
/>`}async function qc(t){if(navigator.clipboard)return navigator.clipboard.writeText(t);let e=document.activeElement,n=document.createElement("textarea");n.value=t,n.readOnly=!0,n.className="visually-hidden",(e?.closest("dialog")??document.body).append(n),n.select();let r=document.execCommand("copy");if(n.remove(),e?.focus({preventScroll:!0}),!r)throw new Error(a("no-clipboard"))}function Jf({automa:t}){if(!t)return"";let e=t.practice?a("about-practice"):"";return`${Ze(t)}${e}. `}function Xf({board:t,seed:e}){let n=a(`board-${t}`);return e?kt("about-code",{code:p`<code data-testid="seed">${e}</code>`},{board:n}):n}function jc(t,e=""){let{state:n,table:r,game:o,shell:s}=t;return p`<section class="panel about" aria-labelledby="about-heading">
<h2 id="about-heading">${a("this-game")}</h2>
<p class="small">
${Jf(r)}${Xf(r)}${_(r)?"":a("about-watching")}${r.seed&&r.seed_chosen?a("about-chosen"):""}
</p>
${e?p`<p class="small">
<a href=${`/tournaments/${r.tournament}`} data-testid="tournament-place"
>${e}</a
>
</p>`:f}
${ah(r)}
${ft(r)?p`<p class="small" data-testid="local">
${a("offline-here")} ${r.automa?a("offline-cards"):f}
</p>`:f}
<div class="row">
${ft(r)?eh(o):th(r)} ${Dc(t)}
<button type="button" data-testid="copy-link" @click=${()=>lh(t)}>
${$("link")}<span>${a("copy-link")}</span>
</button>
${oh(t)} ${sh(t)}
${r.stage==="over"?f:p`<button type="button" data-testid="new-game" @click=${()=>s.go("/")}>
${a("new-game")}
</button>`}
</div>
${n.copied?p`<p class="small copied" data-testid="copied">${n.copied}</p>`:f}
</section>`}function th({game:t}){return p`<a
class="button"
data-testid="download-record"
href=${`/api/games/${t}/record.pgr`}
download
>${$("download")}<span>${a("record")}</span></a
>`}function eh({source:t}){return p`<button
type="button"
data-testid="download-record"
@click=${()=>rh(t.record?.()??"")}
>
${$("download")}<span>${a("record")}</span>
</button>`}var nh=6e4;function rh(t){let e=document.createElement("a");e.href=URL.createObjectURL(new Blob([t],{type:"text/plain"})),e.download="game.pgr",e.click(),setTimeout(()=>URL.revokeObjectURL(e.href),nh)}function oh({table:t,game:e}){if(!_(t)||t.stage==="over")return f;let[n,r,o]=t.can_abort?["abort",ih(t),"cancel"]:["resign",a("resign"),"flag"];return p`<button type="button" data-testid=${n} @click=${()=>e.dialog(n)}>
${$(o)}<span>${r}</span>
</button>`}function sh({table:t,game:e}){return t.mode!=="remote"||!_(t)||N(t)?f:p`<button type="button" data-testid="report" @click=${()=>e.dialog("report")}>
${a("report")}
</button>`}function ih(t){return a(N(t)?"close-table":"call-off")}function ah({mode:t,clock:e,rated:n,takebacks:r,seats:o}){if(t!=="remote")return f;let s=C.filter(l=>o[l-1].rating!==null).map(l=>`${P(o,l)} ${o[l-1].rating}`),i=[e?a("terms-clock",{clock:ac(e.control)}):a("terms-no-clock"),a(n?"terms-rated":"terms-not-rated"),a(r?"terms-takebacks":"terms-no-takebacks")];return p`<p class="small" data-testid="terms">
${i.join("; ")}. ${s.length?a("terms-ratings",{ratings:s.join(", ")}):""}
</p>`}async function lh({table:t,game:e}){e.store.dispatch({type:"copied",text:await Wc(ch(t))})}function ch({link:t,seats:e}){let n=e.map(({name:r})=>r);return`${location.origin}${wt(Rn(t,n))}`}async function Wc(t){try{return await qc(t),a("link-copied")}catch{return a("copy-this-link",{link:t})}}async function Uc({table:t,game:e}){let n=Bc(t);if(!("share"in navigator)){e.store.dispatch({type:"copied",text:await Wc(n)});return}try{await navigator.share({title:"Quiltbee",url:n})}catch(r){if(!(r instanceof DOMException))throw r}}function Vc({state:t,game:e}){if(!t.typing)return f;let n=t.notice?.typed?t.notice:null;return p`<form
class="command"
aria-label=${a("command-line")}
@submit=${r=>uh(r,e)}
>
${n?.kind==="error"?p`<p class="notice" data-testid="notice">${$("cancel")} ${n.text}</p>`:p`<p class="answer" data-testid="command-answer">${n?.text??""}</p>`}
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
@keydown=${r=>ph(r,e)}
/>
<button type="submit" class="main">${a("enter")}</button>
<button type="button" aria-label=${a("close")} @click=${()=>e.type(!1)}>
${$("cancel")}
</button>
</div>
</form>`}function uh(t,e){t.preventDefault();let r=t.target.elements.namedItem("command");e.onLine(r.value),r.value=""}function ph(t,e){t.key==="Escape"&&(t.preventDefault(),e.type(!1),document.querySelector(".quilt.active .cells")?.focus())}function zc(t){let{table:e}=t;if(!_(e))return f;let n=cr(e)&&e.stage!=="over",r=e.mode!=="remote"||e.takebacks;return p`${n?mh(t):f} ${r?dh(t):f}`}function mh({state:t,game:e}){return p`<button
type="button"
class="hint-button"
data-testid="hint"
aria-keyshortcuts="H"
aria-disabled=${xe(t)?"false":"true"}
@click=${()=>e.hint()}
>
${$("bulb")}<span>${a("hint")}</span>
</button>`}function dh({state:t,table:e,game:n}){let r=Kn(e)&&ve(t);return p`<button
type="button"
class=${e.mode==="screen"||e.mode==="computer"?"undo":"undo long"}
data-testid="undo"
aria-disabled=${ve(t)?"false":"true"}
@click=${()=>n.undo()}
>
${$("undo")}${fh(e,r)}
</button>`}function Kc({state:t,game:e}){return p`<button
type="button"
class="main turn-card"
data-testid="turn-card"
aria-keyshortcuts="T"
aria-disabled=${we(t)?"false":"true"}
@click=${()=>e.turnCard()}
>
${$("card")}<span>${a("turn-the-card")}</span>
</button>`}function fh({mode:t},e){return t==="remote"?p`<span>${a("ask-takeback")}</span>`:e?p`<span class="behind">${a("undo-practice")}</span>`:p`<span>${a("undo")}</span>`}function Zc(t){return p`<label class="switch"
><input
type="checkbox"
data-testid="turn-by-itself"
.checked=${t.settings.turnCards}
@change=${e=>t.change({turnCards:co(e)})}
/>
<span>${a("draw-automatically")}</span></label
>`}var hh={hint:"hint-coming",why:"why-coming",turn:"card-turning",move:"move-sending"};function Yc(t){let{state:e,game:n}=t,r=Xt(e)?L(e):null,{plan:o}=e.placement,s=r!==null&&r.letter!=="+",i=r?B(e,r.letter):void 0,l=r!==null&&!o&&e.placement.set&&Rt(e.placement,r)&&i?.available!==!1,c=o||r!==null&&(s||e.placement.origin!==null),u=[["rotate-left",a("rotate-left"),"left",s,()=>n.placement({type:"turn",how:"left"})],["rotate-right",a("rotate-right"),"right",s,()=>n.placement({type:"turn",how:"right"})],["flip",a("flip"),"flip",s,()=>n.placement({type:"turn",how:"flip"})],["place",a("place"),"place",l,()=>n.commit()],["cancel",a("cancel"),"cancel",c,()=>n.placement({type:"cancel"})]],m=zn(e.table)&&!e.looking;return p`<section
class=${r?"deck held":"deck"}
aria-label=${a("placing")}
data-keys
data-move=${r&&!o?ir(e.placement,r)??"":""}
>
${gh(t)}
<div class=${m?"tools waits":"tools"}>
${m?Kc(t):f}
${u.map(([d,h,y,b,k])=>p`<button
type="button"
class=${`tool ${y}`}
data-testid=${d}
aria-disabled=${b?"false":"true"}
@click=${k}
>
${$(y)}<span>${h}</span>
</button>`)}
</div>
</section>`}function gh(t){let{state:e}=t,{notice:n}=e;return p`<div
class=${Es(e)?"strip hinting":e.placement.plan?"strip planning":"strip"}
data-testid="strip"
tabindex="-1"
>
${n?.kind==="error"&&!n.typed?p`<p class="notice" data-testid="notice">${$("cancel")} ${n.text}</p>`:yh(t)}
${Mh(t)}
</div>`}function Es(t){let{hint:e,looking:n,notice:r,pending:o,placement:s}=t;if(!e||n||o||r?.kind==="error"&&!r.typed)return!1;let{letter:i,origin:l,plan:c}=s;return c?!1:i===null||!A(t)||i==="+"&&l===null}function yh(t){let{state:e,game:n}=t,r=L(e);return e.looking?p`<p>${a("earlier-position")}</p>`:e.pending?p`<p>${a(hh[e.pending.type]??"one-moment")}</p>`:Es(e)?Eh(t):e.placement.plan?n.planning?.planCard(t):r&&A(e)?wh(t,r):bh(t)}function bh(t){let{state:e,table:n}=t,r=nn(e).map(o=>Ma(o,n.seats,e.patches));return p`<p class="lately">${r.length>0?`${r.join(". ")}.`:Pe(n)}</p>
<p class=${A(e)?"guide heading-says":"guide"}>${$h(t)}</p>`}function $h({state:t,table:e}){return e.stage==="over"?a("game-over"):e.stage==="card"?a("card-ready"):e.thinking?a("thinking",{name:P(e.seats,e.turn)}):A(t)?a("choose-or-pass-now"):`${$t(e)}.`}function wh(t,e){let{state:n,table:r,shell:o}=t,s=o.settings.coordinates,i=et(n.placement,e),l=r.players[r.turn-1].cells,c=B(n,e.letter),u=sr(n.placement,e),m=mr(n,e),{text:d,isGood:h}=va(i,l,c,s),y=h&&n.placement.set?Sh():d,b=u!==null&&!Lt(i,l,void 0)?ge(l,i):[],k=c?Wn(c,b,m,r,r.seats,s):Th(m,b.length);return p`<p class=${h?"verdict yes":"verdict no"}>
${u===null&&h?Ph(e.letter):kh(y,h)}
</p>
${xh(t)}
<ul class="effects">
${vh(k).map(({kind:E,text:D})=>p`<li class=${E}>${D}</li>`)}
</ul>`}function xh({state:t,table:e,patches:n}){return p`<span class="then-next" aria-hidden="true"
>${Me(t,e).map(r=>te(r,n[r],0,!1))}</span
>`}function vh(t){let e=({kind:n})=>n==="next";return[...t.filter(e),...t.filter(n=>!e(n))]}function kh(t,e){return p`${$(e?"place":"cancel")} ${t}`}function Sh(){return p`<span class="by-mouse">${a("fits-click")}</span
><span class="by-touch">${a("fits-press",{place:a("place")})}</span>`}function Ph(t){return a(t==="+"?"put-special":"choose-place")}function Eh({state:t,game:{hints:e},shell:n}){let r=t.hint?.type==="hint",o=e?.hintWords(t,n.settings.coordinates);return e?p`<p
class="hint-line"
data-testid=${r?"hint-words":"why-words"}
data-move=${t.hint?.move??""}
>
${$("bulb")}<span>${r?p`<b>${a("hint-label")}</b> `:f}${o}</span>
</p>`:p`<p>${a(r?"hint-coming":"why-coming")}</p>`}function Mh({state:t,game:e}){if(Es(t))return p`<button
type="button"
class="corner forget"
data-testid="forget-hint"
aria-label=${a("close")}
@click=${Qc(()=>e.forgetHint())}
>
${$("cancel")}
</button>`;let n=t.pending?.type==="why",r=t.notice?.kind!=="error"&&t.placement.letter===null;return!n&&!(r&&ur(t))?f:p`<button
type="button"
class="corner"
data-testid="why"
aria-keyshortcuts="W"
aria-disabled=${n?"true":"false"}
@click=${Qc(()=>e.why())}
>
${a("why")}
</button>`}function Qc(t){return({currentTarget:e})=>{e instanceof HTMLElement&&e.closest(".strip")?.focus(),t()}}function Th(t,e){let n=[{kind:"fills",text:a("effect-special-costs")}];return t&&n.push({kind:"tile",text:a("effect-tile")}),e>0&&n.push({kind:"holes",text:a("effect-a-hole")}),n}function Xc({state:t,table:e,game:n,shell:r},o=""){if(e.mode!=="remote")return f;let{text:s,actions:i,urgent:l}=ys(t,e,o),c=r.settings.phrases?Ah(e):"",u=!!c&&!l,m=()=>r.change({phrases:!1}),d=e.seats[(e.said?.player??1)-1].yours;return p`<section
class=${l?"line urgent":"line"}
aria-label=${a("between-players")}
data-testid="line"
>
<p data-testid="line-text">${u?c:s}</p>
<div class="line-actions">
${i.map(([h,y],b)=>p`<button
type="button"
class=${l&&b===0?"main":""}
data-testid=${h}
aria-disabled=${t.pending?"true":"false"}
@click=${()=>n.mind(h)}
>
${y}
</button>`)}
</div>
${u&&!d?Jc("hush",a("phrases-off"),"cancel",m):f}
${Oh(e)?Jc("say",a("say"),"bubble",()=>r.phrases(n)):f}
${Ch(e.spectators)}
<p class="visually-hidden" role="status">${c}</p>
</section>`}function Ah({said:t,seats:e}){return t?a("says",{name:P(e,t.player),phrase:a(`phrase-${t.phrase}`)}):""}function Oh(t){return _(t)&&mt(t.seats)===null}function Jc(t,e,n,r){return p`<button
type="button"
class="say"
data-testid=${t}
aria-label=${e}
title=${e}
@click=${r}
>
${$(n)}
</button>`}function Ch(t){let e=a("watching",{count:t});return p`<p
class=${t>0?"watchers":"watchers none"}
data-testid="watchers"
title=${t>0?e:f}
>
${$("eye")}<span aria-hidden="true">${t}</span>
<span class="visually-hidden">${t>0?e:""}</span>
</p>`}var _h=[{side:"right",length:.3},{side:"bottom",length:.4},{side:"left",length:.3}],Ir=.035,Lh=2,Nh=.4;function Rh({orientations:t}){return Math.max(Lh,Math.min(...F(t[0])))+Nh}function tu(t){let e=t.map(Rh),n=Ms(e),r=[],o=1,s=0;for(let{side:i,length:l}of _h){s+=l*n;let c=r.length,u=c,m=Ms(e.slice(0,c)),d=i==="left"?1/0:s;for(;u<t.length&&m+e[u]/2<=d;)m+=e[u++];let h=Ms(e.slice(c,u));o=Math.max(o,h/l);let y=1/(u-c),b=0;for(let k=c;k<u;k+=1){let E=(e[k]/h+y)/2;r.push(Ih(i,b+E/2,t[k])),b+=E}}return{cells:Ts(o),places:r}}function Ih(t,e,{orientations:n}){let r=Ir*(1-(2*e-1)**2),o=Object.keys(n).find(i=>{let[l,c]=F(n[i]);return t==="bottom"?l>=c:c>=l}),s={right:{x:1-Ir+r,y:e},bottom:{x:1-e,y:1-Ir+r},left:{x:Ir-r,y:1-e}}[t];return{x:Ts(s.x),y:Ts(s.y),side:t,code:Number(o)}}function Ms(t){return t.reduce((e,n)=>e+n,0)}function Ts(t){return Math.round(t*1e3)/1e3}function eu(t,e,n,r){let o=[...t.slice(ke)];return p`<section class="panel ring" aria-labelledby="ring-heading" ?data-keys=${r}>
<div class="panel-head">
<h2 id="ring-heading">${a("coming-up")}</h2>
<span class="small">${a("after-these",{count:o.length})}</span>
</div>
${r?Gh(t,e,n,r):nu(o,e,n)}
</section>`}function Gh(t,e,n,{held:r,then:o,choose:s}){let i=[...t.slice(ke)],l=r!==null&&i.includes(r)?r:i[0],{cells:c,places:u}=tu(i.map(m=>e[m]));return p`<ol
class="circle"
data-testid="ring"
aria-labelledby="ring-heading"
.style=${`--cells: ${c}`}
@keydown=${Dh}
>
${i.map((m,d)=>{let h=e[m],y=u[d],b=o.includes(m),k=b?`${zt(h)}, ${a("plan-then")}`:zt(h);return p`<li class=${b?`then ${y.side}`:y.side} .style=${Fh(y)}>
<button
type="button"
class="coming"
data-coming=${m}
tabindex=${m===l?0:-1}
aria-pressed=${m===r?"true":"false"}
@click=${()=>s(m)}
>
${sn(m,h,y.code,n)}
<span class="visually-hidden">${k}</span>
<span class="price" aria-hidden="true">${gn(h.buttons)}${yn(h.time)}</span>
</button>
</li>`})}
</ol>
${Hh()}`}function Fh({x:t,y:e}){return`--x: ${t}; --y: ${e}`}function Hh(){return p`<svg class="neutral-token" viewBox="-6 -8 12 16" aria-hidden="true">
${S`<path d="M-4.6 7Q-3 4.6-1.6.4A3.9 3.9 0 1 1 1.6.4Q3 4.6 4.6 7Z"></path>`}
</svg>`}function Dh(t){let e=t.target.closest("li"),n=e?.parentElement;if(!e||!n||t.altKey||t.ctrlKey||t.metaKey)return;let r={ArrowRight:e.nextElementSibling,ArrowDown:e.nextElementSibling,ArrowLeft:e.previousElementSibling,ArrowUp:e.previousElementSibling,Home:n.firstElementChild,End:n.lastElementChild}[t.key];r!==void 0&&(t.preventDefault(),t.stopPropagation(),r?.querySelector("button")?.focus())}function yk(t,e,n){return p`<section class="panel ring whole" aria-labelledby="ring-heading">
<div class="panel-head">
<h2 id="ring-heading">${a("circle")}</h2>
<span class="small">${a("circle-left",{count:t.length})}</span>
</div>
${nu([...t],e,n)}
</section>`}function nu(t,e,n){return p`<ol class="circle" data-testid="ring" tabindex="0" aria-labelledby="ring-heading">
${t.map(r=>Bh(r,e,n))}
</ol>`}function Bh(t,e,n){let r=e[t];return p`<li title=${zt(r)}>
${te(t,r,0,n)}
<span class="visually-hidden">${zt(r)}</span>
<span class="price" aria-hidden="true">${gn(r.buttons)}${yn(r.time)}</span>
</li>`}function gn(t){return p`<span class="cost"
><svg viewBox="-3 -3 6 6" aria-hidden="true">${q(0,0,2.9)}</svg>${t}</span
>`}function yn(t){return p`<span class="time"
><svg viewBox="-3 -3 6 6" aria-hidden="true">
<path class="glass" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path></svg
>${t}</span
>`}function ru(t,e,n=f){let{state:r,frame:o}=t,s=yt(o);return p`<section class="panel market" aria-labelledby="market-heading" data-keys>
<h2 id="market-heading">
${a(A(r)&&o.stage==="action"?"choose-or-pass":"next-patches")}
</h2>
${[0,1,2].map(i=>s[i]===void 0?p`<div class="offer none" aria-hidden="true"></div>`:Uh(t,s[i],i,e))}
${jh(t)} ${n}
</section>`}var qh=t=>t>1;function jh({state:t,frame:e,game:n}){let r=t.looking?void 0:B(t,null),{time:o}=e.players[e.turn-1];return p`<button
type="button"
class=${pr(t)==="pass"?"pass hinted":"pass"}
data-testid="pass"
aria-disabled=${A(t)&&r?"false":"true"}
aria-keyshortcuts="P"
@click=${({detail:s})=>qh(s)||n.pass()}
@pointerenter=${({pointerType:s})=>s==="mouse"&&As(n,!0)}
@focus=${()=>As(n,!0)}
@blur=${()=>As(n,!1)}
>
${ou(t,null)}${$("pass")}<span class="pass-name">${a("pass")}</span>
<span class="pass-facts">
${r?_o(r,o).map(s=>p`<span>${s}</span>`):f}
</span>
</button>`}function As(t,e){t.store.dispatch({type:"weigh",on:e})}function Wh({squares:t}){return Gr(a("spoken-squares",{count:t}))}function Gr(t){return p`<span class="visually-hidden">${t}</span>`}function Uh(t,e,n,r){let{state:o,frame:s,game:i,patches:l,shell:c}=t,u=l[e],m=o.looking?void 0:B(o,e),d=o.placement.letter===e,h=j(o.placement,e),y=Me(o,s).includes(e),b=kc(i),k=m?Qt(m):null,E=pr(o)?.startsWith(e)??!1;return p`<button
type="button"
class=${["offer",y&&"then",d&&"chosen",k&&"dear",E&&"hinted"].filter(Boolean).join(" ")}
data-testid=${`patch-${n}`}
data-patch=${e}
data-orientation=${h}
aria-pressed=${d?"true":"false"}
aria-disabled=${A(o)&&m||b?"false":"true"}
aria-keyshortcuts=${n+1}
data-key=${n+1}
@click=${U=>{if(b)return i.onPlan(e);U.pointerType==="mouse"?i.choose(e):i.chooseShown(e),r()}}
>
<span class="art">${te(e,u,h,c.settings.letters)}</span>
${ou(o,e)}
<span class="facts"
><span class="offer-name"
>${u.name}${y?Gr(`, ${a("plan-then")}`):f}${Wh(u)}</span
>
<span class="price"
>${gn(u.buttons)}${Gr(a("spoken-buttons",{count:u.buttons}))}
${yn(u.time)}${Gr(a("spoken-time"))}</span
>
<span class="earn">${su(u)}</span>
${Vh(m,k)}</span
>
</button>`}function ou(t,e){let n=Va(t,e);return n.length===0?f:p`<span class="offer-marks" aria-hidden="true"
>${n.map(({label:r,kind:o})=>p`<span class=${`offer-mark to-${o}`}>${r}</span>`)}</span
>`}function Vh(t,e){return e?p`<span class="reason" title=${e}>${zh(t)}</span>`:f}function zh(t){return t&&t.missing>0?a("short-of",{count:t.missing}):a("no-room")}function Ak(t,e,n){return p`<section class="panel market looked-at" aria-labelledby="market-heading">
<h2 id="market-heading">${a("next-patches")}</h2>
${yt(t).map(r=>p`<div class="offer" data-patch=${r}>
<span class="art">${te(r,e[r],0,n)}</span>
<span class="facts" title=${zt(e[r])}
><span class="offer-name">${e[r].name}</span>
<span class="price">${gn(e[r].buttons)}${yn(e[r].time)}</span>
<span class="earn">${su(e[r])}</span></span
>
</div>`)}
</section>`}function su({income:t}){return t>0?a("earns",{count:t}):a("earns-nothing")}var Kh=[["first","first-position"],["back","previous-position"],["forward","next-position"],["last","last-position"]];function iu(t,e){return p`<div class="steps">
${Kh.map(([n,r])=>p`<button
type="button"
class="quiet square"
aria-label=${a(r)}
title=${a(r)}
data-testid=${`step-${n}`}
aria-disabled=${t(n)?"true":"false"}
@click=${()=>e(n)}
>
${$(n)}
</button>`)}
</div>`}function au(t,e,n,r,o,s=[]){let i=new Set(s.map(({number:u})=>u)),l={first:0,back:e-1,forward:e+1,last:t.length},c=u=>u<0||u>t.length||u===e;return p`<section class="panel moves" aria-labelledby="moves-heading">
<div class="panel-head">
<h2 id="moves-heading">${a("moves")}</h2>
${iu(u=>c(l[u]),u=>o(l[u]))}
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
<span class="move-words">${Zh(u,n,r)}</span>
<code>${u.move}</code>
</button>
</li>`)}
</ol>
${t.length===0?p`<p class="small">${a("no-move-yet")}</p>`:""}
</section>`}function Zh({player:t,move:e,change:n},r,o){let s=p`<b>${P(r,t)}</b>`,i=ze(e,o);return!n||n.from===n.to?kt("happened",{name:s},{deed:i}):kt("happened-with",{name:s},{deed:i,detail:Ro(n)})}var lu={income:["<circle r='2.2' fill='var(--soft)'/>","<path fill='none' stroke='var(--panel)' stroke-width='.8' d='M-1.2 0h2.4M0-1.2v2.4'/>"],empty:["<path fill='none' stroke='var(--soft)' stroke-width='.9' stroke-dasharray='1.2 .7' d='M-2.2-2.2h4.4v4.4h-4.4z'/>"],patches:["<path fill='var(--soft)' d='M-2.4-2.4h2.4v2.4h2.4v2.4h-4.8z'/>"],time:["<path fill='var(--soft)' d='M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z'/>"],score:["<path fill='var(--soft)' d='M0-2.8l.9 1.9 2 .2-1.5 1.5.4 2L0 1.8l-1.8 1 .4-2L-2.9-.7l2-.2z'/>"]};function Fr(t,e,n){return p`<table class="scores">
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
${I(r.score+(o===1?t.points:0))}
</td>`)}
</tr>
</tfoot>
</table>`}function Yh(){return p`<span class="badge tile" title=${a("tile-title")}
><svg viewBox="-10 -10 20 20" aria-hidden="true">${it("special-tile",0,0)}</svg>
<span class="visually-hidden">${a("has-tile")}</span></span
>`}var Jh=new Map(Object.entries(lu).map(([t,e])=>[t,Xo(e.join(""))]));function cu(t,e,n,r={}){let{buttons:o,income:s,empty:i,score:l,time:c}=t.players[n-1],u=[[a("number-buttons"),o,"buttons"],[a("number-income"),s,"income"],[a("number-empty"),i,"empty"],[a("number-time"),c,"time"]];if(!t.automa){let m=l-t.players[2-n].score;u.push([a("number-lead"),Co(m),"lead"])}return Os(t,e,n,u,r)}function Os(t,e,n,r,o){let{aside:s=f,clock:i=f,thumbnail:l=f}=o,c=t.stage!=="over"&&mt(e)===null&&t.turn===n;return p`<div class=${c?"bar moving":"bar"} data-testid=${`player-${n}`}>
<div class="bar-name">
${gr(n)} ${hn(e[n-1])}
<h2 title=${P(e,n)}>${P(e,n)}</h2>
${tg(e[n-1])} ${s}
${c?p`<span class="badge to-move">${a("to-move")}</span>`:f}
${t.players[n-1].special_tile?Yh():f}
</div>
${i} ${l}
<dl>
${r.map(([u,m,d])=>p`<div class=${`number number-${d}`} title=${u}>
<dt>${Xh(String(d))}<span class="visually-hidden">${u}</span></dt>
<dd data-testid=${`${d}-${n}`}>${m}</dd>
</div>`)}
</dl>
</div>`}function Xh(t){let e=Jh.get(t==="lead"?"score":t);return p`<svg class="number-sign" viewBox="-3 -3 6 6" aria-hidden="true">
${e?S(e):q(0,0,2.8)}
</svg>`}function tg({kind:t,yours:e,away:n,bot:r,rating:o}){return t!=="person"&&t!=="open"?f:p`${o===null?f:p`<span class="rating"
><span class="visually-hidden">${a("rated")}</span>${o}</span
>`}
${r?p`<span class="badge bot">${a("bot")}</span>`:f}
${n&&!e?p`<span class="badge away">${a("away")}</span>`:f}`}function uu(t,e){let n=t.players.map(r=>r.score_parts);return Fr(t,C.map(r=>p`${hn(e[r-1])}${P(e,r)}`),[[a("number-buttons"),n.map(r=>r.buttons)],[a("score-tile"),n.map(r=>r.special_tile)],[a("score-empty"),n.map((r,o)=>`${I(r.empty)} (${t.players[o].empty})`)],...t.points?[eg(t.points)]:[]])}function eg(t){return[a("score-seat"),["–",I(t)]]}function pu(t,e,n){let r=`/analysis?at=${n}${e}`;return p`<a class="quiet button" href=${r} data-testid="analyse" @click=${s=>{s.metaKey||s.ctrlKey||s.shiftKey||(s.preventDefault(),t.go(r))}}
>${$("lens")}<span>${a("tab-analysis")}</span></a
>`}function fu(t,e,n){let{buttons:r,time:o,score:s}=t.players[1],i=[[a("number-buttons"),r,"buttons"],[a("number-patches"),n.with_buttons.length+n.without_buttons.length,"patches"],[a("number-time"),o,"time"],[a("number-score"),I(s),"score"]],l=p`<span class="level-name">${Zn(n)}</span>`,c=p`<span class="next-card">${gu(t,n)}</span>`;return Os(t,e,2,i,{aside:l,thumbnail:c})}function hu(t,e,n,r,o,s=f){return p`<section
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
<div class="pile">${gu(t,e)}</div>
<div>
<p data-testid="automa-cards">${t.result?a("no-more-cards"):ng(e)}</p>
<p class="small">${Qe(e)}</p>
</div>
</div>
${ig(n,r,o)} ${rg(t,e)} ${s}
<div class="piles">
${mu("patches-with",e.with_buttons,"pile-with",r,o)}
${mu("patches-without",e.without_buttons,"pile-without",r,o)}
</div>
<p class="small">${qo(e)}</p>
</section>`}function gu({result:t},{pile:e,budget:n}){return og(e,t?null:n)}function ng({pile:t,budget:e}){return t===0?a("pile-empty"):e===null?a("next-face-down"):a("next-can-pay",{price:a("buttons",{count:e})})}function mu(t,e,n,r,o){return p`<div class="taken-pile" data-testid=${n}>
<h3>${a(t,{count:e.length})}</h3>
<ul>
${[...e].map(s=>{let{name:i,income:l}=r[s];return p`<li title=${i}>
${sn(s,r[s],0,o)}
<span class="visually-hidden"
>${i} (${s})${l?`, ${a("buttons",{count:l})}`:""}</span
>
</li>`})}
</ul>
</div>`}function rg(t,e){let n=(o,s,i)=>p`<div class=${i}>
<dt>${o}</dt>
<dd>${s}</dd>
</div>`,r=Vn(t.players[1],e.level);return p`<div class="parts">
<h3>${a("what-level-counts",{numeral:e.numeral})}</h3>
<dl data-testid="automa-score">
${r.map(([o,s])=>n(a(o),s,"part"))}
${n(a(t.result?"number-score":"score-now"),I(t.players[1].score),"sum")}
</dl>
</div>`}function Cs(t,e){return p`<svg class=${`card ${t}`} viewBox="-0.5 -0.5 41 57" aria-hidden="true">
<rect class="sheet-edge" width="40" height="56" rx="3.5"></rect>
${e}
</svg>`}function og(t,e){return t===0?Cs("empty",f):Cs("back",S`<path class="weave" d="M4 4h32v48h-32zM4 16L36 40M4 40L36 16M4 28h32M20 4v48"></path>
${e===null?q(20,28,7):S`<circle class="budget" cx="20" cy="28" r="10"></circle>
<text class="digits" x="20" y="32.4" font-size="13">${e}</text>`}`)}function sg({number:t,budget:e,income:n,filters:r}){return Cs("face",S`
<text class="card-number" x="20" y="6.6">${t}</text>
<circle class="budget" cx="12" cy="16" r="7.4"></circle>
<text class="digits" x="12" y="19.3" font-size="9.5">${e}</text>
${q(30,16,5.6)}<text class="gain" x="30" y="28.4">+${n}</text>
<text class="card-word" x="12" y="28">${a("card-budget")}</text>
${r.map((o,s)=>du(Un(o),36+s*7))}
${r.length===0?du(a("filter-none"),42):f}`)}function du(t,e){let n=Math.min(4.6,64/t.length);return S`<text class="card-filter" x="20" y=${e} font-size=${n.toFixed(1)}>${t}</text>`}function ig({turns:t,run:e},n,r){let o=t.map(s=>ag(s,n,r));return p`<section
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
</section>`}function ag(t,e,n){return p`<div class="card-turn" data-card=${t.card.number} data-taken=${t.taken??""}>
${sg(t.card)}
<div class="told">
<p class="told-card">${Fo(t.card)}</p>
<div class="tried" aria-hidden="true">
${[...t.choices].map(r=>lg(r,t,e,n))}
</div>
<ol>
<li>${Ho(t,e,n)}</li>
${t.steps.map(r=>p`<li class=${r.skipped?"skipped":""}>
${Do(r,e,n)}
</li>`)}
${Bo(t,e,n).map(r=>p`<li class="outcome">${r}</li>`)}
</ol>
</div>
</div>`}function lg(t,{affordable:e,taken:n},r,o){let s=t===n?"taken":e.includes(t)?"left":"dear",i={taken:"✓",left:"–",dear:"×"}[s];return p`<span class=${`candidate ${s}`}
>${sn(t,r[t],0,o)}<span class="fate">${i}</span></span
>`}function yu(t,e,n){let[r,o]=t.players,s=r.score_parts,i=new Map(Vn(o,n.level)),l=m=>i.get(m)??"–",c=[P(e,1),`${P(e,2)} ${n.numeral}`],u=[[a("number-buttons"),[s.buttons,l("part-held")]],[a("score-tile"),[s.special_tile,l("part-tile")]],[a("score-empty"),[`${I(s.empty)} (${r.empty})`,"–"]]];for(let m of["part-patches","part-printed"])i.has(m)&&u.push([a(m),["–",l(m)]]);return Fr(t,c,u)}function bu({level:t,levels:e},n){return!e||e.length===0?f:p`<h3 id="levels-heading">${a("at-each-level")}</h3>
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
${r.level===t?a("this-game-level",{level:Zn(r)}):Zn(r)}
</th>
${r.scores.map(o=>p`<td>${I(o)}</td>`)}
<td>${P(n,r.winner)}</td>
</tr>`)}
</tbody>
</table>`}function $u(t,e,n,{kept:r,moments:o,said:s=[],start:i}={}){let{automa:l}=t;return p`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
<h2 id="result-heading">${Kt(t,e)}</h2>
<p>${Zt(t,e)}</p>
${l?yu(t,e,l):uu(t,e)}
<div class="row">${n}</div>
${s.map(c=>p`<p>${c}</p>`)} ${i} ${o}
${l?bu(l,e):f} ${r}
</section>`}function wu(t,e,n,r){return p`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
<h2 id="result-heading">${Kt(t,e)}</h2>
<p>${Zt(t,e)}</p>
<div class="row">${n}</div>
${r.map(o=>p`<p>${o}</p>`)}
</section>`}function xu(t,e=null,n=null){let{state:r,table:o,shell:s}=t,i=n??(o.tournament?e?.onwards()??f:ug(t)),l=()=>s.go(cg(o));return p`${i}
${o.moves.length?p`<button type="button" data-testid="review" @click=${l}>
${$("graph")}<span>${a("review")}</span>
</button>`:f}
${o.moves.length?pu(s,o.link,o.moves.length):f}
<button type="button" data-testid="share" @click=${()=>Uc(t)}>
${$(r.copied?"place":"share")}
<span>${a(r.copied?"shared-copied":"share-game")}</span>
</button>
<button
type="button"
class=${i===f?"main":""}
data-testid="play-again"
@click=${()=>s.go("/")}
>
${$("fresh")}<span>${a("new-game")}</span>
</button>`}function cg(t){if(!ft(t))return`/game/${t.game}/review`;let[e,n]=ot(t.seats);return`/review?seat=${n?0:e}${t.link}`}function ug(t){let{state:e,table:n,game:r}=t;if(n.mode!=="remote")return pg(t);if(n.rematch.game!==null)return p`<a
class="button main"
data-testid="rematch-link"
href=${`/game/${n.rematch.game}`}
>${$("again")}<span>${a("to-rematch")}</span></a
>`;if(!_(n))return f;let o=bs(n);return p`<button
type="button"
class="main"
data-testid="ask-rematch"
aria-disabled=${o&&!e.pending?"false":"true"}
@click=${()=>{o&&r.mind("rematch")}}
>
${$("again")}
<span>${a(n.rematch.asked.length>0&&!o?"rematch-asked":"rematch")}</span>
</button>`}function pg({table:t,game:e,shell:n}){return t.day!==null?p`<a class="button main" data-testid="back-to-day" href=${`/day/${t.day}`}
>${$("sun")}<span>${a("back-to-day")}</span></a
>`:!_(t)||dt(t)?f:p`<button
type="button"
class="main"
data-testid="again"
@click=${()=>e.again(n.go)}
>
${$("again")}<span>${a("rematch")}</span>
</button>`}function vu(t){let{frame:e,seats:n,player:r,patches:o,lettered:s,place:i,box:l,extras:c,head:u=f}=t,{automa:m}=e;if(r===2&&m){let h=t.account??{turns:m.turns,run:0},y=hu(e,m,h,o,s,t.switches);return p`<div class=${`seat ${i}`}>${fu(e,n,m)}</div>
${l?p`<div class=${`${l} ${i}`}>${y}</div>`:y}`}let d={number:r,name:P(n,r),cursor:null,fresh:[]};return p`<div class=${`seat ${i}`}>${cu(e,n,r,c)}</div>
<div class=${`${l??"spread"} ${i}`}>
${u} ${Ic({...d,...t,player:e.players[r-1]})}
</div>`}function ku(t,e,n){return p`<details class="panel summary" data-testid="summary">
<summary><h2>${a("in-words")}</h2></summary>
${[1,2].map(r=>{let o=r;if(r===2&&t.automa)return p`<h3>${P(e,2)}</h3>
<p data-testid="summary-2">
${La(t,t.automa,n)}
${a("on-time-board",{distances:Ke(t,2)})}
</p>`;let{cells:s,patches:i}=t.players[r-1];return p`<h3>${P(e,o)}</h3>
<p data-testid=${`summary-${r}`}>
${Sa(s)} ${a("on-time-board",{distances:Ke(t,o)})}
</p>
${i.length?p`<ul>
${i.map(l=>p`<li>${Pa(l,n)}</li>`)}
</ul>`:""}`})}
</details>`}function _s(t,e=f){return p`<header class="head">
${Ns(t)}
<div class="head-middle">${e}</div>
<button type="button" class="quiet" data-testid="settings" @click=${t.openSettings}>
${$("gear")}<span>${a("settings")}</span>
</button>
<button type="button" class="quiet to-help" data-testid="help" @click=${t.help}>
${$("help")}<span>${a("help")}</span>
</button>
${Ls("quiet")}
</header>`}function Ls(t=""){return K.isStatic?f:p`<a class=${`${t} button to-me`} href="/me" data-testid="to-me"
>${$("person")}<span>${a("to-me")}</span></a
>`}function Ns(t){return p`<a class="brand" href="/" data-testid="home">
<img src=${t.logo} alt="" width="28" height="28" /><span>Quiltbee</span></a
>`}function Su(t,e){return p`${_s(t)}
<main class="waiting"><p>${e}</p></main>`}function Pu(t){let{state:e,game:n,shell:r}=t;return p`<header class="head table-head" data-keys>
${Ns(r)} ${dg(t)}
<div class="turn-buttons">
${e.looking?mg(n):zc(t)}
<button type="button" data-testid="settings" @click=${()=>n.dialog("settings")}>
${$("gear")}<span>${a("settings")}</span>
</button>
<button type="button" class="to-help" data-testid="help" @click=${r.help}>
${$("help")}<span>${a("help")}</span>
</button>
${Ls()}
</div>
</header>`}function mg(t){return p`<button
type="button"
class="main back-to-game"
data-testid="back-to-game"
@click=${()=>t.back()}
>
${a("back-to-game")}
</button>`}function dg(t){let{table:e,frame:n}=t,{looking:r}=t.state;return p`<div class=${`turn turn-${n.result?.winner??n.turn}`}>
<div class="turn-title">
<h1 id="turn-heading" tabindex="-1" data-testid="turn">
${r?a("after-move",{number:String(r.index)}):$t(e)}
</h1>
${e.automa?.practice?p`<span class="badge practice" data-testid="practice">${a("practice")}</span>`:f}
</div>
${fg(t)}
</div>`}function fg({state:t,table:e,frame:n}){if(t.status==="lost")return p`<p class="lost" data-testid="connection">
<span class="dot" aria-hidden="true"></span>${a("connection-lost")}
</p>`;let r=t.looking?`${Kt(n,e.seats)}. ${Zt(n,e.seats)}`:Pe(e);return p`<p class="turn-reason" data-testid="turn-reason">${r}</p>`}function Mu(t,e,n,r){let{table:o,frame:s,patches:i}=t,l=s.result!==null||dt(s),c=!N(o)&&!Ct(o),u=_(o)&&c&&!l,m=r!==null,d=m?"remote guided":c?`${o.mode} round`:o.mode,h=e.place?.words();return p`${Pu(t)}
<main
class=${$g(t,l,d)}
data-stage=${s.stage}
data-number=${o.number}
>
${gg(t,{line:r??Xc(t,h),middle:wg(t,e,n,m),tools:u?Yc(t):f,moves:bg(t)})}
<div class="below">
${m?f:jc(t,h)} ${ku(s,o.seats,i)}
</div>
</main>
${hg(t)}`}function hg(t){return p`${Vc(t)} ${Sg(t)} ${Nc(t)}`}function gg(t,e){let{state:n,table:r,frame:o,shell:s}=t,{look:i}=s.settings,l=()=>s.change({look:i==="cloth"?"thread":"cloth"}),c=Qo(n),m=r.mode==="screen"&&r.seats.filter(({yours:d})=>d).length!==1?1:c;return p`<div class="felt" data-keys tabindex="-1">
<div class="column own">${Eu(t,m)}</div>
<div class="column middle">
${e.line} ${e.middle} ${e.tools} ${Ct(r)?f:yg(t)}
${e.moves}
</div>
<div class="column other">
${Eu(t,z(m))}
${cl(o,r.seats,i,l,Ka(n),c)}
</div>
</div>`}function yg({state:t,frame:e,game:n,patches:r,shell:o}){let{placement:s}=t,i={held:s.plan?s.letter:null,then:Me(t,e),choose:n.onPlan},{letters:l}=o.settings;return eu(e.ring,r,l,vs(n)?i:void 0)}function bg({state:t,table:e,game:n,patches:r}){let o=t.looking?t.looking.index:e.moves.length,s=i=>n.look(i);return au(e.moves,o,e.seats,r,s,nn(t))}function $g({state:t,table:e,shell:n},r,o){return["table",o,n.settings.coordinates?"named":"unnamed",t.peek&&"peek",(N(e)||Ct(e))&&"awaiting",r&&"ended"].filter(Boolean).join(" ")}function wg(t,e,n,r){let{table:o,frame:s,game:i}=t,{seating:l,place:c}=e;if(N(o)||Ct(o))return l?.panel()??f;let u=r?f:xu(t,c,l?.onward(o)),m=c?.said()??[];if(s.result){let h=Hc(t),y=Gn(o)&&!r?p`<div class="moments" data-testid="moments">${i.moments?.view()}</div>`:f,b=l?.afterwards(o);return $u(s,o.seats,u,{kept:h,moments:y,said:m,start:b})}if(dt(s))return wu(s,o.seats,u,m);let d=_(o)?f:i.planning?.planAside(t);return ru(t,n,d)}function Eu(t,e){let{state:n,table:r,frame:o,patches:s,shell:i,game:l}=t,{seats:c}=r,u=Qo(n)===e,m=Xt(n)&&en(n)===e,{letters:d,coordinates:h}=i.settings,y=nn(n).filter(E=>E.player===e),b=n.hint?.type==="why"&&n.hint.player===e&&[n.hint.move],k=()=>l.store.dispatch({type:"peek"});return vu({frame:o,seats:c,player:e,patches:s,lettered:d,named:h,active:m,place:`${u?"front":"back"} p${e}`,held:m&&n.placement.letter!==null,ghost:kg(n,e),cursor:m?n.placement.cursor:n.walks[e],fresh:za(b||y.map(({move:E})=>E),s),hint:dr(ja(n,e),s),marks:Ua(n,e),extras:{clock:Cc(r,e),thumbnail:u?f:xg(t,e,k)},head:u?f:vg(c,e,k),account:n.looking?void 0:n.account,switches:_(r)&&r.stage!=="over"?Zc(i):f})}function xg({state:t,table:e,frame:n,patches:r},o,s){return p`<button
type="button"
class="peek-button"
aria-expanded=${t.peek?"true":"false"}
aria-label=${a("peek",{name:P(e.seats,o)})}
data-testid="peek"
@click=${s}
>
${Rr(n.players[o-1],r)}
</button>`}function vg(t,e,n){let r=Ve(t,e);return p`<div class="peek-head">
<b>${r?a("your-quilt"):a("quilt-of",{name:P(t,e)})}</b>
<button type="button" data-testid="peek-close" @click=${n}>${a("back")}</button>
</div>`}function kg(t,e){let{placement:n}=t,r=L(t);return!r||!n.origin||en(t)!==e||t.looking?null:{letter:r.letter,code:j(n,r.letter),origin:n.origin,cells:et(n,r),set:n.set,sent:t.pending!==null,legal:Rt(n,r)&&B(t,r.letter)?.available!==!1,planned:n.plan}}function Sg({state:t,game:{hints:e}}){let{notice:n,said:r,ghostText:o,status:s,hint:i}=t;return p`<div class="visually-hidden">
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
</div>`}var Pg=":is(button, a, input, summary, .quilt):not(.pass)";function Tu(t,e){let n=()=>e.store.dispatch({type:"weigh",on:!1}),r=({target:s})=>{s instanceof Element&&s.closest(Pg)&&n()},o=s=>{s.key==="Escape"&&n()};return t.addEventListener("pointerover",r),window.addEventListener("keydown",o),()=>{t.removeEventListener("pointerover",r),window.removeEventListener("keydown",o)}}function Au({root:t,shell:e},n,r,o=null){let s=Ag(n,r,e,o),i=()=>bl(t),l=o?.accompany(s,i)??null;l&&(s.company=l.company);let c={seating:null,place:null},u=gl(t,s,e),m=Og(t,s,e),d=Cg(t,s,c,e,i,l),h=_g(s,e),y=Lg(s,()=>k()),b=!0,k=()=>{!b||l?.company.leaving||(d(),Pc(s.state.table.seats),l?.drawn(),h(),l||y.consider(),u.play(),m.consider())},E=s.state.table,D=[s.store.watch(k),s.store.watch(Ng(s,E,e)),...l?.watch(k)??[],Tu(t,s),yl(t,s,u,m,i),m.stop,()=>u.skip(),y.stop,()=>c.place?.close(),()=>s.close()];o||_u(s.id,E),Cu(E),E.tournament!==null&&Mg(s,c,e,k),(E.fair||N(E))&&Eg(s,c,e,k),s.open();let U=!0;return{draw:()=>{k(),U&&Tg(t,l),U=!1},close:()=>{b=!1;for(let se of D)se()}}}function Eg(t,e,n,r){M("seating").then(({seatingAt:o})=>{e.seating=o(t,n,r),r()},t.fail)}function Mg(t,e,n,r){M("tournaments").then(({placeOf:o,onwards:s})=>{let i=o(t.id,n,r);e.place={words:()=>i.words,said:()=>i.said,onwards:()=>s(i),close:i.close}},console.warn)}function Tg(t,e){document.activeElement===document.body&&t.querySelector("#turn-heading")?.focus({preventScroll:!0}),e?.begin()}function Ag(t,e,n,r){let o=new Cr(t,e,r?.seen);return o.onHelp=n.help,hl(o),o.onOutdated=We,o.onUnopened=ca,o}function Ou(t,e){let n=xr(t,e);if(n===null)throw new Ht(a("page-outdated"));let r=`${location.origin.replace(/^http/,"ws")}/api/games/${t.game}/play`;return new Er({open:()=>new WebSocket(`${r}?version=${2}`),...Ft,newId:()=>`${Date.now().toString(36)}-${Math.random().toString(36).slice(2,12)}`},n,e)}function Og(t,e,n){let r={now:()=>performance.now(),...Ft},o=new Lr({...r,turn:()=>e.turnCard(!0)}),s=new _r({...r,show:(i,l)=>_c(t,i,l),onTime:i=>e.store.dispatch({type:"time",part:i})});return{consider:()=>{o.consider(e.state,n.settings.turnCards),s.consider(e.state)},stop:()=>{o.stop(),s.stop()}}}function Cg(t,e,n,r,o,s){let i=-1,l=-1,c=!1;return()=>{let{table:u}=e.state,m=document.activeElement,d=s?.slot()??null;Z(Mu(Lc(e,r),n,o,d),t),Rc(t),e.state.typing&&!c&&document.getElementById("command")?.focus(),c=e.state.typing,m&&!m.isConnected&&wl(t,m,o),fn($t(u),Xe(u)&&u.mode!=="screen"),e.state.looking?fl(t):u.moves.length!==i&&Rg(t.querySelector(".move-list")),i=u.moves.length;let h=document.activeElement?.matches("[data-quilt=shown] .cells");u.number!==l&&h&&o(),l=u.number}}function _g(t,e){let n=-1,r=Ii(t.id);return()=>{let{number:o}=t.state.table;!(e.settings.hints||r)||n===o||!xe(t.state)||(n=o,t.hint())}}function Lg(t,e){let n=null,r=()=>{t.moments?.stop(),t.moments=null,n=null};return{stop:r,consider:()=>{let{table:o}=t.state,s=Gn(o)?o.moves.length:null;s!==n&&(r(),n=s,s!==null&&M("moments").then(({lookBack:i})=>{n===s&&(t.moments=i(t,o,e)),e()},console.warn))}}}function Ng(t,e,n){let r=e;return()=>{let o=t.state.table,s=yc(r,o);N(r)&&!N(o)&&_u(o.game,o),r.stage!==o.stage&&Cu(o),r=o,s!==null&&n.go(`/game/${s}`)}}function Rg(t){t&&(t.scrollTop=t.scrollHeight)}function Cu(t){let{game:e,ring0:n,mode:r,rated:o,day:s,stage:i}=t;_(t)&&(r==="remote"||o||s!==null)&&Hi(e,n,i==="over")}function _u(t,e){let{seats:n}=e;!ft(e)&&n.some(r=>r.yours)&&Di(t,n.map(r=>r.name||a("an-open-seat")).join(" – "))}var Lu={load:mo,save:Ri,hintAt:Gi};async function Nu(t){if(location.hash.length>1)return Rs(t,location.hash);let e=async r=>{let o=await Ru(t,r),s=[o.tags.Player1,o.tags.Player2],i=o.link?Rn(o.link,s):"/";history.pushState(null,"",wt(i)),t.show(Iu(t,o))},{openHomePage:n}=await M("home");return{page:await n(t,t.feed,e),title:""}}async function Rs(t,e){let n=ga(location.search),r=await Ru(t,e);return Iu(t,{...r,tags:{...n,...r.tags}})}async function Ru({patches:t},e){let{openReplay:n}=await M("viewer");return n(e,await t)}async function Iu(t,e){let{openViewerPage:n}=await M("viewer");return{page:await n(t,e),title:"tab-viewer"}}async function Is(t,e){t.wait("opening-table");let[n,r]=await Promise.all([li(e),t.patches]),o=mo()?.game===e?await Ig(t):null;return{page:Au(t,Ou(n,r),r,o),title:"tab-game",known:n.seats.some(i=>i.yours)}}async function Ig({root:t,shell:e}){let{accompany:n,asNewcomer:r}=await M("guide");return{seen:r,accompany:(o,s)=>n(t,o,e,Lu,s)}}async function Gu(t){t.wait("opening-table");let{firstGame:e}=await M("guide"),n=await e(Lu);return{...await Is(t,n),address:`/game/${n}`}}function H(t,e,n,r,{data:o=[],wait:s="one-moment",title:i=`tab-${t}`}={}){return{name:t,path:e,part:n,data:o,open:async(l,c)=>{l.wait(s);let u=await r(await M(n),l,c);return"page"in u?u:{page:u,title:i}}}}var Fu={wait:"opening-review",title:"tab-review"},Hu={data:["/api/puzzles"],title:"tab-puzzles"},Gg=["/api/me","/api/me/ratings","/api/me/statistics","/api/me/bots"],Fg=[{name:"home",path:"/",part:"home",data:[],open:Nu},{name:"game",path:"/game/{id}",part:null,data:["/api/games/{id}"],open:Is},H("game-review","/game/{id}/review","review",(t,e,n)=>t.openGameReview(e,n),{...Fu,data:["/api/games/{id}"]}),H("link-review","/review","review",(t,e)=>t.openLinkReview(e),Fu),H("invitation","/i/{id}","pages",(t,e,n)=>t.openInvitation(e,n),{data:["/api/invitations/{id}"],wait:"opening-invitation"}),{name:"shared",path:"/g/{id}",part:"viewer",data:[],open:(t,e)=>Rs(t,fa(e))},H("link","/s/{id}","pages",(t,e,n)=>t.openSignInLink(e,n)),H("analysis","/analysis","analysis",(t,e)=>t.openAnalysisPage(e)),H("aid","/aid","pages",(t,e)=>t.openAidPage(e)),H("offline","/offline","offline",(t,e)=>t.openLocal(e),{wait:"opening-table"}),{name:"first-game",path:"/first-game",part:"guide",data:[],open:Gu},H("me","/me","pages",(t,e)=>t.openMe(e),{data:Gg}),H("today","/day","pages",(t,e)=>t.openDay(e)),H("day","/day/{id}","pages",(t,e,n)=>t.openDay(e,n),{data:["/api/days/{id}","/api/me/days"]}),H("progress","/progress","pages",(t,e)=>t.openProgress(e),{data:["/api/me/progress"]}),H("ratings","/ratings","pages",(t,e)=>t.openRatings(e)),H("profile","/people/{id}","pages",(t,e,n)=>t.openProfile(e,n),{data:["/api/people/{id}"]}),H("admin","/admin","pages",(t,e)=>t.openAdmin(e),{data:["/api/admin/reports"]}),H("puzzles","/puzzles","puzzles",(t,e)=>t.openPuzzles(e,""),Hu),H("puzzle","/puzzles/{id}","puzzles",(t,e,n)=>t.openPuzzles(e,n),Hu),H("sign-in","/sign-in","pages",(t,e)=>t.openSignIn(e),{data:["/api/me"]}),H("tournaments","/tournaments","tournaments",(t,e)=>t.openTournaments(e),{data:["/api/tournaments"]}),H("tournament","/tournaments/{id}","tournaments",(t,e,n)=>t.openTournament(e,n),{data:["/api/tournaments/{id}"]})],Hg=Fg.map(t=>({route:t,pattern:new RegExp(`^${t.path.replace("{id}","([\\w-]+)")}$`)}));function Gs(t){for(let{route:e,pattern:n}of Hg){let r=n.exec(t);if(r)return{route:e,match:r[1]??""}}return null}function Hr(t,e,n){let r=document.createElement("dialog");return r.className=`sheet ${t}-dialog`,r.dataset.testid=`dialog-${t}`,r.setAttribute("aria-labelledby",e),r.addEventListener("close",()=>r.remove()),n(r),document.body.append(r),r.showModal(),r}var bn=null;function Du(t){if(bn)return;Hr("settings","dialog-heading",n=>{bn=()=>Z(p`${Tn(t,()=>n.close(),null)}`,n),bn()}).addEventListener("close",()=>{bn=null})}function Bu(){bn?.()}function qu(){let t=document.createElement("span");t.className="probe",t.ariaHidden="true",t.textContent="a b",document.body.append(t);let e=()=>document.documentElement.toggleAttribute("data-roomy",Dg(getComputedStyle(t)));new ResizeObserver(e).observe(t)}function Dg({letterSpacing:t,wordSpacing:e,lineHeight:n,fontSize:r}){let o=parseFloat(r);return[t,e].some(i=>parseFloat(i)>0)||o>18||parseFloat(n)>1.1*o}async function ju(){let{typeface:t}=document.querySelector("script[data-typeface]").dataset,e=new FontFace("Nunito",`url(${t})`,{weight:"400 700"});try{document.fonts.add(await e.load()),await je(new URL("./print.css",import.meta.url).href)}catch(n){console.warn("The page stays without its typeface or its style for paper:",n)}}function Wu(t){t.translate=t.querySelector(".quilt-box, .quilt")===null,t.classList.toggle("notranslate",!t.translate)}function Uu(t,e){let n=document.documentElement,r=!1;new MutationObserver(async()=>{let o=/\btranslated-(ltr|rtl)\b/.test(n.className)&&!t.translate;if(!o&&!r)return;r=o;let{tellTranslation:s}=await M("translated");s(o,n.lang,e())}).observe(n,{attributes:!0,attributeFilter:["class","lang"]})}var Vu=["GGGbbaaaXXX.","EEGbaaffJXVV","EEEbbYYfJVVg","LLLL.YWWJggg"];function Bg(t){return Vu.flatMap((e,n)=>[...e].flatMap((r,o)=>r===t?[[n,o]]:[]))}function qg(t){let e=Bg(t),n=`url(#fabric-${t})`;return S`<path class="piece" fill=${n} d=${J(e,10,.25)}></path>
<path class="stitches" d=${J(e,10,1.1)}></path>`}function zu(){let t=[...new Set(Vu.join(""))].filter(e=>e!==".");return p`<svg class="cover" viewBox="-1 -1 122 42" aria-hidden="true">
<rect class="ground" width="120" height="40" rx="1"></rect>
<rect fill="url(#fabric-cell)" width="120" height="40"></rect>
${t.map(qg)}
${[[2,0],[1,2],[6,0],[8,1],[10,2],[2,3]].map(([e,n])=>q((e+.5)*10,(n+.5)*10,2.6))}
</svg>`}function Ku(t,e){let[n,r,o]=ri(t??""),s=r?p`<span lang="en">${r}</span>${o}`:f;return p`<p class="notice" role="alert" ?hidden=${!t} data-testid=${e}>
<span>${n}${s}</span>
</p>`}function kP(t){let e=p`<span lang="en">${t}</span>`;return p`<p class="notice" data-testid="notice">
${kt("fault-in-record",{detail:e})}
</p>`}var Fs=new Map([["classic",Promise.resolve(rn)]]),Hs="classic";async function Ds(t){Hs=t;try{let e=await jg(t);Hs===t&&Zu(t,e)}catch(e){console.warn(`The ${t} edition can’t be loaded:`,e),Hs===t&&!document.querySelector("#fabrics > *")&&Zu("classic",rn)}}function Zu(t,e){document.documentElement.dataset.edition=t,Z(Xa(e),document.getElementById("fabrics"))}function jg(t){let e=Fs.get(t);if(e)return e;let n=le(`/editions/${t}`),o=Promise.all([Ja(`${n}.json`),Wg(`${n}.css`)]).then(([s])=>s);return Fs.set(t,o),o.catch(()=>Fs.delete(t)),o}async function Wg(t){let e=document.querySelector(`link[href="${t}"]`);e?.sheet||(e?.remove(),await je(t))}"static"in document.documentElement.dataset&&Object.assign(K,{isStatic:!0,base:new URL(".",location.href).pathname});var Tt=document.getElementById("app");K.isStatic&&M("static").then(({leadLinks:t})=>t(Tt),console.warn);var at=De(),$n=null,qs=()=>"",Dr=0,Ug=ai(Vs("link[data-what=patches]")),js=new kn({open:()=>new WebSocket(`${location.origin.replace(/^http/,"ws")}/api/feed`),...Ft,onWaiting:Tc,onInvited:Vg,onNews:Ao,onRound:t=>{Ao("games"),M("tournaments").then(({tellRound:e})=>e(t),console.warn)}}),Bs=!1;function Vg(t){let e=Bs;Bs=t>0,(Bs||e)&&M("invited").then(({showInvitations:n})=>n(oe)).catch(Br)}async function Us(t){K.isStatic||On().length===0&&!fo()||document.hidden||js.socket||(t??await zg())&&js.open()}async function zg(){return ct("GET /api/me").then(({known:t})=>t,()=>!1)}var oe={get settings(){return at},logo:Vs("link[rel=icon]"),change(t){Ci({...at,...t}),t.sounds&&M("cues").then(({play:e})=>e("button"),Br),Qu(t)},go(t){history.pushState(null,"",wt(t)),wn()},onNews:ua,help(){M("aid").then(({openAid:t})=>t(),Br)},openSettings(){Du(oe)},phrases(t){M("phrases").then(({openPhrases:e})=>e(t,oe),Br)},canVibrate:"vibrate"in navigator};function Qu(t){at={...at,...t},Yu(),t.edition&&Ds(t.edition),"language"in t||"edition"in t?Zg().catch(ep):Ju()}function Br({message:t}){Hr("aside","aside-words",e=>Z(p`<p role="alert" id="aside-words">${t}</p>
<button type="button" class="main" @click=${()=>e.close()}>${a("close")}</button>`,e))}function Vs(t){return document.querySelector(t).href}function Yu(){let{theme:t}=at;t==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=t}function qr(){return at.language==="auto"?ui(navigator.languages):at.language}async function Kg(){let{lang:t}=document.documentElement,n=at.language==="auto"&&!K.isStatic?t:qr(),r=t===n?Vs("link[data-what=words]"):void 0;So(await qe(n,r),at.edition),document.documentElement.lang=n,yo()}async function Zg(){let t=qr(),[e,n]=await Promise.all([qe(t),aa(t)]);t===qr()&&(So(e,at.edition),n&&Nn(n),document.documentElement.lang=t,yo(),fn(qs()),Ju())}function Ju(){$n?.draw(),Bu()}function Xu(t,e,n=null){let r=$n===null;$n?.close(),$n=t,qs=e?()=>a(e):()=>"",fn(qs()),Us(n),window.scrollTo(0,0),Tt.querySelector(".boot")?.remove(),document.querySelector(`[data-until="${CSS.escape(location.pathname)}"]`)?.remove(),t.draw(),Wu(Tt),r?requestAnimationFrame(()=>setTimeout(ju)):Qg()}function Qg(){let t=Tt.querySelector("h1");!t||document.activeElement!==document.body||(t.tabIndex=-1,t.focus({preventScroll:!0}))}var Yg={root:Tt,shell:oe,feed:js,patches:Ug,show:tp,wait(t){Tt.querySelector(".boot")?.remove(),$n||Z(Su(oe,a(t)),Tt)}};function Jg(t){let e=t.target.closest("a[href]");if(!e||t.defaultPrevented||t.button!==0||t.metaKey||t.ctrlKey||t.shiftKey||t.altKey||e.target||e.hasAttribute("download")||e.origin!==location.origin)return;let{pathname:n,search:r,hash:o,href:s}=e;n===location.pathname&&r===location.search&&o!==""||!Gs(Vr(e))||(t.preventDefault(),history.pushState(null,"",s),wn())}function wn(){Dr+=1;let t=Gs(Vr(location));t?tp(t.route.open(Yg,t.match)):Ws("page")}async function tp(t){let e=Dr;try{let{page:n,title:r,known:o,address:s}=await t;if(e!==Dr)return n.close();s&&history.replaceState(null,"",wt(s)),Xu(n,r,o)}catch(n){e===Dr&&ep(n)}}function ep(t){if(t instanceof Ht&&We())return;if(t instanceof xt&&t.status===404&&Xg())return Ws("game");if(t instanceof xt&&t.status===422)return Ws("page");let e=t instanceof Error?t.message:String(t);np("cannot-show",e,si(t))}function Xg(){return location.pathname.startsWith("/game/")}function Ws(t){np(t==="game"?"no-such-game":"no-such-page",a("link-may-be-old"))}function np(t,e,n=!1){Xu({draw:()=>Z(p`${_s(oe)}
<main class="waiting">
${zu()}
<h1>${a(t)}</h1>
${Ku(e,"problem")}
<a class="button main" href="/">${a("back-to-home")}</a>
${n?ho():f}
</main>`,Tt),close:()=>{}},t)}Zr.areRefused=()=>!navigator.cookieEnabled;Yu();Js(navigator.languages);await Promise.all([Kg(),Ds(at.edition)]);window.addEventListener("popstate",wn);document.addEventListener("click",Jg);window.addEventListener("keydown",t=>{t.key==="F1"&&(t.preventDefault(),oe.help())});window.addEventListener("online",()=>Us(null));document.addEventListener("visibilitychange",()=>Us(null));window.addEventListener("pointerdown",()=>{for(let t of document.getAnimations())t.finish()},{capture:!0});wn();ji(wn);Uu(Tt,qr);qu();_i(Qu);document.readyState==="complete"?go():window.addEventListener("load",go);export{Ft as a,ie as b,ae as c,xn as d,ey as e,G as f,Oe as g,vn as h,V as i,a as j,nt as k,Xs as l,ry as m,oy as n,ei as o,K as p,le as q,wt as r,_e as s,cy as t,At as u,Ht as v,si as w,xt as x,ct as y,gy as z,li as A,yy as B,by as C,pi as D,Sy as E,Jr as F,mi as G,Py as H,Xr as I,My as J,di as K,p as L,S as M,f as N,Z as O,$ as P,jt as Q,co as R,Pi as S,Ei as T,Mi as U,Ti as V,uo as W,By as X,qy as Y,jy as Z,Wt as _,He as $,Wy as aa,kt as ba,$p as ca,kp as da,ab as ea,lb as fa,cb as ga,ub as ha,pb as ia,mb as ja,db as ka,fb as la,On as ma,fo as na,hb as oa,gb as pa,yb as qa,bb as ra,$b as sa,wb as ta,xb as ua,Pp as va,Hr as wa,lw as xa,St as ya,Vt as za,J as Aa,jn as Ba,Gm as Ca,it as Da,q as Ea,te as Fa,C as Ga,z as Ha,ot as Ia,_ as Ja,Oo as Ka,In as La,N as Ma,nm as Na,ya as Oa,I as Pa,Co as Qa,zt as Ra,Ve as Sa,X as Ta,P as Ua,Kt as Va,Zt as Wa,um as Xa,x$ as Ya,ze as Za,ye as _a,Lt as $a,Qt as ab,mm as bb,Sa as cb,Ke as db,Pa as eb,fm as fb,Ca as gb,_a as hb,Zn as ib,Qe as jb,La as kb,Wo as lb,rr as mb,Vo as nb,Je as ob,j as pb,et as qb,Xe as rb,A as sb,we as tb,cr as ub,xe as vb,ur as wb,ve as xb,Zo as yb,B as zb,Wa as Ab,tn as Bb,Jt as Cb,en as Db,L as Eb,Qo as Fb,za as Gb,es as Hb,gr as Ib,cl as Jb,hw as Kb,sd as Lb,fl as Mb,hl as Nb,gl as Ob,yl as Pb,bl as Qb,wl as Rb,ke as Sb,Ew as Tb,$r as Ub,vl as Vb,gt as Wb,yt as Xb,os as Yb,ss as Zb,pn as _b,kl as $b,ee as ac,Sl as bc,Rw as cc,Tl as dc,Nl as ec,Rl as fc,Bl as gc,jl as hc,xd as ic,Wl as jc,kd as kc,Ul as lc,zw as mc,Kw as nc,ms as oc,Ql as pc,Rc as qc,Tu as rc,Mr as sc,ac as tc,lc as uc,gs as vc,uc as wc,Zd as xc,kx as yc,Ax as zc,tf as Ac,$t as Bc,nf as Cc,Fx as Dc,hf as Ec,vc as Fc,Sc as Gc,Cr as Hc,Ol as Ic,_l as Jc,xr as Kc,dn as Lc,ne as Mc,zl as Nc,Zl as Oc,Ld as Pc,Nd as Qc,oc as Rc,Yc as Sc,Lc as Tc,Rn as Uc,ma as Vc,ga as Wc,Rf as Xc,Rr as Yc,t0 as Zc,Yf as _c,g0 as $c,qc as ad,rh as bd,Wc as cd,eu as dd,yk as ed,gn as fd,yn as gd,ru as hd,Ak as id,su as jd,iu as kd,au as ld,pu as md,$u as nd,vu as od,ku as pd,_s as qd,hg as rd,gg as sd,$g as td,Eu as ud,Ku as vd,kP as wd,vf as xd,ua as yd,Tc as zd,Ef as Ad,Pc as Bd,zu as Cd,Au as Dd,M as Ed};
