/** The list of ratings, one speed at a time, and a player's public profile. */
import { call } from '../core/api.ts';
import { pointsTo } from '../core/sentences.ts';
import { dayOf, t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { Asking, challengeButton, onlyWords } from '../home/challenge_view.ts';
import { section, table } from '../views/controls.ts';
import { errorLine } from '../views/error.ts';
import { pick } from '../views/fields.ts';
import { ratingText } from './ratings.ts';
import { ratingRow } from './ratings_view.ts';
import { People, tieButtons } from './ties_view.ts';
import type {
  AgainstState,
  BestRatings,
  OnlineBot,
  OwnRating,
  ProfileState,
} from '../core/generated/messages.ts';
import type { Page } from '../shell/page.ts';

type RatingClass = OwnRating['class'];

const CLASSES: RatingClass[] = ['blitz', 'rapid', 'correspondence', 'untimed'];

const RULES = ['who', 'start', 'early', 'forfeit', 'daily', 'rank'];

export async function ladder(page: Page) {
  let shown: RatingClass = 'rapid';
  const best = page.latest<BestRatings>({ class: shown, people: [] });
  const show = (speed: RatingClass) => {
    shown = speed;
    return best.read(call('GET /api/ratings', { class: speed }));
  };
  await show(shown);
  return () =>
    html`<main class="me ladder">
      <h1 data-testid="ratings-title">${t('tab-ratings')}</h1>
      <section class="panel" aria-label=${t('tab-ratings')}>
        <p class="small">${t('ladder-text')}</p>
        ${pick(
          'speed',
          t('ladder-speed'),
          CLASSES.map((each) => [each, t(`class-${each}`)]),
          shown,
          (speed) => show(speed as RatingClass),
        )}
        ${ranking(best.error ? [] : best.value.people)} ${errorLine(best.error, 'ladder-error')}
        <p class="small">${t('ladder-listed')}</p>
        <details class="fold" data-testid="ratings-rules">
          <summary>${t('ratings-rules')}</summary>
          <ul class="plain small">
            ${RULES.map((rule) => html`<li>${t(`ratings-rule-${rule}`)}</li>`)}
          </ul>
        </details>
      </section>
      <p class="small"><a href="/">${t('back-to-home')}</a></p>
    </main>`;
}

function ranking(people: BestRatings['people']) {
  if (people.length === 0) return html`<p data-testid="ladder-none">${t('ladder-none')}</p>`;
  return table({
    id: 'ladder',
    label: t('tab-ratings'),
    columns: ['ladder-rank', 'ladder-name', 'ladder-rating', 'ladder-games'].map((key) => [t(key)]),
    rows: people.map((person) => ({
      class: person.you ? 'you' : '',
      cells: [
        person.rank ?? '–',
        html`<a href=${`/people/${person.id}`}>${person.name ?? t('ladder-nameless')}</a>`,
        ratingText(person),
        person.games,
      ],
    })),
    head: 1,
  });
}

export async function profile(page: Page, person: string) {
  const { name, bot, you, ratings, against, games } = await call('GET /api/people/{person}', {
    person,
  });
  const { bots } = bot ? await call('GET /api/bots') : { bots: [] };
  const online = bots.find(({ id }) => id === person);
  const asking = new Asking(page);
  const people = new People(page);
  if (!you && !bot) await people.load();
  return () =>
    html`<main class="me profile">
      <h1 data-testid="profile-title">
        ${name || t('ladder-nameless')}
        ${bot ? html`<span class="badge">${t('profile-bot')}</span>` : nothing}
      </h1>
      ${you ? html`<p class="small">${t('profile-you')}</p>` : nothing}
      ${you || bot ? nothing : tieButtons(people, person)}
      <div class="column">
        ${online ? challenge(online, asking) : nothing}
        ${panel('profile-ratings', 'profile-no-ratings', 'ratings', ratings.map(ratingRow))}
        ${panel('profile-against', 'profile-none', 'plain', against.map(opponent))}
      </div>
      <div class="column">
        ${panel('profile-recent', 'profile-none', 'plain', games.map(recentGame))}
      </div>
      <p class="small"><a href="/ratings">${t('tab-ratings')}</a></p>
    </main>`;
}

/** Offer to challenge a bot that is online. */
function challenge(bot: OnlineBot, asking: Asking) {
  const { page, terms } = asking;
  const send = () => page.leave('challenge', () => asking.challenge(bot.id));
  return section(
    page,
    'challenge',
    t('lobby-challenge'),
    html`<p class="small"><span class="badge">${t('lobby-here')}</span> ${onlyWords(bot)}</p>
      <div class="row">
        ${terms.control('speed')} ${terms.control('rated')} ${challengeButton(bot, asking, send)}
      </div>`,
  );
}

/** @param none  the key of the message for an empty list */
function panel(key: string, none: string, classes: string, rows: unknown[]) {
  return html`<section class="panel" aria-labelledby=${`${key}-heading`} data-testid=${key}>
    <h2 id=${`${key}-heading`}>${t(key)}</h2>
    ${
      rows.length === 0
        ? html`<p class="small">${t(none)}</p>`
        : html`<ul class=${classes}>
            ${rows}
          </ul>`
    }
  </section>`;
}

function opponent(against: AgainstState) {
  const { id, won, played } = against;
  const name = nameOf(against);
  return html`<li>
    ${id ? html`<a href=${`/people/${id}`}>${name}</a>` : name}
    <span>${t('won-of', { won, games: played })}</span>
  </li>`;
}

function nameOf({ name, level, bot }: Pick<AgainstState, 'name' | 'level' | 'bot'>) {
  if (level !== null) return t('computer-level', { level: String(level) });
  return bot ? t('bot-called', { name }) : name;
}

function recentGame(recent: ProfileState['games'][number]) {
  const { game, opponent: name, level, rated, won, scores, ended } = recent;
  const points = pointsTo(scores[0], scores[1]);
  const terms = [t(`class-${recent.class}`), ...(rated ? [t('profile-rated')] : []), dayOf(ended)];
  return html`<li>
    <a href=${`/game/${game}`}>${nameOf({ name, level, bot: false })}</a>
    <span>${t(won ? 'profile-won' : 'profile-lost', { points })}</span>
    <span class="small">${terms.join(', ')}</span>
  </li>`;
}
