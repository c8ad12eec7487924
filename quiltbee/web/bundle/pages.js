var yo=Object.defineProperty;var on=(t,e)=>{for(var n in e)yo(t,n,{get:e[n],enumerable:!0})};var tt={language:"en",format:t=>t};function bo(t){tt=t}function sn(){return tt}function Z(){return tt.language}function s(t,e){return tt.format(t,e)}function ut(t){return new Intl.ListFormat(ko(),{type:"conjunction"}).format(t)}function ko(){return tt.language==="en"?"en-GB":tt.language}function Bt(t){return new Intl.DateTimeFormat(Z(),{dateStyle:"medium"}).format(t)}var an=new Set;function et(t){return t instanceof Error?t.message:String(t)}function cn(t){t!==""&&an.add(t)}function ln(t){let e=Z()==="en"?"":[...an].find(r=>t.includes(r));if(!e)return[t,"",""];let n=t.indexOf(e);return[t.slice(0,n),e,t.slice(n+e.length)]}function S(t,e){let n=e,r=!1,o=new Set,i=()=>{r=!1;for(let a of[...o])a(n)};return{get:()=>n,dispatch(a){let l=t(n,a);l!==n&&(n=l,r||queueMicrotask(i),r=!0)},watch(a){return o.add(a),()=>o.delete(a)}}}var xo=new Set([400,401,403,404,409,410,413,422,429,503]),pt=class extends Error{name="Away"};var un=S((t,e)=>e,{away:!1}),dt=class extends Error{constructor(e,n){super(e),this.status=n}};async function g(t,e,n){return JSON.parse(await E(t,e,n))}async function E(t,e,n="POST"){let r=await vo(t,e,n),o=await r.text();if(r.ok)return o;throw new dt(wo(o,r.status),r.status)}async function vo(t,e,n){let r=e&&{method:n,headers:{"content-type":"application/json"},body:JSON.stringify(e)};try{let o=await fetch(new URL(t,import.meta.url),r);return pn(!1),o}catch(o){throw pn(!0),new pt(s("server-away"),{cause:o})}}function pn(t){un.get().away!==t&&un.dispatch({away:t})}function wo(t,e){let{error:n,code:r,values:o}=Mo(t);return typeof o?.detail=="string"&&cn(o.detail),r?s(`refused-${r}`,o):n&&Z()==="en"?n:xo.has(e)?s(`refused-status-${e}`):s("status-answer",{status:String(e)})}function Mo(t){try{return JSON.parse(t)??{}}catch(e){if(e instanceof SyntaxError)return{};throw e}}function dn(t){return g("/api/games",t)}function nt(){return g("/api/me")}function Ht(t){return E("/api/qr",{path:t})}var q={busy:null,told:{},errors:{}};async function C(t,e,n){if(t.get().busy!==null)return!1;t.dispatch({busy:e,told:{},errors:{}});try{let r=await n();return t.dispatch({busy:null,told:{[e]:r}}),!0}catch(r){return t.dispatch({busy:null,errors:{[e]:et(r)}}),!1}}function rt({isSure:t},e){return t(s("sure-remove",{name:e}),s("remove"))}var Rt=class{constructor(e,n){this.outside=e,this.store=S((r,o)=>({...r,...o}),{...q,...n,link:null,token:null})}get state(){return this.store.get()}rename(e){return this.ask("name",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({name:e})}),s("saved")))}makeAccount(e,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.makeAccount(e,n)}),s("account-made")))}addPasskey(e){return this.ask("account",async()=>{let{ceremony:n,publicKey:r}=await this.outside.api.askForPasskey(e),o=await this.outside.makePasskey(r),i=this.state.me.name??s("default-passkey");return this.store.dispatch({me:await this.outside.api.addPasskey(n,i,o)}),s(e===null?"passkey-added":"account-made-passkey")})}async removePasskey({id:e,name:n}){return await rt(this.outside,n)?this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.removePasskey(e)}),s("passkey-removed"))):!1}changePassphrase(e,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.changePassphrase(e,n)}),s("passphrase-changed")))}list(e){return this.ask("ratings",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({listed:e})}),s(e?"ratings-listed":"ratings-not-listed")))}signOut(e){return this.ask("account",async()=>(await this.outside.api.signOut(e),this.outside.go("/"),""))}makeLink(){return this.ask("device",async()=>{let{url:e,expires:n}=await this.outside.api.makeLink(),r={address:this.outside.origin+e,expires:n,picture:null};return this.store.dispatch({link:r}),this.store.dispatch({link:{...r,picture:await this.outside.drawQr(e)}}),""})}dropLink(){return this.ask("device",async()=>(await this.outside.api.dropLinks(),this.store.dispatch({link:null}),s("link-dropped")))}copyLink(){return this.ask("device",async()=>(await this.outside.copy(this.state.link?.address??""),s("copied")))}shareLink(){let{link:e}=this.state,{share:n}=this.outside;return e===null||n===null?null:this.ask("device",async()=>{try{await n({title:s("share-device"),url:e.address})}catch(r){if(!(r instanceof Error&&r.name==="AbortError"))throw r}return""})}notify(e){return this.ask("notices",async()=>(e?await this.startNotices():await this.endNotices(),this.store.dispatch({isNotified:e}),s(e?"will-tell":"stays-quiet")))}async startNotices(){let{key:e}=this.state.me.push;if(e===null)throw new Error(s("sends-none"));await this.outside.api.subscribeToPush(await this.outside.subscribe(e))}async endNotices(){let e=await this.outside.unsubscribe();e!==null&&await this.outside.api.unsubscribeFromPush(e)}makeBot(e){return this.ask("bots",async()=>{let{token:n}=await this.outside.api.makeBot(e);return await this.readBots(),this.store.dispatch({token:{bot:e,token:n}}),""})}async removeBot({id:e,name:n}){return await rt(this.outside,n)?this.ask("bots",async()=>(await this.outside.api.removeBot(e),this.store.dispatch({token:null}),await this.readBots(),s("bot-removed",{name:n}))):!1}makeToken({id:e,name:n}){return this.ask("bots",async()=>{let{token:r}=await this.outside.api.makeToken(e);return await this.readBots(),this.store.dispatch({token:{bot:n,token:r}}),""})}async revokeToken({id:e,name:n},r){return await this.outside.isSure(s("sure-revoke",{name:n}),s("revoke"))?this.ask("bots",async()=>(await this.outside.api.revokeToken(e,r),this.store.dispatch({token:null}),await this.readBots(),s("token-revoked",{name:n}))):!1}async readBots(){let{bots:e}=await this.outside.api.fetchBots();this.store.dispatch({bots:e})}leave(e){let n=this.state.me.account?.passphrase??!1;return this.ask("leaving",async()=>{if(!n&&e.trim().toLowerCase()!==s("confirm-word"))throw new Error(s("type-word-first",{word:s("confirm-word")}));return await this.outside.api.removeMe(n?e:null),this.outside.go("/"),""})}ask(e,n){return C(this.store,e,n)}};var mt={};on(mt,{addPasskey:()=>Co,askForPasskey:()=>No,askWho:()=>Bo,changeMe:()=>Eo,changePassphrase:()=>Po,dropLinks:()=>qo,fetchBots:()=>ae,fetchLobby:()=>Ao,fetchMyGames:()=>_o,fetchRatings:()=>se,fetchStatistics:()=>ie,findMatch:()=>Lo,lookAtLink:()=>oe,makeAccount:()=>Oo,makeBot:()=>Vo,makeLink:()=>Ro,makeToken:()=>Zo,removeBot:()=>Go,removeMe:()=>Wo,removePasskey:()=>jo,revokeToken:()=>zo,signIn:()=>To,signInByLink:()=>Uo,signInByPasskey:()=>Ho,signOut:()=>Io,subscribeToPush:()=>Fo,unsubscribeFromPush:()=>Do});var So=12;function _o(t=null){let e=t===null?"":`&cursor=${encodeURIComponent(t)}`;return g(`/api/me/games?limit=${So}${e}`)}function Ao(){return g("/api/lobby")}function Lo(t){return g("/api/match",t)}function Eo(t){return g("/api/me",t,"PATCH")}function Oo(t,e){return g("/api/account",{login:t,passphrase:e})}function To(t,e,n){return g("/api/sign-in",{login:t,passphrase:e,bring:n})}async function Io(t=!1){await E(t?"/api/sign-out/everywhere":"/api/sign-out",{})}function Po(t,e){return g("/api/me/passphrase",{old:t,new:e})}function No(t){return g("/api/passkeys/options",{login:t})}function Co(t,e,n){return g("/api/passkeys",{ceremony:t,name:e,credential:n})}function jo(t){return g(`/api/passkeys/${encodeURIComponent(t)}`,{},"DELETE")}function Bo(){return g("/api/sign-in/passkey/options",{})}function Ho(t,e,n){return g("/api/sign-in/passkey",{ceremony:t,credential:e,bring:n})}function Ro(){return g("/api/me/link",{})}async function qo(){await E("/api/me/link",{},"DELETE")}function oe(t){return g("/api/sign-in/link/look",{code:t})}function Uo(t,e){return g("/api/sign-in/link",{code:t,bring:e})}async function Fo(t){await E("/api/me/push",{subscription:t})}async function Do(t){await E("/api/me/push",{endpoint:t},"DELETE")}function se(){return g("/api/me/ratings")}function ie(){return g("/api/me/statistics")}async function Wo(t){await E("/api/me",{passphrase:t},"DELETE")}function ae(){return g("/api/me/bots")}function Vo(t){return g("/api/me/bots",{name:t})}async function Go(t){await E(`/api/me/bots/${t}`,{},"DELETE")}function Zo(t){return g(`/api/me/bots/${t}/tokens`,{})}async function zo(t,e){await E(`/api/me/bots/${t}/tokens/${e}`,{},"DELETE")}var qt=1e3,ce=60*qt,Qo=60*ce,mn=24*Qo;function Ko(t){let e=/^(\d+)d$/.exec(t);if(e)return{kind:"days",main:Number(e[1])*mn,extra:0};let[n,r]=t.split(/[+~]/).map(o=>Number(o)*qt);return{kind:t.includes("~")?"delay":"increment",main:n,extra:r}}function le(t){let{kind:e,main:n,extra:r}=Ko(t);if(e==="days")return s("label-days",{count:n/mn});let o=n%ce===0?s("label-minutes",{count:n/ce}):s("label-seconds",{count:n/qt}),i=s("label-seconds",{count:r/qt});return r===0?o:`${o} ${e==="delay"?"~":"+"} ${i}`}var ue=[1,2];function pe(t){return ue.find(e=>t[e-1].kind==="open")??null}function Ut({stage:t,result:e}){return t==="over"&&e===null}var Jo=Array.from({length:81},(t,e)=>[Math.floor(e/9),e%9]);function B([t,e]){return`${"abcdefghi"[e]}${t+1}`}function ht(t){return/^[a-i][1-9]$/.test(t)?[Number(t[1])-1,t.charCodeAt(0)-97]:null}function me(t,e){return t[0]===e[0]&&t[1]===e[1]}function U(t){return[Math.max(...t.map(e=>e[0]))+1,Math.max(...t.map(e=>e[1]))+1]}function Dt(t,[e,n]){return t.map(([r,o])=>[r+e,o+n])}function fn(t,[e,n]){let[r,o]=U(t);return[hn(e,9-r),hn(n,9-o)]}function hn(t,e){return Math.max(0,Math.min(e,t))}function de([t,e],[n,r],o){return o==="right"?[e,n-1-t]:o==="left"?[r-1-e,t]:[t,r-1-e]}function $n(t,e,n){let[r,o]=e,i=n>=4?de(t,e,"flip"):t;for(let a=0;a<n%4;a+=1)i=de(i,[r,o],"right"),[r,o]=[o,r];return i}function gn(t){let e=Math.min(...t.map(a=>a[0])),n=Math.max(...t.map(a=>a[1])),r=([a,l])=>Math.min(...t.map(([u,m])=>Math.abs(u-a)+Math.abs(m-l))),o=a=>Math.abs(a[0]-e+1)+Math.abs(a[1]-n-1)+(r(a)<2?20:0);return Jo.filter(a=>r(a)>0).reduce((a,l)=>o(l)<o(a)?l:a)}function yn(t){let e=new Set,n=[];for(let r=0;r<t.length;r+=1){if(t[r]!=="."||e.has(r))continue;let o=[],i=[r];e.add(r);for(let a=i.pop();a!==void 0;a=i.pop()){o.push([Math.floor(a/9),a%9]);for(let l of Yo(a))t[l]==="."&&!e.has(l)&&(e.add(l),i.push(l))}n.push(o.sort((a,l)=>a[0]-l[0]||a[1]-l[1]))}return n.sort((r,o)=>o.length-r.length)}function Yo(t){let e=t%9,n=[t-9,t+9];return e>0&&n.push(t-1),e<8&&n.push(t+1),n.filter(r=>r>=0&&r<81)}function bn(t){let e=49;for(let n=0;n<3;n+=1)for(let r=0;r<3;r+=1){let o=0;for(let i=n;i<n+7;i+=1)o+=t.slice(i*9+r,i*9+r+7).split(".").length-1;e=Math.min(e,o)}return e}function H(t,e,n=0){let r=new Set(t.map(String)),o=new Map;for(let[a,l]of t)for(let u=0;u<4;u+=1){let[m,d]=Ft[(u+3)%4];if(r.has(String([a+m,l+d])))continue;let h=Xo[u],b=[a+h[0],l+h[1]],M=[b[0]+Ft[u][0],b[1]+Ft[u][1]];o.set(String(b),[...o.get(String(b))??[],{to:M,direction:u}])}let i="";for(;o.size>0;)i+=ts(o,e,n);return i}var Ft=[[0,1],[1,0],[0,-1],[-1,0]],Xo=[[0,0],[0,1],[1,1],[1,0]];function ts(t,e,n){let r=t.keys().next().value,o=[],i=r,a=-1;do{let u=t.get(i),m=Math.max(0,u.findIndex(M=>M.direction===(a+1)%4)),d=u.splice(a<0?0:m,1)[0];u.length===0&&t.delete(i);let[h,b]=i.split(",").map(Number);d.direction!==a&&o.push({at:[h,b],direction:d.direction}),a=d.direction,i=String(d.to)}while(i!==r);return o.length>1&&o[0].direction===a&&o.shift(),`M${o.map(({at:u,direction:m},d)=>{let h=o[(d+o.length-1)%o.length].direction,[b,M]=[h,m].map(N=>Ft[(N+1)%4]).reduce((N,rn)=>[N[0]+rn[0],N[1]+rn[1]]);return`${u[1]*e+M*n} ${u[0]*e+b*n}`}).join("L")}Z`}function x(t){return t<0?`−${-t}`:String(t)}function $t({name:t,squares:e,buttons:n,time:r,income:o}){return s("patch-label",{name:t,squares:e,buttons:n,time:r,income:o})}function he(t,e){return t[e-1].yours&&!t[2-e].yours}function z(t,e){return{who:he(t,e)?"you":"other",name:k(t,e)}}function k(t,e){let{name:n,kind:r}=t[e-1];if(he(t,e))return s("you");if(r==="open")return n||s("open-seat");let o=r==="computer"?/^Quiltbee level (\d+)/.exec(n):null;return o?s("level-number",{level:o[1]}):n==="You"?s("player-number",{number:String(e)}):n}function gt(t,e){if(t.result)return s("wins",z(e,t.result.winner));if(Ut(t))return s("game-aborted");let n=t.stage==="special_patch"?"whose-special-patch":"whose-turn";return s(n,z(e,t.turn))}function yt(t,e){if(t.result)return es(t,e);if(Ut(t))return s("aborted-reason");let n=z(e,t.turn);if(t.stage==="special_patch")return s("reached-special-patch",n);let r=t.players[t.turn-1].time,o=t.players[2-t.turn].time;return r!==o?s("further-back",n):r===0?s("goes-first",n):e.filter(({yours:a})=>a).length===1?s("level-and-on-top",n):s("both-level-and-on-top",n)}function es(t,e){if(!t.result)return"";let{winner:n,scores:r,reason:o}=t.result,i=fe(r[n-1],r[2-n]),a=z(e,3-n);return o==="resignation"?s("result-resignation",{...a,points:i}):o==="time"?s("result-time",{...a,points:i}):s(o==="first to 53"?"result-first":"result-score",{points:i})}function fe(t,e){return s("points-to",{mine:x(t),theirs:x(e)})}function $e(t,e,n=!1){if(t==="pass")return s("move-pass");if(t==="A:pass")return s("move-on");if(t.startsWith("A:"))return s("move-took",{patch:ft(e,t[2])});if(t.startsWith("+"))return n?s("move-special-at",{cell:t.slice(1)}):s("move-special");let r=ft(e,t[0]);return!n||!e[t[0]]?s("move-patch",{patch:r}):s("move-patch-at",{patch:r,cell:B(ns(e[t[0]],t))})}function ft(t,e){return t[e]?.name??e}function ns({orientations:t},e){let n=ht(e.slice(2));return Dt(t[e[1]],n).reduce((r,o)=>o[0]<r[0]||o[0]===r[0]&&o[1]<r[1]?o:r)}function kn(t,e,n,r){if(e===null)return s("then-over");let o=e===n?"-again":"";return he(r,e)?s(`${t}-you${o}`):s(`${t}-name${o}`,{name:k(r,e)})}function xn(t,e,n){let r={cell:B(t)};if(e===".")return s("cell-empty",r);if(e==="*")return s("cell-special",r);let o=n[e]?.name;return o?s("cell-patch",{...r,patch:o}):s("cell-covered",r)}function vn(t){let e=yn(t),n=e.reduce((a,l)=>a+l.length,0),r=[s("quilt-covered",{covered:81-n,empty:n})],o=e.filter(a=>a.length===1).map(a=>B(a[0]));o.length>0&&r.push(s("quilt-single-holes",{count:o.length,cells:o.join(" ")})),n>0&&r.push(s("quilt-largest",{size:e[0].length}));let i=bn(t);return r.push(i===0?s("quilt-full"):s("quilt-missing",{count:i})),`${r.join("; ")}.`}function bt(t,e){let{to_income:n,to_special_patch:r,time:o}=t.players[e-1],i=t.time_board.last-o;if(i===0)return s("at-the-end");let a=[];return n!==null&&a.push(s("income-in",{count:n})),r!==null&&a.push(s("special-in",{count:r})),a.push(s("end-in",{count:i})),a.join(", ")}function wn(t,e){let n=e[t.letter],r=n.orientations[t.orientation],[o,i]=U(r),a=Dt(r,[t.row,t.column]),l=B([t.row+o-1,t.column+i-1]),u=B([t.row,t.column]),{letter:m}=t;return s("placed-patch",{patch:n.name,letter:m,count:a.length,from:u,to:l})}var Wt=class{constructor(e,n){this.outside=e,this.store=S((r,o)=>({...r,...o}),{...q,...n,picture:null,shown:null})}get state(){return this.store.get()}get link(){let{invitation:e}=this.state;return e===null?null:this.outside.origin+e}async load(){try{let e=await this.outside.api.fetchTournament(this.state.tournament.id);this.store.dispatch({tournament:e,errors:{...this.state.errors,read:""}})}catch(e){this.store.dispatch({errors:{...this.state.errors,read:et(e)}})}}show(e){this.store.dispatch({shown:e})}join(e){let{tournament:n,code:r}=this.state;return this.change("players",()=>this.outside.api.join(n.id,r??"",e.trim()||null))}start(){return this.change("organise",()=>this.outside.api.start(this.state.tournament.id))}async withdraw(){return await this.outside.isSure(s("sure-withdraw"),s("withdraw"))?this.change("players",()=>this.outside.api.withdraw(this.state.tournament.id)):!1}async removeEntrant(e){let n=this.nameOf(e);return await rt(this.outside,n)?this.change("organise",()=>this.outside.api.removeEntrant(this.state.tournament.id,e)):!1}async forfeit(e,n){let r=this.nameOf(n);return await this.outside.isSure(s("sure-forfeit",{name:r}),s("name-loses",{name:r}))?this.change("organise",()=>this.outside.api.forfeit(this.state.tournament.id,e,n)):!1}change(e,n){return C(this.store,e,async()=>(this.store.dispatch({tournament:await n()}),""))}nameOf(e){let{entrants:n}=this.state.tournament;return n.find(({entrant:r})=>r===e)?.name??""}invite(){return C(this.store,"organise",async()=>{let{invitation:e}=await this.outside.api.inviteAgain(this.state.tournament.id);return this.outside.keepInvitation(e),this.store.dispatch({invitation:e,picture:null}),""})}copy(){return C(this.store,"organise",async()=>(await this.outside.copy(this.link??""),s("copied")))}async remove(){let{name:e}=this.state.tournament;return await rt(this.outside,e)?C(this.store,"organise",async()=>(await this.outside.api.removeTournament(this.state.tournament.id),this.outside.go("/tournaments"),"")):!1}};function ge(t){return/^#join=([\w-]+)$/.exec(t)?.[1]??null}function Mn({kind:t,rounds:e,clock:n,twice:r,rated:o}){let i=[s(`kind-${t}`)];return e!==null&&i.push(s("rounds-count",{count:e})),i.push(n===null?s("no-clock"):le(n)),r&&i.push(s("each-ring-twice")),o&&i.push(s("terms-rated")),i.join(", ")}function R({entrants:t,you:e},n){let r=t.find(o=>o.entrant===n)?.name??"?";return n===e?s("name-is-you",{name:r}):r}function Sn({tournament:t,shown:e}){let{schedule:n}=t;return n.find(({round:r})=>r===e)??n.at(-1)??null}function ye(t,e){if(!t.over)return s("being-played");if(t.winner===null)return s("no-result");if(t.scores&&(t.reason==="score"||t.reason==="first to 53")){let[o,i]=t.first===e?t.scores:[t.scores[1],t.scores[0]];return fe(o,i)}let n=t.winner===e?"won":"lost",r=t.reason==="time"?"time":"resigned";return s(`game-${n}-${r}`)}function be({you:t}){return t!==null}var Vt={};on(Vt,{fetchTournament:()=>xe,fetchTournaments:()=>ke,forfeit:()=>ls,inviteAgain:()=>os,join:()=>ss,makeTournament:()=>rs,removeEntrant:()=>cs,removeTournament:()=>us,start:()=>is,withdraw:()=>as});function ke(){return g("/api/tournaments")}function rs(t){return g("/api/tournaments",t)}function xe(t){return g(`/api/tournaments/${t}`)}function os(t){return g(`/api/tournaments/${t}/invitation`,{})}function ss(t,e,n){return g(`/api/tournaments/${t}/join`,{code:e,name:n})}function is(t){return g(`/api/tournaments/${t}/start`,{})}function as(t){return g(`/api/tournaments/${t}/withdraw`,{})}function cs(t,e){return g(`/api/tournaments/${t}/remove`,{entrant:e})}function ls(t,e,n){return g(`/api/tournaments/${t}/forfeit`,{pairing:e,entrant:n})}async function us(t){await E(`/api/tournaments/${t}`,{},"DELETE")}var ve=[{key:"none",clock:null},{key:"short",clock:"300+5"},{key:"long",clock:"900+10"},{key:"days",clock:"3d"}];function _n(t){return ve.find(({key:e})=>e===t)?.clock??null}var Gt=class{constructor(e,n){this.outside=e,this.store=S((r,o)=>({...r,...o}),{...q,listed:n,form:{name:"",kind:"swiss",rounds:"",speed:"none",twice:!0,rated:!1}})}get state(){return this.store.get()}set(e){this.store.dispatch({form:{...this.state.form,...e}})}make(){let{name:e,kind:n,rounds:r,speed:o,twice:i,rated:a}=this.state.form;return C(this.store,"make",async()=>{let{id:l,url:u,invitation:m}=await this.outside.api.makeTournament({name:e.trim(),kind:n,clock:_n(o),board:"revised",twice:i,rated:a,rounds:n==="swiss"&&r?Number(r):null});return this.outside.keepInvitation(l,m),this.outside.go(u),""})}};function An({kind:t,state:e,round:n,rounds:r,entrants:o}){let i=e==="running"?ps(n,r):s(`state-${e}`);return[s(`kind-${t}`),i,s("players-count",{count:o})].join(", ")}function ps(t,e){return e===null?s("round-number",{round:t}):s("round-number-of",{round:t,rounds:e})}var kt=class{constructor(e,n,r=null){this.outside=e,this.store=S((o,i)=>({...o,...i}),{...q,me:n,link:r,bring:!0})}get state(){return this.store.get()}get canBring(){let{known:e,account:n}=this.state.me;return e&&n===null}setBring(e){this.store.dispatch({bring:e})}signIn(e,n){return this.enter("passphrase",()=>this.outside.api.signIn(e,n,this.state.bring))}signInByPasskey(){return this.enter("passkey",async()=>{let{ceremony:e,publicKey:n}=await this.outside.api.askWho(),r=await this.outside.usePasskey(n);return this.outside.api.signInByPasskey(e,r,this.state.bring)})}signInByLink(e){return this.enter("link",()=>this.outside.api.signInByLink(e,this.state.bring))}enter(e,n){return C(this.store,e,async()=>(await n(),this.outside.go("/"),""))}};function Ln(t){return t===404?s("link-unknown"):t===410?s("link-used"):null}function En(t,e,n){let r=document.createElement("dialog");return r.className=`sheet ${t}-dialog`,r.dataset.testid=`dialog-${t}`,r.setAttribute("aria-labelledby",e),r.addEventListener("close",()=>r.remove()),n(r),document.body.append(r),r.showModal(),r}var Ee=globalThis,On=t=>t,Zt=Ee.trustedTypes,Tn=Zt?Zt.createPolicy("lit-html",{createHTML:t=>t}):void 0,Bn="$lit$",F=`lit$${Math.random().toFixed(9).slice(2)}$`,Hn="?"+F,ds=`<${Hn}>`,J=document,vt=()=>J.createComment(""),wt=t=>t===null||typeof t!="object"&&typeof t!="function",Oe=Array.isArray,ms=t=>Oe(t)||typeof t?.[Symbol.iterator]=="function",we=`[ 	
\f\r]`,xt=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,In=/-->/g,Pn=/>/g,Q=RegExp(`>|${we}(?:([^\\s"'>=/]+)(${we}*=${we}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Nn=/'/g,Cn=/"/g,Rn=/^(?:script|style|textarea|title)$/i,Te=t=>(e,...n)=>({_$litType$:t,strings:e,values:n}),c=Te(1),f=Te(2),Xa=Te(3),Mt=Symbol.for("lit-noChange"),p=Symbol.for("lit-nothing"),jn=new WeakMap,K=J.createTreeWalker(J,129);function qn(t,e){if(!Oe(t)||!t.hasOwnProperty("raw"))throw Error("invalid template strings array");return Tn!==void 0?Tn.createHTML(e):e}var hs=(t,e)=>{let n=t.length-1,r=[],o,i=e===2?"<svg>":e===3?"<math>":"",a=xt;for(let l=0;l<n;l++){let u=t[l],m,d,h=-1,b=0;for(;b<u.length&&(a.lastIndex=b,d=a.exec(u),d!==null);)b=a.lastIndex,a===xt?d[1]==="!--"?a=In:d[1]!==void 0?a=Pn:d[2]!==void 0?(Rn.test(d[2])&&(o=RegExp("</"+d[2],"g")),a=Q):d[3]!==void 0&&(a=Q):a===Q?d[0]===">"?(a=o??xt,h=-1):d[1]===void 0?h=-2:(h=a.lastIndex-d[2].length,m=d[1],a=d[3]===void 0?Q:d[3]==='"'?Cn:Nn):a===Cn||a===Nn?a=Q:a===In||a===Pn?a=xt:(a=Q,o=void 0);let M=a===Q&&t[l+1].startsWith("/>")?" ":"";i+=a===xt?u+ds:h>=0?(r.push(m),u.slice(0,h)+Bn+u.slice(h)+F+M):u+F+(h===-2?l:M)}return[qn(t,i+(t[n]||"<?>")+(e===2?"</svg>":e===3?"</math>":"")),r]},St=class t{constructor({strings:e,_$litType$:n},r){let o;this.parts=[];let i=0,a=0,l=e.length-1,u=this.parts,[m,d]=hs(e,n);if(this.el=t.createElement(m,r),K.currentNode=this.el.content,n===2||n===3){let h=this.el.content.firstChild;h.replaceWith(...h.childNodes)}for(;(o=K.nextNode())!==null&&u.length<l;){if(o.nodeType===1){if(o.hasAttributes())for(let h of o.getAttributeNames())if(h.endsWith(Bn)){let b=d[a++],M=o.getAttribute(h).split(F),N=/([.?@])?(.*)/.exec(b);u.push({type:1,index:i,name:N[2],strings:M,ctor:N[1]==="."?Se:N[1]==="?"?_e:N[1]==="@"?Ae:st}),o.removeAttribute(h)}else h.startsWith(F)&&(u.push({type:6,index:i}),o.removeAttribute(h));if(Rn.test(o.tagName)){let h=o.textContent.split(F),b=h.length-1;if(b>0){o.textContent=Zt?Zt.emptyScript:"";for(let M=0;M<b;M++)o.append(h[M],vt()),K.nextNode(),u.push({type:2,index:++i});o.append(h[b],vt())}}}else if(o.nodeType===8)if(o.data===Hn)u.push({type:2,index:i});else{let h=-1;for(;(h=o.data.indexOf(F,h+1))!==-1;)u.push({type:7,index:i}),h+=F.length-1}i++}}static createElement(e,n){let r=J.createElement("template");return r.innerHTML=e,r}};function ot(t,e,n=t,r){if(e===Mt)return e;let o=r!==void 0?n._$Co?.[r]:n._$Cl,i=wt(e)?void 0:e._$litDirective$;return o?.constructor!==i&&(o?._$AO?.(!1),i===void 0?o=void 0:(o=new i(t),o._$AT(t,n,r)),r!==void 0?(n._$Co??=[])[r]=o:n._$Cl=o),o!==void 0&&(e=ot(t,o._$AS(t,e.values),o,r)),e}var Me=class{constructor(e,n){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:n},parts:r}=this._$AD,o=(e?.creationScope??J).importNode(n,!0);K.currentNode=o;let i=K.nextNode(),a=0,l=0,u=r[0];for(;u!==void 0;){if(a===u.index){let m;u.type===2?m=new _t(i,i.nextSibling,this,e):u.type===1?m=new u.ctor(i,u.name,u.strings,this,e):u.type===6&&(m=new Le(i,this,e)),this._$AV.push(m),u=r[++l]}a!==u?.index&&(i=K.nextNode(),a++)}return K.currentNode=J,o}p(e){let n=0;for(let r of this._$AV)r!==void 0&&(r.strings!==void 0?(r._$AI(e,r,n),n+=r.strings.length-2):r._$AI(e[n])),n++}},_t=class t{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(e,n,r,o){this.type=2,this._$AH=p,this._$AN=void 0,this._$AA=e,this._$AB=n,this._$AM=r,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let e=this._$AA.parentNode,n=this._$AM;return n!==void 0&&e?.nodeType===11&&(e=n.parentNode),e}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(e,n=this){e=ot(this,e,n),wt(e)?e===p||e==null||e===""?(this._$AH!==p&&this._$AR(),this._$AH=p):e!==this._$AH&&e!==Mt&&this._(e):e._$litType$!==void 0?this.$(e):e.nodeType!==void 0?this.T(e):ms(e)?this.k(e):this._(e)}O(e){return this._$AA.parentNode.insertBefore(e,this._$AB)}T(e){this._$AH!==e&&(this._$AR(),this._$AH=this.O(e))}_(e){this._$AH!==p&&wt(this._$AH)?this._$AA.nextSibling.data=e:this.T(J.createTextNode(e)),this._$AH=e}$(e){let{values:n,_$litType$:r}=e,o=typeof r=="number"?this._$AC(e):(r.el===void 0&&(r.el=St.createElement(qn(r.h,r.h[0]),this.options)),r);if(this._$AH?._$AD===o)this._$AH.p(n);else{let i=new Me(o,this),a=i.u(this.options);i.p(n),this.T(a),this._$AH=i}}_$AC(e){let n=jn.get(e.strings);return n===void 0&&jn.set(e.strings,n=new St(e)),n}k(e){Oe(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,r,o=0;for(let i of e)o===n.length?n.push(r=new t(this.O(vt()),this.O(vt()),this,this.options)):r=n[o],r._$AI(i),o++;o<n.length&&(this._$AR(r&&r._$AB.nextSibling,o),n.length=o)}_$AR(e=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);e!==this._$AB;){let r=On(e).nextSibling;On(e).remove(),e=r}}setConnected(e){this._$AM===void 0&&(this._$Cv=e,this._$AP?.(e))}},st=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(e,n,r,o,i){this.type=1,this._$AH=p,this._$AN=void 0,this.element=e,this.name=n,this._$AM=o,this.options=i,r.length>2||r[0]!==""||r[1]!==""?(this._$AH=Array(r.length-1).fill(new String),this.strings=r):this._$AH=p}_$AI(e,n=this,r,o){let i=this.strings,a=!1;if(i===void 0)e=ot(this,e,n,0),a=!wt(e)||e!==this._$AH&&e!==Mt,a&&(this._$AH=e);else{let l=e,u,m;for(e=i[0],u=0;u<i.length-1;u++)m=ot(this,l[r+u],n,u),m===Mt&&(m=this._$AH[u]),a||=!wt(m)||m!==this._$AH[u],m===p?e=p:e!==p&&(e+=(m??"")+i[u+1]),this._$AH[u]=m}a&&!o&&this.j(e)}j(e){e===p?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,e??"")}},Se=class extends st{constructor(){super(...arguments),this.type=3}j(e){this.element[this.name]=e===p?void 0:e}},_e=class extends st{constructor(){super(...arguments),this.type=4}j(e){this.element.toggleAttribute(this.name,!!e&&e!==p)}},Ae=class extends st{constructor(e,n,r,o,i){super(e,n,r,o,i),this.type=5}_$AI(e,n=this){if((e=ot(this,e,n,0)??p)===Mt)return;let r=this._$AH,o=e===p&&r!==p||e.capture!==r.capture||e.once!==r.once||e.passive!==r.passive,i=e!==p&&(r===p||o);o&&this.element.removeEventListener(this.name,this,r),i&&this.element.addEventListener(this.name,this,e),this._$AH=e}handleEvent(e){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,e):this._$AH.handleEvent(e)}},Le=class{constructor(e,n,r){this.element=e,this.type=6,this._$AN=void 0,this._$AM=n,this.options=r}get _$AU(){return this._$AM._$AU}_$AI(e){ot(this,e)}};var fs=Ee.litHtmlPolyfillSupport;fs?.(St,_t),(Ee.litHtmlVersions??=[]).push("3.3.3");var O=(t,e,n)=>{let r=n?.renderBefore??e,o=r._$litPart$;if(o===void 0){let i=n?.renderBefore??null;r._$litPart$=o=new _t(e.insertBefore(vt(),i),i,void 0,n??{})}return o._$AI(t),o};function Ie(t,e){let n=En("sure","sure-heading",r=>{let o=i=>()=>r.close(i);O(c`<h2 id="sure-heading">${t}</h2>
        <div class="row">
          <button type="button" class="main" @click=${o("")}>${s("cancel")}</button>
          <button type="button" data-testid="sure" @click=${o("yes")}>${e}</button>
        </div>`,r)});return new Promise(r=>{n.addEventListener("close",()=>r(n.returnValue==="yes"))})}var{dataset:Un}=document.querySelector("script[type=module]"),Pe=new Map;async function Fn(t){let e=Pe.get(t)??$s(t);Pe.set(t,e),e.catch(()=>Pe.delete(t));let n=await e;return n.speak(sn()),n}async function $s(t){let e=Un[`${t}Style`];try{let[n]=await Promise.all([import(Un[t]),e&&gs(e)]);return n}catch(n){throw new pt(s("server-away"),{cause:n})}}function gs(t){let e=document.createElement("link");e.rel="stylesheet",e.href=t;let n=new Promise((r,o)=>{e.onload=r,e.onerror=()=>{e.remove(),o(new Error(`No style sheet at ${t}`))}});return document.head.append(e),n}function Ne(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function Dn(){return Ne()&&await Gn()!==null}async function Wn(t){if(await Notification.requestPermission()!=="granted")throw new Error(s("notices-refused"));await navigator.serviceWorker.register("/sw.js");let e=await navigator.serviceWorker.ready;try{let n={userVisibleOnly:!0,applicationServerKey:t};return(await e.pushManager.subscribe(n)).toJSON()}catch(n){throw new Error(s("notices-unreachable"),{cause:n})}}async function Vn(){let t=await Gn();return t===null?null:(await t.unsubscribe(),t.endpoint)}async function Gn(){return await(await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription()??null}function Ce(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function Zn(t){let e=t;return zn(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(e)}))}async function je(t){let e=t;return zn(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(e)}))}async function zn(t){try{let e=await t;if(e)return e.toJSON()}catch(e){if(!(e instanceof DOMException))throw e;if(e.name==="InvalidStateError")throw new Error(s("passkey-there"),{cause:e})}throw new Error(s("passkey-none"))}var Qn=[{level:1,name:"Beginner",audience:"a child can beat it"},{level:2,name:"Learner",audience:"for a first game"},{level:3,name:"Casual",audience:"if you know the rules"},{level:4,name:"Regular",audience:"if you’ve played a few times"},{level:5,name:"Practised",audience:"if you play often"},{level:6,name:"Skilled",audience:"for good players"},{level:7,name:"Strong",audience:"for very good players"},{level:8,name:"Expert",audience:"for the best in your club"},{level:9,name:"Master",audience:"nearly everything the computer has"},{level:10,name:"Full strength",audience:"everything it has; it thinks for about a second"}];var Kn=new Map;function Be(t){try{return sessionStorage.getItem(`quiltbee.invitation.${t}`)}catch(e){if(e instanceof DOMException)return Kn.get(`invitation.${t}`)??null;throw e}}function zt(t,e){Kn.set(`invitation.${t}`,e);try{sessionStorage.setItem(`quiltbee.invitation.${t}`,e)}catch(n){if(!(n instanceof DOMException))throw n;console.warn("This browser keeps no invitation:",n.message)}}async function He(t){if(!navigator.clipboard)throw new Error(s("no-clipboard"));await navigator.clipboard.writeText(t)}var ys={left:"M4 4v6h6M4.6 10A8 8 0 1 1 4 14",right:"M20 4v6h-6M19.4 10A8 8 0 1 0 20 14",flip:"M12 3v18M9 6L3 18h6zM15 6l6 12h-6z",place:"M4 13l5 5L20 6",cancel:"M6 6l12 12M18 6L6 18",undo:"M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",pass:"M4 12h14M13 6l6 6-6 6",download:"M12 4v11M7 11l5 5 5-5M5 20h14",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",flag:"M6 21V4h11l-2 4 2 4H6",print:"M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",card:"M5 3h10v14H5zM9 21h10V7",bulb:"M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-.9 1.6h-5.2c0-.6-.3-1.1-.9-1.6A6 6 0 0 1 12 3z",help:"M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",first:"M18 5l-8 7 8 7M6 5v14",back:"M15 5l-7 7 7 7",forward:"M9 5l7 7-7 7",last:"M6 5l8 7-8 7M18 5v14",clock:"M12 7v5l3 2M12 4a8 8 0 1 0 .01 0",hurry:"M12 4v10M12 19v.5",eye:"M3 12c4-8 14-8 18 0-4 8-14 8-18 0zM12 9.5a2.5 2.5 0 1 0 .01 0",share:"M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",copy:"M8 8h11v12H8zM16 8V4H5v12h3",person:"M12 4a4 4 0 1 0 .01 0M4 21c1-5 4-7 8-7s7 2 8 7",cup:"M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 20h8",gear:"M12 9a3 3 0 1 0 .01 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1",fresh:"M12 5v14M5 12h14",again:"M20 4v6h-6M20 10A8 8 0 1 0 20 15",button:"M12 3a9 9 0 1 0 .01 0M9 9.5v.01M15 9.5v.01M9 14.5v.01M15 14.5v.01",ten:"M4 9l3.5-2.5v11.5M16.5 6.5c4.5 0 4.5 11.5 0 11.5s-4.5-11.5 0-11.5z",heart:"M12 20C5 14.5 3 11 3 8a4.6 4.6 0 0 1 9-1.4A4.6 4.6 0 0 1 21 8c0 3-2 6.5-9 12z",eyes:"M4 6h16v12H4zM4 12h16",sun:"M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5"};function T(t){return c`<svg class="icon-line" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${ys[t]}></path>
  </svg>`}function I(t,e=p){return c`<header class="head">
    ${bs(t)}
    <div class="head-middle">${e}</div>
    <button type="button" class="quiet" data-testid="settings" @click=${t.openSettings}>
      ${T("gear")}<span>${s("settings")}</span>
    </button>
    <button type="button" class="quiet to-help" data-testid="help" @click=${t.help}>
      ${T("help")}<span>${s("help")}</span>
    </button>
    <a class="quiet button" href="/me" data-testid="to-me" @click=${w(t)}
      >${T("person")}<span>${s("to-me")}</span></a
    >
  </header>`}function bs(t){return c`<a class="brand" href="/" data-testid="home" @click=${w(t)}>
    <img src=${t.logo} alt="" width="28" height="28" /><span>Quiltbee</span></a
  >`}function w(t){return e=>{e.metaKey||e.ctrlKey||e.shiftKey||(e.preventDefault(),t.go(e.currentTarget.pathname))}}function v(t,e,n,r){return c`<section
    class=${`panel section-${e}`}
    aria-labelledby=${`${e}-heading`}
    data-testid=${e}
  >
    <h2 id=${`${e}-heading`}>${n}</h2>
    ${r} ${D(t,e)}
  </section>`}function D(t,e){let n=t.errors[e]??"",r=t.told[e]??"";return c`<div class="outcome">
    <p class="notice" role="alert" data-testid=${`${e}-error`}>${n||p}</p>
    <p class="small" role="status" data-testid=${`${e}-told`}>${r||p}</p>
  </div>`}function y(t,e,n,r,o=""){return c`<button
    type="button"
    class=${o}
    data-testid=${n}
    aria-disabled=${t.busy===null?"false":"true"}
    @click=${r}
  >
    ${e}
  </button>`}function A(t){return e=>{e.preventDefault();let n=new FormData(e.target);t(r=>String(n.get(r)??""))}}function At(t,e=""){return c`<label
    >${s("login")} <span class="small">${e}</span>
    <input
      name="login"
      data-testid="login"
      required
      minlength="3"
      maxlength="32"
      autocapitalize="none"
      spellcheck="false"
      autocomplete=${t}
  /></label>`}function W(t,e,n,r=""){return c`<label
      >${e} <span class="small">${r}</span>
      <input
        type="password"
        name=${t}
        data-testid=${t}
        required
        minlength=${n==="new-password"?8:1}
        maxlength="256"
        autocomplete=${n}
    /></label>
    <label class="tick"
      ><input type="checkbox" @change=${ks} /><span>${s("show-it")}</span></label
    >`}function ks(t){let e=t.target,n=e.closest("label")?.previousElementSibling?.querySelector("input");n&&(n.type=e.checked?"text":"password")}function xs(t){return`${t}`}function P(t,e,n={}){let r=Object.keys(e).map(i=>[i,xs(i)]);return s(t,{...n,...Object.fromEntries(r)}).split("").map((i,a)=>a%2?e[i]:i)}function Jn(t,e,n){let{me:r}=t.state,o=n&&r.passkeys_possible,i=r.account?ws(t,r.account,o):vs(t,e,o);return v(t.state,"account",s("account"),i)}function vs(t,e,n){let{busy:r}=t.state;return c`<p class="small">${s("account-why")}</p>
    <form
      class="fields"
      @submit=${A(o=>t.makeAccount(o("login"),o("passphrase")))}
    >
      ${At("username",s("never-shown"))}
      ${W("passphrase",s("passphrase"),"new-password",s("at-least-8"))}
      <button type="submit" class="main" data-testid="make-account" ?disabled=${r!==null}>
        ${s("make-account")}
      </button>
    </form>
    ${n?c`<details class="fold">
            <summary>${s("passkey-instead")}</summary>
            <form class="fields" @submit=${A(o=>t.addPasskey(o("login")))}>
              ${At("username")}
              <button type="submit" data-testid="make-passkey" ?disabled=${r!==null}>
                ${s("make-account-passkey")}
              </button>
            </form>
          </details>`:p}
    <p class="small">
      ${P("have-one",{link:c`<a href="/sign-in" data-testid="to-sign-in" @click=${w(e)}
          >${s("sign-in")}</a
        >`})}
    </p>`}function ws(t,e,n){let{state:r}=t;return c`<p>
      ${P("signed-in-as",{login:c`<b data-testid="signed-in-as">${e.login}</b>`})}
    </p>
    <div class="row">
      ${y(r,s("sign-out"),"sign-out",()=>t.signOut(!1))}
      ${y(r,s("sign-out-everywhere"),"sign-out-everywhere",()=>t.signOut(!0))}
    </div>
    <details class="fold">
      <summary>${s(e.passphrase?"change-passphrase":"set-passphrase")}</summary>
      <form
        class="fields"
        @submit=${A(o=>t.changePassphrase(e.passphrase?o("old"):null,o("passphrase")))}
      >
        ${e.passphrase?W("old",s("old-passphrase"),"current-password"):p}
        ${W("passphrase",s("new-passphrase"),"new-password",s("at-least-8"))}
        <button type="submit" data-testid="change-passphrase" ?disabled=${r.busy!==null}>
          ${s("change")}
        </button>
      </form>
    </details>
    ${n||e.passkeys.length>0?Ms(t,e,n):p}`}function Ms(t,e,n){let{state:r}=t;return c`<h3>${s("passkeys")}</h3>
    <ul class="things">
      ${e.passkeys.map(o=>Ss(t,o))}
    </ul>
    ${n?y(r,s("add-passkey"),"add-passkey",()=>t.addPasskey(null)):p}
    ${e.fresh?p:c`<p class="small">${s("passkey-needs-fresh")}</p>`}`}function Ss(t,{id:e,name:n,created:r}){return c`<li>
    <span>${n} <span class="small">${s("since-day",{day:Bt(r)})}</span></span>
    <button
      type="button"
      class="quiet"
      aria-label=${s("remove-name",{name:n})}
      @click=${()=>t.removePasskey({id:e,name:n})}
    >
      ${s("remove")}
    </button>
  </li>`}function Yn(t){let{state:e}=t,{bots:n,token:r}=e,o=c`<details class="fold" ?open=${n.length>0||r!==null}>
    <summary data-testid="open-bots">${s("let-program-play")}</summary>
    <p class="small">${P("bot-text",{command:c`<code>quiltbee bot</code>`})}</p>
    ${r?c`<p class="token">
            <label for="bot-token">${s("token-of-bot",{bot:r.bot})}</label>
            <input
              id="bot-token"
              data-testid="bot-token"
              readonly
              .value=${r.token}
              @focus=${i=>i.target.select()}
            />
          </p>`:p}
    <ul class="things" data-testid="bot-list">
      ${n.map(i=>_s(t,i))}
    </ul>
    <form class="with-button" @submit=${A(i=>t.makeBot(i("bot")))}>
      <label class="visually-hidden" for="bot-name">${s("name-of-bot")}</label>
      <input
        id="bot-name"
        name="bot"
        data-testid="bot-name"
        required
        maxlength="40"
        autocomplete="off"
        placeholder=${s("name-of-bot")}
      />
      <button type="submit" data-testid="make-bot" ?disabled=${e.busy!==null}>
        ${s("make-bot")}
      </button>
    </form>
  </details>`;return v(e,"bots",s("bots"),o)}function _s(t,e){let{state:n}=t,r=c`${s("remove")}<span class="visually-hidden"> ${e.name}</span>`;return c`<li>
    <span>
      <b>${e.name}</b>
      <span class="small">${s(e.online?"listening":"not-connected")}</span>
    </span>
    ${y(n,s("new-token"),"new-token",()=>t.makeToken(e),"quiet")}
    ${y(n,r,"remove-bot",()=>t.removeBot(e),"quiet")}
    <ul class="tokens">
      ${e.tokens.map(o=>As(t,e,o))}
    </ul>
  </li>`}function As(t,e,{id:n,scope:r,created:o}){return c`<li class="small">
    <span
      >${s("token-of-day",{day:Bt(o)})}${r==="read"?s("only-to-look"):""}</span
    >
    ${y(t.state,s("revoke"),"revoke-token",()=>t.revokeToken(e,n),"quiet")}
  </li>`}function Xn(t){let{state:e}=t,{link:n}=e;return v(e,"device",s("another-device"),c`<p class="small">${s("another-device-text")}</p>
      ${n?Ls(t,n):y(e,s("make-link"),"make-link",()=>t.makeLink(),"wide")}`)}function Ls(t,{address:e,picture:n}){let{state:r}=t,o=t.outside.share?y(r,s("share"),"share-device-link",()=>t.shareLink()):p;return c`<label for="device-link" class="visually-hidden">${s("the-link")}</label>
    <input
      id="device-link"
      data-testid="device-link"
      readonly
      .value=${e}
      @focus=${i=>i.target.select()}
    />
    <div class="row">
      ${y(r,s("copy"),"copy-device-link",()=>t.copyLink(),"main")} ${o}
      ${y(r,s("withdraw-it"),"drop-link",()=>t.dropLink())}
    </div>
    <div class="qr">
      ${n?c`<img
              alt=${s("qr-code")}
              data-testid="device-qr"
              src=${`data:image/svg+xml,${encodeURIComponent(n)}`}
            />`:p}
    </div>`}function tr(t,e){let{state:n}=t;return v(n,"notices",s("notifications"),Es(t,e))}function Es(t,e){let{state:n}=t;return n.me.push.available?e?c`<p class="small">${s("browser-can-tell")}</p>
    ${n.isNotified?y(n,s("turn-off-here"),"stop-notices",()=>t.notify(!1)):y(n,s("tell-me"),"start-notices",()=>t.notify(!0))}`:c`<p class="small">${s("browser-has-none")}</p>`:c`<p class="small">${s("server-sends-none")}</p>`}function er(t){let{state:e}=t,n=e.me.account?.passphrase??!1,r=c`<div class="row">
      <a class="button" href="/api/me/records.zip" download data-testid="records"
        >${s("download-games")}</a
      >
      <a class="button" href="/api/me/data.json" download="quiltbee.json" data-testid="data"
        >${s("download-data")}</a
      >
    </div>
    <details class="fold">
      <summary data-testid="open-leaving">${s("delete-me")}</summary>
      <form class="fields" @submit=${A(o=>t.leave(o("leaving")))}>
        <p class="small">${s("delete-text")}</p>
        ${n?W("leaving",s("your-passphrase"),"current-password"):c`<label
                >${s("type-to-confirm",{word:s("confirm-word")})}
                <input name="leaving" data-testid="leaving" required autocomplete="off"
              /></label>`}
        <button type="submit" class="danger" data-testid="leave" ?disabled=${e.busy!==null}>
          ${s("delete-me")}
        </button>
      </form>
    </details>`;return v(e,"leaving",s("your-data"),r)}var Y=240,it=64,Os=100;function Re({rating:t,provisional:e}){return`${Math.round(t)}${e?"?":""}`}function rr({opponent:t,level:e}){return t==="person"?s("against-people"):t!=="computer"?s(t==="greedy"?"against-greedy":"against-random"):e===null?s("computer"):s("computer-level",{level:String(e)})}function or({history:t}){if(t.length<2)return null;let e=t.map(({rating:i})=>i),{low:n,high:r}=Ts(e),o=e.map((i,a)=>{let l=a/(e.length-1)*Y,u=it-(i-n)/(r-n)*it;return[nr(l),nr(u)]});return{path:`M${o.map(i=>i.join(" ")).join("L")}`,end:o.at(-1)??[0,0],low:n,high:r}}function Ts(t){let[e,n]=[Math.min(...t),Math.max(...t)],r=Math.max(0,Os-(n-e))/2;return{low:Math.round(e-r),high:Math.round(n+r)}}function nr(t){return Math.round(t*10)/10}function at(t){return t.target.value}function ct(t){return t.target.checked}function ir(t){let{state:e}=t,{ratings:n,statistics:r,me:o}=e,i=n.length===0&&r.totals.length===0,a=c`${i?c`<p class="small">${s("ratings-none")}</p>`:p}
  ${n.length>0?c`<ul class="ratings">
          ${n.map(Is)}
        </ul>`:p}
  ${r.totals.length>0?Ns(r.totals):p}
  ${o.account?Cs(t,o.account.listed):p}`;return v(e,"ratings",s("ratings-and-results"),a)}function Is(t){let{deviation:e,games:n,provisional:r}=t;return c`<li data-class=${t.class}>
    <span class="rating-name">${s(`class-${t.class}`)}</span>
    <b class="rating-value">${Re(t)}</b>
    <span class="small"
      >± ${Math.round(2*e)},
      ${s("games",{count:n})}${r?s("not-settled"):""}</span
    >
    ${Ps(t)}
  </li>`}function Ps(t){let e=or(t),n=t.history[0]?.rating;if(e===null)return p;let[r,o]=e.end;return c`<svg
    class="rating-line"
    viewBox=${`-4 -6 ${Y+44} ${it+12}`}
    role="img"
    aria-label=${s("rating-picture",{class:s(`class-${t.class}`),from:String(n),to:Re(t)})}
  >
    <path class="frame" d=${`M0 0H${Y}M0 ${it}H${Y}`}></path>
    <path class="line-path" d=${e.path}></path>
    ${f`<circle cx=${r} cy=${o} r="3.5"></circle>
      <text x=${Y+6} y="4">${e.high}</text>
      <text x=${Y+6} y=${it+4}>${e.low}</text>`}
  </svg>`}function Ns(t){return c`<div class="scroll" tabindex="0" role="group" aria-labelledby="totals-caption">
    <table class="scores" data-testid="duel-totals">
      <caption id="totals-caption">
        ${s("games-for-two")}
      </caption>
      <thead>
        <tr>
          <th scope="col">${s("against")}</th>
          <th scope="col">${s("clock")}</th>
          <th scope="col">${s("won")}</th>
          <th scope="col">${s("mean")}</th>
          <th scope="col">${s("best")}</th>
        </tr>
      </thead>
      <tbody>
        ${t.map(e=>c`<tr>
              <th scope="row">${rr(e)}</th>
              <td>${s(`class-${e.class}`)}</td>
              <td>${s("won-of",{won:e.won,games:e.played})}</td>
              <td>${sr(e.mean_margin)}</td>
              <td>${sr(e.best_margin)}</td>
            </tr>`)}
      </tbody>
    </table>
  </div>`}function sr(t){return t===null?"–":x(Math.round(t*10)/10)}function Cs(t,e){return c`<label class="tick"
    ><input
      type="checkbox"
      data-testid="listed"
      .checked=${e}
      @change=${n=>t.list(ct(n))}
    /><span>${s("list-ratings")} <span class="small">${s("list-ratings-note")}</span></span></label
  >`}function ar(t,e,n){let{me:r}=t.state;return c`${I(e)}
    <main class="me">
      <h1 data-testid="me-title">${r.name??s("to-me")}</h1>
      <div class="column">
        ${js(t)} ${Jn(t,e,n.passkeys)}
        ${r.known?Xn(t):p}
        ${r.known?tr(t,n.notices):p}
      </div>
      <div class="column">
        ${ir(t)} ${Yn(t)} ${r.known?er(t):p}
        <p class="small">
          <a href="/" @click=${w(e)}>${s("back-to-home")}</a>
        </p>
      </div>
    </main>`}function js(t){let{state:e}=t;return v(e,"name",s("your-name"),c`<form class="with-button" @submit=${A(n=>t.rename(n("name")))}>
      <label class="visually-hidden" for="my-name">${s("name-as-others-see")}</label>
      <input
        id="my-name"
        name="name"
        data-testid="my-name"
        required
        maxlength="40"
        autocomplete="nickname"
        placeholder=${s("as-other-players-see")}
        .value=${e.me.name??""}
      />
      <button type="submit" data-testid="save-name" ?disabled=${e.busy!==null}>
        ${s("save")}
      </button>
    </form>`)}function cr(t,e,n){let{state:r}=t,{account:o}=r.me;if(o)return Lt(e,s("you-are-signed-in"),pr(o.login,e));let i=c`<form
      class="fields"
      @submit=${A(a=>t.signIn(a("login"),a("passphrase")))}
    >
      ${At("username")}
      ${W("passphrase",s("passphrase"),"current-password")} ${dr(t)}
      <button type="submit" class="main" data-testid="sign-in" ?disabled=${r.busy!==null}>
        ${s("sign-in")}
      </button>
    </form>
    ${D(r,"passphrase")}
    ${n&&r.me.passkeys_possible?c`<div class="or">
            ${y(r,s("sign-in-passkey"),"sign-in-passkey",()=>t.signInByPasskey())}
            ${D(r,"passkey")}
          </div>`:p}
    <p class="small">
      ${P("signed-in-elsewhere",{you:c`<b>${s("to-me")}</b>`,device:c`<b>${s("another-device")}</b>`,play:c`<a href="/" @click=${w(e)}>${s("play-at-once")}</a>`})}
    </p>`;return Lt(e,s("sign-in"),i)}function lr(t,e,n){let{state:r}=t,{account:o}=r.me;if(o)return Lt(e,s("you-are-signed-in"),pr(o.login,e));let i=r.link?.name,a=c`<p data-testid="link-whom">
      ${i?P("plays-as",{name:c`<b>${i}</b>`}):s("plays-as-same")}
    </p>
    ${dr(t)}
    <div class="row">
      ${y(r,s("sign-in-here"),"link-sign-in",()=>t.signInByLink(n),"main")}
      <a class="button" href="/" @click=${w(e)}>${s("not-now")}</a>
    </div>
    ${D(r,"link")}`;return Lt(e,s("use-device-too"),a)}function ur(t,e){return Lt(e,s("link-no-longer"),c`<p data-testid="problem">${t}</p>
      <a class="button main" href="/" @click=${w(e)}>${s("back-to-home")}</a>`)}function Lt(t,e,n){return c`${I(t)}
    <main class="narrow">
      <section class="panel" aria-labelledby="sign-in-heading">
        <h1 id="sign-in-heading" data-testid="sign-in-title">${e}</h1>
        ${n}
      </section>
    </main>`}function pr(t,e){return c`<p>${P("already-signed-in",{login:c`<b>${t}</b>`})}</p>
    <a class="button main" href="/me" @click=${w(e)}>${s("to-your-page")}</a>`}function dr(t){return t.canBring?c`<label class="tick"
    ><input
      type="checkbox"
      data-testid="bring"
      .checked=${t.state.bring}
      @change=${e=>t.setBring(ct(e))}
    /><span>${s("bring-games")}</span></label
  >`:p}function Qt(t,e){let[n,r,o]=ln(t??""),i=r?c`<span lang="en">${r}</span>${o}`:p;return c`<p class="notice" role="alert" ?hidden=${!t} data-testid=${e}>
    <span>${n}${i}</span>
  </p>`}function mr(t){let e=c`<span lang="en">${t}</span>`;return c`<p class="notice" data-testid="notice">
    ${P("fault-in-record",{detail:e})}
  </p>`}var qe=["points","direct","buchholz","sonneborn_berger","wins","margin"];function hr(t,e,n){let{tournament:r,errors:o}=t.state;return c`${I(e)}
    <main class="tournament" data-state=${r.state}>
      <div class="tournament-head">
        <h1 data-testid="tournament-title">${r.name}</h1>
        <p class="small">${Mn(r)}</p>
        ${Qt(o.read,"tournament-error")}
      </div>
      ${r.state==="open"?Bs(t,n):p}
      ${r.schedule.length>0?Fs(t,e):p}
      ${r.standings.length>0?Vs(r):p}
      ${r.schedule.length>0?Gs(r):p}
      ${r.state==="running"?Zs(t):p}
      <p class="small">
        <a href="/tournaments" @click=${w(e)}>${s("all-your-tournaments")}</a>
      </p>
    </main>`}function Bs(t,e){let{tournament:n}=t.state;return c`${v(t.state,"players",s("players"),Hs(t,e))}
  ${n.organising?v(t.state,"organise",s("invite-and-start"),Us(t)):p}`}function Hs(t,e){let{tournament:n,code:r,invitation:o}=t.state,i=be(n),a=!i&&(r!==null||o!==null);return c`<ol class="things" data-testid="entrants">
      ${n.entrants.map(l=>Rs(t,l))}
    </ol>
    ${n.entrants.length===0?c`<p class="small">${s("nobody-joined")}</p>`:p}
    ${a?qs(t,e):p}
    ${i?c`<p class="small">${s("you-play")}</p>
            ${y(t.state,s("withdraw"),"withdraw",()=>t.withdraw())}`:p}
    ${i||a?p:c`<p class="small">${s("to-play-open-link")}</p>`}`}function Rs(t,{entrant:e,name:n,withdrawn:r}){let{tournament:o}=t.state;return c`<li>
    <span
      >${e===o.you?s("name-is-you",{name:n}):n}${r?s("comma-left-tournament"):""}</span
    >
    ${o.organising&&e!==o.you&&!r?y(t.state,c`${s("remove")}<span class="visually-hidden"> ${n}</span>`,"remove-entrant",()=>t.removeEntrant(e),"quiet"):p}
  </li>`}function qs(t,e){return c`<form class="with-button" @submit=${A(n=>t.join(n("name")))}>
    <label class="visually-hidden" for="join-name">${s("your-name-others")}</label>
    <input
      id="join-name"
      name="name"
      data-testid="join-name"
      maxlength="40"
      autocomplete="nickname"
      placeholder=${s("your-name")}
      .defaultValue=${e??""}
    />
    <button type="submit" class="main" data-testid="join" ?disabled=${t.state.busy!==null}>
      ${s("join")}
    </button>
  </form>`}function Us(t){let{state:e,link:n}=t;return c`${n===null?c`<p class="small">${s("no-tournament-link")}</p>
            ${y(e,s("make-link"),"tournament-invite",()=>t.invite())}`:c`<label for="tournament-link" class="small">${s("everybody-may-join")}</label>
            <input
              id="tournament-link"
              data-testid="tournament-link"
              readonly
              .value=${n}
              @focus=${r=>r.target.select()}
            />
            <div class="row">
              ${y(e,s("copy"),"copy-tournament",()=>t.copy())}
              ${y(e,s("new-link"),"tournament-invite",()=>t.invite())}
            </div>`}
    <div class="row">
      ${y(e,s("start-tournament"),"start-tournament",()=>t.start(),"main")}
      ${y(e,s("delete-it"),"delete-tournament",()=>t.remove(),"danger")}
    </div>`}function Fs(t,e){let{tournament:n}=t.state,r=Sn(t.state);return r===null?p:c`<section class="panel pairings" aria-labelledby="pairings-heading">
    <div class="panel-head">
      <h2 id="pairings-heading">
        ${n.rounds===null?s("round-title",{round:r.round}):s("round-title-of",{round:r.round,rounds:n.rounds})}
      </h2>
      <div class="row" role="group" aria-label=${s("rounds")}>
        ${n.schedule.map(o=>c`<button
              type="button"
              class="quiet"
              aria-pressed=${o.round===r.round?"true":"false"}
              aria-label=${s("round-title",{round:o.round})}
              @click=${()=>t.show(o.round)}
            >
              ${o.round}
            </button>`)}
      </div>
    </div>
    <ul class="things" data-testid="pairings">
      ${r.pairings.map(o=>Ds(t,o,r.round,e))}
    </ul>
    ${D(t.state,"organise")}
  </section>`}function Ds(t,e,n,r){let{tournament:o}=t.state,{first:i,second:a,points:l,games:u}=e;if(a===null)return c`<li><span>${s("a-bye",{name:R(o,i)})}</span></li>`;let m=[i,a].includes(o.you??0),d=s("names-and",{first:R(o,i),second:R(o,a)});return c`<li class=${m?"mine":""}>
    <span class="who-meets">
      ${R(o,i)} <b>${l[0]} : ${l[1]}</b> ${R(o,a)}
    </span>
    <span class="row">
      ${u.map((h,b)=>c`<a
            class=${m&&!h.over?"button main":"button"}
            href=${h.url}
            @click=${w(r)}
            aria-label=${s("game-of-meeting",{number:b+1,meeting:d,result:ye(h,i)})}
            >${m&&!h.over?s("play-game"):ye(h,i)}</a
          >`)}
    </span>
    ${o.organising&&n===o.round&&u.some(({over:h})=>!h)?Ws(t,e,a):p}
  </li>`}function Ws(t,{pairing:e,first:n},r){let{tournament:o}=t.state;return c`<details class="fold">
    <summary>${s("somebody-missing")}</summary>
    <div class="row">
      ${[n,r].map(i=>y(t.state,s("name-loses",{name:R(o,i)}),"forfeit",()=>t.forfeit(e,i)))}
    </div>
  </details>`}function Vs(t){return c`<section class="panel" aria-labelledby="standings-heading">
    <h2 id="standings-heading">
      ${s(t.state==="over"?"final-standings":"standings")}
    </h2>
    <div class="scroll" tabindex="0" role="group" aria-labelledby="standings-heading">
      <table class="scores" data-testid="standings">
        <thead>
          <tr>
            <th scope="col">${s("column-place")}</th>
            <th scope="col">${s("column-player")}</th>
            ${qe.map(e=>c`<th scope="col" title=${s(`meaning-${e}`)}>${s(`column-${e}`)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${t.standings.map(e=>c`<tr class=${e.entrant===t.you?"mine":""}>
                <td>${e.place}</td>
                <th scope="row">${R(t,e.entrant)}</th>
                ${qe.map(n=>c`<td>${x(e[n])}</td>`)}
              </tr>`)}
        </tbody>
      </table>
    </div>
    <details class="fold">
      <summary>${s("how-told-apart")}</summary>
      <dl class="small">
        ${qe.map(e=>c`<div>
              <dt>${s(`column-${e}`)}</dt>
              <dd>${s(`meaning-${e}`)}.</dd>
            </div>`)}
      </dl>
    </details>
  </section>`}function Gs(t){let{entrants:e,cross_table:n}=t;return c`<section class="panel" aria-labelledby="cross-heading">
    <h2 id="cross-heading">${s("cross-table")}</h2>
    <div class="scroll" tabindex="0" role="group" aria-labelledby="cross-heading">
      <table class="scores cross" data-testid="cross-table">
        <thead>
          <tr>
            <th scope="col">${s("column-player")}</th>
            ${e.map(({name:r,entrant:o})=>c`<th scope="col" title=${r}>${o}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${e.map(({entrant:r},o)=>c`<tr>
                <th scope="row">${r}. ${R(t,r)}</th>
                ${(n[o]??[]).map((i,a)=>c`<td class=${a===o?"self":""}>
                      ${a===o?p:i??"–"}
                    </td>`)}
              </tr>`)}
        </tbody>
      </table>
    </div>
    <p class="small">
      <a href=${`/api/tournaments/${t.id}/records.pgr`} download>${s("download-all")}</a>
    </p>
  </section>`}function Zs(t){return be(t.state.tournament)?c`<details class="fold">
    <summary>${s("leave-tournament")}</summary>
    <p class="small">${s("games-are-lost")}</p>
    ${y(t.state,s("withdraw"),"withdraw",()=>t.withdraw(),"danger")}
    ${D(t.state,"players")}
  </details>`:p}function Ue(t,e,n,r,o){return c`<fieldset class=${`pick pick-${t}`}>
    <legend>${e}</legend>
    <div class="pick-row">
      ${n.map(([i,a])=>c` <label
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
  </fieldset>`}function $r(t,e){let{listed:n}=t.state;return c`${I(e)}
    <main class="me tournaments">
      <h1>${s("tab-tournaments")}</h1>
      <div class="column">${v(t.state,"make",s("new-tournament"),Qs(t))}</div>
      <div class="column">
        <section class="panel" aria-labelledby="mine-heading">
          <h2 id="mine-heading">${s("yours")}</h2>
          <ul class="things" data-testid="tournament-list">
            ${n.map(r=>zs(r,e))}
          </ul>
          ${n.length===0?c`<p class="small">${s("no-tournaments")}</p>`:p}
        </section>
        <p class="small"><a href="/" @click=${w(e)}>${s("back-to-home")}</a></p>
      </div>
    </main>`}function zs(t,e){let{id:n,name:r,organising:o}=t;return c`<li>
    <span>
      <a href=${`/tournaments/${n}`} @click=${w(e)}>${r}</a>
      <span class="small block">${An(t)}${o?s("comma-yours"):""}</span>
    </span>
  </li>`}function Qs(t){let{form:e,busy:n}=t.state;return c`<form class="fields" @submit=${o=>{o.preventDefault(),t.make()}}>
    <label
      >${s("tournament-name")}
      <input
        data-testid="tournament-name"
        required
        maxlength="60"
        autocomplete="off"
        placeholder=${s("club-evening")}
        .value=${e.name}
        @input=${o=>t.set({name:at(o)})}
    /></label>
    ${Ue("kind",s("who-meets-whom"),Ks(),e.kind,o=>t.set({kind:o}))}
    <p class="small explain">
      ${s("label-and-note",{label:s(`kind-${e.kind}`),note:s(`kind-note-${e.kind}`)})}
    </p>
    ${e.kind==="swiss"?Js(t):p}
    ${Ue("clock",s("clock"),ve.map(({key:o})=>[o,s(`speed-${o}`)]),e.speed,o=>t.set({speed:o}))}
    <div class="ticks">
      ${fr("twice",s("twice-fair"),e.twice,o=>t.set({twice:o}))}
      ${fr("tournament-rated",s("tick-rated"),e.rated,o=>t.set({rated:o}))}
    </div>
    <button type="submit" class="main" data-testid="make-tournament" ?disabled=${n!==null}>
      ${s("make-tournament")}
    </button>
  </form>`}function Ks(){return["swiss","round_robin","double_round_robin"].map(t=>[t,s(`kind-${t}`)])}function Js(t){return c`<label
    >${s("rounds")} <span class="small">${s("rounds-note")}</span>
    <input
      type="number"
      min="1"
      max="15"
      data-testid="rounds"
      .value=${t.state.form.rounds}
      @input=${e=>t.set({rounds:at(e)})}
  /></label>`}function fr(t,e,n,r){return c`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${t}
      .checked=${n}
      @change=${o=>r(ct(o))}
    /><span>${e}</span></label
  >`}var Ys=[["one","Player1"],["two","Player2"]];var Xs=["","?","You","Automa"];function Fe(t,e){let n=Ys.flatMap(([o],i)=>{let a=e[i]??"";return Xs.includes(a)?[]:[[o,a]]}),r=new URLSearchParams(n).toString();return`/${r&&`?${r}`}${t}`}var ti={up:[-1,0],down:[1,0],left:[0,-1],right:[0,1]};function gr([t,e],n){let[r,o]=ti[n];return fn([[0,0]],[t+r,e+o])}function V(t){let e={yours:!1,away:!1,bot:!1,rating:null};return[1,2].map(n=>{if(n===2&&t.frames[0]?.automa)return{...e,name:"Automa",kind:"automa"};let r=t.tags[`Player${n}`],o=r&&r!=="?"?r:s("player-number",{number:String(n)});return{...e,name:o,kind:"person"}})}function yr(t){return t.frames.slice(1).map(({move:e,player:n},r)=>({number:r+1,player:n??1,move:e??"pass"}))}var Kt=class{constructor(e,n){this.patches=n;let r={replay:e,index:e.frames.length-1,walks:{1:[4,4],2:[4,4]},said:""};this.store=S((o,i)=>({...o,...i}),r)}look(e){let n=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(n,e))})}step(e){let{index:n,replay:r}=this.store.get(),o=r.frames.length-1,i={ArrowLeft:n-1,ArrowRight:n+1,Home:0,End:o};return Object.hasOwn(i,e)?(this.look(i[e]),!0):!1}get path(){let{link:e,tags:n}=this.store.get().replay;return Fe(e,[n.Player1,n.Player2])}walk(e,n){let{walks:r}=this.store.get();this.store.dispatch({walks:{...r,[e]:gr(r[e],n)}})}};function ei(t,e){let[n,,...r]=t.link.split(","),o=t.frames.slice(1,e+1).filter(({move:i})=>!i?.startsWith("A:")).map(({move:i})=>i==="pass"?".":i);return[n,o.join(""),...r].join(",")}var Jt=class{constructor(e,n,r){this.replay=e,this.go=n;let o={opponent:this.isSolo?"automa":"computer",strength:r,first:"you",busy:!1,error:""};this.store=S((i,a)=>({...i,...a}),o)}get isSolo(){return this.replay.frames[0].automa!==null}async start(e){this.store.dispatch({busy:!0,error:""});try{let{url:n}=await dn(this.wanted(e));this.go(n)}catch(n){let r=n instanceof Error?n.message:String(n);this.store.dispatch({busy:!1,error:r})}}wanted(e){let{replay:n}=this,{opponent:r,strength:o,first:i}=this.store.get(),{automa:a}=n.frames[0],l=a&&r==="automa"?{deck:a.deck,level:a.level}:null,u=r==="computer"?{level:o}:null,m=r==="person"?V(n).map(({name:h})=>h):null,d=ei(n,e);return{opponent:r,...l,...u,first:i,board:"revised",seed:null,from:d,names:m}}};function br(t){let e=t.querySelector(".move-list"),n=e?.querySelector(".move.now")??null;if(!e)return;if(!n){e.scrollTop=0;return}let[r,o]=[e.getBoundingClientRect(),n.getBoundingClientRect()];o.top<r.top?e.scrollTop-=r.top-o.top:o.bottom>r.bottom&&(e.scrollTop+=o.bottom-r.bottom)}var De={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right"};function kr(t,e){let n=t.target.closest("[data-quilt=shown]");return!n||!Object.hasOwn(De,t.key)||t.shiftKey?!1:(t.preventDefault(),e(n.getAttribute("data-testid")==="quilt-1"?1:2,De[t.key]),!0)}function Yt(t){return s(`filter-${t}`)}function Et({score_parts:t},e){let n=t;return[["part-tile",n.special_tile,[1,2,3,4,5]],["part-held",n.buttons_held,[2,3,4,5]],["part-patches",n.patches_with_buttons,[3,5]],["part-printed",n.buttons_on_patches,[4,5]]].filter(([,,o])=>o.includes(e)).map(([o,i])=>[o,i])}function vr(t,e){return s("named-patch",{patch:ft(e,t),letter:t})}function We(t,e){return ut([...t].map(n=>vr(n,e)))}function wr({number:t,budget:e,income:n}){return s("card-title",{number:String(t),budget:e,income:n})}function Mr({affordable:t,choices:e,card:{budget:n}},r){if(t.length===0)return s("budget-none",{budget:n,count:e.length});let o={budget:n,patches:We(t,r)};return s(t.length===1?"budget-only":"budget-buys",o)}function Sr({filter:t,left:e,skipped:n},r){return n?s("filter-skipped",{filter:Yt(t)}):s("filter-leaves",{filter:Yt(t),keeps:s(`keeps-${t}`),patches:We(e,r)})}function _r(t,e){let{taken:n,start:r,stop:o,income_marks:i,income:a,special_patches:l}=t,u={start:String(r),stop:String(o)},m=[n?s("automa-takes",{...u,patch:vr(n,e)}):s("automa-advances",u)],d=a?s("gain",{sign:"+",count:a}):s("automa-no-gain");return i.length>0&&m.push(s("automa-income",{marks:ut(i.map(String)),gain:d})),l.length>0&&m.push(s("automa-special",{marks:ut(l.map(String))})),t.reaches_marker&&m.push(s(t.takes_special_tile?"automa-marker-tile":"automa-marker")),m}function Ve({pile:t,aside:e,discards:n}){let r=[s("cards-in-pile",{count:t})];return e>0&&r.push(s("cards-aside",{count:e})),r.push(n.length?s("cards-turned",{cards:n.join(", ")}):s("cards-none")),`${r.join("; ")}.`}function Ar(t){return s(`automa-name-${t}`)}function Ot({level:t,numeral:e}){return s("numeral-and-name",{numeral:e,name:Ar(t)})}function Xt({deck:t,level:e,numeral:n}){return s("automa-title",{deck:s(`deck-${t}`),numeral:n,name:Ar(e)})}function Tt({marker:t,marker_on_board:e}){return e?s("marker-on",{space:String(t)}):s("marker-off")}function ni(t){return Z()==="de"?t:t[0].toLocaleLowerCase()+t.slice(1)}function ri(t,e){let n=Et(t,e).filter(([,o])=>o>0).map(([o,i])=>s("part-points",{part:ni(s(o)),points:i})),r=x(t.score);return n.length?s("automa-score-of",{score:r,parts:n.join(", ")}):s("automa-score",{score:r})}function Lr({players:t,result:e},n,r){let o=[xr("pile-with",n.with_buttons,r),xr("pile-without",n.without_buttons,r)],{budget:i}=n,a=i!==null&&!e?`${s("next-budget",{budget:i})} `:"";return[`${Xt(n)}.`,s("automa-holds",{count:t[1].buttons,piles:o.join("; ")}),ri(t[1],n.level),Tt(n),s("automa-cards",{cards:a+Ve(n)})].join(" ")}function xr(t,e,n){let r=s(t,{count:e.length});return e?s("pile-of",{pile:r,patches:We(e,n)}):r}function Or(t){let e=document.createElement("a");e.href=URL.createObjectURL(new Blob([t],{type:"text/plain"})),e.download="game.pgr",e.click(),URL.revokeObjectURL(e.href)}async function Tr(t){try{return await navigator.clipboard.writeText(t),s("link-copied")}catch(e){if(!(e instanceof DOMException||e instanceof TypeError))throw e;return s("copy-this-link",{link:t})}}function Ir(t){return s(`level-name-${t}`)}function Pr(t,e){let n=t.store.get(),r=t.isSolo?[["automa",s("automa-alone")]]:[...Qn.map(({level:a})=>[String(a),s("computer-level-name",{level:String(a),name:Ir(a)})]),["person",s("two-people-here")]],o=n.opponent==="computer"?String(n.strength):n.opponent;return c`<form class="panel play-on" @submit=${a=>{a.preventDefault(),t.start(e)}} aria-labelledby="on-heading">
    <h2 id="on-heading">${s("play-on-here")}</h2>
    <label
      >${s("against")}
      <select
        data-testid="on-opponent"
        @change=${a=>t.store.dispatch(oi(at(a)))}
      >
        ${r.map(([a,l])=>c`<option value=${a} ?selected=${o===a}>${l}</option>`)}
      </select></label
    >
    ${t.isSolo?p:c`<label
            >${s("you-are")}
            <select
              data-testid="on-first"
              @change=${a=>t.store.dispatch({first:at(a)})}
            >
              <option value="you" ?selected=${n.first==="you"}>${s("player-one")}</option>
              <option value="opponent" ?selected=${n.first==="opponent"}>
                ${s("player-two")}
              </option>
            </select></label
          >`}
    <button type="submit" class="main" data-testid="play-on" ?disabled=${n.busy}>
      ${s("play-on")}
    </button>
    ${Qt(n.error,"play-on-error")}
  </form>`}function oi(t){return t==="person"||t==="automa"?{opponent:t}:{opponent:"computer",strength:Number(t)}}function Nr({from:t,to:e,buttons:n}){let r=e-t;if(n===0)return s("moved",{count:r});let o=s("gain",{sign:n<0?"−":"+",count:Math.abs(n)});return s("moved-and",{count:r,gain:o})}function si(t,e){if(!t||t==="pass"||t.startsWith("A:"))return null;let n=ht(t.slice(-2));return{shape:t.startsWith("+")?[[0,0]]:e[t[0]].orientations[t[1]],origin:n}}function Cr(t,e){return t.flatMap(n=>si(n,e)??[])}var ii=[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg"];function j(t,e,n,r=1){return f`<use href=${`#${t}`} transform=${`translate(${e} ${n}) scale(${r})`}></use>`}function L(t,e,n){return j("button",t,e,n/10)}function ai(t){let e=t.orientations[0];return Array.from({length:t.income},(n,r)=>e[Math.floor((r+.5)*e.length/t.income)])}function It(t,e,n,[r,o],i){let a=e.orientations[n],l=U(e.orientations[0]);return f`<g class="patch" transform=${`translate(${o*10} ${r*10})`}>
    <path class="piece" fill=${`url(#fabric-${t})`} d=${H(a,10,.25)}></path>
    <path class="stitches" d=${H(a,10,1.1)}></path>
    ${ai(e).map(u=>{let[m,d]=$n(u,l,n);return L((d+.5)*10,(m+.5)*10,2.6)})}
    ${i?ci(a[0],t):p}
  </g>`}function ci([t,e],n){let[r,o]=[(e+.5)*10,(t+.5)*10+1.9];return f`<text class="letter" x=${r} y=${o}>${n}</text>`}function Ze([t,e]){return f`<g class="patch special">${j("special",e*10,t*10)}</g>`}function te(t,e,n,r){let[o,i]=U(e.orientations[n]),a=Math.max(4,o,i)*10+1.2,[l,u]=[(i*10-a)/2,(o*10-a)/2];return c`<svg class="framed" viewBox=${`${l} ${u} ${a} ${a}`} aria-hidden="true">
    ${It(t,e,n,[0,0],r)}
  </svg>`}function ee(t,e,n,r){let[o,i]=U(e.orientations[n]);return c`<svg
    class=${`picture w${i} h${o}`}
    viewBox=${`-0.6 -0.6 ${i*10+1.2} ${o*10+1.2}`}
    aria-hidden="true"
  >
    ${It(t,e,n,[0,0],r)}
  </svg>`}function ze(t,e){return c`<svg class=${`card ${t}`} viewBox="-0.5 -0.5 41 57" aria-hidden="true">
    <rect class="sheet-edge" width="40" height="56" rx="3.5"></rect>
    ${e}
  </svg>`}function Br(t,e){return t===0?ze("empty",p):ze("back",f`<path class="weave" d="M4 4h32v48h-32zM4 16L36 40M4 40L36 16M4 28h32M20 4v48"></path>
    ${e===null?L(20,28,7):f`<circle class="budget" cx="20" cy="28" r="10"></circle>
      <text class="digits" x="20" y="32.4" font-size="13">${e}</text>`}`)}function Hr({number:t,budget:e,income:n,filters:r}){return ze("face",f`
    <text class="card-number" x="20" y="6.6">${t}</text>
    <circle class="budget" cx="12" cy="16" r="7.4"></circle>
    <text class="digits" x="12" y="19.3" font-size="9.5">${e}</text>
    ${L(30,16,5.6)}<text class="gain" x="30" y="28.4">+${n}</text>
    <text class="card-word" x="12" y="28">${s("card-budget")}</text>
    ${r.map((o,i)=>jr(Yt(o),36+i*7))}
    ${r.length===0?jr(s("filter-none"),42):p}`)}function jr(t,e){return f`<text class="card-filter" x="20" y=${e}>${t}</text>`}function Rr({turns:t,run:e},n,r){let o=t.map(i=>li(i,n,r));return c`<section
    class="account"
    data-testid="automa-turn"
    tabindex="0"
    aria-labelledby="account-heading"
  >
    <h3 id="account-heading">
      ${t.length>1?s("last-turns",{count:t.length}):s("last-turn")}
    </h3>
    ${t.length===0?c`<p class="small">${s("no-card-since")}</p>`:p}
    ${e%2?c`<div class="turns odd">${o}</div>`:c`<div class="turns even">${o}</div>`}
  </section>`}function li(t,e,n){return c`<div class="card-turn" data-card=${t.card.number} data-taken=${t.taken??""}>
    ${Hr(t.card)}
    <div class="told">
      <p class="told-card">${wr(t.card)}</p>
      <div class="tried" aria-hidden="true">
        ${[...t.choices].map(r=>ui(r,t,e,n))}
      </div>
      <ol>
        <li>${Mr(t,e)}</li>
        ${t.steps.map(r=>c`<li class=${r.skipped?"skipped":""}>${Sr(r,e)}</li>`)}
        ${_r(t,e).map(r=>c`<li class="outcome">${r}</li>`)}
      </ol>
    </div>
  </div>`}function ui(t,{affordable:e,taken:n},r,o){let i=t===n?"taken":e.includes(t)?"left":"dear",a={taken:"✓",left:"–",dear:"×"}[i];return c`<span class=${`candidate ${i}`}
    >${ee(t,r[t],0,o)}<span class="fate">${a}</span></span
  >`}var pi=[20,10,5,1];function qr(t){let e=[],n=Math.max(0,t);for(let r of pi)for(;n>=r;)e.push(r),n-=r;return e}var Qe=56,Pt=20,di=19;function Ur(t){let e=qr(t),n=Math.min(di,(Qe-Pt)/Math.max(1,e.length-1)),r=Qe-Pt/2,o=e.map((i,a)=>mi(i,r-a*n)).reverse();return c`<svg class="purse" viewBox=${`0 0 ${Qe} ${Pt}`} aria-hidden="true">
    ${o}
  </svg>`}function mi(t,e){return f`${j(`tile-${t}`,e,Pt/2)}
    <text class="tile-value" x=${e} y=${Pt/2+3.2}>${t}</text>`}function ne(t,e,n){return c`<table class="scores">
    <caption class="visually-hidden">
      ${s("score-parts")}
    </caption>
    <thead>
      <tr>
        <th scope="col"><span class="visually-hidden">${s("score-part")}</span></th>
        ${e.map(r=>c`<th scope="col">${r}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${n.map(([r,o])=>c`<tr>
            <th scope="row">${r}</th>
            ${o.map(i=>c`<td>${i}</td>`)}
          </tr>`)}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${s("number-score")}</th>
        ${t.players.map((r,o)=>c`<td data-testid=${`total-${o+1}`}>${x(r.score)}</td>`)}
      </tr>
    </tfoot>
  </table>`}function Dr(){let t=hi(8,7).slice(0,54);return t.map(({x:e,y:n},r)=>{let o={x:(e+.5)*12,y:(n+.5)*12},i=r>0?t[r-1]:{x:e-1,y:n},a={x:o.x+(i.x-e)*12/2,y:o.y+(i.y-n)*12/2};return r<53?{centre:o,entry:a,width:12,height:12}:{centre:{x:o.x+12,y:o.y},entry:a,width:36,height:12}})}function hi(t,e){let n=new Set,r=[],[o,i,a,l]=[0,0,1,0],u=(m,d)=>m>=0&&d>=0&&m<t&&d<e&&!n.has(`${m},${d}`);for(;r.length<t*e;)r.push({x:o,y:i}),n.add(`${o},${i}`),u(o+a,i+l)||([a,l]=[-l,a]),o+=a,i+=l;return r}var Fr=10.3;function Wr(){let e=[],n=-Math.PI/2,r=43;for(let o=0;o<=53;o+=1){let i={x:48+Math.cos(n)*r,y:48+Math.sin(n)*r},a=e.at(-1)?.centre??i,l={x:(i.x+a.x)/2,y:(i.y+a.y)/2},u=o===53?9.8:8.6;e.push({centre:i,entry:l,width:u,height:u});let m=Fr/r;n+=m,r-=Fr/(2*Math.PI)*m}return e}function Vr({player:t,to:e,income:n,special:r,next:o},i){let l=[n>0?s("preview-income",{count:n}):"",r?s("preview-special"):""].filter(Boolean).join(", ");return`${s("preview-space",{space:String(e)})}${l?`: ${l}`:""}. ${kn("then",o,t,i)}`}var yi={cloth:Dr(),thread:Wr()},Nt=[1,2];function Zr(t){return t.time_board.on_top===1?[Nt[1],Nt[0]]:Nt}function zr(t,e){let[n,r]=t.players.map(u=>u.time),o=n===r?s("tokens-together",{space:String(n),name:k(e,t.time_board.on_top)}):Nt.map(u=>s("token-at",{...z(e,u),space:String(t.players[u-1].time)})).join(" "),i=t.time_board.special_patches_left,a=t.automa?` ${Tt(t.automa)}`:"",l=i.length?i.join(", "):s("none");return`${o} ${s("special-left",{spaces:l})}${a}`}function Ke(t,e,n,r){return f`<g class=${`token token-${t}`} transform=${`translate(${e} ${n})`}>
    ${j(`token-${t}`,0,0,r/4)}
    <text y=${r*.42} font-size=${r*1.2}>${t}</text></g>`}function Qr({numeral:t},e,n,r){let o=Array.from({length:16},(i,a)=>{let l=a%2?r*.78:r,u=a*Math.PI/8;return`${(Math.sin(u)*l).toFixed(2)} ${(-Math.cos(u)*l).toFixed(2)}`});return f`<g class="marker" transform=${`translate(${e} ${n})`}>
    <path d=${`M${o.join("L")}Z`}></path>
    <text y=${r*.3} font-size=${r*.85}>${t}</text></g>`}function Kr({automa:t},e,n){if(!t?.marker_on_board)return p;let[r,o]=e(t.marker);return Qr(t,r,o,n)}function Jr(t){return c`<svg class="token-picture" viewBox="-6 -6 12 12" aria-hidden="true">
    ${Ke(t,0,0,4.4)}
  </svg>`}function bi(t,e,n,r=null){let o=yi[n],i=n==="cloth"?84:96,{income:a,special_patches:l,special_patches_left:u}=t.time_board;return c`<svg
    class="spiral"
    viewBox=${`-1 -1 98 ${i+2}`}
    role="img"
    aria-label=${zr(t,e)}
  >
    ${n==="thread"?[ki(),xi(o)]:p}
    ${o.map((m,d)=>vi(m,d,n))}
    ${r?Yr(r,m=>o[m].centre):p}
    ${a.map(m=>{let{x:d,y:h}=o[m].entry;return re(m,r,L(d,h,2.5))})}
    ${l.map(m=>{let{x:d,y:h}=o[m].entry;return re(m,r,Ct(d,h,4.8,u.includes(m)))})}
    ${r?Xr(r,o[r.to].centre,4.6):p}
    ${Kr(t,m=>[o[m].centre.x,o[m].centre.y],5.4)}
    ${wi(t,o)}
  </svg>`}function re(t,e,n){let o=e?.marks.includes(t)??!1?"board-mark crossed":"board-mark";return f`<g class=${o} data-mark=${t}>${n}</g>`}function Yr({player:t,from:e,to:n},r){let i=Array.from({length:n-e+1},(a,l)=>r(e+l)).map(({x:a,y:l})=>`${a.toFixed(1)} ${l.toFixed(1)}`).join("L");return f`<path class="walk-halo" d=${`M${i}`}></path>
    <path class=${`walk walk-${t}`} d=${`M${i}`} data-testid="walk"></path>`}function Xr({player:t,to:e},{x:n,y:r},o){return f`<g class=${`landing landing-${t}`} data-landing=${e}
    transform=${`translate(${n} ${r})`}>${j(`token-${t}`,0,0,o/4)}</g>`}function ki(){return[[0,1,1],[96,-1,1],[0,1,-1],[96,-1,-1]].map(([t,e,n])=>f`<use href="#corner"
      transform=${`translate(${t} ${n>0?0:96}) scale(${e} ${n})`}></use>`)}function xi(t){let e=t.map(({centre:n})=>`${n.x.toFixed(1)} ${n.y.toFixed(1)}`);return f`<path class="strand" d=${`M${e.join("L")}`}></path>`}function vi({centre:{x:t,y:e}},n,r){let o=n===53,i=r==="cloth"&&o?"space-end":`space-${r}`,a=n===0||o?"end":n%2?"odd":"even",l=n===0&&r==="cloth"?s("board-start"):n;return f`<g class=${`space ${a}`}>
    ${j(i,t,e,r==="thread"&&o?1.14:1)}
    <text x=${t} y=${e+1.2}>${l}</text></g>`}function Ct(t,e,n,r){let[o,i]=[t-n/2,e-n/2];return r?j("special",o,i,n/10):f`<rect class="mark-taken" x=${o} y=${i} width=${n} height=${n}
    rx="0.6"></rect>`}function wi(t,e){let n=t.players[0].time===t.players[1].time;return Zr(t).map((r,o)=>{let{x:i,y:a}=e[t.players[r-1].time].centre,l=n?o*-2.6+1.3:0;return Ke(r,i+l*.6,a+l,4)})}var jt={left:5,span:150,bar:9.5,above:4,below:15};function X(t){return jt.left+t*jt.span/53}function Gr(t){return t===1?jt.above:jt.below}function Mi(t,e,n){let{income:r,special_patches:o,special_patches_left:i}=t.time_board,{bar:a}=jt;return c`<svg
    class="time-line"
    viewBox="0 0 160 19"
    role="img"
    aria-label=${zr(t,e)}
  >
    <rect class="track" x="3" y=${a-1.6} width="154" height="3.2" rx="1.6"></rect>
    ${Nt.map(l=>f`<rect class=${`gone gone-${l}`} x="3" y=${l===1?a-1.6:a}
        width=${Math.max(2,X(t.players[l-1].time)-3)} height="1.6"></rect>`)}
    ${n?Yr(n,l=>({x:X(l),y:a})):p}
    ${r.map(l=>re(l,n,L(X(l-.5),a,2.1)))}
    ${o.map(l=>re(l,n,Ct(X(l-.5),a,4.2,i.includes(l))))}
    ${Kr(t,l=>[X(l),a],3.6)}
    ${n?Xr(n,{x:X(n.to),y:Gr(n.player)},3.2):p}
    ${Zr(t).map(l=>{let{time:u}=t.players[l-1];return Ke(l,X(u),Gr(l),3.3)})}
  </svg>`}function Si(t,e){let{to_income:n,to_special_patch:r}=t.players[e-1],o=(i,a)=>c`<li><svg viewBox="-3 -3 6 6">${a}</svg>${i??"–"}</li>`;return c`<ul class="ahead" data-testid="ahead" aria-hidden="true">
    ${o(n,L(0,0,2.7))} ${o(r,Ct(0,0,5.2,!0))}
  </ul>`}function _i({automa:t}){let e=[[s("legend-income"),L(0,0,2.4)],[s("legend-special"),Ct(0,0,4.6,!0)],[s("legend-taken"),Ct(0,0,4.6,!1)]];if(!t)return e;let{marker:n,marker_on_board:r}=t;return[...e,[r?s("legend-marker",{space:String(n)}):s("legend-no-marker"),Qr(t,0,0,2.9)]]}function to(t,e,n,r,o=null,i=1){let a=o?Vr(o,e):s("time-note",{name:k(e,i),distances:bt(t,i)});return c`<section class="panel time-board" aria-labelledby="time-heading">
    <div class="panel-head">
      <h2 id="time-heading">${s("time-board")}</h2>
      <button type="button" class="quiet look" data-testid="look" @click=${r}>
        ${s(n==="cloth"?"look-thread":"look-cloth")}
      </button>
    </div>
    <p class="time-note" data-testid="time-note">${a}</p>
    <div class="spiral-box">${bi(t,e,n,o)}</div>
    <div class="line-box">
      ${Mi(t,e,o)}
      <p class="visually-hidden">${a}</p>
      ${Si(t,i)}
    </div>
    <ul class="legend">
      ${_i(t).map(([l,u])=>c`<li><svg viewBox="-3 -3 6 6" aria-hidden="true">${u}</svg> ${l}</li>`)}
    </ul>
  </section>`}function Ai(){return c`<span class="badge tile" title=${s("tile-title")}
    ><svg viewBox="-10 -10 20 20" aria-hidden="true">${j("special-tile",0,0)}</svg>
    <span class="visually-hidden">${s("has-tile")}</span></span
  >`}var Li={buttons:L(0,0,2.8),income:f`<circle class="dot" r="2.2"></circle>
    <path class="plus" d="M-1.2 0h2.4M0-1.2v2.4"></path>`,empty:f`<path class="gap" d="M-2.2-2.2h4.4v4.4h-4.4z"></path>`,patches:f`<path class="dot" d="M-2.4-2.4h2.4v2.4h2.4v2.4h-4.8z"></path>`,time:f`<path class="dot" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path>`,score:f`<path class="dot"
    d="M0-2.8l.9 1.9 2 .2-1.5 1.5.4 2L0 1.8l-1.8 1 .4-2L-2.9-.7l2-.2z"></path>`};function eo(t,e,n,r={}){let{buttons:o,income:i,empty:a,score:l,time:u}=t.players[n-1],m=[[s("number-buttons"),o,"buttons"],[s("number-income"),i,"income"],[s("number-empty"),a,"empty"],[s("number-time"),u,"time"],[s("number-score"),x(l),"score"]];return Je(t,e,n,m,r)}function Je(t,e,n,r,o){let{aside:i=p,clock:a=p,thumbnail:l=p}=o,u=t.stage!=="over"&&pe(e)===null&&t.turn===n;return c`<div class=${u?"bar moving":"bar"} data-testid=${`player-${n}`}>
    <div class="bar-name">
      ${Jr(n)}
      <h2 title=${k(e,n)}>${k(e,n)}</h2>
      ${Oi(e[n-1])} ${i}
      ${t.players[n-1].special_tile?Ai():p}
      ${u?c`<span class="badge to-move">${s("to-move")}</span>`:p}
    </div>
    ${a} ${l}
    <dl>
      ${r.map(([m,d,h])=>c`<div class=${`number number-${h}`}>
            <dt>${Ei(String(h))}<span>${m}</span></dt>
            <dd data-testid=${`${h}-${n}`}>${d}</dd>
            ${h==="buttons"?Ur(Number(d)):p}
          </div>`)}
    </dl>
  </div>`}function Ei(t){return c`<svg class="number-sign" viewBox="-3 -3 6 6" aria-hidden="true">${Li[t]}</svg>`}function Oi({kind:t,yours:e,away:n,bot:r,rating:o}){return t!=="person"&&t!=="open"?p:c`${o===null?p:c`<span class="rating"
          ><span class="visually-hidden">${s("rated")}</span>${o}</span
        >`}
  ${r?c`<span class="badge bot">${s("bot")}</span>`:p}
  ${n&&!e?c`<span class="badge away">${s("away")}</span>`:p}`}function no(t,e){let n=t.players.map(r=>r.score_parts);return ne(t,[k(e,1),k(e,2)],[[s("number-buttons"),n.map(r=>r.buttons)],[s("score-tile"),n.map(r=>r.special_tile)],[s("score-empty"),n.map((r,o)=>`${x(r.empty)} (${t.players[o].empty})`)]])}function oo(t,e,n){let{buttons:r,time:o,score:i}=t.players[1],a=[[s("number-buttons"),r,"buttons"],[s("number-patches"),n.with_buttons.length+n.without_buttons.length,"patches"],[s("number-time"),o,"time"],[s("number-score"),x(i),"score"]],l=c`<span class="level-name">${Ot(n)}</span>`,u=c`<span class="next-card">${io(t,n)}</span>`;return Je(t,e,2,a,{aside:l,thumbnail:u})}function so(t,e,n,r,o,i=p){return c`<section
    class="panel automa"
    data-testid="automa"
    tabindex="0"
    aria-labelledby="automa-heading"
  >
    <div class="panel-head">
      <h2 id="automa-heading">${s("the-automa")}</h2>
      <span class="small">${Xt(e)}</span>
    </div>
    <div class="dealer">
      <div class="pile">${io(t,e)}</div>
      <div>
        <p data-testid="automa-cards">${t.result?s("no-more-cards"):Ti(e)}</p>
        <p class="small">${Tt(e)}</p>
      </div>
    </div>
    ${Rr(n,r,o)} ${Ii(t,e)} ${i}
    <div class="piles">
      ${ro("patches-with",e.with_buttons,"pile-with",r,o)}
      ${ro("patches-without",e.without_buttons,"pile-without",r,o)}
    </div>
    <p class="small">${Ve(e)}</p>
  </section>`}function io({result:t},{pile:e,budget:n}){return Br(e,t?null:n)}function Ti({pile:t,budget:e}){return t===0?s("pile-empty"):e===null?s("next-face-down"):s("next-can-pay",{price:s("buttons",{count:e})})}function ro(t,e,n,r,o){return c`<div class="taken-pile" data-testid=${n}>
    <h3>${s(t,{count:e.length})}</h3>
    <ul>
      ${[...e].map(i=>{let{name:a,income:l}=r[i];return c`<li title=${a}>
          ${ee(i,r[i],0,o)}
          <span class="visually-hidden"
            >${a} (${i})${l?`, ${s("buttons",{count:l})}`:""}</span
          >
        </li>`})}
    </ul>
  </div>`}function Ii(t,e){let n=(o,i,a)=>c`<div class=${a}>
      <dt>${o}</dt>
      <dd>${i}</dd>
    </div>`,r=Et(t.players[1],e.level);return c`<div class="parts">
    <h3>${s("what-level-counts",{numeral:e.numeral})}</h3>
    <dl data-testid="automa-score">
      ${r.map(([o,i])=>n(s(o),i,"part"))}
      ${n(s(t.result?"number-score":"score-now"),x(t.players[1].score),"sum")}
    </dl>
  </div>`}function ao(t,e,n,r,o,i={},a=[]){let l=new Set(a.map(({number:d})=>d)),u=[[s("first-position"),"first",0],[s("previous-position"),"back",e-1],[s("next-position"),"forward",e+1],[s("last-position"),"last",t.length]],m=d=>d<0||d>t.length||d===e;return c`<section class="panel moves" aria-labelledby="moves-heading">
    <div class="panel-head">
      <h2 id="moves-heading">${s("moves")}</h2>
      <div class="steps">
        ${u.map(([d,h,b])=>c`<button
              type="button"
              class="quiet square"
              aria-label=${d}
              title=${d}
              data-testid=${`step-${h}`}
              aria-disabled=${m(b)?"true":"false"}
              @click=${()=>o(b)}
            >
              ${T(h)}
            </button>`)}
      </div>
    </div>
    <ol class="move-list" data-testid="move-list" tabindex="0" aria-labelledby="moves-heading">
      ${t.map(d=>c`<li class=${l.has(d.number)?"fresh-move":""}>
            <button
              type="button"
              class=${d.number===e?"move now":"move"}
              aria-current=${d.number===e?"step":"false"}
              @click=${()=>o(d.number)}
            >
              <span class="number">${d.number}</span>
              <span class="move-words"
                ><b>${k(n,d.player)}</b>
                ${$e(d.move,r)}${Pi(i[d.number],d.move)}</span
              >
              <code>${d.move}</code>
            </button>
          </li>`)}
    </ol>
    ${t.length===0?c`<p class="small">${s("no-move-yet")}</p>`:""}
  </section>`}function Pi(t,e){let n=t?.move===e?t.change:null;return!n||n.from===n.to?p:`: ${Nr(n)}`}var G=90,Ni=Array.from({length:8},(t,e)=>{let n=(e+1)*10;return`M${n} 0V${G}M0 ${n}H${G}`}).join(""),Ci=Array.from({length:8**2},(t,e)=>{let[n,r]=[e%8+1,Math.floor(e/8)+1];return`M${n*10-.7} ${r*10}h1.4m-.7-.7v1.4`}).join(""),lt=Array.from({length:9},(t,e)=>e);function co(t){let{number:e,active:n,ghost:r,held:o}=t,i=["quilt",n&&"active",o&&"held",t.named&&"named"].filter(Boolean).join(" ");return c`<div
    class=${i}
    data-testid=${`quilt-${e}`}
    data-quilt=${n?"active":"shown"}
  >
    <div class="columns" aria-hidden="true">
      ${lt.map(a=>c`<span>${"abcdefghi"[a]}</span>`)}
    </div>
    <div class="rows" aria-hidden="true">${lt.map(a=>c`<span>${a+1}</span>`)}</div>
    <div class="cloths">
      <svg viewBox=${`-0.4 -0.4 ${G+.8} ${G+.8}`} aria-hidden="true">
        <rect class="ground" width=${G} height=${G}></rect>
        <path class="lines" d=${Ni}></path>
        ${ji()}
        <path class="knots" d=${Ci}></path>
        ${Bi(t)} ${t.fresh.map(Hi)} ${t.hint?Ri(t.hint):p}
        ${r?qi(t,r):p}
      </svg>
      ${Wi(t)}
    </div>
  </div>`}function ji(){return f`<rect fill="url(#fabric-cell)" width=${G} height=${G}></rect>`}function Bi({player:t,patches:e,lettered:n,fresh:r}){let o=(a,l)=>r.some(({origin:u})=>me(u,[a,l])),i=lt.flatMap(a=>lt.map(l=>[a,l])).filter(([a,l])=>"*x".includes(t.cells[a*9+l]));return[...t.patches.map(a=>f`<g class=${o(a.row,a.column)?"fresh":""}
          data-sewn=${a.letter}>${It(a.letter,e[a.letter],a.orientation,[a.row,a.column],n)}</g>`),...i.map(([a,l])=>t.cells[a*9+l]==="*"?Ze([a,l]):f`<rect class="piece" fill="url(#fabric-covered)"
            x=${l*10} y=${a*10} width="10" height="10"></rect>`)]}function Hi({shape:t,origin:[e,n]}){return f`<g class="last" transform=${`translate(${n*10} ${e*10})`}>
    <path class="halo" d=${H(t,10)}></path>
    <path d=${H(t,10)}></path></g>`}function Ri({shape:t,origin:[e,n]}){let{x:r,y:o}={x:(t[0][1]+.5)*10,y:(t[0][0]+.5)*10};return f`<g class="hint-mark" transform=${`translate(${n*10} ${e*10})`}>
    <path class="halo" d=${H(t,10,.8)}></path>
    <path class="edge" d=${H(t,10,.8)}></path>
    <circle cx=${r} cy=${o} r="3"></circle><text x=${r} y=${o+1.7}>?</text></g>`}function qi({patches:t,player:e},n){let[r,o]=n.origin,i=n.letter==="+"?[[0,0]]:t[n.letter].orientations[n.code],a=n.cells.filter(([m,d])=>e.cells[m*9+d]!=="."),l=["ghost",n.legal?"legal":"illegal",n.set&&"set",n.sent&&"sent"],u=H(i,10);return f`<g class=${l.filter(Boolean).join(" ")}>
    <g class="held">${n.letter==="+"?Ze(n.origin):It(n.letter,t[n.letter],n.code,n.origin,!1)}</g>
    <g transform=${`translate(${o*10} ${r*10})`}>
      ${n.legal?p:Ui(u)}
      <path class="halo" d=${u}></path><path class="edge" d=${u}></path></g>
    ${a.map(Fi)}
    ${n.set&&a.length===0?Di(gn(n.cells),n.legal):p}
  </g>`}function Ui(t){return f`<path class="hatch" fill="url(#fabric-wrong)" d=${t}></path>`}function Fi([t,e]){let n=`${e*10+3} ${t*10+3}`;return f`<path class="cross" d=${`M${n}l4 4m0-4l-4 4`}></path>`}function Di([t,e],n){let r=`${(e+.5)*10} ${(t+.5)*10}`,o=n?"M-1.7 .1L-.5 1.4 1.8-1.3":"M-1.3-1.3L1.3 1.3M1.3-1.3L-1.3 1.3";return f`<g class="sign" transform=${`translate(${r})`}>
    <circle r="4.2"></circle><path d=${o} transform="scale(1.35)"></path></g>`}function Wi(t){let{number:e,name:n,player:r,patches:o,cursor:i,ghost:a,active:l}=t,u=(d,h)=>`q${e}-${B([d,h])}`,m=new Set(a?.cells.map(String));return c`<div
    class="cells"
    role="grid"
    id=${`grid-${e}`}
    tabindex="0"
    data-keys
    aria-label=${s("grid-label",{name:n})}
    aria-readonly=${l?"false":"true"}
    aria-activedescendant=${i?u(i[0],i[1]):p}
  >
    ${lt.map(d=>c`<div role="row" class="row">
          ${lt.map(h=>{let b=m.has(`${d},${h}`)?s(a?.legal?"fits-here":"does-not-fit-here"):"",M=r.cells[d*9+h],N=i&&i[0]===d&&i[1]===h;return c`<div
              role="gridcell"
              class=${N?"cell here":"cell"}
              id=${u(d,h)}
              data-testid=${`cell-${B([d,h])}`}
              aria-label=${xn([d,h],M,o)+b}
            ></div>`})}
        </div>`)}
  </div>`}function Ye(t,e,n,r){let{replay:o,index:i}=t,a=o.frames[i],l=V(o);if(n===2&&a.automa)return Gi(a,a.automa,l,e,r);let u=`${n===1?"front":"back"} p${n}`;return c`<div class=${`seat ${u}`}>${eo(a,l,n)}</div>
    <div class=${`spread ${u}`}>${Vi(t,e,n,r)}</div>`}function Vi({replay:t,index:e,walks:n},r,o,i){let a=t.frames[e];return co({number:o,name:V(t)[o-1].name,player:a.players[o-1],patches:r.patches,lettered:i,active:!1,held:!1,ghost:null,cursor:n[o],fresh:Cr(a.player===o?[a.move]:[],r.patches)})}function Gi(t,e,n,r,o){return c`<div class="seat back p2">${oo(t,n,e)}</div>
    ${so(t,e,{turns:e.turns,run:0},r.patches,o)}`}function lo({replay:t,index:e},n){let r=o=>n.look(o);return ao(yr(t),e,V(t),n.patches,r)}function uo(t,e,n){let[r,o]=t.players,i=r.score_parts,a=new Map(Et(o,n.level)),l=d=>a.get(d)??"–",u=[k(e,1),`${k(e,2)} ${n.numeral}`],m=[[s("number-buttons"),[i.buttons,l("part-held")]],[s("score-tile"),[i.special_tile,l("part-tile")]],[s("score-empty"),[`${x(i.empty)} (${r.empty})`,"–"]]];for(let d of["part-patches","part-printed"])a.has(d)&&m.push([s(d),["–",l(d)]]);return ne(t,u,m)}function po({level:t,levels:e},n){return!e||e.length===0?p:c`<h3 id="levels-heading">${s("at-each-level")}</h3>
    <table class="scores" data-testid="levels" aria-labelledby="levels-heading">
      <thead>
        <tr>
          <th scope="col">${s("level")}</th>
          <th scope="col">${k(n,1)}</th>
          <th scope="col">${k(n,2)}</th>
          <th scope="col">${s("winner")}</th>
        </tr>
      </thead>
      <tbody>
        ${e.map(r=>c`<tr
              class=${r.level===t?"this-level":""}
              aria-current=${r.level===t?"true":p}
            >
              <th scope="row">
                ${r.level===t?s("this-game-level",{level:Ot(r)}):Ot(r)}
              </th>
              ${r.scores.map(o=>c`<td>${x(o)}</td>`)}
              <td>${k(n,r.winner)}</td>
            </tr>`)}
      </tbody>
    </table>`}function mo(t,e,n){let{automa:r}=t;return c`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${gt(t,e)}</h2>
    <p>${yt(t,e)}</p>
    ${r?uo(t,e,r):no(t,e)}
    <div class="row">${n}</div>
    ${r?po(r,e):p}
  </section>`}var Zi=3;function ho(t,e,n){let r=[...t.slice(Zi)];return c`<section class="panel ring" aria-labelledby="ring-heading">
    <div class="panel-head">
      <h2 id="ring-heading">${s("coming-up")}</h2>
      <span class="small">${s("after-these",{count:r.length})}</span>
    </div>
    ${zi(r,e,n)}
  </section>`}function zi(t,e,n){return c`<ol class="circle" data-testid="ring" tabindex="0" aria-labelledby="ring-heading">
    ${t.map(r=>Qi(r,e,n))}
  </ol>`}function Qi(t,e,n){let r=e[t];return c`<li title=${$t(r)}>
    ${te(t,r,0,n)}
    <span class="visually-hidden">${$t(r)}</span>
    <span class="price" aria-hidden="true">${Xe(r.buttons)}${tn(r.time)}</span>
  </li>`}function Xe(t){return c`<span class="cost"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">${L(0,0,2.9)}</svg>${t}</span
  >`}function tn(t){return c`<span class="time"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">
      <path class="glass" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path></svg
    >${t}</span
  >`}function fo({ring:t},e,n){return c`<section class="panel market looked-at" aria-labelledby="market-heading">
    <h2 id="market-heading">${s("next-patches")}</h2>
    ${[...t.slice(0,3)].map(r=>c`<div class="offer" data-patch=${r}>
          <span class="art">${te(r,e[r],0,n)}</span>
          <span class="facts" title=${$t(e[r])}
            ><span class="offer-name">${e[r].name}</span>
            <span class="price">${Xe(e[r].buttons)}${tn(e[r].time)}</span>
            <span class="earn">${Ki(e[r])}</span></span
          >
        </div>`)}
  </section>`}function Ki({income:t}){return t>0?s("earns",{count:t}):s("earns-nothing")}function $o(t,e,n){return c`<details class="panel summary" data-testid="summary">
    <summary><h2>${s("in-words")}</h2></summary>
    ${[1,2].map(r=>{let o=r;if(r===2&&t.automa)return c`<h3>${k(e,2)}</h3>
          <p data-testid="summary-2">
            ${Lr(t,t.automa,n)}
            ${s("on-time-board",{distances:bt(t,2)})}
          </p>`;let{cells:i,patches:a}=t.players[r-1];return c`<h3>${k(e,o)}</h3>
        <p data-testid=${`summary-${r}`}>
          ${vn(i)} ${s("on-time-board",{distances:bt(t,o)})}
        </p>
        ${a.length?c`<ul>
                ${a.map(l=>c`<li>${wn(l,n)}</li>`)}
              </ul>`:""}`})}
  </details>`}function go(t,e,n){let r=t.store.get(),{replay:o,index:i}=r,a=o.frames[i],l=V(o),{letters:u,look:m}=n.settings,d=()=>n.change({look:m==="cloth"?"thread":"cloth"});return c`${I(n)}
    <main class=${`table ${a.automa?"solo":"screen"} viewer`} data-stage=${a.stage}>
      <div class="felt">
        <div class="turn">
          <h1 id="turn-heading" tabindex="-1" data-testid="turn">
            ${i===0?s("start-position"):s("after-move",{number:String(i)})}:
            ${gt(a,l)}
          </h1>
          <p data-testid="turn-reason">${yt(a,l)}</p>
          ${o.comment?mr(o.comment):p}
        </div>
        <div class="column own">
          ${Ye(r,t,1,u)} ${ho(a.ring,t.patches,u)}
        </div>
        <div class="column middle">
          ${fo(a,t.patches,u)} ${lo(r,t)}
          ${a.result?mo(a,l,Ji(t,n)):Pr(e,i)}
        </div>
        <div class="column other">
          ${Ye(r,t,2,u)} ${to(a,l,m,d)}
        </div>
      </div>
      <div class="below">${$o(a,l,t.patches)}</div>
    </main>`}function Ji(t,e){let{replay:n,said:r}=t.store.get(),o=async()=>t.store.dispatch({said:await Tr(`${location.origin}${t.path}`)});return c`<button
      type="button"
      class="main"
      data-testid="play-again"
      @click=${()=>e.go("/")}
    >
      ${s("new-game")}
    </button>
    <button type="button" data-testid="copy-link" @click=${o}>
      ${T("link")}<span>${s("copy-link")}</span>
    </button>
    <button type="button" data-testid="download-record" @click=${()=>Or(n.record)}>
      ${T("download")}<span>${s("record")}</span>
    </button>
    <p class="small copied" role="status" data-testid="copied">${r}</p>`}function Yi(t,e,n,r){let o=new Kt(e,n),i=new Jt(e,r.go,r.settings.strength),a=()=>{O(go(o,i,r),t),br(t)},l=[o.store.watch(a),i.store.watch(a)],u=d=>Xi(d,o);return window.addEventListener("keydown",u),{draw:a,close:()=>{for(let d of l)d();window.removeEventListener("keydown",u)}}}function Xi(t,e){let{target:n,key:r,altKey:o,ctrlKey:i,metaKey:a,shiftKey:l}=t;o||i||a||l||n instanceof Element&&n.closest("select, input, textarea, dialog")||kr(t,(u,m)=>e.walk(u,m))||e.step(r)&&t.preventDefault()}var ta=5e3,Hh={aid:ea,me:na,"sign-in":oa,link:sa,tournaments:ia,tournament:aa};async function ea(t,e){let{aidSheet:n,printButton:r}=await Fn("aid");return{draw:()=>O(c`${I(e)}
        <main class="aid-page">
          <div class="panel-head">
            <h1>${s("how-to-play")}</h1>
            ${r(()=>window.print())}
          </div>
          ${n()}
        </main>`,t),close:()=>{}}}async function na(t,e){let n={},[r,{ratings:o},i,{bots:a},l]=await Promise.all([nt(),en(se(),{ratings:[]},"ratings",n),en(ie(),{totals:[],automa:[]},"ratings",n),en(ae(),{bots:[]},"bots",n),Dn()]),u={api:mt,drawQr:Ht,isSure:Ie,makePasskey:Zn,subscribe:Wn,unsubscribe:Vn,go:nn,copy:He,origin:location.origin,share:ra()},m=new Rt(u,{me:r,ratings:o,statistics:i,bots:a,isNotified:l,errors:n}),d={passkeys:Ce(),notices:Ne()},h=()=>O(ar(m,e,d),t);return{draw:h,close:m.store.watch(h)}}async function en(t,e,n,r){try{return await t}catch(o){return Object.assign(r,{[n]:et(o)}),e}}function nn(t){location.assign(t)}function ra(){return"share"in navigator?t=>navigator.share(t):null}async function oa(t,e){let n=new kt({api:mt,usePasskey:je,go:nn},await nt()),r=()=>O(cr(n,e,Ce()),t);return{draw:r,close:n.store.watch(r)}}async function sa(t,e,n){try{let[r,o]=await Promise.all([nt(),oe(n)]),i=new kt({api:mt,usePasskey:je,go:nn},r,o),a=()=>O(lr(i,e,n),t);return{draw:a,close:i.store.watch(a)}}catch(r){let o=r instanceof dt?Ln(r.status):null;if(o===null)throw r;return{draw:()=>O(ur(o,e),t),close:()=>{}}}}async function ia(t,e){let{tournaments:n}=await ke(),r=new Gt({api:Vt,keepInvitation:zt,go:e.go},n),o=()=>O($r(r,e),t);return{draw:o,close:r.store.watch(o)}}async function aa(t,e,n){let[r,o]=await Promise.all([xe(n),nt()]),i=Be(n),a={api:Vt,drawQr:Ht,isSure:Ie,copy:He,go:e.go,origin:location.origin,keepInvitation:d=>zt(n,d)},l=ge(location.hash)??ge(i?.replace(/^[^#]*/,"")??""),u=new Wt(a,{tournament:r,code:l,invitation:i}),m=()=>O(hr(u,e,o.name),t);return{draw:m,close:ca(u,e,m)}}function ca(t,e,n){let r=()=>{!document.hidden&&t.state.tournament.state!=="over"&&t.load()},o=setInterval(r,ta),i=[t.store.watch(n),e.onNews(a=>a==="games"&&r())];return()=>{clearInterval(o);for(let a of i)a()}}export{Hh as OPENERS,Yi as openViewerPage,bo as speak};
/**
 * @license
 * Copyright 2017 Google LLC
 * SPDX-License-Identifier: BSD-3-Clause
 */
