import { chunksOf } from '../../platform/chunksOf';
import { lateCode } from '../../platform/lateCode';
import { runWhenIdle } from '../../platform/runWhenIdle';
import type { Contact } from '../model/contact';
import { addLatin, lacksLatin } from '../model/search';
import type { ContactStore } from './ContactStore';

const loadRomanized = lateCode(() => import('../text/romanized'));

/** How many contacts are looked at, or written in Latin letters, in one task of a few ms. */
const PART = 500;

/**
 * Lets the contacts of a loaded list be found in Latin letters (R15.180), until the session is over. The table is loaded
 * only where a name or a company is in another script.
 */
export function keepRomanized(store: ContactStore): void {
  let seen: readonly Contact[] | null = null;
  let cancel = () => {};
  const look = () => {
    const list = store.current();
    if (list.kind !== 'all' || list.contacts === seen) return;
    seen = list.contacts;
    cancel();
    cancel = runWhenIdle(tasks(list.contacts));
  };
  function* tasks(contacts: readonly Contact[]): Generator<() => void> {
    const others: Contact[] = [];
    for (const part of chunksOf(contacts, PART)) {
      yield () => others.push(...part.filter(lacksLatin));
    }
    if (others.length > 0) yield () => void romanize(others);
  }
  const romanize = async (contacts: readonly Contact[]) => {
    try {
      const { romanized } = await loadRomanized();
      if (store.over.aborted) return;
      cancel();
      cancel = runWhenIdle(romanizing(contacts, romanized));
    } catch {
      // The next change of the list tries again.
      seen = null;
    }
  };
  function* romanizing(
    contacts: readonly Contact[],
    romanized: (text: string) => string,
  ): Generator<() => void> {
    for (const part of chunksOf(contacts, PART)) {
      yield () => part.forEach((contact) => addLatin(contact, romanized));
    }
    yield () => {
      store.searchAnew();
    };
  }
  const unsubscribe = store.subscribe(look);
  store.over.addEventListener('abort', () => {
    unsubscribe();
    cancel();
  });
  look();
}
