import { servicesOf } from '@harrow/plugin-kit';
import type { AccountReleased } from '@harrow/identity';
import type { SubscriberArgs, SubscriberConfig } from '@medusajs/medusa';

/** Deletes the reviews that an account wrote under an address that it has lost to the owner. */
export default async function withdrawReleased({
  data,
  container,
}: SubscriberArgs<AccountReleased['data']>): Promise<void> {
  await servicesOf(container).reviewService.withdraw(data);
}

export const config: SubscriberConfig = {
  event: 'account.released' satisfies AccountReleased['name'],
  context: { subscriberId: 'harrow-withdraw-released-reviews' },
};
