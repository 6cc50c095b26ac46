import { ESLint } from 'eslint';
import { beforeAll, expect, test } from 'vitest';

// On a build machine the parser takes every file from the disk, once. Here each line to lint is new.
const eslint = new ESLint({
  overrideConfig: {
    languageOptions: { parserOptions: { disallowAutomaticSingleRunInference: true } },
  },
});

// Loading the plugins takes seconds, which must not count against one test.
beforeAll(() => refusals('src/lib/x.ts', 'export const x = 1;'), 120_000);

/** How many imports of a file with these lines lint refuses. */
async function refusals(filePath: string, code: string): Promise<number> {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).filter(({ ruleId }) => ruleId === 'boundaries/dependencies')
    .length;
}

test.each([
  ['src/lib/dates.ts', '../content/site'],
  ['src/routes.ts', './lib/dates'],
  ['src/reporting/reportError.ts', '../firebase/remoteCall'],
  ['src/lib/dates.ts', '../reporting/reportError'],
  ['src/storage/browserStorage.ts', '../lib/dates'],
  ['src/ui/Button.tsx', '../contacts/contact'],
  ['src/ui/Button.tsx', 'firebase/auth'],
  ['src/firebase/app.ts', '../contacts/contact'],
  ['src/contacts/export/exportRows.ts', '../../account/profile/profile'],
  ['src/contacts/export/exportRows.ts', '../../account/signIn/RequireAuth'],
  ['src/session/useSession.ts', '../app/App'],
  ['src/session/useSession.ts', '../contacts/contact'],
  ['src/session/useSession.ts', 'firebase/firestore/lite'],
  ['src/pages/home/HomePage.tsx', '../login/LoginPage'],
  ['src/pages/home/HomePage.tsx', '../../app/App'],
])('%s does not import %s', async (from, to) => {
  expect(await refusals(from, `export * from '${to}';`)).toBe(1);
  expect(await refusals(from, `export const later = () => import('${to}');`)).toBe(1);
});

test.each([
  ['src/app/App.tsx', '../pages/home/HomePage'],
  ['src/pages/home/HomePage.tsx', '../../pricing/PricingSection'],
  ['src/pages/home/HomePage.tsx', './HeroFilm'],
  ['src/pages/login/LoginPage.tsx', 'firebase/auth'],
  ['src/contacts/store/reads.ts', 'firebase/firestore/lite'],
  ['src/contacts/export/exportRows.ts', '../../session/useSession'],
  ['src/account/settings/myData.ts', '../../contacts/contact'],
  ['src/contacts/store/reads.ts', '../reporting/reportError'],
  ['src/lib/dates.ts', '../routes'],
])('%s may import %s', async (from, to) => {
  expect(await refusals(from, `export * from '${to}';`)).toBe(0);
  expect(await refusals(from, `export const later = () => import('${to}');`)).toBe(0);
});

test('a feature may name the types of another feature', async () => {
  const line = "export type { Profile } from '../../account/profile/profile';";
  expect(await refusals('src/contacts/export/exportRows.ts', line)).toBe(0);
});
