import { createTransport } from 'nodemailer';
import type { SupportMail } from './supportMail.js';

// In milliseconds: short enough that people are told of a failure before the site stops waiting (20 s).
const LIMITS = {
  dnsTimeout: 2000,
  connectionTimeout: 4000,
  greetingTimeout: 4000,
  socketTimeout: 8000,
};

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Sends one mail through the server at `url` and answers its Message-ID. Throws what nodemailer throws,
 * whose message may hold the server's address: log the code only.
 */
export async function sendMail(url: string, mail: SupportMail): Promise<string> {
  const { protocol, hostname } = new URL(url);
  const transport = createTransport({
    ...LIMITS,
    url,
    // Without it a password would travel in the clear when somebody strips the server's offer of TLS.
    requireTLS: protocol === 'smtp:' && !LOOPBACK.includes(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    const { messageId } = await transport.sendMail(mail);
    return messageId;
  } finally {
    transport.close();
  }
}
