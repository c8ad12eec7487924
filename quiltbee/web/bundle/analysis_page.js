import{a as ne,b as ce,c as de,d as H,e as pe,h as U}from"./board.js";import{a as Bt,b as Yt,d as dt,f as I}from"./reader.js";import{c as Jt,d as Xt,e as ee}from"./local_source.js";import{a as It,b as lt,c as L,e as j,f as Ht,g as B,h as Ut,i as Kt,j as ct,k as _t,n as Gt,o as Qt,p as Vt}from"./tree.js";import{h as jt}from"./automa_cards.js";import{c as ue}from"./page_kit.js";import{$b as Wt,Cc as Zt,Fc as zt,Ga as C,Hb as Ct,Ja as ot,Ma as it,Mb as q,Mc as te,Na as rt,Oa as xt,Oc as se,P as p,Pb as F,R as g,Ra as R,Rb as Rt,S as nt,Sa as Ot,T as y,U as T,V as vt,Yc as oe,Zc as ie,a as gt,bc as qt,cc as k,db as Pt,dc as at,e as et,eb as Tt,fd as re,gb as Lt,hb as Mt,hc as Ft,ia as kt,ib as Nt,j as r,ja as Et,ka as St,kb as Dt,kd as ae,la as At,lb as W,pd as le,q as S,qd as me,r as bt,u as $t,w as yt,xa as st,z as wt}from"./page.js";var We=new Set(["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"]),K=class{constructor(t,e,o,n=null){this.patches=t;this.outside=o;let{tree:i,tags:l,isWhole:a}=e,c=[i.root,...L(j(i.root))],d=n===null?c[c.length-1]:c[n]??i.root,m=a?"":r("analysis-not-whole"),u={tree:i,tags:l,node:d,change:0,said:"",fault:m};this.store=S(u),this.board=new ne(t,this.courseTo(d),this.sitting(),{onMove:(h,f)=>this.moved(h,f),onUndo:()=>this.show(this.state.node.parent??this.state.node),objection:()=>B(this.state.node)>=It?r("analysis-too-deep"):null})}patches;outside;store;board;get state(){return this.store.get()}courseTo(t){let{tree:e,tags:o}=this.state;return{...e.courseTo(t),points:Ft(o)}}sitting(){let{Player1:t="?",Player2:e="?"}=this.state.tags,o=(n,i)=>n&&n!=="?"?n:r("player-number",{number:i});return{names:[o(t,"1"),o(e,"2")]}}moved(t,e){let{tree:o,node:n}=this.state,i=e.local.message.automa?.turns.at(-1)??null,l=o.add(n,t,t.startsWith("A:")?i:null);l&&this.changed({node:l})}changed(t={}){let{change:e}=this.state;this.store.dispatch({...t,change:e+1,said:"",fault:""}),this.keep()}keep(){this.outside.keep({record:this.record,path:this.path})}get path(){return L(this.state.node).map(t=>t.parent?.children.indexOf(t)??0)}get record(){return Gt(this.state.tree,this.state.tags)}get text(){return this.board.text}async link(){return`/analysis${await Vt(this.state.tree,this.state.tags)}`}show(t){let e=this.courseTo(t);he(e)!==he(this.board.course)&&this.board.show(e,this.sitting()),this.store.dispatch({node:t,said:"",fault:""}),this.keep()}step(t){if(!We.has(t))return!1;let{node:e,tree:o}=this.state,{parent:n}=e,i=n?.children??[],l=i.indexOf(e),c={ArrowLeft:n,ArrowRight:e.children[0],ArrowUp:i[l-1],ArrowDown:i[l+1],Home:o.root,End:j(e)}[t];return c&&c!==e&&this.show(c),!0}playLine(t){for(let e of t)if(!this.board.play(e))return}turn(t){let{tree:e,node:o}=this.state,n=e.turnWith(o,t),i=n&&e.add(o,`A:${n.taken??"pass"}`,n);i&&(this.changed(),this.show(i))}promote(){Ut(this.state.node)&&(this.state.tree.settle(),this.changed())}remove(){let{node:t}=this.state;if(t.parent===null)return;let e=Kt(t);this.state.tree.settle(),this.changed(),e&&this.show(e)}comment(t){this.state.node.comment=Qt(t),this.changed()}mark(t){this.state.node.parent!==null&&(_t(this.state.node,t),this.changed())}open({tree:t,tags:e,isWhole:o},n){this.store.dispatch({tree:t,tags:e});let i=n?qe(t,n):j(t.root);this.board.show(this.courseTo(i),this.sitting()),this.store.dispatch({node:i,change:this.state.change+1,said:"",fault:""}),o||this.store.dispatch({fault:r("analysis-not-whole")}),this.keep()}async read(t){if(!t.trim())return this.store.dispatch({fault:r("analysis-nothing")});try{this.open(await this.outside.read(t))}catch(e){let o=e instanceof Error?e.message:String(e);this.store.dispatch({fault:o})}}get startText(){let{position:t}=this.state.node,e=this.board.local.shuffles;if(t.automa===null||e===null)return k(t,null);let o=this.board.local.message.automa?.turns??[];return k(t,jt(e,o))}};function he({moves:s,turns:t=[]}){return[...s,...t.map(({card:e})=>e.number)].join()}function qe(s,t){let e=s.root;for(let o of t)e=e.children[o]??e;return e}function fe(s,t){let e=s&&I(s.record,t);return e&&{opened:e,path:s.path}}function ge(s){let t=new Map;for(let e of s){if(e===null)continue;let{taken:o,stop:n,income:i,card:l}=e,a=[o,n,i].join(),c=t.get(a)??{move:`A:${o??"pass"}`,stop:n,income:i,cards:[]};t.set(a,{...c,cards:[...c.cards,l.number]})}return[...t.values()].sort((e,o)=>o.cards.length-e.cards.length)}function be(s,t){let e=t.flatMap(({card:o,margin:n})=>s.includes(o)&&n!==null?[n]:[]);return e.length<s.length?null:e.reduce((o,n)=>o+n,0)/s.length}var pt=5,Fe=150,je=300,_=class{constructor(t,{isOn:e,lines:o}){this.outside=t;let n={status:"idle",isOn:e,lines:o,ahead:0,answer:null,sentence:""};this.store=S(n)}outside;store;position=null;points=0;isHidden=!1;asking=null;timer=0;known=new Map;get state(){return this.store.get()}look(t,e=0){t===this.position&&e===this.points||(this.position=t,this.points=e,this.begin())}hide(t){t!==this.isHidden&&(this.isHidden=t,this.begin())}turn(t){this.tell({isOn:t}),this.outside.keep({isOn:t,lines:this.state.lines}),this.begin()}want(t){this.tell({lines:Math.max(1,Math.min(pt,t))}),this.outside.keep({isOn:this.state.isOn,lines:this.state.lines}),this.begin()}again(){["away","refused"].includes(this.state.status)&&this.begin()}stop(){this.asking?.abort(),this.asking=null,this.outside.forget(this.timer)}begin(){this.stop();let{isOn:t,lines:e}=this.state;if(!t)return this.tell({status:"off",answer:null,sentence:""});if(this.position===null)return this.tell({status:"idle",answer:null,sentence:""});let o=this.known.get(this.key)??null,n={answer:o,sentence:"",ahead:0};if(o?.final)return this.tell({...n,status:"done"});if(this.isHidden)return this.tell({...n,status:"paused"});this.tell({...n,status:"asking"});let{signal:i}=this.asking=new AbortController,l={...pe(this.position,this.points),lines:e};this.timer=this.outside.later(()=>this.follow(l,i),Fe)}get key(){return`${this.state.lines} ${this.points} ${this.position}`}async follow(t,e){let{key:o}=this;try{for await(let n of this.outside.ask(t,e)){if(e.aborted)return;this.take(o,n)}!e.aborted&&!this.state.answer?.final&&this.tell({status:"away"})}catch(n){if(e.aborted)return;if(n instanceof bt)this.tell({status:"away"});else if(n instanceof $t)this.tell({status:"refused",sentence:n.message,answer:null});else throw n}}take(t,e){let o=e.lines.length>0||!!e.cards;if(o){this.known.delete(t),this.known.set(t,e);let[a]=this.known.keys();this.known.size>je&&this.known.delete(a)}let n=e.waiting===null,i=e.final?"done":n?"thinking":"waiting",l=o?e:this.state.answer;this.tell({status:i,ahead:e.waiting??0,answer:l})}tell(t){this.store.dispatch(t)}};var Be={first:"Home",back:"ArrowLeft",forward:"ArrowRight",last:"End"},Ie=4;function ye(s,t,e,o){return p`<section class="panel tree" aria-labelledby="moves-heading">
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
${s.root.comment?p`<p class="comment">${s.root.comment}</p>`:g}
${s.root.children.length>0?we(s.root,t,e,o):p`<p class="small">${r("analysis-no-move")}</p>`}
</div>
${Ke(t,o)}
</section>`}function He(s,t){let e=s.parent===null,o=s.children.length===0;return re(n=>n==="first"||n==="back"?e:o,n=>t.step(Be[n]))}function we(s,t,e,o,n=null){let i=[],l=[],a=()=>{l.length>0&&i.push(p`<div class="run">${l}</div>`),l=[]};n?.before&&l.push(p`<span class="comment">${n.before}</span>`),n&&l.push($e(n,t,e,o));for(let c=n??s;c.children.length>0;[c]=c.children){let[d,...m]=c.children;l.push($e(d,t,e,o)),m.length!==0&&(a(),i.push(p`<ul>
${m.map(u=>p`<li class=${B(u)>Ie?"flat":""}>
${we(u,t,e,o,u)}
</li>`)}
</ul>`))}return a(),i}function $e(s,t,e,o){let{move:n,turn:i,parent:l,comment:a,marks:c}=s,d=l?.position.turn??1,m=L(s).length,u=c.map(b=>ct[b]??"").join(""),h=i?`, ${r("analysis-card",{card:String(i.card.number)})}`:"",f=`${m}. ${R(n,e)}${h} ${u}`.trim();return p`<button
type="button"
class=${`node p${d}${s===t?" now":""}`}
title=${f}
data-testid="node"
data-move=${n}
aria-current=${s===t?"step":"false"}
@click=${()=>o.show(s)}
>
<span class="number" aria-hidden="true">${m}</span>${A(n,e)}${i?p`<i class="card" aria-hidden="true">${i.card.number}</i>`:g}<span class="visually-hidden">${f}</span
>${u?p`<b class="sign" aria-hidden="true">${u}</b>`:g}
</button>
${a?p`<span class="comment" data-testid="comment">${a}</span>`:g}`}function A(s,t){let e=s.startsWith("A:")?s.slice(2):s;if(e==="pass")return p`<span class="move-art" aria-hidden="true">${y("pass")}</span>`;let o=e[0],n=e.slice(-2),i=s.startsWith("A:");return p`<span class="move-art" aria-hidden="true"
>${o==="+"?p`<span class="plus">+</span>`:C(o,t[o],i?Ue(t[o]):Number(e[1]),!1)}${i?g:p`<span class="where">${n}</span>`}</span
>`}function Ue({orientations:s}){return Number(Object.keys(s)[0])}function Ke(s,t){let e=s.parent===null,o=n=>n?"true":"false";return p`<div class="tree-tools">
<button type="button" data-testid="comment-move" @click=${t.comment}>
${y("pen")}<span>${r("analysis-comment")}</span>
</button>
<div class="marks" role="group" aria-label=${r("analysis-marks")}>
${Object.entries(ct).map(([n,i])=>p`<button
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
aria-disabled=${o(Ht(s))}
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
</div>`}function ve(s,t){let{isOn:e,answer:o}=s.state,n=e?o?.lines[0]??o?.expected??null:null,i=n?Math.round(n.chance*100):50,l=n?ke(n.margin,t):mt(s);return p`<section
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
@change=${a=>s.turn(vt(a))}
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
${n?p`<span class="soft">${G(Ge(n))}</span>`:g}
</p>
</div>
</section>`}function ke(s,t){let e=Math.abs(s);return e<.05?r("analysis-even"):r("analysis-ahead",{name:it(t,s>0?1:2),points:ut(e)})}function _e(s,t){let e=s>=.5,o=Math.round((e?s:1-s)*100);return r("analysis-chance",{name:it(t,e?1:2),percent:o})}function Ge({margin:s,chance:t}){return s>=0?t:1-t}function G(s){return r("analysis-percent",{percent:Math.round(s*100)})}function Q(s){return Math.abs(s)<.05?ut(0):(s>0?"+":"−")+ut(Math.abs(s))}function ut(s){return r("analysis-number",{number:Math.round(s*10)/10})}function mt({state:s}){let{status:t,sentence:e,ahead:o}=s;return t==="refused"?e:r(`analysis-engine-${t}`,{count:o})}function Ee(s,t,e,o){let{state:n}=s,{answer:i}=n,l=n.isOn?i?.lines??[]:[],a=l.some(({move:m})=>m==="pass"),c=n.isOn&&i?.pass&&!a?i.pass:null,d=(m,u)=>Ye(m,u,t,e,o);return p`<section
class="panel engine-lines"
aria-labelledby="engine-heading"
data-testid="engine-lines"
@pointerleave=${()=>o.point(null)}
>
${ht(s,r("analysis-lines"),Ve(s))}
${l.length>0?p`<ol>
${l.map((m,u)=>p`<li>${d(m,String(u+1))}</li>`)}
${c?p`<li class="what-if">${d(c,"–")}</li>`:g}
</ol>`:p`<p class="small" data-testid="engine-none">${mt(s)}</p>`}
</section>`}function ht(s,t,e=g){return p`<div class="panel-head">
<h2 id="engine-heading">${t}</h2>
<p class="small engine-told" data-testid="engine-told">${Qe(s)}</p>
${["away","refused"].includes(s.state.status)?p`<button type="button" class="quiet" @click=${()=>s.again()}>
${r("analysis-again")}
</button>`:g}
${e}
</div>`}function Qe(s){let{status:t,answer:e,isOn:o}=s.state;if(!o||!e||e.nodes===0)return"";let n=r("analysis-nodes",{count:e.nodes});return["thinking","done"].includes(t)?n:`${mt(s)} ${n}`}function Ve(s){return p`<label class="line-count"
><span class="visually-hidden">${r("analysis-how-many")}</span>
<select
data-testid="line-count"
@change=${t=>s.want(Number(T(t)))}
>
${Array.from({length:pt},(t,e)=>e+1).map(t=>p`<option value=${t} ?selected=${s.state.lines===t}>${t}</option>`)}
</select></label
>`}function Ye(s,t,e,o,n){let{move:i,margin:l,chance:a,proven:c}=s,d=()=>n.point(i),m=ze(s);return p`<button
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
>${A(i,o)}<span
><b>${i==="pass"?r("pass"):R(i,o)}</b>
${t==="–"?p`<i>${r("analysis-if-pass")}</i>`:g}
${c?Ze():g}</span
></span
>
<span class="visually-hidden"
>${ke(l,e)}; ${_e(a,e)}</span
>
<span class="expected">${m}</span>
<span class="goes-on" aria-hidden="true"
>${s.line.slice(1,7).map(u=>A(u,o))}</span
>
</button>`}function Ze(){return p`<span class="proven">${y("place")}${r("analysis-proven")}</span>`}function ze({chance:s,scores:t,empty_spaces:e,special_tile:o}){let n=[G(s)],i=([l,a])=>({one:String(Math.round(l)),two:String(Math.round(a))});return t&&n.push(r("analysis-scores",i(t))),e&&n.push(r("analysis-empty",i(e))),o&&n.push(r("analysis-tile",i([o[0]*100,o[1]*100]))),n.join(" · ")}function Se(s,t,e,o){let n=s.reduce((c,{cards:d})=>c+d.length,0),{isOn:i,answer:l}=t.state,a=i&&l?.cards||[];return p`<section
class="panel engine-lines"
aria-labelledby="engine-heading"
data-testid="engine-lines"
>
${ht(t,r("analysis-cards"))}
<ol data-testid="card-outcomes">
${s.map(({move:c,stop:d,income:m,cards:u})=>{let h=be(u,a);return p`<li class="card-outcome">
<span class="odds">${G(u.length/n)}</span>
<span class="margin" data-testid="card-margin"
>${h===null?g:Q(h)}</span
>
<span class="first-move"
>${A(c,e)}<span
>${Xe(c,d,m,e)}</span
></span
>
<span class="card-row">${u.map(f=>Je(f,a,o))}</span>
</li>`})}
</ol>
</section>`}function Je(s,t,{own:e,turn:o}){let n=t.find(i=>i.card===s)?.margin??null;return p`<button
type="button"
class=${s===e?"own":"quiet"}
data-testid="choose-card"
data-card=${s}
aria-current=${s===e?"true":"false"}
@click=${()=>o(s)}
>
<span class="visually-hidden">${r("analysis-turn-card",{card:String(s)})}</span>
<b aria-hidden="true">${s}</b>
${n===null?g:p`<span>${Q(n)}</span>`}
</button>`}function Xe(s,t,e,o){let n={space:String(t),count:e},i=s.slice(2);return i==="pass"?r("analysis-card-passes",n):r("analysis-card-takes",{...n,patch:Ot(o,i)})}function Ae(s,t,e,o){let{board:n,patches:i,state:l}=s,{table:a}=n.state,{seats:c}=a,d=ve(t,c),m=ye(l.tree,l.node,i,o.tree);return p`<main
class=${`${de(n,e,a.mode)} analysis`}
data-stage=${a.stage}
data-number=${a.number}
>
<h1 class="visually-hidden" id="turn-heading" tabindex="-1" data-testid="turn">
${r("tab-analysis")}: ${rt(a,c)}
</h1>
${ce(n,e,o.focusQuilt,{line:d,moves:p`<div class="notebook moves">
${a.stage==="card"?tn(s,t):Ee(t,c,i,o.lines)}
${m}
</div>`})}
<div class="below">
<p class="small" data-testid="turn-reason">
${rt(a,c)}. ${xt(a,c)}
</p>
<p class="small copied" role="status" data-testid="said">${l.said}</p>
${me(l.fault,"analysis-fault")} ${ae(a,c,i)}
</div>
</main>
${H(n,e)}`}function tn(s,t){let{tree:e,node:o}=s.state,n=e.cardsAfter(o).map(i=>e.turnWith(o,i));return Se(ge(n),t,s.patches,{own:e.turnAfter(o)?.card.number??null,turn:i=>s.turn(i)})}function xe({setUp:s,open:t,copy:e,save:o}){return p`<nav class="analysis-menu" aria-label=${r("tab-analysis")}>
<span class="analysis-title" aria-hidden="true">${r("tab-analysis")}</span>
${[V("set-up","pen",r("analysis-set-up"),s),V("open","open",r("analysis-open"),t),V("copy-link","link",r("copy-link"),e),V("save","download",r("record"),o)]}
</nav>`}function V(s,t,e,o){return p`<button type="button" data-testid=${s} title=${e} @click=${o}>
${y(t)}<span>${e}</span>
</button>`}function Oe(s,t,e,o){let n=l=>{l.preventDefault();let a=l.target;s(String(new FormData(a).get("text")))},i=({target:l})=>{let[a]=l.files??[];a&&t(a)};return p`<form class="open-form" @submit=${n}>
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
</form>`}function Pe(s,t,e){return p`<form class="open-form" @submit=${n=>{n.preventDefault();let i=n.target;t(String(new FormData(i).get("comment")))}}>
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
</form>`}var en=".".repeat(81),nn="?.?.?.?.?.?.?.?.?.?",sn="?.?/-";function ft(s){let t=s.split(" "),e=t.length===11,[o,n]=t,[i,l]=e?[t[1],t[2].split(":")[0]]:[t[2],t[3]],[a,c,d,m]=e?t.slice(3):t.slice(4),u=P=>/^(\d+)\.(\d+)(?:i(\d+))?$/.exec(P)??[],[,h="5",f="0",b="0"]=u(i),[,w="5",E="0",O="0"]=u(l),[J="normal",X="1",D=nn,$=sn]=e?t.slice(7):[],v=e?t[2].split(":")[1].replace("-",""):"";return{cells:[Te(o),e?en:Te(n)],buttons:[h,w],times:[f,E],incomes:[b,O],ring:a.replace("-",""),turn:c,tile:d,board:m,solo:e,deck:J,level:X,taken:v,pile:D,gone:$}}function Te(s){return s.replace(/\//g,"").replace(/\d/g,t=>".".repeat(Number(t)))}function Me(s){let{cells:t,ring:e,turn:o,tile:n,board:i,solo:l,deck:a,level:c,taken:d,pile:m,gone:u}=s,h=[e||"-",o,n,i].join(" "),[f,b]=[Le(s,0),Le(s,1)],[w,E]=t.map(at);if(!l)return`${w} ${E} ${f} ${b} ${h}`;let O=`${s.buttons[1]||"0"}.${s.times[1]||"0"}:${d||"-"}`;return`${w} ${f} ${O} ${h} ${a} ${c} ${m} ${u}`}function Le({cells:s,buttons:t,times:e,incomes:o},n){let i=s[n].includes("x")?`i${o[n]||"0"}`:"";return`${t[n]||"0"}.${e[n]||"0"}${i}`}function on(s,t){let e=[...s.ring,...s.taken].find(c=>!(c in t)),o=(c,d)=>r("impossible",{field:r(`field-${c}`),words:d});if(e)return o("ring",r("impossible-no-patch",{letter:e}));let n=Me(s),i=qt(n,t),l=i?.automa?Wt(n):null;if(i?.automa&&l===null)return o("pile",r("impossible-cards"));if(i===null)return r("impossible-form");let a=Bt(i,t,l);return a?o(a.field,r(`impossible-${a.code}`,a.values)):""}var Z=class{constructor(t,e){this.patches=t;this.store=S({draft:ft(e),active:1,loose:"*"}),this.folded=this.laid(0),this.table=this.tableOf(this.folded),this.game=new Zt(this,t),this.game.open()}patches;store;folded;table;hear=()=>{};game;watch(t){return this.hear=t,()=>{this.hear=()=>{}}}send(t){return t.type==="move"&&this.lay(t.move)?this.lieAnew():this.hear(ee()),!0}get draft(){return this.store.get().draft}get objection(){return on(this.draft,this.patches)}get text(){return Me(this.draft)}laid(t){let{draft:e,active:o}=this.store.get(),n=F([...Object.keys(this.patches)].join("")),i=k(n,null).split(" "),[l,a]=e.cells.map(at),c=b=>b.includes("x")?"i0":"",d=e.cells.map((b,w)=>`0.${w}${c(b)}`),m=[l,a,...d,i[4],String(o),"-","r"].join(" "),u=["1","2"].map(b=>r("player-number",{number:b})),h=Xt({start:m,moves:[]},{names:u},this.patches),f=h&&zt({...h.game,number:t},this.patches);if(f===null)throw new RangeError("this is no quilt");return f}tableOf(t){let{draft:e}=this.store.get(),o=te(t,this.patches),{filled:n}=Rt(t.positions[0]),[i]=o.options,a=[...e.ring].filter(c=>c in this.patches).map(c=>{let d=Mt(n,this.patches[c]).map(({name:u})=>u);return{...i,letter:c,move:null,placements:d,available:!0}});return{...o,options:a,special_cells:Nt(n).map(Dt)}}lay(t){let{draft:e,active:o}=this.store.get(),n=t[0],i=n==="+"?[W(t.slice(1))??0]:Lt(this.patches[n],t.slice(1))?.spaces??[],l=e.cells[o-1];if(i.length===0||i.some(c=>l[c]!=="."))return!1;let a=n==="+"?this.store.get().loose:n;return this.paint((c,d)=>i.includes(d)?a:c),n!=="+"&&this.enter({ring:this.draft.ring.replace(n,"")}),!0}layLoose(t){this.store.dispatch({loose:t})}lift(t){let{draft:e,active:o}=this.store.get(),n=e.cells[o-1][t];if(n===".")return;let i=n==="*"||n==="x";this.paint((l,a)=>(i?a===t:l===n)?".":l),i||this.enter({ring:n+this.draft.ring}),this.lieAnew()}paint(t){let{draft:e,active:o}=this.store.get(),n=[...e.cells];n[o-1]=[...n[o-1]].map(t).join(""),this.store.dispatch({draft:{...e,cells:n}})}enter(t){this.store.dispatch({draft:{...this.draft,...t}})}change(t){this.enter(t),this.lieAnew()}turn(t){this.store.dispatch({active:t}),this.lieAnew()}begin(t){this.store.dispatch({draft:t,active:1}),this.lieAnew()}lieAnew(){this.folded=this.laid(this.table.number+1),this.table=this.tableOf(this.folded),this.hear({type:"table",table:this.table,happened:null})}close(){this.game.close()}};var rn={1:"first",2:"second","1+":"first-special","2+":"second-special","#1":"first-over","#2":"second-over"};function Ne(s,t,e){let{draft:o,active:n}=s.store.get(),i=s.objection,l=o.solo?[1]:[1,2];return p`<main class="table screen editor" data-testid="editor">
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
${l.map(a=>p`<section
class=${n===a?"editor-side on":"editor-side"}
aria-label=${r("player-number",{number:String(a)})}
>
${o.solo?g:p`<button
type="button"
data-testid=${`edit-${a}`}
aria-pressed=${n===a?"true":"false"}
@click=${()=>s.turn(a)}
>
${r("editor-quilt",{number:String(a)})}
</button>`}
${le(se(s.game,t),a)}
</section>`)}
</div>
${an(s,e)} ${dn(s)}
</main>
${H(s,t)}`}function an({game:s,patches:t,draft:e,store:o},n){let{placement:i}=s.state,{loose:l}=o.get(),a=[...e.ring].filter(d=>d in t),c=d=>()=>s.placement({type:"turn",how:d});return p`<section class="panel palette" aria-labelledby="palette-heading" data-keys>
<div class="panel-head">
<h2 id="palette-heading">${r("editor-patches")}</h2>
<div class="steps">
${[M("left",r("rotate-left"),c("left")),M("right",r("rotate-right"),c("right")),M("flip",r("flip"),c("flip")),M("place",r("place"),()=>s.commit()),M("cancel",r("cancel"),()=>s.placement({type:"cancel"}))]}
</div>
</div>
<p class="small">${r("editor-how")}</p>
<div class="palette-row">
${ln.map(([d,m,u,h])=>{let f=r(h),b=i.letter==="+"&&l===d;return cn({sign:d,shown:m,id:u,label:f,isOn:b},n)})}
${a.map(d=>p`<button
type="button"
class="palette-patch"
data-patch=${d}
data-testid=${`palette-${d}`}
title=${ot(t[d])}
aria-pressed=${i.letter===d?"true":"false"}
@click=${m=>n.choose(d,m.pointerType==="mouse")}
>
${C(d,t[d],Tt(i,d),!0)}<span
class="visually-hidden"
>${d}: ${ot(t[d])}</span
>
</button>`)}
</div>
</section>`}var ln=[["*","+","special","special-patch"],["x","?","unknown","editor-unknown"]];function cn({sign:s,shown:t,id:e,label:o,isOn:n},i){return p`<button
type="button"
class="palette-patch"
data-testid=${`palette-${e}`}
title=${o}
aria-pressed=${n?"true":"false"}
@click=${()=>i.choose(s,!1)}
>
<b aria-hidden="true">${t}</b><span class="visually-hidden">${o}</span>
</button>`}function M(s,t,e){return p`<button
type="button"
class="quiet square"
aria-label=${t}
title=${t}
data-testid=${`edit-${s}`}
@click=${e}
>
${y(s)}
</button>`}function dn(s){let{draft:t}=s,e=n=>s.change(n),o=["1","2","1+","2+","#1","#2"].filter(n=>!t.solo||n!=="2+").map(n=>[n,r("editor-turn",{turn:rn[n]})]);return p`<section class="panel editor-fields" aria-labelledby="fields-heading">
<h2 id="fields-heading">${r("editor-fields")}</h2>
<div class="field-grid">
${x("solo",r("editor-game"),t.solo?"solo":"duel",pn(),n=>e(n==="solo"?hn(t):fn(t)))}
${x("turn",r("editor-whose"),t.turn,o,n=>e({turn:n}))}
${gn(s)}
${x("tile",r("field-bonus"),t.tile,mn(t.solo),n=>e({tile:n}))}
${x("board",r("editor-board"),t.board,un(),n=>e({board:n}))}
${N("ring",r("field-ring"),t.ring,n=>e({ring:z(n)}),"wide")}
${t.solo?bn(t,e):g}
</div>
<p class="small"><code data-testid="position-text">${s.text}</code></p>
</section>`}function pn(){return[["duel",r("editor-duel")],["solo",r("automa-alone")]]}function un(){return[["r",r("board-revised")],["o",r("board-original")]]}function mn(s){return[["-",r("editor-nobody")],["1",r("player-number",{number:"1"})],["2",s?"Automa":r("player-number",{number:"2"})]]}function hn(s){return{...{buttons:[s.buttons[0],"0"]},solo:!0,turn:s.turn.replace("2+","2")}}function fn(s){return{solo:!1,ring:s.ring+s.taken,taken:""}}function z(s){return s.replace(/\s/g,"").slice(0,60)}function gn(s){let{draft:t}=s,e=[["buttons","editor-buttons"],["times","editor-time"],["incomes","editor-income"]],o=(n,i)=>n!=="incomes"||t.cells[i].includes("x");return[0,1].flatMap(n=>e.filter(([i])=>o(i,n)).map(([i,l])=>{let a=t.solo&&n===1?"Automa":r("player-number",{number:String(n+1)});return N(`${i}-${n+1}`,r(l,{name:a}),t[i][n],c=>{let d=[...t[i]];d[n]=c.replace(/\D/g,"").slice(0,i==="buttons"?4:2),s.change({[i]:d})},"number")}))}function bn(s,t){let e=[["normal",r("deck-normal")],["tactical",r("deck-tactical")]],o=["1","2","3","4","5"].map(n=>[n,r(`automa-name-${n}`)]);return[x("deck",r("editor-deck"),s.deck,e,n=>t({deck:n})),x("level",r("level"),s.level,o,n=>t({level:n})),N("taken",r("editor-taken"),s.taken,n=>t({taken:z(n)}),"wide"),N("pile",r("field-pile"),s.pile,n=>t({pile:z(n)}),"wide"),N("gone",r("field-gone"),s.gone,n=>t({gone:z(n)}),"wide")]}function x(s,t,e,o,n){return p`<label
>${t}
<select data-testid=${`field-${s}`} @change=${i=>n(T(i))}>
${o.map(([i,l])=>p`<option value=${i} ?selected=${i===e}>${l}</option>`)}
</select></label
>`}function N(s,t,e,o,n){return p`<label class=${n}
>${t}
<input
type="text"
spellcheck="false"
autocomplete="off"
inputmode=${n==="number"?"numeric":"text"}
data-testid=${`field-${s}`}
.value=${e}
@input=${i=>o(T(i))}
/></label>`}function De(s,t,{text:e,start:o,done:n,cancel:i}){let{root:l,shell:a}=s.place,c=new Z(t,e),{game:d}=c,m=$=>()=>{D(),$()},u={done:()=>c.objection||m(()=>n(c.text))(),cancel:m(i),empty:()=>c.begin(ft(o)),choose:($,v)=>{let{table:P}=d.state;if($==="*"||$==="x"){c.layLoose($);let tt=Pt(P.special_cells);d.placement({type:"choose",choice:tt})}else v?d.choose($):d.chooseShown($);q(l)}},h=U(s,c),f=c.store.watch(s.changed),b=new AbortController,{signal:w}=b,E=!0,O=()=>E=d.state.placement.letter===null,J=({target:$})=>{let v=$ instanceof Element&&$.closest("[data-quilt=active] .cell");!v||!E||c.lift(W(v.id.slice(-2))??0)},X=$=>{if(!($.target instanceof Element&&$.target.closest("[data-quilt=active]"))||!["Delete","Backspace"].includes($.key))return;let[P,tt]=d.state.placement.cursor;c.lift(P*9+tt)};l.addEventListener("pointerdown",O,{signal:w,capture:!0}),l.addEventListener("click",J,{signal:w}),l.addEventListener("keydown",X,{signal:w});let D=()=>{b.abort(),f(),h()};return{middle:()=>g,view:()=>Ne(c,a,u),close:D}}var Eo=ue(async s=>{let t=await s.place.patches,e=m=>wn(m,t),{hash:o,search:n}=location,i=new URLSearchParams(n).get("at"),l=o.length>1?await yn(e,o):null,a=l?null:fe(kt(),t),c=l?.opened??a?.opened??Re(t),d=new K(t,c,{keep:Et,read:e},i===null?null:Number(i));return a&&d.open(a.opened,a.path),l?.fault&&d.store.dispatch({fault:l.fault}),(o||n)&&history.replaceState(null,"",location.pathname),$n(s,d)});function $n(s,t){let{patches:e}=t,o=()=>l(Ce(s,t,n)),n=()=>{i.close(),l(De(s,e,{text:t.startText,start:Re(e).tree.text,done:a=>{t.open({tree:new lt(e,{start:a}),tags:{},isWhole:!0}),o()},cancel:o}))},i=Ce(s,t,n),l=a=>{i=a,s.draw(),document.getElementById("turn-heading")?.focus({preventScroll:!0})};return s.middle=()=>i.middle(),s.until(()=>i.close()),()=>i.view()}async function yn(s,t){try{return{opened:await s(decodeURI(t)),fault:""}}catch(e){return e instanceof URIError?{opened:null,fault:r("analysis-bad-link")}:{opened:null,fault:e instanceof Error?e.message:String(e)}}}async function wn(s,t){let e=s.length>dt?null:await Yt(s,t);if(e?.isWhole||e&&s.length>et)return e;if(s.length>et)throw new Error(r("analysis-too-long"));if(/#t=/.test(s)){if(e)return e;throw new Error(r("analysis-bad-link"))}let{record:o,comment:n}=await wt(s),i=I(o,t);if(i===null)throw new Error(r("page-outdated"));return e??{...i,isWhole:i.isWhole&&n===null}}function Re(s){let t=Jt(s,o=>Math.floor(Math.random()*o));return{tree:new lt(s,{start:k(F(t),null)}),tags:{},isWhole:!0}}function Ce(s,t,e){let{board:o}=t,{root:n,shell:i}=s.place,l=new _({ask:(u,h)=>yt("POST /api/analysis",u,h),...gt,keep:At},St()),a=vn(t,l),c=En(n,t,a,e),d=()=>{let{stage:u,position:h,points:f}=o.table;l.look(u==="over"?null:h,f),a(null)},m=[t.store.watch(()=>{d(),s.changed()}),l.store.watch(()=>{a(null),s.changed()}),kn(t,l),()=>l.stop(),U(s,o)];return d(),{middle:()=>xe(c),view:()=>Ae(t,l,i,c),close:()=>{for(let u of m)u()}}}function vn(s,t){let e=null,o="";return n=>{e=n;let{answer:i,isOn:l}=t.state,a=l&&i?i.lines:[],c=a.some(u=>u.move===e),d=a.flatMap((u,h)=>{let f=String(h+1);return u.move===e||!c&&h===0?[{move:u.move,label:f,kind:"line"}]:[]}),m=JSON.stringify([s.board.text,d]);m!==o&&(o=m,s.board.suggest(d))}}function kn(s,t){let e=new AbortController,{signal:o}=e,n=a=>{let{target:c,key:d,shiftKey:m}=a;Ct(a)||m||c instanceof Element&&c.closest(".quilt")||s.step(d)&&a.preventDefault()},i=a=>{let{target:c}=a;c instanceof Element&&c.closest(".notebook")&&(n(a),a.defaultPrevented&&a.stopPropagation())},l=()=>t.hide(document.hidden);return window.addEventListener("keydown",i,{capture:!0,signal:o}),window.addEventListener("keydown",n,{signal:o}),window.addEventListener("online",()=>t.again(),{signal:o}),document.addEventListener("visibilitychange",l,{signal:o}),l(),()=>e.abort()}function En(s,t,e,o){return{focusQuilt:()=>q(s),lines:{point:e,play:n=>t.playLine(n)},tree:{show:n=>t.show(n),step:n=>{t.step(n)},promote:()=>t.promote(),remove:()=>t.remove(),mark:n=>t.mark(n),comment:()=>Sn(t)},setUp:o,open:()=>An(t),copy:async()=>{let n=`${location.origin}${await t.link()}`;t.store.dispatch({said:await ie(n)})},save:()=>oe(t.record)}}function Sn(s){st("comment","comment-heading",t=>{let e=o=>{t.close(),s.comment(o)};nt(Pe(s.state.node.comment,e,()=>t.close()),t)})}function An(s){st("open","open-heading",t=>{let e=n=>{t.close(),s.read(n)};nt(Oe(e,async n=>e(await n.slice(0,dt+1).text()),()=>t.close(),s.startText),t)})}export{Eo as openAnalysisPage};
