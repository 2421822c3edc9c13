import { SquareArrowOutUpRight } from 'lucide-react';
import { settings } from '@/config/settings';
import { messages } from '@/messages';

/**
 * The way to the mails of the embedded shop, which reach no mail program; nothing with the real
 * provider. In a tab of its own, as mail is, and no link of the router's, so that a toast may have it.
 */
export function MailboxLink() {
  if (!settings.authEmulator) return null;
  return (
    <a
      href="/mailbox"
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
