import { useMemo } from 'react';
import type { Contact } from '../contact';
import { isEmail } from '../../lib/isEmail';
import { counted } from '../../lib/text';
import { Button, ButtonLink } from '../../ui/Button';
import { blindCopyLink, emailsOf } from './emails';

const NONE = 'None of these contacts has an email address.';
const TOO_MANY = 'That’s too many addresses for one email. Copy them, then paste them as BCC.';

interface EmailActionsProps {
  contacts: readonly Contact[];
  /** What has been done, or why not. */
  onDone: (words: string) => void;
}

/** Copies the addresses of the contacts, and writes one email to all of them (R15.9). */
export function EmailActions({ contacts, onDone }: EmailActionsProps) {
  const link = useMemo(() => blindCopyLink(contacts), [contacts]);

  return (
    <>
      <Button onClick={() => void copyEmails(contacts).then(onDone)} variant="quiet">
        Copy Email Addresses
      </Button>
      {link ? (
        <ButtonLink
          variant="quiet"
          href={link}
          onClick={() => {
            onDone(withoutEmail(contacts));
          }}
        >
          Write Email
        </ButtonLink>
      ) : (
        <Button
          variant="quiet"
          onClick={() => {
            onDone(link === null ? TOO_MANY : NONE);
          }}
        >
          Write Email
        </Button>
      )}
    </>
  );
}

/** Puts the addresses on the clipboard, and says in a sentence what came of it. */
async function copyEmails(contacts: readonly Contact[]): Promise<string> {
  const emails = [...emailsOf(contacts)];
  if (emails.length === 0) return NONE;
  try {
    await navigator.clipboard.writeText(emails.join(', '));
  } catch {
    return 'The email addresses weren’t copied: your browser didn’t allow it.';
  }
  const copied = `Copied ${counted(emails.length, 'email address', 'email addresses')}.`;
  return `${copied} ${withoutEmail(contacts)}`.trimEnd();
}

/** How many of them have no address; '' for none. */
function withoutEmail(contacts: readonly Contact[]): string {
  const without = contacts.filter(({ email }) => !isEmail(email)).length;
  if (without === 0) return '';
  return `${counted(without, 'contact has', 'contacts have')} no email address.`;
}
