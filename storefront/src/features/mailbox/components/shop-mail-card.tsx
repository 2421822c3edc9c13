import { ButtonLink } from '@/components/ui/button';
import { formatMoment } from '@/lib/format/date';
import { messages } from '@/messages';
import type { ShopMail } from '../api/list-shop-mails';

const mailbox = messages.mailbox;

/** A mail of the shop as text. The HTML version and the files open in new tabs. */
export function ShopMailCard({ mail }: { mail: ShopMail }) {
  const { to, subject, at, text, href, files } = mail;
  const links = [{ name: mailbox.open, href }, ...files];
  return (
    <li className="grid justify-items-start gap-3 rounded-card border border-line bg-card p-5 sm:p-6">
      <p className="label [overflow-wrap:anywhere] normal-case">
        {mailbox.to(to.join(', '))}
        {', '}
        <time dateTime={at}>{formatMoment(at)}</time>
      </p>
      <h2 className="heading text-xl [overflow-wrap:anywhere]">{subject}</h2>
      <details className="w-full text-muted">
        <summary className="cursor-pointer py-2">{mailbox.asText}</summary>
        <pre className="font-mono text-sm [overflow-wrap:anywhere] whitespace-pre-wrap">{text}</pre>
      </details>
      <div className="flex flex-wrap gap-3">
        {links.map((link) => (
          <ButtonLink
            key={link.href}
            to={link.href}
            target="_blank"
            rel="noreferrer"
            variant="ghost"
            size="small"
          >
            {link.name}
            <span className="sr-only">{mailbox.ofSubject(subject)}</span>
          </ButtonLink>
        ))}
      </div>
    </li>
  );
}
