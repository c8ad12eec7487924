import{a as J,b as Q,c as f,d as _}from"./stepping.js";import{a as I}from"./to_analysis.js";import"./replay.js";import"./reader.js";import{a as g}from"./result.js";import{c as C}from"./page_kit.js";import"./tree.js";import"./automa_cards.js";import{$d as D,A as S,Cd as F,Gd as B,L as O,Mc as T,Md as G,Nd as U,Q as c,Qd as q,S as p,U as u,Ud as A,Vd as j,_ as L,ae as k,b as R,dc as V,fa as $,jc as w,k as i,kc as M,mc as N,nb as h,ob as b,s as x,xd as E}from"./page.js";function P(t,e,o){let r=`${e===1?"front":"back"} p${e}`;return A({...K(t,e),player:e,lettered:o,place:r})}function K({frame:t,seats:e,patches:o,state:r},a){let s=V(t.player===a?[t.move]:[],o);return{frame:t,seats:e,patches:o,cursor:r.walks[a],fresh:s}}function z(t){let{list:e,state:o,seats:r,patches:a}=t;return F(e,o.at,r,a,s=>t.look(s))}var v=class extends _{constructor(o,r){super(Q(o,r),r,{});this.replay=o;this.seats=f(o)}replay;seats;get frame(){return this.frames[this.state.at]}get list(){return this.frames.slice(1).map(({move:o,player:r},a)=>({number:a+1,player:r??1,move:o??"pass"}))}};var Dt=C(W);async function W(t,e){let o=await t.place.patches,r=new v(e,o),a=tt(t,e);return t.until(r.store.watch(t.changed)),t.hear("keydown",M(r)),t.drawn=()=>N(document),t.middle=()=>I(t.shell,e.link,r.state.at),()=>{let{frame:s,seats:m}=r,{at:l}=r.state,{letters:n,look:d}=t.shell.settings,y=()=>t.shell.change({look:d==="cloth"?"thread":"cloth"});return c`<main
class=${`table ${s.automa?"solo":"screen"} viewer`}
data-stage=${s.stage}
>
<div class="felt">
<div class="turn">
<h1 id="turn-heading" tabindex="-1" data-testid="turn">
${l===0?i("start-position"):i("after-move",{number:String(l)})}:
${h(s,m)}
</h1>
<p data-testid="turn-reason">${b(s,m)}</p>
${e.comment?k(e.comment):p}
${r.moves>0?X(t,e):p}
</div>
<div class="column own">
${P(r,1,n)} ${E(s.ring,o,n)}
</div>
<div class="column middle">
${q(s,o,n)} ${z(r)}
${s.result?g(s,m,Y(t,e)):a(l)}
</div>
<div class="column other">
${P(r,2,n)} ${w(s,m,d,y)}
</div>
</div>
<div class="below">${j(s,m,o)}</div>
</main>`}}function H({link:t,tags:e}){return B(t,[e.Player1,e.Player2])}function X({shell:t},e){return c`<button
type="button"
class="to-review"
data-testid="review"
@click=${()=>t.go(`/review${H(e).slice(1)}`)}
>
${u("graph")}<span>${i("review")}</span>
</button>`}function Y(t,e){let{shell:o,browser:r}=t,a=()=>t.ask("copied",()=>U(r.origin+x(H(e))));return c`<button
type="button"
class="main"
data-testid="play-again"
@click=${()=>o.go("/")}
>
${i("new-game")}
</button>
<button type="button" data-testid="copy-link" @click=${a}>
${u("link")}<span>${i("copy-link")}</span>
</button>
<button type="button" data-testid="download-record" @click=${()=>G(e.record)}>
${u("download")}<span>${i("record")}</span>
</button>
<p class="small copied" role="status" data-testid="copied">${t.told.copied}</p>`}function Z(t,e){let[o,,...r]=t.link.split(",");return[o,T(t.moves.slice(0,e)),...r].join(",")}function tt(t,e){let{automa:o}=e,r=R.map(({level:n})=>String(n)),a=o?["automa"]:[...r,"person"],s=n=>n==="automa"?i("automa-alone"):n==="person"?i("two-people-here"):O(Number(n)),m=new L({opponent:{...$("on-opponent","against",a,s),start:o?"automa":String(t.shell.settings.strength)},first:$("on-first","you-are",["you","opponent"],n=>i(n==="you"?"player-one":"player-two"))},t.changed),l=n=>d=>{d.preventDefault();let y=et(e,n,m.values);return t.leave("play-on",()=>S("POST /api/games",y))};return n=>c`<form class="panel play-on" @submit=${l(n)} aria-labelledby="on-heading">
<h2 id="on-heading">${i("play-on-here")}</h2>
${m.control("opponent")} ${o?p:m.control("first")}
<button type="submit" class="main" data-testid="play-on" ?disabled=${t.busy==="play-on"}>
${i("play-on")}
</button>
${D(t.errors["play-on"],"play-on-error")}
</form>`}function et(t,e,{opponent:o,first:r}){let a=Z(t,e),s={first:r,board:"revised",seed:null,from:a,names:null};if(o==="person"){let n=f(t).map(({name:d})=>d);return{...s,opponent:o,names:n}}if(o!=="automa")return{...s,opponent:"computer",level:Number(o)};let{deck:m,level:l}=t.automa;return{...s,opponent:o,deck:m,level:l}}export{Z as linkUpTo,J as openReplay,Dt as openViewerPage,W as viewerPage};
