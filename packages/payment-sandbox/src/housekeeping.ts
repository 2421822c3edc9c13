import { now } from './ids.ts';
import type { Store } from './store.ts';

const HOUR = 3600;
/** Stripe's retention of idempotency keys, webhook deliveries and events. */
const KEPT = { answers: 24 * HOUR, deliveries: 3 * 24 * HOUR, events: 30 * 24 * HOUR };

/** Deletes stored answers, deliveries and events that exceed Stripe's retention. */
export function removeOutdated(store: Store, time = now()): void {
  const tx = store.begin();
  for (const answer of store.get('answers').values()) {
    if (answer.at < time - KEPT.answers) tx.remove('answers', answer.id);
  }
  for (const event of store.get('events').values()) {
    if (event.created < time - KEPT.deliveries) tx.remove('deliveries', event.id);
    if (event.created < time - KEPT.events) tx.remove('events', event.id);
  }
  store.commit(tx);
}
