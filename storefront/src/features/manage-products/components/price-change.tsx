import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DeskFoot } from '@/components/desk/foot';
import { useDeskAddress } from '@/components/desk/use-desk-address';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { QueryContent } from '@/components/ui/query-list';
import { useAction } from '@/components/ui/use-action';
import * as deskPaths from '@/config/desk-paths';
import { formatMoment } from '@/lib/format/date';
import { isolate } from '@/lib/format/isolate';
import { formatMoney, formatNumber } from '@/lib/format/numbers';
import { describeError, toApiError } from '@/lib/http/api-error';
import { messages } from '@/messages';
import {
  CHANGED_ON_PAGE,
  priceChangeKey,
  undoPrices,
  usePriceChange,
  type PriceChange as Change,
} from '../api/price-changes';
import { productsKey } from '../api/products';
import { ChangedPrices } from './changed-prices';

const words = messages.priceChanges;

/** A change of prices that was made, with the button that puts them back. */
export function PriceChange({ id }: { id: string }) {
  const { page } = useDeskAddress();
  const query = usePriceChange(id, page);
  return (
    <QueryContent query={query} loading={words.loading} errorTitle={words.errorTitle}>
      {(change) =>
        change === null ? (
          <EmptyState
            {...words.noChange}
            action={<ButtonLink to={deskPaths.changePrices}>{words.title}</ButtonLink>}
          />
        ) : (
          <>
            <Outcome change={change} />
            <ChangedPrices
              caption={words.newPrices}
              products={change.products}
              currency={change.currency}
            />
            <DeskFoot
              size={CHANGED_ON_PAGE}
              total={query.isPreviousData ? undefined : change.count}
            />
          </>
        )
      }
    </QueryContent>
  );
}

function Outcome({ change }: { change: Change }) {
  const { _id, at, undoneAt, putBack, count, category } = change;
  const [failure, setFailure] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const { run, pending } = useAction(async () => {
    setFailure(null);
    try {
      await undoPrices(_id);
    } catch (error) {
      const isDone = toApiError(error).code === 'already_undone';
      if (!isDone) setFailure(words.notUndone(describeError(error)));
    }
    await Promise.all(
      [priceChangeKey, productsKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
  });
  const products = category === null ? words.allProducts : isolate(category);
  return (
    <div className="grid gap-3 pb-6">
      <div role="status" className="grid gap-1">
        <p className="text-lg font-semibold">
          {words.done(count, differenceOf(change), products, formatMoment(at))}
        </p>
        {undoneAt !== null && (
          <p>{words.undone(putBack ?? 0, count - (putBack ?? 0), formatMoment(undoneAt))}</p>
        )}
      </div>
      <p role="alert" className="font-medium text-red-text empty:hidden">
        {failure}
      </p>
      {undoneAt === null && (
        <div className="grid justify-items-start gap-2">
          <Button
            variant="ghost"
            pending={pending}
            pendingLabel={words.undoing}
            onClick={() => void run()}
          >
            {words.undo}
          </Button>
          <p className="text-sm text-muted">{words.undoHint}</p>
        </div>
      )}
    </div>
  );
}

/** The percentage or the amount with its sign. */
function differenceOf({ percent, amount, currency }: Change): string {
  const value = percent ?? amount ?? 0;
  const size = Math.abs(value);
  const text = percent === null ? formatMoney(size, currency) : words.percentOf(formatNumber(size));
  return `${value < 0 ? '−' : '+'}${text}`;
}
