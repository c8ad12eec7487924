var op=Object.defineProperty;var Bg=(t,e)=>{for(var n in e)op(t,n,{get:e[n],enumerable:!0})};var Ii=[{level:1,name:"Beginner",audience:"a child can beat it"},{level:2,name:"Learner",audience:"for a first game"},{level:3,name:"Casual",audience:"if you know the rules"},{level:4,name:"Regular",audience:"if you’ve played a few times"},{level:5,name:"Practised",audience:"if you play often"},{level:6,name:"Skilled",audience:"for good players"},{level:7,name:"Strong",audience:"for very good players"},{level:8,name:"Expert",audience:"for the best in your club"},{level:9,name:"Master",audience:"nearly everything the computer has"},{level:10,name:"Full strength",audience:"everything it has; it thinks for about a second"}],Kt=3,$n=[{level:1,numeral:"I",name:"Intern",marker:52,per_button_held:0,per_patch_with_buttons:0,per_button_on_patches:0},{level:2,numeral:"II",name:"Apprentice",marker:44,per_button_held:1,per_patch_with_buttons:0,per_button_on_patches:0},{level:3,numeral:"III",name:"Fellow",marker:41,per_button_held:1,per_patch_with_buttons:1,per_button_on_patches:0},{level:4,numeral:"IV",name:"Master",marker:38,per_button_held:1,per_patch_with_buttons:0,per_button_on_patches:1},{level:5,numeral:"V",name:"Legend",marker:35,per_button_held:1,per_patch_with_buttons:1,per_button_on_patches:1}],Hg=65536,Ci=18e4,J=53,Ae=[5,11,17,23,29,35,41,47,53],wn={revised:[26,32,38,44,50],original:[20,26,32,44,50]};var Ee={language:"en",format:t=>t};function Pi(t){Ee=t}function H(){return Ee.language}function a(t,e){return Ee.format(t,e)}function Z(t){return new Intl.ListFormat(ip(),{type:"conjunction"}).format(t)}function ip(){return Ee.language==="en"?"en-GB":Ee.language}function Fg(t){return new Intl.DateTimeFormat(H(),{dateStyle:"medium"}).format(t)}var Ri=new Set;function Vg(t){return t instanceof Error?t.message:String(t)}function ji(t){t!==""&&Ri.add(t)}function qi(t){let e=H()==="en"?"":[...Ri].find(r=>t.includes(r));if(!e)return[t,"",""];let n=t.indexOf(e);return[t.slice(0,n),e,t.slice(n+e.length)]}function xt(t,e){let n=e,r=!1,o=new Set,i=()=>{r=!1;for(let s of[...o])s(n)};return{get:()=>n,dispatch(s){let c=t(n,s);c!==n&&(n=c,r||queueMicrotask(i),r=!0)},watch(s){return o.add(s),()=>o.delete(s)}}}var sp=new Set([400,401,403,404,409,410,413,422,429,503]),It=class extends Error{name="Away"},mt=class extends Error{};function Bi(t){let e=t instanceof It;return e&&qr(!0),e}var Yt=xt((t,e)=>e,{away:!1}),Ct=class extends Error{constructor(e,n){super(e),this.status=n}};async function K(t,e,n){return JSON.parse(await Di(t,e,n))}async function Di(t,e,n="POST"){let r=await Hi(t,e,n),o=await r.text();if(r.ok)return o;throw new Ct(Wr(o,r.status),r.status)}async function*t$(t,e,n){let r=await Hi(t,e,"POST",n);if(!r.ok||!r.body)throw new Ct(Wr(await r.text(),r.status),r.status);let o=r.body.pipeThrough(new TextDecoderStream).getReader(),i="";try{for(;;){let{done:s,value:c=""}=await o.read().catch(Wi),l=(i+c).split(`
`);i=l.pop()??"";for(let u of l.filter(f=>f.trim()))yield ap(u);if(s&&i.trim()&&Wi(new Error("The last line is not whole.")),s)return}}finally{await o.cancel().catch(()=>{})}}function ap(t){let e=JSON.parse(t);if("error"in e)throw new Ct(Wr(t,0),0);return e}function Wi(t){throw new It(a("server-away"),{cause:t})}async function Hi(t,e,n,r){let o=e&&{method:n,headers:{"content-type":"application/json"},body:JSON.stringify(e)};try{let i=await fetch(new URL(t,import.meta.url),{...o,signal:r});return qr(!1),i}catch(i){throw r?.aborted||qr(!0),new It(a("server-away"),{cause:i})}}function qr(t){Yt.get().away!==t&&Yt.dispatch({away:t})}function Wr(t,e){let{error:n,code:r,values:o}=cp(t);return typeof o?.detail=="string"&&ji(o.detail),r?a(`refused-${r}`,o):n&&H()==="en"?n:sp.has(e)?a(`refused-status-${e}`):a("status-answer",{status:String(e)})}function cp(t){try{return JSON.parse(t)??{}}catch(e){if(e instanceof SyntaxError)return{};throw e}}async function Ui(t="/api/patches"){let e=await K(t);return Object.fromEntries(Object.entries(e).map(lp))}function lp([t,e]){return[t,Object.defineProperty(e,"name",{get:()=>a(`patch-${t}`)})]}async function Fi(t){let e=await K(`/api/games/${t}`);if(e.version!==2)throw new mt(a("page-outdated"));return e}async function Gi(){let{messages:t}=await K("/api/health");return t===2}function zi(t){return K("/api/games",t)}function e$(){return K("/api/solo")}function Vi(t){return K("/api/replay",{text:t})}function Zi(t){return K(`/api/games/${t}/replay`)}function Qt(){return K("/api/me")}function n$(t){return K(`/api/invitations/${t}`)}function r$(t,e){return K(`/api/invitations/${t}`,{name:e})}function Ki(t){return K(`/api/games/${t}/invitation`,{})}function Yi(t,e){return K(`/api/games/${t}/seat`,{name:e})}function Qi(t){return Di("/api/qr",{path:t})}function Xi(t){return K("/api/reports",t)}var yn=class{constructor(e){this.outside=e,this.socket=null,this.retry=null,this.wait=1e3,this.attempts=0,this.isLive=!1}open(){if(this.retry!==null&&this.outside.forget(this.retry),this.retry=null,this.socket)return;this.attempts+=1;let e=this.outside.open();this.socket=e,e.onopen=()=>{this.wait=1e3,this.attempts=0,this.isLive=!0},e.onmessage=n=>this.received(String(n.data)),e.onclose=()=>this.closed(e)}received(e){let n=JSON.parse(e);n.type==="games"&&this.outside.onWaiting(n.waiting),n.type==="round"&&this.outside.onRound(n),(n.type==="games"||n.type==="lobby")&&this.outside.onNews(n.type)}closed(e){this.socket===e&&(this.socket=null,this.isLive=!1,!(this.attempts>=8)&&(this.retry=this.outside.later(()=>this.open(),this.wait),this.wait=Math.min(6e4,this.wait*2)))}};var Br={en:"English",de:"Deutsch",fr:"Français",es:"Español"};function Dr(t){return typeof t=="string"&&Object.hasOwn(Br,t)}function Ji(t){return t.map(n=>n.split("-")[0].toLowerCase()).find(Dr)??"en"}var ts=[{name:"home",address:"/",part:"home"},{name:"game",address:"/game/{id}",data:["/api/games/{id}"]},{name:"game-review",address:"/game/{id}/review",part:"review",data:["/api/games/{id}","/api/games/{id}/replay"]},{name:"link-review",address:"/review",part:"review"},{name:"invitation",address:"/i/{id}",part:"pages",data:["/api/invitations/{id}"]},{name:"shared",address:"/g/{id}",part:"pages"},{name:"link",address:"/s/{id}",part:"pages"},{name:"analysis",address:"/analysis",part:"analysis"},{name:"aid",address:"/aid",part:"pages"},{name:"offline",address:"/offline",part:"offline"},{name:"first-game",address:"/first-game",part:"guide"},{name:"me",address:"/me",part:"pages",data:["/api/me","/api/me/ratings","/api/me/statistics","/api/me/bots"]},{name:"today",address:"/day",part:"pages"},{name:"day",address:"/day/{id}",part:"pages",data:["/api/days/{id}","/api/me/days"]},{name:"progress",address:"/progress",part:"pages",data:["/api/me/progress"]},{name:"admin",address:"/admin",part:"pages",data:["/api/admin/reports"]},{name:"puzzles",address:"/puzzles",part:"puzzles",data:["/api/puzzles"]},{name:"puzzle",address:"/puzzles/{id}",part:"puzzles",data:["/api/puzzles"]},{name:"sign-in",address:"/sign-in",part:"pages",data:["/api/me"]},{name:"tournaments",address:"/tournaments",part:"tournaments",data:["/api/tournaments"]},{name:"tournament",address:"/tournaments/{id}",part:"tournaments",data:["/api/tournaments/{id}"]}];var pp=ts.map(({name:t,address:e})=>({name:t,pattern:new RegExp(`^${e.replace("{id}","([\\w-]+)")}$`)}));function es(t){for(let{name:e,pattern:n}of pp){let r=n.exec(t);if(r)return{name:e,match:r[1]??""}}return null}var fp="offline",ns="/offline",rs="board";function gt({game:t}){return t===fp}var Zr=globalThis,os=t=>t,bn=Zr.trustedTypes,is=bn?bn.createPolicy("lit-html",{createHTML:t=>t}):void 0,ps="$lit$",kt=`lit$${Math.random().toFixed(9).slice(2)}$`,fs="?"+kt,dp=`<${fs}>`,jt=document,_e=()=>jt.createComment(""),Oe=t=>t===null||typeof t!="object"&&typeof t!="function",Kr=Array.isArray,mp=t=>Kr(t)||typeof t?.[Symbol.iterator]=="function",Hr=`[ 	
\f\r]`,Me=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,ss=/-->/g,as=/>/g,Pt=RegExp(`>|${Hr}(?:([^\\s"'>=/]+)(${Hr}*=${Hr}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),cs=/'/g,ls=/"/g,ds=/^(?:script|style|textarea|title)$/i,Yr=t=>(e,...n)=>({_$litType$:t,strings:e,values:n}),p=Yr(1),v=Yr(2),p$=Yr(3),Te=Symbol.for("lit-noChange"),m=Symbol.for("lit-nothing"),us=new WeakMap,Rt=jt.createTreeWalker(jt,129);function ms(t,e){if(!Kr(t)||!t.hasOwnProperty("raw"))throw Error("invalid template strings array");return is!==void 0?is.createHTML(e):e}var hp=(t,e)=>{let n=t.length-1,r=[],o,i=e===2?"<svg>":e===3?"<math>":"",s=Me;for(let c=0;c<n;c++){let l=t[c],u,f,d=-1,h=0;for(;h<l.length&&(s.lastIndex=h,f=s.exec(l),f!==null);)h=s.lastIndex,s===Me?f[1]==="!--"?s=ss:f[1]!==void 0?s=as:f[2]!==void 0?(ds.test(f[2])&&(o=RegExp("</"+f[2],"g")),s=Pt):f[3]!==void 0&&(s=Pt):s===Pt?f[0]===">"?(s=o??Me,d=-1):f[1]===void 0?d=-2:(d=s.lastIndex-f[2].length,u=f[1],s=f[3]===void 0?Pt:f[3]==='"'?ls:cs):s===ls||s===cs?s=Pt:s===ss||s===as?s=Me:(s=Pt,o=void 0);let $=s===Pt&&t[c+1].startsWith("/>")?" ":"";i+=s===Me?l+dp:d>=0?(r.push(u),l.slice(0,d)+ps+l.slice(d)+kt+$):l+kt+(d===-2?c:$)}return[ms(t,i+(t[n]||"<?>")+(e===2?"</svg>":e===3?"</math>":"")),r]},Le=class t{constructor({strings:e,_$litType$:n},r){let o;this.parts=[];let i=0,s=0,c=e.length-1,l=this.parts,[u,f]=hp(e,n);if(this.el=t.createElement(u,r),Rt.currentNode=this.el.content,n===2||n===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(o=Rt.nextNode())!==null&&l.length<c;){if(o.nodeType===1){if(o.hasAttributes())for(let d of o.getAttributeNames())if(d.endsWith(ps)){let h=f[s++],$=o.getAttribute(d).split(kt),k=/([.?@])?(.*)/.exec(h);l.push({type:1,index:i,name:k[2],strings:$,ctor:k[1]==="."?Fr:k[1]==="?"?Gr:k[1]==="@"?zr:Jt}),o.removeAttribute(d)}else d.startsWith(kt)&&(l.push({type:6,index:i}),o.removeAttribute(d));if(ds.test(o.tagName)){let d=o.textContent.split(kt),h=d.length-1;if(h>0){o.textContent=bn?bn.emptyScript:"";for(let $=0;$<h;$++)o.append(d[$],_e()),Rt.nextNode(),l.push({type:2,index:++i});o.append(d[h],_e())}}}else if(o.nodeType===8)if(o.data===fs)l.push({type:2,index:i});else{let d=-1;for(;(d=o.data.indexOf(kt,d+1))!==-1;)l.push({type:7,index:i}),d+=kt.length-1}i++}}static createElement(e,n){let r=jt.createElement("template");return r.innerHTML=e,r}};function Xt(t,e,n=t,r){if(e===Te)return e;let o=r!==void 0?n._$Co?.[r]:n._$Cl,i=Oe(e)?void 0:e._$litDirective$;return o?.constructor!==i&&(o?._$AO?.(!1),i===void 0?o=void 0:(o=new i(t),o._$AT(t,n,r)),r!==void 0?(n._$Co??=[])[r]=o:n._$Cl=o),o!==void 0&&(e=Xt(t,o._$AS(t,e.values),o,r)),e}var Ur=class{constructor(e,n){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:n},parts:r}=this._$AD,o=(e?.creationScope??jt).importNode(n,!0);Rt.currentNode=o;let i=Rt.nextNode(),s=0,c=0,l=r[0];for(;l!==void 0;){if(s===l.index){let u;l.type===2?u=new Ne(i,i.nextSibling,this,e):l.type===1?u=new l.ctor(i,l.name,l.strings,this,e):l.type===6&&(u=new Vr(i,this,e)),this._$AV.push(u),l=r[++c]}s!==l?.index&&(i=Rt.nextNode(),s++)}return Rt.currentNode=jt,o}p(e){let n=0;for(let r of this._$AV)r!==void 0&&(r.strings!==void 0?(r._$AI(e,r,n),n+=r.strings.length-2):r._$AI(e[n])),n++}},Ne=class t{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(e,n,r,o){this.type=2,this._$AH=m,this._$AN=void 0,this._$AA=e,this._$AB=n,this._$AM=r,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let e=this._$AA.parentNode,n=this._$AM;return n!==void 0&&e?.nodeType===11&&(e=n.parentNode),e}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(e,n=this){e=Xt(this,e,n),Oe(e)?e===m||e==null||e===""?(this._$AH!==m&&this._$AR(),this._$AH=m):e!==this._$AH&&e!==Te&&this._(e):e._$litType$!==void 0?this.$(e):e.nodeType!==void 0?this.T(e):mp(e)?this.k(e):this._(e)}O(e){return this._$AA.parentNode.insertBefore(e,this._$AB)}T(e){this._$AH!==e&&(this._$AR(),this._$AH=this.O(e))}_(e){this._$AH!==m&&Oe(this._$AH)?this._$AA.nextSibling.data=e:this.T(jt.createTextNode(e)),this._$AH=e}$(e){let{values:n,_$litType$:r}=e,o=typeof r=="number"?this._$AC(e):(r.el===void 0&&(r.el=Le.createElement(ms(r.h,r.h[0]),this.options)),r);if(this._$AH?._$AD===o)this._$AH.p(n);else{let i=new Ur(o,this),s=i.u(this.options);i.p(n),this.T(s),this._$AH=i}}_$AC(e){let n=us.get(e.strings);return n===void 0&&us.set(e.strings,n=new Le(e)),n}k(e){Kr(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,r,o=0;for(let i of e)o===n.length?n.push(r=new t(this.O(_e()),this.O(_e()),this,this.options)):r=n[o],r._$AI(i),o++;o<n.length&&(this._$AR(r&&r._$AB.nextSibling,o),n.length=o)}_$AR(e=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);e!==this._$AB;){let r=os(e).nextSibling;os(e).remove(),e=r}}setConnected(e){this._$AM===void 0&&(this._$Cv=e,this._$AP?.(e))}},Jt=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(e,n,r,o,i){this.type=1,this._$AH=m,this._$AN=void 0,this.element=e,this.name=n,this._$AM=o,this.options=i,r.length>2||r[0]!==""||r[1]!==""?(this._$AH=Array(r.length-1).fill(new String),this.strings=r):this._$AH=m}_$AI(e,n=this,r,o){let i=this.strings,s=!1;if(i===void 0)e=Xt(this,e,n,0),s=!Oe(e)||e!==this._$AH&&e!==Te,s&&(this._$AH=e);else{let c=e,l,u;for(e=i[0],l=0;l<i.length-1;l++)u=Xt(this,c[r+l],n,l),u===Te&&(u=this._$AH[l]),s||=!Oe(u)||u!==this._$AH[l],u===m?e=m:e!==m&&(e+=(u??"")+i[l+1]),this._$AH[l]=u}s&&!o&&this.j(e)}j(e){e===m?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,e??"")}},Fr=class extends Jt{constructor(){super(...arguments),this.type=3}j(e){this.element[this.name]=e===m?void 0:e}},Gr=class extends Jt{constructor(){super(...arguments),this.type=4}j(e){this.element.toggleAttribute(this.name,!!e&&e!==m)}},zr=class extends Jt{constructor(e,n,r,o,i){super(e,n,r,o,i),this.type=5}_$AI(e,n=this){if((e=Xt(this,e,n,0)??m)===Te)return;let r=this._$AH,o=e===m&&r!==m||e.capture!==r.capture||e.once!==r.once||e.passive!==r.passive,i=e!==m&&(r===m||o);o&&this.element.removeEventListener(this.name,this,r),i&&this.element.addEventListener(this.name,this,e),this._$AH=e}handleEvent(e){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,e):this._$AH.handleEvent(e)}},Vr=class{constructor(e,n,r){this.element=e,this.type=6,this._$AN=void 0,this._$AM=n,this.options=r}get _$AU(){return this._$AM._$AU}_$AI(e){Xt(this,e)}};var gp=Zr.litHtmlPolyfillSupport;gp?.(Le,Ne),(Zr.litHtmlVersions??=[]).push("3.3.3");var F=(t,e,n)=>{let r=n?.renderBefore??e,o=r._$litPart$;if(o===void 0){let i=n?.renderBefore??null;r._$litPart$=o=new Ne(e.insertBefore(_e(),i),i,void 0,n??{})}return o._$AI(t),o};var $p={left:"M4 4v6h6M4.6 10A8 8 0 1 1 4 14",right:"M20 4v6h-6M19.4 10A8 8 0 1 0 20 14",flip:"M12 3v18M9 6L3 18h6zM15 6l6 12h-6z",place:"M4 13l5 5L20 6",cancel:"M6 6l12 12M18 6L6 18",undo:"M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",pass:"M4 12h14M13 6l6 6-6 6",download:"M12 4v11M7 11l5 5 5-5M5 20h14",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",flag:"M6 21V4h11l-2 4 2 4H6",print:"M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",card:"M5 3h10v14H5zM9 21h10V7",bulb:"M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-.9 1.6h-5.2c0-.6-.3-1.1-.9-1.6A6 6 0 0 1 12 3z",help:"M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",graph:"M4 4v16h16M7 14l4-5 3 3 5-7",first:"M18 5l-8 7 8 7M6 5v14",back:"M15 5l-7 7 7 7",forward:"M9 5l7 7-7 7",last:"M6 5l8 7-8 7M18 5v14",clock:"M12 7v5l3 2M12 4a8 8 0 1 0 .01 0",hurry:"M12 4v10M12 19v.5",eye:"M3 12c4-8 14-8 18 0-4 8-14 8-18 0zM12 9.5a2.5 2.5 0 1 0 .01 0",share:"M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",copy:"M8 8h11v12H8zM16 8V4H5v12h3",person:"M12 4a4 4 0 1 0 .01 0M4 21c1-5 4-7 8-7s7 2 8 7",puzzle:"M4 8h4a2.500 2.500 0 1 1 4 0h4v4a2.500 2.500 0 1 1 0 4v4H4z",cup:"M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 20h8",gear:"M12 9a3 3 0 1 0 .01 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1",fresh:"M12 5v14M5 12h14",again:"M20 4v6h-6M20 10A8 8 0 1 0 20 15",button:"M12 3a9 9 0 1 0 .01 0M9 9.5v.01M15 9.5v.01M9 14.5v.01M15 14.5v.01",ten:"M4 9l3.5-2.5v11.5M16.5 6.5c4.5 0 4.5 11.5 0 11.5s-4.5-11.5 0-11.5z",heart:"M12 20C5 14.5 3 11 3 8a4.6 4.6 0 0 1 9-1.4A4.6 4.6 0 0 1 21 8c0 3-2 6.5-9 12z",eyes:"M4 6h16v12H4zM4 12h16",pen:"M4 20l1-4L16 5l3 3L8 19zM14 7l3 3",raise:"M12 19V5M6 11l6-6 6 6",bin:"M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13",open:"M3 19V6h6l2 2h10v11z",lens:"M10.5 4a6.5 6.5 0 1 0 .01 0M15.5 15.5L21 21",up:"M4 18l5-6 4 3 7-9M20 6h-5M20 6v5",sun:"M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5"};function w(t){return p`<svg class="icon-line" viewBox="0 0 24 24" aria-hidden="true">
<path d=${$p[t]}></path>
</svg>`}function Qr(t,e=m){return p`<header class="head">
${Xr(t)}
<div class="head-middle">${e}</div>
<button type="button" class="quiet" data-testid="settings" @click=${t.openSettings}>
${w("gear")}<span>${a("settings")}</span>
</button>
<button type="button" class="quiet to-help" data-testid="help" @click=${t.help}>
${w("help")}<span>${a("help")}</span>
</button>
<a class="quiet button" href="/me" data-testid="to-me" @click=${et(t)}
>${w("person")}<span>${a("to-me")}</span></a
>
</header>`}function Xr(t){return p`<a class="brand" href="/" data-testid="home" @click=${et(t)}>
<img src=${t.logo} alt="" width="28" height="28" /><span>Quiltbee</span></a
>`}function xn(t,e){return p`${Qr(t)}
<main class="waiting"><p>${e}</p></main>`}function et(t){return e=>{e.metaKey||e.ctrlKey||e.shiftKey||(e.preventDefault(),t.go(e.currentTarget.pathname))}}var hs=3e3,wp=6e3;function Jr(t){return p`<span class="without-server">
<a class="button" href=${ns} data-testid="play-offline" @click=${et(t)}
>${w("button")}<span>${a("offline-play")}</span></a
>
<a class="button" href="/aid" data-testid="aid-offline" @click=${et(t)}
>${w("help")}<span>${a("tab-aid")}</span></a
>
</span>`}function gs(t,e){let n=document.createElement("div");n.setAttribute("role","status"),document.body.append(n);let r=0,o=!1,i=()=>{n.className="",F(m,n)},s=()=>{n.className="returned",F(p`<p data-testid="back-again">${a("offline-back")}</p>`,n),r=window.setTimeout(i,wp),document.querySelector("main.table")||e()},c=()=>{let{away:u}=Yt.get();if(clearTimeout(r),u){n.className="away";let f=p`<p data-testid="away">${a("offline-away")}</p>`;F(p`${f} ${Jr(t)}`,n),r=window.setTimeout(l,hs)}else o&&s();o=u},l=async()=>{await Qt().catch(()=>{}),Yt.get().away&&(r=window.setTimeout(l,hs))};Yt.watch(c),c()}var U=[1,2];function nt(t){return t===1?2:1}function rt(t){return U.filter(e=>t[e-1].yours)}function O({seats:t}){return t.some(e=>e.yours)}function to({mode:t,seats:e}){let n=rt(e);return t==="remote"&&n.length===1?n[0]:null}function te(t){return U.find(e=>t[e-1].kind==="open")??null}function Ie({seats:t}){let e=te(t);return e===null?"":t[e-1].name}function L({stage:t,seats:e}){return t!=="over"&&te(e)!==null}function vt({stage:t,result:e}){return t==="over"&&e===null}var An={up:[-1,0],down:[1,0],left:[0,-1],right:[0,1]},yp=Array.from({length:81},(t,e)=>[Math.floor(e/9),e%9]);function N([t,e]){return`${"abcdefghi"[e]}${t+1}`}function at(t){return/^[a-i][1-9]$/.test(t)?[Number(t[1])-1,t.charCodeAt(0)-97]:null}function ot(t,e){return t[0]===e[0]&&t[1]===e[1]}function B(t){return[Math.max(...t.map(e=>e[0]))+1,Math.max(...t.map(e=>e[1]))+1]}function qt(t,[e,n]){return t.map(([r,o])=>[r+e,o+n])}function Ce(t,[e,n]){let[r,o]=B(t);return[$s(e,9-r),$s(n,9-o)]}function $s(t,e){return Math.max(0,Math.min(e,t))}function vn([t,e],[n,r],o){return o==="right"?[e,n-1-t]:o==="left"?[r-1-e,t]:[t,r-1-e]}function ws(t,e,n){let[r,o]=e,i=n>=4?vn(t,e,"flip"):t;for(let s=0;s<n%4;s+=1)i=vn(i,[r,o],"right"),[r,o]=[o,r];return i}function St(t){let[e,n]=B(t),r=([o,i])=>Math.abs(o-(e-1)/2)+Math.abs(i-(n-1)/2);return t.reduce((o,i)=>r(i)<r(o)?i:o)}function En(t){let e=Math.min(...t.map(s=>s[0])),n=Math.max(...t.map(s=>s[1])),r=([s,c])=>Math.min(...t.map(([l,u])=>Math.abs(l-s)+Math.abs(u-c))),o=s=>Math.abs(s[0]-e+1)+Math.abs(s[1]-n-1)+(r(s)<2?20:0);return yp.filter(s=>r(s)>0).reduce((s,c)=>o(c)<o(s)?c:s)}function Sn(t){let e=new Set,n=[];for(let r=0;r<t.length;r+=1){if(t[r]!=="."||e.has(r))continue;let o=[],i=[r];e.add(r);for(let s=i.pop();s!==void 0;s=i.pop()){o.push([Math.floor(s/9),s%9]);for(let c of bp(s))t[c]==="."&&!e.has(c)&&(e.add(c),i.push(c))}n.push(o.sort((s,c)=>s[0]-c[0]||s[1]-c[1]))}return n.sort((r,o)=>o.length-r.length)}function bp(t){let e=t%9,n=[t-9,t+9];return e>0&&n.push(t-1),e<8&&n.push(t+1),n.filter(r=>r>=0&&r<81)}var xp=3;function ee(t,e){let n=new Set(Sn(t).map(String));return Sn(kp(t,e)).filter(o=>o.length<=xp&&!n.has(String(o)))}function kp(t,e){let n=[...t];for(let[r,o]of e)n[r*9+o]="x";return n.join("")}function ys(t){let e=49;for(let n=0;n<3;n+=1)for(let r=0;r<3;r+=1){let o=0;for(let i=n;i<n+7;i+=1)o+=t.slice(i*9+r,i*9+r+7).split(".").length-1;e=Math.min(e,o)}return e}function G(t,e,n=0){let r=new Set(t.map(String)),o=new Map;for(let[s,c]of t)for(let l=0;l<4;l+=1){let[u,f]=kn[(l+3)%4];if(r.has(String([s+u,c+f])))continue;let d=vp[l],h=[s+d[0],c+d[1]],$=[h[0]+kn[l][0],h[1]+kn[l][1]];o.set(String(h),[...o.get(String(h))??[],{to:$,direction:l}])}let i="";for(;o.size>0;)i+=Sp(o,e,n);return i}var kn=[[0,1],[1,0],[0,-1],[-1,0]],vp=[[0,0],[0,1],[1,1],[1,0]];function Sp(t,e,n){let r=t.keys().next().value,o=[],i=r,s=-1;do{let l=t.get(i),u=Math.max(0,l.findIndex($=>$.direction===(s+1)%4)),f=l.splice(s<0?0:u,1)[0];l.length===0&&t.delete(i);let[d,h]=i.split(",").map(Number);f.direction!==s&&o.push({at:[d,h],direction:f.direction}),s=f.direction,i=String(f.to)}while(i!==r);return o.length>1&&o[0].direction===s&&o.shift(),`M${o.map(({at:l,direction:u},f)=>{let d=o[(f+o.length-1)%o.length].direction,[h,$]=[d,u].map(k=>kn[(k+1)%4]).reduce((k,S)=>[k[0]+S[0],k[1]+S[1]]);return`${l[1]*e+$*n} ${l[0]*e+h*n}`}).join("L")}Z`}function bs([t,e]){return t>=0&&e>=0&&t<9&&e<9}function Mn([t,e],n){let[r,o]=An[n];return Ce([[0,0]],[t+r,e+o])}function j(t){return t<0?`−${-t}`:String(t)}function xs(t){return t>0?`+${t}`:j(t)}function Bt({name:t,squares:e,buttons:n,time:r,income:o}){return a("patch-label",{name:t,squares:e,buttons:n,time:r,income:o})}function Pe(t,e){return t[e-1].yours&&!t[2-e].yours}function Y(t,e){return{who:Pe(t,e)?"you":"other",name:A(t,e)}}function A(t,e){let{name:n,kind:r}=t[e-1];if(Pe(t,e))return a("you");if(r==="open")return n||a("open-seat");let o=r==="computer"?/^Quiltbee level (\d+)/.exec(n):null;return o?a("level-number",{level:o[1]}):n==="You"?a("player-number",{number:String(e)}):n}function Dt(t,e){if(t.result)return a("wins",Y(e,t.result.winner));if(vt(t))return a("game-aborted");let n=t.stage==="special_patch"?"whose-special-patch":"whose-turn";return a(n,Y(e,t.turn))}function Ht(t,e){if(t.result)return Ap(t,e);if(vt(t))return a("aborted-reason");let n=Y(e,t.turn);if(t.stage==="special_patch")return a("reached-special-patch",n);let r=t.players[t.turn-1].time,o=t.players[2-t.turn].time;return r!==o?a("further-back",n):r===0?a("goes-first",n):e.filter(({yours:s})=>s).length===1?a("level-and-on-top",n):a("both-level-and-on-top",n)}function Ap(t,e){if(!t.result)return"";let{winner:n,scores:r,reason:o}=t.result,i=Ep(r[n-1],r[2-n]),s=Y(e,3-n);return o==="resignation"?a("result-resignation",{...s,points:i}):o==="time"?a("result-time",{...s,points:i}):a(o==="first to 53"?"result-first":"result-score",{points:i})}function Ep(t,e){return a("points-to",{mine:j(t),theirs:j(e)})}function L$(t,e){return[a("pass"),...eo(t,e)].join(" · ")}function eo({consequence:t},e){let n=[a("pass-move",{count:t.time-e}),a("pass-earn",{count:t.earned})];return t.income>0&&n.push(a("pass-income",{count:t.income})),t.special_patch&&n.push(a("pass-special")),n}function ne(t,e,n=!1){if(t==="pass"||t==="A:pass")return a("move-pass");if(t.startsWith("A:"))return a("move-took",{patch:Wt(e,t[2])});if(t.startsWith("+"))return n?a("move-special-at",{cell:t.slice(1)}):a("move-special");let r=Wt(e,t[0]);return!n||!e[t[0]]?a("move-patch",{patch:r}):a("move-patch-at",{patch:r,cell:N(Mp(e[t[0]],t))})}function Wt(t,e){return t[e]?.name??e}function Mp({orientations:t},e){let n=at(e.slice(2));return qt(t[e[1]],n).reduce((r,o)=>o[0]<r[0]||o[0]===r[0]&&o[1]<r[1]?o:r)}function At(t,e,n,r=!0){let o=t.filter(([i,s])=>e[i*9+s]!==".").map(N);return o.length>0?r?o.length>4?a("overlaps-many",{count:o.length}):a("overlaps-at",{cells:Z(o)}):a("overlaps-another"):n?Ut(n):null}function Ut({available:t,missing:e}){return t?null:e>0?a("needs-buttons",{count:e}):a("fits-nowhere")}function ks(t,e,n,r){let o=At(t,e,n,r);if(o===null)return{text:a("fits"),isGood:!0};let i=n!==void 0&&!n.available&&n.missing>0,s=At(t,e,void 0,r)===null,c=i&&s?a("fits-but-short",{count:n.missing}):o;return{text:_p(c),isGood:!1}}function _p(t){return t[0].toLocaleUpperCase()+t.slice(1)}function no(t){let e=N(t[0]);return t.length===1?a("single-hole",{cell:e}):a("hole-of",{size:t.length,cell:e})}function Op(t,e){return e?Z(t.map(no)):t.length===1?a("a-hole"):a("holes",{count:t.length})}function _n(t,e,n,r,o,i=!0){let{consequence:s,missing:c}=t,l=r.players[r.turn-1],{paid:u,buttons:f,time:d,income:h,income_marks:$}=s,k={from:String(l.buttons),to:j(f)},S=[{kind:"buttons",text:c>0?a("effect-cost",{count:u}):a("effect-buttons",k)},{kind:"time",text:a("effect-time",{from:String(l.time),to:String(d)})}];if($.length>0){let I={count:h,marks:Z($.map(String))},C=i?a("effect-income-at",I):a("effect-income",{count:h});S.push({kind:"income",text:C})}return s.special_patch&&S.push({kind:"special",text:a("effect-special")}),n&&S.push({kind:"tile",text:a("effect-tile")}),e.length>0&&S.push({kind:"holes",text:a("effect-holes",{holes:Op(e,i)})}),S.push({kind:"next",text:ro("next",s.next,r.turn,o)}),S}function ro(t,e,n,r){if(e===null)return a("then-over");let o=e===n?"-again":"";return Pe(r,e)?a(`${t}-you${o}`):a(`${t}-name${o}`,{name:A(r,e)})}function vs(t,e,n){let r={cell:N(t)};if(e===".")return a("cell-empty",r);if(e==="*")return a("cell-special",r);let o=n[e]?.name;return o?a("cell-patch",{...r,patch:o}):a("cell-covered",r)}function Ss(t){let e=Sn(t),n=e.reduce((s,c)=>s+c.length,0),r=[a("quilt-covered",{covered:81-n,empty:n})],o=e.filter(s=>s.length===1).map(s=>N(s[0]));o.length>0&&r.push(a("quilt-single-holes",{count:o.length,cells:o.join(" ")})),n>0&&r.push(a("quilt-largest",{size:e[0].length}));let i=ys(t);return r.push(i===0?a("quilt-full"):a("quilt-missing",{count:i})),`${r.join("; ")}.`}function Re(t,e){let{to_income:n,to_special_patch:r,time:o}=t.players[e-1],i=t.time_board.last-o;if(i===0)return a("at-the-end");let s=[];return n!==null&&s.push(a("income-in",{count:n})),r!==null&&s.push(a("special-in",{count:r})),s.push(a("end-in",{count:i})),s.join(", ")}function As(t,e){let n=e[t.letter],r=n.orientations[t.orientation],[o,i]=B(r),s=qt(r,[t.row,t.column]),c=N([t.row+o-1,t.column+i-1]),l=N([t.row,t.column]),{letter:u}=t;return a("placed-patch",{patch:n.name,letter:u,count:s.length,from:l,to:c})}function Es(t){let e=rt(t.seats),n=e.length===1?e[0]:t.turn,r=t.moves.map(({player:o})=>o).lastIndexOf(n);return t.moves.slice(r+1)}function Ms({player:t,move:e,change:n},r,o){let s={name:A(r,t),deed:Tp(e,o)};return!n||n.to===n.from?a("happened",s):a("happened-with",{...s,detail:oo(n)})}function oo({from:t,to:e,paid:n,earned:r,income:o}){let i=(c,l)=>l>0?[a("gain",{sign:c,count:l})]:[],s=[a("moved",{count:e-t}),...i("−",n),...i("+",r)];return o>0&&s.push(a("preview-income",{count:o})),s.join(", ")}function io({paid:t,earned:e,income:n}){return e+n-t}function Tp(t,e){return t.startsWith("+")?a("deed-special"):/^[A-Za-z]\d/.test(t)?a("deed-patch",{patch:Wt(e,t[0])}):ne(t,e)}function so(t){return t.startsWith("A:")?t==="A:pass"?null:t[2]:/^[A-Za-g]\d/.test(t)?t[0]:null}function _s({change:t},e){if(!t||t.to<=t.from)return{gains:[],marks:[]};let n=c=>c>t.from&&c<=t.to,r=e.special_patches.filter(n),o=io(t),i=[o===0?"":Lp(o)];e.income.some(n)&&i.push(a("payday"));let s=[...e.income.filter(n),...r];return{gains:i.filter(Boolean),marks:s}}function Lp(t){return t<0?`−${-t}`:`+${t}`}function Os(t,e){return[...t].filter(n=>n[0]===String(e)).map(n=>at(n.slice(1))).sort((n,r)=>n[0]-r[0]||n[1]-r[1])}function Ts(t,e){let n=r=>Math.abs(r[0]-e[0])+Math.abs(r[1]-e[1]);return t.reduce((r,o)=>n(o)<n(r)?o:r,t[0]??e)}function Ls(t,e,[n,r]){let o=s=>(s[0]-e[0])*n+(s[1]-e[1])*r,i=s=>Math.abs((s[0]-e[0])*r+(s[1]-e[1])*n);return t.filter(s=>o(s)>0).sort((s,c)=>i(s)+o(s)-i(c)-o(c)||i(s)-i(c)).at(0)}function Ns(t,e,n){let r=i=>(i[0]-e[0])*9+i[1]-e[1];return(n?[...t].reverse().find(i=>r(i)<0):t.find(i=>r(i)>0))??t[n?t.length-1:0]}var Cs={letter:null,orientations:{},origin:null,set:!1,anchor:[0,0],cursor:[4,4],plan:!1,spots:{}};function On(t){return{letter:"+",patch:{orientations:{0:[[0,0]]},turns:{0:{right:0,left:0,flip:0}}},placements:new Set(t.map(e=>`0${e}`))}}function q(t,e){return t.orientations[e]??0}function Et(t,e){return e.patch.orientations[q(t,e.letter)]}function it(t,e){return t.origin?qt(Et(t,e),t.origin):[]}function oe(t,e){return t.origin?`${q(t,e.letter)}${N(t.origin)}`:null}function ie(t,e){let n=oe(t,e);return n!==null&&e.placements.has(n)}function Tn(t,e){let n=oe(t,e);return n===null||!e.placements.has(n)?null:e.letter==="+"?`+${n.slice(1)}`:e.letter+n}function ao(t,e,n){switch(n.type){case"choose":return Ip(t,n.choice,n.anchor);case"cancel":return Ln(t);case"arrow":return e?Cp(t,e,n.direction):{...t,cursor:Mn(t.cursor,n.direction)};default:return e?Np(t,e,n):t}}function Ln(t){return t.letter===null?t:{...t,letter:null,origin:null,set:!1,plan:!1}}function Np(t,e,n){switch(n.type){case"hover":return t.set?t:Is(t,e,n.cell,!1);case"leave":return t.set||!t.origin?t:{...t,origin:null};case"set":return Is(t,e,n.cell,!0);case"hold":return{...t,anchor:n.anchor,set:!1};case"put":return re({...t,orientations:{...t.orientations,[e.letter]:n.orientation},anchor:St(e.patch.orientations[n.orientation])},e,n.origin);case"show":return t.origin?{...t,set:!0}:Nn(t,e);case"jump":return Pp(t,e,n.direction);case"next":return Rp(t,e,n.back??!1);case"turn":return jp(t,e,n.how);case"cycle":return qp(t,e)}}function Ip(t,e,n){let{letter:r,planned:o=!1}=e,i={...t,letter:r,origin:null,set:!1,plan:o};return{...i,anchor:n??St(Et(i,e))}}function Is(t,e,n,r){let o=Et(t,e),i=Ce(o,[n[0]-t.anchor[0],n[1]-t.anchor[1]]),s=Ps(t,e,i);return t.origin&&ot(t.origin,s)&&t.set===r&&ot(t.cursor,n)?t:{...t,origin:s,set:r,cursor:n}}function Ps(t,e,n){let r=q(t,e.letter),o=[[0,0],[-1,0],[1,0],[0,-1],[0,1],[-1,-1],[-1,1],[1,-1],[1,1]];for(let[i,s]of o){let c=[n[0]+i,n[1]+s];if(bs(c)&&e.placements.has(r+N(c)))return c}return n}function re(t,e,n){let r=Et(t,e),o=Ce(r,n),i=r.some(s=>ot(s,t.anchor))?t.anchor:St(r);return{...t,origin:o,set:!0,anchor:i,cursor:[o[0]+i[0],o[1]+i[1]]}}function Nn(t,e){let{anchor:n,cursor:r}=t,o=co(t,e),i=[r[0]-n[0],r[1]-n[1]];return re(t,e,Ts(o,i))}function co(t,e){return Os(e.placements,q(t,e.letter))}function Cp(t,e,n){if(!t.origin)return Nn(t,e);let[r,o]=An[n];return re(t,e,[t.origin[0]+r,t.origin[1]+o])}function Pp(t,e,n){if(!t.origin)return Nn(t,e);let r=Ls(co(t,e),t.origin,An[n]);return r?re(t,e,r):{...t,set:!0}}function Rp(t,e,n){let r=co(t,e),o=t.origin;return r.length===0?o?{...t,set:!0}:Nn(t,e):o?re(t,e,Ns(r,o,n)):re(t,e,r[n?r.length-1:0])}function jp(t,e,n){let r=q(t,e.letter),o=vn(t.anchor,B(Et(t,e)),n);return Rs(t,e,e.patch.turns[r][n],o)}function qp(t,e){let n=Object.keys(e.patch.orientations).map(Number).sort((o,i)=>o-i),r=n[(n.indexOf(q(t,e.letter))+1)%n.length];return Rs(t,e,r,St(e.patch.orientations[r]))}function Rs(t,e,n,r){let o={...t,orientations:{...t.orientations,[e.letter]:n},anchor:r};if(!t.origin)return o;let[i,s]=t.cursor,c=Ce(Et(o,e),[i-r[0],s-r[1]]);return{...o,origin:Ps(o,e,c)}}var Ft=81,se=7,In=27,lo=[0,0,0],je=Array.from({length:Ft},(t,e)=>N([Math.floor(e/9),e%9])),Ws=new Map(je.map((t,e)=>[t,e])),Bs=[0,1,2].flatMap(t=>[0,1,2].map(e=>Wp(t,e)));function Wp(t,e){let n=Array.from({length:se*se},(r,o)=>9*(t+Math.floor(o/se))+e+o%se);return Mt(n)}function Mt(t){let e=[0,0,0];for(let n of t)e[Math.floor(n/In)]|=1<<n%In;return e}function uo(t,e){return[t[0]|e[0],t[1]|e[1],t[2]|e[2]]}function Bp(t,e){return[t[0]&~e[0],t[1]&~e[1],t[2]&~e[2]]}function Dp(t,e){return(t[0]&e[0]|t[1]&e[1]|t[2]&e[2])!==0}function Ds(t,e){return(t[0]&~e[0]|t[1]&~e[1]|t[2]&~e[2])===0}function Pn(t,e){return(t[Math.floor(e/In)]>>e%In&1)===1}function js(t){let e=0;for(let n of t)for(;n!==0;n&=n-1)e+=1;return e}function po(t,e){let[n,r]=[Number(e[0]),Ws.get(e.slice(1))],o=t.orientations[n];if(o===void 0||r===void 0)return null;let[i,s]=B(o),[c,l]=[Math.floor(r/9),r%9];return c>9-i||l>9-s?null:fo(n,Cn(o),c,l)}function Cn(t){return t.map(([e,n])=>9*e+n)}function fo(t,e,n,r){let o=9*n+r,i=e.map(s=>o+s);return{name:t+je[o],orientation:t,row:n,column:r,spaces:i,mask:Mt(i)}}var qs=new WeakMap;function Hp(t){let e=qs.get(t);if(e)return e;let n=[];for(let[r,o]of Object.entries(t.orientations)){let[i,s]=B(o),c=Cn(o);for(let l=0;l<=9-i;l+=1)for(let u=0;u<=9-s;u+=1)n.push(fo(Number(r),c,l,u))}return qs.set(t,n),n}function Hs(t,e){let n=Math.floor(e[0]/9),r=Math.min(...e.map(i=>i%9)),o=String(e.map(i=>i-9*n-r));for(let[i,s]of Object.entries(t.orientations))if(String(Cn(s))===o)return fo(Number(i),Cn(s),n,r);return null}function qe(t,e){return Hp(e).filter(({mask:n})=>!Dp(n,t))}function Us(t,e,n){let r=Gs(t,n);return r.length===0?[]:e.filter(({mask:o})=>r.some(i=>Ds(i,o)))}function mo(t){return je.map((e,n)=>n).filter(e=>!Pn(t,e))}function Fs(t){let e=Gs(t,1).reduce(uo,lo);return je.map((n,r)=>r).filter(n=>Pn(e,n))}function Gs(t,e){return js(t)+e<se*se?[]:Bs.map(n=>Bp(n,t)).filter(n=>js(n)<=e)}function zs(t){return Bs.some(e=>Ds(e,t))}function We(t){return je[t]}function ho(t){return Ws.get(t)}function Vs(t,e,n){let r=[...t];for(let o of e)r[o]=n;return r.join("")}function Rn(t){return a(`filter-${t}`)}function Be({score_parts:t},e){let n=t,r=$n[e-1];return[["part-tile",n.special_tile,1],["part-held",n.buttons_held,r.per_button_held],["part-patches",n.patches_with_buttons,r.per_patch_with_buttons],["part-printed",n.buttons_on_patches,r.per_button_on_patches]].filter(([,,i])=>i>0).map(([i,s])=>[i,s])}function jn(t){return t!==null&&t.stage==="card"&&t.seats.some(e=>e.yours)}function qn(t){return t.mode==="solo"&&t.moves.at(-1)?.player===2&&t.result?.reason!=="resignation"}function Ks(t,e,n){return n?a("named-patch",{patch:Wt(e,t),letter:t}):Wt(e,t)}function go(t,e,n=!0){return Z([...t].map(r=>Ks(r,e,n)))}function $o({number:t,budget:e,income:n}){return a("card-title",{number:String(t),budget:e,income:n})}function wo({affordable:t,choices:e,card:{budget:n}},r,o=!0){if(t.length===0)return a("budget-none",{budget:n,count:e.length});let i={budget:n,patches:go(t,r,o)};return a(t.length===1?"budget-only":"budget-buys",i)}function yo({filter:t,left:e,skipped:n},r,o=!0){return n?a("filter-skipped",{filter:Rn(t)}):a("filter-leaves",{filter:Rn(t),keeps:a(`keeps-${t}`),patches:go(e,r,o)})}function bo(t,e,n=!0){let{taken:r,start:o,stop:i,income_marks:s,income:c,special_patches:l}=t,u={start:String(o),stop:String(i)},f=[r?a("automa-takes",{...u,patch:Ks(r,e,n)}):a("automa-advances",u)],d=c?a("gain",{sign:"+",count:c}):a("automa-no-gain");return s.length>0&&f.push(a("automa-income",{marks:Z(s.map(String)),gain:d})),l.length>0&&f.push(a("automa-special",{marks:Z(l.map(String))})),t.reaches_marker&&f.push(a(t.takes_special_tile?"automa-marker-tile":"automa-marker")),f}function Ys(t,e){return[a("automa-says",{text:`${$o(t.card)}.`}),wo(t,e),...t.steps.map(n=>yo(n,e)),...bo(t,e)].join(" ")}function xo({pile:t,aside:e,discards:n}){let r=[a("cards-in-pile",{count:t})];return e>0&&r.push(a("cards-aside",{count:e})),r.push(n.length?a("cards-turned",{cards:n.join(", ")}):a("cards-none")),`${r.join("; ")}.`}function Qs(t){return a(`automa-name-${t}`)}function De({level:t,numeral:e}){return a("numeral-and-name",{numeral:e,name:Qs(t)})}function He({deck:t,level:e,numeral:n}){return a("automa-title",{deck:a(`deck-${t}`),numeral:n,name:Qs(e)})}function Ue({marker:t,marker_on_board:e}){return e?a("marker-on",{space:String(t)}):a("marker-off")}function Up(t){return H()==="de"?t:t[0].toLocaleLowerCase()+t.slice(1)}function Fp(t,e){let n=Be(t,e).filter(([,o])=>o>0).map(([o,i])=>a("part-points",{part:Up(a(o)),points:i})),r=j(t.score);return n.length?a("automa-score-of",{score:r,parts:n.join(", ")}):a("automa-score",{score:r})}function Xs({players:t,result:e},n,r){let o=[Zs("pile-with",n.with_buttons,r),Zs("pile-without",n.without_buttons,r)],{budget:i}=n,s=i!==null&&!e?`${a("next-budget",{budget:i})} `:"";return[`${He(n)}.`,a("automa-holds",{count:t[1].buttons,piles:o.join("; ")}),Fp(t[1],n.level),Ue(n),a("automa-cards",{cards:s+xo(n)})].join(" ")}function Zs(t,e,n){let r=a(t,{count:e.length});return e?a("pile-of",{pile:r,patches:go(e,n)}):r}function _t(t){return t.stage!=="over"&&!L(t)&&t.seats[t.turn-1].yours}function M(t){return t.table!==null&&!t.looking&&!t.pending&&_t(t.table)}function ae({table:t,looking:e,pending:n}){return jn(t)&&!e&&!n}function Wn(t){return t===null||t.game===rs?!1:t.mode!=="screen"&&t.mode!=="remote"}function ce(t){return M(t)&&Wn(t.table)}function Bn(t){let{table:e,looking:n}=t;return Wn(e)&&le(t)&&!n&&e?.stage!=="over"}function Dn(t){return M(t)&&t.hint?.type==="hint"?t.hint.move:null}function Js(t,e){let{hint:n,looking:r,table:o}=t;return n?.type!=="why"?o?.turn===e?Dn(t):null:n.player===e&&!r?n.better:null}function le({table:t,pending:e}){return t!==null&&t.can_undo&&e===null&&O(t)}function ue(t){return t.looking?t.looking.frames[t.looking.index]:t.table}function R(t,e){return t.table?.options.find(n=>n.letter===e)}function ta(t){return t.options.flatMap(e=>e.letter===null?[]:[e.letter])}function Ge(t,e){let n=R(t,e);return n?{letter:e,patch:t.patches[e],placements:new Set(n.placements??[])}:null}function Gt(t){if(t.stage==="over"||L(t))return null;let e=rt(t.seats);return e.length===2?t.turn:e[0]??null}function ze({table:t,placement:e}){return t?e.plan?Gt(t):t.turn:null}function zt(t){return t.placement.plan?T(t)!==null&&!t.pending:M(t)}var Fe=null;function Gp(t,e,n){if(Fe?.choice.letter===t&&Fe.cells===n)return Fe.choice;let r=Mt([...n].flatMap((i,s)=>i==="."?[]:[s])),o=new Set(qe(r,e).map(({name:i})=>i));return Fe={cells:n,choice:{letter:t,patch:e,placements:o,planned:!0}},Fe.choice}function T(t){let{letter:e,plan:n}=t.placement;if(!t.table||e===null)return null;if(n){let r=t.looking?null:Gt(t.table),o=r&&t.table.players[r-1].cells;return o?Gp(e,t.patches[e],o):null}return e==="+"?On(t.table.special_cells):Ge(t,e)}function ko(t){let{table:e}=t;if(!e)return 1;let n=[1,2].filter(r=>e.seats[r-1].yours);return n.length===1?n[0]:n.length===2?ue(t)?.turn??1:1}function Hn(t,e){let{table:n,placement:r}=t;return!n||r.letter===null?!1:r.letter==="+"?n.special_cells_7x7.includes(e.slice(1)):R(t,r.letter)?.completes_7x7?.includes(e)??!1}function Un(t,e){if(!t||t==="pass"||t.startsWith("A:"))return null;let n=at(t.slice(-2));return{shape:t.startsWith("+")?[[0,0]]:e[t[0]].orientations[t[1]],origin:n}}function ea({table:t,patches:e,suggestions:n,looking:r},o){return r||t?.turn!==o?[]:n.flatMap(({move:i,label:s,kind:c,faint:l})=>{let u=Un(i,e);return u?[{...u,label:s,kind:c,faint:l}]:[]})}function na({suggestions:t,looking:e},n){return e?[]:t.filter(({move:r})=>n===null?r==="pass":r!=="pass"&&r[0]===n)}function Ve({table:t,looking:e}){return t?e?t.moves.slice(0,e.index).slice(-1):Es(t):[]}function ra(t,e){return t.flatMap(n=>Un(n,e)??[])}function oa(t,e){return!t||e.number===t.number?[]:[...zp(t,e),...Vp(t,e)]}function zp(t,e){let[n,...r]=e.moves.slice(t.moves.length);if(!n?.change||r.length>0)return[];let{move:o,player:i,change:s}=n,c=t.players[i-1].income,l=e.time_board.income.filter(f=>f>s.from&&f<=s.to),u=o==="pass"?[]:["place"];return l.length>0&&c>0?[...u,"payday"]:io(s)>0?[...u,"button"]:u}function Vp(t,e){let n=rt(e.seats);if(e.result&&!t.result)return[n.includes(e.result.winner)?"win":"end"];let r=t.turn===e.turn&&_t(t);return n.length===1&&_t(e)&&!r?["turn"]:[]}function Ze(t,e,n,r){return r.map((o,i)=>({wave:t,from:o,to:o,at:i*e*.7,long:e,loud:n}))}var ia={place:[{wave:"sine",from:190,to:70,at:0,long:.11,loud:.5},{wave:"triangle",from:520,to:840,at:.05,long:.12,loud:.08}],button:Ze("triangle",.05,.22,[1480,1865]),payday:Ze("triangle",.09,.25,[1175,1480,1760]),turn:Ze("sine",.16,.25,[587,784]),win:Ze("triangle",.2,.25,[523,659,784,1047]),end:Ze("sine",.22,.25,[659,523])},sa={turn:[60],win:[60,60,120],end:[120]};var Fn=null;function vo(){return"vibrate"in navigator}function aa(t,e,{sounds:n,vibration:r}){if(!(!n&&!r))for(let o of oa(t,e)){n&&So(o);let i=sa[o];r&&i&&vo()&&navigator.vibrate(i)}}function So(t){Fn??=new AudioContext,Fn.state==="suspended"&&Fn.resume();for(let e of ia[t])Zp(Fn,e)}function Zp(t,{wave:e,from:n,to:r,at:o,long:i,loud:s}){let c=t.currentTime+o,l=t.createOscillator(),u=t.createGain();l.type=e,l.frequency.setValueAtTime(n,c),l.frequency.exponentialRampToValueAtTime(r,c+i),u.gain.setValueAtTime(1e-4,c),u.gain.exponentialRampToValueAtTime(s,c+.01),u.gain.exponentialRampToValueAtTime(1e-4,c+i),l.connect(u).connect(t.destination),l.start(c),l.stop(c+i)}function Ao(){"serviceWorker"in navigator&&ca(()=>navigator.serviceWorker.register("/sw.js"))}function Eo(){if(!("caches"in window))return;let t={title:a("your-turn"),body:a("notice-body"),lang:H()};ca(async()=>{await(await caches.open("notices")).put("/notice-words",new Response(JSON.stringify(t)))})}function ca(t){(window.requestIdleCallback??(n=>window.setTimeout(n,1e3)))(()=>{t().catch(n=>{console.warn("This browser keeps nothing for times without a page:",n.message)})})}var ct=class{constructor(e){this.value=e}valueOf(){return this.value}},E=class extends ct{constructor(e="???"){super(e)}toString(e){return`{${this.value}}`}},z=class extends ct{constructor(e,n={}){super(e),this.opts=n}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return this.value.toString(10)}},lt=class t extends ct{static supportsValue(e){if(typeof e=="number"||e instanceof Date)return!0;if(e instanceof ct)return t.supportsValue(e.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(e instanceof n.Instant||e instanceof n.PlainDateTime||e instanceof n.PlainDate||e instanceof n.PlainMonthDay||e instanceof n.PlainTime||e instanceof n.PlainYearMonth)return!0}return!1}constructor(e,n={}){e instanceof t?(n={...e.opts,...n},e=e.value):e instanceof ct&&(e=e.valueOf()),typeof e=="object"&&"calendarId"in e&&n.calendar===void 0&&(n={...n,calendar:e.calendarId}),super(e),this.opts=n}[Symbol.toPrimitive](e){return e==="string"?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e=="number")return e;if(e instanceof Date)return e.getTime();if("epochMilliseconds"in e)return e.epochMilliseconds;if("toZonedDateTime"in e)return e.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var la=100,Kp="⁨",Yp="⁩";function Qp(t,e,n){if(n===e||n instanceof z&&e instanceof z&&n.value===e.value)return!0;if(e instanceof z&&typeof n=="string"){let r=t.memoizeIntlObject(Intl.PluralRules,e.opts).select(e.value);if(n===r)return!0}return!1}function ua(t,e,n){return e[n]?pe(t,e[n].value):(t.reportError(new RangeError("No default")),new E)}function Mo(t,e){let n=[],r=Object.create(null);for(let o of e)o.type==="narg"?r[o.name]=Ke(t,o.value):n.push(Ke(t,o));return{positional:n,named:r}}function Ke(t,e){switch(e.type){case"str":return e.value;case"num":return new z(e.value,{minimumFractionDigits:e.precision});case"var":return Xp(t,e);case"mesg":return Jp(t,e);case"term":return tf(t,e);case"func":return ef(t,e);case"select":return nf(t,e);default:return new E}}function Xp(t,{name:e}){let n;if(t.params)if(Object.prototype.hasOwnProperty.call(t.params,e))n=t.params[e];else return new E(`$${e}`);else if(t.args&&Object.prototype.hasOwnProperty.call(t.args,e))n=t.args[e];else return t.reportError(new ReferenceError(`Unknown variable: $${e}`)),new E(`$${e}`);if(n instanceof ct)return n;switch(typeof n){case"string":return n;case"number":return new z(n);case"object":if(lt.supportsValue(n))return new lt(n);default:return t.reportError(new TypeError(`Variable type not supported: $${e}, ${typeof n}`)),new E(`$${e}`)}}function Jp(t,{name:e,attr:n}){let r=t.bundle._messages.get(e);if(!r)return t.reportError(new ReferenceError(`Unknown message: ${e}`)),new E(e);if(n){let o=r.attributes[n];return o?pe(t,o):(t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new E(`${e}.${n}`))}return r.value?pe(t,r.value):(t.reportError(new ReferenceError(`No value: ${e}`)),new E(e))}function tf(t,{name:e,attr:n,args:r}){let o=`-${e}`,i=t.bundle._terms.get(o);if(!i)return t.reportError(new ReferenceError(`Unknown term: ${o}`)),new E(o);if(n){let c=i.attributes[n];if(c){t.params=Mo(t,r).named;let l=pe(t,c);return t.params=null,l}return t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new E(`${o}.${n}`)}t.params=Mo(t,r).named;let s=pe(t,i.value);return t.params=null,s}function ef(t,{name:e,args:n}){let r=t.bundle._functions[e];if(!r)return t.reportError(new ReferenceError(`Unknown function: ${e}()`)),new E(`${e}()`);if(typeof r!="function")return t.reportError(new TypeError(`Function ${e}() is not callable`)),new E(`${e}()`);try{let o=Mo(t,n);return r(o.positional,o.named)}catch(o){return t.reportError(o),new E(`${e}()`)}}function nf(t,{selector:e,variants:n,star:r}){let o=Ke(t,e);if(o instanceof E)return ua(t,n,r);for(let i of n){let s=Ke(t,i.key);if(Qp(t,o,s))return pe(t,i.value)}return ua(t,n,r)}function _o(t,e){if(t.dirty.has(e))return t.reportError(new RangeError("Cyclic reference")),new E;t.dirty.add(e);let n=[],r=t.bundle._useIsolating&&e.length>1;for(let o of e){if(typeof o=="string"){n.push(t.bundle._transform(o));continue}if(t.placeables++,t.placeables>la)throw t.dirty.delete(e),new RangeError(`Too many placeables expanded: ${t.placeables}, max allowed is ${la}`);r&&n.push(Kp),n.push(Ke(t,o).toString(t)),r&&n.push(Yp)}return t.dirty.delete(e),n.join("")}function pe(t,e){return typeof e=="string"?t.bundle._transform(e):_o(t,e)}var Gn=class{constructor(e,n,r){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=n,this.args=r}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,n){let r=this.bundle._intls.get(e);r||(r={},this.bundle._intls.set(e,r));let o=JSON.stringify(n);return r[o]||(r[o]=new e(this.bundle.locales,n)),r[o]}};function Oo(t,e){let n=Object.create(null);for(let[r,o]of Object.entries(t))e.includes(r)&&(n[r]=o.valueOf());return n}var pa=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function fa(t,e){let n=t[0];if(n instanceof E)return new E(`NUMBER(${n.valueOf()})`);if(n instanceof z)return new z(n.valueOf(),{...n.opts,...Oo(e,pa)});if(n instanceof lt)return new z(n.toNumber(),{...Oo(e,pa)});throw new TypeError("Invalid argument to NUMBER")}var rf=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function da(t,e){let n=t[0];if(n instanceof E)return new E(`DATETIME(${n.valueOf()})`);if(n instanceof lt||n instanceof z)return new lt(n,Oo(e,rf));throw new TypeError("Invalid argument to DATETIME")}var ma=new Map;function ha(t){let e=Array.isArray(t)?t.join(" "):t,n=ma.get(e);return n===void 0&&(n=new Map,ma.set(e,n)),n}var fe=class{constructor(e,{functions:n,useIsolating:r=!0,transform:o=i=>i}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:fa,DATETIME:da,...n},this._useIsolating=r,this._transform=o,this._intls=ha(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:n=!1}={}){let r=[];for(let o=0;o<e.body.length;o++){let i=e.body[o];if(i.id.startsWith("-")){if(n===!1&&this._terms.has(i.id)){r.push(new Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(n===!1&&this._messages.has(i.id)){r.push(new Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return r}formatPattern(e,n=null,r=null){if(typeof e=="string")return this._transform(e);let o=new Gn(this,r,n);try{return _o(o,e).toString(o)}catch(i){if(o.errors&&i instanceof Error)return o.errors.push(i),new E().toString(o);throw i}}};var To=/^(-?[a-zA-Z][\w-]*) *= */gm,ga=/\.([a-zA-Z][\w-]*) *= */y,of=/\*?\[/y,Lo=/(-?[0-9]+(?:\.([0-9]+))?)/y,sf=/([a-zA-Z][\w-]*)/y,$a=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,af=/^[A-Z][A-Z0-9_-]*$/,zn=/([^{}\n\r]+)/y,cf=/([^\\"\n\r]*)/y,wa=/\\([\\"])/y,ya=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,lf=/^\n+/,ba=/ +$/,uf=/ *\r?\n/g,pf=/( *)$/,ff=/{\s*/y,xa=/\s*}/y,df=/\[\s*/y,mf=/\s*] */y,hf=/\s*\(\s*/y,gf=/\s*->\s*/y,$f=/\s*:\s*/y,wf=/\s*,?\s*/y,yf=/\s+/y,Vt=class{constructor(e){this.body=[],To.lastIndex=0;let n=0;for(;;){let g=To.exec(e);if(g===null)break;n=To.lastIndex;try{this.body.push(l(g[1]))}catch(x){if(x instanceof SyntaxError)continue;throw x}}function r(g){return g.lastIndex=n,g.test(e)}function o(g,x){if(e[n]===g)return n++,!0;if(x)throw new x(`Expected ${g}`);return!1}function i(g,x){if(r(g))return n=g.lastIndex,!0;if(x)throw new x(`Expected ${g.toString()}`);return!1}function s(g){g.lastIndex=n;let x=g.exec(e);if(x===null)throw new SyntaxError(`Expected ${g.toString()}`);return n=g.lastIndex,x}function c(g){return s(g)[1]}function l(g){let x=f(),_=u();if(x===null&&Object.keys(_).length===0)throw new SyntaxError("Expected message value or attributes");return{id:g,value:x,attributes:_}}function u(){let g=Object.create(null);for(;r(ga);){let x=c(ga),_=f();if(_===null)throw new SyntaxError("Expected attribute value");g[x]=_}return g}function f(){let g;if(r(zn)&&(g=c(zn)),e[n]==="{"||e[n]==="}")return d(g?[g]:[],1/0);let x=Li();return x?g?d([g,x],x.length):(x.value=jr(x.value,lf),d([x],x.length)):g?jr(g,ba):null}function d(g=[],x){for(;;){if(r(zn)){g.push(c(zn));continue}if(e[n]==="{"){g.push(h());continue}if(e[n]==="}")throw new SyntaxError("Unbalanced closing brace");let st=Li();if(st){g.push(st),x=Math.min(x,st.length);continue}break}let _=g.length-1,Nt=g[_];typeof Nt=="string"&&(g[_]=jr(Nt,ba));let Se=[];for(let st of g)st instanceof Vn&&(st=st.value.slice(0,st.value.length-x)),st&&Se.push(st);return Se}function h(){i(ff,SyntaxError);let g=$();if(i(xa))return g;if(i(gf)){let x=I();return i(xa,SyntaxError),{type:"select",selector:g,...x}}throw new SyntaxError("Unclosed placeable")}function $(){if(e[n]==="{")return h();if(r($a)){let[,g,x,_=null]=s($a);if(g==="$")return{type:"var",name:x};if(i(hf)){let Nt=k();if(g==="-")return{type:"term",name:x,attr:_,args:Nt};if(af.test(x))return{type:"func",name:x,args:Nt};throw new SyntaxError("Function names must be all upper-case")}return g==="-"?{type:"term",name:x,attr:_,args:[]}:{type:"mesg",name:x,attr:_}}return X()}function k(){let g=[];for(;;){switch(e[n]){case")":return n++,g;case void 0:throw new SyntaxError("Unclosed argument list")}g.push(S()),i(wf)}}function S(){let g=$();return g.type!=="mesg"?g:i($f)?{type:"narg",name:g.name,value:X()}:g}function I(){let g=[],x=0,_;for(;r(of);){o("*")&&(_=x);let Nt=C(),Se=f();if(Se===null)throw new SyntaxError("Expected variant value");g[x++]={key:Nt,value:Se}}if(x===0)return null;if(_===void 0)throw new SyntaxError("Expected default variant");return{variants:g,star:_}}function C(){i(df,SyntaxError);let g;return r(Lo)?g=gn():g={type:"str",value:c(sf)},i(mf,SyntaxError),g}function X(){if(r(Lo))return gn();if(e[n]==='"')return np();throw new SyntaxError("Invalid expression")}function gn(){let[,g,x=""]=s(Lo),_=x.length;return{type:"num",value:parseFloat(g),precision:_}}function np(){o('"',SyntaxError);let g="";for(;;){if(g+=c(cf),e[n]==="\\"){g+=rp();continue}if(o('"'))return{type:"str",value:g};throw new SyntaxError("Unclosed string literal")}}function rp(){if(r(wa))return c(wa);if(r(ya)){let[,g,x]=s(ya),_=parseInt(g||x,16);return _<=55295||57344<=_?String.fromCodePoint(_):"�"}throw new SyntaxError("Unknown escape sequence")}function Li(){let g=n;switch(i(yf),e[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return Ni(e.slice(g,n))}return e[n-1]===" "?Ni(e.slice(g,n)):!1}function jr(g,x){return g.replace(x,"")}function Ni(g){let x=g.replace(uf,`
`),_=pf.exec(g)[1].length;return new Vn(x,_)}}},Vn=class{constructor(e,n){this.value=e,this.length=n}};var No=new Map,de=new fe("en");function Ye(t,e=`/words/${t}.json`){let n=No.get(t);if(n)return n;let r=bf(new URL(e,import.meta.url));return No.set(t,r),r.catch(()=>No.delete(t)),r}async function bf(t){let e=await fetch(t);if(!e.ok)throw new Error(`The words of this page can’t be loaded: ${t}`);return e.json()}function Io({language:t,words:e,editions:n={}},r){de=new fe(t,{useIsolating:!1}),de.addResource(new Vt(e)),Object.hasOwn(n,r)&&de.addResource(new Vt(n[r]),{allowOverrides:!0}),Pi({language:t,format:(i,s)=>{let c=de.getMessage(i)?.value;if(!c)throw new Error(`There is no message ${i} in ${t}.`);return de.formatPattern(c,s)}})}function Zn(t){t.language===H()&&de.addResource(new Vt(t.words))}var{dataset:Kn}=document.querySelector("script[type=module]"),xf=new Set(["home","offline"]),{lang:kf}=document.documentElement,Co=new Map,ka=!1;async function P(t){let e=Co.get(t)??vf(t);return Co.set(t,e),e.catch(()=>Co.delete(t)),e}async function vf(t){let e=r=>r.startsWith(t)&&r.endsWith("Style"),n=Object.keys(Kn).filter(e);try{let[r]=await Promise.all([import(Kn[t]),...n.map(o=>Po(Kn[o])),xf.has(t)||va(H()).then(Zn)]);return r}catch(r){throw new It(a("server-away"),{cause:r})}}function va(t){return ka=!0,Ye(`${t}-later`,t===kf?Kn.words:void 0)}async function Sa(t){return ka?va(t):null}function Po(t){let e=document.createElement("link");e.rel="stylesheet",e.href=t;let n=new Promise((r,o)=>{e.onload=r,e.onerror=()=>{e.remove(),o(new Error(`No style sheet at ${t}`))}});return document.head.append(e),n}var Aa="quiltbee.outdated";function Qe(){return sessionStorage.getItem(Aa)===String(2)?!1:(sessionStorage.setItem(Aa,String(2)),location.reload(),!0)}async function Ea(){await Gi().catch(()=>!0)||Qe()}var Ro=new Set;function jo(t){for(let e of Ro)e(t)}function Ma(t){return Ro.add(t),()=>{Ro.delete(t)}}var _a=[["one","Player1"],["two","Player2"]];var Sf=["","?","You","Automa"];function Yn(t,e){return`/${Na(e)}${t}`}function Oa(t,e){return`/g/${btoa(t.slice(1)).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}${Na(e)}`}function Ta(t,e,n){return`/api/games/${t}/picture.${e}?${new URLSearchParams(n)}`}function La(t){try{return`#${atob(t.replaceAll("-","+").replaceAll("_","/"))}`}catch(e){if(e instanceof DOMException)return"";throw e}}function Na(t){let e=_a.flatMap(([r],o)=>{let i=t[o]??"";return Sf.includes(i)?[]:[[r,i]]}),n=new URLSearchParams(e).toString();return n&&`?${n}`}function Ia(t){let e=new URLSearchParams(t);return Object.fromEntries(_a.flatMap(([n,r])=>{let o=e.get(n)?.trim().slice(0,40);return o?[[r,o]]:[]}))}function Pa(){let t=Af(8,7).slice(0,54);return t.map(({x:e,y:n},r)=>{let o={x:(e+.5)*12,y:(n+.5)*12},i=r>0?t[r-1]:{x:e-1,y:n},s={x:o.x+(i.x-e)*12/2,y:o.y+(i.y-n)*12/2};return r<53?{centre:o,entry:s,width:12,height:12}:{centre:{x:o.x+12,y:o.y},entry:s,width:36,height:12}})}function Af(t,e){let n=new Set,r=[],[o,i,s,c]=[0,0,1,0],l=(u,f)=>u>=0&&f>=0&&u<t&&f<e&&!n.has(`${u},${f}`);for(;r.length<t*e;)r.push({x:o,y:i}),n.add(`${o},${i}`),l(o+s,i+c)||([s,c]=[-c,s]),o+=s,i+=c;return r}var Ca=10.3;function Ra(){let e=[],n=-Math.PI/2,r=43;for(let o=0;o<=53;o+=1){let i={x:48+Math.cos(n)*r,y:48+Math.sin(n)*r},s=e.at(-1)?.centre??i,c={x:(i.x+s.x)/2,y:(i.y+s.y)/2},l=o===53?9.8:8.6;e.push({centre:i,entry:c,width:l,height:l});let u=Ca/r;n+=u,r-=Ca/(2*Math.PI)*u}return e}function ja(t){let{table:e,placement:n,weighing:r}=t;if(!e||!M(t))return null;let o=n.letter??(r?null:""),i=o===""||o==="+"?void 0:R(t,o);if(!i)return null;let{consequence:s}=i,c=e.turn,l=e.players[c-1].time,u=e.time_board.special_patches_left.filter(f=>f>l&&f<=s.time);return{player:c,from:l,to:s.time,marks:[...s.income_marks,...u],income:s.income_marks.length>0?s.income:0,special:s.special_patch,next:s.next}}function qa({player:t,to:e,income:n,special:r,next:o},i){let c=[n>0?a("preview-income",{count:n}):"",r?a("preview-special"):""].filter(Boolean).join(", ");return`${a("preview-space",{space:String(e)})}${c?`: ${c}`:""}. ${ro("then",o,t,i)}`}var qo=[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg"];function Wa(t){let e=qo.indexOf(t);return{cloth:e%6,weave:(Math.floor(e/6)+e%6)%6}}var Xe={"weave-0":["<path d='M2.5 1.2a1.3 1.3 0 1 0 .01 0M7.5 6.2a1.3 1.3 0 1 0 .01 0'/>","<path opacity='.7' d='M7.5 2a.5.5 0 1 0 .01 0M2.5 7a.5.5 0 1 0 .01 0'/>"],"weave-1":["<path d='M.3 0h.5v10H.3zM1.5 0h1.9v10H1.5zM4.1 0h.5v10h-.5z M5.3 0h.5v10h-.5zM6.5 0h1.9v10H6.5zM9.1 0h.5v10h-.5z'/>"],"weave-2":["<path opacity='.55' d='M0 0h2.5v10H0zM5 0h2.5v10H5z'/>","<path opacity='.55' d='M0 0h10v2.5H0zM0 5h10v2.5H0z'/>"],"weave-3":["<path fill='none' stroke='var(--thread)' stroke-width='.85' d='M0 0L2.5-2.5 5 0 7.5-2.5 10 0M0 2.5L2.5 0 5 2.5 7.5 0 10 2.5M0 5L2.5 2.5 5 5 7.5 2.5 10 5 M0 7.5L2.5 5 5 7.5 7.5 5 10 7.5M0 10L2.5 7.5 5 10 7.5 7.5 10 10 M0 12.5L2.5 10 5 12.5 7.5 10 10 12.5'/>"],"weave-4":["<g transform='translate(2.5 2.5)'><path d='M0-1.8a.8.8 0 1 0 .01 0M1.05-1.05a.8.8 0 1 0 .01 0M.65.2a.8.8 0 1 0 .01 0 M-.65.2a.8.8 0 1 0 .01 0M-1.05-1.05a.8.8 0 1 0 .01 0'/><circle r='.55' fill='var(--cloth)'/><path fill='none' stroke='var(--thread)' stroke-width='.35' d='M1.6 1.6Q2.4 2 2.5 2.6M-1.6 1.6Q-2.4 2-2.5 2.6'/></g>","<g transform='translate(7.5 7.5)'><path d='M0-1.8a.8.8 0 1 0 .01 0M1.05-1.05a.8.8 0 1 0 .01 0M.65.2a.8.8 0 1 0 .01 0 M-.65.2a.8.8 0 1 0 .01 0M-1.05-1.05a.8.8 0 1 0 .01 0'/><circle r='.55' fill='var(--cloth)'/><path fill='none' stroke='var(--thread)' stroke-width='.35' d='M1.6 1.6Q2.4 2 2.5 2.6M-1.6 1.6Q-2.4 2-2.5 2.6'/></g>"],"weave-5":["<path fill='none' stroke='var(--thread)' d='M0 2.5Q2.5-.6 5 2.5T10 2.5M0 7.5Q2.5 4.4 5 7.5T10 7.5'/>"],special:["<rect x='.25' y='.25' width='9.5' height='9.5' rx='1.1' fill='var(--leather)' stroke='var(--seam)' stroke-width='.7'/>","<path fill='none' stroke='var(--grain)' stroke-width='.3' stroke-linecap='round' opacity='.7' d='M2.6 2.7h.5M6.9 2.5h.6M4.8 2.2h.3M2.3 5.5h.4M7.4 5.2h.4M3 7.6h.6M6.6 7.5h.5M4.9 7.9h.3'/>","<rect x='1.4' y='1.4' width='7.2' height='7.2' rx='.7' fill='none' stroke='var(--stitch)' stroke-width='.42' stroke-dasharray='1.1 .7' stroke-linecap='round'/>","<path fill='none' stroke='var(--grain)' stroke-width='.6' stroke-linecap='round' d='M5 3.3V6.7M3.3 5H6.7M3.8 3.8L6.2 6.2M6.2 3.8L3.8 6.2'/>"],button:["<circle r='9.6' fill='var(--stitch)' stroke='var(--seam)' stroke-width='1.9'/>","<circle r='6.4' fill='none' stroke='var(--seam)' stroke-width='.8' opacity='.35'/>","<path fill='none' stroke='var(--seam)' stroke-width='.9' opacity='.45' d='M-2.4-2.4L2.4 2.4M2.4-2.4L-2.4 2.4'/>","<path fill='var(--seam)' d='M-2.5-4.2a1.7 1.7 0 1 0 .01 0M2.5-4.2a1.7 1.7 0 1 0 .01 0 M-2.5.8a1.7 1.7 0 1 0 .01 0M2.5.8a1.7 1.7 0 1 0 .01 0'/>"],"special-tile":["<rect x='-9.4' y='-9.4' width='18.8' height='18.8' rx='2.4' fill='var(--leather)' stroke='var(--tile-edge)' stroke-width='1.2'/>","<rect x='-7.4' y='-7.4' width='14.8' height='14.8' rx='1.2' fill='none' stroke='var(--stitch)' stroke-width='.9' stroke-dasharray='2 1.2'/>","<path d='M-3.6-5.2H3.8C.6-1.5-.8 1.8-1.2 5.6' fill='none' stroke='var(--stitch)' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round'/>"],"tile-1":["<path d='M0-9a9 9 0 1 0 .01 0Z' fill='var(--tile-1)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],"tile-5":["<path d='M0 -8.20A3.2 3.2 0 0 1 5.8 -5.80A3.2 3.2 0 0 1 8.2 -0.00A3.2 3.2 0 0 1 5.8 5.80A3.2 3.2 0 0 1 0 8.20A3.2 3.2 0 0 1 -5.8 5.80A3.2 3.2 0 0 1 -8.2 0.00A3.2 3.2 0 0 1 -5.8 -5.80A3.2 3.2 0 0 1 0 -8.20Z' fill='var(--tile-5)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],"tile-10":["<path d='M-6.4-9H6.4Q9-9 9-6.4V6.4Q9 9 6.4 9H-6.4Q-9 9-9 6.4V-6.4Q-9-9-6.4-9Z' fill='var(--tile-10)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],"tile-20":["<path d='M0 -8.80A2 2 0 0 1 3.82 -7.93A2 2 0 0 1 6.88 -5.49A2 2 0 0 1 8.58 -1.96A2 2 0 0 1 8.58 1.96A2 2 0 0 1 6.88 5.49A2 2 0 0 1 3.82 7.93A2 2 0 0 1 0 8.80A2 2 0 0 1 -3.82 7.93A2 2 0 0 1 -6.88 5.49A2 2 0 0 1 -8.58 1.96A2 2 0 0 1 -8.58 -1.96A2 2 0 0 1 -6.88 -5.49A2 2 0 0 1 -3.82 -7.93A2 2 0 0 1 0 -8.80Z' fill='var(--tile-20)' stroke='var(--tile-edge)' stroke-width='1.1' stroke-linejoin='round'/>","<circle r='6.6' fill='var(--tile)'/>"],cell:["<path fill='none' stroke='var(--grid)' stroke-width='.16' opacity='.6' d='M3.4 5H6.6M5 3.4V6.6'/>"],"token-1":["<circle r='4'/>"],"token-2":["<path d='M0-5L5 0 0 5-5 0Z'/>"],"space-cloth":["<rect x='-5.7' y='-5.7' width='11.4' height='11.4' rx='1.2' fill='var(--tone)' stroke='var(--edge)' stroke-width='.35'/>","<rect x='-4.9' y='-4.9' width='9.8' height='9.8' rx='.7' fill='none' stroke='var(--edge)' stroke-width='.25' stroke-dasharray='.9 .6'/>"],"space-thread":["<circle r='4.3' fill='var(--tone)' stroke='var(--edge)' stroke-width='.4'/>","<circle r='3.6' fill='none' stroke='var(--edge)' stroke-width='.22' stroke-dasharray='.8 .5'/>"],"space-end":["<rect x='-17.7' y='-5.7' width='35.4' height='11.4' rx='1.2' fill='var(--tone)' stroke='var(--edge)' stroke-width='.35'/>","<rect x='-16.9' y='-4.9' width='33.8' height='9.8' rx='.7' fill='none' stroke='var(--edge)' stroke-width='.25' stroke-dasharray='.9 .6'/>"],corner:["<path fill='none' stroke='var(--thread-0)' stroke-width='.5' d='M2 13Q.5 7 5.5 5.5T13.5 1.8'/>","<use href='#button' transform='translate(5 5.2) scale(.3)'/>","<use href='#button' transform='translate(11.6 2.4) scale(.16)'/>","<use href='#button' transform='translate(2.2 11) scale(.16)'/>"]};var Ba=new WeakMap;async function Da(t){let e=await fetch(t);if(!e.ok)throw new Error(`The artwork can’t be loaded: ${t}`);return e.json()}function Bo(t){let e=[t];return Object.assign(e,{raw:e})}function Mf(t){let e=Ba.get(t);if(!e){let n=Object.entries(t).map(([r,o])=>`<g id="${r}">${o.join("")}</g>`);e=Bo(n.join("")),Ba.set(t,e)}return v(e)}function Ha(t=Xe){return p`<svg class="fabrics" aria-hidden="true" width="0" height="0">
<defs>
${Mf(t)}
${qo.map(e=>{let{cloth:n,weave:r}=Wa(e);return Wo(`fabric-${e}`,10,v`<g class=${`cloth-${n}`}><rect class="cloth" width="10" height="10"></rect>
<use class="thread" href=${`#weave-${r}`}></use></g>`)})}
${Wo("fabric-cell",10,v`<use href="#cell"></use>`)}
${Wo("fabric-covered",5,v`<rect class="covered" width="5" height="5"></rect>`)}
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
</svg>`}function Wo(t,e,n){return v`<pattern id=${t} width=${e} height=${e} patternUnits="userSpaceOnUse">${n}
</pattern>`}function Q(t,e,n,r=1){return v`<use href=${`#${t}`} transform=${`translate(${e} ${n}) scale(${r})`}></use>`}function W(t,e,n){return Q("button",t,e,n/10)}function _f(t){let e=t.orientations[0];return Array.from({length:t.income},(n,r)=>e[Math.floor((r+.5)*e.length/t.income)])}function Je(t,e,n,[r,o],i){let s=e.orientations[n],c=B(e.orientations[0]);return v`<g class="patch" transform=${`translate(${o*10} ${r*10})`}>
<path class="piece" fill=${`url(#fabric-${t})`} d=${G(s,10,.25)}></path>
<path class="stitches" d=${G(s,10,1.1)}></path>
${_f(e).map(l=>{let[u,f]=ws(l,c,n);return W((f+.5)*10,(u+.5)*10,2.6)})}
${i?Of(s[0],t):m}
</g>`}function Of([t,e],n){let[r,o]=[(e+.5)*10,(t+.5)*10+1.9];return v`<text class="letter" x=${r} y=${o}>${n}</text>`}function Do([t,e]){return v`<g class="patch special">${Q("special",e*10,t*10)}</g>`}function Ot(t,e,n,r){let[o,i]=B(e.orientations[n]),s=Math.max(4,o,i)*10+1.2,[c,l]=[(i*10-s)/2,(o*10-s)/2];return p`<svg class="framed" viewBox=${`${c} ${l} ${s} ${s}`} aria-hidden="true">
${Je(t,e,n,[0,0],r)}
</svg>`}function Qn(t,e,n,r){let[o,i]=B(e.orientations[n]);return p`<svg
class=${`picture w${i} h${o}`}
viewBox=${`-0.6 -0.6 ${i*10+1.2} ${o*10+1.2}`}
aria-hidden="true"
>
${Je(t,e,n,[0,0],r)}
</svg>`}var Ua={cloth:Pa(),thread:Ra()},tn=[1,2];function Fa(t){return t.time_board.on_top===1?[tn[1],tn[0]]:tn}function Ga(t,e){let[n,r]=t.players.map(l=>l.time),o=n===r?a("tokens-together",{space:String(n),name:A(e,t.time_board.on_top)}):tn.map(l=>a("token-at",{...Y(e,l),space:String(t.players[l-1].time)})).join(" "),i=t.time_board.special_patches_left,s=t.automa?` ${Ue(t.automa)}`:"",c=i.length?i.join(", "):a("none");return`${o} ${a("special-left",{spaces:c})}${s}`}function Ho(t,e,n,r){return v`<g class=${`token token-${t}`} transform=${`translate(${e} ${n})`}>
${Q(`token-${t}`,0,0,r/4)}
<text y=${r*.42} font-size=${r*1.2}>${t}</text></g>`}function za({numeral:t},e,n,r){let o=Array.from({length:16},(i,s)=>{let c=s%2?r*.78:r,l=s*Math.PI/8;return`${(Math.sin(l)*c).toFixed(2)} ${(-Math.cos(l)*c).toFixed(2)}`});return v`<g class="marker" transform=${`translate(${e} ${n})`}>
<path d=${`M${o.join("L")}Z`}></path>
<text y=${r*.3} font-size=${r*.85}>${t}</text></g>`}function Va({automa:t},e,n){if(!t?.marker_on_board)return m;let[r,o]=e(t.marker);return za(t,r,o,n)}function tr(t){return p`<svg class="token-picture" viewBox="-6 -6 12 12" aria-hidden="true">
${Ho(t,0,0,4.4)}
</svg>`}function Lf(t,e,n,r=null){let o=Ua[n],i=n==="cloth"?84:96,{income:s,special_patches:c,special_patches_left:l}=t.time_board;return p`<svg
class="spiral"
viewBox=${`-1 -1 98 ${i+2}`}
role="img"
aria-label=${Ga(t,e)}
>
${n==="thread"?[Nf(),If(o)]:m}
${o.map((u,f)=>Cf(u,f,n))}
${r?Za(r,u=>o[u].centre):m}
${s.map(u=>{let{x:f,y:d}=o[u].entry;return Xn(u,r,W(f,d,2.5))})}
${c.map(u=>{let{x:f,y:d}=o[u].entry;return Xn(u,r,en(f,d,4.8,l.includes(u)))})}
${r?Ka(r,o[r.to].centre,4.6):m}
${Va(t,u=>[o[u].centre.x,o[u].centre.y],5.4)}
${Pf(t,o)}
</svg>`}function Xn(t,e,n){let o=e?.marks.includes(t)??!1?"board-mark crossed":"board-mark";return v`<g class=${o} data-mark=${t}>${n}</g>`}function Za({player:t,from:e,to:n},r){let i=Array.from({length:n-e+1},(s,c)=>r(e+c)).map(({x:s,y:c})=>`${s.toFixed(1)} ${c.toFixed(1)}`).join("L");return v`<path class="walk-halo" d=${`M${i}`}></path>
<path class=${`walk walk-${t}`} d=${`M${i}`} data-testid="walk"></path>`}function Ka({player:t,to:e},{x:n,y:r},o){return v`<g class=${`landing landing-${t}`} data-landing=${e}
transform=${`translate(${n} ${r})`}>${Q(`token-${t}`,0,0,o/4)}</g>`}function Nf(){return[[0,1,1],[96,-1,1],[0,1,-1],[96,-1,-1]].map(([t,e,n])=>v`<use href="#corner"
transform=${`translate(${t} ${n>0?0:96}) scale(${e} ${n})`}></use>`)}function If(t){let e=t.map(({centre:n})=>`${n.x.toFixed(1)} ${n.y.toFixed(1)}`);return v`<path class="strand" d=${`M${e.join("L")}`}></path>`}function Cf({centre:{x:t,y:e}},n,r){let o=n===53,i=r==="cloth"&&o?"space-end":`space-${r}`,s=n===0||o?"end":n%2?"odd":"even",c=n===0&&r==="cloth"?a("board-start"):n;return v`<g class=${`space ${s}`}>
${Q(i,t,e,r==="thread"&&o?1.14:1)}
<text x=${t} y=${e+1.6} class=${n===0?"named":""}>${c}</text></g>`}function en(t,e,n,r){let[o,i]=[t-n/2,e-n/2];return r?Q("special",o,i,n/10):v`<rect class="mark-taken" x=${o} y=${i} width=${n} height=${n}
rx="0.6"></rect>`}function Pf(t,e){let n=t.players[0].time===t.players[1].time;return Fa(t).map((r,o)=>{let{x:i,y:s}=e[t.players[r-1].time].centre,c=n?o*-2.6+1.3:0;return Ho(r,i+c*.6,s+c,4)})}var nn={left:5,span:150,bar:9.5,above:4,below:15};function $t(t){return nn.left+t*nn.span/53}function Jn(t){return t===1?nn.above:nn.below}function Ya(t,e){return Ua[t][e].centre}function Rf(t,e,n){let{income:r,special_patches:o,special_patches_left:i}=t.time_board,{bar:s}=nn;return p`<svg
class="time-line"
viewBox="0 0 160 19"
role="img"
aria-label=${Ga(t,e)}
>
<rect class="track" x="3" y=${s-1.6} width="154" height="3.2" rx="1.6"></rect>
${tn.map(c=>v`<rect class=${`gone gone-${c}`} x="3" y=${c===1?s-1.6:s}
width=${Math.max(2,$t(t.players[c-1].time)-3)} height="1.6"></rect>`)}
${n?Za(n,c=>({x:$t(c),y:s})):m}
${r.map(c=>Xn(c,n,W($t(c-.5),s,2.1)))}
${o.map(c=>Xn(c,n,en($t(c-.5),s,4.2,i.includes(c))))}
${Va(t,c=>[$t(c),s],3.6)}
${n?Ka(n,{x:$t(n.to),y:Jn(n.player)},3.2):m}
${Fa(t).map(c=>{let{time:l}=t.players[c-1];return Ho(c,$t(l),Jn(c),3.3)})}
</svg>`}function jf(t,e){let{to_income:n,to_special_patch:r}=t.players[e-1],o=(i,s)=>p`<li><svg viewBox="-3 -3 6 6">${s}</svg>${i??"–"}</li>`;return p`<ul class="ahead" data-testid="ahead" aria-hidden="true">
${o(n,W(0,0,2.7))} ${o(r,en(0,0,5.2,!0))}
</ul>`}function qf({automa:t}){let e=[[a("legend-income"),W(0,0,2.4)],[a("legend-special"),en(0,0,4.6,!0)],[a("legend-taken"),en(0,0,4.6,!1)]];if(!t)return e;let{marker:n,marker_on_board:r}=t;return[...e,[r?a("legend-marker",{space:String(n)}):a("legend-no-marker"),za(t,0,0,2.9)]]}function Qa(t,e,n,r,o=null,i=1){let s=o?qa(o,e):a("time-note",{name:A(e,i),distances:Re(t,i)});return p`<section class="panel time-board" aria-labelledby="time-heading">
<div class="panel-head">
<h2 id="time-heading">${a("time-board")}</h2>
<button type="button" class="quiet look" data-testid="look" @click=${r}>
${a(n==="cloth"?"look-thread":"look-cloth")}
</button>
</div>
<p class="time-note" data-testid="time-note">${s}</p>
<div class="spiral-box">${Lf(t,e,n,o)}</div>
<div class="line-box">
${Rf(t,e,o)}
<p class="visually-hidden">${s}</p>
${jf(t,i)}
</div>
<ul class="legend">
${qf(t).map(([c,l])=>p`<li><svg viewBox="-3 -3 6 6" aria-hidden="true">${l}</svg> ${c}</li>`)}
</ul>
</section>`}var er=class{constructor(e,n){this.root=e,this.look=n,this.scene=null,this.running=[]}prepare({table:e},n,r){let i=r>0&&n.moves.length===(e?.moves.length??0)+1?n.moves[n.moves.length-1]:void 0;if(!i){this.scene=null;return}let s=so(i.move),c=s?this.root.querySelector(`[data-patch="${s}"] .framed`):null,l=c&&{box:c.getBoundingClientRect(),image:c.cloneNode(!0)},{gains:u,marks:f}=_s(i,n.time_board);this.scene={happening:i,milliseconds:r,gains:u,marks:f,picture:l}}play(){let{scene:e}=this;this.scene=null,e&&(this.skip(),this.fly(e),this.walk(e),this.light(e),this.float(e))}skip(){for(let e of this.running)e.finish();this.running=[]}run(e,n,r){let o=e.animate(n,{duration:r,easing:"ease-in-out"});return this.running.push(o),o}fly({happening:{move:e,player:n},picture:r,milliseconds:o}){let i=this.targetOf(so(e),n);if(!r||!i)return;let[s,c]=[r.box,i.getBoundingClientRect()],l=this.overlay("flying",[r.image]),u=(d,h)=>({transform:`translate(${d.x+d.width/2}px, ${d.y+d.height/2}px)
translate(-50%, -50%) scale(${h})`}),f=Math.max(c.width,c.height)/170;this.run(l,[u(s,s.width/170),u(c,f)],o*.9).onfinish=()=>l.remove(),i.matches("g")&&this.run(i,[{opacity:0},{opacity:0,offset:.9},{opacity:1}],o)}targetOf(e,n){let o=[...this.root.querySelectorAll(`[data-sewn="${e}"]`)].filter(s=>s.getBoundingClientRect().width>0),[i]=o.sort((s,c)=>c.getBoundingClientRect().width-s.getBoundingClientRect().width);return i??this.root.querySelector(`[data-testid="player-${n}"]`)}walk({happening:{change:e,player:n},milliseconds:r}){if(!e||e.to<=e.from)return;let o=Array.from({length:e.to-e.from+1},(c,l)=>e.from+l),i=c=>Ya(this.look(),c),s=c=>({x:$t(c),y:Jn(n)});for(let[c,l]of[["spiral",i],["time-line",s]]){let u=this.root.querySelector(`.${c} .token-${n}`),f=o.map(l).map(({x:d,y:h})=>({transform:`translate(${d}px, ${h}px)`}));u&&this.run(u,f,r*.9)}}light({marks:e,milliseconds:n}){for(let r of e)for(let o of this.root.querySelectorAll(`[data-mark="${r}"]`))this.run(o,[{opacity:1},{opacity:.1},{opacity:1}],n)}float({happening:{player:e},gains:n,milliseconds:r}){let i=this.root.querySelector(`[data-testid="buttons-${e}"]`)?.getBoundingClientRect();if(!i||n.length===0)return;let s=this.overlay("floating",[n.join(" · ")]),[c,l]=[i.x-4,i.y-4],u=[{transform:`translate(${c}px, ${l+10}px)`,opacity:0},{transform:`translate(${c}px, ${l}px)`,opacity:1,offset:.25},{transform:`translate(${c}px, ${l-12}px)`,opacity:1}];this.run(s,u,r).onfinish=()=>s.remove()}overlay(e,n){let r=document.createElement("div");return r.className=`overlay ${e}`,r.setAttribute("aria-hidden","true"),r.append(...n),document.body.append(r),r}};var py=[["1 2 3","key-1-2-3"],["keys-arrows","key-arrows"],["keys-shift-arrows","key-shift-arrows"],["N, Shift + N","key-n"],["R, Shift + R","key-r"],["F","key-f"],["keys-space","key-space"],["Enter","key-enter"],["Esc","key-esc"],["keys-wheel","key-wheel"],["P","key-p"],["U","key-u"],["T, Enter","key-t"],["H, W","key-h"],["/","key-slash"],["?, F1","key-help"]],rn={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right"},Xa={1:{type:"option",index:0},2:{type:"option",index:1},3:{type:"option",index:2}," ":{type:"placement",event:{type:"cycle"}},f:{type:"placement",event:{type:"turn",how:"flip"}},Enter:{type:"place"},Escape:{type:"cancel"},p:{type:"pass"},u:{type:"undo"},t:{type:"turn"},h:{type:"hint"},w:{type:"why"},"/":{type:"command"},"?":{type:"help"}};function Ja({key:t,shiftKey:e,ctrlKey:n,metaKey:r,altKey:o}){if(n||r||o)return null;if(Object.hasOwn(rn,t)){let s=rn[t];return{type:"placement",event:{type:e?"jump":"arrow",direction:s}}}let i=t.length===1?t.toLowerCase():t;return i==="n"?{type:"placement",event:{type:"next",back:e}}:i==="r"?{type:"placement",event:{type:"turn",how:e?"left":"right"}}:Object.hasOwn(Xa,i)?Xa[i]:null}var Wf=4,Bf=1.5,Df=120,nr=class{constructor(e,n){this.root=e,this.game=n,this.press=null,this.swallow=!1,this.turned=0;let r=new AbortController;this.stop=()=>{this.end(),r.abort()};let o=(i,s,c=!1)=>e.addEventListener(i,l=>s(l),{signal:r.signal,capture:c});o("pointerdown",i=>this.down(i)),o("pointermove",i=>this.move(i)),o("pointerup",i=>this.up(i)),o("pointercancel",()=>this.abandon()),o("pointerleave",()=>this.leave()),o("click",i=>this.click(i),!0),o("contextmenu",i=>this.flip(i)),e.addEventListener("wheel",i=>this.wheel(i),{signal:r.signal,passive:!1}),window.addEventListener("keydown",i=>{i.key==="Escape"&&this.press?.dragging&&(i.stopPropagation(),this.abandon())},{signal:r.signal,capture:!0})}cellAt(e,n){let r=this.root.querySelector("[data-held] .cells");if(!r)return null;let o=r.getBoundingClientRect(),i=o.width/9,[s,c]=[Math.floor((n-o.top)/i),Math.floor((e-o.left)/i)];return s>=-1&&c>=-1&&s<=9&&c<=9?[Math.max(0,Math.min(8,s)),Math.max(0,Math.min(8,c))]:null}isOnQuilt(e){return e.target instanceof Element&&e.target.closest("[data-held] .cells")!==null}down(e){this.swallow=!1;let{state:n}=this.game;if(e.button!==0||!e.isPrimary||!zt(n))return;let r=e.target,o=M(n)?r.closest("[data-patch]"):null,i=o?o.dataset.patch:this.game.state.placement.letter;if(!i||!o&&!this.isOnQuilt(e))return;let s=o?this.grabbed(o,i,e):this.heldCell(e);this.press={pointer:e.pointerId,x:e.clientX,y:e.clientY,letter:i,anchor:s,market:o,touch:e.pointerType==="touch",dragging:!1,image:null}}grabbed(e,n,r){let o=Ge(this.game.state,n),i=e.querySelector(".patch");if(!o||!i)return null;let s=o.patch.orientations[q(this.game.state.placement,n)],[c,l]=B(s),u=i.getBoundingClientRect(),f=Math.floor((r.clientY-u.top)/u.height*c),d=Math.floor((r.clientX-u.left)/u.width*l);return s.find(h=>ot(h,[f,d]))??St(s)}heldCell(e){let{placement:n}=this.game.state,r=T(this.game.state),o=this.cellAt(e.clientX,e.clientY);return!r||!n.origin||!o||!it(n,r).some(i=>ot(i,o))?null:[o[0]-n.origin[0],o[1]-n.origin[1]]}move(e){let{press:n}=this;if(!n){e.pointerType!=="touch"&&this.hover(e);return}if(e.pointerId===n.pointer){if(!n.dragging){if(Math.hypot(e.clientX-n.x,e.clientY-n.y)<Wf)return;this.startDrag(n)}this.drag(n,e)}}hover(e){let{placement:n}=this.game.state;if(n.letter===null||n.set)return;let r=this.isOnQuilt(e)?this.cellAt(e.clientX,e.clientY):null;r?this.game.placement({type:"hover",cell:r}):this.leave()}leave(){!this.press&&this.game.state.placement.origin&&this.game.placement({type:"leave"})}startDrag(e){e.dragging=!0,this.root.setPointerCapture(e.pointer),e.market&&this.game.choose(e.letter,e.anchor??void 0);let n=T(this.game.state);if(!n)return;let r=Et(this.game.state.placement,n),o=r.filter(s=>s[0]===B(r)[0]-1),i=e.touch?o[Math.floor(o.length/2)]:e.anchor??St(r);this.game.placement({type:"hold",anchor:i}),e.market&&(e.image=this.dragImage(e.market))}dragImage(e){let n=e.querySelector(".framed");if(!n)return null;let r=document.createElement("div");return r.className="drag-image",r.append(n.cloneNode(!0)),document.body.append(r),r}drag(e,n){let r=this.root.querySelector("[data-held] .cells"),o=e.touch&&r?r.getBoundingClientRect().width/9*Bf:0,i=this.cellAt(n.clientX,n.clientY-o);if(i?this.game.placement({type:"hover",cell:i}):this.game.placement({type:"leave"}),!e.image)return;e.image.hidden=i!==null;let s=`${n.clientX}px, ${n.clientY-o}px`;e.image.style.transform=`translate(${s}) translate(-50%, -50%)`}up(e){let{press:n}=this;if(!(!n||e.pointerId!==n.pointer)&&(this.end(),!!n.dragging)){if(this.swallow=!0,!this.game.state.placement.origin)return this.game.placement({type:"cancel"});this.game.placement({type:"show"}),n.market&&!n.touch&&this.game.commit()}}abandon(){let e=this.press?.dragging??!1;this.end(),this.swallow=e,e&&this.game.placement({type:"cancel"})}end(){this.press?.image?.remove(),this.press=null}click(e){if(this.swallow){this.swallow=!1,e.stopPropagation(),e.preventDefault();return}if(!this.isOnQuilt(e))return;let{game:n}=this,{placement:r}=n.state,o=T(n.state),i=this.cellAt(e.clientX,e.clientY);!i||!o||(r.set&&this.commits(e,i)?n.commit():n.placement({type:"set",cell:i}))}commits(e,n){let{placement:r}=this.game.state,o=T(this.game.state);if(!o)return!1;let i=it(r,o);return r.plan?!1:i.length>0&&ie(r,o)&&ot(En(i),n)?!0:e.pointerType==="touch"?!1:[...i,r.cursor].some(s=>ot(s,n))}wheel(e){if(!this.turns(e)||e.deltaY===0)return;e.preventDefault();let n=performance.now();n-this.turned<Df||(this.turned=n,this.game.placement({type:"turn",how:e.deltaY>0?"right":"left"}))}flip(e){e.pointerType==="touch"||!this.turns(e)||(e.preventDefault(),this.game.placement({type:"turn",how:"flip"}))}turns(e){let{state:n}=this.game;return e.target instanceof Element&&e.target.closest("[data-held] .cells")!==null&&zt(n)&&(T(n)?.letter??"+")!=="+"}};function tc(t,e){let n=t.target.closest("[data-quilt=shown]");return!n||!Object.hasOwn(rn,t.key)||t.shiftKey?!1:(t.preventDefault(),e(n.getAttribute("data-testid")==="quilt-1"?1:2,rn[t.key]),!0)}function ec(t){t.onLine=e=>P("commands").then(({obey:n})=>n(t,e),n=>t.complain(n.message))}function nc(t,e,n){let r=window.matchMedia("(prefers-reduced-motion: reduce)");e.pace=()=>document.hidden||r.matches?"off":n.settings.motion;let o=new er(t,()=>n.settings.look);return e.onShow=({table:i},s)=>{aa(e.state.table,i,n.settings),o.prepare(e.state,i,s)},o}function rc(t,e,n,r,o){let i=new nr(t,e),s=new AbortController,{signal:c}=s,l=()=>{document.hidden||(e.wake(),r.consider())},u=()=>{e.skip(),n.skip()};return window.addEventListener("keydown",u,{capture:!0,signal:c}),window.addEventListener("pointerdown",u,{capture:!0,signal:c}),t.addEventListener("keydown",f=>Uf(f,e,o),{signal:c}),e.onPlan=f=>Hf(t,e,f),window.addEventListener("online",l,{signal:c}),document.addEventListener("visibilitychange",l,{signal:c}),()=>{s.abort(),i.stop()}}function oc(t){ic(t.querySelector(".quilt.active .cells"))}async function Hf(t,e,n){try{e.planning=await P("plan"),e.planning.planWith(e,n),e.state.placement.plan&&T(e.state)&&ic(t.querySelector(".spread.front .cells"))}catch(r){e.complain(r instanceof Error?r.message:String(r))}}function ic(t){if(!t)return;t.focus({preventScroll:!0});let{top:e,bottom:n}=t.getBoundingClientRect();(e<0||n>window.innerHeight)&&t.scrollIntoView({block:"nearest"})}function sc(t,e,n){e.matches(".turn-card")&&t.querySelector(".quilt.active")?n():document.getElementById("turn-heading")?.focus()}function Uf(t,e,n){let r=t.target;if(!r.closest("[data-keys]")||r.closest("dialog, input, select, textarea")||tc(t,(c,l)=>e.store.dispatch({type:"walk",player:c,direction:l})))return;let i=Ja(t),s=r instanceof HTMLButtonElement&&[" ","Enter"].includes(t.key);!i||s||(t.preventDefault(),Gf(i,e,n))}function Ff(t){let{letter:e,plan:n}=t.state.placement;if(t.placement({type:"cancel"}),!n||!document.activeElement?.matches(".cells"))return;document.querySelector(`[data-coming=${e}]`)?.focus({preventScroll:!0})}function Gf(t,e,n){switch(t.type){case"option":return e.chooseAt(t.index),n();case"placement":return e.placement(t.event);case"place":return e.state.placement.letter===null&&e.company.goOn()?void 0:e.state.table?.stage==="card"?e.turnCard():e.commit();case"turn":return e.turnCard();case"hint":return e.hint();case"why":return e.why();case"cancel":return Ff(e);case"pass":return e.pass();case"undo":return e.undo();case"command":return e.type(!0),document.getElementById("command")?.focus();case"help":return e.onHelp()}}function ac({mode:t,board:e,seats:n,automa:r}){let[o]=rt(n);if(o===void 0||t==="remote")return null;let i={board:e,seed:null,from:null,names:null};if(t==="solo"&&r)return{...i,opponent:"automa",deck:r.deck,level:r.level,first:"you"};if(t==="screen")return{...i,opponent:"person",first:"you",names:[n[1].name,n[0].name]};let s=o===1?"opponent":"you";return{...i,opponent:"computer",level:zf(n[2-o].name),first:s}}function zf(t){return Number(/level (\d+)$/.exec(t)?.[1]??Kt)}var Vf=3,cc=5,Uo={buttons:cc,time:0,income:0,cells:".".repeat(Ft),filled:lo,empty:Ft,patches:[]};function Ny(t,e="revised"){return{board:e,ring:t,players:[Uo,Uo],turn:1,stage:"action",tile:null,automa:null}}function rr(t,e){return{...Uo,buttons:t,time:e}}function lc({ring:t,players:e,turn:n,stage:r,tile:o,automa:i}){let s=e.some(({buttons:l,time:u,empty:f})=>l!==cc||u>0||f<Ft);return n===1&&r==="action"&&o===null&&i===null&&!s&&new Set(t).size===33&&t.endsWith("A")}function wt({players:t,turn:e}){return t[e-1]}function ut({stage:t,turn:e,automa:n}){return t==="over"?null:n!==null&&e===2?"card":e}function me({ring:t}){return[...t.slice(0,Vf)]}function or(t,e){let n=t.indexOf(e);return t.slice(n+1)+t.slice(0,n)}function Fo(t,e,n){return t.filter(r=>r>e&&r<=n)}function Go({players:[t,e]}){return Math.max(t.time,e.time)}function on(t){return Fo(wn[t.board],Go(t),J)}function sn(t){return $n[t-1]}function uc({automa:t,players:e,tile:n}){return t!==null&&n!==1&&e[1].time<sn(t.level).marker}function yt(t){return t.startsWith("A:")}function pc(t,e,n){let[r,o]=t.players,{automa:i}=t,{taken:s,start:c,stop:l}=n,u=me(t).join("");if(i===null||ut(t)!=="card"||c!==o.time||n.choices!==u||s!==null&&!u.includes(s)||e!==`A:${s??"pass"}`||l<=c||l>J)return null;let f=l===J&&r.time===J;return{...t,ring:s===null?t.ring:or(t.ring,s),players:[r,rr(o.buttons+n.income,l)],turn:l>r.time||f?1:2,stage:f?"over":"action",tile:n.takes_special_tile?2:t.tile,automa:{...i,taken:i.taken+(s??"")}}}var Zf=/^(?:pass|[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9])$/;function zo(t,e){let{turn:n,players:r}=t,o=wt(t),i=r[2-n],s=e?o.time+e.time:i.time+1,c=Math.min(s,J),[l,u]=e?[e.buttons,0]:[0,c-o.time],f=Fo(Ae,o.time,c),d=(o.income+(e?.income??0))*f.length,h=c>i.time,$=o.empty>(e?.squares??0),k=c===J&&i.time===J;return{buttons:o.buttons-l+u+d,time:c,paid:l,earned:u,income_marks:f,income:d,special_patch:h&&$&&on(t).some(S=>S<=c),next:h||k?nt(n):n,over:k}}function Kf(t,e,n){if(!Zf.test(e))return"a move is pass, a patch like X0a7 or a special patch like +d9";let r=e[0],o=r in n&&e!=="pass",i=o?po(n[r],e.slice(1)):null;if(o&&!i)return`patch ${r} would not lie wholly on the board there`;if(t.stage==="over")return"the game is over";if(ut(t)==="card")return"it is the Automa's turn";let s=i?.spaces??[ho(e.slice(1))??0];return t.stage==="special_patch"?r==="+"?fc(t,s):"the special patch must be placed first":e==="pass"?null:r==="+"?"there is no special patch to place":Vo(t,r,n)??fc(t,s)}function Vo(t,e,n){let r=me(t);if(!t.ring.includes(e))return`patch ${e} is no longer in the ring`;if(!r.includes(e))return`patch ${e} is not among the next three (${r.join(", ")})`;let o=n[e].buttons-wt(t).buttons;return o>0?`needs ${o} more button${o>1?"s":""}`:null}function fc(t,e){let{filled:n}=wt(t),r=e.find(o=>Pn(n,o));return r===void 0?null:`overlaps at ${We(r)}`}function hc(t,e,n){if(Kf(t,e,n)!==null)return null;let r=wt(t);if(e==="pass")return mc(t,t.ring,r,null);let[o,i]=[e[0],e.slice(1)];if(o==="+")return{...gc(t,dc(r,[ho(i)??0],"*")),stage:"action",turn:nt(t.turn)};let s=n[o],c=po(s,i),{orientation:l,row:u,column:f,spaces:d}=c,h={...dc(r,d,o),income:r.income+s.income,patches:Zo([...r.patches,{letter:o,orientation:l,row:u,column:f}])};return mc(t,or(t.ring,o),h,s)}function Zo(t){return t.sort((e,n)=>e.letter<n.letter?-1:1)}function dc(t,e,n){return{...t,cells:Vs(t.cells,e,n),filled:uo(t.filled,Mt(e)),empty:t.empty-e.length}}function mc(t,e,n,r){let{buttons:o,time:i,special_patch:s,next:c,over:l}=zo(t,r),u=l?"over":s?"special_patch":"action",f=s&&!l?t.turn:c;return{...gc(t,{...n,buttons:o,time:i}),ring:e,stage:u,turn:f}}function gc(t,e){let{players:n,turn:r,tile:o}=t;return{...t,players:r===1?[e,n[1]]:[n[0],e],tile:o===null&&zs(e.filled)?r:o}}function Ko(t,e,n,r){return yt(e)?n===void 0?null:pc(t,e,n):hc(t,e,r)}function ir(t,e,n,r){let o=[t],i=n.values();for(let[s,c]of e.entries()){let l=yt(c)?i.next().value:void 0,u=Ko(o[s],c,l,r);if(u===null)return null;o.push(u)}return o}function $c(t,e,n){return e.map((r,o)=>Yo(o+1,r,t[o],t[o+1],n))}function Yo(t,e,n,r,o){let i=n.turn,[s,c]=[n.players[i-1],r.players[i-1]],l=Yf(e)?o[e[0]].buttons:0,u=e==="pass"?c.time-s.time:0,f=c.buttons-s.buttons+l-u;return{number:t,player:i,move:e,change:{from:s.time,to:c.time,paid:l,earned:u,income:f}}}function Yf(t){return t!=="pass"&&!t.startsWith("+")&&!yt(t)}function sr(t,e){let n=0;for(;n<t.length&&yt(t[t.length-1-n]);)n+=1;return n===0?[]:e.slice(-n)}var Qf=/^(\d{1,4})\.(\d{1,2})(?:i(\d{1,2}))?$/,Xf=/^(\d{1,4})\.(\d{1,2}):([A-Za-g]{1,33}|-)$/,Jf=/^(?:[A-Za-g]{1,60}|-)$/,td=/^[1-9*xA-Za-g]{1,9}(?:\/[1-9*xA-Za-g]{1,9}){8}$/,wc={1:{turn:1,stage:"action"},2:{turn:2,stage:"action"},"1+":{turn:1,stage:"special_patch"},"2+":{turn:2,stage:"special_patch"},"#1":{turn:1,stage:"over"},"#2":{turn:2,stage:"over"}},yc={"-":null,1:1,2:2},bc={r:"revised",o:"original"};function cr(t,e){let n=t.trim().split(" ");if(n.length===11)return ed(n,e);let[r,o,i,s,...c]=n;if(n.length!==8)return null;let[l,u]=[Qo(r,i,e),Qo(o,s,e)];return l&&u&&vc([l,u],c,null)}function ed([t,e,n,r,o,i,s,c,l],u){let f=Qo(t,e,u),d=Xf.exec(n);if(!f||!d||c!=="normal"&&c!=="tactical"||!/^[1-5]$/.test(l))return null;let h=d[3]==="-"?"":d[3],$=rr(Number(d[1]),Number(d[2])),k={deck:c,level:Number(l),taken:h};return vc([f,$],[r,o,i,s],k)}function vc(t,[e,n,r,o],i){if(!(n in wc&&r in yc&&o in bc&&Jf.test(e)))return null;let c=e==="-"?"":e,l={tile:yc[r],board:bc[o],automa:i};return{...wc[n],ring:c,players:t,...l}}function Qo(t,e,n){let r=Qf.exec(e),o=t.split("/").map(h=>h.replace(/\d/g,$=>".".repeat(Number($))));if(!r||!td.test(t)||o.some(h=>h.length!==9))return null;let i=o.join(""),[,s,c,l]=r,u=nd(i,n);if(u===null||i.includes("x")!==(l!==void 0))return null;let f=u.reduce((h,{letter:$})=>h+n[$].income,0),d=[...i].flatMap((h,$)=>h==="."?[]:[$]);return{buttons:Number(s),time:Number(c),income:l===void 0?f:Number(l),cells:i,filled:Mt(d),empty:Ft-d.length,patches:u}}function nd(t,e){let r=[...new Set(t)].filter(i=>!".*x".includes(i)).map(i=>{let s=[...t].flatMap((l,u)=>l===i?[u]:[]),c=Hs(e[i],s);return c&&{letter:i,orientation:c.orientation,row:c.row,column:c.column}}),o=r.filter(i=>i!==null);return o.length<r.length?null:Zo(o)}function Sc(t,e){let{players:n,ring:r,turn:o,stage:i,tile:s,board:c,automa:l}=t,[u,f]=n.map(({cells:X})=>od(X)),d=xc(n[0]),h=[r||"-",rd[i](o),s??"-",c[0]];if(l===null||e===null)return[u,f,d,xc(n[1]),...h].join(" ");let{buttons:$,time:k}=n[1],S=`${$}.${k}:${l.taken||"-"}`,I=`${kc(e.aside)}/${e.discards.join(".")||"-"}`,C=kc(e.pile).replace("?",`?${e.budget??""}`);return[u,d,S,...h,l.deck,l.level,C,I].join(" ")}var rd={action:t=>`${t}`,special_patch:t=>`${t}+`,over:t=>`#${t}`};function od(t){return Array.from({length:9},(n,r)=>t.slice(9*r,9*(r+1))).map(n=>n.replace(/\.+/g,r=>String(r.length))).join("/")}function xc({buttons:t,time:e,income:n,cells:r}){return`${t}.${e}${r.includes("x")?`i${n}`:""}`}function kc(t){return Array(t).fill("?").join(".")||"-"}function Ac(t,e,n,r){let i=n.filter(s=>!yt(s)).map(s=>s==="pass"?".":s).join("");return r!==null?id(e,i,n,r):lc(t)?`#${t.ring},${i}${t.board==="original"?",o":""}`:`#p=${Ec(e)}${i&&`,${i}`}`}function id(t,e,n,[r,...o]){let i=t.split(" ").slice(0,-2),[s,c]=t.slice(t.lastIndexOf(" ")+1).split("/").map(sd),l=s+c,u=`${ar(r.slice(0,s))}/${ar(r.slice(s,l))}`,f=`#s=${Ec([...i,ar(r.slice(l)),u].join(" "))}`;return n.length===0&&o.length===0?f:[f,e,...o.map(ar)].join(",")}function sd(t){return t==="-"?0:t.split(".").length}function ar(t){return t.map(e=>e||"?").join(".")||"-"}function Ec(t){return t.replace(/ /g,"_").replace(/#/g,"!")}var ad=new Set(["move","card","takeback","resign","flag","abort","handover"]);function lr(t,e){let n=cr(t.start,e),r=n&&ir(n,t.moves,t.automa?.turns??[],e);return r===null?null:{game:t,positions:r,moves:$c(r,t.moves,e),seats:Xo(t)}}function Xo({seats:t,mode:e,present:n}){return U.map(r=>{let{name:o,kind:i,yours:s,bot:c,rating:l}=t[r-1],u=e==="remote"&&i==="person"&&!n.includes(r);return{name:o,kind:i,yours:s,away:u,bot:c,rating:l}})}function an({positions:t}){return t[t.length-1]}function ge(t){return t.game.ended?null:ut(an(t))}function Mc(t,e,n){if(e.number!==t.game.number+1)return null;let r=ud(t,e,n);if(r===null)return null;let{number:o,acknowledges:i,clock:s,now:c=null}=e,l=r.game.clock,u=s&&l?{...l,...s}:l,f={...r.game,number:o,acknowledges:i,now:c,clock:s===null?null:u,automa:r.game.automa&&ld(r.game.automa,e)};return ge(r)===null&&(f.offer=null),ad.has(e.kind)&&(f.thinking=cd({...r,game:f})),{...r,game:f}}function cd(t){let e=ge(t);return typeof e=="number"&&t.seats[e-1].kind==="computer"}function ld(t,{cards:e,levels:n}){return{...t,...e,levels:n??t.levels}}function ud(t,e,n){let{game:r}=t;switch(e.kind){case"move":case"card":return pd(t,e,n);case"takeback":return fd(t,e);case"resign":case"flag":return he(t,{ended:{kind:e.kind,player:e.player}});case"abort":return he(t,{ended:{kind:"abort",player:null}});case"join":case"handover":return dd(t,e);case"ask":return he(t,{offer:e.player});case"decline":return he(t,{offer:null});case"rematch":{let o=U.filter(i=>i===e.player||r.rematch.asked.includes(i));return he(t,{rematch:{...r.rematch,asked:o}})}case"rematch_opened":return he(t,{rematch:{...r.rematch,game:e.table}});default:return null}}function he(t,e){return{...t,game:{...t.game,...e}}}function pd(t,e,n){let{game:r,positions:o,moves:i,seats:s}=t,{move:c}=e,l=e.kind==="card"?e.turn:void 0,u=an(t),f=r.ended?null:Ko(u,c,l,n);if(f===null||r.automa===null!=(u.automa===null))return null;let d=r.automa&&l?{...r.automa,turns:[...r.automa.turns,l]}:null;return{game:{...r,moves:[...r.moves,c],offer:null,automa:d??r.automa},positions:[...o,f],moves:[...i,Yo(i.length+1,c,u,f,n)],seats:s}}function fd({game:t,positions:e,moves:n,seats:r},{keep:o,practice:i}){if(!(o>=t.opening&&o<=n.length))return null;let s=t.automa&&{...t.automa,turns:t.automa.turns.filter(({number:c})=>c<=o),levels:[],practice:i??t.automa.practice};return{game:{...t,moves:t.moves.slice(0,o),offer:null,ended:null,automa:s},positions:e.slice(0,o+1),moves:n.slice(0,o),seats:r}}function dd(t,{kind:e,player:n,seat:r,opponent:o,level:i,mode:s,rated:c}){let l=t.game.seats.map((f,d)=>d===n-1?{...r,yours:f.yours}:f),u={...t.game,seats:l,opponent:o,level:i,mode:s,rated:c};return e==="handover"&&Object.assign(u,{clock:null,offer:null}),{...t,game:u,seats:Xo(u)}}function _c(t,{type:e,clock:n,...r}){let o=t.game.clock,i={...t.game,...r};return n!==void 0&&(i.clock=n&&o&&{...o,...n}),{...t,game:i,seats:r.present?Xo(i):t.seats}}function Oc(t,e){let n=e.kind==="move"||e.kind==="card";return{kind:e.kind,player:n?an(t).turn:"player"in e?e.player:null,move:n?e.move:null,keep:e.kind==="takeback"?e.keep:null}}var md=7,Jo=2;function ur(t,e,n){let{players:r,tile:o,automa:i}=t,{buttons:s,empty:c}=r[e-1],l=o===e?md:0;if(e===1||i===null)return{buttons:s,special_tile:l,empty:c===0?0:-Jo*c};let u=sn(i.level),f=[...i.taken].map(h=>n[h].income),d=f.filter(h=>h>0).length;return{special_tile:l,buttons_held:u.per_button_held*s,patches_with_buttons:u.per_patch_with_buttons*d,buttons_on_patches:u.per_button_on_patches*f.reduce((h,$)=>h+$,0)}}function pr(t){return Object.values(t).reduce((e,n)=>e+n,0)}function fr(t,e){return[pr(ur(t,1,e)),pr(ur(t,2,e))]}function Tc(t,e){if(t.stage!=="over")return null;let n=fr(t,e);return n[0]===n[1]?{winner:t.turn,scores:n,reason:"first to 53"}:{winner:n[0]>n[1]?1:2,scores:n,reason:"score"}}var Rc={options:[],special_cells:[],special_cells_7x7:[]};function dr(t,e,n=null){let{ring:r,turn:o,automa:i}=t;return{position:Sc(t,n),turn:o,stage:ut(t)==="card"?"card":t.stage,ring:r,players:[Nc(t,1,e),Nc(t,2,e)],time_board:hd(t),result:Tc(t,e),automa:i&&n&&gd(t,i,n,e)}}function mr(t,{kind:e,player:n},r){if(e==="abort"||n===null)return{stage:"over",result:null};let o=e==="flag"?"time":"resignation";return{stage:"over",result:{winner:nt(n),scores:fr(t,r),reason:o}}}var Lc=new WeakMap;function Nc(t,e,n){let r=t.players[e-1],o=t.tile===e,i=Ic(r.time,on(t)),s=Lc.get(r);if(s?.special_tile===o&&s.to_special_patch===i)return s;let{buttons:l,income:u,time:f,cells:d,empty:h}=r,$=ur(t,e,n),k={buttons:l,income:u,time:f,cells:d,patches:[...r.patches],score:pr($),score_parts:$,empty:e===2&&t.automa!==null?0:h,special_tile:o,to_income:Ic(f,Ae),to_special_patch:i};return Lc.set(r,k),k}function Ic(t,e){let n=e.find(r=>r>t);return n===void 0?null:n-t}var Cc=new Map;function hd(t){let{board:e,stage:n,turn:r}=t,o=n==="over"?nt(r):r,i=[e,Go(t),o].join(),s=Cc.get(i);if(s)return s;let c={last:J,income:Ae,special_patches:wn[e],special_patches_left:on(t),on_top:o};return Cc.set(i,c),c}function gd(t,{deck:e,level:n,taken:r},o,i){let{budget:s,pile:c,aside:l,discards:u,practice:f,turns:d,levels:h}=o,{numeral:$,name:k,marker:S}=sn(n),I=X=>i[X].income>0,C=[...r];return{deck:e,level:n,numeral:$,name:k,marker:S,marker_on_board:uc(t),budget:s,pile:c,aside:l,discards:u,practice:f,turns:d,levels:h,with_buttons:C.filter(I).join(""),without_buttons:C.filter(X=>!I(X)).join("")}}var Pc=new WeakMap;function jc(t,e){let n=Pc.get(t);if(n)return n;let{filled:r}=wt(t),o=t.stage==="special_patch",i=o&&t.tile===null,s={options:t.stage==="action"?$d(t,e):[],special_cells:o?mo(r).map(We):[],special_cells_7x7:i?Fs(r).map(We):[]};return Pc.set(t,s),s}function $d(t,e){let n=fr(t,e);return[{letter:null,move:"pass",available:!0,reason:null,missing:0,placements:[],completes_7x7:[],consequence:qc(t,null,n)},...me(t).map(o=>wd(t,o,e,n))]}function wd(t,e,n,r){let{filled:o,buttons:i}=wt(t),s=n[e],c=qe(o,s),l=c.length===0?"fits nowhere on the quilt":null,u=Vo(t,e,n)??l,f=t.tile===null?Us(o,c,s.squares):[];return{letter:e,move:null,available:u===null,reason:u,missing:Math.max(0,s.buttons-i),placements:c.map(({name:d})=>d),completes_7x7:f.map(({name:d})=>d),consequence:qc(t,s,r)}}function qc(t,e,[n,r]){let o=zo(t,e),i=o.buttons-wt(t).buttons+Jo*(e?.squares??0);return{...o,next:o.over?null:o.next,scores:t.turn===1?[n+i,r]:[n,r+i]}}var Wc=new WeakMap;function Bc(t,e){let n=Wc.get(t);if(n)return n;let r=yd(t,e);return Wc.set(t,r),r}function yd(t,e){let{game:n,positions:r,moves:o,seats:i}=t,{automa:s,ended:c}=n,l=an(t),u=ge(t),f=typeof u=="number"&&i[u-1].yours,d=s&&{...s,turns:sr(n.moves,s.turns)};return{...bd(t),...dr(l,e,d),...c&&mr(l,c,e),...f?jc(l,e):Rc,getting_ready:n.getting_ready&&n.level!==null&&u!==null,moves:o,can_undo:xd(t),can_abort:kd(t),link:Ac(r[0],n.start,n.moves,s&&s.shuffles),offer:n.offer&&{kind:"takeback",seat:n.offer}}}function bd({game:t,positions:e,seats:n}){let{number:r,acknowledges:o,opponent:i,level:s,mode:c,seed:l,access:u,takebacks:f}=t,{rated:d,seed_chosen:h,tournament:$,day:k,thinking:S,spectators:I,clock:C,now:X,rematch:gn}=t;return{type:"state",game:t.game,number:r,acknowledges:o,opponent:i,level:s,mode:c,seed:l,access:u,takebacks:f,rated:d,seed_chosen:h,tournament:$,day:k,thinking:S,spectators:I,clock:C,now:X,rematch:gn,ring0:e[0].ring,board:e[0].board,seats:n}}function xd(t){let{game:e,seats:n,moves:r,positions:o}=t,i=e.mode==="remote";if(e.rated||e.day!==null||i&&(!e.takebacks||ge(t)===null||e.offer!==null))return!1;if(e.ended)return e.ended.kind==="resign";let s=U.filter(u=>n[u-1].yours),c=U.filter(u=>n[u-1].kind==="person"),l=s.length>0?s:c;return r.some((u,f)=>f>=e.opening&&l.some(d=>d===ut(o[f])))}function kd(t){let{game:e,positions:n,moves:r}=t;return e.mode!=="remote"||e.tournament!==null||ge(t)===null?!1:new Set(r.slice(e.opening).map((i,s)=>n[e.opening+s].turn)).size<U.length}var Dc=250,vd=2e3,Sd=5e3,Ad=15e3,Ed={kind:"note",player:null,move:null,keep:null},hr=class{constructor(e,n,r){this.outside=e,this.folded=n,this.patches=r,this.wait=Dc,this.pending=null,this.socket=null,this.retry=null,this.watch=null,this.silence=null,this.hasGap=!1,this.wasOpen=!1}get table(){return Bc(this.folded,this.patches)}get number(){return this.folded.game.number}connect(){if(this.stopRetry(),this.socket)return;let e=this.outside.open();this.socket=e,this.hasGap=!1,this.wasOpen=!1,e.onopen=()=>this.opened(),e.onmessage=n=>this.received(String(n.data)),e.onclose=()=>this.closed(e),this.expectAnswer()}wake(){if(this.socket?.readyState!==1)return this.connect();this.askForGame()}leave(){let e=this.socket;this.socket=null,this.stopRetry(),this.stopWatch(),this.stopSilence(),e&&(e.onmessage=null,e.readyState===0?e.onopen=()=>e.close():e.close())}send(e){return this.pending?!1:(this.pending={...e,id:this.outside.newId(),seen:this.number},this.outside.onPending(e),this.transmit(),!0)}transmit(){!this.pending||this.socket?.readyState!==1||(this.socket.send(JSON.stringify(this.pending)),this.expectAnswer())}askForGame(){this.socket?.send(JSON.stringify({type:"hello",seen:this.number})),this.expectAnswer()}expectAnswer(){this.stopWatch(),this.watch=this.outside.later(()=>this.drop(),Sd)}drop(){let e=this.socket;e&&(e.onclose=null,e.close(),this.closed(e))}opened(){this.wait=Dc,this.wasOpen=!0,this.outside.onStatus("open"),this.transmit()}received(e){let n=JSON.parse(e);if(n.type==="ping")return this.answerPing(n.n);switch(!this.pending&&!this.hasGap&&this.stopWatch(),n.type){case"game":return this.begin(n);case"event":return this.advance(n);case"note":return this.note(n);case"error":return(n.id===null||n.id===this.pending?.id)&&this.settle(),this.outside.onRefusal(n);case"hint":case"reasons":case"why":return n.id===this.pending?.id&&this.settle(),this.outside.onHint(n)}}answerPing(e){this.socket?.send(JSON.stringify({type:"pong",n:e})),this.stopSilence(),this.silence=this.outside.later(()=>this.missPing(),Ad)}missPing(){this.silence=null,this.folded.game.clock?.running&&this.drop()}begin(e){let n=e.version===2?lr(e,this.patches):null;if(n===null)return console.error(`This page can’t follow game ${e.game} at event ${e.number}.`),this.outside.onOutdated();this.hasGap=!1,this.show(n,e.acknowledges,null)}advance(e){let{number:n,acknowledges:r}=e,o=this.folded,i=this.hasGap?null:Mc(o,e,this.patches);if(i)return this.show(i,r,Oc(o,e));this.acknowledged(r),!(this.hasGap||n<=this.number)&&(console.warn(`Event ${n} can’t follow ${this.number} here: the whole game is asked for.`),this.askForGame(),this.hasGap=!0)}note(e){this.hasGap||(this.folded=_c(this.folded,e),this.outside.onTable(this.table,Ed))}show(e,n,r){this.pending||this.stopWatch(),this.folded=e,this.acknowledged(n),this.outside.onTable(this.table,r)}acknowledged(e){e!==null&&e===this.pending?.id&&this.settle()}settle(){this.pending=null,this.hasGap||this.stopWatch(),this.outside.onPending(null)}closed(e){this.socket===e&&(this.socket=null,this.stopWatch(),this.stopSilence(),this.wasOpen||this.outside.onUnopened(),this.outside.onStatus("lost"),this.retry=this.outside.later(()=>this.connect(),this.wait),this.wait=Math.min(vd,this.wait*2))}stopRetry(){this.retry!==null&&this.outside.forget(this.retry),this.retry=null}stopSilence(){this.silence!==null&&this.outside.forget(this.silence),this.silence=null}stopWatch(){this.watch!==null&&this.outside.forget(this.watch),this.watch=null}};var V=1e3,Zt=60*V,$e=60*Zt,pt=24*$e,ti=9900,Md=[10,30,60];function gr(t){let e=/^(\d+)d$/.exec(t);if(e)return{kind:"days",main:Number(e[1])*pt,extra:0};let[n,r]=t.split(/[+~]/).map(o=>Number(o)*V);return{kind:t.includes("~")?"delay":"increment",main:n,extra:r}}function Hc(t){if(t===null)return a("no-clock");let{kind:e,main:n,extra:r}=gr(t);if(e==="days")return a("clock-days",{count:n/pt});let o=Fc(n);if(r===0)return a("clock-whole",{time:o});let i=a("seconds",{count:r/V});return a(e==="delay"?"clock-delay":"clock-more",{time:o,each:i})}function Uc(t){let{kind:e,main:n,extra:r}=gr(t);if(e==="days")return a("label-days",{count:n/pt});let o=n%Zt===0?a("label-minutes",{count:n/Zt}):a("label-seconds",{count:n/V}),i=a("label-seconds",{count:r/V});return r===0?o:`${o} ${e==="delay"?"~":"+"} ${i}`}function Fc(t){return[[Math.floor(t/$e),"hours"],[Math.floor(t%$e/Zt),"minutes"],[Math.floor(t%Zt/V),"seconds"]].filter(([r])=>r>0).map(([r,o])=>a(o,{count:r})).join(" ")||a("no-time")}function Gc(t,{now:e},n){return e===null?null:t?.now===e?t:{now:e,at:n}}function ei(t,e,n,r){let o=t.left[e-1];if(t.running!==e)return Math.max(0,o);let{kind:i,extra:s}=gr(t.control),c=i==="delay"?s:0,l=n.now+(r-n.at)-t.since;return Math.max(0,o-Math.max(0,l-c))}function zc(t){if(t<=ti)return`0:0${(Math.ceil(t/100)/10).toFixed(1)}`;if(t>=pt)return a("short-days",{days:Math.floor(t/pt),hours:Math.floor(t%pt/$e)});let e=Math.ceil(t/V),n=[Math.floor(e/60)%60,e%60],r=Math.floor(e/3600),o=n.map((i,s)=>s===0&&r===0?String(i):String(i).padStart(2,"0"));return r?[r,...o].join(":"):o.join(":")}function Vc(t){if(t<=0)return a("no-time-left");if(t>=pt){let e=Math.floor(t%pt/$e),n=a("days",{count:Math.floor(t/pt)});return e?`${n} ${a("hours",{count:e})}`:n}return Fc(Math.ceil(t/V)*V)}function Zc(t,e){let{kind:n,main:r}=gr(t);return n==="days"?e<6*$e:e<Math.max(10*V,Math.min(Zt,r/10))}function Kc(t,e){return Md.find(r=>t>r*V&&e<=r*V&&e>0)??null}function Yc(t){return t<=0?null:t>=pt?Zt:t<=ti?t%100||100:Math.min(t%V||V,t-ti)}var _d=[{key:"none",clock:null},{key:"short",clock:"300+5"},{key:"long",clock:"900+10"},{key:"days",clock:"3d"}];function A0(t){return _d.find(({key:e})=>e===t)?.clock??null}var Qc=16;function ni(t,e,n=""){let r=to(e);return r!==null&&Od(t,e,r)||Nd(t,e,r)||{text:t.told||n||Id(e),actions:[],urgent:!1}}function L0(t,e,n){return n==="rematch"?ri(e):ni(t,e).actions.some(([r])=>r===n)}function ri(t){let e=to(t);return e===null||t.stage!=="over"||te(t.seats)!==null||t.tournament!==null?!1:t.rematch.game===null&&!t.rematch.asked.includes(e)}function Od(t,e,n){return L(e)?null:e.stage==="over"?Ld(e,n):Td(t,e,n)}function Td({fallen:t},e,n){let r=oi(e.seats,nt(n));return e.offer&&e.offer.seat!==n?{text:a("asks-takeback",{name:r}),actions:[["accept",a("accept")],["decline",a("decline")]],urgent:!0}:t===nt(n)?{text:a("time-is-up",{who:"other",name:r}),actions:[["claim",a("claim")]],urgent:!0}:t===n?{text:a("your-time-up",{name:r}),actions:[],urgent:!0}:e.offer?{text:a("you-asked-takeback",{name:r}),actions:[],urgent:!1}:null}function Ld({rematch:t,seats:e},n){let r=oi(e,nt(n));return t.game!==null?{text:a("rematch-open"),actions:[],urgent:!1}:t.asked.includes(n)?{text:a("you-asked-rematch",{name:r}),actions:[],urgent:!1}:t.asked.includes(nt(n))?{text:a("asks-rematch",{name:r}),actions:[["rematch",a("play-again")]],urgent:!0}:null}function Nd(t,e,n){let r=ii(e);if(r===null||e.stage==="over")return null;let o=oi(e.seats,r);return n===null||!t.isLongAway||e.clock?{text:a("is-away",{name:o}),actions:[],urgent:!1}:{text:a("long-away",{name:o}),actions:[["handover",a("let-computer-play")]],urgent:!1}}function oi(t,e){let n=A(t,e);return n.length>Qc?`${n.slice(0,Qc-1).trimEnd()}…`:n}function ii(t){return t.mode!=="remote"?null:U.find(e=>t.seats[e-1].away&&!t.seats[e-1].yours)??null}function Id({clock:t,rated:e,takebacks:n}){return`${[t?Uc(t.control):a("terms-no-clock"),a(e?"terms-rated":"terms-not-rated"),...n?[]:[a("terms-no-takebacks")]].join(", ")}.`}function ft(t){return L(t)?Cd(t):Dt(t,t.seats)}function we(t){return L(t)?Pd(t):Ht(t,t.seats)}function Cd(t){let e=Ie(t);return e?a("waiting-for",{name:e}):t.access==="public"?a("waiting-for-another"):a(O(t)?"waiting-for-friend":"waiting-for-second")}function Pd(t){let e=Ie(t);return e?a("seat-kept-for",{name:e}):t.access==="public"?a("seat-for-anyone"):a(O(t)?"begins-by-link":"seat-for-invited")}function Xc(t,e){if(!t)return"";let{player:n}=t,r=n===null?{who:"other",name:""}:Y(e.seats,n);switch(t.kind){case"join":return a("took-seat",r);case"handover":return a("took-over",r);case"ask":return a("asked-takeback",r);case"decline":return a("declined-takeback",r);case"rematch":return a("asked-rematch",r);case"rematch_opened":return a("rematch-open");case"takeback":return a("move-taken-back");default:return""}}function Jc(t,e){return t!==null&&t.rematch.game===null&&e.rematch.game!==null&&O(e)?e.rematch.game:null}function tl(t,e,n,r=""){let o=`${ft(e)}. ${we(e)}`;if(!t)return o;let i=t.moves.length;return e.moves.length<i?a("taken-back",{turn:o}):r?ft(t)===ft(e)?r:`${r} ${o}`:[...e.moves.slice(i).map(({number:c,player:l,move:u})=>{let f=l===2&&e.automa?.turns.find(d=>d.number===c);return f?Ys(f,n):a("move-by",{name:A(e.seats,l),move:ne(u,n,!0)})}),...Rd(t,e),o].join(" ")}function Rd(t,e){return e.players.flatMap((n,r)=>!n.special_tile||t.players[r].special_tile||e.automa&&r===1?[]:[a("takes-tile",Y(e.seats,r===0?1:2))])}var jd=new Set(["show","turn","cycle"]);function el(t,e){let{table:n,placement:r}=t;if(e.type==="hover"||e.type==="leave"||e.type==="hold")return t.ghostText;if(e.type==="cancel")return a("put-back");if(!n)return"";let o=T(t),i=ze(t);if(!o||!i)return si(e)||N(r.cursor);if(!r.origin){let S=R(t,o.letter),I=S?Ut(S):null,C=o.letter==="+"?a("special-patch"):t.patches[o.letter].name;return I?a("chosen-but",{patch:C,reason:I}):a("chosen",{patch:C})}let s=n.players[i-1].cells,c=it(r,o),l=At(c,s,R(t,o.letter)),u=N(r.origin),f=si(e)?`${si(e)} `:"",d=jd.has(e.type)?` ${a("ghost-covers",{cells:Z(c.map(N))})}`:"";if(l)return f+a("ghost-against",{cell:u,reason:l})+d;let h=ee(s,c),$=h.length>0?a("ghost-fits-making",{cell:u,holes:Z(h.map(no))}):a("ghost-fits",{cell:u}),k=Hn(t,oe(r,o)??"");return f+(k?`${$} ${a("ghost-tile")}`:$)+d}function si(t){return"said"in t&&t.said?t.said:""}function B0(t,e){let{table:n}=t,r=R(t,e);return!n||!r?"":`${_n(r,[],!1,n,n.seats).map(i=>i.text).join("; ")}.`}function nl(t){return{patches:t,table:null,status:"connecting",pending:null,placement:Cs,looking:null,walks:{1:[4,4],2:[4,4]},dialog:null,notice:null,peek:!1,said:"",ghostText:"",copied:"",account:{turns:[],run:0},typing:!1,weighing:!1,hint:null,suggestions:[],told:"",anchor:null,awayFrom:null,fallen:null,isLongAway:!1,timeSaid:""}}function rl(t,e){switch(e.type){case"table":return Bd(Wd(t,e.table,e.at??0),e.table,e.happened??null);case"told":return{...t,told:e.text,said:e.text};case"time":return{...t,...e.part};case"status":return e.status==="open"&&t.status==="lost"?{...t,status:e.status,said:a("connection-back")}:{...t,status:e.status};case"pending":return{...t,pending:e.request,notice:e.request?null:t.notice};case"refusal":return{...t,notice:{kind:"error",text:e.text}};case"hint":return{...t,hint:qd(t.hint,e.hint)};case"suggest":return{...t,suggestions:e.suggestions};case"placement":return Ud(t,e.event);case"look":return{...t,looking:{frames:e.frames,index:e.index},placement:Ln(t.placement)};case"return":return ai({...t,looking:null});case"walk":return{...t,walks:{...t.walks,[e.player]:Mn(t.walks[e.player],e.direction)}};case"dialog":return{...t,dialog:e.dialog};case"peek":return{...t,peek:!t.peek};case"typing":return{...t,typing:e.open};case"weigh":return t.weighing===e.on?t:{...t,weighing:e.on};case"notice":return{...t,notice:e.notice};case"copied":return{...t,copied:e.text}}}function qd(t,e){return e?.type!=="reasons"?e:t?.type==="hint"&&t.id===e.id?{...t,advice:e}:t}function Wd(t,e,n){let r=ii(e)!==null;return{...t,anchor:Gc(t.anchor,e,n),awayFrom:r?t.awayFrom??n:null,isLongAway:r&&t.isLongAway}}function Bd(t,e,n){let r=t.table;if(r&&r.number===e.number)return{...t,table:e};let o=Xc(n,e),i=tl(r,e,t.patches,o)||t.said;return r!==null&&r.position===e.position&&o!==""?{...t,table:e,said:i,told:o}:ai({...t,table:e,said:i,told:o,looking:null,ghostText:"",copied:"",hint:null,suggestions:[],account:Dd(t,e),placement:Hd(t,e)?t.placement:Ln(t.placement)})}function Dd({account:t,table:e},n){let{turns:r}=n.automa??t,o=e!==null&&n.moves.length<e.moves.length;if(r.length===0&&!o)return t;let i=r.length>0&&r[0].number===t.turns[0]?.number;return{turns:r,run:i?t.run:t.run+1}}function Hd({placement:t,table:e},n){let{plan:r,letter:o}=t;return!r||o===null||!e||n.stage==="over"||Gt(e)!==Gt(n)?!1:n.ring.includes(o)&&!n.options.some(i=>i.letter===o)}function ai(t){let{table:e}=t;if(!e||e.stage!=="special_patch"||!_t(e))return t;let n=On(e.special_cells);return{...t,placement:ao(t.placement,null,{type:"choose",choice:n})}}function Ud(t,e){if(t.pending)return t;let n=T(t),r=ao(t.placement,n,e);if(r===t.placement)return t;let o=r.plan?Fd(r):r,i=t.peek&&!o.plan,s={...t,placement:o,peek:i,notice:null};return{...e.type==="cancel"?ai(s):s,ghostText:el(s,e)}}function Fd(t){let{letter:e,origin:n,spots:r}=t;return e&&n?{...t,spots:{...r,[e]:n}}:t}function Gd(t,e,n){return[...e.placements].map(r=>{let o=at(r.slice(1)),i=qt(e.patch.orientations[r[0]],o),s=ee(t,i).length;return{key:r,score:zd(t,i)-6*s}}).sort((r,o)=>o.score-r.score||(r.key<o.key?-1:1)).slice(0,n).map(({key:r})=>r)}function ol(t,e,n){let r=[...e.placements].filter(i=>i[0]===String(n)),o=new Set(r.length>0?r:e.placements);return Gd(t,{...e,placements:o},1)[0]??null}function zd(t,e){let n=new Set(e.map(String)),r=0;for(let[o,i]of e)for(let[s,c]of[[o-1,i],[o+1,i],[o,i-1],[o,i+1]])(s<0||c<0||s>=9||c>=9||t[s*9+c]!=="."&&!n.has(`${s},${c}`))&&(r+=1);return r}var Vd={normal:350,faster:160,off:0},Zd={normal:1200,faster:500,off:0},$r=class{constructor(e,n){this.outside=e,this.show=n,this.waiting=[],this.timer=null,this.spent=0}receive(e,n){this.waiting.push({item:e,isAction:n}),this.timer===null&&this.next()}interrupt(e){this.skip(),this.show(e,0)}skip(){let e=this.waiting,n=this.timer!==null;this.stop();for(let{item:r}of e)this.show(r,0);return n}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null,this.waiting=[],this.spent=0}next(){this.timer=null;for(let e=this.waiting.shift();e;e=this.waiting.shift()){let n=e.isAction?this.timeFor(this.outside.pace()):0;if(this.show(e.item,n),n!==0){this.spent+=n,this.timer=this.outside.later(()=>this.next(),n);return}}this.spent=0}timeFor(e){let n=1+this.waiting.filter(({isAction:o})=>o).length,r=Math.max(0,Zd[e]-this.spent);return Math.min(Vd[e],Math.floor(r/n))}};var Kd=3;function Yd(t,e){let n=t.indexOf(e);return[...t.slice(n+1)+t.slice(0,n)].slice(0,Kd)}function ye(t,{ring:e}){let{letter:n,plan:r}=t.placement;return n!==null&&n!=="+"&&!r&&M(t)?Yd(e,n):[]}function il(t){let{state:e}=t;return e.table!==null&&Gt(e.table)!==null&&!M(e)&&!e.looking&&ci(t)}function ci({company:t,state:{table:e,pending:n}}){return e!==null&&e.stage!=="over"&&!L(e)&&!n&&t.letsPlan!==!1}function sl(t){let e=T(t),n=e&&t.placement.spots[e.letter];if(!e||!n)return null;let r=q(t.placement,e.letter);return e.placements.has(r+N(n))?{orientation:r,origin:n}:null}function al(t,e){let{start:n,moves:r,automa:o,ended:i}=t,s=cr(n,e),c=s&&ir(s,r,o?.turns??[],e);return c===null?null:c.map((l,u)=>({move:u===0?null:r[u-1],player:u===0?null:c[u-1].turn,...dr(l,e,o&&Qd(o,r.slice(0,u),l)),...i&&u===r.length&&mr(l,i,e)}))}function Qd({practice:t,turns:e,levels:n,cards:r},o,{stage:i}){let s=o.filter(yt).length;return{...r[s],practice:t,turns:sr(o,e.slice(0,s)),levels:i==="over"?n:[]}}function cl(t,e){let n=al(t,e);if(n===null)throw new mt(a("page-outdated"));return n}function f1(t){let e={yours:!1,away:!1,bot:!1,rating:null};return[1,2].map(n=>{if(n===2&&t.automa)return{...e,name:"Automa",kind:"automa"};let r=t.tags[`Player${n}`],o=r&&r!=="?"?r:a("player-number",{number:String(n)});return{...e,name:o,kind:"person"}})}var Xd={replay:Zi,create:zi},Jd={objection:()=>null,answer:()=>null,goOn:()=>!1},tm=[3,3],wr=class{onPlan=()=>{};planning=null;constructor(e,n,{open:r,keeper:o=Xd,seen:i=s=>s}){this.id=e.game.game,this.patches=n,this.keeper=o,this.seen=i,this.store=xt(rl,nl(n));let{dispatch:s}=this.store;this.connection=new hr({open:r,later:(c,l)=>Number(setTimeout(c,l)),forget:c=>clearTimeout(c),newId:()=>`${Date.now().toString(36)}-${Math.random().toString(36).slice(2,12)}`,onTable:(c,l)=>this.hear({table:c,happened:l,at:performance.now()}),onRefusal:c=>this.refused(c),onHint:c=>s({type:"hint",hint:c}),onStatus:c=>s({type:"status",status:c}),onPending:c=>s({type:"pending",request:c}),onOutdated:()=>this.outdated(),onUnopened:()=>this.onUnopened()},e,n),this.pace=()=>"off",this.onShow=()=>{},this.onHelp=()=>{},this.onLine=()=>{},this.onOutdated=()=>!1,this.onUnopened=()=>{},this.company=Jd,this.telling=new $r({later:(c,l)=>Number(setTimeout(c,l)),forget:c=>clearTimeout(c),pace:()=>this.pace()},(c,l)=>{this.onShow(c,l),s({type:"table",...c})}),this.byItself=!1,s({type:"table",table:i(this.connection.table),at:performance.now()})}get state(){return this.store.get()}open(){this.connection.connect()}wake(){this.connection.wake()}close(){this.telling.stop(),this.connection.leave()}hear({table:e,happened:n,at:r}){let o=this.seen(e),i={table:o,happened:n,at:r};if(n?.kind==="note")return this.telling.receive(i,!1);let s=n?.kind==="move"||n?.kind==="card",c=!n?.player||o.seats[n.player-1].yours;s&&!c?this.telling.receive(i,!0):this.telling.interrupt(i)}outdated(){this.onOutdated()||this.complain(a("page-outdated"))}skip(){return this.telling.skip()}placement(e){this.store.dispatch({type:"placement",event:e})}complain(e){this.store.dispatch({type:"notice",notice:{kind:"error",text:e}})}choose(e,n){if(!M(this.state))return;let r=Ge(this.state,e);this.state.placement.letter===e&&!n?this.placement({type:"cancel"}):r&&this.placement({type:"choose",choice:r,anchor:n});let o=!n&&sl(this.state);o&&this.placement({type:"put",...o})}chooseShown(e){if(!M(this.state))return;this.choose(e);let{table:n,placement:r}=this.state,o=T(this.state);if(!n||!o||r.letter!==e||r.origin)return;let i=q(r,e),s=ol(n.players[n.turn-1].cells,o,i),c=s?at(s.slice(1)):null,l=s?Number(s[0]):i;this.placement({type:"put",orientation:l,origin:c??tm})}chooseAt(e){let{table:n,placement:r}=this.state,o=n?ta(n)[e]:void 0;o===void 0||!M(this.state)||(r.letter!==o&&this.choose(o),this.placement({type:"show"}))}commit(){let{state:e}=this,{table:n,placement:r}=e,o=T(e);if(r.plan)return this.complain(this.planning?.notYet(e)??"");if(!n||!M(e))return;if(!o)return this.complain(a("choose-first"));if(!r.origin)return this.placement({type:"show"});let i=R(e,o.letter),s=At(it(r,o),n.players[n.turn-1].cells,i,!1),c=Tn(r,o);if(s||!c)return this.complain(i&&i.missing>0&&s===Ut(i)?a("it-is-wrong",{reason:s??""}):a("cannot-place",{reason:s??a("does-not-fit")}));this.placement({type:"show"}),this.send({type:"move",move:c})}pass(){M(this.state)&&R(this.state,null)&&this.send({type:"move",move:"pass"})}undo(){let{table:e}=this.state;if(!(!e||!le(this.state))){if(qn(e)&&!e.automa?.practice)return this.dialog("practice");this.send({type:"undo"})}}practise(){this.dialog(null),this.send({type:"undo"})}turnCard(e=!1){ae(this.state)&&(this.send({type:"turn"}),this.byItself=e)}hint(){ce(this.state)&&this.send({type:"hint"})}why(){Bn(this.state)&&this.send({type:"why"})}forgetHint(){this.store.dispatch({type:"hint",hint:null})}refused({kind:e,error:n}){if(e==="stale"&&this.byItself)return;let r=H()==="en"?n:a(`refusal-${e}`);this.store.dispatch({type:"refusal",kind:e,text:r})}resign(){this.dialog(null),this.send({type:"resign"})}abort(){this.dialog(null),this.send({type:"abort"})}handOver(e){this.dialog(null),this.send({type:"handover",level:e})}mind(e){e==="handover"?this.dialog("handover"):this.send({type:e})}async report(e,n){this.dialog(null);try{await Xi({game:this.id,reason:e,text:n}),this.store.dispatch({type:"told",text:a("told-server")})}catch(r){this.complain(r instanceof Error?r.message:String(r))}}async again(e){let{table:n}=this.state,r=n&&ac(n);if(r)try{e((await this.keeper.create(r)).url)}catch(o){this.complain(o instanceof Error?o.message:String(o))}}send(e){this.byItself=!1;let n=this.company.objection(e);if(n!==null)return this.complain(n);this.connection.send(e)||this.complain(a("on-its-way"))}type(e){e&&this.state.dialog&&this.dialog(null),this.store.dispatch({type:"typing",open:e})}dialog(e){this.store.dispatch({type:"dialog",dialog:e})}async look(e){let n=this.state.table?.moves.length??0;if(e>=n)return this.back();try{let r=this.state.looking?.frames??await this.frames();this.store.dispatch({type:"look",frames:r,index:Math.max(0,e)})}catch(r){this.complain(r instanceof Error?r.message:String(r))}}async frames(){return cl(await this.keeper.replay(this.id),this.patches)}back(){this.store.dispatch({type:"return"})}};function em({table:t,anchor:e},n,r){if(!t?.clock||!e)return null;let o=ei(t.clock,n,e,r);return{text:zc(o),sentence:Vc(o),low:Zc(t.clock.control,o)}}var yr=class{constructor(e){this.outside=e,this.timer=null,this.left=null,this.running=null}consider(e){this.stop();let n=this.outside.now();this.show(e,n);let r=[this.watchClock(e,n),this.watchAway(e,n)].filter(o=>o!==null);r.length!==0&&(this.timer=this.outside.later(()=>this.consider(e),Math.max(1,Math.min(...r))))}show(e,n){for(let r of U){let o=em(e,r,n);o&&this.outside.show(r,o)}}watchClock({table:e,anchor:n,fallen:r},o){let i=e?.clock,s=i?.running??null,c=s===this.running?this.left:null;if(this.running=s,this.left=null,!e||!i||!n||s===null)return r!==null&&this.outside.onTime({fallen:null}),null;let l=ei(i,s,n,o);this.left=l;let u=l===0?s:null;u!==r&&this.outside.onTime({fallen:u,timeSaid:rm(e,u)});let f=c===null?null:Kc(c,l);return f!==null&&this.outside.onTime({timeSaid:nm(e,s,f)}),Yc(l)}watchAway({awayFrom:e,isLongAway:n},r){if(e===null||n)return null;let o=e+Ci-r;return o>0?o:(this.outside.onTime({isLongAway:!0}),null)}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null}};function nm({seats:t},e,n){return a("seconds-left",{...Y(t,e),count:n})}function rm({seats:t},e){return e===null?"":a("time-is-up",Y(t,e))}var om=600,br=class{constructor(e){this.outside=e,this.due=null,this.tried=-1,this.timer=0}consider(e,n){let r=e.table?.number??-1,o=n&&ae(e)&&e.dialog===null&&r!==this.tried?r:null;if(o===this.due||(this.stop(),o===null))return;this.due=o;let i=e.table?.moves.at(-1)?.player===2;this.timer=this.outside.later(()=>{this.due=null,this.tried=o,this.outside.turn()},i?0:om)}stop(){this.due!==null&&this.outside.forget(this.timer),this.due=null}};function ll(t){let e=t.querySelector(".move-list"),n=e?.querySelector(".move.now")??null;if(!e)return;if(!n){e.scrollTop=0;return}let[r,o]=[e.getBoundingClientRect(),n.getBoundingClientRect()];o.top<r.top?e.scrollTop-=r.top-o.top:o.bottom>r.bottom&&(e.scrollTop+=o.bottom-r.bottom)}var xr=class{constructor(e){this.outside=e,this.store=xt((n,r)=>({...n,...r}),{path:e.memory.get(),picture:null,busy:!1,told:""})}get state(){return this.store.get()}get link(){let{path:e}=this.state;return e===null?null:this.outside.origin+e}get isLocal(){return/^https?:\/\/(localhost|127\.|\[::1\])/.test(this.outside.origin)}get canShare(){return this.outside.share!==null}async draw(){let{path:e}=this.state;if(e!==null)try{this.store.dispatch({picture:await this.outside.draw(e)})}catch(n){this.store.dispatch({picture:null,told:ul(n)})}}async renew(){if(!this.state.busy){this.store.dispatch({busy:!0,told:""});try{let{invitation:e}=await this.outside.renew();this.outside.memory.set(e),this.store.dispatch({path:e,picture:null,busy:!1}),await this.draw()}catch(e){this.store.dispatch({busy:!1,told:ul(e)})}}}async copy(){let{link:e}=this;if(e!==null)try{await this.outside.copy(e),this.store.dispatch({told:a("link-is-copied")})}catch{this.store.dispatch({told:a("cannot-copy")})}}async share(){let{link:e}=this;if(!(e===null||this.outside.share===null))try{await this.outside.share({title:"Quiltbee",text:a("share-text"),url:e}),this.store.dispatch({told:""})}catch(n){let r=n instanceof Error&&n.name==="AbortError";this.store.dispatch({told:r?"":a("cannot-share")})}}};function ul(t){return t instanceof Error?t.message:String(t)}var kr=class{constructor(e){this.outside=e,this.store=xt((n,r)=>({...n,...r}),{name:"",busy:!1,error:""})}get state(){return this.store.get()}async ask(){try{let{name:e}=await this.outside.me();this.state.name===""&&this.store.dispatch({name:e??""})}catch(e){this.store.dispatch({error:pl(e)})}}write(e){this.store.dispatch({name:e,error:""})}async sit(){let{name:e,busy:n}=this.state;if(!n){this.store.dispatch({busy:!0,error:""});try{let{url:r}=await this.outside.sit(e.trim()||null);this.outside.go(r)}catch(r){this.store.dispatch({busy:!1,error:pl(r)})}}}};function pl(t){return t instanceof Error?t.message:String(t)}var im=["classic","anniversary","valentine"];function fl(t){return im.some(e=>e===t)}var li={theme:"auto",edition:"classic",language:"auto",look:"cloth",letters:!1,coordinates:!1,motion:"normal",turnCards:!0,sounds:!1,vibration:!1,hints:!1,strength:Kt},ui="quiltbee.settings",sm=12,vr=new Map;function bt(t){try{return JSON.parse(localStorage.getItem(t)??"null")}catch(e){if(e instanceof SyntaxError||e instanceof DOMException)return JSON.parse(vr.get(t)??"null");throw e}}function dt(t,e){let n=JSON.stringify(e);vr.set(t,n);try{localStorage.setItem(t,n)}catch(r){if(!(r instanceof DOMException))throw r;console.warn("This browser keeps no settings:",r.message)}}function pi(){let t=bt(ui),e={...li,...typeof t=="object"?t:null},n=fl(e.edition)?e.edition:li.edition,r=Dr(e.language)?e.language:li.language;return{...e,edition:n,language:r}}function dl(t){dt(ui,t),am(t.language)}function ml(t){window.addEventListener("storage",({key:e})=>{e===ui&&t(pi())})}function am(t){let e=t==="auto"?0:31536e3;document.cookie=`language=${t}; path=/; max-age=${e}; SameSite=Lax`}function hl(){let t=bt("quiltbee.offline"),{ring:e,seat:n,moves:r,resigned:o}=t??{};return typeof e=="string"&&[1,2].includes(n)&&Array.isArray(r)&&r.every(s=>typeof s=="string")?{ring:e,seat:n,moves:r,resigned:o===!0}:null}function gl(t){dt("quiltbee.offline",t)}function Z1(){let t=bt("quiltbee.analysis");return typeof t?.record=="string"&&Array.isArray(t.path)?t:null}function K1(t){dt("quiltbee.analysis",t)}function Y1(){let t=bt("quiltbee.engine"),e=Number.isInteger(t?.lines)?t.lines:3;return{isOn:t?.isOn!==!1,lines:Math.max(1,Math.min(5,e))}}function Q1(t){dt("quiltbee.engine",t)}function X1(){let t=bt("quiltbee.puzzles"),e=r=>Array.isArray(t?.[r])?t[r]:[],n=typeof t?.own=="object"&&t.own!==null;return{batch:e("batch"),waiting:e("waiting"),again:e("again"),own:n?t.own:{}}}function J1(t){dt("quiltbee.puzzles",t)}function fi(){let t=bt("quiltbee.guide");return typeof t?.game=="string"&&[0,1].includes(t.chapter??-1)&&t.step!==void 0?t:null}function $l(t){dt("quiltbee.guide",t)}function wl(t){return bt("quiltbee.hinted")===t}function yl(t){dt("quiltbee.hinted",t)}function Sr(){let t=bt("quiltbee.games");return Array.isArray(t)?t.filter(e=>typeof e?.id=="string"):[]}function bl(){return bt("quiltbee.known")===!0}function tb(t){dt("quiltbee.known",t)}function xl(t,e){let n=Sr().filter(r=>r.id!==t);dt("quiltbee.games",[{id:t,title:e,when:Date.now()},...n].slice(0,sm))}function eb(t){dt("quiltbee.games",Sr().filter(e=>e.id!==t))}function kl(t){try{return sessionStorage.getItem(`quiltbee.invitation.${t}`)}catch(e){if(e instanceof DOMException)return vr.get(`invitation.${t}`)??null;throw e}}function vl(t,e){vr.set(`invitation.${t}`,e);try{sessionStorage.setItem(`quiltbee.invitation.${t}`,e)}catch(n){if(!(n instanceof DOMException))throw n;console.warn("This browser keeps no invitation:",n.message)}}async function Ar(t){if(navigator.clipboard)return navigator.clipboard.writeText(t);let e=document.activeElement,n=document.createElement("textarea");n.value=t,n.readOnly=!0,n.className="visually-hidden",(e?.closest("dialog")??document.body).append(n),n.select();let r=document.execCommand("copy");if(n.remove(),e?.focus({preventScroll:!0}),!r)throw new Error(a("no-clipboard"))}function Sl(t,e){let n=new xr({origin:location.origin,renew:()=>Ki(t),draw:Qi,copy:Ar,share:"share"in navigator?o=>navigator.share(o):null,memory:{get:()=>kl(t),set:o=>vl(t,o)}}),r=new kr({me:Qt,sit:o=>Yi(t,o),go:e});return{inviting:n,joining:r}}function Al({text:t,mine:e},n){let o=n-(e?1:0)>0?`(${n}) `:"",i=t?`${t} – Quiltbee`:"Quiltbee";return`${o}${e?"● ":""}${i}`}function El({mine:t},e){return t||e>0}var cn=document.querySelector("link[rel=icon]"),cm=[cn.href,new URL(cn.dataset.waiting??"",cn.href).href],di={text:"",mine:!1},mi=0;function ln(t,e=!1){di={text:t,mine:e},_l()}function Ml(t){mi=t,_l()}function _l(){let t=Al(di,mi);document.title!==t&&(document.title=t);let e=cm[El(di,mi)?1:0];cn.href!==e&&(cn.href=e)}function Tl({clock:t},e){if(!t)return m;let n=t.running===e;return p`<div
class=${n?"clock runs":"clock"}
data-clock=${e}
data-testid=${`clock-${e}`}
>
<span class="clock-sign">${w("clock")}${w("hurry")}</span>
<span class="clock-time" aria-hidden="true"></span>
<span class="visually-hidden"
>${a(n?"clock-running":"clock")}: <span class="clock-words"></span
></span>
</div>`}function Ll(t,e,{text:n,sentence:r,low:o}){let i=t.querySelector(`[data-clock="${e}"]`);i&&(i.dataset.low=o?"true":"false",Ol(i.querySelector(".clock-time"),n),Ol(i.querySelector(".clock-words"),r))}function Ol(t,e){t&&t.textContent!==e&&(t.textContent=e)}function hi(t){return a(`level-name-${t}`)}function yb(t){return a("level-sentence",{level:String(t),name:hi(t),audience:a(`level-for-${t}`)})}function be(t,e,n,r,o){return p`<fieldset class=${`pick pick-${t}`}>
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
</fieldset>`}var lm=[["classic","button"],["anniversary","ten"],["valentine","heart"]];function Nl(t){let e=lm.map(([n,r])=>[n,p`${w(r)}<span>${a(`edition-${n}`)}</span>`]);return be("edition",a("setting-edition"),e,t.settings.edition,n=>t.change({edition:n}))}function Er(t){return t.target.value}function Mr(t){return t.target.checked}function Il(t){let e=t.settings.language,n=[["auto",a("language-auto")],...Object.entries(Br)],r=o=>t.change({language:Er(o)});return p`<label class="language-pick"
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
>`}function um(t){return`${t}`}function xe(t,e,n={}){let r=Object.keys(e).map(i=>[i,um(i)]);return a(t,{...n,...Object.fromEntries(r)}).split("").map((i,s)=>s%2?e[i]:i)}var pm=[["auto","setting-theme-auto"],["light","theme-light"],["dark","theme-dark"]],fm=[["normal","motion-normal"],["faster","motion-faster"],["off","motion-off"]],dm=[["cloth","look-cloth"],["thread","look-thread"]],mm=[["letters","setting-letters"],["coordinates","setting-coordinates"],["hints","setting-hints"],["turnCards","draw-automatically"],["sounds","setting-sounds"],["vibration","setting-vibration"]];function _r(t,e,n){let{theme:r,motion:o,look:i}=t.settings,s=mm.filter(([u])=>u!=="vibration"||t.canVibrate),c=()=>{e(),t.help()},l=u=>f=>t.change({[u]:f});return p`<div class="panel-head">
<h2 id="dialog-heading">${a("settings")}</h2>
<button type="button" class="main" @click=${e}>${a("settings-done")}</button>
</div>
<div class="settings">
<button type="button" data-testid="settings-help" @click=${c}>
${w("help")}<span>${a("how-to-play")}</span>
</button>
${Nl(t)} ${be("theme",a("setting-theme"),gi(pm),r,l("theme"))}
${be("motion",a("setting-motion"),gi(fm),o,l("motion"))}
${be("look",a("setting-look"),gi(dm),i,l("look"))}
${s.map(([u,f])=>hm(u,a(f),t))} ${Il(t)}
${n?p`<button type="button" data-testid="open-command" @click=${n}>
${xe("open-command-line",{key:p`<kbd>/</kbd>`})}
</button>`:m}
</div>`}function gi(t){return t.map(([e,n])=>[e,a(n)])}function hm(t,e,n){return p`<label class="tick"
><input
type="checkbox"
data-testid=${t}
.checked=${n.settings[t]}
@change=${r=>n.change({[t]:Mr(r)})}
/><span>${e}</span></label
>`}function Cl(t,e,n){if(t.dialog===null)return m;let r=()=>e.dialog(null),o=()=>_r(n,r,()=>e.type(!0));return p`<dialog
class="sheet"
aria-labelledby="dialog-heading"
@close=${r}
data-testid=${`dialog-${t.dialog}`}
>
${{settings:o,resign:gm,practice:km,abort:wm,handover:ym,report:xm}[t.dialog](e,r)}
</dialog>`}function Pl(t){let e=t.querySelector("dialog");e&&!e.open&&e.showModal()}function gm(t,e){return p`<h2 id="dialog-heading">${a("resign-question")}</h2>
<p>${$m(t.state.table)}</p>
<div class="row">
<button type="button" class="main" @click=${e}>${a("play-on")}</button>
<button type="button" data-testid="resign-confirm" @click=${()=>t.resign()}>
${a("resign")}
</button>
</div>`}function $m(t){return t?.mode!=="remote"?a("resign-undo"):a(t.rated?"resign-rated":"resign-plain")}function wm(t,e){let n=t.state.table!==null&&L(t.state.table);return p`<h2 id="dialog-heading">${a(n?"abort-close-question":"abort-question")}</h2>
<p>${a(n?"abort-close-text":"abort-text")}</p>
<div class="row">
<button type="button" class="main" @click=${e}>${a(n?"wait":"play-on")}</button>
<button type="button" data-testid="abort-confirm" @click=${()=>t.abort()}>
${a(n?"close-it":"call-it-off")}
</button>
</div>`}function ym(t,e){return p`<form @submit=${r=>{r.preventDefault();let o=r.target;t.handOver(Number(new FormData(o).get("level")))}}>
<h2 id="dialog-heading">${a("handover-question")}</h2>
<p>${a("handover-text")}</p>
<p>
<label
>${a("level")}
<select name="level" data-testid="handover-level">
${Ii.map(({level:r})=>p`<option value=${r} ?selected=${r===Kt}>
${a("level-and-name",{level:String(r),name:hi(r)})}
</option>`)}
</select></label
>
</p>
<div class="row">
<button type="submit" class="main" data-testid="handover-confirm">${a("let-it-play")}</button>
<button type="button" @click=${e}>${a("wait")}</button>
</div>
</form>`}var bm=["name","cheating","leaving","other"];function xm(t,e){return p`<form @submit=${r=>{r.preventDefault();let o=new FormData(r.target);t.report(o.get("reason"),String(o.get("text")))}}>
<h2 id="dialog-heading">${a("report-title")}</h2>
<p>${a("report-who-reads")}</p>
<p>
<label
>${a("report-reason")}
<select name="reason" data-testid="report-reason">
${bm.map(r=>p`<option value=${r}>${a(`report-${r}`)}</option>`)}
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
</form>`}function km(t,e){return p`<h2 id="dialog-heading">${a("practice-question")}</h2>
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
</div>`}var vm=["","hint-right","hint-round","hint-left"],Sm=50;function Or({hint:t,patches:e},n){return t?(t.type==="hint"?Am(t,e,n):Mm(t,e,n)).join(" "):""}function Rl(t){return t?.type==="why"||!!t?.advice}function Am({move:t,advice:e},n,r){let{rival:o,points:i=null,reasons:s=[]}=e??{},c=o&&i!==null?[a("hint-lead",{count:Math.round(i/10),rival:Wl(o,t,n)})]:[];return[ql(t,n,r),...c,...s.map(l=>jl(l,`otherwise-${l.code}`,n))]}function jl({of:t,code:e,values:n},r,o){return a(t==="mine"?r:`reason-${e}`,Om(n,o))}function ql(t,e,n){if(t==="pass")return a("hint-advance");let r=t.slice(-2);if(t.startsWith("+"))return n?a("hint-put-on",{cell:r}):a("hint-put");let[o,i]=t,s=e[o].name;if(!n)return a("hint-take",{patch:s});let c=Em(Number(i));return c?a("hint-take-turned",{patch:s,cell:r,how:c}):a("hint-take-at",{patch:s,cell:r})}function Em(t){let e=[t>=4?"hint-flipped":"",vm[t%4]].filter(Boolean);return Z(e.map(n=>a(n)))}function Mm(t,e,n){if(t.better===t.move)return[a("why-same")];let r=n&&t.better!=="pass"?[ql(t.better,e,!0)]:[],o=t.reasons.map(i=>jl(i,`mine-${i.code}`,e));return[_m(t,e),...r,...o]}function _m(t,e){let{points:n,chance:r}=t;if(n===null)return a("why-unknown",{what:$i(t,e)});let o=Math.round(n/10);if(o>0)return a("why-loss",{what:$i(t,e),count:o});if((r??0)<Sm)return a("why-good",{what:Wl(t.better,t.move,e)});let i=Math.round((r??0)/10);return a("why-loss-chance",{what:$i(t,e),percent:i})}function Om(t,e){return"patch"in t?{...t,patch:e[t.patch].name}:t}function $i({better:t,move:e},n){return t==="pass"?a("why-advance"):t.startsWith("+")?a("why-put"):t[0]===e[0]?a("why-elsewhere"):a("why-take",{patch:n[t[0]].name})}function Wl(t,e,n){return t==="pass"?a("good-pass"):t[0]===e[0]?a("good-elsewhere"):a("good-take",{patch:n[t[0]].name})}var D=90,Tm=Array.from({length:8},(t,e)=>{let n=(e+1)*10;return`M${n} 0V${D}M0 ${n}H${D}`}).join(""),Lm=Array.from({length:8**2},(t,e)=>{let[n,r]=[e%8+1,Math.floor(e/8)+1];return`M${n*10-.7} ${r*10}h1.4m-.7-.7v1.4`}).join(""),ke=Array.from({length:9},(t,e)=>e);function Bl(t){let{number:e,active:n,ghost:r,held:o}=t,i=["quilt",n&&"active",o&&"held",t.named&&"named"].filter(Boolean).join(" ");return p`<div
class=${i}
data-testid=${`quilt-${e}`}
data-quilt=${n?r?.planned?"planning":"active":"shown"}
?data-held=${n}
>
<div class="columns" aria-hidden="true">
${ke.map(s=>p`<span>${"abcdefghi"[s]}</span>`)}
</div>
<div class="rows" aria-hidden="true">${ke.map(s=>p`<span>${s+1}</span>`)}</div>
<div class="cloths">
<svg viewBox=${`-0.4 -0.4 ${D+.8} ${D+.8}`} aria-hidden="true">
<rect class="ground" width=${D} height=${D}></rect>
<path class="lines" d=${Tm}></path>
${Dl()}
<path class="knots" d=${Lm}></path>
${Hl(t)} ${t.fresh.map(Nm)} ${t.hint?Im(t.hint):m}
${t.marks?.map(Cm)} ${r?Pm(t,r):m}
</svg>
${Wm(t)}
</div>
</div>`}function Tr(t,e){return p`<svg
class="quilt-picture"
viewBox=${`-1 -1 ${D+2} ${D+2}`}
aria-hidden="true"
>
<rect class="ground" width=${D} height=${D}></rect>
${Dl()} ${Hl({player:t,patches:e,lettered:!1,fresh:[]})}
</svg>`}function Dl(){return v`<rect fill="url(#fabric-cell)" width=${D} height=${D}></rect>`}function Hl({player:t,patches:e,lettered:n,fresh:r}){let o=(s,c)=>r.some(({origin:l})=>ot(l,[s,c])),i=ke.flatMap(s=>ke.map(c=>[s,c])).filter(([s,c])=>"*x".includes(t.cells[s*9+c]));return[...t.patches.map(s=>v`<g class=${o(s.row,s.column)?"fresh":""}
data-sewn=${s.letter}>${Je(s.letter,e[s.letter],s.orientation,[s.row,s.column],n)}</g>`),...i.map(([s,c])=>t.cells[s*9+c]==="*"?Do([s,c]):v`<rect class="piece" fill="url(#fabric-covered)"
x=${c*10} y=${s*10} width="10" height="10"></rect>`)]}function Nm({shape:t,origin:[e,n]}){return v`<g class="last" transform=${`translate(${n*10} ${e*10})`}>
<path class="halo" d=${G(t,10)}></path>
<path d=${G(t,10)}></path></g>`}function Im({shape:t,origin:[e,n]}){let{x:r,y:o}={x:(t[0][1]+.5)*10,y:(t[0][0]+.5)*10};return v`<g class="hint-mark" transform=${`translate(${n*10} ${e*10})`}>
<path class="halo" d=${G(t,10,.8)}></path>
<path class="edge" d=${G(t,10,.8)}></path>
<circle cx=${r} cy=${o} r="3"></circle><text x=${r} y=${o+1.7}>?</text></g>`}function Cm({shape:t,origin:[e,n],label:r,kind:o,faint:i}){let{x:s,y:c}={x:(t[0][1]+.5)*10,y:(t[0][0]+.5)*10},l=G(t,10,.8),u=`suggestion to-${o}${i?" faint":""}`;return v`<g class=${u} transform=${`translate(${n*10} ${e*10})`}>
<path class="halo" d=${l}></path><path class="edge" d=${l}></path>
<circle cx=${s} cy=${c} r="3.4"></circle><text x=${s} y=${c+1.7}>${r}</text></g>`}function Pm({patches:t,player:e},n){let[r,o]=n.origin,i=n.letter==="+"?[[0,0]]:t[n.letter].orientations[n.code],s=n.cells.filter(([u,f])=>e.cells[u*9+f]!=="."),c=["ghost",n.legal?"legal":"illegal",n.set&&"set",n.sent&&"sent",n.planned&&"planned"],l=G(i,10);return v`<g class=${c.filter(Boolean).join(" ")}>
<g class="held">${n.letter==="+"?Do(n.origin):Je(n.letter,t[n.letter],n.code,n.origin,!1)}</g>
<g transform=${`translate(${o*10} ${r*10})`}>
${n.legal?m:Rm(l)}
<path class="halo" d=${l}></path><path class="edge" d=${l}></path></g>
${s.map(jm)}
${n.set&&s.length===0?qm(En(n.cells),n):m}
</g>`}function Rm(t){return v`<path class="hatch" fill="url(#fabric-wrong)" d=${t}></path>`}function jm([t,e]){let n=`${e*10+3} ${t*10+3}`;return v`<path class="cross" d=${`M${n}l4 4m0-4l-4 4`}></path>`}function qm([t,e],{legal:n,planned:r}){let o=`${(e+.5)*10} ${(t+.5)*10}`,s=n?r?"M-1.3-1.6h2.6L-1.3 1.6h2.6Z":"M-1.7 .1L-.5 1.4 1.8-1.3":"M-1.3-1.3L1.3 1.3M1.3-1.3L-1.3 1.3";return v`<g class="sign" transform=${`translate(${o})`}>
<circle r="4.2"></circle><path d=${s} transform="scale(1.35)"></path></g>`}function Wm(t){let{number:e,name:n,player:r,patches:o,cursor:i,ghost:s,active:c}=t,l=(f,d)=>`q${e}-${N([f,d])}`,u=new Set(s?.cells.map(String));return p`<div
class="cells"
role="grid"
id=${`grid-${e}`}
tabindex="0"
data-keys
aria-label=${a("grid-label",{name:n})}
aria-readonly=${c?"false":"true"}
aria-activedescendant=${i?l(i[0],i[1]):m}
>
${ke.map(f=>p`<div role="row" class="row">
${ke.map(d=>{let h=u.has(`${f},${d}`)?a(s?.legal?"fits-here":"does-not-fit-here"):"",$=r.cells[f*9+d],k=i&&i[0]===f&&i[1]===d;return p`<div
role="gridcell"
class=${k?"cell here":"cell"}
id=${l(f,d)}
data-testid=${`cell-${N([f,d])}`}
aria-label=${vs([f,d],$,o)+h}
></div>`})}
</div>`)}
</div>`}var Bm={"*":"special",x:"covered"};function sx(t){let e=new Map;return[...t].forEach((n,r)=>{if(n===".")return;let o=[Math.floor(r/9),r%9];e.set(n,[...e.get(n)??[],o])}),p`<svg
class="quilt-picture"
viewBox=${`-1 -1 ${D+2} ${D+2}`}
aria-hidden="true"
>
<rect class="ground" width=${D} height=${D}></rect>
${[...e].flatMap(([n,r])=>Dm(n,r))}
</svg>`}function Dm(t,e){let n=t==="*"||t==="x",r=n?Bm[t]:t;return(n?e.map(o=>[o]):[e]).map(o=>v`<path class="piece" fill=${`url(#fabric-${r})`} d=${G(o,10)}></path>`)}var Hm=14;function Ul(t,e,n,r){if(!e.result||!e.result.scores)return m;let{winner:o}=e.result,i=e.automa?[1]:[1,2];return p`<figure class="keepsake" data-testid="keepsake">
<div class="kept">
${i.map(s=>p`<div class=${s===o?"kept-quilt won":"kept-quilt"}>
${Tr(e.players[s-1],n)}
<p>
${tr(s)}<span class="kept-name">${A(t.seats,s)}</span>
<b>${j(e.players[s-1].score)}</b>
</p>
</div>`)}
</div>
</figure>
${Um(t,o)&&r.settings.motion!=="off"?Fm():m}`}function Um({seats:t},e){return rt(t).includes(e)}function Fm(){return p`<div class="cheer" aria-hidden="true" data-testid="cheer">
${Array.from({length:Hm},(t,e)=>p`<svg viewBox="-6 -6 12 12">
${e%3?W(0,0,5):v`${Q("special",-4.5,-4.5,.9)}`}
</svg>`)}
</div>`}function Fl(t,e){return gt(t)?m:p`<a
class="button"
data-testid="save-picture"
href=${Ta(t.game,"png",Gm(e))}
download
>${w("download")}<span>${a("save-picture")}</span></a
>`}function Gm({settings:{edition:t,theme:e}}){let n=e==="auto"?matchMedia("(prefers-color-scheme: dark)").matches:e==="dark";return{edition:t,scheme:n?"dark":"light"}}function Gl({link:t,seats:e}){let n=e.map(({name:r})=>r);return`${location.origin}${Oa(t,n)}`}function zm({automa:t}){if(!t)return"";let e=t.practice?a("about-practice"):"";return`${He(t)}${e}. `}function Vm({board:t,seed:e}){let n=a(`board-${t}`);return e?xe("about-code",{code:p`<code data-testid="seed">${e}</code>`},{board:n}):n}function zl(t,e,n,r,o=""){return p`<section class="panel about" aria-labelledby="about-heading">
<h2 id="about-heading">${a("this-game")}</h2>
<p class="small">
${zm(e)}${Vm(e)}${O(e)?"":a("about-watching")}${e.seed&&e.seed_chosen?a("about-chosen"):""}
</p>
${o?p`<p class="small">
<a
href=${`/tournaments/${e.tournament}`}
data-testid="tournament-place"
@click=${et(r)}
>${o}</a
>
</p>`:m}
${th(e)}
${gt(e)?p`<p class="small" data-testid="local">${a("offline-here")}</p>`:m}
<div class="row">
${gt(e)?Km(n):Zm(e)} ${Fl(e,r)}
<button type="button" data-testid="copy-link" @click=${()=>eh(e,n)}>
${w("link")}<span>${a("copy-link")}</span>
</button>
${Qm(e,n)} ${Xm(e,n)}
${e.stage==="over"?m:p`<button type="button" data-testid="new-game" @click=${()=>r.go("/")}>
${a("new-game")}
</button>`}
</div>
${t.copied?p`<p class="small copied" data-testid="copied">${t.copied}</p>`:m}
</section>`}function Zm({game:t}){return p`<a
class="button"
data-testid="download-record"
href=${`/api/games/${t}/record.pgr`}
download
>${w("download")}<span>${a("record")}</span></a
>`}function Km({id:t,keeper:e}){return p`<button
type="button"
data-testid="download-record"
@click=${async()=>Ym((await e.replay(t)).record)}
>
${w("download")}<span>${a("record")}</span>
</button>`}function Ym(t){let e=document.createElement("a");e.href=URL.createObjectURL(new Blob([t],{type:"text/plain"})),e.download="game.pgr",e.click(),URL.revokeObjectURL(e.href)}function Qm(t,e){if(!O(t)||t.stage==="over")return m;let[n,r,o]=t.can_abort?["abort",Jm(t),"cancel"]:["resign",a("resign"),"flag"];return p`<button type="button" data-testid=${n} @click=${()=>e.dialog(n)}>
${w(o)}<span>${r}</span>
</button>`}function Xm(t,e){return t.mode!=="remote"||!O(t)||L(t)?m:p`<button type="button" data-testid="report" @click=${()=>e.dialog("report")}>
${a("report")}
</button>`}function Jm(t){return a(L(t)?"close-table":"call-off")}function th({mode:t,clock:e,rated:n,takebacks:r,seats:o}){if(t!=="remote")return m;let i=U.filter(c=>o[c-1].rating!==null).map(c=>`${A(o,c)} ${o[c-1].rating}`),s=[e?a("terms-clock",{clock:Hc(e.control)}):a("terms-no-clock"),a(n?"terms-rated":"terms-not-rated"),a(r?"terms-takebacks":"terms-no-takebacks")];return p`<p class="small" data-testid="terms">
${s.join("; ")}. ${i.length?a("terms-ratings",{ratings:i.join(", ")}):""}
</p>`}async function eh(t,e){e.store.dispatch({type:"copied",text:await Vl(nh(t))})}function nh({link:t,seats:e}){let n=e.map(({name:r})=>r);return`${location.origin}${Yn(t,n)}`}async function Vl(t){try{return await Ar(t),a("link-copied")}catch{return a("copy-this-link",{link:t})}}async function Zl(t,e){let n=Gl(t);if(!("share"in navigator)){e.store.dispatch({type:"copied",text:await Vl(n)});return}try{await navigator.share({title:"Quiltbee",url:n})}catch(r){if(!(r instanceof DOMException))throw r}}function wi(t,e){return p`<svg class=${`card ${t}`} viewBox="-0.5 -0.5 41 57" aria-hidden="true">
<rect class="sheet-edge" width="40" height="56" rx="3.5"></rect>
${e}
</svg>`}function Yl(t,e){return t===0?wi("empty",m):wi("back",v`<path class="weave" d="M4 4h32v48h-32zM4 16L36 40M4 40L36 16M4 28h32M20 4v48"></path>
${e===null?W(20,28,7):v`<circle class="budget" cx="20" cy="28" r="10"></circle>
<text class="digits" x="20" y="32.4" font-size="13">${e}</text>`}`)}function Ql({number:t,budget:e,income:n,filters:r}){return wi("face",v`
<text class="card-number" x="20" y="6.6">${t}</text>
<circle class="budget" cx="12" cy="16" r="7.4"></circle>
<text class="digits" x="12" y="19.3" font-size="9.5">${e}</text>
${W(30,16,5.6)}<text class="gain" x="30" y="28.4">+${n}</text>
<text class="card-word" x="12" y="28">${a("card-budget")}</text>
${r.map((o,i)=>Kl(Rn(o),36+i*7))}
${r.length===0?Kl(a("filter-none"),42):m}`)}function Kl(t,e){let n=Math.min(4.6,64/t.length);return v`<text class="card-filter" x="20" y=${e} font-size=${n.toFixed(1)}>${t}</text>`}function Xl({turns:t,run:e},n,r){let o=t.map(i=>rh(i,n,r));return p`<section
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
</section>`}function rh(t,e,n){return p`<div class="card-turn" data-card=${t.card.number} data-taken=${t.taken??""}>
${Ql(t.card)}
<div class="told">
<p class="told-card">${$o(t.card)}</p>
<div class="tried" aria-hidden="true">
${[...t.choices].map(r=>oh(r,t,e,n))}
</div>
<ol>
<li>${wo(t,e,n)}</li>
${t.steps.map(r=>p`<li class=${r.skipped?"skipped":""}>
${yo(r,e,n)}
</li>`)}
${bo(t,e,n).map(r=>p`<li class="outcome">${r}</li>`)}
</ol>
</div>
</div>`}function oh(t,{affordable:e,taken:n},r,o){let i=t===n?"taken":e.includes(t)?"left":"dear",s={taken:"✓",left:"–",dear:"×"}[i];return p`<span class=${`candidate ${i}`}
>${Qn(t,r[t],0,o)}<span class="fate">${s}</span></span
>`}var Jl={income:["<circle r='2.2' fill='var(--soft)'/>","<path fill='none' stroke='var(--panel)' stroke-width='.8' d='M-1.2 0h2.4M0-1.2v2.4'/>"],empty:["<path fill='none' stroke='var(--soft)' stroke-width='.9' stroke-dasharray='1.2 .7' d='M-2.2-2.2h4.4v4.4h-4.4z'/>"],patches:["<path fill='var(--soft)' d='M-2.4-2.4h2.4v2.4h2.4v2.4h-4.8z'/>"],time:["<path fill='var(--soft)' d='M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z'/>"],score:["<path fill='var(--soft)' d='M0-2.8l.9 1.9 2 .2-1.5 1.5.4 2L0 1.8l-1.8 1 .4-2L-2.9-.7l2-.2z'/>"]};var sh=[20,10,5,1];function tu(t){let e=[],n=Math.max(0,t);for(let r of sh)for(;n>=r;)e.push(r),n-=r;return e}var yi=56,un=20,ah=19;function eu(t){let e=tu(t),n=Math.min(ah,(yi-un)/Math.max(1,e.length-1)),r=yi-un/2,o=e.map((i,s)=>ch(i,r-s*n)).reverse();return p`<svg class="purse" viewBox=${`0 0 ${yi} ${un}`} aria-hidden="true">
${o}
</svg>`}function ch(t,e){return v`${Q(`tile-${t}`,e,un/2)}
<text class="tile-value" x=${e} y=${un/2+3.2}>${t}</text>`}function Lr(t,e,n){return p`<table class="scores">
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
${t.players.map((r,o)=>p`<td data-testid=${`total-${o+1}`}>${j(r.score)}</td>`)}
</tr>
</tfoot>
</table>`}function lh(){return p`<span class="badge tile" title=${a("tile-title")}
><svg viewBox="-10 -10 20 20" aria-hidden="true">${Q("special-tile",0,0)}</svg>
<span class="visually-hidden">${a("has-tile")}</span></span
>`}var uh=new Map(Object.entries(Jl).map(([t,e])=>[t,Bo(e.join(""))]));function nu(t,e,n,r={}){let{buttons:o,income:i,empty:s,score:c,time:l}=t.players[n-1],u=[[a("number-buttons"),o,"buttons"],[a("number-income"),i,"income"],[a("number-empty"),s,"empty"],[a("number-time"),l,"time"]];if(!t.automa){let f=c-t.players[2-n].score;u.push([a("number-lead"),xs(f),"lead"])}return bi(t,e,n,u,r)}function bi(t,e,n,r,o){let{aside:i=m,clock:s=m,thumbnail:c=m}=o,l=t.stage!=="over"&&te(e)===null&&t.turn===n;return p`<div class=${l?"bar moving":"bar"} data-testid=${`player-${n}`}>
<div class="bar-name">
${tr(n)}
<h2 title=${A(e,n)}>${A(e,n)}</h2>
${fh(e[n-1])} ${i}
${t.players[n-1].special_tile?lh():m}
${l?p`<span class="badge to-move">${a("to-move")}</span>`:m}
</div>
${s} ${c}
<dl>
${r.map(([u,f,d])=>p`<div class=${`number number-${d}`}>
<dt>${ph(String(d))}<span>${u}</span></dt>
<dd data-testid=${`${d}-${n}`}>${f}</dd>
${d==="buttons"?eu(Number(f)):m}
</div>`)}
</dl>
</div>`}function ph(t){let e=uh.get(t==="lead"?"score":t);return p`<svg class="number-sign" viewBox="-3 -3 6 6" aria-hidden="true">
${e?v(e):W(0,0,2.8)}
</svg>`}function fh({kind:t,yours:e,away:n,bot:r,rating:o}){return t!=="person"&&t!=="open"?m:p`${o===null?m:p`<span class="rating"
><span class="visually-hidden">${a("rated")}</span>${o}</span
>`}
${r?p`<span class="badge bot">${a("bot")}</span>`:m}
${n&&!e?p`<span class="badge away">${a("away")}</span>`:m}`}function ru(t,e){let n=t.players.map(r=>r.score_parts);return Lr(t,[A(e,1),A(e,2)],[[a("number-buttons"),n.map(r=>r.buttons)],[a("score-tile"),n.map(r=>r.special_tile)],[a("score-empty"),n.map((r,o)=>`${j(r.empty)} (${t.players[o].empty})`)]])}function iu(t,e,n){let{buttons:r,time:o,score:i}=t.players[1],s=[[a("number-buttons"),r,"buttons"],[a("number-patches"),n.with_buttons.length+n.without_buttons.length,"patches"],[a("number-time"),o,"time"],[a("number-score"),j(i),"score"]],c=p`<span class="level-name">${De(n)}</span>`,l=p`<span class="next-card">${au(t,n)}</span>`;return bi(t,e,2,s,{aside:c,thumbnail:l})}function su(t,e,n,r,o,i=m){return p`<section
class="panel automa"
data-testid="automa"
tabindex="0"
aria-labelledby="automa-heading"
>
<div class="panel-head">
<h2 id="automa-heading">${a("the-automa")}</h2>
<span class="small">${He(e)}</span>
</div>
<div class="dealer">
<div class="pile">${au(t,e)}</div>
<div>
<p data-testid="automa-cards">${t.result?a("no-more-cards"):dh(e)}</p>
<p class="small">${Ue(e)}</p>
</div>
</div>
${Xl(n,r,o)} ${mh(t,e)} ${i}
<div class="piles">
${ou("patches-with",e.with_buttons,"pile-with",r,o)}
${ou("patches-without",e.without_buttons,"pile-without",r,o)}
</div>
<p class="small">${xo(e)}</p>
</section>`}function au({result:t},{pile:e,budget:n}){return Yl(e,t?null:n)}function dh({pile:t,budget:e}){return t===0?a("pile-empty"):e===null?a("next-face-down"):a("next-can-pay",{price:a("buttons",{count:e})})}function ou(t,e,n,r,o){return p`<div class="taken-pile" data-testid=${n}>
<h3>${a(t,{count:e.length})}</h3>
<ul>
${[...e].map(i=>{let{name:s,income:c}=r[i];return p`<li title=${s}>
${Qn(i,r[i],0,o)}
<span class="visually-hidden"
>${s} (${i})${c?`, ${a("buttons",{count:c})}`:""}</span
>
</li>`})}
</ul>
</div>`}function mh(t,e){let n=(o,i,s)=>p`<div class=${s}>
<dt>${o}</dt>
<dd>${i}</dd>
</div>`,r=Be(t.players[1],e.level);return p`<div class="parts">
<h3>${a("what-level-counts",{numeral:e.numeral})}</h3>
<dl data-testid="automa-score">
${r.map(([o,i])=>n(a(o),i,"part"))}
${n(a(t.result?"number-score":"score-now"),j(t.players[1].score),"sum")}
</dl>
</div>`}function cu(t,e){if(!t.typing)return m;let n=t.notice?.typed?t.notice:null;return p`<form
class="command"
aria-label=${a("command-line")}
@submit=${r=>hh(r,e)}
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
@keydown=${r=>gh(r,e)}
/>
<button type="submit" class="main">${a("enter")}</button>
<button type="button" aria-label=${a("close")} @click=${()=>e.type(!1)}>
${w("cancel")}
</button>
</div>
</form>`}function hh(t,e){t.preventDefault();let r=t.target.elements.namedItem("command");e.onLine(r.value),r.value=""}function gh(t,e){t.key==="Escape"&&(t.preventDefault(),e.type(!1),document.querySelector(".quilt.active .cells")?.focus())}function lu(t,e,n){let r=O(e),o=r&&Wn(e)&&e.stage!=="over",i=r&&(e.mode!=="remote"||e.takebacks);return p`${o?$h(t,n):m}
${i?wh(t,e,n):m}`}function $h(t,e){return p`<button
type="button"
class="hint-button"
data-testid="hint"
aria-keyshortcuts="H"
aria-disabled=${ce(t)?"false":"true"}
@click=${()=>e.hint()}
>
${w("bulb")}<span>${a("hint")}</span>
</button>`}function wh(t,e,n){let r=qn(e)&&le(t);return p`<button
type="button"
class=${e.mode==="screen"||e.mode==="computer"?"undo":"undo long"}
data-testid="undo"
aria-disabled=${le(t)?"false":"true"}
@click=${()=>n.undo()}
>
${w("undo")}${yh(e,r)}
</button>`}function uu(t,e){return p`<button
type="button"
class="main turn-card"
data-testid="turn-card"
aria-keyshortcuts="T"
aria-disabled=${ae(t)?"false":"true"}
@click=${()=>e.turnCard()}
>
${w("card")}<span>${a("turn-the-card")}</span>
</button>`}function yh({mode:t},e){return t==="remote"?p`<span>${a("ask-takeback")}</span>`:e?p`<span class="behind">${a("undo-practice")}</span>`:p`<span>${a("undo")}</span>`}function pu(t){return p`<label class="switch"
><input
type="checkbox"
data-testid="turn-by-itself"
.checked=${t.settings.turnCards}
@change=${e=>t.change({turnCards:Mr(e)})}
/>
<span>${a("draw-automatically")}</span></label
>`}var bh={hint:"hint-coming",why:"why-coming",turn:"card-turning",move:"move-sending"};function du(t,e,n){let r=zt(t)?T(t):null,{plan:o}=t.placement,i=r!==null&&r.letter!=="+",s=r?R(t,r.letter):void 0,c=r!==null&&!o&&t.placement.set&&ie(t.placement,r)&&s?.available!==!1,l=o||r!==null&&(i||t.placement.origin!==null),u=[["rotate-left",a("rotate-left"),"left",i,()=>e.placement({type:"turn",how:"left"})],["rotate-right",a("rotate-right"),"right",i,()=>e.placement({type:"turn",how:"right"})],["flip",a("flip"),"flip",i,()=>e.placement({type:"turn",how:"flip"})],["place",a("place"),"place",c,()=>e.commit()],["cancel",a("cancel"),"cancel",l,()=>e.placement({type:"cancel"})]],f=jn(t.table)&&!t.looking;return p`<section
class=${r?"deck held":"deck"}
aria-label=${a("placing")}
data-keys
data-move=${r&&!o?Tn(t.placement,r)??"":""}
>
${xh(t,e,n)}
<div class=${f?"tools waits":"tools"}>
${f?uu(t,e):m}
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
</section>`}function xh(t,e,n){let{table:r,notice:o}=t;return p`<div
class=${xi(t)?"strip hinting":t.placement.plan?"strip planning":"strip"}
data-testid="strip"
tabindex="-1"
>
${o?.kind==="error"&&!o.typed?p`<p class="notice" data-testid="notice">${w("cancel")} ${o.text}</p>`:r?kh(t,r,e,n):m}
${Nh(t,e)}
</div>`}function xi(t){let{hint:e,looking:n,notice:r,pending:o,placement:i}=t;if(!e||n||o||r?.kind==="error"&&!r.typed)return!1;let{letter:s,origin:c,plan:l}=i;return l?!1:s===null||!M(t)||s==="+"&&c===null}function kh(t,e,n,r){let o=T(t);return t.looking?p`<p>${a("earlier-position")}</p>`:t.pending?p`<p>${a(bh[t.pending.type]??"one-moment")}</p>`:xi(t)?Lh(t,r):t.placement.plan?n.planning?.planCard(t,e):o&&M(t)?Ah(t,e,o,r):vh(t,e)}function vh(t,e){let n=Ve(t).map(r=>Ms(r,e.seats,t.patches));return p`<p class="lately">${n.length>0?`${n.join(". ")}.`:we(e)}</p>
<p class=${M(t)?"guide heading-says":"guide"}>${Sh(t,e)}</p>
${e.getting_ready?p`<p class="guide" data-testid="getting-ready">${a("warming-up")}</p>`:m}`}function Sh(t,e){return e.stage==="over"?a("game-over"):e.stage==="card"?a("card-ready"):e.thinking?a("thinking",{name:A(e.seats,e.turn)}):M(t)?a("choose-or-pass-now"):`${ft(e)}.`}function Ah(t,e,n,r){let o=it(t.placement,n),i=e.players[e.turn-1].cells,s=R(t,n.letter),c=oe(t.placement,n),l=c!==null&&Hn(t,c),{text:u,isGood:f}=ks(o,i,s,r),d=f&&t.placement.set?Oh():u,h=c!==null&&!At(o,i,void 0)?ee(i,o):[],$=s?_n(s,h,l,e,e.seats,r):Ih(l,h.length);return p`<p class=${f?"verdict yes":"verdict no"}>
${c===null&&f?Th(n.letter):_h(d,f)}
</p>
${Eh(t,e)}
<ul class="effects">
${Mh($).map(({kind:k,text:S})=>p`<li class=${k}>${S}</li>`)}
</ul>`}function Eh(t,e){return p`<span class="then-next" aria-hidden="true"
>${ye(t,e).map(n=>Ot(n,t.patches[n],0,!1))}</span
>`}function Mh(t){let e=({kind:n})=>n==="next";return[...t.filter(e),...t.filter(n=>!e(n))]}function _h(t,e){return p`${w(e?"place":"cancel")} ${t}`}function Oh(){return p`<span class="by-mouse">${a("fits-click")}</span
><span class="by-touch">${a("fits-press",{place:a("place")})}</span>`}function Th(t){return a(t==="+"?"put-special":"choose-place")}function Lh(t,e){let n=t.hint?.type==="hint";return p`<p
class="hint-line"
data-testid=${n?"hint-words":"why-words"}
data-move=${t.hint?.move??""}
>
${w("bulb")}<span
>${n?p`<b>${a("hint-label")}</b> `:m}${Or(t,e)}</span
>
</p>`}function Nh(t,e){if(xi(t))return p`<button
type="button"
class="corner forget"
data-testid="forget-hint"
aria-label=${a("close")}
@click=${fu(()=>e.forgetHint())}
>
${w("cancel")}
</button>`;let n=t.pending?.type==="why",r=t.notice?.kind!=="error"&&t.placement.letter===null;return!n&&!(r&&Bn(t))?m:p`<button
type="button"
class="corner"
data-testid="why"
aria-keyshortcuts="W"
aria-disabled=${n?"true":"false"}
@click=${fu(()=>e.why())}
>
${a("why")}
</button>`}function fu(t){return({currentTarget:e})=>{e instanceof HTMLElement&&e.closest(".strip")?.focus(),t()}}function Ih(t,e){let n=[{kind:"fills",text:a("effect-special-costs")}];return t&&n.push({kind:"tile",text:a("effect-tile")}),e>0&&n.push({kind:"holes",text:a("effect-a-hole")}),n}function Nr(t,e){let[n,r,o]=qi(t??""),i=r?p`<span lang="en">${r}</span>${o}`:m;return p`<p class="notice" role="alert" ?hidden=${!t} data-testid=${e}>
<span>${n}${i}</span>
</p>`}function Kk(t){let e=p`<span lang="en">${t}</span>`;return p`<p class="notice" data-testid="notice">
${xe("fault-in-record",{detail:e})}
</p>`}function mu(t){let{name:e,busy:n,error:r}=t.state;return p`<form class="joining" @submit=${i=>{i.preventDefault(),t.sit()}}>
<label
>${a("your-name")} <span class="small">${a("as-others-see")}</span>
<input
data-testid="join-name"
maxlength="40"
autocomplete="nickname"
.value=${e}
@input=${i=>t.write(Er(i))}
/></label>
<button type="submit" class="main" data-testid="sit-down" ?disabled=${n}>
${a(n?"sitting-down":"sit-down")}
</button>
${Nr(r,"join-error")}
</form>`}function hu(t,{inviting:e,joining:n}){let r=Ie(t);return r?pn(a("is-asked",{name:r}),p`<p>${a("asked-text",{name:r})}</p>`):t.access==="public"?O(t)?Ch():pn(a("seat-open"),mu(n)):O(t)?pn(a("invite-your-friend"),Ph(e)):pn(a("seat-kept"),p`<p>${a("seat-kept-text")}</p>`)}function pn(t,e){return p`<section
class="panel inviting"
data-testid="inviting"
aria-labelledby="inviting-heading"
>
<h2 id="inviting-heading">${t}</h2>
${e}
</section>`}function Ch(){return pn(a("in-the-lobby"),p`<p>${a("in-the-lobby-text")}</p>`)}function Ph(t){let{busy:e,told:n}=t.state;return p`${t.link===null?m:Rh(t,t.link)}
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
<p class="small told" role="status" data-testid="invitation-told">${n}</p>`}function Rh(t,e){let{picture:n}=t.state;return p`<p>${a("send-link")}</p>
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
</div>`}function gu(t,e,n,r=""){if(e.mode!=="remote")return m;let{text:o,actions:i,urgent:s}=ni(t,e,r);return p`<section
class=${s?"line urgent":"line"}
aria-label=${a("between-players")}
data-testid="line"
>
<p data-testid="line-text">${o}</p>
<div class="line-actions">
${i.map(([c,l],u)=>p`<button
type="button"
class=${s&&u===0?"main":""}
data-testid=${c}
aria-disabled=${t.pending?"true":"false"}
@click=${()=>n.mind(c)}
>
${l}
</button>`)}
</div>
${jh(e.spectators)}
</section>`}function jh(t){let e=a("watching",{count:t});return p`<p
class=${t>0?"watchers":"watchers none"}
data-testid="watchers"
title=${t>0?e:m}
>
${w("eye")}<span aria-hidden="true">${t}</span>
<span class="visually-hidden">${t>0?e:""}</span>
</p>`}var $u=3;function wu(t,e,n,r){let o=[...t.slice($u)];return p`<section class="panel ring" aria-labelledby="ring-heading" ?data-keys=${r}>
<div class="panel-head">
<h2 id="ring-heading">${a("coming-up")}</h2>
<span class="small">${a("after-these",{count:o.length})}</span>
</div>
${r?qh(t,e,n,r):Bh(o,e,n)}
</section>`}function qh(t,e,n,{held:r,then:o,choose:i}){let s=[...t.slice($u)],c=r!==null&&s.includes(r)?r:s[0];return p`<ol
class="circle"
data-testid="ring"
aria-labelledby="ring-heading"
@keydown=${Wh}
>
${s.map(l=>{let u=e[l],f=o.includes(l),d=f?`${Bt(u)}, ${a("plan-then")}`:Bt(u);return p`<li class=${f?"then":""}>
<button
type="button"
class="coming"
data-coming=${l}
tabindex=${l===c?0:-1}
aria-pressed=${l===r?"true":"false"}
@click=${()=>i(l)}
>
${Ot(l,u,0,n)}
<span class="visually-hidden">${d}</span>
<span class="price" aria-hidden="true">${fn(u.buttons)}${dn(u.time)}</span>
</button>
</li>`})}
</ol>`}function Wh(t){let e=t.target.closest("li"),n=e?.parentElement;if(!e||!n||t.altKey||t.ctrlKey||t.metaKey)return;let r={ArrowRight:e.nextElementSibling,ArrowDown:e.nextElementSibling,ArrowLeft:e.previousElementSibling,ArrowUp:e.previousElementSibling,Home:n.firstElementChild,End:n.lastElementChild}[t.key];r!==void 0&&(t.preventDefault(),t.stopPropagation(),r?.querySelector("button")?.focus())}function Bh(t,e,n){return p`<ol class="circle" data-testid="ring" tabindex="0" aria-labelledby="ring-heading">
${t.map(r=>Dh(r,e,n))}
</ol>`}function Dh(t,e,n){let r=e[t];return p`<li title=${Bt(r)}>
${Ot(t,r,0,n)}
<span class="visually-hidden">${Bt(r)}</span>
<span class="price" aria-hidden="true">${fn(r.buttons)}${dn(r.time)}</span>
</li>`}function fn(t){return p`<span class="cost"
><svg viewBox="-3 -3 6 6" aria-hidden="true">${W(0,0,2.9)}</svg>${t}</span
>`}function dn(t){return p`<span class="time"
><svg viewBox="-3 -3 6 6" aria-hidden="true">
<path class="glass" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path></svg
>${t}</span
>`}function yu(t,e,n,r,o,i=m){let s=[...e.ring.slice(0,3)];return p`<section class="panel market" aria-labelledby="market-heading" data-keys>
<h2 id="market-heading">
${a(M(t)&&e.stage==="action"?"choose-or-pass":"next-patches")}
</h2>
${[0,1,2].map(c=>s[c]===void 0?p`<div class="offer none" aria-hidden="true"></div>`:Fh(t,e,s[c],c,n,r,o))}
${Hh(t,e,n)} ${i}
</section>`}function Hh(t,e,n){let r=t.looking?void 0:R(t,null),{time:o}=e.players[e.turn-1];return p`<button
type="button"
class=${Dn(t)==="pass"?"pass hinted":"pass"}
data-testid="pass"
aria-disabled=${M(t)&&r?"false":"true"}
aria-keyshortcuts="P"
@click=${()=>n.pass()}
@pointerenter=${({pointerType:i})=>i==="mouse"&&ki(n,!0)}
@focus=${()=>ki(n,!0)}
@blur=${()=>ki(n,!1)}
>
${bu(t,null)}${w("pass")}<span class="pass-name">${a("pass")}</span>
<span class="pass-facts">
${r?eo(r,o).map(i=>p`<span>${i}</span>`):m}
</span>
</button>`}function ki(t,e){t.store.dispatch({type:"weigh",on:e})}function Uh({squares:t}){return Ir(a("spoken-squares",{count:t}))}function Ir(t){return p`<span class="visually-hidden">${t}</span>`}function Fh(t,e,n,r,o,i,s){let c=t.patches[n],l=t.looking?void 0:R(t,n),u=t.placement.letter===n,f=ye(t,e).includes(n),d=il(o),h=l?Ut(l):null,$=Dn(t)?.startsWith(n)??!1;return p`<button
type="button"
class=${["offer",f&&"then",u&&"chosen",h&&"dear",$&&"hinted"].filter(Boolean).join(" ")}
data-testid=${`patch-${r}`}
data-patch=${n}
data-orientation=${q(t.placement,n)}
aria-pressed=${u?"true":"false"}
aria-disabled=${M(t)&&l||d?"false":"true"}
aria-keyshortcuts=${r+1}
data-key=${r+1}
@click=${S=>{if(d)return o.onPlan(n);S.pointerType==="mouse"?o.choose(n):o.chooseShown(n),s()}}
>
<span class="art"
>${Ot(n,c,q(t.placement,n),i)}</span
>
${bu(t,n)}
<span class="facts"
><span class="offer-name"
>${c.name}${f?Ir(`, ${a("plan-then")}`):m}${Uh(c)}</span
>
<span class="price"
>${fn(c.buttons)}${Ir(a("spoken-buttons",{count:c.buttons}))}
${dn(c.time)}${Ir(a("spoken-time"))}</span
>
<span class="earn">${xu(c)}</span>
${Gh(l,h)}</span
>
</button>`}function bu(t,e){let n=na(t,e);return n.length===0?m:p`<span class="offer-marks" aria-hidden="true"
>${n.map(({label:r,kind:o})=>p`<span class=${`offer-mark to-${o}`}>${r}</span>`)}</span
>`}function Gh(t,e){return e?p`<span class="reason" title=${e}>${zh(t)}</span>`:m}function zh(t){return t&&t.missing>0?a("short-of",{count:t.missing}):a("no-room")}function Mv({ring:t},e,n){return p`<section class="panel market looked-at" aria-labelledby="market-heading">
<h2 id="market-heading">${a("next-patches")}</h2>
${[...t.slice(0,3)].map(r=>p`<div class="offer" data-patch=${r}>
<span class="art">${Ot(r,e[r],0,n)}</span>
<span class="facts" title=${Bt(e[r])}
><span class="offer-name">${e[r].name}</span>
<span class="price">${fn(e[r].buttons)}${dn(e[r].time)}</span>
<span class="earn">${xu(e[r])}</span></span
>
</div>`)}
</section>`}function xu({income:t}){return t>0?a("earns",{count:t}):a("earns-nothing")}function ku(t,e,n,r,o,i=[]){let s=new Set(i.map(({number:u})=>u)),c=[[a("first-position"),"first",0],[a("previous-position"),"back",e-1],[a("next-position"),"forward",e+1],[a("last-position"),"last",t.length]],l=u=>u<0||u>t.length||u===e;return p`<section class="panel moves" aria-labelledby="moves-heading">
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
><b>${A(n,u.player)}</b>
${ne(u.move,r)}${Vh(u)}</span
>
<code>${u.move}</code>
</button>
</li>`)}
</ol>
${t.length===0?p`<p class="small">${a("no-move-yet")}</p>`:""}
</section>`}function Vh({change:t}){return!t||t.from===t.to?m:`: ${oo(t)}`}function vu(t,e,n){let r=`/analysis?at=${n}${e}`;return p`<a class="quiet button" href=${r} data-testid="analyse" @click=${i=>{i.metaKey||i.ctrlKey||i.shiftKey||(i.preventDefault(),t.go(r))}}
>${w("lens")}<span>${a("tab-analysis")}</span></a
>`}function Su(t,e,n){let[r,o]=t.players,i=r.score_parts,s=new Map(Be(o,n.level)),c=f=>s.get(f)??"–",l=[A(e,1),`${A(e,2)} ${n.numeral}`],u=[[a("number-buttons"),[i.buttons,c("part-held")]],[a("score-tile"),[i.special_tile,c("part-tile")]],[a("score-empty"),[`${j(i.empty)} (${r.empty})`,"–"]]];for(let f of["part-patches","part-printed"])s.has(f)&&u.push([a(f),["–",c(f)]]);return Lr(t,l,u)}function Au({level:t,levels:e},n){return!e||e.length===0?m:p`<h3 id="levels-heading">${a("at-each-level")}</h3>
<table class="scores" data-testid="levels" aria-labelledby="levels-heading">
<thead>
<tr>
<th scope="col">${a("level")}</th>
<th scope="col">${A(n,1)}</th>
<th scope="col">${A(n,2)}</th>
<th scope="col">${a("winner")}</th>
</tr>
</thead>
<tbody>
${e.map(r=>p`<tr
class=${r.level===t?"this-level":""}
aria-current=${r.level===t?"true":m}
>
<th scope="row">
${r.level===t?a("this-game-level",{level:De(r)}):De(r)}
</th>
${r.scores.map(o=>p`<td>${j(o)}</td>`)}
<td>${A(n,r.winner)}</td>
</tr>`)}
</tbody>
</table>`}function Eu(t,e,n,r=m,o=[]){let{automa:i}=t;return p`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
<h2 id="result-heading">${Dt(t,e)}</h2>
<p>${Ht(t,e)}</p>
${o.map(s=>p`<p>${s}</p>`)}
${i?Su(t,e,i):ru(t,e)}
<div class="row">${n}</div>
${i?Au(i,e):m} ${r}
</section>`}function Mu(t,e,n,r){return p`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
<h2 id="result-heading">${Dt(t,e)}</h2>
<p>${Ht(t,e)}</p>
${r.map(o=>p`<p>${o}</p>`)}
<div class="row">${n}</div>
</section>`}function _u(t,e,n,r){let{table:o}=t;if(!o)return m;let i=o.tournament?r?.onwards()??m:Kh(t,o,e,n),s=()=>n.go(Zh(o));return p`${i}
${o.moves.length?p`<button type="button" data-testid="review" @click=${s}>
${w("graph")}<span>${a("review")}</span>
</button>`:m}
${o.moves.length?vu(n,o.link,o.moves.length):m}
<button type="button" data-testid="share" @click=${()=>Zl(o,e)}>
${w(t.copied?"place":"share")}
<span>${a(t.copied?"shared-copied":"share-game")}</span>
</button>
<button
type="button"
class=${i===m?"main":""}
data-testid="play-again"
@click=${()=>n.go("/")}
>
${w("fresh")}<span>${a("new-game")}</span>
</button>`}function Zh(t){return gt(t)?`/review?seat=${t.seats[0].yours?1:2}${t.link}`:`/game/${t.game}/review`}function Kh(t,e,n,r){if(e.mode!=="remote")return Yh(e,n,r);if(e.rematch.game!==null)return p`<a
class="button main"
data-testid="rematch-link"
href=${`/game/${e.rematch.game}`}
>${w("again")}<span>${a("to-rematch")}</span></a
>`;if(!O(e))return m;let o=ri(e);return p`<button
type="button"
class="main"
data-testid="ask-rematch"
aria-disabled=${o&&!t.pending?"false":"true"}
@click=${()=>{o&&n.mind("rematch")}}
>
${w("again")}
<span>${a(e.rematch.asked.length>0&&!o?"rematch-asked":"rematch")}</span>
</button>`}function Yh(t,e,n){return t.day!==null?p`<a
class="button main"
data-testid="back-to-day"
href=${`/day/${t.day}`}
@click=${et(n)}
>${w("sun")}<span>${a("back-to-day")}</span></a
>`:!O(t)||vt(t)?m:p`<button
type="button"
class="main"
data-testid="again"
@click=${()=>e.again(n.go)}
>
${w("again")}<span>${a("rematch")}</span>
</button>`}function Ou(t,e,n){return p`<details class="panel summary" data-testid="summary">
<summary><h2>${a("in-words")}</h2></summary>
${[1,2].map(r=>{let o=r;if(r===2&&t.automa)return p`<h3>${A(e,2)}</h3>
<p data-testid="summary-2">
${Xs(t,t.automa,n)}
${a("on-time-board",{distances:Re(t,2)})}
</p>`;let{cells:i,patches:s}=t.players[r-1];return p`<h3>${A(e,o)}</h3>
<p data-testid=${`summary-${r}`}>
${Ss(i)} ${a("on-time-board",{distances:Re(t,o)})}
</p>
${s.length?p`<ul>
${s.map(c=>p`<li>${As(c,n)}</li>`)}
</ul>`:""}`})}
</details>`}function Tu(t,e,n,r){let o=ue(t);return p`<header class="head table-head" data-keys>
${Xr(r)} ${Xh(t,e,o)}
<div class="turn-buttons">
${t.looking?Qh(n):lu(t,e,n)}
<button type="button" data-testid="settings" @click=${()=>n.dialog("settings")}>
${w("gear")}<span>${a("settings")}</span>
</button>
<button type="button" class="to-help" data-testid="help" @click=${r.help}>
${w("help")}<span>${a("help")}</span>
</button>
<a class="button to-me" href="/me" data-testid="to-me" @click=${et(r)}
>${w("person")}<span>${a("to-me")}</span></a
>
</div>
</header>`}function Qh(t){return p`<button
type="button"
class="main back-to-game"
data-testid="back-to-game"
@click=${()=>t.back()}
>
${a("back-to-game")}
</button>`}function Xh(t,e,n){let{looking:r}=t;return p`<div class=${`turn turn-${n.result?.winner??n.turn}`}>
<div class="turn-title">
<h1 id="turn-heading" tabindex="-1" data-testid="turn">
${r?a("after-move",{number:String(r.index)}):ft(e)}
</h1>
${e.automa?.practice?p`<span class="badge practice" data-testid="practice">${a("practice")}</span>`:m}
</div>
${Jh(t,e,n)}
</div>`}function Jh(t,e,n){if(t.status==="lost")return p`<p class="lost" data-testid="connection">
<span class="dot" aria-hidden="true"></span>${a("connection-lost")}
</p>`;let r=t.looking?`${Dt(n,e.seats)}. ${Ht(n,e.seats)}`:we(e);return p`<p class="turn-reason" data-testid="turn-reason">${r}</p>`}function Lu(t,e,n,r,o,i){let{table:s}=t,c=ue(t);if(!s||!c)return xn(r,a("opening-table"));let l=c.result!==null||vt(c),u=O(s)&&!L(s)&&!l,f=i!==null;return p`${Tu(t,s,e,r)}
<main
class=${rg(t,s,l,r,f?"remote guided":s.mode)}
data-stage=${c.stage}
data-number=${s.number}
>
${tg(t,e,r,{line:i??gu(t,s,e,n.place?.words()),middle:og(t,s,c,e,n,r,o,f),tools:u?du(t,e,r.settings.coordinates):m,moves:ng(t,s,e)})}
<div class="below">
${f?m:zl(t,s,e,r,n.place?.words())}
${Ou(c,s.seats,t.patches)}
</div>
</main>
${cu(t,e)} ${lg(t)} ${Cl(t,e,r)}`}function tg(t,e,n,{line:r,middle:o,tools:i,moves:s}){let c=t.table,l=ue(t),{letters:u,look:f}=n.settings,d=()=>n.change({look:f==="cloth"?"thread":"cloth"}),h=ko(t),k=c.mode==="screen"&&c.seats.filter(({yours:I})=>I).length!==1?1:h,S=I=>ig(t,c,l,I,n,e);return p`<div class="felt" data-keys tabindex="-1">
<div class="column own">${S(k)}</div>
<div class="column middle">
${r} ${o} ${i} ${eg(t,l,e,u)} ${s}
</div>
<div class="column other">
${c.mode==="solo"?ag(t,l,c,u,n):S(k===1?2:1)}
${Qa(l,c.seats,f,d,ja(t),h)}
</div>
</div>`}function eg(t,e,n,r){let{patches:o,placement:i}=t,s={held:i.plan?i.letter:null,then:ye(t,e),choose:n.onPlan};return wu(e.ring,o,r,ci(n)?s:void 0)}function ng(t,e,n){let r=t.looking?t.looking.index:e.moves.length,o=i=>n.look(i);return ku(e.moves,r,e.seats,t.patches,o,Ve(t))}function rg({peek:t},e,n,r,o){return["table",o,r.settings.coordinates?"named":"unnamed",t&&"peek",L(e)&&"awaiting",n&&"ended"].filter(Boolean).join(" ")}function og(t,e,n,r,o,i,s,c){if(L(e))return hu(e,o);let l=c?m:_u(t,r,i,o.place),u=o.place?.said()??[];if(n.result)return Eu(n,e.seats,l,Ul(e,n,t.patches,i),u);if(vt(n))return Mu(n,e.seats,l,u);let f=O(e)?m:r.planning?.planAside(t,r);return yu(t,n,r,i.settings.letters,s,f)}function ig(t,e,n,r,o,i){let s=ko(t)===r,c=zt(t)&&ze(t)===r,{letters:l,coordinates:u}=o.settings,f=Ve(t).filter(C=>C.player===r),d=t.hint?.type==="why"&&t.hint.player===r&&[t.hint.move],h=A(e.seats,r),$=`${s?"front":"back"} p${r}`,k=Bl({number:r,name:h,player:n.players[r-1],patches:t.patches,lettered:l,active:c,held:c&&t.placement.letter!==null,ghost:cg(t,r),cursor:c?t.placement.cursor:t.walks[r],named:u,fresh:ra(d||f.map(({move:C})=>C),t.patches),hint:Un(Js(t,r),t.patches),marks:ea(t,r)}),S=s?m:p`<button
type="button"
class="peek-button"
aria-expanded=${t.peek?"true":"false"}
aria-label=${a("peek",{name:h})}
data-testid="peek"
@click=${()=>i.store.dispatch({type:"peek"})}
>
${Tr(n.players[r-1],t.patches)}
</button>`,I=nu(n,e.seats,r,{clock:Tl(e,r),thumbnail:S});return p`<div class=${`seat ${$}`}>${I}</div>
<div class=${`spread ${$}`}>
${s?m:sg(h,Pe(e.seats,r),i)} ${k}
</div>`}function sg(t,e,n){return p`<div class="peek-head">
<b>${e?a("your-quilt"):a("quilt-of",{name:t})}</b>
<button
type="button"
data-testid="peek-close"
@click=${()=>n.store.dispatch({type:"peek"})}
>
${a("back")}
</button>
</div>`}function ag(t,e,n,r,o){let{automa:i}=e;if(!i)return p`<p class="panel small">${a("automa-unknown")}</p>`;let s=t.looking?{turns:i.turns,run:0}:t.account,c=O(n)&&n.stage!=="over"?pu(o):m;return p`<div class="seat back p2">${iu(e,n.seats,i)}</div>
${su(e,i,s,t.patches,r,c)}`}function cg(t,e){let{placement:n}=t,r=T(t);return!r||!n.origin||ze(t)!==e||t.looking?null:{letter:r.letter,code:q(n,r.letter),origin:n.origin,cells:it(n,r),set:n.set,sent:t.pending!==null,legal:ie(n,r)&&R(t,r.letter)?.available!==!1,planned:n.plan}}function lg(t){let{notice:e,said:n,ghostText:r,status:o,hint:i}=t;return p`<div class="visually-hidden">
<div role="status" aria-live="polite" data-testid="live-news">
${o==="lost"?a("live-lost"):n}
</div>
<div role="status" aria-live="polite" data-testid="live-time">${t.timeSaid}</div>
<div role="status" aria-live="polite" data-testid="live-ghost">${r}</div>
<div role="status" aria-live="polite" data-testid="live-hint">
${i&&Rl(i)?a(`live-${i.type}`,{words:Or(t,!0)}):""}
</div>
<div role="status" aria-live="polite">
${e?.kind==="info"?e.text:t.copied}
</div>
<div role="alert" data-testid="live-error">${e?.kind==="error"?e.text:""}</div>
</div>`}var ug=":is(button, a, input, summary, .quilt):not(.pass)";function Nu(t,e){let n=()=>e.store.dispatch({type:"weigh",on:!1}),r=({target:i})=>{i instanceof Element&&i.closest(ug)&&n()},o=i=>{i.key==="Escape"&&n()};return t.addEventListener("pointerover",r),window.addEventListener("keydown",o),()=>{t.removeEventListener("pointerover",r),window.removeEventListener("keydown",o)}}function vi(t,e,n,r,o=null,i=void 0){let s=dg(e,n,r,o,i),c=()=>oc(t),l=o?.accompany(s,c)??null;l&&(s.company=l.company);let u=Sl(s.id,r.go),f=nc(t,s,r),d=mg(t,s,r),h=hg(t,s,u,r,c,l),$=gg(s,r),k=()=>{l?.company.leaving||(h(),l?.drawn(),$(),f.play(),d.consider())},S=s.state.table;S.tournament!==null&&pg(s,u,r,k);let I=[s.store.watch(k),s.store.watch($g(s,S,r)),u.inviting.store.watch(k),u.joining.store.watch(k),...l?.watch(k)??[],Nu(t,s),rc(t,s,f,d,c),d.stop,()=>f.skip(),()=>u.place?.close(),()=>s.close()];o||Iu(s.id,S),wg(S,u),s.open();let C=!0;return{draw:()=>{k(),C&&fg(t,l),C=!1},close:()=>{for(let X of I)X()}}}function pg(t,e,n,r){P("tournaments").then(({placeOf:o,onwards:i})=>{let s=o(t.id,n,r);e.place={words:()=>s.words,said:()=>s.said,onwards:()=>i(s,n),close:s.close}},console.warn)}function fg(t,e){document.activeElement===document.body&&t.querySelector("#turn-heading")?.focus({preventScroll:!0}),e?.begin()}function dg(t,e,n,r,o){let i=lr(t,e);if(i===null)throw new mt(a("page-outdated"));let s=`${location.origin.replace(/^http/,"ws")}/api/games/${t.game}/play`,c=new wr(i,e,{open:()=>o?.connect()??new WebSocket(`${s}?version=${2}`),keeper:o,seen:r?.seen});return c.onHelp=n.help,ec(c),c.onOutdated=Qe,c.onUnopened=Ea,c}function mg(t,e,n){let r={now:()=>performance.now(),later:(s,c)=>window.setTimeout(s,c),forget:s=>window.clearTimeout(s)},o=new br({...r,turn:()=>e.turnCard(!0)}),i=new yr({...r,show:(s,c)=>Ll(t,s,c),onTime:s=>e.store.dispatch({type:"time",part:s})});return{consider:()=>{o.consider(e.state,n.settings.turnCards),i.consider(e.state)},stop:()=>{o.stop(),i.stop()}}}function hg(t,e,n,r,o,i){let s=-1,c=-1,l=!1;return()=>{let{table:u}=e.state,f=document.activeElement,d=i?.slot()??null;if(F(Lu(e.state,e,n,r,o,d),t),Pl(t),e.state.typing&&!l&&document.getElementById("command")?.focus(),l=e.state.typing,f&&!f.isConnected&&sc(t,f,o),!u)return;ln(ft(u),_t(u)&&u.mode!=="screen"),e.state.looking?ll(t):u.moves.length!==s&&yg(t.querySelector(".move-list")),s=u.moves.length;let h=document.activeElement?.matches("[data-quilt=shown] .cells");u.number!==c&&h&&o(),c=u.number}}function gg(t,e){let n=-1,r=wl(t.id);return()=>{let o=t.state.table?.number??-1;!(e.settings.hints||r)||n===o||!ce(t.state)||(n=o,t.hint())}}function $g(t,e,n){let r=e;return()=>{let o=t.state.table??r,i=Jc(r,o);L(r)&&!L(o)&&Iu(o.game,o),r=o,i!==null&&n.go(`/game/${i}`)}}function wg(t,{inviting:e,joining:n}){L(t)&&(O(t)?e.draw():t.access==="public"&&n.ask())}function yg(t){t&&(t.scrollTop=t.scrollHeight)}function Iu(t,e){let{seats:n}=e;!gt(e)&&n.some(r=>r.yours)&&xl(t,n.map(r=>r.name||a("an-open-seat")).join(" – "))}var qu={load:fi,save:$l,hintAt:yl},Wu={home:t=>location.hash.length>1?Pu(t,location.hash):bg(t),game:Du,"game-review":({root:t,shell:e,patches:n,wait:r},o)=>(r("opening-review"),Ru(({openGameReview:i})=>i(t,e,n,o))),"link-review":({root:t,shell:e,patches:n,wait:r})=>(r("opening-review"),Ru(({openLinkReview:o})=>o(t,e,n))),analysis:vg,invitation:Ag,shared:(t,e)=>Pu(t,La(e)),"first-game":kg,offline:Sg,aid:Tt("aid"),me:Tt("me"),"sign-in":Tt("sign-in"),link:Tt("link"),today:Tt("today"),puzzles:t=>ju(t,""),puzzle:ju,day:Tt("day"),progress:Tt("progress"),admin:Tt("admin"),tournaments:({root:t,shell:e,wait:n})=>(n("one-moment"),Cu("tab-tournaments",({openTournaments:r})=>r(t,e))),tournament:({root:t,shell:e,wait:n},r)=>(n("one-moment"),Cu("tab-tournament",({openTournament:o})=>o(t,e,r)))};function Tt(t){return async({root:e,shell:n,wait:r},o)=>{r("one-moment");let{AWAY:i}=await P("pages");return{page:await i[t](e,n,o),title:`tab-${t}`}}}async function Cu(t,e){return{page:await e(await P("tournaments")),title:t}}async function bg(t){let{root:e,shell:n,feed:r}=t,o=s=>{let c=[s.tags.Player1,s.tags.Player2];history.pushState(null,"",s.link?Yn(s.link,c):location.pathname),t.show(Bu(t,s))},{openHomePage:i}=await P("home");return{page:await i(e,n,r,o),title:""}}async function Pu(t,e){let n=Ia(location.search),r=await Vi(e);return Bu(t,{...r,tags:{...n,...r.tags}})}async function Bu({root:t,shell:e,patches:n},r){let{openViewerPage:o}=await P("pages");return{page:o(t,r,await n,e),title:"tab-viewer"}}async function Ru(t){return{page:await t(await P("review")),title:"tab-review"}}async function ju({root:t,shell:e,patches:n,wait:r},o){return r("one-moment"),{page:await(await P("puzzles")).openPuzzles(t,e,n,o),title:"tab-puzzles"}}async function Du(t,e){let{root:n,shell:r}=t;t.wait("opening-table");let[o,i]=await Promise.all([Fi(e),t.patches]),s=fi()?.game===e?await xg(t):null;return{page:vi(n,o,i,r,s),title:"tab-game",known:o.seats.some(l=>l.yours)}}async function xg({root:t,shell:e}){let{accompany:n,asNewcomer:r}=await P("guide");return{seen:r,accompany:(o,i)=>n(t,o,e,qu,i)}}async function kg(t){t.wait("opening-table");let{firstGame:e}=await P("guide"),n=await e(qu);return{...await Du(t,n),address:`/game/${n}`}}async function vg({root:t,shell:e,patches:n,wait:r}){r("one-moment");let[{openAnalysisPage:o},i]=await Promise.all([P("analysis"),n]);return{page:await o(t,i,e),title:"tab-analysis"}}async function Sg({root:t,shell:e,patches:n,wait:r}){r("opening-table");let[{LocalGame:o},i]=await Promise.all([P("offline"),n]),s=new o(i,{load:hl,save:gl,later:l=>window.setTimeout(l),draw:l=>Math.floor(Math.random()*l),today:()=>new Date});return{page:vi(t,s.message,i,e,null,s),title:"tab-offline",known:!1}}async function Ag(t,e){return t.wait("opening-invitation"),(await P("pages")).openInvitation(t,e)}function Cr(t,e,n){let r=document.createElement("dialog");return r.className=`sheet ${t}-dialog`,r.dataset.testid=`dialog-${t}`,r.setAttribute("aria-labelledby",e),r.addEventListener("close",()=>r.remove()),n(r),document.body.append(r),r.showModal(),r}var mn=null;function Hu(t){if(mn)return;Cr("settings","dialog-heading",n=>{mn=()=>F(p`${_r(t,()=>n.close(),null)}`,n),mn()}).addEventListener("close",()=>{mn=null})}function Uu(){mn?.()}function Fu(){let t=document.createElement("span");t.className="probe",t.ariaHidden="true",t.textContent="a b",document.body.append(t);let e=()=>document.documentElement.toggleAttribute("data-roomy",Eg(getComputedStyle(t)));new ResizeObserver(e).observe(t)}function Eg({letterSpacing:t,wordSpacing:e,lineHeight:n,fontSize:r}){let o=parseFloat(r);return[t,e].some(s=>parseFloat(s)>0)||o>18||parseFloat(n)>1.1*o}var Gu=["GGGbbaaaXXX.","EEGbaaffJXVV","EEEbbYYfJVVg","LLLL.YWWJggg"];function Mg(t){return Gu.flatMap((e,n)=>[...e].flatMap((r,o)=>r===t?[[n,o]]:[]))}function _g(t){let e=Mg(t),n=`url(#fabric-${t})`;return v`<path class="piece" fill=${n} d=${G(e,10,.25)}></path>
<path class="stitches" d=${G(e,10,1.1)}></path>`}function zu(){let t=[...new Set(Gu.join(""))].filter(e=>e!==".");return p`<svg class="cover" viewBox="-1 -1 122 42" aria-hidden="true">
<rect class="ground" width="120" height="40" rx="1"></rect>
<rect fill="url(#fabric-cell)" width="120" height="40"></rect>
${t.map(_g)}
${[[2,0],[1,2],[6,0],[8,1],[10,2],[2,3]].map(([e,n])=>W((e+.5)*10,(n+.5)*10,2.6))}
</svg>`}var Si=new Map([["classic",Promise.resolve(Xe)]]),Ai="classic";async function Ei(t){Ai=t;try{let e=await Og(t);Ai===t&&Vu(t,e)}catch(e){console.warn(`The ${t} edition can’t be loaded:`,e),Ai===t&&!document.querySelector("#fabrics > *")&&Vu("classic",Xe)}}function Vu(t,e){document.documentElement.dataset.edition=t,F(Ha(e),document.getElementById("fabrics"))}function Og(t){let e=Si.get(t);if(e)return e;let n=`/editions/${t}`,o=Promise.all([Da(`${n}.json`),Tg(`${n}.css`)]).then(([i])=>i);return Si.set(t,o),o.catch(()=>Si.delete(t)),o}async function Tg(t){let e=document.querySelector(`link[href="${t}"]`);e?.sheet||(e?.remove(),await Po(t))}var ve=document.getElementById("app"),tt=pi(),hn=null,Mi=()=>"",Pr=0,Lg=Ui(Ti("link[data-what=patches]")),_i=new yn({open:()=>new WebSocket(`${location.origin.replace(/^http/,"ws")}/api/feed`),later:(t,e)=>window.setTimeout(t,e),forget:t=>window.clearTimeout(t),onWaiting:Ml,onNews:jo,onRound:t=>{jo("games"),P("tournaments").then(({tellRound:e})=>e(t,Lt),console.warn)}});async function Oi(t){Sr().length===0&&!bl()||document.hidden||_i.socket||(t??await Ng())&&_i.open()}async function Ng(){return Qt().then(({known:t})=>t,()=>!1)}var Lt={get settings(){return tt},logo:Ti("link[rel=icon]"),change(t){dl({...tt,...t}),t.sounds&&So("button"),Zu(t)},go(t){history.pushState(null,"",t),Rr()},onNews:Ma,help(){P("aid").then(({openAid:t})=>t(),Ig)},openSettings(){Hu(Lt)},canVibrate:vo()};function Zu(t){tt={...tt,...t},Ku(),t.edition&&Ei(t.edition),"language"in t||"edition"in t?Rg().catch(Ju):Yu()}function Ig({message:t}){Cr("aside","aside-words",e=>F(p`<p role="alert" id="aside-words">${t}</p>
<button type="button" class="main" @click=${()=>e.close()}>${a("close")}</button>`,e))}function Ti(t){return document.querySelector(t).href}function Ku(){let{theme:t}=tt;t==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=t}function Cg(){return tt.language==="auto"?Ji(navigator.languages):tt.language}async function Pg(){let{lang:t}=document.documentElement,e=tt.language==="auto"?t:tt.language,n=t===e?Ti("link[data-what=words]"):void 0;Io(await Ye(e,n),tt.edition),document.documentElement.lang=e,Eo()}async function Rg(){let t=Cg(),[e,n]=await Promise.all([Ye(t),Sa(t)]);Io(e,tt.edition),n&&Zn(n),document.documentElement.lang=t,Eo(),ln(Mi()),Yu()}function Yu(){hn?.draw(),Uu()}function Qu(t,e,n=null){let r=hn===null;hn?.close(),hn=t,Mi=e?()=>a(e):()=>"",ln(Mi()),Oi(n),window.scrollTo(0,0),ve.querySelector(".boot")?.remove(),t.draw(),r||jg()}function jg(){let t=ve.querySelector("h1");!t||document.activeElement!==document.body||(t.tabIndex=-1,t.focus({preventScroll:!0}))}var qg={root:ve,shell:Lt,feed:_i,patches:Lg,show:Xu,wait(t){ve.querySelector(".boot")?.remove(),hn||F(xn(Lt,a(t)),ve)}};function Rr(){Pr+=1;let t=es(location.pathname);t?Xu(Wu[t.name](qg,t.match)):tp("page")}async function Xu(t){let e=Pr;try{let{page:n,title:r,known:o,address:i,after:s}=await t;if(e!==Pr)return n.close();i&&history.replaceState(null,"",i),Qu(n,r,o),await s?.()}catch(n){e===Pr&&Ju(n)}}function Ju(t){if(t instanceof mt&&Qe())return;if(t instanceof Ct&&t.status===404&&Wg())return tp("game");let e=t instanceof Error?t.message:String(t);ep("cannot-show",e,Bi(t))}function Wg(){return location.pathname.startsWith("/game/")}function tp(t){ep(t==="game"?"no-such-game":"no-such-page",a("link-may-be-old"))}function ep(t,e,n=!1){Qu({draw:()=>F(p`${Qr(Lt)}
<main class="waiting">
${zu()}
<h1>${a(t)}</h1>
${Nr(e,"problem")}
<a class="button main" href="/">${a("back-to-home")}</a>
${n?Jr(Lt):m}
</main>`,ve),close:()=>{}},t)}Ku();await Promise.all([Pg(),Ei(tt.edition)]);window.addEventListener("popstate",Rr);window.addEventListener("keydown",t=>{t.key==="F1"&&(t.preventDefault(),Lt.help())});window.addEventListener("online",()=>Oi(null));document.addEventListener("visibilitychange",()=>Oi(null));window.addEventListener("pointerdown",()=>{for(let t of document.getAnimations())t.finish()},{capture:!0});Rr();gs(Lt,Rr);Fu();ml(Zu);document.readyState==="complete"?Ao():window.addEventListener("load",Ao);export{Bg as a,Ii as b,$n as c,Hg as d,J as e,Ae as f,wn as g,H as h,a as i,ip as j,Fg as k,Vg as l,xt as m,It as n,mt as o,Bi as p,Ct as q,K as r,Di as s,t$ as t,Fi as u,zi as v,e$ as w,Vi as x,Zi as y,Qt as z,n$ as A,r$ as B,Yi as C,Qi as D,fp as E,ns as F,rs as G,p as H,v as I,m as J,F as K,w as L,Qr as M,et as N,U as O,nt as P,L as Q,N as R,at as S,qt as T,Sn as U,ee as V,G as W,Mn as X,j as Y,xs as Z,Bt as _,Pe as $,Y as aa,A as ba,Dt as ca,Ht as da,Ep as ea,L$ as fa,ne as ga,Wt as ha,At as ia,Ut as ja,_p as ka,Ss as la,Re as ma,As as na,On as oa,q as pa,it as qa,po as ra,qe as sa,mo as ta,zs as ua,We as va,ho as wa,Ys as xa,Qs as ya,De as za,Ue as Aa,Xs as Ba,M as Ca,ae as Da,Wn as Ea,ce as Fa,Bn as Ga,le as Ha,ue as Ia,R as Ja,ta as Ka,Ge as La,Gt as Ma,ze as Na,Gp as Oa,T as Pa,ko as Qa,ra as Ra,P as Sa,Ma as Ta,Yn as Ua,Oa as Va,Ia as Wa,Bo as Xa,Q as Ya,W as Za,Ot as _a,Ho as $a,tr as ab,Qa as bb,py as cb,tc as db,ec as eb,nc as fb,rc as gb,oc as hb,sc as ib,Ny as jb,lc as kb,wt as lb,ut as mb,me as nb,Fo as ob,Go as pb,sn as qb,uc as rb,yt as sb,pc as tb,hc as ub,cr as vb,Sc as wb,Ac as xb,lr as yb,an as zb,ge as Ab,Mc as Bb,fr as Cb,Tc as Db,dr as Eb,jc as Fb,Bc as Gb,gr as Hb,Hc as Ib,Uc as Jb,ei as Kb,zc as Lb,_d as Mb,A0 as Nb,L0 as Ob,ft as Pb,Cd as Qb,B0 as Rb,Gd as Sb,ol as Tb,Kd as Ub,sl as Vb,cl as Wb,f1 as Xb,wr as Yb,em as Zb,br as _b,ll as $b,kr as ac,Z1 as bc,K1 as cc,Y1 as dc,Q1 as ec,X1 as fc,J1 as gc,Sr as hc,bl as ic,tb as jc,eb as kc,kl as lc,vl as mc,Ar as nc,Ml as oc,hi as pc,yb as qc,be as rc,Nl as sc,Er as tc,Mr as uc,Il as vc,xe as wc,Cl as xc,Pl as yc,Bl as zc,Tr as Ac,sx as Bc,Gm as Cc,Ym as Dc,Vl as Ec,nu as Fc,iu as Gc,su as Hc,cu as Ic,du as Jc,Nr as Kc,Kk as Lc,mu as Mc,wu as Nc,fn as Oc,dn as Pc,yu as Qc,Mv as Rc,xu as Sc,ku as Tc,vu as Uc,Eu as Vc,Ou as Wc,tg as Xc,rg as Yc,ig as Zc,lg as _c,Nu as $c,Cr as ad,zu as bd};
/**
* @license
* Copyright 2017 Google LLC
* SPDX-License-Identifier: BSD-3-Clause
*/
