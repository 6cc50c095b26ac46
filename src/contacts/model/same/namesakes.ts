import { colleagueKey, type Card, type List } from './card';
import type { NameMatch } from '../../text/compareNames';
import { samePhones } from '../../text/phones';

/** How many namesakes a company may have by chance for it to prove something, and where the phones differ. */
const MOST_BY_CHANCE = 0.002;
const MOST_BY_CHANCE_WITH_TWO_PHONES = 0.0005;
/** The same, where colleagues bear the words of the name: firms have the names of their country. */
const MOST_BY_MIXING = 0.004;
/** A short list says little about how common a name is. */
const SHORT_LIST = 1000;
/** A name that nobody else in the list bears is rare, not impossible: one word of it, and the whole in one. */
const LEAST = 0.5;
const LEAST_WHOLE = 0.05;
/** First and last names go together by country. */
const TOGETHER = 30;

/** Whether a company may have two of this name: an e-mail counts them, it is common, or colleagues have it. */
export function mayBeNamesakes(a: Card, b: Card, names: NameMatch, list: List): boolean {
  if ([a, b].some(({ email }) => email?.isNumbered)) return true;
  const most = haveTwoPhones(a, b) ? MOST_BY_CHANCE_WITH_TWO_PHONES : MOST_BY_CHANCE;
  if (namesakesByChance(a.company, names, list) > most) return true;
  const words = [...names.shared, ...names.slips.flat()];
  const colleagues = words.map((word) => list.sharing(colleagueKey(word, a.company)));
  const known = colleagues.filter((cards) => cards !== null);
  if (known.length < words.length) return true;
  const others = known.map((cards) => cards.filter((card) => card !== a && card !== b));
  return chanceOf(others, list.companySize(a.company)) > MOST_BY_MIXING;
}

/** How many colleagues bear all of the words by chance, if these bear each of them. */
function chanceOf(colleagues: readonly (readonly Card[])[], size: number): number {
  return colleagues.reduce((product, { length }) => (product * length) / size, size);
}

/** By the two rarest words of the name; the two contacts themselves do not count. */
function namesakesByChance(company: string, { shared, slips }: NameMatch, list: List): number {
  const othersWith = (word: string) => list.frequency(word) - 2;
  const counts = [
    ...shared.map(othersWith),
    ...slips.map((slip) => Math.max(...slip.map(othersWith))),
  ];
  const [first = 0, second] = counts.toSorted((a, b) => a - b);
  const share = (others: number, least: number) =>
    Math.max(others, least) / Math.max(list.size, SHORT_LIST);
  const chance =
    second === undefined
      ? share(first, LEAST_WHOLE)
      : share(first, LEAST) * share(second, LEAST) * TOGETHER;
  return list.companySize(company) * chance;
}

function haveTwoPhones(a: Card, b: Card): boolean {
  return a.phones.length > 0 && b.phones.length > 0 && samePhones(a.phones, b.phones).length === 0;
}
