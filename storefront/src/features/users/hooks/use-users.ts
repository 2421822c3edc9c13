import { useQuery } from '@tanstack/react-query';
import { listUsers } from '../api/list-users';

/** Everybody with an account. */
export function useUsers() {
  return useQuery({
    queryKey: ['users'],
    queryFn: ({ signal }) => listUsers(signal),
    staleTime: 0,
  });
}
