/** Playing with anyone: who comes first, open tables, people and bots to ask, games to watch. */
import {
  calledBy,
  minutesFrom,
  termsOf,
  tournamentWords,
  type Lobby,
  type LobbyState,
  type Way,
} from './lobby.ts';
import { SPEEDS, type Speed } from '../core/clock.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { errorLine } from '../views/error.ts';
import { isTicked, valueOf } from '../views/fields.ts';
import { icon } from '../views/icons.ts';
import type {
  LobbyEntry as LobbyTable,
  OnlineBot,
  OpponentState as Opponent,
  PublicGameState as PublicGame,
  PublicTournament,
} from '../core/messages.ts';

/** In which class a game at each speed is rated. */
const CLASS_OF = {
  none: 'untimed',
  short: 'blitz',
  long: 'rapid',
  days: 'correspondence',
} as const;

/** @param clock  the page's own clock, in ms */
export function lobbyPanel(page: Lobby, clock: number) {
  const { lobby, busy, error, at } = page.store.get();
  const passed = (since: number) => minutesFrom(since, lobby?.now ?? 0, clock - at);
  return html`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
    <h2 id="lobby-heading">${t('play-anyone')}</h2>
    <p class="small">${t('lobby-text')}</p>
    <div class="quick" role="group" aria-label=${t('quick-match')}>
      ${SPEEDS.map(
        ({ key }) =>
          html`<button
            type="button"
            data-testid=${`match-${key}`}
            aria-disabled=${busy === null ? 'false' : 'true'}
            @click=${() => page.match(key)}
          >
            <b>${t(`speed-${key}`)}</b><span class="small">${t(`speed-note-${key}`)}</span>
          </button>`,
      )}
    </div>
    <h3>${t('open-tables')}</h3>
    <ul class="tables" data-testid="lobby-tables">
      ${
        lobby?.tables.length
          ? lobby.tables.map((table) => openTable(table, passed(table.created), page))
          : lobby && html`<li class="none small">${t('nobody-waiting')}</li>`
      }
    </ul>
    ${lobby?.tournaments.length ? toJoin(lobby.tournaments) : nothing} ${toAsk(page)}
    ${lobby?.games.length ? toWatch(lobby.games, passed) : nothing}
    ${errorLine(error, 'lobby-error')}
  </section>`;
}

/** @param minutes  for how many somebody has waited there */
function openTable(table: LobbyTable, minutes: number, lobby: Lobby) {
  const { game, rating, yours } = table;
  const name = calledBy(table);
  const terms = termsOf(table);
  return html`<li data-game=${game}>
    <span class="host"
      >${yours ? html`<b>${t('your-table')}</b>` : person(table, rating)}
      <span class="small">${terms} · ${t('lobby-waited', { minutes })}</span></span
    >
    ${
      yours
        ? html`<a class="button" href=${`/game/${game}`}>${t('open')}</a>`
        : action(lobby, 'sit', t('sit-down'), t('sit-with', { name, terms }), () => lobby.sit(game))
    }
  </li>`;
}

/** A name, with the mark of a guest or a bot, and the rating. */
function person(
  { name, guest = false, bot = false }: { name: string; guest?: boolean; bot?: boolean },
  rating: number | null,
) {
  return html`<b class=${guest ? 'guest' : ''}>${calledBy({ name, guest })}</b>${
      bot ? html` <span class="badge bot">${t('lobby-bot')}</span>` : nothing
    }${rating === null ? nothing : html` <span class="small">${rating}</span>`}`;
}

/** @param label  with whom */
function action(lobby: Lobby, name: string, text: string, label: string, act: () => void) {
  return html`<button
    type="button"
    data-testid=${name}
    aria-label=${label}
    aria-disabled=${lobby.store.get().busy === null ? 'false' : 'true'}
    @click=${act}
  >
    ${text}
  </button>`;
}

function toJoin(tournaments: PublicTournament[]) {
  return html`<h3 id="tournaments-heading">${t('lobby-tournaments')}</h3>
    <ul class="tables" data-testid="lobby-tournaments" aria-labelledby="tournaments-heading">
      ${tournaments.map((each) => {
        const { id, name, you, open } = each;
        const words = t(open && you === null ? 'join' : 'open');
        return html`<li>
          <span class="host"
            ><b>${name}</b> <span class="small">${tournamentWords(each)}</span></span
          >
          <a
            class="button"
            data-testid="to-tournament"
            href=${`/tournaments/${id}`}
            aria-label=${t('label-and-note', { label: words, note: name })}
            >${words}</a
          >
        </li>`;
      })}
    </ul>`;
}

