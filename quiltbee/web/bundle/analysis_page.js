import{a as le,b as ce,c as J,d as ue,e as pe,f as de,g as fe,h as me,i as he,j as ge,k as $e,l as be,m as we,n as ve,o as Y,p as ye,q as ke,t as tt}from"./board.js";import{$ as pt,$c as ae,Db as Qt,Ec as se,Fc as oe,H as f,J as $,K as L,L as b,Lc as re,M as H,Yc as ie,Zb as Vt,_a as Q,c as K,ca as dt,cc as Jt,cd as ht,da as ft,dc as Yt,e as P,ea as jt,ec as te,fc as ee,g as ut,ha as Z,i as c,ia as Nt,jb as S,kb as Ut,lb as Gt,m as R,n as Pt,ob as mt,pa as Ct,q as Rt,qa as Bt,qb as Kt,rb as Ht,sa as _t,sb as W,t as Lt,ta as Dt,tb as Zt,ua as It,ub as Xt,va as X,vb as V,vc as F,wa as Ft,wb as y,wc as ne,x as Wt,xa as z,xb as zt}from"./page.js";var et=64,x=class{constructor(t,{start:e,shuffles:s,budgets:o}){this.patches=t,this.text=e;let r=V(e,t);if(r===null)throw new RangeError("this is no position");let a=r.automa!==null;if(this.shuffles=a?J(e,s,o):null,a&&this.shuffles===null)throw new RangeError("these are no cards");this.count=0,this.root=this.made("",null,r,null)}made(t,e,s,o){let r=this.count;return this.count+=1,{id:r,move:t,parent:e,children:[],position:s,turn:o,...{before:"",comment:"",figures:[],marks:[]}}}add(t,e,s=null){let o=t.children.find(l=>l.move===e);if(o)return o;let r=W(e)?s??this.turnAfter(t):null;if(W(e)&&r===null)return null;let a=r?Zt(t.position,e,r):Xt(t.position,e,this.patches);if(a===null)return null;r&&this.keepCard(t,r.card.number);let i=this.made(e,t,a,r);return t.children.push(i),i}turnAfter(t){if(this.shuffles===null)return null;let e=ue(this.shuffles,gt(t));return e===0?null:this.turnWith(t,e)}turnWith(t,e){let s=w(t).length+1;return he(t.position,ce(e),s,this.patches)}cardsAfter(t){return!(t.position.automa!==null&&t.position.turn===2)||t.position.stage==="over"||this.shuffles===null?[]:pe(this.shuffles,gt(t))}keepCard(t,e){this.shuffles!==null&&(this.shuffles=de(this.shuffles,gt(t),e),this.text=me(this.text,this.shuffles))}courseTo(t){let e=w(t),s=e.map(({move:i})=>i);if(this.shuffles===null)return{start:this.text,moves:s};let{known:o,budgets:r}=this.shuffles,a=e.flatMap(({turn:i})=>i??[]);return{start:this.text,moves:s,turns:a,shuffles:o.slice(1),budgets:r}}get nodes(){return[this.root,...un(this.root)]}node(t){return this.nodes.find(e=>e.id===t)??null}};function un(n){let t=[],e=[...n.children].reverse();for(let s=e.pop();s;s=e.pop())t.push(s),e.push(...[...s.children].reverse());return t}function w(n){let t=[];for(let e=n;e.parent;e=e.parent)t.push(e);return t.reverse()}function gt(n){return w(n).filter(({turn:t})=>t!==null).length}function A(n){let t=n;for(;t.children.length>0;)[t]=t.children;return t}function xe(n){return w(n).every(t=>t.parent?.children[0]===t)}function nt(n){return w(n).filter(t=>t.parent?.children[0]!==t).length}function pn(n){return w(n).reverse().find(t=>t.parent?.children[0]!==t)??null}function Se(n){let t=pn(n);if(t===null||t.parent===null)return!1;let{children:e}=t.parent;return e.splice(e.indexOf(t),1),e.unshift(t),!0}function Ae(n){let{parent:t}=n;return t===null?null:(t.children.splice(t.children.indexOf(n),1),t)}var j={1:"!",2:"?",3:"!!",4:"??",5:"!?",6:"?!"};function Oe(n,t){let e=n.marks.includes(t),s=n.marks.filter(o=>!(o in j));n.marks=e?s:[t,...s]}var dn=["Ring","Board","SetUp","Position","Opponent","Deck","Level","Cards"],N=/\[%(?:clk|emt|eval|scores|empty|tile)\s+[^[\]\s]+(?:\s+[^[\]\s]+)?\s*\]/g;function st(n,t={}){let e=A(n.root).position,s=Qt(e,n.patches),o=fn(s,t),r=s?{Score:s.scores.join("-")}:{},a=new Set(["Result","Score",...dn]);s||a.delete("Score");let i=Object.entries(t).filter(([u])=>!a.has(u)),l={...Object.fromEntries(i),...mn(n),...r,Result:o},d=[...$t(n.root.figures,n.root.comment),...Ee(n.root)];return ke(l,[...d,o])}function fn(n,{Result:t="*",Termination:e="normal"}){return n===null||e!=="normal"?t:n.winner===1?"1-0":"0-1"}function mn({root:{position:n},text:t,shuffles:e}){if(e===null||n.automa===null)return Ut(n)?{Ring:n.ring,Board:n.board}:{SetUp:"1",Position:t};let{numeral:s}=K[n.automa.level-1],o=e.known.map(a=>a.map(i=>i||"?").join(" "));return{...hn(t,n)?{Ring:n.ring,Board:n.board}:{SetUp:"1",Position:t},Opponent:"Automa",Deck:e.deck,Level:s,Cards:o.join(" / ")}}function hn(n,{players:[t,e],ring:s}){let[o,r]=n.split(" ").slice(-2),a=o.split(".").length===10&&r.endsWith("/-")&&!/^\?\d/.test(o),i=t.buttons===5&&t.time===0&&t.empty===81;return a&&i&&e.buttons===0&&e.time===0&&s.length===33}function Ee(n,t=""){let e=[];for(let s=n,o=t;s.children.length>0;[s]=s.children){let[r,...a]=s.children;e.push(...Me(r,o));for(let i of a)e.push(...qe("(",gn(i),")"));o=a.length>0?"":Te(r)}return e}function gn(n){let t=n.before.match(N)??[];return[...$t(t,n.before.replace(N," ")),...Me(n,""),...Ee(n,Te(n))]}function Te({move:n,parent:t}){return W(n)?"":String(t?.position.turn)}function Me(n,t){let{move:e,marks:s,comment:o,figures:r,parent:a}=n,i=String(a?.position.turn),l=i===t?e:`${i}: ${e}`;return[W(e)?e.replace("A:","A: "):l,...s.map(u=>`$${u}`),...$t(r,o)]}function $t(n,t){return qe("{",[...n,...bt(t).split(" ").filter(Boolean)],"}")}function qe(n,t,e){if(t.length===0)return[];let s=[...t];return s[0]=n+s[0],s[s.length-1]+=e,s}function bt(n){let t=n.replace($n," ").replace(/\s+/g," ").trim();return(t.includes("}")?t.replace(/\{/g,"(").replace(/\}/g,")"):t).replace(N,s=>`(${s.slice(1,-1)})`)}var $n=/[\u0000-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff]/gu;var Pe=/\[\s*([A-Za-z0-9_]+)\s+"((?:[^"\\\n]|\\.)*)"\s*\]/y,wt=/(?:[\s\ufeff]+|^%.*)+/my,vt=new RegExp([/(?<space>[\s\ufeff]+|^%.*)/,/(?<comment>\{[^}]*\}?)/,/(?<rest>;.*)/,/\$(?<nag>\d{1,3})(?!\d)/,/(?<mark>!!|\?\?|!\?|\?!|!|\?)/,/(?<open>\()/,/(?<close>\))/,/(?<mover>[12A]:)/,/(?<result>(?:1-0|0-1|\*)(?!\d))/,/(?<token>pass|\.|[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9])/,/(?<taken>[A-Za-g])(?=[12A]:|1-0|0-1|[^\w+:]|$)/,/(?<tag>\[\s*[A-Za-z0-9_]+\s+")/,/(?<unknown>\S[^\s(){};[]*)/].map(({source:n})=>n).join("|"),"my"),bn=/^[A-Za-g]{33}$/,wn=Object.fromEntries(Object.entries(j).map(([n,t])=>[t,Number(n)])),vn=255;function T(n,t){let{tags:e,at:s}=yn(n),o=kn(e);if(o===null)return null;let r;try{r=new x(t,o)}catch(i){if(i instanceof RangeError)return null;throw i}let a=new yt(r);vt.lastIndex=s;for(let i=vt.exec(n);i&&i.groups?.tag===void 0;i=vt.exec(n))a.take(i.groups);return{tree:r,tags:e,isWhole:a.isWhole&&a.lines.length===1}}function yn(n){let t={},e=0,s=()=>(wt.lastIndex=e,e=wt.exec(n)?wt.lastIndex:e,Pe.lastIndex=e,Pe.exec(n));for(let o=s();o;o=s())t[o[1]]??=o[2].replace(/\\(.)/g,"$1"),e+=o[0].length;return{tags:t,at:e}}function kn({Ring:n,Board:t="revised",Position:e,Opponent:s,Deck:o,Level:r,Cards:a=""}){let[i,...l]=a.split("/").map(g=>g.trim().split(/\s+/).map(k=>Number(k)||0));if(e!==void 0)return{start:Re(e,i),shuffles:l};if(!bn.test(n??"")||!xn(t))return null;let d=y(S(n,t),null);if(s!=="Automa")return{start:d,shuffles:[]};let u=K.find(({numeral:g})=>g===r)?.level;if(u===void 0||!["normal","tactical"].includes(o))return null;let[p]=d.split(" "),m=`${n} 1 - ${t[0]} ${o} ${u} ?.?.?.?.?.?.?.?.?.? ?.?/-`;return{start:Re(`${p} 5.0 0.0:- ${m}`,i),shuffles:l}}function xn(n){return n==="revised"||n==="original"}function Re(n,t){let e=n.split(" ");if(e.length!==11||t.length!==12)return n;let s=e[10].split("/").map(u=>u==="-"?0:u.split(".").length),o=[...e[10].split("/"),e[9].replace(/^\?\d+/,"?")].flatMap(u=>u==="-"?[]:u.split(".")).map((u,p)=>u==="?"&&t[p]?String(t[p]):u),r=s[0]+s[1],a=u=>u.join(".")||"-",i=o.slice(r),[l=""]=/(?<=^\?)\d+/.exec(e[9])??[];i[0]==="?"&&(i[0]=`?${l}`);let d=`${a(o.slice(0,s[0]))}/${a(o.slice(s[0],r))}`;return[...e.slice(0,9),a(i),d].join(" ")}var yt=class{constructor(t){this.tree=t,this.lines=[{at:t.root,isBroken:!1,isNew:!0,before:""}],this.isWhole=!0,this.skipped=0,this.isOver=!1}take({comment:t,rest:e,nag:s,mark:o,open:r,close:a,result:i,token:l,taken:d,unknown:u}){let p=this.lines[this.lines.length-1];if(r)return this.open(p);if(a)return this.close();if(i){this.isOver||=this.lines.length===1;return}p.isBroken||this.skipped>0||(t?this.say(p,t.slice(1).replace(/\}$/,"")):e?this.say(p,e.slice(1)):s||o?this.mark(p,s?Number(s):wn[o??""]):l||d?this.play(p,l??`A:${d}`):u&&this.fail(p))}fail(t){this.isWhole=!1,t.isBroken=!0}play(t,e){let{position:s}=t.at,o=s.automa!==null&&s.turn===2,a=e==="."||e==="pass"?o?"A:pass":"pass":Sn(e,this.tree.patches),i=this.isOver&&this.lines.length===1?null:this.tree.add(t.at,a);if(i===null)return this.fail(t);t.isNew&&this.lines.length>1&&(i.before=t.before),t.at=i,t.isNew=!1}say(t,e){let s=e.match(N)??[],o=e.replace(N," ").replace(/\s+/g," ").trim(),r=a=>[a,o].filter(Boolean).join(" ");if(t.isNew&&this.lines.length>1){t.before=[t.before,...s,o].filter(Boolean).join(" ");return}t.at.comment=r(t.at.comment),t.at.figures.push(...s)}mark(t,e){!t.isNew&&e<=vn?t.at.marks.push(e):this.isWhole=!1}open(t){let{parent:e}=t.at;t.isBroken||this.skipped>0||t.isNew||e===null?this.skipped+=1:this.lines.length>et?this.skipped+=1:this.lines.push({at:e,isBroken:!1,isNew:!0,before:""}),this.skipped>0&&(this.isWhole=!1)}close(){this.skipped>0?this.skipped-=1:this.lines.length>1?this.lines.pop():this.isWhole=!1}};function Sn(n,t){let e=t[n[0]];if(!e||n.length!==4)return n;let s=Number(n[1]),o=s>=4?e.turns[0].flip:0;for(let r=0;r<s%4;r+=1)o=e.turns[o].right;return`${n[0]}${o}${n.slice(2)}`}var An="#t=",On=1e6,kt=/\.|pass|[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9]/y;async function We(n,t){let e=n.replace(/^\ufeff/,"").trim();if(/^[[%]/.test(e))return T(e,t);let[,s]=/#(.*)$/s.exec(e)??[];if(s?.startsWith("t=")){let r=await qn(s.slice(2));return r===null?null:T(r,t)}return/\s/.test(e)&&e.includes("/")?xt({start:e.split(/\s+/).join(" ")},[],t):En(s??e,t)}function En(n,t){let[e,s="",...o]=n.split(","),r=Tn(s);if(r===null)return null;if(/^[ps]=/.test(e)){let l=e.slice(2).replace(/_/g," ").replace(/!/g,"#"),d=o.map(u=>u.split(".").map(p=>Number(p)||0));return xt({start:l,shuffles:d},r,t)}if(!(new Set(e).size===33&&[...e].every(l=>l in t))||e.length!==33||!e.endsWith("A"))return null;let i=y(S(e,o[0]==="o"?"original":"revised"),null);return xt({start:i},r,t)}function Tn(n){let t=[];kt.lastIndex=0;for(let e=0;e<n.length;e=kt.lastIndex){let s=kt.exec(n);if(s===null)return null;t.push(s[0]==="."?"pass":s[0])}return t}function xt(n,t,e){try{let s=new x(e,n),o=Le(s,s.root);for(let r of t){let a=s.add(o,r);if(a===null)return{tree:s,tags:{},isWhole:!1};o=Le(s,a)}return{tree:s,tags:{},isWhole:!0}}catch(s){if(s instanceof RangeError)return null;throw s}}function Le(n,t){let e=t;for(let s=n.turnAfter(e);s;s=n.turnAfter(e)){let o=n.add(e,`A:${s.taken??"pass"}`,s);if(o===null)return e;e=o}return e}async function je(n,t){if(!n.nodes.every(({children:o,comment:r,before:a,marks:i})=>o.length<2&&!r&&!a&&i.length===0))return An+await Mn(st(n,t));let s=w(A(n.root)).map(({move:o})=>o);return zt(n.root.position,n.text,s,n.shuffles?.known??null)}async function Mn(n){let t=new Blob([n]).stream().pipeThrough(new CompressionStream("deflate-raw")),e=new Uint8Array(await new Response(t).arrayBuffer()),s=Array.from(e,o=>String.fromCharCode(o)).join("");return btoa(s).replace(/\+/g,"-").replace(/\//g,"_").replace(/=+$/,"")}async function qn(n){try{let t=atob(n.replace(/-/g,"+").replace(/_/g,"/")),e=Uint8Array.from(t,i=>i.charCodeAt(0)),s=new Blob([e]).stream().pipeThrough(new DecompressionStream("deflate-raw")),o=new TextDecoder,r="",a=s.getReader();for(let i=await a.read();!i.done;i=await a.read())if(r+=o.decode(i.value,{stream:!0}),r.length>On)return await a.cancel(),null;return r+o.decode()}catch{return null}}var Pn=new Set(["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"]),ot=class{constructor(t,e,s,o=null){this.patches=t,this.outside=s;let{tree:r,tags:a,isWhole:i}=e,l=[r.root,...w(A(r.root))],d=o===null?l[l.length-1]:l[o]??r.root,u=i?"":c("analysis-not-whole"),p={tree:r,tags:a,node:d,change:0,said:"",fault:u,isEditing:!1};this.store=R((m,g)=>({...m,...g}),p),this.board=new be(t,r.courseTo(d),this.sitting(),{onMove:(m,g)=>this.moved(m,g),onUndo:()=>this.show(this.state.node.parent??this.state.node),objection:()=>nt(this.state.node)>=et?c("analysis-too-deep"):null})}get state(){return this.store.get()}sitting(){let{Player1:t="?",Player2:e="?"}=this.state.tags,s=(o,r)=>o&&o!=="?"?o:c("player-number",{number:r});return{names:[s(t,"1"),s(e,"2")]}}moved(t,e){let{tree:s,node:o}=this.state,r=e.local.message.automa?.turns.at(-1)??null,a=s.add(o,t,t.startsWith("A:")?r:null);a&&this.changed({node:a})}changed(t={}){let{change:e}=this.state;this.store.dispatch({...t,change:e+1,said:"",fault:""}),this.keep()}keep(){this.outside.keep({record:this.record,path:this.path})}get path(){return w(this.state.node).map(t=>t.parent?.children.indexOf(t)??0)}get record(){return st(this.state.tree,this.state.tags)}get text(){return this.board.text}async link(){return`/analysis${await je(this.state.tree,this.state.tags)}`}show(t){this.state.tree.courseTo(t).moves.join()!==this.board.moves.join()&&this.board.show(this.state.tree.courseTo(t),this.sitting()),this.store.dispatch({node:t,said:"",fault:""}),this.keep()}step(t){if(!Pn.has(t))return!1;let{node:e,tree:s}=this.state,{parent:o}=e,r=o?.children??[],a=r.indexOf(e),l={ArrowLeft:o,ArrowRight:e.children[0],ArrowUp:r[a-1],ArrowDown:r[a+1],Home:s.root,End:A(e)}[t];return l&&l!==e&&this.show(l),!0}playLine(t){for(let e of t)if(!this.board.play(e))return}turn(t){this.board.turn(t)}promote(){Se(this.state.node)&&this.changed()}remove(){let{node:t}=this.state;if(t.parent===null)return;let e=Ae(t);this.changed(),e&&this.show(e)}comment(t){this.state.node.comment=bt(t),this.changed()}mark(t){this.state.node.parent!==null&&(Oe(this.state.node,t),this.changed())}open({tree:t,tags:e,isWhole:s},o){this.store.dispatch({tree:t,tags:e,isEditing:!1});let r=o?Rn(t,o):A(t.root);this.board.show(t.courseTo(r),this.sitting()),this.store.dispatch({node:r,change:this.state.change+1,said:"",fault:""}),s||this.store.dispatch({fault:c("analysis-not-whole")}),this.keep()}async read(t){if(!t.trim())return this.store.dispatch({fault:c("analysis-nothing")});try{this.open(await this.outside.read(t))}catch(e){let s=e instanceof Error?e.message:String(e);this.store.dispatch({fault:s})}}get startText(){let{position:t}=this.state.node,e=this.board.local.shuffles;if(t.automa===null||e===null)return y(t,null);let s=this.board.local.message.automa?.turns??[];return y(t,fe(e,s))}};function Rn(n,t){let e=n.root;for(let s of t)e=e.children[s]??e;return e}function Ne(n,t){let e=n&&T(n.record,t);return e&&{opened:e,path:n.path}}function Ce(n){let t=new Map;for(let e of n){if(e===null)continue;let{taken:s,stop:o,income:r,card:a}=e,i=[s,o,r].join(),l=t.get(i)??{move:`A:${s??"pass"}`,stop:o,income:r,cards:[]};t.set(i,{...l,cards:[...l.cards,a.number]})}return[...t.values()].sort((e,s)=>s.cards.length-e.cards.length)}var Ln=4;function _e(n,t,e,s){return f`<section class="panel tree" aria-labelledby="moves-heading">
<div class="panel-head">
<h2 id="moves-heading">${c("moves")}</h2>
${Wn(t,s)}
</div>
<div
class="tree-moves"
data-testid="tree"
tabindex="0"
aria-labelledby="moves-heading"
role="group"
>
${n.root.comment?f`<p class="comment">${n.root.comment}</p>`:$}
${n.root.children.length>0?De(n.root,t,e,s):f`<p class="small">${c("analysis-no-move")}</p>`}
</div>
${Nn(t,s)}
</section>`}function Wn(n,t){let e=n.parent===null,s=n.children.length===0,o=[[c("first-position"),"first","Home",e],[c("previous-position"),"back","ArrowLeft",e],[c("next-position"),"forward","ArrowRight",s],[c("last-position"),"last","End",s]];return f`<div class="steps">
${o.map(([r,a,i,l])=>f`<button
type="button"
class="quiet square"
aria-label=${r}
title=${r}
data-testid=${`step-${a}`}
aria-disabled=${l?"true":"false"}
@click=${()=>t.step(i)}
>
${b(a)}
</button>`)}
</div>`}function De(n,t,e,s,o=null){let r=[],a=[],i=()=>{a.length>0&&r.push(f`<div class="run">${a}</div>`),a=[]};o?.before&&a.push(f`<span class="comment">${o.before}</span>`),o&&a.push(Be(o,t,e,s));for(let l=o??n;l.children.length>0;[l]=l.children){let[d,...u]=l.children;a.push(Be(d,t,e,s)),u.length!==0&&(i(),r.push(f`<ul>
${u.map(p=>f`<li class=${nt(p)>Ln?"flat":""}>
${De(p,t,e,s,p)}
</li>`)}
</ul>`))}return i(),r}function Be(n,t,e,s){let{move:o,parent:r,comment:a,marks:i}=n,l=r?.position.turn??1,d=w(n).length,u=i.map(m=>j[m]??"").join(""),p=`${d}. ${Z(o,e)} ${u}`.trim();return f`<button
type="button"
class=${`node p${l}${n===t?" now":""}`}
title=${p}
data-testid="node"
data-move=${o}
aria-current=${n===t?"step":"false"}
@click=${()=>s.show(n)}
>
<span class="number" aria-hidden="true">${d}</span>${C(o,e)}<span
class="visually-hidden"
>${p}</span
>${u?f`<b class="sign" aria-hidden="true">${u}</b>`:$}
</button>
${a?f`<span class="comment" data-testid="comment">${a}</span>`:$}`}function C(n,t){let e=n.startsWith("A:")?n.slice(2):n;if(e==="pass")return f`<span class="move-art" aria-hidden="true">${b("pass")}</span>`;let s=e[0],o=e.slice(-2),r=n.startsWith("A:");return f`<span class="move-art" aria-hidden="true"
>${s==="+"?f`<span class="plus">+</span>`:Q(s,t[s],r?jn(t[s]):Number(e[1]),!1)}${r?$:f`<span class="where">${o}</span>`}</span
>`}function jn({orientations:n}){return Number(Object.keys(n)[0])}function Nn(n,t){let e=n.parent===null,s=o=>o?"true":"false";return f`<div class="tree-tools">
<button type="button" data-testid="comment-move" @click=${t.comment}>
${b("pen")}<span>${c("analysis-comment")}</span>
</button>
<div class="marks" role="group" aria-label=${c("analysis-marks")}>
${Object.entries(j).map(([o,r])=>f`<button
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
aria-disabled=${s(xe(n))}
@click=${t.promote}
>
${b("raise")}<span>${c("analysis-promote")}</span>
</button>
<button
type="button"
data-testid="remove"
aria-disabled=${s(e)}
@click=${t.remove}
>
${b("bin")}<span>${c("analysis-remove")}</span>
</button>
</div>`}function Ie(n,t,e){let s=n.reduce((o,{cards:r})=>o+r.length,0);return f`<section class="panel engine-lines" aria-labelledby="cards-heading">
<div class="panel-head"><h2 id="cards-heading">${c("analysis-cards")}</h2></div>
<ol data-testid="card-outcomes">
${n.map(({move:o,stop:r,income:a,cards:i})=>f`<li class="card-outcome">
<span class="margin"
>${c("analysis-percent",{percent:Math.round(100*i.length/s)})}</span
>
<span class="first-move"
>${C(o,t)}<span
>${Cn(o,r,a,t)}</span
></span
>
<span class="card-row"
>${i.map(l=>f`<button
type="button"
class="quiet square"
data-testid="choose-card"
data-card=${l}
aria-label=${c("analysis-turn-card",{card:String(l)})}
@click=${()=>e(l)}
>
${l}
</button>`)}</span
>
</li>`)}
</ol>
</section>`}function Cn(n,t,e,s){let o={space:String(t),count:e},r=n.slice(2);return r==="pass"?c("analysis-card-passes",o):c("analysis-card-takes",{...o,patch:Nt(s,r)})}var St=5,Bn=150,_n=300,rt=class{constructor(t,{isOn:e,lines:s}){this.outside=t;let o={status:"idle",isOn:e,lines:s,ahead:0,answer:null,sentence:""};this.store=R((r,a)=>({...r,...a}),o),this.position=null,this.isHidden=!1,this.asking=null,this.timer=0,this.known=new Map}get state(){return this.store.get()}look(t){t!==this.position&&(this.position=t,this.begin())}hide(t){t!==this.isHidden&&(this.isHidden=t,this.begin())}turn(t){this.tell({isOn:t}),this.outside.keep({isOn:t,lines:this.state.lines}),this.begin()}want(t){this.tell({lines:Math.max(1,Math.min(St,t))}),this.outside.keep({isOn:this.state.isOn,lines:this.state.lines}),this.begin()}again(){["away","refused"].includes(this.state.status)&&this.begin()}stop(){this.asking?.abort(),this.asking=null,this.outside.forget(this.timer)}begin(){this.stop();let{isOn:t,lines:e}=this.state;if(!t)return this.tell({status:"off",answer:null,sentence:""});if(this.position===null)return this.tell({status:"idle",answer:null,sentence:""});let s=this.known.get(`${e} ${this.position}`)??null,o={answer:s,sentence:"",ahead:0};if(s?.final)return this.tell({...o,status:"done"});if(this.isHidden)return this.tell({...o,status:"paused"});this.tell({...o,status:"asking"});let{signal:r}=this.asking=new AbortController,{position:a}=this;this.timer=this.outside.later(()=>this.follow(a,e,r),Bn)}async follow(t,e,s){try{for await(let o of this.outside.ask({position:t,lines:e},s)){if(s.aborted)return;this.take(`${e} ${t}`,o)}!s.aborted&&!this.state.answer?.final&&this.tell({status:"away"})}catch(o){if(s.aborted)return;if(o instanceof Pt)this.tell({status:"away"});else if(o instanceof Rt)this.tell({status:"refused",sentence:o.message,answer:null});else throw o}}take(t,e){if(e.lines.length>0){this.known.delete(t),this.known.set(t,e);let[a]=this.known.keys();this.known.size>_n&&this.known.delete(a)}let s=e.waiting===null,o=e.final?"done":s?"thinking":"waiting",r=e.lines.length>0?e:this.state.answer;this.tell({status:o,ahead:e.waiting??0,answer:r})}tell(t){this.store.dispatch(t)}};function Fe(n,t){let{isOn:e,answer:s}=n.state,o=e?s?.lines[0]??null:null,r=o?Math.round(o.chance*100):50,a=o?Ue(o.margin,t):Ot(n);return f`<section
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
@change=${i=>n.turn(ne(i))}
/><span>${c("analysis-engine")}</span></label
>
<div class="balance">
<svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
<rect class="two" width="100" height="6"></rect>
<rect class="one" width=${r} height="6"></rect>
<path d="M50 0v6"></path>
</svg>
<p class="engine-words" role="status" data-testid="engine-words">
${a}
${o?f`<span class="soft">${Ge(In(o))}</span>`:$}
</p>
</div>
</section>`}function Ue(n,t){let e=Math.abs(n);return e<.05?c("analysis-even"):c("analysis-ahead",{name:dt(t,n>0?1:2),points:At(e)})}function Dn(n,t){let e=n>=.5,s=Math.round((e?n:1-n)*100);return c("analysis-chance",{name:dt(t,e?1:2),percent:s})}function In({margin:n,chance:t}){return n>=0?t:1-t}function Ge(n){return c("analysis-percent",{percent:Math.round(n*100)})}function Fn(n){return Math.abs(n)<.05?At(0):(n>0?"+":"−")+At(Math.abs(n))}function At(n){return c("analysis-number",{number:Math.round(n*10)/10})}function Ot({state:n}){let{status:t,sentence:e,ahead:s}=n;return t==="refused"?e:c(`analysis-engine-${t}`,{count:s})}function Ke(n,t,e,s){let{state:o}=n,{answer:r,status:a}=o,i=o.isOn?r?.lines??[]:[],l=i.some(({move:p})=>p==="pass"),d=o.isOn&&r?.pass&&!l?r.pass:null,u=(p,m)=>Kn(p,m,t,e,s);return f`<section
class="panel engine-lines"
aria-labelledby="engine-heading"
data-testid="engine-lines"
@pointerleave=${()=>s.point(null)}
>
<div class="panel-head">
<h2 id="engine-heading">${c("analysis-lines")}</h2>
<p class="small engine-told" data-testid="engine-told">${Un(n)}</p>
${["away","refused"].includes(a)?f`<button type="button" class="quiet" @click=${()=>n.again()}>
${c("analysis-again")}
</button>`:$}
${Gn(n)}
</div>
${i.length>0?f`<ol>
${i.map((p,m)=>f`<li>${u(p,String(m+1))}</li>`)}
${d?f`<li class="what-if">${u(d,"–")}</li>`:$}
</ol>`:f`<p class="small" data-testid="engine-none">${Ot(n)}</p>`}
</section>`}function Un(n){let{status:t,answer:e,isOn:s}=n.state;if(!s||!e||e.lines.length===0)return"";let o=c("analysis-nodes",{count:e.nodes});return["thinking","done"].includes(t)?o:`${Ot(n)} ${o}`}function Gn(n){return f`<label class="line-count"
><span class="visually-hidden">${c("analysis-how-many")}</span>
<select
data-testid="line-count"
@change=${t=>n.want(Number(F(t)))}
>
${Array.from({length:St},(t,e)=>e+1).map(t=>f`<option value=${t} ?selected=${n.state.lines===t}>${t}</option>`)}
</select></label
>`}function Kn(n,t,e,s,o){let{move:r,margin:a,chance:i,proven:l}=n,d=()=>o.point(r),u=Zn(n);return f`<button
type="button"
class="engine-line"
data-testid="engine-line"
data-move=${r}
@pointerenter=${d}
@focus=${d}
@blur=${()=>o.point(null)}
@click=${()=>o.play([r])}
>
<span class="chip" aria-hidden="true">${t}</span>
<span class="margin" aria-hidden="true">${Fn(a)}</span>
<span class="first-move"
>${C(r,s)}<span
><b>${r==="pass"?c("pass"):Z(r,s)}</b>
${t==="–"?f`<i>${c("analysis-if-pass")}</i>`:$}
${l?Hn():$}</span
></span
>
<span class="visually-hidden"
>${Ue(a,e)}; ${Dn(i,e)}</span
>
<span class="expected">${u}</span>
<span class="goes-on" aria-hidden="true"
>${n.line.slice(1,7).map(p=>C(p,s))}</span
>
</button>`}function Hn(){return f`<span class="proven">${b("place")}${c("analysis-proven")}</span>`}function Zn({chance:n,scores:t,empty_spaces:e,special_tile:s}){let o=[Ge(n)],r=([a,i])=>({one:String(Math.round(a)),two:String(Math.round(i))});return t&&o.push(c("analysis-scores",r(t))),e&&o.push(c("analysis-empty",r(e))),s&&o.push(c("analysis-tile",r([s[0]*100,s[1]*100]))),o.join(" · ")}function He(n,t,e,s){let{board:o,patches:r,state:a}=n,i=o.state.table,{seats:l}=i,d=Fe(t,l),u=_e(a.tree,a.node,r,s.tree);return f`${H(e,zn(s))}
<main
class=${`${ve(o,e,i.mode)} analysis`}
data-stage=${i.stage}
data-number=${i.number}
>
<h1 class="visually-hidden" id="turn-heading" tabindex="-1" data-testid="turn">
${c("tab-analysis")}: ${ft(i,l)}
</h1>
${we(o,e,s.focusQuilt,{line:d,moves:f`<div class="notebook moves">
${i.stage==="card"?Xn(n):Ke(t,l,r,s.lines)}
${u}
</div>`})}
<div class="below">
<p class="small" data-testid="turn-reason">
${ft(i,l)}. ${jt(i,l)}
</p>
<p class="small copied" role="status" data-testid="said">${a.said}</p>
${re(a.fault,"analysis-fault")} ${ie(i,l,r)}
</div>
</main>
${Y(o,e)}`}function Xn({state:{tree:n,node:t},patches:e,board:s}){let o=n.cardsAfter(t).map(r=>n.turnWith(t,r));return Ie(Ce(o),e,r=>s.turn(r))}function zn({setUp:n,open:t,copy:e,save:s}){return f`<nav class="analysis-menu" aria-label=${c("tab-analysis")}>
<span class="analysis-title" aria-hidden="true">${c("tab-analysis")}</span>
${[it("set-up","pen",c("analysis-set-up"),n),it("open","open",c("analysis-open"),t),it("copy-link","link",c("copy-link"),e),it("save","download",c("record"),s)]}
</nav>`}function it(n,t,e,s){return f`<button type="button" data-testid=${n} title=${e} @click=${s}>
${b(t)}<span>${e}</span>
</button>`}function Ze(n,t,e,s){let o=a=>{a.preventDefault();let i=a.target;n(String(new FormData(i).get("text")))},r=({target:a})=>{let[i]=a.files??[];i&&t(i)};return f`<form class="open-form" @submit=${o}>
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
</form>`}function Xe(n,t,e){return f`<form class="open-form" @submit=${o=>{o.preventDefault();let r=o.target;t(String(new FormData(r).get("comment")))}}>
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
</form>`}var ze=6,Tt=[1,2];function Je(n,t,e){let{automa:s}=n;if(s===null)return Qe(n,t);let o=os(n);if(o)return o;let r=X(n.players[0].filled)?1:null,a={...n,ring:n.ring+s.taken,tile:r,automa:null},i=Qe(a,t);if(i){let l={quilt1:"quilt",purse1:"purse",purse2:"automa"},d="quilt"in i.values?{...i.values,quilt:"quilt"}:i.values;return{...i,values:d,field:l[i.field]??i.field}}return rs(n)??is(e)}function Qe(n,t){return Qn(n)??Vn(n)??ts(n)??es(n)??Jn(n,t)??ns(n)??ss(n)}function h(n,t,e={}){return{field:n,code:t,values:e}}function Qn({players:n}){let t=Tt.find(e=>n[e-1].time>P);return t?h(`purse${t}`,"spaces",{last:String(P)}):null}function Vn({players:n,ring:t}){let e=new Map;for(let s of Tt)for(let{letter:o}of n[s-1].patches){let r=e.get(o);if(r)return h(`quilt${s}`,"lies-too",{letter:o,quilt:r});e.set(o,`quilt${s}`)}for(let s of t){if(t.indexOf(s)!==t.lastIndexOf(s))return h("ring","twice",{letter:s});let o=e.get(s);if(o)return h("ring","is-on",{letter:s,quilt:o})}return null}function Jn(n,t){let{players:e,ring:s}=n,o=e.flatMap(u=>u.patches.map(({letter:p})=>p)),r=new Set([...s,...o]),a=Object.keys(t).filter(u=>!r.has(u)).sort((u,p)=>Ve(u)-Ve(p)),i=a.join(""),l=e.map(({cells:u})=>[...u].filter(p=>p==="x").length);if(l.every(u=>u===0))return a.length>0?h("ring","missing",{letters:i}):null;let d=e.map(({income:u,patches:p})=>p.reduce((m,{letter:g})=>m-t[g].income,u));return Yn(n,t,a,l,d)?null:h(`quilt${l[0]>0?1:2}`,"unknown",{letters:i})}function Ve(n){return n.charCodeAt(0)}function Yn(n,t,e,s,o){let r=e.reduce((d,u)=>d+t[u].squares,0),a=e.reduce((d,u)=>d+t[u].income,0),i=s[0]+s[1]-r;if(i<0||i>Ye(n)||o[0]+o[1]!==a)return!1;let l=new Set([0]);for(let d of e){let{squares:u,income:p}=t[d];l=new Set([...l,...[...l].map(m=>m+u*1e3+p)])}return[...l].some(d=>{let u=s[0]-Math.floor(d/1e3);return d%1e3===o[0]&&u>=0&&u<=i})}function Ye({players:n,board:t,stage:e}){let s=Math.max(n[0].time,n[1].time);return mt(ut[t],0,s).length-(e==="special_patch"?1:0)-Et(n[0])-Et(n[1])}function Et({cells:n}){return[...n].filter(t=>t==="*").length}function ts({players:[n,t]}){if(Math.abs(n.time-t.time)<=ze)return null;let e=n.time>t.time?1:2,s={most:ze,first:String(n.time),second:String(t.time)};return h(`purse${e}`,"lead",s)}function es({players:n,turn:t,stage:e,board:s}){let[o,r]=[n[t-1],n[2-t]],a=String(P),i=String(t),l=o.time===P&&r.time===P;return e==="over"?l?null:h("turn","not-over",{player:i,last:a}):e==="action"?l?h("turn","over",{last:a}):o.time>r.time?h("turn","ahead",{player:i}):null:mt(ut[s],r.time,o.time).length===0?h("turn","no-special",{player:i}):o.empty===0?h("turn","no-space",{player:i,quilt:`quilt${t}`}):null}function ns(n){if(Ye(n)>=0)return null;let[t,e]=n.players.map(Et);return h(`quilt${t>=e?1:2}`,"special-patches")}function ss({players:n,tile:t}){let e=Tt.filter(s=>X(n[s-1].filled));return t===null&&e.length>0?h("bonus","has-square",{player:String(e[0])}):t!==null&&!e.includes(t)?h("bonus","no-square",{player:String(t)}):null}function os({automa:n,ring:t,players:e}){let s=n?.taken??"",o=e[0].patches.map(({letter:a})=>a),r=[...s].find(a=>s.indexOf(a)!==s.lastIndexOf(a)||t.includes(a)||o.includes(a));return r?h("automa","elsewhere",{letter:r}):null}function rs(n){let{tile:t,players:e,automa:s}=n,o=X(e[0].filled),r=String(Kt(s?.level??1).marker),a=Ht(n);return t===1?o?null:h("bonus","person-no-square"):t===2?a?h("bonus","automa-not-there",{marker:r}):null:o?h("bonus","person-square"):a?null:h("bonus","automa-there",{marker:r})}function is(n){if(n===null)return null;let{deck:t,aside:e,discards:s,known:o,budgets:r}=n,[a]=o;if(e!==0&&e!==2)return h("gone","aside",{count:2});if(a.slice(e,e+s).includes(0))return h("gone","discards");let i=a.find((u,p)=>u!==0&&a.indexOf(u)!==p);if(i)return h("pile","card-elsewhere",{card:String(i)});let l=le[t].filter(({number:u})=>!a.includes(u));return 0 in r&&!l.some(({budget:u})=>u===r[0])?h("pile","budget",{budget:String(r[0])}):null}var as=".".repeat(81),ls="?.?.?.?.?.?.?.?.?.?",cs="?.?/-";function qt(n){let t=n.split(" "),e=t.length===11,[s,o]=t,[r,a]=e?[t[1],t[2].split(":")[0]]:[t[2],t[3]],[i,l,d,u]=e?t.slice(3):t.slice(4),p=cn=>/^(\d+)\.(\d+)(?:i(\d+))?$/.exec(cn)??[],[,m="5",g="0",k="0"]=p(r),[,O="5",_="0",D="0"]=p(a),[ct="normal",v="1",E=ls,q=cs]=e?t.slice(7):[],I=e?t[2].split(":")[1].replace("-",""):"";return{cells:[tn(s),e?as:tn(o)],buttons:[m,O],times:[g,_],incomes:[k,D],ring:i.replace("-",""),turn:l,tile:d,board:u,solo:e,deck:ct,level:v,taken:I,pile:E,gone:q}}function tn(n){return n.replace(/\//g,"").replace(/\d/g,t=>".".repeat(Number(t)))}function nn(n){let{cells:t,ring:e,turn:s,tile:o,board:r,solo:a,deck:i,level:l,taken:d,pile:u,gone:p}=n,m=[e||"-",s,o,r].join(" "),[g,k]=[en(n,0),en(n,1)],[O,_]=t.map(sn);if(!a)return`${O} ${_} ${g} ${k} ${m}`;let D=`${n.buttons[1]||"0"}.${n.times[1]||"0"}:${d||"-"}`;return`${O} ${g} ${D} ${m} ${i} ${l} ${u} ${p}`}function sn(n){return Array.from({length:9},(e,s)=>n.slice(9*s,9*(s+1))).map(e=>e.replace(/\.+/g,s=>String(s.length))).join("/")}function en({cells:n,buttons:t,times:e,incomes:s},o){let r=n[o].includes("x")?`i${s[o]||"0"}`:"";return`${t[o]||"0"}.${e[o]||"0"}${r}`}function us(n,t){let e=[...n.ring,...n.taken].find(l=>!(l in t)),s=(l,d)=>c("impossible",{field:c(`field-${l}`),words:d});if(e)return s("ring",c("impossible-no-patch",{letter:e}));let o=nn(n),r=V(o,t),a=r?.automa?J(o):null;if(r?.automa&&a===null)return s("pile",c("impossible-cards"));if(r===null)return c("impossible-form");let i=Je(r,t,a);return i?s(i.field,c(`impossible-${i.code}`,i.values)):""}var Mt=class extends $e{constructor(t){super(t.message,t.patches),this.editor=t}answer(t,e,s){if(t!=="move"||s===void 0||!this.editor.lay(s))return this.refuse(e);this.replace({...this.editor.message,acknowledges:e})}},at=class{constructor(t,e){this.patches=t,this.store=R((s,o)=>({...s,...o}),{draft:qt(e),active:1}),this.local=new Mt(this),this.game=new Vt(this.local.folded,t,{open:()=>this.local.connect(),seen:s=>this.seen(s)}),this.game.open()}get draft(){return this.store.get().draft}get objection(){return us(this.draft,this.patches)}get text(){return nn(this.draft)}get message(){let{draft:t,active:e}=this.store.get(),s=S([...Object.keys(this.patches)].join("")),o=y(s,null).split(" "),[r,a]=t.cells.map(sn),i=m=>m.includes("x")?"i0":"",l=t.cells.map((m,g)=>`0.${g}${i(m)}`),d=[r,a,...l,o[4],String(e),"-","r"].join(" "),u=["1","2"].map(m=>c("player-number",{number:m})),p=ge({start:d,moves:[]},{names:u},this.patches);if(p===null)throw new RangeError("this is no quilt");return p.game}seen(t){let{draft:e}=this.store.get(),{filled:s}=Gt(this.local.folded.positions[0]),[o]=t.options,a=[...e.ring].filter(i=>i in this.patches).map(i=>{let l=Dt(s,this.patches[i]).map(({name:u})=>u);return{...o,letter:i,move:null,placements:l,available:!0}});return{...t,options:a,special_cells:It(s).map(Ft)}}lay(t){let{draft:e,active:s}=this.store.get(),o=t[0],r=o==="+"?[z(t.slice(1))??0]:_t(this.patches[o],t.slice(1))?.spaces??[],a=e.cells[s-1];if(r.length===0||r.some(l=>a[l]!=="."))return!1;let i=o==="+"?"*":o;return this.paint((l,d)=>r.includes(d)?i:l),o!=="+"&&this.enter({ring:this.draft.ring.replace(o,"")}),!0}lift(t){let{draft:e,active:s}=this.store.get(),o=e.cells[s-1][t];if(o===".")return;let r=o==="*"||o==="x";this.paint((a,i)=>(r?i===t:a===o)?".":a),r||this.enter({ring:o+this.draft.ring}),this.lieAnew()}paint(t){let{draft:e,active:s}=this.store.get(),o=[...e.cells];o[s-1]=[...o[s-1]].map(t).join(""),this.store.dispatch({draft:{...e,cells:o}})}enter(t){this.store.dispatch({draft:{...this.draft,...t}})}change(t){this.enter(t),this.lieAnew()}turn(t){this.store.dispatch({active:t}),this.lieAnew()}begin(t){this.store.dispatch({draft:t,active:1}),this.lieAnew()}lieAnew(){this.local.replace(this.message);let{connection:t}=this.game;t.number!==this.local.message.number&&t.begin(this.local.message)}close(){this.game.close()}};var ps={1:"first",2:"second","1+":"first-special","2+":"second-special","#1":"first-over","#2":"second-over"};function on(n,t,e){let{draft:s,active:o}=n.store.get(),r=n.game.state.table,a=n.objection,i=s.solo?[1]:[1,2];return f`${H(t)}
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
${b(a?"cancel":"place")} ${a||c("editor-possible")}
</p>
<div class="editor-quilts">
${i.map(l=>f`<section
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
${ae(n.game.state,r,r,l,t,n.game)}
</section>`)}
</div>
${ds(n,e)} ${fs(n)}
</main>
${Y(n,t)}`}function ds({game:n,patches:t,draft:e},s){let{placement:o}=n.state,r=[...e.ring].filter(i=>i in t),a=i=>()=>n.placement({type:"turn",how:i});return f`<section class="panel palette" aria-labelledby="palette-heading" data-keys>
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
aria-pressed=${o.letter==="+"?"true":"false"}
@click=${()=>s.choose("+",!1)}
>
<b>+</b><span class="visually-hidden">${c("special-patch")}</span>
</button>
${r.map(i=>f`<button
type="button"
class="palette-patch"
data-patch=${i}
data-testid=${`palette-${i}`}
title=${pt(t[i])}
aria-pressed=${o.letter===i?"true":"false"}
@click=${l=>s.choose(i,l.pointerType==="mouse")}
>
${Q(i,t[i],Bt(o,i),!0)}<span
class="visually-hidden"
>${i}: ${pt(t[i])}</span
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
${b(n)}
</button>`}function fs(n){let{draft:t}=n,e=o=>n.change(o),s=["1","2","1+","2+","#1","#2"].filter(o=>!t.solo||o!=="2+").map(o=>[o,c("editor-turn",{turn:ps[o]})]);return f`<section class="panel editor-fields" aria-labelledby="fields-heading">
<h2 id="fields-heading">${c("editor-fields")}</h2>
<div class="field-grid">
${B("solo",c("editor-game"),t.solo?"solo":"duel",ms(),o=>e(o==="solo"?$s(t):bs(t)))}
${B("turn",c("editor-whose"),t.turn,s,o=>e({turn:o}))}
${ws(n)}
${B("tile",c("field-bonus"),t.tile,gs(t.solo),o=>e({tile:o}))}
${B("board",c("editor-board"),t.board,hs(),o=>e({board:o}))}
${G("ring",c("field-ring"),t.ring,o=>e({ring:lt(o)}),"wide")}
${t.solo?vs(t,e):$}
</div>
<p class="small"><code data-testid="position-text">${n.text}</code></p>
</section>`}function ms(){return[["duel",c("editor-duel")],["solo",c("automa-alone")]]}function hs(){return[["r",c("board-revised")],["o",c("board-original")]]}function gs(n){return[["-",c("editor-nobody")],["1",c("player-number",{number:"1"})],["2",n?"Automa":c("player-number",{number:"2"})]]}function $s(n){return{...{buttons:[n.buttons[0],"0"]},solo:!0,turn:n.turn.replace("2+","2")}}function bs(n){return{solo:!1,ring:n.ring+n.taken,taken:""}}function lt(n){return n.replace(/\s/g,"").slice(0,60)}function ws(n){let{draft:t}=n,e=[["buttons","editor-buttons"],["times","editor-time"]];return[0,1].flatMap(s=>e.map(([o,r])=>{let a=t.solo&&s===1?"Automa":c("player-number",{number:String(s+1)});return G(`${o}-${s+1}`,c(r,{name:a}),t[o][s],i=>{let l=[...t[o]];l[s]=i.replace(/\D/g,"").slice(0,o==="times"?2:4),n.change({[o]:l})},"number")}))}function vs(n,t){let e=[["normal",c("deck-normal")],["tactical",c("deck-tactical")]],s=["1","2","3","4","5"].map(o=>[o,c(`automa-name-${o}`)]);return[B("deck",c("editor-deck"),n.deck,e,o=>t({deck:o})),B("level",c("level"),n.level,s,o=>t({level:o})),G("taken",c("editor-taken"),n.taken,o=>t({taken:lt(o)}),"wide"),G("pile",c("field-pile"),n.pile,o=>t({pile:lt(o)}),"wide"),G("gone",c("field-gone"),n.gone,o=>t({gone:lt(o)}),"wide")]}function B(n,t,e,s,o){return f`<label
>${t}
<select
data-testid=${`field-${n}`}
@change=${r=>o(F(r))}
>
${s.map(([r,a])=>f`<option value=${r} ?selected=${r===e}>${a}</option>`)}
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
/></label>`}function rn(n,t,e,{text:s,start:o,done:r,cancel:a}){let i=new at(t,s),{game:l}=i,d=()=>n.querySelector(".quilt.active .cells")?.focus({preventScroll:!0}),u={done:()=>i.objection||r(i.text),cancel:a,empty:()=>i.begin(qt(o)),choose:(v,E)=>{let{table:q}=l.state;if(v==="+"&&q){let I=Ct(q.special_cells);l.placement({type:"choose",choice:I})}else E?l.choose(v):l.chooseShown(v);d()}},p=tt(n,i,e,()=>L(on(i,e,u),n)),m=i.store.watch(p.draw),g=new AbortController,{signal:k}=g,O=!0,_=()=>O=l.state.placement.letter===null,D=({target:v})=>{let E=v instanceof Element&&v.closest("[data-quilt=active] .cell");!E||!O||i.lift(z(E.id.slice(-2))??0)},ct=v=>{if(!(v.target instanceof Element&&v.target.closest("[data-quilt=active]"))||!["Delete","Backspace"].includes(v.key))return;let[q,I]=l.state.placement.cursor;i.lift(q*9+I)};return n.addEventListener("pointerdown",_,{signal:k,capture:!0}),n.addEventListener("click",D,{signal:k}),n.addEventListener("keydown",ct,{signal:k}),{draw:p.draw,close:()=>{g.abort(),m(),p.close()}}}async function zr(n,t,e){let s=p=>xs(p,t),{hash:o,search:r}=location,a=new URLSearchParams(r).get("at"),i=o.length>1?await ks(s,o):null,l=i?null:Ne(Jt(),t),d=i?.opened??l?.opened??ln(t),u=new ot(t,d,{keep:Yt,read:s},a===null?null:Number(a));return l&&u.open(l.opened,l.path),i?.fault&&u.store.dispatch({fault:i.fault}),(o||r)&&history.replaceState(null,"",location.pathname),ys(n,u,e)}function ys(n,t,e){let{patches:s}=t,o,r=l=>{o?.close(),o=l,o.draw(),document.getElementById("turn-heading")?.focus({preventScroll:!0})},a=()=>r(an(n,t,e,i)),i=()=>r(rn(n,s,e,{text:t.startText,start:ln(s).tree.text,done:l=>{t.open({tree:new x(s,{start:l}),tags:{},isWhole:!0}),a()},cancel:a}));return o=an(n,t,e,i),{draw:()=>o.draw(),close:()=>o.close()}}async function ks(n,t){try{return{opened:await n(decodeURI(t)),fault:""}}catch(e){return{opened:null,fault:e instanceof Error?e.message:String(e)}}}async function xs(n,t){let e=await We(n,t);if(e?.isWhole)return e;if(/#t=/.test(n)){if(e)return e;throw new Error(c("analysis-bad-link"))}let{record:s,comment:o}=await Wt(n),r=T(s,t);if(r===null)throw new Error(c("page-outdated"));return e??{...r,isWhole:r.isWhole&&o===null}}function ln(n){let t=ye(n,s=>Math.floor(Math.random()*s));return{tree:new x(n,{start:y(S(t),null)}),tags:{},isWhole:!0}}function an(n,t,e,s){let{board:o}=t,r=new rt({ask:(p,m)=>Lt("/api/analysis",p,m),later:(p,m)=>window.setTimeout(p,m),forget:p=>window.clearTimeout(p),keep:ee},te()),a=Ss(t,r),i=Os(n,t,a,s),l=tt(n,o,e,()=>L(He(t,r,e,i),n),{turnsCards:!1}),d=()=>{let{stage:p,position:m}=o.table;r.look(p==="over"||p==="card"?null:m),a(null)},u=[t.store.watch(()=>{d(),l.draw()}),r.store.watch(()=>{a(null),l.draw()}),As(t,r),()=>r.stop(),l.close];return d(),{draw:l.draw,close:()=>{for(let p of u)p()}}}function Ss(n,t){let e=null,s="";return o=>{e=o;let{answer:r,isOn:a}=t.state,i=a&&r?r.lines:[],l=i.some(p=>p.move===e),d=i.flatMap((p,m)=>{let g=String(m+1);return p.move===e||!l&&m===0?[{move:p.move,label:g,kind:"line"}]:[]}),u=JSON.stringify([n.board.text,d]);u!==s&&(s=u,n.board.suggest(d))}}function As(n,t){let e=new AbortController,{signal:s}=e,o=a=>{let{target:i,key:l,altKey:d,ctrlKey:u,metaKey:p,shiftKey:m}=a;d||u||p||m||a.defaultPrevented||i instanceof Element&&i.closest("select, input, textarea, dialog, .quilt")||n.step(l)&&a.preventDefault()},r=()=>t.hide(document.hidden);return window.addEventListener("keydown",o,{signal:s}),window.addEventListener("online",()=>t.again(),{signal:s}),document.addEventListener("visibilitychange",r,{signal:s}),r(),()=>e.abort()}function Os(n,t,e,s){return{focusQuilt:()=>n.querySelector(".quilt.active .cells")?.focus({preventScroll:!0}),lines:{point:e,play:r=>t.playLine(r)},tree:{show:r=>t.show(r),step:r=>{t.step(r)},promote:()=>t.promote(),remove:()=>t.remove(),mark:r=>t.mark(r),comment:()=>Es(t)},setUp:s,open:()=>Ts(t),copy:async()=>{let r=`${location.origin}${await t.link()}`;t.store.dispatch({said:await oe(r)})},save:()=>se(t.record)}}function Es(n){ht("comment","comment-heading",t=>{let e=s=>{t.close(),n.comment(s)};L(Xe(n.state.node.comment,e,()=>t.close()),t)})}function Ts(n){ht("open","open-heading",t=>{let e=o=>{t.close(),n.read(o)};L(Ze(e,async o=>e(await o.text()),()=>t.close(),n.startText),t)})}export{zr as openAnalysisPage};
