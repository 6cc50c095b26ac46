import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Not imported by its name: it is a program of its own, with other types.
const [load] = Object.values(import.meta.glob('../../../src/worker/worker.ts'));

interface Asked {
  request: object;
  respondWith: (answer: Promise<Response>) => void;
}

const ORIGIN = 'https://cardfile.example';
const listeners = new Map<string, (event: Asked) => void>();
const caches = { match: vi.fn() };
const fetched = vi.fn<(request: object) => Promise<Response>>();

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('self', {
    location: { origin: ORIGIN },
    addEventListener: (kind: string, listener: (event: Asked) => void) =>
      listeners.set(kind, listener),
  });
  vi.stubGlobal('VERSION', 'new');
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', fetched.mockReset().mockResolvedValue(new Response('of the network')));
  await load?.();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What the worker answers; `undefined` where it leaves the request to the browser. */
function answerTo(path: string, request: object): Promise<Response> | undefined {
  let answer: Promise<Response> | undefined;
  listeners.get('fetch')?.({
    request: { url: `${ORIGIN}${path}`, method: 'GET', ...request },
    respondWith: (given) => {
      answer = given;
    },
  });
  return answer;
}

const script = { mode: 'cors', destination: 'script' };
const page = { mode: 'navigate', destination: 'document' };

test('where the browser cannot read what is kept, the network answers', async () => {
  vi.useFakeTimers();
  caches.match.mockRejectedValue(new DOMException('Unexpected internal error.', 'UnknownError'));
  const code = await answerTo('/assets/list.js', script);
  expect(await code?.text()).toBe('of the network');

  fetched.mockImplementation(
    () => new Promise((resolve) => setTimeout(resolve, 5_000, new Response('late'))),
  );
  const [late] = await Promise.all([
    answerTo('/dashboard', page),
    vi.advanceTimersByTimeAsync(5_000),
  ]);
  expect(await late?.text()).toBe('late');
});
