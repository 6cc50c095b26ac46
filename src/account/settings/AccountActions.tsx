import { useState } from 'react';
import type { SignedInUser } from '../../session/useAuth';
import { Actions, Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { MessageBox } from '../../ui/MessageBox';
import { ChangePasswordDialog } from './ChangePasswordDialog';
import { CopyChoice } from './CopyChoice';
import { DeleteAccountDialog } from './DeleteAccountDialog';
import { EmailVerification } from './EmailVerification';
import { useDownloadMyData } from './useDownloadMyData';

/** What people do with their account (R2.61). */
export function AccountActions({ user }: { user: SignedInUser }) {
  const [opened, setOpened] = useState<'password' | 'deletion' | null>(null);
  const [done, setDone] = useState('');
  const download = useDownloadMyData();

  const open = (dialog: 'password' | 'deletion') => {
    setDone('');
    setOpened(dialog);
  };
  const close = () => {
    setOpened(null);
  };

  return (
    <Card compact aria-labelledby="account-actions">
      <h2 id="account-actions">Account Actions</h2>
      <EmailVerification email={user.email} />
      <Actions>
        <Button
          onClick={() => {
            open('password');
          }}
        >
          Change Password
        </Button>
        {download.button}
        <Button
          onClick={() => {
            open('deletion');
          }}
        >
          Delete Account
        </Button>
      </Actions>
      {download.message}
      <CopyChoice />
      {done && <MessageBox kind="success">{done}</MessageBox>}
      {opened === 'password' && (
        <ChangePasswordDialog
          user={user}
          onClose={close}
          onDone={(text) => {
            close();
            setDone(text);
          }}
        />
      )}
      {opened === 'deletion' && <DeleteAccountDialog user={user} onClose={close} />}
    </Card>
  );
}
