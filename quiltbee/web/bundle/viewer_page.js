import{a as W,b as _,c as f,d as z}from"./replays.js";import{a as Q}from"./to_analysis.js";import"./replay.js";import"./reader.js";import{a as w}from"./result.js";import"./tree.js";import"./automa_cards.js";import{B as C,C as I,J as K,b as E,d as N,n as A,o as B,q as G,u as U,z as q}from"./table.js";import{A as S,Ad as F,Be as j,Ce as D,De as k,F as O,Fb as $,G as m,Gb as b,I as c,R as V,T as L,Yc as M,_ as u,b as R,dd as g,fa as T,k as i,ma as v,s as x}from"./page.js";function P(t,e,o){let r=`${e===1?"front":"back"} p${e}`;return C({...X(t,e),player:e,lettered:o,place:r})}function X({frame:t,seats:e,patches:o,state:r},a){let s=M(t.player===a?[t.move]:[],o);return{frame:t,seats:e,patches:o,cursor:r.walks[a],fresh:s}}function H(t){let{list:e,state:o,seats:r,patches:a}=t;return U(e,o.at,r,a,s=>t.look(s))}var Y=1e3,h=class extends z{constructor(o,r,a=O){super(_(o,r),r,{isPlaying:!1});this.replay=o;this.timers=a;this.seats=f(o)}replay;timers;seats;timer=0;play(){this.state.at===this.moves&&this.look(0),this.store.dispatch({isPlaying:!0}),this.timer=this.timers.later(()=>{this.step(1),this.state.at<this.moves?this.play():this.halt()},Y)}halt(){this.timers.forget(this.timer),this.store.dispatch({isPlaying:!1})}get frame(){return this.frames[this.state.at]}get list(){return this.frames.slice(1).map(({move:o,player:r},a)=>({number:a+1,player:r??1,move:o??"pass"}))}};var Ht=j(Z);async function Z(t,e){let o=await t.place.patches,r=new h(e,o),a=nt(t,e);return t.until(r.store.watch(t.changed)),t.until(()=>r.halt()),t.hear("keydown",E(r)),t.drawn=()=>N(document),t.middle=()=>Q(t.shell,e.link,r.state.at),()=>{let{frame:s,seats:l}=r,{at:d}=r.state,{letters:n,look:p}=t.shell.settings,y=()=>t.shell.change({look:p==="cloth"?"thread":"cloth"});return m`<main
class=${`table ${s.automa?"solo":"screen"} viewer`}
data-stage=${s.stage}
>
<div class="felt">
<div class="turn">
<h1 id="turn-heading" tabindex="-1" data-testid="turn">
${d===0?i("start-position"):i("after-move",{number:String(d)})}:
${$(s,l)}
</h1>
<p data-testid="turn-reason">${b(s,l)}</p>
${e.comment?k(e.comment):c}
${r.moves>0?tt(t,r):c}
</div>
<div class="column own">
${P(r,1,n)} ${G(s.ring,o,n)}
</div>
<div class="column middle">
${q(s,o,n)} ${H(r)}
${s.result?w(s,l,rt(t,e)):a(d)}
</div>
<div class="column other">
${P(r,2,n)} ${g(s,l,p,y)}
</div>
</div>
<div class="below">${I(s,l,o)}</div>
</main>`}}function J({link:t,tags:e}){return L(t,[e.Player1,e.Player2])}function tt(t,e){return m`<div class="looking">${et(e)} ${ot(t,e.replay)}</div>`}function et(t){let{isPlaying:e}=t.state;return m`<button
type="button"
data-testid="play-moves"
@click=${()=>e?t.halt():t.play()}
>
${u(e?"halt":"play")}<span>${i(e?"halt-moves":"play-moves")}</span>
</button>`}function ot({shell:t},e){return m`<button
type="button"
data-testid="review"
@click=${()=>t.go(`/review${J(e).slice(1)}`)}
>
${u("graph")}<span>${i("review")}</span>
</button>`}function rt(t,e){let{shell:o,browser:r}=t,a=()=>t.ask("copied",()=>B(r.origin+x(J(e))));return m`<button
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
<button type="button" data-testid="download-record" @click=${()=>A(e.record)}>
${u("download")}<span>${i("record")}</span>
</button>
<p class="small copied" role="status" data-testid="copied">${t.told.copied}</p>`}function st(t,e){let[o,,...r]=t.link.split(",");return[o,F(t.moves.slice(0,e)),...r].join(",")}function nt(t,e){let{automa:o}=e,r=R.map(({level:n})=>String(n)),a=o?["automa"]:[...r,"person"],s=n=>n==="automa"?i("automa-alone"):n==="person"?i("two-people-here"):V(Number(n)),l=new T({opponent:{...v("on-opponent","against",a,s),start:o?"automa":String(t.shell.settings.strength)},first:v("on-first","you-are",["you","opponent"],n=>i(n==="you"?"player-one":"player-two"))},t.changed),d=n=>p=>{p.preventDefault();let y=at(e,n,l.values);return t.leave("play-on",()=>S("POST /api/games",y))};return n=>m`<form class="panel play-on" @submit=${d(n)} aria-labelledby="on-heading">
<h2 id="on-heading">${i("play-on-here")}</h2>
${l.control("opponent")} ${o?c:l.control("first")}
<button type="submit" class="main" data-testid="play-on" ?disabled=${t.busy==="play-on"}>
${i("play-on")}
</button>
${D(t.errors["play-on"],"play-on-error")}
</form>`}function at(t,e,{opponent:o,first:r}){let a=st(t,e),s={first:r,board:"revised",seed:null,from:a,names:null};if(o==="person"){let n=f(t).map(({name:p})=>p);return{...s,opponent:o,names:n}}if(o!=="automa")return{...s,opponent:"computer",level:Number(o)};let{deck:l,level:d}=t.automa;return{...s,opponent:o,deck:l,level:d}}export{st as linkUpTo,W as openReplay,Ht as openViewerPage,K as table,Z as viewerPage};
