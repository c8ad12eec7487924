import{$a as Dt,A as l,Ab as Zt,B as w,Ba as Nt,C as X,Cb as te,D as v,Da as qt,E as $,La as Ft,M as St,N as H,R as Tt,S as Et,T as Lt,Za as Rt,a as gt,b as wt,cb as Ct,db as Z,eb as tt,gb as Kt,i as n,ib as et,j as U,k as M,kb as j,l as g,lb as A,m as vt,n as d,nb as S,o as P,oa as Ot,ob as Ut,pa as It,pb as Ht,q as xt,qb as _t,rb as Qt,sa as Bt,sb as Wt,t as F,tb as Jt,ub as Vt,v as Y,va as Mt,vb as _,wa as jt,wb as Gt,xa as At,xb as zt,y as r,yb as Yt,z as Pt,zb as Xt}from"./page.js";var E={busy:null,told:{},errors:{}};async function x(e,t,s){if(e.get().busy!==null)return!1;e.dispatch({busy:t,told:{},errors:{}});try{let o=await s();return e.dispatch({busy:null,told:{[t]:o}}),!0}catch(o){return e.dispatch({busy:null,errors:{[t]:M(o)}}),!1}}function N({isSure:e},t){return e(n("sure-remove",{name:t}),n("remove"))}var Q=class{constructor(t,s){this.outside=t,this.store=g((o,a)=>({...o,...a}),{...E,...s,link:null,token:null})}get state(){return this.store.get()}rename(t){return this.ask("name",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({name:t})}),n("saved")))}makeAccount(t,s){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.makeAccount(t,s)}),n("account-made")))}addPasskey(t){return this.ask("account",async()=>{let{ceremony:s,publicKey:o}=await this.outside.api.askForPasskey(t),a=await this.outside.makePasskey(o),i=this.state.me.name??n("default-passkey");return this.store.dispatch({me:await this.outside.api.addPasskey(s,i,a)}),n(t===null?"passkey-added":"account-made-passkey")})}async removePasskey({id:t,name:s}){return await N(this.outside,s)?this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.removePasskey(t)}),n("passkey-removed"))):!1}changePassphrase(t,s){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.changePassphrase(t,s)}),n("passphrase-changed")))}list(t){return this.ask("ratings",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({listed:t})}),n(t?"ratings-listed":"ratings-not-listed")))}signOut(t){return this.ask("account",async()=>(await this.outside.api.signOut(t),this.outside.go("/"),""))}makeLink(){return this.ask("device",async()=>{let{url:t,expires:s}=await this.outside.api.makeLink(),o={address:this.outside.origin+t,expires:s,picture:null};return this.store.dispatch({link:o}),this.store.dispatch({link:{...o,picture:await this.outside.drawQr(t)}}),""})}dropLink(){return this.ask("device",async()=>(await this.outside.api.dropLinks(),this.store.dispatch({link:null}),n("link-dropped")))}copyLink(){return this.ask("device",async()=>(await this.outside.copy(this.state.link?.address??""),n("copied")))}shareLink(){let{link:t}=this.state,{share:s}=this.outside;return t===null||s===null?null:this.ask("device",async()=>{try{await s({title:n("share-device"),url:t.address})}catch(o){if(!(o instanceof Error&&o.name==="AbortError"))throw o}return""})}notify(t){return this.ask("notices",async()=>(t?await this.startNotices():await this.endNotices(),this.store.dispatch({isNotified:t}),n(t?"will-tell":"stays-quiet")))}async startNotices(){let{key:t}=this.state.me.push;if(t===null)throw new Error(n("sends-none"));await this.outside.api.subscribeToPush(await this.outside.subscribe(t))}async endNotices(){let t=await this.outside.unsubscribe();t!==null&&await this.outside.api.unsubscribeFromPush(t)}makeBot(t){return this.ask("bots",async()=>{let{token:s}=await this.outside.api.makeBot(t);return await this.readBots(),this.store.dispatch({token:{bot:t,token:s}}),""})}async removeBot({id:t,name:s}){return await N(this.outside,s)?this.ask("bots",async()=>(await this.outside.api.removeBot(t),this.store.dispatch({token:null}),await this.readBots(),n("bot-removed",{name:s}))):!1}makeToken({id:t,name:s}){return this.ask("bots",async()=>{let{token:o}=await this.outside.api.makeToken(t);return await this.readBots(),this.store.dispatch({token:{bot:s,token:o}}),""})}async revokeToken({id:t,name:s},o){return await this.outside.isSure(n("sure-revoke",{name:s}),n("revoke"))?this.ask("bots",async()=>(await this.outside.api.revokeToken(t,o),this.store.dispatch({token:null}),await this.readBots(),n("token-revoked",{name:s}))):!1}async readBots(){let{bots:t}=await this.outside.api.fetchBots();this.store.dispatch({bots:t})}leave(t){let s=this.state.me.account?.passphrase??!1;return this.ask("leaving",async()=>{if(!s&&t.trim().toLowerCase()!==n("confirm-word"))throw new Error(n("type-word-first",{word:n("confirm-word")}));return await this.outside.api.removeMe(s?t:null),this.outside.go("/"),""})}ask(t,s){return x(this.store,t,s)}};var R={};gt(R,{addPasskey:()=>Ke,askForPasskey:()=>Ce,askWho:()=>He,changeMe:()=>Ne,changePassphrase:()=>De,dropLinks:()=>We,fetchBots:()=>at,fetchRatings:()=>nt,fetchStatistics:()=>ot,lookAtLink:()=>st,makeAccount:()=>qe,makeBot:()=>Ye,makeLink:()=>Qe,makeToken:()=>Ze,removeBot:()=>Xe,removeMe:()=>ze,removePasskey:()=>Ue,revokeToken:()=>ts,signIn:()=>Fe,signInByLink:()=>Je,signInByPasskey:()=>_e,signOut:()=>Re,subscribeToPush:()=>Ve,unsubscribeFromPush:()=>Ge});function Ne(e){return d("/api/me",e,"PATCH")}function qe(e,t){return d("/api/account",{login:e,passphrase:t})}function Fe(e,t,s){return d("/api/sign-in",{login:e,passphrase:t,bring:s})}async function Re(e=!1){await P(e?"/api/sign-out/everywhere":"/api/sign-out",{})}function De(e,t){return d("/api/me/passphrase",{old:e,new:t})}function Ce(e){return d("/api/passkeys/options",{login:e})}function Ke(e,t,s){return d("/api/passkeys",{ceremony:e,name:t,credential:s})}function Ue(e){return d(`/api/passkeys/${encodeURIComponent(e)}`,{},"DELETE")}function He(){return d("/api/sign-in/passkey/options",{})}function _e(e,t,s){return d("/api/sign-in/passkey",{ceremony:e,credential:t,bring:s})}function Qe(){return d("/api/me/link",{})}async function We(){await P("/api/me/link",{},"DELETE")}function st(e){return d("/api/sign-in/link/look",{code:e})}function Je(e,t){return d("/api/sign-in/link",{code:e,bring:t})}async function Ve(e){await P("/api/me/push",{subscription:e})}async function Ge(e){await P("/api/me/push",{endpoint:e},"DELETE")}function nt(){return d("/api/me/ratings")}function ot(){return d("/api/me/statistics")}async function ze(e){await P("/api/me",{passphrase:e},"DELETE")}function at(){return d("/api/me/bots")}function Ye(e){return d("/api/me/bots",{name:e})}async function Xe(e){await P(`/api/me/bots/${e}`,{},"DELETE")}function Ze(e){return d(`/api/me/bots/${e}/tokens`,{})}async function ts(e,t){await P(`/api/me/bots/${e}/tokens/${t}`,{},"DELETE")}var W=class{constructor(t,s){this.outside=t,this.store=g((o,a)=>({...o,...a}),{...E,...s,picture:null,shown:null})}get state(){return this.store.get()}get link(){let{invitation:t}=this.state;return t===null?null:this.outside.origin+t}async load(){try{let t=await this.outside.api.fetchTournament(this.state.tournament.id);this.store.dispatch({tournament:t,errors:{...this.state.errors,read:""}})}catch(t){this.store.dispatch({errors:{...this.state.errors,read:M(t)}})}}show(t){this.store.dispatch({shown:t})}join(t){let{tournament:s,code:o}=this.state;return this.change("players",()=>this.outside.api.join(s.id,o??"",t.trim()||null))}start(){return this.change("organise",()=>this.outside.api.start(this.state.tournament.id))}async withdraw(){return await this.outside.isSure(n("sure-withdraw"),n("withdraw"))?this.change("players",()=>this.outside.api.withdraw(this.state.tournament.id)):!1}async removeEntrant(t){let s=this.nameOf(t);return await N(this.outside,s)?this.change("organise",()=>this.outside.api.removeEntrant(this.state.tournament.id,t)):!1}async forfeit(t,s){let o=this.nameOf(s);return await this.outside.isSure(n("sure-forfeit",{name:o}),n("name-loses",{name:o}))?this.change("organise",()=>this.outside.api.forfeit(this.state.tournament.id,t,s)):!1}change(t,s){return x(this.store,t,async()=>(this.store.dispatch({tournament:await s()}),""))}nameOf(t){let{entrants:s}=this.state.tournament;return s.find(({entrant:o})=>o===t)?.name??""}invite(){return x(this.store,"organise",async()=>{let{invitation:t}=await this.outside.api.inviteAgain(this.state.tournament.id);return this.outside.keepInvitation(t),this.store.dispatch({invitation:t,picture:null}),""})}copy(){return x(this.store,"organise",async()=>(await this.outside.copy(this.link??""),n("copied")))}async remove(){let{name:t}=this.state.tournament;return await N(this.outside,t)?x(this.store,"organise",async()=>(await this.outside.api.removeTournament(this.state.tournament.id),this.outside.go("/tournaments"),"")):!1}};function rt(e){return/^#join=([\w-]+)$/.exec(e)?.[1]??null}function ee({kind:e,rounds:t,clock:s,twice:o,rated:a}){let i=[n(`kind-${e}`)];return t!==null&&i.push(n("rounds-count",{count:t})),i.push(s===null?n("no-clock"):Bt(s)),o&&i.push(n("each-ring-twice")),a&&i.push(n("terms-rated")),i.join(", ")}function T({entrants:e,you:t},s){let o=e.find(a=>a.entrant===s)?.name??"?";return s===t?n("name-is-you",{name:o}):o}function se({tournament:e,shown:t}){let{schedule:s}=e;return s.find(({round:o})=>o===t)??s.at(-1)??null}function it(e,t){if(!e.over)return n("being-played");if(e.winner===null)return n("no-result");if(e.scores&&(e.reason==="score"||e.reason==="first to 53")){let[a,i]=e.first===t?e.scores:[e.scores[1],e.scores[0]];return Lt(a,i)}let s=e.winner===t?"won":"lost",o=e.reason==="time"?"time":"resigned";return n(`game-${s}-${o}`)}function ct({you:e}){return e!==null}var J={};gt(J,{fetchTournament:()=>ut,fetchTournaments:()=>lt,forfeit:()=>is,inviteAgain:()=>ss,join:()=>ns,makeTournament:()=>es,removeEntrant:()=>rs,removeTournament:()=>cs,start:()=>os,withdraw:()=>as});function lt(){return d("/api/tournaments")}function es(e){return d("/api/tournaments",e)}function ut(e){return d(`/api/tournaments/${e}`)}function ss(e){return d(`/api/tournaments/${e}/invitation`,{})}function ns(e,t,s){return d(`/api/tournaments/${e}/join`,{code:t,name:s})}function os(e){return d(`/api/tournaments/${e}/start`,{})}function as(e){return d(`/api/tournaments/${e}/withdraw`,{})}function rs(e,t){return d(`/api/tournaments/${e}/remove`,{entrant:t})}function is(e,t,s){return d(`/api/tournaments/${e}/forfeit`,{pairing:t,entrant:s})}async function cs(e){await P(`/api/tournaments/${e}`,{},"DELETE")}var V=class{constructor(t,s){this.outside=t,this.store=g((o,a)=>({...o,...a}),{...E,listed:s,form:{name:"",kind:"swiss",rounds:"",speed:"none",twice:!0,rated:!1}})}get state(){return this.store.get()}set(t){this.store.dispatch({form:{...this.state.form,...t}})}make(){let{name:t,kind:s,rounds:o,speed:a,twice:i,rated:c}=this.state.form;return x(this.store,"make",async()=>{let{id:u,url:p,invitation:h}=await this.outside.api.makeTournament({name:t.trim(),kind:s,clock:jt(a),board:"revised",twice:i,rated:c,rounds:s==="swiss"&&o?Number(o):null});return this.outside.keepInvitation(u,h),this.outside.go(p),""})}};function ne({kind:e,state:t,round:s,rounds:o,entrants:a}){let i=t==="running"?ls(s,o):n(`state-${t}`);return[n(`kind-${e}`),i,n("players-count",{count:a})].join(", ")}function ls(e,t){return t===null?n("round-number",{round:e}):n("round-number-of",{round:e,rounds:t})}var D=class{constructor(t,s,o=null){this.outside=t,this.store=g((a,i)=>({...a,...i}),{...E,me:s,link:o,bring:!0})}get state(){return this.store.get()}get canBring(){let{known:t,account:s}=this.state.me;return t&&s===null}setBring(t){this.store.dispatch({bring:t})}signIn(t,s){return this.enter("passphrase",()=>this.outside.api.signIn(t,s,this.state.bring))}signInByPasskey(){return this.enter("passkey",async()=>{let{ceremony:t,publicKey:s}=await this.outside.api.askWho(),o=await this.outside.usePasskey(s);return this.outside.api.signInByPasskey(t,o,this.state.bring)})}signInByLink(t){return this.enter("link",()=>this.outside.api.signInByLink(t,this.state.bring))}enter(t,s){return x(this.store,t,async()=>(await s(),this.outside.go("/"),""))}};function oe(e){return e===404?n("link-unknown"):e===410?n("link-used"):null}function mt(e,t){let s=te("sure","sure-heading",o=>{let a=i=>()=>o.close(i);w(r`<h2 id="sure-heading">${e}</h2>
        <div class="row">
          <button type="button" class="main" @click=${a("")}>${n("cancel")}</button>
          <button type="button" data-testid="sure" @click=${a("yes")}>${t}</button>
        </div>`,o)});return new Promise(o=>{s.addEventListener("close",()=>o(s.returnValue==="yes"))})}function dt(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function ae(){return dt()&&await ce()!==null}async function re(e){if(await Notification.requestPermission()!=="granted")throw new Error(n("notices-refused"));await navigator.serviceWorker.register("/sw.js");let t=await navigator.serviceWorker.ready;try{let s={userVisibleOnly:!0,applicationServerKey:e};return(await t.pushManager.subscribe(s)).toJSON()}catch(s){throw new Error(n("notices-unreachable"),{cause:s})}}async function ie(){let e=await ce();return e===null?null:(await e.unsubscribe(),e.endpoint)}async function ce(){return await(await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription()??null}function pt(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function le(e){let t=e;return ue(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(t)}))}async function ht(e){let t=e;return ue(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(t)}))}async function ue(e){try{let t=await e;if(t)return t.toJSON()}catch(t){if(!(t instanceof DOMException))throw t;if(t.name==="InvalidStateError")throw new Error(n("passkey-there"),{cause:t})}throw new Error(n("passkey-none"))}function f(e,t,s,o){return r`<section
    class=${`panel section-${t}`}
    aria-labelledby=${`${t}-heading`}
    data-testid=${t}
  >
    <h2 id=${`${t}-heading`}>${s}</h2>
    ${o} ${L(e,t)}
  </section>`}function L(e,t){let s=e.errors[t]??"",o=e.told[t]??"";return r`<div class="outcome">
    <p class="notice" role="alert" data-testid=${`${t}-error`}>${s||l}</p>
    <p class="small" role="status" data-testid=${`${t}-told`}>${o||l}</p>
  </div>`}function m(e,t,s,o,a=""){return r`<button
    type="button"
    class=${a}
    data-testid=${s}
    aria-disabled=${e.busy===null?"false":"true"}
    @click=${o}
  >
    ${t}
  </button>`}function b(e){return t=>{t.preventDefault();let s=new FormData(t.target);e(o=>String(s.get(o)??""))}}function C(e,t=""){return r`<label
    >${n("login")} <span class="small">${t}</span>
    <input
      name="login"
      data-testid="login"
      required
      minlength="3"
      maxlength="32"
      autocapitalize="none"
      spellcheck="false"
      autocomplete=${e}
  /></label>`}function O(e,t,s,o=""){return r`<label
      >${t} <span class="small">${o}</span>
      <input
        type="password"
        name=${e}
        data-testid=${e}
        required
        minlength=${s==="new-password"?8:1}
        maxlength="256"
        autocomplete=${s}
    /></label>
    <label class="tick"
      ><input type="checkbox" @change=${us} /><span>${n("show-it")}</span></label
    >`}function us(e){let t=e.target,s=t.closest("label")?.previousElementSibling?.querySelector("input");s&&(s.type=t.checked?"text":"password")}function me(e,t,s){let{me:o}=e.state,a=s&&o.passkeys_possible,i=o.account?ds(e,o.account,a):ms(e,t,a);return f(e.state,"account",n("account"),i)}function ms(e,t,s){let{busy:o}=e.state;return r`<p class="small">${n("account-why")}</p>
    <form
      class="fields"
      @submit=${b(a=>e.makeAccount(a("login"),a("passphrase")))}
    >
      ${C("username",n("never-shown"))}
      ${O("passphrase",n("passphrase"),"new-password",n("at-least-8"))}
      <button type="submit" class="main" data-testid="make-account" ?disabled=${o!==null}>
        ${n("make-account")}
      </button>
    </form>
    ${s?r`<details class="fold">
            <summary>${n("passkey-instead")}</summary>
            <form class="fields" @submit=${b(a=>e.addPasskey(a("login")))}>
              ${C("username")}
              <button type="submit" data-testid="make-passkey" ?disabled=${o!==null}>
                ${n("make-account-passkey")}
              </button>
            </form>
          </details>`:l}
    <p class="small">
      ${S("have-one",{link:r`<a href="/sign-in" data-testid="to-sign-in" @click=${$(t)}
          >${n("sign-in")}</a
        >`})}
    </p>`}function ds(e,t,s){let{state:o}=e;return r`<p>
      ${S("signed-in-as",{login:r`<b data-testid="signed-in-as">${t.login}</b>`})}
    </p>
    <div class="row">
      ${m(o,n("sign-out"),"sign-out",()=>e.signOut(!1))}
      ${m(o,n("sign-out-everywhere"),"sign-out-everywhere",()=>e.signOut(!0))}
    </div>
    <details class="fold">
      <summary>${n(t.passphrase?"change-passphrase":"set-passphrase")}</summary>
      <form
        class="fields"
        @submit=${b(a=>e.changePassphrase(t.passphrase?a("old"):null,a("passphrase")))}
      >
        ${t.passphrase?O("old",n("old-passphrase"),"current-password"):l}
        ${O("passphrase",n("new-passphrase"),"new-password",n("at-least-8"))}
        <button type="submit" data-testid="change-passphrase" ?disabled=${o.busy!==null}>
          ${n("change")}
        </button>
      </form>
    </details>
    ${s||t.passkeys.length>0?ps(e,t,s):l}`}function ps(e,t,s){let{state:o}=e;return r`<h3>${n("passkeys")}</h3>
    <ul class="things">
      ${t.passkeys.map(a=>hs(e,a))}
    </ul>
    ${s?m(o,n("add-passkey"),"add-passkey",()=>e.addPasskey(null)):l}
    ${t.fresh?l:r`<p class="small">${n("passkey-needs-fresh")}</p>`}`}function hs(e,{id:t,name:s,created:o}){return r`<li>
    <span>${s} <span class="small">${n("since-day",{day:U(o)})}</span></span>
    <button
      type="button"
      class="quiet"
      aria-label=${n("remove-name",{name:s})}
      @click=${()=>e.removePasskey({id:t,name:s})}
    >
      ${n("remove")}
    </button>
  </li>`}function de(e){let{state:t}=e,{bots:s,token:o}=t,a=r`<details class="fold" ?open=${s.length>0||o!==null}>
    <summary data-testid="open-bots">${n("let-program-play")}</summary>
    <p class="small">${S("bot-text",{command:r`<code>quiltbee bot</code>`})}</p>
    ${o?r`<p class="token">
            <label for="bot-token">${n("token-of-bot",{bot:o.bot})}</label>
            <input
              id="bot-token"
              data-testid="bot-token"
              readonly
              .value=${o.token}
              @focus=${i=>i.target.select()}
            />
          </p>`:l}
    <ul class="things" data-testid="bot-list">
      ${s.map(i=>fs(e,i))}
    </ul>
    <form class="with-button" @submit=${b(i=>e.makeBot(i("bot")))}>
      <label class="visually-hidden" for="bot-name">${n("name-of-bot")}</label>
      <input
        id="bot-name"
        name="bot"
        data-testid="bot-name"
        required
        maxlength="40"
        autocomplete="off"
        placeholder=${n("name-of-bot")}
      />
      <button type="submit" data-testid="make-bot" ?disabled=${t.busy!==null}>
        ${n("make-bot")}
      </button>
    </form>
  </details>`;return f(t,"bots",n("bots"),a)}function fs(e,t){let{state:s}=e,o=r`${n("remove")}<span class="visually-hidden"> ${t.name}</span>`;return r`<li>
    <span>
      <b>${t.name}</b>
      <span class="small">${n(t.online?"listening":"not-connected")}</span>
    </span>
    ${m(s,n("new-token"),"new-token",()=>e.makeToken(t),"quiet")}
    ${m(s,o,"remove-bot",()=>e.removeBot(t),"quiet")}
    <ul class="tokens">
      ${t.tokens.map(a=>$s(e,t,a))}
    </ul>
  </li>`}function $s(e,t,{id:s,scope:o,created:a}){return r`<li class="small">
    <span
      >${n("token-of-day",{day:U(a)})}${o==="read"?n("only-to-look"):""}</span
    >
    ${m(e.state,n("revoke"),"revoke-token",()=>e.revokeToken(t,s),"quiet")}
  </li>`}function pe(e){let{state:t}=e,{link:s}=t;return f(t,"device",n("another-device"),r`<p class="small">${n("another-device-text")}</p>
      ${s?bs(e,s):m(t,n("make-link"),"make-link",()=>e.makeLink(),"wide")}`)}function bs(e,{address:t,picture:s}){let{state:o}=e,a=e.outside.share?m(o,n("share"),"share-device-link",()=>e.shareLink()):l;return r`<label for="device-link" class="visually-hidden">${n("the-link")}</label>
    <input
      id="device-link"
      data-testid="device-link"
      readonly
      .value=${t}
      @focus=${i=>i.target.select()}
    />
    <div class="row">
      ${m(o,n("copy"),"copy-device-link",()=>e.copyLink(),"main")} ${a}
      ${m(o,n("withdraw-it"),"drop-link",()=>e.dropLink())}
    </div>
    <div class="qr">
      ${s?r`<img
              alt=${n("qr-code")}
              data-testid="device-qr"
              src=${`data:image/svg+xml,${encodeURIComponent(s)}`}
            />`:l}
    </div>`}function he(e,t){let{state:s}=e;return f(s,"notices",n("notifications"),ys(e,t))}function ys(e,t){let{state:s}=e;return s.me.push.available?t?r`<p class="small">${n("browser-can-tell")}</p>
    ${s.isNotified?m(s,n("turn-off-here"),"stop-notices",()=>e.notify(!1)):m(s,n("tell-me"),"start-notices",()=>e.notify(!0))}`:r`<p class="small">${n("browser-has-none")}</p>`:r`<p class="small">${n("server-sends-none")}</p>`}function fe(e){let{state:t}=e,s=t.me.account?.passphrase??!1,o=r`<div class="row">
      <a class="button" href="/api/me/records.zip" download data-testid="records"
        >${n("download-games")}</a
      >
      <a class="button" href="/api/me/data.json" download="quiltbee.json" data-testid="data"
        >${n("download-data")}</a
      >
    </div>
    <details class="fold">
      <summary data-testid="open-leaving">${n("delete-me")}</summary>
      <form class="fields" @submit=${b(a=>e.leave(a("leaving")))}>
        <p class="small">${n("delete-text")}</p>
        ${s?O("leaving",n("your-passphrase"),"current-password"):r`<label
                >${n("type-to-confirm",{word:n("confirm-word")})}
                <input name="leaving" data-testid="leaving" required autocomplete="off"
              /></label>`}
        <button type="submit" class="danger" data-testid="leave" ?disabled=${t.busy!==null}>
          ${n("delete-me")}
        </button>
      </form>
    </details>`;return f(t,"leaving",n("your-data"),o)}var B=240,q=64,ks=100,gs={person:"against-people",bot:"against-bots",greedy:"against-greedy",random:"against-random"};function ft({rating:e,provisional:t}){return`${Math.round(e)}${t?"?":""}`}function be({opponent:e,level:t}){return e!=="computer"?n(gs[e]):t===null?n("computer"):n("computer-level",{level:String(t)})}function ye({history:e}){if(e.length<2)return null;let t=e.map(({rating:i})=>i),{low:s,high:o}=ws(t),a=t.map((i,c)=>{let u=c/(t.length-1)*B,p=q-(i-s)/(o-s)*q;return[$e(u),$e(p)]});return{path:`M${a.map(i=>i.join(" ")).join("L")}`,end:a.at(-1)??[0,0],low:s,high:o}}function ws(e){let[t,s]=[Math.min(...e),Math.max(...e)],o=Math.max(0,ks-(s-t))/2;return{low:Math.round(t-o),high:Math.round(s+o)}}function $e(e){return Math.round(e*10)/10}function ge(e){let{state:t}=e,{ratings:s,statistics:o,me:a}=t,i=s.length===0&&o.totals.length===0,c=r`${i?r`<p class="small">${n("ratings-none")}</p>`:l}
  ${s.length>0?r`<ul class="ratings">
          ${s.map(vs)}
        </ul>`:l}
  ${o.totals.length>0?Ps(o.totals):l}
  ${a.account?Ss(e,a.account.listed):l}`;return f(t,"ratings",n("ratings-and-results"),c)}function vs(e){let{deviation:t,games:s,provisional:o}=e;return r`<li data-class=${e.class}>
    <span class="rating-name">${n(`class-${e.class}`)}</span>
    <b class="rating-value">${ft(e)}</b>
    <span class="small"
      >± ${Math.round(2*t)},
      ${n("games",{count:s})}${o?n("not-settled"):""}</span
    >
    ${xs(e)}
  </li>`}function xs(e){let t=ye(e),s=e.history[0]?.rating;if(t===null)return l;let[o,a]=t.end;return r`<svg
    class="rating-line"
    viewBox=${`-4 -6 ${B+44} ${q+12}`}
    role="img"
    aria-label=${n("rating-picture",{class:n(`class-${e.class}`),from:String(s),to:ft(e)})}
  >
    <path class="frame" d=${`M0 0H${B}M0 ${q}H${B}`}></path>
    <path class="line-path" d=${t.path}></path>
    ${Pt`<circle cx=${o} cy=${a} r="3.5"></circle>
      <text x=${B+6} y="4">${t.high}</text>
      <text x=${B+6} y=${q+4}>${t.low}</text>`}
  </svg>`}function Ps(e){return r`<div class="scroll" tabindex="0" role="group" aria-labelledby="totals-caption">
    <table class="scores" data-testid="duel-totals">
      <caption id="totals-caption">
        ${n("games-for-two")}
      </caption>
      <thead>
        <tr>
          <th scope="col">${n("against")}</th>
          <th scope="col">${n("clock")}</th>
          <th scope="col">${n("won")}</th>
          <th scope="col">${n("mean")}</th>
          <th scope="col">${n("best")}</th>
        </tr>
      </thead>
      <tbody>
        ${e.map(t=>r`<tr>
              <th scope="row">${be(t)}</th>
              <td>${n(`class-${t.class}`)}</td>
              <td>${n("won-of",{won:t.won,games:t.played})}</td>
              <td>${ke(t.mean_margin)}</td>
              <td>${ke(t.best_margin)}</td>
            </tr>`)}
      </tbody>
    </table>
  </div>`}function ke(e){return e===null?"–":H(Math.round(e*10)/10)}function Ss(e,t){return r`<label class="tick"
    ><input
      type="checkbox"
      data-testid="listed"
      .checked=${t}
      @change=${s=>e.list(A(s))}
    /><span>${n("list-ratings")} <span class="small">${n("list-ratings-note")}</span></span></label
  >`}function we(e,t,s){let{me:o}=e.state;return r`${v(t)}
    <main class="me">
      <h1 data-testid="me-title">${o.name??n("to-me")}</h1>
      <div class="column">
        ${Ts(e)} ${me(e,t,s.passkeys)}
        ${o.known?pe(e):l}
        ${o.known?he(e,s.notices):l}
      </div>
      <div class="column">
        ${ge(e)} ${de(e)} ${o.known?fe(e):l}
        <p class="small">
          <a href="/" @click=${$(t)}>${n("back-to-home")}</a>
        </p>
      </div>
    </main>`}function Ts(e){let{state:t}=e;return f(t,"name",n("your-name"),r`<form class="with-button" @submit=${b(s=>e.rename(s("name")))}>
      <label class="visually-hidden" for="my-name">${n("name-as-others-see")}</label>
      <input
        id="my-name"
        name="name"
        data-testid="my-name"
        required
        maxlength="40"
        autocomplete="nickname"
        placeholder=${n("as-other-players-see")}
        .value=${t.me.name??""}
      />
      <button type="submit" data-testid="save-name" ?disabled=${t.busy!==null}>
        ${n("save")}
      </button>
    </form>`)}function ve(e,t,s){let{state:o}=e,{account:a}=o.me;if(a)return K(t,n("you-are-signed-in"),Se(a.login,t));let i=r`<form
      class="fields"
      @submit=${b(c=>e.signIn(c("login"),c("passphrase")))}
    >
      ${C("username")}
      ${O("passphrase",n("passphrase"),"current-password")} ${Te(e)}
      <button type="submit" class="main" data-testid="sign-in" ?disabled=${o.busy!==null}>
        ${n("sign-in")}
      </button>
    </form>
    ${L(o,"passphrase")}
    ${s&&o.me.passkeys_possible?r`<div class="or">
            ${m(o,n("sign-in-passkey"),"sign-in-passkey",()=>e.signInByPasskey())}
            ${L(o,"passkey")}
          </div>`:l}
    <p class="small">
      ${S("signed-in-elsewhere",{you:r`<b>${n("to-me")}</b>`,device:r`<b>${n("another-device")}</b>`,play:r`<a href="/" @click=${$(t)}>${n("play-at-once")}</a>`})}
    </p>`;return K(t,n("sign-in"),i)}function xe(e,t,s){let{state:o}=e,{account:a}=o.me;if(a)return K(t,n("you-are-signed-in"),Se(a.login,t));let i=o.link?.name,c=r`<p data-testid="link-whom">
      ${i?S("plays-as",{name:r`<b>${i}</b>`}):n("plays-as-same")}
    </p>
    ${Te(e)}
    <div class="row">
      ${m(o,n("sign-in-here"),"link-sign-in",()=>e.signInByLink(s),"main")}
      <a class="button" href="/" @click=${$(t)}>${n("not-now")}</a>
    </div>
    ${L(o,"link")}`;return K(t,n("use-device-too"),c)}function Pe(e,t){return K(t,n("link-no-longer"),r`<p data-testid="problem">${e}</p>
      <a class="button main" href="/" @click=${$(t)}>${n("back-to-home")}</a>`)}function K(e,t,s){return r`${v(e)}
    <main class="narrow">
      <section class="panel" aria-labelledby="sign-in-heading">
        <h1 id="sign-in-heading" data-testid="sign-in-title">${t}</h1>
        ${s}
      </section>
    </main>`}function Se(e,t){return r`<p>${S("already-signed-in",{login:r`<b>${e}</b>`})}</p>
    <a class="button main" href="/me" @click=${$(t)}>${n("to-your-page")}</a>`}function Te(e){return e.canBring?r`<label class="tick"
    ><input
      type="checkbox"
      data-testid="bring"
      .checked=${e.state.bring}
      @change=${t=>e.setBring(A(t))}
    /><span>${n("bring-games")}</span></label
  >`:l}var $t=["points","direct","buchholz","sonneborn_berger","wins","margin"];function Ee(e,t,s){let{tournament:o,errors:a}=e.state;return r`${v(t)}
    <main class="tournament" data-state=${o.state}>
      <div class="tournament-head">
        <h1 data-testid="tournament-title">${o.name}</h1>
        <p class="small">${ee(o)}</p>
        ${_(a.read,"tournament-error")}
      </div>
      ${o.state==="open"?Es(e,s):l}
      ${o.schedule.length>0?Ms(e,t):l}
      ${o.standings.length>0?Ns(o):l}
      ${o.schedule.length>0?qs(o):l}
      ${o.state==="running"?Fs(e):l}
      <p class="small">
        <a href="/tournaments" @click=${$(t)}>${n("all-your-tournaments")}</a>
      </p>
    </main>`}function Es(e,t){let{tournament:s}=e.state;return r`${f(e.state,"players",n("players"),Ls(e,t))}
  ${s.organising?f(e.state,"organise",n("invite-and-start"),Bs(e)):l}`}function Ls(e,t){let{tournament:s,code:o,invitation:a}=e.state,i=ct(s),c=!i&&(o!==null||a!==null);return r`<ol class="things" data-testid="entrants">
      ${s.entrants.map(u=>Os(e,u))}
    </ol>
    ${s.entrants.length===0?r`<p class="small">${n("nobody-joined")}</p>`:l}
    ${c?Is(e,t):l}
    ${i?r`<p class="small">${n("you-play")}</p>
            ${m(e.state,n("withdraw"),"withdraw",()=>e.withdraw())}`:l}
    ${i||c?l:r`<p class="small">${n("to-play-open-link")}</p>`}`}function Os(e,{entrant:t,name:s,withdrawn:o}){let{tournament:a}=e.state;return r`<li>
    <span
      >${t===a.you?n("name-is-you",{name:s}):s}${o?n("comma-left-tournament"):""}</span
    >
    ${a.organising&&t!==a.you&&!o?m(e.state,r`${n("remove")}<span class="visually-hidden"> ${s}</span>`,"remove-entrant",()=>e.removeEntrant(t),"quiet"):l}
  </li>`}function Is(e,t){return r`<form class="with-button" @submit=${b(s=>e.join(s("name")))}>
    <label class="visually-hidden" for="join-name">${n("your-name-others")}</label>
    <input
      id="join-name"
      name="name"
      data-testid="join-name"
      maxlength="40"
      autocomplete="nickname"
      placeholder=${n("your-name")}
      .defaultValue=${t??""}
    />
    <button type="submit" class="main" data-testid="join" ?disabled=${e.state.busy!==null}>
      ${n("join")}
    </button>
  </form>`}function Bs(e){let{state:t,link:s}=e;return r`${s===null?r`<p class="small">${n("no-tournament-link")}</p>
            ${m(t,n("make-link"),"tournament-invite",()=>e.invite())}`:r`<label for="tournament-link" class="small">${n("everybody-may-join")}</label>
            <input
              id="tournament-link"
              data-testid="tournament-link"
              readonly
              .value=${s}
              @focus=${o=>o.target.select()}
            />
            <div class="row">
              ${m(t,n("copy"),"copy-tournament",()=>e.copy())}
              ${m(t,n("new-link"),"tournament-invite",()=>e.invite())}
            </div>`}
    <div class="row">
      ${m(t,n("start-tournament"),"start-tournament",()=>e.start(),"main")}
      ${m(t,n("delete-it"),"delete-tournament",()=>e.remove(),"danger")}
    </div>`}function Ms(e,t){let{tournament:s}=e.state,o=se(e.state);return o===null?l:r`<section class="panel pairings" aria-labelledby="pairings-heading">
    <div class="panel-head">
      <h2 id="pairings-heading">
        ${s.rounds===null?n("round-title",{round:o.round}):n("round-title-of",{round:o.round,rounds:s.rounds})}
      </h2>
      <div class="row" role="group" aria-label=${n("rounds")}>
        ${s.schedule.map(a=>r`<button
              type="button"
              class="quiet"
              aria-pressed=${a.round===o.round?"true":"false"}
              aria-label=${n("round-title",{round:a.round})}
              @click=${()=>e.show(a.round)}
            >
              ${a.round}
            </button>`)}
      </div>
    </div>
    <ul class="things" data-testid="pairings">
      ${o.pairings.map(a=>js(e,a,o.round,t))}
    </ul>
    ${L(e.state,"organise")}
  </section>`}function js(e,t,s,o){let{tournament:a}=e.state,{first:i,second:c,points:u,games:p}=t;if(c===null)return r`<li><span>${n("a-bye",{name:T(a,i)})}</span></li>`;let h=[i,c].includes(a.you??0),y=n("names-and",{first:T(a,i),second:T(a,c)});return r`<li class=${h?"mine":""}>
    <span class="who-meets">
      ${T(a,i)} <b>${u[0]} : ${u[1]}</b> ${T(a,c)}
    </span>
    <span class="row">
      ${p.map((k,Ae)=>r`<a
            class=${h&&!k.over?"button main":"button"}
            href=${k.url}
            @click=${$(o)}
            aria-label=${n("game-of-meeting",{number:Ae+1,meeting:y,result:it(k,i)})}
            >${h&&!k.over?n("play-game"):it(k,i)}</a
          >`)}
    </span>
    ${a.organising&&s===a.round&&p.some(({over:k})=>!k)?As(e,t,c):l}
  </li>`}function As(e,{pairing:t,first:s},o){let{tournament:a}=e.state;return r`<details class="fold">
    <summary>${n("somebody-missing")}</summary>
    <div class="row">
      ${[s,o].map(i=>m(e.state,n("name-loses",{name:T(a,i)}),"forfeit",()=>e.forfeit(t,i)))}
    </div>
  </details>`}function Ns(e){return r`<section class="panel" aria-labelledby="standings-heading">
    <h2 id="standings-heading">
      ${n(e.state==="over"?"final-standings":"standings")}
    </h2>
    <div class="scroll" tabindex="0" role="group" aria-labelledby="standings-heading">
      <table class="scores" data-testid="standings">
        <thead>
          <tr>
            <th scope="col">${n("column-place")}</th>
            <th scope="col">${n("column-player")}</th>
            ${$t.map(t=>r`<th scope="col" title=${n(`meaning-${t}`)}>${n(`column-${t}`)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${e.standings.map(t=>r`<tr class=${t.entrant===e.you?"mine":""}>
                <td>${t.place}</td>
                <th scope="row">${T(e,t.entrant)}</th>
                ${$t.map(s=>r`<td>${H(t[s])}</td>`)}
              </tr>`)}
        </tbody>
      </table>
    </div>
    <details class="fold">
      <summary>${n("how-told-apart")}</summary>
      <dl class="small">
        ${$t.map(t=>r`<div>
              <dt>${n(`column-${t}`)}</dt>
              <dd>${n(`meaning-${t}`)}.</dd>
            </div>`)}
      </dl>
    </details>
  </section>`}function qs(e){let{entrants:t,cross_table:s}=e;return r`<section class="panel" aria-labelledby="cross-heading">
    <h2 id="cross-heading">${n("cross-table")}</h2>
    <div class="scroll" tabindex="0" role="group" aria-labelledby="cross-heading">
      <table class="scores cross" data-testid="cross-table">
        <thead>
          <tr>
            <th scope="col">${n("column-player")}</th>
            ${t.map(({name:o,entrant:a})=>r`<th scope="col" title=${o}>${a}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${t.map(({entrant:o},a)=>r`<tr>
                <th scope="row">${o}. ${T(e,o)}</th>
                ${(s[a]??[]).map((i,c)=>r`<td class=${c===a?"self":""}>
                      ${c===a?l:i??"–"}
                    </td>`)}
              </tr>`)}
        </tbody>
      </table>
    </div>
    <p class="small">
      <a href=${`/api/tournaments/${e.id}/records.pgr`} download>${n("download-all")}</a>
    </p>
  </section>`}function Fs(e){return ct(e.state.tournament)?r`<details class="fold">
    <summary>${n("leave-tournament")}</summary>
    <p class="small">${n("games-are-lost")}</p>
    ${m(e.state,n("withdraw"),"withdraw",()=>e.withdraw(),"danger")}
    ${L(e.state,"players")}
  </details>`:l}function Oe(e,t){let{listed:s}=e.state;return r`${v(t)}
    <main class="me tournaments">
      <h1>${n("tab-tournaments")}</h1>
      <div class="column">${f(e.state,"make",n("new-tournament"),Ds(e))}</div>
      <div class="column">
        <section class="panel" aria-labelledby="mine-heading">
          <h2 id="mine-heading">${n("yours")}</h2>
          <ul class="things" data-testid="tournament-list">
            ${s.map(o=>Rs(o,t))}
          </ul>
          ${s.length===0?r`<p class="small">${n("no-tournaments")}</p>`:l}
        </section>
        <p class="small"><a href="/" @click=${$(t)}>${n("back-to-home")}</a></p>
      </div>
    </main>`}function Rs(e,t){let{id:s,name:o,organising:a}=e;return r`<li>
    <span>
      <a href=${`/tournaments/${s}`} @click=${$(t)}>${o}</a>
      <span class="small block">${ne(e)}${a?n("comma-yours"):""}</span>
    </span>
  </li>`}function Ds(e){let{form:t,busy:s}=e.state;return r`<form class="fields" @submit=${a=>{a.preventDefault(),e.make()}}>
    <label
      >${n("tournament-name")}
      <input
        data-testid="tournament-name"
        required
        maxlength="60"
        autocomplete="off"
        placeholder=${n("club-evening")}
        .value=${t.name}
        @input=${a=>e.set({name:j(a)})}
    /></label>
    ${et("kind",n("who-meets-whom"),Cs(),t.kind,a=>e.set({kind:a}))}
    <p class="small explain">
      ${n("label-and-note",{label:n(`kind-${t.kind}`),note:n(`kind-note-${t.kind}`)})}
    </p>
    ${t.kind==="swiss"?Ks(e):l}
    ${et("clock",n("clock"),Mt.map(({key:a})=>[a,n(`speed-${a}`)]),t.speed,a=>e.set({speed:a}))}
    <div class="ticks">
      ${Le("twice",n("twice-fair"),t.twice,a=>e.set({twice:a}))}
      ${Le("tournament-rated",n("tick-rated"),t.rated,a=>e.set({rated:a}))}
    </div>
    <button type="submit" class="main" data-testid="make-tournament" ?disabled=${s!==null}>
      ${n("make-tournament")}
    </button>
  </form>`}function Cs(){return["swiss","round_robin","double_round_robin"].map(e=>[e,n(`kind-${e}`)])}function Ks(e){return r`<label
    >${n("rounds")} <span class="small">${n("rounds-note")}</span>
    <input
      type="number"
      min="1"
      max="15"
      data-testid="rounds"
      .value=${e.state.form.rounds}
      @input=${t=>e.set({rounds:j(t)})}
  /></label>`}function Le(e,t,s,o){return r`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${e}
      .checked=${s}
      @change=${a=>o(A(a))}
    /><span>${t}</span></label
  >`}function I(e){let t={yours:!1,away:!1,bot:!1,rating:null};return[1,2].map(s=>{if(s===2&&e.automa)return{...t,name:"Automa",kind:"automa"};let o=e.tags[`Player${s}`],a=o&&o!=="?"?o:n("player-number",{number:String(s)});return{...t,name:a,kind:"person"}})}function Ie(e){return e.frames.slice(1).map(({move:t,player:s},o)=>({number:o+1,player:s??1,move:t??"pass"}))}var G=class{constructor(t,s){let o=Rt(t,s);this.patches=s;let a={replay:{...t,frames:o},index:o.length-1,walks:{1:[4,4],2:[4,4]},said:""};this.store=g((i,c)=>({...i,...c}),a)}look(t){let s=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(s,t))})}step(t){let{index:s,replay:o}=this.store.get(),a=o.frames.length-1,i={ArrowLeft:s-1,ArrowRight:s+1,Home:0,End:a};return Object.hasOwn(i,t)?(this.look(i[t]),!0):!1}get path(){let{link:t,tags:s}=this.store.get().replay;return At(t,[s.Player1,s.Player2])}walk(t,s){let{walks:o}=this.store.get();this.store.dispatch({walks:{...o,[t]:St(o[t],s)}})}};function Us(e,t){let[s,,...o]=e.link.split(","),a=e.moves.slice(0,t).filter(i=>!Ft(i)).map(i=>i==="pass"?".":i);return[s,a.join(""),...o].join(",")}var z=class{constructor(t,s,o){this.replay=t,this.go=s;let a={opponent:this.isSolo?"automa":"computer",strength:o,first:"you",busy:!1,error:""};this.store=g((i,c)=>({...i,...c}),a)}get isSolo(){return this.replay.automa!==null}async start(t){this.store.dispatch({busy:!0,error:""});try{let{url:s}=await xt(this.wanted(t));this.go(s)}catch(s){let o=s instanceof Error?s.message:String(s);this.store.dispatch({busy:!1,error:o})}}wanted(t){let{replay:s}=this,{opponent:o,strength:a,first:i}=this.store.get(),{automa:c}=s,u=c&&o==="automa"?{deck:c.deck,level:c.level}:null,p=o==="computer"?{level:a}:null,h=o==="person"?I(s).map(({name:k})=>k):null,y=Us(s,t);return{opponent:o,...u,...p,first:i,board:"revised",seed:null,from:y,names:h}}};function Be(e,t){let s=e.store.get(),o=e.isSolo?[["automa",n("automa-alone")]]:[...wt.map(({level:c})=>[String(c),n("computer-level-name",{level:String(c),name:Kt(c)})]),["person",n("two-people-here")]],a=s.opponent==="computer"?String(s.strength):s.opponent;return r`<form class="panel play-on" @submit=${c=>{c.preventDefault(),e.start(t)}} aria-labelledby="on-heading">
    <h2 id="on-heading">${n("play-on-here")}</h2>
    <label
      >${n("against")}
      <select
        data-testid="on-opponent"
        @change=${c=>e.store.dispatch(Hs(j(c)))}
      >
        ${o.map(([c,u])=>r`<option value=${c} ?selected=${a===c}>${u}</option>`)}
      </select></label
    >
    ${e.isSolo?l:r`<label
            >${n("you-are")}
            <select
              data-testid="on-first"
              @change=${c=>e.store.dispatch({first:j(c)})}
            >
              <option value="you" ?selected=${s.first==="you"}>${n("player-one")}</option>
              <option value="opponent" ?selected=${s.first==="opponent"}>
                ${n("player-two")}
              </option>
            </select></label
          >`}
    <button type="submit" class="main" data-testid="play-on" ?disabled=${s.busy}>
      ${n("play-on")}
    </button>
    ${_(s.error,"play-on-error")}
  </form>`}function Hs(e){return e==="person"||e==="automa"?{opponent:e}:{opponent:"computer",strength:Number(e)}}function bt(e,t,s,o){let{replay:a,index:i}=e,c=a.frames[i],u=I(a);if(s===2&&c.automa)return Qs(c,c.automa,u,t,o);let p=`${s===1?"front":"back"} p${s}`;return r`<div class=${`seat ${p}`}>${_t(c,u,s)}</div>
    <div class=${`spread ${p}`}>${_s(e,t,s,o)}</div>`}function _s({replay:e,index:t,walks:s},o,a,i){let c=e.frames[t];return Yt({number:a,name:I(e)[a-1].name,player:c.players[a-1],patches:o.patches,lettered:i,active:!1,held:!1,ghost:null,cursor:s[a],fresh:Ot(c.player===a?[c.move]:[],o.patches)})}function Qs(e,t,s,o,a){return r`<div class="seat back p2">${Qt(e,s,t)}</div>
    ${Wt(e,t,{turns:t.turns,run:0},o.patches,a)}`}function Me({replay:e,index:t},s){let o=a=>s.look(a);return zt(Ie(e),t,I(e),s.patches,o)}function je(e,t,s){let o=e.store.get(),{replay:a,index:i}=o,c=a.frames[i],u=I(a),{letters:p,look:h}=s.settings,y=()=>s.change({look:h==="cloth"?"thread":"cloth"});return r`${v(s)}
    <main class=${`table ${c.automa?"solo":"screen"} viewer`} data-stage=${c.stage}>
      <div class="felt">
        <div class="turn">
          <h1 id="turn-heading" tabindex="-1" data-testid="turn">
            ${i===0?n("start-position"):n("after-move",{number:String(i)})}:
            ${Tt(c,u)}
          </h1>
          <p data-testid="turn-reason">${Et(c,u)}</p>
          ${a.comment?Gt(a.comment):l}
        </div>
        <div class="column own">
          ${bt(o,e,1,p)} ${Jt(c.ring,e.patches,p)}
        </div>
        <div class="column middle">
          ${Vt(c,e.patches,p)} ${Me(o,e)}
          ${c.result?Xt(c,u,Ws(e,s)):Be(t,i)}
        </div>
        <div class="column other">
          ${bt(o,e,2,p)} ${Nt(c,u,h,y)}
        </div>
      </div>
      <div class="below">${Zt(c,u,e.patches)}</div>
    </main>`}function Ws(e,t){let{replay:s,said:o}=e.store.get(),a=async()=>e.store.dispatch({said:await Ht(`${location.origin}${e.path}`)});return r`<button
      type="button"
      class="main"
      data-testid="play-again"
      @click=${()=>t.go("/")}
    >
      ${n("new-game")}
    </button>
    <button type="button" data-testid="copy-link" @click=${a}>
      ${X("link")}<span>${n("copy-link")}</span>
    </button>
    <button type="button" data-testid="download-record" @click=${()=>Ut(s.record)}>
      ${X("download")}<span>${n("record")}</span>
    </button>
    <p class="small copied" role="status" data-testid="copied">${o}</p>`}function Js(e,t,s,o){let a=new G(t,s),i=new z(t,o.go,o.settings.strength),c=()=>{w(je(a,i,o),e),Dt(e)},u=[a.store.watch(c),i.store.watch(c)],p=y=>Vs(y,a);return window.addEventListener("keydown",p),{draw:c,close:()=>{for(let y of u)y();window.removeEventListener("keydown",p)}}}function Vs(e,t){let{target:s,key:o,altKey:a,ctrlKey:i,metaKey:c,shiftKey:u}=e;a||i||c||u||s instanceof Element&&s.closest("select, input, textarea, dialog")||qt(e,(p,h)=>t.walk(p,h))||t.step(o)&&e.preventDefault()}var Gs=5e3,fr={aid:zs,me:Ys,"sign-in":Zs,link:tn,tournaments:en,tournament:sn};async function zs(e,t){let{aidSheet:s,printButton:o}=await It("aid");return{draw:()=>w(r`${v(t)}
        <main class="aid-page">
          <div class="panel-head">
            <h1>${n("how-to-play")}</h1>
            ${o(()=>window.print())}
          </div>
          ${s()}
        </main>`,e),close:()=>{}}}async function Ys(e,t){let s={},[o,{ratings:a},i,{bots:c},u]=await Promise.all([F(),yt(nt(),{ratings:[]},"ratings",s),yt(ot(),{totals:[],automa:[]},"ratings",s),yt(at(),{bots:[]},"bots",s),ae()]),p={api:R,drawQr:Y,isSure:mt,makePasskey:le,subscribe:re,unsubscribe:ie,go:kt,copy:tt,origin:location.origin,share:Xs()},h=new Q(p,{me:o,ratings:a,statistics:i,bots:c,isNotified:u,errors:s}),y={passkeys:pt(),notices:dt()},k=()=>w(we(h,t,y),e);return{draw:k,close:h.store.watch(k)}}async function yt(e,t,s,o){try{return await e}catch(a){return Object.assign(o,{[s]:M(a)}),t}}function kt(e){location.assign(e)}function Xs(){return"share"in navigator?e=>navigator.share(e):null}async function Zs(e,t){let s=new D({api:R,usePasskey:ht,go:kt},await F()),o=()=>w(ve(s,t,pt()),e);return{draw:o,close:s.store.watch(o)}}async function tn(e,t,s){try{let[o,a]=await Promise.all([F(),st(s)]),i=new D({api:R,usePasskey:ht,go:kt},o,a),c=()=>w(xe(i,t,s),e);return{draw:c,close:i.store.watch(c)}}catch(o){let a=o instanceof vt?oe(o.status):null;if(a===null)throw o;return{draw:()=>w(Pe(a,t),e),close:()=>{}}}}async function en(e,t){let{tournaments:s}=await lt(),o=new V({api:J,keepInvitation:Z,go:t.go},s),a=()=>w(Oe(o,t),e);return{draw:a,close:o.store.watch(a)}}async function sn(e,t,s){let[o,a]=await Promise.all([ut(s),F()]),i=Ct(s),c={api:J,drawQr:Y,isSure:mt,copy:tt,go:t.go,origin:location.origin,keepInvitation:y=>Z(s,y)},u=rt(location.hash)??rt(i?.replace(/^[^#]*/,"")??""),p=new W(c,{tournament:o,code:u,invitation:i}),h=()=>w(Ee(p,t,a.name),e);return{draw:h,close:nn(p,t,h)}}function nn(e,t,s){let o=()=>{!document.hidden&&e.state.tournament.state!=="over"&&e.load()},a=setInterval(o,Gs),i=[e.store.watch(s),t.onNews(c=>c==="games"&&o())];return()=>{clearInterval(a);for(let c of i)c()}}export{fr as AWAY,Js as openViewerPage};
