import { once } from 'node:events';
import { request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { relative } from 'node:path';
import { server as superstatic } from 'superstatic';
import type { HeaderRule } from '../build/hostingHeaders';
import { readFirebaseConfig } from './emulators/suiteConfig';
import { root } from './folders';

/** Answers a request itself, or leaves it to the next one. */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

interface SiteServerOptions {
  /** The built site. */
  folder: string;
  /** In place of those in firebase.json. */
  headers?: HeaderRule[];
  /** A free one unless told. */
  port?: number;
  /** Asked before the files, in this order. */
  handlers?: Handler[];
}

export interface SiteServer {
  origin: string;
  close: () => Promise<void>;
}

/**
 * Serves a built site as Firebase Hosting does, with the library that its emulator uses: headers, rewrites,
 * redirects and clean addresses are those of firebase.json. It does not compress: on one machine that costs
 * more than it saves.
 */
export async function serveSite({
  folder,
  headers,
  port = 0,
  handlers = [],
}: SiteServerOptions): Promise<SiteServer> {
  const { hosting } = readFirebaseConfig();
  const app = superstatic({
    port,
    hostname: '127.0.0.1',
    cwd: root,
    // A path of its own would be taken as one below `cwd`.
    config: { ...hosting, public: relative(root, folder), headers: headers ?? hosting.headers },
    // As the emulator: no password, no file with variables.
    stack: 'strict',
  });
  for (const handler of handlers) app.use(handler);
  const server = await new Promise<Server>((resolve) => {
    const started = app.listen(() => resolve(started));
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Passes requests for addresses below `path` on to `target`: `passOn('/demo-w0/', 'http://127.0.0.1:5001/demo/')`. */
export function passOn(path: string, target: string): Handler {
  return (from, to, next) => {
    if (!from.url?.startsWith(path)) {
      next();
      return;
    }
    const { method, headers } = from;
    const passed = request(
      new URL(from.url.slice(path.length), target),
      { method, headers },
      (answer) => {
        to.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(to);
      },
    );
    passed.on('error', () => to.destroy());
    to.on('close', () => passed.destroy());
    from.pipe(passed);
  };
}
