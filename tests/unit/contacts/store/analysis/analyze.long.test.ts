import { afterAll, expect, test } from 'vitest';
import { readContact } from '../../../../../src/contacts/model/contact';
import { doWork } from '../../../../../src/contacts/store/analysis/work';
import { packContacts } from '../../../../../src/contacts/store/packed';
import { atOnce } from '../../../../../src/platform/inParts';
import { chunksOf } from '../../../../../src/platform/chunksOf';
import { fairContacts } from '../../../../setup/fairContacts';
import { contactWith } from '../../../contactWith';

// How long the analyze takes, of the processor: `npm run measure` prints it.
const printed: Record<string, string> = {};
afterAll(() => console.table(printed));
/** As the page packs them. */
const SLICE = 500;

function timed<Answer>(work: () => Answer): [answer: Answer, ms: number] {
  const begin = process.cpuUsage();
  const answer = work();
  return [answer, process.cpuUsage(begin).user / 1000];
}

test.each([1_200, 10_000])(
  'the fair account at %d, in slices, and one changed contact',
  (count) => {
    const contacts = Object.entries(fairContacts('fair', count).contacts).map(([id, data]) =>
      readContact(id, data),
    );
    const working = doWork();
    const send = (packed: string, round: number | null) =>
      atOnce(working({ uid: 'fair', packed, gone: [], round }));
    const packing = chunksOf(contacts, SLICE).map((slice) => timed(() => packContacts(slice)));
    const longest = Math.max(...packing.map(([, ms]) => ms));
    const [findings, all] = timed(() => {
      for (const [packed] of packing) send(packed, null);
      return send(packContacts([]), 1);
    });
    expect(findings?.mistakes.length).toBeGreaterThan(count / 10);
    expect(findings?.pairCount).toBeGreaterThan(count / 25);

    const changed = contactWith({ ...contacts[0], phone: '+49 3O 901820' });
    const [after, one] = timed(() => send(packContacts([changed]), 2));
    const theirs = after?.mistakes.filter(({ contactId }) => contactId === changed.id);
    expect(theirs?.map(({ kind }) => kind)).toContain('phone-letters');
    printed[`${count} contacts`] =
      `both functions ${all.toFixed()} ms, longest slice ${longest.toFixed()} ms, one changed ${one.toFixed(1)} ms`;
  },
);
