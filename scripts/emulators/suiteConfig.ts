import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../folders';
import { widenPolicy, type Sources } from '../../build/contentPolicy';
import type { HeaderRule } from '../../build/hostingHeaders';
import type { Ports } from './ports';

/** The parts of firebase.json that the scripts read or change. */
export interface FirebaseConfig {
  firestore: { rules: string; indexes: string };
  storage: { rules: string };
  functions: { source: string } & Record<string, unknown>;
  hosting: { public: string; ignore: string[]; headers: HeaderRule[] } & Record<string, unknown>;
  emulators: Record<string, unknown>;
}

export interface SuiteParts {
  ports: Ports;
  /** The folder of the built site that Hosting serves; `dist` unless told. */
  site?: string;
  /** Whether the Emulator UI runs too. */
  ui?: boolean;
}

/** Where the Emulator UI is, when it is on. */
export const uiPort = 4000;

/** firebase.json of the real project, unchanged. */
export function readFirebaseConfig(): FirebaseConfig {
  return JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as FirebaseConfig;
}

/**
 * firebase.json for one suite, to be written into `folder`: the same headers and functions, other
 * ports. Hosting serves with the production headers; only the emulators' own addresses are added to the
 * content security policy. The rules of Firestore are the copy that `emulatorRules` makes.
 */
export function suiteConfig(
  folder: string,
  { ports, site = join(root, 'dist'), ui = false }: SuiteParts,
): FirebaseConfig {
  const config = readFirebaseConfig();
  const at = (port: number | undefined): { host: string; port?: number } => ({
    host: '127.0.0.1',
    ...(port !== undefined && { port }),
  });
  return {
    ...config,
    firestore: {
      rules: join(folder, config.firestore.rules),
      indexes: join(root, config.firestore.indexes),
    },
    storage: { rules: join(root, config.storage.rules) },
    functions: {
      ...config.functions,
      // Functions takes no absolute path. The parameters stand beside this configuration.
      source: relative(folder, join(root, config.functions.source)),
      configDir: '.',
    },
    hosting: {
      ...config.hosting,
      // Hosting takes no absolute path either.
      public: relative(folder, site),
      headers: allowEmulators(config.hosting.headers, ports),
    },
    emulators: {
      // Off: tests use further projects of the same suite to keep out of each other's way.
      singleProjectMode: false,
      auth: at(ports.auth),
      firestore: {
        ...at(ports.firestore),
        ...(ports.firestoreWebsocket !== undefined && { websocketPort: ports.firestoreWebsocket }),
      },
      storage: at(ports.storage),
      functions: at(ports.functions),
      hosting: at(ports.hosting),
      hub: at(ports.hub),
      logging: at(ports.logging),
      eventarc: at(ports.eventarc),
      tasks: at(ports.tasks),
      ui: { enabled: ui, host: '127.0.0.1', port: uiPort },
    },
  };
}

/** What the functions tell the mail catcher, which takes any. */
export const mailPassword = 'only-for-the-mail-catcher';

/**
 * The parameters of the functions (functions/src/parameters.ts) for a suite, as lines of the file
 * `.env.local` that the Functions emulator reads; it would ask for each that is missing. Mail goes to
 * the mail catcher of the suite.
 */
export function functionsParameters({ mail }: Ports): string {
  return [
    // With a password, as in production: tests look for it where it must not be.
    `SMTP_URL=smtp://cardfile:${mailPassword}@127.0.0.1:${mail}`,
    'SUPPORT_MAILBOX=support@cardfile.example',
    'SUPPORT_SENDER=no-reply@cardfile.example',
    // The emulator lets every site call.
    'SITE_ORIGINS=["http://127.0.0.1:5173"]',
    'ENFORCE_APP_CHECK=false',
    '',
  ].join('\n');
}

/** The headers with the addresses of these emulators added to the content security policy. */
export function allowEmulators(rules: HeaderRule[], ports: Ports): HeaderRule[] {
  const at = (port: number): string => `http://127.0.0.1:${port}`;
  const emulators: Sources = {
    'connect-src': [
      ...[ports.auth, ports.firestore, ports.listen, ports.storage, ports.functions].map(at),
    ],
    'img-src': [at(ports.storage)],
    'frame-src': [at(ports.auth)],
  };
  return rules.map(({ source, headers }) => ({
    source,
    headers: headers.map(({ key, value }) => ({
      key,
      value: key === 'Content-Security-Policy' ? widenPolicy(value, emulators) : value,
    })),
  }));
}
