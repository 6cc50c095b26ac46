/** Something that somebody is asked about, one after the other. */
export interface Question {
  key: string;
}

/** An answer that was given, and how it is taken back. */
export interface Step {
  tab: string;
  question: Question;
  /** What is said of it: once it is done, while it is `doing`, and once it is taken back. */
  words: string;
  doing?: string;
  undone: string;
  /** The notices that were there before it. */
  notices?: readonly object[];
  /** The questions that wait until it is done. */
  hides: readonly Question[];
  /** Takes it back. `again` if that failed and may succeed later, `never` if there is nothing to take back any more. */
  undo: () => Promise<'undone' | 'again' | 'never'>;
}

/** A pass through all questions: what is shown, what is on its way, and what can be taken back. */
export interface PassState<Text extends Question = Question> {
  /** The question that is shown in each tab, and where it stood. */
  places: Readonly<Record<string, { key: string; index: number }>>;
  /** The text in its box. It stays there, whatever happens to its contact. */
  edited: Text | null;
  /** By question: what its form had before it was typed over here, or that this is over. */
  edits: ReadonlyMap<string, { before: string | null } | 'over'>;
  /** Why the text can't be stored. */
  problem: string;
  /** The first given first. */
  steps: readonly Step[];
  running: readonly Step[];
  undoing: readonly Step[];
  /** What was done last, in words. */
  said: string;
}

export type PassEvent<Text extends Question = Question> =
  | { type: 'show'; tab: string; all: readonly Question[]; question: Question }
  | { type: 'goOn'; tab: string; all: readonly Question[]; by: number }
  | { type: 'edit'; question: Text }
  | { type: 'type'; question: Text; before: string | null }
  | { type: 'endEdit'; question: Text }
  | { type: 'refuse'; problem: string }
  | { type: 'answer'; all: readonly Question[]; step: Step }
  | { type: 'end'; step: Step; isDone: boolean }
  | { type: 'undo'; step: Step }
  | { type: 'undone'; step: Step; how: Awaited<ReturnType<Step['undo']>> };

export const NEW_PASS: PassState<never> = {
  places: {},
  edited: null,
  edits: new Map(),
  problem: '',
  steps: [],
  running: [],
  undoing: [],
  said: '',
};

/** The questions of a tab that are open, and the place of the one that is shown. */
export function openIn<Each extends Question>(
  { places, running }: PassState,
  tab: string,
  all: readonly Each[],
): { open: readonly Each[]; index: number } {
  const hidden = new Set(running.flatMap(({ hides }) => hides.map(({ key }) => key)));
  const open = all.filter(({ key }) => !hidden.has(key));
  const { key, index } = places[tab] ?? { key: '', index: 0 };
  const found = open.findIndex((one) => one.key === key);
  return { open, index: found >= 0 ? found : Math.min(index, Math.max(open.length - 1, 0)) };
}

/** The last step that is not being taken back. */
export function lastStep({ steps, undoing }: PassState): Step | undefined {
  return steps.findLast((step) => !undoing.includes(step));
}

/** The only place where a pass changes. */
export function reducePass<Text extends Question>(
  state: PassState<Text>,
  event: PassEvent<Text>,
): PassState<Text> {
  const at = (tab: string, question: Question | undefined, index: number): PassState<Text> => ({
    ...{ ...state, edited: null, problem: '' },
    places: question ? { ...state.places, [tab]: { key: question.key, index } } : state.places,
  });
  const editsWith = (key: string, edit: { before: string | null } | 'over') =>
    new Map(state.edits).set(key, edit);
  switch (event.type) {
    case 'show': {
      const { open } = openIn(state, event.tab, event.all);
      const place = open.findIndex(({ key }) => key === event.question.key);
      return at(event.tab, event.question, place);
    }
    case 'goOn': {
      const { open, index } = openIn(state, event.tab, event.all);
      const next = (index + event.by + open.length) % open.length;
      return at(event.tab, open[next], next);
    }
    case 'edit':
      return { ...state, edited: event.question, problem: '' };
    case 'type': {
      const { question, before } = event;
      const known = state.edits.get(question.key);
      const edit = known === undefined || known === 'over' ? { before } : known;
      return { ...state, edited: question, edits: editsWith(question.key, edit) };
    }
    case 'endEdit': {
      const edited = state.edited?.key === event.question.key ? null : state.edited;
      return { ...state, edited, edits: editsWith(event.question.key, 'over'), problem: '' };
    }
    case 'refuse':
      return { ...state, problem: event.problem };
    case 'answer': {
      const { step } = event;
      const { tab, question } = step;
      const { open } = openIn(state, tab, event.all);
      const { key } = question;
      const waiting = new Set(step.hides.map((one) => one.key));
      const staying = open.filter((one) => one.key === key || !waiting.has(one.key));
      const index = staying.findIndex((one) => one.key === key);
      // What is edited may be in no list any more.
      const next = index >= 0 ? (staying[index + 1] ?? staying[0]) : undefined;
      return {
        ...at(tab, next, next === staying[0] ? 0 : index),
        ...{ steps: [...state.steps, step], running: [...state.running, step] },
        said: step.doing ?? step.words,
      };
    }
    case 'end': {
      const { step, isDone } = event;
      const said = isDone ? step.words : '';
      return {
        ...state,
        running: without(state.running, step),
        steps: isDone ? state.steps : without(state.steps, step),
        // Another one was given since, or this one is being taken back.
        said: lastStep(state) === step ? said : state.said,
      };
    }
    case 'undo':
      return { ...state, undoing: [...state.undoing, event.step], said: '' };
    case 'undone': {
      const { step, how } = event;
      const { tab, question } = step;
      return {
        ...{ ...state, undoing: without(state.undoing, step) },
        steps: how === 'again' ? state.steps : without(state.steps, step),
        ...(how === 'undone' && {
          places: { ...state.places, [tab]: { key: question.key, index: 0 } },
          said: step.undone,
        }),
      };
    }
  }
}

function without(steps: readonly Step[], step: Step): readonly Step[] {
  return steps.filter((each) => each !== step);
}
