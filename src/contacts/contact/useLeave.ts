import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { contactPath } from '../../routes';
import { isModified } from '../../ui/isModified';
import { entryPlace, useHistoryState } from '../../ui/historyEntry';

/** The way from the form back to the contact, without an extra step for Back. */
export function useLeave(id: string) {
  const { isAfterContact } = useHistoryState();
  const navigate = useNavigate();
  const to = contactPath(id);

  const leave = () => {
    const place = entryPlace();
    if (!isAfterContact || place === 0) {
      void navigate(to, { replace: true });
      return;
    }
    // The previous page shows another contact if the person went from one form to the next.
    const arrive = () => {
      if (entryPlace() !== place - 1 || window.location.pathname === to) return;
      void navigate(to, { replace: true });
    };
    window.addEventListener('popstate', arrive, { once: true });
    void navigate(-1);
  };

  /** A link to the contact. `before` runs first, unless the link opens a new tab. */
  const way = (before?: () => void) => ({
    to,
    replace: true,
    onClick: (event: MouseEvent) => {
      if (isModified(event)) return;
      event.preventDefault();
      before?.();
      leave();
    },
  });

  return { leave, way, isAfterContact };
}
