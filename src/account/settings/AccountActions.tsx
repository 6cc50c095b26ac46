import { Trash2 } from 'lucide';
import { useState } from 'react';
import { lateCode } from '../../lib/lateCode';
import type { SignedInUser } from '../../session/useAuth';
import { useOpened } from '../../session/useOpened';
import { Actions, Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { MessageBox } from '../../ui/MessageBox';
import styles from './AccountActions.module.css';
import { CopyChoice } from './CopyChoice';
import { EmailVerification } from './EmailVerification';
import { useDownloadMyData } from './useDownloadMyData';

const loadDialogs = lateCode(() => import('./AccountDialogs'));

export function AccountActions({ user }: { user: SignedInUser }) {
  const password = useOpened(loadDialogs);
  const deletion = useOpened(loadDialogs);
  const [done, setDone] = useState('');
  const download = useDownloadMyData();

  const open = (dialog: { open: () => void }) => {
    setDone('');
    dialog.open();
  };

  return (
    <Card compact aria-labelledby="account-actions">
      <h2 id="account-actions">Account Actions</h2>
      <EmailVerification email={user.email} />
      <Actions>
        <Button
          onClick={() => {
            open(password);
          }}
        >
          Change Password
        </Button>
        {download.button}
      </Actions>
      {download.message}
      <CopyChoice />
      <div className={styles.deletion}>
        <Button
          variant="quietDanger"
          icon={Trash2}
          onClick={() => {
            open(deletion);
          }}
        >
          Delete Account
        </Button>
      </div>
      {done && <MessageBox kind="success">{done}</MessageBox>}
      {password.code && (
        <password.code.ChangePasswordDialog
          user={user}
          onClose={password.close}
          onDone={(text) => {
            password.close();
            setDone(text);
          }}
        />
      )}
      {deletion.code && <deletion.code.DeleteAccountDialog user={user} onClose={deletion.close} />}
    </Card>
  );
}
