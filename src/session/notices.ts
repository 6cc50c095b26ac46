import { Listeners } from '../lib/Listeners';

/** In ms: how long a notice stands that needs no answer. */
const SHOWN_FOR = 6_000;

/** A button of a notice, or, with `to`, a link to a page of ours. */
export type NoticeAction = { label: string } & ({ act: () => void } | { to: string });

/** What happened in a session, in a sentence, and what can be done about it. */
export interface Notice {
  /** `busy`: still happening. It cannot be dismissed, and stays as an `error` does. */
  kind: 'success' | 'error' | 'busy';
  text: string;
  actions?: readonly NoticeAction[];
  /** The button "Undo", and Ctrl/Cmd+Z as long as the notice is there. */
  undo?: () => void;
  /** Whether it is there until it is dismissed. Unless this says otherwise, an error is. */
  stays?: boolean;
  /** Whether it tells of contacts that came into the list: the list then says no more of them. */
  tellsOfAdded?: boolean;
  /** The address whose link takes the focus where this notice takes the place of one that held it. */
  focus?: string;
}

/** A notice that is shown. */
export interface ShownNotice {
  notice: Notice;
  /** Counts what was shown: the same words once more are read out once more. */
  count: number;
  /** Counts how often its time has begun; 0 while it has no end. */
  run: number;
}

/**
 * What happened, over whatever page is open: one object a session, drawn by `NoticeBar`. The newest is shown; one
 * that stays comes back when those after it are gone.
 */
export class Notices {
  #stack: readonly Notice[] = [];
  #shown: ShownNotice | null = null;
  #next: Notice | null = null;
  #count = 0;
  #runs = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #holders = new Set<string>();
  readonly #listeners = new Listeners();

  readonly subscribe = this.#listeners.subscribe;

  /** The same object until something changes, for `useSyncExternalStore`. */
  readonly current = (): ShownNotice | null => this.#shown;

  /** Shows a notice; in the place of `before` if that is still there. Gives the notice back. */
  show(notice: Notice, before?: Notice): Notice {
    if (before && this.#stack.includes(before)) {
      this.#become(this.#stack.map((each) => (each === before ? notice : each)));
    } else this.#become([...this.#stack.filter(staysThere), notice]);
    return notice;
  }

  /** Shows a notice once no other one is there: it takes nobody's Undo away. Of several that wait the newest comes. */
  showNext(notice: Notice): void {
    this.#next = notice;
    this.#become(this.#stack);
  }

  /** Takes a notice away; without one, the one that is shown. */
  dismiss(notice = this.#shown?.notice): void {
    this.#become(this.#stack.filter((each) => each !== notice));
  }

  /** Stops the time for `holder`: the pointer or the focus is on the notice. */
  hold(holder: string): void {
    this.#holders.add(holder);
    this.#begin();
  }

  /** Gives the whole time again, once nothing else holds it. */
  release(holder: string): void {
    if (this.#holders.delete(holder)) this.#begin();
  }

  /** Gives the whole time again. */
  restart(): void {
    this.#begin();
  }

  #become(stack: readonly Notice[]): void {
    const before = this.#shown?.notice;
    // What goes away under the pointer tells nobody that the pointer has left it.
    if (stack.length === 0) this.#holders.clear();
    this.#stack = stack.length === 0 && this.#next ? [this.#next] : stack;
    if (stack.length === 0) this.#next = null;
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
      }, SHOWN_FOR);
    }
    this.#shown = notice ? { notice, count: this.#count, run: isTimed ? this.#runs : 0 } : null;
    this.#listeners.tell();
  }
}

function staysThere({ kind, stays }: Notice): boolean {
  return kind === 'busy' || (stays ?? kind === 'error');
}
