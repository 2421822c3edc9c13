import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toApiError } from '@/lib/http/api-error';

/**
 * Checks the session again when the server refuses a page what it reads, a renewed token included.
 * Otherwise the page would say to log in again, and its only button would ask in vain.
 */
export function useRecheck(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const [subject] = event.query.queryKey as readonly unknown[];
        if (subject === 'role' || toApiError(event.action.error).status !== 401) return;
        void queryClient.invalidateQueries({ queryKey: ['role'] });
      }),
    [queryClient],
  );
}
