import{a as et,b as nt,c as Se,d as W,e as Ot,f as K,g as At,h as Oe,i as Et,j as Ae,k as Ee,l as Te,m as Me,n as Pe,o as Re,p as st,q as Le,r as Ne,s as qe,t as We,u as Ce,x as ot}from"./board.js";import{A as zt,Aa as ne,Ab as le,Ba as V,Bb as ce,Ca as se,Cb as tt,Da as Y,Db as y,Eb as ue,Fb as de,Gb as q,Gc as D,Hc as be,K as m,M as b,N as L,Nb as xt,O as v,P as z,Rc as $e,Sc as we,Yc as ke,c as Z,d as bt,e as R,fa as wt,fb as J,g as $t,gd as ve,hc as pe,i as u,ia as kt,ja as vt,ka as Qt,kd as ye,na as Q,nd as xe,o as Gt,oa as Vt,oc as fe,p as X,pc as me,q as Ht,qb as O,qc as he,qd as St,rb as oe,rc as ge,sb as re,t as Zt,va as Yt,vb as yt,w as Xt,wa as Jt,xb as ie,ya as te,yb as ae,za as ee,zb as N}from"./page.js";var Tt=0;function je(n,t){let{deck:e,aside:s,budgets:o,known:r}=n,{shuffle:i,at:a}=Ot(n,t),l=(r[i]??[]).slice(i===0?s:0,a),c=K(n,t),d=c===Tt?o[t]:nt(c).budget,p=e==="tactical"?d:void 0;return et[e].filter(f=>!l.includes(f.number)&&(p??f.budget)===f.budget).map(({number:f})=>f)}function Mt(n,t,e){let{shuffle:s,at:o}=Ot(n,t),{aside:r,budgets:i,known:a}=n,l=a[s]??Se();if(l[o]===e)return n;if(l[o]===Tt&&!l.includes(e))return At(n,t,e);let c=l.map((f,h)=>h>o||s===0&&h<r?Tt:f),d=Object.entries(i).filter(([f])=>Number(f)<=t),p={...n,budgets:Object.fromEntries(d)};return At({...p,known:[...a.slice(0,s),c]},t,e)}var rt=64,x=class{constructor(t,{start:e,shuffles:s,budgets:o}){this.patches=t,this.text=e;let r=tt(e,t);if(r===null)throw new RangeError("this is no position");let i=r.automa!==null;if(this.shuffles=i?W(e,s,o):null,i&&this.shuffles===null)throw new RangeError("these are no cards");this.count=0,this.root=this.made("",null,r,null)}made(t,e,s,o){let r=this.count;return this.count+=1,{id:r,move:t,parent:e,children:[],position:s,turn:o,...{before:"",comment:"",figures:[],marks:[]}}}add(t,e,s=null){let o=N(e)?s??this.turnAfter(t):null;if(N(e)&&o===null)return null;let r=o?.card.number,i=t.children.find(c=>c.move===e&&c.turn?.card.number===r);if(i)return i;let a=o?le(t.position,e,o):ce(t.position,e,this.patches);if(a===null)return null;o&&this.keepCard(t,o.card.number);let l=this.made(e,t,a,o);return t.children.push(l),l}turnAfter(t){let e=this.shufflesAt(t),s=e===null?0:K(e,Pt(t));return s===0?null:this.turnWith(t,s)}turnWith(t,e){let s=k(t).length+1;return Ae(t.position,nt(e),s,this.patches)}cardsAfter(t){let e=t.position.automa!==null&&t.position.turn===2,s=this.shufflesAt(t);return!e||t.position.stage==="over"||s===null?[]:je(s,Pt(t))}shufflesAt(t){let e=k(t).flatMap(({turn:s})=>s??[]);return this.shuffles&&e.reduce((s,o,r)=>Mt(s,r,o.card.number),this.shuffles)}hasOwnCards(t){return this.shufflesAt(t)===this.shuffles}keepCard(t,e){if(this.shuffles===null||!this.hasOwnCards(t))return;let s=Pt(t);K(this.shuffles,s)===0&&this.own(Mt(this.shuffles,s,e))}settle(){let t=this.shufflesAt(S(this.root));t!==null&&this.own(t)}own(t){this.shuffles=t,this.text=Et(this.text,t)}courseTo(t){let e=k(t),s=e.map(({move:c})=>c),o=this.shufflesAt(t);if(o===null)return{start:this.text,moves:s};let{known:r,budgets:i}=o,a=e.flatMap(({turn:c})=>c??[]);return{start:Et(this.text,o),moves:s,turns:a,shuffles:r.slice(1),budgets:i}}get nodes(){return[this.root,...Rn(this.root)]}node(t){return this.nodes.find(e=>e.id===t)??null}};function Rn(n){let t=[],e=[...n.children].reverse();for(let s=e.pop();s;s=e.pop())t.push(s),e.push(...[...s.children].reverse());return t}function k(n){let t=[];for(let e=n;e.parent;e=e.parent)t.push(e);return t.reverse()}function Pt(n){return k(n).filter(({turn:t})=>t!==null).length}function S(n){let t=n;for(;t.children.length>0;)[t]=t.children;return t}function Ie(n){return k(n).every(t=>t.parent?.children[0]===t)}function it(n){return k(n).filter(t=>t.parent?.children[0]!==t).length}function Ln(n){return k(n).reverse().find(t=>t.parent?.children[0]!==t)??null}function _e(n){let t=Ln(n);if(t===null||t.parent===null)return!1;let{children:e}=t.parent;return e.splice(e.indexOf(t),1),e.unshift(t),!0}function Be(n){let{parent:t}=n;return t===null?null:(t.children.splice(t.children.indexOf(n),1),t)}var C={1:"!",2:"?",3:"!!",4:"??",5:"!?",6:"?!"};function Fe(n,t){let e=n.marks.includes(t),s=n.marks.filter(o=>!(o in C));n.marks=e?s:[t,...s]}var Nn=["Ring","Board","SetUp","Position","Opponent","Deck","Level","Cards"],j=/\[%(?:clk|emt|eval|scores|empty|tile)\s+[^[\]\s]+(?:\s+[^[\]\s]+)?\s*\]/g;function at(n,t={}){let e=S(n.root).position,s=xt(e,n.patches),o=qn(xt(e,n.patches,q(t)),t),r=s?{Score:s.scores.join("-")}:{},i=new Set(["Result","Score",...Nn]);s||i.delete("Score");let a=Object.entries(t).filter(([d])=>!i.has(d)),l={...Object.fromEntries(a),...Wn(n),...r,Result:o},c=[...Rt(n.root.figures,n.root.comment),...Ue(n,n.root)];return We(l,[...c,o])}function qn(n,{Result:t="*",Termination:e="normal"}){return n===null||e!=="normal"?t:n.winner===1?"1-0":"0-1"}function Wn({root:{position:n},text:t,shuffles:e}){if(e===null||n.automa===null)return oe(n)?{Ring:n.ring,Board:n.board}:{SetUp:"1",Position:t};let{numeral:s}=Z[n.automa.level-1],o=e.known.map(i=>i.map(a=>a||"?").join(" "));return{...Cn(t,n)?{Ring:n.ring,Board:n.board}:{SetUp:"1",Position:t},Opponent:"Automa",Deck:e.deck,Level:s,Cards:o.join(" / ")}}function Cn(n,{players:[t,e],ring:s}){let[o,r]=n.split(" ").slice(-2),i=o.split(".").length===10&&r.endsWith("/-")&&!/^\?\d/.test(o),a=t.buttons===5&&t.time===0&&t.empty===81;return i&&a&&e.buttons===0&&e.time===0&&s.length===33}function Ue(n,t,e=""){let s=[];for(let o=t,r=e;o.children.length>0;[o]=o.children){let[i,...a]=o.children;s.push(...Ke(n,i,r));for(let l of a)s.push(...Ge("(",jn(n,l),")"));r=a.length>0?"":De(i)}return s}function jn(n,t){let e=t.before.match(j)??[];return[...Rt(e,t.before.replace(j," ")),...Ke(n,t,""),...Ue(n,t,De(t))]}function De({move:n,parent:t}){return N(n)?"":String(t?.position.turn)}function Ke(n,t,e){let{move:s,turn:o,marks:r,comment:i,figures:a,parent:l}=t,c=String(l?.position.turn),d=c===e?s:`${c}: ${s}`,p=o===null||n.hasOwnCards(t)?"":o.card.number;return[N(s)?s.replace("A:",`A${p}: `):d,...r.map(h=>`$${h}`),...Rt(a,i)]}function Rt(n,t){return Ge("{",[...n,...Lt(t).split(" ").filter(Boolean)],"}")}function Ge(n,t,e){if(t.length===0)return[];let s=[...t];return s[0]=n+s[0],s[s.length-1]+=e,s}function Lt(n){let t=n.replace(In," ").replace(/\s+/g," ").trim();return(t.includes("}")?t.replace(/\{/g,"(").replace(/\}/g,")"):t).replace(j,s=>`(${s.slice(1,-1)})`)}var In=/[\u0000-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff]/gu;var He=/\[\s*([A-Za-z0-9_]+)\s+"((?:[^"\\\n]|\\.)*)"\s*\]/y,Nt=/(?:[\s\ufeff]+|^%.*)+/my,ze=/(?<mover>[12]:|A(?<card>[1-9]\d?)?:)/,Qe=/(?<taken>[A-Za-g])(?=[12]:|A(?:[1-9]\d?)?:|1-0|0-1|[^\w+:]|$)/,Ze=Ve(ze,Qe),_n=Ve(Qe,ze),Bn=/^[A-Za-g]{33}$/,Fn=Object.fromEntries(Object.entries(C).map(([n,t])=>[t,Number(n)])),Un=255;function T(n,t){let{tags:e,end:s}=Kn(n),o=s,r=Gn(e);if(r===null)return null;let i;try{i=new x(t,r)}catch(c){if(c instanceof RangeError)return null;throw c}let a=new qt(i),l=Ze;for(let c;c=Dn(l,n,o);o+=c[0].length){let d=c.groups;if(d.tag!==void 0)break;a.take(d),d.mover!==void 0?l=_n:!d.space&&!d.comment&&!d.rest&&(l=Ze)}return{tree:i,tags:e,isWhole:a.isWhole&&a.lines.length===1}}function Ve(n,t){let e=[/(?<space>[\s\ufeff]+|^%.*)/,/(?<comment>\{[^}]*\}?)/,/(?<rest>;.*)/,/\$(?<nag>\d{1,3})(?!\d)/,/(?<mark>!!|\?\?|!\?|\?!|!|\?)/,/(?<open>\()/,/(?<close>\))/,n,/(?<result>(?:1-0|0-1|\*)(?!\d))/,/(?<token>pass|\.|[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9])/,t,/(?<tag>\[\s*[A-Za-z0-9_]+\s+")/,/(?<unknown>\S[^\s(){};[]*)/];return new RegExp(e.map(({source:s})=>s).join("|"),"my")}function Dn(n,t,e){return n.lastIndex=e,n.exec(t)}function Kn(n){let t={},e=0,s=()=>(Nt.lastIndex=e,e=Nt.exec(n)?Nt.lastIndex:e,He.lastIndex=e,He.exec(n));for(let o=s();o;o=s())t[o[1]]??=o[2].replace(/\\(.)/g,"$1"),e+=o[0].length;return{tags:t,end:e}}function Gn({Ring:n,Board:t="revised",Position:e,Opponent:s,Deck:o,Level:r,Cards:i=""}){let[a,...l]=i.split("/").map(h=>h.trim().split(/\s+/).map($=>Number($)||0));if(e!==void 0)return{start:Xe(e,a),shuffles:l};if(!Bn.test(n??"")||!Hn(t))return null;let c=y(O(n,t),null);if(s!=="Automa")return{start:c,shuffles:[]};let d=Z.find(({numeral:h})=>h===r)?.level;if(d===void 0||!["normal","tactical"].includes(o))return null;let[p]=c.split(" "),f=`${n} 1 - ${t[0]} ${o} ${d} ?.?.?.?.?.?.?.?.?.? ?.?/-`;return{start:Xe(`${p} 5.0 0.0:- ${f}`,a),shuffles:l}}function Hn(n){return n==="revised"||n==="original"}function Xe(n,t){let e=n.split(" ");if(e.length!==11||t.length!==12)return n;let s=e[10].split("/").map(d=>d==="-"?0:d.split(".").length),o=[...e[10].split("/"),e[9].replace(/^\?\d+/,"?")].flatMap(d=>d==="-"?[]:d.split(".")).map((d,p)=>d==="?"&&t[p]?String(t[p]):d),r=s[0]+s[1],i=d=>d.join(".")||"-",a=o.slice(r),[l=""]=/(?<=^\?)\d+/.exec(e[9])??[];a[0]==="?"&&(a[0]=`?${l}`);let c=`${i(o.slice(0,s[0]))}/${i(o.slice(s[0],r))}`;return[...e.slice(0,9),i(a),c].join(" ")}var qt=class{constructor(t){this.tree=t,this.lines=[{at:t.root,isBroken:!1,isNew:!0,before:"",card:0}],this.isWhole=!0,this.skipped=0,this.isOver=!1}take({comment:t,rest:e,nag:s,mark:o,card:r,open:i,close:a,result:l,token:c,taken:d,unknown:p}){let f=this.lines[this.lines.length-1];if(i)return this.open(f);if(a)return this.close();if(l){this.isOver||=this.lines.length===1;return}f.isBroken||this.skipped>0||(t?this.say(f,t.slice(1).replace(/\}$/,"")):e?this.say(f,e.slice(1)):s||o?this.mark(f,s?Number(s):Fn[o??""]):c||d?this.play(f,c??`A:${d}`):r?this.choose(f,Number(r)):p&&this.fail(f))}fail(t){this.isWhole=!1,t.isBroken=!0}choose(t,e){this.lines.length>1&&this.tree.cardsAfter(t.at).includes(e)?t.card=e:this.fail(t)}play(t,e){let{position:s}=t.at,o=s.automa!==null&&s.turn===2,i=e==="."||e==="pass"?o?"A:pass":"pass":Zn(e,this.tree.patches),a=t.card?this.tree.turnWith(t.at,t.card):null,c=this.isOver&&this.lines.length===1?null:this.tree.add(t.at,i,a);if(c===null)return this.fail(t);t.isNew&&this.lines.length>1&&(c.before=t.before),t.at=c,t.isNew=!1,t.card=0}say(t,e){let s=e.match(j)??[],o=e.replace(j," ").replace(/\s+/g," ").trim(),r=i=>[i,o].filter(Boolean).join(" ");if(t.isNew&&this.lines.length>1){t.before=[t.before,...s,o].filter(Boolean).join(" ");return}t.at.comment=r(t.at.comment),t.at.figures.push(...s)}mark(t,e){!t.isNew&&e<=Un?t.at.marks.push(e):this.isWhole=!1}open(t){let{parent:e}=t.at;t.isBroken||this.skipped>0||t.isNew||e===null?this.skipped+=1:this.lines.length>rt?this.skipped+=1:this.lines.push({at:e,isBroken:!1,isNew:!0,before:"",card:0}),this.skipped>0&&(this.isWhole=!1)}close(){this.skipped>0?this.skipped-=1:this.lines.length>1?this.lines.pop():this.isWhole=!1}};function Zn(n,t){let e=t[n[0]];if(!e||n.length!==4)return n;let s=Number(n[1]),o=s>=4?e.turns[0].flip:0;for(let r=0;r<s%4;r+=1)o=e.turns[o].right;return`${n[0]}${o}${n.slice(2)}`}var Ye=6,Ct=[1,2];function lt(n,t,e){let{automa:s}=n;if(s===null)return Je(n,t);let o=ns(n);if(o)return o;let r=V(n.players[0].filled)?1:null,i={...n,ring:n.ring+s.taken,tile:r,automa:null},a=Je(i,t);if(a){let l={quilt1:"quilt",purse1:"purse",purse2:"automa"},c="quilt"in a.values?{...a.values,quilt:"quilt"}:a.values;return{...a,values:c,field:l[a.field]??a.field}}return ss(n)??os(e)}function Je(n,t){return Xn(n)??zn(n)??Yn(n)??Jn(n)??Qn(n,t)??ts(n)??es(n)}function g(n,t,e={}){return{field:n,code:t,values:e}}function Xn({players:n}){let t=Ct.find(e=>n[e-1].time>R);return t?g(`purse${t}`,"spaces",{last:String(R)}):null}function zn({players:n,ring:t}){let e=new Map;for(let s of Ct)for(let{letter:o}of n[s-1].patches){let r=e.get(o);if(r)return g(`quilt${s}`,"lies-too",{letter:o,quilt:r});e.set(o,`quilt${s}`)}for(let s of t){if(t.indexOf(s)!==t.lastIndexOf(s))return g("ring","twice",{letter:s});let o=e.get(s);if(o)return g("ring","is-on",{letter:s,quilt:o})}return null}function Qn(n,t){let{players:e,ring:s}=n,o=e.flatMap(d=>d.patches.map(({letter:p})=>p)),r=new Set([...s,...o]),i=Object.keys(t).filter(d=>!r.has(d)).sort((d,p)=>tn(d)-tn(p)),a=i.join(""),l=e.map(({cells:d})=>[...d].filter(p=>p==="x").length);if(l.every(d=>d===0))return i.length>0?g("ring","missing",{letters:a}):null;let c=e.map(({income:d,patches:p})=>p.reduce((f,{letter:h})=>f-t[h].income,d));return Vn(n,t,i,l,c)?null:g(`quilt${l[0]>0?1:2}`,"unknown",{letters:a})}function tn(n){return n.charCodeAt(0)}function Vn(n,t,e,s,o){let r=e.reduce((c,d)=>c+t[d].squares,0),i=e.reduce((c,d)=>c+t[d].income,0),a=s[0]+s[1]-r;if(a<0||a>en(n)||o[0]+o[1]!==i)return!1;let l=new Set([0]);for(let c of e){let{squares:d,income:p}=t[c];l=new Set([...l,...[...l].map(f=>f+d*1e3+p)])}return[...l].some(c=>{let d=s[0]-Math.floor(c/1e3);return c%1e3===o[0]&&d>=0&&d<=a})}function en({players:n,board:t,stage:e}){let s=Math.max(n[0].time,n[1].time);return yt($t[t],0,s).length-(e==="special_patch"?1:0)-Wt(n[0])-Wt(n[1])}function Wt({cells:n}){return[...n].filter(t=>t==="*").length}function Yn({players:[n,t]}){if(Math.abs(n.time-t.time)<=Ye)return null;let e=n.time>t.time?1:2,s={most:Ye,first:String(n.time),second:String(t.time)};return g(`purse${e}`,"lead",s)}function Jn({players:n,turn:t,stage:e,board:s}){let[o,r]=[n[t-1],n[2-t]],i=String(R),a=String(t),l=o.time===R&&r.time===R;return e==="over"?l?null:g("turn","not-over",{player:a,last:i}):e==="action"?l?g("turn","over",{last:i}):o.time>r.time?g("turn","ahead",{player:a}):null:yt($t[s],r.time,o.time).length===0?g("turn","no-special",{player:a}):o.empty===0?g("turn","no-space",{player:a,quilt:`quilt${t}`}):null}function ts(n){if(en(n)>=0)return null;let[t,e]=n.players.map(Wt);return g(`quilt${t>=e?1:2}`,"special-patches")}function es({players:n,tile:t}){let e=Ct.filter(s=>V(n[s-1].filled));return t===null&&e.length>0?g("bonus","has-square",{player:String(e[0])}):t!==null&&!e.includes(t)?g("bonus","no-square",{player:String(t)}):null}function ns({automa:n,ring:t,players:e}){let s=n?.taken??"",o=e[0].patches.map(({letter:i})=>i),r=[...s].find(i=>s.indexOf(i)!==s.lastIndexOf(i)||t.includes(i)||o.includes(i));return r?g("automa","elsewhere",{letter:r}):null}function ss(n){let{tile:t,players:e,automa:s}=n,o=V(e[0].filled),r=String(ie(s?.level??1).marker),i=ae(n);return t===1?o?null:g("bonus","person-no-square"):t===2?i?g("bonus","automa-not-there",{marker:r}):null:o?g("bonus","person-square"):i?null:g("bonus","automa-there",{marker:r})}function os(n){if(n===null)return null;let{deck:t,aside:e,discards:s,known:o,budgets:r}=n,[i]=o;if(e!==0&&e!==2)return g("gone","aside",{count:2});if(i.slice(e,e+s).includes(0))return g("gone","discards");let a=i.find((d,p)=>d!==0&&i.indexOf(d)!==p);if(a)return g("pile","card-elsewhere",{card:String(a)});let l=et[t].filter(({number:d})=>!i.includes(d));return 0 in r&&!l.some(({budget:d})=>d===r[0])?g("pile","budget",{budget:String(r[0])}):null}var nn=/,c(-?[1-9]\d{0,2})$/,jt=/\.|pass|[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9]/y;async function on(n,t){let e=await is(n,t);if(e===null)return null;let{root:s,text:o}=e.tree,r=s.position.automa?W(o):null;return lt(s.position,t,r)?null:e}async function is(n,t){let e=n.replace(/^\ufeff/,"").trim();if(/^[[%]/.test(e))return T(e,t);let[,s]=/#(.*)$/s.exec(e)??[];if(s?.startsWith("t=")){let r=await qe(`#${s}`);return r===null?null:T(r,t)}return/\s/.test(e)&&e.includes("/")?It({start:e.split(/\s+/).join(" ")},[],t):as(s??e,t)}function as(n,t){let[,e]=nn.exec(n)??[],s=ls(n.replace(nn,""),t);return s&&(e?{...s,tags:{Compensation:e}}:s)}function ls(n,t){let[e,s="",...o]=n.split(","),r=cs(s);if(r===null)return null;if(/^[ps]=/.test(e)){let l=e.slice(2).replace(/_/g," ").replace(/!/g,"#"),c=o.map(d=>d.split(".").map(p=>Number(p)||0));return It({start:l,shuffles:c},r,t)}if(!(new Set(e).size===33&&[...e].every(l=>l in t))||e.length!==33||!e.endsWith("A"))return null;let a=y(O(e,o[0]==="o"?"original":"revised"),null);return It({start:a},r,t)}function cs(n){let t=[];jt.lastIndex=0;for(let e=0;e<n.length;e=jt.lastIndex){let s=jt.exec(n);if(s===null)return null;t.push(s[0]==="."?"pass":s[0])}return t}function It(n,t,e){try{let s=new x(e,n),o=sn(s,s.root);for(let r of t){let i=s.add(o,r);if(i===null)return{tree:s,tags:{},isWhole:!1};o=sn(s,i)}return{tree:s,tags:{},isWhole:!0}}catch(s){if(s instanceof RangeError)return null;throw s}}function sn(n,t){let e=t;for(let s=n.turnAfter(e);s;s=n.turnAfter(e)){let o=n.add(e,`A:${s.taken??"pass"}`,s);if(o===null)return e;e=o}return e}async function rn(n,t){if(!n.nodes.every(({children:a,comment:l,before:c,marks:d})=>a.length<2&&!l&&!c&&d.length===0))return"#t="+await Ne(at(n,t));let s=k(S(n.root)).map(({move:a})=>a),o=ue(n.root.position,n.text,s,n.shuffles?.known??null),[,r]=/ \?(\d+)/.exec(n.text)??[],i=r===void 0?o:o.replace(/_\?(?=[._])/,`_?${r}`);return de(i,q(t))}var us=new Set(["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"]),ct=class{constructor(t,e,s,o=null){this.patches=t,this.outside=s;let{tree:r,tags:i,isWhole:a}=e,l=[r.root,...k(S(r.root))],c=o===null?l[l.length-1]:l[o]??r.root,d=a?"":u("analysis-not-whole"),p={tree:r,tags:i,node:c,change:0,said:"",fault:d,isEditing:!1};this.store=X(p),this.board=new Me(t,this.courseTo(c),this.sitting(),{onMove:(f,h)=>this.moved(f,h),onUndo:()=>this.show(this.state.node.parent??this.state.node),objection:()=>it(this.state.node)>=rt?u("analysis-too-deep"):null})}get state(){return this.store.get()}courseTo(t){let{tree:e,tags:s}=this.state;return{...e.courseTo(t),points:q(s)}}sitting(){let{Player1:t="?",Player2:e="?"}=this.state.tags,s=(o,r)=>o&&o!=="?"?o:u("player-number",{number:r});return{names:[s(t,"1"),s(e,"2")]}}moved(t,e){let{tree:s,node:o}=this.state,r=e.local.message.automa?.turns.at(-1)??null,i=s.add(o,t,t.startsWith("A:")?r:null);i&&this.changed({node:i})}changed(t={}){let{change:e}=this.state;this.store.dispatch({...t,change:e+1,said:"",fault:""}),this.keep()}keep(){this.outside.keep({record:this.record,path:this.path})}get path(){return k(this.state.node).map(t=>t.parent?.children.indexOf(t)??0)}get record(){return at(this.state.tree,this.state.tags)}get text(){return this.board.text}async link(){return`/analysis${await rn(this.state.tree,this.state.tags)}`}show(t){let e=this.courseTo(t);an(e)!==an(this.board.course)&&this.board.show(e,this.sitting()),this.store.dispatch({node:t,said:"",fault:""}),this.keep()}step(t){if(!us.has(t))return!1;let{node:e,tree:s}=this.state,{parent:o}=e,r=o?.children??[],i=r.indexOf(e),l={ArrowLeft:o,ArrowRight:e.children[0],ArrowUp:r[i-1],ArrowDown:r[i+1],Home:s.root,End:S(e)}[t];return l&&l!==e&&this.show(l),!0}playLine(t){for(let e of t)if(!this.board.play(e))return}turn(t){let{tree:e,node:s}=this.state,o=e.turnWith(s,t),r=o&&e.add(s,`A:${o.taken??"pass"}`,o);r&&(this.changed(),this.show(r))}promote(){_e(this.state.node)&&(this.state.tree.settle(),this.changed())}remove(){let{node:t}=this.state;if(t.parent===null)return;let e=Be(t);this.state.tree.settle(),this.changed(),e&&this.show(e)}comment(t){this.state.node.comment=Lt(t),this.changed()}mark(t){this.state.node.parent!==null&&(Fe(this.state.node,t),this.changed())}open({tree:t,tags:e,isWhole:s},o){this.store.dispatch({tree:t,tags:e,isEditing:!1});let r=o?ds(t,o):S(t.root);this.board.show(this.courseTo(r),this.sitting()),this.store.dispatch({node:r,change:this.state.change+1,said:"",fault:""}),s||this.store.dispatch({fault:u("analysis-not-whole")}),this.keep()}async read(t){if(!t.trim())return this.store.dispatch({fault:u("analysis-nothing")});try{this.open(await this.outside.read(t))}catch(e){let s=e instanceof Error?e.message:String(e);this.store.dispatch({fault:s})}}get startText(){let{position:t}=this.state.node,e=this.board.local.shuffles;if(t.automa===null||e===null)return y(t,null);let s=this.board.local.message.automa?.turns??[];return y(t,Oe(e,s))}};function an({moves:n,turns:t=[]}){return[...n,...t.map(({card:e})=>e.number)].join()}function ds(n,t){let e=n.root;for(let s of t)e=e.children[s]??e;return e}function ln(n,t){let e=n&&T(n.record,t);return e&&{opened:e,path:n.path}}function cn(n){let t=new Map;for(let e of n){if(e===null)continue;let{taken:s,stop:o,income:r,card:i}=e,a=[s,o,r].join(),l=t.get(a)??{move:`A:${s??"pass"}`,stop:o,income:r,cards:[]};t.set(a,{...l,cards:[...l.cards,i.number]})}return[...t.values()].sort((e,s)=>s.cards.length-e.cards.length)}function un(n,t){let e=t.flatMap(({card:s,margin:o})=>n.includes(s)&&o!==null?[o]:[]);return e.length<n.length?null:e.reduce((s,o)=>s+o,0)/n.length}var _t=5,ps=150,fs=300,ut=class{constructor(t,{isOn:e,lines:s}){this.outside=t;let o={status:"idle",isOn:e,lines:s,ahead:0,answer:null,sentence:""};this.store=X(o),this.position=null,this.points=0,this.isHidden=!1,this.asking=null,this.timer=0,this.known=new Map}get state(){return this.store.get()}look(t,e=0){t===this.position&&e===this.points||(this.position=t,this.points=e,this.begin())}hide(t){t!==this.isHidden&&(this.isHidden=t,this.begin())}turn(t){this.tell({isOn:t}),this.outside.keep({isOn:t,lines:this.state.lines}),this.begin()}want(t){this.tell({lines:Math.max(1,Math.min(_t,t))}),this.outside.keep({isOn:this.state.isOn,lines:this.state.lines}),this.begin()}again(){["away","refused"].includes(this.state.status)&&this.begin()}stop(){this.asking?.abort(),this.asking=null,this.outside.forget(this.timer)}begin(){this.stop();let{isOn:t,lines:e}=this.state;if(!t)return this.tell({status:"off",answer:null,sentence:""});if(this.position===null)return this.tell({status:"idle",answer:null,sentence:""});let s=this.known.get(this.key)??null,o={answer:s,sentence:"",ahead:0};if(s?.final)return this.tell({...o,status:"done"});if(this.isHidden)return this.tell({...o,status:"paused"});this.tell({...o,status:"asking"});let{signal:r}=this.asking=new AbortController,i={...Ce(this.position,this.points),lines:e};this.timer=this.outside.later(()=>this.follow(i,r),ps)}get key(){return`${this.state.lines} ${this.points} ${this.position}`}async follow(t,e){let{key:s}=this;try{for await(let o of this.outside.ask(t,e)){if(e.aborted)return;this.take(s,o)}!e.aborted&&!this.state.answer?.final&&this.tell({status:"away"})}catch(o){if(e.aborted)return;if(o instanceof Ht)this.tell({status:"away"});else if(o instanceof Zt)this.tell({status:"refused",sentence:o.message,answer:null});else throw o}}take(t,e){let s=e.lines.length>0||!!e.cards;if(s){this.known.delete(t),this.known.set(t,e);let[a]=this.known.keys();this.known.size>fs&&this.known.delete(a)}let o=e.waiting===null,r=e.final?"done":o?"thinking":"waiting",i=s?e:this.state.answer;this.tell({status:r,ahead:e.waiting??0,answer:i})}tell(t){this.store.dispatch(t)}};var ms={first:"Home",back:"ArrowLeft",forward:"ArrowRight",last:"End"},hs=4;function pn(n,t,e,s){return m`<section class="panel tree" aria-labelledby="moves-heading">
<div class="panel-head">
<h2 id="moves-heading">${u("moves")}</h2>
${gs(t,s)}
</div>
<div
class="tree-moves"
data-testid="tree"
tabindex="0"
aria-labelledby="moves-heading"
role="group"
>
${n.root.comment?m`<p class="comment">${n.root.comment}</p>`:b}
${n.root.children.length>0?fn(n.root,t,e,s):m`<p class="small">${u("analysis-no-move")}</p>`}
</div>
${$s(t,s)}
</section>`}function gs(n,t){let e=n.parent===null,s=n.children.length===0;return ve(o=>o==="first"||o==="back"?e:s,o=>t.step(ms[o]))}function fn(n,t,e,s,o=null){let r=[],i=[],a=()=>{i.length>0&&r.push(m`<div class="run">${i}</div>`),i=[]};o?.before&&i.push(m`<span class="comment">${o.before}</span>`),o&&i.push(dn(o,t,e,s));for(let l=o??n;l.children.length>0;[l]=l.children){let[c,...d]=l.children;i.push(dn(c,t,e,s)),d.length!==0&&(a(),r.push(m`<ul>
${d.map(p=>m`<li class=${it(p)>hs?"flat":""}>
${fn(p,t,e,s,p)}
</li>`)}
</ul>`))}return a(),r}function dn(n,t,e,s){let{move:o,turn:r,parent:i,comment:a,marks:l}=n,c=i?.position.turn??1,d=k(n).length,p=l.map($=>C[$]??"").join(""),f=r?`, ${u("analysis-card",{card:String(r.card.number)})}`:"",h=`${d}. ${Q(o,e)}${f} ${p}`.trim();return m`<button
type="button"
class=${`node p${c}${n===t?" now":""}`}
title=${h}
data-testid="node"
data-move=${o}
aria-current=${n===t?"step":"false"}
@click=${()=>s.show(n)}
>
<span class="number" aria-hidden="true">${d}</span>${I(o,e)}${r?m`<i class="card" aria-hidden="true">${r.card.number}</i>`:b}<span class="visually-hidden">${h}</span
>${p?m`<b class="sign" aria-hidden="true">${p}</b>`:b}
</button>
${a?m`<span class="comment" data-testid="comment">${a}</span>`:b}`}function I(n,t){let e=n.startsWith("A:")?n.slice(2):n;if(e==="pass")return m`<span class="move-art" aria-hidden="true">${v("pass")}</span>`;let s=e[0],o=e.slice(-2),r=n.startsWith("A:");return m`<span class="move-art" aria-hidden="true"
>${s==="+"?m`<span class="plus">+</span>`:J(s,t[s],r?bs(t[s]):Number(e[1]),!1)}${r?b:m`<span class="where">${o}</span>`}</span
>`}function bs({orientations:n}){return Number(Object.keys(n)[0])}function $s(n,t){let e=n.parent===null,s=o=>o?"true":"false";return m`<div class="tree-tools">
<button type="button" data-testid="comment-move" @click=${t.comment}>
${v("pen")}<span>${u("analysis-comment")}</span>
</button>
<div class="marks" role="group" aria-label=${u("analysis-marks")}>
${Object.entries(C).map(([o,r])=>m`<button
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
aria-disabled=${s(Ie(n))}
@click=${t.promote}
>
${v("raise")}<span>${u("analysis-promote")}</span>
</button>
<button
type="button"
data-testid="remove"
aria-disabled=${s(e)}
@click=${t.remove}
>
${v("bin")}<span>${u("analysis-remove")}</span>
</button>
</div>`}function mn(n,t){let{isOn:e,answer:s}=n.state,o=e?s?.lines[0]??s?.expected??null:null,r=o?Math.round(o.chance*100):50,i=o?hn(o.margin,t):Ft(n);return m`<section
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
@change=${a=>n.turn(be(a))}
/><span>${u("analysis-engine")}</span></label
>
<div class="balance">
<svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
<rect class="two" width="100" height="6"></rect>
<rect class="one" width=${r} height="6"></rect>
<path d="M50 0v6"></path>
</svg>
<p class="engine-words" role="status" data-testid="engine-words">
${i}
${o?m`<span class="soft">${dt(ks(o))}</span>`:b}
</p>
</div>
</section>`}function hn(n,t){let e=Math.abs(n);return e<.05?u("analysis-even"):u("analysis-ahead",{name:kt(t,n>0?1:2),points:Bt(e)})}function ws(n,t){let e=n>=.5,s=Math.round((e?n:1-n)*100);return u("analysis-chance",{name:kt(t,e?1:2),percent:s})}function ks({margin:n,chance:t}){return n>=0?t:1-t}function dt(n){return u("analysis-percent",{percent:Math.round(n*100)})}function pt(n){return Math.abs(n)<.05?Bt(0):(n>0?"+":"−")+Bt(Math.abs(n))}function Bt(n){return u("analysis-number",{number:Math.round(n*10)/10})}function Ft({state:n}){let{status:t,sentence:e,ahead:s}=n;return t==="refused"?e:u(`analysis-engine-${t}`,{count:s})}function gn(n,t,e,s){let{state:o}=n,{answer:r}=o,i=o.isOn?r?.lines??[]:[],a=i.some(({move:d})=>d==="pass"),l=o.isOn&&r?.pass&&!a?r.pass:null,c=(d,p)=>xs(d,p,t,e,s);return m`<section
class="panel engine-lines"
aria-labelledby="engine-heading"
data-testid="engine-lines"
@pointerleave=${()=>s.point(null)}
>
${Ut(n,u("analysis-lines"),ys(n))}
${i.length>0?m`<ol>
${i.map((d,p)=>m`<li>${c(d,String(p+1))}</li>`)}
${l?m`<li class="what-if">${c(l,"–")}</li>`:b}
</ol>`:m`<p class="small" data-testid="engine-none">${Ft(n)}</p>`}
</section>`}function Ut(n,t,e=b){return m`<div class="panel-head">
<h2 id="engine-heading">${t}</h2>
<p class="small engine-told" data-testid="engine-told">${vs(n)}</p>
${["away","refused"].includes(n.state.status)?m`<button type="button" class="quiet" @click=${()=>n.again()}>
${u("analysis-again")}
</button>`:b}
${e}
</div>`}function vs(n){let{status:t,answer:e,isOn:s}=n.state;if(!s||!e||e.nodes===0)return"";let o=u("analysis-nodes",{count:e.nodes});return["thinking","done"].includes(t)?o:`${Ft(n)} ${o}`}function ys(n){return m`<label class="line-count"
><span class="visually-hidden">${u("analysis-how-many")}</span>
<select
data-testid="line-count"
@change=${t=>n.want(Number(D(t)))}
>
${Array.from({length:_t},(t,e)=>e+1).map(t=>m`<option value=${t} ?selected=${n.state.lines===t}>${t}</option>`)}
</select></label
>`}function xs(n,t,e,s,o){let{move:r,margin:i,chance:a,proven:l}=n,c=()=>o.point(r),d=Os(n);return m`<button
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
<span class="margin" aria-hidden="true">${pt(i)}</span>
<span class="first-move"
>${I(r,s)}<span
><b>${r==="pass"?u("pass"):Q(r,s)}</b>
${t==="–"?m`<i>${u("analysis-if-pass")}</i>`:b}
${l?Ss():b}</span
></span
>
<span class="visually-hidden"
>${hn(i,e)}; ${ws(a,e)}</span
>
<span class="expected">${d}</span>
<span class="goes-on" aria-hidden="true"
>${n.line.slice(1,7).map(p=>I(p,s))}</span
>
</button>`}function Ss(){return m`<span class="proven">${v("place")}${u("analysis-proven")}</span>`}function Os({chance:n,scores:t,empty_spaces:e,special_tile:s}){let o=[dt(n)],r=([i,a])=>({one:String(Math.round(i)),two:String(Math.round(a))});return t&&o.push(u("analysis-scores",r(t))),e&&o.push(u("analysis-empty",r(e))),s&&o.push(u("analysis-tile",r([s[0]*100,s[1]*100]))),o.join(" · ")}function bn(n,t,e,s){let o=n.reduce((l,{cards:c})=>l+c.length,0),{isOn:r,answer:i}=t.state,a=r&&i?.cards||[];return m`<section
class="panel engine-lines"
aria-labelledby="engine-heading"
data-testid="engine-lines"
>
${Ut(t,u("analysis-cards"))}
<ol data-testid="card-outcomes">
${n.map(({move:l,stop:c,income:d,cards:p})=>{let f=un(p,a);return m`<li class="card-outcome">
<span class="odds">${dt(p.length/o)}</span>
<span class="margin" data-testid="card-margin"
>${f===null?b:pt(f)}</span
>
<span class="first-move"
>${I(l,e)}<span
>${Es(l,c,d,e)}</span
></span
>
<span class="card-row">${p.map(h=>As(h,a,s))}</span>
</li>`})}
</ol>
</section>`}function As(n,t,{own:e,turn:s}){let o=t.find(r=>r.card===n)?.margin??null;return m`<button
type="button"
class=${n===e?"own":"quiet"}
data-testid="choose-card"
data-card=${n}
aria-current=${n===e?"true":"false"}
@click=${()=>s(n)}
>
<span class="visually-hidden">${u("analysis-turn-card",{card:String(n)})}</span>
<b aria-hidden="true">${n}</b>
${o===null?b:m`<span>${pt(o)}</span>`}
</button>`}function Es(n,t,e,s){let o={space:String(t),count:e},r=n.slice(2);return r==="pass"?u("analysis-card-passes",o):u("analysis-card-takes",{...o,patch:Vt(s,r)})}function $n(n,t,e,s){let{board:o,patches:r,state:i}=n,a=o.state.table,{seats:l}=a,c=mn(t,l),d=pn(i.tree,i.node,r,s.tree);return m`${z(e,Ms(s))}
<main
class=${`${Re(o,e,a.mode)} analysis`}
data-stage=${a.stage}
data-number=${a.number}
>
<h1 class="visually-hidden" id="turn-heading" tabindex="-1" data-testid="turn">
${u("tab-analysis")}: ${vt(a,l)}
</h1>
${Pe(o,e,s.focusQuilt,{line:c,moves:m`<div class="notebook moves">
${a.stage==="card"?Ts(n,t):gn(t,l,r,s.lines)}
${d}
</div>`})}
<div class="below">
<p class="small" data-testid="turn-reason">
${vt(a,l)}. ${Qt(a,l)}
</p>
<p class="small copied" role="status" data-testid="said">${i.said}</p>
${ke(i.fault,"analysis-fault")} ${ye(a,l,r)}
</div>
</main>
${st(o,e)}`}function Ts(n,t){let{tree:e,node:s}=n.state,o=e.cardsAfter(s).map(r=>e.turnWith(s,r));return bn(cn(o),t,n.patches,{own:e.turnAfter(s)?.card.number??null,turn:r=>n.turn(r)})}function Ms({setUp:n,open:t,copy:e,save:s}){return m`<nav class="analysis-menu" aria-label=${u("tab-analysis")}>
<span class="analysis-title" aria-hidden="true">${u("tab-analysis")}</span>
${[ft("set-up","pen",u("analysis-set-up"),n),ft("open","open",u("analysis-open"),t),ft("copy-link","link",u("copy-link"),e),ft("save","download",u("record"),s)]}
</nav>`}function ft(n,t,e,s){return m`<button type="button" data-testid=${n} title=${e} @click=${s}>
${v(t)}<span>${e}</span>
</button>`}function wn(n,t,e,s){let o=i=>{i.preventDefault();let a=i.target;n(String(new FormData(a).get("text")))},r=({target:i})=>{let[a]=i.files??[];a&&t(a)};return m`<form class="open-form" @submit=${o}>
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
</form>`}function kn(n,t,e){return m`<form class="open-form" @submit=${o=>{o.preventDefault();let r=o.target;t(String(new FormData(r).get("comment")))}}>
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
</form>`}var Ps=".".repeat(81),Rs="?.?.?.?.?.?.?.?.?.?",Ls="?.?/-";function Kt(n){let t=n.split(" "),e=t.length===11,[s,o]=t,[r,i]=e?[t[1],t[2].split(":")[0]]:[t[2],t[3]],[a,l,c,d]=e?t.slice(3):t.slice(4),p=Pn=>/^(\d+)\.(\d+)(?:i(\d+))?$/.exec(Pn)??[],[,f="5",h="0",$="0"]=p(r),[,A="5",B="0",F="0"]=p(i),[gt="normal",w="1",E=Rs,P=Ls]=e?t.slice(7):[],U=e?t[2].split(":")[1].replace("-",""):"";return{cells:[vn(s),e?Ps:vn(o)],buttons:[f,A],times:[h,B],incomes:[$,F],ring:a.replace("-",""),turn:l,tile:c,board:d,solo:e,deck:gt,level:w,taken:U,pile:E,gone:P}}function vn(n){return n.replace(/\//g,"").replace(/\d/g,t=>".".repeat(Number(t)))}function xn(n){let{cells:t,ring:e,turn:s,tile:o,board:r,solo:i,deck:a,level:l,taken:c,pile:d,gone:p}=n,f=[e||"-",s,o,r].join(" "),[h,$]=[yn(n,0),yn(n,1)],[A,B]=t.map(Sn);if(!i)return`${A} ${B} ${h} ${$} ${f}`;let F=`${n.buttons[1]||"0"}.${n.times[1]||"0"}:${c||"-"}`;return`${A} ${h} ${F} ${f} ${a} ${l} ${d} ${p}`}function Sn(n){return Array.from({length:9},(e,s)=>n.slice(9*s,9*(s+1))).map(e=>e.replace(/\.+/g,s=>String(s.length))).join("/")}function yn({cells:n,buttons:t,times:e,incomes:s},o){let r=n[o].includes("x")?`i${s[o]||"0"}`:"";return`${t[o]||"0"}.${e[o]||"0"}${r}`}function Ns(n,t){let e=[...n.ring,...n.taken].find(l=>!(l in t)),s=(l,c)=>u("impossible",{field:u(`field-${l}`),words:c});if(e)return s("ring",u("impossible-no-patch",{letter:e}));let o=xn(n),r=tt(o,t),i=r?.automa?W(o):null;if(r?.automa&&i===null)return s("pile",u("impossible-cards"));if(r===null)return u("impossible-form");let a=lt(r,t,i);return a?s(a.field,u(`impossible-${a.code}`,a.values)):""}var Dt=class extends Te{constructor(t){super(t.message,t.patches),this.editor=t}answer(t,e,s){if(t!=="move"||s===void 0||!this.editor.lay(s))return this.refuse(e);this.replace({...this.editor.message,acknowledges:e})}},mt=class{constructor(t,e){this.patches=t,this.store=Gt((s,o)=>({...s,...o}),{draft:Kt(e),active:1,loose:"*"}),this.local=new Dt(this),this.game=new pe(this.local.folded,t,{open:()=>this.local.connect(),seen:s=>this.seen(s)}),this.game.open()}get draft(){return this.store.get().draft}get objection(){return Ns(this.draft,this.patches)}get text(){return xn(this.draft)}get message(){let{draft:t,active:e}=this.store.get(),s=O([...Object.keys(this.patches)].join("")),o=y(s,null).split(" "),[r,i]=t.cells.map(Sn),a=f=>f.includes("x")?"i0":"",l=t.cells.map((f,h)=>`0.${h}${a(f)}`),c=[r,i,...l,o[4],String(e),"-","r"].join(" "),d=["1","2"].map(f=>u("player-number",{number:f})),p=Ee({start:c,moves:[]},{names:d},this.patches);if(p===null)throw new RangeError("this is no quilt");return p.game}seen(t){let{draft:e}=this.store.get(),{filled:s}=re(this.local.folded.positions[0]),[o]=t.options,i=[...e.ring].filter(a=>a in this.patches).map(a=>{let l=ee(s,this.patches[a]).map(({name:d})=>d);return{...o,letter:a,move:null,placements:l,available:!0}});return{...t,options:i,special_cells:ne(s).map(se)}}lay(t){let{draft:e,active:s}=this.store.get(),o=t[0],r=o==="+"?[Y(t.slice(1))??0]:te(this.patches[o],t.slice(1))?.spaces??[],i=e.cells[s-1];if(r.length===0||r.some(l=>i[l]!=="."))return!1;let a=o==="+"?this.store.get().loose:o;return this.paint((l,c)=>r.includes(c)?a:l),o!=="+"&&this.enter({ring:this.draft.ring.replace(o,"")}),!0}layLoose(t){this.store.dispatch({loose:t})}lift(t){let{draft:e,active:s}=this.store.get(),o=e.cells[s-1][t];if(o===".")return;let r=o==="*"||o==="x";this.paint((i,a)=>(r?a===t:i===o)?".":i),r||this.enter({ring:o+this.draft.ring}),this.lieAnew()}paint(t){let{draft:e,active:s}=this.store.get(),o=[...e.cells];o[s-1]=[...o[s-1]].map(t).join(""),this.store.dispatch({draft:{...e,cells:o}})}enter(t){this.store.dispatch({draft:{...this.draft,...t}})}change(t){this.enter(t),this.lieAnew()}turn(t){this.store.dispatch({active:t}),this.lieAnew()}begin(t){this.store.dispatch({draft:t,active:1}),this.lieAnew()}lieAnew(){this.local.replace(this.message);let{connection:t}=this.game;t.number!==this.local.message.number&&t.begin(this.local.message)}close(){this.game.close()}};var qs={1:"first",2:"second","1+":"first-special","2+":"second-special","#1":"first-over","#2":"second-over"};function On(n,t,e){let{draft:s,active:o}=n.store.get(),r=n.game.state.table,i=n.objection,a=s.solo?[1]:[1,2];return m`${z(t)}
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
aria-disabled=${i?"true":"false"}
@click=${e.done}
>
${u("editor-done")}
</button>
</div>
</div>
<p class=${i?"verdict no":"verdict yes"} role="status" data-testid="verdict">
${v(i?"cancel":"place")} ${i||u("editor-possible")}
</p>
<div class="editor-quilts">
${a.map(l=>m`<section
class=${o===l?"editor-side on":"editor-side"}
aria-label=${u("player-number",{number:String(l)})}
>
${s.solo?b:m`<button
type="button"
data-testid=${`edit-${l}`}
aria-pressed=${o===l?"true":"false"}
@click=${()=>n.turn(l)}
>
${u("editor-quilt",{number:String(l)})}
</button>`}
${xe(n.game.state,r,r,l,t,n.game)}
</section>`)}
</div>
${Ws(n,e)} ${Is(n)}
</main>
${st(n,t)}`}function Ws({game:n,patches:t,draft:e,store:s},o){let{placement:r}=n.state,{loose:i}=s.get(),a=[...e.ring].filter(c=>c in t),l=c=>()=>n.placement({type:"turn",how:c});return m`<section class="panel palette" aria-labelledby="palette-heading" data-keys>
<div class="panel-head">
<h2 id="palette-heading">${u("editor-patches")}</h2>
<div class="steps">
${[G("left",u("rotate-left"),l("left")),G("right",u("rotate-right"),l("right")),G("flip",u("flip"),l("flip")),G("place",u("place"),()=>n.commit()),G("cancel",u("cancel"),()=>n.placement({type:"cancel"}))]}
</div>
</div>
<p class="small">${u("editor-how")}</p>
<div class="palette-row">
${Cs.map(([c,d,p,f])=>{let h=u(f),$=r.letter==="+"&&i===c;return js({sign:c,shown:d,id:p,label:h,isOn:$},o)})}
${a.map(c=>m`<button
type="button"
class="palette-patch"
data-patch=${c}
data-testid=${`palette-${c}`}
title=${wt(t[c])}
aria-pressed=${r.letter===c?"true":"false"}
@click=${d=>o.choose(c,d.pointerType==="mouse")}
>
${J(c,t[c],Jt(r,c),!0)}<span
class="visually-hidden"
>${c}: ${wt(t[c])}</span
>
</button>`)}
</div>
</section>`}var Cs=[["*","+","special","special-patch"],["x","?","unknown","editor-unknown"]];function js({sign:n,shown:t,id:e,label:s,isOn:o},r){return m`<button
type="button"
class="palette-patch"
data-testid=${`palette-${e}`}
title=${s}
aria-pressed=${o?"true":"false"}
@click=${()=>r.choose(n,!1)}
>
<b aria-hidden="true">${t}</b><span class="visually-hidden">${s}</span>
</button>`}function G(n,t,e){return m`<button
type="button"
class="quiet square"
aria-label=${t}
title=${t}
data-testid=${`edit-${n}`}
@click=${e}
>
${v(n)}
</button>`}function Is(n){let{draft:t}=n,e=o=>n.change(o),s=["1","2","1+","2+","#1","#2"].filter(o=>!t.solo||o!=="2+").map(o=>[o,u("editor-turn",{turn:qs[o]})]);return m`<section class="panel editor-fields" aria-labelledby="fields-heading">
<h2 id="fields-heading">${u("editor-fields")}</h2>
<div class="field-grid">
${_("solo",u("editor-game"),t.solo?"solo":"duel",_s(),o=>e(o==="solo"?Us(t):Ds(t)))}
${_("turn",u("editor-whose"),t.turn,s,o=>e({turn:o}))}
${Ks(n)}
${_("tile",u("field-bonus"),t.tile,Fs(t.solo),o=>e({tile:o}))}
${_("board",u("editor-board"),t.board,Bs(),o=>e({board:o}))}
${H("ring",u("field-ring"),t.ring,o=>e({ring:ht(o)}),"wide")}
${t.solo?Gs(t,e):b}
</div>
<p class="small"><code data-testid="position-text">${n.text}</code></p>
</section>`}function _s(){return[["duel",u("editor-duel")],["solo",u("automa-alone")]]}function Bs(){return[["r",u("board-revised")],["o",u("board-original")]]}function Fs(n){return[["-",u("editor-nobody")],["1",u("player-number",{number:"1"})],["2",n?"Automa":u("player-number",{number:"2"})]]}function Us(n){return{...{buttons:[n.buttons[0],"0"]},solo:!0,turn:n.turn.replace("2+","2")}}function Ds(n){return{solo:!1,ring:n.ring+n.taken,taken:""}}function ht(n){return n.replace(/\s/g,"").slice(0,60)}function Ks(n){let{draft:t}=n,e=[["buttons","editor-buttons"],["times","editor-time"],["incomes","editor-income"]],s=(o,r)=>o!=="incomes"||t.cells[r].includes("x");return[0,1].flatMap(o=>e.filter(([r])=>s(r,o)).map(([r,i])=>{let a=t.solo&&o===1?"Automa":u("player-number",{number:String(o+1)});return H(`${r}-${o+1}`,u(i,{name:a}),t[r][o],l=>{let c=[...t[r]];c[o]=l.replace(/\D/g,"").slice(0,r==="buttons"?4:2),n.change({[r]:c})},"number")}))}function Gs(n,t){let e=[["normal",u("deck-normal")],["tactical",u("deck-tactical")]],s=["1","2","3","4","5"].map(o=>[o,u(`automa-name-${o}`)]);return[_("deck",u("editor-deck"),n.deck,e,o=>t({deck:o})),_("level",u("level"),n.level,s,o=>t({level:o})),H("taken",u("editor-taken"),n.taken,o=>t({taken:ht(o)}),"wide"),H("pile",u("field-pile"),n.pile,o=>t({pile:ht(o)}),"wide"),H("gone",u("field-gone"),n.gone,o=>t({gone:ht(o)}),"wide")]}function _(n,t,e,s,o){return m`<label
>${t}
<select
data-testid=${`field-${n}`}
@change=${r=>o(D(r))}
>
${s.map(([r,i])=>m`<option value=${r} ?selected=${r===e}>${i}</option>`)}
</select></label
>`}function H(n,t,e,s,o){return m`<label class=${o}
>${t}
<input
type="text"
spellcheck="false"
autocomplete="off"
inputmode=${o==="number"?"numeric":"text"}
data-testid=${`field-${n}`}
.value=${e}
@input=${r=>s(D(r))}
/></label>`}function An(n,t,e,{text:s,start:o,done:r,cancel:i}){let a=new mt(t,s),{game:l}=a,c=()=>n.querySelector(".quilt.active .cells")?.focus({preventScroll:!0}),d={done:()=>a.objection||r(a.text),cancel:i,empty:()=>a.begin(Kt(o)),choose:(w,E)=>{let{table:P}=l.state;if((w==="*"||w==="x")&&P){a.layLoose(w);let U=Yt(P.special_cells);l.placement({type:"choose",choice:U})}else E?l.choose(w):l.chooseShown(w);c()}},p=ot(n,a,e,()=>L(On(a,e,d),n)),f=a.store.watch(p.draw),h=new AbortController,{signal:$}=h,A=!0,B=()=>A=l.state.placement.letter===null,F=({target:w})=>{let E=w instanceof Element&&w.closest("[data-quilt=active] .cell");!E||!A||a.lift(Y(E.id.slice(-2))??0)},gt=w=>{if(!(w.target instanceof Element&&w.target.closest("[data-quilt=active]"))||!["Delete","Backspace"].includes(w.key))return;let[P,U]=l.state.placement.cursor;a.lift(P*9+U)};return n.addEventListener("pointerdown",B,{signal:$,capture:!0}),n.addEventListener("click",F,{signal:$}),n.addEventListener("keydown",gt,{signal:$}),{draw:p.draw,close:()=>{h.abort(),f(),p.close()}}}async function qi(n,t,e){let s=p=>Xs(p,t),{hash:o,search:r}=location,i=new URLSearchParams(r).get("at"),a=o.length>1?await Zs(s,o):null,l=a?null:ln(fe(),t),c=a?.opened??l?.opened??Mn(t),d=new ct(t,c,{keep:me,read:s},i===null?null:Number(i));return l&&d.open(l.opened,l.path),a?.fault&&d.store.dispatch({fault:a.fault}),(o||r)&&history.replaceState(null,"",location.pathname),Hs(n,d,e)}function Hs(n,t,e){let{patches:s}=t,o,r=l=>{o?.close(),o=l,o.draw(),document.getElementById("turn-heading")?.focus({preventScroll:!0})},i=()=>r(En(n,t,e,a)),a=()=>r(An(n,s,e,{text:t.startText,start:Mn(s).tree.text,done:l=>{t.open({tree:new x(s,{start:l}),tags:{},isWhole:!0}),i()},cancel:i}));return o=En(n,t,e,a),{draw:()=>o.draw(),close:()=>o.close()}}async function Zs(n,t){try{return{opened:await n(decodeURI(t)),fault:""}}catch(e){return e instanceof URIError?{opened:null,fault:u("analysis-bad-link")}:{opened:null,fault:e instanceof Error?e.message:String(e)}}}async function Xs(n,t){let e=n.length>1e6?null:await on(n,t);if(e?.isWhole||e&&n.length>bt)return e;if(n.length>bt)throw new Error(u("analysis-too-long"));if(/#t=/.test(n)){if(e)return e;throw new Error(u("analysis-bad-link"))}let{record:s,comment:o}=await zt(n),r=T(s,t);if(r===null)throw new Error(u("page-outdated"));return e??{...r,isWhole:r.isWhole&&o===null}}function Mn(n){let t=Le(n,s=>Math.floor(Math.random()*s));return{tree:new x(n,{start:y(O(t),null)}),tags:{},isWhole:!0}}function En(n,t,e,s){let{board:o}=t,r=new ut({ask:(p,f)=>Xt("/api/analysis",p,f),later:(p,f)=>window.setTimeout(p,f),forget:p=>window.clearTimeout(p),keep:ge},he()),i=zs(t,r),a=Vs(n,t,i,s),l=ot(n,o,e,()=>L($n(t,r,e,a),n),{turnsCards:!1}),c=()=>{let{stage:p,position:f,points:h}=o.table;r.look(p==="over"?null:f,h),i(null)},d=[t.store.watch(()=>{c(),l.draw()}),r.store.watch(()=>{i(null),l.draw()}),Qs(t,r),()=>r.stop(),l.close];return c(),{draw:l.draw,close:()=>{for(let p of d)p()}}}function zs(n,t){let e=null,s="";return o=>{e=o;let{answer:r,isOn:i}=t.state,a=i&&r?r.lines:[],l=a.some(p=>p.move===e),c=a.flatMap((p,f)=>{let h=String(f+1);return p.move===e||!l&&f===0?[{move:p.move,label:h,kind:"line"}]:[]}),d=JSON.stringify([n.board.text,c]);d!==s&&(s=d,n.board.suggest(c))}}function Qs(n,t){let e=new AbortController,{signal:s}=e,o=a=>{let{target:l,key:c,altKey:d,ctrlKey:p,metaKey:f,shiftKey:h}=a;d||p||f||h||a.defaultPrevented||l instanceof Element&&l.closest("select, input, textarea, dialog, .quilt")||n.step(c)&&a.preventDefault()},r=a=>{let{target:l}=a;l instanceof Element&&l.closest(".notebook")&&(o(a),a.defaultPrevented&&a.stopPropagation())},i=()=>t.hide(document.hidden);return window.addEventListener("keydown",r,{capture:!0,signal:s}),window.addEventListener("keydown",o,{signal:s}),window.addEventListener("online",()=>t.again(),{signal:s}),document.addEventListener("visibilitychange",i,{signal:s}),i(),()=>e.abort()}function Vs(n,t,e,s){return{focusQuilt:()=>n.querySelector(".quilt.active .cells")?.focus({preventScroll:!0}),lines:{point:e,play:r=>t.playLine(r)},tree:{show:r=>t.show(r),step:r=>{t.step(r)},promote:()=>t.promote(),remove:()=>t.remove(),mark:r=>t.mark(r),comment:()=>Ys(t)},setUp:s,open:()=>Js(t),copy:async()=>{let r=`${location.origin}${await t.link()}`;t.store.dispatch({said:await we(r)})},save:()=>$e(t.record)}}function Ys(n){St("comment","comment-heading",t=>{let e=s=>{t.close(),n.comment(s)};L(kn(n.state.node.comment,e,()=>t.close()),t)})}function Js(n){St("open","open-heading",t=>{let e=o=>{t.close(),n.read(o)};L(wn(e,async o=>e(await o.slice(0,1000001).text()),()=>t.close(),n.startText),t)})}export{qi as openAnalysisPage};
