/** The part of the browser's Trusted Types that we use; TypeScript does not know them. */
interface TrustedTypes {
  defaultPolicy: object | null;
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string | null },
  ) => { createScriptURL: (address: string) => string };
}

/** Trusted Types, which the hosting demands (R13.1); `undefined` in a browser that does not know them. */
export function trustedTypes(): TrustedTypes | undefined {
  return (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
}
