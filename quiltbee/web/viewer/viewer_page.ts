/** The page of a recorded game or a position, and the form to play on from there. */
import { call } from '../core/api.ts';
import { COMPUTER_LEVELS } from '../core/generated/figures.ts';
import { computerSentence } from '../core/levels.ts';
import { pathOf } from '../core/links.ts';
import { seatsOf } from '../core/replays.ts';
import { tokensOf } from '../core/rules/notation.ts';
import { turnReason, turnTitle } from '../core/sentences.ts';
import { pageAddress } from '../core/site.ts';
import { t } from '../core/words.ts';
import { opens, type Page } from '../shell/page.ts';
import { followMove, stepping } from '../table/stepping.ts';
import { html, nothing } from 'lit-html';
import { copied, save } from '../views/about.ts';
import { errorLine, recordFault } from '../views/error.ts';
import { Form, selection } from '../views/form.ts';
import { button, submitButton, withIcon } from '../views/icons.ts';
import { offers } from '../views/market.ts';
import { result } from '../views/result.ts';
import { comingUp } from '../views/ring.ts';
import { summary } from '../views/summary.ts';
import { timeBoard } from '../views/time_board.ts';
import { toAnalysis } from '../views/to_analysis.ts';
import { replayMoves, replaySide } from './replay_view.ts';
import { Viewer } from './viewer.ts';
import type { NewGame, Replay } from '../core/types.ts';

export { openReplay } from '../core/replays.ts';
export const openViewerPage = opens(viewerPage);

export async function viewerPage(page: Page, replay: Replay) {
  const patches = await page.place.patches;
  const viewer = new Viewer(replay, patches);
  const playOn = playOnForm(page, replay);
  page.until(viewer.store.watch(page.changed));
  page.until(() => viewer.halt());
  page.listen('keydown', stepping(viewer));
  page.drawn = () => followMove(document);
  page.middle = () => toAnalysis(page.shell, replay.link, viewer.state.at);
  return () => {
    const { frame, seats } = viewer;
    const { at } = viewer.state;
    const { letters, look } = page.shell.settings;
    const onLook = () => page.shell.change({ look: look === 'cloth' ? 'thread' : 'cloth' });
    return html`<main
      class=${`table ${frame.automa ? 'solo' : 'screen'} viewer`}
      data-stage=${frame.stage}
    >
      <div class="felt">
        <div class="turn">
          <h1 id="turn-heading" tabindex="-1" data-testid="turn">
            ${at === 0 ? t('start-position') : t('after-move', { number: String(at) })}:
            ${turnTitle(frame, seats)}
          </h1>
          <p data-testid="turn-reason">${turnReason(frame, seats)}</p>
          ${replay.comment ? recordFault(replay.comment) : nothing}
          ${
            viewer.moves > 0
              ? html`<div class="looking">${player(viewer)} ${toReview(page, viewer.replay)}</div>`
              : nothing
          }
        </div>
        <div class="column own">
          ${replaySide(viewer, 1, letters)} ${comingUp(frame.ring, patches, letters)}
        </div>
        <div class="column middle">
          ${offers(frame, patches, letters)} ${replayMoves(viewer)}
          ${frame.result ? result(frame, seats, afterwards(page, replay)) : playOn(at)}
        </div>
        <div class="column other">
          ${replaySide(viewer, 2, letters)} ${timeBoard(frame, seats, look, onLook)}
        </div>
      </div>
      <div class="below">${summary(frame, seats, patches)}</div>
    </main>`;
  };
}

/** Return the address of a game, with its players' names. */
function addressOf({ link, tags }: Replay) {
  return pathOf(link, [tags.Player1, tags.Player2]);
}

function player(viewer: Viewer) {
  const { isPlaying } = viewer.state;
  return button(
    'play-moves',
    withIcon(isPlaying ? 'halt' : 'play', t(isPlaying ? 'halt-moves' : 'play-moves')),
    () => (isPlaying ? viewer.halt() : viewer.play()),
  );
}

function toReview({ shell }: Page, replay: Replay) {
  return button('review', withIcon('graph', t('review')), () =>
    shell.go(`/review${addressOf(replay).slice(1)}`),
  );
}

function afterwards(page: Page, replay: Replay) {
  const { shell, browser } = page;
  const copy = () =>
    page.ask('copied', () => copied(browser.origin + pageAddress(addressOf(replay))));
  return html`${button('play-again', t('new-game'), () => shell.go('/'), { classes: 'main' })}
    ${button('copy-link', withIcon('link', t('copy-link')), copy)}
    ${button('download-record', withIcon('download', t('record')), () => save(replay.record))}
    <p class="small copied" role="status" data-testid="copied">${page.outcomes.copied}</p>`;
}

/** Return the link to the position after some moves: the whole game's link, cut short. */
export function linkUpTo(replay: Replay, index: number) {
  const [start, , ...rest] = replay.link.split(',');
  return [start, tokensOf(replay.moves.slice(0, index)), ...rest].join(',');
}

function playOnForm(page: Page, replay: Replay) {
  const { automa } = replay;
  const levels = COMPUTER_LEVELS.map(({ level }) => String(level));
  const opponents = automa ? ['automa'] : [...levels, 'person'];
  const named = (opponent: string) => {
    if (opponent === 'automa') return t('automa-alone');
    return opponent === 'person' ? t('two-people-here') : computerSentence(Number(opponent));
  };
  const form = new Form(
    {
      opponent: {
        ...selection('on-opponent', 'against', opponents, named),
        start: automa ? 'automa' : String(page.shell.settings.strength),
      },
      first: selection('on-first', 'you-are', ['you', 'opponent'] as const, (first) =>
        t(first === 'you' ? 'player-one' : 'player-two'),
      ),
    },
    page.changed,
  );
  const start = (index: number) => (event: Event) => {
    event.preventDefault();
    const wanted = newGame(replay, index, form.values);
    return page.leave('play-on', () => call('POST /api/games', wanted));
  };
  return (index: number) =>
    html`<form class="panel play-on" @submit=${start(index)} aria-labelledby="on-heading">
      <h2 id="on-heading">${t('play-on-here')}</h2>
      ${form.control('opponent')} ${automa ? nothing : form.control('first')}
      ${submitButton('play-on', t('play-on'), page.busy === 'play-on', 'main')}
      ${errorLine(page.errors['play-on'], 'play-on-error')}
    </form>`;
}

/** @param opponent  `automa`, `person` or a level of the computer */
function newGame(
  replay: Replay,
  index: number,
  { opponent, first }: { opponent: string; first: 'you' | 'opponent' },
): NewGame {
  const from = linkUpTo(replay, index);
  const wanted = { first, board: 'revised', seed: null, from, names: null } as const;
  if (opponent === 'person') {
    const names = seatsOf(replay).map(({ name }) => name);
    return { ...wanted, opponent, names };
  }
  if (opponent !== 'automa') return { ...wanted, opponent: 'computer', level: Number(opponent) };
  const { deck, level } = replay.automa as NonNullable<Replay['automa']>;
  return { ...wanted, opponent, deck, level };
}
