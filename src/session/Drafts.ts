import type { FormToSave } from '../firebase/saveTexts';
import { withinLimit } from '../firebase/remoteCall';
import { Listeners } from '../platform/Listeners';
import { listStored, readStored, STORED, writeStored } from '../platform/storage/browserStorage';
import {
  draftFrom,
  isUnsaved,
  keptOf,
  reduce,
  toSend,
  type ChangesIn,
  type Draft,
  type DraftEvent,
  type KeptDraft,
  type SomeTexts,
  type Texts,
} from './draft';

/** How long the browser may take to list its locks. */
const LOCKS_LIMIT_MS = 1_000;

/** What the tab and the visitor's drafts have of a form; `drawn` over what is stored. */
interface LookedUp {
  before: Draft | undefined;
  draft: Draft | undefined;
  drawn?: Draft;
}

const EMPTY = draftFrom({});

/**
 * The drafts of who is signed in, by the path of their form (R15.24): the only place that keeps them in the tab, knows
 * what is on its way, and says whether something is unsaved. `uid` is '' for a visitor, whose drafts pass to who signs in.
 */
export class Drafts {
  readonly #uid: string;
  readonly #visitor: Drafts | null;
  readonly #drafts = new Map<string, Draft>();
  /** What was looked up in the tab and in the visitor's drafts, where nothing has happened since. */
  readonly #lookedUp = new Map<string, LookedUp>();
  readonly #answers = new Map<string, (goesOn: boolean) => void>();
  readonly #listeners = new Listeners();
  #isOver = false;
  #releaseLock: (() => void) | null = null;

  constructor(uid: string, visitor: Drafts | null = null) {
    this.#uid = uid;
    this.#visitor = visitor;
    this.#lock();
  }

  readonly subscribe = this.#listeners.subscribe;

  /** The draft of a form; `undefined` where nothing was typed or opened. */
  find(form: string): Draft | undefined {
    return this.#drafts.get(form) ?? this.#lookUp(form).draft;
  }

  /** The draft of a form that is drawn, over what is stored. */
  of<Field extends string>(
    form: string,
    stored: Texts<Field>,
    changesIn: ChangesIn<Field>,
  ): Draft<Field> {
    const known = this.#drafts.get(form);
    if (known) return known;
    const lookedUp = this.#lookUp(form);
    const over = { ...lookedUp.draft, changesIn } as unknown as Draft;
    lookedUp.drawn ??= reduce({ ...EMPTY, ...over }, { kind: 'changedElsewhere', stored });
    return lookedUp.drawn;
  }

  /** A form is opened. Tells nobody: it is drawn at this moment. */
  open<Field extends string>(
    form: string,
    stored: Texts<Field>,
    changesIn: ChangesIn<Field>,
  ): void {
    this.#drafts.set(form, reduce(this.#now(form), { kind: 'open', stored, changesIn } as never));
  }

  dispatch<Field extends string>(form: string, event: DraftEvent<Field>): void {
    const draft = this.#now(form);
    const next = reduce(draft, event as unknown as DraftEvent<string>);
    this.#drafts.set(form, next);
    this.#keep(form, next);
    this.#visitor?.drop(form);
    if (next !== draft) this.#listeners.notify();
  }

