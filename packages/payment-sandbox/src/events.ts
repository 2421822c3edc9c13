import { API_VERSION } from './api-version.ts';
import type { Call } from './call.ts';
import { newId, now } from './ids.ts';
import { pageOf } from './lists.ts';
import type { EventSubject, StripeEvent } from './objects.ts';
import type { Transaction } from './store.ts';

/** Creates the event of a call, as stored and as sent to the webhook. */
export function recordEvent(
  tx: Transaction,
  type: string,
  subject: EventSubject,
  { request, isDelivered }: { request: StripeEvent['request']; isDelivered: boolean },
): void {
  const event = tx.put('events', {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: now(),
    data: { object: subject },
    livemode: false,
    pending_webhooks: isDelivered ? 1 : 0,
    request,
    type,
  });
  if (isDelivered) tx.put('deliveries', { id: event.id, attempts: 0, dueAt: Date.now() });
}

/** GET /v1/events/:id */
export function retrieveEvent({ id, tx }: Call): StripeEvent {
  return withPending(tx, tx.get('events', id));
}

/** GET /v1/events, newest first; `type` may end in `*`, `delivery_success` is as Stripe defines it. */
export function listEvents(call: Call): object {
  const { params, tx } = call;
  const type = params.string('type');
  const types = params.list('types') ?? (type ? [type] : []);
  const isOfType = ({ type }: StripeEvent) =>
    types.length === 0 || types.some((pattern) => matches(pattern, type));
  const delivered = params.choice('delivery_success', ['true', 'false']) ?? undefined;
  const isSelected = ({ id }: StripeEvent) =>
    delivered === undefined || delivered === String(tx.find('deliveries', id) === undefined);
  const page = pageOf(
    call,
    '/v1/events',
    'events',
    (event) => isOfType(event) && isSelected(event),
  );
  return { ...page, data: page.data.map((event) => withPending(tx, event)) };
}

function matches(pattern: string, type: string): boolean {
  return pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
}

function withPending(tx: Transaction, event: StripeEvent): StripeEvent {
  return { ...event, pending_webhooks: tx.find('deliveries', event.id) === undefined ? 0 : 1 };
}
