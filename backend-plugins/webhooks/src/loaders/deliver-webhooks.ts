import { MAX_WEBHOOKS } from '@harrow/contract';
import { servicesOf } from '@harrow/plugin-kit';
import type { MedusaContainer } from '@medusajs/medusa';
import { laneOf } from '../lib/lane';

/** Concurrent messages per address in this process. */
const CONCURRENT_OF_ADDRESS = 2;

/** Longer than an attempt. */
const FIRST_WAIT_SECONDS = 15;

/** Starts the delivery of messages, the reading of product changes, and the upkeep of secrets. */
export default function deliverWebhooks(container: MedusaContainer): void {
  const services = servicesOf(container);
  services.outboxService.handle('webhook', {
    concurrent: MAX_WEBHOOKS * CONCURRENT_OF_ADDRESS, // slow receivers never delay the others
    firstWaitSeconds: FIRST_WAIT_SECONDS,
    lanes: {
      concurrent: CONCURRENT_OF_ADDRESS,
      paused: async () => (await services.webhookEndpointService.paused()).map(laneOf),
    },
    attempt: (entry, signal) => services.webhookDeliveryService.attempt(entry, signal),
  });
  services.backgroundWorkService.start({
    name: 'Telling webhooks of changed products',
    everySeconds: 1,
    run: () => services.webhookProductFeedService.update(),
  });
  services.backgroundWorkService.start({
    name: 'Keeping the secrets of webhooks',
    everySeconds: 3600,
    run: () => services.webhookEndpointService.keepSecrets(),
  });
}
