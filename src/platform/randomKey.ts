/** A text that nobody guesses, to name something in the browser's storage. (`randomUUID` needs a secure origin.) */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join(
    '',
  );
}
