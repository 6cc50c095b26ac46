/** What the walk has in each page, in place of its timers. */
export interface Steady {
  /** Waits for all code and until the page is idle, lets two frames pass, and every short timer end, until nothing is left. Gives how many calls have no answer. */
  rest: () => Promise<number>;
  /** Ends every timer of at most this length (ms) at once. Gives how many. */
  pass: (most: number) => number;
  /** So much later (ms) by the clock: what the page does now and then, it does once. */
  later: (span: number) => void;
  /** The browser says that there is no network, though there is one; or no longer says so. */
  deny: (isDenied: boolean) => void;
}

declare global {
  interface Window {
    walk: Steady;
  }
}

type Work = (...values: unknown[]) => unknown;

/**
 * Runs in the page before its own scripts. Timers end when the walk says so: a short one where it waits for rest, a
 * longer one where time passes. Rest waits for all late code too. So no step depends on how quick the machine is.
 */
export function makeSteady(code: readonly string[]): void {
  const begin = window.setTimeout.bind(window);
  const end = window.clearTimeout.bind(window);
  const beginInterval = window.setInterval.bind(window);
  const clock = Date.now.bind(Date);
  const ask = window.fetch.bind(window);
  const onLine = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine')?.get?.bind(
    navigator,
  ) as () => boolean;
  const kept = new Map<number, { due: number; length: number; run: Work }>();
  const intervals = new Map<number, Work>();
  let ahead = 0;
  let last = 1e9;
  let now = 0;
  let calls = 0;
  window.setTimeout = ((work: string | Work, length = 0, ...values: unknown[]) => {
    // Tasks of React and of the site's long work.
    if (length < 20 || typeof work !== 'function') return begin(work, length, ...values);
    last += 1;
    kept.set(last, { due: now + length, length, run: () => work(...values) });
    return last;
  }) as typeof window.setTimeout;
  // One list of numbers for both, as in a browser.
  window.clearTimeout = window.clearInterval = (id) => {
    if (!kept.delete(Number(id)) && !intervals.delete(Number(id))) end(Number(id));
  };
  window.setInterval = ((work: string | Work, length = 0, ...values: unknown[]) => {
    if (length < 10_000 || typeof work !== 'function') {
      return beginInterval(work, length, ...values);
    }
    last += 1;
    intervals.set(last, () => work(...values));
    return last;
  }) as typeof window.setInterval;
  Date.now = () => clock() + ahead;
  window.fetch = async (...asked) => {
    // A listener's line, which stays open.
    const [where] = asked;
    const address = where instanceof Request ? where.url : String(where);
    if (address.includes('/Listen/')) return ask(...asked);
    calls += 1;
    try {
      return await ask(...asked);
    } finally {
      calls -= 1;
    }
  };
  const load = (name: string) =>
    new Promise((resolve) => {
      const link = document.createElement('link');
      const ends = { onload: resolve, onerror: resolve };
      Object.assign(link, { rel: 'modulepreload', href: `/assets/${name}`, ...ends });
      document.head.append(link);
    });
  // As the worker of the site keeps it: every window and page opens at once, without a network too.
  Object.defineProperty(ServiceWorkerContainer.prototype, 'controller', { get: () => ({}) });
  const allCode = new Promise((resolve) => {
    addEventListener('load', resolve, { once: true });
  }).then(async () => {
    if (document.contentType === 'text/html') await Promise.all(code.map(load));
  });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // On a slow machine, code that is here may take longer than two frames to run.
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
  const pass = (most: number): number => {
    const over = [...kept].filter(([, { length }]) => length <= most);
    for (const [id, { due, run }] of over.sort(([, one], [, other]) => one.due - other.due)) {
      if (!kept.delete(id)) continue;
      now = Math.max(now, due);
      run();
    }
    return over.length;
  };
  window.walk = {
    pass,
    later: (span) => {
      ahead += span;
      for (const work of [...intervals.values()]) work();
    },
    deny: (isDenied) => {
      const get = () => !isDenied && onLine();
      Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get });
      dispatchEvent(new Event(navigator.onLine ? 'online' : 'offline'));
    },
    rest: async () => {
      await allCode;
      // One that begins itself again would never rest.
      for (let round = 0; round < 20; round += 1) {
        await idle();
        await frame();
        await frame();
        if (pass(1_000) === 0) break;
      }
      return calls;
    },
  };
}
