import { handle } from '@harrow/plugin-kit';
import { getProfile } from '@harrow/contract';

export const GET = handle(getProfile, ({ caller, query, services }) =>
  services.profileService.retrieve(caller, query.email),
);
