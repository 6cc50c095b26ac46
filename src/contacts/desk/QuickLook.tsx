import { Suspense, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { lateCode } from '../../lib/lateCode';
import { useActions } from '../../ui/actions';
import { optionalPart } from '../../ui/laterParts';
import type { Contact } from '../contact';
import { focusRow, rowIndex } from '../list/useRowFocus';
import { hasRoomForDesk } from './beside';

const loadDialog = lateCode(() => import('./QuickLookDialog'));
const QuickLookDialog = optionalPart(async () => (await loadDialog()).QuickLookDialog);

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
    <Suspense fallback={null}>
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
    </Suspense>
  );
}
