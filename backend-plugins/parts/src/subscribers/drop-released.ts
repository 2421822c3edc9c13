import type { AccountReleased } from '@harrow/identity';
import { servicesOf } from '@harrow/plugin-kit';
import type { SubscriberArgs, SubscriberConfig } from '@medusajs/medusa';

/** Forgets the machines of an account that has lost its address to the owner. */
export default async function dropReleased({
  data,
  container,
}: SubscriberArgs<AccountReleased['data']>): Promise<void> {
  await servicesOf(container).ownedMachineService.drop(data.id);
}

export const config: SubscriberConfig = {
  event: 'account.released' satisfies AccountReleased['name'],
  context: { subscriberId: 'harrow-drop-released-machines' },
};
