import { useEffect } from 'react';
import type { ContactIndex } from '../../contacts/contactIndex';
import { COLUMNS } from '../../contacts/columns';

/**
 * Has each column's order ready before its header is clicked, from the first column to the last: of ten
 * thousand contacts the first sort of a column would else be most of the wait. Of an index that is
 * about to be replaced by that of the whole list it would be of no use.
 */
export function usePreparedSorts(index: ContactIndex, isWhole: boolean): void {
  useEffect(() => {
    if (!isWhole) return;
    return runWhenIdle(COLUMNS.flatMap(({ key }) => index.preparation(key)));
  }, [index, isWhole]);
}

/** Between two frames of something that moves there is less: too short for a task. In ms. */
const LEAST = 20;

/** Where the browser does not say when it is idle (Safari): the pause before each task. In ms. */
const PAUSE = 50;

/**
 * Runs short tasks (a few ms) one after the other, each in a moment of its own in which the browser has
 * nothing else to do. Returns how to call off those that have not run.
 */
export function runWhenIdle(tasks: readonly (() => void)[]): () => void {
  const waiting = [...tasks];
  let cancel = () => {};
  const plan = () => {
    if (waiting.length > 0) cancel = whenIdle(run);
  };
  const run = (deadline?: IdleDeadline) => {
    if (!deadline || deadline.timeRemaining() >= LEAST) waiting.shift()?.();
    plan();
  };
  plan();
  return () => {
    cancel();
  };
}

function whenIdle(work: (deadline?: IdleDeadline) => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, PAUSE);
    return () => {
      clearTimeout(timer);
    };
  }
  const handle = requestIdleCallback(work);
  return () => {
    cancelIdleCallback(handle);
  };
}
