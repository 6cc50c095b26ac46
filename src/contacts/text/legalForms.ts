import { wordSet } from '../../platform/wordSet';
import { foldedText } from './folded';
import { LEGAL_FORMS } from './wordLists';

/** Legal forms at the end of a name, besides those that tell the same person. */
const MORE_FORMS = wordSet(
  'cos gesmbh gmbhco partg mb stg gesbr aktiengesellschaft gesellschaft ultd unltd unlimited dac clg cic cio lllp lc pc ' +
    'psc chartered bvba sprl cvba cvoa scrl vzw asbl gie sca scs sccl scop sicav epe mepe ee oe ovee ou tu uab mab sia ' +
    'ik ans da hb kb is ps ks smba amba fmba ba enk hf ehf ohf sf ses ky tmi oyj rt kht kkt ead adsitz kda vos ' +
    'spolka zoo jtd dooel obrt eirl sgr cia coop koop sarlau sal saog saoc sae saa sacv ep eireli sgps crl teo gte ' +
    'haftungsbeschrankt mbb og aktiebolag publ nuf iks rhf ca saa slne sll limitada unipessoal scra scpa secs commv kd ' +
    'sc spk spj spp spka ska sha shpk sti sirketi berhad sendirian pcl proprietary dmcc wll fz sagl esv tapui oaj yoaj ' +
    'bm kk yk gk пао оао ооо зао ао тов тзов пат прат фоп нпао фгуп ип xk xxk mchj qmj pp fop vat zat tdv 3at 3ao oao zao',
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

/** Of East Asia, and marks that would become the letters "tm" and "sm". */
const SIGNS =
  /[™℠]|\(株\)|㈱|株式会社|有限会社|合同会社|股份有限公司|有限责任公司|有限責任公司|有限公司|公司|주식회사|\(주\)|㈜|유한회사/g;

/** The name of a company as others may write it: small, without marks, signs and legal forms. */
export function withoutLegalForm(name: string): string {
  let rest = plainWords(name);
  for (let before = -1; before !== rest.length;) {
    before = rest.length;
    const together = ` ${rest}`.search(FORMS_OF_SEVERAL_WORDS);
    if (together > 0) rest = rest.slice(0, together - 1);
    const first = rest.indexOf(' ');
    if (first > 0 && BEFORE.has(rest.slice(0, first))) rest = rest.slice(first + 1);
    const last = rest.lastIndexOf(' ');
    if (last > 0 && isForm(rest.slice(last + 1))) rest = rest.slice(0, last);
  }
  const words = rest.split(' ');
  if (words.length < 3) return rest;
  return words
    .filter((word, at) => at === 0 || at === words.length - 1 || !AMIDST.has(word))
    .join(' ');
}

/** Whether a name has nothing besides legal forms: `GmbH`, `S.A. de C.V.`. */
export function isLegalForm(name: string): boolean {
  return withoutLegalForm(`${ANY_WORD} ${name}`) === ANY_WORD;
}

/** Stands for the name of a company; no form has it. */
const ANY_WORD = 'cardfile';

/** `ME` is one in Brazil, after another, and the last word of songs and shops. */
function isForm(word: string): boolean {
  return MORE_FORMS.has(word) || (LEGAL_FORMS.has(word) && word !== 'me');
}

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
