import { countsOf } from '../../platform/countsOf';
import { fingerprint } from '../../platform/fingerprint';
import type { Contact } from '../model/contact';
import type { ContactTextField, ContactTexts } from '../model/fields';
import { MISTAKE_KINDS, type MistakeKind } from '../model/mistakes/mistake';
import type { Entries } from '../store/decisions/Decisions';
import type { FoundMistake, OpenMistake } from '../store/analysis/Analyzer';

/** The texts in doubt of one kind. */
export interface KindSection {
  key: MistakeKind;
  name: string;
  questions: readonly OpenMistake[];
  isMostlyRight: boolean;
}

// Part `review` of the decisions: by field, kind and fingerprint of a right text; by kind, how many taken, or `off`.

/** The answer "It's Right" for the current text. */
export function rightAnswer({ kind, field, texts }: FoundMistake): string {
  return `${kind} ${fingerprint(texts[field] ?? '')}`;
}

/** The number of taken suggestions of a kind. */
export function takenCount(entries: Entries, kind: MistakeKind): number {
  return Number(entries.get(kind)) || 0;
}

export function isOff(entries: Entries, kind: MistakeKind): boolean {
  return entries.get(kind) === 'off';
}

/** From this many "It's Right" on, a kind may be mostly right. */
const FEWEST_RIGHT = 5;

/** The unanswered mistakes by kind, the surest first, those that are mostly right last. */
export function openMistakes(
  mistakes: readonly FoundMistake[],
  entries: Entries,
  contactOf: (id: string) => Contact | undefined,
): KindSection[] {
  const right = rightCounts(entries);
  const byKind = new Map<MistakeKind, OpenMistake[]>();
  for (const mistake of mistakes) {
    const contact = contactOf(mistake.contactId);
    const key = `${mistake.contactId} ${mistake.field}`;
    if (!contact || !isAsFound(contact, mistake)) continue;
    if (isRight(entries, key, mistake) || isOff(entries, mistake.kind)) continue;
    const own = byKind.get(mistake.kind) ?? [];
    byKind.set(mistake.kind, own);
    own.push({ ...mistake, key, contact });
  }
  const sections = (Object.keys(MISTAKE_KINDS) as MistakeKind[]).map((key) => {
    const count = right.get(key) ?? 0;
    const isMostlyRight = count >= FEWEST_RIGHT && count > takenCount(entries, key);
    const questions = byKind.get(key) ?? [];
    return { key, name: MISTAKE_KINDS[key].name, questions, isMostlyRight };
  });
  return sections
    .filter(({ questions }) => questions.length > 0)
    .sort((one, other) => Number(one.isMostlyRight) - Number(other.isMostlyRight));
}

/** Those whose suggestions are outdated once these texts of their contact are others. */
export function outdatedBy(
  { contactId, key }: OpenMistake,
  texts: Partial<ContactTexts>,
  mistakes: readonly OpenMistake[],
): OpenMistake[] {
  const isChanged = (one: OpenMistake) => Object.keys(texts).some((field) => field in one.texts);
  return mistakes.filter((one) => one.contactId === contactId && one.key !== key && isChanged(one));
}

/** A changed text is analyzed again, whatever the answer was. */
function isAsFound(contact: Contact, { texts }: FoundMistake): boolean {
  return (Object.keys(texts) as ContactTextField[]).every(
    (field) => contact[field] === texts[field],
  );
}

function isRight(entries: Entries, key: string, { field, texts }: FoundMistake): boolean {
  const [, text] = entries.get(key)?.split(' ') ?? [];
  return text !== undefined && text === fingerprint(texts[field] ?? '');
}

function rightCounts(entries: Entries): Map<string, number> {
  const right = [...entries].filter(([question]) => question.includes(' '));
  return countsOf(right.map(([, answer]) => answer.split(' ')[0] ?? ''));
}
