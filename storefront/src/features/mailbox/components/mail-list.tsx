import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Spinner } from '@/components/ui/spinner';
import { describeError } from '@/lib/http/describe-error';
import { messages } from '@/messages';
import { listMails } from '../api/list-mails';
import { MailCard } from './mail-card';

const { mailbox } = messages;

/** A mail program shows a new mail by itself, too. */
const LOOK_EVERY_MS = 2000;

/** The mails of the embedded shop, looked after while the page is open. */
export function MailList() {
  const {
    data: mails,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['mails'],
    queryFn: listMails,
    refetchInterval: (_, { state }) => (state.error ? false : LOOK_EVERY_MS),
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
