/** The page of ratings by speed. */
import { CLASSES } from './ladder.js';
import { ratingText } from './ratings.js';
import { t } from '../core/words.js';
import { html } from '../vendor/lit-html.js';
import { errorLine } from '../views/error.js';
import { follow, head } from '../views/page.js';
import { pick } from '../views/pick.js';

/**
 * @typedef {import('./ladder.js').Ladder} Ladder
 * @typedef {import('../core/messages.js').RankedPerson} Ranked
 * @typedef {import('../core/messages.js').OwnRating['class']} RatingClass
 * @typedef {import('../views/page.js').Shell} Shell
 */

/** @param {Ladder} page @param {Shell} shell */
export function ladderPage(page, shell) {
  const { name, people, error } = page.store.get();
  return html`${head(shell)}
    <main class="me ladder">
      <h1 data-testid="ratings-title">${t('tab-ratings')}</h1>
      <section class="panel" aria-label=${t('tab-ratings')}>
        <p class="small">${t('ladder-text')}</p>
        ${pick(
          'speed',
          t('ladder-speed'),
          CLASSES.map((each) => [each, t(`class-${each}`)]),
          name,
          (value) => page.load(/** @type {RatingClass} */ (value)),
        )}
        ${people.length ? table(people, shell) : none()} ${errorLine(error, 'ladder-error')}
        <p class="small">${t('ladder-listed')}</p>
      </section>
      <p class="small"><a href="/" @click=${follow(shell)}>${t('back-to-home')}</a></p>
    </main>`;
}

function none() {
  return html`<p data-testid="ladder-none">${t('ladder-none')}</p>`;
}

/** @param {Ranked[]} people @param {Shell} shell */
function table(people, shell) {
  const heads = ['ladder-rank', 'ladder-name', 'ladder-rating', 'ladder-games'];
  return html`<div class="scroll" tabindex="0" role="group" aria-label=${t('tab-ratings')}>
    <table class="scores" data-testid="ladder">
      <thead>
        <tr>
          ${heads.map((key) => html`<th scope="col">${t(key)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${people.map((each) => row(each, shell))}
      </tbody>
    </table>
  </div>`;
}

/** @param {Ranked} person @param {Shell} shell */
function row(person, shell) {
  const { rank, id, name, games, you } = person;
  return html`<tr class=${you ? 'you' : ''}>
    <td>${rank ?? '–'}</td>
    <th scope="row">
      <a href=${`/people/${id}`} @click=${follow(shell)}>${name ?? t('ladder-nameless')}</a>
    </th>
    <td>${ratingText(/** @type {any} */ (person))}</td>
    <td>${games}</td>
  </tr>`;
}
