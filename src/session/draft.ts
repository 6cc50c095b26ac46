import type { Conflict } from '../firebase/saveTexts';
import { changedTexts } from '../platform/changedTexts';
import type { RemoteFailure } from '../platform/remoteFailure';

export type Texts<Field extends string> = Record<Field, string>;
export type SomeTexts<Field extends string> = Partial<Texts<Field>>;

/** What a save of `texts` writes: what differs from `base`, and all that was `sent` before, perhaps with success. */
export type ChangesIn<Field extends string> = (
  texts: Texts<Field>,
  base: Texts<Field>,
  sent?: SomeTexts<Field>,
) => SomeTexts<Field>;

/** `began`: what was stored, as the person saw it, when they began to type. */
interface Typed {
  began: string;
  text: string;
}

type AllTyped<Field extends string> = Readonly<Partial<Record<Field, Typed>>>;

type Status<Field extends string> =
  | { kind: 'idle' }
  | { kind: 'sending'; texts: Texts<Field> }
  | { kind: 'conflict'; texts: Texts<Field>; conflict: Conflict<Field> }
  | { kind: 'failed'; failure: RemoteFailure };

/** The texts of a form between what is stored and what is typed (R15.24). Only `reduce` makes another one. */
export interface Draft<Field extends string = string> {
  /** What is stored, as the form was told last: a box in which nobody typed shows it. */
  readonly base: Texts<Field>;
  readonly typed: AllTyped<Field>;
  /** What the tab held of it when the form was opened. */
  readonly found: SomeTexts<Field>;
  /** What was sent and not answered: it may be stored. */
  readonly sent: SomeTexts<Field>;
  readonly status: Status<Field>;
  readonly changesIn: ChangesIn<Field>;
}

export type DraftEvent<Field extends string> =
  /** A form is opened over what is stored. */
  | { kind: 'open'; stored: Texts<Field>; changesIn: ChangesIn<Field> }
  /** It was read again. What was typed began from the text before. */
  | { kind: 'changedElsewhere'; stored: Texts<Field> }
  | { kind: 'type'; texts: SomeTexts<Field> }
  /** Save is pressed. */
  | { kind: 'send' }
  /** These are on their way: from now on they may be stored, whatever is answered. */
  | { kind: 'sent'; texts: SomeTexts<Field> }
  /** Nothing was written, since it would overwrite what the person has not seen. */
  | { kind: 'conflict'; conflict: Conflict<Field> }
  /** The version of each text in conflict to keep; `null` goes back to the form. */
  | { kind: 'answer'; chosen: SomeTexts<Field> | null }
  | { kind: 'saved'; stored: Texts<Field> }
  | { kind: 'failed'; failure: RemoteFailure }
  | { kind: 'discard' }
  /** Brings back what `discarded` has. What was typed since is newer. */
  | { kind: 'undoDiscard'; discarded: Pick<Draft<Field>, 'typed' | 'sent'> };

/** The one place where the texts of a form change. */
export function reduce<Field extends string>(
  draft: Draft<Field>,
  event: DraftEvent<Field>,
): Draft<Field> {
  const { base, typed, sent, status } = draft;
  switch (event.kind) {
    case 'open': {
      const opened = rebased({ ...draft, changesIn: event.changesIn }, event.stored);
      const changes = changesOf(opened);
      // A blank at an end is not worth a draft.
      const typed = picked(opened.typed, (name) => name in changes);
      return { ...opened, typed, found: picked(textsOf(opened), (name) => name in changes) };
    }
    case 'changedElsewhere':
      return rebased(draft, event.stored);
    case 'type':
      return { ...draft, typed: typedOver(base, typed, event.texts) };
    case 'send':
      return { ...draft, status: { kind: 'sending', texts: textsOf(draft) } };
    case 'sent':
      return { ...draft, sent: event.texts };
    case 'conflict': {
      // What was sent cannot be stored any more once the document has changed.
      const possible = picked(sent, (name) => !(name in event.conflict.theirs));
      return { ...draft, sent: possible, status: { ...event, texts: textsSent(draft) } };
    }
    case 'answer': {
      if (!event.chosen || status.kind !== 'conflict') return { ...draft, status: IDLE };
      const { theirs } = status.conflict;
      const seen = { ...base, ...theirs };
      const others = picked(typed, (name) => !(name in theirs));
      const texts = { ...status.texts, ...event.chosen };
      const chosen = typedOver(seen, others, event.chosen);
      return { ...draft, base: seen, typed: chosen, status: { kind: 'sending', texts } };
    }
    case 'saved': {
      const texts = textsSent(draft);
      const written = draft.changesIn(texts, base, sent);
      const { stored } = event;
      const since = picked(
        typed,
        (name, { text }) => text !== texts[name] && text !== stored[name],
      );
      const later = mapped(since, (name, { began, text }) => ({
        began: name in written ? stored[name] : began,
        text,
      }));
      return { ...draft, base: stored, typed: later, found: {}, sent: {}, status: IDLE };
    }
    case 'failed':
      return { ...draft, status: event };
    case 'discard':
      return { ...draft, typed: picked(typed, () => false), found: {}, sent: {}, status: IDLE };
    case 'undoDiscard': {
      const { discarded } = event;
      return {
        ...draft,
        typed: { ...discarded.typed, ...typed },
        found: textsIn(discarded.typed),
        sent: { ...discarded.sent, ...sent },
      };
    }
  }
}

