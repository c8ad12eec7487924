import{A as Nt,Ab as Zt,Ac as he,B as Ft,Bc as fe,Cc as $e,D as it,H as i,Hc as ye,I as Rt,Ic as ut,J as l,Jb as Xt,K as g,Ka as Kt,Kb as L,L as A,La as Wt,M as b,N as f,Na as Ht,Ob as te,Pb as ee,Ua as Qt,Ub as ne,Vb as ct,Wa as Jt,Wb as Y,X as qt,Y as V,Yb as se,_b as lt,a as rt,ac as N,b as At,bc as F,c as Bt,ca as Ct,da as Ut,dc as E,ea as _t,h as jt,hb as Gt,i as s,ic as oe,k as Q,kc as ae,l as j,lc as re,m as w,mc as ie,nc as ce,oc as le,q as J,r as p,rc as z,s as S,sc as ue,tc as me,uc as de,v as G,vb as Vt,wb as Yt,yc as pe,z as D,zb as zt}from"./page.js";var U="2026-11-02";function R(t){let e=n=>String(n).padStart(2,"0");return`${t.getFullYear()}-${e(t.getMonth()+1)}-${e(t.getDate())}`}function be(t,e){let[n,o,a]=t.split("-").map(Number);return R(new Date(n,o-1,a+e))}function I(t,e={dateStyle:"full"}){return new Intl.DateTimeFormat(jt(),{...e,timeZone:"UTC"}).format(Date.parse(`${t}T00:00Z`))}function ge(t){return new Date(t.getFullYear(),t.getMonth(),t.getDate()+1).getTime()-t.getTime()}function ke(t){let[e,n]=t.split("-").map(Number),o=(new Date(e,n-1,1).getDay()+6)%7,a=new Date(e,n,0).getDate(),r=Math.ceil((o+a)/7);return Array.from({length:r},(c,u)=>Array.from({length:7},(m,h)=>{let y=7*u+h-o+1;return y<1||y>a?null:`${t}-${String(y).padStart(2,"0")}`}))}function we(t,e){let[n,o]=t.split("-").map(Number);return R(new Date(n,o-1+e,1)).slice(0,7)}function ve(t,e){let n=t.filter(({won:r})=>r!==null),o=new Set(n.map(({day:r})=>r)),a=r=>{let c=0;for(;o.has(be(r,-c));)c+=1;return c};return{played:n.length,won:n.filter(({won:r})=>r).length,streak:a(e)||a(be(e,-1)),longest:Math.max(0,...[...o].map(a))}}var T={busy:null,told:{},errors:{}};async function k(t,e,n){if(t.get().busy!==null)return!1;t.dispatch({busy:e,told:{},errors:{}});try{let o=await n();return t.dispatch({busy:null,told:{[e]:o}}),!0}catch(o){return t.dispatch({busy:null,errors:{[e]:j(o)}}),!1}}function q({isSure:t},e){return t(s("sure-remove",{name:e}),s("remove"))}var Z=class{constructor(e,n,o,a){this.outside=e,this.store=w((r,c)=>({...r,...c}),{...T,day:n,attempts:o,today:a,month:n.day.slice(0,7)})}get state(){return this.store.get()}look(e){e!==this.state.today&&this.store.dispatch({today:e})}turn(e){let n=we(this.state.month,e);n>=U.slice(0,7)&&n<=this.state.today.slice(0,7)&&this.store.dispatch({month:n})}play(){return k(this.store,"game",async()=>{let{url:e}=await this.outside.api.beginDay(this.state.day.day);return this.outside.go(e),""})}practise(){let{opponent:e,level:n,deck:o,seat:a,seed:r}=this.state.day;return k(this.store,"game",async()=>{let{url:c}=await this.outside.createGame({opponent:e,level:n,seed:r,names:null,from:null,board:"revised",first:a===1?"you":"opponent",...o===null?{}:{deck:o}});return this.outside.go(c),""})}share(){let{outside:e,state:n}=this,o=pn(n.day,e.origin);return k(this.store,"game",async()=>e.share===null?(await e.copy(o),s("copied")):(await e.share({text:o}).catch(dn),""))}};function dn(t){if(!(t instanceof Error&&t.name==="AbortError"))throw t}function mt({opponent:t,level:e,deck:n}){if(t==="computer")return s("day-against-level",{level:e,name:s(`level-name-${e}`)});let{numeral:o}=Bt[e-1];return s("day-against-automa",{numeral:o,deck:s(`day-deck-${n}`)})}function X({won:t,margin:e}){return t===null?"":e===null?s("day-resigned"):e===0?s(t?"day-won-even":"day-lost-even"):s(t?"day-won-by":"day-lost-by",{points:Math.abs(e)})}function pn(t,e){let{attempt:n,table:o}=t,a=n===null?"":X(n),c=o&&o.rank!==null&&n&&n.margin!==null&&o.played>1?s("day-place",{rank:o.rank??0,played:o.played}):"";return[s("day-share-title",{day:I(t.day,{dateStyle:"long"})}),s("label-and-note",{label:mt(t),note:[a,c].filter(Boolean).join(", ")}),`${e}/day/${t.day}`].join(`
`)}var ht={};rt(ht,{beginDay:()=>hn,fetchCalendar:()=>pt,fetchDay:()=>dt});function dt(t){return p(`/api/days/${t}`)}function hn(t){return p(`/api/days/${t}`,{})}function pt(){return p("/api/me/days")}function $(t,e,n,o){return i`<section
class=${`panel section-${e}`}
aria-labelledby=${`${e}-heading`}
data-testid=${e}
>
<h2 id=${`${e}-heading`}>${n}</h2>
${o} ${P(t,e)}
</section>`}function P(t,e){let n=t.errors[e]??"",o=t.told[e]??"";return i`<div class="outcome">
<p class="notice" role="alert" data-testid=${`${e}-error`}>${n||l}</p>
<p class="small" role="status" data-testid=${`${e}-told`}>${o||l}</p>
</div>`}function d(t,e,n,o,a=""){return i`<button
type="button"
class=${a}
data-testid=${n}
aria-disabled=${t.busy===null?"false":"true"}
@click=${o}
>
${e}
</button>`}function v(t){return e=>{e.preventDefault();let n=new FormData(e.target);t(o=>String(n.get(o)??""))}}var fn=Date.UTC(2026,10,23),$n=1440*60*1e3;function Se(t,e){let{day:n,today:o}=t.state;return i`${b(e)}
<main class="me day">
<h1 data-testid="day-title">${I(n.day)}</h1>
${n.day<o?yn(o,e):l}
<div class="column">${bn(t,e)}</div>
<div class="column">
${n.table?wn(n.table,e):l} ${vn(t,e)}
<p class="small"><a href="/" @click=${f(e)}>${s("back-to-home")}</a></p>
</div>
</main>`}function yn(t,e){return i`<p class="newer" role="status" data-testid="newer-day">
<a class="button main" href=${`/day/${t}`} @click=${f(e)}>${s("day-newer")}</a>
</p>`}function bn(t,e){let{day:n}=t.state,{attempt:o}=n,a=o!==null&&o.won!==null;return i`<section class="panel" aria-labelledby="game-heading">
<h2 id="game-heading">${mt(n)}</h2>
<p>${s(n.seat===1?"day-you-begin":"day-they-begin")}</p>
${a?gn(o,n.table):i`<p class="small explain">${s("day-what")}</p>`}
<div class="row">${kn(t,e)}</div>
${P(t.state,"game")}
</section>`}function gn(t,e){let{rank:n,played:o}=e??{rank:null,played:0},a=n!==null&&t.margin!==null;return i`<p class="day-result" data-testid="day-result">
<strong>${X(t)}</strong>
${a?i`<span>${s("day-place",{rank:n,played:o})}</span>`:l}
</p>`}function kn(t,e){let{day:n,state:o}={day:t.state.day,state:t.state},{attempt:a}=n,r=m=>d(o,s(m),"day-play",()=>t.play(),"main");if(a===null&&n.open)return r("day-play");if(a?.won===null)return r("day-go-on");let c=d(o,s("day-practise"),"day-practise",()=>t.practise());if(a===null)return n.table===null?s("day-to-come"):c;let u=i`${A("share")}<span>${s("share")}</span>`;return i`${d(o,u,"day-share",()=>t.share(),"main")}
<a class="button" href=${`/game/${a.game}`} @click=${f(e)}
>${s("day-your-game")}</a
>
${c}`}function wn({played:t,won:e,best:n,best_game:o},a){return i`<section class="panel" aria-labelledby="table-heading" data-testid="day-table">
<h2 id="table-heading">${s("day-table")}</h2>
<p class="small">${s("day-played",{played:t,won:e})}</p>
${n.length===0?l:i`<table class="standings">
<thead>
<tr>
<th scope="col">${s("day-rank")}</th>
<th scope="col">${s("day-name")}</th>
<th scope="col">${s("day-outcome")}</th>
</tr>
</thead>
<tbody>
${n.map(r=>i`<tr class=${r.you?"you":""}>
<td>${r.rank}</td>
<th scope="row">
${r.name??s("day-guest")}${r.you?s("day-you"):""}
</th>
<td>${X({...r,day:"",game:""})}</td>
</tr>`)}
</tbody>
</table>`}
${o===null?l:i`<p>
<a class="button" href=${`/game/${o}`} @click=${f(a)}
>${s("day-best-game")}</a
>
</p>`}
</section>`}function vn(t,e){let{attempts:n,today:o,month:a}=t.state,r=ve(n,o),c=new Map(n.map(m=>[m.day,m])),u=I(`${a}-01`,{month:"long",year:"numeric"});return i`<section class="panel calendar" aria-labelledby="calendar-heading">
<div class="panel-head">
${xe(t,-1,a<=U.slice(0,7))}
<h2 id="calendar-heading" aria-live="polite">${u}</h2>
${xe(t,1,a>=o.slice(0,7))}
</div>
<table>
<thead>
<tr>
${xn().map(([m,h])=>i`<th scope="col" abbr=${h}>${m}</th>`)}
</tr>
</thead>
<tbody>
${ke(a).map(m=>i`<tr>
${m.map(h=>i`<td>${Sn(h,t,c,e)}</td>`)}
</tr>`)}
</tbody>
</table>
<p class="small" data-testid="day-figures">${s("day-figures",{...r})}</p>
</section>`}function xe(t,e,n){return i`<button
type="button"
class="quiet"
aria-label=${s(e<0?"day-month-before":"day-month-after")}
aria-disabled=${n?"true":"false"}
@click=${()=>t.turn(e)}
>
${A(e<0?"back":"forward")}
</button>`}function xn(){return Array.from({length:7},(t,e)=>{let n=new Date(fn+e*$n).toISOString().slice(0,10);return[I(n,{weekday:"narrow"}),I(n,{weekday:"long"})]})}function Sn(t,e,n,o){if(t===null)return l;let{today:a}=e.state,r=Number(t.slice(8));if(t<U||t>a)return i`<span class="date none">${r}</span>`;let c=n.get(t),u=c?c.won===null?"running":c.won?"won":"lost":"missed",m=I(t,{dateStyle:"long"});return i`<a
class=${`date ${u}`}
href=${`/day/${t}`}
aria-current=${t===e.state.day.day?"date":l}
aria-label=${s("label-and-note",{label:m,note:s(`day-how-${u}`)})}
@click=${f(o)}
>${r}</a
>`}var tt=class{constructor(e,n){this.outside=e,this.store=w((o,a)=>({...o,...a}),{...T,...n,link:null,token:null})}get state(){return this.store.get()}rename(e){return this.ask("name",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({name:e})}),s("saved")))}makeAccount(e,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.makeAccount(e,n)}),s("account-made")))}addPasskey(e){return this.ask("account",async()=>{let{ceremony:n,publicKey:o}=await this.outside.api.askForPasskey(e),a=await this.outside.makePasskey(o),r=this.state.me.name??s("default-passkey");return this.store.dispatch({me:await this.outside.api.addPasskey(n,r,a)}),s(e===null?"passkey-added":"account-made-passkey")})}async removePasskey({id:e,name:n}){return await q(this.outside,n)?this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.removePasskey(e)}),s("passkey-removed"))):!1}changePassphrase(e,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.changePassphrase(e,n)}),s("passphrase-changed")))}list(e){return this.ask("ratings",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({listed:e})}),s(e?"ratings-listed":"ratings-not-listed")))}signOut(e){return this.ask("account",async()=>(await this.outside.api.signOut(e),this.outside.go("/"),""))}makeLink(){return this.ask("device",async()=>{let{url:e,expires:n}=await this.outside.api.makeLink(),o={address:this.outside.origin+e,expires:n,picture:null};return this.store.dispatch({link:o}),this.store.dispatch({link:{...o,picture:await this.outside.drawQr(e)}}),""})}dropLink(){return this.ask("device",async()=>(await this.outside.api.dropLinks(),this.store.dispatch({link:null}),s("link-dropped")))}copyLink(){return this.ask("device",async()=>(await this.outside.copy(this.state.link?.address??""),s("copied")))}shareLink(){let{link:e}=this.state,{share:n}=this.outside;return e===null||n===null?null:this.ask("device",async()=>{try{await n({title:s("share-device"),url:e.address})}catch(o){if(!(o instanceof Error&&o.name==="AbortError"))throw o}return""})}notify(e){return this.ask("notices",async()=>(e?await this.startNotices():await this.endNotices(),this.store.dispatch({isNotified:e}),s(e?"will-tell":"stays-quiet")))}async startNotices(){let{key:e}=this.state.me.push;if(e===null)throw new Error(s("sends-none"));await this.outside.api.subscribeToPush(await this.outside.subscribe(e))}async endNotices(){let e=await this.outside.unsubscribe();e!==null&&await this.outside.api.unsubscribeFromPush(e)}makeBot(e){return this.ask("bots",async()=>{let{token:n}=await this.outside.api.makeBot(e);return await this.readBots(),this.store.dispatch({token:{bot:e,token:n}}),""})}async removeBot({id:e,name:n}){return await q(this.outside,n)?this.ask("bots",async()=>(await this.outside.api.removeBot(e),this.store.dispatch({token:null}),await this.readBots(),s("bot-removed",{name:n}))):!1}makeToken({id:e,name:n}){return this.ask("bots",async()=>{let{token:o}=await this.outside.api.makeToken(e);return await this.readBots(),this.store.dispatch({token:{bot:n,token:o}}),""})}async revokeToken({id:e,name:n},o){return await this.outside.isSure(s("sure-revoke",{name:n}),s("revoke"))?this.ask("bots",async()=>(await this.outside.api.revokeToken(e,o),this.store.dispatch({token:null}),await this.readBots(),s("token-revoked",{name:n}))):!1}async readBots(){let{bots:e}=await this.outside.api.fetchBots();this.store.dispatch({bots:e})}leave(e){let n=this.state.me.account?.passphrase??!1;return this.ask("leaving",async()=>{if(!n&&e.trim().toLowerCase()!==s("confirm-word"))throw new Error(s("type-word-first",{word:s("confirm-word")}));return await this.outside.api.removeMe(n?e:null),this.outside.go("/"),""})}ask(e,n){return k(this.store,e,n)}};var _={};rt(_,{addPasskey:()=>Mn,askForPasskey:()=>In,askWho:()=>An,changeMe:()=>Tn,changePassphrase:()=>Ln,dropLinks:()=>Nn,fetchBots:()=>bt,fetchRatings:()=>$t,fetchStatistics:()=>yt,lookAtLink:()=>ft,makeAccount:()=>Pn,makeBot:()=>Un,makeLink:()=>jn,makeToken:()=>Kn,removeBot:()=>_n,removeMe:()=>Cn,removePasskey:()=>Dn,revokeToken:()=>Wn,signIn:()=>En,signInByLink:()=>Fn,signInByPasskey:()=>Bn,signOut:()=>On,subscribeToPush:()=>Rn,unsubscribeFromPush:()=>qn});function Tn(t){return p("/api/me",t,"PATCH")}function Pn(t,e){return p("/api/account",{login:t,passphrase:e})}function En(t,e,n){return p("/api/sign-in",{login:t,passphrase:e,bring:n})}async function On(t=!1){await S(t?"/api/sign-out/everywhere":"/api/sign-out",{})}function Ln(t,e){return p("/api/me/passphrase",{old:t,new:e})}function In(t){return p("/api/passkeys/options",{login:t})}function Mn(t,e,n){return p("/api/passkeys",{ceremony:t,name:e,credential:n})}function Dn(t){return p(`/api/passkeys/${encodeURIComponent(t)}`,{},"DELETE")}function An(){return p("/api/sign-in/passkey/options",{})}function Bn(t,e,n){return p("/api/sign-in/passkey",{ceremony:t,credential:e,bring:n})}function jn(){return p("/api/me/link",{})}async function Nn(){await S("/api/me/link",{},"DELETE")}function ft(t){return p("/api/sign-in/link/look",{code:t})}function Fn(t,e){return p("/api/sign-in/link",{code:t,bring:e})}async function Rn(t){await S("/api/me/push",{subscription:t})}async function qn(t){await S("/api/me/push",{endpoint:t},"DELETE")}function $t(){return p("/api/me/ratings")}function yt(){return p("/api/me/statistics")}async function Cn(t){await S("/api/me",{passphrase:t},"DELETE")}function bt(){return p("/api/me/bots")}function Un(t){return p("/api/me/bots",{name:t})}async function _n(t){await S(`/api/me/bots/${t}`,{},"DELETE")}function Kn(t){return p(`/api/me/bots/${t}/tokens`,{})}async function Wn(t,e){await S(`/api/me/bots/${t}/tokens/${e}`,{},"DELETE")}var et=class{constructor(e,n){this.outside=e,this.store=w((o,a)=>({...o,...a}),{...T,...n,picture:null,shown:null})}get state(){return this.store.get()}get link(){let{invitation:e}=this.state;return e===null?null:this.outside.origin+e}async load(){try{let e=await this.outside.api.fetchTournament(this.state.tournament.id);this.store.dispatch({tournament:e,errors:{...this.state.errors,read:""}})}catch(e){this.store.dispatch({errors:{...this.state.errors,read:j(e)}})}}show(e){this.store.dispatch({shown:e})}join(e){let{tournament:n,code:o}=this.state;return this.change("players",()=>this.outside.api.join(n.id,o??"",e.trim()||null))}start(){return this.change("organise",()=>this.outside.api.start(this.state.tournament.id))}async withdraw(){return await this.outside.isSure(s("sure-withdraw"),s("withdraw"))?this.change("players",()=>this.outside.api.withdraw(this.state.tournament.id)):!1}async removeEntrant(e){let n=this.nameOf(e);return await q(this.outside,n)?this.change("organise",()=>this.outside.api.removeEntrant(this.state.tournament.id,e)):!1}async forfeit(e,n){let o=this.nameOf(n);return await this.outside.isSure(s("sure-forfeit",{name:o}),s("name-loses",{name:o}))?this.change("organise",()=>this.outside.api.forfeit(this.state.tournament.id,e,n)):!1}change(e,n){return k(this.store,e,async()=>(this.store.dispatch({tournament:await n()}),""))}nameOf(e){let{entrants:n}=this.state.tournament;return n.find(({entrant:o})=>o===e)?.name??""}invite(){return k(this.store,"organise",async()=>{let{invitation:e}=await this.outside.api.inviteAgain(this.state.tournament.id);return this.outside.keepInvitation(e),this.store.dispatch({invitation:e,picture:null}),""})}copy(){return k(this.store,"organise",async()=>(await this.outside.copy(this.link??""),s("copied")))}async remove(){let{name:e}=this.state.tournament;return await q(this.outside,e)?k(this.store,"organise",async()=>(await this.outside.api.removeTournament(this.state.tournament.id),this.outside.go("/tournaments"),"")):!1}};function gt(t){return/^#join=([\w-]+)$/.exec(t)?.[1]??null}function Te({kind:t,rounds:e,clock:n,twice:o,rated:a}){let r=[s(`kind-${t}`)];return e!==null&&r.push(s("rounds-count",{count:e})),r.push(n===null?s("no-clock"):Yt(n)),o&&r.push(s("each-ring-twice")),a&&r.push(s("terms-rated")),r.join(", ")}function O({entrants:t,you:e},n){let o=t.find(a=>a.entrant===n)?.name??"?";return n===e?s("name-is-you",{name:o}):o}function Pe({tournament:t,shown:e}){let{schedule:n}=t;return n.find(({round:o})=>o===e)??n.at(-1)??null}function kt(t,e){if(!t.over)return s("being-played");if(t.winner===null)return s("no-result");if(t.scores&&(t.reason==="score"||t.reason==="first to 53")){let[a,r]=t.first===e?t.scores:[t.scores[1],t.scores[0]];return _t(a,r)}let n=t.winner===e?"won":"lost",o=t.reason==="time"?"time":"resigned";return s(`game-${n}-${o}`)}function wt({you:t}){return t!==null}var nt={};rt(nt,{fetchTournament:()=>xt,fetchTournaments:()=>vt,forfeit:()=>zn,inviteAgain:()=>Qn,join:()=>Jn,makeTournament:()=>Hn,removeEntrant:()=>Yn,removeTournament:()=>Zn,start:()=>Gn,withdraw:()=>Vn});function vt(){return p("/api/tournaments")}function Hn(t){return p("/api/tournaments",t)}function xt(t){return p(`/api/tournaments/${t}`)}function Qn(t){return p(`/api/tournaments/${t}/invitation`,{})}function Jn(t,e,n){return p(`/api/tournaments/${t}/join`,{code:e,name:n})}function Gn(t){return p(`/api/tournaments/${t}/start`,{})}function Vn(t){return p(`/api/tournaments/${t}/withdraw`,{})}function Yn(t,e){return p(`/api/tournaments/${t}/remove`,{entrant:e})}function zn(t,e,n){return p(`/api/tournaments/${t}/forfeit`,{pairing:e,entrant:n})}async function Zn(t){await S(`/api/tournaments/${t}`,{},"DELETE")}var st=class{constructor(e,n){this.outside=e,this.store=w((o,a)=>({...o,...a}),{...T,listed:n,form:{name:"",kind:"swiss",rounds:"",speed:"none",twice:!0,rated:!1}})}get state(){return this.store.get()}set(e){this.store.dispatch({form:{...this.state.form,...e}})}make(){let{name:e,kind:n,rounds:o,speed:a,twice:r,rated:c}=this.state.form;return k(this.store,"make",async()=>{let{id:u,url:m,invitation:h}=await this.outside.api.makeTournament({name:e.trim(),kind:n,clock:Zt(a),board:"revised",twice:r,rated:c,rounds:n==="swiss"&&o?Number(o):null});return this.outside.keepInvitation(u,h),this.outside.go(m),""})}};function Ee({kind:t,state:e,round:n,rounds:o,entrants:a}){let r=e==="running"?Xn(n,o):s(`state-${e}`);return[s(`kind-${t}`),r,s("players-count",{count:a})].join(", ")}function Xn(t,e){return e===null?s("round-number",{round:t}):s("round-number-of",{round:t,rounds:e})}var K=class{constructor(e,n,o=null){this.outside=e,this.store=w((a,r)=>({...a,...r}),{...T,me:n,link:o,bring:!0})}get state(){return this.store.get()}get canBring(){let{known:e,account:n}=this.state.me;return e&&n===null}setBring(e){this.store.dispatch({bring:e})}signIn(e,n){return this.enter("passphrase",()=>this.outside.api.signIn(e,n,this.state.bring))}signInByPasskey(){return this.enter("passkey",async()=>{let{ceremony:e,publicKey:n}=await this.outside.api.askWho(),o=await this.outside.usePasskey(n);return this.outside.api.signInByPasskey(e,o,this.state.bring)})}signInByLink(e){return this.enter("link",()=>this.outside.api.signInByLink(e,this.state.bring))}enter(e,n){return k(this.store,e,async()=>(await n(),this.outside.go("/"),""))}};function Oe(t){return t===404?s("link-unknown"):t===410?s("link-used"):null}function St(t,e){let n=ye("sure","sure-heading",o=>{let a=r=>()=>o.close(r);g(i`<h2 id="sure-heading">${t}</h2>
<div class="row">
<button type="button" class="main" @click=${a("")}>${s("cancel")}</button>
<button type="button" data-testid="sure" @click=${a("yes")}>${e}</button>
</div>`,o)});return new Promise(o=>{n.addEventListener("close",()=>o(n.returnValue==="yes"))})}function Tt(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function Le(){return Tt()&&await De()!==null}async function Ie(t){if(await Notification.requestPermission()!=="granted")throw new Error(s("notices-refused"));await navigator.serviceWorker.register("/sw.js");let e=await navigator.serviceWorker.ready;try{let n={userVisibleOnly:!0,applicationServerKey:t};return(await e.pushManager.subscribe(n)).toJSON()}catch(n){throw new Error(s("notices-unreachable"),{cause:n})}}async function Me(){let t=await De();return t===null?null:(await t.unsubscribe(),t.endpoint)}async function De(){return await(await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription()??null}function Pt(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function Ae(t){let e=t;return Be(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(e)}))}async function Et(t){let e=t;return Be(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(e)}))}async function Be(t){try{let e=await t;if(e)return e.toJSON()}catch(e){if(!(e instanceof DOMException))throw e;if(e.name==="InvalidStateError")throw new Error(s("passkey-there"),{cause:e})}throw new Error(s("passkey-none"))}function W(t,e=""){return i`<label
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
/></label>`}function M(t,e,n,o=""){return i`<label
>${e} <span class="small">${o}</span>
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
><input type="checkbox" @change=${ts} /><span>${s("show-it")}</span></label
>`}function ts(t){let e=t.target,n=e.closest("label")?.previousElementSibling?.querySelector("input");n&&(n.type=e.checked?"text":"password")}function je(t,e,n){let{me:o}=t.state,a=n&&o.passkeys_possible,r=o.account?ns(t,o.account,a):es(t,e,a);return $(t.state,"account",s("account"),r)}function es(t,e,n){let{busy:o}=t.state;return i`<p class="small">${s("account-why")}</p>
<form
class="fields"
@submit=${v(a=>t.makeAccount(a("login"),a("passphrase")))}
>
${W("username",s("never-shown"))}
${M("passphrase",s("passphrase"),"new-password",s("at-least-8"))}
<button type="submit" class="main" data-testid="make-account" ?disabled=${o!==null}>
${s("make-account")}
</button>
</form>
${n?i`<details class="fold">
<summary>${s("passkey-instead")}</summary>
<form class="fields" @submit=${v(a=>t.addPasskey(a("login")))}>
${W("username")}
<button type="submit" data-testid="make-passkey" ?disabled=${o!==null}>
${s("make-account-passkey")}
</button>
</form>
</details>`:l}
<p class="small">
${E("have-one",{link:i`<a href="/sign-in" data-testid="to-sign-in" @click=${f(e)}
>${s("sign-in")}</a
>`})}
</p>`}function ns(t,e,n){let{state:o}=t;return i`<p>
${E("signed-in-as",{login:i`<b data-testid="signed-in-as">${e.login}</b>`})}
</p>
<div class="row">
${d(o,s("sign-out"),"sign-out",()=>t.signOut(!1))}
${d(o,s("sign-out-everywhere"),"sign-out-everywhere",()=>t.signOut(!0))}
</div>
<details class="fold">
<summary>${s(e.passphrase?"change-passphrase":"set-passphrase")}</summary>
<form
class="fields"
@submit=${v(a=>t.changePassphrase(e.passphrase?a("old"):null,a("passphrase")))}
>
${e.passphrase?M("old",s("old-passphrase"),"current-password"):l}
${M("passphrase",s("new-passphrase"),"new-password",s("at-least-8"))}
<button type="submit" data-testid="change-passphrase" ?disabled=${o.busy!==null}>
${s("change")}
</button>
</form>
</details>
${n||e.passkeys.length>0?ss(t,e,n):l}`}function ss(t,e,n){let{state:o}=t;return i`<h3>${s("passkeys")}</h3>
<ul class="things">
${e.passkeys.map(a=>os(t,a))}
</ul>
${n?d(o,s("add-passkey"),"add-passkey",()=>t.addPasskey(null)):l}
${e.fresh?l:i`<p class="small">${s("passkey-needs-fresh")}</p>`}`}function os(t,{id:e,name:n,created:o}){return i`<li>
<span>${n} <span class="small">${s("since-day",{day:Q(o)})}</span></span>
<button
type="button"
class="quiet"
aria-label=${s("remove-name",{name:n})}
@click=${()=>t.removePasskey({id:e,name:n})}
>
${s("remove")}
</button>
</li>`}function Ne(t){let{state:e}=t,{bots:n,token:o}=e,a=i`<details class="fold" ?open=${n.length>0||o!==null}>
<summary data-testid="open-bots">${s("let-program-play")}</summary>
<p class="small">${E("bot-text",{command:i`<code>quiltbee bot</code>`})}</p>
${o?i`<p class="token">
<label for="bot-token">${s("token-of-bot",{bot:o.bot})}</label>
<input
id="bot-token"
data-testid="bot-token"
readonly
.value=${o.token}
@focus=${r=>r.target.select()}
/>
</p>`:l}
<ul class="things" data-testid="bot-list">
${n.map(r=>as(t,r))}
</ul>
<form class="with-button" @submit=${v(r=>t.makeBot(r("bot")))}>
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
</details>`;return $(e,"bots",s("bots"),a)}function as(t,e){let{state:n}=t,o=i`${s("remove")}<span class="visually-hidden"> ${e.name}</span>`;return i`<li>
<span>
<b>${e.name}</b>
<span class="small">${s(e.online?"listening":"not-connected")}</span>
</span>
${d(n,s("new-token"),"new-token",()=>t.makeToken(e),"quiet")}
${d(n,o,"remove-bot",()=>t.removeBot(e),"quiet")}
<ul class="tokens">
${e.tokens.map(a=>rs(t,e,a))}
</ul>
</li>`}function rs(t,e,{id:n,scope:o,created:a}){return i`<li class="small">
<span
>${s("token-of-day",{day:Q(a)})}${o==="read"?s("only-to-look"):""}</span
>
${d(t.state,s("revoke"),"revoke-token",()=>t.revokeToken(e,n),"quiet")}
</li>`}function Fe(t){let{state:e}=t,{link:n}=e;return $(e,"device",s("another-device"),i`<p class="small">${s("another-device-text")}</p>
${n?is(t,n):d(e,s("make-link"),"make-link",()=>t.makeLink(),"wide")}`)}function is(t,{address:e,picture:n}){let{state:o}=t,a=t.outside.share?d(o,s("share"),"share-device-link",()=>t.shareLink()):l;return i`<label for="device-link" class="visually-hidden">${s("the-link")}</label>
<input
id="device-link"
data-testid="device-link"
readonly
.value=${e}
@focus=${r=>r.target.select()}
/>
<div class="row">
${d(o,s("copy"),"copy-device-link",()=>t.copyLink(),"main")} ${a}
${d(o,s("withdraw-it"),"drop-link",()=>t.dropLink())}
</div>
<div class="qr">
${n?i`<img
alt=${s("qr-code")}
data-testid="device-qr"
src=${`data:image/svg+xml,${encodeURIComponent(n)}`}
/>`:l}
</div>`}function Re(t,e){let{state:n}=t;return $(n,"notices",s("notifications"),cs(t,e))}function cs(t,e){let{state:n}=t;return n.me.push.available?e?i`<p class="small">${s("browser-can-tell")}</p>
${n.isNotified?d(n,s("turn-off-here"),"stop-notices",()=>t.notify(!1)):d(n,s("tell-me"),"start-notices",()=>t.notify(!0))}`:i`<p class="small">${s("browser-has-none")}</p>`:i`<p class="small">${s("server-sends-none")}</p>`}function qe(t){let{state:e}=t,n=e.me.account?.passphrase??!1,o=i`<div class="row">
<a class="button" href="/api/me/records.zip" download data-testid="records"
>${s("download-games")}</a
>
<a class="button" href="/api/me/data.json" download="quiltbee.json" data-testid="data"
>${s("download-data")}</a
>
</div>
<details class="fold">
<summary data-testid="open-leaving">${s("delete-me")}</summary>
<form class="fields" @submit=${v(a=>t.leave(a("leaving")))}>
<p class="small">${s("delete-text")}</p>
${n?M("leaving",s("your-passphrase"),"current-password"):i`<label
>${s("type-to-confirm",{word:s("confirm-word")})}
<input name="leaving" data-testid="leaving" required autocomplete="off"
/></label>`}
<button type="submit" class="danger" data-testid="leave" ?disabled=${e.busy!==null}>
${s("delete-me")}
</button>
</form>
</details>`;return $(e,"leaving",s("your-data"),o)}var B=240,C=64,ls=100,us={person:"against-people",bot:"against-bots",greedy:"against-greedy",random:"against-random"};function Ot({rating:t,provisional:e}){return`${Math.round(t)}${e?"?":""}`}function Ue({opponent:t,level:e}){return t!=="computer"?s(us[t]):e===null?s("computer"):s("computer-level",{level:String(e)})}function _e({history:t}){if(t.length<2)return null;let e=t.map(({rating:r})=>r),{low:n,high:o}=ms(e),a=e.map((r,c)=>{let u=c/(e.length-1)*B,m=C-(r-n)/(o-n)*C;return[Ce(u),Ce(m)]});return{path:`M${a.map(r=>r.join(" ")).join("L")}`,end:a.at(-1)??[0,0],low:n,high:o}}function ms(t){let[e,n]=[Math.min(...t),Math.max(...t)],o=Math.max(0,ls-(n-e))/2;return{low:Math.round(e-o),high:Math.round(n+o)}}function Ce(t){return Math.round(t*10)/10}function We(t){let{state:e}=t,{ratings:n,statistics:o,me:a}=e,r=n.length===0&&o.totals.length===0,c=i`${r?i`<p class="small">${s("ratings-none")}</p>`:l}
${n.length>0?i`<ul class="ratings">
${n.map(ds)}
</ul>`:l}
${o.totals.length>0?hs(o.totals):l}
${a.account?fs(t,a.account.listed):l}`;return $(e,"ratings",s("ratings-and-results"),c)}function ds(t){let{deviation:e,games:n,provisional:o}=t;return i`<li data-class=${t.class}>
<span class="rating-name">${s(`class-${t.class}`)}</span>
<b class="rating-value">${Ot(t)}</b>
<span class="small"
>± ${Math.round(2*e)},
${s("games",{count:n})}${o?s("not-settled"):""}</span
>
${ps(t)}
</li>`}function ps(t){let e=_e(t),n=t.history[0]?.rating;if(e===null)return l;let[o,a]=e.end;return i`<svg
class="rating-line"
viewBox=${`-4 -6 ${B+44} ${C+12}`}
role="img"
aria-label=${s("rating-picture",{class:s(`class-${t.class}`),from:String(n),to:Ot(t)})}
>
<path class="frame" d=${`M0 0H${B}M0 ${C}H${B}`}></path>
<path class="line-path" d=${e.path}></path>
${Rt`<circle cx=${o} cy=${a} r="3.5"></circle>
<text x=${B+6} y="4">${e.high}</text>
<text x=${B+6} y=${C+4}>${e.low}</text>`}
</svg>`}function hs(t){return i`<div class="scroll" tabindex="0" role="group" aria-labelledby="totals-caption">
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
${t.map(e=>i`<tr>
<th scope="row">${Ue(e)}</th>
<td>${s(`class-${e.class}`)}</td>
<td>${s("won-of",{won:e.won,games:e.played})}</td>
<td>${Ke(e.mean_margin)}</td>
<td>${Ke(e.best_margin)}</td>
</tr>`)}
</tbody>
</table>
</div>`}function Ke(t){return t===null?"–":V(Math.round(t*10)/10)}function fs(t,e){return i`<label class="tick"
><input
type="checkbox"
data-testid="listed"
.checked=${e}
@change=${n=>t.list(F(n))}
/><span>${s("list-ratings")} <span class="small">${s("list-ratings-note")}</span></span></label
>`}function He(t,e,n){let{me:o}=t.state;return i`${b(e)}
<main class="me">
<h1 data-testid="me-title">${o.name??s("to-me")}</h1>
<div class="column">
${$s(t)} ${je(t,e,n.passkeys)}
${o.known?Fe(t):l}
${o.known?Re(t,n.notices):l}
</div>
<div class="column">
${We(t)} ${Ne(t)} ${o.known?qe(t):l}
<p class="small">
<a href="/" @click=${f(e)}>${s("back-to-home")}</a>
</p>
</div>
</main>`}function $s(t){let{state:e}=t;return $(e,"name",s("your-name"),i`<form class="with-button" @submit=${v(n=>t.rename(n("name")))}>
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
</form>`)}function Qe(t,e,n){let{state:o}=t,{account:a}=o.me;if(a)return H(e,s("you-are-signed-in"),Ve(a.login,e));let r=i`<form
class="fields"
@submit=${v(c=>t.signIn(c("login"),c("passphrase")))}
>
${W("username")}
${M("passphrase",s("passphrase"),"current-password")} ${Ye(t)}
<button type="submit" class="main" data-testid="sign-in" ?disabled=${o.busy!==null}>
${s("sign-in")}
</button>
</form>
${P(o,"passphrase")}
${n&&o.me.passkeys_possible?i`<div class="or">
${d(o,s("sign-in-passkey"),"sign-in-passkey",()=>t.signInByPasskey())}
${P(o,"passkey")}
</div>`:l}
<p class="small">
${E("signed-in-elsewhere",{you:i`<b>${s("to-me")}</b>`,device:i`<b>${s("another-device")}</b>`,play:i`<a href="/" @click=${f(e)}>${s("play-at-once")}</a>`})}
</p>`;return H(e,s("sign-in"),r)}function Je(t,e,n){let{state:o}=t,{account:a}=o.me;if(a)return H(e,s("you-are-signed-in"),Ve(a.login,e));let r=o.link?.name,c=i`<p data-testid="link-whom">
${r?E("plays-as",{name:i`<b>${r}</b>`}):s("plays-as-same")}
</p>
${Ye(t)}
<div class="row">
${d(o,s("sign-in-here"),"link-sign-in",()=>t.signInByLink(n),"main")}
<a class="button" href="/" @click=${f(e)}>${s("not-now")}</a>
</div>
${P(o,"link")}`;return H(e,s("use-device-too"),c)}function Ge(t,e){return H(e,s("link-no-longer"),i`<p data-testid="problem">${t}</p>
<a class="button main" href="/" @click=${f(e)}>${s("back-to-home")}</a>`)}function H(t,e,n){return i`${b(t)}
<main class="narrow">
<section class="panel" aria-labelledby="sign-in-heading">
<h1 id="sign-in-heading" data-testid="sign-in-title">${e}</h1>
${n}
</section>
</main>`}function Ve(t,e){return i`<p>${E("already-signed-in",{login:i`<b>${t}</b>`})}</p>
<a class="button main" href="/me" @click=${f(e)}>${s("to-your-page")}</a>`}function Ye(t){return t.canBring?i`<label class="tick"
><input
type="checkbox"
data-testid="bring"
.checked=${t.state.bring}
@change=${e=>t.setBring(F(e))}
/><span>${s("bring-games")}</span></label
>`:l}var Lt=["points","direct","buchholz","sonneborn_berger","wins","margin"];function ze(t,e,n){let{tournament:o,errors:a}=t.state;return i`${b(e)}
<main class="tournament" data-state=${o.state}>
<div class="tournament-head">
<h1 data-testid="tournament-title">${o.name}</h1>
<p class="small">${Te(o)}</p>
${z(a.read,"tournament-error")}
</div>
${o.state==="open"?ys(t,n):l}
${o.schedule.length>0?vs(t,e):l}
${o.standings.length>0?Ts(o):l}
${o.schedule.length>0?Ps(o):l}
${o.state==="running"?Es(t):l}
<p class="small">
<a href="/tournaments" @click=${f(e)}>${s("all-your-tournaments")}</a>
</p>
</main>`}function ys(t,e){let{tournament:n}=t.state;return i`${$(t.state,"players",s("players"),bs(t,e))}
${n.organising?$(t.state,"organise",s("invite-and-start"),ws(t)):l}`}function bs(t,e){let{tournament:n,code:o,invitation:a}=t.state,r=wt(n),c=!r&&(o!==null||a!==null);return i`<ol class="things" data-testid="entrants">
${n.entrants.map(u=>gs(t,u))}
</ol>
${n.entrants.length===0?i`<p class="small">${s("nobody-joined")}</p>`:l}
${c?ks(t,e):l}
${r?i`<p class="small">${s("you-play")}</p>
${d(t.state,s("withdraw"),"withdraw",()=>t.withdraw())}`:l}
${r||c?l:i`<p class="small">${s("to-play-open-link")}</p>`}`}function gs(t,{entrant:e,name:n,withdrawn:o}){let{tournament:a}=t.state;return i`<li>
<span
>${e===a.you?s("name-is-you",{name:n}):n}${o?s("comma-left-tournament"):""}</span
>
${a.organising&&e!==a.you&&!o?d(t.state,i`${s("remove")}<span class="visually-hidden"> ${n}</span>`,"remove-entrant",()=>t.removeEntrant(e),"quiet"):l}
</li>`}function ks(t,e){return i`<form class="with-button" @submit=${v(n=>t.join(n("name")))}>
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
</form>`}function ws(t){let{state:e,link:n}=t;return i`${n===null?i`<p class="small">${s("no-tournament-link")}</p>
${d(e,s("make-link"),"tournament-invite",()=>t.invite())}`:i`<label for="tournament-link" class="small">${s("everybody-may-join")}</label>
<input
id="tournament-link"
data-testid="tournament-link"
readonly
.value=${n}
@focus=${o=>o.target.select()}
/>
<div class="row">
${d(e,s("copy"),"copy-tournament",()=>t.copy())}
${d(e,s("new-link"),"tournament-invite",()=>t.invite())}
</div>`}
<div class="row">
${d(e,s("start-tournament"),"start-tournament",()=>t.start(),"main")}
${d(e,s("delete-it"),"delete-tournament",()=>t.remove(),"danger")}
</div>`}function vs(t,e){let{tournament:n}=t.state,o=Pe(t.state);return o===null?l:i`<section class="panel pairings" aria-labelledby="pairings-heading">
<div class="panel-head">
<h2 id="pairings-heading">
${n.rounds===null?s("round-title",{round:o.round}):s("round-title-of",{round:o.round,rounds:n.rounds})}
</h2>
<div class="row" role="group" aria-label=${s("rounds")}>
${n.schedule.map(a=>i`<button
type="button"
class="quiet"
aria-pressed=${a.round===o.round?"true":"false"}
aria-label=${s("round-title",{round:a.round})}
@click=${()=>t.show(a.round)}
>
${a.round}
</button>`)}
</div>
</div>
<ul class="things" data-testid="pairings">
${o.pairings.map(a=>xs(t,a,o.round,e))}
</ul>
${P(t.state,"organise")}
</section>`}function xs(t,e,n,o){let{tournament:a}=t.state,{first:r,second:c,points:u,games:m}=e;if(c===null)return i`<li><span>${s("a-bye",{name:O(a,r)})}</span></li>`;let h=[r,c].includes(a.you??0),y=s("names-and",{first:O(a,r),second:O(a,c)});return i`<li class=${h?"mine":""}>
<span class="who-meets">
${O(a,r)} <b>${u[0]} : ${u[1]}</b> ${O(a,c)}
</span>
<span class="row">
${m.map((x,mn)=>i`<a
class=${h&&!x.over?"button main":"button"}
href=${x.url}
@click=${f(o)}
aria-label=${s("game-of-meeting",{number:mn+1,meeting:y,result:kt(x,r)})}
>${h&&!x.over?s("play-game"):kt(x,r)}</a
>`)}
</span>
${a.organising&&n===a.round&&m.some(({over:x})=>!x)?Ss(t,e,c):l}
</li>`}function Ss(t,{pairing:e,first:n},o){let{tournament:a}=t.state;return i`<details class="fold">
<summary>${s("somebody-missing")}</summary>
<div class="row">
${[n,o].map(r=>d(t.state,s("name-loses",{name:O(a,r)}),"forfeit",()=>t.forfeit(e,r)))}
</div>
</details>`}function Ts(t){return i`<section class="panel" aria-labelledby="standings-heading">
<h2 id="standings-heading">
${s(t.state==="over"?"final-standings":"standings")}
</h2>
<div class="scroll" tabindex="0" role="group" aria-labelledby="standings-heading">
<table class="scores" data-testid="standings">
<thead>
<tr>
<th scope="col">${s("column-place")}</th>
<th scope="col">${s("column-player")}</th>
${Lt.map(e=>i`<th scope="col" title=${s(`meaning-${e}`)}>${s(`column-${e}`)}</th>`)}
</tr>
</thead>
<tbody>
${t.standings.map(e=>i`<tr class=${e.entrant===t.you?"mine":""}>
<td>${e.place}</td>
<th scope="row">${O(t,e.entrant)}</th>
${Lt.map(n=>i`<td>${V(e[n])}</td>`)}
</tr>`)}
</tbody>
</table>
</div>
<details class="fold">
<summary>${s("how-told-apart")}</summary>
<dl class="small">
${Lt.map(e=>i`<div>
<dt>${s(`column-${e}`)}</dt>
<dd>${s(`meaning-${e}`)}.</dd>
</div>`)}
</dl>
</details>
</section>`}function Ps(t){let{entrants:e,cross_table:n}=t;return i`<section class="panel" aria-labelledby="cross-heading">
<h2 id="cross-heading">${s("cross-table")}</h2>
<div class="scroll" tabindex="0" role="group" aria-labelledby="cross-heading">
<table class="scores cross" data-testid="cross-table">
<thead>
<tr>
<th scope="col">${s("column-player")}</th>
${e.map(({name:o,entrant:a})=>i`<th scope="col" title=${o}>${a}</th>`)}
</tr>
</thead>
<tbody>
${e.map(({entrant:o},a)=>i`<tr>
<th scope="row">${o}. ${O(t,o)}</th>
${(n[a]??[]).map((r,c)=>i`<td class=${c===a?"self":""}>
${c===a?l:r??"–"}
</td>`)}
</tr>`)}
</tbody>
</table>
</div>
<p class="small">
<a href=${`/api/tournaments/${t.id}/records.pgr`} download>${s("download-all")}</a>
</p>
</section>`}function Es(t){return wt(t.state.tournament)?i`<details class="fold">
<summary>${s("leave-tournament")}</summary>
<p class="small">${s("games-are-lost")}</p>
${d(t.state,s("withdraw"),"withdraw",()=>t.withdraw(),"danger")}
${P(t.state,"players")}
</details>`:l}function Xe(t,e){let{listed:n}=t.state;return i`${b(e)}
<main class="me tournaments">
<h1>${s("tab-tournaments")}</h1>
<div class="column">${$(t.state,"make",s("new-tournament"),Ls(t))}</div>
<div class="column">
<section class="panel" aria-labelledby="mine-heading">
<h2 id="mine-heading">${s("yours")}</h2>
<ul class="things" data-testid="tournament-list">
${n.map(o=>Os(o,e))}
</ul>
${n.length===0?i`<p class="small">${s("no-tournaments")}</p>`:l}
</section>
<p class="small"><a href="/" @click=${f(e)}>${s("back-to-home")}</a></p>
</div>
</main>`}function Os(t,e){let{id:n,name:o,organising:a}=t;return i`<li>
<span>
<a href=${`/tournaments/${n}`} @click=${f(e)}>${o}</a>
<span class="small block">${Ee(t)}${a?s("comma-yours"):""}</span>
</span>
</li>`}function Ls(t){let{form:e,busy:n}=t.state;return i`<form class="fields" @submit=${a=>{a.preventDefault(),t.make()}}>
<label
>${s("tournament-name")}
<input
data-testid="tournament-name"
required
maxlength="60"
autocomplete="off"
placeholder=${s("club-evening")}
.value=${e.name}
@input=${a=>t.set({name:N(a)})}
/></label>
${lt("kind",s("who-meets-whom"),Is(),e.kind,a=>t.set({kind:a}))}
<p class="small explain">
${s("label-and-note",{label:s(`kind-${e.kind}`),note:s(`kind-note-${e.kind}`)})}
</p>
${e.kind==="swiss"?Ms(t):l}
${lt("clock",s("clock"),zt.map(({key:a})=>[a,s(`speed-${a}`)]),e.speed,a=>t.set({speed:a}))}
<div class="ticks">
${Ze("twice",s("twice-fair"),e.twice,a=>t.set({twice:a}))}
${Ze("tournament-rated",s("tick-rated"),e.rated,a=>t.set({rated:a}))}
</div>
<button type="submit" class="main" data-testid="make-tournament" ?disabled=${n!==null}>
${s("make-tournament")}
</button>
</form>`}function Is(){return["swiss","round_robin","double_round_robin"].map(t=>[t,s(`kind-${t}`)])}function Ms(t){return i`<label
>${s("rounds")} <span class="small">${s("rounds-note")}</span>
<input
type="number"
min="1"
max="15"
data-testid="rounds"
.value=${t.state.form.rounds}
@input=${e=>t.set({rounds:N(e)})}
/></label>`}function Ze(t,e,n,o){return i`<label class="tick"
><input
type="checkbox"
data-testid=${t}
.checked=${n}
@change=${a=>o(F(a))}
/><span>${e}</span></label
>`}function tn(t){return t===404?{title:s("invitation-unknown"),text:s("invitation-unknown-text")}:t===410?{title:s("invitation-closed"),text:s("invitation-closed-text")}:null}function en({board:t,clock:e,takebacks:n,rated:o,seed_chosen:a,seat:r}){return[[s("term-seat"),s(`term-seat-${r}`)],[s("clock"),e===null?s("term-no-clock"):Vt(e)],[s("time-board"),s(`term-board-${t}`)],[s("circle"),s(a?"term-chosen":"term-drawn")],[s("tick-takebacks"),s(n?"tick-takebacks-note":"term-none")],[s("term-rating"),s(o?"tick-rated-note":"terms-not-rated")]]}function nn(t,e,n){let{yours:o,name:a,game:r}=t;return i`${b(n)}
<main class="invitation">
${ut()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">
${o?s("own-invitation"):s("invites-you",{name:a})}
</h1>
<dl class="terms" data-testid="invitation-terms">
${en(t).map(([c,u])=>i`<div>
<dt>${c}</dt>
<dd>${u}</dd>
</div>`)}
</dl>
${o?Ds(r):me(e)}
</section>
</main>`}function Ds(t){return i`<p data-testid="own-invitation">${s("send-address")}</p>
<a class="button main" href=${`/game/${t}`}>${s("to-the-table")}</a>`}function sn({title:t,text:e},n){return i`${b(n)}
<main class="invitation">
${ut()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">${t}</h1>
<p data-testid="problem">${e}</p>
<a class="button main" href="/">${s("play-on-your-own")}</a>
</section>
</main>`}async function As({root:t,shell:e},n){let o="tab-invitation";try{let a=await Nt(n),r=new ee({me:D,sit:m=>Ft(n,m),go:e.go}),c=()=>g(nn(a,r,e),t);return{page:{draw:c,close:r.store.watch(c)},title:o,after:async()=>a.yours?void 0:r.ask()}}catch(a){let r=a instanceof J?tn(a.status):null;if(!r)throw a;return{page:{draw:()=>g(sn(r,e),t),close:()=>{}},title:o}}}function Bs(t,e){let[n,,...o]=t.link.split(","),a=t.moves.slice(0,e).filter(r=>!Gt(r)).map(r=>r==="pass"?".":r);return[n,a.join(""),...o].join(",")}var ot=class{constructor(e,n,o){this.replay=e,this.go=n;let a={opponent:this.isSolo?"automa":"computer",strength:o,first:"you",busy:!1,error:""};this.store=w((r,c)=>({...r,...c}),a)}get isSolo(){return this.replay.automa!==null}async start(e){this.store.dispatch({busy:!0,error:""});try{let{url:n}=await G(this.wanted(e));this.go(n)}catch(n){let o=n instanceof Error?n.message:String(n);this.store.dispatch({busy:!1,error:o})}}wanted(e){let{replay:n}=this,{opponent:o,strength:a,first:r}=this.store.get(),{automa:c}=n,u=c&&o==="automa"?{deck:c.deck,level:c.level}:null,m=o==="computer"?{level:a}:null,h=o==="person"?L(n).map(({name:x})=>x):null,y=Bs(n,e);return{opponent:o,...u,...m,first:r,board:"revised",seed:null,from:y,names:h}}};function on(t){return t.frames.slice(1).map(({move:e,player:n},o)=>({number:o+1,player:n??1,move:e??"pass"}))}var at=class{constructor(e,n){let o=Xt(e,n);this.patches=n;let a={replay:{...e,frames:o},index:o.length-1,walks:{1:[4,4],2:[4,4]},said:""};this.store=w((r,c)=>({...r,...c}),a)}look(e){let n=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(n,e))})}step(e){let{index:n,replay:o}=this.store.get(),a=o.frames.length-1,r={ArrowLeft:n-1,ArrowRight:n+1,Home:0,End:a};return Object.hasOwn(r,e)?(this.look(r[e]),!0):!1}get path(){let{link:e,tags:n}=this.store.get().replay;return Ht(e,[n.Player1,n.Player2])}get reviewPath(){return`/review${this.path.slice(1)}`}walk(e,n){let{walks:o}=this.store.get();this.store.dispatch({walks:{...o,[e]:qt(o[e],n)}})}};function an(t,e){let n=t.store.get(),o=t.isSolo?[["automa",s("automa-alone")]]:[...At.map(({level:c})=>[String(c),s("computer-level-name",{level:String(c),name:se(c)})]),["person",s("two-people-here")]],a=n.opponent==="computer"?String(n.strength):n.opponent;return i`<form class="panel play-on" @submit=${c=>{c.preventDefault(),t.start(e)}} aria-labelledby="on-heading">
<h2 id="on-heading">${s("play-on-here")}</h2>
<label
>${s("against")}
<select
data-testid="on-opponent"
@change=${c=>t.store.dispatch(js(N(c)))}
>
${o.map(([c,u])=>i`<option value=${c} ?selected=${a===c}>${u}</option>`)}
</select></label
>
${t.isSolo?l:i`<label
>${s("you-are")}
<select
data-testid="on-first"
@change=${c=>t.store.dispatch({first:N(c)})}
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
${z(n.error,"play-on-error")}
</form>`}function js(t){return t==="person"||t==="automa"?{opponent:t}:{opponent:"computer",strength:Number(t)}}function It(t,e,n,o){let{replay:a,index:r}=t,c=a.frames[r],u=L(a);if(n===2&&c.automa)return Fs(c,c.automa,u,e,o);let m=`${n===1?"front":"back"} p${n}`;return i`<div class=${`seat ${m}`}>${ie(c,u,n)}</div>
<div class=${`spread ${m}`}>${Ns(t,e,n,o)}</div>`}function Ns({replay:t,index:e,walks:n},o,a,r){let c=t.frames[e];return oe({number:a,name:L(t)[a-1].name,player:c.players[a-1],patches:o.patches,lettered:r,active:!1,held:!1,ghost:null,cursor:n[a],fresh:Kt(c.player===a?[c.move]:[],o.patches)})}function Fs(t,e,n,o,a){return i`<div class="seat back p2">${ce(t,n,e)}</div>
${le(t,e,{turns:e.turns,run:0},o.patches,a)}`}function rn({replay:t,index:e},n){let o=a=>n.look(a);return he(on(t),e,L(t),n.patches,o)}function cn(t,e,n){let o=t.store.get(),{replay:a,index:r}=o,c=a.frames[r],u=L(a),{letters:m,look:h}=n.settings,y=()=>n.change({look:h==="cloth"?"thread":"cloth"});return i`${b(n)}
<main class=${`table ${c.automa?"solo":"screen"} viewer`} data-stage=${c.stage}>
<div class="felt">
<div class="turn">
<h1 id="turn-heading" tabindex="-1" data-testid="turn">
${r===0?s("start-position"):s("after-move",{number:String(r)})}:
${Ct(c,u)}
</h1>
<p data-testid="turn-reason">${Ut(c,u)}</p>
${a.comment?ue(a.comment):l}
${a.frames.length>1?Rs(t,n):l}
</div>
<div class="column own">
${It(o,t,1,m)} ${de(c.ring,t.patches,m)}
</div>
<div class="column middle">
${pe(c,t.patches,m)} ${rn(o,t)}
${c.result?fe(c,u,qs(t,n)):an(e,r)}
</div>
<div class="column other">
${It(o,t,2,m)} ${Qt(c,u,h,y)}
</div>
</div>
<div class="below">${$e(c,u,t.patches)}</div>
</main>`}function Rs(t,e){return i`<button
type="button"
class="to-review"
data-testid="review"
@click=${()=>e.go(t.reviewPath)}
>
${A("graph")}<span>${s("review")}</span>
</button>`}function qs(t,e){let{replay:n,said:o}=t.store.get(),a=async()=>t.store.dispatch({said:await re(`${location.origin}${t.path}`)});return i`<button
type="button"
class="main"
data-testid="play-again"
@click=${()=>e.go("/")}
>
${s("new-game")}
</button>
<button type="button" data-testid="copy-link" @click=${a}>
${A("link")}<span>${s("copy-link")}</span>
</button>
<button type="button" data-testid="download-record" @click=${()=>ae(n.record)}>
${A("download")}<span>${s("record")}</span>
</button>
<p class="small copied" role="status" data-testid="copied">${o}</p>`}function Cs(t,e,n,o){let a=new at(e,n),r=new ot(e,o.go,o.settings.strength),c=()=>{g(cn(a,r,o),t),te(t)},u=[a.store.watch(c),r.store.watch(c)],m=y=>Us(y,a);return window.addEventListener("keydown",m),{draw:c,close:()=>{for(let y of u)y();window.removeEventListener("keydown",m)}}}function Us(t,e){let{target:n,key:o,altKey:a,ctrlKey:r,metaKey:c,shiftKey:u}=t;a||r||c||u||n instanceof Element&&n.closest("select, input, textarea, dialog")||Jt(t,(m,h)=>e.walk(m,h))||e.step(o)&&t.preventDefault()}var _s=5e3,Ki={aid:Ks,me:Ws,"sign-in":Hs,link:Qs,today:(t,e)=>ln(t,e,R(new Date)),day:ln,tournaments:Gs,tournament:Vs};async function Ks(t,e){let{aidSheet:n,printButton:o}=await Wt("aid");return{draw:()=>g(i`${b(e)}
<main class="aid-page">
<div class="panel-head">
<h1>${s("how-to-play")}</h1>
${o(()=>window.print())}
</div>
${n()}
</main>`,t),close:()=>{}}}async function Ws(t,e){let n={},[o,{ratings:a},r,{bots:c},u]=await Promise.all([D(),Mt($t(),{ratings:[]},"ratings",n),Mt(yt(),{totals:[],automa:[]},"ratings",n),Mt(bt(),{bots:[]},"bots",n),Le()]),m={api:_,drawQr:it,isSure:St,makePasskey:Ae,subscribe:Ie,unsubscribe:Me,go:Dt,copy:Y,origin:location.origin,share:un()},h=new tt(m,{me:o,ratings:a,statistics:r,bots:c,isNotified:u,errors:n}),y={passkeys:Pt(),notices:Tt()},x=()=>g(He(h,e,y),t);return{draw:x,close:h.store.watch(x)}}async function Mt(t,e,n,o){try{return await t}catch(a){return Object.assign(o,{[n]:j(a)}),e}}function Dt(t){location.assign(t)}function un(){return"share"in navigator?t=>navigator.share(t):null}async function Hs(t,e){let n=new K({api:_,usePasskey:Et,go:Dt},await D()),o=()=>g(Qe(n,e,Pt()),t);return{draw:o,close:n.store.watch(o)}}async function Qs(t,e,n){try{let[o,a]=await Promise.all([D(),ft(n)]),r=new K({api:_,usePasskey:Et,go:Dt},o,a),c=()=>g(Je(r,e,n),t);return{draw:c,close:r.store.watch(c)}}catch(o){let a=o instanceof J?Oe(o.status):null;if(a===null)throw o;return{draw:()=>g(Ge(a,e),t),close:()=>{}}}}async function ln(t,e,n){let[o,{days:a}]=await Promise.all([dt(n),pt()]),r={api:ht,createGame:G,copy:Y,go:e.go,origin:location.origin,share:un()},c=new Z(r,o,a,R(new Date)),u=()=>g(Se(c,e),t),m=[c.store.watch(u),Js(()=>c.look(R(new Date)))];return{draw:u,close:()=>{for(let h of m)h()}}}function Js(t){let e=0,n=()=>{t(),clearTimeout(e),e=window.setTimeout(n,ge(new Date)+1)};return n(),document.addEventListener("visibilitychange",n),()=>{clearTimeout(e),document.removeEventListener("visibilitychange",n)}}async function Gs(t,e){let{tournaments:n}=await vt(),o=new st({api:nt,keepInvitation:ct,go:e.go},n),a=()=>g(Xe(o,e),t);return{draw:a,close:o.store.watch(a)}}async function Vs(t,e,n){let[o,a]=await Promise.all([xt(n),D()]),r=ne(n),c={api:nt,drawQr:it,isSure:St,copy:Y,go:e.go,origin:location.origin,keepInvitation:y=>ct(n,y)},u=gt(location.hash)??gt(r?.replace(/^[^#]*/,"")??""),m=new et(c,{tournament:o,code:u,invitation:r}),h=()=>g(ze(m,e,a.name),t);return{draw:h,close:Ys(m,e,h)}}function Ys(t,e,n){let o=()=>{!document.hidden&&t.state.tournament.state!=="over"&&t.load()},a=setInterval(o,_s),r=[t.store.watch(n),e.onNews(c=>c==="games"&&o())];return()=>{clearInterval(a);for(let c of r)c()}}export{Ki as AWAY,As as openInvitation,Cs as openViewerPage};
