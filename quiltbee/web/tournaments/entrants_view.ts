/** Who plays in a tournament: joining and leaving, half-point byes, and the organiser's link. */
import { byeRounds, hasJoined, mayEnter, type TournamentPage } from './tournament.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { textToCopy } from '../views/copying.ts';
import { isTicked } from '../views/fields.ts';
import { act, oneText, outcome, section } from '../views/sections.ts';
import type { EntrantShape as Entrant } from '../core/messages.ts';

/** Before the start: who has joined, joining, and the organiser's link. */
export function opening(page: TournamentPage, name: string | null) {
  const { tournament } = page.state;
  return html`${section(page.state, 'players', t('players'), players(page, name))}
  ${
    tournament.organising
      ? section(page.state, 'organise', t('invite-and-start'), organising(page))
      : nothing
  }`;
}

function players(page: TournamentPage, name: string | null) {
  const { tournament, code, invitation } = page.state;
  const joined = !mayEnter(tournament) && hasJoined(tournament);
  const mayJoin =
    mayEnter(tournament) && (tournament.public || code !== null || invitation !== null);
  return html`<ol class="things" data-testid="entrants">
      ${tournament.entrants.map((entrant) => entrantRow(page, entrant))}
    </ol>
    ${tournament.entrants.length === 0 ? html`<p class="small">${t('nobody-joined')}</p>` : nothing}
    ${mayJoin ? joinForm(page, name) : nothing} ${tournament.bots ? botForm(page) : nothing}
    ${joined && tournament.state === 'open' ? html`<p class="small">${t('you-play')}</p>` : nothing}
    ${byes(page)}
    ${
      joined && tournament.state === 'open'
        ? act(page.state, t('withdraw'), 'withdraw', () => page.withdraw())
        : nothing
    }
    ${joined || mayJoin ? nothing : html`<p class="small">${t('to-play-open-link')}</p>`}`;
}

/** While it runs: who plays, the link while late entry is open, and leaving. */
export function goingOn(page: TournamentPage, name: string | null) {
  const { tournament } = page.state;
  const { admits_late: open, organising: runs } = tournament;
  return html`<details class="fold panel" data-testid="going-on" ?open=${mayEnter(tournament)}>
      <summary>${t('players')}</summary>
      ${open || runs ? players(page, name) : byes(page)}
      ${runs && open ? invitation(page) : nothing} ${outcome(page.state, 'players')}
    </details>
    ${leaving(page)}`;
}

/** Rounds in which one would rather not play. */
function byes(page: TournamentPage) {
  const rounds = byeRounds(page.state.tournament);
  if (rounds.length === 0) return nothing;
  return html`<div class="row" role="group" aria-label=${t('half-byes')}>
    ${rounds.map(
      ({ round, isAsked }) =>
        html`<label class="tick"
          ><input
            type="checkbox"
            data-testid=${`bye-${round}`}
            .checked=${isAsked}
            @change=${(event: Event) => page.askBye(round, isTicked(event))}
          /><span>${t('half-bye-in', { round })}</span></label
        >`,
    )}
  </div>`;
}

function botForm(page: TournamentPage) {
  return html`<details class="fold">
    <summary>${t('enter-a-bot')}</summary>
    ${oneText(page.state, {
      id: 'bot-name',
      label: t('bot-to-enter'),
      button: t('enter-bot'),
      buttonId: 'enter-bot',
      send: (name) => page.enterBot(name),
    })}
  </details>`;
}

function entrantRow(page: TournamentPage, { entrant, name, withdrawn, bot }: Entrant) {
  const { tournament } = page.state;
  return html`<li>
    <span
      >${entrant === tournament.you ? t('name-is-you', { name }) : name}${
        bot ? html` <span class="badge bot">${t('bot')}</span>` : nothing
      }${withdrawn ? t('comma-left-tournament') : ''}</span
    >
    ${
      tournament.organising && entrant !== tournament.you && !withdrawn
        ? act(
            page.state,
            html`${t('remove')}<span class="visually-hidden"> ${name}</span>`,
            'remove-entrant',
            () => page.removeEntrant(entrant),
            'quiet',
          )
        : nothing
    }
  </li>`;
}

function joinForm(page: TournamentPage, name: string | null) {
  return oneText(page.state, {
    id: 'join-name',
    label: t('your-name-others'),
    hint: t('your-name'),
    value: name ?? '',
    complete: 'nickname',
    optional: true,
    button: t('join'),
    buttonId: 'join',
    classes: 'main',
    send: (wanted) => page.join(wanted),
  });
}

function organising(page: TournamentPage) {
  const { state } = page;
  return html`${invitation(page)}
    <div class="row">
      ${act(state, t('start-tournament'), 'start-tournament', () => page.start(), 'main')}
      ${act(state, t('delete-it'), 'delete-tournament', () => page.remove(), 'danger')}
    </div>`;
}

/** The link that lets people in. */
function invitation(page: TournamentPage) {
  const { state, link } = page;
  if (link === null)
    return html`<p class="small">${t('no-tournament-link')}</p>
      ${act(state, t('make-link'), 'tournament-invite', () => page.invite())}`;
  return html`<label for="tournament-link" class="small">${t('everybody-may-join')}</label>
    ${textToCopy('tournament-link', link)}
    <div class="row">
      ${act(state, t('copy'), 'copy-tournament', () => page.copy())}
      ${act(state, t('new-link'), 'tournament-invite', () => page.invite())}
    </div>`;
}

function leaving(page: TournamentPage) {
  const { tournament } = page.state;
  if (!hasJoined(tournament) || mayEnter(tournament)) return nothing;
  return html`<details class="fold">
    <summary>${t('leave-tournament')}</summary>
    <p class="small">${t('games-are-lost')}</p>
    ${act(page.state, t('withdraw'), 'withdraw', () => page.withdraw(), 'danger')}
    ${outcome(page.state, 'players')}
  </details>`;
}