/** What the boxes show. */
export function textsOf<Field extends string>({ base, typed }: Draft<Field>): Texts<Field> {
  return { ...base, ...textsIn(typed) };
}

/** What a save would write. */
export function changesOf<Field extends string>(draft: Draft<Field>): SomeTexts<Field> {
  return draft.changesIn(textsOf(draft), draft.base, draft.sent);
}

export function isUnsaved<Field extends string>(draft: Draft<Field>): boolean {
  return isAnyOf(changesOf(draft));
}

/** Whether the form shows something that it found, and not only what is typed now. */
export function isRestored<Field extends string>(draft: Draft<Field>): boolean {
  const texts = textsOf(draft);
  const changed = Object.keys(changesOf(draft)) as Field[];
  return changed.some((name) => draft.found[name] === texts[name]);
}

/** What a save sends and compares. Texts that are typed after Save was pressed wait for the next one. */
export function toSend<Field extends string>(draft: Draft<Field>) {
  const { base, typed, sent } = draft;
  const began = { ...base, ...mapped(typed, (_, { began }) => began) };
  return { texts: textsSent(draft), base, began, sent };
}

/** A draft as the tab keeps it, by field: what a save would write. */
export type KeptDraft = Readonly<Record<string, { began: string; text: string; sent?: string }>>;

export function keptOf<Field extends string>(draft: Draft<Field>): KeptDraft {
  const { texts, began, sent } = toSend({ ...draft, status: IDLE });
  return mapped(changesOf(draft), (name) => {
    const unanswered = sent[name];
    const kept = { began: began[name], text: texts[name] };
    return unanswered === undefined ? kept : { ...kept, sent: unanswered };
  }) as KeptDraft;
}

/** The draft that the tab kept. It has the other texts once its form is opened. */
export function draftFrom(kept: KeptDraft): Draft {
  const typed = mapped(kept, (_, { began, text }) => ({ began, text }));
  const sent = mapped(kept, (_, field) => field.sent);
  return {
    base: mapped(kept, (_, { began }) => began) as Texts<string>,
    typed,
    found: textsIn(typed),
    sent: picked(sent, (_, text) => (text as string | undefined) !== undefined),
    status: IDLE,
    changesIn: changedTexts,
  };
}

const IDLE = { kind: 'idle' } as const;

function rebased<Field extends string>(draft: Draft<Field>, stored: Texts<Field>): Draft<Field> {
  const names = Object.keys(stored) as Field[];
  const isSame = names.every((name) => stored[name] === draft.base[name]);
  if (isSame && !isAnyOf(draft.sent)) return draft;
  // Its answer was lost: what stands there is the person's own text.
  const isOwn = (name: Field) => draft.sent[name] === stored[name];
  const typed = picked(draft.typed, (name, { text }) => text !== stored[name]);
  const sent = picked(draft.sent, (name) => !isOwn(name));
  // It was said to have failed, and it is stored.
  const isSaved = isAnyOf(draft.sent) && !isAnyOf(sent) && draft.status.kind === 'failed';
  return {
    ...draft,
    base: stored,
    typed: mapped(typed, (name, { began, text }) => ({
      began: isOwn(name) ? stored[name] : began,
      text,
    })),
    sent,
    status: isSaved ? IDLE : draft.status,
  };
}

function isAnyOf(texts: object): boolean {
  return Object.keys(texts).length > 0;
}

function typedOver<Field extends string>(
  base: Texts<Field>,
  typed: AllTyped<Field>,
  texts: SomeTexts<Field>,
): AllTyped<Field> {
  const added = mapped(texts, (name, text) => ({ began: typed[name]?.began ?? base[name], text }));
  const all: AllTyped<Field> = { ...typed, ...added };
  return picked(all, (name, { text }) => text !== base[name]);
}

function textsSent<Field extends string>(draft: Draft<Field>): Texts<Field> {
  return 'texts' in draft.status ? draft.status.texts : textsOf(draft);
}

function textsIn<Field extends string>(typed: AllTyped<Field>): SomeTexts<Field> {
  return mapped(typed, (_, { text }) => text);
}

function mapped<Field extends string, From, To>(
  record: Readonly<Partial<Record<Field, From>>>,
  to: (name: Field, value: From) => To,
): Partial<Record<Field, To>> {
  const entries = Object.entries(record) as [Field, From][];
  return Object.fromEntries(entries.map(([name, value]) => [name, to(name, value)])) as Partial<
    Record<Field, To>
  >;
}

function picked<Field extends string, Value>(
  record: Readonly<Partial<Record<Field, Value>>>,
  isMeant: (name: Field, value: Value) => boolean,
): Partial<Record<Field, Value>> {
  const entries = Object.entries(record) as [Field, Value][];
  return Object.fromEntries(entries.filter(([name, value]) => isMeant(name, value))) as Partial<
    Record<Field, Value>
  >;
}
