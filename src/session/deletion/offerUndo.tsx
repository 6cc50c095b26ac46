import type { QueryClient } from '@tanstack/react-query';
import type { Session } from '../SessionProvider';
import { UndoNotice } from './UndoNotice';
import { type Offered, UndoOffer } from './UndoOffer';

/** The last offer of each session, which its query client stands for. */
const offers = new WeakMap<QueryClient, UndoOffer>();

/**
 * Offers to undo a deletion, on whatever page is open. There is one offer at a time: the one before ends, and
 * where contacts are just being put back, the new one waits for that.
 */
export async function offerUndo(
  { uid, client, showNotice }: Session & { client: QueryClient },
  offered: Omit<Offered, 'uid' | 'client'>,
): Promise<void> {
  const offer = new UndoOffer({ ...offered, uid, client });
  const before = offers.get(client);
  offers.set(client, offer);
  await before?.settle();
  showNotice(<UndoNotice key={Date.now()} offer={offer} />);
}
