import{a as A,b as T,c as at,d as b,e as N,f as d,g as k,h as pe}from"./sections.js";import{$b as Ht,A as Lt,B as Mt,Bc as Vt,D as It,Dc as Yt,Ec as Zt,Fc as Xt,Gc as te,H as r,Hc as ee,I as Dt,Ib as Ut,J as l,K as y,Kc as se,L as S,Lc as ne,M as $,Mc as oe,N as h,Nc as ae,Ra as qt,Rc as re,Sa as Rt,Tc as ie,Ua as Ct,Uc as ce,Vc as le,Wb as zt,Wc as ue,X as At,Xb as P,Y as Nt,a as Tt,ac as Wt,b as Ot,bb as jt,bd as ot,c as U,ca as Bt,da as Ft,db as Kt,h as M,i as o,jc as Gt,k as I,l as Et,m as w,nc as st,pc as Qt,q as z,r as m,s as v,sb as _t,tc as nt,uc as W,v as H,wc as x,z as D,zc as Jt}from"./page.js";var q="2026-11-02";function B(t){let e=s=>String(s).padStart(2,"0");return`${t.getFullYear()}-${e(t.getMonth()+1)}-${e(t.getDate())}`}function me(t,e){let[s,n,a]=t.split("-").map(Number);return B(new Date(s,n-1,a+e))}function O(t,e={dateStyle:"full"}){return new Intl.DateTimeFormat(M(),{...e,timeZone:"UTC"}).format(Date.parse(`${t}T00:00Z`))}function de(t){return new Date(t.getFullYear(),t.getMonth(),t.getDate()+1).getTime()-t.getTime()}function he(t){let[e,s]=t.split("-").map(Number),n=(new Date(e,s-1,1).getDay()+6)%7,a=new Date(e,s,0).getDate(),i=Math.ceil((n+a)/7);return Array.from({length:i},(c,u)=>Array.from({length:7},(p,f)=>{let g=7*u+f-n+1;return g<1||g>a?null:`${t}-${String(g).padStart(2,"0")}`}))}function fe(t,e){let[s,n]=t.split("-").map(Number);return B(new Date(s,n-1+e,1)).slice(0,7)}function $e(t,e){let s=t.filter(({won:i})=>i!==null),n=new Set(s.map(({day:i})=>i)),a=i=>{let c=0;for(;n.has(me(i,-c));)c+=1;return c};return{played:s.length,won:s.filter(({won:i})=>i).length,streak:a(e)||a(me(e,-1)),longest:Math.max(0,...[...n].map(a))}}var G=class{constructor(e,s,n,a){this.outside=e,this.store=w((i,c)=>({...i,...c}),{...A,day:s,attempts:n,today:a,month:s.day.slice(0,7)})}get state(){return this.store.get()}look(e){e!==this.state.today&&this.store.dispatch({today:e})}turn(e){let s=fe(this.state.month,e);s>=q.slice(0,7)&&s<=this.state.today.slice(0,7)&&this.store.dispatch({month:s})}play(){return T(this.store,"game",async()=>{let{url:e}=await this.outside.api.beginDay(this.state.day.day);return this.outside.go(e),""})}practise(){let{opponent:e,level:s,deck:n,seat:a,seed:i}=this.state.day;return T(this.store,"game",async()=>{let{url:c}=await this.outside.createGame({opponent:e,level:s,seed:i,names:null,from:null,board:"revised",first:a===1?"you":"opponent",...n===null?{}:{deck:n}});return this.outside.go(c),""})}share(){let{outside:e,state:s}=this,n=rs(s.day,e.origin);return T(this.store,"game",async()=>e.share===null?(await e.copy(n),o("copied")):(await e.share({text:n}).catch(as),""))}};function as(t){if(!(t instanceof Error&&t.name==="AbortError"))throw t}function rt({opponent:t,level:e,deck:s}){if(t==="computer")return o("day-against-level",{level:e,name:o(`level-name-${e}`)});let{numeral:n}=U[e-1];return o("day-against-automa",{numeral:n,deck:o(`day-deck-${s}`)})}function Q({won:t,margin:e}){return t===null?"":e===null?o("day-resigned"):e===0?o(t?"day-won-even":"day-lost-even"):o(t?"day-won-by":"day-lost-by",{points:Math.abs(e)})}function rs(t,e){let{attempt:s,table:n}=t,a=s===null?"":Q(s),c=n&&n.rank!==null&&s&&s.margin!==null&&n.played>1?o("day-place",{rank:n.rank??0,played:n.played}):"";return[o("day-share-title",{day:O(t.day,{dateStyle:"long"})}),o("label-and-note",{label:rt(t),note:[a,c].filter(Boolean).join(", ")}),`${e}/day/${t.day}`].join(`
`)}var lt={};Tt(lt,{beginDay:()=>is,fetchCalendar:()=>ct,fetchDay:()=>it});function it(t){return m(`/api/days/${t}`)}function is(t){return m(`/api/days/${t}`,{})}function ct(){return m("/api/me/days")}var cs=Date.UTC(2026,10,23),ls=1440*60*1e3;function ye(t,e){let{day:s,today:n}=t.state;return r`${$(e)}
<main class="me day">
<h1 data-testid="day-title">${O(s.day)}</h1>
${s.day<n?ps(n,e):l}
<div class="column">${ms(t,e)}</div>
<div class="column">
${s.table?fs(s.table,e):l} ${us(s.day,n,e)}
${$s(t,e)}
<p class="small"><a href="/" @click=${h(e)}>${o("back-to-home")}</a></p>
</div>
</main>`}function us(t,e,s){return t>e?l:r`<p>
<a class="button" href=${`/puzzles/${t}`} data-testid="day-puzzle" @click=${h(s)}
>${S("puzzle")}<span>${o("puzzle-of-the-day")}</span></a
>
</p>`}function ps(t,e){return r`<p class="newer" role="status" data-testid="newer-day">
<a class="button main" href=${`/day/${t}`} @click=${h(e)}>${o("day-newer")}</a>
</p>`}function ms(t,e){let{day:s}=t.state,{attempt:n}=s,a=n!==null&&n.won!==null;return r`<section class="panel" aria-labelledby="game-heading">
<h2 id="game-heading">${rt(s)}</h2>
<p>${o(s.seat===1?"day-you-begin":"day-they-begin")}</p>
${a?ds(n,s.table):r`<p class="small explain">${o("day-what")}</p>`}
<div class="row">${hs(t,e)}</div>
${N(t.state,"game")}
</section>`}function ds(t,e){let{rank:s,played:n}=e??{rank:null,played:0},a=s!==null&&t.margin!==null;return r`<p class="day-result" data-testid="day-result">
<strong>${Q(t)}</strong>
${a?r`<span>${o("day-place",{rank:s,played:n})}</span>`:l}
</p>`}function hs(t,e){let{day:s,state:n}={day:t.state.day,state:t.state},{attempt:a}=s,i=p=>d(n,o(p),"day-play",()=>t.play(),"main");if(a===null&&s.open)return i("day-play");if(a?.won===null)return i("day-go-on");let c=d(n,o("day-practise"),"day-practise",()=>t.practise());if(a===null)return s.table===null?o("day-to-come"):c;let u=r`${S("share")}<span>${o("share")}</span>`;return r`${d(n,u,"day-share",()=>t.share(),"main")}
<a class="button" href=${`/game/${a.game}`} @click=${h(e)}
>${o("day-your-game")}</a
>
${c}`}function fs({played:t,won:e,best:s,best_game:n},a){return r`<section class="panel" aria-labelledby="table-heading" data-testid="day-table">
<h2 id="table-heading">${o("day-table")}</h2>
<p class="small">${o("day-played",{played:t,won:e})}</p>
${s.length===0?l:r`<table class="standings">
<thead>
<tr>
<th scope="col">${o("day-rank")}</th>
<th scope="col">${o("day-name")}</th>
<th scope="col">${o("day-outcome")}</th>
</tr>
</thead>
<tbody>
${s.map(i=>r`<tr class=${i.you?"you":""}>
<td>${i.rank}</td>
<th scope="row">
${i.name??o("day-guest")}${i.you?o("day-you"):""}
</th>
<td>${Q({...i,day:"",game:""})}</td>
</tr>`)}
</tbody>
</table>`}
${n===null?l:r`<p>
<a class="button" href=${`/game/${n}`} @click=${h(a)}
>${o("day-best-game")}</a
>
</p>`}
</section>`}function $s(t,e){let{attempts:s,today:n,month:a}=t.state,i=$e(s,n),c=new Map(s.map(p=>[p.day,p])),u=O(`${a}-01`,{month:"long",year:"numeric"});return r`<section class="panel calendar" aria-labelledby="calendar-heading">
<div class="panel-head">
${ge(t,-1,a<=q.slice(0,7))}
<h2 id="calendar-heading" aria-live="polite">${u}</h2>
${ge(t,1,a>=n.slice(0,7))}
</div>
<table>
<thead>
<tr>
${gs().map(([p,f])=>r`<th scope="col" abbr=${f}>${p}</th>`)}
</tr>
</thead>
<tbody>
${he(a).map(p=>r`<tr>
${p.map(f=>r`<td>${ys(f,t,c,e)}</td>`)}
</tr>`)}
</tbody>
</table>
<p class="small" data-testid="day-figures">${o("day-figures",{...i})}</p>
</section>`}function ge(t,e,s){return r`<button
type="button"
class="quiet"
aria-label=${o(e<0?"day-month-before":"day-month-after")}
aria-disabled=${s?"true":"false"}
@click=${()=>t.turn(e)}
>
${S(e<0?"back":"forward")}
</button>`}function gs(){return Array.from({length:7},(t,e)=>{let s=new Date(cs+e*ls).toISOString().slice(0,10);return[O(s,{weekday:"narrow"}),O(s,{weekday:"long"})]})}function ys(t,e,s,n){if(t===null)return l;let{today:a}=e.state,i=Number(t.slice(8));if(t<q||t>a)return r`<span class="date none">${i}</span>`;let c=s.get(t),u=c?c.won===null?"running":c.won?"won":"lost":"missed",p=O(t,{dateStyle:"long"});return r`<a
class=${`date ${u}`}
href=${`/day/${t}`}
aria-current=${t===e.state.day.day?"date":l}
aria-label=${o("label-and-note",{label:p,note:o(`day-how-${u}`)})}
@click=${h(n)}
>${i}</a
>`}function be(){return m("/api/me/progress")}var L=240,F=64,bs=100,ks={person:"against-people",bot:"against-bots",greedy:"against-greedy",random:"against-random"};function ut({rating:t,provisional:e}){return`${Math.round(t)}${e?"?":""}`}function V({opponent:t,level:e}){return t!=="computer"?o(ks[t]):e===null?o("computer"):o("computer-level",{level:String(e)})}function ke({history:t}){let e=t.map(({rating:s})=>s);return pt(e,bs)}function pt(t,e){if(t.length<2)return null;let{low:s,high:n}=ws(t,e),a=t.map((i,c)=>{let u=c/(t.length-1)*L,p=F-(i-s)/(n-s)*F;return[J(u),J(p)]});return{path:`M${a.map(i=>i.join(" ")).join("L")}`,end:a.at(-1)??[0,0],low:s,high:n}}function ws(t,e){let[s,n]=[Math.min(...t),Math.max(...t)],a=Math.max(0,e-(n-s))/2;return e<10?{low:J(s-a),high:J(n+a)}:{low:Math.round(s-a),high:Math.round(n+a)}}function J(t){return Math.round(t*10)/10}function ve(t){let{state:e}=t,{ratings:s,statistics:n,me:a}=e,i=s.length===0&&n.totals.length===0,c=r`${i?r`<p class="small">${o("ratings-none")}</p>`:l}
${s.length>0?r`<ul class="ratings">
${s.map(vs)}
</ul>`:l}
${n.totals.length>0?Ss(n.totals):l}
${a.account?Ps(t,a.account.listed):l}`;return b(e,"ratings",o("ratings-and-results"),c)}function vs(t){let{deviation:e,games:s,provisional:n}=t;return r`<li data-class=${t.class}>
<span class="rating-name">${o(`class-${t.class}`)}</span>
<b class="rating-value">${ut(t)}</b>
<span class="small"
>± ${Math.round(2*e)},
${o("games",{count:s})}${n?o("not-settled"):""}</span
>
${xs(t)}
</li>`}function xs(t){let e=String(t.history[0]?.rating),s={class:o(`class-${t.class}`),from:e,to:ut(t)};return mt(ke(t),o("rating-picture",s))}function mt(t,e){if(t===null)return l;let[s,n]=t.end;return r`<svg
class="rating-line"
viewBox=${`-4 -6 ${L+44} ${F+12}`}
role="img"
aria-label=${e}
>
<path class="frame" d=${`M0 0H${L}M0 ${F}H${L}`}></path>
<path class="line-path" d=${t.path}></path>
${Dt`<circle cx=${s} cy=${n} r="3.5"></circle>
<text x=${L+6} y="4">${t.high}</text>
<text x=${L+6} y=${F+4}>${t.low}</text>`}
</svg>`}function Ss(t){return r`<div class="scroll" tabindex="0" role="group" aria-labelledby="totals-caption">
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
<th scope="row">${V(e)}</th>
<td>${o(`class-${e.class}`)}</td>
<td>${o("won-of",{won:e.won,games:e.played})}</td>
<td>${we(e.mean_margin)}</td>
<td>${we(e.best_margin)}</td>
</tr>`)}
</tbody>
</table>
</div>`}function we(t){return t===null?"–":Nt(Math.round(t*10)/10)}function Ps(t,e){return r`<label class="tick"
><input
type="checkbox"
data-testid="listed"
.checked=${e}
@change=${s=>t.list(W(s))}
/><span>${o("list-ratings")} <span class="small">${o("list-ratings-note")}</span></span></label
>`}var Ts=["placing","timing","economy","special","patches"],Os=5;function xe(t){let e=t.filter(({tile:n})=>n!==null),s=t.findIndex(({won:n})=>!n);return{played:t.length,won:t.filter(({won:n})=>n).length,streak:s<0?t.length:s,longest:Es(t.map(({won:n})=>n)),tile:dt(e.map(({tile:n})=>Number(n))),empty:dt(e.map(({empty:n})=>n??0))}}function Es(t){let[e,s]=[0,0];for(let n of t)s=n?s+1:0,e=Math.max(e,s);return e}function dt(t){return t.length?t.reduce((e,s)=>e+s,0)/t.length:null}function Se(t){let e=new Map;for(let s of t){let n=Ls(s),a=e.get(n)??{name:n,played:0,won:0,order:Ms(s)};a.played+=1,a.won+=Number(s.won),e.set(n,a)}return[...e.values()].sort((s,n)=>s.order-n.order).map(({name:s,played:n,won:a})=>({name:s,played:n,won:a}))}function Ls({opponent:t,level:e}){return t==="automa"?o("progress-automa",{numeral:U[(e??1)-1].numeral}):V({opponent:t,level:e})}function Ms({opponent:t,level:e}){return["computer","automa","greedy","random","person","bot"].indexOf(t)*100+(e??0)}function Pe(t){let e=t.flatMap(s=>s.points_lost===null?[]:[s.points_lost]);return e.reverse(),e.map((s,n)=>dt(e.slice(Math.max(0,n+1-Os),n+1))??0)}function Te(t){return Ts.map(e=>({cause:e,points:t[e]})).sort((e,s)=>s.points-e.points)}var Is=1;function Ee({games:t,best:e,gone:s},n){return r`${$(n)}
<main class="me progress">
<h1 data-testid="progress-title">${o("tab-progress")}</h1>
${t.length===0?r`<p data-testid="progress-none">${o("progress-none")}</p>`:r`<div class="column">${Ds(xe(t))} ${As(Se(t))}</div>
<div class="column">${Ns(Pe(t),s)} ${Bs(e,n)}</div>`}
<p class="small"><a href="/" @click=${h(n)}>${o("back-to-home")}</a></p>
</main>`}function Ds({played:t,won:e,streak:s,longest:n,tile:a,empty:i}){let c=[["progress-played",ht(t)],["progress-won",Oe(e/t)],["progress-streak",ht(s)],["progress-longest",ht(n)],["progress-tile",a===null?"–":Oe(a)],["progress-empty",i===null?"–":Y(i)]];return r`<section class="panel" aria-labelledby="figures-heading">
<h2 id="figures-heading">${o("progress-figures")}</h2>
<dl class="figures" data-testid="progress-figures">
${c.map(([u,p])=>r`<div>
<dt>${o(u)}</dt>
<dd>${p}</dd>
</div>`)}
</dl>
</section>`}function As(t){return r`<section class="panel" aria-labelledby="shares-heading">
<h2 id="shares-heading">${o("progress-shares")}</h2>
<ul class="bars" data-testid="progress-shares">
${t.map(({name:e,played:s,won:n})=>Le(e,o("won-of",{won:n,games:s}),n/s))}
</ul>
</section>`}function Le(t,e,s){return r`<li>
<span>${t}</span><b>${e}</b>
<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
<rect class="whole" width="100" height="4"></rect>
<rect class="part" width=${Math.round(100*s)} height="4"></rect>
</svg>
</li>`}function Ns(t,e){let s=r`<h2 id="losses-heading">${o("progress-losses")}</h2>`;if(e===null)return r`<section class="panel" aria-labelledby="losses-heading">
${s}
<p class="small" data-testid="progress-unreviewed">${o("progress-unreviewed")}</p>
</section>`;let n=Te(e),a=Math.max(n[0].points,.1),i={from:Y(t[0]),to:Y(t[t.length-1])};return r`<section class="panel" aria-labelledby="losses-heading">
${s}
<p>${o("progress-lost-now",{points:i.to})}</p>
${mt(pt(t,Is),o("progress-line",i))}
<h3 id="causes-heading">${o("progress-causes")}</h3>
<p class="small">${o("progress-causes-note",{count:e.games})}</p>
<ul class="bars" data-testid="progress-causes" aria-labelledby="causes-heading">
${n.map(({cause:c,points:u})=>Le(o(`progress-cause-${c}`),Y(u),u/a))}
</ul>
</section>`}function Bs(t,e){return t.length===0?l:r`<section class="panel" aria-labelledby="quilts-heading">
<h2 id="quilts-heading">${o("progress-quilts")}</h2>
<ul class="best-quilts" data-testid="progress-quilts">
${t.map(({game:s,cells:n,empty:a})=>r`<li>
<a href=${`/game/${s}`} @click=${h(e)}
>${Vt(n)}<span>${o("progress-quilt-empty",{empty:a})}</span></a
>
</li>`)}
</ul>
</section>`}function ht(t){return new Intl.NumberFormat(M()).format(t)}function Y(t){return new Intl.NumberFormat(M(),{maximumFractionDigits:1}).format(t)}function Oe(t){return new Intl.NumberFormat(M(),{style:"percent"}).format(t)}var Z=class{constructor(e,s){this.outside=e,this.store=w((n,a)=>({...n,...a}),{...A,...s,link:null,token:null})}get state(){return this.store.get()}rename(e){return this.ask("name",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({name:e})}),o("saved")))}makeAccount(e,s){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.makeAccount(e,s)}),o("account-made")))}addPasskey(e){return this.ask("account",async()=>{let{ceremony:s,publicKey:n}=await this.outside.api.askForPasskey(e),a=await this.outside.makePasskey(n),i=this.state.me.name??o("default-passkey");return this.store.dispatch({me:await this.outside.api.addPasskey(s,i,a)}),o(e===null?"passkey-added":"account-made-passkey")})}async removePasskey({id:e,name:s}){return await at(this.outside,s)?this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.removePasskey(e)}),o("passkey-removed"))):!1}changePassphrase(e,s){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.changePassphrase(e,s)}),o("passphrase-changed")))}list(e){return this.ask("ratings",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({listed:e})}),o(e?"ratings-listed":"ratings-not-listed")))}signOut(e){return this.ask("account",async()=>(await this.outside.api.signOut(e),this.outside.go("/"),""))}makeLink(){return this.ask("device",async()=>{let{url:e,expires:s}=await this.outside.api.makeLink(),n={address:this.outside.origin+e,expires:s,picture:null};return this.store.dispatch({link:n}),this.store.dispatch({link:{...n,picture:await this.outside.drawQr(e)}}),""})}dropLink(){return this.ask("device",async()=>(await this.outside.api.dropLinks(),this.store.dispatch({link:null}),o("link-dropped")))}endSession({id:e}){return this.ask("device",async()=>{await this.outside.api.endSession(e);let{sessions:s}=await this.outside.api.fetchSessions();return this.store.dispatch({sessions:s}),o("browser-signed-out")})}copyLink(){return this.ask("device",async()=>(await this.outside.copy(this.state.link?.address??""),o("copied")))}shareLink(){let{link:e}=this.state,{share:s}=this.outside;return e===null||s===null?null:this.ask("device",async()=>{try{await s({title:o("share-device"),url:e.address})}catch(n){if(!(n instanceof Error&&n.name==="AbortError"))throw n}return""})}notify(e){return this.ask("notices",async()=>(e?await this.startNotices():await this.endNotices(),this.store.dispatch({isNotified:e}),o(e?"will-tell":"stays-quiet")))}async startNotices(){let{key:e}=this.state.me.push;if(e===null)throw new Error(o("sends-none"));await this.outside.api.subscribeToPush(await this.outside.subscribe(e))}async endNotices(){let e=await this.outside.unsubscribe();e!==null&&await this.outside.api.unsubscribeFromPush(e)}makeBot(e){return this.ask("bots",async()=>{let{token:s}=await this.outside.api.makeBot(e);return await this.readBots(),this.store.dispatch({token:{bot:e,token:s}}),""})}async removeBot({id:e,name:s}){return await at(this.outside,s)?this.ask("bots",async()=>(await this.outside.api.removeBot(e),this.store.dispatch({token:null}),await this.readBots(),o("bot-removed",{name:s}))):!1}makeToken({id:e,name:s}){return this.ask("bots",async()=>{let{token:n}=await this.outside.api.makeToken(e);return await this.readBots(),this.store.dispatch({token:{bot:s,token:n}}),""})}async revokeToken({id:e,name:s},n){return await this.outside.isSure(o("sure-revoke",{name:s}),o("revoke"))?this.ask("bots",async()=>(await this.outside.api.revokeToken(e,n),this.store.dispatch({token:null}),await this.readBots(),o("token-revoked",{name:s}))):!1}async readBots(){let{bots:e}=await this.outside.api.fetchBots();this.store.dispatch({bots:e})}leave(e){let s=this.state.me.account?.passphrase??!1;return this.ask("leaving",async()=>{if(!s&&e.trim().toLowerCase()!==o("confirm-word"))throw new Error(o("type-word-first",{word:o("confirm-word")}));return await this.outside.api.removeMe(s?e:null),this.outside.go("/"),""})}ask(e,s){return T(this.store,e,s)}};var R={};Tt(R,{addPasskey:()=>_s,askForPasskey:()=>Ks,askWho:()=>zs,changeMe:()=>Fs,changePassphrase:()=>js,dropLinks:()=>Qs,endSession:()=>Gs,fetchBots:()=>bt,fetchRatings:()=>gt,fetchSessions:()=>ft,fetchStatistics:()=>yt,lookAtLink:()=>$t,makeAccount:()=>qs,makeBot:()=>Xs,makeLink:()=>Ws,makeToken:()=>en,removeBot:()=>tn,removeMe:()=>Zs,removePasskey:()=>Us,revokeToken:()=>sn,signIn:()=>Rs,signInByLink:()=>Js,signInByPasskey:()=>Hs,signOut:()=>Cs,subscribeToPush:()=>Vs,unsubscribeFromPush:()=>Ys});function Fs(t){return m("/api/me",t,"PATCH")}function qs(t,e){return m("/api/account",{login:t,passphrase:e})}function Rs(t,e,s){return m("/api/sign-in",{login:t,passphrase:e,bring:s})}async function Cs(t=!1){await v(t?"/api/sign-out/everywhere":"/api/sign-out",{})}function js(t,e){return m("/api/me/passphrase",{old:t,new:e})}function Ks(t){return m("/api/passkeys/options",{login:t})}function _s(t,e,s){return m("/api/passkeys",{ceremony:t,name:e,credential:s})}function Us(t){return m(`/api/passkeys/${encodeURIComponent(t)}`,{},"DELETE")}function zs(){return m("/api/sign-in/passkey/options",{})}function Hs(t,e,s){return m("/api/sign-in/passkey",{ceremony:t,credential:e,bring:s})}function Ws(){return m("/api/me/link",{})}function ft(){return m("/api/me/sessions")}async function Gs(t){await v(`/api/me/sessions/${t}`,{},"DELETE")}async function Qs(){await v("/api/me/link",{},"DELETE")}function $t(t){return m("/api/sign-in/link/look",{code:t})}function Js(t,e){return m("/api/sign-in/link",{code:t,bring:e})}async function Vs(t){await v("/api/me/push",{subscription:t})}async function Ys(t){await v("/api/me/push",{endpoint:t},"DELETE")}function gt(){return m("/api/me/ratings")}function yt(){return m("/api/me/statistics")}async function Zs(t){await v("/api/me",{passphrase:t},"DELETE")}function bt(){return m("/api/me/bots")}function Xs(t){return m("/api/me/bots",{name:t})}async function tn(t){await v(`/api/me/bots/${t}`,{},"DELETE")}function en(t){return m(`/api/me/bots/${t}/tokens`,{})}async function sn(t,e){await v(`/api/me/bots/${t}/tokens/${e}`,{},"DELETE")}var C=class{constructor(e,s,n=null){this.outside=e,this.store=w((a,i)=>({...a,...i}),{...A,me:s,link:n,bring:!0})}get state(){return this.store.get()}get canBring(){let{known:e,account:s}=this.state.me;return e&&s===null}setBring(e){this.store.dispatch({bring:e})}signIn(e,s){return this.enter("passphrase",()=>this.outside.api.signIn(e,s,this.state.bring))}signInByPasskey(){return this.enter("passkey",async()=>{let{ceremony:e,publicKey:s}=await this.outside.api.askWho(),n=await this.outside.usePasskey(s);return this.outside.api.signInByPasskey(e,n,this.state.bring)})}signInByLink(e){return this.enter("link",()=>this.outside.api.signInByLink(e,this.state.bring))}enter(e,s){return T(this.store,e,async()=>(await s(),this.outside.go("/"),""))}};function Me(t){return t===404?o("link-unknown"):t===410?o("link-used"):null}function kt(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function Ie(){return kt()&&await Ne()!==null}async function De(t){if(await Notification.requestPermission()!=="granted")throw new Error(o("notices-refused"));await navigator.serviceWorker.register("/sw.js");let e=await navigator.serviceWorker.ready;try{let s={userVisibleOnly:!0,applicationServerKey:t};return(await e.pushManager.subscribe(s)).toJSON()}catch(s){throw new Error(o("notices-unreachable"),{cause:s})}}async function Ae(){let t=await Ne();return t===null?null:(await t.unsubscribe(),t.endpoint)}async function Ne(){return await(await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription()??null}function wt(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function Be(t){let e=t;return Fe(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(e)}))}async function vt(t){let e=t;return Fe(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(e)}))}async function Fe(t){try{let e=await t;if(e)return e.toJSON()}catch(e){if(!(e instanceof DOMException))throw e;if(e.name==="InvalidStateError")throw new Error(o("passkey-there"),{cause:e})}throw new Error(o("passkey-none"))}function j(t,e=""){return r`<label
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
/></label>`}function E(t,e,s,n=""){return r`<label
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
><input type="checkbox" @change=${nn} /><span>${o("show-it")}</span></label
>`}function nn(t){let e=t.target,s=e.closest("label")?.previousElementSibling?.querySelector("input");s&&(s.type=e.checked?"text":"password")}function qe(t,e,s){let{me:n}=t.state,a=s&&n.passkeys_possible,i=n.account?an(t,n.account,a):on(t,e,a);return b(t.state,"account",o("account"),i)}function on(t,e,s){let{busy:n}=t.state;return r`<p class="small">${o("account-why")}</p>
<form
class="fields"
@submit=${k(a=>t.makeAccount(a("login"),a("passphrase")))}
>
${j("username",o("never-shown"))}
${E("passphrase",o("passphrase"),"new-password",o("at-least-8"))}
<button type="submit" class="main" data-testid="make-account" ?disabled=${n!==null}>
${o("make-account")}
</button>
</form>
${s?r`<details class="fold">
<summary>${o("passkey-instead")}</summary>
<form class="fields" @submit=${k(a=>t.addPasskey(a("login")))}>
${j("username")}
<button type="submit" data-testid="make-passkey" ?disabled=${n!==null}>
${o("make-account-passkey")}
</button>
</form>
</details>`:l}
<p class="small">
${x("have-one",{link:r`<a href="/sign-in" data-testid="to-sign-in" @click=${h(e)}
>${o("sign-in")}</a
>`})}
</p>`}function an(t,e,s){let{state:n}=t;return r`<p>
${x("signed-in-as",{login:r`<b data-testid="signed-in-as">${e.login}</b>`})}
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
${e.passphrase?E("old",o("old-passphrase"),"current-password"):l}
${E("passphrase",o("new-passphrase"),"new-password",o("at-least-8"))}
<button type="submit" data-testid="change-passphrase" ?disabled=${n.busy!==null}>
${o("change")}
</button>
</form>
</details>
${s||e.passkeys.length>0?rn(t,e,s):l}`}function rn(t,e,s){let{state:n}=t;return r`<h3>${o("passkeys")}</h3>
<ul class="things">
${e.passkeys.map(a=>cn(t,a))}
</ul>
${s?d(n,o("add-passkey"),"add-passkey",()=>t.addPasskey(null)):l}
${e.fresh?l:r`<p class="small">${o("passkey-needs-fresh")}</p>`}`}function cn(t,{id:e,name:s,created:n}){return r`<li>
<span>${s} <span class="small">${o("since-day",{day:I(n)})}</span></span>
<button
type="button"
class="quiet"
aria-label=${o("remove-name",{name:s})}
@click=${()=>t.removePasskey({id:e,name:s})}
>
${o("remove")}
</button>
</li>`}function Re(t){let{state:e}=t,{bots:s,token:n}=e,a=r`<details class="fold" ?open=${s.length>0||n!==null}>
<summary data-testid="open-bots">${o("let-program-play")}</summary>
<p class="small">${x("bot-text",{command:r`<code>quiltbee bot</code>`})}</p>
${n?r`<p class="token">
<label for="bot-token">${o("token-of-bot",{bot:n.bot})}</label>
<input
id="bot-token"
data-testid="bot-token"
readonly
.value=${n.token}
@focus=${i=>i.target.select()}
/>
</p>`:l}
<ul class="things" data-testid="bot-list">
${s.map(i=>ln(t,i))}
</ul>
<form class="with-button" @submit=${k(i=>t.makeBot(i("bot")))}>
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
</details>`;return b(e,"bots",o("bots"),a)}function ln(t,e){let{state:s}=t,n=r`${o("remove")}<span class="visually-hidden"> ${e.name}</span>`;return r`<li>
<span>
<b>${e.name}</b>
<span class="small">${o(e.online?"listening":"not-connected")}</span>
</span>
${d(s,o("new-token"),"new-token",()=>t.makeToken(e),"quiet")}
${d(s,n,"remove-bot",()=>t.removeBot(e),"quiet")}
<ul class="tokens">
${e.tokens.map(a=>un(t,e,a))}
</ul>
</li>`}function un(t,e,{id:s,scope:n,created:a}){return r`<li class="small">
<span
>${o("token-of-day",{day:I(a)})}${n==="read"?o("only-to-look"):""}</span
>
${d(t.state,o("revoke"),"revoke-token",()=>t.revokeToken(e,s),"quiet")}
</li>`}function Ce(t){let{state:e}=t,{link:s}=e;return b(e,"device",o("another-device"),r`<p class="small">${o("another-device-text")}</p>
${s?dn(t,s):d(e,o("make-link"),"make-link",()=>t.makeLink(),"wide")}
${e.sessions.length>1?pn(t):l}`)}function pn(t){return r`<h3>${o("your-browsers")}</h3>
<ul class="things" data-testid="browsers">
${t.state.sessions.map(e=>mn(t,e))}
</ul>`}function mn(t,e){let s=e.agent??o("unknown-browser"),n=I(e.used),a=r`${o("sign-out")}<span class="visually-hidden"> ${s}, ${n}</span>`;return r`<li>
<span
>${s}
<span class="small">${e.here?o("this-browser"):o("used-on-day",{day:n})}</span>
</span>
${e.here?l:d(t.state,a,"end-session",()=>t.endSession(e),"quiet")}
</li>`}function dn(t,{address:e,picture:s}){let{state:n}=t,a=t.outside.share?d(n,o("share"),"share-device-link",()=>t.shareLink()):l;return r`<label for="device-link" class="visually-hidden">${o("the-link")}</label>
<input
id="device-link"
data-testid="device-link"
readonly
.value=${e}
@focus=${i=>i.target.select()}
/>
<div class="row">
${d(n,o("copy"),"copy-device-link",()=>t.copyLink(),"main")} ${a}
${d(n,o("withdraw-it"),"drop-link",()=>t.dropLink())}
</div>
<div class="qr">
${s?r`<img
alt=${o("qr-code")}
data-testid="device-qr"
src=${`data:image/svg+xml,${encodeURIComponent(s)}`}
/>`:l}
</div>`}function je(t,e){let{state:s}=t;return b(s,"notices",o("notifications"),hn(t,e))}function hn(t,e){let{state:s}=t;return s.me.push.available?e?r`<p class="small">${o("browser-can-tell")}</p>
${s.isNotified?d(s,o("turn-off-here"),"stop-notices",()=>t.notify(!1)):d(s,o("tell-me"),"start-notices",()=>t.notify(!0))}`:r`<p class="small">${o("browser-has-none")}</p>`:r`<p class="small">${o("server-sends-none")}</p>`}function Ke(t){let{state:e}=t,s=e.me.account?.passphrase??!1,n=r`<div class="row">
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
${s?E("leaving",o("your-passphrase"),"current-password"):r`<label
>${o("type-to-confirm",{word:o("confirm-word")})}
<input name="leaving" data-testid="leaving" required autocomplete="off"
/></label>`}
<button type="submit" class="danger" data-testid="leave" ?disabled=${e.busy!==null}>
${o("delete-me")}
</button>
</form>
</details>`;return b(e,"leaving",o("your-data"),n)}function _e(t,e,s){let{me:n}=t.state;return r`${$(e)}
<main class="me">
<h1 data-testid="me-title">${n.name??o("to-me")}</h1>
<div class="column">
${fn(t)} ${qe(t,e,s.passkeys)}
${n.known?Ce(t):l}
${n.known?je(t,s.notices):l}
</div>
<div class="column">
${ve(t)} ${Re(t)} ${n.known?Ke(t):l}
<p class="small">
<a href="/" @click=${h(e)}>${o("back-to-home")}</a>
</p>
</div>
</main>`}function fn(t){let{state:e}=t;return b(e,"name",o("your-name"),r`<form class="with-button" @submit=${k(s=>t.rename(s("name")))}>
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
</form>`)}function Ue(t,e,s){let{state:n}=t,{account:a}=n.me;if(a)return K(e,o("you-are-signed-in"),We(a.login,e));let i=r`<form
class="fields"
@submit=${k(c=>t.signIn(c("login"),c("passphrase")))}
>
${j("username")}
${E("passphrase",o("passphrase"),"current-password")} ${Ge(t)}
<button type="submit" class="main" data-testid="sign-in" ?disabled=${n.busy!==null}>
${o("sign-in")}
</button>
</form>
${N(n,"passphrase")}
${s&&n.me.passkeys_possible?r`<div class="or">
${d(n,o("sign-in-passkey"),"sign-in-passkey",()=>t.signInByPasskey())}
${N(n,"passkey")}
</div>`:l}
<p class="small">
${x("signed-in-elsewhere",{you:r`<b>${o("to-me")}</b>`,device:r`<b>${o("another-device")}</b>`,play:r`<a href="/" @click=${h(e)}>${o("play-at-once")}</a>`})}
</p>`;return K(e,o("sign-in"),i)}function ze(t,e,s){let{state:n}=t,{account:a}=n.me;if(a)return K(e,o("you-are-signed-in"),We(a.login,e));let i=n.link?.name,c=r`<p data-testid="link-whom">
${i?x("plays-as",{name:r`<b>${i}</b>`}):o("plays-as-same")}
</p>
${Ge(t)}
<div class="row">
${d(n,o("sign-in-here"),"link-sign-in",()=>t.signInByLink(s),"main")}
<a class="button" href="/" @click=${h(e)}>${o("not-now")}</a>
</div>
${N(n,"link")}`;return K(e,o("use-device-too"),c)}function He(t,e){return K(e,o("link-no-longer"),r`<p data-testid="problem">${t}</p>
<a class="button main" href="/" @click=${h(e)}>${o("back-to-home")}</a>`)}function K(t,e,s){return r`${$(t)}
<main class="narrow">
<section class="panel" aria-labelledby="sign-in-heading">
<h1 id="sign-in-heading" data-testid="sign-in-title">${e}</h1>
${s}
</section>
</main>`}function We(t,e){return r`<p>${x("already-signed-in",{login:r`<b>${t}</b>`})}</p>
<a class="button main" href="/me" @click=${h(e)}>${o("to-your-page")}</a>`}function Ge(t){return t.canBring?r`<label class="tick"
><input
type="checkbox"
data-testid="bring"
.checked=${t.state.bring}
@change=${e=>t.setBring(W(e))}
/><span>${o("bring-games")}</span></label
>`:l}function Qe(t){return t===404?{title:o("invitation-unknown"),text:o("invitation-unknown-text")}:t===410?{title:o("invitation-closed"),text:o("invitation-closed-text")}:null}function Je({board:t,clock:e,takebacks:s,rated:n,seed_chosen:a,seat:i}){return[[o("term-seat"),o(`term-seat-${i}`)],[o("clock"),e===null?o("term-no-clock"):Ut(e)],[o("time-board"),o(`term-board-${t}`)],[o("circle"),o(a?"term-chosen":"term-drawn")],[o("tick-takebacks"),o(s?"tick-takebacks-note":"term-none")],[o("term-rating"),o(n?"tick-rated-note":"terms-not-rated")]]}function Ve(t,e,s){let{yours:n,name:a,game:i}=t;return r`${$(s)}
<main class="invitation">
${ot()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">
${n?o("own-invitation"):o("invites-you",{name:a})}
</h1>
<dl class="terms" data-testid="invitation-terms">
${Je(t).map(([c,u])=>r`<div>
<dt>${c}</dt>
<dd>${u}</dd>
</div>`)}
</dl>
${n?$n(i):oe(e)}
</section>
</main>`}function $n(t){return r`<p data-testid="own-invitation">${o("send-address")}</p>
<a class="button main" href=${`/game/${t}`}>${o("to-the-table")}</a>`}function Ye({title:t,text:e},s){return r`${$(s)}
<main class="invitation">
${ot()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">${t}</h1>
<p data-testid="problem">${e}</p>
<a class="button main" href="/">${o("play-on-your-own")}</a>
</section>
</main>`}async function gn({root:t,shell:e},s){let n="tab-invitation";try{let a=await Lt(s),i=new Wt({me:D,sit:p=>Mt(s,p),go:e.go}),c=()=>y(Ve(a,i,e),t);return{page:{draw:c,close:i.store.watch(c)},title:n,after:async()=>a.yours?void 0:i.ask()}}catch(a){let i=a instanceof z?Qe(a.status):null;if(!i)throw a;return{page:{draw:()=>y(Ye(i,e),t),close:()=>{}},title:n}}}function yn(t,e){let[s,,...n]=t.link.split(","),a=t.moves.slice(0,e).filter(i=>!_t(i)).map(i=>i==="pass"?".":i);return[s,a.join(""),...n].join(",")}var X=class{constructor(e,s,n){this.replay=e,this.go=s;let a={opponent:this.isSolo?"automa":"computer",strength:n,first:"you",busy:!1,error:""};this.store=w((i,c)=>({...i,...c}),a)}get isSolo(){return this.replay.automa!==null}async start(e){this.store.dispatch({busy:!0,error:""});try{let{url:s}=await H(this.wanted(e));this.go(s)}catch(s){let n=s instanceof Error?s.message:String(s);this.store.dispatch({busy:!1,error:n})}}wanted(e){let{replay:s}=this,{opponent:n,strength:a,first:i}=this.store.get(),{automa:c}=s,u=c&&n==="automa"?{deck:c.deck,level:c.level}:null,p=n==="computer"?{level:a}:null,f=n==="person"?P(s).map(({name:_})=>_):null,g=yn(s,e);return{opponent:n,...u,...p,first:i,board:"revised",seed:null,from:g,names:f}}};function Ze(t){return t.frames.slice(1).map(({move:e,player:s},n)=>({number:n+1,player:s??1,move:e??"pass"}))}var tt=class{constructor(e,s){let n=zt(e,s);this.patches=s;let a={replay:{...e,frames:n},index:n.length-1,walks:{1:[4,4],2:[4,4]},said:""};this.store=w((i,c)=>({...i,...c}),a)}look(e){let s=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(s,e))})}step(e){let{index:s,replay:n}=this.store.get(),a=n.frames.length-1,i={ArrowLeft:s-1,ArrowRight:s+1,Home:0,End:a};return Object.hasOwn(i,e)?(this.look(i[e]),!0):!1}get path(){let{link:e,tags:s}=this.store.get().replay;return Ct(e,[s.Player1,s.Player2])}get reviewPath(){return`/review${this.path.slice(1)}`}walk(e,s){let{walks:n}=this.store.get();this.store.dispatch({walks:{...n,[e]:At(n[e],s)}})}};function Xe(t,e){let s=t.store.get(),n=t.isSolo?[["automa",o("automa-alone")]]:[...Ot.map(({level:c})=>[String(c),o("computer-level-name",{level:String(c),name:Qt(c)})]),["person",o("two-people-here")]],a=s.opponent==="computer"?String(s.strength):s.opponent;return r`<form class="panel play-on" @submit=${c=>{c.preventDefault(),t.start(e)}} aria-labelledby="on-heading">
<h2 id="on-heading">${o("play-on-here")}</h2>
<label
>${o("against")}
<select
data-testid="on-opponent"
@change=${c=>t.store.dispatch(bn(nt(c)))}
>
${n.map(([c,u])=>r`<option value=${c} ?selected=${a===c}>${u}</option>`)}
</select></label
>
${t.isSolo?l:r`<label
>${o("you-are")}
<select
data-testid="on-first"
@change=${c=>t.store.dispatch({first:nt(c)})}
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
${se(s.error,"play-on-error")}
</form>`}function bn(t){return t==="person"||t==="automa"?{opponent:t}:{opponent:"computer",strength:Number(t)}}function xt(t,e,s,n){let{replay:a,index:i}=t,c=a.frames[i],u=P(a);if(s===2&&c.automa)return wn(c,c.automa,u,e,n);let p=`${s===1?"front":"back"} p${s}`;return r`<div class=${`seat ${p}`}>${Xt(c,u,s)}</div>
<div class=${`spread ${p}`}>${kn(t,e,s,n)}</div>`}function kn({replay:t,index:e,walks:s},n,a,i){let c=t.frames[e];return Jt({number:a,name:P(t)[a-1].name,player:c.players[a-1],patches:n.patches,lettered:i,active:!1,held:!1,ghost:null,cursor:s[a],fresh:qt(c.player===a?[c.move]:[],n.patches)})}function wn(t,e,s,n,a){return r`<div class="seat back p2">${te(t,s,e)}</div>
${ee(t,e,{turns:e.turns,run:0},n.patches,a)}`}function ts({replay:t,index:e},s){let n=a=>s.look(a);return ie(Ze(t),e,P(t),s.patches,n)}function es(t,e,s){let n=t.store.get(),{replay:a,index:i}=n,c=a.frames[i],u=P(a),{letters:p,look:f}=s.settings,g=()=>s.change({look:f==="cloth"?"thread":"cloth"});return r`${$(s,ce(s,a.link,i))}
<main class=${`table ${c.automa?"solo":"screen"} viewer`} data-stage=${c.stage}>
<div class="felt">
<div class="turn">
<h1 id="turn-heading" tabindex="-1" data-testid="turn">
${i===0?o("start-position"):o("after-move",{number:String(i)})}:
${Bt(c,u)}
</h1>
<p data-testid="turn-reason">${Ft(c,u)}</p>
${a.comment?ne(a.comment):l}
${a.frames.length>1?vn(t,s):l}
</div>
<div class="column own">
${xt(n,t,1,p)} ${ae(c.ring,t.patches,p)}
</div>
<div class="column middle">
${re(c,t.patches,p)} ${ts(n,t)}
${c.result?le(c,u,xn(t,s)):Xe(e,i)}
</div>
<div class="column other">
${xt(n,t,2,p)} ${jt(c,u,f,g)}
</div>
</div>
<div class="below">${ue(c,u,t.patches)}</div>
</main>`}function vn(t,e){return r`<button
type="button"
class="to-review"
data-testid="review"
@click=${()=>e.go(t.reviewPath)}
>
${S("graph")}<span>${o("review")}</span>
</button>`}function xn(t,e){let{replay:s,said:n}=t.store.get(),a=async()=>t.store.dispatch({said:await Zt(`${location.origin}${t.path}`)});return r`<button
type="button"
class="main"
data-testid="play-again"
@click=${()=>e.go("/")}
>
${o("new-game")}
</button>
<button type="button" data-testid="copy-link" @click=${a}>
${S("link")}<span>${o("copy-link")}</span>
</button>
<button type="button" data-testid="download-record" @click=${()=>Yt(s.record)}>
${S("download")}<span>${o("record")}</span>
</button>
<p class="small copied" role="status" data-testid="copied">${n}</p>`}function Sn(t,e,s,n){let a=new tt(e,s),i=new X(e,n.go,n.settings.strength),c=()=>{y(es(a,i,n),t),Ht(t)},u=[a.store.watch(c),i.store.watch(c)],p=g=>Pn(g,a);return window.addEventListener("keydown",p),{draw:c,close:()=>{for(let g of u)g();window.removeEventListener("keydown",p)}}}function Pn(t,e){let{target:s,key:n,altKey:a,ctrlKey:i,metaKey:c,shiftKey:u}=t;a||i||c||u||s instanceof Element&&s.closest("select, input, textarea, dialog")||Kt(t,(p,f)=>e.walk(p,f))||e.step(n)&&t.preventDefault()}var Zr={aid:Tn,me:On,"sign-in":En,link:Ln,today:(t,e)=>ss(t,e,B(new Date)),day:ss,progress:In};async function Tn(t,e){let{aidSheet:s,printButton:n}=await Rt("aid");return{draw:()=>y(r`${$(e)}
<main class="aid-page">
<div class="panel-head">
<h1>${o("how-to-play")}</h1>
${n(()=>window.print())}
</div>
${s()}
</main>`,t),close:()=>{}}}async function On(t,e){let s={},[n,{ratings:a},i,{bots:c},{sessions:u},p]=await Promise.all([D(),et(gt(),{ratings:[]},"ratings",s),et(yt(),{totals:[],automa:[]},"ratings",s),et(bt(),{bots:[]},"bots",s),et(ft(),{sessions:[]},"device",s),Ie()]),f={api:R,drawQr:It,isSure:pe,makePasskey:Be,subscribe:De,unsubscribe:Ae,go:St,copy:st,origin:location.origin,share:ns()},g={me:n,ratings:a,statistics:i,bots:c,sessions:u,isNotified:p,errors:s},_=new Z(f,g),os={passkeys:wt(),notices:kt()},Pt=()=>y(_e(_,e,os),t);return{draw:Pt,close:_.store.watch(Pt)}}async function et(t,e,s,n){try{return await t}catch(a){return Object.assign(n,{[s]:Et(a)}),e}}function St(t){Gt(!1),location.assign(t)}function ns(){return"share"in navigator?t=>navigator.share(t):null}async function En(t,e){let s=new C({api:R,usePasskey:vt,go:St},await D()),n=()=>y(Ue(s,e,wt()),t);return{draw:n,close:s.store.watch(n)}}async function Ln(t,e,s){try{let[n,a]=await Promise.all([D(),$t(s)]),i=new C({api:R,usePasskey:vt,go:St},n,a),c=()=>y(ze(i,e,s),t);return{draw:c,close:i.store.watch(c)}}catch(n){let a=n instanceof z?Me(n.status):null;if(a===null)throw n;return{draw:()=>y(He(a,e),t),close:()=>{}}}}async function ss(t,e,s){let[n,{days:a}]=await Promise.all([it(s),ct()]),i={api:lt,createGame:H,copy:st,go:e.go,origin:location.origin,share:ns()},c=new G(i,n,a,B(new Date)),u=()=>y(ye(c,e),t),p=[c.store.watch(u),Mn(()=>c.look(B(new Date)))];return{draw:u,close:()=>{for(let f of p)f()}}}function Mn(t){let e=0,s=()=>{t(),clearTimeout(e),e=window.setTimeout(s,de(new Date)+1)};return s(),document.addEventListener("visibilitychange",s),()=>{clearTimeout(e),document.removeEventListener("visibilitychange",s)}}async function In(t,e){let s=await be();return{draw:()=>y(Ee(s,e),t),close:()=>{}}}export{Zr as AWAY,gn as openInvitation,Sn as openViewerPage};
