import { handle } from '@harrow/http';
import { getProfile } from '../../lib/operations';
import type ProfileService from '../../services/profile';

export const GET = handle(getProfile, ({ caller, query, scope }) =>
  scope.resolve<ProfileService>('profileService').retrieve(caller, query.email),
);
