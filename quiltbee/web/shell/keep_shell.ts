/** Installs `sw.ts`, which keeps the page for times without the server, and tells it our words. */
import { fileAddress } from '../core/site.ts';
import { language, t } from '../core/words.ts';

/** Install it once the page has nothing else to do. */
export function keepShell() {
  if (!('serviceWorker' in navigator)) return;
  whenIdle(() => navigator.serviceWorker.register(fileAddress('/sw.js')));
}

/** Leave the words of a notification where `push.ts` finds them while no page is open. */
export function keepNoticeWords() {
  if (!('caches' in window)) return;
  const words = { title: t('your-turn'), body: t('notice-body'), lang: language() };
  whenIdle(async () => {
    const cache = await caches.open('notices');
    await cache.put('/notice-words', new Response(JSON.stringify(words)));
  });
}

function whenIdle(keep: () => Promise<unknown>) {
  const idle = window.requestIdleCallback ?? ((run) => window.setTimeout(run, 1000));
  idle(() => {
    keep().catch((problem) => {
      console.warn('This browser keeps nothing for times without a page:', problem.message);
    });
  });
}
