import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mailLink, mapsLink, webLink } from '../../../src/platform/links';
import { anyAddress, anyText, holds } from '../holds';

describe('webLink', () => {
  test.each([
    ['https://cardfile.example', 'https://cardfile.example/'],
    ['http://cardfile.example/a', 'http://cardfile.example/a'],
    ['HTTPS://Cardfile.Example/A', 'https://cardfile.example/A'],
    ['cardfile.example', 'https://cardfile.example/'],
    ['  www.cardfile.example  ', 'https://www.cardfile.example/'],
    ['//cardfile.example/a', 'https://cardfile.example/a'],
    ['https://intranet', 'https://intranet/'],
    ['https://localhost:8080/a', 'https://localhost:8080/a'],
    ['http://wiki/people', 'http://wiki/people'],
    ['cardfile.example:8080/a?b=c#d', 'https://cardfile.example:8080/a?b=c#d'],
    ['cardfile.example/@ada', 'https://cardfile.example/@ada'],
    ['müller.example', 'https://xn--mller-kva.example/'],
    ['https://cardfile.example/naïve"<x>', 'https://cardfile.example/na%C3%AFve%22%3Cx%3E'],
  ])('of %j is %j', (website, expected) => {
    expect(webLink(website)).toBe(expected);
  });

  test.each([
    '',
    '   ',
    'N/A',
    'none',
    'javascript:alert(1)',
    'JavaScript:alert(1)//cardfile.example',
    'java\nscript:alert(1)',
    'javascript://cardfile.example/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'ftp://cardfile.example',
    'file:///etc/passwd',
    'mailto:ada@cardfile.example',
    'ada@cardfile.example',
    'https://bank.example@evil.example',
    'https://ada:secret@cardfile.example',
    'https://:secret@cardfile.example',
    'https:cardfile.example',
    'https:/cardfile.example',
    'https://',
    'https://https://cardfile.example',
    'https:\\\\cardfile.example',
    'cardfile.example\\@evil.example',
    'card file.example',
    'cardfile.example/a b',
    'cardfile.example\nevil.example',
    'cardfile.example\tevil',
    'cardfile\u200b.example',
    'cardfile..example',
    '.example',
    '/cardfile.example',
  ])('of %j is null', (website) => {
    expect(webLink(website)).toBeNull();
  });

  test('is always an http or https address without a user name, on one line', () => {
    holds(
      fc.property(fc.oneof(anyText, anyAddress), (text) => {
        const link = webLink(text);
        if (link === null) return;
        const url = new URL(link);
        expect(['http:', 'https:']).toContain(url.protocol);
        expect(url.username + url.password).toBe('');
        expect(link).toMatch(/^[!-~]+$/);
      }),
    );
  });
});

describe('mailLink', () => {
  test.each([
    ['ada@cardfile.example', 'mailto:ada@cardfile.example'],
    [' ada@cardfile.example ', 'mailto:ada@cardfile.example'],
    ['ada?subject=x&cc=y@cardfile.example', 'mailto:ada%3Fsubject%3Dx%26cc%3Dy@cardfile.example'],
    ['ada@cardfile.example?bcc=eve.example', 'mailto:ada@cardfile.example%3Fbcc%3Deve.example'],
    ['100%@cardfile.example', 'mailto:100%25@cardfile.example'],
    ['jürgen@cardfile.example', 'mailto:j%C3%BCrgen@cardfile.example'],
  ])('of %j is %j', (email, expected) => {
    expect(mailLink(email)).toBe(expected);
  });

  test.each([
    '',
    'ada',
    'ada@cardfile.example, bob@cardfile.example',
    'ada@cardfile.example\nbcc: eve@cardfile.example',
    '\ud800@cardfile.example',
  ])('of %j is null', (email) => {
    expect(mailLink(email)).toBeNull();
  });

  test('holds one address and nothing else', () => {
    const email = fc.oneof(
      anyText,
      fc.emailAddress(),
      fc.tuple(anyText, anyText).map(([name, host]) => `${name}@${host}.example`),
    );
    holds(
      fc.property(email, (text) => {
        const link = mailLink(text);
        if (link === null) return;
        expect(link).toMatch(/^mailto:[^@?&,;\s]+@[^@?&,;\s]+$/);
        expect(decodeURIComponent(link)).toBe(`mailto:${text.trim()}`);
      }),
    );
  });
});

describe('mapsLink', () => {
  test.each([
    ['12 Main St', 'https://www.google.com/maps/search/?api=1&query=12%20Main%20St'],
    [
      '12 Main St\n\nDubai ',
      'https://www.google.com/maps/search/?api=1&query=12%20Main%20St%20Dubai',
    ],
    ['A & B #4 ?', 'https://www.google.com/maps/search/?api=1&query=A%20%26%20B%20%234%20%3F'],
    ['Zürich', 'https://www.google.com/maps/search/?api=1&query=Z%C3%BCrich'],
    ['x \ud800', 'https://www.google.com/maps/search/?api=1&query=x%20%EF%BF%BD'],
  ])('of %j is %j', (address, expected) => {
    expect(mapsLink(address)).toBe(expected);
  });

  test('of a blank address is null', () => {
    expect(mapsLink('')).toBeNull();
    expect(mapsLink(' \n')).toBeNull();
  });

  test('asks for the address and nothing else', () => {
    holds(
      fc.property(anyText, (address) => {
        const link = mapsLink(address);
        if (link === null) return;
        const url = new URL(link);
        expect(url.origin + url.pathname).toBe('https://www.google.com/maps/search/');
        expect([...url.searchParams.keys()]).toEqual(['api', 'query']);
        expect(url.hash).toBe('');
      }),
    );
  });
});
