/** The page of ratings by speed. */
import { CLASSES, type Ladder } from './ladder.ts';
import { ratingText } from './ratings.ts';
import { t } from '../core/words.ts';
import { html } from 'lit-html';
import { errorLine } from '../views/error.ts';
import { head, type Shell } from '../views/page.ts';
import { pick } from '../views/pick.ts';
import type { OwnRating, RankedPerson as Ranked } from '../core/messages.ts';

type RatingClass = OwnRating['class'];

export function ladderPage(page: Ladder, shell: Shell) {
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
          (value) => page.load(value as RatingClass),
        )}
        ${people.length ? table(people) : none()} ${errorLine(error, 'ladder-error')}
        <p class="small">${t('ladder-listed')}</p>
      </section>
      <p class="small"><a href="/">${t('back-to-home')}</a></p>
    </main>`;
}

function none() {
  return html`<p data-testid="ladder-none">${t('ladder-none')}</p>`;
}

function table(people: Ranked[]) {
  const heads = ['ladder-rank', 'ladder-name', 'ladder-rating', 'ladder-games'];
  return html`<div class="scroll" tabindex="0" role="group" aria-label=${t('tab-ratings')}>
    <table class="scores" data-testid="ladder">
      <thead>
        <tr>
          ${heads.map((key) => html`<th scope="col">${t(key)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${people.map((each) => row(each))}
      </tbody>
    </table>
  </div>`;
}

function row(person: Ranked) {
  const { rank, id, name, games, you } = person;
  return html`<tr class=${you ? 'you' : ''}>
    <td>${rank ?? '–'}</td>
    <th scope="row">
      <a href=${`/people/${id}`}>${name ?? t('ladder-nameless')}</a>
    </th>
    <td>${ratingText(person as any)}</td>
    <td>${games}</td>
  </tr>`;
}
