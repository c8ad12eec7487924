/** The end of a solo game: both scores in parts, and the outcome at each level. */
import { automaParts, numeralAndName, type Part } from '../../core/automa.ts';
import { t } from '../../core/words.ts';
import { html, nothing } from 'lit-html';
import { nameOf, signed } from '../../core/sentences.ts';
import { scoreTable } from '../scores.ts';
import type { Automa, Frame, ScoreParts, Seat } from '../../core/types.ts';

export function automaScores(frame: Frame, seats: Seat[], automa: Automa) {
  const [you, it] = frame.players;
  const own = you.score_parts as ScoreParts;
  const counted = new Map(automaParts(it, automa.level));
  const its = (part: Part) => counted.get(part) ?? '–';
  const heads = [nameOf(seats, 1), `${nameOf(seats, 2)} ${automa.numeral}`];
  const rows: [string, (string | number)[]][] = [
    [t('number-buttons'), [own.buttons, its('part-held')]],
    [t('score-tile'), [own.special_tile, its('part-tile')]],
    [t('score-empty'), [`${signed(own.empty)} (${you.empty})`, '–']],
  ];
  for (const part of ['part-patches', 'part-printed'] as Part[])
    if (counted.has(part)) rows.push([t(part), ['–', its(part)]]);
  return scoreTable(frame, heads, rows);
}

/** How the game would have ended at each level. */
export function levelOutcomes({ level, levels }: Automa, seats: Seat[]) {
  if (!levels || levels.length === 0) return nothing;
  return html`<h3 id="levels-heading">${t('at-each-level')}</h3>
    <table class="scores" data-testid="levels" aria-labelledby="levels-heading">
      <thead>
        <tr>
          <th scope="col">${t('level')}</th>
          <th scope="col">${nameOf(seats, 1)}</th>
          <th scope="col">${nameOf(seats, 2)}</th>
          <th scope="col">${t('winner')}</th>
        </tr>
      </thead>
      <tbody>
        ${levels.map(
          (each) =>
            html`<tr
              class=${each.level === level ? 'this-level' : ''}
              aria-current=${each.level === level ? 'true' : nothing}
            >
              <th scope="row">
                ${
                  each.level === level
                    ? t('this-game-level', { level: numeralAndName(each) })
                    : numeralAndName(each)
                }
              </th>
              ${each.scores.map((score) => html`<td>${signed(score)}</td>`)}
              <td>${nameOf(seats, each.winner)}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}
