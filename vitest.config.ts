import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { SLOW } from './tests/setup/slow.ts';

const recorder = fileURLToPath(new URL('tests/mutants/recorder.ts', import.meta.url));

/** Hands the recorder to the files of tests/rules that import `vitest`, for the mutants alone. */
const recordRulesTests: Plugin = {
  name: 'record-rules-tests',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === 'vitest' && importer?.includes('/tests/rules/') ? recorder : undefined,
};

/** A machine that has other work to do is no failure: the longest test takes seconds on a quiet one. */
const BUSY_MS = 120_000;

/** What these leave behind (the environment, the clock) would be there for the next file. */
const LEAVING = [
  'firebase/*',
  'functions/*',
  'platform/{dates,runWhenIdle}',
  'platform/storage/browserStorage',
  'scripts/**/*',
  'worker/worker',
].map((name) => `tests/unit/${name}.test.ts`);

/** A module that another file has loaded before is not replaced. */
const REPLACING = readdirSync('tests/unit', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => `tests/unit/${name.replaceAll('\\', '/')}`)
  .filter((file) => readFileSync(file, 'utf8').includes('vi.mock('));

const ALONE = [...new Set([...LEAVING, ...REPLACING])];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/unit/**/*.test.ts', ...ALONE.map((files) => `!${files}`)],
          maxWorkers: '100%',
          // What most of them need is loaded once for all: a third of the time.
          isolate: false,
          testTimeout: BUSY_MS,
        },
      },
      {
        test: {
          name: 'unit alone',
          environment: 'node',
          include: ALONE,
          maxWorkers: '100%',
          testTimeout: BUSY_MS,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'component',
          environment: 'happy-dom',
          include: ['tests/component/**/*.test.tsx'],
          setupFiles: ['tests/setup/component.ts'],
          maxWorkers: '100%',
          pool: 'threads',
          // The libraries are loaded once for all files of a worker; the setup begins each with modules of its own.
          isolate: false,
          testTimeout: 10_000 * SLOW,
          provide: { longestWait: 5_000 * SLOW },
        },
      },
      {
        test: {
          name: 'documents',
          environment: 'node',
          include: ['tests/documents/**/*.test.ts'],
          testTimeout: BUSY_MS,
        },
      },
      {
        test: {
          name: 'rules',
          environment: 'node',
          include: ['tests/rules/**/*.test.ts'],
          globalSetup: ['tests/setup/rulesCanary.ts'],
          // One Storage emulator holds one set of rules: its test files take turns.
          fileParallelism: false,
          // Each file has its own project and clients: loading the SDKs once for all is safe, and quicker.
          isolate: false,
          testTimeout: BUSY_MS,
          hookTimeout: BUSY_MS,
        },
      },
      {
        plugins: [recordRulesTests],
        test: {
          name: 'mutants',
          environment: 'node',
          include: ['tests/mutants/**/*.test.ts'],
          globalSetup: ['tests/setup/rulesCanary.ts', 'tests/mutants/restoreRules.ts'],
          fileParallelism: false,
          // The figures that the tests end with, without Vitest's headings.
          disableConsoleIntercept: true,
          // A mutant that survives runs every test.
          testTimeout: 600_000,
          hookTimeout: BUSY_MS,
        },
      },
      {
        test: {
          name: 'sync',
          environment: 'node',
          include: ['tests/sync/**/*.test.ts'],
          globalSetup: ['tests/setup/rulesCanary.ts'],
          // Half of each is a wait for the emulators.
          maxWorkers: 2,
          testTimeout: 300_000,
          hookTimeout: BUSY_MS,
        },
      },
      {
        test: {
          name: 'functions',
          environment: 'node',
          include: ['tests/functions/**/*.test.ts'],
          // They share one mail server and one count of requests.
          fileParallelism: false,
          testTimeout: BUSY_MS,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'engines',
          environment: 'node',
          include: ['tests/engines/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
