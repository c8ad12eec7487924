import{a as jt,b as Qt,d as ut,f as F}from"./reader.js";import{d as pt}from"./controls.js";import{a as te,b as ae,c as le,d as H,g as ce,h as U}from"./board.js";import"./result.js";import{c as de}from"./page_kit.js";import{a as Bt,b as ct,c as T,e as B,f as It,g as I,h as Ft,i as Ht,j as dt,k as Ut,n as Kt,o as Gt,p as _t}from"./tree.js";import{b as zt,c as Jt,e as Xt}from"./local_source.js";import{h as qt}from"./automa_cards.js";import{$a as it,Ab as Lt,Ac as lt,C as vt,Ca as ot,Cb as C,Db as Mt,Dd as se,Eb as Nt,Ec as Ct,Ed as oe,La as W,Md as ie,O as u,Q as g,R as st,Rd as re,S as y,Sd as ue,T as kt,U as St,W as D,a as $t,bc as Dt,bd as Vt,cb as rt,db as at,e as et,eb as Pt,ed as Yt,gc as q,hb as R,j as r,jb as Tt,jc as j,la as Et,ld as Zt,ma as At,na as xt,oa as Ot,r as nt,sd as ee,t as A,u as yt,wc as Wt,wd as ne,x as wt,yc as Rt,zc as k}from"./page.js";var We=new Set(["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"]),K=class{constructor(t,e,o,n=null){this.patches=t;this.outside=o;let{tree:i,tags:l,isWhole:a}=e,c=[i.root,...T(B(i.root))],d=n===null?c[c.length-1]:c[n]??i.root,p=a?"":r("analysis-not-whole"),m={tree:i,tags:l,node:d,change:0,said:"",fault:p};this.store=A(m),this.board=new te(t,this.courseTo(d),this.sitting(),{onMove:(h,f)=>this.moved(h,f),onUndo:()=>this.show(this.state.node.parent??this.state.node),objection:()=>I(this.state.node)>=Bt?r("analysis-too-deep"):null})}patches;outside;store;board;get state(){return this.store.get()}courseTo(t){let{tree:e,tags:o}=this.state;return{...e.courseTo(t),points:Ct(o)}}sitting(){let{Player1:t="?",Player2:e="?"}=this.state.tags,o=(n,i)=>n&&n!=="?"?n:r("player-number",{number:i});return{names:[o(t,"1"),o(e,"2")]}}moved(t,e){let{tree:o,node:n}=this.state,i=e.local.message.automa?.turns.at(-1)??null,l=o.add(n,t,t.startsWith("A:")?i:null);l&&this.changed({node:l})}changed(t={}){let{change:e}=this.state;this.store.dispatch({...t,change:e+1,said:"",fault:""}),this.keep()}keep(){this.outside.keep({record:this.record,path:this.path})}get path(){return T(this.state.node).map(t=>t.parent?.children.indexOf(t)??0)}get record(){return Kt(this.state.tree,this.state.tags)}get text(){return this.board.text}async link(){return`/analysis${await _t(this.state.tree,this.state.tags)}`}show(t){let e=this.courseTo(t);pe(e)!==pe(this.board.course)&&this.board.show(e,this.sitting()),this.store.dispatch({node:t,said:"",fault:""}),this.keep()}step(t){if(!We.has(t))return!1;let{node:e,tree:o}=this.state,{parent:n}=e,i=n?.children??[],l=i.indexOf(e),c={ArrowLeft:n,ArrowRight:e.children[0],ArrowUp:i[l-1],ArrowDown:i[l+1],Home:o.root,End:B(e)}[t];return c&&c!==e&&this.show(c),!0}playLine(t){for(let e of t)if(!this.board.play(e))return}turn(t){let{tree:e,node:o}=this.state,n=e.turnWith(o,t),i=n&&e.add(o,`A:${n.taken??"pass"}`,n);i&&(this.changed(),this.show(i))}promote(){Ft(this.state.node)&&(this.state.tree.settle(),this.changed())}remove(){let{node:t}=this.state;if(t.parent===null)return;let e=Ht(t);this.state.tree.settle(),this.changed(),e&&this.show(e)}comment(t){this.state.node.comment=Gt(t),this.changed()}mark(t){this.state.node.parent!==null&&(Ut(this.state.node,t),this.changed())}open({tree:t,tags:e,isWhole:o},n){this.store.dispatch({tree:t,tags:e});let i=n?Re(t,n):B(t.root);this.board.show(this.courseTo(i),this.sitting()),this.store.dispatch({node:i,change:this.state.change+1,said:"",fault:""}),o||this.store.dispatch({fault:r("analysis-not-whole")}),this.keep()}async read(t){if(!t.trim())return this.store.dispatch({fault:r("analysis-nothing")});try{this.open(await this.outside.read(t))}catch(e){let o=e instanceof Error?e.message:String(e);this.store.dispatch({fault:o})}}get startText(){let{position:t}=this.state.node,e=this.board.local.shuffles;if(t.automa===null||e===null)return k(t,null);let o=this.board.local.message.automa?.turns??[];return k(t,qt(e,o))}};function pe({moves:s,turns:t=[]}){return[...s,...t.map(({card:e})=>e.number)].join()}function Re(s,t){let e=s.root;for(let o of t)e=e.children[o]??e;return e}function me(s,t){let e=s&&F(s.record,t);return e&&{opened:e,path:s.path}}function he(s){let t=new Map;for(let e of s){if(e===null)continue;let{taken:o,stop:n,income:i,card:l}=e,a=[o,n,i].join(),c=t.get(a)??{move:`A:${o??"pass"}`,stop:n,income:i,cards:[]};t.set(a,{...c,cards:[...c.cards,l.number]})}return[...t.values()].sort((e,o)=>o.cards.length-e.cards.length)}function fe(s,t){let e=t.flatMap(({card:o,margin:n})=>s.includes(o)&&n!==null?[n]:[]);return e.length<s.length?null:e.reduce((o,n)=>o+n,0)/s.length}var mt=5,Ce=150,qe=300,G=class{constructor(t,{isOn:e,lines:o}){this.outside=t;let n={status:"idle",isOn:e,lines:o,ahead:0,answer:null,sentence:""};this.store=A(n)}outside;store;position=null;points=0;isHidden=!1;asking=null;timer=0;known=new Map;get state(){return this.store.get()}look(t,e=0){t===this.position&&e===this.points||(this.position=t,this.points=e,this.begin())}hide(t){t!==this.isHidden&&(this.isHidden=t,this.begin())}turn(t){this.tell({isOn:t}),this.outside.keep({isOn:t,lines:this.state.lines}),this.begin()}want(t){this.tell({lines:Math.max(1,Math.min(mt,t))}),this.outside.keep({isOn:this.state.isOn,lines:this.state.lines}),this.begin()}again(){["away","refused"].includes(this.state.status)&&this.begin()}stop(){this.asking?.abort(),this.asking=null,this.outside.forget(this.timer)}begin(){this.stop();let{isOn:t,lines:e}=this.state;if(!t)return this.tell({status:"off",answer:null,sentence:""});if(this.position===null)return this.tell({status:"idle",answer:null,sentence:""});let o=this.known.get(this.key)??null,n={answer:o,sentence:"",ahead:0};if(o?.final)return this.tell({...n,status:"done"});if(this.isHidden)return this.tell({...n,status:"paused"});this.tell({...n,status:"asking"});let{signal:i}=this.asking=new AbortController,l={position:this.position,points:this.points,lines:e};this.timer=this.outside.later(()=>this.follow(l,i),Ce)}get key(){return`${this.state.lines} ${this.points} ${this.position}`}async follow(t,e){let{key:o}=this;try{for await(let n of this.outside.ask(t,e)){if(e.aborted)return;this.take(o,n)}!e.aborted&&!this.state.answer?.final&&this.tell({status:"away"})}catch(n){if(e.aborted)return;if(n instanceof yt)this.tell({status:"away"});else if(n instanceof wt)this.tell({status:"refused",sentence:n.message,answer:null});else throw n}}take(t,e){let o=e.lines.length>0||!!e.cards;if(o){this.known.delete(t),this.known.set(t,e);let[a]=this.known.keys();this.known.size>qe&&this.known.delete(a)}let n=e.waiting===null,i=e.final?"done":n?"thinking":"waiting",l=o?e:this.state.answer;this.tell({status:i,ahead:e.waiting??0,answer:l})}tell(t){this.store.dispatch(t)}};var je={first:"Home",back:"ArrowLeft",forward:"ArrowRight",last:"End"},Be=4;function be(s,t,e,o){return u`<section class="panel tree" aria-labelledby="moves-heading">
<div class="panel-head">
<h2 id="moves-heading">${r("moves")}</h2>
${Ie(t,o)}
</div>
<div
class="tree-moves"
data-testid="tree"
tabindex="0"
aria-labelledby="moves-heading"
role="group"
>
${s.root.comment?u`<p class="comment">${s.root.comment}</p>`:g}
${s.root.children.length>0?$e(s.root,t,e,o):u`<p class="small">${r("analysis-no-move")}</p>`}
</div>
${He(t,o)}
</section>`}function Ie(s,t){let e=s.parent===null,o=s.children.length===0;return ee(n=>n==="first"||n==="back"?e:o,n=>t.step(je[n]))}function $e(s,t,e,o,n=null){let i=[],l=[],a=()=>{l.length>0&&i.push(u`<div class="run">${l}</div>`),l=[]};n?.before&&l.push(u`<span class="comment">${n.before}</span>`),n&&l.push(ge(n,t,e,o));for(let c=n??s;c.children.length>0;[c]=c.children){let[d,...p]=c.children;l.push(ge(d,t,e,o)),p.length!==0&&(a(),i.push(u`<ul>
${p.map(m=>u`<li class=${I(m)>Be?"flat":""}>
${$e(m,t,e,o,m)}
</li>`)}
</ul>`))}return a(),i}function ge(s,t,e,o){let{move:n,turn:i,parent:l,comment:a,marks:c}=s,d=l?.position.turn??1,p=T(s).length,m=c.map(b=>dt[b]??"").join(""),h=i?`, ${r("analysis-card",{card:String(i.card.number)})}`:"",f=`${p}. ${R(n,e)}${h} ${m}`.trim();return u`<button
type="button"
class=${`node p${d}${s===t?" now":""}`}
title=${f}
data-testid="node"
data-move=${n}
aria-current=${s===t?"step":"false"}
@click=${()=>o.show(s)}
>
<span class="number" aria-hidden="true">${p}</span>${x(n,e)}${i?u`<i class="card" aria-hidden="true">${i.card.number}</i>`:g}<span class="visually-hidden">${f}</span
>${m?u`<b class="sign" aria-hidden="true">${m}</b>`:g}
</button>
${a?u`<span class="comment" data-testid="comment">${a}</span>`:g}`}function x(s,t){let e=s.startsWith("A:")?s.slice(2):s;if(e==="pass")return u`<span class="move-art" aria-hidden="true">${y("pass")}</span>`;let o=e[0],n=e.slice(-2),i=s.startsWith("A:");return u`<span class="move-art" aria-hidden="true"
>${o==="+"?u`<span class="plus">+</span>`:W(o,t[o],i?Fe(t[o]):Number(e[1]),!1)}${i?g:u`<span class="where">${n}</span>`}</span
>`}function Fe({orientations:s}){return Number(Object.keys(s)[0])}function He(s,t){let e=s.parent===null,o=n=>n?"true":"false";return u`<div class="tree-tools">
<button type="button" data-testid="comment-move" @click=${t.comment}>
${y("pen")}<span>${r("analysis-comment")}</span>
</button>
<div class="marks" role="group" aria-label=${r("analysis-marks")}>
${Object.entries(dt).map(([n,i])=>u`<button
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
aria-disabled=${o(It(s))}
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
</div>`}function ye(s,t){let{isOn:e,answer:o}=s.state,n=e?o?.lines[0]??o?.expected??null:null,i=n?Math.round(n.chance*100):50,l=n?we(n.margin,t):ft(s);return u`<section
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
@change=${a=>s.turn(St(a))}
/><span>${r("analysis-engine")}</span></label
>
<div class="balance">
<svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
<rect class="two" width="100" height="6"></rect>
<rect class="one" width=${i} height="6"></rect>
<path d="M50 0v6"></path>
</svg>
<p class="engine-words" role="status" data-testid="engine-words">
${l}
${n?u`<span class="soft">${_(Ke(n))}</span>`:g}
</p>
</div>
</section>`}function we(s,t){let e=Math.abs(s);return e<.05?r("analysis-even"):r("analysis-ahead",{name:rt(t,s>0?1:2),points:ht(e)})}function Ue(s,t){let e=s>=.5,o=Math.round((e?s:1-s)*100);return r("analysis-chance",{name:rt(t,e?1:2),percent:o})}function Ke({margin:s,chance:t}){return s>=0?t:1-t}function _(s){return r("analysis-percent",{percent:Math.round(s*100)})}function Q(s){return Math.abs(s)<.05?ht(0):(s>0?"+":"−")+ht(Math.abs(s))}function ht(s){return r("analysis-number",{number:Math.round(s*10)/10})}function ft({state:s}){let{status:t,sentence:e,ahead:o}=s;return t==="refused"?e:r(`analysis-engine-${t}`,{count:o})}function ve(s,t,e,o){let{state:n}=s,{answer:i}=n,l=n.isOn?i?.lines??[]:[],a=l.some(({move:p})=>p==="pass"),c=n.isOn&&i?.pass&&!a?i.pass:null,d=(p,m)=>Qe(p,m,t,e,o);return u`<section
class="panel engine-lines"
aria-labelledby="engine-heading"
data-testid="engine-lines"
@pointerleave=${()=>o.point(null)}
>
${gt(s,r("analysis-lines"),_e(s))}
${l.length>0?u`<ol>
${l.map((p,m)=>u`<li>${d(p,String(m+1))}</li>`)}
${c?u`<li class="what-if">${d(c,"–")}</li>`:g}
</ol>`:u`<p class="small" data-testid="engine-none">${ft(s)}</p>`}
</section>`}function gt(s,t,e=g){return u`<div class="panel-head">
<h2 id="engine-heading">${t}</h2>
<p class="small engine-told" data-testid="engine-told">${Ge(s)}</p>
${["away","refused"].includes(s.state.status)?u`<button type="button" class="quiet" @click=${()=>s.again()}>
${r("analysis-again")}
</button>`:g}
${e}
</div>`}function Ge(s){let{status:t,answer:e,isOn:o}=s.state;if(!o||!e||e.nodes===0)return"";let n=r("analysis-nodes",{count:e.nodes});return["thinking","done"].includes(t)?n:`${ft(s)} ${n}`}function _e(s){let t=Array.from({length:mt},(e,o)=>String(o+1));return u`<label class="line-count"
><span class="visually-hidden">${r("analysis-how-many")}</span> ${D("line-count",t.map(e=>[e,e]),String(s.state.lines),e=>s.want(Number(e)))}</label
>`}function Qe(s,t,e,o,n){let{move:i,margin:l,chance:a,proven:c}=s,d=()=>n.point(i),p=Ye(s);return u`<button
type="button"
class="engine-line"
data-testid="engine-line"
data-move=${i}
@pointerenter=${d}
@focus=${d}
@blur=${()=>n.point(null)}
@click=${()=>n.play([i])}
>
<span class="chip" aria-hidden="true">${t}</span>
<span class="margin" aria-hidden="true">${Q(l)}</span>
<span class="first-move"
>${x(i,o)}<span
><b>${i==="pass"?r("pass"):R(i,o)}</b>
${t==="–"?u`<i>${r("analysis-if-pass")}</i>`:g}
${c?Ve():g}</span
></span
>
<span class="visually-hidden"
>${we(l,e)}; ${Ue(a,e)}</span
>
<span class="expected">${p}</span>
<span class="goes-on" aria-hidden="true"
>${s.line.slice(1,7).map(m=>x(m,o))}</span
>
</button>`}function Ve(){return u`<span class="proven">${y("place")}${r("analysis-proven")}</span>`}function Ye({chance:s,scores:t,empty_spaces:e,special_tile:o}){let n=[_(s)],i=([l,a])=>({one:String(Math.round(l)),two:String(Math.round(a))});return t&&n.push(r("analysis-scores",i(t))),e&&n.push(r("analysis-empty",i(e))),o&&n.push(r("analysis-tile",i([o[0]*100,o[1]*100]))),n.join(" · ")}function ke(s,t,e,o){let n=s.reduce((c,{cards:d})=>c+d.length,0),{isOn:i,answer:l}=t.state,a=i&&l?.cards||[];return u`<section
class="panel engine-lines"
aria-labelledby="engine-heading"
data-testid="engine-lines"
>
${gt(t,r("analysis-cards"))}
<ol data-testid="card-outcomes">
${s.map(({move:c,stop:d,income:p,cards:m})=>{let h=fe(m,a);return u`<li class="card-outcome">
<span class="odds">${_(m.length/n)}</span>
<span class="margin" data-testid="card-margin"
>${h===null?g:Q(h)}</span
>
<span class="first-move"
>${x(c,e)}<span
>${ze(c,d,p,e)}</span
></span
>
<span class="card-row">${m.map(f=>Ze(f,a,o))}</span>
</li>`})}
</ol>
</section>`}function Ze(s,t,{own:e,turn:o}){let n=t.find(i=>i.card===s)?.margin??null;return u`<button
type="button"
class=${s===e?"own":"quiet"}
data-testid="choose-card"
data-card=${s}
aria-current=${s===e?"true":"false"}
@click=${()=>o(s)}
>
<span class="visually-hidden">${r("analysis-turn-card",{card:String(s)})}</span>
<b aria-hidden="true">${s}</b>
${n===null?g:u`<span>${Q(n)}</span>`}
</button>`}function ze(s,t,e,o){let n={space:String(t),count:e},i=s.slice(2);return i==="pass"?r("analysis-card-passes",n):r("analysis-card-takes",{...n,patch:Tt(o,i)})}function Se(s,t,e,o){let{board:n,patches:i,state:l}=s,{table:a}=n.state,{seats:c}=a,d=ye(t,c),p=be(l.tree,l.node,i,o.tree);return u`<main
class=${`${le(n,e,a.mode)} analysis`}
data-stage=${a.stage}
data-number=${a.number}
>
<h1 class="visually-hidden" id="turn-heading" tabindex="-1" data-testid="turn">
${r("tab-analysis")}: ${at(a,c)}
</h1>
${ae(n,e,o.focusQuilt,{line:d,moves:u`<div class="notebook moves">
${a.stage==="card"?Je(s,t):ve(t,c,i,o.lines)}
${p}
</div>`})}
<div class="below">
<p class="small" data-testid="turn-reason">
${at(a,c)}. ${Pt(a,c)}
</p>
<p class="small copied" role="status" data-testid="said">${l.said}</p>
${ue(l.fault,"analysis-fault")} ${ie(a,c,i)}
</div>
</main>
${H(n,e)}`}function Je(s,t){let{tree:e,node:o}=s.state,n=e.cardsAfter(o).map(i=>e.turnWith(o,i));return ke(he(n),t,s.patches,{own:e.turnAfter(o)?.card.number??null,turn:i=>s.turn(i)})}function Ee({setUp:s,open:t,copy:e,save:o}){return u`<nav class="analysis-menu" aria-label=${r("tab-analysis")}>
<span class="analysis-title" aria-hidden="true">${r("tab-analysis")}</span>
${[V("set-up","pen",r("analysis-set-up"),s),V("open","open",r("analysis-open"),t),V("copy-link","link",r("copy-link"),e),V("save","download",r("record"),o)]}
</nav>`}function V(s,t,e,o){return u`<button type="button" data-testid=${s} title=${e} @click=${o}>
${y(t)}<span>${e}</span>
</button>`}function Ae(s,t,e,o){let n=pt(l=>s(l("text"))),i=({target:l})=>{let[a]=l.files??[];a&&t(a)};return u`<form class="open-form" @submit=${n}>
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
</form>`}function xe(s,t,e){let o=pt(n=>t(n("comment")));return u`<form class="open-form" @submit=${o}>
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
</form>`}var Xe=".".repeat(81),tn="?.?.?.?.?.?.?.?.?.?",en="?.?/-";function bt(s){let t=s.split(" "),e=t.length===11,[o,n]=t,[i,l]=e?[t[1],t[2].split(":")[0]]:[t[2],t[3]],[a,c,d,p]=e?t.slice(3):t.slice(4),m=E=>/^(\d+)\.(\d+)(?:i(\d+))?$/.exec(E)??[],[,h="5",f="0",b="0"]=m(i),[,w="5",S="0",P="0"]=m(l),[J="normal",X="1",N=tn,$=en]=e?t.slice(7):[],v=e?t[2].split(":")[1].replace("-",""):"";return{cells:[Oe(o),e?Xe:Oe(n)],buttons:[h,w],times:[f,S],incomes:[b,P],ring:a.replace("-",""),turn:c,tile:d,board:p,solo:e,deck:J,level:X,taken:v,pile:N,gone:$}}function Oe(s){return s.replace(/\//g,"").replace(/\d/g,t=>".".repeat(Number(t)))}function Te(s){let{cells:t,ring:e,turn:o,tile:n,board:i,solo:l,deck:a,level:c,taken:d,pile:p,gone:m}=s,h=[e||"-",o,n,i].join(" "),[f,b]=[Pe(s,0),Pe(s,1)],[w,S]=t.map(lt);if(!l)return`${w} ${S} ${f} ${b} ${h}`;let P=`${s.buttons[1]||"0"}.${s.times[1]||"0"}:${d||"-"}`;return`${w} ${f} ${P} ${h} ${a} ${c} ${p} ${m}`}function Pe({cells:s,buttons:t,times:e,incomes:o},n){let i=s[n].includes("x")?`i${o[n]||"0"}`:"";return`${t[n]||"0"}.${e[n]||"0"}${i}`}function nn(s,t){let e=[...s.ring,...s.taken].find(c=>!(c in t)),o=(c,d)=>r("impossible",{field:r(`field-${c}`),words:d});if(e)return o("ring",r("impossible-no-patch",{letter:e}));let n=Te(s),i=Rt(n,t),l=i?.automa?Wt(n):null;if(i?.automa&&l===null)return o("pile",r("impossible-cards"));if(i===null)return r("impossible-form");let a=jt(i,t,l);return a?o(a.field,r(`impossible-${a.code}`,a.values)):""}var Z=class{constructor(t,e){this.patches=t;this.store=A({draft:bt(e),active:1,loose:"*"}),this.folded=this.laid(0),this.table=this.tableOf(this.folded),this.game=new Vt(this,t),this.game.open()}patches;store;folded;table;hear=()=>{};game;watch(t){return this.hear=t,()=>{this.hear=()=>{}}}send(t){return t.type==="move"&&this.lay(t.move)?this.lieAnew():this.hear(Xt()),!0}get draft(){return this.store.get().draft}get objection(){return nn(this.draft,this.patches)}get text(){return Te(this.draft)}laid(t){let{draft:e,active:o}=this.store.get(),n=j([...Object.keys(this.patches)].join("")),i=k(n,null).split(" "),[l,a]=e.cells.map(lt),c=b=>b.includes("x")?"i0":"",d=e.cells.map((b,w)=>`0.${w}${c(b)}`),p=[l,a,...d,i[4],String(o),"-","r"].join(" "),m=["1","2"].map(b=>r("player-number",{number:b})),h=Jt({start:p,moves:[]},{names:m},this.patches),f=h&&Yt({...h.game,number:t},this.patches);if(f===null)throw new RangeError("this is no quilt");return f}tableOf(t){let{draft:e}=this.store.get(),o=Zt(t,this.patches),[n]=o.options,l=[...e.ring].filter(a=>a in this.patches).map(a=>({...n,letter:a,move:null,available:!0}));return{...o,options:l}}lay(t){let{draft:e,active:o}=this.store.get(),n=t[0],i=n==="+"?[C(t.slice(1))??0]:Lt(this.patches[n],t.slice(1))?.spaces??[],l=e.cells[o-1];if(i.length===0||i.some(c=>l[c]!=="."))return!1;let a=n==="+"?this.store.get().loose:n;return this.paint((c,d)=>i.includes(d)?a:c),n!=="+"&&this.enter({ring:this.draft.ring.replace(n,"")}),!0}layLoose(t){this.store.dispatch({loose:t})}lift(t){let{draft:e,active:o}=this.store.get(),n=e.cells[o-1][t];if(n===".")return;let i=n==="*"||n==="x";this.paint((l,a)=>(i?a===t:l===n)?".":l),i||this.enter({ring:n+this.draft.ring}),this.lieAnew()}paint(t){let{draft:e,active:o}=this.store.get(),n=[...e.cells];n[o-1]=[...n[o-1]].map(t).join(""),this.store.dispatch({draft:{...e,cells:n}})}enter(t){this.store.dispatch({draft:{...this.draft,...t}})}change(t){this.enter(t),this.lieAnew()}turn(t){this.store.dispatch({active:t}),this.lieAnew()}begin(t){this.store.dispatch({draft:t,active:1}),this.lieAnew()}lieAnew(){this.folded=this.laid(this.table.number+1),this.table=this.tableOf(this.folded),this.hear({type:"table",table:this.table,happened:null})}close(){this.game.close()}};var sn={1:"first",2:"second","1+":"first-special","2+":"second-special","#1":"first-over","#2":"second-over"};function Le(s,t,e){let{draft:o,active:n}=s.store.get(),i=s.objection,l=o.solo?[1]:[1,2];return u`<main class="table screen editor" data-testid="editor">
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
${l.map(a=>u`<section
class=${n===a?"editor-side on":"editor-side"}
aria-label=${r("player-number",{number:String(a)})}
>
${o.solo?g:u`<button
type="button"
data-testid=${`edit-${a}`}
aria-pressed=${n===a?"true":"false"}
@click=${()=>s.turn(a)}
>
${r("editor-quilt",{number:String(a)})}
</button>`}
${re(ne(s.game,t),a)}
</section>`)}
</div>
${on(s,e)} ${ln(s)}
</main>
${H(s,t)}`}function on({game:s,patches:t,draft:e,store:o},n){let{placement:i}=s.state,{loose:l}=o.get(),a=[...e.ring].filter(d=>d in t),c=d=>()=>s.placement({type:"turn",how:d});return u`<section class="panel palette" aria-labelledby="palette-heading" data-keys>
<div class="panel-head">
<h2 id="palette-heading">${r("editor-patches")}</h2>
<div class="steps">
${[L("left",r("rotate-left"),c("left")),L("right",r("rotate-right"),c("right")),L("flip",r("flip"),c("flip")),L("place",r("place"),()=>s.commit()),L("cancel",r("cancel"),()=>s.placement({type:"cancel"}))]}
</div>
</div>
<p class="small">${r("editor-how")}</p>
<div class="palette-row">
${rn.map(([d,p,m,h])=>{let f=r(h),b=i.letter==="+"&&l===d;return an({sign:d,shown:p,id:m,label:f,isOn:b},n)})}
${a.map(d=>u`<button
type="button"
class="palette-patch"
data-patch=${d}
data-testid=${`palette-${d}`}
title=${it(t[d])}
aria-pressed=${i.letter===d?"true":"false"}
@click=${p=>n.choose(d,p.pointerType==="mouse")}
>
${W(d,t[d],Nt(i,d),!0)}<span
class="visually-hidden"
>${d}: ${it(t[d])}</span
>
</button>`)}
</div>
</section>`}var rn=[["*","+","special","special-patch"],["x","?","unknown","editor-unknown"]];function an({sign:s,shown:t,id:e,label:o,isOn:n},i){return u`<button
type="button"
class="palette-patch"
data-testid=${`palette-${e}`}
title=${o}
aria-pressed=${n?"true":"false"}
@click=${()=>i.choose(s,!1)}
>
<b aria-hidden="true">${t}</b><span class="visually-hidden">${o}</span>
</button>`}function L(s,t,e){return u`<button
type="button"
class="quiet square"
aria-label=${t}
title=${t}
data-testid=${`edit-${s}`}
@click=${e}
>
${y(s)}
</button>`}function ln(s){let{draft:t}=s,e=n=>s.change(n),o=["1","2","1+","2+","#1","#2"].filter(n=>!t.solo||n!=="2+").map(n=>[n,r("editor-turn",{turn:sn[n]})]);return u`<section class="panel editor-fields" aria-labelledby="fields-heading">
<h2 id="fields-heading">${r("editor-fields")}</h2>
<div class="field-grid">
${O("solo",r("editor-game"),t.solo?"solo":"duel",cn(),n=>e(n==="solo"?pn(t):mn(t)))}
${O("turn",r("editor-whose"),t.turn,o,n=>e({turn:n}))}
${hn(s)}
${O("tile",r("field-bonus"),t.tile,un(t.solo),n=>e({tile:n}))}
${O("board",r("editor-board"),t.board,dn(),n=>e({board:n}))}
${M("ring",r("field-ring"),t.ring,n=>e({ring:z(n)}),"wide")}
${t.solo?fn(t,e):g}
</div>
<p class="small"><code data-testid="position-text">${s.text}</code></p>
</section>`}function cn(){return[["duel",r("editor-duel")],["solo",r("automa-alone")]]}function dn(){return[["r",r("board-revised")],["o",r("board-original")]]}function un(s){return[["-",r("editor-nobody")],["1",r("player-number",{number:"1"})],["2",s?"Automa":r("player-number",{number:"2"})]]}function pn(s){return{...{buttons:[s.buttons[0],"0"]},solo:!0,turn:s.turn.replace("2+","2")}}function mn(s){return{solo:!1,ring:s.ring+s.taken,taken:""}}function z(s){return s.replace(/\s/g,"").slice(0,60)}function hn(s){let{draft:t}=s,e=[["buttons","editor-buttons"],["times","editor-time"],["incomes","editor-income"]],o=(n,i)=>n!=="incomes"||t.cells[i].includes("x");return[0,1].flatMap(n=>e.filter(([i])=>o(i,n)).map(([i,l])=>{let a=t.solo&&n===1?"Automa":r("player-number",{number:String(n+1)});return M(`${i}-${n+1}`,r(l,{name:a}),t[i][n],c=>{let d=[...t[i]];d[n]=c.replace(/\D/g,"").slice(0,i==="buttons"?4:2),s.change({[i]:d})},"number")}))}function fn(s,t){let e=[["normal",r("deck-normal")],["tactical",r("deck-tactical")]],o=["1","2","3","4","5"].map(n=>[n,r(`automa-name-${n}`)]);return[O("deck",r("editor-deck"),s.deck,e,n=>t({deck:n})),O("level",r("level"),s.level,o,n=>t({level:n})),M("taken",r("editor-taken"),s.taken,n=>t({taken:z(n)}),"wide"),M("pile",r("field-pile"),s.pile,n=>t({pile:z(n)}),"wide"),M("gone",r("field-gone"),s.gone,n=>t({gone:z(n)}),"wide")]}function O(s,t,e,o,n){return u`<label>${t} ${D(`field-${s}`,o,e,n)}</label>`}function M(s,t,e,o,n){return u`<label class=${n}
>${t}
<input
type="text"
spellcheck="false"
autocomplete="off"
inputmode=${n==="number"?"numeric":"text"}
data-testid=${`field-${s}`}
.value=${e}
@input=${i=>o(kt(i))}
/></label>`}function Me(s,t,{text:e,start:o,done:n,cancel:i}){let{root:l,shell:a}=s.place,c=new Z(t,e),{game:d}=c,p=$=>()=>{N(),$()},m={done:()=>c.objection||p(()=>n(c.text))(),cancel:p(i),empty:()=>c.begin(bt(o)),choose:($,v)=>{let{table:E}=d.state;if($==="*"||$==="x"){c.layLoose($);let tt=Mt(E.players[E.turn-1].cells,"+",t);d.placement({type:"choose",choice:tt})}else v?d.choose($):d.chooseShown($);q(l)}},h=U(s,c),f=c.store.watch(s.changed),b=new AbortController,{signal:w}=b,S=!0,P=()=>S=d.state.placement.letter===null,J=({target:$})=>{let v=$ instanceof Element&&$.closest("[data-quilt=active] .cell");!v||!S||c.lift(C(v.id.slice(-2))??0)},X=$=>{if(!($.target instanceof Element&&$.target.closest("[data-quilt=active]"))||!["Delete","Backspace"].includes($.key))return;let[E,tt]=d.state.placement.cursor;c.lift(E*9+tt)};l.addEventListener("pointerdown",P,{signal:w,capture:!0}),l.addEventListener("click",J,{signal:w}),l.addEventListener("keydown",X,{signal:w});let N=()=>{b.abort(),f(),h()};return{middle:()=>g,view:()=>Le(c,a,m),close:N}}var ko=de(async s=>{let t=await s.place.patches,e=p=>$n(p,t),{hash:o,search:n}=location,i=new URLSearchParams(n).get("at"),l=o.length>1?await bn(e,o):null,a=l?null:me(Et(),t),c=l?.opened??a?.opened??De(t),d=new K(t,c,{keep:At,read:e},i===null?null:Number(i));return a&&d.open(a.opened,a.path),l?.fault&&d.store.dispatch({fault:l.fault}),(o||n)&&history.replaceState(null,"",nt("/analysis")),gn(s,d)});function gn(s,t){let{patches:e}=t,o=()=>l(Ne(s,t,n)),n=()=>{i.close(),l(Me(s,e,{text:t.startText,start:De(e).tree.text,done:a=>{t.open({tree:new ct(e,{start:a}),tags:{},isWhole:!0}),o()},cancel:o}))},i=Ne(s,t,n),l=a=>{i=a,s.draw(),document.getElementById("turn-heading")?.focus({preventScroll:!0})};return s.middle=()=>i.middle(),s.until(()=>i.close()),()=>i.view()}async function bn(s,t){try{return{opened:await s(decodeURI(t)),fault:""}}catch(e){return e instanceof URIError?{opened:null,fault:r("analysis-bad-link")}:{opened:null,fault:e instanceof Error?e.message:String(e)}}}async function $n(s,t){let e=s.length>ut?null:await Qt(s,t);if(e?.isWhole||e&&s.length>et)return e;if(s.length>et)throw new Error(r("analysis-too-long"));if(/#t=/.test(s)){if(e)return e;throw new Error(r("analysis-bad-link"))}let{record:o,comment:n}=await vt(s),i=F(o,t);if(i===null)throw new Error(r("page-outdated"));return e??{...i,isWhole:i.isWhole&&n===null}}function De(s){let t=zt(s,o=>Math.floor(Math.random()*o));return{tree:new ct(s,{start:k(j(t),null)}),tags:{},isWhole:!0}}function Ne(s,t,e){let{board:o}=t,{root:n,shell:i}=s.place,l=new G({ask:(m,h)=>ce(m,t.patches,h),...$t,keep:Ot},xt()),a=yn(t,l),c=vn(n,t,a,e),d=()=>{let{stage:m,position:h,points:f}=o.table;l.look(m==="over"?null:h,f),a(null)},p=[t.store.watch(()=>{d(),s.changed()}),l.store.watch(()=>{a(null),s.changed()}),wn(t,l),()=>l.stop(),U(s,o)];return d(),{middle:()=>Ee(c),view:()=>Se(t,l,i,c),close:()=>{for(let m of p)m()}}}function yn(s,t){let e=null,o="";return n=>{e=n;let{answer:i,isOn:l}=t.state,a=l&&i?i.lines:[],c=a.some(m=>m.move===e),d=a.flatMap((m,h)=>{let f=String(h+1);return m.move===e||!c&&h===0?[{move:m.move,label:f,kind:"line"}]:[]}),p=JSON.stringify([s.board.text,d]);p!==o&&(o=p,s.board.suggest(d))}}function wn(s,t){let e=new AbortController,{signal:o}=e,n=a=>{let{target:c,key:d,shiftKey:p}=a;Dt(a)||p||c instanceof Element&&c.closest(".quilt")||s.step(d)&&a.preventDefault()},i=a=>{let{target:c}=a;c instanceof Element&&c.closest(".notebook")&&(n(a),a.defaultPrevented&&a.stopPropagation())},l=()=>t.hide(document.hidden);return window.addEventListener("keydown",i,{capture:!0,signal:o}),window.addEventListener("keydown",n,{signal:o}),window.addEventListener("online",()=>t.again(),{signal:o}),document.addEventListener("visibilitychange",l,{signal:o}),l(),()=>e.abort()}function vn(s,t,e,o){return{focusQuilt:()=>q(s),lines:{point:e,play:n=>t.playLine(n)},tree:{show:n=>t.show(n),step:n=>{t.step(n)},promote:()=>t.promote(),remove:()=>t.remove(),mark:n=>t.mark(n),comment:()=>kn(t)},setUp:o,open:()=>Sn(t),copy:async()=>{let n=`${location.origin}${nt(await t.link())}`;t.store.dispatch({said:await oe(n)})},save:()=>se(t.record)}}function kn(s){ot("comment","comment-heading",t=>{let e=o=>{t.close(),s.comment(o)};st(xe(s.state.node.comment,e,()=>t.close()),t)})}function Sn(s){ot("open","open-heading",t=>{let e=n=>{t.close(),s.read(n)};st(Ae(e,async n=>e(await n.slice(0,ut+1).text()),()=>t.close(),s.startText),t)})}export{ko as openAnalysisPage};
