import{a as et,b as nt,c as xe,d as W,e as Ot,f as G,g as At,h as Se,i as Et,j as Oe,k as Ae,l as Ee,m as Te,n as Me,o as Pe,p as st,q as Re,r as qe,s as Le,t as Ne,u as We,x as ot}from"./board.js";import{A as zt,Aa as ne,Ab as le,Ba as V,Bb as ce,Ca as se,Cb as tt,Da as J,Db as y,Eb as ue,Fb as de,Gb as N,Gc as D,Hc as $e,K as f,M as $,N as q,Nb as xt,O as k,P as z,Rc as be,Sc as we,Yc as ve,c as Z,d as $t,e as R,fa as wt,fb as Y,g as bt,hc as pe,i as u,ia as vt,ja as kt,jd as ke,ka as Qt,md as ye,na as Q,o as Kt,oa as Vt,oc as fe,p as X,pc as me,pd as St,q as Ht,qb as O,qc as he,rb as oe,rc as ge,sb as re,t as Zt,va as Jt,vb as yt,w as Xt,wa as Yt,xb as ie,ya as te,yb as ae,za as ee,zb as L}from"./page.js";var Tt=0;function Ce(n,t){let{deck:e,aside:s,budgets:o,known:r}=n,{shuffle:i,at:a}=Ot(n,t),l=(r[i]??[]).slice(i===0?s:0,a),c=G(n,t),d=c===Tt?o[t]:nt(c).budget,p=e==="tactical"?d:void 0;return et[e].filter(m=>!l.includes(m.number)&&(p??m.budget)===m.budget).map(({number:m})=>m)}function Mt(n,t,e){let{shuffle:s,at:o}=Ot(n,t),{aside:r,budgets:i,known:a}=n,l=a[s]??xe();if(l[o]===e)return n;if(l[o]===Tt&&!l.includes(e))return At(n,t,e);let c=l.map((m,h)=>h>o||s===0&&h<r?Tt:m),d=Object.entries(i).filter(([m])=>Number(m)<=t),p={...n,budgets:Object.fromEntries(d)};return At({...p,known:[...a.slice(0,s),c]},t,e)}var rt=64,x=class{constructor(t,{start:e,shuffles:s,budgets:o}){this.patches=t,this.text=e;let r=tt(e,t);if(r===null)throw new RangeError("this is no position");let i=r.automa!==null;if(this.shuffles=i?W(e,s,o):null,i&&this.shuffles===null)throw new RangeError("these are no cards");this.count=0,this.root=this.made("",null,r,null)}made(t,e,s,o){let r=this.count;return this.count+=1,{id:r,move:t,parent:e,children:[],position:s,turn:o,...{before:"",comment:"",figures:[],marks:[]}}}add(t,e,s=null){let o=L(e)?s??this.turnAfter(t):null;if(L(e)&&o===null)return null;let r=o?.card.number,i=t.children.find(c=>c.move===e&&c.turn?.card.number===r);if(i)return i;let a=o?le(t.position,e,o):ce(t.position,e,this.patches);if(a===null)return null;o&&this.keepCard(t,o.card.number);let l=this.made(e,t,a,o);return t.children.push(l),l}turnAfter(t){let e=this.shufflesAt(t),s=e===null?0:G(e,Pt(t));return s===0?null:this.turnWith(t,s)}turnWith(t,e){let s=v(t).length+1;return Oe(t.position,nt(e),s,this.patches)}cardsAfter(t){let e=t.position.automa!==null&&t.position.turn===2,s=this.shufflesAt(t);return!e||t.position.stage==="over"||s===null?[]:Ce(s,Pt(t))}shufflesAt(t){let e=v(t).flatMap(({turn:s})=>s??[]);return this.shuffles&&e.reduce((s,o,r)=>Mt(s,r,o.card.number),this.shuffles)}hasOwnCards(t){return this.shufflesAt(t)===this.shuffles}keepCard(t,e){if(this.shuffles===null||!this.hasOwnCards(t))return;let s=Pt(t);G(this.shuffles,s)===0&&this.own(Mt(this.shuffles,s,e))}settle(){let t=this.shufflesAt(S(this.root));t!==null&&this.own(t)}own(t){this.shuffles=t,this.text=Et(this.text,t)}courseTo(t){let e=v(t),s=e.map(({move:c})=>c),o=this.shufflesAt(t);if(o===null)return{start:this.text,moves:s};let{known:r,budgets:i}=o,a=e.flatMap(({turn:c})=>c??[]);return{start:Et(this.text,o),moves:s,turns:a,shuffles:r.slice(1),budgets:i}}get nodes(){return[this.root,...Pn(this.root)]}node(t){return this.nodes.find(e=>e.id===t)??null}};function Pn(n){let t=[],e=[...n.children].reverse();for(let s=e.pop();s;s=e.pop())t.push(s),e.push(...[...s.children].reverse());return t}function v(n){let t=[];for(let e=n;e.parent;e=e.parent)t.push(e);return t.reverse()}function Pt(n){return v(n).filter(({turn:t})=>t!==null).length}function S(n){let t=n;for(;t.children.length>0;)[t]=t.children;return t}function je(n){return v(n).every(t=>t.parent?.children[0]===t)}function it(n){return v(n).filter(t=>t.parent?.children[0]!==t).length}function Rn(n){return v(n).reverse().find(t=>t.parent?.children[0]!==t)??null}function Ie(n){let t=Rn(n);if(t===null||t.parent===null)return!1;let{children:e}=t.parent;return e.splice(e.indexOf(t),1),e.unshift(t),!0}function _e(n){let{parent:t}=n;return t===null?null:(t.children.splice(t.children.indexOf(n),1),t)}var C={1:"!",2:"?",3:"!!",4:"??",5:"!?",6:"?!"};function Be(n,t){let e=n.marks.includes(t),s=n.marks.filter(o=>!(o in C));n.marks=e?s:[t,...s]}var qn=["Ring","Board","SetUp","Position","Opponent","Deck","Level","Cards"],j=/\[%(?:clk|emt|eval|scores|empty|tile)\s+[^[\]\s]+(?:\s+[^[\]\s]+)?\s*\]/g;function at(n,t={}){let e=S(n.root).position,s=xt(e,n.patches),o=Ln(xt(e,n.patches,N(t)),t),r=s?{Score:s.scores.join("-")}:{},i=new Set(["Result","Score",...qn]);s||i.delete("Score");let a=Object.entries(t).filter(([d])=>!i.has(d)),l={...Object.fromEntries(a),...Nn(n),...r,Result:o},c=[...Rt(n.root.figures,n.root.comment),...Fe(n,n.root)];return Ne(l,[...c,o])}function Ln(n,{Result:t="*",Termination:e="normal"}){return n===null||e!=="normal"?t:n.winner===1?"1-0":"0-1"}function Nn({root:{position:n},text:t,shuffles:e}){if(e===null||n.automa===null)return oe(n)?{Ring:n.ring,Board:n.board}:{SetUp:"1",Position:t};let{numeral:s}=Z[n.automa.level-1],o=e.known.map(i=>i.map(a=>a||"?").join(" "));return{...Wn(t,n)?{Ring:n.ring,Board:n.board}:{SetUp:"1",Position:t},Opponent:"Automa",Deck:e.deck,Level:s,Cards:o.join(" / ")}}function Wn(n,{players:[t,e],ring:s}){let[o,r]=n.split(" ").slice(-2),i=o.split(".").length===10&&r.endsWith("/-")&&!/^\?\d/.test(o),a=t.buttons===5&&t.time===0&&t.empty===81;return i&&a&&e.buttons===0&&e.time===0&&s.length===33}function Fe(n,t,e=""){let s=[];for(let o=t,r=e;o.children.length>0;[o]=o.children){let[i,...a]=o.children;s.push(...De(n,i,r));for(let l of a)s.push(...Ge("(",Cn(n,l),")"));r=a.length>0?"":Ue(i)}return s}function Cn(n,t){let e=t.before.match(j)??[];return[...Rt(e,t.before.replace(j," ")),...De(n,t,""),...Fe(n,t,Ue(t))]}function Ue({move:n,parent:t}){return L(n)?"":String(t?.position.turn)}function De(n,t,e){let{move:s,turn:o,marks:r,comment:i,figures:a,parent:l}=t,c=String(l?.position.turn),d=c===e?s:`${c}: ${s}`,p=o===null||n.hasOwnCards(t)?"":o.card.number;return[L(s)?s.replace("A:",`A${p}: `):d,...r.map(h=>`$${h}`),...Rt(a,i)]}function Rt(n,t){return Ge("{",[...n,...qt(t).split(" ").filter(Boolean)],"}")}function Ge(n,t,e){if(t.length===0)return[];let s=[...t];return s[0]=n+s[0],s[s.length-1]+=e,s}function qt(n){let t=n.replace(jn," ").replace(/\s+/g," ").trim();return(t.includes("}")?t.replace(/\{/g,"(").replace(/\}/g,")"):t).replace(j,s=>`(${s.slice(1,-1)})`)}var jn=/[\u0000-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff]/gu;var Ke=/\[\s*([A-Za-z0-9_]+)\s+"((?:[^"\\\n]|\\.)*)"\s*\]/y,Lt=/(?:[\s\ufeff]+|^%.*)+/my,Xe=/(?<mover>[12]:|A(?<card>[1-9]\d?)?:)/,ze=/(?<taken>[A-Za-g])(?=[12]:|A(?:[1-9]\d?)?:|1-0|0-1|[^\w+:]|$)/,He=Qe(Xe,ze),In=Qe(ze,Xe),_n=/^[A-Za-g]{33}$/,Bn=Object.fromEntries(Object.entries(C).map(([n,t])=>[t,Number(n)])),Fn=255;function T(n,t){let{tags:e,end:s}=Dn(n),o=s,r=Gn(e);if(r===null)return null;let i;try{i=new x(t,r)}catch(c){if(c instanceof RangeError)return null;throw c}let a=new Nt(i),l=He;for(let c;c=Un(l,n,o);o+=c[0].length){let d=c.groups;if(d.tag!==void 0)break;a.take(d),d.mover!==void 0?l=In:!d.space&&!d.comment&&!d.rest&&(l=He)}return{tree:i,tags:e,isWhole:a.isWhole&&a.lines.length===1}}function Qe(n,t){let e=[/(?<space>[\s\ufeff]+|^%.*)/,/(?<comment>\{[^}]*\}?)/,/(?<rest>;.*)/,/\$(?<nag>\d{1,3})(?!\d)/,/(?<mark>!!|\?\?|!\?|\?!|!|\?)/,/(?<open>\()/,/(?<close>\))/,n,/(?<result>(?:1-0|0-1|\*)(?!\d))/,/(?<token>pass|\.|[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9])/,t,/(?<tag>\[\s*[A-Za-z0-9_]+\s+")/,/(?<unknown>\S[^\s(){};[]*)/];return new RegExp(e.map(({source:s})=>s).join("|"),"my")}function Un(n,t,e){return n.lastIndex=e,n.exec(t)}function Dn(n){let t={},e=0,s=()=>(Lt.lastIndex=e,e=Lt.exec(n)?Lt.lastIndex:e,Ke.lastIndex=e,Ke.exec(n));for(let o=s();o;o=s())t[o[1]]??=o[2].replace(/\\(.)/g,"$1"),e+=o[0].length;return{tags:t,end:e}}function Gn({Ring:n,Board:t="revised",Position:e,Opponent:s,Deck:o,Level:r,Cards:i=""}){let[a,...l]=i.split("/").map(h=>h.trim().split(/\s+/).map(b=>Number(b)||0));if(e!==void 0)return{start:Ze(e,a),shuffles:l};if(!_n.test(n??"")||!Kn(t))return null;let c=y(O(n,t),null);if(s!=="Automa")return{start:c,shuffles:[]};let d=Z.find(({numeral:h})=>h===r)?.level;if(d===void 0||!["normal","tactical"].includes(o))return null;let[p]=c.split(" "),m=`${n} 1 - ${t[0]} ${o} ${d} ?.?.?.?.?.?.?.?.?.? ?.?/-`;return{start:Ze(`${p} 5.0 0.0:- ${m}`,a),shuffles:l}}function Kn(n){return n==="revised"||n==="original"}function Ze(n,t){let e=n.split(" ");if(e.length!==11||t.length!==12)return n;let s=e[10].split("/").map(d=>d==="-"?0:d.split(".").length),o=[...e[10].split("/"),e[9].replace(/^\?\d+/,"?")].flatMap(d=>d==="-"?[]:d.split(".")).map((d,p)=>d==="?"&&t[p]?String(t[p]):d),r=s[0]+s[1],i=d=>d.join(".")||"-",a=o.slice(r),[l=""]=/(?<=^\?)\d+/.exec(e[9])??[];a[0]==="?"&&(a[0]=`?${l}`);let c=`${i(o.slice(0,s[0]))}/${i(o.slice(s[0],r))}`;return[...e.slice(0,9),i(a),c].join(" ")}var Nt=class{constructor(t){this.tree=t,this.lines=[{at:t.root,isBroken:!1,isNew:!0,before:"",card:0}],this.isWhole=!0,this.skipped=0,this.isOver=!1}take({comment:t,rest:e,nag:s,mark:o,card:r,open:i,close:a,result:l,token:c,taken:d,unknown:p}){let m=this.lines[this.lines.length-1];if(i)return this.open(m);if(a)return this.close();if(l){this.isOver||=this.lines.length===1;return}m.isBroken||this.skipped>0||(t?this.say(m,t.slice(1).replace(/\}$/,"")):e?this.say(m,e.slice(1)):s||o?this.mark(m,s?Number(s):Bn[o??""]):c||d?this.play(m,c??`A:${d}`):r?this.choose(m,Number(r)):p&&this.fail(m))}fail(t){this.isWhole=!1,t.isBroken=!0}choose(t,e){this.lines.length>1&&this.tree.cardsAfter(t.at).includes(e)?t.card=e:this.fail(t)}play(t,e){let{position:s}=t.at,o=s.automa!==null&&s.turn===2,i=e==="."||e==="pass"?o?"A:pass":"pass":Hn(e,this.tree.patches),a=t.card?this.tree.turnWith(t.at,t.card):null,c=this.isOver&&this.lines.length===1?null:this.tree.add(t.at,i,a);if(c===null)return this.fail(t);t.isNew&&this.lines.length>1&&(c.before=t.before),t.at=c,t.isNew=!1,t.card=0}say(t,e){let s=e.match(j)??[],o=e.replace(j," ").replace(/\s+/g," ").trim(),r=i=>[i,o].filter(Boolean).join(" ");if(t.isNew&&this.lines.length>1){t.before=[t.before,...s,o].filter(Boolean).join(" ");return}t.at.comment=r(t.at.comment),t.at.figures.push(...s)}mark(t,e){!t.isNew&&e<=Fn?t.at.marks.push(e):this.isWhole=!1}open(t){let{parent:e}=t.at;t.isBroken||this.skipped>0||t.isNew||e===null?this.skipped+=1:this.lines.length>rt?this.skipped+=1:this.lines.push({at:e,isBroken:!1,isNew:!0,before:"",card:0}),this.skipped>0&&(this.isWhole=!1)}close(){this.skipped>0?this.skipped-=1:this.lines.length>1?this.lines.pop():this.isWhole=!1}};function Hn(n,t){let e=t[n[0]];if(!e||n.length!==4)return n;let s=Number(n[1]),o=s>=4?e.turns[0].flip:0;for(let r=0;r<s%4;r+=1)o=e.turns[o].right;return`${n[0]}${o}${n.slice(2)}`}var Ve=6,Ct=[1,2];function lt(n,t,e){let{automa:s}=n;if(s===null)return Je(n,t);let o=es(n);if(o)return o;let r=V(n.players[0].filled)?1:null,i={...n,ring:n.ring+s.taken,tile:r,automa:null},a=Je(i,t);if(a){let l={quilt1:"quilt",purse1:"purse",purse2:"automa"},c="quilt"in a.values?{...a.values,quilt:"quilt"}:a.values;return{...a,values:c,field:l[a.field]??a.field}}return ns(n)??ss(e)}function Je(n,t){return Zn(n)??Xn(n)??Vn(n)??Jn(n)??zn(n,t)??Yn(n)??ts(n)}function g(n,t,e={}){return{field:n,code:t,values:e}}function Zn({players:n}){let t=Ct.find(e=>n[e-1].time>R);return t?g(`purse${t}`,"spaces",{last:String(R)}):null}function Xn({players:n,ring:t}){let e=new Map;for(let s of Ct)for(let{letter:o}of n[s-1].patches){let r=e.get(o);if(r)return g(`quilt${s}`,"lies-too",{letter:o,quilt:r});e.set(o,`quilt${s}`)}for(let s of t){if(t.indexOf(s)!==t.lastIndexOf(s))return g("ring","twice",{letter:s});let o=e.get(s);if(o)return g("ring","is-on",{letter:s,quilt:o})}return null}function zn(n,t){let{players:e,ring:s}=n,o=e.flatMap(d=>d.patches.map(({letter:p})=>p)),r=new Set([...s,...o]),i=Object.keys(t).filter(d=>!r.has(d)).sort((d,p)=>Ye(d)-Ye(p)),a=i.join(""),l=e.map(({cells:d})=>[...d].filter(p=>p==="x").length);if(l.every(d=>d===0))return i.length>0?g("ring","missing",{letters:a}):null;let c=e.map(({income:d,patches:p})=>p.reduce((m,{letter:h})=>m-t[h].income,d));return Qn(n,t,i,l,c)?null:g(`quilt${l[0]>0?1:2}`,"unknown",{letters:a})}function Ye(n){return n.charCodeAt(0)}function Qn(n,t,e,s,o){let r=e.reduce((c,d)=>c+t[d].squares,0),i=e.reduce((c,d)=>c+t[d].income,0),a=s[0]+s[1]-r;if(a<0||a>tn(n)||o[0]+o[1]!==i)return!1;let l=new Set([0]);for(let c of e){let{squares:d,income:p}=t[c];l=new Set([...l,...[...l].map(m=>m+d*1e3+p)])}return[...l].some(c=>{let d=s[0]-Math.floor(c/1e3);return c%1e3===o[0]&&d>=0&&d<=a})}function tn({players:n,board:t,stage:e}){let s=Math.max(n[0].time,n[1].time);return yt(bt[t],0,s).length-(e==="special_patch"?1:0)-Wt(n[0])-Wt(n[1])}function Wt({cells:n}){return[...n].filter(t=>t==="*").length}function Vn({players:[n,t]}){if(Math.abs(n.time-t.time)<=Ve)return null;let e=n.time>t.time?1:2,s={most:Ve,first:String(n.time),second:String(t.time)};return g(`purse${e}`,"lead",s)}function Jn({players:n,turn:t,stage:e,board:s}){let[o,r]=[n[t-1],n[2-t]],i=String(R),a=String(t),l=o.time===R&&r.time===R;return e==="over"?l?null:g("turn","not-over",{player:a,last:i}):e==="action"?l?g("turn","over",{last:i}):o.time>r.time?g("turn","ahead",{player:a}):null:yt(bt[s],r.time,o.time).length===0?g("turn","no-special",{player:a}):o.empty===0?g("turn","no-space",{player:a,quilt:`quilt${t}`}):null}function Yn(n){if(tn(n)>=0)return null;let[t,e]=n.players.map(Wt);return g(`quilt${t>=e?1:2}`,"special-patches")}function ts({players:n,tile:t}){let e=Ct.filter(s=>V(n[s-1].filled));return t===null&&e.length>0?g("bonus","has-square",{player:String(e[0])}):t!==null&&!e.includes(t)?g("bonus","no-square",{player:String(t)}):null}function es({automa:n,ring:t,players:e}){let s=n?.taken??"",o=e[0].patches.map(({letter:i})=>i),r=[...s].find(i=>s.indexOf(i)!==s.lastIndexOf(i)||t.includes(i)||o.includes(i));return r?g("automa","elsewhere",{letter:r}):null}function ns(n){let{tile:t,players:e,automa:s}=n,o=V(e[0].filled),r=String(ie(s?.level??1).marker),i=ae(n);return t===1?o?null:g("bonus","person-no-square"):t===2?i?g("bonus","automa-not-there",{marker:r}):null:o?g("bonus","person-square"):i?null:g("bonus","automa-there",{marker:r})}function ss(n){if(n===null)return null;let{deck:t,aside:e,discards:s,known:o,budgets:r}=n,[i]=o;if(e!==0&&e!==2)return g("gone","aside",{count:2});if(i.slice(e,e+s).includes(0))return g("gone","discards");let a=i.find((d,p)=>d!==0&&i.indexOf(d)!==p);if(a)return g("pile","card-elsewhere",{card:String(a)});let l=et[t].filter(({number:d})=>!i.includes(d));return 0 in r&&!l.some(({budget:d})=>d===r[0])?g("pile","budget",{budget:String(r[0])}):null}var en=/,c(-?[1-9]\d{0,2})$/,jt=/\.|pass|[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9]/y;async function sn(n,t){let e=await rs(n,t);if(e===null)return null;let{root:s,text:o}=e.tree,r=s.position.automa?W(o):null;return lt(s.position,t,r)?null:e}async function rs(n,t){let e=n.replace(/^\ufeff/,"").trim();if(/^[[%]/.test(e))return T(e,t);let[,s]=/#(.*)$/s.exec(e)??[];if(s?.startsWith("t=")){let r=await Le(`#${s}`);return r===null?null:T(r,t)}return/\s/.test(e)&&e.includes("/")?It({start:e.split(/\s+/).join(" ")},[],t):is(s??e,t)}function is(n,t){let[,e]=en.exec(n)??[],s=as(n.replace(en,""),t);return s&&(e?{...s,tags:{Compensation:e}}:s)}function as(n,t){let[e,s="",...o]=n.split(","),r=ls(s);if(r===null)return null;if(/^[ps]=/.test(e)){let l=e.slice(2).replace(/_/g," ").replace(/!/g,"#"),c=o.map(d=>d.split(".").map(p=>Number(p)||0));return It({start:l,shuffles:c},r,t)}if(!(new Set(e).size===33&&[...e].every(l=>l in t))||e.length!==33||!e.endsWith("A"))return null;let a=y(O(e,o[0]==="o"?"original":"revised"),null);return It({start:a},r,t)}function ls(n){let t=[];jt.lastIndex=0;for(let e=0;e<n.length;e=jt.lastIndex){let s=jt.exec(n);if(s===null)return null;t.push(s[0]==="."?"pass":s[0])}return t}function It(n,t,e){try{let s=new x(e,n),o=nn(s,s.root);for(let r of t){let i=s.add(o,r);if(i===null)return{tree:s,tags:{},isWhole:!1};o=nn(s,i)}return{tree:s,tags:{},isWhole:!0}}catch(s){if(s instanceof RangeError)return null;throw s}}function nn(n,t){let e=t;for(let s=n.turnAfter(e);s;s=n.turnAfter(e)){let o=n.add(e,`A:${s.taken??"pass"}`,s);if(o===null)return e;e=o}return e}async function on(n,t){if(!n.nodes.every(({children:a,comment:l,before:c,marks:d})=>a.length<2&&!l&&!c&&d.length===0))return"#t="+await qe(at(n,t));let s=v(S(n.root)).map(({move:a})=>a),o=ue(n.root.position,n.text,s,n.shuffles?.known??null),[,r]=/ \?(\d+)/.exec(n.text)??[],i=r===void 0?o:o.replace(/_\?(?=[._])/,`_?${r}`);return de(i,N(t))}var cs=new Set(["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"]),ct=class{constructor(t,e,s,o=null){this.patches=t,this.outside=s;let{tree:r,tags:i,isWhole:a}=e,l=[r.root,...v(S(r.root))],c=o===null?l[l.length-1]:l[o]??r.root,d=a?"":u("analysis-not-whole"),p={tree:r,tags:i,node:c,change:0,said:"",fault:d,isEditing:!1};this.store=X(p),this.board=new Te(t,this.courseTo(c),this.sitting(),{onMove:(m,h)=>this.moved(m,h),onUndo:()=>this.show(this.state.node.parent??this.state.node),objection:()=>it(this.state.node)>=rt?u("analysis-too-deep"):null})}get state(){return this.store.get()}courseTo(t){let{tree:e,tags:s}=this.state;return{...e.courseTo(t),points:N(s)}}sitting(){let{Player1:t="?",Player2:e="?"}=this.state.tags,s=(o,r)=>o&&o!=="?"?o:u("player-number",{number:r});return{names:[s(t,"1"),s(e,"2")]}}moved(t,e){let{tree:s,node:o}=this.state,r=e.local.message.automa?.turns.at(-1)??null,i=s.add(o,t,t.startsWith("A:")?r:null);i&&this.changed({node:i})}changed(t={}){let{change:e}=this.state;this.store.dispatch({...t,change:e+1,said:"",fault:""}),this.keep()}keep(){this.outside.keep({record:this.record,path:this.path})}get path(){return v(this.state.node).map(t=>t.parent?.children.indexOf(t)??0)}get record(){return at(this.state.tree,this.state.tags)}get text(){return this.board.text}async link(){return`/analysis${await on(this.state.tree,this.state.tags)}`}show(t){let e=this.courseTo(t);rn(e)!==rn(this.board.course)&&this.board.show(e,this.sitting()),this.store.dispatch({node:t,said:"",fault:""}),this.keep()}step(t){if(!cs.has(t))return!1;let{node:e,tree:s}=this.state,{parent:o}=e,r=o?.children??[],i=r.indexOf(e),l={ArrowLeft:o,ArrowRight:e.children[0],ArrowUp:r[i-1],ArrowDown:r[i+1],Home:s.root,End:S(e)}[t];return l&&l!==e&&this.show(l),!0}playLine(t){for(let e of t)if(!this.board.play(e))return}turn(t){let{tree:e,node:s}=this.state,o=e.turnWith(s,t),r=o&&e.add(s,`A:${o.taken??"pass"}`,o);r&&(this.changed(),this.show(r))}promote(){Ie(this.state.node)&&(this.state.tree.settle(),this.changed())}remove(){let{node:t}=this.state;if(t.parent===null)return;let e=_e(t);this.state.tree.settle(),this.changed(),e&&this.show(e)}comment(t){this.state.node.comment=qt(t),this.changed()}mark(t){this.state.node.parent!==null&&(Be(this.state.node,t),this.changed())}open({tree:t,tags:e,isWhole:s},o){this.store.dispatch({tree:t,tags:e,isEditing:!1});let r=o?us(t,o):S(t.root);this.board.show(this.courseTo(r),this.sitting()),this.store.dispatch({node:r,change:this.state.change+1,said:"",fault:""}),s||this.store.dispatch({fault:u("analysis-not-whole")}),this.keep()}async read(t){if(!t.trim())return this.store.dispatch({fault:u("analysis-nothing")});try{this.open(await this.outside.read(t))}catch(e){let s=e instanceof Error?e.message:String(e);this.store.dispatch({fault:s})}}get startText(){let{position:t}=this.state.node,e=this.board.local.shuffles;if(t.automa===null||e===null)return y(t,null);let s=this.board.local.message.automa?.turns??[];return y(t,Se(e,s))}};function rn({moves:n,turns:t=[]}){return[...n,...t.map(({card:e})=>e.number)].join()}function us(n,t){let e=n.root;for(let s of t)e=e.children[s]??e;return e}function an(n,t){let e=n&&T(n.record,t);return e&&{opened:e,path:n.path}}function ln(n){let t=new Map;for(let e of n){if(e===null)continue;let{taken:s,stop:o,income:r,card:i}=e,a=[s,o,r].join(),l=t.get(a)??{move:`A:${s??"pass"}`,stop:o,income:r,cards:[]};t.set(a,{...l,cards:[...l.cards,i.number]})}return[...t.values()].sort((e,s)=>s.cards.length-e.cards.length)}function cn(n,t){let e=t.flatMap(({card:s,margin:o})=>n.includes(s)&&o!==null?[o]:[]);return e.length<n.length?null:e.reduce((s,o)=>s+o,0)/n.length}var _t=5,ds=150,ps=300,ut=class{constructor(t,{isOn:e,lines:s}){this.outside=t;let o={status:"idle",isOn:e,lines:s,ahead:0,answer:null,sentence:""};this.store=X(o),this.position=null,this.points=0,this.isHidden=!1,this.asking=null,this.timer=0,this.known=new Map}get state(){return this.store.get()}look(t,e=0){t===this.position&&e===this.points||(this.position=t,this.points=e,this.begin())}hide(t){t!==this.isHidden&&(this.isHidden=t,this.begin())}turn(t){this.tell({isOn:t}),this.outside.keep({isOn:t,lines:this.state.lines}),this.begin()}want(t){this.tell({lines:Math.max(1,Math.min(_t,t))}),this.outside.keep({isOn:this.state.isOn,lines:this.state.lines}),this.begin()}again(){["away","refused"].includes(this.state.status)&&this.begin()}stop(){this.asking?.abort(),this.asking=null,this.outside.forget(this.timer)}begin(){this.stop();let{isOn:t,lines:e}=this.state;if(!t)return this.tell({status:"off",answer:null,sentence:""});if(this.position===null)return this.tell({status:"idle",answer:null,sentence:""});let s=this.known.get(this.key)??null,o={answer:s,sentence:"",ahead:0};if(s?.final)return this.tell({...o,status:"done"});if(this.isHidden)return this.tell({...o,status:"paused"});this.tell({...o,status:"asking"});let{signal:r}=this.asking=new AbortController,i={...We(this.position,this.points),lines:e};this.timer=this.outside.later(()=>this.follow(i,r),ds)}get key(){return`${this.state.lines} ${this.points} ${this.position}`}async follow(t,e){let{key:s}=this;try{for await(let o of this.outside.ask(t,e)){if(e.aborted)return;this.take(s,o)}!e.aborted&&!this.state.answer?.final&&this.tell({status:"away"})}catch(o){if(e.aborted)return;if(o instanceof Ht)this.tell({status:"away"});else if(o instanceof Zt)this.tell({status:"refused",sentence:o.message,answer:null});else throw o}}take(t,e){let s=e.lines.length>0||!!e.cards;if(s){this.known.delete(t),this.known.set(t,e);let[a]=this.known.keys();this.known.size>ps&&this.known.delete(a)}let o=e.waiting===null,r=e.final?"done":o?"thinking":"waiting",i=s?e:this.state.answer;this.tell({status:r,ahead:e.waiting??0,answer:i})}tell(t){this.store.dispatch(t)}};var fs=4;function dn(n,t,e,s){return f`<section class="panel tree" aria-labelledby="moves-heading">
<div class="panel-head">
<h2 id="moves-heading">${u("moves")}</h2>
${ms(t,s)}
</div>
<div
class="tree-moves"
data-testid="tree"
tabindex="0"
aria-labelledby="moves-heading"
role="group"
>
${n.root.comment?f`<p class="comment">${n.root.comment}</p>`:$}
${n.root.children.length>0?pn(n.root,t,e,s):f`<p class="small">${u("analysis-no-move")}</p>`}
</div>
${gs(t,s)}
</section>`}function ms(n,t){let e=n.parent===null,s=n.children.length===0,o=[[u("first-position"),"first","Home",e],[u("previous-position"),"back","ArrowLeft",e],[u("next-position"),"forward","ArrowRight",s],[u("last-position"),"last","End",s]];return f`<div class="steps">
${o.map(([r,i,a,l])=>f`<button
type="button"
class="quiet square"
aria-label=${r}
title=${r}
data-testid=${`step-${i}`}
aria-disabled=${l?"true":"false"}
@click=${()=>t.step(a)}
>
${k(i)}
</button>`)}
</div>`}function pn(n,t,e,s,o=null){let r=[],i=[],a=()=>{i.length>0&&r.push(f`<div class="run">${i}</div>`),i=[]};o?.before&&i.push(f`<span class="comment">${o.before}</span>`),o&&i.push(un(o,t,e,s));for(let l=o??n;l.children.length>0;[l]=l.children){let[c,...d]=l.children;i.push(un(c,t,e,s)),d.length!==0&&(a(),r.push(f`<ul>
${d.map(p=>f`<li class=${it(p)>fs?"flat":""}>
${pn(p,t,e,s,p)}
</li>`)}
</ul>`))}return a(),r}function un(n,t,e,s){let{move:o,turn:r,parent:i,comment:a,marks:l}=n,c=i?.position.turn??1,d=v(n).length,p=l.map(b=>C[b]??"").join(""),m=r?`, ${u("analysis-card",{card:String(r.card.number)})}`:"",h=`${d}. ${Q(o,e)}${m} ${p}`.trim();return f`<button
type="button"
class=${`node p${c}${n===t?" now":""}`}
title=${h}
data-testid="node"
data-move=${o}
aria-current=${n===t?"step":"false"}
@click=${()=>s.show(n)}
>
<span class="number" aria-hidden="true">${d}</span>${I(o,e)}${r?f`<i class="card" aria-hidden="true">${r.card.number}</i>`:$}<span class="visually-hidden">${h}</span
>${p?f`<b class="sign" aria-hidden="true">${p}</b>`:$}
</button>
${a?f`<span class="comment" data-testid="comment">${a}</span>`:$}`}function I(n,t){let e=n.startsWith("A:")?n.slice(2):n;if(e==="pass")return f`<span class="move-art" aria-hidden="true">${k("pass")}</span>`;let s=e[0],o=e.slice(-2),r=n.startsWith("A:");return f`<span class="move-art" aria-hidden="true"
>${s==="+"?f`<span class="plus">+</span>`:Y(s,t[s],r?hs(t[s]):Number(e[1]),!1)}${r?$:f`<span class="where">${o}</span>`}</span
>`}function hs({orientations:n}){return Number(Object.keys(n)[0])}function gs(n,t){let e=n.parent===null,s=o=>o?"true":"false";return f`<div class="tree-tools">
<button type="button" data-testid="comment-move" @click=${t.comment}>
${k("pen")}<span>${u("analysis-comment")}</span>
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
aria-disabled=${s(je(n))}
@click=${t.promote}
>
${k("raise")}<span>${u("analysis-promote")}</span>
</button>
<button
type="button"
data-testid="remove"
aria-disabled=${s(e)}
@click=${t.remove}
>
${k("bin")}<span>${u("analysis-remove")}</span>
</button>
</div>`}function fn(n,t){let{isOn:e,answer:s}=n.state,o=e?s?.lines[0]??s?.expected??null:null,r=o?Math.round(o.chance*100):50,i=o?mn(o.margin,t):Ft(n);return f`<section
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
@change=${a=>n.turn($e(a))}
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
${o?f`<span class="soft">${dt(bs(o))}</span>`:$}
</p>
</div>
</section>`}function mn(n,t){let e=Math.abs(n);return e<.05?u("analysis-even"):u("analysis-ahead",{name:vt(t,n>0?1:2),points:Bt(e)})}function $s(n,t){let e=n>=.5,s=Math.round((e?n:1-n)*100);return u("analysis-chance",{name:vt(t,e?1:2),percent:s})}function bs({margin:n,chance:t}){return n>=0?t:1-t}function dt(n){return u("analysis-percent",{percent:Math.round(n*100)})}function pt(n){return Math.abs(n)<.05?Bt(0):(n>0?"+":"−")+Bt(Math.abs(n))}function Bt(n){return u("analysis-number",{number:Math.round(n*10)/10})}function Ft({state:n}){let{status:t,sentence:e,ahead:s}=n;return t==="refused"?e:u(`analysis-engine-${t}`,{count:s})}function hn(n,t,e,s){let{state:o}=n,{answer:r}=o,i=o.isOn?r?.lines??[]:[],a=i.some(({move:d})=>d==="pass"),l=o.isOn&&r?.pass&&!a?r.pass:null,c=(d,p)=>ks(d,p,t,e,s);return f`<section
class="panel engine-lines"
aria-labelledby="engine-heading"
data-testid="engine-lines"
@pointerleave=${()=>s.point(null)}
>
${Ut(n,u("analysis-lines"),vs(n))}
${i.length>0?f`<ol>
${i.map((d,p)=>f`<li>${c(d,String(p+1))}</li>`)}
${l?f`<li class="what-if">${c(l,"–")}</li>`:$}
</ol>`:f`<p class="small" data-testid="engine-none">${Ft(n)}</p>`}
</section>`}function Ut(n,t,e=$){return f`<div class="panel-head">
<h2 id="engine-heading">${t}</h2>
<p class="small engine-told" data-testid="engine-told">${ws(n)}</p>
${["away","refused"].includes(n.state.status)?f`<button type="button" class="quiet" @click=${()=>n.again()}>
${u("analysis-again")}
</button>`:$}
${e}
</div>`}function ws(n){let{status:t,answer:e,isOn:s}=n.state;if(!s||!e||e.nodes===0)return"";let o=u("analysis-nodes",{count:e.nodes});return["thinking","done"].includes(t)?o:`${Ft(n)} ${o}`}function vs(n){return f`<label class="line-count"
><span class="visually-hidden">${u("analysis-how-many")}</span>
<select
data-testid="line-count"
@change=${t=>n.want(Number(D(t)))}
>
${Array.from({length:_t},(t,e)=>e+1).map(t=>f`<option value=${t} ?selected=${n.state.lines===t}>${t}</option>`)}
</select></label
>`}function ks(n,t,e,s,o){let{move:r,margin:i,chance:a,proven:l}=n,c=()=>o.point(r),d=xs(n);return f`<button
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
${t==="–"?f`<i>${u("analysis-if-pass")}</i>`:$}
${l?ys():$}</span
></span
>
<span class="visually-hidden"
>${mn(i,e)}; ${$s(a,e)}</span
>
<span class="expected">${d}</span>
<span class="goes-on" aria-hidden="true"
>${n.line.slice(1,7).map(p=>I(p,s))}</span
>
</button>`}function ys(){return f`<span class="proven">${k("place")}${u("analysis-proven")}</span>`}function xs({chance:n,scores:t,empty_spaces:e,special_tile:s}){let o=[dt(n)],r=([i,a])=>({one:String(Math.round(i)),two:String(Math.round(a))});return t&&o.push(u("analysis-scores",r(t))),e&&o.push(u("analysis-empty",r(e))),s&&o.push(u("analysis-tile",r([s[0]*100,s[1]*100]))),o.join(" · ")}function gn(n,t,e,s){let o=n.reduce((l,{cards:c})=>l+c.length,0),{isOn:r,answer:i}=t.state,a=r&&i?.cards||[];return f`<section
class="panel engine-lines"
aria-labelledby="engine-heading"
data-testid="engine-lines"
>
${Ut(t,u("analysis-cards"))}
<ol data-testid="card-outcomes">
${n.map(({move:l,stop:c,income:d,cards:p})=>{let m=cn(p,a);return f`<li class="card-outcome">
<span class="odds">${dt(p.length/o)}</span>
<span class="margin" data-testid="card-margin"
>${m===null?$:pt(m)}</span
>
<span class="first-move"
>${I(l,e)}<span
>${Os(l,c,d,e)}</span
></span
>
<span class="card-row">${p.map(h=>Ss(h,a,s))}</span>
</li>`})}
</ol>
</section>`}function Ss(n,t,{own:e,turn:s}){let o=t.find(r=>r.card===n)?.margin??null;return f`<button
type="button"
class=${n===e?"own":"quiet"}
data-testid="choose-card"
data-card=${n}
aria-current=${n===e?"true":"false"}
@click=${()=>s(n)}
>
<span class="visually-hidden">${u("analysis-turn-card",{card:String(n)})}</span>
<b aria-hidden="true">${n}</b>
${o===null?$:f`<span>${pt(o)}</span>`}
</button>`}function Os(n,t,e,s){let o={space:String(t),count:e},r=n.slice(2);return r==="pass"?u("analysis-card-passes",o):u("analysis-card-takes",{...o,patch:Vt(s,r)})}function $n(n,t,e,s){let{board:o,patches:r,state:i}=n,a=o.state.table,{seats:l}=a,c=fn(t,l),d=dn(i.tree,i.node,r,s.tree);return f`${z(e,Es(s))}
<main
class=${`${Pe(o,e,a.mode)} analysis`}
data-stage=${a.stage}
data-number=${a.number}
>
<h1 class="visually-hidden" id="turn-heading" tabindex="-1" data-testid="turn">
${u("tab-analysis")}: ${kt(a,l)}
</h1>
${Me(o,e,s.focusQuilt,{line:c,moves:f`<div class="notebook moves">
${a.stage==="card"?As(n,t):hn(t,l,r,s.lines)}
${d}
</div>`})}
<div class="below">
<p class="small" data-testid="turn-reason">
${kt(a,l)}. ${Qt(a,l)}
</p>
<p class="small copied" role="status" data-testid="said">${i.said}</p>
${ve(i.fault,"analysis-fault")} ${ke(a,l,r)}
</div>
</main>
${st(o,e)}`}function As(n,t){let{tree:e,node:s}=n.state,o=e.cardsAfter(s).map(r=>e.turnWith(s,r));return gn(ln(o),t,n.patches,{own:e.turnAfter(s)?.card.number??null,turn:r=>n.turn(r)})}function Es({setUp:n,open:t,copy:e,save:s}){return f`<nav class="analysis-menu" aria-label=${u("tab-analysis")}>
<span class="analysis-title" aria-hidden="true">${u("tab-analysis")}</span>
${[ft("set-up","pen",u("analysis-set-up"),n),ft("open","open",u("analysis-open"),t),ft("copy-link","link",u("copy-link"),e),ft("save","download",u("record"),s)]}
</nav>`}function ft(n,t,e,s){return f`<button type="button" data-testid=${n} title=${e} @click=${s}>
${k(t)}<span>${e}</span>
</button>`}function bn(n,t,e,s){let o=i=>{i.preventDefault();let a=i.target;n(String(new FormData(a).get("text")))},r=({target:i})=>{let[a]=i.files??[];a&&t(a)};return f`<form class="open-form" @submit=${o}>
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
</form>`}function wn(n,t,e){return f`<form class="open-form" @submit=${o=>{o.preventDefault();let r=o.target;t(String(new FormData(r).get("comment")))}}>
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
</form>`}var Ts=".".repeat(81),Ms="?.?.?.?.?.?.?.?.?.?",Ps="?.?/-";function Gt(n){let t=n.split(" "),e=t.length===11,[s,o]=t,[r,i]=e?[t[1],t[2].split(":")[0]]:[t[2],t[3]],[a,l,c,d]=e?t.slice(3):t.slice(4),p=Mn=>/^(\d+)\.(\d+)(?:i(\d+))?$/.exec(Mn)??[],[,m="5",h="0",b="0"]=p(r),[,A="5",B="0",F="0"]=p(i),[gt="normal",w="1",E=Ms,P=Ps]=e?t.slice(7):[],U=e?t[2].split(":")[1].replace("-",""):"";return{cells:[vn(s),e?Ts:vn(o)],buttons:[m,A],times:[h,B],incomes:[b,F],ring:a.replace("-",""),turn:l,tile:c,board:d,solo:e,deck:gt,level:w,taken:U,pile:E,gone:P}}function vn(n){return n.replace(/\//g,"").replace(/\d/g,t=>".".repeat(Number(t)))}function yn(n){let{cells:t,ring:e,turn:s,tile:o,board:r,solo:i,deck:a,level:l,taken:c,pile:d,gone:p}=n,m=[e||"-",s,o,r].join(" "),[h,b]=[kn(n,0),kn(n,1)],[A,B]=t.map(xn);if(!i)return`${A} ${B} ${h} ${b} ${m}`;let F=`${n.buttons[1]||"0"}.${n.times[1]||"0"}:${c||"-"}`;return`${A} ${h} ${F} ${m} ${a} ${l} ${d} ${p}`}function xn(n){return Array.from({length:9},(e,s)=>n.slice(9*s,9*(s+1))).map(e=>e.replace(/\.+/g,s=>String(s.length))).join("/")}function kn({cells:n,buttons:t,times:e,incomes:s},o){let r=n[o].includes("x")?`i${s[o]||"0"}`:"";return`${t[o]||"0"}.${e[o]||"0"}${r}`}function Rs(n,t){let e=[...n.ring,...n.taken].find(l=>!(l in t)),s=(l,c)=>u("impossible",{field:u(`field-${l}`),words:c});if(e)return s("ring",u("impossible-no-patch",{letter:e}));let o=yn(n),r=tt(o,t),i=r?.automa?W(o):null;if(r?.automa&&i===null)return s("pile",u("impossible-cards"));if(r===null)return u("impossible-form");let a=lt(r,t,i);return a?s(a.field,u(`impossible-${a.code}`,a.values)):""}var Dt=class extends Ee{constructor(t){super(t.message,t.patches),this.editor=t}answer(t,e,s){if(t!=="move"||s===void 0||!this.editor.lay(s))return this.refuse(e);this.replace({...this.editor.message,acknowledges:e})}},mt=class{constructor(t,e){this.patches=t,this.store=Kt((s,o)=>({...s,...o}),{draft:Gt(e),active:1,loose:"*"}),this.local=new Dt(this),this.game=new pe(this.local.folded,t,{open:()=>this.local.connect(),seen:s=>this.seen(s)}),this.game.open()}get draft(){return this.store.get().draft}get objection(){return Rs(this.draft,this.patches)}get text(){return yn(this.draft)}get message(){let{draft:t,active:e}=this.store.get(),s=O([...Object.keys(this.patches)].join("")),o=y(s,null).split(" "),[r,i]=t.cells.map(xn),a=m=>m.includes("x")?"i0":"",l=t.cells.map((m,h)=>`0.${h}${a(m)}`),c=[r,i,...l,o[4],String(e),"-","r"].join(" "),d=["1","2"].map(m=>u("player-number",{number:m})),p=Ae({start:c,moves:[]},{names:d},this.patches);if(p===null)throw new RangeError("this is no quilt");return p.game}seen(t){let{draft:e}=this.store.get(),{filled:s}=re(this.local.folded.positions[0]),[o]=t.options,i=[...e.ring].filter(a=>a in this.patches).map(a=>{let l=ee(s,this.patches[a]).map(({name:d})=>d);return{...o,letter:a,move:null,placements:l,available:!0}});return{...t,options:i,special_cells:ne(s).map(se)}}lay(t){let{draft:e,active:s}=this.store.get(),o=t[0],r=o==="+"?[J(t.slice(1))??0]:te(this.patches[o],t.slice(1))?.spaces??[],i=e.cells[s-1];if(r.length===0||r.some(l=>i[l]!=="."))return!1;let a=o==="+"?this.store.get().loose:o;return this.paint((l,c)=>r.includes(c)?a:l),o!=="+"&&this.enter({ring:this.draft.ring.replace(o,"")}),!0}layLoose(t){this.store.dispatch({loose:t})}lift(t){let{draft:e,active:s}=this.store.get(),o=e.cells[s-1][t];if(o===".")return;let r=o==="*"||o==="x";this.paint((i,a)=>(r?a===t:i===o)?".":i),r||this.enter({ring:o+this.draft.ring}),this.lieAnew()}paint(t){let{draft:e,active:s}=this.store.get(),o=[...e.cells];o[s-1]=[...o[s-1]].map(t).join(""),this.store.dispatch({draft:{...e,cells:o}})}enter(t){this.store.dispatch({draft:{...this.draft,...t}})}change(t){this.enter(t),this.lieAnew()}turn(t){this.store.dispatch({active:t}),this.lieAnew()}begin(t){this.store.dispatch({draft:t,active:1}),this.lieAnew()}lieAnew(){this.local.replace(this.message);let{connection:t}=this.game;t.number!==this.local.message.number&&t.begin(this.local.message)}close(){this.game.close()}};var qs={1:"first",2:"second","1+":"first-special","2+":"second-special","#1":"first-over","#2":"second-over"};function Sn(n,t,e){let{draft:s,active:o}=n.store.get(),r=n.game.state.table,i=n.objection,a=s.solo?[1]:[1,2];return f`${z(t)}
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
${k(i?"cancel":"place")} ${i||u("editor-possible")}
</p>
<div class="editor-quilts">
${a.map(l=>f`<section
class=${o===l?"editor-side on":"editor-side"}
aria-label=${u("player-number",{number:String(l)})}
>
${s.solo?$:f`<button
type="button"
data-testid=${`edit-${l}`}
aria-pressed=${o===l?"true":"false"}
@click=${()=>n.turn(l)}
>
${u("editor-quilt",{number:String(l)})}
</button>`}
${ye(n.game.state,r,r,l,t,n.game)}
</section>`)}
</div>
${Ls(n,e)} ${Cs(n)}
</main>
${st(n,t)}`}function Ls({game:n,patches:t,draft:e,store:s},o){let{placement:r}=n.state,{loose:i}=s.get(),a=[...e.ring].filter(c=>c in t),l=c=>()=>n.placement({type:"turn",how:c});return f`<section class="panel palette" aria-labelledby="palette-heading" data-keys>
<div class="panel-head">
<h2 id="palette-heading">${u("editor-patches")}</h2>
<div class="steps">
${[K("left",u("rotate-left"),l("left")),K("right",u("rotate-right"),l("right")),K("flip",u("flip"),l("flip")),K("place",u("place"),()=>n.commit()),K("cancel",u("cancel"),()=>n.placement({type:"cancel"}))]}
</div>
</div>
<p class="small">${u("editor-how")}</p>
<div class="palette-row">
${Ns.map(([c,d,p,m])=>{let h=u(m),b=r.letter==="+"&&i===c;return Ws({sign:c,shown:d,id:p,label:h,isOn:b},o)})}
${a.map(c=>f`<button
type="button"
class="palette-patch"
data-patch=${c}
data-testid=${`palette-${c}`}
title=${wt(t[c])}
aria-pressed=${r.letter===c?"true":"false"}
@click=${d=>o.choose(c,d.pointerType==="mouse")}
>
${Y(c,t[c],Yt(r,c),!0)}<span
class="visually-hidden"
>${c}: ${wt(t[c])}</span
>
</button>`)}
</div>
</section>`}var Ns=[["*","+","special","special-patch"],["x","?","unknown","editor-unknown"]];function Ws({sign:n,shown:t,id:e,label:s,isOn:o},r){return f`<button
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
${k(n)}
</button>`}function Cs(n){let{draft:t}=n,e=o=>n.change(o),s=["1","2","1+","2+","#1","#2"].filter(o=>!t.solo||o!=="2+").map(o=>[o,u("editor-turn",{turn:qs[o]})]);return f`<section class="panel editor-fields" aria-labelledby="fields-heading">
<h2 id="fields-heading">${u("editor-fields")}</h2>
<div class="field-grid">
${_("solo",u("editor-game"),t.solo?"solo":"duel",js(),o=>e(o==="solo"?Bs(t):Fs(t)))}
${_("turn",u("editor-whose"),t.turn,s,o=>e({turn:o}))}
${Us(n)}
${_("tile",u("field-bonus"),t.tile,_s(t.solo),o=>e({tile:o}))}
${_("board",u("editor-board"),t.board,Is(),o=>e({board:o}))}
${H("ring",u("field-ring"),t.ring,o=>e({ring:ht(o)}),"wide")}
${t.solo?Ds(t,e):$}
</div>
<p class="small"><code data-testid="position-text">${n.text}</code></p>
</section>`}function js(){return[["duel",u("editor-duel")],["solo",u("automa-alone")]]}function Is(){return[["r",u("board-revised")],["o",u("board-original")]]}function _s(n){return[["-",u("editor-nobody")],["1",u("player-number",{number:"1"})],["2",n?"Automa":u("player-number",{number:"2"})]]}function Bs(n){return{...{buttons:[n.buttons[0],"0"]},solo:!0,turn:n.turn.replace("2+","2")}}function Fs(n){return{solo:!1,ring:n.ring+n.taken,taken:""}}function ht(n){return n.replace(/\s/g,"").slice(0,60)}function Us(n){let{draft:t}=n,e=[["buttons","editor-buttons"],["times","editor-time"],["incomes","editor-income"]],s=(o,r)=>o!=="incomes"||t.cells[r].includes("x");return[0,1].flatMap(o=>e.filter(([r])=>s(r,o)).map(([r,i])=>{let a=t.solo&&o===1?"Automa":u("player-number",{number:String(o+1)});return H(`${r}-${o+1}`,u(i,{name:a}),t[r][o],l=>{let c=[...t[r]];c[o]=l.replace(/\D/g,"").slice(0,r==="buttons"?4:2),n.change({[r]:c})},"number")}))}function Ds(n,t){let e=[["normal",u("deck-normal")],["tactical",u("deck-tactical")]],s=["1","2","3","4","5"].map(o=>[o,u(`automa-name-${o}`)]);return[_("deck",u("editor-deck"),n.deck,e,o=>t({deck:o})),_("level",u("level"),n.level,s,o=>t({level:o})),H("taken",u("editor-taken"),n.taken,o=>t({taken:ht(o)}),"wide"),H("pile",u("field-pile"),n.pile,o=>t({pile:ht(o)}),"wide"),H("gone",u("field-gone"),n.gone,o=>t({gone:ht(o)}),"wide")]}function _(n,t,e,s,o){return f`<label
>${t}
<select
data-testid=${`field-${n}`}
@change=${r=>o(D(r))}
>
${s.map(([r,i])=>f`<option value=${r} ?selected=${r===e}>${i}</option>`)}
</select></label
>`}function H(n,t,e,s,o){return f`<label class=${o}
>${t}
<input
type="text"
spellcheck="false"
autocomplete="off"
inputmode=${o==="number"?"numeric":"text"}
data-testid=${`field-${n}`}
.value=${e}
@input=${r=>s(D(r))}
/></label>`}function On(n,t,e,{text:s,start:o,done:r,cancel:i}){let a=new mt(t,s),{game:l}=a,c=()=>n.querySelector(".quilt.active .cells")?.focus({preventScroll:!0}),d={done:()=>a.objection||r(a.text),cancel:i,empty:()=>a.begin(Gt(o)),choose:(w,E)=>{let{table:P}=l.state;if((w==="*"||w==="x")&&P){a.layLoose(w);let U=Jt(P.special_cells);l.placement({type:"choose",choice:U})}else E?l.choose(w):l.chooseShown(w);c()}},p=ot(n,a,e,()=>q(Sn(a,e,d),n)),m=a.store.watch(p.draw),h=new AbortController,{signal:b}=h,A=!0,B=()=>A=l.state.placement.letter===null,F=({target:w})=>{let E=w instanceof Element&&w.closest("[data-quilt=active] .cell");!E||!A||a.lift(J(E.id.slice(-2))??0)},gt=w=>{if(!(w.target instanceof Element&&w.target.closest("[data-quilt=active]"))||!["Delete","Backspace"].includes(w.key))return;let[P,U]=l.state.placement.cursor;a.lift(P*9+U)};return n.addEventListener("pointerdown",B,{signal:b,capture:!0}),n.addEventListener("click",F,{signal:b}),n.addEventListener("keydown",gt,{signal:b}),{draw:p.draw,close:()=>{h.abort(),m(),p.close()}}}async function Ri(n,t,e){let s=p=>Hs(p,t),{hash:o,search:r}=location,i=new URLSearchParams(r).get("at"),a=o.length>1?await Ks(s,o):null,l=a?null:an(fe(),t),c=a?.opened??l?.opened??Tn(t),d=new ct(t,c,{keep:me,read:s},i===null?null:Number(i));return l&&d.open(l.opened,l.path),a?.fault&&d.store.dispatch({fault:a.fault}),(o||r)&&history.replaceState(null,"",location.pathname),Gs(n,d,e)}function Gs(n,t,e){let{patches:s}=t,o,r=l=>{o?.close(),o=l,o.draw(),document.getElementById("turn-heading")?.focus({preventScroll:!0})},i=()=>r(An(n,t,e,a)),a=()=>r(On(n,s,e,{text:t.startText,start:Tn(s).tree.text,done:l=>{t.open({tree:new x(s,{start:l}),tags:{},isWhole:!0}),i()},cancel:i}));return o=An(n,t,e,a),{draw:()=>o.draw(),close:()=>o.close()}}async function Ks(n,t){try{return{opened:await n(decodeURI(t)),fault:""}}catch(e){return e instanceof URIError?{opened:null,fault:u("analysis-bad-link")}:{opened:null,fault:e instanceof Error?e.message:String(e)}}}async function Hs(n,t){let e=n.length>1e6?null:await sn(n,t);if(e?.isWhole||e&&n.length>$t)return e;if(n.length>$t)throw new Error(u("analysis-too-long"));if(/#t=/.test(n)){if(e)return e;throw new Error(u("analysis-bad-link"))}let{record:s,comment:o}=await zt(n),r=T(s,t);if(r===null)throw new Error(u("page-outdated"));return e??{...r,isWhole:r.isWhole&&o===null}}function Tn(n){let t=Re(n,s=>Math.floor(Math.random()*s));return{tree:new x(n,{start:y(O(t),null)}),tags:{},isWhole:!0}}function An(n,t,e,s){let{board:o}=t,r=new ut({ask:(p,m)=>Xt("/api/analysis",p,m),later:(p,m)=>window.setTimeout(p,m),forget:p=>window.clearTimeout(p),keep:ge},he()),i=Zs(t,r),a=zs(n,t,i,s),l=ot(n,o,e,()=>q($n(t,r,e,a),n),{turnsCards:!1}),c=()=>{let{stage:p,position:m,points:h}=o.table;r.look(p==="over"?null:m,h),i(null)},d=[t.store.watch(()=>{c(),l.draw()}),r.store.watch(()=>{i(null),l.draw()}),Xs(t,r),()=>r.stop(),l.close];return c(),{draw:l.draw,close:()=>{for(let p of d)p()}}}function Zs(n,t){let e=null,s="";return o=>{e=o;let{answer:r,isOn:i}=t.state,a=i&&r?r.lines:[],l=a.some(p=>p.move===e),c=a.flatMap((p,m)=>{let h=String(m+1);return p.move===e||!l&&m===0?[{move:p.move,label:h,kind:"line"}]:[]}),d=JSON.stringify([n.board.text,c]);d!==s&&(s=d,n.board.suggest(c))}}function Xs(n,t){let e=new AbortController,{signal:s}=e,o=a=>{let{target:l,key:c,altKey:d,ctrlKey:p,metaKey:m,shiftKey:h}=a;d||p||m||h||a.defaultPrevented||l instanceof Element&&l.closest("select, input, textarea, dialog, .quilt")||n.step(c)&&a.preventDefault()},r=a=>{let{target:l}=a;l instanceof Element&&l.closest(".notebook")&&(o(a),a.defaultPrevented&&a.stopPropagation())},i=()=>t.hide(document.hidden);return window.addEventListener("keydown",r,{capture:!0,signal:s}),window.addEventListener("keydown",o,{signal:s}),window.addEventListener("online",()=>t.again(),{signal:s}),document.addEventListener("visibilitychange",i,{signal:s}),i(),()=>e.abort()}function zs(n,t,e,s){return{focusQuilt:()=>n.querySelector(".quilt.active .cells")?.focus({preventScroll:!0}),lines:{point:e,play:r=>t.playLine(r)},tree:{show:r=>t.show(r),step:r=>{t.step(r)},promote:()=>t.promote(),remove:()=>t.remove(),mark:r=>t.mark(r),comment:()=>Qs(t)},setUp:s,open:()=>Vs(t),copy:async()=>{let r=`${location.origin}${await t.link()}`;t.store.dispatch({said:await we(r)})},save:()=>be(t.record)}}function Qs(n){St("comment","comment-heading",t=>{let e=s=>{t.close(),n.comment(s)};q(wn(n.state.node.comment,e,()=>t.close()),t)})}function Vs(n){St("open","open-heading",t=>{let e=o=>{t.close(),n.read(o)};q(bn(e,async o=>e(await o.slice(0,1000001).text()),()=>t.close(),n.startText),t)})}export{Ri as openAnalysisPage};
