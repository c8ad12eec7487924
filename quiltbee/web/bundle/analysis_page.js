import{a as be,b as we,c as ve,d as ye,e as ke,f as xe,g as Y,h as Se,i as Ae,j as tt}from"./board.js";import{Ab as bt,Cb as re,Cc as F,Db as wt,Dc as pe,Eb as J,Fb as k,Gb as oe,H as f,J as $,K as L,L as w,Lc as fe,M as H,Mb as ie,Mc as me,Sc as he,Za as Q,_ as ft,ba as mt,c as K,ca as ht,cd as ge,da as Dt,e as P,fc as ae,fd as $e,g as pt,ga as Z,ha as Ft,i as c,ib as A,id as vt,jb as zt,kb as Qt,kc as le,lc as ce,m as R,mc as ue,n as jt,nb as gt,nc as de,oa as Ut,pa as Gt,pb as Vt,q as Bt,qb as Jt,ra as Kt,rb as W,sa as Ht,sb as Yt,t as _t,ta as Zt,tb as te,ua as X,ub as ee,va as Xt,vb as ne,wa as z,wb as V,x as It,xb as $t,zb as se}from"./page.js";var et=64,x=class{constructor(t,{start:e,shuffles:s,budgets:r}){this.patches=t,this.text=e;let o=J(e,t);if(o===null)throw new RangeError("this is no position");let a=o.automa!==null;if(this.shuffles=a?V(e,s,r):null,a&&this.shuffles===null)throw new RangeError("these are no cards");this.count=0,this.root=this.made("",null,o,null)}made(t,e,s,r){let o=this.count;return this.count+=1,{id:o,move:t,parent:e,children:[],position:s,turn:r,...{before:"",comment:"",figures:[],marks:[]}}}add(t,e,s=null){let r=W(e)?s??this.turnAfter(t):null;if(W(e)&&r===null)return null;let o=r?.card.number,a=t.children.find(d=>d.move===e&&d.turn?.card.number===o);if(a)return a;let i=r?Yt(t.position,e,r):te(t.position,e,this.patches);if(i===null)return null;r&&this.keepCard(t,r.card.number);let l=this.made(e,t,i,r);return t.children.push(l),l}turnAfter(t){let e=this.shufflesAt(t),s=e===null?0:$t(e,yt(t));return s===0?null:this.turnWith(t,s)}turnWith(t,e){let s=b(t).length+1;return be(t.position,ne(e),s,this.patches)}cardsAfter(t){let e=t.position.automa!==null&&t.position.turn===2,s=this.shufflesAt(t);return!e||t.position.stage==="over"||s===null?[]:se(s,yt(t))}shufflesAt(t){let e=b(t).flatMap(({turn:s})=>s??[]);return this.shuffles&&e.reduce((s,r,o)=>bt(s,o,r.card.number),this.shuffles)}hasOwnCards(t){return this.shufflesAt(t)===this.shuffles}keepCard(t,e){if(this.shuffles===null||!this.hasOwnCards(t))return;let s=yt(t);$t(this.shuffles,s)===0&&this.own(bt(this.shuffles,s,e))}settle(){let t=this.shufflesAt(S(this.root));t!==null&&this.own(t)}own(t){this.shuffles=t,this.text=wt(this.text,t)}courseTo(t){let e=b(t),s=e.map(({move:d})=>d),r=this.shufflesAt(t);if(r===null)return{start:this.text,moves:s};let{known:o,budgets:a}=r,i=e.flatMap(({turn:d})=>d??[]);return{start:wt(this.text,r),moves:s,turns:i,shuffles:o.slice(1),budgets:a}}get nodes(){return[this.root,...mn(this.root)]}node(t){return this.nodes.find(e=>e.id===t)??null}};function mn(n){let t=[],e=[...n.children].reverse();for(let s=e.pop();s;s=e.pop())t.push(s),e.push(...[...s.children].reverse());return t}function b(n){let t=[];for(let e=n;e.parent;e=e.parent)t.push(e);return t.reverse()}function yt(n){return b(n).filter(({turn:t})=>t!==null).length}function S(n){let t=n;for(;t.children.length>0;)[t]=t.children;return t}function Oe(n){return b(n).every(t=>t.parent?.children[0]===t)}function nt(n){return b(n).filter(t=>t.parent?.children[0]!==t).length}function hn(n){return b(n).reverse().find(t=>t.parent?.children[0]!==t)??null}function Ee(n){let t=hn(n);if(t===null||t.parent===null)return!1;let{children:e}=t.parent;return e.splice(e.indexOf(t),1),e.unshift(t),!0}function Te(n){let{parent:t}=n;return t===null?null:(t.children.splice(t.children.indexOf(n),1),t)}var N={1:"!",2:"?",3:"!!",4:"??",5:"!?",6:"?!"};function Me(n,t){let e=n.marks.includes(t),s=n.marks.filter(r=>!(r in N));n.marks=e?s:[t,...s]}var gn=["Ring","Board","SetUp","Position","Opponent","Deck","Level","Cards"],C=/\[%(?:clk|emt|eval|scores|empty|tile)\s+[^[\]\s]+(?:\s+[^[\]\s]+)?\s*\]/g;function st(n,t={}){let e=S(n.root).position,s=ie(e,n.patches),r=$n(s,t),o=s?{Score:s.scores.join("-")}:{},a=new Set(["Result","Score",...gn]);s||a.delete("Score");let i=Object.entries(t).filter(([u])=>!a.has(u)),l={...Object.fromEntries(i),...bn(n),...o,Result:r},d=[...kt(n.root.figures,n.root.comment),...qe(n,n.root)];return Ae(l,[...d,r])}function $n(n,{Result:t="*",Termination:e="normal"}){return n===null||e!=="normal"?t:n.winner===1?"1-0":"0-1"}function bn({root:{position:n},text:t,shuffles:e}){if(e===null||n.automa===null)return zt(n)?{Ring:n.ring,Board:n.board}:{SetUp:"1",Position:t};let{numeral:s}=K[n.automa.level-1],r=e.known.map(a=>a.map(i=>i||"?").join(" "));return{...wn(t,n)?{Ring:n.ring,Board:n.board}:{SetUp:"1",Position:t},Opponent:"Automa",Deck:e.deck,Level:s,Cards:r.join(" / ")}}function wn(n,{players:[t,e],ring:s}){let[r,o]=n.split(" ").slice(-2),a=r.split(".").length===10&&o.endsWith("/-")&&!/^\?\d/.test(r),i=t.buttons===5&&t.time===0&&t.empty===81;return a&&i&&e.buttons===0&&e.time===0&&s.length===33}function qe(n,t,e=""){let s=[];for(let r=t,o=e;r.children.length>0;[r]=r.children){let[a,...i]=r.children;s.push(...Re(n,a,o));for(let l of i)s.push(...Le("(",vn(n,l),")"));o=i.length>0?"":Pe(a)}return s}function vn(n,t){let e=t.before.match(C)??[];return[...kt(e,t.before.replace(C," ")),...Re(n,t,""),...qe(n,t,Pe(t))]}function Pe({move:n,parent:t}){return W(n)?"":String(t?.position.turn)}function Re(n,t,e){let{move:s,turn:r,marks:o,comment:a,figures:i,parent:l}=t,d=String(l?.position.turn),u=d===e?s:`${d}: ${s}`,p=r===null||n.hasOwnCards(t)?"":r.card.number;return[W(s)?s.replace("A:",`A${p}: `):u,...o.map(h=>`$${h}`),...kt(i,a)]}function kt(n,t){return Le("{",[...n,...xt(t).split(" ").filter(Boolean)],"}")}function Le(n,t,e){if(t.length===0)return[];let s=[...t];return s[0]=n+s[0],s[s.length-1]+=e,s}function xt(n){let t=n.replace(yn," ").replace(/\s+/g," ").trim();return(t.includes("}")?t.replace(/\{/g,"(").replace(/\}/g,")"):t).replace(C,s=>`(${s.slice(1,-1)})`)}var yn=/[\u0000-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff]/gu;var We=/\[\s*([A-Za-z0-9_]+)\s+"((?:[^"\\\n]|\\.)*)"\s*\]/y,St=/(?:[\s\ufeff]+|^%.*)+/my,At=new RegExp([/(?<space>[\s\ufeff]+|^%.*)/,/(?<comment>\{[^}]*\}?)/,/(?<rest>;.*)/,/\$(?<nag>\d{1,3})(?!\d)/,/(?<mark>!!|\?\?|!\?|\?!|!|\?)/,/(?<open>\()/,/(?<close>\))/,/(?<mover>[12]:|A(?<card>[1-9]\d?)?:)/,/(?<result>(?:1-0|0-1|\*)(?!\d))/,/(?<token>pass|\.|[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9])/,/(?<taken>[A-Za-g])(?=[12]:|A(?:[1-9]\d?)?:|1-0|0-1|[^\w+:]|$)/,/(?<tag>\[\s*[A-Za-z0-9_]+\s+")/,/(?<unknown>\S[^\s(){};[]*)/].map(({source:n})=>n).join("|"),"my"),kn=/^[A-Za-g]{33}$/,xn=Object.fromEntries(Object.entries(N).map(([n,t])=>[t,Number(n)])),Sn=255;function T(n,t){let{tags:e,at:s}=An(n),r=On(e);if(r===null)return null;let o;try{o=new x(t,r)}catch(i){if(i instanceof RangeError)return null;throw i}let a=new Ot(o);At.lastIndex=s;for(let i=At.exec(n);i&&i.groups?.tag===void 0;i=At.exec(n))a.take(i.groups);return{tree:o,tags:e,isWhole:a.isWhole&&a.lines.length===1}}function An(n){let t={},e=0,s=()=>(St.lastIndex=e,e=St.exec(n)?St.lastIndex:e,We.lastIndex=e,We.exec(n));for(let r=s();r;r=s())t[r[1]]??=r[2].replace(/\\(.)/g,"$1"),e+=r[0].length;return{tags:t,at:e}}function On({Ring:n,Board:t="revised",Position:e,Opponent:s,Deck:r,Level:o,Cards:a=""}){let[i,...l]=a.split("/").map(h=>h.trim().split(/\s+/).map(v=>Number(v)||0));if(e!==void 0)return{start:Ne(e,i),shuffles:l};if(!kn.test(n??"")||!En(t))return null;let d=k(A(n,t),null);if(s!=="Automa")return{start:d,shuffles:[]};let u=K.find(({numeral:h})=>h===o)?.level;if(u===void 0||!["normal","tactical"].includes(r))return null;let[p]=d.split(" "),m=`${n} 1 - ${t[0]} ${r} ${u} ?.?.?.?.?.?.?.?.?.? ?.?/-`;return{start:Ne(`${p} 5.0 0.0:- ${m}`,i),shuffles:l}}function En(n){return n==="revised"||n==="original"}function Ne(n,t){let e=n.split(" ");if(e.length!==11||t.length!==12)return n;let s=e[10].split("/").map(u=>u==="-"?0:u.split(".").length),r=[...e[10].split("/"),e[9].replace(/^\?\d+/,"?")].flatMap(u=>u==="-"?[]:u.split(".")).map((u,p)=>u==="?"&&t[p]?String(t[p]):u),o=s[0]+s[1],a=u=>u.join(".")||"-",i=r.slice(o),[l=""]=/(?<=^\?)\d+/.exec(e[9])??[];i[0]==="?"&&(i[0]=`?${l}`);let d=`${a(r.slice(0,s[0]))}/${a(r.slice(s[0],o))}`;return[...e.slice(0,9),a(i),d].join(" ")}var Ot=class{constructor(t){this.tree=t,this.lines=[{at:t.root,isBroken:!1,isNew:!0,before:"",card:0}],this.isWhole=!0,this.skipped=0,this.isOver=!1}take({comment:t,rest:e,nag:s,mark:r,card:o,open:a,close:i,result:l,token:d,taken:u,unknown:p}){let m=this.lines[this.lines.length-1];if(a)return this.open(m);if(i)return this.close();if(l){this.isOver||=this.lines.length===1;return}m.isBroken||this.skipped>0||(t?this.say(m,t.slice(1).replace(/\}$/,"")):e?this.say(m,e.slice(1)):s||r?this.mark(m,s?Number(s):xn[r??""]):d||u?this.play(m,d??`A:${u}`):o?this.choose(m,Number(o)):p&&this.fail(m))}fail(t){this.isWhole=!1,t.isBroken=!0}choose(t,e){this.lines.length>1&&this.tree.cardsAfter(t.at).includes(e)?t.card=e:this.fail(t)}play(t,e){let{position:s}=t.at,r=s.automa!==null&&s.turn===2,a=e==="."||e==="pass"?r?"A:pass":"pass":Tn(e,this.tree.patches),i=t.card?this.tree.turnWith(t.at,t.card):null,d=this.isOver&&this.lines.length===1?null:this.tree.add(t.at,a,i);if(d===null)return this.fail(t);t.isNew&&this.lines.length>1&&(d.before=t.before),t.at=d,t.isNew=!1,t.card=0}say(t,e){let s=e.match(C)??[],r=e.replace(C," ").replace(/\s+/g," ").trim(),o=a=>[a,r].filter(Boolean).join(" ");if(t.isNew&&this.lines.length>1){t.before=[t.before,...s,r].filter(Boolean).join(" ");return}t.at.comment=o(t.at.comment),t.at.figures.push(...s)}mark(t,e){!t.isNew&&e<=Sn?t.at.marks.push(e):this.isWhole=!1}open(t){let{parent:e}=t.at;t.isBroken||this.skipped>0||t.isNew||e===null?this.skipped+=1:this.lines.length>et?this.skipped+=1:this.lines.push({at:e,isBroken:!1,isNew:!0,before:"",card:0}),this.skipped>0&&(this.isWhole=!1)}close(){this.skipped>0?this.skipped-=1:this.lines.length>1?this.lines.pop():this.isWhole=!1}};function Tn(n,t){let e=t[n[0]];if(!e||n.length!==4)return n;let s=Number(n[1]),r=s>=4?e.turns[0].flip:0;for(let o=0;o<s%4;o+=1)r=e.turns[r].right;return`${n[0]}${r}${n.slice(2)}`}var Mn="#t=",qn=1e6,Et=/\.|pass|[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9]/y;async function je(n,t){let e=n.replace(/^\ufeff/,"").trim();if(/^[[%]/.test(e))return T(e,t);let[,s]=/#(.*)$/s.exec(e)??[];if(s?.startsWith("t=")){let o=await Wn(s.slice(2));return o===null?null:T(o,t)}return/\s/.test(e)&&e.includes("/")?Tt({start:e.split(/\s+/).join(" ")},[],t):Pn(s??e,t)}function Pn(n,t){let[e,s="",...r]=n.split(","),o=Rn(s);if(o===null)return null;if(/^[ps]=/.test(e)){let l=e.slice(2).replace(/_/g," ").replace(/!/g,"#"),d=r.map(u=>u.split(".").map(p=>Number(p)||0));return Tt({start:l,shuffles:d},o,t)}if(!(new Set(e).size===33&&[...e].every(l=>l in t))||e.length!==33||!e.endsWith("A"))return null;let i=k(A(e,r[0]==="o"?"original":"revised"),null);return Tt({start:i},o,t)}function Rn(n){let t=[];Et.lastIndex=0;for(let e=0;e<n.length;e=Et.lastIndex){let s=Et.exec(n);if(s===null)return null;t.push(s[0]==="."?"pass":s[0])}return t}function Tt(n,t,e){try{let s=new x(e,n),r=Ce(s,s.root);for(let o of t){let a=s.add(r,o);if(a===null)return{tree:s,tags:{},isWhole:!1};r=Ce(s,a)}return{tree:s,tags:{},isWhole:!0}}catch(s){if(s instanceof RangeError)return null;throw s}}function Ce(n,t){let e=t;for(let s=n.turnAfter(e);s;s=n.turnAfter(e)){let r=n.add(e,`A:${s.taken??"pass"}`,s);if(r===null)return e;e=r}return e}async function Be(n,t){if(!n.nodes.every(({children:r,comment:o,before:a,marks:i})=>r.length<2&&!o&&!a&&i.length===0))return Mn+await Ln(st(n,t));let s=b(S(n.root)).map(({move:r})=>r);return oe(n.root.position,n.text,s,n.shuffles?.known??null)}async function Ln(n){let t=new Blob([n]).stream().pipeThrough(new CompressionStream("deflate-raw")),e=new Uint8Array(await new Response(t).arrayBuffer()),s=Array.from(e,r=>String.fromCharCode(r)).join("");return btoa(s).replace(/\+/g,"-").replace(/\//g,"_").replace(/=+$/,"")}async function Wn(n){try{let t=atob(n.replace(/-/g,"+").replace(/_/g,"/")),e=Uint8Array.from(t,i=>i.charCodeAt(0)),s=new Blob([e]).stream().pipeThrough(new DecompressionStream("deflate-raw")),r=new TextDecoder,o="",a=s.getReader();for(let i=await a.read();!i.done;i=await a.read())if(o+=r.decode(i.value,{stream:!0}),o.length>qn)return await a.cancel(),null;return o+r.decode()}catch{return null}}var Nn=new Set(["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"]),rt=class{constructor(t,e,s,r=null){this.patches=t,this.outside=s;let{tree:o,tags:a,isWhole:i}=e,l=[o.root,...b(S(o.root))],d=r===null?l[l.length-1]:l[r]??o.root,u=i?"":c("analysis-not-whole"),p={tree:o,tags:a,node:d,change:0,said:"",fault:u,isEditing:!1};this.store=R((m,h)=>({...m,...h}),p),this.board=new ye(t,o.courseTo(d),this.sitting(),{onMove:(m,h)=>this.moved(m,h),onUndo:()=>this.show(this.state.node.parent??this.state.node),objection:()=>nt(this.state.node)>=et?c("analysis-too-deep"):null})}get state(){return this.store.get()}sitting(){let{Player1:t="?",Player2:e="?"}=this.state.tags,s=(r,o)=>r&&r!=="?"?r:c("player-number",{number:o});return{names:[s(t,"1"),s(e,"2")]}}moved(t,e){let{tree:s,node:r}=this.state,o=e.local.message.automa?.turns.at(-1)??null,a=s.add(r,t,t.startsWith("A:")?o:null);a&&this.changed({node:a})}changed(t={}){let{change:e}=this.state;this.store.dispatch({...t,change:e+1,said:"",fault:""}),this.keep()}keep(){this.outside.keep({record:this.record,path:this.path})}get path(){return b(this.state.node).map(t=>t.parent?.children.indexOf(t)??0)}get record(){return st(this.state.tree,this.state.tags)}get text(){return this.board.text}async link(){return`/analysis${await Be(this.state.tree,this.state.tags)}`}show(t){let e=this.state.tree.courseTo(t);_e(e)!==_e(this.board.course)&&this.board.show(e,this.sitting()),this.store.dispatch({node:t,said:"",fault:""}),this.keep()}step(t){if(!Nn.has(t))return!1;let{node:e,tree:s}=this.state,{parent:r}=e,o=r?.children??[],a=o.indexOf(e),l={ArrowLeft:r,ArrowRight:e.children[0],ArrowUp:o[a-1],ArrowDown:o[a+1],Home:s.root,End:S(e)}[t];return l&&l!==e&&this.show(l),!0}playLine(t){for(let e of t)if(!this.board.play(e))return}turn(t){let{tree:e,node:s}=this.state,r=e.turnWith(s,t),o=r&&e.add(s,`A:${r.taken??"pass"}`,r);o&&(this.changed(),this.show(o))}promote(){Ee(this.state.node)&&(this.state.tree.settle(),this.changed())}remove(){let{node:t}=this.state;if(t.parent===null)return;let e=Te(t);this.state.tree.settle(),this.changed(),e&&this.show(e)}comment(t){this.state.node.comment=xt(t),this.changed()}mark(t){this.state.node.parent!==null&&(Me(this.state.node,t),this.changed())}open({tree:t,tags:e,isWhole:s},r){this.store.dispatch({tree:t,tags:e,isEditing:!1});let o=r?Cn(t,r):S(t.root);this.board.show(t.courseTo(o),this.sitting()),this.store.dispatch({node:o,change:this.state.change+1,said:"",fault:""}),s||this.store.dispatch({fault:c("analysis-not-whole")}),this.keep()}async read(t){if(!t.trim())return this.store.dispatch({fault:c("analysis-nothing")});try{this.open(await this.outside.read(t))}catch(e){let s=e instanceof Error?e.message:String(e);this.store.dispatch({fault:s})}}get startText(){let{position:t}=this.state.node,e=this.board.local.shuffles;if(t.automa===null||e===null)return k(t,null);let s=this.board.local.message.automa?.turns??[];return k(t,re(e,s))}};function _e({moves:n,turns:t=[]}){return[...n,...t.map(({card:e})=>e.number)].join()}function Cn(n,t){let e=n.root;for(let s of t)e=e.children[s]??e;return e}function Ie(n,t){let e=n&&T(n.record,t);return e&&{opened:e,path:n.path}}function De(n){let t=new Map;for(let e of n){if(e===null)continue;let{taken:s,stop:r,income:o,card:a}=e,i=[s,r,o].join(),l=t.get(i)??{move:`A:${s??"pass"}`,stop:r,income:o,cards:[]};t.set(i,{...l,cards:[...l.cards,a.number]})}return[...t.values()].sort((e,s)=>s.cards.length-e.cards.length)}function Fe(n,t){let e=t.flatMap(({card:s,margin:r})=>n.includes(s)&&r!==null?[r]:[]);return e.length<n.length?null:e.reduce((s,r)=>s+r,0)/n.length}var Mt=5,jn=150,Bn=300,ot=class{constructor(t,{isOn:e,lines:s}){this.outside=t;let r={status:"idle",isOn:e,lines:s,ahead:0,answer:null,sentence:""};this.store=R((o,a)=>({...o,...a}),r),this.position=null,this.isHidden=!1,this.asking=null,this.timer=0,this.known=new Map}get state(){return this.store.get()}look(t){t!==this.position&&(this.position=t,this.begin())}hide(t){t!==this.isHidden&&(this.isHidden=t,this.begin())}turn(t){this.tell({isOn:t}),this.outside.keep({isOn:t,lines:this.state.lines}),this.begin()}want(t){this.tell({lines:Math.max(1,Math.min(Mt,t))}),this.outside.keep({isOn:this.state.isOn,lines:this.state.lines}),this.begin()}again(){["away","refused"].includes(this.state.status)&&this.begin()}stop(){this.asking?.abort(),this.asking=null,this.outside.forget(this.timer)}begin(){this.stop();let{isOn:t,lines:e}=this.state;if(!t)return this.tell({status:"off",answer:null,sentence:""});if(this.position===null)return this.tell({status:"idle",answer:null,sentence:""});let s=this.known.get(`${e} ${this.position}`)??null,r={answer:s,sentence:"",ahead:0};if(s?.final)return this.tell({...r,status:"done"});if(this.isHidden)return this.tell({...r,status:"paused"});this.tell({...r,status:"asking"});let{signal:o}=this.asking=new AbortController,{position:a}=this;this.timer=this.outside.later(()=>this.follow(a,e,o),jn)}async follow(t,e,s){try{for await(let r of this.outside.ask({position:t,lines:e},s)){if(s.aborted)return;this.take(`${e} ${t}`,r)}!s.aborted&&!this.state.answer?.final&&this.tell({status:"away"})}catch(r){if(s.aborted)return;if(r instanceof jt)this.tell({status:"away"});else if(r instanceof Bt)this.tell({status:"refused",sentence:r.message,answer:null});else throw r}}take(t,e){let s=e.lines.length>0||!!e.cards;if(s){this.known.delete(t),this.known.set(t,e);let[i]=this.known.keys();this.known.size>Bn&&this.known.delete(i)}let r=e.waiting===null,o=e.final?"done":r?"thinking":"waiting",a=s?e:this.state.answer;this.tell({status:o,ahead:e.waiting??0,answer:a})}tell(t){this.store.dispatch(t)}};var _n=4;function Ge(n,t,e,s){return f`<section class="panel tree" aria-labelledby="moves-heading">
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
</section>`}function In(n,t){let e=n.parent===null,s=n.children.length===0,r=[[c("first-position"),"first","Home",e],[c("previous-position"),"back","ArrowLeft",e],[c("next-position"),"forward","ArrowRight",s],[c("last-position"),"last","End",s]];return f`<div class="steps">
${r.map(([o,a,i,l])=>f`<button
type="button"
class="quiet square"
aria-label=${o}
title=${o}
data-testid=${`step-${a}`}
aria-disabled=${l?"true":"false"}
@click=${()=>t.step(i)}
>
${w(a)}
</button>`)}
</div>`}function Ke(n,t,e,s,r=null){let o=[],a=[],i=()=>{a.length>0&&o.push(f`<div class="run">${a}</div>`),a=[]};r?.before&&a.push(f`<span class="comment">${r.before}</span>`),r&&a.push(Ue(r,t,e,s));for(let l=r??n;l.children.length>0;[l]=l.children){let[d,...u]=l.children;a.push(Ue(d,t,e,s)),u.length!==0&&(i(),o.push(f`<ul>
${u.map(p=>f`<li class=${nt(p)>_n?"flat":""}>
${Ke(p,t,e,s,p)}
</li>`)}
</ul>`))}return i(),o}function Ue(n,t,e,s){let{move:r,turn:o,parent:a,comment:i,marks:l}=n,d=a?.position.turn??1,u=b(n).length,p=l.map(v=>N[v]??"").join(""),m=o?`, ${c("analysis-card",{card:String(o.card.number)})}`:"",h=`${u}. ${Z(r,e)}${m} ${p}`.trim();return f`<button
type="button"
class=${`node p${d}${n===t?" now":""}`}
title=${h}
data-testid="node"
data-move=${r}
aria-current=${n===t?"step":"false"}
@click=${()=>s.show(n)}
>
<span class="number" aria-hidden="true">${u}</span>${j(r,e)}${o?f`<i class="card" aria-hidden="true">${o.card.number}</i>`:$}<span class="visually-hidden">${h}</span
>${p?f`<b class="sign" aria-hidden="true">${p}</b>`:$}
</button>
${i?f`<span class="comment" data-testid="comment">${i}</span>`:$}`}function j(n,t){let e=n.startsWith("A:")?n.slice(2):n;if(e==="pass")return f`<span class="move-art" aria-hidden="true">${w("pass")}</span>`;let s=e[0],r=e.slice(-2),o=n.startsWith("A:");return f`<span class="move-art" aria-hidden="true"
>${s==="+"?f`<span class="plus">+</span>`:Q(s,t[s],o?Dn(t[s]):Number(e[1]),!1)}${o?$:f`<span class="where">${r}</span>`}</span
>`}function Dn({orientations:n}){return Number(Object.keys(n)[0])}function Fn(n,t){let e=n.parent===null,s=r=>r?"true":"false";return f`<div class="tree-tools">
<button type="button" data-testid="comment-move" @click=${t.comment}>
${w("pen")}<span>${c("analysis-comment")}</span>
</button>
<div class="marks" role="group" aria-label=${c("analysis-marks")}>
${Object.entries(N).map(([r,o])=>f`<button
type="button"
class="quiet square"
aria-pressed=${s(n.marks.includes(Number(r)))}
aria-disabled=${s(e)}
aria-label=${c(`analysis-mark-${r}`)}
title=${c(`analysis-mark-${r}`)}
data-testid=${`mark-${r}`}
@click=${()=>t.mark(Number(r))}
>
${o}
</button>`)}
</div>
<button
type="button"
data-testid="promote"
aria-disabled=${s(Oe(n))}
@click=${t.promote}
>
${w("raise")}<span>${c("analysis-promote")}</span>
</button>
<button
type="button"
data-testid="remove"
aria-disabled=${s(e)}
@click=${t.remove}
>
${w("bin")}<span>${c("analysis-remove")}</span>
</button>
</div>`}function He(n,t){let{isOn:e,answer:s}=n.state,r=e?s?.lines[0]??s?.expected??null:null,o=r?Math.round(r.chance*100):50,a=r?Ze(r.margin,t):Pt(n);return f`<section
class=${`line engine-bar ${r?"known":""}`}
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
@change=${i=>n.turn(pe(i))}
/><span>${c("analysis-engine")}</span></label
>
<div class="balance">
<svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
<rect class="two" width="100" height="6"></rect>
<rect class="one" width=${o} height="6"></rect>
<path d="M50 0v6"></path>
</svg>
<p class="engine-words" role="status" data-testid="engine-words">
${a}
${r?f`<span class="soft">${it(Gn(r))}</span>`:$}
</p>
</div>
</section>`}function Ze(n,t){let e=Math.abs(n);return e<.05?c("analysis-even"):c("analysis-ahead",{name:mt(t,n>0?1:2),points:qt(e)})}function Un(n,t){let e=n>=.5,s=Math.round((e?n:1-n)*100);return c("analysis-chance",{name:mt(t,e?1:2),percent:s})}function Gn({margin:n,chance:t}){return n>=0?t:1-t}function it(n){return c("analysis-percent",{percent:Math.round(n*100)})}function at(n){return Math.abs(n)<.05?qt(0):(n>0?"+":"−")+qt(Math.abs(n))}function qt(n){return c("analysis-number",{number:Math.round(n*10)/10})}function Pt({state:n}){let{status:t,sentence:e,ahead:s}=n;return t==="refused"?e:c(`analysis-engine-${t}`,{count:s})}function Xe(n,t,e,s){let{state:r}=n,{answer:o}=r,a=r.isOn?o?.lines??[]:[],i=a.some(({move:u})=>u==="pass"),l=r.isOn&&o?.pass&&!i?o.pass:null,d=(u,p)=>Zn(u,p,t,e,s);return f`<section
class="panel engine-lines"
aria-labelledby="engine-heading"
data-testid="engine-lines"
@pointerleave=${()=>s.point(null)}
>
${Rt(n,c("analysis-lines"),Hn(n))}
${a.length>0?f`<ol>
${a.map((u,p)=>f`<li>${d(u,String(p+1))}</li>`)}
${l?f`<li class="what-if">${d(l,"–")}</li>`:$}
</ol>`:f`<p class="small" data-testid="engine-none">${Pt(n)}</p>`}
</section>`}function Rt(n,t,e=$){return f`<div class="panel-head">
<h2 id="engine-heading">${t}</h2>
<p class="small engine-told" data-testid="engine-told">${Kn(n)}</p>
${["away","refused"].includes(n.state.status)?f`<button type="button" class="quiet" @click=${()=>n.again()}>
${c("analysis-again")}
</button>`:$}
${e}
</div>`}function Kn(n){let{status:t,answer:e,isOn:s}=n.state;if(!s||!e||e.nodes===0)return"";let r=c("analysis-nodes",{count:e.nodes});return["thinking","done"].includes(t)?r:`${Pt(n)} ${r}`}function Hn(n){return f`<label class="line-count"
><span class="visually-hidden">${c("analysis-how-many")}</span>
<select
data-testid="line-count"
@change=${t=>n.want(Number(F(t)))}
>
${Array.from({length:Mt},(t,e)=>e+1).map(t=>f`<option value=${t} ?selected=${n.state.lines===t}>${t}</option>`)}
</select></label
>`}function Zn(n,t,e,s,r){let{move:o,margin:a,chance:i,proven:l}=n,d=()=>r.point(o),u=zn(n);return f`<button
type="button"
class="engine-line"
data-testid="engine-line"
data-move=${o}
@pointerenter=${d}
@focus=${d}
@blur=${()=>r.point(null)}
@click=${()=>r.play([o])}
>
<span class="chip" aria-hidden="true">${t}</span>
<span class="margin" aria-hidden="true">${at(a)}</span>
<span class="first-move"
>${j(o,s)}<span
><b>${o==="pass"?c("pass"):Z(o,s)}</b>
${t==="–"?f`<i>${c("analysis-if-pass")}</i>`:$}
${l?Xn():$}</span
></span
>
<span class="visually-hidden"
>${Ze(a,e)}; ${Un(i,e)}</span
>
<span class="expected">${u}</span>
<span class="goes-on" aria-hidden="true"
>${n.line.slice(1,7).map(p=>j(p,s))}</span
>
</button>`}function Xn(){return f`<span class="proven">${w("place")}${c("analysis-proven")}</span>`}function zn({chance:n,scores:t,empty_spaces:e,special_tile:s}){let r=[it(n)],o=([a,i])=>({one:String(Math.round(a)),two:String(Math.round(i))});return t&&r.push(c("analysis-scores",o(t))),e&&r.push(c("analysis-empty",o(e))),s&&r.push(c("analysis-tile",o([s[0]*100,s[1]*100]))),r.join(" · ")}function ze(n,t,e,s){let r=n.reduce((l,{cards:d})=>l+d.length,0),{isOn:o,answer:a}=t.state,i=o&&a?.cards||[];return f`<section
class="panel engine-lines"
aria-labelledby="engine-heading"
data-testid="engine-lines"
>
${Rt(t,c("analysis-cards"))}
<ol data-testid="card-outcomes">
${n.map(({move:l,stop:d,income:u,cards:p})=>{let m=Fe(p,i);return f`<li class="card-outcome">
<span class="odds">${it(p.length/r)}</span>
<span class="margin" data-testid="card-margin"
>${m===null?$:at(m)}</span
>
<span class="first-move"
>${j(l,e)}<span
>${Vn(l,d,u,e)}</span
></span
>
<span class="card-row">${p.map(h=>Qn(h,i,s))}</span>
</li>`})}
</ol>
</section>`}function Qn(n,t,{own:e,turn:s}){let r=t.find(o=>o.card===n)?.margin??null;return f`<button
type="button"
class=${n===e?"own":"quiet"}
data-testid="choose-card"
data-card=${n}
aria-current=${n===e?"true":"false"}
@click=${()=>s(n)}
>
<span class="visually-hidden">${c("analysis-turn-card",{card:String(n)})}</span>
<b aria-hidden="true">${n}</b>
${r===null?$:f`<span>${at(r)}</span>`}
</button>`}function Vn(n,t,e,s){let r={space:String(t),count:e},o=n.slice(2);return o==="pass"?c("analysis-card-passes",r):c("analysis-card-takes",{...r,patch:Ft(s,o)})}function Qe(n,t,e,s){let{board:r,patches:o,state:a}=n,i=r.state.table,{seats:l}=i,d=He(t,l),u=Ge(a.tree,a.node,o,s.tree);return f`${H(e,Yn(s))}
<main
class=${`${xe(r,e,i.mode)} analysis`}
data-stage=${i.stage}
data-number=${i.number}
>
<h1 class="visually-hidden" id="turn-heading" tabindex="-1" data-testid="turn">
${c("tab-analysis")}: ${ht(i,l)}
</h1>
${ke(r,e,s.focusQuilt,{line:d,moves:f`<div class="notebook moves">
${i.stage==="card"?Jn(n,t):Xe(t,l,o,s.lines)}
${u}
</div>`})}
<div class="below">
<p class="small" data-testid="turn-reason">
${ht(i,l)}. ${Dt(i,l)}
</p>
<p class="small copied" role="status" data-testid="said">${a.said}</p>
${he(a.fault,"analysis-fault")} ${ge(i,l,o)}
</div>
</main>
${Y(r,e)}`}function Jn(n,t){let{tree:e,node:s}=n.state,r=e.cardsAfter(s).map(o=>e.turnWith(s,o));return ze(De(r),t,n.patches,{own:e.turnAfter(s)?.card.number??null,turn:o=>n.turn(o)})}function Yn({setUp:n,open:t,copy:e,save:s}){return f`<nav class="analysis-menu" aria-label=${c("tab-analysis")}>
<span class="analysis-title" aria-hidden="true">${c("tab-analysis")}</span>
${[lt("set-up","pen",c("analysis-set-up"),n),lt("open","open",c("analysis-open"),t),lt("copy-link","link",c("copy-link"),e),lt("save","download",c("record"),s)]}
</nav>`}function lt(n,t,e,s){return f`<button type="button" data-testid=${n} title=${e} @click=${s}>
${w(t)}<span>${e}</span>
</button>`}function Ve(n,t,e,s){let r=a=>{a.preventDefault();let i=a.target;n(String(new FormData(i).get("text")))},o=({target:a})=>{let[i]=a.files??[];i&&t(i)};return f`<form class="open-form" @submit=${r}>
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
@change=${o}
/></label>
<button type="button" @click=${e}>${c("cancel")}</button>
</div>
</form>`}function Je(n,t,e){return f`<form class="open-form" @submit=${r=>{r.preventDefault();let o=r.target;t(String(new FormData(o).get("comment")))}}>
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
</form>`}var Ye=6,Wt=[1,2];function nn(n,t,e){let{automa:s}=n;if(s===null)return tn(n,t);let r=ls(n);if(r)return r;let o=X(n.players[0].filled)?1:null,a={...n,ring:n.ring+s.taken,tile:o,automa:null},i=tn(a,t);if(i){let l={quilt1:"quilt",purse1:"purse",purse2:"automa"},d="quilt"in i.values?{...i.values,quilt:"quilt"}:i.values;return{...i,values:d,field:l[i.field]??i.field}}return cs(n)??us(e)}function tn(n,t){return ts(n)??es(n)??rs(n)??os(n)??ns(n,t)??is(n)??as(n)}function g(n,t,e={}){return{field:n,code:t,values:e}}function ts({players:n}){let t=Wt.find(e=>n[e-1].time>P);return t?g(`purse${t}`,"spaces",{last:String(P)}):null}function es({players:n,ring:t}){let e=new Map;for(let s of Wt)for(let{letter:r}of n[s-1].patches){let o=e.get(r);if(o)return g(`quilt${s}`,"lies-too",{letter:r,quilt:o});e.set(r,`quilt${s}`)}for(let s of t){if(t.indexOf(s)!==t.lastIndexOf(s))return g("ring","twice",{letter:s});let r=e.get(s);if(r)return g("ring","is-on",{letter:s,quilt:r})}return null}function ns(n,t){let{players:e,ring:s}=n,r=e.flatMap(u=>u.patches.map(({letter:p})=>p)),o=new Set([...s,...r]),a=Object.keys(t).filter(u=>!o.has(u)).sort((u,p)=>en(u)-en(p)),i=a.join(""),l=e.map(({cells:u})=>[...u].filter(p=>p==="x").length);if(l.every(u=>u===0))return a.length>0?g("ring","missing",{letters:i}):null;let d=e.map(({income:u,patches:p})=>p.reduce((m,{letter:h})=>m-t[h].income,u));return ss(n,t,a,l,d)?null:g(`quilt${l[0]>0?1:2}`,"unknown",{letters:i})}function en(n){return n.charCodeAt(0)}function ss(n,t,e,s,r){let o=e.reduce((d,u)=>d+t[u].squares,0),a=e.reduce((d,u)=>d+t[u].income,0),i=s[0]+s[1]-o;if(i<0||i>sn(n)||r[0]+r[1]!==a)return!1;let l=new Set([0]);for(let d of e){let{squares:u,income:p}=t[d];l=new Set([...l,...[...l].map(m=>m+u*1e3+p)])}return[...l].some(d=>{let u=s[0]-Math.floor(d/1e3);return d%1e3===r[0]&&u>=0&&u<=i})}function sn({players:n,board:t,stage:e}){let s=Math.max(n[0].time,n[1].time);return gt(pt[t],0,s).length-(e==="special_patch"?1:0)-Lt(n[0])-Lt(n[1])}function Lt({cells:n}){return[...n].filter(t=>t==="*").length}function rs({players:[n,t]}){if(Math.abs(n.time-t.time)<=Ye)return null;let e=n.time>t.time?1:2,s={most:Ye,first:String(n.time),second:String(t.time)};return g(`purse${e}`,"lead",s)}function os({players:n,turn:t,stage:e,board:s}){let[r,o]=[n[t-1],n[2-t]],a=String(P),i=String(t),l=r.time===P&&o.time===P;return e==="over"?l?null:g("turn","not-over",{player:i,last:a}):e==="action"?l?g("turn","over",{last:a}):r.time>o.time?g("turn","ahead",{player:i}):null:gt(pt[s],o.time,r.time).length===0?g("turn","no-special",{player:i}):r.empty===0?g("turn","no-space",{player:i,quilt:`quilt${t}`}):null}function is(n){if(sn(n)>=0)return null;let[t,e]=n.players.map(Lt);return g(`quilt${t>=e?1:2}`,"special-patches")}function as({players:n,tile:t}){let e=Wt.filter(s=>X(n[s-1].filled));return t===null&&e.length>0?g("bonus","has-square",{player:String(e[0])}):t!==null&&!e.includes(t)?g("bonus","no-square",{player:String(t)}):null}function ls({automa:n,ring:t,players:e}){let s=n?.taken??"",r=e[0].patches.map(({letter:a})=>a),o=[...s].find(a=>s.indexOf(a)!==s.lastIndexOf(a)||t.includes(a)||r.includes(a));return o?g("automa","elsewhere",{letter:o}):null}function cs(n){let{tile:t,players:e,automa:s}=n,r=X(e[0].filled),o=String(Vt(s?.level??1).marker),a=Jt(n);return t===1?r?null:g("bonus","person-no-square"):t===2?a?g("bonus","automa-not-there",{marker:o}):null:r?g("bonus","person-square"):a?null:g("bonus","automa-there",{marker:o})}function us(n){if(n===null)return null;let{deck:t,aside:e,discards:s,known:r,budgets:o}=n,[a]=r;if(e!==0&&e!==2)return g("gone","aside",{count:2});if(a.slice(e,e+s).includes(0))return g("gone","discards");let i=a.find((u,p)=>u!==0&&a.indexOf(u)!==p);if(i)return g("pile","card-elsewhere",{card:String(i)});let l=ee[t].filter(({number:u})=>!a.includes(u));return 0 in o&&!l.some(({budget:u})=>u===o[0])?g("pile","budget",{budget:String(o[0])}):null}var ds=".".repeat(81),ps="?.?.?.?.?.?.?.?.?.?",fs="?.?/-";function Ct(n){let t=n.split(" "),e=t.length===11,[s,r]=t,[o,a]=e?[t[1],t[2].split(":")[0]]:[t[2],t[3]],[i,l,d,u]=e?t.slice(3):t.slice(4),p=fn=>/^(\d+)\.(\d+)(?:i(\d+))?$/.exec(fn)??[],[,m="5",h="0",v="0"]=p(o),[,O="5",_="0",I="0"]=p(a),[dt="normal",y="1",E=ps,q=fs]=e?t.slice(7):[],D=e?t[2].split(":")[1].replace("-",""):"";return{cells:[rn(s),e?ds:rn(r)],buttons:[m,O],times:[h,_],incomes:[v,I],ring:i.replace("-",""),turn:l,tile:d,board:u,solo:e,deck:dt,level:y,taken:D,pile:E,gone:q}}function rn(n){return n.replace(/\//g,"").replace(/\d/g,t=>".".repeat(Number(t)))}function an(n){let{cells:t,ring:e,turn:s,tile:r,board:o,solo:a,deck:i,level:l,taken:d,pile:u,gone:p}=n,m=[e||"-",s,r,o].join(" "),[h,v]=[on(n,0),on(n,1)],[O,_]=t.map(ln);if(!a)return`${O} ${_} ${h} ${v} ${m}`;let I=`${n.buttons[1]||"0"}.${n.times[1]||"0"}:${d||"-"}`;return`${O} ${h} ${I} ${m} ${i} ${l} ${u} ${p}`}function ln(n){return Array.from({length:9},(e,s)=>n.slice(9*s,9*(s+1))).map(e=>e.replace(/\.+/g,s=>String(s.length))).join("/")}function on({cells:n,buttons:t,times:e,incomes:s},r){let o=n[r].includes("x")?`i${s[r]||"0"}`:"";return`${t[r]||"0"}.${e[r]||"0"}${o}`}function ms(n,t){let e=[...n.ring,...n.taken].find(l=>!(l in t)),s=(l,d)=>c("impossible",{field:c(`field-${l}`),words:d});if(e)return s("ring",c("impossible-no-patch",{letter:e}));let r=an(n),o=J(r,t),a=o?.automa?V(r):null;if(o?.automa&&a===null)return s("pile",c("impossible-cards"));if(o===null)return c("impossible-form");let i=nn(o,t,a);return i?s(i.field,c(`impossible-${i.code}`,i.values)):""}var Nt=class extends ve{constructor(t){super(t.message,t.patches),this.editor=t}answer(t,e,s){if(t!=="move"||s===void 0||!this.editor.lay(s))return this.refuse(e);this.replace({...this.editor.message,acknowledges:e})}},ct=class{constructor(t,e){this.patches=t,this.store=R((s,r)=>({...s,...r}),{draft:Ct(e),active:1}),this.local=new Nt(this),this.game=new ae(this.local.folded,t,{open:()=>this.local.connect(),seen:s=>this.seen(s)}),this.game.open()}get draft(){return this.store.get().draft}get objection(){return ms(this.draft,this.patches)}get text(){return an(this.draft)}get message(){let{draft:t,active:e}=this.store.get(),s=A([...Object.keys(this.patches)].join("")),r=k(s,null).split(" "),[o,a]=t.cells.map(ln),i=m=>m.includes("x")?"i0":"",l=t.cells.map((m,h)=>`0.${h}${i(m)}`),d=[o,a,...l,r[4],String(e),"-","r"].join(" "),u=["1","2"].map(m=>c("player-number",{number:m})),p=we({start:d,moves:[]},{names:u},this.patches);if(p===null)throw new RangeError("this is no quilt");return p.game}seen(t){let{draft:e}=this.store.get(),{filled:s}=Qt(this.local.folded.positions[0]),[r]=t.options,a=[...e.ring].filter(i=>i in this.patches).map(i=>{let l=Ht(s,this.patches[i]).map(({name:u})=>u);return{...r,letter:i,move:null,placements:l,available:!0}});return{...t,options:a,special_cells:Zt(s).map(Xt)}}lay(t){let{draft:e,active:s}=this.store.get(),r=t[0],o=r==="+"?[z(t.slice(1))??0]:Kt(this.patches[r],t.slice(1))?.spaces??[],a=e.cells[s-1];if(o.length===0||o.some(l=>a[l]!=="."))return!1;let i=r==="+"?"*":r;return this.paint((l,d)=>o.includes(d)?i:l),r!=="+"&&this.enter({ring:this.draft.ring.replace(r,"")}),!0}lift(t){let{draft:e,active:s}=this.store.get(),r=e.cells[s-1][t];if(r===".")return;let o=r==="*"||r==="x";this.paint((a,i)=>(o?i===t:a===r)?".":a),o||this.enter({ring:r+this.draft.ring}),this.lieAnew()}paint(t){let{draft:e,active:s}=this.store.get(),r=[...e.cells];r[s-1]=[...r[s-1]].map(t).join(""),this.store.dispatch({draft:{...e,cells:r}})}enter(t){this.store.dispatch({draft:{...this.draft,...t}})}change(t){this.enter(t),this.lieAnew()}turn(t){this.store.dispatch({active:t}),this.lieAnew()}begin(t){this.store.dispatch({draft:t,active:1}),this.lieAnew()}lieAnew(){this.local.replace(this.message);let{connection:t}=this.game;t.number!==this.local.message.number&&t.begin(this.local.message)}close(){this.game.close()}};var hs={1:"first",2:"second","1+":"first-special","2+":"second-special","#1":"first-over","#2":"second-over"};function cn(n,t,e){let{draft:s,active:r}=n.store.get(),o=n.game.state.table,a=n.objection,i=s.solo?[1]:[1,2];return f`${H(t)}
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
aria-disabled=${a?"true":"false"}
@click=${e.done}
>
${c("editor-done")}
</button>
</div>
</div>
<p class=${a?"verdict no":"verdict yes"} role="status" data-testid="verdict">
${w(a?"cancel":"place")} ${a||c("editor-possible")}
</p>
<div class="editor-quilts">
${i.map(l=>f`<section
class=${r===l?"editor-side on":"editor-side"}
aria-label=${c("player-number",{number:String(l)})}
>
${s.solo?$:f`<button
type="button"
data-testid=${`edit-${l}`}
aria-pressed=${r===l?"true":"false"}
@click=${()=>n.turn(l)}
>
${c("editor-quilt",{number:String(l)})}
</button>`}
${$e(n.game.state,o,o,l,t,n.game)}
</section>`)}
</div>
${gs(n,e)} ${$s(n)}
</main>
${Y(n,t)}`}function gs({game:n,patches:t,draft:e},s){let{placement:r}=n.state,o=[...e.ring].filter(i=>i in t),a=i=>()=>n.placement({type:"turn",how:i});return f`<section class="panel palette" aria-labelledby="palette-heading" data-keys>
<div class="panel-head">
<h2 id="palette-heading">${c("editor-patches")}</h2>
<div class="steps">
${[U("left",c("rotate-left"),a("left")),U("right",c("rotate-right"),a("right")),U("flip",c("flip"),a("flip")),U("place",c("place"),()=>n.commit()),U("cancel",c("cancel"),()=>n.placement({type:"cancel"}))]}
</div>
</div>
<p class="small">${c("editor-how")}</p>
<div class="palette-row">
<button
type="button"
class="palette-patch"
data-testid="palette-special"
aria-pressed=${r.letter==="+"?"true":"false"}
@click=${()=>s.choose("+",!1)}
>
<b>+</b><span class="visually-hidden">${c("special-patch")}</span>
</button>
${o.map(i=>f`<button
type="button"
class="palette-patch"
data-patch=${i}
data-testid=${`palette-${i}`}
title=${ft(t[i])}
aria-pressed=${r.letter===i?"true":"false"}
@click=${l=>s.choose(i,l.pointerType==="mouse")}
>
${Q(i,t[i],Gt(r,i),!0)}<span
class="visually-hidden"
>${i}: ${ft(t[i])}</span
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
${w(n)}
</button>`}function $s(n){let{draft:t}=n,e=r=>n.change(r),s=["1","2","1+","2+","#1","#2"].filter(r=>!t.solo||r!=="2+").map(r=>[r,c("editor-turn",{turn:hs[r]})]);return f`<section class="panel editor-fields" aria-labelledby="fields-heading">
<h2 id="fields-heading">${c("editor-fields")}</h2>
<div class="field-grid">
${B("solo",c("editor-game"),t.solo?"solo":"duel",bs(),r=>e(r==="solo"?ys(t):ks(t)))}
${B("turn",c("editor-whose"),t.turn,s,r=>e({turn:r}))}
${xs(n)}
${B("tile",c("field-bonus"),t.tile,vs(t.solo),r=>e({tile:r}))}
${B("board",c("editor-board"),t.board,ws(),r=>e({board:r}))}
${G("ring",c("field-ring"),t.ring,r=>e({ring:ut(r)}),"wide")}
${t.solo?Ss(t,e):$}
</div>
<p class="small"><code data-testid="position-text">${n.text}</code></p>
</section>`}function bs(){return[["duel",c("editor-duel")],["solo",c("automa-alone")]]}function ws(){return[["r",c("board-revised")],["o",c("board-original")]]}function vs(n){return[["-",c("editor-nobody")],["1",c("player-number",{number:"1"})],["2",n?"Automa":c("player-number",{number:"2"})]]}function ys(n){return{...{buttons:[n.buttons[0],"0"]},solo:!0,turn:n.turn.replace("2+","2")}}function ks(n){return{solo:!1,ring:n.ring+n.taken,taken:""}}function ut(n){return n.replace(/\s/g,"").slice(0,60)}function xs(n){let{draft:t}=n,e=[["buttons","editor-buttons"],["times","editor-time"]];return[0,1].flatMap(s=>e.map(([r,o])=>{let a=t.solo&&s===1?"Automa":c("player-number",{number:String(s+1)});return G(`${r}-${s+1}`,c(o,{name:a}),t[r][s],i=>{let l=[...t[r]];l[s]=i.replace(/\D/g,"").slice(0,r==="times"?2:4),n.change({[r]:l})},"number")}))}function Ss(n,t){let e=[["normal",c("deck-normal")],["tactical",c("deck-tactical")]],s=["1","2","3","4","5"].map(r=>[r,c(`automa-name-${r}`)]);return[B("deck",c("editor-deck"),n.deck,e,r=>t({deck:r})),B("level",c("level"),n.level,s,r=>t({level:r})),G("taken",c("editor-taken"),n.taken,r=>t({taken:ut(r)}),"wide"),G("pile",c("field-pile"),n.pile,r=>t({pile:ut(r)}),"wide"),G("gone",c("field-gone"),n.gone,r=>t({gone:ut(r)}),"wide")]}function B(n,t,e,s,r){return f`<label
>${t}
<select
data-testid=${`field-${n}`}
@change=${o=>r(F(o))}
>
${s.map(([o,a])=>f`<option value=${o} ?selected=${o===e}>${a}</option>`)}
</select></label
>`}function G(n,t,e,s,r){return f`<label class=${r}
>${t}
<input
type="text"
spellcheck="false"
autocomplete="off"
inputmode=${r==="number"?"numeric":"text"}
data-testid=${`field-${n}`}
.value=${e}
@input=${o=>s(F(o))}
/></label>`}function un(n,t,e,{text:s,start:r,done:o,cancel:a}){let i=new ct(t,s),{game:l}=i,d=()=>n.querySelector(".quilt.active .cells")?.focus({preventScroll:!0}),u={done:()=>i.objection||o(i.text),cancel:a,empty:()=>i.begin(Ct(r)),choose:(y,E)=>{let{table:q}=l.state;if(y==="+"&&q){let D=Ut(q.special_cells);l.placement({type:"choose",choice:D})}else E?l.choose(y):l.chooseShown(y);d()}},p=tt(n,i,e,()=>L(cn(i,e,u),n)),m=i.store.watch(p.draw),h=new AbortController,{signal:v}=h,O=!0,_=()=>O=l.state.placement.letter===null,I=({target:y})=>{let E=y instanceof Element&&y.closest("[data-quilt=active] .cell");!E||!O||i.lift(z(E.id.slice(-2))??0)},dt=y=>{if(!(y.target instanceof Element&&y.target.closest("[data-quilt=active]"))||!["Delete","Backspace"].includes(y.key))return;let[q,D]=l.state.placement.cursor;i.lift(q*9+D)};return n.addEventListener("pointerdown",_,{signal:v,capture:!0}),n.addEventListener("click",I,{signal:v}),n.addEventListener("keydown",dt,{signal:v}),{draw:p.draw,close:()=>{h.abort(),m(),p.close()}}}async function ei(n,t,e){let s=p=>Es(p,t),{hash:r,search:o}=location,a=new URLSearchParams(o).get("at"),i=r.length>1?await Os(s,r):null,l=i?null:Ie(le(),t),d=i?.opened??l?.opened??pn(t),u=new rt(t,d,{keep:ce,read:s},a===null?null:Number(a));return l&&u.open(l.opened,l.path),i?.fault&&u.store.dispatch({fault:i.fault}),(r||o)&&history.replaceState(null,"",location.pathname),As(n,u,e)}function As(n,t,e){let{patches:s}=t,r,o=l=>{r?.close(),r=l,r.draw(),document.getElementById("turn-heading")?.focus({preventScroll:!0})},a=()=>o(dn(n,t,e,i)),i=()=>o(un(n,s,e,{text:t.startText,start:pn(s).tree.text,done:l=>{t.open({tree:new x(s,{start:l}),tags:{},isWhole:!0}),a()},cancel:a}));return r=dn(n,t,e,i),{draw:()=>r.draw(),close:()=>r.close()}}async function Os(n,t){try{return{opened:await n(decodeURI(t)),fault:""}}catch(e){return{opened:null,fault:e instanceof Error?e.message:String(e)}}}async function Es(n,t){let e=await je(n,t);if(e?.isWhole)return e;if(/#t=/.test(n)){if(e)return e;throw new Error(c("analysis-bad-link"))}let{record:s,comment:r}=await It(n),o=T(s,t);if(o===null)throw new Error(c("page-outdated"));return e??{...o,isWhole:o.isWhole&&r===null}}function pn(n){let t=Se(n,s=>Math.floor(Math.random()*s));return{tree:new x(n,{start:k(A(t),null)}),tags:{},isWhole:!0}}function dn(n,t,e,s){let{board:r}=t,o=new ot({ask:(p,m)=>_t("/api/analysis",p,m),later:(p,m)=>window.setTimeout(p,m),forget:p=>window.clearTimeout(p),keep:de},ue()),a=Ts(t,o),i=qs(n,t,a,s),l=tt(n,r,e,()=>L(Qe(t,o,e,i),n),{turnsCards:!1}),d=()=>{let{stage:p,position:m}=r.table;o.look(p==="over"?null:m),a(null)},u=[t.store.watch(()=>{d(),l.draw()}),o.store.watch(()=>{a(null),l.draw()}),Ms(t,o),()=>o.stop(),l.close];return d(),{draw:l.draw,close:()=>{for(let p of u)p()}}}function Ts(n,t){let e=null,s="";return r=>{e=r;let{answer:o,isOn:a}=t.state,i=a&&o?o.lines:[],l=i.some(p=>p.move===e),d=i.flatMap((p,m)=>{let h=String(m+1);return p.move===e||!l&&m===0?[{move:p.move,label:h,kind:"line"}]:[]}),u=JSON.stringify([n.board.text,d]);u!==s&&(s=u,n.board.suggest(d))}}function Ms(n,t){let e=new AbortController,{signal:s}=e,r=a=>{let{target:i,key:l,altKey:d,ctrlKey:u,metaKey:p,shiftKey:m}=a;d||u||p||m||a.defaultPrevented||i instanceof Element&&i.closest("select, input, textarea, dialog, .quilt")||n.step(l)&&a.preventDefault()},o=()=>t.hide(document.hidden);return window.addEventListener("keydown",r,{signal:s}),window.addEventListener("online",()=>t.again(),{signal:s}),document.addEventListener("visibilitychange",o,{signal:s}),o(),()=>e.abort()}function qs(n,t,e,s){return{focusQuilt:()=>n.querySelector(".quilt.active .cells")?.focus({preventScroll:!0}),lines:{point:e,play:o=>t.playLine(o)},tree:{show:o=>t.show(o),step:o=>{t.step(o)},promote:()=>t.promote(),remove:()=>t.remove(),mark:o=>t.mark(o),comment:()=>Ps(t)},setUp:s,open:()=>Rs(t),copy:async()=>{let o=`${location.origin}${await t.link()}`;t.store.dispatch({said:await me(o)})},save:()=>fe(t.record)}}function Ps(n){vt("comment","comment-heading",t=>{let e=s=>{t.close(),n.comment(s)};L(Je(n.state.node.comment,e,()=>t.close()),t)})}function Rs(n){vt("open","open-heading",t=>{let e=r=>{t.close(),n.read(r)};L(Ve(e,async r=>e(await r.text()),()=>t.close(),n.startText),t)})}export{ei as openAnalysisPage};
