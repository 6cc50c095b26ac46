import { wordSet } from '../../platform/wordSet';
import { foldedText } from './fold';
import { remembered } from '../../platform/remembered';

/** Legal forms that no name of a person has, in just these letters. */
const SURE_FORMS =
  'GmbH mbH KGaA OHG Inc Ltd LLC LLP Corp Corporation Limited PLC Pty Pvt Kft Zrt SARL EURL S.r.l. S.p.A. s.r.o. ' +
  'd.o.o. ООО ЗАО ТОВ';
/** Those of all countries, in small letters and without dots where all write them so. */
const FORMS = (
  `${SURE_FORMS} AG KG SE SA NV BV AB Co Company Oy AS UG e.V. e.K. Sp. a.s. ggmbh gbr eg incorporated lp pllc sas sasu ` +
  'snc srls sl slu sau lda ltda eireli cv sapi sab vof oyj asa aps zoo oo z dd nyrt bt srbija ood eood ad ooo ' +
  'oao ао ооо оао зао тов ae αε επε pte private sdn bhd tbk pt pjsc jsc fze fzco the and und et i cos gesmbh ' +
  'gmbhco partg mb stg gesbr aktiengesellschaft gesellschaft ultd unltd unlimited dac clg cic cio lllp lc pc psc ' +
  'chartered bvba sprl cvba cvoa scrl vzw asbl gie sca scs sccl scop sicav epe mepe ee oe ovee ou tu uab mab sia ' +
  'ik ans da hb kb is ps ks smba amba fmba ba enk hf ehf ohf sf ses ky tmi rt kht kkt ead adsitz kda vos spolka ' +
  'jtd dooel obrt eirl sgr cia coop koop sarlau sal saog saoc sae saa sacv ep sgps crl teo gte ' +
  'haftungsbeschrankt mbb og aktiebolag publ nuf iks rhf ca slne sll limitada unipessoal scra scpa secs commv kd ' +
  'sc spk spj spp spka ska sha shpk sti sirketi berhad sendirian pcl proprietary dmcc wll fz sagl esv tapui oaj ' +
  'yoaj bm kk yk gk пао тзов пат прат фоп нпао фгуп ип xk xxk mchj qmj pp fop vat zat tdv 3at 3ao zao'
).split(' ');

/** By small letters, for texts that are all in capitals: `GmbH`, `s.r.o.`. */
const SPELLINGS = new Map(FORMS.map((form) => [form.toLowerCase(), form]));
const LEGAL_FORMS = new Set([...SPELLINGS.keys()].map((form) => form.replaceAll('.', '')));

/** Not a company, though it may stand in its place. */
const NO_COMPANIES = wordSet(
  'freelance freelancer selfemployed independent consultant student retired privat private none na freiberufler ' +
    'selbstandig autonomo',
);

const BEFORE = wordSet(
  'oy ab uab pt cv tov ооо оао зао пао ао тов тзов пат прат фоп фгуп ип нпао ooo oao zao the',
);
/** In the middle of a name these are a legal form all the same. */
const AMIDST = wordSet(
  'oy oyj ab ag gmbh ltd limited llc llp plc inc pty pvt sdn bhd aps srl sarl',
);

/** `S.A. de C.V.`, `& Co. KG`, `Sp. z o.o.`: words that are a form together. */
const FORMS_OF_SEVERAL_WORDS = new RegExp(
  ` (?:${[
    '(?:sas?|s|sab|sapi|sofom|sociedad anonima) de (?:rl de cv|cv|rl)|de rl|(?:s )?en c(?: por a)?|c por a',
    'a spol|(?:akc|kom|obch) spol|spol s ro|spol sro|sp ?z ?o ?o|spolka z ?o ?o|sp [jkp]|sa rl',
    'u co(?: kg(?:aa)?| ohg)?|gesellschaft mit beschrankter haftung|anonim sirketi|comm v|ltda me',
    'public (?:limited company|(?:co|company) (?:ltd|limited))|p (?:ltd|limited)',
    'societe anonyme|sociedad(?:e)? anonima|sociedad limitada|societa per azioni|(?:naamloze|besloten) vennootschap',
  ].join('|')})$`,
);

/** Words that bind: Marks & Spencer is Marks and Spencer. */
const BINDING = wordSet('and und et');

/** Of East Asia, and marks that would become the letters "tm" and "sm". */
const SIGNS =
  /[™℠]|\(株\)|㈱|株式会社|有限会社|合同会社|股份有限公司|有限责任公司|有限責任公司|有限公司|公司|주식회사|\(주\)|㈜|유한회사/g;

