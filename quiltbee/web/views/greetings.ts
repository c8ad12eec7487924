/**
 * What the bees of the computer's levels say at the start and at the end, each in its own words.
 */
import { levelOf } from '../core/levels.ts';
import { isPlaying, ownSeats, PLAYERS } from '../core/seats.ts';
import { nameOf } from '../core/sentences.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { faceOf } from './player.ts';
import type { Frame, Player, Seat, Table } from '../core/types.ts';
import type { Context } from './context.ts';

/** Test whether a bee still greets: until the player's own first move. */
function greets(table: Table) {
  const [own, ...others] = ownSeats(table.seats);
  const isFresh = table.stage !== 'over' && !table.moves.some(({ player }) => player === own);
  return isFresh && own !== undefined && others.length === 0;
}

/** A bubble under the bee's name, gone once a patch is in hand. */
export function greeting({ state, table }: Context, player: Player) {
  const level = levelOf(table.seats[player - 1]);
  if (level === null || !greets(table) || state.placement.letter || state.looking) return nothing;
  return bubble(table.seats, player, t(`bee-greets-${level}`));
}

export function farewell(table: Table, { result }: Frame) {
  const player = PLAYERS.find((each) => levelOf(table.seats[each - 1]) !== null);
  if (!player || !result || !isPlaying(table)) return nothing;
  const level = levelOf(table.seats[player - 1]);
  const words = result.winner === player ? t(`bee-won-${level}`) : t(`bee-lost-${level}`);
  return html`<div class="farewell">
    ${faceOf(table.seats[player - 1])}${bubble(table.seats, player, words)}
  </div>`;
}

function bubble(seats: Seat[], player: Player, words: string) {
  return html`<p class="bubble" data-testid="bee-says">
    <span class="visually-hidden">${nameOf(seats, player)}: </span>${words}
  </p>`;
}
