import{$b as ie,$c as Te,A as Kt,B as Ht,Bc as de,Cc as pe,D as dt,Dc as he,Ec as fe,Fc as $e,Gc as ye,H as r,Hb as ne,I as Wt,Ib as se,J as l,Jc as X,K as b,Kc as ge,L as A,Lb as oe,Lc as be,M as $,Mb as ae,Mc as ke,N as f,Qc as we,Ra as Yt,Sa as zt,Sc as ve,Tc as xe,Ua as Zt,Uc as Pe,Vc as Se,Wb as re,X as Qt,Xb as L,Y as z,a as mt,ab as Xt,ac as ce,ad as ft,b as Ut,c as J,ca as Jt,cb as te,da as Gt,ea as Vt,h as B,i as o,k as G,l as F,lc as le,m as w,mc as pt,nc as Z,pc as ue,q as V,r as d,rb as ee,rc as ht,s as P,tc as j,uc as q,v as Y,wc as O,z as D,zc as me}from"./page.js";var U="2026-11-02";function R(t){let e=n=>String(n).padStart(2,"0");return`${t.getFullYear()}-${e(t.getMonth()+1)}-${e(t.getDate())}`}function Oe(t,e){let[n,s,a]=t.split("-").map(Number);return R(new Date(n,s-1,a+e))}function I(t,e={dateStyle:"full"}){return new Intl.DateTimeFormat(B(),{...e,timeZone:"UTC"}).format(Date.parse(`${t}T00:00Z`))}function Ee(t){return new Date(t.getFullYear(),t.getMonth(),t.getDate()+1).getTime()-t.getTime()}function Le(t){let[e,n]=t.split("-").map(Number),s=(new Date(e,n-1,1).getDay()+6)%7,a=new Date(e,n,0).getDate(),i=Math.ceil((s+a)/7);return Array.from({length:i},(c,u)=>Array.from({length:7},(m,h)=>{let g=7*u+h-s+1;return g<1||g>a?null:`${t}-${String(g).padStart(2,"0")}`}))}function Ie(t,e){let[n,s]=t.split("-").map(Number);return R(new Date(n,s-1+e,1)).slice(0,7)}function Me(t,e){let n=t.filter(({won:i})=>i!==null),s=new Set(n.map(({day:i})=>i)),a=i=>{let c=0;for(;s.has(Oe(i,-c));)c+=1;return c};return{played:n.length,won:n.filter(({won:i})=>i).length,streak:a(e)||a(Oe(e,-1)),longest:Math.max(0,...[...s].map(a))}}var S={busy:null,told:{},errors:{}};async function k(t,e,n){if(t.get().busy!==null)return!1;t.dispatch({busy:e,told:{},errors:{}});try{let s=await n();return t.dispatch({busy:null,told:{[e]:s}}),!0}catch(s){return t.dispatch({busy:null,errors:{[e]:F(s)}}),!1}}function _({isSure:t},e){return t(o("sure-remove",{name:e}),o("remove"))}var tt=class{constructor(e,n,s,a){this.outside=e,this.store=w((i,c)=>({...i,...c}),{...S,day:n,attempts:s,today:a,month:n.day.slice(0,7)})}get state(){return this.store.get()}look(e){e!==this.state.today&&this.store.dispatch({today:e})}turn(e){let n=Ie(this.state.month,e);n>=U.slice(0,7)&&n<=this.state.today.slice(0,7)&&this.store.dispatch({month:n})}play(){return k(this.store,"game",async()=>{let{url:e}=await this.outside.api.beginDay(this.state.day.day);return this.outside.go(e),""})}practise(){let{opponent:e,level:n,deck:s,seat:a,seed:i}=this.state.day;return k(this.store,"game",async()=>{let{url:c}=await this.outside.createGame({opponent:e,level:n,seed:i,names:null,from:null,board:"revised",first:a===1?"you":"opponent",...s===null?{}:{deck:s}});return this.outside.go(c),""})}share(){let{outside:e,state:n}=this,s=En(n.day,e.origin);return k(this.store,"game",async()=>e.share===null?(await e.copy(s),o("copied")):(await e.share({text:s}).catch(On),""))}};function On(t){if(!(t instanceof Error&&t.name==="AbortError"))throw t}function $t({opponent:t,level:e,deck:n}){if(t==="computer")return o("day-against-level",{level:e,name:o(`level-name-${e}`)});let{numeral:s}=J[e-1];return o("day-against-automa",{numeral:s,deck:o(`day-deck-${n}`)})}function et({won:t,margin:e}){return t===null?"":e===null?o("day-resigned"):e===0?o(t?"day-won-even":"day-lost-even"):o(t?"day-won-by":"day-lost-by",{points:Math.abs(e)})}function En(t,e){let{attempt:n,table:s}=t,a=n===null?"":et(n),c=s&&s.rank!==null&&n&&n.margin!==null&&s.played>1?o("day-place",{rank:s.rank??0,played:s.played}):"";return[o("day-share-title",{day:I(t.day,{dateStyle:"long"})}),o("label-and-note",{label:$t(t),note:[a,c].filter(Boolean).join(", ")}),`${e}/day/${t.day}`].join(`
`)}var bt={};mt(bt,{beginDay:()=>Ln,fetchCalendar:()=>gt,fetchDay:()=>yt});function yt(t){return d(`/api/days/${t}`)}function Ln(t){return d(`/api/days/${t}`,{})}function gt(){return d("/api/me/days")}function y(t,e,n,s){return r`<section
class=${`panel section-${e}`}
aria-labelledby=${`${e}-heading`}
data-testid=${e}
>
<h2 id=${`${e}-heading`}>${n}</h2>
${s} ${T(t,e)}
</section>`}function T(t,e){let n=t.errors[e]??"",s=t.told[e]??"";return r`<div class="outcome">
<p class="notice" role="alert" data-testid=${`${e}-error`}>${n||l}</p>
<p class="small" role="status" data-testid=${`${e}-told`}>${s||l}</p>
</div>`}function p(t,e,n,s,a=""){return r`<button
type="button"
class=${a}
data-testid=${n}
aria-disabled=${t.busy===null?"false":"true"}
@click=${s}
>
${e}
</button>`}function v(t){return e=>{e.preventDefault();let n=new FormData(e.target);t(s=>String(n.get(s)??""))}}var In=Date.UTC(2026,10,23),Mn=1440*60*1e3;function Ae(t,e){let{day:n,today:s}=t.state;return r`${$(e)}
<main class="me day">
<h1 data-testid="day-title">${I(n.day)}</h1>
${n.day<s?Dn(s,e):l}
<div class="column">${An(t,e)}</div>
<div class="column">
${n.table?Fn(n.table,e):l} ${jn(t,e)}
<p class="small"><a href="/" @click=${f(e)}>${o("back-to-home")}</a></p>
</div>
</main>`}function Dn(t,e){return r`<p class="newer" role="status" data-testid="newer-day">
<a class="button main" href=${`/day/${t}`} @click=${f(e)}>${o("day-newer")}</a>
</p>`}function An(t,e){let{day:n}=t.state,{attempt:s}=n,a=s!==null&&s.won!==null;return r`<section class="panel" aria-labelledby="game-heading">
<h2 id="game-heading">${$t(n)}</h2>
<p>${o(n.seat===1?"day-you-begin":"day-they-begin")}</p>
${a?Nn(s,n.table):r`<p class="small explain">${o("day-what")}</p>`}
<div class="row">${Bn(t,e)}</div>
${T(t.state,"game")}
</section>`}function Nn(t,e){let{rank:n,played:s}=e??{rank:null,played:0},a=n!==null&&t.margin!==null;return r`<p class="day-result" data-testid="day-result">
<strong>${et(t)}</strong>
${a?r`<span>${o("day-place",{rank:n,played:s})}</span>`:l}
</p>`}function Bn(t,e){let{day:n,state:s}={day:t.state.day,state:t.state},{attempt:a}=n,i=m=>p(s,o(m),"day-play",()=>t.play(),"main");if(a===null&&n.open)return i("day-play");if(a?.won===null)return i("day-go-on");let c=p(s,o("day-practise"),"day-practise",()=>t.practise());if(a===null)return n.table===null?o("day-to-come"):c;let u=r`${A("share")}<span>${o("share")}</span>`;return r`${p(s,u,"day-share",()=>t.share(),"main")}
<a class="button" href=${`/game/${a.game}`} @click=${f(e)}
>${o("day-your-game")}</a
>
${c}`}function Fn({played:t,won:e,best:n,best_game:s},a){return r`<section class="panel" aria-labelledby="table-heading" data-testid="day-table">
<h2 id="table-heading">${o("day-table")}</h2>
<p class="small">${o("day-played",{played:t,won:e})}</p>
${n.length===0?l:r`<table class="standings">
<thead>
<tr>
<th scope="col">${o("day-rank")}</th>
<th scope="col">${o("day-name")}</th>
<th scope="col">${o("day-outcome")}</th>
</tr>
</thead>
<tbody>
${n.map(i=>r`<tr class=${i.you?"you":""}>
<td>${i.rank}</td>
<th scope="row">
${i.name??o("day-guest")}${i.you?o("day-you"):""}
</th>
<td>${et({...i,day:"",game:""})}</td>
</tr>`)}
</tbody>
</table>`}
${s===null?l:r`<p>
<a class="button" href=${`/game/${s}`} @click=${f(a)}
>${o("day-best-game")}</a
>
</p>`}
</section>`}function jn(t,e){let{attempts:n,today:s,month:a}=t.state,i=Me(n,s),c=new Map(n.map(m=>[m.day,m])),u=I(`${a}-01`,{month:"long",year:"numeric"});return r`<section class="panel calendar" aria-labelledby="calendar-heading">
<div class="panel-head">
${De(t,-1,a<=U.slice(0,7))}
<h2 id="calendar-heading" aria-live="polite">${u}</h2>
${De(t,1,a>=s.slice(0,7))}
</div>
<table>
<thead>
<tr>
${qn().map(([m,h])=>r`<th scope="col" abbr=${h}>${m}</th>`)}
</tr>
</thead>
<tbody>
${Le(a).map(m=>r`<tr>
${m.map(h=>r`<td>${Rn(h,t,c,e)}</td>`)}
</tr>`)}
</tbody>
</table>
<p class="small" data-testid="day-figures">${o("day-figures",{...i})}</p>
</section>`}function De(t,e,n){return r`<button
type="button"
class="quiet"
aria-label=${o(e<0?"day-month-before":"day-month-after")}
aria-disabled=${n?"true":"false"}
@click=${()=>t.turn(e)}
>
${A(e<0?"back":"forward")}
</button>`}function qn(){return Array.from({length:7},(t,e)=>{let n=new Date(In+e*Mn).toISOString().slice(0,10);return[I(n,{weekday:"narrow"}),I(n,{weekday:"long"})]})}function Rn(t,e,n,s){if(t===null)return l;let{today:a}=e.state,i=Number(t.slice(8));if(t<U||t>a)return r`<span class="date none">${i}</span>`;let c=n.get(t),u=c?c.won===null?"running":c.won?"won":"lost":"missed",m=I(t,{dateStyle:"long"});return r`<a
class=${`date ${u}`}
href=${`/day/${t}`}
aria-current=${t===e.state.day.day?"date":l}
aria-label=${o("label-and-note",{label:m,note:o(`day-how-${u}`)})}
@click=${f(s)}
>${i}</a
>`}function Ne(){return d("/api/me/progress")}var N=240,C=64,_n=100,Cn={person:"against-people",bot:"against-bots",greedy:"against-greedy",random:"against-random"};function kt({rating:t,provisional:e}){return`${Math.round(t)}${e?"?":""}`}function st({opponent:t,level:e}){return t!=="computer"?o(Cn[t]):e===null?o("computer"):o("computer-level",{level:String(e)})}function Be({history:t}){let e=t.map(({rating:n})=>n);return wt(e,_n)}function wt(t,e){if(t.length<2)return null;let{low:n,high:s}=Un(t,e),a=t.map((i,c)=>{let u=c/(t.length-1)*N,m=C-(i-n)/(s-n)*C;return[nt(u),nt(m)]});return{path:`M${a.map(i=>i.join(" ")).join("L")}`,end:a.at(-1)??[0,0],low:n,high:s}}function Un(t,e){let[n,s]=[Math.min(...t),Math.max(...t)],a=Math.max(0,e-(s-n))/2;return e<10?{low:nt(n-a),high:nt(s+a)}:{low:Math.round(n-a),high:Math.round(s+a)}}function nt(t){return Math.round(t*10)/10}function je(t){let{state:e}=t,{ratings:n,statistics:s,me:a}=e,i=n.length===0&&s.totals.length===0,c=r`${i?r`<p class="small">${o("ratings-none")}</p>`:l}
${n.length>0?r`<ul class="ratings">
${n.map(Kn)}
</ul>`:l}
${s.totals.length>0?Wn(s.totals):l}
${a.account?Qn(t,a.account.listed):l}`;return y(e,"ratings",o("ratings-and-results"),c)}function Kn(t){let{deviation:e,games:n,provisional:s}=t;return r`<li data-class=${t.class}>
<span class="rating-name">${o(`class-${t.class}`)}</span>
<b class="rating-value">${kt(t)}</b>
<span class="small"
>± ${Math.round(2*e)},
${o("games",{count:n})}${s?o("not-settled"):""}</span
>
${Hn(t)}
</li>`}function Hn(t){let e=String(t.history[0]?.rating),n={class:o(`class-${t.class}`),from:e,to:kt(t)};return vt(Be(t),o("rating-picture",n))}function vt(t,e){if(t===null)return l;let[n,s]=t.end;return r`<svg
class="rating-line"
viewBox=${`-4 -6 ${N+44} ${C+12}`}
role="img"
aria-label=${e}
>
<path class="frame" d=${`M0 0H${N}M0 ${C}H${N}`}></path>
<path class="line-path" d=${t.path}></path>
${Wt`<circle cx=${n} cy=${s} r="3.5"></circle>
<text x=${N+6} y="4">${t.high}</text>
<text x=${N+6} y=${C+4}>${t.low}</text>`}
</svg>`}function Wn(t){return r`<div class="scroll" tabindex="0" role="group" aria-labelledby="totals-caption">
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
${t.map(e=>r`<tr>
<th scope="row">${st(e)}</th>
<td>${o(`class-${e.class}`)}</td>
<td>${o("won-of",{won:e.won,games:e.played})}</td>
<td>${Fe(e.mean_margin)}</td>
<td>${Fe(e.best_margin)}</td>
</tr>`)}
</tbody>
</table>
</div>`}function Fe(t){return t===null?"–":z(Math.round(t*10)/10)}function Qn(t,e){return r`<label class="tick"
><input
type="checkbox"
data-testid="listed"
.checked=${e}
@change=${n=>t.list(q(n))}
/><span>${o("list-ratings")} <span class="small">${o("list-ratings-note")}</span></span></label
>`}var Jn=["placing","timing","economy","special","patches"],Gn=5;function qe(t){let e=t.filter(({tile:s})=>s!==null),n=t.findIndex(({won:s})=>!s);return{played:t.length,won:t.filter(({won:s})=>s).length,streak:n<0?t.length:n,longest:Vn(t.map(({won:s})=>s)),tile:xt(e.map(({tile:s})=>Number(s))),empty:xt(e.map(({empty:s})=>s??0))}}function Vn(t){let[e,n]=[0,0];for(let s of t)n=s?n+1:0,e=Math.max(e,n);return e}function xt(t){return t.length?t.reduce((e,n)=>e+n,0)/t.length:null}function Re(t){let e=new Map;for(let n of t){let s=Yn(n),a=e.get(s)??{name:s,played:0,won:0,order:zn(n)};a.played+=1,a.won+=Number(n.won),e.set(s,a)}return[...e.values()].sort((n,s)=>n.order-s.order).map(({name:n,played:s,won:a})=>({name:n,played:s,won:a}))}function Yn({opponent:t,level:e}){return t==="automa"?o("progress-automa",{numeral:J[(e??1)-1].numeral}):st({opponent:t,level:e})}function zn({opponent:t,level:e}){return["computer","automa","greedy","random","person","bot"].indexOf(t)*100+(e??0)}function _e(t){let e=t.flatMap(n=>n.points_lost===null?[]:[n.points_lost]);return e.reverse(),e.map((n,s)=>xt(e.slice(Math.max(0,s+1-Gn),s+1))??0)}function Ce(t){return Jn.map(e=>({cause:e,points:t[e]})).sort((e,n)=>n.points-e.points)}var Zn=1;function Ke({games:t,best:e,gone:n},s){return r`${$(s)}
<main class="me progress">
<h1 data-testid="progress-title">${o("tab-progress")}</h1>
${t.length===0?r`<p data-testid="progress-none">${o("progress-none")}</p>`:r`<div class="column">${Xn(qe(t))} ${ts(Re(t))}</div>
<div class="column">${es(_e(t),n)} ${ns(e,s)}</div>`}
<p class="small"><a href="/" @click=${f(s)}>${o("back-to-home")}</a></p>
</main>`}function Xn({played:t,won:e,streak:n,longest:s,tile:a,empty:i}){let c=[["progress-played",Pt(t)],["progress-won",Ue(e/t)],["progress-streak",Pt(n)],["progress-longest",Pt(s)],["progress-tile",a===null?"–":Ue(a)],["progress-empty",i===null?"–":ot(i)]];return r`<section class="panel" aria-labelledby="figures-heading">
<h2 id="figures-heading">${o("progress-figures")}</h2>
<dl class="figures" data-testid="progress-figures">
${c.map(([u,m])=>r`<div>
<dt>${o(u)}</dt>
<dd>${m}</dd>
</div>`)}
</dl>
</section>`}function ts(t){return r`<section class="panel" aria-labelledby="shares-heading">
<h2 id="shares-heading">${o("progress-shares")}</h2>
<ul class="bars" data-testid="progress-shares">
${t.map(({name:e,played:n,won:s})=>He(e,o("won-of",{won:s,games:n}),s/n))}
</ul>
</section>`}function He(t,e,n){return r`<li>
<span>${t}</span><b>${e}</b>
<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
<rect class="whole" width="100" height="4"></rect>
<rect class="part" width=${Math.round(100*n)} height="4"></rect>
</svg>
</li>`}function es(t,e){let n=r`<h2 id="losses-heading">${o("progress-losses")}</h2>`;if(e===null)return r`<section class="panel" aria-labelledby="losses-heading">
${n}
<p class="small" data-testid="progress-unreviewed">${o("progress-unreviewed")}</p>
</section>`;let s=Ce(e),a=Math.max(s[0].points,.1),i={from:ot(t[0]),to:ot(t[t.length-1])};return r`<section class="panel" aria-labelledby="losses-heading">
${n}
<p>${o("progress-lost-now",{points:i.to})}</p>
${vt(wt(t,Zn),o("progress-line",i))}
<h3 id="causes-heading">${o("progress-causes")}</h3>
<p class="small">${o("progress-causes-note",{count:e.games})}</p>
<ul class="bars" data-testid="progress-causes" aria-labelledby="causes-heading">
${s.map(({cause:c,points:u})=>He(o(`progress-cause-${c}`),ot(u),u/a))}
</ul>
</section>`}function ns(t,e){return t.length===0?l:r`<section class="panel" aria-labelledby="quilts-heading">
<h2 id="quilts-heading">${o("progress-quilts")}</h2>
<ul class="best-quilts" data-testid="progress-quilts">
${t.map(({game:n,cells:s,empty:a})=>r`<li>
<a href=${`/game/${n}`} @click=${f(e)}
>${de(s)}<span>${o("progress-quilt-empty",{empty:a})}</span></a
>
</li>`)}
</ul>
</section>`}function Pt(t){return new Intl.NumberFormat(B()).format(t)}function ot(t){return new Intl.NumberFormat(B(),{maximumFractionDigits:1}).format(t)}function Ue(t){return new Intl.NumberFormat(B(),{style:"percent"}).format(t)}var at=class{constructor(e,n){this.outside=e,this.store=w((s,a)=>({...s,...a}),{...S,...n,link:null,token:null})}get state(){return this.store.get()}rename(e){return this.ask("name",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({name:e})}),o("saved")))}makeAccount(e,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.makeAccount(e,n)}),o("account-made")))}addPasskey(e){return this.ask("account",async()=>{let{ceremony:n,publicKey:s}=await this.outside.api.askForPasskey(e),a=await this.outside.makePasskey(s),i=this.state.me.name??o("default-passkey");return this.store.dispatch({me:await this.outside.api.addPasskey(n,i,a)}),o(e===null?"passkey-added":"account-made-passkey")})}async removePasskey({id:e,name:n}){return await _(this.outside,n)?this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.removePasskey(e)}),o("passkey-removed"))):!1}changePassphrase(e,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.changePassphrase(e,n)}),o("passphrase-changed")))}list(e){return this.ask("ratings",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({listed:e})}),o(e?"ratings-listed":"ratings-not-listed")))}signOut(e){return this.ask("account",async()=>(await this.outside.api.signOut(e),this.outside.go("/"),""))}makeLink(){return this.ask("device",async()=>{let{url:e,expires:n}=await this.outside.api.makeLink(),s={address:this.outside.origin+e,expires:n,picture:null};return this.store.dispatch({link:s}),this.store.dispatch({link:{...s,picture:await this.outside.drawQr(e)}}),""})}dropLink(){return this.ask("device",async()=>(await this.outside.api.dropLinks(),this.store.dispatch({link:null}),o("link-dropped")))}copyLink(){return this.ask("device",async()=>(await this.outside.copy(this.state.link?.address??""),o("copied")))}shareLink(){let{link:e}=this.state,{share:n}=this.outside;return e===null||n===null?null:this.ask("device",async()=>{try{await n({title:o("share-device"),url:e.address})}catch(s){if(!(s instanceof Error&&s.name==="AbortError"))throw s}return""})}notify(e){return this.ask("notices",async()=>(e?await this.startNotices():await this.endNotices(),this.store.dispatch({isNotified:e}),o(e?"will-tell":"stays-quiet")))}async startNotices(){let{key:e}=this.state.me.push;if(e===null)throw new Error(o("sends-none"));await this.outside.api.subscribeToPush(await this.outside.subscribe(e))}async endNotices(){let e=await this.outside.unsubscribe();e!==null&&await this.outside.api.unsubscribeFromPush(e)}makeBot(e){return this.ask("bots",async()=>{let{token:n}=await this.outside.api.makeBot(e);return await this.readBots(),this.store.dispatch({token:{bot:e,token:n}}),""})}async removeBot({id:e,name:n}){return await _(this.outside,n)?this.ask("bots",async()=>(await this.outside.api.removeBot(e),this.store.dispatch({token:null}),await this.readBots(),o("bot-removed",{name:n}))):!1}makeToken({id:e,name:n}){return this.ask("bots",async()=>{let{token:s}=await this.outside.api.makeToken(e);return await this.readBots(),this.store.dispatch({token:{bot:n,token:s}}),""})}async revokeToken({id:e,name:n},s){return await this.outside.isSure(o("sure-revoke",{name:n}),o("revoke"))?this.ask("bots",async()=>(await this.outside.api.revokeToken(e,s),this.store.dispatch({token:null}),await this.readBots(),o("token-revoked",{name:n}))):!1}async readBots(){let{bots:e}=await this.outside.api.fetchBots();this.store.dispatch({bots:e})}leave(e){let n=this.state.me.account?.passphrase??!1;return this.ask("leaving",async()=>{if(!n&&e.trim().toLowerCase()!==o("confirm-word"))throw new Error(o("type-word-first",{word:o("confirm-word")}));return await this.outside.api.removeMe(n?e:null),this.outside.go("/"),""})}ask(e,n){return k(this.store,e,n)}};var K={};mt(K,{addPasskey:()=>ls,askForPasskey:()=>cs,askWho:()=>ms,changeMe:()=>ss,changePassphrase:()=>is,dropLinks:()=>hs,fetchBots:()=>Et,fetchRatings:()=>Tt,fetchStatistics:()=>Ot,lookAtLink:()=>St,makeAccount:()=>os,makeBot:()=>bs,makeLink:()=>ps,makeToken:()=>ws,removeBot:()=>ks,removeMe:()=>gs,removePasskey:()=>us,revokeToken:()=>vs,signIn:()=>as,signInByLink:()=>fs,signInByPasskey:()=>ds,signOut:()=>rs,subscribeToPush:()=>$s,unsubscribeFromPush:()=>ys});function ss(t){return d("/api/me",t,"PATCH")}function os(t,e){return d("/api/account",{login:t,passphrase:e})}function as(t,e,n){return d("/api/sign-in",{login:t,passphrase:e,bring:n})}async function rs(t=!1){await P(t?"/api/sign-out/everywhere":"/api/sign-out",{})}function is(t,e){return d("/api/me/passphrase",{old:t,new:e})}function cs(t){return d("/api/passkeys/options",{login:t})}function ls(t,e,n){return d("/api/passkeys",{ceremony:t,name:e,credential:n})}function us(t){return d(`/api/passkeys/${encodeURIComponent(t)}`,{},"DELETE")}function ms(){return d("/api/sign-in/passkey/options",{})}function ds(t,e,n){return d("/api/sign-in/passkey",{ceremony:t,credential:e,bring:n})}function ps(){return d("/api/me/link",{})}async function hs(){await P("/api/me/link",{},"DELETE")}function St(t){return d("/api/sign-in/link/look",{code:t})}function fs(t,e){return d("/api/sign-in/link",{code:t,bring:e})}async function $s(t){await P("/api/me/push",{subscription:t})}async function ys(t){await P("/api/me/push",{endpoint:t},"DELETE")}function Tt(){return d("/api/me/ratings")}function Ot(){return d("/api/me/statistics")}async function gs(t){await P("/api/me",{passphrase:t},"DELETE")}function Et(){return d("/api/me/bots")}function bs(t){return d("/api/me/bots",{name:t})}async function ks(t){await P(`/api/me/bots/${t}`,{},"DELETE")}function ws(t){return d(`/api/me/bots/${t}/tokens`,{})}async function vs(t,e){await P(`/api/me/bots/${t}/tokens/${e}`,{},"DELETE")}var rt=class{constructor(e,n){this.outside=e,this.store=w((s,a)=>({...s,...a}),{...S,...n,picture:null,shown:null})}get state(){return this.store.get()}get link(){let{invitation:e}=this.state;return e===null?null:this.outside.origin+e}async load(){try{let e=await this.outside.api.fetchTournament(this.state.tournament.id);this.store.dispatch({tournament:e,errors:{...this.state.errors,read:""}})}catch(e){this.store.dispatch({errors:{...this.state.errors,read:F(e)}})}}show(e){this.store.dispatch({shown:e})}join(e){let{tournament:n,code:s}=this.state;return this.change("players",()=>this.outside.api.join(n.id,s??"",e.trim()||null))}start(){return this.change("organise",()=>this.outside.api.start(this.state.tournament.id))}async withdraw(){return await this.outside.isSure(o("sure-withdraw"),o("withdraw"))?this.change("players",()=>this.outside.api.withdraw(this.state.tournament.id)):!1}async removeEntrant(e){let n=this.nameOf(e);return await _(this.outside,n)?this.change("organise",()=>this.outside.api.removeEntrant(this.state.tournament.id,e)):!1}async forfeit(e,n){let s=this.nameOf(n);return await this.outside.isSure(o("sure-forfeit",{name:s}),o("name-loses",{name:s}))?this.change("organise",()=>this.outside.api.forfeit(this.state.tournament.id,e,n)):!1}change(e,n){return k(this.store,e,async()=>(this.store.dispatch({tournament:await n()}),""))}nameOf(e){let{entrants:n}=this.state.tournament;return n.find(({entrant:s})=>s===e)?.name??""}invite(){return k(this.store,"organise",async()=>{let{invitation:e}=await this.outside.api.inviteAgain(this.state.tournament.id);return this.outside.keepInvitation(e),this.store.dispatch({invitation:e,picture:null}),""})}copy(){return k(this.store,"organise",async()=>(await this.outside.copy(this.link??""),o("copied")))}async remove(){let{name:e}=this.state.tournament;return await _(this.outside,e)?k(this.store,"organise",async()=>(await this.outside.api.removeTournament(this.state.tournament.id),this.outside.go("/tournaments"),"")):!1}};function Lt(t){return/^#join=([\w-]+)$/.exec(t)?.[1]??null}function We({kind:t,rounds:e,clock:n,twice:s,rated:a}){let i=[o(`kind-${t}`)];return e!==null&&i.push(o("rounds-count",{count:e})),i.push(n===null?o("no-clock"):se(n)),s&&i.push(o("each-ring-twice")),a&&i.push(o("terms-rated")),i.join(", ")}function E({entrants:t,you:e},n){let s=t.find(a=>a.entrant===n)?.name??"?";return n===e?o("name-is-you",{name:s}):s}function Qe({tournament:t,shown:e}){let{schedule:n}=t;return n.find(({round:s})=>s===e)??n.at(-1)??null}function It(t,e){if(!t.over)return o("being-played");if(t.winner===null)return o("no-result");if(t.scores&&(t.reason==="score"||t.reason==="first to 53")){let[a,i]=t.first===e?t.scores:[t.scores[1],t.scores[0]];return Vt(a,i)}let n=t.winner===e?"won":"lost",s=t.reason==="time"?"time":"resigned";return o(`game-${n}-${s}`)}function Mt({you:t}){return t!==null}var it={};mt(it,{fetchTournament:()=>At,fetchTournaments:()=>Dt,forfeit:()=>Ls,inviteAgain:()=>Ps,join:()=>Ss,makeTournament:()=>xs,removeEntrant:()=>Es,removeTournament:()=>Is,start:()=>Ts,withdraw:()=>Os});function Dt(){return d("/api/tournaments")}function xs(t){return d("/api/tournaments",t)}function At(t){return d(`/api/tournaments/${t}`)}function Ps(t){return d(`/api/tournaments/${t}/invitation`,{})}function Ss(t,e,n){return d(`/api/tournaments/${t}/join`,{code:e,name:n})}function Ts(t){return d(`/api/tournaments/${t}/start`,{})}function Os(t){return d(`/api/tournaments/${t}/withdraw`,{})}function Es(t,e){return d(`/api/tournaments/${t}/remove`,{entrant:e})}function Ls(t,e,n){return d(`/api/tournaments/${t}/forfeit`,{pairing:e,entrant:n})}async function Is(t){await P(`/api/tournaments/${t}`,{},"DELETE")}var ct=class{constructor(e,n){this.outside=e,this.store=w((s,a)=>({...s,...a}),{...S,listed:n,form:{name:"",kind:"swiss",rounds:"",speed:"none",twice:!0,rated:!1}})}get state(){return this.store.get()}set(e){this.store.dispatch({form:{...this.state.form,...e}})}make(){let{name:e,kind:n,rounds:s,speed:a,twice:i,rated:c}=this.state.form;return k(this.store,"make",async()=>{let{id:u,url:m,invitation:h}=await this.outside.api.makeTournament({name:e.trim(),kind:n,clock:ae(a),board:"revised",twice:i,rated:c,rounds:n==="swiss"&&s?Number(s):null});return this.outside.keepInvitation(u,h),this.outside.go(m),""})}};function Je({kind:t,state:e,round:n,rounds:s,entrants:a}){let i=e==="running"?Ms(n,s):o(`state-${e}`);return[o(`kind-${t}`),i,o("players-count",{count:a})].join(", ")}function Ms(t,e){return e===null?o("round-number",{round:t}):o("round-number-of",{round:t,rounds:e})}var H=class{constructor(e,n,s=null){this.outside=e,this.store=w((a,i)=>({...a,...i}),{...S,me:n,link:s,bring:!0})}get state(){return this.store.get()}get canBring(){let{known:e,account:n}=this.state.me;return e&&n===null}setBring(e){this.store.dispatch({bring:e})}signIn(e,n){return this.enter("passphrase",()=>this.outside.api.signIn(e,n,this.state.bring))}signInByPasskey(){return this.enter("passkey",async()=>{let{ceremony:e,publicKey:n}=await this.outside.api.askWho(),s=await this.outside.usePasskey(n);return this.outside.api.signInByPasskey(e,s,this.state.bring)})}signInByLink(e){return this.enter("link",()=>this.outside.api.signInByLink(e,this.state.bring))}enter(e,n){return k(this.store,e,async()=>(await n(),this.outside.go("/"),""))}};function Ge(t){return t===404?o("link-unknown"):t===410?o("link-used"):null}function Nt(t,e){let n=Te("sure","sure-heading",s=>{let a=i=>()=>s.close(i);b(r`<h2 id="sure-heading">${t}</h2>
<div class="row">
<button type="button" class="main" @click=${a("")}>${o("cancel")}</button>
<button type="button" data-testid="sure" @click=${a("yes")}>${e}</button>
</div>`,s)});return new Promise(s=>{n.addEventListener("close",()=>s(n.returnValue==="yes"))})}function Bt(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function Ve(){return Bt()&&await Ze()!==null}async function Ye(t){if(await Notification.requestPermission()!=="granted")throw new Error(o("notices-refused"));await navigator.serviceWorker.register("/sw.js");let e=await navigator.serviceWorker.ready;try{let n={userVisibleOnly:!0,applicationServerKey:t};return(await e.pushManager.subscribe(n)).toJSON()}catch(n){throw new Error(o("notices-unreachable"),{cause:n})}}async function ze(){let t=await Ze();return t===null?null:(await t.unsubscribe(),t.endpoint)}async function Ze(){return await(await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription()??null}function Ft(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function Xe(t){let e=t;return tn(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(e)}))}async function jt(t){let e=t;return tn(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(e)}))}async function tn(t){try{let e=await t;if(e)return e.toJSON()}catch(e){if(!(e instanceof DOMException))throw e;if(e.name==="InvalidStateError")throw new Error(o("passkey-there"),{cause:e})}throw new Error(o("passkey-none"))}function W(t,e=""){return r`<label
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
/></label>`}function M(t,e,n,s=""){return r`<label
>${e} <span class="small">${s}</span>
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
><input type="checkbox" @change=${Ds} /><span>${o("show-it")}</span></label
>`}function Ds(t){let e=t.target,n=e.closest("label")?.previousElementSibling?.querySelector("input");n&&(n.type=e.checked?"text":"password")}function en(t,e,n){let{me:s}=t.state,a=n&&s.passkeys_possible,i=s.account?Ns(t,s.account,a):As(t,e,a);return y(t.state,"account",o("account"),i)}function As(t,e,n){let{busy:s}=t.state;return r`<p class="small">${o("account-why")}</p>
<form
class="fields"
@submit=${v(a=>t.makeAccount(a("login"),a("passphrase")))}
>
${W("username",o("never-shown"))}
${M("passphrase",o("passphrase"),"new-password",o("at-least-8"))}
<button type="submit" class="main" data-testid="make-account" ?disabled=${s!==null}>
${o("make-account")}
</button>
</form>
${n?r`<details class="fold">
<summary>${o("passkey-instead")}</summary>
<form class="fields" @submit=${v(a=>t.addPasskey(a("login")))}>
${W("username")}
<button type="submit" data-testid="make-passkey" ?disabled=${s!==null}>
${o("make-account-passkey")}
</button>
</form>
</details>`:l}
<p class="small">
${O("have-one",{link:r`<a href="/sign-in" data-testid="to-sign-in" @click=${f(e)}
>${o("sign-in")}</a
>`})}
</p>`}function Ns(t,e,n){let{state:s}=t;return r`<p>
${O("signed-in-as",{login:r`<b data-testid="signed-in-as">${e.login}</b>`})}
</p>
<div class="row">
${p(s,o("sign-out"),"sign-out",()=>t.signOut(!1))}
${p(s,o("sign-out-everywhere"),"sign-out-everywhere",()=>t.signOut(!0))}
</div>
<details class="fold">
<summary>${o(e.passphrase?"change-passphrase":"set-passphrase")}</summary>
<form
class="fields"
@submit=${v(a=>t.changePassphrase(e.passphrase?a("old"):null,a("passphrase")))}
>
${e.passphrase?M("old",o("old-passphrase"),"current-password"):l}
${M("passphrase",o("new-passphrase"),"new-password",o("at-least-8"))}
<button type="submit" data-testid="change-passphrase" ?disabled=${s.busy!==null}>
${o("change")}
</button>
</form>
</details>
${n||e.passkeys.length>0?Bs(t,e,n):l}`}function Bs(t,e,n){let{state:s}=t;return r`<h3>${o("passkeys")}</h3>
<ul class="things">
${e.passkeys.map(a=>Fs(t,a))}
</ul>
${n?p(s,o("add-passkey"),"add-passkey",()=>t.addPasskey(null)):l}
${e.fresh?l:r`<p class="small">${o("passkey-needs-fresh")}</p>`}`}function Fs(t,{id:e,name:n,created:s}){return r`<li>
<span>${n} <span class="small">${o("since-day",{day:G(s)})}</span></span>
<button
type="button"
class="quiet"
aria-label=${o("remove-name",{name:n})}
@click=${()=>t.removePasskey({id:e,name:n})}
>
${o("remove")}
</button>
</li>`}function nn(t){let{state:e}=t,{bots:n,token:s}=e,a=r`<details class="fold" ?open=${n.length>0||s!==null}>
<summary data-testid="open-bots">${o("let-program-play")}</summary>
<p class="small">${O("bot-text",{command:r`<code>quiltbee bot</code>`})}</p>
${s?r`<p class="token">
<label for="bot-token">${o("token-of-bot",{bot:s.bot})}</label>
<input
id="bot-token"
data-testid="bot-token"
readonly
.value=${s.token}
@focus=${i=>i.target.select()}
/>
</p>`:l}
<ul class="things" data-testid="bot-list">
${n.map(i=>js(t,i))}
</ul>
<form class="with-button" @submit=${v(i=>t.makeBot(i("bot")))}>
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
</details>`;return y(e,"bots",o("bots"),a)}function js(t,e){let{state:n}=t,s=r`${o("remove")}<span class="visually-hidden"> ${e.name}</span>`;return r`<li>
<span>
<b>${e.name}</b>
<span class="small">${o(e.online?"listening":"not-connected")}</span>
</span>
${p(n,o("new-token"),"new-token",()=>t.makeToken(e),"quiet")}
${p(n,s,"remove-bot",()=>t.removeBot(e),"quiet")}
<ul class="tokens">
${e.tokens.map(a=>qs(t,e,a))}
</ul>
</li>`}function qs(t,e,{id:n,scope:s,created:a}){return r`<li class="small">
<span
>${o("token-of-day",{day:G(a)})}${s==="read"?o("only-to-look"):""}</span
>
${p(t.state,o("revoke"),"revoke-token",()=>t.revokeToken(e,n),"quiet")}
</li>`}function sn(t){let{state:e}=t,{link:n}=e;return y(e,"device",o("another-device"),r`<p class="small">${o("another-device-text")}</p>
${n?Rs(t,n):p(e,o("make-link"),"make-link",()=>t.makeLink(),"wide")}`)}function Rs(t,{address:e,picture:n}){let{state:s}=t,a=t.outside.share?p(s,o("share"),"share-device-link",()=>t.shareLink()):l;return r`<label for="device-link" class="visually-hidden">${o("the-link")}</label>
<input
id="device-link"
data-testid="device-link"
readonly
.value=${e}
@focus=${i=>i.target.select()}
/>
<div class="row">
${p(s,o("copy"),"copy-device-link",()=>t.copyLink(),"main")} ${a}
${p(s,o("withdraw-it"),"drop-link",()=>t.dropLink())}
</div>
<div class="qr">
${n?r`<img
alt=${o("qr-code")}
data-testid="device-qr"
src=${`data:image/svg+xml,${encodeURIComponent(n)}`}
/>`:l}
</div>`}function on(t,e){let{state:n}=t;return y(n,"notices",o("notifications"),_s(t,e))}function _s(t,e){let{state:n}=t;return n.me.push.available?e?r`<p class="small">${o("browser-can-tell")}</p>
${n.isNotified?p(n,o("turn-off-here"),"stop-notices",()=>t.notify(!1)):p(n,o("tell-me"),"start-notices",()=>t.notify(!0))}`:r`<p class="small">${o("browser-has-none")}</p>`:r`<p class="small">${o("server-sends-none")}</p>`}function an(t){let{state:e}=t,n=e.me.account?.passphrase??!1,s=r`<div class="row">
<a class="button" href="/api/me/records.zip" download data-testid="records"
>${o("download-games")}</a
>
<a class="button" href="/api/me/data.json" download="quiltbee.json" data-testid="data"
>${o("download-data")}</a
>
</div>
<details class="fold">
<summary data-testid="open-leaving">${o("delete-me")}</summary>
<form class="fields" @submit=${v(a=>t.leave(a("leaving")))}>
<p class="small">${o("delete-text")}</p>
${n?M("leaving",o("your-passphrase"),"current-password"):r`<label
>${o("type-to-confirm",{word:o("confirm-word")})}
<input name="leaving" data-testid="leaving" required autocomplete="off"
/></label>`}
<button type="submit" class="danger" data-testid="leave" ?disabled=${e.busy!==null}>
${o("delete-me")}
</button>
</form>
</details>`;return y(e,"leaving",o("your-data"),s)}function rn(t,e,n){let{me:s}=t.state;return r`${$(e)}
<main class="me">
<h1 data-testid="me-title">${s.name??o("to-me")}</h1>
<div class="column">
${Cs(t)} ${en(t,e,n.passkeys)}
${s.known?sn(t):l}
${s.known?on(t,n.notices):l}
</div>
<div class="column">
${je(t)} ${nn(t)} ${s.known?an(t):l}
<p class="small">
<a href="/" @click=${f(e)}>${o("back-to-home")}</a>
</p>
</div>
</main>`}function Cs(t){let{state:e}=t;return y(e,"name",o("your-name"),r`<form class="with-button" @submit=${v(n=>t.rename(n("name")))}>
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
</form>`)}function cn(t,e,n){let{state:s}=t,{account:a}=s.me;if(a)return Q(e,o("you-are-signed-in"),mn(a.login,e));let i=r`<form
class="fields"
@submit=${v(c=>t.signIn(c("login"),c("passphrase")))}
>
${W("username")}
${M("passphrase",o("passphrase"),"current-password")} ${dn(t)}
<button type="submit" class="main" data-testid="sign-in" ?disabled=${s.busy!==null}>
${o("sign-in")}
</button>
</form>
${T(s,"passphrase")}
${n&&s.me.passkeys_possible?r`<div class="or">
${p(s,o("sign-in-passkey"),"sign-in-passkey",()=>t.signInByPasskey())}
${T(s,"passkey")}
</div>`:l}
<p class="small">
${O("signed-in-elsewhere",{you:r`<b>${o("to-me")}</b>`,device:r`<b>${o("another-device")}</b>`,play:r`<a href="/" @click=${f(e)}>${o("play-at-once")}</a>`})}
</p>`;return Q(e,o("sign-in"),i)}function ln(t,e,n){let{state:s}=t,{account:a}=s.me;if(a)return Q(e,o("you-are-signed-in"),mn(a.login,e));let i=s.link?.name,c=r`<p data-testid="link-whom">
${i?O("plays-as",{name:r`<b>${i}</b>`}):o("plays-as-same")}
</p>
${dn(t)}
<div class="row">
${p(s,o("sign-in-here"),"link-sign-in",()=>t.signInByLink(n),"main")}
<a class="button" href="/" @click=${f(e)}>${o("not-now")}</a>
</div>
${T(s,"link")}`;return Q(e,o("use-device-too"),c)}function un(t,e){return Q(e,o("link-no-longer"),r`<p data-testid="problem">${t}</p>
<a class="button main" href="/" @click=${f(e)}>${o("back-to-home")}</a>`)}function Q(t,e,n){return r`${$(t)}
<main class="narrow">
<section class="panel" aria-labelledby="sign-in-heading">
<h1 id="sign-in-heading" data-testid="sign-in-title">${e}</h1>
${n}
</section>
</main>`}function mn(t,e){return r`<p>${O("already-signed-in",{login:r`<b>${t}</b>`})}</p>
<a class="button main" href="/me" @click=${f(e)}>${o("to-your-page")}</a>`}function dn(t){return t.canBring?r`<label class="tick"
><input
type="checkbox"
data-testid="bring"
.checked=${t.state.bring}
@change=${e=>t.setBring(q(e))}
/><span>${o("bring-games")}</span></label
>`:l}var qt=["points","direct","buchholz","sonneborn_berger","wins","margin"];function pn(t,e,n){let{tournament:s,errors:a}=t.state;return r`${$(e)}
<main class="tournament" data-state=${s.state}>
<div class="tournament-head">
<h1 data-testid="tournament-title">${s.name}</h1>
<p class="small">${We(s)}</p>
${X(a.read,"tournament-error")}
</div>
${s.state==="open"?Us(t,n):l}
${s.schedule.length>0?Js(t,e):l}
${s.standings.length>0?Ys(s):l}
${s.schedule.length>0?zs(s):l}
${s.state==="running"?Zs(t):l}
<p class="small">
<a href="/tournaments" @click=${f(e)}>${o("all-your-tournaments")}</a>
</p>
</main>`}function Us(t,e){let{tournament:n}=t.state;return r`${y(t.state,"players",o("players"),Ks(t,e))}
${n.organising?y(t.state,"organise",o("invite-and-start"),Qs(t)):l}`}function Ks(t,e){let{tournament:n,code:s,invitation:a}=t.state,i=Mt(n),c=!i&&(s!==null||a!==null);return r`<ol class="things" data-testid="entrants">
${n.entrants.map(u=>Hs(t,u))}
</ol>
${n.entrants.length===0?r`<p class="small">${o("nobody-joined")}</p>`:l}
${c?Ws(t,e):l}
${i?r`<p class="small">${o("you-play")}</p>
${p(t.state,o("withdraw"),"withdraw",()=>t.withdraw())}`:l}
${i||c?l:r`<p class="small">${o("to-play-open-link")}</p>`}`}function Hs(t,{entrant:e,name:n,withdrawn:s}){let{tournament:a}=t.state;return r`<li>
<span
>${e===a.you?o("name-is-you",{name:n}):n}${s?o("comma-left-tournament"):""}</span
>
${a.organising&&e!==a.you&&!s?p(t.state,r`${o("remove")}<span class="visually-hidden"> ${n}</span>`,"remove-entrant",()=>t.removeEntrant(e),"quiet"):l}
</li>`}function Ws(t,e){return r`<form class="with-button" @submit=${v(n=>t.join(n("name")))}>
<label class="visually-hidden" for="join-name">${o("your-name-others")}</label>
<input
id="join-name"
name="name"
data-testid="join-name"
maxlength="40"
autocomplete="nickname"
placeholder=${o("your-name")}
.defaultValue=${e??""}
/>
<button type="submit" class="main" data-testid="join" ?disabled=${t.state.busy!==null}>
${o("join")}
</button>
</form>`}function Qs(t){let{state:e,link:n}=t;return r`${n===null?r`<p class="small">${o("no-tournament-link")}</p>
${p(e,o("make-link"),"tournament-invite",()=>t.invite())}`:r`<label for="tournament-link" class="small">${o("everybody-may-join")}</label>
<input
id="tournament-link"
data-testid="tournament-link"
readonly
.value=${n}
@focus=${s=>s.target.select()}
/>
<div class="row">
${p(e,o("copy"),"copy-tournament",()=>t.copy())}
${p(e,o("new-link"),"tournament-invite",()=>t.invite())}
</div>`}
<div class="row">
${p(e,o("start-tournament"),"start-tournament",()=>t.start(),"main")}
${p(e,o("delete-it"),"delete-tournament",()=>t.remove(),"danger")}
</div>`}function Js(t,e){let{tournament:n}=t.state,s=Qe(t.state);return s===null?l:r`<section class="panel pairings" aria-labelledby="pairings-heading">
<div class="panel-head">
<h2 id="pairings-heading">
${n.rounds===null?o("round-title",{round:s.round}):o("round-title-of",{round:s.round,rounds:n.rounds})}
</h2>
<div class="row" role="group" aria-label=${o("rounds")}>
${n.schedule.map(a=>r`<button
type="button"
class="quiet"
aria-pressed=${a.round===s.round?"true":"false"}
aria-label=${o("round-title",{round:a.round})}
@click=${()=>t.show(a.round)}
>
${a.round}
</button>`)}
</div>
</div>
<ul class="things" data-testid="pairings">
${s.pairings.map(a=>Gs(t,a,s.round,e))}
</ul>
${T(t.state,"organise")}
</section>`}function Gs(t,e,n,s){let{tournament:a}=t.state,{first:i,second:c,points:u,games:m}=e;if(c===null)return r`<li><span>${o("a-bye",{name:E(a,i)})}</span></li>`;let h=[i,c].includes(a.you??0),g=o("names-and",{first:E(a,i),second:E(a,c)});return r`<li class=${h?"mine":""}>
<span class="who-meets">
${E(a,i)} <b>${u[0]} : ${u[1]}</b> ${E(a,c)}
</span>
<span class="row">
${m.map((x,Tn)=>r`<a
class=${h&&!x.over?"button main":"button"}
href=${x.url}
@click=${f(s)}
aria-label=${o("game-of-meeting",{number:Tn+1,meeting:g,result:It(x,i)})}
>${h&&!x.over?o("play-game"):It(x,i)}</a
>`)}
</span>
${a.organising&&n===a.round&&m.some(({over:x})=>!x)?Vs(t,e,c):l}
</li>`}function Vs(t,{pairing:e,first:n},s){let{tournament:a}=t.state;return r`<details class="fold">
<summary>${o("somebody-missing")}</summary>
<div class="row">
${[n,s].map(i=>p(t.state,o("name-loses",{name:E(a,i)}),"forfeit",()=>t.forfeit(e,i)))}
</div>
</details>`}function Ys(t){return r`<section class="panel" aria-labelledby="standings-heading">
<h2 id="standings-heading">
${o(t.state==="over"?"final-standings":"standings")}
</h2>
<div class="scroll" tabindex="0" role="group" aria-labelledby="standings-heading">
<table class="scores" data-testid="standings">
<thead>
<tr>
<th scope="col">${o("column-place")}</th>
<th scope="col">${o("column-player")}</th>
${qt.map(e=>r`<th scope="col" title=${o(`meaning-${e}`)}>${o(`column-${e}`)}</th>`)}
</tr>
</thead>
<tbody>
${t.standings.map(e=>r`<tr class=${e.entrant===t.you?"mine":""}>
<td>${e.place}</td>
<th scope="row">${E(t,e.entrant)}</th>
${qt.map(n=>r`<td>${z(e[n])}</td>`)}
</tr>`)}
</tbody>
</table>
</div>
<details class="fold">
<summary>${o("how-told-apart")}</summary>
<dl class="small">
${qt.map(e=>r`<div>
<dt>${o(`column-${e}`)}</dt>
<dd>${o(`meaning-${e}`)}.</dd>
</div>`)}
</dl>
</details>
</section>`}function zs(t){let{entrants:e,cross_table:n}=t;return r`<section class="panel" aria-labelledby="cross-heading">
<h2 id="cross-heading">${o("cross-table")}</h2>
<div class="scroll" tabindex="0" role="group" aria-labelledby="cross-heading">
<table class="scores cross" data-testid="cross-table">
<thead>
<tr>
<th scope="col">${o("column-player")}</th>
${e.map(({name:s,entrant:a})=>r`<th scope="col" title=${s}>${a}</th>`)}
</tr>
</thead>
<tbody>
${e.map(({entrant:s},a)=>r`<tr>
<th scope="row">${s}. ${E(t,s)}</th>
${(n[a]??[]).map((i,c)=>r`<td class=${c===a?"self":""}>
${c===a?l:i??"–"}
</td>`)}
</tr>`)}
</tbody>
</table>
</div>
<p class="small">
<a href=${`/api/tournaments/${t.id}/records.pgr`} download>${o("download-all")}</a>
</p>
</section>`}function Zs(t){return Mt(t.state.tournament)?r`<details class="fold">
<summary>${o("leave-tournament")}</summary>
<p class="small">${o("games-are-lost")}</p>
${p(t.state,o("withdraw"),"withdraw",()=>t.withdraw(),"danger")}
${T(t.state,"players")}
</details>`:l}function fn(t,e){let{listed:n}=t.state;return r`${$(e)}
<main class="me tournaments">
<h1>${o("tab-tournaments")}</h1>
<div class="column">${y(t.state,"make",o("new-tournament"),to(t))}</div>
<div class="column">
<section class="panel" aria-labelledby="mine-heading">
<h2 id="mine-heading">${o("yours")}</h2>
<ul class="things" data-testid="tournament-list">
${n.map(s=>Xs(s,e))}
</ul>
${n.length===0?r`<p class="small">${o("no-tournaments")}</p>`:l}
</section>
<p class="small"><a href="/" @click=${f(e)}>${o("back-to-home")}</a></p>
</div>
</main>`}function Xs(t,e){let{id:n,name:s,organising:a}=t;return r`<li>
<span>
<a href=${`/tournaments/${n}`} @click=${f(e)}>${s}</a>
<span class="small block">${Je(t)}${a?o("comma-yours"):""}</span>
</span>
</li>`}function to(t){let{form:e,busy:n}=t.state;return r`<form class="fields" @submit=${a=>{a.preventDefault(),t.make()}}>
<label
>${o("tournament-name")}
<input
data-testid="tournament-name"
required
maxlength="60"
autocomplete="off"
placeholder=${o("club-evening")}
.value=${e.name}
@input=${a=>t.set({name:j(a)})}
/></label>
${ht("kind",o("who-meets-whom"),eo(),e.kind,a=>t.set({kind:a}))}
<p class="small explain">
${o("label-and-note",{label:o(`kind-${e.kind}`),note:o(`kind-note-${e.kind}`)})}
</p>
${e.kind==="swiss"?no(t):l}
${ht("clock",o("clock"),oe.map(({key:a})=>[a,o(`speed-${a}`)]),e.speed,a=>t.set({speed:a}))}
<div class="ticks">
${hn("twice",o("twice-fair"),e.twice,a=>t.set({twice:a}))}
${hn("tournament-rated",o("tick-rated"),e.rated,a=>t.set({rated:a}))}
</div>
<button type="submit" class="main" data-testid="make-tournament" ?disabled=${n!==null}>
${o("make-tournament")}
</button>
</form>`}function eo(){return["swiss","round_robin","double_round_robin"].map(t=>[t,o(`kind-${t}`)])}function no(t){return r`<label
>${o("rounds")} <span class="small">${o("rounds-note")}</span>
<input
type="number"
min="1"
max="15"
data-testid="rounds"
.value=${t.state.form.rounds}
@input=${e=>t.set({rounds:j(e)})}
/></label>`}function hn(t,e,n,s){return r`<label class="tick"
><input
type="checkbox"
data-testid=${t}
.checked=${n}
@change=${a=>s(q(a))}
/><span>${e}</span></label
>`}function $n(t){return t===404?{title:o("invitation-unknown"),text:o("invitation-unknown-text")}:t===410?{title:o("invitation-closed"),text:o("invitation-closed-text")}:null}function yn({board:t,clock:e,takebacks:n,rated:s,seed_chosen:a,seat:i}){return[[o("term-seat"),o(`term-seat-${i}`)],[o("clock"),e===null?o("term-no-clock"):ne(e)],[o("time-board"),o(`term-board-${t}`)],[o("circle"),o(a?"term-chosen":"term-drawn")],[o("tick-takebacks"),o(n?"tick-takebacks-note":"term-none")],[o("term-rating"),o(s?"tick-rated-note":"terms-not-rated")]]}function gn(t,e,n){let{yours:s,name:a,game:i}=t;return r`${$(n)}
<main class="invitation">
${ft()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">
${s?o("own-invitation"):o("invites-you",{name:a})}
</h1>
<dl class="terms" data-testid="invitation-terms">
${yn(t).map(([c,u])=>r`<div>
<dt>${c}</dt>
<dd>${u}</dd>
</div>`)}
</dl>
${s?so(i):be(e)}
</section>
</main>`}function so(t){return r`<p data-testid="own-invitation">${o("send-address")}</p>
<a class="button main" href=${`/game/${t}`}>${o("to-the-table")}</a>`}function bn({title:t,text:e},n){return r`${$(n)}
<main class="invitation">
${ft()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">${t}</h1>
<p data-testid="problem">${e}</p>
<a class="button main" href="/">${o("play-on-your-own")}</a>
</section>
</main>`}async function oo({root:t,shell:e},n){let s="tab-invitation";try{let a=await Kt(n),i=new ce({me:D,sit:m=>Ht(n,m),go:e.go}),c=()=>b(gn(a,i,e),t);return{page:{draw:c,close:i.store.watch(c)},title:s,after:async()=>a.yours?void 0:i.ask()}}catch(a){let i=a instanceof V?$n(a.status):null;if(!i)throw a;return{page:{draw:()=>b(bn(i,e),t),close:()=>{}},title:s}}}function ao(t,e){let[n,,...s]=t.link.split(","),a=t.moves.slice(0,e).filter(i=>!ee(i)).map(i=>i==="pass"?".":i);return[n,a.join(""),...s].join(",")}var lt=class{constructor(e,n,s){this.replay=e,this.go=n;let a={opponent:this.isSolo?"automa":"computer",strength:s,first:"you",busy:!1,error:""};this.store=w((i,c)=>({...i,...c}),a)}get isSolo(){return this.replay.automa!==null}async start(e){this.store.dispatch({busy:!0,error:""});try{let{url:n}=await Y(this.wanted(e));this.go(n)}catch(n){let s=n instanceof Error?n.message:String(n);this.store.dispatch({busy:!1,error:s})}}wanted(e){let{replay:n}=this,{opponent:s,strength:a,first:i}=this.store.get(),{automa:c}=n,u=c&&s==="automa"?{deck:c.deck,level:c.level}:null,m=s==="computer"?{level:a}:null,h=s==="person"?L(n).map(({name:x})=>x):null,g=ao(n,e);return{opponent:s,...u,...m,first:i,board:"revised",seed:null,from:g,names:h}}};function kn(t){return t.frames.slice(1).map(({move:e,player:n},s)=>({number:s+1,player:n??1,move:e??"pass"}))}var ut=class{constructor(e,n){let s=re(e,n);this.patches=n;let a={replay:{...e,frames:s},index:s.length-1,walks:{1:[4,4],2:[4,4]},said:""};this.store=w((i,c)=>({...i,...c}),a)}look(e){let n=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(n,e))})}step(e){let{index:n,replay:s}=this.store.get(),a=s.frames.length-1,i={ArrowLeft:n-1,ArrowRight:n+1,Home:0,End:a};return Object.hasOwn(i,e)?(this.look(i[e]),!0):!1}get path(){let{link:e,tags:n}=this.store.get().replay;return Zt(e,[n.Player1,n.Player2])}get reviewPath(){return`/review${this.path.slice(1)}`}walk(e,n){let{walks:s}=this.store.get();this.store.dispatch({walks:{...s,[e]:Qt(s[e],n)}})}};function wn(t,e){let n=t.store.get(),s=t.isSolo?[["automa",o("automa-alone")]]:[...Ut.map(({level:c})=>[String(c),o("computer-level-name",{level:String(c),name:ue(c)})]),["person",o("two-people-here")]],a=n.opponent==="computer"?String(n.strength):n.opponent;return r`<form class="panel play-on" @submit=${c=>{c.preventDefault(),t.start(e)}} aria-labelledby="on-heading">
<h2 id="on-heading">${o("play-on-here")}</h2>
<label
>${o("against")}
<select
data-testid="on-opponent"
@change=${c=>t.store.dispatch(ro(j(c)))}
>
${s.map(([c,u])=>r`<option value=${c} ?selected=${a===c}>${u}</option>`)}
</select></label
>
${t.isSolo?l:r`<label
>${o("you-are")}
<select
data-testid="on-first"
@change=${c=>t.store.dispatch({first:j(c)})}
>
<option value="you" ?selected=${n.first==="you"}>${o("player-one")}</option>
<option value="opponent" ?selected=${n.first==="opponent"}>
${o("player-two")}
</option>
</select></label
>`}
<button type="submit" class="main" data-testid="play-on" ?disabled=${n.busy}>
${o("play-on")}
</button>
${X(n.error,"play-on-error")}
</form>`}function ro(t){return t==="person"||t==="automa"?{opponent:t}:{opponent:"computer",strength:Number(t)}}function Rt(t,e,n,s){let{replay:a,index:i}=t,c=a.frames[i],u=L(a);if(n===2&&c.automa)return co(c,c.automa,u,e,s);let m=`${n===1?"front":"back"} p${n}`;return r`<div class=${`seat ${m}`}>${fe(c,u,n)}</div>
<div class=${`spread ${m}`}>${io(t,e,n,s)}</div>`}function io({replay:t,index:e,walks:n},s,a,i){let c=t.frames[e];return me({number:a,name:L(t)[a-1].name,player:c.players[a-1],patches:s.patches,lettered:i,active:!1,held:!1,ghost:null,cursor:n[a],fresh:Yt(c.player===a?[c.move]:[],s.patches)})}function co(t,e,n,s,a){return r`<div class="seat back p2">${$e(t,n,e)}</div>
${ye(t,e,{turns:e.turns,run:0},s.patches,a)}`}function vn({replay:t,index:e},n){let s=a=>n.look(a);return ve(kn(t),e,L(t),n.patches,s)}function xn(t,e,n){let s=t.store.get(),{replay:a,index:i}=s,c=a.frames[i],u=L(a),{letters:m,look:h}=n.settings,g=()=>n.change({look:h==="cloth"?"thread":"cloth"});return r`${$(n,xe(n,a.link,i))}
<main class=${`table ${c.automa?"solo":"screen"} viewer`} data-stage=${c.stage}>
<div class="felt">
<div class="turn">
<h1 id="turn-heading" tabindex="-1" data-testid="turn">
${i===0?o("start-position"):o("after-move",{number:String(i)})}:
${Jt(c,u)}
</h1>
<p data-testid="turn-reason">${Gt(c,u)}</p>
${a.comment?ge(a.comment):l}
${a.frames.length>1?lo(t,n):l}
</div>
<div class="column own">
${Rt(s,t,1,m)} ${ke(c.ring,t.patches,m)}
</div>
<div class="column middle">
${we(c,t.patches,m)} ${vn(s,t)}
${c.result?Pe(c,u,uo(t,n)):wn(e,i)}
</div>
<div class="column other">
${Rt(s,t,2,m)} ${Xt(c,u,h,g)}
</div>
</div>
<div class="below">${Se(c,u,t.patches)}</div>
</main>`}function lo(t,e){return r`<button
type="button"
class="to-review"
data-testid="review"
@click=${()=>e.go(t.reviewPath)}
>
${A("graph")}<span>${o("review")}</span>
</button>`}function uo(t,e){let{replay:n,said:s}=t.store.get(),a=async()=>t.store.dispatch({said:await he(`${location.origin}${t.path}`)});return r`<button
type="button"
class="main"
data-testid="play-again"
@click=${()=>e.go("/")}
>
${o("new-game")}
</button>
<button type="button" data-testid="copy-link" @click=${a}>
${A("link")}<span>${o("copy-link")}</span>
</button>
<button type="button" data-testid="download-record" @click=${()=>pe(n.record)}>
${A("download")}<span>${o("record")}</span>
</button>
<p class="small copied" role="status" data-testid="copied">${s}</p>`}function mo(t,e,n,s){let a=new ut(e,n),i=new lt(e,s.go,s.settings.strength),c=()=>{b(xn(a,i,s),t),ie(t)},u=[a.store.watch(c),i.store.watch(c)],m=g=>po(g,a);return window.addEventListener("keydown",m),{draw:c,close:()=>{for(let g of u)g();window.removeEventListener("keydown",m)}}}function po(t,e){let{target:n,key:s,altKey:a,ctrlKey:i,metaKey:c,shiftKey:u}=t;a||i||c||u||n instanceof Element&&n.closest("select, input, textarea, dialog")||te(t,(m,h)=>e.walk(m,h))||e.step(s)&&t.preventDefault()}var ho=5e3,Dc={aid:fo,me:$o,"sign-in":yo,link:go,today:(t,e)=>Pn(t,e,R(new Date)),day:Pn,progress:ko,tournaments:wo,tournament:vo};async function fo(t,e){let{aidSheet:n,printButton:s}=await zt("aid");return{draw:()=>b(r`${$(e)}
<main class="aid-page">
<div class="panel-head">
<h1>${o("how-to-play")}</h1>
${s(()=>window.print())}
</div>
${n()}
</main>`,t),close:()=>{}}}async function $o(t,e){let n={},[s,{ratings:a},i,{bots:c},u]=await Promise.all([D(),_t(Tt(),{ratings:[]},"ratings",n),_t(Ot(),{totals:[],automa:[]},"ratings",n),_t(Et(),{bots:[]},"bots",n),Ve()]),m={api:K,drawQr:dt,isSure:Nt,makePasskey:Xe,subscribe:Ye,unsubscribe:ze,go:Ct,copy:Z,origin:location.origin,share:Sn()},h=new at(m,{me:s,ratings:a,statistics:i,bots:c,isNotified:u,errors:n}),g={passkeys:Ft(),notices:Bt()},x=()=>b(rn(h,e,g),t);return{draw:x,close:h.store.watch(x)}}async function _t(t,e,n,s){try{return await t}catch(a){return Object.assign(s,{[n]:F(a)}),e}}function Ct(t){location.assign(t)}function Sn(){return"share"in navigator?t=>navigator.share(t):null}async function yo(t,e){let n=new H({api:K,usePasskey:jt,go:Ct},await D()),s=()=>b(cn(n,e,Ft()),t);return{draw:s,close:n.store.watch(s)}}async function go(t,e,n){try{let[s,a]=await Promise.all([D(),St(n)]),i=new H({api:K,usePasskey:jt,go:Ct},s,a),c=()=>b(ln(i,e,n),t);return{draw:c,close:i.store.watch(c)}}catch(s){let a=s instanceof V?Ge(s.status):null;if(a===null)throw s;return{draw:()=>b(un(a,e),t),close:()=>{}}}}async function Pn(t,e,n){let[s,{days:a}]=await Promise.all([yt(n),gt()]),i={api:bt,createGame:Y,copy:Z,go:e.go,origin:location.origin,share:Sn()},c=new tt(i,s,a,R(new Date)),u=()=>b(Ae(c,e),t),m=[c.store.watch(u),bo(()=>c.look(R(new Date)))];return{draw:u,close:()=>{for(let h of m)h()}}}function bo(t){let e=0,n=()=>{t(),clearTimeout(e),e=window.setTimeout(n,Ee(new Date)+1)};return n(),document.addEventListener("visibilitychange",n),()=>{clearTimeout(e),document.removeEventListener("visibilitychange",n)}}async function ko(t,e){let n=await Ne();return{draw:()=>b(Ke(n,e),t),close:()=>{}}}async function wo(t,e){let{tournaments:n}=await Dt(),s=new ct({api:it,keepInvitation:pt,go:e.go},n),a=()=>b(fn(s,e),t);return{draw:a,close:s.store.watch(a)}}async function vo(t,e,n){let[s,a]=await Promise.all([At(n),D()]),i=le(n),c={api:it,drawQr:dt,isSure:Nt,copy:Z,go:e.go,origin:location.origin,keepInvitation:g=>pt(n,g)},u=Lt(location.hash)??Lt(i?.replace(/^[^#]*/,"")??""),m=new rt(c,{tournament:s,code:u,invitation:i}),h=()=>b(pn(m,e,a.name),t);return{draw:h,close:xo(m,e,h)}}function xo(t,e,n){let s=()=>{!document.hidden&&t.state.tournament.state!=="over"&&t.load()},a=setInterval(s,ho),i=[t.store.watch(n),e.onNews(c=>c==="games"&&s())];return()=>{clearInterval(a);for(let c of i)c()}}export{Dc as AWAY,oo as openInvitation,mo as openViewerPage};
