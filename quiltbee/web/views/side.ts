/**
 * One side of a table: a player's bar and quilt, or the Automa's bar and panel. `front` and `back`
 * let the style sheet decide which is large.
 */
import { nameOf } from '../core/sentences.ts';
import { html, nothing } from 'lit-html';
import { automaBar, automaPanel } from './automa.ts';
import { playerBar, type Extras } from './player.ts';
import { quilt, type QuiltView } from './quilt.ts';
import type { GameState } from '../core/game_state.ts';
import type { Frame, Patches, Player, Seat } from '../core/types.ts';

export type Side = {
  frame: Frame;
  seats: Seat[];
  player: Player;
  patches: Patches;
  lettered: boolean;
  /** Classes of the position: `front p1`. */
  place: string;
  /** The class around the quilt or the panel. */
  box?: string;
  extras?: Extras;
  /** Content over the quilt. */
  head?: unknown;
  account?: GameState['account'];
  /** Content in the Automa's panel. */
  switches?: unknown;
} & Partial<Omit<QuiltView, 'player'>>;

export function side(view: Side) {
  const { frame, seats, player, patches, lettered, place, box, extras, head = nothing } = view;
  const { automa } = frame;
  if (player === 2 && automa) {
    const account = view.account ?? { turns: automa.turns, run: 0 };
    const panel = automaPanel(frame, automa, account, patches, lettered, view.switches);
    return html`<div class=${`seat ${place}`}>${automaBar(frame, seats, automa)}</div>
      ${box ? html`<div class=${`${box} ${place}`}>${panel}</div>` : panel}`;
  }
  const shown = { number: player, name: nameOf(seats, player), cursor: null, fresh: [] };
  return html`<div class=${`seat ${place}`}>${playerBar(frame, seats, player, extras)}</div>
    <div class=${`${box ?? 'spread'} ${place}`}>
      ${head} ${quilt({ ...shown, ...view, player: frame.players[player - 1] })}
    </div>`;
}
