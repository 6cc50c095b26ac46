import { counted, formatCount } from '../../platform/text';
import type { ContactTextField } from '../model/fields';
import { PreviewDialog } from '../../ui/PreviewDialog';
import { useContactSession } from '../store/useContactStore';
import type { MistakeKind } from '../model/mistakes/mistake';
import type { OpenMistake } from './openMistakes';
import { takeAllAndTell } from './takeAllAndTell';

const DRAWN = 200;

interface TakeAllProps {
  mistakes: readonly OpenMistake[];
  onTaken: (kind: MistakeKind, by: number) => void;
  onClose: () => void;
}

/** Shows the corrections before they are made at once (R15.157). */
export function TakeAll({ mistakes, onTaken, onClose }: TakeAllProps) {
  const session = useContactSession();
  const more = mistakes.length - DRAWN;
  return (
    <PreviewDialog
      title={`Fix ${formatCount(mistakes.length)} texts?`}
      body={`${whatThereIs(mistakes)} all in capitals or all small.`}
      label="Texts"
      rows={mistakes.slice(0, DRAWN).map(({ contactId, field, texts, suggestion }) => ({
        id: contactId,
        name: suggestion?.[field] ?? '',
        lines: [`Now: ${texts[field] ?? ''}`],
      }))}
      confirmLabel="Fix All"
      onConfirm={() => void takeAllAndTell(session, mistakes, onTaken)}
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
