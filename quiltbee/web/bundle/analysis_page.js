import{a as tt,b as et,c as ye,d as nt,e as xt,f as U,g as St,h as ke,i as At,j as xe,k as Se,l as Ae,m as Oe,n as Ee,o as Te,p as st,q as Me,r as Pe,s as Re,v as ot}from"./board.js";import{A as Zt,Aa as te,Ab as ie,Ba as V,Bb as ae,Ca as ee,Cb as Y,Da as Q,Db as k,Eb as le,Fb as ce,Gb as N,Gc as F,Hc as he,K as f,M as b,N as q,Nb as yt,O as y,P as X,Rc as ge,Sc as be,Yc as $e,c as H,e as R,fa as bt,fb as J,g as gt,hc as ue,i as u,ia as $t,ja as wt,jd as we,ka as Xt,md as ve,na as z,o as Ut,oa as zt,oc as de,p as Z,pc as pe,pd as kt,q as Kt,qb as A,qc as fe,rb as ne,rc as me,sb as se,t as Gt,va as Vt,vb as vt,w as Ht,wa as Qt,xb as oe,ya as Jt,yb as re,za as Yt,zb as L}from"./page.js";var Ot=0;function qe(n,t){let{deck:e,aside:s,budgets:o,known:r}=n,{shuffle:a,at:i}=xt(n,t),l=(r[a]??[]).slice(a===0?s:0,i),c=U(n,t),d=c===Ot?o[t]:et(c).budget,p=e==="tactical"?d:void 0;return tt[e].filter(m=>!l.includes(m.number)&&(p??m.budget)===m.budget).map(({number:m})=>m)}function Et(n,t,e){let{shuffle:s,at:o}=xt(n,t),{aside:r,budgets:a,known:i}=n,l=i[s]??ye();if(l[o]===e)return n;if(l[o]===Ot&&!l.includes(e))return St(n,t,e);let c=l.map((m,h)=>h>o||s===0&&h<r?Ot:m),d=Object.entries(a).filter(([m])=>Number(m)<=t),p={...n,budgets:Object.fromEntries(d)};return St({...p,known:[...i.slice(0,s),c]},t,e)}var rt=64,x=class{constructor(t,{start:e,shuffles:s,budgets:o}){this.patches=t,this.text=e;let r=Y(e,t);if(r===null)throw new RangeError("this is no position");let a=r.automa!==null;if(this.shuffles=a?nt(e,s,o):null,a&&this.shuffles===null)throw new RangeError("these are no cards");this.count=0,this.root=this.made("",null,r,null)}made(t,e,s,o){let r=this.count;return this.count+=1,{id:r,move:t,parent:e,children:[],position:s,turn:o,...{before:"",comment:"",figures:[],marks:[]}}}add(t,e,s=null){let o=L(e)?s??this.turnAfter(t):null;if(L(e)&&o===null)return null;let r=o?.card.number,a=t.children.find(c=>c.move===e&&c.turn?.card.number===r);if(a)return a;let i=o?ie(t.position,e,o):ae(t.position,e,this.patches);if(i===null)return null;o&&this.keepCard(t,o.card.number);let l=this.made(e,t,i,o);return t.children.push(l),l}turnAfter(t){let e=this.shufflesAt(t),s=e===null?0:U(e,Tt(t));return s===0?null:this.turnWith(t,s)}turnWith(t,e){let s=v(t).length+1;return xe(t.position,et(e),s,this.patches)}cardsAfter(t){let e=t.position.automa!==null&&t.position.turn===2,s=this.shufflesAt(t);return!e||t.position.stage==="over"||s===null?[]:qe(s,Tt(t))}shufflesAt(t){let e=v(t).flatMap(({turn:s})=>s??[]);return this.shuffles&&e.reduce((s,o,r)=>Et(s,r,o.card.number),this.shuffles)}hasOwnCards(t){return this.shufflesAt(t)===this.shuffles}keepCard(t,e){if(this.shuffles===null||!this.hasOwnCards(t))return;let s=Tt(t);U(this.shuffles,s)===0&&this.own(Et(this.shuffles,s,e))}settle(){let t=this.shufflesAt(S(this.root));t!==null&&this.own(t)}own(t){this.shuffles=t,this.text=At(this.text,t)}courseTo(t){let e=v(t),s=e.map(({move:c})=>c),o=this.shufflesAt(t);if(o===null)return{start:this.text,moves:s};let{known:r,budgets:a}=o,i=e.flatMap(({turn:c})=>c??[]);return{start:At(this.text,o),moves:s,turns:i,shuffles:r.slice(1),budgets:a}}get nodes(){return[this.root,...On(this.root)]}node(t){return this.nodes.find(e=>e.id===t)??null}};function On(n){let t=[],e=[...n.children].reverse();for(let s=e.pop();s;s=e.pop())t.push(s),e.push(...[...s.children].reverse());return t}function v(n){let t=[];for(let e=n;e.parent;e=e.parent)t.push(e);return t.reverse()}function Tt(n){return v(n).filter(({turn:t})=>t!==null).length}function S(n){let t=n;for(;t.children.length>0;)[t]=t.children;return t}function Le(n){return v(n).every(t=>t.parent?.children[0]===t)}function it(n){return v(n).filter(t=>t.parent?.children[0]!==t).length}function En(n){return v(n).reverse().find(t=>t.parent?.children[0]!==t)??null}function Ne(n){let t=En(n);if(t===null||t.parent===null)return!1;let{children:e}=t.parent;return e.splice(e.indexOf(t),1),e.unshift(t),!0}function Ce(n){let{parent:t}=n;return t===null?null:(t.children.splice(t.children.indexOf(n),1),t)}var C={1:"!",2:"?",3:"!!",4:"??",5:"!?",6:"?!"};function We(n,t){let e=n.marks.includes(t),s=n.marks.filter(o=>!(o in C));n.marks=e?s:[t,...s]}var Tn=["Ring","Board","SetUp","Position","Opponent","Deck","Level","Cards"],W=/\[%(?:clk|emt|eval|scores|empty|tile)\s+[^[\]\s]+(?:\s+[^[\]\s]+)?\s*\]/g;function at(n,t={}){let e=S(n.root).position,s=yt(e,n.patches),o=Mn(yt(e,n.patches,N(t)),t),r=s?{Score:s.scores.join("-")}:{},a=new Set(["Result","Score",...Tn]);s||a.delete("Score");let i=Object.entries(t).filter(([d])=>!a.has(d)),l={...Object.fromEntries(i),...Pn(n),...r,Result:o},c=[...Mt(n.root.figures,n.root.comment),...je(n,n.root)];return Pe(l,[...c,o])}function Mn(n,{Result:t="*",Termination:e="normal"}){return n===null||e!=="normal"?t:n.winner===1?"1-0":"0-1"}function Pn({root:{position:n},text:t,shuffles:e}){if(e===null||n.automa===null)return ne(n)?{Ring:n.ring,Board:n.board}:{SetUp:"1",Position:t};let{numeral:s}=H[n.automa.level-1],o=e.known.map(a=>a.map(i=>i||"?").join(" "));return{...Rn(t,n)?{Ring:n.ring,Board:n.board}:{SetUp:"1",Position:t},Opponent:"Automa",Deck:e.deck,Level:s,Cards:o.join(" / ")}}function Rn(n,{players:[t,e],ring:s}){let[o,r]=n.split(" ").slice(-2),a=o.split(".").length===10&&r.endsWith("/-")&&!/^\?\d/.test(o),i=t.buttons===5&&t.time===0&&t.empty===81;return a&&i&&e.buttons===0&&e.time===0&&s.length===33}function je(n,t,e=""){let s=[];for(let o=t,r=e;o.children.length>0;[o]=o.children){let[a,...i]=o.children;s.push(...Be(n,a,r));for(let l of i)s.push(...Ie("(",qn(n,l),")"));r=i.length>0?"":_e(a)}return s}function qn(n,t){let e=t.before.match(W)??[];return[...Mt(e,t.before.replace(W," ")),...Be(n,t,""),...je(n,t,_e(t))]}function _e({move:n,parent:t}){return L(n)?"":String(t?.position.turn)}function Be(n,t,e){let{move:s,turn:o,marks:r,comment:a,figures:i,parent:l}=t,c=String(l?.position.turn),d=c===e?s:`${c}: ${s}`,p=o===null||n.hasOwnCards(t)?"":o.card.number;return[L(s)?s.replace("A:",`A${p}: `):d,...r.map(h=>`$${h}`),...Mt(i,a)]}function Mt(n,t){return Ie("{",[...n,...Pt(t).split(" ").filter(Boolean)],"}")}function Ie(n,t,e){if(t.length===0)return[];let s=[...t];return s[0]=n+s[0],s[s.length-1]+=e,s}function Pt(n){let t=n.replace(Ln," ").replace(/\s+/g," ").trim();return(t.includes("}")?t.replace(/\{/g,"(").replace(/\}/g,")"):t).replace(W,s=>`(${s.slice(1,-1)})`)}var Ln=/[\u0000-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff]/gu;var De=/\[\s*([A-Za-z0-9_]+)\s+"((?:[^"\\\n]|\\.)*)"\s*\]/y,Rt=/(?:[\s\ufeff]+|^%.*)+/my,Ke=/(?<mover>[12]:|A(?<card>[1-9]\d?)?:)/,Ge=/(?<taken>[A-Za-g])(?=[12]:|A(?:[1-9]\d?)?:|1-0|0-1|[^\w+:]|$)/,Fe=He(Ke,Ge),Nn=He(Ge,Ke),Cn=/^[A-Za-g]{33}$/,Wn=Object.fromEntries(Object.entries(C).map(([n,t])=>[t,Number(n)])),jn=255;function T(n,t){let{tags:e,end:s}=Bn(n),o=s,r=In(e);if(r===null)return null;let a;try{a=new x(t,r)}catch(c){if(c instanceof RangeError)return null;throw c}let i=new qt(a),l=Fe;for(let c;c=_n(l,n,o);o+=c[0].length){let d=c.groups;if(d.tag!==void 0)break;i.take(d),d.mover!==void 0?l=Nn:!d.space&&!d.comment&&!d.rest&&(l=Fe)}return{tree:a,tags:e,isWhole:i.isWhole&&i.lines.length===1}}function He(n,t){let e=[/(?<space>[\s\ufeff]+|^%.*)/,/(?<comment>\{[^}]*\}?)/,/(?<rest>;.*)/,/\$(?<nag>\d{1,3})(?!\d)/,/(?<mark>!!|\?\?|!\?|\?!|!|\?)/,/(?<open>\()/,/(?<close>\))/,n,/(?<result>(?:1-0|0-1|\*)(?!\d))/,/(?<token>pass|\.|[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9])/,t,/(?<tag>\[\s*[A-Za-z0-9_]+\s+")/,/(?<unknown>\S[^\s(){};[]*)/];return new RegExp(e.map(({source:s})=>s).join("|"),"my")}function _n(n,t,e){return n.lastIndex=e,n.exec(t)}function Bn(n){let t={},e=0,s=()=>(Rt.lastIndex=e,e=Rt.exec(n)?Rt.lastIndex:e,De.lastIndex=e,De.exec(n));for(let o=s();o;o=s())t[o[1]]??=o[2].replace(/\\(.)/g,"$1"),e+=o[0].length;return{tags:t,end:e}}function In({Ring:n,Board:t="revised",Position:e,Opponent:s,Deck:o,Level:r,Cards:a=""}){let[i,...l]=a.split("/").map(h=>h.trim().split(/\s+/).map($=>Number($)||0));if(e!==void 0)return{start:Ue(e,i),shuffles:l};if(!Cn.test(n??"")||!Dn(t))return null;let c=k(A(n,t),null);if(s!=="Automa")return{start:c,shuffles:[]};let d=H.find(({numeral:h})=>h===r)?.level;if(d===void 0||!["normal","tactical"].includes(o))return null;let[p]=c.split(" "),m=`${n} 1 - ${t[0]} ${o} ${d} ?.?.?.?.?.?.?.?.?.? ?.?/-`;return{start:Ue(`${p} 5.0 0.0:- ${m}`,i),shuffles:l}}function Dn(n){return n==="revised"||n==="original"}function Ue(n,t){let e=n.split(" ");if(e.length!==11||t.length!==12)return n;let s=e[10].split("/").map(d=>d==="-"?0:d.split(".").length),o=[...e[10].split("/"),e[9].replace(/^\?\d+/,"?")].flatMap(d=>d==="-"?[]:d.split(".")).map((d,p)=>d==="?"&&t[p]?String(t[p]):d),r=s[0]+s[1],a=d=>d.join(".")||"-",i=o.slice(r),[l=""]=/(?<=^\?)\d+/.exec(e[9])??[];i[0]==="?"&&(i[0]=`?${l}`);let c=`${a(o.slice(0,s[0]))}/${a(o.slice(s[0],r))}`;return[...e.slice(0,9),a(i),c].join(" ")}var qt=class{constructor(t){this.tree=t,this.lines=[{at:t.root,isBroken:!1,isNew:!0,before:"",card:0}],this.isWhole=!0,this.skipped=0,this.isOver=!1}take({comment:t,rest:e,nag:s,mark:o,card:r,open:a,close:i,result:l,token:c,taken:d,unknown:p}){let m=this.lines[this.lines.length-1];if(a)return this.open(m);if(i)return this.close();if(l){this.isOver||=this.lines.length===1;return}m.isBroken||this.skipped>0||(t?this.say(m,t.slice(1).replace(/\}$/,"")):e?this.say(m,e.slice(1)):s||o?this.mark(m,s?Number(s):Wn[o??""]):c||d?this.play(m,c??`A:${d}`):r?this.choose(m,Number(r)):p&&this.fail(m))}fail(t){this.isWhole=!1,t.isBroken=!0}choose(t,e){this.lines.length>1&&this.tree.cardsAfter(t.at).includes(e)?t.card=e:this.fail(t)}play(t,e){let{position:s}=t.at,o=s.automa!==null&&s.turn===2,a=e==="."||e==="pass"?o?"A:pass":"pass":Fn(e,this.tree.patches),i=t.card?this.tree.turnWith(t.at,t.card):null,c=this.isOver&&this.lines.length===1?null:this.tree.add(t.at,a,i);if(c===null)return this.fail(t);t.isNew&&this.lines.length>1&&(c.before=t.before),t.at=c,t.isNew=!1,t.card=0}say(t,e){let s=e.match(W)??[],o=e.replace(W," ").replace(/\s+/g," ").trim(),r=a=>[a,o].filter(Boolean).join(" ");if(t.isNew&&this.lines.length>1){t.before=[t.before,...s,o].filter(Boolean).join(" ");return}t.at.comment=r(t.at.comment),t.at.figures.push(...s)}mark(t,e){!t.isNew&&e<=jn?t.at.marks.push(e):this.isWhole=!1}open(t){let{parent:e}=t.at;t.isBroken||this.skipped>0||t.isNew||e===null?this.skipped+=1:this.lines.length>rt?this.skipped+=1:this.lines.push({at:e,isBroken:!1,isNew:!0,before:"",card:0}),this.skipped>0&&(this.isWhole=!1)}close(){this.skipped>0?this.skipped-=1:this.lines.length>1?this.lines.pop():this.isWhole=!1}};function Fn(n,t){let e=t[n[0]];if(!e||n.length!==4)return n;let s=Number(n[1]),o=s>=4?e.turns[0].flip:0;for(let r=0;r<s%4;r+=1)o=e.turns[o].right;return`${n[0]}${o}${n.slice(2)}`}var Un="#t=",Kn=1e6,Ze=/,c(-?[1-9]\d{0,2})$/,Lt=/\.|pass|[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9]/y;async function ze(n,t){let e=n.replace(/^\ufeff/,"").trim();if(/^[[%]/.test(e))return T(e,t);let[,s]=/#(.*)$/s.exec(e)??[];if(s?.startsWith("t=")){let r=await zn(s.slice(2));return r===null?null:T(r,t)}return/\s/.test(e)&&e.includes("/")?Nt({start:e.split(/\s+/).join(" ")},[],t):Gn(s??e,t)}function Gn(n,t){let[,e]=Ze.exec(n)??[],s=Hn(n.replace(Ze,""),t);return s&&(e?{...s,tags:{Compensation:e}}:s)}function Hn(n,t){let[e,s="",...o]=n.split(","),r=Zn(s);if(r===null)return null;if(/^[ps]=/.test(e)){let l=e.slice(2).replace(/_/g," ").replace(/!/g,"#"),c=o.map(d=>d.split(".").map(p=>Number(p)||0));return Nt({start:l,shuffles:c},r,t)}if(!(new Set(e).size===33&&[...e].every(l=>l in t))||e.length!==33||!e.endsWith("A"))return null;let i=k(A(e,o[0]==="o"?"original":"revised"),null);return Nt({start:i},r,t)}function Zn(n){let t=[];Lt.lastIndex=0;for(let e=0;e<n.length;e=Lt.lastIndex){let s=Lt.exec(n);if(s===null)return null;t.push(s[0]==="."?"pass":s[0])}return t}function Nt(n,t,e){try{let s=new x(e,n),o=Xe(s,s.root);for(let r of t){let a=s.add(o,r);if(a===null)return{tree:s,tags:{},isWhole:!1};o=Xe(s,a)}return{tree:s,tags:{},isWhole:!0}}catch(s){if(s instanceof RangeError)return null;throw s}}function Xe(n,t){let e=t;for(let s=n.turnAfter(e);s;s=n.turnAfter(e)){let o=n.add(e,`A:${s.taken??"pass"}`,s);if(o===null)return e;e=o}return e}async function Ve(n,t){if(!n.nodes.every(({children:i,comment:l,before:c,marks:d})=>i.length<2&&!l&&!c&&d.length===0))return Un+await Xn(at(n,t));let s=v(S(n.root)).map(({move:i})=>i),o=le(n.root.position,n.text,s,n.shuffles?.known??null),[,r]=/ \?(\d+)/.exec(n.text)??[],a=r===void 0?o:o.replace(/_\?(?=[._])/,`_?${r}`);return ce(a,N(t))}async function Xn(n){let t=new Blob([n]).stream().pipeThrough(new CompressionStream("deflate-raw")),e=new Uint8Array(await new Response(t).arrayBuffer()),s=Array.from(e,o=>String.fromCharCode(o)).join("");return btoa(s).replace(/\+/g,"-").replace(/\//g,"_").replace(/=+$/,"")}async function zn(n){try{let t=atob(n.replace(/-/g,"+").replace(/_/g,"/")),e=Uint8Array.from(t,i=>i.charCodeAt(0)),s=new Blob([e]).stream().pipeThrough(new DecompressionStream("deflate-raw")),o=new TextDecoder,r="",a=s.getReader();for(let i=await a.read();!i.done;i=await a.read())if(r+=o.decode(i.value,{stream:!0}),r.length>Kn)return await a.cancel(),null;return r+o.decode()}catch{return null}}var Vn=new Set(["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"]),lt=class{constructor(t,e,s,o=null){this.patches=t,this.outside=s;let{tree:r,tags:a,isWhole:i}=e,l=[r.root,...v(S(r.root))],c=o===null?l[l.length-1]:l[o]??r.root,d=i?"":u("analysis-not-whole"),p={tree:r,tags:a,node:c,change:0,said:"",fault:d,isEditing:!1};this.store=Z(p),this.board=new Oe(t,this.courseTo(c),this.sitting(),{onMove:(m,h)=>this.moved(m,h),onUndo:()=>this.show(this.state.node.parent??this.state.node),objection:()=>it(this.state.node)>=rt?u("analysis-too-deep"):null})}get state(){return this.store.get()}courseTo(t){let{tree:e,tags:s}=this.state;return{...e.courseTo(t),points:N(s)}}sitting(){let{Player1:t="?",Player2:e="?"}=this.state.tags,s=(o,r)=>o&&o!=="?"?o:u("player-number",{number:r});return{names:[s(t,"1"),s(e,"2")]}}moved(t,e){let{tree:s,node:o}=this.state,r=e.local.message.automa?.turns.at(-1)??null,a=s.add(o,t,t.startsWith("A:")?r:null);a&&this.changed({node:a})}changed(t={}){let{change:e}=this.state;this.store.dispatch({...t,change:e+1,said:"",fault:""}),this.keep()}keep(){this.outside.keep({record:this.record,path:this.path})}get path(){return v(this.state.node).map(t=>t.parent?.children.indexOf(t)??0)}get record(){return at(this.state.tree,this.state.tags)}get text(){return this.board.text}async link(){return`/analysis${await Ve(this.state.tree,this.state.tags)}`}show(t){let e=this.courseTo(t);Qe(e)!==Qe(this.board.course)&&this.board.show(e,this.sitting()),this.store.dispatch({node:t,said:"",fault:""}),this.keep()}step(t){if(!Vn.has(t))return!1;let{node:e,tree:s}=this.state,{parent:o}=e,r=o?.children??[],a=r.indexOf(e),l={ArrowLeft:o,ArrowRight:e.children[0],ArrowUp:r[a-1],ArrowDown:r[a+1],Home:s.root,End:S(e)}[t];return l&&l!==e&&this.show(l),!0}playLine(t){for(let e of t)if(!this.board.play(e))return}turn(t){let{tree:e,node:s}=this.state,o=e.turnWith(s,t),r=o&&e.add(s,`A:${o.taken??"pass"}`,o);r&&(this.changed(),this.show(r))}promote(){Ne(this.state.node)&&(this.state.tree.settle(),this.changed())}remove(){let{node:t}=this.state;if(t.parent===null)return;let e=Ce(t);this.state.tree.settle(),this.changed(),e&&this.show(e)}comment(t){this.state.node.comment=Pt(t),this.changed()}mark(t){this.state.node.parent!==null&&(We(this.state.node,t),this.changed())}open({tree:t,tags:e,isWhole:s},o){this.store.dispatch({tree:t,tags:e,isEditing:!1});let r=o?Qn(t,o):S(t.root);this.board.show(this.courseTo(r),this.sitting()),this.store.dispatch({node:r,change:this.state.change+1,said:"",fault:""}),s||this.store.dispatch({fault:u("analysis-not-whole")}),this.keep()}async read(t){if(!t.trim())return this.store.dispatch({fault:u("analysis-nothing")});try{this.open(await this.outside.read(t))}catch(e){let s=e instanceof Error?e.message:String(e);this.store.dispatch({fault:s})}}get startText(){let{position:t}=this.state.node,e=this.board.local.shuffles;if(t.automa===null||e===null)return k(t,null);let s=this.board.local.message.automa?.turns??[];return k(t,ke(e,s))}};function Qe({moves:n,turns:t=[]}){return[...n,...t.map(({card:e})=>e.number)].join()}function Qn(n,t){let e=n.root;for(let s of t)e=e.children[s]??e;return e}function Je(n,t){let e=n&&T(n.record,t);return e&&{opened:e,path:n.path}}function Ye(n){let t=new Map;for(let e of n){if(e===null)continue;let{taken:s,stop:o,income:r,card:a}=e,i=[s,o,r].join(),l=t.get(i)??{move:`A:${s??"pass"}`,stop:o,income:r,cards:[]};t.set(i,{...l,cards:[...l.cards,a.number]})}return[...t.values()].sort((e,s)=>s.cards.length-e.cards.length)}function tn(n,t){let e=t.flatMap(({card:s,margin:o})=>n.includes(s)&&o!==null?[o]:[]);return e.length<n.length?null:e.reduce((s,o)=>s+o,0)/n.length}var Ct=5,Jn=150,Yn=300,ct=class{constructor(t,{isOn:e,lines:s}){this.outside=t;let o={status:"idle",isOn:e,lines:s,ahead:0,answer:null,sentence:""};this.store=Z(o),this.position=null,this.points=0,this.isHidden=!1,this.asking=null,this.timer=0,this.known=new Map}get state(){return this.store.get()}look(t,e=0){t===this.position&&e===this.points||(this.position=t,this.points=e,this.begin())}hide(t){t!==this.isHidden&&(this.isHidden=t,this.begin())}turn(t){this.tell({isOn:t}),this.outside.keep({isOn:t,lines:this.state.lines}),this.begin()}want(t){this.tell({lines:Math.max(1,Math.min(Ct,t))}),this.outside.keep({isOn:this.state.isOn,lines:this.state.lines}),this.begin()}again(){["away","refused"].includes(this.state.status)&&this.begin()}stop(){this.asking?.abort(),this.asking=null,this.outside.forget(this.timer)}begin(){this.stop();let{isOn:t,lines:e}=this.state;if(!t)return this.tell({status:"off",answer:null,sentence:""});if(this.position===null)return this.tell({status:"idle",answer:null,sentence:""});let s=this.known.get(this.key)??null,o={answer:s,sentence:"",ahead:0};if(s?.final)return this.tell({...o,status:"done"});if(this.isHidden)return this.tell({...o,status:"paused"});this.tell({...o,status:"asking"});let{signal:r}=this.asking=new AbortController,a={...Re(this.position,this.points),lines:e};this.timer=this.outside.later(()=>this.follow(a,r),Jn)}get key(){return`${this.state.lines} ${this.points} ${this.position}`}async follow(t,e){let{key:s}=this;try{for await(let o of this.outside.ask(t,e)){if(e.aborted)return;this.take(s,o)}!e.aborted&&!this.state.answer?.final&&this.tell({status:"away"})}catch(o){if(e.aborted)return;if(o instanceof Kt)this.tell({status:"away"});else if(o instanceof Gt)this.tell({status:"refused",sentence:o.message,answer:null});else throw o}}take(t,e){let s=e.lines.length>0||!!e.cards;if(s){this.known.delete(t),this.known.set(t,e);let[i]=this.known.keys();this.known.size>Yn&&this.known.delete(i)}let o=e.waiting===null,r=e.final?"done":o?"thinking":"waiting",a=s?e:this.state.answer;this.tell({status:r,ahead:e.waiting??0,answer:a})}tell(t){this.store.dispatch(t)}};var ts=4;function nn(n,t,e,s){return f`<section class="panel tree" aria-labelledby="moves-heading">
<div class="panel-head">
<h2 id="moves-heading">${u("moves")}</h2>
${es(t,s)}
</div>
<div
class="tree-moves"
data-testid="tree"
tabindex="0"
aria-labelledby="moves-heading"
role="group"
>
${n.root.comment?f`<p class="comment">${n.root.comment}</p>`:b}
${n.root.children.length>0?sn(n.root,t,e,s):f`<p class="small">${u("analysis-no-move")}</p>`}
</div>
${ss(t,s)}
</section>`}function es(n,t){let e=n.parent===null,s=n.children.length===0,o=[[u("first-position"),"first","Home",e],[u("previous-position"),"back","ArrowLeft",e],[u("next-position"),"forward","ArrowRight",s],[u("last-position"),"last","End",s]];return f`<div class="steps">
${o.map(([r,a,i,l])=>f`<button
type="button"
class="quiet square"
aria-label=${r}
title=${r}
data-testid=${`step-${a}`}
aria-disabled=${l?"true":"false"}
@click=${()=>t.step(i)}
>
${y(a)}
</button>`)}
</div>`}function sn(n,t,e,s,o=null){let r=[],a=[],i=()=>{a.length>0&&r.push(f`<div class="run">${a}</div>`),a=[]};o?.before&&a.push(f`<span class="comment">${o.before}</span>`),o&&a.push(en(o,t,e,s));for(let l=o??n;l.children.length>0;[l]=l.children){let[c,...d]=l.children;a.push(en(c,t,e,s)),d.length!==0&&(i(),r.push(f`<ul>
${d.map(p=>f`<li class=${it(p)>ts?"flat":""}>
${sn(p,t,e,s,p)}
</li>`)}
</ul>`))}return i(),r}function en(n,t,e,s){let{move:o,turn:r,parent:a,comment:i,marks:l}=n,c=a?.position.turn??1,d=v(n).length,p=l.map($=>C[$]??"").join(""),m=r?`, ${u("analysis-card",{card:String(r.card.number)})}`:"",h=`${d}. ${z(o,e)}${m} ${p}`.trim();return f`<button
type="button"
class=${`node p${c}${n===t?" now":""}`}
title=${h}
data-testid="node"
data-move=${o}
aria-current=${n===t?"step":"false"}
@click=${()=>s.show(n)}
>
<span class="number" aria-hidden="true">${d}</span>${j(o,e)}${r?f`<i class="card" aria-hidden="true">${r.card.number}</i>`:b}<span class="visually-hidden">${h}</span
>${p?f`<b class="sign" aria-hidden="true">${p}</b>`:b}
</button>
${i?f`<span class="comment" data-testid="comment">${i}</span>`:b}`}function j(n,t){let e=n.startsWith("A:")?n.slice(2):n;if(e==="pass")return f`<span class="move-art" aria-hidden="true">${y("pass")}</span>`;let s=e[0],o=e.slice(-2),r=n.startsWith("A:");return f`<span class="move-art" aria-hidden="true"
>${s==="+"?f`<span class="plus">+</span>`:J(s,t[s],r?ns(t[s]):Number(e[1]),!1)}${r?b:f`<span class="where">${o}</span>`}</span
>`}function ns({orientations:n}){return Number(Object.keys(n)[0])}function ss(n,t){let e=n.parent===null,s=o=>o?"true":"false";return f`<div class="tree-tools">
<button type="button" data-testid="comment-move" @click=${t.comment}>
${y("pen")}<span>${u("analysis-comment")}</span>
</button>
<div class="marks" role="group" aria-label=${u("analysis-marks")}>
${Object.entries(C).map(([o,r])=>f`<button
type="button"
class="quiet square"
aria-pressed=${s(n.marks.includes(Number(o)))}
aria-disabled=${s(e)}
aria-label=${u(`analysis-mark-${o}`)}
title=${u(`analysis-mark-${o}`)}
data-testid=${`mark-${o}`}
@click=${()=>t.mark(Number(o))}
>
${r}
</button>`)}
</div>
<button
type="button"
data-testid="promote"
aria-disabled=${s(Le(n))}
@click=${t.promote}
>
${y("raise")}<span>${u("analysis-promote")}</span>
</button>
<button
type="button"
data-testid="remove"
aria-disabled=${s(e)}
@click=${t.remove}
>
${y("bin")}<span>${u("analysis-remove")}</span>
</button>
</div>`}function on(n,t){let{isOn:e,answer:s}=n.state,o=e?s?.lines[0]??s?.expected??null:null,r=o?Math.round(o.chance*100):50,a=o?rn(o.margin,t):jt(n);return f`<section
class=${`line engine-bar ${o?"known":""}`}
aria-label=${u("analysis-engine")}
data-testid="engine-bar"
data-status=${n.state.status}
>
<label class="switch"
><input
type="checkbox"
role="switch"
data-testid="engine-on"
.checked=${e}
@change=${i=>n.turn(he(i))}
/><span>${u("analysis-engine")}</span></label
>
<div class="balance">
<svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
<rect class="two" width="100" height="6"></rect>
<rect class="one" width=${r} height="6"></rect>
<path d="M50 0v6"></path>
</svg>
<p class="engine-words" role="status" data-testid="engine-words">
${a}
${o?f`<span class="soft">${ut(rs(o))}</span>`:b}
</p>
</div>
</section>`}function rn(n,t){let e=Math.abs(n);return e<.05?u("analysis-even"):u("analysis-ahead",{name:$t(t,n>0?1:2),points:Wt(e)})}function os(n,t){let e=n>=.5,s=Math.round((e?n:1-n)*100);return u("analysis-chance",{name:$t(t,e?1:2),percent:s})}function rs({margin:n,chance:t}){return n>=0?t:1-t}function ut(n){return u("analysis-percent",{percent:Math.round(n*100)})}function dt(n){return Math.abs(n)<.05?Wt(0):(n>0?"+":"−")+Wt(Math.abs(n))}function Wt(n){return u("analysis-number",{number:Math.round(n*10)/10})}function jt({state:n}){let{status:t,sentence:e,ahead:s}=n;return t==="refused"?e:u(`analysis-engine-${t}`,{count:s})}function an(n,t,e,s){let{state:o}=n,{answer:r}=o,a=o.isOn?r?.lines??[]:[],i=a.some(({move:d})=>d==="pass"),l=o.isOn&&r?.pass&&!i?r.pass:null,c=(d,p)=>ls(d,p,t,e,s);return f`<section
class="panel engine-lines"
aria-labelledby="engine-heading"
data-testid="engine-lines"
@pointerleave=${()=>s.point(null)}
>
${_t(n,u("analysis-lines"),as(n))}
${a.length>0?f`<ol>
${a.map((d,p)=>f`<li>${c(d,String(p+1))}</li>`)}
${l?f`<li class="what-if">${c(l,"–")}</li>`:b}
</ol>`:f`<p class="small" data-testid="engine-none">${jt(n)}</p>`}
</section>`}function _t(n,t,e=b){return f`<div class="panel-head">
<h2 id="engine-heading">${t}</h2>
<p class="small engine-told" data-testid="engine-told">${is(n)}</p>
${["away","refused"].includes(n.state.status)?f`<button type="button" class="quiet" @click=${()=>n.again()}>
${u("analysis-again")}
</button>`:b}
${e}
</div>`}function is(n){let{status:t,answer:e,isOn:s}=n.state;if(!s||!e||e.nodes===0)return"";let o=u("analysis-nodes",{count:e.nodes});return["thinking","done"].includes(t)?o:`${jt(n)} ${o}`}function as(n){return f`<label class="line-count"
><span class="visually-hidden">${u("analysis-how-many")}</span>
<select
data-testid="line-count"
@change=${t=>n.want(Number(F(t)))}
>
${Array.from({length:Ct},(t,e)=>e+1).map(t=>f`<option value=${t} ?selected=${n.state.lines===t}>${t}</option>`)}
</select></label
>`}function ls(n,t,e,s,o){let{move:r,margin:a,chance:i,proven:l}=n,c=()=>o.point(r),d=us(n);return f`<button
type="button"
class="engine-line"
data-testid="engine-line"
data-move=${r}
@pointerenter=${c}
@focus=${c}
@blur=${()=>o.point(null)}
@click=${()=>o.play([r])}
>
<span class="chip" aria-hidden="true">${t}</span>
<span class="margin" aria-hidden="true">${dt(a)}</span>
<span class="first-move"
>${j(r,s)}<span
><b>${r==="pass"?u("pass"):z(r,s)}</b>
${t==="–"?f`<i>${u("analysis-if-pass")}</i>`:b}
${l?cs():b}</span
></span
>
<span class="visually-hidden"
>${rn(a,e)}; ${os(i,e)}</span
>
<span class="expected">${d}</span>
<span class="goes-on" aria-hidden="true"
>${n.line.slice(1,7).map(p=>j(p,s))}</span
>
</button>`}function cs(){return f`<span class="proven">${y("place")}${u("analysis-proven")}</span>`}function us({chance:n,scores:t,empty_spaces:e,special_tile:s}){let o=[ut(n)],r=([a,i])=>({one:String(Math.round(a)),two:String(Math.round(i))});return t&&o.push(u("analysis-scores",r(t))),e&&o.push(u("analysis-empty",r(e))),s&&o.push(u("analysis-tile",r([s[0]*100,s[1]*100]))),o.join(" · ")}function ln(n,t,e,s){let o=n.reduce((l,{cards:c})=>l+c.length,0),{isOn:r,answer:a}=t.state,i=r&&a?.cards||[];return f`<section
class="panel engine-lines"
aria-labelledby="engine-heading"
data-testid="engine-lines"
>
${_t(t,u("analysis-cards"))}
<ol data-testid="card-outcomes">
${n.map(({move:l,stop:c,income:d,cards:p})=>{let m=tn(p,i);return f`<li class="card-outcome">
<span class="odds">${ut(p.length/o)}</span>
<span class="margin" data-testid="card-margin"
>${m===null?b:dt(m)}</span
>
<span class="first-move"
>${j(l,e)}<span
>${ps(l,c,d,e)}</span
></span
>
<span class="card-row">${p.map(h=>ds(h,i,s))}</span>
</li>`})}
</ol>
</section>`}function ds(n,t,{own:e,turn:s}){let o=t.find(r=>r.card===n)?.margin??null;return f`<button
type="button"
class=${n===e?"own":"quiet"}
data-testid="choose-card"
data-card=${n}
aria-current=${n===e?"true":"false"}
@click=${()=>s(n)}
>
<span class="visually-hidden">${u("analysis-turn-card",{card:String(n)})}</span>
<b aria-hidden="true">${n}</b>
${o===null?b:f`<span>${dt(o)}</span>`}
</button>`}function ps(n,t,e,s){let o={space:String(t),count:e},r=n.slice(2);return r==="pass"?u("analysis-card-passes",o):u("analysis-card-takes",{...o,patch:zt(s,r)})}function cn(n,t,e,s){let{board:o,patches:r,state:a}=n,i=o.state.table,{seats:l}=i,c=on(t,l),d=nn(a.tree,a.node,r,s.tree);return f`${X(e,ms(s))}
<main
class=${`${Te(o,e,i.mode)} analysis`}
data-stage=${i.stage}
data-number=${i.number}
>
<h1 class="visually-hidden" id="turn-heading" tabindex="-1" data-testid="turn">
${u("tab-analysis")}: ${wt(i,l)}
</h1>
${Ee(o,e,s.focusQuilt,{line:c,moves:f`<div class="notebook moves">
${i.stage==="card"?fs(n,t):an(t,l,r,s.lines)}
${d}
</div>`})}
<div class="below">
<p class="small" data-testid="turn-reason">
${wt(i,l)}. ${Xt(i,l)}
</p>
<p class="small copied" role="status" data-testid="said">${a.said}</p>
${$e(a.fault,"analysis-fault")} ${we(i,l,r)}
</div>
</main>
${st(o,e)}`}function fs(n,t){let{tree:e,node:s}=n.state,o=e.cardsAfter(s).map(r=>e.turnWith(s,r));return ln(Ye(o),t,n.patches,{own:e.turnAfter(s)?.card.number??null,turn:r=>n.turn(r)})}function ms({setUp:n,open:t,copy:e,save:s}){return f`<nav class="analysis-menu" aria-label=${u("tab-analysis")}>
<span class="analysis-title" aria-hidden="true">${u("tab-analysis")}</span>
${[pt("set-up","pen",u("analysis-set-up"),n),pt("open","open",u("analysis-open"),t),pt("copy-link","link",u("copy-link"),e),pt("save","download",u("record"),s)]}
</nav>`}function pt(n,t,e,s){return f`<button type="button" data-testid=${n} title=${e} @click=${s}>
${y(t)}<span>${e}</span>
</button>`}function un(n,t,e,s){let o=a=>{a.preventDefault();let i=a.target;n(String(new FormData(i).get("text")))},r=({target:a})=>{let[i]=a.files??[];i&&t(i)};return f`<form class="open-form" @submit=${o}>
<h2 id="open-heading">${u("analysis-open")}</h2>
<label
>${u("paste-record")}
<textarea name="text" rows="5" spellcheck="false" data-testid="open-text"></textarea>
</label>
<p class="small">${u("analysis-this-position")} <code>${s}</code></p>
<div class="row">
<button type="submit" class="main" data-testid="open-it">${u("open")}</button>
<label class="button file"
>${u("choose-file")}<input
type="file"
accept=".pgr,.txt,text/plain"
data-testid="open-file"
@change=${r}
/></label>
<button type="button" @click=${e}>${u("cancel")}</button>
</div>
</form>`}function dn(n,t,e){return f`<form class="open-form" @submit=${o=>{o.preventDefault();let r=o.target;t(String(new FormData(r).get("comment")))}}>
<h2 id="comment-heading">${u("analysis-comment")}</h2>
<label
><span class="visually-hidden">${u("analysis-comment")}</span>
<textarea
name="comment"
rows="4"
maxlength="2000"
data-testid="comment-text"
.value=${n}
></textarea>
</label>
<div class="row">
<button type="submit" class="main" data-testid="keep-comment">${u("analysis-keep")}</button>
<button type="button" @click=${e}>${u("cancel")}</button>
</div>
</form>`}var pn=6,It=[1,2];function hn(n,t,e){let{automa:s}=n;if(s===null)return fn(n,t);let o=xs(n);if(o)return o;let r=V(n.players[0].filled)?1:null,a={...n,ring:n.ring+s.taken,tile:r,automa:null},i=fn(a,t);if(i){let l={quilt1:"quilt",purse1:"purse",purse2:"automa"},c="quilt"in i.values?{...i.values,quilt:"quilt"}:i.values;return{...i,values:c,field:l[i.field]??i.field}}return Ss(n)??As(e)}function fn(n,t){return hs(n)??gs(n)??ws(n)??vs(n)??bs(n,t)??ys(n)??ks(n)}function g(n,t,e={}){return{field:n,code:t,values:e}}function hs({players:n}){let t=It.find(e=>n[e-1].time>R);return t?g(`purse${t}`,"spaces",{last:String(R)}):null}function gs({players:n,ring:t}){let e=new Map;for(let s of It)for(let{letter:o}of n[s-1].patches){let r=e.get(o);if(r)return g(`quilt${s}`,"lies-too",{letter:o,quilt:r});e.set(o,`quilt${s}`)}for(let s of t){if(t.indexOf(s)!==t.lastIndexOf(s))return g("ring","twice",{letter:s});let o=e.get(s);if(o)return g("ring","is-on",{letter:s,quilt:o})}return null}function bs(n,t){let{players:e,ring:s}=n,o=e.flatMap(d=>d.patches.map(({letter:p})=>p)),r=new Set([...s,...o]),a=Object.keys(t).filter(d=>!r.has(d)).sort((d,p)=>mn(d)-mn(p)),i=a.join(""),l=e.map(({cells:d})=>[...d].filter(p=>p==="x").length);if(l.every(d=>d===0))return a.length>0?g("ring","missing",{letters:i}):null;let c=e.map(({income:d,patches:p})=>p.reduce((m,{letter:h})=>m-t[h].income,d));return $s(n,t,a,l,c)?null:g(`quilt${l[0]>0?1:2}`,"unknown",{letters:i})}function mn(n){return n.charCodeAt(0)}function $s(n,t,e,s,o){let r=e.reduce((c,d)=>c+t[d].squares,0),a=e.reduce((c,d)=>c+t[d].income,0),i=s[0]+s[1]-r;if(i<0||i>gn(n)||o[0]+o[1]!==a)return!1;let l=new Set([0]);for(let c of e){let{squares:d,income:p}=t[c];l=new Set([...l,...[...l].map(m=>m+d*1e3+p)])}return[...l].some(c=>{let d=s[0]-Math.floor(c/1e3);return c%1e3===o[0]&&d>=0&&d<=i})}function gn({players:n,board:t,stage:e}){let s=Math.max(n[0].time,n[1].time);return vt(gt[t],0,s).length-(e==="special_patch"?1:0)-Bt(n[0])-Bt(n[1])}function Bt({cells:n}){return[...n].filter(t=>t==="*").length}function ws({players:[n,t]}){if(Math.abs(n.time-t.time)<=pn)return null;let e=n.time>t.time?1:2,s={most:pn,first:String(n.time),second:String(t.time)};return g(`purse${e}`,"lead",s)}function vs({players:n,turn:t,stage:e,board:s}){let[o,r]=[n[t-1],n[2-t]],a=String(R),i=String(t),l=o.time===R&&r.time===R;return e==="over"?l?null:g("turn","not-over",{player:i,last:a}):e==="action"?l?g("turn","over",{last:a}):o.time>r.time?g("turn","ahead",{player:i}):null:vt(gt[s],r.time,o.time).length===0?g("turn","no-special",{player:i}):o.empty===0?g("turn","no-space",{player:i,quilt:`quilt${t}`}):null}function ys(n){if(gn(n)>=0)return null;let[t,e]=n.players.map(Bt);return g(`quilt${t>=e?1:2}`,"special-patches")}function ks({players:n,tile:t}){let e=It.filter(s=>V(n[s-1].filled));return t===null&&e.length>0?g("bonus","has-square",{player:String(e[0])}):t!==null&&!e.includes(t)?g("bonus","no-square",{player:String(t)}):null}function xs({automa:n,ring:t,players:e}){let s=n?.taken??"",o=e[0].patches.map(({letter:a})=>a),r=[...s].find(a=>s.indexOf(a)!==s.lastIndexOf(a)||t.includes(a)||o.includes(a));return r?g("automa","elsewhere",{letter:r}):null}function Ss(n){let{tile:t,players:e,automa:s}=n,o=V(e[0].filled),r=String(oe(s?.level??1).marker),a=re(n);return t===1?o?null:g("bonus","person-no-square"):t===2?a?g("bonus","automa-not-there",{marker:r}):null:o?g("bonus","person-square"):a?null:g("bonus","automa-there",{marker:r})}function As(n){if(n===null)return null;let{deck:t,aside:e,discards:s,known:o,budgets:r}=n,[a]=o;if(e!==0&&e!==2)return g("gone","aside",{count:2});if(a.slice(e,e+s).includes(0))return g("gone","discards");let i=a.find((d,p)=>d!==0&&a.indexOf(d)!==p);if(i)return g("pile","card-elsewhere",{card:String(i)});let l=tt[t].filter(({number:d})=>!a.includes(d));return 0 in r&&!l.some(({budget:d})=>d===r[0])?g("pile","budget",{budget:String(r[0])}):null}var Os=".".repeat(81),Es="?.?.?.?.?.?.?.?.?.?",Ts="?.?/-";function Ft(n){let t=n.split(" "),e=t.length===11,[s,o]=t,[r,a]=e?[t[1],t[2].split(":")[0]]:[t[2],t[3]],[i,l,c,d]=e?t.slice(3):t.slice(4),p=An=>/^(\d+)\.(\d+)(?:i(\d+))?$/.exec(An)??[],[,m="5",h="0",$="0"]=p(r),[,O="5",B="0",I="0"]=p(a),[ht="normal",w="1",E=Es,P=Ts]=e?t.slice(7):[],D=e?t[2].split(":")[1].replace("-",""):"";return{cells:[bn(s),e?Os:bn(o)],buttons:[m,O],times:[h,B],incomes:[$,I],ring:i.replace("-",""),turn:l,tile:c,board:d,solo:e,deck:ht,level:w,taken:D,pile:E,gone:P}}function bn(n){return n.replace(/\//g,"").replace(/\d/g,t=>".".repeat(Number(t)))}function wn(n){let{cells:t,ring:e,turn:s,tile:o,board:r,solo:a,deck:i,level:l,taken:c,pile:d,gone:p}=n,m=[e||"-",s,o,r].join(" "),[h,$]=[$n(n,0),$n(n,1)],[O,B]=t.map(vn);if(!a)return`${O} ${B} ${h} ${$} ${m}`;let I=`${n.buttons[1]||"0"}.${n.times[1]||"0"}:${c||"-"}`;return`${O} ${h} ${I} ${m} ${i} ${l} ${d} ${p}`}function vn(n){return Array.from({length:9},(e,s)=>n.slice(9*s,9*(s+1))).map(e=>e.replace(/\.+/g,s=>String(s.length))).join("/")}function $n({cells:n,buttons:t,times:e,incomes:s},o){let r=n[o].includes("x")?`i${s[o]||"0"}`:"";return`${t[o]||"0"}.${e[o]||"0"}${r}`}function Ms(n,t){let e=[...n.ring,...n.taken].find(l=>!(l in t)),s=(l,c)=>u("impossible",{field:u(`field-${l}`),words:c});if(e)return s("ring",u("impossible-no-patch",{letter:e}));let o=wn(n),r=Y(o,t),a=r?.automa?nt(o):null;if(r?.automa&&a===null)return s("pile",u("impossible-cards"));if(r===null)return u("impossible-form");let i=hn(r,t,a);return i?s(i.field,u(`impossible-${i.code}`,i.values)):""}var Dt=class extends Ae{constructor(t){super(t.message,t.patches),this.editor=t}answer(t,e,s){if(t!=="move"||s===void 0||!this.editor.lay(s))return this.refuse(e);this.replace({...this.editor.message,acknowledges:e})}},ft=class{constructor(t,e){this.patches=t,this.store=Ut((s,o)=>({...s,...o}),{draft:Ft(e),active:1,loose:"*"}),this.local=new Dt(this),this.game=new ue(this.local.folded,t,{open:()=>this.local.connect(),seen:s=>this.seen(s)}),this.game.open()}get draft(){return this.store.get().draft}get objection(){return Ms(this.draft,this.patches)}get text(){return wn(this.draft)}get message(){let{draft:t,active:e}=this.store.get(),s=A([...Object.keys(this.patches)].join("")),o=k(s,null).split(" "),[r,a]=t.cells.map(vn),i=m=>m.includes("x")?"i0":"",l=t.cells.map((m,h)=>`0.${h}${i(m)}`),c=[r,a,...l,o[4],String(e),"-","r"].join(" "),d=["1","2"].map(m=>u("player-number",{number:m})),p=Se({start:c,moves:[]},{names:d},this.patches);if(p===null)throw new RangeError("this is no quilt");return p.game}seen(t){let{draft:e}=this.store.get(),{filled:s}=se(this.local.folded.positions[0]),[o]=t.options,a=[...e.ring].filter(i=>i in this.patches).map(i=>{let l=Yt(s,this.patches[i]).map(({name:d})=>d);return{...o,letter:i,move:null,placements:l,available:!0}});return{...t,options:a,special_cells:te(s).map(ee)}}lay(t){let{draft:e,active:s}=this.store.get(),o=t[0],r=o==="+"?[Q(t.slice(1))??0]:Jt(this.patches[o],t.slice(1))?.spaces??[],a=e.cells[s-1];if(r.length===0||r.some(l=>a[l]!=="."))return!1;let i=o==="+"?this.store.get().loose:o;return this.paint((l,c)=>r.includes(c)?i:l),o!=="+"&&this.enter({ring:this.draft.ring.replace(o,"")}),!0}layLoose(t){this.store.dispatch({loose:t})}lift(t){let{draft:e,active:s}=this.store.get(),o=e.cells[s-1][t];if(o===".")return;let r=o==="*"||o==="x";this.paint((a,i)=>(r?i===t:a===o)?".":a),r||this.enter({ring:o+this.draft.ring}),this.lieAnew()}paint(t){let{draft:e,active:s}=this.store.get(),o=[...e.cells];o[s-1]=[...o[s-1]].map(t).join(""),this.store.dispatch({draft:{...e,cells:o}})}enter(t){this.store.dispatch({draft:{...this.draft,...t}})}change(t){this.enter(t),this.lieAnew()}turn(t){this.store.dispatch({active:t}),this.lieAnew()}begin(t){this.store.dispatch({draft:t,active:1}),this.lieAnew()}lieAnew(){this.local.replace(this.message);let{connection:t}=this.game;t.number!==this.local.message.number&&t.begin(this.local.message)}close(){this.game.close()}};var Ps={1:"first",2:"second","1+":"first-special","2+":"second-special","#1":"first-over","#2":"second-over"};function yn(n,t,e){let{draft:s,active:o}=n.store.get(),r=n.game.state.table,a=n.objection,i=s.solo?[1]:[1,2];return f`${X(t)}
<main class="table screen editor" data-testid="editor">
<div class="panel-head">
<h1 id="turn-heading" tabindex="-1">${u("editor-title")}</h1>
<div class="row">
<button type="button" data-testid="editor-empty" @click=${e.empty}>
${u("editor-start")}
</button>
<button type="button" data-testid="editor-cancel" @click=${e.cancel}>
${u("cancel")}
</button>
<button
type="button"
class="main"
data-testid="editor-done"
aria-disabled=${a?"true":"false"}
@click=${e.done}
>
${u("editor-done")}
</button>
</div>
</div>
<p class=${a?"verdict no":"verdict yes"} role="status" data-testid="verdict">
${y(a?"cancel":"place")} ${a||u("editor-possible")}
</p>
<div class="editor-quilts">
${i.map(l=>f`<section
class=${o===l?"editor-side on":"editor-side"}
aria-label=${u("player-number",{number:String(l)})}
>
${s.solo?b:f`<button
type="button"
data-testid=${`edit-${l}`}
aria-pressed=${o===l?"true":"false"}
@click=${()=>n.turn(l)}
>
${u("editor-quilt",{number:String(l)})}
</button>`}
${ve(n.game.state,r,r,l,t,n.game)}
</section>`)}
</div>
${Rs(n,e)} ${Ns(n)}
</main>
${st(n,t)}`}function Rs({game:n,patches:t,draft:e,store:s},o){let{placement:r}=n.state,{loose:a}=s.get(),i=[...e.ring].filter(c=>c in t),l=c=>()=>n.placement({type:"turn",how:c});return f`<section class="panel palette" aria-labelledby="palette-heading" data-keys>
<div class="panel-head">
<h2 id="palette-heading">${u("editor-patches")}</h2>
<div class="steps">
${[K("left",u("rotate-left"),l("left")),K("right",u("rotate-right"),l("right")),K("flip",u("flip"),l("flip")),K("place",u("place"),()=>n.commit()),K("cancel",u("cancel"),()=>n.placement({type:"cancel"}))]}
</div>
</div>
<p class="small">${u("editor-how")}</p>
<div class="palette-row">
${qs.map(([c,d,p,m])=>{let h=u(m),$=r.letter==="+"&&a===c;return Ls({sign:c,shown:d,id:p,label:h,isOn:$},o)})}
${i.map(c=>f`<button
type="button"
class="palette-patch"
data-patch=${c}
data-testid=${`palette-${c}`}
title=${bt(t[c])}
aria-pressed=${r.letter===c?"true":"false"}
@click=${d=>o.choose(c,d.pointerType==="mouse")}
>
${J(c,t[c],Qt(r,c),!0)}<span
class="visually-hidden"
>${c}: ${bt(t[c])}</span
>
</button>`)}
</div>
</section>`}var qs=[["*","+","special","special-patch"],["x","?","unknown","editor-unknown"]];function Ls({sign:n,shown:t,id:e,label:s,isOn:o},r){return f`<button
type="button"
class="palette-patch"
data-testid=${`palette-${e}`}
title=${s}
aria-pressed=${o?"true":"false"}
@click=${()=>r.choose(n,!1)}
>
<b aria-hidden="true">${t}</b><span class="visually-hidden">${s}</span>
</button>`}function K(n,t,e){return f`<button
type="button"
class="quiet square"
aria-label=${t}
title=${t}
data-testid=${`edit-${n}`}
@click=${e}
>
${y(n)}
</button>`}function Ns(n){let{draft:t}=n,e=o=>n.change(o),s=["1","2","1+","2+","#1","#2"].filter(o=>!t.solo||o!=="2+").map(o=>[o,u("editor-turn",{turn:Ps[o]})]);return f`<section class="panel editor-fields" aria-labelledby="fields-heading">
<h2 id="fields-heading">${u("editor-fields")}</h2>
<div class="field-grid">
${_("solo",u("editor-game"),t.solo?"solo":"duel",Cs(),o=>e(o==="solo"?_s(t):Bs(t)))}
${_("turn",u("editor-whose"),t.turn,s,o=>e({turn:o}))}
${Is(n)}
${_("tile",u("field-bonus"),t.tile,js(t.solo),o=>e({tile:o}))}
${_("board",u("editor-board"),t.board,Ws(),o=>e({board:o}))}
${G("ring",u("field-ring"),t.ring,o=>e({ring:mt(o)}),"wide")}
${t.solo?Ds(t,e):b}
</div>
<p class="small"><code data-testid="position-text">${n.text}</code></p>
</section>`}function Cs(){return[["duel",u("editor-duel")],["solo",u("automa-alone")]]}function Ws(){return[["r",u("board-revised")],["o",u("board-original")]]}function js(n){return[["-",u("editor-nobody")],["1",u("player-number",{number:"1"})],["2",n?"Automa":u("player-number",{number:"2"})]]}function _s(n){return{...{buttons:[n.buttons[0],"0"]},solo:!0,turn:n.turn.replace("2+","2")}}function Bs(n){return{solo:!1,ring:n.ring+n.taken,taken:""}}function mt(n){return n.replace(/\s/g,"").slice(0,60)}function Is(n){let{draft:t}=n,e=[["buttons","editor-buttons"],["times","editor-time"],["incomes","editor-income"]],s=(o,r)=>o!=="incomes"||t.cells[r].includes("x");return[0,1].flatMap(o=>e.filter(([r])=>s(r,o)).map(([r,a])=>{let i=t.solo&&o===1?"Automa":u("player-number",{number:String(o+1)});return G(`${r}-${o+1}`,u(a,{name:i}),t[r][o],l=>{let c=[...t[r]];c[o]=l.replace(/\D/g,"").slice(0,r==="buttons"?4:2),n.change({[r]:c})},"number")}))}function Ds(n,t){let e=[["normal",u("deck-normal")],["tactical",u("deck-tactical")]],s=["1","2","3","4","5"].map(o=>[o,u(`automa-name-${o}`)]);return[_("deck",u("editor-deck"),n.deck,e,o=>t({deck:o})),_("level",u("level"),n.level,s,o=>t({level:o})),G("taken",u("editor-taken"),n.taken,o=>t({taken:mt(o)}),"wide"),G("pile",u("field-pile"),n.pile,o=>t({pile:mt(o)}),"wide"),G("gone",u("field-gone"),n.gone,o=>t({gone:mt(o)}),"wide")]}function _(n,t,e,s,o){return f`<label
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
/></label>`}function kn(n,t,e,{text:s,start:o,done:r,cancel:a}){let i=new ft(t,s),{game:l}=i,c=()=>n.querySelector(".quilt.active .cells")?.focus({preventScroll:!0}),d={done:()=>i.objection||r(i.text),cancel:a,empty:()=>i.begin(Ft(o)),choose:(w,E)=>{let{table:P}=l.state;if((w==="*"||w==="x")&&P){i.layLoose(w);let D=Vt(P.special_cells);l.placement({type:"choose",choice:D})}else E?l.choose(w):l.chooseShown(w);c()}},p=ot(n,i,e,()=>q(yn(i,e,d),n)),m=i.store.watch(p.draw),h=new AbortController,{signal:$}=h,O=!0,B=()=>O=l.state.placement.letter===null,I=({target:w})=>{let E=w instanceof Element&&w.closest("[data-quilt=active] .cell");!E||!O||i.lift(Q(E.id.slice(-2))??0)},ht=w=>{if(!(w.target instanceof Element&&w.target.closest("[data-quilt=active]"))||!["Delete","Backspace"].includes(w.key))return;let[P,D]=l.state.placement.cursor;i.lift(P*9+D)};return n.addEventListener("pointerdown",B,{signal:$,capture:!0}),n.addEventListener("click",I,{signal:$}),n.addEventListener("keydown",ht,{signal:$}),{draw:p.draw,close:()=>{h.abort(),m(),p.close()}}}async function Si(n,t,e){let s=p=>Ks(p,t),{hash:o,search:r}=location,a=new URLSearchParams(r).get("at"),i=o.length>1?await Us(s,o):null,l=i?null:Je(de(),t),c=i?.opened??l?.opened??Sn(t),d=new lt(t,c,{keep:pe,read:s},a===null?null:Number(a));return l&&d.open(l.opened,l.path),i?.fault&&d.store.dispatch({fault:i.fault}),(o||r)&&history.replaceState(null,"",location.pathname),Fs(n,d,e)}function Fs(n,t,e){let{patches:s}=t,o,r=l=>{o?.close(),o=l,o.draw(),document.getElementById("turn-heading")?.focus({preventScroll:!0})},a=()=>r(xn(n,t,e,i)),i=()=>r(kn(n,s,e,{text:t.startText,start:Sn(s).tree.text,done:l=>{t.open({tree:new x(s,{start:l}),tags:{},isWhole:!0}),a()},cancel:a}));return o=xn(n,t,e,i),{draw:()=>o.draw(),close:()=>o.close()}}async function Us(n,t){try{return{opened:await n(decodeURI(t)),fault:""}}catch(e){return{opened:null,fault:e instanceof Error?e.message:String(e)}}}async function Ks(n,t){let e=await ze(n,t);if(e?.isWhole)return e;if(/#t=/.test(n)){if(e)return e;throw new Error(u("analysis-bad-link"))}let{record:s,comment:o}=await Zt(n),r=T(s,t);if(r===null)throw new Error(u("page-outdated"));return e??{...r,isWhole:r.isWhole&&o===null}}function Sn(n){let t=Me(n,s=>Math.floor(Math.random()*s));return{tree:new x(n,{start:k(A(t),null)}),tags:{},isWhole:!0}}function xn(n,t,e,s){let{board:o}=t,r=new ct({ask:(p,m)=>Ht("/api/analysis",p,m),later:(p,m)=>window.setTimeout(p,m),forget:p=>window.clearTimeout(p),keep:me},fe()),a=Gs(t,r),i=Zs(n,t,a,s),l=ot(n,o,e,()=>q(cn(t,r,e,i),n),{turnsCards:!1}),c=()=>{let{stage:p,position:m,points:h}=o.table;r.look(p==="over"?null:m,h),a(null)},d=[t.store.watch(()=>{c(),l.draw()}),r.store.watch(()=>{a(null),l.draw()}),Hs(t,r),()=>r.stop(),l.close];return c(),{draw:l.draw,close:()=>{for(let p of d)p()}}}function Gs(n,t){let e=null,s="";return o=>{e=o;let{answer:r,isOn:a}=t.state,i=a&&r?r.lines:[],l=i.some(p=>p.move===e),c=i.flatMap((p,m)=>{let h=String(m+1);return p.move===e||!l&&m===0?[{move:p.move,label:h,kind:"line"}]:[]}),d=JSON.stringify([n.board.text,c]);d!==s&&(s=d,n.board.suggest(c))}}function Hs(n,t){let e=new AbortController,{signal:s}=e,o=i=>{let{target:l,key:c,altKey:d,ctrlKey:p,metaKey:m,shiftKey:h}=i;d||p||m||h||i.defaultPrevented||l instanceof Element&&l.closest("select, input, textarea, dialog, .quilt")||n.step(c)&&i.preventDefault()},r=i=>{let{target:l}=i;l instanceof Element&&l.closest(".notebook")&&(o(i),i.defaultPrevented&&i.stopPropagation())},a=()=>t.hide(document.hidden);return window.addEventListener("keydown",r,{capture:!0,signal:s}),window.addEventListener("keydown",o,{signal:s}),window.addEventListener("online",()=>t.again(),{signal:s}),document.addEventListener("visibilitychange",a,{signal:s}),a(),()=>e.abort()}function Zs(n,t,e,s){return{focusQuilt:()=>n.querySelector(".quilt.active .cells")?.focus({preventScroll:!0}),lines:{point:e,play:r=>t.playLine(r)},tree:{show:r=>t.show(r),step:r=>{t.step(r)},promote:()=>t.promote(),remove:()=>t.remove(),mark:r=>t.mark(r),comment:()=>Xs(t)},setUp:s,open:()=>zs(t),copy:async()=>{let r=`${location.origin}${await t.link()}`;t.store.dispatch({said:await be(r)})},save:()=>ge(t.record)}}function Xs(n){kt("comment","comment-heading",t=>{let e=s=>{t.close(),n.comment(s)};q(dn(n.state.node.comment,e,()=>t.close()),t)})}function zs(n){kt("open","open-heading",t=>{let e=o=>{t.close(),n.read(o)};q(un(e,async o=>e(await o.text()),()=>t.close(),n.startText),t)})}export{Si as openAnalysisPage};
