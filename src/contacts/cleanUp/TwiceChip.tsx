import { formatDate } from '../../platform/dates';
import { bidiIsolate } from '../../platform/text';
import { CLEAN_UP } from '../../routes';
import { shownName, type Contact } from '../model/contact';
import { listed } from '../model/sentences';
import { CleanUpChip } from './CleanUpChip';
import { hashOf } from './groups';
import { useSameCards } from './useSameCards';

/** Says that a contact's person may be in the list twice, and leads to the cards side by side (R15.114). */
export function TwiceChip({ contact }: { contact: Contact }) {
  const others = useSameCards(contact)?.asked ?? [];
  if (others.length === 0) return null;
  return (
    <CleanUpChip
      to={CLEAN_UP.same + hashOf(contact.id)}
      title={`May be the same person as ${named(others)}.`}
    >
      Twice? Compare
    </CleanUpChip>
  );
}

/** One has its date: it often has the very same name. */
function named(others: readonly Contact[]): string {
  const [one, more] = others;
  if (!one?.createdAt || more) return listed(others);
  return `${bidiIsolate(shownName(one.name))} (card of ${formatDate(one.createdAt)})`;
}
