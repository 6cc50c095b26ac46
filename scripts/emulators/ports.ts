import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Failure } from '../Failure';
import { root } from '../folders';
import { claimPorts } from './claimPorts';

export type Emulator = 'auth' | 'firestore' | 'storage' | 'functions' | 'hosting';

/** Where each part of a suite listens; what is left out is firebase-tools' affair. */
export interface Ports extends Record<Emulator, number> {
  /** Where the functions send mail: the mail catcher's, which is no emulator (scripts/mail). */
  mail: number;
  hub?: number;
  logging?: number;
  firestoreWebsocket?: number;
  eventarc?: number;
  tasks?: number;
}

// Below the ports that systems hand out for outgoing connections, away from those of `npm run dev`.
const firstPort = 21_000;
const blockSize = 20;
const blocks = 200;

/** Ports of its own for each run: free ones of a block that no other run has claimed. */
export async function freePorts(count: number): Promise<number[]> {
  const start = process.pid % blocks;
  for (let step = 0; step < blocks; step++) {
    const first = firstPort + ((start + step) % blocks) * blockSize;
    if (!claimPorts(first)) continue;
    const block = Array.from({ length: blockSize }, (_, index) => first + index);
    const free = await Promise.all(block.map(isFree));
    const ports = block.filter((_, index) => free[index]);
    if (ports.length >= count) return ports.slice(0, count);
  }
  throw new Failure(
    `No ${count} free ports were found from ${firstPort} on: end other test runs and try again.`,
  );
}

/** The fixed ports of firebase.json and of the mail catcher, which `npm run dev` uses. */
export function devPorts(): Ports {
  const file = readFileSync(join(root, 'firebase.json'), 'utf8');
  const { emulators } = JSON.parse(file) as { emulators: Record<Emulator, { port: number }> };
  return {
    auth: emulators.auth.port,
    firestore: emulators.firestore.port,
    storage: emulators.storage.port,
    functions: emulators.functions.port,
    hosting: emulators.hosting.port,
    mail: 1025,
  };
}

/** Ports of their own for every part of a suite, away from those of `npm run dev`. */
export async function freeSuitePorts(): Promise<Ports> {
  const ports = await freePorts(11);
  const port = (index: number): number => ports[index] ?? 0;
  return {
    auth: port(0),
    firestore: port(1),
    storage: port(2),
    functions: port(3),
    hosting: port(4),
    hub: port(5),
    logging: port(6),
    firestoreWebsocket: port(7),
    eventarc: port(8),
    tasks: port(9),
    mail: port(10),
  };
}

/** Whether nothing listens on a port of this machine. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
