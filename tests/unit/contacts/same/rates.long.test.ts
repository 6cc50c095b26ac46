import { describe, expect, test } from 'vitest';
import { manyContacts } from '../../../../scripts/seed/manyContacts';
import { readContact, type Contact } from '../../../../src/contacts/model/contact';
import { colleagues } from './colleagues';
import { findSamePerson } from '../findingsAtOnce';

function measured(what: string, contacts: readonly Contact[]) {
  const start = performance.now();
  const pairs = findSamePerson(contacts);
  const time = Math.round(performance.now() - start);
  const withConfidence = (confidence: string) =>
    pairs.filter((pair) => pair.confidence === confidence);
  const [strong, maybe] = [withConfidence('strong'), withConfidence('maybe')];
  console.log(`${what}: ${strong.length} strong, ${maybe.length} maybe, ${time} ms`);
  return { strong, maybe };
}

describe('ten thousand people who are in the list once', () => {
  test.each([
    { size: 2, commonness: 2.5, withoutEmail: 0.05, withDirectNumber: 0.3 },
    { size: 8, commonness: 2.5, withoutEmail: 0.05, withDirectNumber: 0 },
    { size: 30, commonness: 4, withoutEmail: 0.1, withDirectNumber: 0.4 },
    { size: 100, commonness: 2.5, withoutEmail: 0.3, withDirectNumber: 0.3 },
    { size: 1000, commonness: 1, withoutEmail: 0.05, withDirectNumber: 1 },
    { size: 10_000, commonness: 2.5, withoutEmail: 0.05, withDirectNumber: 0.3 },
  ])('in firms of about $size', (firms) => {
    const { strong, maybe } = measured(
      `firms of ${firms.size}`,
      colleagues({ contacts: 10_000, ...firms }),
    );
    expect(strong.length).toBeLessThanOrEqual(2);
    expect(maybe.length).toBeLessThanOrEqual(10);
  });

  test('of the seeded account', () => {
    const stored = Object.entries(manyContacts('seeded', 10_000));
    const contacts = stored.map(([id, data]) => readContact(id, data));
    const { strong, maybe } = measured('seeded', contacts);
    expect(strong.length).toBeLessThanOrEqual(2);
    expect(maybe.length).toBeLessThanOrEqual(10);
  });
});

describe('people with two cards among their colleagues', () => {
  const list = colleagues({
    contacts: 5000,
    size: 8,
    commonness: 2,
    withoutEmail: 0.05,
    withDirectNumber: 0.4,
  });
  const withMailbox = list.filter(({ email }) => email !== '' && !email.startsWith('info@'));
  const people = withMailbox.filter((_, index) => index % 10 === 0);
  const second = (change: (contact: Contact) => Partial<Contact>) =>
    people.map((contact) => ({
      ...contact,
      ...change(contact),
      id: `second-${contact.id}`,
    }));

  test.each<{ what: string; change: (contact: Contact) => Partial<Contact> }>([
    { what: 'the same card', change: () => ({}) },
    {
      what: 'a slip in the domain',
      change: ({ email }) => ({ email: email.replace('.example', '.exarnple') }),
    },
    { what: 'a number less', change: () => ({ phone: '', address: '' }) },
    {
      what: 'a new job with the old private mailbox',
      change: () => ({ company: 'Aoba', phone: '', address: '' }),
    },
    {
      what: 'capitals and a title',
      change: ({ name }) => ({ name: `Prof. ${name.toUpperCase()}` }),
    },
  ])('$what: 99.9 % of the strong pairs are right, 97 % are found', ({ what, change }) => {
    const { strong } = measured(what, [...list, ...second(change)]);
    const right = strong.filter(({ a, b }) => b === `second-${a}`);
    expect(right.length).toBeGreaterThanOrEqual(strong.length * 0.999);
    expect(right.length).toBeGreaterThanOrEqual(people.length * 0.97);
  });
});
