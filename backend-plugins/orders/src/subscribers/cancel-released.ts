import type { AccountReleased } from '@harrow/identity';
import type { SubscriberArgs, SubscriberConfig } from '@medusajs/medusa';
import type OrderCancellationService from '../services/order-cancellation';

/** Cancels the unpaid orders of an account that has lost its address to the owner. */
export default async function cancelReleased({
  data,
  container,
}: SubscriberArgs<AccountReleased['data']>): Promise<void> {
  await container
    .resolve<OrderCancellationService>('orderCancellationService')
    .cancelAllOf(data.id);
}

export const config: SubscriberConfig = {
  event: 'account.released' satisfies AccountReleased['name'],
  context: { subscriberId: 'harrow-cancel-released' },
};
