/** A scanned business card as the site uses it (spec 3): text is present, dates are read. */
export interface Contact {
  id: string;
  /** The uid of the owner. */
  userId: string;
  name: string;
  company: string;
  title: string;
  email: string;
  phone: string;
  /** As stored: often without `https://`, sometimes not an address at all. */
  website: string;
  address: string;
  notes: string;
  /** Address of the person's photo, or ''. */
  photoURL: string;
  /** Address of the scanned card's picture, from the first present image field, or ''. */
  cardImageURL: string;
  createdAt: Date | null;
  updatedAt: Date | null;
}

/** The text fields a person may correct on the edit page (spec 7, "Update businessCards"). */
export const CONTACT_TEXT_FIELDS = [
  'name',
  'company',
  'title',
  'email',
  'phone',
  'website',
  'address',
  'notes',
] as const;

export type ContactTextField = (typeof CONTACT_TEXT_FIELDS)[number];
