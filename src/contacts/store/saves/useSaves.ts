import { useSyncExternalStore } from 'react';
import { contactEditPath } from '../../../routes';
import type { Draft } from '../../../session/draft';
import type { ContactTextField } from '../../model/fields';
import { useContactSession } from '../useContactStore';
import type { Saves } from './Saves';

/** The saves of the signed-in user's contacts. */
export function useSaves(): Saves {
  return useContactSession().saves;
}

/** The draft of a contact's form, which may be closed; `undefined` where there is none. */
export function useContactDraft(id: string): Draft<ContactTextField> | undefined {
  const { drafts } = useContactSession();
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.find(contactEditPath(id)));
  return draft;
}
