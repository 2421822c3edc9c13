import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sessionStore } from '@/lib/session/session-store';

/** Empties the cache when a user leaves, so that the next one at this screen sees nothing of theirs. */
export function useSessionCache(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let last = sessionStore.get().user?.email;
    return sessionStore.subscribe(() => {
      const email = sessionStore.get().user?.email;
      if (last !== undefined && email !== last) queryClient.clear();
      last = email;
    });
  }, [queryClient]);
}
