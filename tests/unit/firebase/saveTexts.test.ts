import type { DocumentData, DocumentReference } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { changeInTime } from '../../../src/firebase/changeDocument';
import { remoteCall } from '../../../src/firebase/remoteCall';
import { saveTexts, type FormToSave } from '../../../src/firebase/saveTexts';
import { changedTexts } from '../../../src/platform/changedTexts';
import { formToSave, type Ask } from '../../setup/formToSave';

// The transaction itself: tests/unit/firebase/changeDocument.test.ts.
vi.mock(import('../../../src/firebase/changeDocument'), () => ({ changeInTime: vi.fn() }));
vi.mock(import('firebase/firestore/lite'), () => ({
  serverTimestamp: () => 'the time of the server' as never,
}));
vi.stubGlobal('navigator', { onLine: true });

type Field = 'name' | 'company';
const SHOWN = { name: 'Grace', company: 'Navy' };
const TIME = 'the time of the server';

/** What is stored, and what of it was written. */
let stored: DocumentData | undefined;
let writes: DocumentData[] = [];
/** The next commits fail with these codes: with the write not done, or done and not answered. */
let failures: { code: string; isDone: boolean }[] = [];

beforeEach(() => {
  stored = { ...SHOWN };
  writes = [];
  failures = [];
  vi.mocked(changeInTime)
    .mockReset()
    .mockImplementation((_, decide) =>
      remoteCall(async () => {
        await Promise.resolve();
        const { answer, fields } = decide(stored && { ...stored });
        const failure = fields && failures.shift();
        if (fields && failure?.isDone !== false) {
          stored = { ...stored, ...fields };
          writes.push(fields);
        }
        if (failure) throw Object.assign(new Error('made to fail'), { code: failure.code });
        return answer;
      }, 1_000),
    );
});

function save(form: FormToSave<Field>) {
  const textsOf = (data: DocumentData) => ({ ...SHOWN, ...data });
  const ref = {} as DocumentReference;
  return saveTexts({ ref, textsOf, changesIn: changedTexts }, form);
}

/** A person who chooses these, one after the other, and `null` then. */
function chooser(...choices: Partial<Record<Field, string>>[]) {
  return vi.fn<Ask<Field>>(() => Promise.resolve(choices.shift() ?? null));
}

test('writes the changed texts with the server’s time, and says what stands there now', async () => {
  stored = { ...SHOWN, tags: ['pilot'] };
  const saved = await save(formToSave(SHOWN, { company: ' US Navy ' }));
  expect(writes).toEqual([{ company: 'US Navy', updatedAt: TIME }]);
  expect(saved).toEqual({
    kind: 'saved',
    changed: { company: 'US Navy' },
    stored: { ...SHOWN, tags: ['pilot'] },
    texts: { name: 'Grace', company: 'US Navy' },
  });
});

test('asks nothing of the service where nothing is to be written', async () => {
  expect(await save(formToSave(SHOWN, { company: 'Navy ' }))).toEqual({
    kind: 'unchanged',
    texts: SHOWN,
  });
  expect(changeInTime).not.toHaveBeenCalled();
});

test('a document that is gone is missing, and nothing is written', async () => {
  stored = undefined;
  const form = formToSave(SHOWN, { company: 'US Navy' });
  await expect(save(form)).rejects.toMatchObject({ failure: 'missing' });
  expect(writes).toEqual([]);
});

describe('a text that was changed elsewhere', () => {
  const typed = { name: 'Grace H.', company: 'US Navy' };

  test('is asked about with both versions and its time, before anything is written', async () => {
    stored = { ...SHOWN, company: 'Remington', updatedAt: '2025-07-03T12:00:00Z' };
    const ask = chooser();
    expect(await save(formToSave(SHOWN, typed, ask))).toEqual({ kind: 'dismissed' });
    expect(ask.mock.calls).toEqual([
      [
        expect.objectContaining({
          yours: typed,
          theirs: { company: 'Remington' },
          changedAt: new Date('2025-07-03T12:00:00Z'),
        }),
      ],
    ]);
    expect(writes).toEqual([]);
  });

  test.each([
    ['yours', 'US Navy', { ...typed, updatedAt: TIME }],
    ['theirs', 'Remington', { name: 'Grace H.', updatedAt: TIME }],
  ])('is %s where that is chosen', async (_, company, written) => {
    stored = { ...SHOWN, company: 'Remington' };
    const saved = await save(formToSave(SHOWN, typed, chooser({ company })));
    expect(saved).toMatchObject({ kind: 'saved', texts: { name: 'Grace H.', company } });
    expect(writes).toEqual([written]);
  });

  test('is not written where theirs is all there is', async () => {
    stored = { ...SHOWN, company: 'Remington' };
    const ask = chooser({ company: 'Remington' });
    expect(await save(formToSave(SHOWN, { company: 'US Navy' }, ask))).toEqual({
      kind: 'unchanged',
      texts: { ...SHOWN, company: 'Remington' },
    });
    expect(writes).toEqual([]);
  });

  test('is asked about again where it changes while the question stands', async () => {
    stored = { ...SHOWN, company: 'Remington' };
    const ask = vi.fn<Ask<Field>>(() => {
      if (ask.mock.calls.length === 1) stored = { ...SHOWN, company: 'Sperry' };
      return Promise.resolve({ company: 'US Navy' });
    });
    await save(formToSave(SHOWN, typed, ask));
    expect(ask.mock.calls.map(([{ theirs }]) => theirs.company)).toEqual(['Remington', 'Sperry']);
    expect(stored).toMatchObject({ company: 'US Navy' });
  });

  test('is not asked about once more at the next press', async () => {
    stored = { ...SHOWN, company: 'Remington' };
    failures = [{ code: 'internal', isDone: false }];
    const form = formToSave(SHOWN, typed, chooser({ company: 'US Navy' }));
    await expect(save(form)).rejects.toMatchObject({ failure: 'unknown' });
    expect(await save(form)).toMatchObject({ kind: 'saved', changed: typed });
  });
});

test('an answer that was lost is no conflict at the second press', async () => {
  failures = [{ code: 'unknown', isDone: true }];
  const form = formToSave(SHOWN, { company: 'US Navy' });
  await expect(save(form)).rejects.toThrow();
  form.tell({ kind: 'type', texts: { company: 'US Navy, retired' } });
  await save(form);
  // Even the text that it began with is a change by now.
  form.tell({ kind: 'type', texts: SHOWN });
  await save(form);
  expect(writes.map(({ company }) => company as string)).toEqual([
    'US Navy',
    'US Navy, retired',
    'Navy',
  ]);
});

test('a save that was done and not answered is repeated without a question', async () => {
  failures = [{ code: 'unavailable', isDone: true }];
  const saved = await save(formToSave(SHOWN, { company: 'US Navy' }));
  expect(saved.kind).toBe('saved');
  expect(stored).toMatchObject({ company: 'US Navy' });
});

test('what somebody else writes after a lost answer is asked about', async () => {
  failures = [{ code: 'unknown', isDone: true }];
  const ask = chooser();
  const form = formToSave(SHOWN, { company: 'US Navy' }, ask);
  await expect(save(form)).rejects.toThrow();
  stored = { ...SHOWN, company: 'Remington' };
  await save(form);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(stored).toMatchObject({ company: 'Remington' });
});
