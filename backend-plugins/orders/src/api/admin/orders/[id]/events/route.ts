import type { MedusaRequest, MedusaResponse } from '@medusajs/medusa';
import type OrderEventService from '../../../../../services/order-event';

/** What has happened to an order, for the stock admin's own page; the engine authenticates staff. */
export const GET = async (req: MedusaRequest, res: MedusaResponse): Promise<void> => {
  const events = req.scope.resolve<OrderEventService>('orderEventService');
  res.json({ events: await events.listForStaff(String(req.params.id)) });
};
