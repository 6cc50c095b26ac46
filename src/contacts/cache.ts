import type { QueryClient } from '@tanstack/react-query';
import type { Contact } from './contact';
import type { Marks } from './marks';

/** The user's contacts as far as they are here, newest first as they were loaded. */
export interface ContactList {
  contacts: readonly Contact[];
  /** Whether all of them are here, and not only the newest. */
  isWhole: boolean;
  /** What a whole list knows of its contacts' times, so that newer ones can be asked for. */
  marks?: Marks;
  /** When it was brought up to date, in ms, where it is the copy of an earlier visit (R15.22). */
  copiedAt?: number | undefined;
}

/** Contacts by their ids, put or, as `null`, removed. */
export type Changes = ReadonlyMap<string, Contact | null>;

/** Under which key the session holds the list of `uid`. */
export const contactListKey = (uid: string) => ['contacts', uid] as const;

const changesKey = (uid: string) => ['contactChanges', uid] as const;

/** Puts contacts of `uid` that were read or saved into the list, or in the place of their old versions. */
export function putContacts(
  client: QueryClient,
  uid: string,
  ...contacts: readonly Contact[]
): void {
  change(client, uid, new Map(contacts.map((contact) => [contact.id, contact])));
}

/** Takes contacts of `uid` that were deleted out of the list. */
export function removeContacts(client: QueryClient, uid: string, ...ids: readonly string[]): void {
  change(client, uid, new Map(ids.map((id) => [id, null])));
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
    return withChanges(list, changes);
  };
  return {
    /** Shows the newest while the rest is loaded. A whole list from before stays until then. */
    showNewest: (contacts: readonly Contact[]): void => {
      if (client.getQueryData<ContactList>(key)?.isWhole) return;
      client.setQueryData<ContactList>(key, asChanged({ contacts, isWhole: false }));
    },
    wholeList: (contacts: readonly Contact[], marks: Marks) =>
      asChanged({ contacts, isWhole: true, marks }),
  };
}

/** Keeps up to where the times of a whole list are known now. */
export function moveMarks(client: QueryClient, uid: string, marks: Marks): void {
  const query = client.getQueryCache().find<ContactList>({ queryKey: contactListKey(uid) });
  if (query?.state.data?.marks) query.setState({ data: { ...query.state.data, marks } });
}

function change(client: QueryClient, uid: string, changes: Changes): void {
  client.setQueryData<Changes>(
    changesKey(uid),
    (before) => new Map([...(before ?? []), ...changes]),
  );
  const query = client.getQueryCache().find<ContactList>({ queryKey: contactListKey(uid) });
  // Not `setQueryData`: what the page says of the list's last load stays true.
  if (query?.state.data) query.setState({ data: withChanges(query.state.data, changes) });
}

/** The list with these changes, in its order; the same one where there are none. */
export function withChanges(list: ContactList, changes: Changes): ContactList {
  if (changes.size === 0) return list;
  const { contacts, isWhole } = list;
  const added = new Map(changes);
  const changed = contacts.flatMap((held) => {
    added.delete(held.id);
    const now = changes.get(held.id);
    return now === null ? [] : (now ?? held);
  });
  let place = 0;
  for (const contact of [...added.values()].filter((put) => put !== null).sort(newestFirst)) {
    for (let held = changed[place]; held && newestFirst(contact, held) > 0; held = changed[place]) {
      place += 1;
    }
    // Older than the newest, or without a date: it is one of the rest, which is on its way.
    if (isWhole || place < changed.length) changed.splice(place, 0, contact);
  }
  return { ...list, contacts: changed };
}

/** The order in which contacts are loaded: of one age, the higher id is first; those without a date are last. */
function newestFirst(one: Contact, other: Contact): number {
  return Number(other.createdAt) - Number(one.createdAt) || (one.id < other.id ? 1 : -1);
}
