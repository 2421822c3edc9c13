import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryList } from '@/components/ui/query-list';
import { messages } from '@/messages';
import type { Order } from '../lib/order';

interface OrdersListProps {
  query: UseQueryResult<Order[]>;
  empty: ReactNode;
  children: (orders: Order[]) => ReactNode;
}

/** Orders in whatever state they are. */
export function OrdersList(props: OrdersListProps) {
  const { loading, errorTitle } = messages.orders;
  return <QueryList {...props} loading={loading} errorTitle={errorTitle} />;
}
