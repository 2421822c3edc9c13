import {
  countOrders,
  listOrders,
  listOutbox,
  shipOrders,
  type EarlierShipment,
  type Order,
} from '@harrow/contract';
import { screen, within } from '@testing-library/react';
import { answer } from './answer';
import { renderShop } from './render-shop';
import { admin, NO_ORDERS, signInAs } from './session-fixtures';
import { HttpResponse, server } from './shop-server';

/** The body of a call that ships orders. */
export type Shipped = { id: string; tracking?: { number: string; url?: string } }[];

const countsOf = (orders: Order[]) => {
  const count = (status: Order['status']) =>
    orders.filter((order) => order.status === status).length;
  return {
    ...NO_ORDERS,
    toShip: count('paid'),
    unpaid: count('unpaid'),
    shipped: count('shipped'),
    refunded: count('refunded'),
    cancelled: count('cancelled'),
    expired: count('expired'),
  };
};

/** The page of an order whose customer has no other one, and that no mail was sent about. */
export const servesNothingBeside = () => [
  answer(listOrders, []),
  answer(listOutbox, { data: [], count: 0 }),
];

/** Mocks the orders of a shop: lists, counts and ships them, but does not filter. */
export function servesOrders(orders: Order[]) {
  let stock = orders;
  const queries: string[] = [];
  const calls: Shipped[] = [];
  const refusals = new Map<string, { code: string; message: string }>();
  /** Shipments that someone else has made, by the ids of their orders. */
  const earlier = new Map<string, EarlierShipment>();
  server.use(
    answer(listOrders, ({ query }) => {
      queries.push(query.toString());
      const status = query.get('status');
      const listed = stock.filter(
        (order) => status === null || status.split(',').includes(order.status),
      );
      return HttpResponse.json(listed, { headers: { 'x-total-count': String(listed.length) } });
    }),
    answer(countOrders, () => countsOf(stock)),
    answer(shipOrders, ({ body }) => {
      calls.push(body.orders);
      const results = body.orders.map(({ id }) => ({
        id,
        ok: !refusals.has(id),
        ...refusals.get(id),
        ...(earlier.has(id) && { shipped: earlier.get(id) }),
      }));
      const shipped = results.filter(({ ok }) => ok).map(({ id }) => id);
      stock = stock.map((order) =>
        shipped.includes(order._id) ? { ...order, shipped: true, status: 'shipped' } : order,
      );
      return { results };
    }),
  );
  return { queries, calls, refusals, earlier };
}

/** Opens Manage Orders as an admin. */
export async function openDesk(orders: Order[], query = '') {
  await signInAs(admin);
  const shop = servesOrders(orders);
  const page = renderShop(`/dashboard/manageorders${query}`);
  await screen.findByRole('table');
  return { ...shop, ...page };
}

export const rowOf = async (product: string) =>
  within(await screen.findByRole('row', { name: new RegExp(product) }));
