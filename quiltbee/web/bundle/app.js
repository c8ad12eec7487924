var Jt={language:"en",format:t=>t};function Mi(t){Jt=t}function Go(){return Jt}function Q(){return Jt.language}function i(t,e){return Jt.format(t,e)}function Y(t){return new Intl.ListFormat(El(),{type:"conjunction"}).format(t)}function El(){return Jt.language==="en"?"en-GB":Jt.language}function Ai(t){return new Intl.DateTimeFormat(Q(),{dateStyle:"medium"}).format(t)}var Ti=new Set;function $t(t){return t instanceof Error?t.message:String(t)}function Li(t){t!==""&&Ti.add(t)}function Oi(t){let e=Q()==="en"?"":[...Ti].find(o=>t.includes(o));if(!e)return[t,"",""];let n=t.indexOf(e);return[t.slice(0,n),e,t.slice(n+e.length)]}function R(t,e){let n=e,o=!1,r=new Set,s=()=>{o=!1;for(let a of[...r])a(n)};return{get:()=>n,dispatch(a){let c=t(n,a);c!==n&&(n=c,o||queueMicrotask(s),o=!0)},watch(a){return r.add(a),()=>r.delete(a)}}}var Ml=new Set([400,401,403,404,409,410,413,422,429,503]),Oe=class extends Error{name="Away"};function _i(t){let e=t instanceof Error&&t.name==="Away";return e&&Vo(!0),e}var Xt=R((t,e)=>e,{away:!1}),te=class extends Error{constructor(e,n){super(e),this.status=n}};async function H(t,e,n){return JSON.parse(await Zo(t,e,n))}async function Zo(t,e,n="POST"){let o=await Al(t,e,n),r=await o.text();if(o.ok)return r;throw new te(Tl(r,o.status),o.status)}async function Al(t,e,n){let o=e&&{method:n,headers:{"content-type":"application/json"},body:JSON.stringify(e)};try{let r=await fetch(new URL(t,import.meta.url),o);return Vo(!1),r}catch(r){throw Vo(!0),new Oe(i("server-away"),{cause:r})}}function Vo(t){Xt.get().away!==t&&Xt.dispatch({away:t})}function Tl(t,e){let{error:n,code:o,values:r}=Ll(t);return typeof r?.detail=="string"&&Li(r.detail),o?i(`refused-${o}`,r):n&&Q()==="en"?n:Ml.has(e)?i(`refused-status-${e}`):i("status-answer",{status:String(e)})}function Ll(t){try{return JSON.parse(t)??{}}catch(e){if(e instanceof SyntaxError)return{};throw e}}async function Ni(t="/api/patches"){let e=await H(t);return Object.fromEntries(Object.entries(e).map(Ol))}function Ol([t,e]){return[t,Object.defineProperty(e,"name",{get:()=>i(`patch-${t}`)})]}function Ii(t){return H(`/api/games/${t}`)}function ee(t){return H("/api/games",t)}function Pi(){return H("/api/solo")}function hn(t){return H("/api/replay",{text:t})}function Ci(t){return H(`/api/games/${t}/replay`)}function yt(){return H("/api/me")}function Ri(t){return H(`/api/invitations/${t}`)}function Di(t,e){return H(`/api/invitations/${t}`,{name:e})}function ji(t){return H(`/api/games/${t}/invitation`,{})}function gn(t,e){return H(`/api/games/${t}/seat`,{name:e})}function qi(t){return Zo("/api/qr",{path:t})}function Hi(t){return H("/api/reports",t)}var $n=class{constructor(e){this.outside=e,this.socket=null,this.retry=null,this.wait=1e3,this.attempts=0,this.isLive=!1}open(){if(this.retry!==null&&this.outside.forget(this.retry),this.retry=null,this.socket)return;this.attempts+=1;let e=this.outside.open();this.socket=e,e.onopen=()=>{this.wait=1e3,this.attempts=0,this.isLive=!0},e.onmessage=n=>this.received(String(n.data)),e.onclose=()=>this.closed(e)}received(e){let n=JSON.parse(e);n.type==="games"&&this.outside.onWaiting(n.waiting),(n.type==="games"||n.type==="lobby")&&this.outside.onNews(n.type)}closed(e){this.socket===e&&(this.socket=null,this.isLive=!1,!(this.attempts>=8)&&(this.retry=this.outside.later(()=>this.open(),this.wait),this.wait=Math.min(6e4,this.wait*2)))}};var W=1e3,Ht=60*W,ne=60*Ht,mt=24*ne,zo=9900,_l=[10,30,60];function oe(t){let e=/^(\d+)d$/.exec(t);if(e)return{kind:"days",main:Number(e[1])*mt,extra:0};let[n,o]=t.split(/[+~]/).map(r=>Number(r)*W);return{kind:t.includes("~")?"delay":"increment",main:n,extra:o}}function yn(t){if(t===null)return i("no-clock");let{kind:e,main:n,extra:o}=oe(t);if(e==="days")return i("clock-days",{count:n/mt});let r=Bi(n);if(o===0)return i("clock-whole",{time:r});let s=i("seconds",{count:o/W});return i(e==="delay"?"clock-delay":"clock-more",{time:r,each:s})}function wn(t){let{kind:e,main:n,extra:o}=oe(t);if(e==="days")return i("label-days",{count:n/mt});let r=n%Ht===0?i("label-minutes",{count:n/Ht}):i("label-seconds",{count:n/W}),s=i("label-seconds",{count:o/W});return o===0?r:`${r} ${e==="delay"?"~":"+"} ${s}`}function Bi(t){return[[Math.floor(t/ne),"hours"],[Math.floor(t%ne/Ht),"minutes"],[Math.floor(t%Ht/W),"seconds"]].filter(([o])=>o>0).map(([o,r])=>i(r,{count:o})).join(" ")||i("no-time")}function Fi(t,{now:e},n){return e===null?null:t?.now===e?t:{now:e,at:n}}function _e(t,e,n,o){let r=t.left[e-1];if(t.running!==e)return Math.max(0,r);let{kind:s,extra:a}=oe(t.control),c=s==="delay"?a:0,u=n.now+(o-n.at)-t.since;return Math.max(0,r-Math.max(0,u-c))}function bn(t){if(t<=zo)return`0:0${(Math.ceil(t/100)/10).toFixed(1)}`;if(t>=mt)return i("short-days",{days:Math.floor(t/mt),hours:Math.floor(t%mt/ne)});let e=Math.ceil(t/W),n=[Math.floor(e/60)%60,e%60],o=Math.floor(e/3600),r=n.map((s,a)=>a===0&&o===0?String(s):String(s).padStart(2,"0"));return o?[o,...r].join(":"):r.join(":")}function Ui(t){if(t<=0)return i("no-time-left");if(t>=mt){let e=Math.floor(t%mt/ne),n=i("days",{count:Math.floor(t/mt)});return e?`${n} ${i("hours",{count:e})}`:n}return Bi(Math.ceil(t/W)*W)}function Wi(t,e){let{kind:n,main:o}=oe(t);return n==="days"?e<6*ne:e<Math.max(10*W,Math.min(Ht,o/10))}function Gi(t,e){return _l.find(o=>t>o*W&&e<=o*W&&e>0)??null}function Vi(t){return t<=0?null:t>=mt?Ht:t<=zo?t%100||100:Math.min(t%W||W,t-zo)}function Zi(t){return t===404?{title:i("invitation-unknown"),text:i("invitation-unknown-text")}:t===410?{title:i("invitation-closed"),text:i("invitation-closed-text")}:null}function zi({board:t,clock:e,takebacks:n,rated:o,seed_chosen:r,seat:s}){return[[i("term-seat"),i(`term-seat-${s}`)],[i("clock"),e===null?i("term-no-clock"):yn(e)],[i("time-board"),i(`term-board-${t}`)],[i("circle"),i(r?"term-chosen":"term-drawn")],[i("tick-takebacks"),i(n?"tick-takebacks-note":"term-none")],[i("term-rating"),i(o?"tick-rated-note":"terms-not-rated")]]}var Qo={en:"English",de:"Deutsch",fr:"Français",es:"Español"};function Yo(t){return typeof t=="string"&&Object.hasOwn(Qo,t)}function Qi(t){return t.map(n=>n.split("-")[0].toLowerCase()).find(Yo)??"en"}var re=class{constructor(e){this.outside=e,this.store=R((n,o)=>({...n,...o}),{name:"",busy:!1,error:""})}get state(){return this.store.get()}async ask(){try{let{name:e}=await this.outside.me();this.state.name===""&&this.store.dispatch({name:e??""})}catch(e){this.store.dispatch({error:Yi(e)})}}write(e){this.store.dispatch({name:e,error:""})}async sit(){let{name:e,busy:n}=this.state;if(!n){this.store.dispatch({busy:!0,error:""});try{let{url:o}=await this.outside.sit(e.trim()||null);this.outside.go(o)}catch(o){this.store.dispatch({busy:!1,error:Yi(o)})}}}};function Yi(t){return t instanceof Error?t.message:String(t)}var Ki=[["one","Player1"],["two","Player2"]];var Nl=["","?","You","Automa"];function ie(t,e){let n=Ki.flatMap(([r],s)=>{let a=e[s]??"";return Nl.includes(a)?[]:[[r,a]]}),o=new URLSearchParams(n).toString();return`/${o&&`?${o}`}${t}`}function Ji(t){let e=new URLSearchParams(t);return Object.fromEntries(Ki.flatMap(([n,o])=>{let r=e.get(n)?.trim().slice(0,40);return r?[[o,r]]:[]}))}var Il="offline",vn="/offline";function Ne({game:t}){return t===Il}var Pl=[[/^\/aid()$/,"aid"],[/^\/me()$/,"me"],[/^\/sign-in()$/,"sign-in"],[/^\/s\/([\w-]+)$/,"link"],[/^\/tournaments()$/,"tournaments"],[/^\/tournaments\/(\w+)$/,"tournament"]];function Xi(t){for(let[e,n]of Pl){let o=e.exec(t);if(o)return{name:n,match:o[1]}}return null}var or=globalThis,ts=t=>t,kn=or.trustedTypes,es=kn?kn.createPolicy("lit-html",{createHTML:t=>t}):void 0,as="$lit$",Mt=`lit$${Math.random().toFixed(9).slice(2)}$`,cs="?"+Mt,Cl=`<${cs}>`,Ut=document,Pe=()=>Ut.createComment(""),Ce=t=>t===null||typeof t!="object"&&typeof t!="function",rr=Array.isArray,Rl=t=>rr(t)||typeof t?.[Symbol.iterator]=="function",Ko=`[ 	
\f\r]`,Ie=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,ns=/-->/g,os=/>/g,Bt=RegExp(`>|${Ko}(?:([^\\s"'>=/]+)(${Ko}*=${Ko}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),rs=/'/g,is=/"/g,ls=/^(?:script|style|textarea|title)$/i,ir=t=>(e,...n)=>({_$litType$:t,strings:e,values:n}),l=ir(1),v=ir(2),wh=ir(3),Re=Symbol.for("lit-noChange"),d=Symbol.for("lit-nothing"),ss=new WeakMap,Ft=Ut.createTreeWalker(Ut,129);function us(t,e){if(!rr(t)||!t.hasOwnProperty("raw"))throw Error("invalid template strings array");return es!==void 0?es.createHTML(e):e}var Dl=(t,e)=>{let n=t.length-1,o=[],r,s=e===2?"<svg>":e===3?"<math>":"",a=Ie;for(let c=0;c<n;c++){let u=t[c],p,m,f=-1,$=0;for(;$<u.length&&(a.lastIndex=$,m=a.exec(u),m!==null);)$=a.lastIndex,a===Ie?m[1]==="!--"?a=ns:m[1]!==void 0?a=os:m[2]!==void 0?(ls.test(m[2])&&(r=RegExp("</"+m[2],"g")),a=Bt):m[3]!==void 0&&(a=Bt):a===Bt?m[0]===">"?(a=r??Ie,f=-1):m[1]===void 0?f=-2:(f=a.lastIndex-m[2].length,p=m[1],a=m[3]===void 0?Bt:m[3]==='"'?is:rs):a===is||a===rs?a=Bt:a===ns||a===os?a=Ie:(a=Bt,r=void 0);let b=a===Bt&&t[c+1].startsWith("/>")?" ":"";s+=a===Ie?u+Cl:f>=0?(o.push(p),u.slice(0,f)+as+u.slice(f)+Mt+b):u+Mt+(f===-2?c:b)}return[us(t,s+(t[n]||"<?>")+(e===2?"</svg>":e===3?"</math>":"")),o]},De=class t{constructor({strings:e,_$litType$:n},o){let r;this.parts=[];let s=0,a=0,c=e.length-1,u=this.parts,[p,m]=Dl(e,n);if(this.el=t.createElement(p,o),Ft.currentNode=this.el.content,n===2||n===3){let f=this.el.content.firstChild;f.replaceWith(...f.childNodes)}for(;(r=Ft.nextNode())!==null&&u.length<c;){if(r.nodeType===1){if(r.hasAttributes())for(let f of r.getAttributeNames())if(f.endsWith(as)){let $=m[a++],b=r.getAttribute(f).split(Mt),S=/([.?@])?(.*)/.exec($);u.push({type:1,index:s,name:S[2],strings:b,ctor:S[1]==="."?Xo:S[1]==="?"?tr:S[1]==="@"?er:ae}),r.removeAttribute(f)}else f.startsWith(Mt)&&(u.push({type:6,index:s}),r.removeAttribute(f));if(ls.test(r.tagName)){let f=r.textContent.split(Mt),$=f.length-1;if($>0){r.textContent=kn?kn.emptyScript:"";for(let b=0;b<$;b++)r.append(f[b],Pe()),Ft.nextNode(),u.push({type:2,index:++s});r.append(f[$],Pe())}}}else if(r.nodeType===8)if(r.data===cs)u.push({type:2,index:s});else{let f=-1;for(;(f=r.data.indexOf(Mt,f+1))!==-1;)u.push({type:7,index:s}),f+=Mt.length-1}s++}}static createElement(e,n){let o=Ut.createElement("template");return o.innerHTML=e,o}};function se(t,e,n=t,o){if(e===Re)return e;let r=o!==void 0?n._$Co?.[o]:n._$Cl,s=Ce(e)?void 0:e._$litDirective$;return r?.constructor!==s&&(r?._$AO?.(!1),s===void 0?r=void 0:(r=new s(t),r._$AT(t,n,o)),o!==void 0?(n._$Co??=[])[o]=r:n._$Cl=r),r!==void 0&&(e=se(t,r._$AS(t,e.values),r,o)),e}var Jo=class{constructor(e,n){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:n},parts:o}=this._$AD,r=(e?.creationScope??Ut).importNode(n,!0);Ft.currentNode=r;let s=Ft.nextNode(),a=0,c=0,u=o[0];for(;u!==void 0;){if(a===u.index){let p;u.type===2?p=new je(s,s.nextSibling,this,e):u.type===1?p=new u.ctor(s,u.name,u.strings,this,e):u.type===6&&(p=new nr(s,this,e)),this._$AV.push(p),u=o[++c]}a!==u?.index&&(s=Ft.nextNode(),a++)}return Ft.currentNode=Ut,r}p(e){let n=0;for(let o of this._$AV)o!==void 0&&(o.strings!==void 0?(o._$AI(e,o,n),n+=o.strings.length-2):o._$AI(e[n])),n++}},je=class t{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(e,n,o,r){this.type=2,this._$AH=d,this._$AN=void 0,this._$AA=e,this._$AB=n,this._$AM=o,this.options=r,this._$Cv=r?.isConnected??!0}get parentNode(){let e=this._$AA.parentNode,n=this._$AM;return n!==void 0&&e?.nodeType===11&&(e=n.parentNode),e}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(e,n=this){e=se(this,e,n),Ce(e)?e===d||e==null||e===""?(this._$AH!==d&&this._$AR(),this._$AH=d):e!==this._$AH&&e!==Re&&this._(e):e._$litType$!==void 0?this.$(e):e.nodeType!==void 0?this.T(e):Rl(e)?this.k(e):this._(e)}O(e){return this._$AA.parentNode.insertBefore(e,this._$AB)}T(e){this._$AH!==e&&(this._$AR(),this._$AH=this.O(e))}_(e){this._$AH!==d&&Ce(this._$AH)?this._$AA.nextSibling.data=e:this.T(Ut.createTextNode(e)),this._$AH=e}$(e){let{values:n,_$litType$:o}=e,r=typeof o=="number"?this._$AC(e):(o.el===void 0&&(o.el=De.createElement(us(o.h,o.h[0]),this.options)),o);if(this._$AH?._$AD===r)this._$AH.p(n);else{let s=new Jo(r,this),a=s.u(this.options);s.p(n),this.T(a),this._$AH=s}}_$AC(e){let n=ss.get(e.strings);return n===void 0&&ss.set(e.strings,n=new De(e)),n}k(e){rr(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,o,r=0;for(let s of e)r===n.length?n.push(o=new t(this.O(Pe()),this.O(Pe()),this,this.options)):o=n[r],o._$AI(s),r++;r<n.length&&(this._$AR(o&&o._$AB.nextSibling,r),n.length=r)}_$AR(e=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);e!==this._$AB;){let o=ts(e).nextSibling;ts(e).remove(),e=o}}setConnected(e){this._$AM===void 0&&(this._$Cv=e,this._$AP?.(e))}},ae=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(e,n,o,r,s){this.type=1,this._$AH=d,this._$AN=void 0,this.element=e,this.name=n,this._$AM=r,this.options=s,o.length>2||o[0]!==""||o[1]!==""?(this._$AH=Array(o.length-1).fill(new String),this.strings=o):this._$AH=d}_$AI(e,n=this,o,r){let s=this.strings,a=!1;if(s===void 0)e=se(this,e,n,0),a=!Ce(e)||e!==this._$AH&&e!==Re,a&&(this._$AH=e);else{let c=e,u,p;for(e=s[0],u=0;u<s.length-1;u++)p=se(this,c[o+u],n,u),p===Re&&(p=this._$AH[u]),a||=!Ce(p)||p!==this._$AH[u],p===d?e=d:e!==d&&(e+=(p??"")+s[u+1]),this._$AH[u]=p}a&&!r&&this.j(e)}j(e){e===d?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,e??"")}},Xo=class extends ae{constructor(){super(...arguments),this.type=3}j(e){this.element[this.name]=e===d?void 0:e}},tr=class extends ae{constructor(){super(...arguments),this.type=4}j(e){this.element.toggleAttribute(this.name,!!e&&e!==d)}},er=class extends ae{constructor(e,n,o,r,s){super(e,n,o,r,s),this.type=5}_$AI(e,n=this){if((e=se(this,e,n,0)??d)===Re)return;let o=this._$AH,r=e===d&&o!==d||e.capture!==o.capture||e.once!==o.once||e.passive!==o.passive,s=e!==d&&(o===d||r);r&&this.element.removeEventListener(this.name,this,o),s&&this.element.addEventListener(this.name,this,e),this._$AH=e}handleEvent(e){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,e):this._$AH.handleEvent(e)}},nr=class{constructor(e,n,o){this.element=e,this.type=6,this._$AN=void 0,this._$AM=n,this.options=o}get _$AU(){return this._$AM._$AU}_$AI(e){se(this,e)}};var jl=or.litHtmlPolyfillSupport;jl?.(De,je),(or.litHtmlVersions??=[]).push("3.3.3");var O=(t,e,n)=>{let o=n?.renderBefore??e,r=o._$litPart$;if(r===void 0){let s=n?.renderBefore??null;o._$litPart$=r=new je(e.insertBefore(Pe(),s),s,void 0,n??{})}return r._$AI(t),r};var ql={left:"M4 4v6h6M4.6 10A8 8 0 1 1 4 14",right:"M20 4v6h-6M19.4 10A8 8 0 1 0 20 14",flip:"M12 3v18M9 6L3 18h6zM15 6l6 12h-6z",place:"M4 13l5 5L20 6",cancel:"M6 6l12 12M18 6L6 18",undo:"M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",pass:"M4 12h14M13 6l6 6-6 6",download:"M12 4v11M7 11l5 5 5-5M5 20h14",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",flag:"M6 21V4h11l-2 4 2 4H6",print:"M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",card:"M5 3h10v14H5zM9 21h10V7",bulb:"M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-.9 1.6h-5.2c0-.6-.3-1.1-.9-1.6A6 6 0 0 1 12 3z",help:"M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",first:"M18 5l-8 7 8 7M6 5v14",back:"M15 5l-7 7 7 7",forward:"M9 5l7 7-7 7",last:"M6 5l8 7-8 7M18 5v14",clock:"M12 7v5l3 2M12 4a8 8 0 1 0 .01 0",hurry:"M12 4v10M12 19v.5",eye:"M3 12c4-8 14-8 18 0-4 8-14 8-18 0zM12 9.5a2.5 2.5 0 1 0 .01 0",share:"M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",copy:"M8 8h11v12H8zM16 8V4H5v12h3",person:"M12 4a4 4 0 1 0 .01 0M4 21c1-5 4-7 8-7s7 2 8 7",cup:"M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 20h8",gear:"M12 9a3 3 0 1 0 .01 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1",again:"M20 4v6h-6M20 10A8 8 0 1 0 20 15",button:"M12 3a9 9 0 1 0 .01 0M9 9.5v.01M15 9.5v.01M9 14.5v.01M15 14.5v.01",ten:"M4 9l3.5-2.5v11.5M16.5 6.5c4.5 0 4.5 11.5 0 11.5s-4.5-11.5 0-11.5z",heart:"M12 20C5 14.5 3 11 3 8a4.6 4.6 0 0 1 9-1.4A4.6 4.6 0 0 1 21 8c0 3-2 6.5-9 12z",eyes:"M4 6h16v12H4zM4 12h16",sun:"M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5"};function y(t){return l`<svg class="icon-line" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${ql[t]}></path>
  </svg>`}function dt(t,e=d){return l`<header class="head">
    ${sr(t)}
    <div class="head-middle">${e}</div>
    <button type="button" class="quiet" data-testid="settings" @click=${t.openSettings}>
      ${y("gear")}<span>${i("settings")}</span>
    </button>
    <button type="button" class="quiet to-help" data-testid="help" @click=${t.help}>
      ${y("help")}<span>${i("help")}</span>
    </button>
    <a class="quiet button" href="/me" data-testid="to-me" @click=${D(t)}
      >${y("person")}<span>${i("to-me")}</span></a
    >
  </header>`}function sr(t){return l`<a class="brand" href="/" data-testid="home" @click=${D(t)}>
    <img src=${t.logo} alt="" width="28" height="28" /><span>Quiltbee</span></a
  >`}function At(t,e){return l`${dt(t)}
    <main class="waiting"><p>${e}</p></main>`}function D(t){return e=>{e.metaKey||e.ctrlKey||e.shiftKey||(e.preventDefault(),t.go(e.currentTarget.pathname))}}var ps=3e3,Hl=6e3;function ar(t){return l`<span class="without-server">
    <a class="button" href=${vn} data-testid="play-offline" @click=${D(t)}
      >${y("button")}<span>${i("offline-play")}</span></a
    >
    <a class="button" href="/aid" data-testid="aid-offline" @click=${D(t)}
      >${y("help")}<span>${i("tab-aid")}</span></a
    >
  </span>`}function ms(t,e){let n=document.createElement("div");n.setAttribute("role","status"),document.body.append(n);let o=0,r=!1,s=()=>{n.className="",O(d,n)},a=()=>{n.className="returned",O(l`<p data-testid="back-again">${i("offline-back")}</p>`,n),o=window.setTimeout(s,Hl),document.querySelector("main.table")||e()},c=()=>{let{away:p}=Xt.get();if(clearTimeout(o),p){n.className="away";let m=l`<p data-testid="away">${i("offline-away")}</p>`;O(l`${m} ${ar(t)}`,n),o=window.setTimeout(u,ps)}else r&&a();r=p},u=async()=>{await yt().catch(()=>{}),Xt.get().away&&(o=window.setTimeout(u,ps))};Xt.watch(c),c()}var Tt=[1,2];function qe(t){return t===1?2:1}function Wt(t){return Tt.filter(e=>t[e-1].yours)}function _({seats:t}){return t.some(e=>e.yours)}function cr({mode:t,seats:e}){let n=Wt(e);return t==="remote"&&n.length===1?n[0]:null}function ce(t){return Tt.find(e=>t[e-1].kind==="open")??null}function He({seats:t}){let e=ce(t);return e===null?"":t[e-1].name}function N({stage:t,seats:e}){return t!=="over"&&ce(e)!==null}function Lt({stage:t,result:e}){return t==="over"&&e===null}var Bl=Array.from({length:81},(t,e)=>[Math.floor(e/9),e%9]);function j([t,e]){return`${"abcdefghi"[e]}${t+1}`}function tt(t){return/^[a-i][1-9]$/.test(t)?[Number(t[1])-1,t.charCodeAt(0)-97]:null}function it(t,e){return t[0]===e[0]&&t[1]===e[1]}function K(t){return[Math.max(...t.map(e=>e[0]))+1,Math.max(...t.map(e=>e[1]))+1]}function wt(t,[e,n]){return t.map(([o,r])=>[o+e,r+n])}function Be(t,[e,n]){let[o,r]=K(t);return[ds(e,9-o),ds(n,9-r)]}function ds(t,e){return Math.max(0,Math.min(e,t))}function Sn([t,e],[n,o],r){return r==="right"?[e,n-1-t]:r==="left"?[o-1-e,t]:[t,o-1-e]}function fs(t,e,n){let[o,r]=e,s=n>=4?Sn(t,e,"flip"):t;for(let a=0;a<n%4;a+=1)s=Sn(s,[o,r],"right"),[o,r]=[r,o];return s}function Ot(t){let[e,n]=K(t),o=([r,s])=>Math.abs(r-(e-1)/2)+Math.abs(s-(n-1)/2);return t.reduce((r,s)=>o(s)<o(r)?s:r)}function Mn(t){let e=Math.min(...t.map(a=>a[0])),n=Math.max(...t.map(a=>a[1])),o=([a,c])=>Math.min(...t.map(([u,p])=>Math.abs(u-a)+Math.abs(p-c))),r=a=>Math.abs(a[0]-e+1)+Math.abs(a[1]-n-1)+(o(a)<2?20:0);return Bl.filter(a=>o(a)>0).reduce((a,c)=>r(c)<r(a)?c:a)}function En(t){let e=new Set,n=[];for(let o=0;o<t.length;o+=1){if(t[o]!=="."||e.has(o))continue;let r=[],s=[o];e.add(o);for(let a=s.pop();a!==void 0;a=s.pop()){r.push([Math.floor(a/9),a%9]);for(let c of Fl(a))t[c]==="."&&!e.has(c)&&(e.add(c),s.push(c))}n.push(r.sort((a,c)=>a[0]-c[0]||a[1]-c[1]))}return n.sort((o,r)=>r.length-o.length)}function Fl(t){let e=t%9,n=[t-9,t+9];return e>0&&n.push(t-1),e<8&&n.push(t+1),n.filter(o=>o>=0&&o<81)}var Ul=3;function le(t,e){let n=new Set(En(t).map(String));return En(Wl(t,e)).filter(r=>r.length<=Ul&&!n.has(String(r)))}function Wl(t,e){let n=[...t];for(let[o,r]of e)n[o*9+r]="x";return n.join("")}function hs(t){let e=49;for(let n=0;n<3;n+=1)for(let o=0;o<3;o+=1){let r=0;for(let s=n;s<n+7;s+=1)r+=t.slice(s*9+o,s*9+o+7).split(".").length-1;e=Math.min(e,r)}return e}function G(t,e,n=0){let o=new Set(t.map(String)),r=new Map;for(let[a,c]of t)for(let u=0;u<4;u+=1){let[p,m]=xn[(u+3)%4];if(o.has(String([a+p,c+m])))continue;let f=Gl[u],$=[a+f[0],c+f[1]],b=[$[0]+xn[u][0],$[1]+xn[u][1]];r.set(String($),[...r.get(String($))??[],{to:b,direction:u}])}let s="";for(;r.size>0;)s+=Vl(r,e,n);return s}var xn=[[0,1],[1,0],[0,-1],[-1,0]],Gl=[[0,0],[0,1],[1,1],[1,0]];function Vl(t,e,n){let o=t.keys().next().value,r=[],s=o,a=-1;do{let u=t.get(s),p=Math.max(0,u.findIndex(b=>b.direction===(a+1)%4)),m=u.splice(a<0?0:p,1)[0];u.length===0&&t.delete(s);let[f,$]=s.split(",").map(Number);m.direction!==a&&r.push({at:[f,$],direction:m.direction}),a=m.direction,s=String(m.to)}while(s!==o);return r.length>1&&r[0].direction===a&&r.shift(),`M${r.map(({at:u,direction:p},m)=>{let f=r[(m+r.length-1)%r.length].direction,[$,b]=[f,p].map(S=>xn[(S+1)%4]).reduce((S,M)=>[S[0]+M[0],S[1]+M[1]]);return`${u[1]*e+b*n} ${u[0]*e+$*n}`}).join("L")}Z`}function I(t){return t<0?`−${-t}`:String(t)}function Gt({name:t,squares:e,buttons:n,time:o,income:r}){return i("patch-label",{name:t,squares:e,buttons:n,time:o,income:r})}function Fe(t,e){return t[e-1].yours&&!t[2-e].yours}function J(t,e){return{who:Fe(t,e)?"you":"other",name:k(t,e)}}function k(t,e){let{name:n,kind:o}=t[e-1];if(Fe(t,e))return i("you");if(o==="open")return n||i("open-seat");let r=o==="computer"?/^Quiltbee level (\d+)/.exec(n):null;return r?i("level-number",{level:r[1]}):n==="You"?i("player-number",{number:String(e)}):n}function bt(t,e){if(t.result)return i("wins",J(e,t.result.winner));if(Lt(t))return i("game-aborted");let n=t.stage==="special_patch"?"whose-special-patch":"whose-turn";return i(n,J(e,t.turn))}function at(t,e){if(t.result)return Zl(t,e);if(Lt(t))return i("aborted-reason");let n=J(e,t.turn);if(t.stage==="special_patch")return i("reached-special-patch",n);let o=t.players[t.turn-1].time,r=t.players[2-t.turn].time;return o!==r?i("further-back",n):o===0?i("goes-first",n):e.filter(({yours:a})=>a).length===1?i("level-and-on-top",n):i("both-level-and-on-top",n)}function Zl(t,e){if(!t.result)return"";let{winner:n,scores:o,reason:r}=t.result,s=An(o[n-1],o[2-n]),a=J(e,3-n);return r==="resignation"?i("result-resignation",{...a,points:s}):r==="time"?i("result-time",{...a,points:s}):i(r==="first to 53"?"result-first":"result-score",{points:s})}function An(t,e){return i("points-to",{mine:I(t),theirs:I(e)})}function gs(t,e){return[i("pass"),...lr(t,e)].join(" · ")}function lr({consequence:t},e){let n=[i("pass-move",{count:t.time-e}),i("pass-earn",{count:t.earned})];return t.income>0&&n.push(i("pass-income",{count:t.income})),t.special_patch&&n.push(i("pass-special")),n}function _t(t,e,n=!1){if(t==="pass")return i("move-pass");if(t==="A:pass")return i("move-on");if(t.startsWith("A:"))return i("move-took",{patch:ue(e,t[2])});if(t.startsWith("+"))return n?i("move-special-at",{cell:t.slice(1)}):i("move-special");let o=ue(e,t[0]);return!n||!e[t[0]]?i("move-patch",{patch:o}):i("move-patch-at",{patch:o,cell:j(zl(e[t[0]],t))})}function ue(t,e){return t[e]?.name??e}function zl({orientations:t},e){let n=tt(e.slice(2));return wt(t[e[1]],n).reduce((o,r)=>r[0]<o[0]||r[0]===o[0]&&r[1]<o[1]?r:o)}function st(t,e,n,o=!0){let r=t.filter(([s,a])=>e[s*9+a]!==".").map(j);return r.length>0?o?r.length>4?i("overlaps-many",{count:r.length}):i("overlaps-at",{cells:Y(r)}):i("overlaps-another"):n?ft(n):null}function ft({available:t,missing:e}){return t?null:e>0?i("needs-buttons",{count:e}):i("fits-nowhere")}function $s(t,e,n,o){let r=st(t,e,n,o);if(r===null)return{text:i("fits"),isGood:!0};let s=n!==void 0&&!n.available&&n.missing>0,a=st(t,e,void 0,o)===null,c=s&&a?i("fits-but-short",{count:n.missing}):r;return{text:Ql(c),isGood:!1}}function Ql(t){return t[0].toLocaleUpperCase()+t.slice(1)}function ur(t){let e=j(t[0]);return t.length===1?i("single-hole",{cell:e}):i("hole-of",{size:t.length,cell:e})}function Yl(t,e){return e?Y(t.map(ur)):t.length===1?i("a-hole"):i("holes",{count:t.length})}function Tn(t,e,n,o,r,s=!0){let{consequence:a,missing:c}=t,u=o.players[o.turn-1],{paid:p,buttons:m,time:f,income:$,income_marks:b}=a,S={from:String(u.buttons),to:I(m)},M=[{kind:"buttons",text:c>0?i("effect-cost",{count:p}):i("effect-buttons",S)},{kind:"time",text:i("effect-time",{from:String(u.time),to:String(f)})}];if(b.length>0){let X={count:$,marks:Y(b.map(String))},rt=s?i("effect-income-at",X):i("effect-income",{count:$});M.push({kind:"income",text:rt})}return a.special_patch&&M.push({kind:"special",text:i("effect-special")}),n&&M.push({kind:"tile",text:i("effect-tile")}),e.length>0&&M.push({kind:"holes",text:i("effect-holes",{holes:Yl(e,s)})}),M.push({kind:"next",text:pr("next",a.next,o.turn,r)}),M}function pr(t,e,n,o){if(e===null)return i("then-over");let r=e===n?"-again":"";return Fe(o,e)?i(`${t}-you${r}`):i(`${t}-name${r}`,{name:k(o,e)})}function ys(t,e,n){let o={cell:j(t)};if(e===".")return i("cell-empty",o);if(e==="*")return i("cell-special",o);let r=n[e]?.name;return r?i("cell-patch",{...o,patch:r}):i("cell-covered",o)}function Ln(t){let e=En(t),n=e.reduce((a,c)=>a+c.length,0),o=[i("quilt-covered",{covered:81-n,empty:n})],r=e.filter(a=>a.length===1).map(a=>j(a[0]));r.length>0&&o.push(i("quilt-single-holes",{count:r.length,cells:r.join(" ")})),n>0&&o.push(i("quilt-largest",{size:e[0].length}));let s=hs(t);return o.push(s===0?i("quilt-full"):i("quilt-missing",{count:s})),`${o.join("; ")}.`}function Vt(t,e){let{to_income:n,to_special_patch:o,time:r}=t.players[e-1],s=t.time_board.last-r;if(s===0)return i("at-the-end");let a=[];return n!==null&&a.push(i("income-in",{count:n})),o!==null&&a.push(i("special-in",{count:o})),a.push(i("end-in",{count:s})),a.join(", ")}function On(t,e){let n=e[t.letter],o=n.orientations[t.orientation],[r,s]=K(o),a=wt(o,[t.row,t.column]),c=j([t.row+r-1,t.column+s-1]),u=j([t.row,t.column]),{letter:p}=t;return i("placed-patch",{patch:n.name,letter:p,count:a.length,from:u,to:c})}function pe(t,e){let n=t?.moves.length??0,o=e.moves.slice(n);return o.map(({number:r,player:s,move:a})=>{if(!t||o.length!==1)return{number:r,player:s,move:a,change:null};let[c,u]=[t.players[s-1],e.players[s-1]],p={from:c.time,to:u.time,buttons:u.buttons-c.buttons};return{number:r,player:s,move:a,change:p}})}function ws(t,e){let n=Wt(t.seats),o=n.length===1?n[0]:t.turn,r=t.moves.map(({player:s})=>s).lastIndexOf(o);return t.moves.slice(r+1).map(s=>{let a=e[s.number];return a?.move===s.move?a:{...s,change:null}})}function bs({player:t,move:e,change:n},o,r){let a={name:k(o,t),deed:Kl(e,r)};return!n||n.to===n.from?i("happened",a):i("happened-with",{...a,detail:mr(n)})}function mr({from:t,to:e,buttons:n}){let o=e-t;if(n===0)return i("moved",{count:o});let r=i("gain",{sign:n<0?"−":"+",count:Math.abs(n)});return i("moved-and",{count:o,gain:r})}function Kl(t,e){return t.startsWith("+")?i("deed-special"):/^[A-Za-z]\d/.test(t)?i("deed-patch",{patch:ue(e,t[0])}):_t(t,e)}function dr(t){return t.startsWith("A:")?t==="A:pass"?null:t[2]:/^[A-Za-g]\d/.test(t)?t[0]:null}function vs({change:t},e){if(!t||t.to<=t.from)return{gains:[],marks:[]};let n=a=>a>t.from&&a<=t.to,o=e.special_patches.filter(n),r=[t.buttons===0?"":Jl(t.buttons)];e.income.some(n)&&r.push(i("payday"));let s=[...e.income.filter(n),...o];return{gains:r.filter(Boolean),marks:s}}function Jl(t){return t<0?`−${-t}`:`+${t}`}function ks(t,e){return[...t].filter(n=>n[0]===String(e)).map(n=>tt(n.slice(1))).sort((n,o)=>n[0]-o[0]||n[1]-o[1])}function xs(t,e){let n=o=>Math.abs(o[0]-e[0])+Math.abs(o[1]-e[1]);return t.reduce((o,r)=>n(r)<n(o)?r:o,t[0]??e)}function Ss(t,e,[n,o]){let r=a=>(a[0]-e[0])*n+(a[1]-e[1])*o,s=a=>Math.abs((a[0]-e[0])*o+(a[1]-e[1])*n);return t.filter(a=>r(a)>0).sort((a,c)=>s(a)+r(a)-s(c)-r(c)||s(a)-s(c)).at(0)}function Es(t,e,n){let o=s=>(s[0]-e[0])*9+s[1]-e[1];return(n?[...t].reverse().find(s=>o(s)<0):t.find(s=>o(s)>0))??t[n?t.length-1:0]}var As={letter:null,orientations:{},origin:null,set:!1,anchor:[0,0],cursor:[4,4]},fr={up:[-1,0],down:[1,0],left:[0,-1],right:[0,1]};function _n(t){return{letter:"+",patch:{orientations:{0:[[0,0]]},turns:{0:{right:0,left:0,flip:0}}},placements:new Set(t.map(e=>`0${e}`))}}function B(t,e){return t.orientations[e]??0}function Nt(t,e){return e.patch.orientations[B(t,e.letter)]}function ct(t,e){return t.origin?wt(Nt(t,e),t.origin):[]}function de(t,e){return t.origin?`${B(t,e.letter)}${j(t.origin)}`:null}function fe(t,e){let n=de(t,e);return n!==null&&e.placements.has(n)}function Nn(t,e){let n=de(t,e);return n===null||!e.placements.has(n)?null:e.letter==="+"?`+${n.slice(1)}`:e.letter+n}function hr(t,e,n){switch(n.type){case"choose":return tu(t,n.choice,n.anchor);case"cancel":return e?{...t,letter:null,origin:null,set:!1}:t;case"arrow":return e?nu(t,e,n.direction):{...t,cursor:Ue(t.cursor,n.direction)};default:return e?Xl(t,e,n):t}}function Xl(t,e,n){switch(n.type){case"hover":return t.set?t:Ms(t,e,n.cell,!1);case"leave":return t.set||!t.origin?t:{...t,origin:null};case"set":return Ms(t,e,n.cell,!0);case"hold":return{...t,anchor:n.anchor,set:!1};case"put":return me({...t,orientations:{...t.orientations,[e.letter]:n.orientation},anchor:Ot(e.patch.orientations[n.orientation])},e,n.origin);case"show":return t.origin?{...t,set:!0}:In(t,e);case"jump":return ou(t,e,n.direction);case"next":return ru(t,e,n.back??!1);case"turn":return iu(t,e,n.how);case"cycle":return su(t,e)}}function tu(t,e,n){let o={...t,letter:e.letter,origin:null,set:!1};return{...o,anchor:n??Ot(Nt(o,e))}}function Ms(t,e,n,o){let r=Nt(t,e),s=Be(r,[n[0]-t.anchor[0],n[1]-t.anchor[1]]),a=Ts(t,e,s);return t.origin&&it(t.origin,a)&&t.set===o&&it(t.cursor,n)?t:{...t,origin:a,set:o,cursor:n}}function Ts(t,e,n){let o=B(t,e.letter),r=[[0,0],[-1,0],[1,0],[0,-1],[0,1],[-1,-1],[-1,1],[1,-1],[1,1]];for(let[s,a]of r){let c=[n[0]+s,n[1]+a];if(eu(c)&&e.placements.has(o+j(c)))return c}return n}function eu([t,e]){return t>=0&&e>=0&&t<9&&e<9}function me(t,e,n){let o=Nt(t,e),r=Be(o,n),s=o.some(a=>it(a,t.anchor))?t.anchor:Ot(o);return{...t,origin:r,set:!0,anchor:s,cursor:[r[0]+s[0],r[1]+s[1]]}}function In(t,e){let{anchor:n,cursor:o}=t,r=gr(t,e),s=[o[0]-n[0],o[1]-n[1]];return me(t,e,xs(r,s))}function gr(t,e){return ks(e.placements,B(t,e.letter))}function nu(t,e,n){if(!t.origin)return In(t,e);let[o,r]=fr[n];return me(t,e,[t.origin[0]+o,t.origin[1]+r])}function Ue([t,e],n){let[o,r]=fr[n];return Be([[0,0]],[t+o,e+r])}function ou(t,e,n){if(!t.origin)return In(t,e);let o=Ss(gr(t,e),t.origin,fr[n]);return o?me(t,e,o):{...t,set:!0}}function ru(t,e,n){let o=gr(t,e),r=t.origin;return o.length===0?r?{...t,set:!0}:In(t,e):r?me(t,e,Es(o,r,n)):me(t,e,o[n?o.length-1:0])}function iu(t,e,n){let o=B(t,e.letter),r=Sn(t.anchor,K(Nt(t,e)),n);return Ls(t,e,e.patch.turns[o][n],r)}function su(t,e){let n=Object.keys(e.patch.orientations).map(Number).sort((r,s)=>r-s),o=n[(n.indexOf(B(t,e.letter))+1)%n.length];return Ls(t,e,o,Ot(e.patch.orientations[o]))}function Ls(t,e,n,o){let r={...t,orientations:{...t.orientations,[e.letter]:n},anchor:o};if(!t.origin)return r;let s=[t.origin[0]+t.anchor[0],t.origin[1]+t.anchor[1]],a=Be(Nt(r,e),[s[0]-o[0],s[1]-o[1]]),c=Ts(r,e,a);return{...r,origin:c,cursor:[c[0]+o[0],c[1]+o[1]]}}var $r=[{level:1,numeral:"I"},{level:2,numeral:"II"},{level:3,numeral:"III"},{level:4,numeral:"IV"},{level:5,numeral:"V"}];function Pn(t){return i(`filter-${t}`)}function We({score_parts:t},e){let n=t;return[["part-tile",n.special_tile,[1,2,3,4,5]],["part-held",n.buttons_held,[2,3,4,5]],["part-patches",n.patches_with_buttons,[3,5]],["part-printed",n.buttons_on_patches,[4,5]]].filter(([,,r])=>r.includes(e)).map(([r,s])=>[r,s])}function Cn(t){return t!==null&&t.stage==="card"&&t.seats.some(e=>e.yours)}function Rn(t){return t.mode==="solo"&&t.moves.at(-1)?.player===2&&t.result?.reason!=="resignation"}function _s(t,e){return i("named-patch",{patch:ue(e,t),letter:t})}function yr(t,e){return Y([...t].map(n=>_s(n,e)))}function wr({number:t,budget:e,income:n}){return i("card-title",{number:String(t),budget:e,income:n})}function br({affordable:t,choices:e,card:{budget:n}},o){if(t.length===0)return i("budget-none",{budget:n,count:e.length});let r={budget:n,patches:yr(t,o)};return i(t.length===1?"budget-only":"budget-buys",r)}function vr({filter:t,left:e,skipped:n},o){return n?i("filter-skipped",{filter:Pn(t)}):i("filter-leaves",{filter:Pn(t),keeps:i(`keeps-${t}`),patches:yr(e,o)})}function kr(t,e){let{taken:n,start:o,stop:r,income_marks:s,income:a,special_patches:c}=t,u={start:String(o),stop:String(r)},p=[n?i("automa-takes",{...u,patch:_s(n,e)}):i("automa-advances",u)],m=a?i("gain",{sign:"+",count:a}):i("automa-no-gain");return s.length>0&&p.push(i("automa-income",{marks:Y(s.map(String)),gain:m})),c.length>0&&p.push(i("automa-special",{marks:Y(c.map(String))})),t.reaches_marker&&p.push(i(t.takes_special_tile?"automa-marker-tile":"automa-marker")),p}function Dn(t,e){return[i("automa-says",{text:`${wr(t.card)}.`}),br(t,e),...t.steps.map(n=>vr(n,e)),...kr(t,e)].join(" ")}function xr({pile:t,aside:e,discards:n}){let o=[i("cards-in-pile",{count:t})];return e>0&&o.push(i("cards-aside",{count:e})),o.push(n.length?i("cards-turned",{cards:n.join(", ")}):i("cards-none")),`${o.join("; ")}.`}function jn(t){return i(`automa-name-${t}`)}function Zt({level:t,numeral:e}){return i("numeral-and-name",{numeral:e,name:jn(t)})}function Ge({deck:t,level:e,numeral:n}){return i("automa-title",{deck:i(`deck-${t}`),numeral:n,name:jn(e)})}function zt({marker:t,marker_on_board:e}){return e?i("marker-on",{space:String(t)}):i("marker-off")}function au(t){return Q()==="de"?t:t[0].toLocaleLowerCase()+t.slice(1)}function cu(t,e){let n=We(t,e).filter(([,r])=>r>0).map(([r,s])=>i("part-points",{part:au(i(r)),points:s})),o=I(t.score);return n.length?i("automa-score-of",{score:o,parts:n.join(", ")}):i("automa-score",{score:o})}function qn({players:t,result:e},n,o){let r=[Os("pile-with",n.with_buttons,o),Os("pile-without",n.without_buttons,o)],{budget:s}=n,a=s!==null&&!e?`${i("next-budget",{budget:s})} `:"";return[`${Ge(n)}.`,i("automa-holds",{count:t[1].buttons,piles:r.join("; ")}),cu(t[1],n.level),zt(n),i("automa-cards",{cards:a+xr(n)})].join(" ")}function Os(t,e,n){let o=i(t,{count:e.length});return e?i("pile-of",{pile:o,patches:yr(e,n)}):o}function It(t){return t.stage!=="over"&&!N(t)&&t.seats[t.turn-1].yours}function A(t){return t.table!==null&&!t.looking&&!t.pending&&It(t.table)}function vt({table:t,looking:e,pending:n}){return Cn(t)&&!e&&!n}function Qt(t){return t!==null&&t.mode!=="screen"&&t.mode!=="remote"}function Pt(t){return A(t)&&Qt(t.table)}function he(t){let{table:e,looking:n}=t;return Qt(e)&&Ct(t)&&!n&&e?.stage!=="over"}function Hn(t){return A(t)&&t.hint?.type==="hint"?t.hint.move:null}function Ns(t,e){let{hint:n,looking:o,table:r}=t;return n?.type!=="why"?r?.turn===e?Hn(t):null:n.player===e&&!o?n.better:null}function Ct({table:t,pending:e}){return t!==null&&t.can_undo&&e===null&&_(t)}function Ve(t){return t.looking?t.looking.frames[t.looking.index]:t.table}function L(t,e){return t.table?.options.find(n=>n.letter===e)}function ge(t){return t.options.flatMap(e=>e.letter===null?[]:[e.letter])}function Yt(t,e){let n=L(t,e);return n?{letter:e,patch:t.patches[e],placements:new Set(n.placements??[])}:null}function P(t){let{letter:e}=t.placement;return!t.table||e===null?null:e==="+"?_n(t.table.special_cells):Yt(t,e)}function $e(t){let{table:e}=t;if(!e)return 1;let n=[1,2].filter(o=>e.seats[o-1].yours);return n.length===1?n[0]:n.length===2?Ve(t)?.turn??1:1}function Bn(t,e){let{table:n,placement:o}=t;return!n||o.letter===null?!1:o.letter==="+"?n.special_cells_7x7.includes(e.slice(1)):L(t,o.letter)?.completes_7x7?.includes(e)??!1}function Sr(t,e){if(!t||t==="pass"||t.startsWith("A:"))return null;let n=tt(t.slice(-2));return{shape:t.startsWith("+")?[[0,0]]:e[t[0]].orientations[t[1]],origin:n}}function Ze({table:t,looking:e,seen:n}){if(!t)return[];if(!e)return ws(t,n);let o=t.moves[e.index-1];return o?[n[o.number]??{...o,change:null}]:[]}function Fn(t,e){return t.flatMap(n=>Sr(n,e)??[])}function Is(t,e){return!t||e.number===t.number?[]:[...lu(t,e),...uu(t,e)]}function lu(t,e){let[n,...o]=pe(t,e);if(!n?.change||o.length>0)return[];let{move:r,player:s,change:a}=n,c=t.players[s-1].income,u=e.time_board.income.filter(m=>m>a.from&&m<=a.to),p=r==="pass"?[]:["place"];return u.length>0&&c>0?[...p,"payday"]:a.buttons>0?[...p,"button"]:p}function uu(t,e){let n=Wt(e.seats);if(e.result&&!t.result)return[n.includes(e.result.winner)?"win":"end"];let o=t.turn===e.turn&&It(t);return n.length===1&&It(e)&&!o?["turn"]:[]}function ze(t,e,n,o){return o.map((r,s)=>({wave:t,from:r,to:r,at:s*e*.7,long:e,loud:n}))}var Ps={place:[{wave:"sine",from:190,to:70,at:0,long:.11,loud:.5},{wave:"triangle",from:520,to:840,at:.05,long:.12,loud:.08}],button:ze("triangle",.05,.22,[1480,1865]),payday:ze("triangle",.09,.25,[1175,1480,1760]),turn:ze("sine",.16,.25,[587,784]),win:ze("triangle",.2,.25,[523,659,784,1047]),end:ze("sine",.22,.25,[659,523])},Cs={turn:[60],win:[60,60,120],end:[120]};var Un=null;function Er(){return"vibrate"in navigator}function Rs(t,e,{sounds:n,vibration:o}){if(!(!n&&!o))for(let r of Is(t,e)){n&&Mr(r);let s=Cs[r];o&&s&&Er()&&navigator.vibrate(s)}}function Mr(t){Un??=new AudioContext,Un.state==="suspended"&&Un.resume();for(let e of Ps[t])pu(Un,e)}function pu(t,{wave:e,from:n,to:o,at:r,long:s,loud:a}){let c=t.currentTime+r,u=t.createOscillator(),p=t.createGain();u.type=e,u.frequency.setValueAtTime(n,c),u.frequency.exponentialRampToValueAtTime(o,c+s),p.gain.setValueAtTime(1e-4,c),p.gain.exponentialRampToValueAtTime(a,c+.01),p.gain.exponentialRampToValueAtTime(1e-4,c+s),u.connect(p).connect(t.destination),u.start(c),u.stop(c+s)}function js(){let t=mu(8,7).slice(0,54);return t.map(({x:e,y:n},o)=>{let r={x:(e+.5)*12,y:(n+.5)*12},s=o>0?t[o-1]:{x:e-1,y:n},a={x:r.x+(s.x-e)*12/2,y:r.y+(s.y-n)*12/2};return o<53?{centre:r,entry:a,width:12,height:12}:{centre:{x:r.x+12,y:r.y},entry:a,width:36,height:12}})}function mu(t,e){let n=new Set,o=[],[r,s,a,c]=[0,0,1,0],u=(p,m)=>p>=0&&m>=0&&p<t&&m<e&&!n.has(`${p},${m}`);for(;o.length<t*e;)o.push({x:r,y:s}),n.add(`${r},${s}`),u(r+a,s+c)||([a,c]=[-c,a]),r+=a,s+=c;return o}var Ds=10.3;function qs(){let e=[],n=-Math.PI/2,o=43;for(let r=0;r<=53;r+=1){let s={x:48+Math.cos(n)*o,y:48+Math.sin(n)*o},a=e.at(-1)?.centre??s,c={x:(s.x+a.x)/2,y:(s.y+a.y)/2},u=r===53?9.8:8.6;e.push({centre:s,entry:c,width:u,height:u});let p=Ds/o;n+=p,o-=Ds/(2*Math.PI)*p}return e}function Hs(t){let{table:e,placement:n,weighing:o}=t;if(!e||!A(t))return null;let r=n.letter??(o?null:""),s=r===""||r==="+"?void 0:L(t,r);if(!s)return null;let{consequence:a}=s,c=e.turn,u=e.players[c-1].time,p=e.time_board.special_patches_left.filter(m=>m>u&&m<=a.time);return{player:c,from:u,to:a.time,marks:[...a.income_marks,...p],income:a.income_marks.length>0?a.income:0,special:a.special_patch,next:a.next}}function Bs({player:t,to:e,income:n,special:o,next:r},s){let c=[n>0?i("preview-income",{count:n}):"",o?i("preview-special"):""].filter(Boolean).join(", ");return`${i("preview-space",{space:String(e)})}${c?`: ${c}`:""}. ${pr("then",r,t,s)}`}var Ar=[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg"];function Fs(t){let e=Ar.indexOf(t);return{cloth:e%6,weave:(Math.floor(e/6)+e%6)%6}}function Tr(t,e){let n=2*Math.PI/t,o=(e*Math.sin(n/2)*1.02).toFixed(2),r=Array.from({length:t},(s,a)=>`A${o} ${o} 0 0 1 ${Us(e,(a+1)*n)}`);return`M${Us(e,0)}${r.join("")}Z`}function Us(t,e){return`${(Math.sin(e)*t).toFixed(2)} ${(-Math.cos(e)*t).toFixed(2)}`}var Ws="M-3.6-5.2H3.8C.6-1.5-.8 1.8-1.2 5.6";function du(t){return t`<g id="weave-0">
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
      d="M0 2.5Q2.5-.6 5 2.5T10 2.5M0 7.5Q2.5 4.4 5 7.5T10 7.5"></path>`}function fu(t){return t`<g id="special"><rect x=".25" y=".25" width="9.5" height="9.5" rx="1.1"
      fill="var(--leather)" stroke="var(--seam)" stroke-width=".7"></rect>
    <path fill="none" stroke="var(--grain)" stroke-width=".3" stroke-linecap="round" opacity=".7"
      d="M2.6 2.7h.5M6.9 2.5h.6M4.8 2.2h.3M2.3 5.5h.4M7.4 5.2h.4M3 7.6h.6M6.6 7.5h.5M4.9
        7.9h.3"></path>
    <rect x="1.4" y="1.4" width="7.2" height="7.2" rx=".7" fill="none" stroke="var(--stitch)"
      stroke-width=".42" stroke-dasharray="1.1 .7" stroke-linecap="round"></rect>
    <path fill="none" stroke="var(--grain)" stroke-width=".6" stroke-linecap="round"
      d="M5 3.3V6.7M3.3 5H6.7M3.8 3.8L6.2 6.2M6.2 3.8L3.8 6.2"></path></g>`}function hu(t){return t`<g id="button">
    <circle r="9.6" fill="var(--stitch)" stroke="var(--seam)" stroke-width="1.9"></circle>
    <circle r="6.4" fill="none" stroke="var(--seam)" stroke-width=".8" opacity=".35"></circle>
    <path fill="none" stroke="var(--seam)" stroke-width=".9" opacity=".45"
      d="M-2.4-2.4L2.4 2.4M2.4-2.4L-2.4 2.4"></path>
    <path fill="var(--seam)" d="M-2.5-4.2a1.7 1.7 0 1 0 .01 0M2.5-4.2a1.7 1.7 0 1 0 .01 0
      M-2.5.8a1.7 1.7 0 1 0 .01 0M2.5.8a1.7 1.7 0 1 0 .01 0"></path></g>`}function gu(t){let e=t`<circle r="6.6" fill="var(--tile)"></circle>`,n=(o,r,s)=>t`<g id=${`tile-${o}`}><path d=${s} fill=${r}
      stroke="var(--tile-edge)"
      stroke-width="1.1" stroke-linejoin="round"></path>${e}</g>`;return[n(1,"var(--tile-1)","M0-9a9 9 0 1 0 .01 0Z"),n(5,"var(--tile-5)",Tr(8,8.2)),n(10,"var(--tile-10)","M-6.4-9H6.4Q9-9 9-6.4V6.4Q9 9 6.4 9H-6.4Q-9 9-9 6.4V-6.4Q-9-9-6.4-9Z"),n(20,"var(--tile-20)",Tr(14,8.8))]}function $u(t){let e=n=>t`<rect x=${-n/2+.3} y="-5.7" width=${n-.6} height="11.4" rx="1.2"
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
      <use href="#button" transform="translate(2.2 11) scale(.16)"></use></g>`}function Qe(t){return t`${du(t)} ${fu(t)} ${hu(t)} ${gu(t)} ${$u(t)}
    <path id="cell" fill="none" stroke="var(--grid)" stroke-width=".16" opacity=".6"
      d="M3.4 5H6.6M5 3.4V6.6"></path>
    <circle id="token-1" r="4"></circle>
    <path id="token-2" d="M0-5L5 0 0 5-5 0Z"></path>
    <g id="special-tile"><rect x="-9.4" y="-9.4" width="18.8" height="18.8" rx="2.4"
        fill="var(--leather)" stroke="var(--tile-edge)" stroke-width="1.2"></rect>
      <rect x="-7.4" y="-7.4" width="14.8" height="14.8" rx="1.2" fill="none" stroke="var(--stitch)"
        stroke-width=".9" stroke-dasharray="2 1.2"></rect>
      <path d=${Ws} fill="none" stroke="var(--stitch)" stroke-width="2.2" stroke-linecap="round"
        stroke-linejoin="round"></path></g>`}function Gs(t=Qe){return l`<svg class="fabrics" aria-hidden="true" width="0" height="0">
    <defs>
      ${t(v)}
      ${Ar.map(e=>{let{cloth:n,weave:o}=Fs(e);return Lr(`fabric-${e}`,10,v`<g class=${`cloth-${n}`}><rect class="cloth" width="10" height="10"></rect>
            <use class="thread" href=${`#weave-${o}`}></use></g>`)})}
      ${Lr("fabric-cell",10,v`<use href="#cell"></use>`)}
      ${Lr("fabric-covered",5,v`<rect class="covered" width="5" height="5"></rect>`)}
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
  </svg>`}function Lr(t,e,n){return v`<pattern id=${t} width=${e} height=${e} patternUnits="userSpaceOnUse">${n}
  </pattern>`}function lt(t,e,n,o=1){return v`<use href=${`#${t}`} transform=${`translate(${e} ${n}) scale(${o})`}></use>`}function F(t,e,n){return lt("button",t,e,n/10)}function yu(t){let e=t.orientations[0];return Array.from({length:t.income},(n,o)=>e[Math.floor((o+.5)*e.length/t.income)])}function Ye(t,e,n,[o,r],s){let a=e.orientations[n],c=K(e.orientations[0]);return v`<g class="patch" transform=${`translate(${r*10} ${o*10})`}>
    <path class="piece" fill=${`url(#fabric-${t})`} d=${G(a,10,.25)}></path>
    <path class="stitches" d=${G(a,10,1.1)}></path>
    ${yu(e).map(u=>{let[p,m]=fs(u,c,n);return F((m+.5)*10,(p+.5)*10,2.6)})}
    ${s?wu(a[0],t):d}
  </g>`}function wu([t,e],n){let[o,r]=[(e+.5)*10,(t+.5)*10+1.9];return v`<text class="letter" x=${o} y=${r}>${n}</text>`}function Or([t,e]){return v`<g class="patch special">${lt("special",e*10,t*10)}</g>`}function Ke(t,e,n,o){let[r,s]=K(e.orientations[n]),a=Math.max(4,r,s)*10+1.2,[c,u]=[(s*10-a)/2,(r*10-a)/2];return l`<svg class="framed" viewBox=${`${c} ${u} ${a} ${a}`} aria-hidden="true">
    ${Ye(t,e,n,[0,0],o)}
  </svg>`}function Wn(t,e,n,o){let[r,s]=K(e.orientations[n]);return l`<svg
    class=${`picture w${s} h${r}`}
    viewBox=${`-0.6 -0.6 ${s*10+1.2} ${r*10+1.2}`}
    aria-hidden="true"
  >
    ${Ye(t,e,n,[0,0],o)}
  </svg>`}var Vs={cloth:js(),thread:qs()},Je=[1,2];function Zs(t){return t.time_board.on_top===1?[Je[1],Je[0]]:Je}function zs(t,e){let[n,o]=t.players.map(u=>u.time),r=n===o?i("tokens-together",{space:String(n),name:k(e,t.time_board.on_top)}):Je.map(u=>i("token-at",{...J(e,u),space:String(t.players[u-1].time)})).join(" "),s=t.time_board.special_patches_left,a=t.automa?` ${zt(t.automa)}`:"",c=s.length?s.join(", "):i("none");return`${r} ${i("special-left",{spaces:c})}${a}`}function _r(t,e,n,o){return v`<g class=${`token token-${t}`} transform=${`translate(${e} ${n})`}>
    ${lt(`token-${t}`,0,0,o/4)}
    <text y=${o*.42} font-size=${o*1.2}>${t}</text></g>`}function Qs({numeral:t},e,n,o){let r=Array.from({length:16},(s,a)=>{let c=a%2?o*.78:o,u=a*Math.PI/8;return`${(Math.sin(u)*c).toFixed(2)} ${(-Math.cos(u)*c).toFixed(2)}`});return v`<g class="marker" transform=${`translate(${e} ${n})`}>
    <path d=${`M${r.join("L")}Z`}></path>
    <text y=${o*.3} font-size=${o*.85}>${t}</text></g>`}function Ys({automa:t},e,n){if(!t?.marker_on_board)return d;let[o,r]=e(t.marker);return Qs(t,o,r,n)}function Ks(t){return l`<svg class="token-picture" viewBox="-6 -6 12 12" aria-hidden="true">
    ${_r(t,0,0,4.4)}
  </svg>`}function vu(t,e,n,o=null){let r=Vs[n],s=n==="cloth"?84:96,{income:a,special_patches:c,special_patches_left:u}=t.time_board;return l`<svg
    class="spiral"
    viewBox=${`-1 -1 98 ${s+2}`}
    role="img"
    aria-label=${zs(t,e)}
  >
    ${n==="thread"?[ku(),xu(r)]:d}
    ${r.map((p,m)=>Su(p,m,n))}
    ${o?Js(o,p=>r[p].centre):d}
    ${a.map(p=>{let{x:m,y:f}=r[p].entry;return Gn(p,o,F(m,f,2.5))})}
    ${c.map(p=>{let{x:m,y:f}=r[p].entry;return Gn(p,o,Xe(m,f,4.8,u.includes(p)))})}
    ${o?Xs(o,r[o.to].centre,4.6):d}
    ${Ys(t,p=>[r[p].centre.x,r[p].centre.y],5.4)}
    ${Eu(t,r)}
  </svg>`}function Gn(t,e,n){let r=e?.marks.includes(t)??!1?"board-mark crossed":"board-mark";return v`<g class=${r} data-mark=${t}>${n}</g>`}function Js({player:t,from:e,to:n},o){let s=Array.from({length:n-e+1},(a,c)=>o(e+c)).map(({x:a,y:c})=>`${a.toFixed(1)} ${c.toFixed(1)}`).join("L");return v`<path class="walk-halo" d=${`M${s}`}></path>
    <path class=${`walk walk-${t}`} d=${`M${s}`} data-testid="walk"></path>`}function Xs({player:t,to:e},{x:n,y:o},r){return v`<g class=${`landing landing-${t}`} data-landing=${e}
    transform=${`translate(${n} ${o})`}>${lt(`token-${t}`,0,0,r/4)}</g>`}function ku(){return[[0,1,1],[96,-1,1],[0,1,-1],[96,-1,-1]].map(([t,e,n])=>v`<use href="#corner"
      transform=${`translate(${t} ${n>0?0:96}) scale(${e} ${n})`}></use>`)}function xu(t){let e=t.map(({centre:n})=>`${n.x.toFixed(1)} ${n.y.toFixed(1)}`);return v`<path class="strand" d=${`M${e.join("L")}`}></path>`}function Su({centre:{x:t,y:e}},n,o){let r=n===53,s=o==="cloth"&&r?"space-end":`space-${o}`,a=n===0||r?"end":n%2?"odd":"even",c=n===0&&o==="cloth"?i("board-start"):n;return v`<g class=${`space ${a}`}>
    ${lt(s,t,e,o==="thread"&&r?1.14:1)}
    <text x=${t} y=${e+1.2}>${c}</text></g>`}function Xe(t,e,n,o){let[r,s]=[t-n/2,e-n/2];return o?lt("special",r,s,n/10):v`<rect class="mark-taken" x=${r} y=${s} width=${n} height=${n}
    rx="0.6"></rect>`}function Eu(t,e){let n=t.players[0].time===t.players[1].time;return Zs(t).map((o,r)=>{let{x:s,y:a}=e[t.players[o-1].time].centre,c=n?r*-2.6+1.3:0;return _r(o,s+c*.6,a+c,4)})}var tn={left:5,span:150,bar:9.5,above:4,below:15};function kt(t){return tn.left+t*tn.span/53}function Vn(t){return t===1?tn.above:tn.below}function ta(t,e){return Vs[t][e].centre}function Mu(t,e,n){let{income:o,special_patches:r,special_patches_left:s}=t.time_board,{bar:a}=tn;return l`<svg
    class="time-line"
    viewBox="0 0 160 19"
    role="img"
    aria-label=${zs(t,e)}
  >
    <rect class="track" x="3" y=${a-1.6} width="154" height="3.2" rx="1.6"></rect>
    ${Je.map(c=>v`<rect class=${`gone gone-${c}`} x="3" y=${c===1?a-1.6:a}
        width=${Math.max(2,kt(t.players[c-1].time)-3)} height="1.6"></rect>`)}
    ${n?Js(n,c=>({x:kt(c),y:a})):d}
    ${o.map(c=>Gn(c,n,F(kt(c-.5),a,2.1)))}
    ${r.map(c=>Gn(c,n,Xe(kt(c-.5),a,4.2,s.includes(c))))}
    ${Ys(t,c=>[kt(c),a],3.6)}
    ${n?Xs(n,{x:kt(n.to),y:Vn(n.player)},3.2):d}
    ${Zs(t).map(c=>{let{time:u}=t.players[c-1];return _r(c,kt(u),Vn(c),3.3)})}
  </svg>`}function Au(t,e){let{to_income:n,to_special_patch:o}=t.players[e-1],r=(s,a)=>l`<li><svg viewBox="-3 -3 6 6">${a}</svg>${s??"–"}</li>`;return l`<ul class="ahead" data-testid="ahead" aria-hidden="true">
    ${r(n,F(0,0,2.7))} ${r(o,Xe(0,0,5.2,!0))}
  </ul>`}function Tu({automa:t}){let e=[[i("legend-income"),F(0,0,2.4)],[i("legend-special"),Xe(0,0,4.6,!0)],[i("legend-taken"),Xe(0,0,4.6,!1)]];if(!t)return e;let{marker:n,marker_on_board:o}=t;return[...e,[o?i("legend-marker",{space:String(n)}):i("legend-no-marker"),Qs(t,0,0,2.9)]]}function Zn(t,e,n,o,r=null,s=1){let a=r?Bs(r,e):i("time-note",{name:k(e,s),distances:Vt(t,s)});return l`<section class="panel time-board" aria-labelledby="time-heading">
    <div class="panel-head">
      <h2 id="time-heading">${i("time-board")}</h2>
      <button type="button" class="quiet look" data-testid="look" @click=${o}>
        ${i(n==="cloth"?"look-thread":"look-cloth")}
      </button>
    </div>
    <p class="time-note" data-testid="time-note">${a}</p>
    <div class="spiral-box">${vu(t,e,n,r)}</div>
    <div class="line-box">
      ${Mu(t,e,r)}
      <p class="visually-hidden">${a}</p>
      ${Au(t,s)}
    </div>
    <ul class="legend">
      ${Tu(t).map(([c,u])=>l`<li><svg viewBox="-3 -3 6 6" aria-hidden="true">${u}</svg> ${c}</li>`)}
    </ul>
  </section>`}var zn=class{constructor(e,n){this.root=e,this.look=n,this.scene=null,this.running=[]}prepare({table:e},n,o){let[r]=o>0?pe(e,n):[];if(!r){this.scene=null;return}let s=dr(r.move),a=s?this.root.querySelector(`[data-patch="${s}"] .framed`):null,c=a&&{box:a.getBoundingClientRect(),image:a.cloneNode(!0)},{gains:u,marks:p}=vs(r,n.time_board);this.scene={happening:r,milliseconds:o,gains:u,marks:p,picture:c}}play(){let{scene:e}=this;this.scene=null,e&&(this.skip(),this.fly(e),this.walk(e),this.light(e),this.float(e))}skip(){for(let e of this.running)e.finish();this.running=[]}run(e,n,o){let r=e.animate(n,{duration:o,easing:"ease-in-out"});return this.running.push(r),r}fly({happening:{move:e,player:n},picture:o,milliseconds:r}){let s=this.targetOf(dr(e),n);if(!o||!s)return;let[a,c]=[o.box,s.getBoundingClientRect()],u=this.overlay("flying",[o.image]),p=(f,$)=>({transform:`translate(${f.x+f.width/2}px, ${f.y+f.height/2}px)
        translate(-50%, -50%) scale(${$})`}),m=Math.max(c.width,c.height)/170;this.run(u,[p(a,a.width/170),p(c,m)],r*.9).onfinish=()=>u.remove(),s.matches("g")&&this.run(s,[{opacity:0},{opacity:0,offset:.9},{opacity:1}],r)}targetOf(e,n){let r=[...this.root.querySelectorAll(`[data-sewn="${e}"]`)].filter(a=>a.getBoundingClientRect().width>0),[s]=r.sort((a,c)=>c.getBoundingClientRect().width-a.getBoundingClientRect().width);return s??this.root.querySelector(`[data-testid="player-${n}"]`)}walk({happening:{change:e,player:n},milliseconds:o}){if(!e||e.to<=e.from)return;let r=Array.from({length:e.to-e.from+1},(c,u)=>e.from+u),s=c=>ta(this.look(),c),a=c=>({x:kt(c),y:Vn(n)});for(let[c,u]of[["spiral",s],["time-line",a]]){let p=this.root.querySelector(`.${c} .token-${n}`),m=r.map(u).map(({x:f,y:$})=>({transform:`translate(${f}px, ${$}px)`}));p&&this.run(p,m,o*.9)}}light({marks:e,milliseconds:n}){for(let o of e)for(let r of this.root.querySelectorAll(`[data-mark="${o}"]`))this.run(r,[{opacity:1},{opacity:.1},{opacity:1}],n)}float({happening:{player:e},gains:n,milliseconds:o}){let s=this.root.querySelector(`[data-testid="buttons-${e}"]`)?.getBoundingClientRect();if(!s||n.length===0)return;let a=this.overlay("floating",[n.join(" · ")]),[c,u]=[s.x-4,s.y-4],p=[{transform:`translate(${c}px, ${u+10}px)`,opacity:0},{transform:`translate(${c}px, ${u}px)`,opacity:1,offset:.25},{transform:`translate(${c}px, ${u-12}px)`,opacity:1}];this.run(a,p,o).onfinish=()=>a.remove()}overlay(e,n){let o=document.createElement("div");return o.className=`overlay ${e}`,o.setAttribute("aria-hidden","true"),o.append(...n),document.body.append(o),o}};var ye=[{level:1,name:"Beginner",audience:"a child can beat it"},{level:2,name:"Learner",audience:"for a first game"},{level:3,name:"Casual",audience:"if you know the rules"},{level:4,name:"Regular",audience:"if you’ve played a few times"},{level:5,name:"Practised",audience:"if you play often"},{level:6,name:"Skilled",audience:"for good players"},{level:7,name:"Strong",audience:"for very good players"},{level:8,name:"Expert",audience:"for the best in your club"},{level:9,name:"Master",audience:"nearly everything the computer has"},{level:10,name:"Full strength",audience:"everything it has; it thinks for about a second"}],we=3,Qn=65536,ea=18e4;function na({mode:t,board:e,seats:n,automa:o}){let[r]=Wt(n);if(r===void 0||t==="remote")return null;let s={board:e,seed:null,from:null,names:null};if(t==="solo"&&o)return{...s,opponent:"automa",deck:o.deck,level:o.level,first:"you"};if(t==="screen")return{...s,opponent:"person",first:"you",names:[n[1].name,n[0].name]};let a=r===1?"opponent":"you";return{...s,opponent:"computer",level:Lu(n[2-r].name),first:a}}function Lu(t){return Number(/level (\d+)$/.exec(t)?.[1]??we)}var oa=16;function Nr(t,e){let n=cr(e);return n!==null&&Ou(t,e,n)||Iu(t,e,n)||{text:t.told||Pu(e),actions:[],urgent:!1}}function ra(t,e,n){return n==="rematch"?Ir(e):Nr(t,e).actions.some(([o])=>o===n)}function Ir(t){let e=cr(t);return e===null||t.stage!=="over"||ce(t.seats)!==null?!1:t.rematch.game===null&&!t.rematch.asked.includes(e)}function Ou(t,e,n){return N(e)?null:e.stage==="over"?Nu(e,n):_u(t,e,n)}function _u({fallen:t},e,n){let o=Pr(e.seats,qe(n));return e.offer&&e.offer.seat!==n?{text:i("asks-takeback",{name:o}),actions:[["accept",i("accept")],["decline",i("decline")]],urgent:!0}:t===qe(n)?{text:i("time-is-up",{who:"other",name:o}),actions:[["claim",i("claim")]],urgent:!0}:t===n?{text:i("your-time-up",{name:o}),actions:[],urgent:!0}:e.offer?{text:i("you-asked-takeback",{name:o}),actions:[],urgent:!1}:null}function Nu({rematch:t,seats:e},n){let o=Pr(e,qe(n));return t.game!==null?{text:i("rematch-open"),actions:[],urgent:!1}:t.asked.includes(n)?{text:i("you-asked-rematch",{name:o}),actions:[],urgent:!1}:t.asked.includes(qe(n))?{text:i("asks-rematch",{name:o}),actions:[["rematch",i("play-again")]],urgent:!0}:null}function Iu(t,e,n){let o=Cr(e);if(o===null||e.stage==="over")return null;let r=Pr(e.seats,o);return n===null||!t.isLongAway||e.clock?{text:i("is-away",{name:r}),actions:[],urgent:!1}:{text:i("long-away",{name:r}),actions:[["handover",i("let-computer-play")]],urgent:!1}}function Pr(t,e){let n=k(t,e);return n.length>oa?`${n.slice(0,oa-1).trimEnd()}…`:n}function Cr(t){return t.mode!=="remote"?null:Tt.find(e=>t.seats[e-1].away&&!t.seats[e-1].yours)??null}function Pu({clock:t,rated:e,takebacks:n}){return`${[t?wn(t.control):i("terms-no-clock"),i(e?"terms-rated":"terms-not-rated"),...n?[]:[i("terms-no-takebacks")]].join(", ")}.`}function et(t){return N(t)?Rr(t):bt(t,t.seats)}function be(t){return N(t)?Cu(t):at(t,t.seats)}function Rr(t){let e=He(t);return e?i("waiting-for",{name:e}):t.access==="public"?i("waiting-for-another"):i(_(t)?"waiting-for-friend":"waiting-for-second")}function Cu(t){let e=He(t);return e?i("seat-kept-for",{name:e}):t.access==="public"?i("seat-for-anyone"):i(_(t)?"begins-by-link":"seat-for-invited")}function ia(t,e){if(!t)return"";let{player:n}=t,o=n===null?{who:"other",name:""}:J(e.seats,n);switch(t.kind){case"join":return i("took-seat",o);case"handover":return i("took-over",o);case"ask":return i("asked-takeback",o);case"decline":return i("declined-takeback",o);case"rematch":return i("asked-rematch",o);case"rematch_opened":return i("rematch-open");case"takeback":return i("move-taken-back");default:return""}}function sa(t,e){return t!==null&&t.rematch.game===null&&e.rematch.game!==null&&_(e)?e.rematch.game:null}function aa(t,e,n,o=""){let r=`${et(e)}. ${be(e)}`;if(!t)return r;let s=t.moves.length;return e.moves.length<s?i("taken-back",{turn:r}):o?et(t)===et(e)?o:`${o} ${r}`:[...e.moves.slice(s).map(({number:c,player:u,move:p})=>{let m=u===2&&e.automa?.turns.find(f=>f.number===c);return m?Dn(m,n):i("move-by",{name:k(e.seats,u),move:_t(p,n,!0)})}),...Ru(t,e),r].join(" ")}function Ru(t,e){return e.players.flatMap((n,o)=>!n.special_tile||t.players[o].special_tile||e.automa&&o===1?[]:[i("takes-tile",J(e.seats,o===0?1:2))])}var Du=new Set(["show","turn","cycle"]);function ca(t,e){let{table:n,placement:o}=t;if(e.type==="hover"||e.type==="leave"||e.type==="hold")return t.ghostText;if(e.type==="cancel")return i("put-back");if(!n)return"";let r=P(t);if(!r)return j(o.cursor);if(!o.origin){let b=L(t,r.letter),S=b?ft(b):null,M=r.letter==="+"?i("special-patch"):t.patches[r.letter].name;return S?i("chosen-but",{patch:M,reason:S}):i("chosen",{patch:M})}let s=n.players[n.turn-1].cells,a=ct(o,r),c=st(a,s,L(t,r.letter)),u=j(o.origin),p=Du.has(e.type)?` ${i("ghost-covers",{cells:Y(a.map(j))})}`:"";if(c)return i("ghost-against",{cell:u,reason:c})+p;let m=le(s,a),f=m.length>0?i("ghost-fits-making",{cell:u,holes:Y(m.map(ur))}):i("ghost-fits",{cell:u});return(Bn(t,de(o,r)??"")?`${f} ${i("ghost-tile")}`:f)+p}function la(t,e){let{table:n}=t,o=L(t,e);return!n||!o?"":`${Tn(o,[],!1,n,n.seats).map(s=>s.text).join("; ")}.`}function Dr(t,e,n){return[...e.placements].map(o=>{let r=tt(o.slice(1)),s=wt(e.patch.orientations[o[0]],r),a=le(t,s).length;return{key:o,score:ju(t,s)-6*a}}).sort((o,r)=>r.score-o.score||(o.key<r.key?-1:1)).slice(0,n).map(({key:o})=>o)}function ua(t,e,n){let o=[...e.placements].filter(s=>s[0]===String(n)),r=new Set(o.length>0?o:e.placements);return Dr(t,{...e,placements:r},1)[0]??null}function ju(t,e){let n=new Set(e.map(String)),o=0;for(let[r,s]of e)for(let[a,c]of[[r-1,s],[r+1,s],[r,s-1],[r,s+1]])(a<0||c<0||a>=9||c>=9||t[a*9+c]!=="."&&!n.has(`${a},${c}`))&&(o+=1);return o}function jr({table:t,anchor:e},n,o){if(!t?.clock||!e)return null;let r=_e(t.clock,n,e,o);return{text:bn(r),sentence:Ui(r),low:Wi(t.clock.control,r)}}var Yn=class{constructor(e){this.outside=e,this.timer=null,this.left=null,this.running=null}consider(e){this.stop();let n=this.outside.now();this.show(e,n);let o=[this.watchClock(e,n),this.watchAway(e,n)].filter(r=>r!==null);o.length!==0&&(this.timer=this.outside.later(()=>this.consider(e),Math.max(1,Math.min(...o))))}show(e,n){for(let o of Tt){let r=jr(e,o,n);r&&this.outside.show(o,r)}}watchClock({table:e,anchor:n,fallen:o},r){let s=e?.clock,a=s?.running??null,c=a===this.running?this.left:null;if(this.running=a,this.left=null,!e||!s||!n||a===null)return o!==null&&this.outside.onTime({fallen:null}),null;let u=_e(s,a,n,r);this.left=u;let p=u===0?a:null;p!==o&&this.outside.onTime({fallen:p,timeSaid:Hu(e,p)});let m=c===null?null:Gi(c,u);return m!==null&&this.outside.onTime({timeSaid:qu(e,a,m)}),Vi(u)}watchAway({awayFrom:e,isLongAway:n},o){if(e===null||n)return null;let r=e+ea-o;return r>0?r:(this.outside.onTime({isLongAway:!0}),null)}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null}};function qu({seats:t},e,n){return i("seconds-left",{...J(t,e),count:n})}function Hu({seats:t},e){return e===null?"":i("time-is-up",J(t,e))}function ma(t,e,n=0){let{table:o}=t,r=e.trim();if(!o)return{error:i("no-table-yet")};if(r==="")return{error:i("expected")};if(/^\+[a-i][1-9]$|^[A-Za-g][0-7][a-i][1-9]$/.test(r))return Wu(t,o,r);let[s,a,...c]=r.toLowerCase().split(/\s+/);if(c.length>0)return{error:i("expected")};switch(s){case"pass":case"p":return Uu(t);case"undo":case"u":return Ct(t)?{request:{type:"undo"}}:{error:i("nothing-to-undo")};case"turn":return vt(t)?{request:{type:"turn"}}:{error:i("no-card-now")};case"hint":case"h":return Pt(t)?{request:{type:"hint"}}:{error:Qu(t)};case"why":return he(t)?{request:{type:"why"}}:{error:Yu(t)};case"resign":return{dialog:"resign"};case"abort":return o.can_abort?{dialog:"abort"}:{error:i("too-late-to-abort")};case"accept":case"decline":case"claim":case"handover":case"rematch":return Bu(t,o,s);case"clock":return{say:Fu(t,o,n)};case"help":case"?":return{help:!0};case"m":return{say:Zu(t,o)};case"q":return{say:da(t,o,$e(t))};case"o":return{say:zu(t,o)};case"t":return{say:Ku(o)};case"l":return{say:Ju(t,o)};case"s":return{say:Xu(o)};case"w":return pa(t,a,u=>({say:la(t,u)}));case"fit":return pa(t,a,u=>Vu(t,o,u));default:return{error:i("no-such-command",{text:r,expected:i("expected")})}}}function Bu(t,e,n){return ra(t,e,n)?n==="handover"?{dialog:"handover"}:{request:{type:n}}:{error:i(`nothing-to-${n}`)}}function Fu(t,e,n){let o=[1,2].map(r=>{let s=r,a=jr(t,s,n),c=k(e.seats,s);return a&&i("name-and-clock",{name:c,clock:a.sentence})});return o[0]===null?i("no-clock-here"):`${o.join("; ")}.`}function Uu(t){let e=L(t,null);return!A(t)||!e?.available?{error:Kn(t)}:{request:{type:"move",move:"pass"}}}function Kn(t){let{table:e}=t;return t.looking?i("go-back-first"):t.pending?i("on-its-way"):e?.stage==="over"?i("game-over"):vt(t)?i("turn-card-first"):e&&N(e)?`${Rr(e)}.`:i(e?.stage==="special_patch"?"place-special-first":"not-your-turn")}function Wu(t,e,n){if(!A(t))return{error:Kn(t)};let o=e.players[e.turn-1].cells,r=tt(n.slice(-2));if(!r)return{error:i("expected")};if(n.startsWith("+")){if(e.stage!=="special_patch")return{error:i("no-special-now")};if(e.special_cells.includes(n.slice(1)))return{request:{type:"move",move:n}};let s=st([r],o,void 0)??i("cannot-go-there");return{error:i("special-wrong",{reason:s})}}return e.stage==="special_patch"?{error:Kn(t)}:Gu(t,e,n,r)}function Gu(t,e,n,o){let r=n[0],s=L(t,r);if(!s)return{error:i("not-on-offer",{letter:r,letters:ge(e).join(", ")||i("none")})};let{name:a,orientations:c}=t.patches[r],u=Object.keys(c).join(", "),p=c[n[1]];if(!p)return{error:i("has-orientations",{patch:a,codes:u})};let m=ft(s);if(m)return{error:i("chosen-but",{patch:a,reason:m})};if(s.placements?.includes(n.slice(1)))return{request:{type:"move",move:n}};let f=wt(p,o),b=f.some(([S,M])=>S>8||M>8)?i("not-on-quilt"):st(f,e.players[e.turn-1].cells,s);return{error:i("patch-wrong",{patch:a,reason:b??i("cannot-go-there")})}}function pa(t,e,n){let o=t.table?ge(t.table):[];if(e==="pass"&&L(t,null))return n(null);let r=o[Number(e)-1];return r===void 0?{error:o.length?i("say-which",{count:o.length}):i("none-on-offer")}:n(r)}function Vu(t,e,n){let o=n===null?null:Yt(t,n);if(!o)return{error:i("say-which-fit")};let r=Dr(e.players[e.turn-1].cells,o,8),s=r.map(a=>o.letter+a).join(" ");return{say:r.length?i("places-best-first",{count:o.placements.size,tokens:s}):i("it-fits-nowhere")}}function Zu(t,e){let n=ge(e);if(n.length===0)return i("none-on-offer");let o=n.map((a,c)=>{let u=L(t,a),p=u?ft(u):null,m=`${c+1}: ${Gt(t.patches[a])} (${a})`;return p?`${m}, ${p}`:m}),r=L(t,null),{time:s}=e.players[e.turn-1];return`${o.join(". ")}. ${r?gs(r,s):""}.`}function da(t,e,n){let{cells:o,patches:r}=e.players[n-1],s=r.map(a=>On(a,t.patches)).join("; ");return i("quilt-in-words",{name:k(e.seats,n),quilt:`${Ln(o)} ${s?`${s}.`:""}`})}function zu(t,e){return e.automa?i("automa-says",{text:qn(e,e.automa,t.patches)}):da(t,e,3-$e(t))}function Qu(t){return Qt(t.table)?Kn(t):i("no-hints-here")}function Yu(t){return i(Qt(t.table)?"no-move-to-compare":"no-hints-here")}function Ku(t){let e=[1,2].map(o=>{let r=o,{time:s}=t.players[o-1];return i("name-on-space",{name:k(t.seats,r),space:String(s),distances:Vt(t,r)})}),n=t.automa?` ${zt(t.automa)}`:"";return`${e.join("; ")}.${n} ${at(t,t.seats)}`}function Ju(t,e){let n=e.moves.at(-1);if(!n)return i("no-move-so-far",{turn:et(e)});let o=t.account.turns.find(s=>s.number===n.number);if(o)return Dn(o,t.patches);let r=k(e.seats,n.player);return i("last-move",{number:String(n.number),name:r,move:_t(n.move,t.patches,!0)})}function Xu(t){let e=[1,2].map(n=>tp(t,n));return i("if-ended-now",{scores:e.join("; ")})}function tp({automa:t,players:e,seats:n},o){let{score:r,buttons:s,income:a}=e[o-1],c={score:I(r),count:s};return t&&o===2?i("score-with",{...c,name:"Automa"}):i("score-with-income",{...c,name:k(n,o),income:a})}var ep=new Set(["presence","ready","thinking"]),np=["1","2"];function fa(t,e){let{number:n,now:o=null,acknowledges:r,event:s,changed:a,players:c,moves:u}=e;return!(n===t.number+1&&!ep.has(s.kind))&&n!==t.number||u.keep>t.moves.length?null:{...t,...a,number:n,now:o,acknowledges:r,players:t.players.map((m,f)=>({...m,...c[np[f]]})),moves:[...t.moves.slice(0,u.keep),...u.add]}}var ha=250,op=2e3,rp=5e3,ip=15e3,Jn=class{constructor(e,n){this.outside=e,this.table=n,this.wait=ha,this.pending=null,this.socket=null,this.retry=null,this.watch=null,this.silence=null,this.hasGap=!1}connect(){if(this.stopRetry(),this.socket)return;let e=this.outside.open();this.socket=e,this.hasGap=!1,e.onopen=()=>this.opened(),e.onmessage=n=>this.received(String(n.data)),e.onclose=()=>this.closed(e),this.expectAnswer()}wake(){if(this.socket?.readyState!==1)return this.connect();this.askForState()}leave(){let e=this.socket;this.socket=null,this.stopRetry(),this.stopWatch(),this.stopSilence(),e&&(e.onmessage=null,e.readyState===0?e.onopen=()=>e.close():e.close())}send(e){return this.pending?!1:(this.pending={...e,id:this.outside.newId(),seen:this.table.number},this.outside.onPending(e),this.transmit(),!0)}transmit(){!this.pending||this.socket?.readyState!==1||(this.socket.send(JSON.stringify(this.pending)),this.expectAnswer())}askForState(){this.socket?.send(JSON.stringify({type:"hello",seen:this.table.number})),this.expectAnswer()}expectAnswer(){this.stopWatch(),this.watch=this.outside.later(()=>this.drop(),rp)}drop(){let e=this.socket;e&&(e.onclose=null,e.close(),this.closed(e))}opened(){this.wait=ha,this.outside.onStatus("open"),this.transmit()}received(e){let n=JSON.parse(e);if(n.type==="ping")return this.answerPing(n.n);switch(!this.pending&&!this.hasGap&&this.stopWatch(),n.type){case"state":return this.show(n,n.acknowledges);case"event":return this.advance(n);case"error":return(n.id===null||n.id===this.pending?.id)&&this.settle(),this.outside.onRefusal(n);case"hint":case"why":return n.id===this.pending?.id&&this.settle(),this.outside.onHint(n)}}answerPing(e){this.socket?.send(JSON.stringify({type:"pong",n:e})),this.stopSilence(),this.silence=this.outside.later(()=>this.missPing(),ip)}missPing(){this.silence=null,this.table.clock?.running&&this.drop()}advance(e){let n=this.hasGap?null:fa(this.table,e);if(n)return this.show(n,e.acknowledges,e.event);this.acknowledged(e.acknowledges),this.hasGap||this.askForState(),this.hasGap=!0}show(e,n,o=null){this.hasGap=!1,this.pending||this.stopWatch(),this.table=e,this.acknowledged(n),this.outside.onTable(e,o)}acknowledged(e){e!==null&&e===this.pending?.id&&this.settle()}settle(){this.pending=null,this.hasGap||this.stopWatch(),this.outside.onPending(null)}closed(e){this.socket===e&&(this.socket=null,this.stopWatch(),this.stopSilence(),this.outside.onStatus("lost"),this.retry=this.outside.later(()=>this.connect(),this.wait),this.wait=Math.min(op,this.wait*2))}stopRetry(){this.retry!==null&&this.outside.forget(this.retry),this.retry=null}stopSilence(){this.silence!==null&&this.outside.forget(this.silence),this.silence=null}stopWatch(){this.watch!==null&&this.outside.forget(this.watch),this.watch=null}};function ga(t){return{patches:t,table:null,status:"connecting",pending:null,placement:As,looking:null,walks:{1:[4,4],2:[4,4]},dialog:null,notice:null,peek:!1,said:"",ghostText:"",copied:"",account:{turns:[],run:0},seen:{},typing:!1,weighing:!1,hint:null,told:"",anchor:null,awayFrom:null,fallen:null,isLongAway:!1,timeSaid:""}}function $a(t,e){switch(e.type){case"table":return ap(sp(t,e.table,e.at??0),e.table,e.happened??null);case"told":return{...t,told:e.text,said:e.text};case"time":return{...t,...e.part};case"status":return e.status==="open"&&t.status==="lost"?{...t,status:e.status,said:i("connection-back")}:{...t,status:e.status};case"pending":return{...t,pending:e.request,notice:e.request?null:t.notice};case"refusal":return{...t,notice:{kind:"error",text:e.text}};case"hint":return{...t,hint:e.hint};case"placement":return up(t,e.event);case"look":return{...t,looking:{frames:e.frames,index:e.index},placement:ya(t)};case"return":return qr({...t,looking:null});case"walk":return{...t,walks:{...t.walks,[e.player]:Ue(t.walks[e.player],e.direction)}};case"dialog":return{...t,dialog:e.dialog};case"peek":return{...t,peek:!t.peek};case"typing":return{...t,typing:e.open};case"weigh":return t.weighing===e.on?t:{...t,weighing:e.on};case"notice":return{...t,notice:e.notice};case"copied":return{...t,copied:e.text}}}function sp(t,e,n){let o=Cr(e)!==null;return{...t,anchor:Fi(t.anchor,e,n),awayFrom:o?t.awayFrom??n:null,isLongAway:o&&t.isLongAway}}function ap(t,e,n){let o=t.table;if(o&&o.number===e.number)return{...t,table:e};let r=ia(n,e),s=aa(o,e,t.patches,r)||t.said;return o!==null&&o.position===e.position&&r!==""?{...t,table:e,said:s,told:r}:qr({...t,table:e,said:s,told:r,looking:null,ghostText:"",copied:"",hint:null,account:lp(t,e),seen:cp(t,e),placement:ya(t)})}function cp({seen:t,table:e},n){let o=pe(e,n),r=Object.values(t).filter(({number:s})=>s<=n.moves.length);return Object.fromEntries([...r,...o].map(s=>[s.number,s]))}function lp({account:t,table:e},n){let{turns:o}=n.automa??t,r=e!==null&&n.moves.length<e.moves.length;if(o.length===0&&!r)return t;let s=o.length>0&&o[0].number===t.turns[0]?.number;return{turns:o,run:s?t.run:t.run+1}}function ya({placement:t}){return{...t,letter:null,origin:null,set:!1}}function qr(t){let{table:e}=t;if(!e||e.stage!=="special_patch"||!It(e))return t;let n=_n(e.special_cells);return{...t,placement:hr(t.placement,null,{type:"choose",choice:n})}}function up(t,e){if(t.pending)return t;let n=P(t),o=hr(t.placement,n,e);if(o===t.placement)return t;let r={...t,placement:o,notice:null};return{...e.type==="cancel"?qr(r):r,ghostText:ca(r,e)}}var pp={normal:350,faster:160,off:0},mp={normal:1200,faster:500,off:0},Xn=class{constructor(e,n){this.outside=e,this.show=n,this.waiting=[],this.timer=null,this.spent=0}receive(e,n){this.waiting.push({item:e,isAction:n}),this.timer===null&&this.next()}interrupt(e){this.skip(),this.show(e,0)}skip(){let e=this.waiting,n=this.timer!==null;this.stop();for(let{item:o}of e)this.show(o,0);return n}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null,this.waiting=[],this.spent=0}next(){this.timer=null;for(let e=this.waiting.shift();e;e=this.waiting.shift()){let n=e.isAction?this.timeFor(this.outside.pace()):0;if(this.show(e.item,n),n!==0){this.spent+=n,this.timer=this.outside.later(()=>this.next(),n);return}}this.spent=0}timeFor(e){let n=1+this.waiting.filter(({isAction:r})=>r).length,o=Math.max(0,mp[e]-this.spent);return Math.min(pp[e],Math.floor(o/n))}};var dp=new Set(["thinking","ready","presence"]),fp={replay:Ci,create:ee},hp={seen:t=>t,objection:()=>null,answer:()=>null,goOn:()=>!1},gp=[3,3],to=class{constructor(e,n,o,r=fp){this.id=e.game,this.keeper=r,this.store=R($a,ga(n));let{dispatch:s}=this.store;this.connection=new Jn({open:o,later:(a,c)=>Number(setTimeout(a,c)),forget:a=>clearTimeout(a),newId:()=>`${Date.now().toString(36)}-${Math.random().toString(36).slice(2,12)}`,onTable:(a,c)=>this.hear({table:a,happened:c,at:performance.now()}),onRefusal:a=>this.refused(a),onHint:a=>s({type:"hint",hint:a}),onStatus:a=>s({type:"status",status:a}),onPending:a=>s({type:"pending",request:a})},e),this.pace=()=>"off",this.onShow=()=>{},this.onHelp=()=>{},this.company=hp,this.telling=new Xn({later:(a,c)=>Number(setTimeout(a,c)),forget:a=>clearTimeout(a),pace:()=>this.pace()},(a,c)=>{this.onShow(a,c),s({type:"table",...a})}),s({type:"table",table:e,at:performance.now()}),this.byItself=!1}get state(){return this.store.get()}open(){this.connection.connect()}wake(){this.connection.wake()}close(){this.telling.stop(),this.connection.leave()}hear({table:e,happened:n,at:o}){let r=this.company.seen(e),s={table:r,happened:n,at:o};if(n&&dp.has(n.kind))return this.telling.receive(s,!1);let a=n?.kind==="move"||n?.kind==="card",c=!n?.player||r.seats[n.player-1].yours;a&&!c?this.telling.receive(s,!0):this.telling.interrupt(s)}skip(){return this.telling.skip()}placement(e){this.store.dispatch({type:"placement",event:e})}complain(e){this.store.dispatch({type:"notice",notice:{kind:"error",text:e}})}choose(e,n){if(!A(this.state))return;let o=Yt(this.state,e);this.state.placement.letter===e&&!n?this.placement({type:"cancel"}):o&&this.placement({type:"choose",choice:o,anchor:n})}chooseShown(e){if(!A(this.state))return;this.choose(e);let{table:n,placement:o}=this.state,r=P(this.state);if(!n||!r||o.letter!==e)return;let s=B(o,e),a=ua(n.players[n.turn-1].cells,r,s),c=a?tt(a.slice(1)):null,u=a?Number(a[0]):s;this.placement({type:"put",orientation:u,origin:c??gp})}chooseAt(e){let{table:n,placement:o}=this.state,r=n?ge(n)[e]:void 0;r===void 0||!A(this.state)||(o.letter!==r&&this.choose(r),this.placement({type:"show"}))}commit(){let{state:e}=this,{table:n,placement:o}=e,r=P(e);if(!n||!A(e))return;if(!r)return this.complain(i("choose-first"));if(!o.origin)return this.placement({type:"show"});let s=L(e,r.letter),a=st(ct(o,r),n.players[n.turn-1].cells,s,!1),c=Nn(o,r);if(a||!c)return this.complain(s&&s.missing>0&&a===ft(s)?i("it-is-wrong",{reason:a??""}):i("cannot-place",{reason:a??i("does-not-fit")}));this.placement({type:"show"}),this.send({type:"move",move:c})}pass(){A(this.state)&&L(this.state,null)&&this.send({type:"move",move:"pass"})}undo(){let{table:e}=this.state;if(!(!e||!Ct(this.state))){if(Rn(e)&&!e.automa?.practice)return this.dialog("practice");this.send({type:"undo"})}}practise(){this.dialog(null),this.send({type:"undo"})}turnCard(e=!1){vt(this.state)&&(this.send({type:"turn"}),this.byItself=e)}hint(){Pt(this.state)&&this.send({type:"hint"})}why(){he(this.state)&&this.send({type:"why"})}forgetHint(){this.store.dispatch({type:"hint",hint:null})}refused({kind:e,error:n}){if(e==="stale"&&this.byItself)return;let o=Q()==="en"?n:i(`refusal-${e}`);this.store.dispatch({type:"refusal",kind:e,text:o})}resign(){this.dialog(null),this.send({type:"resign"})}abort(){this.dialog(null),this.send({type:"abort"})}handOver(e){this.dialog(null),this.send({type:"handover",level:e})}mind(e){e==="handover"?this.dialog("handover"):this.send({type:e})}async report(e,n){this.dialog(null);try{await Hi({game:this.id,reason:e,text:n}),this.store.dispatch({type:"told",text:i("told-server")})}catch(o){this.complain(o instanceof Error?o.message:String(o))}}async again(e){let{table:n}=this.state,o=n&&na(n);if(o)try{e((await this.keeper.create(o)).url)}catch(r){this.complain(r instanceof Error?r.message:String(r))}}send(e){this.byItself=!1;let n=this.company.objection(e);if(n!==null)return this.complain(n);this.connection.send(e)||this.complain(i("on-its-way"))}command(e){let n=(s,a)=>this.store.dispatch({type:"notice",notice:{kind:s,text:a,typed:!0}}),o=this.company.answer(e);if(o!==null)return n("info",o);let r=ma(this.state,e,performance.now());"error"in r?n("error",r.error):"say"in r?n("info",r.say):"help"in r?this.onHelp():"dialog"in r?this.dialog(r.dialog):r.request.type==="undo"?this.undo():this.send(r.request)}type(e){e&&this.state.dialog&&this.dialog(null),this.store.dispatch({type:"typing",open:e})}dialog(e){this.store.dispatch({type:"dialog",dialog:e})}async look(e){let n=this.state.table?.moves.length??0;if(e>=n)return this.back();try{let o=this.state.looking?.frames??(await this.keeper.replay(this.id)).frames;this.store.dispatch({type:"look",frames:o,index:Math.max(0,e)})}catch(o){this.complain(o instanceof Error?o.message:String(o))}}back(){this.store.dispatch({type:"return"})}};var en={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right"},wa={1:{type:"option",index:0},2:{type:"option",index:1},3:{type:"option",index:2}," ":{type:"placement",event:{type:"cycle"}},f:{type:"placement",event:{type:"turn",how:"flip"}},Enter:{type:"place"},Escape:{type:"cancel"},p:{type:"pass"},u:{type:"undo"},t:{type:"turn"},h:{type:"hint"},w:{type:"why"},"/":{type:"command"},"?":{type:"help"}};function ba({key:t,shiftKey:e,ctrlKey:n,metaKey:o,altKey:r}){if(n||o||r)return null;if(Object.hasOwn(en,t)){let a=en[t];return{type:"placement",event:{type:e?"jump":"arrow",direction:a}}}let s=t.length===1?t.toLowerCase():t;return s==="n"?{type:"placement",event:{type:"next",back:e}}:s==="r"?{type:"placement",event:{type:"turn",how:e?"left":"right"}}:Object.hasOwn(wa,s)?wa[s]:null}var $p=600,eo=class{constructor(e){this.outside=e,this.due=null,this.tried=-1,this.timer=0}consider(e,n){let o=e.table?.number??-1,r=n&&vt(e)&&e.dialog===null&&o!==this.tried?o:null;if(r===this.due||(this.stop(),r===null))return;this.due=r;let s=e.table?.moves.at(-1)?.player===2;this.timer=this.outside.later(()=>{this.due=null,this.tried=r,this.outside.turn()},s?0:$p)}stop(){this.due!==null&&this.outside.forget(this.timer),this.due=null}};function no(t){let e=t.querySelector(".move-list"),n=e?.querySelector(".move.now")??null;if(!e)return;if(!n){e.scrollTop=0;return}let[o,r]=[e.getBoundingClientRect(),n.getBoundingClientRect()];r.top<o.top?e.scrollTop-=o.top-r.top:r.bottom>o.bottom&&(e.scrollTop+=r.bottom-o.bottom)}var yp=4,wp=1.5,bp=120,oo=class{constructor(e,n){this.root=e,this.game=n,this.press=null,this.swallow=!1,this.turned=0;let o=new AbortController;this.stop=()=>{this.end(),o.abort()};let r=(s,a,c=!1)=>e.addEventListener(s,u=>a(u),{signal:o.signal,capture:c});r("pointerdown",s=>this.down(s)),r("pointermove",s=>this.move(s)),r("pointerup",s=>this.up(s)),r("pointercancel",()=>this.abandon()),r("pointerleave",()=>this.leave()),r("click",s=>this.click(s),!0),r("contextmenu",s=>this.flip(s)),e.addEventListener("wheel",s=>this.wheel(s),{signal:o.signal,passive:!1}),window.addEventListener("keydown",s=>{s.key==="Escape"&&this.press?.dragging&&(s.stopPropagation(),this.abandon())},{signal:o.signal,capture:!0})}cellAt(e,n){let o=this.root.querySelector("[data-quilt=active] .cells");if(!o)return null;let r=o.getBoundingClientRect(),s=r.width/9,[a,c]=[Math.floor((n-r.top)/s),Math.floor((e-r.left)/s)];return a>=-1&&c>=-1&&a<=9&&c<=9?[Math.max(0,Math.min(8,a)),Math.max(0,Math.min(8,c))]:null}isOnQuilt(e){return e.target instanceof Element&&e.target.closest("[data-quilt=active] .cells")!==null}down(e){if(this.swallow=!1,e.button!==0||!e.isPrimary||!A(this.game.state))return;let o=e.target.closest("[data-patch]"),r=o?o.dataset.patch:this.game.state.placement.letter;if(!r||!o&&!this.isOnQuilt(e))return;let s=o?this.grabbed(o,r,e):this.heldCell(e);this.press={pointer:e.pointerId,x:e.clientX,y:e.clientY,letter:r,anchor:s,market:o,touch:e.pointerType==="touch",dragging:!1,image:null}}grabbed(e,n,o){let r=Yt(this.game.state,n),s=e.querySelector(".patch");if(!r||!s)return null;let a=r.patch.orientations[B(this.game.state.placement,n)],[c,u]=K(a),p=s.getBoundingClientRect(),m=Math.floor((o.clientY-p.top)/p.height*c),f=Math.floor((o.clientX-p.left)/p.width*u);return a.find($=>it($,[m,f]))??Ot(a)}heldCell(e){let{placement:n}=this.game.state,o=P(this.game.state),r=this.cellAt(e.clientX,e.clientY);return!o||!n.origin||!r||!ct(n,o).some(s=>it(s,r))?null:[r[0]-n.origin[0],r[1]-n.origin[1]]}move(e){let{press:n}=this;if(!n){e.pointerType!=="touch"&&this.hover(e);return}if(e.pointerId===n.pointer){if(!n.dragging){if(Math.hypot(e.clientX-n.x,e.clientY-n.y)<yp)return;this.startDrag(n)}this.drag(n,e)}}hover(e){let{placement:n}=this.game.state;if(n.letter===null||n.set)return;let o=this.isOnQuilt(e)?this.cellAt(e.clientX,e.clientY):null;o?this.game.placement({type:"hover",cell:o}):this.leave()}leave(){!this.press&&this.game.state.placement.origin&&this.game.placement({type:"leave"})}startDrag(e){e.dragging=!0,this.root.setPointerCapture(e.pointer),e.market&&this.game.choose(e.letter,e.anchor??void 0);let n=P(this.game.state);if(!n)return;let o=Nt(this.game.state.placement,n),r=o.filter(a=>a[0]===K(o)[0]-1),s=e.touch?r[Math.floor(r.length/2)]:e.anchor??Ot(o);this.game.placement({type:"hold",anchor:s}),e.market&&(e.image=this.dragImage(e.market))}dragImage(e){let n=e.querySelector(".framed");if(!n)return null;let o=document.createElement("div");return o.className="drag-image",o.append(n.cloneNode(!0)),document.body.append(o),o}drag(e,n){let o=this.root.querySelector("[data-quilt=active] .cells"),r=e.touch&&o?o.getBoundingClientRect().width/9*wp:0,s=this.cellAt(n.clientX,n.clientY-r);if(s?this.game.placement({type:"hover",cell:s}):this.game.placement({type:"leave"}),!e.image)return;e.image.hidden=s!==null;let a=`${n.clientX}px, ${n.clientY-r}px`;e.image.style.transform=`translate(${a}) translate(-50%, -50%)`}up(e){let{press:n}=this;if(!(!n||e.pointerId!==n.pointer)&&(this.end(),!!n.dragging)){if(this.swallow=!0,!this.game.state.placement.origin)return this.game.placement({type:"cancel"});this.game.placement({type:"show"}),n.market&&this.game.commit()}}abandon(){let e=this.press?.dragging??!1;this.end(),this.swallow=e,e&&this.game.placement({type:"cancel"})}end(){this.press?.image?.remove(),this.press=null}click(e){if(this.swallow){this.swallow=!1,e.stopPropagation(),e.preventDefault();return}if(!this.isOnQuilt(e))return;let{game:n}=this,{placement:o}=n.state,r=P(n.state),s=this.cellAt(e.clientX,e.clientY);!s||!r||(o.set&&this.commits(e,s)?n.commit():n.placement({type:"set",cell:s}))}commits(e,n){let{placement:o}=this.game.state,r=P(this.game.state);if(!r)return!1;let s=ct(o,r);return s.length>0&&fe(o,r)&&it(Mn(s),n)?!0:e.pointerType==="touch"?!1:[...s,o.cursor].some(a=>it(a,n))}wheel(e){if(!this.turns(e)||e.deltaY===0)return;e.preventDefault();let n=performance.now();n-this.turned<bp||(this.turned=n,this.game.placement({type:"turn",how:e.deltaY>0?"right":"left"}))}flip(e){e.pointerType==="touch"||!this.turns(e)||(e.preventDefault(),this.game.placement({type:"turn",how:"flip"}))}turns(e){let{state:n}=this.game;return e.target instanceof Element&&e.target.closest("[data-quilt=active] .cells")!==null&&A(n)&&(P(n)?.letter??"+")!=="+"}};function ro(t,e){let n=t.target.closest("[data-quilt=shown]");return!n||!Object.hasOwn(en,t.key)||t.shiftKey?!1:(t.preventDefault(),e(n.getAttribute("data-testid")==="quilt-1"?1:2,en[t.key]),!0)}var io=class{constructor(e){this.outside=e,this.store=R((n,o)=>({...n,...o}),{path:e.memory.get(),picture:null,busy:!1,told:""})}get state(){return this.store.get()}get link(){let{path:e}=this.state;return e===null?null:this.outside.origin+e}get isLocal(){return/^https?:\/\/(localhost|127\.|\[::1\])/.test(this.outside.origin)}get canShare(){return this.outside.share!==null}async draw(){let{path:e}=this.state;if(e!==null)try{this.store.dispatch({picture:await this.outside.draw(e)})}catch(n){this.store.dispatch({picture:null,told:va(n)})}}async renew(){if(!this.state.busy){this.store.dispatch({busy:!0,told:""});try{let{invitation:e}=await this.outside.renew();this.outside.memory.set(e),this.store.dispatch({path:e,picture:null,busy:!1}),await this.draw()}catch(e){this.store.dispatch({busy:!1,told:va(e)})}}}async copy(){let{link:e}=this;if(e!==null)try{await this.outside.copy(e),this.store.dispatch({told:i("link-is-copied")})}catch{this.store.dispatch({told:i("cannot-copy")})}}async share(){let{link:e}=this;if(!(e===null||this.outside.share===null))try{await this.outside.share({title:"Quiltbee",text:i("share-text"),url:e}),this.store.dispatch({told:""})}catch(n){let o=n instanceof Error&&n.name==="AbortError";this.store.dispatch({told:o?"":i("cannot-share")})}}};function va(t){return t instanceof Error?t.message:String(t)}var vp=["classic","anniversary","valentine"];function ka(t){return vp.some(e=>e===t)}var Hr={theme:"auto",edition:"classic",language:"auto",look:"cloth",letters:!1,coordinates:!1,motion:"normal",turnCards:!0,sounds:!1,vibration:!1,hints:!1,strength:we},Br="quiltbee.settings",kp=12,so=new Map;function ao(t){try{return JSON.parse(localStorage.getItem(t)??"null")}catch(e){if(e instanceof SyntaxError||e instanceof DOMException)return JSON.parse(so.get(t)??"null");throw e}}function nn(t,e){let n=JSON.stringify(e);so.set(t,n);try{localStorage.setItem(t,n)}catch(o){if(!(o instanceof DOMException))throw o;console.warn("This browser keeps no settings:",o.message)}}function Fr(){let t=ao(Br),e={...Hr,...typeof t=="object"?t:null},n=ka(e.edition)?e.edition:Hr.edition,o=Yo(e.language)?e.language:Hr.language;return{...e,edition:n,language:o}}function xa(t){nn(Br,t),xp(t.language)}function Sa(t){window.addEventListener("storage",({key:e})=>{e===Br&&t(Fr())})}function xp(t){let e=t==="auto"?0:31536e3;document.cookie=`language=${t}; path=/; max-age=${e}; SameSite=Lax`}function Ea(){let t=ao("quiltbee.offline"),{ring:e,seat:n,moves:o,resigned:r}=t??{};return typeof e=="string"&&[1,2].includes(n)&&Array.isArray(o)&&o.every(a=>typeof a=="string")?{ring:e,seat:n,moves:o,resigned:r===!0}:null}function Ma(t){nn("quiltbee.offline",t)}function Ur(){let t=ao("quiltbee.guide");return typeof t?.game=="string"&&[0,1].includes(t.chapter??-1)&&t.step!==void 0?t:null}function Aa(t){nn("quiltbee.guide",t)}function ve(){let t=ao("quiltbee.games");return Array.isArray(t)?t.filter(e=>typeof e?.id=="string"):[]}function Ta(t,e){let n=ve().filter(o=>o.id!==t);nn("quiltbee.games",[{id:t,title:e,when:Date.now()},...n].slice(0,kp))}function La(t){nn("quiltbee.games",ve().filter(e=>e.id!==t))}function Oa(t){try{return sessionStorage.getItem(`quiltbee.invitation.${t}`)}catch(e){if(e instanceof DOMException)return so.get(`invitation.${t}`)??null;throw e}}function co(t,e){so.set(`invitation.${t}`,e);try{sessionStorage.setItem(`quiltbee.invitation.${t}`,e)}catch(n){if(!(n instanceof DOMException))throw n;console.warn("This browser keeps no invitation:",n.message)}}function _a(t,e){let n=new io({origin:location.origin,renew:()=>ji(t),draw:qi,copy:r=>Sp(r),share:"share"in navigator?r=>navigator.share(r):null,memory:{get:()=>Oa(t),set:r=>co(t,r)}}),o=new re({me:yt,sit:r=>gn(t,r),go:e});return{inviting:n,joining:o}}async function Sp(t){if(!navigator.clipboard)throw new Error(i("no-clipboard"));await navigator.clipboard.writeText(t)}function Na({text:t,mine:e},n){let r=n-(e?1:0)>0?`(${n}) `:"",s=t?`${t} – Quiltbee`:"Quiltbee";return`${r}${e?"● ":""}${s}`}function Ia({mine:t},e){return t||e>0}var on=document.querySelector("link[rel=icon]"),Ep=[on.href,new URL(on.dataset.waiting??"",on.href).href],Wr={text:"",mine:!1},Gr=0;function rn(t,e=!1){Wr={text:t,mine:e},Pa()}function lo(t){Gr=t,Pa()}function Pa(){let t=Na(Wr,Gr);document.title!==t&&(document.title=t);let e=Ep[Ia(Wr,Gr)?1:0];on.href!==e&&(on.href=e)}function Ra({clock:t},e){if(!t)return d;let n=t.running===e;return l`<div
    class=${n?"clock runs":"clock"}
    data-clock=${e}
    data-testid=${`clock-${e}`}
  >
    <span class="clock-sign">${y("clock")}${y("hurry")}</span>
    <span class="clock-time" aria-hidden="true"></span>
    <span class="visually-hidden"
      >${i(n?"clock-running":"clock")}: <span class="clock-words"></span
    ></span>
  </div>`}function Da(t,e,{text:n,sentence:o,low:r}){let s=t.querySelector(`[data-clock="${e}"]`);s&&(s.dataset.low=r?"true":"false",Ca(s.querySelector(".clock-time"),n),Ca(s.querySelector(".clock-words"),o))}function Ca(t,e){t&&t.textContent!==e&&(t.textContent=e)}function sn(t){return i(`level-name-${t}`)}function ja(t){return i("level-sentence",{level:String(t),name:sn(t),audience:i(`level-for-${t}`)})}function V(t,e,n,o,r){return l`<fieldset class=${`pick pick-${t}`}>
    <legend>${e}</legend>
    <div class="pick-row">
      ${n.map(([s,a])=>l` <label
            ><input
              type="radio"
              name=${t}
              value=${s}
              data-testid=${`${t}-${s}`}
              .checked=${o===s}
              @change=${()=>r(s)}
            /><span>${a}</span></label
          >`)}
    </div>
  </fieldset>`}var Mp=[["classic","button"],["anniversary","ten"],["valentine","heart"]];function uo(t){let e=Mp.map(([n,o])=>[n,l`${y(o)}<span>${i(`edition-${n}`)}</span>`]);return V("edition",i("setting-edition"),e,t.settings.edition,n=>t.change({edition:n}))}function ut(t){return t.target.value}function ke(t){return t.target.checked}function po(t){let e=t.settings.language,n=[["auto",i("language-auto")],...Object.entries(Qo)],o=r=>t.change({language:ut(r)});return l`<label class="language-pick"
    >${i("setting-language")}
    <select data-testid="language" @change=${o}>
      ${n.map(([r,s])=>l`<option
            value=${r}
            lang=${r==="auto"?"":r}
            ?selected=${r===e}
          >
            ${s}
          </option>`)}
    </select></label
  >`}function Ap(t){return`${t}`}function xe(t,e,n={}){let o=Object.keys(e).map(s=>[s,Ap(s)]);return i(t,{...n,...Object.fromEntries(o)}).split("").map((s,a)=>a%2?e[s]:s)}var Tp=[["auto","setting-theme-auto"],["light","theme-light"],["dark","theme-dark"]],Lp=[["normal","motion-normal"],["faster","motion-faster"],["off","motion-off"]],Op=[["cloth","look-cloth"],["thread","look-thread"]],_p=[["letters","setting-letters"],["coordinates","setting-coordinates"],["hints","setting-hints"],["turnCards","draw-automatically"],["sounds","setting-sounds"],["vibration","setting-vibration"]];function mo(t,e,n){let{theme:o,motion:r,look:s}=t.settings,a=_p.filter(([p])=>p!=="vibration"||t.canVibrate),c=()=>{e(),t.help()},u=p=>m=>t.change({[p]:m});return l`<div class="panel-head">
      <h2 id="dialog-heading">${i("settings")}</h2>
      <button type="button" class="main" @click=${e}>${i("settings-done")}</button>
    </div>
    <div class="settings">
      <button type="button" data-testid="settings-help" @click=${c}>
        ${y("help")}<span>${i("how-to-play")}</span>
      </button>
      ${uo(t)} ${V("theme",i("setting-theme"),Vr(Tp),o,u("theme"))}
      ${V("motion",i("setting-motion"),Vr(Lp),r,u("motion"))}
      ${V("look",i("setting-look"),Vr(Op),s,u("look"))}
      ${a.map(([p,m])=>Np(p,i(m),t))} ${po(t)}
      ${n?l`<button type="button" data-testid="open-command" @click=${n}>
              ${xe("open-command-line",{key:l`<kbd>/</kbd>`})}
            </button>`:d}
    </div>`}function Vr(t){return t.map(([e,n])=>[e,i(n)])}function Np(t,e,n){return l`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${t}
      .checked=${n.settings[t]}
      @change=${o=>n.change({[t]:ke(o)})}
    /><span>${e}</span></label
  >`}function qa(t,e,n){if(t.dialog===null)return d;let o=()=>e.dialog(null),r=()=>mo(n,o,()=>e.type(!0));return l`<dialog
    class="sheet"
    aria-labelledby="dialog-heading"
    @close=${o}
    data-testid=${`dialog-${t.dialog}`}
  >
    ${{settings:r,resign:Ip,practice:qp,abort:Cp,handover:Rp,report:jp}[t.dialog](e,o)}
  </dialog>`}function Ha(t){let e=t.querySelector("dialog");e&&!e.open&&e.showModal()}function Ip(t,e){return l`<h2 id="dialog-heading">${i("resign-question")}</h2>
    <p>${Pp(t.state.table)}</p>
    <div class="row">
      <button type="button" class="main" @click=${e}>${i("play-on")}</button>
      <button type="button" data-testid="resign-confirm" @click=${()=>t.resign()}>
        ${i("resign")}
      </button>
    </div>`}function Pp(t){return t?.mode!=="remote"?i("resign-undo"):i(t.rated?"resign-rated":"resign-plain")}function Cp(t,e){let n=t.state.table!==null&&N(t.state.table);return l`<h2 id="dialog-heading">${i(n?"abort-close-question":"abort-question")}</h2>
    <p>${i(n?"abort-close-text":"abort-text")}</p>
    <div class="row">
      <button type="button" class="main" @click=${e}>${i(n?"wait":"play-on")}</button>
      <button type="button" data-testid="abort-confirm" @click=${()=>t.abort()}>
        ${i(n?"close-it":"call-it-off")}
      </button>
    </div>`}function Rp(t,e){return l`<form @submit=${o=>{o.preventDefault();let r=o.target;t.handOver(Number(new FormData(r).get("level")))}}>
    <h2 id="dialog-heading">${i("handover-question")}</h2>
    <p>${i("handover-text")}</p>
    <p>
      <label
        >${i("level")}
        <select name="level" data-testid="handover-level">
          ${ye.map(({level:o})=>l`<option value=${o} ?selected=${o===we}>
                ${i("level-and-name",{level:String(o),name:sn(o)})}
              </option>`)}
        </select></label
      >
    </p>
    <div class="row">
      <button type="submit" class="main" data-testid="handover-confirm">${i("let-it-play")}</button>
      <button type="button" @click=${e}>${i("wait")}</button>
    </div>
  </form>`}var Dp=["name","cheating","leaving","other"];function jp(t,e){return l`<form @submit=${o=>{o.preventDefault();let r=new FormData(o.target);t.report(r.get("reason"),String(r.get("text")))}}>
    <h2 id="dialog-heading">${i("report-title")}</h2>
    <p>${i("report-who-reads")}</p>
    <p>
      <label
        >${i("report-reason")}
        <select name="reason" data-testid="report-reason">
          ${Dp.map(o=>l`<option value=${o}>${i(`report-${o}`)}</option>`)}
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
  </form>`}function qp(t,e){return l`<h2 id="dialog-heading">${i("practice-question")}</h2>
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
    </div>`}var Hp=["","hint-right","hint-round","hint-left"],Bp=50;function fo({hint:t,patches:e},n){return t?(t.type==="hint"?Fp(t,e,n):Wp(t,e,n)).join(" "):""}function Fp({move:t,reasons:e},n,o){return[Ba(t,n,o),...e.map(({code:r,values:s})=>i(`reason-${r}`,s))]}function Ba(t,e,n){if(t==="pass")return i("hint-advance");let o=t.slice(-2);if(t.startsWith("+"))return n?i("hint-put-on",{cell:o}):i("hint-put");let[r,s]=t,a=e[r].name;if(!n)return i("hint-take",{patch:a});let c=Up(Number(s));return c?i("hint-take-turned",{patch:a,cell:o,how:c}):i("hint-take-at",{patch:a,cell:o})}function Up(t){let e=[t>=4?"hint-flipped":"",Hp[t%4]].filter(Boolean);return Y(e.map(n=>i(n)))}function Wp(t,e,n){if(t.better===t.move)return[i("why-same")];let o=n&&t.better!=="pass"?[Ba(t.better,e,!0)]:[],r=t.reasons.map(({of:s,code:a,values:c})=>i(s==="mine"?`mine-${a}`:`reason-${a}`,c));return[Vp(t,Gp(t,e)),...o,...r]}function Gp({better:t,move:e},n){return t==="pass"?i("why-advance"):t.startsWith("+")?i("why-put"):t[0]===e[0]?i("why-elsewhere"):i("why-take",{patch:n[t[0]].name})}function Vp({points:t,chance:e},n){if(t===null)return i("why-unknown",{what:n});let o=Math.round(t/10);return o===0&&(e??0)>=Bp?i("why-loss-chance",{what:n,percent:Math.round((e??0)/10)}):i("why-loss",{what:n,count:o})}function Zp({automa:t}){if(!t)return"";let e=t.practice?i("about-practice"):"";return`${Ge(t)}${e}. `}function zp({board:t,seed:e}){let n=i(`board-${t}`);return e?xe("about-code",{code:l`<code data-testid="seed">${e}</code>`},{board:n}):n}function Fa(t,e,n,o){return l`<section class="panel about" aria-labelledby="about-heading">
    <h2 id="about-heading">${i("this-game")}</h2>
    <p class="small">
      ${Zp(e)}${zp(e)}${_(e)?"":i("about-watching")}${e.seed&&e.seed_chosen?i("about-chosen"):""}
    </p>
    ${tm(e)}
    ${Ne(e)?l`<p class="small" data-testid="local">${i("offline-here")}</p>`:d}
    <div class="row">
      ${Ne(e)?Yp(n):Qp(e)}
      <button type="button" data-testid="copy-link" @click=${()=>Ua(e,n)}>
        ${y("link")}<span>${i("copy-link")}</span>
      </button>
      ${Kp(e,n)} ${Jp(e,n)}
      <button type="button" data-testid="new-game" @click=${()=>o.go("/")}>
        ${i("new-game")}
      </button>
    </div>
    ${t.copied?l`<p class="small copied" data-testid="copied">${t.copied}</p>`:d}
  </section>`}function Qp({game:t}){return l`<a
    class="button"
    data-testid="download-record"
    href=${`/api/games/${t}/record.pgr`}
    download
    >${y("download")}<span>${i("record")}</span></a
  >`}function Yp({id:t,keeper:e}){return l`<button
    type="button"
    data-testid="download-record"
    @click=${async()=>Zr((await e.replay(t)).record)}
  >
    ${y("download")}<span>${i("record")}</span>
  </button>`}function Zr(t){let e=document.createElement("a");e.href=URL.createObjectURL(new Blob([t],{type:"text/plain"})),e.download="game.pgr",e.click(),URL.revokeObjectURL(e.href)}function Kp(t,e){if(!_(t)||t.stage==="over")return d;let[n,o,r]=t.can_abort?["abort",Xp(t),"cancel"]:["resign",i("resign"),"flag"];return l`<button type="button" data-testid=${n} @click=${()=>e.dialog(n)}>
    ${y(r)}<span>${o}</span>
  </button>`}function Jp(t,e){return t.mode!=="remote"||!_(t)||N(t)?d:l`<button type="button" data-testid="report" @click=${()=>e.dialog("report")}>
    ${i("report")}
  </button>`}function Xp(t){return i(N(t)?"close-table":"call-off")}function tm({mode:t,clock:e,rated:n,takebacks:o,seats:r}){if(t!=="remote")return d;let s=Tt.filter(c=>r[c-1].rating!==null).map(c=>`${k(r,c)} ${r[c-1].rating}`),a=[e?i("terms-clock",{clock:yn(e.control)}):i("terms-no-clock"),i(n?"terms-rated":"terms-not-rated"),i(o?"terms-takebacks":"terms-no-takebacks")];return l`<p class="small" data-testid="terms">
    ${a.join("; ")}. ${s.length?i("terms-ratings",{ratings:s.join(", ")}):""}
  </p>`}async function Ua(t,e){e.store.dispatch({type:"copied",text:await zr(Wa(t))})}function Wa({link:t,seats:e}){let n=e.map(({name:o})=>o);return`${location.origin}${ie(t,n)}`}async function zr(t){try{return await navigator.clipboard.writeText(t),i("link-copied")}catch(e){if(!(e instanceof DOMException||e instanceof TypeError))throw e;return i("copy-this-link",{link:t})}}async function Ga(t,e){if(!("share"in navigator))return Ua(t,e);try{await navigator.share({title:"Quiltbee",url:Wa(t)})}catch(n){if(!(n instanceof DOMException))throw n}}function Qr(t,e){return l`<svg class=${`card ${t}`} viewBox="-0.5 -0.5 41 57" aria-hidden="true">
    <rect class="sheet-edge" width="40" height="56" rx="3.5"></rect>
    ${e}
  </svg>`}function Za(t,e){return t===0?Qr("empty",d):Qr("back",v`<path class="weave" d="M4 4h32v48h-32zM4 16L36 40M4 40L36 16M4 28h32M20 4v48"></path>
    ${e===null?F(20,28,7):v`<circle class="budget" cx="20" cy="28" r="10"></circle>
      <text class="digits" x="20" y="32.4" font-size="13">${e}</text>`}`)}function za({number:t,budget:e,income:n,filters:o}){return Qr("face",v`
    <text class="card-number" x="20" y="6.6">${t}</text>
    <circle class="budget" cx="12" cy="16" r="7.4"></circle>
    <text class="digits" x="12" y="19.3" font-size="9.5">${e}</text>
    ${F(30,16,5.6)}<text class="gain" x="30" y="28.4">+${n}</text>
    <text class="card-word" x="12" y="28">${i("card-budget")}</text>
    ${o.map((r,s)=>Va(Pn(r),36+s*7))}
    ${o.length===0?Va(i("filter-none"),42):d}`)}function Va(t,e){return v`<text class="card-filter" x="20" y=${e}>${t}</text>`}function Qa({turns:t,run:e},n,o){let r=t.map(s=>em(s,n,o));return l`<section
    class="account"
    data-testid="automa-turn"
    tabindex="0"
    aria-labelledby="account-heading"
  >
    <h3 id="account-heading">
      ${t.length>1?i("last-turns",{count:t.length}):i("last-turn")}
    </h3>
    ${t.length===0?l`<p class="small">${i("no-card-since")}</p>`:d}
    ${e%2?l`<div class="turns odd">${r}</div>`:l`<div class="turns even">${r}</div>`}
  </section>`}function em(t,e,n){return l`<div class="card-turn" data-card=${t.card.number} data-taken=${t.taken??""}>
    ${za(t.card)}
    <div class="told">
      <p class="told-card">${wr(t.card)}</p>
      <div class="tried" aria-hidden="true">
        ${[...t.choices].map(o=>nm(o,t,e,n))}
      </div>
      <ol>
        <li>${br(t,e)}</li>
        ${t.steps.map(o=>l`<li class=${o.skipped?"skipped":""}>${vr(o,e)}</li>`)}
        ${kr(t,e).map(o=>l`<li class="outcome">${o}</li>`)}
      </ol>
    </div>
  </div>`}function nm(t,{affordable:e,taken:n},o,r){let s=t===n?"taken":e.includes(t)?"left":"dear",a={taken:"✓",left:"–",dear:"×"}[s];return l`<span class=${`candidate ${s}`}
    >${Wn(t,o[t],0,r)}<span class="fate">${a}</span></span
  >`}var om=[20,10,5,1];function Ya(t){let e=[],n=Math.max(0,t);for(let o of om)for(;n>=o;)e.push(o),n-=o;return e}var Yr=56,an=20,rm=19;function Ka(t){let e=Ya(t),n=Math.min(rm,(Yr-an)/Math.max(1,e.length-1)),o=Yr-an/2,r=e.map((s,a)=>im(s,o-a*n)).reverse();return l`<svg class="purse" viewBox=${`0 0 ${Yr} ${an}`} aria-hidden="true">
    ${r}
  </svg>`}function im(t,e){return v`${lt(`tile-${t}`,e,an/2)}
    <text class="tile-value" x=${e} y=${an/2+3.2}>${t}</text>`}function ho(t,e,n){return l`<table class="scores">
    <caption class="visually-hidden">
      ${i("score-parts")}
    </caption>
    <thead>
      <tr>
        <th scope="col"><span class="visually-hidden">${i("score-part")}</span></th>
        ${e.map(o=>l`<th scope="col">${o}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${n.map(([o,r])=>l`<tr>
            <th scope="row">${o}</th>
            ${r.map(s=>l`<td>${s}</td>`)}
          </tr>`)}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${i("number-score")}</th>
        ${t.players.map((o,r)=>l`<td data-testid=${`total-${r+1}`}>${I(o.score)}</td>`)}
      </tr>
    </tfoot>
  </table>`}function sm(){return l`<span class="badge tile" title=${i("tile-title")}
    ><svg viewBox="-10 -10 20 20" aria-hidden="true">${lt("special-tile",0,0)}</svg>
    <span class="visually-hidden">${i("has-tile")}</span></span
  >`}var am={buttons:F(0,0,2.8),income:v`<circle class="dot" r="2.2"></circle>
    <path class="plus" d="M-1.2 0h2.4M0-1.2v2.4"></path>`,empty:v`<path class="gap" d="M-2.2-2.2h4.4v4.4h-4.4z"></path>`,patches:v`<path class="dot" d="M-2.4-2.4h2.4v2.4h2.4v2.4h-4.8z"></path>`,time:v`<path class="dot" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path>`,score:v`<path class="dot"
    d="M0-2.8l.9 1.9 2 .2-1.5 1.5.4 2L0 1.8l-1.8 1 .4-2L-2.9-.7l2-.2z"></path>`};function go(t,e,n,o={}){let{buttons:r,income:s,empty:a,score:c,time:u}=t.players[n-1],p=[[i("number-buttons"),r,"buttons"],[i("number-income"),s,"income"],[i("number-empty"),a,"empty"],[i("number-time"),u,"time"],[i("number-score"),I(c),"score"]];return Kr(t,e,n,p,o)}function Kr(t,e,n,o,r){let{aside:s=d,clock:a=d,thumbnail:c=d}=r,u=t.stage!=="over"&&ce(e)===null&&t.turn===n;return l`<div class=${u?"bar moving":"bar"} data-testid=${`player-${n}`}>
    <div class="bar-name">
      ${Ks(n)}
      <h2 title=${k(e,n)}>${k(e,n)}</h2>
      ${lm(e[n-1])} ${s}
      ${t.players[n-1].special_tile?sm():d}
      ${u?l`<span class="badge to-move">${i("to-move")}</span>`:d}
    </div>
    ${a} ${c}
    <dl>
      ${o.map(([p,m,f])=>l`<div class=${`number number-${f}`}>
            <dt>${cm(String(f))}<span>${p}</span></dt>
            <dd data-testid=${`${f}-${n}`}>${m}</dd>
            ${f==="buttons"?Ka(Number(m)):d}
          </div>`)}
    </dl>
  </div>`}function cm(t){return l`<svg class="number-sign" viewBox="-3 -3 6 6" aria-hidden="true">${am[t]}</svg>`}function lm({kind:t,yours:e,away:n,bot:o,rating:r}){return t!=="person"&&t!=="open"?d:l`${r===null?d:l`<span class="rating"
          ><span class="visually-hidden">${i("rated")}</span>${r}</span
        >`}
  ${o?l`<span class="badge bot">${i("bot")}</span>`:d}
  ${n&&!e?l`<span class="badge away">${i("away")}</span>`:d}`}function Ja(t,e){let n=t.players.map(o=>o.score_parts);return ho(t,[k(e,1),k(e,2)],[[i("number-buttons"),n.map(o=>o.buttons)],[i("score-tile"),n.map(o=>o.special_tile)],[i("score-empty"),n.map((o,r)=>`${I(o.empty)} (${t.players[r].empty})`)]])}function $o(t,e,n){let{buttons:o,time:r,score:s}=t.players[1],a=[[i("number-buttons"),o,"buttons"],[i("number-patches"),n.with_buttons.length+n.without_buttons.length,"patches"],[i("number-time"),r,"time"],[i("number-score"),I(s),"score"]],c=l`<span class="level-name">${Zt(n)}</span>`,u=l`<span class="next-card">${tc(t,n)}</span>`;return Kr(t,e,2,a,{aside:c,thumbnail:u})}function yo(t,e,n,o,r,s=d){return l`<section
    class="panel automa"
    data-testid="automa"
    tabindex="0"
    aria-labelledby="automa-heading"
  >
    <div class="panel-head">
      <h2 id="automa-heading">${i("the-automa")}</h2>
      <span class="small">${Ge(e)}</span>
    </div>
    <div class="dealer">
      <div class="pile">${tc(t,e)}</div>
      <div>
        <p data-testid="automa-cards">${t.result?i("no-more-cards"):um(e)}</p>
        <p class="small">${zt(e)}</p>
      </div>
    </div>
    ${Qa(n,o,r)} ${pm(t,e)} ${s}
    <div class="piles">
      ${Xa("patches-with",e.with_buttons,"pile-with",o,r)}
      ${Xa("patches-without",e.without_buttons,"pile-without",o,r)}
    </div>
    <p class="small">${xr(e)}</p>
  </section>`}function tc({result:t},{pile:e,budget:n}){return Za(e,t?null:n)}function um({pile:t,budget:e}){return t===0?i("pile-empty"):e===null?i("next-face-down"):i("next-can-pay",{price:i("buttons",{count:e})})}function Xa(t,e,n,o,r){return l`<div class="taken-pile" data-testid=${n}>
    <h3>${i(t,{count:e.length})}</h3>
    <ul>
      ${[...e].map(s=>{let{name:a,income:c}=o[s];return l`<li title=${a}>
          ${Wn(s,o[s],0,r)}
          <span class="visually-hidden"
            >${a} (${s})${c?`, ${i("buttons",{count:c})}`:""}</span
          >
        </li>`})}
    </ul>
  </div>`}function pm(t,e){let n=(r,s,a)=>l`<div class=${a}>
      <dt>${r}</dt>
      <dd>${s}</dd>
    </div>`,o=We(t.players[1],e.level);return l`<div class="parts">
    <h3>${i("what-level-counts",{numeral:e.numeral})}</h3>
    <dl data-testid="automa-score">
      ${o.map(([r,s])=>n(i(r),s,"part"))}
      ${n(i(t.result?"number-score":"score-now"),I(t.players[1].score),"sum")}
    </dl>
  </div>`}function ec(t,e){if(!t.typing)return d;let n=t.notice?.typed?t.notice:null;return l`<form
    class="command"
    aria-label=${i("command-line")}
    @submit=${o=>mm(o,e)}
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
        @keydown=${o=>dm(o,e)}
      />
      <button type="submit" class="main">${i("enter")}</button>
      <button type="button" aria-label=${i("close")} @click=${()=>e.type(!1)}>
        ${y("cancel")}
      </button>
    </div>
  </form>`}function mm(t,e){t.preventDefault();let o=t.target.elements.namedItem("command");e.command(o.value),o.value=""}function dm(t,e){t.key==="Escape"&&(t.preventDefault(),e.type(!1),document.querySelector(".quilt.active .cells")?.focus())}function nc(t,e,n){let o=_(e),r=o&&Qt(e)&&e.stage!=="over",s=o&&(e.mode!=="remote"||e.takebacks);return l`${r?fm(t,n):d}
  ${s?hm(t,e,n):d}`}function fm(t,e){return l`<button
    type="button"
    class="hint-button"
    data-testid="hint"
    aria-keyshortcuts="H"
    aria-disabled=${Pt(t)?"false":"true"}
    @click=${()=>e.hint()}
  >
    ${y("bulb")}<span>${i("hint")}</span>
  </button>`}function hm(t,e,n){let o=Rn(e)&&Ct(t);return l`<button
    type="button"
    class=${e.mode==="screen"||e.mode==="computer"?"undo":"undo long"}
    data-testid="undo"
    aria-disabled=${Ct(t)?"false":"true"}
    @click=${()=>n.undo()}
  >
    ${y("undo")}${gm(e,o)}
  </button>`}function oc(t,e){return l`<button
    type="button"
    class="main turn-card"
    data-testid="turn-card"
    aria-keyshortcuts="T"
    aria-disabled=${vt(t)?"false":"true"}
    @click=${()=>e.turnCard()}
  >
    ${y("card")}<span>${i("turn-the-card")}</span>
  </button>`}function gm({mode:t},e){return t==="remote"?l`<span>${i("ask-takeback")}</span>`:e?l`<span class="behind">${i("undo-practice")}</span>`:l`<span>${i("undo")}</span>`}function rc(t){return l`<label class="switch"
    ><input
      type="checkbox"
      data-testid="turn-by-itself"
      .checked=${t.settings.turnCards}
      @change=${e=>t.change({turnCards:ke(e)})}
    />
    <span>${i("draw-automatically")}</span></label
  >`}var $m={hint:"hint-coming",why:"why-coming",turn:"card-turning",move:"move-sending"};function sc(t,e,n){let o=A(t)?P(t):null,r=o!==null&&o.letter!=="+",s=o?L(t,o.letter):void 0,a=o!==null&&t.placement.set&&fe(t.placement,o)&&s?.available!==!1,c=o!==null&&(r||t.placement.origin!==null),u=[["rotate-left",i("rotate-left"),"left",r,()=>e.placement({type:"turn",how:"left"})],["rotate-right",i("rotate-right"),"right",r,()=>e.placement({type:"turn",how:"right"})],["flip",i("flip"),"flip",r,()=>e.placement({type:"turn",how:"flip"})],["place",i("place"),"place",a,()=>e.commit()],["cancel",i("cancel"),"cancel",c,()=>e.placement({type:"cancel"})]],p=Cn(t.table)&&!t.looking;return l`<section
    class=${o?"deck held":"deck"}
    aria-label=${i("placing")}
    data-keys
    data-move=${o?Nn(t.placement,o)??"":""}
  >
    ${ym(t,e,n)}
    <div class=${p?"tools waits":"tools"}>
      ${p?oc(t,e):d}
      ${u.map(([m,f,$,b,S])=>l`<button
            type="button"
            class=${`tool ${$}`}
            data-testid=${m}
            aria-disabled=${b?"false":"true"}
            @click=${S}
          >
            ${y($)}<span>${f}</span>
          </button>`)}
    </div>
  </section>`}function ym(t,e,n){let{table:o,notice:r}=t;return l`<div
    class=${Jr(t)?"strip hinting":"strip"}
    data-testid="strip"
    tabindex="-1"
  >
    ${r?.kind==="error"&&!r.typed?l`<p class="notice" data-testid="notice">${y("cancel")} ${r.text}</p>`:o?wm(t,o,n):d}
    ${Tm(t,e)}
  </div>`}function Jr(t){let{hint:e,looking:n,notice:o,pending:r,placement:s}=t;if(!e||n||r||o?.kind==="error"&&!o.typed)return!1;let{letter:a,origin:c}=s;return a===null||!A(t)||a==="+"&&c===null}function wm(t,e,n){let o=P(t);return t.looking?l`<p>${i("earlier-position")}</p>`:t.pending?l`<p>${i($m[t.pending.type]??"one-moment")}</p>`:Jr(t)?Am(t,n):o&&A(t)?km(t,e,o,n):bm(t,e)}function bm(t,e){let n=Ze(t).map(o=>bs(o,e.seats,t.patches));return l`<p class="lately">${n.length>0?`${n.join(". ")}.`:be(e)}</p>
    <p class="guide">${vm(t,e)}</p>
    ${e.getting_ready?l`<p class="guide" data-testid="getting-ready">${i("warming-up")}</p>`:d}`}function vm(t,e){return e.stage==="over"?i("game-over"):e.stage==="card"?i("card-ready"):e.thinking?i("thinking",{name:k(e.seats,e.turn)}):A(t)?i("choose-or-pass-now"):`${et(e)}.`}function km(t,e,n,o){let r=ct(t.placement,n),s=e.players[e.turn-1].cells,a=L(t,n.letter),c=de(t.placement,n),u=c!==null&&Bn(t,c),{text:p,isGood:m}=$s(r,s,a,o),f=m&&t.placement.set?Em():p,$=c!==null&&!st(r,s,void 0)?le(s,r):[],b=a?Tn(a,$,u,e,e.seats,o):Lm(u,$.length);return l`<p class=${m?"verdict yes":"verdict no"}>
      ${c===null&&m?Mm(n.letter):Sm(f,m)}
    </p>
    <ul class="effects">
      ${xm(b).map(({kind:S,text:M})=>l`<li class=${S}>${M}</li>`)}
    </ul>`}function xm(t){let e=({kind:n})=>n==="next";return[...t.filter(e),...t.filter(n=>!e(n))]}function Sm(t,e){return l`${y(e?"place":"cancel")} ${t}`}function Em(){return l`<span class="by-mouse">${i("fits-click")}</span
    ><span class="by-touch">${i("fits-press",{place:i("place")})}</span>`}function Mm(t){return i(t==="+"?"put-special":"choose-place")}function Am(t,e){let n=t.hint?.type==="hint";return l`<p
    class="hint-line"
    data-testid=${n?"hint-words":"why-words"}
    data-move=${t.hint?.move??""}
  >
    ${y("bulb")}<span
      >${n?l`<b>${i("hint-label")}</b> `:d}${fo(t,e)}</span
    >
  </p>`}function Tm(t,e){if(Jr(t))return l`<button
      type="button"
      class="corner forget"
      data-testid="forget-hint"
      aria-label=${i("close")}
      @click=${ic(()=>e.forgetHint())}
    >
      ${y("cancel")}
    </button>`;let n=t.pending?.type==="why",o=t.notice?.kind!=="error"&&P(t)===null;return!n&&!(o&&he(t))?d:l`<button
    type="button"
    class="corner"
    data-testid="why"
    aria-keyshortcuts="W"
    aria-disabled=${n?"true":"false"}
    @click=${ic(()=>e.why())}
  >
    ${i("why")}
  </button>`}function ic(t){return({currentTarget:e})=>{e instanceof HTMLElement&&e.closest(".strip")?.focus(),t()}}function Lm(t,e){let n=[{kind:"fills",text:i("effect-special-costs")}];return t&&n.push({kind:"tile",text:i("effect-tile")}),e>0&&n.push({kind:"holes",text:i("effect-a-hole")}),n}function Z(t,e){let[n,o,r]=Oi(t??""),s=o?l`<span lang="en">${o}</span>${r}`:d;return l`<p class="notice" role="alert" ?hidden=${!t} data-testid=${e}>
    <span>${n}${s}</span>
  </p>`}function ac(t){let e=l`<span lang="en">${t}</span>`;return l`<p class="notice" data-testid="notice">
    ${xe("fault-in-record",{detail:e})}
  </p>`}function wo(t){let{name:e,busy:n,error:o}=t.state;return l`<form class="joining" @submit=${s=>{s.preventDefault(),t.sit()}}>
    <label
      >${i("your-name")} <span class="small">${i("as-others-see")}</span>
      <input
        data-testid="join-name"
        maxlength="40"
        autocomplete="nickname"
        .value=${e}
        @input=${s=>t.write(ut(s))}
    /></label>
    <button type="submit" class="main" data-testid="sit-down" ?disabled=${n}>
      ${i(n?"sitting-down":"sit-down")}
    </button>
    ${Z(o,"join-error")}
  </form>`}function cc(t,{inviting:e,joining:n}){let o=He(t);return o?cn(i("is-asked",{name:o}),l`<p>${i("asked-text",{name:o})}</p>`):t.access==="public"?_(t)?Om():cn(i("seat-open"),wo(n)):_(t)?cn(i("invite-your-friend"),_m(e)):cn(i("seat-kept"),l`<p>${i("seat-kept-text")}</p>`)}function cn(t,e){return l`<section
    class="panel inviting"
    data-testid="inviting"
    aria-labelledby="inviting-heading"
  >
    <h2 id="inviting-heading">${t}</h2>
    ${e}
  </section>`}function Om(){return cn(i("in-the-lobby"),l`<p>${i("in-the-lobby-text")}</p>`)}function _m(t){let{busy:e,told:n}=t.state;return l`${t.link===null?d:Nm(t,t.link)}
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
    <p class="small told" role="status" data-testid="invitation-told">${n}</p>`}function Nm(t,e){let{picture:n}=t.state;return l`<p>${i("send-link")}</p>
    <label for="invitation-link" class="visually-hidden">${i("link-of-invitation")}</label>
    <input
      id="invitation-link"
      data-testid="invitation-link"
      readonly
      .value=${e}
      @focus=${o=>o.target.select()}
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
            </button>`:d}
    </div>
    ${t.isLocal?l`<p class="small">${i("local-address")}</p>`:d}
    <div class="qr">
      ${n?l`<img
              alt=${i("qr-code")}
              data-testid="invitation-qr"
              src=${`data:image/svg+xml,${encodeURIComponent(n)}`}
            />`:d}
    </div>`}function lc(t,e,n){if(e.mode!=="remote")return d;let{text:o,actions:r,urgent:s}=Nr(t,e);return l`<section
    class=${s?"line urgent":"line"}
    aria-label=${i("between-players")}
    data-testid="line"
  >
    <p data-testid="line-text">${o}</p>
    <div class="line-actions">
      ${r.map(([a,c],u)=>l`<button
            type="button"
            class=${s&&u===0?"main":""}
            data-testid=${a}
            aria-disabled=${t.pending?"true":"false"}
            @click=${()=>n.mind(a)}
          >
            ${c}
          </button>`)}
    </div>
    ${Im(e.spectators)}
  </section>`}function Im(t){let e=i("watching",{count:t});return l`<p
    class=${t>0?"watchers":"watchers none"}
    data-testid="watchers"
    title=${t>0?e:d}
  >
    ${y("eye")}<span aria-hidden="true">${t}</span>
    <span class="visually-hidden">${t>0?e:""}</span>
  </p>`}var Pm=3;function bo(t,e,n){let o=[...t.slice(Pm)];return l`<section class="panel ring" aria-labelledby="ring-heading">
    <div class="panel-head">
      <h2 id="ring-heading">${i("coming-up")}</h2>
      <span class="small">${i("after-these",{count:o.length})}</span>
    </div>
    ${Cm(o,e,n)}
  </section>`}function Cm(t,e,n){return l`<ol class="circle" data-testid="ring" tabindex="0" aria-labelledby="ring-heading">
    ${t.map(o=>Rm(o,e,n))}
  </ol>`}function Rm(t,e,n){let o=e[t];return l`<li title=${Gt(o)}>
    ${Ke(t,o,0,n)}
    <span class="visually-hidden">${Gt(o)}</span>
    <span class="price" aria-hidden="true">${vo(o.buttons)}${ko(o.time)}</span>
  </li>`}function vo(t){return l`<span class="cost"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">${F(0,0,2.9)}</svg>${t}</span
  >`}function ko(t){return l`<span class="time"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">
      <path class="glass" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path></svg
    >${t}</span
  >`}function uc(t,e,n,o,r){let s=[...e.ring.slice(0,3)];return l`<section class="panel market" aria-labelledby="market-heading" data-keys>
    <h2 id="market-heading">${i(A(t)?"choose-or-pass":"next-patches")}</h2>
    ${[0,1,2].map(a=>s[a]===void 0?l`<div class="offer none" aria-hidden="true"></div>`:jm(t,s[a],a,n,o,r))}
    ${Dm(t,e,n)}
  </section>`}function Dm(t,e,n){let o=t.looking?void 0:L(t,null),{time:r}=e.players[e.turn-1];return l`<button
    type="button"
    class=${Hn(t)==="pass"?"pass hinted":"pass"}
    data-testid="pass"
    aria-disabled=${A(t)&&o?"false":"true"}
    aria-keyshortcuts="P"
    @click=${()=>n.pass()}
    @pointerenter=${({pointerType:s})=>s==="mouse"&&Xr(n,!0)}
    @focus=${()=>Xr(n,!0)}
    @blur=${()=>Xr(n,!1)}
  >
    ${y("pass")}<span class="pass-name">${i("pass")}</span>
    <span class="pass-facts">
      ${o?lr(o,r).map(s=>l`<span>${s}</span>`):d}
    </span>
  </button>`}function Xr(t,e){t.store.dispatch({type:"weigh",on:e})}function ti(t){return l`<span class="visually-hidden">${t}</span>`}function jm(t,e,n,o,r,s){let a=t.patches[e],c=t.looking?void 0:L(t,e),u=t.placement.letter===e,p=c?ft(c):null,m=Hn(t)?.startsWith(e)??!1,f=["offer",u&&"chosen",p&&"dear",m&&"hinted"].filter(Boolean).join(" ");return l`<button
    type="button"
    class=${f}
    data-testid=${`patch-${n}`}
    data-patch=${e}
    data-orientation=${B(t.placement,e)}
    aria-pressed=${u?"true":"false"}
    aria-disabled=${A(t)&&c?"false":"true"}
    aria-keyshortcuts=${n+1}
    data-key=${n+1}
    @click=${$=>{$.pointerType==="mouse"?o.choose(e):o.chooseShown(e),s()}}
  >
    <span class="art"
      >${Ke(e,a,B(t.placement,e),r)}</span
    >
    <span class="facts"
      ><span class="offer-name"
        >${a.name}${ti(i("spoken-squares",{count:a.squares}))}</span
      >
      <span class="price"
        >${vo(a.buttons)}${ti(i("spoken-buttons",{count:a.buttons}))}
        ${ko(a.time)}${ti(i("spoken-time"))}</span
      >
      <span class="earn">${mc(a)}</span>
      ${qm(c,p)}</span
    >
  </button>`}function qm(t,e){return e?l`<span class="reason" title=${e}>${Hm(t,e)}</span>`:d}function Hm(t,e){return t&&t.missing>0?i("short-of",{count:t.missing}):e}function pc({ring:t},e,n){return l`<section class="panel market looked-at" aria-labelledby="market-heading">
    <h2 id="market-heading">${i("next-patches")}</h2>
    ${[...t.slice(0,3)].map(o=>l`<div class="offer" data-patch=${o}>
          <span class="art">${Ke(o,e[o],0,n)}</span>
          <span class="facts" title=${Gt(e[o])}
            ><span class="offer-name">${e[o].name}</span>
            <span class="price">${vo(e[o].buttons)}${ko(e[o].time)}</span>
            <span class="earn">${mc(e[o])}</span></span
          >
        </div>`)}
  </section>`}function mc({income:t}){return t>0?i("earns",{count:t}):i("earns-nothing")}function xo(t,e,n,o,r,s={},a=[]){let c=new Set(a.map(({number:m})=>m)),u=[[i("first-position"),"first",0],[i("previous-position"),"back",e-1],[i("next-position"),"forward",e+1],[i("last-position"),"last",t.length]],p=m=>m<0||m>t.length||m===e;return l`<section class="panel moves" aria-labelledby="moves-heading">
    <div class="panel-head">
      <h2 id="moves-heading">${i("moves")}</h2>
      <div class="steps">
        ${u.map(([m,f,$])=>l`<button
              type="button"
              class="quiet square"
              aria-label=${m}
              title=${m}
              data-testid=${`step-${f}`}
              aria-disabled=${p($)?"true":"false"}
              @click=${()=>r($)}
            >
              ${y(f)}
            </button>`)}
      </div>
    </div>
    <ol class="move-list" data-testid="move-list" tabindex="0" aria-labelledby="moves-heading">
      ${t.map(m=>l`<li class=${c.has(m.number)?"fresh-move":""}>
            <button
              type="button"
              class=${m.number===e?"move now":"move"}
              aria-current=${m.number===e?"step":"false"}
              @click=${()=>r(m.number)}
            >
              <span class="number">${m.number}</span>
              <span class="move-words"
                ><b>${k(n,m.player)}</b>
                ${_t(m.move,o)}${Bm(s[m.number],m.move)}</span
              >
              <code>${m.move}</code>
            </button>
          </li>`)}
    </ol>
    ${t.length===0?l`<p class="small">${i("no-move-yet")}</p>`:""}
  </section>`}function Bm(t,e){let n=t?.move===e?t.change:null;return!n||n.from===n.to?d:`: ${mr(n)}`}var nt=90,Fm=Array.from({length:8},(t,e)=>{let n=(e+1)*10;return`M${n} 0V${nt}M0 ${n}H${nt}`}).join(""),Um=Array.from({length:8**2},(t,e)=>{let[n,o]=[e%8+1,Math.floor(e/8)+1];return`M${n*10-.7} ${o*10}h1.4m-.7-.7v1.4`}).join(""),Se=Array.from({length:9},(t,e)=>e);function So(t){let{number:e,active:n,ghost:o,held:r}=t,s=["quilt",n&&"active",r&&"held",t.named&&"named"].filter(Boolean).join(" ");return l`<div
    class=${s}
    data-testid=${`quilt-${e}`}
    data-quilt=${n?"active":"shown"}
  >
    <div class="columns" aria-hidden="true">
      ${Se.map(a=>l`<span>${"abcdefghi"[a]}</span>`)}
    </div>
    <div class="rows" aria-hidden="true">${Se.map(a=>l`<span>${a+1}</span>`)}</div>
    <div class="cloths">
      <svg viewBox=${`-0.4 -0.4 ${nt+.8} ${nt+.8}`} aria-hidden="true">
        <rect class="ground" width=${nt} height=${nt}></rect>
        <path class="lines" d=${Fm}></path>
        ${fc()}
        <path class="knots" d=${Um}></path>
        ${hc(t)} ${t.fresh.map(Wm)} ${t.hint?Gm(t.hint):d}
        ${o?Vm(t,o):d}
      </svg>
      ${Ym(t)}
    </div>
  </div>`}function dc(t,e){return l`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${nt+2} ${nt+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${nt} height=${nt}></rect>
    ${fc()} ${hc({player:t,patches:e,lettered:!1,fresh:[]})}
  </svg>`}function fc(){return v`<rect fill="url(#fabric-cell)" width=${nt} height=${nt}></rect>`}function hc({player:t,patches:e,lettered:n,fresh:o}){let r=(a,c)=>o.some(({origin:u})=>it(u,[a,c])),s=Se.flatMap(a=>Se.map(c=>[a,c])).filter(([a,c])=>"*x".includes(t.cells[a*9+c]));return[...t.patches.map(a=>v`<g class=${r(a.row,a.column)?"fresh":""}
          data-sewn=${a.letter}>${Ye(a.letter,e[a.letter],a.orientation,[a.row,a.column],n)}</g>`),...s.map(([a,c])=>t.cells[a*9+c]==="*"?Or([a,c]):v`<rect class="piece" fill="url(#fabric-covered)"
            x=${c*10} y=${a*10} width="10" height="10"></rect>`)]}function Wm({shape:t,origin:[e,n]}){return v`<g class="last" transform=${`translate(${n*10} ${e*10})`}>
    <path class="halo" d=${G(t,10)}></path>
    <path d=${G(t,10)}></path></g>`}function Gm({shape:t,origin:[e,n]}){let{x:o,y:r}={x:(t[0][1]+.5)*10,y:(t[0][0]+.5)*10};return v`<g class="hint-mark" transform=${`translate(${n*10} ${e*10})`}>
    <path class="halo" d=${G(t,10,.8)}></path>
    <path class="edge" d=${G(t,10,.8)}></path>
    <circle cx=${o} cy=${r} r="3"></circle><text x=${o} y=${r+1.7}>?</text></g>`}function Vm({patches:t,player:e},n){let[o,r]=n.origin,s=n.letter==="+"?[[0,0]]:t[n.letter].orientations[n.code],a=n.cells.filter(([p,m])=>e.cells[p*9+m]!=="."),c=["ghost",n.legal?"legal":"illegal",n.set&&"set",n.sent&&"sent"],u=G(s,10);return v`<g class=${c.filter(Boolean).join(" ")}>
    <g class="held">${n.letter==="+"?Or(n.origin):Ye(n.letter,t[n.letter],n.code,n.origin,!1)}</g>
    <g transform=${`translate(${r*10} ${o*10})`}>
      ${n.legal?d:Zm(u)}
      <path class="halo" d=${u}></path><path class="edge" d=${u}></path></g>
    ${a.map(zm)}
    ${n.set&&a.length===0?Qm(Mn(n.cells),n.legal):d}
  </g>`}function Zm(t){return v`<path class="hatch" fill="url(#fabric-wrong)" d=${t}></path>`}function zm([t,e]){let n=`${e*10+3} ${t*10+3}`;return v`<path class="cross" d=${`M${n}l4 4m0-4l-4 4`}></path>`}function Qm([t,e],n){let o=`${(e+.5)*10} ${(t+.5)*10}`,r=n?"M-1.7 .1L-.5 1.4 1.8-1.3":"M-1.3-1.3L1.3 1.3M1.3-1.3L-1.3 1.3";return v`<g class="sign" transform=${`translate(${o})`}>
    <circle r="4.2"></circle><path d=${r} transform="scale(1.35)"></path></g>`}function Ym(t){let{number:e,name:n,player:o,patches:r,cursor:s,ghost:a,active:c}=t,u=(m,f)=>`q${e}-${j([m,f])}`,p=new Set(a?.cells.map(String));return l`<div
    class="cells"
    role="grid"
    id=${`grid-${e}`}
    tabindex="0"
    data-keys
    aria-label=${i("grid-label",{name:n})}
    aria-readonly=${c?"false":"true"}
    aria-activedescendant=${s?u(s[0],s[1]):d}
  >
    ${Se.map(m=>l`<div role="row" class="row">
          ${Se.map(f=>{let $=p.has(`${m},${f}`)?i(a?.legal?"fits-here":"does-not-fit-here"):"",b=o.cells[m*9+f],S=s&&s[0]===m&&s[1]===f;return l`<div
              role="gridcell"
              class=${S?"cell here":"cell"}
              id=${u(m,f)}
              data-testid=${`cell-${j([m,f])}`}
              aria-label=${ys([m,f],b,r)+$}
            ></div>`})}
        </div>`)}
  </div>`}function gc(t,e,n){let[o,r]=t.players,s=o.score_parts,a=new Map(We(r,n.level)),c=m=>a.get(m)??"–",u=[k(e,1),`${k(e,2)} ${n.numeral}`],p=[[i("number-buttons"),[s.buttons,c("part-held")]],[i("score-tile"),[s.special_tile,c("part-tile")]],[i("score-empty"),[`${I(s.empty)} (${o.empty})`,"–"]]];for(let m of["part-patches","part-printed"])a.has(m)&&p.push([i(m),["–",c(m)]]);return ho(t,u,p)}function $c({level:t,levels:e},n){return!e||e.length===0?d:l`<h3 id="levels-heading">${i("at-each-level")}</h3>
    <table class="scores" data-testid="levels" aria-labelledby="levels-heading">
      <thead>
        <tr>
          <th scope="col">${i("level")}</th>
          <th scope="col">${k(n,1)}</th>
          <th scope="col">${k(n,2)}</th>
          <th scope="col">${i("winner")}</th>
        </tr>
      </thead>
      <tbody>
        ${e.map(o=>l`<tr
              class=${o.level===t?"this-level":""}
              aria-current=${o.level===t?"true":d}
            >
              <th scope="row">
                ${o.level===t?i("this-game-level",{level:Zt(o)}):Zt(o)}
              </th>
              ${o.scores.map(r=>l`<td>${I(r)}</td>`)}
              <td>${k(n,o.winner)}</td>
            </tr>`)}
      </tbody>
    </table>`}function Eo(t,e,n){let{automa:o}=t;return l`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${bt(t,e)}</h2>
    <p>${at(t,e)}</p>
    ${o?gc(t,e,o):Ja(t,e)}
    <div class="row">${n}</div>
    ${o?$c(o,e):d}
  </section>`}function yc(t,e,n){return l`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${bt(t,e)}</h2>
    <p>${at(t,e)}</p>
    <div class="row">${n}</div>
  </section>`}function wc(t,e,n){let{table:o}=t;if(!o)return d;let r=Km(t,o,e,n),s=()=>e.look(0);return l`${r}
    ${o.moves.length?l`<button type="button" data-testid="review" @click=${s}>
            ${y("first")}<span>${i("review")}</span>
          </button>`:d}
    <button type="button" data-testid="share" @click=${()=>Ga(o,e)}>
      ${y("share")}<span>${i("share-game")}</span>
    </button>
    <button
      type="button"
      class=${r===d?"main":""}
      data-testid="play-again"
      @click=${()=>n.go("/")}
    >
      ${i("new-game")}
    </button>`}function Km(t,e,n,o){if(e.mode!=="remote")return Jm(e,n,o);if(e.rematch.game!==null)return l`<a
      class="button main"
      data-testid="rematch-link"
      href=${`/game/${e.rematch.game}`}
      >${i("to-rematch")}</a
    >`;if(!_(e))return d;let r=Ir(e);return l`<button
    type="button"
    class="main"
    data-testid="ask-rematch"
    aria-disabled=${r&&!t.pending?"false":"true"}
    @click=${()=>{r&&n.mind("rematch")}}
  >
    ${i(e.rematch.asked.length>0&&!r?"rematch-asked":"rematch")}
  </button>`}function Jm(t,e,n){return!_(t)||Lt(t)?d:l`<button
    type="button"
    class="main"
    data-testid="again"
    @click=${()=>e.again(n.go)}
  >
    ${y("again")}<span>${i("rematch")}</span>
  </button>`}function Mo(t,e,n){return l`<details class="panel summary" data-testid="summary">
    <summary><h2>${i("in-words")}</h2></summary>
    ${[1,2].map(o=>{let r=o;if(o===2&&t.automa)return l`<h3>${k(e,2)}</h3>
          <p data-testid="summary-2">
            ${qn(t,t.automa,n)}
            ${i("on-time-board",{distances:Vt(t,2)})}
          </p>`;let{cells:s,patches:a}=t.players[o-1];return l`<h3>${k(e,r)}</h3>
        <p data-testid=${`summary-${o}`}>
          ${Ln(s)} ${i("on-time-board",{distances:Vt(t,r)})}
        </p>
        ${a.length?l`<ul>
                ${a.map(c=>l`<li>${On(c,n)}</li>`)}
              </ul>`:""}`})}
  </details>`}function bc(t,e,n,o){let r=Ve(t);return l`<header class="head table-head">
    ${sr(o)} ${td(t,e,r)}
    <div class="turn-buttons">
      ${t.looking?Xm(n):nc(t,e,n)}
      <button type="button" data-testid="settings" @click=${()=>n.dialog("settings")}>
        ${y("gear")}<span>${i("settings")}</span>
      </button>
      <button type="button" class="to-help" data-testid="help" @click=${o.help}>
        ${y("help")}<span>${i("help")}</span>
      </button>
      <a class="button to-me" href="/me" data-testid="to-me" @click=${D(o)}
        >${y("person")}<span>${i("to-me")}</span></a
      >
    </div>
  </header>`}function Xm(t){return l`<button
    type="button"
    class="main back-to-game"
    data-testid="back-to-game"
    @click=${()=>t.back()}
  >
    ${i("back-to-game")}
  </button>`}function td(t,e,n){let{looking:o}=t;return l`<div class=${`turn turn-${n.result?.winner??n.turn}`}>
    <div class="turn-title">
      <h1 id="turn-heading" tabindex="-1" data-testid="turn">
        ${o?i("after-move",{number:String(o.index)}):et(e)}
      </h1>
      ${e.automa?.practice?l`<span class="badge practice" data-testid="practice">${i("practice")}</span>`:d}
    </div>
    ${ed(t,e,n)}
  </div>`}function ed(t,e,n){if(t.status==="lost")return l`<p class="lost" data-testid="connection">
      <span class="dot" aria-hidden="true"></span>${i("connection-lost")}
    </p>`;let o=t.looking?`${bt(n,e.seats)}. ${at(n,e.seats)}`:be(e);return l`<p class="turn-reason" data-testid="turn-reason">${o}</p>`}function vc(t,e,n,o,r,s){let{table:a}=t,c=Ve(t);if(!a||!c)return At(o,i("opening-table"));let{letters:u,look:p,coordinates:m}=o.settings,f=()=>o.change({look:p==="cloth"?"thread":"cloth"}),$=$e(t),b=a.mode==="screen"?1:$,S=rt=>id(t,a,c,rt,o,e),M=c.result!==null||Lt(c),X=_(a)&&!N(a)&&!M;return l`${bc(t,a,e,o)}
    <main
      class=${od(t,a,M,m,s!==null)}
      data-stage=${c.stage}
      data-number=${a.number}
    >
      <div class="felt">
        <div class="column own">
          ${S(b)} ${bo(c.ring,t.patches,u)}
        </div>
        <div class="column middle">
          ${s??lc(t,a,e)}
          ${rd(t,a,c,e,n,o,r,s!==null)}
          ${X?sc(t,e,m):d} ${nd(t,a,e)}
        </div>
        <div class="column other">
          ${a.mode==="solo"?ad(t,c,a,u,o):S(b===1?2:1)}
          ${Zn(c,a.seats,p,f,Hs(t),$)}
        </div>
      </div>
      <div class="below">
        ${s===null?Fa(t,a,e,o):d}
        ${Mo(c,a.seats,t.patches)}
      </div>
    </main>
    ${ec(t,e)} ${ld(t)} ${qa(t,e,o)}`}function nd(t,e,n){let o=t.looking?t.looking.index:e.moves.length,r=s=>n.look(s);return xo(e.moves,o,e.seats,t.patches,r,t.seen,Ze(t))}function od({peek:t},e,n,o,r){let s=o?"named":"unnamed";return["table",r?"remote guided":e.mode,s,t&&"peek",N(e)&&"awaiting",n&&"ended"].filter(Boolean).join(" ")}function rd(t,e,n,o,r,s,a,c){if(N(e))return cc(e,r);let u=c?d:wc(t,o,s);return n.result?Eo(n,e.seats,u):Lt(n)?yc(n,e.seats,u):uc(t,n,o,s.settings.letters,a)}function id(t,e,n,o,r,s){let a=$e(t)===o,c=A(t)&&e.turn===o,{letters:u,coordinates:p}=r.settings,m=Ze(t).filter(rt=>rt.player===o),f=t.hint?.type==="why"&&t.hint.player===o&&[t.hint.move],$=k(e.seats,o),b=`${a?"front":"back"} p${o}`,S=So({number:o,name:$,player:n.players[o-1],patches:t.patches,lettered:u,active:c,held:c&&t.placement.letter!==null,ghost:cd(t,e,o),cursor:c?t.placement.cursor:t.walks[o],named:p,fresh:Fn(f||m.map(({move:rt})=>rt),t.patches),hint:Sr(Ns(t,o),t.patches)}),M=a?d:l`<button
        type="button"
        class="peek-button"
        aria-expanded=${t.peek?"true":"false"}
        aria-label=${i("peek",{name:$})}
        data-testid="peek"
        @click=${()=>s.store.dispatch({type:"peek"})}
      >
        ${dc(n.players[o-1],t.patches)}
      </button>`,X=go(n,e.seats,o,{clock:Ra(e,o),thumbnail:M});return l`<div class=${`seat ${b}`}>${X}</div>
    <div class=${`spread ${b}`}>
      ${a?d:sd($,Fe(e.seats,o),s)} ${S}
    </div>`}function sd(t,e,n){return l`<div class="peek-head">
    <b>${e?i("your-quilt"):i("quilt-of",{name:t})}</b>
    <button
      type="button"
      data-testid="peek-close"
      @click=${()=>n.store.dispatch({type:"peek"})}
    >
      ${i("back")}
    </button>
  </div>`}function ad(t,e,n,o,r){let{automa:s}=e;if(!s)return l`<p class="panel small">${i("automa-unknown")}</p>`;let a=t.looking?{turns:s.turns,run:0}:t.account,c=_(n)&&n.stage!=="over"?rc(r):d;return l`<div class="seat back p2">${$o(e,n.seats,s)}</div>
    ${yo(e,s,a,t.patches,o,c)}`}function cd(t,e,n){let{placement:o}=t,r=P(t);return!r||!o.origin||e.turn!==n||t.looking?null:{letter:r.letter,code:B(o,r.letter),origin:o.origin,cells:ct(o,r),set:o.set,sent:t.pending!==null,legal:fe(o,r)&&L(t,r.letter)?.available!==!1}}function ld(t){let{notice:e,said:n,ghostText:o,status:r,hint:s}=t;return l`<div class="visually-hidden">
    <div role="status" aria-live="polite" data-testid="live-news">
      ${r==="lost"?i("live-lost"):n}
    </div>
    <div role="status" aria-live="polite" data-testid="live-time">${t.timeSaid}</div>
    <div role="status" aria-live="polite" data-testid="live-ghost">${o}</div>
    <div role="status" aria-live="polite" data-testid="live-hint">
      ${s?i(`live-${s.type}`,{words:fo(t,!0)}):""}
    </div>
    <div role="status" aria-live="polite">
      ${e?.kind==="info"?e.text:t.copied}
    </div>
    <div role="alert" data-testid="live-error">${e?.kind==="error"?e.text:""}</div>
  </div>`}var ud=":is(button, a, input, summary, .quilt):not(.pass)";function kc(t,e){let n=()=>e.store.dispatch({type:"weigh",on:!1}),o=({target:s})=>{s instanceof Element&&s.closest(ud)&&n()},r=s=>{s.key==="Escape"&&n()};return t.addEventListener("pointerover",o),window.addEventListener("keydown",r),()=>{t.removeEventListener("pointerover",o),window.removeEventListener("keydown",r)}}function ei(t,e,n,o,r=null,s=void 0){let a=r?r.seen(e):e,c=`${location.origin.replace(/^http/,"ws")}/api/games/${a.game}/play`,u=()=>s?.connect()??new WebSocket(c),p=new to(a,n,u,s),m=window.matchMedia("(prefers-reduced-motion: reduce)");p.onHelp=o.help,p.pace=()=>document.hidden||m.matches?"off":o.settings.motion;let f=new zn(t,()=>o.settings.look);p.onShow=({table:g},E)=>{Rs(p.state.table,g,o.settings),f.prepare(p.state,g,E)};let $=()=>pd(t),b=r?.accompany(p,$)??null;b&&(p.company=b.company);let S=new eo({turn:()=>p.turnCard(!0),later:(g,E)=>window.setTimeout(g,E),forget:g=>window.clearTimeout(g)}),M=new Yn({now:()=>performance.now(),later:(g,E)=>window.setTimeout(g,E),forget:g=>window.clearTimeout(g),show:(g,E)=>Da(t,g,E),onTime:g=>p.store.dispatch({type:"time",part:g})}),X=_a(p.id,o.go),rt=md(t,p,X,o,$,b),dn=dd(p,o),St=()=>{b?.company.leaving||(rt(),b?.drawn(),dn(),f.play(),S.consider(p.state,o.settings.turnCards),M.consider(p.state))},fn=[p.store.watch(St),p.store.watch(hd(p,a,o)),X.inviting.store.watch(St),X.joining.store.watch(St),...b?.watch(St)??[]];fn.push(kc(t,p));let Wo=new oo(t,p),Te=g=>yd(g,p,$),Et=()=>{document.hidden||(p.wake(),M.consider(p.state))},jt=()=>{p.skip(),f.skip()};window.addEventListener("keydown",jt,{capture:!0}),window.addEventListener("pointerdown",jt,{capture:!0}),t.addEventListener("keydown",Te),window.addEventListener("online",Et),document.addEventListener("visibilitychange",Et),xc(p.id,a),gd(a,X),p.open();let h=!0;return{draw:()=>{St(),h&&b?.begin(),h=!1},close:()=>{for(let g of fn)g();p.close(),Wo.stop(),S.stop(),M.stop(),t.removeEventListener("keydown",Te),window.removeEventListener("keydown",jt,{capture:!0}),window.removeEventListener("pointerdown",jt,{capture:!0}),f.skip(),window.removeEventListener("online",Et),document.removeEventListener("visibilitychange",Et)}}}function pd(t){let e=t.querySelector(".quilt.active .cells");e?.focus({preventScroll:!0}),e?.scrollIntoView({block:"nearest"})}function md(t,e,n,o,r,s){let a=-1,c=-1,u=!1;return()=>{let{table:p}=e.state,m=document.activeElement,f=s?.slot()??null;if(O(vc(e.state,e,n,o,r,f),t),Ha(t),e.state.typing&&!u&&document.getElementById("command")?.focus(),u=e.state.typing,m&&!m.isConnected&&fd(t,m,r),!p)return;rn(et(p),It(p)&&p.mode!=="screen"),e.state.looking?no(t):p.moves.length!==a&&$d(t.querySelector(".move-list")),a=p.moves.length;let $=document.activeElement?.matches("[data-quilt=shown] .cells");p.number!==c&&$&&r(),c=p.number}}function dd(t,e){let n=-1;return()=>{let o=t.state.table?.number??-1;!e.settings.hints||n===o||!Pt(t.state)||(n=o,t.hint())}}function fd(t,e,n){e.matches(".turn-card")&&t.querySelector(".quilt.active")?n():document.getElementById("turn-heading")?.focus()}function hd(t,e,n){let o=e;return()=>{let r=t.state.table??o,s=sa(o,r);N(o)&&!N(r)&&xc(r.game,r),o=r,s!==null&&n.go(`/game/${s}`)}}function gd(t,{inviting:e,joining:n}){N(t)&&(_(t)?e.draw():t.access==="public"&&n.ask())}function $d(t){t&&(t.scrollTop=t.scrollHeight)}function xc(t,e){let{seats:n}=e;!Ne(e)&&n.some(o=>o.yours)&&Ta(t,n.map(o=>o.name||i("an-open-seat")).join(" – "))}function yd(t,e,n){let o=t.target;if(!o.closest("[data-keys]")||o.closest("dialog")||ro(t,(c,u)=>e.store.dispatch({type:"walk",player:c,direction:u})))return;let s=ba(t),a=o instanceof HTMLButtonElement&&[" ","Enter"].includes(t.key);!s||a||(t.preventDefault(),wd(s,e,n))}function wd(t,e,n){switch(t.type){case"option":return e.chooseAt(t.index),n();case"placement":return e.placement(t.event);case"place":return e.state.placement.letter===null&&e.company.goOn()?void 0:e.state.table?.stage==="card"?e.turnCard():e.commit();case"turn":return e.turnCard();case"hint":return e.hint();case"why":return e.why();case"cancel":return e.placement({type:"cancel"});case"pass":return e.pass();case"undo":return e.undo();case"command":return e.type(!0),document.getElementById("command")?.focus();case"help":return e.onHelp()}}var ln=[{key:"none",clock:null},{key:"short",clock:"300+5"},{key:"long",clock:"900+10"},{key:"days",clock:"3d"}];function Ao(t){return ln.find(({key:e})=>e===t)?.clock??null}var Sc=`${Qn/1024} KB`;function bd(t,e){return{...t,...e}}var To=class{constructor(e,n,o,r){this.keepInvitation=r,this.go=e,this.view=n,this.store=R(bd,{form:{opponent:"computer",strength:o,deck:"normal",level:1,first:"you",board:"revised",seed:"",names:["Anna","Ben"],name:"",speed:"none",takebacks:!0,rated:!1},totals:[],busy:!1,opening:!1,error:"",openError:""})}set(e){this.store.dispatch({form:{...this.store.get().form,...e},error:""})}name(e,n){let[o,r]=this.store.get().form.names;this.set({names:e===0?[n,r]:[o,n]})}async count(){try{let{totals:e}=await Pi();this.store.dispatch({totals:e})}catch(e){this.store.dispatch({error:$t(e)})}}async start(){let{form:e,busy:n}=this.store.get();if(!n){this.store.dispatch({busy:!0,error:""});try{let{id:o,url:r,invitation:s}=await ee(vd(e));s&&this.keepInvitation(o,s),this.go(r)}catch(o){this.store.dispatch({busy:!1,error:$t(o)})}}}called(e){e!==null&&this.store.get().form.name===""&&this.set({name:e})}get ownName(){return this.store.get().form.name.trim()||null}async open(e){if(e.trim()==="")return this.refuse(i("paste-first"));if(e.length>Qn)return this.refuse(i("too-long",{most:Sc}));this.store.dispatch({opening:!0,openError:""});try{this.view(await hn(e))}catch(n){this.refuse($t(n))}}async openFile(e){if(e.size>Qn)return this.refuse(i("too-long",{most:Sc}));await this.open(await e.text())}refuse(e){this.store.dispatch({opening:!1,openError:e})}};function vd(t){let{opponent:e,strength:n,deck:o,level:r,first:s,board:a}=t,c={board:a,seed:t.seed.trim()||null,from:null};if(e==="automa")return{...c,opponent:e,deck:o,level:r,first:"you",names:null};if(e==="computer")return{...c,opponent:e,level:n,first:s,names:null};if(e==="person"){let[u,p]=t.names.map(m=>m.trim());return{...c,opponent:e,first:s,names:[u||i("first"),p||i("second")]}}return{...c,...kd(t),opponent:e,first:s}}function kd({name:t,speed:e,takebacks:n,rated:o,seed:r}){return{names:t.trim()?[t.trim()]:null,clock:Ao(e),takebacks:n&&!o,rated:o,seed:o?null:r.trim()||null}}var Lo=class{constructor(e){this.outside=e,this.store=R((n,o)=>({...n,...o}),{tables:null,busy:null,error:""})}async load(){try{let{tables:e}=await this.outside.fetch(),n=this.store.get().tables===null;this.store.dispatch(n?{tables:e,error:""}:{tables:e})}catch(e){this.store.dispatch({tables:null,error:$t(e)})}}async match(e){let n={clock:Ao(e),board:"revised",rated:!1};await this.leave(e,()=>this.outside.match({...n,name:this.outside.name()}))}async sit(e){await this.leave(e,()=>this.outside.sit(e,this.outside.name()))}async leave(e,n){if(this.store.get().busy===null){this.store.dispatch({busy:e,error:""});try{let{url:o}=await n();this.outside.go(o)}catch(o){let r=$t(o);await this.load(),this.store.dispatch({busy:null,error:r})}}}};function ni({clock:t,rated:e,takebacks:n,board:o,seed_chosen:r}){let s=[t===null?i("terms-no-clock"):wn(t)];return e&&s.push(i("terms-rated")),!n&&!e&&s.push(i("terms-no-takebacks")),o==="original"&&s.push(i("terms-original")),r&&s.push(i("terms-chosen")),s.join(", ")}var Oo=6e4,Mc=1440*Oo,Ec=[["day",Mc],["hour",60*Oo],["minute",Oo]],_o=class{constructor(e){this.outside=e;let n=e.remembered.recent();this.store=R((o,r)=>({...o,...r}),{games:[],waiting:0,next:null,recent:n,at:0,busy:!1,error:""})}async load(){await this.read(null,()=>[])}async more(){let{next:e,busy:n}=this.store.get();e===null||n||await this.read(e,()=>this.store.get().games)}async read(e,n){this.store.dispatch({busy:!0,error:""});try{let{games:o,waiting:r,next:s}=await this.outside.fetch(e),a=[...n(),...o],c=this.outside.now();this.store.dispatch({games:a,waiting:r,next:s,at:c,recent:this.others(a)})}catch(o){this.store.dispatch({error:$t(o)})}this.store.dispatch({busy:!1})}others(e){let n=new Set(e.map(({id:o})=>o));return this.outside.remembered.recent().filter(({id:o})=>!n.has(o))}forget(e){this.outside.remembered.forget(e),this.store.dispatch({recent:this.others(this.store.get().games)})}};function Ac(t){return t.find(({status:e})=>e==="yours")??t.find(({status:e})=>e==="theirs")??null}function Tc({cells:t}){return t.length-t.split(".").length+1}function No({variant:t,seats:e}){if(t==="solo")return i("card-solo");let n=e.filter(a=>!a.yours);if(n.length===0)return i("names-and",{first:e[0].name,second:e[1].name});let{kind:o,name:r}=n[0];if(o==="open")return i("your-open-table");let s=Lc(r);return s?i("computer-level",{level:s}):r}function Io(t,e){return t.status==="over"?Ed(t):t.status==="open"?i("waiting-for-somebody"):xd(t)+Sd(t,e)}function xd({status:t,seats:e,turn:n}){let o=e.every(({yours:a})=>a);if(t==="yours"&&!o)return i("your-turn");let r=n===null?null:e[n-1];if(!r)return i("under-way");let s=Lc(r.name);return i("turn-of",{name:s?i("level-number",{level:s}):r.name})}function Sd({clock:t,now:e},n){if(!t||t.running===null||e===null||oe(t.control).kind!=="days")return"";let o=_e(t,t.running,{now:e,at:0},n);return o===0?i("comma-time-up"):i("comma-left",{time:bn(o)})}function Ed({seats:t,result:e}){if(e===null)return i("called-off");let{winner:n,scores:o,reason:r}=e,s=t.every(({yours:S})=>S),{name:a,yours:c}=t[n-1],u={who:s?"other":"you",name:a},p=s||c?"won":"lost";if(r==="resignation")return i(`${p}-by-resignation`,u);if(r==="time")return i(`${p}-on-time`,u);let[m,f]=n===1?o:[o[1],o[0]],$=p==="won"?An(m,f):An(f,m),b=i(`${p}-points`,{...u,points:$});return r==="first to 53"?b+i("comma-first"):b}function Lc(t){return/^Quiltbee level (\d+)/.exec(t)?.[1]??null}function oi(t,e){let n=Math.max(0,e-t);if(n<Oo)return i("just-now");if(n>=30*Mc)return Ai(t);let[o,r]=Ec.find(([,a])=>n>=a)??Ec[2];return new Intl.RelativeTimeFormat(Q(),{numeric:"auto"}).format(-Math.floor(n/r),o)}var Md=12;function Oc(t=null){let e=t===null?"":`&cursor=${encodeURIComponent(t)}`;return H(`/api/me/games?limit=${Md}${e}`)}function _c(){return H("/api/lobby")}function Nc(t){return H("/api/match",t)}var ri=new Set;function Ic(t){for(let e of ri)e(t)}function Po(t){return ri.add(t),()=>{ri.delete(t)}}function Pc(t,e){let n=$r[t.level-1];return l`${V("deck",i("deck"),[["normal",i("short-deck-normal")],["tactical",i("short-deck-tactical")]],t.deck,o=>e.set({deck:o}))}
    <p class="small explain">
      ${i("label-and-note",{label:i(`deck-${t.deck}`),note:i(`deck-note-${t.deck}`)})}
    </p>
    ${V("level",i("level-of-automa"),$r.map(o=>[String(o.level),Zt(o)]),String(t.level),o=>e.set({level:Number(o)}))}
    <p class="small explain" data-testid="level-counts">
      ${i("you-begin",{numeral:n.numeral,name:jn(n.level),counts:i(`automa-level-${n.level}`)})}
    </p>`}function Cc({totals:t}){if(t.length===0)return d;let e=n=>n===null?"–":I(Math.round(n*10)/10);return l`<section class="panel totals" aria-labelledby="totals-heading">
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
  </section>`}var Co=90,Ad={"*":"special",x:"covered"};function Rc(t,e,n){let{games:o,recent:r,waiting:s,next:a,busy:c,error:u,at:p}=t.store.get();return o.length===0&&r.length===0&&!u?d:l`<section class="panel my-games" aria-labelledby="games-heading">
    <h2 id="games-heading">
      ${i("your-games")}
      ${s>0?l`<span class="badge" data-testid="waiting"
              >${i("waiting-for-you",{count:s})}</span
            >`:d}
    </h2>
    <ul data-testid="recent-games">
      ${o.map(m=>Td(m,e,n-p))}
      ${r.map(m=>Ld(m,t,e))}
    </ul>
    ${a===null?d:l`<button
            type="button"
            data-testid="more-games"
            aria-disabled=${c?"true":"false"}
            @click=${()=>t.more()}
          >
            ${i("show-more")}
          </button>`}
    ${Z(u,"games-error")}
  </section>`}function Td(t,e,n){return l`<li class=${`game ${t.status}`} data-status=${t.status}>
    ${Ro(t.cells)}
    <a href=${t.url} @click=${D(e)}>${No(t)}</a>
    <span class="standing">${Io(t,n)}</span>
    <span class="small when">${oi(t.last,Date.now())}</span>
  </li>`}function Ld(t,e,n){let o=oi(t.when,Date.now());return l`<li class="game remembered">
    ${Ro(".".repeat(81))}
    <a href=${`/game/${t.id}`} @click=${D(n)}>${t.title}</a>
    <span class="standing small">${i("opened-here",{when:o})}</span>
    <button
      type="button"
      class="quiet"
      aria-label=${i("remove-game",{game:t.title,when:o})}
      @click=${()=>e.forget(t.id)}
    >
      ${i("remove")}
    </button>
  </li>`}function Ro(t){let e=new Map;return[...t].forEach((n,o)=>{if(n===".")return;let r=[Math.floor(o/9),o%9];e.set(n,[...e.get(n)??[],r])}),l`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${Co+2} ${Co+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${Co} height=${Co}></rect>
    ${[...e].flatMap(([n,o])=>Od(n,o))}
  </svg>`}function Od(t,e){let n=t==="*"||t==="x",o=n?Ad[t]:t;return(n?e.map(r=>[r]):[e]).map(r=>v`<path class="piece" fill=${`url(#fabric-${o})`} d=${G(r,10)}></path>`)}function Dc(t,e,n){let{games:o,at:r}=t.store.get(),s=Ac(o);return s?l`<a class="continue" href=${s.url} data-testid="continue" @click=${D(e)}>
    ${Ro(s.cells)}
    <span class="continue-words">
      <b>${i("continue")}</b>
      <span
        >${i("opponent-and-standing",{opponent:No(s),standing:Io(s,n-r)})}</span
      >
      <span class="small">${i("spaces-sewn",{count:Tc(s)})}</span>
    </span>
  </a>`:d}var jc=["GGGbbaaaXXX.","EEGbaaffJXVV","EEEbbYYfJVVg","LLLL.YWWJggg"];function _d(t){return jc.flatMap((e,n)=>[...e].flatMap((o,r)=>o===t?[[n,r]]:[]))}function Nd(t){let e=_d(t),n=`url(#fabric-${t})`;return v`<path class="piece" fill=${n} d=${G(e,10,.25)}></path>
    <path class="stitches" d=${G(e,10,1.1)}></path>`}function Kt(){let t=[...new Set(jc.join(""))].filter(e=>e!==".");return l`<svg class="cover" viewBox="-1 -1 122 42" aria-hidden="true">
    <rect class="ground" width="120" height="40" rx="1"></rect>
    <rect fill="url(#fabric-cell)" width="120" height="40"></rect>
    ${t.map(Nd)}
    ${[[2,0],[1,2],[6,0],[8,1],[10,2],[2,3]].map(([e,n])=>F((e+.5)*10,(n+.5)*10,2.6))}
  </svg>`}function qc(t,e){let{tables:n,busy:o,error:r}=t.store.get();return l`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
    <h2 id="lobby-heading">${i("play-anyone")}</h2>
    <p class="small">${i("lobby-text")}</p>
    <div class="quick" role="group" aria-label=${i("quick-match")}>
      ${ln.map(({key:s})=>l`<button
            type="button"
            data-testid=${`match-${s}`}
            aria-disabled=${o===null?"false":"true"}
            @click=${()=>t.match(s)}
          >
            <b>${i(`speed-${s}`)}</b><span class="small">${i(`speed-note-${s}`)}</span>
          </button>`)}
    </div>
    <h3>${i("open-tables")}</h3>
    <ul class="tables" data-testid="lobby-tables">
      ${n?.length?n.map(s=>Pd(s,t,e)):Id(n)}
    </ul>
    ${Z(r,"lobby-error")}
  </section>`}function Id(t){return t===null?d:l`<li class="none small">${i("nobody-waiting")}</li>`}function Pd(t,e,n){let{game:o,name:r,rating:s,yours:a}=t,{busy:c}=e.store.get();return l`<li data-game=${o}>
    <span class="host"
      ><b>${a?i("your-table"):r}</b>${s===null?d:l` <span class="small">${s}</span>`} <span class="small">${ni(t)}</span></span
    >
    ${a?l`<a class="button" href=${`/game/${o}`} @click=${D(n)}>${i("open")}</a>`:l`<button
            type="button"
            data-testid="sit"
            aria-label=${i("sit-with",{name:r,terms:ni(t)})}
            aria-disabled=${c===null?"false":"true"}
            @click=${()=>e.sit(o)}
          >
            ${i("sit-down")}
          </button>`}
  </li>`}var Cd=[["card-computer",["computer"]],["card-two",["person","friend","anyone"]],["card-solo",["automa"]]],Rd={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"};function Bc(t,e,n){let{form:o}=t,r=o.opponent==="friend"||o.opponent==="anyone";return l`<form class="panel new-game" @submit=${a=>{a.preventDefault(),e.start()}} aria-labelledby="new-heading">
    <h2 id="new-heading">${i("new-game")}</h2>
    ${jd(o,e)}
    <div class="choices">
      ${o.opponent==="computer"?Gd(o,e,n):d}
      ${o.opponent==="person"?Hd(o,e):d}
      ${r?Bd(o,e):d}
      ${o.opponent==="automa"?Pc(o,e):d}
    </div>
    <div class="start-bar">
      <button type="submit" class="main start" data-testid="start-game" ?disabled=${t.busy}>
        ${i(t.busy?"starting":Rd[o.opponent])}
      </button>
      ${Z(t.error,"home-error")}
    </div>
    ${uo(n)} ${Dd(o,e,r)}
  </form>`}function Dd(t,e,n){return l`<details class="fold more-options">
    <summary data-testid="more-options">${i("more-options")}</summary>
    <div class="choices">
      ${t.opponent==="automa"?d:Fd(t,e)}
      ${V("board",i("time-board"),[["revised",i("short-board-revised")],["original",i("short-board-original")]],t.board,o=>e.set({board:o}))}
      ${n&&t.rated?d:Wd(t,e)}
    </div>
  </details>`}function jd(t,e){return l`<fieldset class="cards">
    <legend class="visually-hidden">${i("opponent")}</legend>
    ${Cd.map(([n,o])=>qd(n,o,t,e))}
  </fieldset>`}function qd(t,e,n,o){let r=e.includes(n.opponent)?"chosen":"",s=a=>l`<input
      type="radio"
      name="opponent"
      value=${a}
      data-testid=${`opponent-${a}`}
      .checked=${n.opponent===a}
      @change=${()=>o.set({opponent:a})}
    />`;return e.length===1?l`<label class=${`card-choice ${r}`}
      >${s(e[0])}<b>${i(t)}</b> <span class="small">${i(`${t}-note`)}</span></label
    >`:l`<div class=${`card-choice ${r}`}>
    <b>${i(t)}</b>
    <div class="ways">
      ${e.map(a=>l`<label>${s(a)}<span>${i(`way-${a}`)}</span></label>`)}
    </div>
  </div>`}function Hd(t,e){return l`<div class="names">
    ${["first-name","second-name"].map((n,o)=>l`<label
          >${i(n)}
          <input
            data-testid=${`name-${o+1}`}
            maxlength="24"
            autocomplete="off"
            .value=${t.names[o]}
            @input=${r=>e.name(o,ut(r))}
        /></label>`)}
  </div>`}function Bd(t,e){let{speed:n}=t;return l`<label class="own-name"
      >${i("your-name")} <span class="small">${i("as-others-see")}</span>
      <input
        data-testid="own-name"
        maxlength="40"
        autocomplete="nickname"
        placeholder=${i("guest")}
        .value=${t.name}
        @input=${o=>e.set({name:ut(o)})}
    /></label>
    ${V("clock",i("clock"),ln.map(({key:o})=>[o,i(`speed-${o}`)]),t.speed,o=>e.set({speed:o}))}
    <p class="small explain" data-testid="clock-words">
      ${i("label-and-note",{label:i(`speed-${n}`),note:i(`speed-note-${n}`)})}
    </p>
    <div class="ticks">
      ${Hc("rated",i("tick-rated"),i("tick-rated-note"),t.rated,o=>e.set({rated:o}))}
      ${Hc("takebacks",i("tick-takebacks"),i(t.rated?"tick-takebacks-never":"tick-takebacks-note"),t.takebacks&&!t.rated,o=>e.set({takebacks:o}),t.rated)}
    </div>`}function Hc(t,e,n,o,r,s=!1){return l`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${t}
      .checked=${o}
      ?disabled=${s}
      @change=${a=>r(ke(a))}
    /><span>${e} <span class="small">${n}</span></span></label
  >`}function Fd(t,e){let[n,o]=Ud(t);return V("first",i("who-first"),[["you",n],["opponent",o],["random",i("random")]],t.first,r=>e.set({first:r}))}function Ud({opponent:t,names:[e,n]}){return t==="person"?[e||i("first"),n||i("second")]:t==="friend"?[i("you"),i("your-friend")]:[i("you"),i(t==="computer"?"computer":"the-other-player")]}function Wd(t,e){return l`<label class="seed"
    >${i("setup-code")} <span class="small">${i("setup-code-note")}</span>
    <input
      data-testid="seed"
      maxlength="64"
      autocomplete="off"
      .value=${t.seed}
      @input=${n=>e.set({seed:ut(n)})}
  /></label>`}function Gd({strength:t},e,n){let o=r=>{e.set({strength:Number(r)}),n.change({strength:Number(r)})};return l`${V("strength",i("difficulty"),ye.map(({level:r})=>[String(r),String(r)]),String(t),o)}
    <p class="small explain" data-testid="strength-words">${ja(t)}</p>`}function Fc({home:t,lobby:e,mine:n},o,r){let s=t.store.get();return l`${dt(o)}
    <main class="home">
      <div class="welcome">
        <div>
          <h1>${i("welcome-title")}</h1>
          <p>${i("welcome-text")}</p>
        </div>
        ${Kt()}
        <div class="ways-in">
          <a
            class="button invite"
            href="/first-game"
            data-testid="first-game"
            @click=${D(o)}
            >${i("first-game")}</a
          >
          <button type="button" data-testid="how" @click=${o.help}>
            ${y("help")}<span>${i("how-to-play")}</span>
          </button>
        </div>
      </div>
      ${Dc(n,o,r)} ${Bc(s,t,o)}
      <div class="aside">
        ${Rc(n,o,r)} ${qc(e,o)} ${Vd(o)}
        ${Cc(s)} ${Zd(s,t)}
      </div>
    </main>`}function Vd(t){return l`<nav class="more" aria-label=${i("more")}>
    <a class="button" href="/tournaments" @click=${D(t)}
      >${y("cup")}<span>${i("tab-tournaments")}</span></a
    >
    <a class="button" href="/me" @click=${D(t)}
      >${y("person")}<span>${i("your-account")}</span></a
    >
    ${po(t)}
  </nav>`}function Zd(t,e){return l`<form class="panel opener" @submit=${o=>{o.preventDefault();let r=o.target.elements.namedItem("text");e.open(r.value)}} aria-labelledby="open-heading">
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
          @change=${o=>zd(o,e)}
      /></label>
    </div>
    ${Z(t.openError,"open-error")}
  </form>`}async function zd(t,e){let n=t.target,o=n.files?.[0];o&&(await e.openFile(o),n.value="")}var Qd=5e3,Yd=6e4,Kd=1200;async function Uc(t,e,n,o){let r=new To(e.go,o,e.settings.strength,co),s=new Lo({fetch:_c,match:Nc,sit:gn,name:()=>r.ownName,go:e.go}),a=new _o({fetch:Oc,remembered:{recent:ve,forget:La},now:()=>performance.now()});await tf(Kd,Promise.all([r.count(),s.load(),a.load(),Xd(r,n)])),lo(a.store.get().waiting);let c={home:r,lobby:s,mine:a},u=()=>O(Fc(c,e,performance.now()),t);return{draw:u,close:Jd(c,n,u)}}function Jd({home:t,lobby:e,mine:n},o,r){let s=[t,e,n].map(({store:u})=>u.watch(r));s.push(Po(u=>(u==="lobby"?e:n).load()));let a=setInterval(()=>{!o.isLive&&!document.hidden&&e.load()},Qd),c=setInterval(r,Yd);return()=>{for(let u of s)u();clearInterval(a),clearInterval(c)}}async function Xd(t,e){let n=await yt().catch(()=>null);t.called(n?.name??null),n?.known&&!document.hidden&&e.open()}async function tf(t,e){let n=0,o=new Promise(r=>{n=window.setTimeout(r,t)});await Promise.race([e,o]),clearTimeout(n)}function ii(){"serviceWorker"in navigator&&Wc(()=>navigator.serviceWorker.register("/sw.js"))}function si(){if(!("caches"in window))return;let t={title:i("your-turn"),body:i("notice-body"),lang:Q()};Wc(async()=>{await(await caches.open("notices")).put("/notice-words",new Response(JSON.stringify(t)))})}function Wc(t){(window.requestIdleCallback??(n=>window.setTimeout(n,1e3)))(()=>{t().catch(n=>{console.warn("This browser keeps nothing for times without a page:",n.message)})})}var{dataset:Gc}=document.querySelector("script[type=module]"),Do=new Map;async function Ee(t){let e=Do.get(t)??ef(t);Do.set(t,e),e.catch(()=>Do.delete(t));let n=await e;return n.speak(Go()),n}async function ef(t){let e=Gc[`${t}Style`];try{let[n]=await Promise.all([import(Gc[t]),e&&ai(e)]);return n}catch(n){throw new Oe(i("server-away"),{cause:n})}}async function Vc(){let t=await Promise.all(Do.values());for(let e of t)e.speak(Go())}function ai(t){let e=document.createElement("link");e.rel="stylesheet",e.href=t;let n=new Promise((o,r)=>{e.onload=o,e.onerror=()=>{e.remove(),r(new Error(`No style sheet at ${t}`))}});return document.head.append(e),n}var un=null;function Zc(t){if(un)return;let e=document.createElement("dialog");e.className="sheet",e.dataset.testid="dialog-settings",e.setAttribute("aria-labelledby","dialog-heading"),e.addEventListener("close",()=>{un=null,e.remove()}),un=()=>O(l`${mo(t,()=>e.close(),null)}`,e),un(),document.body.append(e),e.showModal()}function zc(){un?.()}function Qc(){let t=document.createElement("span");t.className="probe",t.ariaHidden="true",t.textContent="a b",document.body.append(t);let e=()=>document.documentElement.toggleAttribute("data-roomy",nf(getComputedStyle(t)));new ResizeObserver(e).observe(t)}function nf({letterSpacing:t,wordSpacing:e,lineHeight:n,fontSize:o}){let r=parseFloat(o);return[t,e].some(a=>parseFloat(a)>0)||r>18||parseFloat(n)>1.1*r}var ht=class{constructor(e){this.value=e}valueOf(){return this.value}},T=class extends ht{constructor(e="???"){super(e)}toString(e){return`{${this.value}}`}},z=class extends ht{constructor(e,n={}){super(e),this.opts=n}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return this.value.toString(10)}},gt=class t extends ht{static supportsValue(e){if(typeof e=="number"||e instanceof Date)return!0;if(e instanceof ht)return t.supportsValue(e.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(e instanceof n.Instant||e instanceof n.PlainDateTime||e instanceof n.PlainDate||e instanceof n.PlainMonthDay||e instanceof n.PlainTime||e instanceof n.PlainYearMonth)return!0}return!1}constructor(e,n={}){e instanceof t?(n={...e.opts,...n},e=e.value):e instanceof ht&&(e=e.valueOf()),typeof e=="object"&&"calendarId"in e&&n.calendar===void 0&&(n={...n,calendar:e.calendarId}),super(e),this.opts=n}[Symbol.toPrimitive](e){return e==="string"?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e=="number")return e;if(e instanceof Date)return e.getTime();if("epochMilliseconds"in e)return e.epochMilliseconds;if("toZonedDateTime"in e)return e.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var Yc=100,of="⁨",rf="⁩";function sf(t,e,n){if(n===e||n instanceof z&&e instanceof z&&n.value===e.value)return!0;if(e instanceof z&&typeof n=="string"){let o=t.memoizeIntlObject(Intl.PluralRules,e.opts).select(e.value);if(n===o)return!0}return!1}function Kc(t,e,n){return e[n]?Me(t,e[n].value):(t.reportError(new RangeError("No default")),new T)}function ci(t,e){let n=[],o=Object.create(null);for(let r of e)r.type==="narg"?o[r.name]=pn(t,r.value):n.push(pn(t,r));return{positional:n,named:o}}function pn(t,e){switch(e.type){case"str":return e.value;case"num":return new z(e.value,{minimumFractionDigits:e.precision});case"var":return af(t,e);case"mesg":return cf(t,e);case"term":return lf(t,e);case"func":return uf(t,e);case"select":return pf(t,e);default:return new T}}function af(t,{name:e}){let n;if(t.params)if(Object.prototype.hasOwnProperty.call(t.params,e))n=t.params[e];else return new T(`$${e}`);else if(t.args&&Object.prototype.hasOwnProperty.call(t.args,e))n=t.args[e];else return t.reportError(new ReferenceError(`Unknown variable: $${e}`)),new T(`$${e}`);if(n instanceof ht)return n;switch(typeof n){case"string":return n;case"number":return new z(n);case"object":if(gt.supportsValue(n))return new gt(n);default:return t.reportError(new TypeError(`Variable type not supported: $${e}, ${typeof n}`)),new T(`$${e}`)}}function cf(t,{name:e,attr:n}){let o=t.bundle._messages.get(e);if(!o)return t.reportError(new ReferenceError(`Unknown message: ${e}`)),new T(e);if(n){let r=o.attributes[n];return r?Me(t,r):(t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new T(`${e}.${n}`))}return o.value?Me(t,o.value):(t.reportError(new ReferenceError(`No value: ${e}`)),new T(e))}function lf(t,{name:e,attr:n,args:o}){let r=`-${e}`,s=t.bundle._terms.get(r);if(!s)return t.reportError(new ReferenceError(`Unknown term: ${r}`)),new T(r);if(n){let c=s.attributes[n];if(c){t.params=ci(t,o).named;let u=Me(t,c);return t.params=null,u}return t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new T(`${r}.${n}`)}t.params=ci(t,o).named;let a=Me(t,s.value);return t.params=null,a}function uf(t,{name:e,args:n}){let o=t.bundle._functions[e];if(!o)return t.reportError(new ReferenceError(`Unknown function: ${e}()`)),new T(`${e}()`);if(typeof o!="function")return t.reportError(new TypeError(`Function ${e}() is not callable`)),new T(`${e}()`);try{let r=ci(t,n);return o(r.positional,r.named)}catch(r){return t.reportError(r),new T(`${e}()`)}}function pf(t,{selector:e,variants:n,star:o}){let r=pn(t,e);if(r instanceof T)return Kc(t,n,o);for(let s of n){let a=pn(t,s.key);if(sf(t,r,a))return Me(t,s.value)}return Kc(t,n,o)}function li(t,e){if(t.dirty.has(e))return t.reportError(new RangeError("Cyclic reference")),new T;t.dirty.add(e);let n=[],o=t.bundle._useIsolating&&e.length>1;for(let r of e){if(typeof r=="string"){n.push(t.bundle._transform(r));continue}if(t.placeables++,t.placeables>Yc)throw t.dirty.delete(e),new RangeError(`Too many placeables expanded: ${t.placeables}, max allowed is ${Yc}`);o&&n.push(of),n.push(pn(t,r).toString(t)),o&&n.push(rf)}return t.dirty.delete(e),n.join("")}function Me(t,e){return typeof e=="string"?t.bundle._transform(e):li(t,e)}var jo=class{constructor(e,n,o){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=n,this.args=o}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,n){let o=this.bundle._intls.get(e);o||(o={},this.bundle._intls.set(e,o));let r=JSON.stringify(n);return o[r]||(o[r]=new e(this.bundle.locales,n)),o[r]}};function ui(t,e){let n=Object.create(null);for(let[o,r]of Object.entries(t))e.includes(o)&&(n[o]=r.valueOf());return n}var Jc=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function Xc(t,e){let n=t[0];if(n instanceof T)return new T(`NUMBER(${n.valueOf()})`);if(n instanceof z)return new z(n.valueOf(),{...n.opts,...ui(e,Jc)});if(n instanceof gt)return new z(n.toNumber(),{...ui(e,Jc)});throw new TypeError("Invalid argument to NUMBER")}var mf=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function tl(t,e){let n=t[0];if(n instanceof T)return new T(`DATETIME(${n.valueOf()})`);if(n instanceof gt||n instanceof z)return new gt(n,ui(e,mf));throw new TypeError("Invalid argument to DATETIME")}var el=new Map;function nl(t){let e=Array.isArray(t)?t.join(" "):t,n=el.get(e);return n===void 0&&(n=new Map,el.set(e,n)),n}var mn=class{constructor(e,{functions:n,useIsolating:o=!0,transform:r=s=>s}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Xc,DATETIME:tl,...n},this._useIsolating=o,this._transform=r,this._intls=nl(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:n=!1}={}){let o=[];for(let r=0;r<e.body.length;r++){let s=e.body[r];if(s.id.startsWith("-")){if(n===!1&&this._terms.has(s.id)){o.push(new Error(`Attempt to override an existing term: "${s.id}"`));continue}this._terms.set(s.id,s)}else{if(n===!1&&this._messages.has(s.id)){o.push(new Error(`Attempt to override an existing message: "${s.id}"`));continue}this._messages.set(s.id,s)}}return o}formatPattern(e,n=null,o=null){if(typeof e=="string")return this._transform(e);let r=new jo(this,o,n);try{return li(r,e).toString(r)}catch(s){if(r.errors&&s instanceof Error)return r.errors.push(s),new T().toString(r);throw s}}};var pi=/^(-?[a-zA-Z][\w-]*) *= */gm,ol=/\.([a-zA-Z][\w-]*) *= */y,df=/\*?\[/y,mi=/(-?[0-9]+(?:\.([0-9]+))?)/y,ff=/([a-zA-Z][\w-]*)/y,rl=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,hf=/^[A-Z][A-Z0-9_-]*$/,qo=/([^{}\n\r]+)/y,gf=/([^\\"\n\r]*)/y,il=/\\([\\"])/y,sl=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,$f=/^\n+/,al=/ +$/,yf=/ *\r?\n/g,wf=/( *)$/,bf=/{\s*/y,cl=/\s*}/y,vf=/\[\s*/y,kf=/\s*] */y,xf=/\s*\(\s*/y,Sf=/\s*->\s*/y,Ef=/\s*:\s*/y,Mf=/\s*,?\s*/y,Af=/\s+/y,Ae=class{constructor(e){this.body=[],pi.lastIndex=0;let n=0;for(;;){let h=pi.exec(e);if(h===null)break;n=pi.lastIndex;try{this.body.push(u(h[1]))}catch(g){if(g instanceof SyntaxError)continue;throw g}}function o(h){return h.lastIndex=n,h.test(e)}function r(h,g){if(e[n]===h)return n++,!0;if(g)throw new g(`Expected ${h}`);return!1}function s(h,g){if(o(h))return n=h.lastIndex,!0;if(g)throw new g(`Expected ${h.toString()}`);return!1}function a(h){h.lastIndex=n;let g=h.exec(e);if(g===null)throw new SyntaxError(`Expected ${h.toString()}`);return n=h.lastIndex,g}function c(h){return a(h)[1]}function u(h){let g=m(),E=p();if(g===null&&Object.keys(E).length===0)throw new SyntaxError("Expected message value or attributes");return{id:h,value:g,attributes:E}}function p(){let h=Object.create(null);for(;o(ol);){let g=c(ol),E=m();if(E===null)throw new SyntaxError("Expected attribute value");h[g]=E}return h}function m(){let h;if(o(qo)&&(h=c(qo)),e[n]==="{"||e[n]==="}")return f(h?[h]:[],1/0);let g=Te();return g?h?f([h,g],g.length):(g.value=Et(g.value,$f),f([g],g.length)):h?Et(h,al):null}function f(h=[],g){for(;;){if(o(qo)){h.push(c(qo));continue}if(e[n]==="{"){h.push($());continue}if(e[n]==="}")throw new SyntaxError("Unbalanced closing brace");let pt=Te();if(pt){h.push(pt),g=Math.min(g,pt.length);continue}break}let E=h.length-1,qt=h[E];typeof qt=="string"&&(h[E]=Et(qt,al));let Le=[];for(let pt of h)pt instanceof Ho&&(pt=pt.value.slice(0,pt.value.length-g)),pt&&Le.push(pt);return Le}function $(){s(bf,SyntaxError);let h=b();if(s(cl))return h;if(s(Sf)){let g=X();return s(cl,SyntaxError),{type:"select",selector:h,...g}}throw new SyntaxError("Unclosed placeable")}function b(){if(e[n]==="{")return $();if(o(rl)){let[,h,g,E=null]=a(rl);if(h==="$")return{type:"var",name:g};if(s(xf)){let qt=S();if(h==="-")return{type:"term",name:g,attr:E,args:qt};if(hf.test(g))return{type:"func",name:g,args:qt};throw new SyntaxError("Function names must be all upper-case")}return h==="-"?{type:"term",name:g,attr:E,args:[]}:{type:"mesg",name:g,attr:E}}return dn()}function S(){let h=[];for(;;){switch(e[n]){case")":return n++,h;case void 0:throw new SyntaxError("Unclosed argument list")}h.push(M()),s(Mf)}}function M(){let h=b();return h.type!=="mesg"?h:s(Ef)?{type:"narg",name:h.name,value:dn()}:h}function X(){let h=[],g=0,E;for(;o(df);){r("*")&&(E=g);let qt=rt(),Le=m();if(Le===null)throw new SyntaxError("Expected variant value");h[g++]={key:qt,value:Le}}if(g===0)return null;if(E===void 0)throw new SyntaxError("Expected default variant");return{variants:h,star:E}}function rt(){s(vf,SyntaxError);let h;return o(mi)?h=St():h={type:"str",value:c(ff)},s(kf,SyntaxError),h}function dn(){if(o(mi))return St();if(e[n]==='"')return fn();throw new SyntaxError("Invalid expression")}function St(){let[,h,g=""]=a(mi),E=g.length;return{type:"num",value:parseFloat(h),precision:E}}function fn(){r('"',SyntaxError);let h="";for(;;){if(h+=c(gf),e[n]==="\\"){h+=Wo();continue}if(r('"'))return{type:"str",value:h};throw new SyntaxError("Unclosed string literal")}}function Wo(){if(o(il))return c(il);if(o(sl)){let[,h,g]=a(sl),E=parseInt(h||g,16);return E<=55295||57344<=E?String.fromCodePoint(E):"�"}throw new SyntaxError("Unknown escape sequence")}function Te(){let h=n;switch(s(Af),e[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return jt(e.slice(h,n))}return e[n-1]===" "?jt(e.slice(h,n)):!1}function Et(h,g){return h.replace(g,"")}function jt(h){let g=h.replace(yf,`
`),E=wf.exec(h)[1].length;return new Ho(g,E)}}},Ho=class{constructor(e,n){this.value=e,this.length=n}};var di=new Map;function fi(t,e=`/words/${t}.json`){let n=di.get(t);if(n)return n;let o=Tf(new URL(e,import.meta.url));return di.set(t,o),o.catch(()=>di.delete(t)),o}async function Tf(t){let e=await fetch(t);if(!e.ok)throw new Error(`The words of this page can’t be loaded: ${t}`);return e.json()}function hi(t,e){let{language:n}=t,o=Lf(t,e);Mi({language:n,format:(s,a)=>{let c=o.getMessage(s)?.value;if(!c)throw new Error(`There is no message ${s} in ${n}.`);return o.formatPattern(c,a)}})}function Lf({language:t,words:e,editions:n},o){let r=new mn(t,{useIsolating:!1});return r.addResource(new Ae(e)),Object.hasOwn(n,o)&&r.addResource(new Ae(n[o]),{allowOverrides:!0}),r}function ll(t,e,n){let{yours:o,name:r,game:s}=t;return l`${dt(n)}
    <main class="invitation">
      ${Kt()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">
          ${o?i("own-invitation"):i("invites-you",{name:r})}
        </h1>
        <dl class="terms" data-testid="invitation-terms">
          ${zi(t).map(([a,c])=>l`<div>
                <dt>${a}</dt>
                <dd>${c}</dd>
              </div>`)}
        </dl>
        ${o?Of(s):wo(e)}
      </section>
    </main>`}function Of(t){return l`<p data-testid="own-invitation">${i("send-address")}</p>
    <a class="button main" href=${`/game/${t}`}>${i("to-the-table")}</a>`}function ul({title:t,text:e},n){return l`${dt(n)}
    <main class="invitation">
      ${Kt()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">${t}</h1>
        <p data-testid="problem">${e}</p>
        <a class="button main" href="/">${i("play-on-your-own")}</a>
      </section>
    </main>`}var gi=new Map([["classic",Promise.resolve(Qe)]]),$i="classic";async function yi(t){$i=t;try{let e=await _f(t);$i===t&&pl(t,e)}catch(e){console.warn(`The ${t} edition can’t be loaded:`,e),$i===t&&!document.querySelector("#fabrics > *")&&pl("classic",Qe)}}function pl(t,e){document.documentElement.dataset.edition=t,O(Gs(e),document.getElementById("fabrics"))}function _f(t){let e=gi.get(t);if(e)return e;let n=`/editions/${t}`,r=Promise.all([import(`${n}.js`),Nf(`${n}.css`)]).then(([s])=>s.art);return gi.set(t,r),r.catch(()=>gi.delete(t)),r}async function Nf(t){let e=document.querySelector(`link[href="${t}"]`);e?.sheet||(e?.remove(),await ai(t))}function Rt(t){let e={yours:!1,away:!1,bot:!1,rating:null};return[1,2].map(n=>{if(n===2&&t.frames[0]?.automa)return{...e,name:"Automa",kind:"automa"};let o=t.tags[`Player${n}`],r=o&&o!=="?"?o:i("player-number",{number:String(n)});return{...e,name:r,kind:"person"}})}function ml(t){return t.frames.slice(1).map(({move:e,player:n},o)=>({number:o+1,player:n??1,move:e??"pass"}))}var Bo=class{constructor(e,n){this.patches=n;let o={replay:e,index:e.frames.length-1,walks:{1:[4,4],2:[4,4]},said:""};this.store=R((r,s)=>({...r,...s}),o)}look(e){let n=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(n,e))})}step(e){let{index:n,replay:o}=this.store.get(),r=o.frames.length-1,s={ArrowLeft:n-1,ArrowRight:n+1,Home:0,End:r};return Object.hasOwn(s,e)?(this.look(s[e]),!0):!1}get path(){let{link:e,tags:n}=this.store.get().replay;return ie(e,[n.Player1,n.Player2])}walk(e,n){let{walks:o}=this.store.get();this.store.dispatch({walks:{...o,[e]:Ue(o[e],n)}})}};function If(t,e){let[n,,...o]=t.link.split(","),r=t.frames.slice(1,e+1).filter(({move:s})=>!s?.startsWith("A:")).map(({move:s})=>s==="pass"?".":s);return[n,r.join(""),...o].join(",")}var Fo=class{constructor(e,n,o){this.replay=e,this.go=n;let r={opponent:this.isSolo?"automa":"computer",strength:o,first:"you",busy:!1,error:""};this.store=R((s,a)=>({...s,...a}),r)}get isSolo(){return this.replay.frames[0].automa!==null}async start(e){this.store.dispatch({busy:!0,error:""});try{let{url:n}=await ee(this.wanted(e));this.go(n)}catch(n){let o=n instanceof Error?n.message:String(n);this.store.dispatch({busy:!1,error:o})}}wanted(e){let{replay:n}=this,{opponent:o,strength:r,first:s}=this.store.get(),{automa:a}=n.frames[0],c=a&&o==="automa"?{deck:a.deck,level:a.level}:null,u=o==="computer"?{level:r}:null,p=o==="person"?Rt(n).map(({name:f})=>f):null,m=If(n,e);return{opponent:o,...c,...u,first:s,board:"revised",seed:null,from:m,names:p}}};function dl(t,e){let n=t.store.get(),o=t.isSolo?[["automa",i("automa-alone")]]:[...ye.map(({level:a})=>[String(a),i("computer-level-name",{level:String(a),name:sn(a)})]),["person",i("two-people-here")]],r=n.opponent==="computer"?String(n.strength):n.opponent;return l`<form class="panel play-on" @submit=${a=>{a.preventDefault(),t.start(e)}} aria-labelledby="on-heading">
    <h2 id="on-heading">${i("play-on-here")}</h2>
    <label
      >${i("against")}
      <select
        data-testid="on-opponent"
        @change=${a=>t.store.dispatch(Pf(ut(a)))}
      >
        ${o.map(([a,c])=>l`<option value=${a} ?selected=${r===a}>${c}</option>`)}
      </select></label
    >
    ${t.isSolo?d:l`<label
            >${i("you-are")}
            <select
              data-testid="on-first"
              @change=${a=>t.store.dispatch({first:ut(a)})}
            >
              <option value="you" ?selected=${n.first==="you"}>${i("player-one")}</option>
              <option value="opponent" ?selected=${n.first==="opponent"}>
                ${i("player-two")}
              </option>
            </select></label
          >`}
    <button type="submit" class="main" data-testid="play-on" ?disabled=${n.busy}>
      ${i("play-on")}
    </button>
    ${Z(n.error,"play-on-error")}
  </form>`}function Pf(t){return t==="person"||t==="automa"?{opponent:t}:{opponent:"computer",strength:Number(t)}}function wi(t,e,n,o){let{replay:r,index:s}=t,a=r.frames[s],c=Rt(r);if(n===2&&a.automa)return Rf(a,a.automa,c,e,o);let u=`${n===1?"front":"back"} p${n}`;return l`<div class=${`seat ${u}`}>${go(a,c,n)}</div>
    <div class=${`spread ${u}`}>${Cf(t,e,n,o)}</div>`}function Cf({replay:t,index:e,walks:n},o,r,s){let a=t.frames[e];return So({number:r,name:Rt(t)[r-1].name,player:a.players[r-1],patches:o.patches,lettered:s,active:!1,held:!1,ghost:null,cursor:n[r],fresh:Fn(a.player===r?[a.move]:[],o.patches)})}function Rf(t,e,n,o,r){return l`<div class="seat back p2">${$o(t,n,e)}</div>
    ${yo(t,e,{turns:e.turns,run:0},o.patches,r)}`}function fl({replay:t,index:e},n){let o=r=>n.look(r);return xo(ml(t),e,Rt(t),n.patches,o)}function hl(t,e,n){let o=t.store.get(),{replay:r,index:s}=o,a=r.frames[s],c=Rt(r),{letters:u,look:p}=n.settings,m=()=>n.change({look:p==="cloth"?"thread":"cloth"});return l`${dt(n)}
    <main class=${`table ${a.automa?"solo":"screen"} viewer`} data-stage=${a.stage}>
      <div class="felt">
        <div class="turn">
          <h1 id="turn-heading" tabindex="-1" data-testid="turn">
            ${s===0?i("start-position"):i("after-move",{number:String(s)})}:
            ${bt(a,c)}
          </h1>
          <p data-testid="turn-reason">${at(a,c)}</p>
          ${r.comment?ac(r.comment):d}
        </div>
        <div class="column own">
          ${wi(o,t,1,u)} ${bo(a.ring,t.patches,u)}
        </div>
        <div class="column middle">
          ${pc(a,t.patches,u)} ${fl(o,t)}
          ${a.result?Eo(a,c,Df(t,n)):dl(e,s)}
        </div>
        <div class="column other">
          ${wi(o,t,2,u)} ${Zn(a,c,p,m)}
        </div>
      </div>
      <div class="below">${Mo(a,c,t.patches)}</div>
    </main>`}function Df(t,e){let{replay:n,said:o}=t.store.get(),r=async()=>t.store.dispatch({said:await zr(`${location.origin}${t.path}`)});return l`<button
      type="button"
      class="main"
      data-testid="play-again"
      @click=${()=>e.go("/")}
    >
      ${i("new-game")}
    </button>
    <button type="button" data-testid="copy-link" @click=${r}>
      ${y("link")}<span>${i("copy-link")}</span>
    </button>
    <button type="button" data-testid="download-record" @click=${()=>Zr(n.record)}>
      ${y("download")}<span>${i("record")}</span>
    </button>
    <p class="small copied" role="status" data-testid="copied">${o}</p>`}function gl(t,e,n,o){let r=new Bo(e,n),s=new Fo(e,o.go,o.settings.strength),a=()=>{O(hl(r,s,o),t),no(t)},c=[r.store.watch(a),s.store.watch(a)],u=m=>jf(m,r);return window.addEventListener("keydown",u),{draw:a,close:()=>{for(let m of c)m();window.removeEventListener("keydown",u)}}}function jf(t,e){let{target:n,key:o,altKey:r,ctrlKey:s,metaKey:a,shiftKey:c}=t;r||s||a||c||n instanceof Element&&n.closest("select, input, textarea, dialog")||ro(t,(u,p)=>e.walk(u,p))||e.step(o)&&t.preventDefault()}var U=document.getElementById("app"),ot=Fr(),xt=null,bi=()=>"",q=0,$l={load:Ur,save:Aa},ki=Ni(Si("link[data-what=patches]")),vi=new $n({open:()=>new WebSocket(`${location.origin.replace(/^http/,"ws")}/api/feed`),later:(t,e)=>window.setTimeout(t,e),forget:t=>window.clearTimeout(t),onWaiting:lo,onNews:Ic});async function xi(t){ve().length===0||document.hidden||vi.socket||(t??await qf())&&vi.open()}async function qf(){return yt().then(({known:t})=>t,()=>!1)}var C={get settings(){return ot},logo:Si("link[rel=icon]"),change(t){xa({...ot,...t}),t.sounds&&Mr("button"),yl(t)},go(t){history.pushState(null,"",t),Uo()},onNews:Po,help(){Ee("aid").then(({openAid:t})=>t(),Hf)},openSettings(){Zc(C)},canVibrate:Er()};function yl(t){ot={...ot,...t},wl(),t.edition&&yi(t.edition),"language"in t||"edition"in t?Uf().catch(Ei):bl()}function Hf({message:t}){let e=document.createElement("dialog");e.className="sheet",e.addEventListener("close",()=>e.remove()),O(l`<p role="alert">${t}</p>
      <button type="button" class="main" @click=${()=>e.close()}>${i("close")}</button>`,e),document.body.append(e),e.showModal()}function Si(t){return document.querySelector(t).href}function wl(){let{theme:t}=ot;t==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=t}function Bf(){return ot.language==="auto"?Qi(navigator.languages):ot.language}async function Ff(){let{lang:t}=document.documentElement,e=ot.language==="auto"?t:ot.language,n=t===e?Si("link[data-what=words]"):void 0;hi(await fi(e,n),ot.edition),document.documentElement.lang=e,si()}async function Uf(){let t=Bf();hi(await fi(t),ot.edition),await Vc(),document.documentElement.lang=t,si(),rn(bi()),bl()}function bl(){xt?.draw(),zc()}function Dt(t,e,n=null){let o=xt===null;xt?.close(),xt=t,bi=e?()=>i(e):()=>"",rn(bi()),xi(n),window.scrollTo(0,0),t.draw(),o||Wf()}function Wf(){let t=U.querySelector("h1");!t||document.activeElement!==document.body||(t.tabIndex=-1,t.focus({preventScroll:!0}))}function Uo(){q+=1;let t=q,e=/^\/game\/([\w-]+)$/.exec(location.pathname),n=s=>{q===t&&Ei(s)},o=/^\/i\/([\w-]+)$/.exec(location.pathname),r=Xi(location.pathname);e?Sl(e[1]).catch(n):o?Jf(o[1]).catch(n):location.pathname==="/first-game"?Yf().catch(n):r?Vf(r).catch(n):location.pathname===vn?Kf().catch(n):location.pathname!=="/"?vl("page"):location.hash.length>1?zf(location.hash).catch(n):Zf().catch(n)}function Ei(t){if(t instanceof te&&t.status===404&&Gf())return vl("game");let e=t instanceof Error?t.message:String(t);kl("cannot-show",e,_i(t))}function Gf(){return location.pathname.startsWith("/game/")}function vl(t){kl(t==="game"?"no-such-game":"no-such-page",i("link-may-be-old"))}function kl(t,e,n=!1){Dt({draw:()=>O(l`${dt(C)}
        <main class="waiting">
          ${Kt()}
          <h1>${i(t)}</h1>
          ${Z(e,"problem")}
          <a class="button main" href="/">${i("back-to-home")}</a>
          ${n?ar(C):d}
        </main>`,U),close:()=>{}},t)}async function Vf({name:t,match:e}){let n=q;xt||O(At(C,i("one-moment")),U);let{OPENERS:o}=await Ee("pages"),r=await o[t](U,C,e);n===q?Dt(r,`tab-${t}`):r.close()}async function Zf(){let t=q,n=await Uc(U,C,vi,o=>{let r=[o.tags.Player1,o.tags.Player2];history.pushState(null,"",o.link?ie(o.link,r):location.pathname),xl(o).catch(Ei)});t===q?Dt(n,""):n.close()}async function zf(t){let e=q,n=Ji(location.search),o=await hn(t);e===q&&await xl({...o,tags:{...n,...o.tags}})}async function xl(t){Dt(gl(U,t,await ki,C),"tab-viewer")}async function Sl(t){let e=q;xt||O(At(C,i("opening-table")),U);let[n,o]=await Promise.all([Ii(t),ki]),r=Ur()?.game===t?await Qf():null;if(e!==q)return;let s=n.seats.some(a=>a.yours);Dt(ei(U,n,o,C,r),"tab-game",s)}async function Qf(){let{accompany:t,asNewcomer:e}=await Ee("guide");return{seen:e,accompany:(n,o)=>t(U,n,C,$l,o)}}async function Yf(){let t=q;xt||O(At(C,i("opening-table")),U);let{firstGame:e}=await Ee("guide"),n=await e($l);t===q&&(history.replaceState(null,"",`/game/${n}`),await Sl(n))}async function Kf(){let t=q;xt||O(At(C,i("opening-table")),U);let[{LocalGame:e},n]=await Promise.all([Ee("offline"),ki]);if(t!==q)return;let o=new e(n,{load:Ea,save:Ma,later:r=>window.setTimeout(r),draw:r=>Math.floor(Math.random()*r),today:()=>new Date});Dt(ei(U,o.table,n,C,null,o),"tab-offline",!1)}async function Jf(t){let e=q;xt||O(At(C,i("opening-invitation")),U);try{let n=await Ri(t);if(e!==q)return;let o=new re({me:yt,sit:s=>Di(t,s),go:C.go}),r=()=>O(ll(n,o,C),U);Dt({draw:r,close:o.store.watch(r)},"tab-invitation"),n.yours||await o.ask()}catch(n){let o=n instanceof te?Zi(n.status):null;if(!o)throw n;if(e!==q)return;Dt({draw:()=>O(ul(o,C),U),close:()=>{}},"tab-invitation")}}wl();await Promise.all([Ff(),yi(ot.edition)]);window.addEventListener("popstate",Uo);window.addEventListener("keydown",t=>{t.key==="F1"&&(t.preventDefault(),C.help())});window.addEventListener("online",()=>xi(null));document.addEventListener("visibilitychange",()=>xi(null));window.addEventListener("pointerdown",()=>{for(let t of document.getAnimations())t.finish()},{capture:!0});Uo();ms(C,Uo);Qc();Sa(yl);document.readyState==="complete"?ii():window.addEventListener("load",ii);
/**
 * @license
 * Copyright 2017 Google LLC
 * SPDX-License-Identifier: BSD-3-Clause
 */
