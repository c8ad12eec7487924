/** The words of notifications, for `push.ts`. */
import { language, t } from '../core/words.ts';

/** What the server's messages are called in English (`server/notices.py`), and here. */
const TITLES = {
  'Your turn': 'your-turn',
  'Your time is running out': 'notice-time',
  'A round begins': 'notice-round',
};

/** Leave the words of notifications where `push.ts` finds them while no page is open. */
export async function keepNoticeWords() {
  const titles = Object.entries(TITLES).map(([title, key]) => [title, t(key)]);
  const words = { titles: Object.fromEntries(titles), body: t('notice-body'), lang: language() };
  const cache = await caches.open('notices');
  await cache.put('/notice-words', new Response(JSON.stringify(words)));
}
