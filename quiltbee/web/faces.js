/** Loading the faces of the computer's levels, once they are to be seen. */
import { levelOf } from './core/levels.js';
import { later } from './later.js';

let asked = false;

/** Fill every slot of a face, those to come too. Until the server answers they stay empty. */
export function bringFaces() {
  if (asked) return;
  asked = true;
  later('faces').then(
    ({ putFaces }) => putFaces(),
    () => {
      asked = false; // the next page or move asks again
    },
  );
}

/** The same where a level sits. @param {import('./core/types.js').Seat[]} seats */
export function bringFacesOf(seats) {
  if (seats.some((seat) => levelOf(seat) !== null)) bringFaces();
}
