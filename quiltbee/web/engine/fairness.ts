/**
 * No help with one's own running games against others: the rule of the server
 * (`server/analysis/fairness.py`) for what the page thinks by itself.
 */

/** So many patches, in a row or anywhere, with the successor they have in the game: no accident. */
const RUN = 4;
const MANY = 8;

/** A game against others; fast where its clock counts seconds. */
export type Running = { ring: string; fast: boolean };

/** Why there is no help with a position while games run, as the key of a message; null for help. */
export function refusalOf(position: string, games: Running[]) {
  if (games.some(({ fast }) => fast)) return 'refused-analysis-clock';
  const fields = position.trim().split(' ');
  const left = fields[fields.length === 11 ? 3 : 4] ?? '';
  return games.some(({ ring }) => isOfRing(left, ring)) ? 'refused-analysis-playing' : null;
}

/**
 * Whether the remaining patches, in their order, may be what is left of a ring. Patches that were
 * put in or left out make no difference, nor does where it begins.
 */
function isOfRing(left: string, ring: string) {
  const common = [...left].filter((letter) => ring.includes(letter));
  const original = [...ring].filter((letter) => left.includes(letter));
  const after = new Map(
    original.map((letter, at) => [letter, original[(at + 1) % original.length]]),
  );
  const same = common.map((letter, at) => after.get(letter) === common[(at + 1) % common.length]);
  let longest = 0;
  let run = 0;
  for (const each of [...same, ...same]) {
    run = each ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest >= Math.min(RUN, common.length) || same.filter(Boolean).length >= MANY;
}
