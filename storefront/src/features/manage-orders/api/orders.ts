import {
  addressOf,
  changeTracking,
  countOrders,
  exportOrders,
  getOrder,
  getProduct,
  getProductDetails,
  listOrderEvents,
  listOrders,
  MAX_SHIPPED_AT_ONCE,
  refundOrder,
  shipOrders,
  type Order,
  type Tracking,
} from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { totalIn } from '@/lib/answer-headers';
import { download, sendOnLeave } from '@/lib/authorized-fetch';
import { toApiError } from '@/lib/http/api-error';
import { call } from '@/lib/http/shop-client';
import { idempotencyKeys } from '@/lib/idempotency-keys';
import { orderKey, ordersKey, productKey } from '@/lib/query-keys';
import {
  filtersOf,
  listQueryOf,
  pageQueryOf,
  tabCountsOf,
  type OrdersAddress,
} from '../lib/orders-address';
import { isOvertaken, shipFailure, type Outcome } from '../lib/failures';
import type { Parcel } from '../lib/tray';

/** Reads a page of the orders of all customers. Others pay, cancel and ship them meanwhile. */
export function useOrders(address: OrdersAddress) {
  const query = pageQueryOf(address);
  return useQuery({
    queryKey: [...ordersKey, 'desk', query],
    queryFn: async ({ signal }) => {
      let total = 0;
      const orders = await call(listOrders, {
        query,
        signal,
        onHeaders: (headers) => (total = totalIn(headers)),
      });
      return { orders, total };
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- its successor comes with version 5, which medusa-react cannot use
    keepPreviousData: true,
  });
}

/** Reads how many orders each tab has under the filters of the address. */
export function useTabCounts(address: OrdersAddress) {
  const query = filtersOf(address);
  return useQuery({
    queryKey: [...ordersKey, 'counts', query],
    queryFn: async ({ signal }) => tabCountsOf(await call(countOrders, { query, signal })),
    staleTime: 0,
    refetchOnWindowFocus: true,
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- as above
    keepPreviousData: true,
  });
}

/** Reads how many orders a customer has; canceled and expired ones are not counted. */
export function useOrderCount(email: string): number | undefined {
  const query = { q: email };
  const { data } = useQuery({
    queryKey: [...ordersKey, 'counts', query],
    queryFn: async () => tabCountsOf(await call(countOrders, { query })),
  });
  return data?.all;
}

/** Reads an order again, past the cache. */
export const readOrder = (id: string): Promise<Order> => call(getOrder, { parameters: { id } });

/** Reads what has happened to an order, oldest first, with the people who did it. */
export function useOrderEvents(id: string) {
  return useQuery({
    queryKey: [...orderKey(id), 'events'],
    queryFn: () => call(listOrderEvents, { parameters: { id } }),
    staleTime: 0,
  });
}

/** Reads the product of an order with its part number; null if it is no longer sold. */
export function useOrderedPart(productId: string) {
  return useQuery({
    queryKey: [...productKey(productId), 'part'],
    queryFn: async () => {
      try {
        const { handle } = await call(getProduct, { parameters: { id: productId } });
        return await call(getProductDetails, { parameters: { handle } });
      } catch (error) {
        if (toApiError(error).status === 404) return null;
        throw error;
      }
    },
  });
}

/** Long enough for the largest shipment on a busy server. */
const SHIP_TIMEOUT_MS = 60_000;

const shipmentOf = (parcels: readonly Parcel[]) => ({
  orders: parcels.map(({ order, tracking }) => ({ id: order._id, ...(tracking && { tracking }) })),
});

async function shipAtOnce(parcels: readonly Parcel[]): Promise<Outcome[]> {
  try {
    const { results } = await call(shipOrders, {
      body: shipmentOf(parcels),
      transfer: { timeout: SHIP_TIMEOUT_MS },
    });
    const answers = new Map(results.map((result) => [result.id, result]));
    return parcels.map((parcel): Outcome => {
      const answer = answers.get(parcel.order._id);
      if (!answer?.ok) {
        return { state: 'unshipped', parcel, reason: shipFailure(answer ?? {}), isUnknown: false };
      }
      const { shipped: earlier } = answer;
      return earlier && isOvertaken(parcel, earlier)
        ? { state: 'overtaken', parcel, earlier }
        : { state: 'shipped', parcel };
    });
  } catch (error) {
    const failure = toApiError(error);
    const reason = shipFailure(failure);
    const isUnknown = failure.kind !== 'http';
    return parcels.map((parcel) => ({ state: 'unshipped', parcel, reason, isUnknown }));
  }
}

/** Ships parcels, as many at once as one call takes; resolves with what became of each. */
export async function ship(parcels: readonly Parcel[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let start = 0; start < parcels.length; start += MAX_SHIPPED_AT_ONCE) {
    outcomes.push(...(await shipAtOnce(parcels.slice(start, start + MAX_SHIPPED_AT_ONCE))));
  }
  return outcomes;
}

/** Changes the tracking of a shipped order, or removes it. Throws `ApiError`. */
export const saveTracking = (id: string, tracking: Tracking | undefined) =>
  call(changeTracking, { parameters: { id }, body: tracking ?? { number: null } });

/** Ships parcels while the page closes, when no outcome can be shown any more. */
export function shipOnLeave(parcels: readonly Parcel[], token: string): void {
  for (let start = 0; start < parcels.length; start += MAX_SHIPPED_AT_ONCE) {
    const body = shipmentOf(parcels.slice(start, start + MAX_SHIPPED_AT_ONCE));
    sendOnLeave(shipOrders, body, token);
  }
}

/** Saves the orders of the filtered list as a CSV file. Throws `ApiError`. */
export function saveOrders(address: OrdersAddress): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  return download(addressOf(exportOrders, {}, listQueryOf(address)), `orders-${day}.csv`);
}

/**
 * Refunds a decimal amount of an order; resolves with all that has gone back. However often it is
 * tried until its outcome is known, it refunds once. Throws `ApiError`.
 */
export async function refund(id: string, amount: number): Promise<number> {
  const intent = { refund: id, amount };
  const headers = { 'Idempotency-Key': idempotencyKeys.of(intent) };
  try {
    const { refunded } = await call(refundOrder, { parameters: { id }, body: { amount }, headers });
    idempotencyKeys.settle(intent);
    return refunded;
  } catch (error) {
    // it is certain that this refund was not made: the next request is another
    if (toApiError(error).code === 'refund_refused') idempotencyKeys.settle(intent);
    throw error;
  }
}