  /** Begins to save the draft of a form, and gives what `saveTexts` needs. Tell the end by `saved` or `failed`. */
  send<Field extends string>(form: string): FormToSave<Field> {
    this.dispatch(form, { kind: 'send' });
    return {
      now: () => toSend(this.#now(form) as unknown as Draft<Field>),
      onSend: (texts) => {
        this.dispatch(form, { kind: 'sent', texts });
      },
      ask: (conflict) =>
        new Promise((resolve) => {
          this.#answers.set(form, resolve);
          this.dispatch(form, { kind: 'conflict', conflict });
        }),
    };
  }

  /** Answers the question of a save: `chosen` are the versions to keep, `null` goes back to the form. */
  answer<Field extends string>(form: string, chosen: SomeTexts<Field> | null): void {
    this.dispatch(form, { kind: 'answer', chosen });
    this.#answers.get(form)?.(chosen !== null);
    this.#answers.delete(form);
  }

  /** Whether this tab holds something unsaved of this user, or from before they signed in. */
  get isUnsaved(): boolean {
    return (
      [...this.#drafts.values()].some(isUnsaved) ||
      listStored('SESSION', 'draft').some((of) => ['', this.#uid].includes(uidOf(of)))
    );
  }

  /** Where a log-out would leave something unsaved (R15.24); `null` if nowhere. */
  async unsavedPlace(): Promise<'here' | 'otherTab' | null> {
    if (this.isUnsaved) return 'here';
    // A browser that does not say holds up no log-out: what another tab has typed stays there in any case.
    const query = tabLocks()?.query();
    const locks = query && (await withinLimit(query, LOCKS_LIMIT_MS).catch(() => null));
    return locks?.held?.some(({ name }) => name === this.#lockName) ? 'otherTab' : null;
  }

  /** The session is over. What was typed stays in the tab, for who comes back. */
  end(): void {
    this.#isOver = true;
    this.#visitor?.clear();
    this.#releaseLock?.();
  }

  /** It has passed to who signed in. */
  drop(form: string): void {
    this.#drafts.delete(form);
    this.#lookedUp.delete(form);
  }

  /** Nobody may find in the memory of this page what was typed before somebody signed in. */
  clear(): void {
    this.#drafts.clear();
    this.#lookedUp.clear();
  }

  #now(form: string): Draft {
    return this.#drafts.get(form) ?? this.#lookUp(form).drawn ?? this.#lookUp(form).draft ?? EMPTY;
  }

  #lookUp(form: string): LookedUp {
    const before = this.#visitor?.find(form);
    const last = this.#lookedUp.get(form);
    if (last && last.before === before) return last;
    const own = keptFor(this.#uid, form);
    const kept = { ...own, ...(before && keptOf(before)) };
    const isEmpty = Object.keys(kept).length === 0;
    // What the visitor types at this moment is not what was found.
    const found = { ...draftFrom(own).found, ...before?.found };
    const lookedUp = { before, draft: isEmpty ? undefined : { ...draftFrom(kept), found } };
    this.#lookedUp.set(form, lookedUp);
    return lookedUp;
  }

  #keep(form: string, draft: Draft): void {
    if (this.#isOver) return;
    const kept = keptOf(draft);
    const isEmpty = Object.keys(kept).length === 0;
    // A visitor's draft has passed to this user.
    writeStored('SESSION', 'draft', null, ` ${form}`);
    writeStored('SESSION', 'draft', isEmpty ? null : JSON.stringify(kept), `${this.#uid} ${form}`);
    this.#lock();
  }

  get #lockName(): string {
    return STORED.draft + this.#uid;
  }

  /** Shows other tabs whether this one holds drafts, by a lock that all may share. */
  #lock(): void {
    if (this.#uid === '') return;
    const isHolding = listStored('SESSION', 'draft').some((of) => uidOf(of) === this.#uid);
    if (!isHolding) {
      this.#releaseLock?.();
      this.#releaseLock = null;
    } else if (!this.#releaseLock) {
      const isOver = new Promise<void>((resolve) => (this.#releaseLock = resolve));
      void tabLocks()?.request(this.#lockName, { mode: 'shared' }, () => isOver);
    }
  }
}

/** Removes every draft in this tab, at a log-out. */
export function forgetDrafts(): void {
  removeDrafts(() => true);
}

/** Removes drafts of other users when `uid` signs in. */
export function keepDraftsOf(uid: string): void {
  removeDrafts((owner) => owner !== uid && owner !== '');
}

function removeDrafts(isMeant: (uid: string) => boolean): void {
  for (const of of listStored('SESSION', 'draft')) {
    if (isMeant(uidOf(of))) writeStored('SESSION', 'draft', null, of);
  }
}

function keptFor(uid: string, form: string): KeptDraft {
  try {
    const kept: unknown = JSON.parse(readStored('SESSION', 'draft', `${uid} ${form}`) ?? '{}');
    return Object.fromEntries(Object.entries(kept ?? {}).filter(isField));
  } catch {
    return {};
  }
}

function isField(entry: [string, unknown]): entry is [string, KeptDraft[string]] {
  const { began, text, sent = '' } = { ...(entry[1] as Partial<KeptDraft[string]> | null) };
  return [began, text, sent].every((each) => typeof each === 'string');
}

function uidOf(of: string): string {
  return of.split(' ', 1)[0] ?? '';
}

/** The locks of all tabs; `undefined` on an insecure origin, such as a laptop's own network. */
function tabLocks(): LockManager | undefined {
  return (navigator as Partial<Navigator>).locks ?? undefined;
}
