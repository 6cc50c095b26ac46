import { useCallback, useEffect, useState } from 'react';
import type { RemoteFailure } from '../../lib/remoteFailure';
import type { Contact } from '../../contacts/contact';
import { useSessionStore } from '../../session/useSessionStore';
import { loadOwnContact, type OwnContact } from '../../contacts/loadOwnContact';

export type OwnContactState =
  | { kind: 'loading' }
  | OwnContact
  /** The list's copy, and why it could not be read afresh. */
  | { kind: 'stale'; contact: Contact; failure: RemoteFailure };

/**
 * The contact `id` of the signed-in user, read afresh. With `startFromMemory` the list's copy is shown
 * meanwhile, and kept where the reading fails: to look at it, that is good enough; to edit it, it is
 * not. `reload` starts again after a failure.
 */
export function useOwnContact(
  id: string,
  { startFromMemory }: { startFromMemory: boolean },
): { state: OwnContactState; reload: () => void } {
  const { uid, contacts } = useSessionStore();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<OwnContactState>(() => {
    const held = startFromMemory && contacts.contacts.find((contact) => contact.id === id);
    return held ? { kind: 'found', contact: held } : { kind: 'loading' };
  });

  useEffect(() => {
    let left = false;
    void loadOwnContact(id, uid).then((result) => {
      if (left) return;
      setState((shown) =>
        shown.kind === 'found' && result.kind === 'failed'
          ? { kind: 'stale', contact: shown.contact, failure: result.failure }
          : result,
      );
      if (result.kind === 'found') contacts.replace(result.contact);
      if (result.kind === 'notFound') contacts.remove(id);
    });
    return () => {
      left = true;
    };
  }, [id, uid, attempt, contacts]);

  const reload = useCallback(() => {
    setState((shown) =>
      shown.kind === 'stale' ? { kind: 'found', contact: shown.contact } : { kind: 'loading' },
    );
    setAttempt((before) => before + 1);
  }, []);

  return { state, reload };
}
