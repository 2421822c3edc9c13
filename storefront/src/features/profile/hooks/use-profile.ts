import { useQuery } from '@tanstack/react-query';
import { getProfile } from '../api/get-profile';

/** Under which a user's profile is kept, to be read again after it was changed. */
export const profileKey = (email: string) => ['profile', email];

/** The profile of the signed-in user. */
export function useProfile(email: string) {
  return useQuery({
    queryKey: profileKey(email),
    queryFn: ({ signal }) => getProfile(email, signal),
  });
}
