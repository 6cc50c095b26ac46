import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { contactPath } from '../../routes';
import { useHistoryState } from '../../ui/historyState';

/** The way from the form to the contact, so that the next press of Back leads on. */
export function useLeave(id: string) {
  const [{ isAfterContact }] = useHistoryState();
  const navigate = useNavigate();
  const to = contactPath(id);

  const leave = () => {
    if (!isAfterContact) {
      void navigate(to, { replace: true });
      return;
    }
    // The page before is of another contact where one has gone on from its form to this one.
    const arrive = () => {
      if (window.location.pathname !== to) void navigate(to, { replace: true });
    };
    window.addEventListener('popstate', arrive, { once: true });
    void navigate(-1);
  };

  /** A link that leads there. `before` is done first, and not for one that opens a new tab. */
  const way = (before?: () => void) => ({
    to,
    replace: true,
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      before?.();
      leave();
    },
  });

  return { leave, way, isAfterContact };
}
