import { getProfile } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/http/shop-client';

export const profileKey = (email: string) => ['profile', email];

/** Reads the profile of the signed-in user; null members have not been saved yet. */
export function useProfile(email: string) {
  return useQuery({
    queryKey: profileKey(email),
    queryFn: ({ signal }) => call(getProfile, { query: { email }, signal }),
  });
}
