import { Actions, Button } from './Button';

interface SubmitActionsProps {
  label: string;
  busyLabel: string;
  busy: boolean;
  variant?: 'primary' | 'danger';
  onCancel: () => void;
}

/** Cancel and submit, at the end of a form in a dialog. */
export function SubmitActions({
  label,
  busyLabel,
  busy,
  variant = 'primary',
  onCancel,
}: SubmitActionsProps) {
  return (
    <Actions align="end">
      <Button busy={busy} onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" variant={variant} busy={busy}>
        {busy ? busyLabel : label}
      </Button>
    </Actions>
  );
}
