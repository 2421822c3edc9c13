import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describeError } from '@/lib/http/api-error';
import { ErrorState } from './error-state';
import { Skeleton } from './loading';

interface QueryContentProps<Data> {
  query: UseQueryResult<Data>;
  /** The label for screen readers while the data loads. */
  loading: string;
  errorTitle: string;
  children: (data: Data) => ReactNode;
}

/** Renders a query for a table in each state: loading, failed or loaded. */
export function QueryContent<Data>(props: QueryContentProps<Data>) {
  const { query, loading, errorTitle, children } = props;
  const { data, error, refetch, isFetching } = query;
  // Keep the old rows if a refetch fails.
  if (data !== undefined) return children(data);
  if (!error) return <TableSkeleton label={loading} />;
  return (
    <ErrorState
      title={errorTitle}
      message={describeError(error)}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

interface QueryListProps<Row> extends QueryContentProps<Row[]> {
  /** Shown if there are no rows. */
  empty: ReactNode;
}

/** Renders a list query in each state: loading, failed, empty or loaded. */
export function QueryList<Row>({ empty, children, ...rest }: QueryListProps<Row>) {
  return (
    <QueryContent {...rest}>{(rows) => (rows.length === 0 ? empty : children(rows))}</QueryContent>
  );
}

/** A placeholder for a loading table; `label` is for screen readers. */
function TableSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-6 w-full" />
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-16 w-full" />
      ))}
    </div>
  );
}
