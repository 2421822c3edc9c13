import type { ListCheck, Order } from '@harrow/contract';
import { product } from './product-fixtures';
import { farmer } from './session-fixtures';

/** An unpaid order as the backend sends it; `changes` are what a test is about. */
export function order(number: number, changes: Partial<Order> = {}): Order {
  const made = withoutLines(number, changes);
  const { productId, product, img, quantity, amount } = made;
  const line = {
    productId,
    product,
    img,
    quantity,
    amount,
    number: `N-${number}10`,
    price: amount / quantity,
    taken: quantity,
  };
  return { lines: [line], ...made };
}

function withoutLines(number: number, changes: Partial<Order>): Omit<Order, 'lines'> {
  return {
    _id: `order_${number}`,
    number: 1000 + number,
    customerId: 'cus_1',
    name: farmer.displayName,
    email: farmer.email,
    product: `Machine ${number}`,
    productId: `prod_${number}`,
    img: `/pictures/machine-${number}.svg`,
    quantity: 2,
    amount: 2000.5,
    poNumber: null,
    currency: 'usd',
    paid: false,
    shipped: false,
    status: 'unpaid',
    refunded: 0,
    trasectionId: null,
    phone: '+1 515 555 0100',
    address: 'Mill Lane 1, Ames',
    createdAt: '2026-05-02T10:00:00.000Z',
    paidAt: null,
    expiresAt: null,
    shippedAt: null,
    tracking: null,
    ...changes,
  };
}

/** The same order once it is paid. */
export const paidOrder = (number: number, changes: Partial<Order> = {}) =>
  order(number, {
    paid: true,
    status: changes.shipped ? 'shipped' : 'paid',
    trasectionId: `pi_${number}`,
    paidAt: '2026-05-02T10:15:00.000Z',
    ...changes,
  });

/** The lines of an order as the shop sells their products now. */
export const soldNow = ({ lines, amount, currency }: Order): ListCheck => ({
  lines: lines.map(({ productId, quantity, price, amount: sum }, place) => ({
    state: 'ok',
    product: product(place + 1, { _id: productId }),
    quantity,
    price,
    amount: sum,
  })),
  amount,
  currency,
});
