/** The faces of the computer's levels, loaded when first needed. */
import { levelOf } from '../core/levels.ts';
import { later } from '../shell/later.ts';
import type { Seat } from '../core/types.ts';

let isRequested = false;

/** Fill the slots of faces, present and future. They stay empty until the server answers. */
export function bringFaces() {
  if (isRequested) return;
  isRequested = true;
  later('faces').then(
    ({ putFaces }) => putFaces(),
    () => {
      isRequested = false; // the next page or move asks again
    },
  );
}

/** Load the faces if a level sits at the table. */
export function bringFacesOf(seats: Seat[]) {
  if (seats.some((seat) => levelOf(seat) !== null)) bringFaces();
}
