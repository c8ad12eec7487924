/** Play with anyone: quick match, open tables, people and bots to challenge, games to watch. */
import { call } from '../core/api.ts';
import { SPEEDS, clockOf, type Speed } from '../core/clock.ts';
import { sentenceOf } from '../core/problems.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { errorLine } from '../views/error.ts';
import { button, icon } from '../views/icons.ts';
import { Asking, action, challengeButton, onlyWords } from './challenge_view.ts';
import { calledBy, minutesFrom, termsOf, tournamentWords } from './lobby.ts';
import type {
  Lobby as LobbyAnswer,
  LobbyChange,
  LobbyEntry as LobbyTable,
  OnlineBot,
  OpponentState as Opponent,
  PublicGameState as PublicGame,
  PublicTournament,
  TieState,
} from '../core/generated/messages.ts';
import type { Page } from '../shell/page.ts';

/** The rating class of each speed. */
const CLASS_OF = {
  none: 'untimed',
  short: 'blitz',
  long: 'rapid',
  days: 'correspondence',
} as const;

/** Pick the entries with these ids, the last of each; null if one is missing. */
function inOrder<T>(ids: string[], entries: T[], idOf: (entry: T) => string) {
  const known = new Map(entries.map((entry) => [idOf(entry), entry]));
  const found = ids.flatMap((id) => known.get(id) ?? []);
  return found.length === ids.length ? found : null;
}

export class Lobby {
  answer: LobbyAnswer | null = null;
  opponents: Opponent[] = [];
  followed: TieState[] = [];
  /** When it was read, on the page's clock. */
  at = 0;
  readonly asking: Asking;

  /** @param ownName  the user's name at the table */
  constructor(
    readonly page: Page,
    private ownName: () => string | null,
  ) {
    this.asking = new Asking(page, ownName);
  }

  /** Reload everything; a message about the user's own request stays. */
  async load() {
    const wasFault = this.answer === null;
    try {
      const [lobby, { opponents }] = await Promise.all([
        call('GET /api/lobby'),
        call('GET /api/me/opponents'),
      ]);
      Object.assign(this, { answer: lobby, opponents, at: performance.now() });
      if (wasFault) this.page.errors.lobby = '';
    } catch (problem) {
      this.answer = null;
      this.page.errors.lobby = sentenceOf(problem);
    }
    this.page.changed();
  }

  /** Load the people whom the user follows; those present come first. */
  async follow() {
    const { people } = await call('GET /api/me/people');
    const followed = people.filter(({ kind }) => kind === 'follow');
    this.followed = followed.sort((one, other) => Number(other.here) - Number(one.here));
    this.page.changed();
  }

  /** Apply a change, or reload everything if that is not enough. */
  async apply(change?: LobbyChange) {
    const before = this.answer;
    if (!before || !change) return this.load();
    const { now, order } = change;
    const tables = inOrder(order.tables, [...before.tables, ...change.tables], ({ game }) => game);
    const games = inOrder(order.games, [...before.games, ...change.games], ({ game }) => game);
    const bots = inOrder(order.bots, [...before.bots, ...change.bots], ({ id }) => id);
    const both = [...before.tournaments, ...change.tournaments];
    const tournaments = inOrder(order.tournaments, both, ({ id }) => id);
    if (!tables || !games || !bots || !tournaments) return this.load();
    Object.assign(this, { answer: { now, tables, games, bots, tournaments } });
    this.at = performance.now();
    this.page.changed();
  }

  /** Sit down with someone who waits for such a game, or wait. */
  match(speed: Speed) {
    const request = { clock: clockOf(speed), board: 'revised' as const, rated: false };
    return this.leave(() => call('POST /api/match', { ...request, name: this.ownName() }));
  }

  sit(game: string) {
    return this.leave(() => call('POST /api/games/{game}/seat', { game, name: this.ownName() }));
  }

  invite(game: string) {
    const { fair: way } = this.asking.terms.values;
    const fair = way === 'usual' ? null : way;
    return this.leave(() =>
      call('POST /api/games/{game}/again', { game, ...this.asking.request, fair }),
    );
  }

  /** @param bot  its id */
  challenge(bot: string) {
    return this.leave(() => this.asking.challenge(bot));
  }

  /** Go to the table named by an answer; after a refusal reload everything. */
  private leave(answer: () => Promise<{ url: string }>) {
    return this.page.leave('lobby', () =>
      answer().catch(async (problem) => {
        await this.load();
        throw problem;
      }),
    );
  }
}

