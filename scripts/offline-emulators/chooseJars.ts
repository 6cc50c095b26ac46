import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { CliError } from '../CliError';
import type { Java } from '../emulators/findJava';
import { buildJar } from './buildJar';
import { canDownload, hasPart } from './firebaseToolsCache';

/** Where the two Java parts of the suite come from. */
export interface Jars {
  /** The environment variables by which firebase-tools finds them. */
  environment: Record<string, string>;
  /** For people, in a few words. */
  summary: string;
  /** firebase-tools has to download one first, so the start takes as long as the line needs. */
  downloads: boolean;
}

const PARTS = ['firestore', 'storage'] as const;

/**
 * firebase-tools' own jars where its cache has them or it can download them. Otherwise the official
 * Firestore emulator of the Google Cloud CLI, whose rules engine judges Storage rules too. Throws a
 * `CliError` that names the remedies when there is neither.
 */
export async function chooseJars(java: Java): Promise<Jars> {
  const missing = PARTS.filter((part) => !hasPart(part));
  const own = { environment: {}, downloads: false };
  if (missing.length === 0) return { ...own, summary: "firebase-tools' own" };
  const reachable = await Promise.all(missing.map(canDownload));
  if (reachable.every(Boolean)) {
    return { ...own, downloads: true, summary: "firebase-tools' own, downloaded now" };
  }
  const library = googleCloudJar();
  if (!library) {
    throw new CliError(
      `firebase-tools can neither find nor download its jar for ${missing.join(' and ')}: ` +
        'connect to the internet once, or install the Google Cloud CLI with `gcloud components install cloud-firestore-emulator`.',
    );
  }
  if (!java.compiles) {
    throw new CliError(
      `The emulators of the Google Cloud CLI need a JDK, and ${java.home} is a JRE: install a JDK 21 or newer and set JAVA_HOME to it.`,
    );
  }
  const environment: Jars['environment'] = {};
  if (missing.includes('firestore')) {
    environment['FIRESTORE_EMULATOR_BINARY_PATH'] = buildJar(java, {
      name: 'firestore-emulator',
      mainClass: 'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
      library,
    });
  }
  if (missing.includes('storage')) {
    environment['STORAGE_EMULATOR_BINARY_PATH'] = buildJar(java, {
      name: 'storage-rules-runtime',
      mainClass: 'StorageRulesRuntime',
      library,
      source: join(import.meta.dirname, 'StorageRulesRuntime.java'),
    });
  }
  const summary = `${missing.join(' and ')} from the Google Cloud CLI`;
  return { environment, downloads: false, summary };
}

/** The Firestore emulator that comes with the Google Cloud CLI, when both are installed. */
function googleCloudJar(): string | undefined {
  const gcloud = (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .find((path) => existsSync(path));
  if (!gcloud) return undefined;
  const sdk = dirname(dirname(realpathSync(gcloud)));
  const jar = join(sdk, 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar');
  return existsSync(jar) ? jar : undefined;
}
