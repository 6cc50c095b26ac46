import { Suspense, useState } from 'react';
import type { SignedInUser } from '../../session/useAuth';
import { failureOf } from '../../firebase/remoteCall';
import { failureReason } from '../../lib/remoteFailure';
import { Actions, Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { MessageBox } from '../../ui/MessageBox';
import { optionalPart } from '../../ui/laterParts';
import type { AccountDialog } from './dialogs';
import { useDownloadMyData } from './useDownloadMyData';

const EmailVerification = optionalPart(
  async () => (await import('./EmailVerification')).EmailVerification,
);

const CopyChoice = optionalPart(async () => (await import('./CopyChoice')).CopyChoice);

interface Result {
  kind: 'success' | 'error';
  text: string;
}

/** What people do with their account (R2.61). The dialogs are loaded when they are asked for. */
export function AccountActions({ user }: { user: SignedInUser }) {
  const [opened, setOpened] = useState<{ Dialog: AccountDialog } | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  const download = useDownloadMyData();

  const open = async (name: 'ChangePasswordDialog' | 'DeleteAccountDialog') => {
    setResult(null);
    try {
      // No reload where this is lost: a photo may be chosen above.
      const dialogs = await import('./dialogs');
      setOpened({ Dialog: dialogs[name] });
    } catch (error) {
      const reason = failureReason(failureOf(error));
      setResult({ kind: 'error', text: `This couldn’t be opened. ${reason}` });
    }
  };

  return (
    <Card compact aria-labelledby="account-actions">
      <h2 id="account-actions">Account Actions</h2>
      <Suspense fallback={null}>
        <EmailVerification email={user.email} />
      </Suspense>
      <Actions>
        <Button onClick={() => void open('ChangePasswordDialog')}>Change Password</Button>
        {download.button}
        <Button onClick={() => void open('DeleteAccountDialog')}>Delete Account</Button>
      </Actions>
      {download.message}
      <Suspense fallback={null}>
        <CopyChoice />
      </Suspense>
      {result && <MessageBox kind={result.kind}>{result.text}</MessageBox>}
      {opened && (
        <opened.Dialog
          user={user}
          onClose={() => {
            setOpened(null);
          }}
          onDone={(text) => {
            setOpened(null);
            setResult({ kind: 'success', text });
          }}
        />
      )}
    </Card>
  );
}
