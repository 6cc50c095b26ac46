import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { Failure } from './Failure';
import { root } from './folders';
import type { ViteVariables } from './siteVariables';

/** Builds the site with these variables into `outDir`. */
export async function buildSite(variables: ViteVariables, outDir: string): Promise<void> {
  // Vite takes them from there.
  Object.assign(process.env, variables);
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
