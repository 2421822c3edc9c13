import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatNumber } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { Pagination } from './pagination';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers, so that their digits line up. */
  align?: 'start' | 'end';
  /** Names the row: in a card it takes the whole width, without the header. */
  isTitle?: boolean;
  /** Contains only controls and is left out of prints. */
  screenOnly?: boolean;
}

interface DataTableProps<Row> {
  /** Describes the table for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

const cellClass = ({ align, screenOnly }: Pick<Column<unknown>, 'align' | 'screenOnly'>) =>
  `${align === 'end' ? '@4xl:text-right @4xl:whitespace-nowrap tabular-nums' : '@4xl:text-left'} ${screenOnly ? 'screen-only' : ''}`;

/**
 * A table with a sticky header that never covers the focused element. In a narrow container each row
 * becomes a card. The roles are explicit, because a table that is laid out as blocks loses them.
 */
export function DataTable<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>) {
  return (
    <div className="@container">
      <table role="table" className="block w-full border-collapse @4xl:table">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="sr-only @4xl:not-sr-only @4xl:table-header-group">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                className={`label sticky top-0 z-10 border-b-2 border-ink bg-paper px-3 py-3 align-bottom first:pl-0 last:pr-0 ${cellClass(column)}`}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          role="rowgroup"
          className="grid gap-4 @4xl:table-row-group [&_:is(a,button)]:scroll-mt-20"
        >
          {rows.map((row) => (
            <DataRow key={rowKey(row)} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DataRow<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  return (
    <tr
      role="row"
      className="grid rounded-card border border-line bg-card px-4 py-2 @4xl:table-row @4xl:border-0 @4xl:bg-transparent"
    >
      {columns.map((column) => (
        <td
          key={column.key}
          role="cell"
          className={`grid ${column.isTitle ? 'grid-cols-1' : 'grid-cols-[minmax(5rem,8.5rem)_minmax(9rem,1fr)]'} items-center gap-3 border-line py-2.5 @max-4xl:not-first:border-t @max-4xl:has-[>div:empty]:hidden @4xl:table-cell @4xl:border-b @4xl:px-3 @4xl:py-4 @4xl:first:pl-0 @4xl:last:pr-0 ${cellClass(column)}`}
        >
          {!column.isTitle && (
            <span aria-hidden className="label @4xl:hidden">
              {column.header}
            </span>
          )}
          <div className="min-w-0">{column.cell(row)}</div>
        </td>
      ))}
    </tr>
  );
}

const PAGE_SIZE = 50;

/** A table with pagination; the current page is part of the URL (`?page=2`). */
export function PagedTable<Row>({ rows, ...table }: DataTableProps<Row>) {
  const [search] = useSearchParams();
  const pageCount = Math.max(1, Math.ceil(rows.length / PAGE_SIZE));
  const asked = Math.trunc(Number(search.get('page'))) || 1;
  // The URL may date from a time with more rows.
  const page = Math.min(Math.max(asked, 1), pageCount) - 1;
  return (
    <div className="grid gap-6">
      <p role="status" className="sr-only">
        {pageCount > 1 && messages.ui.pageOf(formatNumber(page + 1), formatNumber(pageCount))}
      </p>
      <DataTable {...table} rows={rows.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)} />
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(number) => (number === 0 ? '?' : `?page=${number + 1}`)}
      />
    </div>
  );
}
