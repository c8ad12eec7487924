<<<<<<< HEAD
import{A as V,Bb as ot,Ca as Z,Cb as nt,Da as J,Ea as X,Eb as st,F as i,Fa as tt,Ga as et,Gb as rt,H as c,Ha as x,I as W,Ia as S,Ib as at,J as y,Jb as $,K as z,Kb as it,L as u,Lb as P,Mb as lt,Nb as ct,Rb as mt,Sb as pt,Vb as w,W as H,b as F,ba as N,bc as b,c as A,d as v,h as C,i as n,k as U,l as d,la as K,m as g,ma as Y,pc as ut,r as k,v as q,w as j,x as B,z as Q}from"./page.js";var dt=`${v/1024} KB`;function Nt(e,t){return{...e,...t}}var O=class{constructor(t,s,o,r){this.keepInvitation=r,this.go=t,this.view=s,this.store=g(Nt,{form:{opponent:"computer",strength:o,deck:"normal",level:1,first:"you",board:"revised",seed:"",names:["Anna","Ben"],name:"",speed:"none",takebacks:!0,rated:!1},totals:[],busy:!1,opening:!1,error:"",openError:""})}set(t){this.store.dispatch({form:{...this.store.get().form,...t},error:""})}name(t,s){let[o,r]=this.store.get().form.names;this.set({names:t===0?[s,r]:[o,s]})}async count(){try{let{totals:t}=await j();this.store.dispatch({totals:t})}catch(t){this.store.dispatch({error:d(t)})}}async start(){let{form:t,busy:s}=this.store.get();if(!s){this.store.dispatch({busy:!0,error:""});try{let{id:o,url:r,invitation:a}=await q(Gt(t));a&&this.keepInvitation(o,a),this.go(r)}catch(o){this.store.dispatch({busy:!1,error:d(o)})}}}called(t){t!==null&&this.store.get().form.name===""&&this.set({name:t})}get ownName(){return this.store.get().form.name.trim()||null}async open(t){if(t.trim()==="")return this.refuse(n("paste-first"));if(t.length>v)return this.refuse(n("too-long",{most:dt}));this.store.dispatch({opening:!0,openError:""});try{this.view(await B(t))}catch(s){this.refuse(d(s))}}async openFile(t){if(t.size>v)return this.refuse(n("too-long",{most:dt}));await this.open(await t.text())}refuse(t){this.store.dispatch({opening:!1,openError:t})}};function Gt(e){let{opponent:t,strength:s,deck:o,level:r,first:a,board:l}=e,m={board:l,seed:e.seed.trim()||null,from:null};if(t==="automa")return{...m,opponent:t,deck:o,level:r,first:"you",names:null};if(t==="computer")return{...m,opponent:t,level:s,first:a,names:null};if(t==="person"){let[p,f]=e.names.map(h=>h.trim());return{...m,opponent:t,first:a,names:[p||n("first"),f||n("second")]}}return{...m,...Rt(e),opponent:t,first:a}}function Rt({name:e,speed:t,takebacks:s,rated:o,seed:r}){return{names:e.trim()?[e.trim()]:null,clock:S(t),takebacks:s&&!o,rated:o,seed:o?null:r.trim()||null}}var E=class{constructor(t){this.outside=t,this.store=g((s,o)=>({...s,...o}),{tables:null,busy:null,error:""})}async load(){try{let{tables:t}=await this.outside.fetch(),s=this.store.get().tables===null;this.store.dispatch(s?{tables:t,error:""}:{tables:t})}catch(t){this.store.dispatch({tables:null,error:d(t)})}}async match(t){let s={clock:S(t),board:"revised",rated:!1};await this.leave(t,()=>this.outside.match({...s,name:this.outside.name()}))}async sit(t){await this.leave(t,()=>this.outside.sit(t,this.outside.name()))}async leave(t,s){if(this.store.get().busy===null){this.store.dispatch({busy:t,error:""});try{let{url:o}=await s();this.outside.go(o)}catch(o){let r=d(o);await this.load(),this.store.dispatch({busy:null,error:r})}}}};function G({clock:e,rated:t,takebacks:s,board:o,seed_chosen:r}){let a=[e===null?n("terms-no-clock"):X(e)];return t&&a.push(n("terms-rated")),!s&&!t&&a.push(n("terms-no-takebacks")),o==="original"&&a.push(n("terms-original")),r&&a.push(n("terms-chosen")),a.join(", ")}var T=6e4,ht=1440*T,ft=[["day",ht],["hour",60*T],["minute",T]],L=class{constructor(t){this.outside=t;let s=t.remembered.recent();this.store=g((o,r)=>({...o,...r}),{games:[],waiting:0,next:null,recent:s,at:0,busy:!1,error:""})}async load(){await this.read(null,()=>[])}async more(){let{next:t,busy:s}=this.store.get();t===null||s||await this.read(t,()=>this.store.get().games)}async read(t,s){this.store.dispatch({busy:!0,error:""});try{let{games:o,waiting:r,next:a}=await this.outside.fetch(t),l=[...s(),...o],m=this.outside.now();this.store.dispatch({games:l,waiting:r,next:a,at:m,recent:this.others(l)})}catch(o){this.store.dispatch({error:d(o)})}this.store.dispatch({busy:!1})}others(t){let s=new Set(t.map(({id:o})=>o));return this.outside.remembered.recent().filter(({id:o})=>!s.has(o))}forget(t){this.outside.remembered.forget(t),this.store.dispatch({recent:this.others(this.store.get().games)})}};function $t(e){return e.find(({status:t})=>t==="yours")??e.find(({status:t})=>t==="theirs")??null}function bt({cells:e}){return e.length-e.split(".").length+1}function I({variant:e,seats:t}){if(e==="solo")return n("card-solo");let s=t.filter(l=>!l.yours);if(s.length===0)return n("names-and",{first:t[0].name,second:t[1].name});let{kind:o,name:r}=s[0];if(o==="open")return n("your-open-table");let a=gt(r);return a?n("computer-level",{level:a}):r}function M(e,t){return e.status==="over"?Ft(e):e.status==="open"?n("waiting-for-somebody"):Dt(e)+_t(e,t)}function Dt({status:e,seats:t,turn:s}){let o=t.every(({yours:l})=>l);if(e==="yours"&&!o)return n("your-turn");let r=s===null?null:t[s-1];if(!r)return n("under-way");let a=gt(r.name);return n("turn-of",{name:a?n("level-number",{level:a}):r.name})}function _t({clock:e,now:t},s){if(!e||e.running===null||t===null||J(e.control).kind!=="days")return"";let o=tt(e,e.running,{now:t,at:0},s);return o===0?n("comma-time-up"):n("comma-left",{time:et(o)})}function Ft({seats:e,result:t}){if(t===null)return n("called-off");let{winner:s,scores:o,reason:r}=t,a=e.every(({yours:At})=>At),{name:l,yours:m}=e[s-1],p={who:a?"other":"you",name:l},f=a||m?"won":"lost";if(r==="resignation")return n(`${f}-by-resignation`,p);if(r==="time")return n(`${f}-on-time`,p);let[h,D]=s===1?o:[o[1],o[0]],Mt=f==="won"?N(h,D):N(D,h),_=n(`${f}-points`,{...p,points:Mt});return r==="first to 53"?_+n("comma-first"):_}function gt(e){return/^Quiltbee level (\d+)/.exec(e)?.[1]??null}function R(e,t){let s=Math.max(0,t-e);if(s<T)return n("just-now");if(s>=30*ht)return U(e);let[o,r]=ft.find(([,l])=>s>=l)??ft[2];return new Intl.RelativeTimeFormat(C(),{numeric:"auto"}).format(-Math.floor(s/r),o)}var Ct=12;function yt(e=null){let t=e===null?"":`&cursor=${encodeURIComponent(e)}`;return k(`/api/me/games?limit=${Ct}${t}`)}function wt(){return k("/api/lobby")}function vt(e){return k("/api/match",e)}function kt(e,t){let s=A[e.level-1];return i`${$("deck",n("deck"),[["normal",n("short-deck-normal")],["tactical",n("short-deck-tactical")]],e.deck,o=>t.set({deck:o}))}
=======
import{A as W,Ca as et,Da as nt,Db as at,Ea as ot,Eb as it,F as i,Fa as st,G as H,Ga as rt,Gb as lt,H as c,Ha as x,I as K,Ia as S,Ib as ct,J as y,K as Y,Kb as mt,L as u,Lb as $,Mb as pt,Nb as P,Ob as ut,Pb as dt,Tb as ft,U as Z,Ub as ht,W as J,b as C,ba as G,c as R,cc as b,d as v,h as U,i as s,k as q,l as d,la as X,m as g,ma as tt,qc as $t,r as k,v as B,w as j,x as Q,z as V}from"./page.js";var bt=`${v/1024} KB`;function Dt(e,t){return{...e,...t}}var E=class{constructor(t,o,n,r){this.keepInvitation=r,this.go=t,this.view=o,this.store=g(Dt,{form:{opponent:"computer",strength:n,deck:"normal",level:1,first:"you",board:"revised",seed:"",names:["Anna","Ben"],name:"",speed:"none",takebacks:!0,rated:!1},totals:[],busy:!1,opening:!1,error:"",openError:""})}set(t){this.store.dispatch({form:{...this.store.get().form,...t},error:""})}name(t,o){let[n,r]=this.store.get().form.names;this.set({names:t===0?[o,r]:[n,o]})}async count(){try{let{totals:t}=await j();this.store.dispatch({totals:t})}catch(t){this.store.dispatch({error:d(t)})}}async start(){let{form:t,busy:o}=this.store.get();if(!o){this.store.dispatch({busy:!0,error:""});try{let{id:n,url:r,invitation:a}=await B(Ft(t));a&&this.keepInvitation(n,a),this.go(r)}catch(n){this.store.dispatch({busy:!1,error:d(n)})}}}called(t){t!==null&&this.store.get().form.name===""&&this.set({name:t})}get ownName(){return this.store.get().form.name.trim()||null}async open(t){if(t.trim()==="")return this.refuse(s("paste-first"));if(t.length>v)return this.refuse(s("too-long",{most:bt}));this.store.dispatch({opening:!0,openError:""});try{this.view(await Q(t))}catch(o){this.refuse(d(o))}}async openFile(t){if(t.size>v)return this.refuse(s("too-long",{most:bt}));await this.open(await t.text())}refuse(t){this.store.dispatch({opening:!1,openError:t})}};function Ft(e){let{opponent:t,strength:o,deck:n,level:r,first:a,board:l}=e,m={board:l,seed:e.seed.trim()||null,from:null};if(t==="automa")return{...m,opponent:t,deck:n,level:r,first:"you",names:null};if(t==="computer")return{...m,opponent:t,level:o,first:a,names:null};if(t==="person"){let[p,f]=e.names.map(h=>h.trim());return{...m,opponent:t,first:a,names:[p||s("first"),f||s("second")]}}return{...m,..._t(e),opponent:t,first:a}}function _t({name:e,speed:t,takebacks:o,rated:n,seed:r}){return{names:e.trim()?[e.trim()]:null,clock:S(t),takebacks:o&&!n,rated:n,seed:n?null:r.trim()||null}}var O=class{constructor(t){this.outside=t,this.store=g((o,n)=>({...o,...n}),{tables:null,busy:null,error:""})}async load(){try{let{tables:t}=await this.outside.fetch(),o=this.store.get().tables===null;this.store.dispatch(o?{tables:t,error:""}:{tables:t})}catch(t){this.store.dispatch({tables:null,error:d(t)})}}async match(t){let o={clock:S(t),board:"revised",rated:!1};await this.leave(t,()=>this.outside.match({...o,name:this.outside.name()}))}async sit(t){await this.leave(t,()=>this.outside.sit(t,this.outside.name()))}async leave(t,o){if(this.store.get().busy===null){this.store.dispatch({busy:t,error:""});try{let{url:n}=await o();this.outside.go(n)}catch(n){let r=d(n);await this.load(),this.store.dispatch({busy:null,error:r})}}}};function z({clock:e,rated:t,takebacks:o,board:n,seed_chosen:r}){let a=[e===null?s("terms-no-clock"):ot(e)];return t&&a.push(s("terms-rated")),!o&&!t&&a.push(s("terms-no-takebacks")),n==="original"&&a.push(s("terms-original")),r&&a.push(s("terms-chosen")),a.join(", ")}var T=6e4,yt=1440*T,gt=[["day",yt],["hour",60*T],["minute",T]],I=class{constructor(t){this.outside=t;let o=t.remembered.recent();this.store=g((n,r)=>({...n,...r}),{games:[],waiting:0,next:null,recent:o,at:0,busy:!1,error:""})}async load(){await this.read(null,()=>[])}async more(){let{next:t,busy:o}=this.store.get();t===null||o||await this.read(t,()=>this.store.get().games)}async read(t,o){this.store.dispatch({busy:!0,error:""});try{let{games:n,waiting:r,next:a}=await this.outside.fetch(t),l=[...o(),...n],m=this.outside.now();this.store.dispatch({games:l,waiting:r,next:a,at:m,recent:this.others(l)})}catch(n){this.store.dispatch({error:d(n)})}this.store.dispatch({busy:!1})}others(t){let o=new Set(t.map(({id:n})=>n));return this.outside.remembered.recent().filter(({id:n})=>!o.has(n))}forget(t){this.outside.remembered.forget(t),this.store.dispatch({recent:this.others(this.store.get().games)})}};function wt(e){return e.find(({status:t})=>t==="yours")??e.find(({status:t})=>t==="theirs")??null}function vt({cells:e}){return e.length-e.split(".").length+1}function M({variant:e,seats:t}){if(e==="solo")return s("card-solo");let o=t.filter(l=>!l.yours);if(o.length===0)return s("names-and",{first:t[0].name,second:t[1].name});let{kind:n,name:r}=o[0];if(n==="open")return s("your-open-table");let a=kt(r);return a?s("computer-level",{level:a}):r}function L(e,t){return e.status==="over"?qt(e):e.status==="open"?s("waiting-for-somebody"):Ct(e)+Ut(e,t)}function Ct({status:e,seats:t,turn:o}){let n=t.every(({yours:l})=>l);if(e==="yours"&&!n)return s("your-turn");let r=o===null?null:t[o-1];if(!r)return s("under-way");let a=kt(r.name);return s("turn-of",{name:a?s("level-number",{level:a}):r.name})}function Ut({clock:e,now:t},o){if(!e||e.running===null||t===null||nt(e.control).kind!=="days")return"";let n=st(e,e.running,{now:t,at:0},o);return n===0?s("comma-time-up"):s("comma-left",{time:rt(n)})}function qt({seats:e,result:t}){if(t===null)return s("called-off");let{winner:o,scores:n,reason:r}=t,a=e.every(({yours:zt})=>zt),{name:l,yours:m}=e[o-1],p={who:a?"other":"you",name:l},f=a||m?"won":"lost";if(r==="resignation")return s(`${f}-by-resignation`,p);if(r==="time")return s(`${f}-on-time`,p);let[h,F]=o===1?n:[n[1],n[0]],Gt=f==="won"?G(h,F):G(F,h),_=s(`${f}-points`,{...p,points:Gt});return r==="first to 53"?_+s("comma-first"):_}function kt(e){return/^Quiltbee level (\d+)/.exec(e)?.[1]??null}function D(e,t){let o=Math.max(0,t-e);if(o<T)return s("just-now");if(o>=30*yt)return q(e);let[n,r]=gt.find(([,l])=>o>=l)??gt[2];return new Intl.RelativeTimeFormat(U(),{numeric:"auto"}).format(-Math.floor(o/r),n)}var Bt=12;function xt(e=null){let t=e===null?"":`&cursor=${encodeURIComponent(e)}`;return k(`/api/me/games?limit=${Bt}${t}`)}function St(){return k("/api/lobby")}function Pt(e){return k("/api/match",e)}function Et(e,t){let o=R[e.level-1];return i`${$("deck",s("deck"),[["normal",s("short-deck-normal")],["tactical",s("short-deck-tactical")]],e.deck,n=>t.set({deck:n}))}
>>>>>>> main
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
<<<<<<< HEAD
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
      ${s?.length?s.map(a=>qt(a,e,t)):Ut(s)}
    </ul>
    ${b(r,"lobby-error")}
  </section>`}function Ut(e){return e===null?c:i`<li class="none small">${n("nobody-waiting")}</li>`}function qt(e,t,s){let{game:o,name:r,rating:a,yours:l}=e,{busy:m}=t.store.get();return i`<li data-game=${o}>
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
=======
    <p class="small">${s("mean-note")}</p>
  </section>`}var A=90,jt={"*":"special",x:"covered"};function It(e,t,o){let{games:n,recent:r,waiting:a,next:l,busy:m,error:p,at:f}=e.store.get();return n.length===0&&r.length===0&&!p?c:i`<section class="panel my-games" aria-labelledby="games-heading">
>>>>>>> main
    <h2 id="games-heading">
      ${n("your-games")}
      ${a>0?i`<span class="badge" data-testid="waiting"
              >${n("waiting-for-you",{count:a})}</span
            >`:c}
    </h2>
    <ul data-testid="recent-games">
<<<<<<< HEAD
      ${o.map(h=>jt(h,t,s-f))}
      ${r.map(h=>Bt(h,e,t))}
=======
      ${n.map(h=>Qt(h,t,o-f))}
      ${r.map(h=>Vt(h,e,t))}
>>>>>>> main
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
<<<<<<< HEAD
  </section>`}function jt(e,t,s){return i`<li class=${`game ${e.status}`} data-status=${e.status}>
    ${w(e.cells)}
    <a href=${e.url} @click=${u(t)}>${I(e)}</a>
    <span class="standing">${M(e,s)}</span>
    <span class="small when">${R(e.last,Date.now())}</span>
  </li>`}function Bt(e,t,s){let o=R(e.when,Date.now());return i`<li class="game remembered">
    ${w(".".repeat(81))}
    <a href=${`/game/${e.id}`} @click=${u(s)}>${e.title}</a>
    <span class="standing small">${n("opened-here",{when:o})}</span>
=======
  </section>`}function Qt(e,t,o){return i`<li class=${`game ${e.status}`} data-status=${e.status}>
    ${N(e.cells)}
    <a href=${e.url} @click=${u(t)}>${M(e)}</a>
    <span class="standing">${L(e,o)}</span>
    <span class="small when">${D(e.last,Date.now())}</span>
  </li>`}function Vt(e,t,o){let n=D(e.when,Date.now());return i`<li class="game remembered">
    ${N(".".repeat(81))}
    <a href=${`/game/${e.id}`} @click=${u(o)}>${e.title}</a>
    <span class="standing small">${s("opened-here",{when:n})}</span>
>>>>>>> main
    <button
      type="button"
      class="quiet"
      aria-label=${n("remove-game",{game:e.title,when:o})}
      @click=${()=>t.forget(e.id)}
    >
      ${n("remove")}
    </button>
<<<<<<< HEAD
  </li>`}var Qt=[["card-computer",["computer"]],["card-two",["person","friend","anyone"]],["card-solo",["automa"]]],Vt={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"};function Lt(e,t,s){let{form:o}=e,r=o.opponent==="friend"||o.opponent==="anyone";return i`<form class="panel new-game" @submit=${l=>{l.preventDefault(),t.start()}} aria-labelledby="new-heading">
    <h2 id="new-heading">${n("new-game")}</h2>
    ${zt(o,t)}
=======
  </li>`}function N(e){let t=new Map;return[...e].forEach((o,n)=>{if(o===".")return;let r=[Math.floor(n/9),n%9];t.set(o,[...t.get(o)??[],r])}),i`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${A+2} ${A+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${A} height=${A}></rect>
    ${[...t].flatMap(([o,n])=>Wt(o,n))}
  </svg>`}function Wt(e,t){let o=e==="*"||e==="x",n=o?jt[e]:e;return(o?t.map(r=>[r]):[t]).map(r=>H`<path class="piece" fill=${`url(#fabric-${n})`} d=${Z(r,10)}></path>`)}function Mt(e,t,o){let{games:n,at:r}=e.store.get(),a=wt(n);return a?i`<a class="continue" href=${a.url} data-testid="continue" @click=${u(t)}>
    ${N(a.cells)}
    <span class="continue-words">
      <b>${s("continue")}</b>
      <span
        >${s("opponent-and-standing",{opponent:M(a),standing:L(a,o-r)})}</span
      >
      <span class="small">${s("spaces-sewn",{count:vt(a)})}</span>
    </span>
  </a>`:c}function Lt(e,t){let{tables:o,busy:n,error:r}=e.store.get();return i`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
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
      ${o?.length?o.map(a=>Kt(a,e,t)):Ht(o)}
    </ul>
    ${b(r,"lobby-error")}
  </section>`}function Ht(e){return e===null?c:i`<li class="none small">${s("nobody-waiting")}</li>`}function Kt(e,t,o){let{game:n,name:r,rating:a,yours:l}=e,{busy:m}=t.store.get();return i`<li data-game=${n}>
    <span class="host"
      ><b>${l?s("your-table"):r}</b>${a===null?c:i` <span class="small">${a}</span>`} <span class="small">${z(e)}</span></span
    >
    ${l?i`<a class="button" href=${`/game/${n}`} @click=${u(o)}>${s("open")}</a>`:i`<button
            type="button"
            data-testid="sit"
            aria-label=${s("sit-with",{name:r,terms:z(e)})}
            aria-disabled=${m===null?"false":"true"}
            @click=${()=>t.sit(n)}
          >
            ${s("sit-down")}
          </button>`}
  </li>`}var Yt=[["card-computer",["computer"]],["card-two",["person","friend","anyone"]],["card-solo",["automa"]]],Zt={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"};function Nt(e,t,o){let{form:n}=e,r=n.opponent==="friend"||n.opponent==="anyone";return i`<form class="panel new-game" @submit=${l=>{l.preventDefault(),t.start()}} aria-labelledby="new-heading">
    <h2 id="new-heading">${s("new-game")}</h2>
    ${Xt(n,t)}
>>>>>>> main
    <div class="choices">
      ${o.opponent==="computer"?te(o,t,s):c}
      ${o.opponent==="person"?Kt(o,t):c}
      ${r?Yt(o,t):c}
      ${o.opponent==="automa"?kt(o,t):c}
    </div>
    <div class="start-bar">
      <button type="submit" class="main start" data-testid="start-game" ?disabled=${e.busy}>
        ${n(e.busy?"starting":Vt[o.opponent])}
      </button>
      ${b(e.error,"home-error")}
    </div>
    ${it(s)} ${Wt(o,t,r)}
  </form>`}function Wt(e,t,s){return i`<details class="fold more-options">
    <summary data-testid="more-options">${n("more-options")}</summary>
    <div class="choices">
      ${e.opponent==="automa"?c:Zt(e,t)}
      ${$("board",n("time-board"),[["revised",n("short-board-revised")],["original",n("short-board-original")]],e.board,o=>t.set({board:o}))}
      ${s&&e.rated?c:Xt(e,t)}
    </div>
  </details>`}function zt(e,t){return i`<fieldset class="cards">
    <legend class="visually-hidden">${n("opponent")}</legend>
    ${Qt.map(([s,o])=>Ht(s,o,e,t))}
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
<<<<<<< HEAD
      @input=${s=>t.set({seed:P(s)})}
  /></label>`}function te({strength:e},t,s){let o=r=>{t.set({strength:Number(r)}),s.change({strength:Number(r)})};return i`${$("strength",n("difficulty"),F.map(({level:r})=>[String(r),String(r)]),String(e),o)}
=======
      @input=${o=>t.set({seed:P(o)})}
  /></label>`}function ae({strength:e},t,o){let n=r=>{t.set({strength:Number(r)}),o.change({strength:Number(r)})};return i`${$("strength",s("difficulty"),C.map(({level:r})=>[String(r),String(r)]),String(e),n)}
>>>>>>> main
    <div class="opponent-face">
      ${pt(e)}<b aria-hidden="true">${mt(e)}</b>
      <p class="small explain" data-testid="strength-words">${at(e)}</p>
    </div>`}function It({home:e,lobby:t,mine:s},o,r){let a=e.store.get();return i`${z(o)}
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
            ${y("help")}<span>${n("how-to-play")}</span>
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
      >${y("sun")}<span>${n("todays-game")}</span></a
    >
    <a class="button" href="/progress" data-testid="progress" @click=${u(e)}
      >${y("up")}<span>${n("tab-progress")}</span></a
    >
    <a class="button" href="/puzzles" data-testid="to-puzzles" @click=${u(e)}
      >${y("puzzle")}<span>${s("tab-puzzles")}</span></a
    >
    <a class="button" href="/tournaments" @click=${u(e)}
      >${y("cup")}<span>${n("tab-tournaments")}</span></a
    >
    <a class="button" href="/me" @click=${u(e)}
      >${y("person")}<span>${n("your-account")}</span></a
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
<<<<<<< HEAD
  </form>`}async function ne(e,t){let s=e.target,o=s.files?.[0];o&&(await t.openFile(o),s.value="")}var se=5e3,re=6e4,ae=1200;async function Uo(e,t,s,o){let r=new O(t.go,o,t.settings.strength,st),a=new E({fetch:wt,match:vt,sit:V,name:()=>r.ownName,go:t.go}),l=new L({fetch:yt,remembered:{recent:ot,forget:nt},now:()=>performance.now()});await ce(ae,Promise.all([r.count(),a.load(),l.load(),le(r,s)])),rt(l.store.get().waiting);let m={home:r,lobby:a,mine:l},p=()=>W(It(m,t,performance.now()),e);return{draw:p,close:ie(m,s,p)}}function ie({home:e,lobby:t,mine:s},o,r){let a=[e,t,s].map(({store:p})=>p.watch(r));a.push(Z(p=>(p==="lobby"?t:s).load()));let l=setInterval(()=>{!o.isLive&&!document.hidden&&t.load()},se),m=setInterval(r,re);return()=>{for(let p of a)p();clearInterval(l),clearInterval(m)}}async function le(e,t){let s=await Q().catch(()=>null);e.called(s?.name??null),s?.known&&!document.hidden&&t.open()}async function ce(e,t){let s=0,o=new Promise(r=>{s=window.setTimeout(r,e)});await Promise.race([t,o]),clearTimeout(s)}export{Uo as openHomePage};
=======
  </form>`}async function ce(e,t){let o=e.target,n=o.files?.[0];n&&(await t.openFile(n),o.value="")}var me=5e3,pe=6e4,ue=1200;async function Vn(e,t,o,n){let r=new E(t.go,n,t.settings.strength,lt),a=new O({fetch:St,match:Pt,sit:W,name:()=>r.ownName,go:t.go}),l=new I({fetch:xt,remembered:{recent:at,forget:it},now:()=>performance.now()});await he(ue,Promise.all([r.count(),a.load(),l.load(),fe(r,o)])),ct(l.store.get().waiting);let m={home:r,lobby:a,mine:l},p=()=>K(Rt(m,t,performance.now()),e);return{draw:p,close:de(m,o,p)}}function de({home:e,lobby:t,mine:o},n,r){let a=[e,t,o].map(({store:p})=>p.watch(r));a.push(et(p=>(p==="lobby"?t:o).load()));let l=setInterval(()=>{!n.isLive&&!document.hidden&&t.load()},me),m=setInterval(r,pe);return()=>{for(let p of a)p();clearInterval(l),clearInterval(m)}}async function fe(e,t){let o=await V().catch(()=>null);e.called(o?.name??null),o?.known&&!document.hidden&&t.open()}async function he(e,t){let o=0,n=new Promise(r=>{o=window.setTimeout(r,e)});await Promise.race([t,n]),clearTimeout(o)}export{Vn as openHomePage};
>>>>>>> main
