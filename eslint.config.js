import css from '@eslint/css';
import js from '@eslint/js';
import vitest from '@vitest/eslint-plugin';
import baselineOfScripts from 'eslint-plugin-baseline-js';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** The nouns beside the contacts. */
const NOUNS = ['account', 'messages', 'pricing'];

/**
 * The rooms of src/contacts/, from the top down. What two rooms of one floor need lies below them, and what one draws
 * for another is composed above them.
 */
const ROOMS = [
  ['list'],
  ['contact'],
  ['bin', 'cleanUp', 'company', 'export', 'filter', 'mail', 'notes'],
  ['desk'],
  ['store'],
  ['model'],
  ['text'],
].map((floor) => floor.map((room) => `contacts/${room}`));

/** The folders of src/, from the top down. A folder imports the floors below it (docs/architecture.md). */
const FLOORS = [
  // Nobody imports it: it runs beside the page. Its types know no document.
  ['worker'],
  ['app'],
  ['pages'],
  NOUNS,
  ...ROOMS,
  // Part of a session, as the contacts are.
  ['subscription'],
  ['session'],
  ['ui'],
  ['firebase'],
  ['content'],
  ['platform/reporting'],
  ['platform'],
  ['platform/storage'],
];

const rooms = { types: { anyOf: ROOMS.flat() } };
const nouns = { types: { anyOf: NOUNS } };

/** Each folder with what it may import. `pages` has a rule of its own: no page imports another. */
const importPolicies = FLOORS.flatMap((floor, level) =>
  floor.map((type) => ({
    from: { element: { type } },
    allow: { to: { element: { types: { anyOf: FLOORS.slice(level + 1).flat() } } } },
  })),
);

/** The other nouns know nothing of contacts; an account ends, and leaves as a file, together with them. */
const nounPolicy = {
  from: { element: { types: { anyOf: NOUNS.filter((noun) => noun !== 'account') } } },
  disallow: { to: { element: rooms } },
};

/** What contacts and their words are is known without a screen, a session or a service. */
const purePolicy = {
  from: { element: { types: { anyOf: ['contacts/model', 'contacts/text'] } } },
  disallow: {
    to: {
      element: {
        types: {
          anyOf: ['subscription', 'session', 'ui', 'firebase', 'content', 'platform/reporting'],
        },
      },
    },
  },
};

/** What starts the app, or draws a page of it, may import any folder; any folder may import the route table. */
const filePolicies = [
  { from: { file: { categories: 'main' } }, allow: { to: { element: { type: '**' } } } },
  { allow: { to: { file: { categories: 'routes' } } } },
];

/** Every folder may use packages, but for the SDK below. */
const packagePolicy = { allow: { to: { module: { origin: ['external', 'core'] } } } };

/** A noun may name another one's types, and those of contacts; they may name its. */
const typePolicies = [
  { from: nouns, to: nouns },
  { from: nouns, to: rooms },
  { from: rooms, to: nouns },
  // What belongs to a session, and ends with it.
  { from: { type: 'session' }, to: { type: 'contacts/store' } },
].map(({ from, to }) => ({
  from: { element: from },
  allow: { to: { element: to }, dependency: { kind: 'type' } },
}));

/** These show and remember; they leave calls to Firebase to the folders of the nouns. */
const sdkPolicy = {
  from: {
    element: {
      types: {
        anyOf: ['app', 'session', 'ui', 'content', 'platform', 'contacts/model', 'contacts/text'],
      },
    },
  },
  disallow: { to: { module: { origin: 'external', source: ['firebase/**', '@firebase/**'] } } },
};

