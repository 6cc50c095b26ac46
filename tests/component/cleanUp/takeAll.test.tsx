import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { database, SERVER_TIME, type Fields } from '../fakes/fakeDatabase';
import { goOffline, goOfflineByMistake, goOnline } from '../fakes/site';
import { choose, openAnalyzed, putContact, shown } from './oddContacts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const stored = (id: string) => database.read(`businessCards/${id}`);
const nameOf = (id: string) => stored(id)?.['name'];
const taken = () => {
  const entries = database.read('users/ada/decisions/review')?.['entries'] as Fields | undefined;
  return entries?.['capitals'];
};
const expectSaid = async (text: string | RegExp) =>
  expect(await screen.findByText(text, { selector: 'div > span' })).toBeVisible();

/** Three texts in the wrong letters, and one that needs a look before them. */
async function openAll() {
  putContact('hana', 0, { name: 'HANA SATO' });
  putContact('eva', 1, { name: 'eva wolf' });
  putContact('tom', 2, { name: 'Tom Frost', company: 'FROST AND SONNE LOGISTIK' });
  putContact('paul', 3, { name: 'Pau1 Weber' });
  return openPreview(3);
}

async function openPreview(count: number) {
  const user = openAnalyzed('/clean-up');
  await screen.findByRole('list', { name: 'Kinds' });
  const first = shown();
  await choose(user, /^All capitals or all small/);
  await user.click(screen.getByRole('button', { name: `Fix all ${count}` }));
  const dialog = await screen.findByRole('dialog');
  const take = () => user.click(within(dialog).getByRole('button', { name: 'Fix All' }));
  return { user, first, dialog, take };
}

test('capitals are put right all at once, after a preview, and never come first', async () => {
  const { first, dialog, take } = await openAll();
  expect(first).toBe('Pau1 Weber');
  expect(dialog).toHaveAccessibleName('Fix 3 texts?');
  expect(dialog).toHaveTextContent('2 names and 1 company are all in capitals or all small.');
  const rows = within(dialog).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Hana SatoNow: HANA SATO',
    'Eva WolfNow: eva wolf',
    'Frost and Sonne LogistikNow: FROST AND SONNE LOGISTIK',
  ]);
  await take();
  await expectSaid('3 texts were fixed.');
  expect([nameOf('hana'), nameOf('eva')]).toEqual(['Hana Sato', 'Eva Wolf']);
  expect(stored('tom')).toMatchObject({ company: 'Frost and Sonne Logistik', name: 'Tom Frost' });
  await waitFor(() => {
    expect(taken()).toBe('3');
  });
  expect(screen.queryByRole('heading', { name: /^All capitals/ })).not.toBeInTheDocument();
});

test('Undo puts them back to the letter, but for what was changed since', async () => {
  const { user, take } = await openAll();
  await take();
  await expectSaid('3 texts were fixed.');
  database.put('businessCards/eva', { ...stored('eva'), name: 'Eva Maria Wolf' });
  await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) ?? document.body);
  await expectSaid('2 texts are as before. ⁨eva wolf⁩ changed since.');
  expect([nameOf('hana'), nameOf('eva')]).toEqual(['HANA SATO', 'Eva Maria Wolf']);
});

test('offline nothing begins, and what was changed elsewhere is left as it is', async () => {
  const { dialog, take } = await openAll();
  goOffline();
  await take();
  expect(within(dialog).getByRole('alert')).toHaveTextContent('You appear to be offline.');
  goOnline();
  database.put('businessCards/hana', { ...stored('hana'), name: 'H. Sato' });
  await take();
  await expectSaid('2 texts were fixed. ⁨HANA SATO⁩ changed elsewhere in the meantime.');
  expect(nameOf('hana')).toBe('H. Sato');
});

test('it begins where the browser says offline and is wrong', async () => {
  const { take } = await openAll();
  await goOfflineByMistake();
  await take();
  await expectSaid('3 texts were fixed.');
});

const TWELVE =
  'HANA SATO,EVA WOLF,TOM FROST,PAUL WEBER,ADA KING,OLGA BRANDT,KENJI MORI,ANN LEE,LUCA ROSSI,MARIA LOPEZ,NINA BERG,OTTO KLEIN'.split(
    ',',
  );
const twelve = () => TWELVE.map((_, index) => stored(`c${index}`));
const undo = () => screen.getAllByRole('button', { name: 'Undo' }).at(-1) ?? document.body;

/** Twelve names in capitals. The saves of the first eight, which run together, wait for the test. */
async function takeTwelve() {
  TWELVE.forEach((name, index) => {
    putContact(`c${index}`, index, { name, mobile: `+49 171 ${index}` });
  });
  const before = twelve();
  const { user, take } = await openPreview(12);
  const held = TWELVE.slice(0, 8).map(() => database.holdNext('update businessCards'));
  await take();
  await expectSaid('Fixing 12 texts...');
  return { user, held, before };
}

test('Stop begins no more, counts those that were under way, and Undo puts back exactly those', async () => {
  const { user, held, before } = await takeTwelve();
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  await act(async () => {
    for (const { release } of held) release();
  });
  await expectSaid(
    '8 texts were fixed. ⁨LUCA ROSSI⁩, ⁨MARIA LOPEZ⁩, ⁨NINA BERG⁩ and 1 more stayed as before. You stopped it.',
  );
  expect(nameOf('c7')).toBe('Ann Lee');
  expect(twelve().slice(8)).toEqual(before.slice(8));
  await waitFor(() => {
    expect(taken()).toBe('8');
  });
  expect(await screen.findByRole('button', { name: 'Fix all 4' })).toBeVisible();

  await user.click(undo());
  await expectSaid('8 texts are as before.');
  const back = { updatedAt: SERVER_TIME };
  expect(twelve()).toEqual([
    ...before.slice(0, 8).map((fields) => ({ ...fields, ...back })),
    ...before.slice(8),
  ]);
  await waitFor(() => {
    expect(taken()).toBe('0');
  });
});

test('a text whose answer was lost is shown as it is stored', async () => {
  const { take } = await openAll();
  database.loseAnswer('update businessCards', 'deadline-exceeded');
  await take();
  await expectSaid(
    /^2 texts were fixed\. .* stayed as before\. .* It may still have gone through\./,
  );
  await waitFor(() => {
    expect(screen.queryByRole('heading', { name: /^All capitals/ })).not.toBeInTheDocument();
  });
});
