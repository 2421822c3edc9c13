import { handle } from '@harrow/plugin-kit';
import { saveProfile } from '@harrow/contract';
import type ProfileService from '../../../services/profile';

export const PUT = handle(saveProfile, async ({ caller, parameters, body, scope }) => {
  await scope.resolve<ProfileService>('profileService').save(caller, parameters.email, body);
  return { acknowledged: true, matchedCount: 1, modifiedCount: 1 };
});
