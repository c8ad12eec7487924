import{a as D,b as T,c as ot,d as b,e as A,f as d,g as k,h as ce}from"./sections.js";import{$b as zt,$c as nt,A as Ot,Ac as Gt,B as Et,Bc as Qt,Cc as Jt,D as Lt,Dc as Vt,Ec as Yt,Fc as Zt,H as i,Hb as _t,I as Mt,Ic as Xt,J as u,Jc as te,K as $,Kc as ee,L as P,Lc as se,M as g,N as h,Pc as ne,Ra as Bt,Rc as oe,Sa as Ft,Sc as ae,Tc as re,Ua as qt,Uc as ie,Vb as Kt,Wb as S,X as It,Y as Dt,_b as Ut,a as Pt,ab as Rt,b as St,c as K,ca as At,cb as Ct,da as Nt,h as M,i as o,k as U,l as Tt,m as w,mc as et,oc as Ht,q as z,r as m,rb as jt,s as x,sc as st,tc as W,v as H,vc as v,yc as Wt,z as I}from"./page.js";var F="2026-11-02";function N(t){let e=s=>String(s).padStart(2,"0");return`${t.getFullYear()}-${e(t.getMonth()+1)}-${e(t.getDate())}`}function le(t,e){let[s,n,a]=t.split("-").map(Number);return N(new Date(s,n-1,a+e))}function O(t,e={dateStyle:"full"}){return new Intl.DateTimeFormat(M(),{...e,timeZone:"UTC"}).format(Date.parse(`${t}T00:00Z`))}function ue(t){return new Date(t.getFullYear(),t.getMonth(),t.getDate()+1).getTime()-t.getTime()}function pe(t){let[e,s]=t.split("-").map(Number),n=(new Date(e,s-1,1).getDay()+6)%7,a=new Date(e,s,0).getDate(),r=Math.ceil((n+a)/7);return Array.from({length:r},(c,l)=>Array.from({length:7},(p,f)=>{let y=7*l+f-n+1;return y<1||y>a?null:`${t}-${String(y).padStart(2,"0")}`}))}function me(t,e){let[s,n]=t.split("-").map(Number);return N(new Date(s,n-1+e,1)).slice(0,7)}function de(t,e){let s=t.filter(({won:r})=>r!==null),n=new Set(s.map(({day:r})=>r)),a=r=>{let c=0;for(;n.has(le(r,-c));)c+=1;return c};return{played:s.length,won:s.filter(({won:r})=>r).length,streak:a(e)||a(le(e,-1)),longest:Math.max(0,...[...n].map(a))}}var G=class{constructor(e,s,n,a){this.outside=e,this.store=w((r,c)=>({...r,...c}),{...D,day:s,attempts:n,today:a,month:s.day.slice(0,7)})}get state(){return this.store.get()}look(e){e!==this.state.today&&this.store.dispatch({today:e})}turn(e){let s=me(this.state.month,e);s>=F.slice(0,7)&&s<=this.state.today.slice(0,7)&&this.store.dispatch({month:s})}play(){return T(this.store,"game",async()=>{let{url:e}=await this.outside.api.beginDay(this.state.day.day);return this.outside.go(e),""})}practise(){let{opponent:e,level:s,deck:n,seat:a,seed:r}=this.state.day;return T(this.store,"game",async()=>{let{url:c}=await this.outside.createGame({opponent:e,level:s,seed:r,names:null,from:null,board:"revised",first:a===1?"you":"opponent",...n===null?{}:{deck:n}});return this.outside.go(c),""})}share(){let{outside:e,state:s}=this,n=ss(s.day,e.origin);return T(this.store,"game",async()=>e.share===null?(await e.copy(n),o("copied")):(await e.share({text:n}).catch(es),""))}};function es(t){if(!(t instanceof Error&&t.name==="AbortError"))throw t}function at({opponent:t,level:e,deck:s}){if(t==="computer")return o("day-against-level",{level:e,name:o(`level-name-${e}`)});let{numeral:n}=K[e-1];return o("day-against-automa",{numeral:n,deck:o(`day-deck-${s}`)})}function Q({won:t,margin:e}){return t===null?"":e===null?o("day-resigned"):e===0?o(t?"day-won-even":"day-lost-even"):o(t?"day-won-by":"day-lost-by",{points:Math.abs(e)})}function ss(t,e){let{attempt:s,table:n}=t,a=s===null?"":Q(s),c=n&&n.rank!==null&&s&&s.margin!==null&&n.played>1?o("day-place",{rank:n.rank??0,played:n.played}):"";return[o("day-share-title",{day:O(t.day,{dateStyle:"long"})}),o("label-and-note",{label:at(t),note:[a,c].filter(Boolean).join(", ")}),`${e}/day/${t.day}`].join(`
`)}var ct={};Pt(ct,{beginDay:()=>ns,fetchCalendar:()=>it,fetchDay:()=>rt});function rt(t){return m(`/api/days/${t}`)}function ns(t){return m(`/api/days/${t}`,{})}function it(){return m("/api/me/days")}var os=Date.UTC(2026,10,23),as=1440*60*1e3;function fe(t,e){let{day:s,today:n}=t.state;return i`${g(e)}
<main class="me day">
<h1 data-testid="day-title">${O(s.day)}</h1>
${s.day<n?is(n,e):u}
<div class="column">${cs(t,e)}</div>
<div class="column">
${s.table?ps(s.table,e):u} ${rs(s.day,n,e)}
${ms(t,e)}
<p class="small"><a href="/" @click=${h(e)}>${o("back-to-home")}</a></p>
</div>
</main>`}function rs(t,e,s){return t>e?u:i`<p>
<a class="button" href=${`/puzzles/${t}`} data-testid="day-puzzle" @click=${h(s)}
>${P("puzzle")}<span>${o("puzzle-of-the-day")}</span></a
>
</p>`}function is(t,e){return i`<p class="newer" role="status" data-testid="newer-day">
<a class="button main" href=${`/day/${t}`} @click=${h(e)}>${o("day-newer")}</a>
</p>`}function cs(t,e){let{day:s}=t.state,{attempt:n}=s,a=n!==null&&n.won!==null;return i`<section class="panel" aria-labelledby="game-heading">
<h2 id="game-heading">${at(s)}</h2>
<p>${o(s.seat===1?"day-you-begin":"day-they-begin")}</p>
${a?ls(n,s.table):i`<p class="small explain">${o("day-what")}</p>`}
<div class="row">${us(t,e)}</div>
${A(t.state,"game")}
</section>`}function ls(t,e){let{rank:s,played:n}=e??{rank:null,played:0},a=s!==null&&t.margin!==null;return i`<p class="day-result" data-testid="day-result">
<strong>${Q(t)}</strong>
${a?i`<span>${o("day-place",{rank:s,played:n})}</span>`:u}
</p>`}function us(t,e){let{day:s,state:n}={day:t.state.day,state:t.state},{attempt:a}=s,r=p=>d(n,o(p),"day-play",()=>t.play(),"main");if(a===null&&s.open)return r("day-play");if(a?.won===null)return r("day-go-on");let c=d(n,o("day-practise"),"day-practise",()=>t.practise());if(a===null)return s.table===null?o("day-to-come"):c;let l=i`${P("share")}<span>${o("share")}</span>`;return i`${d(n,l,"day-share",()=>t.share(),"main")}
<a class="button" href=${`/game/${a.game}`} @click=${h(e)}
>${o("day-your-game")}</a
>
${c}`}function ps({played:t,won:e,best:s,best_game:n},a){return i`<section class="panel" aria-labelledby="table-heading" data-testid="day-table">
<h2 id="table-heading">${o("day-table")}</h2>
<p class="small">${o("day-played",{played:t,won:e})}</p>
${s.length===0?u:i`<table class="standings">
<thead>
<tr>
<th scope="col">${o("day-rank")}</th>
<th scope="col">${o("day-name")}</th>
<th scope="col">${o("day-outcome")}</th>
</tr>
</thead>
<tbody>
${s.map(r=>i`<tr class=${r.you?"you":""}>
<td>${r.rank}</td>
<th scope="row">
${r.name??o("day-guest")}${r.you?o("day-you"):""}
</th>
<td>${Q({...r,day:"",game:""})}</td>
</tr>`)}
</tbody>
</table>`}
${n===null?u:i`<p>
<a class="button" href=${`/game/${n}`} @click=${h(a)}
>${o("day-best-game")}</a
>
</p>`}
</section>`}function ms(t,e){let{attempts:s,today:n,month:a}=t.state,r=de(s,n),c=new Map(s.map(p=>[p.day,p])),l=O(`${a}-01`,{month:"long",year:"numeric"});return i`<section class="panel calendar" aria-labelledby="calendar-heading">
<div class="panel-head">
${he(t,-1,a<=F.slice(0,7))}
<h2 id="calendar-heading" aria-live="polite">${l}</h2>
${he(t,1,a>=n.slice(0,7))}
</div>
<table>
<thead>
<tr>
${ds().map(([p,f])=>i`<th scope="col" abbr=${f}>${p}</th>`)}
</tr>
</thead>
<tbody>
${pe(a).map(p=>i`<tr>
${p.map(f=>i`<td>${hs(f,t,c,e)}</td>`)}
</tr>`)}
</tbody>
</table>
<p class="small" data-testid="day-figures">${o("day-figures",{...r})}</p>
</section>`}function he(t,e,s){return i`<button
type="button"
class="quiet"
aria-label=${o(e<0?"day-month-before":"day-month-after")}
aria-disabled=${s?"true":"false"}
@click=${()=>t.turn(e)}
>
${P(e<0?"back":"forward")}
</button>`}function ds(){return Array.from({length:7},(t,e)=>{let s=new Date(os+e*as).toISOString().slice(0,10);return[O(s,{weekday:"narrow"}),O(s,{weekday:"long"})]})}function hs(t,e,s,n){if(t===null)return u;let{today:a}=e.state,r=Number(t.slice(8));if(t<F||t>a)return i`<span class="date none">${r}</span>`;let c=s.get(t),l=c?c.won===null?"running":c.won?"won":"lost":"missed",p=O(t,{dateStyle:"long"});return i`<a
class=${`date ${l}`}
href=${`/day/${t}`}
aria-current=${t===e.state.day.day?"date":u}
aria-label=${o("label-and-note",{label:p,note:o(`day-how-${l}`)})}
@click=${h(n)}
>${r}</a
>`}function ge(){return m("/api/me/progress")}var L=240,B=64,fs=100,gs={person:"against-people",bot:"against-bots",greedy:"against-greedy",random:"against-random"};function lt({rating:t,provisional:e}){return`${Math.round(t)}${e?"?":""}`}function V({opponent:t,level:e}){return t!=="computer"?o(gs[t]):e===null?o("computer"):o("computer-level",{level:String(e)})}function ye({history:t}){let e=t.map(({rating:s})=>s);return ut(e,fs)}function ut(t,e){if(t.length<2)return null;let{low:s,high:n}=ys(t,e),a=t.map((r,c)=>{let l=c/(t.length-1)*L,p=B-(r-s)/(n-s)*B;return[J(l),J(p)]});return{path:`M${a.map(r=>r.join(" ")).join("L")}`,end:a.at(-1)??[0,0],low:s,high:n}}function ys(t,e){let[s,n]=[Math.min(...t),Math.max(...t)],a=Math.max(0,e-(n-s))/2;return e<10?{low:J(s-a),high:J(n+a)}:{low:Math.round(s-a),high:Math.round(n+a)}}function J(t){return Math.round(t*10)/10}function be(t){let{state:e}=t,{ratings:s,statistics:n,me:a}=e,r=s.length===0&&n.totals.length===0,c=i`${r?i`<p class="small">${o("ratings-none")}</p>`:u}
${s.length>0?i`<ul class="ratings">
${s.map($s)}
</ul>`:u}
${n.totals.length>0?ks(n.totals):u}
${a.account?ws(t,a.account.listed):u}`;return b(e,"ratings",o("ratings-and-results"),c)}function $s(t){let{deviation:e,games:s,provisional:n}=t;return i`<li data-class=${t.class}>
<span class="rating-name">${o(`class-${t.class}`)}</span>
<b class="rating-value">${lt(t)}</b>
<span class="small"
>± ${Math.round(2*e)},
${o("games",{count:s})}${n?o("not-settled"):""}</span
>
${bs(t)}
</li>`}function bs(t){let e=String(t.history[0]?.rating),s={class:o(`class-${t.class}`),from:e,to:lt(t)};return pt(ye(t),o("rating-picture",s))}function pt(t,e){if(t===null)return u;let[s,n]=t.end;return i`<svg
class="rating-line"
viewBox=${`-4 -6 ${L+44} ${B+12}`}
role="img"
aria-label=${e}
>
<path class="frame" d=${`M0 0H${L}M0 ${B}H${L}`}></path>
<path class="line-path" d=${t.path}></path>
${Mt`<circle cx=${s} cy=${n} r="3.5"></circle>
<text x=${L+6} y="4">${t.high}</text>
<text x=${L+6} y=${B+4}>${t.low}</text>`}
</svg>`}function ks(t){return i`<div class="scroll" tabindex="0" role="group" aria-labelledby="totals-caption">
<table class="scores" data-testid="duel-totals">
<caption id="totals-caption">
${o("games-for-two")}
</caption>
<thead>
<tr>
<th scope="col">${o("against")}</th>
<th scope="col">${o("clock")}</th>
<th scope="col">${o("won")}</th>
<th scope="col">${o("mean")}</th>
<th scope="col">${o("best")}</th>
</tr>
</thead>
<tbody>
${t.map(e=>i`<tr>
<th scope="row">${V(e)}</th>
<td>${o(`class-${e.class}`)}</td>
<td>${o("won-of",{won:e.won,games:e.played})}</td>
<td>${$e(e.mean_margin)}</td>
<td>${$e(e.best_margin)}</td>
</tr>`)}
</tbody>
</table>
</div>`}function $e(t){return t===null?"–":Dt(Math.round(t*10)/10)}function ws(t,e){return i`<label class="tick"
><input
type="checkbox"
data-testid="listed"
.checked=${e}
@change=${s=>t.list(W(s))}
/><span>${o("list-ratings")} <span class="small">${o("list-ratings-note")}</span></span></label
>`}var vs=["placing","timing","economy","special","patches"],xs=5;function ke(t){let e=t.filter(({tile:n})=>n!==null),s=t.findIndex(({won:n})=>!n);return{played:t.length,won:t.filter(({won:n})=>n).length,streak:s<0?t.length:s,longest:Ps(t.map(({won:n})=>n)),tile:mt(e.map(({tile:n})=>Number(n))),empty:mt(e.map(({empty:n})=>n??0))}}function Ps(t){let[e,s]=[0,0];for(let n of t)s=n?s+1:0,e=Math.max(e,s);return e}function mt(t){return t.length?t.reduce((e,s)=>e+s,0)/t.length:null}function we(t){let e=new Map;for(let s of t){let n=Ss(s),a=e.get(n)??{name:n,played:0,won:0,order:Ts(s)};a.played+=1,a.won+=Number(s.won),e.set(n,a)}return[...e.values()].sort((s,n)=>s.order-n.order).map(({name:s,played:n,won:a})=>({name:s,played:n,won:a}))}function Ss({opponent:t,level:e}){return t==="automa"?o("progress-automa",{numeral:K[(e??1)-1].numeral}):V({opponent:t,level:e})}function Ts({opponent:t,level:e}){return["computer","automa","greedy","random","person","bot"].indexOf(t)*100+(e??0)}function ve(t){let e=t.flatMap(s=>s.points_lost===null?[]:[s.points_lost]);return e.reverse(),e.map((s,n)=>mt(e.slice(Math.max(0,n+1-xs),n+1))??0)}function xe(t){return vs.map(e=>({cause:e,points:t[e]})).sort((e,s)=>s.points-e.points)}var Os=1;function Se({games:t,best:e,gone:s},n){return i`${g(n)}
<main class="me progress">
<h1 data-testid="progress-title">${o("tab-progress")}</h1>
${t.length===0?i`<p data-testid="progress-none">${o("progress-none")}</p>`:i`<div class="column">${Es(ke(t))} ${Ls(we(t))}</div>
<div class="column">${Ms(ve(t),s)} ${Is(e,n)}</div>`}
<p class="small"><a href="/" @click=${h(n)}>${o("back-to-home")}</a></p>
</main>`}function Es({played:t,won:e,streak:s,longest:n,tile:a,empty:r}){let c=[["progress-played",dt(t)],["progress-won",Pe(e/t)],["progress-streak",dt(s)],["progress-longest",dt(n)],["progress-tile",a===null?"–":Pe(a)],["progress-empty",r===null?"–":Y(r)]];return i`<section class="panel" aria-labelledby="figures-heading">
<h2 id="figures-heading">${o("progress-figures")}</h2>
<dl class="figures" data-testid="progress-figures">
${c.map(([l,p])=>i`<div>
<dt>${o(l)}</dt>
<dd>${p}</dd>
</div>`)}
</dl>
</section>`}function Ls(t){return i`<section class="panel" aria-labelledby="shares-heading">
<h2 id="shares-heading">${o("progress-shares")}</h2>
<ul class="bars" data-testid="progress-shares">
${t.map(({name:e,played:s,won:n})=>Te(e,o("won-of",{won:n,games:s}),n/s))}
</ul>
</section>`}function Te(t,e,s){return i`<li>
<span>${t}</span><b>${e}</b>
<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
<rect class="whole" width="100" height="4"></rect>
<rect class="part" width=${Math.round(100*s)} height="4"></rect>
</svg>
</li>`}function Ms(t,e){let s=i`<h2 id="losses-heading">${o("progress-losses")}</h2>`;if(e===null)return i`<section class="panel" aria-labelledby="losses-heading">
${s}
<p class="small" data-testid="progress-unreviewed">${o("progress-unreviewed")}</p>
</section>`;let n=xe(e),a=Math.max(n[0].points,.1),r={from:Y(t[0]),to:Y(t[t.length-1])};return i`<section class="panel" aria-labelledby="losses-heading">
${s}
<p>${o("progress-lost-now",{points:r.to})}</p>
${pt(ut(t,Os),o("progress-line",r))}
<h3 id="causes-heading">${o("progress-causes")}</h3>
<p class="small">${o("progress-causes-note",{count:e.games})}</p>
<ul class="bars" data-testid="progress-causes" aria-labelledby="causes-heading">
${n.map(({cause:c,points:l})=>Te(o(`progress-cause-${c}`),Y(l),l/a))}
</ul>
</section>`}function Is(t,e){return t.length===0?u:i`<section class="panel" aria-labelledby="quilts-heading">
<h2 id="quilts-heading">${o("progress-quilts")}</h2>
<ul class="best-quilts" data-testid="progress-quilts">
${t.map(({game:s,cells:n,empty:a})=>i`<li>
<a href=${`/game/${s}`} @click=${h(e)}
>${Gt(n)}<span>${o("progress-quilt-empty",{empty:a})}</span></a
>
</li>`)}
</ul>
</section>`}function dt(t){return new Intl.NumberFormat(M()).format(t)}function Y(t){return new Intl.NumberFormat(M(),{maximumFractionDigits:1}).format(t)}function Pe(t){return new Intl.NumberFormat(M(),{style:"percent"}).format(t)}var Z=class{constructor(e,s){this.outside=e,this.store=w((n,a)=>({...n,...a}),{...D,...s,link:null,token:null})}get state(){return this.store.get()}rename(e){return this.ask("name",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({name:e})}),o("saved")))}makeAccount(e,s){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.makeAccount(e,s)}),o("account-made")))}addPasskey(e){return this.ask("account",async()=>{let{ceremony:s,publicKey:n}=await this.outside.api.askForPasskey(e),a=await this.outside.makePasskey(n),r=this.state.me.name??o("default-passkey");return this.store.dispatch({me:await this.outside.api.addPasskey(s,r,a)}),o(e===null?"passkey-added":"account-made-passkey")})}async removePasskey({id:e,name:s}){return await ot(this.outside,s)?this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.removePasskey(e)}),o("passkey-removed"))):!1}changePassphrase(e,s){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.changePassphrase(e,s)}),o("passphrase-changed")))}list(e){return this.ask("ratings",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({listed:e})}),o(e?"ratings-listed":"ratings-not-listed")))}signOut(e){return this.ask("account",async()=>(await this.outside.api.signOut(e),this.outside.go("/"),""))}makeLink(){return this.ask("device",async()=>{let{url:e,expires:s}=await this.outside.api.makeLink(),n={address:this.outside.origin+e,expires:s,picture:null};return this.store.dispatch({link:n}),this.store.dispatch({link:{...n,picture:await this.outside.drawQr(e)}}),""})}dropLink(){return this.ask("device",async()=>(await this.outside.api.dropLinks(),this.store.dispatch({link:null}),o("link-dropped")))}copyLink(){return this.ask("device",async()=>(await this.outside.copy(this.state.link?.address??""),o("copied")))}shareLink(){let{link:e}=this.state,{share:s}=this.outside;return e===null||s===null?null:this.ask("device",async()=>{try{await s({title:o("share-device"),url:e.address})}catch(n){if(!(n instanceof Error&&n.name==="AbortError"))throw n}return""})}notify(e){return this.ask("notices",async()=>(e?await this.startNotices():await this.endNotices(),this.store.dispatch({isNotified:e}),o(e?"will-tell":"stays-quiet")))}async startNotices(){let{key:e}=this.state.me.push;if(e===null)throw new Error(o("sends-none"));await this.outside.api.subscribeToPush(await this.outside.subscribe(e))}async endNotices(){let e=await this.outside.unsubscribe();e!==null&&await this.outside.api.unsubscribeFromPush(e)}makeBot(e){return this.ask("bots",async()=>{let{token:s}=await this.outside.api.makeBot(e);return await this.readBots(),this.store.dispatch({token:{bot:e,token:s}}),""})}async removeBot({id:e,name:s}){return await ot(this.outside,s)?this.ask("bots",async()=>(await this.outside.api.removeBot(e),this.store.dispatch({token:null}),await this.readBots(),o("bot-removed",{name:s}))):!1}makeToken({id:e,name:s}){return this.ask("bots",async()=>{let{token:n}=await this.outside.api.makeToken(e);return await this.readBots(),this.store.dispatch({token:{bot:s,token:n}}),""})}async revokeToken({id:e,name:s},n){return await this.outside.isSure(o("sure-revoke",{name:s}),o("revoke"))?this.ask("bots",async()=>(await this.outside.api.revokeToken(e,n),this.store.dispatch({token:null}),await this.readBots(),o("token-revoked",{name:s}))):!1}async readBots(){let{bots:e}=await this.outside.api.fetchBots();this.store.dispatch({bots:e})}leave(e){let s=this.state.me.account?.passphrase??!1;return this.ask("leaving",async()=>{if(!s&&e.trim().toLowerCase()!==o("confirm-word"))throw new Error(o("type-word-first",{word:o("confirm-word")}));return await this.outside.api.removeMe(s?e:null),this.outside.go("/"),""})}ask(e,s){return T(this.store,e,s)}};var q={};Pt(q,{addPasskey:()=>Rs,askForPasskey:()=>qs,askWho:()=>js,changeMe:()=>Ds,changePassphrase:()=>Fs,dropLinks:()=>Us,fetchBots:()=>yt,fetchRatings:()=>ft,fetchStatistics:()=>gt,lookAtLink:()=>ht,makeAccount:()=>As,makeBot:()=>Qs,makeLink:()=>Ks,makeToken:()=>Vs,removeBot:()=>Js,removeMe:()=>Gs,removePasskey:()=>Cs,revokeToken:()=>Ys,signIn:()=>Ns,signInByLink:()=>zs,signInByPasskey:()=>_s,signOut:()=>Bs,subscribeToPush:()=>Hs,unsubscribeFromPush:()=>Ws});function Ds(t){return m("/api/me",t,"PATCH")}function As(t,e){return m("/api/account",{login:t,passphrase:e})}function Ns(t,e,s){return m("/api/sign-in",{login:t,passphrase:e,bring:s})}async function Bs(t=!1){await x(t?"/api/sign-out/everywhere":"/api/sign-out",{})}function Fs(t,e){return m("/api/me/passphrase",{old:t,new:e})}function qs(t){return m("/api/passkeys/options",{login:t})}function Rs(t,e,s){return m("/api/passkeys",{ceremony:t,name:e,credential:s})}function Cs(t){return m(`/api/passkeys/${encodeURIComponent(t)}`,{},"DELETE")}function js(){return m("/api/sign-in/passkey/options",{})}function _s(t,e,s){return m("/api/sign-in/passkey",{ceremony:t,credential:e,bring:s})}function Ks(){return m("/api/me/link",{})}async function Us(){await x("/api/me/link",{},"DELETE")}function ht(t){return m("/api/sign-in/link/look",{code:t})}function zs(t,e){return m("/api/sign-in/link",{code:t,bring:e})}async function Hs(t){await x("/api/me/push",{subscription:t})}async function Ws(t){await x("/api/me/push",{endpoint:t},"DELETE")}function ft(){return m("/api/me/ratings")}function gt(){return m("/api/me/statistics")}async function Gs(t){await x("/api/me",{passphrase:t},"DELETE")}function yt(){return m("/api/me/bots")}function Qs(t){return m("/api/me/bots",{name:t})}async function Js(t){await x(`/api/me/bots/${t}`,{},"DELETE")}function Vs(t){return m(`/api/me/bots/${t}/tokens`,{})}async function Ys(t,e){await x(`/api/me/bots/${t}/tokens/${e}`,{},"DELETE")}var R=class{constructor(e,s,n=null){this.outside=e,this.store=w((a,r)=>({...a,...r}),{...D,me:s,link:n,bring:!0})}get state(){return this.store.get()}get canBring(){let{known:e,account:s}=this.state.me;return e&&s===null}setBring(e){this.store.dispatch({bring:e})}signIn(e,s){return this.enter("passphrase",()=>this.outside.api.signIn(e,s,this.state.bring))}signInByPasskey(){return this.enter("passkey",async()=>{let{ceremony:e,publicKey:s}=await this.outside.api.askWho(),n=await this.outside.usePasskey(s);return this.outside.api.signInByPasskey(e,n,this.state.bring)})}signInByLink(e){return this.enter("link",()=>this.outside.api.signInByLink(e,this.state.bring))}enter(e,s){return T(this.store,e,async()=>(await s(),this.outside.go("/"),""))}};function Oe(t){return t===404?o("link-unknown"):t===410?o("link-used"):null}function $t(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function Ee(){return $t()&&await Ie()!==null}async function Le(t){if(await Notification.requestPermission()!=="granted")throw new Error(o("notices-refused"));await navigator.serviceWorker.register("/sw.js");let e=await navigator.serviceWorker.ready;try{let s={userVisibleOnly:!0,applicationServerKey:t};return(await e.pushManager.subscribe(s)).toJSON()}catch(s){throw new Error(o("notices-unreachable"),{cause:s})}}async function Me(){let t=await Ie();return t===null?null:(await t.unsubscribe(),t.endpoint)}async function Ie(){return await(await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription()??null}function bt(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function De(t){let e=t;return Ae(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(e)}))}async function kt(t){let e=t;return Ae(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(e)}))}async function Ae(t){try{let e=await t;if(e)return e.toJSON()}catch(e){if(!(e instanceof DOMException))throw e;if(e.name==="InvalidStateError")throw new Error(o("passkey-there"),{cause:e})}throw new Error(o("passkey-none"))}function C(t,e=""){return i`<label
>${o("login")} <span class="small">${e}</span>
<input
name="login"
data-testid="login"
required
minlength="3"
maxlength="32"
autocapitalize="none"
spellcheck="false"
autocomplete=${t}
/></label>`}function E(t,e,s,n=""){return i`<label
>${e} <span class="small">${n}</span>
<input
type="password"
name=${t}
data-testid=${t}
required
minlength=${s==="new-password"?8:1}
maxlength="256"
autocomplete=${s}
/></label>
<label class="tick"
><input type="checkbox" @change=${Zs} /><span>${o("show-it")}</span></label
>`}function Zs(t){let e=t.target,s=e.closest("label")?.previousElementSibling?.querySelector("input");s&&(s.type=e.checked?"text":"password")}function Ne(t,e,s){let{me:n}=t.state,a=s&&n.passkeys_possible,r=n.account?tn(t,n.account,a):Xs(t,e,a);return b(t.state,"account",o("account"),r)}function Xs(t,e,s){let{busy:n}=t.state;return i`<p class="small">${o("account-why")}</p>
<form
class="fields"
@submit=${k(a=>t.makeAccount(a("login"),a("passphrase")))}
>
${C("username",o("never-shown"))}
${E("passphrase",o("passphrase"),"new-password",o("at-least-8"))}
<button type="submit" class="main" data-testid="make-account" ?disabled=${n!==null}>
${o("make-account")}
</button>
</form>
${s?i`<details class="fold">
<summary>${o("passkey-instead")}</summary>
<form class="fields" @submit=${k(a=>t.addPasskey(a("login")))}>
${C("username")}
<button type="submit" data-testid="make-passkey" ?disabled=${n!==null}>
${o("make-account-passkey")}
</button>
</form>
</details>`:u}
<p class="small">
${v("have-one",{link:i`<a href="/sign-in" data-testid="to-sign-in" @click=${h(e)}
>${o("sign-in")}</a
>`})}
</p>`}function tn(t,e,s){let{state:n}=t;return i`<p>
${v("signed-in-as",{login:i`<b data-testid="signed-in-as">${e.login}</b>`})}
</p>
<div class="row">
${d(n,o("sign-out"),"sign-out",()=>t.signOut(!1))}
${d(n,o("sign-out-everywhere"),"sign-out-everywhere",()=>t.signOut(!0))}
</div>
<details class="fold">
<summary>${o(e.passphrase?"change-passphrase":"set-passphrase")}</summary>
<form
class="fields"
@submit=${k(a=>t.changePassphrase(e.passphrase?a("old"):null,a("passphrase")))}
>
${e.passphrase?E("old",o("old-passphrase"),"current-password"):u}
${E("passphrase",o("new-passphrase"),"new-password",o("at-least-8"))}
<button type="submit" data-testid="change-passphrase" ?disabled=${n.busy!==null}>
${o("change")}
</button>
</form>
</details>
${s||e.passkeys.length>0?en(t,e,s):u}`}function en(t,e,s){let{state:n}=t;return i`<h3>${o("passkeys")}</h3>
<ul class="things">
${e.passkeys.map(a=>sn(t,a))}
</ul>
${s?d(n,o("add-passkey"),"add-passkey",()=>t.addPasskey(null)):u}
${e.fresh?u:i`<p class="small">${o("passkey-needs-fresh")}</p>`}`}function sn(t,{id:e,name:s,created:n}){return i`<li>
<span>${s} <span class="small">${o("since-day",{day:U(n)})}</span></span>
<button
type="button"
class="quiet"
aria-label=${o("remove-name",{name:s})}
@click=${()=>t.removePasskey({id:e,name:s})}
>
${o("remove")}
</button>
</li>`}function Be(t){let{state:e}=t,{bots:s,token:n}=e,a=i`<details class="fold" ?open=${s.length>0||n!==null}>
<summary data-testid="open-bots">${o("let-program-play")}</summary>
<p class="small">${v("bot-text",{command:i`<code>quiltbee bot</code>`})}</p>
${n?i`<p class="token">
<label for="bot-token">${o("token-of-bot",{bot:n.bot})}</label>
<input
id="bot-token"
data-testid="bot-token"
readonly
.value=${n.token}
@focus=${r=>r.target.select()}
/>
</p>`:u}
<ul class="things" data-testid="bot-list">
${s.map(r=>nn(t,r))}
</ul>
<form class="with-button" @submit=${k(r=>t.makeBot(r("bot")))}>
<label class="visually-hidden" for="bot-name">${o("name-of-bot")}</label>
<input
id="bot-name"
name="bot"
data-testid="bot-name"
required
maxlength="40"
autocomplete="off"
placeholder=${o("name-of-bot")}
/>
<button type="submit" data-testid="make-bot" ?disabled=${e.busy!==null}>
${o("make-bot")}
</button>
</form>
</details>`;return b(e,"bots",o("bots"),a)}function nn(t,e){let{state:s}=t,n=i`${o("remove")}<span class="visually-hidden"> ${e.name}</span>`;return i`<li>
<span>
<b>${e.name}</b>
<span class="small">${o(e.online?"listening":"not-connected")}</span>
</span>
${d(s,o("new-token"),"new-token",()=>t.makeToken(e),"quiet")}
${d(s,n,"remove-bot",()=>t.removeBot(e),"quiet")}
<ul class="tokens">
${e.tokens.map(a=>on(t,e,a))}
</ul>
</li>`}function on(t,e,{id:s,scope:n,created:a}){return i`<li class="small">
<span
>${o("token-of-day",{day:U(a)})}${n==="read"?o("only-to-look"):""}</span
>
${d(t.state,o("revoke"),"revoke-token",()=>t.revokeToken(e,s),"quiet")}
</li>`}function Fe(t){let{state:e}=t,{link:s}=e;return b(e,"device",o("another-device"),i`<p class="small">${o("another-device-text")}</p>
${s?an(t,s):d(e,o("make-link"),"make-link",()=>t.makeLink(),"wide")}`)}function an(t,{address:e,picture:s}){let{state:n}=t,a=t.outside.share?d(n,o("share"),"share-device-link",()=>t.shareLink()):u;return i`<label for="device-link" class="visually-hidden">${o("the-link")}</label>
<input
id="device-link"
data-testid="device-link"
readonly
.value=${e}
@focus=${r=>r.target.select()}
/>
<div class="row">
${d(n,o("copy"),"copy-device-link",()=>t.copyLink(),"main")} ${a}
${d(n,o("withdraw-it"),"drop-link",()=>t.dropLink())}
</div>
<div class="qr">
${s?i`<img
alt=${o("qr-code")}
data-testid="device-qr"
src=${`data:image/svg+xml,${encodeURIComponent(s)}`}
/>`:u}
</div>`}function qe(t,e){let{state:s}=t;return b(s,"notices",o("notifications"),rn(t,e))}function rn(t,e){let{state:s}=t;return s.me.push.available?e?i`<p class="small">${o("browser-can-tell")}</p>
${s.isNotified?d(s,o("turn-off-here"),"stop-notices",()=>t.notify(!1)):d(s,o("tell-me"),"start-notices",()=>t.notify(!0))}`:i`<p class="small">${o("browser-has-none")}</p>`:i`<p class="small">${o("server-sends-none")}</p>`}function Re(t){let{state:e}=t,s=e.me.account?.passphrase??!1,n=i`<div class="row">
<a class="button" href="/api/me/records.zip" download data-testid="records"
>${o("download-games")}</a
>
<a class="button" href="/api/me/data.json" download="quiltbee.json" data-testid="data"
>${o("download-data")}</a
>
</div>
<details class="fold">
<summary data-testid="open-leaving">${o("delete-me")}</summary>
<form class="fields" @submit=${k(a=>t.leave(a("leaving")))}>
<p class="small">${o("delete-text")}</p>
${s?E("leaving",o("your-passphrase"),"current-password"):i`<label
>${o("type-to-confirm",{word:o("confirm-word")})}
<input name="leaving" data-testid="leaving" required autocomplete="off"
/></label>`}
<button type="submit" class="danger" data-testid="leave" ?disabled=${e.busy!==null}>
${o("delete-me")}
</button>
</form>
</details>`;return b(e,"leaving",o("your-data"),n)}function Ce(t,e,s){let{me:n}=t.state;return i`${g(e)}
<main class="me">
<h1 data-testid="me-title">${n.name??o("to-me")}</h1>
<div class="column">
${cn(t)} ${Ne(t,e,s.passkeys)}
${n.known?Fe(t):u}
${n.known?qe(t,s.notices):u}
</div>
<div class="column">
${be(t)} ${Be(t)} ${n.known?Re(t):u}
<p class="small">
<a href="/" @click=${h(e)}>${o("back-to-home")}</a>
</p>
</div>
</main>`}function cn(t){let{state:e}=t;return b(e,"name",o("your-name"),i`<form class="with-button" @submit=${k(s=>t.rename(s("name")))}>
<label class="visually-hidden" for="my-name">${o("name-as-others-see")}</label>
<input
id="my-name"
name="name"
data-testid="my-name"
required
maxlength="40"
autocomplete="nickname"
placeholder=${o("as-other-players-see")}
.value=${e.me.name??""}
/>
<button type="submit" data-testid="save-name" ?disabled=${e.busy!==null}>
${o("save")}
</button>
</form>`)}function je(t,e,s){let{state:n}=t,{account:a}=n.me;if(a)return j(e,o("you-are-signed-in"),Ue(a.login,e));let r=i`<form
class="fields"
@submit=${k(c=>t.signIn(c("login"),c("passphrase")))}
>
${C("username")}
${E("passphrase",o("passphrase"),"current-password")} ${ze(t)}
<button type="submit" class="main" data-testid="sign-in" ?disabled=${n.busy!==null}>
${o("sign-in")}
</button>
</form>
${A(n,"passphrase")}
${s&&n.me.passkeys_possible?i`<div class="or">
${d(n,o("sign-in-passkey"),"sign-in-passkey",()=>t.signInByPasskey())}
${A(n,"passkey")}
</div>`:u}
<p class="small">
${v("signed-in-elsewhere",{you:i`<b>${o("to-me")}</b>`,device:i`<b>${o("another-device")}</b>`,play:i`<a href="/" @click=${h(e)}>${o("play-at-once")}</a>`})}
</p>`;return j(e,o("sign-in"),r)}function _e(t,e,s){let{state:n}=t,{account:a}=n.me;if(a)return j(e,o("you-are-signed-in"),Ue(a.login,e));let r=n.link?.name,c=i`<p data-testid="link-whom">
${r?v("plays-as",{name:i`<b>${r}</b>`}):o("plays-as-same")}
</p>
${ze(t)}
<div class="row">
${d(n,o("sign-in-here"),"link-sign-in",()=>t.signInByLink(s),"main")}
<a class="button" href="/" @click=${h(e)}>${o("not-now")}</a>
</div>
${A(n,"link")}`;return j(e,o("use-device-too"),c)}function Ke(t,e){return j(e,o("link-no-longer"),i`<p data-testid="problem">${t}</p>
<a class="button main" href="/" @click=${h(e)}>${o("back-to-home")}</a>`)}function j(t,e,s){return i`${g(t)}
<main class="narrow">
<section class="panel" aria-labelledby="sign-in-heading">
<h1 id="sign-in-heading" data-testid="sign-in-title">${e}</h1>
${s}
</section>
</main>`}function Ue(t,e){return i`<p>${v("already-signed-in",{login:i`<b>${t}</b>`})}</p>
<a class="button main" href="/me" @click=${h(e)}>${o("to-your-page")}</a>`}function ze(t){return t.canBring?i`<label class="tick"
><input
type="checkbox"
data-testid="bring"
.checked=${t.state.bring}
@change=${e=>t.setBring(W(e))}
/><span>${o("bring-games")}</span></label
>`:u}function He(t){return t===404?{title:o("invitation-unknown"),text:o("invitation-unknown-text")}:t===410?{title:o("invitation-closed"),text:o("invitation-closed-text")}:null}function We({board:t,clock:e,takebacks:s,rated:n,seed_chosen:a,seat:r}){return[[o("term-seat"),o(`term-seat-${r}`)],[o("clock"),e===null?o("term-no-clock"):_t(e)],[o("time-board"),o(`term-board-${t}`)],[o("circle"),o(a?"term-chosen":"term-drawn")],[o("tick-takebacks"),o(s?"tick-takebacks-note":"term-none")],[o("term-rating"),o(n?"tick-rated-note":"terms-not-rated")]]}function Ge(t,e,s){let{yours:n,name:a,game:r}=t;return i`${g(s)}
<main class="invitation">
${nt()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">
${n?o("own-invitation"):o("invites-you",{name:a})}
</h1>
<dl class="terms" data-testid="invitation-terms">
${We(t).map(([c,l])=>i`<div>
<dt>${c}</dt>
<dd>${l}</dd>
</div>`)}
</dl>
${n?ln(r):ee(e)}
</section>
</main>`}function ln(t){return i`<p data-testid="own-invitation">${o("send-address")}</p>
<a class="button main" href=${`/game/${t}`}>${o("to-the-table")}</a>`}function Qe({title:t,text:e},s){return i`${g(s)}
<main class="invitation">
${nt()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">${t}</h1>
<p data-testid="problem">${e}</p>
<a class="button main" href="/">${o("play-on-your-own")}</a>
</section>
</main>`}async function un({root:t,shell:e},s){let n="tab-invitation";try{let a=await Ot(s),r=new zt({me:I,sit:p=>Et(s,p),go:e.go}),c=()=>$(Ge(a,r,e),t);return{page:{draw:c,close:r.store.watch(c)},title:n,after:async()=>a.yours?void 0:r.ask()}}catch(a){let r=a instanceof z?He(a.status):null;if(!r)throw a;return{page:{draw:()=>$(Qe(r,e),t),close:()=>{}},title:n}}}function pn(t,e){let[s,,...n]=t.link.split(","),a=t.moves.slice(0,e).filter(r=>!jt(r)).map(r=>r==="pass"?".":r);return[s,a.join(""),...n].join(",")}var X=class{constructor(e,s,n){this.replay=e,this.go=s;let a={opponent:this.isSolo?"automa":"computer",strength:n,first:"you",busy:!1,error:""};this.store=w((r,c)=>({...r,...c}),a)}get isSolo(){return this.replay.automa!==null}async start(e){this.store.dispatch({busy:!0,error:""});try{let{url:s}=await H(this.wanted(e));this.go(s)}catch(s){let n=s instanceof Error?s.message:String(s);this.store.dispatch({busy:!1,error:n})}}wanted(e){let{replay:s}=this,{opponent:n,strength:a,first:r}=this.store.get(),{automa:c}=s,l=c&&n==="automa"?{deck:c.deck,level:c.level}:null,p=n==="computer"?{level:a}:null,f=n==="person"?S(s).map(({name:_})=>_):null,y=pn(s,e);return{opponent:n,...l,...p,first:r,board:"revised",seed:null,from:y,names:f}}};function Je(t){return t.frames.slice(1).map(({move:e,player:s},n)=>({number:n+1,player:s??1,move:e??"pass"}))}var tt=class{constructor(e,s){let n=Kt(e,s);this.patches=s;let a={replay:{...e,frames:n},index:n.length-1,walks:{1:[4,4],2:[4,4]},said:""};this.store=w((r,c)=>({...r,...c}),a)}look(e){let s=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(s,e))})}step(e){let{index:s,replay:n}=this.store.get(),a=n.frames.length-1,r={ArrowLeft:s-1,ArrowRight:s+1,Home:0,End:a};return Object.hasOwn(r,e)?(this.look(r[e]),!0):!1}get path(){let{link:e,tags:s}=this.store.get().replay;return qt(e,[s.Player1,s.Player2])}get reviewPath(){return`/review${this.path.slice(1)}`}walk(e,s){let{walks:n}=this.store.get();this.store.dispatch({walks:{...n,[e]:It(n[e],s)}})}};function Ve(t,e){let s=t.store.get(),n=t.isSolo?[["automa",o("automa-alone")]]:[...St.map(({level:c})=>[String(c),o("computer-level-name",{level:String(c),name:Ht(c)})]),["person",o("two-people-here")]],a=s.opponent==="computer"?String(s.strength):s.opponent;return i`<form class="panel play-on" @submit=${c=>{c.preventDefault(),t.start(e)}} aria-labelledby="on-heading">
<h2 id="on-heading">${o("play-on-here")}</h2>
<label
>${o("against")}
<select
data-testid="on-opponent"
@change=${c=>t.store.dispatch(mn(st(c)))}
>
${n.map(([c,l])=>i`<option value=${c} ?selected=${a===c}>${l}</option>`)}
</select></label
>
${t.isSolo?u:i`<label
>${o("you-are")}
<select
data-testid="on-first"
@change=${c=>t.store.dispatch({first:st(c)})}
>
<option value="you" ?selected=${s.first==="you"}>${o("player-one")}</option>
<option value="opponent" ?selected=${s.first==="opponent"}>
${o("player-two")}
</option>
</select></label
>`}
<button type="submit" class="main" data-testid="play-on" ?disabled=${s.busy}>
${o("play-on")}
</button>
${Xt(s.error,"play-on-error")}
</form>`}function mn(t){return t==="person"||t==="automa"?{opponent:t}:{opponent:"computer",strength:Number(t)}}function wt(t,e,s,n){let{replay:a,index:r}=t,c=a.frames[r],l=S(a);if(s===2&&c.automa)return hn(c,c.automa,l,e,n);let p=`${s===1?"front":"back"} p${s}`;return i`<div class=${`seat ${p}`}>${Vt(c,l,s)}</div>
<div class=${`spread ${p}`}>${dn(t,e,s,n)}</div>`}function dn({replay:t,index:e,walks:s},n,a,r){let c=t.frames[e];return Wt({number:a,name:S(t)[a-1].name,player:c.players[a-1],patches:n.patches,lettered:r,active:!1,held:!1,ghost:null,cursor:s[a],fresh:Bt(c.player===a?[c.move]:[],n.patches)})}function hn(t,e,s,n,a){return i`<div class="seat back p2">${Yt(t,s,e)}</div>
${Zt(t,e,{turns:e.turns,run:0},n.patches,a)}`}function Ye({replay:t,index:e},s){let n=a=>s.look(a);return oe(Je(t),e,S(t),s.patches,n)}function Ze(t,e,s){let n=t.store.get(),{replay:a,index:r}=n,c=a.frames[r],l=S(a),{letters:p,look:f}=s.settings,y=()=>s.change({look:f==="cloth"?"thread":"cloth"});return i`${g(s,ae(s,a.link,r))}
<main class=${`table ${c.automa?"solo":"screen"} viewer`} data-stage=${c.stage}>
<div class="felt">
<div class="turn">
<h1 id="turn-heading" tabindex="-1" data-testid="turn">
${r===0?o("start-position"):o("after-move",{number:String(r)})}:
${At(c,l)}
</h1>
<p data-testid="turn-reason">${Nt(c,l)}</p>
${a.comment?te(a.comment):u}
${a.frames.length>1?fn(t,s):u}
</div>
<div class="column own">
${wt(n,t,1,p)} ${se(c.ring,t.patches,p)}
</div>
<div class="column middle">
${ne(c,t.patches,p)} ${Ye(n,t)}
${c.result?re(c,l,gn(t,s)):Ve(e,r)}
</div>
<div class="column other">
${wt(n,t,2,p)} ${Rt(c,l,f,y)}
</div>
</div>
<div class="below">${ie(c,l,t.patches)}</div>
</main>`}function fn(t,e){return i`<button
type="button"
class="to-review"
data-testid="review"
@click=${()=>e.go(t.reviewPath)}
>
${P("graph")}<span>${o("review")}</span>
</button>`}function gn(t,e){let{replay:s,said:n}=t.store.get(),a=async()=>t.store.dispatch({said:await Jt(`${location.origin}${t.path}`)});return i`<button
type="button"
class="main"
data-testid="play-again"
@click=${()=>e.go("/")}
>
${o("new-game")}
</button>
<button type="button" data-testid="copy-link" @click=${a}>
${P("link")}<span>${o("copy-link")}</span>
</button>
<button type="button" data-testid="download-record" @click=${()=>Qt(s.record)}>
${P("download")}<span>${o("record")}</span>
</button>
<p class="small copied" role="status" data-testid="copied">${n}</p>`}function yn(t,e,s,n){let a=new tt(e,s),r=new X(e,n.go,n.settings.strength),c=()=>{$(Ze(a,r,n),t),Ut(t)},l=[a.store.watch(c),r.store.watch(c)],p=y=>$n(y,a);return window.addEventListener("keydown",p),{draw:c,close:()=>{for(let y of l)y();window.removeEventListener("keydown",p)}}}function $n(t,e){let{target:s,key:n,altKey:a,ctrlKey:r,metaKey:c,shiftKey:l}=t;a||r||c||l||s instanceof Element&&s.closest("select, input, textarea, dialog")||Ct(t,(p,f)=>e.walk(p,f))||e.step(n)&&t.preventDefault()}var zr={aid:bn,me:kn,"sign-in":wn,link:vn,today:(t,e)=>Xe(t,e,N(new Date)),day:Xe,progress:Pn};async function bn(t,e){let{aidSheet:s,printButton:n}=await Ft("aid");return{draw:()=>$(i`${g(e)}
<main class="aid-page">
<div class="panel-head">
<h1>${o("how-to-play")}</h1>
${n(()=>window.print())}
</div>
${s()}
</main>`,t),close:()=>{}}}async function kn(t,e){let s={},[n,{ratings:a},r,{bots:c},l]=await Promise.all([I(),vt(ft(),{ratings:[]},"ratings",s),vt(gt(),{totals:[],automa:[]},"ratings",s),vt(yt(),{bots:[]},"bots",s),Ee()]),p={api:q,drawQr:Lt,isSure:ce,makePasskey:De,subscribe:Le,unsubscribe:Me,go:xt,copy:et,origin:location.origin,share:ts()},f=new Z(p,{me:n,ratings:a,statistics:r,bots:c,isNotified:l,errors:s}),y={passkeys:bt(),notices:$t()},_=()=>$(Ce(f,e,y),t);return{draw:_,close:f.store.watch(_)}}async function vt(t,e,s,n){try{return await t}catch(a){return Object.assign(n,{[s]:Tt(a)}),e}}function xt(t){location.assign(t)}function ts(){return"share"in navigator?t=>navigator.share(t):null}async function wn(t,e){let s=new R({api:q,usePasskey:kt,go:xt},await I()),n=()=>$(je(s,e,bt()),t);return{draw:n,close:s.store.watch(n)}}async function vn(t,e,s){try{let[n,a]=await Promise.all([I(),ht(s)]),r=new R({api:q,usePasskey:kt,go:xt},n,a),c=()=>$(_e(r,e,s),t);return{draw:c,close:r.store.watch(c)}}catch(n){let a=n instanceof z?Oe(n.status):null;if(a===null)throw n;return{draw:()=>$(Ke(a,e),t),close:()=>{}}}}async function Xe(t,e,s){let[n,{days:a}]=await Promise.all([rt(s),it()]),r={api:ct,createGame:H,copy:et,go:e.go,origin:location.origin,share:ts()},c=new G(r,n,a,N(new Date)),l=()=>$(fe(c,e),t),p=[c.store.watch(l),xn(()=>c.look(N(new Date)))];return{draw:l,close:()=>{for(let f of p)f()}}}function xn(t){let e=0,s=()=>{t(),clearTimeout(e),e=window.setTimeout(s,ue(new Date)+1)};return s(),document.addEventListener("visibilitychange",s),()=>{clearTimeout(e),document.removeEventListener("visibilitychange",s)}}async function Pn(t,e){let s=await ge();return{draw:()=>$(Se(s,e),t),close:()=>{}}}export{zr as AWAY,un as openInvitation,yn as openViewerPage};
