import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryContent } from '@/components/ui/query-list';
import type { ListPage } from '@/lib/list-page';
import { DeskFoot } from './foot';
import { DeskSearch } from './search-field';
import { DeskTools } from './tools';

interface DeskListProps<Row> {
  words: Record<'search' | 'searchHint' | 'loading' | 'errorTitle', string>;
  query: UseQueryResult<ListPage<Row>>;
  /** Rows on a page. */
  size: number;
  /** Tools after the search field. */
  tools?: ReactNode;
  /** Stands between the tools and the table. */
  news?: ReactNode;
  /** Shown in place of the table of a list without entries. */
  empty: ReactNode;
  /** Tools for the list, before its pages. */
  foot?: ReactNode;
  /** Renders the table. */
  children: (rows: Row[]) => ReactNode;
}

/** A list for staff: its search and tools, its table in each state of the query, and its pages. */
export function DeskList<Row>(props: DeskListProps<Row>) {
  const { words, query, size, tools, news, empty, foot, children } = props;
  return (
    <>
      <DeskTools>
        <DeskSearch label={words.search} hint={words.searchHint} />
        {tools}
      </DeskTools>
      {news}
      <QueryContent query={query} loading={words.loading} errorTitle={words.errorTitle}>
        {({ rows, total }) => (rows.length === 0 && total === 0 ? empty : children(rows))}
      </QueryContent>
      <DeskFoot size={size} total={query.isPreviousData ? undefined : query.data?.total}>
        {foot}
      </DeskFoot>
    </>
  );
}
