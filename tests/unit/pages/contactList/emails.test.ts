import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blindCopyLink, emailsOf, LONGEST_LINK } from '../../../../src/contacts/list/EmailActions';
import { linkBy } from '../../../../src/contacts/mail/mailWays';
import { contactWith } from '../../contactWith';
import { anyText, holds } from '../../holds';

const withEmails = (...emails: string[]) => emails.map((email) => contactWith({ email }));

test('each address comes once, whatever its case, and what is none is left out', () => {
  const contacts = withEmails('Ada@x.example', '', 'ada@X.example', 'a@x.example, b@x.example');
  expect([...emailsOf([...contacts, ...withEmails('grace@x.example')])]).toEqual([
    'Ada@x.example',
    'grace@x.example',
  ]);
});

test('the link puts all addresses where nobody sees the others', () => {
  expect(blindCopyLink(withEmails('ada@x.example', '', 'o&k?=@x.example'))).toBe(
    'mailto:?bcc=ada@x.example,o%26k%3F%3D@x.example',
  );
});

test('without an address there is no link', () => {
  expect(blindCopyLink(withEmails('', 'none'))).toBe('');
});

test('a link that some mail program would cut is not made', () => {
  const address = (number: number) => `person${String(number).padStart(4, '0')}@company.example`;
  const most = Math.floor((LONGEST_LINK - 'mailto:?bcc='.length + 1) / (address(0).length + 1));
  const contacts = withEmails(...Array.from({ length: most + 1 }, (_, number) => address(number)));
  expect(blindCopyLink(contacts.slice(1))?.length).toBeLessThanOrEqual(LONGEST_LINK);
  expect(blindCopyLink(contacts)).toBeNull();
});

test('no text on a card adds a subject, a body or another header to the email', () => {
  const parts = fc.array(fc.oneof(anyText, fc.constant('a@b.example&body=x')), { maxLength: 4 });
  holds(
    fc.property(parts, (emails) => {
      const link = blindCopyLink(withEmails(...emails)) ?? '';
      const [start, ...rest] = link.split('=');
      expect([link === '' ? '' : 'mailto:?bcc', 0]).toEqual([start, Math.max(0, rest.length - 1)]);
      expect(link).not.toMatch(/[&#\s]/);
    }),
  );
});

test('a page on the web gets the whole link as one value, and counts in full', () => {
  const contacts = withEmails('o&k?=@x.example', 'ada@x.example');
  const mailto = 'mailto:?bcc=o%26k%3F%3D@x.example,ada@x.example';
  for (const way of ['gmail', 'outlook'] as const) {
    const address = new URL(linkBy(way, blindCopyLink(contacts, way) ?? ''));
    expect([...address.searchParams.values()].at(-1)).toBe(mailto);
    const name = way === 'gmail' ? 'url' : 'mailtouri';
    expect(address.searchParams.get(name)).toBe(mailto);
  }
  const many = withEmails(
    ...Array.from({ length: 95 }, (_, number) => `person${number}@a.example`),
  );
  expect(blindCopyLink(many)).not.toBeNull();
  expect(blindCopyLink(many, 'outlook')).toBeNull();
});
