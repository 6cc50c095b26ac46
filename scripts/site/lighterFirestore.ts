import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../folders.ts';

const ARITHMETIC = '@firebase/webchannel-wrapper/bloom-blob';

/**
 * Gives Firestore lite our own `Integer`: of the SDK's arithmetic, 3 KB of what every signed-in page loads,
 * it uses one comparison (docs/decisions/0003-firestore-lite.md). The full SDK keeps the original.
 */
export const lighterFirestore: Plugin = {
  name: 'lighter-firestore',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === ARITHMETIC && importer?.includes('/firestore/dist/lite/')
      ? join(root, 'src/firebase/Integer.ts')
      : undefined,
};
