/** A player's bar: token, name and the five main numbers. */
import { levelOf } from '../core/levels.ts';
import { openSeat } from '../core/seats.ts';
import { lead, nameOf } from '../core/sentences.ts';
import { t } from '../core/words.ts';
import { html, nothing, svg } from 'lit-html';
import { buttonDisc, drawn, templateOf } from './patch_art.ts';
import { tokenPicture } from './time_board.ts';
import type { Frame, Player, Seat } from '../core/types.ts';
import signs from '../editions/signs.json' with { type: 'json' };

function tileBadge() {
  return html`<span class="badge tile" title=${t('tile-title')}
    ><svg viewBox="-10 -10 20 20" aria-hidden="true">${drawn('special-tile', 0, 0)}</svg>
    <span class="visually-hidden">${t('has-tile')}</span></span
  >`;
}

/** The signs of the numbers. */
const SIGNS = new Map(
  Object.entries(signs).map(([name, elements]) => [name, templateOf(elements.join(''))]),
);

export type Extras = {
  aside?: unknown;
  clock?: unknown;
  /** Opens the quilt where it is hidden. */
  thumbnail?: unknown;
  bubble?: unknown;
};

export function playerBar(frame: Frame, seats: Seat[], player: Player, extras: Extras = {}) {
  const { buttons, income, empty, score, time } = frame.players[player - 1];
  const numbers = [
    [t('number-buttons'), buttons, 'buttons'],
    [t('number-income'), income, 'income'],
    [t('number-empty'), empty, 'empty'],
    [t('number-time'), time, 'time'],
  ];
  if (!frame.automa) {
    const ahead = score - frame.players[2 - player].score;
    numbers.push([t('number-lead'), lead(ahead), 'lead']);
  }
  return bar(frame, seats, player, numbers, extras);
}

/** @param numbers  each with its name and its id */
export function bar(
  frame: Frame,
  seats: Seat[],
  player: Player,
  numbers: (string | number)[][],
  extras: Extras,
) {
  const { aside = nothing, clock = nothing, thumbnail = nothing, bubble = nothing } = extras;
  const moving = frame.stage !== 'over' && openSeat(seats) === null && frame.turn === player;
  return html`<div class=${moving ? 'bar moving' : 'bar'} data-testid=${`player-${player}`}>
    <div class="bar-name">
      ${tokenPicture(player)} ${faceOf(seats[player - 1])}
      <h2 title=${nameOf(seats, player)}>${nameOf(seats, player)}</h2>
      ${marks(seats[player - 1])} ${aside}
      ${moving ? html`<span class="badge to-move">${t('to-move')}</span>` : nothing}
      ${frame.players[player - 1].special_tile ? tileBadge() : nothing}
    </div>
    ${clock} ${thumbnail} ${bubble}
    <dl>
      ${numbers.map(
        ([term, value, id]) =>
          html`<div class=${`number number-${id}`} title=${term}>
            <dt>${sign(String(id))}<span class="visually-hidden">${term}</span></dt>
            <dd data-testid=${`${id}-${player}`}>${value}</dd>
          </div>`,
      )}
    </dl>
  </div>`;
}

export function sign(id: string) {
  const drawing = SIGNS.get(id === 'lead' ? 'score' : id);
  return html`<svg class="number-sign" viewBox="-3 -3 6 6" aria-hidden="true">
    ${drawing ? svg(drawing) : buttonDisc(0, 0, 2.8)}
  </svg>`;
}

/** List the facts about a seat: the computer's level, absence, bot, rating. */
function marks(seat: Seat) {
  const { kind, yours, away, bot, rating } = seat;
  const level = levelOf(seat);
  if (level !== null)
    return html`<span class="rating" title=${t('level-number', { level: String(level) })}
      ><span aria-hidden="true">${level}</span
      ><span class="visually-hidden">${t('level-number', { level: String(level) })}</span></span
    >`;
  if (kind !== 'person' && kind !== 'open') return nothing;
  return html`${
    rating === null
      ? nothing
      : html`<span class="rating"
          ><span class="visually-hidden">${t('rated')}</span>${rating}</span
        >`
  }
  ${bot ? html`<span class="badge bot">${t('bot')}</span>` : nothing}
  ${away && !yours ? html`<span class="badge away">${t('away')}</span>` : nothing}`;
}

/** Draw the face of a level, to stand beside text that names the level. */
export function face(level: number) {
  return html`<svg class="face" viewBox="-10 -10.5 20 20" aria-hidden="true">
    <use href=${`#face-${level}`}></use>
  </svg>`;
}

/** Draw the face of the computer's level at a seat, if any. */
export function faceOf(seat: Seat) {
  const level = levelOf(seat);
  return level === null ? nothing : face(level);
}
