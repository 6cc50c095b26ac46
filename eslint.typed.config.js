/**
 * The rules of `npm run test:long` that need types or the compiler of React: nine tenths of the time of lint. Who stages
 * a change runs them on its files: `npm run lint:typed -- FILES`.
 */
import baselineOfScripts from 'eslint-plugin-baseline-js';
import testingLibrary from 'eslint-plugin-testing-library';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { BASELINE, generated, newerCalls } from './eslint.config.js';
import { ownElement } from './eslint.texts.js';

/** `rows.map(line)`, where `line` has an optional second parameter: that would be the index of the row. */
const noFilledOptional = {
  meta: {
    type: 'problem',
    messages: { filled: 'The caller fills the optional `{{name}}`: write the call out.' },
    schema: [],
  },
  create: ({ report, sourceCode: { parserServices } }) => {
    const checker = parserServices.program.getTypeChecker();
    const signaturesOf = (type) => checker.getNonNullableType(type).getCallSignatures();
    const judge = (node) => {
      if (node?.type !== 'Identifier' && node?.type !== 'MemberExpression') return;
      const place = parserServices.esTreeNodeToTSNodeMap.get(node);
      const expected = checker.getContextualType(place);
      if (!expected) return;
      const [call] = signaturesOf(expected);
      const [target] = signaturesOf(parserServices.getTypeAtLocation(node));
      const filled = target?.parameters
        .slice(0, call?.minArgumentCount ?? 0)
        // The first is meant, and so is what has the same name.
        .find((one, at) => at > 0 && isOptional(one) && one.name !== call.parameters[at].name);
      if (filled) report({ node, messageId: 'filled', data: { name: filled.name } });
    };
    return {
      CallExpression: ({ arguments: given }) => given.forEach((node) => judge(node)),
      JSXExpressionContainer: ({ expression }) => judge(expression),
    };
  },
};

function isOptional({ valueDeclaration }) {
  return Boolean(valueDeclaration?.questionToken ?? valueDeclaration?.initializer);
}

export default tseslint.config(
  generated,
  { ignores: ['**/*.{js,jsx,mjs,css}', 'tests/lint/**/!(*.typed).{ts,tsx}'] },
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
    plugins: { cardfile: { rules: { 'no-filled-optional': noFilledOptional } } },
    rules: {
      'cardfile/no-filled-optional': 'error',
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
  // Known by name, for the lines that switch one of its rules off.
  { files: ['tests/component/**'], plugins: { 'testing-library': testingLibrary } },
  { files: ['src/**/*.{ts,tsx}', 'tests/component/**'], ...reactHooks.configs.flat.recommended },
  {
    files: ['src/**/*.tsx', 'tests/lint/**'],
    plugins: { texts: { rules: { 'own-element': ownElement } } },
    rules: { 'texts/own-element': 'error' },
  },
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
