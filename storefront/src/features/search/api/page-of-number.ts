import { useQueryClient } from '@tanstack/react-query';
import * as paths from '@/config/paths';
import { isNumberOf } from '@/lib/part-number';
import { suggestionsOf } from '@/lib/suggestions';

/** Returns a function that finds the product page for a part number, or else the results page. */
export function usePageOfNumber() {
  const queryClient = useQueryClient();
  return async (number: string): Promise<string> => {
    try {
      const { products } = await queryClient.fetchQuery({
        ...suggestionsOf(number),
        retry: false,
      });
      const found = products.find((product) => isNumberOf(product, number));
      return found ? paths.product(found.handle) : paths.results(number);
    } catch {
      // the results page shows the error and a retry
      return paths.results(number);
    }
  };
}
