import { afterAll, expect, test } from 'vitest';
import { manyContacts } from '../../../scripts/seed/manyContacts';
import { companiesOf } from '../../../src/contacts/model/companies';
import { withoutLegalForm } from '../../../src/contacts/text/legalForms';
import { readContact } from '../../../src/contacts/model/contact';

// The figures of docs/reliability.md: `npm run measure` prints them.
const printed: Record<string, string> = {};
afterAll(() => console.table(printed));

/** As cards have them, of some fifty countries. */
const FORMS =
  'GmbH|G.m.b.H.|G. m. b. H.|gGmbH|mbH|AG|A.G.|GmbH & Co. KG|GmbH u. Co. KG|GmbH und Co. KG|AG & Co. KGaA|KG|OHG|e. K.|e.K.|' +
  'e. V.|eG|UG (haftungsbeschränkt)|GesmbH|Ges.m.b.H.|OG|Gesellschaft mit beschränkter Haftung|Aktiengesellschaft|SE|PartG mbB|' +
  'Sàrl|S.à r.l.|S. à r. l.|SARL|S.A.R.L.|SAS|S.A.S.|SASU|EURL|SNC|SCOP|S.A.|S. A.|Société Anonyme|S.p.A.|S. p. A.|' +
  'S.r.l.|S. r. l.|S.r.l.s.|S.n.c.|S.a.s.|S.L.|S. L.|S.L.U.|S.A.U.|Sociedad Anónima|Lda.|Lda|Unipessoal Lda|Ltda.|Ltda - ME|' +
  'EIRELI|S.A. de C.V.|S. A. de C. V.|S. de R.L. de C.V.|S.A.S. de C.V.|S.A.P.I. de C.V.|C. por A.|C.A.|' +
  'Ltd|Ltd.|Limited|PLC|Public Limited Company|LLP|L.L.P.|CIC|Inc.|Inc|Incorporated|Corp.|Corporation|Company|Co.|& Co.|' +
  'LLC|L.L.C.|PLLC|LP|Pty Ltd|Pty. Ltd.|(Pty) Ltd|Proprietary Limited|Pvt. Ltd.|Private Limited|(P) Ltd.|' +
  'Pte. Ltd.|Pte Ltd|Sdn. Bhd.|Sdn Bhd|Berhad|Sendirian Berhad|Co., Ltd.|Company Limited|Public Company Limited|PCL|Tbk|' +
  'B.V.|BV|B. V.|N.V.|V.O.F.|C.V.|BVBA|SPRL|SRL|CVBA|Comm.V|VZW|ASBL|AB|Aktiebolag|(publ)|HB|A/S|AS|ASA|ApS|' +
  'I/S|K/S|NUF|Oy|Oyj|Ky|Tmi|ehf.|hf.|OÜ|UAB|SIA|sp. z o.o.|Sp.z o.o.|Sp. z o. o.|Spółka z o.o.|S.A.|sp.k.|Sp. k.|sp.j.|' +
  'sp.p.|s.c.|s.r.o.|s. r. o.|spol. s r.o.|a.s.|a. s.|v.o.s.|k.s.|d.o.o.|d. o. o.|d.d.|d. d.|k.d.|j.t.d.|Kft.|Zrt.|' +
  'Nyrt.|Bt.|EOOD|OOD|AD|S.R.L.|A.E.|Α.Ε.|Ε.Π.Ε.|E.P.E.|A.Ş.|Ltd. Şti.|Limited Şirketi|Anonim Şirketi|Sh.p.k.|Sh.A.|' +
  'ООО|ЗАО|ПАО|АО|ТОВ|FZE|FZCO|FZ-LLC|DMCC|W.L.L.|WLL|S.A.E.|S.A.L.|PJSC|P.J.S.C.|K.K.|G.K.';

const NAMES = ['Kitz Valves', 'Aoba Instruments', 'Nordlicht', 'Blue 2 Sky'];

/** Whole names that end or begin like a legal form. */
const WHOLE = (
  'UD Trucks|Dance With Me|Remember Me|H & M Hennes|A. S. Watson|Marks and Spencer|Three Is Us|Public Health|' +
  'Private Bank|Proprietary Foods|Saint-Gobain|Vitamin C|Plan B|Haus am See|Sport u. Mode|Studio E|Comm Tech|' +
  'De Beers|En Vogue|Sp Garage|Co Working Space|SC Johnson|Coop Danmark|Hotel Sacher|Rio Tinto|' +
  'Über Uns|Take That|Drei Könige|Le Monde|Carl Zeiss|Alfa Laval|Tele Columbus'
).split('|');

test('each legal form is taken off each name', () => {
  const forms = [...new Set(FORMS.split('|'))];
  const cases = NAMES.flatMap((name) => forms.map((form) => [name, `${name} ${form}`] as const));
  const left = cases.filter(([name, full]) => withoutLegalForm(full) !== withoutLegalForm(name));
  printed[`${String(forms.length)} legal forms after ${String(NAMES.length)} names`] =
    `${((100 * (cases.length - left.length)) / cases.length).toFixed(1)} % taken off`;
  expect(left.map(([, full]) => full)).toEqual([]);
});

test('whole names stay whole', () => {
  const plain = (name: string) => withoutLegalForm(`Aaaa ${name} Zzzz`).slice(5, -5);
  const cut = WHOLE.filter((name) => withoutLegalForm(name) !== plain(name));
  printed[`${String(WHOLE.length)} names that look as if they had one`] =
    `${String(cut.length)} cut`;
  expect(cut).toEqual([]);
});

test('ten thousand contacts are grouped in the time of a few frames', () => {
  const contacts = Object.entries(manyContacts('ada', 10_000)).map(([id, data]) =>
    readContact(id, { ...data, email: '', website: '' }),
  );
  const times = Array.from({ length: 5 }, () => {
    // Copies: a contact's key is computed once.
    const copies = contacts.map((contact) => ({ ...contact }));
    const begin = process.cpuUsage();
    companiesOf(copies);
    return process.cpuUsage(begin).user / 1000;
  });
  const best = Math.min(...times);
  printed['10,000 contacts grouped by name alone'] = `${best.toFixed(0)} ms`;
  expect(best).toBeLessThan(1000);
});
