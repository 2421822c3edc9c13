import type { Written } from './order-letters';
import { oneLine, type Recipient } from './recipient';
import { render } from './render';
import type { Attachment, Mail } from './smtp';

/** A mail to send, or the reason for sending none. */
export type Prepared = { mail: Mail } | { dropped: string };

/** Renders a letter. An unverified address may belong to someone else, so the name is omitted. */
export function prepared(
  { name, address, isVerified }: Recipient,
  { subject, body }: Written,
  attachments: Attachment[] = [],
): Prepared {
  const to = { name: isVerified ? name : '', address };
  return { mail: { to, subject: oneLine(subject), ...render(body), attachments } };
}
