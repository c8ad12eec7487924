var t=["computer","person","automa"];function e(o){return o==="computer"?"/offline":`/offline?opponent=${o}`}export{t as a,e as b};
