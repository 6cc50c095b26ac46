import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../build/buildSite';
import { freeSuitePorts } from './emulators/ports';
import { SERVICES, startEmulators } from './emulators/startEmulators';
import { suiteFolder } from './folders';
import { seed, type SeededAccount } from './seed/seed';
import type { saveDocuments } from './seed/writers';
import { siteVariables, type ViteVariables } from '../build/siteVariables';

/** The built site behind the Hosting emulator, with the seeded accounts. */
export interface SeededSite {
  /** Where it is served. */
  origin: string;
  /** The folder that it is served from. */
  site: string;
  /** What it was built with. */
  variables: ViteVariables;
  database: Parameters<typeof saveDocuments>[1];
  accounts: SeededAccount[];
}

interface SeededSiteOptions {
  /** Must begin with `demo-`; no other run may use it at the same time. */
  projectId: string;
  /** How many contacts the account with the long list gets; 10,000 unless told. */
  contacts?: number;
  signal: AbortSignal;
}

/** Runs `work` on a new suite and a newly built site; both are gone when it is done. */
export async function serveSeededSite(
  { projectId, contacts, signal }: SeededSiteOptions,
  work: (seeded: SeededSite) => Promise<void>,
): Promise<void> {
  const folder = suiteFolder(projectId);
  const site = join(folder, 'site');
  mkdirSync(site, { recursive: true });
  const ports = await freeSuitePorts();
  const only = [...SERVICES, 'hosting' as const];
  const suite = await startEmulators({ projectId, ports, only, site, say: console.log, signal });
  try {
    console.log('Filling the emulators and building the site ...');
    const accounts = await seed({
      projectId,
      ...suite.addresses,
      signal,
      ...(contacts !== undefined && { contacts }),
    });
    const variables = siteVariables(suite);
    await buildSite(variables, site);
    const { hosting, firestore } = suite.addresses;
    const database = { projectId, firestore };
    await work({ origin: `http://${hosting}`, site, variables, database, accounts });
  } finally {
    await suite.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
