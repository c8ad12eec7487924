/** ESLint for the browser client and its tests; Prettier owns the layout. */
import js from '@eslint/js';
import globals from 'globals';

const NAMES_OF_A_PAGE = ['document', 'history', 'localStorage', 'location', 'navigator', 'window'];

export default [
  {
    ignores: [
      '**/vendor/',
      'quiltbee/web/bundle/',
      '**/node_modules/',
      '.venv*/',
      'build/',
      '**/*.d.ts',
    ],
  },
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'array-callback-return': 'error',
      'consistent-return': 'off', // tsc knows better: noImplicitReturns
      'default-case-last': 'error',
      eqeqeq: 'error',
      'max-len': ['error', { code: 100, ignoreUrls: true }],
      'max-lines-per-function': ['error', 59], // scripts/sizes.py holds those of Python
      'no-constructor-return': 'error',
      'no-else-return': 'error',
      'no-implicit-coercion': 'error',
      'no-param-reassign': 'error',
      'no-promise-executor-return': 'error',
      'no-self-compare': 'error',
      'no-template-curly-in-string': 'error',
      'no-throw-literal': 'error',
      'no-unmodified-loop-condition': 'error',
      'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-useless-rename': 'error',
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'prefer-template': 'error',
    },
  },
  { files: ['quiltbee/web/**'], languageOptions: { globals: globals.browser } },
  {
    files: [
      'core',
      'aid',
      'guide',
      'home',
      'people',
      'review',
      'seating',
      'tournaments',
      'viewer',
    ].map((folder) => `quiltbee/web/${folder}/**`),
    ignores: ['**/*_page.js', '**/*_view.js'],
    rules: { 'no-restricted-globals': ['error', ...NAMES_OF_A_PAGE] },
  },
  // Until they are mended.
  { files: ['tests/web/tables.js'], rules: { 'max-lines-per-function': ['error', 60] } },
  { files: ['tests/web/**', '*.config.js'], languageOptions: { globals: globals.node } },
];
