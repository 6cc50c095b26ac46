import { fingerprint } from '../../lib/fingerprint';
import type { Contact } from '../contact';
import type { Entries } from '../decisions/Decisions';
import type { ContactTextField } from '../fields';
import type { JudgedMistake } from '../judge/Judge';
import { MISTAKE_KINDS, type MistakeKind } from './mistake';

/** A mistake that is still to be looked at, with its contact. */
export interface OpenMistake extends JudgedMistake {
  contact: Contact;
}

/** The open mistakes of one kind. */
export interface KindGroup {
  kind: MistakeKind;
  mistakes: readonly OpenMistake[];
  /** Whether the person mostly says that these are right. */
  isMostlyRight: boolean;
}

/*
 * The part `review` of the decisions holds: for a contact's field the kind of a mistake and the fingerprint of a text
 * that is right; for a kind how many of its suggestions were taken, or `off`.
 */

/** Under which "It's right" is kept. No two mistakes have the same. */
export function questionOf({ contactId, field }: JudgedMistake): string {
  return `${contactId} ${field}`;
}

/** "It's right", of the text as it stands. */
export function rightAnswer({ kind, field, texts }: JudgedMistake): string {
  return `${kind} ${fingerprint(texts[field] ?? '')}`;
}

/** How many suggestions of a kind were taken. */
export function takenCount(entries: Entries, kind: MistakeKind): number {
  return Number(entries.get(kind)) || 0;
}

export function isOff(entries: Entries, kind: MistakeKind): boolean {
  return entries.get(kind) === 'off';
}

/** From so many "It's right" on a kind may be mostly right. */
const FEWEST_RIGHT = 5;

/**
 * The mistakes that are still to be looked at, by kind: the surest kinds first, those that are mostly right last.
 * `contactOf` gives a contact as it is now.
 */
export function openMistakes(
  mistakes: readonly JudgedMistake[],
  entries: Entries,
  contactOf: (id: string) => Contact | undefined,
): KindGroup[] {
  const right = rightCounts(entries);
  const groups = (Object.keys(MISTAKE_KINDS) as MistakeKind[]).map((kind) => {
    const count = right.get(kind) ?? 0;
    const isMostlyRight = count >= FEWEST_RIGHT && count > takenCount(entries, kind);
    return { kind, mistakes: [] as OpenMistake[], isMostlyRight };
  });
  const byKind = new Map(groups.map((group) => [group.kind, group]));
  for (const mistake of mistakes) {
    const contact = contactOf(mistake.contactId);
    if (!contact || !isAsJudged(contact, mistake)) continue;
    if (isRight(entries, mistake) || isOff(entries, mistake.kind)) continue;
    byKind.get(mistake.kind)?.mistakes.push({ ...mistake, contact });
  }
  const open = groups.filter((group) => group.mistakes.length > 0);
  return [
    ...open.filter(({ isMostlyRight }) => !isMostlyRight),
    ...open.filter(({ isMostlyRight }) => isMostlyRight),
  ];
}

/** How many contacts need a look. */
export function contactsIn(groups: readonly KindGroup[]): number {
  return new Set(groups.flatMap(({ mistakes }) => mistakes.map(({ contactId }) => contactId))).size;
}

/** A text that has changed since is judged again, whatever was said of the old one. */
function isAsJudged(contact: Contact, { texts }: JudgedMistake): boolean {
  return (Object.keys(texts) as ContactTextField[]).every(
    (field) => contact[field] === texts[field],
  );
}

function isRight(entries: Entries, mistake: JudgedMistake): boolean {
  const [, text] = entries.get(questionOf(mistake))?.split(' ') ?? [];
  return text !== undefined && text === fingerprint(mistake.texts[mistake.field] ?? '');
}

/** How often each kind was said to be right. */
function rightCounts(entries: Entries): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [question, answer] of entries) {
    if (!question.includes(' ')) continue;
    const [kind = ''] = answer.split(' ');
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}
