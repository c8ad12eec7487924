import{a as W,b as _,c as f,d as z}from"./replays.js";import{a as Q}from"./to_analysis.js";import"./replay.js";import"./reader.js";import{a as w}from"./result.js";import"./tree.js";import"./automa_cards.js";import{B as C,C as I,J as K,b as E,d as N,n as A,o as B,q as G,u as U,z as q}from"./table.js";import{A as S,Ad as F,Be as j,Ce as D,De as k,F as O,Fb as $,G as m,Gb as b,I as c,R as V,T as L,Yc as M,_ as u,b as R,dd as g,fa as T,k as i,ma as v,s as x}from"./page.js";function P(t,e,o){let r=`${e===1?"front":"back"} p${e}`;return C({...X(t,e),player:e,lettered:o,place:r})}function X({frame:t,seats:e,patches:o,state:r},a){let s=M(t.player===a?[t.move]:[],o);return{frame:t,seats:e,patches:o,cursor:r.walks[a],fresh:s}}function H(t){let{list:e,state:o,seats:r,patches:a}=t;return U(e,o.at,r,a,s=>t.look(s))}var Y=1e3,h=class extends z{constructor(o,r,a=O){super(_(o,r),r,{isPlaying:!1});this.replay=o;this.timers=a;this.seats=f(o)}replay;timers;seats;timer=0;play(){this.state.at===this.moves&&this.look(0),this.store.dispatch({isPlaying:!0}),this.timer=this.timers.later(()=>{this.step(1),this.state.at<this.moves?this.play():this.halt()},Y)}halt(){this.timers.forget(this.timer),this.store.dispatch({isPlaying:!1})}get frame(){return this.frames[this.state.at]}get list(){return this.frames.slice(1).map(({move:o,player:r},a)=>({number:a+1,player:r??1,move:o??"pass"}))}};var Ht=j(Z);async function Z(t,e){let o=await t.place.patches,r=new h(e,o),a=nt(t,e);return t.until(r.store.watch(t.changed)),t.until(()=>r.halt()),t.hear("keydown",E(r)),t.drawn=()=>N(document),t.middle=()=>Q(t.shell,e.link,r.state.at),()=>{let{frame:s,seats:l}=r,{at:d}=r.state,{letters:n,look:p}=t.shell.settings,y=()=>t.shell.change({look:p==="cloth"?"thread":"cloth"});return m`<main
import{a as X,b as H,c as h,d as J}from"./replays.js";import{a as z}from"./to_analysis.js";import"./replay.js";import"./reader.js";import{a as k}from"./result.js";import{c as Q}from"./page_kit.js";import"./tree.js";import"./automa_cards.js";import{$ as M,Cd as G,E as V,F as p,Gd as I,H as u,Nc as B,Od as U,Pd as q,Q as L,S as T,Sd as C,Uc as F,Wc as A,Wd as j,Xd as D,Z as f,_ as c,a as x,be as _,ce as P,ha as E,j as a,lc as N,oa as $,r as S,rc as b,vb as g,wb as w,z as O}from"./page.js";function R(t,e,o){let r=`${e===1?"front":"back"} p${e}`;return j({...Y(t,e),player:e,lettered:o,place:r})}function Y({frame:t,seats:e,patches:o,state:r},i){let s=N(t.player===i?[t.move]:[],o);return{frame:t,seats:e,patches:o,cursor:r.walks[i],fresh:s}}function K(t){let{list:e,state:o,seats:r,patches:i}=t;return I(e,o.at,r,i,s=>t.look(s))}var Z=1e3,y=class extends J{constructor(o,r,i=V){super(H(o,r),r,{isPlaying:!1});this.replay=o;this.timers=i;this.seats=h(o)}replay;timers;seats;timer=0;play(){this.state.at===this.moves&&this.look(0),this.store.dispatch({isPlaying:!0}),this.timer=this.timers.later(()=>{this.step(1),this.state.at<this.moves?this.play():this.halt()},Z)}halt(){this.timers.forget(this.timer),this.store.dispatch({isPlaying:!1})}get frame(){return this.frames[this.state.at]}get list(){return this.frames.slice(1).map(({move:o,player:r},i)=>({number:i+1,player:r??1,move:o??"pass"}))}};var Jt=Q(tt);async function tt(t,e){let o=await t.place.patches,r=new y(e,o),i=it(t,e);return t.until(r.store.watch(t.changed)),t.until(()=>r.halt()),t.hear("keydown",F(r)),t.drawn=()=>A(document),t.middle=()=>z(t.shell,e.link,r.state.at),()=>{let{frame:s,seats:m}=r,{at:l}=r.state,{letters:n,look:d}=t.shell.settings,v=()=>t.shell.change({look:d==="cloth"?"thread":"cloth"});return p`<main
import{a as X,b as H,c as h,d as J}from"./replays.js";import{a as z}from"./to_analysis.js";import"./replay.js";import"./reader.js";import{a as k}from"./result.js";import{c as Q}from"./page_kit.js";import"./tree.js";import"./automa_cards.js";import{$ as M,Cd as G,E as V,F as p,Gd as I,H as u,Nc as B,Od as U,Pd as q,Q as L,S as T,Sd as C,Uc as F,Wc as A,Wd as j,Xd as D,Z as f,_ as c,a as x,be as _,ce as P,ha as E,j as a,lc as N,oa as $,r as S,rc as b,vb as w,wb as g,z as O}from"./page.js";function R(t,e,r){let o=`${e===1?"front":"back"} p${e}`;return j({...Y(t,e),player:e,lettered:r,place:o})}function Y({frame:t,seats:e,patches:r,state:o},i){let s=N(t.player===i?[t.move]:[],r);return{frame:t,seats:e,patches:r,cursor:o.walks[i],fresh:s}}function K(t){let{list:e,state:r,seats:o,patches:i}=t;return I(e,r.at,o,i,s=>t.look(s))}var Z=1e3,y=class extends J{constructor(r,o,i=V){super(H(r,o),o,{isPlaying:!1});this.replay=r;this.timers=i;this.seats=h(r)}replay;timers;seats;timer=0;play(){this.state.at===this.moves&&this.look(0),this.store.dispatch({isPlaying:!0}),this.timer=this.timers.later(()=>{this.step(1),this.state.at<this.moves?this.play():this.halt()},Z)}halt(){this.timers.forget(this.timer),this.store.dispatch({isPlaying:!1})}get frame(){return this.frames[this.state.at]}get list(){return this.frames.slice(1).map(({move:r,player:o},i)=>({number:i+1,player:o??1,move:r??"pass"}))}};var Ht=Q(tt);async function tt(t,e){let r=await t.place.patches,o=new y(e,r),i=nt(t,e);return t.until(o.store.watch(t.changed)),t.until(()=>o.halt()),t.hear("keydown",F(o)),t.drawn=()=>A(document),t.middle=()=>z(t.shell,e.link,o.state.at),()=>{let{frame:s,seats:m}=o,{at:l}=o.state,{letters:n,look:d}=t.shell.settings,v=()=>t.shell.change({look:d==="cloth"?"thread":"cloth"});return p`<main
import{a as X,b as H,c as h,d as J}from"./replays.js";import{a as z}from"./to_analysis.js";import"./replay.js";import"./reader.js";import{a as k}from"./result.js";import{c as Q}from"./page_kit.js";import"./tree.js";import"./automa_cards.js";import{$ as M,Cd as G,E as V,F as p,Gd as I,H as u,Nc as B,Od as U,Pd as q,Q as L,S as T,Sd as C,Uc as F,Wc as A,Wd as j,Xd as D,Z as f,_ as c,a as x,be as _,ce as P,ha as E,j as a,lc as N,oa as $,r as S,rc as b,vb as w,wb as g,z as O}from"./page.js";function R(t,e,r){let o=`${e===1?"front":"back"} p${e}`;return j({...Y(t,e),player:e,lettered:r,place:o})}function Y({frame:t,seats:e,patches:r,state:o},i){let s=N(t.player===i?[t.move]:[],r);return{frame:t,seats:e,patches:r,cursor:o.walks[i],fresh:s}}function K(t){let{list:e,state:r,seats:o,patches:i}=t;return I(e,r.at,o,i,s=>t.look(s))}var Z=1e3,y=class extends J{constructor(r,o,i=V){super(H(r,o),o,{isPlaying:!1});this.replay=r;this.timers=i;this.seats=h(r)}replay;timers;seats;timer=0;play(){this.state.at===this.moves&&this.look(0),this.store.dispatch({isPlaying:!0}),this.timer=this.timers.later(()=>{this.step(1),this.state.at<this.moves?this.play():this.halt()},Z)}halt(){this.timers.forget(this.timer),this.store.dispatch({isPlaying:!1})}get frame(){return this.frames[this.state.at]}get list(){return this.frames.slice(1).map(({move:r,player:o},i)=>({number:i+1,player:o??1,move:r??"pass"}))}};var Ht=Q(tt);async function tt(t,e){let r=await t.place.patches,o=new y(e,r),i=nt(t,e);return t.until(o.store.watch(t.changed)),t.until(()=>o.halt()),t.listen("keydown",F(o)),t.drawn=()=>A(document),t.middle=()=>z(t.shell,e.link,o.state.at),()=>{let{frame:s,seats:m}=o,{at:l}=o.state,{letters:n,look:d}=t.shell.settings,v=()=>t.shell.change({look:d==="cloth"?"thread":"cloth"});return p`<main
class=${`table ${s.automa?"solo":"screen"} viewer`}
data-stage=${s.stage}
>
<div class="felt">
<div class="turn">
<h1 id="turn-heading" tabindex="-1" data-testid="turn">
${l===0?a("start-position"):a("after-move",{number:String(l)})}:
${w(s,m)}
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
<p data-testid="turn-reason">${w(s,m)}</p>
<p data-testid="turn-reason">${g(s,m)}</p>
${e.comment?P(e.comment):u}
${o.moves>0?p`<div class="looking">${et(o)} ${ot(t,o.replay)}</div>`:u}
</div>
<div class="column own">
${R(o,1,n)} ${G(s.ring,r,n)}
</div>
<div class="column middle">
${C(s,r,n)} ${K(o)}
${s.result?k(s,m,rt(t,e)):i(l)}
</div>
<div class="column other">
${R(o,2,n)} ${b(s,m,d,v)}
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
<div class="below">${D(s,m,o)}</div>
</main>`}}function W({link:t,tags:e}){return T(t,[e.Player1,e.Player2])}function et(t,e){return p`<div class="looking">${ot(e)} ${rt(t,e.replay)}</div>`}function ot(t){let{isPlaying:e}=t.state;return c("play-moves",f(e?"halt":"play",a(e?"halt-moves":"play-moves")),()=>e?t.halt():t.play())}function rt({shell:t},e){return c("review",f("graph",a("review")),()=>t.go(`/review${W(e).slice(1)}`))}function st(t,e){let{shell:o,browser:r}=t,i=()=>t.ask("copied",()=>q(r.origin+S(W(e))));return p`${c("play-again",a("new-game"),()=>o.go("/"),{classes:"main"})}
<div class="below">${D(s,m,r)}</div>
</main>`}}function W({link:t,tags:e}){return T(t,[e.Player1,e.Player2])}function et(t){let{isPlaying:e}=t.state;return c("play-moves",f(e?"halt":"play",a(e?"halt-moves":"play-moves")),()=>e?t.halt():t.play())}function ot({shell:t},e){return c("review",f("graph",a("review")),()=>t.go(`/review${W(e).slice(1)}`))}function rt(t,e){let{shell:r,browser:o}=t,i=()=>t.ask("copied",()=>q(o.origin+S(W(e))));return p`${c("play-again",a("new-game"),()=>r.go("/"),{classes:"main"})}
${c("copy-link",f("link",a("copy-link")),i)}
${c("download-record",f("download",a("record")),()=>U(e.record))}
<p class="small copied" role="status" data-testid="copied">${t.outcomes.copied}</p>`}function st(t,e){let[r,,...o]=t.link.split(",");return[r,B(t.moves.slice(0,e)),...o].join(",")}function nt(t,e){let{automa:r}=e,o=x.map(({level:n})=>String(n)),i=r?["automa"]:[...o,"person"],s=n=>n==="automa"?a("automa-alone"):n==="person"?a("two-people-here"):L(Number(n)),m=new E({opponent:{...$("on-opponent","against",i,s),start:r?"automa":String(t.shell.settings.strength)},first:$("on-first","you-are",["you","opponent"],n=>a(n==="you"?"player-one":"player-two"))},t.changed),l=n=>d=>{d.preventDefault();let v=it(e,n,m.values);return t.leave("play-on",()=>O("POST /api/games",v))};return n=>p`<form class="panel play-on" @submit=${l(n)} aria-labelledby="on-heading">
<h2 id="on-heading">${a("play-on-here")}</h2>
${m.control("opponent")} ${r?u:m.control("first")}
${M("play-on",a("play-on"),t.busy==="play-on","main")}
${_(t.errors["play-on"],"play-on-error")}
</form>`}function it(t,e,{opponent:r,first:o}){let i=st(t,e),s={first:o,board:"revised",seed:null,from:i,names:null};if(r==="person"){let n=h(t).map(({name:d})=>d);return{...s,opponent:r,names:n}}if(r!=="automa")return{...s,opponent:"computer",level:Number(r)};let{deck:m,level:l}=t.automa;return{...s,opponent:r,deck:m,level:l}}export{st as linkUpTo,X as openReplay,Ht as openViewerPage,tt as viewerPage};
