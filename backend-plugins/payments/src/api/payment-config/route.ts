import type { MedusaRequest, MedusaResponse } from '@medusajs/medusa';
import type PaymentConfigService from '../../services/payment-config';

/** The provider's public settings, for anyone. */
export function GET(req: MedusaRequest, res: MedusaResponse): void {
  res.json(req.scope.resolve<PaymentConfigService>('paymentConfigService').get());
}
