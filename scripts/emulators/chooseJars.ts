import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../Failure';
import { buildJar } from './buildJar';
import type { Java } from './findJava';
import { canDownload, hasPart } from './firebaseToolsCache';
import { gcloudFirestoreJar } from './gcloudFirestoreJar';

/** Where the two Java parts of the suite come from. */
export interface Jars {
  /** What firebase-tools must find in its environment to use them. */
  environment: Record<string, string>;
  /** For people, in a few words. */
  summary: string;
  /** firebase-tools has to fetch one first: starting takes as long as the line needs. */
  downloads: boolean;
}

const parts = ['firestore', 'storage'] as const;

/**
 * firebase-tools' own jars where they are in its cache or can be downloaded; otherwise the official
 * Firestore emulator of the Google Cloud CLI, whose rules engine judges Storage rules too.
 */
export async function chooseJars(java: Java): Promise<Jars> {
  const missing = parts.filter((part) => !hasPart(part));
  const own = { environment: {}, downloads: false };
  if (missing.length === 0) return { ...own, summary: "firebase-tools' own" };
  const reachable = await Promise.all(missing.map(canDownload));
  if (reachable.every(Boolean)) {
    return { ...own, downloads: true, summary: "firebase-tools' own, downloaded now" };
  }
  return fromGoogleCloud(java, missing);
}

function fromGoogleCloud(java: Java, missing: (typeof parts)[number][]): Jars {
  const library = gcloudFirestoreJar();
  if (!library) {
    throw new Failure(
      `firebase-tools can neither find nor download its jar for ${missing.join(' and ')}: ` +
        'connect to the internet once, or install the Google Cloud CLI with `gcloud components install cloud-firestore-emulator`.',
    );
  }
  if (!java.compiles) {
    throw new Failure(
      `The emulators of the Google Cloud CLI need a JDK, and ${java.home} is a JRE: install a JDK 21 or newer and set JAVA_HOME to it.`,
    );
  }
  const environment: Record<string, string> = {};
  if (missing.includes('firestore')) {
    environment['FIRESTORE_EMULATOR_BINARY_PATH'] = buildJar(java, {
      name: 'firestore-emulator',
      mainClass: 'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
      library,
    });
  }
  if (missing.includes('storage')) {
    const sources = join(import.meta.dirname, 'java');
    environment['STORAGE_EMULATOR_BINARY_PATH'] = buildJar(java, {
      name: 'storage-rules-runtime',
      mainClass: 'StorageRulesRuntime',
      library,
      sources: readdirSync(sources).map((file) => join(sources, file)),
    });
  }
  return {
    environment,
    downloads: false,
    summary: `${missing.join(' and ')} from the Google Cloud CLI`,
  };
}
