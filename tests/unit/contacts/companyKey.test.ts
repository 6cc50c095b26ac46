import { describe, expect, test } from 'vitest';
import { companyOf } from '../../../src/contacts/model/companies';
import { withoutLegalForm } from '../../../src/contacts/text/legalForms';
import { contactWith } from '../contactWith';

test.each([
  [{ email: 'anna@kitz.co.uk', company: 'Other' }, 'domain kitz.co.uk'],
  [{ email: 'Anna@Mail.Kitz.CO.UK' }, 'domain kitz.co.uk'],
  [{ email: 'anna@gmail.com', website: 'https://www.kitz.example/team' }, 'domain kitz.example'],
  [{ email: 'anna@yahoo.com.ar', company: 'Kitz Valves GmbH' }, 'name kitz valves'],
  [{ website: 'linkedin.com/company/kitz', company: 'KITZ VALVES' }, 'name kitz valves'],
  [{ website: 'kitz.wixsite.com', company: 'Kitz Välves, Inc.' }, 'name kitz valves'],
  [{ email: 'no address', company: '株式会社キッツ' }, 'name キッツ'],
  // Not "kitztm", as the sign is written out.
  [{ company: 'Kitz™' }, 'name kitz'],
  [{ company: 'Kitz℠ GmbH' }, 'name kitz'],
  [{ email: 'anna@web.de' }, ''],
  [{ email: 'anna@hispeed.ch' }, ''],
  [{ company: 'Freelance' }, ''],
  [{ company: 'GmbH' }, 'name gmbh'],
  [{ company: '!!!' }, ''],
  [{}, ''],
  // Who works for a network writes from it; a page there tells no company.
  [{ email: 'anna@google.com' }, 'domain google.com'],
  [{ email: 'anna@facebook.com', website: 'facebook.com/anna' }, 'domain facebook.com'],
  [{ website: 'https://www.google.de/maps?q=kitz', company: 'Kitz' }, 'name kitz'],
  [{ website: 'kitz.blogspot.de', company: 'Kitz' }, 'name kitz'],
  [{ website: 'kitz.business.site', company: 'Kitz' }, 'name kitz'],
  [{ website: 'kitz.myshopify.com', company: 'Kitz' }, 'name kitz'],
])('%j is %j', (fields, key) => {
  expect(companyOf(contactWith(fields))).toBe(key);
});

test.each(
  (
    'aol.de arcor.de tiscali.co.uk sympatico.ca earthlink.net eircom.net xtra.co.nz nate.com nifty.com neuf.fr ' +
    'freemail.hu abv.bg otenet.gr sapo.pt email.cz walla.co.il chello.at tele2.nl planet.nl tuta.io duck.com ' +
    'emirates.net.ae eim.ae jcom.home.ne.jp internode.on.net nb.sympatico.ca ath.forthnet.gr austin.rr.com ' +
    'yahoo.co.id hotmail.com.tr hol.gr mweb.co.za cantv.net prodigy.net.mx hinet.net singnet.com.sg simnet.is'
  ).split(' '),
)('an address at %s tells no company', (domain) => {
  expect(companyOf(contactWith({ email: `anna@${domain}` }))).toBe('');
});

test.each(
  (
    'kitz.firm.in kitz.ind.br kitz.gen.tr kitz.biz.tr kitz.info.pl kitz.waw.pl kitz.gr.jp yokohama.lg.jp kitz.nhs.uk ' +
    'kent.police.uk kitz.uk.com kitz.eu.com kitz.adv.br kitz.govt.nz kitz.gv.at kitz.kiev.ua kitz.id.au kitz.com.de ' +
    'oslo.kommune.no uni.lodz.pl kitz.res.in tjsp.jus.br tc.gc.ca gov.on.ca lyon.cci.fr paris.notaires.fr ' +
    'rho.mi.it monza.mb.it dps.state.tx.us lausd.k12.ca.us austin.tx.us health.nsw.gov.au cqu.qld.edu.au ' +
    'campinas.sp.gov.br'
  ).split(' '),
)('%s is a domain of its own, and its mailboxes are one company', (domain) => {
  expect(companyOf(contactWith({ email: `anna@mail.${domain}` }))).toBe(`domain ${domain}`);
  expect(companyOf(contactWith({ email: `ben@${domain}` }))).toBe(`domain ${domain}`);
});

test('no country has a firm for its second level where the list names none', () => {
  expect(companyOf(contactWith({ email: 'anna@mail.info.de' }))).toBe('domain info.de');
  expect(companyOf(contactWith({ email: 'anna@nhs.uk' }))).toBe('domain nhs.uk');
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
    ['UAB „Kitz“', 'kitz'],
    ['Kitz S. r. l.', 'kitz'],
    ['Kitz d. o. o.', 'kitz'],
    ['Kitz G. m. b. H.', 'kitz'],
    ['Kitz Sp.z o.o.', 'kitz'],
    ['Kitz GmbH u. Co. KG', 'kitz'],
    ['Kitz UG (haftungsbeschränkt)', 'kitz'],
    ['Kitz San. ve Tic. Ltd. Şti.', 'kitz san ve tic'],
    ['Kitz Public Company Limited', 'kitz'],
    ['Padaria Kitz Ltda. ME', 'padaria kitz'],
    ['UD Trucks', 'ud trucks'],
    ['Dance With Me', 'dance with me'],
    ['H & M', 'hm'],
    ['H&M', 'hm'],
    ['Limited', 'limited'],
    ['The Limited', 'limited'],
    ['', ''],
  ])('%s: %s', (name, bare) => {
    expect(withoutLegalForm(name)).toBe(bare);
  });
});
