import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { ContactStore } from '../../../../src/contacts/store/ContactStore';
import { contactWith } from '../../contactWith';
import { holds } from '../../holds';

type Step =
  /** What is made here, or heard by a listener. */
  | 'saved here'
  | 'deleted here'
  | `${'A' | 'B'} begins`
  /** The answer to a read: the contact with this name, or that it is gone. */
  | `${'A' | 'B'} brings ${string}`
  | `${'A' | 'B'} finds it gone`
  | `${'A' | 'B'} fails`;

// The store holds Grace as `held` before. What it holds after all steps; '' for nothing.
test.each<[string, Step[], string]>([
  ['a read', ['A begins', 'A brings new'], 'new'],
  ['a read that finds it gone', ['A begins', 'A finds it gone'], ''],
  ['a read that fails', ['A begins', 'A fails'], 'held'],
  ['a read after a save', ['saved here', 'A begins', 'A brings new'], 'new'],
  ['a save during a read', ['A begins', 'saved here', 'A brings old'], 'saved'],
  ['a save during a read that fails', ['A begins', 'saved here', 'A fails'], 'saved'],
  ['a save while it is found gone', ['A begins', 'saved here', 'A finds it gone'], 'saved'],
  ['a read after a deletion', ['deleted here', 'A begins', 'A brings restored'], 'restored'],
  ['a deletion during a read', ['A begins', 'deleted here', 'A brings old'], ''],
  ['an Undo during a read', ['deleted here', 'A begins', 'saved here', 'A finds it gone'], 'saved'],
  ['a deletion and its Undo', ['A begins', 'deleted here', 'saved here', 'A brings old'], 'saved'],
  ['two reads', ['A begins', 'B begins', 'A brings old', 'B brings new'], 'new'],
  ['two out of order', ['A begins', 'B begins', 'B brings new', 'A brings old'], 'new'],
  ['two, the late one fails', ['A begins', 'B begins', 'B brings new', 'A fails'], 'new'],
  ['gone by the later one', ['A begins', 'B begins', 'B finds it gone', 'A brings old'], ''],
  ['back by the later one', ['A begins', 'B begins', 'B brings new', 'A finds it gone'], 'new'],
  [
    'a save between two reads',
    ['A begins', 'saved here', 'B begins', 'A brings old', 'B brings new'],
    'new',
  ],
  [
    'a save between two reads out of order',
    ['A begins', 'saved here', 'B begins', 'B brings new', 'A brings old'],
    'new',
  ],
  [
    'a save after both began',
    ['A begins', 'B begins', 'saved here', 'B brings old', 'A brings older'],
    'saved',
  ],
  [
    'a deletion between two reads out of order',
    ['A begins', 'deleted here', 'B begins', 'B finds it gone', 'A brings old'],
    '',
  ],
])('%s', (_what, steps, expected) => {
  const store = new ContactStore('ada', new AbortController().signal);
  const grace = (name: string) => contactWith({ id: 'grace', name });
  store.put(grace('held'));
  const began = new Map<string, number>();
  for (const step of steps) {
    const [read = '', does, name = ''] = step.split(' ');
    const since = began.get(read) ?? 0;
    if (step === 'saved here') store.put(grace('saved'));
    else if (step === 'deleted here') store.remove('grace');
    else if (does === 'begins') began.set(read, store.now());
    else if (does === 'brings') store.apply(new Map([['grace', grace(name)]]), since);
    else if (does === 'finds') store.apply(new Map([['grace', null]]), since);
  }
  expect(store.contact('grace')?.name ?? '').toBe(expected);
});

test('what was dropped is named, so that it is asked for again', () => {
  const store = new ContactStore('ada', new AbortController().signal);
  const since = store.now();
  store.put(contactWith({ id: 'grace', name: 'saved' }));
  const answer = ['ada', 'grace'].map((id) => [id, contactWith({ id })] as const);
  expect(store.apply(new Map(answer), since)).toEqual(['grace']);
  expect(store.contact('ada')).toBeDefined();
});

test('whatever happens in which order, nothing goes back to before what is known', () => {
  const events = [
    ...['changed here', 'changed there', 'begins', 'is made', 'arrives'],
    ...['is sent', 'is stored', 'is answered'],
  ] as const;
  const steps = fc.array(fc.tuple(fc.constantFrom(...events), fc.nat(2)), {
    maxLength: 40,
    size: 'max',
  });
  holds(
    fc.property(steps, (happened) => {
      const store = new ContactStore('ada', new AbortController().signal);
      // What the database had of Grace, version by version; every third time nothing.
      let newest = 0;
      const stored = (version: number) =>
        version % 3 === 0 ? null : contactWith({ id: 'grace', name: String(version) });
      const put = (version: number) => new Map([['grace', stored(version)]]);
      const asked = new Map<string, { since: number; began: number; version?: number }>();
      let known = 0;
      const hear = () => {
        store.change(put(newest));
        known = newest;
      };
      vi.spyOn(store, 'check').mockImplementation(() => {
        hear();
        return Promise.resolve();
      });
      for (const [event, number] of happened) {
        const isWrite = event.startsWith('is ') && event !== 'is made';
        const key = `${isWrite ? 'write' : 'read'} ${String(number)}`;
        const call = asked.get(key);
        if (event.startsWith('changed') || (event === 'is stored' && call && !call.version))
          newest += 1;
        if (event === 'changed here') hear();
        else if (event === 'begins' || event === 'is sent') {
          asked.set(key, { since: store.now(), began: newest });
        } else if ((event === 'is made' || event === 'is stored') && call) {
          call.version ??= newest;
        } else if (event === 'arrives' && call?.version !== undefined) {
          store.apply(put(call.version), call.since);
          known = Math.max(known, call.began);
          asked.delete(key);
        } else if (event === 'is answered' && call?.version !== undefined) {
          void store.wrote(put(call.version), call.since);
          known = Math.max(known, call.version);
          asked.delete(key);
        }
        const since = Array.from({ length: newest - known + 1 }, (_, more) => stored(known + more));
        expect(since.map((one) => one?.name)).toContain(store.contact('grace')?.name);
      }
    }),
  );
});
