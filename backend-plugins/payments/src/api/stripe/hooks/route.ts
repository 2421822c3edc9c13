import type { MedusaRequest, MedusaResponse } from '@medusajs/medusa';
import { readRawBody } from '../../../lib/raw-body';
import type StripeEventService from '../../../services/stripe-event';

const LARGEST_EVENT = 512 * 1024;

/** Takes an event of the payment provider. Answered once it is stored, whatever becomes of it. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const rawBody = await readRawBody(req, LARGEST_EVENT);
  const signature = req.headers['stripe-signature'];
  const events = req.scope.resolve<StripeEventService>('stripeEventService');
  await events.receive(rawBody, typeof signature === 'string' ? signature : '');
  res.json({ received: true });
}
