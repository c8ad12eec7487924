/** The faces of the computer's levels, for all slots that refer to them. */
import faces from '../editions/faces.json' with { type: 'json' };
import { html, render } from 'lit-html';
import { symbols } from '../views/patch_art.ts';

export function putFaces() {
  const place = document.createElement('div');
  render(
    html`<svg class="fabrics" aria-hidden="true" width="0" height="0">
      <defs>${symbols(faces)}</defs>
    </svg>`,
    place,
  );
  document.body.append(place);
}
