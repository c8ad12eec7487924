/** The Automa on the first page: deck and level, and this browser's results so far. */
import { levelName, numeralAndName } from '../core/automa.ts';
import { AUTOMA_LEVELS } from '../core/figures.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { lead } from '../core/sentences.ts';
import { pick } from '../views/pick.ts';
import type { Home, HomeState } from './home.ts';

export function soloPicks(form: HomeState['form'], home: Home) {
  const level = AUTOMA_LEVELS[form.level - 1];
  return html`${pick(
      'deck',
      t('deck'),
      [
        ['normal', t('short-deck-normal')],
        ['tactical', t('short-deck-tactical')],
      ],
      form.deck,
      (value) => home.set({ deck: value as HomeState['form']['deck'] }),
    )}
    <p class="small explain">
      ${t('label-and-note', { label: t(`deck-${form.deck}`), note: t(`deck-note-${form.deck}`) })}
    </p>
    ${pick(
      'level',
      t('level-of-automa'),
      AUTOMA_LEVELS.map((each) => [String(each.level), numeralAndName(each)]),
      String(form.level),
      (value) => home.set({ level: Number(value) }),
    )}
    <p class="small explain" data-testid="level-counts">
      ${t('you-begin', {
        numeral: level.numeral,
        name: levelName(level.level),
        counts: t(`automa-level-${level.level}`),
      })}
    </p>`;
}

export function soloTotals({ totals }: HomeState) {
  if (totals.length === 0) return nothing;
  const margin = (value: number | null) =>
    value === null ? '–' : lead(Math.round(value * 10) / 10);
  return html`<section class="panel totals" aria-labelledby="totals-heading">
    <h2 id="totals-heading">${t('alone-with-automa')}</h2>
    <table class="scores" data-testid="solo-totals">
      <caption class="visually-hidden">
        ${t('finished-by-level')}
      </caption>
      <thead>
        <tr>
          <th scope="col">${t('deck-and-level')}</th>
          <th scope="col">${t('won')}</th>
          <th scope="col">${t('mean')}</th>
          <th scope="col">${t('best')}</th>
          <th scope="col">${t('practice')}</th>
        </tr>
      </thead>
      <tbody>
        ${totals.map(
          (each) =>
            html`<tr>
              <th scope="row">${t(`short-deck-${each.deck}`)} ${each.numeral}</th>
              <td>${t('won-of', { won: each.won, games: each.games })}</td>
              <td>${margin(each.mean_margin)}</td>
              <td>${margin(each.best_margin)}</td>
              <td>${each.practice}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    <p class="small">${t('mean-note')}</p>
  </section>`;
}
