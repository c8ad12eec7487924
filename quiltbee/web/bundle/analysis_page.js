import{a as _t,b as te,d as dt,f as B}from"./reader.js";import{d as ut}from"./controls.js";import{a as oe,b as ie,c as re,d as F,e as H}from"./board.js";import"./result.js";import{a as Gt,b as lt,c as T,e as j,f as Vt,g as I,h as Qt,i as Yt,j as ct,k as Zt,n as zt,o as Jt,p as Xt}from"./tree.js";import{b as ee,c as ne,e as se}from"./local_source.js";import{m as ae}from"./here_page.js";import{h as Kt}from"./automa_cards.js";import{C as Ht,G as Ut,J as Ne,c as Mt,k as Ct,l as jt,n as It,o as Bt,w as Ft}from"./table.js";import{$ as vt,Bb as ot,Be as le,Cd as Rt,Ce as ce,E as $t,Eb as it,Ed as qt,F as yt,Fb as rt,G as u,Gb as xt,I as f,J as nt,K as st,Kb as q,Mb as Ot,Pd as Wt,_ as y,aa as wt,da as D,e as tt,fd as C,hb as R,k as r,oc as Pt,qc as W,s as et,sc as Tt,tc as Lt,u as A,ud as Nt,wa as kt,wd as Dt,xa as St,xd as k,ya as Et,yd as at,z as bt,za as At}from"./page.js";var De=new Set(["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"]),U=class{constructor(t,e,o,s=null){this.patches=t;this.outside=o;let{tree:i,tags:l,isWhole:a}=e,c=[i.root,...T(j(i.root))],d=s===null?c[c.length-1]:c[s]??i.root,p=a?"":r("analysis-not-whole"),m={tree:i,tags:l,node:d,change:0,said:"",fault:p};this.store=A(m),this.board=new oe(t,this.courseTo(d),this.sitting(),{onMove:(h,g)=>this.moved(h,g),onUndo:()=>this.show(this.state.node.parent??this.state.node),objection:()=>I(this.state.node)>=Gt?r("analysis-too-deep"):null})}patches;outside;store;board;get state(){return this.store.get()}courseTo(t){let{tree:e,tags:o}=this.state;return{...e.courseTo(t),points:Rt(o)}}sitting(){let{Player1:t="?",Player2:e="?"}=this.state.tags,o=(s,i)=>s&&s!=="?"?s:r("player-number",{number:i});return{names:[o(t,"1"),o(e,"2")]}}moved(t,e){let{tree:o,node:s}=this.state,i=e.local.message.automa?.turns.at(-1)??null,l=o.add(s,t,t.startsWith("A:")?i:null);l&&this.changed({node:l})}changed(t={}){let{change:e}=this.state;this.store.dispatch({...t,change:e+1,said:"",fault:""}),this.keep()}keep(){this.outside.keep({record:this.record,path:this.path})}get path(){return T(this.state.node).map(t=>t.parent?.children.indexOf(t)??0)}get record(){return zt(this.state.tree,this.state.tags)}get text(){return this.board.text}async link(){return`/analysis${await Xt(this.state.tree,this.state.tags)}`}show(t){let e=this.courseTo(t);de(e)!==de(this.board.course)&&this.board.show(e,this.sitting()),this.store.dispatch({node:t,said:"",fault:""}),this.keep()}step(t){if(!De.has(t))return!1;let{node:e,tree:o}=this.state,{parent:s}=e,i=s?.children??[],l=i.indexOf(e),c={ArrowLeft:s,ArrowRight:e.children[0],ArrowUp:i[l-1],ArrowDown:i[l+1],Home:o.root,End:j(e)}[t];return c&&c!==e&&this.show(c),!0}playLine(t){for(let e of t)if(!this.board.play(e))return}turn(t){let{tree:e,node:o}=this.state,s=e.turnWith(o,t),i=s&&e.add(o,`A:${s.taken??"pass"}`,s);i&&(this.changed(),this.show(i))}promote(){Qt(this.state.node)&&(this.state.tree.settle(),this.changed())}remove(){let{node:t}=this.state;if(t.parent===null)return;let e=Yt(t);this.state.tree.settle(),this.changed(),e&&this.show(e)}comment(t){this.state.node.comment=Jt(t),this.changed()}mark(t){this.state.node.parent!==null&&(Zt(this.state.node,t),this.changed())}open({tree:t,tags:e,isWhole:o},s){this.store.dispatch({tree:t,tags:e});let i=s?Re(t,s):j(t.root);this.board.show(this.courseTo(i),this.sitting()),this.store.dispatch({node:i,change:this.state.change+1,said:"",fault:""}),o||this.store.dispatch({fault:r("analysis-not-whole")}),this.keep()}async read(t){if(!t.trim())return this.store.dispatch({fault:r("analysis-nothing")});try{this.open(await this.outside.read(t))}catch(e){let o=e instanceof Error?e.message:String(e);this.store.dispatch({fault:o})}}get startText(){let{position:t}=this.state.node,e=this.board.local.shuffles;if(t.automa===null||e===null)return k(t,null);let o=this.board.local.message.automa?.turns??[];return k(t,Kt(e,o))}};function de({moves:n,turns:t=[]}){return[...n,...t.map(({card:e})=>e.number)].join()}function Re(n,t){let e=n.root;for(let o of t)e=e.children[o]??e;return e}function ue(n,t){let e=n&&B(n.record,t);return e&&{opened:e,path:n.path}}function pe(n){let t=new Map;for(let e of n){if(e===null)continue;let{taken:o,stop:s,income:i,card:l}=e,a=[o,s,i].join(),c=t.get(a)??{move:`A:${o??"pass"}`,stop:s,income:i,cards:[]};t.set(a,{...c,cards:[...c.cards,l.number]})}return[...t.values()].sort((e,o)=>o.cards.length-e.cards.length)}function me(n,t){let e=t.flatMap(({card:o,margin:s})=>n.includes(o)&&s!==null?[s]:[]);return e.length<n.length?null:e.reduce((o,s)=>o+s,0)/n.length}var pt=5,qe=150,We=300,K=class{constructor(t,{isOn:e,lines:o}){this.outside=t;let s={status:"idle",isOn:e,lines:o,answer:null,sentence:""};this.store=A(s)}outside;store;position=null;points=0;isHidden=!1;asking=null;timer=0;known=new Map;get state(){return this.store.get()}look(t,e=0){t===this.position&&e===this.points||(this.position=t,this.points=e,this.begin())}hide(t){t!==this.isHidden&&(this.isHidden=t,this.begin())}turn(t){this.tell({isOn:t}),this.outside.keep({isOn:t,lines:this.state.lines}),this.begin()}want(t){this.tell({lines:Math.max(1,Math.min(pt,t))}),this.outside.keep({isOn:this.state.isOn,lines:this.state.lines}),this.begin()}again(){this.state.status==="refused"&&this.begin()}stop(){this.asking?.abort(),this.asking=null,this.outside.forget(this.timer)}begin(){this.stop();let{isOn:t,lines:e}=this.state;if(!t)return this.tell({status:"off",answer:null,sentence:""});if(this.position===null)return this.tell({status:"idle",answer:null,sentence:""});let o=this.known.get(this.key)??null,s={answer:o,sentence:""};if(o?.final)return this.tell({...s,status:"done"});if(this.isHidden)return this.tell({...s,status:"paused"});this.tell({...s,status:"asking"});let{signal:i}=this.asking=new AbortController,l={position:this.position,points:this.points,lines:e};this.timer=this.outside.later(()=>this.follow(l,i),qe)}get key(){return`${this.state.lines} ${this.points} ${this.position}`}async follow(t,e){let{key:o}=this;try{for await(let s of this.outside.ask(t,e)){if(e.aborted)return;this.take(o,s)}}catch(s){if(e.aborted)return;if(s instanceof bt)this.tell({status:"refused",sentence:s.message,answer:null});else throw s}}take(t,e){this.known.delete(t),this.known.set(t,e);let[o]=this.known.keys();this.known.size>We&&this.known.delete(o),this.tell({status:e.final?"done":"thinking",answer:e})}tell(t){this.store.dispatch(t)}};var Ce={first:"Home",back:"ArrowLeft",forward:"ArrowRight",last:"End"},je=4;function fe(n,t,e,o){return u`<section class="panel tree" aria-labelledby="moves-heading">
<div class="panel-head">
<h2 id="moves-heading">${r("moves")}</h2>
${Ie(t,o)}
import{a as Ct,b as Gt,d as ut,f as H}from"./reader.js";import{d as mt}from"./controls.js";import{a as te,b as ae,c as le,d as U,e as K}from"./board.js";import"./result.js";import{c as de}from"./page_kit.js";import{a as It,b as dt,c as M,e as B,f as jt,g as F,h as Bt,i as Ft,j as pt,k as Ht,n as Ut,o as Kt,p as _t}from"./tree.js";import{b as zt,c as Jt,e as Xt}from"./local_source.js";import{m as ce}from"./here_page.js";import{h as Wt}from"./automa_cards.js";import{Aa as xt,Ba as Ot,Bb as Tt,D as vt,E as wt,F as p,H as f,Hc as Dt,I as ot,Id as ee,J as it,Jc as Rt,Kc as S,Kd as ne,Lc as ct,Od as se,Pc as qt,Pd as oe,Sb as Lt,Ub as I,Vb as Mt,Vc as Vt,Wb as Nt,Xd as ie,Y as k,Z as O,_ as y,ab as W,ae as re,ba as kt,be as pe,ca as St,d as nt,fa as q,j as r,pd as Qt,r as st,rb as rt,sd as Yt,t as x,ub as at,uc as j,vb as lt,wb as Pt,y as yt,ya as Et,za as At,zb as C,zd as Zt}from"./page.js";var Re=new Set(["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"]),_=class{constructor(t,e,o,s=null){this.patches=t;this.outside=o;let{tree:i,tags:l,isWhole:a}=e,c=[i.root,...M(B(i.root))],d=s===null?c[c.length-1]:c[s]??i.root,u=a?"":r("analysis-not-whole"),m={tree:i,tags:l,node:d,change:0,said:"",fault:u};this.store=x(m),this.board=new te(t,this.courseTo(d),this.sitting(),{onMove:(h,g)=>this.moved(h,g),onUndo:()=>this.show(this.state.node.parent??this.state.node),objection:()=>F(this.state.node)>=It?r("analysis-too-deep"):null})}patches;outside;store;board;get state(){return this.store.get()}courseTo(t){let{tree:e,tags:o}=this.state;return{...e.courseTo(t),points:qt(o)}}sitting(){let{Player1:t="?",Player2:e="?"}=this.state.tags,o=(s,i)=>s&&s!=="?"?s:r("player-number",{number:i});return{names:[o(t,"1"),o(e,"2")]}}moved(t,e){let{tree:o,node:s}=this.state,i=e.local.message.automa?.turns.at(-1)??null,l=o.add(s,t,t.startsWith("A:")?i:null);l&&this.changed({node:l})}changed(t={}){let{change:e}=this.state;this.store.dispatch({...t,change:e+1,said:"",fault:""}),this.keep()}keep(){this.outside.keep({record:this.record,path:this.path})}get path(){return M(this.state.node).map(t=>t.parent?.children.indexOf(t)??0)}get record(){return Ut(this.state.tree,this.state.tags)}get text(){return this.board.text}async link(){return`/analysis${await _t(this.state.tree,this.state.tags)}`}show(t){let e=this.courseTo(t);ue(e)!==ue(this.board.course)&&this.board.show(e,this.sitting()),this.store.dispatch({node:t,said:"",fault:""}),this.keep()}step(t){if(!Re.has(t))return!1;let{node:e,tree:o}=this.state,{parent:s}=e,i=s?.children??[],l=i.indexOf(e),c={ArrowLeft:s,ArrowRight:e.children[0],ArrowUp:i[l-1],ArrowDown:i[l+1],Home:o.root,End:B(e)}[t];return c&&c!==e&&this.show(c),!0}playLine(t){for(let e of t)if(!this.board.play(e))return}turn(t){let{tree:e,node:o}=this.state,s=e.turnWith(o,t),i=s&&e.add(o,`A:${s.taken??"pass"}`,s);i&&(this.changed(),this.show(i))}promote(){Bt(this.state.node)&&(this.state.tree.settle(),this.changed())}remove(){let{node:t}=this.state;if(t.parent===null)return;let e=Ft(t);this.state.tree.settle(),this.changed(),e&&this.show(e)}comment(t){this.state.node.comment=Kt(t),this.changed()}mark(t){this.state.node.parent!==null&&(Ht(this.state.node,t),this.changed())}open({tree:t,tags:e,isWhole:o},s){this.store.dispatch({tree:t,tags:e});let i=s?qe(t,s):B(t.root);this.board.show(this.courseTo(i),this.sitting()),this.store.dispatch({node:i,change:this.state.change+1,said:"",fault:""}),o||this.store.dispatch({fault:r("analysis-not-whole")}),this.keep()}async read(t){if(!t.trim())return this.store.dispatch({fault:r("analysis-nothing")});try{this.open(await this.outside.read(t))}catch(e){let o=e instanceof Error?e.message:String(e);this.store.dispatch({fault:o})}}get startText(){let{position:t}=this.state.node,e=this.board.local.shuffles;if(t.automa===null||e===null)return S(t,null);let o=this.board.local.message.automa?.turns??[];return S(t,Wt(e,o))}};function ue({moves:n,turns:t=[]}){return[...n,...t.map(({card:e})=>e.number)].join()}function qe(n,t){let e=n.root;for(let o of t)e=e.children[o]??e;return e}function me(n,t){let e=n&&H(n.record,t);return e&&{opened:e,path:n.path}}function he(n){let t=new Map;for(let e of n){if(e===null)continue;let{taken:o,stop:s,income:i,card:l}=e,a=[o,s,i].join(),c=t.get(a)??{move:`A:${o??"pass"}`,stop:s,income:i,cards:[]};t.set(a,{...c,cards:[...c.cards,l.number]})}return[...t.values()].sort((e,o)=>o.cards.length-e.cards.length)}function fe(n,t){let e=t.flatMap(({card:o,margin:s})=>n.includes(o)&&s!==null?[s]:[]);return e.length<n.length?null:e.reduce((o,s)=>o+s,0)/n.length}var ht=5,We=150,Ce=300,G=class{constructor(t,{isOn:e,lines:o}){this.outside=t;let s={status:"idle",isOn:e,lines:o,answer:null,sentence:""};this.store=x(s)}outside;store;position=null;points=0;isHidden=!1;asking=null;timer=0;known=new Map;get state(){return this.store.get()}look(t,e=0){t===this.position&&e===this.points||(this.position=t,this.points=e,this.begin())}hide(t){t!==this.isHidden&&(this.isHidden=t,this.begin())}turn(t){this.tell({isOn:t}),this.outside.keep({isOn:t,lines:this.state.lines}),this.begin()}want(t){this.tell({lines:Math.max(1,Math.min(ht,t))}),this.outside.keep({isOn:this.state.isOn,lines:this.state.lines}),this.begin()}again(){this.state.status==="refused"&&this.begin()}stop(){this.asking?.abort(),this.asking=null,this.outside.forget(this.timer)}begin(){this.stop();let{isOn:t,lines:e}=this.state;if(!t)return this.tell({status:"off",answer:null,sentence:""});if(this.position===null)return this.tell({status:"idle",answer:null,sentence:""});let o=this.known.get(this.key)??null,s={answer:o,sentence:""};if(o?.final)return this.tell({...s,status:"done"});if(this.isHidden)return this.tell({...s,status:"paused"});this.tell({...s,status:"asking"});let{signal:i}=this.asking=new AbortController,l={position:this.position,points:this.points,lines:e};this.timer=this.outside.later(()=>this.follow(l,i),We)}get key(){return`${this.state.lines} ${this.points} ${this.position}`}async follow(t,e){let{key:o}=this;try{for await(let s of this.outside.ask(t,e)){if(e.aborted)return;this.take(o,s)}}catch(s){if(e.aborted)return;if(s instanceof yt)this.tell({status:"refused",sentence:s.message,answer:null});else throw s}}take(t,e){this.known.delete(t),this.known.set(t,e);let[o]=this.known.keys();this.known.size>Ce&&this.known.delete(o),this.tell({status:e.final?"done":"thinking",answer:e})}tell(t){this.store.dispatch(t)}};var Ie={first:"Home",back:"ArrowLeft",forward:"ArrowRight",last:"End"},je=4;function be(n,t,e,o){return p`<section class="panel tree" aria-labelledby="moves-heading">
import{a as Wt,b as Gt,d as ut,f as H}from"./reader.js";import{d as mt}from"./controls.js";import{a as te,b as ae,c as le,d as U,e as K}from"./board.js";import"./result.js";import{c as de}from"./page_kit.js";import{a as It,b as dt,c as M,e as B,f as jt,g as F,h as Bt,i as Ft,j as pt,k as Ht,n as Ut,o as Kt,p as _t}from"./tree.js";import{b as zt,c as Jt,e as Xt}from"./local_source.js";import{m as ce}from"./here_page.js";import{h as Ct}from"./automa_cards.js";import{Aa as xt,Ba as Ot,Bb as Tt,D as vt,E as wt,F as p,H as f,Hc as Dt,I as ot,Id as ee,J as it,Jc as Rt,Kc as S,Kd as ne,Lc as ct,Od as se,Pc as qt,Pd as oe,Sb as Lt,Ub as I,Vb as Mt,Vc as Vt,Wb as Nt,Xd as ie,Y as k,Z as O,_ as y,ab as C,ae as re,ba as kt,be as pe,ca as St,d as nt,fa as q,j as r,pd as Qt,r as st,rb as rt,sd as Yt,t as x,ub as at,uc as j,vb as lt,wb as Pt,y as yt,ya as Et,za as At,zb as W,zd as Zt}from"./page.js";var Re=new Set(["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"]),_=class{constructor(t,e,o,s=null){this.patches=t;this.outside=o;let{tree:i,tags:l,isWhole:a}=e,c=[i.root,...M(B(i.root))],d=s===null?c[c.length-1]:c[s]??i.root,u=a?"":r("analysis-not-whole"),m={tree:i,tags:l,node:d,change:0,outcome:"",fault:u};this.store=x(m),this.board=new te(t,this.courseTo(d),this.sitting(),{onMove:(h,g)=>this.moved(h,g),onUndo:()=>this.show(this.state.node.parent??this.state.node),objection:()=>F(this.state.node)>=It?r("analysis-too-deep"):null})}patches;outside;store;board;get state(){return this.store.get()}courseTo(t){let{tree:e,tags:o}=this.state;return{...e.courseTo(t),points:qt(o)}}sitting(){let{Player1:t="?",Player2:e="?"}=this.state.tags,o=(s,i)=>s&&s!=="?"?s:r("player-number",{number:i});return{names:[o(t,"1"),o(e,"2")]}}moved(t,e){let{tree:o,node:s}=this.state,i=e.local.message.automa?.turns.at(-1)??null,l=o.add(s,t,t.startsWith("A:")?i:null);l&&this.changed({node:l})}changed(t={}){let{change:e}=this.state;this.store.dispatch({...t,change:e+1,outcome:"",fault:""}),this.keep()}keep(){this.outside.keep({record:this.record,path:this.path})}get path(){return M(this.state.node).map(t=>t.parent?.children.indexOf(t)??0)}get record(){return Ut(this.state.tree,this.state.tags)}get text(){return this.board.text}async link(){return`/analysis${await _t(this.state.tree,this.state.tags)}`}show(t){let e=this.courseTo(t);ue(e)!==ue(this.board.course)&&this.board.show(e,this.sitting()),this.store.dispatch({node:t,outcome:"",fault:""}),this.keep()}step(t){if(!Re.has(t))return!1;let{node:e,tree:o}=this.state,{parent:s}=e,i=s?.children??[],l=i.indexOf(e),c={ArrowLeft:s,ArrowRight:e.children[0],ArrowUp:i[l-1],ArrowDown:i[l+1],Home:o.root,End:B(e)}[t];return c&&c!==e&&this.show(c),!0}playLine(t){for(let e of t)if(!this.board.play(e))return}turn(t){let{tree:e,node:o}=this.state,s=e.turnWith(o,t),i=s&&e.add(o,`A:${s.taken??"pass"}`,s);i&&(this.changed(),this.show(i))}promote(){Bt(this.state.node)&&(this.state.tree.settle(),this.changed())}remove(){let{node:t}=this.state;if(t.parent===null)return;let e=Ft(t);this.state.tree.settle(),this.changed(),e&&this.show(e)}comment(t){this.state.node.comment=Kt(t),this.changed()}mark(t){this.state.node.parent!==null&&(Ht(this.state.node,t),this.changed())}open({tree:t,tags:e,isWhole:o},s){this.store.dispatch({tree:t,tags:e});let i=s?qe(t,s):B(t.root);this.board.show(this.courseTo(i),this.sitting()),this.store.dispatch({node:i,change:this.state.change+1,outcome:"",fault:""}),o||this.store.dispatch({fault:r("analysis-not-whole")}),this.keep()}async read(t){if(!t.trim())return this.store.dispatch({fault:r("analysis-nothing")});try{this.open(await this.outside.read(t))}catch(e){let o=e instanceof Error?e.message:String(e);this.store.dispatch({fault:o})}}get startText(){let{position:t}=this.state.node,e=this.board.local.shuffles;if(t.automa===null||e===null)return S(t,null);let o=this.board.local.message.automa?.turns??[];return S(t,Ct(e,o))}};function ue({moves:n,turns:t=[]}){return[...n,...t.map(({card:e})=>e.number)].join()}function qe(n,t){let e=n.root;for(let o of t)e=e.children[o]??e;return e}function me(n,t){let e=n&&H(n.record,t);return e&&{opened:e,path:n.path}}function he(n){let t=new Map;for(let e of n){if(e===null)continue;let{taken:o,stop:s,income:i,card:l}=e,a=[o,s,i].join(),c=t.get(a)??{move:`A:${o??"pass"}`,stop:s,income:i,cards:[]};t.set(a,{...c,cards:[...c.cards,l.number]})}return[...t.values()].sort((e,o)=>o.cards.length-e.cards.length)}function fe(n,t){let e=t.flatMap(({card:o,margin:s})=>n.includes(o)&&s!==null?[s]:[]);return e.length<n.length?null:e.reduce((o,s)=>o+s,0)/n.length}var ht=5,Ce=150,We=300,G=class{constructor(t,{isOn:e,lines:o}){this.outside=t;let s={status:"idle",isOn:e,lines:o,answer:null,sentence:""};this.store=x(s)}outside;store;position=null;points=0;isHidden=!1;asking=null;timer=0;known=new Map;get state(){return this.store.get()}look(t,e=0){t===this.position&&e===this.points||(this.position=t,this.points=e,this.begin())}hide(t){t!==this.isHidden&&(this.isHidden=t,this.begin())}turn(t){this.update({isOn:t}),this.outside.keep({isOn:t,lines:this.state.lines}),this.begin()}want(t){this.update({lines:Math.max(1,Math.min(ht,t))}),this.outside.keep({isOn:this.state.isOn,lines:this.state.lines}),this.begin()}again(){this.state.status==="refused"&&this.begin()}stop(){this.asking?.abort(),this.asking=null,this.outside.forget(this.timer)}begin(){this.stop();let{isOn:t,lines:e}=this.state;if(!t)return this.update({status:"off",answer:null,sentence:""});if(this.position===null)return this.update({status:"idle",answer:null,sentence:""});let o=this.known.get(this.key)??null,s={answer:o,sentence:""};if(o?.final)return this.update({...s,status:"done"});if(this.isHidden)return this.update({...s,status:"paused"});this.update({...s,status:"asking"});let{signal:i}=this.asking=new AbortController,l={position:this.position,points:this.points,lines:e};this.timer=this.outside.later(()=>this.follow(l,i),Ce)}get key(){return`${this.state.lines} ${this.points} ${this.position}`}async follow(t,e){let{key:o}=this;try{for await(let s of this.outside.ask(t,e)){if(e.aborted)return;this.take(o,s)}}catch(s){if(e.aborted)return;if(s instanceof yt)this.update({status:"refused",sentence:s.message,answer:null});else throw s}}take(t,e){this.known.delete(t),this.known.set(t,e);let[o]=this.known.keys();this.known.size>We&&this.known.delete(o),this.update({status:e.final?"done":"thinking",answer:e})}update(t){this.store.dispatch(t)}};var Ie={first:"Home",back:"ArrowLeft",forward:"ArrowRight",last:"End"},je=4;function be(n,t,e,o){return p`<section class="panel tree" aria-labelledby="moves-heading">
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
${n.root.comment?p`<p class="comment">${n.root.comment}</p>`:f}
${n.root.children.length>0?$e(n.root,t,e,o):p`<p class="small">${r("analysis-no-move")}</p>`}
</div>
${Fe(t,o)}
</section>`}function Ie(n,t){let e=n.parent===null,o=n.children.length===0;return Ft(s=>s==="first"||s==="back"?e:o,s=>t.step(Ce[s]))}function ge(n,t,e,o,s=null){let i=[],l=[],a=()=>{l.length>0&&i.push(u`<div class="run">${l}</div>`),l=[]};s?.before&&l.push(u`<span class="comment">${s.before}</span>`),s&&l.push(he(s,t,e,o));for(let c=s??n;c.children.length>0;[c]=c.children){let[d,...p]=c.children;l.push(he(d,t,e,o)),p.length!==0&&(a(),i.push(u`<ul>
${p.map(m=>u`<li class=${I(m)>je?"flat":""}>
${ge(m,t,e,o,m)}
${He(t,o)}
</section>`}function Be(n,t){let e=n.parent===null,o=n.children.length===0;return ee(s=>s==="first"||s==="back"?e:o,s=>t.step(Ie[s]))}function $e(n,t,e,o,s=null){let i=[],l=[],a=()=>{l.length>0&&i.push(p`<div class="run">${l}</div>`),l=[]};s?.before&&l.push(p`<span class="comment">${s.before}</span>`),s&&l.push(ge(s,t,e,o));for(let c=s??n;c.children.length>0;[c]=c.children){let[d,...u]=c.children;l.push(ge(d,t,e,o)),u.length!==0&&(a(),i.push(p`<ul>
${u.map(m=>p`<li class=${F(m)>je?"flat":""}>
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
<span class="number" aria-hidden="true">${p}</span>${x(s,e)}${i?u`<i class="card" aria-hidden="true">${i.card.number}</i>`:f}<span class="visually-hidden">${g}</span
>${m?u`<b class="sign" aria-hidden="true">${m}</b>`:f}
</button>
${a?u`<span class="comment" data-testid="comment">${a}</span>`:f}`}function x(n,t){let e=n.startsWith("A:")?n.slice(2):n;if(e==="pass")return u`<span class="move-art" aria-hidden="true">${y("pass")}</span>`;let o=e[0],s=e.slice(-2),i=n.startsWith("A:");return u`<span class="move-art" aria-hidden="true"
>${o==="+"?u`<span class="plus">+</span>`:R(o,t[o],i?Be(t[o]):Number(e[1]),!1)}${i?f:u`<span class="where">${s}</span>`}</span
>`}function Be({orientations:n}){return Number(Object.keys(n)[0])}function Fe(n,t){let e=n.parent===null,o=s=>s?"true":"false";return u`<div class="tree-tools">
<button type="button" data-testid="comment-move" @click=${t.comment}>
${y("pen")}<span>${r("analysis-comment")}</span>
<span class="number" aria-hidden="true">${u}</span>${P(s,e)}${i?p`<i class="card" aria-hidden="true">${i.card.number}</i>`:f}<span class="visually-hidden">${g}</span
>${m?p`<b class="sign" aria-hidden="true">${m}</b>`:f}
</button>
${a?p`<span class="comment" data-testid="comment">${a}</span>`:f}`}function P(n,t){let e=n.startsWith("A:")?n.slice(2):n;if(e==="pass")return p`<span class="move-art" aria-hidden="true">${k("pass")}</span>`;let o=e[0],s=e.slice(-2),i=n.startsWith("A:");return p`<span class="move-art" aria-hidden="true"
>${o==="+"?p`<span class="plus">+</span>`:C(o,t[o],Number(i?Object.keys(t[o].orientations)[0]:e[1]),!1)}${i?f:p`<span class="where">${s}</span>`}</span
>`}function Fe(n,t){let e=n.parent===null;return p`<div class="tree-tools">
${y("comment-move",O("pen",r("analysis-comment")),t.comment)}
<div class="marks" role="group" aria-label=${r("analysis-marks")}>
${Object.entries(pt).map(([o,s])=>y(`mark-${o}`,s,()=>t.mark(Number(o)),{classes:"quiet square",pressed:n.marks.includes(Number(o)),off:e,label:r(`analysis-mark-${o}`),title:r(`analysis-mark-${o}`)}))}
</div>
<button
type="button"
data-testid="promote"
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
${y("promote",O("raise",r("analysis-promote")),t.promote,{off:jt(n)})}
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
${s?u`<span class="soft">${_(Ue(s))}</span>`:f}
</p>
</div>
</section>`}function $e(n,t){let e=Math.abs(n);return e<.05?r("analysis-even"):r("analysis-ahead",{name:it(t,n>0?1:2),points:mt(e)})}function He(n,t){let e=n>=.5,o=Math.round((e?n:1-n)*100);return r("analysis-chance",{name:it(t,e?1:2),percent:o})}function Ue({margin:n,chance:t}){return n>=0?t:1-t}function _(n){return r("analysis-percent",{percent:Math.round(n*100)})}function G(n){return Math.abs(n)<.05?mt(0):(n>0?"+":"−")+mt(Math.abs(n))}function mt(n){return r("analysis-number",{number:Math.round(n*10)/10})}function ht({state:n}){let{status:t,sentence:e}=n;return t==="refused"?e:r(`analysis-engine-${t}`)}function ye(n,t,e,o){let{state:s}=n,{answer:i}=s,l=s.isOn?i?.lines??[]:[],a=l.some(({move:p})=>p==="pass"),c=s.isOn&&i?.pass&&!a?i.pass:null,d=(p,m)=>Ge(p,m,t,e,o);return u`<section
${s?p`<span class="soft">${V(Ke(s))}</span>`:f}
${s?p`<span class="soft">${V(s.margin>=0?s.chance:1-s.chance)}</span>`:f}
${s?p`<span class="soft"
>${V(s.margin>=0?s.chance:1-s.chance)}</span
>`:f}
</p>
</div>
</section>`}function ve(n,t){let e=Math.abs(n);return e<.05?r("analysis-even"):r("analysis-ahead",{name:at(t,n>0?1:2),points:ft(e)})}function He(n,t){let e=n>=.5,o=Math.round((e?n:1-n)*100);return r("analysis-chance",{name:at(t,e?1:2),percent:o})}function V(n){return r("analysis-percent",{percent:Math.round(n*100)})}function Q(n){return Math.abs(n)<.05?ft(0):(n>0?"+":"−")+ft(Math.abs(n))}function ft(n){return r("analysis-number",{number:Math.round(n*10)/10})}function gt({state:n}){let{status:t,sentence:e}=n;return t==="refused"?e:r(`analysis-engine-${t}`)}function we(n,t,e,o){let{state:s}=n,{answer:i}=s,l=s.isOn?i?.lines??[]:[],a=l.some(({move:u})=>u==="pass"),c=s.isOn&&i?.pass&&!a?i.pass:null,d=(u,m)=>_e(u,m,t,e,o);return p`<section
class="panel engine-lines"
aria-labelledby="engine-heading"
data-testid="engine-lines"
@pointerleave=${()=>o.point(null)}
>
${ft(n,r("analysis-lines"),_e(n))}
${l.length>0?u`<ol>
${l.map((p,m)=>u`<li>${d(p,String(m+1))}</li>`)}
${c?u`<li class="what-if">${d(c,"–")}</li>`:f}
</ol>`:u`<p class="small" data-testid="engine-none">${ht(n)}</p>`}
</section>`}function ft(n,t,e=f){return u`<div class="panel-head">
<h2 id="engine-heading">${t}</h2>
<p class="small engine-told" data-testid="engine-told">${Ke(n)}</p>
${n.state.status==="refused"?u`<button type="button" class="quiet" @click=${()=>n.again()}>
${r("analysis-again")}
</button>`:f}
${e}
</div>`}function Ke(n){let{status:t,answer:e,isOn:o}=n.state;if(!o||!e||e.nodes===0)return"";let s=r("analysis-nodes",{count:e.nodes});return["thinking","done"].includes(t)?s:`${ht(n)} ${s}`}function _e(n){let t=Array.from({length:pt},(e,o)=>String(o+1));return u`<label class="line-count"
><span class="visually-hidden">${r("analysis-how-many")}</span> ${D("line-count",t.map(e=>[e,e]),String(n.state.lines),e=>n.want(Number(e)))}</label
>`}function Ge(n,t,e,o,s){let{move:i,margin:l,chance:a,proven:c}=n,d=()=>s.point(i),p=Qe(n);return u`<button
${bt(n,r("analysis-lines"),Ge(n))}
${bt(n,r("analysis-lines"),Ke(n))}
${l.length>0?p`<ol>
${l.map((u,m)=>p`<li>${d(u,String(m+1))}</li>`)}
${c?p`<li class="what-if">${d(c,"–")}</li>`:f}
</ol>`:p`<p class="small" data-testid="engine-none">${gt(n)}</p>`}
</section>`}function bt(n,t,e=f){return p`<div class="panel-head">
<h2 id="engine-heading">${t}</h2>
<p class="small engine-told" data-testid="engine-told">${Ue(n)}</p>
${n.state.status==="refused"?p`<button type="button" class="quiet" @click=${()=>n.again()}>
${r("analysis-again")}
</button>`:f}
${e}
</div>`}function Ue(n){let{status:t,answer:e,isOn:o}=n.state;if(!o||!e||e.nodes===0)return"";let s=r("analysis-nodes",{count:e.nodes});return["thinking","done"].includes(t)?s:`${gt(n)} ${s}`}function Ke(n){let t=Array.from({length:ht},(e,o)=>String(o+1));return p`<label class="line-count"
><span class="visually-hidden">${r("analysis-how-many")}</span> ${q("line-count",t.map(e=>[e,e]),String(n.state.lines),e=>n.want(Number(e)))}</label
>`}function _e(n,t,e,o,s){let{move:i,margin:l,chance:a,proven:c}=n,d=()=>s.point(i),u=Ge(n);return p`<button
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
>${x(i,o)}<span
><b>${i==="pass"?r("pass"):q(i,o)}</b>
${t==="–"?u`<i>${r("analysis-if-pass")}</i>`:f}
${c?Ve():f}</span
></span
>
<span class="visually-hidden"
>${$e(l,e)}; ${He(a,e)}</span
>${P(i,o)}<span
><b>${i==="pass"?r("pass"):W(i,o)}</b>
${t==="–"?p`<i>${r("analysis-if-pass")}</i>`:f}
${c?p`<span class="proven">${k("place")}${r("analysis-proven")}</span>`:f}</span
></span
>
<span class="visually-hidden"
>${ve(l,e)}; ${He(a,e)}</span
>
<span class="expected">${u}</span>
<span class="goes-on" aria-hidden="true"
>${n.line.slice(1,7).map(m=>P(m,o))}</span
>
</button>`}function Ve(){return u`<span class="proven">${y("place")}${r("analysis-proven")}</span>`}function Qe({chance:n,scores:t,empty_spaces:e,special_tile:o}){let s=[_(n)],i=([l,a])=>({one:String(Math.round(l)),two:String(Math.round(a))});return t&&s.push(r("analysis-scores",i(t))),e&&s.push(r("analysis-empty",i(e))),o&&s.push(r("analysis-tile",i([o[0]*100,o[1]*100]))),s.join(" · ")}function ve(n,t,e,o){let s=n.reduce((c,{cards:d})=>c+d.length,0),{isOn:i,answer:l}=t.state,a=i&&l?.cards||[];return u`<section
</button>`}function Qe(){return p`<span class="proven">${k("place")}${r("analysis-proven")}</span>`}function Ye({chance:n,scores:t,empty_spaces:e,special_tile:o}){let s=[V(n)],i=([l,a])=>({one:String(Math.round(l)),two:String(Math.round(a))});return t&&s.push(r("analysis-scores",i(t))),e&&s.push(r("analysis-empty",i(e))),o&&s.push(r("analysis-tile",i([o[0]*100,o[1]*100]))),s.join(" · ")}function ke(n,t,e,o){let s=n.reduce((c,{cards:d})=>c+d.length,0),{isOn:i,answer:l}=t.state,a=i&&l?.cards||[];return p`<section
</button>`}function Ge({chance:n,scores:t,empty_spaces:e,special_tile:o}){let s=[V(n)],i=([l,a])=>({one:String(Math.round(l)),two:String(Math.round(a))});return t&&s.push(r("analysis-scores",i(t))),e&&s.push(r("analysis-empty",i(e))),o&&s.push(r("analysis-tile",i([o[0]*100,o[1]*100]))),s.join(" · ")}function ke(n,t,e,o){let s=n.reduce((c,{cards:d})=>c+d.length,0),{isOn:i,answer:l}=t.state,a=i&&l?.cards||[];return p`<section
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
>${x(c,e)}<span
>${Ze(c,d,p,e)}</span
></span
>
<span class="card-row">${m.map(g=>Ye(g,a,o))}</span>
</li>`})}
</ol>
</section>`}function Ye(n,t,{own:e,turn:o}){let s=t.find(i=>i.card===n)?.margin??null;return u`<button
>${P(c,e)}<span
>${Qe(c,d,u,e)}</span
></span
>
<span class="card-row">${m.map(g=>Ve(g,a,o))}</span>
</li>`})}
</ol>
</section>`}function Ve(n,t,{own:e,turn:o}){let s=t.find(i=>i.card===n)?.margin??null;return p`<button
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
</button>`}function Ze(n,t,e,o){let s={space:String(t),count:e},i=n.slice(2);return i==="pass"?r("analysis-card-passes",s):r("analysis-card-takes",{...s,patch:Ot(o,i)})}function we(n,t,e,o){let{board:s,patches:i,state:l}=n,{table:a}=s.state,{seats:c}=a,d=be(t,c),p=fe(l.tree,l.node,i,o.tree);return u`<main
class=${`${re(s,e,a.mode)} analysis`}
${s===null?f:p`<span>${Q(s)}</span>`}
</button>`}function Qe(n,t,e,o){let s={space:String(t),count:e},i=n.slice(2);return i==="pass"?r("analysis-card-passes",s):r("analysis-card-takes",{...s,patch:Tt(o,i)})}function Se(n,t,e,o){let{board:s,patches:i,state:l}=n,{table:a}=s.state,{seats:c}=a,d=ye(t,c),u=be(l.tree,l.node,i,o.tree);return p`<main
class=${`${le(s,e,a.mode)} analysis`}
data-stage=${a.stage}
data-number=${a.number}
>
<h1 class="visually-hidden" id="turn-heading" tabindex="-1" data-testid="turn">
${r("tab-analysis")}: ${lt(a,c)}
</h1>
${ie(s,e,{line:d,moves:u`<div class="notebook moves">
${a.stage==="card"?ze(n,t):ye(t,c,i,o.lines)}
${p}
${ae(s,e,{line:d,moves:p`<div class="notebook moves">
${a.stage==="card"?Ye(n,t):we(t,c,i,o.lines)}
${u}
</div>`})}
<div class="below">
<p class="small" data-testid="turn-reason">
${lt(a,c)}. ${Pt(a,c)}
</p>
<p class="small copied" role="status" data-testid="said">${l.said}</p>
${ce(l.fault,"analysis-fault")} ${Ht(a,c,i)}
</div>
</main>
${F(s,e)}`}function ze(n,t){let{tree:e,node:o}=n.state,s=e.cardsAfter(o).map(i=>e.turnWith(o,i));return ve(pe(s),t,n.patches,{own:e.turnAfter(o)?.card.number??null,turn:i=>n.turn(i)})}function ke({setUp:n,open:t,copy:e,save:o}){return u`<nav class="analysis-menu" aria-label=${r("tab-analysis")}>
<p class="small copied" role="status" data-testid="said">${l.outcome}</p>
${pe(l.fault,"analysis-fault")} ${ie(a,c,i)}
</div>
</main>
${U(s,e)}`}function Ye(n,t){let{tree:e,node:o}=n.state,s=e.cardsAfter(o).map(i=>e.turnWith(o,i));return ke(he(s),t,n.patches,{own:e.turnAfter(o)?.card.number??null,turn:i=>n.turn(i)})}function Ee({setUp:n,open:t,copy:e,save:o}){return p`<nav class="analysis-menu" aria-label=${r("tab-analysis")}>
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
</form>`}var Je=".".repeat(81),Xe="?.?.?.?.?.?.?.?.?.?",tn="?.?/-";function gt(n){let t=n.split(" "),e=t.length===11,[o,s]=t,[i,l]=e?[t[1],t[2].split(":")[0]]:[t[2],t[3]],[a,c,d,p]=e?t.slice(3):t.slice(4),m=E=>/^(\d+)\.(\d+)(?:i(\d+))?$/.exec(E)??[],[,h="5",g="0",b="0"]=m(i),[,v="5",S="0",P="0"]=m(l),[z="normal",J="1",N=Xe,$=tn]=e?t.slice(7):[],w=e?t[2].split(":")[1].replace("-",""):"";return{cells:[Ae(o),e?Je:Ae(s)],buttons:[h,v],times:[g,S],incomes:[b,P],ring:a.replace("-",""),turn:c,tile:d,board:p,solo:e,deck:z,level:J,taken:w,pile:N,gone:$}}function Ae(n){return n.replace(/\//g,"").replace(/\d/g,t=>".".repeat(Number(t)))}function Oe(n){let{cells:t,ring:e,turn:o,tile:s,board:i,solo:l,deck:a,level:c,taken:d,pile:p,gone:m}=n,h=[e||"-",o,s,i].join(" "),[g,b]=[xe(n,0),xe(n,1)],[v,S]=t.map(at);if(!l)return`${v} ${S} ${g} ${b} ${h}`;let P=`${n.buttons[1]||"0"}.${n.times[1]||"0"}:${d||"-"}`;return`${v} ${g} ${P} ${h} ${a} ${c} ${p} ${m}`}function xe({cells:n,buttons:t,times:e,incomes:o},s){let i=n[s].includes("x")?`i${o[s]||"0"}`:"";return`${t[s]||"0"}.${e[s]||"0"}${i}`}function en(n,t){let e=[...n.ring,...n.taken].find(c=>!(c in t)),o=(c,d)=>r("impossible",{field:r(`field-${c}`),words:d});if(e)return o("ring",r("impossible-no-patch",{letter:e}));let s=Oe(n),i=Dt(s,t),l=i?.automa?Nt(s):null;if(i?.automa&&l===null)return o("pile",r("impossible-cards"));if(i===null)return r("impossible-form");let a=_t(i,t,l);return a?o(a.field,r(`impossible-${a.code}`,a.values)):""}var Y=class{constructor(t,e){this.patches=t;this.store=A({draft:gt(e),active:1,loose:"*"}),this.folded=this.laid(0),this.table=this.tableOf(this.folded),this.game=new Ct(this,t),this.game.open()}patches;store;folded;table;hear=()=>{};game;watch(t){return this.hear=t,()=>{this.hear=()=>{}}}send(t){return t.type==="move"&&this.lay(t.move)?this.lieAnew():this.hear(se()),!0}get draft(){return this.store.get().draft}get objection(){return en(this.draft,this.patches)}get text(){return Oe(this.draft)}laid(t){let{draft:e,active:o}=this.store.get(),s=C([...Object.keys(this.patches)].join("")),i=k(s,null).split(" "),[l,a]=e.cells.map(at),c=b=>b.includes("x")?"i0":"",d=e.cells.map((b,v)=>`0.${v}${c(b)}`),p=[l,a,...d,i[4],String(o),"-","r"].join(" "),m=["1","2"].map(b=>r("player-number",{number:b})),h=ne({start:p,moves:[]},{names:m},this.patches),g=h&&qt({...h.game,number:t},this.patches);if(g===null)throw new RangeError("this is no quilt");return g}tableOf(t){let{draft:e}=this.store.get(),o=Wt(t,this.patches),[s]=o.options,l=[...e.ring].filter(a=>a in this.patches).map(a=>({...s,letter:a,move:null,available:!0}));return{...o,options:l}}lay(t){let{draft:e,active:o}=this.store.get(),s=t[0],i=s==="+"?[W(t.slice(1))??0]:Pt(this.patches[s],t.slice(1))?.spaces??[],l=e.cells[o-1];if(i.length===0||i.some(c=>l[c]!=="."))return!1;let a=s==="+"?this.store.get().loose:s;return this.paint((c,d)=>i.includes(d)?a:c),s!=="+"&&this.enter({ring:this.draft.ring.replace(s,"")}),!0}layLoose(t){this.store.dispatch({loose:t})}lift(t){let{draft:e,active:o}=this.store.get(),s=e.cells[o-1][t];if(s===".")return;let i=s==="*"||s==="x";this.paint((l,a)=>(i?a===t:l===s)?".":l),i||this.enter({ring:s+this.draft.ring}),this.lieAnew()}paint(t){let{draft:e,active:o}=this.store.get(),s=[...e.cells];s[o-1]=[...s[o-1]].map(t).join(""),this.store.dispatch({draft:{...e,cells:s}})}enter(t){this.store.dispatch({draft:{...this.draft,...t}})}change(t){this.enter(t),this.lieAnew()}turn(t){this.store.dispatch({active:t}),this.lieAnew()}begin(t){this.store.dispatch({draft:t,active:1}),this.lieAnew()}lieAnew(){this.folded=this.laid(this.table.number+1),this.table=this.tableOf(this.folded),this.hear({type:"table",table:this.table,happened:null})}close(){this.game.close()}};var nn={1:"first",2:"second","1+":"first-special","2+":"second-special","#1":"first-over","#2":"second-over"};function Pe(n,t,e){let{draft:o,active:s}=n.store.get(),i=n.objection,l=o.solo?[1]:[1,2];return u`<main class="table screen editor" data-testid="editor">
</form>`}var Xe=".".repeat(81),tn="?.?.?.?.?.?.?.?.?.?",en="?.?/-";function $t(n){let t=n.split(" "),e=t.length===11,[o,s]=t,[i,l]=e?[t[1],t[2].split(":")[0]]:[t[2],t[3]],[a,c,d,u]=e?t.slice(3):t.slice(4),m=A=>/^(\d+)\.(\d+)(?:i(\d+))?$/.exec(A)??[],[,h="5",g="0",$="0"]=m(i),[,v="5",E="0",L="0"]=m(l),[X="normal",tt="1",R=tn,b=en]=e?t.slice(7):[],w=e?t[2].split(":")[1].replace("-",""):"";return{cells:[Oe(o),e?Xe:Oe(s)],buttons:[h,v],times:[g,E],incomes:[$,L],ring:a.replace("-",""),turn:c,tile:d,board:u,solo:e,deck:X,level:tt,taken:w,pile:R,gone:b}}function Oe(n){return n.replace(/\//g,"").replace(/\d/g,t=>".".repeat(Number(t)))}function Te(n){let{cells:t,ring:e,turn:o,tile:s,board:i,solo:l,deck:a,level:c,taken:d,pile:u,gone:m}=n,h=[e||"-",o,s,i].join(" "),[g,$]=[Pe(n,0),Pe(n,1)],[v,E]=t.map(ct);if(!l)return`${v} ${E} ${g} ${$} ${h}`;let L=`${n.buttons[1]||"0"}.${n.times[1]||"0"}:${d||"-"}`;return`${v} ${g} ${L} ${h} ${a} ${c} ${u} ${m}`}function Pe({cells:n,buttons:t,times:e,incomes:o},s){let i=n[s].includes("x")?`i${o[s]||"0"}`:"";return`${t[s]||"0"}.${e[s]||"0"}${i}`}function nn(n,t){let e=[...n.ring,...n.taken].find(c=>!(c in t)),o=(c,d)=>r("impossible",{field:r(`field-${c}`),words:d});if(e)return o("ring",r("impossible-no-patch",{letter:e}));let s=Te(n),i=Rt(s,t),l=i?.automa?Dt(s):null;if(i?.automa&&l===null)return o("pile",r("impossible-cards"));if(i===null)return r("impossible-form");let a=Ct(i,t,l);return a?o(a.field,r(`impossible-${a.code}`,a.values)):""}var z=class{constructor(t,e){this.patches=t;this.store=x({draft:$t(e),active:1,loose:"*"}),this.folded=this.laid(0),this.table=this.tableOf(this.folded),this.game=new Qt(this,t),this.game.open()}patches;store;folded;table;hear=()=>{};game;watch(t){return this.hear=t,()=>{this.hear=()=>{}}}send(t){return t.type==="move"&&this.lay(t.move)?this.lieAnew():this.hear(Xt()),!0}get draft(){return this.store.get().draft}get objection(){return nn(this.draft,this.patches)}get text(){return Te(this.draft)}laid(t){let{draft:e,active:o}=this.store.get(),s=j([...Object.keys(this.patches)].join("")),i=S(s,null).split(" "),[l,a]=e.cells.map(ct),c=$=>$.includes("x")?"i0":"",d=e.cells.map(($,v)=>`0.${v}${c($)}`),u=[l,a,...d,i[4],String(o),"-","r"].join(" "),m=["1","2"].map($=>r("player-number",{number:$})),h=Jt({start:u,moves:[]},{names:m},this.patches),g=h&&Yt({...h.game,number:t},this.patches);if(g===null)throw new RangeError("this is no quilt");return g}tableOf(t){let{draft:e}=this.store.get(),o=Zt(t,this.patches),[s]=o.options,l=[...e.ring].filter(a=>a in this.patches).map(a=>({...s,letter:a,move:null,available:!0}));return{...o,options:l}}lay(t){let{draft:e,active:o}=this.store.get(),s=t[0],i=s==="+"?[I(t.slice(1))??0]:Lt(this.patches[s],t.slice(1))?.spaces??[],l=e.cells[o-1];if(i.length===0||i.some(c=>l[c]!=="."))return!1;let a=s==="+"?this.store.get().loose:s;return this.paint((c,d)=>i.includes(d)?a:c),s!=="+"&&this.enter({ring:this.draft.ring.replace(s,"")}),!0}layLoose(t){this.store.dispatch({loose:t})}lift(t){let{draft:e,active:o}=this.store.get(),s=e.cells[o-1][t];if(s===".")return;let i=s==="*"||s==="x";this.paint((l,a)=>(i?a===t:l===s)?".":l),i||this.enter({ring:s+this.draft.ring}),this.lieAnew()}paint(t){let{draft:e,active:o}=this.store.get(),s=[...e.cells];s[o-1]=[...s[o-1]].map(t).join(""),this.store.dispatch({draft:{...e,cells:s}})}enter(t){this.store.dispatch({draft:{...this.draft,...t}})}change(t){this.enter(t),this.lieAnew()}turn(t){this.store.dispatch({active:t}),this.lieAnew()}begin(t){this.store.dispatch({draft:t,active:1}),this.lieAnew()}lieAnew(){this.folded=this.laid(this.table.number+1),this.table=this.tableOf(this.folded),this.hear({type:"table",table:this.table,happened:null})}close(){this.game.close()}};var sn={1:"first",2:"second","1+":"first-special","2+":"second-special","#1":"first-over","#2":"second-over"};function Le(n,t,e){let{draft:o,active:s}=n.store.get(),i=n.objection,l=o.solo?[1]:[1,2];return p`<main class="table screen editor" data-testid="editor">
</form>`}var Ze=".".repeat(81),ze="?.?.?.?.?.?.?.?.?.?",Je="?.?/-";function $t(n){let t=n.split(" "),e=t.length===11,[o,s]=t,[i,l]=e?[t[1],t[2].split(":")[0]]:[t[2],t[3]],[a,c,d,u]=e?t.slice(3):t.slice(4),m=A=>/^(\d+)\.(\d+)(?:i(\d+))?$/.exec(A)??[],[,h="5",g="0",$="0"]=m(i),[,v="5",E="0",L="0"]=m(l),[X="normal",tt="1",R=ze,b=Je]=e?t.slice(7):[],w=e?t[2].split(":")[1].replace("-",""):"";return{cells:[Oe(o),e?Ze:Oe(s)],buttons:[h,v],times:[g,E],incomes:[$,L],ring:a.replace("-",""),turn:c,tile:d,board:u,solo:e,deck:X,level:tt,taken:w,pile:R,gone:b}}function Oe(n){return n.replace(/\//g,"").replace(/\d/g,t=>".".repeat(Number(t)))}function Te(n){let{cells:t,ring:e,turn:o,tile:s,board:i,solo:l,deck:a,level:c,taken:d,pile:u,gone:m}=n,h=[e||"-",o,s,i].join(" "),[g,$]=[Pe(n,0),Pe(n,1)],[v,E]=t.map(ct);if(!l)return`${v} ${E} ${g} ${$} ${h}`;let L=`${n.buttons[1]||"0"}.${n.times[1]||"0"}:${d||"-"}`;return`${v} ${g} ${L} ${h} ${a} ${c} ${u} ${m}`}function Pe({cells:n,buttons:t,times:e,incomes:o},s){let i=n[s].includes("x")?`i${o[s]||"0"}`:"";return`${t[s]||"0"}.${e[s]||"0"}${i}`}function Xe(n,t){let e=[...n.ring,...n.taken].find(c=>!(c in t)),o=(c,d)=>r("impossible",{field:r(`field-${c}`),words:d});if(e)return o("ring",r("impossible-no-patch",{letter:e}));let s=Te(n),i=Rt(s,t),l=i?.automa?Dt(s):null;if(i?.automa&&l===null)return o("pile",r("impossible-cards"));if(i===null)return r("impossible-form");let a=Ct(i,t,l);return a?o(a.field,r(`impossible-${a.code}`,a.values)):""}var z=class{constructor(t,e){this.patches=t;this.store=x({draft:$t(e),active:1,loose:"*"}),this.folded=this.laid(0),this.table=this.tableOf(this.folded),this.game=new Qt(this,t),this.game.open()}patches;store;folded;table;hear=()=>{};game;watch(t){return this.hear=t,()=>{this.hear=()=>{}}}send(t){return t.type==="move"&&this.lay(t.move)?this.lieAnew():this.hear(Xt()),!0}get draft(){return this.store.get().draft}get objection(){return Xe(this.draft,this.patches)}get text(){return Te(this.draft)}laid(t){let{draft:e,active:o}=this.store.get(),s=j([...Object.keys(this.patches)].join("")),i=S(s,null).split(" "),[l,a]=e.cells.map(ct),c=$=>$.includes("x")?"i0":"",d=e.cells.map(($,v)=>`0.${v}${c($)}`),u=[l,a,...d,i[4],String(o),"-","r"].join(" "),m=["1","2"].map($=>r("player-number",{number:$})),h=Jt({start:u,moves:[]},{names:m},this.patches),g=h&&Yt({...h.game,number:t},this.patches);if(g===null)throw new RangeError("this is no quilt");return g}tableOf(t){let{draft:e}=this.store.get(),o=Zt(t,this.patches),[s]=o.options,l=[...e.ring].filter(a=>a in this.patches).map(a=>({...s,letter:a,move:null,available:!0}));return{...o,options:l}}lay(t){let{draft:e,active:o}=this.store.get(),s=t[0],i=s==="+"?[I(t.slice(1))??0]:Lt(this.patches[s],t.slice(1))?.spaces??[],l=e.cells[o-1];if(i.length===0||i.some(c=>l[c]!=="."))return!1;let a=s==="+"?this.store.get().loose:s;return this.paint((c,d)=>i.includes(d)?a:c),s!=="+"&&this.enter({ring:this.draft.ring.replace(s,"")}),!0}layLoose(t){this.store.dispatch({loose:t})}lift(t){let{draft:e,active:o}=this.store.get(),s=e.cells[o-1][t];if(s===".")return;let i=s==="*"||s==="x";this.paint((l,a)=>(i?a===t:l===s)?".":l),i||this.enter({ring:s+this.draft.ring}),this.lieAnew()}paint(t){let{draft:e,active:o}=this.store.get(),s=[...e.cells];s[o-1]=[...s[o-1]].map(t).join(""),this.store.dispatch({draft:{...e,cells:s}})}enter(t){this.store.dispatch({draft:{...this.draft,...t}})}change(t){this.enter(t),this.lieAnew()}turn(t){this.store.dispatch({active:t}),this.lieAnew()}begin(t){this.store.dispatch({draft:t,active:1}),this.lieAnew()}lieAnew(){this.folded=this.laid(this.table.number+1),this.table=this.tableOf(this.folded),this.hear({type:"table",table:this.table,happened:null})}close(){this.game.close()}};var tn={1:"first",2:"second","1+":"first-special","2+":"second-special","#1":"first-over","#2":"second-over"};function Le(n,t,e){let{draft:o,active:s}=n.store.get(),i=n.objection,l=o.solo?[1]:[1,2];return p`<main class="table screen editor" data-testid="editor">
</form>`}var Ze=".".repeat(81),ze="?.?.?.?.?.?.?.?.?.?",Je="?.?/-";function $t(n){let t=n.split(" "),e=t.length===11,[o,s]=t,[i,l]=e?[t[1],t[2].split(":")[0]]:[t[2],t[3]],[a,c,d,u]=e?t.slice(3):t.slice(4),m=A=>/^(\d+)\.(\d+)(?:i(\d+))?$/.exec(A)??[],[,h="5",g="0",$="0"]=m(i),[,v="5",E="0",L="0"]=m(l),[X="normal",tt="1",R=ze,b=Je]=e?t.slice(7):[],w=e?t[2].split(":")[1].replace("-",""):"";return{cells:[Oe(o),e?Ze:Oe(s)],buttons:[h,v],times:[g,E],incomes:[$,L],ring:a.replace("-",""),turn:c,tile:d,board:u,solo:e,deck:X,level:tt,taken:w,pile:R,gone:b}}function Oe(n){return n.replace(/\//g,"").replace(/\d/g,t=>".".repeat(Number(t)))}function Te(n){let{cells:t,ring:e,turn:o,tile:s,board:i,solo:l,deck:a,level:c,taken:d,pile:u,gone:m}=n,h=[e||"-",o,s,i].join(" "),[g,$]=[Pe(n,0),Pe(n,1)],[v,E]=t.map(ct);if(!l)return`${v} ${E} ${g} ${$} ${h}`;let L=`${n.buttons[1]||"0"}.${n.times[1]||"0"}:${d||"-"}`;return`${v} ${g} ${L} ${h} ${a} ${c} ${u} ${m}`}function Pe({cells:n,buttons:t,times:e,incomes:o},s){let i=n[s].includes("x")?`i${o[s]||"0"}`:"";return`${t[s]||"0"}.${e[s]||"0"}${i}`}function Xe(n,t){let e=[...n.ring,...n.taken].find(c=>!(c in t)),o=(c,d)=>r("impossible",{field:r(`field-${c}`),words:d});if(e)return o("ring",r("impossible-no-patch",{letter:e}));let s=Te(n),i=Rt(s,t),l=i?.automa?Dt(s):null;if(i?.automa&&l===null)return o("pile",r("impossible-cards"));if(i===null)return r("impossible-form");let a=Wt(i,t,l);return a?o(a.field,r(`impossible-${a.code}`,a.values)):""}var z=class{constructor(t,e){this.patches=t;this.store=x({draft:$t(e),active:1,loose:"*"}),this.folded=this.laid(0),this.table=this.tableOf(this.folded),this.game=new Qt(this,t),this.game.open()}patches;store;folded;table;hear=()=>{};game;watch(t){return this.hear=t,()=>{this.hear=()=>{}}}send(t){return t.type==="move"&&this.lay(t.move)?this.lieAnew():this.hear(Xt()),!0}get draft(){return this.store.get().draft}get objection(){return Xe(this.draft,this.patches)}get text(){return Te(this.draft)}laid(t){let{draft:e,active:o}=this.store.get(),s=j([...Object.keys(this.patches)].join("")),i=S(s,null).split(" "),[l,a]=e.cells.map(ct),c=$=>$.includes("x")?"i0":"",d=e.cells.map(($,v)=>`0.${v}${c($)}`),u=[l,a,...d,i[4],String(o),"-","r"].join(" "),m=["1","2"].map($=>r("player-number",{number:$})),h=Jt({start:u,moves:[]},{names:m},this.patches),g=h&&Yt({...h.game,number:t},this.patches);if(g===null)throw new RangeError("this is no quilt");return g}tableOf(t){let{draft:e}=this.store.get(),o=Zt(t,this.patches),[s]=o.options,l=[...e.ring].filter(a=>a in this.patches).map(a=>({...s,letter:a,move:null,available:!0}));return{...o,options:l}}lay(t){let{draft:e,active:o}=this.store.get(),s=t[0],i=s==="+"?[I(t.slice(1))??0]:Lt(this.patches[s],t.slice(1))?.spaces??[],l=e.cells[o-1];if(i.length===0||i.some(c=>l[c]!=="."))return!1;let a=s==="+"?this.store.get().loose:s;return this.paint((c,d)=>i.includes(d)?a:c),s!=="+"&&this.enter({ring:this.draft.ring.replace(s,"")}),!0}layLoose(t){this.store.dispatch({loose:t})}lift(t){let{draft:e,active:o}=this.store.get(),s=e.cells[o-1][t];if(s===".")return;let i=s==="*"||s==="x";this.paint((l,a)=>(i?a===t:l===s)?".":l),i||this.enter({ring:s+this.draft.ring}),this.lieAnew()}paint(t){let{draft:e,active:o}=this.store.get(),s=[...e.cells];s[o-1]=[...s[o-1]].map(t).join(""),this.store.dispatch({draft:{...e,cells:s}})}enter(t){this.store.dispatch({draft:{...this.draft,...t}})}change(t){this.enter(t),this.lieAnew()}turn(t){this.store.dispatch({active:t}),this.lieAnew()}begin(t){this.store.dispatch({draft:t,active:1}),this.lieAnew()}lieAnew(){this.folded=this.laid(this.table.number+1),this.table=this.tableOf(this.folded),this.hear({type:"table",table:this.table,happened:null})}close(){this.game.close()}};var tn={1:"first",2:"second","1+":"first-special","2+":"second-special","#1":"first-over","#2":"second-over"};function Le(n,t,e){let{draft:o,active:s}=n.store.get(),i=n.objection,l=o.solo?[1]:[1,2];return p`<main class="table screen editor" data-testid="editor">
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
${o.solo?f:u`<button
type="button"
data-testid=${`edit-${a}`}
aria-pressed=${s===a?"true":"false"}
@click=${()=>n.turn(a)}
>
${r("editor-quilt",{number:String(a)})}
</button>`}
${Ut(jt(n.game,t),a)}
</section>`)}
</div>
${sn(n,e)}
${o.solo?f:y(`edit-${a}`,r("editor-quilt",{number:String(a)}),()=>n.turn(a),{pressed:s===a})}
${re(ne(n.game,t),a)}
</section>`)}
</div>
${en(n,e)}
<p class=${i?"verdict no":"verdict yes"} role="status" data-testid="verdict">
${k(i?"cancel":"place")} ${i||r("editor-possible")}
</p>
${sn(n)}
</main>
${F(n,t)}`}function sn({game:n,patches:t,draft:e,store:o},s){let{placement:i}=n.state,{loose:l}=o.get(),a=[...e.ring].filter(d=>d in t),c=d=>()=>n.placement({type:"turn",how:d});return u`<section class="panel palette" aria-labelledby="palette-heading" data-keys>
${U(n,t)}`}function on({game:n,patches:t,draft:e,store:o},s){let{placement:i}=n.state,{loose:l}=o.get(),a=[...e.ring].filter(d=>d in t),c=d=>()=>n.placement({type:"turn",how:d});return p`<section class="panel palette" aria-labelledby="palette-heading" data-keys>
${U(n,t)}`}function en({game:n,patches:t,draft:e,store:o},s){let{placement:i}=n.state,{loose:l}=o.get(),a=[...e.ring].filter(d=>d in t),c=d=>()=>n.placement({type:"turn",how:d});return p`<section class="panel palette" aria-labelledby="palette-heading" data-keys>
<div class="panel-head">
<h2 id="palette-heading">${r("editor-patches")}</h2>
<div class="steps">
${[N("left",r("rotate-left"),c("left")),N("right",r("rotate-right"),c("right")),N("flip",r("flip"),c("flip")),N("place",r("place"),()=>n.commit()),N("cancel",r("cancel"),()=>n.placement({type:"cancel"}))]}
</div>
</div>
<p class="small">${r("editor-how")}</p>
<div class="palette-row">
${on.map(([d,p,m,h])=>{let g=r(h),b=i.letter==="+"&&l===d;return rn({sign:d,shown:p,id:m,label:g,isOn:b},s)})}
${a.map(d=>u`<button
${rn.map(([d,u,m,h])=>y(`palette-${m}`,p`<b aria-hidden="true">${u}</b><span class="visually-hidden">${r(h)}</span>`,()=>s.choose(d,!1),{classes:"palette-patch",title:r(h),pressed:i.letter==="+"&&l===d}))}
${nn.map(([d,u,m,h])=>y(`palette-${m}`,p`<b aria-hidden="true">${u}</b><span class="visually-hidden">${r(h)}</span>`,()=>s.choose(d,!1),{classes:"palette-patch",title:r(h),pressed:i.letter==="+"&&l===d}))}
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
</section>`}var on=[["*","+","special","special-patch"],["x","?","unknown","editor-unknown"]];function rn({sign:n,shown:t,id:e,label:o,isOn:s},i){return u`<button
type="button"
class="palette-patch"
data-testid=${`palette-${e}`}
title=${o}
aria-pressed=${s?"true":"false"}
@click=${()=>i.choose(n,!1)}
>
<b aria-hidden="true">${t}</b><span class="visually-hidden">${o}</span>
</button>`}function L(n,t,e){return u`<button
type="button"
class="quiet square"
aria-label=${t}
title=${t}
data-testid=${`edit-${n}`}
@click=${e}
>
${y(n)}
</button>`}function an(n){let{draft:t}=n,e=s=>n.change(s),o=["1","2","1+","2+","#1","#2"].filter(s=>!t.solo||s!=="2+").map(s=>[s,r("editor-turn",{turn:nn[s]})]);return u`<section class="panel editor-fields" aria-labelledby="fields-heading">
<h2 id="fields-heading">${r("editor-fields")}</h2>
<div class="field-grid">
${O("solo",r("editor-game"),t.solo?"solo":"duel",ln(),s=>e(s==="solo"?un(t):pn(t)))}
${O("turn",r("editor-whose"),t.turn,o,s=>e({turn:s}))}
${mn(n)}
${O("tile",r("field-bonus"),t.tile,dn(t.solo),s=>e({tile:s}))}
${O("board",r("editor-board"),t.board,cn(),s=>e({board:s}))}
${M("ring",r("field-ring"),t.ring,s=>e({ring:Z(s)}),"wide")}
${t.solo?hn(t,e):f}
</div>
<p class="small"><code data-testid="position-text">${n.text}</code></p>
</section>`}function ln(){return[["duel",r("editor-duel")],["solo",r("automa-alone")]]}function cn(){return[["r",r("board-revised")],["o",r("board-original")]]}function dn(n){return[["-",r("editor-nobody")],["1",r("player-number",{number:"1"})],["2",n?"Automa":r("player-number",{number:"2"})]]}function un(n){return{...{buttons:[n.buttons[0],"0"]},solo:!0,turn:n.turn.replace("2+","2")}}function pn(n){return{solo:!1,ring:n.ring+n.taken,taken:""}}function Z(n){return n.replace(/\s/g,"").slice(0,60)}function mn(n){let{draft:t}=n,e=[["buttons","editor-buttons"],["times","editor-time"],["incomes","editor-income"]],o=(s,i)=>s!=="incomes"||t.cells[i].includes("x");return[0,1].flatMap(s=>e.filter(([i])=>o(i,s)).map(([i,l])=>{let a=t.solo&&s===1?"Automa":r("player-number",{number:String(s+1)});return M(`${i}-${s+1}`,r(l,{name:a}),t[i][s],c=>{let d=[...t[i]];d[s]=c.replace(/\D/g,"").slice(0,i==="buttons"?4:2),n.change({[i]:d})},"number")}))}function hn(n,t){let e=[["normal",r("deck-normal")],["tactical",r("deck-tactical")]],o=["1","2","3","4","5"].map(s=>[s,r(`automa-name-${s}`)]);return[O("deck",r("editor-deck"),n.deck,e,s=>t({deck:s})),O("level",r("level"),n.level,o,s=>t({level:s})),M("taken",r("editor-taken"),n.taken,s=>t({taken:Z(s)}),"wide"),M("pile",r("field-pile"),n.pile,s=>t({pile:Z(s)}),"wide"),M("gone",r("field-gone"),n.gone,s=>t({gone:Z(s)}),"wide")]}function O(n,t,e,o,s){return u`<label>${t} ${D(`field-${n}`,o,e,s)}</label>`}function M(n,t,e,o,s){return u`<label class=${s}
</section>`}var rn=[["*","+","special","special-patch"],["x","?","unknown","editor-unknown"]];function N(n,t,e){return y(`edit-${n}`,k(n),e,{classes:"quiet square",label:t,title:t})}function an(n){let{draft:t}=n,e=s=>n.change(s),o=["1","2","1+","2+","#1","#2"].filter(s=>!t.solo||s!=="2+").map(s=>[s,r("editor-turn",{turn:sn[s]})]);return p`<section class="panel editor-fields" aria-labelledby="fields-heading">
</section>`}var nn=[["*","+","special","special-patch"],["x","?","unknown","editor-unknown"]];function N(n,t,e){return y(`edit-${n}`,k(n),e,{classes:"quiet square",label:t,title:t})}function sn(n){let{draft:t}=n,e=s=>n.change(s),o=["1","2","1+","2+","#1","#2"].filter(s=>!t.solo||s!=="2+").map(s=>[s,r("editor-turn",{turn:tn[s]})]);return p`<section class="panel editor-fields" aria-labelledby="fields-heading">
<h2 id="fields-heading">${r("editor-fields")}</h2>
<div class="field-grid">
${T("solo",r("editor-game"),t.solo?"solo":"duel",on(),s=>e(s==="solo"?ln(t):cn(t)))}
${T("turn",r("editor-whose"),t.turn,o,s=>e({turn:s}))}
${dn(n)}
${T("tile",r("field-bonus"),t.tile,an(t.solo),s=>e({tile:s}))}
${T("board",r("editor-board"),t.board,rn(),s=>e({board:s}))}
${D("ring",r("field-ring"),t.ring,s=>e({ring:J(s)}),"wide")}
${t.solo?pn(t,e):f}
</div>
<p class="small"><code data-testid="position-text">${n.text}</code></p>
</section>`}function on(){return[["duel",r("editor-duel")],["solo",r("automa-alone")]]}function rn(){return[["r",r("board-revised")],["o",r("board-original")]]}function an(n){return[["-",r("editor-nobody")],["1",r("player-number",{number:"1"})],["2",n?"Automa":r("player-number",{number:"2"})]]}function ln(n){return{...{buttons:[n.buttons[0],"0"]},solo:!0,turn:n.turn.replace("2+","2")}}function cn(n){return{solo:!1,ring:n.ring+n.taken,taken:""}}function J(n){return n.replace(/\s/g,"").slice(0,60)}function dn(n){let{draft:t}=n,e=[["buttons","editor-buttons"],["times","editor-time"],["incomes","editor-income"]],o=(s,i)=>s!=="incomes"||t.cells[i].includes("x");return[0,1].flatMap(s=>e.filter(([i])=>o(i,s)).map(([i,l])=>{let a=t.solo&&s===1?"Automa":r("player-number",{number:String(s+1)});return D(`${i}-${s+1}`,r(l,{name:a}),t[i][s],c=>{let d=[...t[i]];d[s]=c.replace(/\D/g,"").slice(0,i==="buttons"?4:2),n.change({[i]:d})},"number")}))}function pn(n,t){let e=[["normal",r("deck-normal")],["tactical",r("deck-tactical")]],o=["1","2","3","4","5"].map(s=>[s,r(`automa-name-${s}`)]);return[T("deck",r("editor-deck"),n.deck,e,s=>t({deck:s})),T("level",r("level"),n.level,o,s=>t({level:s})),D("taken",r("editor-taken"),n.taken,s=>t({taken:J(s)}),"wide"),D("pile",r("field-pile"),n.pile,s=>t({pile:J(s)}),"wide"),D("gone",r("field-gone"),n.gone,s=>t({gone:J(s)}),"wide")]}function T(n,t,e,o,s){return p`<label>${t} ${q(`field-${n}`,o,e,s)}</label>`}function D(n,t,e,o,s){return p`<label class=${s}
>${t}
<input
type="text"
spellcheck="false"
autocomplete="off"
inputmode=${s==="number"?"numeric":"text"}
data-testid=${`field-${n}`}
.value=${e}
@input=${i=>o(vt(i))}
/></label>`}function Te(n,t,{text:e,start:o,done:s,cancel:i}){let{root:l,shell:a}=n.place,c=new Y(t,e),{game:d}=c,p=$=>()=>{N(),$()},m={done:()=>c.objection||p(()=>s(c.text))(),cancel:p(i),empty:()=>c.begin(gt(o)),choose:($,w)=>{let{table:E}=d.state;if($==="*"||$==="x"){c.layLoose($);let X=Tt(E.players[E.turn-1].cells,"+",t);d.placement({type:"choose",choice:X})}else w?d.choose($):d.chooseShown($);d.focusQuilt()}},h=H(n,c),g=c.store.watch(n.changed),b=new AbortController,{signal:v}=b,S=!0,P=()=>S=d.state.placement.letter===null,z=({target:$})=>{let w=$ instanceof Element&&$.closest("[data-quilt=active] .cell");!w||!S||c.lift(W(w.id.slice(-2))??0)},J=$=>{if(!($.target instanceof Element&&$.target.closest("[data-quilt=active]"))||!["Delete","Backspace"].includes($.key))return;let[E,X]=d.state.placement.cursor;c.lift(E*9+X)};l.addEventListener("pointerdown",P,{signal:v,capture:!0}),l.addEventListener("click",z,{signal:v}),l.addEventListener("keydown",J,{signal:v});let N=()=>{b.abort(),g(),h()};return{middle:()=>f,view:()=>Pe(c,a,m),close:N}}var vo=le(async n=>{let t=await n.place.patches,e=p=>bn(p,t),{hash:o,search:s}=location,i=new URLSearchParams(s).get("at"),l=o.length>1?await gn(e,o):null,a=l?null:ue(kt(),t),c=l?.opened??a?.opened??Me(t),d=new U(t,c,{keep:St,read:e},i===null?null:Number(i));return a&&d.open(a.opened,a.path),l?.fault&&d.store.dispatch({fault:l.fault}),(o||s)&&history.replaceState(null,"",et("/analysis")),fn(n,d)});function fn(n,t){let{patches:e}=t,o=()=>l(Le(n,t,s)),s=()=>{i.close(),l(Te(n,e,{text:t.startText,start:Me(e).tree.text,done:a=>{t.open({tree:new lt(e,{start:a}),tags:{},isWhole:!0}),o()},cancel:o}))},i=Le(n,t,s),l=a=>{i=a,n.draw(),document.getElementById("turn-heading")?.focus({preventScroll:!0})};return n.middle=()=>i.middle(),n.until(()=>i.close()),()=>i.view()}async function gn(n,t){try{return{opened:await n(decodeURI(t)),fault:""}}catch(e){return e instanceof URIError?{opened:null,fault:r("analysis-bad-link")}:{opened:null,fault:e instanceof Error?e.message:String(e)}}}async function bn(n,t){let e=n.length>dt?null:await te(n,t);if(e?.isWhole||e&&n.length>tt)return e;if(n.length>tt)throw new Error(r("analysis-too-long"));if(/#t=/.test(n)){if(e)return e;throw new Error(r("analysis-bad-link"))}let{record:o,comment:s}=await $t(n),i=B(o,t);if(i===null)throw new Error(r("page-outdated"));return e??{...i,isWhole:i.isWhole&&s===null}}function Me(n){let t=ee(n,o=>Math.floor(Math.random()*o));return{tree:new lt(n,{start:k(C(t),null)}),tags:{},isWhole:!0}}function Le(n,t,e){let{board:o}=t,{shell:s}=n.place,i=new K({ask:(p,m)=>ae(p,t.patches,m),...yt,keep:At},Et()),l=$n(t,i),a=vn(t,l,e),c=()=>{let{stage:p,position:m,points:h}=o.table;i.look(p==="over"?null:m,h),l(null)},d=[t.store.watch(()=>{c(),n.changed()}),i.store.watch(()=>{l(null),n.changed()}),yn(t,i),()=>i.stop(),H(n,o)];return c(),{middle:()=>ke(a),view:()=>we(t,i,s,a),close:()=>{for(let p of d)p()}}}function $n(n,t){let e=null,o="";return s=>{e=s;let{answer:i,isOn:l}=t.state,a=l&&i?i.lines:[],c=a.some(m=>m.move===e),d=a.flatMap((m,h)=>{let g=String(h+1);return m.move===e||!c&&h===0?[{move:m.move,label:g,kind:"line"}]:[]}),p=JSON.stringify([n.board.text,d]);p!==o&&(o=p,n.board.suggest(d))}}function yn(n,t){let e=new AbortController,{signal:o}=e,s=a=>{let{target:c,key:d,shiftKey:p}=a;Mt(a)||p||c instanceof Element&&c.closest(".quilt")||n.step(d)&&a.preventDefault()},i=a=>{let{target:c}=a;c instanceof Element&&c.closest(".notebook")&&(s(a),a.defaultPrevented&&a.stopPropagation())},l=()=>t.hide(document.hidden);return window.addEventListener("keydown",i,{capture:!0,signal:o}),window.addEventListener("keydown",s,{signal:o}),window.addEventListener("online",()=>t.again(),{signal:o}),document.addEventListener("visibilitychange",l,{signal:o}),l(),()=>e.abort()}function vn(n,t,e){return{lines:{point:t,play:o=>n.playLine(o)},tree:{show:o=>n.show(o),step:o=>{n.step(o)},promote:()=>n.promote(),remove:()=>n.remove(),mark:o=>n.mark(o),comment:()=>wn(n)},setUp:e,open:()=>kn(n),copy:async()=>{let o=`${location.origin}${et(await n.link())}`;n.store.dispatch({said:await Bt(o)})},save:()=>It(n.record)}}function wn(n){st("comment","comment-heading",t=>{let e=o=>{t.close(),n.comment(o)};nt(Ee(n.state.node.comment,e,()=>t.close()),t)})}function kn(n){st("open","open-heading",t=>{let e=s=>{t.close(),n.read(s)};nt(Se(e,async s=>e(await s.slice(0,dt+1).text()),()=>t.close(),n.startText),t)})}export{vo as openAnalysisPage,Ne as table};
@input=${i=>o(kt(i))}
/></label>`}function Me(n,t,{text:e,start:o,done:s,cancel:i}){let{root:l,shell:a}=n.place,c=new z(t,e),{game:d}=c,u=b=>()=>{R(),b()},m={done:()=>c.objection||u(()=>s(c.text))(),cancel:u(i),empty:()=>c.begin($t(o)),choose:(b,w)=>{let{table:A}=d.state;if(b==="*"||b==="x"){c.layLoose(b);let et=Mt(A.players[A.turn-1].cells,"+",t);d.placement({type:"choose",choice:et})}else w?d.choose(b):d.chooseShown(b);d.focusQuilt()}},h=K(n,c),g=c.store.watch(n.changed),$=new AbortController,{signal:v}=$,E=!0,L=()=>E=d.state.placement.letter===null,X=({target:b})=>{let w=b instanceof Element&&b.closest("[data-quilt=active] .cell");!w||!E||c.lift(I(w.id.slice(-2))??0)},tt=b=>{if(!(b.target instanceof Element&&b.target.closest("[data-quilt=active]"))||!["Delete","Backspace"].includes(b.key))return;let[A,et]=d.state.placement.cursor;c.lift(A*9+et)};l.addEventListener("pointerdown",L,{signal:v,capture:!0}),l.addEventListener("click",X,{signal:v}),l.addEventListener("keydown",tt,{signal:v});let R=()=>{$.abort(),g(),h()};return{middle:()=>f,view:()=>Le(c,a,m),close:R}}var $o=de(async n=>{let t=await n.place.patches,e=u=>hn(u,t),{hash:o,search:s}=location,i=new URLSearchParams(s).get("at"),l=o.length>1?await mn(e,o):null,a=l?null:me(Et(),t),c=l?.opened??a?.opened??De(t),d=new _(t,c,{keep:At,read:e},i===null?null:Number(i));return a&&d.open(a.opened,a.path),l?.fault&&d.store.dispatch({fault:l.fault}),(o||s)&&history.replaceState(null,"",st("/analysis")),un(n,d)});function un(n,t){let{patches:e}=t,o=()=>l(Ne(n,t,s)),s=()=>{i.close(),l(Me(n,e,{text:t.startText,start:De(e).tree.text,done:a=>{t.open({tree:new dt(e,{start:a}),tags:{},isWhole:!0}),o()},cancel:o}))},i=Ne(n,t,s),l=a=>{i=a,n.draw(),document.getElementById("turn-heading")?.focus({preventScroll:!0})};return n.middle=()=>i.middle(),n.until(()=>i.close()),()=>i.view()}async function mn(n,t){try{return{opened:await n(decodeURI(t)),fault:""}}catch(e){return e instanceof URIError?{opened:null,fault:r("analysis-bad-link")}:{opened:null,fault:e instanceof Error?e.message:String(e)}}}async function hn(n,t){let e=n.length>ut?null:await Gt(n,t);if(e?.isWhole||e&&n.length>nt)return e;if(n.length>nt)throw new Error(r("analysis-too-long"));if(/#t=/.test(n)){if(e)return e;throw new Error(r("analysis-bad-link"))}let{record:o,comment:s}=await vt(n),i=H(o,t);if(i===null)throw new Error(r("page-outdated"));return e??{...i,isWhole:i.isWhole&&s===null}}function De(n){let t=zt(n,o=>Math.floor(Math.random()*o));return{tree:new dt(n,{start:S(j(t),null)}),tags:{},isWhole:!0}}function Ne(n,t,e){let{board:o}=t,{shell:s}=n.place,i=new G({ask:(u,m)=>ce(u,t.patches,m),...wt,keep:Ot},xt()),l=fn(t,i),a=bn(t,l,e),c=()=>{let{stage:u,position:m,points:h}=o.table;i.look(u==="over"?null:m,h),l(null)},d=[t.store.watch(()=>{c(),n.changed()}),i.store.watch(()=>{l(null),n.changed()}),gn(t,i),()=>i.stop(),K(n,o)];return c(),{middle:()=>Ee(a),view:()=>Se(t,i,s,a),close:()=>{for(let u of d)u()}}}function fn(n,t){let e=null,o="";return s=>{e=s;let{answer:i,isOn:l}=t.state,a=l&&i?i.lines:[],c=a.some(m=>m.move===e),d=a.flatMap((m,h)=>{let g=String(h+1);return m.move===e||!c&&h===0?[{move:m.move,label:g,kind:"line"}]:[]}),u=JSON.stringify([n.board.text,d]);u!==o&&(o=u,n.board.suggest(d))}}function gn(n,t){let e=new AbortController,{signal:o}=e,s=a=>{let{target:c,key:d,shiftKey:u}=a;Vt(a)||u||c instanceof Element&&c.closest(".quilt")||n.step(d)&&a.preventDefault()},i=a=>{let{target:c}=a;c instanceof Element&&c.closest(".notebook")&&(s(a),a.defaultPrevented&&a.stopPropagation())},l=()=>t.hide(document.hidden);return window.addEventListener("keydown",i,{capture:!0,signal:o}),window.addEventListener("keydown",s,{signal:o}),window.addEventListener("online",()=>t.again(),{signal:o}),document.addEventListener("visibilitychange",l,{signal:o}),l(),()=>e.abort()}function bn(n,t,e){return{lines:{point:t,play:o=>n.playLine(o)},tree:{show:o=>n.show(o),step:o=>{n.step(o)},promote:()=>n.promote(),remove:()=>n.remove(),mark:o=>n.mark(o),comment:()=>$n(n)},setUp:e,open:()=>yn(n),copy:async()=>{let o=`${location.origin}${st(await n.link())}`;n.store.dispatch({outcome:await oe(o)})},save:()=>se(n.record)}}function $n(n){it("comment","comment-heading",t=>{let e=o=>{t.close(),n.comment(o)};ot(xe(n.state.node.comment,e,()=>t.close()),t)})}function yn(n){it("open","open-heading",t=>{let e=s=>{t.close(),n.read(s)};ot(Ae(e,async s=>e(await s.slice(0,ut+1).text()),()=>t.close(),n.startText),t)})}export{$o as openAnalysisPage};
