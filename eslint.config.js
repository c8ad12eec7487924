/** ESLint for the browser client and its tests; Prettier owns the layout. */
import js from '@eslint/js';
import globals from 'globals';
import typescript from 'typescript-eslint';

const NAMES_OF_A_PAGE = ['document', 'history', 'localStorage', 'location', 'navigator', 'window'];

export default [
  {
    ignores: [
      'quiltbee/web/bundle/',
      'quiltbee/web/core/generated/',
      '**/node_modules/',
      '.venv*/',
      'build/',
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
  {
    files: ['**/*.ts'],
    languageOptions: { parser: typescript.parser },
    plugins: { typescript: typescript.plugin },
    rules: {
      'no-undef': 'off', // tsc knows better, as of unused names
      'no-unused-vars': 'off',
      'no-redeclare': 'off',
      'typescript/no-confusing-non-null-assertion': 'error',
      'typescript/no-non-null-assertion': 'error',
      'typescript/no-unnecessary-type-constraint': 'error',
      'typescript/ban-ts-comment': 'error',
      // esbuild makes a constant of a module a `var`: read too early, it is silently undefined.
      'typescript/no-use-before-define': [
        'error',
        {
          classes: false,
          functions: false,
          variables: false,
          typedefs: false,
          ignoreTypeReferences: true,
        },
      ],
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
    ignores: ['**/*_page.ts', '**/*_view.ts'],
    rules: { 'no-restricted-globals': ['error', ...NAMES_OF_A_PAGE] },
  },
  {
    files: ['tests/web/**', 'benchmarks/**', 'examples/**', 'scripts/*.js', '*.config.js'],
    languageOptions: { globals: globals.node },
  },
];
