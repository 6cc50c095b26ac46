import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { CliError } from '../CliError';
import { root } from '../folders';

const EMULATORS = ['auth', 'firestore', 'storage', 'functions', 'hosting'] as const;

/** What runs inside firebase-tools, which chooses ports for it unless told. */
const INNER_PARTS = ['hub', 'logging', 'firestoreWebsocket', 'eventarc', 'tasks'] as const;

export type Emulator = (typeof EMULATORS)[number];

/** An emulator, or one of ours beside them: the mail catcher (scripts/mail), and where pages listen (listenProxy.ts). */
type Part = Emulator | 'mail' | 'listen';

/** Where each part of a suite listens. */
export type Ports = Record<Part, number> & Partial<Record<(typeof INNER_PARTS)[number], number>>;

// Below the ports that systems hand out for outgoing connections, away from those of `npm run dev`.
const FIRST_PORT = 21_000;
const BLOCK_SIZE = 20;
const BLOCKS = 200;

/**
 * Free ports that no other run gets while this process lives. A run claims a block of ports: it listens
 * on the block's first port, and the system ends that claim with the process, however it dies. Runs begin
 * their search at different blocks: `start` is any number.
 */
export async function freePorts(count: number, start = process.pid): Promise<number[]> {
  for (let step = 0; step < BLOCKS; step++) {
    const first = FIRST_PORT + ((start + step) % BLOCKS) * BLOCK_SIZE;
    const claim = await listen(first);
    if (!claim) continue;
    const block = Array.from({ length: BLOCK_SIZE - 1 }, (_, index) => first + 1 + index);
    const free = await Promise.all(block.map(isFree));
    const ports = block.filter((_, index) => free[index]);
    if (ports.length >= count) {
      claim.unref();
      return ports.slice(0, count);
    }
    claim.close();
  }
  throw new CliError(
    `No ${count} free ports were found from ${FIRST_PORT} on: end other test runs and try again.`,
  );
}

/** The fixed ports of firebase.json and of the mail catcher, which `npm run dev` uses. */
export function devPorts(): Ports {
  const file = readFileSync(join(root, 'firebase.json'), 'utf8');
  const { emulators } = JSON.parse(file) as { emulators: Record<Emulator, { port: number }> };
  const ports = EMULATORS.map((name) => [name, emulators[name].port]);
  return { ...(Object.fromEntries(ports) as Record<Emulator, number>), mail: 1025, listen: 8081 };
}

/** Free ports for every part of a suite, away from those of `npm run dev`. */
export async function freeSuitePorts(): Promise<Ports> {
  const names = [...EMULATORS, 'mail', 'listen', ...INNER_PARTS];
  const ports = await freePorts(names.length);
  return Object.fromEntries(names.map((name, index) => [name, ports[index]])) as Ports;
}

/** `host:port` of each part. */
export function addressesAt(ports: Ports): Record<Part, string> {
  const address = (name: Part): [Part, string] => [name, `127.0.0.1:${ports[name]}`];
  return Object.fromEntries(
    [...EMULATORS, 'mail' as const, 'listen' as const].map(address),
  ) as Record<Part, string>;
}

/** Whether nothing listens on a port of this machine. */
export async function isFree(port: number): Promise<boolean> {
  const server = await listen(port);
  await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  return server !== undefined;
}

function listen(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
