/** A `users/{uid}` document as the site uses it (R3.1): text is present, '' where it is missing. */
export interface Profile {
  name: string;
  email: string;
  phone: string;
  company: string;
  title: string;
  photoURL: string;
}

/** The text fields that people change on their profile page (R7.9). */
export type ProfileTextField = 'name' | 'phone' | 'company' | 'title';

/** A stored `users` document. Any field may be missing or odd; never throws. */
export function readProfile(data: unknown): Profile {
  const fields: Record<string, unknown> = { ...(typeof data === 'object' ? data : null) };
  const text = (name: keyof Profile): string => {
    const value = fields[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    company: text('company'),
    title: text('title'),
    photoURL: text('photoURL'),
  };
}
