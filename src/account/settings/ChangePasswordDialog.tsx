import { updatePassword } from 'firebase/auth';
import { invalidPasswordField, NewPasswordFields } from '../signIn/newPassword';
import {
  isWrongPassword,
  reauthenticate,
  reauthenticationMessage,
  signInWay,
} from '../signIn/reauthenticate';
import type { SignedInUser } from '../../session/useAuth';
import { withinLimit, WRITE_LIMIT } from '../../firebase/remoteCall';
import { withTabOpen } from '../../platform/keepTabOpen';
import { Actions, Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { MessageBox } from '../../ui/MessageBox';
import { LoginName, PasswordField } from '../../ui/PasswordField';
import { SubmitActions } from '../../ui/SubmitActions';
import { useFields } from '../../ui/useFields';
import { useSubmit } from '../../ui/useSubmit';
import styles from './ChangePasswordDialog.module.css';

interface ChangePasswordDialogProps {
  user: SignedInUser;
  onClose: () => void;
  /** Closes the dialog and shows `text`. */
  onDone: (text: string) => void;
}

const DONE =
  'Your password was changed. Your other devices, including the iOS app, will ask for the new one within an hour.';

/** Changes the password, or says that the account has none (R15.33). */
export function ChangePasswordDialog(props: ChangePasswordDialogProps) {
  if (signInWay() === 'password') return <PasswordForm {...props} />;
  return (
    <Dialog title="Change Password" onDismiss={props.onClose}>
      <p>
        You log in with Apple, so you have no password here. Change the password of your Apple ID
        with Apple.
      </p>
      <Actions align="end">
        <Button onClick={props.onClose}>Close</Button>
      </Actions>
    </Dialog>
  );
}

function PasswordForm({ user, onClose, onDone }: ChangePasswordDialogProps) {
  const { texts, field, problems, accepts } = useFields({ current: '', password: '', confirm: '' });
  const { attempt, isBusy, onSubmit } = useSubmit(
    async () => {
      try {
        const account = await reauthenticate('password', texts.current);
        await withTabOpen(() => withinLimit(updatePassword(account, texts.password), WRITE_LIMIT));
      } catch (error) {
        if (!isWrongPassword(error, 'password')) throw error;
        accepts({ current: 'This isn’t your current password.' });
        return;
      }
      onDone(DONE);
    },
    () => {
      if (texts.current === '') return accepts({ current: 'Type your current password.' });
      const invalid = invalidPasswordField(texts);
      return accepts(invalid ? { [invalid]: '' } : {});
    },
  );
  return (
    <Dialog title="Change Password" busy={isBusy} onDismiss={onClose}>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <LoginName email={user.email} />
        <PasswordField
          label="Current Password"
          holds="password"
          required
          error={problems.current}
          {...field('current')}
        />
        <NewPasswordFields label="New " texts={texts} field={field} />
        {attempt.kind === 'failed' && (
          <MessageBox kind="error">{reauthenticationMessage(attempt.error, 'password')}</MessageBox>
        )}
        <SubmitActions
          label="Change Password"
          busyLabel="Changing..."
          busy={isBusy}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
