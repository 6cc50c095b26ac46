import { failureOf } from '../../firebase/remoteCall';
import { changedTexts } from '../../platform/changedTexts';
import type { RemoteFailure } from '../../platform/remoteFailure';
import type { Contact } from '../model/contact';
import { changedFields } from '../model/changes';
import { contactTexts, saveContact } from '../store/saves/saveContact';
import type { ContactTexts } from '../model/fields';
import type { ContactSession } from '../store/ContactSession';
import { byId, removed } from '../store/ContactStore';

export type Correction =
  | { kind: 'saved'; contact: Contact }
  /** A text of it was changed elsewhere, and nothing was written. The store has the contact as it is now. */
  | { kind: 'changedElsewhere' }
  | { kind: 'failed'; failure: RemoteFailure };

/** Saves texts of a contact like its form (R15.18). Never throws. */
export function correct(
  session: ContactSession,
  contact: Contact,
  texts: Partial<ContactTexts>,
): Promise<Correction> {
  return save(session, contact, texts, changedFields);
}

/** Restores texts exactly as before a correction; `contact` is the result of that. */
export function putBack(
  session: ContactSession,
  contact: Contact,
  texts: Partial<ContactTexts>,
): Promise<Correction> {
  return save(session, contact, texts, changedTexts);
}

/** Saves of one contact wait for each other: they would disturb each other, and an older answer might come last. */
function save(...args: Parameters<typeof saveNow>): Promise<Correction> {
  const [{ corrections }, { id }] = args;
  const before = corrections.get(id) ?? Promise.resolve();
  const saving = before.then(() => saveNow(...args));
  corrections.set(id, saving);
  return saving;
}

async function saveNow(
  { store }: ContactSession,
  contact: Contact,
  texts: Partial<ContactTexts>,
  changesIn: typeof changedFields,
): Promise<Correction> {
  const base = contactTexts(contact);
  const form = {
    now: () => ({ texts: { ...base, ...texts }, base, began: base, sent: {} }),
    onSend: () => undefined,
    ask: () => Promise.resolve(false),
  };
  const since = store.now();
  try {
    const saved = await saveContact(contact.id, form, changesIn);
    if (saved.kind === 'unchanged') return { kind: 'saved', contact };
    if (saved.kind === 'saved') {
      void store.wrote(byId([saved.contact]), since);
      return saved;
    }
    await store.check([contact.id]);
    return { kind: 'changedElsewhere' };
  } catch (error) {
    const failure = failureOf(error);
    if (failure === 'missing') void store.wrote(removed([contact.id]), since);
    return { kind: 'failed', failure };
  }
}
