import { handle } from '@harrow/plugin-kit';
import { changeWebhook, deleteWebhook } from '@harrow/contract';

export const PATCH = handle(changeWebhook, async ({ parameters, body, services }) => {
  const isChanged = await services.webhookEndpointService.change(parameters.id, body);
  return { acknowledged: true, modifiedCount: isChanged ? 1 : 0 };
});

export const DELETE = handle(deleteWebhook, async ({ parameters, services }) => {
  await services.webhookEndpointService.delete(parameters.id);
  return { acknowledged: true, deletedCount: 1 };
});
