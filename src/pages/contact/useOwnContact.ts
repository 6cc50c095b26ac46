import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listedContact } from '../../contacts/cache';
import type { Contact } from '../../contacts/contact';
import { contactQuery, type OwnContact } from '../../contacts/ownContact';
import { failureOf } from '../../firebase/remoteCall';
import type { RemoteFailure } from '../../lib/remoteFailure';
import { useSession } from '../../session/useSession';

export type OwnContactState =
  | { kind: 'loading' }
  | OwnContact
  | { kind: 'failed'; failure: RemoteFailure }
  /** The list's copy, and why it could not be read afresh. */
  | { kind: 'stale'; contact: Contact; failure: RemoteFailure };

/**
 * The contact `id` of the signed-in user, read afresh. With `startFromList` the list's copy is shown
 * until then, and kept where the reading fails: to look at it, that is good enough; to edit it, it is
 * not. `retry` starts again after a failure.
 */
export function useOwnContact(
  id: string,
  { startFromList }: { startFromList: boolean },
): { state: OwnContactState; retry: () => void } {
  const { uid, client } = useSession();
  const [listed] = useState(() => (startFromList ? listedContact(client, uid, id) : undefined));
  const { data, error, isFetching, refetch } = useQuery(contactQuery(uid, id), client);
  return { state: state(), retry: () => void refetch() };

  function state(): OwnContactState {
    // What an earlier visit has read counts no longer: it is read afresh at each.
    if (isFetching) return listed ? { kind: 'found', contact: listed } : { kind: 'loading' };
    if (!error) return data ?? { kind: 'loading' };
    const failure = failureOf(error);
    return listed ? { kind: 'stale', contact: listed, failure } : { kind: 'failed', failure };
  }
}
