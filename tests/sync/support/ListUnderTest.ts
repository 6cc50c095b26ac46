import type { Contact } from '../../../src/contacts/model/contact';

/** One tab with the site's own list of contacts in it. */
export interface ListUnderTest {
  /** Brings the list up to date. Throws where the page would say that this failed. */
  refresh: () => Promise<void>;
  /** Loads the page again, with what a kept copy holds or with nothing. */
  reload: (withCopy: boolean) => Promise<void>;
  contacts: () => readonly Contact[];
  /** Puts a contact that was saved in this tab into the list. */
  put: (contact: Contact) => void;
  /** As their buttons do. */
  moveToBin: (ids: readonly string[]) => Promise<Told>;
  restore: (ids: readonly string[]) => Promise<Told>;
  deleteForGood: (ids: readonly string[]) => Promise<Told>;
  /** The first keeps what the others have. */
  mergeContacts: (keptId: string, otherIds: readonly string[]) => Promise<Told>;
  /** What the start of a visit does. */
  purge: () => Promise<Told>;
}

/** What a tab says of contacts that it did something to, by their ids. */
export interface Told {
  moved?: readonly string[];
  back?: readonly string[];
  kept?: readonly string[];
  forGood?: readonly string[];
  /** They can't be restored: deleted for good elsewhere. */
  gone?: readonly string[];
  /** They can't be restored: somebody else has their id. */
  taken?: readonly string[];
  /** They can't be deleted for good: restored or deleted elsewhere. */
  elsewhere?: readonly string[];
  failure?: string | null;
}

/** The site's own code, signed in, with a project of its own. */
export interface Site {
  uid: string;
  projectId: string;
  openTab: () => ListUnderTest;
  end: () => Promise<void>;
}
