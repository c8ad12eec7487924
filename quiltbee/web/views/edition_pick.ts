/** Which edition the page looks like: for the first page and the settings of a table. */
import { t } from '../core/words.ts';
import { html } from 'lit-html';
import { icon } from './icons.ts';
import { pick } from './pick.ts';
import type { Edition } from '../core/editions.ts';
import type { Shell } from './page.ts';

const CHOICES: [Edition, 'button' | 'ten' | 'heart'][] = [
  ['classic', 'button'],
  ['anniversary', 'ten'],
  ['valentine', 'heart'],
];

export function editionPick(shell: Shell) {
  const choices = CHOICES.map(
    ([edition, sign]) =>
      [edition, html`${icon(sign)}<span>${t(`edition-${edition}`)}</span>`] as [string, unknown],
  );
  return pick('edition', t('setting-edition'), choices, shell.settings.edition, (edition) =>
    shell.change({ edition: edition as Edition }),
  );
}
