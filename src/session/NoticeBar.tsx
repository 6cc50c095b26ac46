import { clsx } from 'clsx';
import { useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { Actions, Button, ButtonLink } from '../ui/Button';
import { useKeys } from '../ui/keys';
import { MessageBox } from '../ui/MessageBox';
import { uncover } from '../ui/uncover';
import { useDocumentEvent } from '../ui/useDocumentEvent';
import type { Notice, Notices, ShownNotice } from './notices';
import styles from './NoticeBar.module.css';

/** Draws the session's notice over whatever page is open (R15.61). */
export function NoticeBar({ notices }: { notices: Notices }) {
  const shown = useSyncExternalStore(notices.subscribe, notices.current);
  return shown && <Bar notices={notices} {...shown} />;
}

function Bar({ notices, notice, count, run }: ShownNotice & { notices: Notices }) {
  const { kind, text, actions = [], undo } = notice;
  const { bar, startAction } = useFocusAfter(notice, notices);
  const isTypedIn = useTypedIn();
  useHeightTold(bar);
  useFocusInSight(notice);
  const { pathname } = useLocation();
  // No link to the page that is open.
  const offered = actions.filter((action) => !('to' in action) || action.to !== pathname);
  const look = kind === 'busy' ? 'info' : kind;

  useDocumentEvent('keydown', (event) => {
    // The focus may be on its way to the notice (WCAG 2.2.1).
    if (event.key === 'Tab') notices.restart();
  });
  useDocumentEvent('pointermove', ({ target }) => {
    // A button that is removed under the pointer sends no leave event.
    if (target instanceof Node && !bar.current?.contains(target)) notices.release('pointer');
  });
  useKeys('everywhere', {
    undo:
      undo &&
      (() => {
        // The browser first undoes what was typed since.
        if (isTypedIn(document.activeElement)) return false;
        startAction(undo);
      }),
  });

  return (
    <div
      ref={bar}
      data-scope="layer"
      className={clsx(styles.notice, styles[look])}
      onPointerEnter={() => {
        notices.hold('pointer');
      }}
      onPointerLeave={() => {
        notices.release('pointer');
      }}
      onFocus={() => {
        notices.hold('focus');
      }}
      onBlur={() => {
        notices.release('focus');
      }}
    >
      <MessageBox kind={look}>
        <span key={count}>{text}</span>
      </MessageBox>
      <Actions className={styles.actions}>
        {undo && (
          <Button
            variant="quiet"
            aria-keyshortcuts="Control+Z Meta+Z"
            onClick={() => {
              startAction(undo);
            }}
          >
            Undo
          </Button>
        )}
        {offered.map((action) =>
          'to' in action ? (
            <ButtonLink key={action.label} variant="quiet" to={action.to}>
              {action.label}
            </ButtonLink>
          ) : (
            <Button
              key={action.label}
              variant="quiet"
              onClick={() => {
                startAction(action.act);
              }}
            >
              {action.label}
            </Button>
          ),
        )}
        {kind !== 'busy' && (
          <Button
            variant="quiet"
            icon="close"
            aria-label="Dismiss"
            // A press that was meant for a button that goes does no harm.
            data-takes-focus=""
            onClick={() => {
              notices.dismiss();
            }}
          />
        )}
      </Actions>
      {run > 0 && <span key={run} className={styles.time} />}
    </div>
  );
}

/** From the notice or from nowhere, the focus moves to the link that the notice names. */
function useFocusAfter(notice: Notice, notices: Notices) {
  const bar = useRef<HTMLDivElement>(null);
  const hasStarted = useRef(false);
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isHere = bar.current?.contains(activeElement) === true;
    if (hasStarted.current && notice.kind !== 'busy') {
      hasStarted.current = false;
      if (notice.focus && (isHere || activeElement === document.body)) {
        const link = `main a[href="${CSS.escape(notice.focus)}"]`;
        document.querySelector<HTMLElement>(link)?.focus();
      }
    }
    // A focused button that is removed sends no blur event.
    if (!isHere) notices.release('focus');
  }, [notice, notices]);
  return {
    bar,
    startAction: (act: () => void) => {
      hasStarted.current = true;
      act();
    },
  };
}

/** Tells the page how tall the bar is: its words differ. What it covers is scrolled free (NoticeBar.module.css). */
function useHeightTold(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const tell = () => {
      const { height } = bar.current?.getBoundingClientRect() ?? { height: 0 };
      style.setProperty('--notice-measured', `calc(${String(height)}px + 2 * var(--space-4))`);
    };
    tell();
    const observer = new ResizeObserver(tell);
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--notice-measured');
    };
  }, [bar]);
}

/** What has the focus must not be under the bar when that comes (R15.174). Progress moves nothing any more. */
function useFocusInSight({ kind }: Notice): void {
  useLayoutEffect(() => {
    if (document.activeElement) uncover(document.activeElement);
  }, [kind]);
}

/** Tells boxes that were typed in since there are notices: one of work under way, or another one, may come between. */
function useTypedIn(): (box: EventTarget | null) => boolean {
  const boxes = useRef(new WeakSet<EventTarget>());
  useDocumentEvent('input', (event) => {
    // A choice of a radio button is nothing that the browser undoes.
    if (event.target && event instanceof InputEvent) boxes.current.add(event.target);
  });
  return (box) => box !== null && boxes.current.has(box);
}
