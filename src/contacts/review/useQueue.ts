import { useLayoutEffect, useRef, useState } from 'react';
import { fingerprint } from '../../platform/fingerprint';
import { questionOf, type KindGroup, type OpenMistake } from './openMistakes';
import { useTyped } from './useTyped';

/** The mistakes that still need a look, in order, and the current one. */
export function useQueue(groups: readonly KindGroup[]) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [place, setPlace] = useState({ question: '', index: 0 });
  const [editing, setEditing] = useState<OpenMistake | null>(null);
  const [problem, setProblem] = useState('');
  const { typedFor, type, discard } = useTyped();

  const shownGroups = groups
    .map((group) => ({
      ...group,
      mistakes: group.mistakes.filter((one) => !hidden.has(keyOf(one))),
    }))
    .filter(({ mistakes }) => mistakes.length > 0);
  const open = shownGroups.flatMap(({ mistakes }) => mistakes);
  const found = open.findIndex((one) => questionOf(one) === place.question);
  const index = found >= 0 ? found : Math.min(place.index, Math.max(open.length - 1, 0));
  const shown = open[index];
  if (!editing && shown && typedFor(shown) !== null) setEditing(shown);
  // Typed text stays, whatever happens to its contact.
  const current = editing ?? shown;
  const question = current && questionOf(current);
  const shownQuestion = useRef(question);
  useLayoutEffect(() => {
    shownQuestion.current = question;
    return () => {
      shownQuestion.current = undefined;
    };
  }, [question]);

  const edit = (mistake: OpenMistake | null) => {
    if (editing && !mistake) type(editing, null);
    setEditing(mistake);
    setProblem('');
  };
  const show = (mistake: OpenMistake | undefined) => {
    setEditing(null);
    setProblem('');
    if (mistake) setPlace({ question: questionOf(mistake), index: open.indexOf(mistake) });
  };

  return {
    groups: shownGroups,
    current,
    number: index + 1,
    count: open.length,
    editing,
    edit,
    cancelEdit: () => {
      if (editing) discard(editing);
      setEditing(null);
      setProblem('');
    },
    typedFor,
    type: (text: string | null) => {
      if (editing) type(editing, text);
    },
    /** Why the typed or suggested text can't be stored; '' without a problem. */
    problem,
    setProblem,
    show,
    /** Whether it is the current one now, also after a wait. */
    isShown: (mistake: OpenMistake) => questionOf(mistake) === shownQuestion.current,
    goOn: (by: number) => {
      if (open.length > 0) show(open[(index + by + open.length) % open.length]);
    },
    /** Moves to the next one, since the current one goes, and some others with it. */
    goPast: (others: readonly OpenMistake[] = []) => {
      const staying = open.filter((one) => !others.includes(one));
      const at = staying.findIndex((one) => one === open[index]);
      const next = staying[at + 1] ?? staying[0];
      edit(null);
      if (next) setPlace({ question: questionOf(next), index: next === staying[0] ? 0 : at });
    },
    /** Those whose suggestions are outdated once the suggestion of `mistake` is taken: it changes their texts. */
    outdatedBy: (mistake: OpenMistake) =>
      open.filter(
        (one) =>
          one !== mistake &&
          one.contactId === mistake.contactId &&
          Object.keys(mistake.suggestion ?? {}).some((field) => field in one.texts),
      ),
    /** Removes some before an answer is stored, or brings them back. */
    hide: (mistakes: readonly OpenMistake[], isHidden: boolean) => {
      setHidden((before) => {
        const after = new Set(before);
        for (const key of mistakes.map(keyOf)) {
          if (isHidden) after.add(key);
          else after.delete(key);
        }
        return after;
      });
    },
    awaitBack: (mistake: OpenMistake) => setPlace({ question: questionOf(mistake), index: 0 }),
  };
}

function keyOf(mistake: OpenMistake): string {
  return `${questionOf(mistake)} ${fingerprint(mistake.texts[mistake.field] ?? '')}`;
}
