import { API_VERSION } from './api-version.ts';
import type { Call } from './call.ts';
import { newId, now } from './ids.ts';
import { pageOf } from './lists.ts';
import type { EventSubject, StripeEvent } from './objects.ts';
import { resourceMissing } from './stripe-error.ts';
import type { Transaction } from './store.ts';

/** The event that a call has caused, as it is kept and as it is sent to the webhook. */
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
  const event = tx.find('events', id);
  if (event === undefined) throw resourceMissing('event', id);
  return withPending(tx, event);
}

/** GET /v1/events, newest first; `type` may end in `*`. */
export function listEvents(call: Call): object {
  const { params, tx } = call;
  const type = params.string('type');
  const types = params.list('types') ?? (type ? [type] : []);
  const page = pageOf(
    call,
    '/v1/events',
    'events',
    (event) => types.length === 0 || types.some((pattern) => matches(pattern, event.type)),
  );
  return { ...page, data: page.data.map((event) => withPending(tx, event)) };
}

function matches(pattern: string, type: string): boolean {
  return pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
}

function withPending(tx: Transaction, event: StripeEvent): StripeEvent {
  return { ...event, pending_webhooks: tx.find('deliveries', event.id) === undefined ? 0 : 1 };
}
