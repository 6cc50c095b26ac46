/** The text as a whole address, or `null` (`URL.parse` is still missing from browsers in use). */
export function parsedUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** Hosts that take `w` and `q` (R7.19); with emulators the Storage emulator's `host:port` joins them. */
export const STORAGE_HOSTS: readonly string[] = ['firebasestorage.googleapis.com'];

/** The image address if a page may show it, else `null`. Only `httpHost` (`host:port`) may lack https. */
export function safeImageUrl(url: string, httpHost?: string): string | null {
  const parsed = parsedUrl(url.trim());
  if (!parsed || parsed.username !== '' || parsed.password !== '') return null;
  if (parsed.protocol === 'https:') return parsed.href;
  return parsed.protocol === 'http:' && parsed.host === httpHost ? parsed.href : null;
}

export interface ImageSize {
  width: number;
  quality: number;
}

/** The address asking for a smaller picture (R7.19). Anything but a web address comes back as it is. */
export function sizedImageUrl(
  url: string,
  { width, quality }: ImageSize,
  storageHosts: readonly string[],
): string {
  const parsed = parsedUrl(url);
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return url;
  const [widthName, qualityName] = storageHosts.includes(parsed.host)
    ? (['w', 'q'] as const)
    : (['width', 'quality'] as const);
  parsed.searchParams.set(widthName, String(width));
  parsed.searchParams.set(qualityName, String(quality));
  return parsed.href;
}

/** A `srcset` with one entry for each width, or '' when the address cannot be asked for a size. */
export function imageSrcSet(
  url: string,
  widths: readonly number[],
  quality: number,
  storageHosts: readonly string[],
): string {
  if (!/^https?:/i.test(url)) return '';
  return widths
    .map((width) => `${sizedImageUrl(url, { width, quality }, storageHosts)} ${width}w`)
    .join(', ');
}
