import { CLEAN_UP, contactEditPath } from '../../routes';
import type { Contact } from '../model/contact';
import { useSaves } from '../store/saves/useSaves';
import { CleanUpChip } from './CleanUpChip';
import { hashOf } from './groups';
import { useCleanUp } from './useCleanUp';

/**
 * Stands for Call where a phone can't be dialled whole (R14.4), also beside a QR code. It leads to what "Needs a Look"
 * suggests, or else to the box of the phone.
 */
export function CheckNumber({ contact: { id } }: { contact: Contact }) {
  const { look } = useCleanUp();
  const saves = useSaves();
  const isAsked = look.sections.some(({ questions }) =>
    questions.some(({ contactId, field }) => contactId === id && field === 'phone'),
  );
  const way = isAsked
    ? { to: CLEAN_UP.look + hashOf(id) }
    : {
        to: contactEditPath(id),
        state: { isAfterContact: true, entersBox: true },
        onClick: () => saves.enterBox('phone'),
      };
  return (
    <CleanUpChip title="A sign of it may be misread." {...way}>
      Check the number first
    </CleanUpChip>
  );
}
