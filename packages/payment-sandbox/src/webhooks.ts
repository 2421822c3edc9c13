import { createHmac } from 'node:crypto';
import { errorMessage } from '@harrow/processes/start-error';
import { now } from './ids.ts';
import type { StripeEvent } from './objects.ts';
import type { Records, Store } from './store.ts';

/** The endpoint that receives events. */
export interface Webhook {
  url: string;
  /** Signs the events (`whsec_…`). */
  secret: string;
  /** The delay before the second attempt, in milliseconds; it doubles with each attempt. */
  firstRetryMs?: number;
  /** The maximum delay between two attempts, in milliseconds. */
  maxRetryMs?: number;
}

type Delivery = Records['deliveries'];

const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 60_000;
const TIMEOUT_MS = 10_000;
const MAX_IN_FLIGHT = 4;

/** Returns Stripe's signature of a body: a timestamp, and an HMAC of both. */
function signatureHeader(body: string, secret: string, timestamp = now()): string {
  const v1 = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${v1}`;
}

/**
 * Sends events to the webhook until it answers 2xx, like Stripe: at least once, in any order, several
 * at a time. Pending events are kept in the store, so that delivery continues after a restart.
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

  /** Sends the due events and schedules the rest. Call it when events may have been added. */
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

  /** Aborts running deliveries, which are repeated at the next start. */
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
      // an event must not be sent before its change is on disk
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
    const { firstRetryMs = FIRST_RETRY_MS, maxRetryMs = MAX_RETRY_MS } = this.webhook;
    const wait = Math.min(firstRetryMs * 2 ** delivery.attempts, maxRetryMs);
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
