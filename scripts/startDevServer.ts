import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { siteVariables, type SiteSuite } from '../build/siteVariables';
import { root } from './folders';

/** Serves the site as it is being developed, in front of this suite; at the port of vite.config.ts unless told. */
export async function startDevServer(suite: SiteSuite, port?: number): Promise<ViteDevServer> {
  // A build in this process or before it may have left `production` there, which is another React.
  Object.assign(process.env, siteVariables(suite), { NODE_ENV: 'development' });
  const server = port === undefined ? {} : { port };
  const vite = await createServer({ configFile: join(root, 'vite.config.ts'), root, server });
  try {
    return await vite.listen();
  } catch (error) {
    await vite.close();
    throw error;
  }
}
