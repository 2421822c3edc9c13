import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describeError } from '@/lib/http/api-error';
import { ErrorState } from './error-state';
import { Skeleton } from './loading';

interface QueryListProps<Row> {
  query: UseQueryResult<Row[]>;
  /** The label for screen readers while the rows load. */
  loading: string;
  errorTitle: string;
  /** Shown if there are no rows. */
  empty: ReactNode;
  children: (rows: Row[]) => ReactNode;
}

/** Renders a list query in each state: loading, failed, empty or loaded. */
export function QueryList<Row>(props: QueryListProps<Row>) {
  const { query, loading, errorTitle, empty, children } = props;
  const { data, error, refetch, isFetching } = query;
  // Keep the old rows if a refetch fails.
  if (data) return data.length === 0 ? empty : children(data);
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
