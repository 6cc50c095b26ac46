import { describe, expect, test } from 'vitest';
import { companyKey } from '../../../src/contacts/company/companyKey';
import { withoutLegalForm } from '../../../src/contacts/company/legalForms';
import { contactWith } from '../contactWith';

test.each([
  [{ email: 'anna@kitz.co.uk', company: 'Other' }, 'domain kitz.co.uk'],
  [{ email: 'Anna@Mail.Kitz.CO.UK' }, 'domain kitz.co.uk'],
  [{ email: 'anna@gmail.com', website: 'https://www.kitz.example/team' }, 'domain kitz.example'],
  [{ email: 'anna@yahoo.com.ar', company: 'Kitz Valves GmbH' }, 'name kitz valves'],
  [{ website: 'linkedin.com/company/kitz', company: 'KITZ VALVES' }, 'name kitz valves'],
  [{ website: 'kitz.wixsite.com', company: 'Kitz Välves, Inc.' }, 'name kitz valves'],
  [{ email: 'no address', company: '株式会社キッツ' }, 'name キッツ'],
  [{ email: 'anna@web.de' }, ''],
  [{ email: 'anna@hispeed.ch' }, ''],
  [{ company: 'Freelance' }, ''],
  [{ company: 'GmbH' }, 'name gmbh'],
  [{ company: '!!!' }, ''],
  [{}, ''],
])('%j is %j', (fields, key) => {
  expect(companyKey(contactWith(fields))).toBe(key);
});

describe('a name without its legal form', () => {
  // The table that cleanco tests itself with (MIT, github.com/psolin/cleanco, tests/test_cleanname.py).
  const cleanco: [string, string][] = [
    ...[
      ...['Hello World Oy', 'Hello World, ltd.', 'Hello    World ltd', 'Hello World ltd '],
      ...['Hello World ltd. ', ' Hello World ltd. ', 'Hello World sro', 'Oy Hello World'],
      ...['Oy Hello World Ab', 'Hello Oy World', 'Hello pty ltd World', 'Hello Oy World Ab'],
      ...['Ab Oy Hello World', 'Hello World Ab Oy', 'Hello Ab Oy World'],
    ].map((name): [string, string] => [name, 'Hello World']),
    ['Hello, World, ltd.', 'Hello, World'],
    ['Hello. World, Oy', 'Hello. World'],
    ['Säätämö Oy', 'Säätämö'],
    ['Säätämö, Oy', 'Säätämö'],
    ['Säätämo Oy', 'Säätämo'],
    ['Äätämo Oy', 'Äätämo'],
    ['Äätämö', 'Äätämö'],
    ['ОАО Новороссийский морской торговый порт', 'Новороссийский морской торговый порт'],
    ['Łoś spółka z o.o', 'Łoś'],
    ['Łoś spolka z o.o', 'Łoś'],
  ];
  test.each(cleanco)('%s is as %s', (name, bare) => {
    expect(withoutLegalForm(name)).toBe(withoutLegalForm(bare));
    expect(withoutLegalForm(bare).length).toBeGreaterThanOrEqual(bare.length - 2);
  });

  test.each([
    ['Alestra, S. de R.L. de C.V.', 'alestra'],
    ['America Movil, S.A. de C.V.', 'america movil'],
    ['Ainsworth Lumber Co. Ltd.', 'ainsworth lumber'],
    ['BASF Aktiengesellschaft', 'basf'],
    ['Müller GmbH & Co. KG', 'muller'],
    ['Eksportfinans A/S', 'eksportfinans'],
    ['Benetton Group S.p.A.', 'benetton group'],
    ['EMCO spol. s r.o.', 'emco'],
    ['AT&T Inc.', 'att'],
    ['Kitz (Pty) Ltd', 'kitz'],
    ['深圳华强有限公司', '深圳华强'],
    ['(주)한빛', '한빛'],
    ['Limited', 'limited'],
    ['The Limited', 'limited'],
    ['', ''],
  ])('%s: %s', (name, bare) => {
    expect(withoutLegalForm(name)).toBe(bare);
  });
});
