import { handle } from '@harrow/plugin-kit';
import { getProfile } from '@harrow/contract';
import type ProfileService from '../../services/profile';

export const GET = handle(getProfile, ({ caller, query, scope }) =>
  scope.resolve<ProfileService>('profileService').retrieve(caller, query.email),
);
