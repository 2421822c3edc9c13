import type { OrderEvent, OutboxMessage } from '@harrow/contract';

/** A step of an order's timeline: an event with the mails that told of it, or a mail about no event. */
export interface TimelineStep {
  at: string;
  event: OrderEvent | null;
  mails: OutboxMessage[];
}

/** The event that each mail tells of. */
const EVENT_OF: Readonly<Record<string, OrderEvent['type']>> = {
  'order.placed': 'placed',
  'order.paid': 'paid',
  'order.shipped': 'shipped',
  'order.cancelled': 'cancelled',
  'order.expired': 'expired',
  'order.refunded': 'refunded',
};

/** A mail is recorded in the transaction of its event, which may take its time from another clock. */
const CLOCKS_DIFFER_MS = 60_000;

function eventOf(steps: readonly TimelineStep[], mail: OutboxMessage): TimelineStep | undefined {
  const until = Date.parse(mail.createdAt) + CLOCKS_DIFFER_MS;
  const known = steps.filter(({ event }) => event?.type === EVENT_OF[mail.subject]);
  return known.findLast(({ at }) => Date.parse(at) <= until) ?? known[0];
}

/** Puts the mails of an order to the events that they tell of, oldest first. */
export function timelineOf(
  events: readonly OrderEvent[],
  mails: readonly OutboxMessage[],
): TimelineStep[] {
  const steps = events
    .filter(({ type }) => type !== 'mailed')
    .map((event): TimelineStep => ({ at: event.at, event, mails: [] }));
  const others: TimelineStep[] = [];
  for (const mail of mails.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))) {
    const step = eventOf(steps, mail);
    if (step) step.mails.push(mail);
    else others.push({ at: mail.createdAt, event: null, mails: [mail] });
  }
  return [...steps, ...others].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
