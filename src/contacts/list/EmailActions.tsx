import { useMemo } from 'react';
import type { Contact } from '../contact';
import { isEmail } from '../../lib/isEmail';
import { counted } from '../../lib/text';
import { Button, ButtonLink } from '../../ui/Button';
import { MAIL_WAYS } from '../mail/mailWays';
import { emailLink, useMailWay } from '../mail/useMailWay';
import { blindCopyLink, emailsOf } from './emails';

const NONE = 'None of these contacts has an email address.';
const TOO_MANY = 'That’s too many addresses for one email. Copy them, then paste them as BCC.';

/** Says what was done (`''`: nothing is to be said of it), or why it was not. */
export type Say = (text: string, kind?: 'success' | 'error') => void;

interface EmailActionsProps {
  contacts: readonly Contact[];
  say: Say;
  /** Of a button with another one that belongs to it. */
  className: string | undefined;
}

/** Copies the addresses of the contacts, and writes one email to all of them (R15.9). */
export function EmailActions({ contacts, say, className }: EmailActionsProps) {
  const { way, askForWay, wayDialog } = useMailWay();
  const link = useMemo(() => blindCopyLink(contacts, way), [contacts, way]);

  return (
    <>
      <Button onClick={() => void copyEmails(contacts, say)} variant="quiet">
        Copy Email Addresses
      </Button>
      <div className={className}>
        {link ? (
          <ButtonLink
            variant="quiet"
            {...emailLink(way, link)}
            onClick={() => {
              say(withoutEmail(contacts));
            }}
          >
            Write Email
          </ButtonLink>
        ) : (
          <Button
            variant="quiet"
            onClick={() => {
              say(link === null ? TOO_MANY : NONE, 'error');
            }}
          >
            Write Email
          </Button>
        )}
        <Button
          variant="quiet"
          icon="chevronDown"
          aria-label="Write Email With"
          title={`Write emails with: ${MAIL_WAYS[way].name}`}
          onClick={askForWay}
        />
      </div>
      {wayDialog}
    </>
  );
}

/** Puts the addresses on the clipboard, and says what came of it. */
async function copyEmails(contacts: readonly Contact[], say: Say): Promise<void> {
  const emails = [...emailsOf(contacts)];
  if (emails.length === 0) {
    say(NONE, 'error');
    return;
  }
  try {
    await navigator.clipboard.writeText(emails.join(', '));
    const copied = `Copied ${counted(emails.length, 'email address', 'email addresses')}.`;
    say(`${copied} ${withoutEmail(contacts)}`.trimEnd());
  } catch {
    say('The email addresses weren’t copied: your browser didn’t allow it.', 'error');
  }
}

/** How many of them have no address; '' for none. */
function withoutEmail(contacts: readonly Contact[]): string {
  const without = contacts.filter(({ email }) => !isEmail(email)).length;
  if (without === 0) return '';
  return `${counted(without, 'contact has', 'contacts have')} no email address.`;
}
