import { handle } from '@harrow/plugin-kit';
import { createWebhook, listWebhooks } from '@harrow/contract';

export const GET = handle(
  listWebhooks,
  async ({ services }) => await services.webhookEndpointService.list(),
);

export const POST = handle(createWebhook, async ({ body, services }) => {
  const created = await services.webhookEndpointService.create(body);
  return { acknowledged: true, insertedId: created._id, ...created };
});
