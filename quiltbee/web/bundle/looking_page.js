import{b as r}from"./replay.js";import"./automa_cards.js";import"./page.js";function t(o,e){o.showAt(r(o.source.folded,o.patches),e)}export{t as lookBack};
