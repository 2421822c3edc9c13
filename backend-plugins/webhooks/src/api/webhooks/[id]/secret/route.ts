import { handle } from '@harrow/plugin-kit';
import { changeWebhookSecret } from '@harrow/contract';

export const POST = handle(changeWebhookSecret, async ({ parameters, services }) => ({
  acknowledged: true,
  ...(await services.webhookEndpointService.changeSecret(parameters.id)),
}));
