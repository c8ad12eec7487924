/** The installation of `sw.ts`, which keeps the page for times without the server. */
import { fileAddress } from '../core/site.ts';

export function keepShell() {
  if (!('serviceWorker' in navigator)) return;
  const idle = window.requestIdleCallback ?? ((run) => window.setTimeout(run, 1000));
  idle(() => {
    navigator.serviceWorker.register(fileAddress('/sw.js')).catch((problem) => {
      console.warn('This browser keeps nothing for times without a page:', problem.message);
    });
  });
}
