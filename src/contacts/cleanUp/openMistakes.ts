import { countsOf } from '../../platform/countsOf';
import { fingerprint } from '../../platform/fingerprint';
import type { Contact } from '../model/contact';
import type { Entries } from '../store/decisions/Decisions';
import type { ContactTextField } from '../model/fields';
import type { JudgedMistake } from '../store/judge/Judge';
import { MISTAKE_KINDS, type MistakeKind } from '../model/mistakes/mistake';

export interface OpenMistake extends JudgedMistake {
  contact: Contact;
}

export interface KindGroup {
  kind: MistakeKind;
  mistakes: readonly OpenMistake[];
  isMostlyRight: boolean;
}

// Part `review` of the decisions: by field, kind and fingerprint of a right text; by kind, how many taken, or `off`.

/** The key of "It's right"; unique for each mistake. */
export function questionOf({ contactId, field }: JudgedMistake): string {
  return `${contactId} ${field}`;
}

/** The answer "It's right" for the current text. */
export function rightAnswer({ kind, field, texts }: JudgedMistake): string {
  return `${kind} ${fingerprint(texts[field] ?? '')}`;
}

/** The number of taken suggestions of a kind. */
export function takenCount(entries: Entries, kind: MistakeKind): number {
  return Number(entries.get(kind)) || 0;
}

export function isOff(entries: Entries, kind: MistakeKind): boolean {
  return entries.get(kind) === 'off';
}

/** From this many "It's right" on, a kind may be mostly right. */
const FEWEST_RIGHT = 5;

/** The unanswered mistakes by kind, the surest first, those that are mostly right last. */
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

/** A changed text is judged again, whatever the answer was. */
function isAsJudged(contact: Contact, { texts }: JudgedMistake): boolean {
  return (Object.keys(texts) as ContactTextField[]).every(
    (field) => contact[field] === texts[field],
  );
}

function isRight(entries: Entries, mistake: JudgedMistake): boolean {
  const [, text] = entries.get(questionOf(mistake))?.split(' ') ?? [];
  return text !== undefined && text === fingerprint(mistake.texts[mistake.field] ?? '');
}

function rightCounts(entries: Entries): Map<string, number> {
  const right = [...entries].filter(([question]) => question.includes(' '));
  return countsOf(right.map(([, answer]) => answer.split(' ')[0] ?? ''));
}