export function lobbyPanel(page: Lobby, clock: number) {
  const { answer: lobby, at } = page;
  const { busy, errors } = page.page;
  const passed = (since: number) => minutesFrom(since, lobby?.now ?? 0, clock - at);
  return html`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
    <h2 id="lobby-heading">${t('play-anyone')}</h2>
    <p class="small">${t('lobby-text')}</p>
    <div class="quick" role="group" aria-label=${t('quick-match')}>
      ${SPEEDS.map(({ key }) =>
        button(
          `match-${key}`,
          html`<b>${t(`speed-${key}`)}</b><span class="small">${t(`speed-note-${key}`)}</span>`,
          () => page.match(key),
          { off: busy !== null },
        ),
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
    ${lobby?.tournaments.length ? toJoin(lobby.tournaments) : nothing}
    ${page.followed.length ? followed(page) : nothing} ${toAsk(page)}
    ${lobby?.games.length ? toWatch(lobby.games, passed) : nothing}
    ${errorLine(errors.lobby, 'lobby-error')}
  </section>`;
}

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
        : action(lobby.page, 'sit', t('sit-down'), t('sit-with', { name, terms }), () =>
            lobby.sit(game),
          )
    }
  </li>`;
}

/** A name with its badges and the rating. */
function person(
  { name, guest = false, bot = false }: { name: string; guest?: boolean; bot?: boolean },
  rating: number | null,
) {
  return html`<b class=${guest ? 'guest' : ''}>${calledBy({ name, guest })}</b>${
      bot ? html` <span class="badge bot">${t('lobby-bot')}</span>` : nothing
    }${rating === null ? nothing : html` <span class="small">${rating}</span>`}`;
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

/** Show the people whom the user follows, with buttons to sit down or watch. */
function followed(lobby: Lobby) {
  const way = ({ name, game, open }: TieState) => {
    if (!game) return nothing;
    if (open)
      return action(lobby.page, 'sit', t('sit-down'), t('sit-down-with', { name }), () =>
        lobby.sit(game),
      );
    return html`<a
      class="button"
      href=${`/game/${game}`}
      aria-label=${t('lobby-watch-whom', { names: name })}
      >${icon('eye')}<span>${t('lobby-watch')}</span></a
    >`;
  };
  return html`<h3 id="followed-heading">${t('followed-people')}</h3>
    <ul class="tables" data-testid="lobby-followed" aria-labelledby="followed-heading">
      ${lobby.followed.map(
        (each) =>
          html`<li>
            <span class="host"
              >${person(each, null)}
              ${each.here ? html`<span class="badge">${t('lobby-here')}</span>` : nothing}</span
            >
            ${way(each)}
          </li>`,
      )}
    </ul>`;
}

function toAsk(page: Lobby) {
  const { answer, opponents } = page;
  const { terms } = page.asking;
  const bots = answer?.bots ?? [];
  if (opponents.length + bots.length === 0) return nothing;
  return html`<h3 id="ask-heading">${t('lobby-ask')}</h3>
    <div class="row">
      ${terms.control('speed')} ${opponents.length > 0 ? terms.control('fair') : nothing}
      ${terms.control('rated')}
    </div>
    <ul class="tables" data-testid="lobby-people" aria-labelledby="ask-heading">
      ${opponents.map((each) => opponent(each, page))} ${bots.map((each) => bot(each, page))}
    </ul>`;
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
      page.page,
      'invite-again',
      t('lobby-invite'),
      t('lobby-invite-whom', { name: called }),
      () => page.invite(game),
    )}
  </li>`;
}

function bot(bot: OnlineBot, page: Lobby) {
  const { id, name, ratings } = bot;
  const rating = ratings[CLASS_OF[page.asking.terms.values.speed]] ?? null;
  return html`<li>
    <span class="host"
      ><a href=${`/people/${id}`}>${person({ name, bot: true }, rating)}</a>
      <span class="small">${onlyWords(bot)}</span></span
    >
    ${challengeButton(bot, page.asking, () => page.challenge(id))}
  </li>`;
}

function toWatch(games: PublicGame[], passed: (since: number) => number) {
  return html`<h3 id="watch-heading">${t('lobby-games')}</h3>
    <ul class="tables" data-testid="lobby-games" aria-labelledby="watch-heading">
      ${games.map(({ game, players: [first, second], clock, rated, fair, since }) => {
        const terms = termsOf({ clock, rated, fair, takebacks: true } as any);
        const names = t('names-and', { first: calledBy(first), second: calledBy(second) });
        return html`<li>
          <span class="host"
            >${person(first, first.rating)} – ${person(second, second.rating)}
            <span class="small"
              >${terms} · ${t('lobby-going-on', { minutes: passed(since) })}</span
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
