import { useQuery } from '@tanstack/react-query';
import { listProducts } from '../api/list-products';
import type { Paging } from '../lib/paging';

/** One page of products; the page before stays on show until the next has come. */
export function useProductsPage({ size, page }: Paging) {
  return useQuery({
    queryKey: ['products', 'page', { size, page }],
    queryFn: ({ signal }) => listProducts({ size, page }, signal),
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- its successor comes with version 5, which medusa-react cannot use
    keepPreviousData: true,
  });
}
