import { foldedText } from '../list/search';
import { LEGAL_FORMS } from '../same/wordLists';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Legal forms at the end of a name, besides those that tell the same person. */
const MORE_FORMS = words(
  'cos gesmbh gmbhco partg mb stg gesbr aktiengesellschaft gesellschaft ultd unltd unlimited dac clg cic cio lllp lc pc ' +
    'psc chartered bvba sprl cvba cvoa scrl vzw asbl gie sca scs sccl scop sicav epe mepe ee oe ovee ou tu uab mab sia ' +
    'ik ans da hb kb is ps ks smba amba fmba ba enk hf ehf ohf sf ses ky tmi oyj rt kht kkt ead adsitz kda vos ' +
    'spolka zoo jtd dooel obrt eirl sgr cia coop koop sarlau sal saog saoc sae saa sacv ep eireli sgps crl teo gte ' +
    'bm kk yk gk пао оао ооо зао ао тов тзов пат прат фоп нпао фгуп ип xk xxk mchj qmj pp fop vat zat tdv 3at 3ao oao zao',
);
/** They stand before a name, too. */
const BEFORE = words(
  'oy ab pt cv ud tov ооо оао зао пао ао тов тзов пат прат фоп фгуп ип нпао ooo oao zao the',
);
/** In the middle of a name these are a legal form all the same. */
const AMIDST = words('oy oyj ab ag gmbh ltd limited llc llp plc inc pty pvt sdn bhd aps srl sarl');

/** `S.A. de C.V.`, `& Co. KG`, `Sp. z o.o.`: words that are a form together. */
const TOGETHER =
  /(?: (?:sa|s|sab|sapi|sofom|sociedad anonima) de (?:rl de cv|cv|rl)| en c(?: por a)?| c por a| a spol| (?:akc|kom|obch) spol| spol s ro| spol sro| sp z ?o ?o| spolka z ?o ?o| de rl)$/;

/** Words of scripts without blanks. */
const IDEOGRAPHIC =
  /\(株\)|㈱|株式会社|有限会社|合同会社|股份有限公司|有限责任公司|有限責任公司|有限公司|公司|주식회사|\(주\)|㈜|유한회사/g;

/** The name of a company as others may write it: small, without marks, signs and legal forms. */
export function withoutLegalForm(name: string): string {
  const all = plainWords(name);
  let rest = all;
  for (let before = -1; before !== rest.length;) {
    before = rest.length;
    const joined = ` ${rest.join(' ')}`.replace(TOGETHER, '').trim();
    if (joined !== '') rest = joined.split(' ');
    if (rest.length > 1 && BEFORE.has(rest[0] ?? '')) rest = rest.slice(1);
    if (rest.length > 1 && isForm(rest.at(-1) ?? '')) rest = rest.slice(0, -1);
  }
  const inner = rest.filter((word, at) => at === 0 || at === rest.length - 1 || !AMIDST.has(word));
  return inner.join(' ');
}

function isForm(word: string): boolean {
  return LEGAL_FORMS.has(word) || MORE_FORMS.has(word);
}

function plainWords(name: string): string[] {
  const plain = foldedText(name.slice(0, LONGEST).replace(IDEOGRAPHIC, ' '))
    // S.p.A., A/S and AT&T are one word each.
    .replace(/(?<=\p{L})[./&'](?=\p{L}(?:[^\p{L}]|$))/gu, '')
    .replace(/(?<=(?:^|[^\p{L}])\p{L})[./&'](?=\p{L})/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  return plain === '' ? [] : plain.split(' ');
}

const LONGEST = 200;
