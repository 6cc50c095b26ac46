import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changedTexts } from '../../../src/platform/changedTexts';
import { textsOf } from '../../../src/session/draft';
import { Drafts, forgetDrafts, keepDraftsOf } from '../../../src/session/Drafts';

const FORM = '/contact';
const STORED = { name: '', message: '' };

/** As a tab has it, with its keys as properties. */
const methods = {
  getItem(this: Record<string, string>, key: string) {
    return this[key] ?? null;
  },
  setItem(this: Record<string, string>, key: string, value: string) {
    this[key] = value;
  },
  removeItem(this: Record<string, string>, key: string) {
    Reflect.deleteProperty(this, key);
  },
};
let tab: Record<string, string>;

beforeEach(() => {
  tab = Object.create(methods) as typeof tab;
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('navigator', {});
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function type(drafts: Drafts, message: string, form = FORM): void {
  drafts.open(form, STORED, changedTexts);
  drafts.dispatch(form, { kind: 'type', texts: { message } });
}

const shown = (drafts: Drafts, form = FORM) =>
  textsOf(drafts.of(form, STORED, changedTexts)).message;

test('what is typed is in the tab by user and form, and is theirs again after a reload', () => {
  type(new Drafts('ada'), 'Hello');
  expect(Object.keys(tab)).toEqual(['cardfile.draft ada /contact']);
  const again = new Drafts('ada');
  expect(again.isUnsaved).toBe(true);
  expect(shown(again)).toBe('Hello');
  expect(shown(again, '/support')).toBe('');
});

test('it is nobody else’s, and goes when somebody else signs in', () => {
  type(new Drafts('ada'), 'Hello');
  const mary = new Drafts('mary');
  expect(mary.isUnsaved).toBe(false);
  expect(shown(mary)).toBe('');
  keepDraftsOf('mary');
  expect(tab).toEqual({});
});

test('a log-out removes all', () => {
  type(new Drafts('ada'), 'Hello');
  type(new Drafts(''), 'Hello', '/support');
  forgetDrafts();
  expect(tab).toEqual({});
});

test('what a visitor types passes to who signs in, over what they had typed there, and to nobody after', () => {
  type(new Drafts('ada'), 'Older');
  const visitor = new Drafts('');
  type(visitor, 'Hello');
  const ada = new Drafts('ada', visitor);
  expect(shown(ada)).toBe('Hello');
  // Until the form is drawn for who signs in, typing goes on.
  visitor.dispatch(FORM, { kind: 'type', texts: { message: 'Hello there' } });
  expect(shown(ada)).toBe('Hello there');
  ada.dispatch(FORM, { kind: 'changedElsewhere', stored: STORED });
  expect(Object.keys(tab)).toEqual(['cardfile.draft ada /contact']);
  ada.end();
  expect(shown(visitor)).toBe('');
});

test('what ends after its session is not kept', () => {
  const ada = new Drafts('ada');
  type(ada, 'Hello');
  forgetDrafts();
  ada.end();
  ada.dispatch(FORM, { kind: 'failed', failure: 'busy' });
  expect(tab).toEqual({});
});

test('in a browser that keeps nothing it is there as long as the page', () => {
  vi.stubGlobal('sessionStorage', null);
  const ada = new Drafts('ada');
  type(ada, 'Hello');
  expect(ada.isUnsaved).toBe(true);
  expect(shown(ada)).toBe('Hello');
  expect(shown(new Drafts('ada'))).toBe('');
});

test.each(['{', 'null', '[]', '{"message":1}', '{"message":{"text":"Hello"}}'])(
  'a draft that cannot be read is none: %s',
  (kept) => {
    tab['cardfile.draft ada /contact'] = kept;
    expect(new Drafts('ada').find(FORM)).toBeUndefined();
  },
);
