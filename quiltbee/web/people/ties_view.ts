/** Follows and blocks: the buttons on a profile, and the lists. */
import { call } from '../core/api.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { act, outcome, section, submitted } from '../views/controls.ts';
import { submitButton } from '../views/icons.ts';
import type { OpponentState, TieState } from '../core/generated/messages.ts';
import type { Page } from '../shell/page.ts';

type Kind = TieState['kind'];

export class People {
  list: TieState[] = [];
  /** The person's opponents, including guests, who can be blocked. */
  opponents: OpponentState[] = [];

  constructor(readonly page: Page) {}

  async load() {
    this.list = (await call('GET /api/me/people')).people;
  }

  /** Follow, block or release a person, named by an id or by a game against them. */
  put(opponent: { person: string } | { game: string }, kind: Kind | null) {
    return this.page.ask('people', async () => {
      this.list = (await call('POST /api/me/people', { ...opponent, kind })).people;
      return t(kind ? `told-${kind}` : 'saved');
    });
  }
}

/** Show the buttons to follow and block a person. */
export function tieButtons(people: People, person: string) {
  const { page } = people;
  const now = people.list.find(({ id }) => id === person)?.kind ?? null;
  const button = (kind: Kind) =>
    act(page, t(now === kind ? `end-${kind}` : kind), kind, () =>
      people.put({ person }, now === kind ? null : kind),
    );
  return html`<div class="row" data-testid="ties">${button('follow')} ${button('block')}</div>
    ${outcome(page, 'people')}`;
}

/** List the people followed and blocked, and opponents to block. */
export function peopleSection(people: People) {
  const { page, opponents } = people;
  const block = submitted((field) => people.put({ game: field('game') }, 'block'));
  return section(
    page,
    'people',
    t('blocked-people'),
    html`<p class="small">${t('blocked-text')}</p>
      ${rows(people, 'block')}
      ${
        opponents.length > 0
          ? html`<form class="with-button" @submit=${block}>
              <select name="game" data-testid="block-whom" aria-label=${t('block-whom')}>
                ${opponents.map(({ game, name }) => html`<option value=${game}>${name}</option>`)}
              </select>
              ${submitButton('block-opponent', t('block'), page.busy !== null)}
            </form>`
          : nothing
      }
      <h3>${t('followed-people')}</h3>
      <p class="small">${t('followed-text')}</p>
      ${rows(people, 'follow')}`,
  );
}

function rows(people: People, kind: Kind) {
  const listed = people.list.filter((each) => each.kind === kind);
  if (listed.length === 0) return nothing;
  return html`<ul class="things" data-testid=${`${kind}-list`}>
    ${listed.map(({ id: person, name }) => {
      const words = html`${t(`end-${kind}`)}<span class="visually-hidden"> ${name}</span>`;
      const end = () => people.put({ person }, null);
      return html`<li>
        <span>${name}</span> ${act(people.page, words, `end-${kind}`, end, 'quiet')}
      </li>`;
    })}
  </ul>`;
}
