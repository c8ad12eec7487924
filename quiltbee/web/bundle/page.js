var pl=Object.defineProperty;var Pf=(t,e)=>{for(var n in e)pl(t,n,{get:e[n],enumerable:!0})};var Me={language:"en",format:t=>t};function ai(t){Me=t}function z(){return Me.language}function i(t,e){return Me.format(t,e)}function Y(t){return new Intl.ListFormat(dl(),{type:"conjunction"}).format(t)}function dl(){return Me.language==="en"?"en-GB":Me.language}function ci(t){return new Intl.DateTimeFormat(z(),{dateStyle:"medium"}).format(t)}var li=new Set;function ft(t){return t instanceof Error?t.message:String(t)}function ui(t){t!==""&&li.add(t)}function pi(t){let e=z()==="en"?"":[...li].find(r=>t.includes(r));if(!e)return[t,"",""];let n=t.indexOf(e);return[t.slice(0,n),e,t.slice(n+e.length)]}function U(t,e){let n=e,r=!1,o=new Set,s=()=>{r=!1;for(let a of[...o])a(n)};return{get:()=>n,dispatch(a){let c=t(n,a);c!==n&&(n=c,r||queueMicrotask(s),r=!0)},watch(a){return o.add(a),()=>o.delete(a)}}}var ml=new Set([400,401,403,404,409,410,413,422,429,503]),Jt=class extends Error{name="Away"};function di(t){let e=t instanceof Jt;return e&&Ar(!0),e}var Xt=U((t,e)=>e,{away:!1}),te=class extends Error{constructor(e,n){super(e),this.status=n}};async function q(t,e,n){return JSON.parse(await mi(t,e,n))}async function mi(t,e,n="POST"){let r=await fl(t,e,n),o=await r.text();if(r.ok)return o;throw new te(hl(o,r.status),r.status)}async function fl(t,e,n){let r=e&&{method:n,headers:{"content-type":"application/json"},body:JSON.stringify(e)};try{let o=await fetch(new URL(t,import.meta.url),r);return Ar(!1),o}catch(o){throw Ar(!0),new Jt(i("server-away"),{cause:o})}}function Ar(t){Xt.get().away!==t&&Xt.dispatch({away:t})}function hl(t,e){let{error:n,code:r,values:o}=gl(t);return typeof o?.detail=="string"&&ui(o.detail),r?i(`refused-${r}`,o):n&&z()==="en"?n:ml.has(e)?i(`refused-status-${e}`):i("status-answer",{status:String(e)})}function gl(t){try{return JSON.parse(t)??{}}catch(e){if(e instanceof SyntaxError)return{};throw e}}async function fi(t="/api/patches"){let e=await q(t);return Object.fromEntries(Object.entries(e).map($l))}function $l([t,e]){return[t,Object.defineProperty(e,"name",{get:()=>i(`patch-${t}`)})]}function hi(t){return q(`/api/games/${t}`)}function ln(t){return q("/api/games",t)}function gi(){return q("/api/solo")}function un(t){return q("/api/replay",{text:t})}function $i(t){return q(`/api/games/${t}/replay`)}function ht(){return q("/api/me")}function yi(t){return q(`/api/invitations/${t}`)}function wi(t,e){return q(`/api/invitations/${t}`,{name:e})}function bi(t){return q(`/api/games/${t}/invitation`,{})}function pn(t,e){return q(`/api/games/${t}/seat`,{name:e})}function vi(t){return mi("/api/qr",{path:t})}function xi(t){return q("/api/reports",t)}var dn=class{constructor(e){this.outside=e,this.socket=null,this.retry=null,this.wait=1e3,this.attempts=0,this.isLive=!1}open(){if(this.retry!==null&&this.outside.forget(this.retry),this.retry=null,this.socket)return;this.attempts+=1;let e=this.outside.open();this.socket=e,e.onopen=()=>{this.wait=1e3,this.attempts=0,this.isLive=!0},e.onmessage=n=>this.received(String(n.data)),e.onclose=()=>this.closed(e)}received(e){let n=JSON.parse(e);n.type==="games"&&this.outside.onWaiting(n.waiting),(n.type==="games"||n.type==="lobby")&&this.outside.onNews(n.type)}closed(e){this.socket===e&&(this.socket=null,this.isLive=!1,!(this.attempts>=8)&&(this.retry=this.outside.later(()=>this.open(),this.wait),this.wait=Math.min(6e4,this.wait*2)))}};var F=1e3,Dt=60*F,ee=60*Dt,ut=24*ee,Tr=9900,yl=[10,30,60];function ne(t){let e=/^(\d+)d$/.exec(t);if(e)return{kind:"days",main:Number(e[1])*ut,extra:0};let[n,r]=t.split(/[+~]/).map(o=>Number(o)*F);return{kind:t.includes("~")?"delay":"increment",main:n,extra:r}}function mn(t){if(t===null)return i("no-clock");let{kind:e,main:n,extra:r}=ne(t);if(e==="days")return i("clock-days",{count:n/ut});let o=ki(n);if(r===0)return i("clock-whole",{time:o});let s=i("seconds",{count:r/F});return i(e==="delay"?"clock-delay":"clock-more",{time:o,each:s})}function fn(t){let{kind:e,main:n,extra:r}=ne(t);if(e==="days")return i("label-days",{count:n/ut});let o=n%Dt===0?i("label-minutes",{count:n/Dt}):i("label-seconds",{count:n/F}),s=i("label-seconds",{count:r/F});return r===0?o:`${o} ${e==="delay"?"~":"+"} ${s}`}function ki(t){return[[Math.floor(t/ee),"hours"],[Math.floor(t%ee/Dt),"minutes"],[Math.floor(t%Dt/F),"seconds"]].filter(([r])=>r>0).map(([r,o])=>i(o,{count:r})).join(" ")||i("no-time")}function Si(t,{now:e},n){return e===null?null:t?.now===e?t:{now:e,at:n}}function Ae(t,e,n,r){let o=t.left[e-1];if(t.running!==e)return Math.max(0,o);let{kind:s,extra:a}=ne(t.control),c=s==="delay"?a:0,u=n.now+(r-n.at)-t.since;return Math.max(0,o-Math.max(0,u-c))}function hn(t){if(t<=Tr)return`0:0${(Math.ceil(t/100)/10).toFixed(1)}`;if(t>=ut)return i("short-days",{days:Math.floor(t/ut),hours:Math.floor(t%ut/ee)});let e=Math.ceil(t/F),n=[Math.floor(e/60)%60,e%60],r=Math.floor(e/3600),o=n.map((s,a)=>a===0&&r===0?String(s):String(s).padStart(2,"0"));return r?[r,...o].join(":"):o.join(":")}function Ei(t){if(t<=0)return i("no-time-left");if(t>=ut){let e=Math.floor(t%ut/ee),n=i("days",{count:Math.floor(t/ut)});return e?`${n} ${i("hours",{count:e})}`:n}return ki(Math.ceil(t/F)*F)}function Mi(t,e){let{kind:n,main:r}=ne(t);return n==="days"?e<6*ee:e<Math.max(10*F,Math.min(Dt,r/10))}function Ai(t,e){return yl.find(r=>t>r*F&&e<=r*F&&e>0)??null}function Ti(t){return t<=0?null:t>=ut?Dt:t<=Tr?t%100||100:Math.min(t%F||F,t-Tr)}function Li(t){return t===404?{title:i("invitation-unknown"),text:i("invitation-unknown-text")}:t===410?{title:i("invitation-closed"),text:i("invitation-closed-text")}:null}function _i({board:t,clock:e,takebacks:n,rated:r,seed_chosen:o,seat:s}){return[[i("term-seat"),i(`term-seat-${s}`)],[i("clock"),e===null?i("term-no-clock"):mn(e)],[i("time-board"),i(`term-board-${t}`)],[i("circle"),i(o?"term-chosen":"term-drawn")],[i("tick-takebacks"),i(n?"tick-takebacks-note":"term-none")],[i("term-rating"),i(r?"tick-rated-note":"terms-not-rated")]]}var Lr={en:"English",de:"Deutsch",fr:"Français",es:"Español"};function _r(t){return typeof t=="string"&&Object.hasOwn(Lr,t)}function Oi(t){return t.map(n=>n.split("-")[0].toLowerCase()).find(_r)??"en"}var re=class{constructor(e){this.outside=e,this.store=U((n,r)=>({...n,...r}),{name:"",busy:!1,error:""})}get state(){return this.store.get()}async ask(){try{let{name:e}=await this.outside.me();this.state.name===""&&this.store.dispatch({name:e??""})}catch(e){this.store.dispatch({error:Ni(e)})}}write(e){this.store.dispatch({name:e,error:""})}async sit(){let{name:e,busy:n}=this.state;if(!n){this.store.dispatch({busy:!0,error:""});try{let{url:r}=await this.outside.sit(e.trim()||null);this.outside.go(r)}catch(r){this.store.dispatch({busy:!1,error:Ni(r)})}}}};function Ni(t){return t instanceof Error?t.message:String(t)}var Ii=[["one","Player1"],["two","Player2"]];var wl=["","?","You","Automa"];function gn(t,e){let n=Ii.flatMap(([o],s)=>{let a=e[s]??"";return wl.includes(a)?[]:[[o,a]]}),r=new URLSearchParams(n).toString();return`/${r&&`?${r}`}${t}`}function Ci(t){let e=new URLSearchParams(t);return Object.fromEntries(Ii.flatMap(([n,r])=>{let o=e.get(n)?.trim().slice(0,40);return o?[[r,o]]:[]}))}var bl="offline",$n="/offline";function Te({game:t}){return t===bl}var vl=[[/^\/aid()$/,"aid"],[/^\/me()$/,"me"],[/^\/sign-in()$/,"sign-in"],[/^\/s\/([\w-]+)$/,"link"],[/^\/tournaments()$/,"tournaments"],[/^\/tournaments\/(\w+)$/,"tournament"]];function Ri(t){for(let[e,n]of vl){let r=e.exec(t);if(r)return{name:n,match:r[1]}}return null}var jr=globalThis,Pi=t=>t,yn=jr.trustedTypes,ji=yn?yn.createPolicy("lit-html",{createHTML:t=>t}):void 0,Ui="$lit$",kt=`lit$${Math.random().toFixed(9).slice(2)}$`,Fi="?"+kt,xl=`<${Fi}>`,Bt=document,_e=()=>Bt.createComment(""),Oe=t=>t===null||typeof t!="object"&&typeof t!="function",Dr=Array.isArray,kl=t=>Dr(t)||typeof t?.[Symbol.iterator]=="function",Or=`[ 	
\f\r]`,Le=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Di=/-->/g,qi=/>/g,qt=RegExp(`>|${Or}(?:([^\\s"'>=/]+)(${Or}*=${Or}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Hi=/'/g,Bi=/"/g,Gi=/^(?:script|style|textarea|title)$/i,qr=t=>(e,...n)=>({_$litType$:t,strings:e,values:n}),l=qr(1),v=qr(2),oh=qr(3),Ne=Symbol.for("lit-noChange"),m=Symbol.for("lit-nothing"),Wi=new WeakMap,Ht=Bt.createTreeWalker(Bt,129);function Vi(t,e){if(!Dr(t)||!t.hasOwnProperty("raw"))throw Error("invalid template strings array");return ji!==void 0?ji.createHTML(e):e}var Sl=(t,e)=>{let n=t.length-1,r=[],o,s=e===2?"<svg>":e===3?"<math>":"",a=Le;for(let c=0;c<n;c++){let u=t[c],p,d,f=-1,$=0;for(;$<u.length&&(a.lastIndex=$,d=a.exec(u),d!==null);)$=a.lastIndex,a===Le?d[1]==="!--"?a=Di:d[1]!==void 0?a=qi:d[2]!==void 0?(Gi.test(d[2])&&(o=RegExp("</"+d[2],"g")),a=qt):d[3]!==void 0&&(a=qt):a===qt?d[0]===">"?(a=o??Le,f=-1):d[1]===void 0?f=-2:(f=a.lastIndex-d[2].length,p=d[1],a=d[3]===void 0?qt:d[3]==='"'?Bi:Hi):a===Bi||a===Hi?a=qt:a===Di||a===qi?a=Le:(a=qt,o=void 0);let b=a===qt&&t[c+1].startsWith("/>")?" ":"";s+=a===Le?u+xl:f>=0?(r.push(p),u.slice(0,f)+Ui+u.slice(f)+kt+b):u+kt+(f===-2?c:b)}return[Vi(t,s+(t[n]||"<?>")+(e===2?"</svg>":e===3?"</math>":"")),r]},Ie=class t{constructor({strings:e,_$litType$:n},r){let o;this.parts=[];let s=0,a=0,c=e.length-1,u=this.parts,[p,d]=Sl(e,n);if(this.el=t.createElement(p,r),Ht.currentNode=this.el.content,n===2||n===3){let f=this.el.content.firstChild;f.replaceWith(...f.childNodes)}for(;(o=Ht.nextNode())!==null&&u.length<c;){if(o.nodeType===1){if(o.hasAttributes())for(let f of o.getAttributeNames())if(f.endsWith(Ui)){let $=d[a++],b=o.getAttribute(f).split(kt),S=/([.?@])?(.*)/.exec($);u.push({type:1,index:s,name:S[2],strings:b,ctor:S[1]==="."?Ir:S[1]==="?"?Cr:S[1]==="@"?Rr:ie}),o.removeAttribute(f)}else f.startsWith(kt)&&(u.push({type:6,index:s}),o.removeAttribute(f));if(Gi.test(o.tagName)){let f=o.textContent.split(kt),$=f.length-1;if($>0){o.textContent=yn?yn.emptyScript:"";for(let b=0;b<$;b++)o.append(f[b],_e()),Ht.nextNode(),u.push({type:2,index:++s});o.append(f[$],_e())}}}else if(o.nodeType===8)if(o.data===Fi)u.push({type:2,index:s});else{let f=-1;for(;(f=o.data.indexOf(kt,f+1))!==-1;)u.push({type:7,index:s}),f+=kt.length-1}s++}}static createElement(e,n){let r=Bt.createElement("template");return r.innerHTML=e,r}};function oe(t,e,n=t,r){if(e===Ne)return e;let o=r!==void 0?n._$Co?.[r]:n._$Cl,s=Oe(e)?void 0:e._$litDirective$;return o?.constructor!==s&&(o?._$AO?.(!1),s===void 0?o=void 0:(o=new s(t),o._$AT(t,n,r)),r!==void 0?(n._$Co??=[])[r]=o:n._$Cl=o),o!==void 0&&(e=oe(t,o._$AS(t,e.values),o,r)),e}var Nr=class{constructor(e,n){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:n},parts:r}=this._$AD,o=(e?.creationScope??Bt).importNode(n,!0);Ht.currentNode=o;let s=Ht.nextNode(),a=0,c=0,u=r[0];for(;u!==void 0;){if(a===u.index){let p;u.type===2?p=new Ce(s,s.nextSibling,this,e):u.type===1?p=new u.ctor(s,u.name,u.strings,this,e):u.type===6&&(p=new Pr(s,this,e)),this._$AV.push(p),u=r[++c]}a!==u?.index&&(s=Ht.nextNode(),a++)}return Ht.currentNode=Bt,o}p(e){let n=0;for(let r of this._$AV)r!==void 0&&(r.strings!==void 0?(r._$AI(e,r,n),n+=r.strings.length-2):r._$AI(e[n])),n++}},Ce=class t{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(e,n,r,o){this.type=2,this._$AH=m,this._$AN=void 0,this._$AA=e,this._$AB=n,this._$AM=r,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let e=this._$AA.parentNode,n=this._$AM;return n!==void 0&&e?.nodeType===11&&(e=n.parentNode),e}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(e,n=this){e=oe(this,e,n),Oe(e)?e===m||e==null||e===""?(this._$AH!==m&&this._$AR(),this._$AH=m):e!==this._$AH&&e!==Ne&&this._(e):e._$litType$!==void 0?this.$(e):e.nodeType!==void 0?this.T(e):kl(e)?this.k(e):this._(e)}O(e){return this._$AA.parentNode.insertBefore(e,this._$AB)}T(e){this._$AH!==e&&(this._$AR(),this._$AH=this.O(e))}_(e){this._$AH!==m&&Oe(this._$AH)?this._$AA.nextSibling.data=e:this.T(Bt.createTextNode(e)),this._$AH=e}$(e){let{values:n,_$litType$:r}=e,o=typeof r=="number"?this._$AC(e):(r.el===void 0&&(r.el=Ie.createElement(Vi(r.h,r.h[0]),this.options)),r);if(this._$AH?._$AD===o)this._$AH.p(n);else{let s=new Nr(o,this),a=s.u(this.options);s.p(n),this.T(a),this._$AH=s}}_$AC(e){let n=Wi.get(e.strings);return n===void 0&&Wi.set(e.strings,n=new Ie(e)),n}k(e){Dr(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,r,o=0;for(let s of e)o===n.length?n.push(r=new t(this.O(_e()),this.O(_e()),this,this.options)):r=n[o],r._$AI(s),o++;o<n.length&&(this._$AR(r&&r._$AB.nextSibling,o),n.length=o)}_$AR(e=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);e!==this._$AB;){let r=Pi(e).nextSibling;Pi(e).remove(),e=r}}setConnected(e){this._$AM===void 0&&(this._$Cv=e,this._$AP?.(e))}},ie=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(e,n,r,o,s){this.type=1,this._$AH=m,this._$AN=void 0,this.element=e,this.name=n,this._$AM=o,this.options=s,r.length>2||r[0]!==""||r[1]!==""?(this._$AH=Array(r.length-1).fill(new String),this.strings=r):this._$AH=m}_$AI(e,n=this,r,o){let s=this.strings,a=!1;if(s===void 0)e=oe(this,e,n,0),a=!Oe(e)||e!==this._$AH&&e!==Ne,a&&(this._$AH=e);else{let c=e,u,p;for(e=s[0],u=0;u<s.length-1;u++)p=oe(this,c[r+u],n,u),p===Ne&&(p=this._$AH[u]),a||=!Oe(p)||p!==this._$AH[u],p===m?e=m:e!==m&&(e+=(p??"")+s[u+1]),this._$AH[u]=p}a&&!o&&this.j(e)}j(e){e===m?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,e??"")}},Ir=class extends ie{constructor(){super(...arguments),this.type=3}j(e){this.element[this.name]=e===m?void 0:e}},Cr=class extends ie{constructor(){super(...arguments),this.type=4}j(e){this.element.toggleAttribute(this.name,!!e&&e!==m)}},Rr=class extends ie{constructor(e,n,r,o,s){super(e,n,r,o,s),this.type=5}_$AI(e,n=this){if((e=oe(this,e,n,0)??m)===Ne)return;let r=this._$AH,o=e===m&&r!==m||e.capture!==r.capture||e.once!==r.once||e.passive!==r.passive,s=e!==m&&(r===m||o);o&&this.element.removeEventListener(this.name,this,r),s&&this.element.addEventListener(this.name,this,e),this._$AH=e}handleEvent(e){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,e):this._$AH.handleEvent(e)}},Pr=class{constructor(e,n,r){this.element=e,this.type=6,this._$AN=void 0,this._$AM=n,this.options=r}get _$AU(){return this._$AM._$AU}_$AI(e){oe(this,e)}};var El=jr.litHtmlPolyfillSupport;El?.(Ie,Ce),(jr.litHtmlVersions??=[]).push("3.3.3");var O=(t,e,n)=>{let r=n?.renderBefore??e,o=r._$litPart$;if(o===void 0){let s=n?.renderBefore??null;r._$litPart$=o=new Ce(e.insertBefore(_e(),s),s,void 0,n??{})}return o._$AI(t),o};var Ml={left:"M4 4v6h6M4.6 10A8 8 0 1 1 4 14",right:"M20 4v6h-6M19.4 10A8 8 0 1 0 20 14",flip:"M12 3v18M9 6L3 18h6zM15 6l6 12h-6z",place:"M4 13l5 5L20 6",cancel:"M6 6l12 12M18 6L6 18",undo:"M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",pass:"M4 12h14M13 6l6 6-6 6",download:"M12 4v11M7 11l5 5 5-5M5 20h14",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",flag:"M6 21V4h11l-2 4 2 4H6",print:"M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",card:"M5 3h10v14H5zM9 21h10V7",bulb:"M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-.9 1.6h-5.2c0-.6-.3-1.1-.9-1.6A6 6 0 0 1 12 3z",help:"M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",first:"M18 5l-8 7 8 7M6 5v14",back:"M15 5l-7 7 7 7",forward:"M9 5l7 7-7 7",last:"M6 5l8 7-8 7M18 5v14",clock:"M12 7v5l3 2M12 4a8 8 0 1 0 .01 0",hurry:"M12 4v10M12 19v.5",eye:"M3 12c4-8 14-8 18 0-4 8-14 8-18 0zM12 9.5a2.5 2.5 0 1 0 .01 0",share:"M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",copy:"M8 8h11v12H8zM16 8V4H5v12h3",person:"M12 4a4 4 0 1 0 .01 0M4 21c1-5 4-7 8-7s7 2 8 7",cup:"M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 20h8",gear:"M12 9a3 3 0 1 0 .01 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1",fresh:"M12 5v14M5 12h14",again:"M20 4v6h-6M20 10A8 8 0 1 0 20 15",button:"M12 3a9 9 0 1 0 .01 0M9 9.5v.01M15 9.5v.01M9 14.5v.01M15 14.5v.01",ten:"M4 9l3.5-2.5v11.5M16.5 6.5c4.5 0 4.5 11.5 0 11.5s-4.5-11.5 0-11.5z",heart:"M12 20C5 14.5 3 11 3 8a4.6 4.6 0 0 1 9-1.4A4.6 4.6 0 0 1 21 8c0 3-2 6.5-9 12z",eyes:"M4 6h16v12H4zM4 12h16",sun:"M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5"};function y(t){return l`<svg class="icon-line" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${Ml[t]}></path>
  </svg>`}function St(t,e=m){return l`<header class="head">
    ${Hr(t)}
    <div class="head-middle">${e}</div>
    <button type="button" class="quiet" data-testid="settings" @click=${t.openSettings}>
      ${y("gear")}<span>${i("settings")}</span>
    </button>
    <button type="button" class="quiet to-help" data-testid="help" @click=${t.help}>
      ${y("help")}<span>${i("help")}</span>
    </button>
    <a class="quiet button" href="/me" data-testid="to-me" @click=${j(t)}
      >${y("person")}<span>${i("to-me")}</span></a
    >
  </header>`}function Hr(t){return l`<a class="brand" href="/" data-testid="home" @click=${j(t)}>
    <img src=${t.logo} alt="" width="28" height="28" /><span>Quiltbee</span></a
  >`}function Et(t,e){return l`${St(t)}
    <main class="waiting"><p>${e}</p></main>`}function j(t){return e=>{e.metaKey||e.ctrlKey||e.shiftKey||(e.preventDefault(),t.go(e.currentTarget.pathname))}}var Zi=3e3,Al=6e3;function Br(t){return l`<span class="without-server">
    <a class="button" href=${$n} data-testid="play-offline" @click=${j(t)}
      >${y("button")}<span>${i("offline-play")}</span></a
    >
    <a class="button" href="/aid" data-testid="aid-offline" @click=${j(t)}
      >${y("help")}<span>${i("tab-aid")}</span></a
    >
  </span>`}function zi(t,e){let n=document.createElement("div");n.setAttribute("role","status"),document.body.append(n);let r=0,o=!1,s=()=>{n.className="",O(m,n)},a=()=>{n.className="returned",O(l`<p data-testid="back-again">${i("offline-back")}</p>`,n),r=window.setTimeout(s,Al),document.querySelector("main.table")||e()},c=()=>{let{away:p}=Xt.get();if(clearTimeout(r),p){n.className="away";let d=l`<p data-testid="away">${i("offline-away")}</p>`;O(l`${d} ${Br(t)}`,n),r=window.setTimeout(u,Zi)}else o&&a();o=p},u=async()=>{await ht().catch(()=>{}),Xt.get().away&&(r=window.setTimeout(u,Zi))};Xt.watch(c),c()}var Mt=[1,2];function Re(t){return t===1?2:1}function Wt(t){return Mt.filter(e=>t[e-1].yours)}function _({seats:t}){return t.some(e=>e.yours)}function Wr({mode:t,seats:e}){let n=Wt(e);return t==="remote"&&n.length===1?n[0]:null}function se(t){return Mt.find(e=>t[e-1].kind==="open")??null}function Pe({seats:t}){let e=se(t);return e===null?"":t[e-1].name}function N({stage:t,seats:e}){return t!=="over"&&se(e)!==null}function At({stage:t,result:e}){return t==="over"&&e===null}var Tl=Array.from({length:81},(t,e)=>[Math.floor(e/9),e%9]);function D([t,e]){return`${"abcdefghi"[e]}${t+1}`}function X(t){return/^[a-i][1-9]$/.test(t)?[Number(t[1])-1,t.charCodeAt(0)-97]:null}function it(t,e){return t[0]===e[0]&&t[1]===e[1]}function Q(t){return[Math.max(...t.map(e=>e[0]))+1,Math.max(...t.map(e=>e[1]))+1]}function gt(t,[e,n]){return t.map(([r,o])=>[r+e,o+n])}function je(t,[e,n]){let[r,o]=Q(t);return[Yi(e,9-r),Yi(n,9-o)]}function Yi(t,e){return Math.max(0,Math.min(e,t))}function bn([t,e],[n,r],o){return o==="right"?[e,n-1-t]:o==="left"?[r-1-e,t]:[t,r-1-e]}function Qi(t,e,n){let[r,o]=e,s=n>=4?bn(t,e,"flip"):t;for(let a=0;a<n%4;a+=1)s=bn(s,[r,o],"right"),[r,o]=[o,r];return s}function Tt(t){let[e,n]=Q(t),r=([o,s])=>Math.abs(o-(e-1)/2)+Math.abs(s-(n-1)/2);return t.reduce((o,s)=>r(s)<r(o)?s:o)}function xn(t){let e=Math.min(...t.map(a=>a[0])),n=Math.max(...t.map(a=>a[1])),r=([a,c])=>Math.min(...t.map(([u,p])=>Math.abs(u-a)+Math.abs(p-c))),o=a=>Math.abs(a[0]-e+1)+Math.abs(a[1]-n-1)+(r(a)<2?20:0);return Tl.filter(a=>r(a)>0).reduce((a,c)=>o(c)<o(a)?c:a)}function vn(t){let e=new Set,n=[];for(let r=0;r<t.length;r+=1){if(t[r]!=="."||e.has(r))continue;let o=[],s=[r];e.add(r);for(let a=s.pop();a!==void 0;a=s.pop()){o.push([Math.floor(a/9),a%9]);for(let c of Ll(a))t[c]==="."&&!e.has(c)&&(e.add(c),s.push(c))}n.push(o.sort((a,c)=>a[0]-c[0]||a[1]-c[1]))}return n.sort((r,o)=>o.length-r.length)}function Ll(t){let e=t%9,n=[t-9,t+9];return e>0&&n.push(t-1),e<8&&n.push(t+1),n.filter(r=>r>=0&&r<81)}var _l=3;function ae(t,e){let n=new Set(vn(t).map(String));return vn(Ol(t,e)).filter(o=>o.length<=_l&&!n.has(String(o)))}function Ol(t,e){let n=[...t];for(let[r,o]of e)n[r*9+o]="x";return n.join("")}function Ki(t){let e=49;for(let n=0;n<3;n+=1)for(let r=0;r<3;r+=1){let o=0;for(let s=n;s<n+7;s+=1)o+=t.slice(s*9+r,s*9+r+7).split(".").length-1;e=Math.min(e,o)}return e}function G(t,e,n=0){let r=new Set(t.map(String)),o=new Map;for(let[a,c]of t)for(let u=0;u<4;u+=1){let[p,d]=wn[(u+3)%4];if(r.has(String([a+p,c+d])))continue;let f=Nl[u],$=[a+f[0],c+f[1]],b=[$[0]+wn[u][0],$[1]+wn[u][1]];o.set(String($),[...o.get(String($))??[],{to:b,direction:u}])}let s="";for(;o.size>0;)s+=Il(o,e,n);return s}var wn=[[0,1],[1,0],[0,-1],[-1,0]],Nl=[[0,0],[0,1],[1,1],[1,0]];function Il(t,e,n){let r=t.keys().next().value,o=[],s=r,a=-1;do{let u=t.get(s),p=Math.max(0,u.findIndex(b=>b.direction===(a+1)%4)),d=u.splice(a<0?0:p,1)[0];u.length===0&&t.delete(s);let[f,$]=s.split(",").map(Number);d.direction!==a&&o.push({at:[f,$],direction:d.direction}),a=d.direction,s=String(d.to)}while(s!==r);return o.length>1&&o[0].direction===a&&o.shift(),`M${o.map(({at:u,direction:p},d)=>{let f=o[(d+o.length-1)%o.length].direction,[$,b]=[f,p].map(S=>wn[(S+1)%4]).reduce((S,M)=>[S[0]+M[0],S[1]+M[1]]);return`${u[1]*e+b*n} ${u[0]*e+$*n}`}).join("L")}Z`}function I(t){return t<0?`−${-t}`:String(t)}function Ut({name:t,squares:e,buttons:n,time:r,income:o}){return i("patch-label",{name:t,squares:e,buttons:n,time:r,income:o})}function De(t,e){return t[e-1].yours&&!t[2-e].yours}function K(t,e){return{who:De(t,e)?"you":"other",name:x(t,e)}}function x(t,e){let{name:n,kind:r}=t[e-1];if(De(t,e))return i("you");if(r==="open")return n||i("open-seat");let o=r==="computer"?/^Quiltbee level (\d+)/.exec(n):null;return o?i("level-number",{level:o[1]}):n==="You"?i("player-number",{number:String(e)}):n}function Ft(t,e){if(t.result)return i("wins",K(e,t.result.winner));if(At(t))return i("game-aborted");let n=t.stage==="special_patch"?"whose-special-patch":"whose-turn";return i(n,K(e,t.turn))}function $t(t,e){if(t.result)return Cl(t,e);if(At(t))return i("aborted-reason");let n=K(e,t.turn);if(t.stage==="special_patch")return i("reached-special-patch",n);let r=t.players[t.turn-1].time,o=t.players[2-t.turn].time;return r!==o?i("further-back",n):r===0?i("goes-first",n):e.filter(({yours:a})=>a).length===1?i("level-and-on-top",n):i("both-level-and-on-top",n)}function Cl(t,e){if(!t.result)return"";let{winner:n,scores:r,reason:o}=t.result,s=kn(r[n-1],r[2-n]),a=K(e,3-n);return o==="resignation"?i("result-resignation",{...a,points:s}):o==="time"?i("result-time",{...a,points:s}):i(o==="first to 53"?"result-first":"result-score",{points:s})}function kn(t,e){return i("points-to",{mine:I(t),theirs:I(e)})}function Ji(t,e){return[i("pass"),...Ur(t,e)].join(" · ")}function Ur({consequence:t},e){let n=[i("pass-move",{count:t.time-e}),i("pass-earn",{count:t.earned})];return t.income>0&&n.push(i("pass-income",{count:t.income})),t.special_patch&&n.push(i("pass-special")),n}function Lt(t,e,n=!1){if(t==="pass")return i("move-pass");if(t==="A:pass")return i("move-on");if(t.startsWith("A:"))return i("move-took",{patch:ce(e,t[2])});if(t.startsWith("+"))return n?i("move-special-at",{cell:t.slice(1)}):i("move-special");let r=ce(e,t[0]);return!n||!e[t[0]]?i("move-patch",{patch:r}):i("move-patch-at",{patch:r,cell:D(Rl(e[t[0]],t))})}function ce(t,e){return t[e]?.name??e}function Rl({orientations:t},e){let n=X(e.slice(2));return gt(t[e[1]],n).reduce((r,o)=>o[0]<r[0]||o[0]===r[0]&&o[1]<r[1]?o:r)}function st(t,e,n,r=!0){let o=t.filter(([s,a])=>e[s*9+a]!==".").map(D);return o.length>0?r?o.length>4?i("overlaps-many",{count:o.length}):i("overlaps-at",{cells:Y(o)}):i("overlaps-another"):n?pt(n):null}function pt({available:t,missing:e}){return t?null:e>0?i("needs-buttons",{count:e}):i("fits-nowhere")}function Xi(t,e,n,r){let o=st(t,e,n,r);if(o===null)return{text:i("fits"),isGood:!0};let s=n!==void 0&&!n.available&&n.missing>0,a=st(t,e,void 0,r)===null,c=s&&a?i("fits-but-short",{count:n.missing}):o;return{text:Pl(c),isGood:!1}}function Pl(t){return t[0].toLocaleUpperCase()+t.slice(1)}function Fr(t){let e=D(t[0]);return t.length===1?i("single-hole",{cell:e}):i("hole-of",{size:t.length,cell:e})}function jl(t,e){return e?Y(t.map(Fr)):t.length===1?i("a-hole"):i("holes",{count:t.length})}function Sn(t,e,n,r,o,s=!0){let{consequence:a,missing:c}=t,u=r.players[r.turn-1],{paid:p,buttons:d,time:f,income:$,income_marks:b}=a,S={from:String(u.buttons),to:I(d)},M=[{kind:"buttons",text:c>0?i("effect-cost",{count:p}):i("effect-buttons",S)},{kind:"time",text:i("effect-time",{from:String(u.time),to:String(f)})}];if(b.length>0){let J={count:$,marks:Y(b.map(String))},ot=s?i("effect-income-at",J):i("effect-income",{count:$});M.push({kind:"income",text:ot})}return a.special_patch&&M.push({kind:"special",text:i("effect-special")}),n&&M.push({kind:"tile",text:i("effect-tile")}),e.length>0&&M.push({kind:"holes",text:i("effect-holes",{holes:jl(e,s)})}),M.push({kind:"next",text:Gr("next",a.next,r.turn,o)}),M}function Gr(t,e,n,r){if(e===null)return i("then-over");let o=e===n?"-again":"";return De(r,e)?i(`${t}-you${o}`):i(`${t}-name${o}`,{name:x(r,e)})}function ts(t,e,n){let r={cell:D(t)};if(e===".")return i("cell-empty",r);if(e==="*")return i("cell-special",r);let o=n[e]?.name;return o?i("cell-patch",{...r,patch:o}):i("cell-covered",r)}function En(t){let e=vn(t),n=e.reduce((a,c)=>a+c.length,0),r=[i("quilt-covered",{covered:81-n,empty:n})],o=e.filter(a=>a.length===1).map(a=>D(a[0]));o.length>0&&r.push(i("quilt-single-holes",{count:o.length,cells:o.join(" ")})),n>0&&r.push(i("quilt-largest",{size:e[0].length}));let s=Ki(t);return r.push(s===0?i("quilt-full"):i("quilt-missing",{count:s})),`${r.join("; ")}.`}function Gt(t,e){let{to_income:n,to_special_patch:r,time:o}=t.players[e-1],s=t.time_board.last-o;if(s===0)return i("at-the-end");let a=[];return n!==null&&a.push(i("income-in",{count:n})),r!==null&&a.push(i("special-in",{count:r})),a.push(i("end-in",{count:s})),a.join(", ")}function Mn(t,e){let n=e[t.letter],r=n.orientations[t.orientation],[o,s]=Q(r),a=gt(r,[t.row,t.column]),c=D([t.row+o-1,t.column+s-1]),u=D([t.row,t.column]),{letter:p}=t;return i("placed-patch",{patch:n.name,letter:p,count:a.length,from:u,to:c})}function le(t,e){let n=t?.moves.length??0,r=e.moves.slice(n);return r.map(({number:o,player:s,move:a})=>{if(!t||r.length!==1)return{number:o,player:s,move:a,change:null};let[c,u]=[t.players[s-1],e.players[s-1]],p={from:c.time,to:u.time,buttons:u.buttons-c.buttons};return{number:o,player:s,move:a,change:p}})}function es(t,e){let n=Wt(t.seats),r=n.length===1?n[0]:t.turn,o=t.moves.map(({player:s})=>s).lastIndexOf(r);return t.moves.slice(o+1).map(s=>{let a=e[s.number];return a?.move===s.move?a:{...s,change:null}})}function ns({player:t,move:e,change:n},r,o){let a={name:x(r,t),deed:Dl(e,o)};return!n||n.to===n.from?i("happened",a):i("happened-with",{...a,detail:Vr(n)})}function Vr({from:t,to:e,buttons:n}){let r=e-t;if(n===0)return i("moved",{count:r});let o=i("gain",{sign:n<0?"−":"+",count:Math.abs(n)});return i("moved-and",{count:r,gain:o})}function Dl(t,e){return t.startsWith("+")?i("deed-special"):/^[A-Za-z]\d/.test(t)?i("deed-patch",{patch:ce(e,t[0])}):Lt(t,e)}function Zr(t){return t.startsWith("A:")?t==="A:pass"?null:t[2]:/^[A-Za-g]\d/.test(t)?t[0]:null}function rs({change:t},e){if(!t||t.to<=t.from)return{gains:[],marks:[]};let n=a=>a>t.from&&a<=t.to,r=e.special_patches.filter(n),o=[t.buttons===0?"":ql(t.buttons)];e.income.some(n)&&o.push(i("payday"));let s=[...e.income.filter(n),...r];return{gains:o.filter(Boolean),marks:s}}function ql(t){return t<0?`−${-t}`:`+${t}`}function os(t,e){return[...t].filter(n=>n[0]===String(e)).map(n=>X(n.slice(1))).sort((n,r)=>n[0]-r[0]||n[1]-r[1])}function is(t,e){let n=r=>Math.abs(r[0]-e[0])+Math.abs(r[1]-e[1]);return t.reduce((r,o)=>n(o)<n(r)?o:r,t[0]??e)}function ss(t,e,[n,r]){let o=a=>(a[0]-e[0])*n+(a[1]-e[1])*r,s=a=>Math.abs((a[0]-e[0])*r+(a[1]-e[1])*n);return t.filter(a=>o(a)>0).sort((a,c)=>s(a)+o(a)-s(c)-o(c)||s(a)-s(c)).at(0)}function as(t,e,n){let r=s=>(s[0]-e[0])*9+s[1]-e[1];return(n?[...t].reverse().find(s=>r(s)<0):t.find(s=>r(s)>0))??t[n?t.length-1:0]}var ls={letter:null,orientations:{},origin:null,set:!1,anchor:[0,0],cursor:[4,4]},zr={up:[-1,0],down:[1,0],left:[0,-1],right:[0,1]};function An(t){return{letter:"+",patch:{orientations:{0:[[0,0]]},turns:{0:{right:0,left:0,flip:0}}},placements:new Set(t.map(e=>`0${e}`))}}function H(t,e){return t.orientations[e]??0}function _t(t,e){return e.patch.orientations[H(t,e.letter)]}function at(t,e){return t.origin?gt(_t(t,e),t.origin):[]}function pe(t,e){return t.origin?`${H(t,e.letter)}${D(t.origin)}`:null}function de(t,e){let n=pe(t,e);return n!==null&&e.placements.has(n)}function Tn(t,e){let n=pe(t,e);return n===null||!e.placements.has(n)?null:e.letter==="+"?`+${n.slice(1)}`:e.letter+n}function Yr(t,e,n){switch(n.type){case"choose":return Bl(t,n.choice,n.anchor);case"cancel":return e?{...t,letter:null,origin:null,set:!1}:t;case"arrow":return e?Ul(t,e,n.direction):{...t,cursor:Kr(t.cursor,n.direction)};default:return e?Hl(t,e,n):t}}function Hl(t,e,n){switch(n.type){case"hover":return t.set?t:cs(t,e,n.cell,!1);case"leave":return t.set||!t.origin?t:{...t,origin:null};case"set":return cs(t,e,n.cell,!0);case"hold":return{...t,anchor:n.anchor,set:!1};case"put":return ue({...t,orientations:{...t.orientations,[e.letter]:n.orientation},anchor:Tt(e.patch.orientations[n.orientation])},e,n.origin);case"show":return t.origin?{...t,set:!0}:Ln(t,e);case"jump":return Fl(t,e,n.direction);case"next":return Gl(t,e,n.back??!1);case"turn":return Vl(t,e,n.how);case"cycle":return Zl(t,e)}}function Bl(t,e,n){let r={...t,letter:e.letter,origin:null,set:!1};return{...r,anchor:n??Tt(_t(r,e))}}function cs(t,e,n,r){let o=_t(t,e),s=je(o,[n[0]-t.anchor[0],n[1]-t.anchor[1]]),a=us(t,e,s);return t.origin&&it(t.origin,a)&&t.set===r&&it(t.cursor,n)?t:{...t,origin:a,set:r,cursor:n}}function us(t,e,n){let r=H(t,e.letter),o=[[0,0],[-1,0],[1,0],[0,-1],[0,1],[-1,-1],[-1,1],[1,-1],[1,1]];for(let[s,a]of o){let c=[n[0]+s,n[1]+a];if(Wl(c)&&e.placements.has(r+D(c)))return c}return n}function Wl([t,e]){return t>=0&&e>=0&&t<9&&e<9}function ue(t,e,n){let r=_t(t,e),o=je(r,n),s=r.some(a=>it(a,t.anchor))?t.anchor:Tt(r);return{...t,origin:o,set:!0,anchor:s,cursor:[o[0]+s[0],o[1]+s[1]]}}function Ln(t,e){let{anchor:n,cursor:r}=t,o=Qr(t,e),s=[r[0]-n[0],r[1]-n[1]];return ue(t,e,is(o,s))}function Qr(t,e){return os(e.placements,H(t,e.letter))}function Ul(t,e,n){if(!t.origin)return Ln(t,e);let[r,o]=zr[n];return ue(t,e,[t.origin[0]+r,t.origin[1]+o])}function Kr([t,e],n){let[r,o]=zr[n];return je([[0,0]],[t+r,e+o])}function Fl(t,e,n){if(!t.origin)return Ln(t,e);let r=ss(Qr(t,e),t.origin,zr[n]);return r?ue(t,e,r):{...t,set:!0}}function Gl(t,e,n){let r=Qr(t,e),o=t.origin;return r.length===0?o?{...t,set:!0}:Ln(t,e):o?ue(t,e,as(r,o,n)):ue(t,e,r[n?r.length-1:0])}function Vl(t,e,n){let r=H(t,e.letter),o=bn(t.anchor,Q(_t(t,e)),n);return ps(t,e,e.patch.turns[r][n],o)}function Zl(t,e){let n=Object.keys(e.patch.orientations).map(Number).sort((o,s)=>o-s),r=n[(n.indexOf(H(t,e.letter))+1)%n.length];return ps(t,e,r,Tt(e.patch.orientations[r]))}function ps(t,e,n,r){let o={...t,orientations:{...t.orientations,[e.letter]:n},anchor:r};if(!t.origin)return o;let s=[t.origin[0]+t.anchor[0],t.origin[1]+t.anchor[1]],a=je(_t(o,e),[s[0]-r[0],s[1]-r[1]]),c=us(o,e,a);return{...o,origin:c,cursor:[c[0]+r[0],c[1]+r[1]]}}var Jr=[{level:1,numeral:"I"},{level:2,numeral:"II"},{level:3,numeral:"III"},{level:4,numeral:"IV"},{level:5,numeral:"V"}];function _n(t){return i(`filter-${t}`)}function qe({score_parts:t},e){let n=t;return[["part-tile",n.special_tile,[1,2,3,4,5]],["part-held",n.buttons_held,[2,3,4,5]],["part-patches",n.patches_with_buttons,[3,5]],["part-printed",n.buttons_on_patches,[4,5]]].filter(([,,o])=>o.includes(e)).map(([o,s])=>[o,s])}function On(t){return t!==null&&t.stage==="card"&&t.seats.some(e=>e.yours)}function Nn(t){return t.mode==="solo"&&t.moves.at(-1)?.player===2&&t.result?.reason!=="resignation"}function ms(t,e){return i("named-patch",{patch:ce(e,t),letter:t})}function Xr(t,e){return Y([...t].map(n=>ms(n,e)))}function to({number:t,budget:e,income:n}){return i("card-title",{number:String(t),budget:e,income:n})}function eo({affordable:t,choices:e,card:{budget:n}},r){if(t.length===0)return i("budget-none",{budget:n,count:e.length});let o={budget:n,patches:Xr(t,r)};return i(t.length===1?"budget-only":"budget-buys",o)}function no({filter:t,left:e,skipped:n},r){return n?i("filter-skipped",{filter:_n(t)}):i("filter-leaves",{filter:_n(t),keeps:i(`keeps-${t}`),patches:Xr(e,r)})}function ro(t,e){let{taken:n,start:r,stop:o,income_marks:s,income:a,special_patches:c}=t,u={start:String(r),stop:String(o)},p=[n?i("automa-takes",{...u,patch:ms(n,e)}):i("automa-advances",u)],d=a?i("gain",{sign:"+",count:a}):i("automa-no-gain");return s.length>0&&p.push(i("automa-income",{marks:Y(s.map(String)),gain:d})),c.length>0&&p.push(i("automa-special",{marks:Y(c.map(String))})),t.reaches_marker&&p.push(i(t.takes_special_tile?"automa-marker-tile":"automa-marker")),p}function In(t,e){return[i("automa-says",{text:`${to(t.card)}.`}),eo(t,e),...t.steps.map(n=>no(n,e)),...ro(t,e)].join(" ")}function oo({pile:t,aside:e,discards:n}){let r=[i("cards-in-pile",{count:t})];return e>0&&r.push(i("cards-aside",{count:e})),r.push(n.length?i("cards-turned",{cards:n.join(", ")}):i("cards-none")),`${r.join("; ")}.`}function Cn(t){return i(`automa-name-${t}`)}function Vt({level:t,numeral:e}){return i("numeral-and-name",{numeral:e,name:Cn(t)})}function He({deck:t,level:e,numeral:n}){return i("automa-title",{deck:i(`deck-${t}`),numeral:n,name:Cn(e)})}function Zt({marker:t,marker_on_board:e}){return e?i("marker-on",{space:String(t)}):i("marker-off")}function zl(t){return z()==="de"?t:t[0].toLocaleLowerCase()+t.slice(1)}function Yl(t,e){let n=qe(t,e).filter(([,o])=>o>0).map(([o,s])=>i("part-points",{part:zl(i(o)),points:s})),r=I(t.score);return n.length?i("automa-score-of",{score:r,parts:n.join(", ")}):i("automa-score",{score:r})}function Rn({players:t,result:e},n,r){let o=[ds("pile-with",n.with_buttons,r),ds("pile-without",n.without_buttons,r)],{budget:s}=n,a=s!==null&&!e?`${i("next-budget",{budget:s})} `:"";return[`${He(n)}.`,i("automa-holds",{count:t[1].buttons,piles:o.join("; ")}),Yl(t[1],n.level),Zt(n),i("automa-cards",{cards:a+oo(n)})].join(" ")}function ds(t,e,n){let r=i(t,{count:e.length});return e?i("pile-of",{pile:r,patches:Xr(e,n)}):r}function Ot(t){return t.stage!=="over"&&!N(t)&&t.seats[t.turn-1].yours}function A(t){return t.table!==null&&!t.looking&&!t.pending&&Ot(t.table)}function yt({table:t,looking:e,pending:n}){return On(t)&&!e&&!n}function zt(t){return t!==null&&t.mode!=="screen"&&t.mode!=="remote"}function Nt(t){return A(t)&&zt(t.table)}function me(t){let{table:e,looking:n}=t;return zt(e)&&It(t)&&!n&&e?.stage!=="over"}function Pn(t){return A(t)&&t.hint?.type==="hint"?t.hint.move:null}function fs(t,e){let{hint:n,looking:r,table:o}=t;return n?.type!=="why"?o?.turn===e?Pn(t):null:n.player===e&&!r?n.better:null}function It({table:t,pending:e}){return t!==null&&t.can_undo&&e===null&&_(t)}function Be(t){return t.looking?t.looking.frames[t.looking.index]:t.table}function L(t,e){return t.table?.options.find(n=>n.letter===e)}function fe(t){return t.options.flatMap(e=>e.letter===null?[]:[e.letter])}function Yt(t,e){let n=L(t,e);return n?{letter:e,patch:t.patches[e],placements:new Set(n.placements??[])}:null}function R(t){let{letter:e}=t.placement;return!t.table||e===null?null:e==="+"?An(t.table.special_cells):Yt(t,e)}function he(t){let{table:e}=t;if(!e)return 1;let n=[1,2].filter(r=>e.seats[r-1].yours);return n.length===1?n[0]:n.length===2?Be(t)?.turn??1:1}function jn(t,e){let{table:n,placement:r}=t;return!n||r.letter===null?!1:r.letter==="+"?n.special_cells_7x7.includes(e.slice(1)):L(t,r.letter)?.completes_7x7?.includes(e)??!1}function io(t,e){if(!t||t==="pass"||t.startsWith("A:"))return null;let n=X(t.slice(-2));return{shape:t.startsWith("+")?[[0,0]]:e[t[0]].orientations[t[1]],origin:n}}function We({table:t,looking:e,seen:n}){if(!t)return[];if(!e)return es(t,n);let r=t.moves[e.index-1];return r?[n[r.number]??{...r,change:null}]:[]}function hs(t,e){return t.flatMap(n=>io(n,e)??[])}function gs(t,e){return!t||e.number===t.number?[]:[...Ql(t,e),...Kl(t,e)]}function Ql(t,e){let[n,...r]=le(t,e);if(!n?.change||r.length>0)return[];let{move:o,player:s,change:a}=n,c=t.players[s-1].income,u=e.time_board.income.filter(d=>d>a.from&&d<=a.to),p=o==="pass"?[]:["place"];return u.length>0&&c>0?[...p,"payday"]:a.buttons>0?[...p,"button"]:p}function Kl(t,e){let n=Wt(e.seats);if(e.result&&!t.result)return[n.includes(e.result.winner)?"win":"end"];let r=t.turn===e.turn&&Ot(t);return n.length===1&&Ot(e)&&!r?["turn"]:[]}function Ue(t,e,n,r){return r.map((o,s)=>({wave:t,from:o,to:o,at:s*e*.7,long:e,loud:n}))}var $s={place:[{wave:"sine",from:190,to:70,at:0,long:.11,loud:.5},{wave:"triangle",from:520,to:840,at:.05,long:.12,loud:.08}],button:Ue("triangle",.05,.22,[1480,1865]),payday:Ue("triangle",.09,.25,[1175,1480,1760]),turn:Ue("sine",.16,.25,[587,784]),win:Ue("triangle",.2,.25,[523,659,784,1047]),end:Ue("sine",.22,.25,[659,523])},ys={turn:[60],win:[60,60,120],end:[120]};var Dn=null;function so(){return"vibrate"in navigator}function ws(t,e,{sounds:n,vibration:r}){if(!(!n&&!r))for(let o of gs(t,e)){n&&ao(o);let s=ys[o];r&&s&&so()&&navigator.vibrate(s)}}function ao(t){Dn??=new AudioContext,Dn.state==="suspended"&&Dn.resume();for(let e of $s[t])Jl(Dn,e)}function Jl(t,{wave:e,from:n,to:r,at:o,long:s,loud:a}){let c=t.currentTime+o,u=t.createOscillator(),p=t.createGain();u.type=e,u.frequency.setValueAtTime(n,c),u.frequency.exponentialRampToValueAtTime(r,c+s),p.gain.setValueAtTime(1e-4,c),p.gain.exponentialRampToValueAtTime(a,c+.01),p.gain.exponentialRampToValueAtTime(1e-4,c+s),u.connect(p).connect(t.destination),u.start(c),u.stop(c+s)}function vs(){let t=Xl(8,7).slice(0,54);return t.map(({x:e,y:n},r)=>{let o={x:(e+.5)*12,y:(n+.5)*12},s=r>0?t[r-1]:{x:e-1,y:n},a={x:o.x+(s.x-e)*12/2,y:o.y+(s.y-n)*12/2};return r<53?{centre:o,entry:a,width:12,height:12}:{centre:{x:o.x+12,y:o.y},entry:a,width:36,height:12}})}function Xl(t,e){let n=new Set,r=[],[o,s,a,c]=[0,0,1,0],u=(p,d)=>p>=0&&d>=0&&p<t&&d<e&&!n.has(`${p},${d}`);for(;r.length<t*e;)r.push({x:o,y:s}),n.add(`${o},${s}`),u(o+a,s+c)||([a,c]=[-c,a]),o+=a,s+=c;return r}var bs=10.3;function xs(){let e=[],n=-Math.PI/2,r=43;for(let o=0;o<=53;o+=1){let s={x:48+Math.cos(n)*r,y:48+Math.sin(n)*r},a=e.at(-1)?.centre??s,c={x:(s.x+a.x)/2,y:(s.y+a.y)/2},u=o===53?9.8:8.6;e.push({centre:s,entry:c,width:u,height:u});let p=bs/r;n+=p,r-=bs/(2*Math.PI)*p}return e}function ks(t){let{table:e,placement:n,weighing:r}=t;if(!e||!A(t))return null;let o=n.letter??(r?null:""),s=o===""||o==="+"?void 0:L(t,o);if(!s)return null;let{consequence:a}=s,c=e.turn,u=e.players[c-1].time,p=e.time_board.special_patches_left.filter(d=>d>u&&d<=a.time);return{player:c,from:u,to:a.time,marks:[...a.income_marks,...p],income:a.income_marks.length>0?a.income:0,special:a.special_patch,next:a.next}}function Ss({player:t,to:e,income:n,special:r,next:o},s){let c=[n>0?i("preview-income",{count:n}):"",r?i("preview-special"):""].filter(Boolean).join(", ");return`${i("preview-space",{space:String(e)})}${c?`: ${c}`:""}. ${Gr("then",o,t,s)}`}var co=[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg"];function Es(t){let e=co.indexOf(t);return{cloth:e%6,weave:(Math.floor(e/6)+e%6)%6}}function lo(t,e){let n=2*Math.PI/t,r=(e*Math.sin(n/2)*1.02).toFixed(2),o=Array.from({length:t},(s,a)=>`A${r} ${r} 0 0 1 ${Ms(e,(a+1)*n)}`);return`M${Ms(e,0)}${o.join("")}Z`}function Ms(t,e){return`${(Math.sin(e)*t).toFixed(2)} ${(-Math.cos(e)*t).toFixed(2)}`}var As="M-3.6-5.2H3.8C.6-1.5-.8 1.8-1.2 5.6";function tu(t){return t`<g id="weave-0">
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
      d="M0 2.5Q2.5-.6 5 2.5T10 2.5M0 7.5Q2.5 4.4 5 7.5T10 7.5"></path>`}function eu(t){return t`<g id="special"><rect x=".25" y=".25" width="9.5" height="9.5" rx="1.1"
      fill="var(--leather)" stroke="var(--seam)" stroke-width=".7"></rect>
    <path fill="none" stroke="var(--grain)" stroke-width=".3" stroke-linecap="round" opacity=".7"
      d="M2.6 2.7h.5M6.9 2.5h.6M4.8 2.2h.3M2.3 5.5h.4M7.4 5.2h.4M3 7.6h.6M6.6 7.5h.5M4.9
        7.9h.3"></path>
    <rect x="1.4" y="1.4" width="7.2" height="7.2" rx=".7" fill="none" stroke="var(--stitch)"
      stroke-width=".42" stroke-dasharray="1.1 .7" stroke-linecap="round"></rect>
    <path fill="none" stroke="var(--grain)" stroke-width=".6" stroke-linecap="round"
      d="M5 3.3V6.7M3.3 5H6.7M3.8 3.8L6.2 6.2M6.2 3.8L3.8 6.2"></path></g>`}function nu(t){return t`<g id="button">
    <circle r="9.6" fill="var(--stitch)" stroke="var(--seam)" stroke-width="1.9"></circle>
    <circle r="6.4" fill="none" stroke="var(--seam)" stroke-width=".8" opacity=".35"></circle>
    <path fill="none" stroke="var(--seam)" stroke-width=".9" opacity=".45"
      d="M-2.4-2.4L2.4 2.4M2.4-2.4L-2.4 2.4"></path>
    <path fill="var(--seam)" d="M-2.5-4.2a1.7 1.7 0 1 0 .01 0M2.5-4.2a1.7 1.7 0 1 0 .01 0
      M-2.5.8a1.7 1.7 0 1 0 .01 0M2.5.8a1.7 1.7 0 1 0 .01 0"></path></g>`}function ru(t){let e=t`<circle r="6.6" fill="var(--tile)"></circle>`,n=(r,o,s)=>t`<g id=${`tile-${r}`}><path d=${s} fill=${o}
      stroke="var(--tile-edge)"
      stroke-width="1.1" stroke-linejoin="round"></path>${e}</g>`;return[n(1,"var(--tile-1)","M0-9a9 9 0 1 0 .01 0Z"),n(5,"var(--tile-5)",lo(8,8.2)),n(10,"var(--tile-10)","M-6.4-9H6.4Q9-9 9-6.4V6.4Q9 9 6.4 9H-6.4Q-9 9-9 6.4V-6.4Q-9-9-6.4-9Z"),n(20,"var(--tile-20)",lo(14,8.8))]}function ou(t){let e=n=>t`<rect x=${-n/2+.3} y="-5.7" width=${n-.6} height="11.4" rx="1.2"
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
      <use href="#button" transform="translate(2.2 11) scale(.16)"></use></g>`}function Fe(t){return t`${tu(t)} ${eu(t)} ${nu(t)} ${ru(t)} ${ou(t)}
    <path id="cell" fill="none" stroke="var(--grid)" stroke-width=".16" opacity=".6"
      d="M3.4 5H6.6M5 3.4V6.6"></path>
    <circle id="token-1" r="4"></circle>
    <path id="token-2" d="M0-5L5 0 0 5-5 0Z"></path>
    <g id="special-tile"><rect x="-9.4" y="-9.4" width="18.8" height="18.8" rx="2.4"
        fill="var(--leather)" stroke="var(--tile-edge)" stroke-width="1.2"></rect>
      <rect x="-7.4" y="-7.4" width="14.8" height="14.8" rx="1.2" fill="none" stroke="var(--stitch)"
        stroke-width=".9" stroke-dasharray="2 1.2"></rect>
      <path d=${As} fill="none" stroke="var(--stitch)" stroke-width="2.2" stroke-linecap="round"
        stroke-linejoin="round"></path></g>`}function Ts(t=Fe){return l`<svg class="fabrics" aria-hidden="true" width="0" height="0">
    <defs>
      ${t(v)}
      ${co.map(e=>{let{cloth:n,weave:r}=Es(e);return uo(`fabric-${e}`,10,v`<g class=${`cloth-${n}`}><rect class="cloth" width="10" height="10"></rect>
            <use class="thread" href=${`#weave-${r}`}></use></g>`)})}
      ${uo("fabric-cell",10,v`<use href="#cell"></use>`)}
      ${uo("fabric-covered",5,v`<rect class="covered" width="5" height="5"></rect>`)}
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
  </svg>`}function uo(t,e,n){return v`<pattern id=${t} width=${e} height=${e} patternUnits="userSpaceOnUse">${n}
  </pattern>`}function ct(t,e,n,r=1){return v`<use href=${`#${t}`} transform=${`translate(${e} ${n}) scale(${r})`}></use>`}function B(t,e,n){return ct("button",t,e,n/10)}function iu(t){let e=t.orientations[0];return Array.from({length:t.income},(n,r)=>e[Math.floor((r+.5)*e.length/t.income)])}function Ge(t,e,n,[r,o],s){let a=e.orientations[n],c=Q(e.orientations[0]);return v`<g class="patch" transform=${`translate(${o*10} ${r*10})`}>
    <path class="piece" fill=${`url(#fabric-${t})`} d=${G(a,10,.25)}></path>
    <path class="stitches" d=${G(a,10,1.1)}></path>
    ${iu(e).map(u=>{let[p,d]=Qi(u,c,n);return B((d+.5)*10,(p+.5)*10,2.6)})}
    ${s?su(a[0],t):m}
  </g>`}function su([t,e],n){let[r,o]=[(e+.5)*10,(t+.5)*10+1.9];return v`<text class="letter" x=${r} y=${o}>${n}</text>`}function po([t,e]){return v`<g class="patch special">${ct("special",e*10,t*10)}</g>`}function Ve(t,e,n,r){let[o,s]=Q(e.orientations[n]),a=Math.max(4,o,s)*10+1.2,[c,u]=[(s*10-a)/2,(o*10-a)/2];return l`<svg class="framed" viewBox=${`${c} ${u} ${a} ${a}`} aria-hidden="true">
    ${Ge(t,e,n,[0,0],r)}
  </svg>`}function qn(t,e,n,r){let[o,s]=Q(e.orientations[n]);return l`<svg
    class=${`picture w${s} h${o}`}
    viewBox=${`-0.6 -0.6 ${s*10+1.2} ${o*10+1.2}`}
    aria-hidden="true"
  >
    ${Ge(t,e,n,[0,0],r)}
  </svg>`}var Ls={cloth:vs(),thread:xs()},Ze=[1,2];function _s(t){return t.time_board.on_top===1?[Ze[1],Ze[0]]:Ze}function Os(t,e){let[n,r]=t.players.map(u=>u.time),o=n===r?i("tokens-together",{space:String(n),name:x(e,t.time_board.on_top)}):Ze.map(u=>i("token-at",{...K(e,u),space:String(t.players[u-1].time)})).join(" "),s=t.time_board.special_patches_left,a=t.automa?` ${Zt(t.automa)}`:"",c=s.length?s.join(", "):i("none");return`${o} ${i("special-left",{spaces:c})}${a}`}function mo(t,e,n,r){return v`<g class=${`token token-${t}`} transform=${`translate(${e} ${n})`}>
    ${ct(`token-${t}`,0,0,r/4)}
    <text y=${r*.42} font-size=${r*1.2}>${t}</text></g>`}function Ns({numeral:t},e,n,r){let o=Array.from({length:16},(s,a)=>{let c=a%2?r*.78:r,u=a*Math.PI/8;return`${(Math.sin(u)*c).toFixed(2)} ${(-Math.cos(u)*c).toFixed(2)}`});return v`<g class="marker" transform=${`translate(${e} ${n})`}>
    <path d=${`M${o.join("L")}Z`}></path>
    <text y=${r*.3} font-size=${r*.85}>${t}</text></g>`}function Is({automa:t},e,n){if(!t?.marker_on_board)return m;let[r,o]=e(t.marker);return Ns(t,r,o,n)}function Cs(t){return l`<svg class="token-picture" viewBox="-6 -6 12 12" aria-hidden="true">
    ${mo(t,0,0,4.4)}
  </svg>`}function cu(t,e,n,r=null){let o=Ls[n],s=n==="cloth"?84:96,{income:a,special_patches:c,special_patches_left:u}=t.time_board;return l`<svg
    class="spiral"
    viewBox=${`-1 -1 98 ${s+2}`}
    role="img"
    aria-label=${Os(t,e)}
  >
    ${n==="thread"?[lu(),uu(o)]:m}
    ${o.map((p,d)=>pu(p,d,n))}
    ${r?Rs(r,p=>o[p].centre):m}
    ${a.map(p=>{let{x:d,y:f}=o[p].entry;return Hn(p,r,B(d,f,2.5))})}
    ${c.map(p=>{let{x:d,y:f}=o[p].entry;return Hn(p,r,ze(d,f,4.8,u.includes(p)))})}
    ${r?Ps(r,o[r.to].centre,4.6):m}
    ${Is(t,p=>[o[p].centre.x,o[p].centre.y],5.4)}
    ${du(t,o)}
  </svg>`}function Hn(t,e,n){let o=e?.marks.includes(t)??!1?"board-mark crossed":"board-mark";return v`<g class=${o} data-mark=${t}>${n}</g>`}function Rs({player:t,from:e,to:n},r){let s=Array.from({length:n-e+1},(a,c)=>r(e+c)).map(({x:a,y:c})=>`${a.toFixed(1)} ${c.toFixed(1)}`).join("L");return v`<path class="walk-halo" d=${`M${s}`}></path>
    <path class=${`walk walk-${t}`} d=${`M${s}`} data-testid="walk"></path>`}function Ps({player:t,to:e},{x:n,y:r},o){return v`<g class=${`landing landing-${t}`} data-landing=${e}
    transform=${`translate(${n} ${r})`}>${ct(`token-${t}`,0,0,o/4)}</g>`}function lu(){return[[0,1,1],[96,-1,1],[0,1,-1],[96,-1,-1]].map(([t,e,n])=>v`<use href="#corner"
      transform=${`translate(${t} ${n>0?0:96}) scale(${e} ${n})`}></use>`)}function uu(t){let e=t.map(({centre:n})=>`${n.x.toFixed(1)} ${n.y.toFixed(1)}`);return v`<path class="strand" d=${`M${e.join("L")}`}></path>`}function pu({centre:{x:t,y:e}},n,r){let o=n===53,s=r==="cloth"&&o?"space-end":`space-${r}`,a=n===0||o?"end":n%2?"odd":"even",c=n===0&&r==="cloth"?i("board-start"):n;return v`<g class=${`space ${a}`}>
    ${ct(s,t,e,r==="thread"&&o?1.14:1)}
    <text x=${t} y=${e+1.2}>${c}</text></g>`}function ze(t,e,n,r){let[o,s]=[t-n/2,e-n/2];return r?ct("special",o,s,n/10):v`<rect class="mark-taken" x=${o} y=${s} width=${n} height=${n}
    rx="0.6"></rect>`}function du(t,e){let n=t.players[0].time===t.players[1].time;return _s(t).map((r,o)=>{let{x:s,y:a}=e[t.players[r-1].time].centre,c=n?o*-2.6+1.3:0;return mo(r,s+c*.6,a+c,4)})}var Ye={left:5,span:150,bar:9.5,above:4,below:15};function wt(t){return Ye.left+t*Ye.span/53}function Bn(t){return t===1?Ye.above:Ye.below}function js(t,e){return Ls[t][e].centre}function mu(t,e,n){let{income:r,special_patches:o,special_patches_left:s}=t.time_board,{bar:a}=Ye;return l`<svg
    class="time-line"
    viewBox="0 0 160 19"
    role="img"
    aria-label=${Os(t,e)}
  >
    <rect class="track" x="3" y=${a-1.6} width="154" height="3.2" rx="1.6"></rect>
    ${Ze.map(c=>v`<rect class=${`gone gone-${c}`} x="3" y=${c===1?a-1.6:a}
        width=${Math.max(2,wt(t.players[c-1].time)-3)} height="1.6"></rect>`)}
    ${n?Rs(n,c=>({x:wt(c),y:a})):m}
    ${r.map(c=>Hn(c,n,B(wt(c-.5),a,2.1)))}
    ${o.map(c=>Hn(c,n,ze(wt(c-.5),a,4.2,s.includes(c))))}
    ${Is(t,c=>[wt(c),a],3.6)}
    ${n?Ps(n,{x:wt(n.to),y:Bn(n.player)},3.2):m}
    ${_s(t).map(c=>{let{time:u}=t.players[c-1];return mo(c,wt(u),Bn(c),3.3)})}
  </svg>`}function fu(t,e){let{to_income:n,to_special_patch:r}=t.players[e-1],o=(s,a)=>l`<li><svg viewBox="-3 -3 6 6">${a}</svg>${s??"–"}</li>`;return l`<ul class="ahead" data-testid="ahead" aria-hidden="true">
    ${o(n,B(0,0,2.7))} ${o(r,ze(0,0,5.2,!0))}
  </ul>`}function hu({automa:t}){let e=[[i("legend-income"),B(0,0,2.4)],[i("legend-special"),ze(0,0,4.6,!0)],[i("legend-taken"),ze(0,0,4.6,!1)]];if(!t)return e;let{marker:n,marker_on_board:r}=t;return[...e,[r?i("legend-marker",{space:String(n)}):i("legend-no-marker"),Ns(t,0,0,2.9)]]}function Ds(t,e,n,r,o=null,s=1){let a=o?Ss(o,e):i("time-note",{name:x(e,s),distances:Gt(t,s)});return l`<section class="panel time-board" aria-labelledby="time-heading">
    <div class="panel-head">
      <h2 id="time-heading">${i("time-board")}</h2>
      <button type="button" class="quiet look" data-testid="look" @click=${r}>
        ${i(n==="cloth"?"look-thread":"look-cloth")}
      </button>
    </div>
    <p class="time-note" data-testid="time-note">${a}</p>
    <div class="spiral-box">${cu(t,e,n,o)}</div>
    <div class="line-box">
      ${mu(t,e,o)}
      <p class="visually-hidden">${a}</p>
      ${fu(t,s)}
    </div>
    <ul class="legend">
      ${hu(t).map(([c,u])=>l`<li><svg viewBox="-3 -3 6 6" aria-hidden="true">${u}</svg> ${c}</li>`)}
    </ul>
  </section>`}var Wn=class{constructor(e,n){this.root=e,this.look=n,this.scene=null,this.running=[]}prepare({table:e},n,r){let[o]=r>0?le(e,n):[];if(!o){this.scene=null;return}let s=Zr(o.move),a=s?this.root.querySelector(`[data-patch="${s}"] .framed`):null,c=a&&{box:a.getBoundingClientRect(),image:a.cloneNode(!0)},{gains:u,marks:p}=rs(o,n.time_board);this.scene={happening:o,milliseconds:r,gains:u,marks:p,picture:c}}play(){let{scene:e}=this;this.scene=null,e&&(this.skip(),this.fly(e),this.walk(e),this.light(e),this.float(e))}skip(){for(let e of this.running)e.finish();this.running=[]}run(e,n,r){let o=e.animate(n,{duration:r,easing:"ease-in-out"});return this.running.push(o),o}fly({happening:{move:e,player:n},picture:r,milliseconds:o}){let s=this.targetOf(Zr(e),n);if(!r||!s)return;let[a,c]=[r.box,s.getBoundingClientRect()],u=this.overlay("flying",[r.image]),p=(f,$)=>({transform:`translate(${f.x+f.width/2}px, ${f.y+f.height/2}px)
        translate(-50%, -50%) scale(${$})`}),d=Math.max(c.width,c.height)/170;this.run(u,[p(a,a.width/170),p(c,d)],o*.9).onfinish=()=>u.remove(),s.matches("g")&&this.run(s,[{opacity:0},{opacity:0,offset:.9},{opacity:1}],o)}targetOf(e,n){let o=[...this.root.querySelectorAll(`[data-sewn="${e}"]`)].filter(a=>a.getBoundingClientRect().width>0),[s]=o.sort((a,c)=>c.getBoundingClientRect().width-a.getBoundingClientRect().width);return s??this.root.querySelector(`[data-testid="player-${n}"]`)}walk({happening:{change:e,player:n},milliseconds:r}){if(!e||e.to<=e.from)return;let o=Array.from({length:e.to-e.from+1},(c,u)=>e.from+u),s=c=>js(this.look(),c),a=c=>({x:wt(c),y:Bn(n)});for(let[c,u]of[["spiral",s],["time-line",a]]){let p=this.root.querySelector(`.${c} .token-${n}`),d=o.map(u).map(({x:f,y:$})=>({transform:`translate(${f}px, ${$}px)`}));p&&this.run(p,d,r*.9)}}light({marks:e,milliseconds:n}){for(let r of e)for(let o of this.root.querySelectorAll(`[data-mark="${r}"]`))this.run(o,[{opacity:1},{opacity:.1},{opacity:1}],n)}float({happening:{player:e},gains:n,milliseconds:r}){let s=this.root.querySelector(`[data-testid="buttons-${e}"]`)?.getBoundingClientRect();if(!s||n.length===0)return;let a=this.overlay("floating",[n.join(" · ")]),[c,u]=[s.x-4,s.y-4],p=[{transform:`translate(${c}px, ${u+10}px)`,opacity:0},{transform:`translate(${c}px, ${u}px)`,opacity:1,offset:.25},{transform:`translate(${c}px, ${u-12}px)`,opacity:1}];this.run(a,p,r).onfinish=()=>a.remove()}overlay(e,n){let r=document.createElement("div");return r.className=`overlay ${e}`,r.setAttribute("aria-hidden","true"),r.append(...n),document.body.append(r),r}};var Un=[{level:1,name:"Beginner",audience:"a child can beat it"},{level:2,name:"Learner",audience:"for a first game"},{level:3,name:"Casual",audience:"if you know the rules"},{level:4,name:"Regular",audience:"if you’ve played a few times"},{level:5,name:"Practised",audience:"if you play often"},{level:6,name:"Skilled",audience:"for good players"},{level:7,name:"Strong",audience:"for very good players"},{level:8,name:"Expert",audience:"for the best in your club"},{level:9,name:"Master",audience:"nearly everything the computer has"},{level:10,name:"Full strength",audience:"everything it has; it thinks for about a second"}],ge=3,Fn=65536,qs=18e4,xg=53,kg=[5,11,17,23,29,35,41,47,53],Sg={revised:[26,32,38,44,50],original:[20,26,32,44,50]};function Hs({mode:t,board:e,seats:n,automa:r}){let[o]=Wt(n);if(o===void 0||t==="remote")return null;let s={board:e,seed:null,from:null,names:null};if(t==="solo"&&r)return{...s,opponent:"automa",deck:r.deck,level:r.level,first:"you"};if(t==="screen")return{...s,opponent:"person",first:"you",names:[n[1].name,n[0].name]};let a=o===1?"opponent":"you";return{...s,opponent:"computer",level:gu(n[2-o].name),first:a}}function gu(t){return Number(/level (\d+)$/.exec(t)?.[1]??ge)}var Bs=16;function fo(t,e){let n=Wr(e);return n!==null&&$u(t,e,n)||bu(t,e,n)||{text:t.told||vu(e),actions:[],urgent:!1}}function Ws(t,e,n){return n==="rematch"?ho(e):fo(t,e).actions.some(([r])=>r===n)}function ho(t){let e=Wr(t);return e===null||t.stage!=="over"||se(t.seats)!==null?!1:t.rematch.game===null&&!t.rematch.asked.includes(e)}function $u(t,e,n){return N(e)?null:e.stage==="over"?wu(e,n):yu(t,e,n)}function yu({fallen:t},e,n){let r=go(e.seats,Re(n));return e.offer&&e.offer.seat!==n?{text:i("asks-takeback",{name:r}),actions:[["accept",i("accept")],["decline",i("decline")]],urgent:!0}:t===Re(n)?{text:i("time-is-up",{who:"other",name:r}),actions:[["claim",i("claim")]],urgent:!0}:t===n?{text:i("your-time-up",{name:r}),actions:[],urgent:!0}:e.offer?{text:i("you-asked-takeback",{name:r}),actions:[],urgent:!1}:null}function wu({rematch:t,seats:e},n){let r=go(e,Re(n));return t.game!==null?{text:i("rematch-open"),actions:[],urgent:!1}:t.asked.includes(n)?{text:i("you-asked-rematch",{name:r}),actions:[],urgent:!1}:t.asked.includes(Re(n))?{text:i("asks-rematch",{name:r}),actions:[["rematch",i("play-again")]],urgent:!0}:null}function bu(t,e,n){let r=$o(e);if(r===null||e.stage==="over")return null;let o=go(e.seats,r);return n===null||!t.isLongAway||e.clock?{text:i("is-away",{name:o}),actions:[],urgent:!1}:{text:i("long-away",{name:o}),actions:[["handover",i("let-computer-play")]],urgent:!1}}function go(t,e){let n=x(t,e);return n.length>Bs?`${n.slice(0,Bs-1).trimEnd()}…`:n}function $o(t){return t.mode!=="remote"?null:Mt.find(e=>t.seats[e-1].away&&!t.seats[e-1].yours)??null}function vu({clock:t,rated:e,takebacks:n}){return`${[t?fn(t.control):i("terms-no-clock"),i(e?"terms-rated":"terms-not-rated"),...n?[]:[i("terms-no-takebacks")]].join(", ")}.`}function tt(t){return N(t)?yo(t):Ft(t,t.seats)}function $e(t){return N(t)?xu(t):$t(t,t.seats)}function yo(t){let e=Pe(t);return e?i("waiting-for",{name:e}):t.access==="public"?i("waiting-for-another"):i(_(t)?"waiting-for-friend":"waiting-for-second")}function xu(t){let e=Pe(t);return e?i("seat-kept-for",{name:e}):t.access==="public"?i("seat-for-anyone"):i(_(t)?"begins-by-link":"seat-for-invited")}function Us(t,e){if(!t)return"";let{player:n}=t,r=n===null?{who:"other",name:""}:K(e.seats,n);switch(t.kind){case"join":return i("took-seat",r);case"handover":return i("took-over",r);case"ask":return i("asked-takeback",r);case"decline":return i("declined-takeback",r);case"rematch":return i("asked-rematch",r);case"rematch_opened":return i("rematch-open");case"takeback":return i("move-taken-back");default:return""}}function Fs(t,e){return t!==null&&t.rematch.game===null&&e.rematch.game!==null&&_(e)?e.rematch.game:null}function Gs(t,e,n,r=""){let o=`${tt(e)}. ${$e(e)}`;if(!t)return o;let s=t.moves.length;return e.moves.length<s?i("taken-back",{turn:o}):r?tt(t)===tt(e)?r:`${r} ${o}`:[...e.moves.slice(s).map(({number:c,player:u,move:p})=>{let d=u===2&&e.automa?.turns.find(f=>f.number===c);return d?In(d,n):i("move-by",{name:x(e.seats,u),move:Lt(p,n,!0)})}),...ku(t,e),o].join(" ")}function ku(t,e){return e.players.flatMap((n,r)=>!n.special_tile||t.players[r].special_tile||e.automa&&r===1?[]:[i("takes-tile",K(e.seats,r===0?1:2))])}var Su=new Set(["show","turn","cycle"]);function Vs(t,e){let{table:n,placement:r}=t;if(e.type==="hover"||e.type==="leave"||e.type==="hold")return t.ghostText;if(e.type==="cancel")return i("put-back");if(!n)return"";let o=R(t);if(!o)return D(r.cursor);if(!r.origin){let b=L(t,o.letter),S=b?pt(b):null,M=o.letter==="+"?i("special-patch"):t.patches[o.letter].name;return S?i("chosen-but",{patch:M,reason:S}):i("chosen",{patch:M})}let s=n.players[n.turn-1].cells,a=at(r,o),c=st(a,s,L(t,o.letter)),u=D(r.origin),p=Su.has(e.type)?` ${i("ghost-covers",{cells:Y(a.map(D))})}`:"";if(c)return i("ghost-against",{cell:u,reason:c})+p;let d=ae(s,a),f=d.length>0?i("ghost-fits-making",{cell:u,holes:Y(d.map(Fr))}):i("ghost-fits",{cell:u});return(jn(t,pe(r,o)??"")?`${f} ${i("ghost-tile")}`:f)+p}function Zs(t,e){let{table:n}=t,r=L(t,e);return!n||!r?"":`${Sn(r,[],!1,n,n.seats).map(s=>s.text).join("; ")}.`}function wo(t,e,n){return[...e.placements].map(r=>{let o=X(r.slice(1)),s=gt(e.patch.orientations[r[0]],o),a=ae(t,s).length;return{key:r,score:Eu(t,s)-6*a}}).sort((r,o)=>o.score-r.score||(r.key<o.key?-1:1)).slice(0,n).map(({key:r})=>r)}function zs(t,e,n){let r=[...e.placements].filter(s=>s[0]===String(n)),o=new Set(r.length>0?r:e.placements);return wo(t,{...e,placements:o},1)[0]??null}function Eu(t,e){let n=new Set(e.map(String)),r=0;for(let[o,s]of e)for(let[a,c]of[[o-1,s],[o+1,s],[o,s-1],[o,s+1]])(a<0||c<0||a>=9||c>=9||t[a*9+c]!=="."&&!n.has(`${a},${c}`))&&(r+=1);return r}function bo({table:t,anchor:e},n,r){if(!t?.clock||!e)return null;let o=Ae(t.clock,n,e,r);return{text:hn(o),sentence:Ei(o),low:Mi(t.clock.control,o)}}var Gn=class{constructor(e){this.outside=e,this.timer=null,this.left=null,this.running=null}consider(e){this.stop();let n=this.outside.now();this.show(e,n);let r=[this.watchClock(e,n),this.watchAway(e,n)].filter(o=>o!==null);r.length!==0&&(this.timer=this.outside.later(()=>this.consider(e),Math.max(1,Math.min(...r))))}show(e,n){for(let r of Mt){let o=bo(e,r,n);o&&this.outside.show(r,o)}}watchClock({table:e,anchor:n,fallen:r},o){let s=e?.clock,a=s?.running??null,c=a===this.running?this.left:null;if(this.running=a,this.left=null,!e||!s||!n||a===null)return r!==null&&this.outside.onTime({fallen:null}),null;let u=Ae(s,a,n,o);this.left=u;let p=u===0?a:null;p!==r&&this.outside.onTime({fallen:p,timeSaid:Au(e,p)});let d=c===null?null:Ai(c,u);return d!==null&&this.outside.onTime({timeSaid:Mu(e,a,d)}),Ti(u)}watchAway({awayFrom:e,isLongAway:n},r){if(e===null||n)return null;let o=e+qs-r;return o>0?o:(this.outside.onTime({isLongAway:!0}),null)}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null}};function Mu({seats:t},e,n){return i("seconds-left",{...K(t,e),count:n})}function Au({seats:t},e){return e===null?"":i("time-is-up",K(t,e))}var s$=[["X0a7","command-patch"],["+d9","command-special"],["pass","command-pass"],["m","command-m"],["q, o","command-q"],["t","command-t"],["l, s","command-l"],["w 2","command-w"],["fit 2","command-fit"],["hint, why","command-hint"],["turn","command-turn"],["undo, resign, ?","command-undo"],["clock","command-clock"],["accept, decline","command-accept"],["claim, abort, rematch","command-claim"]];function Qs(t,e,n=0){let{table:r}=t,o=e.trim();if(!r)return{error:i("no-table-yet")};if(o==="")return{error:i("expected")};if(/^\+[a-i][1-9]$|^[A-Za-g][0-7][a-i][1-9]$/.test(o))return Ou(t,r,o);let[s,a,...c]=o.toLowerCase().split(/\s+/);if(c.length>0)return{error:i("expected")};switch(s){case"pass":case"p":return _u(t);case"undo":case"u":return It(t)?{request:{type:"undo"}}:{error:i("nothing-to-undo")};case"turn":return yt(t)?{request:{type:"turn"}}:{error:i("no-card-now")};case"hint":case"h":return Nt(t)?{request:{type:"hint"}}:{error:Pu(t)};case"why":return me(t)?{request:{type:"why"}}:{error:ju(t)};case"resign":return{dialog:"resign"};case"abort":return r.can_abort?{dialog:"abort"}:{error:i("too-late-to-abort")};case"accept":case"decline":case"claim":case"handover":case"rematch":return Tu(t,r,s);case"clock":return{say:Lu(t,r,n)};case"help":case"?":return{help:!0};case"m":return{say:Cu(t,r)};case"q":return{say:Ks(t,r,he(t))};case"o":return{say:Ru(t,r)};case"t":return{say:Du(r)};case"l":return{say:qu(t,r)};case"s":return{say:Hu(r)};case"w":return Ys(t,a,u=>({say:Zs(t,u)}));case"fit":return Ys(t,a,u=>Iu(t,r,u));default:return{error:i("no-such-command",{text:o,expected:i("expected")})}}}function Tu(t,e,n){return Ws(t,e,n)?n==="handover"?{dialog:"handover"}:{request:{type:n}}:{error:i(`nothing-to-${n}`)}}function Lu(t,e,n){let r=[1,2].map(o=>{let s=o,a=bo(t,s,n),c=x(e.seats,s);return a&&i("name-and-clock",{name:c,clock:a.sentence})});return r[0]===null?i("no-clock-here"):`${r.join("; ")}.`}function _u(t){let e=L(t,null);return!A(t)||!e?.available?{error:Vn(t)}:{request:{type:"move",move:"pass"}}}function Vn(t){let{table:e}=t;return t.looking?i("go-back-first"):t.pending?i("on-its-way"):e?.stage==="over"?i("game-over"):yt(t)?i("turn-card-first"):e&&N(e)?`${yo(e)}.`:i(e?.stage==="special_patch"?"place-special-first":"not-your-turn")}function Ou(t,e,n){if(!A(t))return{error:Vn(t)};let r=e.players[e.turn-1].cells,o=X(n.slice(-2));if(!o)return{error:i("expected")};if(n.startsWith("+")){if(e.stage!=="special_patch")return{error:i("no-special-now")};if(e.special_cells.includes(n.slice(1)))return{request:{type:"move",move:n}};let s=st([o],r,void 0)??i("cannot-go-there");return{error:i("special-wrong",{reason:s})}}return e.stage==="special_patch"?{error:Vn(t)}:Nu(t,e,n,o)}function Nu(t,e,n,r){let o=n[0],s=L(t,o);if(!s)return{error:i("not-on-offer",{letter:o,letters:fe(e).join(", ")||i("none")})};let{name:a,orientations:c}=t.patches[o],u=Object.keys(c).join(", "),p=c[n[1]];if(!p)return{error:i("has-orientations",{patch:a,codes:u})};let d=pt(s);if(d)return{error:i("chosen-but",{patch:a,reason:d})};if(s.placements?.includes(n.slice(1)))return{request:{type:"move",move:n}};let f=gt(p,r),b=f.some(([S,M])=>S>8||M>8)?i("not-on-quilt"):st(f,e.players[e.turn-1].cells,s);return{error:i("patch-wrong",{patch:a,reason:b??i("cannot-go-there")})}}function Ys(t,e,n){let r=t.table?fe(t.table):[];if(e==="pass"&&L(t,null))return n(null);let o=r[Number(e)-1];return o===void 0?{error:r.length?i("say-which",{count:r.length}):i("none-on-offer")}:n(o)}function Iu(t,e,n){let r=n===null?null:Yt(t,n);if(!r)return{error:i("say-which-fit")};let o=wo(e.players[e.turn-1].cells,r,8),s=o.map(a=>r.letter+a).join(" ");return{say:o.length?i("places-best-first",{count:r.placements.size,tokens:s}):i("it-fits-nowhere")}}function Cu(t,e){let n=fe(e);if(n.length===0)return i("none-on-offer");let r=n.map((a,c)=>{let u=L(t,a),p=u?pt(u):null,d=`${c+1}: ${Ut(t.patches[a])} (${a})`;return p?`${d}, ${p}`:d}),o=L(t,null),{time:s}=e.players[e.turn-1];return`${r.join(". ")}. ${o?Ji(o,s):""}.`}function Ks(t,e,n){let{cells:r,patches:o}=e.players[n-1],s=o.map(a=>Mn(a,t.patches)).join("; ");return i("quilt-in-words",{name:x(e.seats,n),quilt:`${En(r)} ${s?`${s}.`:""}`})}function Ru(t,e){return e.automa?i("automa-says",{text:Rn(e,e.automa,t.patches)}):Ks(t,e,3-he(t))}function Pu(t){return zt(t.table)?Vn(t):i("no-hints-here")}function ju(t){return i(zt(t.table)?"no-move-to-compare":"no-hints-here")}function Du(t){let e=[1,2].map(r=>{let o=r,{time:s}=t.players[r-1];return i("name-on-space",{name:x(t.seats,o),space:String(s),distances:Gt(t,o)})}),n=t.automa?` ${Zt(t.automa)}`:"";return`${e.join("; ")}.${n} ${$t(t,t.seats)}`}function qu(t,e){let n=e.moves.at(-1);if(!n)return i("no-move-so-far",{turn:tt(e)});let r=t.account.turns.find(s=>s.number===n.number);if(r)return In(r,t.patches);let o=x(e.seats,n.player);return i("last-move",{number:String(n.number),name:o,move:Lt(n.move,t.patches,!0)})}function Hu(t){let e=[1,2].map(n=>Bu(t,n));return i("if-ended-now",{scores:e.join("; ")})}function Bu({automa:t,players:e,seats:n},r){let{score:o,buttons:s,income:a}=e[r-1],c={score:I(o),count:s};return t&&r===2?i("score-with",{...c,name:"Automa"}):i("score-with-income",{...c,name:x(n,r),income:a})}var Wu=new Set(["presence","ready","thinking"]),Uu=["1","2"];function Js(t,e){let{number:n,now:r=null,acknowledges:o,event:s,changed:a,players:c,moves:u}=e;return!(n===t.number+1&&!Wu.has(s.kind))&&n!==t.number||u.keep>t.moves.length?null:{...t,...a,number:n,now:r,acknowledges:o,players:t.players.map((d,f)=>({...d,...c[Uu[f]]})),moves:[...t.moves.slice(0,u.keep),...u.add]}}var Xs=250,Fu=2e3,Gu=5e3,Vu=15e3,Zn=class{constructor(e,n){this.outside=e,this.table=n,this.wait=Xs,this.pending=null,this.socket=null,this.retry=null,this.watch=null,this.silence=null,this.hasGap=!1}connect(){if(this.stopRetry(),this.socket)return;let e=this.outside.open();this.socket=e,this.hasGap=!1,e.onopen=()=>this.opened(),e.onmessage=n=>this.received(String(n.data)),e.onclose=()=>this.closed(e),this.expectAnswer()}wake(){if(this.socket?.readyState!==1)return this.connect();this.askForState()}leave(){let e=this.socket;this.socket=null,this.stopRetry(),this.stopWatch(),this.stopSilence(),e&&(e.onmessage=null,e.readyState===0?e.onopen=()=>e.close():e.close())}send(e){return this.pending?!1:(this.pending={...e,id:this.outside.newId(),seen:this.table.number},this.outside.onPending(e),this.transmit(),!0)}transmit(){!this.pending||this.socket?.readyState!==1||(this.socket.send(JSON.stringify(this.pending)),this.expectAnswer())}askForState(){this.socket?.send(JSON.stringify({type:"hello",seen:this.table.number})),this.expectAnswer()}expectAnswer(){this.stopWatch(),this.watch=this.outside.later(()=>this.drop(),Gu)}drop(){let e=this.socket;e&&(e.onclose=null,e.close(),this.closed(e))}opened(){this.wait=Xs,this.outside.onStatus("open"),this.transmit()}received(e){let n=JSON.parse(e);if(n.type==="ping")return this.answerPing(n.n);switch(!this.pending&&!this.hasGap&&this.stopWatch(),n.type){case"state":return this.show(n,n.acknowledges);case"event":return this.advance(n);case"error":return(n.id===null||n.id===this.pending?.id)&&this.settle(),this.outside.onRefusal(n);case"hint":case"why":return n.id===this.pending?.id&&this.settle(),this.outside.onHint(n)}}answerPing(e){this.socket?.send(JSON.stringify({type:"pong",n:e})),this.stopSilence(),this.silence=this.outside.later(()=>this.missPing(),Vu)}missPing(){this.silence=null,this.table.clock?.running&&this.drop()}advance(e){let n=this.hasGap?null:Js(this.table,e);if(n)return this.show(n,e.acknowledges,e.event);this.acknowledged(e.acknowledges),this.hasGap||this.askForState(),this.hasGap=!0}show(e,n,r=null){this.hasGap=!1,this.pending||this.stopWatch(),this.table=e,this.acknowledged(n),this.outside.onTable(e,r)}acknowledged(e){e!==null&&e===this.pending?.id&&this.settle()}settle(){this.pending=null,this.hasGap||this.stopWatch(),this.outside.onPending(null)}closed(e){this.socket===e&&(this.socket=null,this.stopWatch(),this.stopSilence(),this.outside.onStatus("lost"),this.retry=this.outside.later(()=>this.connect(),this.wait),this.wait=Math.min(Fu,this.wait*2))}stopRetry(){this.retry!==null&&this.outside.forget(this.retry),this.retry=null}stopSilence(){this.silence!==null&&this.outside.forget(this.silence),this.silence=null}stopWatch(){this.watch!==null&&this.outside.forget(this.watch),this.watch=null}};function ta(t){return{patches:t,table:null,status:"connecting",pending:null,placement:ls,looking:null,walks:{1:[4,4],2:[4,4]},dialog:null,notice:null,peek:!1,said:"",ghostText:"",copied:"",account:{turns:[],run:0},seen:{},typing:!1,weighing:!1,hint:null,told:"",anchor:null,awayFrom:null,fallen:null,isLongAway:!1,timeSaid:""}}function ea(t,e){switch(e.type){case"table":return zu(Zu(t,e.table,e.at??0),e.table,e.happened??null);case"told":return{...t,told:e.text,said:e.text};case"time":return{...t,...e.part};case"status":return e.status==="open"&&t.status==="lost"?{...t,status:e.status,said:i("connection-back")}:{...t,status:e.status};case"pending":return{...t,pending:e.request,notice:e.request?null:t.notice};case"refusal":return{...t,notice:{kind:"error",text:e.text}};case"hint":return{...t,hint:e.hint};case"placement":return Ku(t,e.event);case"look":return{...t,looking:{frames:e.frames,index:e.index},placement:na(t)};case"return":return vo({...t,looking:null});case"walk":return{...t,walks:{...t.walks,[e.player]:Kr(t.walks[e.player],e.direction)}};case"dialog":return{...t,dialog:e.dialog};case"peek":return{...t,peek:!t.peek};case"typing":return{...t,typing:e.open};case"weigh":return t.weighing===e.on?t:{...t,weighing:e.on};case"notice":return{...t,notice:e.notice};case"copied":return{...t,copied:e.text}}}function Zu(t,e,n){let r=$o(e)!==null;return{...t,anchor:Si(t.anchor,e,n),awayFrom:r?t.awayFrom??n:null,isLongAway:r&&t.isLongAway}}function zu(t,e,n){let r=t.table;if(r&&r.number===e.number)return{...t,table:e};let o=Us(n,e),s=Gs(r,e,t.patches,o)||t.said;return r!==null&&r.position===e.position&&o!==""?{...t,table:e,said:s,told:o}:vo({...t,table:e,said:s,told:o,looking:null,ghostText:"",copied:"",hint:null,account:Qu(t,e),seen:Yu(t,e),placement:na(t)})}function Yu({seen:t,table:e},n){let r=le(e,n),o=Object.values(t).filter(({number:s})=>s<=n.moves.length);return Object.fromEntries([...o,...r].map(s=>[s.number,s]))}function Qu({account:t,table:e},n){let{turns:r}=n.automa??t,o=e!==null&&n.moves.length<e.moves.length;if(r.length===0&&!o)return t;let s=r.length>0&&r[0].number===t.turns[0]?.number;return{turns:r,run:s?t.run:t.run+1}}function na({placement:t}){return{...t,letter:null,origin:null,set:!1}}function vo(t){let{table:e}=t;if(!e||e.stage!=="special_patch"||!Ot(e))return t;let n=An(e.special_cells);return{...t,placement:Yr(t.placement,null,{type:"choose",choice:n})}}function Ku(t,e){if(t.pending)return t;let n=R(t),r=Yr(t.placement,n,e);if(r===t.placement)return t;let o={...t,placement:r,notice:null};return{...e.type==="cancel"?vo(o):o,ghostText:Vs(o,e)}}var Ju={normal:350,faster:160,off:0},Xu={normal:1200,faster:500,off:0},zn=class{constructor(e,n){this.outside=e,this.show=n,this.waiting=[],this.timer=null,this.spent=0}receive(e,n){this.waiting.push({item:e,isAction:n}),this.timer===null&&this.next()}interrupt(e){this.skip(),this.show(e,0)}skip(){let e=this.waiting,n=this.timer!==null;this.stop();for(let{item:r}of e)this.show(r,0);return n}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null,this.waiting=[],this.spent=0}next(){this.timer=null;for(let e=this.waiting.shift();e;e=this.waiting.shift()){let n=e.isAction?this.timeFor(this.outside.pace()):0;if(this.show(e.item,n),n!==0){this.spent+=n,this.timer=this.outside.later(()=>this.next(),n);return}}this.spent=0}timeFor(e){let n=1+this.waiting.filter(({isAction:o})=>o).length,r=Math.max(0,Xu[e]-this.spent);return Math.min(Ju[e],Math.floor(r/n))}};var tp=new Set(["thinking","ready","presence"]),ep={replay:$i,create:ln},np={seen:t=>t,objection:()=>null,answer:()=>null,goOn:()=>!1},rp=[3,3],Yn=class{constructor(e,n,r,o=ep){this.id=e.game,this.keeper=o,this.store=U(ea,ta(n));let{dispatch:s}=this.store;this.connection=new Zn({open:r,later:(a,c)=>Number(setTimeout(a,c)),forget:a=>clearTimeout(a),newId:()=>`${Date.now().toString(36)}-${Math.random().toString(36).slice(2,12)}`,onTable:(a,c)=>this.hear({table:a,happened:c,at:performance.now()}),onRefusal:a=>this.refused(a),onHint:a=>s({type:"hint",hint:a}),onStatus:a=>s({type:"status",status:a}),onPending:a=>s({type:"pending",request:a})},e),this.pace=()=>"off",this.onShow=()=>{},this.onHelp=()=>{},this.company=np,this.telling=new zn({later:(a,c)=>Number(setTimeout(a,c)),forget:a=>clearTimeout(a),pace:()=>this.pace()},(a,c)=>{this.onShow(a,c),s({type:"table",...a})}),s({type:"table",table:e,at:performance.now()}),this.byItself=!1}get state(){return this.store.get()}open(){this.connection.connect()}wake(){this.connection.wake()}close(){this.telling.stop(),this.connection.leave()}hear({table:e,happened:n,at:r}){let o=this.company.seen(e),s={table:o,happened:n,at:r};if(n&&tp.has(n.kind))return this.telling.receive(s,!1);let a=n?.kind==="move"||n?.kind==="card",c=!n?.player||o.seats[n.player-1].yours;a&&!c?this.telling.receive(s,!0):this.telling.interrupt(s)}skip(){return this.telling.skip()}placement(e){this.store.dispatch({type:"placement",event:e})}complain(e){this.store.dispatch({type:"notice",notice:{kind:"error",text:e}})}choose(e,n){if(!A(this.state))return;let r=Yt(this.state,e);this.state.placement.letter===e&&!n?this.placement({type:"cancel"}):r&&this.placement({type:"choose",choice:r,anchor:n})}chooseShown(e){if(!A(this.state))return;this.choose(e);let{table:n,placement:r}=this.state,o=R(this.state);if(!n||!o||r.letter!==e)return;let s=H(r,e),a=zs(n.players[n.turn-1].cells,o,s),c=a?X(a.slice(1)):null,u=a?Number(a[0]):s;this.placement({type:"put",orientation:u,origin:c??rp})}chooseAt(e){let{table:n,placement:r}=this.state,o=n?fe(n)[e]:void 0;o===void 0||!A(this.state)||(r.letter!==o&&this.choose(o),this.placement({type:"show"}))}commit(){let{state:e}=this,{table:n,placement:r}=e,o=R(e);if(!n||!A(e))return;if(!o)return this.complain(i("choose-first"));if(!r.origin)return this.placement({type:"show"});let s=L(e,o.letter),a=st(at(r,o),n.players[n.turn-1].cells,s,!1),c=Tn(r,o);if(a||!c)return this.complain(s&&s.missing>0&&a===pt(s)?i("it-is-wrong",{reason:a??""}):i("cannot-place",{reason:a??i("does-not-fit")}));this.placement({type:"show"}),this.send({type:"move",move:c})}pass(){A(this.state)&&L(this.state,null)&&this.send({type:"move",move:"pass"})}undo(){let{table:e}=this.state;if(!(!e||!It(this.state))){if(Nn(e)&&!e.automa?.practice)return this.dialog("practice");this.send({type:"undo"})}}practise(){this.dialog(null),this.send({type:"undo"})}turnCard(e=!1){yt(this.state)&&(this.send({type:"turn"}),this.byItself=e)}hint(){Nt(this.state)&&this.send({type:"hint"})}why(){me(this.state)&&this.send({type:"why"})}forgetHint(){this.store.dispatch({type:"hint",hint:null})}refused({kind:e,error:n}){if(e==="stale"&&this.byItself)return;let r=z()==="en"?n:i(`refusal-${e}`);this.store.dispatch({type:"refusal",kind:e,text:r})}resign(){this.dialog(null),this.send({type:"resign"})}abort(){this.dialog(null),this.send({type:"abort"})}handOver(e){this.dialog(null),this.send({type:"handover",level:e})}mind(e){e==="handover"?this.dialog("handover"):this.send({type:e})}async report(e,n){this.dialog(null);try{await xi({game:this.id,reason:e,text:n}),this.store.dispatch({type:"told",text:i("told-server")})}catch(r){this.complain(r instanceof Error?r.message:String(r))}}async again(e){let{table:n}=this.state,r=n&&Hs(n);if(r)try{e((await this.keeper.create(r)).url)}catch(o){this.complain(o instanceof Error?o.message:String(o))}}send(e){this.byItself=!1;let n=this.company.objection(e);if(n!==null)return this.complain(n);this.connection.send(e)||this.complain(i("on-its-way"))}command(e){let n=(s,a)=>this.store.dispatch({type:"notice",notice:{kind:s,text:a,typed:!0}}),r=this.company.answer(e);if(r!==null)return n("info",r);let o=Qs(this.state,e,performance.now());"error"in o?n("error",o.error):"say"in o?n("info",o.say):"help"in o?this.onHelp():"dialog"in o?this.dialog(o.dialog):o.request.type==="undo"?this.undo():this.send(o.request)}type(e){e&&this.state.dialog&&this.dialog(null),this.store.dispatch({type:"typing",open:e})}dialog(e){this.store.dispatch({type:"dialog",dialog:e})}async look(e){let n=this.state.table?.moves.length??0;if(e>=n)return this.back();try{let r=this.state.looking?.frames??(await this.keeper.replay(this.id)).frames;this.store.dispatch({type:"look",frames:r,index:Math.max(0,e)})}catch(r){this.complain(r instanceof Error?r.message:String(r))}}back(){this.store.dispatch({type:"return"})}};var R$=[["1 2 3","key-1-2-3"],["keys-arrows","key-arrows"],["keys-shift-arrows","key-shift-arrows"],["N, Shift + N","key-n"],["R, Shift + R","key-r"],["F","key-f"],["keys-space","key-space"],["Enter","key-enter"],["Esc","key-esc"],["keys-wheel","key-wheel"],["P","key-p"],["U","key-u"],["T, Enter","key-t"],["H, W","key-h"],["/","key-slash"],["?, F1","key-help"]],Qe={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right"},ra={1:{type:"option",index:0},2:{type:"option",index:1},3:{type:"option",index:2}," ":{type:"placement",event:{type:"cycle"}},f:{type:"placement",event:{type:"turn",how:"flip"}},Enter:{type:"place"},Escape:{type:"cancel"},p:{type:"pass"},u:{type:"undo"},t:{type:"turn"},h:{type:"hint"},w:{type:"why"},"/":{type:"command"},"?":{type:"help"}};function oa({key:t,shiftKey:e,ctrlKey:n,metaKey:r,altKey:o}){if(n||r||o)return null;if(Object.hasOwn(Qe,t)){let a=Qe[t];return{type:"placement",event:{type:e?"jump":"arrow",direction:a}}}let s=t.length===1?t.toLowerCase():t;return s==="n"?{type:"placement",event:{type:"next",back:e}}:s==="r"?{type:"placement",event:{type:"turn",how:e?"left":"right"}}:Object.hasOwn(ra,s)?ra[s]:null}var op=600,Qn=class{constructor(e){this.outside=e,this.due=null,this.tried=-1,this.timer=0}consider(e,n){let r=e.table?.number??-1,o=n&&yt(e)&&e.dialog===null&&r!==this.tried?r:null;if(o===this.due||(this.stop(),o===null))return;this.due=o;let s=e.table?.moves.at(-1)?.player===2;this.timer=this.outside.later(()=>{this.due=null,this.tried=o,this.outside.turn()},s?0:op)}stop(){this.due!==null&&this.outside.forget(this.timer),this.due=null}};function ia(t){let e=t.querySelector(".move-list"),n=e?.querySelector(".move.now")??null;if(!e)return;if(!n){e.scrollTop=0;return}let[r,o]=[e.getBoundingClientRect(),n.getBoundingClientRect()];o.top<r.top?e.scrollTop-=r.top-o.top:o.bottom>r.bottom&&(e.scrollTop+=o.bottom-r.bottom)}var ip=4,sp=1.5,ap=120,Kn=class{constructor(e,n){this.root=e,this.game=n,this.press=null,this.swallow=!1,this.turned=0;let r=new AbortController;this.stop=()=>{this.end(),r.abort()};let o=(s,a,c=!1)=>e.addEventListener(s,u=>a(u),{signal:r.signal,capture:c});o("pointerdown",s=>this.down(s)),o("pointermove",s=>this.move(s)),o("pointerup",s=>this.up(s)),o("pointercancel",()=>this.abandon()),o("pointerleave",()=>this.leave()),o("click",s=>this.click(s),!0),o("contextmenu",s=>this.flip(s)),e.addEventListener("wheel",s=>this.wheel(s),{signal:r.signal,passive:!1}),window.addEventListener("keydown",s=>{s.key==="Escape"&&this.press?.dragging&&(s.stopPropagation(),this.abandon())},{signal:r.signal,capture:!0})}cellAt(e,n){let r=this.root.querySelector("[data-quilt=active] .cells");if(!r)return null;let o=r.getBoundingClientRect(),s=o.width/9,[a,c]=[Math.floor((n-o.top)/s),Math.floor((e-o.left)/s)];return a>=-1&&c>=-1&&a<=9&&c<=9?[Math.max(0,Math.min(8,a)),Math.max(0,Math.min(8,c))]:null}isOnQuilt(e){return e.target instanceof Element&&e.target.closest("[data-quilt=active] .cells")!==null}down(e){if(this.swallow=!1,e.button!==0||!e.isPrimary||!A(this.game.state))return;let r=e.target.closest("[data-patch]"),o=r?r.dataset.patch:this.game.state.placement.letter;if(!o||!r&&!this.isOnQuilt(e))return;let s=r?this.grabbed(r,o,e):this.heldCell(e);this.press={pointer:e.pointerId,x:e.clientX,y:e.clientY,letter:o,anchor:s,market:r,touch:e.pointerType==="touch",dragging:!1,image:null}}grabbed(e,n,r){let o=Yt(this.game.state,n),s=e.querySelector(".patch");if(!o||!s)return null;let a=o.patch.orientations[H(this.game.state.placement,n)],[c,u]=Q(a),p=s.getBoundingClientRect(),d=Math.floor((r.clientY-p.top)/p.height*c),f=Math.floor((r.clientX-p.left)/p.width*u);return a.find($=>it($,[d,f]))??Tt(a)}heldCell(e){let{placement:n}=this.game.state,r=R(this.game.state),o=this.cellAt(e.clientX,e.clientY);return!r||!n.origin||!o||!at(n,r).some(s=>it(s,o))?null:[o[0]-n.origin[0],o[1]-n.origin[1]]}move(e){let{press:n}=this;if(!n){e.pointerType!=="touch"&&this.hover(e);return}if(e.pointerId===n.pointer){if(!n.dragging){if(Math.hypot(e.clientX-n.x,e.clientY-n.y)<ip)return;this.startDrag(n)}this.drag(n,e)}}hover(e){let{placement:n}=this.game.state;if(n.letter===null||n.set)return;let r=this.isOnQuilt(e)?this.cellAt(e.clientX,e.clientY):null;r?this.game.placement({type:"hover",cell:r}):this.leave()}leave(){!this.press&&this.game.state.placement.origin&&this.game.placement({type:"leave"})}startDrag(e){e.dragging=!0,this.root.setPointerCapture(e.pointer),e.market&&this.game.choose(e.letter,e.anchor??void 0);let n=R(this.game.state);if(!n)return;let r=_t(this.game.state.placement,n),o=r.filter(a=>a[0]===Q(r)[0]-1),s=e.touch?o[Math.floor(o.length/2)]:e.anchor??Tt(r);this.game.placement({type:"hold",anchor:s}),e.market&&(e.image=this.dragImage(e.market))}dragImage(e){let n=e.querySelector(".framed");if(!n)return null;let r=document.createElement("div");return r.className="drag-image",r.append(n.cloneNode(!0)),document.body.append(r),r}drag(e,n){let r=this.root.querySelector("[data-quilt=active] .cells"),o=e.touch&&r?r.getBoundingClientRect().width/9*sp:0,s=this.cellAt(n.clientX,n.clientY-o);if(s?this.game.placement({type:"hover",cell:s}):this.game.placement({type:"leave"}),!e.image)return;e.image.hidden=s!==null;let a=`${n.clientX}px, ${n.clientY-o}px`;e.image.style.transform=`translate(${a}) translate(-50%, -50%)`}up(e){let{press:n}=this;if(!(!n||e.pointerId!==n.pointer)&&(this.end(),!!n.dragging)){if(this.swallow=!0,!this.game.state.placement.origin)return this.game.placement({type:"cancel"});this.game.placement({type:"show"}),n.market&&this.game.commit()}}abandon(){let e=this.press?.dragging??!1;this.end(),this.swallow=e,e&&this.game.placement({type:"cancel"})}end(){this.press?.image?.remove(),this.press=null}click(e){if(this.swallow){this.swallow=!1,e.stopPropagation(),e.preventDefault();return}if(!this.isOnQuilt(e))return;let{game:n}=this,{placement:r}=n.state,o=R(n.state),s=this.cellAt(e.clientX,e.clientY);!s||!o||(r.set&&this.commits(e,s)?n.commit():n.placement({type:"set",cell:s}))}commits(e,n){let{placement:r}=this.game.state,o=R(this.game.state);if(!o)return!1;let s=at(r,o);return s.length>0&&de(r,o)&&it(xn(s),n)?!0:e.pointerType==="touch"?!1:[...s,r.cursor].some(a=>it(a,n))}wheel(e){if(!this.turns(e)||e.deltaY===0)return;e.preventDefault();let n=performance.now();n-this.turned<ap||(this.turned=n,this.game.placement({type:"turn",how:e.deltaY>0?"right":"left"}))}flip(e){e.pointerType==="touch"||!this.turns(e)||(e.preventDefault(),this.game.placement({type:"turn",how:"flip"}))}turns(e){let{state:n}=this.game;return e.target instanceof Element&&e.target.closest("[data-quilt=active] .cells")!==null&&A(n)&&(R(n)?.letter??"+")!=="+"}};function sa(t,e){let n=t.target.closest("[data-quilt=shown]");return!n||!Object.hasOwn(Qe,t.key)||t.shiftKey?!1:(t.preventDefault(),e(n.getAttribute("data-testid")==="quilt-1"?1:2,Qe[t.key]),!0)}var Jn=class{constructor(e){this.outside=e,this.store=U((n,r)=>({...n,...r}),{path:e.memory.get(),picture:null,busy:!1,told:""})}get state(){return this.store.get()}get link(){let{path:e}=this.state;return e===null?null:this.outside.origin+e}get isLocal(){return/^https?:\/\/(localhost|127\.|\[::1\])/.test(this.outside.origin)}get canShare(){return this.outside.share!==null}async draw(){let{path:e}=this.state;if(e!==null)try{this.store.dispatch({picture:await this.outside.draw(e)})}catch(n){this.store.dispatch({picture:null,told:aa(n)})}}async renew(){if(!this.state.busy){this.store.dispatch({busy:!0,told:""});try{let{invitation:e}=await this.outside.renew();this.outside.memory.set(e),this.store.dispatch({path:e,picture:null,busy:!1}),await this.draw()}catch(e){this.store.dispatch({busy:!1,told:aa(e)})}}}async copy(){let{link:e}=this;if(e!==null)try{await this.outside.copy(e),this.store.dispatch({told:i("link-is-copied")})}catch{this.store.dispatch({told:i("cannot-copy")})}}async share(){let{link:e}=this;if(!(e===null||this.outside.share===null))try{await this.outside.share({title:"Quiltbee",text:i("share-text"),url:e}),this.store.dispatch({told:""})}catch(n){let r=n instanceof Error&&n.name==="AbortError";this.store.dispatch({told:r?"":i("cannot-share")})}}};function aa(t){return t instanceof Error?t.message:String(t)}var cp=["classic","anniversary","valentine"];function ca(t){return cp.some(e=>e===t)}var xo={theme:"auto",edition:"classic",language:"auto",look:"cloth",letters:!1,coordinates:!1,motion:"normal",turnCards:!0,sounds:!1,vibration:!1,hints:!1,strength:ge},ko="quiltbee.settings",lp=12,Xn=new Map;function tr(t){try{return JSON.parse(localStorage.getItem(t)??"null")}catch(e){if(e instanceof SyntaxError||e instanceof DOMException)return JSON.parse(Xn.get(t)??"null");throw e}}function Ke(t,e){let n=JSON.stringify(e);Xn.set(t,n);try{localStorage.setItem(t,n)}catch(r){if(!(r instanceof DOMException))throw r;console.warn("This browser keeps no settings:",r.message)}}function So(){let t=tr(ko),e={...xo,...typeof t=="object"?t:null},n=ca(e.edition)?e.edition:xo.edition,r=_r(e.language)?e.language:xo.language;return{...e,edition:n,language:r}}function la(t){Ke(ko,t),up(t.language)}function ua(t){window.addEventListener("storage",({key:e})=>{e===ko&&t(So())})}function up(t){let e=t==="auto"?0:31536e3;document.cookie=`language=${t}; path=/; max-age=${e}; SameSite=Lax`}function pa(){let t=tr("quiltbee.offline"),{ring:e,seat:n,moves:r,resigned:o}=t??{};return typeof e=="string"&&[1,2].includes(n)&&Array.isArray(r)&&r.every(a=>typeof a=="string")?{ring:e,seat:n,moves:r,resigned:o===!0}:null}function da(t){Ke("quiltbee.offline",t)}function Eo(){let t=tr("quiltbee.guide");return typeof t?.game=="string"&&[0,1].includes(t.chapter??-1)&&t.step!==void 0?t:null}function ma(t){Ke("quiltbee.guide",t)}function ye(){let t=tr("quiltbee.games");return Array.isArray(t)?t.filter(e=>typeof e?.id=="string"):[]}function fa(t,e){let n=ye().filter(r=>r.id!==t);Ke("quiltbee.games",[{id:t,title:e,when:Date.now()},...n].slice(0,lp))}function ha(t){Ke("quiltbee.games",ye().filter(e=>e.id!==t))}function ga(t){try{return sessionStorage.getItem(`quiltbee.invitation.${t}`)}catch(e){if(e instanceof DOMException)return Xn.get(`invitation.${t}`)??null;throw e}}function er(t,e){Xn.set(`invitation.${t}`,e);try{sessionStorage.setItem(`quiltbee.invitation.${t}`,e)}catch(n){if(!(n instanceof DOMException))throw n;console.warn("This browser keeps no invitation:",n.message)}}function $a(t,e){let n=new Jn({origin:location.origin,renew:()=>bi(t),draw:vi,copy:o=>pp(o),share:"share"in navigator?o=>navigator.share(o):null,memory:{get:()=>ga(t),set:o=>er(t,o)}}),r=new re({me:ht,sit:o=>pn(t,o),go:e});return{inviting:n,joining:r}}async function pp(t){if(!navigator.clipboard)throw new Error(i("no-clipboard"));await navigator.clipboard.writeText(t)}function ya({text:t,mine:e},n){let o=n-(e?1:0)>0?`(${n}) `:"",s=t?`${t} – Quiltbee`:"Quiltbee";return`${o}${e?"● ":""}${s}`}function wa({mine:t},e){return t||e>0}var Je=document.querySelector("link[rel=icon]"),dp=[Je.href,new URL(Je.dataset.waiting??"",Je.href).href],Mo={text:"",mine:!1},Ao=0;function Xe(t,e=!1){Mo={text:t,mine:e},ba()}function nr(t){Ao=t,ba()}function ba(){let t=ya(Mo,Ao);document.title!==t&&(document.title=t);let e=dp[wa(Mo,Ao)?1:0];Je.href!==e&&(Je.href=e)}function xa({clock:t},e){if(!t)return m;let n=t.running===e;return l`<div
    class=${n?"clock runs":"clock"}
    data-clock=${e}
    data-testid=${`clock-${e}`}
  >
    <span class="clock-sign">${y("clock")}${y("hurry")}</span>
    <span class="clock-time" aria-hidden="true"></span>
    <span class="visually-hidden"
      >${i(n?"clock-running":"clock")}: <span class="clock-words"></span
    ></span>
  </div>`}function ka(t,e,{text:n,sentence:r,low:o}){let s=t.querySelector(`[data-clock="${e}"]`);s&&(s.dataset.low=o?"true":"false",va(s.querySelector(".clock-time"),n),va(s.querySelector(".clock-words"),r))}function va(t,e){t&&t.textContent!==e&&(t.textContent=e)}function To(t){return i(`level-name-${t}`)}function Sa(t){return i("level-sentence",{level:String(t),name:To(t),audience:i(`level-for-${t}`)})}function V(t,e,n,r,o){return l`<fieldset class=${`pick pick-${t}`}>
    <legend>${e}</legend>
    <div class="pick-row">
      ${n.map(([s,a])=>l` <label
            ><input
              type="radio"
              name=${t}
              value=${s}
              data-testid=${`${t}-${s}`}
              .checked=${r===s}
              @change=${()=>o(s)}
            /><span>${a}</span></label
          >`)}
    </div>
  </fieldset>`}var mp=[["classic","button"],["anniversary","ten"],["valentine","heart"]];function rr(t){let e=mp.map(([n,r])=>[n,l`${y(r)}<span>${i(`edition-${n}`)}</span>`]);return V("edition",i("setting-edition"),e,t.settings.edition,n=>t.change({edition:n}))}function Ct(t){return t.target.value}function we(t){return t.target.checked}function or(t){let e=t.settings.language,n=[["auto",i("language-auto")],...Object.entries(Lr)],r=o=>t.change({language:Ct(o)});return l`<label class="language-pick"
    >${i("setting-language")}
    <select data-testid="language" @change=${r}>
      ${n.map(([o,s])=>l`<option
            value=${o}
            lang=${o==="auto"?"":o}
            ?selected=${o===e}
          >
            ${s}
          </option>`)}
    </select></label
  >`}function fp(t){return`${t}`}function be(t,e,n={}){let r=Object.keys(e).map(s=>[s,fp(s)]);return i(t,{...n,...Object.fromEntries(r)}).split("").map((s,a)=>a%2?e[s]:s)}var hp=[["auto","setting-theme-auto"],["light","theme-light"],["dark","theme-dark"]],gp=[["normal","motion-normal"],["faster","motion-faster"],["off","motion-off"]],$p=[["cloth","look-cloth"],["thread","look-thread"]],yp=[["letters","setting-letters"],["coordinates","setting-coordinates"],["hints","setting-hints"],["turnCards","draw-automatically"],["sounds","setting-sounds"],["vibration","setting-vibration"]];function ir(t,e,n){let{theme:r,motion:o,look:s}=t.settings,a=yp.filter(([p])=>p!=="vibration"||t.canVibrate),c=()=>{e(),t.help()},u=p=>d=>t.change({[p]:d});return l`<div class="panel-head">
      <h2 id="dialog-heading">${i("settings")}</h2>
      <button type="button" class="main" @click=${e}>${i("settings-done")}</button>
    </div>
    <div class="settings">
      <button type="button" data-testid="settings-help" @click=${c}>
        ${y("help")}<span>${i("how-to-play")}</span>
      </button>
      ${rr(t)} ${V("theme",i("setting-theme"),Lo(hp),r,u("theme"))}
      ${V("motion",i("setting-motion"),Lo(gp),o,u("motion"))}
      ${V("look",i("setting-look"),Lo($p),s,u("look"))}
      ${a.map(([p,d])=>wp(p,i(d),t))} ${or(t)}
      ${n?l`<button type="button" data-testid="open-command" @click=${n}>
              ${be("open-command-line",{key:l`<kbd>/</kbd>`})}
            </button>`:m}
    </div>`}function Lo(t){return t.map(([e,n])=>[e,i(n)])}function wp(t,e,n){return l`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${t}
      .checked=${n.settings[t]}
      @change=${r=>n.change({[t]:we(r)})}
    /><span>${e}</span></label
  >`}function Ea(t,e,n){if(t.dialog===null)return m;let r=()=>e.dialog(null),o=()=>ir(n,r,()=>e.type(!0));return l`<dialog
    class="sheet"
    aria-labelledby="dialog-heading"
    @close=${r}
    data-testid=${`dialog-${t.dialog}`}
  >
    ${{settings:o,resign:bp,practice:Mp,abort:xp,handover:kp,report:Ep}[t.dialog](e,r)}
  </dialog>`}function Ma(t){let e=t.querySelector("dialog");e&&!e.open&&e.showModal()}function bp(t,e){return l`<h2 id="dialog-heading">${i("resign-question")}</h2>
    <p>${vp(t.state.table)}</p>
    <div class="row">
      <button type="button" class="main" @click=${e}>${i("play-on")}</button>
      <button type="button" data-testid="resign-confirm" @click=${()=>t.resign()}>
        ${i("resign")}
      </button>
    </div>`}function vp(t){return t?.mode!=="remote"?i("resign-undo"):i(t.rated?"resign-rated":"resign-plain")}function xp(t,e){let n=t.state.table!==null&&N(t.state.table);return l`<h2 id="dialog-heading">${i(n?"abort-close-question":"abort-question")}</h2>
    <p>${i(n?"abort-close-text":"abort-text")}</p>
    <div class="row">
      <button type="button" class="main" @click=${e}>${i(n?"wait":"play-on")}</button>
      <button type="button" data-testid="abort-confirm" @click=${()=>t.abort()}>
        ${i(n?"close-it":"call-it-off")}
      </button>
    </div>`}function kp(t,e){return l`<form @submit=${r=>{r.preventDefault();let o=r.target;t.handOver(Number(new FormData(o).get("level")))}}>
    <h2 id="dialog-heading">${i("handover-question")}</h2>
    <p>${i("handover-text")}</p>
    <p>
      <label
        >${i("level")}
        <select name="level" data-testid="handover-level">
          ${Un.map(({level:r})=>l`<option value=${r} ?selected=${r===ge}>
                ${i("level-and-name",{level:String(r),name:To(r)})}
              </option>`)}
        </select></label
      >
    </p>
    <div class="row">
      <button type="submit" class="main" data-testid="handover-confirm">${i("let-it-play")}</button>
      <button type="button" @click=${e}>${i("wait")}</button>
    </div>
  </form>`}var Sp=["name","cheating","leaving","other"];function Ep(t,e){return l`<form @submit=${r=>{r.preventDefault();let o=new FormData(r.target);t.report(o.get("reason"),String(o.get("text")))}}>
    <h2 id="dialog-heading">${i("report-title")}</h2>
    <p>${i("report-who-reads")}</p>
    <p>
      <label
        >${i("report-reason")}
        <select name="reason" data-testid="report-reason">
          ${Sp.map(r=>l`<option value=${r}>${i(`report-${r}`)}</option>`)}
        </select></label
      >
    </p>
    <p>
      <label
        >${i("report-what")}
        <textarea name="text" rows="3" maxlength="500" data-testid="report-text"></textarea>
      </label>
    </p>
    <div class="row">
      <button type="submit" class="main" data-testid="report-confirm">${i("report")}</button>
      <button type="button" @click=${e}>${i("cancel")}</button>
    </div>
  </form>`}function Mp(t,e){return l`<h2 id="dialog-heading">${i("practice-question")}</h2>
    <p>${i("practice-text")}</p>
    <div class="row">
      <button
        type="button"
        class="main"
        data-testid="practice-confirm"
        @click=${()=>t.practise()}
      >
        ${i("undo")}
      </button>
      <button type="button" @click=${e}>${i("play-on")}</button>
    </div>`}var Ap=["","hint-right","hint-round","hint-left"],Tp=50;function sr({hint:t,patches:e},n){return t?(t.type==="hint"?Lp(t,e,n):Op(t,e,n)).join(" "):""}function Lp({move:t,reasons:e},n,r){return[Aa(t,n,r),...e.map(({code:o,values:s})=>i(`reason-${o}`,s))]}function Aa(t,e,n){if(t==="pass")return i("hint-advance");let r=t.slice(-2);if(t.startsWith("+"))return n?i("hint-put-on",{cell:r}):i("hint-put");let[o,s]=t,a=e[o].name;if(!n)return i("hint-take",{patch:a});let c=_p(Number(s));return c?i("hint-take-turned",{patch:a,cell:r,how:c}):i("hint-take-at",{patch:a,cell:r})}function _p(t){let e=[t>=4?"hint-flipped":"",Ap[t%4]].filter(Boolean);return Y(e.map(n=>i(n)))}function Op(t,e,n){if(t.better===t.move)return[i("why-same")];let r=n&&t.better!=="pass"?[Aa(t.better,e,!0)]:[],o=t.reasons.map(({of:s,code:a,values:c})=>i(s==="mine"?`mine-${a}`:`reason-${a}`,c));return[Ip(t,Np(t,e)),...r,...o]}function Np({better:t,move:e},n){return t==="pass"?i("why-advance"):t.startsWith("+")?i("why-put"):t[0]===e[0]?i("why-elsewhere"):i("why-take",{patch:n[t[0]].name})}function Ip({points:t,chance:e},n){if(t===null)return i("why-unknown",{what:n});let r=Math.round(t/10);return r===0&&(e??0)>=Tp?i("why-loss-chance",{what:n,percent:Math.round((e??0)/10)}):i("why-loss",{what:n,count:r})}function Cp({automa:t}){if(!t)return"";let e=t.practice?i("about-practice"):"";return`${He(t)}${e}. `}function Rp({board:t,seed:e}){let n=i(`board-${t}`);return e?be("about-code",{code:l`<code data-testid="seed">${e}</code>`},{board:n}):n}function Ta(t,e,n,r){return l`<section class="panel about" aria-labelledby="about-heading">
    <h2 id="about-heading">${i("this-game")}</h2>
    <p class="small">
      ${Cp(e)}${Rp(e)}${_(e)?"":i("about-watching")}${e.seed&&e.seed_chosen?i("about-chosen"):""}
    </p>
    ${Wp(e)}
    ${Te(e)?l`<p class="small" data-testid="local">${i("offline-here")}</p>`:m}
    <div class="row">
      ${Te(e)?jp(n):Pp(e)}
      <button type="button" data-testid="copy-link" @click=${()=>La(e,n)}>
        ${y("link")}<span>${i("copy-link")}</span>
      </button>
      ${qp(e,n)} ${Hp(e,n)}
      <button type="button" data-testid="new-game" @click=${()=>r.go("/")}>
        ${i("new-game")}
      </button>
    </div>
    ${t.copied?l`<p class="small copied" data-testid="copied">${t.copied}</p>`:m}
  </section>`}function Pp({game:t}){return l`<a
    class="button"
    data-testid="download-record"
    href=${`/api/games/${t}/record.pgr`}
    download
    >${y("download")}<span>${i("record")}</span></a
  >`}function jp({id:t,keeper:e}){return l`<button
    type="button"
    data-testid="download-record"
    @click=${async()=>Dp((await e.replay(t)).record)}
  >
    ${y("download")}<span>${i("record")}</span>
  </button>`}function Dp(t){let e=document.createElement("a");e.href=URL.createObjectURL(new Blob([t],{type:"text/plain"})),e.download="game.pgr",e.click(),URL.revokeObjectURL(e.href)}function qp(t,e){if(!_(t)||t.stage==="over")return m;let[n,r,o]=t.can_abort?["abort",Bp(t),"cancel"]:["resign",i("resign"),"flag"];return l`<button type="button" data-testid=${n} @click=${()=>e.dialog(n)}>
    ${y(o)}<span>${r}</span>
  </button>`}function Hp(t,e){return t.mode!=="remote"||!_(t)||N(t)?m:l`<button type="button" data-testid="report" @click=${()=>e.dialog("report")}>
    ${i("report")}
  </button>`}function Bp(t){return i(N(t)?"close-table":"call-off")}function Wp({mode:t,clock:e,rated:n,takebacks:r,seats:o}){if(t!=="remote")return m;let s=Mt.filter(c=>o[c-1].rating!==null).map(c=>`${x(o,c)} ${o[c-1].rating}`),a=[e?i("terms-clock",{clock:mn(e.control)}):i("terms-no-clock"),i(n?"terms-rated":"terms-not-rated"),i(r?"terms-takebacks":"terms-no-takebacks")];return l`<p class="small" data-testid="terms">
    ${a.join("; ")}. ${s.length?i("terms-ratings",{ratings:s.join(", ")}):""}
  </p>`}async function La(t,e){e.store.dispatch({type:"copied",text:await Up(_a(t))})}function _a({link:t,seats:e}){let n=e.map(({name:r})=>r);return`${location.origin}${gn(t,n)}`}async function Up(t){try{return await navigator.clipboard.writeText(t),i("link-copied")}catch(e){if(!(e instanceof DOMException||e instanceof TypeError))throw e;return i("copy-this-link",{link:t})}}async function Oa(t,e){if(!("share"in navigator))return La(t,e);try{await navigator.share({title:"Quiltbee",url:_a(t)})}catch(n){if(!(n instanceof DOMException))throw n}}function _o(t,e){return l`<svg class=${`card ${t}`} viewBox="-0.5 -0.5 41 57" aria-hidden="true">
    <rect class="sheet-edge" width="40" height="56" rx="3.5"></rect>
    ${e}
  </svg>`}function Ia(t,e){return t===0?_o("empty",m):_o("back",v`<path class="weave" d="M4 4h32v48h-32zM4 16L36 40M4 40L36 16M4 28h32M20 4v48"></path>
    ${e===null?B(20,28,7):v`<circle class="budget" cx="20" cy="28" r="10"></circle>
      <text class="digits" x="20" y="32.4" font-size="13">${e}</text>`}`)}function Ca({number:t,budget:e,income:n,filters:r}){return _o("face",v`
    <text class="card-number" x="20" y="6.6">${t}</text>
    <circle class="budget" cx="12" cy="16" r="7.4"></circle>
    <text class="digits" x="12" y="19.3" font-size="9.5">${e}</text>
    ${B(30,16,5.6)}<text class="gain" x="30" y="28.4">+${n}</text>
    <text class="card-word" x="12" y="28">${i("card-budget")}</text>
    ${r.map((o,s)=>Na(_n(o),36+s*7))}
    ${r.length===0?Na(i("filter-none"),42):m}`)}function Na(t,e){return v`<text class="card-filter" x="20" y=${e}>${t}</text>`}function Ra({turns:t,run:e},n,r){let o=t.map(s=>Fp(s,n,r));return l`<section
    class="account"
    data-testid="automa-turn"
    tabindex="0"
    aria-labelledby="account-heading"
  >
    <h3 id="account-heading">
      ${t.length>1?i("last-turns",{count:t.length}):i("last-turn")}
    </h3>
    ${t.length===0?l`<p class="small">${i("no-card-since")}</p>`:m}
    ${e%2?l`<div class="turns odd">${o}</div>`:l`<div class="turns even">${o}</div>`}
  </section>`}function Fp(t,e,n){return l`<div class="card-turn" data-card=${t.card.number} data-taken=${t.taken??""}>
    ${Ca(t.card)}
    <div class="told">
      <p class="told-card">${to(t.card)}</p>
      <div class="tried" aria-hidden="true">
        ${[...t.choices].map(r=>Gp(r,t,e,n))}
      </div>
      <ol>
        <li>${eo(t,e)}</li>
        ${t.steps.map(r=>l`<li class=${r.skipped?"skipped":""}>${no(r,e)}</li>`)}
        ${ro(t,e).map(r=>l`<li class="outcome">${r}</li>`)}
      </ol>
    </div>
  </div>`}function Gp(t,{affordable:e,taken:n},r,o){let s=t===n?"taken":e.includes(t)?"left":"dear",a={taken:"✓",left:"–",dear:"×"}[s];return l`<span class=${`candidate ${s}`}
    >${qn(t,r[t],0,o)}<span class="fate">${a}</span></span
  >`}var Vp=[20,10,5,1];function Pa(t){let e=[],n=Math.max(0,t);for(let r of Vp)for(;n>=r;)e.push(r),n-=r;return e}var Oo=56,tn=20,Zp=19;function ja(t){let e=Pa(t),n=Math.min(Zp,(Oo-tn)/Math.max(1,e.length-1)),r=Oo-tn/2,o=e.map((s,a)=>zp(s,r-a*n)).reverse();return l`<svg class="purse" viewBox=${`0 0 ${Oo} ${tn}`} aria-hidden="true">
    ${o}
  </svg>`}function zp(t,e){return v`${ct(`tile-${t}`,e,tn/2)}
    <text class="tile-value" x=${e} y=${tn/2+3.2}>${t}</text>`}function ar(t,e,n){return l`<table class="scores">
    <caption class="visually-hidden">
      ${i("score-parts")}
    </caption>
    <thead>
      <tr>
        <th scope="col"><span class="visually-hidden">${i("score-part")}</span></th>
        ${e.map(r=>l`<th scope="col">${r}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${n.map(([r,o])=>l`<tr>
            <th scope="row">${r}</th>
            ${o.map(s=>l`<td>${s}</td>`)}
          </tr>`)}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${i("number-score")}</th>
        ${t.players.map((r,o)=>l`<td data-testid=${`total-${o+1}`}>${I(r.score)}</td>`)}
      </tr>
    </tfoot>
  </table>`}function Yp(){return l`<span class="badge tile" title=${i("tile-title")}
    ><svg viewBox="-10 -10 20 20" aria-hidden="true">${ct("special-tile",0,0)}</svg>
    <span class="visually-hidden">${i("has-tile")}</span></span
  >`}var Qp={buttons:B(0,0,2.8),income:v`<circle class="dot" r="2.2"></circle>
    <path class="plus" d="M-1.2 0h2.4M0-1.2v2.4"></path>`,empty:v`<path class="gap" d="M-2.2-2.2h4.4v4.4h-4.4z"></path>`,patches:v`<path class="dot" d="M-2.4-2.4h2.4v2.4h2.4v2.4h-4.8z"></path>`,time:v`<path class="dot" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path>`,score:v`<path class="dot"
    d="M0-2.8l.9 1.9 2 .2-1.5 1.5.4 2L0 1.8l-1.8 1 .4-2L-2.9-.7l2-.2z"></path>`};function Da(t,e,n,r={}){let{buttons:o,income:s,empty:a,score:c,time:u}=t.players[n-1],p=[[i("number-buttons"),o,"buttons"],[i("number-income"),s,"income"],[i("number-empty"),a,"empty"],[i("number-time"),u,"time"],[i("number-score"),I(c),"score"]];return No(t,e,n,p,r)}function No(t,e,n,r,o){let{aside:s=m,clock:a=m,thumbnail:c=m}=o,u=t.stage!=="over"&&se(e)===null&&t.turn===n;return l`<div class=${u?"bar moving":"bar"} data-testid=${`player-${n}`}>
    <div class="bar-name">
      ${Cs(n)}
      <h2 title=${x(e,n)}>${x(e,n)}</h2>
      ${Jp(e[n-1])} ${s}
      ${t.players[n-1].special_tile?Yp():m}
      ${u?l`<span class="badge to-move">${i("to-move")}</span>`:m}
    </div>
    ${a} ${c}
    <dl>
      ${r.map(([p,d,f])=>l`<div class=${`number number-${f}`}>
            <dt>${Kp(String(f))}<span>${p}</span></dt>
            <dd data-testid=${`${f}-${n}`}>${d}</dd>
            ${f==="buttons"?ja(Number(d)):m}
          </div>`)}
    </dl>
  </div>`}function Kp(t){return l`<svg class="number-sign" viewBox="-3 -3 6 6" aria-hidden="true">${Qp[t]}</svg>`}function Jp({kind:t,yours:e,away:n,bot:r,rating:o}){return t!=="person"&&t!=="open"?m:l`${o===null?m:l`<span class="rating"
          ><span class="visually-hidden">${i("rated")}</span>${o}</span
        >`}
  ${r?l`<span class="badge bot">${i("bot")}</span>`:m}
  ${n&&!e?l`<span class="badge away">${i("away")}</span>`:m}`}function qa(t,e){let n=t.players.map(r=>r.score_parts);return ar(t,[x(e,1),x(e,2)],[[i("number-buttons"),n.map(r=>r.buttons)],[i("score-tile"),n.map(r=>r.special_tile)],[i("score-empty"),n.map((r,o)=>`${I(r.empty)} (${t.players[o].empty})`)]])}function Ba(t,e,n){let{buttons:r,time:o,score:s}=t.players[1],a=[[i("number-buttons"),r,"buttons"],[i("number-patches"),n.with_buttons.length+n.without_buttons.length,"patches"],[i("number-time"),o,"time"],[i("number-score"),I(s),"score"]],c=l`<span class="level-name">${Vt(n)}</span>`,u=l`<span class="next-card">${Ua(t,n)}</span>`;return No(t,e,2,a,{aside:c,thumbnail:u})}function Wa(t,e,n,r,o,s=m){return l`<section
    class="panel automa"
    data-testid="automa"
    tabindex="0"
    aria-labelledby="automa-heading"
  >
    <div class="panel-head">
      <h2 id="automa-heading">${i("the-automa")}</h2>
      <span class="small">${He(e)}</span>
    </div>
    <div class="dealer">
      <div class="pile">${Ua(t,e)}</div>
      <div>
        <p data-testid="automa-cards">${t.result?i("no-more-cards"):Xp(e)}</p>
        <p class="small">${Zt(e)}</p>
      </div>
    </div>
    ${Ra(n,r,o)} ${td(t,e)} ${s}
    <div class="piles">
      ${Ha("patches-with",e.with_buttons,"pile-with",r,o)}
      ${Ha("patches-without",e.without_buttons,"pile-without",r,o)}
    </div>
    <p class="small">${oo(e)}</p>
  </section>`}function Ua({result:t},{pile:e,budget:n}){return Ia(e,t?null:n)}function Xp({pile:t,budget:e}){return t===0?i("pile-empty"):e===null?i("next-face-down"):i("next-can-pay",{price:i("buttons",{count:e})})}function Ha(t,e,n,r,o){return l`<div class="taken-pile" data-testid=${n}>
    <h3>${i(t,{count:e.length})}</h3>
    <ul>
      ${[...e].map(s=>{let{name:a,income:c}=r[s];return l`<li title=${a}>
          ${qn(s,r[s],0,o)}
          <span class="visually-hidden"
            >${a} (${s})${c?`, ${i("buttons",{count:c})}`:""}</span
          >
        </li>`})}
    </ul>
  </div>`}function td(t,e){let n=(o,s,a)=>l`<div class=${a}>
      <dt>${o}</dt>
      <dd>${s}</dd>
    </div>`,r=qe(t.players[1],e.level);return l`<div class="parts">
    <h3>${i("what-level-counts",{numeral:e.numeral})}</h3>
    <dl data-testid="automa-score">
      ${r.map(([o,s])=>n(i(o),s,"part"))}
      ${n(i(t.result?"number-score":"score-now"),I(t.players[1].score),"sum")}
    </dl>
  </div>`}function Fa(t,e){if(!t.typing)return m;let n=t.notice?.typed?t.notice:null;return l`<form
    class="command"
    aria-label=${i("command-line")}
    @submit=${r=>ed(r,e)}
  >
    ${n?.kind==="error"?l`<p class="notice" data-testid="notice">${y("cancel")} ${n.text}</p>`:l`<p class="answer" data-testid="command-answer">${n?.text??""}</p>`}
    <div class="command-row">
      <label for="command" class="visually-hidden">${i("command")}</label>
      <input
        id="command"
        name="command"
        data-testid="command"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        placeholder="X0a7, pass, m, fit 2, ?"
        @keydown=${r=>nd(r,e)}
      />
      <button type="submit" class="main">${i("enter")}</button>
      <button type="button" aria-label=${i("close")} @click=${()=>e.type(!1)}>
        ${y("cancel")}
      </button>
    </div>
  </form>`}function ed(t,e){t.preventDefault();let r=t.target.elements.namedItem("command");e.command(r.value),r.value=""}function nd(t,e){t.key==="Escape"&&(t.preventDefault(),e.type(!1),document.querySelector(".quilt.active .cells")?.focus())}function Ga(t,e,n){let r=_(e),o=r&&zt(e)&&e.stage!=="over",s=r&&(e.mode!=="remote"||e.takebacks);return l`${o?rd(t,n):m}
  ${s?od(t,e,n):m}`}function rd(t,e){return l`<button
    type="button"
    class="hint-button"
    data-testid="hint"
    aria-keyshortcuts="H"
    aria-disabled=${Nt(t)?"false":"true"}
    @click=${()=>e.hint()}
  >
    ${y("bulb")}<span>${i("hint")}</span>
  </button>`}function od(t,e,n){let r=Nn(e)&&It(t);return l`<button
    type="button"
    class=${e.mode==="screen"||e.mode==="computer"?"undo":"undo long"}
    data-testid="undo"
    aria-disabled=${It(t)?"false":"true"}
    @click=${()=>n.undo()}
  >
    ${y("undo")}${id(e,r)}
  </button>`}function Va(t,e){return l`<button
    type="button"
    class="main turn-card"
    data-testid="turn-card"
    aria-keyshortcuts="T"
    aria-disabled=${yt(t)?"false":"true"}
    @click=${()=>e.turnCard()}
  >
    ${y("card")}<span>${i("turn-the-card")}</span>
  </button>`}function id({mode:t},e){return t==="remote"?l`<span>${i("ask-takeback")}</span>`:e?l`<span class="behind">${i("undo-practice")}</span>`:l`<span>${i("undo")}</span>`}function Za(t){return l`<label class="switch"
    ><input
      type="checkbox"
      data-testid="turn-by-itself"
      .checked=${t.settings.turnCards}
      @change=${e=>t.change({turnCards:we(e)})}
    />
    <span>${i("draw-automatically")}</span></label
  >`}var sd={hint:"hint-coming",why:"why-coming",turn:"card-turning",move:"move-sending"};function Ya(t,e,n){let r=A(t)?R(t):null,o=r!==null&&r.letter!=="+",s=r?L(t,r.letter):void 0,a=r!==null&&t.placement.set&&de(t.placement,r)&&s?.available!==!1,c=r!==null&&(o||t.placement.origin!==null),u=[["rotate-left",i("rotate-left"),"left",o,()=>e.placement({type:"turn",how:"left"})],["rotate-right",i("rotate-right"),"right",o,()=>e.placement({type:"turn",how:"right"})],["flip",i("flip"),"flip",o,()=>e.placement({type:"turn",how:"flip"})],["place",i("place"),"place",a,()=>e.commit()],["cancel",i("cancel"),"cancel",c,()=>e.placement({type:"cancel"})]],p=On(t.table)&&!t.looking;return l`<section
    class=${r?"deck held":"deck"}
    aria-label=${i("placing")}
    data-keys
    data-move=${r?Tn(t.placement,r)??"":""}
  >
    ${ad(t,e,n)}
    <div class=${p?"tools waits":"tools"}>
      ${p?Va(t,e):m}
      ${u.map(([d,f,$,b,S])=>l`<button
            type="button"
            class=${`tool ${$}`}
            data-testid=${d}
            aria-disabled=${b?"false":"true"}
            @click=${S}
          >
            ${y($)}<span>${f}</span>
          </button>`)}
    </div>
  </section>`}function ad(t,e,n){let{table:r,notice:o}=t;return l`<div
    class=${Io(t)?"strip hinting":"strip"}
    data-testid="strip"
    tabindex="-1"
  >
    ${o?.kind==="error"&&!o.typed?l`<p class="notice" data-testid="notice">${y("cancel")} ${o.text}</p>`:r?cd(t,r,n):m}
    ${$d(t,e)}
  </div>`}function Io(t){let{hint:e,looking:n,notice:r,pending:o,placement:s}=t;if(!e||n||o||r?.kind==="error"&&!r.typed)return!1;let{letter:a,origin:c}=s;return a===null||!A(t)||a==="+"&&c===null}function cd(t,e,n){let r=R(t);return t.looking?l`<p>${i("earlier-position")}</p>`:t.pending?l`<p>${i(sd[t.pending.type]??"one-moment")}</p>`:Io(t)?gd(t,n):r&&A(t)?pd(t,e,r,n):ld(t,e)}function ld(t,e){let n=We(t).map(r=>ns(r,e.seats,t.patches));return l`<p class="lately">${n.length>0?`${n.join(". ")}.`:$e(e)}</p>
    <p class="guide">${ud(t,e)}</p>
    ${e.getting_ready?l`<p class="guide" data-testid="getting-ready">${i("warming-up")}</p>`:m}`}function ud(t,e){return e.stage==="over"?i("game-over"):e.stage==="card"?i("card-ready"):e.thinking?i("thinking",{name:x(e.seats,e.turn)}):A(t)?i("choose-or-pass-now"):`${tt(e)}.`}function pd(t,e,n,r){let o=at(t.placement,n),s=e.players[e.turn-1].cells,a=L(t,n.letter),c=pe(t.placement,n),u=c!==null&&jn(t,c),{text:p,isGood:d}=Xi(o,s,a,r),f=d&&t.placement.set?fd():p,$=c!==null&&!st(o,s,void 0)?ae(s,o):[],b=a?Sn(a,$,u,e,e.seats,r):yd(u,$.length);return l`<p class=${d?"verdict yes":"verdict no"}>
      ${c===null&&d?hd(n.letter):md(f,d)}
    </p>
    <ul class="effects">
      ${dd(b).map(({kind:S,text:M})=>l`<li class=${S}>${M}</li>`)}
    </ul>`}function dd(t){let e=({kind:n})=>n==="next";return[...t.filter(e),...t.filter(n=>!e(n))]}function md(t,e){return l`${y(e?"place":"cancel")} ${t}`}function fd(){return l`<span class="by-mouse">${i("fits-click")}</span
    ><span class="by-touch">${i("fits-press",{place:i("place")})}</span>`}function hd(t){return i(t==="+"?"put-special":"choose-place")}function gd(t,e){let n=t.hint?.type==="hint";return l`<p
    class="hint-line"
    data-testid=${n?"hint-words":"why-words"}
    data-move=${t.hint?.move??""}
  >
    ${y("bulb")}<span
      >${n?l`<b>${i("hint-label")}</b> `:m}${sr(t,e)}</span
    >
  </p>`}function $d(t,e){if(Io(t))return l`<button
      type="button"
      class="corner forget"
      data-testid="forget-hint"
      aria-label=${i("close")}
      @click=${za(()=>e.forgetHint())}
    >
      ${y("cancel")}
    </button>`;let n=t.pending?.type==="why",r=t.notice?.kind!=="error"&&R(t)===null;return!n&&!(r&&me(t))?m:l`<button
    type="button"
    class="corner"
    data-testid="why"
    aria-keyshortcuts="W"
    aria-disabled=${n?"true":"false"}
    @click=${za(()=>e.why())}
  >
    ${i("why")}
  </button>`}function za(t){return({currentTarget:e})=>{e instanceof HTMLElement&&e.closest(".strip")?.focus(),t()}}function yd(t,e){let n=[{kind:"fills",text:i("effect-special-costs")}];return t&&n.push({kind:"tile",text:i("effect-tile")}),e>0&&n.push({kind:"holes",text:i("effect-a-hole")}),n}function et(t,e){let[n,r,o]=pi(t??""),s=r?l`<span lang="en">${r}</span>${o}`:m;return l`<p class="notice" role="alert" ?hidden=${!t} data-testid=${e}>
    <span>${n}${s}</span>
  </p>`}function $b(t){let e=l`<span lang="en">${t}</span>`;return l`<p class="notice" data-testid="notice">
    ${be("fault-in-record",{detail:e})}
  </p>`}function cr(t){let{name:e,busy:n,error:r}=t.state;return l`<form class="joining" @submit=${s=>{s.preventDefault(),t.sit()}}>
    <label
      >${i("your-name")} <span class="small">${i("as-others-see")}</span>
      <input
        data-testid="join-name"
        maxlength="40"
        autocomplete="nickname"
        .value=${e}
        @input=${s=>t.write(Ct(s))}
    /></label>
    <button type="submit" class="main" data-testid="sit-down" ?disabled=${n}>
      ${i(n?"sitting-down":"sit-down")}
    </button>
    ${et(r,"join-error")}
  </form>`}function Qa(t,{inviting:e,joining:n}){let r=Pe(t);return r?en(i("is-asked",{name:r}),l`<p>${i("asked-text",{name:r})}</p>`):t.access==="public"?_(t)?wd():en(i("seat-open"),cr(n)):_(t)?en(i("invite-your-friend"),bd(e)):en(i("seat-kept"),l`<p>${i("seat-kept-text")}</p>`)}function en(t,e){return l`<section
    class="panel inviting"
    data-testid="inviting"
    aria-labelledby="inviting-heading"
  >
    <h2 id="inviting-heading">${t}</h2>
    ${e}
  </section>`}function wd(){return en(i("in-the-lobby"),l`<p>${i("in-the-lobby-text")}</p>`)}function bd(t){let{busy:e,told:n}=t.state;return l`${t.link===null?m:vd(t,t.link)}
    <div class="row">
      <button
        type="button"
        class=${t.link===null?"main":"quiet"}
        data-testid="new-invitation"
        aria-disabled=${e?"true":"false"}
        @click=${()=>t.renew()}
      >
        ${i(t.link===null?"make-link":"new-link")}
      </button>
      <span class="small">
        ${i(t.link===null?"no-link-here":"link-becomes-void")}
      </span>
    </div>
    <p class="small told" role="status" data-testid="invitation-told">${n}</p>`}function vd(t,e){let{picture:n}=t.state;return l`<p>${i("send-link")}</p>
    <label for="invitation-link" class="visually-hidden">${i("link-of-invitation")}</label>
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
        ${y("copy")}<span>${i("copy")}</span>
      </button>
      ${t.canShare?l`<button
              type="button"
              data-testid="share-invitation"
              @click=${()=>t.share()}
            >
              ${y("share")}<span>${i("share")}</span>
            </button>`:m}
    </div>
    ${t.isLocal?l`<p class="small">${i("local-address")}</p>`:m}
    <div class="qr">
      ${n?l`<img
              alt=${i("qr-code")}
              data-testid="invitation-qr"
              src=${`data:image/svg+xml,${encodeURIComponent(n)}`}
            />`:m}
    </div>`}function Ka(t,e,n){if(e.mode!=="remote")return m;let{text:r,actions:o,urgent:s}=fo(t,e);return l`<section
    class=${s?"line urgent":"line"}
    aria-label=${i("between-players")}
    data-testid="line"
  >
    <p data-testid="line-text">${r}</p>
    <div class="line-actions">
      ${o.map(([a,c],u)=>l`<button
            type="button"
            class=${s&&u===0?"main":""}
            data-testid=${a}
            aria-disabled=${t.pending?"true":"false"}
            @click=${()=>n.mind(a)}
          >
            ${c}
          </button>`)}
    </div>
    ${xd(e.spectators)}
  </section>`}function xd(t){let e=i("watching",{count:t});return l`<p
    class=${t>0?"watchers":"watchers none"}
    data-testid="watchers"
    title=${t>0?e:m}
  >
    ${y("eye")}<span aria-hidden="true">${t}</span>
    <span class="visually-hidden">${t>0?e:""}</span>
  </p>`}var kd=3;function Ja(t,e,n){let r=[...t.slice(kd)];return l`<section class="panel ring" aria-labelledby="ring-heading">
    <div class="panel-head">
      <h2 id="ring-heading">${i("coming-up")}</h2>
      <span class="small">${i("after-these",{count:r.length})}</span>
    </div>
    ${Sd(r,e,n)}
  </section>`}function Sd(t,e,n){return l`<ol class="circle" data-testid="ring" tabindex="0" aria-labelledby="ring-heading">
    ${t.map(r=>Ed(r,e,n))}
  </ol>`}function Ed(t,e,n){let r=e[t];return l`<li title=${Ut(r)}>
    ${Ve(t,r,0,n)}
    <span class="visually-hidden">${Ut(r)}</span>
    <span class="price" aria-hidden="true">${lr(r.buttons)}${ur(r.time)}</span>
  </li>`}function lr(t){return l`<span class="cost"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">${B(0,0,2.9)}</svg>${t}</span
  >`}function ur(t){return l`<span class="time"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">
      <path class="glass" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path></svg
    >${t}</span
  >`}function Xa(t,e,n,r,o){let s=[...e.ring.slice(0,3)];return l`<section class="panel market" aria-labelledby="market-heading" data-keys>
    <h2 id="market-heading">${i(A(t)?"choose-or-pass":"next-patches")}</h2>
    ${[0,1,2].map(a=>s[a]===void 0?l`<div class="offer none" aria-hidden="true"></div>`:Ad(t,s[a],a,n,r,o))}
    ${Md(t,e,n)}
  </section>`}function Md(t,e,n){let r=t.looking?void 0:L(t,null),{time:o}=e.players[e.turn-1];return l`<button
    type="button"
    class=${Pn(t)==="pass"?"pass hinted":"pass"}
    data-testid="pass"
    aria-disabled=${A(t)&&r?"false":"true"}
    aria-keyshortcuts="P"
    @click=${()=>n.pass()}
    @pointerenter=${({pointerType:s})=>s==="mouse"&&Co(n,!0)}
    @focus=${()=>Co(n,!0)}
    @blur=${()=>Co(n,!1)}
  >
    ${y("pass")}<span class="pass-name">${i("pass")}</span>
    <span class="pass-facts">
      ${r?Ur(r,o).map(s=>l`<span>${s}</span>`):m}
    </span>
  </button>`}function Co(t,e){t.store.dispatch({type:"weigh",on:e})}function Ro(t){return l`<span class="visually-hidden">${t}</span>`}function Ad(t,e,n,r,o,s){let a=t.patches[e],c=t.looking?void 0:L(t,e),u=t.placement.letter===e,p=c?pt(c):null,d=Pn(t)?.startsWith(e)??!1,f=["offer",u&&"chosen",p&&"dear",d&&"hinted"].filter(Boolean).join(" ");return l`<button
    type="button"
    class=${f}
    data-testid=${`patch-${n}`}
    data-patch=${e}
    data-orientation=${H(t.placement,e)}
    aria-pressed=${u?"true":"false"}
    aria-disabled=${A(t)&&c?"false":"true"}
    aria-keyshortcuts=${n+1}
    data-key=${n+1}
    @click=${$=>{$.pointerType==="mouse"?r.choose(e):r.chooseShown(e),s()}}
  >
    <span class="art"
      >${Ve(e,a,H(t.placement,e),o)}</span
    >
    <span class="facts"
      ><span class="offer-name"
        >${a.name}${Ro(i("spoken-squares",{count:a.squares}))}</span
      >
      <span class="price"
        >${lr(a.buttons)}${Ro(i("spoken-buttons",{count:a.buttons}))}
        ${ur(a.time)}${Ro(i("spoken-time"))}</span
      >
      <span class="earn">${tc(a)}</span>
      ${Td(c,p)}</span
    >
  </button>`}function Td(t,e){return e?l`<span class="reason" title=${e}>${Ld(t,e)}</span>`:m}function Ld(t,e){return t&&t.missing>0?i("short-of",{count:t.missing}):e}function zb({ring:t},e,n){return l`<section class="panel market looked-at" aria-labelledby="market-heading">
    <h2 id="market-heading">${i("next-patches")}</h2>
    ${[...t.slice(0,3)].map(r=>l`<div class="offer" data-patch=${r}>
          <span class="art">${Ve(r,e[r],0,n)}</span>
          <span class="facts" title=${Ut(e[r])}
            ><span class="offer-name">${e[r].name}</span>
            <span class="price">${lr(e[r].buttons)}${ur(e[r].time)}</span>
            <span class="earn">${tc(e[r])}</span></span
          >
        </div>`)}
  </section>`}function tc({income:t}){return t>0?i("earns",{count:t}):i("earns-nothing")}function ec(t,e,n,r,o,s={},a=[]){let c=new Set(a.map(({number:d})=>d)),u=[[i("first-position"),"first",0],[i("previous-position"),"back",e-1],[i("next-position"),"forward",e+1],[i("last-position"),"last",t.length]],p=d=>d<0||d>t.length||d===e;return l`<section class="panel moves" aria-labelledby="moves-heading">
    <div class="panel-head">
      <h2 id="moves-heading">${i("moves")}</h2>
      <div class="steps">
        ${u.map(([d,f,$])=>l`<button
              type="button"
              class="quiet square"
              aria-label=${d}
              title=${d}
              data-testid=${`step-${f}`}
              aria-disabled=${p($)?"true":"false"}
              @click=${()=>o($)}
            >
              ${y(f)}
            </button>`)}
      </div>
    </div>
    <ol class="move-list" data-testid="move-list" tabindex="0" aria-labelledby="moves-heading">
      ${t.map(d=>l`<li class=${c.has(d.number)?"fresh-move":""}>
            <button
              type="button"
              class=${d.number===e?"move now":"move"}
              aria-current=${d.number===e?"step":"false"}
              @click=${()=>o(d.number)}
            >
              <span class="number">${d.number}</span>
              <span class="move-words"
                ><b>${x(n,d.player)}</b>
                ${Lt(d.move,r)}${_d(s[d.number],d.move)}</span
              >
              <code>${d.move}</code>
            </button>
          </li>`)}
    </ol>
    ${t.length===0?l`<p class="small">${i("no-move-yet")}</p>`:""}
  </section>`}function _d(t,e){let n=t?.move===e?t.change:null;return!n||n.from===n.to?m:`: ${Vr(n)}`}var nt=90,Od=Array.from({length:8},(t,e)=>{let n=(e+1)*10;return`M${n} 0V${nt}M0 ${n}H${nt}`}).join(""),Nd=Array.from({length:8**2},(t,e)=>{let[n,r]=[e%8+1,Math.floor(e/8)+1];return`M${n*10-.7} ${r*10}h1.4m-.7-.7v1.4`}).join(""),ve=Array.from({length:9},(t,e)=>e);function nc(t){let{number:e,active:n,ghost:r,held:o}=t,s=["quilt",n&&"active",o&&"held",t.named&&"named"].filter(Boolean).join(" ");return l`<div
    class=${s}
    data-testid=${`quilt-${e}`}
    data-quilt=${n?"active":"shown"}
  >
    <div class="columns" aria-hidden="true">
      ${ve.map(a=>l`<span>${"abcdefghi"[a]}</span>`)}
    </div>
    <div class="rows" aria-hidden="true">${ve.map(a=>l`<span>${a+1}</span>`)}</div>
    <div class="cloths">
      <svg viewBox=${`-0.4 -0.4 ${nt+.8} ${nt+.8}`} aria-hidden="true">
        <rect class="ground" width=${nt} height=${nt}></rect>
        <path class="lines" d=${Od}></path>
        ${oc()}
        <path class="knots" d=${Nd}></path>
        ${ic(t)} ${t.fresh.map(Id)} ${t.hint?Cd(t.hint):m}
        ${r?Rd(t,r):m}
      </svg>
      ${qd(t)}
    </div>
  </div>`}function rc(t,e){return l`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${nt+2} ${nt+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${nt} height=${nt}></rect>
    ${oc()} ${ic({player:t,patches:e,lettered:!1,fresh:[]})}
  </svg>`}function oc(){return v`<rect fill="url(#fabric-cell)" width=${nt} height=${nt}></rect>`}function ic({player:t,patches:e,lettered:n,fresh:r}){let o=(a,c)=>r.some(({origin:u})=>it(u,[a,c])),s=ve.flatMap(a=>ve.map(c=>[a,c])).filter(([a,c])=>"*x".includes(t.cells[a*9+c]));return[...t.patches.map(a=>v`<g class=${o(a.row,a.column)?"fresh":""}
          data-sewn=${a.letter}>${Ge(a.letter,e[a.letter],a.orientation,[a.row,a.column],n)}</g>`),...s.map(([a,c])=>t.cells[a*9+c]==="*"?po([a,c]):v`<rect class="piece" fill="url(#fabric-covered)"
            x=${c*10} y=${a*10} width="10" height="10"></rect>`)]}function Id({shape:t,origin:[e,n]}){return v`<g class="last" transform=${`translate(${n*10} ${e*10})`}>
    <path class="halo" d=${G(t,10)}></path>
    <path d=${G(t,10)}></path></g>`}function Cd({shape:t,origin:[e,n]}){let{x:r,y:o}={x:(t[0][1]+.5)*10,y:(t[0][0]+.5)*10};return v`<g class="hint-mark" transform=${`translate(${n*10} ${e*10})`}>
    <path class="halo" d=${G(t,10,.8)}></path>
    <path class="edge" d=${G(t,10,.8)}></path>
    <circle cx=${r} cy=${o} r="3"></circle><text x=${r} y=${o+1.7}>?</text></g>`}function Rd({patches:t,player:e},n){let[r,o]=n.origin,s=n.letter==="+"?[[0,0]]:t[n.letter].orientations[n.code],a=n.cells.filter(([p,d])=>e.cells[p*9+d]!=="."),c=["ghost",n.legal?"legal":"illegal",n.set&&"set",n.sent&&"sent"],u=G(s,10);return v`<g class=${c.filter(Boolean).join(" ")}>
    <g class="held">${n.letter==="+"?po(n.origin):Ge(n.letter,t[n.letter],n.code,n.origin,!1)}</g>
    <g transform=${`translate(${o*10} ${r*10})`}>
      ${n.legal?m:Pd(u)}
      <path class="halo" d=${u}></path><path class="edge" d=${u}></path></g>
    ${a.map(jd)}
    ${n.set&&a.length===0?Dd(xn(n.cells),n.legal):m}
  </g>`}function Pd(t){return v`<path class="hatch" fill="url(#fabric-wrong)" d=${t}></path>`}function jd([t,e]){let n=`${e*10+3} ${t*10+3}`;return v`<path class="cross" d=${`M${n}l4 4m0-4l-4 4`}></path>`}function Dd([t,e],n){let r=`${(e+.5)*10} ${(t+.5)*10}`,o=n?"M-1.7 .1L-.5 1.4 1.8-1.3":"M-1.3-1.3L1.3 1.3M1.3-1.3L-1.3 1.3";return v`<g class="sign" transform=${`translate(${r})`}>
    <circle r="4.2"></circle><path d=${o} transform="scale(1.35)"></path></g>`}function qd(t){let{number:e,name:n,player:r,patches:o,cursor:s,ghost:a,active:c}=t,u=(d,f)=>`q${e}-${D([d,f])}`,p=new Set(a?.cells.map(String));return l`<div
    class="cells"
    role="grid"
    id=${`grid-${e}`}
    tabindex="0"
    data-keys
    aria-label=${i("grid-label",{name:n})}
    aria-readonly=${c?"false":"true"}
    aria-activedescendant=${s?u(s[0],s[1]):m}
  >
    ${ve.map(d=>l`<div role="row" class="row">
          ${ve.map(f=>{let $=p.has(`${d},${f}`)?i(a?.legal?"fits-here":"does-not-fit-here"):"",b=r.cells[d*9+f],S=s&&s[0]===d&&s[1]===f;return l`<div
              role="gridcell"
              class=${S?"cell here":"cell"}
              id=${u(d,f)}
              data-testid=${`cell-${D([d,f])}`}
              aria-label=${ts([d,f],b,o)+$}
            ></div>`})}
        </div>`)}
  </div>`}function sc(t,e,n){let[r,o]=t.players,s=r.score_parts,a=new Map(qe(o,n.level)),c=d=>a.get(d)??"–",u=[x(e,1),`${x(e,2)} ${n.numeral}`],p=[[i("number-buttons"),[s.buttons,c("part-held")]],[i("score-tile"),[s.special_tile,c("part-tile")]],[i("score-empty"),[`${I(s.empty)} (${r.empty})`,"–"]]];for(let d of["part-patches","part-printed"])a.has(d)&&p.push([i(d),["–",c(d)]]);return ar(t,u,p)}function ac({level:t,levels:e},n){return!e||e.length===0?m:l`<h3 id="levels-heading">${i("at-each-level")}</h3>
    <table class="scores" data-testid="levels" aria-labelledby="levels-heading">
      <thead>
        <tr>
          <th scope="col">${i("level")}</th>
          <th scope="col">${x(n,1)}</th>
          <th scope="col">${x(n,2)}</th>
          <th scope="col">${i("winner")}</th>
        </tr>
      </thead>
      <tbody>
        ${e.map(r=>l`<tr
              class=${r.level===t?"this-level":""}
              aria-current=${r.level===t?"true":m}
            >
              <th scope="row">
                ${r.level===t?i("this-game-level",{level:Vt(r)}):Vt(r)}
              </th>
              ${r.scores.map(o=>l`<td>${I(o)}</td>`)}
              <td>${x(n,r.winner)}</td>
            </tr>`)}
      </tbody>
    </table>`}function cc(t,e,n){let{automa:r}=t;return l`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${Ft(t,e)}</h2>
    <p>${$t(t,e)}</p>
    ${r?sc(t,e,r):qa(t,e)}
    <div class="row">${n}</div>
    ${r?ac(r,e):m}
  </section>`}function lc(t,e,n){return l`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${Ft(t,e)}</h2>
    <p>${$t(t,e)}</p>
    <div class="row">${n}</div>
  </section>`}function uc(t,e,n){let{table:r}=t;if(!r)return m;let o=Hd(t,r,e,n),s=()=>e.look(0);return l`${o}
    ${r.moves.length?l`<button type="button" data-testid="review" @click=${s}>
            ${y("first")}<span>${i("review")}</span>
          </button>`:m}
    <button type="button" data-testid="share" @click=${()=>Oa(r,e)}>
      ${y("share")}<span>${i("share-game")}</span>
    </button>
    <button
      type="button"
      class=${o===m?"main":""}
      data-testid="play-again"
      @click=${()=>n.go("/")}
    >
      ${y("fresh")}<span>${i("new-game")}</span>
    </button>`}function Hd(t,e,n,r){if(e.mode!=="remote")return Bd(e,n,r);if(e.rematch.game!==null)return l`<a
      class="button main"
      data-testid="rematch-link"
      href=${`/game/${e.rematch.game}`}
      >${y("again")}<span>${i("to-rematch")}</span></a
    >`;if(!_(e))return m;let o=ho(e);return l`<button
    type="button"
    class="main"
    data-testid="ask-rematch"
    aria-disabled=${o&&!t.pending?"false":"true"}
    @click=${()=>{o&&n.mind("rematch")}}
  >
    ${y("again")}
    <span>${i(e.rematch.asked.length>0&&!o?"rematch-asked":"rematch")}</span>
  </button>`}function Bd(t,e,n){return!_(t)||At(t)?m:l`<button
    type="button"
    class="main"
    data-testid="again"
    @click=${()=>e.again(n.go)}
  >
    ${y("again")}<span>${i("rematch")}</span>
  </button>`}function pc(t,e,n){return l`<details class="panel summary" data-testid="summary">
    <summary><h2>${i("in-words")}</h2></summary>
    ${[1,2].map(r=>{let o=r;if(r===2&&t.automa)return l`<h3>${x(e,2)}</h3>
          <p data-testid="summary-2">
            ${Rn(t,t.automa,n)}
            ${i("on-time-board",{distances:Gt(t,2)})}
          </p>`;let{cells:s,patches:a}=t.players[r-1];return l`<h3>${x(e,o)}</h3>
        <p data-testid=${`summary-${r}`}>
          ${En(s)} ${i("on-time-board",{distances:Gt(t,o)})}
        </p>
        ${a.length?l`<ul>
                ${a.map(c=>l`<li>${Mn(c,n)}</li>`)}
              </ul>`:""}`})}
  </details>`}function dc(t,e,n,r){let o=Be(t);return l`<header class="head table-head">
    ${Hr(r)} ${Ud(t,e,o)}
    <div class="turn-buttons">
      ${t.looking?Wd(n):Ga(t,e,n)}
      <button type="button" data-testid="settings" @click=${()=>n.dialog("settings")}>
        ${y("gear")}<span>${i("settings")}</span>
      </button>
      <button type="button" class="to-help" data-testid="help" @click=${r.help}>
        ${y("help")}<span>${i("help")}</span>
      </button>
      <a class="button to-me" href="/me" data-testid="to-me" @click=${j(r)}
        >${y("person")}<span>${i("to-me")}</span></a
      >
    </div>
  </header>`}function Wd(t){return l`<button
    type="button"
    class="main back-to-game"
    data-testid="back-to-game"
    @click=${()=>t.back()}
  >
    ${i("back-to-game")}
  </button>`}function Ud(t,e,n){let{looking:r}=t;return l`<div class=${`turn turn-${n.result?.winner??n.turn}`}>
    <div class="turn-title">
      <h1 id="turn-heading" tabindex="-1" data-testid="turn">
        ${r?i("after-move",{number:String(r.index)}):tt(e)}
      </h1>
      ${e.automa?.practice?l`<span class="badge practice" data-testid="practice">${i("practice")}</span>`:m}
    </div>
    ${Fd(t,e,n)}
  </div>`}function Fd(t,e,n){if(t.status==="lost")return l`<p class="lost" data-testid="connection">
      <span class="dot" aria-hidden="true"></span>${i("connection-lost")}
    </p>`;let r=t.looking?`${Ft(n,e.seats)}. ${$t(n,e.seats)}`:$e(e);return l`<p class="turn-reason" data-testid="turn-reason">${r}</p>`}function mc(t,e,n,r,o,s){let{table:a}=t,c=Be(t);if(!a||!c)return Et(r,i("opening-table"));let{letters:u,look:p,coordinates:d}=r.settings,f=()=>r.change({look:p==="cloth"?"thread":"cloth"}),$=he(t),b=a.mode==="screen"?1:$,S=ot=>zd(t,a,c,ot,r,e),M=c.result!==null||At(c),J=_(a)&&!N(a)&&!M;return l`${dc(t,a,e,r)}
    <main
      class=${Vd(t,a,M,d,s!==null)}
      data-stage=${c.stage}
      data-number=${a.number}
    >
      <div class="felt">
        <div class="column own">
          ${S(b)} ${Ja(c.ring,t.patches,u)}
        </div>
        <div class="column middle">
          ${s??Ka(t,a,e)}
          ${Zd(t,a,c,e,n,r,o,s!==null)}
          ${J?Ya(t,e,d):m} ${Gd(t,a,e)}
        </div>
        <div class="column other">
          ${a.mode==="solo"?Qd(t,c,a,u,r):S(b===1?2:1)}
          ${Ds(c,a.seats,p,f,ks(t),$)}
        </div>
      </div>
      <div class="below">
        ${s===null?Ta(t,a,e,r):m}
        ${pc(c,a.seats,t.patches)}
      </div>
    </main>
    ${Fa(t,e)} ${Jd(t)} ${Ea(t,e,r)}`}function Gd(t,e,n){let r=t.looking?t.looking.index:e.moves.length,o=s=>n.look(s);return ec(e.moves,r,e.seats,t.patches,o,t.seen,We(t))}function Vd({peek:t},e,n,r,o){let s=r?"named":"unnamed";return["table",o?"remote guided":e.mode,s,t&&"peek",N(e)&&"awaiting",n&&"ended"].filter(Boolean).join(" ")}function Zd(t,e,n,r,o,s,a,c){if(N(e))return Qa(e,o);let u=c?m:uc(t,r,s);return n.result?cc(n,e.seats,u):At(n)?lc(n,e.seats,u):Xa(t,n,r,s.settings.letters,a)}function zd(t,e,n,r,o,s){let a=he(t)===r,c=A(t)&&e.turn===r,{letters:u,coordinates:p}=o.settings,d=We(t).filter(ot=>ot.player===r),f=t.hint?.type==="why"&&t.hint.player===r&&[t.hint.move],$=x(e.seats,r),b=`${a?"front":"back"} p${r}`,S=nc({number:r,name:$,player:n.players[r-1],patches:t.patches,lettered:u,active:c,held:c&&t.placement.letter!==null,ghost:Kd(t,e,r),cursor:c?t.placement.cursor:t.walks[r],named:p,fresh:hs(f||d.map(({move:ot})=>ot),t.patches),hint:io(fs(t,r),t.patches)}),M=a?m:l`<button
        type="button"
        class="peek-button"
        aria-expanded=${t.peek?"true":"false"}
        aria-label=${i("peek",{name:$})}
        data-testid="peek"
        @click=${()=>s.store.dispatch({type:"peek"})}
      >
        ${rc(n.players[r-1],t.patches)}
      </button>`,J=Da(n,e.seats,r,{clock:xa(e,r),thumbnail:M});return l`<div class=${`seat ${b}`}>${J}</div>
    <div class=${`spread ${b}`}>
      ${a?m:Yd($,De(e.seats,r),s)} ${S}
    </div>`}function Yd(t,e,n){return l`<div class="peek-head">
    <b>${e?i("your-quilt"):i("quilt-of",{name:t})}</b>
    <button
      type="button"
      data-testid="peek-close"
      @click=${()=>n.store.dispatch({type:"peek"})}
    >
      ${i("back")}
    </button>
  </div>`}function Qd(t,e,n,r,o){let{automa:s}=e;if(!s)return l`<p class="panel small">${i("automa-unknown")}</p>`;let a=t.looking?{turns:s.turns,run:0}:t.account,c=_(n)&&n.stage!=="over"?Za(o):m;return l`<div class="seat back p2">${Ba(e,n.seats,s)}</div>
    ${Wa(e,s,a,t.patches,r,c)}`}function Kd(t,e,n){let{placement:r}=t,o=R(t);return!o||!r.origin||e.turn!==n||t.looking?null:{letter:o.letter,code:H(r,o.letter),origin:r.origin,cells:at(r,o),set:r.set,sent:t.pending!==null,legal:de(r,o)&&L(t,o.letter)?.available!==!1}}function Jd(t){let{notice:e,said:n,ghostText:r,status:o,hint:s}=t;return l`<div class="visually-hidden">
    <div role="status" aria-live="polite" data-testid="live-news">
      ${o==="lost"?i("live-lost"):n}
    </div>
    <div role="status" aria-live="polite" data-testid="live-time">${t.timeSaid}</div>
    <div role="status" aria-live="polite" data-testid="live-ghost">${r}</div>
    <div role="status" aria-live="polite" data-testid="live-hint">
      ${s?i(`live-${s.type}`,{words:sr(t,!0)}):""}
    </div>
    <div role="status" aria-live="polite">
      ${e?.kind==="info"?e.text:t.copied}
    </div>
    <div role="alert" data-testid="live-error">${e?.kind==="error"?e.text:""}</div>
  </div>`}var Xd=":is(button, a, input, summary, .quilt):not(.pass)";function fc(t,e){let n=()=>e.store.dispatch({type:"weigh",on:!1}),r=({target:s})=>{s instanceof Element&&s.closest(Xd)&&n()},o=s=>{s.key==="Escape"&&n()};return t.addEventListener("pointerover",r),window.addEventListener("keydown",o),()=>{t.removeEventListener("pointerover",r),window.removeEventListener("keydown",o)}}function Po(t,e,n,r,o=null,s=void 0){let a=o?o.seen(e):e,c=`${location.origin.replace(/^http/,"ws")}/api/games/${a.game}/play`,u=()=>s?.connect()??new WebSocket(c),p=new Yn(a,n,u,s),d=window.matchMedia("(prefers-reduced-motion: reduce)");p.onHelp=r.help,p.pace=()=>document.hidden||d.matches?"off":r.settings.motion;let f=new Wn(t,()=>r.settings.look);p.onShow=({table:g},E)=>{ws(p.state.table,g,r.settings),f.prepare(p.state,g,E)};let $=()=>tm(t),b=o?.accompany(p,$)??null;b&&(p.company=b.company);let S=new Qn({turn:()=>p.turnCard(!0),later:(g,E)=>window.setTimeout(g,E),forget:g=>window.clearTimeout(g)}),M=new Gn({now:()=>performance.now(),later:(g,E)=>window.setTimeout(g,E),forget:g=>window.clearTimeout(g),show:(g,E)=>ka(t,g,E),onTime:g=>p.store.dispatch({type:"time",part:g})}),J=$a(p.id,r.go),ot=em(t,p,J,r,$,b),an=nm(p,r),vt=()=>{b?.company.leaving||(ot(),b?.drawn(),an(),f.play(),S.consider(p.state,r.settings.turnCards),M.consider(p.state))},cn=[p.store.watch(vt),p.store.watch(om(p,a,r)),J.inviting.store.watch(vt),J.joining.store.watch(vt),...b?.watch(vt)??[]];cn.push(fc(t,p));let Mr=new Kn(t,p),Se=g=>am(g,p,$),xt=()=>{document.hidden||(p.wake(),M.consider(p.state))},Pt=()=>{p.skip(),f.skip()};window.addEventListener("keydown",Pt,{capture:!0}),window.addEventListener("pointerdown",Pt,{capture:!0}),t.addEventListener("keydown",Se),window.addEventListener("online",xt),document.addEventListener("visibilitychange",xt),hc(p.id,a),im(a,J),p.open();let h=!0;return{draw:()=>{vt(),h&&b?.begin(),h=!1},close:()=>{for(let g of cn)g();p.close(),Mr.stop(),S.stop(),M.stop(),t.removeEventListener("keydown",Se),window.removeEventListener("keydown",Pt,{capture:!0}),window.removeEventListener("pointerdown",Pt,{capture:!0}),f.skip(),window.removeEventListener("online",xt),document.removeEventListener("visibilitychange",xt)}}}function tm(t){let e=t.querySelector(".quilt.active .cells");e?.focus({preventScroll:!0}),e?.scrollIntoView({block:"nearest"})}function em(t,e,n,r,o,s){let a=-1,c=-1,u=!1;return()=>{let{table:p}=e.state,d=document.activeElement,f=s?.slot()??null;if(O(mc(e.state,e,n,r,o,f),t),Ma(t),e.state.typing&&!u&&document.getElementById("command")?.focus(),u=e.state.typing,d&&!d.isConnected&&rm(t,d,o),!p)return;Xe(tt(p),Ot(p)&&p.mode!=="screen"),e.state.looking?ia(t):p.moves.length!==a&&sm(t.querySelector(".move-list")),a=p.moves.length;let $=document.activeElement?.matches("[data-quilt=shown] .cells");p.number!==c&&$&&o(),c=p.number}}function nm(t,e){let n=-1;return()=>{let r=t.state.table?.number??-1;!e.settings.hints||n===r||!Nt(t.state)||(n=r,t.hint())}}function rm(t,e,n){e.matches(".turn-card")&&t.querySelector(".quilt.active")?n():document.getElementById("turn-heading")?.focus()}function om(t,e,n){let r=e;return()=>{let o=t.state.table??r,s=Fs(r,o);N(r)&&!N(o)&&hc(o.game,o),r=o,s!==null&&n.go(`/game/${s}`)}}function im(t,{inviting:e,joining:n}){N(t)&&(_(t)?e.draw():t.access==="public"&&n.ask())}function sm(t){t&&(t.scrollTop=t.scrollHeight)}function hc(t,e){let{seats:n}=e;!Te(e)&&n.some(r=>r.yours)&&fa(t,n.map(r=>r.name||i("an-open-seat")).join(" – "))}function am(t,e,n){let r=t.target;if(!r.closest("[data-keys]")||r.closest("dialog")||sa(t,(c,u)=>e.store.dispatch({type:"walk",player:c,direction:u})))return;let s=oa(t),a=r instanceof HTMLButtonElement&&[" ","Enter"].includes(t.key);!s||a||(t.preventDefault(),cm(s,e,n))}function cm(t,e,n){switch(t.type){case"option":return e.chooseAt(t.index),n();case"placement":return e.placement(t.event);case"place":return e.state.placement.letter===null&&e.company.goOn()?void 0:e.state.table?.stage==="card"?e.turnCard():e.commit();case"turn":return e.turnCard();case"hint":return e.hint();case"why":return e.why();case"cancel":return e.placement({type:"cancel"});case"pass":return e.pass();case"undo":return e.undo();case"command":return e.type(!0),document.getElementById("command")?.focus();case"help":return e.onHelp()}}var nn=[{key:"none",clock:null},{key:"short",clock:"300+5"},{key:"long",clock:"900+10"},{key:"days",clock:"3d"}];function pr(t){return nn.find(({key:e})=>e===t)?.clock??null}var gc=`${Fn/1024} KB`;function lm(t,e){return{...t,...e}}var dr=class{constructor(e,n,r,o){this.keepInvitation=o,this.go=e,this.view=n,this.store=U(lm,{form:{opponent:"computer",strength:r,deck:"normal",level:1,first:"you",board:"revised",seed:"",names:["Anna","Ben"],name:"",speed:"none",takebacks:!0,rated:!1},totals:[],busy:!1,opening:!1,error:"",openError:""})}set(e){this.store.dispatch({form:{...this.store.get().form,...e},error:""})}name(e,n){let[r,o]=this.store.get().form.names;this.set({names:e===0?[n,o]:[r,n]})}async count(){try{let{totals:e}=await gi();this.store.dispatch({totals:e})}catch(e){this.store.dispatch({error:ft(e)})}}async start(){let{form:e,busy:n}=this.store.get();if(!n){this.store.dispatch({busy:!0,error:""});try{let{id:r,url:o,invitation:s}=await ln(um(e));s&&this.keepInvitation(r,s),this.go(o)}catch(r){this.store.dispatch({busy:!1,error:ft(r)})}}}called(e){e!==null&&this.store.get().form.name===""&&this.set({name:e})}get ownName(){return this.store.get().form.name.trim()||null}async open(e){if(e.trim()==="")return this.refuse(i("paste-first"));if(e.length>Fn)return this.refuse(i("too-long",{most:gc}));this.store.dispatch({opening:!0,openError:""});try{this.view(await un(e))}catch(n){this.refuse(ft(n))}}async openFile(e){if(e.size>Fn)return this.refuse(i("too-long",{most:gc}));await this.open(await e.text())}refuse(e){this.store.dispatch({opening:!1,openError:e})}};function um(t){let{opponent:e,strength:n,deck:r,level:o,first:s,board:a}=t,c={board:a,seed:t.seed.trim()||null,from:null};if(e==="automa")return{...c,opponent:e,deck:r,level:o,first:"you",names:null};if(e==="computer")return{...c,opponent:e,level:n,first:s,names:null};if(e==="person"){let[u,p]=t.names.map(d=>d.trim());return{...c,opponent:e,first:s,names:[u||i("first"),p||i("second")]}}return{...c,...pm(t),opponent:e,first:s}}function pm({name:t,speed:e,takebacks:n,rated:r,seed:o}){return{names:t.trim()?[t.trim()]:null,clock:pr(e),takebacks:n&&!r,rated:r,seed:r?null:o.trim()||null}}var mr=class{constructor(e){this.outside=e,this.store=U((n,r)=>({...n,...r}),{tables:null,busy:null,error:""})}async load(){try{let{tables:e}=await this.outside.fetch(),n=this.store.get().tables===null;this.store.dispatch(n?{tables:e,error:""}:{tables:e})}catch(e){this.store.dispatch({tables:null,error:ft(e)})}}async match(e){let n={clock:pr(e),board:"revised",rated:!1};await this.leave(e,()=>this.outside.match({...n,name:this.outside.name()}))}async sit(e){await this.leave(e,()=>this.outside.sit(e,this.outside.name()))}async leave(e,n){if(this.store.get().busy===null){this.store.dispatch({busy:e,error:""});try{let{url:r}=await n();this.outside.go(r)}catch(r){let o=ft(r);await this.load(),this.store.dispatch({busy:null,error:o})}}}};function jo({clock:t,rated:e,takebacks:n,board:r,seed_chosen:o}){let s=[t===null?i("terms-no-clock"):fn(t)];return e&&s.push(i("terms-rated")),!n&&!e&&s.push(i("terms-no-takebacks")),r==="original"&&s.push(i("terms-original")),o&&s.push(i("terms-chosen")),s.join(", ")}var fr=6e4,yc=1440*fr,$c=[["day",yc],["hour",60*fr],["minute",fr]],hr=class{constructor(e){this.outside=e;let n=e.remembered.recent();this.store=U((r,o)=>({...r,...o}),{games:[],waiting:0,next:null,recent:n,at:0,busy:!1,error:""})}async load(){await this.read(null,()=>[])}async more(){let{next:e,busy:n}=this.store.get();e===null||n||await this.read(e,()=>this.store.get().games)}async read(e,n){this.store.dispatch({busy:!0,error:""});try{let{games:r,waiting:o,next:s}=await this.outside.fetch(e),a=[...n(),...r],c=this.outside.now();this.store.dispatch({games:a,waiting:o,next:s,at:c,recent:this.others(a)})}catch(r){this.store.dispatch({error:ft(r)})}this.store.dispatch({busy:!1})}others(e){let n=new Set(e.map(({id:r})=>r));return this.outside.remembered.recent().filter(({id:r})=>!n.has(r))}forget(e){this.outside.remembered.forget(e),this.store.dispatch({recent:this.others(this.store.get().games)})}};function wc(t){return t.find(({status:e})=>e==="yours")??t.find(({status:e})=>e==="theirs")??null}function bc({cells:t}){return t.length-t.split(".").length+1}function gr({variant:t,seats:e}){if(t==="solo")return i("card-solo");let n=e.filter(a=>!a.yours);if(n.length===0)return i("names-and",{first:e[0].name,second:e[1].name});let{kind:r,name:o}=n[0];if(r==="open")return i("your-open-table");let s=vc(o);return s?i("computer-level",{level:s}):o}function $r(t,e){return t.status==="over"?fm(t):t.status==="open"?i("waiting-for-somebody"):dm(t)+mm(t,e)}function dm({status:t,seats:e,turn:n}){let r=e.every(({yours:a})=>a);if(t==="yours"&&!r)return i("your-turn");let o=n===null?null:e[n-1];if(!o)return i("under-way");let s=vc(o.name);return i("turn-of",{name:s?i("level-number",{level:s}):o.name})}function mm({clock:t,now:e},n){if(!t||t.running===null||e===null||ne(t.control).kind!=="days")return"";let r=Ae(t,t.running,{now:e,at:0},n);return r===0?i("comma-time-up"):i("comma-left",{time:hn(r)})}function fm({seats:t,result:e}){if(e===null)return i("called-off");let{winner:n,scores:r,reason:o}=e,s=t.every(({yours:S})=>S),{name:a,yours:c}=t[n-1],u={who:s?"other":"you",name:a},p=s||c?"won":"lost";if(o==="resignation")return i(`${p}-by-resignation`,u);if(o==="time")return i(`${p}-on-time`,u);let[d,f]=n===1?r:[r[1],r[0]],$=p==="won"?kn(d,f):kn(f,d),b=i(`${p}-points`,{...u,points:$});return o==="first to 53"?b+i("comma-first"):b}function vc(t){return/^Quiltbee level (\d+)/.exec(t)?.[1]??null}function Do(t,e){let n=Math.max(0,e-t);if(n<fr)return i("just-now");if(n>=30*yc)return ci(t);let[r,o]=$c.find(([,a])=>n>=a)??$c[2];return new Intl.RelativeTimeFormat(z(),{numeric:"auto"}).format(-Math.floor(n/o),r)}var hm=12;function xc(t=null){let e=t===null?"":`&cursor=${encodeURIComponent(t)}`;return q(`/api/me/games?limit=${hm}${e}`)}function kc(){return q("/api/lobby")}function Sc(t){return q("/api/match",t)}var qo=new Set;function Ec(t){for(let e of qo)e(t)}function yr(t){return qo.add(t),()=>{qo.delete(t)}}function Mc(t,e){let n=Jr[t.level-1];return l`${V("deck",i("deck"),[["normal",i("short-deck-normal")],["tactical",i("short-deck-tactical")]],t.deck,r=>e.set({deck:r}))}
    <p class="small explain">
      ${i("label-and-note",{label:i(`deck-${t.deck}`),note:i(`deck-note-${t.deck}`)})}
    </p>
    ${V("level",i("level-of-automa"),Jr.map(r=>[String(r.level),Vt(r)]),String(t.level),r=>e.set({level:Number(r)}))}
    <p class="small explain" data-testid="level-counts">
      ${i("you-begin",{numeral:n.numeral,name:Cn(n.level),counts:i(`automa-level-${n.level}`)})}
    </p>`}function Ac({totals:t}){if(t.length===0)return m;let e=n=>n===null?"–":I(Math.round(n*10)/10);return l`<section class="panel totals" aria-labelledby="totals-heading">
    <h2 id="totals-heading">${i("alone-with-automa")}</h2>
    <table class="scores" data-testid="solo-totals">
      <caption class="visually-hidden">
        ${i("finished-by-level")}
      </caption>
      <thead>
        <tr>
          <th scope="col">${i("deck-and-level")}</th>
          <th scope="col">${i("won")}</th>
          <th scope="col">${i("mean")}</th>
          <th scope="col">${i("best")}</th>
          <th scope="col">${i("practice")}</th>
        </tr>
      </thead>
      <tbody>
        ${t.map(n=>l`<tr>
              <th scope="row">${i(`short-deck-${n.deck}`)} ${n.numeral}</th>
              <td>${i("won-of",{won:n.won,games:n.games})}</td>
              <td>${e(n.mean_margin)}</td>
              <td>${e(n.best_margin)}</td>
              <td>${n.practice}</td>
            </tr>`)}
      </tbody>
    </table>
    <p class="small">${i("mean-note")}</p>
  </section>`}var wr=90,gm={"*":"special",x:"covered"};function Tc(t,e,n){let{games:r,recent:o,waiting:s,next:a,busy:c,error:u,at:p}=t.store.get();return r.length===0&&o.length===0&&!u?m:l`<section class="panel my-games" aria-labelledby="games-heading">
    <h2 id="games-heading">
      ${i("your-games")}
      ${s>0?l`<span class="badge" data-testid="waiting"
              >${i("waiting-for-you",{count:s})}</span
            >`:m}
    </h2>
    <ul data-testid="recent-games">
      ${r.map(d=>$m(d,e,n-p))}
      ${o.map(d=>ym(d,t,e))}
    </ul>
    ${a===null?m:l`<button
            type="button"
            data-testid="more-games"
            aria-disabled=${c?"true":"false"}
            @click=${()=>t.more()}
          >
            ${i("show-more")}
          </button>`}
    ${et(u,"games-error")}
  </section>`}function $m(t,e,n){return l`<li class=${`game ${t.status}`} data-status=${t.status}>
    ${br(t.cells)}
    <a href=${t.url} @click=${j(e)}>${gr(t)}</a>
    <span class="standing">${$r(t,n)}</span>
    <span class="small when">${Do(t.last,Date.now())}</span>
  </li>`}function ym(t,e,n){let r=Do(t.when,Date.now());return l`<li class="game remembered">
    ${br(".".repeat(81))}
    <a href=${`/game/${t.id}`} @click=${j(n)}>${t.title}</a>
    <span class="standing small">${i("opened-here",{when:r})}</span>
    <button
      type="button"
      class="quiet"
      aria-label=${i("remove-game",{game:t.title,when:r})}
      @click=${()=>e.forget(t.id)}
    >
      ${i("remove")}
    </button>
  </li>`}function br(t){let e=new Map;return[...t].forEach((n,r)=>{if(n===".")return;let o=[Math.floor(r/9),r%9];e.set(n,[...e.get(n)??[],o])}),l`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${wr+2} ${wr+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${wr} height=${wr}></rect>
    ${[...e].flatMap(([n,r])=>wm(n,r))}
  </svg>`}function wm(t,e){let n=t==="*"||t==="x",r=n?gm[t]:t;return(n?e.map(o=>[o]):[e]).map(o=>v`<path class="piece" fill=${`url(#fabric-${r})`} d=${G(o,10)}></path>`)}function Lc(t,e,n){let{games:r,at:o}=t.store.get(),s=wc(r);return s?l`<a class="continue" href=${s.url} data-testid="continue" @click=${j(e)}>
    ${br(s.cells)}
    <span class="continue-words">
      <b>${i("continue")}</b>
      <span
        >${i("opponent-and-standing",{opponent:gr(s),standing:$r(s,n-o)})}</span
      >
      <span class="small">${i("spaces-sewn",{count:bc(s)})}</span>
    </span>
  </a>`:m}var _c=["GGGbbaaaXXX.","EEGbaaffJXVV","EEEbbYYfJVVg","LLLL.YWWJggg"];function bm(t){return _c.flatMap((e,n)=>[...e].flatMap((r,o)=>r===t?[[n,o]]:[]))}function vm(t){let e=bm(t),n=`url(#fabric-${t})`;return v`<path class="piece" fill=${n} d=${G(e,10,.25)}></path>
    <path class="stitches" d=${G(e,10,1.1)}></path>`}function Qt(){let t=[...new Set(_c.join(""))].filter(e=>e!==".");return l`<svg class="cover" viewBox="-1 -1 122 42" aria-hidden="true">
    <rect class="ground" width="120" height="40" rx="1"></rect>
    <rect fill="url(#fabric-cell)" width="120" height="40"></rect>
    ${t.map(vm)}
    ${[[2,0],[1,2],[6,0],[8,1],[10,2],[2,3]].map(([e,n])=>B((e+.5)*10,(n+.5)*10,2.6))}
  </svg>`}function Oc(t,e){let{tables:n,busy:r,error:o}=t.store.get();return l`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
    <h2 id="lobby-heading">${i("play-anyone")}</h2>
    <p class="small">${i("lobby-text")}</p>
    <div class="quick" role="group" aria-label=${i("quick-match")}>
      ${nn.map(({key:s})=>l`<button
            type="button"
            data-testid=${`match-${s}`}
            aria-disabled=${r===null?"false":"true"}
            @click=${()=>t.match(s)}
          >
            <b>${i(`speed-${s}`)}</b><span class="small">${i(`speed-note-${s}`)}</span>
          </button>`)}
    </div>
    <h3>${i("open-tables")}</h3>
    <ul class="tables" data-testid="lobby-tables">
      ${n?.length?n.map(s=>km(s,t,e)):xm(n)}
    </ul>
    ${et(o,"lobby-error")}
  </section>`}function xm(t){return t===null?m:l`<li class="none small">${i("nobody-waiting")}</li>`}function km(t,e,n){let{game:r,name:o,rating:s,yours:a}=t,{busy:c}=e.store.get();return l`<li data-game=${r}>
    <span class="host"
      ><b>${a?i("your-table"):o}</b>${s===null?m:l` <span class="small">${s}</span>`} <span class="small">${jo(t)}</span></span
    >
    ${a?l`<a class="button" href=${`/game/${r}`} @click=${j(n)}>${i("open")}</a>`:l`<button
            type="button"
            data-testid="sit"
            aria-label=${i("sit-with",{name:o,terms:jo(t)})}
            aria-disabled=${c===null?"false":"true"}
            @click=${()=>e.sit(r)}
          >
            ${i("sit-down")}
          </button>`}
  </li>`}var Sm=[["card-computer",["computer"]],["card-two",["person","friend","anyone"]],["card-solo",["automa"]]],Em={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"};function Ic(t,e,n){let{form:r}=t,o=r.opponent==="friend"||r.opponent==="anyone";return l`<form class="panel new-game" @submit=${a=>{a.preventDefault(),e.start()}} aria-labelledby="new-heading">
    <h2 id="new-heading">${i("new-game")}</h2>
    ${Am(r,e)}
    <div class="choices">
      ${r.opponent==="computer"?Cm(r,e,n):m}
      ${r.opponent==="person"?Lm(r,e):m}
      ${o?_m(r,e):m}
      ${r.opponent==="automa"?Mc(r,e):m}
    </div>
    <div class="start-bar">
      <button type="submit" class="main start" data-testid="start-game" ?disabled=${t.busy}>
        ${i(t.busy?"starting":Em[r.opponent])}
      </button>
      ${et(t.error,"home-error")}
    </div>
    ${rr(n)} ${Mm(r,e,o)}
  </form>`}function Mm(t,e,n){return l`<details class="fold more-options">
    <summary data-testid="more-options">${i("more-options")}</summary>
    <div class="choices">
      ${t.opponent==="automa"?m:Om(t,e)}
      ${V("board",i("time-board"),[["revised",i("short-board-revised")],["original",i("short-board-original")]],t.board,r=>e.set({board:r}))}
      ${n&&t.rated?m:Im(t,e)}
    </div>
  </details>`}function Am(t,e){return l`<fieldset class="cards">
    <legend class="visually-hidden">${i("opponent")}</legend>
    ${Sm.map(([n,r])=>Tm(n,r,t,e))}
  </fieldset>`}function Tm(t,e,n,r){let o=e.includes(n.opponent)?"chosen":"",s=a=>l`<input
      type="radio"
      name="opponent"
      value=${a}
      data-testid=${`opponent-${a}`}
      .checked=${n.opponent===a}
      @change=${()=>r.set({opponent:a})}
    />`;return e.length===1?l`<label class=${`card-choice ${o}`}
      >${s(e[0])}<b>${i(t)}</b> <span class="small">${i(`${t}-note`)}</span></label
    >`:l`<div class=${`card-choice ${o}`}>
    <b>${i(t)}</b>
    <div class="ways">
      ${e.map(a=>l`<label>${s(a)}<span>${i(`way-${a}`)}</span></label>`)}
    </div>
  </div>`}function Lm(t,e){return l`<div class="names">
    ${["first-name","second-name"].map((n,r)=>l`<label
          >${i(n)}
          <input
            data-testid=${`name-${r+1}`}
            maxlength="24"
            autocomplete="off"
            .value=${t.names[r]}
            @input=${o=>e.name(r,Ct(o))}
        /></label>`)}
  </div>`}function _m(t,e){let{speed:n}=t;return l`<label class="own-name"
      >${i("your-name")} <span class="small">${i("as-others-see")}</span>
      <input
        data-testid="own-name"
        maxlength="40"
        autocomplete="nickname"
        placeholder=${i("guest")}
        .value=${t.name}
        @input=${r=>e.set({name:Ct(r)})}
    /></label>
    ${V("clock",i("clock"),nn.map(({key:r})=>[r,i(`speed-${r}`)]),t.speed,r=>e.set({speed:r}))}
    <p class="small explain" data-testid="clock-words">
      ${i("label-and-note",{label:i(`speed-${n}`),note:i(`speed-note-${n}`)})}
    </p>
    <div class="ticks">
      ${Nc("rated",i("tick-rated"),i("tick-rated-note"),t.rated,r=>e.set({rated:r}))}
      ${Nc("takebacks",i("tick-takebacks"),i(t.rated?"tick-takebacks-never":"tick-takebacks-note"),t.takebacks&&!t.rated,r=>e.set({takebacks:r}),t.rated)}
    </div>`}function Nc(t,e,n,r,o,s=!1){return l`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${t}
      .checked=${r}
      ?disabled=${s}
      @change=${a=>o(we(a))}
    /><span>${e} <span class="small">${n}</span></span></label
  >`}function Om(t,e){let[n,r]=Nm(t);return V("first",i("who-first"),[["you",n],["opponent",r],["random",i("random")]],t.first,o=>e.set({first:o}))}function Nm({opponent:t,names:[e,n]}){return t==="person"?[e||i("first"),n||i("second")]:t==="friend"?[i("you"),i("your-friend")]:[i("you"),i(t==="computer"?"computer":"the-other-player")]}function Im(t,e){return l`<label class="seed"
    >${i("setup-code")} <span class="small">${i("setup-code-note")}</span>
    <input
      data-testid="seed"
      maxlength="64"
      autocomplete="off"
      .value=${t.seed}
      @input=${n=>e.set({seed:Ct(n)})}
  /></label>`}function Cm({strength:t},e,n){let r=o=>{e.set({strength:Number(o)}),n.change({strength:Number(o)})};return l`${V("strength",i("difficulty"),Un.map(({level:o})=>[String(o),String(o)]),String(t),r)}
    <p class="small explain" data-testid="strength-words">${Sa(t)}</p>`}function Cc({home:t,lobby:e,mine:n},r,o){let s=t.store.get();return l`${St(r)}
    <main class="home">
      <div class="welcome">
        <div>
          <h1>${i("welcome-title")}</h1>
          <p>${i("welcome-text")}</p>
        </div>
        ${Qt()}
        <div class="ways-in">
          <a
            class="button invite"
            href="/first-game"
            data-testid="first-game"
            @click=${j(r)}
            >${i("first-game")}</a
          >
          <button type="button" data-testid="how" @click=${r.help}>
            ${y("help")}<span>${i("how-to-play")}</span>
          </button>
        </div>
      </div>
      ${Lc(n,r,o)} ${Ic(s,t,r)}
      <div class="aside">
        ${Tc(n,r,o)} ${Oc(e,r)} ${Rm(r)}
        ${Ac(s)} ${Pm(s,t)}
      </div>
    </main>`}function Rm(t){return l`<nav class="more" aria-label=${i("more")}>
    <a class="button" href="/tournaments" @click=${j(t)}
      >${y("cup")}<span>${i("tab-tournaments")}</span></a
    >
    <a class="button" href="/me" @click=${j(t)}
      >${y("person")}<span>${i("your-account")}</span></a
    >
    ${or(t)}
  </nav>`}function Pm(t,e){return l`<form class="panel opener" @submit=${r=>{r.preventDefault();let o=r.target.elements.namedItem("text");e.open(o.value)}} aria-labelledby="open-heading">
    <h2 id="open-heading">${i("open-saved")}</h2>
    <label for="open-text">${i("paste-record")}</label>
    <textarea
      id="open-text"
      name="text"
      rows="4"
      spellcheck="false"
      data-testid="open-text"
    ></textarea>
    <div class="row">
      <button type="submit" data-testid="open-game" ?disabled=${t.opening}>
        ${i(t.opening?"opening":"open")}
      </button>
      <label class="button file"
        >${i("choose-file")}<input
          type="file"
          accept=".pgr,.txt,text/plain"
          data-testid="open-file"
          @change=${r=>jm(r,e)}
      /></label>
    </div>
    ${et(t.openError,"open-error")}
  </form>`}async function jm(t,e){let n=t.target,r=n.files?.[0];r&&(await e.openFile(r),n.value="")}var Dm=5e3,qm=6e4,Hm=1200;async function Rc(t,e,n,r){let o=new dr(e.go,r,e.settings.strength,er),s=new mr({fetch:kc,match:Sc,sit:pn,name:()=>o.ownName,go:e.go}),a=new hr({fetch:xc,remembered:{recent:ye,forget:ha},now:()=>performance.now()});await Um(Hm,Promise.all([o.count(),s.load(),a.load(),Wm(o,n)])),nr(a.store.get().waiting);let c={home:o,lobby:s,mine:a},u=()=>O(Cc(c,e,performance.now()),t);return{draw:u,close:Bm(c,n,u)}}function Bm({home:t,lobby:e,mine:n},r,o){let s=[t,e,n].map(({store:u})=>u.watch(o));s.push(yr(u=>(u==="lobby"?e:n).load()));let a=setInterval(()=>{!r.isLive&&!document.hidden&&e.load()},Dm),c=setInterval(o,qm);return()=>{for(let u of s)u();clearInterval(a),clearInterval(c)}}async function Wm(t,e){let n=await ht().catch(()=>null);t.called(n?.name??null),n?.known&&!document.hidden&&e.open()}async function Um(t,e){let n=0,r=new Promise(o=>{n=window.setTimeout(o,t)});await Promise.race([e,r]),clearTimeout(n)}function Ho(){"serviceWorker"in navigator&&Pc(()=>navigator.serviceWorker.register("/sw.js"))}function Bo(){if(!("caches"in window))return;let t={title:i("your-turn"),body:i("notice-body"),lang:z()};Pc(async()=>{await(await caches.open("notices")).put("/notice-words",new Response(JSON.stringify(t)))})}function Pc(t){(window.requestIdleCallback??(n=>window.setTimeout(n,1e3)))(()=>{t().catch(n=>{console.warn("This browser keeps nothing for times without a page:",n.message)})})}var{dataset:jc}=document.querySelector("script[type=module]"),Wo=new Map;async function Kt(t){let e=Wo.get(t)??Fm(t);return Wo.set(t,e),e.catch(()=>Wo.delete(t)),e}async function Fm(t){let e=jc[`${t}Style`];try{let[n]=await Promise.all([import(jc[t]),e&&Uo(e)]);return n}catch(n){throw new Jt(i("server-away"),{cause:n})}}function Uo(t){let e=document.createElement("link");e.rel="stylesheet",e.href=t;let n=new Promise((r,o)=>{e.onload=r,e.onerror=()=>{e.remove(),o(new Error(`No style sheet at ${t}`))}});return document.head.append(e),n}function vr(t,e,n){let r=document.createElement("dialog");return r.className=`sheet ${t}-dialog`,r.dataset.testid=`dialog-${t}`,r.setAttribute("aria-labelledby",e),r.addEventListener("close",()=>r.remove()),n(r),document.body.append(r),r.showModal(),r}var rn=null;function Dc(t){if(rn)return;vr("settings","dialog-heading",n=>{rn=()=>O(l`${ir(t,()=>n.close(),null)}`,n),rn()}).addEventListener("close",()=>{rn=null})}function qc(){rn?.()}function Hc(){let t=document.createElement("span");t.className="probe",t.ariaHidden="true",t.textContent="a b",document.body.append(t);let e=()=>document.documentElement.toggleAttribute("data-roomy",Gm(getComputedStyle(t)));new ResizeObserver(e).observe(t)}function Gm({letterSpacing:t,wordSpacing:e,lineHeight:n,fontSize:r}){let o=parseFloat(r);return[t,e].some(a=>parseFloat(a)>0)||o>18||parseFloat(n)>1.1*o}var dt=class{constructor(e){this.value=e}valueOf(){return this.value}},T=class extends dt{constructor(e="???"){super(e)}toString(e){return`{${this.value}}`}},Z=class extends dt{constructor(e,n={}){super(e),this.opts=n}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return this.value.toString(10)}},mt=class t extends dt{static supportsValue(e){if(typeof e=="number"||e instanceof Date)return!0;if(e instanceof dt)return t.supportsValue(e.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(e instanceof n.Instant||e instanceof n.PlainDateTime||e instanceof n.PlainDate||e instanceof n.PlainMonthDay||e instanceof n.PlainTime||e instanceof n.PlainYearMonth)return!0}return!1}constructor(e,n={}){e instanceof t?(n={...e.opts,...n},e=e.value):e instanceof dt&&(e=e.valueOf()),typeof e=="object"&&"calendarId"in e&&n.calendar===void 0&&(n={...n,calendar:e.calendarId}),super(e),this.opts=n}[Symbol.toPrimitive](e){return e==="string"?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e=="number")return e;if(e instanceof Date)return e.getTime();if("epochMilliseconds"in e)return e.epochMilliseconds;if("toZonedDateTime"in e)return e.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var Bc=100,Vm="⁨",Zm="⁩";function zm(t,e,n){if(n===e||n instanceof Z&&e instanceof Z&&n.value===e.value)return!0;if(e instanceof Z&&typeof n=="string"){let r=t.memoizeIntlObject(Intl.PluralRules,e.opts).select(e.value);if(n===r)return!0}return!1}function Wc(t,e,n){return e[n]?xe(t,e[n].value):(t.reportError(new RangeError("No default")),new T)}function Fo(t,e){let n=[],r=Object.create(null);for(let o of e)o.type==="narg"?r[o.name]=on(t,o.value):n.push(on(t,o));return{positional:n,named:r}}function on(t,e){switch(e.type){case"str":return e.value;case"num":return new Z(e.value,{minimumFractionDigits:e.precision});case"var":return Ym(t,e);case"mesg":return Qm(t,e);case"term":return Km(t,e);case"func":return Jm(t,e);case"select":return Xm(t,e);default:return new T}}function Ym(t,{name:e}){let n;if(t.params)if(Object.prototype.hasOwnProperty.call(t.params,e))n=t.params[e];else return new T(`$${e}`);else if(t.args&&Object.prototype.hasOwnProperty.call(t.args,e))n=t.args[e];else return t.reportError(new ReferenceError(`Unknown variable: $${e}`)),new T(`$${e}`);if(n instanceof dt)return n;switch(typeof n){case"string":return n;case"number":return new Z(n);case"object":if(mt.supportsValue(n))return new mt(n);default:return t.reportError(new TypeError(`Variable type not supported: $${e}, ${typeof n}`)),new T(`$${e}`)}}function Qm(t,{name:e,attr:n}){let r=t.bundle._messages.get(e);if(!r)return t.reportError(new ReferenceError(`Unknown message: ${e}`)),new T(e);if(n){let o=r.attributes[n];return o?xe(t,o):(t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new T(`${e}.${n}`))}return r.value?xe(t,r.value):(t.reportError(new ReferenceError(`No value: ${e}`)),new T(e))}function Km(t,{name:e,attr:n,args:r}){let o=`-${e}`,s=t.bundle._terms.get(o);if(!s)return t.reportError(new ReferenceError(`Unknown term: ${o}`)),new T(o);if(n){let c=s.attributes[n];if(c){t.params=Fo(t,r).named;let u=xe(t,c);return t.params=null,u}return t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new T(`${o}.${n}`)}t.params=Fo(t,r).named;let a=xe(t,s.value);return t.params=null,a}function Jm(t,{name:e,args:n}){let r=t.bundle._functions[e];if(!r)return t.reportError(new ReferenceError(`Unknown function: ${e}()`)),new T(`${e}()`);if(typeof r!="function")return t.reportError(new TypeError(`Function ${e}() is not callable`)),new T(`${e}()`);try{let o=Fo(t,n);return r(o.positional,o.named)}catch(o){return t.reportError(o),new T(`${e}()`)}}function Xm(t,{selector:e,variants:n,star:r}){let o=on(t,e);if(o instanceof T)return Wc(t,n,r);for(let s of n){let a=on(t,s.key);if(zm(t,o,a))return xe(t,s.value)}return Wc(t,n,r)}function Go(t,e){if(t.dirty.has(e))return t.reportError(new RangeError("Cyclic reference")),new T;t.dirty.add(e);let n=[],r=t.bundle._useIsolating&&e.length>1;for(let o of e){if(typeof o=="string"){n.push(t.bundle._transform(o));continue}if(t.placeables++,t.placeables>Bc)throw t.dirty.delete(e),new RangeError(`Too many placeables expanded: ${t.placeables}, max allowed is ${Bc}`);r&&n.push(Vm),n.push(on(t,o).toString(t)),r&&n.push(Zm)}return t.dirty.delete(e),n.join("")}function xe(t,e){return typeof e=="string"?t.bundle._transform(e):Go(t,e)}var xr=class{constructor(e,n,r){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=n,this.args=r}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,n){let r=this.bundle._intls.get(e);r||(r={},this.bundle._intls.set(e,r));let o=JSON.stringify(n);return r[o]||(r[o]=new e(this.bundle.locales,n)),r[o]}};function Vo(t,e){let n=Object.create(null);for(let[r,o]of Object.entries(t))e.includes(r)&&(n[r]=o.valueOf());return n}var Uc=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function Fc(t,e){let n=t[0];if(n instanceof T)return new T(`NUMBER(${n.valueOf()})`);if(n instanceof Z)return new Z(n.valueOf(),{...n.opts,...Vo(e,Uc)});if(n instanceof mt)return new Z(n.toNumber(),{...Vo(e,Uc)});throw new TypeError("Invalid argument to NUMBER")}var tf=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function Gc(t,e){let n=t[0];if(n instanceof T)return new T(`DATETIME(${n.valueOf()})`);if(n instanceof mt||n instanceof Z)return new mt(n,Vo(e,tf));throw new TypeError("Invalid argument to DATETIME")}var Vc=new Map;function Zc(t){let e=Array.isArray(t)?t.join(" "):t,n=Vc.get(e);return n===void 0&&(n=new Map,Vc.set(e,n)),n}var sn=class{constructor(e,{functions:n,useIsolating:r=!0,transform:o=s=>s}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Fc,DATETIME:Gc,...n},this._useIsolating=r,this._transform=o,this._intls=Zc(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:n=!1}={}){let r=[];for(let o=0;o<e.body.length;o++){let s=e.body[o];if(s.id.startsWith("-")){if(n===!1&&this._terms.has(s.id)){r.push(new Error(`Attempt to override an existing term: "${s.id}"`));continue}this._terms.set(s.id,s)}else{if(n===!1&&this._messages.has(s.id)){r.push(new Error(`Attempt to override an existing message: "${s.id}"`));continue}this._messages.set(s.id,s)}}return r}formatPattern(e,n=null,r=null){if(typeof e=="string")return this._transform(e);let o=new xr(this,r,n);try{return Go(o,e).toString(o)}catch(s){if(o.errors&&s instanceof Error)return o.errors.push(s),new T().toString(o);throw s}}};var Zo=/^(-?[a-zA-Z][\w-]*) *= */gm,zc=/\.([a-zA-Z][\w-]*) *= */y,ef=/\*?\[/y,zo=/(-?[0-9]+(?:\.([0-9]+))?)/y,nf=/([a-zA-Z][\w-]*)/y,Yc=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,rf=/^[A-Z][A-Z0-9_-]*$/,kr=/([^{}\n\r]+)/y,of=/([^\\"\n\r]*)/y,Qc=/\\([\\"])/y,Kc=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,sf=/^\n+/,Jc=/ +$/,af=/ *\r?\n/g,cf=/( *)$/,lf=/{\s*/y,Xc=/\s*}/y,uf=/\[\s*/y,pf=/\s*] */y,df=/\s*\(\s*/y,mf=/\s*->\s*/y,ff=/\s*:\s*/y,hf=/\s*,?\s*/y,gf=/\s+/y,ke=class{constructor(e){this.body=[],Zo.lastIndex=0;let n=0;for(;;){let h=Zo.exec(e);if(h===null)break;n=Zo.lastIndex;try{this.body.push(u(h[1]))}catch(g){if(g instanceof SyntaxError)continue;throw g}}function r(h){return h.lastIndex=n,h.test(e)}function o(h,g){if(e[n]===h)return n++,!0;if(g)throw new g(`Expected ${h}`);return!1}function s(h,g){if(r(h))return n=h.lastIndex,!0;if(g)throw new g(`Expected ${h.toString()}`);return!1}function a(h){h.lastIndex=n;let g=h.exec(e);if(g===null)throw new SyntaxError(`Expected ${h.toString()}`);return n=h.lastIndex,g}function c(h){return a(h)[1]}function u(h){let g=d(),E=p();if(g===null&&Object.keys(E).length===0)throw new SyntaxError("Expected message value or attributes");return{id:h,value:g,attributes:E}}function p(){let h=Object.create(null);for(;r(zc);){let g=c(zc),E=d();if(E===null)throw new SyntaxError("Expected attribute value");h[g]=E}return h}function d(){let h;if(r(kr)&&(h=c(kr)),e[n]==="{"||e[n]==="}")return f(h?[h]:[],1/0);let g=Se();return g?h?f([h,g],g.length):(g.value=xt(g.value,sf),f([g],g.length)):h?xt(h,Jc):null}function f(h=[],g){for(;;){if(r(kr)){h.push(c(kr));continue}if(e[n]==="{"){h.push($());continue}if(e[n]==="}")throw new SyntaxError("Unbalanced closing brace");let lt=Se();if(lt){h.push(lt),g=Math.min(g,lt.length);continue}break}let E=h.length-1,jt=h[E];typeof jt=="string"&&(h[E]=xt(jt,Jc));let Ee=[];for(let lt of h)lt instanceof Sr&&(lt=lt.value.slice(0,lt.value.length-g)),lt&&Ee.push(lt);return Ee}function $(){s(lf,SyntaxError);let h=b();if(s(Xc))return h;if(s(mf)){let g=J();return s(Xc,SyntaxError),{type:"select",selector:h,...g}}throw new SyntaxError("Unclosed placeable")}function b(){if(e[n]==="{")return $();if(r(Yc)){let[,h,g,E=null]=a(Yc);if(h==="$")return{type:"var",name:g};if(s(df)){let jt=S();if(h==="-")return{type:"term",name:g,attr:E,args:jt};if(rf.test(g))return{type:"func",name:g,args:jt};throw new SyntaxError("Function names must be all upper-case")}return h==="-"?{type:"term",name:g,attr:E,args:[]}:{type:"mesg",name:g,attr:E}}return an()}function S(){let h=[];for(;;){switch(e[n]){case")":return n++,h;case void 0:throw new SyntaxError("Unclosed argument list")}h.push(M()),s(hf)}}function M(){let h=b();return h.type!=="mesg"?h:s(ff)?{type:"narg",name:h.name,value:an()}:h}function J(){let h=[],g=0,E;for(;r(ef);){o("*")&&(E=g);let jt=ot(),Ee=d();if(Ee===null)throw new SyntaxError("Expected variant value");h[g++]={key:jt,value:Ee}}if(g===0)return null;if(E===void 0)throw new SyntaxError("Expected default variant");return{variants:h,star:E}}function ot(){s(uf,SyntaxError);let h;return r(zo)?h=vt():h={type:"str",value:c(nf)},s(pf,SyntaxError),h}function an(){if(r(zo))return vt();if(e[n]==='"')return cn();throw new SyntaxError("Invalid expression")}function vt(){let[,h,g=""]=a(zo),E=g.length;return{type:"num",value:parseFloat(h),precision:E}}function cn(){o('"',SyntaxError);let h="";for(;;){if(h+=c(of),e[n]==="\\"){h+=Mr();continue}if(o('"'))return{type:"str",value:h};throw new SyntaxError("Unclosed string literal")}}function Mr(){if(r(Qc))return c(Qc);if(r(Kc)){let[,h,g]=a(Kc),E=parseInt(h||g,16);return E<=55295||57344<=E?String.fromCodePoint(E):"�"}throw new SyntaxError("Unknown escape sequence")}function Se(){let h=n;switch(s(gf),e[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return Pt(e.slice(h,n))}return e[n-1]===" "?Pt(e.slice(h,n)):!1}function xt(h,g){return h.replace(g,"")}function Pt(h){let g=h.replace(af,`
`),E=cf.exec(h)[1].length;return new Sr(g,E)}}},Sr=class{constructor(e,n){this.value=e,this.length=n}};var Yo=new Map;function Qo(t,e=`/words/${t}.json`){let n=Yo.get(t);if(n)return n;let r=$f(new URL(e,import.meta.url));return Yo.set(t,r),r.catch(()=>Yo.delete(t)),r}async function $f(t){let e=await fetch(t);if(!e.ok)throw new Error(`The words of this page can’t be loaded: ${t}`);return e.json()}function Ko(t,e){let{language:n}=t,r=yf(t,e);ai({language:n,format:(s,a)=>{let c=r.getMessage(s)?.value;if(!c)throw new Error(`There is no message ${s} in ${n}.`);return r.formatPattern(c,a)}})}function yf({language:t,words:e,editions:n},r){let o=new sn(t,{useIsolating:!1});return o.addResource(new ke(e)),Object.hasOwn(n,r)&&o.addResource(new ke(n[r]),{allowOverrides:!0}),o}function tl(t,e,n){let{yours:r,name:o,game:s}=t;return l`${St(n)}
    <main class="invitation">
      ${Qt()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">
          ${r?i("own-invitation"):i("invites-you",{name:o})}
        </h1>
        <dl class="terms" data-testid="invitation-terms">
          ${_i(t).map(([a,c])=>l`<div>
                <dt>${a}</dt>
                <dd>${c}</dd>
              </div>`)}
        </dl>
        ${r?wf(s):cr(e)}
      </section>
    </main>`}function wf(t){return l`<p data-testid="own-invitation">${i("send-address")}</p>
    <a class="button main" href=${`/game/${t}`}>${i("to-the-table")}</a>`}function el({title:t,text:e},n){return l`${St(n)}
    <main class="invitation">
      ${Qt()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">${t}</h1>
        <p data-testid="problem">${e}</p>
        <a class="button main" href="/">${i("play-on-your-own")}</a>
      </section>
    </main>`}var Jo=new Map([["classic",Promise.resolve(Fe)]]),Xo="classic";async function ti(t){Xo=t;try{let e=await bf(t);Xo===t&&nl(t,e)}catch(e){console.warn(`The ${t} edition can’t be loaded:`,e),Xo===t&&!document.querySelector("#fabrics > *")&&nl("classic",Fe)}}function nl(t,e){document.documentElement.dataset.edition=t,O(Ts(e),document.getElementById("fabrics"))}function bf(t){let e=Jo.get(t);if(e)return e;let n=`/editions/${t}`,o=Promise.all([import(`${n}.js`),vf(`${n}.css`)]).then(([s])=>s.art);return Jo.set(t,o),o.catch(()=>Jo.delete(t)),o}async function vf(t){let e=document.querySelector(`link[href="${t}"]`);e?.sheet||(e?.remove(),await Uo(t))}var W=document.getElementById("app"),rt=So(),bt=null,ei=()=>"",C=0,rl={load:Eo,save:ma},ri=fi(ii("link[data-what=patches]")),ni=new dn({open:()=>new WebSocket(`${location.origin.replace(/^http/,"ws")}/api/feed`),later:(t,e)=>window.setTimeout(t,e),forget:t=>window.clearTimeout(t),onWaiting:nr,onNews:Ec});async function oi(t){ye().length===0||document.hidden||ni.socket||(t??await xf())&&ni.open()}async function xf(){return ht().then(({known:t})=>t,()=>!1)}var P={get settings(){return rt},logo:ii("link[rel=icon]"),change(t){la({...rt,...t}),t.sounds&&ao("button"),ol(t)},go(t){history.pushState(null,"",t),Er()},onNews:yr,help(){Kt("aid").then(({openAid:t})=>t(),kf)},openSettings(){Dc(P)},canVibrate:so()};function ol(t){rt={...rt,...t},il(),t.edition&&ti(t.edition),"language"in t||"edition"in t?Mf().catch(si):sl()}function kf({message:t}){vr("aside","aside-words",e=>O(l`<p role="alert" id="aside-words">${t}</p>
        <button type="button" class="main" @click=${()=>e.close()}>${i("close")}</button>`,e))}function ii(t){return document.querySelector(t).href}function il(){let{theme:t}=rt;t==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=t}function Sf(){return rt.language==="auto"?Oi(navigator.languages):rt.language}async function Ef(){let{lang:t}=document.documentElement,e=rt.language==="auto"?t:rt.language,n=t===e?ii("link[data-what=words]"):void 0;Ko(await Qo(e,n),rt.edition),document.documentElement.lang=e,Bo()}async function Mf(){let t=Sf();Ko(await Qo(t),rt.edition),document.documentElement.lang=t,Bo(),Xe(ei()),sl()}function sl(){bt?.draw(),qc()}function Rt(t,e,n=null){let r=bt===null;bt?.close(),bt=t,ei=e?()=>i(e):()=>"",Xe(ei()),oi(n),window.scrollTo(0,0),t.draw(),r||Af()}function Af(){let t=W.querySelector("h1");!t||document.activeElement!==document.body||(t.tabIndex=-1,t.focus({preventScroll:!0}))}function Er(){C+=1;let t=C,e=/^\/game\/([\w-]+)$/.exec(location.pathname),n=s=>{C===t&&si(s)},r=/^\/i\/([\w-]+)$/.exec(location.pathname),o=Ri(location.pathname);e?ul(e[1]).catch(n):r?Rf(r[1]).catch(n):location.pathname==="/first-game"?If().catch(n):o?Lf(o).catch(n):location.pathname===$n?Cf().catch(n):location.pathname!=="/"?al("page"):location.hash.length>1?Of(location.hash).catch(n):_f().catch(n)}function si(t){if(t instanceof te&&t.status===404&&Tf())return al("game");let e=t instanceof Error?t.message:String(t);cl("cannot-show",e,di(t))}function Tf(){return location.pathname.startsWith("/game/")}function al(t){cl(t==="game"?"no-such-game":"no-such-page",i("link-may-be-old"))}function cl(t,e,n=!1){Rt({draw:()=>O(l`${St(P)}
        <main class="waiting">
          ${Qt()}
          <h1>${i(t)}</h1>
          ${et(e,"problem")}
          <a class="button main" href="/">${i("back-to-home")}</a>
          ${n?Br(P):m}
        </main>`,W),close:()=>{}},t)}async function Lf({name:t,match:e}){let n=C;bt||O(Et(P,i("one-moment")),W);let{OPENERS:r}=await Kt("pages"),o=await r[t](W,P,e);n===C?Rt(o,`tab-${t}`):o.close()}async function _f(){let t=C,n=await Rc(W,P,ni,r=>{let o=[r.tags.Player1,r.tags.Player2];history.pushState(null,"",r.link?gn(r.link,o):location.pathname),ll(r).catch(si)});t===C?Rt(n,""):n.close()}async function Of(t){let e=C,n=Ci(location.search),r=await un(t);e===C&&await ll({...r,tags:{...n,...r.tags}})}async function ll(t){let e=C,{openViewerPage:n}=await Kt("pages"),r=n(W,t,await ri,P);e===C?Rt(r,"tab-viewer"):r.close()}async function ul(t){let e=C;bt||O(Et(P,i("opening-table")),W);let[n,r]=await Promise.all([hi(t),ri]),o=Eo()?.game===t?await Nf():null;if(e!==C)return;let s=n.seats.some(a=>a.yours);Rt(Po(W,n,r,P,o),"tab-game",s)}async function Nf(){let{accompany:t,asNewcomer:e}=await Kt("guide");return{seen:e,accompany:(n,r)=>t(W,n,P,rl,r)}}async function If(){let t=C;bt||O(Et(P,i("opening-table")),W);let{firstGame:e}=await Kt("guide"),n=await e(rl);t===C&&(history.replaceState(null,"",`/game/${n}`),await ul(n))}async function Cf(){let t=C;bt||O(Et(P,i("opening-table")),W);let[{LocalGame:e},n]=await Promise.all([Kt("offline"),ri]);if(t!==C)return;let r=new e(n,{load:pa,save:da,later:o=>window.setTimeout(o),draw:o=>Math.floor(Math.random()*o),today:()=>new Date});Rt(Po(W,r.table,n,P,null,r),"tab-offline",!1)}async function Rf(t){let e=C;bt||O(Et(P,i("opening-invitation")),W);try{let n=await yi(t);if(e!==C)return;let r=new re({me:ht,sit:s=>wi(t,s),go:P.go}),o=()=>O(tl(n,r,P),W);Rt({draw:o,close:r.store.watch(o)},"tab-invitation"),n.yours||await r.ask()}catch(n){let r=n instanceof te?Li(n.status):null;if(!r)throw n;if(e!==C)return;Rt({draw:()=>O(el(r,P),W),close:()=>{}},"tab-invitation")}}il();await Promise.all([Ef(),ti(rt.edition)]);window.addEventListener("popstate",Er);window.addEventListener("keydown",t=>{t.key==="F1"&&(t.preventDefault(),P.help())});window.addEventListener("online",()=>oi(null));document.addEventListener("visibilitychange",()=>oi(null));window.addEventListener("pointerdown",()=>{for(let t of document.getAnimations())t.finish()},{capture:!0});Er();zi(P,Er);Hc();ua(ol);document.readyState==="complete"?Ho():window.addEventListener("load",Ho);export{Pf as a,i as b,ci as c,ft as d,U as e,te as f,q as g,mi as h,hi as i,ln as j,ht as k,vi as l,fn as m,gn as n,bl as o,$n as p,l as q,v as r,m as s,O as t,y as u,St as v,j as w,Re as x,D as y,X as z,Q as A,gt as B,vn as C,ae as D,G as E,I as F,Ft as G,$t as H,kn as I,Kr as J,hs as K,ct as L,B as M,mo as N,Ds as O,Un as P,xg as Q,kg as R,Sg as S,wo as T,s$ as U,R$ as V,ia as W,sa as X,ga as Y,er as Z,pp as _,To as $,V as aa,Ct as ba,we as ca,be as da,Dp as ea,Up as fa,Da as ga,Ba as ha,Wa as ia,et as ja,$b as ka,Ja as la,zb as ma,ec as na,nc as oa,cc as pa,pc as qa,nn as ra,pr as sa,Kt as ta,vr as ua};
/**
 * @license
 * Copyright 2017 Google LLC
 * SPDX-License-Identifier: BSD-3-Clause
 */
