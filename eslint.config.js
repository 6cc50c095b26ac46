import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * The import direction of src/ (README, "Map of the code"): each folder, what it may not import, and
 * the sentence that says who may.
 */
const firebaseSdk = {
  regex: '^@?firebase(/|$)',
  message: 'Only src/firebase, src/auth and src/pages talk to Firebase; pass the data in as props.',
};
const firebaseFolder = {
  regex: '^\\.\\.?/(.*/)?firebase/',
  message: 'Only src/auth and src/pages reach src/firebase; pass the data in as props.',
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
const product = {
  regex: '^\\.\\.?/(.*/)?(auth|components|userMemory|model|content)/',
  message: 'This folder knows nothing of the product (README, "Map of the code").',
};
const parts = {
  regex: '^\\.\\.?/(.*/)?(auth|components|userMemory|content)/',
  message: 'model/ and firebase/ know stored documents and how to reach them, but no screen.',
};
const restrict = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

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
  { files: ['src/components/**'], rules: restrict(firebaseSdk, firebaseFolder, pages, auth) },
  { files: ['src/userMemory/**'], rules: restrict(firebaseSdk, firebaseFolder, pages) },
  { files: ['src/model/**'], rules: restrict(firebaseSdk, firebaseFolder, pages, parts) },
  { files: ['src/lib/**'], rules: restrict(firebaseSdk, firebaseFolder, pages, product) },
  { files: ['src/content/**'], rules: restrict(firebaseSdk, firebaseFolder, pages, product) },
  { files: ['src/auth/**'], rules: restrict(pages) },
  { files: ['src/firebase/**'], rules: restrict(pages, parts) },
  { files: ['src/pages/**'], rules: restrict(otherPages) },
);
