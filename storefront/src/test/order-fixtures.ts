import type { Order } from '@harrow/contract';
import { farmer } from './session-fixtures';

/** An unpaid order as the backend sends it; `changes` are what a test is about. */
export function order(number: number, changes: Partial<Order> = {}): Order {
  return {
    _id: `order_${number}`,
    name: farmer.displayName,
    email: farmer.email,
    product: `Machine ${number}`,
    productId: `prod_${number}`,
    quantity: 2,
    amount: 2000.5,
    currency: 'usd',
    paid: false,
    shipped: false,
    refunded: false,
    trasectionId: null,
    phone: '+1 515 555 0100',
    address: 'Mill Lane 1, Ames',
    createdAt: '2026-05-02T10:00:00.000Z',
    ...changes,
  };
}

/** The same order once it is paid. */
export const paidOrder = (number: number, changes: Partial<Order> = {}) =>
  order(number, { paid: true, trasectionId: `pi_${number}`, ...changes });
