import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freeSuitePorts } from '../../scripts/emulators/ports';
import { startEmulators, type Suite } from '../../scripts/emulators/startEmulators';
import { seed } from '../../scripts/seed/seed';
import { PASSWORD } from '../../scripts/seed/writers';
import { SLOW } from '../setup/slow';
import { administrator } from '../setup/suite';

/** In ms: patience for a loaded machine, on which two suites start. */
const LIMIT = 240_000 * SLOW;
const only = ['auth', 'firestore', 'storage'] as const;
const projectId = `demo-cardfile-test-restore-${process.pid}`;

test(
  'what was exported, then wiped, is whole again after an import',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cardfile-backup-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const exported = join(folder, 'backup');
    const ports = await freeSuitePorts();
    const suite = await startEmulators({ projectId, ports, only });
    onTestFinished(suite.stop);
    const { auth } = suite.addresses;
    await seed({
      projectId,
      ...suite.addresses,
      signal: new AbortController().signal,
      contacts: 10,
    });
    const before = await everything(suite);
    expect(before.documents.length).toBeGreaterThan(50);
    expect(before.files.length).toBeGreaterThan(10);
    expect(before.accounts.length).toBeGreaterThan(3);

    const saved = await fetch(`http://127.0.0.1:${ports.hub}/_admin/export`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ path: exported, initiatedBy: 'test' }),
    });
    expect(saved.status).toBe(200);
    await suite.stop();

    const empty = await startEmulators({ projectId, ports, only });
    onTestFinished(empty.stop);
    expect(await everything(empty)).toEqual({ documents: [], files: [], accounts: [] });
    await empty.stop();

    const restored = await startEmulators({ projectId, ports, only, exported });
    onTestFinished(restored.stop);
    expect(await everything(restored)).toEqual(before);
    const signIn = await fetch(
      `http://${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: 'demo@cardfile.example', password: PASSWORD }),
      },
    );
    expect(signIn.status).toBe(200);
    await restored.stop();
  },
  LIMIT,
);

interface Named {
  name: string;
}

/** All that a suite stores: documents with the types of their fields, files with bytes and tokens, accounts. */
async function everything({ addresses }: Suite) {
  const ask = async (address: string, body?: object): Promise<Response> =>
    fetch(`http://${address}`, {
      headers: { ...administrator, 'Content-Type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  const database = `${addresses.firestore}/v1/projects/${projectId}/databases/(default)/documents`;
  const everywhere = { structuredQuery: { from: [{ allDescendants: true }] } };
  const found = (await (await ask(`${database}:runQuery`, everywhere)).json()) as {
    document?: Named & { fields: unknown };
  }[];
  const documents = found.flatMap(({ document }) =>
    document ? [{ name: document.name, fields: document.fields }] : [],
  );

  const bucket = `${addresses.storage}/v0/b/${projectId}.appspot.com/o`;
  const { items } = (await (await ask(bucket)).json()) as { items: Named[] };
  const files = await Promise.all(
    items.map(async ({ name }) => {
      const file = `${bucket}/${encodeURIComponent(name)}`;
      const { downloadTokens, contentType } = (await (await ask(file)).json()) as Record<
        string,
        string
      >;
      const bytes = Buffer.from(await (await ask(`${file}?alt=media`)).arrayBuffer());
      return { name, downloadTokens, contentType, bytes: bytes.toString('base64') };
    }),
  );

  const users = `${addresses.auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:query`;
  const { userInfo = [] } = (await (await ask(users, {})).json()) as {
    userInfo?: { localId: string; email: string; passwordHash: string }[];
  };
  const accounts = userInfo.map(({ localId, email, passwordHash }) => [
    localId,
    email,
    passwordHash,
  ]);
  return { documents, files, accounts };
}
