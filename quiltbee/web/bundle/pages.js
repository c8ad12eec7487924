var We=Object.defineProperty;var zt=(e,t)=>{for(var n in t)We(e,n,{get:t[n],enumerable:!0})};function w(e,t){let n=t,s=!1,r=new Set,i=()=>{s=!1;for(let c of[...r])c(n)};return{get:()=>n,dispatch(c){let f=e(n,c);f!==n&&(n=f,s||queueMicrotask(i),s=!0)},watch(c){return r.add(c),()=>r.delete(c)}}}var st={language:"en",format:e=>e};function Ze(e){st=e}function Vt(){return st}function mt(){return st.language}function o(e,t){return st.format(e,t)}function ot(e){return new Intl.DateTimeFormat(mt(),{dateStyle:"medium"}).format(e)}var ze=new Set([400,401,403,404,409,410,413,422,429,503]),G=class extends Error{name="Away"};var Jt=w((e,t)=>t,{away:!1}),W=class extends Error{constructor(t,n){super(t),this.status=n}};async function d(e,t,n){return JSON.parse(await k(e,t,n))}async function k(e,t,n="POST"){let s=await Ve(e,t,n),r=await s.text();if(s.ok)return r;throw new W(Je(r,s.status),s.status)}async function Ve(e,t,n){let s=t&&{method:n,headers:{"content-type":"application/json"},body:JSON.stringify(t)};try{let r=await fetch(new URL(e,import.meta.url),s);return Kt(!1),r}catch(r){throw Kt(!0),new G(o("server-away"),{cause:r})}}function Kt(e){Jt.get().away!==e&&Jt.dispatch({away:e})}function Je(e,t){let{error:n,code:s,values:r}=Ke(e);return s?o(`refused-${s}`,r):n&&mt()==="en"?n:ze.has(t)?o(`refused-status-${t}`):o("status-answer",{status:String(t)})}function Ke(e){try{return JSON.parse(e)??{}}catch(t){if(t instanceof SyntaxError)return{};throw t}}function j(){return d("/api/me")}function rt(e){return k("/api/qr",{path:e})}function B(e){return e instanceof Error?e.message:String(e)}var _={busy:null,told:{},errors:{}};async function x(e,t,n){if(e.get().busy!==null)return!1;e.dispatch({busy:t,told:{},errors:{}});try{let s=await n();return e.dispatch({busy:null,told:{[t]:s}}),!0}catch(s){return e.dispatch({busy:null,errors:{[t]:B(s)}}),!1}}var it=class{constructor(t,n){this.outside=t,this.store=w((s,r)=>({...s,...r}),{..._,...n,link:null,token:null})}get state(){return this.store.get()}rename(t){return this.ask("name",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({name:t})}),o("saved")))}makeAccount(t,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.makeAccount(t,n)}),o("account-made")))}addPasskey(t){return this.ask("account",async()=>{let{ceremony:n,publicKey:s}=await this.outside.api.askForPasskey(t),r=await this.outside.makePasskey(s),i=this.state.me.name??o("default-passkey");return this.store.dispatch({me:await this.outside.api.addPasskey(n,i,r)}),o(t===null?"passkey-added":"account-made-passkey")})}removePasskey(t){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.removePasskey(t)}),o("passkey-removed")))}changePassphrase(t,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.changePassphrase(t,n)}),o("passphrase-changed")))}list(t){return this.ask("ratings",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({listed:t})}),o(t?"ratings-listed":"ratings-not-listed")))}signOut(t){return this.ask("account",async()=>(await this.outside.api.signOut(t),this.outside.go("/"),""))}makeLink(){return this.ask("device",async()=>{let{url:t,expires:n}=await this.outside.api.makeLink(),s={address:this.outside.origin+t,expires:n,picture:null};return this.store.dispatch({link:s}),this.store.dispatch({link:{...s,picture:await this.outside.drawQr(t)}}),""})}dropLink(){return this.ask("device",async()=>(await this.outside.api.dropLinks(),this.store.dispatch({link:null}),o("link-dropped")))}copyLink(){return this.ask("device",async()=>(await this.outside.copy(this.state.link?.address??""),o("copied")))}shareLink(){let{link:t}=this.state,{share:n}=this.outside;return t===null||n===null?null:this.ask("device",async()=>{try{await n({title:o("share-device"),url:t.address})}catch(s){if(!(s instanceof Error&&s.name==="AbortError"))throw s}return""})}notify(t){return this.ask("notices",async()=>(t?await this.startNotices():await this.endNotices(),this.store.dispatch({isNotified:t}),o(t?"will-tell":"stays-quiet")))}async startNotices(){let{key:t}=this.state.me.push;if(t===null)throw new Error(o("sends-none"));await this.outside.api.subscribeToPush(await this.outside.subscribe(t))}async endNotices(){let t=await this.outside.unsubscribe();t!==null&&await this.outside.api.unsubscribeFromPush(t)}makeBot(t){return this.ask("bots",async()=>{let{token:n}=await this.outside.api.makeBot(t);return await this.readBots(),this.store.dispatch({token:{bot:t,token:n}}),""})}removeBot({id:t,name:n}){return this.ask("bots",async()=>(await this.outside.api.removeBot(t),this.store.dispatch({token:null}),await this.readBots(),o("bot-removed",{name:n})))}makeToken({id:t,name:n}){return this.ask("bots",async()=>{let{token:s}=await this.outside.api.makeToken(t);return await this.readBots(),this.store.dispatch({token:{bot:n,token:s}}),""})}revokeToken({id:t,name:n},s){return this.ask("bots",async()=>(await this.outside.api.revokeToken(t,s),this.store.dispatch({token:null}),await this.readBots(),o("token-revoked",{name:n})))}async readBots(){let{bots:t}=await this.outside.api.fetchBots();this.store.dispatch({bots:t})}leave(t){let n=this.state.me.account?.passphrase??!1;return this.ask("leaving",async()=>{if(!n&&t.trim().toLowerCase()!==o("confirm-word"))throw new Error(o("type-word-first",{word:o("confirm-word")}));return await this.outside.api.removeMe(n?t:null),this.outside.go("/"),""})}ask(t,n){return x(this.store,t,n)}};var Z={};zt(Z,{addPasskey:()=>cn,askForPasskey:()=>an,askWho:()=>un,changeMe:()=>en,changePassphrase:()=>rn,dropLinks:()=>mn,fetchBots:()=>gt,fetchLobby:()=>Xe,fetchMyGames:()=>Ye,fetchRatings:()=>ft,fetchStatistics:()=>$t,findMatch:()=>tn,lookAtLink:()=>ht,makeAccount:()=>nn,makeBot:()=>yn,makeLink:()=>dn,makeToken:()=>wn,removeBot:()=>bn,removeMe:()=>gn,removePasskey:()=>ln,revokeToken:()=>kn,signIn:()=>sn,signInByLink:()=>hn,signInByPasskey:()=>pn,signOut:()=>on,subscribeToPush:()=>fn,unsubscribeFromPush:()=>$n});var Qe=12;function Ye(e=null){let t=e===null?"":`&cursor=${encodeURIComponent(e)}`;return d(`/api/me/games?limit=${Qe}${t}`)}function Xe(){return d("/api/lobby")}function tn(e){return d("/api/match",e)}function en(e){return d("/api/me",e,"PATCH")}function nn(e,t){return d("/api/account",{login:e,passphrase:t})}function sn(e,t,n){return d("/api/sign-in",{login:e,passphrase:t,bring:n})}async function on(e=!1){await k(e?"/api/sign-out/everywhere":"/api/sign-out",{})}function rn(e,t){return d("/api/me/passphrase",{old:e,new:t})}function an(e){return d("/api/passkeys/options",{login:e})}function cn(e,t,n){return d("/api/passkeys",{ceremony:e,name:t,credential:n})}function ln(e){return d(`/api/passkeys/${encodeURIComponent(e)}`,{},"DELETE")}function un(){return d("/api/sign-in/passkey/options",{})}function pn(e,t,n){return d("/api/sign-in/passkey",{ceremony:e,credential:t,bring:n})}function dn(){return d("/api/me/link",{})}async function mn(){await k("/api/me/link",{},"DELETE")}function ht(e){return d("/api/sign-in/link/look",{code:e})}function hn(e,t){return d("/api/sign-in/link",{code:e,bring:t})}async function fn(e){await k("/api/me/push",{subscription:e})}async function $n(e){await k("/api/me/push",{endpoint:e},"DELETE")}function ft(){return d("/api/me/ratings")}function $t(){return d("/api/me/statistics")}async function gn(e){await k("/api/me",{passphrase:e},"DELETE")}function gt(){return d("/api/me/bots")}function yn(e){return d("/api/me/bots",{name:e})}async function bn(e){await k(`/api/me/bots/${e}`,{},"DELETE")}function wn(e){return d(`/api/me/bots/${e}/tokens`,{})}async function kn(e,t){await k(`/api/me/bots/${e}/tokens/${t}`,{},"DELETE")}var at=1e3,yt=60*at,vn=60*yt,Qt=24*vn;function xn(e){let t=/^(\d+)d$/.exec(e);if(t)return{kind:"days",main:Number(t[1])*Qt,extra:0};let[n,s]=e.split(/[+~]/).map(r=>Number(r)*at);return{kind:e.includes("~")?"delay":"increment",main:n,extra:s}}function Yt(e){let{kind:t,main:n,extra:s}=xn(e);if(t==="days")return o("label-days",{count:n/Qt});let r=n%yt===0?o("label-minutes",{count:n/yt}):o("label-seconds",{count:n/at}),i=o("label-seconds",{count:s/at});return s===0?r:`${r} ${t==="delay"?"~":"+"} ${i}`}var Ws=Array.from({length:81},(e,t)=>[Math.floor(t/9),t%9]);function q(e){return e<0?`−${-e}`:String(e)}function Xt(e,t){return o("points-to",{mine:q(e),theirs:q(t)})}var ct=class{constructor(t,n){this.outside=t,this.store=w((s,r)=>({...s,...r}),{..._,...n,picture:null,shown:null})}get state(){return this.store.get()}get link(){let{invitation:t}=this.state;return t===null?null:this.outside.origin+t}async load(){try{let t=await this.outside.api.fetchTournament(this.state.tournament.id);this.store.dispatch({tournament:t,errors:{...this.state.errors,read:""}})}catch(t){this.store.dispatch({errors:{...this.state.errors,read:B(t)}})}}show(t){this.store.dispatch({shown:t})}join(t){let{tournament:n,code:s}=this.state;return this.change("players",()=>this.outside.api.join(n.id,s??"",t.trim()||null))}start(){return this.change("organise",()=>this.outside.api.start(this.state.tournament.id))}withdraw(){return this.change("players",()=>this.outside.api.withdraw(this.state.tournament.id))}removeEntrant(t){return this.change("organise",()=>this.outside.api.removeEntrant(this.state.tournament.id,t))}forfeit(t,n){return this.change("organise",()=>this.outside.api.forfeit(this.state.tournament.id,t,n))}change(t,n){return x(this.store,t,async()=>(this.store.dispatch({tournament:await n()}),""))}invite(){return x(this.store,"organise",async()=>{let{invitation:t}=await this.outside.api.inviteAgain(this.state.tournament.id);return this.outside.keepInvitation(t),this.store.dispatch({invitation:t,picture:null}),""})}copy(){return x(this.store,"organise",async()=>(await this.outside.copy(this.link??""),o("copied")))}remove(){return x(this.store,"organise",async()=>(await this.outside.api.removeTournament(this.state.tournament.id),this.outside.go("/tournaments"),""))}};function bt(e){return/^#join=([\w-]+)$/.exec(e)?.[1]??null}function te({kind:e,rounds:t,clock:n,twice:s,rated:r}){let i=[o(`kind-${e}`)];return t!==null&&i.push(o("rounds-count",{count:t})),i.push(n===null?o("no-clock"):Yt(n)),s&&i.push(o("each-ring-twice")),r&&i.push(o("terms-rated")),i.join(", ")}function A({entrants:e,you:t},n){let s=e.find(r=>r.entrant===n)?.name??"?";return n===t?o("name-is-you",{name:s}):s}function ee({tournament:e,shown:t}){let{schedule:n}=e;return n.find(({round:s})=>s===t)??n.at(-1)??null}function wt(e,t){if(!e.over)return o("being-played");if(e.winner===null)return o("no-result");if(e.scores&&(e.reason==="score"||e.reason==="first to 53")){let[r,i]=e.first===t?e.scores:[e.scores[1],e.scores[0]];return Xt(r,i)}let n=e.winner===t?"won":"lost",s=e.reason==="time"?"time":"resigned";return o(`game-${n}-${s}`)}function kt({you:e}){return e!==null}var lt={};zt(lt,{fetchTournament:()=>xt,fetchTournaments:()=>vt,forfeit:()=>In,inviteAgain:()=>An,join:()=>Sn,makeTournament:()=>Mn,removeEntrant:()=>Tn,removeTournament:()=>Ln,start:()=>En,withdraw:()=>_n});function vt(){return d("/api/tournaments")}function Mn(e){return d("/api/tournaments",e)}function xt(e){return d(`/api/tournaments/${e}`)}function An(e){return d(`/api/tournaments/${e}/invitation`,{})}function Sn(e,t,n){return d(`/api/tournaments/${e}/join`,{code:t,name:n})}function En(e){return d(`/api/tournaments/${e}/start`,{})}function _n(e){return d(`/api/tournaments/${e}/withdraw`,{})}function Tn(e,t){return d(`/api/tournaments/${e}/remove`,{entrant:t})}function In(e,t,n){return d(`/api/tournaments/${e}/forfeit`,{pairing:t,entrant:n})}async function Ln(e){await k(`/api/tournaments/${e}`,{},"DELETE")}var Mt=[{key:"none",clock:null},{key:"short",clock:"300+5"},{key:"long",clock:"900+10"},{key:"days",clock:"3d"}];function ne(e){return Mt.find(({key:t})=>t===e)?.clock??null}var ut=class{constructor(t,n){this.outside=t,this.store=w((s,r)=>({...s,...r}),{..._,listed:n,form:{name:"",kind:"swiss",rounds:"",speed:"none",twice:!0,rated:!1}})}get state(){return this.store.get()}set(t){this.store.dispatch({form:{...this.state.form,...t}})}make(){let{name:t,kind:n,rounds:s,speed:r,twice:i,rated:c}=this.state.form;return x(this.store,"make",async()=>{let{id:f,url:u,invitation:m}=await this.outside.api.makeTournament({name:t.trim(),kind:n,clock:ne(r),board:"revised",twice:i,rated:c,rounds:n==="swiss"&&s?Number(s):null});return this.outside.keepInvitation(f,m),this.outside.go(u),""})}};function se({kind:e,state:t,round:n,rounds:s,entrants:r}){let i=t==="running"?Pn(n,s):o(`state-${t}`);return[o(`kind-${e}`),i,o("players-count",{count:r})].join(", ")}function Pn(e,t){return t===null?o("round-number",{round:e}):o("round-number-of",{round:e,rounds:t})}var z=class{constructor(t,n,s=null){this.outside=t,this.store=w((r,i)=>({...r,...i}),{..._,me:n,link:s,bring:!0})}get state(){return this.store.get()}get canBring(){let{known:t,account:n}=this.state.me;return t&&n===null}setBring(t){this.store.dispatch({bring:t})}signIn(t,n){return this.enter("passphrase",()=>this.outside.api.signIn(t,n,this.state.bring))}signInByPasskey(){return this.enter("passkey",async()=>{let{ceremony:t,publicKey:n}=await this.outside.api.askWho(),s=await this.outside.usePasskey(n);return this.outside.api.signInByPasskey(t,s,this.state.bring)})}signInByLink(t){return this.enter("link",()=>this.outside.api.signInByLink(t,this.state.bring))}enter(t,n){return x(this.store,t,async()=>(await n(),this.outside.go("/"),""))}};function oe(e){return e===404?o("link-unknown"):e===410?o("link-used"):null}var{dataset:re}=document.querySelector("script[type=module]"),At=new Map;async function ie(e){let t=At.get(e)??On(e);At.set(e,t),t.catch(()=>At.delete(e));let n=await t;return n.speak(Vt()),n}async function On(e){let t=re[`${e}Style`];try{let[n]=await Promise.all([import(re[e]),t&&Nn(t)]);return n}catch(n){throw new G(o("server-away"),{cause:n})}}function Nn(e){let t=document.createElement("link");t.rel="stylesheet",t.href=e;let n=new Promise((s,r)=>{t.onload=s,t.onerror=()=>{t.remove(),r(new Error(`No style sheet at ${e}`))}});return document.head.append(t),n}function St(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function ae(){return St()&&await ue()!==null}async function ce(e){if(await Notification.requestPermission()!=="granted")throw new Error(o("notices-refused"));await navigator.serviceWorker.register("/sw.js");let t=await navigator.serviceWorker.ready;try{let n={userVisibleOnly:!0,applicationServerKey:e};return(await t.pushManager.subscribe(n)).toJSON()}catch(n){throw new Error(o("notices-unreachable"),{cause:n})}}async function le(){let e=await ue();return e===null?null:(await e.unsubscribe(),e.endpoint)}async function ue(){return await(await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription()??null}function Et(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function pe(e){let t=e;return de(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(t)}))}async function _t(e){let t=e;return de(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(t)}))}async function de(e){try{let t=await e;if(t)return t.toJSON()}catch(t){if(!(t instanceof DOMException))throw t;if(t.name==="InvalidStateError")throw new Error(o("passkey-there"),{cause:t})}throw new Error(o("passkey-none"))}var me=new Map;function Tt(e){try{return sessionStorage.getItem(`quiltbee.invitation.${e}`)}catch(t){if(t instanceof DOMException)return me.get(`invitation.${e}`)??null;throw t}}function pt(e,t){me.set(`invitation.${e}`,t);try{sessionStorage.setItem(`quiltbee.invitation.${e}`,t)}catch(n){if(!(n instanceof DOMException))throw n;console.warn("This browser keeps no invitation:",n.message)}}async function It(e){if(!navigator.clipboard)throw new Error(o("no-clipboard"));await navigator.clipboard.writeText(e)}var jt=globalThis,he=e=>e,dt=jt.trustedTypes,fe=dt?dt.createPolicy("lit-html",{createHTML:e=>e}):void 0,ke="$lit$",T=`lit$${Math.random().toFixed(9).slice(2)}$`,ve="?"+T,Cn=`<${ve}>`,C=document,J=()=>C.createComment(""),K=e=>e===null||typeof e!="object"&&typeof e!="function",Bt=Array.isArray,Hn=e=>Bt(e)||typeof e?.[Symbol.iterator]=="function",Lt=`[ 	
\f\r]`,V=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,$e=/-->/g,ge=/>/g,O=RegExp(`>|${Lt}(?:([^\\s"'>=/]+)(${Lt}*=${Lt}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),ye=/'/g,be=/"/g,xe=/^(?:script|style|textarea|title)$/i,qt=e=>(t,...n)=>({_$litType$:e,strings:t,values:n}),a=qt(1),Me=qt(2),sr=qt(3),Q=Symbol.for("lit-noChange"),l=Symbol.for("lit-nothing"),we=new WeakMap,N=C.createTreeWalker(C,129);function Ae(e,t){if(!Bt(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return fe!==void 0?fe.createHTML(t):t}var jn=(e,t)=>{let n=e.length-1,s=[],r,i=t===2?"<svg>":t===3?"<math>":"",c=V;for(let f=0;f<n;f++){let u=e[f],m,$,p=-1,v=0;for(;v<u.length&&(c.lastIndex=v,$=c.exec(u),$!==null);)v=c.lastIndex,c===V?$[1]==="!--"?c=$e:$[1]!==void 0?c=ge:$[2]!==void 0?(xe.test($[2])&&(r=RegExp("</"+$[2],"g")),c=O):$[3]!==void 0&&(c=O):c===O?$[0]===">"?(c=r??V,p=-1):$[1]===void 0?p=-2:(p=c.lastIndex-$[2].length,m=$[1],c=$[3]===void 0?O:$[3]==='"'?be:ye):c===be||c===ye?c=O:c===$e||c===ge?c=V:(c=O,r=void 0);let E=c===O&&e[f+1].startsWith("/>")?" ":"";i+=c===V?u+Cn:p>=0?(s.push(m),u.slice(0,p)+ke+u.slice(p)+T+E):u+T+(p===-2?f:E)}return[Ae(e,i+(e[n]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),s]},Y=class e{constructor({strings:t,_$litType$:n},s){let r;this.parts=[];let i=0,c=0,f=t.length-1,u=this.parts,[m,$]=jn(t,n);if(this.el=e.createElement(m,s),N.currentNode=this.el.content,n===2||n===3){let p=this.el.content.firstChild;p.replaceWith(...p.childNodes)}for(;(r=N.nextNode())!==null&&u.length<f;){if(r.nodeType===1){if(r.hasAttributes())for(let p of r.getAttributeNames())if(p.endsWith(ke)){let v=$[c++],E=r.getAttribute(p).split(T),nt=/([.?@])?(.*)/.exec(v);u.push({type:1,index:i,name:nt[2],strings:E,ctor:nt[1]==="."?Ot:nt[1]==="?"?Nt:nt[1]==="@"?Ct:D}),r.removeAttribute(p)}else p.startsWith(T)&&(u.push({type:6,index:i}),r.removeAttribute(p));if(xe.test(r.tagName)){let p=r.textContent.split(T),v=p.length-1;if(v>0){r.textContent=dt?dt.emptyScript:"";for(let E=0;E<v;E++)r.append(p[E],J()),N.nextNode(),u.push({type:2,index:++i});r.append(p[v],J())}}}else if(r.nodeType===8)if(r.data===ve)u.push({type:2,index:i});else{let p=-1;for(;(p=r.data.indexOf(T,p+1))!==-1;)u.push({type:7,index:i}),p+=T.length-1}i++}}static createElement(t,n){let s=C.createElement("template");return s.innerHTML=t,s}};function R(e,t,n=e,s){if(t===Q)return t;let r=s!==void 0?n._$Co?.[s]:n._$Cl,i=K(t)?void 0:t._$litDirective$;return r?.constructor!==i&&(r?._$AO?.(!1),i===void 0?r=void 0:(r=new i(e),r._$AT(e,n,s)),s!==void 0?(n._$Co??=[])[s]=r:n._$Cl=r),r!==void 0&&(t=R(e,r._$AS(e,t.values),r,s)),t}var Pt=class{constructor(t,n){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:n},parts:s}=this._$AD,r=(t?.creationScope??C).importNode(n,!0);N.currentNode=r;let i=N.nextNode(),c=0,f=0,u=s[0];for(;u!==void 0;){if(c===u.index){let m;u.type===2?m=new X(i,i.nextSibling,this,t):u.type===1?m=new u.ctor(i,u.name,u.strings,this,t):u.type===6&&(m=new Ht(i,this,t)),this._$AV.push(m),u=s[++f]}c!==u?.index&&(i=N.nextNode(),c++)}return N.currentNode=C,r}p(t){let n=0;for(let s of this._$AV)s!==void 0&&(s.strings!==void 0?(s._$AI(t,s,n),n+=s.strings.length-2):s._$AI(t[n])),n++}},X=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,n,s,r){this.type=2,this._$AH=l,this._$AN=void 0,this._$AA=t,this._$AB=n,this._$AM=s,this.options=r,this._$Cv=r?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,n=this._$AM;return n!==void 0&&t?.nodeType===11&&(t=n.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,n=this){t=R(this,t,n),K(t)?t===l||t==null||t===""?(this._$AH!==l&&this._$AR(),this._$AH=l):t!==this._$AH&&t!==Q&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Hn(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==l&&K(this._$AH)?this._$AA.nextSibling.data=t:this.T(C.createTextNode(t)),this._$AH=t}$(t){let{values:n,_$litType$:s}=t,r=typeof s=="number"?this._$AC(t):(s.el===void 0&&(s.el=Y.createElement(Ae(s.h,s.h[0]),this.options)),s);if(this._$AH?._$AD===r)this._$AH.p(n);else{let i=new Pt(r,this),c=i.u(this.options);i.p(n),this.T(c),this._$AH=i}}_$AC(t){let n=we.get(t.strings);return n===void 0&&we.set(t.strings,n=new Y(t)),n}k(t){Bt(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,s,r=0;for(let i of t)r===n.length?n.push(s=new e(this.O(J()),this.O(J()),this,this.options)):s=n[r],s._$AI(i),r++;r<n.length&&(this._$AR(s&&s._$AB.nextSibling,r),n.length=r)}_$AR(t=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);t!==this._$AB;){let s=he(t).nextSibling;he(t).remove(),t=s}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},D=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,n,s,r,i){this.type=1,this._$AH=l,this._$AN=void 0,this.element=t,this.name=n,this._$AM=r,this.options=i,s.length>2||s[0]!==""||s[1]!==""?(this._$AH=Array(s.length-1).fill(new String),this.strings=s):this._$AH=l}_$AI(t,n=this,s,r){let i=this.strings,c=!1;if(i===void 0)t=R(this,t,n,0),c=!K(t)||t!==this._$AH&&t!==Q,c&&(this._$AH=t);else{let f=t,u,m;for(t=i[0],u=0;u<i.length-1;u++)m=R(this,f[s+u],n,u),m===Q&&(m=this._$AH[u]),c||=!K(m)||m!==this._$AH[u],m===l?t=l:t!==l&&(t+=(m??"")+i[u+1]),this._$AH[u]=m}c&&!r&&this.j(t)}j(t){t===l?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},Ot=class extends D{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===l?void 0:t}},Nt=class extends D{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==l)}},Ct=class extends D{constructor(t,n,s,r,i){super(t,n,s,r,i),this.type=5}_$AI(t,n=this){if((t=R(this,t,n,0)??l)===Q)return;let s=this._$AH,r=t===l&&s!==l||t.capture!==s.capture||t.once!==s.once||t.passive!==s.passive,i=t!==l&&(s===l||r);r&&this.element.removeEventListener(this.name,this,s),i&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},Ht=class{constructor(t,n,s){this.element=t,this.type=6,this._$AN=void 0,this._$AM=n,this.options=s}get _$AU(){return this._$AM._$AU}_$AI(t){R(this,t)}};var Bn=jt.litHtmlPolyfillSupport;Bn?.(Y,X),(jt.litHtmlVersions??=[]).push("3.3.3");var I=(e,t,n)=>{let s=n?.renderBefore??t,r=s._$litPart$;if(r===void 0){let i=n?.renderBefore??null;s._$litPart$=r=new X(t.insertBefore(J(),i),i,void 0,n??{})}return r._$AI(e),r};var qn={left:"M4 4v6h6M4.6 10A8 8 0 1 1 4 14",right:"M20 4v6h-6M19.4 10A8 8 0 1 0 20 14",flip:"M12 3v18M9 6L3 18h6zM15 6l6 12h-6z",place:"M4 13l5 5L20 6",cancel:"M6 6l12 12M18 6L6 18",undo:"M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",pass:"M4 12h14M13 6l6 6-6 6",download:"M12 4v11M7 11l5 5 5-5M5 20h14",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",flag:"M6 21V4h11l-2 4 2 4H6",print:"M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",card:"M5 3h10v14H5zM9 21h10V7",bulb:"M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-.9 1.6h-5.2c0-.6-.3-1.1-.9-1.6A6 6 0 0 1 12 3z",help:"M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",first:"M18 5l-8 7 8 7M6 5v14",back:"M15 5l-7 7 7 7",forward:"M9 5l7 7-7 7",last:"M6 5l8 7-8 7M18 5v14",clock:"M12 7v5l3 2M12 4a8 8 0 1 0 .01 0",hurry:"M12 4v10M12 19v.5",eye:"M3 12c4-8 14-8 18 0-4 8-14 8-18 0zM12 9.5a2.5 2.5 0 1 0 .01 0",share:"M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",copy:"M8 8h11v12H8zM16 8V4H5v12h3",person:"M12 4a4 4 0 1 0 .01 0M4 21c1-5 4-7 8-7s7 2 8 7",cup:"M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 20h8",gear:"M12 9a3 3 0 1 0 .01 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1",again:"M20 4v6h-6M20 10A8 8 0 1 0 20 15",button:"M12 3a9 9 0 1 0 .01 0M9 9.5v.01M15 9.5v.01M9 14.5v.01M15 14.5v.01",ten:"M4 9l3.5-2.5v11.5M16.5 6.5c4.5 0 4.5 11.5 0 11.5s-4.5-11.5 0-11.5z",heart:"M12 20C5 14.5 3 11 3 8a4.6 4.6 0 0 1 9-1.4A4.6 4.6 0 0 1 21 8c0 3-2 6.5-9 12z",eyes:"M4 6h16v12H4zM4 12h16",sun:"M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5"};function Rt(e){return a`<svg class="icon-line" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${qn[e]}></path>
  </svg>`}function M(e,t=l){return a`<header class="head">
    ${Rn(e)}
    <div class="head-middle">${t}</div>
    <a class="quiet button" href="/me" data-testid="to-me" @click=${y(e)}
      >${Rt("person")}<span>${o("to-me")}</span></a
    >
    <button type="button" class="quiet" data-testid="settings" @click=${e.openSettings}>
      ${Rt("gear")}<span>${o("settings")}</span>
    </button>
  </header>`}function Rn(e){return a`<a class="brand" href="/" data-testid="home" @click=${y(e)}>
    <img src=${e.logo} alt="" width="28" height="28" /><span>Quiltbee</span></a
  >`}function y(e){return t=>{t.metaKey||t.ctrlKey||t.shiftKey||(t.preventDefault(),e.go(t.currentTarget.pathname))}}function g(e,t,n,s){return a`<section
    class=${`panel section-${t}`}
    aria-labelledby=${`${t}-heading`}
    data-testid=${t}
  >
    <h2 id=${`${t}-heading`}>${n}</h2>
    ${s} ${L(e,t)}
  </section>`}function L(e,t){let n=e.errors[t]??"",s=e.told[t]??"";return a`<div class="outcome">
    <p class="notice" role="alert" data-testid=${`${t}-error`}>${n||l}</p>
    <p class="small" role="status" data-testid=${`${t}-told`}>${s||l}</p>
  </div>`}function h(e,t,n,s,r=""){return a`<button
    type="button"
    class=${r}
    data-testid=${n}
    aria-disabled=${e.busy===null?"false":"true"}
    @click=${s}
  >
    ${t}
  </button>`}function b(e){return t=>{t.preventDefault();let n=new FormData(t.target);e(s=>String(n.get(s)??""))}}function tt(e,t=""){return a`<label
    >${o("login")} <span class="small">${t}</span>
    <input
      name="login"
      data-testid="login"
      required
      minlength="3"
      maxlength="32"
      autocapitalize="none"
      spellcheck="false"
      autocomplete=${e}
  /></label>`}function P(e,t,n,s=""){return a`<label
      >${t} <span class="small">${s}</span>
      <input
        type="password"
        name=${e}
        data-testid=${e}
        required
        minlength=${n==="new-password"?8:1}
        maxlength="256"
        autocomplete=${n}
    /></label>
    <label class="tick"
      ><input type="checkbox" @change=${Dn} /><span>${o("show-it")}</span></label
    >`}function Dn(e){let t=e.target,n=t.closest("label")?.previousElementSibling?.querySelector("input");n&&(n.type=t.checked?"text":"password")}function Fn(e){return`${e}`}function S(e,t,n={}){let s=Object.keys(t).map(i=>[i,Fn(i)]);return o(e,{...n,...Object.fromEntries(s)}).split("").map((i,c)=>c%2?t[i]:i)}function Se(e,t,n){let{me:s}=e.state,r=n&&s.passkeys_possible,i=s.account?Gn(e,s.account,r):Un(e,t,r);return g(e.state,"account",o("account"),i)}function Un(e,t,n){let{busy:s}=e.state;return a`<p class="small">${o("account-why")}</p>
    <form
      class="fields"
      @submit=${b(r=>e.makeAccount(r("login"),r("passphrase")))}
    >
      ${tt("username",o("never-shown"))}
      ${P("passphrase",o("passphrase"),"new-password",o("at-least-8"))}
      <button type="submit" class="main" data-testid="make-account" ?disabled=${s!==null}>
        ${o("make-account")}
      </button>
    </form>
    ${n?a`<details class="fold">
            <summary>${o("passkey-instead")}</summary>
            <form class="fields" @submit=${b(r=>e.addPasskey(r("login")))}>
              ${tt("username")}
              <button type="submit" data-testid="make-passkey" ?disabled=${s!==null}>
                ${o("make-account-passkey")}
              </button>
            </form>
          </details>`:l}
    <p class="small">
      ${S("have-one",{link:a`<a href="/sign-in" data-testid="to-sign-in" @click=${y(t)}
          >${o("sign-in")}</a
        >`})}
    </p>`}function Gn(e,t,n){let{state:s}=e;return a`<p>
      ${S("signed-in-as",{login:a`<b data-testid="signed-in-as">${t.login}</b>`})}
    </p>
    <div class="row">
      ${h(s,o("sign-out"),"sign-out",()=>e.signOut(!1))}
      ${h(s,o("sign-out-everywhere"),"sign-out-everywhere",()=>e.signOut(!0))}
    </div>
    <details class="fold">
      <summary>${o(t.passphrase?"change-passphrase":"set-passphrase")}</summary>
      <form
        class="fields"
        @submit=${b(r=>e.changePassphrase(t.passphrase?r("old"):null,r("passphrase")))}
      >
        ${t.passphrase?P("old",o("old-passphrase"),"current-password"):l}
        ${P("passphrase",o("new-passphrase"),"new-password",o("at-least-8"))}
        <button type="submit" data-testid="change-passphrase" ?disabled=${s.busy!==null}>
          ${o("change")}
        </button>
      </form>
    </details>
    ${n||t.passkeys.length>0?Wn(e,t,n):l}`}function Wn(e,t,n){let{state:s}=e;return a`<h3>${o("passkeys")}</h3>
    <ul class="things">
      ${t.passkeys.map(r=>Zn(e,r))}
    </ul>
    ${n?h(s,o("add-passkey"),"add-passkey",()=>e.addPasskey(null)):l}
    ${t.fresh?l:a`<p class="small">${o("passkey-needs-fresh")}</p>`}`}function Zn(e,{id:t,name:n,created:s}){return a`<li>
    <span>${n} <span class="small">${o("since-day",{day:ot(s)})}</span></span>
    <button
      type="button"
      class="quiet"
      aria-label=${o("remove-name",{name:n})}
      @click=${()=>e.removePasskey(t)}
    >
      ${o("remove")}
    </button>
  </li>`}function Ee(e){let{state:t}=e,{bots:n,token:s}=t,r=a`<details class="fold" ?open=${n.length>0||s!==null}>
    <summary data-testid="open-bots">${o("let-program-play")}</summary>
    <p class="small">${S("bot-text",{command:a`<code>quiltbee bot</code>`})}</p>
    ${s?a`<p class="token">
            <label for="bot-token">${o("token-of-bot",{bot:s.bot})}</label>
            <input
              id="bot-token"
              data-testid="bot-token"
              readonly
              .value=${s.token}
              @focus=${i=>i.target.select()}
            />
          </p>`:l}
    <ul class="things" data-testid="bot-list">
      ${n.map(i=>zn(e,i))}
    </ul>
    <form class="with-button" @submit=${b(i=>e.makeBot(i("bot")))}>
      <label class="visually-hidden" for="bot-name">${o("name-of-bot")}</label>
      <input
        id="bot-name"
        name="bot"
        data-testid="bot-name"
        required
        maxlength="40"
        autocomplete="off"
        placeholder=${o("name-of-bot")}
      />
      <button type="submit" data-testid="make-bot" ?disabled=${t.busy!==null}>
        ${o("make-bot")}
      </button>
    </form>
  </details>`;return g(t,"bots",o("bots"),r)}function zn(e,t){let{state:n}=e,s=a`${o("remove")}<span class="visually-hidden"> ${t.name}</span>`;return a`<li>
    <span>
      <b>${t.name}</b>
      <span class="small">${o(t.online?"listening":"not-connected")}</span>
    </span>
    ${h(n,o("new-token"),"new-token",()=>e.makeToken(t),"quiet")}
    ${h(n,s,"remove-bot",()=>e.removeBot(t),"quiet")}
    <ul class="tokens">
      ${t.tokens.map(r=>Vn(e,t,r))}
    </ul>
  </li>`}function Vn(e,t,{id:n,scope:s,created:r}){return a`<li class="small">
    <span
      >${o("token-of-day",{day:ot(r)})}${s==="read"?o("only-to-look"):""}</span
    >
    ${h(e.state,o("revoke"),"revoke-token",()=>e.revokeToken(t,n),"quiet")}
  </li>`}function _e(e){let{state:t}=e,{link:n}=t;return g(t,"device",o("another-device"),a`<p class="small">${o("another-device-text")}</p>
      ${n?Jn(e,n):h(t,o("make-link"),"make-link",()=>e.makeLink(),"wide")}`)}function Jn(e,{address:t,picture:n}){let{state:s}=e,r=e.outside.share?h(s,o("share"),"share-device-link",()=>e.shareLink()):l;return a`<label for="device-link" class="visually-hidden">${o("the-link")}</label>
    <input
      id="device-link"
      data-testid="device-link"
      readonly
      .value=${t}
      @focus=${i=>i.target.select()}
    />
    <div class="row">
      ${h(s,o("copy"),"copy-device-link",()=>e.copyLink(),"main")} ${r}
      ${h(s,o("withdraw-it"),"drop-link",()=>e.dropLink())}
    </div>
    <div class="qr">
      ${n?a`<img
              alt=${o("qr-code")}
              data-testid="device-qr"
              src=${`data:image/svg+xml,${encodeURIComponent(n)}`}
            />`:l}
    </div>`}function Te(e,t){let{state:n}=e;return g(n,"notices",o("notifications"),Kn(e,t))}function Kn(e,t){let{state:n}=e;return n.me.push.available?t?a`<p class="small">${o("browser-can-tell")}</p>
    ${n.isNotified?h(n,o("turn-off-here"),"stop-notices",()=>e.notify(!1)):h(n,o("tell-me"),"start-notices",()=>e.notify(!0))}`:a`<p class="small">${o("browser-has-none")}</p>`:a`<p class="small">${o("server-sends-none")}</p>`}function Ie(e){let{state:t}=e,n=t.me.account?.passphrase??!1,s=a`<div class="row">
      <a class="button" href="/api/me/records.zip" download data-testid="records"
        >${o("download-games")}</a
      >
      <a class="button" href="/api/me/data.json" download="quiltbee.json" data-testid="data"
        >${o("download-data")}</a
      >
    </div>
    <details class="fold">
      <summary data-testid="open-leaving">${o("delete-me")}</summary>
      <form class="fields" @submit=${b(r=>e.leave(r("leaving")))}>
        <p class="small">${o("delete-text")}</p>
        ${n?P("leaving",o("your-passphrase"),"current-password"):a`<label
                >${o("type-to-confirm",{word:o("confirm-word")})}
                <input name="leaving" data-testid="leaving" required autocomplete="off"
              /></label>`}
        <button type="submit" class="danger" data-testid="leave" ?disabled=${t.busy!==null}>
          ${o("delete-me")}
        </button>
      </form>
    </details>`;return g(t,"leaving",o("your-data"),s)}var H=240,F=64,Qn=100;function Dt({rating:e,provisional:t}){return`${Math.round(e)}${t?"?":""}`}function Pe({opponent:e,level:t}){return e==="person"?o("against-people"):e!=="computer"?o(e==="greedy"?"against-greedy":"against-random"):t===null?o("computer"):o("computer-level",{level:String(t)})}function Oe({history:e}){if(e.length<2)return null;let t=e.map(({rating:i})=>i),{low:n,high:s}=Yn(t),r=t.map((i,c)=>{let f=c/(t.length-1)*H,u=F-(i-n)/(s-n)*F;return[Le(f),Le(u)]});return{path:`M${r.map(i=>i.join(" ")).join("L")}`,end:r.at(-1)??[0,0],low:n,high:s}}function Yn(e){let[t,n]=[Math.min(...e),Math.max(...e)],s=Math.max(0,Qn-(n-t))/2;return{low:Math.round(t-s),high:Math.round(n+s)}}function Le(e){return Math.round(e*10)/10}function Ft(e){return e.target.value}function U(e){return e.target.checked}function Ce(e){let{state:t}=e,{ratings:n,statistics:s,me:r}=t,i=n.length===0&&s.totals.length===0,c=a`${i?a`<p class="small">${o("ratings-none")}</p>`:l}
  ${n.length>0?a`<ul class="ratings">
          ${n.map(Xn)}
        </ul>`:l}
  ${s.totals.length>0?es(s.totals):l}
  ${r.account?ns(e,r.account.listed):l}`;return g(t,"ratings",o("ratings-and-results"),c)}function Xn(e){let{deviation:t,games:n,provisional:s}=e;return a`<li data-class=${e.class}>
    <span class="rating-name">${o(`class-${e.class}`)}</span>
    <b class="rating-value">${Dt(e)}</b>
    <span class="small"
      >± ${Math.round(2*t)},
      ${o("games",{count:n})}${s?o("not-settled"):""}</span
    >
    ${ts(e)}
  </li>`}function ts(e){let t=Oe(e),n=e.history[0]?.rating;if(t===null)return l;let[s,r]=t.end;return a`<svg
    class="rating-line"
    viewBox=${`-4 -6 ${H+44} ${F+12}`}
    role="img"
    aria-label=${o("rating-picture",{class:o(`class-${e.class}`),from:String(n),to:Dt(e)})}
  >
    <path class="frame" d=${`M0 0H${H}M0 ${F}H${H}`}></path>
    <path class="line-path" d=${t.path}></path>
    ${Me`<circle cx=${s} cy=${r} r="3.5"></circle>
      <text x=${H+6} y="4">${t.high}</text>
      <text x=${H+6} y=${F+4}>${t.low}</text>`}
  </svg>`}function es(e){return a`<div class="scroll" tabindex="0" role="group" aria-labelledby="totals-caption">
    <table class="scores" data-testid="duel-totals">
      <caption id="totals-caption">
        ${o("games-for-two")}
      </caption>
      <thead>
        <tr>
          <th scope="col">${o("against")}</th>
          <th scope="col">${o("clock")}</th>
          <th scope="col">${o("won")}</th>
          <th scope="col">${o("mean")}</th>
          <th scope="col">${o("best")}</th>
        </tr>
      </thead>
      <tbody>
        ${e.map(t=>a`<tr>
              <th scope="row">${Pe(t)}</th>
              <td>${o(`class-${t.class}`)}</td>
              <td>${o("won-of",{won:t.won,games:t.played})}</td>
              <td>${Ne(t.mean_margin)}</td>
              <td>${Ne(t.best_margin)}</td>
            </tr>`)}
      </tbody>
    </table>
  </div>`}function Ne(e){return e===null?"–":q(Math.round(e*10)/10)}function ns(e,t){return a`<label class="tick"
    ><input
      type="checkbox"
      data-testid="listed"
      .checked=${t}
      @change=${n=>e.list(U(n))}
    /><span>${o("list-ratings")} <span class="small">${o("list-ratings-note")}</span></span></label
  >`}function He(e,t,n){let{me:s}=e.state;return a`${M(t)}
    <main class="me">
      <h1 data-testid="me-title">${s.name??o("to-me")}</h1>
      <div class="column">
        ${ss(e)} ${Se(e,t,n.passkeys)}
        ${s.known?_e(e):l}
        ${s.known?Te(e,n.notices):l}
      </div>
      <div class="column">
        ${Ce(e)} ${Ee(e)} ${s.known?Ie(e):l}
        <p class="small">
          <a href="/" @click=${y(t)}>${o("back-to-home")}</a>
        </p>
      </div>
    </main>`}function ss(e){let{state:t}=e;return g(t,"name",o("your-name"),a`<form class="with-button" @submit=${b(n=>e.rename(n("name")))}>
      <label class="visually-hidden" for="my-name">${o("name-as-others-see")}</label>
      <input
        id="my-name"
        name="name"
        data-testid="my-name"
        required
        maxlength="40"
        autocomplete="nickname"
        placeholder=${o("as-other-players-see")}
        .value=${t.me.name??""}
      />
      <button type="submit" data-testid="save-name" ?disabled=${t.busy!==null}>
        ${o("save")}
      </button>
    </form>`)}function je(e,t,n){let{state:s}=e,{account:r}=s.me;if(r)return et(t,o("you-are-signed-in"),Re(r.login,t));let i=a`<form
      class="fields"
      @submit=${b(c=>e.signIn(c("login"),c("passphrase")))}
    >
      ${tt("username")}
      ${P("passphrase",o("passphrase"),"current-password")} ${De(e)}
      <button type="submit" class="main" data-testid="sign-in" ?disabled=${s.busy!==null}>
        ${o("sign-in")}
      </button>
    </form>
    ${L(s,"passphrase")}
    ${n&&s.me.passkeys_possible?a`<div class="or">
            ${h(s,o("sign-in-passkey"),"sign-in-passkey",()=>e.signInByPasskey())}
            ${L(s,"passkey")}
          </div>`:l}
    <p class="small">
      ${S("signed-in-elsewhere",{you:a`<b>${o("to-me")}</b>`,device:a`<b>${o("another-device")}</b>`,play:a`<a href="/" @click=${y(t)}>${o("play-at-once")}</a>`})}
    </p>`;return et(t,o("sign-in"),i)}function Be(e,t,n){let{state:s}=e,{account:r}=s.me;if(r)return et(t,o("you-are-signed-in"),Re(r.login,t));let i=s.link?.name,c=a`<p data-testid="link-whom">
      ${i?S("plays-as",{name:a`<b>${i}</b>`}):o("plays-as-same")}
    </p>
    ${De(e)}
    <div class="row">
      ${h(s,o("sign-in-here"),"link-sign-in",()=>e.signInByLink(n),"main")}
      <a class="button" href="/" @click=${y(t)}>${o("not-now")}</a>
    </div>
    ${L(s,"link")}`;return et(t,o("use-device-too"),c)}function qe(e,t){return et(t,o("link-no-longer"),a`<p data-testid="problem">${e}</p>
      <a class="button main" href="/" @click=${y(t)}>${o("back-to-home")}</a>`)}function et(e,t,n){return a`${M(e)}
    <main class="narrow">
      <section class="panel" aria-labelledby="sign-in-heading">
        <h1 id="sign-in-heading" data-testid="sign-in-title">${t}</h1>
        ${n}
      </section>
    </main>`}function Re(e,t){return a`<p>${S("already-signed-in",{login:a`<b>${e}</b>`})}</p>
    <a class="button main" href="/me" @click=${y(t)}>${o("to-your-page")}</a>`}function De(e){return e.canBring?a`<label class="tick"
    ><input
      type="checkbox"
      data-testid="bring"
      .checked=${e.state.bring}
      @change=${t=>e.setBring(U(t))}
    /><span>${o("bring-games")}</span></label
  >`:l}var Ut=["points","direct","buchholz","sonneborn_berger","wins","margin"];function Fe(e,t,n){let{tournament:s,errors:r}=e.state;return a`${M(t)}
    <main class="tournament" data-state=${s.state}>
      <div class="tournament-head">
        <h1 data-testid="tournament-title">${s.name}</h1>
        <p class="small">${te(s)}</p>
        <p class="notice" role="alert" ?hidden=${!r.read}>${r.read}</p>
      </div>
      ${s.state==="open"?os(e,n):l}
      ${s.schedule.length>0?ls(e,t):l}
      ${s.standings.length>0?ds(s):l}
      ${s.schedule.length>0?ms(s):l}
      ${s.state==="running"?hs(e):l}
      <p class="small">
        <a href="/tournaments" @click=${y(t)}>${o("all-your-tournaments")}</a>
      </p>
    </main>`}function os(e,t){let{tournament:n}=e.state;return a`${g(e.state,"players",o("players"),rs(e,t))}
  ${n.organising?g(e.state,"organise",o("invite-and-start"),cs(e)):l}`}function rs(e,t){let{tournament:n,code:s,invitation:r}=e.state,i=kt(n),c=!i&&(s!==null||r!==null);return a`<ol class="things" data-testid="entrants">
      ${n.entrants.map(f=>is(e,f))}
    </ol>
    ${n.entrants.length===0?a`<p class="small">${o("nobody-joined")}</p>`:l}
    ${c?as(e,t):l}
    ${i?a`<p class="small">${o("you-play")}</p>
            ${h(e.state,o("withdraw"),"withdraw",()=>e.withdraw())}`:l}
    ${i||c?l:a`<p class="small">${o("to-play-open-link")}</p>`}`}function is(e,{entrant:t,name:n,withdrawn:s}){let{tournament:r}=e.state;return a`<li>
    <span
      >${t===r.you?o("name-is-you",{name:n}):n}${s?o("comma-left-tournament"):""}</span
    >
    ${r.organising&&t!==r.you&&!s?h(e.state,a`${o("remove")}<span class="visually-hidden"> ${n}</span>`,"remove-entrant",()=>e.removeEntrant(t),"quiet"):l}
  </li>`}function as(e,t){return a`<form class="with-button" @submit=${b(n=>e.join(n("name")))}>
    <label class="visually-hidden" for="join-name">${o("your-name-others")}</label>
    <input
      id="join-name"
      name="name"
      data-testid="join-name"
      maxlength="40"
      autocomplete="nickname"
      placeholder=${o("your-name")}
      .defaultValue=${t??""}
    />
    <button type="submit" class="main" data-testid="join" ?disabled=${e.state.busy!==null}>
      ${o("join")}
    </button>
  </form>`}function cs(e){let{state:t,link:n}=e;return a`${n===null?a`<p class="small">${o("no-tournament-link")}</p>
            ${h(t,o("make-link"),"tournament-invite",()=>e.invite())}`:a`<label for="tournament-link" class="small">${o("everybody-may-join")}</label>
            <input
              id="tournament-link"
              data-testid="tournament-link"
              readonly
              .value=${n}
              @focus=${s=>s.target.select()}
            />
            <div class="row">
              ${h(t,o("copy"),"copy-tournament",()=>e.copy())}
              ${h(t,o("new-link"),"tournament-invite",()=>e.invite())}
            </div>`}
    <div class="row">
      ${h(t,o("start-tournament"),"start-tournament",()=>e.start(),"main")}
      ${h(t,o("delete-it"),"delete-tournament",()=>e.remove(),"danger")}
    </div>`}function ls(e,t){let{tournament:n}=e.state,s=ee(e.state);return s===null?l:a`<section class="panel pairings" aria-labelledby="pairings-heading">
    <div class="panel-head">
      <h2 id="pairings-heading">
        ${n.rounds===null?o("round-title",{round:s.round}):o("round-title-of",{round:s.round,rounds:n.rounds})}
      </h2>
      <div class="row" role="group" aria-label=${o("rounds")}>
        ${n.schedule.map(r=>a`<button
              type="button"
              class="quiet"
              aria-pressed=${r.round===s.round?"true":"false"}
              aria-label=${o("round-title",{round:r.round})}
              @click=${()=>e.show(r.round)}
            >
              ${r.round}
            </button>`)}
      </div>
    </div>
    <ul class="things" data-testid="pairings">
      ${s.pairings.map(r=>us(e,r,s.round,t))}
    </ul>
    ${L(e.state,"organise")}
  </section>`}function us(e,t,n,s){let{tournament:r}=e.state,{first:i,second:c,points:f,games:u}=t;if(c===null)return a`<li><span>${o("a-bye",{name:A(r,i)})}</span></li>`;let m=[i,c].includes(r.you??0),$=o("names-and",{first:A(r,i),second:A(r,c)});return a`<li class=${m?"mine":""}>
    <span class="who-meets">
      ${A(r,i)} <b>${f[0]} : ${f[1]}</b> ${A(r,c)}
    </span>
    <span class="row">
      ${u.map((p,v)=>a`<a
            class=${m&&!p.over?"button main":"button"}
            href=${p.url}
            @click=${y(s)}
            aria-label=${o("game-of-meeting",{number:v+1,meeting:$,result:wt(p,i)})}
            >${m&&!p.over?o("play-game"):wt(p,i)}</a
          >`)}
    </span>
    ${r.organising&&n===r.round&&u.some(({over:p})=>!p)?ps(e,t,c):l}
  </li>`}function ps(e,{pairing:t,first:n},s){let{tournament:r}=e.state;return a`<details class="fold">
    <summary>${o("somebody-missing")}</summary>
    <div class="row">
      ${[n,s].map(i=>h(e.state,o("name-loses",{name:A(r,i)}),"forfeit",()=>e.forfeit(t,i)))}
    </div>
  </details>`}function ds(e){return a`<section class="panel" aria-labelledby="standings-heading">
    <h2 id="standings-heading">
      ${o(e.state==="over"?"final-standings":"standings")}
    </h2>
    <div class="scroll" tabindex="0" role="group" aria-labelledby="standings-heading">
      <table class="scores" data-testid="standings">
        <thead>
          <tr>
            <th scope="col">${o("column-place")}</th>
            <th scope="col">${o("column-player")}</th>
            ${Ut.map(t=>a`<th scope="col" title=${o(`meaning-${t}`)}>${o(`column-${t}`)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${e.standings.map(t=>a`<tr class=${t.entrant===e.you?"mine":""}>
                <td>${t.place}</td>
                <th scope="row">${A(e,t.entrant)}</th>
                ${Ut.map(n=>a`<td>${q(t[n])}</td>`)}
              </tr>`)}
        </tbody>
      </table>
    </div>
    <details class="fold">
      <summary>${o("how-told-apart")}</summary>
      <dl class="small">
        ${Ut.map(t=>a`<div>
              <dt>${o(`column-${t}`)}</dt>
              <dd>${o(`meaning-${t}`)}.</dd>
            </div>`)}
      </dl>
    </details>
  </section>`}function ms(e){let{entrants:t,cross_table:n}=e;return a`<section class="panel" aria-labelledby="cross-heading">
    <h2 id="cross-heading">${o("cross-table")}</h2>
    <div class="scroll" tabindex="0" role="group" aria-labelledby="cross-heading">
      <table class="scores cross" data-testid="cross-table">
        <thead>
          <tr>
            <th scope="col">${o("column-player")}</th>
            ${t.map(({name:s,entrant:r})=>a`<th scope="col" title=${s}>${r}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${t.map(({entrant:s},r)=>a`<tr>
                <th scope="row">${s}. ${A(e,s)}</th>
                ${(n[r]??[]).map((i,c)=>a`<td class=${c===r?"self":""}>
                      ${c===r?l:i??"–"}
                    </td>`)}
              </tr>`)}
        </tbody>
      </table>
    </div>
    <p class="small">
      <a href=${`/api/tournaments/${e.id}/records.pgr`} download>${o("download-all")}</a>
    </p>
  </section>`}function hs(e){return kt(e.state.tournament)?a`<details class="fold">
    <summary>${o("leave-tournament")}</summary>
    <p class="small">${o("games-are-lost")}</p>
    ${h(e.state,o("withdraw"),"withdraw",()=>e.withdraw(),"danger")}
    ${L(e.state,"players")}
  </details>`:l}function Gt(e,t,n,s,r){return a`<fieldset class=${`pick pick-${e}`}>
    <legend>${t}</legend>
    <div class="pick-row">
      ${n.map(([i,c])=>a` <label
            ><input
              type="radio"
              name=${e}
              value=${i}
              data-testid=${`${e}-${i}`}
              .checked=${s===i}
              @change=${()=>r(i)}
            /><span>${c}</span></label
          >`)}
    </div>
  </fieldset>`}function Ge(e,t){let{listed:n}=e.state;return a`${M(t)}
    <main class="me tournaments">
      <h1>${o("tab-tournaments")}</h1>
      <div class="column">${g(e.state,"make",o("new-tournament"),$s(e))}</div>
      <div class="column">
        <section class="panel" aria-labelledby="mine-heading">
          <h2 id="mine-heading">${o("yours")}</h2>
          <ul class="things" data-testid="tournament-list">
            ${n.map(s=>fs(s,t))}
          </ul>
          ${n.length===0?a`<p class="small">${o("no-tournaments")}</p>`:l}
        </section>
        <p class="small"><a href="/" @click=${y(t)}>${o("back-to-home")}</a></p>
      </div>
    </main>`}function fs(e,t){let{id:n,name:s,organising:r}=e;return a`<li>
    <span>
      <a href=${`/tournaments/${n}`} @click=${y(t)}>${s}</a>
      <span class="small block">${se(e)}${r?o("comma-yours"):""}</span>
    </span>
  </li>`}function $s(e){let{form:t,busy:n}=e.state;return a`<form class="fields" @submit=${r=>{r.preventDefault(),e.make()}}>
    <label
      >${o("tournament-name")}
      <input
        data-testid="tournament-name"
        required
        maxlength="60"
        autocomplete="off"
        placeholder=${o("club-evening")}
        .value=${t.name}
        @input=${r=>e.set({name:Ft(r)})}
    /></label>
    ${Gt("kind",o("who-meets-whom"),gs(),t.kind,r=>e.set({kind:r}))}
    <p class="small explain">
      ${o("label-and-note",{label:o(`kind-${t.kind}`),note:o(`kind-note-${t.kind}`)})}
    </p>
    ${t.kind==="swiss"?ys(e):l}
    ${Gt("clock",o("clock"),Mt.map(({key:r})=>[r,o(`speed-${r}`)]),t.speed,r=>e.set({speed:r}))}
    <div class="ticks">
      ${Ue("twice",o("twice-fair"),t.twice,r=>e.set({twice:r}))}
      ${Ue("tournament-rated",o("tick-rated"),t.rated,r=>e.set({rated:r}))}
    </div>
    <button type="submit" class="main" data-testid="make-tournament" ?disabled=${n!==null}>
      ${o("make-tournament")}
    </button>
  </form>`}function gs(){return["swiss","round_robin","double_round_robin"].map(e=>[e,o(`kind-${e}`)])}function ys(e){return a`<label
    >${o("rounds")} <span class="small">${o("rounds-note")}</span>
    <input
      type="number"
      min="1"
      max="15"
      data-testid="rounds"
      .value=${e.state.form.rounds}
      @input=${t=>e.set({rounds:Ft(t)})}
  /></label>`}function Ue(e,t,n,s){return a`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${e}
      .checked=${n}
      @change=${r=>s(U(r))}
    /><span>${t}</span></label
  >`}var bs=5e3,Ji={aid:ws,me:ks,"sign-in":xs,link:Ms,tournaments:As,tournament:Ss};async function ws(e,t){let{aidSheet:n,printButton:s}=await ie("aid");return{draw:()=>I(a`${M(t)}
        <main class="aid-page">
          <div class="panel-head">
            <h1>${o("how-to-play")}</h1>
            ${s(()=>window.print())}
          </div>
          ${n()}
        </main>`,e),close:()=>{}}}async function ks(e,t){let n={},[s,{ratings:r},i,{bots:c},f]=await Promise.all([j(),Wt(ft(),{ratings:[]},"ratings",n),Wt($t(),{totals:[],automa:[]},"ratings",n),Wt(gt(),{bots:[]},"bots",n),ae()]),u={api:Z,drawQr:rt,makePasskey:pe,subscribe:ce,unsubscribe:le,go:Zt,copy:It,origin:location.origin,share:vs()},m=new it(u,{me:s,ratings:r,statistics:i,bots:c,isNotified:f,errors:n}),$={passkeys:Et(),notices:St()},p=()=>I(He(m,t,$),e);return{draw:p,close:m.store.watch(p)}}async function Wt(e,t,n,s){try{return await e}catch(r){return Object.assign(s,{[n]:B(r)}),t}}function Zt(e){location.assign(e)}function vs(){return"share"in navigator?e=>navigator.share(e):null}async function xs(e,t){let n=new z({api:Z,usePasskey:_t,go:Zt},await j()),s=()=>I(je(n,t,Et()),e);return{draw:s,close:n.store.watch(s)}}async function Ms(e,t,n){try{let[s,r]=await Promise.all([j(),ht(n)]),i=new z({api:Z,usePasskey:_t,go:Zt},s,r),c=()=>I(Be(i,t,n),e);return{draw:c,close:i.store.watch(c)}}catch(s){let r=s instanceof W?oe(s.status):null;if(r===null)throw s;return{draw:()=>I(qe(r,t),e),close:()=>{}}}}async function As(e,t){let{tournaments:n}=await vt(),s=new ut({api:lt,keepInvitation:pt,go:t.go},n),r=()=>I(Ge(s,t),e);return{draw:r,close:s.store.watch(r)}}async function Ss(e,t,n){let[s,r]=await Promise.all([xt(n),j()]),i=Tt(n),c={api:lt,drawQr:rt,copy:It,go:t.go,origin:location.origin,keepInvitation:$=>pt(n,$)},f=bt(location.hash)??bt(i?.replace(/^[^#]*/,"")??""),u=new ct(c,{tournament:s,code:f,invitation:i}),m=()=>I(Fe(u,t,r.name),e);return{draw:m,close:Es(u,t,m)}}function Es(e,t,n){let s=()=>{!document.hidden&&e.state.tournament.state!=="over"&&e.load()},r=setInterval(s,bs),i=[e.store.watch(n),t.onNews(c=>c==="games"&&s())];return()=>{clearInterval(r);for(let c of i)c()}}export{Ji as OPENERS,Ze as speak};
/**
 * @license
 * Copyright 2017 Google LLC
 * SPDX-License-Identifier: BSD-3-Clause
 */
