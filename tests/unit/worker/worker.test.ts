import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Not imported by its name: it is a program of its own, with other types.
const [load] = Object.values(import.meta.glob('../../../src/worker/worker.ts'));

interface Asked {
  request: object;
  respondWith: (answer: Promise<Response>) => void;
  waitUntil: (work: Promise<void>) => void;
}

const ORIGIN = 'https://cardfile.example';
const listeners = new Map<string, (event: Partial<Asked>) => void>();
const cache = { put: vi.fn() };
const caches = {
  match: vi.fn(),
  open: async () => cache,
  delete: vi.fn<(name: string) => Promise<boolean>>(),
};
const fetched = vi.fn<(request: unknown, how?: RequestInit) => Promise<Response>>();
const skipWaiting = vi.fn<() => Promise<void>>();

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('self', {
    location: { origin: ORIGIN },
    skipWaiting,
    addEventListener: (kind: string, listener: (event: Partial<Asked>) => void) =>
      listeners.set(kind, listener),
  });
  vi.stubGlobal('VERSION', 'new');
  vi.stubGlobal('DOCUMENT', '/dashboard');
  vi.stubGlobal('FILES', { '/dashboard': 'sha256-page', '/assets/list.js': 'sha256-list' });
  for (const called of [cache.put, caches.delete, skipWaiting]) called.mockReset();
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

/** Plays a proxy that answers with a page of its own, the first time, or `always`. */
function misleadBy(foreign: string, always = false): void {
  let asked = 0;
  fetched.mockImplementation(async (path, how) => {
    asked += path === foreign ? 1 : 0;
    if (path === foreign && (always || asked === 1)) {
      // As `fetch` does where the hash is another one.
      if (how?.integrity) throw new TypeError('Failed to fetch');
      return new Response('<p>Accept our terms</p>', { headers: { 'content-type': 'text/html' } });
    }
    return new Response('as it was built');
  });
}

function install(): Promise<void> {
  let work = Promise.resolve();
  listeners.get('install')?.({
    waitUntil: (given) => {
      work = given;
    },
  });
  return work;
}

test.each(['/assets/list.js', '/dashboard'])(
  'it keeps what was built alone: %s that is another one is asked for once more, past the cache',
  async (foreign) => {
    misleadBy(foreign);
    await install();
    const kept = cache.put.mock.calls as [string, Response][];
    expect(kept.map(([path]) => path).sort()).toEqual(['/assets/list.js', '/dashboard']);
    for (const [, answer] of kept) expect(await answer.text()).toBe('as it was built');
    expect(fetched).toHaveBeenCalledWith(foreign, expect.objectContaining({ cache: 'reload' }));
    expect(skipWaiting).toHaveBeenCalled();
  },
);

test('where it stays another one nothing is kept, and the worker of before goes on', async () => {
  misleadBy('/assets/list.js', true);
  await expect(install()).rejects.toThrow();
  expect(caches.delete).toHaveBeenLastCalledWith('cardfile new');
  expect(skipWaiting).not.toHaveBeenCalled();
});

test.each([
  ['script', 'text/javascript'],
  ['worker', 'application/javascript'],
  ['style', 'text/css; charset=utf-8'],
  ['font', 'font/woff2'],
])('a kept %s of another type is fetched again, one of %s is not', async (destination, type) => {
  const asked = { mode: 'cors', destination };
  const kept = (contentType: string) =>
    caches.match.mockResolvedValue(
      new Response('of the cache', { headers: { 'content-type': contentType } }),
    );
  kept('text/html');
  expect(await (await answerTo('/assets/list', asked))?.text()).toBe('of the network');
  expect(fetched).toHaveBeenLastCalledWith(expect.anything(), { cache: 'reload' });
  kept(type);
  expect(await (await answerTo('/assets/list', asked))?.text()).toBe('of the cache');
});
