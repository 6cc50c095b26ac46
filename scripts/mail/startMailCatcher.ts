import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { CliError } from '../CliError';

/** A mail as the mail server received it. */
export interface CaughtMail {
  /** Who it was delivered for and to, which the receiver of a mail never sees. */
  envelope: { from: string; to: string[] };
  /** As the headers say. */
  from: string;
  to: string[];
  replyTo: string[];
  subject: string;
  text: string;
  /** The header as it was sent, each field on one line. */
  header: string[];
}

export interface MailCatcher {
  /** Everything caught so far, the newest last. A mail is in here before its sender is told so. */
  mails: CaughtMail[];
  stop: () => Promise<void>;
}

export interface MailCatcherOptions {
  port: number;
  /** Told of each mail in one line. */
  say?: (line: string) => void;
}

/**
 * A mail server on this machine that takes every mail, from anybody with any password, delivers none
 * and keeps them in memory. Throws when the port is taken.
 */
export async function startMailCatcher({ port, say }: MailCatcherOptions): Promise<MailCatcher> {
  const mails: CaughtMail[] = [];
  const server = new SMTPServer({
    logger: false,
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth: ({ username }, _session, answer) => {
      answer(null, { user: username ?? 'anybody' });
    },
    onData: (stream, { envelope }, answer) => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      const to = envelope.rcptTo.map(({ address }) => address);
      buffer(stream)
        .then((raw) => caughtMail(raw, { from, to }))
        .then((mail) => {
          mails.push(mail);
          say?.(mailLine(mail));
          answer(null, 'Caught');
        })
        .catch(answer);
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', () => {
      reject(
        new CliError(
          `Port ${port}, where the mail catcher listens, is taken: end the program that uses it and try again.`,
        ),
      );
    });
    server.listen(port, '127.0.0.1', resolve);
  });
  return { mails, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}

async function caughtMail(raw: Buffer, envelope: CaughtMail['envelope']): Promise<CaughtMail> {
  const parsed = await PostalMime.parse(raw);
  const addresses = (list: { address?: string | undefined }[] = []): string[] =>
    list.map(({ address }) => address ?? '');
  const [header = ''] = raw.toString().split('\r\n\r\n', 1);
  return {
    envelope,
    from: parsed.from?.address ?? '',
    to: addresses(parsed.to),
    replyTo: addresses(parsed.replyTo),
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    // A line that begins with a blank goes on with the field above it.
    header: header.replace(/\r\n[ \t]/g, ' ').split('\r\n'),
  };
}

/** One line for a terminal: what the mail says must not be able to colour it or to break it. */
function mailLine({ to, replyTo, subject, text }: CaughtMail): string {
  const line = `Mail to ${to.join(', ')}, reply to ${replyTo.join(', ')}: ${subject} | ${text}`;
  const plain = line.replace(/[\s\p{C}]+/gu, ' ').trim();
  return plain.length > 300 ? `${plain.slice(0, 300)} ...` : plain;
}
