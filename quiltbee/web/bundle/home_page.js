import{b as D,g as pt}from"./calendar.js";import{A as f,Be as lt,Ca as Z,Ce as w,Ee as mt,Fe as R,G as p,Hb as W,I as c,Ia as T,Ja as L,La as I,Ma as J,N as S,Na as X,Oa as A,P as y,Qd as ot,Ra as tt,S as C,Ud as at,Vd as st,X as H,Y as K,Z as j,_ as u,e as E,ib as et,j as B,je as rt,k as a,me as it,n as V,p as U,pa as Y,q as g,sa as Q,se as v,wd as nt,we as b,y as h}from"./page.js";var Mt=[["computer",()=>[1,3,10].map(v)],["friend",()=>u("link")],["anyone",()=>u("person")],["automa",()=>u("card")],["person",()=>u("flip")]],Et=[["/progress","up","tab-progress","progress"],["/ratings","graph","tab-ratings","to-ratings"],["/tournaments","cup","tab-tournaments","to-tournaments"]],ct=[["/puzzles","puzzle","tab-puzzles","to-puzzles"],["/analysis","lens","tab-analysis","to-analysis"]];function P(){return g.isStatic||h.get().away}function ut(t,e){let{shell:n,errors:o}=t.page;return p`<section class="hero">
<div class="hero-words">
<h1>${a("welcome-title")}</h1>
<p>${a(g.isStatic?"welcome-alone":"welcome-text")}</p>
<div class="hero-ways" data-testid="hero">
${e?dt("main"):St(t)}
<button type="button" class="quiet" data-testid="how" @click=${n.help}>
${u("help")}<span>${a("how-to-play")}</span>
</button>
</div>
${w(o.hero,"hero-error")}
</div>
${mt()}
</section>`}function dt(t){return p`<a class=${`button ${t}`} href="/first-game" data-testid="first-game"
>${u("button")}<span>${a("first-game")}</span></a
>`}function St(t){let{opponent:e,level:n}=t.wanted,o=t.page.busy!==null,s=e==="computer"&&n;return p`<button
type="button"
class="main"
data-testid="play"
title=${s?C(n):c}
aria-disabled=${o?"true":"false"}
@click=${()=>t.start()}
>
${s?v(n):u("button")}
<span>${s?a("play-whom",{name:y(n)}):a(`play-${e}`)}</span>
</button>`}function ft(t){let e=async s=>{await t.choose(s),requestAnimationFrame(()=>{document.querySelector(s==="anyone"?".lobby .quick":".start-bar")?.scrollIntoView({block:"nearest"})})},{chosen:n,play:o}=t;return p`<section class="ways-to-play" aria-labelledby="ways-heading">
<h2 id="ways-heading">${a("ways-to-play")}</h2>
<fieldset class="ways">
<legend class="visually-hidden">${a("opponent")}</legend>
${Mt.filter(([s])=>!P()||K(s)).map(([s,r])=>p`<label class=${s===n?"card-choice chosen":"card-choice"}
><input
type="radio"
name="opponent"
value=${s}
data-testid=${`opponent-${s}`}
.checked=${s===n}
@change=${()=>e(s)}
/><span class="way-picture">${r()}</span><b>${a(`way-${s}`)}</b>
<span class="small">${Tt(s,o?.waiting??0)}</span></label
>`)}
</fieldset>
${n&&o?o.view(performance.now()):c}
</section>`}function Tt(t,e){return t==="anyone"&&e>0?p`<span class="badge">${a("way-waiting",{count:e})}</span>`:a(`way-${t}-note`)}function ht({shell:t},e,n){let o=P()?ct:[...ct,...Et];return p`<button type="button" class="quiet" popovertarget="menu" data-testid="menu">
${u("menu")}<span>${a("menu")}</span>
</button>
<div id="menu" class="menu panel" popover>
<nav aria-label=${a("menu")}>
${o.map(([s,r,i,l])=>p`<a class="button quiet" href=${s} data-testid=${l}
>${u(r)}<span>${a(i)}</span></a
>`)}
${e?c:dt("quiet")}
</nav>
${n} ${Y(t,"language")}
</div>`}var Lt="Bee",G=6e4,gt=1440*G,yt=[["day",gt],["hour",60*G],["minute",G]];function bt({seats:[t,e]}){return t.name==="You"&&e.name===Lt&&e.yours}function wt(t){return t.find(({status:e})=>e==="yours")??t.find(({status:e})=>e==="theirs")??null}function $t({cells:t}){return t.length-t.split(".").length+1}function x({variant:t,seats:e}){if(t==="solo")return a("card-solo");let n=e.filter(i=>!i.yours);if(n.length===0)return a("names-and",{first:e[0].name,second:e[1].name});let{kind:o,name:s}=n[0];if(o==="open")return a("your-open-table");let r=S(s);return r===null?s:y(r)}function z(t,e){return t.status==="over"?Wt(t):t.status==="open"?a("waiting-for-somebody"):It(t)+At(t,e)}function It({status:t,seats:e,turn:n}){let o=e.every(({yours:i})=>i);if(t==="yours"&&!o)return a("your-turn");let s=n===null?null:e[n-1];if(!s)return a("under-way");let r=S(s.name);return a("turn-of",{name:r===null?s.name:y(r)})}function At({clock:t,now:e},n){if(!t||t.running===null||e===null||ot(t.control).kind!=="days")return"";let o=at(t,t.running,{now:e,at:0},n);return o===0?a("comma-time-up"):a("comma-left",{time:st(o)})}function Wt({seats:t,result:e}){if(e===null)return a("called-off");let{winner:n,scores:o,reason:s}=e,r=t.every(({yours:Ot})=>Ot),{name:i,yours:l}=t[n-1],m={who:r?"other":"you",name:i},d=r||l?"won":"lost";if(s==="resignation")return a(`${d}-by-resignation`,m);if(s==="time")return a(`${d}-on-time`,m);let[F,N]=n===1?o:[o[1],o[0]],kt=d==="won"?W(F,N):W(N,F),q=a(`${d}-points`,{...m,points:kt});return s==="first to 53"?q+a("comma-first"):q}function _(t,e){let n=Math.max(0,e-t);if(n<G)return a("just-now");if(n>=30*gt)return V(t);let[o,s]=yt.find(([,i])=>n>=i)??yt[2];return new Intl.RelativeTimeFormat(B(),{numeric:"auto"}).format(-Math.floor(n/s),o)}var k=class{constructor(e,n,o){this.page=e;this.isKnown=n;this.isUnderWay=o}page;isKnown;isUnderWay;patches=null;day=null;puzzle=null;days=[];async load(){let e={day:D(new Date)},n=o=>{Object.assign(this,o),this.page.changed()};await Promise.allSettled([this.page.place.patches.then(o=>n({patches:o})),f("GET /api/days/{day}",e).then(o=>n({day:o})),f("GET /api/puzzles/days/{day}",e).then(o=>n({puzzle:o})),this.isKnown&&f("GET /api/me/days").then(({days:o})=>n({days:o}))])}today(){let{day:e,days:n,patches:o}=this,{streak:s}=pt(n,D(new Date)),r=e?.attempt??null,l=r!==null&&r.won!==null?a("day-done"):e?Rt(e):"",m=o&&e&&Dt(e.ring??"",o);return $({path:"/day",testId:"todays-game",title:a("todays-game"),note:l,more:s>0?a("day-streak",{count:s}):a("day-everyone"),picture:m&&p`<span class="first-three">${m}</span>`})}puzzleOfTheDay(){let{puzzle:e,patches:n}=this,o=e&&n&&nt(e.position,n);return $({path:"/puzzles/today",testId:"todays-puzzle",title:a("puzzle-of-the-day"),note:a("one-is-best"),more:a("day-everyone"),picture:o&&b(o.players[o.turn-1].cells)})}};function Dt(t,e){return[...t.slice(0,3)].map(o=>et(o,e[o],0,!1))}function Rt({deck:t,level:e}){return t?a("against-automa"):a("play-against",{name:y(e)})}function $({path:t,testId:e,title:n,note:o,more:s,picture:r}){return p`<a class="front-card" href=${t} data-testid=${e}>
<span class="front-picture">${r??c}</span>
<span class="front-words"
><b>${n}</b><span>${o}</span><span class="small">${s}</span></span
>
</a>`}function vt(t,e,n,o){return p`<div class="three-cards">
${P()?_t():p`${t.today()} ${t.puzzleOfTheDay()}`}
${Ft(t,e,o)??Nt(n)}
</div>`}function _t(){let t={note:"",more:""};return[$({...t,path:"/puzzles",testId:"card-puzzles",title:a("tab-puzzles"),note:a("one-is-best"),picture:u("puzzle")}),$({...t,path:"/analysis",testId:"card-analysis",title:a("tab-analysis"),picture:u("lens")})]}function Ft(t,{list:e,at:n},o){let s=P()&&H.find(t.isUnderWay);if(s)return $({path:j(s),testId:"go-on-here",title:a("continue"),more:"",note:a("offline-go-on"),picture:u("button")});let{games:r}=e.value,i=wt(r),l=i??r[0];return l?$({path:l.url,testId:i?"continue":"last-game",title:a(i?"continue":"last-game"),note:a("opponent-and-standing",{opponent:x(l),standing:z(l,o-n)}),more:a("spaces-sewn",{count:$t(l)}),picture:b(l.cells)}):null}function Nt(t){return p`<button type="button" class="front-card" @click=${()=>t.choose("computer")}>
<span class="front-picture faces">${[1,2,3,4,5,6,7,8,9,10].map(v)}</span>
<span class="front-words"><b>${a("the-ten")}</b><span>${a("the-ten-note")}</span></span>
</button>`}var qt=12,O=class{constructor(e,n){this.page=e;this.memory=n;this.list=e.latest(n.kept()??{games:[],waiting:0,next:null})}page;memory;list;at=performance.now();get recent(){let e=new Set(this.list.value.games.map(({id:n})=>n));return this.memory.recent().filter(({id:n})=>!e.has(n))}async load(){await this.read(null,()=>[]),!this.list.error&&!this.list.isReading&&this.memory.keep(this.list.value)}async more(){let{next:e}=this.list.value;e!==null&&!this.list.isReading&&await this.read(e,()=>this.list.value.games)}read(e,n){let s=f("GET /api/me/games",{limit:qt,...e&&{cursor:e}}).then(r=>{let i=[...n(),...r.games.filter(l=>!bt(l))];return this.at=performance.now(),{...r,games:i}});return this.list.read(s)}forget(e){this.memory.forget(e),this.page.changed()}};function Gt(t,e){let{recent:n,at:o}=t,{error:s,isReading:r}=t.list,{games:i,waiting:l,next:m}=t.list.value;return i.length===0&&n.length===0&&(!s||h.get().away)?c:p`<section class="panel my-games" aria-labelledby="games-heading">
<h2 id="games-heading">
${a("your-games")}
${l>0?p`<span class="badge" data-testid="waiting"
>${a("waiting-for-you",{count:l})}</span
>`:c}
</h2>
<ul data-testid="recent-games">
${i.map(d=>Bt(d,e-o))}
${n.map(d=>Vt(d,t))}
</ul>
${m===null?c:p`<button
type="button"
data-testid="more-games"
aria-disabled=${r?"true":"false"}
@click=${()=>t.more()}
>
${a("show-more")}
</button>`}
${h.get().away?c:w(s,"games-error")}
</section>`}function Bt(t,e){return p`<li class=${`game ${t.status}`} data-status=${t.status}>
${b(t.cells)}
<a href=${t.url}>${x(t)}</a>
<span class="standing"
>${z(t,e)}${t.tournament?p` <span class="small block">${a("place-in-list",{...t.tournament})}</span>`:c}</span
>
<span class="small when">${_(t.last,Date.now())}</span>
</li>`}function Vt(t,e){let n=_(t.when,Date.now());return p`<li class="game remembered">
${b(".".repeat(81))}
<a href=${`/game/${t.id}`}>${t.title}</a>
<span class="standing small">${a("opened-here",{when:n})}</span>
<button
type="button"
class="quiet"
aria-label=${a("remove-game",{game:t.title,when:n})}
@click=${()=>e.forget(t.id)}
>
${a("remove")}
</button>
</li>`}var Ut=`${E/1024} KB`;function xt(t,e){let n=(i,l)=>t.ask("open",async()=>{if(l>E)throw new Error(a("too-long",{most:Ut}));let m=await i();if(m.trim()==="")throw new Error(a("paste-first"));await e(m)}),o=i=>{i.preventDefault();let{elements:l}=i.target,{value:m}=l.namedItem("text");return n(async()=>m,m.length)},s=async i=>{let l=i.target,m=l.files?.[0];m&&(await n(()=>m.text(),m.size),l.value="")},r=t.busy==="open";return p`<form class="panel opener" @submit=${o} aria-labelledby="open-heading">
<h2 id="open-heading">${a("open-saved")}</h2>
<label for="open-text">${a("paste-record")}</label>
<textarea
id="open-text"
name="text"
rows="4"
spellcheck="false"
data-testid="open-text"
></textarea>
<div class="row">
<button type="submit" data-testid="open-game" ?disabled=${r}>
${a(r?"opening":"open")}
</button>
<label class="button file"
>${a("choose-file")}<input
type="file"
accept=".pgr,.txt,text/plain"
data-testid="open-file"
@change=${s}
/></label>
</div>
${w(t.errors.open,"open-error")}
</form>`}var M=class{constructor(e,n,o){this.page=e;this.load=n;this.last=o}page;load;last;chosen=null;play=null;name=null;coming=null;bring(){return this.coming??=this.load().then(({Play:e})=>(this.play=new e(this.page),this.play.game.fillIn(this.name),this.page.changed(),this.play),e=>{throw this.coming=null,e}),this.coming}fillIn(e){this.name=e,this.play?.game.fillIn(e)}async choose(e){this.chosen=e,this.page.changed();try{(await this.bring()).choose(e)}catch(n){this.page.errors.hero=U(n),this.page.changed()}}get wanted(){let e=this.page.shell.settings.strength;return this.last()??{opponent:"computer",level:e,first:"you",board:"revised"}}start(){return this.page.leave("hero",async()=>(await this.bring()).game.open(this.wanted))}};var Ct=5e3,zt=6e4,tn=lt(Ht);async function Ht(t,e,n){let o=new M(t,()=>R("ways"),L),s=new k(t,I(),Q),r={recent:T,forget:tt,kept:X,keep:A},i=new O(t,r);rt(),s.load(),g.isStatic||Kt(t,e,i,o),t.until(h.watch(t.changed)),t.every(zt,t.changed),requestAnimationFrame(()=>setTimeout(l));let l=()=>Promise.all([o.bring(),R("table")]).catch(console.warn),m=()=>{let d=I()||T().length>0||L()!==null;return Z()!==null||!d};return t.middle=()=>ht(t,m(),xt(t,n)),()=>{let d=performance.now();return p`<main class="home">
${ut(o,m())} ${vt(s,i,o,d)} ${ft(o)}
${g.isStatic?c:Gt(i,d)}
</main>`}}function Kt(t,e,n,o){let s=()=>o.play?.lobby;Promise.all([n.load(),jt(o,e)]).then(()=>it(n.list.value.waiting)),t.until(t.shell.onNews((i,l)=>i==="lobby"?s()?.apply(l):n.load())),t.every(Ct,()=>!e.isLive&&!document.hidden&&s()?.load()),t.every(zt,()=>!document.hidden&&o.chosen==="anyone"&&o.play?.follow())}async function jt(t,e){let n=await f("GET /api/me").catch(()=>null);t.fillIn(n?.name??null),n&&J(n.known),n?.known===!1&&A(null),n?.known&&!document.hidden&&e.open()}export{tn as openHomePage};
