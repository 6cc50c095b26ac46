import { type DocumentData, serverTimestamp } from 'firebase/firestore';
import { UID } from './roles';

/** The longest text that each field may hold, in UTF-16 units, as an input's `maxLength` counts. */
export const LONGEST = {
  name: 200,
  company: 200,
  title: 200,
  email: 320,
  phone: 200,
  website: 2048,
  address: 1000,
  notes: 10_000,
} as const;

export type TextField = keyof typeof LONGEST;
export const TEXT_FIELDS = Object.keys(LONGEST) as TextField[];

export const IMAGE_FIELDS = ['photoURL', 'cardImageURL', 'cardImage', 'imageURL', 'image'] as const;

/** A text of `length` that the field's own form allows: a website is an address, the rest is free. */
export function textOf(field: TextField, length: number): string {
  return field === 'website' ? 'https://'.padEnd(length, 'w') : 'x'.repeat(length);
}

/** The address that Storage gives the picture `path`. */
export const pictureAt = (path: string): string =>
  `https://firebasestorage.googleapis.com/v0/b/cards.appspot.com/o/${encodeURIComponent(path)}?alt=media&token=t`;

const images = Object.fromEntries(
  IMAGE_FIELDS.map((field) => [field, pictureAt(`card_images/${UID.A}/${field}.jpg`)]),
);

/** A card of A as it lies in the database. */
export function storedCard(change: DocumentData = {}): DocumentData {
  return {
    userId: UID.A,
    name: 'Amina Haddad',
    company: 'Haddad Ceramics',
    title: 'Potter',
    email: 'amina@haddad.example',
    phone: '+971 50 123 4567',
    website: 'https://haddad.example',
    address: '12 Kiln Street, Sharjah',
    notes: 'Met at the fair',
    ...images,
    createdAt: new Date('2025-06-15T09:00:00Z'),
    updatedAt: new Date('2025-06-16T09:00:00Z'),
    ...change,
  };
}

/** What the edit page writes: all eight texts, each different from `storedCard`, and the server's time. */
export function correction(change: DocumentData = {}): DocumentData {
  return {
    name: 'Amina Haddad-Roy',
    company: 'Haddad & Roy',
    title: 'Master potter',
    email: 'amina@haddad-roy.example',
    phone: '+971 50 765 4321',
    website: 'http://haddad-roy.example',
    address: '14 Kiln Street, Sharjah',
    notes: 'Met at the fair.\nLikes celadon.',
    updatedAt: serverTimestamp(),
    ...change,
  };
}

/** What the iOS app writes for a scanned card of A, with every field it may use. */
export function newCard(change: DocumentData = {}): DocumentData {
  return storedCard({ createdAt: serverTimestamp(), updatedAt: serverTimestamp(), ...change });
}

/** The same data without one of its fields. */
export function without(field: string, data: DocumentData): DocumentData {
  return Object.fromEntries(Object.entries(data).filter(([key]) => key !== field));
}

/** As many fields as make `count` together with those of `card`. */
export function filled(card: DocumentData, count: number): DocumentData {
  const missing = count - Object.keys(card).length;
  const more = Array.from({ length: missing }, (_, index) => [`unknown${String(index)}`, index]);
  return { ...card, ...(Object.fromEntries(more) as DocumentData) };
}
