import { useQuery } from '@tanstack/react-query';
import { listCategories } from '../api/list-categories';

/** The categories; they change with a new build of the shop only. */
export function useCategories() {
  return useQuery({
    queryKey: ['categories'],
    queryFn: ({ signal }) => listCategories(signal),
    staleTime: Infinity,
  });
}
