import { formatDate } from '../../platform/dates';
import { counted, formatCount } from '../../platform/text';
import { PreviewDialog } from '../../ui/PreviewDialog';
import { shownName, type Contact } from '../model/contact';
import type { ContactTextField } from '../model/fields';
import { listed } from '../model/sentences';
import type { OpenMistake } from '../store/analysis/Analyzer';
import { useContactSession } from '../store/useContactStore';
import { mergeAll, takeAll, type Pair } from './allAtOnce';

const DRAWN_AT_ONCE = 200;

interface TakeAllProps {
  mistakes: readonly OpenMistake[];
  onClose: () => void;
}

/** Shows the corrections before they are made at once (R15.157). */
export function TakeAll({ mistakes, onClose }: TakeAllProps) {
  const session = useContactSession();
  const more = mistakes.length - DRAWN_AT_ONCE;
  return (
    <PreviewDialog
      title={`Fix ${formatCount(mistakes.length)} texts?`}
      body={`${whatThereIs(mistakes)} all in capitals or all small.`}
      label="Texts"
      rows={mistakes.slice(0, DRAWN_AT_ONCE).map(({ contactId, field, texts, suggestion }) => ({
        id: contactId,
        name: suggestion?.[field] ?? '',
        lines: [`Now: ${texts[field] ?? ''}`],
      }))}
      confirmLabel="Fix All"
      onConfirm={() => void takeAll(session, mistakes)}
      onClose={onClose}
    >
      {more > 0 && <p>{`And ${formatCount(more)} more.`}</p>}
    </PreviewDialog>
  );
}

/** `41 names and 1 company are` */
function whatThereIs(mistakes: readonly OpenMistake[]): string {
  const count = (asked: ContactTextField) => mistakes.filter(({ field }) => field === asked).length;
  const [names, companies] = [count('name'), count('company')];
  const parts = [
    names > 0 && counted(names, 'name', 'names'),
    companies > 0 && counted(companies, 'company', 'companies'),
  ];
  return `${parts.filter(Boolean).join(' and ')} ${mistakes.length === 1 ? 'is' : 'are'}`;
}

interface MergePairsProps {
  pairs: readonly Pair[];
  tooLong: readonly Pair[];
  onClose: () => void;
}

/** Lists each pair with the card that stays and the one that goes, before one of each is kept (R15.118). */
export function MergePairs({ pairs, tooLong, onClose }: MergePairsProps) {
  const session = useContactSession();
  return (
    <PreviewDialog
      title={`Merge ${counted(pairs.length, 'pair', 'pairs')} into one card each?`}
      body="The newer card stays. Its blanks are filled, and what differs goes to its notes. The other one goes to Recently Deleted."
      label="Pairs"
      rows={pairs.map(({ kept, other }) => ({
        id: kept.id,
        name: shownName(kept.name),
        lines: [`Stays: ${cardText(kept)}`, `Goes: ${cardText(other)}`],
      }))}
      confirmLabel="Merge All"
      onConfirm={() => void mergeAll(session, pairs)}
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
