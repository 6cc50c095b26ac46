import { expect, test, vi } from 'vitest';
import { Query } from '../../../src/firebase/Query';
import { RemoteError } from '../../../src/firebase/remoteCall';

/** A query whose readings end when the test says so, and what it told its one listener. */
function heldQuery(kept?: string) {
  const readings: {
    signal: AbortSignal;
    answer: (data: string) => void;
    fail: (error: unknown) => void;
  }[] = [];
  const query = new Query<string>(
    (signal) =>
      new Promise((answer, fail) => {
        readings.push({ signal, answer, fail });
      }),
    kept,
  );
  const told: string[] = [];
  const look = () =>
    query.subscribe(() => {
      const { data, failure, isReading } = query.current();
      told.push([data ?? 'nothing', failure, isReading && 'reading'].filter(Boolean).join(', '));
    });
  return { query, readings, told, look };
}

test('is read once however many ask, and tells each step', async () => {
  const { query, readings, told, look } = heldQuery();
  look();
  const both = Promise.all([query.refresh(), query.refresh()]);
  expect(readings).toHaveLength(1);
  readings[0]?.answer('one');
  await both;
  expect(told).toEqual(['nothing, reading', 'one']);
});

test('an answer is fresh for as long as one says', async () => {
  vi.useFakeTimers();
  const { query, readings } = heldQuery();
  const first = query.refresh();
  readings[0]?.answer('one');
  await first;
  vi.advanceTimersByTime(999);
  await query.refresh(1000);
  expect(readings).toHaveLength(1);
  vi.advanceTimersByTime(1);
  void query.refresh(1000);
  expect(readings).toHaveLength(2);
  vi.useRealTimers();
});

test('an answer is not fresh for ever where the clock was set back', async () => {
  vi.useFakeTimers();
  const { query, readings } = heldQuery();
  const first = query.refresh();
  readings[0]?.answer('one');
  await first;
  vi.setSystemTime(Date.now() - 3_600_000);
  void query.refresh();
  expect(readings).toHaveLength(2);
  vi.useRealTimers();
});

test('what is kept from an earlier visit is shown, and is never fresh', () => {
  const { query, readings } = heldQuery('kept');
  expect(query.current().data).toBe('kept');
  void query.refresh(Infinity);
  expect(readings).toHaveLength(1);
});

test('a failure keeps the answer, stays until the next one, and makes it no fresher', async () => {
  const { query, readings, told, look } = heldQuery('kept');
  look();
  const first = query.refresh();
  readings[0]?.fail(new RemoteError('busy', null));
  await first;
  const second = query.refresh(60_000);
  readings[1]?.answer('two');
  await second;
  expect(told).toEqual(['kept, reading', 'kept, busy', 'kept, busy, reading', 'two']);
});

test('a change elsewhere drops what is on its way, and reads again where it is shown', async () => {
  const { query, readings, told, look } = heldQuery();
  look();
  void query.refresh();
  query.invalidate();
  expect(readings[0]?.signal.aborted).toBe(true);
  readings[0]?.answer('old');
  readings[1]?.answer('new');
  await vi.waitFor(() => {
    expect(told).toEqual(['nothing, reading', 'nothing, reading', 'new']);
  });
});

test('a change elsewhere reads nothing while nobody looks', () => {
  const { query, readings } = heldQuery('kept');
  query.invalidate();
  expect(readings).toHaveLength(0);
});

test('when nobody looks any more, the reading and the failure go, and the answer stays', async () => {
  const { query, readings, look } = heldQuery('kept');
  const stop = look();
  const reading = query.refresh();
  const stopSecond = look();
  stopSecond();
  expect(readings[0]?.signal.aborted).toBe(false);
  stop();
  expect(readings[0]?.signal.aborted).toBe(true);
  readings[0]?.answer('late');
  await reading;
  expect(query.current()).toEqual({ data: 'kept', failure: null, isReading: false });
});

test('an answer can be changed without reading it, and nothing cannot', () => {
  const { query } = heldQuery('kept');
  query.change((data) => `${data}, changed`);
  expect(query.current().data).toBe('kept, changed');
  const empty = heldQuery().query;
  empty.change(() => 'made up');
  expect(empty.current().data).toBeUndefined();
});
