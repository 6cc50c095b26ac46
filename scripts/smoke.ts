/**
 * Asks a deployed site from outside for what it must have, and says in a line each what is right and what is
 * wrong. Needs the variables that it was built with, from .env.local or the environment.
 *
 * Usage: npm run smoke -- https://cards.example
 */
import { loadEnv } from 'vite';
import { siteChecks } from './checks/siteChecks';
import { CliError } from './CliError';
import { endOnSignals } from './endOnSignals';
import { root } from './folders';

await endOnSignals(async () => {
  const [site = ''] = process.argv.slice(2);
  if (!URL.canParse(site)) throw new CliError('Say which site: npm run smoke -- https://...');
  const variables = loadEnv('production', root, 'VITE_');
  if (!variables['VITE_FIREBASE_PROJECT_ID'])
    throw new CliError('VITE_FIREBASE_PROJECT_ID is not set; see .env.example.');
  for (const [name, check] of Object.entries(siteChecks(new URL(site).origin, variables))) {
    const problem = await check().then(
      () => undefined,
      (error: unknown) => (error as Error).message,
    );
    console.log(problem === undefined ? `ok      ${name}` : `FAILED  ${name}: ${problem}`);
    if (problem !== undefined) process.exitCode = 1;
  }
});
