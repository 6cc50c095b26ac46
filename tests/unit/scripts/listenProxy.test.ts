import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startListenProxy } from '../../../scripts/emulators/listenProxy';
import { freePorts } from '../../../scripts/emulators/ports';

const DATABASE = 'projects/demo/databases/(default)';

let emulator: Server;
let start: (options?: { unread: number }) => ReturnType<typeof startListenProxy>;
let proxy: Awaited<ReturnType<typeof startListenProxy>>;
let channel: string;
/** How many channels the emulator has opened. */
let opened: number;
/** What it was sent: the number of each request, its type and its messages. */
let sent: [rid: string | null, type: string | null, body: string][];

beforeEach(async () => {
  sent = [];
  opened = 0;
  const [port = 0, emulatorPort = 0] = await freePorts(2);
  emulator = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://emulator');
    if (request.method === 'GET') {
      response.writeHead(200).write('answered');
      return;
    }
    void text(request).then((body) => {
      sent.push([searchParams.get('RID'), searchParams.get('TYPE'), body]);
      response.end(
        searchParams.has('SID')
          ? '7\n[1,8,7]'
          : `44\n[[0,["c","session${++opened}==","",8,12,30000]]]`,
      );
    });
  });
  await new Promise<void>((resolve) => emulator.listen(emulatorPort, '127.0.0.1', resolve));
  start = (options) => startListenProxy({ port, emulator: emulatorPort, ...options });
  const query = new URLSearchParams({ VER: '8', database: DATABASE });
  channel = `http://127.0.0.1:${port}/google.firestore.v1.Firestore/Listen/channel?${query}`;
});

afterEach(() => {
  proxy.stop();
  emulator.closeAllConnections();
  emulator.close();
});

/** The form in which a page sends messages. */
function form(first: number, ...messages: object[]): URLSearchParams {
  const body = new URLSearchParams({ count: String(messages.length), ofs: String(first) });
  messages.forEach((message, index) => {
    body.set(`req${index}___data__`, JSON.stringify({ database: DATABASE, ...message }));
  });
  return body;
}

const post = (query: string, body?: URLSearchParams) =>
  fetch(channel + query, { method: 'POST', ...(body && { body }) });
const add = (targetId: number) => ({ addTarget: { targetId, query: {} } });
const remove = (removeTarget: number) => ({ removeTarget });

test('what a page has not removed itself is removed when it closes its channel', async () => {
  proxy = await start();
  await post('&RID=100', form(0, add(2), add(4)));
  await post('&RID=101&SID=session1%3D%3D', form(2, remove(2), add(6)));
  await post('&RID=102&SID=session1%3D%3D&TYPE=terminate');
  expect(sent.slice(2)).toEqual([
    ['102', null, form(4, remove(4), remove(6)).toString()],
    ['103', 'terminate', ''],
  ]);
});

test('a channel that is read is kept, and one that is not is ended', async () => {
  proxy = await start({ unread: 500 });
  await post('&RID=100', form(0, add(2)));
  const page = new AbortController();
  const read = await fetch(`${channel}&RID=rpc&SID=session1%3D%3D`, { signal: page.signal });
  const { value } = (await read.body?.getReader().read()) ?? {};
  expect(new TextDecoder().decode(value)).toBe('answered');

  // The page of this one goes before it has read anything.
  await post('&RID=200', form(0, add(4)));
  await vi.waitFor(() => {
    expect(sent.slice(2)).toEqual([['201', null, form(1, remove(4)).toString()]]);
  });

  page.abort();
  await vi.waitFor(() => {
    expect(sent.slice(3)).toEqual([['101', null, form(1, remove(2)).toString()]]);
  });
});
