/** What everybody may see of somebody: ratings over time, each opponent, recent games. */
import { ratingRow } from './ratings_view.ts';
import { pointsTo } from '../core/sentences.ts';
import { dayOf, t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { head, type Shell } from '../views/page.ts';
import type {
  AgainstState as Against,
  ProfileState as Profile,
  RecentGame as Recent,
} from '../core/messages.ts';

export function profilePage({ name, bot, you, ratings, against, games }: Profile, shell: Shell) {
  return html`${head(shell)}
    <main class="me profile">
      <h1 data-testid="profile-title">
        ${name || t('ladder-nameless')}
        ${bot ? html`<span class="badge">${t('profile-bot')}</span>` : nothing}
      </h1>
      ${you ? html`<p class="small">${t('profile-you')}</p>` : nothing}
      <div class="column">
        ${section('profile-ratings', ratingList(ratings))}
        ${section('profile-against', opponents(against))}
      </div>
      <div class="column">${section('profile-recent', recent(games))}</div>
      <p class="small"><a href="/ratings">${t('tab-ratings')}</a></p>
    </main>`;
}

/** @param key  of its heading */
function section(key: string, content: unknown) {
  return html`<section class="panel" aria-labelledby=${`${key}-heading`} data-testid=${key}>
    <h2 id=${`${key}-heading`}>${t(key)}</h2>
    ${content}
  </section>`;
}

function ratingList(ratings: Profile['ratings']) {
  if (ratings.length === 0) return html`<p class="small">${t('profile-no-ratings')}</p>`;
  return html`<ul class="ratings">
    ${ratings.map(ratingRow)}
  </ul>`;
}

function opponents(against: Against[]) {
  if (against.length === 0) return html`<p class="small">${t('profile-none')}</p>`;
  return html`<ul class="plain">
    ${against.map(
      (each) =>
        html`<li>
          ${each.id ? html`<a href=${`/people/${each.id}`}>${called(each)}</a>` : called(each)}
          <span>${t('won-of', { won: each.won, games: each.played })}</span>
        </li>`,
    )}
  </ul>`;
}

function called({
  name,
  level,
  bot = false,
}: {
  name: string;
  level: number | null;
  bot?: boolean;
}) {
  if (level !== null) return t('computer-level', { level: String(level) });
  return bot ? t('bot-called', { name }) : name;
}

function recent(games: Recent[]) {
  if (games.length === 0) return html`<p class="small">${t('profile-none')}</p>`;
  return html`<ul class="plain">
    ${games.map(({ game, opponent, level, rated, won, scores, ended, ...rest }) => {
      const points = pointsTo(scores[0], scores[1]);
      const terms = [
        t(`class-${rest.class}`),
        ...(rated ? [t('profile-rated')] : []),
        dayOf(ended),
      ];
      return html`<li>
        <a href=${`/game/${game}`}>${called({ name: opponent, level })}</a>
        <span>${t(won ? 'profile-won' : 'profile-lost', { points })}</span>
        <span class="small">${terms.join(', ')}</span>
      </li>`;
    })}
  </ul>`;
}
