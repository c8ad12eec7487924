/**
 * The pages away from the tables, loaded with the first of them: what connects them to the browser.
 * The viewer of recorded games comes with them.
 */
import { Refused, createGame, drawQr, fetchMe } from './core/api.js';
import { dayName, untilMidnight } from './day/calendar.js';
import { DayPage } from './day/day.js';
import * as dayApi from './day/api.js';
import { dayPage } from './day/day_view.js';
import { fetchProgress } from './progress/api.js';
import { progressPage } from './progress/progress_view.js';
import { AdminPage } from './people/admin.js';
import { adminPage } from './people/admin_view.js';
import { Ladder } from './people/ladder.js';
import { ladderPage } from './people/ladder_view.js';
import { MePage } from './people/me.js';
import { profilePage } from './people/profile_view.js';
import * as api from './people/api.js';
import { sentenceOf } from './core/problems.js';
import { SignInPage, linkFault } from './people/sign_in.js';
import { t } from './core/words.js';
import { isSure } from './asking.js';
import { later } from './later.js';
import { hasNotices, isSubscribed, subscribe, unsubscribe } from './notices.js';
import { hasPasskeys, makePasskey, usePasskey } from './passkeys.js';
import { keepKnown } from './settings.js';
import { copyText } from './views/copying.js';
import { forgetEverybody } from './settings.js';
import { html, render } from './vendor/lit-html.js';
import { mePage } from './people/me_view.js';
import { head } from './views/page.js';
import { linkPage, signInPage, voidLink } from './people/sign_in_view.js';

export { openInvitation } from './seating/invitation_page.js';
export { openViewerPage } from './viewer/viewer_page.js';

/**
 * @typedef {import('./game_page.js').Mounted} Mounted
 * @typedef {import('./views/page.js').Shell} Shell
 *
 * @typedef {(root: HTMLElement, shell: Shell, match: string) => Promise<Mounted>} Opener
 *   reads what the page shows; `match` is what the address names
 */

/**
 * What opens each page, by its name in `addresses.json`.
 * @type {Record<import('./addresses.js').AwayName, Opener>}
 */
export const AWAY = {
  aid: openAidPage,
  me: openMe,
  'sign-in': openSignIn,
  link: openLink,
  today: (root, shell) => openDay(root, shell, dayName(new Date())),
  day: openDay,
  progress: openProgress,
  ratings: openRatings,
  profile: openProfile,
  admin: openAdmin,
};

/** @type {Opener} */
async function openAidPage(root, shell) {
  const { aidSheet, printButton } = await later('aid');
  const draw = () =>
    render(
      html`${head(shell)}
        <main class="aid-page">
          <div class="panel-head">
            <h1>${t('how-to-play')}</h1>
            ${printButton(() => window.print())}
          </div>
          ${aidSheet()}
        </main>`,
      root,
    );
  return { draw, close: () => {} };
}

/** @type {Opener} */
async function openMe(root, shell) {
  /** @type {Record<string, string>} */
  const errors = {};
  const [me, { ratings }, statistics, { bots }, { sessions }, isNotified] = await Promise.all([
    fetchMe(),
    orElse(api.fetchRatings(), { ratings: [] }, 'ratings', errors),
    orElse(api.fetchStatistics(), { totals: [], automa: [] }, 'ratings', errors),
    orElse(api.fetchBots(), { bots: [] }, 'bots', errors),
    orElse(api.fetchSessions(), { sessions: [] }, 'device', errors),
    isSubscribed(),
  ]);
  const outside = {
    ...{ api, drawQr, isSure, makePasskey, subscribe, unsubscribe, go: begin, copy: copyText },
    forget: forgetEverybody,
    origin: location.origin,
    share: sheet(),
  };
  const found = { me, ratings, statistics, bots, sessions, isNotified, errors };
  const page = new MePage(outside, found);
  const abilities = { passkeys: hasPasskeys(), notices: hasNotices() };
  const draw = () => render(mePage(page, shell, abilities), root);
  return { draw, close: page.store.watch(draw) };
}

