/**
 * The pages away from the tables, loaded with the first of them: what connects them to the browser.
 * The viewer of recorded games comes with them.
 */
import { Refused, call, serverTime } from './core/api.ts';
import { dayName, untilMidnight } from './day/calendar.ts';
import { DayPage } from './day/day.ts';
import { dayPage } from './day/day_view.ts';
import { progressPage } from './progress/progress_view.ts';
import { AdminPage } from './people/admin.ts';
import { adminPage } from './people/admin_view.ts';
import { Ladder } from './people/ladder.ts';
import { ladderPage } from './people/ladder_view.ts';
import { MePage } from './people/me.ts';
import { profilePage } from './people/profile_view.ts';
import * as api from './people/api.ts';
import { sentenceOf } from './core/problems.ts';
import { SignInPage, linkFault } from './people/sign_in.ts';
import { t } from './core/words.ts';
import { isSure } from './asking.ts';
import { later } from './later.ts';
import { hasNotices, isSubscribed, subscribe, unsubscribe } from './notices.ts';
import { hasPasskeys, makePasskey, usePasskey } from './passkeys.ts';
import { keepKnown } from './settings.ts';
import { copyText } from './views/copying.ts';
import { forgetEverybody } from './settings.ts';
import { html, render } from 'lit-html';
import { mePage } from './people/me_view.ts';
import { head } from './views/page.ts';
import { linkPage, signInPage, voidLink } from './people/sign_in_view.ts';
import type { Place } from './opening.ts';

export { openInvitation } from './seating/invitation_page.ts';
export { openViewerPage } from './viewer/viewer_page.ts';

export async function openAidPage({ root, shell }: Place) {
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

export async function openMe({ root, shell }: Place) {
  const errors: Record<string, string> = {};
  const [me, { ratings }, statistics, { bots }, { sessions }, isNotified] = await Promise.all([
    call('GET /api/me'),
    orElse(api.fetchRatings(), { ratings: [] }, 'ratings', errors),
    orElse(api.fetchStatistics(), { totals: [], automa: [] }, 'ratings', errors),
    orElse(api.fetchBots(), { bots: [] }, 'bots', errors),
    orElse(api.fetchSessions(), { sessions: [] }, 'device', errors),
    isSubscribed(),
  ]);
  const outside = {
    ...{
      api,
      drawQr: (path: string) => call('POST /api/qr', { path }),
      isSure,
      makePasskey,
      subscribe,
      unsubscribe,
      go: begin,
      copy: copyText,
    },
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

/** What was asked for, or something else; the section of the page then says what was wrong. */
async function orElse<Value>(
  asked: Promise<Value>,
  otherwise: Value,
  section: string,
  errors: Record<string, string>,
) {
  try {
    return await asked;
  } catch (problem) {
    Object.assign(errors, { [section]: sentenceOf(problem) });
    return otherwise;
  }
}

/** Go somewhere as somebody else: what belongs to the person before is left with the page. */
function begin(path: string) {
  keepKnown(false);
  location.assign(path);
}

/** The system's sheet for sharing, null where it has none. */
function sheet() {
  if (!('share' in navigator)) return null;
  return (share: ShareData) => navigator.share(share);
}

export async function openSignIn({ root, shell }: Place) {
  const page = new SignInPage({ api, usePasskey, go: begin }, await call('GET /api/me'));
  const draw = () => render(signInPage(page, shell, hasPasskeys()), root);
  return { draw, close: page.store.watch(draw) };
}

/** What a link to sign in by leads to. */
export async function openSignInLink({ root, shell }: Place, code: string) {
  try {
    const [me, link] = await Promise.all([call('GET /api/me'), api.lookAtLink(code)]);
    const page = new SignInPage({ api, usePasskey, go: begin }, me, link);
    const draw = () => render(linkPage(page, shell, code), root);
    return { draw, close: page.store.watch(draw) };
  } catch (problem) {
    const fault = problem instanceof Refused ? linkFault(problem.status) : null;
    if (fault === null) throw problem;
    return { draw: () => render(voidLink(fault, shell), root), close: () => {} };
  }
}

/** A day by its name, or today: by the server's clock where ours is ahead of every time zone. */
export async function openDay({ root, shell }: Place, name?: string) {
  let ahead = 0;
  const now = () => new Date(Date.now() - ahead);
  const wanted = call('GET /api/days/{day}', { day: name ?? dayName(now()) }).catch(
    async (problem) => {
      if (name || !(problem instanceof Refused)) throw problem;
      ahead = Date.now() - (await serverTime()).getTime();
      return call('GET /api/days/{day}', { day: dayName(now()) });
    },
  );
  const [day, { days }] = await Promise.all([wanted, call('GET /api/me/days')]);
  const outside = {
    ...{ copy: copyText, go: shell.go },
    origin: location.origin,
    share: sheet(),
  };
  const page = new DayPage(outside, day, days, dayName(now()));
  const draw = () => render(dayPage(page, shell, ahead > 0), root);
  const stops = [page.store.watch(draw), onMidnight(() => page.look(dayName(now())))];
  return {
    draw,
    close: () => {
      for (const stop of stops) stop();
    },
  };
}

/** Call when another day has begun by the clock on the wall, also for a tab that slept over it. */
function onMidnight(look: () => void) {
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

export async function openProgress({ root, shell }: Place) {
  const progress = await call('GET /api/me/progress');
  return { draw: () => render(progressPage(progress, shell), root), close: () => {} };
}

export async function openRatings({ root, shell }: Place) {
  const page = new Ladder(api.fetchBest);
  await page.load('rapid');
  const draw = () => render(ladderPage(page, shell), root);
  return { draw, close: page.store.watch(draw) };
}

export async function openProfile({ root, shell }: Place, id: string) {
  const profile = await api.fetchProfile(id);
  return { draw: () => render(profilePage(profile, shell), root), close: () => {} };
}

export async function openAdmin({ root, shell }: Place) {
  const { reports } = await api.fetchReports();
  const { fetchReports, findPeople, actAsAdmin } = api;
  const page = new AdminPage({ fetchReports, findPeople, act: actAsAdmin, isSure }, reports);
  const draw = () => render(adminPage(page, shell), root);
  return { draw, close: page.store.watch(draw) };
}
