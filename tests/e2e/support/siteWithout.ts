import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The site at an address of its own, where parts of it can be missing. */
export interface SiteWithout {
  address: string;
  /** An earlier version is back, with all its parts. */
  rollBack: () => void;
  end: () => void;
}

/**
 * The site at `site`, whose files with this name are missing until `rollBack`. A browser keeps that answer as long as
 * the site says: no `page.route`, which switches the browser's cache off.
 */
export async function siteWithout(part: string, site: string): Promise<SiteWithout> {
  let isGone = true;
  const server = createServer((request, answer) => {
    const path = request.url ?? '/';
    const isMissing = isGone && path.startsWith(`/assets/${part}`);
    const asked = new URL(isMissing ? '/assets/gone.js' : path, site);
    fetch(asked, { method: request.method ?? 'GET', redirect: 'manual' })
      .then(async (found) => {
        const body = new Uint8Array(await found.arrayBuffer());
        const headers = [...found.headers].filter(
          ([name]) => !/^(content-(encoding|length)|transfer-encoding|connection)$/.test(name),
        );
        answer.writeHead(found.status, Object.fromEntries(headers)).end(body);
      })
      .catch(() => answer.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${String(port)}`,
    rollBack: () => (isGone = false),
    end: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
