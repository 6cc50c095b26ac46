import { isEmailKey, isPhoneKey, type Card } from './card';
import { compareEmails, isMadeFrom } from '../../text/emails';
import { compareNames, type Frequency, type NameMatch } from '../../text/compareNames';

/** The names of two contacts; where each e-mail spells a word as its own card does, they are two people's. */
export function comparePeople(a: Card, b: Card, frequency: Frequency): NameMatch {
  const names = compareNames(a.name, b.name, frequency);
  const areTwo = names.slips.some(([one, other]) => areSpelled(a, b, one, other));
  return areTwo ? { ...names, kind: 'differ' } : names;
}

function areSpelled(a: Card, b: Card, one: string, other: string): boolean {
  const spells = ({ email }: Card, word: string) =>
    email?.parts.some((part) => part.includes(word)) === true;
  return (
    (spells(a, one) && spells(b, other) && !(spells(a, other) && spells(b, one))) ||
    (spells(a, other) && spells(b, one) && !(spells(a, one) && spells(b, other)))
  );
}

/** Whether the number or e-mail under this key is several people's; other keys prove nothing by themselves. */
export function isOfSeveral(key: string, cards: readonly Card[], frequency: Frequency): boolean {
  if (isPhoneKey(key)) return isPhoneOfSeveral(cards, frequency);
  return isEmailKey(key) && isEmailOfSeveral(cards, frequency);
}

/** Whether people whose names disagree share this number, or namesakes with an e-mail each: it is the firm's. */
function isPhoneOfSeveral(cards: readonly Card[], frequency: Frequency): boolean {
  return somePair(
    cards,
    (a, b) =>
      comparePeople(a, b, frequency).kind === 'differ' ||
      (cards.length > 2 && compareEmails(a.email, b.email) === 'apart'),
  );
}

/** Whether several people use this mailbox: of two whose names disagree it is made from neither's, or both. */
function isEmailOfSeveral(cards: readonly Card[], frequency: Frequency): boolean {
  const isOwn = ({ email, name }: Card) => email !== null && isMadeFrom(email, name);
  return somePair(
    cards,
    (a, b) => isOwn(a) === isOwn(b) && comparePeople(a, b, frequency).kind === 'differ',
  );
}

function somePair(cards: readonly Card[], holds: (a: Card, b: Card) => boolean): boolean {
  return cards.some((a, at) => cards.slice(at + 1).some((b) => holds(a, b)));
}
