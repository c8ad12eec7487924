import{A as Q,Ca as Z,Da as J,Db as ot,Ea as X,Eb as nt,F as i,Fa as tt,Ga as et,Gb as st,H as c,Ha as x,I as V,Ia as S,Ib as rt,J as g,K as W,Kb as at,L as u,Lb as $,Mb as it,Nb as P,Ob as lt,Pb as ct,Tb as mt,Ub as pt,W as H,Xb as w,b as _,ba as N,c as A,d as v,dc as b,h as F,i as n,k as C,l as d,la as K,m as y,ma as Y,r as k,rc as ut,v as U,w as q,x as j,z as B}from"./page.js";var dt=`${v/1024} KB`;function Nt(e,t){return{...e,...t}}var O=class{constructor(t,s,o,r){this.keepInvitation=r,this.go=t,this.view=s,this.store=y(Nt,{form:{opponent:"computer",strength:o,deck:"normal",level:1,first:"you",board:"revised",seed:"",names:["Anna","Ben"],name:"",speed:"none",takebacks:!0,rated:!1},totals:[],busy:!1,opening:!1,error:"",openError:""})}set(t){this.store.dispatch({form:{...this.store.get().form,...t},error:""})}name(t,s){let[o,r]=this.store.get().form.names;this.set({names:t===0?[s,r]:[o,s]})}async count(){try{let{totals:t}=await q();this.store.dispatch({totals:t})}catch(t){this.store.dispatch({error:d(t)})}}async start(){let{form:t,busy:s}=this.store.get();if(!s){this.store.dispatch({busy:!0,error:""});try{let{id:o,url:r,invitation:a}=await U(Gt(t));a&&this.keepInvitation(o,a),this.go(r)}catch(o){this.store.dispatch({busy:!1,error:d(o)})}}}called(t){t!==null&&this.store.get().form.name===""&&this.set({name:t})}get ownName(){return this.store.get().form.name.trim()||null}async open(t){if(t.trim()==="")return this.refuse(n("paste-first"));if(t.length>v)return this.refuse(n("too-long",{most:dt}));this.store.dispatch({opening:!0,openError:""});try{this.view(await j(t))}catch(s){this.refuse(d(s))}}async openFile(t){if(t.size>v)return this.refuse(n("too-long",{most:dt}));await this.open(await t.text())}refuse(t){this.store.dispatch({opening:!1,openError:t})}};function Gt(e){let{opponent:t,strength:s,deck:o,level:r,first:a,board:l}=e,m={board:l,seed:e.seed.trim()||null,from:null};if(t==="automa")return{...m,opponent:t,deck:o,level:r,first:"you",names:null};if(t==="computer")return{...m,opponent:t,level:s,first:a,names:null};if(t==="person"){let[p,f]=e.names.map(h=>h.trim());return{...m,opponent:t,first:a,names:[p||n("first"),f||n("second")]}}return{...m,...Rt(e),opponent:t,first:a}}function Rt({name:e,speed:t,takebacks:s,rated:o,seed:r}){return{names:e.trim()?[e.trim()]:null,clock:S(t),takebacks:s&&!o,rated:o,seed:o?null:r.trim()||null}}var E=class{constructor(t){this.outside=t,this.store=y((s,o)=>({...s,...o}),{tables:null,busy:null,error:""})}async load(){try{let{tables:t}=await this.outside.fetch(),s=this.store.get().tables===null;this.store.dispatch(s?{tables:t,error:""}:{tables:t})}catch(t){this.store.dispatch({tables:null,error:d(t)})}}async match(t){let s={clock:S(t),board:"revised",rated:!1};await this.leave(t,()=>this.outside.match({...s,name:this.outside.name()}))}async sit(t){await this.leave(t,()=>this.outside.sit(t,this.outside.name()))}async leave(t,s){if(this.store.get().busy===null){this.store.dispatch({busy:t,error:""});try{let{url:o}=await s();this.outside.go(o)}catch(o){let r=d(o);await this.load(),this.store.dispatch({busy:null,error:r})}}}};function G({clock:e,rated:t,takebacks:s,board:o,seed_chosen:r}){let a=[e===null?n("terms-no-clock"):X(e)];return t&&a.push(n("terms-rated")),!s&&!t&&a.push(n("terms-no-takebacks")),o==="original"&&a.push(n("terms-original")),r&&a.push(n("terms-chosen")),a.join(", ")}var T=6e4,ht=1440*T,ft=[["day",ht],["hour",60*T],["minute",T]],L=class{constructor(t){this.outside=t;let s=t.remembered.recent();this.store=y((o,r)=>({...o,...r}),{games:[],waiting:0,next:null,recent:s,at:0,busy:!1,error:""})}async load(){await this.read(null,()=>[])}async more(){let{next:t,busy:s}=this.store.get();t===null||s||await this.read(t,()=>this.store.get().games)}async read(t,s){this.store.dispatch({busy:!0,error:""});try{let{games:o,waiting:r,next:a}=await this.outside.fetch(t),l=[...s(),...o],m=this.outside.now();this.store.dispatch({games:l,waiting:r,next:a,at:m,recent:this.others(l)})}catch(o){this.store.dispatch({error:d(o)})}this.store.dispatch({busy:!1})}others(t){let s=new Set(t.map(({id:o})=>o));return this.outside.remembered.recent().filter(({id:o})=>!s.has(o))}forget(t){this.outside.remembered.forget(t),this.store.dispatch({recent:this.others(this.store.get().games)})}};function $t(e){return e.find(({status:t})=>t==="yours")??e.find(({status:t})=>t==="theirs")??null}function bt({cells:e}){return e.length-e.split(".").length+1}function I({variant:e,seats:t}){if(e==="solo")return n("card-solo");let s=t.filter(l=>!l.yours);if(s.length===0)return n("names-and",{first:t[0].name,second:t[1].name});let{kind:o,name:r}=s[0];if(o==="open")return n("your-open-table");let a=gt(r);return a?n("computer-level",{level:a}):r}function M(e,t){return e.status==="over"?_t(e):e.status==="open"?n("waiting-for-somebody"):zt(e)+Dt(e,t)}function zt({status:e,seats:t,turn:s}){let o=t.every(({yours:l})=>l);if(e==="yours"&&!o)return n("your-turn");let r=s===null?null:t[s-1];if(!r)return n("under-way");let a=gt(r.name);return n("turn-of",{name:a?n("level-number",{level:a}):r.name})}function Dt({clock:e,now:t},s){if(!e||e.running===null||t===null||J(e.control).kind!=="days")return"";let o=tt(e,e.running,{now:t,at:0},s);return o===0?n("comma-time-up"):n("comma-left",{time:et(o)})}function _t({seats:e,result:t}){if(t===null)return n("called-off");let{winner:s,scores:o,reason:r}=t,a=e.every(({yours:At})=>At),{name:l,yours:m}=e[s-1],p={who:a?"other":"you",name:l},f=a||m?"won":"lost";if(r==="resignation")return n(`${f}-by-resignation`,p);if(r==="time")return n(`${f}-on-time`,p);let[h,z]=s===1?o:[o[1],o[0]],Mt=f==="won"?N(h,z):N(z,h),D=n(`${f}-points`,{...p,points:Mt});return r==="first to 53"?D+n("comma-first"):D}function gt(e){return/^Quiltbee level (\d+)/.exec(e)?.[1]??null}function R(e,t){let s=Math.max(0,t-e);if(s<T)return n("just-now");if(s>=30*ht)return C(e);let[o,r]=ft.find(([,l])=>s>=l)??ft[2];return new Intl.RelativeTimeFormat(F(),{numeric:"auto"}).format(-Math.floor(s/r),o)}var Ft=12;function yt(e=null){let t=e===null?"":`&cursor=${encodeURIComponent(e)}`;return k(`/api/me/games?limit=${Ft}${t}`)}function wt(){return k("/api/lobby")}function vt(e){return k("/api/match",e)}function kt(e,t){let s=A[e.level-1];return i`${$("deck",n("deck"),[["normal",n("short-deck-normal")],["tactical",n("short-deck-tactical")]],e.deck,o=>t.set({deck:o}))}
    <p class="small explain">
      ${n("label-and-note",{label:n(`deck-${e.deck}`),note:n(`deck-note-${e.deck}`)})}
    </p>
    ${$("level",n("level-of-automa"),A.map(o=>[String(o.level),Y(o)]),String(e.level),o=>t.set({level:Number(o)}))}
    <p class="small explain" data-testid="level-counts">
      ${n("you-begin",{numeral:s.numeral,name:K(s.level),counts:n(`automa-level-${s.level}`)})}
    </p>`}function xt({totals:e}){if(e.length===0)return c;let t=s=>s===null?"–":H(Math.round(s*10)/10);return i`<section class="panel totals" aria-labelledby="totals-heading">
    <h2 id="totals-heading">${n("alone-with-automa")}</h2>
    <table class="scores" data-testid="solo-totals">
      <caption class="visually-hidden">
        ${n("finished-by-level")}
      </caption>
      <thead>
        <tr>
          <th scope="col">${n("deck-and-level")}</th>
          <th scope="col">${n("won")}</th>
          <th scope="col">${n("mean")}</th>
          <th scope="col">${n("best")}</th>
          <th scope="col">${n("practice")}</th>
        </tr>
      </thead>
      <tbody>
        ${e.map(s=>i`<tr>
              <th scope="row">${n(`short-deck-${s.deck}`)} ${s.numeral}</th>
              <td>${n("won-of",{won:s.won,games:s.games})}</td>
              <td>${t(s.mean_margin)}</td>
              <td>${t(s.best_margin)}</td>
              <td>${s.practice}</td>
            </tr>`)}
      </tbody>
    </table>
    <p class="small">${n("mean-note")}</p>
  </section>`}function St(e,t,s){let{games:o,at:r}=e.store.get(),a=$t(o);return a?i`<a class="continue" href=${a.url} data-testid="continue" @click=${u(t)}>
    ${w(a.cells)}
    <span class="continue-words">
      <b>${n("continue")}</b>
      <span
        >${n("opponent-and-standing",{opponent:I(a),standing:M(a,s-r)})}</span
      >
      <span class="small">${n("spaces-sewn",{count:bt(a)})}</span>
    </span>
  </a>`:c}function Pt(e,t){let{tables:s,busy:o,error:r}=e.store.get();return i`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
    <h2 id="lobby-heading">${n("play-anyone")}</h2>
    <p class="small">${n("lobby-text")}</p>
    <div class="quick" role="group" aria-label=${n("quick-match")}>
      ${x.map(({key:a})=>i`<button
            type="button"
            data-testid=${`match-${a}`}
            aria-disabled=${o===null?"false":"true"}
            @click=${()=>e.match(a)}
          >
            <b>${n(`speed-${a}`)}</b><span class="small">${n(`speed-note-${a}`)}</span>
          </button>`)}
    </div>
    <h3>${n("open-tables")}</h3>
    <ul class="tables" data-testid="lobby-tables">
      ${s?.length?s.map(a=>Ut(a,e,t)):Ct(s)}
    </ul>
    ${b(r,"lobby-error")}
  </section>`}function Ct(e){return e===null?c:i`<li class="none small">${n("nobody-waiting")}</li>`}function Ut(e,t,s){let{game:o,name:r,rating:a,yours:l}=e,{busy:m}=t.store.get();return i`<li data-game=${o}>
    <span class="host"
      ><b>${l?n("your-table"):r}</b>${a===null?c:i` <span class="small">${a}</span>`} <span class="small">${G(e)}</span></span
    >
    ${l?i`<a class="button" href=${`/game/${o}`} @click=${u(s)}>${n("open")}</a>`:i`<button
            type="button"
            data-testid="sit"
            aria-label=${n("sit-with",{name:r,terms:G(e)})}
            aria-disabled=${m===null?"false":"true"}
            @click=${()=>t.sit(o)}
          >
            ${n("sit-down")}
          </button>`}
  </li>`}function Et(e,t,s){let{games:o,recent:r,waiting:a,next:l,busy:m,error:p,at:f}=e.store.get();return o.length===0&&r.length===0&&!p?c:i`<section class="panel my-games" aria-labelledby="games-heading">
    <h2 id="games-heading">
      ${n("your-games")}
      ${a>0?i`<span class="badge" data-testid="waiting"
              >${n("waiting-for-you",{count:a})}</span
            >`:c}
    </h2>
    <ul data-testid="recent-games">
      ${o.map(h=>qt(h,t,s-f))}
      ${r.map(h=>jt(h,e,t))}
    </ul>
    ${l===null?c:i`<button
            type="button"
            data-testid="more-games"
            aria-disabled=${m?"true":"false"}
            @click=${()=>e.more()}
          >
            ${n("show-more")}
          </button>`}
    ${b(p,"games-error")}
  </section>`}function qt(e,t,s){return i`<li class=${`game ${e.status}`} data-status=${e.status}>
    ${w(e.cells)}
    <a href=${e.url} @click=${u(t)}>${I(e)}</a>
    <span class="standing">${M(e,s)}</span>
    <span class="small when">${R(e.last,Date.now())}</span>
  </li>`}function jt(e,t,s){let o=R(e.when,Date.now());return i`<li class="game remembered">
    ${w(".".repeat(81))}
    <a href=${`/game/${e.id}`} @click=${u(s)}>${e.title}</a>
    <span class="standing small">${n("opened-here",{when:o})}</span>
    <button
      type="button"
      class="quiet"
      aria-label=${n("remove-game",{game:e.title,when:o})}
      @click=${()=>t.forget(e.id)}
    >
      ${n("remove")}
    </button>
  </li>`}var Bt=[["card-computer",["computer"]],["card-two",["person","friend","anyone"]],["card-solo",["automa"]]],Qt={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"};function Lt(e,t,s){let{form:o}=e,r=o.opponent==="friend"||o.opponent==="anyone";return i`<form class="panel new-game" @submit=${l=>{l.preventDefault(),t.start()}} aria-labelledby="new-heading">
    <h2 id="new-heading">${n("new-game")}</h2>
    ${Wt(o,t)}
    <div class="choices">
      ${o.opponent==="computer"?te(o,t,s):c}
      ${o.opponent==="person"?Kt(o,t):c}
      ${r?Yt(o,t):c}
      ${o.opponent==="automa"?kt(o,t):c}
    </div>
    <div class="start-bar">
      <button type="submit" class="main start" data-testid="start-game" ?disabled=${e.busy}>
        ${n(e.busy?"starting":Qt[o.opponent])}
      </button>
      ${b(e.error,"home-error")}
    </div>
    ${it(s)} ${Vt(o,t,r)}
  </form>`}function Vt(e,t,s){return i`<details class="fold more-options">
    <summary data-testid="more-options">${n("more-options")}</summary>
    <div class="choices">
      ${e.opponent==="automa"?c:Zt(e,t)}
      ${$("board",n("time-board"),[["revised",n("short-board-revised")],["original",n("short-board-original")]],e.board,o=>t.set({board:o}))}
      ${s&&e.rated?c:Xt(e,t)}
    </div>
  </details>`}function Wt(e,t){return i`<fieldset class="cards">
    <legend class="visually-hidden">${n("opponent")}</legend>
    ${Bt.map(([s,o])=>Ht(s,o,e,t))}
  </fieldset>`}function Ht(e,t,s,o){let r=t.includes(s.opponent)?"chosen":"",a=l=>i`<input
      type="radio"
      name="opponent"
      value=${l}
      data-testid=${`opponent-${l}`}
      .checked=${s.opponent===l}
      @change=${()=>o.set({opponent:l})}
    />`;return t.length===1?i`<label class=${`card-choice ${r}`}
      >${a(t[0])}<b>${n(e)}</b> <span class="small">${n(`${e}-note`)}</span></label
    >`:i`<div class=${`card-choice ${r}`}>
    <b>${n(e)}</b>
    <div class="ways">
      ${t.map(l=>i`<label>${a(l)}<span>${n(`way-${l}`)}</span></label>`)}
    </div>
  </div>`}function Kt(e,t){return i`<div class="names">
    ${["first-name","second-name"].map((s,o)=>i`<label
          >${n(s)}
          <input
            data-testid=${`name-${o+1}`}
            maxlength="24"
            autocomplete="off"
            .value=${e.names[o]}
            @input=${r=>t.name(o,P(r))}
        /></label>`)}
  </div>`}function Yt(e,t){let{speed:s}=e;return i`<label class="own-name"
      >${n("your-name")} <span class="small">${n("as-others-see")}</span>
      <input
        data-testid="own-name"
        maxlength="40"
        autocomplete="nickname"
        placeholder=${n("guest")}
        .value=${e.name}
        @input=${o=>t.set({name:P(o)})}
    /></label>
    ${$("clock",n("clock"),x.map(({key:o})=>[o,n(`speed-${o}`)]),e.speed,o=>t.set({speed:o}))}
    <p class="small explain" data-testid="clock-words">
      ${n("label-and-note",{label:n(`speed-${s}`),note:n(`speed-note-${s}`)})}
    </p>
    <div class="ticks">
      ${Tt("rated",n("tick-rated"),n("tick-rated-note"),e.rated,o=>t.set({rated:o}))}
      ${Tt("takebacks",n("tick-takebacks"),n(e.rated?"tick-takebacks-never":"tick-takebacks-note"),e.takebacks&&!e.rated,o=>t.set({takebacks:o}),e.rated)}
    </div>`}function Tt(e,t,s,o,r,a=!1){return i`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${e}
      .checked=${o}
      ?disabled=${a}
      @change=${l=>r(lt(l))}
    /><span>${t} <span class="small">${s}</span></span></label
  >`}function Zt(e,t){let[s,o]=Jt(e);return $("first",n("who-first"),[["you",s],["opponent",o],["random",n("random")]],e.first,r=>t.set({first:r}))}function Jt({opponent:e,names:[t,s]}){return e==="person"?[t||n("first"),s||n("second")]:e==="friend"?[n("you"),n("your-friend")]:[n("you"),n(e==="computer"?"computer":"the-other-player")]}function Xt(e,t){return i`<label class="seed"
    >${n("setup-code")} <span class="small">${n("setup-code-note")}</span>
    <input
      data-testid="seed"
      maxlength="64"
      autocomplete="off"
      .value=${e.seed}
      @input=${s=>t.set({seed:P(s)})}
  /></label>`}function te({strength:e},t,s){let o=r=>{t.set({strength:Number(r)}),s.change({strength:Number(r)})};return i`${$("strength",n("difficulty"),_.map(({level:r})=>[String(r),String(r)]),String(e),o)}
    <div class="opponent-face">
      ${pt(e)}<b aria-hidden="true">${mt(e)}</b>
      <p class="small explain" data-testid="strength-words">${at(e)}</p>
    </div>`}function It({home:e,lobby:t,mine:s},o,r){let a=e.store.get();return i`${W(o)}
    <main class="home">
      <div class="welcome">
        <div>
          <h1>${n("welcome-title")}</h1>
          <p>${n("welcome-text")}</p>
        </div>
        ${ut()}
        <div class="ways-in">
          <a
            class="button invite"
            href="/first-game"
            data-testid="first-game"
            @click=${u(o)}
            >${n("first-game")}</a
          >
          <button type="button" data-testid="how" @click=${o.help}>
            ${g("help")}<span>${n("how-to-play")}</span>
          </button>
        </div>
      </div>
      ${St(s,o,r)} ${Lt(a,e,o)}
      <div class="aside">
        ${ee(o)} ${Et(s,o,r)} ${Pt(t,o)}
        ${xt(a)} ${oe(a,e)}
      </div>
    </main>`}function ee(e){return i`<nav class="more" aria-label=${n("more")}>
    <a class="button" href="/day" data-testid="todays-game" @click=${u(e)}
      >${g("sun")}<span>${n("todays-game")}</span></a
    >
    <a class="button" href="/progress" data-testid="progress" @click=${u(e)}
      >${g("up")}<span>${n("tab-progress")}</span></a
    >
    <a class="button" href="/puzzles" data-testid="to-puzzles" @click=${u(e)}
      >${g("puzzle")}<span>${n("tab-puzzles")}</span></a
    >
    <a class="button" href="/tournaments" @click=${u(e)}
      >${g("cup")}<span>${n("tab-tournaments")}</span></a
    >
    <a class="button" href="/me" @click=${u(e)}
      >${g("person")}<span>${n("your-account")}</span></a
    >
    ${ct(e)}
  </nav>`}function oe(e,t){return i`<form class="panel opener" @submit=${o=>{o.preventDefault();let r=o.target.elements.namedItem("text");t.open(r.value)}} aria-labelledby="open-heading">
    <h2 id="open-heading">${n("open-saved")}</h2>
    <label for="open-text">${n("paste-record")}</label>
    <textarea
      id="open-text"
      name="text"
      rows="4"
      spellcheck="false"
      data-testid="open-text"
    ></textarea>
    <div class="row">
      <button type="submit" data-testid="open-game" ?disabled=${e.opening}>
        ${n(e.opening?"opening":"open")}
      </button>
      <label class="button file"
        >${n("choose-file")}<input
          type="file"
          accept=".pgr,.txt,text/plain"
          data-testid="open-file"
          @change=${o=>ne(o,t)}
      /></label>
    </div>
    ${b(e.openError,"open-error")}
  </form>`}async function ne(e,t){let s=e.target,o=s.files?.[0];o&&(await t.openFile(o),s.value="")}var se=5e3,re=6e4,ae=1200;async function Co(e,t,s,o){let r=new O(t.go,o,t.settings.strength,st),a=new E({fetch:wt,match:vt,sit:Q,name:()=>r.ownName,go:t.go}),l=new L({fetch:yt,remembered:{recent:ot,forget:nt},now:()=>performance.now()});await ce(ae,Promise.all([r.count(),a.load(),l.load(),le(r,s)])),rt(l.store.get().waiting);let m={home:r,lobby:a,mine:l},p=()=>V(It(m,t,performance.now()),e);return{draw:p,close:ie(m,s,p)}}function ie({home:e,lobby:t,mine:s},o,r){let a=[e,t,s].map(({store:p})=>p.watch(r));a.push(Z(p=>(p==="lobby"?t:s).load()));let l=setInterval(()=>{!o.isLive&&!document.hidden&&t.load()},se),m=setInterval(r,re);return()=>{for(let p of a)p();clearInterval(l),clearInterval(m)}}async function le(e,t){let s=await B().catch(()=>null);e.called(s?.name??null),s?.known&&!document.hidden&&t.open()}async function ce(e,t){let s=0,o=new Promise(r=>{s=window.setTimeout(r,e)});await Promise.race([t,o]),clearTimeout(s)}export{Co as openHomePage};
