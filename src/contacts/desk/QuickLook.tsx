import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useActions } from '../../ui/actions';
import type { Contact } from '../contact';
import { focusRow, rowIndex } from '../list/useRowFocus';
import { hasRoomForDesk } from './beside';
import { QuickLookDialog } from './QuickLookDialog';

interface QuickLookProps {
  visible: readonly Contact[];
  /** Moves the keyboard's place in the list to this contact. */
  onMove: (id: string) => void;
  /** The link of the row there. */
  tabStop: RefObject<HTMLAnchorElement | null>;
}

/** Without room for a desk, Space opens the row's contact over the list (R15.146). */
export function QuickLook({ visible, onMove, tabStop }: QuickLookProps) {
  const [id, setId] = useState('');
  useActions({
    toggleContact: () => {
      const contact = visible[rowIndex(document.activeElement)];
      const isRow = document.activeElement instanceof HTMLAnchorElement;
      if (!contact || !isRow || hasRoomForDesk()) return false;
      setId(contact.id);
      return true;
    },
  });
  const index = id === '' ? -1 : visible.findIndex((contact) => contact.id === id);
  const contact = visible[index];
  if (!contact) return null;
  return (
    <QuickLookDialog
      contact={contact}
      onStep={(by) => {
        const next = visible[index + by];
        if (!next) return;
        setId(next.id);
        onMove(next.id);
      }}
      onClose={() => {
        // The dialog returns the focus to the row that it was opened from.
        flushSync(() => setId(''));
        focusRow(id, onMove, tabStop);
      }}
    />
  );
}
