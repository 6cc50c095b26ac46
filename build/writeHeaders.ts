/** Writes the headers that the variables of .env.local ask for into firebase.json (docs/deploy.md). */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { loadEnv } from 'vite';
import { hostingHeaders } from './hostingHeaders';

const root = fileURLToPath(new URL('..', import.meta.url));
const file = join(root, 'firebase.json');
const text = readFileSync(file, 'utf8');
const config = JSON.parse(text) as { hosting: { headers: unknown } };
config.hosting.headers = hostingHeaders(loadEnv('production', root, 'VITE_'));
const written = await format(JSON.stringify(config), {
  ...(await resolveConfig(file)),
  parser: 'json',
});
writeFileSync(file, written);
console.log(
  written === text
    ? 'firebase.json has the headers that the variables ask for.'
    : 'firebase.json now has the headers that the variables ask for.',
);
