/** A player's bar: token, name and the five main numbers; and the table of final scores. */
import { html, nothing } from '../vendor/lit-html.js';
import { openSeat } from '../core/seats.js';
import { nameOf, plural, signed } from '../core/sentences.js';
import { scoreTable } from './scores.js';
import { tokenPicture } from './time_board.js';

/**
 * @typedef {import('../core/types.js').Frame} Frame
 * @typedef {import('../core/types.js').Player} Player
 * @typedef {import('../core/types.js').ScoreParts} ScoreParts
 * @typedef {import('../core/types.js').Seat} Seat
 */

const TILE = html`<span class="badge tile" title="Special tile: 7 points"
  ><span aria-hidden="true">7×7</span>
  <span class="visually-hidden">has the special tile, 7 points</span></span
>`;

/**
 * What stands in a bar besides the numbers.
 * @typedef {object} Extras
 * @property {unknown} [aside]   beside the name
 * @property {unknown} [clock]
 * @property {unknown} [thumbnail]   opens the quilt where it is not shown
 */

/**
 * @param {Frame} frame
 * @param {Seat[]} seats
 * @param {Player} player
 * @param {Extras} [extras]
 */
export function playerBar(frame, seats, player, extras = {}) {
  const { buttons, income, empty, score, time } = frame.players[player - 1];
  const numbers = [
    ['Buttons', buttons, 'buttons'],
    ['Income', income, 'income'],
    ['Empty', empty, 'empty'],
    ['Time', time, 'time'],
    [frame.result ? 'Score' : 'Score now', signed(score), 'score'],
  ];
  return bar(frame, seats, player, numbers, extras);
}

/**
 * @param {Frame} frame
 * @param {Seat[]} seats
 * @param {Player} player
 * @param {(string | number)[][]} numbers   each with its name and its id
 * @param {Extras} extras
 */
export function bar(frame, seats, player, numbers, extras) {
  const { aside = nothing, clock = nothing, thumbnail = nothing } = extras;
  const moving = frame.stage !== 'over' && openSeat(seats) === null && frame.turn === player;
  return html`<div class=${moving ? 'bar moving' : 'bar'} data-testid=${`player-${player}`}>
    <div class="bar-name">
      ${tokenPicture(player)}
      <h2>${nameOf(seats, player)}</h2>
      ${marks(seats[player - 1])} ${aside}
      ${moving ? html`<span class="badge">to move</span>` : nothing}
      ${frame.players[player - 1].special_tile ? TILE : nothing}
    </div>
    ${clock} ${thumbnail}
    <dl>
      ${numbers.map(
        ([term, value, id]) =>
          html`<div class=${`number-${id}`}>
            <dt>${term}</dt>
            <dd data-testid=${`${id}-${player}`}>${value}</dd>
          </div>`,
      )}
    </dl>
  </div>`;
}

/**
 * What is known of who sits here: whether they are away, a program, and how they are rated.
 * @param {Seat} seat
 */
function marks({ kind, yours, away, bot, rating }) {
  if (kind !== 'person' && kind !== 'open') return nothing;
  return html`${
    rating === null
      ? nothing
      : html`<span class="rating"><span class="visually-hidden">rated </span>${rating}</span>`
  }
  ${bot ? html`<span class="badge bot">bot</span>` : nothing}
  ${away && !yours ? html`<span class="badge away">away</span>` : nothing}`;
}

/**
 * Both scores in parts.
 * @param {Frame} frame
 * @param {Seat[]} seats
 */
export function duelScores(frame, seats) {
  const parts = frame.players.map((player) => /** @type {ScoreParts} */ (player.score_parts));
  return scoreTable(
    frame,
    [nameOf(seats, 1), nameOf(seats, 2)],
    [
      ['Buttons', parts.map((each) => each.buttons)],
      ['Special tile', parts.map((each) => each.special_tile)],
      [
        'Empty spaces, −2 each',
        parts.map(
          (each, index) => `${signed(each.empty)} (${plural(frame.players[index].empty, 'space')})`,
        ),
      ],
    ],
  );
}
