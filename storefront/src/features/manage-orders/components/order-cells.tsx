import type { Order } from '@harrow/contract';
import { Truck } from 'lucide-react';
import { Link } from 'react-router-dom';
import * as paths from '@/config/paths';
import { State } from '@/components/desk/state';
import { Button } from '@/components/ui/button';
import { UserText } from '@/components/ui/user-text';
import { formatShortDay, formatShortMoment } from '@/lib/format/date';
import { formatMoney, formatPieces } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { shippingOf } from '../lib/order-state';
import { placeOf } from '../lib/place';
import type { Shipment } from '../lib/shipping-queue';
import { Countdown } from './countdown';
import { PaymentState } from './payment-state';

const words = messages.manageOrders;
const orders = messages.orders;

interface CellProps {
  order: Order;
  /** When the order was read, in milliseconds since the epoch. */
  readAt: number;
}

/** The buyer and the date. A press anywhere on a card opens the order. */
export function CustomerCell({ order, readAt }: CellProps) {
  const { _id, number, email, name, createdAt } = order;
  return (
    <>
      <div className="flex flex-wrap gap-x-2">
        <Link
          to={paths.order(_id)}
          data-row-name
          title={`${email} ${name}`}
          className="-my-0.5 max-w-full py-0.5 wrap-anywhere font-semibold outline-offset-2 hover:underline @max-4xl:after:absolute @max-4xl:after:inset-0 @max-4xl:focus-visible:outline-none @max-4xl:focus-visible:after:outline-2 @max-4xl:focus-visible:after:-outline-offset-3 @max-4xl:focus-visible:after:outline-ink"
        >
          <UserText>{email}</UserText>
        </Link>
        <UserText className="min-w-16 flex-1 basis-0 truncate text-muted">{name}</UserText>
      </div>
      <small className="block truncate print:whitespace-normal">
        #{number} · <time dateTime={createdAt}>{formatShortMoment(createdAt, readAt)}</time>
      </small>
    </>
  );
}

/** The product and the address. */
export function ProductCell({ order }: { order: Order }) {
  const { product, quantity, address } = order;
  return (
    <>
      <UserText title={product} className="block truncate print:whitespace-normal">
        {product}
      </UserText>
      <small className="block truncate print:whitespace-normal">
        <UserText>{words.piecesTo(formatPieces(quantity), placeOf(address))}</UserText>
      </small>
    </>
  );
}

/** Whether it is paid, and since when. */
export function PaymentCell({ order, readAt }: CellProps) {
  const { paid, paidAt, refunded, currency } = order;
  return (
    <>
      <PaymentState order={order} readAt={readAt} />{' '}
      {paid && refunded > 0 && (
        <small>{orders.refundedPart(formatMoney(refunded, currency))}</small>
      )}
      {paid && refunded === 0 && paidAt !== null && <small>{formatShortDay(paidAt, readAt)}</small>}
    </>
  );
}

interface ShippingCellProps {
  order: Order;
  shipment: Shipment | undefined;
  onPending: (order: Order) => void;
}

/** The tracking of a shipped order, the countdown of one being shipped, or a Pending button. */
export function ShippingCell({ order, shipment, onPending }: ShippingCellProps) {
  const state = shippingOf(order);
  const { number, tracking } = order;
  if (state === 'done') {
    return (
      <>
        <State icon={Truck} tone="done">
          {orders.shipped}
        </State>{' '}
        {tracking && (
          <small className="@max-4xl:block @max-4xl:truncate">
            <UserText title={tracking.number}>{tracking.number}</UserText>
          </small>
        )}
      </>
    );
  }
  if (shipment) {
    return (
      <>
        <State icon={Truck}>{words.shipping}</State>{' '}
        {shipment.sendAt !== null && <Countdown until={shipment.sendAt} />}
      </>
    );
  }
  if (state === 'ended') return null;
  const isReady = state === 'ready';
  const held = state === 'unpaid' ? words.heldUnpaid(number) : words.heldRefunded(number);
  const described = { 'aria-description': isReady ? words.ship(number) : held };
  return (
    <span data-printed={orders.pending}>
      <Button
        variant={isReady ? 'go' : 'held'}
        size="row"
        {...described}
        onClick={() => onPending(order)}
        className="relative z-1"
      >
        {isReady && <Truck aria-hidden />}
        {orders.pending}
      </Button>
    </span>
  );
}
