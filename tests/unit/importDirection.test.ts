import { ESLint } from 'eslint';
import { beforeAll, expect, test } from 'vitest';

const eslint = new ESLint();

// Loading the plugins takes a second or two, which is nobody's test.
beforeAll(() => messagesFor('src/lib/x.ts', 'export const x = 1;'), 30_000);

/** What lint says of a file with these lines, as far as it is about imports. */
async function messagesFor(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  const about = ['no-restricted-imports', 'no-restricted-syntax'];
  return (result?.messages ?? [])
    .filter(({ ruleId }) => about.includes(ruleId ?? ''))
    .map(({ message }) => message);
}

const TO_FIREBASE =
  'Only src/auth, src/pricing and src/pages reach src/firebase; pass the data in as props.';
const TO_SDK =
  'Only src/firebase, src/auth, src/pricing and src/pages talk to Firebase; pass the data in as props.';
const TO_PAGES =
  'Only src/App.tsx imports pages; what two pages share lives in components, model, userMemory or lib.';
const TO_OTHER_PAGE =
  'No page imports another page; what two pages share lives in components, model, userMemory or lib.';
const FROM_AUTH =
  'src/auth draws nothing and looks into no stored document: it imports firebase and lib alone.';
const FROM_COMPONENTS = 'Components are the parts of these folders, not the other way round.';
const TO_AUTH = 'Only src/pages and src/components see who is signed in; pass it in as props.';
const WITHOUT_PRODUCT = 'This folder knows nothing of the product (README, "Map of the code").';
const WITHOUT_SCREEN =
  'model/ and firebase/ know stored documents and how to reach them, but no screen.';

const WRONG: [from: string, to: string, message: string][] = [
  ['src/components/X.tsx', 'firebase/auth', TO_SDK],
  ['src/components/X.tsx', '../firebase/auth', TO_FIREBASE],
  ['src/components/layout/X.tsx', '../../pages/home/HomePage', TO_PAGES],
  ['src/components/X.tsx', '../auth/session', 'Components see sign-in through auth/useAuth only.'],
  ['src/components/X.tsx', '../userMemory/UserMemory', FROM_COMPONENTS],
  ['src/components/X.tsx', '../pricing/PlanCard', FROM_COMPONENTS],
  ['src/userMemory/X.tsx', '../firebase/auth', TO_FIREBASE],
  ['src/userMemory/X.tsx', '../auth/useAuth', TO_AUTH],
  ['src/userMemory/X.tsx', '../pricing/PlanCard', 'Only src/pages shows prices.'],
  ['src/pricing/X.tsx', '../pages/home/HomePage', TO_PAGES],
  ['src/pricing/X.tsx', '../auth/useAuth', TO_AUTH],
  [
    'src/pricing/X.tsx',
    '../userMemory/UserMemory',
    'Prices are for visitors too: src/pricing knows nothing of the signed-in user.',
  ],
  ['src/auth/x.ts', '../pages/home/HomePage', TO_PAGES],
  ['src/auth/x.ts', '../components/Button', FROM_AUTH],
  ['src/auth/x.ts', '../userMemory/UserMemory', FROM_AUTH],
  ['src/auth/x.ts', '../pricing/planPrices', FROM_AUTH],
  ['src/model/x.ts', '../components/Button', WITHOUT_SCREEN],
  ['src/model/x.ts', '@firebase/firestore', TO_SDK],
  ['src/firebase/x.ts', '../pricing/planPrices', WITHOUT_SCREEN],
  ['src/lib/x.ts', '../model/Contact', WITHOUT_PRODUCT],
  ['src/content/x.ts', '../pricing/planPrices', WITHOUT_PRODUCT],
  ['src/pages/home/X.tsx', '../login/LoginPage', TO_OTHER_PAGE],
  ['src/pages/home/X.tsx', '../../pages/login/LoginPage', TO_PAGES],
];

test.each(WRONG)('%s does not import %s', async (from, to, message) => {
  const told = await messagesFor(from, `export * from '${to}';`);
  expect(told).toHaveLength(1);
  expect(told[0]).toContain(message);
  // When it is first needed neither.
  expect(await messagesFor(from, `export const later = () => import('${to}');`)).toEqual([message]);
});

test.each([
  ['src/App.tsx', './pages/home/HomePage'],
  ['src/pages/home/X.tsx', '../../pricing/PricingSection'],
  ['src/pages/home/X.tsx', './HeroFilm'],
  ['src/pages/login/X.tsx', 'firebase/auth'],
  ['src/pricing/x.ts', '../firebase/callables'],
  ['src/userMemory/X.tsx', '../components/Button'],
  ['src/components/X.tsx', '../auth/useAuth'],
  ['src/auth/x.ts', '../lib/remoteFailure'],
  ['src/firebase/x.ts', '../model/readContact'],
])('%s may import %s', async (from, to) => {
  expect(await messagesFor(from, `export * from '${to}';`)).toEqual([]);
  expect(await messagesFor(from, `export const later = () => import('${to}');`)).toEqual([]);
});
