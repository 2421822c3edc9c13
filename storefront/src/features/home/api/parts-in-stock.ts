import { search } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/http/shop-client';

const LIMIT = 6;

/** Reads the newest parts in stock, and how many there are. */
export const usePartsInStock = (category: string) =>
  useQuery({
    queryKey: ['parts-in-stock', category],
    queryFn: ({ signal }) =>
      call(search, {
        query: { q: '', category, inStock: 'true', limit: LIMIT, pageNumber: 0 },
        signal,
      }),
  });
