import type { Order, OrderEvent } from '@harrow/contract';
import {
  CircleDashed,
  CircleSlash,
  CreditCard,
  ShoppingCart,
  TriangleAlert,
  Truck,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { Skeleton } from '@/components/ui/loading';
import { isolate } from '@/lib/format/isolate';
import { formatMoment } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { useOrderEvents } from '../api/orders';
import { shippingOf } from '../lib/order-state';
import { DeskSection } from './desk-section';

const words = messages.deskOrder;

const ICONS: Record<OrderEvent['type'], LucideIcon> = {
  placed: ShoppingCart,
  paid: CreditCard,
  shipped: Truck,
  tracking_changed: Truck,
  cancelled: CircleSlash,
  expired: CircleSlash,
  refunded: Undo2,
  disputed: TriangleAlert,
};

const STEP =
  'relative grid grid-cols-[1.5rem_minmax(0,1fr)_auto] gap-x-3 py-2.5 text-[0.9375rem] leading-5 ' +
  'not-last:before:absolute not-last:before:top-9 not-last:before:-bottom-1.5 not-last:before:left-2.5 ' +
  'not-last:before:border-l not-last:before:border-edge';

/** Everything that has happened to an order, with the people who did it, and what is next. */
export function DeskTimeline({ order }: { order: Order }) {
  const { data, error } = useOrderEvents(order._id);
  return (
    <DeskSection title={words.timeline}>
      {Boolean(error) && <p className="py-4 text-muted">{messages.order.timelineError}</p>}
      {!data && !error && <Skeleton className="mt-4 h-32 w-full" />}
      {data && (
        <ol aria-label={messages.order.timeline}>
          {data.map((event) => {
            const Icon = ICONS[event.type];
            return (
              <li key={`${event.type} ${event.at}`} className={STEP}>
                <Icon aria-hidden className="mx-0.5" />
                <p className="wrap-anywhere">
                  <b className="font-semibold">{messages.order.events[event.type]}</b>{' '}
                  {detailOf(event, order)}
                  <small className="block wrap-anywhere">{byWhom(event)}</small>
                </p>
                <small>
                  <time dateTime={event.at}>{formatMoment(event.at)}</time>
                </small>
              </li>
            );
          })}
          {shippingOf(order) === 'ready' && (
            <li className={`${STEP} text-muted`}>
              <CircleDashed aria-hidden className="mx-0.5" />
              <p>{words.notShippedYet}</p>
            </li>
          )}
          {order.expiresAt !== null && (
            <li className={`${STEP} text-muted`}>
              <CircleDashed aria-hidden className="mx-0.5" />
              <p>{words.notPaidYet}</p>
              <small>
                <time dateTime={order.expiresAt}>
                  {words.expiresAt(formatMoment(order.expiresAt))}
                </time>
              </small>
            </li>
          )}
        </ol>
      )}
    </DeskSection>
  );
}

/** The amount of an event with its reason, or the tracking before and after it. */
function detailOf({ amount, reason, tracking }: OrderEvent, { currency }: Order): string {
  if (tracking) {
    const [before, after] = [tracking.before, tracking.after].map((number) =>
      number === null ? words.noTracking : isolate(number),
    );
    return words.becomes(before ?? '', after ?? '');
  }
  const sum = amount === undefined ? [] : [formatMoney(amount, currency)];
  return [...sum, ...(reason === undefined ? [] : [isolate(reason)])].join(' · ');
}

function byWhom({ by, actor }: OrderEvent): string {
  return actor === undefined ? words.by[by] : `${words.by[by]}, ${isolate(actor)}`;
}
