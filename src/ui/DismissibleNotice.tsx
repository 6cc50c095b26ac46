import { Button } from './Button';
import { Notice } from './Notice';

interface DismissibleNoticeProps {
  kind?: 'success' | 'error';
  message: string;
  onDismiss: () => void;
}

/** A message over the page that stays until it is dismissed. */
export function DismissibleNotice({
  kind = 'success',
  message,
  onDismiss,
}: DismissibleNoticeProps) {
  return (
    <Notice kind={kind} message={message}>
      <Button variant="quiet" onClick={onDismiss}>
        Dismiss
      </Button>
    </Notice>
  );
}
