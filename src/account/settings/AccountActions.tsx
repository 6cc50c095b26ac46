import { Trash2 } from 'lucide';
import { useState } from 'react';
import type { SignedInUser } from '../../session/useAuth';
import { Actions, Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { MessageBox } from '../../ui/MessageBox';
import styles from './AccountActions.module.css';
import { ChangePasswordDialog } from './ChangePasswordDialog';
import { DeleteAccountDialog } from './DeleteAccountDialog';
import { EmailVerification } from './EmailVerification';
import { useDownloadMyData } from './useDownloadMyData';

export function AccountActions({ user }: { user: SignedInUser }) {
  const [dialog, setDialog] = useState<'password' | 'deletion' | null>(null);
  const [done, setDone] = useState('');
  const download = useDownloadMyData();

  const open = (pressed: 'password' | 'deletion') => () => {
    setDone('');
    setDialog(pressed);
  };
  const close = () => setDialog(null);

  return (
    <Card compact aria-labelledby="account-actions">
      <h2 id="account-actions">Account Actions</h2>
      <EmailVerification email={user.email} />
      <Actions>
        <Button onClick={open('password')}>Change Password</Button>
        {download.button}
      </Actions>
      {download.message}
      <div className={styles.deletion}>
        <Button variant="quietDanger" icon={Trash2} onClick={open('deletion')}>
          Delete Account
        </Button>
      </div>
      {done && <MessageBox kind="success">{done}</MessageBox>}
      {dialog === 'password' && (
        <ChangePasswordDialog
          user={user}
          onClose={close}
          onDone={(text) => {
            close();
            setDone(text);
          }}
        />
      )}
      {dialog === 'deletion' && <DeleteAccountDialog user={user} onClose={close} />}
    </Card>
  );
}
