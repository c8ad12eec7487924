import{$ as Ft,$b as ae,A as rt,Aa as Ct,Ab as Yt,Ba as Ut,Db as zt,E as r,Ea as _t,Eb as it,F as Nt,Fb as V,G as l,H as v,Ha as Kt,Hb as Zt,I as B,Ia as Ht,J as k,Ja as Qt,Jb as ct,K as f,Lb as N,Mb as j,Ob as E,Qa as Wt,Rb as Xt,Sa as Jt,Sb as te,Tb as ee,U as jt,Ub as ne,V as G,Vb as se,Xb as oe,a as at,aa as Rt,b as Dt,ba as qt,bc as Y,c as Mt,cc as re,db as Gt,dc as ie,ec as ce,gc as le,h as At,hc as ue,i as s,k as W,l as A,m as g,nc as me,p as Bt,q as p,r as S,u as J,vb as Vt,wb as L,y as C}from"./page.js";var U="2026-11-02";function F(e){let t=n=>String(n).padStart(2,"0");return`${e.getFullYear()}-${t(e.getMonth()+1)}-${t(e.getDate())}`}function de(e,t){let[n,o,a]=e.split("-").map(Number);return F(new Date(n,o-1,a+t))}function I(e,t={dateStyle:"full"}){return new Intl.DateTimeFormat(At(),{...t,timeZone:"UTC"}).format(Date.parse(`${e}T00:00Z`))}function pe(e){return new Date(e.getFullYear(),e.getMonth(),e.getDate()+1).getTime()-e.getTime()}function he(e){let[t,n]=e.split("-").map(Number),o=(new Date(t,n-1,1).getDay()+6)%7,a=new Date(t,n,0).getDate(),i=Math.ceil((o+a)/7);return Array.from({length:i},(c,u)=>Array.from({length:7},(m,h)=>{let y=7*u+h-o+1;return y<1||y>a?null:`${e}-${String(y).padStart(2,"0")}`}))}function fe(e,t){let[n,o]=e.split("-").map(Number);return F(new Date(n,o-1+t,1)).slice(0,7)}function $e(e,t){let n=e.filter(({won:i})=>i!==null),o=new Set(n.map(({day:i})=>i)),a=i=>{let c=0;for(;o.has(de(i,-c));)c+=1;return c};return{played:n.length,won:n.filter(({won:i})=>i).length,streak:a(t)||a(de(t,-1)),longest:Math.max(0,...[...o].map(a))}}var T={busy:null,told:{},errors:{}};async function b(e,t,n){if(e.get().busy!==null)return!1;e.dispatch({busy:t,told:{},errors:{}});try{let o=await n();return e.dispatch({busy:null,told:{[t]:o}}),!0}catch(o){return e.dispatch({busy:null,errors:{[t]:A(o)}}),!1}}function R({isSure:e},t){return e(s("sure-remove",{name:t}),s("remove"))}var z=class{constructor(t,n,o,a){this.outside=t,this.store=g((i,c)=>({...i,...c}),{...T,day:n,attempts:o,today:a,month:n.day.slice(0,7)})}get state(){return this.store.get()}look(t){t!==this.state.today&&this.store.dispatch({today:t})}turn(t){let n=fe(this.state.month,t);n>=U.slice(0,7)&&n<=this.state.today.slice(0,7)&&this.store.dispatch({month:n})}play(){return b(this.store,"game",async()=>{let{url:t}=await this.outside.api.beginDay(this.state.day.day);return this.outside.go(t),""})}practise(){let{opponent:t,level:n,deck:o,seat:a,seed:i}=this.state.day;return b(this.store,"game",async()=>{let{url:c}=await this.outside.createGame({opponent:t,level:n,seed:i,names:null,from:null,board:"revised",first:a===1?"you":"opponent",...o===null?{}:{deck:o}});return this.outside.go(c),""})}share(){let{outside:t,state:n}=this,o=nn(n.day,t.origin);return b(this.store,"game",async()=>t.share===null?(await t.copy(o),s("copied")):(await t.share({text:o}).catch(en),""))}};function en(e){if(!(e instanceof Error&&e.name==="AbortError"))throw e}function lt({opponent:e,level:t,deck:n}){if(e==="computer")return s("day-against-level",{level:t,name:s(`level-name-${t}`)});let{numeral:o}=Mt[t-1];return s("day-against-automa",{numeral:o,deck:s(`day-deck-${n}`)})}function Z({won:e,margin:t}){return e===null?"":t===null?s("day-resigned"):t===0?s(e?"day-won-even":"day-lost-even"):s(e?"day-won-by":"day-lost-by",{points:Math.abs(t)})}function nn(e,t){let{attempt:n,table:o}=e,a=n===null?"":Z(n),c=o&&o.rank!==null&&n&&n.margin!==null&&o.played>1?s("day-place",{rank:o.rank??0,played:o.played}):"";return[s("day-share-title",{day:I(e.day,{dateStyle:"long"})}),s("label-and-note",{label:lt(e),note:[a,c].filter(Boolean).join(", ")}),`${t}/day/${e.day}`].join(`
`)}var dt={};at(dt,{beginDay:()=>sn,fetchCalendar:()=>mt,fetchDay:()=>ut});function ut(e){return p(`/api/days/${e}`)}function sn(e){return p(`/api/days/${e}`,{})}function mt(){return p("/api/me/days")}function $(e,t,n,o){return r`<section
    class=${`panel section-${t}`}
    aria-labelledby=${`${t}-heading`}
    data-testid=${t}
  >
    <h2 id=${`${t}-heading`}>${n}</h2>
    ${o} ${P(e,t)}
  </section>`}function P(e,t){let n=e.errors[t]??"",o=e.told[t]??"";return r`<div class="outcome">
    <p class="notice" role="alert" data-testid=${`${t}-error`}>${n||l}</p>
    <p class="small" role="status" data-testid=${`${t}-told`}>${o||l}</p>
  </div>`}function d(e,t,n,o,a=""){return r`<button
    type="button"
    class=${a}
    data-testid=${n}
    aria-disabled=${e.busy===null?"false":"true"}
    @click=${o}
  >
    ${t}
  </button>`}function w(e){return t=>{t.preventDefault();let n=new FormData(t.target);e(o=>String(n.get(o)??""))}}var on=Date.UTC(2026,10,23),an=1440*60*1e3;function be(e,t){let{day:n,today:o}=e.state;return r`${k(t)}
    <main class="me day">
      <h1 data-testid="day-title">${I(n.day)}</h1>
      ${n.day<o?rn(o,t):l}
      <div class="column">${cn(e,t)}</div>
      <div class="column">
        ${n.table?mn(n.table,t):l} ${dn(e,t)}
        <p class="small"><a href="/" @click=${f(t)}>${s("back-to-home")}</a></p>
      </div>
    </main>`}function rn(e,t){return r`<p class="newer" role="status" data-testid="newer-day">
    <a class="button main" href=${`/day/${e}`} @click=${f(t)}>${s("day-newer")}</a>
  </p>`}function cn(e,t){let{day:n}=e.state,{attempt:o}=n,a=o!==null&&o.won!==null;return r`<section class="panel" aria-labelledby="game-heading">
    <h2 id="game-heading">${lt(n)}</h2>
    <p>${s(n.seat===1?"day-you-begin":"day-they-begin")}</p>
    ${a?ln(o,n.table):r`<p class="small explain">${s("day-what")}</p>`}
    <div class="row">${un(e,t)}</div>
    ${P(e.state,"game")}
  </section>`}function ln(e,t){let{rank:n,played:o}=t??{rank:null,played:0},a=n!==null&&e.margin!==null;return r`<p class="day-result" data-testid="day-result">
    <strong>${Z(e)}</strong>
    ${a?r`<span>${s("day-place",{rank:n,played:o})}</span>`:l}
  </p>`}function un(e,t){let{day:n,state:o}={day:e.state.day,state:e.state},{attempt:a}=n,i=m=>d(o,s(m),"day-play",()=>e.play(),"main");if(a===null&&n.open)return i("day-play");if(a?.won===null)return i("day-go-on");let c=d(o,s("day-practise"),"day-practise",()=>e.practise());if(a===null)return n.table===null?s("day-to-come"):c;let u=r`${B("share")}<span>${s("share")}</span>`;return r`${d(o,u,"day-share",()=>e.share(),"main")}
    <a class="button" href=${`/game/${a.game}`} @click=${f(t)}
      >${s("day-your-game")}</a
    >
    ${c}`}function mn({played:e,won:t,best:n,best_game:o},a){return r`<section class="panel" aria-labelledby="table-heading" data-testid="day-table">
    <h2 id="table-heading">${s("day-table")}</h2>
    <p class="small">${s("day-played",{played:e,won:t})}</p>
    ${n.length===0?l:r`<table class="standings">
            <thead>
              <tr>
                <th scope="col">${s("day-rank")}</th>
                <th scope="col">${s("day-name")}</th>
                <th scope="col">${s("day-outcome")}</th>
              </tr>
            </thead>
            <tbody>
              ${n.map(i=>r`<tr class=${i.you?"you":""}>
                    <td>${i.rank}</td>
                    <th scope="row">
                      ${i.name??s("day-guest")}${i.you?s("day-you"):""}
                    </th>
                    <td>${Z({...i,day:"",game:""})}</td>
                  </tr>`)}
            </tbody>
          </table>`}
    ${o===null?l:r`<p>
            <a class="button" href=${`/game/${o}`} @click=${f(a)}
              >${s("day-best-game")}</a
            >
          </p>`}
  </section>`}function dn(e,t){let{attempts:n,today:o,month:a}=e.state,i=$e(n,o),c=new Map(n.map(m=>[m.day,m])),u=I(`${a}-01`,{month:"long",year:"numeric"});return r`<section class="panel calendar" aria-labelledby="calendar-heading">
    <div class="panel-head">
      ${ye(e,-1,a<=U.slice(0,7))}
      <h2 id="calendar-heading" aria-live="polite">${u}</h2>
      ${ye(e,1,a>=o.slice(0,7))}
    </div>
    <table>
      <thead>
        <tr>
          ${pn().map(([m,h])=>r`<th scope="col" abbr=${h}>${m}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${he(a).map(m=>r`<tr>
              ${m.map(h=>r`<td>${hn(h,e,c,t)}</td>`)}
            </tr>`)}
      </tbody>
    </table>
    <p class="small" data-testid="day-figures">${s("day-figures",{...i})}</p>
  </section>`}function ye(e,t,n){return r`<button
    type="button"
    class="quiet"
    aria-label=${s(t<0?"day-month-before":"day-month-after")}
    aria-disabled=${n?"true":"false"}
    @click=${()=>e.turn(t)}
  >
    ${B(t<0?"back":"forward")}
  </button>`}function pn(){return Array.from({length:7},(e,t)=>{let n=new Date(on+t*an).toISOString().slice(0,10);return[I(n,{weekday:"narrow"}),I(n,{weekday:"long"})]})}function hn(e,t,n,o){if(e===null)return l;let{today:a}=t.state,i=Number(e.slice(8));if(e<U||e>a)return r`<span class="date none">${i}</span>`;let c=n.get(e),u=c?c.won===null?"running":c.won?"won":"lost":"missed",m=I(e,{dateStyle:"long"});return r`<a
    class=${`date ${u}`}
    href=${`/day/${e}`}
    aria-current=${e===t.state.day.day?"date":l}
    aria-label=${s("label-and-note",{label:m,note:s(`day-how-${u}`)})}
    @click=${f(o)}
    >${i}</a
  >`}var X=class{constructor(t,n){this.outside=t,this.store=g((o,a)=>({...o,...a}),{...T,...n,link:null,token:null})}get state(){return this.store.get()}rename(t){return this.ask("name",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({name:t})}),s("saved")))}makeAccount(t,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.makeAccount(t,n)}),s("account-made")))}addPasskey(t){return this.ask("account",async()=>{let{ceremony:n,publicKey:o}=await this.outside.api.askForPasskey(t),a=await this.outside.makePasskey(o),i=this.state.me.name??s("default-passkey");return this.store.dispatch({me:await this.outside.api.addPasskey(n,i,a)}),s(t===null?"passkey-added":"account-made-passkey")})}async removePasskey({id:t,name:n}){return await R(this.outside,n)?this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.removePasskey(t)}),s("passkey-removed"))):!1}changePassphrase(t,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.changePassphrase(t,n)}),s("passphrase-changed")))}list(t){return this.ask("ratings",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({listed:t})}),s(t?"ratings-listed":"ratings-not-listed")))}signOut(t){return this.ask("account",async()=>(await this.outside.api.signOut(t),this.outside.go("/"),""))}makeLink(){return this.ask("device",async()=>{let{url:t,expires:n}=await this.outside.api.makeLink(),o={address:this.outside.origin+t,expires:n,picture:null};return this.store.dispatch({link:o}),this.store.dispatch({link:{...o,picture:await this.outside.drawQr(t)}}),""})}dropLink(){return this.ask("device",async()=>(await this.outside.api.dropLinks(),this.store.dispatch({link:null}),s("link-dropped")))}copyLink(){return this.ask("device",async()=>(await this.outside.copy(this.state.link?.address??""),s("copied")))}shareLink(){let{link:t}=this.state,{share:n}=this.outside;return t===null||n===null?null:this.ask("device",async()=>{try{await n({title:s("share-device"),url:t.address})}catch(o){if(!(o instanceof Error&&o.name==="AbortError"))throw o}return""})}notify(t){return this.ask("notices",async()=>(t?await this.startNotices():await this.endNotices(),this.store.dispatch({isNotified:t}),s(t?"will-tell":"stays-quiet")))}async startNotices(){let{key:t}=this.state.me.push;if(t===null)throw new Error(s("sends-none"));await this.outside.api.subscribeToPush(await this.outside.subscribe(t))}async endNotices(){let t=await this.outside.unsubscribe();t!==null&&await this.outside.api.unsubscribeFromPush(t)}makeBot(t){return this.ask("bots",async()=>{let{token:n}=await this.outside.api.makeBot(t);return await this.readBots(),this.store.dispatch({token:{bot:t,token:n}}),""})}async removeBot({id:t,name:n}){return await R(this.outside,n)?this.ask("bots",async()=>(await this.outside.api.removeBot(t),this.store.dispatch({token:null}),await this.readBots(),s("bot-removed",{name:n}))):!1}makeToken({id:t,name:n}){return this.ask("bots",async()=>{let{token:o}=await this.outside.api.makeToken(t);return await this.readBots(),this.store.dispatch({token:{bot:n,token:o}}),""})}async revokeToken({id:t,name:n},o){return await this.outside.isSure(s("sure-revoke",{name:n}),s("revoke"))?this.ask("bots",async()=>(await this.outside.api.revokeToken(t,o),this.store.dispatch({token:null}),await this.readBots(),s("token-revoked",{name:n}))):!1}async readBots(){let{bots:t}=await this.outside.api.fetchBots();this.store.dispatch({bots:t})}leave(t){let n=this.state.me.account?.passphrase??!1;return this.ask("leaving",async()=>{if(!n&&t.trim().toLowerCase()!==s("confirm-word"))throw new Error(s("type-word-first",{word:s("confirm-word")}));return await this.outside.api.removeMe(n?t:null),this.outside.go("/"),""})}ask(t,n){return b(this.store,t,n)}};var _={};at(_,{addPasskey:()=>wn,askForPasskey:()=>kn,askWho:()=>xn,changeMe:()=>fn,changePassphrase:()=>gn,dropLinks:()=>Pn,fetchBots:()=>$t,fetchRatings:()=>ht,fetchStatistics:()=>ft,lookAtLink:()=>pt,makeAccount:()=>$n,makeBot:()=>Dn,makeLink:()=>Tn,makeToken:()=>An,removeBot:()=>Mn,removeMe:()=>In,removePasskey:()=>vn,revokeToken:()=>Bn,signIn:()=>yn,signInByLink:()=>En,signInByPasskey:()=>Sn,signOut:()=>bn,subscribeToPush:()=>On,unsubscribeFromPush:()=>Ln});function fn(e){return p("/api/me",e,"PATCH")}function $n(e,t){return p("/api/account",{login:e,passphrase:t})}function yn(e,t,n){return p("/api/sign-in",{login:e,passphrase:t,bring:n})}async function bn(e=!1){await S(e?"/api/sign-out/everywhere":"/api/sign-out",{})}function gn(e,t){return p("/api/me/passphrase",{old:e,new:t})}function kn(e){return p("/api/passkeys/options",{login:e})}function wn(e,t,n){return p("/api/passkeys",{ceremony:e,name:t,credential:n})}function vn(e){return p(`/api/passkeys/${encodeURIComponent(e)}`,{},"DELETE")}function xn(){return p("/api/sign-in/passkey/options",{})}function Sn(e,t,n){return p("/api/sign-in/passkey",{ceremony:e,credential:t,bring:n})}function Tn(){return p("/api/me/link",{})}async function Pn(){await S("/api/me/link",{},"DELETE")}function pt(e){return p("/api/sign-in/link/look",{code:e})}function En(e,t){return p("/api/sign-in/link",{code:e,bring:t})}async function On(e){await S("/api/me/push",{subscription:e})}async function Ln(e){await S("/api/me/push",{endpoint:e},"DELETE")}function ht(){return p("/api/me/ratings")}function ft(){return p("/api/me/statistics")}async function In(e){await S("/api/me",{passphrase:e},"DELETE")}function $t(){return p("/api/me/bots")}function Dn(e){return p("/api/me/bots",{name:e})}async function Mn(e){await S(`/api/me/bots/${e}`,{},"DELETE")}function An(e){return p(`/api/me/bots/${e}/tokens`,{})}async function Bn(e,t){await S(`/api/me/bots/${e}/tokens/${t}`,{},"DELETE")}var tt=class{constructor(t,n){this.outside=t,this.store=g((o,a)=>({...o,...a}),{...T,...n,picture:null,shown:null})}get state(){return this.store.get()}get link(){let{invitation:t}=this.state;return t===null?null:this.outside.origin+t}async load(){try{let t=await this.outside.api.fetchTournament(this.state.tournament.id);this.store.dispatch({tournament:t,errors:{...this.state.errors,read:""}})}catch(t){this.store.dispatch({errors:{...this.state.errors,read:A(t)}})}}show(t){this.store.dispatch({shown:t})}join(t){let{tournament:n,code:o}=this.state;return this.change("players",()=>this.outside.api.join(n.id,o??"",t.trim()||null))}start(){return this.change("organise",()=>this.outside.api.start(this.state.tournament.id))}async withdraw(){return await this.outside.isSure(s("sure-withdraw"),s("withdraw"))?this.change("players",()=>this.outside.api.withdraw(this.state.tournament.id)):!1}async removeEntrant(t){let n=this.nameOf(t);return await R(this.outside,n)?this.change("organise",()=>this.outside.api.removeEntrant(this.state.tournament.id,t)):!1}async forfeit(t,n){let o=this.nameOf(n);return await this.outside.isSure(s("sure-forfeit",{name:o}),s("name-loses",{name:o}))?this.change("organise",()=>this.outside.api.forfeit(this.state.tournament.id,t,n)):!1}change(t,n){return b(this.store,t,async()=>(this.store.dispatch({tournament:await n()}),""))}nameOf(t){let{entrants:n}=this.state.tournament;return n.find(({entrant:o})=>o===t)?.name??""}invite(){return b(this.store,"organise",async()=>{let{invitation:t}=await this.outside.api.inviteAgain(this.state.tournament.id);return this.outside.keepInvitation(t),this.store.dispatch({invitation:t,picture:null}),""})}copy(){return b(this.store,"organise",async()=>(await this.outside.copy(this.link??""),s("copied")))}async remove(){let{name:t}=this.state.tournament;return await R(this.outside,t)?b(this.store,"organise",async()=>(await this.outside.api.removeTournament(this.state.tournament.id),this.outside.go("/tournaments"),"")):!1}};function yt(e){return/^#join=([\w-]+)$/.exec(e)?.[1]??null}function ge({kind:e,rounds:t,clock:n,twice:o,rated:a}){let i=[s(`kind-${e}`)];return t!==null&&i.push(s("rounds-count",{count:t})),i.push(n===null?s("no-clock"):_t(n)),o&&i.push(s("each-ring-twice")),a&&i.push(s("terms-rated")),i.join(", ")}function O({entrants:e,you:t},n){let o=e.find(a=>a.entrant===n)?.name??"?";return n===t?s("name-is-you",{name:o}):o}function ke({tournament:e,shown:t}){let{schedule:n}=e;return n.find(({round:o})=>o===t)??n.at(-1)??null}function bt(e,t){if(!e.over)return s("being-played");if(e.winner===null)return s("no-result");if(e.scores&&(e.reason==="score"||e.reason==="first to 53")){let[a,i]=e.first===t?e.scores:[e.scores[1],e.scores[0]];return qt(a,i)}let n=e.winner===t?"won":"lost",o=e.reason==="time"?"time":"resigned";return s(`game-${n}-${o}`)}function gt({you:e}){return e!==null}var et={};at(et,{fetchTournament:()=>wt,fetchTournaments:()=>kt,forfeit:()=>Un,inviteAgain:()=>jn,join:()=>Fn,makeTournament:()=>Nn,removeEntrant:()=>Cn,removeTournament:()=>_n,start:()=>Rn,withdraw:()=>qn});function kt(){return p("/api/tournaments")}function Nn(e){return p("/api/tournaments",e)}function wt(e){return p(`/api/tournaments/${e}`)}function jn(e){return p(`/api/tournaments/${e}/invitation`,{})}function Fn(e,t,n){return p(`/api/tournaments/${e}/join`,{code:t,name:n})}function Rn(e){return p(`/api/tournaments/${e}/start`,{})}function qn(e){return p(`/api/tournaments/${e}/withdraw`,{})}function Cn(e,t){return p(`/api/tournaments/${e}/remove`,{entrant:t})}function Un(e,t,n){return p(`/api/tournaments/${e}/forfeit`,{pairing:t,entrant:n})}async function _n(e){await S(`/api/tournaments/${e}`,{},"DELETE")}var nt=class{constructor(t,n){this.outside=t,this.store=g((o,a)=>({...o,...a}),{...T,listed:n,form:{name:"",kind:"swiss",rounds:"",speed:"none",twice:!0,rated:!1}})}get state(){return this.store.get()}set(t){this.store.dispatch({form:{...this.state.form,...t}})}make(){let{name:t,kind:n,rounds:o,speed:a,twice:i,rated:c}=this.state.form;return b(this.store,"make",async()=>{let{id:u,url:m,invitation:h}=await this.outside.api.makeTournament({name:t.trim(),kind:n,clock:Ht(a),board:"revised",twice:i,rated:c,rounds:n==="swiss"&&o?Number(o):null});return this.outside.keepInvitation(u,h),this.outside.go(m),""})}};function we({kind:e,state:t,round:n,rounds:o,entrants:a}){let i=t==="running"?Kn(n,o):s(`state-${t}`);return[s(`kind-${e}`),i,s("players-count",{count:a})].join(", ")}function Kn(e,t){return t===null?s("round-number",{round:e}):s("round-number-of",{round:e,rounds:t})}var K=class{constructor(t,n,o=null){this.outside=t,this.store=g((a,i)=>({...a,...i}),{...T,me:n,link:o,bring:!0})}get state(){return this.store.get()}get canBring(){let{known:t,account:n}=this.state.me;return t&&n===null}setBring(t){this.store.dispatch({bring:t})}signIn(t,n){return this.enter("passphrase",()=>this.outside.api.signIn(t,n,this.state.bring))}signInByPasskey(){return this.enter("passkey",async()=>{let{ceremony:t,publicKey:n}=await this.outside.api.askWho(),o=await this.outside.usePasskey(n);return this.outside.api.signInByPasskey(t,o,this.state.bring)})}signInByLink(t){return this.enter("link",()=>this.outside.api.signInByLink(t,this.state.bring))}enter(t,n){return b(this.store,t,async()=>(await n(),this.outside.go("/"),""))}};function ve(e){return e===404?s("link-unknown"):e===410?s("link-used"):null}function vt(e,t){let n=me("sure","sure-heading",o=>{let a=i=>()=>o.close(i);v(r`<h2 id="sure-heading">${e}</h2>
        <div class="row">
          <button type="button" class="main" @click=${a("")}>${s("cancel")}</button>
          <button type="button" data-testid="sure" @click=${a("yes")}>${t}</button>
        </div>`,o)});return new Promise(o=>{n.addEventListener("close",()=>o(n.returnValue==="yes"))})}function xt(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function xe(){return xt()&&await Pe()!==null}async function Se(e){if(await Notification.requestPermission()!=="granted")throw new Error(s("notices-refused"));await navigator.serviceWorker.register("/sw.js");let t=await navigator.serviceWorker.ready;try{let n={userVisibleOnly:!0,applicationServerKey:e};return(await t.pushManager.subscribe(n)).toJSON()}catch(n){throw new Error(s("notices-unreachable"),{cause:n})}}async function Te(){let e=await Pe();return e===null?null:(await e.unsubscribe(),e.endpoint)}async function Pe(){return await(await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription()??null}function St(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function Ee(e){let t=e;return Oe(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(t)}))}async function Tt(e){let t=e;return Oe(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(t)}))}async function Oe(e){try{let t=await e;if(t)return t.toJSON()}catch(t){if(!(t instanceof DOMException))throw t;if(t.name==="InvalidStateError")throw new Error(s("passkey-there"),{cause:t})}throw new Error(s("passkey-none"))}function H(e,t=""){return r`<label
    >${s("login")} <span class="small">${t}</span>
    <input
      name="login"
      data-testid="login"
      required
      minlength="3"
      maxlength="32"
      autocapitalize="none"
      spellcheck="false"
      autocomplete=${e}
  /></label>`}function D(e,t,n,o=""){return r`<label
      >${t} <span class="small">${o}</span>
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
      ><input type="checkbox" @change=${Hn} /><span>${s("show-it")}</span></label
    >`}function Hn(e){let t=e.target,n=t.closest("label")?.previousElementSibling?.querySelector("input");n&&(n.type=t.checked?"text":"password")}function Le(e,t,n){let{me:o}=e.state,a=n&&o.passkeys_possible,i=o.account?Wn(e,o.account,a):Qn(e,t,a);return $(e.state,"account",s("account"),i)}function Qn(e,t,n){let{busy:o}=e.state;return r`<p class="small">${s("account-why")}</p>
    <form
      class="fields"
      @submit=${w(a=>e.makeAccount(a("login"),a("passphrase")))}
    >
      ${H("username",s("never-shown"))}
      ${D("passphrase",s("passphrase"),"new-password",s("at-least-8"))}
      <button type="submit" class="main" data-testid="make-account" ?disabled=${o!==null}>
        ${s("make-account")}
      </button>
    </form>
    ${n?r`<details class="fold">
            <summary>${s("passkey-instead")}</summary>
            <form class="fields" @submit=${w(a=>e.addPasskey(a("login")))}>
              ${H("username")}
              <button type="submit" data-testid="make-passkey" ?disabled=${o!==null}>
                ${s("make-account-passkey")}
              </button>
            </form>
          </details>`:l}
    <p class="small">
      ${E("have-one",{link:r`<a href="/sign-in" data-testid="to-sign-in" @click=${f(t)}
          >${s("sign-in")}</a
        >`})}
    </p>`}function Wn(e,t,n){let{state:o}=e;return r`<p>
      ${E("signed-in-as",{login:r`<b data-testid="signed-in-as">${t.login}</b>`})}
    </p>
    <div class="row">
      ${d(o,s("sign-out"),"sign-out",()=>e.signOut(!1))}
      ${d(o,s("sign-out-everywhere"),"sign-out-everywhere",()=>e.signOut(!0))}
    </div>
    <details class="fold">
      <summary>${s(t.passphrase?"change-passphrase":"set-passphrase")}</summary>
      <form
        class="fields"
        @submit=${w(a=>e.changePassphrase(t.passphrase?a("old"):null,a("passphrase")))}
      >
        ${t.passphrase?D("old",s("old-passphrase"),"current-password"):l}
        ${D("passphrase",s("new-passphrase"),"new-password",s("at-least-8"))}
        <button type="submit" data-testid="change-passphrase" ?disabled=${o.busy!==null}>
          ${s("change")}
        </button>
      </form>
    </details>
    ${n||t.passkeys.length>0?Jn(e,t,n):l}`}function Jn(e,t,n){let{state:o}=e;return r`<h3>${s("passkeys")}</h3>
    <ul class="things">
      ${t.passkeys.map(a=>Gn(e,a))}
    </ul>
    ${n?d(o,s("add-passkey"),"add-passkey",()=>e.addPasskey(null)):l}
    ${t.fresh?l:r`<p class="small">${s("passkey-needs-fresh")}</p>`}`}function Gn(e,{id:t,name:n,created:o}){return r`<li>
    <span>${n} <span class="small">${s("since-day",{day:W(o)})}</span></span>
    <button
      type="button"
      class="quiet"
      aria-label=${s("remove-name",{name:n})}
      @click=${()=>e.removePasskey({id:t,name:n})}
    >
      ${s("remove")}
    </button>
  </li>`}function Ie(e){let{state:t}=e,{bots:n,token:o}=t,a=r`<details class="fold" ?open=${n.length>0||o!==null}>
    <summary data-testid="open-bots">${s("let-program-play")}</summary>
    <p class="small">${E("bot-text",{command:r`<code>quiltbee bot</code>`})}</p>
    ${o?r`<p class="token">
            <label for="bot-token">${s("token-of-bot",{bot:o.bot})}</label>
            <input
              id="bot-token"
              data-testid="bot-token"
              readonly
              .value=${o.token}
              @focus=${i=>i.target.select()}
            />
          </p>`:l}
    <ul class="things" data-testid="bot-list">
      ${n.map(i=>Vn(e,i))}
    </ul>
    <form class="with-button" @submit=${w(i=>e.makeBot(i("bot")))}>
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
      <button type="submit" data-testid="make-bot" ?disabled=${t.busy!==null}>
        ${s("make-bot")}
      </button>
    </form>
  </details>`;return $(t,"bots",s("bots"),a)}function Vn(e,t){let{state:n}=e,o=r`${s("remove")}<span class="visually-hidden"> ${t.name}</span>`;return r`<li>
    <span>
      <b>${t.name}</b>
      <span class="small">${s(t.online?"listening":"not-connected")}</span>
    </span>
    ${d(n,s("new-token"),"new-token",()=>e.makeToken(t),"quiet")}
    ${d(n,o,"remove-bot",()=>e.removeBot(t),"quiet")}
    <ul class="tokens">
      ${t.tokens.map(a=>Yn(e,t,a))}
    </ul>
  </li>`}function Yn(e,t,{id:n,scope:o,created:a}){return r`<li class="small">
    <span
      >${s("token-of-day",{day:W(a)})}${o==="read"?s("only-to-look"):""}</span
    >
    ${d(e.state,s("revoke"),"revoke-token",()=>e.revokeToken(t,n),"quiet")}
  </li>`}function De(e){let{state:t}=e,{link:n}=t;return $(t,"device",s("another-device"),r`<p class="small">${s("another-device-text")}</p>
      ${n?zn(e,n):d(t,s("make-link"),"make-link",()=>e.makeLink(),"wide")}`)}function zn(e,{address:t,picture:n}){let{state:o}=e,a=e.outside.share?d(o,s("share"),"share-device-link",()=>e.shareLink()):l;return r`<label for="device-link" class="visually-hidden">${s("the-link")}</label>
    <input
      id="device-link"
      data-testid="device-link"
      readonly
      .value=${t}
      @focus=${i=>i.target.select()}
    />
    <div class="row">
      ${d(o,s("copy"),"copy-device-link",()=>e.copyLink(),"main")} ${a}
      ${d(o,s("withdraw-it"),"drop-link",()=>e.dropLink())}
    </div>
    <div class="qr">
      ${n?r`<img
              alt=${s("qr-code")}
              data-testid="device-qr"
              src=${`data:image/svg+xml,${encodeURIComponent(n)}`}
            />`:l}
    </div>`}function Me(e,t){let{state:n}=e;return $(n,"notices",s("notifications"),Zn(e,t))}function Zn(e,t){let{state:n}=e;return n.me.push.available?t?r`<p class="small">${s("browser-can-tell")}</p>
    ${n.isNotified?d(n,s("turn-off-here"),"stop-notices",()=>e.notify(!1)):d(n,s("tell-me"),"start-notices",()=>e.notify(!0))}`:r`<p class="small">${s("browser-has-none")}</p>`:r`<p class="small">${s("server-sends-none")}</p>`}function Ae(e){let{state:t}=e,n=t.me.account?.passphrase??!1,o=r`<div class="row">
      <a class="button" href="/api/me/records.zip" download data-testid="records"
        >${s("download-games")}</a
      >
      <a class="button" href="/api/me/data.json" download="quiltbee.json" data-testid="data"
        >${s("download-data")}</a
      >
    </div>
    <details class="fold">
      <summary data-testid="open-leaving">${s("delete-me")}</summary>
      <form class="fields" @submit=${w(a=>e.leave(a("leaving")))}>
        <p class="small">${s("delete-text")}</p>
        ${n?D("leaving",s("your-passphrase"),"current-password"):r`<label
                >${s("type-to-confirm",{word:s("confirm-word")})}
                <input name="leaving" data-testid="leaving" required autocomplete="off"
              /></label>`}
        <button type="submit" class="danger" data-testid="leave" ?disabled=${t.busy!==null}>
          ${s("delete-me")}
        </button>
      </form>
    </details>`;return $(t,"leaving",s("your-data"),o)}var M=240,q=64,Xn=100,ts={person:"against-people",bot:"against-bots",greedy:"against-greedy",random:"against-random"};function Pt({rating:e,provisional:t}){return`${Math.round(e)}${t?"?":""}`}function Ne({opponent:e,level:t}){return e!=="computer"?s(ts[e]):t===null?s("computer"):s("computer-level",{level:String(t)})}function je({history:e}){if(e.length<2)return null;let t=e.map(({rating:i})=>i),{low:n,high:o}=es(t),a=t.map((i,c)=>{let u=c/(t.length-1)*M,m=q-(i-n)/(o-n)*q;return[Be(u),Be(m)]});return{path:`M${a.map(i=>i.join(" ")).join("L")}`,end:a.at(-1)??[0,0],low:n,high:o}}function es(e){let[t,n]=[Math.min(...e),Math.max(...e)],o=Math.max(0,Xn-(n-t))/2;return{low:Math.round(t-o),high:Math.round(n+o)}}function Be(e){return Math.round(e*10)/10}function Re(e){let{state:t}=e,{ratings:n,statistics:o,me:a}=t,i=n.length===0&&o.totals.length===0,c=r`${i?r`<p class="small">${s("ratings-none")}</p>`:l}
  ${n.length>0?r`<ul class="ratings">
          ${n.map(ns)}
        </ul>`:l}
  ${o.totals.length>0?os(o.totals):l}
  ${a.account?as(e,a.account.listed):l}`;return $(t,"ratings",s("ratings-and-results"),c)}function ns(e){let{deviation:t,games:n,provisional:o}=e;return r`<li data-class=${e.class}>
    <span class="rating-name">${s(`class-${e.class}`)}</span>
    <b class="rating-value">${Pt(e)}</b>
    <span class="small"
      >± ${Math.round(2*t)},
      ${s("games",{count:n})}${o?s("not-settled"):""}</span
    >
    ${ss(e)}
  </li>`}function ss(e){let t=je(e),n=e.history[0]?.rating;if(t===null)return l;let[o,a]=t.end;return r`<svg
    class="rating-line"
    viewBox=${`-4 -6 ${M+44} ${q+12}`}
    role="img"
    aria-label=${s("rating-picture",{class:s(`class-${e.class}`),from:String(n),to:Pt(e)})}
  >
    <path class="frame" d=${`M0 0H${M}M0 ${q}H${M}`}></path>
    <path class="line-path" d=${t.path}></path>
    ${Nt`<circle cx=${o} cy=${a} r="3.5"></circle>
      <text x=${M+6} y="4">${t.high}</text>
      <text x=${M+6} y=${q+4}>${t.low}</text>`}
  </svg>`}function os(e){return r`<div class="scroll" tabindex="0" role="group" aria-labelledby="totals-caption">
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
        ${e.map(t=>r`<tr>
              <th scope="row">${Ne(t)}</th>
              <td>${s(`class-${t.class}`)}</td>
              <td>${s("won-of",{won:t.won,games:t.played})}</td>
              <td>${Fe(t.mean_margin)}</td>
              <td>${Fe(t.best_margin)}</td>
            </tr>`)}
      </tbody>
    </table>
  </div>`}function Fe(e){return e===null?"–":G(Math.round(e*10)/10)}function as(e,t){return r`<label class="tick"
    ><input
      type="checkbox"
      data-testid="listed"
      .checked=${t}
      @change=${n=>e.list(j(n))}
    /><span>${s("list-ratings")} <span class="small">${s("list-ratings-note")}</span></span></label
  >`}function qe(e,t,n){let{me:o}=e.state;return r`${k(t)}
    <main class="me">
      <h1 data-testid="me-title">${o.name??s("to-me")}</h1>
      <div class="column">
        ${rs(e)} ${Le(e,t,n.passkeys)}
        ${o.known?De(e):l}
        ${o.known?Me(e,n.notices):l}
      </div>
      <div class="column">
        ${Re(e)} ${Ie(e)} ${o.known?Ae(e):l}
        <p class="small">
          <a href="/" @click=${f(t)}>${s("back-to-home")}</a>
        </p>
      </div>
    </main>`}function rs(e){let{state:t}=e;return $(t,"name",s("your-name"),r`<form class="with-button" @submit=${w(n=>e.rename(n("name")))}>
      <label class="visually-hidden" for="my-name">${s("name-as-others-see")}</label>
      <input
        id="my-name"
        name="name"
        data-testid="my-name"
        required
        maxlength="40"
        autocomplete="nickname"
        placeholder=${s("as-other-players-see")}
        .value=${t.me.name??""}
      />
      <button type="submit" data-testid="save-name" ?disabled=${t.busy!==null}>
        ${s("save")}
      </button>
    </form>`)}function Ce(e,t,n){let{state:o}=e,{account:a}=o.me;if(a)return Q(t,s("you-are-signed-in"),Ke(a.login,t));let i=r`<form
      class="fields"
      @submit=${w(c=>e.signIn(c("login"),c("passphrase")))}
    >
      ${H("username")}
      ${D("passphrase",s("passphrase"),"current-password")} ${He(e)}
      <button type="submit" class="main" data-testid="sign-in" ?disabled=${o.busy!==null}>
        ${s("sign-in")}
      </button>
    </form>
    ${P(o,"passphrase")}
    ${n&&o.me.passkeys_possible?r`<div class="or">
            ${d(o,s("sign-in-passkey"),"sign-in-passkey",()=>e.signInByPasskey())}
            ${P(o,"passkey")}
          </div>`:l}
    <p class="small">
      ${E("signed-in-elsewhere",{you:r`<b>${s("to-me")}</b>`,device:r`<b>${s("another-device")}</b>`,play:r`<a href="/" @click=${f(t)}>${s("play-at-once")}</a>`})}
    </p>`;return Q(t,s("sign-in"),i)}function Ue(e,t,n){let{state:o}=e,{account:a}=o.me;if(a)return Q(t,s("you-are-signed-in"),Ke(a.login,t));let i=o.link?.name,c=r`<p data-testid="link-whom">
      ${i?E("plays-as",{name:r`<b>${i}</b>`}):s("plays-as-same")}
    </p>
    ${He(e)}
    <div class="row">
      ${d(o,s("sign-in-here"),"link-sign-in",()=>e.signInByLink(n),"main")}
      <a class="button" href="/" @click=${f(t)}>${s("not-now")}</a>
    </div>
    ${P(o,"link")}`;return Q(t,s("use-device-too"),c)}function _e(e,t){return Q(t,s("link-no-longer"),r`<p data-testid="problem">${e}</p>
      <a class="button main" href="/" @click=${f(t)}>${s("back-to-home")}</a>`)}function Q(e,t,n){return r`${k(e)}
    <main class="narrow">
      <section class="panel" aria-labelledby="sign-in-heading">
        <h1 id="sign-in-heading" data-testid="sign-in-title">${t}</h1>
        ${n}
      </section>
    </main>`}function Ke(e,t){return r`<p>${E("already-signed-in",{login:r`<b>${e}</b>`})}</p>
    <a class="button main" href="/me" @click=${f(t)}>${s("to-your-page")}</a>`}function He(e){return e.canBring?r`<label class="tick"
    ><input
      type="checkbox"
      data-testid="bring"
      .checked=${e.state.bring}
      @change=${t=>e.setBring(j(t))}
    /><span>${s("bring-games")}</span></label
  >`:l}var Et=["points","direct","buchholz","sonneborn_berger","wins","margin"];function Qe(e,t,n){let{tournament:o,errors:a}=e.state;return r`${k(t)}
    <main class="tournament" data-state=${o.state}>
      <div class="tournament-head">
        <h1 data-testid="tournament-title">${o.name}</h1>
        <p class="small">${ge(o)}</p>
        ${Y(a.read,"tournament-error")}
      </div>
      ${o.state==="open"?is(e,n):l}
      ${o.schedule.length>0?ds(e,t):l}
      ${o.standings.length>0?fs(o):l}
      ${o.schedule.length>0?$s(o):l}
      ${o.state==="running"?ys(e):l}
      <p class="small">
        <a href="/tournaments" @click=${f(t)}>${s("all-your-tournaments")}</a>
      </p>
    </main>`}function is(e,t){let{tournament:n}=e.state;return r`${$(e.state,"players",s("players"),cs(e,t))}
  ${n.organising?$(e.state,"organise",s("invite-and-start"),ms(e)):l}`}function cs(e,t){let{tournament:n,code:o,invitation:a}=e.state,i=gt(n),c=!i&&(o!==null||a!==null);return r`<ol class="things" data-testid="entrants">
      ${n.entrants.map(u=>ls(e,u))}
    </ol>
    ${n.entrants.length===0?r`<p class="small">${s("nobody-joined")}</p>`:l}
    ${c?us(e,t):l}
    ${i?r`<p class="small">${s("you-play")}</p>
            ${d(e.state,s("withdraw"),"withdraw",()=>e.withdraw())}`:l}
    ${i||c?l:r`<p class="small">${s("to-play-open-link")}</p>`}`}function ls(e,{entrant:t,name:n,withdrawn:o}){let{tournament:a}=e.state;return r`<li>
    <span
      >${t===a.you?s("name-is-you",{name:n}):n}${o?s("comma-left-tournament"):""}</span
    >
    ${a.organising&&t!==a.you&&!o?d(e.state,r`${s("remove")}<span class="visually-hidden"> ${n}</span>`,"remove-entrant",()=>e.removeEntrant(t),"quiet"):l}
  </li>`}function us(e,t){return r`<form class="with-button" @submit=${w(n=>e.join(n("name")))}>
    <label class="visually-hidden" for="join-name">${s("your-name-others")}</label>
    <input
      id="join-name"
      name="name"
      data-testid="join-name"
      maxlength="40"
      autocomplete="nickname"
      placeholder=${s("your-name")}
      .defaultValue=${t??""}
    />
    <button type="submit" class="main" data-testid="join" ?disabled=${e.state.busy!==null}>
      ${s("join")}
    </button>
  </form>`}function ms(e){let{state:t,link:n}=e;return r`${n===null?r`<p class="small">${s("no-tournament-link")}</p>
            ${d(t,s("make-link"),"tournament-invite",()=>e.invite())}`:r`<label for="tournament-link" class="small">${s("everybody-may-join")}</label>
            <input
              id="tournament-link"
              data-testid="tournament-link"
              readonly
              .value=${n}
              @focus=${o=>o.target.select()}
            />
            <div class="row">
              ${d(t,s("copy"),"copy-tournament",()=>e.copy())}
              ${d(t,s("new-link"),"tournament-invite",()=>e.invite())}
            </div>`}
    <div class="row">
      ${d(t,s("start-tournament"),"start-tournament",()=>e.start(),"main")}
      ${d(t,s("delete-it"),"delete-tournament",()=>e.remove(),"danger")}
    </div>`}function ds(e,t){let{tournament:n}=e.state,o=ke(e.state);return o===null?l:r`<section class="panel pairings" aria-labelledby="pairings-heading">
    <div class="panel-head">
      <h2 id="pairings-heading">
        ${n.rounds===null?s("round-title",{round:o.round}):s("round-title-of",{round:o.round,rounds:n.rounds})}
      </h2>
      <div class="row" role="group" aria-label=${s("rounds")}>
        ${n.schedule.map(a=>r`<button
              type="button"
              class="quiet"
              aria-pressed=${a.round===o.round?"true":"false"}
              aria-label=${s("round-title",{round:a.round})}
              @click=${()=>e.show(a.round)}
            >
              ${a.round}
            </button>`)}
      </div>
    </div>
    <ul class="things" data-testid="pairings">
      ${o.pairings.map(a=>ps(e,a,o.round,t))}
    </ul>
    ${P(e.state,"organise")}
  </section>`}function ps(e,t,n,o){let{tournament:a}=e.state,{first:i,second:c,points:u,games:m}=t;if(c===null)return r`<li><span>${s("a-bye",{name:O(a,i)})}</span></li>`;let h=[i,c].includes(a.you??0),y=s("names-and",{first:O(a,i),second:O(a,c)});return r`<li class=${h?"mine":""}>
    <span class="who-meets">
      ${O(a,i)} <b>${u[0]} : ${u[1]}</b> ${O(a,c)}
    </span>
    <span class="row">
      ${m.map((x,tn)=>r`<a
            class=${h&&!x.over?"button main":"button"}
            href=${x.url}
            @click=${f(o)}
            aria-label=${s("game-of-meeting",{number:tn+1,meeting:y,result:bt(x,i)})}
            >${h&&!x.over?s("play-game"):bt(x,i)}</a
          >`)}
    </span>
    ${a.organising&&n===a.round&&m.some(({over:x})=>!x)?hs(e,t,c):l}
  </li>`}function hs(e,{pairing:t,first:n},o){let{tournament:a}=e.state;return r`<details class="fold">
    <summary>${s("somebody-missing")}</summary>
    <div class="row">
      ${[n,o].map(i=>d(e.state,s("name-loses",{name:O(a,i)}),"forfeit",()=>e.forfeit(t,i)))}
    </div>
  </details>`}function fs(e){return r`<section class="panel" aria-labelledby="standings-heading">
    <h2 id="standings-heading">
      ${s(e.state==="over"?"final-standings":"standings")}
    </h2>
    <div class="scroll" tabindex="0" role="group" aria-labelledby="standings-heading">
      <table class="scores" data-testid="standings">
        <thead>
          <tr>
            <th scope="col">${s("column-place")}</th>
            <th scope="col">${s("column-player")}</th>
            ${Et.map(t=>r`<th scope="col" title=${s(`meaning-${t}`)}>${s(`column-${t}`)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${e.standings.map(t=>r`<tr class=${t.entrant===e.you?"mine":""}>
                <td>${t.place}</td>
                <th scope="row">${O(e,t.entrant)}</th>
                ${Et.map(n=>r`<td>${G(t[n])}</td>`)}
              </tr>`)}
        </tbody>
      </table>
    </div>
    <details class="fold">
      <summary>${s("how-told-apart")}</summary>
      <dl class="small">
        ${Et.map(t=>r`<div>
              <dt>${s(`column-${t}`)}</dt>
              <dd>${s(`meaning-${t}`)}.</dd>
            </div>`)}
      </dl>
    </details>
  </section>`}function $s(e){let{entrants:t,cross_table:n}=e;return r`<section class="panel" aria-labelledby="cross-heading">
    <h2 id="cross-heading">${s("cross-table")}</h2>
    <div class="scroll" tabindex="0" role="group" aria-labelledby="cross-heading">
      <table class="scores cross" data-testid="cross-table">
        <thead>
          <tr>
            <th scope="col">${s("column-player")}</th>
            ${t.map(({name:o,entrant:a})=>r`<th scope="col" title=${o}>${a}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${t.map(({entrant:o},a)=>r`<tr>
                <th scope="row">${o}. ${O(e,o)}</th>
                ${(n[a]??[]).map((i,c)=>r`<td class=${c===a?"self":""}>
                      ${c===a?l:i??"–"}
                    </td>`)}
              </tr>`)}
        </tbody>
      </table>
    </div>
    <p class="small">
      <a href=${`/api/tournaments/${e.id}/records.pgr`} download>${s("download-all")}</a>
    </p>
  </section>`}function ys(e){return gt(e.state.tournament)?r`<details class="fold">
    <summary>${s("leave-tournament")}</summary>
    <p class="small">${s("games-are-lost")}</p>
    ${d(e.state,s("withdraw"),"withdraw",()=>e.withdraw(),"danger")}
    ${P(e.state,"players")}
  </details>`:l}function Je(e,t){let{listed:n}=e.state;return r`${k(t)}
    <main class="me tournaments">
      <h1>${s("tab-tournaments")}</h1>
      <div class="column">${$(e.state,"make",s("new-tournament"),gs(e))}</div>
      <div class="column">
        <section class="panel" aria-labelledby="mine-heading">
          <h2 id="mine-heading">${s("yours")}</h2>
          <ul class="things" data-testid="tournament-list">
            ${n.map(o=>bs(o,t))}
          </ul>
          ${n.length===0?r`<p class="small">${s("no-tournaments")}</p>`:l}
        </section>
        <p class="small"><a href="/" @click=${f(t)}>${s("back-to-home")}</a></p>
      </div>
    </main>`}function bs(e,t){let{id:n,name:o,organising:a}=e;return r`<li>
    <span>
      <a href=${`/tournaments/${n}`} @click=${f(t)}>${o}</a>
      <span class="small block">${we(e)}${a?s("comma-yours"):""}</span>
    </span>
  </li>`}function gs(e){let{form:t,busy:n}=e.state;return r`<form class="fields" @submit=${a=>{a.preventDefault(),e.make()}}>
    <label
      >${s("tournament-name")}
      <input
        data-testid="tournament-name"
        required
        maxlength="60"
        autocomplete="off"
        placeholder=${s("club-evening")}
        .value=${t.name}
        @input=${a=>e.set({name:N(a)})}
    /></label>
    ${ct("kind",s("who-meets-whom"),ks(),t.kind,a=>e.set({kind:a}))}
    <p class="small explain">
      ${s("label-and-note",{label:s(`kind-${t.kind}`),note:s(`kind-note-${t.kind}`)})}
    </p>
    ${t.kind==="swiss"?ws(e):l}
    ${ct("clock",s("clock"),Kt.map(({key:a})=>[a,s(`speed-${a}`)]),t.speed,a=>e.set({speed:a}))}
    <div class="ticks">
      ${We("twice",s("twice-fair"),t.twice,a=>e.set({twice:a}))}
      ${We("tournament-rated",s("tick-rated"),t.rated,a=>e.set({rated:a}))}
    </div>
    <button type="submit" class="main" data-testid="make-tournament" ?disabled=${n!==null}>
      ${s("make-tournament")}
    </button>
  </form>`}function ks(){return["swiss","round_robin","double_round_robin"].map(e=>[e,s(`kind-${e}`)])}function ws(e){return r`<label
    >${s("rounds")} <span class="small">${s("rounds-note")}</span>
    <input
      type="number"
      min="1"
      max="15"
      data-testid="rounds"
      .value=${e.state.form.rounds}
      @input=${t=>e.set({rounds:N(t)})}
  /></label>`}function We(e,t,n,o){return r`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${e}
      .checked=${n}
      @change=${a=>o(j(a))}
    /><span>${t}</span></label
  >`}function vs(e,t){let[n,,...o]=e.link.split(","),a=e.moves.slice(0,t).filter(i=>!Gt(i)).map(i=>i==="pass"?".":i);return[n,a.join(""),...o].join(",")}var st=class{constructor(t,n,o){this.replay=t,this.go=n;let a={opponent:this.isSolo?"automa":"computer",strength:o,first:"you",busy:!1,error:""};this.store=g((i,c)=>({...i,...c}),a)}get isSolo(){return this.replay.automa!==null}async start(t){this.store.dispatch({busy:!0,error:""});try{let{url:n}=await J(this.wanted(t));this.go(n)}catch(n){let o=n instanceof Error?n.message:String(n);this.store.dispatch({busy:!1,error:o})}}wanted(t){let{replay:n}=this,{opponent:o,strength:a,first:i}=this.store.get(),{automa:c}=n,u=c&&o==="automa"?{deck:c.deck,level:c.level}:null,m=o==="computer"?{level:a}:null,h=o==="person"?L(n).map(({name:x})=>x):null,y=vs(n,t);return{opponent:o,...u,...m,first:i,board:"revised",seed:null,from:y,names:h}}};function Ge(e){return e.frames.slice(1).map(({move:t,player:n},o)=>({number:o+1,player:n??1,move:t??"pass"}))}var ot=class{constructor(t,n){let o=Vt(t,n);this.patches=n;let a={replay:{...t,frames:o},index:o.length-1,walks:{1:[4,4],2:[4,4]},said:""};this.store=g((i,c)=>({...i,...c}),a)}look(t){let n=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(n,t))})}step(t){let{index:n,replay:o}=this.store.get(),a=o.frames.length-1,i={ArrowLeft:n-1,ArrowRight:n+1,Home:0,End:a};return Object.hasOwn(i,t)?(this.look(i[t]),!0):!1}get path(){let{link:t,tags:n}=this.store.get().replay;return Qt(t,[n.Player1,n.Player2])}walk(t,n){let{walks:o}=this.store.get();this.store.dispatch({walks:{...o,[t]:jt(o[t],n)}})}};function Ve(e,t){let n=e.store.get(),o=e.isSolo?[["automa",s("automa-alone")]]:[...Dt.map(({level:c})=>[String(c),s("computer-level-name",{level:String(c),name:Zt(c)})]),["person",s("two-people-here")]],a=n.opponent==="computer"?String(n.strength):n.opponent;return r`<form class="panel play-on" @submit=${c=>{c.preventDefault(),e.start(t)}} aria-labelledby="on-heading">
    <h2 id="on-heading">${s("play-on-here")}</h2>
    <label
      >${s("against")}
      <select
        data-testid="on-opponent"
        @change=${c=>e.store.dispatch(xs(N(c)))}
      >
        ${o.map(([c,u])=>r`<option value=${c} ?selected=${a===c}>${u}</option>`)}
      </select></label
    >
    ${e.isSolo?l:r`<label
            >${s("you-are")}
            <select
              data-testid="on-first"
              @change=${c=>e.store.dispatch({first:N(c)})}
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
    ${Y(n.error,"play-on-error")}
  </form>`}function xs(e){return e==="person"||e==="automa"?{opponent:e}:{opponent:"computer",strength:Number(e)}}function Ot(e,t,n,o){let{replay:a,index:i}=e,c=a.frames[i],u=L(a);if(n===2&&c.automa)return Ts(c,c.automa,u,t,o);let m=`${n===1?"front":"back"} p${n}`;return r`<div class=${`seat ${m}`}>${ee(c,u,n)}</div>
    <div class=${`spread ${m}`}>${Ss(e,t,n,o)}</div>`}function Ss({replay:e,index:t,walks:n},o,a,i){let c=e.frames[t];return ce({number:a,name:L(e)[a-1].name,player:c.players[a-1],patches:o.patches,lettered:i,active:!1,held:!1,ghost:null,cursor:n[a],fresh:Ct(c.player===a?[c.move]:[],o.patches)})}function Ts(e,t,n,o,a){return r`<div class="seat back p2">${ne(e,n,t)}</div>
    ${se(e,t,{turns:t.turns,run:0},o.patches,a)}`}function Ye({replay:e,index:t},n){let o=a=>n.look(a);return ie(Ge(e),t,L(e),n.patches,o)}function ze(e,t,n){let o=e.store.get(),{replay:a,index:i}=o,c=a.frames[i],u=L(a),{letters:m,look:h}=n.settings,y=()=>n.change({look:h==="cloth"?"thread":"cloth"});return r`${k(n)}
    <main class=${`table ${c.automa?"solo":"screen"} viewer`} data-stage=${c.stage}>
      <div class="felt">
        <div class="turn">
          <h1 id="turn-heading" tabindex="-1" data-testid="turn">
            ${i===0?s("start-position"):s("after-move",{number:String(i)})}:
            ${Ft(c,u)}
          </h1>
          <p data-testid="turn-reason">${Rt(c,u)}</p>
          ${a.comment?re(a.comment):l}
        </div>
        <div class="column own">
          ${Ot(o,e,1,m)} ${oe(c.ring,e.patches,m)}
        </div>
        <div class="column middle">
          ${ae(c,e.patches,m)} ${Ye(o,e)}
          ${c.result?le(c,u,Ps(e,n)):Ve(t,i)}
        </div>
        <div class="column other">
          ${Ot(o,e,2,m)} ${Wt(c,u,h,y)}
        </div>
      </div>
      <div class="below">${ue(c,u,e.patches)}</div>
    </main>`}function Ps(e,t){let{replay:n,said:o}=e.store.get(),a=async()=>e.store.dispatch({said:await te(`${location.origin}${e.path}`)});return r`<button
      type="button"
      class="main"
      data-testid="play-again"
      @click=${()=>t.go("/")}
    >
      ${s("new-game")}
    </button>
    <button type="button" data-testid="copy-link" @click=${a}>
      ${B("link")}<span>${s("copy-link")}</span>
    </button>
    <button type="button" data-testid="download-record" @click=${()=>Xt(n.record)}>
      ${B("download")}<span>${s("record")}</span>
    </button>
    <p class="small copied" role="status" data-testid="copied">${o}</p>`}function Es(e,t,n,o){let a=new ot(t,n),i=new st(t,o.go,o.settings.strength),c=()=>{v(ze(a,i,o),e),Yt(e)},u=[a.store.watch(c),i.store.watch(c)],m=y=>Os(y,a);return window.addEventListener("keydown",m),{draw:c,close:()=>{for(let y of u)y();window.removeEventListener("keydown",m)}}}function Os(e,t){let{target:n,key:o,altKey:a,ctrlKey:i,metaKey:c,shiftKey:u}=e;a||i||c||u||n instanceof Element&&n.closest("select, input, textarea, dialog")||Jt(e,(m,h)=>t.walk(m,h))||t.step(o)&&e.preventDefault()}var Ls=5e3,hi={aid:Is,me:Ds,"sign-in":Ms,link:As,today:(e,t)=>Ze(e,t,F(new Date)),day:Ze,tournaments:Ns,tournament:js};async function Is(e,t){let{aidSheet:n,printButton:o}=await Ut("aid");return{draw:()=>v(r`${k(t)}
        <main class="aid-page">
          <div class="panel-head">
            <h1>${s("how-to-play")}</h1>
            ${o(()=>window.print())}
          </div>
          ${n()}
        </main>`,e),close:()=>{}}}async function Ds(e,t){let n={},[o,{ratings:a},i,{bots:c},u]=await Promise.all([C(),Lt(ht(),{ratings:[]},"ratings",n),Lt(ft(),{totals:[],automa:[]},"ratings",n),Lt($t(),{bots:[]},"bots",n),xe()]),m={api:_,drawQr:rt,isSure:vt,makePasskey:Ee,subscribe:Se,unsubscribe:Te,go:It,copy:V,origin:location.origin,share:Xe()},h=new X(m,{me:o,ratings:a,statistics:i,bots:c,isNotified:u,errors:n}),y={passkeys:St(),notices:xt()},x=()=>v(qe(h,t,y),e);return{draw:x,close:h.store.watch(x)}}async function Lt(e,t,n,o){try{return await e}catch(a){return Object.assign(o,{[n]:A(a)}),t}}function It(e){location.assign(e)}function Xe(){return"share"in navigator?e=>navigator.share(e):null}async function Ms(e,t){let n=new K({api:_,usePasskey:Tt,go:It},await C()),o=()=>v(Ce(n,t,St()),e);return{draw:o,close:n.store.watch(o)}}async function As(e,t,n){try{let[o,a]=await Promise.all([C(),pt(n)]),i=new K({api:_,usePasskey:Tt,go:It},o,a),c=()=>v(Ue(i,t,n),e);return{draw:c,close:i.store.watch(c)}}catch(o){let a=o instanceof Bt?ve(o.status):null;if(a===null)throw o;return{draw:()=>v(_e(a,t),e),close:()=>{}}}}async function Ze(e,t,n){let[o,{days:a}]=await Promise.all([ut(n),mt()]),i={api:dt,createGame:J,copy:V,go:t.go,origin:location.origin,share:Xe()},c=new z(i,o,a,F(new Date)),u=()=>v(be(c,t),e),m=[c.store.watch(u),Bs(()=>c.look(F(new Date)))];return{draw:u,close:()=>{for(let h of m)h()}}}function Bs(e){let t=0,n=()=>{e(),clearTimeout(t),t=window.setTimeout(n,pe(new Date)+1)};return n(),document.addEventListener("visibilitychange",n),()=>{clearTimeout(t),document.removeEventListener("visibilitychange",n)}}async function Ns(e,t){let{tournaments:n}=await kt(),o=new nt({api:et,keepInvitation:it,go:t.go},n),a=()=>v(Je(o,t),e);return{draw:a,close:o.store.watch(a)}}async function js(e,t,n){let[o,a]=await Promise.all([wt(n),C()]),i=zt(n),c={api:et,drawQr:rt,isSure:vt,copy:V,go:t.go,origin:location.origin,keepInvitation:y=>it(n,y)},u=yt(location.hash)??yt(i?.replace(/^[^#]*/,"")??""),m=new tt(c,{tournament:o,code:u,invitation:i}),h=()=>v(Qe(m,t,a.name),e);return{draw:h,close:Fs(m,t,h)}}function Fs(e,t,n){let o=()=>{!document.hidden&&e.state.tournament.state!=="over"&&e.load()},a=setInterval(o,Ls),i=[e.store.watch(n),t.onNews(c=>c==="games"&&o())];return()=>{clearInterval(a);for(let c of i)c()}}export{hi as AWAY,Es as openViewerPage};
