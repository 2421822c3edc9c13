import { servicesOf } from '@harrow/plugin-kit';
import type { MedusaRequest, MedusaResponse } from '@medusajs/medusa';

/** Lists the events of an order for the stock admin. The engine authenticates staff. */
export const GET = async (req: MedusaRequest, res: MedusaResponse): Promise<void> => {
  const events = servicesOf(req.scope).orderEventService;
  res.json({ events: await events.listForStaff(String(req.params.id)) });
};
