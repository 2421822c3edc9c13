import './desk.css';
import { getCustomer, type Order } from '@harrow/contract';
import { Truck, Undo2 } from 'lucide-react';
import { useState } from 'react';
import * as paths from '@/config/paths';
import { State } from '@/components/desk/state';
import { BackLink } from '@/components/ui/back-link';
import { PageTitle } from '@/components/ui/page-title';
import { UserText } from '@/components/ui/user-text';
import { formatLocalDate, formatTime } from '@/lib/format/date';
import { formatMoney, formatNumber } from '@/lib/format/numbers';
import { useMay } from '@/lib/session/use-may';
import { messages } from '@/messages';
import { usePinnedNotes } from '../api/customer-notes';
import { LIST, useKept } from '../hooks/use-kept';
import { shippingOf } from '../lib/order-state';
import { placeOf } from '../lib/place';
import { Cell } from './cell';
import { CustomerSection, PaymentSection } from './desk-order-facts';
import { ProductSection } from './desk-order-product';
import { DeskNotes } from './desk-notes';
import { DeskTimeline } from './desk-timeline';
import { ShipOrder } from './ship-order';
import { OtherOrders } from './other-orders';
import { PaymentState } from './payment-state';
import { PinnedNotes } from './pinned-notes';
import { SoldMachines } from './sold-machines';

const words = messages.deskOrder;
const orders = messages.orders;

/** An order for staff: to ship and to refund it, and all that is known about it. */
export default function DeskOrderScreen({ order }: { order: Order }) {
  const { number, createdAt, name, address, quantity, amount, currency } = order;
  const [readAt] = useState(Date.now);
  const [list] = useKept(LIST);
  const { data: pinned = [] } = usePinnedNotes([order.customerId]);
  const maySee = useMay(getCustomer);
  return (
    <article className="desk-page">
      <BackLink to={paths.manageOrders + list}>{messages.dashboard.manageOrders}</BackLink>
      <div className="mb-2 flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 *:m-0">
        <PageTitle title={messages.order.title(number)} />
        <p className="flex flex-wrap items-center gap-4">
          <OrderStates order={order} readAt={readAt} />
        </p>
      </div>
      <PinnedNotes notes={pinned} />
      <dl className="grid grid-cols-2 border-y border-line min-[60rem]:grid-cols-4">
        <Cell label={words.placed}>
          <b className="font-semibold">{formatLocalDate(createdAt)}</b>
          <small>{formatTime(createdAt)}</small>
        </Cell>
        <Cell label={words.shipTo}>
          <UserText className="font-semibold">{placeOf(address) || name}</UserText>
          <small>
            <UserText className="wrap-anywhere">{placeOf(address) && name}</UserText>
          </small>
        </Cell>
        <Cell label={words.pieces}>
          <span className="figure text-2xl leading-tight">{formatNumber(quantity)}</span>
        </Cell>
        <Cell label={orders.amount}>
          <span className="figure text-2xl leading-tight">{formatMoney(amount, currency)}</span>
        </Cell>
      </dl>
      <div className="mt-8 grid grid-cols-1 items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="grid grid-cols-1 gap-8">
          <ShipOrder order={order} />
          <ProductSection order={order} />
          <SoldMachines order={order} />
          <DeskTimeline order={order} />
          <DeskNotes order={order} />
        </div>
        <div className="grid grid-cols-1 gap-8">
          <CustomerSection order={order} />
          <PaymentSection order={order} readAt={readAt} />
          {maySee && <OtherOrders order={order} />}
        </div>
      </div>
    </article>
  );
}

/** The states of an order in its title; filled only where staff must act. */
function OrderStates({ order, readAt }: { order: Order; readAt: number }) {
  const shipping = shippingOf(order);
  return (
    <>
      <PaymentState order={order} readAt={readAt} />
      {order.paid && shipping === 'done' && (
        <State icon={Truck} tone="done">
          {orders.shipped}
        </State>
      )}
      {shipping === 'ready' && (
        <State icon={Truck} tone="due">
          {words.toShip}
        </State>
      )}
      {order.status === 'refunded' && <State icon={Undo2}>{orders.ended.refunded}</State>}
    </>
  );
}
