import { getDoc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { contactRef } from '../firebase/collections';
import {
  failureOf,
  READ_LIMIT,
  remoteCall,
  RemoteError,
  WRITE_LIMIT,
} from '../firebase/remoteCall';
import { conflicts } from '../lib/conflicts';
import { contactForm, type ContactForm } from './form';
import { type Contact, type ContactTextField, readContact } from './contact';

interface ContactChange {
  /** The texts that the person changed; no others are written. */
  changed: Partial<ContactForm>;
  /** What these texts were when the person began. */
  began: ContactForm;
  /** What earlier tries have sent, perhaps with success. This one adds itself. */
  attempted: { current: Partial<ContactForm> };
}

export type ContactSave =
  | { kind: 'saved'; contact: Contact }
  /** Nothing was written: `fields` were changed elsewhere. `stored` is the contact as it is now. */
  | { kind: 'conflict'; fields: readonly ContactTextField[]; stored: Contact };

/**
 * Writes the corrected texts and the server's time (R7.4), where they are still what the person began from
 * (R15.18, decision 0032). Throws `RemoteError`, `missing` when the contact is gone.
 */
export async function saveContact(
  id: string,
  { changed, began, attempted }: ContactChange,
): Promise<ContactSave> {
  const stored = await storedContact(id);
  const fields = conflicts(changed, began, contactForm(stored), attempted.current);
  if (fields.length > 0) return { kind: 'conflict', fields, stored };
  attempted.current = changed;
  try {
    await remoteCall(
      () => updateDoc(contactRef(id), { ...changed, updatedAt: serverTimestamp() }),
      WRITE_LIMIT,
    );
  } catch (error) {
    if (failureOf(error) !== 'denied' || !(await isContactGone(id))) throw error;
    throw new RemoteError('missing', error);
  }
  return { kind: 'saved', contact: { ...stored, ...changed, updatedAt: new Date() } };
}

async function storedContact(id: string): Promise<Contact> {
  const snapshot = await remoteCall(() => getDoc(contactRef(id)), READ_LIMIT);
  if (!snapshot.exists()) throw new RemoteError('missing', null);
  return readContact(id, snapshot.data());
}

/** Whether a refused write means that the contact is gone. The rules do not say so. Throws `RemoteError`. */
export async function isContactGone(id: string): Promise<boolean> {
  const snapshot = await remoteCall(() => getDoc(contactRef(id)), READ_LIMIT);
  return !snapshot.exists();
}