/**
 * What was asked for, or something else; the section of the page then says what was wrong.
 * @template Value
 * @param {Promise<Value>} asked
 * @param {Value} otherwise
 * @param {string} section
 * @param {Record<string, string>} errors
 */
async function orElse(asked, otherwise, section, errors) {
  try {
    return await asked;
  } catch (problem) {
    Object.assign(errors, { [section]: sentenceOf(problem) });
    return otherwise;
  }
}

/** Go somewhere as somebody else: what belongs to the person before is left with the page. */
function begin(/** @type {string} */ path) {
  keepKnown(false);
  location.assign(path);
}

/** The system's sheet for sharing, null where it has none. */
function sheet() {
  if (!('share' in navigator)) return null;
  return (/** @type {ShareData} */ share) => navigator.share(share);
}

/** @type {Opener} */
async function openSignIn(root, shell) {
  const page = new SignInPage({ api, usePasskey, go: begin }, await fetchMe());
  const draw = () => render(signInPage(page, shell, hasPasskeys()), root);
  return { draw, close: page.store.watch(draw) };
}

/** @type {Opener} */
async function openLink(root, shell, code) {
  try {
    const [me, link] = await Promise.all([fetchMe(), api.lookAtLink(code)]);
    const page = new SignInPage({ api, usePasskey, go: begin }, me, link);
    const draw = () => render(linkPage(page, shell, code), root);
    return { draw, close: page.store.watch(draw) };
  } catch (problem) {
    const fault = problem instanceof Refused ? linkFault(problem.status) : null;
    if (fault === null) throw problem;
    return { draw: () => render(voidLink(fault, shell), root), close: () => {} };
  }
}

/** @type {Opener} */
async function openDay(root, shell, name) {
  const [day, { days }] = await Promise.all([dayApi.fetchDay(name), dayApi.fetchCalendar()]);
  const outside = {
    ...{ api: dayApi, createGame, copy: copyText, go: shell.go },
    origin: location.origin,
    share: sheet(),
  };
  const page = new DayPage(outside, day, days, dayName(new Date()));
  const draw = () => render(dayPage(page, shell), root);
  const stops = [page.store.watch(draw), onMidnight(() => page.look(dayName(new Date())))];
  return {
    draw,
    close: () => {
      for (const stop of stops) stop();
    },
  };
}

/**
 * Call when another day has begun by the clock on the wall, also for a tab that slept over it.
 * @param {() => void} look
 */
function onMidnight(look) {
  let timer = 0;
  const wait = () => {
    look();
    clearTimeout(timer);
    timer = window.setTimeout(wait, untilMidnight(new Date()) + 1);
  };
  wait();
  document.addEventListener('visibilitychange', wait);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wait);
  };
}

/** @type {Opener} */
async function openProgress(root, shell) {
  const progress = await fetchProgress();
  return { draw: () => render(progressPage(progress, shell), root), close: () => {} };
}

/** @type {Opener} */
async function openRatings(root, shell) {
  const page = new Ladder(api.fetchBest);
  await page.load('rapid');
  const draw = () => render(ladderPage(page, shell), root);
  return { draw, close: page.store.watch(draw) };
}

/** @type {Opener} */
async function openProfile(root, shell, id) {
  const profile = await api.fetchProfile(id);
  return { draw: () => render(profilePage(profile, shell), root), close: () => {} };
}

/** @type {Opener} */
async function openAdmin(root, shell) {
  const { reports } = await api.fetchReports();
  const { fetchReports, findPeople, actAsAdmin } = api;
  const page = new AdminPage({ fetchReports, findPeople, act: actAsAdmin, isSure }, reports);
  const draw = () => render(adminPage(page, shell), root);
  return { draw, close: page.store.watch(draw) };
}
