import { createHmac } from 'node:crypto';
import { errorMessage } from '../lib/start-error.ts';
import { now } from './ids.ts';
import type { StripeEvent } from './objects.ts';
import type { Records, Store } from './store.ts';

/** Where events are sent to. */
export interface Webhook {
  url: string;
  /** Signs the events (`whsec_…`). */
  secret: string;
  /** Wait before the second attempt, in milliseconds; it doubles with each. */
  firstRetryMs?: number;
  /** The longest wait between two attempts, in milliseconds. */
  longestRetryMs?: number;
}

type Delivery = Records['deliveries'];

const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 60_000;
const TIMEOUT_MS = 10_000;
const MAX_IN_FLIGHT = 4;

/** Stripe's signature of a body: a timestamp, and its HMAC together with the body. */
export function signatureHeader(body: string, secret: string, timestamp = now()): string {
  const v1 = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${v1}`;
}

/**
 * Sends events to the webhook until it answers 2xx, like Stripe: at least once, in no order, several
 * at a time. What is still to be sent is kept in the store, so that a new start goes on with it.
 */
export class WebhookSender {
  private readonly inFlight = new Map<string, Promise<void>>();
  private readonly aborter = new AbortController();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly store: Store,
    private readonly webhook: Webhook,
    private readonly log: (line: string) => void,
  ) {}

  /** Sends what is due, and comes back for the rest. Call it when events may have been added. */
  wake(): void {
    clearTimeout(this.timer);
    if (this.aborter.signal.aborted) return;
    let nextDueAt = Infinity;
    for (const delivery of this.store.get('deliveries').values()) {
      if (this.inFlight.size >= MAX_IN_FLIGHT) return;
      if (this.inFlight.has(delivery.id)) continue;
      if (delivery.dueAt <= Date.now()) this.begin(delivery);
      else nextDueAt = Math.min(nextDueAt, delivery.dueAt);
    }
    if (nextDueAt === Infinity) return;
    this.timer = setTimeout(() => this.wake(), Math.max(nextDueAt - Date.now(), 1));
  }

  /** Breaks off what is being sent; it stays to be sent at the next start. */
  async stop(): Promise<void> {
    clearTimeout(this.timer);
    this.aborter.abort();
    await Promise.all(this.inFlight.values());
  }

  private begin(delivery: Delivery): void {
    const attempt = this.attempt(delivery).finally(() => {
      this.inFlight.delete(delivery.id);
      this.wake();
    });
    this.inFlight.set(delivery.id, attempt);
  }

  private async attempt(delivery: Delivery): Promise<void> {
    const event = this.store.get('events').get(delivery.id);
    try {
      // What a kill could still undo must not be told to anyone.
      await this.store.settled();
      if (event !== undefined) await this.send(event);
      this.finish(delivery);
    } catch (error) {
      if (!this.aborter.signal.aborted) this.postpone(delivery, event, errorMessage(error));
    }
  }

  private async send(event: StripeEvent): Promise<void> {
    const body = JSON.stringify(event);
    const response = await fetch(this.webhook.url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signatureHeader(body, this.webhook.secret),
      },
      redirect: 'manual',
      signal: AbortSignal.any([this.aborter.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`answered ${response.status}`);
  }

  private finish({ id }: Delivery): void {
    const tx = this.store.begin();
    tx.remove('deliveries', id);
    this.store.commit(tx);
  }

  private postpone(delivery: Delivery, event: StripeEvent | undefined, reason: string): void {
    const { firstRetryMs = FIRST_RETRY_MS, longestRetryMs = LONGEST_RETRY_MS } = this.webhook;
    const wait = Math.min(firstRetryMs * 2 ** delivery.attempts, longestRetryMs);
    const tx = this.store.begin();
    tx.put('deliveries', {
      ...delivery,
      attempts: delivery.attempts + 1,
      dueAt: Date.now() + wait,
    });
    this.store.commit(tx);
    this.log(
      `webhook ${event?.type ?? ''} ${delivery.id}: ${reason}, once more in ${Math.ceil(wait / 1000)} s`,
    );
  }
}
