import { createHmac, randomUUID } from 'node:crypto';
import type { Answer } from './http.ts';
import type { Person, Shop } from './shop.ts';

/** Signs a body like the provider, or with another secret or time. */
export const sign = (
  body: string,
  secret = 'whsec_harrow',
  at = Math.floor(Date.now() / 1000),
): string => `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;

/** Posts an event like the provider. */
export async function postEvent(shop: Shop, event: unknown, signature?: string): Promise<Answer> {
  const body = JSON.stringify(event);
  const headers = { 'stripe-signature': signature ?? sign(body) };
  return await shop.request('POST', '/stripe/hooks', { headers, body });
}

/** Creates an event about an object of the provider. */
export const eventOf = <Subject extends object>(type: string, subject: Subject) => ({
  id: `evt_${randomUUID().replaceAll('-', '')}`,
  object: 'event',
  api_version: '2022-11-15',
  type,
  data: { object: subject },
});

/** Creates an event about a dispute of a payment of 12.50. */
export const disputed = (what: 'created' | 'closed', intentId: string, status: string) =>
  eventOf(`charge.dispute.${what}`, {
    id: `dp_of_${intentId}`,
    object: 'dispute',
    payment_intent: intentId,
    amount: 1250,
    currency: 'usd',
    status,
  });

/** Creates an event about a succeeded payment of 12.50 for a person's order. */
export const succeeded = (person: Person, orderId: string, intentId: string) =>
  eventOf('payment_intent.succeeded', {
    id: intentId,
    object: 'payment_intent',
    status: 'succeeded',
    amount: 1250,
    amount_received: 1250,
    currency: 'usd',
    metadata: { order_id: orderId, customer_id: person.id },
  });
