import { createHash } from 'node:crypto';
import { createTransport, type Transporter } from 'nodemailer';
import type { SendingOptions } from './options';

export type Attachment = { filename: string; content: Buffer; contentType: string };

/** A mail ready to send. */
export type Mail = {
  to: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  attachments?: Attachment[];
};

/** Timeouts for the connection, the greeting, and each further answer of the server. */
const TIMEOUTS = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 20_000 };

/** The first wait of the outbox: no process retries a mail earlier. */
export const FIRST_WAIT_SECONDS = 60;

/** Shorter than the first wait, so two processes never send a mail at the same time. */
const DEADLINE_MS = 50_000;

const isLoopback = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);

/** Opens a connection for each mail, so that the deadline of one mail does not affect others. */
export function openTransport({ url, dkim }: SendingOptions, timeouts = TIMEOUTS): Transporter {
  const { hostname, searchParams } = new URL(url);
  return createTransport({
    url,
    ...timeouts,
    // passwords and mails are not sent in the clear, except on this machine
    requireTLS: !isLoopback(hostname) && searchParams.get('requireTLS') !== 'false',
    ...(dkim && { dkim }),
    // nodemailer must never read a file or an address in a mail
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Returns the same id for each attempt of a message, so that mailboxes see a repetition as one mail. */
export function messageIdOf(dedupeKey: string, from: string): string {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return `<${createHash('sha256').update(dedupeKey).digest('hex').slice(0, 32)}@${domain}>`;
}

/** The outcome of an attempt, in the form of the outbox. */
type SendOutcome =
  { state: 'done'; result: { messageId: string } } | { state: 'retry' | 'failed'; problem: string };

type SmtpError = { code?: string; command?: string; responseCode?: number };

/** Stores codes only, because the server's answer may repeat the address. */
function failureOf(error: unknown): SendOutcome {
  const { code = 'ERROR', command, responseCode } = error as SmtpError;
  const problem = [code, command, responseCode].filter(Boolean).join(' ');
  // a refused login (EAUTH) is a wrong setting: mails are retried once it is corrected
  const isFinal = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH';
  return { state: isFinal ? 'failed' : 'retry', problem };
}

/** A mail, its outbox entry, and the signal that ends the attempt. */
type Sent = { mail: Mail; entry: { dedupeKey: string }; signal: AbortSignal };

/**
 * Sends a mail. A 5xx answer to the mail or its recipient is final and waits for staff. Everything else is retried,
 * even a connection lost after the mail was sent, although the mail may have been delivered.
 */
export async function sendMail(
  transport: Transporter,
  { from, replyTo }: SendingOptions,
  { mail, entry, signal }: Sent,
): Promise<SendOutcome> {
  const messageId = messageIdOf(entry.dedupeKey, from);
  try {
    await transport.sendMail({
      ...mail,
      from,
      ...(replyTo && { replyTo }),
      messageId,
      // RFC 3834: suppresses automatic replies
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]),
    });
    return { state: 'done', result: { messageId } };
  } catch (error) {
    return failureOf(error);
  }
}
