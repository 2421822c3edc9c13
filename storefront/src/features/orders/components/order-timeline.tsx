import type { Order, OrderEvent } from '@harrow/contract';
import { Skeleton } from '@/components/ui/loading';
import { UserText } from '@/components/ui/user-text';
import { formatMoment } from '@/lib/format/date';
import { formatDay } from '@/lib/format/day';
import { makersToday, useShipDate } from '@/lib/ship-date';
import { useShop } from '@/lib/shop';
import { messages } from '@/messages';
import { useOrderEvents } from '../api/orders';

const words = messages.order;

/** A stroke across the line for each event, and the line to the next one; vertical on phones. */
const STEP =
  'relative grid content-start justify-items-start gap-1 pb-6 pl-7 last:pb-0 ' +
  'before:absolute before:top-2.5 before:left-0 before:w-4.5 before:border-t-3 before:border-leaf-text ' +
  'not-last:after:absolute not-last:after:top-3 not-last:after:-bottom-3 not-last:after:left-2.25 ' +
  'not-last:after:border-l not-last:after:border-edge ' +
  'sm:pt-7 sm:pr-4 sm:pb-0 sm:pl-0 sm:before:top-0 sm:before:h-4.5 sm:before:w-0 sm:before:border-t-0 ' +
  'sm:before:border-l-3 sm:not-last:after:top-2.25 sm:not-last:after:right-0 ' +
  'sm:not-last:after:bottom-auto sm:not-last:after:left-0 sm:not-last:after:border-t ' +
  'sm:not-last:after:border-l-0';

/** The events of an order and the steps that follow, drawn as a dimension line. */
export function OrderTimeline({ order }: { order: Order }) {
  const { shipsInDays } = useShop().delivery;
  const { data, error } = useOrderEvents(order._id);
  if (error) return <p className="my-8 text-muted">{words.timelineError}</p>;
  if (!data) return <Skeleton className="my-8 h-20 w-full" />;
  return (
    <ol
      aria-label={words.steps}
      className="my-8 grid sm:grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))] sm:gap-y-6"
    >
      {data.map((event, place) => (
        <li
          key={`${event.type} ${event.at}`}
          className={`${STEP} ${place === data.length - 1 ? 'not-last:after:border-dashed' : ''}`}
        >
          <p className="font-semibold">{words.events[event.type]}</p>
          <time dateTime={event.at} className="label">
            {formatMoment(event.at)}
          </time>
          <MadeBy event={event} />
          {event.type === 'shipped' && order.tracking && <Tracking tracking={order.tracking} />}
        </li>
      ))}
      {order.status === 'unpaid' && <NextStep title={payBy(order)} />}
      {(order.status === 'unpaid' || order.status === 'paid') &&
        (order.paidAt === null || shipsInDays === null ? (
          <NextStep title={words.shipsNext} />
        ) : (
          <Shipping paidAt={order.paidAt} />
        ))}
    </ol>
  );
}

const payBy = ({ expiresAt }: Order): string =>
  expiresAt === null ? words.payNext : words.payBy(formatMoment(expiresAt));

/** A step that has not been taken. */
function NextStep({ title }: { title: string }) {
  return (
    <li className={`${STEP} before:border-dotted before:border-edge! not-last:after:border-dashed`}>
      <p className="font-semibold text-muted">{title}</p>
    </li>
  );
}

/** The day of shipping counts from the payment; once it is over, it is no longer told. */
function Shipping({ paidAt }: { paidAt: string }) {
  const { timeZone } = useShop().maker;
  const day = useShipDate(paidAt);
  const isDue = day !== undefined && day >= makersToday(timeZone);
  return <NextStep title={isDue ? words.shipsBy(formatDay(day)) : words.shipsNext} />;
}

/** Names the party that canceled the order, or that it was placed by staff. */
function MadeBy({ event: { type, by } }: { event: OrderEvent }) {
  if (type !== 'cancelled' && (type !== 'placed' || by !== 'staff')) return null;
  return <span className="text-sm text-muted">{words.by[by]}</span>;
}

function Tracking({ tracking: { number, url } }: { tracking: NonNullable<Order['tracking']> }) {
  const text = <UserText className="font-semibold wrap-anywhere">{number}</UserText>;
  return (
    <div className="mt-1">
      <p className="text-muted">{words.tracking}</p>
      {url === null ? (
        text
      ) : (
        <a
          href={url}
          rel="noreferrer"
          className="inline-flex items-center underline underline-offset-4 max-md:min-h-11"
        >
          {text}
        </a>
      )}
    </div>
  );
}
