import{a as Y,b as H,c as h,d as J}from"./replays.js";import{a as z}from"./to_analysis.js";import"./replay.js";import"./reader.js";import{a as k}from"./result.js";import"./tree.js";import"./automa_cards.js";import{B as j,C as D,J as X,b as B,d as F,n as G,o as I,q as U,u as q,z as C}from"./table.js";import{$ as f,A as O,Ed as A,F as V,Fe as Q,G as p,Ge as _,He as P,I as u,Jb as w,Kb as g,R as L,T,aa as c,ad as N,b as x,ba as M,hd as b,ja as E,k as a,qa as $,s as S}from"./page.js";function R(t,e,r){let o=`${e===1?"front":"back"} p${e}`;return j({...Z(t,e),player:e,lettered:r,place:o})}function Z({frame:t,seats:e,patches:r,state:o},i){let s=N(t.player===i?[t.move]:[],r);return{frame:t,seats:e,patches:r,cursor:o.walks[i],fresh:s}}function K(t){let{list:e,state:r,seats:o,patches:i}=t;return q(e,r.at,o,i,s=>t.look(s))}var tt=1e3,y=class extends J{constructor(r,o,i=V){super(H(r,o),o,{isPlaying:!1});this.replay=r;this.timers=i;this.seats=h(r)}replay;timers;seats;timer=0;play(){this.state.at===this.moves&&this.look(0),this.store.dispatch({isPlaying:!0}),this.timer=this.timers.later(()=>{this.step(1),this.state.at<this.moves?this.play():this.halt()},tt)}halt(){this.timers.forget(this.timer),this.store.dispatch({isPlaying:!1})}get frame(){return this.frames[this.state.at]}get list(){return this.frames.slice(1).map(({move:r,player:o},i)=>({number:i+1,player:o??1,move:r??"pass"}))}};var Jt=Q(et);async function et(t,e){let r=await t.place.patches,o=new y(e,r),i=it(t,e);return t.until(o.store.watch(t.changed)),t.until(()=>o.halt()),t.listen("keydown",B(o)),t.drawn=()=>F(document),t.middle=()=>z(t.shell,e.link,o.state.at),()=>{let{frame:s,seats:m}=o,{at:l}=o.state,{letters:n,look:d}=t.shell.settings,v=()=>t.shell.change({look:d==="cloth"?"thread":"cloth"});return p`<main
class=${`table ${s.automa?"solo":"screen"} viewer`}
data-stage=${s.stage}
>
<div class="felt">
<div class="turn">
<h1 id="turn-heading" tabindex="-1" data-testid="turn">
${l===0?a("start-position"):a("after-move",{number:String(l)})}:
${w(s,m)}
</h1>
<p data-testid="turn-reason">${g(s,m)}</p>
${e.comment?P(e.comment):u}
${o.moves>0?p`<div class="looking">${ot(o)} ${rt(t,o.replay)}</div>`:u}
</div>
<div class="column own">
${R(o,1,n)} ${U(s.ring,r,n)}
</div>
<div class="column middle">
${C(s,r,n)} ${K(o)}
${s.result?k(s,m,st(t,e)):i(l)}
</div>
<div class="column other">
${R(o,2,n)} ${b(s,m,d,v)}
</div>
</div>
<div class="below">${D(s,m,r)}</div>
</main>`}}function W({link:t,tags:e}){return T(t,[e.Player1,e.Player2])}function ot(t){let{isPlaying:e}=t.state;return c("play-moves",f(e?"halt":"play",a(e?"halt-moves":"play-moves")),()=>e?t.halt():t.play())}function rt({shell:t},e){return c("review",f("graph",a("review")),()=>t.go(`/review${W(e).slice(1)}`))}function st(t,e){let{shell:r,browser:o}=t,i=()=>t.ask("copied",()=>I(o.origin+S(W(e))));return p`${c("play-again",a("new-game"),()=>r.go("/"),{classes:"main"})}
${c("copy-link",f("link",a("copy-link")),i)}
${c("download-record",f("download",a("record")),()=>G(e.record))}
<p class="small copied" role="status" data-testid="copied">${t.outcomes.copied}</p>`}function nt(t,e){let[r,,...o]=t.link.split(",");return[r,A(t.moves.slice(0,e)),...o].join(",")}function it(t,e){let{automa:r}=e,o=x.map(({level:n})=>String(n)),i=r?["automa"]:[...o,"person"],s=n=>n==="automa"?a("automa-alone"):n==="person"?a("two-people-here"):L(Number(n)),m=new E({opponent:{...$("on-opponent","against",i,s),start:r?"automa":String(t.shell.settings.strength)},first:$("on-first","you-are",["you","opponent"],n=>a(n==="you"?"player-one":"player-two"))},t.changed),l=n=>d=>{d.preventDefault();let v=at(e,n,m.values);return t.leave("play-on",()=>O("POST /api/games",v))};return n=>p`<form class="panel play-on" @submit=${l(n)} aria-labelledby="on-heading">
<h2 id="on-heading">${a("play-on-here")}</h2>
${m.control("opponent")} ${r?u:m.control("first")}
${M("play-on",a("play-on"),t.busy==="play-on","main")}
${_(t.errors["play-on"],"play-on-error")}
</form>`}function at(t,e,{opponent:r,first:o}){let i=nt(t,e),s={first:o,board:"revised",seed:null,from:i,names:null};if(r==="person"){let n=h(t).map(({name:d})=>d);return{...s,opponent:r,names:n}}if(r!=="automa")return{...s,opponent:"computer",level:Number(r)};let{deck:m,level:l}=t.automa;return{...s,opponent:r,deck:m,level:l}}export{nt as linkUpTo,Y as openReplay,Jt as openViewerPage,X as table,et as viewerPage};
