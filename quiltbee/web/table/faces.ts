/** Loading the faces of the computer's levels, once they are to be seen. */
import { levelOf } from '../core/levels.ts';
import { later } from '../shell/later.ts';
import type { Seat } from '../core/types.ts';

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

/** The same where a level sits. */
export function bringFacesOf(seats: Seat[]) {
  if (seats.some((seat) => levelOf(seat) !== null)) bringFaces();
}
