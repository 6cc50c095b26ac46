/** A `users/{uid}` document as the site uses it (spec 3): text is present, '' where it is missing. */
export interface UserProfile {
  name: string;
  email: string;
  phone: string;
  company: string;
  title: string;
  photoURL: string;
}

/** The text fields that people change on their profile page (spec 7, "Update users/{uid}"). */
export type ProfileTextField = 'name' | 'phone' | 'company' | 'title';
