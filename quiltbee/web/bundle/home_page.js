import{$ as X,$a as at,A as c,Ab as ft,B as K,C as k,D as Y,E as u,L as Z,N as J,S as G,aa as tt,ab as it,b as U,c as R,cb as lt,d as w,eb as ct,gb as mt,h as q,hb as $,i as s,ib as pt,j as B,jb as P,k as d,kb as ut,l as g,lb as dt,n as v,pa as et,q as j,qa as nt,r as Q,ra as ot,s as V,sa as st,t as W,ta as rt,u as z,ua as x,ub as b,va as S,y as i,z as H}from"./page.js";var ht=`${w/1024} KB`;function Gt(e,t){return{...e,...t}}var E=class{constructor(t,o,n,r){this.keepInvitation=r,this.go=t,this.view=o,this.store=g(Gt,{form:{opponent:"computer",strength:n,deck:"normal",level:1,first:"you",board:"revised",seed:"",names:["Anna","Ben"],name:"",speed:"none",takebacks:!0,rated:!1},totals:[],busy:!1,opening:!1,error:"",openError:""})}set(t){this.store.dispatch({form:{...this.store.get().form,...t},error:""})}name(t,o){let[n,r]=this.store.get().form.names;this.set({names:t===0?[o,r]:[n,o]})}async count(){try{let{totals:t}=await Q();this.store.dispatch({totals:t})}catch(t){this.store.dispatch({error:d(t)})}}async start(){let{form:t,busy:o}=this.store.get();if(!o){this.store.dispatch({busy:!0,error:""});try{let{id:n,url:r,invitation:a}=await j(Dt(t));a&&this.keepInvitation(n,a),this.go(r)}catch(n){this.store.dispatch({busy:!1,error:d(n)})}}}called(t){t!==null&&this.store.get().form.name===""&&this.set({name:t})}get ownName(){return this.store.get().form.name.trim()||null}async open(t){if(t.trim()==="")return this.refuse(s("paste-first"));if(t.length>w)return this.refuse(s("too-long",{most:ht}));this.store.dispatch({opening:!0,openError:""});try{this.view(await V(t))}catch(o){this.refuse(d(o))}}async openFile(t){if(t.size>w)return this.refuse(s("too-long",{most:ht}));await this.open(await t.text())}refuse(t){this.store.dispatch({opening:!1,openError:t})}};function Dt(e){let{opponent:t,strength:o,deck:n,level:r,first:a,board:l}=e,m={board:l,seed:e.seed.trim()||null,from:null};if(t==="automa")return{...m,opponent:t,deck:n,level:r,first:"you",names:null};if(t==="computer")return{...m,opponent:t,level:o,first:a,names:null};if(t==="person"){let[p,f]=e.names.map(h=>h.trim());return{...m,opponent:t,first:a,names:[p||s("first"),f||s("second")]}}return{...m,..._t(e),opponent:t,first:a}}function _t({name:e,speed:t,takebacks:o,rated:n,seed:r}){return{names:e.trim()?[e.trim()]:null,clock:S(t),takebacks:o&&!n,rated:n,seed:n?null:r.trim()||null}}var O=class{constructor(t){this.outside=t,this.store=g((o,n)=>({...o,...n}),{tables:null,busy:null,error:""})}async load(){try{let{tables:t}=await this.outside.fetch(),o=this.store.get().tables===null;this.store.dispatch(o?{tables:t,error:""}:{tables:t})}catch(t){this.store.dispatch({tables:null,error:d(t)})}}async match(t){let o={clock:S(t),board:"revised",rated:!1};await this.leave(t,()=>this.outside.match({...o,name:this.outside.name()}))}async sit(t){await this.leave(t,()=>this.outside.sit(t,this.outside.name()))}async leave(t,o){if(this.store.get().busy===null){this.store.dispatch({busy:t,error:""});try{let{url:n}=await o();this.outside.go(n)}catch(n){let r=d(n);await this.load(),this.store.dispatch({busy:null,error:r})}}}};function D({clock:e,rated:t,takebacks:o,board:n,seed_chosen:r}){let a=[e===null?s("terms-no-clock"):ot(e)];return t&&a.push(s("terms-rated")),!o&&!t&&a.push(s("terms-no-takebacks")),n==="original"&&a.push(s("terms-original")),r&&a.push(s("terms-chosen")),a.join(", ")}var T=6e4,bt=1440*T,$t=[["day",bt],["hour",60*T],["minute",T]],I=class{constructor(t){this.outside=t;let o=t.remembered.recent();this.store=g((n,r)=>({...n,...r}),{games:[],waiting:0,next:null,recent:o,at:0,busy:!1,error:""})}async load(){await this.read(null,()=>[])}async more(){let{next:t,busy:o}=this.store.get();t===null||o||await this.read(t,()=>this.store.get().games)}async read(t,o){this.store.dispatch({busy:!0,error:""});try{let{games:n,waiting:r,next:a}=await this.outside.fetch(t),l=[...o(),...n],m=this.outside.now();this.store.dispatch({games:l,waiting:r,next:a,at:m,recent:this.others(l)})}catch(n){this.store.dispatch({error:d(n)})}this.store.dispatch({busy:!1})}others(t){let o=new Set(t.map(({id:n})=>n));return this.outside.remembered.recent().filter(({id:n})=>!o.has(n))}forget(t){this.outside.remembered.forget(t),this.store.dispatch({recent:this.others(this.store.get().games)})}};function gt(e){return e.find(({status:t})=>t==="yours")??e.find(({status:t})=>t==="theirs")??null}function yt({cells:e}){return e.length-e.split(".").length+1}function M({variant:e,seats:t}){if(e==="solo")return s("card-solo");let o=t.filter(l=>!l.yours);if(o.length===0)return s("names-and",{first:t[0].name,second:t[1].name});let{kind:n,name:r}=o[0];if(n==="open")return s("your-open-table");let a=wt(r);return a?s("computer-level",{level:a}):r}function L(e,t){return e.status==="over"?Ut(e):e.status==="open"?s("waiting-for-somebody"):Ct(e)+Ft(e,t)}function Ct({status:e,seats:t,turn:o}){let n=t.every(({yours:l})=>l);if(e==="yours"&&!n)return s("your-turn");let r=o===null?null:t[o-1];if(!r)return s("under-way");let a=wt(r.name);return s("turn-of",{name:a?s("level-number",{level:a}):r.name})}function Ft({clock:e,now:t},o){if(!e||e.running===null||t===null||nt(e.control).kind!=="days")return"";let n=st(e,e.running,{now:t,at:0},o);return n===0?s("comma-time-up"):s("comma-left",{time:rt(n)})}function Ut({seats:e,result:t}){if(t===null)return s("called-off");let{winner:o,scores:n,reason:r}=t,a=e.every(({yours:Rt})=>Rt),{name:l,yours:m}=e[o-1],p={who:a?"other":"you",name:l},f=a||m?"won":"lost";if(r==="resignation")return s(`${f}-by-resignation`,p);if(r==="time")return s(`${f}-on-time`,p);let[h,C]=o===1?n:[n[1],n[0]],Nt=f==="won"?G(h,C):G(C,h),F=s(`${f}-points`,{...p,points:Nt});return r==="first to 53"?F+s("comma-first"):F}function wt(e){return/^Quiltbee level (\d+)/.exec(e)?.[1]??null}function _(e,t){let o=Math.max(0,t-e);if(o<T)return s("just-now");if(o>=30*bt)return B(e);let[n,r]=$t.find(([,l])=>o>=l)??$t[2];return new Intl.RelativeTimeFormat(q(),{numeric:"auto"}).format(-Math.floor(o/r),n)}var qt=12;function vt(e=null){let t=e===null?"":`&cursor=${encodeURIComponent(e)}`;return v(`/api/me/games?limit=${qt}${t}`)}function kt(){return v("/api/lobby")}function xt(e){return v("/api/match",e)}function St(e,t){let o=R[e.level-1];return i`${$("deck",s("deck"),[["normal",s("short-deck-normal")],["tactical",s("short-deck-tactical")]],e.deck,n=>t.set({deck:n}))}
    <p class="small explain">
      ${s("label-and-note",{label:s(`deck-${e.deck}`),note:s(`deck-note-${e.deck}`)})}
    </p>
    ${$("level",s("level-of-automa"),R.map(n=>[String(n.level),tt(n)]),String(e.level),n=>t.set({level:Number(n)}))}
    <p class="small explain" data-testid="level-counts">
      ${s("you-begin",{numeral:o.numeral,name:X(o.level),counts:s(`automa-level-${o.level}`)})}
    </p>`}function Pt({totals:e}){if(e.length===0)return c;let t=o=>o===null?"–":J(Math.round(o*10)/10);return i`<section class="panel totals" aria-labelledby="totals-heading">
    <h2 id="totals-heading">${s("alone-with-automa")}</h2>
    <table class="scores" data-testid="solo-totals">
      <caption class="visually-hidden">
        ${s("finished-by-level")}
      </caption>
      <thead>
        <tr>
          <th scope="col">${s("deck-and-level")}</th>
          <th scope="col">${s("won")}</th>
          <th scope="col">${s("mean")}</th>
          <th scope="col">${s("best")}</th>
          <th scope="col">${s("practice")}</th>
        </tr>
      </thead>
      <tbody>
        ${e.map(o=>i`<tr>
              <th scope="row">${s(`short-deck-${o.deck}`)} ${o.numeral}</th>
              <td>${s("won-of",{won:o.won,games:o.games})}</td>
              <td>${t(o.mean_margin)}</td>
              <td>${t(o.best_margin)}</td>
              <td>${o.practice}</td>
            </tr>`)}
      </tbody>
    </table>
    <p class="small">${s("mean-note")}</p>
  </section>`}var A=90,Bt={"*":"special",x:"covered"};function Ot(e,t,o){let{games:n,recent:r,waiting:a,next:l,busy:m,error:p,at:f}=e.store.get();return n.length===0&&r.length===0&&!p?c:i`<section class="panel my-games" aria-labelledby="games-heading">
    <h2 id="games-heading">
      ${s("your-games")}
      ${a>0?i`<span class="badge" data-testid="waiting"
              >${s("waiting-for-you",{count:a})}</span
            >`:c}
    </h2>
    <ul data-testid="recent-games">
      ${n.map(h=>jt(h,t,o-f))}
      ${r.map(h=>Qt(h,e,t))}
    </ul>
    ${l===null?c:i`<button
            type="button"
            data-testid="more-games"
            aria-disabled=${m?"true":"false"}
            @click=${()=>e.more()}
          >
            ${s("show-more")}
          </button>`}
    ${b(p,"games-error")}
  </section>`}function jt(e,t,o){return i`<li class=${`game ${e.status}`} data-status=${e.status}>
    ${N(e.cells)}
    <a href=${e.url} @click=${u(t)}>${M(e)}</a>
    <span class="standing">${L(e,o)}</span>
    <span class="small when">${_(e.last,Date.now())}</span>
  </li>`}function Qt(e,t,o){let n=_(e.when,Date.now());return i`<li class="game remembered">
    ${N(".".repeat(81))}
    <a href=${`/game/${e.id}`} @click=${u(o)}>${e.title}</a>
    <span class="standing small">${s("opened-here",{when:n})}</span>
    <button
      type="button"
      class="quiet"
      aria-label=${s("remove-game",{game:e.title,when:n})}
      @click=${()=>t.forget(e.id)}
    >
      ${s("remove")}
    </button>
  </li>`}function N(e){let t=new Map;return[...e].forEach((o,n)=>{if(o===".")return;let r=[Math.floor(n/9),n%9];t.set(o,[...t.get(o)??[],r])}),i`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${A+2} ${A+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${A} height=${A}></rect>
    ${[...t].flatMap(([o,n])=>Vt(o,n))}
  </svg>`}function Vt(e,t){let o=e==="*"||e==="x",n=o?Bt[e]:e;return(o?t.map(r=>[r]):[t]).map(r=>H`<path class="piece" fill=${`url(#fabric-${n})`} d=${Z(r,10)}></path>`)}function Tt(e,t,o){let{games:n,at:r}=e.store.get(),a=gt(n);return a?i`<a class="continue" href=${a.url} data-testid="continue" @click=${u(t)}>
    ${N(a.cells)}
    <span class="continue-words">
      <b>${s("continue")}</b>
      <span
        >${s("opponent-and-standing",{opponent:M(a),standing:L(a,o-r)})}</span
      >
      <span class="small">${s("spaces-sewn",{count:yt(a)})}</span>
    </span>
  </a>`:c}function It(e,t){let{tables:o,busy:n,error:r}=e.store.get();return i`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
    <h2 id="lobby-heading">${s("play-anyone")}</h2>
    <p class="small">${s("lobby-text")}</p>
    <div class="quick" role="group" aria-label=${s("quick-match")}>
      ${x.map(({key:a})=>i`<button
            type="button"
            data-testid=${`match-${a}`}
            aria-disabled=${n===null?"false":"true"}
            @click=${()=>e.match(a)}
          >
            <b>${s(`speed-${a}`)}</b><span class="small">${s(`speed-note-${a}`)}</span>
          </button>`)}
    </div>
    <h3>${s("open-tables")}</h3>
    <ul class="tables" data-testid="lobby-tables">
      ${o?.length?o.map(a=>zt(a,e,t)):Wt(o)}
    </ul>
    ${b(r,"lobby-error")}
  </section>`}function Wt(e){return e===null?c:i`<li class="none small">${s("nobody-waiting")}</li>`}function zt(e,t,o){let{game:n,name:r,rating:a,yours:l}=e,{busy:m}=t.store.get();return i`<li data-game=${n}>
    <span class="host"
      ><b>${l?s("your-table"):r}</b>${a===null?c:i` <span class="small">${a}</span>`} <span class="small">${D(e)}</span></span
    >
    ${l?i`<a class="button" href=${`/game/${n}`} @click=${u(o)}>${s("open")}</a>`:i`<button
            type="button"
            data-testid="sit"
            aria-label=${s("sit-with",{name:r,terms:D(e)})}
            aria-disabled=${m===null?"false":"true"}
            @click=${()=>t.sit(n)}
          >
            ${s("sit-down")}
          </button>`}
  </li>`}var Ht=[["card-computer",["computer"]],["card-two",["person","friend","anyone"]],["card-solo",["automa"]]],Kt={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"};function Lt(e,t,o){let{form:n}=e,r=n.opponent==="friend"||n.opponent==="anyone";return i`<form class="panel new-game" @submit=${l=>{l.preventDefault(),t.start()}} aria-labelledby="new-heading">
    <h2 id="new-heading">${s("new-game")}</h2>
    ${Zt(n,t)}
    <div class="choices">
      ${n.opponent==="computer"?se(n,t,o):c}
      ${n.opponent==="person"?Xt(n,t):c}
      ${r?te(n,t):c}
      ${n.opponent==="automa"?St(n,t):c}
    </div>
    <div class="start-bar">
      <button type="submit" class="main start" data-testid="start-game" ?disabled=${e.busy}>
        ${s(e.busy?"starting":Kt[n.opponent])}
      </button>
      ${b(e.error,"home-error")}
    </div>
    ${pt(o)} ${Yt(n,t,r)}
  </form>`}function Yt(e,t,o){return i`<details class="fold more-options">
    <summary data-testid="more-options">${s("more-options")}</summary>
    <div class="choices">
      ${e.opponent==="automa"?c:ee(e,t)}
      ${$("board",s("time-board"),[["revised",s("short-board-revised")],["original",s("short-board-original")]],e.board,n=>t.set({board:n}))}
      ${o&&e.rated?c:oe(e,t)}
    </div>
  </details>`}function Zt(e,t){return i`<fieldset class="cards">
    <legend class="visually-hidden">${s("opponent")}</legend>
    ${Ht.map(([o,n])=>Jt(o,n,e,t))}
  </fieldset>`}function Jt(e,t,o,n){let r=t.includes(o.opponent)?"chosen":"",a=l=>i`<input
      type="radio"
      name="opponent"
      value=${l}
      data-testid=${`opponent-${l}`}
      .checked=${o.opponent===l}
      @change=${()=>n.set({opponent:l})}
    />`;return t.length===1?i`<label class=${`card-choice ${r}`}
      >${a(t[0])}<b>${s(e)}</b> <span class="small">${s(`${e}-note`)}</span></label
    >`:i`<div class=${`card-choice ${r}`}>
    <b>${s(e)}</b>
    <div class="ways">
      ${t.map(l=>i`<label>${a(l)}<span>${s(`way-${l}`)}</span></label>`)}
    </div>
  </div>`}function Xt(e,t){return i`<div class="names">
    ${["first-name","second-name"].map((o,n)=>i`<label
          >${s(o)}
          <input
            data-testid=${`name-${n+1}`}
            maxlength="24"
            autocomplete="off"
            .value=${e.names[n]}
            @input=${r=>t.name(n,P(r))}
        /></label>`)}
  </div>`}function te(e,t){let{speed:o}=e;return i`<label class="own-name"
      >${s("your-name")} <span class="small">${s("as-others-see")}</span>
      <input
        data-testid="own-name"
        maxlength="40"
        autocomplete="nickname"
        placeholder=${s("guest")}
        .value=${e.name}
        @input=${n=>t.set({name:P(n)})}
    /></label>
    ${$("clock",s("clock"),x.map(({key:n})=>[n,s(`speed-${n}`)]),e.speed,n=>t.set({speed:n}))}
    <p class="small explain" data-testid="clock-words">
      ${s("label-and-note",{label:s(`speed-${o}`),note:s(`speed-note-${o}`)})}
    </p>
    <div class="ticks">
      ${Mt("rated",s("tick-rated"),s("tick-rated-note"),e.rated,n=>t.set({rated:n}))}
      ${Mt("takebacks",s("tick-takebacks"),s(e.rated?"tick-takebacks-never":"tick-takebacks-note"),e.takebacks&&!e.rated,n=>t.set({takebacks:n}),e.rated)}
    </div>`}function Mt(e,t,o,n,r,a=!1){return i`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${e}
      .checked=${n}
      ?disabled=${a}
      @change=${l=>r(ut(l))}
    /><span>${t} <span class="small">${o}</span></span></label
  >`}function ee(e,t){let[o,n]=ne(e);return $("first",s("who-first"),[["you",o],["opponent",n],["random",s("random")]],e.first,r=>t.set({first:r}))}function ne({opponent:e,names:[t,o]}){return e==="person"?[t||s("first"),o||s("second")]:e==="friend"?[s("you"),s("your-friend")]:[s("you"),s(e==="computer"?"computer":"the-other-player")]}function oe(e,t){return i`<label class="seed"
    >${s("setup-code")} <span class="small">${s("setup-code-note")}</span>
    <input
      data-testid="seed"
      maxlength="64"
      autocomplete="off"
      .value=${e.seed}
      @input=${o=>t.set({seed:P(o)})}
  /></label>`}function se({strength:e},t,o){let n=r=>{t.set({strength:Number(r)}),o.change({strength:Number(r)})};return i`${$("strength",s("difficulty"),U.map(({level:r})=>[String(r),String(r)]),String(e),n)}
    <p class="small explain" data-testid="strength-words">${mt(e)}</p>`}function At({home:e,lobby:t,mine:o},n,r){let a=e.store.get();return i`${Y(n)}
    <main class="home">
      <div class="welcome">
        <div>
          <h1>${s("welcome-title")}</h1>
          <p>${s("welcome-text")}</p>
        </div>
        ${ft()}
        <div class="ways-in">
          <a
            class="button invite"
            href="/first-game"
            data-testid="first-game"
            @click=${u(n)}
            >${s("first-game")}</a
          >
          <button type="button" data-testid="how" @click=${n.help}>
            ${k("help")}<span>${s("how-to-play")}</span>
          </button>
        </div>
      </div>
      ${Tt(o,n,r)} ${Lt(a,e,n)}
      <div class="aside">
        ${Ot(o,n,r)} ${It(t,n)} ${re(n)}
        ${Pt(a)} ${ae(a,e)}
      </div>
    </main>`}function re(e){return i`<nav class="more" aria-label=${s("more")}>
    <a class="button" href="/tournaments" @click=${u(e)}
      >${k("cup")}<span>${s("tab-tournaments")}</span></a
    >
    <a class="button" href="/me" @click=${u(e)}
      >${k("person")}<span>${s("your-account")}</span></a
    >
    ${dt(e)}
  </nav>`}function ae(e,t){return i`<form class="panel opener" @submit=${n=>{n.preventDefault();let r=n.target.elements.namedItem("text");t.open(r.value)}} aria-labelledby="open-heading">
    <h2 id="open-heading">${s("open-saved")}</h2>
    <label for="open-text">${s("paste-record")}</label>
    <textarea
      id="open-text"
      name="text"
      rows="4"
      spellcheck="false"
      data-testid="open-text"
    ></textarea>
    <div class="row">
      <button type="submit" data-testid="open-game" ?disabled=${e.opening}>
        ${s(e.opening?"opening":"open")}
      </button>
      <label class="button file"
        >${s("choose-file")}<input
          type="file"
          accept=".pgr,.txt,text/plain"
          data-testid="open-file"
          @change=${n=>ie(n,t)}
      /></label>
    </div>
    ${b(e.openError,"open-error")}
  </form>`}async function ie(e,t){let o=e.target,n=o.files?.[0];n&&(await t.openFile(n),o.value="")}var le=5e3,ce=6e4,me=1200;async function jn(e,t,o,n){let r=new E(t.go,n,t.settings.strength,lt),a=new O({fetch:kt,match:xt,sit:z,name:()=>r.ownName,go:t.go}),l=new I({fetch:vt,remembered:{recent:at,forget:it},now:()=>performance.now()});await de(me,Promise.all([r.count(),a.load(),l.load(),ue(r,o)])),ct(l.store.get().waiting);let m={home:r,lobby:a,mine:l},p=()=>K(At(m,t,performance.now()),e);return{draw:p,close:pe(m,o,p)}}function pe({home:e,lobby:t,mine:o},n,r){let a=[e,t,o].map(({store:p})=>p.watch(r));a.push(et(p=>(p==="lobby"?t:o).load()));let l=setInterval(()=>{!n.isLive&&!document.hidden&&t.load()},le),m=setInterval(r,ce);return()=>{for(let p of a)p();clearInterval(l),clearInterval(m)}}async function ue(e,t){let o=await W().catch(()=>null);e.called(o?.name??null),o?.known&&!document.hidden&&t.open()}async function de(e,t){let o=0,n=new Promise(r=>{o=window.setTimeout(r,e)});await Promise.race([t,n]),clearTimeout(o)}export{jn as openHomePage};
