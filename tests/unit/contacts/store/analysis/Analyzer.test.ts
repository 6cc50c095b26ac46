import { expect, test } from 'vitest';
import { readContact } from '../../../../../src/contacts/model/contact';
import { Analyzer, MOST } from '../../../../../src/contacts/store/analysis/Analyzer';
import { doWork } from '../../../../../src/contacts/store/analysis/work';
import { atOnce } from '../../../../../src/platform/inParts';
import { packContacts } from '../../../../../src/contacts/store/packed';
import { fairContacts } from '../../../../setup/fairContacts';
import { contactWith } from '../../../contactWith';
import { findMistakes, findSamePerson, findingsOf } from '../../findingsAtOnce';

const fair = Object.entries(fairContacts('fair').contacts).map(([id, data]) =>
  readContact(id, data),
);
const analyzed = (contacts = fair): Analyzer => {
  const analyzer = new Analyzer();
  analyzer.put(contacts);
  findingsOf(analyzer);
  return analyzer;
};

test('the whole list is analyzed as both functions analyze it', () => {
  const analyzer = new Analyzer();
  analyzer.put(fair);
  const findings = findingsOf(analyzer);
  expect(findings.mistakes).toMatchObject(findMistakes(fair));
  expect(findings.pairs).toEqual(findSamePerson(fair));
  expect(findings.mistakesLeft.size).toBe(0);
  const swapped = findings.mistakes.find(({ kind }) => kind === 'swapped');
  const contact = fair.find(({ id }) => id === swapped?.contactId);
  expect(swapped?.texts).toEqual({ name: contact?.name, title: contact?.title });
  expect(findings.pairCount).toBe(findings.pairs.length);
});

test('a contact that has changed is analyzed alone, and one that is gone is forgotten', () => {
  const analyzer = analyzed();
  const [pair] = findingsOf(analyzer).pairs;
  const first = fair.find(({ id }) => id === pair?.a) ?? contactWith({});
  const other = contactWith({ ...first, name: 'Nobody Else', email: '', phone: '', company: '' });
  analyzer.put([{ ...other, phone: '+49 3O 901820' }]);
  const findings = findingsOf(analyzer);
  const kinds = findings.mistakes.filter((one) => one.contactId === first.id);
  expect(kinds.map(({ kind }) => kind)).toEqual(['phone-letters']);
  expect(findings.pairs.filter(({ a, b }) => [a, b].includes(first.id))).toEqual([]);

  analyzer.remove([first.id]);
  const left = findingsOf(analyzer);
  expect(left.mistakes.filter((one) => one.contactId === first.id)).toEqual([]);

  analyzer.put([first]);
  expect(findingsOf(analyzer).pairs).toContainEqual(pair);
});

test('a pair that both have changed in comes once', () => {
  const analyzer = analyzed();
  const [pair] = findingsOf(analyzer).pairs;
  analyzer.put(fair.filter(({ id }) => id === pair?.a || id === pair?.b));
  const same = findingsOf(analyzer).pairs.filter(({ a, b }) => a === pair?.a && b === pair.b);
  expect(same).toEqual([pair]);
});

test('where many have changed, all are analyzed again by what they say now', () => {
  const people = Array.from({ length: 30 }, (_, index) =>
    contactWith({ id: `c${index}`, name: `Person ${index}`, email: `p${index}@kitz.de` }),
  );
  const odd = contactWith({ id: 'odd', name: 'Eva Wolf', email: 'eva.wolf@k1tz.de' });
  const analyzer = analyzed([odd]);
  expect(findingsOf(analyzer).mistakes).toEqual([]);
  analyzer.put(people);
  expect(findingsOf(analyzer).mistakes).toMatchObject(findMistakes([odd, ...people]));
  expect(findingsOf(analyzer).mistakes).toHaveLength(1);
});

test('of more than anybody looks through the surest come, and the number of the others', () => {
  const odd = Array.from({ length: MOST + 9 }, (_, index) =>
    contactWith({ id: `c${index}`, name: 'EVA WOLF' }),
  );
  odd.push(contactWith({ id: 'last', phone: '+49 3O 901820' }));
  const { mistakes, mistakesLeft } = findingsOf(analyzed(odd));
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

test('ninety fields that the site does not know change no findings', () => {
  const unknown = Object.fromEntries(
    Array.from({ length: 90 }, (_, index) => [`field${index}`, '+49 3O 901820, eva@kitz,de']),
  );
  const stored = Object.entries(fairContacts('fair', 200).contacts);
  const read = (more: object) =>
    stored.map(([id, fields]) => readContact(id, { ...more, ...fields }));
  const findings = findingsOf(analyzed(read({})));
  expect([findings.mistakes.length, findings.pairCount]).not.toContain(0);
  expect(findingsOf(analyzed(read(unknown)))).toEqual(findings);
});
