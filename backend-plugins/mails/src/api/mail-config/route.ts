import { handle } from '@harrow/plugin-kit';
import { getMailConfig } from '@harrow/contract';

export const GET = handle(getMailConfig, ({ services }) =>
  Promise.resolve({ sends: services.mailSendingService.isConfigured }),
);
