import{a as H,b as I,c as f,d as Q}from"./stepping.js";import"./replay.js";import"./reader.js";import"./tree.js";import"./automa_cards.js";import{c as C}from"./page_kit.js";import{$c as G,Cb as w,D as S,Db as V,Fb as M,Lc as T,Oa as h,P as c,Pa as b,R as p,T as u,Uc as E,Vc as F,Wc as B,Z as O,b as R,bc as N,cd as U,dd as q,ea as $,ed as g,fd as j,gd as A,j as i,md as D,nd as k,v as x,zb as L}from"./page.js";function P(t,e,o){let r=`${e===1?"front":"back"} p${e}`;return j({...J(t,e),player:e,lettered:o,place:r})}function J({frame:t,seats:e,patches:o,state:r},a){let s=L(t.player===a?[t.move]:[],o);return{frame:t,seats:e,patches:o,cursor:r.walks[a],fresh:s}}function _(t){let{list:e,state:o,seats:r,patches:a}=t;return U(e,o.at,r,a,s=>t.look(s))}var v=class extends Q{constructor(o,r){super(I(o,r),r,{});this.replay=o;this.seats=f(o)}replay;seats;get frame(){return this.frames[this.state.at]}get list(){return this.frames.slice(1).map(({move:o,player:r},a)=>({number:a+1,player:r??1,move:o??"pass"}))}};var At=C(K);async function K(t,e){let o=await t.place.patches,r=new v(e,o),a=Z(t,e);return t.until(r.store.watch(t.changed)),t.until(V(r)),t.drawn=()=>M(document),t.middle=()=>q(t.shell,e.link,r.state.at),()=>{let{frame:s,seats:m}=r,{at:l}=r.state,{letters:n,look:d}=t.shell.settings,y=()=>t.shell.change({look:d==="cloth"?"thread":"cloth"});return c`<main
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
${r.moves>0?W(t,e):p}
</div>
<div class="column own">
${P(r,1,n)} ${B(s.ring,o,n)}
</div>
<div class="column middle">
${G(s,o,n)} ${_(r)}
${s.result?g(s,m,X(t,e)):a(l)}
</div>
<div class="column other">
${P(r,2,n)} ${w(s,m,d,y)}
</div>
</div>
<div class="below">${A(s,m,o)}</div>
</main>`}}function z({link:t,tags:e}){return T(t,[e.Player1,e.Player2])}function W({shell:t},e){return c`<button
type="button"
class="to-review"
data-testid="review"
@click=${()=>t.go(`/review${z(e).slice(1)}`)}
>
${u("graph")}<span>${i("review")}</span>
</button>`}function X(t,e){let{shell:o,browser:r}=t,a=()=>t.ask("copied",()=>F(r.origin+z(e)));return c`<button
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
<button type="button" data-testid="download-record" @click=${()=>E(e.record)}>
${u("download")}<span>${i("record")}</span>
</button>
<p class="small copied" role="status" data-testid="copied">${t.told.copied}</p>`}function Y(t,e){let[o,,...r]=t.link.split(",");return[o,N(t.moves.slice(0,e)),...r].join(",")}function Z(t,e){let{automa:o}=e,r=R.map(({level:n})=>String(n)),a=o?["automa"]:[...r,"person"],s=n=>n==="automa"?i("automa-alone"):n==="person"?i("two-people-here"):S(Number(n)),m=new O({opponent:{...$("on-opponent","against",a,s),start:o?"automa":String(t.shell.settings.strength)},first:$("on-first","you-are",["you","opponent"],n=>i(n==="you"?"player-one":"player-two"))},t.changed),l=n=>d=>{d.preventDefault();let y=tt(e,n,m.values);return t.leave("play-on",()=>x("POST /api/games",y))};return n=>c`<form class="panel play-on" @submit=${l(n)} aria-labelledby="on-heading">
<h2 id="on-heading">${i("play-on-here")}</h2>
${m.control("opponent")} ${o?p:m.control("first")}
<button type="submit" class="main" data-testid="play-on" ?disabled=${t.busy==="play-on"}>
${i("play-on")}
</button>
${D(t.errors["play-on"],"play-on-error")}
</form>`}function tt(t,e,{opponent:o,first:r}){let a=Y(t,e),s={first:r,board:"revised",seed:null,from:a,names:null};if(o==="person"){let n=f(t).map(({name:d})=>d);return{...s,opponent:o,names:n}}if(o!=="automa")return{...s,opponent:"computer",level:Number(o)};let{deck:m,level:l}=t.automa;return{...s,opponent:o,deck:m,level:l}}export{Y as linkUpTo,H as openReplay,At as openViewerPage,K as viewerPage};
