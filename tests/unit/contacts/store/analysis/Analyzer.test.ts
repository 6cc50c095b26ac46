import { expect, test } from 'vitest';
import { readContact } from '../../../../../src/contacts/model/contact';
import { Judge, MOST } from '../../../../../src/contacts/store/judge/Judge';
import { doWork } from '../../../../../src/contacts/store/judge/work';
import { atOnce } from '../../../../../src/platform/inParts';
import { packContacts } from '../../../../../src/contacts/store/packed';
import { fairContacts } from '../../../../setup/fairContacts';
import { contactWith } from '../../../contactWith';
import { findMistakes, findSamePerson, verdictOf } from '../../judgedAtOnce';

const fair = Object.entries(fairContacts('fair').contacts).map(([id, data]) =>
  readContact(id, data),
);
const judged = (contacts = fair): Judge => {
  const judge = new Judge();
  judge.put(contacts);
  verdictOf(judge);
  return judge;
};

test('the whole list is judged as both functions judge it', () => {
  const judge = new Judge();
  judge.put(fair);
  const verdict = verdictOf(judge);
  expect(verdict.mistakes).toMatchObject(findMistakes(fair));
  expect(verdict.pairs).toEqual(findSamePerson(fair));
  expect(verdict.mistakesLeft.size).toBe(0);
  const swapped = verdict.mistakes.find(({ kind }) => kind === 'swapped');
  const contact = fair.find(({ id }) => id === swapped?.contactId);
  expect(swapped?.texts).toEqual({ name: contact?.name, title: contact?.title });
  expect(verdict.pairCount).toBe(verdict.pairs.length);
});

test('a contact that has changed is judged alone, and one that is gone is forgotten', () => {
  const judge = judged();
  const [pair] = verdictOf(judge).pairs;
  const first = fair.find(({ id }) => id === pair?.a) ?? contactWith({});
  const other = contactWith({ ...first, name: 'Nobody Else', email: '', phone: '', company: '' });
  judge.put([{ ...other, phone: '+49 3O 901820' }]);
  const verdict = verdictOf(judge);
  const kinds = verdict.mistakes.filter((one) => one.contactId === first.id);
  expect(kinds.map(({ kind }) => kind)).toEqual(['phone-letters']);
  expect(verdict.pairs.filter(({ a, b }) => [a, b].includes(first.id))).toEqual([]);

  judge.remove([first.id]);
  const left = verdictOf(judge);
  expect(left.mistakes.filter((one) => one.contactId === first.id)).toEqual([]);

  judge.put([first]);
  expect(verdictOf(judge).pairs).toContainEqual(pair);
});

test('a pair that both have changed in comes once', () => {
  const judge = judged();
  const [pair] = verdictOf(judge).pairs;
  judge.put(fair.filter(({ id }) => id === pair?.a || id === pair?.b));
  const same = verdictOf(judge).pairs.filter(({ a, b }) => a === pair?.a && b === pair.b);
  expect(same).toEqual([pair]);
});

test('where many have changed, all are judged again by what they say now', () => {
  const people = Array.from({ length: 30 }, (_, index) =>
    contactWith({ id: `c${index}`, name: `Person ${index}`, email: `p${index}@kitz.de` }),
  );
  const odd = contactWith({ id: 'odd', name: 'Eva Wolf', email: 'eva.wolf@k1tz.de' });
  const judge = judged([odd]);
  expect(verdictOf(judge).mistakes).toEqual([]);
  judge.put(people);
  expect(verdictOf(judge).mistakes).toMatchObject(findMistakes([odd, ...people]));
  expect(verdictOf(judge).mistakes).toHaveLength(1);
});

test('of more than anybody looks through the surest come, and the number of the others', () => {
  const odd = Array.from({ length: MOST + 9 }, (_, index) =>
    contactWith({ id: `c${index}`, name: 'EVA WOLF' }),
  );
  odd.push(contactWith({ id: 'last', phone: '+49 3O 901820' }));
  const { mistakes, mistakesLeft } = verdictOf(judged(odd));
  expect(mistakes).toHaveLength(MOST);
  expect(mistakes[0]).toMatchObject({ contactId: 'last', kind: 'phone-letters' });
  expect([...mistakesLeft]).toEqual([['capitals', 10]]);
});

test('slices are kept until the last one, and answered once', () => {
  const working = doWork();
  const work = (contacts: typeof fair, round: number | null) =>
    atOnce(working({ uid: 'fair', packed: packContacts(contacts), gone: [], round }));
  expect(work(fair.slice(0, 500), null)).toBeNull();
  const answer = work(fair.slice(500), 1);
  expect(answer?.round).toBe(1);
  expect(answer?.mistakes).toMatchObject(findMistakes(fair));
});

test('ninety fields that the site does not know change no verdict', () => {
  const unknown = Object.fromEntries(
    Array.from({ length: 90 }, (_, index) => [`field${index}`, '+49 3O 901820, eva@kitz,de']),
  );
  const stored = Object.entries(fairContacts('fair', 200).contacts);
  const read = (more: object) =>
    stored.map(([id, fields]) => readContact(id, { ...more, ...fields }));
  const verdict = verdictOf(judged(read({})));
  expect([verdict.mistakes.length, verdict.pairCount]).not.toContain(0);
  expect(verdictOf(judged(read(unknown)))).toEqual(verdict);
});
