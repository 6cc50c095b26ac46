import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { guardHistory, guardLeaving } from './navigationBlocker';
import { ConfirmDialog } from '../ui/ConfirmDialog';

interface UnsavedChanges {
  /** The question; the page draws it wherever it likes. */
  dialog: ReactNode;
  /** Stops asking: to be called before the page itself leaves, after saving. */
  leaveFreely: () => void;
}

/**
 * Asks before a page with unsaved changes is left: by a link, by Back or Forward, by logging out, by
 * closing or reloading the tab. The declarative router has no blocker of its own (a router that has
 * one costs every visitor 14 KB), so links and history are caught before they reach it. While the
 * changes are being saved (`isSaving`) they can no longer be discarded, and the question says so.
 */
export function useLeaveWarning(isDirty: boolean, isSaving: boolean): UnsavedChanges {
  const navigate = useNavigate();
  const isFree = useRef(false);
  const [answer, setAnswer] = useState<((mayLeave: boolean) => void) | null>(null);

  const ask = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        setAnswer(() => (mayLeave: boolean) => {
          setAnswer(null);
          if (mayLeave) isFree.current = true;
          resolve(mayLeave);
        });
      }),
    [],
  );

  useEffect(() => {
    if (!isDirty) return;
    isFree.current = false;
    const unguard = guardLeaving(async () => isFree.current || ask());
    const stop = catchLeaving(
      () => !isFree.current,
      ask,
      (to) => void navigate(to),
    );
    return () => {
      unguard();
      stop();
    };
  }, [isDirty, ask, navigate]);

  const leaveFreely = useCallback(() => {
    isFree.current = true;
  }, []);

  const dialog = (
    <ConfirmDialog
      open={answer !== null}
      title={isSaving ? 'Leave before it is saved?' : 'Discard your changes?'}
      confirmLabel={isSaving ? 'Leave' : 'Discard Changes'}
      onConfirm={() => answer?.(true)}
      onCancel={() => answer?.(false)}
    >
      {isSaving
        ? 'What you changed on this page is being saved. If that fails, you will not be told.'
        : 'What you changed on this page has not been saved.'}
    </ConfirmDialog>
  );
  return { dialog, leaveFreely };
}

/** Listens for every way out; returns how to stop that. */
function catchLeaving(
  isGuarded: () => boolean,
  ask: () => Promise<boolean>,
  goTo: (address: string) => void,
): () => void {
  const here = historyIndex(window.history.state);
  let isReturning = false;

  const onUnload = (event: BeforeUnloadEvent) => {
    if (isGuarded()) event.preventDefault();
  };

  const onClick = (event: MouseEvent) => {
    const address = isGuarded() ? linkInside(event) : null;
    if (address === null) return;
    event.preventDefault();
    event.stopPropagation();
    void ask().then((mayLeave) => {
      if (mayLeave) goTo(address);
    });
  };

  const onPopState = (event: PopStateEvent) => {
    const there = historyIndex(event.state);
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
    } else if (isGuarded() && here !== null && there !== null && here !== there) {
      // The address has changed already: put it back, then ask, then go for good.
      event.stopImmediatePropagation();
      isReturning = true;
      window.history.go(here - there);
      void ask().then((mayLeave) => {
        if (mayLeave) window.history.go(there - here);
      });
    }
  };

  window.addEventListener('beforeunload', onUnload);
  document.addEventListener('click', onClick, { capture: true });
  const unguardHistory = guardHistory(onPopState);
  return () => {
    window.removeEventListener('beforeunload', onUnload);
    document.removeEventListener('click', onClick, { capture: true });
    unguardHistory();
  };
}

/** The router numbers its history entries; an entry that is not its own has no number. */
function historyIndex(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('idx' in state)) return null;
  return typeof state.idx === 'number' ? state.idx : null;
}

/** Where a plain click on a link of ours leads; `null` for any other click. */
function linkInside(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (!link || !isPlain || event.button !== 0 || link.target === '_blank') return null;
  if (link.origin !== window.location.origin || link.hasAttribute('download')) return null;
  const isSkipLink = link.pathname === window.location.pathname && link.hash !== '';
  return isSkipLink ? null : link.pathname + link.search + link.hash;
}
