import{a as be,b as ye,c as Ae,d as Oe,e as st,f as Ee,g as Ne,h as Le,k as rt}from"./board.js";import{a as tt,b as et,c as fe,d as q,e as xt,f as K,h as At,i as he,j as Ot,k as ge,l as $e,m as Pe,n as Me}from"./local_table.js";import{Ac as ke,Ba as te,Ca as ee,Cb as U,D as f,Da as ne,Db as pe,Ea as z,F as b,Fa as se,G as L,Ga as Y,H as v,I as yt,Kc as Te,Nb as St,Oc as Se,Rc as xe,U as Q,Vc as Re,Wc as Ce,Xc as qe,Yc as De,bb as x,c as V,cb as re,d as bt,da as wt,db as oe,e as M,g as $t,ga as vt,gb as Tt,ha as kt,hc as me,i as u,ia as Xt,ib as ie,jb as ae,kb as R,la as X,lb as le,ma as zt,mb as ce,nb as J,o as Ht,ob as k,p as Z,pb as ue,q as Gt,qb as de,rb as C,t as Vt,uc as nt,v as Zt,vc as we,wc as ve,y as Qt,ya as Yt,za as Jt}from"./page.js";var Pt=0;function We(n,t){let{deck:e,aside:s,budgets:r,known:o}=n,{shuffle:a,at:i}=xt(n,t),l=(o[a]??[]).slice(a===0?s:0,i),c=K(n,t),d=c===Pt?r[t]:et(c).budget,p=e==="tactical"?d:void 0;return tt[e].filter(m=>!l.includes(m.number)&&(p??m.budget)===m.budget).map(({number:m})=>m)}function Et(n,t,e){let{shuffle:s,at:r}=xt(n,t),{aside:o,budgets:a,known:i}=n,l=i[s]??fe();if(l[r]===e)return n;if(l[r]===Pt&&!l.includes(e))return At(n,t,e);let c=l.map((m,h)=>h>r||s===0&&h<o?Pt:m),d=Object.entries(a).filter(([m])=>Number(m)<=t),p={...n,budgets:Object.fromEntries(d)};return At({...p,known:[...i.slice(0,s),c]},t,e)}var ot=64,T=class{constructor(t,{start:e,shuffles:s,budgets:r}){this.patches=t;this.text=e;let o=J(e,t);if(o===null)throw new RangeError("this is no position");let a=o.automa!==null;if(this.shuffles=a?q(e,s,r):null,a&&this.shuffles===null)throw new RangeError("these are no cards");this.root=this.made("",null,o,null)}patches;text;shuffles;count=0;root;made(t,e,s,r){let o=this.count;return this.count+=1,{id:o,move:t,parent:e,children:[],position:s,turn:r,...{before:"",comment:"",figures:[],marks:[]}}}add(t,e,s=null,r=!0){let o=R(e)?s??this.turnAfter(t):null;if(R(e)&&o===null)return null;let a=o?.card.number,i=t.children.find(d=>d.move===e&&d.turn?.card.number===a);if(i&&r)return i;let l=o?le(t.position,e,o):ce(t.position,e,this.patches);if(l===null)return null;o&&this.keepCard(t,o.card.number);let c=this.made(e,t,l,o);return t.children.push(c),c}turnAfter(t){let e=this.shufflesAt(t),s=e===null?0:K(e,Nt(t));return s===0?null:this.turnWith(t,s)}turnWith(t,e){let s=w(t).length+1;return ge(t.position,et(e),s,this.patches)}cardsAfter(t){let e=t.position.automa!==null&&t.position.turn===2,s=this.shufflesAt(t);return!e||t.position.stage==="over"||s===null?[]:We(s,Nt(t))}shufflesAt(t){let e=w(t).flatMap(({turn:s})=>s??[]);return this.shuffles&&e.reduce((s,r,o)=>Et(s,o,r.card.number),this.shuffles)}hasOwnCards(t){return this.shufflesAt(t)===this.shuffles}keepCard(t,e){if(this.shuffles===null||!this.hasOwnCards(t))return;let s=Nt(t);K(this.shuffles,s)===0&&this.own(Et(this.shuffles,s,e))}settle(){let t=this.shufflesAt(S(this.root));t!==null&&this.own(t)}own(t){this.shuffles=t,this.text=Ot(this.text,t)}courseTo(t){let e=w(t),s=e.map(({move:c})=>c),r=this.shufflesAt(t);if(r===null)return{start:this.text,moves:s};let{known:o,budgets:a}=r,i=e.flatMap(({turn:c})=>c??[]);return{start:Ot(this.text,r),moves:s,turns:i,shuffles:o.slice(1),budgets:a}}get nodes(){return[this.root,...Mn(this.root)]}node(t){return this.nodes.find(e=>e.id===t)??null}};function Mn(n){let t=[],e=[...n.children].reverse();for(let s=e.pop();s;s=e.pop())t.push(s),e.push(...[...s.children].reverse());return t}function w(n){let t=[];for(let e=n;e.parent;e=e.parent)t.push(e);return t.reverse()}function Nt(n){return w(n).filter(({turn:t})=>t!==null).length}function S(n){let t=n;for(;t.children.length>0;)[t]=t.children;return t}function je(n){return w(n).every(t=>t.parent?.children[0]===t)}function it(n){return w(n).filter(t=>t.parent?.children[0]!==t).length}function Ln(n){return w(n).reverse().find(t=>t.parent?.children[0]!==t)??null}function Fe(n){let t=Ln(n);if(t===null||t.parent===null)return!1;let{children:e}=t.parent;return e.splice(e.indexOf(t),1),e.unshift(t),!0}function Ie(n){let{parent:t}=n;return t===null?null:(t.children.splice(t.children.indexOf(n),1),t)}var D={1:"!",2:"?",3:"!!",4:"??",5:"!?",6:"?!"};function _e(n,t){let e=n.marks.includes(t),s=n.marks.filter(r=>!(r in D));n.marks=e?s:[t,...s]}var Rn=["Ring","Board","SetUp","Position","Opponent","Deck","Level","Cards"],W=/\[%(?:clk|emt|eval|scores|empty|tile)\s+[^[\]\s]+(?:\s+[^[\]\s]+)?\s*\]/g;function at(n,t={}){let e=S(n.root).position,s=St(e,n.patches),r=Cn(St(e,n.patches,C(t)),t),o=s?{Score:s.scores.join("-")}:{},a=new Set(["Result","Score",...Rn]);s||a.delete("Score");let i=Object.entries(t).filter(([d])=>!a.has(d)),l={...Object.fromEntries(i),...qn(n),...o,Result:r},c=[...Mt(n.root.figures,n.root.comment),...Be(n,n.root)];return Me(l,[...c,r])}function Cn(n,{Result:t="*",Termination:e="normal"}){return n===null||e!=="normal"?t:n.winner===1?"1-0":"0-1"}function qn({root:{position:n},text:t,shuffles:e}){if(e===null||n.automa===null)return re(n)?{Ring:n.ring,Board:n.board}:{SetUp:"1",Position:t};let{numeral:s}=V[n.automa.level-1],r=e.known.map(a=>a.map(i=>i||"?").join(" "));return{...Dn(t,n)?{Ring:n.ring,Board:n.board}:{SetUp:"1",Position:t},Opponent:"Automa",Deck:e.deck,Level:s,Cards:r.join(" / ")}}function Dn(n,{players:[t,e],ring:s}){let[r,o]=n.split(" ").slice(-2),a=r.split(".").length===10&&o.endsWith("/-")&&!/^\?\d/.test(r),i=t.buttons===5&&t.time===0&&t.empty===81;return a&&i&&e.buttons===0&&e.time===0&&s.length===33}function Be(n,t,e=""){let s=[];for(let r=t,o=e;r.children.length>0;[r]=r.children){let[a,...i]=r.children;s.push(...Ke(n,a,o));for(let l of i)s.push(...He("(",Wn(n,l),")"));o=i.length>0?"":Ue(a)}return s}function Wn(n,t){let e=t.before.match(W)??[];return[...Mt(e,t.before.replace(W," ")),...Ke(n,t,""),...Be(n,t,Ue(t))]}function Ue({move:n,parent:t}){return R(n)?"":String(t?.position.turn)}function Ke(n,t,e){let{move:s,turn:r,marks:o,comment:a,figures:i,parent:l}=t,c=String(l?.position.turn),d=c===e?s:`${c}: ${s}`,p=r===null||n.hasOwnCards(t)?"":r.card.number;return[R(s)?s.replace("A:",`A${p}: `):d,...o.map(h=>`$${h}`),...Mt(i,a)]}function Mt(n,t){return He("{",[...n,...Lt(t).split(" ").filter(Boolean)],"}")}function He(n,t,e){if(t.length===0)return[];let s=[...t];return s[0]=n+s[0],s[s.length-1]+=e,s}function Lt(n){let t=n.replace(jn," ").replace(/\s+/g," ").trim();return(t.includes("}")?t.replace(/\{/g,"(").replace(/\}/g,")"):t).replace(W,s=>`(${s.slice(1,-1)})`)}var jn=/[\u0000-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff]/gu;var Ge=/\[\s*([A-Za-z0-9_]+)\s+"((?:[^"\\\n]|\\.)*)"\s*\]/y,Rt=/(?:[\s\ufeff]+|^%.*)+/my,Qe=/(?<mover>[12]:|A(?<card>[1-9]\d?)?:)/,Xe=/(?<taken>[A-Za-g])(?=[12]:|A(?:[1-9]\d?)?:|1-0|0-1|[^\w+:]|$)/,Ve=ze(Qe,Xe),Fn=ze(Xe,Qe),In=/^[A-Za-g]{33}$/,_n=Object.fromEntries(Object.entries(D).map(([n,t])=>[t,Number(n)])),Bn=255;function P(n,t){let{tags:e,end:s}=Kn(n),r=s,o=Hn(e);if(o===null)return null;let a;try{a=new T(t,o)}catch(c){if(c instanceof RangeError)return null;throw c}let i=new Ct(a),l=Ve;for(let c;c=Un(l,n,r);r+=c[0].length){let d=c.groups;if(d.tag!==void 0)break;i.take(d),d.mover!==void 0?l=Fn:!d.space&&!d.comment&&!d.rest&&(l=Ve)}return i.result!==null&&(e.Result??=i.result),{tree:a,tags:e,isWhole:i.isWhole&&i.lines.length===1}}function ze(n,t){let e=[/(?<space>[\s\ufeff]+|^%.*)/,/(?<comment>\{[^}]*\}?)/,/(?<rest>;.*)/,/\$(?<nag>\d{1,3})(?!\d)/,/(?<mark>!!|\?\?|!\?|\?!|!|\?)/,/(?<open>\()/,/(?<close>\))/,n,/(?<result>(?:1-0|0-1|\*)(?!\d))/,/(?<token>pass|\.|[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9])/,t,/(?<tag>\[\s*[A-Za-z0-9_]+\s+")/,/(?<unknown>\S[^\s(){};[]*)/];return new RegExp(e.map(({source:s})=>s).join("|"),"my")}function Un(n,t,e){return n.lastIndex=e,n.exec(t)}function Kn(n){let t={},e=0,s=()=>(Rt.lastIndex=e,e=Rt.exec(n)?Rt.lastIndex:e,Ge.lastIndex=e,Ge.exec(n));for(let r=s();r;r=s())t[r[1]]??=r[2].replace(/\\(.)/g,"$1"),e+=r[0].length;return{tags:t,end:e}}function Hn({Ring:n,Board:t="revised",Position:e,Opponent:s,Deck:r,Level:o,Cards:a=""}){let[i,...l]=a.split("/").map(h=>h.trim().split(/\s+/).map($=>Number($)||0));if(e!==void 0)return{start:Ze(e,i),shuffles:l};if(!In.test(n??"")||!Gn(t))return null;let c=k(x(n,t),null);if(s!=="Automa")return{start:c,shuffles:[]};let d=V.find(({numeral:h})=>h===o)?.level;if(d===void 0||!["normal","tactical"].includes(r))return null;let[p]=c.split(" "),m=`${n} 1 - ${t[0]} ${r} ${d} ?.?.?.?.?.?.?.?.?.? ?.?/-`;return{start:Ze(`${p} 5.0 0.0:- ${m}`,i),shuffles:l}}function Gn(n){return n==="revised"||n==="original"}function Ze(n,t){let e=n.split(" ");if(e.length!==11||t.length!==12)return n;let s=e[10].split("/").map(d=>d==="-"?0:d.split(".").length),r=[...e[10].split("/"),e[9].replace(/^\?\d+/,"?")].flatMap(d=>d==="-"?[]:d.split(".")).map((d,p)=>d==="?"&&t[p]?String(t[p]):d),o=s[0]+s[1],a=d=>d.join(".")||"-",i=r.slice(o),[l=""]=/(?<=^\?)\d+/.exec(e[9])??[];i[0]==="?"&&(i[0]=`?${l}`);let c=`${a(r.slice(0,s[0]))}/${a(r.slice(s[0],o))}`;return[...e.slice(0,9),a(i),c].join(" ")}var Ct=class{constructor(t){this.tree=t;this.lines=[{at:t.root,isBroken:!1,isNew:!0,before:"",card:0}]}tree;lines;isWhole=!0;skipped=0;isOver=!1;result=null;take({comment:t,rest:e,nag:s,mark:r,card:o,open:a,close:i,result:l,token:c,taken:d,unknown:p}){let m=this.lines[this.lines.length-1];if(a)return this.open(m);if(i)return this.close();if(l){if(this.lines.length>1||this.isOver)return;this.isOver=!0,this.result=l;return}m.isBroken||this.skipped>0||(t?this.say(m,t.slice(1).replace(/\}$/,"")):e?this.say(m,e.slice(1)):s||r?this.mark(m,s?Number(s):_n[r??""]):c||d?this.play(m,c??`A:${d}`):o?this.choose(m,Number(o)):p&&this.fail(m))}fail(t){this.isWhole=!1,t.isBroken=!0}choose(t,e){this.lines.length>1&&this.tree.cardsAfter(t.at).includes(e)?t.card=e:this.fail(t)}play(t,e){let{position:s}=t.at,r=s.automa!==null&&s.turn===2,a=e==="."||e==="pass"?r?"A:pass":"pass":Vn(e,this.tree.patches),i=t.card?this.tree.turnWith(t.at,t.card):null,c=this.isOver&&this.lines.length===1?null:this.tree.add(t.at,a,i,!1);if(c===null)return this.fail(t);t.isNew&&this.lines.length>1&&(c.before=t.before),t.at=c,t.isNew=!1,t.card=0}say(t,e){let s=e.match(W)??[],r=e.replace(W," ").replace(/\s+/g," ").trim(),o=a=>[a,r].filter(Boolean).join(" ");if(t.isNew&&this.lines.length>1){t.before=[t.before,...s,r].filter(Boolean).join(" ");return}t.at.comment=o(t.at.comment),t.at.figures.push(...s)}mark(t,e){!t.isNew&&e<=Bn?t.at.marks.push(e):this.isWhole=!1}open(t){let{parent:e}=t.at;t.isBroken||this.skipped>0||t.isNew||e===null?this.skipped+=1:this.lines.length>ot?this.skipped+=1:this.lines.push({at:e,isBroken:!1,isNew:!0,before:"",card:0}),this.skipped>0&&(this.isWhole=!1)}close(){this.skipped>0?this.skipped-=1:this.lines.length>1?this.lines.pop():this.isWhole=!1}};function Vn(n,t){let e=t[n[0]];if(!e||n.length!==4)return n;let s=Number(n[1]),r=s>=4?e.turns[0].flip:0;for(let o=0;o<s%4;o+=1)r=e.turns[r].right;return`${n[0]}${r}${n.slice(2)}`}var Ye=6,Dt=[1,2];function lt(n,t,e){let{automa:s}=n;if(s===null)return Je(n,t);let r=ns(n);if(r)return r;let o=z(n.players[0].filled)?1:null,a={...n,ring:n.ring+s.taken,tile:o,automa:null},i=Je(a,t);if(i){let l={quilt1:"quilt",purse1:"purse",purse2:"automa"},c="quilt"in i.values?{...i.values,quilt:"quilt"}:i.values;return{...i,values:c,field:l[i.field]??i.field}}return ss(n)??rs(e)}function Je(n,t){return Zn(n)??Qn(n)??Yn(n)??Jn(n)??Xn(n,t)??ts(n)??es(n)}function g(n,t,e={}){return{field:n,code:t,values:e}}function Zn({players:n}){let t=Dt.find(e=>n[e-1].time>M);return t?g(`purse${t}`,"spaces",{last:String(M)}):null}function Qn({players:n,ring:t}){let e=new Map;for(let s of Dt)for(let{letter:r}of n[s-1].patches){let o=e.get(r);if(o)return g(`quilt${s}`,"lies-too",{letter:r,quilt:o});e.set(r,`quilt${s}`)}for(let s of t){if(t.indexOf(s)!==t.lastIndexOf(s))return g("ring","twice",{letter:s});let r=e.get(s);if(r)return g("ring","is-on",{letter:s,quilt:r})}return null}function Xn(n,t){let{players:e,ring:s}=n,r=e.flatMap(d=>d.patches.map(({letter:p})=>p)),o=new Set([...s,...r]),a=Object.keys(t).filter(d=>!o.has(d)).sort((d,p)=>tn(d)-tn(p)),i=a.join(""),l=e.map(({cells:d})=>[...d].filter(p=>p==="x").length);if(l.every(d=>d===0))return a.length>0?g("ring","missing",{letters:i}):null;let c=e.map(({income:d,patches:p})=>p.reduce((m,{letter:h})=>m-t[h].income,d));return zn(n,t,a,l,c)?null:g(`quilt${l[0]>0?1:2}`,"unknown",{letters:i})}function tn(n){return n.charCodeAt(0)}function zn(n,t,e,s,r){let o=e.reduce((c,d)=>c+t[d].squares,0),a=e.reduce((c,d)=>c+t[d].income,0),i=s[0]+s[1]-o;if(i<0||i>en(n)||r[0]+r[1]!==a)return!1;let l=new Set([0]);for(let c of e){let{squares:d,income:p}=t[c];l=new Set([...l,...[...l].map(m=>m+d*1e3+p)])}return[...l].some(c=>{let d=s[0]-Math.floor(c/1e3);return c%1e3===r[0]&&d>=0&&d<=i})}function en({players:n,board:t,stage:e}){let s=Math.max(n[0].time,n[1].time);return Tt($t[t],0,s).length-(e==="special_patch"?1:0)-qt(n[0])-qt(n[1])}function qt({cells:n}){return[...n].filter(t=>t==="*").length}function Yn({players:[n,t]}){if(Math.abs(n.time-t.time)<=Ye)return null;let e=n.time>t.time?1:2,s={most:Ye,first:String(n.time),second:String(t.time)};return g(`purse${e}`,"lead",s)}function Jn({players:n,turn:t,stage:e,board:s}){let[r,o]=[n[t-1],n[2-t]],a=String(M),i=String(t),l=r.time===M&&o.time===M;return e==="over"?l?null:g("turn","not-over",{player:i,last:a}):e==="action"?l?g("turn","over",{last:a}):r.time>o.time?g("turn","ahead",{player:i}):null:Tt($t[s],o.time,r.time).length===0?g("turn","no-special",{player:i}):r.empty===0?g("turn","no-space",{player:i,quilt:`quilt${t}`}):null}function ts(n){if(en(n)>=0)return null;let[t,e]=n.players.map(qt);return g(`quilt${t>=e?1:2}`,"special-patches")}function es({players:n,tile:t}){let e=Dt.filter(s=>z(n[s-1].filled));return t===null&&e.length>0?g("bonus","has-square",{player:String(e[0])}):t!==null&&!e.includes(t)?g("bonus","no-square",{player:String(t)}):null}function ns({automa:n,ring:t,players:e}){let s=n?.taken??"",r=e[0].patches.map(({letter:a})=>a),o=[...s].find(a=>s.indexOf(a)!==s.lastIndexOf(a)||t.includes(a)||r.includes(a));return o?g("automa","elsewhere",{letter:o}):null}function ss(n){let{tile:t,players:e,automa:s}=n,r=z(e[0].filled),o=String(ie(s?.level??1).marker),a=ae(n);return t===1?r?null:g("bonus","person-no-square"):t===2?a?g("bonus","automa-not-there",{marker:o}):null:r?g("bonus","person-square"):a?null:g("bonus","automa-there",{marker:o})}function rs(n){if(n===null)return null;let{deck:t,aside:e,discards:s,known:r,budgets:o}=n,[a]=r;if(e!==0&&e!==2)return g("gone","aside",{count:2});if(a.slice(e,e+s).includes(0))return g("gone","discards");let i=a.find((d,p)=>d!==0&&a.indexOf(d)!==p);if(i)return g("pile","card-elsewhere",{card:String(i)});let l=tt[t].filter(({number:d})=>!a.includes(d));return 0 in o&&!l.some(({budget:d})=>d===o[0])?g("pile","budget",{budget:String(o[0])}):null}var nn=/,c(-?[1-9]\d{0,2})$/,Wt=/\.|pass|[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9]/y;async function rn(n,t){let e=await is(n,t);if(e===null)return null;let{root:s,text:r}=e.tree,o=s.position.automa?q(r):null;return lt(s.position,t,o)?null:e}async function is(n,t){let e=n.replace(/^\ufeff/,"").trim();if(/^[[%]/.test(e))return P(e,t);let[,s]=/#(.*)$/s.exec(e)??[];if(s?.startsWith("t=")){let o=await Ne(`#${s}`);return o===null?null:P(o,t)}return/\s/.test(e)&&e.includes("/")?jt({start:e.split(/\s+/).join(" ")},[],t):as(s??e,t)}function as(n,t){let[,e]=nn.exec(n)??[],s=ls(n.replace(nn,""),t);return s&&(e?{...s,tags:{Compensation:e}}:s)}function ls(n,t){let[e,s="",...r]=n.split(","),o=cs(s);if(o===null)return null;if(/^[ps]=/.test(e)){let l=e.slice(2).replace(/_/g," ").replace(/!/g,"#"),c=r.map(d=>d.split(".").map(p=>Number(p)||0));return jt({start:l,shuffles:c},o,t)}if(!(new Set(e).size===33&&[...e].every(l=>l in t))||e.length!==33||!e.endsWith("A"))return null;let i=k(x(e,r[0]==="o"?"original":"revised"),null);return jt({start:i},o,t)}function cs(n){let t=[];Wt.lastIndex=0;for(let e=0;e<n.length;e=Wt.lastIndex){let s=Wt.exec(n);if(s===null)return null;t.push(s[0]==="."?"pass":s[0])}return t}function jt(n,t,e){try{let s=new T(e,n),r=sn(s,s.root);for(let o of t){let a=s.add(r,o);if(a===null)return{tree:s,tags:{},isWhole:!1};r=sn(s,a)}return{tree:s,tags:{},isWhole:!0}}catch(s){if(s instanceof RangeError)return null;throw s}}function sn(n,t){let e=t;for(let s=n.turnAfter(e);s;s=n.turnAfter(e)){let r=n.add(e,`A:${s.taken??"pass"}`,s);if(r===null)return e;e=r}return e}async function on(n,t){if(!n.nodes.every(({children:i,comment:l,before:c,marks:d})=>i.length<2&&!l&&!c&&d.length===0))return"#t="+await Ee(at(n,t));let s=w(S(n.root)).map(({move:i})=>i),r=ue(n.root.position,n.text,s,n.shuffles?.known??null),[,o]=/ \?(\d+)/.exec(n.text)??[],a=o===void 0?r:r.replace(/_\?(?=[._])/,`_?${o}`);return de(a,C(t))}var us=new Set(["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"]),ct=class{constructor(t,e,s,r=null){this.patches=t;this.outside=s;let{tree:o,tags:a,isWhole:i}=e,l=[o.root,...w(S(o.root))],c=r===null?l[l.length-1]:l[r]??o.root,d=i?"":u("analysis-not-whole"),p={tree:o,tags:a,node:c,change:0,said:"",fault:d,isEditing:!1};this.store=Z(p),this.board=new ye(t,this.courseTo(c),this.sitting(),{onMove:(m,h)=>this.moved(m,h),onUndo:()=>this.show(this.state.node.parent??this.state.node),objection:()=>it(this.state.node)>=ot?u("analysis-too-deep"):null})}patches;outside;store;board;get state(){return this.store.get()}courseTo(t){let{tree:e,tags:s}=this.state;return{...e.courseTo(t),points:C(s)}}sitting(){let{Player1:t="?",Player2:e="?"}=this.state.tags,s=(r,o)=>r&&r!=="?"?r:u("player-number",{number:o});return{names:[s(t,"1"),s(e,"2")]}}moved(t,e){let{tree:s,node:r}=this.state,o=e.local.message.automa?.turns.at(-1)??null,a=s.add(r,t,t.startsWith("A:")?o:null);a&&this.changed({node:a})}changed(t={}){let{change:e}=this.state;this.store.dispatch({...t,change:e+1,said:"",fault:""}),this.keep()}keep(){this.outside.keep({record:this.record,path:this.path})}get path(){return w(this.state.node).map(t=>t.parent?.children.indexOf(t)??0)}get record(){return at(this.state.tree,this.state.tags)}get text(){return this.board.text}async link(){return`/analysis${await on(this.state.tree,this.state.tags)}`}show(t){let e=this.courseTo(t);an(e)!==an(this.board.course)&&this.board.show(e,this.sitting()),this.store.dispatch({node:t,said:"",fault:""}),this.keep()}step(t){if(!us.has(t))return!1;let{node:e,tree:s}=this.state,{parent:r}=e,o=r?.children??[],a=o.indexOf(e),l={ArrowLeft:r,ArrowRight:e.children[0],ArrowUp:o[a-1],ArrowDown:o[a+1],Home:s.root,End:S(e)}[t];return l&&l!==e&&this.show(l),!0}playLine(t){for(let e of t)if(!this.board.play(e))return}turn(t){let{tree:e,node:s}=this.state,r=e.turnWith(s,t),o=r&&e.add(s,`A:${r.taken??"pass"}`,r);o&&(this.changed(),this.show(o))}promote(){Fe(this.state.node)&&(this.state.tree.settle(),this.changed())}remove(){let{node:t}=this.state;if(t.parent===null)return;let e=Ie(t);this.state.tree.settle(),this.changed(),e&&this.show(e)}comment(t){this.state.node.comment=Lt(t),this.changed()}mark(t){this.state.node.parent!==null&&(_e(this.state.node,t),this.changed())}open({tree:t,tags:e,isWhole:s},r){this.store.dispatch({tree:t,tags:e,isEditing:!1});let o=r?ds(t,r):S(t.root);this.board.show(this.courseTo(o),this.sitting()),this.store.dispatch({node:o,change:this.state.change+1,said:"",fault:""}),s||this.store.dispatch({fault:u("analysis-not-whole")}),this.keep()}async read(t){if(!t.trim())return this.store.dispatch({fault:u("analysis-nothing")});try{this.open(await this.outside.read(t))}catch(e){let s=e instanceof Error?e.message:String(e);this.store.dispatch({fault:s})}}get startText(){let{position:t}=this.state.node,e=this.board.local.shuffles;if(t.automa===null||e===null)return k(t,null);let s=this.board.local.message.automa?.turns??[];return k(t,he(e,s))}};function an({moves:n,turns:t=[]}){return[...n,...t.map(({card:e})=>e.number)].join()}function ds(n,t){let e=n.root;for(let s of t)e=e.children[s]??e;return e}function ln(n,t){let e=n&&P(n.record,t);return e&&{opened:e,path:n.path}}function cn(n){let t=new Map;for(let e of n){if(e===null)continue;let{taken:s,stop:r,income:o,card:a}=e,i=[s,r,o].join(),l=t.get(i)??{move:`A:${s??"pass"}`,stop:r,income:o,cards:[]};t.set(i,{...l,cards:[...l.cards,a.number]})}return[...t.values()].sort((e,s)=>s.cards.length-e.cards.length)}function un(n,t){let e=t.flatMap(({card:s,margin:r})=>n.includes(s)&&r!==null?[r]:[]);return e.length<n.length?null:e.reduce((s,r)=>s+r,0)/n.length}var Ft=5,ps=150,ms=300,ut=class{constructor(t,{isOn:e,lines:s}){this.outside=t;let r={status:"idle",isOn:e,lines:s,ahead:0,answer:null,sentence:""};this.store=Z(r)}outside;store;position=null;points=0;isHidden=!1;asking=null;timer=0;known=new Map;get state(){return this.store.get()}look(t,e=0){t===this.position&&e===this.points||(this.position=t,this.points=e,this.begin())}hide(t){t!==this.isHidden&&(this.isHidden=t,this.begin())}turn(t){this.tell({isOn:t}),this.outside.keep({isOn:t,lines:this.state.lines}),this.begin()}want(t){this.tell({lines:Math.max(1,Math.min(Ft,t))}),this.outside.keep({isOn:this.state.isOn,lines:this.state.lines}),this.begin()}again(){["away","refused"].includes(this.state.status)&&this.begin()}stop(){this.asking?.abort(),this.asking=null,this.outside.forget(this.timer)}begin(){this.stop();let{isOn:t,lines:e}=this.state;if(!t)return this.tell({status:"off",answer:null,sentence:""});if(this.position===null)return this.tell({status:"idle",answer:null,sentence:""});let s=this.known.get(this.key)??null,r={answer:s,sentence:"",ahead:0};if(s?.final)return this.tell({...r,status:"done"});if(this.isHidden)return this.tell({...r,status:"paused"});this.tell({...r,status:"asking"});let{signal:o}=this.asking=new AbortController,a={...Le(this.position,this.points),lines:e};this.timer=this.outside.later(()=>this.follow(a,o),ps)}get key(){return`${this.state.lines} ${this.points} ${this.position}`}async follow(t,e){let{key:s}=this;try{for await(let r of this.outside.ask(t,e)){if(e.aborted)return;this.take(s,r)}!e.aborted&&!this.state.answer?.final&&this.tell({status:"away"})}catch(r){if(e.aborted)return;if(r instanceof Gt)this.tell({status:"away"});else if(r instanceof Vt)this.tell({status:"refused",sentence:r.message,answer:null});else throw r}}take(t,e){let s=e.lines.length>0||!!e.cards;if(s){this.known.delete(t),this.known.set(t,e);let[i]=this.known.keys();this.known.size>ms&&this.known.delete(i)}let r=e.waiting===null,o=e.final?"done":r?"thinking":"waiting",a=s?e:this.state.answer;this.tell({status:o,ahead:e.waiting??0,answer:a})}tell(t){this.store.dispatch(t)}};var fs={first:"Home",back:"ArrowLeft",forward:"ArrowRight",last:"End"},hs=4;function pn(n,t,e,s){return f`<section class="panel tree" aria-labelledby="moves-heading">
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
${n.root.comment?f`<p class="comment">${n.root.comment}</p>`:b}
${n.root.children.length>0?mn(n.root,t,e,s):f`<p class="small">${u("analysis-no-move")}</p>`}
</div>
${$s(t,s)}
</section>`}function gs(n,t){let e=n.parent===null,s=n.children.length===0;return Te(r=>r==="first"||r==="back"?e:s,r=>t.step(fs[r]))}function mn(n,t,e,s,r=null){let o=[],a=[],i=()=>{a.length>0&&o.push(f`<div class="run">${a}</div>`),a=[]};r?.before&&a.push(f`<span class="comment">${r.before}</span>`),r&&a.push(dn(r,t,e,s));for(let l=r??n;l.children.length>0;[l]=l.children){let[c,...d]=l.children;a.push(dn(c,t,e,s)),d.length!==0&&(i(),o.push(f`<ul>
${d.map(p=>f`<li class=${it(p)>hs?"flat":""}>
${mn(p,t,e,s,p)}
</li>`)}
</ul>`))}return i(),o}function dn(n,t,e,s){let{move:r,turn:o,parent:a,comment:i,marks:l}=n,c=a?.position.turn??1,d=w(n).length,p=l.map($=>D[$]??"").join(""),m=o?`, ${u("analysis-card",{card:String(o.card.number)})}`:"",h=`${d}. ${X(r,e)}${m} ${p}`.trim();return f`<button
type="button"
class=${`node p${c}${n===t?" now":""}`}
title=${h}
data-testid="node"
data-move=${r}
aria-current=${n===t?"step":"false"}
@click=${()=>s.show(n)}
>
<span class="number" aria-hidden="true">${d}</span>${j(r,e)}${o?f`<i class="card" aria-hidden="true">${o.card.number}</i>`:b}<span class="visually-hidden">${h}</span
>${p?f`<b class="sign" aria-hidden="true">${p}</b>`:b}
</button>
${i?f`<span class="comment" data-testid="comment">${i}</span>`:b}`}function j(n,t){let e=n.startsWith("A:")?n.slice(2):n;if(e==="pass")return f`<span class="move-art" aria-hidden="true">${v("pass")}</span>`;let s=e[0],r=e.slice(-2),o=n.startsWith("A:");return f`<span class="move-art" aria-hidden="true"
>${s==="+"?f`<span class="plus">+</span>`:Q(s,t[s],o?bs(t[s]):Number(e[1]),!1)}${o?b:f`<span class="where">${r}</span>`}</span
>`}function bs({orientations:n}){return Number(Object.keys(n)[0])}function $s(n,t){let e=n.parent===null,s=r=>r?"true":"false";return f`<div class="tree-tools">
<button type="button" data-testid="comment-move" @click=${t.comment}>
${v("pen")}<span>${u("analysis-comment")}</span>
</button>
<div class="marks" role="group" aria-label=${u("analysis-marks")}>
${Object.entries(D).map(([r,o])=>f`<button
type="button"
class="quiet square"
aria-pressed=${s(n.marks.includes(Number(r)))}
aria-disabled=${s(e)}
aria-label=${u(`analysis-mark-${r}`)}
title=${u(`analysis-mark-${r}`)}
data-testid=${`mark-${r}`}
@click=${()=>t.mark(Number(r))}
>
${o}
</button>`)}
</div>
<button
type="button"
data-testid="promote"
aria-disabled=${s(je(n))}
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
</div>`}function fn(n,t){let{isOn:e,answer:s}=n.state,r=e?s?.lines[0]??s?.expected??null:null,o=r?Math.round(r.chance*100):50,a=r?hn(r.margin,t):_t(n);return f`<section
class=${`line engine-bar ${r?"known":""}`}
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
@change=${i=>n.turn(pe(i))}
/><span>${u("analysis-engine")}</span></label
>
<div class="balance">
<svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
<rect class="two" width="100" height="6"></rect>
<rect class="one" width=${o} height="6"></rect>
<path d="M50 0v6"></path>
</svg>
<p class="engine-words" role="status" data-testid="engine-words">
${a}
${r?f`<span class="soft">${dt(ws(r))}</span>`:b}
</p>
</div>
</section>`}function hn(n,t){let e=Math.abs(n);return e<.05?u("analysis-even"):u("analysis-ahead",{name:vt(t,n>0?1:2),points:It(e)})}function ys(n,t){let e=n>=.5,s=Math.round((e?n:1-n)*100);return u("analysis-chance",{name:vt(t,e?1:2),percent:s})}function ws({margin:n,chance:t}){return n>=0?t:1-t}function dt(n){return u("analysis-percent",{percent:Math.round(n*100)})}function pt(n){return Math.abs(n)<.05?It(0):(n>0?"+":"−")+It(Math.abs(n))}function It(n){return u("analysis-number",{number:Math.round(n*10)/10})}function _t({state:n}){let{status:t,sentence:e,ahead:s}=n;return t==="refused"?e:u(`analysis-engine-${t}`,{count:s})}function gn(n,t,e,s){let{state:r}=n,{answer:o}=r,a=r.isOn?o?.lines??[]:[],i=a.some(({move:d})=>d==="pass"),l=r.isOn&&o?.pass&&!i?o.pass:null,c=(d,p)=>Ts(d,p,t,e,s);return f`<section
class="panel engine-lines"
aria-labelledby="engine-heading"
data-testid="engine-lines"
@pointerleave=${()=>s.point(null)}
>
${Bt(n,u("analysis-lines"),ks(n))}
${a.length>0?f`<ol>
${a.map((d,p)=>f`<li>${c(d,String(p+1))}</li>`)}
${l?f`<li class="what-if">${c(l,"–")}</li>`:b}
</ol>`:f`<p class="small" data-testid="engine-none">${_t(n)}</p>`}
</section>`}function Bt(n,t,e=b){return f`<div class="panel-head">
<h2 id="engine-heading">${t}</h2>
<p class="small engine-told" data-testid="engine-told">${vs(n)}</p>
${["away","refused"].includes(n.state.status)?f`<button type="button" class="quiet" @click=${()=>n.again()}>
${u("analysis-again")}
</button>`:b}
${e}
</div>`}function vs(n){let{status:t,answer:e,isOn:s}=n.state;if(!s||!e||e.nodes===0)return"";let r=u("analysis-nodes",{count:e.nodes});return["thinking","done"].includes(t)?r:`${_t(n)} ${r}`}function ks(n){return f`<label class="line-count"
><span class="visually-hidden">${u("analysis-how-many")}</span>
<select
data-testid="line-count"
@change=${t=>n.want(Number(U(t)))}
>
${Array.from({length:Ft},(t,e)=>e+1).map(t=>f`<option value=${t} ?selected=${n.state.lines===t}>${t}</option>`)}
</select></label
>`}function Ts(n,t,e,s,r){let{move:o,margin:a,chance:i,proven:l}=n,c=()=>r.point(o),d=xs(n);return f`<button
type="button"
class="engine-line"
data-testid="engine-line"
data-move=${o}
@pointerenter=${c}
@focus=${c}
@blur=${()=>r.point(null)}
@click=${()=>r.play([o])}
>
<span class="chip" aria-hidden="true">${t}</span>
<span class="margin" aria-hidden="true">${pt(a)}</span>
<span class="first-move"
>${j(o,s)}<span
><b>${o==="pass"?u("pass"):X(o,s)}</b>
${t==="–"?f`<i>${u("analysis-if-pass")}</i>`:b}
${l?Ss():b}</span
></span
>
<span class="visually-hidden"
>${hn(a,e)}; ${ys(i,e)}</span
>
<span class="expected">${d}</span>
<span class="goes-on" aria-hidden="true"
>${n.line.slice(1,7).map(p=>j(p,s))}</span
>
</button>`}function Ss(){return f`<span class="proven">${v("place")}${u("analysis-proven")}</span>`}function xs({chance:n,scores:t,empty_spaces:e,special_tile:s}){let r=[dt(n)],o=([a,i])=>({one:String(Math.round(a)),two:String(Math.round(i))});return t&&r.push(u("analysis-scores",o(t))),e&&r.push(u("analysis-empty",o(e))),s&&r.push(u("analysis-tile",o([s[0]*100,s[1]*100]))),r.join(" · ")}function bn(n,t,e,s){let r=n.reduce((l,{cards:c})=>l+c.length,0),{isOn:o,answer:a}=t.state,i=o&&a?.cards||[];return f`<section
class="panel engine-lines"
aria-labelledby="engine-heading"
data-testid="engine-lines"
>
${Bt(t,u("analysis-cards"))}
<ol data-testid="card-outcomes">
${n.map(({move:l,stop:c,income:d,cards:p})=>{let m=un(p,i);return f`<li class="card-outcome">
<span class="odds">${dt(p.length/r)}</span>
<span class="margin" data-testid="card-margin"
>${m===null?b:pt(m)}</span
>
<span class="first-move"
>${j(l,e)}<span
>${Os(l,c,d,e)}</span
></span
>
<span class="card-row">${p.map(h=>As(h,i,s))}</span>
</li>`})}
</ol>
</section>`}function As(n,t,{own:e,turn:s}){let r=t.find(o=>o.card===n)?.margin??null;return f`<button
type="button"
class=${n===e?"own":"quiet"}
data-testid="choose-card"
data-card=${n}
aria-current=${n===e?"true":"false"}
@click=${()=>s(n)}
>
<span class="visually-hidden">${u("analysis-turn-card",{card:String(n)})}</span>
<b aria-hidden="true">${n}</b>
${r===null?b:f`<span>${pt(r)}</span>`}
</button>`}function Os(n,t,e,s){let r={space:String(t),count:e},o=n.slice(2);return o==="pass"?u("analysis-card-passes",r):u("analysis-card-takes",{...r,patch:zt(s,o)})}function $n(n,t,e,s){let{board:r,patches:o,state:a}=n,i=r.state.table,{seats:l}=i,c=fn(t,l),d=pn(a.tree,a.node,o,s.tree);return f`${nt(e,Es(s))}
<main
class=${`${Oe(r,e,i.mode)} analysis`}
data-stage=${i.stage}
data-number=${i.number}
>
<h1 class="visually-hidden" id="turn-heading" tabindex="-1" data-testid="turn">
${u("tab-analysis")}: ${kt(i,l)}
</h1>
${Ae(r,e,s.focusQuilt,{line:c,moves:f`<div class="notebook moves">
${i.stage==="card"?Ps(n,t):gn(t,l,o,s.lines)}
${d}
</div>`})}
<div class="below">
<p class="small" data-testid="turn-reason">
${kt(i,l)}. ${Xt(i,l)}
</p>
<p class="small copied" role="status" data-testid="said">${a.said}</p>
${ke(a.fault,"analysis-fault")} ${Se(i,l,o)}
</div>
</main>
${st(r,e)}`}function Ps(n,t){let{tree:e,node:s}=n.state,r=e.cardsAfter(s).map(o=>e.turnWith(s,o));return bn(cn(r),t,n.patches,{own:e.turnAfter(s)?.card.number??null,turn:o=>n.turn(o)})}function Es({setUp:n,open:t,copy:e,save:s}){return f`<nav class="analysis-menu" aria-label=${u("tab-analysis")}>
<span class="analysis-title" aria-hidden="true">${u("tab-analysis")}</span>
${[mt("set-up","pen",u("analysis-set-up"),n),mt("open","open",u("analysis-open"),t),mt("copy-link","link",u("copy-link"),e),mt("save","download",u("record"),s)]}
</nav>`}function mt(n,t,e,s){return f`<button type="button" data-testid=${n} title=${e} @click=${s}>
${v(t)}<span>${e}</span>
</button>`}function yn(n,t,e,s){let r=a=>{a.preventDefault();let i=a.target;n(String(new FormData(i).get("text")))},o=({target:a})=>{let[i]=a.files??[];i&&t(i)};return f`<form class="open-form" @submit=${r}>
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
@change=${o}
/></label>
<button type="button" @click=${e}>${u("cancel")}</button>
</div>
</form>`}function wn(n,t,e){return f`<form class="open-form" @submit=${r=>{r.preventDefault();let o=r.target;t(String(new FormData(o).get("comment")))}}>
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
</form>`}var Ns=".".repeat(81),Ms="?.?.?.?.?.?.?.?.?.?",Ls="?.?/-";function Kt(n){let t=n.split(" "),e=t.length===11,[s,r]=t,[o,a]=e?[t[1],t[2].split(":")[0]]:[t[2],t[3]],[i,l,c,d]=e?t.slice(3):t.slice(4),p=Nn=>/^(\d+)\.(\d+)(?:i(\d+))?$/.exec(Nn)??[],[,m="5",h="0",$="0"]=p(o),[,A="5",I="0",_="0"]=p(a),[gt="normal",y="1",O=Ms,N=Ls]=e?t.slice(7):[],B=e?t[2].split(":")[1].replace("-",""):"";return{cells:[vn(s),e?Ns:vn(r)],buttons:[m,A],times:[h,I],incomes:[$,_],ring:i.replace("-",""),turn:l,tile:c,board:d,solo:e,deck:gt,level:y,taken:B,pile:O,gone:N}}function vn(n){return n.replace(/\//g,"").replace(/\d/g,t=>".".repeat(Number(t)))}function Tn(n){let{cells:t,ring:e,turn:s,tile:r,board:o,solo:a,deck:i,level:l,taken:c,pile:d,gone:p}=n,m=[e||"-",s,r,o].join(" "),[h,$]=[kn(n,0),kn(n,1)],[A,I]=t.map(Sn);if(!a)return`${A} ${I} ${h} ${$} ${m}`;let _=`${n.buttons[1]||"0"}.${n.times[1]||"0"}:${c||"-"}`;return`${A} ${h} ${_} ${m} ${i} ${l} ${d} ${p}`}function Sn(n){return Array.from({length:9},(e,s)=>n.slice(9*s,9*(s+1))).map(e=>e.replace(/\.+/g,s=>String(s.length))).join("/")}function kn({cells:n,buttons:t,times:e,incomes:s},r){let o=n[r].includes("x")?`i${s[r]||"0"}`:"";return`${t[r]||"0"}.${e[r]||"0"}${o}`}function Rs(n,t){let e=[...n.ring,...n.taken].find(l=>!(l in t)),s=(l,c)=>u("impossible",{field:u(`field-${l}`),words:c});if(e)return s("ring",u("impossible-no-patch",{letter:e}));let r=Tn(n),o=J(r,t),a=o?.automa?q(r):null;if(o?.automa&&a===null)return s("pile",u("impossible-cards"));if(o===null)return u("impossible-form");let i=lt(o,t,a);return i?s(i.field,u(`impossible-${i.code}`,i.values)):""}var Ut=class extends $e{constructor(e){super(e.message,e.patches);this.editor=e}editor;answer(e,s,r){if(e!=="move"||r===void 0||!this.editor.lay(r))return this.refuse(s);this.replace({...this.editor.message,acknowledges:s})}},ft=class{constructor(t,e){this.patches=t;this.store=Ht((s,r)=>({...s,...r}),{draft:Kt(e),active:1,loose:"*"}),this.local=new Ut(this),this.game=new me(this.local.folded,t,{open:()=>this.local.connect(),seen:s=>this.seen(s)}),this.game.open()}patches;store;local;game;get draft(){return this.store.get().draft}get objection(){return Rs(this.draft,this.patches)}get text(){return Tn(this.draft)}get message(){let{draft:t,active:e}=this.store.get(),s=x([...Object.keys(this.patches)].join("")),r=k(s,null).split(" "),[o,a]=t.cells.map(Sn),i=m=>m.includes("x")?"i0":"",l=t.cells.map((m,h)=>`0.${h}${i(m)}`),c=[o,a,...l,r[4],String(e),"-","r"].join(" "),d=["1","2"].map(m=>u("player-number",{number:m})),p=be({start:c,moves:[]},{names:d},this.patches);if(p===null)throw new RangeError("this is no quilt");return p.game}seen(t){let{draft:e}=this.store.get(),{filled:s}=oe(this.local.folded.positions[0]),[r]=t.options,a=[...e.ring].filter(i=>i in this.patches).map(i=>{let l=ee(s,this.patches[i]).map(({name:d})=>d);return{...r,letter:i,move:null,placements:l,available:!0}});return{...t,options:a,special_cells:ne(s).map(se)}}lay(t){let{draft:e,active:s}=this.store.get(),r=t[0],o=r==="+"?[Y(t.slice(1))??0]:te(this.patches[r],t.slice(1))?.spaces??[],a=e.cells[s-1];if(o.length===0||o.some(l=>a[l]!=="."))return!1;let i=r==="+"?this.store.get().loose:r;return this.paint((l,c)=>o.includes(c)?i:l),r!=="+"&&this.enter({ring:this.draft.ring.replace(r,"")}),!0}layLoose(t){this.store.dispatch({loose:t})}lift(t){let{draft:e,active:s}=this.store.get(),r=e.cells[s-1][t];if(r===".")return;let o=r==="*"||r==="x";this.paint((a,i)=>(o?i===t:a===r)?".":a),o||this.enter({ring:r+this.draft.ring}),this.lieAnew()}paint(t){let{draft:e,active:s}=this.store.get(),r=[...e.cells];r[s-1]=[...r[s-1]].map(t).join(""),this.store.dispatch({draft:{...e,cells:r}})}enter(t){this.store.dispatch({draft:{...this.draft,...t}})}change(t){this.enter(t),this.lieAnew()}turn(t){this.store.dispatch({active:t}),this.lieAnew()}begin(t){this.store.dispatch({draft:t,active:1}),this.lieAnew()}lieAnew(){this.local.replace(this.message);let{connection:t}=this.game;t.number!==this.local.message.number&&t.begin(this.local.message)}close(){this.game.close()}};var Cs={1:"first",2:"second","1+":"first-special","2+":"second-special","#1":"first-over","#2":"second-over"};function xn(n,t,e){let{draft:s,active:r}=n.store.get(),o=n.game.state.table,a=n.objection,i=s.solo?[1]:[1,2];return f`${nt(t)}
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
${v(a?"cancel":"place")} ${a||u("editor-possible")}
</p>
<div class="editor-quilts">
${i.map(l=>f`<section
class=${r===l?"editor-side on":"editor-side"}
aria-label=${u("player-number",{number:String(l)})}
>
${s.solo?b:f`<button
type="button"
data-testid=${`edit-${l}`}
aria-pressed=${r===l?"true":"false"}
@click=${()=>n.turn(l)}
>
${u("editor-quilt",{number:String(l)})}
</button>`}
${xe(n.game.state,o,o,l,t,n.game)}
</section>`)}
</div>
${qs(n,e)} ${js(n)}
</main>
${st(n,t)}`}function qs({game:n,patches:t,draft:e,store:s},r){let{placement:o}=n.state,{loose:a}=s.get(),i=[...e.ring].filter(c=>c in t),l=c=>()=>n.placement({type:"turn",how:c});return f`<section class="panel palette" aria-labelledby="palette-heading" data-keys>
<div class="panel-head">
<h2 id="palette-heading">${u("editor-patches")}</h2>
<div class="steps">
${[H("left",u("rotate-left"),l("left")),H("right",u("rotate-right"),l("right")),H("flip",u("flip"),l("flip")),H("place",u("place"),()=>n.commit()),H("cancel",u("cancel"),()=>n.placement({type:"cancel"}))]}
</div>
</div>
<p class="small">${u("editor-how")}</p>
<div class="palette-row">
${Ds.map(([c,d,p,m])=>{let h=u(m),$=o.letter==="+"&&a===c;return Ws({sign:c,shown:d,id:p,label:h,isOn:$},r)})}
${i.map(c=>f`<button
type="button"
class="palette-patch"
data-patch=${c}
data-testid=${`palette-${c}`}
title=${wt(t[c])}
aria-pressed=${o.letter===c?"true":"false"}
@click=${d=>r.choose(c,d.pointerType==="mouse")}
>
${Q(c,t[c],Jt(o,c),!0)}<span
class="visually-hidden"
>${c}: ${wt(t[c])}</span
>
</button>`)}
</div>
</section>`}var Ds=[["*","+","special","special-patch"],["x","?","unknown","editor-unknown"]];function Ws({sign:n,shown:t,id:e,label:s,isOn:r},o){return f`<button
type="button"
class="palette-patch"
data-testid=${`palette-${e}`}
title=${s}
aria-pressed=${r?"true":"false"}
@click=${()=>o.choose(n,!1)}
>
<b aria-hidden="true">${t}</b><span class="visually-hidden">${s}</span>
</button>`}function H(n,t,e){return f`<button
type="button"
class="quiet square"
aria-label=${t}
title=${t}
data-testid=${`edit-${n}`}
@click=${e}
>
${v(n)}
</button>`}function js(n){let{draft:t}=n,e=r=>n.change(r),s=["1","2","1+","2+","#1","#2"].filter(r=>!t.solo||r!=="2+").map(r=>[r,u("editor-turn",{turn:Cs[r]})]);return f`<section class="panel editor-fields" aria-labelledby="fields-heading">
<h2 id="fields-heading">${u("editor-fields")}</h2>
<div class="field-grid">
${F("solo",u("editor-game"),t.solo?"solo":"duel",Fs(),r=>e(r==="solo"?Bs(t):Us(t)))}
${F("turn",u("editor-whose"),t.turn,s,r=>e({turn:r}))}
${Ks(n)}
${F("tile",u("field-bonus"),t.tile,_s(t.solo),r=>e({tile:r}))}
${F("board",u("editor-board"),t.board,Is(),r=>e({board:r}))}
${G("ring",u("field-ring"),t.ring,r=>e({ring:ht(r)}),"wide")}
${t.solo?Hs(t,e):b}
</div>
<p class="small"><code data-testid="position-text">${n.text}</code></p>
</section>`}function Fs(){return[["duel",u("editor-duel")],["solo",u("automa-alone")]]}function Is(){return[["r",u("board-revised")],["o",u("board-original")]]}function _s(n){return[["-",u("editor-nobody")],["1",u("player-number",{number:"1"})],["2",n?"Automa":u("player-number",{number:"2"})]]}function Bs(n){return{...{buttons:[n.buttons[0],"0"]},solo:!0,turn:n.turn.replace("2+","2")}}function Us(n){return{solo:!1,ring:n.ring+n.taken,taken:""}}function ht(n){return n.replace(/\s/g,"").slice(0,60)}function Ks(n){let{draft:t}=n,e=[["buttons","editor-buttons"],["times","editor-time"],["incomes","editor-income"]],s=(r,o)=>r!=="incomes"||t.cells[o].includes("x");return[0,1].flatMap(r=>e.filter(([o])=>s(o,r)).map(([o,a])=>{let i=t.solo&&r===1?"Automa":u("player-number",{number:String(r+1)});return G(`${o}-${r+1}`,u(a,{name:i}),t[o][r],l=>{let c=[...t[o]];c[r]=l.replace(/\D/g,"").slice(0,o==="buttons"?4:2),n.change({[o]:c})},"number")}))}function Hs(n,t){let e=[["normal",u("deck-normal")],["tactical",u("deck-tactical")]],s=["1","2","3","4","5"].map(r=>[r,u(`automa-name-${r}`)]);return[F("deck",u("editor-deck"),n.deck,e,r=>t({deck:r})),F("level",u("level"),n.level,s,r=>t({level:r})),G("taken",u("editor-taken"),n.taken,r=>t({taken:ht(r)}),"wide"),G("pile",u("field-pile"),n.pile,r=>t({pile:ht(r)}),"wide"),G("gone",u("field-gone"),n.gone,r=>t({gone:ht(r)}),"wide")]}function F(n,t,e,s,r){return f`<label
>${t}
<select data-testid=${`field-${n}`} @change=${o=>r(U(o))}>
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
@input=${o=>s(U(o))}
/></label>`}function An(n,t,e,{text:s,start:r,done:o,cancel:a}){let i=new ft(t,s),{game:l}=i,c=()=>n.querySelector(".quilt.active .cells")?.focus({preventScroll:!0}),d={done:()=>i.objection||o(i.text),cancel:a,empty:()=>i.begin(Kt(r)),choose:(y,O)=>{let{table:N}=l.state;if((y==="*"||y==="x")&&N){i.layLoose(y);let B=Yt(N.special_cells);l.placement({type:"choose",choice:B})}else O?l.choose(y):l.chooseShown(y);c()}},p=rt(n,i,e,()=>L(xn(i,e,d),n)),m=i.store.watch(p.draw),h=new AbortController,{signal:$}=h,A=!0,I=()=>A=l.state.placement.letter===null,_=({target:y})=>{let O=y instanceof Element&&y.closest("[data-quilt=active] .cell");!O||!A||i.lift(Y(O.id.slice(-2))??0)},gt=y=>{if(!(y.target instanceof Element&&y.target.closest("[data-quilt=active]"))||!["Delete","Backspace"].includes(y.key))return;let[N,B]=l.state.placement.cursor;i.lift(N*9+B)};return n.addEventListener("pointerdown",I,{signal:$,capture:!0}),n.addEventListener("click",_,{signal:$}),n.addEventListener("keydown",gt,{signal:$}),{draw:p.draw,close:()=>{h.abort(),m(),p.close()}}}async function Ci({root:n,shell:t,patches:e}){let s=await e,r=m=>Zs(m,s),{hash:o,search:a}=location,i=new URLSearchParams(a).get("at"),l=o.length>1?await Vs(r,o):null,c=l?null:ln(Re(),s),d=l?.opened??c?.opened??En(s),p=new ct(s,d,{keep:Ce,read:r},i===null?null:Number(i));return c&&p.open(c.opened,c.path),l?.fault&&p.store.dispatch({fault:l.fault}),(o||a)&&history.replaceState(null,"",location.pathname),Gs(n,p,t)}function Gs(n,t,e){let{patches:s}=t,r,o=l=>{r?.close(),r=l,r.draw(),document.getElementById("turn-heading")?.focus({preventScroll:!0})},a=()=>o(On(n,t,e,i)),i=()=>o(An(n,s,e,{text:t.startText,start:En(s).tree.text,done:l=>{t.open({tree:new T(s,{start:l}),tags:{},isWhole:!0}),a()},cancel:a}));return r=On(n,t,e,i),{draw:()=>r.draw(),close:()=>r.close()}}async function Vs(n,t){try{return{opened:await n(decodeURI(t)),fault:""}}catch(e){return e instanceof URIError?{opened:null,fault:u("analysis-bad-link")}:{opened:null,fault:e instanceof Error?e.message:String(e)}}}async function Zs(n,t){let e=n.length>1e6?null:await rn(n,t);if(e?.isWhole||e&&n.length>bt)return e;if(n.length>bt)throw new Error(u("analysis-too-long"));if(/#t=/.test(n)){if(e)return e;throw new Error(u("analysis-bad-link"))}let{record:s,comment:r}=await Qt(n),o=P(s,t);if(o===null)throw new Error(u("page-outdated"));return e??{...o,isWhole:o.isWhole&&r===null}}function En(n){let t=Pe(n,s=>Math.floor(Math.random()*s));return{tree:new T(n,{start:k(x(t),null)}),tags:{},isWhole:!0}}function On(n,t,e,s){let{board:r}=t,o=new ut({ask:(p,m)=>Zt("POST /api/analysis",p,m),later:(p,m)=>window.setTimeout(p,m),forget:p=>window.clearTimeout(p),keep:De},qe()),a=Qs(t,o),i=zs(n,t,a,s),l=rt(n,r,e,()=>L($n(t,o,e,i),n),{turnsCards:!1}),c=()=>{let{stage:p,position:m,points:h}=r.table;o.look(p==="over"?null:m,h),a(null)},d=[t.store.watch(()=>{c(),l.draw()}),o.store.watch(()=>{a(null),l.draw()}),Xs(t,o),()=>o.stop(),l.close];return c(),{draw:l.draw,close:()=>{for(let p of d)p()}}}function Qs(n,t){let e=null,s="";return r=>{e=r;let{answer:o,isOn:a}=t.state,i=a&&o?o.lines:[],l=i.some(p=>p.move===e),c=i.flatMap((p,m)=>{let h=String(m+1);return p.move===e||!l&&m===0?[{move:p.move,label:h,kind:"line"}]:[]}),d=JSON.stringify([n.board.text,c]);d!==s&&(s=d,n.board.suggest(c))}}function Xs(n,t){let e=new AbortController,{signal:s}=e,r=i=>{let{target:l,key:c,altKey:d,ctrlKey:p,metaKey:m,shiftKey:h}=i;d||p||m||h||i.defaultPrevented||l instanceof Element&&l.closest("select, input, textarea, dialog, .quilt")||n.step(c)&&i.preventDefault()},o=i=>{let{target:l}=i;l instanceof Element&&l.closest(".notebook")&&(r(i),i.defaultPrevented&&i.stopPropagation())},a=()=>t.hide(document.hidden);return window.addEventListener("keydown",o,{capture:!0,signal:s}),window.addEventListener("keydown",r,{signal:s}),window.addEventListener("online",()=>t.again(),{signal:s}),document.addEventListener("visibilitychange",a,{signal:s}),a(),()=>e.abort()}function zs(n,t,e,s){return{focusQuilt:()=>n.querySelector(".quilt.active .cells")?.focus({preventScroll:!0}),lines:{point:e,play:o=>t.playLine(o)},tree:{show:o=>t.show(o),step:o=>{t.step(o)},promote:()=>t.promote(),remove:()=>t.remove(),mark:o=>t.mark(o),comment:()=>Ys(t)},setUp:s,open:()=>Js(t),copy:async()=>{let o=`${location.origin}${await t.link()}`;t.store.dispatch({said:await ve(o)})},save:()=>we(t.record)}}function Ys(n){yt("comment","comment-heading",t=>{let e=s=>{t.close(),n.comment(s)};L(wn(n.state.node.comment,e,()=>t.close()),t)})}function Js(n){yt("open","open-heading",t=>{let e=r=>{t.close(),n.read(r)};L(yn(e,async r=>e(await r.slice(0,1000001).text()),()=>t.close(),n.startText),t)})}export{Ci as openAnalysisPage};
