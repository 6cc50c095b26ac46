import examples from 'libphonenumber-js/examples.mobile.json';
import {
  getExampleNumber,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/max';
import { readContact, type Contact } from '../../../src/contacts/model/contact';
import type { ContactTextField } from '../../../src/contacts/model/fields';
import type { CorpusStats } from '../../../src/contacts/model/mistakes/corpusStats';
import { mistakesOf } from '../../../src/contacts/model/mistakes/findMistakes';
import { fullNumber } from '../../../src/contacts/text/phoneNumbers';
import { nameWords } from '../../../src/contacts/text/words';
import { misreadings } from '../../setup/misreadings';
import { corpusStatsOf } from '../contacts/findingsAtOnce';

const FAIR_COUNTRIES =
  'US GB DE AT CH FR BE CA IT ES PT BR MX AR NL SE NO DK FI PL CZ SK HU RO HR TR GR UA RU JP CN TW KR VN TH ID IN NG ZA AU'.split(
    ' ',
  ) as CountryCode[];

/** The example numbers of 40 countries, in their international and their national form, with their country. */
export function examplePhones(): { text: string; country: CountryCode; right: string }[] {
  return FAIR_COUNTRIES.flatMap((country) => {
    const number = getExampleNumber(country, examples);
    if (!number) return [];
    const right = number.number;
    return [number.formatInternational(), number.formatNational()].map((text) => ({
      ...{ text, country, right },
    }));
  });
}

/** What is dialled for a phone with one sign misread: each of them at each place. */
export function dialledRates(phones: ReturnType<typeof examplePhones>, every: number) {
  const counts = { seen: 0, right: 0, nothing: 0, another: 0, unseen: 0 };
  const harm: string[] = [];
  for (const { text, country, right } of phones)
    misreadings('phone', text).forEach((misread, at) => {
      if (at % every !== 0) return;
      for (const where of ['', country]) {
        const { number } = fullNumber(misread.text, where);
        const isRight = number === right || number === text.replace(/\D/g, '');
        const isValid =
          parsePhoneNumberFromString(number, (where || undefined) as CountryCode)?.isValid() ??
          false;
        // A digit less or more leaves a number like any other: where that is valid, nobody can see it.
        const key = isRight
          ? 'right'
          : number === ''
            ? 'nothing'
            : !misread.isSeen
              ? 'unseen'
              : isValid
                ? 'another'
                : 'nothing';
        if (misread.isSeen) counts.seen++;
        counts[key]++;
        if (key === 'another') harm.push(`${text} as ${misread.text} in ${where}: ${number}`);
      }
    });
  return { counts, harm };
}

/** The text of a field, parted at what is misread. */
type Parting = (text: string) => [before: string, misread: string, after: string];

const whole: Parting = (text) => ['', text, ''];
const mailbox: Parting = (email) => {
  const at = email.indexOf('@');
  return ['', email.slice(0, at), email.slice(at)];
};
const domain: Parting = (email) => {
  const at = email.indexOf('@') + 1;
  return [email.slice(0, at), email.slice(at), ''];
};

/** What `correctedRates` is asked of: what it is called, its field, and its part of that. */
export const MISREAD_PARTS: readonly [what: string, field: ContactTextField, part: Parting][] = [
  ['name', 'name', whole],
  ['mailbox', 'email', mailbox],
  ['domain', 'email', domain],
  ['website', 'website', whole],
  ['company', 'company', whole],
];

/** How many misread texts of a field are found and put right, and how many right fields a suggestion would change. */
export function correctedRates(
  all: readonly Contact[],
  field: ContactTextField,
  every: number,
  part: Parting,
) {
  const counts = { all: 0, found: 0, right: 0, wrong: 0 };
  const harm: string[] = [];
  const kinds: Record<string, [all: number, found: number, right: number]> = {};
  let turn = 0;
  // Every tenth card is misread, beside the right cards of the others.
  const stats = corpusStatsOf(all.filter((_, at) => at % 10 !== 0));
  for (const contact of all.filter((_, at) => at % 10 === 0)) {
    if (contact[field] === '') continue;
    const [before, middle, after] = part(contact[field]);
    for (const { text: read, kind } of misreadings(field, middle)) {
      if (turn++ % every !== 0) continue;
      const text = before + read + after;
      const card = { ...contact, [field]: text };
      const mistakes = mistakesOf(card, withCard(stats, card));
      const taken: Partial<Contact> = Object.assign({}, ...mistakes.map((one) => one.suggestion));
      const isFound = mistakes.some(
        (one) => one.field === field || field in (one.suggestion ?? {}),
      );
      const isRight = taken[field] === contact[field];
      counts.all++;
      if (isFound) counts.found++;
      if (isRight) counts.right++;
      else if (taken[field] !== undefined) counts.wrong++;
      const own = (kinds[kind] ??= [0, 0, 0]);
      own[0]++;
      if (isFound) own[1]++;
      if (isRight) own[2]++;
      const broken = (Object.keys(taken) as ContactTextField[]).filter(
        (one) => one !== field && one !== 'notes' && taken[one] !== contact[one],
      );
      if (broken.length > 0)
        harm.push(
          `${contact[field]} as ${text}: ${broken.map((one) => `${contact[one]} > ${String(taken[one])}`).join()}`,
        );
    }
  }
  return { counts, harm, kinds };
}

/** The account with one more card in it. */
function withCard(stats: CorpusStats, { name }: Contact): CorpusStats {
  const own = new Set(nameWords(name));
  return { ...stats, nameCount: (word) => stats.nameCount(word) + (own.has(word) ? 1 : 0) };
}

export const readAll = (all: Record<string, object>): Contact[] =>
  Object.entries(all).map(([id, data]) => readContact(id, data));
