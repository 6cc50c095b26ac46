import { expect, test } from 'vitest';
import { changedFields } from '../../../src/contacts/model/changes';
import { withEachField, type ContactTextField } from '../../../src/contacts/model/fields';
import {
  changesOf,
  draftFrom,
  isRestored,
  isUnsaved,
  keptOf,
  reduce,
  textsOf,
  toSend,
  type Draft,
  type DraftEvent,
} from '../../../src/session/draft';

type Field = ContactTextField;
type Event = DraftEvent<Field>;
type Some = Partial<Record<Field, string>>;

const STORED = { company: 'Navy', title: 'Captain', website: 'https://navy.example' };
const stored = (more: Some = {}) => ({ ...withEachField(() => ''), ...STORED, ...more });

const open = (more?: Some): Event => ({
  kind: 'open',
  stored: stored(more),
  changesIn: changedFields,
});
const changedElsewhere = (more: Some): Event => ({
  kind: 'changedElsewhere',
  stored: stored(more),
});
const type = (texts: Some): Event => ({ kind: 'type', texts });
const send: Event = { kind: 'send' };
const sent = (texts: Some): Event => ({ kind: 'sent', texts });
const conflict = (yours: Some, theirs: Some): Event => ({
  kind: 'conflict',
  conflict: { yours, theirs, changedAt: null },
});
const answer = (chosen: Some | null): Event => ({ kind: 'answer', chosen });
const saved = (more: Some = {}): Event => ({ kind: 'saved', stored: stored(more) });
const failed: Event = { kind: 'failed', failure: 'busy' };
const discard: Event = { kind: 'discard' };
const undo = (typed: Some, lost: Some = {}): Event => ({
  kind: 'undoDiscard',
  discarded: {
    typed: Object.fromEntries(
      Object.entries(typed).map(([name, text]) => [
        name,
        { began: STORED[name as keyof typeof STORED], text },
      ]),
    ),
    sent: lost,
  },
});
/** The page is loaded again: the next form has what the tab kept. */
const reload = 'reload';

const NEW = { company: 'Remington' };

interface State {
  /** What the boxes show, where that is not `STORED`. */
  shows?: Some;
  /** What a save writes. */
  writes?: Some;
  /** What a save takes for the text before, where that is not `STORED`: another one that is stored is a conflict. */
  began?: Some;
  /** What may be stored of what was sent. */
  sent?: Some;
  /** "Your draft is back." */
  isRestored?: true;
  status?: Draft['status']['kind'];
}

