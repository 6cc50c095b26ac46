import { expect, test } from 'vitest';
import { companyOf } from '../../../src/contacts/model/companies';
import { contactWith } from '../contactWith';

test.each([
  [{ email: 'anna@kitz.co.uk', company: 'Other' }, 'domain kitz.co.uk'],
  [{ email: 'Anna@Mail.Kitz.CO.UK' }, 'domain kitz.co.uk'],
  [{ email: 'anna@gmail.com', website: 'https://www.kitz.example/team' }, 'domain kitz.example'],
  [{ email: 'anna@yahoo.com.ar', company: 'Kitz Valves GmbH' }, 'name kitzvalves'],
  [{ website: 'linkedin.com/company/kitz', company: 'KITZ VALVES' }, 'name kitzvalves'],
  [{ website: 'kitz.wixsite.com', company: 'Kitz Välves, Inc.' }, 'name kitzvalves'],
  [{ email: 'no address', company: '株式会社キッツ' }, 'name きっつ'],
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
