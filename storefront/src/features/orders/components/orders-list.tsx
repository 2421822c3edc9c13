import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '@/components/ui/error-state';
import { describeError } from '@/lib/http/describe-error';
import { messages } from '@/messages';
import type { Order } from '../lib/order';
import { OrdersSkeleton } from './orders-skeleton';

interface OrdersListProps {
  query: UseQueryResult<Order[]>;
  empty: ReactNode;
  children: (orders: Order[]) => ReactNode;
}

/** Orders in whatever state they are: coming, missing, none, or there. */
export function OrdersList({ query, empty, children }: OrdersListProps) {
  const { data, error, refetch, isFetching } = query;
  // Orders that were there stay while asking again fails: old ones are better than none.
  if (data) return data.length === 0 ? empty : children(data);
  if (!error) return <OrdersSkeleton />;
  return (
    <ErrorState
      title={messages.orders.errorTitle}
      message={describeError(error)}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}
