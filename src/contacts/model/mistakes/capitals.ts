import { wordSet } from '../../../platform/wordSet';
import type { Contact } from '../contact';
import { spelledForm } from '../../text/companies';
import { SMALL_PARTICLES } from '../../text/nameTables';
import type { Finding } from './mistake';

const isWord = (word: string): boolean => word.length > 3;
const isLong = (word: string): boolean => word.length > 5;

/** Words of companies that stay small, besides particles. */
const SMALL = wordSet('and of the for und et');
/** Short words of companies that are no acronyms: The Body Shop, Bank of New York. */
const SHORT_WORDS = wordSet('the la le les el los las il lo der die new');
/** Vietnamese family names come first, and names without particles follow: Nguyen Van Nam. */
const VIETNAMESE = /^(?:nguyen|tran|le|pham|huynh|hoang|phan|vu|vo|dang|bui|do|ho|ngo|duong|ly) /i;
/** KPMG and HSBC are spelled out: nobody says a word without vowels. */
const SPELLED = /^[b-df-hj-np-tv-xz]{4,}$/;
/** Words of names that have letters of their own. */
const FORMS = byLetters('II III IV PhD MBA MD JD RN CPA DDS MPH MSc BSc');

/** Scripts whose names begin with a capital. Georgian and Cherokee have capitals for headlines and emphasis. */
const WITH_CAPITALS =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Lo}\P{L}]+/gu;
/** Letters that tell Turkish, whose i keeps its dot, and not Romanian. */
const TURKISH = /^(?!.*[ĂăŢţȚț]).*[İıŞşĞğ]/;

const WORD = /[\p{L}\p{M}.'’]+/gu;

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
    const hasParticles = field === 'company' || !VIETNAMESE.test(text);
    let words = 0;
    const proper = text.replace(WORD, (word, at: number) => {
      const before = words;
      words += 1;
      return hasParticles && isParticle(word, field, before, at + word.length === text.length)
        ? word.toLowerCase()
        : properCase(word, field, before > 0, isCapitals, language);
    });
    if (proper === text) continue;
    const reason = isCapitals ? 'All letters are capitals.' : 'All letters are small.';
    return { field, kind: 'capitals', reason, suggestion: { [field]: proper } };
  }
  return null;
}

/** Whether a word stays small. The last of a name is a name, as Le and Van are; a letter after one name is an initial. */
function isParticle(
  word: string,
  field: 'name' | 'company',
  before: number,
  isLast: boolean,
): boolean {
  if (before === 0) return false;
  if (field === 'name' && (isLast || (word.length === 1 && before === 1))) return false;
  const small = word.toLowerCase();
  return SMALL_PARTICLES.has(small) || (field === 'company' && SMALL.has(small));
}

function properCase(
  word: string,
  field: 'name' | 'company',
  isInside: boolean,
  isCapitals: boolean,
  language: string,
): string {
  const small = word.toLocaleLowerCase(language);
  // The first word of a name may be Md.
  const form = field === 'company' ? spelledForm(word) : isInside ? FORMS.get(small) : undefined;
  if (form) return form;
  const isAcronym = isCapitals && word.length <= 3 && !SHORT_WORDS.has(small);
  if (field === 'company' && (isAcronym || SPELLED.test(small))) return word.toUpperCase();
  return small
    .replace(
      /(^|[.'’]|^mc)(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toLocaleUpperCase(language),
    )
    .replace(/^Mc(\p{Ll})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/(['’])S$/, '$1s');
}

function byLetters(words: string): ReadonlyMap<string, string> {
  return new Map(words.split(' ').map((word) => [word.toLowerCase(), word]));
}
