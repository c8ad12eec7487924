import{a as qt,b as Kt,d as dt,f as B}from"./reader.js";import{d as ut}from"./controls.js";import{a as Jt,b as ie,c as re,d as F,e as H}from"./board.js";import"./result.js";import{c as le}from"./page_kit.js";import{a as Wt,b as lt,c as T,e as j,f as Ct,g as I,h as jt,i as It,j as ct,k as Bt,n as Ft,o as Ht,p as Ut}from"./tree.js";import{b as Yt,c as Zt,e as zt}from"./local_source.js";import{m as ae}from"./here_page.js";import{h as Rt}from"./automa_cards.js";import{D as $t,Dc as Mt,E as yt,Ed as Xt,F as u,Fc as Nt,Gc as k,Gd as te,H as f,Hc as at,I as nt,J as st,Kd as ee,Lc as Dt,Ld as ne,Ob as Pt,Qb as W,Rb as Tt,Rc as _t,Sb as Lt,Td as se,Y as y,Ya as R,Yd as oe,Z as vt,Zd as ce,_ as wt,ba as D,d as tt,j as r,ld as Gt,nb as ot,od as Vt,qb as it,qc as C,r as et,rb as rt,sb as xt,t as A,ua as kt,va as St,vb as q,vd as Qt,wa as Et,xa as At,xb as Ot,y as bt}from"./page.js";var Ne=new Set(["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"]),U=class{constructor(t,e,o,s=null){this.patches=t;this.outside=o;let{tree:i,tags:l,isWhole:a}=e,c=[i.root,...T(j(i.root))],d=s===null?c[c.length-1]:c[s]??i.root,p=a?"":r("analysis-not-whole"),m={tree:i,tags:l,node:d,change:0,said:"",fault:p};this.store=A(m),this.board=new Jt(t,this.courseTo(d),this.sitting(),{onMove:(h,g)=>this.moved(h,g),onUndo:()=>this.show(this.state.node.parent??this.state.node),objection:()=>I(this.state.node)>=Wt?r("analysis-too-deep"):null})}patches;outside;store;board;get state(){return this.store.get()}courseTo(t){let{tree:e,tags:o}=this.state;return{...e.courseTo(t),points:Dt(o)}}sitting(){let{Player1:t="?",Player2:e="?"}=this.state.tags,o=(s,i)=>s&&s!=="?"?s:r("player-number",{number:i});return{names:[o(t,"1"),o(e,"2")]}}moved(t,e){let{tree:o,node:s}=this.state,i=e.local.message.automa?.turns.at(-1)??null,l=o.add(s,t,t.startsWith("A:")?i:null);l&&this.changed({node:l})}changed(t={}){let{change:e}=this.state;this.store.dispatch({...t,change:e+1,said:"",fault:""}),this.keep()}keep(){this.outside.keep({record:this.record,path:this.path})}get path(){return T(this.state.node).map(t=>t.parent?.children.indexOf(t)??0)}get record(){return Ft(this.state.tree,this.state.tags)}get text(){return this.board.text}async link(){return`/analysis${await Ut(this.state.tree,this.state.tags)}`}show(t){let e=this.courseTo(t);de(e)!==de(this.board.course)&&this.board.show(e,this.sitting()),this.store.dispatch({node:t,said:"",fault:""}),this.keep()}step(t){if(!Ne.has(t))return!1;let{node:e,tree:o}=this.state,{parent:s}=e,i=s?.children??[],l=i.indexOf(e),c={ArrowLeft:s,ArrowRight:e.children[0],ArrowUp:i[l-1],ArrowDown:i[l+1],Home:o.root,End:j(e)}[t];return c&&c!==e&&this.show(c),!0}playLine(t){for(let e of t)if(!this.board.play(e))return}turn(t){let{tree:e,node:o}=this.state,s=e.turnWith(o,t),i=s&&e.add(o,`A:${s.taken??"pass"}`,s);i&&(this.changed(),this.show(i))}promote(){jt(this.state.node)&&(this.state.tree.settle(),this.changed())}remove(){let{node:t}=this.state;if(t.parent===null)return;let e=It(t);this.state.tree.settle(),this.changed(),e&&this.show(e)}comment(t){this.state.node.comment=Ht(t),this.changed()}mark(t){this.state.node.parent!==null&&(Bt(this.state.node,t),this.changed())}open({tree:t,tags:e,isWhole:o},s){this.store.dispatch({tree:t,tags:e});let i=s?De(t,s):j(t.root);this.board.show(this.courseTo(i),this.sitting()),this.store.dispatch({node:i,change:this.state.change+1,said:"",fault:""}),o||this.store.dispatch({fault:r("analysis-not-whole")}),this.keep()}async read(t){if(!t.trim())return this.store.dispatch({fault:r("analysis-nothing")});try{this.open(await this.outside.read(t))}catch(e){let o=e instanceof Error?e.message:String(e);this.store.dispatch({fault:o})}}get startText(){let{position:t}=this.state.node,e=this.board.local.shuffles;if(t.automa===null||e===null)return k(t,null);let o=this.board.local.message.automa?.turns??[];return k(t,Rt(e,o))}};function de({moves:n,turns:t=[]}){return[...n,...t.map(({card:e})=>e.number)].join()}function De(n,t){let e=n.root;for(let o of t)e=e.children[o]??e;return e}function ue(n,t){let e=n&&B(n.record,t);return e&&{opened:e,path:n.path}}function pe(n){let t=new Map;for(let e of n){if(e===null)continue;let{taken:o,stop:s,income:i,card:l}=e,a=[o,s,i].join(),c=t.get(a)??{move:`A:${o??"pass"}`,stop:s,income:i,cards:[]};t.set(a,{...c,cards:[...c.cards,l.number]})}return[...t.values()].sort((e,o)=>o.cards.length-e.cards.length)}function me(n,t){let e=t.flatMap(({card:o,margin:s})=>n.includes(o)&&s!==null?[s]:[]);return e.length<n.length?null:e.reduce((o,s)=>o+s,0)/n.length}var pt=5,Re=150,qe=300,K=class{constructor(t,{isOn:e,lines:o}){this.outside=t;let s={status:"idle",isOn:e,lines:o,answer:null,sentence:""};this.store=A(s)}outside;store;position=null;points=0;isHidden=!1;asking=null;timer=0;known=new Map;get state(){return this.store.get()}look(t,e=0){t===this.position&&e===this.points||(this.position=t,this.points=e,this.begin())}hide(t){t!==this.isHidden&&(this.isHidden=t,this.begin())}turn(t){this.tell({isOn:t}),this.outside.keep({isOn:t,lines:this.state.lines}),this.begin()}want(t){this.tell({lines:Math.max(1,Math.min(pt,t))}),this.outside.keep({isOn:this.state.isOn,lines:this.state.lines}),this.begin()}again(){this.state.status==="refused"&&this.begin()}stop(){this.asking?.abort(),this.asking=null,this.outside.forget(this.timer)}begin(){this.stop();let{isOn:t,lines:e}=this.state;if(!t)return this.tell({status:"off",answer:null,sentence:""});if(this.position===null)return this.tell({status:"idle",answer:null,sentence:""});let o=this.known.get(this.key)??null,s={answer:o,sentence:""};if(o?.final)return this.tell({...s,status:"done"});if(this.isHidden)return this.tell({...s,status:"paused"});this.tell({...s,status:"asking"});let{signal:i}=this.asking=new AbortController,l={position:this.position,points:this.points,lines:e};this.timer=this.outside.later(()=>this.follow(l,i),Re)}get key(){return`${this.state.lines} ${this.points} ${this.position}`}async follow(t,e){let{key:o}=this;try{for await(let s of this.outside.ask(t,e)){if(e.aborted)return;this.take(o,s)}}catch(s){if(e.aborted)return;if(s instanceof bt)this.tell({status:"refused",sentence:s.message,answer:null});else throw s}}take(t,e){this.known.delete(t),this.known.set(t,e);let[o]=this.known.keys();this.known.size>qe&&this.known.delete(o),this.tell({status:e.final?"done":"thinking",answer:e})}tell(t){this.store.dispatch(t)}};var We={first:"Home",back:"ArrowLeft",forward:"ArrowRight",last:"End"},Ce=4;function fe(n,t,e,o){return u`<section class="panel tree" aria-labelledby="moves-heading">
<div class="panel-head">
<h2 id="moves-heading">${r("moves")}</h2>
${je(t,o)}
import{a as _t,b as ee,d as pt,f as F}from"./reader.js";import{d as ut}from"./controls.js";import{a as ie,b as re,c as ae,d as H,e as U}from"./board.js";import"./worth_page.js";import"./result.js";import{a as Qt,b as ct,c as T,e as I,f as Vt,g as B,h as Yt,i as Zt,j as dt,k as zt,n as Jt,o as Xt,p as te}from"./tree.js";import{b as ne,c as se,e as oe}from"./local_source.js";import{m as le}from"./here_page.js";import{h as Gt}from"./automa_cards.js";import{B as Nt,G as q,N as jt,P as It,R as Bt,S as Ft,Y as Ht,b as Lt,c as Mt,ea as Ut,ia as Kt,ma as De}from"./table.js";import{$ as D,$c as Ct,$d as de,Ac as C,B as yt,Cc as j,Eb as it,G as vt,Hb as rt,Ib as at,Jb as Ot,Nb as R,Pb as Pt,Rc as Dt,S as p,Sa as ot,Tc as Wt,U as g,Uc as k,V as st,Vc as lt,W as y,X as wt,Y as kt,Zc as Rt,_d as ce,b as $t,f as et,kb as W,kd as qt,m as r,sa as St,ta as Et,u as nt,ua as At,va as xt,vc as Tt,w as A}from"./page.js";var We=new Set(["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"]),K=class{constructor(t,e,o,s=null){this.patches=t;this.outside=o;let{tree:i,tags:l,isWhole:a}=e,c=[i.root,...T(I(i.root))],d=s===null?c[c.length-1]:c[s]??i.root,u=a?"":r("analysis-not-whole"),m={tree:i,tags:l,node:d,change:0,said:"",fault:u};this.store=A(m),this.board=new ie(t,this.courseTo(d),this.sitting(),{onMove:(h,f)=>this.moved(h,f),onUndo:()=>this.show(this.state.node.parent??this.state.node),objection:()=>B(this.state.node)>=Qt?r("analysis-too-deep"):null})}patches;outside;store;board;get state(){return this.store.get()}courseTo(t){let{tree:e,tags:o}=this.state;return{...e.courseTo(t),points:Rt(o)}}sitting(){let{Player1:t="?",Player2:e="?"}=this.state.tags,o=(s,i)=>s&&s!=="?"?s:r("player-number",{number:i});return{names:[o(t,"1"),o(e,"2")]}}moved(t,e){let{tree:o,node:s}=this.state,i=e.local.message.automa?.turns.at(-1)??null,l=o.add(s,t,t.startsWith("A:")?i:null);l&&this.changed({node:l})}changed(t={}){let{change:e}=this.state;this.store.dispatch({...t,change:e+1,said:"",fault:""}),this.keep()}keep(){this.outside.keep({record:this.record,path:this.path})}get path(){return T(this.state.node).map(t=>t.parent?.children.indexOf(t)??0)}get record(){return Jt(this.state.tree,this.state.tags)}get text(){return this.board.text}async link(){return`/analysis${await te(this.state.tree,this.state.tags)}`}show(t){let e=this.courseTo(t);pe(e)!==pe(this.board.course)&&this.board.show(e,this.sitting()),this.store.dispatch({node:t,said:"",fault:""}),this.keep()}step(t){if(!We.has(t))return!1;let{node:e,tree:o}=this.state,{parent:s}=e,i=s?.children??[],l=i.indexOf(e),c={ArrowLeft:s,ArrowRight:e.children[0],ArrowUp:i[l-1],ArrowDown:i[l+1],Home:o.root,End:I(e)}[t];return c&&c!==e&&this.show(c),!0}playLine(t){for(let e of t)if(!this.board.play(e))return}turn(t){let{tree:e,node:o}=this.state,s=e.turnWith(o,t),i=s&&e.add(o,`A:${s.taken??"pass"}`,s);i&&(this.changed(),this.show(i))}promote(){Yt(this.state.node)&&(this.state.tree.settle(),this.changed())}remove(){let{node:t}=this.state;if(t.parent===null)return;let e=Zt(t);this.state.tree.settle(),this.changed(),e&&this.show(e)}comment(t){this.state.node.comment=Xt(t),this.changed()}mark(t){this.state.node.parent!==null&&(zt(this.state.node,t),this.changed())}open({tree:t,tags:e,isWhole:o},s){this.store.dispatch({tree:t,tags:e});let i=s?Re(t,s):I(t.root);this.board.show(this.courseTo(i),this.sitting()),this.store.dispatch({node:i,change:this.state.change+1,said:"",fault:""}),o||this.store.dispatch({fault:r("analysis-not-whole")}),this.keep()}async read(t){if(!t.trim())return this.store.dispatch({fault:r("analysis-nothing")});try{this.open(await this.outside.read(t))}catch(e){let o=e instanceof Error?e.message:String(e);this.store.dispatch({fault:o})}}get startText(){let{position:t}=this.state.node,e=this.board.local.shuffles;if(t.automa===null||e===null)return k(t,null);let o=this.board.local.message.automa?.turns??[];return k(t,Gt(e,o))}};function pe({moves:n,turns:t=[]}){return[...n,...t.map(({card:e})=>e.number)].join()}function Re(n,t){let e=n.root;for(let o of t)e=e.children[o]??e;return e}function ue(n,t){let e=n&&F(n.record,t);return e&&{opened:e,path:n.path}}function me(n){let t=new Map;for(let e of n){if(e===null)continue;let{taken:o,stop:s,income:i,card:l}=e,a=[o,s,i].join(),c=t.get(a)??{move:`A:${o??"pass"}`,stop:s,income:i,cards:[]};t.set(a,{...c,cards:[...c.cards,l.number]})}return[...t.values()].sort((e,o)=>o.cards.length-e.cards.length)}function he(n,t){let e=t.flatMap(({card:o,margin:s})=>n.includes(o)&&s!==null?[s]:[]);return e.length<n.length?null:e.reduce((o,s)=>o+s,0)/n.length}var mt=5,Ce=150,qe=300,G=class{constructor(t,{isOn:e,lines:o}){this.outside=t;let s={status:"idle",isOn:e,lines:o,answer:null,sentence:""};this.store=A(s)}outside;store;position=null;points=0;isHidden=!1;asking=null;timer=0;known=new Map;get state(){return this.store.get()}look(t,e=0){t===this.position&&e===this.points||(this.position=t,this.points=e,this.begin())}hide(t){t!==this.isHidden&&(this.isHidden=t,this.begin())}turn(t){this.tell({isOn:t}),this.outside.keep({isOn:t,lines:this.state.lines}),this.begin()}want(t){this.tell({lines:Math.max(1,Math.min(mt,t))}),this.outside.keep({isOn:this.state.isOn,lines:this.state.lines}),this.begin()}again(){this.state.status==="refused"&&this.begin()}stop(){this.asking?.abort(),this.asking=null,this.outside.forget(this.timer)}begin(){this.stop();let{isOn:t,lines:e}=this.state;if(!t)return this.tell({status:"off",answer:null,sentence:""});if(this.position===null)return this.tell({status:"idle",answer:null,sentence:""});let o=this.known.get(this.key)??null,s={answer:o,sentence:""};if(o?.final)return this.tell({...s,status:"done"});if(this.isHidden)return this.tell({...s,status:"paused"});this.tell({...s,status:"asking"});let{signal:i}=this.asking=new AbortController,l={position:this.position,points:this.points,lines:e};this.timer=this.outside.later(()=>this.follow(l,i),Ce)}get key(){return`${this.state.lines} ${this.points} ${this.position}`}async follow(t,e){let{key:o}=this;try{for await(let s of this.outside.ask(t,e)){if(e.aborted)return;this.take(o,s)}}catch(s){if(e.aborted)return;if(s instanceof yt)this.tell({status:"refused",sentence:s.message,answer:null});else throw s}}take(t,e){this.known.delete(t),this.known.set(t,e);let[o]=this.known.keys();this.known.size>qe&&this.known.delete(o),this.tell({status:e.final?"done":"thinking",answer:e})}tell(t){this.store.dispatch(t)}};var je={first:"Home",back:"ArrowLeft",forward:"ArrowRight",last:"End"},Ie=4;function ge(n,t,e,o){return p`<section class="panel tree" aria-labelledby="moves-heading">
<div class="panel-head">
<h2 id="moves-heading">${r("moves")}</h2>
${Be(t,o)}
</div>
<div
class="tree-moves"
data-testid="tree"
tabindex="0"
aria-labelledby="moves-heading"
role="group"
>
${n.root.comment?u`<p class="comment">${n.root.comment}</p>`:f}
${n.root.children.length>0?ge(n.root,t,e,o):u`<p class="small">${r("analysis-no-move")}</p>`}
</div>
${Be(t,o)}
</section>`}function je(n,t){let e=n.parent===null,o=n.children.length===0;return Xt(s=>s==="first"||s==="back"?e:o,s=>t.step(We[s]))}function ge(n,t,e,o,s=null){let i=[],l=[],a=()=>{l.length>0&&i.push(u`<div class="run">${l}</div>`),l=[]};s?.before&&l.push(u`<span class="comment">${s.before}</span>`),s&&l.push(he(s,t,e,o));for(let c=s??n;c.children.length>0;[c]=c.children){let[d,...p]=c.children;l.push(he(d,t,e,o)),p.length!==0&&(a(),i.push(u`<ul>
${p.map(m=>u`<li class=${I(m)>Ce?"flat":""}>
${ge(m,t,e,o,m)}
</li>`)}
</ul>`))}return a(),i}function he(n,t,e,o){let{move:s,turn:i,parent:l,comment:a,marks:c}=n,d=l?.position.turn??1,p=T(n).length,m=c.map(b=>ct[b]??"").join(""),h=i?`, ${r("analysis-card",{card:String(i.card.number)})}`:"",g=`${p}. ${q(s,e)}${h} ${m}`.trim();return u`<button
${n.root.comment?p`<p class="comment">${n.root.comment}</p>`:g}
${n.root.children.length>0?be(n.root,t,e,o):p`<p class="small">${r("analysis-no-move")}</p>`}
</div>
${He(t,o)}
</section>`}function Be(n,t){let e=n.parent===null,o=n.children.length===0;return Ht(s=>s==="first"||s==="back"?e:o,s=>t.step(je[s]))}function be(n,t,e,o,s=null){let i=[],l=[],a=()=>{l.length>0&&i.push(p`<div class="run">${l}</div>`),l=[]};s?.before&&l.push(p`<span class="comment">${s.before}</span>`),s&&l.push(fe(s,t,e,o));for(let c=s??n;c.children.length>0;[c]=c.children){let[d,...u]=c.children;l.push(fe(d,t,e,o)),u.length!==0&&(a(),i.push(p`<ul>
${u.map(m=>p`<li class=${B(m)>Ie?"flat":""}>
${be(m,t,e,o,m)}
</li>`)}
</ul>`))}return a(),i}function fe(n,t,e,o){let{move:s,turn:i,parent:l,comment:a,marks:c}=n,d=l?.position.turn??1,u=T(n).length,m=c.map(b=>dt[b]??"").join(""),h=i?`, ${r("analysis-card",{card:String(i.card.number)})}`:"",f=`${u}. ${R(s,e)}${h} ${m}`.trim();return p`<button
type="button"
class=${`node p${d}${n===t?" now":""}`}
title=${g}
data-testid="node"
data-move=${s}
aria-current=${n===t?"step":"false"}
@click=${()=>o.show(n)}
>
<span class="number" aria-hidden="true">${p}</span>${x(s,e)}${i?u`<i class="card" aria-hidden="true">${i.card.number}</i>`:f}<span class="visually-hidden">${g}</span
>${m?u`<b class="sign" aria-hidden="true">${m}</b>`:f}
</button>
${a?u`<span class="comment" data-testid="comment">${a}</span>`:f}`}function x(n,t){let e=n.startsWith("A:")?n.slice(2):n;if(e==="pass")return u`<span class="move-art" aria-hidden="true">${y("pass")}</span>`;let o=e[0],s=e.slice(-2),i=n.startsWith("A:");return u`<span class="move-art" aria-hidden="true"
>${o==="+"?u`<span class="plus">+</span>`:R(o,t[o],i?Ie(t[o]):Number(e[1]),!1)}${i?f:u`<span class="where">${s}</span>`}</span
>`}function Ie({orientations:n}){return Number(Object.keys(n)[0])}function Be(n,t){let e=n.parent===null,o=s=>s?"true":"false";return u`<div class="tree-tools">
<span class="number" aria-hidden="true">${u}</span>${x(s,e)}${i?p`<i class="card" aria-hidden="true">${i.card.number}</i>`:g}<span class="visually-hidden">${f}</span
>${m?p`<b class="sign" aria-hidden="true">${m}</b>`:g}
</button>
${a?p`<span class="comment" data-testid="comment">${a}</span>`:g}`}function x(n,t){let e=n.startsWith("A:")?n.slice(2):n;if(e==="pass")return p`<span class="move-art" aria-hidden="true">${y("pass")}</span>`;let o=e[0],s=e.slice(-2),i=n.startsWith("A:");return p`<span class="move-art" aria-hidden="true"
>${o==="+"?p`<span class="plus">+</span>`:W(o,t[o],i?Fe(t[o]):Number(e[1]),!1)}${i?g:p`<span class="where">${s}</span>`}</span
>`}function Fe({orientations:n}){return Number(Object.keys(n)[0])}function He(n,t){let e=n.parent===null,o=s=>s?"true":"false";return p`<div class="tree-tools">
<button type="button" data-testid="comment-move" @click=${t.comment}>
${y("pen")}<span>${r("analysis-comment")}</span>
</button>
<div class="marks" role="group" aria-label=${r("analysis-marks")}>
${Object.entries(ct).map(([s,i])=>u`<button
${Object.entries(dt).map(([s,i])=>p`<button
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
aria-disabled=${o(Ct(n))}
aria-disabled=${o(Vt(n))}
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
</div>`}function be(n,t){let{isOn:e,answer:o}=n.state,s=e?o?.lines[0]??o?.expected??null:null,i=s?Math.round(s.chance*100):50,l=s?$e(s.margin,t):ht(n);return u`<section
</div>`}function $e(n,t){let{isOn:e,answer:o}=n.state,s=e?o?.lines[0]??o?.expected??null:null,i=s?Math.round(s.chance*100):50,l=s?ye(s.margin,t):ft(n);return p`<section
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
@change=${a=>n.turn(wt(a))}
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
${s?u`<span class="soft">${_(He(s))}</span>`:f}
</p>
</div>
</section>`}function $e(n,t){let e=Math.abs(n);return e<.05?r("analysis-even"):r("analysis-ahead",{name:it(t,n>0?1:2),points:mt(e)})}function Fe(n,t){let e=n>=.5,o=Math.round((e?n:1-n)*100);return r("analysis-chance",{name:it(t,e?1:2),percent:o})}function He({margin:n,chance:t}){return n>=0?t:1-t}function _(n){return r("analysis-percent",{percent:Math.round(n*100)})}function G(n){return Math.abs(n)<.05?mt(0):(n>0?"+":"−")+mt(Math.abs(n))}function mt(n){return r("analysis-number",{number:Math.round(n*10)/10})}function ht({state:n}){let{status:t,sentence:e}=n;return t==="refused"?e:r(`analysis-engine-${t}`)}function ye(n,t,e,o){let{state:s}=n,{answer:i}=s,l=s.isOn?i?.lines??[]:[],a=l.some(({move:p})=>p==="pass"),c=s.isOn&&i?.pass&&!a?i.pass:null,d=(p,m)=>_e(p,m,t,e,o);return u`<section
${s?p`<span class="soft">${_(Ke(s))}</span>`:g}
</p>
</div>
</section>`}function ye(n,t){let e=Math.abs(n);return e<.05?r("analysis-even"):r("analysis-ahead",{name:rt(t,n>0?1:2),points:ht(e)})}function Ue(n,t){let e=n>=.5,o=Math.round((e?n:1-n)*100);return r("analysis-chance",{name:rt(t,e?1:2),percent:o})}function Ke({margin:n,chance:t}){return n>=0?t:1-t}function _(n){return r("analysis-percent",{percent:Math.round(n*100)})}function Q(n){return Math.abs(n)<.05?ht(0):(n>0?"+":"−")+ht(Math.abs(n))}function ht(n){return r("analysis-number",{number:Math.round(n*10)/10})}function ft({state:n}){let{status:t,sentence:e}=n;return t==="refused"?e:r(`analysis-engine-${t}`)}function ve(n,t,e,o){let{state:s}=n,{answer:i}=s,l=s.isOn?i?.lines??[]:[],a=l.some(({move:u})=>u==="pass"),c=s.isOn&&i?.pass&&!a?i.pass:null,d=(u,m)=>Qe(u,m,t,e,o);return p`<section
class="panel engine-lines"
aria-labelledby="engine-heading"
data-testid="engine-lines"
@pointerleave=${()=>o.point(null)}
>
${ft(n,r("analysis-lines"),Ke(n))}
${l.length>0?u`<ol>
${l.map((p,m)=>u`<li>${d(p,String(m+1))}</li>`)}
${c?u`<li class="what-if">${d(c,"–")}</li>`:f}
</ol>`:u`<p class="small" data-testid="engine-none">${ht(n)}</p>`}
</section>`}function ft(n,t,e=f){return u`<div class="panel-head">
<h2 id="engine-heading">${t}</h2>
<p class="small engine-told" data-testid="engine-told">${Ue(n)}</p>
${n.state.status==="refused"?u`<button type="button" class="quiet" @click=${()=>n.again()}>
${gt(n,r("analysis-lines"),_e(n))}
${l.length>0?p`<ol>
${l.map((u,m)=>p`<li>${d(u,String(m+1))}</li>`)}
${c?p`<li class="what-if">${d(c,"–")}</li>`:g}
</ol>`:p`<p class="small" data-testid="engine-none">${ft(n)}</p>`}
</section>`}function gt(n,t,e=g){return p`<div class="panel-head">
<h2 id="engine-heading">${t}</h2>
<p class="small engine-told" data-testid="engine-told">${Ge(n)}</p>
${n.state.status==="refused"?p`<button type="button" class="quiet" @click=${()=>n.again()}>
${r("analysis-again")}
</button>`:f}
${e}
</div>`}function Ue(n){let{status:t,answer:e,isOn:o}=n.state;if(!o||!e||e.nodes===0)return"";let s=r("analysis-nodes",{count:e.nodes});return["thinking","done"].includes(t)?s:`${ht(n)} ${s}`}function Ke(n){let t=Array.from({length:pt},(e,o)=>String(o+1));return u`<label class="line-count"
</div>`}function Ge(n){let{status:t,answer:e,isOn:o}=n.state;if(!o||!e||e.nodes===0)return"";let s=r("analysis-nodes",{count:e.nodes});return["thinking","done"].includes(t)?s:`${ft(n)} ${s}`}function _e(n){let t=Array.from({length:mt},(e,o)=>String(o+1));return p`<label class="line-count"
><span class="visually-hidden">${r("analysis-how-many")}</span> ${D("line-count",t.map(e=>[e,e]),String(n.state.lines),e=>n.want(Number(e)))}</label
>`}function Qe(n,t,e,o,s){let{move:i,margin:l,chance:a,proven:c}=n,d=()=>s.point(i),u=Ye(n);return p`<button
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
<span class="margin" aria-hidden="true">${G(l)}</span>
<span class="first-move"
>${x(i,o)}<span
><b>${i==="pass"?r("pass"):q(i,o)}</b>
${t==="–"?u`<i>${r("analysis-if-pass")}</i>`:f}
${c?Ge():f}</span
></span
>
<span class="visually-hidden"
>${$e(l,e)}; ${Fe(a,e)}</span
><b>${i==="pass"?r("pass"):R(i,o)}</b>
${t==="–"?p`<i>${r("analysis-if-pass")}</i>`:g}
${c?Ve():g}</span
></span
>
<span class="visually-hidden"
>${ye(l,e)}; ${Ue(a,e)}</span
>
<span class="expected">${u}</span>
<span class="goes-on" aria-hidden="true"
>${n.line.slice(1,7).map(m=>x(m,o))}</span
>
</button>`}function Ge(){return u`<span class="proven">${y("place")}${r("analysis-proven")}</span>`}function Ve({chance:n,scores:t,empty_spaces:e,special_tile:o}){let s=[_(n)],i=([l,a])=>({one:String(Math.round(l)),two:String(Math.round(a))});return t&&s.push(r("analysis-scores",i(t))),e&&s.push(r("analysis-empty",i(e))),o&&s.push(r("analysis-tile",i([o[0]*100,o[1]*100]))),s.join(" · ")}function ve(n,t,e,o){let s=n.reduce((c,{cards:d})=>c+d.length,0),{isOn:i,answer:l}=t.state,a=i&&l?.cards||[];return u`<section
</button>`}function Ve(){return p`<span class="proven">${y("place")}${r("analysis-proven")}</span>`}function Ye({chance:n,scores:t,empty_spaces:e,special_tile:o}){let s=[_(n)],i=([l,a])=>({one:String(Math.round(l)),two:String(Math.round(a))});return t&&s.push(r("analysis-scores",i(t))),e&&s.push(r("analysis-empty",i(e))),o&&s.push(r("analysis-tile",i([o[0]*100,o[1]*100]))),s.join(" · ")}function we(n,t,e,o){let s=n.reduce((c,{cards:d})=>c+d.length,0),{isOn:i,answer:l}=t.state,a=i&&l?.cards||[];return p`<section
class="panel engine-lines"
aria-labelledby="engine-heading"
data-testid="engine-lines"
>
${ft(t,r("analysis-cards"))}
<ol data-testid="card-outcomes">
${n.map(({move:c,stop:d,income:p,cards:m})=>{let h=me(m,a);return u`<li class="card-outcome">
${n.map(({move:c,stop:d,income:u,cards:m})=>{let h=he(m,a);return p`<li class="card-outcome">
<span class="odds">${_(m.length/s)}</span>
<span class="margin" data-testid="card-margin"
>${h===null?f:G(h)}</span
>
<span class="first-move"
>${x(c,e)}<span
>${Ye(c,d,p,e)}</span
></span
>
<span class="card-row">${m.map(g=>Qe(g,a,o))}</span>
</li>`})}
</ol>
</section>`}function Qe(n,t,{own:e,turn:o}){let s=t.find(i=>i.card===n)?.margin??null;return u`<button
>${ze(c,d,u,e)}</span
></span
>
<span class="card-row">${m.map(f=>Ze(f,a,o))}</span>
</li>`})}
</ol>
</section>`}function Ze(n,t,{own:e,turn:o}){let s=t.find(i=>i.card===n)?.margin??null;return p`<button
type="button"
class=${n===e?"own":"quiet"}
data-testid="choose-card"
data-card=${n}
aria-current=${n===e?"true":"false"}
@click=${()=>o(n)}
>
<span class="visually-hidden">${r("analysis-turn-card",{card:String(n)})}</span>
<b aria-hidden="true">${n}</b>
${s===null?f:u`<span>${G(s)}</span>`}
</button>`}function Ye(n,t,e,o){let s={space:String(t),count:e},i=n.slice(2);return i==="pass"?r("analysis-card-passes",s):r("analysis-card-takes",{...s,patch:Ot(o,i)})}function we(n,t,e,o){let{board:s,patches:i,state:l}=n,{table:a}=s.state,{seats:c}=a,d=be(t,c),p=fe(l.tree,l.node,i,o.tree);return u`<main
class=${`${re(s,e,a.mode)} analysis`}
${s===null?g:p`<span>${Q(s)}</span>`}
</button>`}function ze(n,t,e,o){let s={space:String(t),count:e},i=n.slice(2);return i==="pass"?r("analysis-card-passes",s):r("analysis-card-takes",{...s,patch:Pt(o,i)})}function ke(n,t,e,o){let{board:s,patches:i,state:l}=n,{table:a}=s.state,{seats:c}=a,d=$e(t,c),u=ge(l.tree,l.node,i,o.tree);return p`<main
class=${`${ae(s,e,a.mode)} analysis`}
data-stage=${a.stage}
data-number=${a.number}
>
<h1 class="visually-hidden" id="turn-heading" tabindex="-1" data-testid="turn">
${r("tab-analysis")}: ${rt(a,c)}
</h1>
${ie(s,e,{line:d,moves:u`<div class="notebook moves">
${a.stage==="card"?Ze(n,t):ye(t,c,i,o.lines)}
${p}
${re(s,e,o.focusQuilt,{line:d,moves:p`<div class="notebook moves">
${a.stage==="card"?Je(n,t):ve(t,c,i,o.lines)}
${u}
</div>`})}
<div class="below">
<p class="small" data-testid="turn-reason">
${rt(a,c)}. ${xt(a,c)}
</p>
<p class="small copied" role="status" data-testid="said">${l.said}</p>
${ce(l.fault,"analysis-fault")} ${se(a,c,i)}
</div>
</main>
${F(s,e)}`}function Ze(n,t){let{tree:e,node:o}=n.state,s=e.cardsAfter(o).map(i=>e.turnWith(o,i));return ve(pe(s),t,n.patches,{own:e.turnAfter(o)?.card.number??null,turn:i=>n.turn(i)})}function ke({setUp:n,open:t,copy:e,save:o}){return u`<nav class="analysis-menu" aria-label=${r("tab-analysis")}>
${de(l.fault,"analysis-fault")} ${Ut(a,c,i)}
</div>
</main>
${H(s,e)}`}function Je(n,t){let{tree:e,node:o}=n.state,s=e.cardsAfter(o).map(i=>e.turnWith(o,i));return we(me(s),t,n.patches,{own:e.turnAfter(o)?.card.number??null,turn:i=>n.turn(i)})}function Se({setUp:n,open:t,copy:e,save:o}){return p`<nav class="analysis-menu" aria-label=${r("tab-analysis")}>
<span class="analysis-title" aria-hidden="true">${r("tab-analysis")}</span>
${[V("set-up","pen",r("analysis-set-up"),n),V("open","open",r("analysis-open"),t),V("copy-link","link",r("copy-link"),e),V("save","download",r("record"),o)]}
</nav>`}function V(n,t,e,o){return p`<button type="button" data-testid=${n} title=${e} @click=${o}>
${y(t)}<span>${e}</span>
</button>`}function Se(n,t,e,o){let s=ut(l=>n(l("text"))),i=({target:l})=>{let[a]=l.files??[];a&&t(a)};return u`<form class="open-form" @submit=${s}>
</button>`}function Ee(n,t,e,o){let s=ut(l=>n(l("text"))),i=({target:l})=>{let[a]=l.files??[];a&&t(a)};return p`<form class="open-form" @submit=${s}>
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
</form>`}function Ee(n,t,e){let o=ut(s=>t(s("comment")));return u`<form class="open-form" @submit=${o}>
</form>`}function Ae(n,t,e){let o=ut(s=>t(s("comment")));return p`<form class="open-form" @submit=${o}>
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
</form>`}var ze=".".repeat(81),Je="?.?.?.?.?.?.?.?.?.?",Xe="?.?/-";function gt(n){let t=n.split(" "),e=t.length===11,[o,s]=t,[i,l]=e?[t[1],t[2].split(":")[0]]:[t[2],t[3]],[a,c,d,p]=e?t.slice(3):t.slice(4),m=E=>/^(\d+)\.(\d+)(?:i(\d+))?$/.exec(E)??[],[,h="5",g="0",b="0"]=m(i),[,v="5",S="0",P="0"]=m(l),[z="normal",J="1",N=Je,$=Xe]=e?t.slice(7):[],w=e?t[2].split(":")[1].replace("-",""):"";return{cells:[Ae(o),e?ze:Ae(s)],buttons:[h,v],times:[g,S],incomes:[b,P],ring:a.replace("-",""),turn:c,tile:d,board:p,solo:e,deck:z,level:J,taken:w,pile:N,gone:$}}function Ae(n){return n.replace(/\//g,"").replace(/\d/g,t=>".".repeat(Number(t)))}function Oe(n){let{cells:t,ring:e,turn:o,tile:s,board:i,solo:l,deck:a,level:c,taken:d,pile:p,gone:m}=n,h=[e||"-",o,s,i].join(" "),[g,b]=[xe(n,0),xe(n,1)],[v,S]=t.map(at);if(!l)return`${v} ${S} ${g} ${b} ${h}`;let P=`${n.buttons[1]||"0"}.${n.times[1]||"0"}:${d||"-"}`;return`${v} ${g} ${P} ${h} ${a} ${c} ${p} ${m}`}function xe({cells:n,buttons:t,times:e,incomes:o},s){let i=n[s].includes("x")?`i${o[s]||"0"}`:"";return`${t[s]||"0"}.${e[s]||"0"}${i}`}function tn(n,t){let e=[...n.ring,...n.taken].find(c=>!(c in t)),o=(c,d)=>r("impossible",{field:r(`field-${c}`),words:d});if(e)return o("ring",r("impossible-no-patch",{letter:e}));let s=Oe(n),i=Nt(s,t),l=i?.automa?Mt(s):null;if(i?.automa&&l===null)return o("pile",r("impossible-cards"));if(i===null)return r("impossible-form");let a=qt(i,t,l);return a?o(a.field,r(`impossible-${a.code}`,a.values)):""}var Y=class{constructor(t,e){this.patches=t;this.store=A({draft:gt(e),active:1,loose:"*"}),this.folded=this.laid(0),this.table=this.tableOf(this.folded),this.game=new Gt(this,t),this.game.open()}patches;store;folded;table;hear=()=>{};game;watch(t){return this.hear=t,()=>{this.hear=()=>{}}}send(t){return t.type==="move"&&this.lay(t.move)?this.lieAnew():this.hear(zt()),!0}get draft(){return this.store.get().draft}get objection(){return tn(this.draft,this.patches)}get text(){return Oe(this.draft)}laid(t){let{draft:e,active:o}=this.store.get(),s=C([...Object.keys(this.patches)].join("")),i=k(s,null).split(" "),[l,a]=e.cells.map(at),c=b=>b.includes("x")?"i0":"",d=e.cells.map((b,v)=>`0.${v}${c(b)}`),p=[l,a,...d,i[4],String(o),"-","r"].join(" "),m=["1","2"].map(b=>r("player-number",{number:b})),h=Zt({start:p,moves:[]},{names:m},this.patches),g=h&&Vt({...h.game,number:t},this.patches);if(g===null)throw new RangeError("this is no quilt");return g}tableOf(t){let{draft:e}=this.store.get(),o=Qt(t,this.patches),[s]=o.options,l=[...e.ring].filter(a=>a in this.patches).map(a=>({...s,letter:a,move:null,available:!0}));return{...o,options:l}}lay(t){let{draft:e,active:o}=this.store.get(),s=t[0],i=s==="+"?[W(t.slice(1))??0]:Pt(this.patches[s],t.slice(1))?.spaces??[],l=e.cells[o-1];if(i.length===0||i.some(c=>l[c]!=="."))return!1;let a=s==="+"?this.store.get().loose:s;return this.paint((c,d)=>i.includes(d)?a:c),s!=="+"&&this.enter({ring:this.draft.ring.replace(s,"")}),!0}layLoose(t){this.store.dispatch({loose:t})}lift(t){let{draft:e,active:o}=this.store.get(),s=e.cells[o-1][t];if(s===".")return;let i=s==="*"||s==="x";this.paint((l,a)=>(i?a===t:l===s)?".":l),i||this.enter({ring:s+this.draft.ring}),this.lieAnew()}paint(t){let{draft:e,active:o}=this.store.get(),s=[...e.cells];s[o-1]=[...s[o-1]].map(t).join(""),this.store.dispatch({draft:{...e,cells:s}})}enter(t){this.store.dispatch({draft:{...this.draft,...t}})}change(t){this.enter(t),this.lieAnew()}turn(t){this.store.dispatch({active:t}),this.lieAnew()}begin(t){this.store.dispatch({draft:t,active:1}),this.lieAnew()}lieAnew(){this.folded=this.laid(this.table.number+1),this.table=this.tableOf(this.folded),this.hear({type:"table",table:this.table,happened:null})}close(){this.game.close()}};var en={1:"first",2:"second","1+":"first-special","2+":"second-special","#1":"first-over","#2":"second-over"};function Pe(n,t,e){let{draft:o,active:s}=n.store.get(),i=n.objection,l=o.solo?[1]:[1,2];return u`<main class="table screen editor" data-testid="editor">
</form>`}var Xe=".".repeat(81),tn="?.?.?.?.?.?.?.?.?.?",en="?.?/-";function bt(n){let t=n.split(" "),e=t.length===11,[o,s]=t,[i,l]=e?[t[1],t[2].split(":")[0]]:[t[2],t[3]],[a,c,d,u]=e?t.slice(3):t.slice(4),m=E=>/^(\d+)\.(\d+)(?:i(\d+))?$/.exec(E)??[],[,h="5",f="0",b="0"]=m(i),[,v="5",S="0",P="0"]=m(l),[J="normal",X="1",N=tn,$=en]=e?t.slice(7):[],w=e?t[2].split(":")[1].replace("-",""):"";return{cells:[xe(o),e?Xe:xe(s)],buttons:[h,v],times:[f,S],incomes:[b,P],ring:a.replace("-",""),turn:c,tile:d,board:u,solo:e,deck:J,level:X,taken:w,pile:N,gone:$}}function xe(n){return n.replace(/\//g,"").replace(/\d/g,t=>".".repeat(Number(t)))}function Pe(n){let{cells:t,ring:e,turn:o,tile:s,board:i,solo:l,deck:a,level:c,taken:d,pile:u,gone:m}=n,h=[e||"-",o,s,i].join(" "),[f,b]=[Oe(n,0),Oe(n,1)],[v,S]=t.map(lt);if(!l)return`${v} ${S} ${f} ${b} ${h}`;let P=`${n.buttons[1]||"0"}.${n.times[1]||"0"}:${d||"-"}`;return`${v} ${f} ${P} ${h} ${a} ${c} ${u} ${m}`}function Oe({cells:n,buttons:t,times:e,incomes:o},s){let i=n[s].includes("x")?`i${o[s]||"0"}`:"";return`${t[s]||"0"}.${e[s]||"0"}${i}`}function nn(n,t){let e=[...n.ring,...n.taken].find(c=>!(c in t)),o=(c,d)=>r("impossible",{field:r(`field-${c}`),words:d});if(e)return o("ring",r("impossible-no-patch",{letter:e}));let s=Pe(n),i=Wt(s,t),l=i?.automa?Dt(s):null;if(i?.automa&&l===null)return o("pile",r("impossible-cards"));if(i===null)return r("impossible-form");let a=_t(i,t,l);return a?o(a.field,r(`impossible-${a.code}`,a.values)):""}var Z=class{constructor(t,e){this.patches=t;this.store=A({draft:bt(e),active:1,loose:"*"}),this.folded=this.laid(0),this.table=this.tableOf(this.folded),this.game=new jt(this,t),this.game.open()}patches;store;folded;table;hear=()=>{};game;watch(t){return this.hear=t,()=>{this.hear=()=>{}}}send(t){return t.type==="move"&&this.lay(t.move)?this.lieAnew():this.hear(oe()),!0}get draft(){return this.store.get().draft}get objection(){return nn(this.draft,this.patches)}get text(){return Pe(this.draft)}laid(t){let{draft:e,active:o}=this.store.get(),s=j([...Object.keys(this.patches)].join("")),i=k(s,null).split(" "),[l,a]=e.cells.map(lt),c=b=>b.includes("x")?"i0":"",d=e.cells.map((b,v)=>`0.${v}${c(b)}`),u=[l,a,...d,i[4],String(o),"-","r"].join(" "),m=["1","2"].map(b=>r("player-number",{number:b})),h=se({start:u,moves:[]},{names:m},this.patches),f=h&&Ct({...h.game,number:t},this.patches);if(f===null)throw new RangeError("this is no quilt");return f}tableOf(t){let{draft:e}=this.store.get(),o=qt(t,this.patches),[s]=o.options,l=[...e.ring].filter(a=>a in this.patches).map(a=>({...s,letter:a,move:null,available:!0}));return{...o,options:l}}lay(t){let{draft:e,active:o}=this.store.get(),s=t[0],i=s==="+"?[C(t.slice(1))??0]:Tt(this.patches[s],t.slice(1))?.spaces??[],l=e.cells[o-1];if(i.length===0||i.some(c=>l[c]!=="."))return!1;let a=s==="+"?this.store.get().loose:s;return this.paint((c,d)=>i.includes(d)?a:c),s!=="+"&&this.enter({ring:this.draft.ring.replace(s,"")}),!0}layLoose(t){this.store.dispatch({loose:t})}lift(t){let{draft:e,active:o}=this.store.get(),s=e.cells[o-1][t];if(s===".")return;let i=s==="*"||s==="x";this.paint((l,a)=>(i?a===t:l===s)?".":l),i||this.enter({ring:s+this.draft.ring}),this.lieAnew()}paint(t){let{draft:e,active:o}=this.store.get(),s=[...e.cells];s[o-1]=[...s[o-1]].map(t).join(""),this.store.dispatch({draft:{...e,cells:s}})}enter(t){this.store.dispatch({draft:{...this.draft,...t}})}change(t){this.enter(t),this.lieAnew()}turn(t){this.store.dispatch({active:t}),this.lieAnew()}begin(t){this.store.dispatch({draft:t,active:1}),this.lieAnew()}lieAnew(){this.folded=this.laid(this.table.number+1),this.table=this.tableOf(this.folded),this.hear({type:"table",table:this.table,happened:null})}close(){this.game.close()}};var sn={1:"first",2:"second","1+":"first-special","2+":"second-special","#1":"first-over","#2":"second-over"};function Te(n,t,e){let{draft:o,active:s}=n.store.get(),i=n.objection,l=o.solo?[1]:[1,2];return p`<main class="table screen editor" data-testid="editor">
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
<div class="editor-quilts">
${l.map(a=>p`<section
class=${s===a?"editor-side on":"editor-side"}
aria-label=${r("player-number",{number:String(a)})}
>
${o.solo?f:u`<button
${o.solo?g:p`<button
type="button"
data-testid=${`edit-${a}`}
aria-pressed=${s===a?"true":"false"}
@click=${()=>n.turn(a)}
>
${r("editor-quilt",{number:String(a)})}
</button>`}
${oe(te(n.game,t),a)}
</section>`)}
</div>
${nn(n,e)}
<p class=${i?"verdict no":"verdict yes"} role="status" data-testid="verdict">
${y(i?"cancel":"place")} ${i||r("editor-possible")}
</p>
${rn(n)}
</main>
${F(n,t)}`}function nn({game:n,patches:t,draft:e,store:o},s){let{placement:i}=n.state,{loose:l}=o.get(),a=[...e.ring].filter(d=>d in t),c=d=>()=>n.placement({type:"turn",how:d});return u`<section class="panel palette" aria-labelledby="palette-heading" data-keys>
${Kt(It(n.game,t),a)}
</section>`)}
</div>
${on(n,e)}
<p class=${i?"verdict no":"verdict yes"} role="status" data-testid="verdict">
${y(i?"cancel":"place")} ${i||r("editor-possible")}
</p>
${ln(n)}
</main>
${H(n,t)}`}function on({game:n,patches:t,draft:e,store:o},s){let{placement:i}=n.state,{loose:l}=o.get(),a=[...e.ring].filter(d=>d in t),c=d=>()=>n.placement({type:"turn",how:d});return p`<section class="panel palette" aria-labelledby="palette-heading" data-keys>
<div class="panel-head">
<h2 id="palette-heading">${r("editor-patches")}</h2>
<div class="steps">
${[L("left",r("rotate-left"),c("left")),L("right",r("rotate-right"),c("right")),L("flip",r("flip"),c("flip")),L("place",r("place"),()=>n.commit()),L("cancel",r("cancel"),()=>n.placement({type:"cancel"}))]}
</div>
</div>
<p class="small">${r("editor-how")}</p>
<div class="palette-row">
${sn.map(([d,p,m,h])=>{let g=r(h),b=i.letter==="+"&&l===d;return on({sign:d,shown:p,id:m,label:g,isOn:b},s)})}
${a.map(d=>u`<button
${rn.map(([d,u,m,h])=>{let f=r(h),b=i.letter==="+"&&l===d;return an({sign:d,shown:u,id:m,label:f,isOn:b},s)})}
${a.map(d=>p`<button
type="button"
class="palette-patch"
data-patch=${d}
data-testid=${`palette-${d}`}
title=${ot(t[d])}
aria-pressed=${i.letter===d?"true":"false"}
@click=${u=>s.choose(d,u.pointerType==="mouse")}
>
${R(d,t[d],Lt(i,d),!0)}<span
class="visually-hidden"
>${d}: ${ot(t[d])}</span
>
</button>`)}
</div>
</section>`}var sn=[["*","+","special","special-patch"],["x","?","unknown","editor-unknown"]];function on({sign:n,shown:t,id:e,label:o,isOn:s},i){return u`<button
</section>`}var rn=[["*","+","special","special-patch"],["x","?","unknown","editor-unknown"]];function an({sign:n,shown:t,id:e,label:o,isOn:s},i){return p`<button
type="button"
class="palette-patch"
data-testid=${`palette-${e}`}
title=${o}
aria-pressed=${s?"true":"false"}
@click=${()=>i.choose(n,!1)}
>
<b aria-hidden="true">${t}</b><span class="visually-hidden">${o}</span>
</button>`}function L(n,t,e){return p`<button
type="button"
class="quiet square"
aria-label=${t}
title=${t}
data-testid=${`edit-${n}`}
@click=${e}
>
${y(n)}
</button>`}function rn(n){let{draft:t}=n,e=s=>n.change(s),o=["1","2","1+","2+","#1","#2"].filter(s=>!t.solo||s!=="2+").map(s=>[s,r("editor-turn",{turn:en[s]})]);return u`<section class="panel editor-fields" aria-labelledby="fields-heading">
<h2 id="fields-heading">${r("editor-fields")}</h2>
<div class="field-grid">
${O("solo",r("editor-game"),t.solo?"solo":"duel",an(),s=>e(s==="solo"?dn(t):un(t)))}
${O("turn",r("editor-whose"),t.turn,o,s=>e({turn:s}))}
${pn(n)}
${O("tile",r("field-bonus"),t.tile,cn(t.solo),s=>e({tile:s}))}
${O("board",r("editor-board"),t.board,ln(),s=>e({board:s}))}
${M("ring",r("field-ring"),t.ring,s=>e({ring:Z(s)}),"wide")}
${t.solo?mn(t,e):f}
</div>
<p class="small"><code data-testid="position-text">${n.text}</code></p>
</section>`}function an(){return[["duel",r("editor-duel")],["solo",r("automa-alone")]]}function ln(){return[["r",r("board-revised")],["o",r("board-original")]]}function cn(n){return[["-",r("editor-nobody")],["1",r("player-number",{number:"1"})],["2",n?"Automa":r("player-number",{number:"2"})]]}function dn(n){return{...{buttons:[n.buttons[0],"0"]},solo:!0,turn:n.turn.replace("2+","2")}}function un(n){return{solo:!1,ring:n.ring+n.taken,taken:""}}function Z(n){return n.replace(/\s/g,"").slice(0,60)}function pn(n){let{draft:t}=n,e=[["buttons","editor-buttons"],["times","editor-time"],["incomes","editor-income"]],o=(s,i)=>s!=="incomes"||t.cells[i].includes("x");return[0,1].flatMap(s=>e.filter(([i])=>o(i,s)).map(([i,l])=>{let a=t.solo&&s===1?"Automa":r("player-number",{number:String(s+1)});return M(`${i}-${s+1}`,r(l,{name:a}),t[i][s],c=>{let d=[...t[i]];d[s]=c.replace(/\D/g,"").slice(0,i==="buttons"?4:2),n.change({[i]:d})},"number")}))}function mn(n,t){let e=[["normal",r("deck-normal")],["tactical",r("deck-tactical")]],o=["1","2","3","4","5"].map(s=>[s,r(`automa-name-${s}`)]);return[O("deck",r("editor-deck"),n.deck,e,s=>t({deck:s})),O("level",r("level"),n.level,o,s=>t({level:s})),M("taken",r("editor-taken"),n.taken,s=>t({taken:Z(s)}),"wide"),M("pile",r("field-pile"),n.pile,s=>t({pile:Z(s)}),"wide"),M("gone",r("field-gone"),n.gone,s=>t({gone:Z(s)}),"wide")]}function O(n,t,e,o,s){return u`<label>${t} ${D(`field-${n}`,o,e,s)}</label>`}function M(n,t,e,o,s){return u`<label class=${s}
</button>`}function ln(n){let{draft:t}=n,e=s=>n.change(s),o=["1","2","1+","2+","#1","#2"].filter(s=>!t.solo||s!=="2+").map(s=>[s,r("editor-turn",{turn:sn[s]})]);return p`<section class="panel editor-fields" aria-labelledby="fields-heading">
<h2 id="fields-heading">${r("editor-fields")}</h2>
<div class="field-grid">
${O("solo",r("editor-game"),t.solo?"solo":"duel",cn(),s=>e(s==="solo"?un(t):mn(t)))}
${O("turn",r("editor-whose"),t.turn,o,s=>e({turn:s}))}
${hn(n)}
${O("tile",r("field-bonus"),t.tile,pn(t.solo),s=>e({tile:s}))}
${O("board",r("editor-board"),t.board,dn(),s=>e({board:s}))}
${M("ring",r("field-ring"),t.ring,s=>e({ring:z(s)}),"wide")}
${t.solo?fn(t,e):g}
</div>
<p class="small"><code data-testid="position-text">${n.text}</code></p>
</section>`}function cn(){return[["duel",r("editor-duel")],["solo",r("automa-alone")]]}function dn(){return[["r",r("board-revised")],["o",r("board-original")]]}function pn(n){return[["-",r("editor-nobody")],["1",r("player-number",{number:"1"})],["2",n?"Automa":r("player-number",{number:"2"})]]}function un(n){return{...{buttons:[n.buttons[0],"0"]},solo:!0,turn:n.turn.replace("2+","2")}}function mn(n){return{solo:!1,ring:n.ring+n.taken,taken:""}}function z(n){return n.replace(/\s/g,"").slice(0,60)}function hn(n){let{draft:t}=n,e=[["buttons","editor-buttons"],["times","editor-time"],["incomes","editor-income"]],o=(s,i)=>s!=="incomes"||t.cells[i].includes("x");return[0,1].flatMap(s=>e.filter(([i])=>o(i,s)).map(([i,l])=>{let a=t.solo&&s===1?"Automa":r("player-number",{number:String(s+1)});return M(`${i}-${s+1}`,r(l,{name:a}),t[i][s],c=>{let d=[...t[i]];d[s]=c.replace(/\D/g,"").slice(0,i==="buttons"?4:2),n.change({[i]:d})},"number")}))}function fn(n,t){let e=[["normal",r("deck-normal")],["tactical",r("deck-tactical")]],o=["1","2","3","4","5"].map(s=>[s,r(`automa-name-${s}`)]);return[O("deck",r("editor-deck"),n.deck,e,s=>t({deck:s})),O("level",r("level"),n.level,o,s=>t({level:s})),M("taken",r("editor-taken"),n.taken,s=>t({taken:z(s)}),"wide"),M("pile",r("field-pile"),n.pile,s=>t({pile:z(s)}),"wide"),M("gone",r("field-gone"),n.gone,s=>t({gone:z(s)}),"wide")]}function O(n,t,e,o,s){return p`<label>${t} ${D(`field-${n}`,o,e,s)}</label>`}function M(n,t,e,o,s){return p`<label class=${s}
>${t}
<input
type="text"
spellcheck="false"
autocomplete="off"
inputmode=${s==="number"?"numeric":"text"}
data-testid=${`field-${n}`}
.value=${e}
@input=${i=>o(vt(i))}
/></label>`}function Te(n,t,{text:e,start:o,done:s,cancel:i}){let{root:l,shell:a}=n.place,c=new Y(t,e),{game:d}=c,p=$=>()=>{N(),$()},m={done:()=>c.objection||p(()=>s(c.text))(),cancel:p(i),empty:()=>c.begin(gt(o)),choose:($,w)=>{let{table:E}=d.state;if($==="*"||$==="x"){c.layLoose($);let X=Tt(E.players[E.turn-1].cells,"+",t);d.placement({type:"choose",choice:X})}else w?d.choose($):d.chooseShown($);d.focusQuilt()}},h=H(n,c),g=c.store.watch(n.changed),b=new AbortController,{signal:v}=b,S=!0,P=()=>S=d.state.placement.letter===null,z=({target:$})=>{let w=$ instanceof Element&&$.closest("[data-quilt=active] .cell");!w||!S||c.lift(W(w.id.slice(-2))??0)},J=$=>{if(!($.target instanceof Element&&$.target.closest("[data-quilt=active]"))||!["Delete","Backspace"].includes($.key))return;let[E,X]=d.state.placement.cursor;c.lift(E*9+X)};l.addEventListener("pointerdown",P,{signal:v,capture:!0}),l.addEventListener("click",z,{signal:v}),l.addEventListener("keydown",J,{signal:v});let N=()=>{b.abort(),g(),h()};return{middle:()=>f,view:()=>Pe(c,a,m),close:N}}var yo=le(async n=>{let t=await n.place.patches,e=p=>gn(p,t),{hash:o,search:s}=location,i=new URLSearchParams(s).get("at"),l=o.length>1?await fn(e,o):null,a=l?null:ue(kt(),t),c=l?.opened??a?.opened??Me(t),d=new U(t,c,{keep:St,read:e},i===null?null:Number(i));return a&&d.open(a.opened,a.path),l?.fault&&d.store.dispatch({fault:l.fault}),(o||s)&&history.replaceState(null,"",et("/analysis")),hn(n,d)});function hn(n,t){let{patches:e}=t,o=()=>l(Le(n,t,s)),s=()=>{i.close(),l(Te(n,e,{text:t.startText,start:Me(e).tree.text,done:a=>{t.open({tree:new lt(e,{start:a}),tags:{},isWhole:!0}),o()},cancel:o}))},i=Le(n,t,s),l=a=>{i=a,n.draw(),document.getElementById("turn-heading")?.focus({preventScroll:!0})};return n.middle=()=>i.middle(),n.until(()=>i.close()),()=>i.view()}async function fn(n,t){try{return{opened:await n(decodeURI(t)),fault:""}}catch(e){return e instanceof URIError?{opened:null,fault:r("analysis-bad-link")}:{opened:null,fault:e instanceof Error?e.message:String(e)}}}async function gn(n,t){let e=n.length>dt?null:await Kt(n,t);if(e?.isWhole||e&&n.length>tt)return e;if(n.length>tt)throw new Error(r("analysis-too-long"));if(/#t=/.test(n)){if(e)return e;throw new Error(r("analysis-bad-link"))}let{record:o,comment:s}=await $t(n),i=B(o,t);if(i===null)throw new Error(r("page-outdated"));return e??{...i,isWhole:i.isWhole&&s===null}}function Me(n){let t=Yt(n,o=>Math.floor(Math.random()*o));return{tree:new lt(n,{start:k(C(t),null)}),tags:{},isWhole:!0}}function Le(n,t,e){let{board:o}=t,{shell:s}=n.place,i=new K({ask:(p,m)=>ae(p,t.patches,m),...yt,keep:At},Et()),l=bn(t,i),a=yn(t,l,e),c=()=>{let{stage:p,position:m,points:h}=o.table;i.look(p==="over"?null:m,h),l(null)},d=[t.store.watch(()=>{c(),n.changed()}),i.store.watch(()=>{l(null),n.changed()}),$n(t,i),()=>i.stop(),H(n,o)];return c(),{middle:()=>ke(a),view:()=>we(t,i,s,a),close:()=>{for(let p of d)p()}}}function bn(n,t){let e=null,o="";return s=>{e=s;let{answer:i,isOn:l}=t.state,a=l&&i?i.lines:[],c=a.some(m=>m.move===e),d=a.flatMap((m,h)=>{let g=String(h+1);return m.move===e||!c&&h===0?[{move:m.move,label:g,kind:"line"}]:[]}),p=JSON.stringify([n.board.text,d]);p!==o&&(o=p,n.board.suggest(d))}}function $n(n,t){let e=new AbortController,{signal:o}=e,s=a=>{let{target:c,key:d,shiftKey:p}=a;_t(a)||p||c instanceof Element&&c.closest(".quilt")||n.step(d)&&a.preventDefault()},i=a=>{let{target:c}=a;c instanceof Element&&c.closest(".notebook")&&(s(a),a.defaultPrevented&&a.stopPropagation())},l=()=>t.hide(document.hidden);return window.addEventListener("keydown",i,{capture:!0,signal:o}),window.addEventListener("keydown",s,{signal:o}),window.addEventListener("online",()=>t.again(),{signal:o}),document.addEventListener("visibilitychange",l,{signal:o}),l(),()=>e.abort()}function yn(n,t,e){return{lines:{point:t,play:o=>n.playLine(o)},tree:{show:o=>n.show(o),step:o=>{n.step(o)},promote:()=>n.promote(),remove:()=>n.remove(),mark:o=>n.mark(o),comment:()=>vn(n)},setUp:e,open:()=>wn(n),copy:async()=>{let o=`${location.origin}${et(await n.link())}`;n.store.dispatch({said:await ne(o)})},save:()=>ee(n.record)}}function vn(n){st("comment","comment-heading",t=>{let e=o=>{t.close(),n.comment(o)};nt(Ee(n.state.node.comment,e,()=>t.close()),t)})}function wn(n){st("open","open-heading",t=>{let e=s=>{t.close(),n.read(s)};nt(Se(e,async s=>e(await s.slice(0,dt+1).text()),()=>t.close(),n.startText),t)})}export{yo as openAnalysisPage};
@input=${i=>o(wt(i))}
/></label>`}function Le(n,t,{text:e,start:o,done:s,cancel:i}){let{root:l,shell:a}=n.place,c=new Z(t,e),{game:d}=c,u=$=>()=>{N(),$()},m={done:()=>c.objection||u(()=>s(c.text))(),cancel:u(i),empty:()=>c.begin(bt(o)),choose:($,w)=>{let{table:E}=d.state;if($==="*"||$==="x"){c.layLoose($);let tt=Lt(E.players[E.turn-1].cells,"+",t);d.placement({type:"choose",choice:tt})}else w?d.choose($):d.chooseShown($);q(l)}},h=U(n,c),f=c.store.watch(n.changed),b=new AbortController,{signal:v}=b,S=!0,P=()=>S=d.state.placement.letter===null,J=({target:$})=>{let w=$ instanceof Element&&$.closest("[data-quilt=active] .cell");!w||!S||c.lift(C(w.id.slice(-2))??0)},X=$=>{if(!($.target instanceof Element&&$.target.closest("[data-quilt=active]"))||!["Delete","Backspace"].includes($.key))return;let[E,tt]=d.state.placement.cursor;c.lift(E*9+tt)};l.addEventListener("pointerdown",P,{signal:v,capture:!0}),l.addEventListener("click",J,{signal:v}),l.addEventListener("keydown",X,{signal:v});let N=()=>{b.abort(),f(),h()};return{middle:()=>g,view:()=>Te(c,a,m),close:N}}var So=ce(async n=>{let t=await n.place.patches,e=u=>$n(u,t),{hash:o,search:s}=location,i=new URLSearchParams(s).get("at"),l=o.length>1?await bn(e,o):null,a=l?null:ue(St(),t),c=l?.opened??a?.opened??Ne(t),d=new K(t,c,{keep:Et,read:e},i===null?null:Number(i));return a&&d.open(a.opened,a.path),l?.fault&&d.store.dispatch({fault:l.fault}),(o||s)&&history.replaceState(null,"",nt("/analysis")),gn(n,d)});function gn(n,t){let{patches:e}=t,o=()=>l(Me(n,t,s)),s=()=>{i.close(),l(Le(n,e,{text:t.startText,start:Ne(e).tree.text,done:a=>{t.open({tree:new ct(e,{start:a}),tags:{},isWhole:!0}),o()},cancel:o}))},i=Me(n,t,s),l=a=>{i=a,n.draw(),document.getElementById("turn-heading")?.focus({preventScroll:!0})};return n.middle=()=>i.middle(),n.until(()=>i.close()),()=>i.view()}async function bn(n,t){try{return{opened:await n(decodeURI(t)),fault:""}}catch(e){return e instanceof URIError?{opened:null,fault:r("analysis-bad-link")}:{opened:null,fault:e instanceof Error?e.message:String(e)}}}async function $n(n,t){let e=n.length>pt?null:await ee(n,t);if(e?.isWhole||e&&n.length>et)return e;if(n.length>et)throw new Error(r("analysis-too-long"));if(/#t=/.test(n)){if(e)return e;throw new Error(r("analysis-bad-link"))}let{record:o,comment:s}=await vt(n),i=F(o,t);if(i===null)throw new Error(r("page-outdated"));return e??{...i,isWhole:i.isWhole&&s===null}}function Ne(n){let t=ne(n,o=>Math.floor(Math.random()*o));return{tree:new ct(n,{start:k(j(t),null)}),tags:{},isWhole:!0}}function Me(n,t,e){let{board:o}=t,{root:s,shell:i}=n.place,l=new G({ask:(m,h)=>le(m,t.patches,h),...$t,keep:xt},At()),a=yn(t,l),c=wn(s,t,a,e),d=()=>{let{stage:m,position:h,points:f}=o.table;l.look(m==="over"?null:h,f),a(null)},u=[t.store.watch(()=>{d(),n.changed()}),l.store.watch(()=>{a(null),n.changed()}),vn(t,l),()=>l.stop(),U(n,o)];return d(),{middle:()=>Se(c),view:()=>ke(t,l,i,c),close:()=>{for(let m of u)m()}}}function yn(n,t){let e=null,o="";return s=>{e=s;let{answer:i,isOn:l}=t.state,a=l&&i?i.lines:[],c=a.some(m=>m.move===e),d=a.flatMap((m,h)=>{let f=String(h+1);return m.move===e||!c&&h===0?[{move:m.move,label:f,kind:"line"}]:[]}),u=JSON.stringify([n.board.text,d]);u!==o&&(o=u,n.board.suggest(d))}}function vn(n,t){let e=new AbortController,{signal:o}=e,s=a=>{let{target:c,key:d,shiftKey:u}=a;Nt(a)||u||c instanceof Element&&c.closest(".quilt")||n.step(d)&&a.preventDefault()},i=a=>{let{target:c}=a;c instanceof Element&&c.closest(".notebook")&&(s(a),a.defaultPrevented&&a.stopPropagation())},l=()=>t.hide(document.hidden);return window.addEventListener("keydown",i,{capture:!0,signal:o}),window.addEventListener("keydown",s,{signal:o}),window.addEventListener("online",()=>t.again(),{signal:o}),document.addEventListener("visibilitychange",l,{signal:o}),l(),()=>e.abort()}function wn(n,t,e,o){return{focusQuilt:()=>q(n),lines:{point:e,play:s=>t.playLine(s)},tree:{show:s=>t.show(s),step:s=>{t.step(s)},promote:()=>t.promote(),remove:()=>t.remove(),mark:s=>t.mark(s),comment:()=>kn(t)},setUp:o,open:()=>Sn(t),copy:async()=>{let s=`${location.origin}${nt(await t.link())}`;t.store.dispatch({said:await Ft(s)})},save:()=>Bt(t.record)}}function kn(n){ot("comment","comment-heading",t=>{let e=o=>{t.close(),n.comment(o)};st(Ae(n.state.node.comment,e,()=>t.close()),t)})}function Sn(n){ot("open","open-heading",t=>{let e=s=>{t.close(),n.read(s)};st(Ee(e,async s=>e(await s.slice(0,pt+1).text()),()=>t.close(),n.startText),t)})}export{So as openAnalysisPage,De as table};
