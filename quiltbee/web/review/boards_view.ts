/** The boards of a review: both sides, and the patches that were on offer. */
import { landings } from '../core/queries.ts';
import { isAutomas } from '../core/rules/automa.ts';
import { otherOf } from '../core/seats.ts';
import { nameOf, patchLabel } from '../core/sentences.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { automaBar, automaPanel } from '../views/automa/panel.ts';
import { framedPicture } from '../views/patch_art.ts';
import { playerBar } from '../views/player.ts';
import { quilt, quiltPicture } from '../views/quilt.ts';
import { cost, time } from '../views/ring.ts';
import type { OnShow } from './on_show.ts';
import type { Patches, Player } from '../core/types.ts';
import type { Review } from './review.ts';
import type { Shell } from '../views/page.ts';

/** Both sides; the mover's is in front where only one has room. */
export function boards(review: Review, shown: OnShow, shell: Shell) {
  return [review.view, otherOf(review.view)].map((player) => side(review, shown, player, shell));
}

function side(review: Review, shown: OnShow, player: Player, shell: Shell) {
  const { frame, mover } = shown;
  const { seats } = review.game;
  const { letters, coordinates } = shell.settings;
  const isSolo = frame.automa !== null;
  const isFront = isSolo ? player === 1 : player === mover;
  const place = `${isFront ? 'front' : 'back'} ${player === review.view ? 'left' : 'right'}`;
  if (player === 2 && frame.automa) {
    const account = { turns: frame.automa.turns, run: 0 };
    return html`<div class=${`seat ${place}`}>${automaBar(frame, seats, frame.automa)}</div>
      <div class=${`quilt-box ${place}`}>
        ${automaPanel(frame, frame.automa, account, review.patches, letters)}
      </div>`;
  }
  const thumbnail = isFront
    ? nothing
    : html`<span class="thumbnail"
        >${quiltPicture(frame.players[player - 1], review.patches)}</span
      >`;
  const own = player === mover;
  return html`<div class=${`seat ${place}`}>${playerBar(frame, seats, player, { thumbnail })}</div>
    <div class=${`quilt-box ${place}`}>
      ${quilt({
        number: player,
        name: nameOf(seats, player),
        player: frame.players[player - 1],
        patches: review.patches,
        lettered: letters,
        named: coordinates,
        active: false,
        held: false,
        ghost: null,
        cursor: review.state.walks[player],
        fresh: landings([own ? shown.made : null], review.patches),
        marks: better(own ? shown.better : null, review.patches),
      })}
    </div>`;
}

/** The better move as a mark on the quilt. */
function better(move: string | null, patches: Patches) {
  const kind = 'better' as const;
  return landings([move], patches).map((lies) => ({ ...lies, label: '!', kind }));
}

/**
 * The patches that were on offer: the one that was taken, and the one that would have been better.
 */
export function offered(
  { patches }: Review,
  { chosen, made, better: instead }: OnShow,
  { settings: { letters } }: Shell,
) {
  const takes = (move: string | null, letter: string) =>
    move !== null && move !== 'pass' && (isAutomas(move) ? move[2] : move[0]) === letter;
  return html`<section class="offered" aria-labelledby="offered-heading">
    <h2 id="offered-heading" class="visually-hidden">${t('next-patches')}</h2>
    ${[...chosen.ring.slice(0, 3)].map((letter) => {
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
        ${income > 0 ? gain(income) : nothing}
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

/** What a patch earns on each payday. */
function gain(income: number) {
  return html`<span class="offered-gain" aria-hidden="true">+${income}</span>`;
}
