import type { User } from 'firebase/auth';
import { getDoc, type DocumentData, type DocumentReference } from 'firebase/firestore/lite';
import { IMAGE_FIELDS, readContact } from '../../contacts/model/contact';
import { cardIn, storedBin } from '../../contacts/store/bin/storedBin';
import { allStoredContacts } from '../../contacts/store/bin/documents';
import { loadWriters } from '../../contacts/export/late';
import { auth } from '../../firebase/auth';
import { decisionsRef, profileRef, subscriptionRef } from '../../firebase/collections';
import { READ_LIMIT, remoteCall, RemoteError } from '../../firebase/remoteCall';
import { dayStamp, readDate } from '../../platform/dates';
import { downloadFile } from '../../platform/downloadFile';

/**
 * Saves one file with all that is stored of the signed-in person (R15.34), and gives its name: a ZIP archive
 * of `data.json` and `contacts.vcf`. Throws `RemoteError`.
 */
export async function downloadMyData(): Promise<string> {
  const user = auth.currentUser;
  if (!user) throw new RemoteError('expired', null);
  const now = new Date();
  const [writers, profile, subscription, contacts, bin, review, pairs] = await Promise.all([
    loadWriters(),
    storedFields(profileRef(user.uid)),
    storedFields(subscriptionRef(user.uid)),
    allStoredContacts(user.uid),
    storedBin(user.uid),
    storedFields(decisionsRef(user.uid, 'review')),
    storedFields(decisionsRef(user.uid, 'pairs')),
  ]);
  const data = {
    downloadedAt: now.toISOString(),
    account: accountOf(user),
    profile: profile && asJson(profile),
    subscription: subscription && asJson(subscription),
    pictures: addressesIn([
      profile,
      ...contacts.map((contact) => contact.data()),
      ...bin.map(cardIn),
    ]),
    contacts: contacts.map((contact) => ({ id: contact.id, ...fieldsOf(asJson(contact.data())) })),
    recentlyDeleted: bin.map((binned) => ({
      deletedAt: asJson(binned.data().deletedAt),
      contact: { id: binned.id, ...fieldsOf(asJson(cardIn(binned))) },
    })),
    decisions: { review: asJson(review), pairs: asJson(pairs) },
  };
  const { contactsVcard, strToU8, zipSync } = writers;
  const cards = await contactsVcard(
    contacts.map((contact) => readContact(contact.id, contact.data())),
  );
  const archive = zipSync({
    'data.json': strToU8(JSON.stringify(data, null, 2)),
    'contacts.vcf': strToU8(cards),
  });
  const name = `cardfile_data_${dayStamp(now)}.zip`;
  downloadFile(name, 'application/zip', archive);
  return name;
}

async function storedFields(document: DocumentReference): Promise<DocumentData | null> {
  const snapshot = await remoteCall(() => getDoc(document), READ_LIMIT);
  return snapshot.data() ?? null;
}

/** What the sign-in service holds (R3.10). */
function accountOf({ uid, email, emailVerified, displayName, photoURL, ...user }: User) {
  const { creationTime, lastSignInTime } = user.metadata;
  const providers = user.providerData.map(({ providerId }) => providerId);
  return {
    ...{ uid, email, emailVerified, displayName, photoURL },
    ...{ creationTime, lastSignInTime, providers },
  };
}

/** The addresses of the person's pictures: of cards, of people, and their own photo. */
function addressesIn(documents: readonly (DocumentData | null)[]): string[] {
  const found = documents.flatMap((fields) =>
    ['photoURL', ...IMAGE_FIELDS].map((field): unknown => fields?.[field]),
  );
  return [
    ...new Set(found.filter((value) => typeof value === 'string' && value !== '')),
  ] as string[];
}

/** A stored value with times as ISO texts. Firestore's other types convert themselves to JSON. */
function asJson(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asJson);
  if (typeof value !== 'object' || value === null) return value;
  if ('toDate' in value) return readDate(value)?.toISOString() ?? null;
  if ('toJSON' in value) return value;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, asJson(inner)]));
}

function fieldsOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
