import type { QueryClient } from '@tanstack/react-query';
import type { Contact } from './contact';

/** The user's contacts as far as they are here, newest first as they were loaded. */
export interface ContactList {
  contacts: readonly Contact[];
  /** Whether all of them are here, and not only the newest. */
  isWhole: boolean;
}

/** Contacts that were put, or as `null` removed, since the last load began. */
type Changes = ReadonlyMap<string, Contact | null>;

/** Under which key the session holds the list of `uid`. */
export const contactListKey = (uid: string) => ['contacts', uid] as const;

const changesKey = (uid: string) => ['contactChanges', uid] as const;

/** Puts a contact of `uid` that was read or saved into the list, or in the place of its old version. */
export function putContact(client: QueryClient, uid: string, contact: Contact): void {
  change(client, uid, contact.id, contact);
}

/** Takes a contact of `uid` that was deleted out of the list. */
export function removeContact(client: QueryClient, uid: string, id: string): void {
  change(client, uid, id, null);
}

/** The list's copy of a contact, if it has one. */
export function listedContact(client: QueryClient, uid: string, id: string): Contact | undefined {
  const list = client.getQueryData<ContactList>(contactListKey(uid));
  return list?.contacts.find((contact) => contact.id === id);
}

/**
 * Begins a load of the list. The answers may predate what is changed here from now on, so that wins:
 * both functions of the result apply it to what was loaded.
 */
export function startContactList(client: QueryClient, uid: string) {
  const key = contactListKey(uid);
  client.setQueryData<Changes>(changesKey(uid), new Map());
  const asChanged = (list: ContactList): ContactList => {
    const changes = client.getQueryData<Changes>(changesKey(uid)) ?? new Map<string, null>();
    return [...changes].reduce((changed, [id, contact]) => withChange(changed, id, contact), list);
  };
  return {
    /** Shows the newest while the rest is loaded. A whole list from before stays until then. */
    showNewest: (contacts: readonly Contact[]): void => {
      if (client.getQueryData<ContactList>(key)?.isWhole) return;
      client.setQueryData<ContactList>(key, asChanged({ contacts, isWhole: false }));
    },
    wholeList: (contacts: readonly Contact[]) => asChanged({ contacts, isWhole: true }),
  };
}

function change(client: QueryClient, uid: string, id: string, contact: Contact | null): void {
  client.setQueryData<Changes>(changesKey(uid), (before) => new Map(before).set(id, contact));
  const query = client.getQueryCache().find<ContactList>({ queryKey: contactListKey(uid) });
  // Not `setQueryData`: what the page says of the list's last load stays true.
  if (query?.state.data) query.setState({ data: withChange(query.state.data, id, contact) });
}

function withChange(list: ContactList, id: string, contact: Contact | null): ContactList {
  const { contacts, isWhole } = list;
  const position = contacts.findIndex((held) => held.id === id);
  if (position >= 0) {
    const changed = contact ? contacts.with(position, contact) : contacts.toSpliced(position, 1);
    return { contacts: changed, isWhole };
  }
  if (!contact) return list;
  const date = contact.createdAt;
  const next = contacts.findIndex(({ createdAt }) => date && createdAt && createdAt < date);
  // Older than the newest, or without a date: it is one of the rest, which is on its way.
  if (next < 0 && !isWhole) return list;
  return { contacts: contacts.toSpliced(next < 0 ? contacts.length : next, 0, contact), isWhole };
}
