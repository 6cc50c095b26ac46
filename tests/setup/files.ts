import { readFile } from 'node:fs/promises';
import { administrator, suite } from './suite';

const bucket = `http://${suite.storage}/v0/b/${suite.projectId}.appspot.com/o`;

/** Stores a file, past the rules, and gives the address where anybody can load it. */
export async function uploadFile(
  path: string,
  content: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<string> {
  const response = await fetch(`${bucket}?name=${encodeURIComponent(path)}`, {
    method: 'POST',
    headers: { ...administrator, 'Content-Type': contentType },
    body: content,
  });
  if (!response.ok)
    throw new Error(`Storage emulator: ${response.status} ${await response.text()}`);
  const { downloadTokens } = (await response.json()) as { downloadTokens: string };
  return `${bucket}/${encodeURIComponent(path)}?alt=media&token=${downloadTokens}`;
}

/** Stores the picture of a card in the same way. */
export async function uploadCard(path: string): Promise<string> {
  const picture = await readFile('scripts/seed/cards/demo-03.jpg');
  return uploadFile(path, new Uint8Array(picture), 'image/jpeg');
}

/** The places of all files below a folder, past the rules. */
export async function filesBelow(folder: string): Promise<string[]> {
  const response = await fetch(`${bucket}?prefix=${encodeURIComponent(`${folder}/`)}`, {
    headers: administrator,
  });
  const { items } = (await response.json()) as { items: { name: string }[] };
  return items.map(({ name }) => name);
}
