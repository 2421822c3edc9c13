import { useQuery } from '@tanstack/react-query';
import { getPriceRules, type PriceRules } from '../api/get-price-rules';

/**
 * What a price must keep to; null until the server has said it. The form does not wait: the server
 * judges each price itself.
 */
export function usePriceRules(): PriceRules | null {
  const { data } = useQuery({
    queryKey: ['price-rules'],
    queryFn: ({ signal }) => getPriceRules(signal),
  });
  return data ?? null;
}
