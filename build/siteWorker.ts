import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { browserTargets } from './browserTargets.ts';

/** What the worker keeps: no picture and no film. */
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
        const files = Object.keys(bundle).filter((name) => KEPT.test(name));
        const source = isOff
          ? await removalScript()
          : await workerScript(files.map((name) => `/${name}`).sort(), String(app.source));
        this.emitFile({ type: 'asset', fileName: 'worker.js', source });
      },
    },
  };
}

/** The worker that keeps these files, and `html` as the document of the pages behind the login. */
function workerScript(files: readonly string[], html: string): Promise<string> {
  const version = createHash('sha256')
    .update(JSON.stringify([files, html]))
    .digest('base64url');
  return compiled('worker', { FILES: files, VERSION: version.slice(0, 12) });
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
