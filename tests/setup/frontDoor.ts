import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What the site answers, to be changed on its way. */
export interface Answer {
  path: string;
  /** Whether it becomes a page: a script that asks for a document takes any type. */
  isPage: boolean;
  status: number;
  headers: Headers;
  body: Buffer;
}

export interface FrontDoor {
  origin: string;
  close: () => void;
}

/** Serves the site at `origin` once more, with each answer as `change` leaves it. What is posted goes to `onPost`. */
export async function openFrontDoor(
  origin: string,
  change: (answer: Answer) => void,
  onPost: (posted: string) => void = () => undefined,
): Promise<FrontDoor> {
  const server = createServer((request, response) => {
    const serve = async (): Promise<void> => {
      const path = request.url ?? '/';
      if (request.method === 'POST') {
        onPost(await text(request));
        response.writeHead(204).end();
        return;
      }
      const { range, accept = '' } = request.headers;
      const found = await fetch(origin + path, {
        redirect: 'manual',
        headers: range ? { range } : {},
      });
      const headers = new Headers(found.headers);
      // `fetch` has unpacked the answer.
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection'])
        headers.delete(name);
      const body = Buffer.from(await found.arrayBuffer());
      const isPage = accept.includes('text/html');
      const answer = { path, isPage, status: found.status, headers, body };
      change(answer);
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(answer.body);
    };
    serve().catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
