import { Navigate } from 'react-router-dom';
import { Pagination } from '@/components/ui/pagination';
import { formatNumber } from '@/lib/format/numbers';
import { messages } from '@/messages';

interface DeskPagingProps {
  /** Counted from 0. */
  page: number;
  /** Entries on a page. */
  size: number;
  /** Entries of the whole list. */
  total: number;
  /** Returns the URL of a page, counted from 0. */
  hrefOf: (page: number) => string;
}

/**
 * The foot of a list that the server pages: the range of the page, announced when it changes, and
 * links to the others. An address beyond the last page leads to the last.
 */
export function DeskPaging({ page, size, total, hrefOf }: DeskPagingProps) {
  const pageCount = Math.ceil(total / size);
  if (pageCount > 0 && page >= pageCount) return <Navigate to={hrefOf(pageCount - 1)} replace />;
  const [first, last] = [page * size + 1, Math.min((page + 1) * size, total)].map(formatNumber);
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-6 gap-y-2 pt-3">
      <p role="status" className="text-sm text-muted tabular-nums">
        {total > 0 && messages.desk.range(`${first}–${last}`, formatNumber(total))}
      </p>
      <Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} />
    </div>
  );
}
