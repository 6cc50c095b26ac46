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
  texts: Texts<Field>;
  shown: Texts<Field>;
  /** What each text was when the person began to type, which may be before a reload. */
  began: Texts<Field>;
  /** The results of earlier presses of Save. This one adds to them. */
  tries: Tries<Field>;
  /** Asks which version of each text to keep; `null` if the person goes back to the form. */
  ask: (conflict: Conflict<Field>) => Promise<SomeTexts<Field> | null>;
}

export interface Tries<Field extends string> {
  /** The texts that were sent last, perhaps with success. */
  attempted: SomeTexts<Field>;
  /** Texts that were changed elsewhere and that the person has seen. */
  seen: SomeTexts<Field>;
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
  changesIn: (
    texts: Texts<Field>,
    shown: Texts<Field>,
    attempted: SomeTexts<Field>,
  ) => SomeTexts<Field>;
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
  const { tries } = form;
  let { texts, shown, began } = form;
  for (;;) {
    const changed = target.changesIn(texts, shown, tries.attempted);
    if (isEmpty(changed)) return { kind: 'unchanged', texts: shown };
    const outcome = await write(target, changed, { began, tries });
    if (outcome.kind === 'saved') return { ...outcome, texts: { ...shown, ...changed } };
    const chosen = await form.ask(outcome);
    if (!chosen) return { kind: 'dismissed' };
    const { theirs } = outcome;
    tries.seen = { ...tries.seen, ...theirs };
    texts = { ...texts, ...chosen };
    shown = { ...shown, ...theirs };
    began = { ...began, ...theirs };
  }
}

type Outcome<Field extends string> =
  | { kind: 'saved'; changed: SomeTexts<Field>; stored: DocumentData }
  | ({ kind: 'conflict' } & Conflict<Field>);

/** Writes `changed`, unless that overwrites something that the person has not seen. */
async function write<Field extends string>(
  { ref, textsOf }: SaveTarget<Field>,
  changed: SomeTexts<Field>,
  { began, tries }: Pick<FormToSave<Field>, 'began' | 'tries'>,
): Promise<Outcome<Field>> {
  const { attempted } = tries;
  const decide = (stored: DocumentData | undefined): Change<Outcome<Field> | null> => {
    if (!stored) return { answer: null };
    const now = textsOf(stored);
    const fields = conflicts(changed, began, now, attempted);
    if (fields.length > 0) {
      const theirs = only(now, (field) => fields.includes(field));
      // An attempt cannot succeed any more once the document has changed.
      tries.attempted = only(tries.attempted, (field) => !fields.includes(field));
      const changedAt = readDate(stored.updatedAt);
      return { answer: { kind: 'conflict', yours: changed, theirs, changedAt } };
    }
    tries.attempted = changed;
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
