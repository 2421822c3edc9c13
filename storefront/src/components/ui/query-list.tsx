import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryError } from './error-state';
import { Skeleton } from './loading';

interface QueryContentProps<Data> {
  query: UseQueryResult<Data>;
  /** The label for screen readers while the data loads. */
  loading: string;
  errorTitle: string;
  /** The size of the placeholder while the data loads; by default that of a table. */
  skeleton?: string;
  children: (data: Data) => ReactNode;
}

/** Renders a query in each state: loading, failed or loaded. */
export function QueryContent<Data>(props: QueryContentProps<Data>) {
  const { query, loading, errorTitle, skeleton, children } = props;
  // Keep the old rows if a refetch fails.
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return <Placeholder label={loading} sizes={skeleton ? [skeleton] : TABLE} />;
  return <QueryError title={errorTitle} query={query} />;
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

const TABLE = ['h-6', 'h-16', 'h-16', 'h-16'];

/** A placeholder for loading content; `label` is for screen readers. */
function Placeholder({ label, sizes }: { label: string; sizes: readonly string[] }) {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{label}</span>
      {sizes.map((size, index) => (
        <Skeleton key={index} className={`w-full ${size}`} />
      ))}
    </div>
  );
}
