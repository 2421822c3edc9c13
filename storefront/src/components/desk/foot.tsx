import type { ReactNode } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { Pagination } from '@/components/ui/pagination';
import { formatNumber } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { useDeskAddress } from './use-desk-address';
import { useDeskKeys } from './use-desk-keys';

interface DeskFootProps {
  /** Entries on a page. */
  size: number;
  /** Entries in the whole list; undefined until the list in the address has been read. */
  total: number | undefined;
  /** Tools for the list, before its pages. */
  children?: ReactNode;
}

/**
 * The foot of a list that the server pages: its tools, the range of the page, announced when it
 * changes, and links to the others, which `N` and `P` follow. An address beyond the last page leads to
 * the last.
 */
export function DeskFoot({ size, total, children }: DeskFootProps) {
  const { page, pageHrefOf } = useDeskAddress();
  const pageCount = Math.max(1, Math.ceil((total ?? 0) / size));
  const navigate = useNavigate();
  const turn = (to: number) => {
    if (total !== undefined && to >= 0 && to < pageCount) void navigate(pageHrefOf(to));
  };
  useDeskKeys({ n: () => turn(page + 1), p: () => turn(page - 1) });
  const isBeyond = total !== undefined && page >= pageCount;
  const [first, last] = [page * size + 1, Math.min((page + 1) * size, total ?? 0)].map(
    formatNumber,
  );
  return (
    <div className="screen-only flex flex-wrap items-center gap-x-6 gap-y-2 pt-3">
      {isBeyond && <Navigate to={pageHrefOf(pageCount - 1)} replace />}
      {children}
      <p role="status" className="ml-auto text-sm text-muted tabular-nums">
        {total !== undefined &&
          total > 0 &&
          !isBeyond &&
          messages.desk.range(`${first}–${last}`, formatNumber(total))}
      </p>
      {total !== undefined && <Pagination page={page} pageCount={pageCount} hrefOf={pageHrefOf} />}
    </div>
  );
}
