// First: it stands in for the services before any is used.
import { ada } from '../fakes/site';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContactSession } from '../../../src/contacts/store/ContactSession';
import { startCopy } from '../../../src/session/copy/choice';
import { Session } from '../../../src/session/Session';
import { graceHopper, putFourContacts, putManyContacts } from '../fakes/contactDocuments';
import { database, type Call } from '../fakes/fakeDatabase';
import { FakeWorker } from '../fakes/fakeWorker';
import { live } from '../fakes/firestoreLive';
import { settled } from '../fakes/settled';
import { signInService } from '../fakes/fakeSignIn';

/** The channels to other tabs that are open, as the other tabs have them. */
const channels = new Set<Channel>();

class Channel extends EventTarget {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly postMessage = vi.fn();
  constructor() {
    super();
    channels.add(this);
  }
  close() {
    channels.delete(this);
  }
}

let session: Session;
let contacts: ContactSession;
let listeners: () => number;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('Worker', FakeWorker);
  signInService.become(ada);
  startCopy('ada');
  session = new Session('ada');
  listeners = watchListeners();
  contacts = session.contacts((of) => new ContactSession(of));
});

afterEach(() => {
  session.end();
  FakeWorker.running.clear();
  channels.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A session in use: with its list, the answers to its questions, what listens and what is analyzed. */
async function use(): Promise<void> {
  putFourContacts();
  contacts.analysis.begin();
  contacts.bin.subscribe(() => undefined);
  contacts.plan.subscribe(() => undefined);
  const parts = [contacts.bin.refresh(), contacts.plan.refresh(), contacts.decisions.load('pairs')];
  await Promise.all([contacts.store.load(), ...parts]);
  await vi.waitFor(() => {
    expect(live.count()).toBe(3);
    // By the list, the bin and the purge.
    expect(database.count('list deleted')).toBe(3);
    expect(contacts.analysis.current().kind).toBe('done');
  });
  // The last answers are in too.
  await settled();
}

test('has the same contacts on each page', () => {
  const again = session.contacts(() => {
    throw new Error('There are some.');
  });
  expect(again).toBe(contacts);
});

/** How many listeners were added to the page since, and are still called. */
function watchListeners(): () => number {
  const spies = [window, document].map((target) => vi.spyOn(target, 'addEventListener'));
  const goesOn = ([, , options]: Parameters<typeof document.addEventListener>) =>
    typeof options !== 'object' || options.signal?.aborted !== true;
  return () => spies.flatMap(({ mock }) => mock.calls.filter(goesOn)).length;
}

test('at its end nothing listens, and nothing waits for its time', async () => {
  await use();
  expect(channels.size).toBe(2);
  expect(FakeWorker.running.size).toBe(1);
  expect(listeners()).toBeGreaterThan(0);
  session.end();
  expect(listeners()).toBe(0);
  expect([live.count(), channels.size, FakeWorker.running.size]).toEqual([0, 0, 0]);
  expect(vi.getTimerCount()).toBe(0);
});

test('after its end nothing is asked, by whatever comes', async () => {
  await use();
  const open = [...channels];
  session.end();
  const asked = database.calls.length;
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  for (const type of ['focus', 'online']) window.dispatchEvent(new Event(type));
  document.dispatchEvent(new Event('visibilitychange'));
  contacts.otherTabs.post(['grace']);
  contacts.bin.invalidate();
  contacts.plan.invalidate();
  await Promise.all([contacts.store.refresh(), contacts.decisions.load('pairs')]);
  contacts.analysis.begin();
  await settled();
  expect(database.calls.slice(asked)).toEqual([]);
  expect(open.flatMap(({ postMessage }) => postMessage.mock.calls)).toEqual([]);
  expect(FakeWorker.running.size).toBe(0);
});

/** What each part asks, and what of it a late answer would change. */
const QUESTIONS: [part: string, call: Call, ask: () => unknown, answer: () => unknown][] = [
  ['the list', 'list businessCards', () => contacts.store.load(), () => contacts.store.current()],
  [
    'a contact that was changed',
    'get businessCards',
    () => contacts.store.check(['grace']),
    () => contacts.store.contact('grace'),
  ],
  ['the bin', 'list deleted', () => contacts.bin.refresh(), () => contacts.bin.current().data],
  [
    'the plan',
    'get subscriptions',
    () => contacts.plan.refresh(),
    () => contacts.plan.current().data,
  ],
  [
    'the decisions',
    'get decisions',
    () => contacts.decisions.load('pairs'),
    () => contacts.decisions.current('pairs'),
  ],
];

test.each(QUESTIONS)('a late answer about %s is not taken', async (_, call, ask, answer) => {
  putManyContacts(120);
  database.put('businessCards/grace', graceHopper());
  const late = database.holdNext(call);
  ask();
  await settled();
  const before = answer();
  session.end();
  const asked = database.calls.length;
  late.release();
  await settled();
  expect(answer()).toBe(before);
  expect(database.calls).toHaveLength(asked);
});
