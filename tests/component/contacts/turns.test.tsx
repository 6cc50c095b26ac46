// First: it stands in for the services before any is used.
import { contact, contacts, startAdasSession, typeInto } from '../fakes/adasSession';
import { afterEach, expect, test, vi } from 'vitest';
import { readContact } from '../../../src/contacts/model/contact';
import { contactEditPath } from '../../../src/routes';
import { database } from '../fakes/fakeDatabase';
import { settled } from '../fakes/settled';

startAdasSession();

afterEach(() => {
  vi.useRealTimers();
});

const WRITE = 'update businessCards';

/** Writes of texts of Grace, each of another one. */
const WRITES = {
  'a save': () => typeInto('grace', { title: 'Admiral' })(),
  'a correction': () => contacts.contacts.correct(contact('grace'), { company: 'Navy' }),
  'a line': () => contacts.contacts.addLine([contact('grace')], 'Fair', 'line'),
};
const PAIRS = Object.entries(WRITES).flatMap(([first, begin]) =>
  Object.entries(WRITES).flatMap(([second, beginNext]) =>
    first === second ? [] : [{ first, begin, second, beginNext }],
  ),
);

test.each(PAIRS)('$second waits for $first, and both are stored', async ({ begin, beginNext }) => {
  const held = database.holdNext(WRITE);
  const one = begin();
  await vi.waitFor(() => expect(database.count(WRITE)).toBe(1));
  const other = beginNext();
  await settled();
  expect(database.count(WRITE)).toBe(1);
  held.release();
  await Promise.all([one, other]);
  await settled();
  expect(database.count(WRITE)).toBe(2);
  const stored = readContact('grace', database.read('businessCards/grace'));
  expect(contact('grace')).toEqual({ ...stored, updatedAt: expect.any(Date) });
});

test.each(PAIRS)('$second goes on once $first has failed', async ({ begin, beginNext }) => {
  const held = database.holdNext(WRITE);
  const one = begin();
  await vi.waitFor(() => expect(database.count(WRITE)).toBe(1));
  const other = beginNext();
  held.fail('resource-exhausted');
  await Promise.all([one, other]);
  expect(database.writes).toHaveLength(1);
});

test('a correction does not wait for the answer to a question', async () => {
  const save = typeInto('grace', { title: 'Admiral' });
  database.put('businessCards/grace', { ...database.read('businessCards/grace'), title: 'Dean' });
  const saving = save();
  const form = contactEditPath('grace');
  await vi.waitFor(() => expect(contacts.drafts.find(form)?.status.kind).toBe('conflict'));
  const corrected = await contacts.contacts.correct(contact('grace'), { company: 'Navy' });
  expect(corrected.kind).toBe('saved');
  void contacts.saves.answer('grace', { title: 'Admiral' });
  await saving;
  expect(database.read('businessCards/grace')).toMatchObject({ title: 'Admiral', company: 'Navy' });
  expect(contact('grace')).toMatchObject({ title: 'Admiral', company: 'Navy' });
});

test('what is said of a save is said of its contact, and for four seconds of its own', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const said = () => [contacts.saves.said('grace'), contacts.saves.said('alan')];
  await typeInto('grace', { title: 'Admiral' })();
  expect(said()).toEqual(['saved', undefined]);
  vi.advanceTimersByTime(3_000);
  const held = database.holdNext(WRITE);
  const saving = typeInto('alan', { title: 'Fellow' })();
  expect(said()).toEqual(['saved', 'saving']);
  held.release();
  await saving;
  vi.advanceTimersByTime(2_000);
  expect(said()).toEqual([undefined, 'saved']);
  const again = typeInto('alan', { title: 'Reader' })();
  expect(said()).toEqual([undefined, 'saving']);
  await again;
  vi.advanceTimersByTime(3_000);
  expect(said()).toEqual([undefined, 'saved']);
  vi.advanceTimersByTime(2_000);
  expect(said()).toEqual([undefined, undefined]);
});
