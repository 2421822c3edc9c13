import { parseBody, requireSession } from '@harrow/http';
import type { MedusaRequest, MedusaResponse } from '@medusajs/medusa';
import { openPaymentSchema } from '../../lib/schemas';
import type PaymentIntentService from '../../services/payment-intent';

/** Opens a payment for the caller, as a rule for one of their orders. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const caller = await requireSession(req);
  const body = parseBody(openPaymentSchema, req.body);
  const payments = req.scope.resolve<PaymentIntentService>('paymentIntentService');
  res.json({ clientSecret: await payments.open(caller, body) });
}
