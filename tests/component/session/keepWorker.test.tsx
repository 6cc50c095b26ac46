import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startCopy } from '../../../src/session/copy/choice';
import { Session } from '../../../src/session/Session';
import { keepWorker } from '../../../src/session/worker/keepWorker';
import { settled } from '../fakes/settled';

/** What the worker keeps: the document of each version by its name, the newest last. */
const kept = new Map<string, string>();

const worker = Object.assign(new EventTarget(), { register: vi.fn() });
const registration = { installing: null as object | null, update: vi.fn() };
let end = new AbortController();
let session = new Session('ada');

const documentOf = (version: string) => `<link rel="stylesheet" href="/assets/${version}.css" />`;

beforeEach(() => {
  end = new AbortController();
  session = new Session('ada');
  kept.clear();
  registration.installing = null;
  startCopy('ada');
  worker.register.mockResolvedValue(registration);
  registration.update.mockReset().mockResolvedValue(registration);
  vi.stubGlobal('caches', {
    keys: async () => [...kept.keys()],
    match: async (_: string, { cacheName }: MultiCacheQueryOptions) => {
      const html = kept.get(cacheName ?? '');
      return html === undefined ? undefined : new Response(html);
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
});

afterEach(() => {
  end.abort();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
});

/** Opens a page of this version. Apart from the document, which would ask for its styles. */
function open(version: string): void {
  const page = document.createElement('template');
  page.innerHTML = documentOf(version);
  vi.spyOn(document, 'querySelectorAll').mockImplementation((selector: string) =>
    page.content.querySelectorAll(selector),
  );
  keepWorker(session, end.signal);
}

const changeWorker = () => worker.dispatchEvent(new Event('controllerchange'));

const expectOffer = () =>
  vi.waitFor(() => {
    expect(session.notices.current()?.notice.text).toBe('A new version is ready.');
  });

const expectNoOffer = async () => {
  await settled();
  expect(session.notices.current()).toBeNull();
};

test('a page of the new version is not offered it while the worker still fetches it', async () => {
  kept.set('cardfile old', documentOf('old'));
  registration.update.mockImplementation(async () => {
    registration.installing = {};
  });
  open('newer');
  await expectNoOffer();

  registration.installing = null;
  kept.set('cardfile newer', documentOf('newer'));
  changeWorker();
  await expectNoOffer();

  kept.set('cardfile newest', documentOf('newest'));
  changeWorker();
  await expectOffer();
});

test('a page of the version before is offered the new one that came before it listened', async () => {
  kept.set('cardfile old', documentOf('old'));
  kept.set('cardfile newer', documentOf('newer'));
  open('old');
  await expectOffer();
});

test('a page of the new version is not offered it where the worker could not ask for it', async () => {
  kept.set('cardfile old', documentOf('old'));
  registration.update.mockRejectedValue(new TypeError('Failed to fetch'));
  open('newer');
  await expectNoOffer();
});

test('a version that comes after an offer was dismissed is offered too, the same one is not', async () => {
  kept.set('cardfile newer', documentOf('newer'));
  open('old');
  await expectOffer();
  session.notices.dismiss();
  changeWorker();
  await expectNoOffer();

  kept.set('cardfile newest', documentOf('newest'));
  changeWorker();
  await expectOffer();
});

test('an offer that is dismissed does not come back after a visit to a page for visitors', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  kept.set('cardfile newer', documentOf('newer'));
  open('old');
  await expectOffer();
  end.abort();
  end = new AbortController();
  open('old');
  await settled();
  session.notices.dismiss();
  // Longer than it takes to try again.
  vi.advanceTimersByTime(1_200);
  expect(session.notices.current()).toBeNull();
});
