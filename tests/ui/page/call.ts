import { FirebaseError } from 'firebase/app';
import { ADDRESS, packed, unpacked, type Answer } from './wire';

/** Calls a service in the test's own process, over the network. Without one, it fails with `offline`. */
export async function call(
  service: string,
  method: string,
  values: readonly unknown[],
  offline: string,
): Promise<unknown> {
  const response = await send(packed([service, method, ...values]), offline);
  return resultOf(await response.text());
}

/** Sends a file, as it is. */
export async function sendFile(path: string, content: Blob, offline: string): Promise<void> {
  const response = await send(content, offline, `?path=${encodeURIComponent(path)}`);
  resultOf(await response.text());
}

function send(body: string | Blob, offline: string, search = ''): Promise<Response> {
  return fetch(ADDRESS + search, { method: 'POST', body }).catch(() => {
    throw new FirebaseError(offline, 'The network is cut.');
  });
}

function resultOf(text: string): unknown {
  const answer = unpacked(text) as Answer;
  if ('code' in answer) throw new FirebaseError(answer.code, 'made to fail by the test');
  return answer.result;
}
