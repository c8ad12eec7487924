import{a as te,b as ae,c as le,d as K,e as ce,h as U}from"./board.js";import{a as Wt,b as Gt,d as lt,f as I}from"./reader.js";import{c as Zt,d as zt,e as Xt}from"./local_source.js";import{a as Ft,b as rt,c as L,e as H,f as jt,g as B,h as Ht,i as Bt,j as at,k as It,n as _t,o as Kt,p as Ut}from"./tree.js";import{h as qt}from"./automa_cards.js";import{$b as Qt,Ba as q,Bb as Nt,Ca as St,Dc as Jt,Fc as ee,Lb as Dt,Nb as Ct,Ob as k,P as d,Pa as At,Pb as it,Pc as ne,Qa as xt,Qc as se,R as g,S,Sa as Pt,T as y,Ta as Ot,Tb as Rt,Ua as Tt,W as yt,Wa as Mt,X as vt,Xa as W,Y as wt,Yc as oe,Z as kt,_b as N,a as ht,bd as ie,cd as _,e as tt,gd as re,ha as et,hd as ue,j as r,q as E,qa as R,r as ft,ta as nt,tc as Vt,u as gt,vb as Lt,w as bt,wa as st,wc as Yt,xa as ot,xb as F,ya as Et,z as $t,zb as j}from"./page.js";var Ce=new Set(["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"]),G=class{constructor(t,e,o,n=null){this.patches=t;this.outside=o;let{tree:i,tags:c,isWhole:a}=e,l=[i.root,...L(H(i.root))],u=n===null?l[l.length-1]:l[n]??i.root,m=a?"":r("analysis-not-whole"),p={tree:i,tags:c,node:u,change:0,said:"",fault:m};this.store=E(p),this.board=new te(t,this.courseTo(u),this.sitting(),{onMove:(h,f)=>this.moved(h,f),onUndo:()=>this.show(this.state.node.parent??this.state.node),objection:()=>B(this.state.node)>=Ft?r("analysis-too-deep"):null})}patches;outside;store;board;get state(){return this.store.get()}courseTo(t){let{tree:e,tags:o}=this.state;return{...e.courseTo(t),points:Rt(o)}}sitting(){let{Player1:t="?",Player2:e="?"}=this.state.tags,o=(n,i)=>n&&n!=="?"?n:r("player-number",{number:i});return{names:[o(t,"1"),o(e,"2")]}}moved(t,e){let{tree:o,node:n}=this.state,i=e.local.message.automa?.turns.at(-1)??null,c=o.add(n,t,t.startsWith("A:")?i:null);c&&this.changed({node:c})}changed(t={}){let{change:e}=this.state;this.store.dispatch({...t,change:e+1,said:"",fault:""}),this.keep()}keep(){this.outside.keep({record:this.record,path:this.path})}get path(){return L(this.state.node).map(t=>t.parent?.children.indexOf(t)??0)}get record(){return _t(this.state.tree,this.state.tags)}get text(){return this.board.text}async link(){return`/analysis${await Ut(this.state.tree,this.state.tags)}`}show(t){let e=this.courseTo(t);de(e)!==de(this.board.course)&&this.board.show(e,this.sitting()),this.store.dispatch({node:t,said:"",fault:""}),this.keep()}step(t){if(!Ce.has(t))return!1;let{node:e,tree:o}=this.state,{parent:n}=e,i=n?.children??[],c=i.indexOf(e),l={ArrowLeft:n,ArrowRight:e.children[0],ArrowUp:i[c-1],ArrowDown:i[c+1],Home:o.root,End:H(e)}[t];return l&&l!==e&&this.show(l),!0}playLine(t){for(let e of t)if(!this.board.play(e))return}turn(t){let{tree:e,node:o}=this.state,n=e.turnWith(o,t),i=n&&e.add(o,`A:${n.taken??"pass"}`,n);i&&(this.changed(),this.show(i))}promote(){Ht(this.state.node)&&(this.state.tree.settle(),this.changed())}remove(){let{node:t}=this.state;if(t.parent===null)return;let e=Bt(t);this.state.tree.settle(),this.changed(),e&&this.show(e)}comment(t){this.state.node.comment=Kt(t),this.changed()}mark(t){this.state.node.parent!==null&&(It(this.state.node,t),this.changed())}open({tree:t,tags:e,isWhole:o},n){this.store.dispatch({tree:t,tags:e});let i=n?Re(t,n):H(t.root);this.board.show(this.courseTo(i),this.sitting()),this.store.dispatch({node:i,change:this.state.change+1,said:"",fault:""}),o||this.store.dispatch({fault:r("analysis-not-whole")}),this.keep()}async read(t){if(!t.trim())return this.store.dispatch({fault:r("analysis-nothing")});try{this.open(await this.outside.read(t))}catch(e){let o=e instanceof Error?e.message:String(e);this.store.dispatch({fault:o})}}get startText(){let{position:t}=this.state.node,e=this.board.local.shuffles;if(t.automa===null||e===null)return k(t,null);let o=this.board.local.message.automa?.turns??[];return k(t,qt(e,o))}};function de({moves:s,turns:t=[]}){return[...s,...t.map(({card:e})=>e.number)].join()}function Re(s,t){let e=s.root;for(let o of t)e=e.children[o]??e;return e}function pe(s,t){let e=s&&I(s.record,t);return e&&{opened:e,path:s.path}}function me(s){let t=new Map;for(let e of s){if(e===null)continue;let{taken:o,stop:n,income:i,card:c}=e,a=[o,n,i].join(),l=t.get(a)??{move:`A:${o??"pass"}`,stop:n,income:i,cards:[]};t.set(a,{...l,cards:[...l.cards,c.number]})}return[...t.values()].sort((e,o)=>o.cards.length-e.cards.length)}function he(s,t){let e=t.flatMap(({card:o,margin:n})=>s.includes(o)&&n!==null?[n]:[]);return e.length<s.length?null:e.reduce((o,n)=>o+n,0)/s.length}var ct=5,qe=150,We=300,Q=class{constructor(t,{isOn:e,lines:o}){this.outside=t;let n={status:"idle",isOn:e,lines:o,ahead:0,answer:null,sentence:""};this.store=E(n)}outside;store;position=null;points=0;isHidden=!1;asking=null;timer=0;known=new Map;get state(){return this.store.get()}look(t,e=0){t===this.position&&e===this.points||(this.position=t,this.points=e,this.begin())}hide(t){t!==this.isHidden&&(this.isHidden=t,this.begin())}turn(t){this.tell({isOn:t}),this.outside.keep({isOn:t,lines:this.state.lines}),this.begin()}want(t){this.tell({lines:Math.max(1,Math.min(ct,t))}),this.outside.keep({isOn:this.state.isOn,lines:this.state.lines}),this.begin()}again(){["away","refused"].includes(this.state.status)&&this.begin()}stop(){this.asking?.abort(),this.asking=null,this.outside.forget(this.timer)}begin(){this.stop();let{isOn:t,lines:e}=this.state;if(!t)return this.tell({status:"off",answer:null,sentence:""});if(this.position===null)return this.tell({status:"idle",answer:null,sentence:""});let o=this.known.get(this.key)??null,n={answer:o,sentence:"",ahead:0};if(o?.final)return this.tell({...n,status:"done"});if(this.isHidden)return this.tell({...n,status:"paused"});this.tell({...n,status:"asking"});let{signal:i}=this.asking=new AbortController,c={...ce(this.position,this.points),lines:e};this.timer=this.outside.later(()=>this.follow(c,i),qe)}get key(){return`${this.state.lines} ${this.points} ${this.position}`}async follow(t,e){let{key:o}=this;try{for await(let n of this.outside.ask(t,e)){if(e.aborted)return;this.take(o,n)}!e.aborted&&!this.state.answer?.final&&this.tell({status:"away"})}catch(n){if(e.aborted)return;if(n instanceof ft)this.tell({status:"away"});else if(n instanceof gt)this.tell({status:"refused",sentence:n.message,answer:null});else throw n}}take(t,e){let o=e.lines.length>0||!!e.cards;if(o){this.known.delete(t),this.known.set(t,e);let[a]=this.known.keys();this.known.size>We&&this.known.delete(a)}let n=e.waiting===null,i=e.final?"done":n?"thinking":"waiting",c=o?e:this.state.answer;this.tell({status:i,ahead:e.waiting??0,answer:c})}tell(t){this.store.dispatch(t)}};var Fe={first:"Home",back:"ArrowLeft",forward:"ArrowRight",last:"End"},je=4;function ge(s,t,e,o){return d`<section class="panel tree" aria-labelledby="moves-heading">
<div class="panel-head">
<h2 id="moves-heading">${r("moves")}</h2>
${He(t,o)}
</div>
<div
class="tree-moves"
data-testid="tree"
tabindex="0"
aria-labelledby="moves-heading"
role="group"
>
${s.root.comment?d`<p class="comment">${s.root.comment}</p>`:g}
${s.root.children.length>0?be(s.root,t,e,o):d`<p class="small">${r("analysis-no-move")}</p>`}
</div>
${Ie(t,o)}
</section>`}function He(s,t){let e=s.parent===null,o=s.children.length===0;return oe(n=>n==="first"||n==="back"?e:o,n=>t.step(Fe[n]))}function be(s,t,e,o,n=null){let i=[],c=[],a=()=>{c.length>0&&i.push(d`<div class="run">${c}</div>`),c=[]};n?.before&&c.push(d`<span class="comment">${n.before}</span>`),n&&c.push(fe(n,t,e,o));for(let l=n??s;l.children.length>0;[l]=l.children){let[u,...m]=l.children;c.push(fe(u,t,e,o)),m.length!==0&&(a(),i.push(d`<ul>
${m.map(p=>d`<li class=${B(p)>je?"flat":""}>
${be(p,t,e,o,p)}
</li>`)}
</ul>`))}return a(),i}function fe(s,t,e,o){let{move:n,turn:i,parent:c,comment:a,marks:l}=s,u=c?.position.turn??1,m=L(s).length,p=l.map(b=>at[b]??"").join(""),h=i?`, ${r("analysis-card",{card:String(i.card.number)})}`:"",f=`${m}. ${q(n,e)}${h} ${p}`.trim();return d`<button
type="button"
class=${`node p${u}${s===t?" now":""}`}
title=${f}
data-testid="node"
data-move=${n}
aria-current=${s===t?"step":"false"}
@click=${()=>o.show(s)}
>
<span class="number" aria-hidden="true">${m}</span>${A(n,e)}${i?d`<i class="card" aria-hidden="true">${i.card.number}</i>`:g}<span class="visually-hidden">${f}</span
>${p?d`<b class="sign" aria-hidden="true">${p}</b>`:g}
</button>
${a?d`<span class="comment" data-testid="comment">${a}</span>`:g}`}function A(s,t){let e=s.startsWith("A:")?s.slice(2):s;if(e==="pass")return d`<span class="move-art" aria-hidden="true">${y("pass")}</span>`;let o=e[0],n=e.slice(-2),i=s.startsWith("A:");return d`<span class="move-art" aria-hidden="true"
>${o==="+"?d`<span class="plus">+</span>`:R(o,t[o],i?Be(t[o]):Number(e[1]),!1)}${i?g:d`<span class="where">${n}</span>`}</span
>`}function Be({orientations:s}){return Number(Object.keys(s)[0])}function Ie(s,t){let e=s.parent===null,o=n=>n?"true":"false";return d`<div class="tree-tools">
<button type="button" data-testid="comment-move" @click=${t.comment}>
${y("pen")}<span>${r("analysis-comment")}</span>
</button>
<div class="marks" role="group" aria-label=${r("analysis-marks")}>
${Object.entries(at).map(([n,i])=>d`<button
type="button"
class="quiet square"
aria-pressed=${o(s.marks.includes(Number(n)))}
aria-disabled=${o(e)}
aria-label=${r(`analysis-mark-${n}`)}
title=${r(`analysis-mark-${n}`)}
data-testid=${`mark-${n}`}
@click=${()=>t.mark(Number(n))}
>
${i}
</button>`)}
</div>
<button
type="button"
data-testid="promote"
aria-disabled=${o(jt(s))}
@click=${t.promote}
>
${y("raise")}<span>${r("analysis-promote")}</span>
</button>
<button
type="button"
data-testid="remove"
aria-disabled=${o(e)}
@click=${t.remove}
>
${y("bin")}<span>${r("analysis-remove")}</span>
</button>
</div>`}function $e(s,t){let{isOn:e,answer:o}=s.state,n=e?o?.lines[0]??o?.expected??null:null,i=n?Math.round(n.chance*100):50,c=n?ye(n.margin,t):dt(s);return d`<section
class=${`line engine-bar ${n?"known":""}`}
aria-label=${r("analysis-engine")}
data-testid="engine-bar"
data-status=${s.state.status}
>
<label class="switch"
><input
type="checkbox"
role="switch"
data-testid="engine-on"
.checked=${e}
@change=${a=>s.turn(Qt(a))}
/><span>${r("analysis-engine")}</span></label
>
<div class="balance">
<svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
<rect class="two" width="100" height="6"></rect>
<rect class="one" width=${i} height="6"></rect>
<path d="M50 0v6"></path>
</svg>
<p class="engine-words" role="status" data-testid="engine-words">
${c}
${n?d`<span class="soft">${V(Ke(n))}</span>`:g}
</p>
</div>
</section>`}function ye(s,t){let e=Math.abs(s);return e<.05?r("analysis-even"):r("analysis-ahead",{name:st(t,s>0?1:2),points:ut(e)})}function _e(s,t){let e=s>=.5,o=Math.round((e?s:1-s)*100);return r("analysis-chance",{name:st(t,e?1:2),percent:o})}function Ke({margin:s,chance:t}){return s>=0?t:1-t}function V(s){return r("analysis-percent",{percent:Math.round(s*100)})}function Y(s){return Math.abs(s)<.05?ut(0):(s>0?"+":"−")+ut(Math.abs(s))}function ut(s){return r("analysis-number",{number:Math.round(s*10)/10})}function dt({state:s}){let{status:t,sentence:e,ahead:o}=s;return t==="refused"?e:r(`analysis-engine-${t}`,{count:o})}function ve(s,t,e,o){let{state:n}=s,{answer:i}=n,c=n.isOn?i?.lines??[]:[],a=c.some(({move:m})=>m==="pass"),l=n.isOn&&i?.pass&&!a?i.pass:null,u=(m,p)=>Qe(m,p,t,e,o);return d`<section
class="panel engine-lines"
aria-labelledby="engine-heading"
data-testid="engine-lines"
@pointerleave=${()=>o.point(null)}
>
${pt(s,r("analysis-lines"),Ge(s))}
${c.length>0?d`<ol>
${c.map((m,p)=>d`<li>${u(m,String(p+1))}</li>`)}
${l?d`<li class="what-if">${u(l,"–")}</li>`:g}
</ol>`:d`<p class="small" data-testid="engine-none">${dt(s)}</p>`}
</section>`}function pt(s,t,e=g){return d`<div class="panel-head">
<h2 id="engine-heading">${t}</h2>
<p class="small engine-told" data-testid="engine-told">${Ue(s)}</p>
${["away","refused"].includes(s.state.status)?d`<button type="button" class="quiet" @click=${()=>s.again()}>
${r("analysis-again")}
</button>`:g}
${e}
</div>`}function Ue(s){let{status:t,answer:e,isOn:o}=s.state;if(!o||!e||e.nodes===0)return"";let n=r("analysis-nodes",{count:e.nodes});return["thinking","done"].includes(t)?n:`${dt(s)} ${n}`}function Ge(s){return d`<label class="line-count"
><span class="visually-hidden">${r("analysis-how-many")}</span>
<select
data-testid="line-count"
@change=${t=>s.want(Number(N(t)))}
>
${Array.from({length:ct},(t,e)=>e+1).map(t=>d`<option value=${t} ?selected=${s.state.lines===t}>${t}</option>`)}
</select></label
>`}function Qe(s,t,e,o,n){let{move:i,margin:c,chance:a,proven:l}=s,u=()=>n.point(i),m=Ye(s);return d`<button
type="button"
class="engine-line"
data-testid="engine-line"
data-move=${i}
@pointerenter=${u}
@focus=${u}
@blur=${()=>n.point(null)}
@click=${()=>n.play([i])}
>
<span class="chip" aria-hidden="true">${t}</span>
<span class="margin" aria-hidden="true">${Y(c)}</span>
<span class="first-move"
>${A(i,o)}<span
><b>${i==="pass"?r("pass"):q(i,o)}</b>
${t==="–"?d`<i>${r("analysis-if-pass")}</i>`:g}
${l?Ve():g}</span
></span
>
<span class="visually-hidden"
>${ye(c,e)}; ${_e(a,e)}</span
>
<span class="expected">${m}</span>
<span class="goes-on" aria-hidden="true"
>${s.line.slice(1,7).map(p=>A(p,o))}</span
>
</button>`}function Ve(){return d`<span class="proven">${y("place")}${r("analysis-proven")}</span>`}function Ye({chance:s,scores:t,empty_spaces:e,special_tile:o}){let n=[V(s)],i=([c,a])=>({one:String(Math.round(c)),two:String(Math.round(a))});return t&&n.push(r("analysis-scores",i(t))),e&&n.push(r("analysis-empty",i(e))),o&&n.push(r("analysis-tile",i([o[0]*100,o[1]*100]))),n.join(" · ")}function we(s,t,e,o){let n=s.reduce((l,{cards:u})=>l+u.length,0),{isOn:i,answer:c}=t.state,a=i&&c?.cards||[];return d`<section
class="panel engine-lines"
aria-labelledby="engine-heading"
data-testid="engine-lines"
>
${pt(t,r("analysis-cards"))}
<ol data-testid="card-outcomes">
${s.map(({move:l,stop:u,income:m,cards:p})=>{let h=he(p,a);return d`<li class="card-outcome">
<span class="odds">${V(p.length/n)}</span>
<span class="margin" data-testid="card-margin"
>${h===null?g:Y(h)}</span
>
<span class="first-move"
>${A(l,e)}<span
>${ze(l,u,m,e)}</span
></span
>
<span class="card-row">${p.map(f=>Ze(f,a,o))}</span>
</li>`})}
</ol>
</section>`}function Ze(s,t,{own:e,turn:o}){let n=t.find(i=>i.card===s)?.margin??null;return d`<button
type="button"
class=${s===e?"own":"quiet"}
data-testid="choose-card"
data-card=${s}
aria-current=${s===e?"true":"false"}
@click=${()=>o(s)}
>
<span class="visually-hidden">${r("analysis-turn-card",{card:String(s)})}</span>
<b aria-hidden="true">${s}</b>
${n===null?g:d`<span>${Y(n)}</span>`}
</button>`}function ze(s,t,e,o){let n={space:String(t),count:e},i=s.slice(2);return i==="pass"?r("analysis-card-passes",n):r("analysis-card-takes",{...n,patch:St(o,i)})}function ke(s,t,e,o){let{board:n,patches:i,state:c}=s,{table:a}=n.state,{seats:l}=a,u=$e(t,l),m=ge(c.tree,c.node,i,o.tree);return d`${_(e,Xe(o))}
<main
class=${`${le(n,e,a.mode)} analysis`}
data-stage=${a.stage}
data-number=${a.number}
>
<h1 class="visually-hidden" id="turn-heading" tabindex="-1" data-testid="turn">
${r("tab-analysis")}: ${ot(a,l)}
</h1>
${ae(n,e,o.focusQuilt,{line:u,moves:d`<div class="notebook moves">
${a.stage==="card"?Je(s,t):ve(t,l,i,o.lines)}
${m}
</div>`})}
<div class="below">
<p class="small" data-testid="turn-reason">
${ot(a,l)}. ${Et(a,l)}
</p>
<p class="small copied" role="status" data-testid="said">${c.said}</p>
${ue(c.fault,"analysis-fault")} ${ie(a,l,i)}
</div>
</main>
${K(n,e)}`}function Je(s,t){let{tree:e,node:o}=s.state,n=e.cardsAfter(o).map(i=>e.turnWith(o,i));return we(me(n),t,s.patches,{own:e.turnAfter(o)?.card.number??null,turn:i=>s.turn(i)})}function Xe({setUp:s,open:t,copy:e,save:o}){return d`<nav class="analysis-menu" aria-label=${r("tab-analysis")}>
<span class="analysis-title" aria-hidden="true">${r("tab-analysis")}</span>
${[Z("set-up","pen",r("analysis-set-up"),s),Z("open","open",r("analysis-open"),t),Z("copy-link","link",r("copy-link"),e),Z("save","download",r("record"),o)]}
</nav>`}function Z(s,t,e,o){return d`<button type="button" data-testid=${s} title=${e} @click=${o}>
${y(t)}<span>${e}</span>
</button>`}function Ee(s,t,e,o){let n=c=>{c.preventDefault();let a=c.target;s(String(new FormData(a).get("text")))},i=({target:c})=>{let[a]=c.files??[];a&&t(a)};return d`<form class="open-form" @submit=${n}>
<h2 id="open-heading">${r("analysis-open")}</h2>
<label
>${r("paste-record")}
<textarea name="text" rows="5" spellcheck="false" data-testid="open-text"></textarea>
</label>
<p class="small">${r("analysis-this-position")} <code>${o}</code></p>
<div class="row">
<button type="submit" class="main" data-testid="open-it">${r("open")}</button>
<label class="button file"
>${r("choose-file")}<input
type="file"
accept=".pgr,.txt,text/plain"
data-testid="open-file"
@change=${i}
/></label>
<button type="button" @click=${e}>${r("cancel")}</button>
</div>
</form>`}function Se(s,t,e){return d`<form class="open-form" @submit=${n=>{n.preventDefault();let i=n.target;t(String(new FormData(i).get("comment")))}}>
<h2 id="comment-heading">${r("analysis-comment")}</h2>
<label
><span class="visually-hidden">${r("analysis-comment")}</span>
<textarea
name="comment"
rows="4"
maxlength="2000"
data-testid="comment-text"
.value=${s}
></textarea>
</label>
<div class="row">
<button type="submit" class="main" data-testid="keep-comment">${r("analysis-keep")}</button>
<button type="button" @click=${e}>${r("cancel")}</button>
</div>
</form>`}var tn=".".repeat(81),en="?.?.?.?.?.?.?.?.?.?",nn="?.?/-";function mt(s){let t=s.split(" "),e=t.length===11,[o,n]=t,[i,c]=e?[t[1],t[2].split(":")[0]]:[t[2],t[3]],[a,l,u,m]=e?t.slice(3):t.slice(4),p=De=>/^(\d+)\.(\d+)(?:i(\d+))?$/.exec(De)??[],[,h="5",f="0",b="0"]=p(i),[,v="5",P="0",O="0"]=p(c),[$="normal",w="1",T=en,M=nn]=e?t.slice(7):[],Ne=e?t[2].split(":")[1].replace("-",""):"";return{cells:[Ae(o),e?tn:Ae(n)],buttons:[h,v],times:[f,P],incomes:[b,O],ring:a.replace("-",""),turn:l,tile:u,board:m,solo:e,deck:$,level:w,taken:Ne,pile:T,gone:M}}function Ae(s){return s.replace(/\//g,"").replace(/\d/g,t=>".".repeat(Number(t)))}function Pe(s){let{cells:t,ring:e,turn:o,tile:n,board:i,solo:c,deck:a,level:l,taken:u,pile:m,gone:p}=s,h=[e||"-",o,n,i].join(" "),[f,b]=[xe(s,0),xe(s,1)],[v,P]=t.map(it);if(!c)return`${v} ${P} ${f} ${b} ${h}`;let O=`${s.buttons[1]||"0"}.${s.times[1]||"0"}:${u||"-"}`;return`${v} ${f} ${O} ${h} ${a} ${l} ${m} ${p}`}function xe({cells:s,buttons:t,times:e,incomes:o},n){let i=s[n].includes("x")?`i${o[n]||"0"}`:"";return`${t[n]||"0"}.${e[n]||"0"}${i}`}function sn(s,t){let e=[...s.ring,...s.taken].find(l=>!(l in t)),o=(l,u)=>r("impossible",{field:r(`field-${l}`),words:u});if(e)return o("ring",r("impossible-no-patch",{letter:e}));let n=Pe(s),i=Ct(n,t),c=i?.automa?Dt(n):null;if(i?.automa&&c===null)return o("pile",r("impossible-cards"));if(i===null)return r("impossible-form");let a=Wt(i,t,c);return a?o(a.field,r(`impossible-${a.code}`,a.values)):""}var J=class{constructor(t,e){this.patches=t;this.store=E({draft:mt(e),active:1,loose:"*"}),this.folded=this.laid(0),this.table=this.tableOf(this.folded),this.game=new Vt(this,t),this.game.open()}patches;store;folded;table;hear=()=>{};game;watch(t){return this.hear=t,()=>{this.hear=()=>{}}}send(t){return t.type==="move"&&this.lay(t.move)?this.lieAnew():this.hear(Xt()),!0}get draft(){return this.store.get().draft}get objection(){return sn(this.draft,this.patches)}get text(){return Pe(this.draft)}laid(t){let{draft:e,active:o}=this.store.get(),n=j([...Object.keys(this.patches)].join("")),i=k(n,null).split(" "),[c,a]=e.cells.map(it),l=b=>b.includes("x")?"i0":"",u=e.cells.map((b,v)=>`0.${v}${l(b)}`),m=[c,a,...u,i[4],String(o),"-","r"].join(" "),p=["1","2"].map(b=>r("player-number",{number:b})),h=zt({start:m,moves:[]},{names:p},this.patches),f=h&&Yt({...h.game,number:t},this.patches);if(f===null)throw new RangeError("this is no quilt");return f}tableOf(t){let{draft:e}=this.store.get(),o=Jt(t,this.patches),{filled:n}=Nt(t.positions[0]),[i]=o.options,a=[...e.ring].filter(l=>l in this.patches).map(l=>{let u=Ot(n,this.patches[l]).map(({name:p})=>p);return{...i,letter:l,move:null,placements:u,available:!0}});return{...o,options:a,special_cells:Tt(n).map(Mt)}}lay(t){let{draft:e,active:o}=this.store.get(),n=t[0],i=n==="+"?[W(t.slice(1))??0]:Pt(this.patches[n],t.slice(1))?.spaces??[],c=e.cells[o-1];if(i.length===0||i.some(l=>c[l]!=="."))return!1;let a=n==="+"?this.store.get().loose:n;return this.paint((l,u)=>i.includes(u)?a:l),n!=="+"&&this.enter({ring:this.draft.ring.replace(n,"")}),!0}layLoose(t){this.store.dispatch({loose:t})}lift(t){let{draft:e,active:o}=this.store.get(),n=e.cells[o-1][t];if(n===".")return;let i=n==="*"||n==="x";this.paint((c,a)=>(i?a===t:c===n)?".":c),i||this.enter({ring:n+this.draft.ring}),this.lieAnew()}paint(t){let{draft:e,active:o}=this.store.get(),n=[...e.cells];n[o-1]=[...n[o-1]].map(t).join(""),this.store.dispatch({draft:{...e,cells:n}})}enter(t){this.store.dispatch({draft:{...this.draft,...t}})}change(t){this.enter(t),this.lieAnew()}turn(t){this.store.dispatch({active:t}),this.lieAnew()}begin(t){this.store.dispatch({draft:t,active:1}),this.lieAnew()}lieAnew(){this.folded=this.laid(this.table.number+1),this.table=this.tableOf(this.folded),this.hear({type:"table",table:this.table,happened:null})}close(){this.game.close()}};var on={1:"first",2:"second","1+":"first-special","2+":"second-special","#1":"first-over","#2":"second-over"};function Oe(s,t,e){let{draft:o,active:n}=s.store.get(),i=s.objection,c=o.solo?[1]:[1,2];return d`${_(t)}
<main class="table screen editor" data-testid="editor">
<div class="panel-head">
<h1 id="turn-heading" tabindex="-1">${r("editor-title")}</h1>
<div class="row">
<button type="button" data-testid="editor-empty" @click=${e.empty}>
${r("editor-start")}
</button>
<button type="button" data-testid="editor-cancel" @click=${e.cancel}>
${r("cancel")}
</button>
<button
type="button"
class="main"
data-testid="editor-done"
aria-disabled=${i?"true":"false"}
@click=${e.done}
>
${r("editor-done")}
</button>
</div>
</div>
<p class=${i?"verdict no":"verdict yes"} role="status" data-testid="verdict">
${y(i?"cancel":"place")} ${i||r("editor-possible")}
</p>
<div class="editor-quilts">
${c.map(a=>d`<section
class=${n===a?"editor-side on":"editor-side"}
aria-label=${r("player-number",{number:String(a)})}
>
${o.solo?g:d`<button
type="button"
data-testid=${`edit-${a}`}
aria-pressed=${n===a?"true":"false"}
@click=${()=>s.turn(a)}
>
${r("editor-quilt",{number:String(a)})}
</button>`}
${re(ee(s.game,t),a)}
</section>`)}
</div>
${rn(s,e)} ${cn(s)}
</main>
${K(s,t)}`}function rn({game:s,patches:t,draft:e,store:o},n){let{placement:i}=s.state,{loose:c}=o.get(),a=[...e.ring].filter(u=>u in t),l=u=>()=>s.placement({type:"turn",how:u});return d`<section class="panel palette" aria-labelledby="palette-heading" data-keys>
<div class="panel-head">
<h2 id="palette-heading">${r("editor-patches")}</h2>
<div class="steps">
${[D("left",r("rotate-left"),l("left")),D("right",r("rotate-right"),l("right")),D("flip",r("flip"),l("flip")),D("place",r("place"),()=>s.commit()),D("cancel",r("cancel"),()=>s.placement({type:"cancel"}))]}
</div>
</div>
<p class="small">${r("editor-how")}</p>
<div class="palette-row">
${an.map(([u,m,p,h])=>{let f=r(h),b=i.letter==="+"&&c===u;return ln({sign:u,shown:m,id:p,label:f,isOn:b},n)})}
${a.map(u=>d`<button
type="button"
class="palette-patch"
data-patch=${u}
data-testid=${`palette-${u}`}
title=${nt(t[u])}
aria-pressed=${i.letter===u?"true":"false"}
@click=${m=>n.choose(u,m.pointerType==="mouse")}
>
${R(u,t[u],xt(i,u),!0)}<span
class="visually-hidden"
>${u}: ${nt(t[u])}</span
>
</button>`)}
</div>
</section>`}var an=[["*","+","special","special-patch"],["x","?","unknown","editor-unknown"]];function ln({sign:s,shown:t,id:e,label:o,isOn:n},i){return d`<button
type="button"
class="palette-patch"
data-testid=${`palette-${e}`}
title=${o}
aria-pressed=${n?"true":"false"}
@click=${()=>i.choose(s,!1)}
>
<b aria-hidden="true">${t}</b><span class="visually-hidden">${o}</span>
</button>`}function D(s,t,e){return d`<button
type="button"
class="quiet square"
aria-label=${t}
title=${t}
data-testid=${`edit-${s}`}
@click=${e}
>
${y(s)}
</button>`}function cn(s){let{draft:t}=s,e=n=>s.change(n),o=["1","2","1+","2+","#1","#2"].filter(n=>!t.solo||n!=="2+").map(n=>[n,r("editor-turn",{turn:on[n]})]);return d`<section class="panel editor-fields" aria-labelledby="fields-heading">
<h2 id="fields-heading">${r("editor-fields")}</h2>
<div class="field-grid">
${x("solo",r("editor-game"),t.solo?"solo":"duel",un(),n=>e(n==="solo"?mn(t):hn(t)))}
${x("turn",r("editor-whose"),t.turn,o,n=>e({turn:n}))}
${fn(s)}
${x("tile",r("field-bonus"),t.tile,pn(t.solo),n=>e({tile:n}))}
${x("board",r("editor-board"),t.board,dn(),n=>e({board:n}))}
${C("ring",r("field-ring"),t.ring,n=>e({ring:X(n)}),"wide")}
${t.solo?gn(t,e):g}
</div>
<p class="small"><code data-testid="position-text">${s.text}</code></p>
</section>`}function un(){return[["duel",r("editor-duel")],["solo",r("automa-alone")]]}function dn(){return[["r",r("board-revised")],["o",r("board-original")]]}function pn(s){return[["-",r("editor-nobody")],["1",r("player-number",{number:"1"})],["2",s?"Automa":r("player-number",{number:"2"})]]}function mn(s){return{...{buttons:[s.buttons[0],"0"]},solo:!0,turn:s.turn.replace("2+","2")}}function hn(s){return{solo:!1,ring:s.ring+s.taken,taken:""}}function X(s){return s.replace(/\s/g,"").slice(0,60)}function fn(s){let{draft:t}=s,e=[["buttons","editor-buttons"],["times","editor-time"],["incomes","editor-income"]],o=(n,i)=>n!=="incomes"||t.cells[i].includes("x");return[0,1].flatMap(n=>e.filter(([i])=>o(i,n)).map(([i,c])=>{let a=t.solo&&n===1?"Automa":r("player-number",{number:String(n+1)});return C(`${i}-${n+1}`,r(c,{name:a}),t[i][n],l=>{let u=[...t[i]];u[n]=l.replace(/\D/g,"").slice(0,i==="buttons"?4:2),s.change({[i]:u})},"number")}))}function gn(s,t){let e=[["normal",r("deck-normal")],["tactical",r("deck-tactical")]],o=["1","2","3","4","5"].map(n=>[n,r(`automa-name-${n}`)]);return[x("deck",r("editor-deck"),s.deck,e,n=>t({deck:n})),x("level",r("level"),s.level,o,n=>t({level:n})),C("taken",r("editor-taken"),s.taken,n=>t({taken:X(n)}),"wide"),C("pile",r("field-pile"),s.pile,n=>t({pile:X(n)}),"wide"),C("gone",r("field-gone"),s.gone,n=>t({gone:X(n)}),"wide")]}function x(s,t,e,o,n){return d`<label
>${t}
<select data-testid=${`field-${s}`} @change=${i=>n(N(i))}>
${o.map(([i,c])=>d`<option value=${i} ?selected=${i===e}>${c}</option>`)}
</select></label
>`}function C(s,t,e,o,n){return d`<label class=${n}
>${t}
<input
type="text"
spellcheck="false"
autocomplete="off"
inputmode=${n==="number"?"numeric":"text"}
data-testid=${`field-${s}`}
.value=${e}
@input=${i=>o(N(i))}
/></label>`}function Te(s,t,e,{text:o,start:n,done:i,cancel:c}){let a=new J(t,o),{game:l}=a,u={done:()=>a.objection||i(a.text),cancel:c,empty:()=>a.begin(mt(n)),choose:($,w)=>{let{table:T}=l.state;if($==="*"||$==="x"){a.layLoose($);let M=At(T.special_cells);l.placement({type:"choose",choice:M})}else w?l.choose($):l.chooseShown($);F(s)}},m=U(s,a,e,()=>S(Oe(a,e,u),s)),p=a.store.watch(m.draw),h=new AbortController,{signal:f}=h,b=!0,v=()=>b=l.state.placement.letter===null,P=({target:$})=>{let w=$ instanceof Element&&$.closest("[data-quilt=active] .cell");!w||!b||a.lift(W(w.id.slice(-2))??0)},O=$=>{if(!($.target instanceof Element&&$.target.closest("[data-quilt=active]"))||!["Delete","Backspace"].includes($.key))return;let[T,M]=l.state.placement.cursor;a.lift(T*9+M)};return s.addEventListener("pointerdown",v,{signal:f,capture:!0}),s.addEventListener("click",P,{signal:f}),s.addEventListener("keydown",O,{signal:f}),{draw:m.draw,close:()=>{h.abort(),p(),m.close()}}}async function ko({root:s,shell:t,patches:e}){let o=await e,n=h=>yn(h,o),{hash:i,search:c}=location,a=new URLSearchParams(c).get("at"),l=i.length>1?await $n(n,i):null,u=l?null:pe(yt(),o),m=l?.opened??u?.opened??Le(o),p=new G(o,m,{keep:vt,read:n},a===null?null:Number(a));return u&&p.open(u.opened,u.path),l?.fault&&p.store.dispatch({fault:l.fault}),(i||c)&&history.replaceState(null,"",location.pathname),bn(s,p,t)}function bn(s,t,e){let{patches:o}=t,n,i=l=>{n?.close(),n=l,n.draw(),document.getElementById("turn-heading")?.focus({preventScroll:!0})},c=()=>i(Me(s,t,e,a)),a=()=>i(Te(s,o,e,{text:t.startText,start:Le(o).tree.text,done:l=>{t.open({tree:new rt(o,{start:l}),tags:{},isWhole:!0}),c()},cancel:c}));return n=Me(s,t,e,a),{draw:()=>n.draw(),close:()=>n.close()}}async function $n(s,t){try{return{opened:await s(decodeURI(t)),fault:""}}catch(e){return e instanceof URIError?{opened:null,fault:r("analysis-bad-link")}:{opened:null,fault:e instanceof Error?e.message:String(e)}}}async function yn(s,t){let e=s.length>lt?null:await Gt(s,t);if(e?.isWhole||e&&s.length>tt)return e;if(s.length>tt)throw new Error(r("analysis-too-long"));if(/#t=/.test(s)){if(e)return e;throw new Error(r("analysis-bad-link"))}let{record:o,comment:n}=await $t(s),i=I(o,t);if(i===null)throw new Error(r("page-outdated"));return e??{...i,isWhole:i.isWhole&&n===null}}function Le(s){let t=Zt(s,o=>Math.floor(Math.random()*o));return{tree:new rt(s,{start:k(j(t),null)}),tags:{},isWhole:!0}}function Me(s,t,e,o){let{board:n}=t,i=new Q({ask:(p,h)=>bt("POST /api/analysis",p,h),...ht,keep:kt},wt()),c=vn(t,i),a=kn(s,t,c,o),l=U(s,n,e,()=>S(ke(t,i,e,a),s),{turnsCards:!1}),u=()=>{let{stage:p,position:h,points:f}=n.table;i.look(p==="over"?null:h,f),c(null)},m=[t.store.watch(()=>{u(),l.draw()}),i.store.watch(()=>{c(null),l.draw()}),wn(t,i),()=>i.stop(),l.close];return u(),{draw:l.draw,close:Lt(m)}}function vn(s,t){let e=null,o="";return n=>{e=n;let{answer:i,isOn:c}=t.state,a=c&&i?i.lines:[],l=a.some(p=>p.move===e),u=a.flatMap((p,h)=>{let f=String(h+1);return p.move===e||!l&&h===0?[{move:p.move,label:f,kind:"line"}]:[]}),m=JSON.stringify([s.board.text,u]);m!==o&&(o=m,s.board.suggest(u))}}function wn(s,t){let e=new AbortController,{signal:o}=e,n=a=>{let{target:l,key:u,altKey:m,ctrlKey:p,metaKey:h,shiftKey:f}=a;m||p||h||f||a.defaultPrevented||l instanceof Element&&l.closest("select, input, textarea, dialog, .quilt")||s.step(u)&&a.preventDefault()},i=a=>{let{target:l}=a;l instanceof Element&&l.closest(".notebook")&&(n(a),a.defaultPrevented&&a.stopPropagation())},c=()=>t.hide(document.hidden);return window.addEventListener("keydown",i,{capture:!0,signal:o}),window.addEventListener("keydown",n,{signal:o}),window.addEventListener("online",()=>t.again(),{signal:o}),document.addEventListener("visibilitychange",c,{signal:o}),c(),()=>e.abort()}function kn(s,t,e,o){return{focusQuilt:()=>F(s),lines:{point:e,play:n=>t.playLine(n)},tree:{show:n=>t.show(n),step:n=>{t.step(n)},promote:()=>t.promote(),remove:()=>t.remove(),mark:n=>t.mark(n),comment:()=>En(t)},setUp:o,open:()=>Sn(t),copy:async()=>{let n=`${location.origin}${await t.link()}`;t.store.dispatch({said:await se(n)})},save:()=>ne(t.record)}}function En(s){et("comment","comment-heading",t=>{let e=o=>{t.close(),s.comment(o)};S(Se(s.state.node.comment,e,()=>t.close()),t)})}function Sn(s){et("open","open-heading",t=>{let e=n=>{t.close(),s.read(n)};S(Ee(e,async n=>e(await n.slice(0,lt+1).text()),()=>t.close(),s.startText),t)})}export{ko as openAnalysisPage};