/** Whom one can ask for a game: people one has played, and bots. */
function toAsk(page: Lobby) {
  const { lobby, opponents } = page.store.get();
  const bots = lobby?.bots ?? [];
  if (opponents.length + bots.length === 0) return nothing;
  return html`<h3 id="ask-heading">${t('lobby-ask')}</h3>
    ${terms(page, opponents.length > 0)}
    <ul class="tables" data-testid="lobby-people" aria-labelledby="ask-heading">
      ${opponents.map((each) => opponent(each, page))} ${bots.map((each) => bot(each, page))}
    </ul>`;
}

/**
 * The clock, the start and the rating of a game with whom one asks.
 * @param people  whether there are any: with bots all starts are as usual
 */
function terms(page: Lobby, people: boolean) {
  const { speed, rated, fair } = page.store.get();
  const set = (part: Partial<LobbyState>) => page.store.dispatch(part);
  return html`<div class="row">
    <label
      >${t('clock')}
      <select
        data-testid="ask-clock"
        @change=${(event: Event) => set({ speed: valueOf(event) as Speed })}
      >
        ${SPEEDS.map(
          ({ key }) =>
            html`<option value=${key} ?selected=${key === speed}>${t(`speed-${key}`)}</option>`,
        )}
      </select></label
    >
    ${
      people
        ? html`<label
            >${t('lobby-start-with-people')}
            <select
              data-testid="ask-fair"
              @change=${(event: Event) => set({ fair: valueOf(event) as Way })}
            >
              ${['usual', 'cut', 'both'].map(
                (way) =>
                  html`<option value=${way} ?selected=${way === fair}>
                    ${t(`starts-way-${way}`)}
                  </option>`,
              )}
            </select></label
          >`
        : nothing
    }
    <label class="tick"
      ><input
        type="checkbox"
        data-testid="ask-rated"
        .checked=${rated}
        @change=${(event: Event) => set({ rated: isTicked(event) })}
      /><span>${t('tick-rated')}</span></label
    >
  </div>`;
}

function opponent({ game, name, guest, here, won, lost }: Opponent, page: Lobby) {
  const called = calledBy({ name, guest });
  return html`<li>
    <span class="host"
      >${person({ name, guest }, null)}
      ${here ? html`<span class="badge">${t('lobby-here')}</span>` : nothing}
      <span class="small">${t('lobby-score', { won, lost })}</span></span
    >
    ${action(
      page,
      'invite-again',
      t('lobby-invite'),
      t('lobby-invite-whom', { name: called }),
      () => page.invite(game),
    )}
  </li>`;
}

function bot({ id, name, ratings }: OnlineBot, page: Lobby) {
  const rating = ratings[CLASS_OF[page.store.get().speed]] ?? null;
  return html`<li>
    <span class="host">${person({ name, bot: true }, rating)}</span>
    ${action(page, 'challenge', t('lobby-challenge'), t('lobby-challenge-whom', { name }), () =>
      page.challenge(id),
    )}
  </li>`;
}

/** @param passed  whole minutes */
function toWatch(games: PublicGame[], passed: (since: number) => number) {
  return html`<h3 id="watch-heading">${t('lobby-games')}</h3>
    <ul class="tables" data-testid="lobby-games" aria-labelledby="watch-heading">
      ${games.map(({ game, players: [first, second], clock, rated, fair, since }) => {
        const told = termsOf({ clock, rated, fair, takebacks: true } as any);
        const names = t('names-and', { first: calledBy(first), second: calledBy(second) });
        return html`<li>
          <span class="host"
            >${person(first, first.rating)} – ${person(second, second.rating)}
            <span class="small"
              >${told} · ${t('lobby-going-on', { minutes: passed(since) })}</span
            ></span
          >
          <a
            class="button"
            data-testid="watch"
            href=${`/game/${game}`}
            aria-label=${t('lobby-watch-whom', { names })}
            >${icon('eye')}<span>${t('lobby-watch')}</span></a
          >
        </li>`;
      })}
    </ul>`;
}
