import { useQuery } from '@tanstack/react-query';
import { loadCardSdk } from '../api/load-card-sdk';

/** The card provider's SDK, loaded once for as long as the application lives. */
export function useCardSdk() {
  return useQuery({
    queryKey: ['card-sdk'],
    queryFn: loadCardSdk,
    staleTime: Infinity,
    cacheTime: Infinity,
    // an object with a life of its own, not an answer to be compared with the last one
    structuralSharing: false,
  });
}
