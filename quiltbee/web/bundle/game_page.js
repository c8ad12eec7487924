import{H as r,I as t,J as o}from"./table.js";import"./page.js";export{r as openGamePage,t as sourceOf,o as table};
