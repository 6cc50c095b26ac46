import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import type { Said } from './Said';

/** Says over the page what it has just done. */
export function SaidNotice({ said, onDismiss }: { said: Said; onDismiss: () => void }) {
  return (
    <Notice kind={said.kind} message={said.text}>
      <Button variant="quiet" onClick={onDismiss}>
        Dismiss
      </Button>
    </Notice>
  );
}
