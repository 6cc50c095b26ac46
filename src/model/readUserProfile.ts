import type { UserProfile } from './UserProfile';

/** A stored `users` document. Any field may be missing or odd; never throws. */
export function readUserProfile(data: unknown): UserProfile {
  const fields: Record<string, unknown> = { ...(typeof data === 'object' ? data : null) };
  const text = (name: keyof UserProfile): string => {
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
