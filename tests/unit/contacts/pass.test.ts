import { expect, test } from 'vitest';
import {
  lastStep,
  NEW_PASS,
  openIn,
  reducePass,
  type PassEvent,
  type PassState,
  type Step,
} from '../../../src/contacts/model/pass';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((key) => ({ key })) as [Q, Q, Q, Q];
type Q = { key: string };
const all = [a, b, c, d];

const stepOf = (question: Q, more: Partial<Step> = {}): Step => ({
  ...{ tab: 'look', question, words: `did ${question.key}`, undone: `undid ${question.key}` },
  ...{ hides: [], undo: () => Promise.resolve('undone'), ...more },
});
const [doA, doB] = [stepOf(a), stepOf(b)];
/** Its answer is on its way, and `c` waits for it. */
const sendA = stepOf(a, { hides: [a, c], doing: 'doing a' });

const answer = (step: Step): PassEvent => ({ type: 'answer', all, step });
const end = (step: Step, isDone = true): PassEvent => ({ type: 'end', step, isDone });
const undo = (step: Step): PassEvent => ({ type: 'undo', step });
const undone = (step: Step, how: 'undone' | 'again' | 'never' = 'undone'): PassEvent => ({
  ...{ type: 'undone', step, how },
});
const goOn = (by: number): PassEvent => ({ type: 'goOn', tab: 'look', all, by });
const show = (question: Q): PassEvent => ({ type: 'show', tab: 'look', all, question });
const edit = (question: Q): PassEvent => ({ type: 'edit', question });
const type = (question: Q, before: string | null = null): PassEvent => ({
  ...{ type: 'type', question, before },
});

const after = (events: readonly PassEvent[]) =>
  events.reduce<PassState>((state, event) => reducePass(state, event), NEW_PASS);

/** What is shown of what is open, what is said, and whose answer is taken back next. */
function seen(events: readonly PassEvent[], questions: readonly Q[] = all) {
  const state = after(events);
  const { open, index } = openIn(state, 'look', questions);
  const last = lastStep(state)?.question.key ?? '-';
  return `${open[index]?.key ?? '-'} of ${open.map(({ key }) => key).join('')}, ${state.said || '-'}, ${last}`;
}

test.each<{ what: string; events: PassEvent[]; shows: string; left?: Q[] }>([
  { what: 'it begins at the first', events: [], shows: 'a of abcd, -, -' },
  { what: 'it goes on', events: [goOn(1)], shows: 'b of abcd, -, -' },
  {
    what: 'it goes on from the last to the first',
    events: [show(d), goOn(1)],
    shows: 'a of abcd, -, -',
  },
  { what: 'it goes back from the first to the last', events: [goOn(-1)], shows: 'd of abcd, -, -' },
  { what: 'nothing is left to go on to', events: [goOn(1)], left: [], shows: '- of , -, -' },
  {
    what: 'what another one adds before it moves nothing',
    events: [show(c)],
    left: [d, a, c],
    shows: 'c of dac, -, -',
  },
  {
    what: 'where it goes, the one at its place is shown',
    events: [show(b)],
    left: [a, c, d],
    shows: 'c of acd, -, -',
  },
  {
    what: 'where the last goes, the one before it',
    events: [show(d)],
    left: [a, b],
    shows: 'b of ab, -, -',
  },
  {
    what: 'an answer shows the next',
    events: [answer(doA)],
    left: [b, c, d],
    shows: 'b of bcd, did a, a',
  },
  {
    what: 'an answer to the last shows the first',
    events: [show(d), answer(stepOf(d))],
    left: [a, b, c],
    shows: 'a of abc, did d, d',
  },
  {
    what: 'what waits is passed over',
    events: [show(a), answer(stepOf(a, { hides: [a, b] }))],
    shows: 'c of cd, did a, a',
  },
  {
    what: 'while it is on its way it is said so',
    events: [answer(sendA)],
    shows: 'b of bd, doing a, a',
  },
  {
    what: 'once it is done, what waited is back',
    events: [answer(sendA), end(sendA)],
    left: [b, c, d],
    shows: 'b of bcd, did a, a',
  },
  {
    what: 'one that failed is open again, and no step',
    events: [answer(sendA), end(sendA, false)],
    shows: 'b of abcd, -, -',
  },
  {
    what: 'a late end leaves the words of the next answer',
    events: [answer(sendA), answer(doB), end(sendA)],
    left: [c, d],
    shows: 'd of cd, did b, b',
  },
  {
    what: 'an undo takes the step before it next',
    events: [answer(doA), answer(doB), undo(doB)],
    shows: 'c of abcd, -, a',
  },
  {
    what: 'what is taken back is shown',
    events: [answer(doA), answer(doB), undo(doB), undone(doB)],
    shows: 'b of abcd, undid b, a',
  },
  {
    what: 'it is shown as soon as it is back',
    events: [answer(doB), undo(doB), undone(doB)],
    left: [a, c],
    shows: 'a of ac, undid b, -',
  },
  {
    what: 'what could not be taken back can be later',
    events: [answer(doA), undo(doA), undone(doA, 'again')],
    shows: 'b of abcd, -, a',
  },
  {
    what: 'what can never be is no step any more',
    events: [answer(doA), undo(doA), undone(doA, 'never')],
    shows: 'b of abcd, -, -',
  },
  {
    what: 'what failed while it was taken back says nothing',
    events: [answer(sendA), undo(sendA), end(sendA, false), undone(sendA, 'never')],
    shows: 'b of abcd, -, -',
  },
])('$what', ({ events, shows, left = all }) => {
  expect(seen(events, left)).toBe(shows);
});

test.each<{ what: string; events: PassEvent[]; edited: string | null; edit?: unknown }>([
  { what: 'an edit goes on until it ends', events: [edit(a)], edited: 'a' },
  { what: 'another question ends it', events: [edit(a), goOn(1)], edited: null },
  {
    what: 'what is typed keeps what its form had before',
    events: [type(a, 'x'), type(a, 'y')],
    edited: 'a',
    edit: { before: 'x' },
  },
  {
    what: 'an edit that is left can be gone on with',
    events: [type(a, 'x'), show(b)],
    edited: null,
    edit: { before: 'x' },
  },
  {
    what: 'an edit that has ended begins anew',
    events: [type(a, 'x'), { type: 'endEdit', question: a }, type(a, 'z')],
    edited: 'a',
    edit: { before: 'z' },
  },
  {
    what: 'the end of one ends no other',
    events: [type(a), edit(b), { type: 'endEdit', question: a }],
    edited: 'b',
    edit: 'over',
  },
])('$what', ({ events, edited, edit: kept }) => {
  const state = after(events);
  expect(state.edited?.key ?? null).toBe(edited);
  expect(state.edits.get('a')).toEqual(kept);
});

test.each([goOn(1), edit(a), show(b), { type: 'endEdit', question: a }] as PassEvent[])(
  'what keeps a text from being stored is said until $type',
  (event) => {
    const refused: PassEvent = { type: 'refuse', problem: 'Too long' };
    expect(after([edit(a), refused]).problem).toBe('Too long');
    expect(after([edit(a), refused, event]).problem).toBe('');
  },
);
