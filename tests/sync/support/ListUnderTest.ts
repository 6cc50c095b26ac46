import type { Contact } from '../../../src/contacts/contact';

/** One tab with the site's own list of contacts in it. */
export interface ListUnderTest {
  /** Brings the list up to date. Throws where the page would say that this failed. */
  refresh: () => Promise<void>;
  /** Loads the page again, with what a kept copy holds or with nothing. */
  reload: (withCopy: boolean) => Promise<void>;
  contacts: () => readonly Contact[];
  /** Puts a contact that was saved in this tab into the list. */
  put: (contact: Contact) => void;
  /** As its button does; gives the ids of those that were moved. */
  moveToBin: (ids: readonly string[]) => Promise<readonly string[]>;
  restore: (ids: readonly string[]) => Promise<void>;
}

/** The site's own code, signed in, with a project of its own. */
export interface Site {
  uid: string;
  projectId: string;
  openTab: () => ListUnderTest;
  end: () => Promise<void>;
}
