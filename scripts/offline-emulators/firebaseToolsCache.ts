import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { root } from '../folders';

/** What firebase-tools downloads when it is first needed. */
type Part = 'firestore' | 'storage' | 'ui';

interface Download {
  remoteUrl: string;
  downloadPathRelativeToCacheDir: string;
}

const PROBE_MS = 2000;

/** Whether firebase-tools has it, or was told of another one by its own variable. */
export function hasPart(part: Part): boolean {
  if (process.env[`${part.toUpperCase()}_EMULATOR_BINARY_PATH`]) return true;
  const cache =
    process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache/firebase/emulators');
  return existsSync(join(cache, download(part).downloadPathRelativeToCacheDir));
}

/** Whether firebase-tools could download it now; asks no longer than two seconds. */
export async function canDownload(part: Part): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PROBE_MS);
    return (await fetch(download(part).remoteUrl, { method: 'HEAD', signal })).ok;
  } catch {
    return false;
  }
}

function download(part: Part): Download {
  const file = join(root, 'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json');
  const { ui, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as Record<
    'firestore' | 'storage',
    Download
  > & { ui: { main: Download } };
  return { ...rest, ui: ui.main }[part];
}
