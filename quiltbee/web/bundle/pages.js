import{$ as Ft,$b as oe,Aa as Ct,Ab as Yt,B as rt,Ba as Ut,Ea as _t,F as r,Fb as zt,G as Nt,Gb as it,H as l,Ha as Kt,Hb as V,I as v,Ia as Ht,J as M,Ja as Qt,Jb as Zt,K as k,L as f,Lb as ct,Nb as N,Ob as j,Qa as Wt,Qb as E,Sa as Jt,V as jt,Vb as Xt,W as G,Xb as te,Yb as ee,Zb as ne,_b as se,a as at,aa as Rt,b as Dt,ba as qt,c as Mt,cc as Y,db as Gt,dc as ae,ec as re,h as At,i as s,ic as ie,jc as ce,k as W,kc as le,l as B,lc as ue,m as g,q as Bt,r as p,rc as me,s as S,v as J,vb as Vt,wb as L,z as C}from"./page.js";var U="2026-11-02";function F(t){let e=n=>String(n).padStart(2,"0");return`${t.getFullYear()}-${e(t.getMonth()+1)}-${e(t.getDate())}`}function de(t,e){let[n,o,a]=t.split("-").map(Number);return F(new Date(n,o-1,a+e))}function I(t,e={dateStyle:"full"}){return new Intl.DateTimeFormat(At(),{...e,timeZone:"UTC"}).format(Date.parse(`${t}T00:00Z`))}function pe(t){return new Date(t.getFullYear(),t.getMonth(),t.getDate()+1).getTime()-t.getTime()}function he(t){let[e,n]=t.split("-").map(Number),o=(new Date(e,n-1,1).getDay()+6)%7,a=new Date(e,n,0).getDate(),i=Math.ceil((o+a)/7);return Array.from({length:i},(c,u)=>Array.from({length:7},(m,h)=>{let y=7*u+h-o+1;return y<1||y>a?null:`${t}-${String(y).padStart(2,"0")}`}))}function fe(t,e){let[n,o]=t.split("-").map(Number);return F(new Date(n,o-1+e,1)).slice(0,7)}function $e(t,e){let n=t.filter(({won:i})=>i!==null),o=new Set(n.map(({day:i})=>i)),a=i=>{let c=0;for(;o.has(de(i,-c));)c+=1;return c};return{played:n.length,won:n.filter(({won:i})=>i).length,streak:a(e)||a(de(e,-1)),longest:Math.max(0,...[...o].map(a))}}var T={busy:null,told:{},errors:{}};async function b(t,e,n){if(t.get().busy!==null)return!1;t.dispatch({busy:e,told:{},errors:{}});try{let o=await n();return t.dispatch({busy:null,told:{[e]:o}}),!0}catch(o){return t.dispatch({busy:null,errors:{[e]:B(o)}}),!1}}function R({isSure:t},e){return t(s("sure-remove",{name:e}),s("remove"))}var z=class{constructor(e,n,o,a){this.outside=e,this.store=g((i,c)=>({...i,...c}),{...T,day:n,attempts:o,today:a,month:n.day.slice(0,7)})}get state(){return this.store.get()}look(e){e!==this.state.today&&this.store.dispatch({today:e})}turn(e){let n=fe(this.state.month,e);n>=U.slice(0,7)&&n<=this.state.today.slice(0,7)&&this.store.dispatch({month:n})}play(){return b(this.store,"game",async()=>{let{url:e}=await this.outside.api.beginDay(this.state.day.day);return this.outside.go(e),""})}practise(){let{opponent:e,level:n,deck:o,seat:a,seed:i}=this.state.day;return b(this.store,"game",async()=>{let{url:c}=await this.outside.createGame({opponent:e,level:n,seed:i,names:null,from:null,board:"revised",first:a===1?"you":"opponent",...o===null?{}:{deck:o}});return this.outside.go(c),""})}share(){let{outside:e,state:n}=this,o=nn(n.day,e.origin);return b(this.store,"game",async()=>e.share===null?(await e.copy(o),s("copied")):(await e.share({text:o}).catch(en),""))}};function en(t){if(!(t instanceof Error&&t.name==="AbortError"))throw t}function lt({opponent:t,level:e,deck:n}){if(t==="computer")return s("day-against-level",{level:e,name:s(`level-name-${e}`)});let{numeral:o}=Mt[e-1];return s("day-against-automa",{numeral:o,deck:s(`day-deck-${n}`)})}function Z({won:t,margin:e}){return t===null?"":e===null?s("day-resigned"):e===0?s(t?"day-won-even":"day-lost-even"):s(t?"day-won-by":"day-lost-by",{points:Math.abs(e)})}function nn(t,e){let{attempt:n,table:o}=t,a=n===null?"":Z(n),c=o&&o.rank!==null&&n&&n.margin!==null&&o.played>1?s("day-place",{rank:o.rank??0,played:o.played}):"";return[s("day-share-title",{day:I(t.day,{dateStyle:"long"})}),s("label-and-note",{label:lt(t),note:[a,c].filter(Boolean).join(", ")}),`${e}/day/${t.day}`].join(`
`)}var dt={};at(dt,{beginDay:()=>sn,fetchCalendar:()=>mt,fetchDay:()=>ut});function ut(t){return p(`/api/days/${t}`)}function sn(t){return p(`/api/days/${t}`,{})}function mt(){return p("/api/me/days")}function $(t,e,n,o){return r`<section
    class=${`panel section-${e}`}
    aria-labelledby=${`${e}-heading`}
    data-testid=${e}
  >
    <h2 id=${`${e}-heading`}>${n}</h2>
    ${o} ${P(t,e)}
  </section>`}function P(t,e){let n=t.errors[e]??"",o=t.told[e]??"";return r`<div class="outcome">
    <p class="notice" role="alert" data-testid=${`${e}-error`}>${n||l}</p>
    <p class="small" role="status" data-testid=${`${e}-told`}>${o||l}</p>
  </div>`}function d(t,e,n,o,a=""){return r`<button
    type="button"
    class=${a}
    data-testid=${n}
    aria-disabled=${t.busy===null?"false":"true"}
    @click=${o}
  >
    ${e}
  </button>`}function w(t){return e=>{e.preventDefault();let n=new FormData(e.target);t(o=>String(n.get(o)??""))}}var on=Date.UTC(2026,10,23),an=1440*60*1e3;function be(t,e){let{day:n,today:o}=t.state;return r`${k(e)}
    <main class="me day">
      <h1 data-testid="day-title">${I(n.day)}</h1>
      ${n.day<o?rn(o,e):l}
      <div class="column">${cn(t,e)}</div>
      <div class="column">
        ${n.table?mn(n.table,e):l} ${dn(t,e)}
        <p class="small"><a href="/" @click=${f(e)}>${s("back-to-home")}</a></p>
      </div>
    </main>`}function rn(t,e){return r`<p class="newer" role="status" data-testid="newer-day">
    <a class="button main" href=${`/day/${t}`} @click=${f(e)}>${s("day-newer")}</a>
  </p>`}function cn(t,e){let{day:n}=t.state,{attempt:o}=n,a=o!==null&&o.won!==null;return r`<section class="panel" aria-labelledby="game-heading">
    <h2 id="game-heading">${lt(n)}</h2>
    <p>${s(n.seat===1?"day-you-begin":"day-they-begin")}</p>
    ${a?ln(o,n.table):r`<p class="small explain">${s("day-what")}</p>`}
    <div class="row">${un(t,e)}</div>
    ${P(t.state,"game")}
  </section>`}function ln(t,e){let{rank:n,played:o}=e??{rank:null,played:0},a=n!==null&&t.margin!==null;return r`<p class="day-result" data-testid="day-result">
    <strong>${Z(t)}</strong>
    ${a?r`<span>${s("day-place",{rank:n,played:o})}</span>`:l}
  </p>`}function un(t,e){let{day:n,state:o}={day:t.state.day,state:t.state},{attempt:a}=n,i=m=>d(o,s(m),"day-play",()=>t.play(),"main");if(a===null&&n.open)return i("day-play");if(a?.won===null)return i("day-go-on");let c=d(o,s("day-practise"),"day-practise",()=>t.practise());if(a===null)return n.table===null?s("day-to-come"):c;let u=r`${M("share")}<span>${s("share")}</span>`;return r`${d(o,u,"day-share",()=>t.share(),"main")}
    <a class="button" href=${`/game/${a.game}`} @click=${f(e)}
      >${s("day-your-game")}</a
    >
    ${c}`}function mn({played:t,won:e,best:n,best_game:o},a){return r`<section class="panel" aria-labelledby="table-heading" data-testid="day-table">
    <h2 id="table-heading">${s("day-table")}</h2>
    <p class="small">${s("day-played",{played:t,won:e})}</p>
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
  </section>`}function dn(t,e){let{attempts:n,today:o,month:a}=t.state,i=$e(n,o),c=new Map(n.map(m=>[m.day,m])),u=I(`${a}-01`,{month:"long",year:"numeric"});return r`<section class="panel calendar" aria-labelledby="calendar-heading">
    <div class="panel-head">
      ${ye(t,-1,a<=U.slice(0,7))}
      <h2 id="calendar-heading" aria-live="polite">${u}</h2>
      ${ye(t,1,a>=o.slice(0,7))}
    </div>
    <table>
      <thead>
        <tr>
          ${pn().map(([m,h])=>r`<th scope="col" abbr=${h}>${m}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${he(a).map(m=>r`<tr>
              ${m.map(h=>r`<td>${hn(h,t,c,e)}</td>`)}
            </tr>`)}
      </tbody>
    </table>
    <p class="small" data-testid="day-figures">${s("day-figures",{...i})}</p>
  </section>`}function ye(t,e,n){return r`<button
    type="button"
    class="quiet"
    aria-label=${s(e<0?"day-month-before":"day-month-after")}
    aria-disabled=${n?"true":"false"}
    @click=${()=>t.turn(e)}
  >
    ${M(e<0?"back":"forward")}
  </button>`}function pn(){return Array.from({length:7},(t,e)=>{let n=new Date(on+e*an).toISOString().slice(0,10);return[I(n,{weekday:"narrow"}),I(n,{weekday:"long"})]})}function hn(t,e,n,o){if(t===null)return l;let{today:a}=e.state,i=Number(t.slice(8));if(t<U||t>a)return r`<span class="date none">${i}</span>`;let c=n.get(t),u=c?c.won===null?"running":c.won?"won":"lost":"missed",m=I(t,{dateStyle:"long"});return r`<a
    class=${`date ${u}`}
    href=${`/day/${t}`}
    aria-current=${t===e.state.day.day?"date":l}
    aria-label=${s("label-and-note",{label:m,note:s(`day-how-${u}`)})}
    @click=${f(o)}
    >${i}</a
  >`}var X=class{constructor(e,n){this.outside=e,this.store=g((o,a)=>({...o,...a}),{...T,...n,link:null,token:null})}get state(){return this.store.get()}rename(e){return this.ask("name",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({name:e})}),s("saved")))}makeAccount(e,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.makeAccount(e,n)}),s("account-made")))}addPasskey(e){return this.ask("account",async()=>{let{ceremony:n,publicKey:o}=await this.outside.api.askForPasskey(e),a=await this.outside.makePasskey(o),i=this.state.me.name??s("default-passkey");return this.store.dispatch({me:await this.outside.api.addPasskey(n,i,a)}),s(e===null?"passkey-added":"account-made-passkey")})}async removePasskey({id:e,name:n}){return await R(this.outside,n)?this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.removePasskey(e)}),s("passkey-removed"))):!1}changePassphrase(e,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.changePassphrase(e,n)}),s("passphrase-changed")))}list(e){return this.ask("ratings",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({listed:e})}),s(e?"ratings-listed":"ratings-not-listed")))}signOut(e){return this.ask("account",async()=>(await this.outside.api.signOut(e),this.outside.go("/"),""))}makeLink(){return this.ask("device",async()=>{let{url:e,expires:n}=await this.outside.api.makeLink(),o={address:this.outside.origin+e,expires:n,picture:null};return this.store.dispatch({link:o}),this.store.dispatch({link:{...o,picture:await this.outside.drawQr(e)}}),""})}dropLink(){return this.ask("device",async()=>(await this.outside.api.dropLinks(),this.store.dispatch({link:null}),s("link-dropped")))}copyLink(){return this.ask("device",async()=>(await this.outside.copy(this.state.link?.address??""),s("copied")))}shareLink(){let{link:e}=this.state,{share:n}=this.outside;return e===null||n===null?null:this.ask("device",async()=>{try{await n({title:s("share-device"),url:e.address})}catch(o){if(!(o instanceof Error&&o.name==="AbortError"))throw o}return""})}notify(e){return this.ask("notices",async()=>(e?await this.startNotices():await this.endNotices(),this.store.dispatch({isNotified:e}),s(e?"will-tell":"stays-quiet")))}async startNotices(){let{key:e}=this.state.me.push;if(e===null)throw new Error(s("sends-none"));await this.outside.api.subscribeToPush(await this.outside.subscribe(e))}async endNotices(){let e=await this.outside.unsubscribe();e!==null&&await this.outside.api.unsubscribeFromPush(e)}makeBot(e){return this.ask("bots",async()=>{let{token:n}=await this.outside.api.makeBot(e);return await this.readBots(),this.store.dispatch({token:{bot:e,token:n}}),""})}async removeBot({id:e,name:n}){return await R(this.outside,n)?this.ask("bots",async()=>(await this.outside.api.removeBot(e),this.store.dispatch({token:null}),await this.readBots(),s("bot-removed",{name:n}))):!1}makeToken({id:e,name:n}){return this.ask("bots",async()=>{let{token:o}=await this.outside.api.makeToken(e);return await this.readBots(),this.store.dispatch({token:{bot:n,token:o}}),""})}async revokeToken({id:e,name:n},o){return await this.outside.isSure(s("sure-revoke",{name:n}),s("revoke"))?this.ask("bots",async()=>(await this.outside.api.revokeToken(e,o),this.store.dispatch({token:null}),await this.readBots(),s("token-revoked",{name:n}))):!1}async readBots(){let{bots:e}=await this.outside.api.fetchBots();this.store.dispatch({bots:e})}leave(e){let n=this.state.me.account?.passphrase??!1;return this.ask("leaving",async()=>{if(!n&&e.trim().toLowerCase()!==s("confirm-word"))throw new Error(s("type-word-first",{word:s("confirm-word")}));return await this.outside.api.removeMe(n?e:null),this.outside.go("/"),""})}ask(e,n){return b(this.store,e,n)}};var _={};at(_,{addPasskey:()=>wn,askForPasskey:()=>kn,askWho:()=>xn,changeMe:()=>fn,changePassphrase:()=>gn,dropLinks:()=>Pn,fetchBots:()=>$t,fetchRatings:()=>ht,fetchStatistics:()=>ft,lookAtLink:()=>pt,makeAccount:()=>$n,makeBot:()=>Dn,makeLink:()=>Tn,makeToken:()=>An,removeBot:()=>Mn,removeMe:()=>In,removePasskey:()=>vn,revokeToken:()=>Bn,signIn:()=>yn,signInByLink:()=>En,signInByPasskey:()=>Sn,signOut:()=>bn,subscribeToPush:()=>On,unsubscribeFromPush:()=>Ln});function fn(t){return p("/api/me",t,"PATCH")}function $n(t,e){return p("/api/account",{login:t,passphrase:e})}function yn(t,e,n){return p("/api/sign-in",{login:t,passphrase:e,bring:n})}async function bn(t=!1){await S(t?"/api/sign-out/everywhere":"/api/sign-out",{})}function gn(t,e){return p("/api/me/passphrase",{old:t,new:e})}function kn(t){return p("/api/passkeys/options",{login:t})}function wn(t,e,n){return p("/api/passkeys",{ceremony:t,name:e,credential:n})}function vn(t){return p(`/api/passkeys/${encodeURIComponent(t)}`,{},"DELETE")}function xn(){return p("/api/sign-in/passkey/options",{})}function Sn(t,e,n){return p("/api/sign-in/passkey",{ceremony:t,credential:e,bring:n})}function Tn(){return p("/api/me/link",{})}async function Pn(){await S("/api/me/link",{},"DELETE")}function pt(t){return p("/api/sign-in/link/look",{code:t})}function En(t,e){return p("/api/sign-in/link",{code:t,bring:e})}async function On(t){await S("/api/me/push",{subscription:t})}async function Ln(t){await S("/api/me/push",{endpoint:t},"DELETE")}function ht(){return p("/api/me/ratings")}function ft(){return p("/api/me/statistics")}async function In(t){await S("/api/me",{passphrase:t},"DELETE")}function $t(){return p("/api/me/bots")}function Dn(t){return p("/api/me/bots",{name:t})}async function Mn(t){await S(`/api/me/bots/${t}`,{},"DELETE")}function An(t){return p(`/api/me/bots/${t}/tokens`,{})}async function Bn(t,e){await S(`/api/me/bots/${t}/tokens/${e}`,{},"DELETE")}var tt=class{constructor(e,n){this.outside=e,this.store=g((o,a)=>({...o,...a}),{...T,...n,picture:null,shown:null})}get state(){return this.store.get()}get link(){let{invitation:e}=this.state;return e===null?null:this.outside.origin+e}async load(){try{let e=await this.outside.api.fetchTournament(this.state.tournament.id);this.store.dispatch({tournament:e,errors:{...this.state.errors,read:""}})}catch(e){this.store.dispatch({errors:{...this.state.errors,read:B(e)}})}}show(e){this.store.dispatch({shown:e})}join(e){let{tournament:n,code:o}=this.state;return this.change("players",()=>this.outside.api.join(n.id,o??"",e.trim()||null))}start(){return this.change("organise",()=>this.outside.api.start(this.state.tournament.id))}async withdraw(){return await this.outside.isSure(s("sure-withdraw"),s("withdraw"))?this.change("players",()=>this.outside.api.withdraw(this.state.tournament.id)):!1}async removeEntrant(e){let n=this.nameOf(e);return await R(this.outside,n)?this.change("organise",()=>this.outside.api.removeEntrant(this.state.tournament.id,e)):!1}async forfeit(e,n){let o=this.nameOf(n);return await this.outside.isSure(s("sure-forfeit",{name:o}),s("name-loses",{name:o}))?this.change("organise",()=>this.outside.api.forfeit(this.state.tournament.id,e,n)):!1}change(e,n){return b(this.store,e,async()=>(this.store.dispatch({tournament:await n()}),""))}nameOf(e){let{entrants:n}=this.state.tournament;return n.find(({entrant:o})=>o===e)?.name??""}invite(){return b(this.store,"organise",async()=>{let{invitation:e}=await this.outside.api.inviteAgain(this.state.tournament.id);return this.outside.keepInvitation(e),this.store.dispatch({invitation:e,picture:null}),""})}copy(){return b(this.store,"organise",async()=>(await this.outside.copy(this.link??""),s("copied")))}async remove(){let{name:e}=this.state.tournament;return await R(this.outside,e)?b(this.store,"organise",async()=>(await this.outside.api.removeTournament(this.state.tournament.id),this.outside.go("/tournaments"),"")):!1}};function yt(t){return/^#join=([\w-]+)$/.exec(t)?.[1]??null}function ge({kind:t,rounds:e,clock:n,twice:o,rated:a}){let i=[s(`kind-${t}`)];return e!==null&&i.push(s("rounds-count",{count:e})),i.push(n===null?s("no-clock"):_t(n)),o&&i.push(s("each-ring-twice")),a&&i.push(s("terms-rated")),i.join(", ")}function O({entrants:t,you:e},n){let o=t.find(a=>a.entrant===n)?.name??"?";return n===e?s("name-is-you",{name:o}):o}function ke({tournament:t,shown:e}){let{schedule:n}=t;return n.find(({round:o})=>o===e)??n.at(-1)??null}function bt(t,e){if(!t.over)return s("being-played");if(t.winner===null)return s("no-result");if(t.scores&&(t.reason==="score"||t.reason==="first to 53")){let[a,i]=t.first===e?t.scores:[t.scores[1],t.scores[0]];return qt(a,i)}let n=t.winner===e?"won":"lost",o=t.reason==="time"?"time":"resigned";return s(`game-${n}-${o}`)}function gt({you:t}){return t!==null}var et={};at(et,{fetchTournament:()=>wt,fetchTournaments:()=>kt,forfeit:()=>Un,inviteAgain:()=>jn,join:()=>Fn,makeTournament:()=>Nn,removeEntrant:()=>Cn,removeTournament:()=>_n,start:()=>Rn,withdraw:()=>qn});function kt(){return p("/api/tournaments")}function Nn(t){return p("/api/tournaments",t)}function wt(t){return p(`/api/tournaments/${t}`)}function jn(t){return p(`/api/tournaments/${t}/invitation`,{})}function Fn(t,e,n){return p(`/api/tournaments/${t}/join`,{code:e,name:n})}function Rn(t){return p(`/api/tournaments/${t}/start`,{})}function qn(t){return p(`/api/tournaments/${t}/withdraw`,{})}function Cn(t,e){return p(`/api/tournaments/${t}/remove`,{entrant:e})}function Un(t,e,n){return p(`/api/tournaments/${t}/forfeit`,{pairing:e,entrant:n})}async function _n(t){await S(`/api/tournaments/${t}`,{},"DELETE")}var nt=class{constructor(e,n){this.outside=e,this.store=g((o,a)=>({...o,...a}),{...T,listed:n,form:{name:"",kind:"swiss",rounds:"",speed:"none",twice:!0,rated:!1}})}get state(){return this.store.get()}set(e){this.store.dispatch({form:{...this.state.form,...e}})}make(){let{name:e,kind:n,rounds:o,speed:a,twice:i,rated:c}=this.state.form;return b(this.store,"make",async()=>{let{id:u,url:m,invitation:h}=await this.outside.api.makeTournament({name:e.trim(),kind:n,clock:Ht(a),board:"revised",twice:i,rated:c,rounds:n==="swiss"&&o?Number(o):null});return this.outside.keepInvitation(u,h),this.outside.go(m),""})}};function we({kind:t,state:e,round:n,rounds:o,entrants:a}){let i=e==="running"?Kn(n,o):s(`state-${e}`);return[s(`kind-${t}`),i,s("players-count",{count:a})].join(", ")}function Kn(t,e){return e===null?s("round-number",{round:t}):s("round-number-of",{round:t,rounds:e})}var K=class{constructor(e,n,o=null){this.outside=e,this.store=g((a,i)=>({...a,...i}),{...T,me:n,link:o,bring:!0})}get state(){return this.store.get()}get canBring(){let{known:e,account:n}=this.state.me;return e&&n===null}setBring(e){this.store.dispatch({bring:e})}signIn(e,n){return this.enter("passphrase",()=>this.outside.api.signIn(e,n,this.state.bring))}signInByPasskey(){return this.enter("passkey",async()=>{let{ceremony:e,publicKey:n}=await this.outside.api.askWho(),o=await this.outside.usePasskey(n);return this.outside.api.signInByPasskey(e,o,this.state.bring)})}signInByLink(e){return this.enter("link",()=>this.outside.api.signInByLink(e,this.state.bring))}enter(e,n){return b(this.store,e,async()=>(await n(),this.outside.go("/"),""))}};function ve(t){return t===404?s("link-unknown"):t===410?s("link-used"):null}function vt(t,e){let n=me("sure","sure-heading",o=>{let a=i=>()=>o.close(i);v(r`<h2 id="sure-heading">${t}</h2>
        <div class="row">
          <button type="button" class="main" @click=${a("")}>${s("cancel")}</button>
          <button type="button" data-testid="sure" @click=${a("yes")}>${e}</button>
        </div>`,o)});return new Promise(o=>{n.addEventListener("close",()=>o(n.returnValue==="yes"))})}function xt(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function xe(){return xt()&&await Pe()!==null}async function Se(t){if(await Notification.requestPermission()!=="granted")throw new Error(s("notices-refused"));await navigator.serviceWorker.register("/sw.js");let e=await navigator.serviceWorker.ready;try{let n={userVisibleOnly:!0,applicationServerKey:t};return(await e.pushManager.subscribe(n)).toJSON()}catch(n){throw new Error(s("notices-unreachable"),{cause:n})}}async function Te(){let t=await Pe();return t===null?null:(await t.unsubscribe(),t.endpoint)}async function Pe(){return await(await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription()??null}function St(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function Ee(t){let e=t;return Oe(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(e)}))}async function Tt(t){let e=t;return Oe(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(e)}))}async function Oe(t){try{let e=await t;if(e)return e.toJSON()}catch(e){if(!(e instanceof DOMException))throw e;if(e.name==="InvalidStateError")throw new Error(s("passkey-there"),{cause:e})}throw new Error(s("passkey-none"))}function H(t,e=""){return r`<label
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
  /></label>`}function D(t,e,n,o=""){return r`<label
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
      ><input type="checkbox" @change=${Hn} /><span>${s("show-it")}</span></label
    >`}function Hn(t){let e=t.target,n=e.closest("label")?.previousElementSibling?.querySelector("input");n&&(n.type=e.checked?"text":"password")}function Le(t,e,n){let{me:o}=t.state,a=n&&o.passkeys_possible,i=o.account?Wn(t,o.account,a):Qn(t,e,a);return $(t.state,"account",s("account"),i)}function Qn(t,e,n){let{busy:o}=t.state;return r`<p class="small">${s("account-why")}</p>
    <form
      class="fields"
      @submit=${w(a=>t.makeAccount(a("login"),a("passphrase")))}
    >
      ${H("username",s("never-shown"))}
      ${D("passphrase",s("passphrase"),"new-password",s("at-least-8"))}
      <button type="submit" class="main" data-testid="make-account" ?disabled=${o!==null}>
        ${s("make-account")}
      </button>
    </form>
    ${n?r`<details class="fold">
            <summary>${s("passkey-instead")}</summary>
            <form class="fields" @submit=${w(a=>t.addPasskey(a("login")))}>
              ${H("username")}
              <button type="submit" data-testid="make-passkey" ?disabled=${o!==null}>
                ${s("make-account-passkey")}
              </button>
            </form>
          </details>`:l}
    <p class="small">
      ${E("have-one",{link:r`<a href="/sign-in" data-testid="to-sign-in" @click=${f(e)}
          >${s("sign-in")}</a
        >`})}
    </p>`}function Wn(t,e,n){let{state:o}=t;return r`<p>
      ${E("signed-in-as",{login:r`<b data-testid="signed-in-as">${e.login}</b>`})}
    </p>
    <div class="row">
      ${d(o,s("sign-out"),"sign-out",()=>t.signOut(!1))}
      ${d(o,s("sign-out-everywhere"),"sign-out-everywhere",()=>t.signOut(!0))}
    </div>
    <details class="fold">
      <summary>${s(e.passphrase?"change-passphrase":"set-passphrase")}</summary>
      <form
        class="fields"
        @submit=${w(a=>t.changePassphrase(e.passphrase?a("old"):null,a("passphrase")))}
      >
        ${e.passphrase?D("old",s("old-passphrase"),"current-password"):l}
        ${D("passphrase",s("new-passphrase"),"new-password",s("at-least-8"))}
        <button type="submit" data-testid="change-passphrase" ?disabled=${o.busy!==null}>
          ${s("change")}
        </button>
      </form>
    </details>
    ${n||e.passkeys.length>0?Jn(t,e,n):l}`}function Jn(t,e,n){let{state:o}=t;return r`<h3>${s("passkeys")}</h3>
    <ul class="things">
      ${e.passkeys.map(a=>Gn(t,a))}
    </ul>
    ${n?d(o,s("add-passkey"),"add-passkey",()=>t.addPasskey(null)):l}
    ${e.fresh?l:r`<p class="small">${s("passkey-needs-fresh")}</p>`}`}function Gn(t,{id:e,name:n,created:o}){return r`<li>
    <span>${n} <span class="small">${s("since-day",{day:W(o)})}</span></span>
    <button
      type="button"
      class="quiet"
      aria-label=${s("remove-name",{name:n})}
      @click=${()=>t.removePasskey({id:e,name:n})}
    >
      ${s("remove")}
    </button>
  </li>`}function Ie(t){let{state:e}=t,{bots:n,token:o}=e,a=r`<details class="fold" ?open=${n.length>0||o!==null}>
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
      ${n.map(i=>Vn(t,i))}
    </ul>
    <form class="with-button" @submit=${w(i=>t.makeBot(i("bot")))}>
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
  </details>`;return $(e,"bots",s("bots"),a)}function Vn(t,e){let{state:n}=t,o=r`${s("remove")}<span class="visually-hidden"> ${e.name}</span>`;return r`<li>
    <span>
      <b>${e.name}</b>
      <span class="small">${s(e.online?"listening":"not-connected")}</span>
    </span>
    ${d(n,s("new-token"),"new-token",()=>t.makeToken(e),"quiet")}
    ${d(n,o,"remove-bot",()=>t.removeBot(e),"quiet")}
    <ul class="tokens">
      ${e.tokens.map(a=>Yn(t,e,a))}
    </ul>
  </li>`}function Yn(t,e,{id:n,scope:o,created:a}){return r`<li class="small">
    <span
      >${s("token-of-day",{day:W(a)})}${o==="read"?s("only-to-look"):""}</span
    >
    ${d(t.state,s("revoke"),"revoke-token",()=>t.revokeToken(e,n),"quiet")}
  </li>`}function De(t){let{state:e}=t,{link:n}=e;return $(e,"device",s("another-device"),r`<p class="small">${s("another-device-text")}</p>
      ${n?zn(t,n):d(e,s("make-link"),"make-link",()=>t.makeLink(),"wide")}`)}function zn(t,{address:e,picture:n}){let{state:o}=t,a=t.outside.share?d(o,s("share"),"share-device-link",()=>t.shareLink()):l;return r`<label for="device-link" class="visually-hidden">${s("the-link")}</label>
    <input
      id="device-link"
      data-testid="device-link"
      readonly
      .value=${e}
      @focus=${i=>i.target.select()}
    />
    <div class="row">
      ${d(o,s("copy"),"copy-device-link",()=>t.copyLink(),"main")} ${a}
      ${d(o,s("withdraw-it"),"drop-link",()=>t.dropLink())}
    </div>
    <div class="qr">
      ${n?r`<img
              alt=${s("qr-code")}
              data-testid="device-qr"
              src=${`data:image/svg+xml,${encodeURIComponent(n)}`}
            />`:l}
    </div>`}function Me(t,e){let{state:n}=t;return $(n,"notices",s("notifications"),Zn(t,e))}function Zn(t,e){let{state:n}=t;return n.me.push.available?e?r`<p class="small">${s("browser-can-tell")}</p>
    ${n.isNotified?d(n,s("turn-off-here"),"stop-notices",()=>t.notify(!1)):d(n,s("tell-me"),"start-notices",()=>t.notify(!0))}`:r`<p class="small">${s("browser-has-none")}</p>`:r`<p class="small">${s("server-sends-none")}</p>`}function Ae(t){let{state:e}=t,n=e.me.account?.passphrase??!1,o=r`<div class="row">
      <a class="button" href="/api/me/records.zip" download data-testid="records"
        >${s("download-games")}</a
      >
      <a class="button" href="/api/me/data.json" download="quiltbee.json" data-testid="data"
        >${s("download-data")}</a
      >
    </div>
    <details class="fold">
      <summary data-testid="open-leaving">${s("delete-me")}</summary>
      <form class="fields" @submit=${w(a=>t.leave(a("leaving")))}>
        <p class="small">${s("delete-text")}</p>
        ${n?D("leaving",s("your-passphrase"),"current-password"):r`<label
                >${s("type-to-confirm",{word:s("confirm-word")})}
                <input name="leaving" data-testid="leaving" required autocomplete="off"
              /></label>`}
        <button type="submit" class="danger" data-testid="leave" ?disabled=${e.busy!==null}>
          ${s("delete-me")}
        </button>
      </form>
    </details>`;return $(e,"leaving",s("your-data"),o)}var A=240,q=64,Xn=100,ts={person:"against-people",bot:"against-bots",greedy:"against-greedy",random:"against-random"};function Pt({rating:t,provisional:e}){return`${Math.round(t)}${e?"?":""}`}function Ne({opponent:t,level:e}){return t!=="computer"?s(ts[t]):e===null?s("computer"):s("computer-level",{level:String(e)})}function je({history:t}){if(t.length<2)return null;let e=t.map(({rating:i})=>i),{low:n,high:o}=es(e),a=e.map((i,c)=>{let u=c/(e.length-1)*A,m=q-(i-n)/(o-n)*q;return[Be(u),Be(m)]});return{path:`M${a.map(i=>i.join(" ")).join("L")}`,end:a.at(-1)??[0,0],low:n,high:o}}function es(t){let[e,n]=[Math.min(...t),Math.max(...t)],o=Math.max(0,Xn-(n-e))/2;return{low:Math.round(e-o),high:Math.round(n+o)}}function Be(t){return Math.round(t*10)/10}function Re(t){let{state:e}=t,{ratings:n,statistics:o,me:a}=e,i=n.length===0&&o.totals.length===0,c=r`${i?r`<p class="small">${s("ratings-none")}</p>`:l}
  ${n.length>0?r`<ul class="ratings">
          ${n.map(ns)}
        </ul>`:l}
  ${o.totals.length>0?os(o.totals):l}
  ${a.account?as(t,a.account.listed):l}`;return $(e,"ratings",s("ratings-and-results"),c)}function ns(t){let{deviation:e,games:n,provisional:o}=t;return r`<li data-class=${t.class}>
    <span class="rating-name">${s(`class-${t.class}`)}</span>
    <b class="rating-value">${Pt(t)}</b>
    <span class="small"
      >± ${Math.round(2*e)},
      ${s("games",{count:n})}${o?s("not-settled"):""}</span
    >
    ${ss(t)}
  </li>`}function ss(t){let e=je(t),n=t.history[0]?.rating;if(e===null)return l;let[o,a]=e.end;return r`<svg
    class="rating-line"
    viewBox=${`-4 -6 ${A+44} ${q+12}`}
    role="img"
    aria-label=${s("rating-picture",{class:s(`class-${t.class}`),from:String(n),to:Pt(t)})}
  >
    <path class="frame" d=${`M0 0H${A}M0 ${q}H${A}`}></path>
    <path class="line-path" d=${e.path}></path>
    ${Nt`<circle cx=${o} cy=${a} r="3.5"></circle>
      <text x=${A+6} y="4">${e.high}</text>
      <text x=${A+6} y=${q+4}>${e.low}</text>`}
  </svg>`}function os(t){return r`<div class="scroll" tabindex="0" role="group" aria-labelledby="totals-caption">
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
        ${t.map(e=>r`<tr>
              <th scope="row">${Ne(e)}</th>
              <td>${s(`class-${e.class}`)}</td>
              <td>${s("won-of",{won:e.won,games:e.played})}</td>
              <td>${Fe(e.mean_margin)}</td>
              <td>${Fe(e.best_margin)}</td>
            </tr>`)}
      </tbody>
    </table>
  </div>`}function Fe(t){return t===null?"–":G(Math.round(t*10)/10)}function as(t,e){return r`<label class="tick"
    ><input
      type="checkbox"
      data-testid="listed"
      .checked=${e}
      @change=${n=>t.list(j(n))}
    /><span>${s("list-ratings")} <span class="small">${s("list-ratings-note")}</span></span></label
  >`}function qe(t,e,n){let{me:o}=t.state;return r`${k(e)}
    <main class="me">
      <h1 data-testid="me-title">${o.name??s("to-me")}</h1>
      <div class="column">
        ${rs(t)} ${Le(t,e,n.passkeys)}
        ${o.known?De(t):l}
        ${o.known?Me(t,n.notices):l}
      </div>
      <div class="column">
        ${Re(t)} ${Ie(t)} ${o.known?Ae(t):l}
        <p class="small">
          <a href="/" @click=${f(e)}>${s("back-to-home")}</a>
        </p>
      </div>
    </main>`}function rs(t){let{state:e}=t;return $(e,"name",s("your-name"),r`<form class="with-button" @submit=${w(n=>t.rename(n("name")))}>
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
    </form>`)}function Ce(t,e,n){let{state:o}=t,{account:a}=o.me;if(a)return Q(e,s("you-are-signed-in"),Ke(a.login,e));let i=r`<form
      class="fields"
      @submit=${w(c=>t.signIn(c("login"),c("passphrase")))}
    >
      ${H("username")}
      ${D("passphrase",s("passphrase"),"current-password")} ${He(t)}
      <button type="submit" class="main" data-testid="sign-in" ?disabled=${o.busy!==null}>
        ${s("sign-in")}
      </button>
    </form>
    ${P(o,"passphrase")}
    ${n&&o.me.passkeys_possible?r`<div class="or">
            ${d(o,s("sign-in-passkey"),"sign-in-passkey",()=>t.signInByPasskey())}
            ${P(o,"passkey")}
          </div>`:l}
    <p class="small">
      ${E("signed-in-elsewhere",{you:r`<b>${s("to-me")}</b>`,device:r`<b>${s("another-device")}</b>`,play:r`<a href="/" @click=${f(e)}>${s("play-at-once")}</a>`})}
    </p>`;return Q(e,s("sign-in"),i)}function Ue(t,e,n){let{state:o}=t,{account:a}=o.me;if(a)return Q(e,s("you-are-signed-in"),Ke(a.login,e));let i=o.link?.name,c=r`<p data-testid="link-whom">
      ${i?E("plays-as",{name:r`<b>${i}</b>`}):s("plays-as-same")}
    </p>
    ${He(t)}
    <div class="row">
      ${d(o,s("sign-in-here"),"link-sign-in",()=>t.signInByLink(n),"main")}
      <a class="button" href="/" @click=${f(e)}>${s("not-now")}</a>
    </div>
    ${P(o,"link")}`;return Q(e,s("use-device-too"),c)}function _e(t,e){return Q(e,s("link-no-longer"),r`<p data-testid="problem">${t}</p>
      <a class="button main" href="/" @click=${f(e)}>${s("back-to-home")}</a>`)}function Q(t,e,n){return r`${k(t)}
    <main class="narrow">
      <section class="panel" aria-labelledby="sign-in-heading">
        <h1 id="sign-in-heading" data-testid="sign-in-title">${e}</h1>
        ${n}
      </section>
    </main>`}function Ke(t,e){return r`<p>${E("already-signed-in",{login:r`<b>${t}</b>`})}</p>
    <a class="button main" href="/me" @click=${f(e)}>${s("to-your-page")}</a>`}function He(t){return t.canBring?r`<label class="tick"
    ><input
      type="checkbox"
      data-testid="bring"
      .checked=${t.state.bring}
      @change=${e=>t.setBring(j(e))}
    /><span>${s("bring-games")}</span></label
  >`:l}var Et=["points","direct","buchholz","sonneborn_berger","wins","margin"];function Qe(t,e,n){let{tournament:o,errors:a}=t.state;return r`${k(e)}
    <main class="tournament" data-state=${o.state}>
      <div class="tournament-head">
        <h1 data-testid="tournament-title">${o.name}</h1>
        <p class="small">${ge(o)}</p>
        ${Y(a.read,"tournament-error")}
      </div>
      ${o.state==="open"?is(t,n):l}
      ${o.schedule.length>0?ds(t,e):l}
      ${o.standings.length>0?fs(o):l}
      ${o.schedule.length>0?$s(o):l}
      ${o.state==="running"?ys(t):l}
      <p class="small">
        <a href="/tournaments" @click=${f(e)}>${s("all-your-tournaments")}</a>
      </p>
    </main>`}function is(t,e){let{tournament:n}=t.state;return r`${$(t.state,"players",s("players"),cs(t,e))}
  ${n.organising?$(t.state,"organise",s("invite-and-start"),ms(t)):l}`}function cs(t,e){let{tournament:n,code:o,invitation:a}=t.state,i=gt(n),c=!i&&(o!==null||a!==null);return r`<ol class="things" data-testid="entrants">
      ${n.entrants.map(u=>ls(t,u))}
    </ol>
    ${n.entrants.length===0?r`<p class="small">${s("nobody-joined")}</p>`:l}
    ${c?us(t,e):l}
    ${i?r`<p class="small">${s("you-play")}</p>
            ${d(t.state,s("withdraw"),"withdraw",()=>t.withdraw())}`:l}
    ${i||c?l:r`<p class="small">${s("to-play-open-link")}</p>`}`}function ls(t,{entrant:e,name:n,withdrawn:o}){let{tournament:a}=t.state;return r`<li>
    <span
      >${e===a.you?s("name-is-you",{name:n}):n}${o?s("comma-left-tournament"):""}</span
    >
    ${a.organising&&e!==a.you&&!o?d(t.state,r`${s("remove")}<span class="visually-hidden"> ${n}</span>`,"remove-entrant",()=>t.removeEntrant(e),"quiet"):l}
  </li>`}function us(t,e){return r`<form class="with-button" @submit=${w(n=>t.join(n("name")))}>
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
  </form>`}function ms(t){let{state:e,link:n}=t;return r`${n===null?r`<p class="small">${s("no-tournament-link")}</p>
            ${d(e,s("make-link"),"tournament-invite",()=>t.invite())}`:r`<label for="tournament-link" class="small">${s("everybody-may-join")}</label>
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
    </div>`}function ds(t,e){let{tournament:n}=t.state,o=ke(t.state);return o===null?l:r`<section class="panel pairings" aria-labelledby="pairings-heading">
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
              @click=${()=>t.show(a.round)}
            >
              ${a.round}
            </button>`)}
      </div>
    </div>
    <ul class="things" data-testid="pairings">
      ${o.pairings.map(a=>ps(t,a,o.round,e))}
    </ul>
    ${P(t.state,"organise")}
  </section>`}function ps(t,e,n,o){let{tournament:a}=t.state,{first:i,second:c,points:u,games:m}=e;if(c===null)return r`<li><span>${s("a-bye",{name:O(a,i)})}</span></li>`;let h=[i,c].includes(a.you??0),y=s("names-and",{first:O(a,i),second:O(a,c)});return r`<li class=${h?"mine":""}>
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
    ${a.organising&&n===a.round&&m.some(({over:x})=>!x)?hs(t,e,c):l}
  </li>`}function hs(t,{pairing:e,first:n},o){let{tournament:a}=t.state;return r`<details class="fold">
    <summary>${s("somebody-missing")}</summary>
    <div class="row">
      ${[n,o].map(i=>d(t.state,s("name-loses",{name:O(a,i)}),"forfeit",()=>t.forfeit(e,i)))}
    </div>
  </details>`}function fs(t){return r`<section class="panel" aria-labelledby="standings-heading">
    <h2 id="standings-heading">
      ${s(t.state==="over"?"final-standings":"standings")}
    </h2>
    <div class="scroll" tabindex="0" role="group" aria-labelledby="standings-heading">
      <table class="scores" data-testid="standings">
        <thead>
          <tr>
            <th scope="col">${s("column-place")}</th>
            <th scope="col">${s("column-player")}</th>
            ${Et.map(e=>r`<th scope="col" title=${s(`meaning-${e}`)}>${s(`column-${e}`)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${t.standings.map(e=>r`<tr class=${e.entrant===t.you?"mine":""}>
                <td>${e.place}</td>
                <th scope="row">${O(t,e.entrant)}</th>
                ${Et.map(n=>r`<td>${G(e[n])}</td>`)}
              </tr>`)}
        </tbody>
      </table>
    </div>
    <details class="fold">
      <summary>${s("how-told-apart")}</summary>
      <dl class="small">
        ${Et.map(e=>r`<div>
              <dt>${s(`column-${e}`)}</dt>
              <dd>${s(`meaning-${e}`)}.</dd>
            </div>`)}
      </dl>
    </details>
  </section>`}function $s(t){let{entrants:e,cross_table:n}=t;return r`<section class="panel" aria-labelledby="cross-heading">
    <h2 id="cross-heading">${s("cross-table")}</h2>
    <div class="scroll" tabindex="0" role="group" aria-labelledby="cross-heading">
      <table class="scores cross" data-testid="cross-table">
        <thead>
          <tr>
            <th scope="col">${s("column-player")}</th>
            ${e.map(({name:o,entrant:a})=>r`<th scope="col" title=${o}>${a}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${e.map(({entrant:o},a)=>r`<tr>
                <th scope="row">${o}. ${O(t,o)}</th>
                ${(n[a]??[]).map((i,c)=>r`<td class=${c===a?"self":""}>
                      ${c===a?l:i??"–"}
                    </td>`)}
              </tr>`)}
        </tbody>
      </table>
    </div>
    <p class="small">
      <a href=${`/api/tournaments/${t.id}/records.pgr`} download>${s("download-all")}</a>
    </p>
  </section>`}function ys(t){return gt(t.state.tournament)?r`<details class="fold">
    <summary>${s("leave-tournament")}</summary>
    <p class="small">${s("games-are-lost")}</p>
    ${d(t.state,s("withdraw"),"withdraw",()=>t.withdraw(),"danger")}
    ${P(t.state,"players")}
  </details>`:l}function Je(t,e){let{listed:n}=t.state;return r`${k(e)}
    <main class="me tournaments">
      <h1>${s("tab-tournaments")}</h1>
      <div class="column">${$(t.state,"make",s("new-tournament"),gs(t))}</div>
      <div class="column">
        <section class="panel" aria-labelledby="mine-heading">
          <h2 id="mine-heading">${s("yours")}</h2>
          <ul class="things" data-testid="tournament-list">
            ${n.map(o=>bs(o,e))}
          </ul>
          ${n.length===0?r`<p class="small">${s("no-tournaments")}</p>`:l}
        </section>
        <p class="small"><a href="/" @click=${f(e)}>${s("back-to-home")}</a></p>
      </div>
    </main>`}function bs(t,e){let{id:n,name:o,organising:a}=t;return r`<li>
    <span>
      <a href=${`/tournaments/${n}`} @click=${f(e)}>${o}</a>
      <span class="small block">${we(t)}${a?s("comma-yours"):""}</span>
    </span>
  </li>`}function gs(t){let{form:e,busy:n}=t.state;return r`<form class="fields" @submit=${a=>{a.preventDefault(),t.make()}}>
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
    ${ct("kind",s("who-meets-whom"),ks(),e.kind,a=>t.set({kind:a}))}
    <p class="small explain">
      ${s("label-and-note",{label:s(`kind-${e.kind}`),note:s(`kind-note-${e.kind}`)})}
    </p>
    ${e.kind==="swiss"?ws(t):l}
    ${ct("clock",s("clock"),Kt.map(({key:a})=>[a,s(`speed-${a}`)]),e.speed,a=>t.set({speed:a}))}
    <div class="ticks">
      ${We("twice",s("twice-fair"),e.twice,a=>t.set({twice:a}))}
      ${We("tournament-rated",s("tick-rated"),e.rated,a=>t.set({rated:a}))}
    </div>
    <button type="submit" class="main" data-testid="make-tournament" ?disabled=${n!==null}>
      ${s("make-tournament")}
    </button>
  </form>`}function ks(){return["swiss","round_robin","double_round_robin"].map(t=>[t,s(`kind-${t}`)])}function ws(t){return r`<label
    >${s("rounds")} <span class="small">${s("rounds-note")}</span>
    <input
      type="number"
      min="1"
      max="15"
      data-testid="rounds"
      .value=${t.state.form.rounds}
      @input=${e=>t.set({rounds:N(e)})}
  /></label>`}function We(t,e,n,o){return r`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${t}
      .checked=${n}
      @change=${a=>o(j(a))}
    /><span>${e}</span></label
  >`}function vs(t,e){let[n,,...o]=t.link.split(","),a=t.moves.slice(0,e).filter(i=>!Gt(i)).map(i=>i==="pass"?".":i);return[n,a.join(""),...o].join(",")}var st=class{constructor(e,n,o){this.replay=e,this.go=n;let a={opponent:this.isSolo?"automa":"computer",strength:o,first:"you",busy:!1,error:""};this.store=g((i,c)=>({...i,...c}),a)}get isSolo(){return this.replay.automa!==null}async start(e){this.store.dispatch({busy:!0,error:""});try{let{url:n}=await J(this.wanted(e));this.go(n)}catch(n){let o=n instanceof Error?n.message:String(n);this.store.dispatch({busy:!1,error:o})}}wanted(e){let{replay:n}=this,{opponent:o,strength:a,first:i}=this.store.get(),{automa:c}=n,u=c&&o==="automa"?{deck:c.deck,level:c.level}:null,m=o==="computer"?{level:a}:null,h=o==="person"?L(n).map(({name:x})=>x):null,y=vs(n,e);return{opponent:o,...u,...m,first:i,board:"revised",seed:null,from:y,names:h}}};function Ge(t){return t.frames.slice(1).map(({move:e,player:n},o)=>({number:o+1,player:n??1,move:e??"pass"}))}var ot=class{constructor(e,n){let o=Vt(e,n);this.patches=n;let a={replay:{...e,frames:o},index:o.length-1,walks:{1:[4,4],2:[4,4]},said:""};this.store=g((i,c)=>({...i,...c}),a)}look(e){let n=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(n,e))})}step(e){let{index:n,replay:o}=this.store.get(),a=o.frames.length-1,i={ArrowLeft:n-1,ArrowRight:n+1,Home:0,End:a};return Object.hasOwn(i,e)?(this.look(i[e]),!0):!1}get path(){let{link:e,tags:n}=this.store.get().replay;return Qt(e,[n.Player1,n.Player2])}get reviewPath(){return`/review${this.path.slice(1)}`}walk(e,n){let{walks:o}=this.store.get();this.store.dispatch({walks:{...o,[e]:jt(o[e],n)}})}};function Ve(t,e){let n=t.store.get(),o=t.isSolo?[["automa",s("automa-alone")]]:[...Dt.map(({level:c})=>[String(c),s("computer-level-name",{level:String(c),name:Zt(c)})]),["person",s("two-people-here")]],a=n.opponent==="computer"?String(n.strength):n.opponent;return r`<form class="panel play-on" @submit=${c=>{c.preventDefault(),t.start(e)}} aria-labelledby="on-heading">
    <h2 id="on-heading">${s("play-on-here")}</h2>
    <label
      >${s("against")}
      <select
        data-testid="on-opponent"
        @change=${c=>t.store.dispatch(xs(N(c)))}
      >
        ${o.map(([c,u])=>r`<option value=${c} ?selected=${a===c}>${u}</option>`)}
      </select></label
    >
    ${t.isSolo?l:r`<label
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
    ${Y(n.error,"play-on-error")}
  </form>`}function xs(t){return t==="person"||t==="automa"?{opponent:t}:{opponent:"computer",strength:Number(t)}}function Ot(t,e,n,o){let{replay:a,index:i}=t,c=a.frames[i],u=L(a);if(n===2&&c.automa)return Ts(c,c.automa,u,e,o);let m=`${n===1?"front":"back"} p${n}`;return r`<div class=${`seat ${m}`}>${ne(c,u,n)}</div>
    <div class=${`spread ${m}`}>${Ss(t,e,n,o)}</div>`}function Ss({replay:t,index:e,walks:n},o,a,i){let c=t.frames[e];return Xt({number:a,name:L(t)[a-1].name,player:c.players[a-1],patches:o.patches,lettered:i,active:!1,held:!1,ghost:null,cursor:n[a],fresh:Ct(c.player===a?[c.move]:[],o.patches)})}function Ts(t,e,n,o,a){return r`<div class="seat back p2">${se(t,n,e)}</div>
    ${oe(t,e,{turns:e.turns,run:0},o.patches,a)}`}function Ye({replay:t,index:e},n){let o=a=>n.look(a);return ce(Ge(t),e,L(t),n.patches,o)}function ze(t,e,n){let o=t.store.get(),{replay:a,index:i}=o,c=a.frames[i],u=L(a),{letters:m,look:h}=n.settings,y=()=>n.change({look:h==="cloth"?"thread":"cloth"});return r`${k(n)}
    <main class=${`table ${c.automa?"solo":"screen"} viewer`} data-stage=${c.stage}>
      <div class="felt">
        <div class="turn">
          <h1 id="turn-heading" tabindex="-1" data-testid="turn">
            ${i===0?s("start-position"):s("after-move",{number:String(i)})}:
            ${Ft(c,u)}
          </h1>
          <p data-testid="turn-reason">${Rt(c,u)}</p>
          ${a.comment?ae(a.comment):l}
          ${a.frames.length>1?Ps(t,n):l}
        </div>
        <div class="column own">
          ${Ot(o,t,1,m)} ${re(c.ring,t.patches,m)}
        </div>
        <div class="column middle">
          ${ie(c,t.patches,m)} ${Ye(o,t)}
          ${c.result?le(c,u,Es(t,n)):Ve(e,i)}
        </div>
        <div class="column other">
          ${Ot(o,t,2,m)} ${Wt(c,u,h,y)}
        </div>
      </div>
      <div class="below">${ue(c,u,t.patches)}</div>
    </main>`}function Ps(t,e){return r`<button
    type="button"
    class="to-review"
    data-testid="review"
    @click=${()=>e.go(t.reviewPath)}
  >
    ${M("graph")}<span>${s("review")}</span>
  </button>`}function Es(t,e){let{replay:n,said:o}=t.store.get(),a=async()=>t.store.dispatch({said:await ee(`${location.origin}${t.path}`)});return r`<button
      type="button"
      class="main"
      data-testid="play-again"
      @click=${()=>e.go("/")}
    >
      ${s("new-game")}
    </button>
    <button type="button" data-testid="copy-link" @click=${a}>
      ${M("link")}<span>${s("copy-link")}</span>
    </button>
    <button type="button" data-testid="download-record" @click=${()=>te(n.record)}>
      ${M("download")}<span>${s("record")}</span>
    </button>
    <p class="small copied" role="status" data-testid="copied">${o}</p>`}function Os(t,e,n,o){let a=new ot(e,n),i=new st(e,o.go,o.settings.strength),c=()=>{v(ze(a,i,o),t),Yt(t)},u=[a.store.watch(c),i.store.watch(c)],m=y=>Ls(y,a);return window.addEventListener("keydown",m),{draw:c,close:()=>{for(let y of u)y();window.removeEventListener("keydown",m)}}}function Ls(t,e){let{target:n,key:o,altKey:a,ctrlKey:i,metaKey:c,shiftKey:u}=t;a||i||c||u||n instanceof Element&&n.closest("select, input, textarea, dialog")||Jt(t,(m,h)=>e.walk(m,h))||e.step(o)&&t.preventDefault()}var Is=5e3,fi={aid:Ds,me:Ms,"sign-in":As,link:Bs,today:(t,e)=>Ze(t,e,F(new Date)),day:Ze,tournaments:js,tournament:Fs};async function Ds(t,e){let{aidSheet:n,printButton:o}=await Ut("aid");return{draw:()=>v(r`${k(e)}
        <main class="aid-page">
          <div class="panel-head">
            <h1>${s("how-to-play")}</h1>
            ${o(()=>window.print())}
          </div>
          ${n()}
        </main>`,t),close:()=>{}}}async function Ms(t,e){let n={},[o,{ratings:a},i,{bots:c},u]=await Promise.all([C(),Lt(ht(),{ratings:[]},"ratings",n),Lt(ft(),{totals:[],automa:[]},"ratings",n),Lt($t(),{bots:[]},"bots",n),xe()]),m={api:_,drawQr:rt,isSure:vt,makePasskey:Ee,subscribe:Se,unsubscribe:Te,go:It,copy:V,origin:location.origin,share:Xe()},h=new X(m,{me:o,ratings:a,statistics:i,bots:c,isNotified:u,errors:n}),y={passkeys:St(),notices:xt()},x=()=>v(qe(h,e,y),t);return{draw:x,close:h.store.watch(x)}}async function Lt(t,e,n,o){try{return await t}catch(a){return Object.assign(o,{[n]:B(a)}),e}}function It(t){location.assign(t)}function Xe(){return"share"in navigator?t=>navigator.share(t):null}async function As(t,e){let n=new K({api:_,usePasskey:Tt,go:It},await C()),o=()=>v(Ce(n,e,St()),t);return{draw:o,close:n.store.watch(o)}}async function Bs(t,e,n){try{let[o,a]=await Promise.all([C(),pt(n)]),i=new K({api:_,usePasskey:Tt,go:It},o,a),c=()=>v(Ue(i,e,n),t);return{draw:c,close:i.store.watch(c)}}catch(o){let a=o instanceof Bt?ve(o.status):null;if(a===null)throw o;return{draw:()=>v(_e(a,e),t),close:()=>{}}}}async function Ze(t,e,n){let[o,{days:a}]=await Promise.all([ut(n),mt()]),i={api:dt,createGame:J,copy:V,go:e.go,origin:location.origin,share:Xe()},c=new z(i,o,a,F(new Date)),u=()=>v(be(c,e),t),m=[c.store.watch(u),Ns(()=>c.look(F(new Date)))];return{draw:u,close:()=>{for(let h of m)h()}}}function Ns(t){let e=0,n=()=>{t(),clearTimeout(e),e=window.setTimeout(n,pe(new Date)+1)};return n(),document.addEventListener("visibilitychange",n),()=>{clearTimeout(e),document.removeEventListener("visibilitychange",n)}}async function js(t,e){let{tournaments:n}=await kt(),o=new nt({api:et,keepInvitation:it,go:e.go},n),a=()=>v(Je(o,e),t);return{draw:a,close:o.store.watch(a)}}async function Fs(t,e,n){let[o,a]=await Promise.all([wt(n),C()]),i=zt(n),c={api:et,drawQr:rt,isSure:vt,copy:V,go:e.go,origin:location.origin,keepInvitation:y=>it(n,y)},u=yt(location.hash)??yt(i?.replace(/^[^#]*/,"")??""),m=new tt(c,{tournament:o,code:u,invitation:i}),h=()=>v(Qe(m,e,a.name),t);return{draw:h,close:Rs(m,e,h)}}function Rs(t,e,n){let o=()=>{!document.hidden&&t.state.tournament.state!=="over"&&t.load()},a=setInterval(o,Is),i=[t.store.watch(n),e.onNews(c=>c==="games"&&o())];return()=>{clearInterval(a);for(let c of i)c()}}export{fi as AWAY,Os as openViewerPage};
