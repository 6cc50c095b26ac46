import { useEffect } from 'react';
import { formatMonth } from '../../platform/dates';
import { bidiIsolate } from '../../platform/text';
import { CLEAN_UP } from '../../routes';
import { useSession } from '../../session/useSession';
import { shownName, type Contact } from '../model/contact';
import { useAnalysis } from '../store/analysis/useAnalysis';
import { useContactStore } from '../store/useContactStore';
import { hashOf } from './groups';

/** A contact that was restored was scanned longer ago. */
const JUST_SCANNED_MS = 24 * 60 * 60_000;

/** Shows a notice for a new scan whose person has another card already (R15.119). */
export function useArrivals(): void {
  const { state, takeArrived } = useAnalysis();
  const { notices } = useSession();
  const store = useContactStore();
  useEffect(() => {
    if (state.kind !== 'done') return;
    const arrived = new Set(takeArrived());
    if (arrived.size === 0) return;
    for (const { a, b, confidence } of state.pairs) {
      const [newId, oldId] = arrived.has(a) ? [a, b] : [b, a];
      const [card, other] = [store.contact(newId), store.contact(oldId)];
      if (confidence !== 'strong' || !arrived.has(newId) || !card || !other || !isNew(card))
        continue;
      notices.showNext({
        kind: 'success',
        text: arrivalText(card, other),
        actions: [{ label: 'Show both', to: CLEAN_UP.same + hashOf(newId) }],
      });
      return;
    }
  }, [state, takeArrived, notices, store]);
}

function isNew({ createdAt }: Contact): boolean {
  return createdAt === null || Date.now() - createdAt.getTime() < JUST_SCANNED_MS;
}

/** `You have a card of Hana Sato from May 2024.` */
function arrivalText(card: Contact, { name, createdAt }: Contact): string {
  const person = bidiIsolate(shownName(name || card.name));
  if (!createdAt) return `You have another card of ${person}.`;
  return `You have a card of ${person} from ${formatMonth(createdAt)}.`;
}
