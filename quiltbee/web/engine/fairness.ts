/**
 * No help in one's own running games against others: the server's rule
 * (`server/analysis/fairness.py`) for the page's own engine.
 */

/**
 * Runs or numbers of patches with the same successor as in the game that can't be a coincidence.
 */
const RUN = 4;
const MANY = 8;

/** A game against others; fast if its clock counts seconds. */
export type Running = { ring: string; fast: boolean };

/** Explain why help is refused, as the key of a message; null if it isn't. */
export function refusalOf(position: string, games: Running[]) {
  if (games.some(({ fast }) => fast)) return 'refused-analysis-clock';
  const fields = position.trim().split(' ');
  const left = fields[fields.length === 11 ? 3 : 4] ?? '';
  return games.some(({ ring }) => isOfRing(left, ring)) ? 'refused-analysis-playing' : null;
}

/**
 * Test whether the remaining patches may come from a ring, ignoring added and missing patches and
 * the starting point.
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
