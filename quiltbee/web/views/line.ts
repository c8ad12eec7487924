/**
 * The line of a table for two places: offers, absences and the last event, with their buttons. Its
 * size never changes.
 */
import { lineOf } from '../core/manners.ts';
import { isPlaying, openSeat } from '../core/seats.ts';
import { nameOf } from '../core/sentences.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { button, icon } from './icons.ts';
import type { Context } from './context.ts';
import type { Table } from '../core/types.ts';

/** @param place  in a tournament, in place of the terms */
export function tableLine({ state, table, game, shell }: Context, place: string = '') {
  if (table.mode !== 'remote') return nothing;
  const { text: line, actions, urgent } = lineOf(state, table, place);
  const phrase = shell.settings.phrases ? phraseWords(table) : '';
  const hasPhrase = Boolean(phrase) && !urgent;
  const hush = () => shell.change({ phrases: false });
  const isOwn = table.seats[(table.said?.player ?? 1) - 1].yours;
  return html`<section
    class=${urgent ? 'line urgent' : 'line'}
    aria-label=${t('between-players')}
    data-testid="line"
  >
    <p data-testid="line-text">${hasPhrase ? phrase : line}</p>
    <div class="line-actions">
      ${actions.map(([manner, label], index) =>
        button(manner, label, () => game.mind(manner), {
          classes: urgent && index === 0 ? 'main' : '',
          off: state.pending,
        }),
      )}
    </div>
    ${hasPhrase && !isOwn ? sayButton('hush', t('phrases-off'), 'cancel', hush) : nothing}
    ${canSay(table) ? sayButton('say', t('say'), 'bubble', () => shell.phrases(game)) : nothing}
    ${watchers(table.spectators)}
    <p class="visually-hidden" role="status">${phrase}</p>
  </section>`;
}

/** Translate a player's phrase. */
function phraseWords({ said, seats }: Table) {
  if (!said) return '';
  return t('says', { name: nameOf(seats, said.player), phrase: t(`phrase-${said.phrase}`) });
}

function canSay(table: Table) {
  return isPlaying(table) && openSeat(table.seats) === null;
}

function sayButton(
  id: string,
  label: string,
  picture: Parameters<typeof icon>[0],
  act: () => void,
) {
  return button(id, icon(picture), act, { classes: 'say', label, title: label });
}

/** Count the spectators; the slot is always there. */
function watchers(count: number) {
  const words = t('watching', { count });
  return html`<p
    class=${count > 0 ? 'watchers' : 'watchers none'}
    data-testid="watchers"
    title=${count > 0 ? words : nothing}
  >
    ${icon('eye')}<span aria-hidden="true">${count}</span>
    <span class="visually-hidden">${count > 0 ? words : ''}</span>
  </p>`;
}
