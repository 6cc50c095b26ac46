import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * The folders of src/, from the top down. A folder imports its own floor's neighbours only where `beside`
 * says so, and any floor below (README, "Map of the code").
 */
const FLOORS = [
  ['main'],
  ['app'],
  ['pages'],
  ['session', 'auth'],
  ['contacts', 'profile', 'subscription', 'pricing', 'messages'],
  ['ui'],
  ['firebase'],
  ['content'],
  ['lib'],
];

/** Neighbours that may see each other. The end of a session keeps what was typed. */
const beside = [{ from: 'auth', to: 'session' }];

/** Each folder with what it may import. `pages` has a rule of its own: no page imports another. */
const importPolicies = FLOORS.flatMap((floor, level) =>
  floor.map((type) => ({
    from: { element: { type } },
    allow: {
      to: {
        element: {
          types: {
            anyOf: [
              ...FLOORS.slice(level + 1).flat(),
              ...beside.filter(({ from }) => from === type).map(({ to }) => to),
            ],
          },
        },
      },
    },
  })),
);

/** Every folder may use packages, but for the SDK below. */
const packagePolicy = { allow: { to: { module: { origin: ['external', 'core'] } } } };

/** A noun may name another noun's types. */
const nouns = { types: { anyOf: ['contacts', 'profile', 'subscription', 'pricing', 'messages'] } };
const typePolicy = {
  from: { element: nouns },
  allow: { to: { element: nouns }, dependency: { kind: 'type' } },
};

/** These show and remember; they leave calls to Firebase to the folders of the nouns. */
const sdkPolicy = {
  from: { element: { types: { anyOf: ['app', 'session', 'ui', 'content', 'lib'] } } },
  disallow: { to: { module: { origin: 'external', source: ['firebase/**', '@firebase/**'] } } },
};

export default tseslint.config(
  {
    ignores: [
      'dist/',
      '.cardfile/',
      'functions/lib/',
      'node_modules/',
      'test-results/',
      'playwright-report/',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strict,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  { files: ['src/**/*.{ts,tsx}', 'tests/component/**'], ...reactHooks.configs.flat.recommended },
  { files: ['src/**', 'tests/component/**'], languageOptions: { globals: globals.browser } },
  {
    files: ['scripts/**', 'tests/**', '*.config.{ts,js}'],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off' },
  },
  {
    files: ['src/**'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { node: { extensions: ['.ts', '.tsx'] } },
      'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import'],
      'boundaries/elements': [
        { type: 'main', pattern: 'src/main.tsx', partialMatch: false },
        { type: 'pages', pattern: 'src/pages/*', capture: ['page'] },
        ...FLOORS.flat()
          .filter((type) => type !== 'main' && type !== 'pages')
          .map((type) => ({ type, pattern: `src/${type}` })),
      ],
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          checkAllOrigins: true,
          policies: [packagePolicy, ...importPolicies, typePolicy, sdkPolicy],
        },
      ],
    },
  },
);
