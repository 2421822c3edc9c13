import { useSearchParams } from 'react-router-dom';
import { formatNumber } from '@/lib/format/pieces';
import { messages } from '@/messages';
import { DataTable, type DataTableProps } from './data-table';
import { Pagination } from './pagination';

/** What a browser lays out without a thought, and a person still scrolls through. */
const PAGE_SIZE = 50;

/** A table of whatever length, by pages; the page on show stands in the address (`?page=2`). */
export function PagedTable<Row>({ rows, ...table }: DataTableProps<Row>) {
  const [search] = useSearchParams();
  const pageCount = Math.max(1, Math.ceil(rows.length / PAGE_SIZE));
  const asked = Math.trunc(Number(search.get('page'))) || 1;
  // The address may be from a time with more rows.
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
