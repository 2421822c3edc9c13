import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Spinner } from '@/components/ui/loading';
import { describeError } from '@/lib/http/api-error';
import { messages } from '@/messages';
import { listMails, type Mail } from '../api/list-mails';

const mailbox = messages.mailbox;

const POLL_INTERVAL_MS = 2000;

/** The emails of the embedded shop, refreshed while the page is open. */
export function MailList() {
  const {
    data: mails,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['mails'],
    queryFn: listMails,
    refetchInterval: (_, { state }) => (state.error ? false : POLL_INTERVAL_MS),
    staleTime: 0,
    retry: false,
  });
  if (error) {
    return (
      <ErrorState
        title={mailbox.errorTitle}
        message={describeError(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!mails) return <Spinner />;
  if (mails.length === 0) return <EmptyState title={mailbox.emptyTitle} text={mailbox.emptyText} />;
  return (
    <ul className="grid gap-4">
      {mails.map((mail) => (
        <MailCard key={mail.code} mail={mail} />
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
