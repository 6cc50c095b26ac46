import { useState } from 'react';
import { failureReason } from '../../lib/remoteFailure';
import { formatDate } from '../../lib/dates';
import { counted } from '../../lib/text';
import { Actions, Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { MessageBox } from '../../ui/MessageBox';
import { listed } from '../bin/binTexts';
import { shownName, type Contact } from '../contact';
import { Preview } from '../many/Preview';
import { useContactSession } from '../store/useContactStore';
import { keepPairsAndTell } from './keepPairsAndTell';
import type { Pair } from './pairs';

interface KeepPairsProps {
  pairs: readonly Pair[];
  tooLong: readonly Pair[];
  onClose: () => void;
  onBegun: () => void;
}

/** Lists each pair with the card that stays and the one that goes, before one of each is kept (R15.118). */
export function KeepPairs({ pairs, tooLong, onClose, onBegun }: KeepPairsProps) {
  const session = useContactSession();
  const [isOffline, setOffline] = useState(!navigator.onLine);
  const keep = () => {
    setOffline(!navigator.onLine);
    if (!navigator.onLine) return;
    onClose();
    onBegun();
    void keepPairsAndTell(session, pairs);
  };
  return (
    <Dialog
      title={`Keep one card of ${counted(pairs.length, 'pair', 'pairs')}?`}
      body="The newer card stays. Its blanks are filled, and what differs goes to its notes. The other one goes to Recently Deleted."
      onDismiss={onClose}
    >
      <Preview
        label="Pairs"
        onLeave={onClose}
        rows={pairs.map(({ kept, other }) => ({
          id: kept.id,
          name: shownName(kept.name),
          lines: [`Stays: ${cardText(kept)}`, `Goes: ${cardText(other)}`],
        }))}
      />
      {tooLong.length > 0 && (
        <p>
          Left out: {listed(tooLong.map(({ kept }) => kept))}. Their notes would be too long for one
          card.
        </p>
      )}
      {isOffline && <MessageBox kind="error">{failureReason('offline')}</MessageBox>}
      <Actions align="end">
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" onClick={keep}>
          Keep One of Each
        </Button>
      </Actions>
    </Dialog>
  );
}

function cardText({ createdAt, title, company }: Contact): string {
  const card = createdAt ? `card of ${formatDate(createdAt)}` : 'card without a date';
  return [card, title, company].filter(Boolean).join(', ');
}
