import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';

/** What a page loads, in KB (1000 bytes) as brotli at its best sends it. */
export interface Bytes {
  js: number;
  css: number;
}

/** The size of all scripts and style sheets that a load of `path` asks for before it rests. */
export async function measureBytes(page: Page, path: string): Promise<Bytes> {
  const asked = { script: new Set<string>(), stylesheet: new Set<string>() };
  const note = (request: Request): void => {
    const type = request.resourceType();
    if (type === 'script' || type === 'stylesheet') asked[type].add(request.url());
  };
  page.on('request', note);
  await page.goto(path, { waitUntil: 'networkidle' });
  page.off('request', note);
  return { js: await compressedSize(asked.script), css: await compressedSize(asked.stylesheet) };
}

async function compressedSize(addresses: Set<string>): Promise<number> {
  let bytes = 0;
  for (const address of addresses) {
    const response = await fetch(address);
    bytes += brotliCompressSync(await response.arrayBuffer()).length;
  }
  return bytes / 1000;
}
