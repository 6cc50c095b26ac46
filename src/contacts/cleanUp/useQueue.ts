import { useLayoutEffect, useRef, useState } from 'react';
import { fingerprint } from '../../platform/fingerprint';
import { questionOf, type KindGroup, type OpenMistake } from './openMistakes';
import { contactTexts } from '../store/saves/saveContact';
import { contactEditPath } from '../../routes';
import { useContactSession } from '../store/useContactStore';

/** The mistakes that still need a look, in order, and the current one. */
export function useQueue(groups: readonly KindGroup[]) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [place, setPlace] = useState({ question: '', index: 0 });
  const [edited, setEdited] = useState<OpenMistake | null>(null);
  const [problem, setProblem] = useState('');
  const { typedFor, type, end } = useTyped();

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
  const editing = edited ?? (shown && typedFor(shown) !== null ? shown : null);
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
    if (editing && !mistake) end(editing, 'saved');
    setEdited(mistake);
    setProblem('');
  };
  const show = (mistake: OpenMistake | undefined) => {
    setEdited(null);
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
      if (editing) end(editing, 'discarded');
      setEdited(null);
      setProblem('');
    },
    typedFor,
    type: (text: string) => {
      if (!editing) return;
      setEdited(editing);
      type(editing, text);
    },
    endEdit: () => {
      if (editing) end(editing, 'saved');
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

/** What was typed over texts in doubt and is not saved yet: drafts of the contacts' own forms (R15.24). */
function useTyped() {
  const { drafts } = useContactSession();
  // By question: what the draft had before it was edited here, or that this edit is over.
  const [edits, setEdits] = useState<ReadonlyMap<string, { before: string | null } | 'over'>>(
    new Map(),
  );
  const editOf = (mistake: OpenMistake) => edits.get(questionOf(mistake));

  const draftOf = ({ contactId, field, texts }: OpenMistake) => {
    const text = drafts.find(contactEditPath(contactId))?.typed[field]?.text ?? null;
    return text === texts[field] ? null : text;
  };
  const put = ({ contact, contactId, field, texts }: OpenMistake, text: string | null) => {
    const form = contactEditPath(contactId);
    drafts.dispatch(form, { kind: 'changedElsewhere', stored: contactTexts(contact) });
    const typed = text ?? texts[field] ?? '';
    drafts.dispatch(form, { kind: 'type', texts: { [field]: typed } });
  };

  return {
    /** `null` if nothing was. */
    typedFor: (mistake: OpenMistake) => (editOf(mistake) === 'over' ? null : draftOf(mistake)),
    type: (mistake: OpenMistake, text: string) => {
      const edit = editOf(mistake);
      const known = edit === undefined || edit === 'over' ? { before: draftOf(mistake) } : edit;
      setEdits(new Map(edits).set(questionOf(mistake), known));
      put(mistake, text);
    },
    /** What the draft had before stays where the edit is discarded: it was typed in the contact's own form. */
    end: (mistake: OpenMistake, how: 'saved' | 'discarded') => {
      const edit = editOf(mistake);
      if (how === 'saved') put(mistake, null);
      else if (edit && edit !== 'over') put(mistake, edit.before);
      setEdits((all) => new Map(all).set(questionOf(mistake), 'over'));
    },
  };
}
