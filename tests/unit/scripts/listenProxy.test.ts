import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startListenProxy } from '../../../scripts/emulators/listenProxy';
import { freePorts } from '../../../scripts/emulators/ports';

const DATABASE = 'projects/demo/databases/(default)';

let emulator: Server;
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
  proxy = await startListenProxy({ port, emulator: emulatorPort });
  const query = new URLSearchParams({ VER: '8', database: DATABASE });
  channel = `http://127.0.0.1:${port}/google.firestore.v1.Firestore/Listen/channel?${query}`;
});

afterEach(() => {
  vi.useRealTimers();
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
/** Reads the channel that was opened as the nth; gives how to cut that off, once an answer has come. */
async function read(nth: number): Promise<AbortController> {
  const page = new AbortController();
  const { signal } = page;
  const answer = await fetch(`${channel}&RID=rpc&SID=session${nth}%3D%3D`, { signal });
  const { value } = (await answer.body?.getReader().read()) ?? {};
  expect(new TextDecoder().decode(value)).toBe('answered');
  return page;
}

const add = (targetId: number) => ({ addTarget: { targetId, query: {} } });
const remove = (removeTarget: number) => ({ removeTarget });

test('what a page has not removed itself is removed when it closes its channel', async () => {
  await post('&RID=100', form(0, add(2), add(4)));
  await post('&RID=101&SID=session1%3D%3D', form(2, remove(2), add(6)));
  await post('&RID=102&SID=session1%3D%3D&TYPE=terminate');
  expect(sent.slice(2)).toEqual([
    ['102', null, form(4, remove(4), remove(6)).toString()],
    ['103', 'terminate', ''],
  ]);
});

test('a page that reads again at once is kept, and one that does not has gone a second later', async () => {
  await post('&RID=100', form(0, add(2)));
  await post('&RID=200', form(0, add(4)));
  const cut = await read(1);
  cut.abort();
  await read(1);
  (await read(2)).abort();
  await vi.waitFor(
    () => {
      expect(sent.slice(2)).toEqual([
        ['201', null, form(1, remove(4)).toString()],
        ['202', 'terminate', ''],
      ]);
    },
    { timeout: 5_000 },
  );
});

test('a page that never reads has ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await post('&RID=100', form(0, add(2)));
  vi.advanceTimersByTime(9_999);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1);
  await vi.waitFor(() => {
    expect(sent.slice(1)).toEqual([
      ['101', null, form(1, remove(2)).toString()],
      ['102', 'terminate', ''],
    ]);
  });
});
