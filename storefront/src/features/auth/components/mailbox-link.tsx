import { SquareArrowOutUpRight } from 'lucide-react';
import * as paths from '@/config/paths';
import { settings } from '@/config/settings';
import { messages } from '@/messages';
import { BASE } from '@/messages/en/language';

/**
 * A link to the local mailbox, only in the embedded shop, whose emails are not delivered. It opens a
 * new tab, and does not use the router, so that it works in a toast.
 */
export function MailboxLink() {
  if (!settings.authEmulator) return null;
  return (
    <a
      href={BASE + paths.mailbox}
      target="_blank"
      rel="noreferrer"
      className="inline-flex items-center gap-1.5 py-1 font-semibold text-ink underline underline-offset-4 hover:text-red-text"
    >
      {messages.auth.openMailbox}
      <SquareArrowOutUpRight aria-hidden className="size-4" />
      <span className="sr-only">{messages.auth.opensTab}</span>
    </a>
  );
}
