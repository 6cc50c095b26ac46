import type { Contact } from '../contact';
import type { Finding } from './mistake';

const isWord = (word: string): boolean => word.length > 3;
const isLong = (word: string): boolean => word.length > 5;

const PARTICLES = new Set(
  'von van der den de del della di da dos das du la le el al bin ibn zu zum zur ten ter af av y e und and of the for und et'.split(
    ' ',
  ),
);
const LEGAL_FORMS: Record<string, string> = Object.fromEntries(
  'GmbH mbH Inc. Inc Ltd. Ltd Co. Co Corp. Corp Limited Company Oy Sp. s.r.l. S.r.l. GmbH& e.V. Kft. Zrt. d.o.o. s.r.o. a.s. Pty Pvt AS'
    .split(' ')
    .map((form) => [form.toLowerCase(), form]),
);

/** Scripts whose names begin with a capital. Georgian and Cherokee have capitals for headlines and emphasis. */
const WITH_CAPITALS =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Lo}\P{L}]+/gu;
/** Letters that tell Turkish, whose i keeps its dot. */
const TURKISH = /[İıŞşĞğ]/;

/** A name or company all in capitals or all small, where several words show that no brand is meant. */
export function capitalsIn(contact: Contact): Finding | null {
  for (const field of ['name', 'company'] as const) {
    const text = contact[field];
    const long = text.length > 200 ? [] : (text.match(/[\p{Lu}\p{Ll}]{2,}/gu) ?? []);
    const isCapitals = text === text.toUpperCase() && text !== text.toLowerCase();
    const isSmall = text === text.toLowerCase() && text !== text.toUpperCase();
    if ((!isCapitals && !isSmall) || long.length < 2) continue;
    if (text.replace(WITH_CAPITALS, '') !== '') continue;
    // Acronyms are no words: DHL, BMW AG.
    if (field === 'company' && !(long.filter(isWord).length > 1 && long.some(isLong))) continue;
    const language = TURKISH.test(text) ? 'tr' : 'en';
    const proper = text.replace(/[\p{L}\p{M}.'’]+/gu, (word, at: number) =>
      properCase(word, field, at > 0, isCapitals, language),
    );
    if (proper === text) continue;
    const reason = isCapitals ? 'All letters are capitals.' : 'All letters are small.';
    return { field, kind: 'capitals', reason, suggestion: { [field]: proper } };
  }
  return null;
}

function properCase(
  word: string,
  field: 'name' | 'company',
  isInside: boolean,
  isCapitals: boolean,
  language: string,
): string {
  const small = word.toLocaleLowerCase(language);
  if (isInside && PARTICLES.has(small)) return small;
  if (field === 'company') {
    const form = LEGAL_FORMS[small];
    if (form) return form;
    if (isCapitals && word.length <= 3) return word;
  }
  if (field === 'name' && /^(?:ii|iii|iv|phd|mba)$/.test(small))
    return small === 'phd' ? 'PhD' : small.toUpperCase();
  return small
    .replace(
      /(^|[.'’]|^mc)(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toLocaleUpperCase(language),
    )
    .replace(/^Mc(\p{Ll})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/(['’])S$/, '$1s');
}
