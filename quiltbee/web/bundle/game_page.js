import{ka as r,la as t,ma as o}from"./table.js";import"./page.js";export{r as openGamePage,t as sourceOf,o as table};
