import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatNumber } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { Pagination } from './pagination';

export interface Column<Row> {
  key: string;
  /** Its name; a column without one has no header for screen readers. */
  header: string;
  /** Shown in the place of the header. */
  head?: ReactNode;
  cell: (row: Row, index: number) => ReactNode;
  /** `end` for numbers, so that their digits line up. */
  align?: 'start' | 'end';
  /** Names the row: in a card it takes the whole width, without the header. */
  isTitle?: boolean;
  /** Contains only controls and is left out of prints. */
  screenOnly?: boolean;
  /** Class names of its header: its width. */
  width?: string;
  /** Class names of its cells: their place in a card. */
  className?: string;
}

/**
 * `cards` for customers: each row becomes a card with the names of its columns. `rows` for the lists of
 * staff, of two lines each, and `lines` for texts of any length: each row becomes a grid, in which the
 * columns say where they are.
 */
type Look = 'cards' | 'rows' | 'lines';

interface RowProps {
  className?: string;
  'data-row'?: string;
  'data-selected'?: boolean;
}

interface DataTableProps<Row> {
  /** Describes the table for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  look?: Look;
  /** Attributes of a row. */
  rowProps?: (row: Row) => RowProps;
  /** Names the group of a row, which is above the rows of the group. */
  groupOf?: (row: Row) => string;
  /** Whether other rows are being loaded. */
  isBusy?: boolean;
}

const LOOKS: Record<Look, Record<'head' | 'body' | 'row' | 'cell', string>> = {
  cards: {
    head: 'sticky top-0 z-10 bg-paper px-3 py-3 align-bottom first:pl-0 last:pr-0',
    body: 'grid gap-4 [&_:is(a,button)]:scroll-mt-20',
    row: 'grid rounded-card border border-line bg-card px-4 py-2 @4xl:border-0 @4xl:bg-transparent',
    cell: 'grid items-center gap-3 border-line py-2.5 @max-4xl:not-first:border-t @max-4xl:has-[>div:empty]:hidden @4xl:border-b @4xl:px-3 @4xl:py-4 @4xl:first:pl-0 @4xl:last:pr-0',
  },
  rows: {
    // the head also covers the ground of the rows that pass below it, which reaches 12 px beyond the hairlines
    head: 'sticky top-0 z-10 h-9 bg-paper px-3 first:pl-0 first:shadow-[-0.75rem_0_var(--color-paper)] last:pr-0 last:shadow-[0.75rem_0_var(--color-paper)]',
    body: 'block @max-4xl:border-t-2 @max-4xl:border-ink [&_:is(a,button)]:scroll-mt-16',
    row: 'group grid gap-x-3 border-b border-line py-3 hover:bg-panel data-selected:bg-panel',
    cell: 'min-w-0 @4xl:h-11 @4xl:px-3 @4xl:py-0.75 @4xl:first:pl-0 @4xl:last:pr-0 @4xl:group-hover:first:shadow-[-0.75rem_0_var(--color-panel)] @4xl:group-hover:last:shadow-[0.75rem_0_var(--color-panel)] @4xl:group-data-selected:first:shadow-[-0.5rem_0_var(--color-panel),-0.75rem_0_var(--color-ink)]! @4xl:group-data-selected:last:shadow-[0.75rem_0_var(--color-panel)]',
  },
  lines: {
    head: 'py-2 pr-4',
    body: 'block',
    row: 'grid gap-x-4 gap-y-1 border-b border-line py-3 @4xl:border-0',
    cell: '@4xl:border-b @4xl:border-line @4xl:py-2.5 @4xl:pr-4 @4xl:align-top',
  },
};

const TABLES: Record<Look, string> = {
  cards: '',
  rows: 'table-fixed text-[0.9375rem] leading-5 transition-opacity duration-200 aria-busy:opacity-60',
  lines: '',
};

function grouped<Row>(rows: readonly Row[], groupOf: (row: Row) => string): [string, Row[]][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const name = groupOf(row);
    groups.set(name, groups.get(name) ?? []);
    groups.get(name)?.push(row);
  }
  return [...groups];
}

const columnClass = ({ align, screenOnly }: Column<never>) =>
  `${align === 'end' ? '@4xl:text-right @4xl:whitespace-nowrap tabular-nums' : ''} ${screenOnly ? 'screen-only' : ''}`;

/**
 * A table; in a narrow container each row becomes a card. A sticky header never covers the focused
 * element. The roles are explicit, because a table that is laid out as blocks loses them.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, look = 'cards', isBusy, groupOf = () => '' } = props;
  return (
    <div className="@container">
      <table
        role="table"
        aria-busy={isBusy}
        className={`block w-full border-collapse @4xl:table ${TABLES[look]}`}
      >
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="sr-only @4xl:not-sr-only @4xl:table-header-group">
          <tr role="row">
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} look={look} />
            ))}
          </tr>
        </thead>
        {grouped(rows, groupOf).map(([group, ofGroup]) => (
          <tbody key={group} role="rowgroup" className={`@4xl:table-row-group ${LOOKS[look].body}`}>
            {group !== '' && <GroupRow name={group} span={columns.length} />}
            {ofGroup.map((row, index) => (
              <DataRow key={props.rowKey(row)} {...props} row={row} index={index} look={look} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function HeadCell<Row>({ column, look }: { column: Column<Row>; look: Look }) {
  const { header, head = header, width = '' } = column;
  const className = `label border-b-2 border-ink text-left ${LOOKS[look].head} ${columnClass(column)} ${width}`;
  if (header === '') {
    return (
      <td role="cell" className={className}>
        {head}
      </td>
    );
  }
  return (
    <th role="columnheader" scope="col" className={className}>
      {head}
    </th>
  );
}

const GroupRow = ({ name, span }: { name: string; span: number }) => (
  <tr role="row" className="block @4xl:table-row">
    <th
      role="rowheader"
      scope="rowgroup"
      colSpan={span}
      className="block border-b border-edge pt-5 pb-2 text-left font-semibold @4xl:table-cell"
    >
      {name}
    </th>
  </tr>
);

interface DataRowProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'rowProps'> {
  row: Row;
  index: number;
  look: Look;
}

function DataRow<Row>({ row, index, look, columns, rowProps }: DataRowProps<Row>) {
  const { className = '', ...data }: RowProps = rowProps?.(row) ?? {};
  return (
    <tr role="row" {...data} className={`group/row @4xl:table-row ${LOOKS[look].row} ${className}`}>
      {columns.map((column) => (
        <td
          key={column.key}
          role="cell"
          className={`@4xl:table-cell ${LOOKS[look].cell} ${columnClass(column)} ${column.className ?? ''} ${look === 'cards' ? cardCell(column) : ''}`}
        >
          {look === 'cards' ? (
            <>
              {!column.isTitle && (
                <span aria-hidden className="label @4xl:hidden">
                  {column.header}
                </span>
              )}
              <div className="min-w-0">{column.cell(row, index)}</div>
            </>
          ) : (
            column.cell(row, index)
          )}
        </td>
      ))}
    </tr>
  );
}

const cardCell = ({ isTitle }: Pick<Column<unknown>, 'isTitle'>) =>
  isTitle ? 'grid-cols-1' : 'grid-cols-[minmax(5rem,8.5rem)_minmax(9rem,1fr)]';

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
