import { servicesOf } from '@harrow/plugin-kit';
import type { AccountReleased } from '@harrow/identity';
import type { SubscriberArgs, SubscriberConfig } from '@medusajs/medusa';

/** Cancels the unpaid orders of an account that has lost its address to the owner. */
export default async function cancelReleased({
  data,
  container,
}: SubscriberArgs<AccountReleased['data']>): Promise<void> {
  await servicesOf(container).orderCancellationService.cancelAllOf(data.id);
}

export const config: SubscriberConfig = {
  event: 'account.released' satisfies AccountReleased['name'],
  context: { subscriberId: 'harrow-cancel-released' },
};
