import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { CliError } from '../scripts/CliError';
import { root } from '../scripts/folders';
import type { ViteVariables } from './siteVariables';

/**
 * Runs a build with these variables alone. Vite reads them from the environment, and says there that it builds for
 * production: both would get into the next build, and into what is started after it.
 */
export async function withVariables(
  variables: ViteVariables,
  run: () => Promise<unknown>,
): Promise<void> {
  const before = { ...process.env };
  const set = (environment: NodeJS.ProcessEnv): void => {
    for (const name of Object.keys(process.env)) {
      if (name.startsWith('VITE_') || name === 'NODE_ENV')
        Reflect.deleteProperty(process.env, name);
    }
    Object.assign(process.env, environment);
  };
  set(variables);
  try {
    await run();
  } finally {
    set(before);
  }
}

/** Builds the site with these variables alone into `outDir`. Throws a `CliError` when it cannot be built. */
export async function buildSite(variables: ViteVariables, outDir: string): Promise<void> {
  const configuration: InlineConfig = {
    root,
    configFile: join(root, 'vite.config.ts'),
    // No .env files: the build is the same on every machine.
    envDir: false,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, reportCompressedSize: false },
  };
  try {
    await withVariables(variables, () => build(configuration));
  } catch (error) {
    throw new CliError(error instanceof Error ? error.message : String(error));
  }
}
