import type { SupportRequest } from './contract.js';

/** A mail as nodemailer takes it. Only what stands here can be in its headers. */
export interface SupportMail {
  from: { name: string; address: string };
  to: { name: string; address: string };
  replyTo: { name: string; address: string };
  subject: string;
  text: string;
}

/** Who is signed in, by the verified token. `email` is '' where the account has none. */
export interface Account {
  uid: string;
  email: string;
  isVerified: boolean;
}

/**
 * The mail for the support mailbox, in plain text. What the token says stands first, where nothing that was
 * typed can come (R12.9). The addresses are objects: nodemailer would read a string as a list of them.
 */
export function supportMail(
  { name, email, subject, message }: SupportRequest,
  { mailbox, sender, account }: { mailbox: string; sender: string; account: Account | null },
): SupportMail {
  return {
    from: { name: 'Cardfile support form', address: sender },
    to: { name: '', address: mailbox },
    replyTo: { name: '', address: email },
    subject: `[Support] ${subject}`,
    text: [
      ...accountLines(account),
      '',
      'Everything below was typed in the form and is not checked.',
      '',
      `Name: ${name}`,
      `Email: ${email}`,
      '',
      message,
      '',
    ].join('\n'),
  };
}

function accountLines(account: Account | null): string[] {
  if (!account) return ['Account: not signed in'];
  const { uid, email, isVerified } = account;
  const address = email ? `${email} (${isVerified ? 'verified' : 'not verified'})` : 'none';
  return [`Account: ${uid}`, `Email of the account: ${address}`];
}
