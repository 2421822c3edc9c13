import { getUser } from '@harrow/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toApiError } from '@/lib/http/api-error';
import { call } from '@/lib/http/shop-client';
import { sessionStore, useSession } from '@/lib/session/session-store';

const ROLE = 'role';

/**
 * Reads the signed-in user's role and duty whenever a protected page opens, which checks the session too. The
 * answer goes into the session, where the whole shop reads it.
 */
export function useRole() {
  const { status, user } = useSession();
  const email = user?.email ?? '';
  const query = useQuery({
    queryKey: [ROLE, email],
    queryFn: () => call(getUser, { query: { email } }),
    enabled: status === 'signed-in',
    staleTime: 0,
    // The session keeps the answer; a cached refusal would be shown at the next login.
    cacheTime: 0,
  });
  // the rights of one who is asked for a code are not known yet
  const { role, duty } = query.data?.secondFactor === 'asked' ? {} : (query.data ?? {});
  useEffect(() => {
    const session = sessionStore.get();
    const isOfThisUser = session.status === 'signed-in' && session.user?.email === email;
    if (role !== undefined && isOfThisUser) sessionStore.set({ ...session, role, duty });
  }, [role, duty, email]);
  return query;
}

/**
 * Checks the session again when the server refuses a page's read with 401, even with a renewed
 * token. Otherwise the page would say to log in again, and its only button would repeat the refusal.
 */
export function useRecheck(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const [subject] = event.query.queryKey as readonly unknown[];
        if (subject === ROLE || toApiError(event.action.error).status !== 401) return;
        void queryClient.invalidateQueries({ queryKey: [ROLE] });
      }),
    [queryClient],
  );
}