/** The rules that the plugins for tests recommend. Where one is off, the reason stands above it. */
const tests = [
  {
    files: ['tests/{unit,component,documents,rules,mutants,sync,functions,engines}/**'],
    extends: [vitest.configs.recommended],
    rules: {
      'vitest/consistent-test-it': ['error', { fn: 'test', withinDescribe: 'test' }],
      'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'holds'] }],
      'vitest/no-conditional-in-test': 'error',
      'vitest/no-disabled-tests': 'error',
      'vitest/no-duplicate-hooks': 'error',
      'vitest/no-restricted-matchers': [
        'error',
        { toBeTruthy: 'Say which value is expected.', toBeFalsy: 'Say which value is expected.' },
      ],
      'vitest/require-awaited-expect-poll': 'error',
      // The second argument of `expect` says which row of a loop failed.
      'vitest/valid-expect': ['error', { maxArgs: 2 }],
    },
  },
  {
    files: ['tests/engines/**'],
    rules: {
      // Each step of the walk is a test, and its title is an argument.
      'vitest/no-standalone-expect': ['error', { additionalTestBlockFunctions: ['step'] }],
      'vitest/valid-title': ['error', { allowArguments: true }],
    },
  },
  {
    files: ['tests/rules/**'],
    rules: {
      // What the rules allow is a call that does not throw.
      'vitest/expect-expect': 'off',
      // The rows of one operation may stand beside the pairs that they are made from.
      'vitest/no-identical-title': 'off',
    },
  },
  {
    files: ['tests/mutants/**'],
    rules: {
      // A mutant may be killed, be equivalent or survive: one test tells which.
      'vitest/no-conditional-expect': 'off',
      'vitest/no-conditional-in-test': 'off',
      // Under the unchanged rules every test passes, or no mutant is worth a look.
      'vitest/no-standalone-expect': 'off',
    },
  },
  {
    files: ['tests/component/**'],
    extends: [testingLibrary.configs['flat/react']],
    rules: {
      // A second visit to the site begins when the first one has been taken down.
      'testing-library/no-manual-cleanup': 'off',
      'vitest/no-restricted-matchers': [
        'error',
        {
          toBeDefined: 'A query throws by itself: say toBeVisible or toBeInTheDocument.',
          toBeTruthy: 'Say toBeVisible, or which value is expected.',
          toBeFalsy: 'Say not.toBeInTheDocument, or which value is expected.',
        },
      ],
    },
  },
  {
    files: [
      'tests/component/**/{PageHeading,main,words,home,supportForm,ContactDetail}.test.tsx',
      'tests/component/fakes/contactsTable.ts',
    ],
    rules: {
      // What has no role of its own: the document's head and root, a film's sources, the target of
      // an anchor, a box that has the focus for its words; and a hundred rows, slow to ask by role.
      'testing-library/no-node-access': 'off',
    },
  },
  {
    files: ['tests/{e2e,ui}/**'],
    extends: [playwright.configs['flat/recommended']],
    rules: {
      'playwright/expect-expect': ['error', { assertFunctionPatterns: ['^expect'] }],
      // A busy button says that it is disabled, and Playwright would wait before it clicks.
      'playwright/no-force-option': 'off',
    },
  },
  {
    files: ['tests/e2e/home.spec.ts'],
    rules: {
      // Nothing on the screen says that the last script or shift has come.
      'playwright/no-networkidle': 'off',
    },
  },
  {
    files: ['tests/{e2e,ui}/support/**', 'tests/ui/states/**'],
    rules: {
      // Steps that several tests share assert what they lead to.
      'playwright/no-standalone-expect': 'off',
    },
  },
];

/**
 * What all browsers had in this year, the oldest of ours have (README, "Browsers"): the data knows years and not
 * versions. Below stands what is newer, and why it may be used.
 */
export const BASELINE = 2023;

export const newerCalls = [
  // The oldest of ours have what we use of them.
  ...['abortsignal-timeout', 'async-clipboard', 'check-visibility', 'intl-segmenter'],
  // They have it too, but before iOS 18.3 a tap beside a popover does not close it: its button does.
  'popover',
  // Asked for first: no marks of a search, a pause instead.
  ...['highlight', 'requestidlecallback'],
  // Ours has the name of theirs.
  'observable',
  // Fingers zoom where there is no wheel.
  'wheel-events',
];

/** Code in `@supports` may be newer too. */
const newerStyles = {
  // Dialogs open without a movement; paper has the browser's margins.
  allowAtRules: ['page', 'starting-style'],
  // The data knows it as a size, and not in grids, where it is old.
  allowFunctions: ['fit-content'],
  allowProperties: [
    // For forced colours, which Safari has not.
    'forced-color-adjust',
    // Lightning CSS writes their older names beside them.
    ...['backdrop-filter', 'text-size-adjust', 'user-select'],
    // Without them a line breaks elsewhere, a box keeps the system's colour or its size, a page moves by a scroll bar,
    // what is out of sight is drawn, and an answer opens at once.
    ...['accent-color', 'content-visibility', 'interpolate-size', 'resize'],
    ...['scrollbar-gutter', 'scrollbar-width', 'text-wrap'],
  ],
  // The data takes the colour for one of its styles.
  allowPropertyValues: { 'text-decoration': ['transparent'] },
  // No movement, no marks of a search, no colour of what is selected.
  allowSelectors: ['details-content', 'highlight', 'selection'],
};

const NOW =
  ':matches(NewExpression[callee.name="Date"][arguments.length=0], CallExpression[callee.object.name="Date"][callee.property.name="now"])';

/** A page stays open for days, and a time of day that is made once goes stale in it. */
const madeOnce = {
  selector: `${NOW}:not(:function *), CallExpression[callee.name=/^(useMemo|useState|useMade|useRef|memoizeByRef)$/] ${NOW}`,
  message: 'It is made once: use src/platform/today.ts, or ask for the time when it is used.',
};

