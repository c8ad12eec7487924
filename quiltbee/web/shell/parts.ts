/** Parts loaded on demand: a script with its style sheets, if any. */
export const PARTS = {
  aid: { load: () => import('../aid/aid_page.ts'), styles: ['aid'] },
  alive: { load: () => import('../table/alive.ts'), styles: ['alive'] },
  analysis: {
    load: () => import('../analysis/analysis_page.ts'),
    styles: ['result', 'analysis', 'notebook', 'editor'],
  },
  bees: { load: () => import('../views/greetings.ts'), styles: ['bees'] },
  commands: { load: () => import('../core/commands.ts'), styles: [] },
  cues: { load: () => import('../table/cues_page.ts'), styles: [] },
  duel: { load: () => import('../offline/duel_page.ts'), styles: [] },
  ending: { load: () => import('../views/ending.ts'), styles: ['result'] },
  dialogs: { load: () => import('../views/dialogs.ts'), styles: [] },
  faces: { load: () => import('../table/faces_page.ts'), styles: [] },
  guide: { load: () => import('../guide/guide_page.ts'), styles: ['guide'] },
  hints: { load: () => import('../table/hints_page.ts'), styles: [] },
  home: { load: () => import('../home/home_page.ts'), styles: ['home'] },
  invited: { load: () => import('../home/invited_page.ts'), styles: ['invited'] },
  judge: { load: () => import('../review/judge_page.ts'), styles: [] },
  looking: { load: () => import('../table/looking_page.ts'), styles: [] },
  moments: { load: () => import('../review/moments_page.ts'), styles: ['moments'] },
  notice_words: { load: () => import('./notice_words.ts'), styles: ['notices'] },
  offline: { load: () => import('../offline/offline_page.ts'), styles: [] },
  pages: { load: () => import('./pages.ts'), styles: ['pages', 'inviting'] },
  phrases: { load: () => import('../table/phrases_page.ts'), styles: ['phrases'] },
  plan: { load: () => import('../views/plan.ts'), styles: ['plan_card'] },
  puzzles: { load: () => import('../puzzles/puzzles_page.ts'), styles: ['result', 'puzzles'] },
  review: {
    load: () => import('../review/review_page.ts'),
    styles: ['review', 'review_panels', 'review_places'],
  },
  seating: {
    load: () => import('../seating/seating_page.ts'),
    styles: ['inviting', 'starts'],
  },
  static: { load: () => import('./static.ts'), styles: [] },
  table: { load: () => import('../table/game_page.ts'), styles: [] },
  tournaments: {
    load: () => import('../tournaments/tournaments_page.ts'),
    styles: ['pages', 'inviting', 'hall'],
  },
  viewer: { load: () => import('../viewer/viewer_page.ts'), styles: ['result'] },
  ways: { load: () => import('../home/ways_page.ts'), styles: ['ways'] },
  translated: { load: () => import('./translated_page.ts'), styles: [] },
};

export type PartName = keyof typeof PARTS;
export type Part<Name extends PartName> = Awaited<ReturnType<(typeof PARTS)[Name]['load']>>;

/** Parts that need no table: what they share with it belongs to the page or to a separate file. */
export const AWAY: readonly PartName[] = [
  ...(['faces', 'home', 'invited', 'notice_words', 'pages', 'static', 'tournaments'] as const),
  ...(['translated', 'ways'] as const),
];

/** Parts without texts of their own. */
export const WITHOUT_WORDS: readonly PartName[] = [
  'alive',
  'cues',
  'faces',
  'looking',
  'static',
  'table',
  'translated',
  'viewer',
  'ways', // it comes after the first page
];
