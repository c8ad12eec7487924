var Ke=Object.defineProperty;var Vt=(e,t)=>{for(var n in t)Ke(e,n,{get:t[n],enumerable:!0})};var ot={language:"en",format:e=>e};function Qe(e){ot=e}function Jt(){return ot}function G(){return ot.language}function o(e,t){return ot.format(e,t)}function rt(e){return new Intl.DateTimeFormat(G(),{dateStyle:"medium"}).format(e)}var Kt=new Set;function j(e){return e instanceof Error?e.message:String(e)}function Qt(e){e!==""&&Kt.add(e)}function Yt(e){let t=G()==="en"?"":[...Kt].find(s=>e.includes(s));if(!t)return[e,"",""];let n=e.indexOf(t);return[e.slice(0,n),t,e.slice(n+t.length)]}function w(e,t){let n=t,s=!1,r=new Set,i=()=>{s=!1;for(let c of[...r])c(n)};return{get:()=>n,dispatch(c){let f=e(n,c);f!==n&&(n=f,s||queueMicrotask(i),s=!0)},watch(c){return r.add(c),()=>r.delete(c)}}}var Ye=new Set([400,401,403,404,409,410,413,422,429,503]),W=class extends Error{name="Away"};var Xt=w((e,t)=>t,{away:!1}),Z=class extends Error{constructor(t,n){super(t),this.status=n}};async function d(e,t,n){return JSON.parse(await k(e,t,n))}async function k(e,t,n="POST"){let s=await Xe(e,t,n),r=await s.text();if(s.ok)return r;throw new Z(tn(r,s.status),s.status)}async function Xe(e,t,n){let s=t&&{method:n,headers:{"content-type":"application/json"},body:JSON.stringify(t)};try{let r=await fetch(new URL(e,import.meta.url),s);return te(!1),r}catch(r){throw te(!0),new W(o("server-away"),{cause:r})}}function te(e){Xt.get().away!==e&&Xt.dispatch({away:e})}function tn(e,t){let{error:n,code:s,values:r}=en(e);return typeof r?.detail=="string"&&Qt(r.detail),s?o(`refused-${s}`,r):n&&G()==="en"?n:Ye.has(t)?o(`refused-status-${t}`):o("status-answer",{status:String(t)})}function en(e){try{return JSON.parse(e)??{}}catch(t){if(t instanceof SyntaxError)return{};throw t}}function B(){return d("/api/me")}function it(e){return k("/api/qr",{path:e})}var T={busy:null,told:{},errors:{}};async function x(e,t,n){if(e.get().busy!==null)return!1;e.dispatch({busy:t,told:{},errors:{}});try{let s=await n();return e.dispatch({busy:null,told:{[t]:s}}),!0}catch(s){return e.dispatch({busy:null,errors:{[t]:j(s)}}),!1}}var at=class{constructor(t,n){this.outside=t,this.store=w((s,r)=>({...s,...r}),{...T,...n,link:null,token:null})}get state(){return this.store.get()}rename(t){return this.ask("name",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({name:t})}),o("saved")))}makeAccount(t,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.makeAccount(t,n)}),o("account-made")))}addPasskey(t){return this.ask("account",async()=>{let{ceremony:n,publicKey:s}=await this.outside.api.askForPasskey(t),r=await this.outside.makePasskey(s),i=this.state.me.name??o("default-passkey");return this.store.dispatch({me:await this.outside.api.addPasskey(n,i,r)}),o(t===null?"passkey-added":"account-made-passkey")})}async removePasskey({id:t,name:n}){return await this.outside.isSure(o("sure-remove",{name:n}),o("remove"))?this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.removePasskey(t)}),o("passkey-removed"))):!1}changePassphrase(t,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.changePassphrase(t,n)}),o("passphrase-changed")))}list(t){return this.ask("ratings",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({listed:t})}),o(t?"ratings-listed":"ratings-not-listed")))}signOut(t){return this.ask("account",async()=>(await this.outside.api.signOut(t),this.outside.go("/"),""))}makeLink(){return this.ask("device",async()=>{let{url:t,expires:n}=await this.outside.api.makeLink(),s={address:this.outside.origin+t,expires:n,picture:null};return this.store.dispatch({link:s}),this.store.dispatch({link:{...s,picture:await this.outside.drawQr(t)}}),""})}dropLink(){return this.ask("device",async()=>(await this.outside.api.dropLinks(),this.store.dispatch({link:null}),o("link-dropped")))}copyLink(){return this.ask("device",async()=>(await this.outside.copy(this.state.link?.address??""),o("copied")))}shareLink(){let{link:t}=this.state,{share:n}=this.outside;return t===null||n===null?null:this.ask("device",async()=>{try{await n({title:o("share-device"),url:t.address})}catch(s){if(!(s instanceof Error&&s.name==="AbortError"))throw s}return""})}notify(t){return this.ask("notices",async()=>(t?await this.startNotices():await this.endNotices(),this.store.dispatch({isNotified:t}),o(t?"will-tell":"stays-quiet")))}async startNotices(){let{key:t}=this.state.me.push;if(t===null)throw new Error(o("sends-none"));await this.outside.api.subscribeToPush(await this.outside.subscribe(t))}async endNotices(){let t=await this.outside.unsubscribe();t!==null&&await this.outside.api.unsubscribeFromPush(t)}makeBot(t){return this.ask("bots",async()=>{let{token:n}=await this.outside.api.makeBot(t);return await this.readBots(),this.store.dispatch({token:{bot:t,token:n}}),""})}async removeBot({id:t,name:n}){return await this.outside.isSure(o("sure-remove",{name:n}),o("remove"))?this.ask("bots",async()=>(await this.outside.api.removeBot(t),this.store.dispatch({token:null}),await this.readBots(),o("bot-removed",{name:n}))):!1}makeToken({id:t,name:n}){return this.ask("bots",async()=>{let{token:s}=await this.outside.api.makeToken(t);return await this.readBots(),this.store.dispatch({token:{bot:n,token:s}}),""})}async revokeToken({id:t,name:n},s){return await this.outside.isSure(o("sure-revoke",{name:n}),o("revoke"))?this.ask("bots",async()=>(await this.outside.api.revokeToken(t,s),this.store.dispatch({token:null}),await this.readBots(),o("token-revoked",{name:n}))):!1}async readBots(){let{bots:t}=await this.outside.api.fetchBots();this.store.dispatch({bots:t})}leave(t){let n=this.state.me.account?.passphrase??!1;return this.ask("leaving",async()=>{if(!n&&t.trim().toLowerCase()!==o("confirm-word"))throw new Error(o("type-word-first",{word:o("confirm-word")}));return await this.outside.api.removeMe(n?t:null),this.outside.go("/"),""})}ask(t,n){return x(this.store,t,n)}};var z={};Vt(z,{addPasskey:()=>mn,askForPasskey:()=>dn,askWho:()=>fn,changeMe:()=>an,changePassphrase:()=>pn,dropLinks:()=>yn,fetchBots:()=>yt,fetchLobby:()=>on,fetchMyGames:()=>sn,fetchRatings:()=>$t,fetchStatistics:()=>gt,findMatch:()=>rn,lookAtLink:()=>ft,makeAccount:()=>cn,makeBot:()=>xn,makeLink:()=>gn,makeToken:()=>Sn,removeBot:()=>Mn,removeMe:()=>vn,removePasskey:()=>hn,revokeToken:()=>An,signIn:()=>un,signInByLink:()=>bn,signInByPasskey:()=>$n,signOut:()=>ln,subscribeToPush:()=>wn,unsubscribeFromPush:()=>kn});var nn=12;function sn(e=null){let t=e===null?"":`&cursor=${encodeURIComponent(e)}`;return d(`/api/me/games?limit=${nn}${t}`)}function on(){return d("/api/lobby")}function rn(e){return d("/api/match",e)}function an(e){return d("/api/me",e,"PATCH")}function cn(e,t){return d("/api/account",{login:e,passphrase:t})}function un(e,t,n){return d("/api/sign-in",{login:e,passphrase:t,bring:n})}async function ln(e=!1){await k(e?"/api/sign-out/everywhere":"/api/sign-out",{})}function pn(e,t){return d("/api/me/passphrase",{old:e,new:t})}function dn(e){return d("/api/passkeys/options",{login:e})}function mn(e,t,n){return d("/api/passkeys",{ceremony:e,name:t,credential:n})}function hn(e){return d(`/api/passkeys/${encodeURIComponent(e)}`,{},"DELETE")}function fn(){return d("/api/sign-in/passkey/options",{})}function $n(e,t,n){return d("/api/sign-in/passkey",{ceremony:e,credential:t,bring:n})}function gn(){return d("/api/me/link",{})}async function yn(){await k("/api/me/link",{},"DELETE")}function ft(e){return d("/api/sign-in/link/look",{code:e})}function bn(e,t){return d("/api/sign-in/link",{code:e,bring:t})}async function wn(e){await k("/api/me/push",{subscription:e})}async function kn(e){await k("/api/me/push",{endpoint:e},"DELETE")}function $t(){return d("/api/me/ratings")}function gt(){return d("/api/me/statistics")}async function vn(e){await k("/api/me",{passphrase:e},"DELETE")}function yt(){return d("/api/me/bots")}function xn(e){return d("/api/me/bots",{name:e})}async function Mn(e){await k(`/api/me/bots/${e}`,{},"DELETE")}function Sn(e){return d(`/api/me/bots/${e}/tokens`,{})}async function An(e,t){await k(`/api/me/bots/${e}/tokens/${t}`,{},"DELETE")}var ct=1e3,bt=60*ct,En=60*bt,ee=24*En;function _n(e){let t=/^(\d+)d$/.exec(e);if(t)return{kind:"days",main:Number(t[1])*ee,extra:0};let[n,s]=e.split(/[+~]/).map(r=>Number(r)*ct);return{kind:e.includes("~")?"delay":"increment",main:n,extra:s}}function ne(e){let{kind:t,main:n,extra:s}=_n(e);if(t==="days")return o("label-days",{count:n/ee});let r=n%bt===0?o("label-minutes",{count:n/bt}):o("label-seconds",{count:n/ct}),i=o("label-seconds",{count:s/ct});return s===0?r:`${r} ${t==="delay"?"~":"+"} ${i}`}var Ys=Array.from({length:81},(e,t)=>[Math.floor(t/9),t%9]);function q(e){return e<0?`−${-e}`:String(e)}function se(e,t){return o("points-to",{mine:q(e),theirs:q(t)})}var ut=class{constructor(t,n){this.outside=t,this.store=w((s,r)=>({...s,...r}),{...T,...n,picture:null,shown:null})}get state(){return this.store.get()}get link(){let{invitation:t}=this.state;return t===null?null:this.outside.origin+t}async load(){try{let t=await this.outside.api.fetchTournament(this.state.tournament.id);this.store.dispatch({tournament:t,errors:{...this.state.errors,read:""}})}catch(t){this.store.dispatch({errors:{...this.state.errors,read:j(t)}})}}show(t){this.store.dispatch({shown:t})}join(t){let{tournament:n,code:s}=this.state;return this.change("players",()=>this.outside.api.join(n.id,s??"",t.trim()||null))}start(){return this.change("organise",()=>this.outside.api.start(this.state.tournament.id))}async withdraw(){return await this.outside.isSure(o("sure-withdraw"),o("withdraw"))?this.change("players",()=>this.outside.api.withdraw(this.state.tournament.id)):!1}async removeEntrant(t){let n=this.nameOf(t);return await this.outside.isSure(o("sure-remove",{name:n}),o("remove"))?this.change("organise",()=>this.outside.api.removeEntrant(this.state.tournament.id,t)):!1}async forfeit(t,n){let s=this.nameOf(n);return await this.outside.isSure(o("sure-forfeit",{name:s}),o("name-loses",{name:s}))?this.change("organise",()=>this.outside.api.forfeit(this.state.tournament.id,t,n)):!1}change(t,n){return x(this.store,t,async()=>(this.store.dispatch({tournament:await n()}),""))}nameOf(t){let{entrants:n}=this.state.tournament;return n.find(({entrant:s})=>s===t)?.name??""}invite(){return x(this.store,"organise",async()=>{let{invitation:t}=await this.outside.api.inviteAgain(this.state.tournament.id);return this.outside.keepInvitation(t),this.store.dispatch({invitation:t,picture:null}),""})}copy(){return x(this.store,"organise",async()=>(await this.outside.copy(this.link??""),o("copied")))}async remove(){let{name:t}=this.state.tournament;return await this.outside.isSure(o("sure-remove",{name:t}),o("remove"))?x(this.store,"organise",async()=>(await this.outside.api.removeTournament(this.state.tournament.id),this.outside.go("/tournaments"),"")):!1}};function wt(e){return/^#join=([\w-]+)$/.exec(e)?.[1]??null}function oe({kind:e,rounds:t,clock:n,twice:s,rated:r}){let i=[o(`kind-${e}`)];return t!==null&&i.push(o("rounds-count",{count:t})),i.push(n===null?o("no-clock"):ne(n)),s&&i.push(o("each-ring-twice")),r&&i.push(o("terms-rated")),i.join(", ")}function E({entrants:e,you:t},n){let s=e.find(r=>r.entrant===n)?.name??"?";return n===t?o("name-is-you",{name:s}):s}function re({tournament:e,shown:t}){let{schedule:n}=e;return n.find(({round:s})=>s===t)??n.at(-1)??null}function kt(e,t){if(!e.over)return o("being-played");if(e.winner===null)return o("no-result");if(e.scores&&(e.reason==="score"||e.reason==="first to 53")){let[r,i]=e.first===t?e.scores:[e.scores[1],e.scores[0]];return se(r,i)}let n=e.winner===t?"won":"lost",s=e.reason==="time"?"time":"resigned";return o(`game-${n}-${s}`)}function vt({you:e}){return e!==null}var lt={};Vt(lt,{fetchTournament:()=>Mt,fetchTournaments:()=>xt,forfeit:()=>Cn,inviteAgain:()=>In,join:()=>Ln,makeTournament:()=>Tn,removeEntrant:()=>Nn,removeTournament:()=>Hn,start:()=>On,withdraw:()=>Pn});function xt(){return d("/api/tournaments")}function Tn(e){return d("/api/tournaments",e)}function Mt(e){return d(`/api/tournaments/${e}`)}function In(e){return d(`/api/tournaments/${e}/invitation`,{})}function Ln(e,t,n){return d(`/api/tournaments/${e}/join`,{code:t,name:n})}function On(e){return d(`/api/tournaments/${e}/start`,{})}function Pn(e){return d(`/api/tournaments/${e}/withdraw`,{})}function Nn(e,t){return d(`/api/tournaments/${e}/remove`,{entrant:t})}function Cn(e,t,n){return d(`/api/tournaments/${e}/forfeit`,{pairing:t,entrant:n})}async function Hn(e){await k(`/api/tournaments/${e}`,{},"DELETE")}var St=[{key:"none",clock:null},{key:"short",clock:"300+5"},{key:"long",clock:"900+10"},{key:"days",clock:"3d"}];function ie(e){return St.find(({key:t})=>t===e)?.clock??null}var pt=class{constructor(t,n){this.outside=t,this.store=w((s,r)=>({...s,...r}),{...T,listed:n,form:{name:"",kind:"swiss",rounds:"",speed:"none",twice:!0,rated:!1}})}get state(){return this.store.get()}set(t){this.store.dispatch({form:{...this.state.form,...t}})}make(){let{name:t,kind:n,rounds:s,speed:r,twice:i,rated:c}=this.state.form;return x(this.store,"make",async()=>{let{id:f,url:l,invitation:m}=await this.outside.api.makeTournament({name:t.trim(),kind:n,clock:ie(r),board:"revised",twice:i,rated:c,rounds:n==="swiss"&&s?Number(s):null});return this.outside.keepInvitation(f,m),this.outside.go(l),""})}};function ae({kind:e,state:t,round:n,rounds:s,entrants:r}){let i=t==="running"?jn(n,s):o(`state-${t}`);return[o(`kind-${e}`),i,o("players-count",{count:r})].join(", ")}function jn(e,t){return t===null?o("round-number",{round:e}):o("round-number-of",{round:e,rounds:t})}var V=class{constructor(t,n,s=null){this.outside=t,this.store=w((r,i)=>({...r,...i}),{...T,me:n,link:s,bring:!0})}get state(){return this.store.get()}get canBring(){let{known:t,account:n}=this.state.me;return t&&n===null}setBring(t){this.store.dispatch({bring:t})}signIn(t,n){return this.enter("passphrase",()=>this.outside.api.signIn(t,n,this.state.bring))}signInByPasskey(){return this.enter("passkey",async()=>{let{ceremony:t,publicKey:n}=await this.outside.api.askWho(),s=await this.outside.usePasskey(n);return this.outside.api.signInByPasskey(t,s,this.state.bring)})}signInByLink(t){return this.enter("link",()=>this.outside.api.signInByLink(t,this.state.bring))}enter(t,n){return x(this.store,t,async()=>(await n(),this.outside.go("/"),""))}};function ce(e){return e===404?o("link-unknown"):e===410?o("link-used"):null}var Ot=globalThis,ue=e=>e,dt=Ot.trustedTypes,le=dt?dt.createPolicy("lit-html",{createHTML:e=>e}):void 0,$e="$lit$",I=`lit$${Math.random().toFixed(9).slice(2)}$`,ge="?"+I,Bn=`<${ge}>`,C=document,K=()=>C.createComment(""),Q=e=>e===null||typeof e!="object"&&typeof e!="function",Pt=Array.isArray,qn=e=>Pt(e)||typeof e?.[Symbol.iterator]=="function",At=`[ 	
\f\r]`,J=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,pe=/-->/g,de=/>/g,P=RegExp(`>|${At}(?:([^\\s"'>=/]+)(${At}*=${At}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),me=/'/g,he=/"/g,ye=/^(?:script|style|textarea|title)$/i,Nt=e=>(t,...n)=>({_$litType$:e,strings:t,values:n}),a=Nt(1),be=Nt(2),Oo=Nt(3),Y=Symbol.for("lit-noChange"),u=Symbol.for("lit-nothing"),fe=new WeakMap,N=C.createTreeWalker(C,129);function we(e,t){if(!Pt(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return le!==void 0?le.createHTML(t):t}var Rn=(e,t)=>{let n=e.length-1,s=[],r,i=t===2?"<svg>":t===3?"<math>":"",c=J;for(let f=0;f<n;f++){let l=e[f],m,$,p=-1,v=0;for(;v<l.length&&(c.lastIndex=v,$=c.exec(l),$!==null);)v=c.lastIndex,c===J?$[1]==="!--"?c=pe:$[1]!==void 0?c=de:$[2]!==void 0?(ye.test($[2])&&(r=RegExp("</"+$[2],"g")),c=P):$[3]!==void 0&&(c=P):c===P?$[0]===">"?(c=r??J,p=-1):$[1]===void 0?p=-2:(p=c.lastIndex-$[2].length,m=$[1],c=$[3]===void 0?P:$[3]==='"'?he:me):c===he||c===me?c=P:c===pe||c===de?c=J:(c=P,r=void 0);let _=c===P&&e[f+1].startsWith("/>")?" ":"";i+=c===J?l+Bn:p>=0?(s.push(m),l.slice(0,p)+$e+l.slice(p)+I+_):l+I+(p===-2?f:_)}return[we(e,i+(e[n]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),s]},X=class e{constructor({strings:t,_$litType$:n},s){let r;this.parts=[];let i=0,c=0,f=t.length-1,l=this.parts,[m,$]=Rn(t,n);if(this.el=e.createElement(m,s),N.currentNode=this.el.content,n===2||n===3){let p=this.el.content.firstChild;p.replaceWith(...p.childNodes)}for(;(r=N.nextNode())!==null&&l.length<f;){if(r.nodeType===1){if(r.hasAttributes())for(let p of r.getAttributeNames())if(p.endsWith($e)){let v=$[c++],_=r.getAttribute(p).split(I),st=/([.?@])?(.*)/.exec(v);l.push({type:1,index:i,name:st[2],strings:_,ctor:st[1]==="."?_t:st[1]==="?"?Tt:st[1]==="@"?It:D}),r.removeAttribute(p)}else p.startsWith(I)&&(l.push({type:6,index:i}),r.removeAttribute(p));if(ye.test(r.tagName)){let p=r.textContent.split(I),v=p.length-1;if(v>0){r.textContent=dt?dt.emptyScript:"";for(let _=0;_<v;_++)r.append(p[_],K()),N.nextNode(),l.push({type:2,index:++i});r.append(p[v],K())}}}else if(r.nodeType===8)if(r.data===ge)l.push({type:2,index:i});else{let p=-1;for(;(p=r.data.indexOf(I,p+1))!==-1;)l.push({type:7,index:i}),p+=I.length-1}i++}}static createElement(t,n){let s=C.createElement("template");return s.innerHTML=t,s}};function R(e,t,n=e,s){if(t===Y)return t;let r=s!==void 0?n._$Co?.[s]:n._$Cl,i=Q(t)?void 0:t._$litDirective$;return r?.constructor!==i&&(r?._$AO?.(!1),i===void 0?r=void 0:(r=new i(e),r._$AT(e,n,s)),s!==void 0?(n._$Co??=[])[s]=r:n._$Cl=r),r!==void 0&&(t=R(e,r._$AS(e,t.values),r,s)),t}var Et=class{constructor(t,n){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:n},parts:s}=this._$AD,r=(t?.creationScope??C).importNode(n,!0);N.currentNode=r;let i=N.nextNode(),c=0,f=0,l=s[0];for(;l!==void 0;){if(c===l.index){let m;l.type===2?m=new tt(i,i.nextSibling,this,t):l.type===1?m=new l.ctor(i,l.name,l.strings,this,t):l.type===6&&(m=new Lt(i,this,t)),this._$AV.push(m),l=s[++f]}c!==l?.index&&(i=N.nextNode(),c++)}return N.currentNode=C,r}p(t){let n=0;for(let s of this._$AV)s!==void 0&&(s.strings!==void 0?(s._$AI(t,s,n),n+=s.strings.length-2):s._$AI(t[n])),n++}},tt=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,n,s,r){this.type=2,this._$AH=u,this._$AN=void 0,this._$AA=t,this._$AB=n,this._$AM=s,this.options=r,this._$Cv=r?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,n=this._$AM;return n!==void 0&&t?.nodeType===11&&(t=n.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,n=this){t=R(this,t,n),Q(t)?t===u||t==null||t===""?(this._$AH!==u&&this._$AR(),this._$AH=u):t!==this._$AH&&t!==Y&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):qn(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==u&&Q(this._$AH)?this._$AA.nextSibling.data=t:this.T(C.createTextNode(t)),this._$AH=t}$(t){let{values:n,_$litType$:s}=t,r=typeof s=="number"?this._$AC(t):(s.el===void 0&&(s.el=X.createElement(we(s.h,s.h[0]),this.options)),s);if(this._$AH?._$AD===r)this._$AH.p(n);else{let i=new Et(r,this),c=i.u(this.options);i.p(n),this.T(c),this._$AH=i}}_$AC(t){let n=fe.get(t.strings);return n===void 0&&fe.set(t.strings,n=new X(t)),n}k(t){Pt(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,s,r=0;for(let i of t)r===n.length?n.push(s=new e(this.O(K()),this.O(K()),this,this.options)):s=n[r],s._$AI(i),r++;r<n.length&&(this._$AR(s&&s._$AB.nextSibling,r),n.length=r)}_$AR(t=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);t!==this._$AB;){let s=ue(t).nextSibling;ue(t).remove(),t=s}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},D=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,n,s,r,i){this.type=1,this._$AH=u,this._$AN=void 0,this.element=t,this.name=n,this._$AM=r,this.options=i,s.length>2||s[0]!==""||s[1]!==""?(this._$AH=Array(s.length-1).fill(new String),this.strings=s):this._$AH=u}_$AI(t,n=this,s,r){let i=this.strings,c=!1;if(i===void 0)t=R(this,t,n,0),c=!Q(t)||t!==this._$AH&&t!==Y,c&&(this._$AH=t);else{let f=t,l,m;for(t=i[0],l=0;l<i.length-1;l++)m=R(this,f[s+l],n,l),m===Y&&(m=this._$AH[l]),c||=!Q(m)||m!==this._$AH[l],m===u?t=u:t!==u&&(t+=(m??"")+i[l+1]),this._$AH[l]=m}c&&!r&&this.j(t)}j(t){t===u?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},_t=class extends D{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===u?void 0:t}},Tt=class extends D{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==u)}},It=class extends D{constructor(t,n,s,r,i){super(t,n,s,r,i),this.type=5}_$AI(t,n=this){if((t=R(this,t,n,0)??u)===Y)return;let s=this._$AH,r=t===u&&s!==u||t.capture!==s.capture||t.once!==s.once||t.passive!==s.passive,i=t!==u&&(s===u||r);r&&this.element.removeEventListener(this.name,this,s),i&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},Lt=class{constructor(t,n,s){this.element=t,this.type=6,this._$AN=void 0,this._$AM=n,this.options=s}get _$AU(){return this._$AM._$AU}_$AI(t){R(this,t)}};var Dn=Ot.litHtmlPolyfillSupport;Dn?.(X,tt),(Ot.litHtmlVersions??=[]).push("3.3.3");var M=(e,t,n)=>{let s=n?.renderBefore??t,r=s._$litPart$;if(r===void 0){let i=n?.renderBefore??null;s._$litPart$=r=new tt(t.insertBefore(K(),i),i,void 0,n??{})}return r._$AI(e),r};function Ct(e,t){let n=document.createElement("dialog");n.className="sheet",n.dataset.testid="dialog-sure",n.setAttribute("aria-labelledby","sure-heading");let s=r=>()=>n.close(r);return M(a`<h2 id="sure-heading">${e}</h2>
      <div class="row">
        <button type="button" class="main" @click=${s("")}>${o("cancel")}</button>
        <button type="button" data-testid="sure" @click=${s("yes")}>${t}</button>
      </div>`,n),document.body.append(n),n.showModal(),new Promise(r=>{n.addEventListener("close",()=>{n.remove(),r(n.returnValue==="yes")})})}var{dataset:ke}=document.querySelector("script[type=module]"),Ht=new Map;async function ve(e){let t=Ht.get(e)??Fn(e);Ht.set(e,t),t.catch(()=>Ht.delete(e));let n=await t;return n.speak(Jt()),n}async function Fn(e){let t=ke[`${e}Style`];try{let[n]=await Promise.all([import(ke[e]),t&&Un(t)]);return n}catch(n){throw new W(o("server-away"),{cause:n})}}function Un(e){let t=document.createElement("link");t.rel="stylesheet",t.href=e;let n=new Promise((s,r)=>{t.onload=s,t.onerror=()=>{t.remove(),r(new Error(`No style sheet at ${e}`))}});return document.head.append(t),n}function jt(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function xe(){return jt()&&await Ae()!==null}async function Me(e){if(await Notification.requestPermission()!=="granted")throw new Error(o("notices-refused"));await navigator.serviceWorker.register("/sw.js");let t=await navigator.serviceWorker.ready;try{let n={userVisibleOnly:!0,applicationServerKey:e};return(await t.pushManager.subscribe(n)).toJSON()}catch(n){throw new Error(o("notices-unreachable"),{cause:n})}}async function Se(){let e=await Ae();return e===null?null:(await e.unsubscribe(),e.endpoint)}async function Ae(){return await(await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription()??null}function Bt(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function Ee(e){let t=e;return _e(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(t)}))}async function qt(e){let t=e;return _e(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(t)}))}async function _e(e){try{let t=await e;if(t)return t.toJSON()}catch(t){if(!(t instanceof DOMException))throw t;if(t.name==="InvalidStateError")throw new Error(o("passkey-there"),{cause:t})}throw new Error(o("passkey-none"))}var Te=new Map;function Rt(e){try{return sessionStorage.getItem(`quiltbee.invitation.${e}`)}catch(t){if(t instanceof DOMException)return Te.get(`invitation.${e}`)??null;throw t}}function mt(e,t){Te.set(`invitation.${e}`,t);try{sessionStorage.setItem(`quiltbee.invitation.${e}`,t)}catch(n){if(!(n instanceof DOMException))throw n;console.warn("This browser keeps no invitation:",n.message)}}async function Dt(e){if(!navigator.clipboard)throw new Error(o("no-clipboard"));await navigator.clipboard.writeText(e)}var Gn={left:"M4 4v6h6M4.6 10A8 8 0 1 1 4 14",right:"M20 4v6h-6M19.4 10A8 8 0 1 0 20 14",flip:"M12 3v18M9 6L3 18h6zM15 6l6 12h-6z",place:"M4 13l5 5L20 6",cancel:"M6 6l12 12M18 6L6 18",undo:"M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",pass:"M4 12h14M13 6l6 6-6 6",download:"M12 4v11M7 11l5 5 5-5M5 20h14",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",flag:"M6 21V4h11l-2 4 2 4H6",print:"M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",card:"M5 3h10v14H5zM9 21h10V7",bulb:"M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-.9 1.6h-5.2c0-.6-.3-1.1-.9-1.6A6 6 0 0 1 12 3z",help:"M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",first:"M18 5l-8 7 8 7M6 5v14",back:"M15 5l-7 7 7 7",forward:"M9 5l7 7-7 7",last:"M6 5l8 7-8 7M18 5v14",clock:"M12 7v5l3 2M12 4a8 8 0 1 0 .01 0",hurry:"M12 4v10M12 19v.5",eye:"M3 12c4-8 14-8 18 0-4 8-14 8-18 0zM12 9.5a2.5 2.5 0 1 0 .01 0",share:"M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",copy:"M8 8h11v12H8zM16 8V4H5v12h3",person:"M12 4a4 4 0 1 0 .01 0M4 21c1-5 4-7 8-7s7 2 8 7",cup:"M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 20h8",gear:"M12 9a3 3 0 1 0 .01 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1",again:"M20 4v6h-6M20 10A8 8 0 1 0 20 15",button:"M12 3a9 9 0 1 0 .01 0M9 9.5v.01M15 9.5v.01M9 14.5v.01M15 14.5v.01",ten:"M4 9l3.5-2.5v11.5M16.5 6.5c4.5 0 4.5 11.5 0 11.5s-4.5-11.5 0-11.5z",heart:"M12 20C5 14.5 3 11 3 8a4.6 4.6 0 0 1 9-1.4A4.6 4.6 0 0 1 21 8c0 3-2 6.5-9 12z",eyes:"M4 6h16v12H4zM4 12h16",sun:"M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5"};function ht(e){return a`<svg class="icon-line" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${Gn[e]}></path>
  </svg>`}function S(e,t=u){return a`<header class="head">
    ${Wn(e)}
    <div class="head-middle">${t}</div>
    <button type="button" class="quiet" data-testid="settings" @click=${e.openSettings}>
      ${ht("gear")}<span>${o("settings")}</span>
    </button>
    <button type="button" class="quiet to-help" data-testid="help" @click=${e.help}>
      ${ht("help")}<span>${o("help")}</span>
    </button>
    <a class="quiet button" href="/me" data-testid="to-me" @click=${y(e)}
      >${ht("person")}<span>${o("to-me")}</span></a
    >
  </header>`}function Wn(e){return a`<a class="brand" href="/" data-testid="home" @click=${y(e)}>
    <img src=${e.logo} alt="" width="28" height="28" /><span>Quiltbee</span></a
  >`}function y(e){return t=>{t.metaKey||t.ctrlKey||t.shiftKey||(t.preventDefault(),e.go(t.currentTarget.pathname))}}function g(e,t,n,s){return a`<section
    class=${`panel section-${t}`}
    aria-labelledby=${`${t}-heading`}
    data-testid=${t}
  >
    <h2 id=${`${t}-heading`}>${n}</h2>
    ${s} ${L(e,t)}
  </section>`}function L(e,t){let n=e.errors[t]??"",s=e.told[t]??"";return a`<div class="outcome">
    <p class="notice" role="alert" data-testid=${`${t}-error`}>${n||u}</p>
    <p class="small" role="status" data-testid=${`${t}-told`}>${s||u}</p>
  </div>`}function h(e,t,n,s,r=""){return a`<button
    type="button"
    class=${r}
    data-testid=${n}
    aria-disabled=${e.busy===null?"false":"true"}
    @click=${s}
  >
    ${t}
  </button>`}function b(e){return t=>{t.preventDefault();let n=new FormData(t.target);e(s=>String(n.get(s)??""))}}function et(e,t=""){return a`<label
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
  /></label>`}function O(e,t,n,s=""){return a`<label
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
      ><input type="checkbox" @change=${Zn} /><span>${o("show-it")}</span></label
    >`}function Zn(e){let t=e.target,n=t.closest("label")?.previousElementSibling?.querySelector("input");n&&(n.type=t.checked?"text":"password")}function zn(e){return`${e}`}function A(e,t,n={}){let s=Object.keys(t).map(i=>[i,zn(i)]);return o(e,{...n,...Object.fromEntries(s)}).split("").map((i,c)=>c%2?t[i]:i)}function Ie(e,t,n){let{me:s}=e.state,r=n&&s.passkeys_possible,i=s.account?Jn(e,s.account,r):Vn(e,t,r);return g(e.state,"account",o("account"),i)}function Vn(e,t,n){let{busy:s}=e.state;return a`<p class="small">${o("account-why")}</p>
    <form
      class="fields"
      @submit=${b(r=>e.makeAccount(r("login"),r("passphrase")))}
    >
      ${et("username",o("never-shown"))}
      ${O("passphrase",o("passphrase"),"new-password",o("at-least-8"))}
      <button type="submit" class="main" data-testid="make-account" ?disabled=${s!==null}>
        ${o("make-account")}
      </button>
    </form>
    ${n?a`<details class="fold">
            <summary>${o("passkey-instead")}</summary>
            <form class="fields" @submit=${b(r=>e.addPasskey(r("login")))}>
              ${et("username")}
              <button type="submit" data-testid="make-passkey" ?disabled=${s!==null}>
                ${o("make-account-passkey")}
              </button>
            </form>
          </details>`:u}
    <p class="small">
      ${A("have-one",{link:a`<a href="/sign-in" data-testid="to-sign-in" @click=${y(t)}
          >${o("sign-in")}</a
        >`})}
    </p>`}function Jn(e,t,n){let{state:s}=e;return a`<p>
      ${A("signed-in-as",{login:a`<b data-testid="signed-in-as">${t.login}</b>`})}
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
        ${t.passphrase?O("old",o("old-passphrase"),"current-password"):u}
        ${O("passphrase",o("new-passphrase"),"new-password",o("at-least-8"))}
        <button type="submit" data-testid="change-passphrase" ?disabled=${s.busy!==null}>
          ${o("change")}
        </button>
      </form>
    </details>
    ${n||t.passkeys.length>0?Kn(e,t,n):u}`}function Kn(e,t,n){let{state:s}=e;return a`<h3>${o("passkeys")}</h3>
    <ul class="things">
      ${t.passkeys.map(r=>Qn(e,r))}
    </ul>
    ${n?h(s,o("add-passkey"),"add-passkey",()=>e.addPasskey(null)):u}
    ${t.fresh?u:a`<p class="small">${o("passkey-needs-fresh")}</p>`}`}function Qn(e,{id:t,name:n,created:s}){return a`<li>
    <span>${n} <span class="small">${o("since-day",{day:rt(s)})}</span></span>
    <button
      type="button"
      class="quiet"
      aria-label=${o("remove-name",{name:n})}
      @click=${()=>e.removePasskey({id:t,name:n})}
    >
      ${o("remove")}
    </button>
  </li>`}function Le(e){let{state:t}=e,{bots:n,token:s}=t,r=a`<details class="fold" ?open=${n.length>0||s!==null}>
    <summary data-testid="open-bots">${o("let-program-play")}</summary>
    <p class="small">${A("bot-text",{command:a`<code>quiltbee bot</code>`})}</p>
    ${s?a`<p class="token">
            <label for="bot-token">${o("token-of-bot",{bot:s.bot})}</label>
            <input
              id="bot-token"
              data-testid="bot-token"
              readonly
              .value=${s.token}
              @focus=${i=>i.target.select()}
            />
          </p>`:u}
    <ul class="things" data-testid="bot-list">
      ${n.map(i=>Yn(e,i))}
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
  </details>`;return g(t,"bots",o("bots"),r)}function Yn(e,t){let{state:n}=e,s=a`${o("remove")}<span class="visually-hidden"> ${t.name}</span>`;return a`<li>
    <span>
      <b>${t.name}</b>
      <span class="small">${o(t.online?"listening":"not-connected")}</span>
    </span>
    ${h(n,o("new-token"),"new-token",()=>e.makeToken(t),"quiet")}
    ${h(n,s,"remove-bot",()=>e.removeBot(t),"quiet")}
    <ul class="tokens">
      ${t.tokens.map(r=>Xn(e,t,r))}
    </ul>
  </li>`}function Xn(e,t,{id:n,scope:s,created:r}){return a`<li class="small">
    <span
      >${o("token-of-day",{day:rt(r)})}${s==="read"?o("only-to-look"):""}</span
    >
    ${h(e.state,o("revoke"),"revoke-token",()=>e.revokeToken(t,n),"quiet")}
  </li>`}function Oe(e){let{state:t}=e,{link:n}=t;return g(t,"device",o("another-device"),a`<p class="small">${o("another-device-text")}</p>
      ${n?ts(e,n):h(t,o("make-link"),"make-link",()=>e.makeLink(),"wide")}`)}function ts(e,{address:t,picture:n}){let{state:s}=e,r=e.outside.share?h(s,o("share"),"share-device-link",()=>e.shareLink()):u;return a`<label for="device-link" class="visually-hidden">${o("the-link")}</label>
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
            />`:u}
    </div>`}function Pe(e,t){let{state:n}=e;return g(n,"notices",o("notifications"),es(e,t))}function es(e,t){let{state:n}=e;return n.me.push.available?t?a`<p class="small">${o("browser-can-tell")}</p>
    ${n.isNotified?h(n,o("turn-off-here"),"stop-notices",()=>e.notify(!1)):h(n,o("tell-me"),"start-notices",()=>e.notify(!0))}`:a`<p class="small">${o("browser-has-none")}</p>`:a`<p class="small">${o("server-sends-none")}</p>`}function Ne(e){let{state:t}=e,n=t.me.account?.passphrase??!1,s=a`<div class="row">
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
        ${n?O("leaving",o("your-passphrase"),"current-password"):a`<label
                >${o("type-to-confirm",{word:o("confirm-word")})}
                <input name="leaving" data-testid="leaving" required autocomplete="off"
              /></label>`}
        <button type="submit" class="danger" data-testid="leave" ?disabled=${t.busy!==null}>
          ${o("delete-me")}
        </button>
      </form>
    </details>`;return g(t,"leaving",o("your-data"),s)}var H=240,F=64,ns=100;function Ft({rating:e,provisional:t}){return`${Math.round(e)}${t?"?":""}`}function He({opponent:e,level:t}){return e==="person"?o("against-people"):e!=="computer"?o(e==="greedy"?"against-greedy":"against-random"):t===null?o("computer"):o("computer-level",{level:String(t)})}function je({history:e}){if(e.length<2)return null;let t=e.map(({rating:i})=>i),{low:n,high:s}=ss(t),r=t.map((i,c)=>{let f=c/(t.length-1)*H,l=F-(i-n)/(s-n)*F;return[Ce(f),Ce(l)]});return{path:`M${r.map(i=>i.join(" ")).join("L")}`,end:r.at(-1)??[0,0],low:n,high:s}}function ss(e){let[t,n]=[Math.min(...e),Math.max(...e)],s=Math.max(0,ns-(n-t))/2;return{low:Math.round(t-s),high:Math.round(n+s)}}function Ce(e){return Math.round(e*10)/10}function Ut(e){return e.target.value}function U(e){return e.target.checked}function qe(e){let{state:t}=e,{ratings:n,statistics:s,me:r}=t,i=n.length===0&&s.totals.length===0,c=a`${i?a`<p class="small">${o("ratings-none")}</p>`:u}
  ${n.length>0?a`<ul class="ratings">
          ${n.map(os)}
        </ul>`:u}
  ${s.totals.length>0?is(s.totals):u}
  ${r.account?as(e,r.account.listed):u}`;return g(t,"ratings",o("ratings-and-results"),c)}function os(e){let{deviation:t,games:n,provisional:s}=e;return a`<li data-class=${e.class}>
    <span class="rating-name">${o(`class-${e.class}`)}</span>
    <b class="rating-value">${Ft(e)}</b>
    <span class="small"
      >± ${Math.round(2*t)},
      ${o("games",{count:n})}${s?o("not-settled"):""}</span
    >
    ${rs(e)}
  </li>`}function rs(e){let t=je(e),n=e.history[0]?.rating;if(t===null)return u;let[s,r]=t.end;return a`<svg
    class="rating-line"
    viewBox=${`-4 -6 ${H+44} ${F+12}`}
    role="img"
    aria-label=${o("rating-picture",{class:o(`class-${e.class}`),from:String(n),to:Ft(e)})}
  >
    <path class="frame" d=${`M0 0H${H}M0 ${F}H${H}`}></path>
    <path class="line-path" d=${t.path}></path>
    ${be`<circle cx=${s} cy=${r} r="3.5"></circle>
      <text x=${H+6} y="4">${t.high}</text>
      <text x=${H+6} y=${F+4}>${t.low}</text>`}
  </svg>`}function is(e){return a`<div class="scroll" tabindex="0" role="group" aria-labelledby="totals-caption">
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
              <th scope="row">${He(t)}</th>
              <td>${o(`class-${t.class}`)}</td>
              <td>${o("won-of",{won:t.won,games:t.played})}</td>
              <td>${Be(t.mean_margin)}</td>
              <td>${Be(t.best_margin)}</td>
            </tr>`)}
      </tbody>
    </table>
  </div>`}function Be(e){return e===null?"–":q(Math.round(e*10)/10)}function as(e,t){return a`<label class="tick"
    ><input
      type="checkbox"
      data-testid="listed"
      .checked=${t}
      @change=${n=>e.list(U(n))}
    /><span>${o("list-ratings")} <span class="small">${o("list-ratings-note")}</span></span></label
  >`}function Re(e,t,n){let{me:s}=e.state;return a`${S(t)}
    <main class="me">
      <h1 data-testid="me-title">${s.name??o("to-me")}</h1>
      <div class="column">
        ${cs(e)} ${Ie(e,t,n.passkeys)}
        ${s.known?Oe(e):u}
        ${s.known?Pe(e,n.notices):u}
      </div>
      <div class="column">
        ${qe(e)} ${Le(e)} ${s.known?Ne(e):u}
        <p class="small">
          <a href="/" @click=${y(t)}>${o("back-to-home")}</a>
        </p>
      </div>
    </main>`}function cs(e){let{state:t}=e;return g(t,"name",o("your-name"),a`<form class="with-button" @submit=${b(n=>e.rename(n("name")))}>
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
    </form>`)}function De(e,t,n){let{state:s}=e,{account:r}=s.me;if(r)return nt(t,o("you-are-signed-in"),Ge(r.login,t));let i=a`<form
      class="fields"
      @submit=${b(c=>e.signIn(c("login"),c("passphrase")))}
    >
      ${et("username")}
      ${O("passphrase",o("passphrase"),"current-password")} ${We(e)}
      <button type="submit" class="main" data-testid="sign-in" ?disabled=${s.busy!==null}>
        ${o("sign-in")}
      </button>
    </form>
    ${L(s,"passphrase")}
    ${n&&s.me.passkeys_possible?a`<div class="or">
            ${h(s,o("sign-in-passkey"),"sign-in-passkey",()=>e.signInByPasskey())}
            ${L(s,"passkey")}
          </div>`:u}
    <p class="small">
      ${A("signed-in-elsewhere",{you:a`<b>${o("to-me")}</b>`,device:a`<b>${o("another-device")}</b>`,play:a`<a href="/" @click=${y(t)}>${o("play-at-once")}</a>`})}
    </p>`;return nt(t,o("sign-in"),i)}function Fe(e,t,n){let{state:s}=e,{account:r}=s.me;if(r)return nt(t,o("you-are-signed-in"),Ge(r.login,t));let i=s.link?.name,c=a`<p data-testid="link-whom">
      ${i?A("plays-as",{name:a`<b>${i}</b>`}):o("plays-as-same")}
    </p>
    ${We(e)}
    <div class="row">
      ${h(s,o("sign-in-here"),"link-sign-in",()=>e.signInByLink(n),"main")}
      <a class="button" href="/" @click=${y(t)}>${o("not-now")}</a>
    </div>
    ${L(s,"link")}`;return nt(t,o("use-device-too"),c)}function Ue(e,t){return nt(t,o("link-no-longer"),a`<p data-testid="problem">${e}</p>
      <a class="button main" href="/" @click=${y(t)}>${o("back-to-home")}</a>`)}function nt(e,t,n){return a`${S(e)}
    <main class="narrow">
      <section class="panel" aria-labelledby="sign-in-heading">
        <h1 id="sign-in-heading" data-testid="sign-in-title">${t}</h1>
        ${n}
      </section>
    </main>`}function Ge(e,t){return a`<p>${A("already-signed-in",{login:a`<b>${e}</b>`})}</p>
    <a class="button main" href="/me" @click=${y(t)}>${o("to-your-page")}</a>`}function We(e){return e.canBring?a`<label class="tick"
    ><input
      type="checkbox"
      data-testid="bring"
      .checked=${e.state.bring}
      @change=${t=>e.setBring(U(t))}
    /><span>${o("bring-games")}</span></label
  >`:u}function Ze(e,t){let[n,s,r]=Yt(e??""),i=s?a`<span lang="en">${s}</span>${r}`:u;return a`<p class="notice" role="alert" ?hidden=${!e} data-testid=${t}>
    <span>${n}${i}</span>
  </p>`}var Gt=["points","direct","buchholz","sonneborn_berger","wins","margin"];function ze(e,t,n){let{tournament:s,errors:r}=e.state;return a`${S(t)}
    <main class="tournament" data-state=${s.state}>
      <div class="tournament-head">
        <h1 data-testid="tournament-title">${s.name}</h1>
        <p class="small">${oe(s)}</p>
        ${Ze(r.read,"tournament-error")}
      </div>
      ${s.state==="open"?us(e,n):u}
      ${s.schedule.length>0?hs(e,t):u}
      ${s.standings.length>0?gs(s):u}
      ${s.schedule.length>0?ys(s):u}
      ${s.state==="running"?bs(e):u}
      <p class="small">
        <a href="/tournaments" @click=${y(t)}>${o("all-your-tournaments")}</a>
      </p>
    </main>`}function us(e,t){let{tournament:n}=e.state;return a`${g(e.state,"players",o("players"),ls(e,t))}
  ${n.organising?g(e.state,"organise",o("invite-and-start"),ms(e)):u}`}function ls(e,t){let{tournament:n,code:s,invitation:r}=e.state,i=vt(n),c=!i&&(s!==null||r!==null);return a`<ol class="things" data-testid="entrants">
      ${n.entrants.map(f=>ps(e,f))}
    </ol>
    ${n.entrants.length===0?a`<p class="small">${o("nobody-joined")}</p>`:u}
    ${c?ds(e,t):u}
    ${i?a`<p class="small">${o("you-play")}</p>
            ${h(e.state,o("withdraw"),"withdraw",()=>e.withdraw())}`:u}
    ${i||c?u:a`<p class="small">${o("to-play-open-link")}</p>`}`}function ps(e,{entrant:t,name:n,withdrawn:s}){let{tournament:r}=e.state;return a`<li>
    <span
      >${t===r.you?o("name-is-you",{name:n}):n}${s?o("comma-left-tournament"):""}</span
    >
    ${r.organising&&t!==r.you&&!s?h(e.state,a`${o("remove")}<span class="visually-hidden"> ${n}</span>`,"remove-entrant",()=>e.removeEntrant(t),"quiet"):u}
  </li>`}function ds(e,t){return a`<form class="with-button" @submit=${b(n=>e.join(n("name")))}>
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
  </form>`}function ms(e){let{state:t,link:n}=e;return a`${n===null?a`<p class="small">${o("no-tournament-link")}</p>
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
    </div>`}function hs(e,t){let{tournament:n}=e.state,s=re(e.state);return s===null?u:a`<section class="panel pairings" aria-labelledby="pairings-heading">
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
      ${s.pairings.map(r=>fs(e,r,s.round,t))}
    </ul>
    ${L(e.state,"organise")}
  </section>`}function fs(e,t,n,s){let{tournament:r}=e.state,{first:i,second:c,points:f,games:l}=t;if(c===null)return a`<li><span>${o("a-bye",{name:E(r,i)})}</span></li>`;let m=[i,c].includes(r.you??0),$=o("names-and",{first:E(r,i),second:E(r,c)});return a`<li class=${m?"mine":""}>
    <span class="who-meets">
      ${E(r,i)} <b>${f[0]} : ${f[1]}</b> ${E(r,c)}
    </span>
    <span class="row">
      ${l.map((p,v)=>a`<a
            class=${m&&!p.over?"button main":"button"}
            href=${p.url}
            @click=${y(s)}
            aria-label=${o("game-of-meeting",{number:v+1,meeting:$,result:kt(p,i)})}
            >${m&&!p.over?o("play-game"):kt(p,i)}</a
          >`)}
    </span>
    ${r.organising&&n===r.round&&l.some(({over:p})=>!p)?$s(e,t,c):u}
  </li>`}function $s(e,{pairing:t,first:n},s){let{tournament:r}=e.state;return a`<details class="fold">
    <summary>${o("somebody-missing")}</summary>
    <div class="row">
      ${[n,s].map(i=>h(e.state,o("name-loses",{name:E(r,i)}),"forfeit",()=>e.forfeit(t,i)))}
    </div>
  </details>`}function gs(e){return a`<section class="panel" aria-labelledby="standings-heading">
    <h2 id="standings-heading">
      ${o(e.state==="over"?"final-standings":"standings")}
    </h2>
    <div class="scroll" tabindex="0" role="group" aria-labelledby="standings-heading">
      <table class="scores" data-testid="standings">
        <thead>
          <tr>
            <th scope="col">${o("column-place")}</th>
            <th scope="col">${o("column-player")}</th>
            ${Gt.map(t=>a`<th scope="col" title=${o(`meaning-${t}`)}>${o(`column-${t}`)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${e.standings.map(t=>a`<tr class=${t.entrant===e.you?"mine":""}>
                <td>${t.place}</td>
                <th scope="row">${E(e,t.entrant)}</th>
                ${Gt.map(n=>a`<td>${q(t[n])}</td>`)}
              </tr>`)}
        </tbody>
      </table>
    </div>
    <details class="fold">
      <summary>${o("how-told-apart")}</summary>
      <dl class="small">
        ${Gt.map(t=>a`<div>
              <dt>${o(`column-${t}`)}</dt>
              <dd>${o(`meaning-${t}`)}.</dd>
            </div>`)}
      </dl>
    </details>
  </section>`}function ys(e){let{entrants:t,cross_table:n}=e;return a`<section class="panel" aria-labelledby="cross-heading">
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
                <th scope="row">${s}. ${E(e,s)}</th>
                ${(n[r]??[]).map((i,c)=>a`<td class=${c===r?"self":""}>
                      ${c===r?u:i??"–"}
                    </td>`)}
              </tr>`)}
        </tbody>
      </table>
    </div>
    <p class="small">
      <a href=${`/api/tournaments/${e.id}/records.pgr`} download>${o("download-all")}</a>
    </p>
  </section>`}function bs(e){return vt(e.state.tournament)?a`<details class="fold">
    <summary>${o("leave-tournament")}</summary>
    <p class="small">${o("games-are-lost")}</p>
    ${h(e.state,o("withdraw"),"withdraw",()=>e.withdraw(),"danger")}
    ${L(e.state,"players")}
  </details>`:u}function Wt(e,t,n,s,r){return a`<fieldset class=${`pick pick-${e}`}>
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
  </fieldset>`}function Je(e,t){let{listed:n}=e.state;return a`${S(t)}
    <main class="me tournaments">
      <h1>${o("tab-tournaments")}</h1>
      <div class="column">${g(e.state,"make",o("new-tournament"),ks(e))}</div>
      <div class="column">
        <section class="panel" aria-labelledby="mine-heading">
          <h2 id="mine-heading">${o("yours")}</h2>
          <ul class="things" data-testid="tournament-list">
            ${n.map(s=>ws(s,t))}
          </ul>
          ${n.length===0?a`<p class="small">${o("no-tournaments")}</p>`:u}
        </section>
        <p class="small"><a href="/" @click=${y(t)}>${o("back-to-home")}</a></p>
      </div>
    </main>`}function ws(e,t){let{id:n,name:s,organising:r}=e;return a`<li>
    <span>
      <a href=${`/tournaments/${n}`} @click=${y(t)}>${s}</a>
      <span class="small block">${ae(e)}${r?o("comma-yours"):""}</span>
    </span>
  </li>`}function ks(e){let{form:t,busy:n}=e.state;return a`<form class="fields" @submit=${r=>{r.preventDefault(),e.make()}}>
    <label
      >${o("tournament-name")}
      <input
        data-testid="tournament-name"
        required
        maxlength="60"
        autocomplete="off"
        placeholder=${o("club-evening")}
        .value=${t.name}
        @input=${r=>e.set({name:Ut(r)})}
    /></label>
    ${Wt("kind",o("who-meets-whom"),vs(),t.kind,r=>e.set({kind:r}))}
    <p class="small explain">
      ${o("label-and-note",{label:o(`kind-${t.kind}`),note:o(`kind-note-${t.kind}`)})}
    </p>
    ${t.kind==="swiss"?xs(e):u}
    ${Wt("clock",o("clock"),St.map(({key:r})=>[r,o(`speed-${r}`)]),t.speed,r=>e.set({speed:r}))}
    <div class="ticks">
      ${Ve("twice",o("twice-fair"),t.twice,r=>e.set({twice:r}))}
      ${Ve("tournament-rated",o("tick-rated"),t.rated,r=>e.set({rated:r}))}
    </div>
    <button type="submit" class="main" data-testid="make-tournament" ?disabled=${n!==null}>
      ${o("make-tournament")}
    </button>
  </form>`}function vs(){return["swiss","round_robin","double_round_robin"].map(e=>[e,o(`kind-${e}`)])}function xs(e){return a`<label
    >${o("rounds")} <span class="small">${o("rounds-note")}</span>
    <input
      type="number"
      min="1"
      max="15"
      data-testid="rounds"
      .value=${e.state.form.rounds}
      @input=${t=>e.set({rounds:Ut(t)})}
  /></label>`}function Ve(e,t,n,s){return a`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${e}
      .checked=${n}
      @change=${r=>s(U(r))}
    /><span>${t}</span></label
  >`}var Ms=5e3,pa={aid:Ss,me:As,"sign-in":_s,link:Ts,tournaments:Is,tournament:Ls};async function Ss(e,t){let{aidSheet:n,printButton:s}=await ve("aid");return{draw:()=>M(a`${S(t)}
        <main class="aid-page">
          <div class="panel-head">
            <h1>${o("how-to-play")}</h1>
            ${s(()=>window.print())}
          </div>
          ${n()}
        </main>`,e),close:()=>{}}}async function As(e,t){let n={},[s,{ratings:r},i,{bots:c},f]=await Promise.all([B(),Zt($t(),{ratings:[]},"ratings",n),Zt(gt(),{totals:[],automa:[]},"ratings",n),Zt(yt(),{bots:[]},"bots",n),xe()]),l={api:z,drawQr:it,isSure:Ct,makePasskey:Ee,subscribe:Me,unsubscribe:Se,go:zt,copy:Dt,origin:location.origin,share:Es()},m=new at(l,{me:s,ratings:r,statistics:i,bots:c,isNotified:f,errors:n}),$={passkeys:Bt(),notices:jt()},p=()=>M(Re(m,t,$),e);return{draw:p,close:m.store.watch(p)}}async function Zt(e,t,n,s){try{return await e}catch(r){return Object.assign(s,{[n]:j(r)}),t}}function zt(e){location.assign(e)}function Es(){return"share"in navigator?e=>navigator.share(e):null}async function _s(e,t){let n=new V({api:z,usePasskey:qt,go:zt},await B()),s=()=>M(De(n,t,Bt()),e);return{draw:s,close:n.store.watch(s)}}async function Ts(e,t,n){try{let[s,r]=await Promise.all([B(),ft(n)]),i=new V({api:z,usePasskey:qt,go:zt},s,r),c=()=>M(Fe(i,t,n),e);return{draw:c,close:i.store.watch(c)}}catch(s){let r=s instanceof Z?ce(s.status):null;if(r===null)throw s;return{draw:()=>M(Ue(r,t),e),close:()=>{}}}}async function Is(e,t){let{tournaments:n}=await xt(),s=new pt({api:lt,keepInvitation:mt,go:t.go},n),r=()=>M(Je(s,t),e);return{draw:r,close:s.store.watch(r)}}async function Ls(e,t,n){let[s,r]=await Promise.all([Mt(n),B()]),i=Rt(n),c={api:lt,drawQr:it,isSure:Ct,copy:Dt,go:t.go,origin:location.origin,keepInvitation:$=>mt(n,$)},f=wt(location.hash)??wt(i?.replace(/^[^#]*/,"")??""),l=new ut(c,{tournament:s,code:f,invitation:i}),m=()=>M(ze(l,t,r.name),e);return{draw:m,close:Os(l,t,m)}}function Os(e,t,n){let s=()=>{!document.hidden&&e.state.tournament.state!=="over"&&e.load()},r=setInterval(s,Ms),i=[e.store.watch(n),t.onNews(c=>c==="games"&&s())];return()=>{clearInterval(r);for(let c of i)c()}}export{pa as OPENERS,Qe as speak};
/**
 * @license
 * Copyright 2017 Google LLC
 * SPDX-License-Identifier: BSD-3-Clause
 */
