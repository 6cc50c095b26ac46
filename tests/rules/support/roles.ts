/** The columns of the access matrix (R11.1 to R11.21): V a visitor, A the owner of what is tried, M another signed-in user. */
export const ROLES = ['V', 'A', 'M'] as const;
export type Role = (typeof ROLES)[number];

export const STRANGERS = ['V', 'M'] as const satisfies readonly Role[];

export const UID = { A: 'uid-of-a', M: 'uid-of-m' } as const;

/** M's account has no e-mail address, as one that Apple made may be; its token then names none. */
export const EMAIL = { A: 'a@people.example', M: '' } as const;

/** Something for each role, such as its client of a service. */
export type ByRole<T> = Readonly<Record<Role, T>>;
