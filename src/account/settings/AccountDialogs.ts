/** The dialogs of the account, loaded together. */
export { ChangePasswordDialog } from './ChangePasswordDialog';
export { DeleteAccountDialog } from './DeleteAccountDialog';
