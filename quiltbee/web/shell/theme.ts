// A classic script that runs before the first paint, so that no other theme or edition flashes.
(() => {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem('quiltbee.settings');
  } catch (problem) {
    if (!(problem instanceof DOMException)) throw problem; // storage is off: the system's theme
  }
  const theme = /"theme":"(light|dark)"/.exec(stored ?? '')?.[1];
  if (theme) document.documentElement.dataset.theme = theme;
  const edition = /"edition":"(anniversary|valentine)"/.exec(stored ?? '')?.[1];
  if (!edition) return;
  document.documentElement.dataset.edition = edition;
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  // Its address is `/static/NAME/theme.js`, on a static host in a folder of that.
  const { src } = document.currentScript as HTMLScriptElement;
  sheet.href = new URL(`../../editions/${edition}.css`, src).pathname;
  sheet.setAttribute('blocking', 'render');
  document.head.append(sheet);
})();
