/** Tournaments: their pages, and what they add to the others; loaded with the first of them. */
import { drawQr, fetchMe } from '../core/api.js';
import { isSure } from '../asking.js';
import { copyText } from '../views/copying.js';
import { invitationOf, keepInvitation, keepKnown } from '../settings.js';
import { render } from '../vendor/lit-html.js';
import * as tournamentApi from './api.js';
import { TournamentsPage } from './list.js';
import { tournamentsPage } from './list_view.js';
import { TournamentPage, codeIn } from './tournament.js';
import { tournamentPage } from './tournament_view.js';

export { onwards, placeOf, tellRound } from './evening_page.js';

/** @typedef {import('../views/page.js').Shell} Shell */

/** How often a tournament is read where nobody tells when it goes on, in ms. */
const POLL = 5000;

/** @param {HTMLElement} root @param {Shell} shell */
export async function openTournaments(root, shell) {
  const { tournaments } = await tournamentApi.fetchTournaments();
  const page = new TournamentsPage(
    { api: tournamentApi, keepInvitation, go: shell.go },
    tournaments,
  );
  const draw = () => render(tournamentsPage(page, shell), root);
  return { draw, close: page.store.watch(draw) };
}

/** @param {HTMLElement} root @param {Shell} shell @param {string} id */
export async function openTournament(root, shell, id) {
  const [tournament, me] = await Promise.all([tournamentApi.fetchTournament(id), fetchMe()]);
  const invitation = invitationOf(id);
  const outside = {
    ...{ api: tournamentApi, drawQr, isSure, copy: copyText, go: shell.go },
    origin: location.origin,
    keepInvitation: (/** @type {string} */ path) => keepInvitation(id, path),
  };
  const code = codeIn(location.hash) ?? codeIn(invitation?.replace(/^[^#]*/, '') ?? '');
  const page = new TournamentPage(outside, { tournament, code, invitation });
  const draw = () => {
    if (me.known || page.state.tournament.you !== null) keepKnown(true);
    render(tournamentPage(page, shell, me.name), root);
  };
  return { draw, close: keepCurrent(page, shell, draw) };
}

/**
 * Draw what changes and read again what others do, until the page is closed.
 * @param {TournamentPage} page
 * @param {Shell} shell
 * @param {() => void} draw
 */
function keepCurrent(page, shell, draw) {
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
