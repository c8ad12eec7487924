/** A player's bar: token, name and the five main numbers; and the table of final scores. */
import { html, nothing } from '../vendor/lit-html.js';
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
 * @param {Frame} frame
 * @param {Seat[]} seats
 * @param {Player} player
 * @param {unknown} [thumbnail]   opens the quilt where it is not shown
 */
export function playerBar(frame, seats, player, thumbnail = nothing) {
  const { buttons, income, empty, score, time } = frame.players[player - 1];
  const numbers = [
    ['Buttons', buttons, 'buttons'],
    ['Income', income, 'income'],
    ['Empty', empty, 'empty'],
    ['Time', time, 'time'],
    [frame.result ? 'Score' : 'Score now', signed(score), 'score'],
  ];
  return bar(frame, seats, player, numbers, nothing, thumbnail);
}

/**
 * @param {Frame} frame
 * @param {Seat[]} seats
 * @param {Player} player
 * @param {(string | number)[][]} numbers   each with its name and its id
 * @param {unknown} aside   beside the name
 * @param {unknown} thumbnail
 */
export function bar(frame, seats, player, numbers, aside, thumbnail) {
  const moving = !frame.result && frame.turn === player;
  return html`<div class=${moving ? 'bar moving' : 'bar'} data-testid=${`player-${player}`}>
    <div class="bar-name">
      ${tokenPicture(player)}
      <h2>${nameOf(seats, player)}</h2>
      ${aside} ${moving ? html`<span class="badge">to move</span>` : nothing}
      ${frame.players[player - 1].special_tile ? TILE : nothing}
    </div>
    ${thumbnail}
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
