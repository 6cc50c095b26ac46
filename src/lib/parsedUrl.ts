/** The text as a whole address, or `null` (`URL.parse` is still missing from browsers in use). */
export function parsedUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
