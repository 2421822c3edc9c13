import type { ProductLine } from '@harrow/contract';
import type { OrderRefund } from '../models/order-refund';

/** Pieces to put back into stock; null if there are none. */
export type Restock = ProductLine[] | null;

type Wish = Pick<OrderRefund, 'status' | 'restock' | 'restocked_at'>;

/** Returns the pieces that these refunds have still to put back, if they are made. */
export const promisedBy = (rows: readonly Wish[]): ProductLine[] =>
  rows.filter(isPromised).flatMap(({ restock }) => restock ?? []);

const isPromised = ({ status, restocked_at }: Wish): boolean =>
  status === 'asked' || (status === 'booked' && !restocked_at);

/** Whether two requests put the same pieces back, in whatever order they name them. */
export const isSameRestock = (one: Restock, other: Restock): boolean =>
  inOneOrder(one) === inOneOrder(other);

const inOneOrder = (restock: Restock): string =>
  JSON.stringify((restock ?? []).map(({ productId, quantity }) => [productId, quantity]).sort());
