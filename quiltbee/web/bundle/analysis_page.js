import{a as Vt,b as ne,d as ut,f as H}from"./reader.js";import{d as mt}from"./controls.js";import{a as re,b as ae,c as le,d as U,e as K}from"./board.js";import"./result.js";import{a as Qt,b as dt,c as M,e as B,f as Yt,g as F,h as Zt,i as zt,j as pt,k as Jt,n as Xt,o as te,p as ee}from"./tree.js";import{b as se,c as oe,e as ie}from"./local_source.js";import{m as ce}from"./here_page.js";import{h as Gt}from"./automa_cards.js";import{C as Kt,G as _t,J as Re,c as Dt,k as jt,l as Bt,n as Ft,o as Ht,w as Ut}from"./table.js";import{$ as O,Aa as Et,Ad as qt,Ba as At,Bd as S,Ca as xt,Cd as ct,Da as Ot,E as vt,F as wt,Fb as rt,Fe as de,G as p,Gd as Ct,Ge as pe,I as f,Ib as at,Id as Wt,J as ot,Jb as lt,K as it,Kb as Pt,Ob as W,Qb as Tt,Td as It,_ as k,aa as y,da as kt,e as nt,ea as St,ha as q,jd as j,k as r,lb as C,s as st,sc as Lt,u as x,uc as I,wc as Mt,xc as Nt,yd as Rt,z as yt}from"./page.js";var qe=new Set(["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"]),_=class{constructor(t,e,o,s=null){this.patches=t;this.outside=o;let{tree:i,tags:l,isWhole:a}=e,c=[i.root,...M(B(i.root))],d=s===null?c[c.length-1]:c[s]??i.root,u=a?"":r("analysis-not-whole"),m={tree:i,tags:l,node:d,change:0,outcome:"",fault:u};this.store=x(m),this.board=new re(t,this.courseTo(d),this.sitting(),{onMove:(h,g)=>this.moved(h,g),onUndo:()=>this.show(this.state.node.parent??this.state.node),objection:()=>F(this.state.node)>=Qt?r("analysis-too-deep"):null})}patches;outside;store;board;get state(){return this.store.get()}courseTo(t){let{tree:e,tags:o}=this.state;return{...e.courseTo(t),points:Ct(o)}}sitting(){let{Player1:t="?",Player2:e="?"}=this.state.tags,o=(s,i)=>s&&s!=="?"?s:r("player-number",{number:i});return{names:[o(t,"1"),o(e,"2")]}}moved(t,e){let{tree:o,node:s}=this.state,i=e.local.message.automa?.turns.at(-1)??null,l=o.add(s,t,t.startsWith("A:")?i:null);l&&this.changed({node:l})}changed(t={}){let{change:e}=this.state;this.store.dispatch({...t,change:e+1,outcome:"",fault:""}),this.keep()}keep(){this.outside.keep({record:this.record,path:this.path})}get path(){return M(this.state.node).map(t=>t.parent?.children.indexOf(t)??0)}get record(){return Xt(this.state.tree,this.state.tags)}get text(){return this.board.text}async link(){return`/analysis${await ee(this.state.tree,this.state.tags)}`}show(t){let e=this.courseTo(t);ue(e)!==ue(this.board.course)&&this.board.show(e,this.sitting()),this.store.dispatch({node:t,outcome:"",fault:""}),this.keep()}step(t){if(!qe.has(t))return!1;let{node:e,tree:o}=this.state,{parent:s}=e,i=s?.children??[],l=i.indexOf(e),c={ArrowLeft:s,ArrowRight:e.children[0],ArrowUp:i[l-1],ArrowDown:i[l+1],Home:o.root,End:B(e)}[t];return c&&c!==e&&this.show(c),!0}playLine(t){for(let e of t)if(!this.board.play(e))return}turn(t){let{tree:e,node:o}=this.state,s=e.turnWith(o,t),i=s&&e.add(o,`A:${s.taken??"pass"}`,s);i&&(this.changed(),this.show(i))}promote(){Zt(this.state.node)&&(this.state.tree.settle(),this.changed())}remove(){let{node:t}=this.state;if(t.parent===null)return;let e=zt(t);this.state.tree.settle(),this.changed(),e&&this.show(e)}comment(t){this.state.node.comment=te(t),this.changed()}mark(t){this.state.node.parent!==null&&(Jt(this.state.node,t),this.changed())}open({tree:t,tags:e,isWhole:o},s){this.store.dispatch({tree:t,tags:e});let i=s?Ce(t,s):B(t.root);this.board.show(this.courseTo(i),this.sitting()),this.store.dispatch({node:i,change:this.state.change+1,outcome:"",fault:""}),o||this.store.dispatch({fault:r("analysis-not-whole")}),this.keep()}async read(t){if(!t.trim())return this.store.dispatch({fault:r("analysis-nothing")});try{this.open(await this.outside.read(t))}catch(e){let o=e instanceof Error?e.message:String(e);this.store.dispatch({fault:o})}}get startText(){let{position:t}=this.state.node,e=this.board.local.shuffles;if(t.automa===null||e===null)return S(t,null);let o=this.board.local.message.automa?.turns??[];return S(t,Gt(e,o))}};function ue({moves:n,turns:t=[]}){return[...n,...t.map(({card:e})=>e.number)].join()}function Ce(n,t){let e=n.root;for(let o of t)e=e.children[o]??e;return e}function me(n,t){let e=n&&H(n.record,t);return e&&{opened:e,path:n.path}}function he(n){let t=new Map;for(let e of n){if(e===null)continue;let{taken:o,stop:s,income:i,card:l}=e,a=[o,s,i].join(),c=t.get(a)??{move:`A:${o??"pass"}`,stop:s,income:i,cards:[]};t.set(a,{...c,cards:[...c.cards,l.number]})}return[...t.values()].sort((e,o)=>o.cards.length-e.cards.length)}function fe(n,t){let e=t.flatMap(({card:o,margin:s})=>n.includes(o)&&s!==null?[s]:[]);return e.length<n.length?null:e.reduce((o,s)=>o+s,0)/n.length}var ht=5,We=150,Ie=300,G=class{constructor(t,{isOn:e,lines:o}){this.outside=t;let s={status:"idle",isOn:e,lines:o,answer:null,sentence:""};this.store=x(s)}outside;store;position=null;points=0;isHidden=!1;asking=null;timer=0;known=new Map;get state(){return this.store.get()}look(t,e=0){t===this.position&&e===this.points||(this.position=t,this.points=e,this.begin())}hide(t){t!==this.isHidden&&(this.isHidden=t,this.begin())}turn(t){this.update({isOn:t}),this.outside.keep({isOn:t,lines:this.state.lines}),this.begin()}want(t){this.update({lines:Math.max(1,Math.min(ht,t))}),this.outside.keep({isOn:this.state.isOn,lines:this.state.lines}),this.begin()}again(){this.state.status==="refused"&&this.begin()}stop(){this.asking?.abort(),this.asking=null,this.outside.forget(this.timer)}begin(){this.stop();let{isOn:t,lines:e}=this.state;if(!t)return this.update({status:"off",answer:null,sentence:""});if(this.position===null)return this.update({status:"idle",answer:null,sentence:""});let o=this.known.get(this.key)??null,s={answer:o,sentence:""};if(o?.final)return this.update({...s,status:"done"});if(this.isHidden)return this.update({...s,status:"paused"});this.update({...s,status:"asking"});let{signal:i}=this.asking=new AbortController,l={position:this.position,points:this.points,lines:e};this.timer=this.outside.later(()=>this.follow(l,i),We)}get key(){return`${this.state.lines} ${this.points} ${this.position}`}async follow(t,e){let{key:o}=this;try{for await(let s of this.outside.ask(t,e)){if(e.aborted)return;this.take(o,s)}}catch(s){if(e.aborted)return;if(s instanceof yt)this.update({status:"refused",sentence:s.message,answer:null});else throw s}}take(t,e){this.known.delete(t),this.known.set(t,e);let[o]=this.known.keys();this.known.size>Ie&&this.known.delete(o),this.update({status:e.final?"done":"thinking",answer:e})}update(t){this.store.dispatch(t)}};var je={first:"Home",back:"ArrowLeft",forward:"ArrowRight",last:"End"},Be=4;function be(n,t,e,o){return p`<section class="panel tree" aria-labelledby="moves-heading">
<div class="panel-head">
<h2 id="moves-heading">${r("moves")}</h2>
${Fe(t,o)}
</div>
<div
class="tree-moves"
data-testid="tree"
tabindex="0"
aria-labelledby="moves-heading"
role="group"
>
${n.root.comment?p`<p class="comment">${n.root.comment}</p>`:f}
${n.root.children.length>0?$e(n.root,t,e,o):p`<p class="small">${r("analysis-no-move")}</p>`}
</div>
${He(t,o)}
</section>`}function Fe(n,t){let e=n.parent===null,o=n.children.length===0;return Ut(s=>s==="first"||s==="back"?e:o,s=>t.step(je[s]))}function $e(n,t,e,o,s=null){let i=[],l=[],a=()=>{l.length>0&&i.push(p`<div class="run">${l}</div>`),l=[]};s?.before&&l.push(p`<span class="comment">${s.before}</span>`),s&&l.push(ge(s,t,e,o));for(let c=s??n;c.children.length>0;[c]=c.children){let[d,...u]=c.children;l.push(ge(d,t,e,o)),u.length!==0&&(a(),i.push(p`<ul>
${u.map(m=>p`<li class=${F(m)>Be?"flat":""}>
${$e(m,t,e,o,m)}
</li>`)}
</ul>`))}return a(),i}function ge(n,t,e,o){let{move:s,turn:i,parent:l,comment:a,marks:c}=n,d=l?.position.turn??1,u=M(n).length,m=c.map($=>pt[$]??"").join(""),h=i?`, ${r("analysis-card",{card:String(i.card.number)})}`:"",g=`${u}. ${W(s,e)}${h} ${m}`.trim();return p`<button
type="button"
class=${`node p${d}${n===t?" now":""}`}
title=${g}
data-testid="node"
data-move=${s}
aria-current=${n===t?"step":"false"}
@click=${()=>o.show(n)}
>
<span class="number" aria-hidden="true">${u}</span>${P(s,e)}${i?p`<i class="card" aria-hidden="true">${i.card.number}</i>`:f}<span class="visually-hidden">${g}</span
>${m?p`<b class="sign" aria-hidden="true">${m}</b>`:f}
</button>
${a?p`<span class="comment" data-testid="comment">${a}</span>`:f}`}function P(n,t){let e=n.startsWith("A:")?n.slice(2):n;if(e==="pass")return p`<span class="move-art" aria-hidden="true">${k("pass")}</span>`;let o=e[0],s=e.slice(-2),i=n.startsWith("A:");return p`<span class="move-art" aria-hidden="true"
>${o==="+"?p`<span class="plus">+</span>`:C(o,t[o],Number(i?Object.keys(t[o].orientations)[0]:e[1]),!1)}${i?f:p`<span class="where">${s}</span>`}</span
>`}function He(n,t){let e=n.parent===null;return p`<div class="tree-tools">
${y("comment-move",O("pen",r("analysis-comment")),t.comment)}
<div class="marks" role="group" aria-label=${r("analysis-marks")}>
${Object.entries(pt).map(([o,s])=>y(`mark-${o}`,s,()=>t.mark(Number(o)),{classes:"quiet square",pressed:n.marks.includes(Number(o)),off:e,label:r(`analysis-mark-${o}`),title:r(`analysis-mark-${o}`)}))}
</div>
${y("promote",O("raise",r("analysis-promote")),t.promote,{off:Yt(n)})}
${y("remove",O("bin",r("analysis-remove")),t.remove,{off:e})}
</div>`}function ye(n,t){let{isOn:e,answer:o}=n.state,s=e?o?.lines[0]??o?.expected??null:null,i=s?Math.round(s.chance*100):50,l=s?ve(s.margin,t):gt(n);return p`<section
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
@change=${a=>n.turn(St(a))}
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
${s?p`<span class="soft"
>${V(s.margin>=0?s.chance:1-s.chance)}</span
>`:f}
</p>
</div>
</section>`}function ve(n,t){let e=Math.abs(n);return e<.05?r("analysis-even"):r("analysis-ahead",{name:at(t,n>0?1:2),points:ft(e)})}function Ue(n,t){let e=n>=.5,o=Math.round((e?n:1-n)*100);return r("analysis-chance",{name:at(t,e?1:2),percent:o})}function V(n){return r("analysis-percent",{percent:Math.round(n*100)})}function Q(n){return Math.abs(n)<.05?ft(0):(n>0?"+":"−")+ft(Math.abs(n))}function ft(n){return r("analysis-number",{number:Math.round(n*10)/10})}function gt({state:n}){let{status:t,sentence:e}=n;return t==="refused"?e:r(`analysis-engine-${t}`)}function we(n,t,e,o){let{state:s}=n,{answer:i}=s,l=s.isOn?i?.lines??[]:[],a=l.some(({move:u})=>u==="pass"),c=s.isOn&&i?.pass&&!a?i.pass:null,d=(u,m)=>Ge(u,m,t,e,o);return p`<section
class="panel engine-lines"
aria-labelledby="engine-heading"
data-testid="engine-lines"
@pointerleave=${()=>o.point(null)}
>
${bt(n,r("analysis-lines"),_e(n))}
${l.length>0?p`<ol>
${l.map((u,m)=>p`<li>${d(u,String(m+1))}</li>`)}
${c?p`<li class="what-if">${d(c,"–")}</li>`:f}
</ol>`:p`<p class="small" data-testid="engine-none">${gt(n)}</p>`}
</section>`}function bt(n,t,e=f){return p`<div class="panel-head">
<h2 id="engine-heading">${t}</h2>
<p class="small engine-told" data-testid="engine-told">${Ke(n)}</p>
${n.state.status==="refused"?p`<button type="button" class="quiet" @click=${()=>n.again()}>
${r("analysis-again")}
</button>`:f}
${e}
</div>`}function Ke(n){let{status:t,answer:e,isOn:o}=n.state;if(!o||!e||e.nodes===0)return"";let s=r("analysis-nodes",{count:e.nodes});return["thinking","done"].includes(t)?s:`${gt(n)} ${s}`}function _e(n){let t=Array.from({length:ht},(e,o)=>String(o+1));return p`<label class="line-count"
><span class="visually-hidden">${r("analysis-how-many")}</span> ${q("line-count",t.map(e=>[e,e]),String(n.state.lines),e=>n.want(Number(e)))}</label
>`}function Ge(n,t,e,o,s){let{move:i,margin:l,chance:a,proven:c}=n,d=()=>s.point(i),u=Ve(n);return p`<button
type="button"
class="engine-line"
data-testid="engine-line"
data-move=${i}
@pointerenter=${d}
@focus=${d}
@blur=${()=>s.point(null)}
@click=${()=>s.play([i])}
>
<span class="chip" aria-hidden="true">${t}</span>
<span class="margin" aria-hidden="true">${Q(l)}</span>
<span class="first-move"
>${P(i,o)}<span
><b>${i==="pass"?r("pass"):W(i,o)}</b>
${t==="–"?p`<i>${r("analysis-if-pass")}</i>`:f}
${c?p`<span class="proven">${k("place")}${r("analysis-proven")}</span>`:f}</span
></span
>
<span class="visually-hidden"
>${ve(l,e)}; ${Ue(a,e)}</span
>
<span class="expected">${u}</span>
<span class="goes-on" aria-hidden="true"
>${n.line.slice(1,7).map(m=>P(m,o))}</span
>
</button>`}function Ve({chance:n,scores:t,empty_spaces:e,special_tile:o}){let s=[V(n)],i=([l,a])=>({one:String(Math.round(l)),two:String(Math.round(a))});return t&&s.push(r("analysis-scores",i(t))),e&&s.push(r("analysis-empty",i(e))),o&&s.push(r("analysis-tile",i([o[0]*100,o[1]*100]))),s.join(" · ")}function ke(n,t,e,o){let s=n.reduce((c,{cards:d})=>c+d.length,0),{isOn:i,answer:l}=t.state,a=i&&l?.cards||[];return p`<section
class="panel engine-lines"
aria-labelledby="engine-heading"
data-testid="engine-lines"
>
${bt(t,r("analysis-cards"))}
<ol data-testid="card-outcomes">
${n.map(({move:c,stop:d,income:u,cards:m})=>{let h=fe(m,a);return p`<li class="card-outcome">
<span class="odds">${V(m.length/s)}</span>
<span class="margin" data-testid="card-margin"
>${h===null?f:Q(h)}</span
>
<span class="first-move"
>${P(c,e)}<span
>${Ye(c,d,u,e)}</span
></span
>
<span class="card-row">${m.map(g=>Qe(g,a,o))}</span>
</li>`})}
</ol>
</section>`}function Qe(n,t,{own:e,turn:o}){let s=t.find(i=>i.card===n)?.margin??null;return p`<button
type="button"
class=${n===e?"own":"quiet"}
data-testid="choose-card"
data-card=${n}
aria-current=${n===e?"true":"false"}
@click=${()=>o(n)}
>
<span class="visually-hidden">${r("analysis-turn-card",{card:String(n)})}</span>
<b aria-hidden="true">${n}</b>
${s===null?f:p`<span>${Q(s)}</span>`}
</button>`}function Ye(n,t,e,o){let s={space:String(t),count:e},i=n.slice(2);return i==="pass"?r("analysis-card-passes",s):r("analysis-card-takes",{...s,patch:Tt(o,i)})}function Se(n,t,e,o){let{board:s,patches:i,state:l}=n,{table:a}=s.state,{seats:c}=a,d=ye(t,c),u=be(l.tree,l.node,i,o.tree);return p`<main
class=${`${le(s,e,a.mode)} analysis`}
data-stage=${a.stage}
data-number=${a.number}
>
<h1 class="visually-hidden" id="turn-heading" tabindex="-1" data-testid="turn">
${r("tab-analysis")}: ${lt(a,c)}
</h1>
${ae(s,e,{line:d,moves:p`<div class="notebook moves">
${a.stage==="card"?Ze(n,t):we(t,c,i,o.lines)}
${u}
</div>`})}
<div class="below">
<p class="small" data-testid="turn-reason">
${lt(a,c)}. ${Pt(a,c)}
</p>
<p class="small copied" role="status" data-testid="said">${l.outcome}</p>
${pe(l.fault,"analysis-fault")} ${Kt(a,c,i)}
</div>
</main>
${U(s,e)}`}function Ze(n,t){let{tree:e,node:o}=n.state,s=e.cardsAfter(o).map(i=>e.turnWith(o,i));return ke(he(s),t,n.patches,{own:e.turnAfter(o)?.card.number??null,turn:i=>n.turn(i)})}function Ee({setUp:n,open:t,copy:e,save:o}){return p`<nav class="analysis-menu" aria-label=${r("tab-analysis")}>
<span class="analysis-title" aria-hidden="true">${r("tab-analysis")}</span>
${[Y("set-up","pen",r("analysis-set-up"),n),Y("open","open",r("analysis-open"),t),Y("copy-link","link",r("copy-link"),e),Y("save","download",r("record"),o)]}
</nav>`}function Y(n,t,e,o){return y(n,O(t,e),o,{title:e})}function Ae(n,t,e,o){let s=mt(l=>n(l("text"))),i=({target:l})=>{let[a]=l.files??[];a&&t(a)};return p`<form class="open-form" @submit=${s}>
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
</form>`}function xe(n,t,e){let o=mt(s=>t(s("comment")));return p`<form class="open-form" @submit=${o}>
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
</form>`}var ze=".".repeat(81),Je="?.?.?.?.?.?.?.?.?.?",Xe="?.?/-";function $t(n){let t=n.split(" "),e=t.length===11,[o,s]=t,[i,l]=e?[t[1],t[2].split(":")[0]]:[t[2],t[3]],[a,c,d,u]=e?t.slice(3):t.slice(4),m=A=>/^(\d+)\.(\d+)(?:i(\d+))?$/.exec(A)??[],[,h="5",g="0",$="0"]=m(i),[,v="5",E="0",L="0"]=m(l),[X="normal",tt="1",R=Je,b=Xe]=e?t.slice(7):[],w=e?t[2].split(":")[1].replace("-",""):"";return{cells:[Oe(o),e?ze:Oe(s)],buttons:[h,v],times:[g,E],incomes:[$,L],ring:a.replace("-",""),turn:c,tile:d,board:u,solo:e,deck:X,level:tt,taken:w,pile:R,gone:b}}function Oe(n){return n.replace(/\//g,"").replace(/\d/g,t=>".".repeat(Number(t)))}function Te(n){let{cells:t,ring:e,turn:o,tile:s,board:i,solo:l,deck:a,level:c,taken:d,pile:u,gone:m}=n,h=[e||"-",o,s,i].join(" "),[g,$]=[Pe(n,0),Pe(n,1)],[v,E]=t.map(ct);if(!l)return`${v} ${E} ${g} ${$} ${h}`;let L=`${n.buttons[1]||"0"}.${n.times[1]||"0"}:${d||"-"}`;return`${v} ${g} ${L} ${h} ${a} ${c} ${u} ${m}`}function Pe({cells:n,buttons:t,times:e,incomes:o},s){let i=n[s].includes("x")?`i${o[s]||"0"}`:"";return`${t[s]||"0"}.${e[s]||"0"}${i}`}function tn(n,t){let e=[...n.ring,...n.taken].find(c=>!(c in t)),o=(c,d)=>r("impossible",{field:r(`field-${c}`),words:d});if(e)return o("ring",r("impossible-no-patch",{letter:e}));let s=Te(n),i=qt(s,t),l=i?.automa?Rt(s):null;if(i?.automa&&l===null)return o("pile",r("impossible-cards"));if(i===null)return r("impossible-form");let a=Vt(i,t,l);return a?o(a.field,r(`impossible-${a.code}`,a.values)):""}var z=class{constructor(t,e){this.patches=t;this.store=x({draft:$t(e),active:1,loose:"*"}),this.folded=this.laid(0),this.table=this.tableOf(this.folded),this.game=new jt(this,t),this.game.open()}patches;store;folded;table;hear=()=>{};game;watch(t){return this.hear=t,()=>{this.hear=()=>{}}}send(t){return t.type==="move"&&this.lay(t.move)?this.lieAnew():this.hear(ie()),!0}get draft(){return this.store.get().draft}get objection(){return tn(this.draft,this.patches)}get text(){return Te(this.draft)}laid(t){let{draft:e,active:o}=this.store.get(),s=j([...Object.keys(this.patches)].join("")),i=S(s,null).split(" "),[l,a]=e.cells.map(ct),c=$=>$.includes("x")?"i0":"",d=e.cells.map(($,v)=>`0.${v}${c($)}`),u=[l,a,...d,i[4],String(o),"-","r"].join(" "),m=["1","2"].map($=>r("player-number",{number:$})),h=oe({start:u,moves:[]},{names:m},this.patches),g=h&&Wt({...h.game,number:t},this.patches);if(g===null)throw new RangeError("this is no quilt");return g}tableOf(t){let{draft:e}=this.store.get(),o=It(t,this.patches),[s]=o.options,l=[...e.ring].filter(a=>a in this.patches).map(a=>({...s,letter:a,move:null,available:!0}));return{...o,options:l}}lay(t){let{draft:e,active:o}=this.store.get(),s=t[0],i=s==="+"?[I(t.slice(1))??0]:Lt(this.patches[s],t.slice(1))?.spaces??[],l=e.cells[o-1];if(i.length===0||i.some(c=>l[c]!=="."))return!1;let a=s==="+"?this.store.get().loose:s;return this.paint((c,d)=>i.includes(d)?a:c),s!=="+"&&this.enter({ring:this.draft.ring.replace(s,"")}),!0}layLoose(t){this.store.dispatch({loose:t})}lift(t){let{draft:e,active:o}=this.store.get(),s=e.cells[o-1][t];if(s===".")return;let i=s==="*"||s==="x";this.paint((l,a)=>(i?a===t:l===s)?".":l),i||this.enter({ring:s+this.draft.ring}),this.lieAnew()}paint(t){let{draft:e,active:o}=this.store.get(),s=[...e.cells];s[o-1]=[...s[o-1]].map(t).join(""),this.store.dispatch({draft:{...e,cells:s}})}enter(t){this.store.dispatch({draft:{...this.draft,...t}})}change(t){this.enter(t),this.lieAnew()}turn(t){this.store.dispatch({active:t}),this.lieAnew()}begin(t){this.store.dispatch({draft:t,active:1}),this.lieAnew()}lieAnew(){this.folded=this.laid(this.table.number+1),this.table=this.tableOf(this.folded),this.hear({type:"table",table:this.table,happened:null})}close(){this.game.close()}};var en={1:"first",2:"second","1+":"first-special","2+":"second-special","#1":"first-over","#2":"second-over"};function Le(n,t,e){let{draft:o,active:s}=n.store.get(),i=n.objection,l=o.solo?[1]:[1,2];return p`<main class="table screen editor" data-testid="editor">
<div class="panel-head">
<h1 id="turn-heading" tabindex="-1">${r("editor-title")}</h1>
<div class="row">
${y("editor-empty",r("editor-start"),e.empty)}
${y("editor-cancel",r("cancel"),e.cancel)}
${y("editor-done",r("editor-done"),e.done,{classes:"main",off:i})}
</div>
</div>
<div class="editor-quilts">
${l.map(a=>p`<section
class=${s===a?"editor-side on":"editor-side"}
aria-label=${r("player-number",{number:String(a)})}
>
${o.solo?f:y(`edit-${a}`,r("editor-quilt",{number:String(a)}),()=>n.turn(a),{pressed:s===a})}
${_t(Bt(n.game,t),a)}
</section>`)}
</div>
${nn(n,e)}
<p class=${i?"verdict no":"verdict yes"} role="status" data-testid="verdict">
${k(i?"cancel":"place")} ${i||r("editor-possible")}
</p>
${on(n)}
</main>
${U(n,t)}`}function nn({game:n,patches:t,draft:e,store:o},s){let{placement:i}=n.state,{loose:l}=o.get(),a=[...e.ring].filter(d=>d in t),c=d=>()=>n.placement({type:"turn",how:d});return p`<section class="panel palette" aria-labelledby="palette-heading" data-keys>
<div class="panel-head">
<h2 id="palette-heading">${r("editor-patches")}</h2>
<div class="steps">
${[N("left",r("rotate-left"),c("left")),N("right",r("rotate-right"),c("right")),N("flip",r("flip"),c("flip")),N("place",r("place"),()=>n.commit()),N("cancel",r("cancel"),()=>n.placement({type:"cancel"}))]}
</div>
</div>
<p class="small">${r("editor-how")}</p>
<div class="palette-row">
${sn.map(([d,u,m,h])=>y(`palette-${m}`,p`<b aria-hidden="true">${u}</b><span class="visually-hidden">${r(h)}</span>`,()=>s.choose(d,!1),{classes:"palette-patch",title:r(h),pressed:i.letter==="+"&&l===d}))}
${a.map(d=>p`<button
type="button"
class="palette-patch"
data-patch=${d}
data-testid=${`palette-${d}`}
title=${rt(t[d])}
aria-pressed=${i.letter===d?"true":"false"}
@click=${u=>s.choose(d,u.pointerType==="mouse")}
>
${C(d,t[d],Nt(i,d),!0)}<span
class="visually-hidden"
>${d}: ${rt(t[d])}</span
>
</button>`)}
</div>
</section>`}var sn=[["*","+","special","special-patch"],["x","?","unknown","editor-unknown"]];function N(n,t,e){return y(`edit-${n}`,k(n),e,{classes:"quiet square",label:t,title:t})}function on(n){let{draft:t}=n,e=s=>n.change(s),o=["1","2","1+","2+","#1","#2"].filter(s=>!t.solo||s!=="2+").map(s=>[s,r("editor-turn",{turn:en[s]})]);return p`<section class="panel editor-fields" aria-labelledby="fields-heading">
<h2 id="fields-heading">${r("editor-fields")}</h2>
<div class="field-grid">
${T("solo",r("editor-game"),t.solo?"solo":"duel",rn(),s=>e(s==="solo"?cn(t):dn(t)))}
${T("turn",r("editor-whose"),t.turn,o,s=>e({turn:s}))}
${pn(n)}
${T("tile",r("field-bonus"),t.tile,ln(t.solo),s=>e({tile:s}))}
${T("board",r("editor-board"),t.board,an(),s=>e({board:s}))}
${D("ring",r("field-ring"),t.ring,s=>e({ring:J(s)}),"wide")}
${t.solo?un(t,e):f}
</div>
<p class="small"><code data-testid="position-text">${n.text}</code></p>
</section>`}function rn(){return[["duel",r("editor-duel")],["solo",r("automa-alone")]]}function an(){return[["r",r("board-revised")],["o",r("board-original")]]}function ln(n){return[["-",r("editor-nobody")],["1",r("player-number",{number:"1"})],["2",n?"Automa":r("player-number",{number:"2"})]]}function cn(n){return{...{buttons:[n.buttons[0],"0"]},solo:!0,turn:n.turn.replace("2+","2")}}function dn(n){return{solo:!1,ring:n.ring+n.taken,taken:""}}function J(n){return n.replace(/\s/g,"").slice(0,60)}function pn(n){let{draft:t}=n,e=[["buttons","editor-buttons"],["times","editor-time"],["incomes","editor-income"]],o=(s,i)=>s!=="incomes"||t.cells[i].includes("x");return[0,1].flatMap(s=>e.filter(([i])=>o(i,s)).map(([i,l])=>{let a=t.solo&&s===1?"Automa":r("player-number",{number:String(s+1)});return D(`${i}-${s+1}`,r(l,{name:a}),t[i][s],c=>{let d=[...t[i]];d[s]=c.replace(/\D/g,"").slice(0,i==="buttons"?4:2),n.change({[i]:d})},"number")}))}function un(n,t){let e=[["normal",r("deck-normal")],["tactical",r("deck-tactical")]],o=["1","2","3","4","5"].map(s=>[s,r(`automa-name-${s}`)]);return[T("deck",r("editor-deck"),n.deck,e,s=>t({deck:s})),T("level",r("level"),n.level,o,s=>t({level:s})),D("taken",r("editor-taken"),n.taken,s=>t({taken:J(s)}),"wide"),D("pile",r("field-pile"),n.pile,s=>t({pile:J(s)}),"wide"),D("gone",r("field-gone"),n.gone,s=>t({gone:J(s)}),"wide")]}function T(n,t,e,o,s){return p`<label>${t} ${q(`field-${n}`,o,e,s)}</label>`}function D(n,t,e,o,s){return p`<label class=${s}
>${t}
<input
type="text"
spellcheck="false"
autocomplete="off"
inputmode=${s==="number"?"numeric":"text"}
data-testid=${`field-${n}`}
.value=${e}
@input=${i=>o(kt(i))}
/></label>`}function Me(n,t,{text:e,start:o,done:s,cancel:i}){let{root:l,shell:a}=n.place,c=new z(t,e),{game:d}=c,u=b=>()=>{R(),b()},m={done:()=>c.objection||u(()=>s(c.text))(),cancel:u(i),empty:()=>c.begin($t(o)),choose:(b,w)=>{let{table:A}=d.state;if(b==="*"||b==="x"){c.layLoose(b);let et=Mt(A.players[A.turn-1].cells,"+",t);d.placement({type:"choose",choice:et})}else w?d.choose(b):d.chooseShown(b);d.focusQuilt()}},h=K(n,c),g=c.store.watch(n.changed),$=new AbortController,{signal:v}=$,E=!0,L=()=>E=d.state.placement.letter===null,X=({target:b})=>{let w=b instanceof Element&&b.closest("[data-quilt=active] .cell");!w||!E||c.lift(I(w.id.slice(-2))??0)},tt=b=>{if(!(b.target instanceof Element&&b.target.closest("[data-quilt=active]"))||!["Delete","Backspace"].includes(b.key))return;let[A,et]=d.state.placement.cursor;c.lift(A*9+et)};l.addEventListener("pointerdown",L,{signal:v,capture:!0}),l.addEventListener("click",X,{signal:v}),l.addEventListener("keydown",tt,{signal:v});let R=()=>{$.abort(),g(),h()};return{middle:()=>f,view:()=>Le(c,a,m),close:R}}var yo=de(async n=>{let t=await n.place.patches,e=u=>fn(u,t),{hash:o,search:s}=location,i=new URLSearchParams(s).get("at"),l=o.length>1?await hn(e,o):null,a=l?null:me(Et(),t),c=l?.opened??a?.opened??De(t),d=new _(t,c,{keep:At,read:e},i===null?null:Number(i));return a&&d.open(a.opened,a.path),l?.fault&&d.store.dispatch({fault:l.fault}),(o||s)&&history.replaceState(null,"",st("/analysis")),mn(n,d)});function mn(n,t){let{patches:e}=t,o=()=>l(Ne(n,t,s)),s=()=>{i.close(),l(Me(n,e,{text:t.startText,start:De(e).tree.text,done:a=>{t.open({tree:new dt(e,{start:a}),tags:{},isWhole:!0}),o()},cancel:o}))},i=Ne(n,t,s),l=a=>{i=a,n.draw(),document.getElementById("turn-heading")?.focus({preventScroll:!0})};return n.middle=()=>i.middle(),n.until(()=>i.close()),()=>i.view()}async function hn(n,t){try{return{opened:await n(decodeURI(t)),fault:""}}catch(e){return e instanceof URIError?{opened:null,fault:r("analysis-bad-link")}:{opened:null,fault:e instanceof Error?e.message:String(e)}}}async function fn(n,t){let e=n.length>ut?null:await ne(n,t);if(e?.isWhole||e&&n.length>nt)return e;if(n.length>nt)throw new Error(r("analysis-too-long"));if(/#t=/.test(n)){if(e)return e;throw new Error(r("analysis-bad-link"))}let{record:o,comment:s}=await vt(n),i=H(o,t);if(i===null)throw new Error(r("page-outdated"));return e??{...i,isWhole:i.isWhole&&s===null}}function De(n){let t=se(n,o=>Math.floor(Math.random()*o));return{tree:new dt(n,{start:S(j(t),null)}),tags:{},isWhole:!0}}function Ne(n,t,e){let{board:o}=t,{shell:s}=n.place,i=new G({ask:(u,m)=>ce(u,t.patches,m),...wt,keep:Ot},xt()),l=gn(t,i),a=$n(t,l,e),c=()=>{let{stage:u,position:m,points:h}=o.table;i.look(u==="over"?null:m,h),l(null)},d=[t.store.watch(()=>{c(),n.changed()}),i.store.watch(()=>{l(null),n.changed()}),bn(t,i),()=>i.stop(),K(n,o)];return c(),{middle:()=>Ee(a),view:()=>Se(t,i,s,a),close:()=>{for(let u of d)u()}}}function gn(n,t){let e=null,o="";return s=>{e=s;let{answer:i,isOn:l}=t.state,a=l&&i?i.lines:[],c=a.some(m=>m.move===e),d=a.flatMap((m,h)=>{let g=String(h+1);return m.move===e||!c&&h===0?[{move:m.move,label:g,kind:"line"}]:[]}),u=JSON.stringify([n.board.text,d]);u!==o&&(o=u,n.board.suggest(d))}}function bn(n,t){let e=new AbortController,{signal:o}=e,s=a=>{let{target:c,key:d,shiftKey:u}=a;Dt(a)||u||c instanceof Element&&c.closest(".quilt")||n.step(d)&&a.preventDefault()},i=a=>{let{target:c}=a;c instanceof Element&&c.closest(".notebook")&&(s(a),a.defaultPrevented&&a.stopPropagation())},l=()=>t.hide(document.hidden);return window.addEventListener("keydown",i,{capture:!0,signal:o}),window.addEventListener("keydown",s,{signal:o}),window.addEventListener("online",()=>t.again(),{signal:o}),document.addEventListener("visibilitychange",l,{signal:o}),l(),()=>e.abort()}function $n(n,t,e){return{lines:{point:t,play:o=>n.playLine(o)},tree:{show:o=>n.show(o),step:o=>{n.step(o)},promote:()=>n.promote(),remove:()=>n.remove(),mark:o=>n.mark(o),comment:()=>yn(n)},setUp:e,open:()=>vn(n),copy:async()=>{let o=`${location.origin}${st(await n.link())}`;n.store.dispatch({outcome:await Ht(o)})},save:()=>Ft(n.record)}}function yn(n){it("comment","comment-heading",t=>{let e=o=>{t.close(),n.comment(o)};ot(xe(n.state.node.comment,e,()=>t.close()),t)})}function vn(n){it("open","open-heading",t=>{let e=s=>{t.close(),n.read(s)};ot(Ae(e,async s=>e(await s.slice(0,ut+1).text()),()=>t.close(),n.startText),t)})}export{yo as openAnalysisPage,Re as table};
