import { createHash, type Hash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { browserTargets } from './browserTargets.ts';

/** The address of the one document of all pages behind the login. */
const DOCUMENT = '/dashboard';

/** What the worker keeps beside it: no picture and no film. */
const KEPT = /^assets\/.*\.(js|css|woff2)$/;

/**
 * Writes `worker.js`, which opens the pages behind the login without a network. With `VITE_SITE_WORKER=off` it takes
 * itself out of the browsers that have it (docs/operations.md, "The worker").
 */
export function siteWorker(): Plugin {
  let isOff = false;
  return {
    name: 'site-worker',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    configResolved({ env }) {
      isOff = (env as Partial<ImportMetaEnv>).VITE_SITE_WORKER === 'off';
    },
    generateBundle: {
      // After the documents (pageDocuments.ts).
      order: 'post',
      async handler(_options, bundle) {
        const app = bundle['app.html'];
        if (app?.type !== 'asset') this.error('There is no app.html for the worker to keep.');
        const files = Object.values(bundle)
          .filter(({ fileName }) => KEPT.test(fileName))
          .map((file): Kept => {
            const content = file.type === 'chunk' ? file.code : file.source;
            return [`/${file.fileName}`, content];
          });
        const source = isOff
          ? await removalScript()
          : await workerScript([[DOCUMENT, app.source], ...files]);
        this.emitFile({ type: 'asset', fileName: 'worker.js', source });
      },
    },
  };
}

type Kept = readonly [address: string, content: string | Uint8Array];

/** The worker that keeps these files, each by the hash of its content. */
function workerScript(kept: readonly Kept[]): Promise<string> {
  const files = Object.fromEntries(
    kept.map(([address, content]): [string, string] => [address, integrityOf(content)]).sort(),
  );
  const version = hashOf(JSON.stringify(files)).digest('base64url').slice(0, 12);
  return compiled('worker', { DOCUMENT, FILES: files, VERSION: version });
}

/** As `fetch` takes it. */
export function integrityOf(content: string | Uint8Array): string {
  return `sha256-${hashOf(content).digest('base64')}`;
}

function hashOf(content: string | Uint8Array): Hash {
  return createHash('sha256').update(content);
}

/** The worker that removes the one before it. */
export function removalScript(): Promise<string> {
  return compiled('removal', {});
}

/** A script of src/worker, whole, with these values in it. */
async function compiled(name: string, values: Record<string, unknown>): Promise<string> {
  const { output } = (await build({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    define: Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]),
    ),
    build: {
      target: browserTargets,
      write: false,
      rolldownOptions: { input: `src/worker/${name}.ts`, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}
