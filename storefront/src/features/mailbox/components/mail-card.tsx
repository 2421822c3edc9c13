import { ButtonLink } from '@/components/ui/button';
import { messages } from '@/messages';
import type { Mail } from '../api/list-mails';

const { mailbox } = messages;

/** One mail: to whom, about what, and its link. */
export function MailCard({ mail: { kind, to, href } }: { mail: Mail }) {
  const { subject, text, action } = mailbox.mails[kind];
  return (
    <li className="grid justify-items-start gap-3 rounded-card border border-line bg-card p-5 sm:p-6">
      <p className="label [overflow-wrap:anywhere] normal-case">{mailbox.to(to)}</p>
      <h2 className="heading text-xl">{subject}</h2>
      <p className="max-w-prose text-muted">{text}</p>
      <ButtonLink to={href} variant="ghost" size="small">
        {action}
        <span className="sr-only">{mailbox.of(to)}</span>
      </ButtonLink>
    </li>
  );
}
