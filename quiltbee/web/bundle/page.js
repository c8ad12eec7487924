var Ft={later:(t,e)=>Number(setTimeout(t,e)),forget:t=>clearTimeout(t)};var bn=[{level:1,name:"Beginner",audience:"a child can beat it"},{level:2,name:"Learner",audience:"for a first game"},{level:3,name:"Casual",audience:"if you know the rules"},{level:4,name:"Regular",audience:"if you’ve played a few times"},{level:5,name:"Practised",audience:"if you play often"},{level:6,name:"Skilled",audience:"for good players"},{level:7,name:"Strong",audience:"for very good players"},{level:8,name:"Expert",audience:"for the best in your club"},{level:9,name:"Master",audience:"nearly everything the computer has"},{level:10,name:"Full strength",audience:"everything it has; it thinks for about a second"}],ae=3,$n=[{level:1,numeral:"I",name:"Intern",marker:52,per_button_held:0,per_patch_with_buttons:0,per_button_on_patches:0},{level:2,numeral:"II",name:"Apprentice",marker:44,per_button_held:1,per_patch_with_buttons:0,per_button_on_patches:0},{level:3,numeral:"III",name:"Fellow",marker:41,per_button_held:1,per_patch_with_buttons:1,per_button_on_patches:0},{level:4,numeral:"IV",name:"Master",marker:38,per_button_held:1,per_patch_with_buttons:0,per_button_on_patches:1},{level:5,numeral:"V",name:"Legend",marker:35,per_button_held:1,per_patch_with_buttons:1,per_button_on_patches:1}],zg=65536,zs=18e4,G=53,Oe=[5,11,17,23,29,35,41,47,53],wn={revised:[26,32,38,44,50],original:[20,26,32,44,50]};var Ce={language:"en",format:t=>t};function Ks(t){Ce=t}function V(){return Ce.language}function a(t,e){return Ce.format(t,e)}function nt(t){let{language:e}=Ce;return new Intl.ListFormat(e==="en"?"en-GB":e).format(t)}var Zs=[];function Qs(t){Zs=t}function Ys(){let{language:t}=Ce;return Zs.find(e=>e.split("-")[0]===t)??t}function Zg(t){return new Intl.DateTimeFormat(Ys(),{dateStyle:"medium"}).format(t)}function Qg(t){return new Intl.NumberFormat(Ys(),{minimumFractionDigits:1,maximumFractionDigits:1}).format(Math.round(t*10)/10||0).replace("-","−")}var Js=new Set;function Xs(t){return t instanceof Error?t.message:String(t)}function ti(t){t!==""&&Js.add(t)}function ei(t){let e=V()==="en"?"":[...Js].find(r=>t.includes(r));if(!e)return[t,"",""];let n=t.indexOf(e);return[t.slice(0,n),e,t.slice(n+e.length)]}var Z={base:"/",isStatic:!1};function le(t){return Z.base+t.slice(1)}function wt(t){if(!Z.isStatic)return t;let[,e,n,r]=/^([^?#]*)\??([^#]*)(.*)$/.exec(t),o=[e==="/"?"":`page=${e}`,n].filter(Boolean).join("&");return`${Z.base}${o&&"?"}${o}${r}`}function Wr({pathname:t,search:e}){return Z.isStatic?new URLSearchParams(e).get("page")??"/":t}function _e(t,e){let n=e,r=!1,o=new Set,s=()=>{r=!1;for(let i of[...o])i(n)};return{get:()=>n,dispatch(i){let l=t(n,i);l!==n&&(n=l,r||queueMicrotask(s),r=!0)},watch(i){return o.add(i),()=>o.delete(i)}}}function ey(t){return _e((e,n)=>({...e,...n}),t)}var Yu=new Set([400,401,403,404,409,410,413,422,429,503]),At=class extends Error{name="Away"},Ht=class extends Error{};function ri(t){let e=t instanceof At;return e&&Vr(!0),e}var Dt=_e((t,e)=>e,{away:!1}),xt=class extends Error{constructor(n,r){super(n);this.status=r}status},Ju=new Set(["POST /api/challenges","POST /api/days/{day}","POST /api/games","POST /api/games/{game}/again","POST /api/games/{game}/seat","POST /api/invitations/{code}","POST /api/match","POST /api/tournaments","POST /api/tournaments/{tournament}/join"]),zr={areRefused:()=>!1};async function ct(t,...[e]){if(zr.areRefused()&&Ju.has(t))throw new xt(a("no-cookies"),0);return oi(await Kr(t,e))}async function oi(t){let e=await t.text();if(!t.ok)throw new xt(Zr(e,t.status),t.status);return e!==""&&!t.headers.get("content-type")?.startsWith("image/")?JSON.parse(e):e}async function*ly(t,e,n){let r=await Kr(t,e,n);if(!r.ok||!r.body)throw new xt(Zr(await r.text(),r.status),r.status);let o=r.body.pipeThrough(new TextDecoderStream).getReader(),s="";try{for(;;){let{done:i,value:l=""}=await o.read().catch(ni),c=(s+l).split(`
`);s=c.pop()??"";for(let u of c.filter(m=>m.trim()))yield Xu(u);if(i&&s.trim()&&ni(new Error("The last line is not whole.")),i)return}}finally{await o.cancel().catch(()=>{})}}function Xu(t){let e=JSON.parse(t);if("error"in e)throw new xt(Zr(t,0),0);return e}function ni(t){throw new At(a("server-away"),{cause:t})}function Kr(t,e={},n){let[r,o]=t.split(" "),s={...e},i=o.replace(/\{(\w+)\}/g,(l,c)=>{let u=s[c];return delete s[c],encodeURIComponent(u)});return r!=="GET"?Ur(i,{method:r,headers:{"content-type":"application/json"},body:JSON.stringify(s),signal:n}):(Object.keys(s).length>0&&(i+=`?${new URLSearchParams(s)}`),Ur(i,{signal:n}))}async function Ur(t,e={}){if(Z.isStatic&&t.startsWith("/api/"))throw new At(a("no-server"));try{let n=await fetch(new URL(t,import.meta.url),e);return Vr(!1),n}catch(n){throw e.signal?.aborted||Vr(!0),new At(a("server-away"),{cause:n})}}function Vr(t){!Z.isStatic&&Dt.get().away!==t&&Dt.dispatch({away:t})}function Zr(t,e){let{error:n,code:r,values:o}=tp(t);return typeof o?.detail=="string"&&ti(o.detail),r?a(`refused-${r}`,o):n&&V()==="en"?n:Yu.has(e)?a(`refused-status-${e}`):a("status-answer",{status:String(e)})}function tp(t){try{return JSON.parse(t)??{}}catch(e){if(e instanceof SyntaxError)return{};throw e}}async function si(t="/api/patches"){let e=await oi(await Ur(t));return Object.fromEntries(Object.entries(e).map(ep))}function ep([t,e]){return[t,Object.defineProperty(e,"name",{get:()=>a(`patch-${t}`)})]}async function ii(t){let e=await ct("GET /api/games/{game}",{game:t});if(e.version!==2)throw new Ht(a("page-outdated"));return e}async function ai(){let{messages:t}=await ct("GET /api/health");return t===2}var np=720*60*1e3;async function cy(){let{headers:t}=await Kr("GET /api/health"),e=Date.now()-Date.parse(t.get("date")??"");return Math.abs(e)>np?e:0}function uy(t){return ct("POST /api/replay",{text:t.replaceAll("\0","")})}var xn=class{constructor(e){this.outside=e}outside;socket=null;retry=null;wait=1e3;attempts=0;isLive=!1;isBehind=!1;open(){if(this.retry!==null&&this.outside.forget(this.retry),this.retry=null,this.socket)return;this.attempts+=1;let e=this.outside.open();this.socket=e,e.onopen=()=>{this.wait=1e3,this.attempts=0,this.isLive=!0,this.isBehind&&this.outside.onNews("lobby"),this.isBehind=!1},e.onmessage=n=>this.received(String(n.data)),e.onclose=()=>this.closed(e)}received(e){let n=JSON.parse(e);n.type==="games"&&(this.outside.onWaiting(n.waiting),this.outside.onInvited(n.invited)),n.type==="round"&&this.outside.onRound(n),(n.type==="games"||n.type==="lobby")&&this.outside.onNews(n.type,n.change)}closed(e){this.socket===e&&(this.socket=null,this.isLive=!1,this.isBehind=!0,!(this.attempts>=8)&&(this.retry=this.outside.later(()=>this.open(),this.wait),this.wait=Math.min(6e4,this.wait*2)))}};var vn={en:"English",de:"Deutsch",fr:"Français",es:"Español"};function rp(t){return typeof t=="string"&&Object.hasOwn(vn,t)}function li(t){return t.map(n=>n.split("-")[0].toLowerCase()).find(rp)??"en"}function ci(t){op().append(t)}function op(){let t=document.getElementById("bars");if(t)return t;let e=document.createElement("div");return e.id="bars",document.body.append(e),e}var no=globalThis,ui=t=>t,kn=no.trustedTypes,pi=kn?kn.createPolicy("lit-html",{createHTML:t=>t}):void 0,yi="$lit$",Ot=`lit$${Math.random().toFixed(9).slice(2)}$`,bi="?"+Ot,sp=`<${bi}>`,jt=document,Ne=()=>jt.createComment(""),Re=t=>t===null||typeof t!="object"&&typeof t!="function",ro=Array.isArray,ip=t=>ro(t)||typeof t?.[Symbol.iterator]=="function",Qr=`[ 	
\f\r]`,Le=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,mi=/-->/g,di=/>/g,Bt=RegExp(`>|${Qr}(?:([^\\s"'>=/]+)(${Qr}*=${Qr}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),fi=/'/g,hi=/"/g,$i=/^(?:script|style|textarea|title)$/i,oo=t=>(e,...n)=>({_$litType$:t,strings:e,values:n}),p=oo(1),S=oo(2),hy=oo(3),Ie=Symbol.for("lit-noChange"),f=Symbol.for("lit-nothing"),gi=new WeakMap,qt=jt.createTreeWalker(jt,129);function wi(t,e){if(!ro(t)||!t.hasOwnProperty("raw"))throw Error("invalid template strings array");return pi!==void 0?pi.createHTML(e):e}var ap=(t,e)=>{let n=t.length-1,r=[],o,s=e===2?"<svg>":e===3?"<math>":"",i=Le;for(let l=0;l<n;l++){let c=t[l],u,m,d=-1,h=0;for(;h<c.length&&(i.lastIndex=h,m=i.exec(c),m!==null);)h=i.lastIndex,i===Le?m[1]==="!--"?i=mi:m[1]!==void 0?i=di:m[2]!==void 0?($i.test(m[2])&&(o=RegExp("</"+m[2],"g")),i=Bt):m[3]!==void 0&&(i=Bt):i===Bt?m[0]===">"?(i=o??Le,d=-1):m[1]===void 0?d=-2:(d=i.lastIndex-m[2].length,u=m[1],i=m[3]===void 0?Bt:m[3]==='"'?hi:fi):i===hi||i===fi?i=Bt:i===mi||i===di?i=Le:(i=Bt,o=void 0);let y=i===Bt&&t[l+1].startsWith("/>")?" ":"";s+=i===Le?c+sp:d>=0?(r.push(u),c.slice(0,d)+yi+c.slice(d)+Ot+y):c+Ot+(d===-2?l:y)}return[wi(t,s+(t[n]||"<?>")+(e===2?"</svg>":e===3?"</math>":"")),r]},Ge=class t{constructor({strings:e,_$litType$:n},r){let o;this.parts=[];let s=0,i=0,l=e.length-1,c=this.parts,[u,m]=ap(e,n);if(this.el=t.createElement(u,r),qt.currentNode=this.el.content,n===2||n===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(o=qt.nextNode())!==null&&c.length<l;){if(o.nodeType===1){if(o.hasAttributes())for(let d of o.getAttributeNames())if(d.endsWith(yi)){let h=m[i++],y=o.getAttribute(d).split(Ot),b=/([.?@])?(.*)/.exec(h);c.push({type:1,index:s,name:b[2],strings:y,ctor:b[1]==="."?Jr:b[1]==="?"?Xr:b[1]==="@"?to:ue}),o.removeAttribute(d)}else d.startsWith(Ot)&&(c.push({type:6,index:s}),o.removeAttribute(d));if($i.test(o.tagName)){let d=o.textContent.split(Ot),h=d.length-1;if(h>0){o.textContent=kn?kn.emptyScript:"";for(let y=0;y<h;y++)o.append(d[y],Ne()),qt.nextNode(),c.push({type:2,index:++s});o.append(d[h],Ne())}}}else if(o.nodeType===8)if(o.data===bi)c.push({type:2,index:s});else{let d=-1;for(;(d=o.data.indexOf(Ot,d+1))!==-1;)c.push({type:7,index:s}),d+=Ot.length-1}s++}}static createElement(e,n){let r=jt.createElement("template");return r.innerHTML=e,r}};function ce(t,e,n=t,r){if(e===Ie)return e;let o=r!==void 0?n._$Co?.[r]:n._$Cl,s=Re(e)?void 0:e._$litDirective$;return o?.constructor!==s&&(o?._$AO?.(!1),s===void 0?o=void 0:(o=new s(t),o._$AT(t,n,r)),r!==void 0?(n._$Co??=[])[r]=o:n._$Cl=o),o!==void 0&&(e=ce(t,o._$AS(t,e.values),o,r)),e}var Yr=class{constructor(e,n){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:n},parts:r}=this._$AD,o=(e?.creationScope??jt).importNode(n,!0);qt.currentNode=o;let s=qt.nextNode(),i=0,l=0,c=r[0];for(;c!==void 0;){if(i===c.index){let u;c.type===2?u=new Fe(s,s.nextSibling,this,e):c.type===1?u=new c.ctor(s,c.name,c.strings,this,e):c.type===6&&(u=new eo(s,this,e)),this._$AV.push(u),c=r[++l]}i!==c?.index&&(s=qt.nextNode(),i++)}return qt.currentNode=jt,o}p(e){let n=0;for(let r of this._$AV)r!==void 0&&(r.strings!==void 0?(r._$AI(e,r,n),n+=r.strings.length-2):r._$AI(e[n])),n++}},Fe=class t{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(e,n,r,o){this.type=2,this._$AH=f,this._$AN=void 0,this._$AA=e,this._$AB=n,this._$AM=r,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let e=this._$AA.parentNode,n=this._$AM;return n!==void 0&&e?.nodeType===11&&(e=n.parentNode),e}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(e,n=this){e=ce(this,e,n),Re(e)?e===f||e==null||e===""?(this._$AH!==f&&this._$AR(),this._$AH=f):e!==this._$AH&&e!==Ie&&this._(e):e._$litType$!==void 0?this.$(e):e.nodeType!==void 0?this.T(e):ip(e)?this.k(e):this._(e)}O(e){return this._$AA.parentNode.insertBefore(e,this._$AB)}T(e){this._$AH!==e&&(this._$AR(),this._$AH=this.O(e))}_(e){this._$AH!==f&&Re(this._$AH)?this._$AA.nextSibling.data=e:this.T(jt.createTextNode(e)),this._$AH=e}$(e){let{values:n,_$litType$:r}=e,o=typeof r=="number"?this._$AC(e):(r.el===void 0&&(r.el=Ge.createElement(wi(r.h,r.h[0]),this.options)),r);if(this._$AH?._$AD===o)this._$AH.p(n);else{let s=new Yr(o,this),i=s.u(this.options);s.p(n),this.T(i),this._$AH=s}}_$AC(e){let n=gi.get(e.strings);return n===void 0&&gi.set(e.strings,n=new Ge(e)),n}k(e){ro(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,r,o=0;for(let s of e)o===n.length?n.push(r=new t(this.O(Ne()),this.O(Ne()),this,this.options)):r=n[o],r._$AI(s),o++;o<n.length&&(this._$AR(r&&r._$AB.nextSibling,o),n.length=o)}_$AR(e=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);e!==this._$AB;){let r=ui(e).nextSibling;ui(e).remove(),e=r}}setConnected(e){this._$AM===void 0&&(this._$Cv=e,this._$AP?.(e))}},ue=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(e,n,r,o,s){this.type=1,this._$AH=f,this._$AN=void 0,this.element=e,this.name=n,this._$AM=o,this.options=s,r.length>2||r[0]!==""||r[1]!==""?(this._$AH=Array(r.length-1).fill(new String),this.strings=r):this._$AH=f}_$AI(e,n=this,r,o){let s=this.strings,i=!1;if(s===void 0)e=ce(this,e,n,0),i=!Re(e)||e!==this._$AH&&e!==Ie,i&&(this._$AH=e);else{let l=e,c,u;for(e=s[0],c=0;c<s.length-1;c++)u=ce(this,l[r+c],n,c),u===Ie&&(u=this._$AH[c]),i||=!Re(u)||u!==this._$AH[c],u===f?e=f:e!==f&&(e+=(u??"")+s[c+1]),this._$AH[c]=u}i&&!o&&this.j(e)}j(e){e===f?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,e??"")}},Jr=class extends ue{constructor(){super(...arguments),this.type=3}j(e){this.element[this.name]=e===f?void 0:e}},Xr=class extends ue{constructor(){super(...arguments),this.type=4}j(e){this.element.toggleAttribute(this.name,!!e&&e!==f)}},to=class extends ue{constructor(e,n,r,o,s){super(e,n,r,o,s),this.type=5}_$AI(e,n=this){if((e=ce(this,e,n,0)??f)===Ie)return;let r=this._$AH,o=e===f&&r!==f||e.capture!==r.capture||e.once!==r.once||e.passive!==r.passive,s=e!==f&&(r===f||o);o&&this.element.removeEventListener(this.name,this,r),s&&this.element.addEventListener(this.name,this,e),this._$AH=e}handleEvent(e){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,e):this._$AH.handleEvent(e)}},eo=class{constructor(e,n,r){this.element=e,this.type=6,this._$AN=void 0,this._$AM=n,this.options=r}get _$AU(){return this._$AM._$AU}_$AI(e){ce(this,e)}};var lp=no.litHtmlPolyfillSupport;lp?.(Ge,Fe),(no.litHtmlVersions??=[]).push("3.3.3");var z=(t,e,n)=>{let r=n?.renderBefore??e,o=r._$litPart$;if(o===void 0){let s=n?.renderBefore??null;r._$litPart$=o=new Fe(e.insertBefore(Ne(),s),s,void 0,n??{})}return o._$AI(t),o};var xi={aid:{load:()=>import("./aid_page.js"),styles:["aid"]},analysis:{load:()=>import("./analysis_page.js"),styles:["analysis","notebook","editor"]},commands:{load:()=>import("./commands.js"),styles:[]},cues:{load:()=>import("./cues_page.js"),styles:[]},faces:{load:()=>import("./faces_page.js"),styles:[]},guide:{load:()=>import("./guide_page.js"),styles:["guide"]},hints:{load:()=>import("./hints.js"),styles:[]},home:{load:()=>import("./home_page.js"),styles:["home"]},invited:{load:()=>import("./invited_page.js"),styles:["invited"]},judge:{load:()=>import("./judge_page.js"),styles:[]},looking:{load:()=>import("./looking_page.js"),styles:[]},moments:{load:()=>import("./moments_page.js"),styles:[]},offline:{load:()=>import("./offline_page.js"),styles:[]},pages:{load:()=>import("./pages.js"),styles:["pages","inviting"]},phrases:{load:()=>import("./phrases_page.js"),styles:["phrases"]},plan:{load:()=>import("./plan.js"),styles:["plan_card"]},puzzles:{load:()=>import("./puzzles_page.js"),styles:["puzzles"]},review:{load:()=>import("./review_page.js"),styles:["review","review_panels","review_places"]},seating:{load:()=>import("./seating_page.js"),styles:["inviting"]},static:{load:()=>import("./static.js"),styles:[]},tournaments:{load:()=>import("./tournaments_page.js"),styles:["pages"]},viewer:{load:()=>import("./viewer_page.js"),styles:[]},translated:{load:()=>import("./translated_page.js"),styles:[]}},vi=["cues","faces","judge","looking","offline","static","translated","viewer"];var ut=class{constructor(e){this.value=e}valueOf(){return this.value}},T=class extends ut{constructor(e="???"){super(e)}toString(e){return`{${this.value}}`}},Q=class extends ut{constructor(e,n={}){super(e),this.opts=n}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return this.value.toString(10)}},pt=class t extends ut{static supportsValue(e){if(typeof e=="number"||e instanceof Date)return!0;if(e instanceof ut)return t.supportsValue(e.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(e instanceof n.Instant||e instanceof n.PlainDateTime||e instanceof n.PlainDate||e instanceof n.PlainMonthDay||e instanceof n.PlainTime||e instanceof n.PlainYearMonth)return!0}return!1}constructor(e,n={}){e instanceof t?(n={...e.opts,...n},e=e.value):e instanceof ut&&(e=e.valueOf()),typeof e=="object"&&"calendarId"in e&&n.calendar===void 0&&(n={...n,calendar:e.calendarId}),super(e),this.opts=n}[Symbol.toPrimitive](e){return e==="string"?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e=="number")return e;if(e instanceof Date)return e.getTime();if("epochMilliseconds"in e)return e.epochMilliseconds;if("toZonedDateTime"in e)return e.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var ki=100,cp="⁨",up="⁩";function pp(t,e,n){if(n===e||n instanceof Q&&e instanceof Q&&n.value===e.value)return!0;if(e instanceof Q&&typeof n=="string"){let r=t.memoizeIntlObject(Intl.PluralRules,e.opts).select(e.value);if(n===r)return!0}return!1}function Si(t,e,n){return e[n]?pe(t,e[n].value):(t.reportError(new RangeError("No default")),new T)}function so(t,e){let n=[],r=Object.create(null);for(let o of e)o.type==="narg"?r[o.name]=He(t,o.value):n.push(He(t,o));return{positional:n,named:r}}function He(t,e){switch(e.type){case"str":return e.value;case"num":return new Q(e.value,{minimumFractionDigits:e.precision});case"var":return mp(t,e);case"mesg":return dp(t,e);case"term":return fp(t,e);case"func":return hp(t,e);case"select":return gp(t,e);default:return new T}}function mp(t,{name:e}){let n;if(t.params)if(Object.prototype.hasOwnProperty.call(t.params,e))n=t.params[e];else return new T(`$${e}`);else if(t.args&&Object.prototype.hasOwnProperty.call(t.args,e))n=t.args[e];else return t.reportError(new ReferenceError(`Unknown variable: $${e}`)),new T(`$${e}`);if(n instanceof ut)return n;switch(typeof n){case"string":return n;case"number":return new Q(n);case"object":if(pt.supportsValue(n))return new pt(n);default:return t.reportError(new TypeError(`Variable type not supported: $${e}, ${typeof n}`)),new T(`$${e}`)}}function dp(t,{name:e,attr:n}){let r=t.bundle._messages.get(e);if(!r)return t.reportError(new ReferenceError(`Unknown message: ${e}`)),new T(e);if(n){let o=r.attributes[n];return o?pe(t,o):(t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new T(`${e}.${n}`))}return r.value?pe(t,r.value):(t.reportError(new ReferenceError(`No value: ${e}`)),new T(e))}function fp(t,{name:e,attr:n,args:r}){let o=`-${e}`,s=t.bundle._terms.get(o);if(!s)return t.reportError(new ReferenceError(`Unknown term: ${o}`)),new T(o);if(n){let l=s.attributes[n];if(l){t.params=so(t,r).named;let c=pe(t,l);return t.params=null,c}return t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new T(`${o}.${n}`)}t.params=so(t,r).named;let i=pe(t,s.value);return t.params=null,i}function hp(t,{name:e,args:n}){let r=t.bundle._functions[e];if(!r)return t.reportError(new ReferenceError(`Unknown function: ${e}()`)),new T(`${e}()`);if(typeof r!="function")return t.reportError(new TypeError(`Function ${e}() is not callable`)),new T(`${e}()`);try{let o=so(t,n);return r(o.positional,o.named)}catch(o){return t.reportError(o),new T(`${e}()`)}}function gp(t,{selector:e,variants:n,star:r}){let o=He(t,e);if(o instanceof T)return Si(t,n,r);for(let s of n){let i=He(t,s.key);if(pp(t,o,i))return pe(t,s.value)}return Si(t,n,r)}function io(t,e){if(t.dirty.has(e))return t.reportError(new RangeError("Cyclic reference")),new T;t.dirty.add(e);let n=[],r=t.bundle._useIsolating&&e.length>1;for(let o of e){if(typeof o=="string"){n.push(t.bundle._transform(o));continue}if(t.placeables++,t.placeables>ki)throw t.dirty.delete(e),new RangeError(`Too many placeables expanded: ${t.placeables}, max allowed is ${ki}`);r&&n.push(cp),n.push(He(t,o).toString(t)),r&&n.push(up)}return t.dirty.delete(e),n.join("")}function pe(t,e){return typeof e=="string"?t.bundle._transform(e):io(t,e)}var Sn=class{constructor(e,n,r){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=n,this.args=r}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,n){let r=this.bundle._intls.get(e);r||(r={},this.bundle._intls.set(e,r));let o=JSON.stringify(n);return r[o]||(r[o]=new e(this.bundle.locales,n)),r[o]}};function ao(t,e){let n=Object.create(null);for(let[r,o]of Object.entries(t))e.includes(r)&&(n[r]=o.valueOf());return n}var Pi=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function Ei(t,e){let n=t[0];if(n instanceof T)return new T(`NUMBER(${n.valueOf()})`);if(n instanceof Q)return new Q(n.valueOf(),{...n.opts,...ao(e,Pi)});if(n instanceof pt)return new Q(n.toNumber(),{...ao(e,Pi)});throw new TypeError("Invalid argument to NUMBER")}var yp=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function Mi(t,e){let n=t[0];if(n instanceof T)return new T(`DATETIME(${n.valueOf()})`);if(n instanceof pt||n instanceof Q)return new pt(n,ao(e,yp));throw new TypeError("Invalid argument to DATETIME")}var Ti=new Map;function Ai(t){let e=Array.isArray(t)?t.join(" "):t,n=Ti.get(e);return n===void 0&&(n=new Map,Ti.set(e,n)),n}var me=class{constructor(e,{functions:n,useIsolating:r=!0,transform:o=s=>s}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Ei,DATETIME:Mi,...n},this._useIsolating=r,this._transform=o,this._intls=Ai(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:n=!1}={}){let r=[];for(let o=0;o<e.body.length;o++){let s=e.body[o];if(s.id.startsWith("-")){if(n===!1&&this._terms.has(s.id)){r.push(new Error(`Attempt to override an existing term: "${s.id}"`));continue}this._terms.set(s.id,s)}else{if(n===!1&&this._messages.has(s.id)){r.push(new Error(`Attempt to override an existing message: "${s.id}"`));continue}this._messages.set(s.id,s)}}return r}formatPattern(e,n=null,r=null){if(typeof e=="string")return this._transform(e);let o=new Sn(this,r,n);try{return io(o,e).toString(o)}catch(s){if(o.errors&&s instanceof Error)return o.errors.push(s),new T().toString(o);throw s}}};var lo=/^(-?[a-zA-Z][\w-]*) *= */gm,Oi=/\.([a-zA-Z][\w-]*) *= */y,bp=/\*?\[/y,co=/(-?[0-9]+(?:\.([0-9]+))?)/y,$p=/([a-zA-Z][\w-]*)/y,Ci=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,wp=/^[A-Z][A-Z0-9_-]*$/,Pn=/([^{}\n\r]+)/y,xp=/([^\\"\n\r]*)/y,_i=/\\([\\"])/y,Li=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,vp=/^\n+/,Ni=/ +$/,kp=/ *\r?\n/g,Sp=/( *)$/,Pp=/{\s*/y,Ri=/\s*}/y,Ep=/\[\s*/y,Mp=/\s*] */y,Tp=/\s*\(\s*/y,Ap=/\s*->\s*/y,Op=/\s*:\s*/y,Cp=/\s*,?\s*/y,_p=/\s+/y,Wt=class{constructor(e){this.body=[],lo.lastIndex=0;let n=0;for(;;){let g=lo.exec(e);if(g===null)break;n=lo.lastIndex;try{this.body.push(c(g[1]))}catch(v){if(v instanceof SyntaxError)continue;throw v}}function r(g){return g.lastIndex=n,g.test(e)}function o(g,v){if(e[n]===g)return n++,!0;if(v)throw new v(`Expected ${g}`);return!1}function s(g,v){if(r(g))return n=g.lastIndex,!0;if(v)throw new v(`Expected ${g.toString()}`);return!1}function i(g){g.lastIndex=n;let v=g.exec(e);if(v===null)throw new SyntaxError(`Expected ${g.toString()}`);return n=g.lastIndex,v}function l(g){return i(g)[1]}function c(g){let v=m(),O=u();if(v===null&&Object.keys(O).length===0)throw new SyntaxError("Expected message value or attributes");return{id:g,value:v,attributes:O}}function u(){let g=Object.create(null);for(;r(Oi);){let v=l(Oi),O=m();if(O===null)throw new SyntaxError("Expected attribute value");g[v]=O}return g}function m(){let g;if(r(Pn)&&(g=l(Pn)),e[n]==="{"||e[n]==="}")return d(g?[g]:[],1/0);let v=Us();return v?g?d([g,v],v.length):(v.value=jr(v.value,vp),d([v],v.length)):g?jr(g,Ni):null}function d(g=[],v){for(;;){if(r(Pn)){g.push(l(Pn));continue}if(e[n]==="{"){g.push(h());continue}if(e[n]==="}")throw new SyntaxError("Unbalanced closing brace");let lt=Us();if(lt){g.push(lt),v=Math.min(v,lt.length);continue}break}let O=g.length-1,Gt=g[O];typeof Gt=="string"&&(g[O]=jr(Gt,Ni));let Ae=[];for(let lt of g)lt instanceof En&&(lt=lt.value.slice(0,lt.value.length-v)),lt&&Ae.push(lt);return Ae}function h(){s(Pp,SyntaxError);let g=y();if(s(Ri))return g;if(s(Ap)){let v=M();return s(Ri,SyntaxError),{type:"select",selector:g,...v}}throw new SyntaxError("Unclosed placeable")}function y(){if(e[n]==="{")return h();if(r(Ci)){let[,g,v,O=null]=i(Ci);if(g==="$")return{type:"var",name:v};if(s(Tp)){let Gt=b();if(g==="-")return{type:"term",name:v,attr:O,args:Gt};if(wp.test(v))return{type:"func",name:v,args:Gt};throw new SyntaxError("Function names must be all upper-case")}return g==="-"?{type:"term",name:v,attr:O,args:[]}:{type:"mesg",name:v,attr:O}}return U()}function b(){let g=[];for(;;){switch(e[n]){case")":return n++,g;case void 0:throw new SyntaxError("Unclosed argument list")}g.push(k()),s(Cp)}}function k(){let g=y();return g.type!=="mesg"?g:s(Op)?{type:"narg",name:g.name,value:U()}:g}function M(){let g=[],v=0,O;for(;r(bp);){o("*")&&(O=v);let Gt=D(),Ae=m();if(Ae===null)throw new SyntaxError("Expected variant value");g[v++]={key:Gt,value:Ae}}if(v===0)return null;if(O===void 0)throw new SyntaxError("Expected default variant");return{variants:g,star:O}}function D(){s(Ep,SyntaxError);let g;return r(co)?g=ie():g={type:"str",value:l($p)},s(Mp,SyntaxError),g}function U(){if(r(co))return ie();if(e[n]==='"')return Br();throw new SyntaxError("Invalid expression")}function ie(){let[,g,v=""]=i(co),O=v.length;return{type:"num",value:parseFloat(g),precision:O}}function Br(){o('"',SyntaxError);let g="";for(;;){if(g+=l(xp),e[n]==="\\"){g+=qr();continue}if(o('"'))return{type:"str",value:g};throw new SyntaxError("Unclosed string literal")}}function qr(){if(r(_i))return l(_i);if(r(Li)){let[,g,v]=i(Li),O=parseInt(g||v,16);return O<=55295||57344<=O?String.fromCodePoint(O):"�"}throw new SyntaxError("Unknown escape sequence")}function Us(){let g=n;switch(s(_p),e[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return Vs(e.slice(g,n))}return e[n-1]===" "?Vs(e.slice(g,n)):!1}function jr(g,v){return g.replace(v,"")}function Vs(g){let v=g.replace(kp,`
`),O=Sp.exec(g)[1].length;return new En(v,O)}}},En=class{constructor(e,n){this.value=e,this.length=n}};var uo=new Map,de=new me("en");function De(t,e=le(`/words/${t}.json`)){let n=uo.get(t);if(n)return n;let r=Lp(new URL(e,import.meta.url));return uo.set(t,r),r.catch(()=>uo.delete(t)),r}async function Lp(t){let e=await fetch(t);if(!e.ok)throw new Error(`The words of this page can’t be loaded: ${t}`);return e.json()}function po({language:t,words:e,editions:n={}},r){de=new me(t,{useIsolating:!1}),de.addResource(new Wt(e)),Object.hasOwn(n,r)&&de.addResource(new Wt(n[r]),{allowOverrides:!0}),Ks({language:t,format:(s,i)=>{let l=de.getMessage(s)?.value;if(!l)throw new Error(`There is no message ${s} in ${t}.`);return de.formatPattern(l,i)}})}function Mn(t){t.language===V()&&de.addResource(new Wt(t.words))}var mo=new Map,ho=!1;function E(t){let e=mo.get(t)??Np(t);return mo.set(t,e),e.catch(()=>mo.delete(t)),e}async function Np(t){let{load:e,styles:n}=xi[t];try{let[r]=await Promise.all([e(),...n.map(o=>go(new URL(`./${o}.css`,import.meta.url).href)),vi.includes(t)||Rp(t)]);return r}catch(r){throw new At(a("server-away"),{cause:r})}}async function Rp(t){let e=document.querySelector("link[data-what=words]")?.href;t==="home"&&e?.endsWith(`/${V()}-home.json`)?ho=!0:Mn(await Ii(V()))}function Ii(t){ho=!0;let{words:e}=document.querySelector("script[data-words]").dataset;return De(`${t}-later`,e?.endsWith(`/${t}-later.json`)?new URL(e,document.baseURI).href:void 0)}async function Gi(t){return ho?Ii(t):null}var fo=new Map;function go(t){let e=fo.get(t)??Ip(t);return fo.set(t,e),e.catch(()=>fo.delete(t)),e}function Ip(t){let e=document.createElement("link");e.rel="stylesheet",e.href=t;let n=new Promise((r,o)=>{e.onload=()=>r(),e.onerror=()=>{e.remove(),o(new Error(`No style sheet at ${t}`))}});return document.head.append(e),n}var Fi=3e3,Gp=6e3;function Hi(t){let e=document.createElement("div");e.setAttribute("role","status"),ci(e);let n=0,r=!1,o=()=>{e.className="",z(f,e)},s=()=>{e.className="returned",z(p`<p data-testid="back-again">${a("offline-back")}</p>`,e),n=window.setTimeout(o,Gp),document.querySelector("main.table")||t()},i=()=>{let{away:c}=Dt.get();if(clearTimeout(n),c){e.className="away";let u=p`<p data-testid="away">${a("offline-away")}</p>`;z(u,e),E("offline").then(({withoutServer:m})=>{Dt.get().away&&z(p`${u} ${m()}`,e)},console.warn),n=window.setTimeout(l,Fi)}else r&&s();r=c},l=async()=>{await ct("GET /api/me").catch(()=>{}),Dt.get().away&&(n=window.setTimeout(l,Fi))};Dt.watch(i),i()}function yo(){"serviceWorker"in navigator&&Di(()=>navigator.serviceWorker.register(le("/sw.js")))}function bo(){if(!("caches"in window))return;let t={title:a("your-turn"),body:a("notice-body"),lang:V()};Di(async()=>{await(await caches.open("notices")).put("/notice-words",new Response(JSON.stringify(t)))})}function Di(t){(window.requestIdleCallback??(n=>window.setTimeout(n,1e3)))(()=>{t().catch(n=>{console.warn("This browser keeps nothing for times without a page:",n.message)})})}var Bi="quiltbee.outdated";function Be(){return sessionStorage.getItem(Bi)===String(2)?!1:(sessionStorage.setItem(Bi,String(2)),location.reload(),!0)}async function qi(){await ai().catch(()=>!0)||Be()}var $o=new Set;function wo(t,e){for(let n of $o)n(t,e)}function ji(t){return $o.add(t),()=>{$o.delete(t)}}var Wi=[["one","Player1"],["two","Player2"]];var Fp=["","?","You","Automa"];function Tn(t,e){return`/${Ki(e)}${t}`}function Ui(t,e){return`/g/${btoa(t.slice(1)).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}${Ki(e)}`}function Vi(t,e,n){return`/api/games/${t}/picture.${e}?${new URLSearchParams(n)}`}function zi(t){try{return`#${atob(t.replaceAll("-","+").replaceAll("_","/"))}`}catch(e){if(e instanceof DOMException)return"";throw e}}function Ki(t){let e=Wi.flatMap(([r],o)=>{let s=t[o]??"";return Fp.includes(s)?[]:[[r,s]]}),n=new URLSearchParams(e).toString();return n&&`?${n}`}function Zi(t){let e=new URLSearchParams(t);return Object.fromEntries(Wi.flatMap(([n,r])=>{let o=e.get(n)?.trim().slice(0,40);return o?[[r,o]]:[]}))}var C=[1,2];function K(t){return t===1?2:1}function rt(t){return C.filter(e=>t[e-1].yours)}function _({seats:t}){return t.some(e=>e.yours)}function xo({mode:t,seats:e}){let n=rt(e);return t==="remote"&&n.length===1?n[0]:null}function mt(t){return C.find(e=>t[e-1].kind==="open")??null}function An({seats:t}){let e=mt(t);return e===null?"":t[e-1].name}function N({stage:t,seats:e}){return t!=="over"&&mt(e)!==null}function Ct({stage:t,fair:e,seats:n}){return t!=="over"&&!!e?.step&&mt(n)===null}function dt({stage:t,result:e}){return t==="over"&&e===null}function On(t){let{result:e,moves:n,fair:r,tournament:o}=t;return e!==null&&n.length>0&&_(t)&&!ft(t)&&o===null&&!(r?.kind==="both"&&r.game===1)}var Hp="offline",Qi="board";function ft({game:t}){return t===Hp}var Nn={up:[-1,0],down:[1,0],left:[0,-1],right:[0,1]},Dp=Array.from({length:81},(t,e)=>[Math.floor(e/9),e%9]);function R([t,e]){return`${"abcdefghi"[e]}${t+1}`}function kt(t){return/^[a-i][1-9]$/.test(t)?[Number(t[1])-1,t.charCodeAt(0)-97]:null}function ot(t,e){return t[0]===e[0]&&t[1]===e[1]}function F(t){return[Math.max(...t.map(e=>e[0]))+1,Math.max(...t.map(e=>e[1]))+1]}function Ut(t,[e,n]){return t.map(([r,o])=>[r+e,o+n])}function qe(t,[e,n]){let[r,o]=F(t);return[Yi(e,9-r),Yi(n,9-o)]}function Yi(t,e){return Math.max(0,Math.min(e,t))}function _n([t,e],[n,r],o){return o==="right"?[e,n-1-t]:o==="left"?[r-1-e,t]:[t,r-1-e]}function Ji(t,e,n){let[r,o]=e,s=n>=4?_n(t,e,"flip"):t;for(let i=0;i<n%4;i+=1)s=_n(s,[r,o],"right"),[r,o]=[o,r];return s}function _t(t){let[e,n]=F(t),r=([o,s])=>Math.abs(o-(e-1)/2)+Math.abs(s-(n-1)/2);return t.reduce((o,s)=>r(s)<r(o)?s:o)}function Rn(t){let e=Math.min(...t.map(i=>i[0])),n=Math.max(...t.map(i=>i[1])),r=([i,l])=>Math.min(...t.map(([c,u])=>Math.abs(c-i)+Math.abs(u-l))),o=i=>Math.abs(i[0]-e+1)+Math.abs(i[1]-n-1)+(r(i)<2?20:0);return Dp.filter(i=>r(i)>0).reduce((i,l)=>o(l)<o(i)?l:i)}function Ln(t){let e=new Set,n=[];for(let r=0;r<t.length;r+=1){if(t[r]!=="."||e.has(r))continue;let o=[],s=[r];e.add(r);for(let i=s.pop();i!==void 0;i=s.pop()){o.push([Math.floor(i/9),i%9]);for(let l of Bp(i))t[l]==="."&&!e.has(l)&&(e.add(l),s.push(l))}n.push(o.sort((i,l)=>i[0]-l[0]||i[1]-l[1]))}return n.sort((r,o)=>o.length-r.length)}function Bp(t){let e=t%9,n=[t-9,t+9];return e>0&&n.push(t-1),e<8&&n.push(t+1),n.filter(r=>r>=0&&r<81)}var qp=3;function fe(t,e){let n=new Set(Ln(t).map(String));return Ln(jp(t,e)).filter(o=>o.length<=qp&&!n.has(String(o)))}function jp(t,e){let n=[...t];for(let[r,o]of e)n[r*9+o]="x";return n.join("")}function Xi(t){let e=49;for(let n=0;n<3;n+=1)for(let r=0;r<3;r+=1){let o=0;for(let s=n;s<n+7;s+=1)o+=t.slice(s*9+r,s*9+r+7).split(".").length-1;e=Math.min(e,o)}return e}function Y(t,e,n=0){let r=new Set(t.map(String)),o=new Map;for(let[i,l]of t)for(let c=0;c<4;c+=1){let[u,m]=Cn[(c+3)%4];if(r.has(String([i+u,l+m])))continue;let d=Wp[c],h=[i+d[0],l+d[1]],y=[h[0]+Cn[c][0],h[1]+Cn[c][1]];o.set(String(h),[...o.get(String(h))??[],{to:y,direction:c}])}let s="";for(;o.size>0;)s+=Up(o,e,n);return s}var Cn=[[0,1],[1,0],[0,-1],[-1,0]],Wp=[[0,0],[0,1],[1,1],[1,0]];function Up(t,e,n){let r=t.keys().next().value,o=[],s=r,i=-1;do{let c=t.get(s),u=Math.max(0,c.findIndex(y=>y.direction===(i+1)%4)),m=c.splice(i<0?0:u,1)[0];c.length===0&&t.delete(s);let[d,h]=s.split(",").map(Number);m.direction!==i&&o.push({at:[d,h],direction:m.direction}),i=m.direction,s=String(m.to)}while(s!==r);return o.length>1&&o[0].direction===i&&o.shift(),`M${o.map(({at:c,direction:u},m)=>{let d=o[(m+o.length-1)%o.length].direction,[h,y]=[d,u].map(b=>Cn[(b+1)%4]).reduce((b,k)=>[b[0]+k[0],b[1]+k[1]]);return`${c[1]*e+y*n} ${c[0]*e+h*n}`}).join("L")}Z`}function ta([t,e]){return t>=0&&e>=0&&t<9&&e<9}function In([t,e],n){let[r,o]=Nn[n];return qe([[0,0]],[t+r,e+o])}function lb(t){return`Quiltbee level ${t}`}function vo(t){let e=/^Quiltbee level (\d+)/.exec(t);return e&&Number(e[1])}function he({kind:t,name:e}){return t==="computer"?vo(e):null}function Gn(t){return a(`level-name-${t}`)}function cb(t){return a("computer-level-name",{level:String(t),name:Gn(t)})}function ub(t){return a("level-sentence",{level:String(t),name:Gn(t),audience:a(`level-for-${t}`)})}function I(t){return t<0?`−${-t}`:String(t)}function ko(t){return t>0?`+${t}`:I(t)}function Vt({name:t,squares:e,buttons:n,time:r,income:o}){return a("patch-label",{name:t,squares:e,buttons:n,time:r,income:o})}function je(t,e){return t[e-1].yours&&!t[2-e].yours}function J(t,e){let n=t[e-1].kind==="automa"?"automa":"other";return{who:je(t,e)?"you":n,name:P(t,e)}}function P(t,e){let{name:n,kind:r}=t[e-1];if(je(t,e))return a("you");if(r==="open")return n||a("open-seat");let o=he(t[e-1]);return o!==null?a("level-number",{level:String(o)}):n==="You"?a("player-number",{number:String(e)}):n}function zt(t,e){if(t.result)return a("wins",J(e,t.result.winner));if(dt(t))return a("game-aborted");let n=t.stage==="special_patch"?"whose-special-patch":"whose-turn";return a(n,J(e,t.turn))}function Kt(t,e){if(t.result)return Vp(t,e);if(dt(t))return a("aborted-reason");let n=J(e,t.turn);if(t.stage==="special_patch")return a("reached-special-patch",n);let r=t.players[t.turn-1].time,o=t.players[2-t.turn].time;return r!==o?a("further-back",n):r===0?a("goes-first",n):e.filter(({yours:i})=>i).length===1?a("level-and-on-top",n):a("both-level-and-on-top",n)}function Vp(t,e){if(!t.result)return"";let{winner:n,scores:r,reason:o}=t.result,s=zp(r[n-1],r[2-n]),i=J(e,3-n);return o==="resignation"?a("result-resignation",{...i,points:s}):o==="time"?a("result-time",{...i,points:s}):a(o==="first to 53"?"result-first":"result-score",{points:s})}function zp(t,e){return a("points-to",{mine:I(t),theirs:I(e)})}function gb(t,e){return[a("pass"),...So(t,e)].join(" · ")}function So({consequence:t},e){let n=[a("pass-move",{count:t.time-e}),a("pass-earn",{count:t.earned})];return t.income>0&&n.push(a("pass-income",{count:t.income})),t.special_patch&&n.push(a("pass-special")),n}function We(t,e,n=!1){if(t==="pass"||t==="A:pass")return a("move-pass");if(t.startsWith("A:"))return a("move-took",{patch:ge(e,t[2])});if(t.startsWith("+"))return n?a("move-special-at",{cell:t.slice(1)}):a("move-special");let r=ge(e,t[0]);return!n||!e[t[0]]?a("move-patch",{patch:r}):a("move-patch-at",{patch:r,cell:R(Kp(e[t[0]],t))})}function ge(t,e){return t[e]?.name??e}function Kp({orientations:t},e){let n=kt(e.slice(2));return Ut(t[e[1]],n).reduce((r,o)=>o[0]<r[0]||o[0]===r[0]&&o[1]<r[1]?o:r)}function Lt(t,e,n,r=!0){let o=t.filter(([s,i])=>e[s*9+i]!==".").map(R);return o.length>0?r?o.length>4?a("overlaps-many",{count:o.length}):a("overlaps-at",{cells:nt(o)}):a("overlaps-another"):n?Zt(n):null}function Zt({available:t,missing:e}){return t?null:e>0?a("needs-buttons",{count:e}):a("fits-nowhere")}function ea(t,e,n,r){let o=Lt(t,e,n,r);if(o===null)return{text:a("fits"),isGood:!0};let s=n!==void 0&&!n.available&&n.missing>0,i=Lt(t,e,void 0,r)===null,l=s&&i?a("fits-but-short",{count:n.missing}):o;return{text:Zp(l),isGood:!1}}function Zp(t){return t[0].toLocaleUpperCase()+t.slice(1)}function Po(t){let e=R(t[0]);return t.length===1?a("single-hole",{cell:e}):a("hole-of",{size:t.length,cell:e})}function Qp(t,e){return e?nt(t.map(Po)):t.length===1?a("a-hole"):a("holes",{count:t.length})}function Fn(t,e,n,r,o,s=!0){let{consequence:i,missing:l}=t,c=r.players[r.turn-1],{paid:u,buttons:m,time:d,income:h,income_marks:y}=i,b={from:String(c.buttons),to:I(m)},k=[{kind:"buttons",text:l>0?a("effect-cost",{count:u}):a("effect-buttons",b)},{kind:"time",text:a("effect-time",{from:String(c.time),to:String(d)})}];if(y.length>0){let M={count:h,marks:nt(y.map(String))},D=s?a("effect-income-at",M):a("effect-income",{count:h});k.push({kind:"income",text:D})}return i.special_patch&&k.push({kind:"special",text:a("effect-special")}),n&&k.push({kind:"tile",text:a("effect-tile")}),e.length>0&&k.push({kind:"holes",text:a("effect-holes",{holes:Qp(e,s)})}),k.push({kind:"next",text:Eo("next",i.next,r.turn,o)}),k}function Eo(t,e,n,r){if(e===null)return a("then-over");let o=e===n?"-again":"";return je(r,e)?a(`${t}-you${o}`):a(`${t}-name${o}`,{name:P(r,e)})}function na(t,e,n){let r={cell:R(t)};if(e===".")return a("cell-empty",r);if(e==="*")return a("cell-special",r);let o=n[e]?.name;return o?a("cell-patch",{...r,patch:o}):a("cell-covered",r)}function ra(t){let e=Ln(t),n=e.reduce((i,l)=>i+l.length,0),r=[a("quilt-covered",{covered:81-n,empty:n})],o=e.filter(i=>i.length===1).map(i=>R(i[0]));o.length>0&&r.push(a("quilt-single-holes",{count:o.length,cells:o.join(" ")})),n>0&&r.push(a("quilt-largest",{size:e[0].length}));let s=Xi(t);return r.push(s===0?a("quilt-full"):a("quilt-missing",{count:s})),`${r.join("; ")}.`}function Ue(t,e){let{to_income:n,to_special_patch:r,time:o}=t.players[e-1],s=t.time_board.last-o;if(s===0)return a("at-the-end");let i=[];return n!==null&&i.push(a("income-in",{count:n})),r!==null&&i.push(a("special-in",{count:r})),i.push(a("end-in",{count:s})),i.join(", ")}function oa(t,e){let n=e[t.letter],r=n.orientations[t.orientation],[o,s]=F(r),i=Ut(r,[t.row,t.column]),l=R([t.row+o-1,t.column+s-1]),c=R([t.row,t.column]),{letter:u}=t;return a("placed-patch",{patch:n.name,letter:u,count:i.length,from:c,to:l})}function sa(t){let e=rt(t.seats),n=e.length===1?e[0]:t.turn,r=t.moves.map(({player:o})=>o).lastIndexOf(n);return t.moves.slice(r+1)}function ia({player:t,move:e,change:n},r,o){let i={name:P(r,t),deed:Jp(e,o)};return!n||n.to===n.from?a("happened",i):a("happened-with",{...i,detail:Mo(n)})}function Mo({from:t,to:e,paid:n,earned:r,income:o}){let s=(l,c)=>c>0?[a("gain",{sign:l,count:c})]:[],i=[a("moved",{count:e-t}),...s("−",n),...s("+",r)];return o>0&&i.push(a("preview-income",{count:o})),i.join(", ")}function Yp({paid:t,earned:e,income:n}){return e+n-t}function Jp(t,e){return t.startsWith("+")?a("deed-special"):/^[A-Za-z]\d/.test(t)?a("deed-patch",{patch:ge(e,t[0])}):We(t,e)}function To(t){return t.startsWith("A:")?t==="A:pass"?null:t[2]:/^[A-Za-g]\d/.test(t)?t[0]:null}function aa({change:t},e){if(!t||t.to<=t.from)return{gains:[],marks:[]};let n=l=>l>t.from&&l<=t.to,r=e.special_patches.filter(n),o=Yp(t),s=[o===0?"":ko(o)];e.income.some(n)&&s.push(a("payday"));let i=[...e.income.filter(n),...r];return{gains:s.filter(Boolean),marks:i}}function Hn(t){return a(`filter-${t}`)}function Dn({score_parts:t},e){let n=t,r=$n[e-1];return[["part-tile",n.special_tile,1],["part-held",n.buttons_held,r.per_button_held],["part-patches",n.patches_with_buttons,r.per_patch_with_buttons],["part-printed",n.buttons_on_patches,r.per_button_on_patches]].filter(([,,s])=>s>0).map(([s,i])=>[s,i])}function Bn({stage:t,seats:e}){return t==="card"&&e.some(n=>n.yours)}function qn(t){return t.mode==="solo"&&t.moves.at(-1)?.player===2&&t.result?.reason!=="resignation"}function ca(t,e,n){return n?a("named-patch",{patch:ge(e,t),letter:t}):ge(e,t)}function Ao(t,e,n=!0){return nt([...t].map(r=>ca(r,e,n)))}function Oo({number:t,budget:e,income:n}){return a("card-title",{number:String(t),budget:e,income:n})}function Co({affordable:t,choices:e,card:{budget:n}},r,o=!0){if(t.length===0)return a("budget-none",{budget:n,count:e.length});let s={budget:n,patches:Ao(t,r,o)};return a(t.length===1?"budget-only":"budget-buys",s)}function _o({filter:t,left:e,skipped:n},r,o=!0){return n?a("filter-skipped",{filter:Hn(t)}):a("filter-leaves",{filter:Hn(t),keeps:a(`keeps-${t}`),patches:Ao(e,r,o)})}function Lo(t,e,n=!0){let{taken:r,start:o,stop:s,income_marks:i,income:l,special_patches:c}=t,u={start:String(o),stop:String(s)},m=[r?a("automa-takes",{...u,patch:ca(r,e,n)}):a("automa-advances",u)],d=l?a("gain",{sign:"+",count:l}):a("automa-no-gain");return i.length>0&&m.push(a("automa-income",{marks:nt(i.map(String)),gain:d})),c.length>0&&m.push(a("automa-special",{marks:nt(c.map(String))})),t.reaches_marker&&m.push(a(t.takes_special_tile?"automa-marker-tile":"automa-marker")),m}function ua(t,e){return[a("automa-says",{text:`${Oo(t.card)}.`}),Co(t,e),...t.steps.map(n=>_o(n,e)),...Lo(t,e)].join(" ")}function No({pile:t,aside:e,discards:n}){let r=[a("cards-in-pile",{count:t})];return e>0&&r.push(a("cards-aside",{count:e})),r.push(n.length?a("cards-turned",{cards:n.join(", ")}):a("cards-none")),`${r.join(", ")}.`}function pa(t){return a(`automa-name-${t}`)}function jn({level:t,numeral:e}){return a("numeral-and-name",{numeral:e,name:pa(t)})}function Ve({deck:t,level:e,numeral:n}){return a("automa-title",{deck:a(`deck-${t}`),numeral:n,name:pa(e)})}function ze({marker:t,marker_on_board:e}){return e?a("marker-on",{space:String(t)}):a("marker-off")}function Xp(t){return V()==="de"?t:t[0].toLocaleLowerCase()+t.slice(1)}function tm(t,e){let n=Dn(t,e).filter(([,o])=>o>0).map(([o,s])=>a("part-points",{part:Xp(a(o)),points:s})),r=I(t.score);return n.length?a("automa-score-of",{score:r,parts:n.join(", ")}):a("automa-score",{score:r})}function ma({players:t,result:e},n,r){let o=[la("pile-with",n.with_buttons,r),la("pile-without",n.without_buttons,r)],{budget:s}=n,i=s!==null&&!e?`${a("next-budget",{budget:s})} `:"";return[`${Ve(n)}.`,a("automa-holds",{count:t[1].buttons,piles:o.join("; ")}),tm(t[1],n.level),ze(n),a("automa-cards",{cards:i+No(n)})].join(" ")}function la(t,e,n){let r=a(t,{count:e.length});return e?a("pile-of",{pile:r,patches:Ao(e,n)}):r}var Qt=81,Wn=7,Un=27,fa=[0,0,0],zn=Array.from({length:Qt},(t,e)=>R([Math.floor(e/9),e%9])),ha=new Map(zn.map((t,e)=>[t,e])),em=[0,1,2].flatMap(t=>[0,1,2].map(e=>nm(t,e)));function nm(t,e){let n=Array.from({length:Wn*Wn},(r,o)=>9*(t+Math.floor(o/Wn))+e+o%Wn);return St(n)}function St(t){let e=[0,0,0];for(let n of t)e[Math.floor(n/Un)]|=1<<n%Un;return e}function Kn(t){return St([...t].flatMap((e,n)=>e==="."?[]:[n]))}function Zn(t,e){return[t[0]|e[0],t[1]|e[1],t[2]|e[2]]}function rm(t,e){return(t[0]&e[0]|t[1]&e[1]|t[2]&e[2])!==0}function om(t,e){return(t[0]&~e[0]|t[1]&~e[1]|t[2]&~e[2])===0}function Ro(t,e){return(t[Math.floor(e/Un)]>>e%Un&1)===1}function Io(t,e){let[n,r]=[Number(e[0]),ha.get(e.slice(1))],o=t.orientations[n];if(o===void 0||r===void 0)return null;let[s,i]=F(o),[l,c]=[Math.floor(r/9),r%9];return l>9-s||c>9-i?null:Go(n,Vn(o),l,c)}function Vn(t){return t.map(([e,n])=>9*e+n)}function Go(t,e,n,r){let o=9*n+r,s=e.map(i=>o+i);return{name:t+zn[o],orientation:t,row:n,column:r,spaces:s,mask:St(s)}}var da=new WeakMap;function sm(t){let e=da.get(t);if(e)return e;let n=[];for(let[r,o]of Object.entries(t.orientations)){let[s,i]=F(o),l=Vn(o);for(let c=0;c<=9-s;c+=1)for(let u=0;u<=9-i;u+=1)n.push(Go(Number(r),l,c,u))}return da.set(t,n),n}function ga(t,e){let n=Math.floor(e[0]/9),r=Math.min(...e.map(s=>s%9)),o=String(e.map(s=>s-9*n-r));for(let[s,i]of Object.entries(t.orientations))if(String(Vn(i))===o)return Go(Number(s),Vn(i),n,r);return null}function ye(t,e){return sm(e).filter(({mask:n})=>!rm(n,t))}function Qn(t){return zn.map((e,n)=>n).filter(e=>!Ro(t,e))}function Yn(t){return em.some(e=>om(e,t))}function Ke(t){return zn[t]}function Fo(t){return ha.get(t)}function ya(t,e,n){let r=[...t];for(let o of e)r[o]=n;return r.join("")}var $a={letter:null,orientations:{},origin:null,set:!1,anchor:[0,0],cursor:[4,4],plan:!1,spots:{}},im={orientations:{0:[[0,0]]},turns:{0:{right:0,left:0,flip:0}}},Jn=new Map,am=8;function Ze(t,e,n){let r=e+t,o=Jn.get(r);if(o)return o;let s=Kn(t),i=e==="+"?Qn(s).map(u=>`0${Ke(u)}`):ye(s,n[e]).map(({name:u})=>u),l=e==="+"?im:n[e],c={letter:e,patch:l,placements:new Set(i)};return Jn.size>=am&&Jn.clear(),Jn.set(r,c),c}function j(t,e){return t.orientations[e]??0}function Nt(t,e){return e.patch.orientations[j(t,e.letter)]}function et(t,e){return t.origin?Ut(Nt(t,e),t.origin):[]}function Xn(t,e){return t.origin?`${j(t,e.letter)}${R(t.origin)}`:null}function Rt(t,e){let n=Xn(t,e);return n!==null&&e.placements.has(n)}function tr(t,e){let n=Xn(t,e);return n===null||!e.placements.has(n)?null:e.letter==="+"?`+${n.slice(1)}`:e.letter+n}function Ho(t,e,n){switch(n.type){case"choose":return cm(t,n.choice,n.anchor);case"cancel":return er(t);case"arrow":return e?um(t,e,n.direction):{...t,cursor:In(t.cursor,n.direction)};default:return e?lm(t,e,n):t}}function er(t){return t.letter===null?t:{...t,letter:null,origin:null,set:!1,plan:!1}}function lm(t,e,n){switch(n.type){case"hover":return t.set?t:ba(t,e,n.cell,!1);case"leave":return t.set||!t.origin?t:{...t,origin:null};case"set":return ba(t,e,n.cell,!0);case"hold":return{...t,anchor:n.anchor,set:!1};case"put":return be({...t,orientations:{...t.orientations,[e.letter]:n.orientation},anchor:_t(e.patch.orientations[n.orientation])},e,n.origin);case"show":return t.origin?{...t,set:!0}:nr(t,e);case"jump":return pm(t,e,n.direction);case"next":return mm(t,e,n.back??!1);case"turn":return dm(t,e,n.how);case"cycle":return fm(t,e)}}function cm(t,e,n){let{letter:r,planned:o=!1}=e,s={...t,letter:r,origin:null,set:!1,plan:o};return{...s,anchor:n??_t(Nt(s,e))}}function ba(t,e,n,r){let o=Nt(t,e),s=qe(o,[n[0]-t.anchor[0],n[1]-t.anchor[1]]),i=wa(t,e,s);return t.origin&&ot(t.origin,i)&&t.set===r&&ot(t.cursor,n)?t:{...t,origin:i,set:r,cursor:n}}function wa(t,e,n){let r=j(t,e.letter),o=[[0,0],[-1,0],[1,0],[0,-1],[0,1],[-1,-1],[-1,1],[1,-1],[1,1]];for(let[s,i]of o){let l=[n[0]+s,n[1]+i];if(ta(l)&&e.placements.has(r+R(l)))return l}return n}function be(t,e,n){let r=Nt(t,e),o=qe(r,n),s=r.some(i=>ot(i,t.anchor))?t.anchor:_t(r);return{...t,origin:o,set:!0,anchor:s,cursor:[o[0]+s[0],o[1]+s[1]]}}function nr(t,e){let{anchor:n,cursor:r}=t,o=Do(t,e),s=[r[0]-n[0],r[1]-n[1]];return be(t,e,gm(o,s))}function Do(t,e){return hm(e.placements,j(t,e.letter))}function um(t,e,n){if(!t.origin)return nr(t,e);let[r,o]=Nn[n];return be(t,e,[t.origin[0]+r,t.origin[1]+o])}function pm(t,e,n){if(!t.origin)return nr(t,e);let r=ym(Do(t,e),t.origin,Nn[n]);return r?be(t,e,r):{...t,set:!0}}function mm(t,e,n){let r=Do(t,e),o=t.origin;return r.length===0?o?{...t,set:!0}:nr(t,e):o?be(t,e,bm(r,o,n)):be(t,e,r[n?r.length-1:0])}function dm(t,e,n){let r=j(t,e.letter),o=_n(t.anchor,F(Nt(t,e)),n);return xa(t,e,e.patch.turns[r][n],o)}function fm(t,e){let n=Object.keys(e.patch.orientations).map(Number).sort((o,s)=>o-s),r=n[(n.indexOf(j(t,e.letter))+1)%n.length];return xa(t,e,r,_t(e.patch.orientations[r]))}function xa(t,e,n,r){let o={...t,orientations:{...t.orientations,[e.letter]:n},anchor:r};if(!t.origin)return o;let[s,i]=t.cursor,l=qe(Nt(o,e),[s-r[0],i-r[1]]);return{...o,origin:wa(o,e,l)}}function hm(t,e){return[...t].filter(n=>n[0]===String(e)).map(n=>kt(n.slice(1))).sort((n,r)=>n[0]-r[0]||n[1]-r[1])}function gm(t,e){let n=r=>Math.abs(r[0]-e[0])+Math.abs(r[1]-e[1]);return t.reduce((r,o)=>n(o)<n(r)?o:r,t[0]??e)}function ym(t,e,[n,r]){let o=i=>(i[0]-e[0])*n+(i[1]-e[1])*r,s=i=>Math.abs((i[0]-e[0])*r+(i[1]-e[1])*n);return t.filter(i=>o(i)>0).sort((i,l)=>s(i)+o(i)-s(l)-o(l)||s(i)-s(l)).at(0)}function bm(t,e,n){let r=s=>(s[0]-e[0])*9+s[1]-e[1];return(n?[...t].reverse().find(s=>r(s)<0):t.find(s=>r(s)>0))??t[n?t.length-1:0]}function Qe(t){return t.stage!=="over"&&!N(t)&&t.seats[t.turn-1].yours}function A(t){return!t.looking&&!t.pending&&Qe(t.table)}function $e({table:t,looking:e,pending:n}){return Bn(t)&&!e&&!n}function rr({game:t,mode:e}){return t!==Qi&&e!=="screen"&&e!=="remote"}function we(t){return A(t)&&rr(t.table)}function or(t){let{table:e,looking:n}=t;return rr(e)&&xe(t)&&!n&&e.stage!=="over"}function sr(t){return A(t)&&t.hint?.type==="hint"?t.hint.move:null}function va(t,e){let{hint:n,looking:r,table:o}=t;return n?.type!=="why"?o.turn===e?sr(t):null:n.player===e&&!r?n.better:null}function xe({table:t,pending:e}){return t.can_undo&&e===null&&_(t)}function Bo(t){return t.looking?t.looking.frames[t.looking.index]:t.table}function B(t,e){return t.table.options.find(n=>n.letter===e)}function ka(t){return t.options.flatMap(e=>e.letter===null?[]:[e.letter])}function Ye(t,e){let{table:n,patches:r}=t;return B(t,e)!==void 0?Ze(n.players[n.turn-1].cells,e,r):null}function Yt(t){if(t.stage==="over"||N(t))return null;let e=rt(t.seats);return e.length===2?t.turn:e[0]??null}function Je({table:t,placement:e}){return e.plan?Yt(t):t.turn}function Jt(t){return t.placement.plan?L(t)!==null&&!t.pending:A(t)}function L(t){let{table:e,patches:n,looking:r}=t,{letter:o,plan:s}=t.placement;if(o===null)return null;if(!s&&o!=="+")return Ye(t,o);let i=s?Yt(e):e.turn;if(i===null||s&&r)return null;let l=Ze(e.players[i-1].cells,o,n);return s?{...l,planned:!0}:l}function qo(t){let{table:e}=t,n=[1,2].filter(r=>e.seats[r-1].yours);return n.length===1?n[0]:n.length===2?Bo(t).turn:1}function ir({table:t,placement:e},n){if(!(!e.plan&&t.players.every(i=>!i.special_tile))||!Rt(e,n))return!1;let{cells:o}=t.players[t.turn-1],s=et(e,n).map(([i,l])=>i*9+l);return Yn(Zn(Kn(o),St(s)))}function ar(t,e){if(!t||t==="pass"||t.startsWith("A:"))return null;let n=kt(t.slice(-2));return{shape:t.startsWith("+")?[[0,0]]:e[t[0]].orientations[t[1]],origin:n}}function Sa({table:t,patches:e,suggestions:n,looking:r},o){return r||t.turn!==o?[]:n.flatMap(({move:s,label:i,kind:l,faint:c})=>{let u=ar(s,e);return u?[{...u,label:i,kind:l,faint:c}]:[]})}function Pa({suggestions:t,looking:e},n){return e?[]:t.filter(({move:r})=>n===null?r==="pass":r!=="pass"&&r[0]===n)}function Xe({table:t,looking:e}){return e?t.moves.slice(0,e.index).slice(-1):sa(t)}function Ea(t,e){return t.flatMap(n=>ar(n,e)??[])}function Ma(t){let{table:e,placement:n,weighing:r}=t;if(!A(t))return null;let o=n.letter??(r?null:""),s=o===""||o==="+"?void 0:B(t,o);if(!s)return null;let{consequence:i}=s,l=e.turn,c=e.players[l-1].time,u=e.time_board.special_patches_left.filter(m=>m>c&&m<=i.time);return{player:l,from:c,to:i.time,marks:[...i.income_marks,...u],income:i.income_marks.length>0?i.income:0,special:i.special_patch,next:i.next}}function Ta({player:t,to:e,income:n,special:r,next:o},s){let l=[n>0?a("preview-income",{count:n}):"",r?a("preview-special"):""].filter(Boolean).join(", ");return`${a("preview-space",{space:String(e)})}${l?`: ${l}`:""}. ${Eo("then",o,t,s)}`}var jo=[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg"];function Aa(t){let e=jo.indexOf(t);return{cloth:e%6,weave:(Math.floor(e/6)+e%6)%6}}var tn={"weave-0":["<path d='M2.5 1.2a1.3 1.3 0 1 0 .01 0M7.5 6.2a1.3 1.3 0 1 0 .01 0'/>","<path opacity='.7' d='M7.5 2a.5.5 0 1 0 .01 0M2.5 7a.5.5 0 1 0 .01 0'/>"],"weave-1":["<path d='M.3 0h.5v10H.3zM1.5 0h1.9v10H1.5zM4.1 0h.5v10h-.5z M5.3 0h.5v10h-.5zM6.5 0h1.9v10H6.5zM9.1 0h.5v10h-.5z'/>"],"weave-2":["<path opacity='.55' d='M0 0h2.5v10H0zM5 0h2.5v10H5z'/>","<path opacity='.55' d='M0 0h10v2.5H0zM0 5h10v2.5H0z'/>"],"weave-3":["<path fill='none' stroke='var(--thread)' stroke-width='.85' d='M0 0L2.5-2.5 5 0 7.5-2.5 10 0M0 2.5L2.5 0 5 2.5 7.5 0 10 2.5M0 5L2.5 2.5 5 5 7.5 2.5 10 5 M0 7.5L2.5 5 5 7.5 7.5 5 10 7.5M0 10L2.5 7.5 5 10 7.5 7.5 10 10 M0 12.5L2.5 10 5 12.5 7.5 10 10 12.5'/>"],"weave-4":["<g transform='translate(2.5 2.5)'><path d='M0-1.8a.8.8 0 1 0 .01 0M1.05-1.05a.8.8 0 1 0 .01 0M.65.2a.8.8 0 1 0 .01 0 M-.65.2a.8.8 0 1 0 .01 0M-1.05-1.05a.8.8 0 1 0 .01 0'/><circle r='.55' fill='var(--cloth)'/><path fill='none' stroke='var(--thread)' stroke-width='.35' d='M1.6 1.6Q2.4 2 2.5 2.6M-1.6 1.6Q-2.4 2-2.5 2.6'/></g>","<g transform='translate(7.5 7.5)'><path d='M0-1.8a.8.8 0 1 0 .01 0M1.05-1.05a.8.8 0 1 0 .01 0M.65.2a.8.8 0 1 0 .01 0 M-.65.2a.8.8 0 1 0 .01 0M-1.05-1.05a.8.8 0 1 0 .01 0'/><circle r='.55' fill='var(--cloth)'/><path fill='none' stroke='var(--thread)' stroke-width='.35' d='M1.6 1.6Q2.4 2 2.5 2.6M-1.6 1.6Q-2.4 2-2.5 2.6'/></g>"],"weave-5":["<path fill='none' stroke='var(--thread)' d='M0 2.5Q2.5-.6 5 2.5T10 2.5M0 7.5Q2.5 4.4 5 7.5T10 7.5'/>"],special:["<rect x='.25' y='.25' width='9.5' height='9.5' rx='1.1' fill='var(--leather)' stroke='var(--seam)' stroke-width='.7'/>","<path fill='none' stroke='var(--grain)' stroke-width='.3' stroke-linecap='round' opacity='.7' d='M2.6 2.7h.5M6.9 2.5h.6M4.8 2.2h.3M2.3 5.5h.4M7.4 5.2h.4M3 7.6h.6M6.6 7.5h.5M4.9 7.9h.3'/>","<rect x='1.4' y='1.4' width='7.2' height='7.2' rx='.7' fill='none' stroke='var(--stitch)' stroke-width='.42' stroke-dasharray='1.1 .7' stroke-linecap='round'/>","<path fill='none' stroke='var(--grain)' stroke-width='.6' stroke-linecap='round' d='M5 3.3V6.7M3.3 5H6.7M3.8 3.8L6.2 6.2M6.2 3.8L3.8 6.2'/>"],button:["<circle r='9.6' fill='var(--stitch)' stroke='var(--seam)' stroke-width='1.9'/>","<circle r='6.4' fill='none' stroke='var(--seam)' stroke-width='.8' opacity='.35'/>","<path fill='none' stroke='var(--seam)' stroke-width='.9' opacity='.45' d='M-2.4-2.4L2.4 2.4M2.4-2.4L-2.4 2.4'/>","<path fill='var(--seam)' d='M-2.5-4.2a1.7 1.7 0 1 0 .01 0M2.5-4.2a1.7 1.7 0 1 0 .01 0 M-2.5.8a1.7 1.7 0 1 0 .01 0M2.5.8a1.7 1.7 0 1 0 .01 0'/>"],"special-tile":["<rect x='-9.4' y='-9.4' width='18.8' height='18.8' rx='2.4' fill='var(--leather)' stroke='var(--tile-edge)' stroke-width='1.2'/>","<rect x='-7.4' y='-7.4' width='14.8' height='14.8' rx='1.2' fill='none' stroke='var(--stitch)' stroke-width='.9' stroke-dasharray='2 1.2'/>","<path d='M-3.6-5.2H3.8C.6-1.5-.8 1.8-1.2 5.6' fill='none' stroke='var(--stitch)' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round'/>"],cell:["<path fill='none' stroke='var(--grid)' stroke-width='.16' opacity='.6' d='M3.4 5H6.6M5 3.4V6.6'/>"],"token-1":["<circle r='4'/>"],"token-2":["<path d='M0-5L5 0 0 5-5 0Z'/>"],"space-cloth":["<rect x='-5.7' y='-5.7' width='11.4' height='11.4' rx='1.2' fill='var(--tone)' stroke='var(--edge)' stroke-width='.35'/>","<rect x='-4.9' y='-4.9' width='9.8' height='9.8' rx='.7' fill='none' stroke='var(--edge)' stroke-width='.25' stroke-dasharray='.9 .6'/>"],"space-thread":["<circle r='4.3' fill='var(--tone)' stroke='var(--edge)' stroke-width='.4'/>","<circle r='3.6' fill='none' stroke='var(--edge)' stroke-width='.22' stroke-dasharray='.8 .5'/>"],"space-end":["<rect x='-17.7' y='-5.7' width='35.4' height='11.4' rx='1.2' fill='var(--tone)' stroke='var(--edge)' stroke-width='.35'/>","<rect x='-16.9' y='-4.9' width='33.8' height='9.8' rx='.7' fill='none' stroke='var(--edge)' stroke-width='.25' stroke-dasharray='.9 .6'/>"],corner:["<path fill='none' stroke='var(--thread-0)' stroke-width='.5' d='M2 13Q.5 7 5.5 5.5T13.5 1.8'/>","<use href='#button' transform='translate(5 5.2) scale(.3)'/>","<use href='#button' transform='translate(11.6 2.4) scale(.16)'/>","<use href='#button' transform='translate(2.2 11) scale(.16)'/>"]};var Oa=new WeakMap;async function Ca(t){let e=await fetch(t);if(!e.ok)throw new Error(`The artwork can’t be loaded: ${t}`);return e.json()}function Uo(t){let e=[t];return Object.assign(e,{raw:e})}function wm(t){let e=Oa.get(t);if(!e){let n=Object.entries(t).map(([r,o])=>`<g id="${r}">${o.join("")}</g>`);e=Uo(n.join("")),Oa.set(t,e)}return S(e)}function _a(t=tn){return p`<svg class="fabrics" aria-hidden="true" width="0" height="0">
<defs>
${wm(t)}
${jo.map(e=>{let{cloth:n,weave:r}=Aa(e);return Wo(`fabric-${e}`,10,S`<g class=${`cloth-${n}`}><rect class="cloth" width="10" height="10"></rect>
<use class="thread" href=${`#weave-${r}`}></use></g>`)})}
${Wo("fabric-cell",10,S`<use href="#cell"></use>`)}
${Wo("fabric-covered",5,S`<rect class="covered" width="5" height="5"></rect>`)}
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
</svg>`}function Wo(t,e,n){return S`<pattern id=${t} width=${e} height=${e} patternUnits="userSpaceOnUse">${n}
</pattern>`}function st(t,e,n,r=1){return S`<use href=${`#${t}`} transform=${`translate(${e} ${n}) scale(${r})`}></use>`}function q(t,e,n){return st("button",t,e,n/10)}function xm(t){let e=t.orientations[0];return Array.from({length:t.income},(n,r)=>e[Math.floor((r+.5)*e.length/t.income)])}function en(t,e,n,[r,o],s){let i=e.orientations[n],l=F(e.orientations[0]);return S`<g class="patch" transform=${`translate(${o*10} ${r*10})`}>
<path class="piece" fill=${`url(#fabric-${t})`} d=${Y(i,10,.25)}></path>
<path class="stitches" d=${Y(i,10,1.1)}></path>
${xm(e).map(c=>{let[u,m]=Ji(c,l,n);return q((m+.5)*10,(u+.5)*10,2.6)})}
${s?vm(i[0],t):f}
</g>`}function vm([t,e],n){let[r,o]=[(e+.5)*10,(t+.5)*10+1.9];return S`<text class="letter" x=${r} y=${o}>${n}</text>`}function Vo([t,e]){return S`<g class="patch special">${st("special",e*10,t*10)}</g>`}function Xt(t,e,n,r){let[o,s]=F(e.orientations[n]),i=Math.max(4,o,s)*10+1.2,[l,c]=[(s*10-i)/2,(o*10-i)/2];return p`<svg class="framed" viewBox=${`${l} ${c} ${i} ${i}`} aria-hidden="true">
${en(t,e,n,[0,0],r)}
</svg>`}function nn(t,e,n,r){let[o,s]=F(e.orientations[n]);return p`<svg
class="picture"
width=${`${s}em`}
height=${`${o}em`}
viewBox=${`-0.6 -0.6 ${s*10+1.2} ${o*10+1.2}`}
aria-hidden="true"
>
${en(t,e,n,[0,0],r)}
</svg>`}var ht=12,km=8,Sm=7;function Pm(){let t=Em(km,Sm).slice(0,G+1);return t.map(({x:e,y:n},r)=>{let o={x:(e+.5)*ht,y:(n+.5)*ht},s=r>0?t[r-1]:{x:e-1,y:n},i={x:o.x+(s.x-e)*ht/2,y:o.y+(s.y-n)*ht/2};return r<G?{centre:o,entry:i,width:ht,height:ht}:{centre:{x:o.x+ht,y:o.y},entry:i,width:3*ht,height:ht}})}function Em(t,e){let n=new Set,r=[],[o,s,i,l]=[0,0,1,0],c=(u,m)=>u>=0&&m>=0&&u<t&&m<e&&!n.has(`${u},${m}`);for(;r.length<t*e;)r.push({x:o,y:s}),n.add(`${o},${s}`),c(o+i,s+l)||([i,l]=[-l,i]),o+=i,s+=l;return r}var La=10.3;function Mm(){let e=[],n=-Math.PI/2,r=43;for(let o=0;o<=G;o+=1){let s={x:48+Math.cos(n)*r,y:48+Math.sin(n)*r},i=e.at(-1)?.centre??s,l={x:(s.x+i.x)/2,y:(s.y+i.y)/2},c=o===G?9.8:8.6;e.push({centre:s,entry:l,width:c,height:c});let u=La/r;n+=u,r-=La/(2*Math.PI)*u}return e}var Na={cloth:Pm(),thread:Mm()};function Ra(t){return t.time_board.on_top===1?[C[1],C[0]]:C}function Ia(t,e){let[n,r]=t.players.map(c=>c.time),o=n===r?a("tokens-together",{space:String(n),name:P(e,t.time_board.on_top)}):C.map(c=>a("token-at",{...J(e,c),space:String(t.players[c-1].time)})).join(" "),s=t.time_board.special_patches_left,i=t.automa?` ${ze(t.automa)}`:"",l=s.length?s.join(", "):a("none");return`${o} ${a("special-left",{spaces:l})}${i}`}function zo(t,e,n,r){return S`<g class=${`token token-${t}`} transform=${`translate(${e} ${n})`}>
${st(`token-${t}`,0,0,r/4)}
<text y=${r*.42} font-size=${r*1.2}>${t}</text></g>`}function Ga({numeral:t},e,n,r){let o=Array.from({length:16},(s,i)=>{let l=i%2?r*.78:r,c=i*Math.PI/8;return`${(Math.sin(c)*l).toFixed(2)} ${(-Math.cos(c)*l).toFixed(2)}`});return S`<g class="marker" transform=${`translate(${e} ${n})`}>
<path d=${`M${o.join("L")}Z`}></path>
<text y=${r*.3} font-size=${r*.85}>${t}</text></g>`}function Fa({automa:t},e,n){if(!t?.marker_on_board)return f;let[r,o]=e(t.marker);return Ga(t,r,o,n)}function ur(t){return p`<svg class="token-picture" viewBox="-6 -6 12 12" aria-hidden="true">
${zo(t,0,0,4.4)}
</svg>`}function Tm(t,e,n,r=null){let o=Na[n],s=n==="cloth"?7*ht:96,{income:i,special_patches:l,special_patches_left:c}=t.time_board;return p`<svg
class="spiral"
viewBox=${`-1 -1 98 ${s+2}`}
role="img"
aria-label=${Ia(t,e)}
>
${n==="thread"?[Am(),Om(o)]:f}
${o.map((u,m)=>Cm(u,m,n))}
${r?Ha(r,u=>o[u].centre):f}
${i.map(u=>{let{x:m,y:d}=o[u].entry;return lr(u,r,q(m,d,2.5))})}
${l.map(u=>{let{x:m,y:d}=o[u].entry;return lr(u,r,rn(m,d,4.8,c.includes(u)))})}
${r?Da(r,o[r.to].centre,4.6):f}
${Fa(t,u=>[o[u].centre.x,o[u].centre.y],5.4)}
${_m(t,o)}
</svg>`}function lr(t,e,n){let o=e?.marks.includes(t)??!1?"board-mark crossed":"board-mark";return S`<g class=${o} data-mark=${t}>${n}</g>`}function Ha({player:t,from:e,to:n},r){let s=Array.from({length:n-e+1},(i,l)=>r(e+l)).map(({x:i,y:l})=>`${i.toFixed(1)} ${l.toFixed(1)}`).join("L");return S`<path class="walk-halo" d=${`M${s}`}></path>
<path class=${`walk walk-${t}`} d=${`M${s}`} data-testid="walk"></path>`}function Da({player:t,to:e},{x:n,y:r},o){return S`<g class=${`landing landing-${t}`} data-landing=${e}
transform=${`translate(${n} ${r})`}>${st(`token-${t}`,0,0,o/4)}</g>`}function Am(){return[[0,1,1],[96,-1,1],[0,1,-1],[96,-1,-1]].map(([t,e,n])=>S`<use href="#corner"
transform=${`translate(${t} ${n>0?0:96}) scale(${e} ${n})`}></use>`)}function Om(t){let e=t.map(({centre:n})=>`${n.x.toFixed(1)} ${n.y.toFixed(1)}`);return S`<path class="strand" d=${`M${e.join("L")}`}></path>`}function Cm({centre:{x:t,y:e}},n,r){let o=n===G,s=r==="cloth"&&o?"space-end":`space-${r}`,i=n===0||o?"end":n%2?"odd":"even",l=n===0&&r==="cloth"?a("board-start"):n;return S`<g class=${`space ${i}`}>
${st(s,t,e,r==="thread"&&o?1.14:1)}
<text x=${t} y=${e} dy="0.36em" class=${n===0?"named":""}>${l}</text></g>`}function rn(t,e,n,r){let[o,s]=[t-n/2,e-n/2];return r?st("special",o,s,n/10):S`<rect class="mark-taken" x=${o} y=${s} width=${n} height=${n}
rx="0.6"></rect>`}function _m(t,e){let n=t.players[0].time===t.players[1].time;return Ra(t).map((r,o)=>{let{x:s,y:i}=e[t.players[r-1].time].centre,l=n?o*-2.6+1.3:0;return zo(r,s+l*.6,i+l,4)})}var on={left:5,span:150,bar:9.5,above:4,below:15};function Pt(t){return on.left+t*on.span/G}function cr(t){return t===1?on.above:on.below}function Ba(t,e){return Na[t][e].centre}function Lm(t,e,n){let{income:r,special_patches:o,special_patches_left:s}=t.time_board,{bar:i}=on;return p`<svg
class="time-line"
viewBox="0 0 160 19"
role="img"
aria-label=${Ia(t,e)}
>
<rect class="track" x="3" y=${i-1.6} width="154" height="3.2" rx="1.6"></rect>
${C.map(l=>S`<rect class=${`gone gone-${l}`} x="3" y=${l===1?i-1.6:i}
width=${Math.max(2,Pt(t.players[l-1].time)-3)} height="1.6"></rect>`)}
${n?Ha(n,l=>({x:Pt(l),y:i})):f}
${r.map(l=>lr(l,n,q(Pt(l-.5),i,2.1)))}
${o.map(l=>lr(l,n,rn(Pt(l-.5),i,4.2,s.includes(l))))}
${Fa(t,l=>[Pt(l),i],3.6)}
${n?Da(n,{x:Pt(n.to),y:cr(n.player)},3.2):f}
${Ra(t).map(l=>{let{time:c}=t.players[l-1];return zo(l,Pt(c),cr(l),3.3)})}
</svg>`}function Nm(t,e){let{to_income:n,to_special_patch:r}=t.players[e-1],o=(s,i)=>p`<li><svg viewBox="-3 -3 6 6">${i}</svg>${s??"–"}</li>`;return p`<ul class="ahead" data-testid="ahead" aria-hidden="true">
${o(n,q(0,0,2.7))} ${o(r,rn(0,0,5.2,!0))}
</ul>`}function Rm({automa:t}){let e=[[a("legend-income"),q(0,0,2.4)],[a("legend-special"),rn(0,0,4.6,!0)],[a("legend-taken"),rn(0,0,4.6,!1)]];return t?.marker_on_board&&e.push([a("legend-marker"),Ga(t,0,0,2.9)]),e}function qa(t,e,n,r,o=null,s=1){let i=o?Ta(o,e):a("time-note",{name:P(e,s),distances:Ue(t,s)});return p`<section class="panel time-board" aria-labelledby="time-heading">
<div class="panel-head">
<h2 id="time-heading">${a("time-board")}</h2>
<button type="button" class="quiet look" data-testid="look" @click=${r}>
${a(n==="cloth"?"look-thread":"look-cloth")}
</button>
</div>
<p class="time-note" data-testid="time-note">${i}</p>
<div class="spiral-box">${Tm(t,e,n,o)}</div>
<div class="line-box">
${Lm(t,e,o)}
<p class="visually-hidden">${i}</p>
${Nm(t,s)}
</div>
<ul class="legend">
${Rm(t).map(([l,c])=>p`<li><svg viewBox="-3 -3 6 6" aria-hidden="true">${c}</svg> ${l}</li>`)}
</ul>
</section>`}var pr=class{constructor(e,n){this.root=e;this.look=n}root;look;scene=null;running=[];prepare({table:e},n,r){let s=r>0&&n.moves.length===e.moves.length+1?n.moves[n.moves.length-1]:void 0;if(!s){this.scene=null;return}let i=To(s.move),l=i?this.root.querySelector(`[data-patch="${i}"] .framed`):null,c=l&&{box:l.getBoundingClientRect(),image:l.cloneNode(!0)},{gains:u,marks:m}=aa(s,n.time_board);this.scene={happening:s,milliseconds:r,gains:u,marks:m,picture:c}}play(){let{scene:e}=this;this.scene=null,e&&(this.skip(),this.fly(e),this.walk(e),this.light(e),this.float(e))}skip(){for(let e of this.running)e.finish();this.running=[]}run(e,n,r){let o=e.animate(n,{duration:r,easing:"ease-in-out"});return this.running.push(o),o}fly({happening:{move:e,player:n},picture:r,milliseconds:o}){let s=this.targetOf(To(e),n);if(!r||!s)return;let[i,l]=[r.box,s.getBoundingClientRect()],c=this.overlay("flying",[r.image]),u=(d,h)=>({transform:`translate(${d.x+d.width/2}px, ${d.y+d.height/2}px)
translate(-50%, -50%) scale(${h})`}),m=Math.max(l.width,l.height)/170;this.run(c,[u(i,i.width/170),u(l,m)],o*.9).onfinish=()=>c.remove(),s.matches("g")&&this.run(s,[{opacity:0},{opacity:0,offset:.9},{opacity:1}],o)}targetOf(e,n){let o=[...this.root.querySelectorAll(`[data-sewn="${e}"]`)].filter(i=>i.getBoundingClientRect().width>0),[s]=o.sort((i,l)=>l.getBoundingClientRect().width-i.getBoundingClientRect().width);return s??this.root.querySelector(`[data-testid="player-${n}"]`)}walk({happening:{change:e,player:n},milliseconds:r}){if(!e||e.to<=e.from)return;let o=Array.from({length:e.to-e.from+1},(l,c)=>e.from+c),s=l=>Ba(this.look(),l),i=l=>({x:Pt(l),y:cr(n)});for(let[l,c]of[["spiral",s],["time-line",i]]){let u=this.root.querySelector(`.${l} .token-${n}`),m=o.map(c).map(({x:d,y:h})=>({transform:`translate(${d}px, ${h}px)`}));u&&this.run(u,m,r*.9)}}light({marks:e,milliseconds:n}){for(let r of e)for(let o of this.root.querySelectorAll(`[data-mark="${r}"]`))this.run(o,[{opacity:1},{opacity:.1},{opacity:1}],n)}float({happening:{player:e},gains:n,milliseconds:r}){let s=this.root.querySelector(`[data-testid="buttons-${e}"]`)?.getBoundingClientRect();if(!s||n.length===0)return;let i=this.overlay("floating",[n.join(" · ")]),[l,c]=[s.x-4,s.y-4],u=[{transform:`translate(${l}px, ${c+10}px)`,opacity:0},{transform:`translate(${l}px, ${c}px)`,opacity:1,offset:.25},{transform:`translate(${l}px, ${c-12}px)`,opacity:1}];this.run(i,u,r).onfinish=()=>i.remove()}overlay(e,n){let r=document.createElement("div");return r.className=`overlay ${e}`,r.setAttribute("aria-hidden","true"),r.append(...n),document.body.append(r),r}};var r$=[["1 2 3","key-1-2-3"],["keys-arrows","key-arrows"],["keys-shift-arrows","key-shift-arrows"],["N, Shift + N","key-n"],["R, Shift + R","key-r"],["F","key-f"],["keys-space","key-space"],["Enter","key-enter"],["Esc","key-esc"],["keys-wheel","key-wheel"],["P","key-p"],["U","key-u"],["T, Enter","key-t"],["H, W","key-h"],["/","key-slash"],["?, F1","key-help"]],sn={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right"},ja={1:{type:"option",index:0},2:{type:"option",index:1},3:{type:"option",index:2}," ":{type:"placement",event:{type:"cycle"}},f:{type:"placement",event:{type:"turn",how:"flip"}},Enter:{type:"place"},Escape:{type:"cancel"},p:{type:"pass"},u:{type:"undo"},t:{type:"turn"},h:{type:"hint"},w:{type:"why"},"/":{type:"command"},"?":{type:"help"}};function Im(t,e){return t==="Slash"?e?"?":"/":/^(?:Key|Digit)(\w)$/.exec(t)?.[1].toLowerCase()??""}function Ua(t){let{key:e,code:n="",shiftKey:r,ctrlKey:o,metaKey:s,altKey:i}=t;if(o||s||i)return null;let l=Wa(e,r);return l||/^[a-z]$/i.test(e)?l:Wa(Im(n,r),r)}function Wa(t,e){if(Object.hasOwn(sn,t)){let r=sn[t];return{type:"placement",event:{type:e?"jump":"arrow",direction:r}}}let n=t.length===1?t.toLowerCase():t;return n==="n"?{type:"placement",event:{type:"next",back:e}}:n==="r"?{type:"placement",event:{type:"turn",how:e?"left":"right"}}:Object.hasOwn(ja,n)?ja[n]:null}var Gm=new Set(["place","pass","undo","turn","hint","why"]);function Va({repeat:t},e){return t&&Gm.has(e.type)}var Fm=4,Hm=1.5,Dm=120;function Bm(t,e){return e===null||t.detail===0?!1:t.pointerId===void 0||t.pointerId===e}var mr=class{constructor(e,n){this.root=e;this.game=n;let r=new AbortController;this.stop=()=>{this.end(),r.abort()};let o=(s,i,l=!1)=>e.addEventListener(s,c=>i(c),{signal:r.signal,capture:l});o("pointerdown",s=>this.down(s)),o("pointermove",s=>this.move(s)),o("pointerup",s=>this.up(s)),o("pointercancel",()=>this.abandon()),o("pointerleave",()=>this.leave()),o("click",s=>this.click(s),!0),o("contextmenu",s=>this.flip(s)),e.addEventListener("wheel",s=>this.wheel(s),{signal:r.signal,passive:!1}),window.addEventListener("keydown",s=>{s.key==="Escape"&&this.press?.dragging&&(s.stopPropagation(),this.abandon())},{signal:r.signal,capture:!0})}root;game;press=null;swallow=null;turned=0;stop;cellAt(e,n){let r=this.root.querySelector("[data-held] .cells");if(!r)return null;let o=r.getBoundingClientRect(),s=o.width/9,[i,l]=[Math.floor((n-o.top)/s),Math.floor((e-o.left)/s)];return i>=-1&&l>=-1&&i<=9&&l<=9?[Math.max(0,Math.min(8,i)),Math.max(0,Math.min(8,l))]:null}isOnQuilt(e){return e.target instanceof Element&&e.target.closest("[data-held] .cells")!==null}down(e){this.swallow=null;let{state:n}=this.game;if(e.button!==0||!e.isPrimary||!Jt(n))return;let r=e.target,o=A(n)?r.closest("[data-patch]"):null,s=o?o.dataset.patch:this.game.state.placement.letter;if(!s||!o&&!this.isOnQuilt(e))return;let i=o?this.grabbed(o,s,e):this.heldCell(e);this.press={pointer:e.pointerId,x:e.clientX,y:e.clientY,letter:s,anchor:i,market:o,touch:e.pointerType==="touch",dragging:!1,image:null}}grabbed(e,n,r){let o=Ye(this.game.state,n),s=e.querySelector(".patch");if(!o||!s)return null;let i=o.patch.orientations[j(this.game.state.placement,n)],[l,c]=F(i),u=s.getBoundingClientRect(),m=Math.floor((r.clientY-u.top)/u.height*l),d=Math.floor((r.clientX-u.left)/u.width*c);return i.find(h=>ot(h,[m,d]))??_t(i)}heldCell(e){let{placement:n}=this.game.state,r=L(this.game.state),o=this.cellAt(e.clientX,e.clientY);return!r||!n.origin||!o||!et(n,r).some(s=>ot(s,o))?null:[o[0]-n.origin[0],o[1]-n.origin[1]]}move(e){let{press:n}=this;if(!n){e.pointerType!=="touch"&&this.hover(e);return}if(e.pointerId===n.pointer){if(!n.dragging){if(Math.hypot(e.clientX-n.x,e.clientY-n.y)<Fm)return;this.startDrag(n)}this.drag(n,e)}}hover(e){let{placement:n}=this.game.state;if(n.letter===null||n.set)return;let r=this.isOnQuilt(e)?this.cellAt(e.clientX,e.clientY):null;r?this.game.placement({type:"hover",cell:r}):this.leave()}leave(){!this.press&&this.game.state.placement.origin&&this.game.placement({type:"leave"})}startDrag(e){e.dragging=!0,this.root.setPointerCapture(e.pointer),e.market&&this.game.choose(e.letter,e.anchor??void 0);let n=L(this.game.state);if(!n)return;let r=Nt(this.game.state.placement,n),o=r.filter(i=>i[0]===F(r)[0]-1),s=e.touch?o[Math.floor(o.length/2)]:e.anchor??_t(r);this.game.placement({type:"hold",anchor:s}),e.market&&(e.image=this.dragImage(e.market))}dragImage(e){let n=e.querySelector(".framed");if(!n)return null;let r=document.createElement("div");return r.className="drag-image",r.append(n.cloneNode(!0)),document.body.append(r),r}drag(e,n){let r=this.root.querySelector("[data-held] .cells"),o=e.touch&&r?r.getBoundingClientRect().width/9*Hm:0,s=this.cellAt(n.clientX,n.clientY-o);if(s?this.game.placement({type:"hover",cell:s}):this.game.placement({type:"leave"}),!e.image)return;e.image.hidden=s!==null;let i=`${n.clientX}px, ${n.clientY-o}px`;e.image.style.transform=`translate(${i}) translate(-50%, -50%)`}up(e){let{press:n}=this;if(!(!n||e.pointerId!==n.pointer)&&(this.end(),!!n.dragging)){if(this.swallow=n.pointer,!this.game.state.placement.origin)return this.game.placement({type:"cancel"});this.game.placement({type:"show"}),n.market&&!n.touch&&this.game.commit()}}abandon(){let e=this.press?.dragging?this.press.pointer:null;this.end(),this.swallow=e,e!==null&&this.game.placement({type:"cancel"})}end(){this.press?.image?.remove(),this.press=null}click(e){if(Bm(e,this.swallow)){this.swallow=null,e.stopPropagation(),e.preventDefault();return}if(!this.isOnQuilt(e))return;let{game:n}=this,{placement:r}=n.state,o=L(n.state),s=this.cellAt(e.clientX,e.clientY);!s||!o||(r.set&&this.commits(e,s)?n.commit():n.placement({type:"set",cell:s}))}commits(e,n){let{placement:r}=this.game.state,o=L(this.game.state);if(!o)return!1;let s=et(r,o);return r.plan?!1:s.length>0&&Rt(r,o)&&ot(Rn(s),n)?!0:e.pointerType==="touch"?!1:[...s,r.cursor].some(i=>ot(i,n))}wheel(e){if(!this.turns(e)||e.deltaY===0)return;e.preventDefault();let n=performance.now();n-this.turned<Dm||(this.turned=n,this.game.placement({type:"turn",how:e.deltaY>0?"right":"left"}))}flip(e){e.pointerType==="touch"||!this.turns(e)||(e.preventDefault(),this.game.placement({type:"turn",how:"flip"}))}turns(e){let{state:n}=this.game;return e.target instanceof Element&&e.target.closest("[data-held] .cells")!==null&&Jt(n)&&(L(n)?.letter??"+")!=="+"}};function u$(t){let e=n=>{let{target:r,key:o,shiftKey:s}=n;if(qm(n)||Ko(n,(l,c)=>t.walk(l,c)))return;let i=r instanceof Element&&r.closest("[role=slider]")!==null;t.key(o,s,i)&&n.preventDefault()};return window.addEventListener("keydown",e),()=>window.removeEventListener("keydown",e)}function qm({target:t,altKey:e,ctrlKey:n,metaKey:r,defaultPrevented:o}){return e||n||r||o?!0:t instanceof Element&&t.closest("select, input, textarea, dialog")!==null}function Ko(t,e){let{target:n,key:r,shiftKey:o}=t,s=n instanceof Element?n.closest("[data-quilt=shown]"):null;return!s||!Object.hasOwn(sn,r)||o?!1:(t.preventDefault(),e(s.getAttribute("data-testid")==="quilt-1"?1:2,sn[r]),!0)}function za(t){let e=t.querySelector(".move-list"),n=e?.querySelector(".move.now");if(!e)return;if(!n){e.scrollTop=0;return}let[r,o]=[e.getBoundingClientRect(),n.getBoundingClientRect()];o.top<r.top?e.scrollTop-=r.top-o.top:o.bottom>r.bottom&&(e.scrollTop+=o.bottom-r.bottom)}function Ka(t){t.onLine=e=>E("commands").then(({obey:n})=>n(t,e),n=>t.complain(n.message))}function Za(t,e,n){let r=window.matchMedia("(prefers-reduced-motion: reduce)");e.pace=()=>document.hidden||r.matches?"off":n.settings.motion;let o=new pr(t,()=>n.settings.look);return e.onShow=({table:s},i)=>{let l=e.state.table,{sounds:c,vibration:u}=n.settings;(c||u)&&E("cues").then(({tellCues:m})=>m(l,s,n.settings),console.warn),o.prepare(e.state,s,i)},o}function Qa(t,e,n,r,o){let s=new mr(t,e),i=new AbortController,{signal:l}=i,c=()=>{document.hidden||(e.wake(),r.consider())},u=()=>{e.skip(),n.skip()};return window.addEventListener("keydown",u,{capture:!0,signal:l}),window.addEventListener("pointerdown",u,{capture:!0,signal:l}),t.addEventListener("keydown",m=>Um(m,e,o),{signal:l}),e.onPlan=m=>jm(t,e,m),e.onAsk=()=>Wm(e),e.onLook=m=>E("looking").then(({lookBack:d})=>d(e,m),e.fail),window.addEventListener("online",c,{signal:l}),document.addEventListener("visibilitychange",c,{signal:l}),()=>{i.abort(),s.stop()}}function Ya(t){Ja(t.querySelector(".quilt.active .cells"))}async function jm(t,e,n){try{e.planning=await E("plan"),e.planning.planWith(e,n),e.state.placement.plan&&L(e.state)&&Ja(t.querySelector(".spread.front .cells"))}catch(r){e.fail(r)}}async function Wm(t){if(!t.hints)try{t.hints=await E("hints"),t.store.dispatch({type:"hint",hint:t.state.hint})}catch(e){t.fail(e)}}function Ja(t){if(!t)return;t.focus({preventScroll:!0});let{top:e,bottom:n}=t.getBoundingClientRect();(e<0||n>window.innerHeight)&&t.scrollIntoView({block:"nearest"})}function Xa(t,e,n){e.matches(".turn-card")&&t.querySelector(".quilt.active")?n():document.getElementById("turn-heading")?.focus()}function Um(t,e,n){let r=t.target;if(!r.closest("[data-keys]")||r.closest("dialog, input, select, textarea")||Ko(t,(l,c)=>e.store.dispatch({type:"walk",player:l,direction:c})))return;let s=Ua(t),i=r instanceof HTMLButtonElement&&[" ","Enter"].includes(t.key);i&&t.repeat&&t.preventDefault(),!(!s||i)&&(t.preventDefault(),!Va(t,s)&&zm(s,e,n))}function Vm(t){let{letter:e,plan:n}=t.state.placement;if(t.placement({type:"cancel"}),!n||!document.activeElement?.matches(".cells"))return;document.querySelector(`[data-coming=${e}]`)?.focus({preventScroll:!0})}function zm(t,e,n){switch(t.type){case"option":return e.chooseAt(t.index),n();case"placement":return e.placement(t.event);case"place":return e.state.placement.letter===null&&e.company.goOn()?void 0:e.state.table.stage==="card"?e.turnCard():e.commit();case"turn":return e.turnCard();case"hint":return e.hint();case"why":return e.why();case"cancel":return Vm(e);case"pass":return e.pass();case"undo":return e.undo();case"command":return e.type(!0),document.getElementById("command")?.focus();case"help":return e.onHelp()}}var ve=3,tl=5,Zo={buttons:tl,time:0,income:0,cells:".".repeat(Qt),filled:fa,empty:Qt,patches:[]};function x$(t,e="revised"){return{board:e,ring:t,players:[Zo,Zo],turn:1,stage:"action",tile:null,automa:null}}function dr(t,e){return{...Zo,buttons:t,time:e}}function el({ring:t,players:e,turn:n,stage:r,tile:o,automa:s}){let i=e.some(({buttons:c,time:u,empty:m})=>c!==tl||u>0||m<Qt);return n===1&&r==="action"&&o===null&&s===null&&!i&&new Set(t).size===33&&t.endsWith("A")}function Et({players:t,turn:e}){return t[e-1]}function gt({stage:t,turn:e,automa:n}){return t==="over"?null:n!==null&&e===2?"card":e}function yt({ring:t}){return[...t.slice(0,ve)]}function fr(t,e){let n=t.indexOf(e);return t.slice(n+1)+t.slice(0,n)}function Qo(t,e,n){return t.filter(r=>r>e&&r<=n)}function Yo({players:[t,e]}){return Math.max(t.time,e.time)}function an(t){return Qo(wn[t.board],Yo(t),G)}function ln(t){return $n[t-1]}function nl({automa:t,players:e,tile:n}){return t!==null&&n!==1&&e[1].time<ln(t.level).marker}function te(t){return t.startsWith("A:")}function rl(t,e,n){let[r,o]=t.players,{automa:s}=t,{taken:i,start:l,stop:c}=n,u=yt(t).join("");if(s===null||gt(t)!=="card"||l!==o.time||n.choices!==u||i!==null&&!u.includes(i)||e!==`A:${i??"pass"}`||c<=l||c>G)return null;let m=c===G&&r.time===G;return{...t,ring:i===null?t.ring:fr(t.ring,i),players:[r,dr(o.buttons+n.income,c)],turn:c>r.time||m?1:2,stage:m?"over":"action",tile:n.takes_special_tile?2:t.tile,automa:{...s,taken:s.taken+(i??"")}}}var Km=/^(?:pass|[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9])$/;function Jo(t,e){let{turn:n,players:r}=t,o=Et(t),s=r[2-n],i=e?o.time+e.time:s.time+1,l=Math.min(i,G),[c,u]=e?[e.buttons,0]:[0,l-o.time],m=Qo(Oe,o.time,l),d=(o.income+(e?.income??0))*m.length,h=l>s.time,y=o.empty>(e?.squares??0),b=l===G&&s.time===G;return{buttons:o.buttons-c+u+d,time:l,paid:c,earned:u,income_marks:m,income:d,special_patch:h&&y&&an(t).some(k=>k<=l),next:h||b?K(n):n,over:b}}function O$(t,e){if(gt(t)!==t.turn)return[];let{filled:n,buttons:r}=Et(t);return t.stage==="special_patch"?Qn(n).map(i=>`+${Ke(i)}`):["pass",...yt(t).filter(i=>e[i].buttons<=r).flatMap(i=>ye(n,e[i]).map(({name:l})=>i+l))]}function Zm(t,e,n){if(!Km.test(e))return"a move is pass, a patch like X0a7 or a special patch like +d9";let r=e[0],o=r in n&&e!=="pass",s=o?Io(n[r],e.slice(1)):null;if(o&&!s)return`patch ${r} would not lie wholly on the board there`;if(t.stage==="over")return"the game is over";if(gt(t)==="card")return"it is the Automa's turn";let i=s?.spaces??[Fo(e.slice(1))??0];return t.stage==="special_patch"?r==="+"?ol(t,i):"the special patch must be placed first":e==="pass"?null:r==="+"?"there is no special patch to place":Xo(t,r,n)??ol(t,i)}function Xo(t,e,n){let r=yt(t);if(!t.ring.includes(e))return`patch ${e} is no longer in the ring`;if(!r.includes(e))return`patch ${e} is not among the next three (${r.join(", ")})`;let o=n[e].buttons-Et(t).buttons;return o>0?`needs ${o} more button${o>1?"s":""}`:null}function ol(t,e){let{filled:n}=Et(t),r=e.find(o=>Ro(n,o));return r===void 0?null:`overlaps at ${Ke(r)}`}function al(t,e,n){if(Zm(t,e,n)!==null)return null;let r=Et(t);if(e==="pass")return il(t,t.ring,r,null);let[o,s]=[e[0],e.slice(1)];if(o==="+")return{...ll(t,sl(r,[Fo(s)??0],"*")),stage:"action",turn:K(t.turn)};let i=n[o],l=Io(i,s),{orientation:c,row:u,column:m,spaces:d}=l,h={...sl(r,d,o),income:r.income+i.income,patches:ts([...r.patches,{letter:o,orientation:c,row:u,column:m}])};return il(t,fr(t.ring,o),h,i)}function ts(t){return t.sort((e,n)=>e.letter<n.letter?-1:1)}function sl(t,e,n){return{...t,cells:ya(t.cells,e,n),filled:Zn(t.filled,St(e)),empty:t.empty-e.length}}function il(t,e,n,r){let{buttons:o,time:s,special_patch:i,next:l,over:c}=Jo(t,r),u=c?"over":i?"special_patch":"action",m=i&&!c?t.turn:l;return{...ll(t,{...n,buttons:o,time:s}),ring:e,stage:u,turn:m}}function ll(t,e){let{players:n,turn:r,tile:o}=t;return{...t,players:r===1?[e,n[1]]:[n[0],e],tile:o===null&&Yn(e.filled)?r:o}}function es(t,e,n,r){return te(e)?n===void 0?null:rl(t,e,n):al(t,e,r)}function cl(t,e,n,r){let o=[t],s=n.values();for(let[i,l]of e.entries()){let c=te(l)?s.next().value:void 0,u=es(o[i],l,c,r);if(u===null)return null;o.push(u)}return o}function ul(t,e,n){return e.map((r,o)=>ns(o+1,r,t[o],t[o+1],n))}function ns(t,e,n,r,o){let s=n.turn,[i,l]=[n.players[s-1],r.players[s-1]],c=Qm(e)?o[e[0]].buttons:0,u=e==="pass"?l.time-i.time:0,m=l.buttons-i.buttons+c-u;return{number:t,player:s,move:e,change:{from:i.time,to:l.time,paid:c,earned:u,income:m}}}function Qm(t){return t!=="pass"&&!t.startsWith("+")&&!te(t)}function pl(t,e){let n=0;for(;n<t.length&&te(t[t.length-1-n]);)n+=1;return n===0?[]:e.slice(-n)}function dl(t,e=[],n={}){let[r,,o,s=""]=t.trim().split(" ").slice(7),[i,l]=s.split("/").map(ml),[,c]=/^\?(\d+)/.exec(o??"")??[],u=o&&ml(o.replace(/^\?\d+/,"?"));if(!i||!l||!u||r!=="normal"&&r!=="tactical")return null;let m=[...i,...l,...u];return m.length!==12?null:{deck:r,aside:i.length,discards:l.length,budgets:c===void 0?n:{...n,0:Number(c)},known:[m,...e]}}function ml(t){if(t==="-")return[];let e=t.split(".");return e.every(n=>/^(?:\d{1,2}|\?)$/.test(n))?e.map(n=>n==="?"?0:Number(n)):null}function fl(t,{known:e,aside:n,discards:r,budgets:o}){let s=t.split(" ").slice(0,-2),[i]=e,l=n+r,c=cn(i.slice(l)),u=0 in o?c.replace(/^\?/,`?${o[0]}`):c,m=`${cn(i.slice(0,n))}/${cn(i.slice(n,l))}`;return[...s,u,m].join(" ")}function cn(t){return t.map(e=>e||"?").join(".")||"-"}var Ym=/^(\d{1,4})\.(\d{1,2})(?:i(\d{1,2}))?$/,Jm=/^(\d{1,4})\.(\d{1,2}):([A-Za-g]{1,33}|-)$/,Xm=/^(?:[A-Za-g]{1,60}|-)$/,td=/^[1-9*xA-Za-g]{1,9}(?:\/[1-9*xA-Za-g]{1,9}){8}$/,hl={1:{turn:1,stage:"action"},2:{turn:2,stage:"action"},"1+":{turn:1,stage:"special_patch"},"2+":{turn:2,stage:"special_patch"},"#1":{turn:1,stage:"over"},"#2":{turn:2,stage:"over"}},gl={"-":null,1:1,2:2},yl={r:"revised",o:"original"};function wl(t,e){let n=t.trim().split(" ");if(n.length===11)return ed(n,e);let[r,o,s,i,...l]=n;if(n.length!==8)return null;let[c,u]=[rs(r,s,e),rs(o,i,e)];return c&&u&&xl([c,u],l,null)}function ed([t,e,n,r,o,s,i,l,c],u){let m=rs(t,e,u),d=Jm.exec(n);if(!m||!d||l!=="normal"&&l!=="tactical"||!/^[1-5]$/.test(c))return null;let h=d[3]==="-"?"":d[3],y=dr(Number(d[1]),Number(d[2])),b={deck:l,level:Number(c),taken:h};return xl([m,y],[r,o,s,i],b)}function xl(t,[e,n,r,o],s){if(!(n in hl&&r in gl&&o in yl&&Xm.test(e)))return null;let l=e==="-"?"":e,c={tile:gl[r],board:yl[o],automa:s};return{...hl[n],ring:l,players:t,...c}}function rs(t,e,n){let r=Ym.exec(e),o=t.split("/").map(h=>h.replace(/\d/g,y=>".".repeat(Number(y))));if(!r||!td.test(t)||o.some(h=>h.length!==9))return null;let s=o.join(""),[,i,l,c]=r,u=nd(s,n);if(u===null||s.includes("x")!==(c!==void 0))return null;let m=u.reduce((h,{letter:y})=>h+n[y].income,0),d=[...s].flatMap((h,y)=>h==="."?[]:[y]);return{buttons:Number(i),time:Number(l),income:c===void 0?m:Number(c),cells:s,filled:St(d),empty:Qt-d.length,patches:u}}function nd(t,e){let r=[...new Set(t)].filter(s=>!".*x".includes(s)).map(s=>{let i=[...t].flatMap((c,u)=>c===s?[u]:[]),l=ga(e[s],i);return l&&{letter:s,orientation:l.orientation,row:l.row,column:l.column}}),o=r.filter(s=>s!==null);return o.length<r.length?null:ts(o)}function vl(t,e){let{players:n,ring:r,turn:o,stage:s,tile:i,board:l,automa:c}=t,[u,m]=n.map(({cells:U})=>od(U)),d=bl(n[0]),h=[r||"-",rd[s](o),i??"-",l[0]];if(c===null||e===null)return[u,m,d,bl(n[1]),...h].join(" ");let{buttons:y,time:b}=n[1],k=`${y}.${b}:${c.taken||"-"}`,M=`${$l(e.aside)}/${e.discards.join(".")||"-"}`,D=$l(e.pile).replace("?",`?${e.budget??""}`);return[u,d,k,...h,c.deck,c.level,D,M].join(" ")}var rd={action:t=>`${t}`,special_patch:t=>`${t}+`,over:t=>`#${t}`};function od(t){return Array.from({length:9},(n,r)=>t.slice(9*r,9*(r+1))).map(n=>n.replace(/\.+/g,r=>String(r.length))).join("/")}function bl({buttons:t,time:e,income:n,cells:r}){return`${t}.${e}${r.includes("x")?`i${n}`:""}`}function $l(t){return Array(t).fill("?").join(".")||"-"}function kl(t,e,n,r){let o=id(n);return r!==null?sd(e,o,n,r):el(t)?`#${t.ring},${o}${t.board==="original"?",o":""}`:`#p=${os(e)}${o&&`,${o}`}`}function sd(t,e,n,[r,...o]){let s=dl(t),i=fl(t,{...s,known:[r],budgets:{}}),l=`#s=${os(i)}`;return n.length===0&&o.length===0?l:[l,e,...o.map(cn)].join(",")}function id(t){return t.filter(n=>!te(n)).map(n=>n==="pass"?".":n).join("")}function Sl(t,e){return e?`${t},c${e}`:t}function q$({Compensation:t="0"}){return/^-?[1-9]\d{0,2}$/.test(t)?Number(t):0}function j$(t){return`#${t.includes(":")?"s":"p"}=${os(t)}`}function os(t){return t.replace(/ /g,"_").replace(/#/g,"!")}var ad=new Set(["move","card","takeback","resign","flag","abort","handover"]);function hr(t,e){let n=wl(t.start,e),r=n&&cl(n,t.moves,t.automa?.turns??[],e);return r===null?null:{game:t,positions:r,moves:ul(r,t.moves,e),seats:gr(t)}}function gr({seats:t,mode:e,present:n}){return C.map(r=>{let{name:o,kind:s,yours:i,bot:l,rating:c}=t[r-1],u=e==="remote"&&s==="person"&&!n.includes(r);return{name:o,kind:s,yours:i,away:u,bot:l,rating:c}})}function un({positions:t}){return t[t.length-1]}function ee(t){return t.game.ended?null:gt(un(t))}function El(t,e,n){if(e.number!==t.game.number+1)return null;let r=ud(t,e,n);if(r===null)return null;let{number:o,acknowledges:s,clock:i,now:l=null}=e,c=r.game.clock,u=i&&c?{...c,...i}:c,m={...r.game,number:o,acknowledges:s,now:l,clock:i===null?null:u,automa:r.game.automa&&cd(r.game.automa,e)};return ee(r)===null&&(m.offer=null),ad.has(e.kind)&&(m.thinking=ld({...r,game:m})),{...r,game:m,said:null}}function ld(t){let e=ee(t);return typeof e=="number"&&t.seats[e-1].kind==="computer"}function cd(t,{cards:e,levels:n}){return{...t,...e,levels:n??t.levels}}function ud(t,e,n){let{game:r}=t;switch(e.kind){case"move":case"card":return md(t,e,n);case"takeback":return dd(t,e);case"resign":case"flag":return It(t,{ended:{kind:e.kind,player:e.player}});case"abort":return It(t,{ended:{kind:"abort",player:e.player}});case"join":case"handover":return fd(t,e);case"ask":return It(t,{offer:e.player});case"decline":return ee(t)===null?It(t,{rematch:{asked:[],game:null}}):It(t,{offer:null});case"cut":return Pl(t,{step:"choose",points:e.points});case"choose":return Pl(e.swapped?pd(t):t,{step:null});case"rematch":{let o=C.filter(s=>s===e.player||r.rematch.asked.includes(s));return It(t,{rematch:{...r.rematch,asked:o}})}case"rematch_opened":return It(t,{rematch:{...r.rematch,game:e.table}});default:return null}}function It(t,e){return{...t,game:{...t.game,...e}}}function Pl(t,e){let{fair:n}=t.game;return n&&It(t,{fair:{...n,...e}})}function pd(t){let e=t.game.present.map(K),n={...t.game,present:e,seats:[...t.game.seats].reverse()};return{...t,game:n,seats:gr(n)}}function md(t,e,n){let{game:r,positions:o,moves:s,seats:i}=t,{move:l}=e,c=e.kind==="card"?e.turn:void 0,u=un(t),m=r.ended?null:es(u,l,c,n);if(m===null||r.automa===null!=(u.automa===null))return null;let d=r.automa&&c?{...r.automa,turns:[...r.automa.turns,c]}:null;return{game:{...r,moves:[...r.moves,l],offer:null,automa:d??r.automa},positions:[...o,m],moves:[...s,ns(s.length+1,l,u,m,n)],seats:i}}function dd({game:t,positions:e,moves:n,seats:r},{keep:o,practice:s}){if(!(o>=t.opening&&o<=n.length))return null;let i=t.automa&&{...t.automa,turns:t.automa.turns.filter(({number:l})=>l<=o),levels:[],practice:s??t.automa.practice};return{game:{...t,moves:t.moves.slice(0,o),offer:null,ended:null,automa:i},positions:e.slice(0,o+1),moves:n.slice(0,o),seats:r}}function fd(t,{kind:e,player:n,seat:r,opponent:o,level:s,mode:i,rated:l}){let c=t.game.seats.map((m,d)=>d===n-1?{...r,yours:m.yours}:m),u={...t.game,seats:c,opponent:o,level:s,mode:i,rated:l};return e==="handover"&&Object.assign(u,{clock:null,offer:null}),{...t,game:u,seats:gr(u)}}function Ml(t,{type:e,clock:n,said:r,...o}){let s=t.game.clock,i={...t.game,...o};n!==void 0&&(i.clock=n&&s&&{...s,...n});let l=o.present?gr(i):t.seats;return{...t,game:i,seats:l,said:r??t.said}}function Tl(t,e){let n=e.kind==="move"||e.kind==="card";return{kind:e.kind,player:n?un(t).turn:"player"in e?e.player:null,move:n?e.move:null,keep:e.kind==="takeback"?e.keep:null}}var hd=7,ss=2;function yr(t,e,n){let{players:r,tile:o,automa:s}=t,{buttons:i,empty:l}=r[e-1],c=o===e?hd:0;if(e===1||s===null)return{buttons:i,special_tile:c,empty:l===0?0:-ss*l};let u=ln(s.level),m=[...s.taken].map(h=>n[h].income),d=m.filter(h=>h>0).length;return{special_tile:c,buttons_held:u.per_button_held*i,patches_with_buttons:u.per_patch_with_buttons*d,buttons_on_patches:u.per_button_on_patches*m.reduce((h,y)=>h+y,0)}}function br(t){return Object.values(t).reduce((e,n)=>e+n,0)}function $r(t,e,n=0){return[br(yr(t,1,e)),br(yr(t,2,e))+n]}function Al(t,e,n=0){if(t.stage!=="over")return null;let r=$r(t,e,n);return r[0]===r[1]?{winner:t.turn,scores:r,reason:"first to 53"}:{winner:r[0]>r[1]?1:2,scores:r,reason:"score"}}function gd(t,e,n=null,r=0){let{ring:o,turn:s,automa:i}=t;return{position:vl(t,n),turn:s,stage:gt(t)==="card"?"card":t.stage,ring:o,players:[Cl(t,1,e),Cl(t,2,e)],time_board:bd(t),result:Al(t,e,r),points:r,automa:i&&n&&$d(t,i,n,e)}}function yd(t,{kind:e,player:n},r,o=0){if(e==="abort"||n===null)return{stage:"over",result:null};let s=e==="flag"?"time":"resignation";return{stage:"over",result:{winner:K(n),scores:$r(t,r,o),reason:s}}}var Ol=new WeakMap;function Cl(t,e,n){let r=t.players[e-1],o=t.tile===e,s=_l(r.time,an(t)),i=Ol.get(r);if(i?.special_tile===o&&i.to_special_patch===s)return i;let{buttons:c,income:u,time:m,cells:d,empty:h}=r,y=yr(t,e,n),b={buttons:c,income:u,time:m,cells:d,patches:[...r.patches],score:br(y),score_parts:y,empty:e===2&&t.automa!==null?0:h,special_tile:o,to_income:_l(m,Oe),to_special_patch:s};return Ol.set(r,b),b}function _l(t,e){let n=e.find(r=>r>t);return n===void 0?null:n-t}var Ll=new Map;function bd(t){let{board:e,stage:n,turn:r}=t,o=n==="over"?K(r):r,s=[e,Yo(t),o].join(),i=Ll.get(s);if(i)return i;let l={last:G,income:Oe,special_patches:wn[e],special_patches_left:an(t),on_top:o};return Ll.set(s,l),l}function $d(t,{deck:e,level:n,taken:r},o,s){let{budget:i,pile:l,aside:c,discards:u,practice:m,turns:d,levels:h}=o,{numeral:y,name:b,marker:k}=ln(n),M=U=>s[U].income>0,D=[...r];return{deck:e,level:n,numeral:y,name:b,marker:k,marker_on_board:nl(t),budget:i,pile:l,aside:c,discards:u,practice:m,turns:d,levels:h,with_buttons:D.filter(M).join(""),without_buttons:D.filter(U=>!M(U)).join("")}}var Nl=new WeakMap;function wd(t,e){let n=Nl.get(t);if(n)return n;let r=t.stage==="action"?xd(t,e):[];return Nl.set(t,r),r}function xd(t,e){let n=$r(t,e);return[{letter:null,move:"pass",available:!0,reason:null,missing:0,consequence:Il(t,null,n)},...yt(t).map(o=>vd(t,o,e,n))]}function vd(t,e,n,r){let{filled:o,buttons:s}=Et(t),i=n[e],l=ye(o,i).length===0?"fits nowhere on the quilt":null,c=Xo(t,e,n)??l;return{letter:e,move:null,available:c===null,reason:c,missing:Math.max(0,i.buttons-s),consequence:Il(t,i,r)}}function Il(t,e,[n,r]){let o=Jo(t,e),s=o.buttons-Et(t).buttons+ss*(e?.squares??0);return{...o,next:o.over?null:o.next,scores:t.turn===1?[n+s,r]:[n,r+s]}}var Rl=new WeakMap;function Gl(t,e){let n=Rl.get(t);if(n)return n;let r=kd(t,e);return Rl.set(t,r),r}function kd(t,e){let{game:n,positions:r,moves:o,seats:s}=t,{automa:i,ended:l}=n,c=un(t),u=ee(t),m=n.fair?.points??0,d=typeof u=="number"&&s[u-1].yours&&!n.fair?.step,h=i&&{...i,turns:pl(n.moves,i.turns)};return{...Sd(t),...gd(c,e,h,m),...l&&yd(c,l,e,m),options:d?wd(c,e):[],moves:o,can_undo:Pd(t),can_abort:Ed(t),link:Sl(kl(r[0],n.start,n.moves,i&&i.shuffles),m),offer:n.offer&&{kind:"takeback",seat:n.offer}}}function Sd({game:t,positions:e,seats:n,said:r=null}){let{number:o,acknowledges:s,opponent:i,level:l,mode:c,seed:u,access:m,takebacks:d}=t,{rated:h,seed_chosen:y,tournament:b,day:k,fair:M,thinking:D,spectators:U}=t,{clock:ie,now:Br,rematch:qr}=t;return{type:"state",game:t.game,number:o,acknowledges:s,opponent:i,level:l,mode:c,seed:u,access:m,takebacks:d,rated:h,seed_chosen:y,tournament:b,day:k,fair:M,thinking:D,spectators:U,clock:ie,now:Br,rematch:qr,ring0:e[0].ring,board:e[0].board,seats:n,said:r,declined:t.ended?.kind==="abort"&&t.ended.player!==null}}function Pd(t){let{game:e,seats:n,moves:r,positions:o}=t,s=e.mode==="remote";if(e.rated||e.day!==null||s&&(!e.takebacks||ee(t)===null||e.offer!==null))return!1;if(e.ended)return e.ended.kind==="resign";let i=C.filter(u=>n[u-1].yours),l=C.filter(u=>n[u-1].kind==="person"),c=i.length>0?i:l;return r.some((u,m)=>m>=e.opening&&c.some(d=>d===gt(o[m])))}function Ed(t){let{game:e,positions:n,moves:r,seats:o}=t,s=o.every(({kind:l})=>l!=="open");return e.rated&&s&&C.every(l=>e.present.includes(l))||e.mode!=="remote"||e.tournament!==null||ee(t)===null||e.fair?.game===2?!1:new Set(r.slice(e.opening).map((l,c)=>n[e.opening+c].turn)).size<C.length}var Fl=250,Md=2e3,Td=5e3,Ad=15e3,Od={kind:"note",player:null,move:null,keep:null},wr=class{constructor(e,n,r){this.outside=e;this.folded=n;this.patches=r}outside;folded;patches;hear=()=>{};wait=Fl;pending=null;socket=null;retry=null;deadline=null;silence=null;hasGap=!1;wasOpen=!1;get table(){return Gl(this.folded,this.patches)}get number(){return this.folded.game.number}watch(e){return this.hear=e,this.connect(),()=>this.leave()}connect(){if(this.forget("retry"),this.socket)return;let e=this.outside.open();this.socket=e,this.hasGap=!1,this.wasOpen=!1,e.onopen=()=>this.opened(),e.onmessage=n=>this.received(String(n.data)),e.onclose=()=>this.closed(e),this.expectAnswer()}wake(){if(this.socket?.readyState!==1)return this.connect();this.askForGame()}leave(){let e=this.socket;this.socket=null,this.forget("retry"),this.forget("deadline"),this.forget("silence"),e&&(e.onmessage=null,e.readyState===0?e.onopen=()=>e.close():e.close())}send(e){return this.pending?!1:(this.pending={...e,id:this.outside.newId(),seen:this.number},this.hear({type:"pending",request:e}),this.transmit(),!0)}transmit(){!this.pending||this.socket?.readyState!==1||(this.socket.send(JSON.stringify(this.pending)),this.expectAnswer())}askForGame(){this.socket?.send(JSON.stringify({type:"hello",seen:this.number})),this.expectAnswer()}expectAnswer(){this.forget("deadline"),this.deadline=this.outside.later(()=>this.drop(),Td)}drop(){let e=this.socket;e&&(e.onclose=null,e.close(),this.closed(e))}opened(){this.wait=Fl,this.wasOpen=!0,this.hear({type:"status",status:"open"}),this.transmit()}received(e){let n=JSON.parse(e);if(n.type==="ping")return this.answerPing(n.n);switch(!this.pending&&!this.hasGap&&this.forget("deadline"),n.type){case"game":return this.begin(n);case"event":return this.advance(n);case"note":return this.note(n);case"error":return(n.id===null||n.id===this.pending?.id)&&this.settle(),this.hear({type:"refusal",refusal:n});case"hint":case"reasons":case"why":return n.id===this.pending?.id&&this.settle(),this.hear({type:"hint",hint:n})}}answerPing(e){this.socket?.send(JSON.stringify({type:"pong",n:e})),this.forget("silence"),this.silence=this.outside.later(()=>this.missPing(),Ad)}missPing(){this.silence=null,this.folded.game.clock?.running&&this.drop()}begin(e){let n=e.version===2?hr(e,this.patches):null;if(n===null)return console.error(`This page can’t follow game ${e.game} at event ${e.number}.`),this.hear({type:"outdated"});this.hasGap=!1,this.show(n,e.acknowledges,null)}advance(e){let{number:n,acknowledges:r}=e,o=this.folded,s=this.hasGap?null:El(o,e,this.patches);if(s)return this.show(s,r,Tl(o,e));this.acknowledged(r),!(this.hasGap||n<=this.number)&&(console.warn(`Event ${n} can’t follow ${this.number} here: the whole game is asked for.`),this.askForGame(),this.hasGap=!0)}say(e){this.socket?.send(JSON.stringify({type:"say",phrase:e}))}note(e){this.hasGap||(this.folded=Ml(this.folded,e),this.hear({type:"table",table:this.table,happened:Od}))}show(e,n,r){this.pending||this.forget("deadline"),this.folded=e,this.acknowledged(n),this.hear({type:"table",table:this.table,happened:r})}acknowledged(e){e!==null&&e===this.pending?.id&&this.settle()}settle(){this.pending=null,this.hasGap||this.forget("deadline"),this.hear({type:"pending",request:null})}closed(e){this.socket===e&&(this.socket=null,this.forget("deadline"),this.forget("silence"),this.wasOpen||this.hear({type:"unopened"}),this.hear({type:"status",status:"lost"}),this.retry=this.outside.later(()=>this.connect(),this.wait),this.wait=Math.min(Md,this.wait*2))}forget(e){let n=this[e];n!==null&&this.outside.forget(n),this[e]=null}};function Hl({mode:t,board:e,seats:n,automa:r}){let[o]=rt(n);if(o===void 0||t==="remote")return null;let s={board:e,seed:null,from:null,names:null};if(t==="solo"&&r)return{...s,opponent:"automa",deck:r.deck,level:r.level,first:"you"};if(t==="screen")return{...s,opponent:"person",first:"you",names:[n[1].name,n[0].name]};let i=o===1?"opponent":"you",l=vo(n[2-o].name)??ae;return{...s,opponent:"computer",level:l,first:i}}var X=1e3,ne=60*X,ke=60*ne,bt=24*ke,is=9900,Cd=[10,30,60];function xr(t){let e=/^(\d+)d$/.exec(t);if(e)return{kind:"days",main:Number(e[1])*bt,extra:0};let[n,r]=t.split(/[+~]/).map(o=>Number(o)*X);return{kind:t.includes("~")?"delay":"increment",main:n,extra:r}}function Dl(t){if(t===null)return a("no-clock");let{kind:e,main:n,extra:r}=xr(t);if(e==="days")return a("clock-days",{count:n/bt});let o=ql(n);if(r===0)return a("clock-whole",{time:o});let s=a("seconds",{count:r/X});return a(e==="delay"?"clock-delay":"clock-more",{time:o,each:s})}function Bl(t){let{kind:e,main:n,extra:r}=xr(t);if(e==="days")return a("label-days",{count:n/bt});let o=n%ne===0?a("label-minutes",{count:n/ne}):a("label-seconds",{count:n/X}),s=a("label-seconds",{count:r/X});return r===0?o:`${o} ${e==="delay"?"~":"+"} ${s}`}function ql(t){return[[Math.floor(t/ke),"hours"],[Math.floor(t%ke/ne),"minutes"],[Math.floor(t%ne/X),"seconds"]].filter(([r])=>r>0).map(([r,o])=>a(o,{count:r})).join(" ")||a("no-time")}function as(t,{now:e},n){return e===null?null:t?.now===e?t:{now:e,at:n}}function ls(t,e,n,r){let o=t.left[e-1];if(t.running!==e)return Math.max(0,o);let{kind:s,extra:i}=xr(t.control),l=s==="delay"?i:0,c=n.now+(r-n.at)-t.since;return Math.max(0,o-Math.max(0,c-l))}function jl(t){if(t<=is)return`0:0${(Math.ceil(t/100)/10).toFixed(1)}`;if(t>=bt)return a("short-days",{days:Math.floor(t/bt),hours:Math.floor(t%bt/ke)});let e=Math.ceil(t/X),n=[Math.floor(e/60)%60,e%60],r=Math.floor(e/3600),o=n.map((s,i)=>i===0&&r===0?String(s):String(s).padStart(2,"0"));return r?[r,...o].join(":"):o.join(":")}function Wl(t){if(t<=0)return a("no-time-left");if(t>=bt){let e=Math.floor(t%bt/ke),n=a("days",{count:Math.floor(t/bt)});return e?`${n} ${a("hours",{count:e})}`:n}return ql(Math.ceil(t/X)*X)}function Ul(t,e){let{kind:n,main:r}=xr(t);return n==="days"?e<6*ke:e<Math.max(10*X,Math.min(ne,r/10))}function Vl(t,e){return Cd.find(r=>t>r*X&&e<=r*X&&e>0)??null}function zl(t){return t<=0?null:t>=bt?ne:t<=is?t%100||100:Math.min(t%X||X,t-is)}var _d=[{key:"none",clock:null},{key:"short",clock:"300+5"},{key:"long",clock:"900+10"},{key:"days",clock:"3d"}];function bw(t){return _d.find(({key:e})=>e===t)?.clock??null}var Kl=16;function cs(t,e,n=""){let r=xo(e);return r!==null&&Ld(t,e,r)||Id(t,e,r)||{text:t.told||n||Gd(e),actions:[],urgent:!1}}function Sw(t,e,n){return n==="rematch"?us(e):cs(t,e).actions.some(([r])=>r===n)}function us(t){let e=xo(t);return e===null||t.stage!=="over"||mt(t.seats)!==null||t.tournament!==null?!1:t.rematch.game===null&&!t.rematch.asked.includes(e)}function Ld(t,e,n){return N(e)?null:e.stage==="over"?Rd(e,n):Nd(t,e,n)}function Nd({fallen:t},e,n){let r=ps(e.seats,K(n));return e.offer&&e.offer.seat!==n?{text:a("asks-takeback",{name:r}),actions:[["accept",a("accept")],["decline",a("decline")]],urgent:!0}:t===K(n)?{text:a("time-is-up",{who:"other",name:r}),actions:[["claim",a("claim")]],urgent:!0}:t===n?{text:a("your-time-up",{name:r}),actions:[],urgent:!0}:e.offer?{text:a("you-asked-takeback",{name:r}),actions:[],urgent:!1}:null}function Rd({rematch:t,seats:e},n){let r=ps(e,K(n));return t.game!==null?{text:a("rematch-open"),actions:[],urgent:!1}:t.asked.includes(n)?{text:a("you-asked-rematch",{name:r}),actions:[],urgent:!1}:t.asked.includes(K(n))?{text:a("asks-rematch",{name:r}),actions:[["rematch",a("play-again")],["decline",a("decline")]],urgent:!0}:null}function Id(t,e,n){let r=vr(e);if(r===null||e.stage==="over")return null;let o=ps(e.seats,r);return n===null||!t.isLongAway||e.clock?{text:a("is-away",{name:o}),actions:[],urgent:!1}:{text:a("long-away",{name:o}),actions:[["handover",a("let-computer-play")]],urgent:!1}}function ps(t,e){let n=P(t,e);return n.length>Kl?`${n.slice(0,Kl-1).trimEnd()}…`:n}function vr(t){return t.mode!=="remote"?null:C.find(e=>t.seats[e-1].away&&!t.seats[e-1].yours)??null}function Gd({clock:t,rated:e,takebacks:n,fair:r=null}){return`${[t?Bl(t.control):a("terms-no-clock"),a(e?"terms-rated":"terms-not-rated"),...n?[]:[a("terms-no-takebacks")],...r?.points?[a("terms-points",{points:I(r.points)})]:[]].join(", ")}.`}function $t(t){return Ct(t)?a(`whose-${t.fair?.step}`,Fd(t)):N(t)?Hd(t):zt(t,t.seats)}function Se(t){return Ct(t)?a("unsettled"):dt(t)&&mt(t.seats)!==null&&t.declined?a("declined-reason",{name:An(t)}):N(t)?Dd(t):Kt(t,t.seats)}function Fd({fair:t,seats:e}){return J(e,t?.step==="cut"?1:2)}function Hd(t){let e=An(t);return e?a("waiting-for",{name:e}):t.access==="public"?a("waiting-for-another"):a(_(t)?"waiting-for-friend":"waiting-for-second")}function Dd(t){let e=An(t);return e?a("seat-kept-for",{name:e}):t.access==="public"?a("seat-for-anyone"):a(_(t)?"begins-by-link":"seat-for-invited")}function Zl(t,e){if(!t)return"";let{player:n}=t,r=n===null?{who:"other",name:""}:J(e.seats,n);switch(t.kind){case"join":return a("took-seat",r);case"handover":return a("took-over",r);case"ask":return a("asked-takeback",r);case"decline":return a(e.stage==="over"?"declined-rematch":"declined-takeback",r);case"rematch":return a("asked-rematch",r);case"rematch_opened":return a("rematch-open");case"takeback":return a("move-taken-back");default:return""}}function Ql(t,e){return t.rematch.game===null&&e.rematch.game!==null&&_(e)?e.rematch.game:null}function ds(t,e,n,r=""){let o=`${$t(e)}. ${Se(e)}`;if(!t)return o;let s=t.moves.length;return e.moves.length<s?a("taken-back",{turn:o}):r?$t(t)===$t(e)?r:`${r} ${o}`:[...e.moves.slice(s).map(({number:l,player:c,move:u})=>{let m=c===2&&e.automa?.turns.find(d=>d.number===l);return m?ua(m,n):a("move-by",{name:P(e.seats,c),move:We(u,n,!0)})}),...Bd(t,e),o].join(" ")}function Bd(t,e){return e.players.flatMap((n,r)=>!n.special_tile||t.players[r].special_tile||e.automa&&r===1?[]:[a("takes-tile",J(e.seats,r===0?1:2))])}var qd=new Set(["show","turn","cycle"]);function Yl(t,e){let{table:n,placement:r}=t;if(e.type==="hover"||e.type==="leave"||e.type==="hold")return t.ghostText;if(e.type==="cancel")return a("put-back");let o=L(t),s=Je(t);if(!o||!s)return ms(e)||R(r.cursor);if(!r.origin){let k=B(t,o.letter),M=k?Zt(k):null,D=o.letter==="+"?a("special-patch"):t.patches[o.letter].name;return M?a("chosen-but",{patch:D,reason:M}):a("chosen",{patch:D})}let i=n.players[s-1].cells,l=et(r,o),c=Lt(l,i,B(t,o.letter)),u=R(r.origin),m=ms(e)?`${ms(e)} `:"",d=qd.has(e.type)?` ${a("ghost-covers",{cells:nt(l.map(R))})}`:"";if(c)return m+a("ghost-against",{cell:u,reason:c})+d;let h=fe(i,l),y=h.length>0?a("ghost-fits-making",{cell:u,holes:nt(h.map(Po))}):a("ghost-fits",{cell:u}),b=ir(t,o);return m+(b?`${y} ${a("ghost-tile")}`:y)+d}function ms(t){return"said"in t&&t.said?t.said:""}function Lw(t,e){let{table:n}=t,r=B(t,e);return r?`${Fn(r,[],!1,n,n.seats).map(s=>s.text).join("; ")}.`:""}function Xl(t,e,n=0){return kr({patches:t,table:e,status:"connecting",pending:null,placement:$a,looking:null,walks:{1:[4,4],2:[4,4]},dialog:null,notice:null,peek:!1,said:ds(null,e,t),ghostText:"",copied:"",account:{turns:e.automa?.turns??[],run:e.automa?.turns.length?1:0},typing:!1,weighing:!1,hint:null,suggestions:[],told:"",anchor:as(null,e,n),awayFrom:vr(e)===null?null:n,fallen:null,isLongAway:!1,timeSaid:""})}function Pe(t,e){return e!==""&&e===t?`${e} `:e}function tc(t,e){switch(e.type){case"table":return Ud(Wd(t,e.table,e.at??0),e.table,e.happened??null);case"told":return{...t,told:e.text,said:Pe(t.said,e.text)};case"time":return{...t,...e.part};case"status":return e.status==="open"&&t.status==="lost"?{...t,status:e.status,said:Pe(t.said,a("connection-back"))}:{...t,status:e.status};case"pending":return{...t,pending:e.request,notice:e.request?null:t.notice};case"refusal":return{...t,notice:Jl(t,{kind:"error",text:e.text})};case"hint":return{...t,hint:jd(t.hint,e.hint)};case"suggest":return{...t,suggestions:e.suggestions};case"placement":return Kd(t,e.event);case"look":return{...t,looking:{frames:e.frames,index:e.index},placement:er(t.placement)};case"return":return kr({...t,looking:null});case"walk":return{...t,walks:{...t.walks,[e.player]:In(t.walks[e.player],e.direction)}};case"dialog":return{...t,dialog:e.dialog};case"peek":return{...t,peek:!t.peek};case"typing":return{...t,typing:e.open};case"weigh":return t.weighing===e.on?t:{...t,weighing:e.on};case"notice":return{...t,notice:Jl(t,e.notice)};case"copied":return{...t,copied:Pe(t.copied,e.text)}}}function Jl({notice:t},e){return e&&{...e,text:Pe(t?.text??"",e.text)}}function jd(t,e){return e?.type!=="reasons"?e:t?.type==="hint"&&t.id===e.id?{...t,advice:e}:t}function Wd(t,e,n){let r=vr(e)!==null;return{...t,anchor:as(t.anchor,e,n),awayFrom:r?t.awayFrom??n:null,isLongAway:r&&t.isLongAway}}function Ud(t,e,n){let r=t.table;if(r.number===e.number)return{...t,table:e};let o=Zl(n,e),s=ds(r,e,t.patches,o),i=s?Pe(t.said,s):t.said;return r.position===e.position&&o!==""?{...t,table:e,said:i,told:o}:kr({...t,table:e,said:i,told:o,looking:null,ghostText:"",copied:"",hint:null,suggestions:[],account:Vd(t,e),placement:zd(t,e)?t.placement:er(t.placement)})}function Vd({account:t,table:e},n){let{turns:r}=n.automa??t,o=n.moves.length<e.moves.length;if(r.length===0&&!o)return t;let s=r.length>0&&r[0].number===t.turns[0]?.number;return{turns:r,run:s?t.run:t.run+1}}function zd({placement:t,table:e},n){let{plan:r,letter:o}=t;return!r||o===null||n.stage==="over"||Yt(e)!==Yt(n)?!1:n.ring.includes(o)&&!n.options.some(s=>s.letter===o)}function kr(t){let{table:e}=t;if(e.stage!=="special_patch"||!Qe(e))return t;let n=Ze(e.players[e.turn-1].cells,"+",t.patches);return{...t,placement:Ho(t.placement,null,{type:"choose",choice:n})}}function Kd(t,e){if(t.pending)return t;let n=L(t),r=Ho(t.placement,n,e);if(r===t.placement)return t;let o=r.plan?Qd(r):r,s=t.peek&&!o.plan,i={...t,placement:o,peek:s,notice:null};return{...e.type==="cancel"?kr(i):i,ghostText:Zd(i,e)}}function Zd(t,e){let n=Yl(t,e);return e.type==="hover"||e.type==="leave"||e.type==="hold"?n:Pe(t.ghostText,n)}function Qd(t){let{letter:e,origin:n,spots:r}=t;return e&&n?{...t,spots:{...r,[e]:n}}:t}function Yd(t,e,n){return[...e.placements].map(r=>{let o=kt(r.slice(1)),s=Ut(e.patch.orientations[r[0]],o),i=fe(t,s).length;return{key:r,score:Xd(t,s)-6*i}}).sort((r,o)=>o.score-r.score||(r.key<o.key?-1:1)).slice(0,n).map(({key:r})=>r)}var Jd=[3,3];function ec(t,e,n){let r=[...e.placements].filter(i=>i[0]===String(n)),o=new Set(r.length>0?r:e.placements),[s]=Yd(t,{...e,placements:o},1);return s===void 0?{orientation:n,origin:Jd}:{orientation:Number(s[0]),origin:kt(s.slice(1))}}function Xd(t,e){let n=new Set(e.map(String)),r=0;for(let[o,s]of e)for(let[i,l]of[[o-1,s],[o+1,s],[o,s-1],[o,s+1]])(i<0||l<0||i>=9||l>=9||t[i*9+l]!=="."&&!n.has(`${i},${l}`))&&(r+=1);return r}var tf={normal:350,slower:900,faster:160,off:0},ef={normal:1200,slower:3600,faster:500,off:0},Sr=class{constructor(e,n){this.outside=e;this.show=n}outside;show;waiting=[];timer=null;spent=0;receive(e,n){this.waiting.push({item:e,isAction:n}),this.timer===null&&this.next()}interrupt(e){this.skip(),this.show(e,0)}skip(){let e=this.waiting,n=this.timer!==null;this.stop();for(let{item:r}of e)this.show(r,0);return n}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null,this.waiting=[],this.spent=0}next(){this.timer=null;for(let e=this.waiting.shift();e;e=this.waiting.shift()){let n=e.isAction?this.timeFor(this.outside.pace()):0;if(this.show(e.item,n),n!==0){this.spent+=n,this.timer=this.outside.later(()=>this.next(),n);return}}this.spent=0}timeFor(e){let n=1+this.waiting.filter(({isAction:o})=>o).length,r=Math.max(0,ef[e]-this.spent);return Math.min(tf[e],Math.floor(r/n))}};function nf(t,e){let n=t.indexOf(e);return[...t.slice(n+1)+t.slice(0,n)].slice(0,ve)}function Ee(t,{ring:e}){let{letter:n,plan:r}=t.placement;return n!==null&&n!=="+"&&!r&&A(t)?nf(e,n):[]}function nc(t){let{state:e}=t;return Yt(e.table)!==null&&!A(e)&&!e.looking&&fs(t)}function fs({company:t,state:{table:e,pending:n}}){return e.stage!=="over"&&!N(e)&&!n&&t.letsPlan!==!1}function rc(t){let e=L(t),n=e&&t.placement.spots[e.letter];if(!e||!n)return null;let r=j(t.placement,e.letter);return e.placements.has(r+R(n))?{orientation:r,origin:n}:null}var rf={objection:()=>null,answer:()=>null,goOn:()=>!1},Pr=class{constructor(e,n,r=o=>o){this.source=e;this.patches=n;this.seen=r;this.id=e.table.game,this.store=_e(tc,Xl(n,r(e.table),performance.now())),this.telling=new Sr({...Ft,pace:()=>this.pace()},(o,s)=>{this.onShow(o,s),this.store.dispatch({type:"table",...o})})}source;patches;seen;onLook=()=>{};onPlan=()=>{};planning=null;moments=null;onAsk=()=>{};hints=null;id;store;pace=()=>"off";onShow=()=>{};onHelp=()=>{};onLine=()=>{};onOutdated=()=>!1;onUnopened=()=>{};company=rf;telling;unwatch=()=>{};byItself=!1;get state(){return this.store.get()}open(){this.unwatch=this.source.watch(e=>this.hear(e))}wake(){this.source.wake?.()}close(){this.telling.stop(),this.unwatch()}hear(e){switch(e.type){case"table":return this.show(e.table,e.happened);case"refusal":return this.refused(e.refusal);case"complaint":return this.complain(e.text);case"outdated":return this.outdated();case"unopened":return this.onUnopened();default:return this.store.dispatch(e)}}show(e,n){let r=this.seen(e),o={table:r,happened:n,at:performance.now()};if(n?.kind==="note")return this.telling.receive(o,!1);let s=n?.kind==="move"||n?.kind==="card",i=!n?.player||r.seats[n.player-1].yours;s&&!i?this.telling.receive(o,!0):this.telling.interrupt(o)}outdated(){this.onOutdated()||this.complain(a("page-outdated"))}skip(){return this.telling.skip()}placement(e){this.store.dispatch({type:"placement",event:e})}complain(e){this.store.dispatch({type:"notice",notice:{kind:"error",text:e}})}fail=e=>this.complain(Xs(e));choose(e,n){if(!A(this.state))return;let r=Ye(this.state,e);this.state.placement.letter===e&&!n?this.placement({type:"cancel"}):r&&this.placement({type:"choose",choice:r,anchor:n});let o=!n&&rc(this.state);o&&this.placement({type:"put",...o})}chooseShown(e){if(!A(this.state))return;this.choose(e);let{table:n,placement:r}=this.state,o=L(this.state);if(!o||r.letter!==e||r.origin)return;let{cells:s}=n.players[n.turn-1],i=ec(s,o,j(r,e));this.placement({type:"put",...i})}chooseAt(e){let{table:n,placement:r}=this.state,o=ka(n)[e];o===void 0||!A(this.state)||(r.letter!==o&&this.choose(o),this.placement({type:"show"}))}commit(){let{state:e}=this,{table:n,placement:r}=e,o=L(e);if(r.plan)return this.complain(this.planning?.notYet(e)??"");if(!A(e))return;if(!o)return this.complain(a("choose-first"));if(!r.origin)return this.placement({type:"show"});let s=B(e,o.letter),i=Lt(et(r,o),n.players[n.turn-1].cells,s,!1),l=tr(r,o);if(i||!l)return this.complain(s&&s.missing>0&&i===Zt(s)?a("it-is-wrong",{reason:i??""}):a("cannot-place",{reason:i??a("does-not-fit")}));this.placement({type:"show"}),this.send({type:"move",move:l})}pass(){A(this.state)&&B(this.state,null)&&this.send({type:"move",move:"pass"})}undo(){let{table:e}=this.state;if(xe(this.state)){if(qn(e)&&!e.automa?.practice)return this.dialog("practice");this.send({type:"undo"})}}practise(){this.dialog(null),this.send({type:"undo"})}turnCard(e=!1){$e(this.state)&&(this.send({type:"turn"}),this.byItself=e)}hint(){we(this.state)&&this.send({type:"hint"})}why(){or(this.state)&&this.send({type:"why"})}forgetHint(){this.store.dispatch({type:"hint",hint:null})}refused({kind:e,error:n}){if(e==="stale"&&this.byItself)return;let r=V()==="en"?n:a(`refusal-${e}`);this.store.dispatch({type:"refusal",kind:e,text:r})}resign(){this.dialog(null),this.send({type:"resign"})}abort(){this.dialog(null),this.send({type:"abort"})}handOver(e){this.dialog(null),this.send({type:"handover",level:e})}mind(e){e==="handover"?this.dialog("handover"):this.send({type:e})}async report(e,n){this.dialog(null);let r=()=>this.store.dispatch({type:"told",text:a("told-server")});await ct("POST /api/reports",{game:this.id,reason:e,text:n}).then(r).catch(this.fail)}async again(e){let n=Hl(this.state.table);if(!n)return;let{create:r=o=>ct("POST /api/games",o)}=this.source;await r(n).then(({url:o})=>e(o)).catch(this.fail)}send(e){this.byItself=!1;let n=this.company.objection(e);if(n!==null)return this.complain(n);(e.type==="hint"||e.type==="why")&&this.onAsk(),this.source.send(e)||this.complain(a("on-its-way"))}type(e){e&&this.state.dialog&&this.dialog(null),this.store.dispatch({type:"typing",open:e})}dialog(e){this.store.dispatch({type:"dialog",dialog:e})}look(e){let{table:n,looking:r}=this.state;if(e>=n.moves.length)return this.back();r?this.showAt(r.frames,e):this.onLook(e)}showAt(e,n){this.store.dispatch({type:"look",frames:e,index:Math.max(0,n)})}back(){this.store.dispatch({type:"return"})}};function of({table:t,anchor:e},n,r){if(!t.clock||!e)return null;let o=ls(t.clock,n,e,r);return{text:jl(o),sentence:Wl(o),low:Ul(t.clock.control,o)}}var Er=class{constructor(e){this.outside=e}outside;timer=null;left=null;running=null;consider(e){this.stop();let n=this.outside.now();this.show(e,n);let r=[this.watchClock(e,n),this.watchAway(e,n)].filter(o=>o!==null);r.length!==0&&(this.timer=this.outside.later(()=>this.consider(e),Math.max(1,Math.min(...r))))}show(e,n){for(let r of C){let o=of(e,r,n);o&&this.outside.show(r,o)}}watchClock({table:e,anchor:n,fallen:r},o){let{clock:s}=e,i=s?.running??null,l=i===this.running?this.left:null;if(this.running=i,this.left=null,!s||!n||i===null)return r!==null&&this.outside.onTime({fallen:null}),null;let c=ls(s,i,n,o);this.left=c;let u=c===0?i:null;u!==r&&this.outside.onTime({fallen:u,timeSaid:af(e,u)});let m=l===null?null:Vl(l,c);return m!==null&&this.outside.onTime({timeSaid:sf(e,i,m)}),zl(c)}watchAway({awayFrom:e,isLongAway:n},r){if(e===null||n)return null;let o=e+zs-r;return o>0?o:(this.outside.onTime({isLongAway:!0}),null)}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null}};function sf({seats:t},e,n){return a("seconds-left",{...J(t,e),count:n})}function af({seats:t},e){return e===null?"":a("time-is-up",J(t,e))}var lf=600,Mr=class{constructor(e){this.outside=e}outside;due=null;tried=-1;timer=0;consider(e,n){let{number:r}=e.table,o=n&&$e(e)&&e.dialog===null&&r!==this.tried?r:null;if(o===this.due||(this.stop(),o===null))return;this.due=o;let s=e.table.moves.at(-1)?.player===2;this.timer=this.outside.later(()=>{this.due=null,this.tried=o,this.outside.turn()},s?0:lf)}stop(){this.due!==null&&this.outside.forget(this.timer),this.due=null}};var hs=!1;function cf(){hs||(hs=!0,E("faces").then(({putFaces:t})=>t(),()=>{hs=!1}))}function oc(t){t.some(e=>he(e)!==null)&&cf()}function re(t){return t.target.value}function gs(t){return t.target.checked}function sc(t,e,n,r,o=!1){return p`<label class="tick"
><input
type="checkbox"
data-testid=${t}
.checked=${n}
?disabled=${o}
@change=${s=>r(gs(s))}
/><span>${e}</span></label
>`}function ic(t,e,n,r){return p`<select data-testid=${t} @change=${o=>r(re(o))}>
${e.map(([o,s])=>p`<option value=${o} ?selected=${o===n}>${s}</option>`)}
</select>`}function ac(t,e,n,r,o){return p`<fieldset class=${`pick pick-${t}`}>
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
</fieldset>`}var lc=class{constructor(e,n){this.settings=e;this.changed=n;let r=Object.entries(e).map(([o,{start:s}])=>[o,s]);this.values=Object.fromEntries(r)}settings;changed;values;set(e){Object.assign(this.values,e),this.changed()}control(e,n=()=>({})){return this.settings[e].control(this.values[e],r=>this.set({[e]:r,...n(r)}))}};function ys(t,e){return{start:t,values:e,control:()=>f}}function cc({start:t,values:e},n){return e?e.includes(n):typeof n==typeof t}function _x(t,e,n){return{start:"",control:(r,o)=>p`<label
>${a(t)}
<input
data-testid=${t}
required
maxlength=${e}
autocomplete="off"
placeholder=${a(n)}
.value=${r}
@input=${s=>o(re(s))}
/></label>`}}function Lx(t,e){return{start:"",control:(n,r)=>p`<label
>${a(e)}
<input
type="datetime-local"
data-testid=${t}
.value=${n}
@input=${o=>r(re(o))}
/></label>`}}function Nx(t,e,n){return{start:"",control:(r,o)=>p`<label
>${a(t)} <span class="small">${a(`${t}-note`)}</span>
<input
type="number"
min=${e}
max=${n}
data-testid=${t}
.value=${r}
@input=${s=>o(re(s))}
/></label>`}}function oe(t,e,n=!1){return{start:n,control:(r,o)=>sc(t,a(e),r,o)}}function pn(t,e,n,r=t,o=s=>a(`${r}-${s}`)){return{start:n[0],values:n,control:(s,i)=>ac(t,a(e),n.map(l=>[l,o(l)]),s,l=>i(l))}}function Rx(t,e,n,r){return{start:n[0],control:(o,s)=>{let i=n.map(l=>[l,r(l)]);return p`<label>${a(e)} ${ic(t,i,o,s)}</label>`}}}var uc=["classic","anniversary","valentine"];var uf={left:"M4 4v6h6M4.6 10A8 8 0 1 1 4 14",right:"M20 4v6h-6M19.4 10A8 8 0 1 0 20 14",flip:"M12 3v18M9 6L3 18h6zM15 6l6 12h-6z",place:"M4 13l5 5L20 6",cancel:"M6 6l12 12M18 6L6 18",undo:"M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",pass:"M4 12h14M13 6l6 6-6 6",download:"M12 4v11M7 11l5 5 5-5M5 20h14",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",flag:"M6 21V4h11l-2 4 2 4H6",print:"M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",card:"M5 3h10v14H5zM9 21h10V7",bulb:"M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-.9 1.6h-5.2c0-.6-.3-1.1-.9-1.6A6 6 0 0 1 12 3z",help:"M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",graph:"M4 4v16h16M7 14l4-5 3 3 5-7",first:"M18 5l-8 7 8 7M6 5v14",back:"M15 5l-7 7 7 7",forward:"M9 5l7 7-7 7",last:"M6 5l8 7-8 7M18 5v14",clock:"M12 7v5l3 2M12 4a8 8 0 1 0 .01 0",hurry:"M12 4v10M12 19v.5",bubble:"M4 5h16v11h-9l-5 4v-4H4z",eye:"M3 12c4-8 14-8 18 0-4 8-14 8-18 0zM12 9.5a2.5 2.5 0 1 0 .01 0",share:"M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",copy:"M8 8h11v12H8zM16 8V4H5v12h3",person:"M12 4a4 4 0 1 0 .01 0M4 21c1-5 4-7 8-7s7 2 8 7",puzzle:"M4 8h4a2.500 2.500 0 1 1 4 0h4v4a2.500 2.500 0 1 1 0 4v4H4z",cup:"M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 20h8",gear:"M12 9a3 3 0 1 0 .01 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1",fresh:"M12 5v14M5 12h14",again:"M20 4v6h-6M20 10A8 8 0 1 0 20 15",button:"M12 3a9 9 0 1 0 .01 0M9 9.5v.01M15 9.5v.01M9 14.5v.01M15 14.5v.01",ten:"M4 9l3.5-2.5v11.5M16.5 6.5c4.5 0 4.5 11.5 0 11.5s-4.5-11.5 0-11.5z",heart:"M12 20C5 14.5 3 11 3 8a4.6 4.6 0 0 1 9-1.4A4.6 4.6 0 0 1 21 8c0 3-2 6.5-9 12z",eyes:"M4 6h16v12H4zM4 12h16",pen:"M4 20l1-4L16 5l3 3L8 19zM14 7l3 3",raise:"M12 19V5M6 11l6-6 6 6",bin:"M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13",open:"M3 19V6h6l2 2h10v11z",lens:"M10.5 4a6.5 6.5 0 1 0 .01 0M15.5 15.5L21 21",up:"M4 18l5-6 4 3 7-9M20 6h-5M20 6v5",sun:"M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5"};function x(t){return p`<svg class="icon-line" viewBox="0 0 24 24" aria-hidden="true">
<path d=${uf[t]}></path>
</svg>`}function pf(t){return`${t}`}function Mt(t,e,n={}){let r=Object.keys(e).map(s=>[s,pf(s)]);return a(t,{...n,...Object.fromEntries(r)}).split("").map((s,i)=>i%2?e[s]:s)}var mf={classic:"button",anniversary:"ten",valentine:"heart"},Tr={edition:pn("edition","setting-edition",uc,"",t=>p`${x(mf[t])}<span>${a(`edition-${t}`)}</span>`),theme:pn("theme","setting-theme",["auto","light","dark"]),motion:pn("motion","setting-motion",["normal","slower","faster","off"]),look:pn("look","setting-look",["cloth","thread"]),letters:oe("letters","setting-letters"),coordinates:oe("coordinates","setting-coordinates"),hints:oe("hints","setting-hints"),turnCards:oe("turnCards","draw-automatically",!0),sounds:oe("sounds","setting-sounds"),vibration:oe("vibration","setting-vibration"),language:df(),phrases:ys(!0),strength:ys(ae,bn.map(({level:t})=>t))};function df(){let t=Object.keys(vn);return{start:"auto",values:["auto",...t],control:(e,n)=>p`<label class="language-pick"
>${a("setting-language")}
<select data-testid="language" @change=${r=>n(re(r))}>
<option value="auto" lang="" ?selected=${e==="auto"}>${a("language-auto")}</option>
${t.map(r=>p`<option value=${r} lang=${r} ?selected=${r===e}>
${vn[r]}
</option>`)}
</select></label
>`}}function ff(t,e){let{control:n}=Tr[e];return n(t.settings[e],r=>t.change({[e]:r}))}function Ar(t,e,n){let r=Object.keys(Tr).filter(s=>s!=="vibration"||t.canVibrate),o=()=>{e(),t.help()};return p`<div class="panel-head">
<h2 id="dialog-heading">${a("settings")}</h2>
<button type="button" class="main" @click=${e}>${a("settings-done")}</button>
</div>
<div class="settings">
<button type="button" data-testid="settings-help" @click=${o}>
${x("help")}<span>${a("how-to-play")}</span>
</button>
${r.map(s=>ff(t,s))}
${n?p`<button type="button" data-testid="open-command" @click=${n}>
${Mt("open-command-line",{key:p`<kbd>/</kbd>`})}
</button>`:f}
</div>`}var bs="quiltbee.settings",hf=12,Or=new Map;function it(t){try{return JSON.parse(localStorage.getItem(t)??"null")}catch(e){if(e instanceof SyntaxError||e instanceof DOMException)return JSON.parse(Or.get(t)??"null");throw e}}function tt(t,e){let n=JSON.stringify(e);Or.set(t,n);try{localStorage.setItem(t,n)}catch(r){if(!(r instanceof DOMException))throw r;console.warn("This browser keeps no settings:",r.message)}}function gf(t){let e=Object(t),n=Object.entries(Tr).map(([r,o])=>[r,cc(o,e[r])?e[r]:o.start]);return Object.fromEntries(n)}function $s(){return gf(it(bs))}function pc(t){tt(bs,t),yf(t.language)}function mc(t){window.addEventListener("storage",({key:e})=>{e===bs&&t($s())})}function yf(t){let e=t==="auto"?0:31536e3;document.cookie=`language=${t}; path=/; max-age=${e}; SameSite=Lax`}function bf(t){return it(dc(t))}function tv(t){let e=bf(t);return(e?.course?.moves??e?.moves)?.length>0&&e.over!==!0}function ev(t){tt(dc(t.opponent),t)}function dc(t){return t==="computer"?"quiltbee.offline":`quiltbee.offline.${t}`}function nv(){let t=it("quiltbee.analysis");return typeof t?.record=="string"&&Array.isArray(t.path)?t:null}function rv(t){tt("quiltbee.analysis",t)}function ov(){let t=it("quiltbee.engine"),e=Number.isInteger(t?.lines)?t.lines:3;return{isOn:t?.isOn!==!1,lines:Math.max(1,Math.min(5,e))}}function sv(t){tt("quiltbee.engine",t)}function iv(){let t=it("quiltbee.puzzles"),e=n=>Array.isArray(t?.[n])?t[n]:[];return{batch:e("batch"),waiting:e("waiting"),again:e("again"),tried:e("tried")}}function av(t){tt("quiltbee.puzzles",t)}function ws(){let t=it("quiltbee.guide");return typeof t?.game=="string"&&[0,1].includes(t.chapter??-1)&&t.step!==void 0?t:null}function fc(t){tt("quiltbee.guide",t)}function hc(t){return it("quiltbee.hinted")===t}function gc(t){tt("quiltbee.hinted",t)}function yc(){let t=it("quiltbee.running");return Array.isArray(t)?t.filter(e=>typeof e?.ring=="string"):[]}function lv(){return yc().map(({ring:t})=>t)}function bc(t,e,n){let r=yc();if(r.some(s=>s.game===t)!==n)return;let o=r.filter(s=>s.game!==t);tt("quiltbee.running",n?o:[...o,{game:t,ring:e}])}function Cr(){let t=it("quiltbee.games");return Array.isArray(t)?t.filter(e=>typeof e?.id=="string"):[]}function xs(){return it("quiltbee.known")===!0}function cv(t){tt("quiltbee.known",t)}function uv(){let t=it("quiltbee.list");return xs()&&Array.isArray(t?.games)?t:null}function pv(t){tt("quiltbee.list",t)}function $c(t,e){let n=Cr().filter(r=>r.id!==t);tt("quiltbee.games",[{id:t,title:e,when:Date.now()},...n].slice(0,hf))}function mv(){tt("quiltbee.games",[]),tt("quiltbee.known",!1)}function dv(t){tt("quiltbee.games",Cr().filter(e=>e.id!==t))}function fv(t){try{return sessionStorage.getItem(`quiltbee.invitation.${t}`)}catch(e){if(e instanceof DOMException)return Or.get(`invitation.${t}`)??null;throw e}}function hv(t,e){Or.set(`invitation.${t}`,e);try{sessionStorage.setItem(`quiltbee.invitation.${t}`,e)}catch(n){if(!(n instanceof DOMException))throw n;console.warn("This browser keeps no invitation:",n.message)}}function wc({text:t,mine:e},n){let o=n-(e?1:0)>0?`(${n}) `:"",s=t?`${t} – Quiltbee`:"Quiltbee";return`${o}${e?"● ":""}${s}`}function xc({mine:t},e){return t||e>0}var _r=null,vs={text:"",mine:!1},ks=0;function mn(t,e=!1){vs={text:t,mine:e},kc()}function vc(t){ks=t,kc()}function kc(){let t=wc(vs,ks);document.title!==t&&(document.title=t),_r??=$f();let e=_r.addresses[xc(vs,ks)?1:0];_r.icon.href!==e&&(_r.icon.href=e)}function $f(){let t=document.querySelector("link[rel=icon]");return{icon:t,addresses:[t.href,new URL(t.dataset.waiting??"",t.href).href]}}function Pc({clock:t},e){if(!t)return f;let n=t.running===e;return p`<div
class=${n?"clock runs":"clock"}
data-clock=${e}
data-testid=${`clock-${e}`}
>
<span class="clock-sign">${x("clock")}${x("hurry")}</span>
<span class="clock-time" aria-hidden="true"></span>
<span class="visually-hidden"
>${a(n?"clock-running":"clock")}: <span class="clock-words"></span
></span>
</div>`}function Ec(t,e,{text:n,sentence:r,low:o}){let s=t.querySelector(`[data-clock="${e}"]`);s&&(s.dataset.low=o?"true":"false",Sc(s.querySelector(".clock-time"),n),Sc(s.querySelector(".clock-words"),r))}function Sc(t,e){t&&t.textContent!==e&&(t.textContent=e)}function Mc(t,e){let{state:n}=t;return{game:t,state:n,table:n.table,frame:Bo(n),patches:n.patches,shell:e}}function Tc({state:t,game:e,shell:n}){if(t.dialog===null)return f;let r=()=>e.dialog(null),o=()=>Ar(n,r,()=>e.type(!0));return p`<dialog
class="sheet"
aria-labelledby="dialog-heading"
@close=${r}
data-testid=${`dialog-${t.dialog}`}
>
${{settings:o,resign:wf,practice:Ef,abort:vf,handover:kf,report:Pf}[t.dialog](e,r)}
</dialog>`}function Ac(t){let e=t.querySelector("dialog");e&&!e.open&&e.showModal()}function wf(t,e){return p`<h2 id="dialog-heading">${a("resign-question")}</h2>
<p>${xf(t.state.table)}</p>
<div class="row">
<button type="button" class="main" @click=${e}>${a("play-on")}</button>
<button type="button" data-testid="resign-confirm" @click=${()=>t.resign()}>
${a("resign")}
</button>
</div>`}function xf(t){return t.mode!=="remote"?a("resign-undo"):a(t.rated?"resign-rated":"resign-plain")}function vf(t,e){let n=N(t.state.table);return p`<h2 id="dialog-heading">${a(n?"abort-close-question":"abort-question")}</h2>
<p>${a(n?"abort-close-text":"abort-text")}</p>
<div class="row">
<button type="button" class="main" @click=${e}>${a(n?"wait":"play-on")}</button>
<button type="button" data-testid="abort-confirm" @click=${()=>t.abort()}>
${a(n?"close-it":"call-it-off")}
</button>
</div>`}function kf(t,e){return p`<form @submit=${r=>{r.preventDefault();let o=r.target;t.handOver(Number(new FormData(o).get("level")))}}>
<h2 id="dialog-heading">${a("handover-question")}</h2>
<p>${a("handover-text")}</p>
<p>
<label
>${a("level")}
<select name="level" data-testid="handover-level">
${bn.map(({level:r})=>p`<option value=${r} ?selected=${r===ae}>
${a("level-and-name",{level:String(r),name:Gn(r)})}
</option>`)}
</select></label
>
</p>
<div class="row">
<button type="submit" class="main" data-testid="handover-confirm">${a("let-it-play")}</button>
<button type="button" @click=${e}>${a("wait")}</button>
</div>
</form>`}var Sf=["name","cheating","leaving","other"];function Pf(t,e){return p`<form @submit=${r=>{r.preventDefault();let o=new FormData(r.target);t.report(o.get("reason"),String(o.get("text")))}}>
<h2 id="dialog-heading">${a("report-title")}</h2>
<p>${a("report-who-reads")}</p>
<p>
<label
>${a("report-reason")}
<select name="reason" data-testid="report-reason">
${Sf.map(r=>p`<option value=${r}>${a(`report-${r}`)}</option>`)}
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
</form>`}function Ef(t,e){return p`<h2 id="dialog-heading">${a("practice-question")}</h2>
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
</div>`}function Mf(t){return p`<svg class="face" viewBox="-10 -10.5 20 20" aria-hidden="true">
<use href=${`#face-${t}`}></use>
</svg>`}function dn(t){let e=he(t);return e===null?f:Mf(e)}var W=90,Tf=Array.from({length:8},(t,e)=>{let n=(e+1)*10;return`M${n} 0V${W}M0 ${n}H${W}`}).join(""),Af=Array.from({length:8**2},(t,e)=>{let[n,r]=[e%8+1,Math.floor(e/8)+1];return`M${n*10-.7} ${r*10}h1.4m-.7-.7v1.4`}).join(""),Me=Array.from({length:9},(t,e)=>e);function Oc(t){let{number:e,active:n,ghost:r,held:o}=t,s=["quilt",n&&"active",o&&"held",t.named&&"named"].filter(Boolean).join(" ");return p`<div
class=${s}
data-testid=${`quilt-${e}`}
data-quilt=${n?r?.planned?"planning":"active":"shown"}
?data-held=${n}
>
<div class="columns" aria-hidden="true">
${Me.map(i=>p`<span>${"abcdefghi"[i]}</span>`)}
</div>
<div class="rows" aria-hidden="true">${Me.map(i=>p`<span>${i+1}</span>`)}</div>
<div class="cloths">
<svg viewBox=${`-0.4 -0.4 ${W+.8} ${W+.8}`} aria-hidden="true">
<rect class="ground" width=${W} height=${W}></rect>
<path class="lines" d=${Tf}></path>
${Cc()}
<path class="knots" d=${Af}></path>
${_c(t)} ${t.fresh.map(Of)} ${t.hint?Cf(t.hint):f}
${t.marks?.map(_f)} ${r?Lf(t,r):f}
</svg>
${Gf(t)}
</div>
</div>`}function Lr(t,e){return p`<svg
class="quilt-picture"
viewBox=${`-1 -1 ${W+2} ${W+2}`}
aria-hidden="true"
>
<rect class="ground" width=${W} height=${W}></rect>
${Cc()} ${_c({player:t,patches:e,lettered:!1,fresh:[]})}
</svg>`}function Cc(){return S`<rect fill="url(#fabric-cell)" width=${W} height=${W}></rect>`}function _c({player:t,patches:e,lettered:n,fresh:r}){let o=(i,l)=>r.some(({origin:c})=>ot(c,[i,l])),s=Me.flatMap(i=>Me.map(l=>[i,l])).filter(([i,l])=>"*x".includes(t.cells[i*9+l]));return[...t.patches.map(i=>S`<g class=${o(i.row,i.column)?"fresh":""}
data-sewn=${i.letter}>${en(i.letter,e[i.letter],i.orientation,[i.row,i.column],n)}</g>`),...s.map(([i,l])=>t.cells[i*9+l]==="*"?Vo([i,l]):S`<rect class="piece" fill="url(#fabric-covered)"
x=${l*10} y=${i*10} width="10" height="10"></rect>`)]}function Of({shape:t,origin:[e,n]}){return S`<g class="last" transform=${`translate(${n*10} ${e*10})`}>
<path class="halo" d=${Y(t,10)}></path>
<path d=${Y(t,10)}></path></g>`}function Cf({shape:t,origin:[e,n]}){let{x:r,y:o}={x:(t[0][1]+.5)*10,y:(t[0][0]+.5)*10};return S`<g class="hint-mark" transform=${`translate(${n*10} ${e*10})`}>
<path class="halo" d=${Y(t,10,.8)}></path>
<path class="edge" d=${Y(t,10,.8)}></path>
<circle cx=${r} cy=${o} r="3"></circle><text x=${r} y=${o+1.7}>?</text></g>`}function _f({shape:t,origin:[e,n],label:r,kind:o,faint:s}){let{x:i,y:l}={x:(t[0][1]+.5)*10,y:(t[0][0]+.5)*10},c=Y(t,10,.8),u=`suggestion to-${o}${s?" faint":""}`;return S`<g class=${u} transform=${`translate(${n*10} ${e*10})`}>
<path class="halo" d=${c}></path><path class="edge" d=${c}></path>
<circle cx=${i} cy=${l} r="3.4"></circle><text x=${i} y=${l+1.7}>${r}</text></g>`}function Lf({patches:t,player:e},n){let[r,o]=n.origin,s=n.letter==="+"?[[0,0]]:t[n.letter].orientations[n.code],i=n.cells.filter(([u,m])=>e.cells[u*9+m]!=="."),l=["ghost",n.legal?"legal":"illegal",n.set&&"set",n.sent&&"sent",n.planned&&"planned"],c=Y(s,10);return S`<g class=${l.filter(Boolean).join(" ")}>
<g class="held">${n.letter==="+"?Vo(n.origin):en(n.letter,t[n.letter],n.code,n.origin,!1)}</g>
<g transform=${`translate(${o*10} ${r*10})`}>
${n.legal?f:Nf(c)}
<path class="halo" d=${c}></path><path class="edge" d=${c}></path></g>
${i.map(Rf)}
${n.set&&i.length===0?If(Rn(n.cells),n):f}
</g>`}function Nf(t){return S`<path class="hatch" fill="url(#fabric-wrong)" d=${t}></path>`}function Rf([t,e]){let n=`${e*10+3} ${t*10+3}`;return S`<path class="cross" d=${`M${n}l4 4m0-4l-4 4`}></path>`}function If([t,e],{legal:n,planned:r}){let o=`${(e+.5)*10} ${(t+.5)*10}`,i=n?r?"M-1.3-1.6h2.6L-1.3 1.6h2.6Z":"M-1.7 .1L-.5 1.4 1.8-1.3":"M-1.3-1.3L1.3 1.3M1.3-1.3L-1.3 1.3";return S`<g class="sign" transform=${`translate(${o})`}>
<circle r="4.2"></circle><path d=${i} transform="scale(1.35)"></path></g>`}function Gf(t){let{number:e,name:n,player:r,patches:o,cursor:s,ghost:i,active:l}=t,c=(m,d)=>`q${e}-${R([m,d])}`,u=new Set(i?.cells.map(String));return p`<div
class="cells"
role="grid"
id=${`grid-${e}`}
tabindex="0"
data-keys
aria-label=${a("grid-label",{name:n})}
aria-readonly=${l?"false":"true"}
aria-activedescendant=${s?c(s[0],s[1]):f}
>
${Me.map(m=>p`<div role="row" class="row">
${Me.map(d=>{let h=u.has(`${m},${d}`)?a(i?.legal?"fits-here":"does-not-fit-here"):"",y=r.cells[m*9+d],b=s&&s[0]===m&&s[1]===d;return p`<div
role="gridcell"
class=${b?"cell here":"cell"}
id=${c(m,d)}
data-testid=${`cell-${R([m,d])}`}
aria-label=${na([m,d],y,o)+h}
></div>`})}
</div>`)}
</div>`}var Ff={"*":"special",x:"covered"};function qv(t){let e=new Map;return[...t].forEach((n,r)=>{if(n===".")return;let o=[Math.floor(r/9),r%9];e.set(n,[...e.get(n)??[],o])}),p`<svg
class="quilt-picture"
viewBox=${`-1 -1 ${W+2} ${W+2}`}
aria-hidden="true"
>
<rect class="ground" width=${W} height=${W}></rect>
${[...e].flatMap(([n,r])=>Hf(n,r))}
</svg>`}function Hf(t,e){let n=t==="*"||t==="x",r=n?Ff[t]:t;return(n?e.map(o=>[o]):[e]).map(o=>S`<path class="piece" fill=${`url(#fabric-${r})`} d=${Y(o,10)}></path>`)}var Df=14;function Lc({table:t,frame:e,patches:n,shell:r}){if(!e.result||!e.result.scores)return f;let{winner:o}=e.result,s=e.automa?[1]:[1,2];return p`<figure class="keepsake" data-testid="keepsake">
<div class="kept">
${s.map(i=>p`<div class=${i===o?"kept-quilt won":"kept-quilt"}>
${Lr(e.players[i-1],n)}
<p>
${ur(i)}${dn(t.seats[i-1])}
<span class="kept-name">${P(t.seats,i)}</span>
<b>${I(e.players[i-1].score)}</b>
</p>
</div>`)}
</div>
</figure>
${Bf(t,o)&&r.settings.motion!=="off"?qf():f}`}function Bf({seats:t},e){return rt(t).includes(e)}function qf(){return p`<div class="cheer" aria-hidden="true" data-testid="cheer">
${Array.from({length:Df},(t,e)=>p`<svg viewBox="-6 -6 12 12">
${e%3?q(0,0,5):S`${st("special",-4.5,-4.5,.9)}`}
</svg>`)}
</div>`}function Nc({table:t,shell:e}){return ft(t)?f:p`<a
class="button"
data-testid="save-picture"
href=${Vi(t.game,"png",jf(e))}
download
>${x("download")}<span>${a("save-picture")}</span></a
>`}function jf({settings:{edition:t,theme:e}}){let n=e==="auto"?matchMedia("(prefers-color-scheme: dark)").matches:e==="dark";return{edition:t,scheme:n?"dark":"light"}}function Rc({link:t,seats:e}){let n=e.map(({name:r})=>r);return`${location.origin}${wt(Ui(t,n))}`}function o0(t,e){return p`<input
id=${t}
data-testid=${t}
readonly
.value=${e}
@focus=${n=>n.target.select()}
/>`}async function Ic(t){if(navigator.clipboard)return navigator.clipboard.writeText(t);let e=document.activeElement,n=document.createElement("textarea");n.value=t,n.readOnly=!0,n.className="visually-hidden",(e?.closest("dialog")??document.body).append(n),n.select();let r=document.execCommand("copy");if(n.remove(),e?.focus({preventScroll:!0}),!r)throw new Error(a("no-clipboard"))}function Wf({automa:t}){if(!t)return"";let e=t.practice?a("about-practice"):"";return`${Ve(t)}${e}. `}function Uf({board:t,seed:e}){let n=a(`board-${t}`);return e?Mt("about-code",{code:p`<code data-testid="seed">${e}</code>`},{board:n}):n}function Gc(t,e=""){let{state:n,table:r,game:o,shell:s}=t;return p`<section class="panel about" aria-labelledby="about-heading">
<h2 id="about-heading">${a("this-game")}</h2>
<p class="small">
${Wf(r)}${Uf(r)}${_(r)?"":a("about-watching")}${r.seed&&r.seed_chosen?a("about-chosen"):""}
</p>
${e?p`<p class="small">
<a href=${`/tournaments/${r.tournament}`} data-testid="tournament-place"
>${e}</a
>
</p>`:f}
${Xf(r)}
${ft(r)?p`<p class="small" data-testid="local">
${a("offline-here")} ${r.automa?a("offline-cards"):f}
</p>`:f}
<div class="row">
${ft(r)?zf(o):Vf(r)} ${Nc(t)}
<button type="button" data-testid="copy-link" @click=${()=>th(t)}>
${x("link")}<span>${a("copy-link")}</span>
</button>
${Qf(t)} ${Yf(t)}
${r.stage==="over"?f:p`<button type="button" data-testid="new-game" @click=${()=>s.go("/")}>
${a("new-game")}
</button>`}
</div>
${n.copied?p`<p class="small copied" data-testid="copied">${n.copied}</p>`:f}
</section>`}function Vf({game:t}){return p`<a
class="button"
data-testid="download-record"
href=${`/api/games/${t}/record.pgr`}
download
>${x("download")}<span>${a("record")}</span></a
>`}function zf({source:t}){return p`<button
type="button"
data-testid="download-record"
@click=${()=>Zf(t.record?.()??"")}
>
${x("download")}<span>${a("record")}</span>
</button>`}var Kf=6e4;function Zf(t){let e=document.createElement("a");e.href=URL.createObjectURL(new Blob([t],{type:"text/plain"})),e.download="game.pgr",e.click(),setTimeout(()=>URL.revokeObjectURL(e.href),Kf)}function Qf({table:t,game:e}){if(!_(t)||t.stage==="over")return f;let[n,r,o]=t.can_abort?["abort",Jf(t),"cancel"]:["resign",a("resign"),"flag"];return p`<button type="button" data-testid=${n} @click=${()=>e.dialog(n)}>
${x(o)}<span>${r}</span>
</button>`}function Yf({table:t,game:e}){return t.mode!=="remote"||!_(t)||N(t)?f:p`<button type="button" data-testid="report" @click=${()=>e.dialog("report")}>
${a("report")}
</button>`}function Jf(t){return a(N(t)?"close-table":"call-off")}function Xf({mode:t,clock:e,rated:n,takebacks:r,seats:o}){if(t!=="remote")return f;let s=C.filter(l=>o[l-1].rating!==null).map(l=>`${P(o,l)} ${o[l-1].rating}`),i=[e?a("terms-clock",{clock:Dl(e.control)}):a("terms-no-clock"),a(n?"terms-rated":"terms-not-rated"),a(r?"terms-takebacks":"terms-no-takebacks")];return p`<p class="small" data-testid="terms">
${i.join("; ")}. ${s.length?a("terms-ratings",{ratings:s.join(", ")}):""}
</p>`}async function th({table:t,game:e}){e.store.dispatch({type:"copied",text:await Fc(eh(t))})}function eh({link:t,seats:e}){let n=e.map(({name:r})=>r);return`${location.origin}${wt(Tn(t,n))}`}async function Fc(t){try{return await Ic(t),a("link-copied")}catch{return a("copy-this-link",{link:t})}}async function Hc({table:t,game:e}){let n=Rc(t);if(!("share"in navigator)){e.store.dispatch({type:"copied",text:await Fc(n)});return}try{await navigator.share({title:"Quiltbee",url:n})}catch(r){if(!(r instanceof DOMException))throw r}}function Dc({state:t,game:e}){if(!t.typing)return f;let n=t.notice?.typed?t.notice:null;return p`<form
class="command"
aria-label=${a("command-line")}
@submit=${r=>nh(r,e)}
>
${n?.kind==="error"?p`<p class="notice" data-testid="notice">${x("cancel")} ${n.text}</p>`:p`<p class="answer" data-testid="command-answer">${n?.text??""}</p>`}
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
@keydown=${r=>rh(r,e)}
/>
<button type="submit" class="main">${a("enter")}</button>
<button type="button" aria-label=${a("close")} @click=${()=>e.type(!1)}>
${x("cancel")}
</button>
</div>
</form>`}function nh(t,e){t.preventDefault();let r=t.target.elements.namedItem("command");e.onLine(r.value),r.value=""}function rh(t,e){t.key==="Escape"&&(t.preventDefault(),e.type(!1),document.querySelector(".quilt.active .cells")?.focus())}function Bc(t){let{table:e}=t;if(!_(e))return f;let n=rr(e)&&e.stage!=="over",r=e.mode!=="remote"||e.takebacks;return p`${n?oh(t):f} ${r?sh(t):f}`}function oh({state:t,game:e}){return p`<button
type="button"
class="hint-button"
data-testid="hint"
aria-keyshortcuts="H"
aria-disabled=${we(t)?"false":"true"}
@click=${()=>e.hint()}
>
${x("bulb")}<span>${a("hint")}</span>
</button>`}function sh({state:t,table:e,game:n}){let r=qn(e)&&xe(t);return p`<button
type="button"
class=${e.mode==="screen"||e.mode==="computer"?"undo":"undo long"}
data-testid="undo"
aria-disabled=${xe(t)?"false":"true"}
@click=${()=>n.undo()}
>
${x("undo")}${ih(e,r)}
</button>`}function qc({state:t,game:e}){return p`<button
type="button"
class="main turn-card"
data-testid="turn-card"
aria-keyshortcuts="T"
aria-disabled=${$e(t)?"false":"true"}
@click=${()=>e.turnCard()}
>
${x("card")}<span>${a("turn-the-card")}</span>
</button>`}function ih({mode:t},e){return t==="remote"?p`<span>${a("ask-takeback")}</span>`:e?p`<span class="behind">${a("undo-practice")}</span>`:p`<span>${a("undo")}</span>`}function jc(t){return p`<label class="switch"
><input
type="checkbox"
data-testid="turn-by-itself"
.checked=${t.settings.turnCards}
@change=${e=>t.change({turnCards:gs(e)})}
/>
<span>${a("draw-automatically")}</span></label
>`}var ah={hint:"hint-coming",why:"why-coming",turn:"card-turning",move:"move-sending"};function Uc(t){let{state:e,game:n}=t,r=Jt(e)?L(e):null,{plan:o}=e.placement,s=r!==null&&r.letter!=="+",i=r?B(e,r.letter):void 0,l=r!==null&&!o&&e.placement.set&&Rt(e.placement,r)&&i?.available!==!1,c=o||r!==null&&(s||e.placement.origin!==null),u=[["rotate-left",a("rotate-left"),"left",s,()=>n.placement({type:"turn",how:"left"})],["rotate-right",a("rotate-right"),"right",s,()=>n.placement({type:"turn",how:"right"})],["flip",a("flip"),"flip",s,()=>n.placement({type:"turn",how:"flip"})],["place",a("place"),"place",l,()=>n.commit()],["cancel",a("cancel"),"cancel",c,()=>n.placement({type:"cancel"})]],m=Bn(e.table)&&!e.looking;return p`<section
class=${r?"deck held":"deck"}
aria-label=${a("placing")}
data-keys
data-move=${r&&!o?tr(e.placement,r)??"":""}
>
${lh(t)}
<div class=${m?"tools waits":"tools"}>
${m?qc(t):f}
${u.map(([d,h,y,b,k])=>p`<button
type="button"
class=${`tool ${y}`}
data-testid=${d}
aria-disabled=${b?"false":"true"}
@click=${k}
>
${x(y)}<span>${h}</span>
</button>`)}
</div>
</section>`}function lh(t){let{state:e}=t,{notice:n}=e;return p`<div
class=${Ss(e)?"strip hinting":e.placement.plan?"strip planning":"strip"}
data-testid="strip"
tabindex="-1"
>
${n?.kind==="error"&&!n.typed?p`<p class="notice" data-testid="notice">${x("cancel")} ${n.text}</p>`:ch(t)}
${$h(t)}
</div>`}function Ss(t){let{hint:e,looking:n,notice:r,pending:o,placement:s}=t;if(!e||n||o||r?.kind==="error"&&!r.typed)return!1;let{letter:i,origin:l,plan:c}=s;return c?!1:i===null||!A(t)||i==="+"&&l===null}function ch(t){let{state:e,game:n}=t,r=L(e);return e.looking?p`<p>${a("earlier-position")}</p>`:e.pending?p`<p>${a(ah[e.pending.type]??"one-moment")}</p>`:Ss(e)?bh(t):e.placement.plan?n.planning?.planCard(t):r&&A(e)?mh(t,r):uh(t)}function uh(t){let{state:e,table:n}=t,r=Xe(e).map(o=>ia(o,n.seats,e.patches));return p`<p class="lately">${r.length>0?`${r.join(". ")}.`:Se(n)}</p>
<p class=${A(e)?"guide heading-says":"guide"}>${ph(t)}</p>`}function ph({state:t,table:e}){return e.stage==="over"?a("game-over"):e.stage==="card"?a("card-ready"):e.thinking?a("thinking",{name:P(e.seats,e.turn)}):A(t)?a("choose-or-pass-now"):`${$t(e)}.`}function mh(t,e){let{state:n,table:r,shell:o}=t,s=o.settings.coordinates,i=et(n.placement,e),l=r.players[r.turn-1].cells,c=B(n,e.letter),u=Xn(n.placement,e),m=ir(n,e),{text:d,isGood:h}=ea(i,l,c,s),y=h&&n.placement.set?gh():d,b=u!==null&&!Lt(i,l,void 0)?fe(l,i):[],k=c?Fn(c,b,m,r,r.seats,s):wh(m,b.length);return p`<p class=${h?"verdict yes":"verdict no"}>
${u===null&&h?yh(e.letter):hh(y,h)}
</p>
${dh(t)}
<ul class="effects">
${fh(k).map(({kind:M,text:D})=>p`<li class=${M}>${D}</li>`)}
</ul>`}function dh({state:t,table:e,patches:n}){return p`<span class="then-next" aria-hidden="true"
>${Ee(t,e).map(r=>Xt(r,n[r],0,!1))}</span
>`}function fh(t){let e=({kind:n})=>n==="next";return[...t.filter(e),...t.filter(n=>!e(n))]}function hh(t,e){return p`${x(e?"place":"cancel")} ${t}`}function gh(){return p`<span class="by-mouse">${a("fits-click")}</span
><span class="by-touch">${a("fits-press",{place:a("place")})}</span>`}function yh(t){return a(t==="+"?"put-special":"choose-place")}function bh({state:t,game:{hints:e},shell:n}){let r=t.hint?.type==="hint",o=e?.hintWords(t,n.settings.coordinates);return e?p`<p
class="hint-line"
data-testid=${r?"hint-words":"why-words"}
data-move=${t.hint?.move??""}
>
${x("bulb")}<span>${r?p`<b>${a("hint-label")}</b> `:f}${o}</span>
</p>`:p`<p>${a(r?"hint-coming":"why-coming")}</p>`}function $h({state:t,game:e}){if(Ss(t))return p`<button
type="button"
class="corner forget"
data-testid="forget-hint"
aria-label=${a("close")}
@click=${Wc(()=>e.forgetHint())}
>
${x("cancel")}
</button>`;let n=t.pending?.type==="why",r=t.notice?.kind!=="error"&&t.placement.letter===null;return!n&&!(r&&or(t))?f:p`<button
type="button"
class="corner"
data-testid="why"
aria-keyshortcuts="W"
aria-disabled=${n?"true":"false"}
@click=${Wc(()=>e.why())}
>
${a("why")}
</button>`}function Wc(t){return({currentTarget:e})=>{e instanceof HTMLElement&&e.closest(".strip")?.focus(),t()}}function wh(t,e){let n=[{kind:"fills",text:a("effect-special-costs")}];return t&&n.push({kind:"tile",text:a("effect-tile")}),e>0&&n.push({kind:"holes",text:a("effect-a-hole")}),n}function zc({state:t,table:e,game:n,shell:r},o=""){if(e.mode!=="remote")return f;let{text:s,actions:i,urgent:l}=cs(t,e,o),c=r.settings.phrases?xh(e):"",u=!!c&&!l,m=()=>r.change({phrases:!1}),d=e.seats[(e.said?.player??1)-1].yours;return p`<section
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
${u&&!d?Vc("hush",a("phrases-off"),"cancel",m):f}
${vh(e)?Vc("say",a("say"),"bubble",()=>r.phrases(n)):f}
${kh(e.spectators)}
<p class="visually-hidden" role="status">${c}</p>
</section>`}function xh({said:t,seats:e}){return t?a("says",{name:P(e,t.player),phrase:a(`phrase-${t.phrase}`)}):""}function vh(t){return _(t)&&mt(t.seats)===null}function Vc(t,e,n,r){return p`<button
type="button"
class="say"
data-testid=${t}
aria-label=${e}
title=${e}
@click=${r}
>
${x(n)}
</button>`}function kh(t){let e=a("watching",{count:t});return p`<p
class=${t>0?"watchers":"watchers none"}
data-testid="watchers"
title=${t>0?e:f}
>
${x("eye")}<span aria-hidden="true">${t}</span>
<span class="visually-hidden">${t>0?e:""}</span>
</p>`}var Sh=[{side:"right",length:.3},{side:"bottom",length:.4},{side:"left",length:.3}],Nr=.035,Ph=2,Eh=.4;function Mh({orientations:t}){return Math.max(Ph,Math.min(...F(t[0])))+Eh}function Kc(t){let e=t.map(Mh),n=Ps(e),r=[],o=1,s=0;for(let{side:i,length:l}of Sh){s+=l*n;let c=r.length,u=c,m=Ps(e.slice(0,c)),d=i==="left"?1/0:s;for(;u<t.length&&m+e[u]/2<=d;)m+=e[u++];let h=Ps(e.slice(c,u));o=Math.max(o,h/l);let y=1/(u-c),b=0;for(let k=c;k<u;k+=1){let M=(e[k]/h+y)/2;r.push(Th(i,b+M/2,t[k])),b+=M}}return{cells:Es(o),places:r}}function Th(t,e,{orientations:n}){let r=Nr*(1-(2*e-1)**2),o=Object.keys(n).find(i=>{let[l,c]=F(n[i]);return t==="bottom"?l>=c:c>=l}),s={right:{x:1-Nr+r,y:e},bottom:{x:1-e,y:1-Nr+r},left:{x:Nr-r,y:1-e}}[t];return{x:Es(s.x),y:Es(s.y),side:t,code:Number(o)}}function Ps(t){return t.reduce((e,n)=>e+n,0)}function Es(t){return Math.round(t*1e3)/1e3}function Zc(t,e,n,r){let o=[...t.slice(ve)];return p`<section class="panel ring" aria-labelledby="ring-heading" ?data-keys=${r}>
<div class="panel-head">
<h2 id="ring-heading">${a("coming-up")}</h2>
<span class="small">${a("after-these",{count:o.length})}</span>
</div>
${r?Ah(t,e,n,r):Qc(o,e,n)}
</section>`}function Ah(t,e,n,{held:r,then:o,choose:s}){let i=[...t.slice(ve)],l=r!==null&&i.includes(r)?r:i[0],{cells:c,places:u}=Kc(i.map(m=>e[m]));return p`<ol
class="circle"
data-testid="ring"
aria-labelledby="ring-heading"
.style=${`--cells: ${c}`}
@keydown=${_h}
>
${i.map((m,d)=>{let h=e[m],y=u[d],b=o.includes(m),k=b?`${Vt(h)}, ${a("plan-then")}`:Vt(h);return p`<li class=${b?`then ${y.side}`:y.side} .style=${Oh(y)}>
<button
type="button"
class="coming"
data-coming=${m}
tabindex=${m===l?0:-1}
aria-pressed=${m===r?"true":"false"}
@click=${()=>s(m)}
>
${nn(m,h,y.code,n)}
<span class="visually-hidden">${k}</span>
<span class="price" aria-hidden="true">${fn(h.buttons)}${hn(h.time)}</span>
</button>
</li>`})}
</ol>
${Ch()}`}function Oh({x:t,y:e}){return`--x: ${t}; --y: ${e}`}function Ch(){return p`<svg class="neutral-token" viewBox="-6 -8 12 16" aria-hidden="true">
${S`<path d="M-4.6 7Q-3 4.6-1.6.4A3.9 3.9 0 1 1 1.6.4Q3 4.6 4.6 7Z"></path>`}
</svg>`}function _h(t){let e=t.target.closest("li"),n=e?.parentElement;if(!e||!n||t.altKey||t.ctrlKey||t.metaKey)return;let r={ArrowRight:e.nextElementSibling,ArrowDown:e.nextElementSibling,ArrowLeft:e.previousElementSibling,ArrowUp:e.previousElementSibling,Home:n.firstElementChild,End:n.lastElementChild}[t.key];r!==void 0&&(t.preventDefault(),t.stopPropagation(),r?.querySelector("button")?.focus())}function sk(t,e,n){return p`<section class="panel ring whole" aria-labelledby="ring-heading">
<div class="panel-head">
<h2 id="ring-heading">${a("circle")}</h2>
<span class="small">${a("circle-left",{count:t.length})}</span>
</div>
${Qc([...t],e,n)}
</section>`}function Qc(t,e,n){return p`<ol class="circle" data-testid="ring" tabindex="0" aria-labelledby="ring-heading">
${t.map(r=>Lh(r,e,n))}
</ol>`}function Lh(t,e,n){let r=e[t];return p`<li title=${Vt(r)}>
${Xt(t,r,0,n)}
<span class="visually-hidden">${Vt(r)}</span>
<span class="price" aria-hidden="true">${fn(r.buttons)}${hn(r.time)}</span>
</li>`}function fn(t){return p`<span class="cost"
><svg viewBox="-3 -3 6 6" aria-hidden="true">${q(0,0,2.9)}</svg>${t}</span
>`}function hn(t){return p`<span class="time"
><svg viewBox="-3 -3 6 6" aria-hidden="true">
<path class="glass" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path></svg
>${t}</span
>`}function Yc(t,e,n=f){let{state:r,frame:o}=t,s=yt(o);return p`<section class="panel market" aria-labelledby="market-heading" data-keys>
<h2 id="market-heading">
${a(A(r)&&o.stage==="action"?"choose-or-pass":"next-patches")}
</h2>
${[0,1,2].map(i=>s[i]===void 0?p`<div class="offer none" aria-hidden="true"></div>`:Gh(t,s[i],i,e))}
${Rh(t)} ${n}
</section>`}var Nh=t=>t>1;function Rh({state:t,frame:e,game:n}){let r=t.looking?void 0:B(t,null),{time:o}=e.players[e.turn-1];return p`<button
type="button"
class=${sr(t)==="pass"?"pass hinted":"pass"}
data-testid="pass"
aria-disabled=${A(t)&&r?"false":"true"}
aria-keyshortcuts="P"
@click=${({detail:s})=>Nh(s)||n.pass()}
@pointerenter=${({pointerType:s})=>s==="mouse"&&Ms(n,!0)}
@focus=${()=>Ms(n,!0)}
@blur=${()=>Ms(n,!1)}
>
${Jc(t,null)}${x("pass")}<span class="pass-name">${a("pass")}</span>
<span class="pass-facts">
${r?So(r,o).map(s=>p`<span>${s}</span>`):f}
</span>
</button>`}function Ms(t,e){t.store.dispatch({type:"weigh",on:e})}function Ih({squares:t}){return Rr(a("spoken-squares",{count:t}))}function Rr(t){return p`<span class="visually-hidden">${t}</span>`}function Gh(t,e,n,r){let{state:o,frame:s,game:i,patches:l,shell:c}=t,u=l[e],m=o.looking?void 0:B(o,e),d=o.placement.letter===e,h=j(o.placement,e),y=Ee(o,s).includes(e),b=nc(i),k=m?Zt(m):null,M=sr(o)?.startsWith(e)??!1;return p`<button
type="button"
class=${["offer",y&&"then",d&&"chosen",k&&"dear",M&&"hinted"].filter(Boolean).join(" ")}
data-testid=${`patch-${n}`}
data-patch=${e}
data-orientation=${h}
aria-pressed=${d?"true":"false"}
aria-disabled=${A(o)&&m||b?"false":"true"}
aria-keyshortcuts=${n+1}
data-key=${n+1}
@click=${U=>{if(b)return i.onPlan(e);U.pointerType==="mouse"?i.choose(e):i.chooseShown(e),r()}}
>
<span class="art">${Xt(e,u,h,c.settings.letters)}</span>
${Jc(o,e)}
<span class="facts"
><span class="offer-name"
>${u.name}${y?Rr(`, ${a("plan-then")}`):f}${Ih(u)}</span
>
<span class="price"
>${fn(u.buttons)}${Rr(a("spoken-buttons",{count:u.buttons}))}
${hn(u.time)}${Rr(a("spoken-time"))}</span
>
<span class="earn">${Xc(u)}</span>
${Fh(m,k)}</span
>
</button>`}function Jc(t,e){let n=Pa(t,e);return n.length===0?f:p`<span class="offer-marks" aria-hidden="true"
>${n.map(({label:r,kind:o})=>p`<span class=${`offer-mark to-${o}`}>${r}</span>`)}</span
>`}function Fh(t,e){return e?p`<span class="reason" title=${e}>${Hh(t)}</span>`:f}function Hh(t){return t&&t.missing>0?a("short-of",{count:t.missing}):a("no-room")}function yk(t,e,n){return p`<section class="panel market looked-at" aria-labelledby="market-heading">
<h2 id="market-heading">${a("next-patches")}</h2>
${yt(t).map(r=>p`<div class="offer" data-patch=${r}>
<span class="art">${Xt(r,e[r],0,n)}</span>
<span class="facts" title=${Vt(e[r])}
><span class="offer-name">${e[r].name}</span>
<span class="price">${fn(e[r].buttons)}${hn(e[r].time)}</span>
<span class="earn">${Xc(e[r])}</span></span
>
</div>`)}
</section>`}function Xc({income:t}){return t>0?a("earns",{count:t}):a("earns-nothing")}var Dh=[["first","first-position"],["back","previous-position"],["forward","next-position"],["last","last-position"]];function tu(t,e){return p`<div class="steps">
${Dh.map(([n,r])=>p`<button
type="button"
class="quiet square"
aria-label=${a(r)}
title=${a(r)}
data-testid=${`step-${n}`}
aria-disabled=${t(n)?"true":"false"}
@click=${()=>e(n)}
>
${x(n)}
</button>`)}
</div>`}function eu(t,e,n,r,o,s=[]){let i=new Set(s.map(({number:u})=>u)),l={first:0,back:e-1,forward:e+1,last:t.length},c=u=>u<0||u>t.length||u===e;return p`<section class="panel moves" aria-labelledby="moves-heading">
<div class="panel-head">
<h2 id="moves-heading">${a("moves")}</h2>
${tu(u=>c(l[u]),u=>o(l[u]))}
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
<span class="move-words">${Bh(u,n,r)}</span>
<code>${u.move}</code>
</button>
</li>`)}
</ol>
${t.length===0?p`<p class="small">${a("no-move-yet")}</p>`:""}
</section>`}function Bh({player:t,move:e,change:n},r,o){let s=p`<b>${P(r,t)}</b>`,i=We(e,o);return!n||n.from===n.to?Mt("happened",{name:s},{deed:i}):Mt("happened-with",{name:s},{deed:i,detail:Mo(n)})}var nu={income:["<circle r='2.2' fill='var(--soft)'/>","<path fill='none' stroke='var(--panel)' stroke-width='.8' d='M-1.2 0h2.4M0-1.2v2.4'/>"],empty:["<path fill='none' stroke='var(--soft)' stroke-width='.9' stroke-dasharray='1.2 .7' d='M-2.2-2.2h4.4v4.4h-4.4z'/>"],patches:["<path fill='var(--soft)' d='M-2.4-2.4h2.4v2.4h2.4v2.4h-4.8z'/>"],time:["<path fill='var(--soft)' d='M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z'/>"],score:["<path fill='var(--soft)' d='M0-2.8l.9 1.9 2 .2-1.5 1.5.4 2L0 1.8l-1.8 1 .4-2L-2.9-.7l2-.2z'/>"]};function Ir(t,e,n){return p`<table class="scores">
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
</table>`}function jh(){return p`<span class="badge tile" title=${a("tile-title")}
><svg viewBox="-10 -10 20 20" aria-hidden="true">${st("special-tile",0,0)}</svg>
<span class="visually-hidden">${a("has-tile")}</span></span
>`}var Wh=new Map(Object.entries(nu).map(([t,e])=>[t,Uo(e.join(""))]));function ru(t,e,n,r={}){let{buttons:o,income:s,empty:i,score:l,time:c}=t.players[n-1],u=[[a("number-buttons"),o,"buttons"],[a("number-income"),s,"income"],[a("number-empty"),i,"empty"],[a("number-time"),c,"time"]];if(!t.automa){let m=l-t.players[2-n].score;u.push([a("number-lead"),ko(m),"lead"])}return Ts(t,e,n,u,r)}function Ts(t,e,n,r,o){let{aside:s=f,clock:i=f,thumbnail:l=f}=o,c=t.stage!=="over"&&mt(e)===null&&t.turn===n;return p`<div class=${c?"bar moving":"bar"} data-testid=${`player-${n}`}>
<div class="bar-name">
${ur(n)} ${dn(e[n-1])}
<h2 title=${P(e,n)}>${P(e,n)}</h2>
${Vh(e[n-1])} ${s}
${c?p`<span class="badge to-move">${a("to-move")}</span>`:f}
${t.players[n-1].special_tile?jh():f}
</div>
${i} ${l}
<dl>
${r.map(([u,m,d])=>p`<div class=${`number number-${d}`} title=${u}>
<dt>${Uh(String(d))}<span class="visually-hidden">${u}</span></dt>
<dd data-testid=${`${d}-${n}`}>${m}</dd>
</div>`)}
</dl>
</div>`}function Uh(t){let e=Wh.get(t==="lead"?"score":t);return p`<svg class="number-sign" viewBox="-3 -3 6 6" aria-hidden="true">
${e?S(e):q(0,0,2.8)}
</svg>`}function Vh({kind:t,yours:e,away:n,bot:r,rating:o}){return t!=="person"&&t!=="open"?f:p`${o===null?f:p`<span class="rating"
><span class="visually-hidden">${a("rated")}</span>${o}</span
>`}
${r?p`<span class="badge bot">${a("bot")}</span>`:f}
${n&&!e?p`<span class="badge away">${a("away")}</span>`:f}`}function ou(t,e){let n=t.players.map(r=>r.score_parts);return Ir(t,C.map(r=>p`${dn(e[r-1])}${P(e,r)}`),[[a("number-buttons"),n.map(r=>r.buttons)],[a("score-tile"),n.map(r=>r.special_tile)],[a("score-empty"),n.map((r,o)=>`${I(r.empty)} (${t.players[o].empty})`)],...t.points?[zh(t.points)]:[]])}function zh(t){return[a("score-seat"),["–",I(t)]]}function su(t,e,n){let r=`/analysis?at=${n}${e}`;return p`<a class="quiet button" href=${r} data-testid="analyse" @click=${s=>{s.metaKey||s.ctrlKey||s.shiftKey||(s.preventDefault(),t.go(r))}}
>${x("lens")}<span>${a("tab-analysis")}</span></a
>`}function lu(t,e,n){let{buttons:r,time:o,score:s}=t.players[1],i=[[a("number-buttons"),r,"buttons"],[a("number-patches"),n.with_buttons.length+n.without_buttons.length,"patches"],[a("number-time"),o,"time"],[a("number-score"),I(s),"score"]],l=p`<span class="level-name">${jn(n)}</span>`,c=p`<span class="next-card">${uu(t,n)}</span>`;return Ts(t,e,2,i,{aside:l,thumbnail:c})}function cu(t,e,n,r,o,s=f){return p`<section
class="panel automa"
data-testid="automa"
tabindex="0"
aria-labelledby="automa-heading"
>
<div class="panel-head">
<h2 id="automa-heading">${a("the-automa")}</h2>
<span class="small">${Ve(e)}</span>
</div>
<div class="dealer">
<div class="pile">${uu(t,e)}</div>
<div>
<p data-testid="automa-cards">${t.result?a("no-more-cards"):Kh(e)}</p>
<p class="small">${ze(e)}</p>
</div>
</div>
${Jh(n,r,o)} ${Zh(t,e)} ${s}
<div class="piles">
${iu("patches-with",e.with_buttons,"pile-with",r,o)}
${iu("patches-without",e.without_buttons,"pile-without",r,o)}
</div>
<p class="small">${No(e)}</p>
</section>`}function uu({result:t},{pile:e,budget:n}){return Qh(e,t?null:n)}function Kh({pile:t,budget:e}){return t===0?a("pile-empty"):e===null?a("next-face-down"):a("next-can-pay",{price:a("buttons",{count:e})})}function iu(t,e,n,r,o){return p`<div class="taken-pile" data-testid=${n}>
<h3>${a(t,{count:e.length})}</h3>
<ul>
${[...e].map(s=>{let{name:i,income:l}=r[s];return p`<li title=${i}>
${nn(s,r[s],0,o)}
<span class="visually-hidden"
>${i} (${s})${l?`, ${a("buttons",{count:l})}`:""}</span
>
</li>`})}
</ul>
</div>`}function Zh(t,e){let n=(o,s,i)=>p`<div class=${i}>
<dt>${o}</dt>
<dd>${s}</dd>
</div>`,r=Dn(t.players[1],e.level);return p`<div class="parts">
<h3>${a("what-level-counts",{numeral:e.numeral})}</h3>
<dl data-testid="automa-score">
${r.map(([o,s])=>n(a(o),s,"part"))}
${n(a(t.result?"number-score":"score-now"),I(t.players[1].score),"sum")}
</dl>
</div>`}function As(t,e){return p`<svg class=${`card ${t}`} viewBox="-0.5 -0.5 41 57" aria-hidden="true">
<rect class="sheet-edge" width="40" height="56" rx="3.5"></rect>
${e}
</svg>`}function Qh(t,e){return t===0?As("empty",f):As("back",S`<path class="weave" d="M4 4h32v48h-32zM4 16L36 40M4 40L36 16M4 28h32M20 4v48"></path>
${e===null?q(20,28,7):S`<circle class="budget" cx="20" cy="28" r="10"></circle>
<text class="digits" x="20" y="32.4" font-size="13">${e}</text>`}`)}function Yh({number:t,budget:e,income:n,filters:r}){return As("face",S`
<text class="card-number" x="20" y="6.6">${t}</text>
<circle class="budget" cx="12" cy="16" r="7.4"></circle>
<text class="digits" x="12" y="19.3" font-size="9.5">${e}</text>
${q(30,16,5.6)}<text class="gain" x="30" y="28.4">+${n}</text>
<text class="card-word" x="12" y="28">${a("card-budget")}</text>
${r.map((o,s)=>au(Hn(o),36+s*7))}
${r.length===0?au(a("filter-none"),42):f}`)}function au(t,e){let n=Math.min(4.6,64/t.length);return S`<text class="card-filter" x="20" y=${e} font-size=${n.toFixed(1)}>${t}</text>`}function Jh({turns:t,run:e},n,r){let o=t.map(s=>Xh(s,n,r));return p`<section
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
</section>`}function Xh(t,e,n){return p`<div class="card-turn" data-card=${t.card.number} data-taken=${t.taken??""}>
${Yh(t.card)}
<div class="told">
<p class="told-card">${Oo(t.card)}</p>
<div class="tried" aria-hidden="true">
${[...t.choices].map(r=>tg(r,t,e,n))}
</div>
<ol>
<li>${Co(t,e,n)}</li>
${t.steps.map(r=>p`<li class=${r.skipped?"skipped":""}>
${_o(r,e,n)}
</li>`)}
${Lo(t,e,n).map(r=>p`<li class="outcome">${r}</li>`)}
</ol>
</div>
</div>`}function tg(t,{affordable:e,taken:n},r,o){let s=t===n?"taken":e.includes(t)?"left":"dear",i={taken:"✓",left:"–",dear:"×"}[s];return p`<span class=${`candidate ${s}`}
>${nn(t,r[t],0,o)}<span class="fate">${i}</span></span
>`}function pu(t,e,n){let[r,o]=t.players,s=r.score_parts,i=new Map(Dn(o,n.level)),l=m=>i.get(m)??"–",c=[P(e,1),`${P(e,2)} ${n.numeral}`],u=[[a("number-buttons"),[s.buttons,l("part-held")]],[a("score-tile"),[s.special_tile,l("part-tile")]],[a("score-empty"),[`${I(s.empty)} (${r.empty})`,"–"]]];for(let m of["part-patches","part-printed"])i.has(m)&&u.push([a(m),["–",l(m)]]);return Ir(t,c,u)}function mu({level:t,levels:e},n){return!e||e.length===0?f:p`<h3 id="levels-heading">${a("at-each-level")}</h3>
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
${r.level===t?a("this-game-level",{level:jn(r)}):jn(r)}
</th>
${r.scores.map(o=>p`<td>${I(o)}</td>`)}
<td>${P(n,r.winner)}</td>
</tr>`)}
</tbody>
</table>`}function du(t,e,n,{kept:r,moments:o,said:s=[],start:i}={}){let{automa:l}=t;return p`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
<h2 id="result-heading">${zt(t,e)}</h2>
<p>${Kt(t,e)}</p>
${l?pu(t,e,l):ou(t,e)}
<div class="row">${n}</div>
${s.map(c=>p`<p>${c}</p>`)} ${i} ${o}
${l?mu(l,e):f} ${r}
</section>`}function fu(t,e,n,r){return p`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
<h2 id="result-heading">${zt(t,e)}</h2>
<p>${Kt(t,e)}</p>
<div class="row">${n}</div>
${r.map(o=>p`<p>${o}</p>`)}
</section>`}function hu(t,e=null,n=null){let{state:r,table:o,shell:s}=t,i=n??(o.tournament?e?.onwards()??f:ng(t)),l=()=>s.go(eg(o));return p`${i}
${o.moves.length?p`<button type="button" data-testid="review" @click=${l}>
${x("graph")}<span>${a("review")}</span>
</button>`:f}
${o.moves.length?su(s,o.link,o.moves.length):f}
<button type="button" data-testid="share" @click=${()=>Hc(t)}>
${x(r.copied?"place":"share")}
<span>${a(r.copied?"shared-copied":"share-game")}</span>
</button>
<button
type="button"
class=${i===f?"main":""}
data-testid="play-again"
@click=${()=>s.go("/")}
>
${x("fresh")}<span>${a("new-game")}</span>
</button>`}function eg(t){if(!ft(t))return`/game/${t.game}/review`;let[e,n]=rt(t.seats);return`/review?seat=${n?0:e}${t.link}`}function ng(t){let{state:e,table:n,game:r}=t;if(n.mode!=="remote")return rg(t);if(n.rematch.game!==null)return p`<a
class="button main"
data-testid="rematch-link"
href=${`/game/${n.rematch.game}`}
>${x("again")}<span>${a("to-rematch")}</span></a
>`;if(!_(n))return f;let o=us(n);return p`<button
type="button"
class="main"
data-testid="ask-rematch"
aria-disabled=${o&&!e.pending?"false":"true"}
@click=${()=>{o&&r.mind("rematch")}}
>
${x("again")}
<span>${a(n.rematch.asked.length>0&&!o?"rematch-asked":"rematch")}</span>
</button>`}function rg({table:t,game:e,shell:n}){return t.day!==null?p`<a class="button main" data-testid="back-to-day" href=${`/day/${t.day}`}
>${x("sun")}<span>${a("back-to-day")}</span></a
>`:!_(t)||dt(t)?f:p`<button
type="button"
class="main"
data-testid="again"
@click=${()=>e.again(n.go)}
>
${x("again")}<span>${a("rematch")}</span>
</button>`}function gu(t){let{frame:e,seats:n,player:r,patches:o,lettered:s,place:i,box:l,extras:c,head:u=f}=t,{automa:m}=e;if(r===2&&m){let h=t.account??{turns:m.turns,run:0},y=cu(e,m,h,o,s,t.switches);return p`<div class=${`seat ${i}`}>${lu(e,n,m)}</div>
${l?p`<div class=${`${l} ${i}`}>${y}</div>`:y}`}let d={number:r,name:P(n,r),cursor:null,fresh:[]};return p`<div class=${`seat ${i}`}>${ru(e,n,r,c)}</div>
<div class=${`${l??"spread"} ${i}`}>
${u} ${Oc({...d,...t,player:e.players[r-1]})}
</div>`}function yu(t,e,n){return p`<details class="panel summary" data-testid="summary">
<summary><h2>${a("in-words")}</h2></summary>
${[1,2].map(r=>{let o=r;if(r===2&&t.automa)return p`<h3>${P(e,2)}</h3>
<p data-testid="summary-2">
${ma(t,t.automa,n)}
${a("on-time-board",{distances:Ue(t,2)})}
</p>`;let{cells:s,patches:i}=t.players[r-1];return p`<h3>${P(e,o)}</h3>
<p data-testid=${`summary-${r}`}>
${ra(s)} ${a("on-time-board",{distances:Ue(t,o)})}
</p>
${i.length?p`<ul>
${i.map(l=>p`<li>${oa(l,n)}</li>`)}
</ul>`:""}`})}
</details>`}function Os(t,e=f){return p`<header class="head">
${_s(t)}
<div class="head-middle">${e}</div>
<button type="button" class="quiet" data-testid="settings" @click=${t.openSettings}>
${x("gear")}<span>${a("settings")}</span>
</button>
<button type="button" class="quiet to-help" data-testid="help" @click=${t.help}>
${x("help")}<span>${a("help")}</span>
</button>
${Cs("quiet")}
</header>`}function Cs(t=""){return Z.isStatic?f:p`<a class=${`${t} button to-me`} href="/me" data-testid="to-me"
>${x("person")}<span>${a("to-me")}</span></a
>`}function _s(t){return p`<a class="brand" href="/" data-testid="home">
<img src=${t.logo} alt="" width="28" height="28" /><span>Quiltbee</span></a
>`}function bu(t,e){return p`${Os(t)}
<main class="waiting"><p>${e}</p></main>`}function $u(t){let{state:e,game:n,shell:r}=t;return p`<header class="head table-head" data-keys>
${_s(r)} ${sg(t)}
<div class="turn-buttons">
${e.looking?og(n):Bc(t)}
<button type="button" data-testid="settings" @click=${()=>n.dialog("settings")}>
${x("gear")}<span>${a("settings")}</span>
</button>
<button type="button" class="to-help" data-testid="help" @click=${r.help}>
${x("help")}<span>${a("help")}</span>
</button>
${Cs()}
</div>
</header>`}function og(t){return p`<button
type="button"
class="main back-to-game"
data-testid="back-to-game"
@click=${()=>t.back()}
>
${a("back-to-game")}
</button>`}function sg(t){let{table:e,frame:n}=t,{looking:r}=t.state;return p`<div class=${`turn turn-${n.result?.winner??n.turn}`}>
<div class="turn-title">
<h1 id="turn-heading" tabindex="-1" data-testid="turn">
${r?a("after-move",{number:String(r.index)}):$t(e)}
</h1>
${e.automa?.practice?p`<span class="badge practice" data-testid="practice">${a("practice")}</span>`:f}
</div>
${ig(t)}
</div>`}function ig({state:t,table:e,frame:n}){if(t.status==="lost")return p`<p class="lost" data-testid="connection">
<span class="dot" aria-hidden="true"></span>${a("connection-lost")}
</p>`;let r=t.looking?`${zt(n,e.seats)}. ${Kt(n,e.seats)}`:Se(e);return p`<p class="turn-reason" data-testid="turn-reason">${r}</p>`}function xu(t,e,n,r){let{table:o,frame:s,patches:i}=t,l=s.result!==null||dt(s),c=!N(o)&&!Ct(o),u=_(o)&&c&&!l,m=r!==null,d=m?"remote guided":c?`${o.mode} round`:o.mode,h=e.place?.words();return p`${$u(t)}
<main
class=${pg(t,l,d)}
data-stage=${s.stage}
data-number=${o.number}
>
${lg(t,{line:r??zc(t,h),middle:mg(t,e,n,m),tools:u?Uc(t):f,moves:ug(t)})}
<div class="below">
${m?f:Gc(t,h)} ${yu(s,o.seats,i)}
</div>
</main>
${ag(t)}`}function ag(t){return p`${Dc(t)} ${gg(t)} ${Tc(t)}`}function lg(t,e){let{state:n,table:r,frame:o,shell:s}=t,{look:i}=s.settings,l=()=>s.change({look:i==="cloth"?"thread":"cloth"}),c=qo(n),m=r.mode==="screen"&&r.seats.filter(({yours:d})=>d).length!==1?1:c;return p`<div class="felt" data-keys tabindex="-1">
<div class="column own">${wu(t,m)}</div>
<div class="column middle">
${e.line} ${e.middle} ${e.tools} ${Ct(r)?f:cg(t)}
${e.moves}
</div>
<div class="column other">
${wu(t,K(m))}
${qa(o,r.seats,i,l,Ma(n),c)}
</div>
</div>`}function cg({state:t,frame:e,game:n,patches:r,shell:o}){let{placement:s}=t,i={held:s.plan?s.letter:null,then:Ee(t,e),choose:n.onPlan},{letters:l}=o.settings;return Zc(e.ring,r,l,fs(n)?i:void 0)}function ug({state:t,table:e,game:n,patches:r}){let o=t.looking?t.looking.index:e.moves.length,s=i=>n.look(i);return eu(e.moves,o,e.seats,r,s,Xe(t))}function pg({state:t,table:e,shell:n},r,o){return["table",o,n.settings.coordinates?"named":"unnamed",t.peek&&"peek",(N(e)||Ct(e))&&"awaiting",r&&"ended"].filter(Boolean).join(" ")}function mg(t,e,n,r){let{table:o,frame:s,game:i}=t,{seating:l,place:c}=e;if(N(o)||Ct(o))return l?.panel()??f;let u=r?f:hu(t,c,l?.onward(o)),m=c?.said()??[];if(s.result){let h=Lc(t),y=On(o)&&!r?p`<div class="moments" data-testid="moments">${i.moments?.view()}</div>`:f,b=l?.afterwards(o);return du(s,o.seats,u,{kept:h,moments:y,said:m,start:b})}if(dt(s))return fu(s,o.seats,u,m);let d=_(o)?f:i.planning?.planAside(t);return Yc(t,n,d)}function wu(t,e){let{state:n,table:r,frame:o,patches:s,shell:i,game:l}=t,{seats:c}=r,u=qo(n)===e,m=Jt(n)&&Je(n)===e,{letters:d,coordinates:h}=i.settings,y=Xe(n).filter(M=>M.player===e),b=n.hint?.type==="why"&&n.hint.player===e&&[n.hint.move],k=()=>l.store.dispatch({type:"peek"});return gu({frame:o,seats:c,player:e,patches:s,lettered:d,named:h,active:m,place:`${u?"front":"back"} p${e}`,held:m&&n.placement.letter!==null,ghost:hg(n,e),cursor:m?n.placement.cursor:n.walks[e],fresh:Ea(b||y.map(({move:M})=>M),s),hint:ar(va(n,e),s),marks:Sa(n,e),extras:{clock:Pc(r,e),thumbnail:u?f:dg(t,e,k)},head:u?f:fg(c,e,k),account:n.looking?void 0:n.account,switches:_(r)&&r.stage!=="over"?jc(i):f})}function dg({state:t,table:e,frame:n,patches:r},o,s){return p`<button
type="button"
class="peek-button"
aria-expanded=${t.peek?"true":"false"}
aria-label=${a("peek",{name:P(e.seats,o)})}
data-testid="peek"
@click=${s}
>
${Lr(n.players[o-1],r)}
</button>`}function fg(t,e,n){let r=je(t,e);return p`<div class="peek-head">
<b>${r?a("your-quilt"):a("quilt-of",{name:P(t,e)})}</b>
<button type="button" data-testid="peek-close" @click=${n}>${a("back")}</button>
</div>`}function hg(t,e){let{placement:n}=t,r=L(t);return!r||!n.origin||Je(t)!==e||t.looking?null:{letter:r.letter,code:j(n,r.letter),origin:n.origin,cells:et(n,r),set:n.set,sent:t.pending!==null,legal:Rt(n,r)&&B(t,r.letter)?.available!==!1,planned:n.plan}}function gg({state:t,game:{hints:e}}){let{notice:n,said:r,ghostText:o,status:s,hint:i}=t;return p`<div class="visually-hidden">
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
</div>`}var yg=":is(button, a, input, summary, .quilt):not(.pass)";function vu(t,e){let n=()=>e.store.dispatch({type:"weigh",on:!1}),r=({target:s})=>{s instanceof Element&&s.closest(yg)&&n()},o=s=>{s.key==="Escape"&&n()};return t.addEventListener("pointerover",r),window.addEventListener("keydown",o),()=>{t.removeEventListener("pointerover",r),window.removeEventListener("keydown",o)}}function ku({root:t,shell:e},n,r,o=null){let s=xg(n,r,e,o),i=()=>Ya(t),l=o?.accompany(s,i)??null;l&&(s.company=l.company);let c={seating:null,place:null},u=Za(t,s,e),m=vg(t,s,e),d=kg(t,s,c,e,i,l),h=Sg(s,e),y=Pg(s,()=>k()),b=!0,k=()=>{!b||l?.company.leaving||(d(),oc(s.state.table.seats),l?.drawn(),h(),l||y.consider(),u.play(),m.consider())},M=s.state.table,D=[s.store.watch(k),s.store.watch(Eg(s,M,e)),...l?.watch(k)??[],vu(t,s),Qa(t,s,u,m,i),m.stop,()=>u.skip(),y.stop,()=>c.place?.close(),()=>s.close()];o||Eu(s.id,M),Pu(M),M.tournament!==null&&$g(s,c,e,k),(M.fair||N(M))&&bg(s,c,e,k),s.open();let U=!0;return{draw:()=>{k(),U&&wg(t,l),U=!1},close:()=>{b=!1;for(let ie of D)ie()}}}function bg(t,e,n,r){E("seating").then(({seatingAt:o})=>{e.seating=o(t,n,r),r()},t.fail)}function $g(t,e,n,r){E("tournaments").then(({placeOf:o,onwards:s})=>{let i=o(t.id,n,r);e.place={words:()=>i.words,said:()=>i.said,onwards:()=>s(i),close:i.close}},console.warn)}function wg(t,e){document.activeElement===document.body&&t.querySelector("#turn-heading")?.focus({preventScroll:!0}),e?.begin()}function xg(t,e,n,r){let o=new Pr(t,e,r?.seen);return o.onHelp=n.help,Ka(o),o.onOutdated=Be,o.onUnopened=qi,o}function Su(t,e){let n=hr(t,e);if(n===null)throw new Ht(a("page-outdated"));let r=`${location.origin.replace(/^http/,"ws")}/api/games/${t.game}/play`;return new wr({open:()=>new WebSocket(`${r}?version=${2}`),...Ft,newId:()=>`${Date.now().toString(36)}-${Math.random().toString(36).slice(2,12)}`},n,e)}function vg(t,e,n){let r={now:()=>performance.now(),...Ft},o=new Mr({...r,turn:()=>e.turnCard(!0)}),s=new Er({...r,show:(i,l)=>Ec(t,i,l),onTime:i=>e.store.dispatch({type:"time",part:i})});return{consider:()=>{o.consider(e.state,n.settings.turnCards),s.consider(e.state)},stop:()=>{o.stop(),s.stop()}}}function kg(t,e,n,r,o,s){let i=-1,l=-1,c=!1;return()=>{let{table:u}=e.state,m=document.activeElement,d=s?.slot()??null;z(xu(Mc(e,r),n,o,d),t),Ac(t),e.state.typing&&!c&&document.getElementById("command")?.focus(),c=e.state.typing,m&&!m.isConnected&&Xa(t,m,o),mn($t(u),Qe(u)&&u.mode!=="screen"),e.state.looking?za(t):u.moves.length!==i&&Mg(t.querySelector(".move-list")),i=u.moves.length;let h=document.activeElement?.matches("[data-quilt=shown] .cells");u.number!==l&&h&&o(),l=u.number}}function Sg(t,e){let n=-1,r=hc(t.id);return()=>{let{number:o}=t.state.table;!(e.settings.hints||r)||n===o||!we(t.state)||(n=o,t.hint())}}function Pg(t,e){let n=null,r=()=>{t.moments?.stop(),t.moments=null,n=null};return{stop:r,consider:()=>{let{table:o}=t.state,s=On(o)?o.moves.length:null;s!==n&&(r(),n=s,s!==null&&E("moments").then(({lookBack:i})=>{n===s&&(t.moments=i(t,o,e)),e()},console.warn))}}}function Eg(t,e,n){let r=e;return()=>{let o=t.state.table,s=Ql(r,o);N(r)&&!N(o)&&Eu(o.game,o),r.stage!==o.stage&&Pu(o),r=o,s!==null&&n.go(`/game/${s}`)}}function Mg(t){t&&(t.scrollTop=t.scrollHeight)}function Pu(t){let{game:e,ring0:n,mode:r,rated:o,day:s,stage:i}=t;_(t)&&(r==="remote"||o||s!==null)&&bc(e,n,i==="over")}function Eu(t,e){let{seats:n}=e;!ft(e)&&n.some(r=>r.yours)&&$c(t,n.map(r=>r.name||a("an-open-seat")).join(" – "))}var Mu={load:ws,save:fc,hintAt:gc};async function Tu(t){if(location.hash.length>1)return Ls(t,location.hash);let e=async r=>{let o=await Au(t,r),s=[o.tags.Player1,o.tags.Player2],i=o.link?Tn(o.link,s):"/";history.pushState(null,"",wt(i)),t.show(Ou(t,o))},{openHomePage:n}=await E("home");return{page:await n(t,t.feed,e),title:""}}async function Ls(t,e){let n=Zi(location.search),r=await Au(t,e);return Ou(t,{...r,tags:{...n,...r.tags}})}async function Au({patches:t},e){let{openReplay:n}=await E("viewer");return n(e,await t)}async function Ou(t,e){let{openViewerPage:n}=await E("viewer");return{page:await n(t,e),title:"tab-viewer"}}async function Ns(t,e){t.wait("opening-table");let[n,r]=await Promise.all([ii(e),t.patches]),o=ws()?.game===e?await Tg(t):null;return{page:ku(t,Su(n,r),r,o),title:"tab-game",known:n.seats.some(i=>i.yours)}}async function Tg({root:t,shell:e}){let{accompany:n,asNewcomer:r}=await E("guide");return{seen:r,accompany:(o,s)=>n(t,o,e,Mu,s)}}async function Cu(t){t.wait("opening-table");let{firstGame:e}=await E("guide"),n=await e(Mu);return{...await Ns(t,n),address:`/game/${n}`}}function H(t,e,n,r,{data:o=[],wait:s="one-moment",title:i=`tab-${t}`}={}){return{name:t,path:e,part:n,data:o,open:async(l,c)=>{l.wait(s);let u=await r(await E(n),l,c);return"page"in u?u:{page:u,title:i}}}}var _u={wait:"opening-review",title:"tab-review"},Lu={data:["/api/puzzles"],title:"tab-puzzles"},Ag=["/api/me","/api/me/ratings","/api/me/statistics","/api/me/bots"],Og=[{name:"home",path:"/",part:"home",data:[],open:Tu},{name:"game",path:"/game/{id}",part:null,data:["/api/games/{id}"],open:Ns},H("game-review","/game/{id}/review","review",(t,e,n)=>t.openGameReview(e,n),{..._u,data:["/api/games/{id}"]}),H("link-review","/review","review",(t,e)=>t.openLinkReview(e),_u),H("invitation","/i/{id}","pages",(t,e,n)=>t.openInvitation(e,n),{data:["/api/invitations/{id}"],wait:"opening-invitation"}),{name:"shared",path:"/g/{id}",part:"viewer",data:[],open:(t,e)=>Ls(t,zi(e))},H("link","/s/{id}","pages",(t,e,n)=>t.openSignInLink(e,n)),H("analysis","/analysis","analysis",(t,e)=>t.openAnalysisPage(e)),H("aid","/aid","pages",(t,e)=>t.openAidPage(e)),H("offline","/offline","offline",(t,e)=>t.openLocal(e),{wait:"opening-table"}),{name:"first-game",path:"/first-game",part:"guide",data:[],open:Cu},H("me","/me","pages",(t,e)=>t.openMe(e),{data:Ag}),H("today","/day","pages",(t,e)=>t.openDay(e)),H("day","/day/{id}","pages",(t,e,n)=>t.openDay(e,n),{data:["/api/days/{id}","/api/me/days"]}),H("progress","/progress","pages",(t,e)=>t.openProgress(e),{data:["/api/me/progress"]}),H("ratings","/ratings","pages",(t,e)=>t.openRatings(e)),H("profile","/people/{id}","pages",(t,e,n)=>t.openProfile(e,n),{data:["/api/people/{id}"]}),H("admin","/admin","pages",(t,e)=>t.openAdmin(e),{data:["/api/admin/reports"]}),H("puzzles","/puzzles","puzzles",(t,e)=>t.openPuzzles(e,""),Lu),H("puzzle","/puzzles/{id}","puzzles",(t,e,n)=>t.openPuzzles(e,n),Lu),H("sign-in","/sign-in","pages",(t,e)=>t.openSignIn(e),{data:["/api/me"]}),H("tournaments","/tournaments","tournaments",(t,e)=>t.openTournaments(e),{data:["/api/tournaments"]}),H("tournament","/tournaments/{id}","tournaments",(t,e,n)=>t.openTournament(e,n),{data:["/api/tournaments/{id}"]})],Cg=Og.map(t=>({route:t,pattern:new RegExp(`^${t.path.replace("{id}","([\\w-]+)")}$`)}));function Rs(t){for(let{route:e,pattern:n}of Cg){let r=n.exec(t);if(r)return{route:e,match:r[1]??""}}return null}function Gr(t,e,n){let r=document.createElement("dialog");return r.className=`sheet ${t}-dialog`,r.dataset.testid=`dialog-${t}`,r.setAttribute("aria-labelledby",e),r.addEventListener("close",()=>r.remove()),n(r),document.body.append(r),r.showModal(),r}var gn=null;function Nu(t){if(gn)return;Gr("settings","dialog-heading",n=>{gn=()=>z(p`${Ar(t,()=>n.close(),null)}`,n),gn()}).addEventListener("close",()=>{gn=null})}function Ru(){gn?.()}function Iu(){let t=document.createElement("span");t.className="probe",t.ariaHidden="true",t.textContent="a b",document.body.append(t);let e=()=>document.documentElement.toggleAttribute("data-roomy",_g(getComputedStyle(t)));new ResizeObserver(e).observe(t)}function _g({letterSpacing:t,wordSpacing:e,lineHeight:n,fontSize:r}){let o=parseFloat(r);return[t,e].some(i=>parseFloat(i)>0)||o>18||parseFloat(n)>1.1*o}async function Gu(){let{typeface:t}=document.querySelector("script[data-typeface]").dataset,e=new FontFace("Nunito",`url(${t})`,{weight:"400 700"});try{document.fonts.add(await e.load())}catch(n){console.warn("The page keeps a font of the system:",n)}}function Fu(t){t.translate=t.querySelector(".quilt-box, .quilt")===null,t.classList.toggle("notranslate",!t.translate)}function Hu(t,e){let n=document.documentElement,r=!1;new MutationObserver(async()=>{let o=/\btranslated-(ltr|rtl)\b/.test(n.className)&&!t.translate;if(!o&&!r)return;r=o;let{tellTranslation:s}=await E("translated");s(o,n.lang,e())}).observe(n,{attributes:!0,attributeFilter:["class","lang"]})}var Du=["GGGbbaaaXXX.","EEGbaaffJXVV","EEEbbYYfJVVg","LLLL.YWWJggg"];function Lg(t){return Du.flatMap((e,n)=>[...e].flatMap((r,o)=>r===t?[[n,o]]:[]))}function Ng(t){let e=Lg(t),n=`url(#fabric-${t})`;return S`<path class="piece" fill=${n} d=${Y(e,10,.25)}></path>
<path class="stitches" d=${Y(e,10,1.1)}></path>`}function Bu(){let t=[...new Set(Du.join(""))].filter(e=>e!==".");return p`<svg class="cover" viewBox="-1 -1 122 42" aria-hidden="true">
<rect class="ground" width="120" height="40" rx="1"></rect>
<rect fill="url(#fabric-cell)" width="120" height="40"></rect>
${t.map(Ng)}
${[[2,0],[1,2],[6,0],[8,1],[10,2],[2,3]].map(([e,n])=>q((e+.5)*10,(n+.5)*10,2.6))}
</svg>`}function qu(t,e){let[n,r,o]=ei(t??""),s=r?p`<span lang="en">${r}</span>${o}`:f;return p`<p class="notice" role="alert" ?hidden=${!t} data-testid=${e}>
<span>${n}${s}</span>
</p>`}function uP(t){let e=p`<span lang="en">${t}</span>`;return p`<p class="notice" data-testid="notice">
${Mt("fault-in-record",{detail:e})}
</p>`}var Is=new Map([["classic",Promise.resolve(tn)]]),Gs="classic";async function Fs(t){Gs=t;try{let e=await Rg(t);Gs===t&&ju(t,e)}catch(e){console.warn(`The ${t} edition can’t be loaded:`,e),Gs===t&&!document.querySelector("#fabrics > *")&&ju("classic",tn)}}function ju(t,e){document.documentElement.dataset.edition=t,z(_a(e),document.getElementById("fabrics"))}function Rg(t){let e=Is.get(t);if(e)return e;let n=le(`/editions/${t}`),o=Promise.all([Ca(`${n}.json`),Ig(`${n}.css`)]).then(([s])=>s);return Is.set(t,o),o.catch(()=>Is.delete(t)),o}async function Ig(t){let e=document.querySelector(`link[href="${t}"]`);e?.sheet||(e?.remove(),await go(t))}"static"in document.documentElement.dataset&&Object.assign(Z,{isStatic:!0,base:new URL(".",location.href).pathname});var Tt=document.getElementById("app");Z.isStatic&&E("static").then(({leadLinks:t})=>t(Tt),console.warn);var at=$s(),Te=null,Ds=()=>"",Fr=0,Gg=si(Ws("link[data-what=patches]")),Bs=new xn({open:()=>new WebSocket(`${location.origin.replace(/^http/,"ws")}/api/feed`),...Ft,onWaiting:vc,onInvited:Fg,onNews:wo,onRound:t=>{wo("games"),E("tournaments").then(({tellRound:e})=>e(t),console.warn)}}),Hs=!1;function Fg(t){let e=Hs;Hs=t>0,(Hs||e)&&E("invited").then(({showInvitations:n})=>n(se)).catch(Hr)}async function js(t){Z.isStatic||Cr().length===0&&!xs()||document.hidden||Bs.socket||(t??await Hg())&&Bs.open()}async function Hg(){return ct("GET /api/me").then(({known:t})=>t,()=>!1)}var se={get settings(){return at},logo:Ws("link[rel=icon]"),change(t){pc({...at,...t}),t.sounds&&E("cues").then(({play:e})=>e("button"),Hr),Wu(t)},go(t){history.pushState(null,"",wt(t)),yn()},onNews:ji,help(){E("aid").then(({openAid:t})=>t(),Hr)},openSettings(){Nu(se)},phrases(t){E("phrases").then(({openPhrases:e})=>e(t,se),Hr)},canVibrate:"vibrate"in navigator};function Wu(t){at={...at,...t},Uu(),t.edition&&Fs(t.edition),"language"in t||"edition"in t?Bg().catch(Zu):Vu()}function Hr({message:t}){Gr("aside","aside-words",e=>z(p`<p role="alert" id="aside-words">${t}</p>
<button type="button" class="main" @click=${()=>e.close()}>${a("close")}</button>`,e))}function Ws(t){return document.querySelector(t).href}function Uu(){let{theme:t}=at;t==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=t}function Dr(){return at.language==="auto"?li(navigator.languages):at.language}async function Dg(){let{lang:t}=document.documentElement,n=at.language==="auto"&&!Z.isStatic?t:Dr(),r=t===n?Ws("link[data-what=words]"):void 0;po(await De(n,r),at.edition),document.documentElement.lang=n,bo()}async function Bg(){let t=Dr(),[e,n]=await Promise.all([De(t),Gi(t)]);t===Dr()&&(po(e,at.edition),n&&Mn(n),document.documentElement.lang=t,bo(),mn(Ds()),Vu())}function Vu(){Te?.draw(),Ru()}function zu(t,e,n=null){let r=Te===null;Te?.close(),Te=t,Ds=e?()=>a(e):()=>"",mn(Ds()),js(n),window.scrollTo(0,0),Tt.querySelector(".boot")?.remove(),document.querySelector(`[data-until="${CSS.escape(location.pathname)}"]`)?.remove(),t.draw(),Fu(Tt),r?requestAnimationFrame(()=>setTimeout(Gu)):qg()}function qg(){let t=Tt.querySelector("h1");!t||document.activeElement!==document.body||(t.tabIndex=-1,t.focus({preventScroll:!0}))}var jg={root:Tt,shell:se,feed:Bs,patches:Gg,show:Ku,wait(t){Tt.querySelector(".boot")?.remove(),Te||z(bu(se,a(t)),Tt)}};function Wg(t){let e=t.target.closest("a[href]");if(!e||t.defaultPrevented||t.button!==0||t.metaKey||t.ctrlKey||t.shiftKey||t.altKey||e.target||e.hasAttribute("download")||e.origin!==location.origin)return;let{pathname:n,search:r,hash:o,href:s}=e;n===location.pathname&&r===location.search&&o!==""||!Rs(Wr(e))||(t.preventDefault(),history.pushState(null,"",s),yn())}function yn(){Fr+=1;let t=Rs(Wr(location));t?Ku(t.route.open(jg,t.match)):qs("page")}async function Ku(t){let e=Fr;try{let{page:n,title:r,known:o,address:s}=await t;if(e!==Fr)return n.close();s&&history.replaceState(null,"",wt(s)),zu(n,r,o)}catch(n){e===Fr&&Zu(n)}}function Zu(t){if(t instanceof Ht&&Be())return;if(t instanceof xt&&t.status===404&&Ug())return qs("game");if(t instanceof xt&&t.status===422)return qs("page");let e=t instanceof Error?t.message:String(t);Qu("cannot-show",e,ri(t))}function Ug(){return location.pathname.startsWith("/game/")}function qs(t){Qu(t==="game"?"no-such-game":"no-such-page",a("link-may-be-old"))}function Qu(t,e,n=!1){let r=()=>f;zu({draw:()=>z(p`${Os(se)}
<main class="waiting">
${Bu()}
<h1>${a(t)}</h1>
${qu(e,"problem")}
<a class="button main" href="/">${a("back-to-home")}</a>
${r()}
</main>`,Tt),close:()=>{}},t),n&&E("offline").then(({withoutServer:s})=>{r=s,Te?.draw()},console.warn)}zr.areRefused=()=>!navigator.cookieEnabled;Uu();Qs(navigator.languages);await Promise.all([Dg(),Fs(at.edition)]);window.addEventListener("popstate",yn);document.addEventListener("click",Wg);window.addEventListener("keydown",t=>{t.key==="F1"&&(t.preventDefault(),se.help())});window.addEventListener("online",()=>js(null));document.addEventListener("visibilitychange",()=>js(null));window.addEventListener("pointerdown",()=>{for(let t of document.getAnimations())t.finish()},{capture:!0});yn();Hi(yn);Hu(Tt,Dr);Iu();mc(Wu);document.readyState==="complete"?yo():window.addEventListener("load",yo);export{Ft as a,bn as b,ae as c,$n as d,zg as e,G as f,Oe as g,wn as h,V as i,a as j,nt as k,Ys as l,Zg as m,Qg as n,Xs as o,Z as p,le as q,wt as r,_e as s,ey as t,At as u,Ht as v,ri as w,xt as x,ct as y,ly as z,ii as A,cy as B,uy as C,ci as D,p as E,S as F,f as G,z as H,Gr as I,r$ as J,kt as K,Ut as L,Y as M,In as N,wm as O,st as P,q as Q,Xt as R,C as S,K as T,rt as U,_ as V,xo as W,An as X,N as Y,Hp as Z,Qi as _,lb as $,vo as aa,cb as ba,ub as ca,I as da,ko as ea,Vt as fa,je as ga,J as ha,P as ia,zt as ja,Kt as ka,zp as la,gb as ma,We as na,ge as oa,Lt as pa,Zt as qa,Zp as ra,ra as sa,Ue as ta,oa as ua,Yp as va,ua as wa,pa as xa,jn as ya,ze as za,ma as Aa,Io as Ba,Yn as Ca,Fo as Da,Ze as Ea,j as Fa,et as Ga,Qe as Ha,A as Ia,$e as Ja,rr as Ka,we as La,or as Ma,xe as Na,Bo as Oa,B as Pa,ka as Qa,Ye as Ra,Yt as Sa,Je as Ta,L as Ua,qo as Va,Ea as Wa,zo as Xa,ur as Ya,qa as Za,x as _a,Mt as $a,u$ as ab,qm as bb,za as cb,Ka as db,Za as eb,Qa as fb,Ya as gb,Xa as hb,ve as ib,x$ as jb,dr as kb,el as lb,gt as mb,yt as nb,Qo as ob,Yo as pb,ln as qb,nl as rb,te as sb,rl as tb,O$ as ub,al as vb,dl as wb,fl as xb,wl as yb,vl as zb,od as Ab,kl as Bb,id as Cb,Sl as Db,q$ as Eb,j$ as Fb,os as Gb,Al as Hb,re as Ib,gs as Jb,sc as Kb,ic as Lb,ac as Mb,lc as Nb,ys as Ob,_x as Pb,Lx as Qb,Nx as Rb,oe as Sb,pn as Tb,Rx as Ub,ff as Vb,Ac as Wb,vu as Xb,xr as Yb,Dl as Zb,Bl as _b,ls as $b,jl as ac,_d as bc,bw as cc,Sw as dc,Gd as ec,$t as fc,Hd as gc,Lw as hc,Yd as ic,ec as jc,rc as kc,Pr as lc,cl as mc,pl as nc,hr as oc,un as pc,ee as qc,El as rc,Tl as sc,gd as tc,yd as uc,Gl as vc,Uc as wc,Mc as xc,Tn as yc,Ui as zc,Zi as Ac,Mf as Bc,Lr as Cc,qv as Dc,jf as Ec,o0 as Fc,Ic as Gc,Zf as Hc,Fc as Ic,Zc as Jc,sk as Kc,fn as Lc,hn as Mc,Yc as Nc,yk as Oc,Xc as Pc,tu as Qc,eu as Rc,su as Sc,du as Tc,gu as Uc,yu as Vc,Os as Wc,ag as Xc,lg as Yc,pg as Zc,wu as _c,$s as $c,bf as ad,tv as bd,ev as cd,nv as dd,rv as ed,ov as fd,sv as gd,iv as hd,av as id,lv as jd,Cr as kd,xs as ld,cv as md,uv as nd,pv as od,mv as pd,dv as qd,fv as rd,hv as sd,qu as td,uP as ud,of as vd,ji as wd,vc as xd,cf as yd,oc as zd,Bu as Ad,ku as Bd,E as Cd};
