import { handle } from '@harrow/plugin-kit';
import { saveProfile } from '@harrow/contract';

export const PUT = handle(saveProfile, async ({ caller, parameters, body, services }) => {
  await services.profileService.save(caller, parameters.email, body);
  return { acknowledged: true, matchedCount: 1, modifiedCount: 1 };
});
