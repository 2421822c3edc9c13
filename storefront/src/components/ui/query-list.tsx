import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describeError } from '@/lib/http/describe-error';
import { ErrorState } from './error-state';
import { TableSkeleton } from './table-skeleton';

interface QueryListProps<Row> {
  query: UseQueryResult<Row[]>;
  /** What is heard while the rows come. */
  loading: string;
  errorTitle: string;
  /** What stands there when there are none. */
  empty: ReactNode;
  children: (rows: Row[]) => ReactNode;
}

/** Rows in whatever state they are: coming, missing, none, or there. */
export function QueryList<Row>(props: QueryListProps<Row>) {
  const { query, loading, errorTitle, empty, children } = props;
  const { data, error, refetch, isFetching } = query;
  // Rows that were there stay while asking again fails: old ones are better than none.
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
