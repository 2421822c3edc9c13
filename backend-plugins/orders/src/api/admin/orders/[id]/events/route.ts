import type { MedusaRequest, MedusaResponse } from '@medusajs/medusa';
import type OrderEventService from '../../../../../services/order-event';

/** Lists the events of an order for the stock admin. The engine authenticates staff. */
export const GET = async (req: MedusaRequest, res: MedusaResponse): Promise<void> => {
  const events = req.scope.resolve<OrderEventService>('orderEventService');
  res.json({ events: await events.listForStaff(String(req.params.id)) });
};
