import type { Order, OrderEvent } from '@harrow/contract';
import {
  CircleDashed,
  CircleSlash,
  CreditCard,
  Mail,
  MapPin,
  ShoppingCart,
  TriangleAlert,
  Truck,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { DeskSection } from '@/components/desk/section';
import { Skeleton } from '@/components/ui/loading';
import { isolate } from '@/lib/format/isolate';
import { formatMoment } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { useOrderEvents } from '../api/orders';
import { shippingOf } from '../lib/order-state';

const words = messages.deskOrder;

const ICONS: Record<OrderEvent['type'], LucideIcon> = {
  placed: ShoppingCart,
  paid: CreditCard,
  shipped: Truck,
  tracking_changed: Truck,
  address_changed: MapPin,
  cancelled: CircleSlash,
  expired: CircleSlash,
  refunded: Undo2,
  disputed: TriangleAlert,
  mailed: Mail,
};

const STEP =
  'relative grid grid-cols-[1.5rem_minmax(0,1fr)_auto] gap-x-3 py-2.5 text-[0.9375rem] leading-5 ' +
  'not-last:before:absolute not-last:before:top-9 not-last:before:-bottom-1.5 not-last:before:left-2.5 ' +
  'not-last:before:border-l not-last:before:border-edge';

/** The events of an order with their actors, and the next step. */
export function DeskTimeline({ order }: { order: Order }) {
  const { data, error } = useOrderEvents(order._id);
  return (
    <DeskSection title={words.timeline}>
      {Boolean(error) && <p className="py-4 text-muted">{messages.order.timelineError}</p>}
      {!data && !error && <Skeleton className="mt-4 h-32 w-full" />}
      {data && (
        <ol aria-label={messages.order.timeline}>
          {data.map((event) => (
            <Step key={`${event.type} ${event.at}`} icon={ICONS[event.type]} at={event.at}>
              <b className="font-semibold">{messages.order.events[event.type]}</b>{' '}
              {detailOf(event, order)}
              <small className="block wrap-anywhere">{byWhom(event)}</small>
            </Step>
          ))}
          {shippingOf(order) === 'ready' && <Step isAhead>{words.notShippedYet}</Step>}
          {order.expiresAt !== null && (
            <Step isAhead at={order.expiresAt}>
              {words.notPaidYet}
            </Step>
          )}
        </ol>
      )}
    </DeskSection>
  );
}

interface StepProps {
  icon?: LucideIcon;
  at?: string;
  /** Whether it has not happened yet. */
  isAhead?: boolean;
  children: ReactNode;
}

function Step({ icon: Icon = CircleDashed, at, isAhead = false, children }: StepProps) {
  return (
    <li className={`${STEP} ${isAhead ? 'text-muted' : ''}`}>
      <Icon aria-hidden className="mx-0.5" />
      <p className="wrap-anywhere">{children}</p>
      {at !== undefined && (
        <small>
          <time dateTime={at}>
            {isAhead ? words.expiresAt(formatMoment(at)) : formatMoment(at)}
          </time>
        </small>
      )}
    </li>
  );
}

/** The amount of an event with its reason, the event of a mail, or the tracking before and after it. */
function detailOf({ amount, mail, reason, tracking }: OrderEvent, { currency }: Order): string {
  if (mail !== undefined) return messages.outbox.subjectOf(mail);
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
