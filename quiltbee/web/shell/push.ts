/**
 * The part of the service worker that shows notifications while no page is open, and opens the game
 * concerned. Browsers that subscribed to version 0.1 run it alone.
 *
 * The page stores its texts for notifications in a cache (`notice_words.ts`), so that they appear
 * in the language last chosen in this browser.
 */

type Work = Event & { waitUntil: (work: Promise<unknown>) => void };

type Words = { titles?: Record<string, string>; title?: string; body: string; lang?: string };

type Message = { title: string; path: string; reminds?: boolean };

type PushedEvent = Work & { data: { json: () => Message } | null };

type ClickEvent = Work & { notification: Notification };

type Tab = {
  url: string;
  focus: () => Promise<unknown>;
  navigate: (url: string) => Promise<unknown>;
};

const worker = self as any;

worker.addEventListener('push', (event: PushedEvent) => {
  if (event.data) event.waitUntil(notify(event.data.json()));
});

/**
 * Show a message, translated from English with the page's texts if possible. Version 0.2 stored
 * only those for a turn.
 */
async function notify({ title, path, reminds = false }: Message) {
  const kept = await caches.match('/notice-words');
  const words: Words = kept ? await kept.json() : { body: 'Patchwork at Quiltbee' };
  const ofTurn = title === 'Your turn' ? words.title : undefined;
  // One notification for each game: a newer one replaces it.
  const options = { tag: path, data: path, icon: '/logo.svg', body: words.body, lang: words.lang };
  // A reminder alerts again even if the first one is still there.
  const again = reminds ? { renotify: true } : {};
  await worker.registration.showNotification(words.titles?.[title] ?? ofTurn ?? title, {
    ...options,
    ...again,
  });
}

worker.addEventListener('notificationclick', (event: ClickEvent) => {
  event.notification.close();
  event.waitUntil(showPage(String(event.notification.data)));
});

/** Show a path in its tab, or else in a new one. */
async function showPage(path: string) {
  const address = new URL(path, worker.location.origin);
  if (address.origin !== worker.location.origin) return;
  const tabs: Tab[] = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => url === address.href);
  if (tab) await tab.focus();
  else await worker.clients.openWindow(address.href);
}
