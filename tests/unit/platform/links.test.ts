import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mailLink, mapsLink, telLink, webLink } from '../../../src/platform/links';
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

describe('telLink', () => {
  test.each([
    ['+971 50 123 4567', 'tel:+971501234567'],
    ['(415) 555-0132', 'tel:4155550132'],
    ['00971.50.1234567', 'tel:00971501234567'],
    ['+49 (0)30 1234567', 'tel:+49301234567'],
    ['(+971) 4 123 4567', 'tel:+97141234567'],
    ['Tel (+49) (0)30 1234567', 'tel:+49301234567'],
    ['0049 (0)30 1234567', 'tel:0049301234567'],
    ['(0)30 1234567', 'tel:0301234567'],
    ['030/1234567', 'tel:0301234567'],
    ['030 / 123 45 67', 'tel:0301234567'],
    ['555 123 4567 / 555 765 4321', 'tel:5551234567'],
    ['+971 4 123 4567, +971 50 765 4321', 'tel:+97141234567'],
    ['+971 4 123 4567 +971 50 765 4321', 'tel:+97141234567'],
    ['Tel: +971 4 123 4567', 'tel:+97141234567'],
    ['+1 415-555-0132 ext. 12', 'tel:+14155550132'],
    ['+1 415-555-0132x12', 'tel:+14155550132'],
    ['+1 415-555-0132X12', 'tel:+14155550132'],
    ['+1 415-555-0132ext 12', 'tel:+14155550132'],
    ['415-555-0132 (home)', 'tel:4155550132'],
    ['+٩٧١ ٥٠ ١٢٣ ٤٥٦٧', 'tel:+971501234567'],
    ['＋９７１ ５０', 'tel:+97150'],
    ['Phone #: +971 4 123 4567', 'tel:+97141234567'],
    ['Tel. 1: 0171 123456', 'tel:0171123456'],
    ['1) +44 20 7946 0000', 'tel:+442079460000'],
    ['Mobile 2. +49 171 1234567', 'tel:+491711234567'],
    ['(8) 495 123 4567', 'tel:84951234567'],
    ['Tel (02) 9374 4000', 'tel:0293744000'],
    ['555·123·4567', 'tel:5551234567'],
    ['+49 171 • 123 45 67', 'tel:+491711234567'],
    ['+49 171 1234567 · +49 30 1234567', 'tel:+491711234567'],
    ['+49\u2212171\u22121234567', 'tel:+491711234567'],
    ['112', 'tel:112'],
    ['5550132 / 5550133', 'tel:5550132'],
    [`112${' '.repeat(197)}`, 'tel:112'],
  ])('of %j is %j', (phone, expected) => {
    expect(telLink(phone)).toBe(expected);
  });

  test.each([
    '',
    'none',
    '+',
    '*#',
    `112${' '.repeat(198)}`,
    '1-800-FLOWERS',
    '800FLOWERS',
    '*100#',
    '#31#4155550132',
    '*21*+971501234567#',
    '＊２１＊+971501234567＃',
    '﹡21﹡+971501234567﹟',
    '(*21*) 415 555 0132',
    '+1 415-555-0132 #12',
    '('.repeat(1_000_000),
  ])('of %.20j is null', (phone) => {
    expect(telLink(phone)).toBeNull();
  });

  test('holds digits alone, and a + before them', () => {
    holds(
      fc.property(anyText, (phone) => {
        expect(telLink(phone) ?? 'tel:0').toMatch(/^tel:\+?\d+$/);
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
