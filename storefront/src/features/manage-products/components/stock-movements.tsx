import type { StockMovement } from '@harrow/contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { DataTable, type Column } from '@/components/ui/data-table';
import { QueryContent } from '@/components/ui/query-list';
import { UserText } from '@/components/ui/user-text';
import * as paths from '@/config/paths';
import { formatMoment } from '@/lib/format/date';
import { formatNumber, formatPieces } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { useStockMovements } from '../api/stock-movements';

const words = messages.stock;

/** What changed the stock of a product, newest first. */
export function StockMovements({ id }: { id: string }) {
  const [pages, setPages] = useState(1);
  const query = useStockMovements(id, pages);
  return (
    <QueryContent query={query} loading={words.loadingHistory} errorTitle={words.historyErrorTitle}>
      {({ movements, hasMore }) => {
        if (movements.length === 0) return <p className="py-4 text-muted">{words.noMovements}</p>;
        return (
          <>
            <DataTable
              look="lines"
              caption={words.caption}
              columns={COLUMNS}
              rows={movements}
              rowKey={(movement) => `${movement.at} ${movement.cause} ${movement.order?._id ?? ''}`}
              rowProps={() => ({ className: 'grid-cols-[minmax(0,1fr)_auto]' })}
            />
            {hasMore && (
              <Button
                variant="ghost"
                className="mt-4"
                pending={query.isPreviousData}
                pendingLabel={words.loadingHistory}
                onClick={() => setPages(pages + 1)}
              >
                {words.more}
              </Button>
            )}
          </>
        );
      }}
    </QueryContent>
  );
}

const COLUMNS: Column<StockMovement>[] = [
  {
    key: 'what',
    header: words.what,
    className: 'min-w-0 wrap-anywhere',
    cell: (movement) => <What movement={movement} />,
  },
  {
    key: 'change',
    header: words.change,
    width: '@4xl:w-28',
    align: 'end',
    className: 'font-semibold',
    cell: ({ change }) => `${change < 0 ? '−' : '+'}${formatNumber(Math.abs(change))}`,
  },
  {
    key: 'after',
    header: words.after,
    width: '@4xl:w-36',
    align: 'end',
    className: '@max-4xl:col-start-2 @max-4xl:row-start-2 @max-4xl:text-sm',
    cell: ({ after }) => (after === null ? '' : formatPieces(after)),
  },
  {
    key: 'when',
    header: words.when,
    width: '@4xl:w-56 @4xl:pl-8',
    className:
      'text-muted tabular-nums @max-4xl:col-start-1 @max-4xl:row-start-2 @max-4xl:text-sm @4xl:pl-8',
    cell: ({ at }) => <time dateTime={at}>{formatMoment(at)}</time>,
  },
  {
    key: 'who',
    header: words.who,
    width: '@4xl:w-56',
    className:
      'wrap-anywhere text-muted @max-4xl:col-span-2 @max-4xl:text-sm @max-4xl:empty:hidden',
    cell: ({ by }) => by && <UserText>{by}</UserText>,
  },
];

/** The cause, with the order or the reason. */
function What({ movement: { cause, order, reason } }: { movement: StockMovement }) {
  return (
    <>
      <span className="font-semibold">{words.causes[cause]}</span>{' '}
      {order && (
        <Link
          to={paths.order(order._id)}
          className="inline-block min-h-6 underline underline-offset-4"
        >
          {words.order(String(order.number))}
        </Link>
      )}
      {reason && <UserText>{reason}</UserText>}
    </>
  );
}
