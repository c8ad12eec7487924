import{b as _,g as fe}from"./calendar.js";import{$ as S,A as d,Ad as re,Ae as w,Fe as ue,G as p,Ga as te,Ge as b,I as u,Ie as de,Je as B,Lb as D,Ma as I,N as L,Na as A,P as y,Pa as W,Qa as ne,Ra as oe,S as K,Sa as R,Ud as ie,Va as ae,X as j,Y,Yd as le,Z as Q,Zd as pe,_ as f,aa as G,ba as Z,ca as J,e as T,j as U,k as a,mb as se,n as C,ne as me,p as H,q as g,qe as ce,ta as X,wa as ee,we as v,y as h}from"./page.js";var Se=[["computer",()=>[1,3,10].map(v)],["friend",()=>f("link")],["anyone",()=>f("person")],["automa",()=>f("card")],["person",()=>f("flip")]],Ie=[["/progress","up","tab-progress","progress"],["/ratings","graph","tab-ratings","to-ratings"],["/tournaments","cup","tab-tournaments","to-tournaments"]],he=[["/puzzles","puzzle","tab-puzzles","to-puzzles"],["/analysis","lens","tab-analysis","to-analysis"]];function P(){return g.isStatic||h.get().away}function ye(e,t){let{shell:n,errors:o}=e.page;return p`<section class="hero">
<div class="hero-words">
<h1>${a("welcome-title")}</h1>
<p>${a(g.isStatic?"welcome-alone":"welcome-text")}</p>
<div class="hero-ways" data-testid="hero">
${t?ge("main"):Ae(e)}
${G("how",S("help",a("how-to-play")),n.help,{classes:"quiet"})}
</div>
${b(o.hero,"hero-error")}
</div>
${de()}
</section>`}function ge(e){return p`<a class=${`button ${e}`} href="/first-game" data-testid="first-game"
>${f("button")}<span>${a("first-game")}</span></a
>`}function Ae(e){let{opponent:t,level:n}=e.wanted,o=e.page.busy!==null,s=t==="computer"&&n;return p`<button
type="button"
class="main"
data-testid="play"
title=${s?K(n):u}
aria-disabled=${o?"true":"false"}
@click=${()=>e.start()}
>
${s?v(n):f("button")}
<span>${s?a("play-whom",{name:y(n)}):a(`play-${t}`)}</span>
</button>`}function we(e){let t=async s=>{await e.choose(s),requestAnimationFrame(()=>{document.querySelector(s==="anyone"?".lobby .quick":".start-bar")?.scrollIntoView({block:"nearest"})})},{chosen:n,play:o}=e;return p`<section class="ways-to-play" aria-labelledby="ways-heading">
<h2 id="ways-heading">${a("ways-to-play")}</h2>
<fieldset class="ways">
<legend class="visually-hidden">${a("opponent")}</legend>
${Se.filter(([s])=>!P()||Y(s)).map(([s,r])=>p`<label class=${s===n?"card-choice chosen":"card-choice"}
><input
type="radio"
name="opponent"
value=${s}
data-testid=${`opponent-${s}`}
.checked=${s===n}
@change=${()=>t(s)}
/><span class="way-picture">${r()}</span><b>${a(`way-${s}`)}</b>
<span class="small">${We(s,o?.waiting??0)}</span></label
>`)}
</fieldset>
${n&&o?o.view(performance.now()):u}
</section>`}function We(e,t){return e==="anyone"&&t>0?p`<span class="badge">${a("way-waiting",{count:t})}</span>`:a(`way-${e}-note`)}function be({shell:e},t,n){let o=P()?he:[...he,...Ie];return p`<button type="button" class="quiet" popovertarget="menu" data-testid="menu">
${f("menu")}<span>${a("menu")}</span>
</button>
<div id="menu" class="menu panel" popover>
<nav aria-label=${a("menu")}>
${o.map(([s,r,i,l])=>J(l,s,S(r,a(i)),"quiet"))}
${t?u:ge("quiet")}
</nav>
${n} ${X(e,"language")}
</div>`}var Re="Bee",x=6e4,ve=1440*x,$e=[["day",ve],["hour",60*x],["minute",x]];function Pe({seats:[e,t]}){return e.name==="You"&&t.name===Re&&t.yours}function Ge(e){return e.find(({status:t})=>t==="yours")??e.find(({status:t})=>t==="theirs")??null}function xe({cells:e}){return e.length-e.split(".").length+1}function z({variant:e,seats:t}){if(e==="solo")return a("card-solo");let n=t.filter(i=>!i.yours);if(n.length===0)return a("names-and",{first:t[0].name,second:t[1].name});let{kind:o,name:s}=n[0];if(o==="open")return a("your-open-table");let r=L(s);return r===null?s:y(r)}function k(e,t){return e.status==="over"?Be(e):e.status==="open"?a("waiting-for-somebody"):De(e)+_e(e,t)}function De({status:e,seats:t,turn:n}){let o=t.every(({yours:i})=>i);if(e==="yours"&&!o)return a("your-turn");let s=n===null?null:t[n-1];if(!s)return a("under-way");let r=L(s.name);return a("turn-of",{name:r===null?s.name:y(r)})}function _e({clock:e,now:t},n){if(!e||e.running===null||t===null||ie(e.control).kind!=="days")return"";let o=le(e,e.running,{now:t,at:0},n);return o===0?a("comma-time-up"):a("comma-left",{time:pe(o)})}function Be({seats:e,result:t}){if(t===null)return a("called-off");let{winner:n,scores:o,reason:s}=t,r=e.every(({yours:Le})=>Le),{name:i,yours:l}=e[n-1],m={who:r?"other":"you",name:i},c=r||l?"won":"lost";if(s==="resignation")return a(`${c}-by-resignation`,m);if(s==="time")return a(`${c}-on-time`,m);let[N,q]=n===1?o:[o[1],o[0]],Te=c==="won"?D(N,q):D(q,N),V=a(`${c}-points`,{...m,points:Te});return s==="first to 53"?V+a("comma-first"):V}function F(e,t){let n=Math.max(0,t-e);if(n<x)return a("just-now");if(n>=30*ve)return C(e);let[o,s]=$e.find(([,i])=>n>=i)??$e[2];return new Intl.RelativeTimeFormat(U(),{numeric:"auto"}).format(-Math.floor(n/s),o)}var O=class{constructor(t,n,o){this.page=t;this.isKnown=n;this.isUnderWay=o}page;isKnown;isUnderWay;patches=null;day=null;puzzle=null;days=[];async load(){let t={day:_(new Date)},n=o=>{Object.assign(this,o),this.page.changed()};await Promise.allSettled([this.page.place.patches.then(o=>n({patches:o})),d("GET /api/days/{day}",t).then(o=>n({day:o})),d("GET /api/puzzles/days/{day}",t).then(o=>n({puzzle:o})),this.isKnown&&d("GET /api/me/days").then(({days:o})=>n({days:o}))])}today(){let{day:t,days:n,patches:o}=this,{streak:s}=fe(n,_(new Date)),r=t?.attempt??null,i=r!==null&&r.won!==null,l=t?.deck?a("against-automa"):t&&a("play-against",{name:y(t.level)}),m=i?a("day-done"):l??"",c=o&&t&&Fe(t.ring??"",o);return $({path:"/day",testId:"todays-game",title:a("todays-game"),note:m,more:s>0?a("day-streak",{count:s}):a("day-everyone"),picture:c&&p`<span class="first-three">${c}</span>`})}puzzleOfTheDay(){let{puzzle:t,patches:n}=this,o=t&&n&&re(t.position,n);return $({path:"/puzzles/today",testId:"todays-puzzle",title:a("puzzle-of-the-day"),note:a("one-is-best"),more:a("day-everyone"),picture:o&&w(o.players[o.turn-1].cells)})}};function Fe(e,t){return[...e.slice(0,3)].map(o=>se(o,t[o],0,!1))}function $({path:e,testId:t,title:n,note:o,more:s,picture:r}){return p`<a class="front-card" href=${e} data-testid=${t}>
<span class="front-picture">${r??u}</span>
<span class="front-words"
><b>${n}</b><span>${o}</span><span class="small">${s}</span></span
>
</a>`}function ze(e,t,n,o){return p`<div class="three-cards">
${P()?Ne():p`${e.today()} ${e.puzzleOfTheDay()}`}
${qe(e,t,o)??Ve(n)}
</div>`}function Ne(){let e={note:"",more:""};return[$({...e,path:"/puzzles",testId:"card-puzzles",title:a("tab-puzzles"),note:a("one-is-best"),picture:f("puzzle")}),$({...e,path:"/analysis",testId:"card-analysis",title:a("tab-analysis"),picture:f("lens")})]}function qe(e,{list:t,at:n},o){let s=P()&&j.find(e.isUnderWay);if(s)return $({path:Q(s),testId:"go-on-here",title:a("continue"),more:"",note:a("offline-go-on"),picture:f("button")});let{games:r}=t.value,i=Ge(r),l=i??r[0];return l?$({path:l.url,testId:i?"continue":"last-game",title:a(i?"continue":"last-game"),note:a("opponent-and-standing",{opponent:z(l),standing:k(l,o-n)}),more:a("spaces-sewn",{count:xe(l)}),picture:w(l.cells)}):null}function Ve(e){return p`<button type="button" class="front-card" @click=${()=>e.choose("computer")}>
<span class="front-picture faces">${[1,2,3,4,5,6,7,8,9,10].map(v)}</span>
<span class="front-words"><b>${a("the-ten")}</b><span>${a("the-ten-note")}</span></span>
</button>`}var Ue=12,M=class{constructor(t,n){this.page=t;this.memory=n;this.list=t.latest(n.kept()??{games:[],waiting:0,next:null})}page;memory;list;at=performance.now();get recent(){let t=new Set(this.list.value.games.map(({id:n})=>n));return this.memory.recent().filter(({id:n})=>!t.has(n))}async load(){await this.read(null,()=>[]),!this.list.error&&!this.list.isReading&&this.memory.keep(this.list.value)}async more(){let{next:t}=this.list.value;t!==null&&!this.list.isReading&&await this.read(t,()=>this.list.value.games)}read(t,n){let s=d("GET /api/me/games",{limit:Ue,...t&&{cursor:t}}).then(r=>{let i=[...n(),...r.games.filter(l=>!Pe(l))];return this.at=performance.now(),{...r,games:i}});return this.list.read(s)}forget(t){this.memory.forget(t),this.page.changed()}};function Oe(e,t){let{recent:n,at:o}=e,{error:s,isReading:r}=e.list,{games:i,waiting:l,next:m}=e.list.value;return i.length===0&&n.length===0&&(!s||h.get().away)?u:p`<section class="panel my-games" aria-labelledby="games-heading">
<h2 id="games-heading">
${a("your-games")}
${l>0?p`<span class="badge" data-testid="waiting"
>${a("waiting-for-you",{count:l})}</span
>`:u}
</h2>
<ul data-testid="recent-games">
${i.map(c=>Ce(c,t-o))}
${n.map(c=>He(c,e))}
</ul>
${m===null?u:G("more-games",a("show-more"),()=>e.more(),{off:r})}
${h.get().away?u:b(s,"games-error")}
</section>`}function Ce(e,t){return p`<li class=${`game ${e.status}`} data-status=${e.status}>
${w(e.cells)}
<a href=${e.url}>${z(e)}</a>
<span class="standing"
>${k(e,t)}${e.tournament?p` <span class="small block">${a("place-in-list",{...e.tournament})}</span>`:u}</span
>
<span class="small when">${F(e.last,Date.now())}</span>
</li>`}function He(e,t){let n=F(e.when,Date.now());return p`<li class="game remembered">
${w(".".repeat(81))}
<a href=${`/game/${e.id}`}>${e.title}</a>
<span class="standing small">${a("opened-here",{when:n})}</span>
<button
type="button"
class="quiet"
aria-label=${a("remove-game",{game:e.title,when:n})}
@click=${()=>t.forget(e.id)}
>
${a("remove")}
</button>
</li>`}var Ke=`${T/1024} KB`;function Me(e,t){let n=(i,l)=>e.ask("open",async()=>{if(l>T)throw new Error(a("too-long",{most:Ke}));let m=await i();if(m.trim()==="")throw new Error(a("paste-first"));await t(m)}),o=i=>{i.preventDefault();let{elements:l}=i.target,{value:m}=l.namedItem("text");return n(async()=>m,m.length)},s=async i=>{let l=i.target,m=l.files?.[0];m&&(await n(()=>m.text(),m.size),l.value="")},r=e.busy==="open";return p`<form class="panel opener" @submit=${o} aria-labelledby="open-heading">
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
${Z("open-game",a(r?"opening":"open"),r)}
<label class="button file"
>${a("choose-file")}<input
type="file"
accept=".pgr,.txt,text/plain"
data-testid="open-file"
@change=${s}
/></label>
</div>
${b(e.errors.open,"open-error")}
</form>`}var E=class{constructor(t,n,o){this.page=t;this.load=n;this.last=o}page;load;last;chosen=null;play=null;name=null;coming=null;bring(){return this.coming??=this.load().then(({Play:t})=>(this.play=new t(this.page),this.play.game.fillIn(this.name),this.page.changed(),this.play),t=>{throw this.coming=null,t}),this.coming}fillIn(t){this.name=t,this.play?.game.fillIn(t)}async choose(t){this.chosen=t,this.page.changed();try{(await this.bring()).choose(t)}catch(n){this.page.errors.hero=H(n),this.page.changed()}}get wanted(){let t=this.page.shell.settings.strength;return this.last()??{opponent:"computer",level:t,first:"you",board:"revised"}}start(){return this.page.leave("hero",async()=>(await this.bring()).game.open(this.wanted))}};var je=5e3,Ee=6e4,sn=ue(Ye);async function Ye(e,t,n){let o=new E(e,()=>B("ways"),A),s=new O(e,W(),ee),r={recent:I,forget:ae,kept:oe,keep:R},i=new M(e,r);me(),s.load(),g.isStatic||Qe(e,t,i,o),e.until(h.watch(e.changed)),e.every(Ee,e.changed),requestAnimationFrame(()=>setTimeout(l));let l=()=>Promise.all([o.bring(),B("table")]).catch(console.warn),m=()=>{let c=W()||I().length>0||A()!==null;return te()!==null||!c};return e.middle=()=>be(e,m(),Me(e,n)),()=>{let c=performance.now();return p`<main class="home">
${ye(o,m())} ${ze(s,i,o,c)} ${we(o)}
${g.isStatic?u:Oe(i,c)}
</main>`}}function Qe(e,t,n,o){let s=()=>o.play?.lobby;Promise.all([n.load(),Ze(o,t)]).then(()=>ce(n.list.value.waiting)),e.until(e.shell.onNews((i,l)=>i==="lobby"?s()?.apply(l):n.load())),e.every(je,()=>!t.isLive&&!document.hidden&&s()?.load()),e.every(Ee,()=>!document.hidden&&o.chosen==="anyone"&&o.play?.follow())}async function Ze(e,t){let n=await d("GET /api/me").catch(()=>null);e.fillIn(n?.name??null),n&&ne(n.known),n?.known===!1&&R(null),n?.known&&!document.hidden&&t.open()}export{sn as openHomePage};