test.each<[rule: string, events: (Event | typeof reload)[], State]>([
  ['a form shows what is stored', [open()], {}],
  ['what is typed is unsaved', [open(), type(NEW)], { shows: NEW, writes: NEW }],
  ['a text that is typed back is no change', [open(), type(NEW), type({ company: 'Navy' })], {}],
  [
    'a blank at an end stays in its box, and is no draft',
    [open(), type({ company: 'Navy ' })],
    { shows: { company: 'Navy ' } },
  ],
  ['so it goes with a reload', [open(), type({ company: 'Navy ' }), reload, open()], {}],
  [
    'a website that lacks only its https:// is no draft',
    [open(), type({ website: 'navy.example' })],
    { shows: { website: 'navy.example' } },
  ],
  [
    'a reload finds what was typed, and says so',
    [open(), type(NEW), reload, open()],
    { shows: NEW, writes: NEW, isRestored: true },
  ],
  [
    'so does a form that is opened again',
    [open(), type(NEW), open()],
    { shows: NEW, writes: NEW, isRestored: true },
  ],
  [
    'what was found and is typed over is not found any more',
    [open(), type(NEW), reload, open(), type({ company: 'Sperry' })],
    { shows: { company: 'Sperry' }, writes: { company: 'Sperry' } },
  ],
  [
    'a draft wins where the person typed, and the rest is what is stored now',
    [open(), type(NEW), reload, open({ company: 'Sperry', title: 'Admiral' })],
    {
      shows: { ...NEW, title: 'Admiral' },
      writes: NEW,
      began: { title: 'Admiral' },
      isRestored: true,
    },
  ],
  [
    'a draft that is stored by now is none',
    [open(), type(NEW), reload, open(NEW)],
    { shows: NEW, began: NEW },
  ],
  [
    'an untouched box takes what is read, and a touched one began from the text before',
    [open(), type(NEW), changedElsewhere({ company: 'Sperry', title: 'Admiral' })],
    { shows: { ...NEW, title: 'Admiral' }, writes: NEW, began: { title: 'Admiral' } },
  ],
  [
    'what is discarded gives way to what is stored now, not to what the form began from',
    [open(), type(NEW), changedElsewhere({ company: 'Sperry' }), discard],
    { shows: { company: 'Sperry' }, began: { company: 'Sperry' } },
  ],

  [
    'what is on its way is unsaved',
    [open(), type(NEW), send],
    { shows: NEW, writes: NEW, status: 'sending' },
  ],
  [
    'what was saved is stored, as it was stored',
    [open(), type({ company: ' Remington ' }), send, sent(NEW), saved(NEW)],
    { shows: NEW, began: NEW },
  ],
  [
    'what others stored beside it is shown',
    [open(), type(NEW), send, sent(NEW), saved({ ...NEW, title: 'Admiral' })],
    { shows: { ...NEW, title: 'Admiral' }, began: { ...NEW, title: 'Admiral' } },
  ],
  [
    'a form that is opened while it is saved begins with what was saved',
    [open(), type(NEW), send, sent(NEW), open(), saved(NEW)],
    { shows: NEW, began: NEW },
  ],
  [
    'what is typed during a save stays, and began from what was saved',
    [open(), type(NEW), send, sent(NEW), type({ company: 'Sperry' }), saved(NEW)],
    { shows: { company: 'Sperry' }, writes: { company: 'Sperry' }, began: NEW },
  ],
  [
    'so does another text, which began from what it was',
    [
      open(),
      type(NEW),
      send,
      sent(NEW),
      type({ title: 'Admiral' }),
      saved({ ...NEW, title: 'Major' }),
    ],
    { shows: { ...NEW, title: 'Admiral' }, writes: { title: 'Admiral' }, began: NEW },
  ],
  [
    'a save with nothing to write leaves nothing',
    [open(), type({ company: 'Navy ' }), send, saved()],
    {},
  ],

  [
    'a save that fails before anything is sent keeps what was typed',
    [open(), type(NEW), send, failed],
    { shows: NEW, writes: NEW, status: 'failed' },
  ],
  [
    'a text whose answer was lost is a change, also where the old text is back',
    [open(), type(NEW), send, sent(NEW), failed, type({ company: 'Navy' })],
    { writes: { company: 'Navy' }, sent: NEW, status: 'failed' },
  ],
  [
    'so it is after a reload',
    [open(), type(NEW), send, sent(NEW), failed, type({ company: 'Navy' }), reload, open()],
    { writes: { company: 'Navy' }, sent: NEW, isRestored: true },
  ],
  [
    'a reload before the answer keeps what was typed and what was sent',
    [open(), type(NEW), send, sent(NEW), reload, open()],
    { shows: NEW, writes: NEW, sent: NEW, isRestored: true },
  ],
  [
    'where it is stored by then, it is saved',
    [open(), type(NEW), send, sent(NEW), reload, open(NEW)],
    { shows: NEW, began: NEW },
  ],
  [
    'and what was typed over it began from it: nobody else changed it',
    [
      ...[open(), type(NEW), send, sent(NEW), failed, type({ company: 'Sperry' })],
      ...([reload, open(NEW)] as const),
    ],
    { shows: { company: 'Sperry' }, writes: { company: 'Sperry' }, began: NEW, isRestored: true },
  ],

  [
    'a save that is found to be stored has not failed, and leaves nothing',
    [open(), type(NEW), send, sent(NEW), failed, changedElsewhere(NEW)],
    { shows: NEW, began: NEW },
  ],
  [
    'one of which only a part is stored has',
    [
      ...[open(), type({ ...NEW, title: 'Admiral' }), send, sent({ ...NEW, title: 'Admiral' })],
      ...[failed, changedElsewhere(NEW)],
    ],
    {
      shows: { ...NEW, title: 'Admiral' },
      writes: { title: 'Admiral' },
      began: NEW,
      sent: { title: 'Admiral' },
      status: 'failed',
    },
  ],

  [
    'a question keeps what was typed',
    [open(), type(NEW), send, conflict(NEW, { company: 'Sperry' })],
    { shows: NEW, writes: NEW, status: 'conflict' },
  ],
  [
    'who goes back to the form has seen nothing: the next save asks again',
    [open(), type(NEW), send, conflict(NEW, { company: 'Sperry' }), answer(null)],
    { shows: NEW, writes: NEW },
  ],
  [
    'who chooses theirs has nothing to write',
    [
      ...[open(), type(NEW), send, conflict(NEW, { company: 'Sperry' })],
      answer({ company: 'Sperry' }),
    ],
    { shows: { company: 'Sperry' }, began: { company: 'Sperry' }, status: 'sending' },
  ],
  [
    'who chooses theirs of one text still writes the others',
    [
      ...[open(), type({ ...NEW, title: 'Admiral' }), send],
      ...[conflict(NEW, { company: 'Sperry' }), answer({ company: 'Sperry' })],
    ],
    {
      shows: { company: 'Sperry', title: 'Admiral' },
      writes: { title: 'Admiral' },
      began: { company: 'Sperry' },
      status: 'sending',
    },
  ],
  [
    'who chooses theirs and fails has it in the form, and is not asked again',
    [
      ...[open(), type({ ...NEW, title: 'Admiral' }), send],
      ...[conflict(NEW, { company: 'Sperry' }), answer(NEW), failed],
    ],
    {
      shows: { ...NEW, title: 'Admiral' },
      writes: { ...NEW, title: 'Admiral' },
      began: { company: 'Sperry' },
      status: 'failed',
    },
  ],
  [
    'what was sent before the question cannot be stored any more',
    [open(), type(NEW), send, sent(NEW), failed, send, conflict(NEW, { company: 'Sperry' })],
    { shows: NEW, writes: NEW, status: 'conflict' },
  ],
  [
    'what was typed before a reload is asked about after it',
    [open(), type(NEW), reload, open({ company: 'Sperry' }), send],
    { shows: NEW, writes: NEW, isRestored: true, status: 'sending' },
  ],

  ['what is discarded is gone', [open(), type(NEW), send, sent(NEW), failed, discard], {}],
  [
    'Undo brings it back, and says so',
    [open(), type(NEW), discard, undo(NEW)],
    { shows: NEW, writes: NEW, isRestored: true },
  ],
  [
    'also what may be stored of it',
    [open(), type(NEW), send, sent(NEW), failed, discard, undo(NEW, NEW)],
    { shows: NEW, writes: NEW, sent: NEW, isRestored: true },
  ],
  [
    'Undo keeps what was typed since',
    [
      ...[open(), type({ ...NEW, title: 'Major' }), discard, open(), type({ title: 'Admiral' })],
      undo({ ...NEW, title: 'Major' }),
    ],
    { shows: { ...NEW, title: 'Admiral' }, writes: { ...NEW, title: 'Admiral' }, isRestored: true },
  ],
])('%s', (_, events, expected) => {
  const draft = after(events);
  const {
    shows,
    writes = {},
    began,
    sent = {},
    isRestored: isBack = false,
    status = 'idle',
  } = expected;
  expect(textsOf(draft)).toEqual(stored(shows));
  expect(changesOf(draft)).toEqual(writes);
  expect(toSend(draft).began).toEqual(stored(began));
  expect(draft.sent).toEqual(sent);
  expect(isRestored(draft)).toBe(isBack);
  expect(draft.status.kind).toBe(status);
  expect(isUnsaved(draft)).toBe(Object.keys(writes).length > 0);
  // The tab keeps what a save would write, and no more.
  expect(Object.keys(keptOf(draft))).toEqual(Object.keys(writes));
});

function after(events: readonly (Event | typeof reload)[]): Draft<Field> {
  const empty = () => draftFrom({}) as unknown as Draft<Field>;
  return events.reduce<Draft<Field>>(
    (draft, event) => (event === reload ? draftFrom(keptOf(draft)) : reduce(draft, event)),
    empty(),
  );
}
