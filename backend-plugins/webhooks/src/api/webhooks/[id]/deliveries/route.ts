import { handle } from '@harrow/plugin-kit';
import { listWebhookDeliveries } from '@harrow/contract';

export const GET = handle(
  listWebhookDeliveries,
  async ({ parameters, query, services }) =>
    await services.webhookDeliveryService.last(parameters.id, query.limit),
);
