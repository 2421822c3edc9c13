import { TriangleAlert } from 'lucide-react';
import { describeError } from '@/lib/http/api-error';
import { messages } from '@/messages';
import { Button } from './button';

interface ErrorStateProps {
  /** Names the failed action. */
  title: string;
  /** The reason, and the data that was kept. */
  message: string;
  onRetry?: () => void;
  retrying?: boolean;
}

/** Shown in place of content that could not be loaded. */
export function ErrorState({ title, message, onRetry, retrying = false }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-2 rounded-card border border-line bg-card p-6 sm:p-8"
    >
      <TriangleAlert aria-hidden className="size-7 text-red-text" />
      <h2 className="heading text-xl">{title}</h2>
      <p className="max-w-prose text-pretty text-muted">{message}</p>
      {onRetry && (
        <Button variant="ghost" size="small" className="mt-3" pending={retrying} onClick={onRetry}>
          {messages.errors.retry}
        </Button>
      )}
    </div>
  );
}

interface QueryErrorProps {
  title: string;
  /** The query that failed. */
  query: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
  /** Replaces the description of the error. */
  message?: string;
}

/** Shown in place of the data of a query that failed, with a button that sends it again. */
export const QueryError = ({ title, query, message }: QueryErrorProps) => (
  <ErrorState
    title={title}
    message={message ?? describeError(query.error)}
    onRetry={() => void query.refetch()}
    retrying={query.isFetching}
  />
);

/** The same in place of a page. */
export const PageError = (props: QueryErrorProps) => (
  <div className="wrap py-12">
    <QueryError {...props} />
  </div>
);
