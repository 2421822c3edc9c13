import { useEffect, useState } from 'react';
import { Panel } from '../panel';

type OrderEvent = { at: string; type: string; by: string; actor?: string };

type TrackingLink = { id: string; tracking_number: string; url: string | null };

/** The members that this widget reads of the engine's order. */
type Order = {
  id: string;
  status: string;
  payment_status: string;
  fulfillment_status: string;
  refunded_total?: number;
  fulfillments?: { canceled_at: string | null; tracking_links?: TrackingLink[] }[];
};

type Events = { state: 'loading' | 'failed' } | { state: 'read'; events: OrderEvent[] };

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

async function readEvents(orderId: string, signal: AbortSignal): Promise<OrderEvent[]> {
  const answer = await fetch(`/admin/orders/${encodeURIComponent(orderId)}/events`, { signal });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  const { events } = (await answer.json()) as { events: OrderEvent[] };
  return events;
}

/** Reads what has happened to an order, again when its state has changed. */
function useEvents({
  id,
  status,
  payment_status,
  fulfillment_status,
  refunded_total,
}: Order): Events {
  const [read, setRead] = useState<Events>({ state: 'loading' });
  useEffect(() => {
    const abort = new AbortController();
    readEvents(id, abort.signal).then(
      (events) => setRead({ state: 'read', events }),
      () => {
        if (!abort.signal.aborted) setRead({ state: 'failed' });
      },
    );
    return () => abort.abort();
  }, [id, status, payment_status, fulfillment_status, refunded_total]);
  return read;
}

function EventList({ events }: { events: OrderEvent[] }) {
  return (
    <ol className="gap-y-xsmall flex flex-col">
      {events.map(({ at, type, by, actor }) => (
        <li key={`${at} ${type}`} className="flex justify-between gap-x-base">
          <span>
            {sentenceCase(type)} <span className="text-grey-50">by {actor ?? by}</span>
          </span>
          <time dateTime={at} className="text-grey-50">
            {dateFormat.format(new Date(at))}
          </time>
        </li>
      ))}
    </ol>
  );
}

function Tracking({ links }: { links: TrackingLink[] }) {
  return (
    <p className="mt-base">
      Tracking:{' '}
      {links.map(({ id, tracking_number: number, url }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          {url && /^https?:\/\//.test(url) ? (
            <a href={url} target="_blank" rel="noreferrer" className="text-violet-60 underline">
              {number}
            </a>
          ) : (
            number
          )}
        </span>
      ))}
    </p>
  );
}

/** The events of an order in the shop and at the payment provider, and its tracking numbers. */
const OrderTimeline = ({ order }: { order: Order }) => {
  const read = useEvents(order);
  const links = (order.fulfillments ?? [])
    .filter(({ canceled_at }) => !canceled_at)
    .flatMap(({ tracking_links }) => tracking_links ?? []);
  return (
    <Panel id="order-timeline" title="What has happened">
      {read.state === 'loading' && <p role="status">Loading…</p>}
      {read.state === 'failed' && (
        <p role="alert">The events cannot be read at the moment. Reload the page to try again.</p>
      )}
      {read.state === 'read' && <EventList events={read.events} />}
      {links.length > 0 && <Tracking links={links} />}
    </Panel>
  );
};

export const config = { zone: 'order.details.after' };

export default OrderTimeline;
