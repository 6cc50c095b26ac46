import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import type { Suite } from './emulators/startEmulators';
import { Failure } from './Failure';
import { root } from './folders';
import { siteVariables } from './siteVariables';

/** Builds the site as for production, only that it talks to this suite, into `outDir`. */
export async function buildSite(
  suite: Pick<Suite, 'projectId' | 'addresses'>,
  outDir: string,
): Promise<void> {
  Object.assign(process.env, siteVariables(suite));
  const configuration: InlineConfig = {
    root,
    configFile: join(root, 'vite.config.ts'),
    // Nobody's own .env files: the same build on every machine.
    envDir: false,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, reportCompressedSize: false },
  };
  try {
    await build(configuration);
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error));
  }
}