const scripts = tseslint.config(
  js.configs.recommended,
  tseslint.configs.strict,
  {
    files: ['bench/peers/*.{js,jsx}'],
    languageOptions: { globals: { document: 'readonly', fetch: 'readonly' } },
  },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'tests/component/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'warn' },
  },
  // In development a report goes to the console.
  { files: ['src/platform/reporting/sendReport.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['src/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended],
    rules: {
      // The parts of the contacts table are laid out as grids, which makes browsers forget their roles.
      'jsx-a11y/no-redundant-roles': [
        'error',
        { table: ['table'], thead: ['rowgroup'], tbody: ['rowgroup'], tr: ['row'], td: ['cell'] },
      ],
      'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', { td: ['cell'] }],
      // Presses that come up from the rows' own links; a click beside them is for the mouse alone.
      'jsx-a11y/no-noninteractive-element-interactions': [
        'error',
        { handlers: ['onClick'], tbody: ['onClick'], dialog: ['onClick'] },
      ],
    },
  },
  {
    // What is typed or stands on a card is isolated in its own direction, and no browser translates it (R15.171).
    files: ['src/**/*.tsx', 'tests/lint/src/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `JSXOpeningElement:matches([name.name="bdi"], :has(> JSXAttribute[name.name="dir"])):not(:matches([name.name=/^(Field|input|textarea)$/], :has(> JSXAttribute[name.name="translate"])))`,
          message: 'A text of a person’s own needs `translate="no"`.',
        },
        madeOnce,
        {
          selector:
            'JSXOpeningElement[name.name=/^(input|textarea)$/]:not(:has(> JSXAttribute[name.name="type"][value.value=/^(checkbox|radio|file|date)$/]), :has(> JSXAttribute[name.name="hidden"]), :has(> JSXSpreadAttribute[argument.object.name="BOXES"]))',
          message: 'Use ui/Field.tsx, or spread what src/ui/boxes.ts says of it.',
        },
        {
          selector:
            'JSXAttribute[name.name=/^(autoCapitalize|autoCorrect|spellCheck|inputMode|enterKeyHint)$/]',
          message: 'Say what the box holds: src/ui/boxes.ts.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.ts', 'tests/lint/src/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', madeOnce] },
  },
  {
    // Dates are English in one form everywhere (R15.172). The browser may be wrong about its network (R10.20).
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Intl', property: 'DateTimeFormat', message: 'Use src/platform/dates.ts.' },
        { property: 'toLocaleDateString', message: 'Use src/platform/dates.ts.' },
        { property: 'toLocaleTimeString', message: 'Use src/platform/dates.ts.' },
        { property: 'onLine', message: 'Use src/platform/network.ts.' },
      ],
    },
  },
  {
    files: ['src/platform/{dates,network,today}.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['src/contacts/desk/picture/EnlargedImage.tsx'],
    // Any click closes the picture (R2.52); keys have its button and Escape.
    rules: { 'jsx-a11y/click-events-have-key-events': 'off' },
  },
  { files: ['src/**', 'tests/component/**'], languageOptions: { globals: globals.browser } },
  {
    files: ['bench/**', 'build/**', 'scripts/**', 'tests/**', '*.config.{ts,js}'],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off' },
  },
  ...tests,
  {
    // tests/lint holds imports that are refused, each switched off by name: a refusal that is missing is an unused
    // directive, and so an error (README, "Tests").
    files: ['src/**', 'tests/lint/src/**'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { node: { extensions: ['.ts', '.tsx'] } },
      'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import'],
      'boundaries/files': [
        { category: 'main', pattern: 'src/{main,prerender}.tsx' },
        { category: 'environment', pattern: 'src/vite-env.d.ts' },
        { category: 'routes', pattern: '**/src/routes.ts' },
      ],
      'boundaries/elements': [
        { type: 'pages', pattern: 'src/pages/*', capture: ['page'] },
        ...FLOORS.flat()
          .filter((type) => type !== 'pages')
          .map((type) => ({ type, pattern: `src/${type}` })),
      ],
    },
    rules: {
      // A new folder needs its floor.
      'boundaries/no-unknown-files': 'error',
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          checkAllOrigins: true,
          policies: [
            packagePolicy,
            ...filePolicies,
            ...importPolicies,
            nounPolicy,
            ...typePolicies,
            purePolicy,
            sdkPolicy,
          ],
        },
      ],
    },
  },
  {
    files: ['src/**', 'tests/lint/src/**'],
    plugins: { 'baseline-js': baselineOfScripts },
    rules: {
      'baseline-js/use-baseline': [
        'error',
        {
          available: BASELINE,
          includeWebApis: { preset: 'safe' },
          includeJsBuiltins: { preset: 'safe' },
          ignoreFeatures: newerCalls,
        },
      ],
    },
  },
);

const SHEETS = '**/*.css';

/** What nobody wrote by hand. */
export const generated = {
  ignores: [
    'dist/',
    '.cardfile/',
    'functions/lib/',
    'node_modules/',
    'test-results/',
    'playwright-report/',
  ],
};

/** The rules that need no types: `npm test`. Those that do are in eslint.typed.config.js. */
export default [
  generated,
  { ignores: ['tests/lint/**/*.typed.{ts,tsx}'] },
  ...scripts.map((part) => ({ ...part, ignores: [SHEETS] })),
  {
    files: [SHEETS],
    language: 'css/css',
    // The parser stops at nested rules in a nested at-rule, which browsers know.
    languageOptions: { tolerant: true },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { css },
    rules: { 'css/use-baseline': ['error', { available: BASELINE, ...newerStyles }] },
  },
];
