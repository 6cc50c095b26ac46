import { basename, dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { root } from '../scripts/folders';
import site from '../vite.config';
import { withVariables } from './buildSite';
import { describedRoutes } from './pageDocuments';

const FAKES = join(root, 'tests/component/fakes');
const PAGE = join(root, 'tests/ui/page');

/** What stands in for each SDK. */
const SDKS: Record<string, string> = {
  'firebase/auth': join(FAKES, 'firebaseAuth.ts'),
  'firebase/firestore': join(PAGE, 'firestoreLive.ts'),
  'firebase/firestore/lite': join(FAKES, 'firestoreLite.ts'),
  'firebase/functions': join(PAGE, 'functions.ts'),
  'firebase/storage': join(FAKES, 'firebaseStorage.ts'),
};

/** What the stand-ins are over: in a page, the services that run in the test's own process. */
const SERVICES: Record<string, string> = {
  fakeDatabase: join(PAGE, 'database.ts'),
  fakeFiles: join(PAGE, 'files.ts'),
  fakeSignIn: join(PAGE, 'signIn.ts'),
};

/** Puts the stand-ins of the component tests in place of the SDKs. */
const standIns: Plugin = {
  name: 'stand-ins',
  enforce: 'pre',
  resolveId(id, importer = '') {
    return SDKS[id] ?? (dirname(importer) === FAKES ? (SERVICES[basename(id)] ?? null) : null);
  },
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') this.error('There is no index.html.');
      const pages = describedRoutes.map(({ path }) => path.slice(1)).filter(Boolean);
      for (const name of [...pages, 'app', '404']) {
        this.emitFile({ type: 'asset', fileName: `${name}.html`, source: index.source });
      }
    },
  },
};

/**
 * Builds the site for tests/ui into `outDir`: with stand-ins for the SDKs, and with documents that hold nothing yet.
 * Nothing is made smaller: that would take longer than it saves.
 */
export async function buildStandIns(outDir: string): Promise<void> {
  await withVariables({ VITE_USE_EMULATORS: 'true' }, () =>
    build({
      ...site,
      root,
      configFile: false,
      envDir: false,
      logLevel: 'warn',
      plugins: [react(), standIns],
      define: {
        // Pictures come from where the site comes from.
        'import.meta.env.VITE_EMULATOR_STORAGE': 'location.host',
      },
      build: {
        ...site.build,
        outDir,
        emptyOutDir: true,
        minify: false,
        manifest: false,
        reportCompressedSize: false,
      },
    }),
  );
}
