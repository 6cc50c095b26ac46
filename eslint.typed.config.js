/**
 * The rules of `npm run test:long` that need types or the compiler of React: nine tenths of the time of lint. Who stages
 * a change runs them on its files: `npm run lint:typed -- FILES`.
 */
import baselineOfScripts from 'eslint-plugin-baseline-js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { BASELINE, generated, newerCalls } from './eslint.config.js';

export default tseslint.config(
  generated,
  { ignores: ['**/*.{js,jsx,css}', 'tests/lint/**/!(*.typed).ts'] },
  // The rules of eslint.config.js are not here, and some lines switch one of them off.
  { linterOptions: { reportUnusedDisableDirectives: 'off' } },
  {
    files: ['tests/lint/**/*.typed.ts'],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
  },
  tseslint.configs.strictTypeCheckedOnly,
  {
    languageOptions: {
      parserOptions: {
        // One for all but the worker and the functions: each further one reads the types of src again.
        project: ['tsconfig.lint.json', 'tsconfig.worker.json', 'functions/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // A number has one way to be a text.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => undo()` reads well where nothing is returned.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    files: ['tests/**'],
    rules: {
      // `act(async () => ...)` and stand-ins of asynchronous calls have nothing to wait for.
      '@typescript-eslint/require-await': 'off',
      // Matchers such as `expect.any(Number)` are `any`.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      // A stand-in is a plain object where the SDK or Node has a class.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
    },
  },
  { files: ['src/**/*.{ts,tsx}', 'tests/component/**'], ...reactHooks.configs.flat.recommended },
  {
    files: ['src/**', 'tests/lint/src/**'],
    plugins: { 'baseline-js': baselineOfScripts },
    rules: {
      'baseline-js/use-baseline': [
        'error',
        {
          available: BASELINE,
          includeWebApis: { preset: 'type-aware' },
          includeJsBuiltins: { preset: 'type-aware' },
          ignoreFeatures: newerCalls,
        },
      ],
    },
  },
);
