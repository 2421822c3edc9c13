import type { Order, OrderEvent } from '@harrow/contract';
import { Skeleton } from '@/components/ui/loading';
import { UserText } from '@/components/ui/user-text';
import { formatMoment } from '@/lib/format/date';
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

/** The events of an order, drawn as a dimension line. */
export function OrderTimeline({ order }: { order: Order }) {
  const { data, error } = useOrderEvents(order._id);
  if (error) return <p className="my-8 text-muted">{words.timelineError}</p>;
  if (!data) return <Skeleton className="my-8 h-20 w-full" />;
  return (
    <ol
      aria-label={words.timeline}
      className="my-8 grid sm:grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))] sm:gap-y-6"
    >
      {data.map((event) => (
        <li key={`${event.type} ${event.at}`} className={STEP}>
          <p className="font-semibold">{words.events[event.type]}</p>
          <time dateTime={event.at} className="label">
            {formatMoment(event.at)}
          </time>
          <MadeBy event={event} />
          {event.type === 'shipped' && order.tracking && <Tracking tracking={order.tracking} />}
        </li>
      ))}
    </ol>
  );
}

/** Names the party that canceled the order. */
function MadeBy({ event: { type, by } }: { event: OrderEvent }) {
  if (type !== 'cancelled') return null;
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
