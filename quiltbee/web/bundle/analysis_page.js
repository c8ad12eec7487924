import{a as be,b as we,c as ve,d as ye,e as ke,f as xe,g as Y,h as Se,i as Ae,j as tt}from"./board.js";import{Ab as bt,Cb as oe,Cc as F,Db as wt,Dc as pe,Eb as J,Fb as k,Gb as re,H as f,J as $,K as L,L as v,Lc as fe,M as H,Mb as ie,Mc as me,Sc as he,Za as Q,_ as ft,ba as mt,c as K,ca as ht,cd as ge,da as Dt,e as P,fc as ae,fd as $e,g as pt,ga as Z,ha as Ft,i as c,ib as A,id as vt,jb as zt,kb as Qt,kc as le,lc as ce,m as R,mc as ue,n as jt,nb as gt,nc as de,oa as Ut,pa as Gt,pb as Vt,q as Bt,qb as Jt,ra as Kt,rb as W,sa as Ht,sb as Yt,t as _t,ta as Zt,tb as te,ua as X,ub as ee,va as Xt,vb as ne,wa as z,wb as V,x as It,xb as $t,zb as se}from"./page.js";var et=64,x=class{constructor(t,{start:e,shuffles:s,budgets:o}){this.patches=t,this.text=e;let r=J(e,t);if(r===null)throw new RangeError("this is no position");let i=r.automa!==null;if(this.shuffles=i?V(e,s,o):null,i&&this.shuffles===null)throw new RangeError("these are no cards");this.count=0,this.root=this.made("",null,r,null)}made(t,e,s,o){let r=this.count;return this.count+=1,{id:r,move:t,parent:e,children:[],position:s,turn:o,...{before:"",comment:"",figures:[],marks:[]}}}add(t,e,s=null){let o=W(e)?s??this.turnAfter(t):null;if(W(e)&&o===null)return null;let r=o?.card.number,i=t.children.find(u=>u.move===e&&u.turn?.card.number===r);if(i)return i;let a=o?Yt(t.position,e,o):te(t.position,e,this.patches);if(a===null)return null;o&&this.keepCard(t,o.card.number);let l=this.made(e,t,a,o);return t.children.push(l),l}turnAfter(t){let e=this.shufflesAt(t),s=e===null?0:$t(e,yt(t));return s===0?null:this.turnWith(t,s)}turnWith(t,e){let s=w(t).length+1;return be(t.position,ne(e),s,this.patches)}cardsAfter(t){let e=t.position.automa!==null&&t.position.turn===2,s=this.shufflesAt(t);return!e||t.position.stage==="over"||s===null?[]:se(s,yt(t))}shufflesAt(t){let e=w(t).flatMap(({turn:s})=>s??[]);return this.shuffles&&e.reduce((s,o,r)=>bt(s,r,o.card.number),this.shuffles)}hasOwnCards(t){return this.shufflesAt(t)===this.shuffles}keepCard(t,e){if(this.shuffles===null||!this.hasOwnCards(t))return;let s=yt(t);$t(this.shuffles,s)===0&&this.own(bt(this.shuffles,s,e))}settle(){let t=this.shufflesAt(S(this.root));t!==null&&this.own(t)}own(t){this.shuffles=t,this.text=wt(this.text,t)}courseTo(t){let e=w(t),s=e.map(({move:u})=>u),o=this.shufflesAt(t);if(o===null)return{start:this.text,moves:s};let{known:r,budgets:i}=o,a=e.flatMap(({turn:u})=>u??[]);return{start:wt(this.text,o),moves:s,turns:a,shuffles:r.slice(1),budgets:i}}get nodes(){return[this.root,...mn(this.root)]}node(t){return this.nodes.find(e=>e.id===t)??null}};function mn(n){let t=[],e=[...n.children].reverse();for(let s=e.pop();s;s=e.pop())t.push(s),e.push(...[...s.children].reverse());return t}function w(n){let t=[];for(let e=n;e.parent;e=e.parent)t.push(e);return t.reverse()}function yt(n){return w(n).filter(({turn:t})=>t!==null).length}function S(n){let t=n;for(;t.children.length>0;)[t]=t.children;return t}function Oe(n){return w(n).every(t=>t.parent?.children[0]===t)}function nt(n){return w(n).filter(t=>t.parent?.children[0]!==t).length}function hn(n){return w(n).reverse().find(t=>t.parent?.children[0]!==t)??null}function Ee(n){let t=hn(n);if(t===null||t.parent===null)return!1;let{children:e}=t.parent;return e.splice(e.indexOf(t),1),e.unshift(t),!0}function Te(n){let{parent:t}=n;return t===null?null:(t.children.splice(t.children.indexOf(n),1),t)}var N={1:"!",2:"?",3:"!!",4:"??",5:"!?",6:"?!"};function Me(n,t){let e=n.marks.includes(t),s=n.marks.filter(o=>!(o in N));n.marks=e?s:[t,...s]}var gn=["Ring","Board","SetUp","Position","Opponent","Deck","Level","Cards"],C=/\[%(?:clk|emt|eval|scores|empty|tile)\s+[^[\]\s]+(?:\s+[^[\]\s]+)?\s*\]/g;function st(n,t={}){let e=S(n.root).position,s=ie(e,n.patches),o=$n(s,t),r=s?{Score:s.scores.join("-")}:{},i=new Set(["Result","Score",...gn]);s||i.delete("Score");let a=Object.entries(t).filter(([d])=>!i.has(d)),l={...Object.fromEntries(a),...bn(n),...r,Result:o},u=[...kt(n.root.figures,n.root.comment),...qe(n,n.root)];return Ae(l,[...u,o])}function $n(n,{Result:t="*",Termination:e="normal"}){return n===null||e!=="normal"?t:n.winner===1?"1-0":"0-1"}function bn({root:{position:n},text:t,shuffles:e}){if(e===null||n.automa===null)return zt(n)?{Ring:n.ring,Board:n.board}:{SetUp:"1",Position:t};let{numeral:s}=K[n.automa.level-1],o=e.known.map(i=>i.map(a=>a||"?").join(" "));return{...wn(t,n)?{Ring:n.ring,Board:n.board}:{SetUp:"1",Position:t},Opponent:"Automa",Deck:e.deck,Level:s,Cards:o.join(" / ")}}function wn(n,{players:[t,e],ring:s}){let[o,r]=n.split(" ").slice(-2),i=o.split(".").length===10&&r.endsWith("/-")&&!/^\?\d/.test(o),a=t.buttons===5&&t.time===0&&t.empty===81;return i&&a&&e.buttons===0&&e.time===0&&s.length===33}function qe(n,t,e=""){let s=[];for(let o=t,r=e;o.children.length>0;[o]=o.children){let[i,...a]=o.children;s.push(...Re(n,i,r));for(let l of a)s.push(...Le("(",vn(n,l),")"));r=a.length>0?"":Pe(i)}return s}function vn(n,t){let e=t.before.match(C)??[];return[...kt(e,t.before.replace(C," ")),...Re(n,t,""),...qe(n,t,Pe(t))]}function Pe({move:n,parent:t}){return W(n)?"":String(t?.position.turn)}function Re(n,t,e){let{move:s,turn:o,marks:r,comment:i,figures:a,parent:l}=t,u=String(l?.position.turn),d=u===e?s:`${u}: ${s}`,p=o===null||n.hasOwnCards(t)?"":o.card.number;return[W(s)?s.replace("A:",`A${p}: `):d,...r.map(h=>`$${h}`),...kt(a,i)]}function kt(n,t){return Le("{",[...n,...xt(t).split(" ").filter(Boolean)],"}")}function Le(n,t,e){if(t.length===0)return[];let s=[...t];return s[0]=n+s[0],s[s.length-1]+=e,s}function xt(n){let t=n.replace(yn," ").replace(/\s+/g," ").trim();return(t.includes("}")?t.replace(/\{/g,"(").replace(/\}/g,")"):t).replace(C,s=>`(${s.slice(1,-1)})`)}var yn=/[\u0000-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff]/gu;var We=/\[\s*([A-Za-z0-9_]+)\s+"((?:[^"\\\n]|\\.)*)"\s*\]/y,St=/(?:[\s\ufeff]+|^%.*)+/my,At=new RegExp([/(?<space>[\s\ufeff]+|^%.*)/,/(?<comment>\{[^}]*\}?)/,/(?<rest>;.*)/,/\$(?<nag>\d{1,3})(?!\d)/,/(?<mark>!!|\?\?|!\?|\?!|!|\?)/,/(?<open>\()/,/(?<close>\))/,/(?<mover>[12]:|A(?<card>[1-9]\d?)?:)/,/(?<result>(?:1-0|0-1|\*)(?!\d))/,/(?<token>pass|\.|[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9])/,/(?<taken>[A-Za-g])(?=[12]:|A(?:[1-9]\d?)?:|1-0|0-1|[^\w+:]|$)/,/(?<tag>\[\s*[A-Za-z0-9_]+\s+")/,/(?<unknown>\S[^\s(){};[]*)/].map(({source:n})=>n).join("|"),"my"),kn=/^[A-Za-g]{33}$/,xn=Object.fromEntries(Object.entries(N).map(([n,t])=>[t,Number(n)])),Sn=255;function T(n,t){let{tags:e,at:s}=An(n),o=On(e);if(o===null)return null;let r;try{r=new x(t,o)}catch(a){if(a instanceof RangeError)return null;throw a}let i=new Ot(r);At.lastIndex=s;for(let a=At.exec(n);a&&a.groups?.tag===void 0;a=At.exec(n))i.take(a.groups);return{tree:r,tags:e,isWhole:i.isWhole&&i.lines.length===1}}function An(n){let t={},e=0,s=()=>(St.lastIndex=e,e=St.exec(n)?St.lastIndex:e,We.lastIndex=e,We.exec(n));for(let o=s();o;o=s())t[o[1]]??=o[2].replace(/\\(.)/g,"$1"),e+=o[0].length;return{tags:t,at:e}}function On({Ring:n,Board:t="revised",Position:e,Opponent:s,Deck:o,Level:r,Cards:i=""}){let[a,...l]=i.split("/").map(h=>h.trim().split(/\s+/).map(y=>Number(y)||0));if(e!==void 0)return{start:Ne(e,a),shuffles:l};if(!kn.test(n??"")||!En(t))return null;let u=k(A(n,t),null);if(s!=="Automa")return{start:u,shuffles:[]};let d=K.find(({numeral:h})=>h===r)?.level;if(d===void 0||!["normal","tactical"].includes(o))return null;let[p]=u.split(" "),m=`${n} 1 - ${t[0]} ${o} ${d} ?.?.?.?.?.?.?.?.?.? ?.?/-`;return{start:Ne(`${p} 5.0 0.0:- ${m}`,a),shuffles:l}}function En(n){return n==="revised"||n==="original"}function Ne(n,t){let e=n.split(" ");if(e.length!==11||t.length!==12)return n;let s=e[10].split("/").map(d=>d==="-"?0:d.split(".").length),o=[...e[10].split("/"),e[9].replace(/^\?\d+/,"?")].flatMap(d=>d==="-"?[]:d.split(".")).map((d,p)=>d==="?"&&t[p]?String(t[p]):d),r=s[0]+s[1],i=d=>d.join(".")||"-",a=o.slice(r),[l=""]=/(?<=^\?)\d+/.exec(e[9])??[];a[0]==="?"&&(a[0]=`?${l}`);let u=`${i(o.slice(0,s[0]))}/${i(o.slice(s[0],r))}`;return[...e.slice(0,9),i(a),u].join(" ")}var Ot=class{constructor(t){this.tree=t,this.lines=[{at:t.root,isBroken:!1,isNew:!0,before:"",card:0}],this.isWhole=!0,this.skipped=0,this.isOver=!1}take({comment:t,rest:e,nag:s,mark:o,card:r,open:i,close:a,result:l,token:u,taken:d,unknown:p}){let m=this.lines[this.lines.length-1];if(i)return this.open(m);if(a)return this.close();if(l){this.isOver||=this.lines.length===1;return}m.isBroken||this.skipped>0||(t?this.say(m,t.slice(1).replace(/\}$/,"")):e?this.say(m,e.slice(1)):s||o?this.mark(m,s?Number(s):xn[o??""]):u||d?this.play(m,u??`A:${d}`):r?this.choose(m,Number(r)):p&&this.fail(m))}fail(t){this.isWhole=!1,t.isBroken=!0}choose(t,e){this.lines.length>1&&this.tree.cardsAfter(t.at).includes(e)?t.card=e:this.fail(t)}play(t,e){let{position:s}=t.at,o=s.automa!==null&&s.turn===2,i=e==="."||e==="pass"?o?"A:pass":"pass":Tn(e,this.tree.patches),a=t.card?this.tree.turnWith(t.at,t.card):null,u=this.isOver&&this.lines.length===1?null:this.tree.add(t.at,i,a);if(u===null)return this.fail(t);t.isNew&&this.lines.length>1&&(u.before=t.before),t.at=u,t.isNew=!1,t.card=0}say(t,e){let s=e.match(C)??[],o=e.replace(C," ").replace(/\s+/g," ").trim(),r=i=>[i,o].filter(Boolean).join(" ");if(t.isNew&&this.lines.length>1){t.before=[t.before,...s,o].filter(Boolean).join(" ");return}t.at.comment=r(t.at.comment),t.at.figures.push(...s)}mark(t,e){!t.isNew&&e<=Sn?t.at.marks.push(e):this.isWhole=!1}open(t){let{parent:e}=t.at;t.isBroken||this.skipped>0||t.isNew||e===null?this.skipped+=1:this.lines.length>et?this.skipped+=1:this.lines.push({at:e,isBroken:!1,isNew:!0,before:"",card:0}),this.skipped>0&&(this.isWhole=!1)}close(){this.skipped>0?this.skipped-=1:this.lines.length>1?this.lines.pop():this.isWhole=!1}};function Tn(n,t){let e=t[n[0]];if(!e||n.length!==4)return n;let s=Number(n[1]),o=s>=4?e.turns[0].flip:0;for(let r=0;r<s%4;r+=1)o=e.turns[o].right;return`${n[0]}${o}${n.slice(2)}`}var Mn="#t=",qn=1e6,Et=/\.|pass|[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9]/y;async function je(n,t){let e=n.replace(/^\ufeff/,"").trim();if(/^[[%]/.test(e))return T(e,t);let[,s]=/#(.*)$/s.exec(e)??[];if(s?.startsWith("t=")){let r=await Wn(s.slice(2));return r===null?null:T(r,t)}return/\s/.test(e)&&e.includes("/")?Tt({start:e.split(/\s+/).join(" ")},[],t):Pn(s??e,t)}function Pn(n,t){let[e,s="",...o]=n.split(","),r=Rn(s);if(r===null)return null;if(/^[ps]=/.test(e)){let l=e.slice(2).replace(/_/g," ").replace(/!/g,"#"),u=o.map(d=>d.split(".").map(p=>Number(p)||0));return Tt({start:l,shuffles:u},r,t)}if(!(new Set(e).size===33&&[...e].every(l=>l in t))||e.length!==33||!e.endsWith("A"))return null;let a=k(A(e,o[0]==="o"?"original":"revised"),null);return Tt({start:a},r,t)}function Rn(n){let t=[];Et.lastIndex=0;for(let e=0;e<n.length;e=Et.lastIndex){let s=Et.exec(n);if(s===null)return null;t.push(s[0]==="."?"pass":s[0])}return t}function Tt(n,t,e){try{let s=new x(e,n),o=Ce(s,s.root);for(let r of t){let i=s.add(o,r);if(i===null)return{tree:s,tags:{},isWhole:!1};o=Ce(s,i)}return{tree:s,tags:{},isWhole:!0}}catch(s){if(s instanceof RangeError)return null;throw s}}function Ce(n,t){let e=t;for(let s=n.turnAfter(e);s;s=n.turnAfter(e)){let o=n.add(e,`A:${s.taken??"pass"}`,s);if(o===null)return e;e=o}return e}async function Be(n,t){if(!n.nodes.every(({children:o,comment:r,before:i,marks:a})=>o.length<2&&!r&&!i&&a.length===0))return Mn+await Ln(st(n,t));let s=w(S(n.root)).map(({move:o})=>o);return re(n.root.position,n.text,s,n.shuffles?.known??null)}async function Ln(n){let t=new Blob([n]).stream().pipeThrough(new CompressionStream("deflate-raw")),e=new Uint8Array(await new Response(t).arrayBuffer()),s=Array.from(e,o=>String.fromCharCode(o)).join("");return btoa(s).replace(/\+/g,"-").replace(/\//g,"_").replace(/=+$/,"")}async function Wn(n){try{let t=atob(n.replace(/-/g,"+").replace(/_/g,"/")),e=Uint8Array.from(t,a=>a.charCodeAt(0)),s=new Blob([e]).stream().pipeThrough(new DecompressionStream("deflate-raw")),o=new TextDecoder,r="",i=s.getReader();for(let a=await i.read();!a.done;a=await i.read())if(r+=o.decode(a.value,{stream:!0}),r.length>qn)return await i.cancel(),null;return r+o.decode()}catch{return null}}var Nn=new Set(["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"]),ot=class{constructor(t,e,s,o=null){this.patches=t,this.outside=s;let{tree:r,tags:i,isWhole:a}=e,l=[r.root,...w(S(r.root))],u=o===null?l[l.length-1]:l[o]??r.root,d=a?"":c("analysis-not-whole"),p={tree:r,tags:i,node:u,change:0,said:"",fault:d,isEditing:!1};this.store=R((m,h)=>({...m,...h}),p),this.board=new ye(t,r.courseTo(u),this.sitting(),{onMove:(m,h)=>this.moved(m,h),onUndo:()=>this.show(this.state.node.parent??this.state.node),objection:()=>nt(this.state.node)>=et?c("analysis-too-deep"):null})}get state(){return this.store.get()}sitting(){let{Player1:t="?",Player2:e="?"}=this.state.tags,s=(o,r)=>o&&o!=="?"?o:c("player-number",{number:r});return{names:[s(t,"1"),s(e,"2")]}}moved(t,e){let{tree:s,node:o}=this.state,r=e.local.message.automa?.turns.at(-1)??null,i=s.add(o,t,t.startsWith("A:")?r:null);i&&this.changed({node:i})}changed(t={}){let{change:e}=this.state;this.store.dispatch({...t,change:e+1,said:"",fault:""}),this.keep()}keep(){this.outside.keep({record:this.record,path:this.path})}get path(){return w(this.state.node).map(t=>t.parent?.children.indexOf(t)??0)}get record(){return st(this.state.tree,this.state.tags)}get text(){return this.board.text}async link(){return`/analysis${await Be(this.state.tree,this.state.tags)}`}show(t){let e=this.state.tree.courseTo(t);_e(e)!==_e(this.board.course)&&this.board.show(e,this.sitting()),this.store.dispatch({node:t,said:"",fault:""}),this.keep()}step(t){if(!Nn.has(t))return!1;let{node:e,tree:s}=this.state,{parent:o}=e,r=o?.children??[],i=r.indexOf(e),l={ArrowLeft:o,ArrowRight:e.children[0],ArrowUp:r[i-1],ArrowDown:r[i+1],Home:s.root,End:S(e)}[t];return l&&l!==e&&this.show(l),!0}playLine(t){for(let e of t)if(!this.board.play(e))return}turn(t){let{tree:e,node:s}=this.state,o=e.turnWith(s,t),r=o&&e.add(s,`A:${o.taken??"pass"}`,o);r&&(this.changed(),this.show(r))}promote(){Ee(this.state.node)&&(this.state.tree.settle(),this.changed())}remove(){let{node:t}=this.state;if(t.parent===null)return;let e=Te(t);this.state.tree.settle(),this.changed(),e&&this.show(e)}comment(t){this.state.node.comment=xt(t),this.changed()}mark(t){this.state.node.parent!==null&&(Me(this.state.node,t),this.changed())}open({tree:t,tags:e,isWhole:s},o){this.store.dispatch({tree:t,tags:e,isEditing:!1});let r=o?Cn(t,o):S(t.root);this.board.show(t.courseTo(r),this.sitting()),this.store.dispatch({node:r,change:this.state.change+1,said:"",fault:""}),s||this.store.dispatch({fault:c("analysis-not-whole")}),this.keep()}async read(t){if(!t.trim())return this.store.dispatch({fault:c("analysis-nothing")});try{this.open(await this.outside.read(t))}catch(e){let s=e instanceof Error?e.message:String(e);this.store.dispatch({fault:s})}}get startText(){let{position:t}=this.state.node,e=this.board.local.shuffles;if(t.automa===null||e===null)return k(t,null);let s=this.board.local.message.automa?.turns??[];return k(t,oe(e,s))}};function _e({moves:n,turns:t=[]}){return[...n,...t.map(({card:e})=>e.number)].join()}function Cn(n,t){let e=n.root;for(let s of t)e=e.children[s]??e;return e}function Ie(n,t){let e=n&&T(n.record,t);return e&&{opened:e,path:n.path}}function De(n){let t=new Map;for(let e of n){if(e===null)continue;let{taken:s,stop:o,income:r,card:i}=e,a=[s,o,r].join(),l=t.get(a)??{move:`A:${s??"pass"}`,stop:o,income:r,cards:[]};t.set(a,{...l,cards:[...l.cards,i.number]})}return[...t.values()].sort((e,s)=>s.cards.length-e.cards.length)}function Fe(n,t){let e=t.flatMap(({card:s,margin:o})=>n.includes(s)&&o!==null?[o]:[]);return e.length<n.length?null:e.reduce((s,o)=>s+o,0)/n.length}var Mt=5,jn=150,Bn=300,rt=class{constructor(t,{isOn:e,lines:s}){this.outside=t;let o={status:"idle",isOn:e,lines:s,ahead:0,answer:null,sentence:""};this.store=R((r,i)=>({...r,...i}),o),this.position=null,this.isHidden=!1,this.asking=null,this.timer=0,this.known=new Map}get state(){return this.store.get()}look(t){t!==this.position&&(this.position=t,this.begin())}hide(t){t!==this.isHidden&&(this.isHidden=t,this.begin())}turn(t){this.tell({isOn:t}),this.outside.keep({isOn:t,lines:this.state.lines}),this.begin()}want(t){this.tell({lines:Math.max(1,Math.min(Mt,t))}),this.outside.keep({isOn:this.state.isOn,lines:this.state.lines}),this.begin()}again(){["away","refused"].includes(this.state.status)&&this.begin()}stop(){this.asking?.abort(),this.asking=null,this.outside.forget(this.timer)}begin(){this.stop();let{isOn:t,lines:e}=this.state;if(!t)return this.tell({status:"off",answer:null,sentence:""});if(this.position===null)return this.tell({status:"idle",answer:null,sentence:""});let s=this.known.get(`${e} ${this.position}`)??null,o={answer:s,sentence:"",ahead:0};if(s?.final)return this.tell({...o,status:"done"});if(this.isHidden)return this.tell({...o,status:"paused"});this.tell({...o,status:"asking"});let{signal:r}=this.asking=new AbortController,{position:i}=this;this.timer=this.outside.later(()=>this.follow(i,e,r),jn)}async follow(t,e,s){try{for await(let o of this.outside.ask({position:t,lines:e},s)){if(s.aborted)return;this.take(`${e} ${t}`,o)}!s.aborted&&!this.state.answer?.final&&this.tell({status:"away"})}catch(o){if(s.aborted)return;if(o instanceof jt)this.tell({status:"away"});else if(o instanceof Bt)this.tell({status:"refused",sentence:o.message,answer:null});else throw o}}take(t,e){let s=e.lines.length>0||!!e.cards;if(s){this.known.delete(t),this.known.set(t,e);let[a]=this.known.keys();this.known.size>Bn&&this.known.delete(a)}let o=e.waiting===null,r=e.final?"done":o?"thinking":"waiting",i=s?e:this.state.answer;this.tell({status:r,ahead:e.waiting??0,answer:i})}tell(t){this.store.dispatch(t)}};var _n=4;function Ge(n,t,e,s){return f`<section class="panel tree" aria-labelledby="moves-heading">
<div class="panel-head">
<h2 id="moves-heading">${c("moves")}</h2>
${In(t,s)}
</div>
<div
class="tree-moves"
data-testid="tree"
tabindex="0"
aria-labelledby="moves-heading"
role="group"
>
${n.root.comment?f`<p class="comment">${n.root.comment}</p>`:$}
${n.root.children.length>0?Ke(n.root,t,e,s):f`<p class="small">${c("analysis-no-move")}</p>`}
</div>
${Fn(t,s)}
</section>`}function In(n,t){let e=n.parent===null,s=n.children.length===0,o=[[c("first-position"),"first","Home",e],[c("previous-position"),"back","ArrowLeft",e],[c("next-position"),"forward","ArrowRight",s],[c("last-position"),"last","End",s]];return f`<div class="steps">
${o.map(([r,i,a,l])=>f`<button
type="button"
class="quiet square"
aria-label=${r}
title=${r}
data-testid=${`step-${i}`}
aria-disabled=${l?"true":"false"}
@click=${()=>t.step(a)}
>
${v(i)}
</button>`)}
</div>`}function Ke(n,t,e,s,o=null){let r=[],i=[],a=()=>{i.length>0&&r.push(f`<div class="run">${i}</div>`),i=[]};o?.before&&i.push(f`<span class="comment">${o.before}</span>`),o&&i.push(Ue(o,t,e,s));for(let l=o??n;l.children.length>0;[l]=l.children){let[u,...d]=l.children;i.push(Ue(u,t,e,s)),d.length!==0&&(a(),r.push(f`<ul>
${d.map(p=>f`<li class=${nt(p)>_n?"flat":""}>
${Ke(p,t,e,s,p)}
</li>`)}
</ul>`))}return a(),r}function Ue(n,t,e,s){let{move:o,turn:r,parent:i,comment:a,marks:l}=n,u=i?.position.turn??1,d=w(n).length,p=l.map(y=>N[y]??"").join(""),m=r?`, ${c("analysis-card",{card:String(r.card.number)})}`:"",h=`${d}. ${Z(o,e)}${m} ${p}`.trim();return f`<button
type="button"
class=${`node p${u}${n===t?" now":""}`}
title=${h}
data-testid="node"
data-move=${o}
aria-current=${n===t?"step":"false"}
@click=${()=>s.show(n)}
>
<span class="number" aria-hidden="true">${d}</span>${j(o,e)}${r?f`<i class="card" aria-hidden="true">${r.card.number}</i>`:$}<span class="visually-hidden">${h}</span
>${p?f`<b class="sign" aria-hidden="true">${p}</b>`:$}
</button>
${a?f`<span class="comment" data-testid="comment">${a}</span>`:$}`}function j(n,t){let e=n.startsWith("A:")?n.slice(2):n;if(e==="pass")return f`<span class="move-art" aria-hidden="true">${v("pass")}</span>`;let s=e[0],o=e.slice(-2),r=n.startsWith("A:");return f`<span class="move-art" aria-hidden="true"
>${s==="+"?f`<span class="plus">+</span>`:Q(s,t[s],r?Dn(t[s]):Number(e[1]),!1)}${r?$:f`<span class="where">${o}</span>`}</span
>`}function Dn({orientations:n}){return Number(Object.keys(n)[0])}function Fn(n,t){let e=n.parent===null,s=o=>o?"true":"false";return f`<div class="tree-tools">
<button type="button" data-testid="comment-move" @click=${t.comment}>
${v("pen")}<span>${c("analysis-comment")}</span>
</button>
<div class="marks" role="group" aria-label=${c("analysis-marks")}>
${Object.entries(N).map(([o,r])=>f`<button
type="button"
class="quiet square"
aria-pressed=${s(n.marks.includes(Number(o)))}
aria-disabled=${s(e)}
aria-label=${c(`analysis-mark-${o}`)}
title=${c(`analysis-mark-${o}`)}
data-testid=${`mark-${o}`}
@click=${()=>t.mark(Number(o))}
>
${r}
</button>`)}
</div>
<button
type="button"
data-testid="promote"
aria-disabled=${s(Oe(n))}
@click=${t.promote}
>
${v("raise")}<span>${c("analysis-promote")}</span>
</button>
<button
type="button"
data-testid="remove"
aria-disabled=${s(e)}
@click=${t.remove}
>
${v("bin")}<span>${c("analysis-remove")}</span>
</button>
</div>`}function He(n,t){let{isOn:e,answer:s}=n.state,o=e?s?.lines[0]??s?.expected??null:null,r=o?Math.round(o.chance*100):50,i=o?Ze(o.margin,t):Pt(n);return f`<section
class=${`line engine-bar ${o?"known":""}`}
aria-label=${c("analysis-engine")}
data-testid="engine-bar"
data-status=${n.state.status}
>
<label class="switch"
><input
type="checkbox"
role="switch"
data-testid="engine-on"
.checked=${e}
@change=${a=>n.turn(pe(a))}
/><span>${c("analysis-engine")}</span></label
>
<div class="balance">
<svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
<rect class="two" width="100" height="6"></rect>
<rect class="one" width=${r} height="6"></rect>
<path d="M50 0v6"></path>
</svg>
<p class="engine-words" role="status" data-testid="engine-words">
${i}
${o?f`<span class="soft">${it(Gn(o))}</span>`:$}
</p>
</div>
</section>`}function Ze(n,t){let e=Math.abs(n);return e<.05?c("analysis-even"):c("analysis-ahead",{name:mt(t,n>0?1:2),points:qt(e)})}function Un(n,t){let e=n>=.5,s=Math.round((e?n:1-n)*100);return c("analysis-chance",{name:mt(t,e?1:2),percent:s})}function Gn({margin:n,chance:t}){return n>=0?t:1-t}function it(n){return c("analysis-percent",{percent:Math.round(n*100)})}function at(n){return Math.abs(n)<.05?qt(0):(n>0?"+":"−")+qt(Math.abs(n))}function qt(n){return c("analysis-number",{number:Math.round(n*10)/10})}function Pt({state:n}){let{status:t,sentence:e,ahead:s}=n;return t==="refused"?e:c(`analysis-engine-${t}`,{count:s})}function Xe(n,t,e,s){let{state:o}=n,{answer:r}=o,i=o.isOn?r?.lines??[]:[],a=i.some(({move:d})=>d==="pass"),l=o.isOn&&r?.pass&&!a?r.pass:null,u=(d,p)=>Zn(d,p,t,e,s);return f`<section
class="panel engine-lines"
aria-labelledby="engine-heading"
data-testid="engine-lines"
@pointerleave=${()=>s.point(null)}
>
${Rt(n,c("analysis-lines"),Hn(n))}
${i.length>0?f`<ol>
${i.map((d,p)=>f`<li>${u(d,String(p+1))}</li>`)}
${l?f`<li class="what-if">${u(l,"–")}</li>`:$}
</ol>`:f`<p class="small" data-testid="engine-none">${Pt(n)}</p>`}
</section>`}function Rt(n,t,e=$){return f`<div class="panel-head">
<h2 id="engine-heading">${t}</h2>
<p class="small engine-told" data-testid="engine-told">${Kn(n)}</p>
${["away","refused"].includes(n.state.status)?f`<button type="button" class="quiet" @click=${()=>n.again()}>
${c("analysis-again")}
</button>`:$}
${e}
</div>`}function Kn(n){let{status:t,answer:e,isOn:s}=n.state;if(!s||!e||e.nodes===0)return"";let o=c("analysis-nodes",{count:e.nodes});return["thinking","done"].includes(t)?o:`${Pt(n)} ${o}`}function Hn(n){return f`<label class="line-count"
><span class="visually-hidden">${c("analysis-how-many")}</span>
<select
data-testid="line-count"
@change=${t=>n.want(Number(F(t)))}
>
${Array.from({length:Mt},(t,e)=>e+1).map(t=>f`<option value=${t} ?selected=${n.state.lines===t}>${t}</option>`)}
</select></label
>`}function Zn(n,t,e,s,o){let{move:r,margin:i,chance:a,proven:l}=n,u=()=>o.point(r),d=zn(n);return f`<button
type="button"
class="engine-line"
data-testid="engine-line"
data-move=${r}
@pointerenter=${u}
@focus=${u}
@blur=${()=>o.point(null)}
@click=${()=>o.play([r])}
>
<span class="chip" aria-hidden="true">${t}</span>
<span class="margin" aria-hidden="true">${at(i)}</span>
<span class="first-move"
>${j(r,s)}<span
><b>${r==="pass"?c("pass"):Z(r,s)}</b>
${t==="–"?f`<i>${c("analysis-if-pass")}</i>`:$}
${l?Xn():$}</span
></span
>
<span class="visually-hidden"
>${Ze(i,e)}; ${Un(a,e)}</span
>
<span class="expected">${d}</span>
<span class="goes-on" aria-hidden="true"
>${n.line.slice(1,7).map(p=>j(p,s))}</span
>
</button>`}function Xn(){return f`<span class="proven">${v("place")}${c("analysis-proven")}</span>`}function zn({chance:n,scores:t,empty_spaces:e,special_tile:s}){let o=[it(n)],r=([i,a])=>({one:String(Math.round(i)),two:String(Math.round(a))});return t&&o.push(c("analysis-scores",r(t))),e&&o.push(c("analysis-empty",r(e))),s&&o.push(c("analysis-tile",r([s[0]*100,s[1]*100]))),o.join(" · ")}function ze(n,t,e,s){let o=n.reduce((l,{cards:u})=>l+u.length,0),{isOn:r,answer:i}=t.state,a=r&&i?.cards||[];return f`<section
class="panel engine-lines"
aria-labelledby="engine-heading"
data-testid="engine-lines"
>
${Rt(t,c("analysis-cards"))}
<ol data-testid="card-outcomes">
${n.map(({move:l,stop:u,income:d,cards:p})=>{let m=Fe(p,a);return f`<li class="card-outcome">
<span class="odds">${it(p.length/o)}</span>
<span class="margin" data-testid="card-margin"
>${m===null?$:at(m)}</span
>
<span class="first-move"
>${j(l,e)}<span
>${Vn(l,u,d,e)}</span
></span
>
<span class="card-row">${p.map(h=>Qn(h,a,s))}</span>
</li>`})}
</ol>
</section>`}function Qn(n,t,{own:e,turn:s}){let o=t.find(r=>r.card===n)?.margin??null;return f`<button
type="button"
class=${n===e?"own":"quiet"}
data-testid="choose-card"
data-card=${n}
aria-current=${n===e?"true":"false"}
@click=${()=>s(n)}
>
<span class="visually-hidden">${c("analysis-turn-card",{card:String(n)})}</span>
<b aria-hidden="true">${n}</b>
${o===null?$:f`<span>${at(o)}</span>`}
</button>`}function Vn(n,t,e,s){let o={space:String(t),count:e},r=n.slice(2);return r==="pass"?c("analysis-card-passes",o):c("analysis-card-takes",{...o,patch:Ft(s,r)})}function Qe(n,t,e,s){let{board:o,patches:r,state:i}=n,a=o.state.table,{seats:l}=a,u=He(t,l),d=Ge(i.tree,i.node,r,s.tree);return f`${H(e,Yn(s))}
<main
class=${`${xe(o,e,a.mode)} analysis`}
data-stage=${a.stage}
data-number=${a.number}
>
<h1 class="visually-hidden" id="turn-heading" tabindex="-1" data-testid="turn">
${c("tab-analysis")}: ${ht(a,l)}
</h1>
${ke(o,e,s.focusQuilt,{line:u,moves:f`<div class="notebook moves">
${a.stage==="card"?Jn(n,t):Xe(t,l,r,s.lines)}
${d}
</div>`})}
<div class="below">
<p class="small" data-testid="turn-reason">
${ht(a,l)}. ${Dt(a,l)}
</p>
<p class="small copied" role="status" data-testid="said">${i.said}</p>
${he(i.fault,"analysis-fault")} ${ge(a,l,r)}
</div>
</main>
${Y(o,e)}`}function Jn(n,t){let{tree:e,node:s}=n.state,o=e.cardsAfter(s).map(r=>e.turnWith(s,r));return ze(De(o),t,n.patches,{own:e.turnAfter(s)?.card.number??null,turn:r=>n.turn(r)})}function Yn({setUp:n,open:t,copy:e,save:s}){return f`<nav class="analysis-menu" aria-label=${c("tab-analysis")}>
<span class="analysis-title" aria-hidden="true">${c("tab-analysis")}</span>
${[lt("set-up","pen",c("analysis-set-up"),n),lt("open","open",c("analysis-open"),t),lt("copy-link","link",c("copy-link"),e),lt("save","download",c("record"),s)]}
</nav>`}function lt(n,t,e,s){return f`<button type="button" data-testid=${n} title=${e} @click=${s}>
${v(t)}<span>${e}</span>
</button>`}function Ve(n,t,e,s){let o=i=>{i.preventDefault();let a=i.target;n(String(new FormData(a).get("text")))},r=({target:i})=>{let[a]=i.files??[];a&&t(a)};return f`<form class="open-form" @submit=${o}>
<h2 id="open-heading">${c("analysis-open")}</h2>
<label
>${c("paste-record")}
<textarea name="text" rows="5" spellcheck="false" data-testid="open-text"></textarea>
</label>
<p class="small">${c("analysis-this-position")} <code>${s}</code></p>
<div class="row">
<button type="submit" class="main" data-testid="open-it">${c("open")}</button>
<label class="button file"
>${c("choose-file")}<input
type="file"
accept=".pgr,.txt,text/plain"
data-testid="open-file"
@change=${r}
/></label>
<button type="button" @click=${e}>${c("cancel")}</button>
</div>
</form>`}function Je(n,t,e){return f`<form class="open-form" @submit=${o=>{o.preventDefault();let r=o.target;t(String(new FormData(r).get("comment")))}}>
<h2 id="comment-heading">${c("analysis-comment")}</h2>
<label
><span class="visually-hidden">${c("analysis-comment")}</span>
<textarea
name="comment"
rows="4"
maxlength="2000"
data-testid="comment-text"
.value=${n}
></textarea>
</label>
<div class="row">
<button type="submit" class="main" data-testid="keep-comment">${c("analysis-keep")}</button>
<button type="button" @click=${e}>${c("cancel")}</button>
</div>
</form>`}var Ye=6,Wt=[1,2];function nn(n,t,e){let{automa:s}=n;if(s===null)return tn(n,t);let o=ls(n);if(o)return o;let r=X(n.players[0].filled)?1:null,i={...n,ring:n.ring+s.taken,tile:r,automa:null},a=tn(i,t);if(a){let l={quilt1:"quilt",purse1:"purse",purse2:"automa"},u="quilt"in a.values?{...a.values,quilt:"quilt"}:a.values;return{...a,values:u,field:l[a.field]??a.field}}return cs(n)??us(e)}function tn(n,t){return ts(n)??es(n)??os(n)??rs(n)??ns(n,t)??is(n)??as(n)}function g(n,t,e={}){return{field:n,code:t,values:e}}function ts({players:n}){let t=Wt.find(e=>n[e-1].time>P);return t?g(`purse${t}`,"spaces",{last:String(P)}):null}function es({players:n,ring:t}){let e=new Map;for(let s of Wt)for(let{letter:o}of n[s-1].patches){let r=e.get(o);if(r)return g(`quilt${s}`,"lies-too",{letter:o,quilt:r});e.set(o,`quilt${s}`)}for(let s of t){if(t.indexOf(s)!==t.lastIndexOf(s))return g("ring","twice",{letter:s});let o=e.get(s);if(o)return g("ring","is-on",{letter:s,quilt:o})}return null}function ns(n,t){let{players:e,ring:s}=n,o=e.flatMap(d=>d.patches.map(({letter:p})=>p)),r=new Set([...s,...o]),i=Object.keys(t).filter(d=>!r.has(d)).sort((d,p)=>en(d)-en(p)),a=i.join(""),l=e.map(({cells:d})=>[...d].filter(p=>p==="x").length);if(l.every(d=>d===0))return i.length>0?g("ring","missing",{letters:a}):null;let u=e.map(({income:d,patches:p})=>p.reduce((m,{letter:h})=>m-t[h].income,d));return ss(n,t,i,l,u)?null:g(`quilt${l[0]>0?1:2}`,"unknown",{letters:a})}function en(n){return n.charCodeAt(0)}function ss(n,t,e,s,o){let r=e.reduce((u,d)=>u+t[d].squares,0),i=e.reduce((u,d)=>u+t[d].income,0),a=s[0]+s[1]-r;if(a<0||a>sn(n)||o[0]+o[1]!==i)return!1;let l=new Set([0]);for(let u of e){let{squares:d,income:p}=t[u];l=new Set([...l,...[...l].map(m=>m+d*1e3+p)])}return[...l].some(u=>{let d=s[0]-Math.floor(u/1e3);return u%1e3===o[0]&&d>=0&&d<=a})}function sn({players:n,board:t,stage:e}){let s=Math.max(n[0].time,n[1].time);return gt(pt[t],0,s).length-(e==="special_patch"?1:0)-Lt(n[0])-Lt(n[1])}function Lt({cells:n}){return[...n].filter(t=>t==="*").length}function os({players:[n,t]}){if(Math.abs(n.time-t.time)<=Ye)return null;let e=n.time>t.time?1:2,s={most:Ye,first:String(n.time),second:String(t.time)};return g(`purse${e}`,"lead",s)}function rs({players:n,turn:t,stage:e,board:s}){let[o,r]=[n[t-1],n[2-t]],i=String(P),a=String(t),l=o.time===P&&r.time===P;return e==="over"?l?null:g("turn","not-over",{player:a,last:i}):e==="action"?l?g("turn","over",{last:i}):o.time>r.time?g("turn","ahead",{player:a}):null:gt(pt[s],r.time,o.time).length===0?g("turn","no-special",{player:a}):o.empty===0?g("turn","no-space",{player:a,quilt:`quilt${t}`}):null}function is(n){if(sn(n)>=0)return null;let[t,e]=n.players.map(Lt);return g(`quilt${t>=e?1:2}`,"special-patches")}function as({players:n,tile:t}){let e=Wt.filter(s=>X(n[s-1].filled));return t===null&&e.length>0?g("bonus","has-square",{player:String(e[0])}):t!==null&&!e.includes(t)?g("bonus","no-square",{player:String(t)}):null}function ls({automa:n,ring:t,players:e}){let s=n?.taken??"",o=e[0].patches.map(({letter:i})=>i),r=[...s].find(i=>s.indexOf(i)!==s.lastIndexOf(i)||t.includes(i)||o.includes(i));return r?g("automa","elsewhere",{letter:r}):null}function cs(n){let{tile:t,players:e,automa:s}=n,o=X(e[0].filled),r=String(Vt(s?.level??1).marker),i=Jt(n);return t===1?o?null:g("bonus","person-no-square"):t===2?i?g("bonus","automa-not-there",{marker:r}):null:o?g("bonus","person-square"):i?null:g("bonus","automa-there",{marker:r})}function us(n){if(n===null)return null;let{deck:t,aside:e,discards:s,known:o,budgets:r}=n,[i]=o;if(e!==0&&e!==2)return g("gone","aside",{count:2});if(i.slice(e,e+s).includes(0))return g("gone","discards");let a=i.find((d,p)=>d!==0&&i.indexOf(d)!==p);if(a)return g("pile","card-elsewhere",{card:String(a)});let l=ee[t].filter(({number:d})=>!i.includes(d));return 0 in r&&!l.some(({budget:d})=>d===r[0])?g("pile","budget",{budget:String(r[0])}):null}var ds=".".repeat(81),ps="?.?.?.?.?.?.?.?.?.?",fs="?.?/-";function Ct(n){let t=n.split(" "),e=t.length===11,[s,o]=t,[r,i]=e?[t[1],t[2].split(":")[0]]:[t[2],t[3]],[a,l,u,d]=e?t.slice(3):t.slice(4),p=fn=>/^(\d+)\.(\d+)(?:i(\d+))?$/.exec(fn)??[],[,m="5",h="0",y="0"]=p(r),[,O="5",_="0",I="0"]=p(i),[dt="normal",b="1",E=ps,q=fs]=e?t.slice(7):[],D=e?t[2].split(":")[1].replace("-",""):"";return{cells:[on(s),e?ds:on(o)],buttons:[m,O],times:[h,_],incomes:[y,I],ring:a.replace("-",""),turn:l,tile:u,board:d,solo:e,deck:dt,level:b,taken:D,pile:E,gone:q}}function on(n){return n.replace(/\//g,"").replace(/\d/g,t=>".".repeat(Number(t)))}function an(n){let{cells:t,ring:e,turn:s,tile:o,board:r,solo:i,deck:a,level:l,taken:u,pile:d,gone:p}=n,m=[e||"-",s,o,r].join(" "),[h,y]=[rn(n,0),rn(n,1)],[O,_]=t.map(ln);if(!i)return`${O} ${_} ${h} ${y} ${m}`;let I=`${n.buttons[1]||"0"}.${n.times[1]||"0"}:${u||"-"}`;return`${O} ${h} ${I} ${m} ${a} ${l} ${d} ${p}`}function ln(n){return Array.from({length:9},(e,s)=>n.slice(9*s,9*(s+1))).map(e=>e.replace(/\.+/g,s=>String(s.length))).join("/")}function rn({cells:n,buttons:t,times:e,incomes:s},o){let r=n[o].includes("x")?`i${s[o]||"0"}`:"";return`${t[o]||"0"}.${e[o]||"0"}${r}`}function ms(n,t){let e=[...n.ring,...n.taken].find(l=>!(l in t)),s=(l,u)=>c("impossible",{field:c(`field-${l}`),words:u});if(e)return s("ring",c("impossible-no-patch",{letter:e}));let o=an(n),r=J(o,t),i=r?.automa?V(o):null;if(r?.automa&&i===null)return s("pile",c("impossible-cards"));if(r===null)return c("impossible-form");let a=nn(r,t,i);return a?s(a.field,c(`impossible-${a.code}`,a.values)):""}var Nt=class extends ve{constructor(t){super(t.message,t.patches),this.editor=t}answer(t,e,s){if(t!=="move"||s===void 0||!this.editor.lay(s))return this.refuse(e);this.replace({...this.editor.message,acknowledges:e})}},ct=class{constructor(t,e){this.patches=t,this.store=R((s,o)=>({...s,...o}),{draft:Ct(e),active:1,loose:"*"}),this.local=new Nt(this),this.game=new ae(this.local.folded,t,{open:()=>this.local.connect(),seen:s=>this.seen(s)}),this.game.open()}get draft(){return this.store.get().draft}get objection(){return ms(this.draft,this.patches)}get text(){return an(this.draft)}get message(){let{draft:t,active:e}=this.store.get(),s=A([...Object.keys(this.patches)].join("")),o=k(s,null).split(" "),[r,i]=t.cells.map(ln),a=m=>m.includes("x")?"i0":"",l=t.cells.map((m,h)=>`0.${h}${a(m)}`),u=[r,i,...l,o[4],String(e),"-","r"].join(" "),d=["1","2"].map(m=>c("player-number",{number:m})),p=we({start:u,moves:[]},{names:d},this.patches);if(p===null)throw new RangeError("this is no quilt");return p.game}seen(t){let{draft:e}=this.store.get(),{filled:s}=Qt(this.local.folded.positions[0]),[o]=t.options,i=[...e.ring].filter(a=>a in this.patches).map(a=>{let l=Ht(s,this.patches[a]).map(({name:d})=>d);return{...o,letter:a,move:null,placements:l,available:!0}});return{...t,options:i,special_cells:Zt(s).map(Xt)}}lay(t){let{draft:e,active:s}=this.store.get(),o=t[0],r=o==="+"?[z(t.slice(1))??0]:Kt(this.patches[o],t.slice(1))?.spaces??[],i=e.cells[s-1];if(r.length===0||r.some(l=>i[l]!=="."))return!1;let a=o==="+"?this.store.get().loose:o;return this.paint((l,u)=>r.includes(u)?a:l),o!=="+"&&this.enter({ring:this.draft.ring.replace(o,"")}),!0}layLoose(t){this.store.dispatch({loose:t})}lift(t){let{draft:e,active:s}=this.store.get(),o=e.cells[s-1][t];if(o===".")return;let r=o==="*"||o==="x";this.paint((i,a)=>(r?a===t:i===o)?".":i),r||this.enter({ring:o+this.draft.ring}),this.lieAnew()}paint(t){let{draft:e,active:s}=this.store.get(),o=[...e.cells];o[s-1]=[...o[s-1]].map(t).join(""),this.store.dispatch({draft:{...e,cells:o}})}enter(t){this.store.dispatch({draft:{...this.draft,...t}})}change(t){this.enter(t),this.lieAnew()}turn(t){this.store.dispatch({active:t}),this.lieAnew()}begin(t){this.store.dispatch({draft:t,active:1}),this.lieAnew()}lieAnew(){this.local.replace(this.message);let{connection:t}=this.game;t.number!==this.local.message.number&&t.begin(this.local.message)}close(){this.game.close()}};var hs={1:"first",2:"second","1+":"first-special","2+":"second-special","#1":"first-over","#2":"second-over"};function cn(n,t,e){let{draft:s,active:o}=n.store.get(),r=n.game.state.table,i=n.objection,a=s.solo?[1]:[1,2];return f`${H(t)}
<main class="table screen editor" data-testid="editor">
<div class="panel-head">
<h1 id="turn-heading" tabindex="-1">${c("editor-title")}</h1>
<div class="row">
<button type="button" data-testid="editor-empty" @click=${e.empty}>
${c("editor-start")}
</button>
<button type="button" data-testid="editor-cancel" @click=${e.cancel}>
${c("cancel")}
</button>
<button
type="button"
class="main"
data-testid="editor-done"
aria-disabled=${i?"true":"false"}
@click=${e.done}
>
${c("editor-done")}
</button>
</div>
</div>
<p class=${i?"verdict no":"verdict yes"} role="status" data-testid="verdict">
${v(i?"cancel":"place")} ${i||c("editor-possible")}
</p>
<div class="editor-quilts">
${a.map(l=>f`<section
class=${o===l?"editor-side on":"editor-side"}
aria-label=${c("player-number",{number:String(l)})}
>
${s.solo?$:f`<button
type="button"
data-testid=${`edit-${l}`}
aria-pressed=${o===l?"true":"false"}
@click=${()=>n.turn(l)}
>
${c("editor-quilt",{number:String(l)})}
</button>`}
${$e(n.game.state,r,r,l,t,n.game)}
</section>`)}
</div>
${gs(n,e)} ${$s(n)}
</main>
${Y(n,t)}`}function gs({game:n,patches:t,draft:e,store:s},o){let{placement:r}=n.state,{loose:i}=s.get(),a=[...e.ring].filter(u=>u in t),l=u=>()=>n.placement({type:"turn",how:u});return f`<section class="panel palette" aria-labelledby="palette-heading" data-keys>
<div class="panel-head">
<h2 id="palette-heading">${c("editor-patches")}</h2>
<div class="steps">
${[U("left",c("rotate-left"),l("left")),U("right",c("rotate-right"),l("right")),U("flip",c("flip"),l("flip")),U("place",c("place"),()=>n.commit()),U("cancel",c("cancel"),()=>n.placement({type:"cancel"}))]}
</div>
</div>
<p class="small">${c("editor-how")}</p>
<div class="palette-row">
${[["*","+","special",c("special-patch")],["x","?","unknown",c("editor-unknown")]].map(([u,d,p,m])=>f`<button
type="button"
class="palette-patch"
data-testid=${`palette-${p}`}
title=${m}
aria-pressed=${r.letter==="+"&&i===u?"true":"false"}
@click=${()=>o.choose(u,!1)}
>
<b aria-hidden="true">${d}</b><span class="visually-hidden">${m}</span>
</button>`)}
${a.map(u=>f`<button
type="button"
class="palette-patch"
data-patch=${u}
data-testid=${`palette-${u}`}
title=${ft(t[u])}
aria-pressed=${r.letter===u?"true":"false"}
@click=${d=>o.choose(u,d.pointerType==="mouse")}
>
${Q(u,t[u],Gt(r,u),!0)}<span
class="visually-hidden"
>${u}: ${ft(t[u])}</span
>
</button>`)}
</div>
</section>`}function U(n,t,e){return f`<button
type="button"
class="quiet square"
aria-label=${t}
title=${t}
data-testid=${`edit-${n}`}
@click=${e}
>
${v(n)}
</button>`}function $s(n){let{draft:t}=n,e=o=>n.change(o),s=["1","2","1+","2+","#1","#2"].filter(o=>!t.solo||o!=="2+").map(o=>[o,c("editor-turn",{turn:hs[o]})]);return f`<section class="panel editor-fields" aria-labelledby="fields-heading">
<h2 id="fields-heading">${c("editor-fields")}</h2>
<div class="field-grid">
${B("solo",c("editor-game"),t.solo?"solo":"duel",bs(),o=>e(o==="solo"?ys(t):ks(t)))}
${B("turn",c("editor-whose"),t.turn,s,o=>e({turn:o}))}
${xs(n)}
${B("tile",c("field-bonus"),t.tile,vs(t.solo),o=>e({tile:o}))}
${B("board",c("editor-board"),t.board,ws(),o=>e({board:o}))}
${G("ring",c("field-ring"),t.ring,o=>e({ring:ut(o)}),"wide")}
${t.solo?Ss(t,e):$}
</div>
<p class="small"><code data-testid="position-text">${n.text}</code></p>
</section>`}function bs(){return[["duel",c("editor-duel")],["solo",c("automa-alone")]]}function ws(){return[["r",c("board-revised")],["o",c("board-original")]]}function vs(n){return[["-",c("editor-nobody")],["1",c("player-number",{number:"1"})],["2",n?"Automa":c("player-number",{number:"2"})]]}function ys(n){return{...{buttons:[n.buttons[0],"0"]},solo:!0,turn:n.turn.replace("2+","2")}}function ks(n){return{solo:!1,ring:n.ring+n.taken,taken:""}}function ut(n){return n.replace(/\s/g,"").slice(0,60)}function xs(n){let{draft:t}=n,e=[["buttons","editor-buttons"],["times","editor-time"],["incomes","editor-income"]],s=(o,r)=>o!=="incomes"||t.cells[r].includes("x");return[0,1].flatMap(o=>e.filter(([r])=>s(r,o)).map(([r,i])=>{let a=t.solo&&o===1?"Automa":c("player-number",{number:String(o+1)});return G(`${r}-${o+1}`,c(i,{name:a}),t[r][o],l=>{let u=[...t[r]];u[o]=l.replace(/\D/g,"").slice(0,r==="buttons"?4:2),n.change({[r]:u})},"number")}))}function Ss(n,t){let e=[["normal",c("deck-normal")],["tactical",c("deck-tactical")]],s=["1","2","3","4","5"].map(o=>[o,c(`automa-name-${o}`)]);return[B("deck",c("editor-deck"),n.deck,e,o=>t({deck:o})),B("level",c("level"),n.level,s,o=>t({level:o})),G("taken",c("editor-taken"),n.taken,o=>t({taken:ut(o)}),"wide"),G("pile",c("field-pile"),n.pile,o=>t({pile:ut(o)}),"wide"),G("gone",c("field-gone"),n.gone,o=>t({gone:ut(o)}),"wide")]}function B(n,t,e,s,o){return f`<label
>${t}
<select
data-testid=${`field-${n}`}
@change=${r=>o(F(r))}
>
${s.map(([r,i])=>f`<option value=${r} ?selected=${r===e}>${i}</option>`)}
</select></label
>`}function G(n,t,e,s,o){return f`<label class=${o}
>${t}
<input
type="text"
spellcheck="false"
autocomplete="off"
inputmode=${o==="number"?"numeric":"text"}
data-testid=${`field-${n}`}
.value=${e}
@input=${r=>s(F(r))}
/></label>`}function un(n,t,e,{text:s,start:o,done:r,cancel:i}){let a=new ct(t,s),{game:l}=a,u=()=>n.querySelector(".quilt.active .cells")?.focus({preventScroll:!0}),d={done:()=>a.objection||r(a.text),cancel:i,empty:()=>a.begin(Ct(o)),choose:(b,E)=>{let{table:q}=l.state;if((b==="*"||b==="x")&&q){a.layLoose(b);let D=Ut(q.special_cells);l.placement({type:"choose",choice:D})}else E?l.choose(b):l.chooseShown(b);u()}},p=tt(n,a,e,()=>L(cn(a,e,d),n)),m=a.store.watch(p.draw),h=new AbortController,{signal:y}=h,O=!0,_=()=>O=l.state.placement.letter===null,I=({target:b})=>{let E=b instanceof Element&&b.closest("[data-quilt=active] .cell");!E||!O||a.lift(z(E.id.slice(-2))??0)},dt=b=>{if(!(b.target instanceof Element&&b.target.closest("[data-quilt=active]"))||!["Delete","Backspace"].includes(b.key))return;let[q,D]=l.state.placement.cursor;a.lift(q*9+D)};return n.addEventListener("pointerdown",_,{signal:y,capture:!0}),n.addEventListener("click",I,{signal:y}),n.addEventListener("keydown",dt,{signal:y}),{draw:p.draw,close:()=>{h.abort(),m(),p.close()}}}async function ei(n,t,e){let s=p=>Es(p,t),{hash:o,search:r}=location,i=new URLSearchParams(r).get("at"),a=o.length>1?await Os(s,o):null,l=a?null:Ie(le(),t),u=a?.opened??l?.opened??pn(t),d=new ot(t,u,{keep:ce,read:s},i===null?null:Number(i));return l&&d.open(l.opened,l.path),a?.fault&&d.store.dispatch({fault:a.fault}),(o||r)&&history.replaceState(null,"",location.pathname),As(n,d,e)}function As(n,t,e){let{patches:s}=t,o,r=l=>{o?.close(),o=l,o.draw(),document.getElementById("turn-heading")?.focus({preventScroll:!0})},i=()=>r(dn(n,t,e,a)),a=()=>r(un(n,s,e,{text:t.startText,start:pn(s).tree.text,done:l=>{t.open({tree:new x(s,{start:l}),tags:{},isWhole:!0}),i()},cancel:i}));return o=dn(n,t,e,a),{draw:()=>o.draw(),close:()=>o.close()}}async function Os(n,t){try{return{opened:await n(decodeURI(t)),fault:""}}catch(e){return{opened:null,fault:e instanceof Error?e.message:String(e)}}}async function Es(n,t){let e=await je(n,t);if(e?.isWhole)return e;if(/#t=/.test(n)){if(e)return e;throw new Error(c("analysis-bad-link"))}let{record:s,comment:o}=await It(n),r=T(s,t);if(r===null)throw new Error(c("page-outdated"));return e??{...r,isWhole:r.isWhole&&o===null}}function pn(n){let t=Se(n,s=>Math.floor(Math.random()*s));return{tree:new x(n,{start:k(A(t),null)}),tags:{},isWhole:!0}}function dn(n,t,e,s){let{board:o}=t,r=new rt({ask:(p,m)=>_t("/api/analysis",p,m),later:(p,m)=>window.setTimeout(p,m),forget:p=>window.clearTimeout(p),keep:de},ue()),i=Ts(t,r),a=qs(n,t,i,s),l=tt(n,o,e,()=>L(Qe(t,r,e,a),n),{turnsCards:!1}),u=()=>{let{stage:p,position:m}=o.table;r.look(p==="over"?null:m),i(null)},d=[t.store.watch(()=>{u(),l.draw()}),r.store.watch(()=>{i(null),l.draw()}),Ms(t,r),()=>r.stop(),l.close];return u(),{draw:l.draw,close:()=>{for(let p of d)p()}}}function Ts(n,t){let e=null,s="";return o=>{e=o;let{answer:r,isOn:i}=t.state,a=i&&r?r.lines:[],l=a.some(p=>p.move===e),u=a.flatMap((p,m)=>{let h=String(m+1);return p.move===e||!l&&m===0?[{move:p.move,label:h,kind:"line"}]:[]}),d=JSON.stringify([n.board.text,u]);d!==s&&(s=d,n.board.suggest(u))}}function Ms(n,t){let e=new AbortController,{signal:s}=e,o=i=>{let{target:a,key:l,altKey:u,ctrlKey:d,metaKey:p,shiftKey:m}=i;u||d||p||m||i.defaultPrevented||a instanceof Element&&a.closest("select, input, textarea, dialog, .quilt")||n.step(l)&&i.preventDefault()},r=()=>t.hide(document.hidden);return window.addEventListener("keydown",o,{signal:s}),window.addEventListener("online",()=>t.again(),{signal:s}),document.addEventListener("visibilitychange",r,{signal:s}),r(),()=>e.abort()}function qs(n,t,e,s){return{focusQuilt:()=>n.querySelector(".quilt.active .cells")?.focus({preventScroll:!0}),lines:{point:e,play:r=>t.playLine(r)},tree:{show:r=>t.show(r),step:r=>{t.step(r)},promote:()=>t.promote(),remove:()=>t.remove(),mark:r=>t.mark(r),comment:()=>Ps(t)},setUp:s,open:()=>Rs(t),copy:async()=>{let r=`${location.origin}${await t.link()}`;t.store.dispatch({said:await me(r)})},save:()=>fe(t.record)}}function Ps(n){vt("comment","comment-heading",t=>{let e=s=>{t.close(),n.comment(s)};L(Je(n.state.node.comment,e,()=>t.close()),t)})}function Rs(n){vt("open","open-heading",t=>{let e=o=>{t.close(),n.read(o)};L(Ve(e,async o=>e(await o.text()),()=>t.close(),n.startText),t)})}export{ei as openAnalysisPage};
