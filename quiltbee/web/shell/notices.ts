/** Notifications in this browser: `push.ts` shows them while no page is open. */
import { t } from '../core/words.ts';
import { later } from './later.ts';
import { NOTICES } from '../core/generated/figures.ts';
import { noticeSetting, type Settings } from '../views/settings.ts';
import type { Calls, NoticeNews } from '../core/generated/messages.ts';

type Subscription = Calls['POST /api/me/push']['request']['subscription'];

export function quietKinds(settings: Partial<Settings>) {
  const kinds = Object.keys(NOTICES) as NoticeNews['kind'][];
  return kinds.filter((kind) => settings[noticeSetting(kind)] === false);
}

export function hasNotices() {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

export async function isSubscribed() {
  return hasNotices() && (await current()) !== null;
}

/**
 * Ask for permission and subscribe; return the subscription for the server.
 * @param key  the server's
 */
export async function subscribe(key: string) {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error(t('notices-refused'));
  await navigator.serviceWorker.register('/sw.js');
  const registration = await navigator.serviceWorker.ready;
  await (await later('notice_words')).keepNoticeWords();
  try {
    const options = { userVisibleOnly: true, applicationServerKey: key };
    return (await registration.pushManager.subscribe(options)).toJSON() as any as Subscription;
  } catch (problem) {
    throw new Error(t('notices-unreachable'), { cause: problem });
  }
}

/** End the subscription; return its endpoint, or null. */
export async function unsubscribe() {
  const subscription = await current();
  if (subscription === null) return null;
  await subscription.unsubscribe();
  return subscription.endpoint;
}

/** Return the subscription for the server, or null. */
export async function subscriptionHere() {
  return ((await current())?.toJSON() ?? null) as Subscription | null;
}

async function current() {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}
