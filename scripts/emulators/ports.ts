import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../Failure';
import { root } from '../folders';

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

/**
 * Ports of its own for each run: a block is claimed by making a folder, which only one process can.
 * The claim ends with this process; one left by a process that died counts for nothing.
 */
export async function freePorts(count: number): Promise<number[]> {
  const claims = join(tmpdir(), 'cardfile-ports');
  mkdirSync(claims, { recursive: true });
  const start = process.pid % blocks;
  for (let step = 0; step < blocks; step++) {
    const first = firstPort + ((start + step) % blocks) * blockSize;
    const claim = join(claims, String(first));
    if (!claimed(claim)) continue;
    process.on('exit', () => rmSync(claim, { recursive: true, force: true }));
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

function claimed(claim: string): boolean {
  const owner = join(claim, 'process');
  try {
    mkdirSync(claim);
  } catch {
    if (isAlive(owner)) return false;
  }
  writeFileSync(owner, String(process.pid));
  return true;
}

function isAlive(owner: string): boolean {
  try {
    process.kill(Number(readFileSync(owner, 'utf8')), 0);
    return true;
  } catch {
    return false;
  }
}
