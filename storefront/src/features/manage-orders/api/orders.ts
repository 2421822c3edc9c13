import {
  addressOf,
  changeTracking,
  countOrders,
  exportOrders,
  getOrder,
  listOrderEvents,
  listOrders,
  MAX_SHIPPED_AT_ONCE,
  refundOrder,
  shipOrders,
  type Order,
  type ProductLine,
  type Tracking,
} from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { download, sendOnLeave } from '@/lib/authorized-fetch';
import { toApiError } from '@/lib/http/api-error';
import { call } from '@/lib/http/shop-client';
import { idempotencyKeys } from '@/lib/idempotency-keys';
import { listQuery, readPage } from '@/lib/list-page';
import { orderKey, ordersKey } from '@/lib/query-keys';
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
    queryFn: ({ signal }) => readPage(signal, (page) => call(listOrders, { query, ...page })),
    ...listQuery,
    refetchOnWindowFocus: true,
  });
}

/** Reads how many orders each tab has under the filters of the address. */
export function useTabCounts(address: OrdersAddress) {
  const query = filtersOf(address);
  return useQuery({
    queryKey: [...ordersKey, 'counts', query],
    queryFn: async ({ signal }) => tabCountsOf(await call(countOrders, { query, signal })),
    ...listQuery,
    refetchOnWindowFocus: true,
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

/** Reads an order, bypassing the cache. */
export const readOrder = (id: string): Promise<Order> => call(getOrder, { parameters: { id } });

/** Reads the events of an order, oldest first, with their actors. */
export function useOrderEvents(id: string) {
  return useQuery({
    queryKey: [...orderKey(id), 'events'],
    queryFn: () => call(listOrderEvents, { parameters: { id } }),
    staleTime: 0,
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

/** Ships parcels, in batches that one call accepts; resolves with the outcome of each. */
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

/** Ships parcels while the page closes, when it is too late to show an outcome. */
export function shipOnLeave(parcels: readonly Parcel[], token: string): void {
  for (let start = 0; start < parcels.length; start += MAX_SHIPPED_AT_ONCE) {
    const body = shipmentOf(parcels.slice(start, start + MAX_SHIPPED_AT_ONCE));
    sendOnLeave(shipOrders, body, token);
  }
}

/** Saves the orders of the filtered list as a CSV file. Throws `ApiError`. */
export const saveOrders = (address: OrdersAddress): Promise<void> =>
  download(addressOf(exportOrders, {}, listQueryOf(address)), 'orders');

/**
 * Refunds a decimal amount of an order, and puts pieces of it back into stock; resolves with the total refunded. Attempts with an unknown
 * outcome can be repeated: together they refund once. Throws `ApiError`.
 */
export async function refund(id: string, amount: number, restock: ProductLine[]): Promise<number> {
  const body = { amount, ...(restock.length > 0 && { restock }) };
  const intent = { refund: id, ...body };
  const headers = { 'Idempotency-Key': idempotencyKeys.of(intent) };
  try {
    const { refunded } = await call(refundOrder, { parameters: { id }, body, headers });
    idempotencyKeys.settle(intent);
    return refunded;
  } catch (error) {
    // this refund was certainly not made, so the next request is a new one
    if (toApiError(error).code === 'refund_refused') idempotencyKeys.settle(intent);
    throw error;
  }
}
