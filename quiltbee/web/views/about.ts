/** The panel about this game: board, seed, terms, record, link, resigning. */
import { automaTitle } from '../core/automa.ts';
import { controlSentence } from '../core/clock.ts';
import { pathOf, pictureOf, sharedPath } from '../core/links.ts';
import { pageAddress } from '../core/site.ts';
import { isLocal, isPlaying, isWaiting, PLAYERS } from '../core/seats.ts';
import { nameOf } from '../core/sentences.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { button, icon, withIcon } from './icons.ts';
import { copyText } from './copying.ts';
import { rich } from './rich.ts';
import type { Game } from '../core/game.ts';
import type { Context } from './context.ts';
import type { Shell } from './page.ts';
import type { Table } from '../core/types.ts';

function deckSentence({ automa }: Table) {
  if (!automa) return '';
  const practice = automa.practice ? t('about-practice') : '';
  return `${automaTitle(automa)}${practice}. `;
}

function setUp({ board, seed }: Table) {
  const name = t(`board-${board}`);
  if (!seed) return name;
  return rich(
    'about-code',
    { code: html`<code data-testid="seed">${seed}</code>` },
    { board: name },
  );
}

/** @param place  in its tournament */
export function about(context: Context, place: string = '') {
  const { state, table, game, shell } = context;
  return html`<section class="panel about" aria-labelledby="about-heading">
    <h2 id="about-heading">${t('this-game')}</h2>
    <p class="small">
      ${deckSentence(table)}${setUp(table)}${isPlaying(table) ? '' : t('about-watching')}${
        table.seed && table.seed_chosen ? t('about-chosen') : ''
      }
    </p>
    ${
      place
        ? html`<p class="small">
            <a href=${`/tournaments/${table.tournament}`} data-testid="tournament-place"
              >${place}</a
            >
          </p>`
        : nothing
    }
    ${terms(table)}
    ${
      isLocal(table)
        ? html`<p class="small" data-testid="local">
            ${t('offline-here')} ${table.automa ? t('offline-cards') : nothing}
          </p>`
        : nothing
    }
    <div class="row">
      ${isLocal(table) ? ownRecord(game) : record(table)} ${savePicture(context)}
      ${button('copy-link', withIcon('link', t('copy-link')), () => copyLink(context))}
      ${giveUp(context)} ${reporting(context)}
      ${
        table.stage === 'over'
          ? nothing // the result offers it
          : button('new-game', t('new-game'), () => shell.go('/'))
      }
    </div>
    ${
      state.copied
        ? html`<p class="small copied" data-testid="copied">${state.copied}</p>`
        : nothing
    }
  </section>`;
}

function savePicture({ table, shell }: Context) {
  if (isLocal(table)) return nothing;
  return html`<a
    class="button"
    data-testid="save-picture"
    href=${pictureOf(table.game, 'png', looksOf(shell))}
    download
    >${icon('download')}<span>${t('save-picture')}</span></a
  >`;
}

/** Return the page's looks as parameters for pictures. */
export function looksOf({ settings: { edition, theme } }: Shell) {
  const isDark =
    theme === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  return { edition, scheme: (isDark ? 'dark' : 'light') as 'dark' | 'light' };
}

function record({ game }: Table) {
  return html`<a
    class="button"
    data-testid="download-record"
    href=${`/api/games/${game}/record.pgr`}
    download
    >${icon('download')}<span>${t('record')}</span></a
  >`;
}

function ownRecord({ source }: Game) {
  if (!source.record) return nothing;
  return button('download-record', withIcon('download', t('record')), () =>
    save(source.record?.() ?? ''),
  );
}

const A_MINUTE = 60_000;

export function save(record: string) {
  const file = document.createElement('a');
  file.href = URL.createObjectURL(new Blob([record], { type: 'text/plain' }));
  file.download = 'game.pgr';
  file.click();
  // The download may begin later.
  setTimeout(() => URL.revokeObjectURL(file.href), A_MINUTE);
}

function giveUp({ table, game }: Context) {
  if (!isPlaying(table) || table.stage === 'over') return nothing;
  const [dialog, label, sign] = (
    table.can_abort
      ? ['abort', t(isWaiting(table) ? 'close-table' : 'call-off'), 'cancel']
      : ['resign', t('resign'), 'flag']
  ) as ['abort' | 'resign', string, 'cancel' | 'flag'];
  return button(dialog, withIcon(sign, label), () => game.dialog(dialog));
}

function reporting({ table, game }: Context) {
  if (table.mode !== 'remote' || !isPlaying(table) || isWaiting(table)) return nothing;
  return button('report', t('report'), () => game.dialog('report'));
}

function terms({ mode, clock, rated, takebacks, seats }: Table) {
  if (mode !== 'remote' && !rated) return nothing;
  const ratings = PLAYERS.filter((each) => seats[each - 1].rating !== null).map(
    (each) => `${nameOf(seats, each)} ${seats[each - 1].rating}`,
  );
  const facts = [
    clock ? t('terms-clock', { clock: controlSentence(clock.control) }) : t('terms-no-clock'),
    t(rated ? 'terms-rated' : 'terms-not-rated'),
    t(takebacks ? 'terms-takebacks' : 'terms-no-takebacks'),
  ];
  return html`<p class="small" data-testid="terms">
    ${facts.join('; ')}.
    ${ratings.length ? t('terms-ratings', { ratings: ratings.join(', ') }) : ''}
  </p>`;
}

async function copyLink({ table, game }: Context) {
  game.store.dispatch({ type: 'copied', text: await copied(linkTo(table)) });
}

function linkTo({ link, seats }: Table) {
  const names = seats.map(({ name }) => name);
  return `${location.origin}${pageAddress(pathOf(link, names))}`;
}

/** Copy a link; return the outcome as a sentence. */
export async function copied(link: string) {
  try {
    await copyText(link);
    return t('link-copied');
  } catch {
    return t('copy-this-link', { link });
  }
}

/**
 * Return the address that shows a game to anyone, with a picture: short if a server keeps the game.
 */
function sharedAddress(table: Table) {
  if (!isLocal(table)) return `${location.origin}/game/${table.game}`;
  const { link, seats } = table;
  const names = seats.map(({ name }) => name);
  return `${location.origin}${pageAddress(sharedPath(link, names))}`;
}

/** Share the game by the system's sheet, or else copy a link that shows its picture. */
export async function shareLink({ table, game }: Context) {
  const url = sharedAddress(table);
  if (!('share' in navigator)) {
    game.store.dispatch({ type: 'copied', text: await copied(url) });
    return;
  }
  try {
    await navigator.share({ title: 'Quiltbee', url });
  } catch (problem) {
    // The user closed the sheet.
    if (!(problem instanceof DOMException)) throw problem;
  }
}
