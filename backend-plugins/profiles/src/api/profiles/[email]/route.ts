import { handle } from '@harrow/http';
import { saveProfile } from '../../../lib/operations';
import type ProfileService from '../../../services/profile';

export const PUT = handle(saveProfile, async ({ caller, parameters, body, scope }) => {
  await scope.resolve<ProfileService>('profileService').save(caller, parameters.email, body);
  return { acknowledged: true, matchedCount: 1, modifiedCount: 1 };
});
