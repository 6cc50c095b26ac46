import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { saveContactsFile } from '../../contacts/saveContactsFile';
import { contactOf } from '../../contacts/newestContacts';
import { contactPath } from '../../routes';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { useDocumentEvent } from '../../ui/useDocumentEvent';
import { subject } from './deletionTexts';
import type { UndoOffer } from './UndoOffer';
import styles from './UndoNotice.module.css';

/** Says what was deleted and offers to undo it, over whatever page is open (R15.61). */
export function UndoNotice({ offer }: { offer: UndoOffer }) {
  const state = useSyncExternalStore(offer.subscribe, offer.current);
  const { isHeld, turn, handlers } = useOfferTime(offer);
  const notice = useRef<HTMLDivElement>(null);
  const { contacts, message } = offer.offered;

  const undo = () => {
    const { activeElement, body } = document;
    const isHere = activeElement === body || notice.current?.contains(activeElement);
    void offer.undo().then(() => {
      if (isHere) (firstRow(contacts) ?? notice.current?.querySelector('button'))?.focus();
    });
  };

  useDocumentEvent('keydown', (event) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z';
    if (!isUndo || offer.state.kind !== 'offered' || isTyping(event.target)) return;
    event.preventDefault();
    undo();
  });

  const end = () => {
    offer.end();
  };
  const dismiss = (
    <Button variant="quiet" onClick={end}>
      Dismiss
    </Button>
  );
  switch (state.kind) {
    case 'over':
      return null;
    case 'offered':
    case 'restoring': {
      const isBusy = state.kind === 'restoring';
      return (
        <Notice
          ref={notice}
          {...handlers}
          message={isBusy ? `Putting ${subject(contacts)} back...` : message}
        >
          <Button variant="quiet" busy={isBusy} aria-keyshortcuts="Control+Z Meta+Z" onClick={undo}>
            {isBusy ? 'Undoing...' : 'Undo'}
          </Button>
          {!isBusy && dismiss}
          {!isBusy && !isHeld && <span key={turn} className={styles.time} />}
        </Notice>
      );
    }
    case 'failed':
      return (
        <Notice ref={notice} kind="error" message={state.message}>
          {state.canRetry && (
            <Button variant="quiet" onClick={undo}>
              Try Again
            </Button>
          )}
          <Button
            variant="quiet"
            onClick={() => {
              void saveContactsFile('vcard', offer.left.map(contactOf));
            }}
          >
            Save vCard
          </Button>
          <Button variant="quiet" onClick={end}>
            Give Up
          </Button>
        </Notice>
      );
    case 'said':
      return (
        <Notice
          ref={notice}
          {...handlers}
          kind={state.isError ? 'error' : 'success'}
          message={state.message}
        >
          {dismiss}
        </Notice>
      );
  }
}

/**
 * The offer's time stands still while the pointer or the focus is on its notice, and begins again
 * afterwards. It also begins again with each Tab, which may be on its way there (WCAG 2.2.1).
 */
function useOfferTime(offer: UndoOffer) {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [turn, setTurn] = useState(0);
  const isHeld = isPointed || isFocused;

  useEffect(() => {
    if (isHeld) offer.hold();
    else offer.release();
  }, [offer, isHeld, turn]);
  useDocumentEvent('keydown', ({ key }) => {
    if (key === 'Tab') setTurn((before) => before + 1);
  });
  useEffect(
    () => () => {
      offer.leave();
    },
    [offer],
  );

  return {
    isHeld,
    turn,
    handlers: {
      onPointerEnter: () => {
        setPointed(true);
      },
      onPointerLeave: () => {
        setPointed(false);
      },
      onFocus: () => {
        setFocused(true);
      },
      onBlur: () => {
        setFocused(false);
      },
    },
  };
}

/** The link of the first of these contacts that has a row on screen. */
function firstRow(contacts: readonly { id: string }[]): HTMLElement | null {
  const paths = new Set(contacts.map(({ id }) => contactPath(id)));
  const links = document.querySelectorAll<HTMLAnchorElement>('tr a');
  return [...links].find((link) => paths.has(link.getAttribute('href') ?? '')) ?? null;
}

/** Where a text is typed, Ctrl+Z undoes the typing. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea') !== null;
}
