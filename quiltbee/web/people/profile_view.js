/** What everybody may see of somebody: ratings over time, each opponent, recent games. */
import { ratingRow } from './ratings_view.js';
import { pointsTo } from '../core/sentences.js';
import { dayOf, t } from '../core/words.js';
import { html, nothing } from '../vendor/lit-html.js';
import { follow, head } from '../views/page.js';

/**
 * @typedef {import('../core/messages.js').AgainstState} Against
 * @typedef {import('../core/messages.js').ProfileState} Profile
 * @typedef {import('../core/messages.js').RecentGame} Recent
 * @typedef {import('../views/page.js').Shell} Shell
 */

/** @param {Profile} profile @param {Shell} shell */
export function profilePage({ name, bot, you, ratings, against, games }, shell) {
  return html`${head(shell)}
    <main class="me profile">
      <h1 data-testid="profile-title">
        ${name || t('ladder-nameless')}
        ${bot ? html`<span class="badge">${t('profile-bot')}</span>` : nothing}
      </h1>
      ${you ? html`<p class="small">${t('profile-you')}</p>` : nothing}
      <div class="column">
        ${section('profile-ratings', ratingList(ratings))}
        ${section('profile-against', opponents(against, shell))}
      </div>
      <div class="column">${section('profile-recent', recent(games, shell))}</div>
      <p class="small"><a href="/ratings" @click=${follow(shell)}>${t('tab-ratings')}</a></p>
    </main>`;
}

/** @param {string} key   of its heading @param {unknown} content */
function section(key, content) {
  return html`<section class="panel" aria-labelledby=${`${key}-heading`} data-testid=${key}>
    <h2 id=${`${key}-heading`}>${t(key)}</h2>
    ${content}
  </section>`;
}

/** @param {Profile['ratings']} ratings */
function ratingList(ratings) {
  if (ratings.length === 0) return html`<p class="small">${t('profile-no-ratings')}</p>`;
  return html`<ul class="ratings">
    ${ratings.map(ratingRow)}
  </ul>`;
}

/** @param {Against[]} against @param {Shell} shell */
function opponents(against, shell) {
  if (against.length === 0) return html`<p class="small">${t('profile-none')}</p>`;
  return html`<ul class="plain">
    ${against.map(
      (each) =>
        html`<li>
          ${
            each.id
              ? html`<a href=${`/people/${each.id}`} @click=${follow(shell)}>${called(each)}</a>`
              : called(each)
          }
          <span>${t('won-of', { won: each.won, games: each.played })}</span>
        </li>`,
    )}
  </ul>`;
}

/** @param {{name: string, level: number | null, bot?: boolean}} who */
function called({ name, level, bot = false }) {
  if (level !== null) return t('computer-level', { level: String(level) });
  return bot ? t('bot-called', { name }) : name;
}

/** @param {Recent[]} games @param {Shell} shell */
function recent(games, shell) {
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
        <a href=${`/game/${game}`} @click=${follow(shell)}>${called({ name: opponent, level })}</a>
        <span>${t(won ? 'profile-won' : 'profile-lost', { points })}</span>
        <span class="small">${terms.join(', ')}</span>
      </li>`;
    })}
  </ul>`;
}
