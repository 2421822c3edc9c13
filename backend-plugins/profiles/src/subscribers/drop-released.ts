import { servicesOf } from '@harrow/plugin-kit';
import type { AccountReleased } from '@harrow/identity';
import type { SubscriberArgs, SubscriberConfig } from '@medusajs/medusa';

/** Deletes the profile and the lists of an account that has lost its address to the owner. */
export default async function dropReleased({
  data,
  container,
}: SubscriberArgs<AccountReleased['data']>): Promise<void> {
  const { listService, profileService } = servicesOf(container);
  await profileService.drop(data.id);
  await listService.drop(data.id);
}

export const config: SubscriberConfig = {
  event: 'account.released' satisfies AccountReleased['name'],
  context: { subscriberId: 'harrow-drop-released-profile' },
};
