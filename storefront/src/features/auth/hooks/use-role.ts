import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sessionStore, useSession } from '@/lib/session/session-store';
import { getRole } from '../api/get-role';

/**
 * The signed-in user's role, asked of the server whenever a protected page opens: this is the
 * session check too. What it answers is put into the session, where the whole shop reads it.
 */
export function useRole() {
  const { status, user } = useSession();
  const email = user?.email ?? '';
  const query = useQuery({
    queryKey: ['role', email],
    queryFn: () => getRole(email),
    enabled: status === 'signed-in',
    staleTime: 0,
    // The session keeps the answer; a refusal that is kept would meet the next login.
    cacheTime: 0,
  });
  const role = query.data;
  useEffect(() => {
    const session = sessionStore.get();
    const isOfThisUser = session.status === 'signed-in' && session.user?.email === email;
    if (role !== undefined && isOfThisUser) sessionStore.set({ ...session, role });
  }, [role, email]);
  return query;
}
