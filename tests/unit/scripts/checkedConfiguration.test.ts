import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { root } from '../../../scripts/folders';
import { productionVariables } from '../../../scripts/siteVariables';

const envDir = mkdtempSync(join(tmpdir(), 'cardfile-variables-'));

afterAll(() => {
  rmSync(envDir, { recursive: true });
});

function configured(from: string | false) {
  const configFile = join(root, 'vite.config.ts');
  return resolveConfig({ root, configFile, envDir: from, logLevel: 'silent' }, 'build');
}

test('the variables are those of the build: its own files, and nobody else’s', async () => {
  const lines = Object.entries(productionVariables).map(([name, value]) => `${name}=${value}`);
  writeFileSync(join(envDir, '.env'), lines.join('\n'));
  await expect(configured(envDir)).resolves.toBeDefined();
  await expect(configured(false)).rejects.toThrow('Cardfile is not configured');
});
