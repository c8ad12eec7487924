import{a as Mt,b as Ft,d as at,f as _}from"./reader.js";import{a as Lt,b as it,c as N,e as H,f as Nt,g as B,h as Dt,i as Ct,j as rt,k as qt,n as Rt,o as Wt,p as jt}from"./tree.js";import{a as Vt,b as te,c as ee,d as K,e as ne,h as U}from"./board.js";import{d as Ot,h as It,i as Kt,j as Gt}from"./local_source.js";import{Aa as wt,Ba as kt,C as d,Ca as Et,Dc as I,E as g,Ea as St,Ec as Qt,F as x,Fa as j,Fc as Yt,G as y,H as et,Jc as Zt,Mb as D,Nb as Ht,T as R,Tc as zt,Xc as Jt,_c as Xt,ab as F,c as tt,ca as nt,cb as At,cd as se,dd as oe,ed as ie,fa as st,fd as re,ga as ot,h as r,ha as bt,ka as W,kc as Bt,la as $t,lc as _t,nb as xt,o as A,p as mt,qc as Ut,s as ht,tb as Pt,u as ft,ub as k,x as gt,xa as yt,ya as vt,yb as Tt}from"./page.js";var Me=new Set(["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"]),G=class{constructor(t,e,o,s=null){this.patches=t;this.outside=o;let{tree:i,tags:c,isWhole:l}=e,a=[i.root,...N(H(i.root))],u=s===null?a[a.length-1]:a[s]??i.root,m=l?"":r("analysis-not-whole"),p={tree:i,tags:c,node:u,change:0,said:"",fault:m,isEditing:!1};this.store=A(p),this.board=new Vt(t,this.courseTo(u),this.sitting(),{onMove:(h,f)=>this.moved(h,f),onUndo:()=>this.show(this.state.node.parent??this.state.node),objection:()=>B(this.state.node)>=Lt?r("analysis-too-deep"):null})}patches;outside;store;board;get state(){return this.store.get()}courseTo(t){let{tree:e,tags:o}=this.state;return{...e.courseTo(t),points:Tt(o)}}sitting(){let{Player1:t="?",Player2:e="?"}=this.state.tags,o=(s,i)=>s&&s!=="?"?s:r("player-number",{number:i});return{names:[o(t,"1"),o(e,"2")]}}moved(t,e){let{tree:o,node:s}=this.state,i=e.local.message.automa?.turns.at(-1)??null,c=o.add(s,t,t.startsWith("A:")?i:null);c&&this.changed({node:c})}changed(t={}){let{change:e}=this.state;this.store.dispatch({...t,change:e+1,said:"",fault:""}),this.keep()}keep(){this.outside.keep({record:this.record,path:this.path})}get path(){return N(this.state.node).map(t=>t.parent?.children.indexOf(t)??0)}get record(){return Rt(this.state.tree,this.state.tags)}get text(){return this.board.text}async link(){return`/analysis${await jt(this.state.tree,this.state.tags)}`}show(t){let e=this.courseTo(t);ae(e)!==ae(this.board.course)&&this.board.show(e,this.sitting()),this.store.dispatch({node:t,said:"",fault:""}),this.keep()}step(t){if(!Me.has(t))return!1;let{node:e,tree:o}=this.state,{parent:s}=e,i=s?.children??[],c=i.indexOf(e),a={ArrowLeft:s,ArrowRight:e.children[0],ArrowUp:i[c-1],ArrowDown:i[c+1],Home:o.root,End:H(e)}[t];return a&&a!==e&&this.show(a),!0}playLine(t){for(let e of t)if(!this.board.play(e))return}turn(t){let{tree:e,node:o}=this.state,s=e.turnWith(o,t),i=s&&e.add(o,`A:${s.taken??"pass"}`,s);i&&(this.changed(),this.show(i))}promote(){Dt(this.state.node)&&(this.state.tree.settle(),this.changed())}remove(){let{node:t}=this.state;if(t.parent===null)return;let e=Ct(t);this.state.tree.settle(),this.changed(),e&&this.show(e)}comment(t){this.state.node.comment=Wt(t),this.changed()}mark(t){this.state.node.parent!==null&&(qt(this.state.node,t),this.changed())}open({tree:t,tags:e,isWhole:o},s){this.store.dispatch({tree:t,tags:e,isEditing:!1});let i=s?Le(t,s):H(t.root);this.board.show(this.courseTo(i),this.sitting()),this.store.dispatch({node:i,change:this.state.change+1,said:"",fault:""}),o||this.store.dispatch({fault:r("analysis-not-whole")}),this.keep()}async read(t){if(!t.trim())return this.store.dispatch({fault:r("analysis-nothing")});try{this.open(await this.outside.read(t))}catch(e){let o=e instanceof Error?e.message:String(e);this.store.dispatch({fault:o})}}get startText(){let{position:t}=this.state.node,e=this.board.local.shuffles;if(t.automa===null||e===null)return k(t,null);let o=this.board.local.message.automa?.turns??[];return k(t,Ot(e,o))}};function ae({moves:n,turns:t=[]}){return[...n,...t.map(({card:e})=>e.number)].join()}function Le(n,t){let e=n.root;for(let o of t)e=e.children[o]??e;return e}function le(n,t){let e=n&&_(n.record,t);return e&&{opened:e,path:n.path}}function ce(n){let t=new Map;for(let e of n){if(e===null)continue;let{taken:o,stop:s,income:i,card:c}=e,l=[o,s,i].join(),a=t.get(l)??{move:`A:${o??"pass"}`,stop:s,income:i,cards:[]};t.set(l,{...a,cards:[...a.cards,c.number]})}return[...t.values()].sort((e,o)=>o.cards.length-e.cards.length)}function ue(n,t){let e=t.flatMap(({card:o,margin:s})=>n.includes(o)&&s!==null?[s]:[]);return e.length<n.length?null:e.reduce((o,s)=>o+s,0)/n.length}var lt=5,Ne=150,De=300,V=class{constructor(t,{isOn:e,lines:o}){this.outside=t;let s={status:"idle",isOn:e,lines:o,ahead:0,answer:null,sentence:""};this.store=A(s)}outside;store;position=null;points=0;isHidden=!1;asking=null;timer=0;known=new Map;get state(){return this.store.get()}look(t,e=0){t===this.position&&e===this.points||(this.position=t,this.points=e,this.begin())}hide(t){t!==this.isHidden&&(this.isHidden=t,this.begin())}turn(t){this.tell({isOn:t}),this.outside.keep({isOn:t,lines:this.state.lines}),this.begin()}want(t){this.tell({lines:Math.max(1,Math.min(lt,t))}),this.outside.keep({isOn:this.state.isOn,lines:this.state.lines}),this.begin()}again(){["away","refused"].includes(this.state.status)&&this.begin()}stop(){this.asking?.abort(),this.asking=null,this.outside.forget(this.timer)}begin(){this.stop();let{isOn:t,lines:e}=this.state;if(!t)return this.tell({status:"off",answer:null,sentence:""});if(this.position===null)return this.tell({status:"idle",answer:null,sentence:""});let o=this.known.get(this.key)??null,s={answer:o,sentence:"",ahead:0};if(o?.final)return this.tell({...s,status:"done"});if(this.isHidden)return this.tell({...s,status:"paused"});this.tell({...s,status:"asking"});let{signal:i}=this.asking=new AbortController,c={...ne(this.position,this.points),lines:e};this.timer=this.outside.later(()=>this.follow(c,i),Ne)}get key(){return`${this.state.lines} ${this.points} ${this.position}`}async follow(t,e){let{key:o}=this;try{for await(let s of this.outside.ask(t,e)){if(e.aborted)return;this.take(o,s)}!e.aborted&&!this.state.answer?.final&&this.tell({status:"away"})}catch(s){if(e.aborted)return;if(s instanceof mt)this.tell({status:"away"});else if(s instanceof ht)this.tell({status:"refused",sentence:s.message,answer:null});else throw s}}take(t,e){let o=e.lines.length>0||!!e.cards;if(o){this.known.delete(t),this.known.set(t,e);let[l]=this.known.keys();this.known.size>De&&this.known.delete(l)}let s=e.waiting===null,i=e.final?"done":s?"thinking":"waiting",c=o?e:this.state.answer;this.tell({status:i,ahead:e.waiting??0,answer:c})}tell(t){this.store.dispatch(t)}};var Ce={first:"Home",back:"ArrowLeft",forward:"ArrowRight",last:"End"},qe=4;function pe(n,t,e,o){return d`<section class="panel tree" aria-labelledby="moves-heading">
<div class="panel-head">
<h2 id="moves-heading">${r("moves")}</h2>
${Re(t,o)}
</div>
<div
class="tree-moves"
data-testid="tree"
tabindex="0"
aria-labelledby="moves-heading"
role="group"
>
${n.root.comment?d`<p class="comment">${n.root.comment}</p>`:g}
${n.root.children.length>0?me(n.root,t,e,o):d`<p class="small">${r("analysis-no-move")}</p>`}
</div>
${je(t,o)}
</section>`}function Re(n,t){let e=n.parent===null,o=n.children.length===0;return zt(s=>s==="first"||s==="back"?e:o,s=>t.step(Ce[s]))}function me(n,t,e,o,s=null){let i=[],c=[],l=()=>{c.length>0&&i.push(d`<div class="run">${c}</div>`),c=[]};s?.before&&c.push(d`<span class="comment">${s.before}</span>`),s&&c.push(de(s,t,e,o));for(let a=s??n;a.children.length>0;[a]=a.children){let[u,...m]=a.children;c.push(de(u,t,e,o)),m.length!==0&&(l(),i.push(d`<ul>
${m.map(p=>d`<li class=${B(p)>qe?"flat":""}>
${me(p,t,e,o,p)}
</li>`)}
</ul>`))}return l(),i}function de(n,t,e,o){let{move:s,turn:i,parent:c,comment:l,marks:a}=n,u=c?.position.turn??1,m=N(n).length,p=a.map(b=>rt[b]??"").join(""),h=i?`, ${r("analysis-card",{card:String(i.card.number)})}`:"",f=`${m}. ${W(s,e)}${h} ${p}`.trim();return d`<button
type="button"
class=${`node p${u}${n===t?" now":""}`}
title=${f}
data-testid="node"
data-move=${s}
aria-current=${n===t?"step":"false"}
@click=${()=>o.show(n)}
>
<span class="number" aria-hidden="true">${m}</span>${P(s,e)}${i?d`<i class="card" aria-hidden="true">${i.card.number}</i>`:g}<span class="visually-hidden">${f}</span
>${p?d`<b class="sign" aria-hidden="true">${p}</b>`:g}
</button>
${l?d`<span class="comment" data-testid="comment">${l}</span>`:g}`}function P(n,t){let e=n.startsWith("A:")?n.slice(2):n;if(e==="pass")return d`<span class="move-art" aria-hidden="true">${y("pass")}</span>`;let o=e[0],s=e.slice(-2),i=n.startsWith("A:");return d`<span class="move-art" aria-hidden="true"
>${o==="+"?d`<span class="plus">+</span>`:R(o,t[o],i?We(t[o]):Number(e[1]),!1)}${i?g:d`<span class="where">${s}</span>`}</span
>`}function We({orientations:n}){return Number(Object.keys(n)[0])}function je(n,t){let e=n.parent===null,o=s=>s?"true":"false";return d`<div class="tree-tools">
<button type="button" data-testid="comment-move" @click=${t.comment}>
${y("pen")}<span>${r("analysis-comment")}</span>
</button>
<div class="marks" role="group" aria-label=${r("analysis-marks")}>
${Object.entries(rt).map(([s,i])=>d`<button
type="button"
class="quiet square"
aria-pressed=${o(n.marks.includes(Number(s)))}
aria-disabled=${o(e)}
aria-label=${r(`analysis-mark-${s}`)}
title=${r(`analysis-mark-${s}`)}
data-testid=${`mark-${s}`}
@click=${()=>t.mark(Number(s))}
>
${i}
</button>`)}
</div>
<button
type="button"
data-testid="promote"
aria-disabled=${o(Nt(n))}
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
</div>`}function he(n,t){let{isOn:e,answer:o}=n.state,s=e?o?.lines[0]??o?.expected??null:null,i=s?Math.round(s.chance*100):50,c=s?fe(s.margin,t):ut(n);return d`<section
class=${`line engine-bar ${s?"known":""}`}
aria-label=${r("analysis-engine")}
data-testid="engine-bar"
data-status=${n.state.status}
>
<label class="switch"
><input
type="checkbox"
role="switch"
data-testid="engine-on"
.checked=${e}
@change=${l=>n.turn(Ht(l))}
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
${s?d`<span class="soft">${Q(He(s))}</span>`:g}
</p>
</div>
</section>`}function fe(n,t){let e=Math.abs(n);return e<.05?r("analysis-even"):r("analysis-ahead",{name:st(t,n>0?1:2),points:ct(e)})}function Fe(n,t){let e=n>=.5,o=Math.round((e?n:1-n)*100);return r("analysis-chance",{name:st(t,e?1:2),percent:o})}function He({margin:n,chance:t}){return n>=0?t:1-t}function Q(n){return r("analysis-percent",{percent:Math.round(n*100)})}function Y(n){return Math.abs(n)<.05?ct(0):(n>0?"+":"−")+ct(Math.abs(n))}function ct(n){return r("analysis-number",{number:Math.round(n*10)/10})}function ut({state:n}){let{status:t,sentence:e,ahead:o}=n;return t==="refused"?e:r(`analysis-engine-${t}`,{count:o})}function ge(n,t,e,o){let{state:s}=n,{answer:i}=s,c=s.isOn?i?.lines??[]:[],l=c.some(({move:m})=>m==="pass"),a=s.isOn&&i?.pass&&!l?i.pass:null,u=(m,p)=>Ie(m,p,t,e,o);return d`<section
class="panel engine-lines"
aria-labelledby="engine-heading"
data-testid="engine-lines"
@pointerleave=${()=>o.point(null)}
>
${dt(n,r("analysis-lines"),_e(n))}
${c.length>0?d`<ol>
${c.map((m,p)=>d`<li>${u(m,String(p+1))}</li>`)}
${a?d`<li class="what-if">${u(a,"–")}</li>`:g}
</ol>`:d`<p class="small" data-testid="engine-none">${ut(n)}</p>`}
</section>`}function dt(n,t,e=g){return d`<div class="panel-head">
<h2 id="engine-heading">${t}</h2>
<p class="small engine-told" data-testid="engine-told">${Be(n)}</p>
${["away","refused"].includes(n.state.status)?d`<button type="button" class="quiet" @click=${()=>n.again()}>
${r("analysis-again")}
</button>`:g}
${e}
</div>`}function Be(n){let{status:t,answer:e,isOn:o}=n.state;if(!o||!e||e.nodes===0)return"";let s=r("analysis-nodes",{count:e.nodes});return["thinking","done"].includes(t)?s:`${ut(n)} ${s}`}function _e(n){return d`<label class="line-count"
><span class="visually-hidden">${r("analysis-how-many")}</span>
<select
data-testid="line-count"
@change=${t=>n.want(Number(D(t)))}
>
${Array.from({length:lt},(t,e)=>e+1).map(t=>d`<option value=${t} ?selected=${n.state.lines===t}>${t}</option>`)}
</select></label
>`}function Ie(n,t,e,o,s){let{move:i,margin:c,chance:l,proven:a}=n,u=()=>s.point(i),m=Ue(n);return d`<button
type="button"
class="engine-line"
data-testid="engine-line"
data-move=${i}
@pointerenter=${u}
@focus=${u}
@blur=${()=>s.point(null)}
@click=${()=>s.play([i])}
>
<span class="chip" aria-hidden="true">${t}</span>
<span class="margin" aria-hidden="true">${Y(c)}</span>
<span class="first-move"
>${P(i,o)}<span
><b>${i==="pass"?r("pass"):W(i,o)}</b>
${t==="–"?d`<i>${r("analysis-if-pass")}</i>`:g}
${a?Ke():g}</span
></span
>
<span class="visually-hidden"
>${fe(c,e)}; ${Fe(l,e)}</span
>
<span class="expected">${m}</span>
<span class="goes-on" aria-hidden="true"
>${n.line.slice(1,7).map(p=>P(p,o))}</span
>
</button>`}function Ke(){return d`<span class="proven">${y("place")}${r("analysis-proven")}</span>`}function Ue({chance:n,scores:t,empty_spaces:e,special_tile:o}){let s=[Q(n)],i=([c,l])=>({one:String(Math.round(c)),two:String(Math.round(l))});return t&&s.push(r("analysis-scores",i(t))),e&&s.push(r("analysis-empty",i(e))),o&&s.push(r("analysis-tile",i([o[0]*100,o[1]*100]))),s.join(" · ")}function be(n,t,e,o){let s=n.reduce((a,{cards:u})=>a+u.length,0),{isOn:i,answer:c}=t.state,l=i&&c?.cards||[];return d`<section
class="panel engine-lines"
aria-labelledby="engine-heading"
data-testid="engine-lines"
>
${dt(t,r("analysis-cards"))}
<ol data-testid="card-outcomes">
${n.map(({move:a,stop:u,income:m,cards:p})=>{let h=ue(p,l);return d`<li class="card-outcome">
<span class="odds">${Q(p.length/s)}</span>
<span class="margin" data-testid="card-margin"
>${h===null?g:Y(h)}</span
>
<span class="first-move"
>${P(a,e)}<span
>${Ve(a,u,m,e)}</span
></span
>
<span class="card-row">${p.map(f=>Ge(f,l,o))}</span>
</li>`})}
</ol>
</section>`}function Ge(n,t,{own:e,turn:o}){let s=t.find(i=>i.card===n)?.margin??null;return d`<button
type="button"
class=${n===e?"own":"quiet"}
data-testid="choose-card"
data-card=${n}
aria-current=${n===e?"true":"false"}
@click=${()=>o(n)}
>
<span class="visually-hidden">${r("analysis-turn-card",{card:String(n)})}</span>
<b aria-hidden="true">${n}</b>
${s===null?g:d`<span>${Y(s)}</span>`}
</button>`}function Ve(n,t,e,o){let s={space:String(t),count:e},i=n.slice(2);return i==="pass"?r("analysis-card-passes",s):r("analysis-card-takes",{...s,patch:$t(o,i)})}function $e(n,t,e,o){let{board:s,patches:i,state:c}=n,l=s.state.table,{seats:a}=l,u=he(t,a),m=pe(c.tree,c.node,i,o.tree);return d`${I(e,Ye(o))}
<main
class=${`${ee(s,e,l.mode)} analysis`}
data-stage=${l.stage}
data-number=${l.number}
>
<h1 class="visually-hidden" id="turn-heading" tabindex="-1" data-testid="turn">
${r("tab-analysis")}: ${ot(l,a)}
</h1>
${te(s,e,o.focusQuilt,{line:u,moves:d`<div class="notebook moves">
${l.stage==="card"?Qe(n,t):ge(t,a,i,o.lines)}
${m}
</div>`})}
<div class="below">
<p class="small" data-testid="turn-reason">
${ot(l,a)}. ${bt(l,a)}
</p>
<p class="small copied" role="status" data-testid="said">${c.said}</p>
${Zt(c.fault,"analysis-fault")} ${Jt(l,a,i)}
</div>
</main>
${K(s,e)}`}function Qe(n,t){let{tree:e,node:o}=n.state,s=e.cardsAfter(o).map(i=>e.turnWith(o,i));return be(ce(s),t,n.patches,{own:e.turnAfter(o)?.card.number??null,turn:i=>n.turn(i)})}function Ye({setUp:n,open:t,copy:e,save:o}){return d`<nav class="analysis-menu" aria-label=${r("tab-analysis")}>
<span class="analysis-title" aria-hidden="true">${r("tab-analysis")}</span>
${[Z("set-up","pen",r("analysis-set-up"),n),Z("open","open",r("analysis-open"),t),Z("copy-link","link",r("copy-link"),e),Z("save","download",r("record"),o)]}
</nav>`}function Z(n,t,e,o){return d`<button type="button" data-testid=${n} title=${e} @click=${o}>
${y(t)}<span>${e}</span>
</button>`}function ye(n,t,e,o){let s=c=>{c.preventDefault();let l=c.target;n(String(new FormData(l).get("text")))},i=({target:c})=>{let[l]=c.files??[];l&&t(l)};return d`<form class="open-form" @submit=${s}>
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
</form>`}function ve(n,t,e){return d`<form class="open-form" @submit=${s=>{s.preventDefault();let i=s.target;t(String(new FormData(i).get("comment")))}}>
<h2 id="comment-heading">${r("analysis-comment")}</h2>
<label
><span class="visually-hidden">${r("analysis-comment")}</span>
<textarea
name="comment"
rows="4"
maxlength="2000"
data-testid="comment-text"
.value=${n}
></textarea>
</label>
<div class="row">
<button type="submit" class="main" data-testid="keep-comment">${r("analysis-keep")}</button>
<button type="button" @click=${e}>${r("cancel")}</button>
</div>
</form>`}var Ze=".".repeat(81),ze="?.?.?.?.?.?.?.?.?.?",Je="?.?/-";function pt(n){let t=n.split(" "),e=t.length===11,[o,s]=t,[i,c]=e?[t[1],t[2].split(":")[0]]:[t[2],t[3]],[l,a,u,m]=e?t.slice(3):t.slice(4),p=Oe=>/^(\d+)\.(\d+)(?:i(\d+))?$/.exec(Oe)??[],[,h="5",f="0",b="0"]=p(i),[,v="5",O="0",M="0"]=p(c),[X="normal",$="1",w=ze,S=Je]=e?t.slice(7):[],L=e?t[2].split(":")[1].replace("-",""):"";return{cells:[we(o),e?Ze:we(s)],buttons:[h,v],times:[f,O],incomes:[b,M],ring:l.replace("-",""),turn:a,tile:u,board:m,solo:e,deck:X,level:$,taken:L,pile:w,gone:S}}function we(n){return n.replace(/\//g,"").replace(/\d/g,t=>".".repeat(Number(t)))}function Ee(n){let{cells:t,ring:e,turn:o,tile:s,board:i,solo:c,deck:l,level:a,taken:u,pile:m,gone:p}=n,h=[e||"-",o,s,i].join(" "),[f,b]=[ke(n,0),ke(n,1)],[v,O]=t.map(Se);if(!c)return`${v} ${O} ${f} ${b} ${h}`;let M=`${n.buttons[1]||"0"}.${n.times[1]||"0"}:${u||"-"}`;return`${v} ${f} ${M} ${h} ${l} ${a} ${m} ${p}`}function Se(n){return Array.from({length:9},(e,o)=>n.slice(9*o,9*(o+1))).map(e=>e.replace(/\.+/g,o=>String(o.length))).join("/")}function ke({cells:n,buttons:t,times:e,incomes:o},s){let i=n[s].includes("x")?`i${o[s]||"0"}`:"";return`${t[s]||"0"}.${e[s]||"0"}${i}`}function Xe(n,t){let e=[...n.ring,...n.taken].find(a=>!(a in t)),o=(a,u)=>r("impossible",{field:r(`field-${a}`),words:u});if(e)return o("ring",r("impossible-no-patch",{letter:e}));let s=Ee(n),i=Pt(s,t),c=i?.automa?xt(s):null;if(i?.automa&&c===null)return o("pile",r("impossible-cards"));if(i===null)return r("impossible-form");let l=Mt(i,t,c);return l?o(l.field,r(`impossible-${l.code}`,l.values)):""}var z=class{constructor(t,e){this.patches=t;this.store=A({draft:pt(e),active:1,loose:"*"}),this.folded=this.laid(0),this.table=this.tableOf(this.folded),this.game=new Bt(this,t),this.game.open()}patches;store;folded;table;hear=()=>{};game;watch(t){return this.hear=t,()=>{this.hear=()=>{}}}send(t){return t.type==="move"&&this.lay(t.move)?this.lieAnew():this.hear(Gt()),!0}get draft(){return this.store.get().draft}get objection(){return Xe(this.draft,this.patches)}get text(){return Ee(this.draft)}laid(t){let{draft:e,active:o}=this.store.get(),s=F([...Object.keys(this.patches)].join("")),i=k(s,null).split(" "),[c,l]=e.cells.map(Se),a=b=>b.includes("x")?"i0":"",u=e.cells.map((b,v)=>`0.${v}${a(b)}`),m=[c,l,...u,i[4],String(o),"-","r"].join(" "),p=["1","2"].map(b=>r("player-number",{number:b})),h=Kt({start:m,moves:[]},{names:p},this.patches),f=h&&_t({...h.game,number:t},this.patches);if(f===null)throw new RangeError("this is no quilt");return f}tableOf(t){let{draft:e}=this.store.get(),o=Ut(t,this.patches),{filled:s}=At(t.positions[0]),[i]=o.options,l=[...e.ring].filter(a=>a in this.patches).map(a=>{let u=kt(s,this.patches[a]).map(({name:p})=>p);return{...i,letter:a,move:null,placements:u,available:!0}});return{...o,options:l,special_cells:Et(s).map(St)}}lay(t){let{draft:e,active:o}=this.store.get(),s=t[0],i=s==="+"?[j(t.slice(1))??0]:wt(this.patches[s],t.slice(1))?.spaces??[],c=e.cells[o-1];if(i.length===0||i.some(a=>c[a]!=="."))return!1;let l=s==="+"?this.store.get().loose:s;return this.paint((a,u)=>i.includes(u)?l:a),s!=="+"&&this.enter({ring:this.draft.ring.replace(s,"")}),!0}layLoose(t){this.store.dispatch({loose:t})}lift(t){let{draft:e,active:o}=this.store.get(),s=e.cells[o-1][t];if(s===".")return;let i=s==="*"||s==="x";this.paint((c,l)=>(i?l===t:c===s)?".":c),i||this.enter({ring:s+this.draft.ring}),this.lieAnew()}paint(t){let{draft:e,active:o}=this.store.get(),s=[...e.cells];s[o-1]=[...s[o-1]].map(t).join(""),this.store.dispatch({draft:{...e,cells:s}})}enter(t){this.store.dispatch({draft:{...this.draft,...t}})}change(t){this.enter(t),this.lieAnew()}turn(t){this.store.dispatch({active:t}),this.lieAnew()}begin(t){this.store.dispatch({draft:t,active:1}),this.lieAnew()}lieAnew(){this.folded=this.laid(this.table.number+1),this.table=this.tableOf(this.folded),this.hear({type:"table",table:this.table,happened:null})}close(){this.game.close()}};var tn={1:"first",2:"second","1+":"first-special","2+":"second-special","#1":"first-over","#2":"second-over"};function Ae(n,t,e){let{draft:o,active:s}=n.store.get(),i=n.game.state.table,c=n.objection,l=o.solo?[1]:[1,2];return d`${I(t)}
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
aria-disabled=${c?"true":"false"}
@click=${e.done}
>
${r("editor-done")}
</button>
</div>
</div>
<p class=${c?"verdict no":"verdict yes"} role="status" data-testid="verdict">
${y(c?"cancel":"place")} ${c||r("editor-possible")}
</p>
<div class="editor-quilts">
${l.map(a=>d`<section
class=${s===a?"editor-side on":"editor-side"}
aria-label=${r("player-number",{number:String(a)})}
>
${o.solo?g:d`<button
type="button"
data-testid=${`edit-${a}`}
aria-pressed=${s===a?"true":"false"}
@click=${()=>n.turn(a)}
>
${r("editor-quilt",{number:String(a)})}
</button>`}
${Xt(n.game.state,i,i,a,t,n.game)}
</section>`)}
</div>
${en(n,e)} ${on(n)}
</main>
${K(n,t)}`}function en({game:n,patches:t,draft:e,store:o},s){let{placement:i}=n.state,{loose:c}=o.get(),l=[...e.ring].filter(u=>u in t),a=u=>()=>n.placement({type:"turn",how:u});return d`<section class="panel palette" aria-labelledby="palette-heading" data-keys>
<div class="panel-head">
<h2 id="palette-heading">${r("editor-patches")}</h2>
<div class="steps">
${[C("left",r("rotate-left"),a("left")),C("right",r("rotate-right"),a("right")),C("flip",r("flip"),a("flip")),C("place",r("place"),()=>n.commit()),C("cancel",r("cancel"),()=>n.placement({type:"cancel"}))]}
</div>
</div>
<p class="small">${r("editor-how")}</p>
<div class="palette-row">
${nn.map(([u,m,p,h])=>{let f=r(h),b=i.letter==="+"&&c===u;return sn({sign:u,shown:m,id:p,label:f,isOn:b},s)})}
${l.map(u=>d`<button
type="button"
class="palette-patch"
data-patch=${u}
data-testid=${`palette-${u}`}
title=${nt(t[u])}
aria-pressed=${i.letter===u?"true":"false"}
@click=${m=>s.choose(u,m.pointerType==="mouse")}
>
${R(u,t[u],vt(i,u),!0)}<span
class="visually-hidden"
>${u}: ${nt(t[u])}</span
>
</button>`)}
</div>
</section>`}var nn=[["*","+","special","special-patch"],["x","?","unknown","editor-unknown"]];function sn({sign:n,shown:t,id:e,label:o,isOn:s},i){return d`<button
type="button"
class="palette-patch"
data-testid=${`palette-${e}`}
title=${o}
aria-pressed=${s?"true":"false"}
@click=${()=>i.choose(n,!1)}
>
<b aria-hidden="true">${t}</b><span class="visually-hidden">${o}</span>
</button>`}function C(n,t,e){return d`<button
type="button"
class="quiet square"
aria-label=${t}
title=${t}
data-testid=${`edit-${n}`}
@click=${e}
>
${y(n)}
</button>`}function on(n){let{draft:t}=n,e=s=>n.change(s),o=["1","2","1+","2+","#1","#2"].filter(s=>!t.solo||s!=="2+").map(s=>[s,r("editor-turn",{turn:tn[s]})]);return d`<section class="panel editor-fields" aria-labelledby="fields-heading">
<h2 id="fields-heading">${r("editor-fields")}</h2>
<div class="field-grid">
${T("solo",r("editor-game"),t.solo?"solo":"duel",rn(),s=>e(s==="solo"?cn(t):un(t)))}
${T("turn",r("editor-whose"),t.turn,o,s=>e({turn:s}))}
${dn(n)}
${T("tile",r("field-bonus"),t.tile,ln(t.solo),s=>e({tile:s}))}
${T("board",r("editor-board"),t.board,an(),s=>e({board:s}))}
${q("ring",r("field-ring"),t.ring,s=>e({ring:J(s)}),"wide")}
${t.solo?pn(t,e):g}
</div>
<p class="small"><code data-testid="position-text">${n.text}</code></p>
</section>`}function rn(){return[["duel",r("editor-duel")],["solo",r("automa-alone")]]}function an(){return[["r",r("board-revised")],["o",r("board-original")]]}function ln(n){return[["-",r("editor-nobody")],["1",r("player-number",{number:"1"})],["2",n?"Automa":r("player-number",{number:"2"})]]}function cn(n){return{...{buttons:[n.buttons[0],"0"]},solo:!0,turn:n.turn.replace("2+","2")}}function un(n){return{solo:!1,ring:n.ring+n.taken,taken:""}}function J(n){return n.replace(/\s/g,"").slice(0,60)}function dn(n){let{draft:t}=n,e=[["buttons","editor-buttons"],["times","editor-time"],["incomes","editor-income"]],o=(s,i)=>s!=="incomes"||t.cells[i].includes("x");return[0,1].flatMap(s=>e.filter(([i])=>o(i,s)).map(([i,c])=>{let l=t.solo&&s===1?"Automa":r("player-number",{number:String(s+1)});return q(`${i}-${s+1}`,r(c,{name:l}),t[i][s],a=>{let u=[...t[i]];u[s]=a.replace(/\D/g,"").slice(0,i==="buttons"?4:2),n.change({[i]:u})},"number")}))}function pn(n,t){let e=[["normal",r("deck-normal")],["tactical",r("deck-tactical")]],o=["1","2","3","4","5"].map(s=>[s,r(`automa-name-${s}`)]);return[T("deck",r("editor-deck"),n.deck,e,s=>t({deck:s})),T("level",r("level"),n.level,o,s=>t({level:s})),q("taken",r("editor-taken"),n.taken,s=>t({taken:J(s)}),"wide"),q("pile",r("field-pile"),n.pile,s=>t({pile:J(s)}),"wide"),q("gone",r("field-gone"),n.gone,s=>t({gone:J(s)}),"wide")]}function T(n,t,e,o,s){return d`<label
>${t}
<select data-testid=${`field-${n}`} @change=${i=>s(D(i))}>
${o.map(([i,c])=>d`<option value=${i} ?selected=${i===e}>${c}</option>`)}
</select></label
>`}function q(n,t,e,o,s){return d`<label class=${s}
>${t}
<input
type="text"
spellcheck="false"
autocomplete="off"
inputmode=${s==="number"?"numeric":"text"}
data-testid=${`field-${n}`}
.value=${e}
@input=${i=>o(D(i))}
/></label>`}function xe(n,t,e,{text:o,start:s,done:i,cancel:c}){let l=new z(t,o),{game:a}=l,u=()=>n.querySelector(".quilt.active .cells")?.focus({preventScroll:!0}),m={done:()=>l.objection||i(l.text),cancel:c,empty:()=>l.begin(pt(s)),choose:($,w)=>{let{table:S}=a.state;if(($==="*"||$==="x")&&S){l.layLoose($);let L=yt(S.special_cells);a.placement({type:"choose",choice:L})}else w?a.choose($):a.chooseShown($);u()}},p=U(n,l,e,()=>x(Ae(l,e,m),n)),h=l.store.watch(p.draw),f=new AbortController,{signal:b}=f,v=!0,O=()=>v=a.state.placement.letter===null,M=({target:$})=>{let w=$ instanceof Element&&$.closest("[data-quilt=active] .cell");!w||!v||l.lift(j(w.id.slice(-2))??0)},X=$=>{if(!($.target instanceof Element&&$.target.closest("[data-quilt=active]"))||!["Delete","Backspace"].includes($.key))return;let[S,L]=a.state.placement.cursor;l.lift(S*9+L)};return n.addEventListener("pointerdown",O,{signal:b,capture:!0}),n.addEventListener("click",M,{signal:b}),n.addEventListener("keydown",X,{signal:b}),{draw:p.draw,close:()=>{f.abort(),h(),p.close()}}}async function ho({root:n,shell:t,patches:e}){let o=await e,s=h=>fn(h,o),{hash:i,search:c}=location,l=new URLSearchParams(c).get("at"),a=i.length>1?await hn(s,i):null,u=a?null:le(se(),o),m=a?.opened??u?.opened??Te(o),p=new G(o,m,{keep:oe,read:s},l===null?null:Number(l));return u&&p.open(u.opened,u.path),a?.fault&&p.store.dispatch({fault:a.fault}),(i||c)&&history.replaceState(null,"",location.pathname),mn(n,p,t)}function mn(n,t,e){let{patches:o}=t,s,i=a=>{s?.close(),s=a,s.draw(),document.getElementById("turn-heading")?.focus({preventScroll:!0})},c=()=>i(Pe(n,t,e,l)),l=()=>i(xe(n,o,e,{text:t.startText,start:Te(o).tree.text,done:a=>{t.open({tree:new it(o,{start:a}),tags:{},isWhole:!0}),c()},cancel:c}));return s=Pe(n,t,e,l),{draw:()=>s.draw(),close:()=>s.close()}}async function hn(n,t){try{return{opened:await n(decodeURI(t)),fault:""}}catch(e){return e instanceof URIError?{opened:null,fault:r("analysis-bad-link")}:{opened:null,fault:e instanceof Error?e.message:String(e)}}}async function fn(n,t){let e=n.length>at?null:await Ft(n,t);if(e?.isWhole||e&&n.length>tt)return e;if(n.length>tt)throw new Error(r("analysis-too-long"));if(/#t=/.test(n)){if(e)return e;throw new Error(r("analysis-bad-link"))}let{record:o,comment:s}=await gt(n),i=_(o,t);if(i===null)throw new Error(r("page-outdated"));return e??{...i,isWhole:i.isWhole&&s===null}}function Te(n){let t=It(n,o=>Math.floor(Math.random()*o));return{tree:new it(n,{start:k(F(t),null)}),tags:{},isWhole:!0}}function Pe(n,t,e,o){let{board:s}=t,i=new V({ask:(p,h)=>ft("POST /api/analysis",p,h),later:(p,h)=>window.setTimeout(p,h),forget:p=>window.clearTimeout(p),keep:re},ie()),c=gn(t,i),l=$n(n,t,c,o),a=U(n,s,e,()=>x($e(t,i,e,l),n),{turnsCards:!1}),u=()=>{let{stage:p,position:h,points:f}=s.table;i.look(p==="over"?null:h,f),c(null)},m=[t.store.watch(()=>{u(),a.draw()}),i.store.watch(()=>{c(null),a.draw()}),bn(t,i),()=>i.stop(),a.close];return u(),{draw:a.draw,close:()=>{for(let p of m)p()}}}function gn(n,t){let e=null,o="";return s=>{e=s;let{answer:i,isOn:c}=t.state,l=c&&i?i.lines:[],a=l.some(p=>p.move===e),u=l.flatMap((p,h)=>{let f=String(h+1);return p.move===e||!a&&h===0?[{move:p.move,label:f,kind:"line"}]:[]}),m=JSON.stringify([n.board.text,u]);m!==o&&(o=m,n.board.suggest(u))}}function bn(n,t){let e=new AbortController,{signal:o}=e,s=l=>{let{target:a,key:u,altKey:m,ctrlKey:p,metaKey:h,shiftKey:f}=l;m||p||h||f||l.defaultPrevented||a instanceof Element&&a.closest("select, input, textarea, dialog, .quilt")||n.step(u)&&l.preventDefault()},i=l=>{let{target:a}=l;a instanceof Element&&a.closest(".notebook")&&(s(l),l.defaultPrevented&&l.stopPropagation())},c=()=>t.hide(document.hidden);return window.addEventListener("keydown",i,{capture:!0,signal:o}),window.addEventListener("keydown",s,{signal:o}),window.addEventListener("online",()=>t.again(),{signal:o}),document.addEventListener("visibilitychange",c,{signal:o}),c(),()=>e.abort()}function $n(n,t,e,o){return{focusQuilt:()=>n.querySelector(".quilt.active .cells")?.focus({preventScroll:!0}),lines:{point:e,play:i=>t.playLine(i)},tree:{show:i=>t.show(i),step:i=>{t.step(i)},promote:()=>t.promote(),remove:()=>t.remove(),mark:i=>t.mark(i),comment:()=>yn(t)},setUp:o,open:()=>vn(t),copy:async()=>{let i=`${location.origin}${await t.link()}`;t.store.dispatch({said:await Yt(i)})},save:()=>Qt(t.record)}}function yn(n){et("comment","comment-heading",t=>{let e=o=>{t.close(),n.comment(o)};x(ve(n.state.node.comment,e,()=>t.close()),t)})}function vn(n){et("open","open-heading",t=>{let e=s=>{t.close(),n.read(s)};x(ye(e,async s=>e(await s.slice(0,at+1).text()),()=>t.close(),n.startText),t)})}export{ho as openAnalysisPage};
