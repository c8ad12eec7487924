/** The pairings of a round, and the organizer's actions on a game. */
import { pointsText, counting, gameText, nameIn, shownRound, unfinishedOf } from './tournament.ts';
import { call } from '../core/api.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { act, outcome, submitted } from '../views/controls.ts';
import { submitButton } from '../views/icons.ts';
import type {
  PairingShape as Pairing,
  TournamentGameShape as TournamentGame,
} from '../core/generated/messages.ts';
import type { Own } from './tournament_page.ts';

export function pairings(own: Own) {
  const { page, tournament } = own;
  const round = shownRound(tournament, own.shown);
  if (round === null) return nothing;
  return html`<section class="panel pairings" aria-labelledby="pairings-heading">
    <div class="panel-head">
      <h2 id="pairings-heading">
        ${
          tournament.rounds === null
            ? t('round-title', { round: round.round })
            : t('round-title-of', { round: round.round, rounds: tournament.rounds })
        }
      </h2>
      <div class="row" role="group" aria-label=${t('rounds')}>
        ${tournament.schedule.map(
          (each) =>
            html`<button
              type="button"
              class="quiet"
              aria-pressed=${each.round === round.round ? 'true' : 'false'}
              aria-label=${t('round-title', { round: each.round })}
              @click=${() => {
                own.shown = each.round;
                page.changed();
              }}
            >
              ${each.round}
            </button>`,
        )}
      </div>
    </div>
    <ul class="things" data-testid="pairings">
      ${round.pairings.map((pairing) => pairingRow(own, pairing, round.round))}
    </ul>
    ${outcome(page, 'organise')}
  </section>`;
}

function pairingRow(own: Own, pairing: Pairing, round: number) {
  const { tournament } = own;
  const { first, second, points, games, half } = pairing;
  if (second === null) {
    const name = nameIn(tournament, first);
    return html`<li><span>${t(half ? 'a-half-bye' : 'a-bye', { name })}</span></li>`;
  }
  const mine = [first, second].includes(tournament.you ?? 0);
  const meeting = t('names-and', {
    first: nameIn(tournament, first),
    second: nameIn(tournament, second),
  });
  return html`<li class=${mine ? 'mine' : ''}>
    <span class="who-meets">
      ${nameIn(tournament, first)}
      <b>${points.map(pointsText).join(' : ')}</b> ${nameIn(tournament, second)}
    </span>
    <span class="row"> ${games.map((_, index) => gameLink(pairing, index, meeting, mine))} </span>
    ${pairing.waiting > 0 ? html`<span class="small">${t('second-game-later')}</span>` : nothing}
    ${games.map(({ correction }) =>
      correction ? html`<p class="small block">${correction.note}</p>` : nothing,
    )}
    ${
      tournament.organising && round === tournament.round && games.some(({ over }) => !over)
        ? forfeits(own, pairing, second)
        : nothing
    }
    ${
      tournament.organising
        ? counting(tournament, games)
            .filter(({ over }) => over)
            .map((game) => correcting(own, game, meeting))
        : nothing
    }
  </li>`;
}

/** Link to a game; screen readers hear which one. */
function gameLink({ first, games }: Pairing, index: number, meeting: string, mine: boolean) {
  const game = games[index];
  const result = gameText(game, first);
  const which = t('game-of-meeting', { number: index + 1, meeting, result });
  const isNext = mine && !game.over;
  return html`<a
    class=${isNext ? 'button main' : 'button'}
    href=${game.url}
    aria-label=${isNext ? nothing : which}
    >${isNext ? html`${t('play-game')}<span class="visually-hidden">: ${which}</span>` : result}</a
  >`;
}

function correcting(own: Own, game: TournamentGame, meeting: string) {
  const { page, tournament } = own;
  const { id, first, second } = game;
  const correct = (winner: string, note: string) =>
    own.change('organise', () =>
      call('POST /api/tournaments/{tournament}/correct', {
        ...{ tournament: tournament.id, game: id, note: note.trim() },
        winner: winner ? Number(winner) : null,
      }),
    );
  return html`<details class="fold">
    <summary>${t('correct-result')}<span class="visually-hidden"> ${meeting}</span></summary>
    <form class="fields" @submit=${submitted((field) => correct(field('winner'), field('note')))}>
      <label
        >${t('right-winner')}
        <select name="winner">
          ${[first, second].map(
            (entrant) => html`<option value=${entrant}>${nameIn(tournament, entrant)}</option>`,
          )}
          <option value="">${t('nobody-wins')}</option>
        </select></label
      >
      <label
        >${t('correction-note')} <input name="note" required maxlength="200" autocomplete="off"
      /></label>
      ${submitButton('correct', t('correct-result'), page.busy !== null)}
    </form>
  </details>`;
}

/** Let the organizer forfeit the running games of a pairing for one of its players. */
function forfeits(own: Own, { pairing, first }: Pairing, second: number) {
  const { page, tournament } = own;
  const forfeit = async (entrant: number) => {
    const name = own.nameOf(entrant);
    const question = t('sure-forfeit', { name, count: unfinishedOf(tournament, entrant) });
    if (!(await page.browser.isSure(question, t('name-loses', { name })))) return;
    await own.change('organise', () =>
      call('POST /api/tournaments/{tournament}/forfeit', {
        ...{ tournament: tournament.id, pairing, entrant },
      }),
    );
  };
  return html`<details class="fold">
    <summary>${t('somebody-missing')}</summary>
    <div class="row">
      ${[first, second].map((entrant) =>
        act(page, t('name-loses', { name: nameIn(tournament, entrant) }), 'forfeit', () =>
          forfeit(entrant),
        ),
      )}
    </div>
  </details>`;
}
