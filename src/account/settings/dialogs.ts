import type { ComponentType } from 'react';
import type { SignedInUser } from '../../session/useAuth';

export { ChangePasswordDialog } from './ChangePasswordDialog';
export { DeleteAccountDialog } from './DeleteAccountDialog';

export interface AccountDialogProps {
  user: SignedInUser;
  onClose: () => void;
  /** Closes the dialog too, and says what was done. */
  onDone: (text: string) => void;
}

export type AccountDialog = ComponentType<AccountDialogProps>;
