import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { database, SERVER_TIME, type Fields } from '../fakes/fakeDatabase';
import { goOffline, goOnline } from '../fakes/site';
import { asked, openAnalyzed, putContact } from './oddContacts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const stored = (id: string) => database.read(`businessCards/${id}`);
const binned = (id: string) => database.read(`users/ada/deleted/${id}`);
const expectSaid = async (text: string | RegExp) =>
  expect(await screen.findByText(text, { selector: 'div > span' })).toBeVisible();

const NAMES = ['Hana Sato', 'Eva Wolf', 'Tom Frost'];

/** Two cards of each of three people, the newer one with another title. */
function putPairs(more: Fields = {}): void {
  NAMES.forEach((name, index) => {
    const email = `${name.toLowerCase().replace(' ', '.')}@firm${index}.de`;
    const card = { name, email, company: `Firm ${index}` };
    putContact(`new${index}`, index, { ...card, title: 'Director' });
    putContact(`old${index}`, 200 + index, { ...card, title: 'Engineer', notes: 'Kyoto' });
  });
  database.put('businessCards/old0', { ...stored('old0'), ...more });
}

async function openPairs(button = 'Merge all 3') {
  const user = openAnalyzed('/clean-up?tab=same-person');
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog');
  const keep = () => user.click(within(dialog).getByRole('button', { name: 'Merge All' }));
  return { user, dialog, keep };
}

const all = () => [0, 1, 2].flatMap((index) => [stored(`new${index}`), stored(`old${index}`)]);

test('Undo brings all of them back, and says whose cards were changed since', async () => {
  putPairs();
  const before = all();
  const { user, keep } = await openPairs();
  await keep();
  await expectSaid(/^3 pairs are one card/);
  database.put('businessCards/new1', { ...stored('new1'), notes: 'From the phone.' });
  await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) ?? document.body);
  await expectSaid(
    '2 pairs are back. The cards of ⁨Eva Wolf⁩ were changed since: their other cards are in Recently Deleted.',
  );
  const withTime = (fields: Fields | undefined) => ({ ...fields, updatedAt: SERVER_TIME });
  expect(stored('new0')).toEqual(withTime(before[0]));
  expect(stored('old0')).toEqual(before[1]);
  expect(stored('new1')).toMatchObject({ notes: 'From the phone.' });
  expect(stored('old1')).toBeUndefined();
  expect(binned('old2')).toBeUndefined();
});

test('groups of three are not in it, nor pairs whose notes would be too long, which are named', async () => {
  putPairs({ notes: 'x'.repeat(10_000) });
  putContact('third', 300, { name: 'Tom Frost', email: 'tom.frost@firm2.de', company: 'Firm 2' });
  putContact('ann', 4, { name: 'Ann Lee', email: 'ann.lee@lee.de' });
  putContact('ann2', 5, { name: 'Ann Lee', email: 'ann.lee@lee.de' });
  const { dialog, keep } = await openPairs('Merge all 2');
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(2);
  expect(within(dialog).getByText(/^Left out/)).toHaveTextContent(
    'Left out: ⁨Hana Sato⁩. Their notes would be too long for one card.',
  );
  await keep();
  await expectSaid(/^2 pairs are one card/);
  await waitFor(() => expect(asked()).toEqual(['Hana Sato', 'Tom Frost']));
});

test('a pair that others share a card with in the heap below is asked about all the same', async () => {
  putPairs();
  putContact('maybe', 20, { name: '', email: 'eva.wolf@firm1.de' });
  const { dialog } = await openPairs();
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
});

test('offline nothing begins; a failure says who stayed as before, and Stop ends it', async () => {
  putPairs();
  const { user, dialog, keep } = await openPairs();
  goOffline();
  await keep();
  expect(within(dialog).getByRole('alert')).toHaveTextContent('You appear to be offline.');
  expect(database.writes).toEqual([]);
  goOnline();
  const held = [1, 2, 3].map(() => database.holdNext('update businessCards'));
  await keep();
  await expectSaid('Merging 3 pairs...');
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  await act(async () => {
    held[0]?.release();
    held[1]?.release();
    held[2]?.fail('resource-exhausted');
  });
  await expectSaid(/^2 pairs are one card each now\. .* stayed as before\. The service is busy\./);
  await waitFor(() => {
    expect(all().filter((fields) => fields === undefined)).toHaveLength(2);
  });
});

test('at most fifty are kept at once', async () => {
  for (let index = 0; index < 51; index += 1) {
    const letters = String.fromCharCode(97 + (index % 26), 97 + Math.floor(index / 26));
    const card = { name: `Q${letters}q Z${letters}z`, email: `q${letters}@z${letters}.de` };
    putContact(`a${index}`, index, card);
    putContact(`b${index}`, 100 + index, card);
  }
  const { dialog } = await openPairs('Merge all 50');
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(50);
});
