import {
  serverTimestamp,
  type DocumentData,
  type DocumentReference,
} from 'firebase/firestore/lite';
import { conflicts } from '../platform/conflicts';
import { readDate } from '../platform/dates';
import { changeInTime, type Change } from './changeDocument';
import { RemoteError } from './remoteCall';

type Texts<Field extends string> = Record<Field, string>;
type SomeTexts<Field extends string> = Partial<Texts<Field>>;

/** A form with the texts of a stored document, when Save is pressed. */
export interface FormToSave<Field extends string> {
  /** Asked at the start, and after each answer to a question. */
  now: () => TextsToSave<Field>;
  /** These are sent now, and may be stored whatever is answered. */
  onSend: (texts: SomeTexts<Field>) => void;
  /** Asks which version of each text to keep. `now` has the answer; `false` if the person goes back to the form. */
  ask: (conflict: Conflict<Field>) => Promise<boolean>;
}

export interface TextsToSave<Field extends string> {
  texts: Texts<Field>;
  /** What the form knows to be stored. */
  base: Texts<Field>;
  /** What each text was when the person began to type, which may be before a reload. */
  began: Texts<Field>;
  /** The texts that were sent before, perhaps with success. */
  sent: SomeTexts<Field>;
}

/** Texts that were changed here and elsewhere. */
export interface Conflict<Field extends string> {
  yours: SomeTexts<Field>;
  theirs: SomeTexts<Field>;
  changedAt: Date | null;
}

/** The document that the texts of a form are saved in. */
export interface SaveTarget<Field extends string> {
  ref: DocumentReference;
  textsOf: (stored: DocumentData) => Texts<Field>;
  /** The fields that a save of these texts writes: only what the person changed. */
  changesIn: (texts: Texts<Field>, base: Texts<Field>, sent: SomeTexts<Field>) => SomeTexts<Field>;
}

export type TextSave<Field extends string> =
  | {
      kind: 'saved';
      changed: SomeTexts<Field>;
      stored: DocumentData;
      texts: Texts<Field>;
    }
  | { kind: 'unchanged'; texts: Texts<Field> }
  | { kind: 'dismissed' };

/** Saves the changed texts. Asks first where others changed one (R15.18, decision 0041). Throws `RemoteError`. */
export async function saveTexts<Field extends string>(
  target: SaveTarget<Field>,
  form: FormToSave<Field>,
): Promise<TextSave<Field>> {
  for (;;) {
    const now = form.now();
    const changed = target.changesIn(now.texts, now.base, now.sent);
    if (isEmpty(changed)) return { kind: 'unchanged', texts: now.base };
    const outcome = await write(target, changed, now, form.onSend);
    if (outcome.kind === 'saved') return { ...outcome, texts: { ...now.base, ...changed } };
    if (!(await form.ask(outcome))) return { kind: 'dismissed' };
  }
}

type Outcome<Field extends string> =
  | { kind: 'saved'; changed: SomeTexts<Field>; stored: DocumentData }
  | ({ kind: 'conflict' } & Conflict<Field>);

/** Writes `changed`, unless that overwrites something that the person has not seen. */
async function write<Field extends string>(
  { ref, textsOf }: SaveTarget<Field>,
  changed: SomeTexts<Field>,
  { began, sent }: TextsToSave<Field>,
  onSend: FormToSave<Field>['onSend'],
): Promise<Outcome<Field>> {
  const decide = (stored: DocumentData | undefined): Change<Outcome<Field> | null> => {
    if (!stored) return { answer: null };
    const now = textsOf(stored);
    const fields = conflicts(changed, began, now, sent);
    if (fields.length > 0) {
      const theirs = only(now, (field) => fields.includes(field));
      const changedAt = readDate(stored.updatedAt);
      return { answer: { kind: 'conflict', yours: changed, theirs, changedAt } };
    }
    onSend(changed);
    return {
      answer: { kind: 'saved', changed, stored },
      fields: { ...changed, updatedAt: serverTimestamp() },
    };
  };
  const outcome = await changeInTime(ref, decide);
  if (!outcome) throw new RemoteError('missing', null);
  return outcome;
}

function only<Field extends string>(
  texts: SomeTexts<Field>,
  isMeant: (field: Field) => boolean,
): SomeTexts<Field> {
  const meant = Object.entries(texts).filter(([field]) => isMeant(field as Field));
  return Object.fromEntries(meant) as SomeTexts<Field>;
}

function isEmpty(fields: object): boolean {
  return Object.keys(fields).length === 0;
}
