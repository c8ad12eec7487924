/** Tournaments: their pages, and what they add to the others; loaded with the first of them. */
import { call } from '../core/api.ts';
import { isSure } from '../asking.ts';
import { copyText } from '../views/copying.ts';
import { invitationOf, keepInvitation, keepKnown } from '../settings.ts';
import { render } from 'lit-html';
import * as tournamentApi from './api.ts';
import { TournamentsPage } from './list.ts';
import { tournamentsPage } from './list_view.ts';
import { TournamentPage, codeIn } from './tournament.ts';
import { tournamentPage } from './tournament_view.ts';
import type { Place } from '../opening.ts';
import type { Shell } from '../views/page.ts';

export { onwards, placeOf, tellRound } from './evening_page.ts';

/** How often a tournament is read where nobody tells when it goes on, in ms. */
const POLL = 5000;

export async function openTournaments({ root, shell }: Place) {
  const { tournaments } = await tournamentApi.fetchTournaments();
  const page = new TournamentsPage(
    { api: tournamentApi, keepInvitation, go: shell.go },
    tournaments,
  );
  const draw = () => render(tournamentsPage(page, shell), root);
  return { draw, close: page.store.watch(draw) };
}

export async function openTournament({ root, shell }: Place, id: string) {
  const [tournament, me] = await Promise.all([
    tournamentApi.fetchTournament(id),
    call('GET /api/me'),
  ]);
  const invitation = invitationOf(id);
  const outside = {
    ...{ api: tournamentApi, isSure, copy: copyText, go: shell.go },
    origin: location.origin,
    keepInvitation: (path: string) => keepInvitation(id, path),
  };
  const code = codeIn(location.hash) ?? codeIn(invitation?.replace(/^[^#]*/, '') ?? '');
  const page = new TournamentPage(outside, { tournament, code, invitation });
  const draw = () => {
    if (me.known || page.state.tournament.you !== null) keepKnown(true);
    render(tournamentPage(page, shell, me.name), root);
  };
  return { draw, close: keepCurrent(page, shell, draw) };
}

/** Draw what changes and read again what others do, until the page is closed. */
function keepCurrent(page: TournamentPage, shell: Shell, draw: () => void) {
  const read = () => {
    if (!document.hidden && page.state.tournament.state !== 'over') page.load();
  };
  const timer = setInterval(read, POLL);
  const stops = [page.store.watch(draw), shell.onNews((what) => what === 'games' && read())];
  return () => {
    clearInterval(timer);
    for (const stop of stops) stop();
  };
}
