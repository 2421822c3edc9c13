import type { Order } from '@harrow/contract';
import { CircleCheck, CircleSlash, Truck } from 'lucide-react';
import { Link } from 'react-router-dom';
import * as paths from '@/config/paths';
import { UserText } from '@/components/ui/user-text';
import { formatShortDay, formatShortMoment } from '@/lib/format/date';
import { formatMoney, formatPieces } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { isShippable, shippingOf } from '../lib/order-state';
import { placeOf } from '../lib/place';
import type { Shipment } from '../lib/shipping-queue';
import { Countdown } from './countdown';
import { State } from './state';
import { UnpaidState } from './unpaid-state';

const words = messages.manageOrders;
const orders = messages.orders;

export interface RowActions {
  onToggle: (order: Order) => void;
  /** Called by the Pending button, of an order that can ship or of one that cannot. */
  onPending: (order: Order) => void;
}

interface OrderRowProps extends RowActions {
  order: Order;
  isSelected: boolean;
  /** The shipment that the order is in, while it waits or is on its way. */
  shipment: Shipment | undefined;
  readAt: number;
}

/** An order in the list of staff. Its height never changes: a long text ends in an ellipsis. */
export function OrderRow({ order, isSelected, shipment, readAt, ...actions }: OrderRowProps) {
  const { _id, number, email, product, quantity, amount, currency, createdAt } = order;
  const date = <time dateTime={createdAt}>{formatShortMoment(createdAt, readAt)}</time>;
  return (
    <tr role="row" data-row={_id} data-selected={isSelected || undefined}>
      <td role="cell" className="desk-pick">
        {isShippable(order) && !shipment && (
          <label className="desk-tick">
            <input type="checkbox" checked={isSelected} onChange={() => actions.onToggle(order)} />
            <span className="sr-only">{words.select(number)}</span>
          </label>
        )}
      </td>
      <td role="cell">
        <Link to={paths.order(_id)} data-row-name className="desk-name" title={email}>
          <UserText>{email}</UserText>
        </Link>
        <small>
          #{number} · {date}
        </small>
      </td>
      <td role="cell">
        <UserText title={product}>{product}</UserText>
        <small>
          <UserText>{words.piecesTo(formatPieces(quantity), placeOf(order.address))}</UserText>
        </small>
      </td>
      <td role="cell" className="figure">
        {formatMoney(amount, currency)}
      </td>
      <td role="cell">
        <PaymentCell order={order} readAt={readAt} />
      </td>
      <td role="cell">
        <ShippingCell order={order} shipment={shipment} onPending={actions.onPending} />
      </td>
    </tr>
  );
}

function PaymentCell({ order, readAt }: Pick<OrderRowProps, 'order' | 'readAt'>) {
  const { paid, paidAt, refunded, currency, status } = order;
  if (status === 'cancelled' || status === 'expired') {
    return <State icon={CircleSlash}>{orders.ended[status]}</State>;
  }
  if (!paid) return <UnpaidState order={order} readAt={readAt} />;
  return (
    <>
      <State icon={CircleCheck} tone="done">
        {orders.paid}
      </State>{' '}
      {refunded > 0 ? (
        <small>{orders.refundedPart(formatMoney(refunded, currency))}</small>
      ) : (
        paidAt !== null && <small>{formatShortDay(paidAt, readAt)}</small>
      )}
    </>
  );
}

interface ShippingCellProps {
  order: Order;
  shipment: Shipment | undefined;
  onPending: (order: Order) => void;
}

/** Shipped with its tracking, on its way there, or a Pending button. */
function ShippingCell({ order, shipment, onPending }: ShippingCellProps) {
  const state = shippingOf(order);
  const { number, tracking } = order;
  if (state === 'done') {
    return (
      <>
        <State icon={Truck} tone="done">
          {orders.shipped}
        </State>{' '}
        {tracking && (
          <small>
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
      <button
        type="button"
        {...described}
        onClick={() => onPending(order)}
        className={isReady ? 'desk-button desk-go' : 'desk-button desk-held'}
      >
        {isReady && <Truck aria-hidden />}
        {orders.pending}
      </button>
    </span>
  );
}
