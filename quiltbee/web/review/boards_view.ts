/** The boards of a review: both sides, and the patches that were on offer. */
import { landings } from '../core/queries.ts';
import { isAutomas } from '../core/rules/automa.ts';
import { choices } from '../core/rules/position.ts';
import { otherOf } from '../core/seats.ts';
import { patchLabel } from '../core/sentences.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { framedPicture } from '../views/patch_art.ts';
import { quiltPicture } from '../views/quilt.ts';
import { cost, time } from '../views/ring.ts';
import { side } from '../views/side.ts';
import type { OnShow } from './on_show.ts';
import type { Patches, Player } from '../core/types.ts';
import type { Review } from './review.ts';
import type { Shell } from '../views/page.ts';

/** Show both sides; in a narrow layout the mover's is in front. */
export function boards(review: Review, shown: OnShow, shell: Shell) {
  return [review.view, otherOf(review.view)].map((player) => sideOf(review, shown, player, shell));
}

function sideOf(
  review: Review,
  { frame, mover, made, better: best }: OnShow,
  player: Player,
  shell: Shell,
) {
  const { game, patches, state } = review;
  const { letters: lettered, coordinates: named } = shell.settings;
  const isFront = player === (frame.automa ? 1 : mover);
  const own = player === mover;
  return side({
    ...{ frame, seats: game.seats, player, patches, lettered, named, box: 'quilt-box' },
    place: `${isFront ? 'front' : 'back'} ${player === review.view ? 'left' : 'right'}`,
    cursor: state.walks[player],
    fresh: landings([own ? made : null], patches),
    marks: better(own ? best : null, patches),
    extras: {
      thumbnail: isFront
        ? nothing
        : html`<span class="thumbnail">${quiltPicture(frame.players[player - 1], patches)}</span>`,
    },
  });
}

function better(move: string | null, patches: Patches) {
  const kind = 'better' as const;
  return landings([move], patches).map((lies) => ({ ...lies, label: '!', kind }));
}

/** Show the patches that were on offer, and mark the one taken and the better one. */
export function offered(
  { patches }: Review,
  { chosen, made, better: instead }: OnShow,
  { settings: { letters } }: Shell,
) {
  const takes = (move: string | null, letter: string) =>
    move !== null && move !== 'pass' && (isAutomas(move) ? move[2] : move[0]) === letter;
  return html`<section class="offered" aria-labelledby="offered-heading">
    <h2 id="offered-heading" class="visually-hidden">${t('next-patches')}</h2>
    ${choices(chosen).map((letter) => {
      const { income, buttons, time: spaces } = patches[letter];
      const isMade = takes(made, letter);
      const isBetter = takes(instead, letter);
      return html`<div
        class=${['offered-patch', isMade && 'made', isBetter && 'better'].filter(Boolean).join(' ')}
        data-offer=${letter}
        title=${patchLabel(patches[letter])}
      >
        ${framedPicture(letter, patches[letter], 0, letters)}
        <span class="price">${cost(buttons)}${time(spaces)}</span>
        <span class="visually-hidden"
          >${patchLabel(patches[letter])}
          ${isMade ? t('review-offer-played') : ''}${isBetter ? t('review-offer-better') : ''}</span
        >
        ${
          income > 0
            ? html`<span class="offered-gain" aria-hidden="true">+${income}</span>`
            : nothing
        }
        ${
          isMade || isBetter
            ? html`<span class="which" aria-hidden="true"
                >${t(isBetter ? 'review-offer-better' : 'review-offer-played')}</span
              >`
            : nothing
        }
      </div>`;
    })}
  </section>`;
}
