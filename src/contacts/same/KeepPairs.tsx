import { formatDate } from '../../platform/dates';
import { counted } from '../../platform/text';
import { listed } from '../model/sentences';
import { shownName, type Contact } from '../model/contact';
import { PreviewDialog } from '../../ui/PreviewDialog';
import { useContactSession } from '../store/useContactStore';
import { keepPairsAndTell } from './keepPairsAndTell';
import type { Pair } from './pairs';

interface KeepPairsProps {
  pairs: readonly Pair[];
  tooLong: readonly Pair[];
  onClose: () => void;
}

/** Lists each pair with the card that stays and the one that goes, before one of each is kept (R15.118). */
export function KeepPairs({ pairs, tooLong, onClose }: KeepPairsProps) {
  const session = useContactSession();
  return (
    <PreviewDialog
      title={`Keep one card of ${counted(pairs.length, 'pair', 'pairs')}?`}
      body="The newer card stays. Its blanks are filled, and what differs goes to its notes. The other one goes to Recently Deleted."
      label="Pairs"
      rows={pairs.map(({ kept, other }) => ({
        id: kept.id,
        name: shownName(kept.name),
        lines: [`Stays: ${cardText(kept)}`, `Goes: ${cardText(other)}`],
      }))}
      confirmLabel="Keep One of Each"
      onConfirm={() => void keepPairsAndTell(session, pairs)}
      onClose={onClose}
    >
      {tooLong.length > 0 && (
        <p>
          {`Left out: ${listed(tooLong.map(({ kept }) => kept))}. Their notes would be too long for one card.`}
        </p>
      )}
    </PreviewDialog>
  );
}

function cardText({ createdAt, title, company }: Contact): string {
  const card = createdAt ? `card of ${formatDate(createdAt)}` : 'card without a date';
  return [card, title, company].filter(Boolean).join(', ');
}
