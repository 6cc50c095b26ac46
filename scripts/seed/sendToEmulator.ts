interface SendOptions {
  contentType?: string;
  /** Gives up the request. */
  signal?: AbortSignal | undefined;
}

/** An emulator's answer to a request of the seed, sent with an administrator's rights. */
export async function sendToEmulator(
  url: string,
  body: string | Blob,
  { contentType = 'application/json', signal }: SendOptions = {},
): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    // Every emulator takes this word for a service account that no rule stops.
    headers: { authorization: 'Bearer owner', 'content-type': contentType },
    body,
    signal: signal ?? null,
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
}
