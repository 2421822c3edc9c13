import type { Order } from '@harrow/contract';
import { Truck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as paths from '@/config/paths';
import { State } from '@/components/desk/state';
import { UserText } from '@/components/ui/user-text';
import { formatLocalDate } from '@/lib/format/date';
import { formatMoney, formatPieces } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { shippingOf } from '../lib/order-state';
import { PaymentState } from './payment-state';

const words = messages.deskOrder;

/** The orders of a customer, each with what it is about and its states. */
export function CustomerOrders({ orders, label }: { orders: readonly Order[]; label: string }) {
  const [readAt] = useState(Date.now);
  return (
    <ul aria-label={label}>
      {orders.map((order) => (
        <li
          key={order._id}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-b border-line py-2 text-[0.9375rem] leading-5"
        >
          <p className="min-w-0">
            <Link
              to={paths.order(order._id)}
              className="font-semibold underline underline-offset-4 max-[60rem]:inline-flex max-[60rem]:min-h-11 max-[60rem]:items-center"
            >
              {messages.orders.number(order.number)}
            </Link>{' '}
            <UserText className="wrap-anywhere">{order.product}</UserText>
            <small className="block">
              {formatLocalDate(order.createdAt)} · {formatPieces(order.quantity)}
            </small>
          </p>
          <p className="grid justify-items-end gap-1">
            <span className="figure">{formatMoney(order.amount, order.currency)}</span>
            <span className="flex flex-wrap justify-end gap-x-3">
              <PaymentState order={order} readAt={readAt} />
              <Shipping order={order} />
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Shipping({ order }: { order: Order }) {
  const state = shippingOf(order);
  if (state !== 'done' && state !== 'ready') return null;
  const isDone = state === 'done';
  return (
    <State icon={Truck} tone={isDone ? 'done' : 'due'}>
      {isDone ? messages.orders.shipped : words.toShip}
    </State>
  );
}
