/** Links to the analysis board. */
import { t } from '../core/words.ts';
import { html } from 'lit-html';
import { icon } from './icons.ts';
import type { Shell } from './page.ts';

/**
 * @param link  of the game, with its `#`
 * @param index  the number of moves at which it opens
 */
export function toAnalysis(shell: Shell, link: string, index: number) {
  const path = `/analysis?at=${index}${link}`;
  const click = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    shell.go(path);
  };
  return html`<a class="quiet button" href=${path} data-testid="analyse" @click=${click}
    >${icon('lens')}<span>${t('tab-analysis')}</span></a
  >`;
}
