/** Installs `sw.js`, which keeps the page for times without the server. */

/** Install it once the page has nothing else to do. */
export function keepShell() {
  if (!('serviceWorker' in navigator)) return;
  const idle = window.requestIdleCallback ?? ((run) => window.setTimeout(run, 1000));
  idle(() => {
    navigator.serviceWorker.register('/sw.js').catch((problem) => {
      console.warn('This browser keeps no page for times without the server:', problem.message);
    });
  });
}
