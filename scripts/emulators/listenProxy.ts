import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

/** In ms: a page whose read was cut off is gone, unless it reads again sooner than this. */
const CUT_OFF = 1_000;

/** In ms: a page that has been answered reads on sooner than this, however busy it is, unless it is gone. */
const UNREAD = 10_000;

/** A WebChannel session of the protocol's version 8: what one page listens to. */
interface Channel {
  /** Where its messages go. */
  address: URL;
  /** The number that the next request must have, and how many messages have been sent. */
  nextRequest: number;
  messages: number;
  /** What the emulator has been asked and still answers. */
  targets: Set<number>;
  readers: number;
  unread?: ReturnType<typeof setTimeout>;
}

interface ListenProxyOptions {
  port: number;
  /** The port of the Firestore emulator. */
  emulator: number;
}

/**
 * Stands before the Firestore emulator for pages that listen. The emulator keeps the queries of a channel that was
 * closed, and runs them at each write over all that is stored: after some 60 page loads no write ended in time. It
 * drops only what the page itself removes, so this removes it when a page closes its channel or reads it no more: a
 * page that is reloaded while it is busy does not close it. One that lost its network only is refused when it comes
 * back, as by the real database after a while, and its SDK opens a new channel.
 */
export async function startListenProxy({ port, emulator }: ListenProxyOptions) {
  const channels = new Map<string, Channel>();

  const take = (id: string): Channel | undefined => {
    const channel = channels.get(id);
    channels.delete(id);
    clearTimeout(channel?.unread);
    return channel;
  };
  const end = async (id: string): Promise<void> => {
    const channel = take(id);
    if (!channel) return;
    await removeTargets(channel);
    await fetch(nextAddress(channel, { TYPE: 'terminate' }), { method: 'POST' });
  };
  const count = (id: string, readers: number, unread = UNREAD): void => {
    const channel = channels.get(id);
    if (!channel) return;
    channel.readers += readers;
    clearTimeout(channel.unread);
    if (channel.readers > 0) return;
    channel.unread = setTimeout(() => {
      // A stopped emulator has nothing to drop.
      end(id).catch(() => undefined);
    }, unread);
  };

  const read = async (url: URL, from: IncomingMessage, to: ServerResponse): Promise<void> => {
    const id = url.searchParams.get('SID') ?? '';
    count(id, 1);
    to.once('close', () => count(id, -1, to.writableFinished ? UNREAD : CUT_OFF));
    const answer = await send(url, from);
    to.writeHead(answer.statusCode ?? 502, answer.headers);
    to.flushHeaders();
    await pipeline(answer, to);
  };
  const post = async (url: URL, from: IncomingMessage, to: ServerResponse): Promise<void> => {
    const body = await text(from);
    const id = url.searchParams.get('SID');
    const isLast = url.searchParams.get('TYPE') === 'terminate';
    const channel = isLast ? take(id ?? '') : channels.get(id ?? '');
    if (channel && isLast) {
      await removeTargets(channel);
      url.searchParams.set('RID', String(channel.nextRequest));
    } else if (channel) {
      note(channel, url, body);
    }
    const answer = await send(url, from, body);
    const answered = await text(answer);
    const opened = /"c","([^"]+)"/.exec(answered)?.[1];
    if (id === null && opened !== undefined) {
      channels.set(opened, note(newChannel(url, opened), url, body));
      count(opened, 0);
      if (to.destroyed) await end(opened);
    }
    to.writeHead(answer.statusCode ?? 502, answer.headers).end(answered);
  };

  const server = createServer((from, to) => {
    const url = new URL(from.url ?? '/', `http://127.0.0.1:${emulator}`);
    const served = from.method === 'POST' ? post(url, from, to) : read(url, from, to);
    // What a stopped emulator leaves too.
    served.catch(() => to.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    stop: (): void => {
      for (const channel of channels.values()) clearTimeout(channel.unread);
      channels.clear();
      server.close();
      server.closeAllConnections();
    },
  };
}

function newChannel(url: URL, id: string): Channel {
  const address = new URL(url);
  address.searchParams.set('SID', id);
  return { address, nextRequest: 0, messages: 0, targets: new Set(), readers: 0 };
}

/** Takes down what a page sends over `channel`, and gives it back. */
function note(channel: Channel, url: URL, body: string): Channel {
  const form = new URLSearchParams(body);
  channel.nextRequest = Number(url.searchParams.get('RID')) + 1;
  channel.messages = Number(form.get('ofs')) + Number(form.get('count'));
  for (const [name, value] of form) {
    if (!name.endsWith('___data__')) continue;
    const message = JSON.parse(value) as {
      addTarget?: { targetId: number };
      removeTarget?: number;
    };
    if (message.addTarget) channel.targets.add(message.addTarget.targetId);
    if (message.removeTarget !== undefined) channel.targets.delete(message.removeTarget);
  }
  return channel;
}

/** Removes all that a page has asked for, in one request as from the page. */
async function removeTargets(channel: Channel): Promise<void> {
  const { address, targets, messages } = channel;
  if (targets.size === 0) return;
  const database = address.searchParams.get('database');
  const body = new URLSearchParams({ count: String(targets.size), ofs: String(messages) });
  [...targets].forEach((removeTarget, index) => {
    body.set(`req${index}___data__`, JSON.stringify({ database, removeTarget }));
  });
  await fetch(nextAddress(channel), { method: 'POST', body });
}

/** Where the next request of the page would go. */
function nextAddress(channel: Channel, more: Record<string, string> = {}): URL {
  const address = new URL(channel.address);
  const parameters = { ...more, RID: String(channel.nextRequest++) };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address;
}

function send(url: URL, from: IncomingMessage, body?: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { method, headers } = from;
    // A connection of its own: one that is kept may have been closed by the emulator just now.
    request(url, { method, headers, agent: false }, resolve).on('error', reject).end(body);
  });
}
