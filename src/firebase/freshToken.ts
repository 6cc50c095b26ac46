type Source = () => Promise<boolean>;
let source: Source | null = null;

/** Says where fresh tokens come from; the source tells whether there is somebody to have one. */
export function giveFreshTokens(from: Source): void {
  source = from;
}

/**
 * Replaces the session's token. `false` when nobody is signed in, which is so as long as the sign-in
 * service has not been asked: calls that a visitor may make need not load it.
 */
export async function freshToken(): Promise<boolean> {
  return source ? source() : false;
}
