import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * The import direction of src/ (README, "Map of the code"): what a folder may not import, and the
 * sentence that says who may. tests/unit/importDirection.test.ts tries each.
 */
const firebaseSdk = {
  regex: '^@?firebase(/|$)',
  message:
    'Only src/firebase, src/auth, src/pricing and src/pages talk to Firebase; pass the data in as props.',
};
const firebaseFolder = {
  regex: '^\\.\\.?/(.*/)?firebase/',
  message:
    'Only src/auth, src/pricing and src/pages reach src/firebase; pass the data in as props.',
};
const pages = {
  regex: '^\\.\\.?/(.*/)?pages/',
  message:
    'Only src/App.tsx imports pages; what two pages share lives in components, model, userMemory or lib.',
};
const otherPages = {
  regex: '^\\.\\./(?!\\.\\./)',
  message:
    'No page imports another page; what two pages share lives in components, model, userMemory or lib.',
};
const auth = {
  regex: '^\\.\\.?/(.*/)?auth/(?!useAuth)',
  message: 'Components see sign-in through auth/useAuth only.',
};
const screens = {
  regex: '^\\.\\.?/(.*/)?(components|pricing|userMemory|model|content)/',
  message:
    'src/auth draws nothing and looks into no stored document: it imports firebase and lib alone.',
};
const moreThanComponents = {
  regex: '^\\.\\.?/(.*/)?(pricing|userMemory)/',
  message: 'Components are the parts of these folders, not the other way round.',
};
const signIn = {
  regex: '^\\.\\.?/(.*/)?auth/',
  message: 'Only src/pages and src/components see who is signed in; pass it in as props.',
};
const userMemory = {
  regex: '^\\.\\.?/(.*/)?userMemory/',
  message: 'Prices are for visitors too: src/pricing knows nothing of the signed-in user.',
};
const pricing = {
  regex: '^\\.\\.?/(.*/)?pricing/',
  message: 'Only src/pages shows prices.',
};
const product = {
  regex: '^\\.\\.?/(.*/)?(auth|components|pricing|userMemory|model|content)/',
  message: 'This folder knows nothing of the product (README, "Map of the code").',
};
const parts = {
  regex: '^\\.\\.?/(.*/)?(auth|components|pricing|userMemory|content)/',
  message: 'model/ and firebase/ know stored documents and how to reach them, but no screen.',
};
/** The second rule is for `import()`, which the first one does not look at. */
const restrict = (...patterns) => ({
  'no-restricted-imports': ['error', { patterns }],
  'no-restricted-syntax': [
    'error',
    ...patterns.map(({ regex, message }) => ({
      // A selector cannot hold a slash inside of a pattern.
      selector: `ImportExpression[source.value=/${regex.replaceAll('/', '\\u002F')}/]`,
      message,
    })),
  ],
});

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
    files: ['bench/**', 'scripts/**', 'tests/**', '*.config.{ts,js}'],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off' },
  },
  {
    files: ['src/components/**'],
    rules: restrict(firebaseSdk, firebaseFolder, pages, auth, moreThanComponents),
  },
  {
    files: ['src/userMemory/**'],
    rules: restrict(firebaseSdk, firebaseFolder, pages, signIn, pricing),
  },
  { files: ['src/pricing/**'], rules: restrict(pages, signIn, userMemory) },
  { files: ['src/model/**'], rules: restrict(firebaseSdk, firebaseFolder, pages, parts) },
  { files: ['src/lib/**'], rules: restrict(firebaseSdk, firebaseFolder, pages, product) },
  { files: ['src/content/**'], rules: restrict(firebaseSdk, firebaseFolder, pages, product) },
  { files: ['src/auth/**'], rules: restrict(pages, screens) },
  { files: ['src/firebase/**'], rules: restrict(pages, parts) },
  { files: ['src/pages/**'], rules: restrict(pages, otherPages) },
);
