import type { Culture } from './Culture';

/** A name as its owner writes it, and in Latin letters. */
export interface PersonName {
  own: string;
  latin: string;
}

/** The `nth` person of a culture: the first 576 (24 given names by 24 family names) all differ. */
export function personName(culture: Culture, nth: number): PersonName {
  const { given, family, familyNameFirst } = culture;
  // 365 shares no divisor with 576: this walks over every pair, in no visible order.
  const pair = (nth * 365) % (given.length * family.length);
  const first = bothForms(given[pair % given.length]);
  const last = bothForms(family[Math.floor(pair / given.length)]);
  const gap = familyNameFirst === 'joined' ? '' : ' ';
  return {
    own: familyNameFirst ? `${last.own}${gap}${first.own}` : `${first.own} ${last.own}`,
    latin: `${first.latin} ${last.latin}`,
  };
}

function bothForms(entry = ''): PersonName {
  const [own = '', latin = own] = entry.split('|');
  return { own, latin };
}
