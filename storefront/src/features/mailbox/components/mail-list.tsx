import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { QueryError } from '@/components/ui/error-state';
import { Spinner } from '@/components/ui/loading';
import { messages } from '@/messages';
import { listMails, type Mail } from '../api/list-mails';
import { listShopMails } from '../api/list-shop-mails';
import { ShopMailCard } from './shop-mail-card';

const mailbox = messages.mailbox;

const POLL_INTERVAL_MS = 2000;

const listAll = async () => {
  const [links, sent] = await Promise.all([listMails(), listShopMails()]);
  return { links, sent };
};

/** The emails of the embedded shop, refreshed while the page is open; emails with links come first. */
export function MailList() {
  const query = useQuery({
    queryKey: ['mails'],
    queryFn: listAll,
    refetchInterval: (_, { state }) => (state.error ? false : POLL_INTERVAL_MS),
    staleTime: 0,
    retry: false,
  });
  const { data: mails } = query;
  if (query.error) return <QueryError title={mailbox.errorTitle} query={query} />;
  if (!mails) return <Spinner />;
  const { links, sent } = mails;
  if (links.length + sent.length === 0)
    return <EmptyState title={mailbox.emptyTitle} text={mailbox.emptyText} />;
  return (
    <ul className="grid gap-4">
      {links.map((mail) => (
        <MailCard key={mail.code} mail={mail} />
      ))}
      {sent.map((mail) => (
        <ShopMailCard key={mail.id} mail={mail} />
      ))}
    </ul>
  );
}

/** An email: its recipient, subject, text and link. */
function MailCard({ mail: { kind, to, href } }: { mail: Mail }) {
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
