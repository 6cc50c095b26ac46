import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Actions, Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { MessageBox } from '../../ui/MessageBox';
import { site } from '../../content/site';

type Asked = 'nothing' | 'password' | 'deletion';

/**
 * Change Password and Delete Account (R2.61: they change nothing themselves). Until they have,
 * each says how the same is done.
 */
export function AccountActions() {
  const [asked, setAsked] = useState<Asked>('nothing');
  return (
    <Card compact aria-labelledby="account-actions">
      <h2 id="account-actions">Account Actions</h2>
      <Actions>
        <Button
          onClick={() => {
            setAsked('password');
          }}
        >
          Change Password
        </Button>
        <Button
          onClick={() => {
            setAsked('deletion');
          }}
        >
          Delete Account
        </Button>
      </Actions>
      {asked === 'password' && (
        <MessageBox kind="info">
          The password is changed by e-mail: log out, then ask for a link at{' '}
          <Link to="/forgot-password">Reset Your Password</Link>.
        </MessageBox>
      )}
      {asked === 'deletion' && (
        <MessageBox kind="info">
          To have your account and all its contacts deleted, write to{' '}
          <a href={`mailto:${site.supportMailbox}`}>{site.supportMailbox}</a> from the address you
          log in with. A subscription is cancelled separately, in your Apple account.
        </MessageBox>
      )}
    </Card>
  );
}
