import { useState } from 'react';
import { failureReason } from '../../lib/remoteFailure';
import { counted, formatCount } from '../../lib/text';
import { Actions, Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { MessageBox } from '../../ui/MessageBox';
import type { ContactTextField } from '../fields';
import { Preview } from '../many/Preview';
import { useContactSession } from '../store/useContactStore';
import type { MistakeKind } from './mistake';
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
  const [isOffline, setOffline] = useState(!navigator.onLine);
  const take = () => {
    setOffline(!navigator.onLine);
    if (!navigator.onLine) return;
    onClose();
    void takeAllAndTell(session, mistakes, onTaken);
  };
  const more = mistakes.length - DRAWN;
  return (
    <Dialog
      title={`Fix ${formatCount(mistakes.length)} texts?`}
      body={`${whatThereIs(mistakes)} all in capitals or all small.`}
      onDismiss={onClose}
    >
      <Preview
        label="Texts"
        onLeave={onClose}
        rows={mistakes.slice(0, DRAWN).map(({ contactId, field, texts, suggestion }) => ({
          id: contactId,
          name: suggestion?.[field] ?? '',
          lines: [`Now: ${texts[field] ?? ''}`],
        }))}
      />
      {more > 0 && <p>And {formatCount(more)} more.</p>}
      {isOffline && <MessageBox kind="error">{failureReason('offline')}</MessageBox>}
      <Actions align="end">
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" onClick={take}>
          Fix All
        </Button>
      </Actions>
    </Dialog>
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
