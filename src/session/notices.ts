import { Listeners } from '../platform/Listeners';

/** How long a notice without an answer stays. */
const SHOWN_FOR_MS = 6_000;

/** How long a notice may wait for its turn. What it says is no news after that. */
const WAITS_FOR_MS = 60_000;

/** A button of a notice, or, with `to`, a link to a page of ours. */
export type NoticeAction = { label: string } & ({ act: () => void } | { to: string });

/** A sentence about what happened, and what can be done about it. */
export interface Notice {
  /** `busy`: still happening. It cannot be dismissed, and stays as an `error` does. */
  kind: 'success' | 'error' | 'busy';
  text: string;
  actions?: readonly NoticeAction[];
  /** The button "Undo", and Ctrl/Cmd+Z as long as the notice is there. */
  undo?: () => void;
  /** Whether it stays until it is dismissed. An error does unless this says otherwise. */
  stays?: boolean;
  /** Whether it is about added contacts: the list then does not announce them. */
  tellsOfAdded?: boolean;
  /** The address of the link that takes the focus, if this notice replaces one that had it. */
  focus?: string;
}

/** A notice that is shown. */
export interface ShownNotice {
  notice: Notice;
  /** Counts notices: the same words again are read out again. */
  count: number;
  /** Counts restarts of its time; 0 while it has no end. */
  run: number;
}

/** A session's notices, which `NoticeBar` draws: the newest, and after it an older one that stays. */
export class Notices {
  #stack: readonly Notice[] = [];
  #shown: ShownNotice | null = null;
  #next: { notice: Notice; since: number } | null = null;
  #count = 0;
  #runs = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #holders = new Set<string>();
  readonly #listeners = new Listeners();

  readonly subscribe = this.#listeners.subscribe;

  /** For `useSyncExternalStore`: the same object until something changes. */
  readonly current = (): ShownNotice | null => this.#shown;

  /** Those that are there, the one that is shown last. */
  get all(): readonly Notice[] {
    return this.#stack;
  }

  show(notice: Notice, before?: Notice): Notice {
    if (before && this.#stack.includes(before)) {
      this.#become(this.#stack.map((each) => (each === before ? notice : each)));
    } else this.#become([...this.#stack.filter(staysThere), notice]);
    return notice;
  }

  /** Shows a notice once no other one is shown, so that nobody loses an Undo. Only the newest waits, for a minute. */
  showNext(notice: Notice): void {
    this.#next = { notice, since: Date.now() };
    this.#become(this.#stack);
  }

  dismiss(notice = this.#shown?.notice): void {
    this.#become(this.#stack.filter((each) => each !== notice));
  }

  /** Stops the clock for `holder`: the pointer or the focus is on the notice. */
  hold(holder: string): void {
    this.#holders.add(holder);
    this.#begin();
  }

  /** Starts it again. `false` if this holder had not stopped it. */
  release(holder: string): boolean {
    const hasHeld = this.#holders.delete(holder);
    if (hasHeld) this.#begin();
    return hasHeld;
  }

  restart(): void {
    this.#begin();
  }

  #become(stack: readonly Notice[]): void {
    const before = this.#shown?.notice;
    // A notice that is removed under the pointer sends no leave event.
    if (stack.length === 0) this.#holders.clear();
    this.#stack = stack;
    if (stack.length === 0 && this.#next) {
      const { notice, since } = this.#next;
      this.#next = null;
      if (Date.now() - since < WAITS_FOR_MS) this.#stack = [notice];
    }
    if (this.#stack.at(-1) === before) return;
    this.#count += 1;
    this.#begin();
  }

  #begin(): void {
    clearTimeout(this.#timer);
    const notice = this.#stack.at(-1);
    const isTimed = notice !== undefined && !staysThere(notice) && this.#holders.size === 0;
    if (isTimed) {
      this.#runs += 1;
      this.#timer = setTimeout(() => {
        this.dismiss(notice);
      }, SHOWN_FOR_MS);
    }
    this.#shown = notice ? { notice, count: this.#count, run: isTimed ? this.#runs : 0 } : null;
    this.#listeners.notify();
  }
}

function staysThere({ kind, stays }: Notice): boolean {
  return kind === 'busy' || (stays ?? kind === 'error');
}
