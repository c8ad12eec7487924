/** The result of a game: the winner, the decisive difference, and both scores in parts. */
import { automaParts, numeralAndName, type Part } from '../core/automa.ts';
import { PLAYERS } from '../core/seats.ts';
import { nameOf, signed, turnReason, turnTitle } from '../core/sentences.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { faceOf } from './player.ts';
import type { Automa, Frame, ScoreParts, Seat } from '../core/types.ts';

/** Parts that are known later stand below the buttons, so that these never move. */
export function result(
  frame: Frame,
  seats: Seat[],
  actions: unknown,
  {
    decided = '',
    farewell,
    moments,
    notes = [],
    start,
  }: {
    decided?: string;
    farewell?: unknown;
    /** The best and the costliest move. */
    moments?: unknown;
    /** Notes of a tournament. */
    notes?: string[];
    /** Notes on a fair start. */
    start?: unknown;
  } = {},
) {
  const { automa } = frame;
  return html`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${turnTitle(frame, seats)}</h2>
    <p>${turnReason(frame, seats)}</p>
    ${decided ? html`<p class="decided" data-testid="decided">${decided}</p>` : nothing} ${farewell}
    ${automa ? automaScores(frame, seats, automa) : duelScores(frame, seats)}
    <div class="row">${actions}</div>
    ${notes.map((sentence) => html`<p>${sentence}</p>`)} ${start} ${moments}
    ${automa ? levelOutcomes(automa, seats) : nothing}
  </section>`;
}

function duelScores(frame: Frame, seats: Seat[]) {
  const parts = frame.players.map((player) => player.score_parts as ScoreParts);
  return scoreTable(
    frame,
    PLAYERS.map((player) => html`${faceOf(seats[player - 1])}${nameOf(seats, player)}`),
    [
      [t('number-buttons'), parts.map((each) => each.buttons)],
      [t('score-tile'), parts.map((each) => each.special_tile)],
      [
        t('score-empty'),
        parts.map((each, index) => `${signed(each.empty)} (${frame.players[index].empty})`),
      ],
      ...(frame.points
        ? [[t('score-seat'), ['–', signed(frame.points)]] as [string, string[]]]
        : []),
    ],
  );
}

function automaScores(frame: Frame, seats: Seat[], automa: Automa) {
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

function levelOutcomes({ level, levels }: Automa, seats: Seat[]) {
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

/**
 * @param heads  the names of the players
 * @param rows  each part's name and values
 */
function scoreTable(frame: Frame, heads: unknown[], rows: [string, (string | number)[]][]) {
  return html`<table class="scores">
    <caption class="visually-hidden">
      ${t('score-parts')}
    </caption>
    <thead>
      <tr>
        <th scope="col"><span class="visually-hidden">${t('score-part')}</span></th>
        ${heads.map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([name, values]) =>
          html`<tr>
            <th scope="row">${name}</th>
            ${values.map((value) => html`<td>${value}</td>`)}
          </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${t('number-score')}</th>
        ${frame.players.map(
          (player, index) =>
            html`<td data-testid=${`total-${index + 1}`}>
              ${signed(player.score + (index === 1 ? frame.points : 0))}
            </td>`,
        )}
      </tr>
    </tfoot>
  </table>`;
}
