import { useMemo } from 'react';
import type { Contact } from '../model/contact';
import { isEmail } from '../../platform/isEmail';
import { counted } from '../../platform/text';
import { Button, ButtonLink } from '../../ui/Button';
import { MAIL_WAYS, linkBy, type MailWay } from '../mail/mailWays';
import { emailLink, useMailWay } from '../mail/useMailWay';
import { mailLink } from '../../platform/links';

/** The longest link that every mail program takes from a browser, in characters. */
export const LONGEST_LINK = 2_000;

/** The valid email addresses of the contacts, each once. */
export function* emailsOf(contacts: readonly Contact[]): Generator<string> {
  const seen = new Set<string>();
  for (const { email } of contacts) {
    const address = email.toLowerCase();
    if (seen.has(address) || !isEmail(email)) continue;
    seen.add(address);
    yield email;
  }
}

/** A `mailto:` to all contacts by BCC. `null`: too long for one email this `way`. '': none has an address. */
export function blindCopyLink(
  contacts: readonly Contact[],
  way: MailWay = 'computer',
): string | null {
  let link = '';
  for (const email of emailsOf(contacts)) {
    const address = mailLink(email)?.slice('mailto:'.length) ?? '';
    link += link === '' ? `mailto:?bcc=${address}` : `,${address}`;
    if (linkBy(way, link).length > LONGEST_LINK) return null;
  }
  return link;
}

const NONE = 'None of these contacts has an email address.';
const TOO_MANY = 'That’s too many addresses for one email. Copy them, then paste them as BCC.';

/** Shows what was done (`''` clears it), or why it failed. */
export type Say = (text: string, kind?: 'success' | 'error') => void;

interface EmailActionsProps {
  contacts: readonly Contact[];
  say: Say;
  /** The class for a button that belongs to another one. */
  className: string | undefined;
}

/** Buttons to copy the contacts' addresses, and to write one email to all of them (R15.9). */
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
            onClick={() => say(withoutEmail(contacts))}
          >
            Write Email
          </ButtonLink>
        ) : (
          <Button variant="quiet" onClick={() => say(link === null ? TOO_MANY : NONE, 'error')}>
            Write Email
          </Button>
        )}
        <Button
          variant="quiet"
          icon="chevronDown"
          aria-label="Write Email With"
          title={`Write Email With: ${MAIL_WAYS[way].name}`}
          onClick={askForWay}
        />
      </div>
      {wayDialog}
    </>
  );
}

/** Copies the addresses, and shows the result. */
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

/** The number of contacts without an address; '' for none. */
function withoutEmail(contacts: readonly Contact[]): string {
  const without = contacts.filter(({ email }) => !isEmail(email)).length;
  if (without === 0) return '';
  return `${counted(without, 'contact has', 'contacts have')} no email address.`;
}
