import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { CliError } from '../scripts/CliError';
import { root } from '../scripts/folders';
import type { ViteVariables } from './siteVariables';

/** Vite reads its variables from the environment: those of an earlier build would get into the next one. */
export function setVariables(variables: ViteVariables): void {
  for (const name of Object.keys(process.env)) {
    if (name.startsWith('VITE_')) Reflect.deleteProperty(process.env, name);
  }
  Object.assign(process.env, variables);
}

/** Builds the site with these variables alone into `outDir`. Throws a `CliError` when it cannot be built. */
export async function buildSite(variables: ViteVariables, outDir: string): Promise<void> {
  setVariables(variables);
  const configuration: InlineConfig = {
    root,
    configFile: join(root, 'vite.config.ts'),
    // No .env files: the build is the same on every machine.
    envDir: false,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, reportCompressedSize: false },
  };
  try {
    await build(configuration);
  } catch (error) {
    throw new CliError(error instanceof Error ? error.message : String(error));
  }
}