/** The name of a company as others may write it: small, without marks, signs and legal forms. */
function withoutLegalForm(name: string): string {
  let rest = plainWords(name);
  for (let before = -1; before !== rest.length;) {
    before = rest.length;
    const together = ` ${rest}`.search(FORMS_OF_SEVERAL_WORDS);
    if (together > 0) rest = rest.slice(0, together - 1);
    const first = rest.indexOf(' ');
    if (first > 0 && BEFORE.has(rest.slice(0, first))) rest = rest.slice(first + 1);
    const last = rest.lastIndexOf(' ');
    if (last > 0 && LEGAL_FORMS.has(rest.slice(last + 1))) rest = rest.slice(0, last);
  }
  const words = rest.split(' ');
  if (words.length < 3) return rest;
  return words
    .filter(
      (word, at) => at === 0 || at === words.length - 1 || !(AMIDST.has(word) || BINDING.has(word)),
    )
    .join(' ');
}

/** Equal for the names of one company: its letters without legal form, blanks and signs; '' for none. */
export const companyKey = remembered((name) => {
  const key = withoutLegalForm(mendedForm(name)).replaceAll(' ', '');
  return NO_COMPANIES.has(key) ? '' : key;
}, 20_000);

/** A legal form as people write it, for one in capitals; undefined for another word. */
export function spelledForm(word: string): string | undefined {
  const small = word.toLowerCase();
  const form = SPELLINGS.get(small) ?? SPELLINGS.get(small.replace(/\.$/, ''));
  if (form === undefined || (form === form.toLowerCase() && !form.includes('.'))) return undefined;
  return small.endsWith('.') && !form.endsWith('.') ? `${form}.` : form;
}

const SURE_FORM = new RegExp(
  `(?:^|\\s)(?:${SURE_FORMS.replace(/\.(?= |$)/g, '')
    .replaceAll('.', '\\.')
    .replaceAll(' ', '|')}|plc|S\\.A|A/S|Sp\\. z o\\.o|Sp\\. j)\\.?(?=$|[\\s,])`,
  'u',
);

/** Whether a text has a legal form, by which it reads like a company. */
export function readsLikeCompany(text: string): boolean {
  return SURE_FORM.test(text) || text.search(SIGNS) >= 0;
}

const MISREAD_FORMS: readonly [RegExp, string][] = [
  [/(?<=[\s,])[l1|]nc(?=\.?$)/, 'Inc'],
  [/(?<=\s)(?!GmbH)[GC6](?:m|rn|nn|in)b(?:H|l-l|I-I|l-I|1-1|ll|li)(?=$|[\s,])/, 'GmbH'],
  [/(?<=\bCo\.?,? ?)Ud(?=\.?$)/, 'Ltd'],
  [/(?<=[\s,])(?:L[1|l]d|Ltcl|[1|]td)(?=\.?$)/, 'Ltd'],
  [/(?<=\s)C0(?=\.?(?:$|,))/, 'Co'],
];

/** A quick look: nearly no name has one. */
const MAYBE_MISREAD = /[\s,](?:[l1|](?:nc|td)|Ud|L(?:[1|l]d|tcl)|C0|[GC6](?:m|rn|nn|in)b)/;

/** The name with a legal form that a scan misread put right: `lnc`, `GrnbH`, `Co., Ud.`. */
export function mendedForm(name: string): string {
  if (!MAYBE_MISREAD.test(name)) return name;
  return MISREAD_FORMS.reduce((text, [read, right]) => text.replace(read, right), name);
}

/** Whether a name has nothing besides legal forms: `GmbH`, `S.A. de C.V.`. */
export function isLegalForm(name: string): boolean {
  return withoutLegalForm(`${ANY_WORD} ${name}`) === ANY_WORD;
}

/** Stands for the name of a company; no form has it. */
const ANY_WORD = 'cardfile';

function plainWords(name: string): string {
  return (
    foldedText(name.slice(0, LONGEST_COMPANY).replace(SIGNS, ' '))
      // S.p.A., A/S and AT&T are one word each. The sign stands first: it is rarer than a letter, and so found faster.
      .replace(/(?<=\p{L})[./&'](?=\p{L}(?:[^\p{L}]|$))/gu, '')
      .replace(/[./&'](?<=(?:^|[^\p{L}])\p{L}.)(?=\p{L})/gu, '')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()
      // S. A. and H & M are one word, too.
      .replace(/ (?<=(?:^| )\p{L} )(?=\p{L}(?: |$))/gu, '')
  );
}

const LONGEST_COMPANY = 200;
